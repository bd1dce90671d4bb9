## What the screen of a lesson says

tab-lesson = Lesson
lesson-subtitle = { $expansions ->
        [0] First game · chapter { $n }
       *[other] What is new · chapter { $n }
    }
lesson-coach = The coach
lesson-wakes = chapter { $n }
lesson-do = Do it for me
lesson-next = Next chapter ›
lesson-again = Begin the chapter anew
lesson-all = All choices
lesson-step = { $n } of { $most }
lesson-finished = done
lesson-minutes = { $n } min
lesson-total = { $n } min in all
lesson-begin = Lay out the table for chapter { $n }
lesson-come-back = You can leave and come back here at any time.
lesson-over = The game is yours now: play it to its end.

## What the coach says in lessons: at most two sentences a step, what to do now and why. *Stars* make a word bold.

lesson-answer = That is allowed too, and the game goes on from there.
lesson-not-now = From here that cannot be done at once: play on as you like, or begin the chapter anew.

### Architects of the West Kingdom

lesson-architects = Your first game of Architects
lesson-architects-about = Eight short chapters at a real table, against a gentle opponent; then the game is yours.

lesson-architects-answer-goods = Good: goods are never wasted, and more of your workers at one place bring more each time.
lesson-architects-answer-silver = Good: Silver is always welcome.
lesson-architects-answer-storehouse = At the King's Storehouse goods become Virtue or Marble; chapter 6 comes back to it.
lesson-architects-answer-workshop = The Workshop has apprentices to hire and plans to draw.
lesson-architects-answer-town_centre = At the Town Centre workers are captured, your own too; chapter 5 comes back to it.
lesson-architects-answer-tax_stand = All that Silver is yours, but it cost 2 Virtue.
lesson-architects-answer-guardhouse = The Guardhouse deals with prisoners and Debts; your worker there makes the next visit stronger.
lesson-architects-answer-black_market = The Black Market is quick but costs Virtue, and in the end its workers go to Prison.
lesson-architects-answer-guildhall = A worker at the Guildhall stays there to the end of the game.
lesson-architects-answer-hired = Well hired: the skills of your apprentices are never spent.
lesson-architects-answer-plans = More plans, more choice; you may hold six at the end of your turn.

lesson-architects-workers = One worker, one action
lesson-architects-workers-quarry = Place a worker at the *Quarry*. On your turn you place one of your 20 workers, and it acts at once: here it digs +1 Stone.
lesson-architects-workers-forest = Now place one in the *Forest*, for +1 Wood. { $rival }'s worker there does not matter: only your own count.
lesson-architects-workers-silversmith = Place one at the *Silversmith*. A worker brings one Silver more than there are workers of yours: +2.

lesson-architects-together = More together, more gained
lesson-architects-together-second = Place a second worker at the *Quarry*. Workers stay where they are, and now each of the two digs: +2 Stone.
lesson-architects-together-third = Place your third worker at the *Quarry*. Each of yours digs 1 Stone there: together they bring +3 at once.
lesson-architects-together-silver = Go to the *Silversmith* again, for +3 Silver. You will need it to hire somebody.

lesson-architects-apprentice = Hire an apprentice
lesson-architects-apprentice-workshop = Place a worker at the *Workshop*. Apprentices bring the skills that buildings ask for, and each helps in a way of their own.
lesson-architects-apprentice-hire = Hire the *Woodcutter* for 4 Silver, 2 of which are taxes. Farther columns cost more: 1 Silver for each column beyond your workers here.
lesson-architects-apprentice-forest = Back to the *Forest*: two workers and the Woodcutter bring +3 Wood. Apprentices work for you to the end.

lesson-architects-building = Construct a building
lesson-architects-building-mines = Fetch Clay at the *Mines*: one more than you have workers there, so +2. Two workers could dig 1 Gold instead.
lesson-architects-building-construct = Place a worker at the *Guildhall* and construct the *Chapel*. You have its goods, and the Woodcutter is the carpenter it asks for: 6 points and 1 Virtue.

