## What the server says, and what it does not do.

server-ready = Royaume is served at { $address } (games in { $folder }). Ctrl-C ends it.

error-address = Cannot listen at { $host }, port { $port } ({ $reason }). Is another server running there? Choose another { $option }.
error-port = There is no port { $port }: ports are numbered from 0 to { $last }. Choose another { $option }.
error-folder-in-use = { $folder } belongs to a server that is running ({ $page }). One folder, one server: open its page, stop it, or choose another --data.
error-data-folder = { $folder }: games cannot be stored there ({ $reason }).
error-data-format = { $file }: games stored in format { $theirs }; this version reads format { $ours }. { $age ->
        [newer] Use the newer version that wrote them.
        [older] Start a server on them once (royaume serve --data): it brings them to this format. Copy them first (royaume backup).
       *[lost] They are too old to be brought to it.
    }
error-postgres-missing = PostgreSQL needs one more package: pip install "royaume[postgres]".
error-workers-need-database = Several processes keep their games in one PostgreSQL: name it with --database.
error-database = The database cannot be used: { $reason }

error-bad-request = The request was not understood: { $reason }.
error-not-found = There is nothing at this address.
error-method = This address does not answer to this kind of request.
error-other-host = This server does not answer to the name { $host }. Whoever runs it can allow it: royaume serve --allow-host { $host }
error-other-origin = This request came from a page of { $origin }, not of this server. Whoever runs it can allow its name with --allow-host.
error-content-type = The request must be sent as JSON (Content-Type: application/json).
error-too-fast = That was a lot at once. Please wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}, then try again.
error-too-large = The request is too large.
error-internal = Something went wrong in the server. Nothing was changed; please try again.
error-token-needed = Only players can do this: open the table with your seat's link.
error-unknown-token = This link belongs to no seat at this table.
error-invitation-used = This invitation has been used: the seat belongs to whoever took it, who has a link of their own.
error-seat-revoked = This seat was given to somebody else by whoever made the table.
error-no-spectators = Whoever made this table lets nobody look on.
error-not-the-host = Only whoever made the table can do this.
error-seat-fixed = Seat { $seat } cannot be given away like this.
error-nothing-to-return = No bot plays for you at this table.
error-clock-base = A clock of this kind has from { $least } to { $most } seconds.
error-clock-increment = Clocks by days give no seconds with each turn.
error-clock-vacation = Only clocks by days stop for somebody who is away.
error-away-until = Say a day ahead, at most { $days } days from now.
error-not-your-seat = Seat { $seat } is not yours.
error-no-seat = You have no seat at this table any more: a bot plays for you.
error-no-table = There is no such table.
error-disk-full = The disk of the server is full: nothing was changed. Make room, then try again.
error-store-failed = What is stored cannot be read or written just now: nothing was changed. Whoever keeps the server finds the reason in its log.
error-table-damaged = What is stored of this table ({ $table }) is damaged; it is sound up to version { $sound }. Nothing is shown that might be wrong. The other tables go on. Whoever keeps the server can bring it back with: royaume restore BACKUP --table { $table } (or, without a copy, from its last sound version: royaume mend { $table })
error-version = The game has gone on since: this was for an earlier moment.
error-key-used = This key was already used for another request.
error-not-started = The game has not started yet: seats are still open.
error-seat-taken = This seat is already taken.
error-name-taken = { $name } is at this table already: choose another name.
error-seat-count = { $seats } seats for { $players } players: say who sits where, one seat for each.
error-rated-people = A rated table is for people alone, two or more, from its beginning: no bots, no opponent of the rules, no "what if".
error-undo-not-yours = The last choice was somebody else's.
error-undo-answered = A bot has moved since, and you do not play against bots alone.
error-undo-finished = The game is over: nothing can be taken back.
error-not-over = This is possible once the game is over.
error-no-such-point = There is no choice { $at }: the game had { $made }.
error-no-such-seat = There is no seat { $seat }.
error-no-review = The review could not be made. Please ask again.
error-no-suggestion = No answer was found in time. Please ask again.
error-chat-text = There is nothing to say in this.
error-record-unreadable = This record cannot be read: it tells of something that cannot occur in a game.
error-rules-stopped = This game was played by rules { $theirs }; under rules { $ours } line { $at } of its log cannot be played again. It can be looked at, but it does not go on here.
error-made-by-rules = Made by rules { $theirs }; this program has rules { $ours } and shows it by them. Whether it went like this cannot be checked here.

error-notice-settings = { $file }: the settings for notices cannot be used ({ $reason }).
error-player-needed = Only a player can do this: this device knows none yet.
error-player-unknown = This device is no longer known to that page: enter anew.
error-player-name-taken = { $name } is the name of another page here: choose another one.
error-phrase-short = A pass phrase has at least { $least } characters: a few words are easy to keep in mind.
error-phrase-wrong = The name and the pass phrase do not fit together.
error-passkey-refused = This passkey was not accepted. Try again, or enter with your pass phrase.
error-no-passkeys = This server takes no passkeys: whoever keeps it can install them (pip install royaume[notices]).
error-no-push = This server has no web push: whoever keeps it can install it (pip install royaume[notices]).
error-no-mail = This server sends no mail: whoever keeps it can name a mail server (docs/notices.md).
error-mail-failed = The mail could not be sent there. Is the address right?
error-no-endpoint = There is nothing to be told there any more.
error-endpoint-address = This is no address to which a notice can be sent: it begins with https://.
error-endpoint-private = This address lies in the server’s own network: nothing is sent there unless whoever keeps the server allows it.
error-endpoint-keys = The keys of this subscription cannot be used.
error-endpoint-mail = This is no mail address.
error-endpoint-new = Open the link in the mail first: until then nothing else is sent there.
error-endpoint-gone = Nobody is there any more: it was taken off the list.
error-endpoint-failed = The notice was not taken there ({ $reason }).
error-endpoints-many = You are told in { $most } places already: remove one of them first.
error-unknown-zone = There is no time zone { $zone }.

event-time_ran_out = { $seat } ran out of time: { $bot } stands in, until { $seat } comes back
event-went_away = { $seat } is away for a while
event-went_away_for = { $seat } is away for a while: { $bot } stands in
event-came_back = { $seat } is back
event-carried_over = The rules were mended: from here on this game is played by rules { $ours } instead of { $theirs }. What came before stands, but is no longer told or taken back

## What a system says of the app before it is installed

app-description = Great board games in the browser: alone against characters of the realm, around one screen, or with friends far away.
