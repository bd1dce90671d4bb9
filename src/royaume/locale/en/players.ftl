## What players are told when they are away.

notice-turn-title = Your turn
notice-turn-body = { $others ->
        [0] { $game } is waiting for you.
       *[other] { $game } with { $rivals } is waiting for you.
    }
notice-turn-subject = Your turn: { $game }
notice-clock-title = Your time runs out
notice-clock-body = { $game } with { $rivals }: your clock runs out at { $until }.
notice-clock-subject = Your time runs out: { $game }
notice-over-title = Game over
notice-over-body = { $game } with { $rivals } has ended.
notice-over-subject = Game over: { $game }
notice-try-title = It works
notice-try-body = This is how Royaume will tell you that a table waits for you.
notice-try-subject = Royaume: it works
notice-letter-seat = Play: { $link }
    (The link opens your seat: keep it to yourself.)
notice-letter-tables = Your tables: { $link }
notice-letter-stop = No more mail like this: { $link }
notice-leave-subject = Royaume: may we write to you?
notice-letter-leave = { $named ->
        [0] Somebody wants to be told at this address when a table of Royaume waits for them.
       *[other] { $name } wants to be told at this address when a table of Royaume waits for them.
    }

    If that is you: { $link }

    If it is not, do nothing: no other mail will come.
