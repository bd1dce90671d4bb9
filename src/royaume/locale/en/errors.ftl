## What is wrong with something that came from outside: what, where, what to do.

error-unknown-game = There is no game "{ $game }". Known games: { $known }.
error-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-unknown-expansion = { $game } has no expansion "{ $value }". Known: { $known }.
error-unknown-solo = { $game } has no solo opponent "{ $value }". Known: { $known }.
error-unknown-setup = { $game } has no set-up "{ $value }". Known: { $known }.
error-unknown-option = { $game } has no option "{ $value }". Known: { $known }.
error-option-value = "{ $value }" is no value for { $key }. Use one of: { $known }.
error-option-form = "{ $text }" is not an option. Write it as key=value.
error-unknown-bot = There is no bot "{ $bot }". Known bots: { $known }.
error-unknown-lesson = There is no lesson "{ $lesson }". Known lessons: { $known }.
error-no-lesson = Nothing is taught at this table.
error-unknown-chapter = There is no chapter { $chapter }: the lesson has { $chapters }.
error-unknown-language = There is no language "{ $language }". Known languages: { $known }.
error-unknown-deck = { $game } has no deck "{ $deck }". Known decks: { $known }.
error-count = { $option } must be at least { $least }, not { $value }.
error-too-many-bots = { $bots } bots for { $seats } seats: name at most one a seat.

error-game-over = The game is over: nothing more can be chosen.
error-not-your-turn = It is not player { $seat }'s turn. Waiting for: { $waiting }.
error-illegal-choice = "{ $choice }" is not allowed. { $reason } See "{ $heading }" in the rulebook.
error-unknown-choice = "{ $choice }" cannot be chosen here. Possible: { $legal }.
error-undo-nothing = There is nothing to undo.
error-undo-revealed = This cannot be undone: a hidden card has been shown since.
error-too-many-names = { $names } names for { $seats } seats.
error-player-name = { $name } cannot be a player's name: 1 to { $most } printable characters.

error-file-missing = { $file }: there is no such file.
error-file-unreadable = { $file }: cannot be read ({ $reason }).
error-in-file = { $file }: { $reason }
error-file-not-text = { $file }: this is not a text file in UTF-8.

error-record-not-a-record = line { $line }: this is no Royaume record; it should begin with [Royaume "1"], not "{ $text }".
error-record-header = line { $line }: "{ $text }" is not a header of the form [Key "value"].
error-record-header-twice = line { $line }: the header { $key } stands twice.
error-record-header-missing = the header { $key } is missing.
error-record-header-number = line { $line }: the header { $key } should be a number, not "{ $value }".
error-record-header-count = line { $line }: { $found } headers, where { $expected } were expected.
error-record-headers = line { $line }: the headers do not describe a game: { $reason }
error-record-start = line { $line }: the start position cannot be read ({ $reason }).
error-record-from-the-future = line { $line }: a record in format { $theirs }; this version reads format { $ours }. Update Royaume to read it.
error-record-unknown-game = line { $line }: there is no game "{ $game }". Known games: { $known }.
error-record-rules-version = line { $line }: made by rules { $theirs } of { $game }, this program has rules { $ours }: cannot be checked. A matching Royaume can.
error-record-expected = line { $line }: expected { $expected }
error-record-turn = line { $line }: "{ $text }" is not a turn of the form 12. P1 choice; choice
error-record-choice = line { $line }, turn { $turn }: { $reason }
error-record-after-the-end = line { $line }: the game ended before this turn.
error-record-cut-off = line { $line }: the record ends here, but it is not complete: it was cut off.
error-record-too-large = the record has { $size } characters; at most { $most } can be read.
error-record-differs = line { $line }: the record says "{ $found }", but playing it gives "{ $expected }".

error-rules-version = a state of version { $theirs } of the rules of { $game }; this is version { $ours }.
error-data-not-carried = a state of version { $theirs } of the rules of { $game } that could not be carried over to version { $ours }: something in it is not as those rules wrote it.
error-data-not-an-object = { $where }: expected an object with named values.
error-data-not-a-list = { $where }: expected a list.
error-data-missing = { $where }: "{ $key }" is missing.
error-data-unknown-key = { $where }: "{ $key }" is not known here. Known: { $known }.
error-data-wrong-length = { $where }: { $n } entries, where { $wanted } are possible.
error-data-segments = { $where }: each of the five segments lies in the ring exactly once.
error-data-not-a-number = { $where }: expected a whole number from { $low } to { $high }, not { $value }.
error-data-not-a-name = { $where }: expected a name or a whole number from { $low } to { $high }, not { $value }.
error-data-unknown-name = { $where }: "{ $name }" is not known here. Nearest: { $nearest }.
error-data-not-pairs = { $where }: { $n } entries, where pairs are expected: a card, and the one under it.
error-data-rest-here = { $where }: "..." stands for all other cards and can only be the last entry of a pile.
error-data-rest-twice = { $where }: the other cards are in { $other } already; only one pile can take them ("...", or no such key).
error-data-not-a-text = { $where }: expected a text, not { $value }.
error-data-not-a-truth = { $where }: expected true or false, not { $value }.
error-data-not-hex = { $where }: expected hexadecimal digits.
error-data-unknown-frame = { $where }: there is no decision "{ $name }". Known: { $known }.
error-data-frame-numbers = { $where }: the numbers do not fit the decision "{ $name }".
error-lesson-says-all = The lesson "{ $lesson }" says itself what is played and by whom: beside it only the name of the first seat can be given.
error-no-other-deal = From here on only the true cards let the game go on. Choose a point a little earlier or later.
error-data-impossible = { $where }: this cannot occur in a game: { $broken }.
error-data-sides = { $where }: expected eight letters A or B, not "{ $value }".
