## Majesty: For the Realm

majesty-title = Majesty: For the Realm
majesty-about = Attract the right people to your kingdom: take a card, place its character, let the building work.

majesty-option-buildings = Sides of the buildings: A, B, mixed by chance, or eight letters
majesty-option-deck = Deck: tiers stacked by number of players, or mixed (all 60 cards)
majesty-option-tie = Ties for victory: shared, or broken by left-over meeples

majesty-character-miller = Miller
majesty-character-brewer = Brewer
majesty-character-witch = Witch
majesty-character-guard = Guard
majesty-character-soldier = Knight
majesty-character-innkeeper = Innkeeper
majesty-character-noble = Noble

majesty-building-mill = Mill
majesty-building-brewery = Brewery
majesty-building-cottage = Cottage
majesty-building-guardhouse = Guardhouse
majesty-building-barracks = Barracks
majesty-building-inn = Inn
majesty-building-castle = Castle
majesty-building-infirmary = Infirmary

majesty-text-mill_a = Gain 2 coins for each of your Millers.
majesty-text-mill_b = Gain 2 coins for each of your Millers. Then everyone with a Witch gains 3 coins.
majesty-text-brewery_a = Gain 2 coins and 1 meeple for each of your Brewers. Then everyone with a Miller gains 2 coins.
majesty-text-brewery_b = Gain 1 meeple for each of your Millers and Brewers. Then, with an Innkeeper and a Noble, gain 10 coins.
majesty-text-cottage_a = Heal the top card of your Infirmary. Then gain 2 coins for each of your Millers, Brewers and Witches.
majesty-text-cottage_b = Heal the top card of your Infirmary. Then gain 3 coins for each of your Witches.
majesty-text-guardhouse_a = Your Guards defend you. Gain 2 coins for each of your Guards, Knights and Innkeepers.
majesty-text-guardhouse_b = Your Guards defend you. Gain 2 coins for each of your Brewers, Witches and Guards. Then everyone with an Innkeeper gains 3 coins.
majesty-text-barracks_a = Attack everybody else. Then gain 3 coins for each of your Knights.
majesty-text-barracks_b = Attack everybody else. Then gain 3 coins for each of your Knights, Innkeepers and Nobles.
majesty-text-inn_a = Gain 4 coins for each of your Innkeepers. Then everyone with a Brewer gains 3 coins.
majesty-text-inn_b = For each of your Innkeepers, gain 2 coins for every character at your largest building.
majesty-text-castle_a = Gain 5 coins and 1 meeple for each of your Nobles.
majesty-text-castle_b = You may sell or buy up to 5 meeples for 1 coin each. Then gain 4 coins for each of your Nobles and each wounded card.
majesty-text-infirmary_a = At the end, lose 1 coin for each wounded card.
majesty-text-infirmary_b = At the end, lose 2 coins for each wounded card; whoever has the most loses 10 more.
majesty-text-single = Place this card below its building, then activate it.
majesty-text-split = Place this card as one of its two characters, then activate that building.

majesty-ask-taking_card = take a card (you have { $meeples ->
        [one] 1 meeple
       *[other] { $meeples } meeples
    })
majesty-ask-placing_split_card = choose which character { $card } becomes
majesty-ask-healing_split_card = choose which character the healed card { $card } becomes
majesty-ask-trading_meeples = sell or buy up to { $most } meeples, 1 coin each

majesty-choice-take = Take { $card }{ $cost ->
        [0] {" "}for free
        [one] {" "}for 1 meeple
       *[other] {" "}for { $cost } meeples
    }
majesty-choice-take_nothing = Take the card in space { $cost }
majesty-choice-place_as = Place as { $character }
majesty-choice-heal_as = Heal as { $character }
majesty-choice-sell = Sell { $meeples ->
        [one] 1 meeple for 1 coin
       *[other] { $meeples } meeples for { $meeples } coins
    }
majesty-choice-buy = Buy { $meeples ->
        [one] 1 meeple for 1 coin
       *[other] { $meeples } meeples for { $meeples } coins
    }
majesty-choice-no_trade = Neither sell nor buy

majesty-refusal-not_enough_meeples = You do not have a meeple for each card before this one.
majesty-refusal-no_card_there = There is no card in this space.
majesty-refusal-fewer_meeples_to_sell = You have fewer meeples than that.
majesty-refusal-not_enough_coins = You have fewer coins than that costs; the coins of this activation come afterwards.

majesty-refused-not_enough_meeples = Too few meeples: { $own_meeples } of { $cost }
majesty-refused-no_card_there = No card there
majesty-refused-fewer_meeples_to_sell = Too few meeples: { $own_meeples } of { $meeples }
majesty-refused-not_enough_coins = Too few coins: { $own_coins }