lesson-architects-capture = Capture, recall, release
lesson-architects-capture-take = { $rival } has four workers in the Forest: go to the *Town Centre* and capture them for 1 Silver. They bring nothing any more and stand on your board.
lesson-architects-capture-sell = { $rival } did the same to you at the Quarry. Go to the *Guardhouse* and send the captives to Prison: +1 Silver for each.
lesson-architects-capture-release = Your three workers are in Prison now. Go to the *Guardhouse* again and release all of them: they come back to you.
lesson-architects-capture-recall = At the *Town Centre* you can also recall your own: take back both from the Silversmith. Workers in your supply are turns to come.

lesson-architects-virtue = Virtue and Black Market
lesson-architects-virtue-market = Place a worker at the left *Black Market*: Wood and Gold for 1 Silver and 1 Virtue. It is open to nobody with 10 Virtue or more.
lesson-architects-virtue-storehouse = Make up for it at the *King's Storehouse*: give 2 Wood for 1 Virtue. Virtue is worth points at the end, and at 4 or less the Cathedral is closed.

lesson-architects-debts = Debts, Prison, taxes
lesson-architects-debts-taxes = Three workers at the Black Market: all went to Prison, and { $rival }, with most there, took a Debt of −2 points. Now take the taxes at the *Tax Stand*, all of them, for 2 Virtue.
lesson-architects-debts-prison = Release your worker at the *Guardhouse*: two in Prison at the end cost 1 point. Here you could also pay a Debt, for 6 Silver.

lesson-architects-cathedral = The Cathedral and the end
lesson-architects-cathedral-advance = Go to the *Guildhall* and advance work on the *Cathedral*: 1 Gold and a plan that you do without. Higher up it is worth 20 points, and each step brings a reward.
lesson-architects-cathedral-end = Place this worker where you like: you know everything now. When all 12 spaces of the Guildhall are taken, everybody has one more turn, and the points are counted.

### Age of Artisans

lesson-artisans = What is new in Age of Artisans
lesson-artisans-about = Three short chapters: your artisan, tools and adornments; then the game is yours.

lesson-artisans-answer-artisan = Good: on the turn it is placed your artisan counts as two workers.
lesson-artisans-answer-tool = A tool goes under one of your apprentices and works with that apprentice.
lesson-artisans-answer-adornment = An adornment goes under one of your buildings and is worth points.

lesson-artisans-artisan = Your artisan
lesson-artisans-artisan-quarry = Place your *artisan* at the Quarry. On this turn it counts as two workers, and your Stonecutter adds one: +3 Stone.

lesson-artisans-tool = A tool
lesson-artisans-tool-market = Place a worker on the middle space of the *Black Market* and craft a tool: take the card with the *Trowel*. The lower half of a craft card is a tool for one of your apprentices; here it costs 2 Silver and 1 Virtue.
lesson-artisans-tool-use = Go to the *Quarry* and use the Trowel: the Stonecutter works there, so the tool works too, once a turn, for +1 Clay. A first tool is worth 1 point, five of them 9.

lesson-artisans-adornment = A building and its adornment
lesson-artisans-adornment-forest = For a building you need Wood: place a worker in the *Forest*. Your artisan at the Quarry counts as one worker by now, and can never go to the Guildhall.
lesson-artisans-adornment-again = Once more to the *Forest*: +2 Wood.
lesson-artisans-adornment-construct = Place a worker at the *Guildhall* and construct the *Thieves' Den*, for 8 points. It costs 2 Virtue and brings +4 Silver.
lesson-artisans-adornment-adornment = *Craft an adornment*: a second worker goes on top of yours at the Guildhall, for 3 Silver and 2 taxes. Take the *Jewelled altar*: 1 point under the Thieves' Den, +1 Gold and +1 Marble.
lesson-artisans-adornment-free = Place this worker where you like: you know all that is new. Workers on top of others take no space, so the end of the game does not come nearer.

### Works of Wonder

lesson-wonders = What is new in Works of Wonder
lesson-wonders-about = Three short chapters: Princess and Profiteer, Influence, and a wonder; then the game is yours.

