## Architects of the West Kingdom

architects-title = Architects of the West Kingdom
architects-short = Architects
architects-about = Build the king's city and its cathedral: your workers earn more together, rivals' workers can be captured, and Virtue is a choice.

architects-option-characters = Characters of the alternative set-up: random, or chosen by the players
architects-option-release_scope = A ransom at the Guardhouse frees your workers from one board, or from all boards at once
architects-option-conspirator_scope = A Conspirator saves 1 Silver per visit to the Town Centre, or at every capture after the first
architects-option-recover_anywhere = No worker in supply or at an open place: off, the turn is lost; on, one comes back from the Prison, the Black Market or another board
architects-option-court_gold = 4 Gold for the most Influence at the end: always (most), or only with more than 8 (above_8), as in co-operative games
architects-setting-characters = Characters
architects-setting-characters-hint = Only in the set-up with characters.
architects-setting-release_scope = A ransom frees workers
architects-setting-release_scope-hint = The Guardhouse action that costs 5 Silver or a Debt.
architects-setting-conspirator_scope = A Conspirator saves 1 Silver
architects-setting-conspirator_scope-hint = What you save when you make several captures at the Town Centre.
architects-setting-recover_anywhere = With no worker left to take back
architects-setting-recover_anywhere-hint = When your supply is empty and you have nobody at a place with an open circle.
architects-setting-court_gold = 4 Gold for the most Influence
architects-setting-court_gold-hint = At the end of the game; co-operative games ask for more than 8.
architects-value-characters-random = By chance
architects-value-characters-chosen = Chosen
architects-value-release_scope-one = from one board
architects-value-release_scope-all = from all boards
architects-value-conspirator_scope-visit = per visit
architects-value-conspirator_scope-capture = at every further capture
architects-value-recover_anywhere-off = the turn is lost
architects-value-recover_anywhere-on = one comes from elsewhere
architects-value-court_gold-most = always
architects-value-court_gold-above_8 = only above 8

architects-setup-standard = Standard: the same start for everybody
architects-setup-characters = Characters: everybody has a start and a power of their own
architects-expansion-promos = Promo cards: 3 Apprentices, 3 Buildings, 5 characters
architects-expansion-artisans = Age of Artisans: an Artisan each, Tools and Adornments, 12 Apprentices, 12 Buildings, 2 characters, up to 6 players
architects-expansion-wonders = Works of Wonder: Influence, a Princess and a Profiteer, 5 Wonders, 24 Apprentices, 24 Buildings, 12 Rewards, 6 characters
architects-opponent-constantine = Constantine
architects-opponent-helena = Helena
architects-solo-constantine = { architects-opponent-constantine } (house variant)
architects-solo-helena = { architects-opponent-helena } (house variant)
architects-solo-about = The official solo rules were not available to us: both opponents, their starts and their Scheme cards are our own reconstruction. Constantine is drawn to the Cathedral, Helena to Buildings, the Black Market and the taxes.

architects-place-quarry = Quarry
    .at = at the Quarry
    .from = from the Quarry
architects-place-forest = Forest
    .at = in the Forest
    .from = from the Forest
architects-place-mines = Mines
    .at = in the Mines
    .from = from the Mines
architects-place-silversmith = Silversmith
    .at = at the Silversmith
    .from = from the Silversmith
architects-place-kings_storehouse = King's Storehouse
    .at = at the King's Storehouse
    .from = from the King's Storehouse
architects-place-workshop = Workshop
    .at = at the Workshop
    .from = from the Workshop
architects-place-town_centre = Town Centre
    .at = at the Town Centre
    .from = from the Town Centre
architects-place-tax_stand = Tax Stand
    .at = at the Tax Stand
    .from = from the Tax Stand
architects-place-guardhouse = Guardhouse
    .at = at the Guardhouse
    .from = from the Guardhouse
architects-place-black_market_left = Black Market, left
    .at = at the Black Market, on the left
    .from = from the Black Market, on the left
architects-place-black_market_middle = Black Market, middle
    .at = at the Black Market, in the middle
    .from = from the Black Market, in the middle
architects-place-black_market_right = Black Market, right
    .at = at the Black Market, on the right
    .from = from the Black Market, on the right
architects-place-guildhall = Guildhall
    .at = at the Guildhall
    .from = from the Guildhall
architects-place-prison = Prison
    .at = in Prison
    .from = from Prison

architects-good-clay = Clay
    .one = Clay
    .many = Clay
architects-good-wood = Wood
    .one = Wood
    .many = Wood
architects-good-stone = Stone
    .one = Stone
    .many = Stone
architects-good-gold = Gold
    .one = Gold
    .many = Gold
architects-good-marble = Marble
    .one = Marble
    .many = Marble
architects-good-silver = Silver
    .one = Silver
    .many = Silver
architects-good-virtue = Virtue
    .one = Virtue
    .many = Virtue
architects-good-building_card = Building card
    .one = Building card
    .many = Building cards
architects-good-release = release from Prison
    .one = release from Prison
    .many = releases from Prison
architects-good-influence = Influence
    .one = Influence
    .many = Influence
architects-good-reward_card = Reward card
    .one = Reward card
    .many = Reward cards

# so many tokens, by the name of the argument
architects-wood = { $wood ->
        [one] { $wood } { architects-good-wood.one }
       *[other] { $wood } { architects-good-wood.many }
    }
architects-stone = { $stone ->
        [one] { $stone } { architects-good-stone.one }
       *[other] { $stone } { architects-good-stone.many }
    }
architects-gold = { $gold ->
        [one] { $gold } { architects-good-gold.one }
       *[other] { $gold } { architects-good-gold.many }
    }
architects-marble = { $marble ->
        [one] { $marble } { architects-good-marble.one }
       *[other] { $marble } { architects-good-marble.many }
    }
architects-goods = { $n ->
        [one] { $n } { $good_one }
       *[other] { $n } { $good_many }
    }
architects-favours = { $n ->
        [one] { $n } { $favour_one }
       *[other] { $n } { $favour_many }
    }

architects-skill-carpentry = carpentry
architects-skill-tiling = tiling
architects-skill-masonry = masonry

architects-deck-apprentices = apprentices
architects-deck-buildings = buildings
architects-deck-rewards = rewards
architects-deck-black_market = Black Market
architects-deck-characters = characters
architects-deck-schemes = schemes
architects-deck-crafts = crafts
architects-deck-note-crafts = † Which halves share a card is our own reconstruction for all of them.
architects-deck-wonders = wonders
architects-deck-contributions = contributions
architects-deck-note-contributions = † Which gifts and places share a card is our own reconstruction for all of them.

## Choices

architects-choice-choose_character = Play { $character }
architects-choice-draft = Keep { $building }
architects-choice-place = Place a worker { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}(making { $workers } there)
    }
architects-choice-discard_apprentice = Discard { $apprentice }
architects-choice-take_back = Take a worker back { $place_from }
architects-choice-take_back_prison = Take a worker back from Prison (you have { $workers } there)
architects-choice-take_back_held = Take back a worker whom { $owner } holds
architects-choice-mine = Mine { architects-goods }
architects-choice-storehouse_virtue = Give { $good } + { $good2 } for 1 Virtue
architects-choice-storehouse_marble = Give { $good } + { $good2 } + { $good3 } for 1 Marble
architects-choice-apprentice_trade = Trade with { $apprentice }
architects-choice-stop = Stop here
architects-choice-draw_plans = Draw { $n ->
        [one] 1 Building card
       *[other] { $n } Building cards
    }
architects-choice-hire = Hire { $apprentice } { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-draw_five = Draw { $n ->
        [one] 1 Building card and keep it
       *[other] { $n } Building cards and keep 1
    }
architects-choice-keep = Keep { $building }
architects-choice-capture = Capture { $owner }'s { $workers ->
        [0] workers
        [one] worker
       *[other] { $workers } workers
    } { $place_at } { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-send_to_prison = Send { $workers ->
        [0] captives to Prison
        [one] your captive to Prison and gain 1 Silver
       *[other] your { $workers } captives to Prison and gain { $workers } Silver
    }
architects-choice-release_prison = Release { $workers ->
        [0] workers
        [one] your worker
       *[other] your { $workers } workers
    } from Prison
architects-choice-ransom = Ransom { $workers ->
        [0] workers
        [one] your worker
       *[other] your { $workers } workers
    } from { $owner } { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-ransom_by_debt = Ransom { $workers ->
        [0] workers
        [one] your worker
       *[other] your { $workers } workers
    } from { $owner }: take 1 Debt, lose 1 Virtue
architects-choice-ransom_all = Ransom { $workers ->
        [0] workers
        [one] your worker
       *[other] your { $workers } workers
    } from all boards { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-ransom_all_by_debt = Ransom { $workers ->
        [0] workers
        [one] your worker
       *[other] your { $workers } workers
    } from all boards: take 1 Debt, lose 1 Virtue
architects-choice-pay_debt = Pay off a Debt { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-construct = Construct the { $building }
architects-choice-advance_cathedral = Advance the Cathedral to level { $level }
architects-choice-pay_wood_stone = Pay { $wood ->
        [0] { architects-stone }
       *[other] { $stone ->
            [0] { architects-wood }
           *[other] { architects-wood } and { architects-stone }
        }
    }
architects-choice-pay_gold_marble = Pay { $gold ->
        [0] { architects-marble }
       *[other] { $marble ->
            [0] { architects-gold }
           *[other] { architects-gold } and { architects-marble }
        }
    }
architects-choice-spare = Pay 1 { $good_one } less
architects-choice-discard_plan = Discard { $building }
architects-choice-take_debt = Take the Debt
architects-choice-buy_off_debt = Pay { $silver } Silver instead of the Debt
architects-choice-destroy_debts = Destroy { $debts ->
        [0] no Debt
        [one] 1 Debt
       *[other] { $debts } Debts
    }
architects-choice-gain = Gain { architects-goods }
architects-choice-sell_plan = Discard { $building } for 2 Gold
architects-choice-recover_all = Recover { $workers ->
        [0] your captured workers
        [one] your captured worker
       *[other] your { $workers } captured workers
    } from all boards
architects-choice-capture_instead = Make a capture instead
architects-choice-place_again = Place another worker at the Guildhall
architects-choice-decline = Decline
architects-choice-release = Release { $workers ->
        [0] nobody
        [one] 1 worker from Prison
       *[other] { $workers } workers from Prison
    }
architects-choice-resolve_apprentice = Resolve { $apprentice } next
architects-choice-resolve_character = Resolve the power of { $character } next
architects-choice-resolve_building = Resolve the { $building } next

## Questions

architects-ask-choosing_character = choose the character you play
architects-ask-drafting = choose a Building card ({ $left } still to keep)
architects-ask-placing = place a worker ({ $workers } in supply)
architects-ask-taking_back = your supply is empty: take a worker back
architects-ask-mining = choose what your { $workers ->
        [one] worker mines
       *[other] { $workers } workers mine
    }
architects-ask-trading = trade at the King's Storehouse ({ $left ->
        [one] 1 action left
       *[other] { $left } actions left
    })
architects-ask-hiring = hire an Apprentice or draw Building cards ({ $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } in the Workshop, you have { $silver } Silver)
architects-ask-market_middle = hire any Apprentice on display, or draw Building cards and keep one
architects-ask-keeping_plan = choose a Building card ({ $left } to keep)
architects-ask-capturing = capture a group of workers ({ $left ->
        [one] 1 capture left
       *[other] { $left } captures left
    })
architects-ask-capturing_free = capture a group of workers at no cost ({ $left ->
        [one] 1 capture left
       *[other] { $left } captures left
    })
architects-ask-guarding = choose an action of the Guardhouse ({ $left ->
        [one] 1 left
       *[other] { $left } left
    })
architects-ask-building = construct a Building or advance the Cathedral
architects-ask-paying_wood_stone = pay { $n } Wood or Stone, in any mix
architects-ask-paying_gold_marble = pay { $n } Gold or Marble, in any mix
architects-ask-sparing = choose what to pay 1 less of
architects-ask-discarding_for_cathedral = discard a Building card for the Cathedral
architects-ask-avoiding_debt = take a Debt, or pay { $silver } Silver instead
architects-ask-destroying_debts = destroy up to { $debts ->
        [one] 1 unpaid Debt
       *[other] { $debts } unpaid Debts
    }
architects-ask-gaining_either = choose what to gain
architects-ask-selling_plan = you may discard a Building card for 2 Gold
architects-ask-recovering_or_capturing = recover your captured workers, or make a capture
architects-ask-placing_again = you may place another worker at the Guildhall
architects-ask-discarding_apprentice = discard one of your Apprentices
architects-ask-releasing = release up to { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } from Prison
architects-ask-ordering_effects = choose the effect to resolve next
architects-ask-accepting_effect = take this effect of the reset, or decline it
architects-ask-ordering_endings = choose the final effect to resolve next
architects-ask-hand_limit = you hold too many cards: discard { $n ->
        [one] 1 Building card
       *[other] { $n } Building cards
    }
architects-ask-hiring_free = hire any Apprentice on display for free

## Refusals

architects-tax-included = { $tax ->
        [0] {""}
       *[other] , of which { $tax } Tax
    }
architects-refusal-no_taxes = There is no Silver on the Tax Stand; you may go there once somebody has paid a Tax.
architects-refusal-too_virtuous = The Black Market is closed to anybody with 10 Virtue or more; go down to 9 first.
architects-refusal-space_taken = A worker stands on this space of the Black Market; take a free one, or wait for the next reset.
architects-refusal-market_unpayable = You lack the Silver that this space of the Black Market costs, for you { $silver }; collect it first, or take a cheaper space.
architects-refusal-nothing_to_build = { $why ->
        [no_plan] You have no Building card in hand: none to construct, and none to give up for the Cathedral. Draw one first, at the Workshop or the Black Market.
        [low_virtue] You can construct no Building of your hand yet, and the Cathedral is closed to anybody with 4 Virtue or less.
        [level_full] You can construct no Building of your hand yet, and the next level of the Cathedral is full.
        [complete] You can construct no Building of your hand yet, and you have reached the top of the Cathedral.
       *[other] You can neither construct a Building of your hand nor advance the Cathedral; gather what one of them needs first.
    }
architects-refusal-nobody_there = You have no worker there; take one back from a place where you have one.
architects-refusal-never_from_there = No worker is taken back from the Guildhall, the Black Market, the Prison or another board; choose a place with an open circle.
architects-refusal-open_place_first = You still have a worker at a place with an open circle; only without any may one come back from here.
architects-refusal-no_gold_for_one = One worker finds no Gold; it takes 2 of your workers in the Mines for each Gold.
architects-refusal-goods_missing = You do not have the goods for this exchange; collect them first, or choose another one.
architects-refusal-hiring_unpayable = You lack the Silver for this Apprentice: you need { $silver }{ architects-tax-included }. Choose one further left, or come back with more Silver or more workers.
architects-refusal-no_room = You have no room for another Apprentice; discard one of yours first.
architects-refusal-room_for_one = You have room for somebody, so that one of the Apprentices has to be hired; only with a full board is this skipped.
architects-refusal-too_many_places = You may not capture at yet another place this turn (2 places with up to 3 players, else 1); choose one where you have captured already.
architects-refusal-not_capturable = Nobody is captured in the Guildhall, the Black Market or the Prison; choose a group at a place with an open circle.
architects-refusal-capture_unpayable = You lack the Silver for this capture: you need { $silver }{ architects-tax-included }.
architects-refusal-no_captives = There is no captured worker on your board; capture some at the Town Centre first.
architects-refusal-nobody_in_prison = None of your workers is in Prison; this action is for when some are.
architects-refusal-none_held_there = { $why ->
        [anywhere] None of your workers is held on another board; make a capture instead, or decline.
       *[other] None of your workers is held there; choose a player who has captured some.
    }
architects-refusal-ransom_unpayable = You lack the Silver for the ransom: you need { $silver }{ architects-tax-included }. Collect it first, or take a Debt and lose 1 Virtue instead.
architects-refusal-no_unpaid_debt = { $why ->
        [favour] You have no unpaid Debt to destroy; choose the other favour.
        [building] You have no unpaid Debt to turn; decline.
       *[other] You have no unpaid Debt; this action is for when you have one.
    }
architects-refusal-debt_unpayable = You lack the Silver to pay off a Debt: you need { $silver }{ architects-tax-included }.
architects-refusal-skill_missing = Your Apprentices lack a skill that this Building requires; hire somebody who has it first.
architects-refusal-cost_unpayable = You lack some of the goods that this Building costs; collect them first.
architects-refusal-too_little_virtue = The Cathedral is closed to anybody with 4 Virtue or less; rise to 5 first.
architects-refusal-cathedral_complete = You have reached the top of the Cathedral; construct a Building instead.
architects-refusal-level_full = The next level of the Cathedral is full; wait until somebody there climbs on.
architects-refusal-no_plan_to_discard = You have no Building card to discard for the Cathedral; draw one first.
architects-refusal-level_unpayable = You lack some of the goods that the next level costs; collect them first.
architects-refusal-not_that_many = You do not have that much of one of the two; choose a mix that you have.
architects-refusal-no_worker_left = You have no worker in supply to place; you need one more, or decline.

architects-short-of-silver = Too little Silver: { $own_silver } of { $silver }
architects-refused-no_taxes = The Tax Stand is empty
architects-refused-too_virtuous = Too virtuous: { $own_virtue }
architects-refused-space_taken = Space taken
architects-refused-market_unpayable = { architects-short-of-silver }
architects-refused-nothing_to_build = { $why ->
        [no_plan] No Building card in hand
        [low_virtue] Too little Virtue: { $own_virtue }
        [level_full] Next level of the Cathedral full
        [complete] Cathedral complete
       *[other] Nothing to build yet
    }
architects-refused-nobody_there = No worker of yours there
architects-refused-never_from_there = Nobody comes back from there
architects-refused-open_place_first = Open circles come first
architects-refused-no_gold_for_one = Too few workers: 1 of 2
architects-refused-goods_missing = Goods missing
architects-refused-hiring_unpayable = { architects-short-of-silver }
architects-refused-no_room = No room: { $own_apprentices } Apprentices
architects-refused-room_for_one = Room for another: { $own_apprentices } Apprentices
architects-refused-too_many_places = No further place this turn
architects-refused-not_capturable = Nobody is captured there
architects-refused-capture_unpayable = { architects-short-of-silver }
architects-refused-no_captives = No captured worker on your board
architects-refused-nobody_in_prison = None of your workers in Prison
architects-refused-none_held_there = None of your workers held there
architects-refused-ransom_unpayable = { architects-short-of-silver }
architects-refused-no_unpaid_debt = No unpaid Debt
architects-refused-debt_unpayable = { architects-short-of-silver }
architects-refused-skill_missing = A skill is missing
architects-refused-cost_unpayable = Goods missing
architects-refused-too_little_virtue = Too little Virtue: { $own_virtue }
architects-refused-cathedral_complete = Cathedral complete
architects-refused-level_full = Next level full
architects-refused-no_plan_to_discard = No Building card in hand
architects-refused-level_unpayable = Goods missing
architects-refused-not_that_many = You have fewer
architects-refused-no_worker_left = No worker in supply

## Events

architects-event-turn_started = { $seat }'s turn
architects-event-table_set = The table is set
architects-event-character_chosen = { $seat } plays { $character }
architects-event-plan_drafted = { $seat } keeps { $building }
architects-event-packs_passed = Everybody passes the other Building cards to the left
architects-event-play_begins = { $seat } plays first
architects-event-worker_placed = { $seat } places a worker { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $workers } there now)
    }
