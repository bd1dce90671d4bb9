## Majesty : Une couronne pour un royaume

majesty-title = Majesty : Une couronne pour un royaume
majesty-about = Attirez les bons personnages dans votre royaume : prenez une carte, posez son personnage, faites travailler le bâtiment.

majesty-option-buildings = Faces des bâtiments : A, B, mixed (au hasard) ou huit lettres
majesty-option-deck = Pioche : tiers (par niveaux selon le nombre de joueurs) ou mixed (les 60 cartes mêlées)
majesty-option-tie = Égalité finale : shared (victoire partagée) ou meeples (départagée par les Meeples restants)

majesty-character-miller = Meunière
majesty-character-brewer = Brasseur
majesty-character-witch = Sorcière
majesty-character-guard = Garde
majesty-character-soldier = Soldat
majesty-character-innkeeper = Tavernier
majesty-character-noble = Noble

majesty-building-mill = Moulin
majesty-building-brewery = Brasserie
majesty-building-cottage = Herboristerie
majesty-building-guardhouse = Tour de Guet
majesty-building-barracks = Caserne
majesty-building-inn = Taverne
majesty-building-castle = Château
majesty-building-infirmary = Dispensaire

majesty-text-mill_a = Gagnez 2 Pièces pour chacune de vos Meunières.
majesty-text-mill_b = Gagnez 2 Pièces pour chacune de vos Meunières. Puis chaque joueur qui a une Sorcière gagne 3 Pièces.
majesty-text-brewery_a = Gagnez 2 Pièces et 1 Meeple pour chacun de vos Brasseurs. Puis chaque joueur qui a une Meunière gagne 2 Pièces.
majesty-text-brewery_b = Gagnez 1 Meeple pour chacun de vos Meunières et Brasseurs. Puis, avec un Tavernier et un Noble, gagnez 10 Pièces.
majesty-text-cottage_a = Soignez la carte du dessus de votre Dispensaire. Puis gagnez 2 Pièces pour chacun de vos Meunières, Brasseurs et Sorcières.
majesty-text-cottage_b = Soignez la carte du dessus de votre Dispensaire. Puis gagnez 3 Pièces pour chacune de vos Sorcières.
majesty-text-guardhouse_a = Vos Gardes vous défendent. Gagnez 2 Pièces pour chacun de vos Gardes, Soldats et Taverniers.
majesty-text-guardhouse_b = Vos Gardes vous défendent. Gagnez 2 Pièces pour chacun de vos Brasseurs, Sorcières et Gardes. Puis chaque joueur qui a un Tavernier gagne 3 Pièces.
majesty-text-barracks_a = Attaquez tous les autres. Puis gagnez 3 Pièces pour chacun de vos Soldats.
majesty-text-barracks_b = Attaquez tous les autres. Puis gagnez 3 Pièces pour chacun de vos Soldats, Taverniers et Nobles.
majesty-text-inn_a = Gagnez 4 Pièces pour chacun de vos Taverniers. Puis chaque joueur qui a un Brasseur gagne 3 Pièces.
majesty-text-inn_b = Pour chacun de vos Taverniers, gagnez 2 Pièces par personnage de votre plus grand bâtiment.
majesty-text-castle_a = Gagnez 5 Pièces et 1 Meeple pour chacun de vos Nobles.
majesty-text-castle_b = Vous pouvez vendre ou acheter jusqu'à 5 Meeples à 1 Pièce. Puis gagnez 4 Pièces pour chacun de vos Nobles et de vos blessés.
majesty-text-infirmary_a = À la fin, perdez 1 Pièce par blessé.
majesty-text-infirmary_b = À la fin, perdez 2 Pièces par blessé ; qui en a le plus en perd 10 de plus.
majesty-text-single = Posez cette carte sous son bâtiment, puis activez-le.
majesty-text-split = Posez cette carte comme l'un de ses deux personnages, puis activez ce bâtiment.

majesty-ask-taking_card = prenez une carte (vous avez { $meeples ->
        [0] 0 Meeple
        [one] 1 Meeple
       *[other] { $meeples } Meeples
    })
majesty-ask-placing_split_card = choisissez quel personnage devient { $card }
majesty-ask-healing_split_card = choisissez quel personnage devient la carte soignée { $card }
majesty-ask-trading_meeples = vendez ou achetez jusqu'à { $most } Meeples, 1 Pièce chacun

majesty-choice-take = Prendre { $card }{ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour 1 Meeple
       *[other] {" "}pour { $cost } Meeples
    }
majesty-choice-take_nothing = Prendre la carte de l'emplacement { $cost }
majesty-choice-place_as = Poser comme { $character }
majesty-choice-heal_as = Soigner comme { $character }
majesty-choice-sell = Vendre { $meeples ->
        [one] 1 Meeple pour 1 Pièce
       *[other] { $meeples } Meeples pour { $meeples } Pièces
    }
majesty-choice-buy = Acheter { $meeples ->
        [one] 1 Meeple pour 1 Pièce
       *[other] { $meeples } Meeples pour { $meeples } Pièces
    }
majesty-choice-no_trade = Ni vendre ni acheter

