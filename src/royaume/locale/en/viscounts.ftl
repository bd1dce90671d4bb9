## Viscounts of the West Kingdom

viscounts-title = Viscounts of the West Kingdom
viscounts-short = Viscounts
viscounts-about = Ride around the castle with three cards at a time: trade, build, transcribe and place your workers, while Virtue and Corruption close in on each other.

viscounts-option-card_8_scope = The Trading Post of Player Card 8: on any free spot of the Viscount's segment, or only on those of his own space
viscounts-option-three_card_shuffle_check = Whoever owns 3 cards and plays the one that drops off again: off, this is no shuffle; on, it brings 1 Virtue or 1 Corruption like one
viscounts-option-difficulty = Future Schemes mixed into the opponent's pile at the start: 0 to 3
viscounts-setting-card_8_scope = Player Card 8 builds
viscounts-setting-card_8_scope-hint = Where the free Trading Post of this Player Card may stand.
viscounts-setting-three_card_shuffle_check = With only three cards left
viscounts-setting-three_card_shuffle_check-hint = The card that drops off is played again at once.
viscounts-setting-difficulty = Difficulty
viscounts-setting-difficulty-hint = So many Future Schemes are in the opponent's pile from the start.
viscounts-value-card_8_scope-segment = anywhere in the segment
viscounts-value-card_8_scope-space = at the Viscount's space
viscounts-value-three_card_shuffle_check-off = no Virtue or Corruption
viscounts-value-three_card_shuffle_check-on = counts as a shuffle
viscounts-value-difficulty-0 = as printed
viscounts-value-difficulty-1 = 1 more
viscounts-value-difficulty-2 = 2 more
viscounts-value-difficulty-3 = 3 more

viscounts-opponent-cleric = Cleric opponent
viscounts-opponent-builder = Builder opponent
viscounts-opponent-noble = Noble opponent
viscounts-opponent-card = Card opponent
viscounts-solo-cleric = Cleric: Manuscripts
viscounts-solo-builder = Builder: buildings
viscounts-solo-noble = Noble: the castle
viscounts-solo-card = Cards: Debts and Deeds
viscounts-solo-about-cleric = Transcribes whenever it can. Its board is the one of the rulebook; some of its Scheme cards are our own reconstruction.
viscounts-solo-about-builder = Builds whenever it can. Parts of its board and of its Scheme cards are our own reconstruction.
viscounts-solo-about-noble = Sends workers to the castle whenever it can. Its board and some of its Scheme cards are our own reconstruction.
viscounts-solo-about-card = Flips Debts and Deeds whenever it can, and pays for everything with any resource. Its board and some of its Scheme cards are our own reconstruction.

viscounts-action-trade = Trade
viscounts-action-construct = Construct
viscounts-action-workers = Place Workers
viscounts-action-transcribe = Transcribe

viscounts-icon-merchant = Merchant
viscounts-icon-builder = Builder
viscounts-icon-noble = Noble
viscounts-icon-cleric = Cleric
viscounts-icon-criminal = Criminal

viscounts-good-silver = Silver
    .one = Silver
    .many = Silver
viscounts-good-stone = Stone
    .one = Stone
    .many = Stone
viscounts-good-gold = Gold
    .one = Gold
    .many = Gold
viscounts-good-ink = Ink
    .one = Ink
    .many = Ink

viscounts-goods = { $n ->
        [one] { $n } { $good_one }
       *[other] { $n } { $good_many }
    }

viscounts-building-trading_post = Trading Post
viscounts-building-guildhall = Guildhall
viscounts-building-workshop = Workshop

# a building, and in brief what its slot gives once it stands
viscounts-slot-trading_post_1 = { viscounts-building-trading_post } (1 free step)
viscounts-slot-trading_post_2 = { viscounts-building-trading_post } (dismiss for 1 Silver)
viscounts-slot-trading_post_3 = { viscounts-building-trading_post } (2 Merchants)
viscounts-slot-guildhall_1 = { viscounts-building-guildhall } (Builder)
viscounts-slot-guildhall_2 = { viscounts-building-guildhall } (Noble)
viscounts-slot-guildhall_3 = { viscounts-building-guildhall } (Cleric)
viscounts-slot-workshop_1 = { viscounts-building-workshop } (discard when hiring)
viscounts-slot-workshop_2 = { viscounts-building-workshop } (Virtue in collisions)
viscounts-slot-workshop_3 = { viscounts-building-workshop } (hand +1)
viscounts-slot_text-trading_post_1 = Each turn your Viscount may ride 1 space further for free.
viscounts-slot_text-trading_post_2 = Dismissing a card costs you 1 Silver, whatever its value.
viscounts-slot_text-trading_post_3 = Two Merchant icons count for you every turn.
viscounts-slot_text-guildhall_1 = A Builder icon counts for you every turn.
viscounts-slot_text-guildhall_2 = A Noble icon counts for you every turn.
viscounts-slot_text-guildhall_3 = A Cleric icon counts for you every turn.
viscounts-slot_text-workshop_1 = Whenever you hire somebody, by any means, you may discard a card.
viscounts-slot_text-workshop_2 = In every collision, also of others, you gain 1 Virtue if you have no Criminal icon on your board.
viscounts-slot_text-workshop_3 = You draw up to one more card.

viscounts-segment-lake = Lake
viscounts-segment-hills = Hills
viscounts-segment-forest = Forest
viscounts-segment-coast = Coast
viscounts-segment-mountain = Mountain
viscounts-side-left = left
viscounts-side-right = right
viscounts-side-inner = inner path

viscounts-section-ink_stone = Ink and Stone
viscounts-section-flip = Flip
viscounts-section-gold_or_move = Gold or move
viscounts-section-hire_or_destroy = Hire or destroy
viscounts-section-virtue = Virtue

viscounts-ribbon-grey = grey
viscounts-ribbon-black = black
viscounts-ribbon-yellow = yellow
viscounts-ribbon-blue = blue
viscounts-bonus-cleric_bonus_grey = Cleric Bonus (grey)
viscounts-bonus-cleric_bonus_black = Cleric Bonus (black)
viscounts-bonus-cleric_bonus_yellow = Cleric Bonus (yellow)
viscounts-bonus-cleric_bonus_blue = Cleric Bonus (blue)

viscounts-phase-beginning = Set-up
viscounts-phase-cards = Cards
viscounts-phase-movement = Movement
viscounts-phase-action = Action
viscounts-phase-recruit = Recruit
viscounts-phase-collision = Collision
viscounts-phase-draw = Draw
viscounts-phase-opponent = Opponent's turn
viscounts-phase-over = End

viscounts-condition-always = always
viscounts-condition-with_criminals = with a Criminal icon
viscounts-condition-without_criminals = without a Criminal icon

viscounts-deck-townsfolk = Townsfolk
viscounts-deck-starters = starting Townsfolk
viscounts-deck-heroes = Heroes
viscounts-deck-manuscripts = Manuscripts
viscounts-deck-player_cards = Player Cards
viscounts-deck-schemes = Schemes

## When abilities work

viscounts-timing-never = No ability
viscounts-timing-instant = Play
viscounts-timing-drop_off = Drop
viscounts-timing-funding = Paying
viscounts-timing-after_trade = After Trade
viscounts-timing-after_construct = After Construct
viscounts-timing-after_workers = After Place Workers
viscounts-timing-after_transcribe = After Transcribe
viscounts-timing-on_collision = Any collision
viscounts-timing-on_debt_flipped = Debt flipped
viscounts-timing-on_debt_gained = Debt gained
viscounts-hired = . Hired or dismissed:{ " " }
viscounts-dismissed = . Dismissed:{ " " }
viscounts-printed = Printed on the board: it can be dismissed, never hired

## Steps of effects: words with $n, and the same as terms of which ways and cards are composed

viscounts-step-silver = { $n } Silver
viscounts-step-stone = { $n } Stone
viscounts-step-gold = { $n } Gold
viscounts-step-ink = { $n } Ink
viscounts-step-resource = { $n ->
        [one] any 1 resource
       *[other] any { $n } resources
    }
viscounts-step-virtue = { $n } Virtue
viscounts-step-corruption = { $n } Corruption
viscounts-step-debt = { $n ->
        [one] 1 Debt
       *[other] { $n } Debts
    }
viscounts-step-deed = { $n ->
        [one] 1 Deed
       *[other] { $n } Deeds
    }
viscounts-step-flip_debt = { $n ->
        [one] flip 1 Debt
       *[other] flip { $n } Debts
    }
viscounts-step-flip_deed = { $n ->
        [one] flip 1 Deed
       *[other] flip { $n } Deeds
    }
viscounts-step-flip_any = { $n ->
        [one] flip 1 Debt or Deed
       *[other] flip { $n } Debts or Deeds
    }
viscounts-step-rearrange = rearrange your cards
viscounts-step-discard = { $n ->
        [one] discard 1 card
       *[other] discard up to { $n } cards
    }
viscounts-step-destroy = { $n ->
        [one] destroy 1 card
       *[other] destroy up to { $n } cards
    }
viscounts-step-shuffle = shuffle your cards
viscounts-step-free_hire = hire for free
viscounts-step-move_worker = move 1 worker
viscounts-step-place_workers = { $n ->
        [one] place 1 worker
       *[other] place { $n } workers
    }
viscounts-step-build = { $n ->
        [0] build a { viscounts-building-trading_post } for free
        [1] build a { viscounts-building-guildhall } for free
       *[other] build a { viscounts-building-workshop } for free
    }
viscounts-step-build_here = { $n ->
        [0] build a { viscounts-building-trading_post } here for free
        [1] build a { viscounts-building-guildhall } here for free
       *[other] build a { viscounts-building-workshop } here for free
    }
viscounts-step-manuscript = take a Manuscript of cost { $n } at most for free
viscounts-step-destroy_any = { $n ->
        [one] destroy any 1 of your cards
       *[other] destroy any { $n } of your cards
    }