architects-event-worker_taken_back = { $seat } takes a worker back { $place_from }
architects-event-worker_won_back = { $seat } takes back a worker whom { $owner } held
architects-event-nothing_to_take_back = { $seat } has no worker to take back and passes
architects-event-goods_gained = { $seat } gains { architects-goods }
architects-event-goods_spent = { $seat } spends { architects-goods }
architects-event-tax_paid = { $seat } pays { $silver } Silver in Tax
architects-event-taxes_added = { $seat } has { $silver } Silver put on the Tax Stand from the supply
architects-event-taxes_taken = { $seat } takes { $silver } Silver from the Tax Stand
architects-event-virtue_gained = { $seat } gains { $virtue } Virtue
architects-event-virtue_lost = { $seat } loses { $virtue } Virtue
architects-event-debts_taken = { $seat } takes { $debts ->
        [one] 1 Debt
       *[other] { $debts } Debts
    }
architects-event-debt_bought_off = { $seat } avoids a Debt for { $silver } Silver
architects-event-debt_paid = { $seat } pays off a Debt
architects-event-debts_destroyed = { $seat } destroys { $debts ->
        [one] 1 Debt
       *[other] { $debts } Debts
    }
architects-event-plan_drawn = { $seat } draws { $building }
architects-event-plan_discarded = { $seat } discards { $building }
architects-event-no_plan_left = There is no Building card left for { $seat } to draw
architects-event-coins_laid = { $seat } lays { $silver } Silver on the Apprentices passed over
architects-event-apprentice_hired = { $seat } hires { $apprentice }{ $silver ->
        [0] {""}
       *[other] {" "}and gains the { $silver } Silver on the card
    }
architects-event-apprentice_discarded = { $seat } discards { $apprentice }
architects-event-apprentice_revealed = { $apprentice } comes to the Workshop
architects-event-mined = { $seat } digs for { $good }
architects-event-market_used = { $seat } makes a deal { $place_at }
architects-event-workers_captured = { $seat } captures { $owner }'s { $workers ->
        [one] worker
       *[other] { $workers } workers
    } { $place_at }
architects-event-captives_jailed = { $seat } puts { $owner }'s { $workers ->
        [one] captured worker
       *[other] { $workers } captured workers
    } in Prison
architects-event-captives_sent = { $seat } has delivered { $workers ->
        [one] 1 captive
       *[other] { $workers } captives
    } in all
architects-event-workers_released = { $seat } releases { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } from Prison
architects-event-workers_recovered = { $seat } recovers { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } from { $owner }
architects-event-building_constructed = { $seat } constructs the { $building }
architects-event-cathedral_advanced = { $seat } advances the Cathedral to level { $level }
architects-event-reward_revealed = { $seat } turns up a card ({ $reward })
architects-event-no_reward_left = No Reward is left: { $seat } has Virtue instead
architects-event-market_reset = The Black Market is reset
architects-event-workers_jailed = { $workers ->
        [one] { $seat }'s worker goes
       *[other] { $seat }'s { $workers } workers go
    } to Prison
architects-event-market_card_flipped = { $market_card } is turned over onto the large market
architects-event-market_cards_shuffled = The cards of the large market are shuffled into a new small market
architects-event-last_space_filled = { $seat } fills the last space of the Guildhall: everybody has one more turn
architects-event-end_effect = { $seat } resolves the { $building } at the end of the game
architects-event-scheme_revealed = { $seat } turns up a Scheme ({ $scheme })
architects-event-schemes_shuffled = { $seat } shuffles the revealed Schemes into a new pile
architects-event-entry_followed = { $seat } follows “{ $entry }” ({ $rule })
architects-event-entry_impossible = { $seat } passes over “{ $entry }”, which asks for { $condition } ({ $rule })
architects-event-priority_decided = Of { $n } possible ones { $seat } chooses { $priority } ({ $rule })
architects-event-apprentice_removed = { $apprentice } leaves the Workshop
architects-event-game_ended = The game is over
architects-event-rounds_quiet = For { $rounds } rounds no worker has come to the Guildhall; after { $most } the game ends

architects-score-buildings = Buildings with bonuses
architects-score-adornments = Adornments
architects-score-tools = Tools
architects-score-cathedral = Cathedral
architects-score-virtue = Virtue
architects-score-debts = Unpaid Debts
architects-score-gold_marble = Gold and Marble
architects-score-silver = Silver
architects-score-influence = Gold for the most Influence
architects-score-prison = Workers in Prison
architects-ending-complete = the Guildhall is full and everybody has had a last turn
architects-ending-stuck = nobody had a worker left to place or take back
architects-ending-quiet = for thirty rounds no worker had come to the Guildhall

## Apprentices

architects-card-acolyte_card = Acolyte
architects-card-acolyte_clay = { architects-card-acolyte_card }
architects-card-acolyte_silver = { architects-card-acolyte_card }
architects-card-conspirator_1 = Conspirator
architects-card-conspirator_2 = { architects-card-conspirator_1 }
architects-card-debt_collector_clay = Debt Collector
architects-card-debt_collector_stone = { architects-card-debt_collector_clay }
architects-card-debt_collector_wood = { architects-card-debt_collector_clay }
architects-card-gatekeeper = Gatekeeper
architects-card-illusionist = Illusionist
architects-card-jeweller_1 = Jeweller
architects-card-jeweller_2 = { architects-card-jeweller_1 }
architects-card-labourer = Labourer
architects-card-merchant_clay = Merchant
architects-card-merchant_gold = { architects-card-merchant_clay }
architects-card-merchant_marble = { architects-card-merchant_clay }
architects-card-merchant_stone = { architects-card-merchant_clay }
architects-card-merchant_wood = { architects-card-merchant_clay }
architects-card-miner_1 = Miner
architects-card-miner_2 = { architects-card-miner_1 }
architects-card-patron_clay = Patron
architects-card-patron_silver = { architects-card-patron_clay }
architects-card-patron_stone = { architects-card-patron_clay }
architects-card-patron_wood = { architects-card-patron_clay }
architects-card-pickpocket = Pickpocket
architects-card-squire_gold = Squire
architects-card-squire_marble = { architects-card-squire_gold }
architects-card-squire_virtue = { architects-card-squire_gold }
architects-card-stonecutter_1 = Stonecutter
architects-card-stonecutter_2 = { architects-card-stonecutter_1 }
architects-card-swindler_clay = Swindler
architects-card-swindler_stone = { architects-card-swindler_clay }
architects-card-swindler_wood = { architects-card-swindler_clay }
architects-card-thief = Thief
architects-card-trader_clay = Trader
architects-card-trader_stone = { architects-card-trader_clay }
architects-card-trader_wood = { architects-card-trader_clay }
architects-card-trickster = Trickster
architects-card-woodcutter_1 = Woodcutter
architects-card-woodcutter_2 = { architects-card-woodcutter_1 }
architects-card-enforcer = Enforcer
architects-card-overseer = Overseer
architects-card-peddler = Peddler

architects-text-acolyte_card = When you advance the Cathedral, draw 1 Building card as well.
architects-text-acolyte_clay = When you advance the Cathedral, gain 2 Clay as well.
architects-text-acolyte_silver = When you advance the Cathedral, gain 2 Silver as well.
architects-text-conspirator_1 = Captures at the Town Centre cost you 1 Silver less, but never less Tax.
architects-text-conspirator_2 = { architects-text-conspirator_1 }
architects-text-debt_collector_clay = When you pay off a Debt, gain 2 Clay as well.
architects-text-debt_collector_stone = When you pay off a Debt, gain 2 Stone as well.
architects-text-debt_collector_wood = When you pay off a Debt, gain 2 Wood as well.
architects-text-gatekeeper = At each Black Market reset you may release up to 2 of your workers from Prison.
architects-text-illusionist = You lose no Virtue at the Black Market.
architects-text-jeweller_1 = The Silversmith gives you 1 Silver more.
architects-text-jeweller_2 = { architects-text-jeweller_1 }
architects-text-labourer = No ability of his own, but all three skills.
architects-text-merchant_clay = At the King's Storehouse you may trade 1 Silver for 3 Clay.
architects-text-merchant_gold = At the King's Storehouse you may trade 2 Silver for 1 Gold.
architects-text-merchant_marble = At the King's Storehouse you may trade 3 Silver for 1 Marble.
architects-text-merchant_stone = At the King's Storehouse you may trade 1 Silver for 2 Stone.
architects-text-merchant_wood = At the King's Storehouse you may trade 1 Silver for 2 Wood.
architects-text-miner_1 = The Mines give you 1 Clay more, whether you dig for Clay or Gold.
architects-text-miner_2 = { architects-text-miner_1 }
architects-text-patron_clay = At the King's Storehouse you may trade 1 Clay for 1 Virtue.
architects-text-patron_silver = At the King's Storehouse you may trade 2 Silver for 1 Virtue.
architects-text-patron_stone = At the King's Storehouse you may trade 1 Stone for 1 Virtue.
architects-text-patron_wood = At the King's Storehouse you may trade 1 Wood for 1 Virtue.
architects-text-pickpocket = When you empty the Tax Stand, gain 1 Gold as well.
architects-text-squire_gold = At each Black Market reset, gain 1 Gold if none of your workers is in Prison.
architects-text-squire_marble = At each Black Market reset, gain 1 Marble if none of your workers is in Prison.
architects-text-squire_virtue = At each Black Market reset, gain 2 Virtue if none of your workers is in Prison.
architects-text-stonecutter_1 = The Quarry gives you 1 Stone more.
architects-text-stonecutter_2 = { architects-text-stonecutter_1 }
architects-text-swindler_clay = Each time you use the Black Market, gain 2 Clay as well.
architects-text-swindler_stone = Each time you use the Black Market, gain 1 Stone as well.
architects-text-swindler_wood = Each time you use the Black Market, gain 1 Wood as well.
architects-text-thief = When you empty the Tax Stand, lose 1 Virtue instead of 2.
architects-text-trader_clay = At the King's Storehouse you may trade 3 Clay for 1 Marble.
architects-text-trader_stone = At the King's Storehouse you may trade 2 Stone for 1 Marble.
architects-text-trader_wood = At the King's Storehouse you may trade 2 Wood for 1 Marble.
architects-text-trickster = The Black Market costs you 1 Silver less.
architects-text-woodcutter_1 = The Forest gives you 1 Wood more.
architects-text-woodcutter_2 = { architects-text-woodcutter_1 }
architects-text-enforcer = Each time you send your captives to Prison, gain 1 Gold as well.
architects-text-overseer = You have 1 action more at the King's Storehouse.
architects-text-peddler = At each Black Market reset, gain 2 Silver.

# in lists, where cards of one name stand beside each other
architects-apprentice-acolyte_card = { architects-card-acolyte_card } ({ architects-good-building_card })
architects-apprentice-acolyte_clay = { architects-card-acolyte_clay } ({ architects-good-clay })
architects-apprentice-acolyte_silver = { architects-card-acolyte_silver } ({ architects-good-silver })
architects-apprentice-conspirator_1 = { architects-card-conspirator_1 }
architects-apprentice-conspirator_2 = { architects-card-conspirator_2 }
architects-apprentice-debt_collector_clay = { architects-card-debt_collector_clay } ({ architects-good-clay })
architects-apprentice-debt_collector_stone = { architects-card-debt_collector_stone } ({ architects-good-stone })
architects-apprentice-debt_collector_wood = { architects-card-debt_collector_wood } ({ architects-good-wood })
architects-apprentice-gatekeeper = { architects-card-gatekeeper }
architects-apprentice-illusionist = { architects-card-illusionist }
architects-apprentice-jeweller_1 = { architects-card-jeweller_1 }
architects-apprentice-jeweller_2 = { architects-card-jeweller_2 }
architects-apprentice-labourer = { architects-card-labourer }
architects-apprentice-merchant_clay = { architects-card-merchant_clay } ({ architects-good-clay })
architects-apprentice-merchant_gold = { architects-card-merchant_gold } ({ architects-good-gold })
architects-apprentice-merchant_marble = { architects-card-merchant_marble } ({ architects-good-marble })
architects-apprentice-merchant_stone = { architects-card-merchant_stone } ({ architects-good-stone })
architects-apprentice-merchant_wood = { architects-card-merchant_wood } ({ architects-good-wood })
architects-apprentice-miner_1 = { architects-card-miner_1 }
architects-apprentice-miner_2 = { architects-card-miner_2 }
architects-apprentice-patron_clay = { architects-card-patron_clay } ({ architects-good-clay })
architects-apprentice-patron_silver = { architects-card-patron_silver } ({ architects-good-silver })
architects-apprentice-patron_stone = { architects-card-patron_stone } ({ architects-good-stone })
architects-apprentice-patron_wood = { architects-card-patron_wood } ({ architects-good-wood })
architects-apprentice-pickpocket = { architects-card-pickpocket }
architects-apprentice-squire_gold = { architects-card-squire_gold } ({ architects-good-gold })
architects-apprentice-squire_marble = { architects-card-squire_marble } ({ architects-good-marble })
architects-apprentice-squire_virtue = { architects-card-squire_virtue } ({ architects-good-virtue })
architects-apprentice-stonecutter_1 = { architects-card-stonecutter_1 }
architects-apprentice-stonecutter_2 = { architects-card-stonecutter_2 }
architects-apprentice-swindler_clay = { architects-card-swindler_clay } ({ architects-good-clay })
architects-apprentice-swindler_stone = { architects-card-swindler_stone } ({ architects-good-stone })
architects-apprentice-swindler_wood = { architects-card-swindler_wood } ({ architects-good-wood })
architects-apprentice-thief = { architects-card-thief }
architects-apprentice-trader_clay = { architects-card-trader_clay } ({ architects-good-clay })
architects-apprentice-trader_stone = { architects-card-trader_stone } ({ architects-good-stone })
architects-apprentice-trader_wood = { architects-card-trader_wood } ({ architects-good-wood })
architects-apprentice-trickster = { architects-card-trickster }
architects-apprentice-woodcutter_1 = { architects-card-woodcutter_1 }
architects-apprentice-woodcutter_2 = { architects-card-woodcutter_2 }
architects-apprentice-enforcer = { architects-card-enforcer }
architects-apprentice-overseer = { architects-card-overseer }
architects-apprentice-peddler = { architects-card-peddler }

## Buildings

architects-building-unknown = a Building card

