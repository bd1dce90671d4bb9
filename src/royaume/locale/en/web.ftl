## The browser's own texts. Those of the games are in their catalogues.

tagline = Five rulebooks, one table. Tonight.
loading = Loading…
close = Close
open = Open
copy = Copy
copied = Copied
confirm = Confirm
cancel = Cancel
continue = Continue
menu = Menu
players = players
total = Total
to-start = Start page
nowhere-title = Nothing has been built here
problem-title = This page cannot be shown
network-lost = The server cannot be reached. Check the connection, then try again.
reconnecting = reconnecting…
offline = The connection is lost
offline-kept = The table stays as it is, and you go on here as soon as the server can be reached.
offline-sending = Your last choice is kept, and is sent as soon as the server can be reached.
on-its-way = Your last choice is still on its way: this one was not made.
speak-other = Français
server-away = The server cannot be reached.
server-away-here = This page goes on by itself as soon as it runs again:
server-away-there = This page goes on by itself as soon as it can be.
newer = A newer version of Royaume is here. Nothing at your tables is lost.
newer-take = Load it
app-install = Install Royaume on this device

panel-help = Help
panel-settings = Settings
panel-credits = Credits

## Start page

title-architects = Architects of the West Kingdom
title-artisans = Age of Artisans
title-wonders = Works of Wonder
title-viscounts = Viscounts of the West Kingdom
title-majesty = Majesty
about-architects = Build the king’s city and its cathedral. Workers earn more together, rivals’ workers can be captured, and Virtue is a choice.
about-artisans = One artisan each, tools for apprentices, adornments for buildings, and a sixth seat at the table.
about-wonders = Five wonders to raise, Influence to win at court, a princess and a profiteer who wander the city.
about-viscounts = Ride around the castle with three cards at a time: trade, build, transcribe, place your people.
about-majesty = Twelve characters to take, eight buildings to serve. Every card pays at once, and again at the end.
needs-architects = with Architects
about-minutes = about { $n } min
play-now = Play now
new-table = New table
coming = Coming soon
your-turn = Your turn
game-running = Game in progress
game-over = Game over
and-more = and { $n } more
my-tables = My tables
my-tables-count = { $running } in progress, { $finished } finished
my-tables-none = No tables yet on this browser. Open one, and it will be here.
forget = Forget
import = Import a record
import-what = replay a game from its notation
import-file = A file (.rgn)
import-paste = … or its text
import-go = Replay it
help-what = keys, signs, the game in brief
guide = Documents
guide-what = play, host, write a bot
guide-with-what = { guide }: { guide-what }
credits-what = icons CC BY 3.0, fonts OFL

## My tables

play = Play
forget-sure = { $name } leaves your list. The key of your seat lies in this browser only: without it you cannot come back to the table.
forget-table = Forget this table of { $name }
forgotten = { $name } is off your list.
tables-waiting = Your turn
tables-others = Others are playing
tables-finished = Finished
tables-status = { $n ->
        [0] No table is waiting for you.
        [one] One table is waiting for you.
       *[other] { $n } tables are waiting for you.
    }