lesson-wonders-answer-contribution = A contribution brings what the card shows below the good, and goes to its wonder later.
lesson-wonders-answer-exchange = Influence stands in for Silver, Virtue, Gold or Marble whenever you have to pay.

lesson-wonders-court = Princess and Profiteer
lesson-wonders-court-profiteer = The Profiteer stands at the *Silversmith*: place a worker there. Besides the Silver it brings +1 Influence, and whoever comes to 5 or 9 draws a building card.
lesson-wonders-court-princess = The Princess stands in the *Forest*: place a worker there and contribute *Stone*. The card pays +1 Influence and +1 Virtue for it; each good can be given once until the Black Market is reset.

lesson-wonders-influence = Influence
lesson-wonders-influence-gain = Back to the *Silversmith*, where each of your visits brings +1 Influence as long as the Profiteer is there. Whoever has most at the end receives 4 Gold.
lesson-wonders-influence-exchange = Place a worker at the left *Black Market* and keep your Virtue: pay 2 Influence instead. You could also spare up to 2 Silver for 2 Influence, or 1 Gold or Marble for 4.

lesson-wonders-wonder = A wonder
lesson-wonders-wonder-construct = Three contributions lie on the Stone Wonder: 11 Stone, 5 Influence and 3 taxes are enough. Go to the *Guildhall*, construct the *Stone Wonder* for 14 points and 2 Virtue, and place it at the *Quarry*.
lesson-wonders-wonder-visit = Visit your wonder: place a worker at the *Quarry* and let the wonder work as one more. You could gain 1 Influence instead.
lesson-wonders-wonder-free = Place this worker where you like: you know all that is new. Mind the consequence card: at a reset all workers beside the Profiteer go to Prison, and whoever has most beside the Princess is rewarded.

### Majesty

lesson-majesty = Your first game of Majesty
lesson-majesty-about = Four short chapters at a real table, against a gentle opponent; then the game is yours.

lesson-majesty-answer-free = Good: the first card of the row costs nothing.
lesson-majesty-answer-paid = Well paid for: your meeples lie on the cards that you passed over, and go to whoever takes those.

lesson-majesty-card = A card and its building
lesson-majesty-card-miller = Take the *Miller*, the first card of the row: it costs nothing. She goes to your Mill, and the Mill pays at once: +2 coins.

lesson-majesty-workers = Meeples clear the way
lesson-majesty-workers-brewer = Take the *Brewer*, the second card, for 1 meeple, which you leave on the card before it. Your Brewery pays +2 coins and +1 meeple, and +2 coins more because you have a Miller.
lesson-majesty-workers-noble = Now the *Noble* is first, and two meeples lie on the card: they are yours with it. The Castle pays +5 coins and a meeple, and each meeple beyond five becomes a coin: +3.

lesson-majesty-war = Knights and Witches
lesson-majesty-war-witch = { $rival }'s Knight wounded your leftmost character, the Miller. Take *Witch and Guard* for 1 meeple and place the *Witch*: of such a card only one half counts, and the Cottage heals the Miller and pays +6 coins.
lesson-majesty-war-soldier = Your turn to attack: take *Miller and Knight* and place the *Knight*. You have more Knights than { $rival } has Guards, so a character of theirs is wounded, and the Barracks pay +3 coins.

lesson-majesty-end = Guards, and the end
lesson-majesty-end-guard = Take a *Guard* for 2 meeples: it holds off one Knight, and the Guardhouse pays for Guards, Knights and Innkeepers, +4 coins. Now you have six different characters.
lesson-majesty-end-free = Take any card you like: you know everything now. After 12 cards each, your different characters count times themselves (7 × 7 = 49 coins), whoever has most in a building gets its number, and each wounded card costs 1 coin.

### Viscounts of the West Kingdom

lesson-viscounts = Your first game of Viscounts
lesson-viscounts-about = Six short chapters at a real table, against a gentle opponent; then the game is yours.