architects-card-smithy = Smithy
architects-card-steeple = Steeple
architects-card-stone_market = Stone Market
architects-card-tavern = Tavern
architects-card-thieves_den = Thieves' Den
architects-card-tilers_hut = Tiler's Hut
architects-card-trading_post = Trading Post
architects-card-treasury = Treasury
architects-card-university = University
architects-card-watchtower = Watchtower
architects-card-well = Well
architects-card-wood_market = Wood Market
architects-card-aqueduct = Aqueduct
architects-card-armoury = Armoury
architects-card-barracks = Barracks
architects-card-betting_house = Betting House
architects-card-carpenters_hut = Carpenter's Hut
architects-card-castle = Castle
architects-card-chapel = Chapel
architects-card-church = Church
architects-card-clay_market = Clay Market
architects-card-clay_pit = Clay Pit
architects-card-drafting_room = Drafting Room
architects-card-dungeon = Dungeon
architects-card-factory = Factory
architects-card-fortress = Fortress
architects-card-fountain = Fountain
architects-card-gamblers_den = Gambler's Den
architects-card-hideout = Hideout
architects-card-keep = Keep
architects-card-library = Library
architects-card-lighthouse = Lighthouse
architects-card-lumber_camp = Lumber Camp
architects-card-masons_hut = Mason's Hut
architects-card-moneylender = Moneylender
architects-card-monument = Monument
architects-card-observatory = Observatory
architects-card-palace = Palace
architects-card-reservoir = Reservoir
architects-card-silver_market = Silver Market
architects-card-crane = Crane
architects-card-graveyard = Graveyard
architects-card-museum = Museum

architects-text-smithy = Gain 4 Stone.
architects-text-steeple = At the end, 2 points if nobody is as high on the Cathedral as you.
architects-text-stone_market = At the end, 2 points if nobody has as much Stone as you.
architects-text-tavern = Hire any Apprentice on display for free, and gain the Silver on the card.
architects-text-thieves_den = Gain 4 Silver.
architects-text-tilers_hut = At the end, 1 point for each of your Apprentices with tiling.
architects-text-trading_post = At the end, gain 1 Virtue for every 4 of your Clay, Wood and Stone.
architects-text-treasury = Gain 1 Gold or 3 Silver.
architects-text-university = At the end, 2 points if you have no unpaid Debt.
architects-text-watchtower = Everybody with 3 or more workers in Prison, you included, loses 1 Virtue.
architects-text-well = Gain 4 Clay.
architects-text-wood_market = At the end, 2 points if nobody has as much Wood as you.
architects-text-aqueduct = At the end, 1 point for each of your Buildings, this one included.
architects-text-armoury = You may make 1 capture at no cost.
architects-text-barracks = Recover all your captured workers from the other boards, or make 1 capture, at no cost.
architects-text-betting_house = Take 1 Debt.
architects-text-carpenters_hut = At the end, 1 point for each of your Apprentices with carpentry.
architects-text-castle = At the end, gain 1 Virtue for every 2 of your Gold.
architects-text-chapel = At the end, gain 2 Virtue if nobody is as high on the Cathedral as you.
architects-text-church = You may destroy 1 of your unpaid Debts.
architects-text-clay_market = At the end, 2 points if nobody has as much Clay as you.
architects-text-clay_pit = Gain 1 Gold or 1 Marble.
architects-text-drafting_room = Draw 2 Building cards.
architects-text-dungeon = At the end, lose 2 Virtue.
architects-text-factory = Gain 2 Marble.
architects-text-fortress = You may make up to 2 captures at no cost.
architects-text-fountain = At the end, each of your unpaid Debts costs you 1 point less.
architects-text-gamblers_den = At the end, each of your unpaid Debts costs you 1 point more.
architects-text-hideout = Release all your workers from Prison.
architects-text-keep = At the end, 1 point for every 3 captured workers on your board.
architects-text-library = You may discard 1 Building card for 2 Gold.
architects-text-lighthouse = At the end, 1 point for every 4 of your Virtue.
architects-text-lumber_camp = Gain 4 Wood.
architects-text-masons_hut = At the end, 1 point for each of your Apprentices with masonry.
architects-text-moneylender = At the end, 1 point for each of your paid Debts.
architects-text-monument = Everybody, you included, gains 1 Virtue.
architects-text-observatory = At the end, gain 1 Virtue for every 2 of your Marble.
architects-text-palace = Gain 1 Gold for every 4 of your Virtue.
architects-text-reservoir = At the end, gain 1 Virtue for every 2 of your paid Debts.
architects-text-silver_market = At the end, 2 points if nobody has as much Silver as you.
architects-text-crane = You may place another worker at the Guildhall at once, to construct or to advance the Cathedral at the usual cost.
architects-text-graveyard = Discard 1 of your Apprentices.
architects-text-museum = At the end, gain 1 Virtue for every 2 of your Buildings.

architects-building-smithy = { architects-card-smithy }
architects-building-steeple = { architects-card-steeple }
architects-building-stone_market = { architects-card-stone_market }
architects-building-tavern = { architects-card-tavern }
architects-building-thieves_den = { architects-card-thieves_den }
architects-building-tilers_hut = { architects-card-tilers_hut }
architects-building-trading_post = { architects-card-trading_post }
architects-building-treasury = { architects-card-treasury }
architects-building-university = { architects-card-university }
architects-building-watchtower = { architects-card-watchtower }
architects-building-well = { architects-card-well }
architects-building-wood_market = { architects-card-wood_market }
architects-building-aqueduct = { architects-card-aqueduct }
architects-building-armoury = { architects-card-armoury }
architects-building-barracks = { architects-card-barracks }
architects-building-betting_house = { architects-card-betting_house }
architects-building-carpenters_hut = { architects-card-carpenters_hut }
architects-building-castle = { architects-card-castle }
architects-building-chapel = { architects-card-chapel }
architects-building-church = { architects-card-church }
architects-building-clay_market = { architects-card-clay_market }
architects-building-clay_pit = { architects-card-clay_pit }
architects-building-drafting_room = { architects-card-drafting_room }
architects-building-dungeon = { architects-card-dungeon }
architects-building-factory = { architects-card-factory }
architects-building-fortress = { architects-card-fortress }
architects-building-fountain = { architects-card-fountain }
architects-building-gamblers_den = { architects-card-gamblers_den }
architects-building-hideout = { architects-card-hideout }
architects-building-keep = { architects-card-keep }
architects-building-library = { architects-card-library }
architects-building-lighthouse = { architects-card-lighthouse }
architects-building-lumber_camp = { architects-card-lumber_camp }
architects-building-masons_hut = { architects-card-masons_hut }
architects-building-moneylender = { architects-card-moneylender }
architects-building-monument = { architects-card-monument }
architects-building-observatory = { architects-card-observatory }
architects-building-palace = { architects-card-palace }
architects-building-reservoir = { architects-card-reservoir }
architects-building-silver_market = { architects-card-silver_market }
architects-building-crane = { architects-card-crane }
architects-building-graveyard = { architects-card-graveyard }
architects-building-museum = { architects-card-museum }

## Characters

architects-card-therese = Therese
architects-card-caroline = Caroline
architects-card-ada = Ada
architects-card-frederick = Frederick
architects-card-rudolf = Rudolf
architects-card-lothaire = Lothaire
architects-card-hugo = Hugo
architects-card-clovis = Clovis
architects-card-fara = Fara
architects-card-bertha = Bertha

architects-text-therese = Your Gold counts as Marble and your Marble as Gold, whenever you like.
architects-text-caroline = Each time you use the Black Market, draw 1 Building card.
architects-text-ada = You pay 1 Tax less on every cost.
architects-text-frederick = You discard no Building card to advance the Cathedral.
architects-text-rudolf = Hiring at the Workshop costs you 1 Silver less (never less Tax), and you may have 6 Apprentices.
architects-text-lothaire = Buildings and levels of the Cathedral cost you 1 Wood or 1 Stone less.
architects-text-hugo = Each time you should take a Debt, you may pay 2 Silver instead.
architects-text-clovis = Each time you construct a Building, draw 1 Building card.
architects-text-fara = At each Black Market reset you may release 1 of your workers from Prison.
architects-text-bertha = Each time you send your captives to Prison, gain 2 Silver more.

architects-character-therese = { architects-card-therese }
architects-character-caroline = { architects-card-caroline }
architects-character-ada = { architects-card-ada }
architects-character-frederick = { architects-card-frederick }
architects-character-rudolf = { architects-card-rudolf }
architects-character-lothaire = { architects-card-lothaire }
architects-character-hugo = { architects-card-hugo }
architects-character-clovis = { architects-card-clovis }
architects-character-fara = { architects-card-fara }
architects-character-bertha = { architects-card-bertha }

## Rewards

architects-card-reward_silver = Reward: Silver
architects-card-reward_wood = Reward: Wood
architects-card-reward_stone = Reward: Stone
architects-card-reward_card = Reward: Plan
architects-card-reward_virtue = Reward: Virtue
architects-card-reward_gold = Reward: Gold

architects-text-reward_silver = Gain 1 Virtue and 3 Silver.
architects-text-reward_wood = Gain 1 Virtue and 2 Wood.
architects-text-reward_stone = Gain 1 Virtue and 2 Stone.
architects-text-reward_card = Gain 1 Virtue and draw 1 Building card.
architects-text-reward_virtue = Gain 2 Virtue.
architects-text-reward_gold = Gain 1 Virtue and 1 Gold.

architects-reward-reward_silver = { architects-card-reward_silver }
architects-reward-reward_wood = { architects-card-reward_wood }
architects-reward-reward_stone = { architects-card-reward_stone }
architects-reward-reward_card = { architects-card-reward_card }
architects-reward-reward_virtue = { architects-card-reward_virtue }
architects-reward-reward_gold = { architects-card-reward_gold }

## Black Market

architects-card-black_market_01 = Black Market 1
architects-card-black_market_02 = Black Market 2
architects-card-black_market_03 = Black Market 3
architects-card-black_market_04 = Black Market 4
architects-card-black_market_05 = Black Market 5
architects-card-black_market_06 = Black Market 6
architects-card-black_market_07 = Black Market 7
architects-card-black_market_08 = Black Market 8
architects-card-black_market_09 = Black Market 9
architects-card-black_market_10 = Black Market 10

architects-text-black_market_01 = Small market: 1 Marble. Large market: 2 Marble, 2 Wood.
architects-text-black_market_02 = Small market: 2 Gold. Large market: 1 Marble, 1 Gold, 1 Stone, 1 Wood.
architects-text-black_market_03 = Small market: 1 Marble, 1 Stone. Large market: 2 Marble, 2 Stone.
architects-text-black_market_04 = Small market: 1 Gold, 1 Wood. Large market: 1 Gold, 1 Stone, 2 Wood.
architects-text-black_market_05 = Small market: 1 Marble, 1 Wood. Large market: 1 Marble, 2 Stone, 1 Wood.
architects-text-black_market_06 = Small market: 1 Marble. Large market: 2 Marble, 2 Stone.
architects-text-black_market_07 = Small market: 2 Gold. Large market: 1 Marble, 2 Stone, 1 Wood.
architects-text-black_market_08 = Small market: 1 Marble, 1 Stone. Large market: 1 Gold, 1 Stone, 2 Wood.
architects-text-black_market_09 = Small market: 1 Gold, 1 Wood. Large market: 1 Marble, 1 Gold, 1 Stone, 1 Wood.
architects-text-black_market_10 = Small market: 1 Marble, 1 Wood. Large market: 2 Marble, 2 Wood.

architects-market_card-black_market_01 = { architects-card-black_market_01 }
architects-market_card-black_market_02 = { architects-card-black_market_02 }
architects-market_card-black_market_03 = { architects-card-black_market_03 }
architects-market_card-black_market_04 = { architects-card-black_market_04 }
architects-market_card-black_market_05 = { architects-card-black_market_05 }
architects-market_card-black_market_06 = { architects-card-black_market_06 }
architects-market_card-black_market_07 = { architects-card-black_market_07 }
architects-market_card-black_market_08 = { architects-card-black_market_08 }
architects-market_card-black_market_09 = { architects-card-black_market_09 }
architects-market_card-black_market_10 = { architects-card-black_market_10 }

## Schemes of the solo opponents

architects-scheme-constantine_quarry = { architects-place-quarry }
architects-scheme-constantine_forest = { architects-place-forest }
architects-scheme-constantine_mines = { architects-place-mines }
architects-scheme-constantine_silversmith = { architects-place-silversmith }
architects-scheme-constantine_storehouse = { architects-place-kings_storehouse }
architects-scheme-constantine_workshop = { architects-place-workshop }
architects-scheme-constantine_town_centre = { architects-place-town_centre }
architects-scheme-constantine_guardhouse = { architects-place-guardhouse }
architects-scheme-constantine_guildhall = { architects-place-guildhall }
architects-scheme-helena_quarry = { architects-place-quarry }
architects-scheme-helena_forest = { architects-place-forest }
architects-scheme-helena_mines = { architects-place-mines }
architects-scheme-helena_silversmith = { architects-place-silversmith }
architects-scheme-helena_workshop = { architects-place-workshop }
architects-scheme-helena_town_centre = { architects-place-town_centre }
architects-scheme-helena_guardhouse = { architects-place-guardhouse }
architects-scheme-helena_black_market = { architects-deck-black_market }
architects-scheme-helena_tax_stand = { architects-place-tax_stand }
architects-scheme-helena_guildhall = { architects-place-guildhall }

architects-card-constantine_quarry = { architects-opponent-constantine }: { architects-scheme-constantine_quarry }
architects-card-constantine_forest = { architects-opponent-constantine }: { architects-scheme-constantine_forest }
architects-card-constantine_mines = { architects-opponent-constantine }: { architects-scheme-constantine_mines }
architects-card-constantine_silversmith = { architects-opponent-constantine }: { architects-scheme-constantine_silversmith }
architects-card-constantine_storehouse = { architects-opponent-constantine }: { architects-scheme-constantine_storehouse }
architects-card-constantine_workshop = { architects-opponent-constantine }: { architects-scheme-constantine_workshop }
architects-card-constantine_town_centre = { architects-opponent-constantine }: { architects-scheme-constantine_town_centre }
architects-card-constantine_guardhouse = { architects-opponent-constantine }: { architects-scheme-constantine_guardhouse }
architects-card-constantine_guildhall = { architects-opponent-constantine }: { architects-scheme-constantine_guildhall }
architects-card-helena_quarry = { architects-opponent-helena }: { architects-scheme-helena_quarry }
architects-card-helena_forest = { architects-opponent-helena }: { architects-scheme-helena_forest }
architects-card-helena_mines = { architects-opponent-helena }: { architects-scheme-helena_mines }
architects-card-helena_silversmith = { architects-opponent-helena }: { architects-scheme-helena_silversmith }
architects-card-helena_workshop = { architects-opponent-helena }: { architects-scheme-helena_workshop }
architects-card-helena_town_centre = { architects-opponent-helena }: { architects-scheme-helena_town_centre }
architects-card-helena_guardhouse = { architects-opponent-helena }: { architects-scheme-helena_guardhouse }
architects-card-helena_black_market = { architects-opponent-helena }: { architects-scheme-helena_black_market }
architects-card-helena_tax_stand = { architects-opponent-helena }: { architects-scheme-helena_tax_stand }
architects-card-helena_guildhall = { architects-opponent-helena }: { architects-scheme-helena_guildhall }

architects-text-scheme_gathering = The opponent places a worker there and, with 2 or more there, gains 1 Marble.
architects-text-scheme_workshop = The opponent places a worker there; both left-most Apprentices leave, and 2 Silver from the supply go to the Tax Stand.
architects-text-scheme_town_centre = The opponent places a worker there; 1 Silver from the supply goes to the Tax Stand, then it makes 1 capture per worker there, largest groups first, at 2 places at most.
architects-text-scheme_guardhouse = The opponent places a worker there and takes 1 action per worker there: send captives to Prison (1 Marble for every 3), release its own, win them back for a Debt and 1 Virtue, pay off a Debt, else gain 1 Virtue.
architects-text-constantine_quarry = { architects-text-scheme_gathering }
architects-text-constantine_forest = { architects-text-scheme_gathering }
architects-text-constantine_mines = { architects-text-scheme_gathering }
architects-text-constantine_silversmith = { architects-text-scheme_gathering }
architects-text-constantine_storehouse = The opponent places a worker there: alone it gains 1 Virtue, otherwise 1 Marble for every 2 workers there.
architects-text-constantine_workshop = { architects-text-scheme_workshop }
architects-text-constantine_town_centre = { architects-text-scheme_town_centre }
architects-text-constantine_guardhouse = { architects-text-scheme_guardhouse }
architects-text-constantine_guildhall = The opponent advances the Cathedral, removes a Reward and gains 1 Virtue; if it cannot, it constructs the top Building of the pile at no cost.
architects-text-helena_quarry = { architects-text-scheme_gathering }
architects-text-helena_forest = { architects-text-scheme_gathering }
architects-text-helena_mines = { architects-text-scheme_gathering }
architects-text-helena_silversmith = { architects-text-scheme_gathering }
architects-text-helena_workshop = { architects-text-scheme_workshop }
architects-text-helena_town_centre = { architects-text-scheme_town_centre }
architects-text-helena_guardhouse = { architects-text-scheme_guardhouse }
architects-text-helena_black_market = The opponent takes the left-most free space and loses 1 Virtue: left or right it gains 1 Marble, in the middle both left-most Apprentices leave; with no space free it goes to the Silversmith.
architects-text-helena_tax_stand = With 4 or more Silver there the opponent takes all of it, loses 2 Virtue and gains 1 Marble for every 4 Silver; otherwise it goes to the Silversmith.
architects-text-helena_guildhall = The opponent constructs the top Building of the pile at no cost.