majesty-rule-taking = Take a card
majesty-rule-castle_b = 7 B, the Castle

majesty-warning-surplus = There is no space for as many meeples: the surplus is exchanged for coins again at the end of your turn.

majesty-event-turn_started = { $seat }'s turn
majesty-event-card_taken = { $seat } takes { $card }{ $cost ->
        [0] {" "}for free
        [one] {" "}for 1 meeple
       *[other] {" "}for { $cost } meeples
    }{ $meeples ->
        [0] {""}
        [one] {" "}and the meeple on it
       *[other] {" "}and the { $meeples } meeples on it
    }
majesty-event-character_placed = { $seat } places the { $character }
majesty-event-coins_gained = { $seat } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } ({ $building })
majesty-event-meeples_gained = { $seat } gains { $meeples ->
        [one] 1 meeple
       *[other] { $meeples } meeples
    } ({ $building })
majesty-event-attack_repelled = { $seat } repels { $by }'s attack
majesty-event-nobody_to_wound = { $by }'s attack finds nobody at { $seat }'s
majesty-event-character_wounded = { $by } wounds { $seat }'s { $character }
majesty-event-character_healed = { $seat } heals { $card } as { $character }
majesty-event-meeples_sold = { $seat } sells { $meeples ->
        [one] 1 meeple
       *[other] { $meeples } meeples
    }
majesty-event-meeples_bought = { $seat } buys { $meeples ->
        [one] 1 meeple
       *[other] { $meeples } meeples
    }
majesty-event-surplus_returned = { $seat } exchanges { $meeples ->
        [one] 1 surplus meeple for 1 coin
       *[other] { $meeples } surplus meeples for { $meeples } coins
    }
majesty-event-card_revealed = { $card } joins the display
majesty-event-infirmary_scored = { $seat }: { $coins } for { $wounded ->
        [one] 1 wounded card
       *[other] { $wounded } wounded cards
    }
majesty-event-variety_scored = { $seat }: { $coins } for { $kinds ->
        [one] 1 kind of character
       *[other] { $kinds } kinds of character
    }
majesty-event-majority_scored = { $seat }: { $coins } for the most cards at the { $building }
majesty-event-game_ended = The game is over

majesty-score-coins = Coins
majesty-score-infirmary = Infirmary
majesty-score-variety = Variety
majesty-score-majority_mill = Majority, Mill
majesty-score-majority_brewery = Majority, Brewery
majesty-score-majority_cottage = Majority, Cottage
majesty-score-majority_guardhouse = Majority, Guardhouse
majesty-score-majority_barracks = Majority, Barracks
majesty-score-majority_inn = Majority, Inn
majesty-score-majority_castle = Majority, Castle
majesty-score-majority_infirmary = Most wounded
majesty-ending-complete = everybody has taken 12 cards

majesty-deck-characters = characters
majesty-deck-buildings = buildings
majesty-display = Display
majesty-deck-left = { $left ->
        [0] The deck is empty
        [one] 1 card left in the deck
       *[other] { $left } cards left in the deck
    }
majesty-coins = Coins
majesty-meeples = Meeples
majesty-realm = Realm
majesty-score-now = If it ended now