-viscounts-silver = { viscounts-step-silver }
-viscounts-stone = { viscounts-step-stone }
-viscounts-gold = { viscounts-step-gold }
-viscounts-ink = { viscounts-step-ink }
-viscounts-resource = { viscounts-step-resource }
-viscounts-virtue = { viscounts-step-virtue }
-viscounts-corruption = { viscounts-step-corruption }
-viscounts-debt = { viscounts-step-debt }
-viscounts-deed = { viscounts-step-deed }
-viscounts-flip_debt = { viscounts-step-flip_debt }
-viscounts-flip_deed = { viscounts-step-flip_deed }
-viscounts-flip_any = { viscounts-step-flip_any }
-viscounts-rearrange = { viscounts-step-rearrange }
-viscounts-discard = { viscounts-step-discard }
-viscounts-destroy = { viscounts-step-destroy }
-viscounts-shuffle = { viscounts-step-shuffle }
-viscounts-free_hire = { viscounts-step-free_hire }
-viscounts-move_worker = { viscounts-step-move_worker }
-viscounts-place_workers = { viscounts-step-place_workers }
-viscounts-build = { viscounts-step-build }
-viscounts-build_here = { viscounts-step-build_here }
-viscounts-manuscript = { viscounts-step-manuscript }
-viscounts-destroy_any = { viscounts-step-destroy_any }

## Choices

viscounts-paid = { $silver ->
        [0] {""}
       *[other] {" "}for { $silver } Silver
    }
viscounts-choice-choose_pair = Take { $player_card } with { $card }
viscounts-choice-play = Play { $card }
viscounts-choice-ride = Ride { $space_to }{ viscounts-paid }
viscounts-choice-no_action = No action
viscounts-choice-dismiss = First dismiss { $card }{ viscounts-paid }
viscounts-choice-trade = Trade
viscounts-choice-trade_times = { $times ->
        [one] Trade once
       *[other] Trade { $times } times
    }{ $silver ->
        [0] {""}
       *[other] , spending { $silver } Silver
    }
viscounts-choice-transcribe = Transcribe { $manuscript }
viscounts-choice-transcribe_printed = Transcribe the Manuscript printed on the board ({ $segment })
viscounts-choice-place_workers = { $n ->
        [1] Place 1 worker (1 Noble icon)
        [2] Place 2 workers (3 Noble icons)
        [3] Place 3 workers (5 Noble icons)
       *[other] Place { $n } workers (8 Noble icons)
    }
viscounts-choice-construct = Build { $slot }
viscounts-choice-pay = Pay { viscounts-goods }
viscounts-choice-recruit = Hire { $card }{ viscounts-paid }
viscounts-choice-recruit_nobody = Hire nobody
viscounts-choice-hire = Hire { $card }
viscounts-choice-choose_way = Choose: { $way }
viscounts-choice-take_resource = Take 1 { $good_one }
viscounts-choice-flip_debt = Flip a Debt (and gain any 1 resource)
viscounts-choice-flip_deed = Flip a Deed
viscounts-choice-first_ability = First { $card }
viscounts-choice-first_link = First the link from { $site }
viscounts-choice-discard = Discard { $card }
viscounts-choice-discard_top = Discard the top card of your pile, unseen
viscounts-choice-discard_none = Discard nothing
viscounts-choice-destroy = Destroy { $card } for its value in Silver
viscounts-choice-destroy_top = Destroy the top card of your pile, unseen, for its value in Silver
viscounts-choice-destroy_none = Destroy nothing
viscounts-choice-arrange_two = { $card }, { $card2 }
viscounts-choice-arrange_three = { $card }, { $card2 }, { $card3 }
viscounts-choice-resolve_section = First “{ $section }”
viscounts-choice-expel = Expel a worker of { $seat }
viscounts-choice-move_worker = Move a worker from “{ $section }” to “{ $section2 }”
viscounts-choice-move_no_worker = Move nobody
viscounts-choice-place_on = Place on “{ $section }”
viscounts-choice-build_at = Build at { $site }
viscounts-choice-take_building = Take { $slot }
viscounts-choice-take_manuscript = Take { $manuscript }

## Questions

viscounts-ask-choosing_pair = choose a Player Card with its Hero
viscounts-ask-playing_card = play a card
viscounts-ask-moving = ride on: { $n ->
        [one] 1 space
       *[other] { $n } spaces
    } with { $card }, each further one for 1 Silver
viscounts-ask-acting = choose your action
viscounts-ask-acting_with = take the action for which you dismissed { $card }
viscounts-ask-trading = trade { $n ->
        [one] 1 Merchant icon
       *[other] { $n } Merchant icons
    } for { $way }: how often?
viscounts-ask-paying = { $action }: { $n ->
        [one] 1 icon is
       *[other] { $n } icons are
    } lacking; how much { $good_many } do you spend?
viscounts-ask-recruiting = hire the card beside your Viscount, or nobody
viscounts-ask-hiring_free = hire one of the open cards for free
viscounts-ask-choosing_way = choose one of the effects
viscounts-ask-choosing_resource = take { $n ->
        [one] any 1 resource
       *[other] any { $n } resources, one by one
    }
viscounts-ask-flipping = flip { $n ->
        [one] a Debt or a Deed
       *[other] { $n } Debts or Deeds, one by one
    }
viscounts-ask-choosing_ability = choose the ability that works first
viscounts-ask-discarding = you may discard { $n ->
        [one] a card
       *[other] up to { $n } cards
    }
viscounts-ask-destroying = you may destroy { $n ->
        [one] a card
       *[other] up to { $n } cards
    }