architects-entry-quarry = { architects-place-quarry }
architects-entry-forest = { architects-place-forest }
architects-entry-mines = { architects-place-mines }
architects-entry-silversmith = { architects-place-silversmith }
architects-entry-kings_storehouse = { architects-place-kings_storehouse }
architects-entry-workshop = { architects-place-workshop }
architects-entry-town_centre = { architects-place-town_centre }
architects-entry-tax_stand = { architects-place-tax_stand }
architects-entry-guardhouse = { architects-place-guardhouse }
architects-entry-black_market_left = { architects-place-black_market_left }
architects-entry-black_market_middle = { architects-place-black_market_middle }
architects-entry-black_market_right = { architects-place-black_market_right }
architects-entry-guildhall = { architects-place-guildhall }
architects-entry-marble = gain 1 Marble
architects-entry-marble_by_pairs = gain 1 Marble for every 2 workers there
architects-entry-virtue = gain 1 Virtue
architects-entry-capture = capture a group
architects-entry-jail = send captives to Prison
architects-entry-release = release workers from Prison
architects-entry-recover = win captured workers back
architects-entry-pay_debt = pay off a Debt
architects-entry-cathedral = advance the Cathedral
architects-entry-construct = construct the top Building of the pile
architects-entry-take_back = take a worker back
architects-entry-pass = pass

architects-condition-worker_in_supply = a worker in supply
architects-condition-worker_on_board = a worker of one's own at a place with an open circle
architects-condition-pair_there = 2 workers there
architects-condition-space_free = a free space
architects-condition-enough_taxes = 4 Silver on the Tax Stand
architects-condition-somebody_to_capture = a group to capture, at 2 places at most
architects-condition-has_captives = a captured worker
architects-condition-has_prisoners = a worker of one's own in Prison
architects-condition-has_held = a worker of one's own on another board
architects-condition-has_debt = an unpaid Debt
architects-condition-enough_virtue = 5 Virtue
architects-condition-cathedral_open = a free space on the next level of the Cathedral
architects-condition-plan_left = a Building card in the pile

architects-priority-largest_group = the largest group
architects-priority-next_in_turn_order = the player next in turn order, among the largest groups
architects-priority-place_order = the first place of the list, among equal groups

architects-rule-opponents_turn = House variant: the opponent's turn
architects-rule-scheme_cards = House variant: Scheme cards
architects-rule-capture_order = House variant: order of captures
architects-rule-guardhouse_order = House variant: order at the Guardhouse

## The terminal's board

architects-terminal-city = City
architects-terminal-workers = Workers
architects-terminal-captives = Captives
architects-terminal-debts = Debts (paid)
architects-terminal-cathedral = Cathedral
architects-terminal-hand = Hand
architects-terminal-score-now = Score now

## The browser's board

architects-folded = Discard an apprentice
architects-dock-place = { $place_id ->
        [black_market_left] Market left
        [black_market_middle] Market middle
        [black_market_right] Market right
        [guildhall] Guildhall
        [tax_stand] Tax Stand
       *[other] { $place }
    }
architects-dock-storehouse_virtue = { $good } + { $good2 }
architects-dock-storehouse_marble = { $good } + { $good2 } + { $good3 }
architects-dock-hire = { $apprentice }
architects-dock-capture = { $owner } ×{ $workers } { architects-dock-place }
architects-phase-characters = Choosing characters
architects-phase-characters-how = Your character decides what you begin with, and has a power of its own.
architects-phase-draft = Drafting Building cards
architects-phase-draft-how = Keep one card, the others go to your neighbour. You construct it later at the Guildhall: pay the goods of its first line, and have apprentices with the skills of its shields.
architects-phase-draft-alone-how = Keep as many of these cards as asked, one by one; the others go under the pile. You construct them later at the Guildhall: pay the goods of the first line, and have apprentices with the skills of the shields.
architects-others-choose = You have chosen; the others still choose.
architects-final-turns = final round, turns left
architects-quiet-rounds = rounds without a new worker
architects-next-reset = reset at space
architects-virtue = Virtue
architects-final-points = final points
architects-cathedral = Cathedral
architects-course = Cathedral, level { $level }, { $points } points
architects-black-market = Black Market
architects-black-market-text = One worker to a space. Reset: when all 3 spaces are taken, or a worker fills a hooded space of the Guildhall. Then the workers here go to Prison, whoever has 3 or more there loses 1 Virtue, and whoever has most takes a Debt.
architects-plans = Building cards
architects-plans-left = { $n ->
        [one] 1 Building card left in the pile
       *[other] { $n } Building cards left in the pile
    }
architects-plans-ready = { $n ->
        [0] no plan ready
        [one] 1 plan ready
       *[other] { $n } plans ready
    }
architects-apprentices-left = hire, or draw plans; { $n } more to come
architects-spaces-filled = { $n } of { $most } spaces filled
architects-space-reset = Filling this space resets the Black Market.
architects-space-last = Filling this space ends the game.
architects-beside = Beside it:
architects-workers-of = { $n ->
        [one] 1 worker of { $name }
       *[other] { $n } workers of { $name }
    }
architects-you-would-get = you would get { $what }
architects-you-would-choose = with a choice of { $what }
architects-apprentice-label = { $name }{ $priced ->
        [no] {""}
       *[yes] , costs { $cost } Silver
    }{ $coins ->
        [0] {""}
       *[other] , with { $coins } Silver on it
    }
architects-building-label = { $name }, { $points } points
architects-any-work = any work
architects-ready = ready
architects-short-of = short of
architects-your-hand = Your hand
architects-hand-empty = No Building cards in hand.
architects-tableau = { $name }’s Apprentices and Buildings
architects-tableau-empty = No apprentices and no buildings yet.
architects-starts-in-prison = { $n ->
        [one] 1 worker in Prison
       *[other] { $n } workers in Prison
    }
architects-supply = workers in supply
architects-in-prison = workers in Prison
architects-hand-size = cards in hand
architects-debts = Debts: { $n } unpaid, { $paid } paid
architects-captives-title = Captured workers
architects-captives = { $name } holds { $who }
architects-schemes-left = { $n ->
        [one] 1 scheme left
       *[other] { $n } schemes left
    }
architects-reconstructed = The values of this card are our own reconstruction.
architects-tab-places = Places
architects-tab-apprentices = Apprentices
architects-tab-building = Building
architects-tab-virtue = Virtue
architects-tab-live = something to choose
architects-warning-debt = This takes a Debt.
architects-warning-prison = Your own workers go to Prison.
architects-warning-behind = This brings about the end of the game, and somebody has more points than you now.
architects-warning-cathedral = With less than 5 Virtue you may not advance the Cathedral.
architects-warning-virtue = This costs you Virtue.
architects-warning-nothing = Nothing can be done there now: you would gain nothing.
architects-warning-discard = This apprentice is gone for good, with all their skills.
architects-warning-own_worker = This is the worker you have just placed.
architects-text-quarry = 1 Stone for each of your workers here, the one you place included.
architects-text-forest = 1 Wood for each of your workers here, the one you place included.
architects-text-mines = 1 Clay for each of your workers here and 1 more, or instead 1 Gold for every 2 of them.
architects-text-silversmith = 1 Silver for each of your workers here and 1 more.
architects-text-kings_storehouse = One exchange for each of your workers here: any 2 of Clay, Wood and Stone for 1 Virtue, any 3 of Wood and Stone for 1 Marble, or a trade of your apprentices.
architects-text-workshop = Hire an apprentice for 4 Silver (2 of them Tax), and 1 more for each column beyond your number of workers here. Or draw 1 Building card, and 1 more for every 2 of your workers here.
architects-text-town_centre = One capture for each of your workers here, 1 Silver each: all workers of one colour at one place. Others' workers go to your board, your own return to your supply.
architects-text-tax_stand = Take all the Silver that was paid as Tax, and lose 2 Virtue.
architects-text-guardhouse = One action for each of your workers here: send all your captives to Prison for 1 Silver each; release all your workers from Prison; win back those whom another player holds (5 Silver, or a Debt and 1 Virtue); pay off a Debt (6 Silver, gives 1 Virtue).
architects-text-black_market_left = Pay 1 Silver and 1 Virtue for the goods shown. Only with 9 Virtue or less; your worker stays until the reset, then goes to Prison.
architects-text-black_market_middle = Pay 2 Silver and 1 Virtue for any apprentice on display, or for the one of five Building cards that you keep. Only with 9 Virtue or less; your worker stays until the reset, then goes to Prison.
architects-text-black_market_right = Pay 3 Silver and 1 Virtue for the goods shown. Only with 9 Virtue or less; your worker stays until the reset, then goes to Prison.
architects-text-guildhall = Construct a Building of your hand, with its goods and with apprentices who have its skills, or advance the Cathedral by one level. A worker who goes here never comes back.
architects-text-prison = Workers who are held here do nothing until you release them at the Guardhouse. At a reset 3 or more cost their owner 1 Virtue, and whoever has most takes a Debt; at the end every 2 cost 1 point.
architects-hint-first = Point at a place or a card, or tap it, to read what it does. Help (?) has the rules in brief.
architects-hint-quiet = The game ends in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, unless a worker comes to the Guildhall.
architects-hint-market = With { $virtue } Virtue or more the Black Market is closed to you.
architects-hint-final = Final round: the Guildhall is full, everybody has one last turn.
architects-note-points = { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }
architects-note-cost = Costs { $goods }.
architects-note-needs = Needs { $skills }.
architects-note-has = Knows { $skills }.
architects-note-virtue = Virtue { $n }.
architects-virtue-step = Virtue { $n }
architects-virtue-points = Points at the end: { $n }.
architects-virtue-no-market = The Black Market is closed to you.
architects-virtue-no-cathedral = The Cathedral is closed to you.
architects-virtue-tax = You pay { $n } Tax less on each cost.
architects-virtue-above = Each point above may destroy one of your unpaid Debts.
architects-virtue-below = Each point below is a Debt.
architects-cathedral-text = At the Guildhall, one level at a time: pay its cost, discard a Building card, and turn up a Reward for yourself ({ $rewards } left). Needs { $virtue } Virtue and a free space on the level.

## Age of Artisans: choices

architects-choice-place_artisan = Place your Artisan { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}(as { $workers } workers there)
    }
architects-choice-craft_adornment = Craft an Adornment { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-craft_tool = Craft a Tool { $cost ->
        [0] for free
       *[other] for { $cost } Silver
    }
architects-choice-choose_craft = Take { $craft }
architects-choice-link_adornment = Put it under the { $building }
architects-choice-link_tool = Put it under { $apprentice }
architects-choice-use_tool = Use the Tool of { $apprentice }: { $tool }
architects-choice-use_tool_paying = Use the Tool of { $apprentice }: { $tool }, paying 1 { $good_one }
architects-choice-use_tool_first = Resolve { $apprentice } next, the Tool first ({ $tool })
architects-choice-go_on = Go on with the action
architects-choice-capture_here = Capture { $workers ->
        [0] workers
        [one] 1 worker
       *[other] { $workers } workers
    } of { $owner }
architects-choice-capture_here_artisan = { $workers ->
        [0] Capture the Artisan of { $owner }
        [one] Capture the Artisan of { $owner }
       *[other] Capture { $workers } workers of { $owner }, the Artisan included
    }
architects-choice-capture_colour = Capture { $workers ->
        [0] the workers
        [one] the worker
       *[other] the { $workers } workers
    } of { $owner }
architects-choice-ignore_loss = Ignore the loss of 1 Virtue
architects-choice-accept_loss = Accept the whole loss
architects-choice-use_discount = Pay { $silver } Silver less
architects-choice-pay_in_full = Pay in full
architects-choice-return_artisan = The Artisan comes back
architects-choice-return_worker = An ordinary worker comes back
architects-choice-move_tool = Move the Tool to { $apprentice }
architects-choice-drop_tool = Give up the Tool
architects-choice-take_bonus = Take the bonus of the Adornment

## Age of Artisans: questions

architects-ask-tools_first = use a Tool before the action, or go on with it
architects-ask-using_tools = you have used an Apprentice: you may use the Tool as well
architects-ask-market_middle_crafting = hire any Apprentice on display, draw Building cards and keep one, or craft a Tool
architects-ask-choosing_adornment = choose the card whose upper half becomes your Adornment
architects-ask-choosing_tool = choose the card whose lower half becomes your Tool
architects-ask-choosing_starting_tool = choose the card whose lower half is the Tool you begin with
architects-ask-linking_adornment = choose the Building that gets the Adornment ({ $adornment })
architects-ask-linking_tool = choose the Apprentice who gets the Tool ({ $tool })
architects-ask-capturing_here = you may capture { $n ->
        [one] 1 worker
       *[other] up to { $n } workers of one colour
    } { $place_at }
architects-ask-capturing_colour = your Strongman may capture all the workers of one colour { $place_at }
architects-ask-ignoring_loss = you have placed your Artisan and lose { $virtue ->
        [one] 1 Virtue: you may ignore this loss
       *[other] { $virtue } Virtue: you may ignore 1
    }
architects-ask-discounting = your Strongman may save you { $silver } Silver here, on one action of the turn
architects-ask-choosing_piece = choose who comes back: the Artisan or an ordinary worker { $place_from }
architects-ask-choosing_piece_held = choose who comes back: the Artisan or an ordinary worker (from { $owner })
architects-ask-moving_tool = the Apprentice leaves: give the Tool to another one, or give it up ({ $tool })
architects-ask-taking_bonus = before the Tool, you may take the bonus of the Adornment on the same card ({ $adornment })
architects-ask-hiring_starter = hire the Apprentice you begin with, for free

## Age of Artisans: refusals

architects-refusal-artisan_not_there = The Artisan is never placed at the Guildhall; place an ordinary worker there.
architects-refusal-only_artisan_left = Only the Artisan is left in your supply, and the Guildhall takes ordinary workers alone; place the Artisan somewhere else.
architects-refusal-nobody_to_stand_on = You have no worker at the Guildhall without another one on top; construct a Building or advance the Cathedral first.
architects-refusal-no_building_free = You have no Building without an Adornment, and each may have only one; construct another Building first.
architects-refusal-no_apprentice_free = You have no Apprentice without a Tool, and each may have only one; hire another Apprentice first.
architects-refusal-no_craft_left = All Craft cards are taken; nothing more can be crafted in this game.
architects-refusal-adornment_unpayable = You lack the Silver for an Adornment: you need { $silver }{ architects-tax-included }.
architects-refusal-tool_unpayable = You do not have what this Tool asks in payment; do without it this time.
architects-refusal-tool_without_effect = This Tool would do nothing now; do without it this time.
architects-refusal-tool_in_the_way = If you used this Tool now, you could no longer pay for the action you have chosen; leave it until afterwards.
architects-refusal-tool_needed = You cannot pay for this action without the Tool; use the Tool first.
architects-refusal-capture_owed = You have used a Tool for a second capture; make that capture before you stop.
architects-refusal-discount_needed = You lack the Silver to pay in full; use the discount.

architects-refused-artisan_not_there = No Artisan at the Guildhall
architects-refused-only_artisan_left = Only the Artisan is left
architects-refused-nobody_to_stand_on = Nobody to stand on
architects-refused-no_building_free = No Building without an Adornment
architects-refused-no_apprentice_free = No Apprentice without a Tool
architects-refused-no_craft_left = No Craft card left
architects-refused-adornment_unpayable = { architects-short-of-silver }
architects-refused-tool_unpayable = Payment missing
architects-refused-tool_without_effect = Without effect now
architects-refused-tool_in_the_way = In the way of your action
architects-refused-tool_needed = The Tool is needed
architects-refused-capture_owed = One more capture to make
architects-refused-discount_needed = Too little Silver: { $own_silver }

## Age of Artisans: events

architects-event-artisan_placed = It is { $seat }'s Artisan{ $n ->
        [0] {""}
        [one] {""}
       *[other] , who counts as { $n } workers this turn
    }
architects-event-worker_stacked = { $seat } puts a worker on top of their own at the Guildhall
architects-event-adornment_crafted = { $seat } crafts an Adornment for the { $building }: { $adornment }
architects-event-tool_crafted = { $seat } crafts a Tool for { $apprentice }: { $tool }
architects-event-tool_used = { $seat } uses the Tool of { $apprentice }: { $tool }
architects-event-tool_moved = { $seat } moves a Tool ({ $tool }) to { $apprentice }
architects-event-tool_lost = { $seat } loses a Tool ({ $tool })
architects-event-craft_revealed = A Craft card is turned up ({ $craft })
architects-event-adornment_taken = { $seat } takes an Adornment ({ $adornment })
architects-event-virtue_spared = { $seat } placed the Artisan and ignores the loss of 1 Virtue
architects-event-discount_used = { $seat } pays { $silver } Silver less thanks to the Strongman
architects-event-artisan_returned = { $seat } has the Artisan in supply again
architects-event-apprentices_refreshed = New Apprentices replace old ones in the Workshop
architects-event-bonus_gained = { $seat } takes the bonus of the Adornment as well ({ $adornment })