tables-counts = { $others } where others play · { $finished } finished
tables-with = with { $names }
tables-lesson = Lesson
tables-last-move = last move
tables-begun = begun
tables-just-now = just now
tables-turns = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
tables-empty = Nothing here now.
tables-waiting-for-players = waiting for players
tables-to-move = { $names } to move
tables-play = Play { $name }
tables-open = Open { $name }
tables-watch = Watch
tables-watch-table = Watch { $name }
tables-review = Replay
tables-replay = Replay { $name }
tables-place = { $place } of { $players }
tables-result = { $place } of { $players }, { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-winner = won by { $winners }, { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-more = { $n } more finished games
tables-gone = Table { $table } cannot be opened.
expansion-promos = Promo cards
statistics = My games in numbers
statistics-title = Title
statistics-games = games
statistics-wins = won
statistics-best = best
statistics-mean = mean
statistics-length = length
statistics-minutes = { $n } min
statistics-when = When
statistics-points = Points
statistics-place = Place
statistics-won = won
statistics-mean-line = mean
statistics-chart = { $n ->
        [one] { $name }: the points of one game
       *[other] { $name }: the points of the last { $n } games
    }
statistics-counted = Games played from their beginning count: no lessons, no what-if.
statistics-none = Your finished games will be counted here: games, wins, best and mean points, length.

## Setting up a table

setup-title = Who plays, and with what?
setup-seats = Seats
setup-options = The game
setup-variants = Variants
setup-variants-hint = Rules that tables play differently, or that the book leaves open. As they stand, the book decides.
setup-setup = Set-up
setup-expansions = With
setup-solo = Automatic opponent
setup-solo-none = None
setup-go = Open the table
setup-seats-hint = Several players at this screen take turns on it. An open seat has its own link to give away; the game begins when all are taken.
seat-number = Player { $n }
seat-kind = Seat { $n }: who
seat-name = Seat { $n }: name
seat-person = Player at this screen
seat-open = Open seat (link)
seat-bot = Character (bot)
seat-level = Seat { $n }: which character
seat-link-later = You get its link next.
seat-add = Another seat
seat-remove = Remove seat { $n }
seat-free = Free seat
kind-person = player
kind-open = waiting for a player
kind-rules = plays by the rules
and-you = , you
bot-page = the Page
    .short = Page
bot-page-plays = plays for company: sound moves, not always the best, and harm to nobody where it can be helped.
bot-squire = the Squire
    .short = Squire
bot-squire-plays = has a plan, and does not always find the best move for it.
bot-steward = the Steward
    .short = Steward
bot-steward-plays = knows what pays in the long run, and forgets it every other turn.
bot-chancellor = the Chancellor
    .short = Chancellor
bot-chancellor-plays = keeps the whole game in view, and hardly ever loses sight of it.
bot-queen = the Queen
    .short = Queen
bot-queen-plays = takes her time, looks far ahead and gives nothing away.
bot-random = bot that plays anything
bot-gentle = bot that plays gently
bot-greedy = bot that plays for points
bot-eye = bot with a learned eye
majesty-setting-buildings = Sides of the buildings
majesty-setting-buildings-hint = Side A for first games. All players have the same sides.
majesty-setting-deck = Deck
majesty-setting-deck-hint = By tiers, the stronger cards come later; mixed, all 60 cards make one deck.
majesty-setting-tie = A tie for victory
majesty-setting-tie-hint = What happens when several players have the most points.
majesty-value-buildings-A = A
majesty-value-buildings-B = B
majesty-value-buildings-mixed = By chance
majesty-value-buildings-own = One by one
majesty-value-deck-tiers = Tiers
majesty-value-deck-mixed = Mixed
majesty-value-tie-shared = is shared
majesty-value-tie-meeples = is broken by meeples

## Before the first turn

lobby-title = The table is set
lobby-waiting = The game begins by itself when every seat is taken.
waiting-for-people = Waiting for players
your-name = Your name
take-seat = Take the seat
link-seat = Link for seat { $n }: give it to one player only
link-spectator = Link for spectators

## At the table

is-thinking = { $name } is thinking…
is-thinking-bot = { $name }, { $bot }, is thinking…
you-watch = You are watching.
won-by = { $n ->
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } share the victory with { $points } points.
    }
title-your-turn = ● Your turn ·{ " " }
undo = Undo
undo-impossible = No undo
you = you
away = away
show-cards = Show the cards of { $name }
show-tableau = Show what { $name } has
your-choices = Your choices
dock-keys = 1–9 · ↵
dock-below = { $n } more below
dock-idle = It is not your turn.
dock-offline = Nothing can be chosen until the connection is back.
fewer = fewer
more = more
or = or
choice-reveals = A hidden card will be turned up, or chance decides: no undo after this.
rulebook-place = { $book }, { $heading }{ $page ->
        [0] {""}
       *[other] , p. { $page }
    }
book-rulebook = Rulebook
book-architects = Architects, rulebook
book-appendix = Appendix
target-with-key = { $label }, key { $key }
# so many things of a kind
counted = { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
tile-coin = coins
    .one = coin
    .many = coins
tile-meeple = meeples
    .one = meeple
    .many = meeples
tile-clay = Clay
    .one = Clay
    .many = Clay
tile-wood = Wood
    .one = Wood
    .many = Wood
tile-stone = Stone
    .one = Stone
    .many = Stone
tile-gold = Gold
    .one = Gold
    .many = Gold
tile-marble = Marble
    .one = Marble
    .many = Marble
tile-silver = Silver
    .one = Silver
    .many = Silver
tile-tax = Tax
    .one = Tax
    .many = Tax
tile-virtue = Virtue
    .one = Virtue
    .many = Virtue
tile-points = points
    .one = point
    .many = points
tile-debt = unpaid Debts
    .one = unpaid Debt
    .many = unpaid Debts
tile-paid_debt = paid Debts
    .one = paid Debt
    .many = paid Debts
tile-plan = Building cards
    .one = Building card
    .many = Building cards
tile-worker = workers
    .one = worker
    .many = workers
tile-carpentry = carpentry
tile-tiling = tiling
tile-masonry = masonry
tile-capture = captures
    .one = capture
    .many = captures
tile-release = actions
    .one = action
    .many = actions
tile-hire = things to hire or draw
    .one = thing to hire or draw
    .many = things to hire or draw
tile-exchange = exchanges
    .one = exchange
    .many = exchanges
tile-build = works to build
    .one = work to build
    .many = works to build
tile-ink = Ink
    .one = Ink
    .many = Ink
tile-resource = resources of your choice
tile-corruption = Corruption
    .one = Corruption
    .many = Corruption
tile-deed = Deeds
    .one = Deed
    .many = Deeds
tile-approved_deed = approved Deeds
    .one = approved Deed
    .many = approved Deeds
tile-builder = Builder
tile-merchant = Merchant
tile-noble = Noble
tile-cleric = Cleric
tile-criminal = Criminal
tile-free_hire = cards to hire for free
tile-destroy = cards to destroy
tile-discard = cards to discard
tile-rearrange = rearrange your cards
tile-shuffle = shuffle your cards
tile-flip_any = Debts or Deeds to flip
tile-flip_debt = Debts to flip
tile-flip_deed = Deeds to flip
tile-move_worker = workers to move
tile-manuscript = manuscripts
tile-trading_post = Trading Post
tile-guildhall = Guildhall
tile-workshop = Workshop
tile-step = spaces
tile-dismissal = dismissals
tile-hand = cards in hand
tile-scheme = Schemes
tab-recap = Since your last turn
tab-log = Log
tab-chat = Chat
log-empty = Nothing yet.
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-new = new
log-beginning = Before the first turn
log-ending = End of the game
turn-number = { $n ->
        [0] just begun
       *[other] turn { $n }
    }
clock-title = Clocks
clock-none = None
clock-live = Live
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m }
clock-by-days = Days for each turn
clock-live-hint = For a game in one go: everybody has this much time in all, and some more with each turn.
clock-days-hint = For a game over days: everybody has this much time for each turn.
clock-base = Time in all
clock-turn = Time for each turn
clock-increment = More with each turn
clock-vacation = Days off, in all
clock-nothing = none
clock-stand-in = Who stands in when the time has run out
clock-of = { $name }: { $time } left
clock-rests = { $name } is away: the clock stands still at { $time }
time-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
time-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
  }
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
time-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }
terms-days = { $time } for each turn.
terms-live = { $time } for the whole game.
terms-live-more = { $time } for the whole game, and { $more } more with each turn.
terms-stand-in = For whoever runs out of time { $bot } stands in until they come back.
terms-vacation = Clocks stop for whoever is away, for { $time } in all.
stands-in-time = { $name } ran out of time: { $bot } stands in.
stands-in-away = { $name } is away: { $bot } stands in.
stands-in-own-time = Your time has run out: { $bot } plays for you until you come back.
stands-in-own-away = You are away: { $bot } plays for you until you come back.
stands-in-own-left = Until you come back { $bot } plays for you.
go-away = I am away
away-until = away until { $day }
is-away-until = Away until { $day }.
away-day = Back on
away-plays = Let a character play for me meanwhile
away-clock = Your clock stops meanwhile. Days off left for this game: { $time }.
away-go = Tell everybody
away-told = Everybody sees that you are away until { $day }.
away-back = I am back
away-everywhere = At all my tables where others play
open-to-all = Anybody may take the open seats
open-to-all-hint = The table is listed on the start page until it is full.
open-tables = Open tables
open-tables-count = { $n ->
    [one] { $n } table waits for you
   *[other] { $n } tables wait for you
  }