# each card by its id
majesty-card-t1_miller = { majesty-character-miller }
majesty-card-t1_brewer = { majesty-character-brewer }
majesty-card-t1_witch = { majesty-character-witch }
majesty-card-t1_guard = { majesty-character-guard }
majesty-card-t1_soldier = { majesty-character-soldier }
majesty-card-t1_innkeeper = { majesty-character-innkeeper }
majesty-card-t1_noble = { majesty-character-noble }
majesty-card-t1_miller_brewer = { majesty-character-miller } / { majesty-character-brewer }
majesty-card-t1_miller_soldier = { majesty-character-miller } / { majesty-character-soldier }
majesty-card-t1_brewer_witch = { majesty-character-brewer } / { majesty-character-witch }
majesty-card-t1_witch_guard = { majesty-character-witch } / { majesty-character-guard }
majesty-card-t1_guard_innkeeper = { majesty-character-guard } / { majesty-character-innkeeper }
majesty-card-t1_guard_noble = { majesty-character-guard } / { majesty-character-noble }
majesty-card-t1_soldier_innkeeper = { majesty-character-soldier } / { majesty-character-innkeeper }
majesty-card-t1_innkeeper_noble = { majesty-character-innkeeper } / { majesty-character-noble }
majesty-card-t2_miller = { majesty-character-miller }
majesty-card-t2_brewer = { majesty-character-brewer }
majesty-card-t2_witch = { majesty-character-witch }
majesty-card-t2_guard = { majesty-character-guard }
majesty-card-t2_soldier = { majesty-character-soldier }
majesty-card-t2_innkeeper = { majesty-character-innkeeper }
majesty-card-t2_noble = { majesty-character-noble }
majesty-card-t2_miller_brewer = { majesty-character-miller } / { majesty-character-brewer }
majesty-card-t2_miller_soldier = { majesty-character-miller } / { majesty-character-soldier }
majesty-card-t2_brewer_witch = { majesty-character-brewer } / { majesty-character-witch }
majesty-card-t2_brewer_soldier = { majesty-character-brewer } / { majesty-character-soldier }
majesty-card-t2_witch_guard = { majesty-character-witch } / { majesty-character-guard }
majesty-card-t2_witch_innkeeper = { majesty-character-witch } / { majesty-character-innkeeper }
majesty-card-t2_witch_noble = { majesty-character-witch } / { majesty-character-noble }
majesty-card-t2_guard_soldier = { majesty-character-guard } / { majesty-character-soldier }
majesty-card-t2_soldier_innkeeper = { majesty-character-soldier } / { majesty-character-innkeeper }
majesty-card-t2_innkeeper_noble = { majesty-character-innkeeper } / { majesty-character-noble }
majesty-card-mill_a = { majesty-building-mill } A
majesty-card-mill_b = { majesty-building-mill } B
majesty-card-brewery_a = { majesty-building-brewery } A
majesty-card-brewery_b = { majesty-building-brewery } B
majesty-card-cottage_a = { majesty-building-cottage } A
majesty-card-cottage_b = { majesty-building-cottage } B
majesty-card-guardhouse_a = { majesty-building-guardhouse } A
majesty-card-guardhouse_b = { majesty-building-guardhouse } B
majesty-card-barracks_a = { majesty-building-barracks } A
majesty-card-barracks_b = { majesty-building-barracks } B
majesty-card-inn_a = { majesty-building-inn } A
majesty-card-inn_b = { majesty-building-inn } B
majesty-card-castle_a = { majesty-building-castle } A
majesty-card-castle_b = { majesty-building-castle } B
majesty-card-infirmary_a = { majesty-building-infirmary } A
majesty-card-infirmary_b = { majesty-building-infirmary } B
majesty-text-t1_miller = { majesty-text-single }
majesty-text-t1_brewer = { majesty-text-single }
majesty-text-t1_witch = { majesty-text-single }
majesty-text-t1_guard = { majesty-text-single }
majesty-text-t1_soldier = { majesty-text-single }
majesty-text-t1_innkeeper = { majesty-text-single }
majesty-text-t1_noble = { majesty-text-single }
majesty-text-t1_miller_brewer = { majesty-text-split }
majesty-text-t1_miller_soldier = { majesty-text-split }
majesty-text-t1_brewer_witch = { majesty-text-split }
majesty-text-t1_witch_guard = { majesty-text-split }
majesty-text-t1_guard_innkeeper = { majesty-text-split }
majesty-text-t1_guard_noble = { majesty-text-split }
majesty-text-t1_soldier_innkeeper = { majesty-text-split }
majesty-text-t1_innkeeper_noble = { majesty-text-split }
majesty-text-t2_miller = { majesty-text-single }
majesty-text-t2_brewer = { majesty-text-single }
majesty-text-t2_witch = { majesty-text-single }
majesty-text-t2_guard = { majesty-text-single }
majesty-text-t2_soldier = { majesty-text-single }
majesty-text-t2_innkeeper = { majesty-text-single }
majesty-text-t2_noble = { majesty-text-single }
majesty-text-t2_miller_brewer = { majesty-text-split }
majesty-text-t2_miller_soldier = { majesty-text-split }
majesty-text-t2_brewer_witch = { majesty-text-split }
majesty-text-t2_brewer_soldier = { majesty-text-split }
majesty-text-t2_witch_guard = { majesty-text-split }
majesty-text-t2_witch_innkeeper = { majesty-text-split }
majesty-text-t2_witch_noble = { majesty-text-split }
majesty-text-t2_guard_soldier = { majesty-text-split }
majesty-text-t2_soldier_innkeeper = { majesty-text-split }
majesty-text-t2_innkeeper_noble = { majesty-text-split }

## Counsel

majesty-counsel-wounded = { $wounded ->
        [one] 1 wounded card costs
       *[other] { $wounded } wounded cards cost
    } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at the end: a Witch heals the top one.
majesty-counsel-undefended = { $by } has { $knights ->
        [one] 1 Knight
       *[other] { $knights } Knights
    }, you have { $guards ->
        [0] no Guard
        [one] 1 Guard
       *[other] { $guards } Guards
    }: the next attack wounds one of your characters. A Guard helps.
majesty-counsel-no_meeples = No meeple left: only the first card can be taken. Brewers bring meeples.
majesty-counsel-kind_missing = You have no { $character } yet: one more kind brings { $coins } coins at the end.