lesson-viscounts-answer-played = Any card of your hand may be played: its icons count for three turns, and its number is how far you ride.
lesson-viscounts-answer-inner = On the inner path you can place workers in the Castle or transcribe a Manuscript.
lesson-viscounts-answer-outer = On the outer path you can trade or construct a building.
lesson-viscounts-answer-trade = Good: goods from a trade stand in for icons later.
lesson-viscounts-answer-construct = Good: a building is worth points, and what it uncovers on your board works from now on.
lesson-viscounts-answer-workers = Good: three of your workers in one section send one of them further up.
lesson-viscounts-answer-transcribe = Good: four Manuscripts of different ribbons are worth 16 points.
lesson-viscounts-answer-dismiss = A dismissed card leaves the game, and its icons count for this one action.
lesson-viscounts-answer-nobody = Nobody has to be hired.
lesson-viscounts-answer-recruit = Well hired: the card lies on your discard pile and comes to your hand later.
lesson-viscounts-answer-nothing = Nothing done this time; the next ride leads elsewhere.

lesson-viscounts-turn = A card, a ride, an action
lesson-viscounts-turn-play = Play the *Abbot*. Each turn begins with a card for your board: its icon helps you now and for two turns more, and its number 2 is how far you ride.
lesson-viscounts-turn-ride = Ride 2 spaces to the inner path of the *Hills*. You always ride with the arrows; each space more would cost 1 Silver.
lesson-viscounts-turn-transcribe = Transcribe the *Manuscript* here: it costs 3 Cleric icons. The Abbot is one, your board shows another, and your Ink stands in for the third: +1 Virtue.
lesson-viscounts-turn-recruit = Hire the *Deacon* who stands here for 2 Silver: +1 Virtue at once. The card goes to your discard pile, and into your hand when that is shuffled.

lesson-viscounts-trade = Trading, and Debts
lesson-viscounts-trade-play = Play the *Financier*, worth a Merchant icon, 3 spaces and +2 Silver. You may also discard a card; this time keep your hand.
lesson-viscounts-trade-ride = Ride to the *Forest*, on the right: from inner path to inner path it is shorter, and outside you can trade.
lesson-viscounts-trade-trade = Trade once: 3 Merchant icons and 1 Silver pay your *Debt*. It would have cost 2 points, and now it brings a resource as well: take the Stone.
lesson-viscounts-trade-nobody = Hire *nobody* this time. Then you draw up to three cards, and { $rival } has a turn.

lesson-viscounts-construct = Construct a building
lesson-viscounts-construct-play = Play the *Labourer* and ride to the *Mountain*, on the right. The Abbot and the Financier moved one space on and still count.
lesson-viscounts-construct-construct = Construct the *Workshop* that lets you draw to four cards: the Labourer and 2 Stone make 3 Builder icons. The site gives a resource: take the Gold.
lesson-viscounts-construct-nobody = Again *nobody*, and keep the Silver. Roads between buildings give something to the owners at both ends.

lesson-viscounts-castle = Workers for the Castle
lesson-viscounts-castle-play = The Abbot has left your board. Play the *Squire* and ride to the inner path of the *Lake*.
lesson-viscounts-castle-place = Place *1 worker* in the Castle: 1 Noble icon places 1, 3 icons 2, 5 icons 3. With three of yours in a section one climbs, for its effect and more points, and the two others move aside.
lesson-viscounts-castle-nobody = Hire *nobody*: a card that you do not need makes you wait longer for the others.

lesson-viscounts-virtue = Criminals, Virtue, Corruption
lesson-viscounts-virtue-thief = Play the *Thief* and ride to the inner path of the *Hills*. A Criminal stands for any icon, but brings +1 Corruption for each one on your board.
lesson-viscounts-virtue-place = Place *2 workers* in the Castle: the Squire, the Thief and your Gold are 3 Noble icons.
lesson-viscounts-virtue-nobody = Hire *nobody*, and look at your track. Where Corruption and Virtue meet you gain what is shown: Deeds if Virtue is stronger, Silver and Debts if Corruption is.

lesson-viscounts-end = Poverty, Prosperity, the end
lesson-viscounts-end-free = Play whichever card you like: you know everything now. When all Debts of Poverty or all Deeds of Prosperity are taken, the round is finished and one more is played; buildings, workers, Manuscripts, Deeds and Debts are counted.
