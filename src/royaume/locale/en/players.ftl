## What players are told when they are away.

notice-turn-title = Your turn
notice-turn-body = { $others ->
        [0] { $game } is waiting for you.
       *[other] { $game } with { $rivals } is waiting for you.
    }
notice-turn-subject = Your turn: { $game }
notice-clock-title = Your time is running out
notice-clock-body = { $game } with { $rivals }: your clock runs out at { $until }.
notice-clock-subject = Your time is running out: { $game }
notice-again-title = Still your turn
notice-again-body = { $days ->
        [one] { $game } with { $rivals } has been waiting for you since yesterday.
       *[other] { $game } with { $rivals } has been waiting for you for { $days } days.
    }
notice-again-subject = Still your turn: { $game }
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

## My page

page-nameless = No name that lasts
page-nameless-hint = Your tables are known to this browser alone.
page-named-hint = Your tables follow this name to every device where you enter.
page-name = A name that lasts
page-name-what = With a name and a pass phrase you find your tables on every device. Without them everything works as before, by links.
page-enter = Enter
page-enter-what = Your tables come to this device, and those of this device follow you.
page-phrase = Pass phrase (a few words)
page-phrase-new = New pass phrase (if you want another)
page-keep = Keep
page-have = I have a page
page-enter-passkey = Enter with a passkey
page-passkeys = Passkeys
page-passkeys-what = This device, or your password manager, lets you in without the pass phrase.
page-passkey = Passkey { $n }
page-passkey-add = Add a passkey
page-devices = { $n ->
        [one] Open on this device alone
       *[other] Open on { $n } devices
    }
page-leave = Leave on this device
page-leave-elsewhere = Leave on all others
page-erase = Erase my page
page-erase-sure = Name, notices and the list of your tables are erased. The tables themselves and their links stay.

## Notices

notices = Notices when you are away
notices-what = Where friends play over days, you are told when a table waits for you: once for each wait.
notices-push = Tell me on this device
notices-push-browser = This browser takes no notices here: it needs an encrypted address (https), and on some phones Royaume has to be installed first.
notices-push-server = Whoever keeps this server has not installed notices for browsers.
notices-mail = By mail
notices-add = Add
notices-webhook = By a webhook
notices-webhook-what = For programs and chat rooms (Discord, Slack, Mattermost …). Others may read what it says, so its link opens your seat only where you have the key.
notices-address = Address
notices-secret = Its secret, told this once: requests are signed with it
notices-about = Tell me
notices-about-turn = when a table waits for me
notices-about-clock = when my clock is about to run out
notices-about-over = when a game is over
notices-after = When somebody waits for me
notices-after-0 = at once
notices-after-10 = after 10 min
notices-after-60 = after 1 hour
notices-after-720 = after 12 hours
notices-again = And once more, where no clock runs
notices-again-0 = never
notices-again-1 = after 1 day
notices-again-3 = after 3 days
notices-again-7 = after 7 days
notices-night = Nothing between { $begins } and { $ends } o’clock, except when my clock is about to run out
notices-quiet = Nothing is told while you have the table open.
endpoint-push = This or another browser ({ $name })
endpoint-mail = { $name }
endpoint-webhook = Webhook at { $name }
endpoint-new = A mail is on its way: open the link in it.
endpoint-on = You are told here.
endpoint-failing = The last notices did not arrive.
endpoint-tried = Sent: has it arrived?
endpoint-try = Try it
endpoint-remove = Remove
letter-confirm = Yes, write to me here
letter-confirm-what = Royaume will tell this mailbox when a table waits for you.
letter-confirm-done = You will be told here.
letter-stop = No more mail
letter-stop-what = Royaume will send nothing more to this mailbox.
letter-stop-done = No more mail will come.