## Apprentices and characters of Age of Artisans

architects-card-abbot_silver_1 = Abbot
architects-card-abbot_silver_2 = { architects-card-abbot_silver_1 }
architects-card-antagonist_1 = Antagonist
architects-card-antagonist_2 = { architects-card-antagonist_1 }
architects-card-enforcer_building_card = { architects-card-enforcer }
architects-card-enforcer_virtue = { architects-card-enforcer }
architects-card-enforcer_marble = { architects-card-enforcer }
architects-card-lookout_1 = Lookout
architects-card-lookout_2 = { architects-card-lookout_1 }
architects-card-strongman_discount = Strongman
architects-card-strongman_capture = { architects-card-strongman_discount }
architects-card-strongman_release = { architects-card-strongman_discount }
architects-card-walaric = Walaric
architects-card-gisela = Gisela

architects-text-abbot_silver_1 = Each time you place a worker at the King's Storehouse, gain 1 Silver.
architects-text-abbot_silver_2 = { architects-text-abbot_silver_1 }
architects-text-antagonist_1 = You have 1 capture more at the Town Centre.
architects-text-antagonist_2 = { architects-text-antagonist_1 }
architects-text-enforcer_building_card = Each time you send your captives to Prison, draw 1 Building card as well.
architects-text-enforcer_virtue = Each time you send your captives to Prison, gain 1 Virtue as well.
architects-text-enforcer_marble = Each time you send your captives to Prison, gain 1 Marble as well.
architects-text-lookout_1 = You have 1 action more at the Guardhouse.
architects-text-lookout_2 = { architects-text-lookout_1 }
architects-text-strongman_discount = On a turn in which you place your Artisan, one action costs you up to 2 Silver less, but never less Tax.
architects-text-strongman_capture = When you place your Artisan, you may capture all the workers of one colour there at no cost, but never your own Artisan.
architects-text-strongman_release = At each Black Market reset, your Artisan is released from Prison.
architects-text-walaric = Your Artisan counts as 3 workers on the turn you place it. You begin with a Tool and an unpaid Debt.
architects-text-gisela = Each time you craft a Tool, you first take the bonus of the Adornment on the same card.

architects-apprentice-abbot_silver_1 = { architects-card-abbot_silver_1 }
architects-apprentice-abbot_silver_2 = { architects-card-abbot_silver_2 }
architects-apprentice-antagonist_1 = { architects-card-antagonist_1 }
architects-apprentice-antagonist_2 = { architects-card-antagonist_2 }
architects-apprentice-enforcer_building_card = { architects-card-enforcer_building_card } ({ architects-good-building_card })
architects-apprentice-enforcer_virtue = { architects-card-enforcer_virtue } ({ architects-good-virtue })
architects-apprentice-enforcer_marble = { architects-card-enforcer_marble } ({ architects-good-marble })
architects-apprentice-lookout_1 = { architects-card-lookout_1 }
architects-apprentice-lookout_2 = { architects-card-lookout_2 }
architects-apprentice-strongman_discount = { architects-card-strongman_discount } (discount)
architects-apprentice-strongman_capture = { architects-card-strongman_capture } (capture)
architects-apprentice-strongman_release = { architects-card-strongman_release } (release)
architects-character-walaric = { architects-card-walaric }
architects-character-gisela = { architects-card-gisela }

## Buildings of Age of Artisans

architects-card-archway = Archway
architects-card-courtyard = Courtyard
architects-card-gallery = Gallery
architects-card-garrison = Garrison
architects-card-parish = Parish
architects-card-pillar = Pillar
architects-card-academy = Academy
architects-card-arcade = Arcade
architects-card-cellar = Cellar
architects-card-dormitory = Dormitory
architects-card-meeting_hall = Meeting Hall
architects-card-warehouse = Warehouse

architects-text-archway = Take 2 Debts.
architects-text-courtyard = Gain 1 Stone, 1 Wood and 1 Clay.
architects-text-gallery = Craft 1 Adornment at no cost and without a worker.
architects-text-garrison = Craft 1 Tool at no cost and without a worker.
architects-text-parish = Draw 1 Building card for each level you have reached on the Cathedral.
architects-text-pillar = Everybody, you included, gains 3 Silver.
architects-text-academy = At the end, 1 point for each of your Tools.
architects-text-arcade = At the end, gain 1 Virtue for each of your Adornments.
architects-text-cellar = At the end, 1 point for each of your Adornments.
architects-text-dormitory = At the end, 2 points for each set of the 3 skills among your Apprentices and their Tools.
architects-text-meeting_hall = At the end, gain 1 Virtue for each of your Tools.
architects-text-warehouse = At the end, gain 1 Virtue for each set of the 3 skills among your Apprentices and their Tools.

architects-building-archway = { architects-card-archway }
architects-building-courtyard = { architects-card-courtyard }
architects-building-gallery = { architects-card-gallery }
architects-building-garrison = { architects-card-garrison }
architects-building-parish = { architects-card-parish }
architects-building-pillar = { architects-card-pillar }
architects-building-academy = { architects-card-academy }
architects-building-arcade = { architects-card-arcade }
architects-building-cellar = { architects-card-cellar }
architects-building-dormitory = { architects-card-dormitory }
architects-building-meeting_hall = { architects-card-meeting_hall }
architects-building-warehouse = { architects-card-warehouse }

## Craft cards: the upper half an Adornment, the lower half a Tool

architects-tool-chisel = Chisel
architects-tool-saw = Saw
architects-tool-trowel = Trowel
architects-tool-purse = Purse
architects-tool-key_ring = Key ring
architects-tool-false_seal = False seal
architects-tool-master_toolbox = Master toolbox
architects-tool-compass = Compass
architects-tool-touchstone = Touchstone
architects-tool-shackles = Shackles
architects-tool-loaded_scales = Loaded scales
architects-tool-prayer_beads = Prayer beads
architects-tool-handcart = Handcart
architects-tool-double_ledger = Double ledger
architects-tool-polishing_wheel = Polishing wheel

architects-tool-text-chisel = Gain 1 Stone.
architects-tool-text-saw = Gain 1 Wood.
architects-tool-text-trowel = Gain 1 Clay.
architects-tool-text-purse = Gain 1 Silver.
architects-tool-text-key_ring = Release 1 of your workers from Prison.
architects-tool-text-false_seal = You may lose 1 Virtue to gain 1 Marble.
architects-tool-text-master_toolbox = The Apprentice has 1 more of each skill.
architects-tool-text-compass = Draw 1 Building card.
architects-tool-text-touchstone = You may pay 2 Silver to gain 1 Gold.
architects-tool-text-shackles = Capture up to 2 workers of one colour where you placed your worker this turn, at no cost, but never your own Artisan.
architects-tool-text-loaded_scales = You may lose 1 Virtue to gain 1 Gold.
architects-tool-text-prayer_beads = You may pay 2 Silver to gain 1 Virtue.
architects-tool-text-handcart = You may pay 1 Clay, Wood or Stone to gain 2 Silver.
architects-tool-text-double_ledger = The action you take costs you 1 Tax less.
architects-tool-text-polishing_wheel = You may pay 3 Silver to gain 1 Marble.

architects-adornment-craft_01_glazed_tiles = Glazed tiles
architects-adornment-craft_02_stone_statue = Stone statue
architects-adornment-craft_03_carved_panels = Carved panels
architects-adornment-craft_04_gilding = Gilding
architects-adornment-craft_05_marble_font = Marble font
architects-adornment-craft_06_jewelled_altar = Jewelled altar
architects-adornment-craft_07_timber_porch = Timber porch
architects-adornment-craft_08_alms_box = Alms box
architects-adornment-craft_09_gaudy_banner = Gaudy banner
architects-adornment-craft_10_drafting_mural = Drafting mural
architects-adornment-craft_11_painted_ceiling = Painted ceiling
architects-adornment-craft_12_votive_candles = Votive candles
architects-adornment-craft_13_rose_window = Rose window
architects-adornment-craft_14_saints_reliquary = Saint's reliquary
architects-adornment-craft_15_illuminated_lectern = Illuminated lectern
architects-adornment-craft_16_golden_tapestry = Golden tapestry
architects-adornment-craft_17_gargoyles = Gargoyles
architects-adornment-craft_18_borrowed_splendour = Borrowed splendour
architects-adornment-craft_19_plundered_relief = Plundered relief
architects-adornment-craft_20_restored_facade_a = Restored facade
architects-adornment-craft_21_restored_facade_b = { architects-adornment-craft_20_restored_facade_a }
architects-adornment-craft_22_watch_bell = Watch bell
architects-adornment-craft_23_guild_signboard = Guild signboard
architects-adornment-craft_24_mercy_window = Mercy window

architects-adornment-text-craft_01_glazed_tiles = Gain 3 Clay.
architects-adornment-text-craft_02_stone_statue = Gain 3 Stone.
architects-adornment-text-craft_03_carved_panels = Gain 3 Wood.
architects-adornment-text-craft_04_gilding = Gain 1 Gold.
architects-adornment-text-craft_05_marble_font = Gain 1 Marble.
architects-adornment-text-craft_06_jewelled_altar = Gain 1 Gold and 1 Marble.
architects-adornment-text-craft_07_timber_porch = Gain 2 Stone and 2 Wood.
architects-adornment-text-craft_08_alms_box = Gain 3 Silver.
architects-adornment-text-craft_09_gaudy_banner = Lose 1 Virtue and gain 3 Silver.
architects-adornment-text-craft_10_drafting_mural = Draw 1 Building card.
architects-adornment-text-craft_11_painted_ceiling = Draw 2 Building cards.
architects-adornment-text-craft_12_votive_candles = Gain 1 Virtue.
architects-adornment-text-craft_13_rose_window = Gain 2 Virtue.
architects-adornment-text-craft_14_saints_reliquary = Gain 3 Virtue.
architects-adornment-text-craft_15_illuminated_lectern = Draw 1 Building card and gain 1 Virtue.
architects-adornment-text-craft_16_golden_tapestry = Take 1 Debt.
architects-adornment-text-craft_17_gargoyles = Lose 2 Virtue.
architects-adornment-text-craft_18_borrowed_splendour = Take 1 Debt, gain 1 Gold and 1 Marble.
architects-adornment-text-craft_19_plundered_relief = Lose 1 Virtue and gain 2 Gold.
architects-adornment-text-craft_20_restored_facade_a = Resolve the immediate effect of its Building once more; a Building that counts at the end gives nothing.
architects-adornment-text-craft_21_restored_facade_b = { architects-adornment-text-craft_20_restored_facade_a }
architects-adornment-text-craft_22_watch_bell = Recover all your captured workers from the other boards, or make 1 capture, at no cost.
architects-adornment-text-craft_23_guild_signboard = The 8 left-most Apprentices on display make room for new ones; then hire any Apprentice on display for free.
architects-adornment-text-craft_24_mercy_window = Release all your workers from Prison.

architects-card-craft_01_glazed_tiles = { architects-adornment-craft_01_glazed_tiles } / { architects-tool-chisel }
architects-card-craft_02_stone_statue = { architects-adornment-craft_02_stone_statue } / { architects-tool-saw }
architects-card-craft_03_carved_panels = { architects-adornment-craft_03_carved_panels } / { architects-tool-trowel }
architects-card-craft_04_gilding = { architects-adornment-craft_04_gilding } / { architects-tool-purse }
architects-card-craft_05_marble_font = { architects-adornment-craft_05_marble_font } / { architects-tool-key_ring }
architects-card-craft_06_jewelled_altar = { architects-adornment-craft_06_jewelled_altar } / { architects-tool-false_seal }
architects-card-craft_07_timber_porch = { architects-adornment-craft_07_timber_porch } / { architects-tool-master_toolbox }
architects-card-craft_08_alms_box = { architects-adornment-craft_08_alms_box } / { architects-tool-compass }
architects-card-craft_09_gaudy_banner = { architects-adornment-craft_09_gaudy_banner } / { architects-tool-purse }
architects-card-craft_10_drafting_mural = { architects-adornment-craft_10_drafting_mural } / { architects-tool-touchstone }
architects-card-craft_11_painted_ceiling = { architects-adornment-craft_11_painted_ceiling } / { architects-tool-compass }
architects-card-craft_12_votive_candles = { architects-adornment-craft_12_votive_candles } / { architects-tool-shackles }
architects-card-craft_13_rose_window = { architects-adornment-craft_13_rose_window } / { architects-tool-loaded_scales }
architects-card-craft_14_saints_reliquary = { architects-adornment-craft_14_saints_reliquary } / { architects-tool-shackles }
architects-card-craft_15_illuminated_lectern = { architects-adornment-craft_15_illuminated_lectern } / { architects-tool-purse }
architects-card-craft_16_golden_tapestry = { architects-adornment-craft_16_golden_tapestry } / { architects-tool-prayer_beads }
architects-card-craft_17_gargoyles = { architects-adornment-craft_17_gargoyles } / { architects-tool-handcart }
architects-card-craft_18_borrowed_splendour = { architects-adornment-craft_18_borrowed_splendour } / { architects-tool-double_ledger }
architects-card-craft_19_plundered_relief = { architects-adornment-craft_19_plundered_relief } / { architects-tool-trowel }
architects-card-craft_20_restored_facade_a = { architects-adornment-craft_20_restored_facade_a } / { architects-tool-saw }
architects-card-craft_21_restored_facade_b = { architects-adornment-craft_21_restored_facade_b } / { architects-tool-chisel }
architects-card-craft_22_watch_bell = { architects-adornment-craft_22_watch_bell } / { architects-tool-master_toolbox }
architects-card-craft_23_guild_signboard = { architects-adornment-craft_23_guild_signboard } / { architects-tool-key_ring }
architects-card-craft_24_mercy_window = { architects-adornment-craft_24_mercy_window } / { architects-tool-polishing_wheel }

architects-text-craft_01_glazed_tiles = Adornment: { architects-adornment-text-craft_01_glazed_tiles } Tool: { architects-tool-text-chisel }
architects-text-craft_02_stone_statue = Adornment: { architects-adornment-text-craft_02_stone_statue } Tool: { architects-tool-text-saw }
architects-text-craft_03_carved_panels = Adornment: { architects-adornment-text-craft_03_carved_panels } Tool: { architects-tool-text-trowel }
architects-text-craft_04_gilding = Adornment: { architects-adornment-text-craft_04_gilding } Tool: { architects-tool-text-purse }
architects-text-craft_05_marble_font = Adornment: { architects-adornment-text-craft_05_marble_font } Tool: { architects-tool-text-key_ring }
architects-text-craft_06_jewelled_altar = Adornment: { architects-adornment-text-craft_06_jewelled_altar } Tool: { architects-tool-text-false_seal }
architects-text-craft_07_timber_porch = Adornment: { architects-adornment-text-craft_07_timber_porch } Tool: { architects-tool-text-master_toolbox }
architects-text-craft_08_alms_box = Adornment: { architects-adornment-text-craft_08_alms_box } Tool: { architects-tool-text-compass }
architects-text-craft_09_gaudy_banner = Adornment: { architects-adornment-text-craft_09_gaudy_banner } Tool: { architects-tool-text-purse }
architects-text-craft_10_drafting_mural = Adornment: { architects-adornment-text-craft_10_drafting_mural } Tool: { architects-tool-text-touchstone }
architects-text-craft_11_painted_ceiling = Adornment: { architects-adornment-text-craft_11_painted_ceiling } Tool: { architects-tool-text-compass }
architects-text-craft_12_votive_candles = Adornment: { architects-adornment-text-craft_12_votive_candles } Tool: { architects-tool-text-shackles }
architects-text-craft_13_rose_window = Adornment: { architects-adornment-text-craft_13_rose_window } Tool: { architects-tool-text-loaded_scales }
architects-text-craft_14_saints_reliquary = Adornment: { architects-adornment-text-craft_14_saints_reliquary } Tool: { architects-tool-text-shackles }
architects-text-craft_15_illuminated_lectern = Adornment: { architects-adornment-text-craft_15_illuminated_lectern } Tool: { architects-tool-text-purse }
architects-text-craft_16_golden_tapestry = Adornment: { architects-adornment-text-craft_16_golden_tapestry } Tool: { architects-tool-text-prayer_beads }
architects-text-craft_17_gargoyles = Adornment: { architects-adornment-text-craft_17_gargoyles } Tool: { architects-tool-text-handcart }
architects-text-craft_18_borrowed_splendour = Adornment: { architects-adornment-text-craft_18_borrowed_splendour } Tool: { architects-tool-text-double_ledger }
architects-text-craft_19_plundered_relief = Adornment: { architects-adornment-text-craft_19_plundered_relief } Tool: { architects-tool-text-trowel }
architects-text-craft_20_restored_facade_a = Adornment: { architects-adornment-text-craft_20_restored_facade_a } Tool: { architects-tool-text-saw }
architects-text-craft_21_restored_facade_b = Adornment: { architects-adornment-text-craft_21_restored_facade_b } Tool: { architects-tool-text-chisel }
architects-text-craft_22_watch_bell = Adornment: { architects-adornment-text-craft_22_watch_bell } Tool: { architects-tool-text-master_toolbox }
architects-text-craft_23_guild_signboard = Adornment: { architects-adornment-text-craft_23_guild_signboard } Tool: { architects-tool-text-key_ring }
architects-text-craft_24_mercy_window = Adornment: { architects-adornment-text-craft_24_mercy_window } Tool: { architects-tool-text-polishing_wheel }