open-table-seats = { $names } · { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
  }
open-join = Sit down
open-table-join = Sit down: { $name }, with { $names }
invite-title = Invitation
invite-text = A seat is free for you.
invite-qr = Show code
invite-show = Show code: seat { $n }
invite-code = The link for seat { $n } as a code for cameras
invite-how = Point the camera of a phone at it, or pass on the link. Whoever takes the seat first has it.
invite-share = Send the link
resign = Leave the game to a bot
resign-sure = This character takes your seat until you come back. Sure?
resign-yes = Yes, go on for me
seating = Seats at this table
give-to-bot = Let { $bot } play
give-to-person = Invite somebody else
give-new-link = New link
give-sure = { $name } loses this seat: whoever gets the new link takes it over. Sure?
give-yes = Yes, open the seat
spectators-allowed = Whoever has the link for spectators may look on
come-back = Take your seat back
come-back-why = A bot plays for you.
pass-to = Pass the screen to { $name }
pass-why = The table is covered until the next player is ready.
pass-ready = I am { $name }

## After the game

gloss = Note
points-so-far = { $name }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
points-so-far-text = If the game ended now:
final-score = Final score
rank = { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
rematch = Rematch
rematch-join = Join the rematch
replay = Replay
see-table = See the table
download = Notation
share = Share
course-title = The game turn by turn
course-hint = points if it had ended then; click to replay
course-label = The points of each player after each turn
leaps-title = The turns that paid most
fair-start = The shuffle is fixed: its seed is shown at the end and must fit this commitment.
fair-position = This game began from a given position: how the cards came to lie there, and the shuffles since, cannot be checked.
fair = Verifiable shuffle: commitment { $commitment }… given at the start, seed { $seed }… shown now.
replay-at = Turn { $turn }, choice { $n } of { $most }
replay-first = To the start
replay-back = One choice back
replay-next = One choice on
replay-last = To the end
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-speed = Speed
replay-hand-of = Hand of
replay-hand-none = nobody
replay-play = Play
replay-pause = Pause
replay-slider = Point in the game
what-if = What if… from here
what-if-how = A new table goes on from turn { $turn }, after choice { $n }. What your seat could not know is shuffled again.
what-if-seat = You sit at the place of
what-if-others = The others are played by
what-if-bots = bots
what-if-screen = people at this screen
what-if-go = Play on from here
what-if-mark = What if
what-if-back = What if: back to the replay, after choice { $n }

## Review of a finished game

review = Review
review-subtitle = Review · { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
review-percent = { $n } %
review-cell = { $win } % ({ $points })
review-turn = Turn
review-end = End
review-win = Win chance
review-win-short = win chance
review-win-label = Each player’s chance to win, turn by turn
review-points = Expected points
review-points-short = points
review-points-label = The points each player could expect, turn by turn
review-shows = Shown
review-hint = by what each player knew; click to go there
review-table = As a table
review-progress = Playing on from every turn…
review-moves = The moves that cost most
review-no-moves = Nobody gave anything away worth telling.
review-stake = What was at stake
review-before = the table before the move
review-move = Turn { $turn }, { $name }:
review-fell = win chance { $to } % instead of { $from } % · the strongest bot, { $games } games from here
review-why = With the better move, { $name } would have won { $better } games in 100 instead of { $played }{ $gained ->
        [more] , with { $points } points on average.
       *[no] .
    }
review-after = After: { $deeds }
review-minded = What { $name } should have minded: “{ $what }”
review-played = played
review-better = better
review-only = the only good move
review-only-short = only good
review-only-fell = win chance { $from } %, anything else at most { $to } % · the strongest bot, { $games } games from here
review-only-why = { $name } found the only good move: it wins { $best } games in 100, the next best { $else }.
review-next-best = next best
review-points-lost = { $n } points
review-points-expected = { $n } points
review-points-moved = { $n } points
review-sources = Where the points come from
review-sources-short = points
review-sources-label = The points of { $name } by source, turn by turn
review-whose = Whose points
review-luck = Luck and choices
review-luck-short = luck
review-start = Start
review-drawn = Cards drawn
review-chosen = Own choices
review-others = The others
review-luck-text = How the chance to win came about: what cards, turned up or drawn, changed beside what could be expected, what one’s own choices changed, and the rest, which is what the others did.
review-next = Next costly move
review-replay = Replay from here

## Settings

setting-language = Language
language-en = English
language-fr = Français
setting-theme = Colours
theme-vellum = Vellum
theme-night = Night
theme-system = As the system
setting-speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
setting-confirm = Confirm a choice
confirm-never = Never
confirm-reveals = When it reveals something
confirm-always = Always
setting-pass = Cover the screen between players here
pass-secrets = In games with secrets
pass-always = Always
pass-never = Never
setting-forecast = Score so far
forecast-yes = Shown
forecast-no = Hidden
setting-counsel = Counsel at the table
counsel-yes = Given
counsel-no = Silent

## Help

help-keys = Keys
help-key-choose = 1–9, 0
help-does-choose = make that choice
help-key-move = ← ↑ → ↓
help-does-move = go to the next thing that can be chosen
help-key-enter = Enter
help-does-enter = choose what has the focus
help-key-undo = u
help-does-undo = undo, as long as nothing hidden was shown
help-key-suggest = h
help-does-suggest = suggest a move: what a bot would do
help-key-log = l
help-does-log = the whole log
help-key-chat = c
help-does-chat = the chat
zoom = From near
help-key-zoom = z
help-does-zoom = the card that is pointed at, from near; on a phone: hold a finger on it
help-key-cancel = Esc
help-does-cancel = put a choice back
help-key-help = ?
help-does-help = this help
help-key-replay = ← → ↑ ↓ Space
help-does-replay = in a replay: a choice back or on, a turn, play
help-key-review = ← → N
help-does-review = in a review: a turn back or on, the next costly move
help-signs = Signs
help-sign-may = Gold light: you may choose this.
help-sign-advised = Advised: a suggestion, or what the counsel means.
help-sign-no = Hatched: not allowed. Point at it for the rule.
help-sign-sel = Gold ground: chosen, waits for Confirm.
help-sign-focus = Red dots: the keyboard is here.
help-architects-title = Architects in brief
help-architects-goal-title = Goal
help-architects-goal = Most points. They come from the Buildings you construct and your level of the Cathedral; Virtue adds or takes some, Debts and workers in Prison cost some.
help-architects-turn-title = Your turn
help-architects-turn = Place one worker from your supply and do at once what the place says. Workers stay there: with each further one of yours, the same place brings you more. With none left in supply, the turn is spent taking one back.
help-architects-goods-title = Goods
help-architects-goods = For each of your workers there: 1 Stone at the Quarry, 1 Wood in the Forest, 1 Clay in the Mines and 1 more (or 1 Gold for every 2), 1 Silver at the Silversmith and 1 more. The King's Storehouse exchanges goods for Virtue or Marble, once per worker. The Tax Stand gives all the Tax that was paid, for 2 Virtue.
help-architects-workshop-title = Workshop
help-architects-workshop = Hire an Apprentice: 4 Silver, and 1 more for each column beyond your number of workers there. Apprentices have skills and help at one place; you have room for 5. Or draw Building cards; at the end of your turn you keep 6 at most.
help-architects-guildhall-title = Guildhall and Cathedral
help-architects-guildhall = Here the worker stays for good. Construct a Building of your hand: pay its goods, and have Apprentices with each of its skills (the shields). Or climb one level of the Cathedral: pay its cost, discard a Building card, gain a Reward.
help-architects-town_centre-title = Captures
help-architects-town_centre = At the Town Centre each of your workers makes one capture for 1 Silver: all the workers of one colour at one place (per turn at 2 different places, with 4 or more players at 1). Your own come back to you; others' stay on your board, and their owner cannot use them.
help-architects-guardhouse-title = Guardhouse and Prison
help-architects-guardhouse = One action for each of your workers there: send all your captives to Prison for 1 Silver each, release all your own from Prison, win back those whom another player holds, or pay off a Debt for 6 Silver.
help-architects-market-title = Black Market
help-architects-market = Rare goods, any Apprentice or a choice of 5 Building cards, for Silver and 1 Virtue. At a reset (its 3 spaces are taken, or somebody fills a hooded space of the Guildhall) its workers go to Prison; whoever has 3 or more in Prison loses 1 Virtue, whoever has most takes a Debt.
help-architects-virtue-title = Virtue and Debts
help-architects-virtue = With 10 Virtue or more the Black Market is closed to you, with 4 or less the Cathedral. With 3 or less you pay 1 Tax less, with 1 or less 2. Points above 14 may destroy unpaid Debts; each point below 0 is a Debt.
help-architects-end-title = End
help-architects-end = When the last space of the Guildhall is filled, everybody has one more turn. House rule against a standstill: the game also ends after thirty rounds in a row in which no worker comes to the Guildhall (you are told from the twentieth on), and at once when nobody can place or take back a worker any more.
help-architects-score-title = Score
help-architects-score = Buildings with their bonuses, Cathedral, the number beside your Virtue, 1 for each Gold and Marble, 1 for 10 Silver; −2 for each unpaid Debt, −1 for 2 of your workers in Prison. Tied: more Virtue, then more Silver.
help-architects-advice-title = To begin with
help-architects-advice = Get Silver, hire Apprentices with the skills of your cards, then gather goods with three or four workers at a place. Take your own workers back at the Town Centre before others capture them.
help-majesty-title = Majesty in brief
help-majesty-turn-title = Your turn
help-majesty-turn = Take a card: the front one is free, each card passed over costs a meeple, and the meeples lying on your card are yours.
help-majesty-buildings-title = Your buildings
help-majesty-buildings = Its character goes below its building, and the building works at once, from top to bottom.
help-majesty-end-title = End
help-majesty-end = After twelve turns: variety pays the number of different characters squared, majorities pay the crowned number, wounded cards cost.

## Credits

credits-games-title = The games
credits-games = Majesty: For the Realm is a game by Marc André, published by Hans im Glück. Architects and Viscounts of the West Kingdom are games by Shem Phillips and S J Macdonald, published by Garphill Games. Royaume uses no art and no text of the publishers; buy the games, they are beautiful.
credits-icons-title = Icons
credits-icons = game-icons.net, by Lorc, Delapouite and contributors, under Creative Commons BY 3.0.
credits-fonts-title = Fonts
credits-fonts = Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), Metamorphous by James Grieshaber; SIL Open Font Licence.
credits-code-title = Made with
credits-code = Svelte, Vite, TypeScript, Project Fluent, uPlot.

## Majesty

majesty-short = Majesty
majesty-subtitle = { $sides ->
        [mixed] Mixed sides
       *[other] Side { $sides }
    } · round { $round } of { $rounds }
majesty-free = free
majesty-deck = Deck
majesty-tier = Tier
majesty-deck-count = { $left ->
        [0] empty
        [one] 1 card
       *[other] { $left } cards
    }
majesty-card-label = { $name }, { $cost ->
        [0] free
        [one] costs 1 meeple
       *[other] costs { $cost } meeples
    }{ $meeples ->
        [0] {""}
        [one] , with 1 meeple on it
       *[other] , with { $meeples } meeples on it
    }
majesty-building-about = { $name }: what it does
majesty-building-does = { $name }: { $text }
majesty-arch-label = { $name }, { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
majesty-place-here = Place at the { $name }
majesty-at-the-end = at the end
majesty-realm-of = { $name }’s realm
majesty-cards-taken = { $n } of { $most } cards
majesty-meeples-of = { $n } of { $spaces } meeples
majesty-majorities = Majorities

## Age of Artisans

book-artisans = Age of Artisans, rulebook
book-wonders = Works of Wonder, rulebook
help-artisans-title = Age of Artisans in brief
help-artisans-start-title = Start
help-artisans-start = Before the Building cards are drafted, everybody hires one Apprentice on display for free, the last player first.
help-artisans-artisan-title = Artisan
help-artisans-artisan = Besides your 20 workers you have an Artisan, who is placed, captured and taken back like any of them, but never goes to the Guildhall. On the turn you place it, it counts as 2 workers, and you may ignore the loss of 1 Virtue.
help-artisans-adornments-title = Adornments
help-artisans-adornments = At the Guildhall, put a worker on top of one of your own who has nobody there yet, and pay 3 Silver and 2 Tax. Choose one of the Craft cards in the row and put it under one of your Buildings; each may have one Adornment. The upper half works at once, and its points count at the end.
help-artisans-tools-title = Tools
help-artisans-tools = Put a worker on top of one of your own at the Guildhall, at no cost, or use the middle of the Black Market. Choose a Craft card and put it under one of your Apprentices; each may have one Tool. Whenever you use that Apprentice, you may use the lower half too, just before or after, once per turn.
help-artisans-refresh-title = New Apprentices
help-artisans-refresh = Three spaces of the Guildhall bring new Apprentices: when the turn in which one is filled is over, both left-most Apprentices leave the Workshop, and the Silver on them goes to the supply.
help-artisans-score-title = Score
help-artisans-score = The points on your Adornments, and for 1 to 5 Tools 1, 2, 4, 6 or 9 points.

## Age of Artisans at the table

artisans-adornment = Adornment
artisans-tool = Tool
artisans-crafts = Craft cards
artisans-line = { $what }: { $text }
artisans-crafts-left = { $n ->
        [0] No Craft card left in the pile
        [one] 1 Craft card left in the pile
       *[other] { $n } Craft cards left in the pile
    }
artisans-crafting-adornment = Craft an Adornment
artisans-crafting-adornment-text = A worker goes on top of one of yours at the Guildhall. Pay 3 Silver and 2 Tax, take the upper half of a Craft card, and put it under a Building of yours without an Adornment: its effect comes at once, its points at the end.
artisans-crafting-tool = Craft a Tool
artisans-crafting-tool-text = A worker goes on top of one of yours at the Guildhall, or into the middle of the Black Market. Take the lower half of a Craft card and put it under an Apprentice of yours without a Tool: it works once per turn, when that Apprentice does.
artisans-price = { $n ->
        [0] free
       *[other] { $n } Silver
    }
artisans-free = free
artisans-reconstructed = Our own reconstruction: { $what }.
artisans-value-points = its points
artisans-value-effect = the Adornment’s effect
artisans-value-tool = the Tool
artisans-tool-used = { $name }, used this turn
artisans-piece = Piece to place
artisans-piece-worker = Worker
artisans-piece-artisan = Artisan
artisans-workers-of = { $n ->
        [one] the Artisan of { $name }
       *[other] { $n } workers of { $name }, the Artisan among them
    }
artisans-two-workers-of = { $name }, two workers on top of each other
artisans-supply = workers in supply, the Artisan among them
artisans-in-prison = workers in Prison, the Artisan among them
artisans-space-refresh = Filling this space brings new Apprentices at the end of the turn.
artisans-refresh-due = new Apprentices after this turn
artisans-grace = You have placed your Artisan: you may ignore the loss of 1 Virtue this turn.
artisans-another-chooses = Another player is choosing.
artisans-text-guildhall = Or put the worker on top of one of yours here and craft an Adornment or a Tool. The Artisan never goes here.
artisans-text-black_market_middle = Or craft a Tool.
architects-warning-drop_tool = This Tool leaves the game, and its points with it.
help-cards = All cards, in words
help-key-piece = x
help-does-piece = a worker or the Artisan: the other one

## Works of Wonder

tile-influence = Influence
    .one = Influence
    .many = Influence
tile-reward = Reward cards
    .one = Reward card
    .many = Reward cards
wonders-influence = Influence
wonders-at-the-end = at the end
wonders-prize = { $n ->
        [0] At the end whoever has enough Influence, and the most, receives { $gold } Gold.
        [one] At the end the most influential player receives { $gold } Gold; now that is { $who }.
       *[other] At the end the most influential players share { $gold } Gold; now these are { $who }.
    }
wonders-influence-step = Influence { $n }
wonders-influence-text = Influence pays for Wonders, and may stand for Silver, Virtue, Gold and Marble.
wonders-influence-top = More than this nobody can have.
wonders-influence-none = Who has none has none to lose.
wonders-mark = Whoever comes up to this step draws a Building card, each time anew.
wonders-instead-of = instead of
wonders-exchanges = Influence instead
wonders-exchanges-text = At any time you may lose 2 Influence instead of spending up to 2 Silver (but not Tax), 2 instead of losing 1 Virtue, and 4 instead of spending 1 Gold or 1 Marble. You are asked when something is to be paid; nothing can stand for a contribution.
wonders-exchange-silver = 2 Influence instead of 2 Silver
wonders-exchange-virtue = 2 Influence instead of 1 Virtue
wonders-exchange-precious = 4 Influence instead of 1 Gold or 1 Marble
wonders-contribution = Contribution
wonders-contribution-text = Whoever places a worker beside the Princess may lay down one good that is not here yet, and gains at once what is below it. The fifth good brings a reset of the Black Market; then they all go to the Wonders of their kind.
wonders-cards-left = pile { $n }
wonders-slot = { $good }: brings { $gains }
wonders-slot-taken = { $good }: given already
wonders-consequence = Consequence of the next reset
wonders-princess = Princess
wonders-profiteer = Profiteer
wonders-princess-text = A worker placed beside her allows a contribution. Capturing others beside her costs 1 Virtue.
wonders-profiteer-text = A worker placed beside him brings 1 Influence. Capturing others beside him brings 1 Virtue.
wonders-princess-here = The Princess is here: place a worker, and you may make a contribution. Capturing here costs 1 Virtue.
wonders-profiteer-here = The Profiteer is here: place a worker, and you gain 1 Influence. Capturing here brings 1 Virtue.
wonders-wonder-here = A Wonder stands here: to its owner it counts as one more worker, or brings 1 Influence.
wonders-then = then
wonders-to-the-most = majority
wonders-penalty-now = At the reset, everybody with a worker there ({ $place }): { $penalty }; then all workers there go to Prison. { $n ->
        [0] Now nobody.
       *[other] Now: { $who }.
    }
wonders-favour-now = At the reset, whoever has the most workers there ({ $place }): { $favour }. { $n ->
        [0] Now nobody.
       *[other] Now: { $who }.
    }
wonders-wonders = Wonders
wonders-cost = Still costs: { $goods }, { $influence } Influence, { $taxes } Tax.
wonders-printed-cost = Costs: { $goods }, { $influence } Influence, { $taxes } Tax.
wonders-tokens = { $n ->
        [one] 1 token from contributions lies on it.
       *[other] { $n } tokens from contributions lie on it.
    }
wonders-built = Built by { $name }.
wonders-built-at = Built by { $name }; it stands { $place }.
wonders-short-of = short of { $n }
wonders-hint-figures = Princess: { $princess } · Profiteer: { $profiteer }
wonders-tab-court = Court
help-wonders-title = Works of Wonder in brief
help-wonders-start-title = Start
help-wonders-start = Before the Building cards are drafted, everybody hires one of the ten Apprentices on display for free, the last player first.
help-wonders-influence-title = Influence
help-wonders-influence = A track from 0 to 12. Each time you come up to 5 or 9 you draw a Building card. You may lose 2 instead of spending up to 2 Silver (never Tax), 2 instead of losing 1 Virtue, 4 instead of spending 1 Gold or 1 Marble. At the end the most influential player receives 4 Gold.
help-wonders-court-title = Princess and Profiteer
help-wonders-court = Place a worker beside the Princess, and you may contribute 1 good that is not on the card yet: you gain what is below it. Place one beside the Profiteer, and you gain 1 Influence. Capturing others beside her costs 1 Virtue, beside him it brings 1.
help-wonders-reset-title = Reset
help-wonders-reset = The fifth contribution brings a reset of the Black Market too. Then everybody with a worker beside the Profiteer suffers what the card says, and all workers there go to Prison; whoever has the most beside the Princess wins her favour; the contributions go to the Wonders, and both move on.
help-wonders-wonders-title = Wonders
help-wonders-wonders = You construct one at the Guildhall instead of a Building, with goods of one kind, Influence and Tax; no skills. Each good that contributions have laid on it spares one. You gain 2 Virtue and put its tower at a place without one: there it counts as one more worker of yours, or brings you 1 Influence.
help-key-wonders = w
help-does-wonders = open or close the Wonders, where they are folded
help-key-contribute = p
help-does-contribute = a worker to the Princess, with a contribution; where several goods may be given, again for the next one, then Enter
wonders-with-contribution = … with a contribution

## The turn of an opponent that follows rules of its own

setting-telling = The turn of a solo opponent
telling = Turn of the opponent
telling-steps = Its turn, step by step
tell-steps = step by step
tell-run = run
tell-summary = summary
telling-next = Next step
telling-finish = Finish its turn
telling-again = Again
telling-next-time = Next time
telling-text = Everything after the card follows from the table: point at a number, on the board or in the list, to see what it looks at.
telling-prompt = plays: step { $n } of { $most }.
telling-follows = Nothing is random after the card.
telling-pile = pile
telling-discards = discards
telling-future = future
telling-track = Resource track
telling-track-text = Each Silver moves the marker one space to the right; from the end it comes back to the beginning, with 1 Marble.
telling-track-at = { $good }, the marker is here
telling-would-build = Would build:
telling-would-build-text = At the Guildhall, with what it has now: of the Wonders that it can pay for, the first from the marker to the right.
telling-builds-nothing = no Wonder yet
help-key-telling = ↵ · f, Space · r
help-does-telling = the turn of a solo opponent: next step, to its end, again; a click on the board goes to its end too
telling-asks-for = asks for { $condition }

## Viscounts at the table

viscounts-round = round { $n }
viscounts-last-round = last round ({ $n })
viscounts-hint-means = { $space } · { $means }
viscounts-hint-wild = { $n ->
        [one] 1 Criminal (wild)
       *[other] { $n } Criminals (wild)
    }
viscounts-hint-pair = Point at a number or a name to read more.
viscounts-hint-rearranging = Click your cards in their new order, from left to right.
viscounts-hint-end = The end is near: this round is finished, then one more is played.
viscounts-hint-last = This is the last round.
viscounts-guide = Phases of a turn
viscounts-guide-cards = Cards
viscounts-guide-movement = Move
viscounts-guide-action = Action
viscounts-guide-recruit = Hire
viscounts-guide-collision = Collision
viscounts-guide-draw = Draw
viscounts-board-of = { $name }’s board
viscounts-drop-off = The card on the right drops off when the next one is played.
viscounts-no-ability = no effect
viscounts-pick = { $name }: comes to space { $n }
viscounts-track-yours = yours on a collision
viscounts-track-others = the others
viscounts-track-space = Space { $n }
viscounts-track-text = When your Corruption and Virtue meet here, you gain what stands above in phase 5. Everybody else gains what stands below{ $condition ->
        [with_criminals] {" "}if they have a Criminal icon on their board.
        [without_criminals] {" "}if they have no Criminal icon on their board.
       *[always] .
    }
viscounts-buildings-trading_post = Trading Posts
viscounts-buildings-guildhall = Guildhalls
viscounts-buildings-workshop = Workshops
viscounts-building-points = Points for 1 / 2 / 3 of them: { $points }
viscounts-built = buildings built
viscounts-in-hand = cards in hand
viscounts-supply = workers in supply
viscounts-pile = draw
viscounts-discarded = discard
viscounts-own-show = Show these cards
viscounts-own-of = { $name }’s cards
viscounts-own-hand = In hand ({ $n })
viscounts-own-pile = To be drawn, not in this order ({ $n })
viscounts-own-unseen = In hand or to be drawn ({ $n })
viscounts-own-discarded = Discarded, the newest last ({ $n })
viscounts-your-hand = Your hand
viscounts-hand-empty = Your hand is empty.
viscounts-top-card = Top card of your pile
viscounts-no-manuscripts = No manuscripts yet
viscounts-sets = Ribbons { $sizes }: { $points }
viscounts-sets-text = A set of 1, 2, 3 or 4 different ribbons counts 1, 4, 9 or 16 points.
viscounts-ribbon-letter-grey = G
viscounts-ribbon-letter-black = K
viscounts-ribbon-letter-yellow = Y
viscounts-ribbon-letter-blue = B
viscounts-kingdom = The kingdom
viscounts-poverty = Poverty
viscounts-prosperity = Prosperity
viscounts-poverty-text = Debts that were taken. With the last one Poverty is revealed: the round is finished, one more is played, and approved Deeds are ranked for 12, 8 and 4 points.
viscounts-prosperity-text = Deeds that were taken. With the last one Prosperity is revealed: the round is finished, one more is played, and paid Debts are ranked for 12, 8 and 4 points.
viscounts-leader = Castle Leader
viscounts-leader-text = Whoever has the most workers on the top of the castle: 5 points, and a hand larger by one card.
viscounts-bonus-text-cleric_bonus_grey = For the first with 3 grey ribbons: 3 points and a Builder icon every turn.
viscounts-bonus-text-cleric_bonus_black = For the first with 3 black ribbons: 3 points and a Cleric icon every turn.
viscounts-bonus-text-cleric_bonus_yellow = For the first with 3 yellow ribbons: 3 points and a Noble icon every turn.
viscounts-bonus-text-cleric_bonus_blue = For the first with 3 blue ribbons: 3 points and two Merchant icons every turn.
viscounts-section-text = Three of your workers here: one climbs to tier 2 and brings what stands on the wall, the others go to both sections beside. More than 3 workers of all colours: some are expelled.
viscounts-nobody = nobody
viscounts-free = free
viscounts-manuscript = Manuscript
viscounts-castle = Castle
viscounts-tier-1 = Tier 1
viscounts-tier-2 = Tier 2
viscounts-tier-3 = Top of the castle
viscounts-pairs = Player Cards and Heroes
viscounts-pairs-how = The number is where your Viscount starts; the Hero joins your cards.
viscounts-pairs-wait = { $name } is choosing.
viscounts-tab-board = Board
viscounts-tab-cards = My cards
viscounts-tab-castle = Castle
viscounts-tab-others = Others
viscounts-tab-live = (something to choose)
viscounts-note-person = Value { $value }. { $icons }.
viscounts-reconstructed = Nobody has read these values from a printed card: they are our own reconstruction.
viscounts-solo-revealed = revealed
viscounts-solo-paid = What paid for it
viscounts-solo-track = Corruption and Virtue
viscounts-solo-track-text = When its markers meet, its own board says what it gains; you gain what stands below this space on yours.
viscounts-solo-buildings = Its buildings
viscounts-solo-leftmost = always the leftmost
viscounts-solo-takes = takes first
viscounts-solo-pooled = any resource
viscounts-solo-reference = Instead of
viscounts-solo-reference-text = What it does in place of effects that mean nothing to it: rearranging or 2 Silver, destroying, discarding or moving a worker, hiring.
viscounts-segment-whole = { $segment }: spots and links
viscounts-sites = Spots for buildings
viscounts-link = link to the next: { $gain }
viscounts-dock-ride = { $space }
viscounts-dock-dismiss = First dismiss { $card }
viscounts-dock-recruit = Hire { $card }
viscounts-dock-place_workers = Place { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
viscounts-dock-place_workers_elsewhere = Place workers
viscounts-dock-construct_elsewhere = Construct
viscounts-dock-construct = { $slot_id ->
        [trading_post_1] Trading Post, step
        [trading_post_2] Trading Post, dismiss
        [trading_post_3] Trading Post, Merchants
        [guildhall_1] Guildhall, Builder
        [guildhall_2] Guildhall, Noble
        [guildhall_3] Guildhall, Cleric
        [workshop_1] Workshop, discard
        [workshop_2] Workshop, Virtue
       *[other] Workshop, hand
    }
viscounts-dock-transcribe = Transcribe the manuscript
viscounts-dock-transcribe_printed = Transcribe the printed manuscript
viscounts-dock-move_worker = { $section } → { $section2 }
viscounts-dock-flip_debt = Flip a Debt
viscounts-dock-choose_way = { $way }
viscounts-dock-destroy = Destroy { $card }
viscounts-dock-discard_top = Discard the top card
viscounts-dock-destroy_top = Destroy the top card
help-viscounts-title = Viscounts in brief
help-viscounts-goal-title = Goal
help-viscounts-goal = Most points: from buildings, workers in the castle, manuscripts and their ribbons, Deeds; unpaid Debts cost 2 each.
help-viscounts-cards-title = 1. Cards
help-viscounts-cards = The three cards on your board move one space to the right; the one that drops off goes to your discard pile. Play a card from your hand to the left. If it shows a Criminal, you gain Corruption for every Criminal on your board.
help-viscounts-movement-title = 2. Movement
help-viscounts-movement = Your Viscount rides clockwise exactly as far as the value of the card just played; each further space costs 1 Silver. From a left space one may turn into the inner path, from an inner one out again.
help-viscounts-action-title = 3. Action
help-viscounts-action = On the outer path trade or construct, on the inner path place workers or transcribe. It is paid with the icons of your three cards and of your board, with Criminals as any icon, and with goods: Silver for Merchants, Stone for Builders, Gold for Nobles, Ink for Clerics. Before it you may dismiss the card beside your Viscount for its value in Silver, to use its icons once.
help-viscounts-recruit-title = 4. Hire
help-viscounts-recruit = Hire the card beside your Viscount for its value in Silver: it goes to your discard pile, and the effect in its corner works at once.
help-viscounts-castle-title = Castle
help-viscounts-castle = 1, 3, 5 or 8 Nobles place 1 to 4 workers before you. Three of yours in a section: one climbs and brings what stands on the wall, one goes to each side. More than three of all colours: some are sent home, and their owners are paid for it. Workers count 1, 2 or 3 points by tier; who has most on the top is Castle Leader.
help-viscounts-buildings-title = Buildings
help-viscounts-buildings = A building goes to a free spot on your side of the river and brings what is printed there; links to neighbouring buildings pay both owners. The slot that it leaves on your board gives you an ability for good.
help-viscounts-manuscripts-title = Manuscripts
help-viscounts-manuscripts = Different ribbons make sets of 1, 4, 9 or 16 points. The first with three of a colour takes its Cleric Bonus.
help-viscounts-virtue-title = 5. Collision
help-viscounts-virtue = Corruption moves right, Virtue left. When they meet, you gain in phase 5 what is printed above that space, others what is printed below it, and both go back to their ends.
help-viscounts-debts-title = Debts and Deeds
help-viscounts-debts = A flipped Debt costs no points any more and brings any resource; a flipped Deed counts 3 instead of 1.
help-viscounts-end-title = End
help-viscounts-end = When the last Debt is taken from Poverty or the last Deed from Prosperity, the round is finished and one more is played. Poverty then ranks approved Deeds, Prosperity paid Debts, for 12, 8 and 4 points.

## The round board of Viscounts, as it is read aloud

rota-turn = Turn the board so that your Viscount is nearest to you
rota-label = Board with the castle
rota-or = {" or "}
rota-trade = { $n ->
    [one] trade of { $n } Merchant icon: { $gain }
   *[other] trade of { $n } Merchant icons: { $gain }
}
rota-viscounts = { $n ->
    [one] Viscount: { $names }
   *[other] Viscounts: { $names }
}
rota-built = { $building }: { $name }
rota-gives = effect: { $gain }
rota-link = link from { $site } to the next spot: { $gain }
rota-value = value { $n }
rota-on-hire = when hired or dismissed: { $gain }
rota-left = { $n } in the pile
rota-cost = costs { $n } Cleric icons
rota-printed = no manuscript left
rota-climbing = for who climbs to tier 2: { $gain }
rota-tier = tier { $n }: { $workers }
rota-top-empty = tier 3: nobody
rota-leader = Castle Leader: { $name }
rota-ribbon-grey = G
rota-ribbon-black = K
rota-ribbon-yellow = Y
rota-ribbon-blue = B

learn = Learn by playing
learn-title = Never played? Learn by playing
learn-text = A real first game, in short chapters: a coach says what to do and why.
learn-game = { $title }, { $n } min
learn-architects = Architects
learn-viscounts = Viscounts
learn-majesty = Majesty
tab-rules = Rules
help-keep = Keep open beside the board
help-put-away = Close the rules

## Friends' tables

here = here
is-away = Away at the moment: the table waits, and everybody may come back later.
name-taken = { $name } is at this table already. How about:
link-own = Link of your own seat, for another screen of yours: whoever has it plays for you
other-seats = Your other seats at this table, by keys that this browser has:
forget-link = The link of your seat, if you want to keep it elsewhere
elsewhere-before = This seat is being played on another screen
elsewhere-ask = Take this seat over here? The other screen is told.
elsewhere-take = Take it over here
elsewhere-since = Your seat is now played on another screen
elsewhere-told = It was taken over with the link of this seat. Nothing is lost: you can take it back at any time.
elsewhere-back = Take it back here
elsewhere-watch = Only watch here
reach-alone = Only this machine can reach the server.
reach-how = To let others on your network join, stop it and start it with:
reach-then = The table is kept. The links then begin with
reach-network = The links work for everybody on your network, at
setting-sound = A sound when it is your turn
setting-notice = A notice of the browser when it is your turn and the page is out of sight
switch-yes = On
switch-no = Off
notice-refused = The browser does not allow notices here: see its settings for this page. They need an address with https, or this machine’s own.

## What a bot would do

suggest = Suggest
suggest-what = What would a bot do here?
suggestion = { $deeds }: { $brings }.
suggestion-only = { $deeds }: nothing comes of it at once.
suggestion-then = { $deed }, then { $then }
advice-shows = Shows which choices follow it.
suggestion-score = score so far { $n }
suggestion-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Ratings

ratings = Ratings
ratings-to = Ratings of all players ›
ratings-what = From rated tables alone, between players whose names last. The number is the strength that is beyond doubt; everybody begins at 1000.
ratings-none = No rated game has been finished yet. Set up a table without bots and choose “counts for the ratings”.
ratings-player = Player
ratings-rating = Rating
ratings-deviation = unsure by { $n }
ratings-games = Games
ratings-wins = Won
ratings-provisional = provisional
ratings-provisional-hint = Provisional: fewer than 8 games.
ratings-title = Title
ratings-count = { $n ->
    [one] 1 rated game
   *[other] { $n } rated games
}
ratings-seats = What a seat is worth
ratings-seats-hint = In points of the rating, learned from the same games; whoever sits there is not credited with it.
ratings-players = { $n } players
ratings-seat = Seat { $n }
setup-rated = Ratings
setup-rated-no = Just for fun
setup-rated-yes = Counts for the ratings
setup-rated-hint = It counts if everybody at the table has a player’s page. Whoever leaves the seat to a bot comes in last.
rated = Rated table:
rated-hint = whoever takes a seat agrees that this game counts for the ratings, if everybody has a player’s page.

## My page, and the next table

my-page = My page
next-table = Next table
notices-away = Notices when no page is open, and a name that lasts
error-push-refused = The browser shows no notices of this page: allow them in its settings, then try again.