viscounts-ask-rearranging = rearrange your cards, from left to right
viscounts-ask-choosing_section = choose the section of the castle to resolve first
viscounts-ask-expelling = too many workers in “{ $section }” (tier { $tier }): expel one
viscounts-ask-moving_worker = you may move a worker of tier 1 to a section beside
viscounts-ask-placing_workers = choose the section for { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
viscounts-ask-choosing_spot = choose the spot for your { $building }
viscounts-ask-choosing_slot = choose which { $building } you build
viscounts-ask-choosing_link = choose the link that comes first
viscounts-ask-choosing_manuscript = take one of these Manuscripts for free

## Refusals, and the places in the rulebook that say so

viscounts-refusal-not_enough_silver = You ride exactly as far as the value of your card, and each further space costs 1 Silver; you lack the Silver for this one. Choose a nearer space.
viscounts-refusal-outer_path_only = Trading and constructing are done on the outer path; ride to a left or right space for that.
viscounts-refusal-inner_path_only = Workers are placed and Manuscripts transcribed on the inner path; ride there for that.
viscounts-refusal-not_enough_merchants = You lack Merchant icons for this exchange, even with your Silver; play cards that have some, or dismiss one first.
viscounts-refusal-not_enough_builders = You lack Builder icons for this building, even with your Stone; play cards that have some, dismiss one first, or choose a cheaper building.
viscounts-refusal-not_enough_nobles = You lack Noble icons for so many workers, even with your Gold; place fewer, play cards that have some, or dismiss one first.
viscounts-refusal-not_enough_clerics = You lack Cleric icons for this Manuscript, even with your Ink; play cards that have some, dismiss one first, or ride to a cheaper one.
viscounts-refusal-nothing_to_flip = You have neither an unpaid Debt nor an acquired Deed to flip; gain one first.
viscounts-refusal-nothing_to_destroy = You have no card to destroy, for nobody may own fewer than 3; hire somebody first.
viscounts-refusal-built_already = This building stands already; choose one that is still on your board.
viscounts-refusal-no_free_spot = No spot is free on your Viscount's side of the river; ride to another space first.
viscounts-refusal-no_workers_left = You have no worker in supply; it takes at least one, so wait until one comes back from the castle.
viscounts-refusal-too_dear_to_dismiss = You lack the Silver to dismiss this card, which costs its value (1 Silver with your second Trading Post).
viscounts-refusal-one_dismissal = Only one card may be dismissed each turn, and you have done so; now take the action.
viscounts-refusal-no_action_with_it = A card is dismissed only as part of an action for which it has an icon, and here it makes none possible; act without it, or ride elsewhere next time.
viscounts-refusal-dismissed_for_another = The card that you dismissed has no icon for this action; take one for which it counts.
viscounts-refusal-action_after_dismissal = A card was dismissed for an action, so one has to be taken now.
viscounts-refusal-cannot_be_done = This has no effect now; as long as another effect can be carried out, choose that one.
viscounts-refusal-too_dear_to_hire = You lack the Silver for this card, which costs its value; come back with more.

viscounts-short-of-silver = Too little Silver: { $own_silver } of { $silver }
viscounts-refused-not_enough_silver = { viscounts-short-of-silver }
viscounts-refused-outer_path_only = Outer path only
viscounts-refused-inner_path_only = Inner path only
viscounts-refused-not_enough_merchants = Merchant icons missing: { $due } of { $icons }
viscounts-refused-not_enough_builders = Builder icons missing: { $due } of { $icons }
viscounts-refused-not_enough_nobles = Noble icons missing: { $due } of { $icons }
viscounts-refused-not_enough_clerics = Cleric icons missing: { $due } of { $icons }
viscounts-refused-nothing_to_flip = Nothing to flip
viscounts-refused-nothing_to_destroy = Nothing to destroy
viscounts-refused-built_already = Built already
viscounts-refused-no_free_spot = No free spot
viscounts-refused-no_workers_left = No worker in supply
viscounts-refused-too_dear_to_dismiss = { viscounts-short-of-silver }
viscounts-refused-one_dismissal = One card dismissed already
viscounts-refused-no_action_with_it = No action with this card
viscounts-refused-dismissed_for_another = Dismissed for another action
viscounts-refused-action_after_dismissal = An action has to follow
viscounts-refused-cannot_be_done = No effect now
viscounts-refused-too_dear_to_hire = { viscounts-short-of-silver }

viscounts-rule-movement = Phase 2: Movement
viscounts-rule-main_action = Phase 3: Primary Action
viscounts-rule-trading = Trade
viscounts-rule-constructing = Construct
viscounts-rule-placing = Place Workers
viscounts-rule-transcribing = Transcribe Manuscripts
viscounts-rule-recruiting = Phase 4: Recruit
viscounts-rule-effects = Quick reference of effects

viscounts-warning-debt = This brings you a Debt.
viscounts-warning-corruption = This brings you Corruption.
viscounts-warning-behind = This brings about the last round, and somebody has more points than you now.

## Events

viscounts-event-turn_started = { $seat }'s turn
viscounts-event-pair_chosen = { $seat } takes { $player_card } with { $card }
viscounts-event-card_dropped = { $seat }: { $card } drops off
viscounts-event-card_played = { $seat } plays { $card }
viscounts-event-viscount_moved = { $seat } rides { $space_to }{ viscounts-paid }
viscounts-event-viscounts_met = { $by } meets { $seat }, who may rearrange
viscounts-event-goods_gained = { $seat } gains { viscounts-goods }
viscounts-event-goods_spent = { $seat } spends { viscounts-goods }
viscounts-event-virtue_gained = { $seat } gains { $n } Virtue
viscounts-event-corruption_gained = { $seat } gains { $n } Corruption
viscounts-event-debt_gained = { $seat } gains a Debt
viscounts-event-deed_gained = { $seat } gains a Deed
viscounts-event-debt_flipped = { $seat } pays off a Debt
viscounts-event-deed_flipped = { $seat } has a Deed approved
viscounts-event-line_rearranged = { $seat } rearranges the cards
viscounts-event-card_discarded = { $seat } discards { $card }
viscounts-event-card_destroyed = { $seat } destroys { $card }{ viscounts-paid }
viscounts-event-cards_shuffled = { $seat } shuffles the discarded cards into the pile
viscounts-event-card_drawn = { $seat } draws { $card }
viscounts-event-card_dismissed = { $seat } dismisses { $card }{ viscounts-paid }
viscounts-event-card_hired = { $seat } hires { $card }{ $silver ->
        [0] {" "}for free
       *[other] {" "}for { $silver } Silver
    }
viscounts-event-trade_made = { $seat } trades { $times ->
        [one] once
       *[other] { $times } times
    }{ $silver ->
        [0] {""}
       *[other] , spending { $silver } Silver
    }
viscounts-event-building_built = { $seat } builds { $slot } at { $site }
viscounts-event-link_made = { $seat } makes the link from { $site }
viscounts-event-workers_placed = { $seat } places { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } on “{ $section }”
viscounts-event-worker_moved = { $seat } moves a worker from “{ $section }” to “{ $section2 }”
viscounts-event-worker_climbed = A worker of { $seat } climbs from “{ $section }” to tier { $tier }
viscounts-event-workers_spread = Two workers of { $seat } leave “{ $section }” for the sections beside
viscounts-event-worker_expelled = A worker of { $seat } is expelled from “{ $section }” (tier { $tier })
viscounts-event-leader_changed = { $seat } is Castle Leader
viscounts-event-manuscript_taken = { $seat } takes { $manuscript } from { $segment }
viscounts-event-printed_manuscript_read = { $seat } transcribes the Manuscript printed on the board ({ $segment })
viscounts-event-bonus_taken = { $seat } takes the { $bonus }
viscounts-event-collision_resolved = { $seat }'s markers meet on space { $space_of_track }
viscounts-event-markers_reset = { $seat }'s markers go back to both ends
viscounts-event-poverty_revealed = Poverty is revealed: the next round is the last
viscounts-event-prosperity_revealed = Prosperity is revealed: the next round is the last
viscounts-event-last_round = The last round begins
viscounts-event-game_ended = The game is over
viscounts-event-scheme_turned_up = { $seat } turns up a Scheme ({ $scheme })
viscounts-event-schemes_shuffled = { $seat } shuffles the Schemes that were used into a new pile
viscounts-event-scheme_gained = { $seat } gains a Scheme ({ $scheme })
viscounts-event-entry_followed = { $seat } follows “{ $entry }” ({ $rule })
viscounts-event-entry_impossible = { $seat } passes over “{ $entry }”, which asks for { $condition } ({ $rule })
viscounts-event-priority_decided = Of { $n } possible ones { $seat } chooses { $priority } ({ $rule })
viscounts-event-action_declined = { $seat } takes no action

viscounts-score-buildings = Buildings
viscounts-score-workers = Workers in the castle
viscounts-score-manuscript_sets = Sets of Manuscripts
viscounts-score-manuscript_texts = Points on Manuscripts
viscounts-score-castle_leader = Castle Leader
viscounts-score-cleric_bonus = Cleric Bonus
viscounts-score-debts = Unpaid Debts
viscounts-score-deeds = Deeds
viscounts-score-poverty = Poverty
viscounts-score-prosperity = Prosperity
viscounts-score-leftover = Resources left
viscounts-ending-complete = Poverty or Prosperity was revealed and the last round has been played

## The terminal's board

viscounts-terminal-round = Round { $round }, { $phase }
viscounts-terminal-last_round = Round { $round } of { $last }, { $phase }
viscounts-terminal-end = Poverty: { $debts }. Prosperity: { $deeds }.
viscounts-terminal-left = { $left } of { $of } left
viscounts-terminal-revealed = revealed
viscounts-terminal-ring = Ring, clockwise
viscounts-terminal-trade = { $n }M: { $gain }
viscounts-terminal-pile = { $left ->
        [0] pile used up
       *[other] { $left } in the pile
    }
viscounts-terminal-printed = printed Manuscript, cost 3: { $gain }
viscounts-terminal-castle = Castle
viscounts-terminal-facing = Facing
viscounts-terminal-tier_1 = Tier 1
viscounts-terminal-tier_2 = Tier 2
viscounts-terminal-tier_3 = Tier 3
viscounts-terminal-leader = Castle Leader: { $name }
viscounts-terminal-space = Viscount
viscounts-terminal-line = Card { $space }
viscounts-terminal-icons = Icons
viscounts-terminal-track = Corruption, Virtue
viscounts-terminal-debts = Debts (paid)
viscounts-terminal-deeds = Deeds (approved)
viscounts-terminal-supply = Workers
viscounts-terminal-cards = Hand, pile, discarded
viscounts-terminal-points = { $name } ({ $n } VP)
viscounts-terminal-built = Buildings
viscounts-terminal-hand = Hand
viscounts-terminal-score-now = Score now
viscounts-terminal-legend = Cards with value and icons (M Merchant, B Builder, N Noble, C Cleric, X Criminal); ↷ link to the next spot
viscounts-or = {" "}or{" "}
viscounts-letter-merchant = M
viscounts-letter-builder = B
viscounts-letter-noble = N
viscounts-letter-cleric = C
viscounts-letter-criminal = X

## Cards: Townsfolk, those one starts with, Heroes

# card: the name, which tells apart those that are called the same (name: as printed); ability: what the card does in the line;
# text: also what hiring or dismissing it does
viscounts-card-acolyte = Acolyte
viscounts-card-antagonist = Antagonist
viscounts-card-architect = Architect
viscounts-card-aristocrat = Aristocrat
viscounts-card-artisan = Artisan
viscounts-card-artist = Artist
viscounts-card-benefactor = Benefactor
viscounts-card-bishop = Bishop
viscounts-card-charlatan = Charlatan
viscounts-card-chevalier = Chevalier
viscounts-card-clergyman = Clergyman
viscounts-card-conspirator = Conspirator
viscounts-card-courier = Courier
viscounts-name-deacon_destroy = Deacon
viscounts-card-deacon_destroy = { viscounts-name-deacon_destroy } (destroy)
viscounts-name-deacon_virtue = Deacon
viscounts-card-deacon_virtue = { viscounts-name-deacon_virtue } (Virtue)
viscounts-name-debt_collector_deed = Debt Collector
viscounts-card-debt_collector_deed = { viscounts-name-debt_collector_deed } (Deed)
viscounts-name-debt_collector_hire = Debt Collector
viscounts-card-debt_collector_hire = { viscounts-name-debt_collector_hire } (hire)
viscounts-name-debt_collector_virtue = Debt Collector
viscounts-card-debt_collector_virtue = { viscounts-name-debt_collector_virtue } (Virtue)
viscounts-name-debt_collector_resource = Debt Collector
viscounts-card-debt_collector_resource = { viscounts-name-debt_collector_resource } (resource)
viscounts-card-defender = Defender
viscounts-card-diplomat = Diplomat
viscounts-card-disciple = Disciple
viscounts-card-enforcer = Enforcer
viscounts-card-foreman = Foreman
viscounts-card-friar = Friar
viscounts-card-gatekeeper = Gatekeeper
viscounts-card-illusionist = Illusionist
viscounts-card-jeweller = Jeweller
viscounts-card-lookout = Lookout
viscounts-card-mason = Mason
viscounts-card-meddler = Meddler
viscounts-card-miner = Miner
viscounts-name-missionary_3 = Missionary
viscounts-card-missionary_3 = { viscounts-name-missionary_3 } (2 Ink)
viscounts-name-missionary_2 = Missionary
viscounts-card-missionary_2 = { viscounts-name-missionary_2 } (1 Ink)
viscounts-name-overseer_destroy = Overseer
viscounts-card-overseer_destroy = { viscounts-name-overseer_destroy } (destroy)
viscounts-name-overseer_virtue = Overseer
viscounts-card-overseer_virtue = { viscounts-name-overseer_virtue } (Virtue)
viscounts-card-pastor = Pastor
viscounts-name-patron_3 = Patron
viscounts-card-patron_3 = { viscounts-name-patron_3 } (2 Gold)
viscounts-name-patron_2 = Patron
viscounts-card-patron_2 = { viscounts-name-patron_2 } (1 Gold)
viscounts-name-peddler_ink = Peddler
viscounts-card-peddler_ink = { viscounts-name-peddler_ink } (Ink)
viscounts-name-peddler_gold = Peddler
viscounts-card-peddler_gold = { viscounts-name-peddler_gold } (Gold)
viscounts-name-peddler_stone = Peddler
viscounts-card-peddler_stone = { viscounts-name-peddler_stone } (Stone)
viscounts-name-peddler_silver = Peddler
viscounts-card-peddler_silver = { viscounts-name-peddler_silver } (Silver)
viscounts-card-pickpocket = Pickpocket
viscounts-card-priest = Priest
viscounts-card-princess = Princess
viscounts-name-racketeer_destroy = Racketeer
viscounts-card-racketeer_destroy = { viscounts-name-racketeer_destroy } (destroy)
viscounts-name-racketeer_rearrange = Racketeer
viscounts-card-racketeer_rearrange = { viscounts-name-racketeer_rearrange } (rearrange)
viscounts-name-scoundrel_gold = Scoundrel
viscounts-card-scoundrel_gold = { viscounts-name-scoundrel_gold } (Gold)
viscounts-name-scoundrel_ink = Scoundrel
viscounts-card-scoundrel_ink = { viscounts-name-scoundrel_ink } (Ink)
viscounts-name-scoundrel_stone = Scoundrel
viscounts-card-scoundrel_stone = { viscounts-name-scoundrel_stone } (Stone)
viscounts-card-sculptor = Sculptor
viscounts-name-stonecutter_3 = Stonecutter
viscounts-card-stonecutter_3 = { viscounts-name-stonecutter_3 } (2 Stone)
viscounts-name-stonecutter_2 = Stonecutter
viscounts-card-stonecutter_2 = { viscounts-name-stonecutter_2 } (1 Stone)
viscounts-card-strongman = Strongman
viscounts-name-swindler_stone = Swindler
viscounts-card-swindler_stone = { viscounts-name-swindler_stone } (Stone)
viscounts-name-swindler_gold = Swindler
viscounts-card-swindler_gold = { viscounts-name-swindler_gold } (Gold)
viscounts-name-swindler_ink = Swindler
viscounts-card-swindler_ink = { viscounts-name-swindler_ink } (Ink)
viscounts-name-tinker_stone = Tinker
viscounts-card-tinker_stone = { viscounts-name-tinker_stone } (Stone)
viscounts-name-tinker_gold = Tinker
viscounts-card-tinker_gold = { viscounts-name-tinker_gold } (Gold)
viscounts-name-tinker_ink = Tinker
viscounts-card-tinker_ink = { viscounts-name-tinker_ink } (Ink)
viscounts-card-traitor = Traitor
viscounts-card-traveller = Traveller
viscounts-card-trickster = Trickster
viscounts-card-vicar = Vicar
viscounts-card-watchman = Watchman
viscounts-name-woodcutter_virtue = Woodcutter
viscounts-card-woodcutter_virtue = { viscounts-name-woodcutter_virtue } (Virtue)
viscounts-name-woodcutter_destroy = Woodcutter
viscounts-card-woodcutter_destroy = { viscounts-name-woodcutter_destroy } (destroy)
viscounts-card-abbot = Abbot
viscounts-card-financier = Financier
viscounts-card-journeyman = Journeyman
viscounts-card-labourer = Labourer
viscounts-card-lender = Lender
viscounts-card-squire = Squire
viscounts-card-thief = Thief
viscounts-card-trader = Trader
viscounts-card-ada = Ada
viscounts-card-bertha = Bertha
viscounts-card-clovis = Clovis
viscounts-card-emma = Emma
viscounts-card-guntram = Guntram
viscounts-card-judith = Judith
viscounts-card-lothaire = Lothaire
viscounts-card-merovech = Merovech
viscounts-card-rudolf = Rudolf
viscounts-card-therese = Therese
viscounts-card-unknown = a card
viscounts-card-printed_lake = printed card ({ viscounts-segment-lake })
viscounts-card-printed_hills = printed card ({ viscounts-segment-hills })
viscounts-card-printed_forest = printed card ({ viscounts-segment-forest })
viscounts-card-printed_coast = printed card ({ viscounts-segment-coast })
viscounts-card-printed_mountain = printed card ({ viscounts-segment-mountain })

viscounts-ability-acolyte = { viscounts-timing-drop_off }: { -viscounts-flip_any(n: 1) }
viscounts-ability-antagonist = { viscounts-timing-instant }: { -viscounts-debt(n: 1) }
viscounts-ability-architect = { viscounts-timing-instant }: { -viscounts-rearrange }, or { -viscounts-discard(n: 2) }
viscounts-ability-aristocrat = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-artisan = { viscounts-timing-drop_off }: { -viscounts-flip_any(n: 1) }
viscounts-ability-artist = { viscounts-action-workers }: one Gold spent counts as 2 Noble icons
viscounts-ability-benefactor = { viscounts-action-workers }: each 2 Merchant icons count as a Noble icon
viscounts-ability-bishop = { viscounts-timing-after_transcribe }: { -viscounts-corruption(n: 1) }
viscounts-ability-charlatan = { viscounts-timing-after_construct }: { -viscounts-corruption(n: 1) }
viscounts-ability-chevalier = { viscounts-timing-drop_off }: { -viscounts-flip_any(n: 1) }
viscounts-ability-clergyman = { viscounts-action-transcribe }: each 2 Silver count as a Cleric icon
viscounts-ability-conspirator = { viscounts-timing-drop_off }: { -viscounts-virtue(n: 1) }
viscounts-ability-courier = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 2) }
viscounts-ability-deacon_destroy = { viscounts-timing-after_transcribe }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-deacon_virtue = { viscounts-timing-after_transcribe }: { -viscounts-virtue(n: 1) }
viscounts-ability-debt_collector_deed = { viscounts-timing-on_debt_flipped }: { -viscounts-flip_deed(n: 1) }
viscounts-ability-debt_collector_hire = { viscounts-timing-on_debt_flipped }: { -viscounts-free_hire }, or { -viscounts-destroy(n: 1) }
viscounts-ability-debt_collector_virtue = { viscounts-timing-on_debt_flipped }: { -viscounts-silver(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-ability-debt_collector_resource = { viscounts-timing-on_debt_flipped }: { -viscounts-resource(n: 1) }
viscounts-ability-defender = { viscounts-timing-drop_off }: { -viscounts-free_hire }, or { -viscounts-destroy(n: 1) }
viscounts-ability-diplomat = { viscounts-action-workers }: each 2 Silver count as a Noble icon
viscounts-ability-disciple = { viscounts-timing-drop_off }: { -viscounts-free_hire }, or { -viscounts-destroy(n: 1) }
viscounts-ability-enforcer = { viscounts-timing-after_workers }: { -viscounts-corruption(n: 1) }
viscounts-ability-foreman = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-friar = { viscounts-timing-instant }: { -viscounts-virtue(n: 1) }
viscounts-ability-gatekeeper = { viscounts-timing-instant }: { -viscounts-rearrange }, or { -viscounts-discard(n: 2) }
viscounts-ability-illusionist = { viscounts-timing-instant }: { -viscounts-rearrange }, or { -viscounts-discard(n: 2) }
viscounts-ability-jeweller = { viscounts-timing-after_trade }: { -viscounts-virtue(n: 1) }
viscounts-ability-lookout = { viscounts-timing-instant }: { -viscounts-free_hire }, or { -viscounts-destroy(n: 1) }
viscounts-ability-mason = { viscounts-action-construct }: each 2 Silver count as a Builder icon
viscounts-ability-meddler = { viscounts-timing-drop_off }: { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-ability-miner = { viscounts-timing-instant }: { -viscounts-virtue(n: 1) }
viscounts-ability-missionary_3 = { viscounts-timing-drop_off }: { -viscounts-ink(n: 2) }
viscounts-ability-missionary_2 = { viscounts-timing-instant }: { -viscounts-ink(n: 1) }
viscounts-ability-overseer_destroy = { viscounts-timing-after_workers }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-overseer_virtue = { viscounts-timing-after_workers }: { -viscounts-virtue(n: 1) }
viscounts-ability-pastor = { viscounts-timing-instant }: { -viscounts-rearrange }, or { -viscounts-discard(n: 2) }
viscounts-ability-patron_3 = { viscounts-timing-drop_off }: { -viscounts-gold(n: 2) }
viscounts-ability-patron_2 = { viscounts-timing-instant }: { -viscounts-gold(n: 1) }
viscounts-ability-peddler_ink = { viscounts-timing-on_collision }: { -viscounts-ink(n: 1) }
viscounts-ability-peddler_gold = { viscounts-timing-on_collision }: { -viscounts-gold(n: 1) }
viscounts-ability-peddler_stone = { viscounts-timing-on_collision }: { -viscounts-stone(n: 1) }
viscounts-ability-peddler_silver = { viscounts-timing-on_collision }: { -viscounts-silver(n: 2) }
viscounts-ability-pickpocket = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-silver(n: 2) }
viscounts-ability-priest = { viscounts-action-transcribe }: one Ink spent counts as 2 Cleric icons
viscounts-ability-princess = { viscounts-timing-instant }: { -viscounts-virtue(n: 1) }
viscounts-ability-racketeer_destroy = { viscounts-timing-on_debt_gained }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-racketeer_rearrange = { viscounts-timing-on_debt_gained }: { -viscounts-rearrange }, or { -viscounts-discard(n: 1) }
viscounts-ability-scoundrel_gold = { viscounts-timing-instant }: { -viscounts-gold(n: 1) }
viscounts-ability-scoundrel_ink = { viscounts-timing-instant }: { -viscounts-ink(n: 1) }
viscounts-ability-scoundrel_stone = { viscounts-timing-instant }: { -viscounts-stone(n: 1) }
viscounts-ability-sculptor = { viscounts-action-construct }: one Stone spent counts as 2 Builder icons
viscounts-ability-stonecutter_3 = { viscounts-timing-drop_off }: { -viscounts-stone(n: 2) }
viscounts-ability-stonecutter_2 = { viscounts-timing-instant }: { -viscounts-stone(n: 1) }
viscounts-ability-strongman = { viscounts-action-construct }: each 2 Merchant icons count as a Builder icon
viscounts-ability-swindler_stone = { viscounts-timing-drop_off }: { -viscounts-stone(n: 2) }
viscounts-ability-swindler_gold = { viscounts-timing-drop_off }: { -viscounts-gold(n: 2) }
viscounts-ability-swindler_ink = { viscounts-timing-drop_off }: { -viscounts-ink(n: 2) }
viscounts-ability-tinker_stone = { viscounts-timing-drop_off }: { -viscounts-stone(n: 1) }
viscounts-ability-tinker_gold = { viscounts-timing-drop_off }: { -viscounts-gold(n: 1) }
viscounts-ability-tinker_ink = { viscounts-timing-drop_off }: { -viscounts-ink(n: 1) }
viscounts-ability-traitor = { viscounts-timing-drop_off }: { -viscounts-resource(n: 1) }
viscounts-ability-traveller = { viscounts-action-transcribe }: each 2 Merchant icons count as a Cleric icon
viscounts-ability-trickster = { viscounts-timing-drop_off }: { -viscounts-flip_any(n: 1) }
viscounts-ability-vicar = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-watchman = { viscounts-timing-drop_off }: { -viscounts-free_hire }, or { -viscounts-destroy(n: 1) }
viscounts-ability-woodcutter_virtue = { viscounts-timing-after_construct }: { -viscounts-virtue(n: 1) }
viscounts-ability-woodcutter_destroy = { viscounts-timing-after_construct }: { -viscounts-destroy(n: 1) }, or { -viscounts-discard(n: 1) }
viscounts-ability-abbot = { viscounts-timing-never }
viscounts-ability-financier = { viscounts-timing-instant }: { -viscounts-discard(n: 1) }, { -viscounts-silver(n: 2) }
viscounts-ability-journeyman = { viscounts-timing-drop_off }: { -viscounts-free_hire }, { -viscounts-virtue(n: 1) }
viscounts-ability-labourer = { viscounts-timing-never }
viscounts-ability-lender = { viscounts-timing-drop_off }: { -viscounts-flip_any(n: 1) }
viscounts-ability-squire = { viscounts-timing-never }
viscounts-ability-thief = { viscounts-timing-drop_off }: { -viscounts-debt(n: 1) }, { -viscounts-silver(n: 1) }
viscounts-ability-trader = { viscounts-timing-after_trade }: { -viscounts-silver(n: 1) }
viscounts-ability-ada = { viscounts-timing-on_collision }: { -viscounts-virtue(n: 1) }, { -viscounts-resource(n: 1) }
viscounts-ability-bertha = { viscounts-timing-instant }: { -viscounts-move_worker }, or { -viscounts-virtue(n: 1) }
viscounts-ability-clovis = { viscounts-timing-instant }: { -viscounts-free_hire }
viscounts-ability-emma = { viscounts-action-transcribe }: Stone and Gold count like Ink
viscounts-ability-guntram = { viscounts-timing-drop_off }: { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }; or { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-ability-judith = { viscounts-timing-instant }: { -viscounts-destroy(n: 1) }, or { -viscounts-flip_any(n: 1) }
viscounts-ability-lothaire = { viscounts-timing-instant }: { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-ink(n: 1) }
viscounts-ability-merovech = { viscounts-timing-after_construct }: { -viscounts-rearrange }, or { -viscounts-discard(n: 1) }
viscounts-ability-rudolf = { viscounts-timing-drop_off }: { -viscounts-destroy(n: 2) }, or { -viscounts-resource(n: 2) }
viscounts-ability-therese = { viscounts-timing-drop_off }: { -viscounts-discard(n: 1) }, { -viscounts-virtue(n: 2) }
viscounts-ability-printed_lake = { viscounts-timing-never }
viscounts-ability-printed_hills = { viscounts-timing-never }
viscounts-ability-printed_forest = { viscounts-timing-never }
viscounts-ability-printed_coast = { viscounts-timing-never }
viscounts-ability-printed_mountain = { viscounts-timing-never }

viscounts-text-acolyte = { viscounts-ability-acolyte }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-antagonist = { viscounts-ability-antagonist }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-architect = { viscounts-ability-architect }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-aristocrat = { viscounts-ability-aristocrat }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-artisan = { viscounts-ability-artisan }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-artist = { viscounts-ability-artist }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-benefactor = { viscounts-ability-benefactor }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-bishop = { viscounts-ability-bishop }{ viscounts-hired }{ -viscounts-debt(n: 1) }
viscounts-text-charlatan = { viscounts-ability-charlatan }{ viscounts-hired }{ -viscounts-debt(n: 1) }
viscounts-text-chevalier = { viscounts-ability-chevalier }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-clergyman = { viscounts-ability-clergyman }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-conspirator = { viscounts-ability-conspirator }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-courier = { viscounts-ability-courier }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-deacon_destroy = { viscounts-ability-deacon_destroy }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-deacon_virtue = { viscounts-ability-deacon_virtue }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-debt_collector_deed = { viscounts-ability-debt_collector_deed }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-debt_collector_hire = { viscounts-ability-debt_collector_hire }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-debt_collector_virtue = { viscounts-ability-debt_collector_virtue }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-debt_collector_resource = { viscounts-ability-debt_collector_resource }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-defender = { viscounts-ability-defender }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-diplomat = { viscounts-ability-diplomat }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-disciple = { viscounts-ability-disciple }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-enforcer = { viscounts-ability-enforcer }{ viscounts-hired }{ -viscounts-debt(n: 1) }
viscounts-text-foreman = { viscounts-ability-foreman }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-friar = { viscounts-ability-friar }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-gatekeeper = { viscounts-ability-gatekeeper }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-illusionist = { viscounts-ability-illusionist }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-jeweller = { viscounts-ability-jeweller }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-lookout = { viscounts-ability-lookout }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-mason = { viscounts-ability-mason }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-meddler = { viscounts-ability-meddler }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-miner = { viscounts-ability-miner }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-missionary_3 = { viscounts-ability-missionary_3 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-missionary_2 = { viscounts-ability-missionary_2 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-overseer_destroy = { viscounts-ability-overseer_destroy }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-overseer_virtue = { viscounts-ability-overseer_virtue }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-pastor = { viscounts-ability-pastor }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-patron_3 = { viscounts-ability-patron_3 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-patron_2 = { viscounts-ability-patron_2 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-peddler_ink = { viscounts-ability-peddler_ink }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-peddler_gold = { viscounts-ability-peddler_gold }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-peddler_stone = { viscounts-ability-peddler_stone }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-peddler_silver = { viscounts-ability-peddler_silver }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-pickpocket = { viscounts-ability-pickpocket }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-priest = { viscounts-ability-priest }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-princess = { viscounts-ability-princess }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-racketeer_destroy = { viscounts-ability-racketeer_destroy }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-racketeer_rearrange = { viscounts-ability-racketeer_rearrange }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-scoundrel_gold = { viscounts-ability-scoundrel_gold }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-scoundrel_ink = { viscounts-ability-scoundrel_ink }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-scoundrel_stone = { viscounts-ability-scoundrel_stone }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-sculptor = { viscounts-ability-sculptor }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-stonecutter_3 = { viscounts-ability-stonecutter_3 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-stonecutter_2 = { viscounts-ability-stonecutter_2 }{ viscounts-hired }{ -viscounts-discard(n: 1) }
viscounts-text-strongman = { viscounts-ability-strongman }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-swindler_stone = { viscounts-ability-swindler_stone }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-swindler_gold = { viscounts-ability-swindler_gold }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-swindler_ink = { viscounts-ability-swindler_ink }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-tinker_stone = { viscounts-ability-tinker_stone }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-tinker_gold = { viscounts-ability-tinker_gold }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-tinker_ink = { viscounts-ability-tinker_ink }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-traitor = { viscounts-ability-traitor }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-traveller = { viscounts-ability-traveller }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-trickster = { viscounts-ability-trickster }{ viscounts-hired }{ -viscounts-corruption(n: 1) }
viscounts-text-vicar = { viscounts-ability-vicar }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-watchman = { viscounts-ability-watchman }{ viscounts-hired }{ -viscounts-shuffle }
viscounts-text-woodcutter_virtue = { viscounts-ability-woodcutter_virtue }{ viscounts-hired }{ -viscounts-virtue(n: 1) }
viscounts-text-woodcutter_destroy = { viscounts-ability-woodcutter_destroy }{ viscounts-hired }{ -viscounts-rearrange }
viscounts-text-abbot = { viscounts-ability-abbot }
viscounts-text-financier = { viscounts-ability-financier }
viscounts-text-journeyman = { viscounts-ability-journeyman }
viscounts-text-labourer = { viscounts-ability-labourer }
viscounts-text-lender = { viscounts-ability-lender }
viscounts-text-squire = { viscounts-ability-squire }
viscounts-text-thief = { viscounts-ability-thief }
viscounts-text-trader = { viscounts-ability-trader }
viscounts-text-ada = { viscounts-ability-ada }
viscounts-text-bertha = { viscounts-ability-bertha }
viscounts-text-clovis = { viscounts-ability-clovis }
viscounts-text-emma = { viscounts-ability-emma }
viscounts-text-guntram = { viscounts-ability-guntram }
viscounts-text-judith = { viscounts-ability-judith }
viscounts-text-lothaire = { viscounts-ability-lothaire }
viscounts-text-merovech = { viscounts-ability-merovech }
viscounts-text-rudolf = { viscounts-ability-rudolf }
viscounts-text-therese = { viscounts-ability-therese }
viscounts-text-printed_lake = { viscounts-printed }{ viscounts-dismissed }{ -viscounts-virtue(n: 1) }
viscounts-text-printed_hills = { viscounts-printed }{ viscounts-dismissed }{ -viscounts-virtue(n: 1) }
viscounts-text-printed_forest = { viscounts-printed }{ viscounts-dismissed }{ -viscounts-corruption(n: 1) }
viscounts-text-printed_coast = { viscounts-printed }{ viscounts-dismissed }{ -viscounts-virtue(n: 1) }
viscounts-text-printed_mountain = { viscounts-printed }{ viscounts-dismissed }{ -viscounts-corruption(n: 1) }

## Manuscripts, Player Cards, Schemes

viscounts-card-grey_3_virtue = Grey Manuscript 3
viscounts-card-grey_3_flip = Grey Manuscript 3
viscounts-card-grey_4_workshop = Grey Manuscript 4
viscounts-card-grey_4_stone = Grey Manuscript 4
viscounts-card-grey_5_builder_icons = Grey Manuscript 5
viscounts-card-grey_5_resources = Grey Manuscript 5
viscounts-card-grey_6_buildings = Grey Manuscript 6
viscounts-card-grey_6_trading_post = Grey Manuscript 6
viscounts-card-grey_7_guildhall = Grey Manuscript 7
viscounts-card-black_3_flip = Black Manuscript 3
viscounts-card-black_3_destroy = Black Manuscript 3
viscounts-card-black_4_ink = Black Manuscript 4
viscounts-card-black_4_virtue = Black Manuscript 4
viscounts-card-black_5_cleric_icons = Black Manuscript 5
viscounts-card-black_5_free_manuscript = Black Manuscript 5
viscounts-card-black_6_manuscripts = Black Manuscript 6
viscounts-card-black_6_flipped_deeds = Black Manuscript 6
viscounts-card-yellow_3_resource = Yellow Manuscript 3
viscounts-card-yellow_3_flip = Yellow Manuscript 3
viscounts-card-yellow_4_virtue = Yellow Manuscript 4
viscounts-card-yellow_4_gold = Yellow Manuscript 4
viscounts-card-yellow_4_workers = Yellow Manuscript 4
viscounts-card-yellow_5_noble_icons = Yellow Manuscript 5
viscounts-card-yellow_6_workers_vp = Yellow Manuscript 6
viscounts-card-yellow_6_flipped_debts = Yellow Manuscript 6
viscounts-card-yellow_7_four_workers = Yellow Manuscript 7
viscounts-card-blue_3_hire = Blue Manuscript 3
viscounts-card-blue_3_silver = Blue Manuscript 3
viscounts-card-blue_3_flip = Blue Manuscript 3
viscounts-card-blue_4_resource = Blue Manuscript 4
viscounts-card-blue_4_virtue = Blue Manuscript 4
viscounts-card-blue_4_double_hire = Blue Manuscript 4
viscounts-card-blue_5_merchant_icons = Blue Manuscript 5
viscounts-card-blue_5_silver_vp = Blue Manuscript 5
viscounts-card-blue_6_criminal_icons = Blue Manuscript 6
viscounts-text-grey_3_virtue = { -viscounts-virtue(n: 1) }
viscounts-text-grey_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-grey_4_workshop = { -viscounts-build(n: 2) }
viscounts-text-grey_4_stone = { -viscounts-stone(n: 2) }
viscounts-text-grey_5_builder_icons = 1 VP per Builder icon
viscounts-text-grey_5_resources = 1 VP per 2 resources
viscounts-text-grey_6_buildings = 1 VP per building built
viscounts-text-grey_6_trading_post = { -viscounts-build(n: 0) }
viscounts-text-grey_7_guildhall = { -viscounts-build(n: 1) }
viscounts-text-black_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-black_3_destroy = { -viscounts-destroy(n: 1) }
viscounts-text-black_4_ink = { -viscounts-ink(n: 2) }
viscounts-text-black_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-black_5_cleric_icons = 1 VP per Cleric icon
viscounts-text-black_5_free_manuscript = { -viscounts-manuscript(n: 4) }
viscounts-text-black_6_manuscripts = 1 VP per 2 Manuscripts
viscounts-text-black_6_flipped_deeds = 1 VP per approved Deed
viscounts-text-yellow_3_resource = { -viscounts-resource(n: 1) }
viscounts-text-yellow_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-yellow_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-yellow_4_gold = { -viscounts-gold(n: 2) }
viscounts-text-yellow_4_workers = { -viscounts-place_workers(n: 2) }
viscounts-text-yellow_5_noble_icons = 1 VP per Noble icon
viscounts-text-yellow_6_workers_vp = 1 VP per 2 workers in the castle
viscounts-text-yellow_6_flipped_debts = 1 VP per paid Debt
viscounts-text-yellow_7_four_workers = { -viscounts-place_workers(n: 4) }
viscounts-text-blue_3_hire = { -viscounts-free_hire }
viscounts-text-blue_3_silver = { -viscounts-silver(n: 4) }
viscounts-text-blue_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-blue_4_resource = { -viscounts-resource(n: 2) }
viscounts-text-blue_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-blue_4_double_hire = hire for free twice
viscounts-text-blue_5_merchant_icons = 1 VP per 2 Merchant icons
viscounts-text-blue_5_silver_vp = 1 VP per 3 Silver
viscounts-text-blue_6_criminal_icons = 1 VP per Criminal icon
viscounts-manuscript-grey_3_virtue = { viscounts-card-grey_3_virtue } ({ viscounts-text-grey_3_virtue })
viscounts-manuscript-grey_3_flip = { viscounts-card-grey_3_flip } ({ viscounts-text-grey_3_flip })
viscounts-manuscript-grey_4_workshop = { viscounts-card-grey_4_workshop } ({ viscounts-text-grey_4_workshop })
viscounts-manuscript-grey_4_stone = { viscounts-card-grey_4_stone } ({ viscounts-text-grey_4_stone })
viscounts-manuscript-grey_5_builder_icons = { viscounts-card-grey_5_builder_icons } ({ viscounts-text-grey_5_builder_icons })
viscounts-manuscript-grey_5_resources = { viscounts-card-grey_5_resources } ({ viscounts-text-grey_5_resources })
viscounts-manuscript-grey_6_buildings = { viscounts-card-grey_6_buildings } ({ viscounts-text-grey_6_buildings })
viscounts-manuscript-grey_6_trading_post = { viscounts-card-grey_6_trading_post } ({ viscounts-text-grey_6_trading_post })
viscounts-manuscript-grey_7_guildhall = { viscounts-card-grey_7_guildhall } ({ viscounts-text-grey_7_guildhall })
viscounts-manuscript-black_3_flip = { viscounts-card-black_3_flip } ({ viscounts-text-black_3_flip })
viscounts-manuscript-black_3_destroy = { viscounts-card-black_3_destroy } ({ viscounts-text-black_3_destroy })
viscounts-manuscript-black_4_ink = { viscounts-card-black_4_ink } ({ viscounts-text-black_4_ink })
viscounts-manuscript-black_4_virtue = { viscounts-card-black_4_virtue } ({ viscounts-text-black_4_virtue })
viscounts-manuscript-black_5_cleric_icons = { viscounts-card-black_5_cleric_icons } ({ viscounts-text-black_5_cleric_icons })
viscounts-manuscript-black_5_free_manuscript = { viscounts-card-black_5_free_manuscript } ({ viscounts-text-black_5_free_manuscript })
viscounts-manuscript-black_6_manuscripts = { viscounts-card-black_6_manuscripts } ({ viscounts-text-black_6_manuscripts })
viscounts-manuscript-black_6_flipped_deeds = { viscounts-card-black_6_flipped_deeds } ({ viscounts-text-black_6_flipped_deeds })
viscounts-manuscript-yellow_3_resource = { viscounts-card-yellow_3_resource } ({ viscounts-text-yellow_3_resource })
viscounts-manuscript-yellow_3_flip = { viscounts-card-yellow_3_flip } ({ viscounts-text-yellow_3_flip })
viscounts-manuscript-yellow_4_virtue = { viscounts-card-yellow_4_virtue } ({ viscounts-text-yellow_4_virtue })
viscounts-manuscript-yellow_4_gold = { viscounts-card-yellow_4_gold } ({ viscounts-text-yellow_4_gold })
viscounts-manuscript-yellow_4_workers = { viscounts-card-yellow_4_workers } ({ viscounts-text-yellow_4_workers })
viscounts-manuscript-yellow_5_noble_icons = { viscounts-card-yellow_5_noble_icons } ({ viscounts-text-yellow_5_noble_icons })
viscounts-manuscript-yellow_6_workers_vp = { viscounts-card-yellow_6_workers_vp } ({ viscounts-text-yellow_6_workers_vp })
viscounts-manuscript-yellow_6_flipped_debts = { viscounts-card-yellow_6_flipped_debts } ({ viscounts-text-yellow_6_flipped_debts })
viscounts-manuscript-yellow_7_four_workers = { viscounts-card-yellow_7_four_workers } ({ viscounts-text-yellow_7_four_workers })
viscounts-manuscript-blue_3_hire = { viscounts-card-blue_3_hire } ({ viscounts-text-blue_3_hire })
viscounts-manuscript-blue_3_silver = { viscounts-card-blue_3_silver } ({ viscounts-text-blue_3_silver })
viscounts-manuscript-blue_3_flip = { viscounts-card-blue_3_flip } ({ viscounts-text-blue_3_flip })
viscounts-manuscript-blue_4_resource = { viscounts-card-blue_4_resource } ({ viscounts-text-blue_4_resource })
viscounts-manuscript-blue_4_virtue = { viscounts-card-blue_4_virtue } ({ viscounts-text-blue_4_virtue })
viscounts-manuscript-blue_4_double_hire = { viscounts-card-blue_4_double_hire } ({ viscounts-text-blue_4_double_hire })
viscounts-manuscript-blue_5_merchant_icons = { viscounts-card-blue_5_merchant_icons } ({ viscounts-text-blue_5_merchant_icons })
viscounts-manuscript-blue_5_silver_vp = { viscounts-card-blue_5_silver_vp } ({ viscounts-text-blue_5_silver_vp })
viscounts-manuscript-blue_6_criminal_icons = { viscounts-card-blue_6_criminal_icons } ({ viscounts-text-blue_6_criminal_icons })

viscounts-card-player_card_1 = Player Card 1
viscounts-card-player_card_2 = Player Card 2
viscounts-card-player_card_3 = Player Card 3
viscounts-card-player_card_4 = Player Card 4
viscounts-card-player_card_5 = Player Card 5
viscounts-card-player_card_6 = Player Card 6
viscounts-card-player_card_7 = Player Card 7
viscounts-card-player_card_8 = Player Card 8
viscounts-card-player_card_9 = Player Card 9
viscounts-card-player_card_10 = Player Card 10
viscounts-text-player_card_1 = Starts at { viscounts-space-lake_left }: { -viscounts-silver(n: 8) }, { -viscounts-ink(n: 2) }, { -viscounts-stone(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 2) }; then { -viscounts-virtue(n: 1) }
viscounts-text-player_card_2 = Starts at { viscounts-space-lake_right }: { -viscounts-silver(n: 6) }, { -viscounts-resource(n: 2) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 3) }; then { -viscounts-flip_deed(n: 1) }
viscounts-text-player_card_3 = Starts at { viscounts-space-hills_left }: { -viscounts-silver(n: 4) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) }; then { -viscounts-free_hire }
viscounts-text-player_card_4 = Starts at { viscounts-space-hills_right }: { -viscounts-silver(n: 6) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 2) }, { -viscounts-debt(n: 3) }, { -viscounts-deed(n: 1) }; then { -viscounts-flip_debt(n: 1) }
viscounts-text-player_card_5 = Starts at { viscounts-space-forest_left }: { -viscounts-silver(n: 3) }, { -viscounts-ink(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) }; then { -viscounts-place_workers(n: 2) }
viscounts-text-player_card_6 = Starts at { viscounts-space-forest_right }: { -viscounts-silver(n: 2) }, { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) }; then { -viscounts-manuscript(n: 4) }
viscounts-text-player_card_7 = Starts at { viscounts-space-coast_left }: { -viscounts-silver(n: 8) }, { -viscounts-ink(n: 1) }, { -viscounts-gold(n: 2) }, { -viscounts-debt(n: 2) }, { -viscounts-deed(n: 1) }; then { -viscounts-corruption(n: 1) }
viscounts-text-player_card_8 = Starts at { viscounts-space-coast_right }: { -viscounts-silver(n: 1) }, { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) }; then { -viscounts-build_here(n: 0) }
viscounts-text-player_card_9 = Starts at { viscounts-space-mountain_left }: { -viscounts-silver(n: 5) }, { -viscounts-stone(n: 2) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) }; then { -viscounts-destroy_any(n: 1) }
viscounts-text-player_card_10 = Starts at { viscounts-space-mountain_right }: { -viscounts-silver(n: 10) }, { -viscounts-ink(n: 1) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 2) }, { -viscounts-deed(n: 1) }; then { -viscounts-corruption(n: 2) }
viscounts-player_card-player_card_1 = { viscounts-card-player_card_1 }
viscounts-player_card-player_card_2 = { viscounts-card-player_card_2 }
viscounts-player_card-player_card_3 = { viscounts-card-player_card_3 }
viscounts-player_card-player_card_4 = { viscounts-card-player_card_4 }
viscounts-player_card-player_card_5 = { viscounts-card-player_card_5 }
viscounts-player_card-player_card_6 = { viscounts-card-player_card_6 }
viscounts-player_card-player_card_7 = { viscounts-card-player_card_7 }
viscounts-player_card-player_card_8 = { viscounts-card-player_card_8 }
viscounts-player_card-player_card_9 = { viscounts-card-player_card_9 }
viscounts-player_card-player_card_10 = { viscounts-card-player_card_10 }

viscounts-card-s_builder = Starting Scheme, Builder
viscounts-card-s_cleric = Starting Scheme, Cleric
viscounts-card-s_noble = Starting Scheme, Noble
viscounts-card-s_builder_noble = Starting Scheme, Builder and Noble
viscounts-card-s_builder_cleric = Starting Scheme, Builder and Cleric
viscounts-card-s_cleric_noble = Starting Scheme, Cleric and Noble
viscounts-card-s_criminal_1 = Starting Scheme, Criminal 1
viscounts-card-s_criminal_2 = Starting Scheme, Criminal 2
viscounts-card-f_builder = Future Scheme, Builder
viscounts-card-f_cleric = Future Scheme, Cleric
viscounts-card-f_noble = Future Scheme, Noble
viscounts-card-f_builder_noble = Future Scheme, Builder and Noble
viscounts-card-f_builder_cleric = Future Scheme, Builder and Cleric
viscounts-card-f_cleric_noble = Future Scheme, Cleric and Noble
viscounts-card-f_criminal_1 = Future Scheme, Criminal 1
viscounts-card-f_criminal_2 = Future Scheme, Criminal 2
viscounts-text-s_builder = dismiss the card beside it; move 2 spaces; build, else { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_cleric = dismiss the card beside it; move 2 spaces; transcribe, else { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_noble = dismiss the card beside it; move 2 spaces; place workers, else { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_builder_noble = { -viscounts-resource(n: 1) }; move 1 space; build, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_builder_cleric = { -viscounts-resource(n: 1) }; move 1 space; transcribe, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_cleric_noble = { -viscounts-resource(n: 1) }; move 1 space; place workers, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_criminal_1 = 1 Corruption per Criminal icon; gain a Scheme; move 1 space; its focus, else { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-s_criminal_2 = 1 Corruption per Criminal icon; gain a Scheme; move 1 space; its focus, else { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-f_builder = { -viscounts-virtue(n: 1) }, dismiss the card beside it; move 4 spaces; build, else transcribe, else { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_cleric = { -viscounts-virtue(n: 1) }, dismiss the card beside it; move 4 spaces; transcribe, else place workers, else { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_noble = { -viscounts-virtue(n: 1) }, dismiss the card beside it; move 4 spaces; place workers, else build, else { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_builder_noble = { -viscounts-resource(n: 2) }; move 2 spaces; place workers, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_builder_cleric = { -viscounts-resource(n: 2) }; move 2 spaces; build, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_cleric_noble = { -viscounts-resource(n: 2) }; move 2 spaces; transcribe, else its focus, else { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_criminal_1 = 1 Corruption per Criminal icon; gain a Scheme, { -viscounts-resource(n: 1) }; move 2 spaces; its focus, else { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-f_criminal_2 = 1 Corruption per Criminal icon; gain a Scheme, { -viscounts-resource(n: 1) }; move 2 spaces; its focus, else { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-scheme-s_builder = { viscounts-card-s_builder }
viscounts-scheme-s_cleric = { viscounts-card-s_cleric }
viscounts-scheme-s_noble = { viscounts-card-s_noble }
viscounts-scheme-s_builder_noble = { viscounts-card-s_builder_noble }
viscounts-scheme-s_builder_cleric = { viscounts-card-s_builder_cleric }
viscounts-scheme-s_cleric_noble = { viscounts-card-s_cleric_noble }
viscounts-scheme-s_criminal_1 = { viscounts-card-s_criminal_1 }
viscounts-scheme-s_criminal_2 = { viscounts-card-s_criminal_2 }
viscounts-scheme-f_builder = { viscounts-card-f_builder }
viscounts-scheme-f_cleric = { viscounts-card-f_cleric }
viscounts-scheme-f_noble = { viscounts-card-f_noble }
viscounts-scheme-f_builder_noble = { viscounts-card-f_builder_noble }
viscounts-scheme-f_builder_cleric = { viscounts-card-f_builder_cleric }
viscounts-scheme-f_cleric_noble = { viscounts-card-f_cleric_noble }
viscounts-scheme-f_criminal_1 = { viscounts-card-f_criminal_1 }
viscounts-scheme-f_criminal_2 = { viscounts-card-f_criminal_2 }

## Ways of effects, composed of steps

viscounts-way-silver_1 = { -viscounts-silver(n: 1) }
viscounts-way-ink_1 = { -viscounts-ink(n: 1) }
viscounts-way-gold_1 = { -viscounts-gold(n: 1) }
viscounts-way-virtue_1 = { -viscounts-virtue(n: 1) }
viscounts-way-free_hire = { -viscounts-free_hire }
viscounts-way-flip_any_1 = { -viscounts-flip_any(n: 1) }
viscounts-way-destroy_1 = { -viscounts-destroy(n: 1) }
viscounts-way-move_worker = { -viscounts-move_worker }
viscounts-way-resource_1 = { -viscounts-resource(n: 1) }
viscounts-way-debt_1 = { -viscounts-debt(n: 1) }
viscounts-way-deed_1 = { -viscounts-deed(n: 1) }
viscounts-way-stone_1 = { -viscounts-stone(n: 1) }
viscounts-way-silver_2 = { -viscounts-silver(n: 2) }
viscounts-way-resource_2 = { -viscounts-resource(n: 2) }
viscounts-way-rearrange = { -viscounts-rearrange }
viscounts-way-corruption_1 = { -viscounts-corruption(n: 1) }
viscounts-way-virtue_1_and_resource_1 = { -viscounts-virtue(n: 1) }, { -viscounts-resource(n: 1) }
viscounts-way-virtue_2 = { -viscounts-virtue(n: 2) }
viscounts-way-debt_1_and_flip_deed_1 = { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-way-deed_1_and_flip_debt_1 = { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-way-stone_1_and_gold_1_and_ink_1 = { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-ink(n: 1) }
viscounts-way-discard_1 = { -viscounts-discard(n: 1) }
viscounts-way-destroy_2 = { -viscounts-destroy(n: 2) }
viscounts-way-discard_1_and_virtue_2 = { -viscounts-discard(n: 1) }, { -viscounts-virtue(n: 2) }
viscounts-way-discard_2 = { -viscounts-discard(n: 2) }
viscounts-way-shuffle = { -viscounts-shuffle }
viscounts-way-flip_deed_1 = { -viscounts-flip_deed(n: 1) }
viscounts-way-silver_1_and_virtue_1 = { -viscounts-silver(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-way-deed_1_and_debt_1 = { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-ink_2 = { -viscounts-ink(n: 2) }
viscounts-way-gold_2 = { -viscounts-gold(n: 2) }
viscounts-way-stone_2 = { -viscounts-stone(n: 2) }
viscounts-way-discard_1_and_silver_2 = { -viscounts-discard(n: 1) }, { -viscounts-silver(n: 2) }
viscounts-way-free_hire_and_virtue_1 = { -viscounts-free_hire }, { -viscounts-virtue(n: 1) }
viscounts-way-debt_1_and_silver_1 = { -viscounts-debt(n: 1) }, { -viscounts-silver(n: 1) }
viscounts-way-build_workshop = { -viscounts-build(n: 2) }
viscounts-way-build_trading_post = { -viscounts-build(n: 0) }
viscounts-way-build_guildhall = { -viscounts-build(n: 1) }
viscounts-way-manuscript_3_to_4 = { -viscounts-manuscript(n: 4) }
viscounts-way-place_workers_2 = { -viscounts-place_workers(n: 2) }
viscounts-way-place_workers_4 = { -viscounts-place_workers(n: 4) }
viscounts-way-silver_4 = { -viscounts-silver(n: 4) }
viscounts-way-free_hire_and_free_hire = hire for free twice
viscounts-way-flip_debt_1 = { -viscounts-flip_debt(n: 1) }
viscounts-way-build_here_trading_post = { -viscounts-build_here(n: 0) }
viscounts-way-destroy_any_1 = { -viscounts-destroy_any(n: 1) }
viscounts-way-corruption_2 = { -viscounts-corruption(n: 2) }
viscounts-way-ink_1_and_stone_1 = { -viscounts-ink(n: 1) }, { -viscounts-stone(n: 1) }
viscounts-way-silver_1_and_deed_3 = { -viscounts-silver(n: 1) }, { -viscounts-deed(n: 3) }
viscounts-way-silver_1_and_deed_2 = { -viscounts-silver(n: 1) }, { -viscounts-deed(n: 2) }
viscounts-way-silver_1_and_deed_1 = { -viscounts-silver(n: 1) }, { -viscounts-deed(n: 1) }
viscounts-way-silver_2_and_deed_1_and_debt_1 = { -viscounts-silver(n: 2) }, { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-silver_2_and_debt_1 = { -viscounts-silver(n: 2) }, { -viscounts-debt(n: 1) }
viscounts-way-silver_3_and_debt_2 = { -viscounts-silver(n: 3) }, { -viscounts-debt(n: 2) }
viscounts-way-silver_4_and_debt_3 = { -viscounts-silver(n: 4) }, { -viscounts-debt(n: 3) }

viscounts-space-lake_left = { viscounts-segment-lake }, { viscounts-side-left }
    .to = to the left space of the Lake
viscounts-space-lake_right = { viscounts-segment-lake }, { viscounts-side-right }
    .to = to the right space of the Lake
viscounts-space-lake_inner = { viscounts-segment-lake }, { viscounts-side-inner }
    .to = to the inner path of the Lake
viscounts-space-hills_left = { viscounts-segment-hills }, { viscounts-side-left }
    .to = to the left space of the Hills
viscounts-space-hills_right = { viscounts-segment-hills }, { viscounts-side-right }
    .to = to the right space of the Hills
viscounts-space-hills_inner = { viscounts-segment-hills }, { viscounts-side-inner }
    .to = to the inner path of the Hills
viscounts-space-forest_left = { viscounts-segment-forest }, { viscounts-side-left }
    .to = to the left space of the Forest
viscounts-space-forest_right = { viscounts-segment-forest }, { viscounts-side-right }
    .to = to the right space of the Forest
viscounts-space-forest_inner = { viscounts-segment-forest }, { viscounts-side-inner }
    .to = to the inner path of the Forest
viscounts-space-coast_left = { viscounts-segment-coast }, { viscounts-side-left }
    .to = to the left space of the Coast
viscounts-space-coast_right = { viscounts-segment-coast }, { viscounts-side-right }
    .to = to the right space of the Coast
viscounts-space-coast_inner = { viscounts-segment-coast }, { viscounts-side-inner }
    .to = to the inner path of the Coast
viscounts-space-mountain_left = { viscounts-segment-mountain }, { viscounts-side-left }
    .to = to the left space of the Mountain
viscounts-space-mountain_right = { viscounts-segment-mountain }, { viscounts-side-right }
    .to = to the right space of the Mountain
viscounts-space-mountain_inner = { viscounts-segment-mountain }, { viscounts-side-inner }
    .to = to the inner path of the Mountain
viscounts-site-lake_1 = { viscounts-segment-lake } 1
viscounts-site-lake_2 = { viscounts-segment-lake } 2
viscounts-site-lake_3 = { viscounts-segment-lake } 3
viscounts-site-lake_4 = { viscounts-segment-lake } 4
viscounts-site-lake_5 = { viscounts-segment-lake } 5
viscounts-site-hills_1 = { viscounts-segment-hills } 1
viscounts-site-hills_2 = { viscounts-segment-hills } 2
viscounts-site-hills_3 = { viscounts-segment-hills } 3
viscounts-site-hills_4 = { viscounts-segment-hills } 4
viscounts-site-hills_5 = { viscounts-segment-hills } 5
viscounts-site-forest_1 = { viscounts-segment-forest } 1
viscounts-site-forest_2 = { viscounts-segment-forest } 2
viscounts-site-forest_3 = { viscounts-segment-forest } 3
viscounts-site-forest_4 = { viscounts-segment-forest } 4
viscounts-site-forest_5 = { viscounts-segment-forest } 5
viscounts-site-coast_1 = { viscounts-segment-coast } 1
viscounts-site-coast_2 = { viscounts-segment-coast } 2
viscounts-site-coast_3 = { viscounts-segment-coast } 3
viscounts-site-coast_4 = { viscounts-segment-coast } 4
viscounts-site-coast_5 = { viscounts-segment-coast } 5
viscounts-site-mountain_1 = { viscounts-segment-mountain } 1
viscounts-site-mountain_2 = { viscounts-segment-mountain } 2
viscounts-site-mountain_3 = { viscounts-segment-mountain } 3
viscounts-site-mountain_4 = { viscounts-segment-mountain } 4
viscounts-site-mountain_5 = { viscounts-segment-mountain } 5

## Solo opponents: what their cards, boards and the reference card tell them to do

viscounts-event-opponent_placed = { $seat } begins where { $player_card } says
viscounts-event-scheme_dropped = { $seat }: { $scheme } drops off
viscounts-event-action_funded = { $seat } pays { $icons ->
        [one] 1 icon
       *[other] { $icons } icons
    }: { $own } of the action, { $criminals } Criminal, the rest in resources

viscounts-entry-gains = what the second row gives
viscounts-entry-move = ride on along the outer path
viscounts-entry-build = build
viscounts-entry-workers = place workers
viscounts-entry-transcribe = transcribe
viscounts-entry-focus = its primary focus
viscounts-entry-corruption = 1 Corruption for each Criminal icon
viscounts-entry-flip = { -viscounts-flip_any(n: 1) }
viscounts-entry-flip_debt = { -viscounts-flip_debt(n: 1) }
viscounts-entry-flip_deed = { -viscounts-flip_deed(n: 1) }
viscounts-entry-flip_any_and_virtue = { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-entry-debt_and_flip_deed = { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-entry-deed_and_flip_debt = { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-entry-deed_and_debt = { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-entry-gain_scheme = gain a Scheme
viscounts-entry-flip_for_scheme = flip a card instead of a Scheme
viscounts-entry-flip_for_destroying = flip a card instead of destroying one
viscounts-entry-virtue_for_flipping = { -viscounts-virtue(n: 1) } instead of a card to flip
viscounts-entry-virtue_for_discarding = { -viscounts-virtue(n: 1) } instead of discarding
viscounts-entry-virtue_for_moving = { -viscounts-virtue(n: 1) } instead of moving a worker
viscounts-entry-resource_for_silver = { -viscounts-resource(n: 1) } instead of 2 Silver
viscounts-entry-resource_for_rearranging = { -viscounts-resource(n: 1) } instead of rearranging
viscounts-entry-start_items = what its board gives at the start
viscounts-entry-collision = resolve its collision
viscounts-entry-slot_4 = its first Trading Post: gain a Scheme
viscounts-entry-slot_5 = its second Trading Post: flip a Debt in every collision
viscounts-entry-slot_6 = its third Trading Post: dismiss a card whenever it flips one
viscounts-entry-slot_7 = its first Workshop: dismiss a card whenever it gains a Scheme
viscounts-entry-slot_8 = its second Workshop: 1 Virtue whenever it shuffles
viscounts-entry-slot_9 = its third Workshop: 1 Corruption whenever it shuffles

viscounts-condition-building_left = a building on its board
viscounts-condition-spot_free = a free spot at its space
viscounts-condition-building_affordable = enough Builder icons and Stone for a building
viscounts-condition-manuscript_affordable = enough Cleric icons and Ink for the Manuscript
viscounts-condition-two_workers_left = 2 workers in supply
viscounts-condition-three_nobles = 3 Noble icons or Gold
viscounts-condition-card_to_flip = a card to flip
viscounts-condition-debt_to_flip = an unpaid Debt
viscounts-condition-deed_to_flip = an acquired Deed
viscounts-condition-future_left = a Future Scheme in the pile
viscounts-condition-markers_met = markers that share a space
viscounts-condition-no_criminals = no Criminal icon on its board

viscounts-priority-left_most = the left-most building that it can pay for
viscounts-priority-less_flipped = the type that it has flipped less often
viscounts-priority-debt_first = the Debt, both being equal
viscounts-priority-clockwise_section = the first section clockwise from its Viscount
viscounts-priority-person_first = your worker
viscounts-priority-board_order = the first resource of its board's order

viscounts-rule-solo_setup = Solo: set-up
viscounts-rule-solo_rules = Solo: general rules
viscounts-rule-solo_turns = Solo: the opponent's turns
viscounts-rule-collision = Phase 5: Resolve a Collision

viscounts-way-deed_2 = { -viscounts-deed(n: 2) }
viscounts-way-deed_3 = { -viscounts-deed(n: 3) }
viscounts-way-resource_1_and_deed_1 = { -viscounts-resource(n: 1) }, { -viscounts-deed(n: 1) }
viscounts-way-resource_1_and_deed_1_and_debt_1 = { -viscounts-resource(n: 1) }, { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-resource_1_and_debt_1 = { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-resource_1_and_debt_2 = { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 2) }
viscounts-way-resource_2_and_debt_3 = { -viscounts-resource(n: 2) }, { -viscounts-debt(n: 3) }

## Counsel

viscounts-counsel-last_round = The last round: only what scores counts now. Flip Deeds and Debts, build, place workers, transcribe.
viscounts-counsel-meeting = { $debts ->
        [one] Your markers are about to meet: that brings a Debt. Play no Criminal, and gain Virtue.
       *[other] Your markers are about to meet: that brings { $debts } Debts. Play no Criminal, and gain Virtue.
    }
viscounts-counsel-debts = { $debts } unpaid Debts cost { $points } points at the end: flip them where 4 Merchants do, or at the castle.
viscounts-counsel-poverty_near = { $n ->
        [one] 1 Debt is
       *[other] { $n } Debts are
    } left on Poverty: then this round and one more are the last.
viscounts-counsel-prosperity_near = { $n ->
        [one] 1 Deed is
       *[other] { $n } Deeds are
    } left on Prosperity: then this round and one more are the last.
viscounts-counsel-no_hand = No card in hand: your next one is played unseen.
viscounts-counsel-act_construct = { $space }: there you can construct a building, { $slot }.
viscounts-counsel-act_transcribe = { $space }: there you can transcribe { $manuscript }.
viscounts-counsel-act_transcribe_printed = { $space }: there you can transcribe the printed manuscript.
viscounts-counsel-act_place_workers = { $space }: there you can place { $n ->
        [one] 1 worker
       *[other] { $n } workers
    } in the castle.
viscounts-counsel-act_trade = { $space }: there you can trade.