architects-craft-craft_01_glazed_tiles = { architects-card-craft_01_glazed_tiles }
architects-craft-craft_02_stone_statue = { architects-card-craft_02_stone_statue }
architects-craft-craft_03_carved_panels = { architects-card-craft_03_carved_panels }
architects-craft-craft_04_gilding = { architects-card-craft_04_gilding }
architects-craft-craft_05_marble_font = { architects-card-craft_05_marble_font }
architects-craft-craft_06_jewelled_altar = { architects-card-craft_06_jewelled_altar }
architects-craft-craft_07_timber_porch = { architects-card-craft_07_timber_porch }
architects-craft-craft_08_alms_box = { architects-card-craft_08_alms_box }
architects-craft-craft_09_gaudy_banner = { architects-card-craft_09_gaudy_banner }
architects-craft-craft_10_drafting_mural = { architects-card-craft_10_drafting_mural }
architects-craft-craft_11_painted_ceiling = { architects-card-craft_11_painted_ceiling }
architects-craft-craft_12_votive_candles = { architects-card-craft_12_votive_candles }
architects-craft-craft_13_rose_window = { architects-card-craft_13_rose_window }
architects-craft-craft_14_saints_reliquary = { architects-card-craft_14_saints_reliquary }
architects-craft-craft_15_illuminated_lectern = { architects-card-craft_15_illuminated_lectern }
architects-craft-craft_16_golden_tapestry = { architects-card-craft_16_golden_tapestry }
architects-craft-craft_17_gargoyles = { architects-card-craft_17_gargoyles }
architects-craft-craft_18_borrowed_splendour = { architects-card-craft_18_borrowed_splendour }
architects-craft-craft_19_plundered_relief = { architects-card-craft_19_plundered_relief }
architects-craft-craft_20_restored_facade_a = { architects-card-craft_20_restored_facade_a }
architects-craft-craft_21_restored_facade_b = { architects-card-craft_21_restored_facade_b }
architects-craft-craft_22_watch_bell = { architects-card-craft_22_watch_bell }
architects-craft-craft_23_guild_signboard = { architects-card-craft_23_guild_signboard }
architects-craft-craft_24_mercy_window = { architects-card-craft_24_mercy_window }

## Age of Artisans in the browser

architects-dock-choose_craft = { $craft }
architects-dock-link_adornment = { $building }
architects-dock-link_tool = { $apprentice }
architects-dock-use_tool = { $apprentice }: { $tool }
architects-dock-capture_here = { $owner } ×{ $workers }
architects-dock-capture_here_artisan = { $owner } ×{ $workers }, with the Artisan
architects-dock-capture_colour = { $owner } ×{ $workers }
architects-phase-starters = Hiring the first apprentices
architects-phase-starters-how = Everybody hires one of these apprentices for free, the last player first. Their skills are what buildings ask for, and each helps at one place.
architects-phase-starting_tool = Choosing a first tool
architects-phase-starting_tool-how = Choose one of these Craft cards: its lower half is a tool for your apprentice.

## Works of Wonder: choices

# what a contribution brings
architects-gift = { $influence ->
        [0] { $virtue } Virtue
       *[other] { $influence } Influence{ $virtue ->
            [0] {""}
           *[other] {" "}and { $virtue } Virtue
        }
    }{ $rewards ->
        [0] {""}
        [one] {" "}and 1 Reward card
       *[other] {" "}and { $rewards } Reward cards
    }
architects-choice-silver_by_influence = { $influence ->
        [0] Lose no Influence
       *[other] Lose { $influence } Influence instead of spending { $silver } Silver
    }
architects-choice-virtue_by_influence = { $influence ->
        [0] Lose no Influence
       *[other] Lose { $influence } Influence instead of { $virtue } Virtue
    }
architects-choice-precious_by_influence = { $influence ->
        [0] Lose no Influence
       *[other] Lose { $influence } Influence instead of spending { $gold ->
            [0] { architects-marble }
           *[other] { $marble ->
                [0] { architects-gold }
               *[other] { architects-gold } and { architects-marble }
            }
        }
    }
architects-choice-good_by_influence = { $n ->
        [0] Lose no Influence
       *[other] Lose { $n } Influence instead of spending { architects-goods }
    }
architects-choice-use_credit = Use the Silver left of your exchange
architects-choice-keep_influence = { $influence ->
        [0] Lose all of this Influence
       *[other] Pay { $silver } Silver and keep { $influence } Influence
    }
architects-choice-contribute = Contribute 1 { $good_one } for { architects-gift }
architects-choice-take_influence = Take { $n } Influence from the Profiteer
architects-choice-raise_wonder = Construct the { $wonder } for { $n ->
        [0] {""}
       *[other] { architects-goods },{" "}
    }{ $influence } Influence{ $tax ->
        [0] {""}
       *[other] {" "}and { $tax } Silver in Tax
    }
architects-choice-place_wonder = Put the Wonder { $place_at }
architects-choice-wonder_as_worker = Have the Wonder count as 1 more worker
architects-choice-wonder_for_influence = Gain 1 Influence from the Wonder
architects-choice-choose_favour = Choose { architects-favours }
architects-choice-turn_debt = Turn a Debt to its paid side for free
architects-choice-trade_good = Trade with { $apprentice }, giving 1 { $good_one }
architects-choice-trade_for_good = Trade with { $apprentice } for 1 { $good_one }

## Works of Wonder: questions

architects-ask-using_credit = use the Silver left of your exchange
architects-ask-sparing_silver = you are to spend { $silver } Silver: you may lose Influence instead, 2 for up to 2 Silver
architects-ask-sparing_virtue = you are to lose { $virtue } Virtue: you may lose Influence instead, 2 for each point
architects-ask-sparing_precious = you are to spend { $gold ->
        [0] { architects-marble }
       *[other] { $marble ->
            [0] { architects-gold }
           *[other] { architects-gold } and { architects-marble }
        }
    }: you may lose Influence instead, 4 for each
architects-ask-sparing_good = you are to spend { architects-goods }: your Charlatan lets you lose Influence instead, 1 for each
architects-ask-keeping_influence = you are to lose { $influence } Influence: you may pay 2 Silver for each point that you keep
architects-ask-contributing_first = make a contribution before the action, or go on with it
architects-ask-contributing = you have placed a worker beside the Princess: you may make a contribution
architects-ask-taking_influence_first = take the Influence of the Profiteer before the action, or go on with it
architects-ask-taking_influence = take the Influence of the Profiteer now, or decline and take it later in the turn
architects-ask-placing_there = choose the piece that you place { $place_at }
architects-ask-placing_wonder = choose the place of your { $wonder }
architects-ask-visiting_wonder = your Wonder stands { $place_at }: choose what it brings you
architects-ask-choosing_favour = choose the favour of the Princess
architects-ask-turning_debt = you may turn one of your unpaid Debts without paying

## Works of Wonder: refusals

architects-refusal-influence_missing = You do not have that much Influence; lose less of it.
architects-refusal-rest_unpayable = You could not pay the rest of the cost then; choose another way to pay.
architects-refusal-token_there = This resource lies on the Contribution card already; contribute another one, or wait for the next reset of the Black Market.
architects-refusal-token_missing = You have none of this resource, and nothing can stand for it in a contribution; contribute one that you have.
architects-refusal-contribution_in_the_way = If you contributed this now, you could no longer pay for the action you have chosen; contribute something else, or later.
architects-refusal-contribution_needed = You cannot pay for this action without a contribution; make the contribution first.
architects-refusal-influence_in_the_way = If you took the Influence now, you could no longer pay for the action you have chosen; take it later.
architects-refusal-influence_needed = You cannot pay for this action without the Influence of the Profiteer; take the Influence first.
architects-refusal-wonder_built = This Wonder stands already; choose another one.
architects-refusal-wonder_unpayable = You lack some of the goods, the Influence or the Silver in Tax that this Wonder costs; collect them first.
architects-refusal-wonder_there = A Wonder stands there already, and no place has room for two; choose another place.
architects-refusal-no_wonder_there = A Wonder never stands at the Mines, the Tax Stand, the Black Market or the Guildhall; choose another place.

architects-refused-influence_missing = Too little Influence: { $own_influence }
architects-refused-rest_unpayable = The rest cannot be paid
architects-refused-token_there = Contributed already
architects-refused-token_missing = You have none
architects-refused-contribution_in_the_way = In the way of your action
architects-refused-contribution_needed = The Contribution is needed
architects-refused-influence_in_the_way = In the way of your action
architects-refused-influence_needed = The Influence is needed
architects-refused-wonder_built = Built already
architects-refused-wonder_unpayable = Goods, Influence or Silver missing
architects-refused-wonder_there = A Wonder stands there
architects-refused-no_wonder_there = No Wonder there

## Works of Wonder: events

architects-event-influence_gained = { $seat } gains { $n } Influence
architects-event-influence_lost = { $seat } loses { $n } Influence
architects-event-influence_kept = { $seat } pays { $silver } Silver and keeps { $n } Influence
architects-event-credit_used = { $seat } uses { $silver } Silver left of an exchange
architects-event-contributed = { $seat } makes a contribution: 1 { $good_one }
architects-event-wonder_placed = { $seat } puts the { $wonder } { $place_at }
architects-event-wonder_works = The { $wonder } counts as 1 more worker of { $seat } { $place_at }
architects-event-penalty_due = { $seat } has workers beside the Profiteer { $place_at }: { $penalty }
architects-event-favour_won = { $seat } wins the favour of the Princess: { architects-favours }
architects-event-favour_for_nobody = Nobody has a worker beside the Princess { $place_at }: nobody wins her favour
architects-event-token_moved = 1 { $good_one } goes from the Contribution card to the { $wonder }
architects-event-token_returned = 1 { $good_one } goes from the Contribution card back to the supply
architects-event-contributions_shuffled = All Contribution cards are shuffled and laid out anew
architects-event-figures_moved = The Princess is now { $place_at }, the Profiteer { $other_place_at }
architects-event-contribution_revealed = A new card takes contributions ({ $contribution })
architects-event-most_influence = { $seat } has the most Influence, { $n }{ $gold ->
        [0] , but too many share the Gold
       *[other] {""}
    }

architects-penalty-take_debt = take 1 Debt
architects-penalty-gain_influence = gain 1 Influence
architects-penalty-lose_virtue = lose 1 Virtue

architects-favour-gold = { architects-good-gold }
    .one = { architects-good-gold.one }
    .many = { architects-good-gold.many }
architects-favour-marble = { architects-good-marble }
    .one = { architects-good-marble.one }
    .many = { architects-good-marble.many }
architects-favour-silver = { architects-good-silver }
    .one = { architects-good-silver.one }
    .many = { architects-good-silver.many }
architects-favour-virtue = { architects-good-virtue }
    .one = { architects-good-virtue.one }
    .many = { architects-good-virtue.many }
architects-favour-reward_card = { architects-good-reward_card }
    .one = { architects-good-reward_card.one }
    .many = { architects-good-reward_card.many }
architects-favour-debt_destroyed = Debt to destroy
    .one = Debt to destroy
    .many = Debts to destroy
architects-favour-apprentice = Apprentice to hire for free
    .one = Apprentice to hire for free
    .many = Apprentices to hire for free

## Apprentices and characters of Works of Wonder

architects-card-abbot_influence = { architects-card-abbot_silver_1 }
architects-card-knight = Knight
architects-card-diplomat = Diplomat
architects-card-aristocrat_gold = Aristocrat
architects-card-aristocrat_marble = { architects-card-aristocrat_gold }
architects-card-aristocrat_wood = { architects-card-aristocrat_gold }
architects-card-benefactor_masonry = Benefactor
architects-card-benefactor_carpentry = { architects-card-benefactor_masonry }
architects-card-tinkerer_clay = Tinkerer
architects-card-tinkerer_gold = { architects-card-tinkerer_clay }
architects-card-financier_marble = Financier
architects-card-financier_gold = { architects-card-financier_marble }
architects-card-brigand = Brigand
architects-card-charlatan_clay = Charlatan
architects-card-charlatan_wood = { architects-card-charlatan_clay }
architects-card-charlatan_stone = { architects-card-charlatan_clay }
architects-card-journeyman_building_card = Journeyman
architects-card-journeyman_silver = { architects-card-journeyman_building_card }
architects-card-journeyman_influence = { architects-card-journeyman_building_card }
architects-card-swindler_virtue = { architects-card-swindler_clay }
architects-card-street_urchin_clay = Street Urchin
architects-card-street_urchin_wood = { architects-card-street_urchin_clay }
architects-card-street_urchin_stone = { architects-card-street_urchin_clay }
architects-card-pickpocket_release = { architects-card-pickpocket }
architects-card-arnulf = Arnulf
architects-card-charles = Charles
architects-card-clotilde = Clotilde
architects-card-isabette = Isabette
architects-card-louis = Louis
architects-card-zesiro = Zesiro

architects-text-abbot_influence = Each time you place a worker at the King's Storehouse, gain 1 Influence.
architects-text-knight = Each time you place a worker at the Guardhouse, gain 1 Influence.
architects-text-diplomat = Each time you place a worker at the Town Centre, gain 1 Influence.
architects-text-aristocrat_gold = At each Black Market reset, gain 1 Gold if you have a worker beside the Princess.
architects-text-aristocrat_marble = At each Black Market reset, gain 1 Marble if you have a worker beside the Princess.
architects-text-aristocrat_wood = At each Black Market reset, gain 2 Wood if you have a worker beside the Princess.
architects-text-benefactor_masonry = At the King's Storehouse you may trade 1 Clay, Wood or Stone for 1 Influence.
architects-text-benefactor_carpentry = { architects-text-benefactor_masonry }
architects-text-tinkerer_clay = At the King's Storehouse you may trade 2 Clay for 1 Wood and 1 Stone.
architects-text-tinkerer_gold = At the King's Storehouse you may trade 1 Wood and 1 Stone for 1 Gold.
architects-text-financier_marble = At the King's Storehouse you may trade 1 Marble for 4 Silver.
architects-text-financier_gold = At the King's Storehouse you may trade 1 Gold for 4 Silver.
architects-text-brigand = Each time you take a Debt, gain 1 Influence.
architects-text-charlatan_clay = You may lose 1 Influence instead of spending 1 Clay, as often as you like, but not in a contribution.
architects-text-charlatan_wood = You may lose 1 Influence instead of spending 1 Wood, as often as you like, but not in a contribution.
architects-text-charlatan_stone = You may lose 1 Influence instead of spending 1 Stone, as often as you like, but not in a contribution.
architects-text-journeyman_building_card = When you construct a Building or a Wonder, draw 1 Building card as well.
architects-text-journeyman_silver = When you construct a Building or a Wonder, gain 2 Silver as well.
architects-text-journeyman_influence = When you construct a Building or a Wonder, gain 1 Influence as well.
architects-text-swindler_virtue = At the King's Storehouse you may trade 1 Virtue for 1 Gold or 1 Marble.
architects-text-street_urchin_clay = At each Black Market reset, gain 3 Clay if you have a worker beside the Profiteer.
architects-text-street_urchin_wood = At each Black Market reset, gain 2 Wood if you have a worker beside the Profiteer.
architects-text-street_urchin_stone = At each Black Market reset, gain 2 Stone if you have a worker beside the Profiteer.
architects-text-pickpocket_release = Each time you place a worker at the Tax Stand, all your workers come back from Prison and from all boards.
architects-text-arnulf = When you place a worker beside the Princess, she counts as one of your workers there.
architects-text-charles = Each time you place a worker beside the Profiteer, gain 1 Silver.
architects-text-clotilde = Each time you lose 1 Virtue, gain 1 Clay. You begin with an unpaid Debt.
architects-text-isabette = Each time you gain an Apprentice, from the first one on, gain 1 Marble.
architects-text-louis = Each time you should lose 1 Influence, you may pay 2 Silver instead. The Cathedral is never closed to you.
architects-text-zesiro = Each time you advance the Cathedral or construct a Building, gain 1 Influence. The Black Market is never closed to you.

