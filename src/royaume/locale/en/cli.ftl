## The command line

cli-players = { $fewest } to { $most } players
cli-more-players = { $expansion }: up to { $most } players
cli-players-short = Players
cli-game = Game
cli-mode = Mode
cli-decisions-per-second = Decisions /s
cli-forced-percent = Forced %
cli-with-events-per-second = with events /s
cli-on-clones-per-second = on clones /s
cli-games-per-second = Games /s
cli-clones-per-second = Clones /s
cli-measuring = Measuring, one core...
cli-simulated = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s: { $speed } decisions/s
cli-seat = Seat
cli-mean = mean
cli-wins = wins
cli-ended = { $times ->
        [one] 1 game
       *[other] { $times } games
    } ended: { $ending }
cli-no-violation = No law was broken.
cli-law-broken = A law was broken: { $law }. The record of the game follows.
cli-arena-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $unfinished } of them unfinished, { $failed } broken off
cli-arena-rounds = Half of the finished ones took at most { $rounds } rounds.
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-share = Wins a seat
cli-arena-interval = 95 % interval
cli-arena-points = Points
cli-arena-time = A decision
cli-arena-rating = Rating
cli-arena-opponent = (the rules)
cli-arena-raised = { $bot } broke off game { $game } (deal { $deal }) at decision { $decision }, as player { $seat }: { $what }
cli-arena-illegal = { $bot } broke off game { $game } (deal { $deal }) at decision { $decision }, as player { $seat }, by a choice that is not allowed: { $what }
cli-arena-died = Game { $game } (deal { $deal }) of { $bot } was given up: its process died every time.
cli-ladder-duel = { $duel }: { $share } ({ $interval }; asked for: { $goal } %)
cli-ladder-bot = Bot
cli-ladder-against = Against
cli-ladder-games = Games
cli-ladder-share = Wins
cli-ladder-interval = 95 % interval
cli-ladder-goal = Asked for
cli-ladder-points = Points
cli-ladder-rounds = Rounds (median)
cli-ladder-unfinished = Unfinished
cli-ladder-time = A decision
cli-ladder-command = Command
cli-card = Card
cli-deck = Deck
cli-count = Copies
cli-text = What it does
cli-source = Source
cli-source-seed = rulebook
cli-source-picture = picture
cli-source-implementation = public implementations
cli-source-list = component list
cli-source-reconstructed = house value
cli-total = Total
cli-retold = Made by rules { $theirs }, told by rules { $ours }: { $made } of { $every } choices can be made again. Whether it went like this cannot be checked.
cli-reviewing = Reviewing
cli-review-of = { $game }: { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }; costly positions played on { $simulations ->
        [one] once
       *[other] { $simulations } times
    }.
cli-review-unfinished = The game was not finished: reviewed as far as it goes.
cli-percent = { $n } %
cli-review-cell = { $win } ({ $points })
cli-review-turn = Turn
cli-review-end = End
cli-review-name = Player
cli-review-chances = Win chance and expected points when a turn began
cli-review-moves = The moves that cost most
cli-review-no-moves = Nobody gave anything away.
cli-review-move = { $n }. Turn { $turn }, { $name }: win chance { $win }, points { $points }
cli-review-before = after: { $deeds }
cli-review-played = played: { $deeds } ({ $win }, { $points } points)
cli-review-better = better: { $deeds } ({ $win }, { $points } points)
cli-review-also = or: { $deeds } ({ $win }, { $points } points)
cli-review-then = , then{" "}
cli-review-minded = What { $name } should have minded: “{ $what }”
cli-review-only = The only good moves that were found
cli-review-only-move = Turn { $turn }, { $name }: { $deeds } ({ $win }, anything else at most { $else_ })
cli-review-sources = Where the points come from, by turn
cli-review-shares = Luck and choices: what moved the win chance (points)
cli-review-start = Start
cli-review-drawn = Cards drawn
cli-review-chosen = Own choices
cli-review-others = The others
cli-verified = Verified: shuffles, { $choices } choices and final state agree. Commitment { $commitment }
cli-verified-from-position = From a given position: { $choices } choices and final state agree with it. How the cards came to lie there, and every shuffle, cannot be checked.
cli-checking = Checking
cli-sound = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }: everything is as it was written, and every game can be played again.
cli-checked-older = Stored in format { $theirs }; a copy of it was brought to format { $ours } and checked. What is stored stays as it is until a server is started on it.{ $sealed ->
        [no] { " " }Before format { $since } nothing was sealed: what can be read and played counts as sound there.
       *[yes] { "" }
    }
cli-damage = Table { $table } is damaged ({ $what }); its log is sound up to version { $sound }.
cli-damage-file = The file itself is damaged: { $what }
cli-backed-up = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } copied to { $file }
cli-backed-up-older = Everything is copied to { $file }, in the older format in which it is stored.
cli-restored = Brought back from { $file }.
cli-migrated = { $tables ->
        [one] One table was copied, and is the same in both places.
       *[other] { $tables } tables were copied, and are the same in both places.
    }
cli-restored-kept = What was there before is in { $kept }.
cli-mended = Table { $table } goes on from version { $sound }, the last one that is sound.
cli-why = { $reason } (rulebook, "{ $heading }"{ $page ->
        [0] {""}
       *[other] , p. { $page }
    })
cli-allowed = This choice is allowed.
cli-levels = Who plays against you, the weakest first:
cli-level = { $name } { $plays }
cli-bot = Bot { $n }
cli-you = Player
cli-prompt = { $name }, { $question }:
cli-help = A number makes that choice. Also: why N (why a choice is not allowed), suggest (what a bot would do), undo, log, save FILE, help, quit.
cli-suggestion = A bot would play { $number }: { $deeds }
cli-not-understood = "{ $text }" is not understood. { $help }
cli-no-such-number = There is no choice { $number }; the choices are 1 to { $most }.
cli-undone = Taken back.
cli-saved = Saved to { $file }.
cli-cannot-save = { $file } cannot be written ({ $reason }).
cli-won = { $names } wins.
cli-won-together = { $names } share the victory.
cli-trained = The eye is in { $file }.
cli-goodbye = Goodbye. The game was not finished.
cli-turn = Turn { $turn } of { $turns }
