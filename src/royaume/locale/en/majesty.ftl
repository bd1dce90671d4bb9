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
majesty-event-character_placed = { $seat } places a { $character }
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