architects-apprentice-abbot_influence = { architects-card-abbot_influence } ({ architects-good-influence })
architects-apprentice-knight = { architects-card-knight }
architects-apprentice-diplomat = { architects-card-diplomat }
architects-apprentice-aristocrat_gold = { architects-card-aristocrat_gold } ({ architects-good-gold })
architects-apprentice-aristocrat_marble = { architects-card-aristocrat_marble } ({ architects-good-marble })
architects-apprentice-aristocrat_wood = { architects-card-aristocrat_wood } ({ architects-good-wood })
architects-apprentice-benefactor_masonry = { architects-card-benefactor_masonry }
architects-apprentice-benefactor_carpentry = { architects-card-benefactor_carpentry }
architects-apprentice-tinkerer_clay = { architects-card-tinkerer_clay } ({ architects-good-clay })
architects-apprentice-tinkerer_gold = { architects-card-tinkerer_gold } ({ architects-good-gold })
architects-apprentice-financier_marble = { architects-card-financier_marble } ({ architects-good-marble })
architects-apprentice-financier_gold = { architects-card-financier_gold } ({ architects-good-gold })
architects-apprentice-brigand = { architects-card-brigand }
architects-apprentice-charlatan_clay = { architects-card-charlatan_clay } ({ architects-good-clay })
architects-apprentice-charlatan_wood = { architects-card-charlatan_wood } ({ architects-good-wood })
architects-apprentice-charlatan_stone = { architects-card-charlatan_stone } ({ architects-good-stone })
architects-apprentice-journeyman_building_card = { architects-card-journeyman_building_card } ({ architects-good-building_card })
architects-apprentice-journeyman_silver = { architects-card-journeyman_silver } ({ architects-good-silver })
architects-apprentice-journeyman_influence = { architects-card-journeyman_influence } ({ architects-good-influence })
architects-apprentice-swindler_virtue = { architects-card-swindler_virtue } ({ architects-good-virtue })
architects-apprentice-street_urchin_clay = { architects-card-street_urchin_clay } ({ architects-good-clay })
architects-apprentice-street_urchin_wood = { architects-card-street_urchin_wood } ({ architects-good-wood })
architects-apprentice-street_urchin_stone = { architects-card-street_urchin_stone } ({ architects-good-stone })
architects-apprentice-pickpocket_release = { architects-card-pickpocket_release } (release)
architects-character-arnulf = { architects-card-arnulf }
architects-character-charles = { architects-card-charles }
architects-character-clotilde = { architects-card-clotilde }
architects-character-isabette = { architects-card-isabette }
architects-character-louis = { architects-card-louis }
architects-character-zesiro = { architects-card-zesiro }

## Buildings of Works of Wonder, and the Wonders

architects-card-abbey = Abbey
architects-card-painters_studio = Painter's Studio
architects-card-arena = Arena
architects-card-baths = Baths
architects-card-stage = Stage
architects-card-pillory = Pillory
architects-card-courthouse = Courthouse
architects-card-mint = Mint
architects-card-depot = Depot
architects-card-gaol = Gaol
architects-card-mill = Mill
architects-card-pavilion = Pavilion
architects-card-theatre = Theatre
architects-card-outpost = Outpost
architects-card-mansion = Mansion
architects-card-manor = Manor
architects-card-wall = Wall
architects-card-vault = Vault
architects-card-stronghold = Stronghold
architects-card-school = School
architects-card-masons_lodge = Masons' Lodge
architects-card-joinery = Joinery
architects-card-tilers_hall = Tilers' Hall
architects-card-monastery = Monastery
architects-card-clay_wonder = Clay Wonder
architects-card-wood_wonder = Wood Wonder
architects-card-stone_wonder = Stone Wonder
architects-card-gold_wonder = Gold Wonder
architects-card-marble_wonder = Marble Wonder

architects-text-abbey = Everybody, you included, releases all their workers from Prison.
architects-text-painters_studio = Everybody, you included, draws 1 Building card.
architects-text-arena = Gain 3 Influence.
architects-text-baths = Gain 1 Reward card.
architects-text-stage = Gain 2 Influence and 1 Virtue.
architects-text-pillory = You may make 1 capture at no cost.
architects-text-courthouse = You may turn 1 of your unpaid Debts without paying, and gain all that paying it off brings.
architects-text-mint = Place a worker of your supply at the Silversmith at once, with all that it brings.
architects-text-depot = Place a worker of your supply at the King's Storehouse at once, with all that it brings.
architects-text-gaol = Place a worker of your supply at the Guardhouse at once, with all that it brings.
architects-text-mill = Place a worker of your supply in the Forest at once, with all that it brings.
architects-text-pavilion = Place a worker of your supply at the Town Centre at once, with all that it brings.
architects-text-theatre = Place a worker of your supply at the Workshop at once, with all that it brings.
architects-text-outpost = At the end, gain 2 Virtue if none of your workers is in Prison.
architects-text-mansion = At the end, gain 1 Virtue for every 3 of your Influence.
architects-text-manor = At the end, 1 point for every 3 of your Influence.
architects-text-wall = At the end, 1 point for each pair of one of your Buildings, this one and Wonders included, and a level you have reached on the Cathedral.
architects-text-vault = At the end, 1 point for every 5 of your Silver.
architects-text-stronghold = At the end, release all your workers from Prison.
architects-text-school = The 8 left-most Apprentices on display make room for new ones; then hire any Apprentice on display for free.
architects-text-masons_lodge = At the end, gain 1 Virtue for each of your Apprentices with masonry.
architects-text-joinery = At the end, gain 1 Virtue for each of your Apprentices with carpentry.
architects-text-tilers_hall = At the end, gain 1 Virtue for each of your Apprentices with tiling.
architects-text-monastery = Gain 1 Influence for each level you have reached on the Cathedral.
architects-text-clay_wonder = Gain 2 Virtue and put the Wonder at a place without one. Each time you place a worker there, it counts as 1 more worker of yours, or gives you 1 Influence.
architects-text-wood_wonder = { architects-text-clay_wonder }
architects-text-stone_wonder = { architects-text-clay_wonder }
architects-text-gold_wonder = { architects-text-clay_wonder }
architects-text-marble_wonder = { architects-text-clay_wonder }

architects-building-abbey = { architects-card-abbey }
architects-building-painters_studio = { architects-card-painters_studio }
architects-building-arena = { architects-card-arena }
architects-building-baths = { architects-card-baths }
architects-building-stage = { architects-card-stage }
architects-building-pillory = { architects-card-pillory }
architects-building-courthouse = { architects-card-courthouse }
architects-building-mint = { architects-card-mint }
architects-building-depot = { architects-card-depot }
architects-building-gaol = { architects-card-gaol }
architects-building-mill = { architects-card-mill }
architects-building-pavilion = { architects-card-pavilion }
architects-building-theatre = { architects-card-theatre }
architects-building-outpost = { architects-card-outpost }
architects-building-mansion = { architects-card-mansion }
architects-building-manor = { architects-card-manor }
architects-building-wall = { architects-card-wall }
architects-building-vault = { architects-card-vault }
architects-building-stronghold = { architects-card-stronghold }
architects-building-school = { architects-card-school }
architects-building-masons_lodge = { architects-card-masons_lodge }
architects-building-joinery = { architects-card-joinery }
architects-building-tilers_hall = { architects-card-tilers_hall }
architects-building-monastery = { architects-card-monastery }
architects-building-clay_wonder = { architects-card-clay_wonder }
architects-building-wood_wonder = { architects-card-wood_wonder }
architects-building-stone_wonder = { architects-card-stone_wonder }
architects-building-gold_wonder = { architects-card-gold_wonder }
architects-building-marble_wonder = { architects-card-marble_wonder }
architects-wonder-clay_wonder = { architects-card-clay_wonder }
architects-wonder-wood_wonder = { architects-card-wood_wonder }
architects-wonder-stone_wonder = { architects-card-stone_wonder }
architects-wonder-gold_wonder = { architects-card-gold_wonder }
architects-wonder-marble_wonder = { architects-card-marble_wonder }

## Rewards of Works of Wonder

architects-card-reward_influence_silver = Reward: Influence and Silver
architects-card-reward_influence_wood = Reward: Influence and Wood
architects-card-reward_influence_stone = Reward: Influence and Stone
architects-card-reward_influence_building = Reward: Influence and Plan
architects-card-reward_influence_virtue = Reward: Influence and Virtue
architects-card-reward_influence_gold = Reward: Influence and Gold
architects-card-reward_influence_marble = Reward: Influence and Marble

architects-text-reward_influence_silver = Gain 1 Influence and 3 Silver.
architects-text-reward_influence_wood = Gain 1 Influence and 2 Wood.
architects-text-reward_influence_stone = Gain 1 Influence and 2 Stone.
architects-text-reward_influence_building = Gain 1 Influence and draw 1 Building card.
architects-text-reward_influence_virtue = Gain 1 Influence and 1 Virtue.
architects-text-reward_influence_gold = Gain 1 Influence and 1 Gold.
architects-text-reward_influence_marble = Gain 1 Influence and 1 Marble.

architects-reward-reward_influence_silver = { architects-card-reward_influence_silver }
architects-reward-reward_influence_wood = { architects-card-reward_influence_wood }
architects-reward-reward_influence_stone = { architects-card-reward_influence_stone }
architects-reward-reward_influence_building = { architects-card-reward_influence_building }
architects-reward-reward_influence_virtue = { architects-card-reward_influence_virtue }
architects-reward-reward_influence_gold = { architects-card-reward_influence_gold }
architects-reward-reward_influence_marble = { architects-card-reward_influence_marble }

## Contribution cards: what contributions bring, and the Consequence on the back

architects-card-contribution_1 = Contribution 1
architects-card-contribution_2 = Contribution 2
architects-card-contribution_3 = Contribution 3
architects-card-contribution_4 = Contribution 4
architects-card-contribution_5 = Contribution 5
architects-card-contribution_6 = Contribution 6
architects-card-contribution_7 = Contribution 7

architects-text-contribution_1 = Contribution: Clay 1 Influence, Wood 2 Influence, Stone 1 Influence and 1 Virtue, Gold 3 Influence, Marble 2 Influence and 1 Reward card. Consequence: Princess ({ architects-place-quarry }), 1 { architects-favour-gold.one } or 1 { architects-favour-marble.one }; Profiteer ({ architects-place-town_centre }), { architects-penalty-lose_virtue }, then Prison.
architects-text-contribution_2 = Contribution: Clay 1 Influence, Wood 1 Influence and 1 Virtue, Stone 2 Influence, Gold 2 Influence and 1 Reward card, Marble 3 Influence. Consequence: Princess ({ architects-place-silversmith }), 1 { architects-favour-reward_card.one }; Profiteer ({ architects-place-guardhouse }), { architects-penalty-take_debt }, then Prison.
architects-text-contribution_3 = Contribution: Clay 2 Influence, Wood 1 Influence, Stone 2 Influence, Gold 2 Influence and 1 Virtue, Marble 2 Influence and 1 Virtue. Consequence: Princess ({ architects-place-forest }), 1 { architects-favour-debt_destroyed.one }; Profiteer ({ architects-place-silversmith }), { architects-penalty-gain_influence }, then Prison.
architects-text-contribution_4 = Contribution: Clay 1 Virtue, Wood 2 Influence, Stone 2 Influence, Gold 3 Influence, Marble 2 Influence and 1 Reward card. Consequence: Princess ({ architects-place-kings_storehouse }), 1 { architects-favour-apprentice.one }; Profiteer ({ architects-place-mines }), { architects-penalty-take_debt }, then Prison.
architects-text-contribution_5 = Contribution: Clay 1 Influence, Wood 2 Influence, Stone 1 Influence and 1 Virtue, Gold 2 Influence and 1 Reward card, Marble 3 Influence. Consequence: Princess ({ architects-place-workshop }), 2 { architects-favour-virtue.many }; Profiteer ({ architects-place-forest }), { architects-penalty-lose_virtue }, then Prison.
architects-text-contribution_6 = Contribution: Clay 1 Influence, Wood 1 Influence and 1 Virtue, Stone 2 Influence, Gold 2 Influence and 1 Virtue, Marble 3 Influence. Consequence: Princess ({ architects-place-mines }), 1 { architects-favour-debt_destroyed.one } or 4 { architects-favour-silver.many }; Profiteer ({ architects-place-kings_storehouse }), { architects-penalty-gain_influence }, then Prison.
architects-text-contribution_7 = Contribution: Clay 1 Virtue, Wood 2 Influence, Stone 1 Influence and 1 Virtue, Gold 3 Influence, Marble 2 Influence and 1 Virtue. Consequence: Princess ({ architects-place-guardhouse }), 1 { architects-favour-marble.one }; Profiteer ({ architects-place-quarry }), { architects-penalty-lose_virtue }, then Prison.

architects-contribution-contribution_1 = { architects-card-contribution_1 }
architects-contribution-contribution_2 = { architects-card-contribution_2 }
architects-contribution-contribution_3 = { architects-card-contribution_3 }
architects-contribution-contribution_4 = { architects-card-contribution_4 }
architects-contribution-contribution_5 = { architects-card-contribution_5 }
architects-contribution-contribution_6 = { architects-card-contribution_6 }
architects-contribution-contribution_7 = { architects-card-contribution_7 }

architects-other_place-quarry = { architects-place-quarry }
    .at = { architects-place-quarry.at }
architects-other_place-forest = { architects-place-forest }
    .at = { architects-place-forest.at }
architects-other_place-mines = { architects-place-mines }
    .at = { architects-place-mines.at }
architects-other_place-silversmith = { architects-place-silversmith }
    .at = { architects-place-silversmith.at }
architects-other_place-kings_storehouse = { architects-place-kings_storehouse }
    .at = { architects-place-kings_storehouse.at }
architects-other_place-workshop = { architects-place-workshop }
    .at = { architects-place-workshop.at }
architects-other_place-town_centre = { architects-place-town_centre }
    .at = { architects-place-town_centre.at }
architects-other_place-tax_stand = { architects-place-tax_stand }
    .at = { architects-place-tax_stand.at }
architects-other_place-guardhouse = { architects-place-guardhouse }
    .at = { architects-place-guardhouse.at }
architects-other_place-black_market_left = { architects-place-black_market_left }
    .at = { architects-place-black_market_left.at }
architects-other_place-black_market_middle = { architects-place-black_market_middle }
    .at = { architects-place-black_market_middle.at }
architects-other_place-black_market_right = { architects-place-black_market_right }
    .at = { architects-place-black_market_right.at }
architects-other_place-guildhall = { architects-place-guildhall }
    .at = { architects-place-guildhall.at }
architects-other_place-prison = { architects-place-prison }
    .at = { architects-place-prison.at }

## Works of Wonder in the terminal

architects-terminal-court = Court
architects-terminal-place = Place
architects-terminal-at_reset = At the reset
architects-terminal-now_for = Now for
architects-terminal-princess = Princess
architects-terminal-profiteer = Profiteer
architects-terminal-most_workers = the most workers: { $favours }
architects-terminal-everybody_there = everybody there: { $penalty }, then Prison
architects-terminal-either = { $this } or { $that }
architects-terminal-contribution = { $contribution } ({ $left } left in the pile)
architects-terminal-laid = { $good } (there already)
architects-terminal-wonder = Wonder
architects-terminal-still_costs = Still costs
architects-terminal-wonder_cost = { $amount ->
        [0] {""}
       *[other] { $goods },{" "}
    }{ $influence } Influence, { $taxes } Tax
architects-terminal-owner = Owner
architects-terminal-credit = { $influence } (and { $silver } Silver left of an exchange)

## Works of Wonder in the browser

architects-dock-contribute = 1 { $good_one }: { architects-gift }
architects-dock-raise_wonder = { $wonder }
architects-dock-place_wonder = { $place }
architects-dock-choose_favour = { architects-favours }
architects-dock-trade_good = { $apprentice }: 1 { $good_one }
architects-dock-trade_for_good = { $apprentice }: for 1 { $good_one }

## Solo opponents of Works of Wonder

architects-opponent-aristocrat = Aristocrat
architects-opponent-enforcer = Enforcer
architects-opponent-illusionist = Illusionist
architects-opponent-gossip = Gossip
architects-opponent-patron = Patron
architects-opponent-peddler = Peddler
architects-solo-aristocrat = { architects-opponent-aristocrat }
architects-solo-enforcer = { architects-opponent-enforcer }
architects-solo-illusionist = { architects-opponent-illusionist }
architects-solo-gossip = { architects-opponent-gossip }
architects-solo-patron = { architects-opponent-patron }
architects-solo-peddler = { architects-opponent-peddler }
architects-solo-about-aristocrat = Starts with 8 Virtue and 2 Influence. It goes beside the Princess, makes a contribution there and gains a future Scheme; its Wonders cost 2 Marble less.
architects-solo-about-enforcer = Starts with 7 Virtue and 6 Influence. At the Town Centre it sends its captives to Prison or, if it has none, captures once per worker there; captives sent to Prison bring it 1 Marble.
architects-solo-about-illusionist = Starts with 6 Virtue and 4 Influence. It is drawn to the Black Market, where its workers cost it no Virtue.
architects-solo-about-gossip = Starts with 7 Virtue and 6 Influence. At the Workshop it drives 2 Apprentices away, adds 2 taxes and gains 2 future Schemes; after each Wonder or level of the Cathedral it captures a group.
architects-solo-about-patron = Starts with 9 Virtue and 2 Influence. At the King's Storehouse it gains 1 Marble for every 2 workers, or 1 Virtue for a single one; each worker placed there brings it 1 Influence.
architects-solo-about-peddler = Starts with 7 Virtue and 4 Influence. At the Silversmith it gains 1 Silver and 1 more per worker there; each reset of the Black Market brings it 1 Influence and 2 Silver.