majesty-refusal-not_enough_meeples = Vous n'avez pas un Meeple pour chaque carte située avant celle-ci.
majesty-refusal-no_card_there = Il n'y a pas de carte à cet endroit.
majesty-refusal-fewer_meeples_to_sell = Vous avez moins de Meeples que cela.
majesty-refusal-not_enough_coins = Vous avez moins de Pièces que ce prix ; celles de cette activation viennent après.

majesty-refused-not_enough_meeples = Trop peu de Meeples : { $own_meeples } sur { $cost }
majesty-refused-no_card_there = Pas de carte à cet endroit
majesty-refused-fewer_meeples_to_sell = Trop peu de Meeples : { $own_meeples } sur { $meeples }
majesty-refused-not_enough_coins = Trop peu de Pièces : { $own_coins }

majesty-rule-taking = Prendre une carte
majesty-rule-castle_b = 7 B, le Château

majesty-warning-surplus = Il n’y a pas de place pour autant de Meeples : le surplus est échangé contre des Pièces à la fin de votre tour.

majesty-event-turn_started = Au tour { OF($seat) }
majesty-event-card_taken = { $seat } prend { $card }{ $cost ->
        [0] {" "}gratuitement
        [one] {" "}pour 1 Meeple
       *[other] {" "}pour { $cost } Meeples
    }{ $meeples ->
        [0] {""}
        [one] {" "}et le Meeple posé dessus
       *[other] {" "}et les { $meeples } Meeples posés dessus
    }
majesty-event-character_placed = { $seat } pose : { $character }
majesty-event-coins_gained = { $seat } gagne { $coins ->
        [one] 1 Pièce
       *[other] { $coins } Pièces
    } ({ $building })
majesty-event-meeples_gained = { $seat } gagne { $meeples ->
        [one] 1 Meeple
       *[other] { $meeples } Meeples
    } ({ $building })
majesty-event-attack_repelled = { $seat } repousse l'attaque { OF($by) }
majesty-event-nobody_to_wound = L'attaque { OF($by) } ne trouve personne chez { $seat }
majesty-event-character_wounded = { $by } blesse un personnage { OF($seat) } : { $character }
majesty-event-character_healed = { $seat } soigne { $card } : { $character }
majesty-event-meeples_sold = { $seat } vend { $meeples ->
        [one] 1 Meeple
       *[other] { $meeples } Meeples
    }
majesty-event-meeples_bought = { $seat } achète { $meeples ->
        [one] 1 Meeple
       *[other] { $meeples } Meeples
    }
majesty-event-surplus_returned = { $seat } échange { $meeples ->
        [one] 1 Meeple surnuméraire contre 1 Pièce
       *[other] { $meeples } Meeples surnuméraires contre { $meeples } Pièces
    }
majesty-event-card_revealed = { $card } rejoint l'étalage
majesty-event-infirmary_scored = { $seat } : { $coins } pour { $wounded ->
        [0] 0 blessé
        [one] 1 blessé
       *[other] { $wounded } blessés
    }
majesty-event-variety_scored = { $seat } : { $coins } pour { $kinds ->
        [one] 1 sorte de personnage
       *[other] { $kinds } sortes de personnages
    }
majesty-event-majority_scored = { $seat } : { $coins } pour la majorité ({ $building })
majesty-event-game_ended = La partie est finie

majesty-score-coins = Pièces
majesty-score-infirmary = Dispensaire
majesty-score-variety = Diversité
majesty-score-majority_mill = Majorité, Moulin
majesty-score-majority_brewery = Majorité, Brasserie
majesty-score-majority_cottage = Majorité, Herboristerie
majesty-score-majority_guardhouse = Majorité, Tour de Guet
majesty-score-majority_barracks = Majorité, Caserne
majesty-score-majority_inn = Majorité, Taverne
majesty-score-majority_castle = Majorité, Château
majesty-score-majority_infirmary = Le plus de blessés
majesty-ending-complete = chaque joueur a pris 12 cartes

majesty-deck-characters = personnages
majesty-deck-buildings = bâtiments
majesty-display = Étalage
majesty-deck-left = { $left ->
        [0] La pioche est vide
        [one] 1 carte dans la pioche
       *[other] { $left } cartes dans la pioche
    }
majesty-coins = Pièces
majesty-meeples = Meeples
majesty-realm = Royaume
majesty-score-now = Si la partie s'arrêtait là

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

## Conseils

majesty-counsel-wounded = { $wounded ->
        [one] 1 carte blessée coûte
       *[other] { $wounded } cartes blessées coûtent
    } { $coins ->
        [one] 1 Pièce
       *[other] { $coins } Pièces
    } à la fin : une Sorcière soigne celle du dessus.
majesty-counsel-undefended = { $by } a { $knights ->
        [one] 1 Soldat
       *[other] { $knights } Soldats
    }, vous avez { $guards ->
        [0] aucun Garde
        [one] 1 Garde
       *[other] { $guards } Gardes
    } : la prochaine attaque blesse un de vos personnages. Un Garde aide.
majesty-counsel-no_meeples = Plus de Meeple : seule la première carte peut être prise. Les Brasseurs apportent des Meeples.
majesty-counsel-kind_missing = Vous n'avez pas encore ce personnage : { $character }. Une sorte de plus rapporte { $coins } Pièces à la fin.