architects-scheme-st_guildhall = { architects-place-guildhall }
architects-scheme-st_prison_check = { architects-place-guardhouse } / { architects-deck-black_market }
architects-scheme-st_specialisation = specialisation
architects-scheme-st_cathedral = Cathedral / specialisation
architects-scheme-st_princess = the Princess
architects-scheme-st_influence = the Princess / { architects-place-kings_storehouse }
architects-scheme-st_capture = { architects-place-town_centre } / the Princess
architects-scheme-st_taxes = { architects-place-tax_stand } / { architects-place-mines }
architects-scheme-st_workshop = { architects-place-workshop }
architects-scheme-fu_build_1 = { architects-place-guildhall } / the Princess
architects-scheme-fu_build_2 = { architects-place-guildhall } / specialisation
architects-scheme-fu_build_3 = { architects-place-guildhall } / { architects-place-mines }
architects-scheme-fu_cathedral_virtue_1 = Cathedral / { architects-place-silversmith }
architects-scheme-fu_cathedral_virtue_2 = Cathedral / { architects-deck-black_market }
architects-scheme-fu_cathedral_late_1 = Cathedral / { architects-place-workshop }
architects-scheme-fu_cathedral_late_2 = Cathedral / { architects-place-guardhouse }
architects-scheme-fu_influence = the Princess / specialisation
architects-scheme-fu_captives = { architects-place-guardhouse } / { architects-place-kings_storehouse }
architects-scheme-fu_capture_3 = { architects-place-town_centre } / specialisation
architects-scheme-fu_capture_4 = { architects-place-town_centre } / { architects-place-silversmith }
architects-scheme-fu_taxes = { architects-place-tax_stand } / { architects-place-mines }
architects-scheme-fu_princess_lead = { architects-deck-black_market } / the Princess
architects-scheme-fu_ornament_1 = Adornment / the Princess
architects-scheme-fu_ornament_2 = Adornment / next Scheme

architects-card-st_guildhall = Starting Scheme: { architects-scheme-st_guildhall }
architects-card-st_prison_check = Starting Scheme: { architects-scheme-st_prison_check }
architects-card-st_specialisation = Starting Scheme: { architects-scheme-st_specialisation }
architects-card-st_cathedral = Starting Scheme: { architects-scheme-st_cathedral }
architects-card-st_princess = Starting Scheme: { architects-scheme-st_princess }
architects-card-st_influence = Starting Scheme: { architects-scheme-st_influence }
architects-card-st_capture = Starting Scheme: { architects-scheme-st_capture }
architects-card-st_taxes = Starting Scheme: { architects-scheme-st_taxes }
architects-card-st_workshop = Starting Scheme: { architects-scheme-st_workshop }
architects-card-fu_build_1 = Future Scheme: { architects-scheme-fu_build_1 }
architects-card-fu_build_2 = Future Scheme: { architects-scheme-fu_build_2 }
architects-card-fu_build_3 = Future Scheme: { architects-scheme-fu_build_3 }
architects-card-fu_cathedral_virtue_1 = Future Scheme: { architects-scheme-fu_cathedral_virtue_1 }
architects-card-fu_cathedral_virtue_2 = Future Scheme: { architects-scheme-fu_cathedral_virtue_2 }
architects-card-fu_cathedral_late_1 = Future Scheme: { architects-scheme-fu_cathedral_late_1 }
architects-card-fu_cathedral_late_2 = Future Scheme: { architects-scheme-fu_cathedral_late_2 }
architects-card-fu_influence = Future Scheme: { architects-scheme-fu_influence }
architects-card-fu_captives = Future Scheme: { architects-scheme-fu_captives }
architects-card-fu_capture_3 = Future Scheme: { architects-scheme-fu_capture_3 }
architects-card-fu_capture_4 = Future Scheme: { architects-scheme-fu_capture_4 }
architects-card-fu_taxes = Future Scheme: { architects-scheme-fu_taxes }
architects-card-fu_princess_lead = Future Scheme: { architects-scheme-fu_princess_lead }
architects-card-fu_ornament_1 = Future Scheme: { architects-scheme-fu_ornament_1 }
architects-card-fu_ornament_2 = Future Scheme: { architects-scheme-fu_ornament_2 }

architects-text-scheme_at_guildhall = { architects-place-guildhall } (build a Wonder, or else advance the Cathedral, or else gain 4 Marble)
architects-text-scheme_at_market = { architects-deck-black_market } (1 Virtue for the first free space: right, 3 Marble; left, 2 Marble; middle, 2 Silver, 2 Apprentices leave, 1 future Scheme)
architects-text-scheme_at_spec = the specialisation on its board
architects-text-scheme_at_cathedral = { architects-place-guildhall } (one level of the Cathedral, and 1 Virtue)
architects-text-scheme_at_princess = beside the Princess (1 contribution, and nothing else there)
architects-text-scheme_at_storehouse = { architects-place-kings_storehouse } (1 Marble for every 2 workers there, or 1 Virtue for a single one)
architects-text-scheme_at_town_centre = { architects-place-town_centre } (1 capture per worker there)
architects-text-scheme_at_tax_stand = { architects-place-tax_stand } (all its Silver, for 2 Virtue)
architects-text-scheme_at_mines = { architects-place-mines } (1 Marble, and 1 Silver per worker there)
architects-text-scheme_at_workshop = { architects-place-workshop } (2 Apprentices leave, 2 taxes are added, 1 future Scheme is gained)
architects-text-scheme_at_silversmith = { architects-place-silversmith } (1 Silver, and 1 more per worker there)
architects-text-scheme_at_guardhouse = { architects-place-guardhouse } (1 action per worker there, from the top of the list on its board)
architects-text-scheme_at_stack = { architects-place-guildhall } (a worker on one of its own, and an Adornment)
architects-text-scheme_at_nxt = the next Scheme
architects-text-st_guildhall = The opponent goes to: { architects-text-scheme_at_guildhall }.
architects-text-st_prison_check = With { architects-condition-own_prison_2 }: { architects-text-scheme_at_guardhouse }. Otherwise: { architects-text-scheme_at_market }.
architects-text-st_specialisation = The opponent goes to: { architects-text-scheme_at_spec }.
architects-text-st_cathedral = With { architects-condition-cathedral_open } and { architects-condition-virtue_9 }: { architects-text-scheme_at_cathedral }. Otherwise: { architects-text-scheme_at_spec }.
architects-text-st_princess = The opponent goes to: { architects-text-scheme_at_princess }.
architects-text-st_influence = With { architects-condition-influence_5 }: { architects-text-scheme_at_princess }. Otherwise: { architects-text-scheme_at_storehouse }, then 1 future Scheme.
architects-text-st_capture = With { architects-condition-group_3 }: { architects-text-scheme_at_town_centre }, then 1 future Scheme. Otherwise: { architects-text-scheme_at_princess }, then 1 future Scheme.
architects-text-st_taxes = With { architects-condition-taxes_8 }: { architects-text-scheme_at_tax_stand }, then 1 future Scheme. Otherwise: { architects-text-scheme_at_mines }, then 1 future Scheme.
architects-text-st_workshop = The opponent goes to: { architects-text-scheme_at_workshop }.
architects-text-fu_build_1 = With { architects-condition-can_build }: { architects-text-scheme_at_guildhall }. Otherwise: { architects-text-scheme_at_princess }.
architects-text-fu_build_2 = With { architects-condition-can_build }: { architects-text-scheme_at_guildhall }. Otherwise: { architects-text-scheme_at_spec }.
architects-text-fu_build_3 = With { architects-condition-can_build }: { architects-text-scheme_at_guildhall }. Otherwise: { architects-text-scheme_at_mines }.
architects-text-fu_cathedral_virtue_1 = With { architects-condition-cathedral_open } and { architects-condition-virtue_9 }: { architects-text-scheme_at_cathedral }. Otherwise: { architects-text-scheme_at_silversmith }.
architects-text-fu_cathedral_virtue_2 = With { architects-condition-cathedral_open } and { architects-condition-virtue_9 }: { architects-text-scheme_at_cathedral }. Otherwise: { architects-text-scheme_at_market }.
architects-text-fu_cathedral_late_1 = With { architects-condition-cathedral_open } and { architects-condition-no_future_left }: { architects-text-scheme_at_cathedral }. Otherwise: { architects-text-scheme_at_workshop }.
architects-text-fu_cathedral_late_2 = With { architects-condition-cathedral_open } and { architects-condition-no_future_left }: { architects-text-scheme_at_cathedral }. Otherwise: { architects-text-scheme_at_guardhouse }.
architects-text-fu_influence = With { architects-condition-influence_5 }: { architects-text-scheme_at_princess }. Otherwise: { architects-text-scheme_at_spec }.
architects-text-fu_captives = With { architects-condition-has_captives }: { architects-text-scheme_at_guardhouse }. Otherwise: { architects-text-scheme_at_storehouse }.
architects-text-fu_capture_3 = With { architects-condition-group_3 }: { architects-text-scheme_at_town_centre }. Otherwise: { architects-text-scheme_at_spec }.
architects-text-fu_capture_4 = With { architects-condition-group_4 }: { architects-text-scheme_at_town_centre }. Otherwise: { architects-text-scheme_at_silversmith }.
architects-text-fu_taxes = With { architects-condition-taxes_4 }: { architects-text-scheme_at_tax_stand }. Otherwise: { architects-text-scheme_at_mines }.
architects-text-fu_princess_lead = With { architects-condition-princess_lead }: { architects-text-scheme_at_market }. Otherwise: { architects-text-scheme_at_princess }.
architects-text-fu_ornament_1 = With { architects-condition-can_stack }: { architects-text-scheme_at_stack }. Otherwise: { architects-text-scheme_at_princess }.
architects-text-fu_ornament_2 = With { architects-condition-can_stack }: { architects-text-scheme_at_stack }. Otherwise: { architects-text-scheme_at_nxt }.

architects-entry-black_market = { architects-deck-black_market }
architects-entry-princess = beside the Princess
architects-entry-specialisation = specialisation
architects-entry-next_scheme = the next Scheme
architects-entry-guildhall_cathedral = { architects-place-guildhall }, for the Cathedral
architects-entry-guildhall_stack = { architects-place-guildhall }, on a worker of one's own
architects-entry-build_wonder = build a Wonder
architects-entry-four_marble = gain 4 Marble
architects-entry-captures = capture once per worker there
architects-entry-capture_tied = capture all equal groups at once
architects-entry-future_scheme = gain a future Scheme
architects-entry-future_schemes = gain a future Scheme, or what stands for it
architects-entry-silver = gain 1 Silver
architects-entry-take_back_prison = take a worker back from Prison
architects-entry-take_back_held = take a worker back from another board
architects-entry-power_enforcer = power of the Enforcer: 1 Marble for captives sent to Prison
architects-entry-power_gossip = power of the Gossip: 1 capture after building
architects-entry-power_patron = power of the Patron: 1 Influence at the King's Storehouse
architects-entry-power_peddler = power of the Peddler: 1 Influence and 2 Silver at a reset
architects-entry-favour_left = the favour on the left
architects-entry-favour_right = the favour on the right

architects-condition-group_3 = 3 workers of one other player at one place
architects-condition-group_4 = 4 workers of one other player at one place
architects-condition-taxes_4 = 4 Silver on the Tax Stand
architects-condition-taxes_8 = 8 Silver on the Tax Stand
architects-condition-own_prison_2 = 2 workers of one's own in Prison
architects-condition-influence_5 = 5 Influence or less
architects-condition-virtue_9 = 9 Virtue or less
architects-condition-no_future_left = no future Scheme left
architects-condition-future_left = a future Scheme that is left
architects-condition-princess_lead = more workers beside the Princess than any other player
architects-condition-can_build = a Wonder or a level of the Cathedral within reach
architects-condition-wonder_affordable = a Wonder that can be paid for
architects-condition-favour_possible = a favour on the left that can be taken
architects-condition-group_to_capture = a group to capture
architects-condition-too_many_tied = more equal groups at the place than captures left
architects-condition-can_stack = a worker of one's own at the Guildhall with nobody on top
architects-condition-craft_left = a Craft card that is left

architects-priority-right_of_marker = the one at its resource marker, or the next to the right
architects-priority-beside_princess = the one beside the Princess
architects-priority-first_of_board = the first free place on its board's list
architects-priority-most_held = the board that holds most of its workers
architects-priority-next_board = the board of the player next in turn order

architects-rule-wonders_solo_schemes = Works of Wonder, solo: Scheme cards
architects-rule-wonders_solo_track = Works of Wonder, solo: resource track
architects-rule-wonders_solo_wonders = Works of Wonder, solo: building Wonders
architects-rule-wonders_solo_captures = Works of Wonder, solo: captures and Guardhouse
architects-rule-wonders_solo_icons = Works of Wonder, solo: icons
architects-rule-wonders_solo_boards = Works of Wonder, solo: opponents' boards

architects-replacement-marble_for_gold = Marble in place of Gold
architects-replacement-virtue_for_reward = Virtue in place of a Reward
architects-replacement-virtue_for_influence = Virtue in place of Influence above 12
architects-replacement-silver_for_debt = 2 Silver in place of a Debt to destroy
architects-replacement-silver_for_apprentice = 2 Silver in place of an Apprentice
architects-replacement-nothing_for_resource = nothing in place of Clay, Wood or Stone
architects-replacement-nothing_for_plan = nothing in place of a Building card

architects-event-future_scheme_gained = { $seat } adds a future Scheme to the revealed ones ({ $scheme })
architects-event-marker_moved = { $seat } moves the resource marker { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, to { $good }
architects-event-gain_replaced = { $seat } gains { $replacement } × { $n } ({ $rule })

## Counsel

architects-counsel-prison = { $workers } of your workers are in Prison: free them at the Guardhouse. With 3 or more, each reset costs Virtue.
architects-counsel-few_workers = { $workers ->
        [0] No worker
        [one] Only 1 worker
       *[other] Only { $workers } workers
    } left: call those { $place_at } back at the Town Centre.
architects-counsel-few_workers_no_silver = { $workers ->
        [0] No worker
        [one] Only 1 worker
       *[other] Only { $workers } workers
    } left, and no Silver to call others back: the Silversmith has some.
architects-counsel-held = { $owner } holds { $workers } of your workers: 5 Silver at the Guardhouse bring them back.
architects-counsel-captives = You hold { $workers } workers of others: send them to Prison at the Guardhouse, for 1 Silver each.
architects-counsel-debts = { $debts ->
        [one] 1 unpaid Debt costs
       *[other] { $debts } unpaid Debts cost
    } { $points } points at the end: pay 6 Silver at the Guardhouse.
architects-counsel-debts_no_silver = { $debts } unpaid Debts cost { $points } points at the end: gather 6 Silver at the Silversmith, then pay at the Guardhouse.
architects-counsel-virtue = { $points ->
        [one] Virtue { $virtue }: that costs 1 point at the end, and the Cathedral is closed. Give goods for Virtue at the King's Storehouse.
       *[other] Virtue { $virtue }: that costs { $points } points at the end, and the Cathedral is closed. Give goods for Virtue at the King's Storehouse.
    }
architects-counsel-end_near = { $spaces ->
        [one] 1 space is left
       *[other] { $spaces } spaces are left
    } in the Guildhall: then everybody has one last turn. Build what you can.
architects-counsel-halt = { architects-hint-quiet }
architects-counsel-last_turn = Your last turn: only what scores counts now. Build, pay a Debt, or free your workers from Prison.
architects-counsel-construct = You can construct { $building } at the Guildhall{ $points ->
        [0] {""}
        [one] : 1 point
       *[other] : { $points } points
    }.
architects-counsel-advance = You can advance the Cathedral at the Guildhall: { $points } points.
architects-counsel-no_plans = No Building card in hand: draw some at the Workshop.
architects-counsel-skill = { $building } needs a skill that you lack: hire { $apprentice } at the Workshop, for { $silver } Silver.
architects-counsel-skill_no_silver = { $building } needs a skill that { $apprentice } has: gather { $silver } Silver at the Silversmith, then hire at the Workshop.
architects-counsel-skill_nowhere = Nobody at the Workshop has the skill that { $building } needs: draw other Building cards there.
architects-counsel-goods = { $building } still lacks { architects-goods }: next, place a worker { $place_at }.
architects-counsel-artisan_prison = Your Artisan is in Prison: free him at the Guardhouse.
architects-counsel-adornment = You can craft an Adornment at the Guildhall for one of your Buildings: it scores at the end.
architects-counsel-profiteer = { $workers } of your workers stand beside the Profiteer { $place_at }: the next reset sends them to Prison. Call them back at the Town Centre.
architects-counsel-wonder = You can construct { $wonder } at the Guildhall: { $points } points.
