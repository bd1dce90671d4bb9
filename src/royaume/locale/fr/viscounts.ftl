## Vicomtes du Royaume de l'Ouest

viscounts-title = Vicomtes du Royaume de l'Ouest
viscounts-short = Vicomtes
viscounts-about = Chevauchez autour du Château avec trois cartes à la fois : commercez, construisez, transcrivez et placez vos Ouvriers, pendant que Vertu et Corruption se rapprochent.

viscounts-option-card_8_scope = Le Comptoir de la carte Joueur 8 : sur tout emplacement libre du segment du Vicomte (segment), ou seulement sur ceux de sa case (space)
viscounts-option-three_card_shuffle_check = Qui n'a que 3 cartes rejoue celle qui sort : off, ce n'est pas un mélange ; on, cela rapporte 1 Vertu ou 1 Corruption comme un mélange
viscounts-option-difficulty = Planifications Futures mêlées à la pioche de l'adversaire au départ : de 0 à 3
viscounts-setting-card_8_scope = La carte Joueur 8 construit
viscounts-setting-card_8_scope-hint = Où peut se dresser le Comptoir gratuit de cette carte Joueur.
viscounts-setting-three_card_shuffle_check = Avec trois cartes seulement
viscounts-setting-three_card_shuffle_check-hint = La carte qui sort est rejouée aussitôt.
viscounts-setting-difficulty = Difficulté
viscounts-setting-difficulty-hint = Autant de Planifications Futures sont dès le départ dans la pioche de l'adversaire.
viscounts-value-card_8_scope-segment = partout dans le segment
viscounts-value-card_8_scope-space = sur la case du Vicomte
viscounts-value-three_card_shuffle_check-off = ni Vertu ni Corruption
viscounts-value-three_card_shuffle_check-on = compte comme un mélange
viscounts-value-difficulty-0 = celle des règles
viscounts-value-difficulty-1 = 1 de plus
viscounts-value-difficulty-2 = 2 de plus
viscounts-value-difficulty-3 = 3 de plus

viscounts-opponent-cleric = IA Clergé
viscounts-opponent-builder = IA Bâtisseur
viscounts-opponent-noble = IA Noble
viscounts-opponent-card = IA Cartes
viscounts-solo-cleric = Clergé : les Manuscrits
viscounts-solo-builder = Bâtisseur : les Bâtiments
viscounts-solo-noble = Noble : le Château
viscounts-solo-card = Cartes : Dettes et Actes
viscounts-solo-about-cleric = Transcrit dès qu'elle le peut. Son plateau est celui des règles ; certaines de ses cartes Planification sont reconstituées par nous.
viscounts-solo-about-builder = Construit dès qu'elle le peut. Une partie de son plateau et de ses cartes Planification est reconstituée par nous.
viscounts-solo-about-noble = Envoie des Ouvriers au Château dès qu'elle le peut. Son plateau et certaines de ses cartes Planification sont reconstitués par nous.
viscounts-solo-about-card = Retourne Dettes et Actes de Propriété dès qu'elle le peut, et paie tout avec n'importe quelle ressource. Son plateau et certaines de ses cartes Planification sont reconstitués par nous.

viscounts-action-trade = Commercer
viscounts-action-construct = Construire
viscounts-action-workers = Placer des Ouvriers
viscounts-action-transcribe = Transcrire

viscounts-icon-merchant = Marchand
viscounts-icon-builder = Bâtisseur
viscounts-icon-noble = Noble
viscounts-icon-cleric = Clergé
viscounts-icon-criminal = Criminel

viscounts-good-silver = Pièces
    .one = Pièce
    .many = Pièces
viscounts-good-stone = Pierre
    .one = Pierre
    .many = Pierres
viscounts-good-gold = Or
    .one = Or
    .many = Or
viscounts-good-ink = Encrier
    .one = Encrier
    .many = Encriers

viscounts-goods = { $n ->
        [one] { $n } { $good_one }
       *[other] { $n } { $good_many }
    }

viscounts-building-trading_post = Comptoir
viscounts-building-guildhall = Maison des Corporations
viscounts-building-workshop = Atelier

# un bâtiment et, en bref, ce que donne son emplacement une fois qu'il est construit
viscounts-slot-trading_post_1 = { viscounts-building-trading_post } (1 case gratuite)
viscounts-slot-trading_post_2 = { viscounts-building-trading_post } (éliminer pour 1 Pièce)
viscounts-slot-trading_post_3 = { viscounts-building-trading_post } (2 Marchands)
viscounts-slot-guildhall_1 = { viscounts-building-guildhall } (Bâtisseur)
viscounts-slot-guildhall_2 = { viscounts-building-guildhall } (Noble)
viscounts-slot-guildhall_3 = { viscounts-building-guildhall } (Clergé)
viscounts-slot-workshop_1 = { viscounts-building-workshop } (défausser en recrutant)
viscounts-slot-workshop_2 = { viscounts-building-workshop } (Vertu aux collisions)
viscounts-slot-workshop_3 = { viscounts-building-workshop } (main +1)
viscounts-slot_text-trading_post_1 = À chaque tour, votre Vicomte peut avancer gratuitement de 1 case de plus.
viscounts-slot_text-trading_post_2 = Éliminer une carte vous coûte 1 Pièce, quelle que soit sa valeur.
viscounts-slot_text-trading_post_3 = Deux Icônes Marchand comptent pour vous à chaque tour.
viscounts-slot_text-guildhall_1 = Une Icône Bâtisseur compte pour vous à chaque tour.
viscounts-slot_text-guildhall_2 = Une Icône Noble compte pour vous à chaque tour.
viscounts-slot_text-guildhall_3 = Une Icône Clergé compte pour vous à chaque tour.
viscounts-slot_text-workshop_1 = Chaque fois que vous recrutez, par n'importe quel moyen, vous pouvez défausser une carte.
viscounts-slot_text-workshop_2 = À chaque collision, même celle d'un autre, vous gagnez 1 Vertu si votre plateau n'a aucune Icône Criminel.
viscounts-slot_text-workshop_3 = Vous complétez votre main d'une carte de plus.

viscounts-segment-lake = Lac
viscounts-segment-hills = Collines
viscounts-segment-forest = Forêt
viscounts-segment-coast = Littoral
viscounts-segment-mountain = Montagne
viscounts-side-left = gauche
viscounts-side-right = droite
viscounts-side-inner = chemin intérieur

viscounts-section-ink_stone = Encrier et Pierre
viscounts-section-flip = Retourner
viscounts-section-gold_or_move = Or ou déplacement
viscounts-section-hire_or_destroy = Recruter ou détruire
viscounts-section-virtue = Vertus

viscounts-ribbon-grey = gris
viscounts-ribbon-black = noir
viscounts-ribbon-yellow = jaune
viscounts-ribbon-blue = bleu
viscounts-bonus-cleric_bonus_grey = Bonus Clergé gris
viscounts-bonus-cleric_bonus_black = Bonus Clergé noir
viscounts-bonus-cleric_bonus_yellow = Bonus Clergé jaune
viscounts-bonus-cleric_bonus_blue = Bonus Clergé bleu

viscounts-phase-beginning = Mise en place
viscounts-phase-cards = Cartes
viscounts-phase-movement = Mouvement
viscounts-phase-action = Action
viscounts-phase-recruit = Recruter
viscounts-phase-collision = Collision
viscounts-phase-draw = Tirer
viscounts-phase-opponent = Tour de l'IA
viscounts-phase-over = Fin

viscounts-condition-always = toujours
viscounts-condition-with_criminals = avec une Icône Criminel
viscounts-condition-without_criminals = sans Icône Criminel

viscounts-deck-townsfolk = Villageois
viscounts-deck-starters = Villageois de Départ
viscounts-deck-heroes = Héros
viscounts-deck-manuscripts = Manuscrits
viscounts-deck-player_cards = cartes Joueur
viscounts-deck-schemes = Planifications

## Moments où un effet agit

viscounts-timing-never = Sans effet
viscounts-timing-instant = Pose
viscounts-timing-drop_off = Sortie
viscounts-timing-funding = Paiement
viscounts-timing-after_trade = Après Commercer
viscounts-timing-after_construct = Après Construire
viscounts-timing-after_workers = Après Placer des Ouvriers
viscounts-timing-after_transcribe = Après Transcrire
viscounts-timing-on_collision = Toute collision
viscounts-timing-on_debt_flipped = Dette retournée
viscounts-timing-on_debt_gained = Dette gagnée
viscounts-hired = . Au recrutement ou à l'élimination :{ " " }
viscounts-dismissed = . À l'élimination :{ " " }
viscounts-printed = Imprimée sur le plateau : elle s'élimine, mais ne se recrute jamais

## Étapes des effets : les mots avec $n, et les termes dont se composent effets et cartes

viscounts-step-silver = { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
viscounts-step-stone = { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
viscounts-step-gold = { $n } Or
viscounts-step-ink = { $n ->
        [one] { $n } Encrier
       *[other] { $n } Encriers
    }
viscounts-step-resource = { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
viscounts-step-virtue = { $n ->
        [one] { $n } Vertu
       *[other] { $n } Vertus
    }
viscounts-step-corruption = { $n ->
        [one] { $n } Corruption
       *[other] { $n } Corruptions
    }
viscounts-step-debt = { $n ->
        [one] { $n } Dette
       *[other] { $n } Dettes
    }
viscounts-step-deed = { $n ->
        [one] { $n } Acte de Propriété
       *[other] { $n } Actes de Propriété
    }
viscounts-step-flip_debt = { $n ->
        [one] retourner { $n } Dette
       *[other] retourner { $n } Dettes
    }
viscounts-step-flip_deed = { $n ->
        [one] retourner { $n } Acte de Propriété
       *[other] retourner { $n } Actes de Propriété
    }
viscounts-step-flip_any = { $n ->
        [one] retourner { $n } Dette ou Acte de Propriété
       *[other] retourner { $n } Dettes ou Actes de Propriété
    }
viscounts-step-rearrange = réarranger vos cartes
viscounts-step-discard = { $n ->
        [one] défausser { $n } carte
       *[other] défausser jusqu'à { $n } cartes
    }
viscounts-step-destroy = { $n ->
        [one] détruire { $n } carte
       *[other] détruire jusqu'à { $n } cartes
    }
viscounts-step-shuffle = mélanger vos cartes
viscounts-step-free_hire = recruter gratuitement
viscounts-step-move_worker = déplacer 1 Ouvrier
viscounts-step-place_workers = { $n ->
        [one] placer { $n } Ouvrier
       *[other] placer { $n } Ouvriers
    }
viscounts-step-build = { $n ->
        [0] construire gratuitement un { viscounts-building-trading_post }
        [1] construire gratuitement une { viscounts-building-guildhall }
       *[other] construire gratuitement un { viscounts-building-workshop }
    }
viscounts-step-build_here = { $n ->
        [0] construire ici gratuitement un { viscounts-building-trading_post }
        [1] construire ici gratuitement une { viscounts-building-guildhall }
       *[other] construire ici gratuitement un { viscounts-building-workshop }
    }
viscounts-step-manuscript = prendre gratuitement un Manuscrit d'un coût de { $n } au plus
viscounts-step-destroy_any = { $n ->
        [one] détruire { $n } de vos cartes, n'importe laquelle
       *[other] détruire { $n } de vos cartes, n'importe lesquelles
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

## Choix

viscounts-paid = { $silver ->
        [0] {""}
        [one] {" "}pour { $silver } Pièce
       *[other] {" "}pour { $silver } Pièces
    }
viscounts-choice-choose_pair = Prendre la { $player_card } avec { $card }
viscounts-choice-play = Jouer { $card }
viscounts-choice-ride = Aller { $space_to }{ viscounts-paid }
viscounts-choice-no_action = Aucune action
viscounts-choice-dismiss = Éliminer d'abord { $card }{ viscounts-paid }
viscounts-choice-trade = Commercer
viscounts-choice-trade_times = Commercer { $times } fois{ $silver ->
        [0] {""}
        [one] , en dépensant { $silver } Pièce
       *[other] , en dépensant { $silver } Pièces
    }
viscounts-choice-transcribe = Transcrire le { $manuscript }
viscounts-choice-transcribe_printed = Transcrire le Manuscrit imprimé sur le plateau ({ $segment })
viscounts-choice-place_workers = { $n ->
        [1] Placer 1 Ouvrier (1 Icône Noble)
        [2] Placer 2 Ouvriers (3 Icônes Noble)
        [3] Placer 3 Ouvriers (5 Icônes Noble)
       *[other] Placer { $n } Ouvriers (8 Icônes Noble)
    }
viscounts-choice-construct = Construire : { $slot }
viscounts-choice-pay = Payer { viscounts-goods }
viscounts-choice-recruit = Recruter { $card }{ viscounts-paid }
viscounts-choice-recruit_nobody = Ne recruter personne
viscounts-choice-hire = Recruter { $card }
viscounts-choice-choose_way = Choisir : { $way }
viscounts-choice-take_resource = Prendre 1 { $good_one }
viscounts-choice-flip_debt = Retourner une Dette (et gagner 1 ressource au choix)
viscounts-choice-flip_deed = Retourner un Acte de Propriété
viscounts-choice-first_ability = D'abord { $card }
viscounts-choice-first_link = D'abord le lien qui part de l'emplacement { $site }
viscounts-choice-discard = Défausser { $card }
viscounts-choice-discard_top = Défausser la première carte de votre pioche, à l'aveugle
viscounts-choice-discard_none = Ne rien défausser
viscounts-choice-destroy = Détruire { $card } pour sa valeur en Pièces
viscounts-choice-destroy_top = Détruire la première carte de votre pioche, à l'aveugle, pour sa valeur en Pièces
viscounts-choice-destroy_none = Ne rien détruire
viscounts-choice-arrange_two = { $card }, { $card2 }
viscounts-choice-arrange_three = { $card }, { $card2 }, { $card3 }
viscounts-choice-resolve_section = D'abord « { $section } »
viscounts-choice-expel = Expulser un Ouvrier { OF($seat) }
viscounts-choice-move_worker = Déplacer un Ouvrier de « { $section } » vers « { $section2 } »
viscounts-choice-move_no_worker = Ne déplacer personne
viscounts-choice-place_on = Placer sur « { $section } »
viscounts-choice-build_at = Construire sur l'emplacement { $site }
viscounts-choice-take_building = Prendre : { $slot }
viscounts-choice-take_manuscript = Prendre le { $manuscript }

## Questions

viscounts-ask-choosing_pair = choisissez une carte Joueur avec son Héros
viscounts-ask-playing_card = jouez une carte
viscounts-ask-moving = avancez de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } avec { $card }, et de chaque case de plus pour 1 Pièce
viscounts-ask-acting = choisissez votre action
viscounts-ask-acting_with = réalisez l'action pour laquelle vous avez éliminé { $card }
viscounts-ask-trading = échangez { $n ->
        [one] { $n } Icône Marchand
       *[other] { $n } Icônes Marchand
    } contre : { $way } ; combien de fois ?
viscounts-ask-paying = { $action } : il manque { $n ->
        [one] { $n } Icône
       *[other] { $n } Icônes
    } ; combien dépensez-vous ({ $good_many }) ?
viscounts-ask-recruiting = recrutez la carte à côté de votre Vicomte, ou personne
viscounts-ask-hiring_free = recrutez gratuitement une des cartes visibles
viscounts-ask-choosing_way = choisissez un des effets
viscounts-ask-choosing_resource = prenez { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix, une à une
    }
viscounts-ask-flipping = retournez { $n ->
        [one] une Dette ou un Acte de Propriété
       *[other] { $n } Dettes ou Actes de Propriété, une carte à la fois
    }
viscounts-ask-choosing_ability = choisissez l'effet qui agit en premier
viscounts-ask-discarding = vous pouvez défausser { $n ->
        [one] une carte
       *[other] jusqu'à { $n } cartes
    }
viscounts-ask-destroying = vous pouvez détruire { $n ->
        [one] une carte
       *[other] jusqu'à { $n } cartes
    }
viscounts-ask-rearranging = réarrangez vos cartes, de gauche à droite
viscounts-ask-choosing_section = choisissez la section du Château à résoudre d'abord
viscounts-ask-expelling = trop d'Ouvriers dans « { $section } » (niveau { $tier }) : expulsez-en un
viscounts-ask-moving_worker = vous pouvez déplacer un Ouvrier du 1er niveau vers une section voisine
viscounts-ask-placing_workers = choisissez la section pour { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
viscounts-ask-choosing_spot = choisissez l'emplacement de construction ({ $building })
viscounts-ask-choosing_slot = choisissez le bâtiment à prendre ({ $building })
viscounts-ask-choosing_link = choisissez le lien à résoudre d'abord
viscounts-ask-choosing_manuscript = prenez gratuitement un de ces Manuscrits

## Refus, et les endroits des règles qui les prononcent

viscounts-refusal-not_enough_silver = Vous avancez exactement de la valeur de votre carte, et chaque case de plus coûte 1 Pièce ; il vous en manque pour celle-ci. Choisissez une case plus proche.
viscounts-refusal-outer_path_only = On commerce et on construit sur le chemin extérieur ; allez pour cela sur une case de gauche ou de droite.
viscounts-refusal-inner_path_only = On place des Ouvriers et on transcrit des Manuscrits sur le chemin intérieur ; allez-y pour cela.
viscounts-refusal-not_enough_merchants = Il vous manque des Icônes Marchand pour cet échange, même avec vos Pièces ; jouez des cartes qui en ont, ou éliminez-en d'abord une.
viscounts-refusal-not_enough_builders = Il vous manque des Icônes Bâtisseur pour ce bâtiment, même avec vos Pierres ; jouez des cartes qui en ont, éliminez-en d'abord une, ou choisissez un bâtiment moins cher.
viscounts-refusal-not_enough_nobles = Il vous manque des Icônes Noble pour autant d'Ouvriers, même avec votre Or ; placez-en moins, jouez des cartes qui en ont, ou éliminez-en d'abord une.
viscounts-refusal-not_enough_clerics = Il vous manque des Icônes Clergé pour ce Manuscrit, même avec vos Encriers ; jouez des cartes qui en ont, éliminez-en d'abord une, ou allez vers un Manuscrit moins cher.
viscounts-refusal-nothing_to_flip = Vous n'avez ni Dette non payée ni Acte de Propriété acquis à retourner ; gagnez-en d'abord.
viscounts-refusal-nothing_to_destroy = Vous n'avez aucune carte à détruire, car personne ne peut en posséder moins de 3 ; recrutez d'abord.
viscounts-refusal-built_already = Ce bâtiment est déjà construit ; choisissez-en un qui est encore sur votre plateau.
viscounts-refusal-no_free_spot = Aucun emplacement n'est libre du côté de la rivière où se trouve votre Vicomte ; allez d'abord sur une autre case.
viscounts-refusal-no_workers_left = Vous n'avez plus d'Ouvrier en réserve, et il en faut au moins un ; attendez qu'il en revienne du Château.
viscounts-refusal-too_dear_to_dismiss = Il vous manque des Pièces pour éliminer cette carte, ce qui coûte sa valeur (1 Pièce avec votre deuxième Comptoir).
viscounts-refusal-one_dismissal = On n'élimine qu'une carte par tour, et vous l'avez fait ; réalisez maintenant l'action.
viscounts-refusal-no_action_with_it = On n'élimine une carte que dans le cadre d'une action dont elle a une Icône, et ici elle n'en rend aucune possible ; agissez sans elle, ou allez ailleurs une autre fois.
viscounts-refusal-dismissed_for_another = La carte que vous avez éliminée n'a pas d'Icône pour cette action ; choisissez-en une pour laquelle elle compte.
viscounts-refusal-action_after_dismissal = Une carte a été éliminée pour une action : il faut maintenant en réaliser une.
viscounts-refusal-cannot_be_done = Cela n'a aucun effet maintenant ; tant qu'un autre effet peut être résolu, choisissez celui-là.
viscounts-refusal-too_dear_to_hire = Il vous manque des Pièces pour cette carte, qui coûte sa valeur ; revenez avec davantage.

viscounts-short-of-silver = Trop peu de Pièces : { $own_silver } sur { $silver }
viscounts-refused-not_enough_silver = { viscounts-short-of-silver }
viscounts-refused-outer_path_only = Chemin extérieur seulement
viscounts-refused-inner_path_only = Chemin intérieur seulement
viscounts-refused-not_enough_merchants = Icônes Marchand manquantes : { $due } sur { $icons }
viscounts-refused-not_enough_builders = Icônes Bâtisseur manquantes : { $due } sur { $icons }
viscounts-refused-not_enough_nobles = Icônes Noble manquantes : { $due } sur { $icons }
viscounts-refused-not_enough_clerics = Icônes Clergé manquantes : { $due } sur { $icons }
viscounts-refused-nothing_to_flip = Rien à retourner
viscounts-refused-nothing_to_destroy = Rien à détruire
viscounts-refused-built_already = Déjà construit
viscounts-refused-no_free_spot = Aucun emplacement libre
viscounts-refused-no_workers_left = Aucun Ouvrier en réserve
viscounts-refused-too_dear_to_dismiss = { viscounts-short-of-silver }
viscounts-refused-one_dismissal = Une carte déjà éliminée
viscounts-refused-no_action_with_it = Aucune action avec cette carte
viscounts-refused-dismissed_for_another = Éliminée pour une autre action
viscounts-refused-action_after_dismissal = Une action doit suivre
viscounts-refused-cannot_be_done = Sans effet maintenant
viscounts-refused-too_dear_to_hire = { viscounts-short-of-silver }

viscounts-rule-movement = Phase 2 : Mouvement
viscounts-rule-main_action = Phase 3 : Action Principale
viscounts-rule-trading = Commercer
viscounts-rule-constructing = Construire
viscounts-rule-placing = Placer des Ouvriers
viscounts-rule-transcribing = Transcrire des Manuscrits
viscounts-rule-recruiting = Phase 4 : Recruter
viscounts-rule-effects = Référence rapide des effets

viscounts-warning-debt = Ce choix vous apporte une Dette.
viscounts-warning-corruption = Ce choix vous apporte de la Corruption.
viscounts-warning-behind = Ce choix amène la dernière manche, et quelqu’un a plus de points que vous pour l’instant.

## Événements

viscounts-event-turn_started = Tour { OF($seat) }
viscounts-event-pair_chosen = { $seat } prend la { $player_card } avec { $card }
viscounts-event-card_dropped = { $seat } : { $card } sort du plateau
viscounts-event-card_played = { $seat } joue { $card }
viscounts-event-viscount_moved = { $seat } va { $space_to }{ viscounts-paid }
viscounts-event-viscounts_met = { $by } rejoint { $seat }, qui peut réarranger ses cartes
viscounts-event-goods_gained = { $seat } gagne { viscounts-goods }
viscounts-event-goods_spent = { $seat } dépense { viscounts-goods }
viscounts-event-virtue_gained = { $seat } gagne { $n ->
        [one] { $n } Vertu
       *[other] { $n } Vertus
    }
viscounts-event-corruption_gained = { $seat } gagne { $n ->
        [one] { $n } Corruption
       *[other] { $n } Corruptions
    }
viscounts-event-debt_gained = { $seat } gagne une Dette
viscounts-event-deed_gained = { $seat } gagne un Acte de Propriété
viscounts-event-debt_flipped = { $seat } paie une Dette
viscounts-event-deed_flipped = { $seat } fait approuver un Acte de Propriété
viscounts-event-line_rearranged = { $seat } réarrange ses cartes
viscounts-event-card_discarded = { $seat } défausse { $card }
viscounts-event-card_destroyed = { $seat } détruit { $card }{ viscounts-paid }
viscounts-event-cards_shuffled = { $seat } mélange sa défausse avec sa pioche
viscounts-event-card_drawn = { $seat } tire { $card }
viscounts-event-card_dismissed = { $seat } élimine { $card }{ viscounts-paid }
viscounts-event-card_hired = { $seat } recrute { $card }{ $silver ->
        [0] {" "}gratuitement
        [one] {" "}pour { $silver } Pièce
       *[other] {" "}pour { $silver } Pièces
    }
viscounts-event-trade_made = { $seat } commerce { $times } fois{ $silver ->
        [0] {""}
        [one] , en dépensant { $silver } Pièce
       *[other] , en dépensant { $silver } Pièces
    }
viscounts-event-building_built = { $seat } construit : { $slot }, sur l'emplacement { $site }
viscounts-event-link_made = { $seat } établit le lien qui part de l'emplacement { $site }
viscounts-event-workers_placed = { $seat } place { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } sur « { $section } »
viscounts-event-worker_moved = { $seat } déplace un Ouvrier de « { $section } » vers « { $section2 } »
viscounts-event-worker_climbed = Un Ouvrier { OF($seat) } monte de « { $section } » au niveau { $tier }
viscounts-event-workers_spread = Deux Ouvriers { OF($seat) } quittent « { $section } » pour les sections voisines
viscounts-event-worker_expelled = Un Ouvrier { OF($seat) } est expulsé de « { $section } » (niveau { $tier })
viscounts-event-leader_changed = { $seat } devient Maître du Château
viscounts-event-manuscript_taken = { $seat } prend le { $manuscript }, segment { $segment }
viscounts-event-printed_manuscript_read = { $seat } transcrit le Manuscrit imprimé sur le plateau ({ $segment })
viscounts-event-bonus_taken = { $seat } prend le { $bonus }
viscounts-event-collision_resolved = Les marqueurs { OF($seat) } se rencontrent sur la case { $space_of_track }
viscounts-event-markers_reset = Les marqueurs { OF($seat) } retournent aux deux extrémités
viscounts-event-poverty_revealed = La Pauvreté est révélée : la manche suivante est la dernière
viscounts-event-prosperity_revealed = La Prospérité est révélée : la manche suivante est la dernière
viscounts-event-last_round = La dernière manche commence
viscounts-event-game_ended = La partie est terminée
viscounts-event-scheme_turned_up = { $seat } retourne une Planification ({ $scheme })
viscounts-event-schemes_shuffled = { $seat } mélange ses Planifications défaussées en une nouvelle pioche
viscounts-event-scheme_gained = { $seat } gagne une Planification ({ $scheme })
viscounts-event-entry_followed = { $seat } suit « { $entry } » ({ $rule })
viscounts-event-entry_impossible = { $seat } passe « { $entry } », qui demande { $condition } ({ $rule })
viscounts-event-priority_decided = Parmi { $n } possibilités, { $seat } choisit { $priority } ({ $rule })
viscounts-event-action_declined = { $seat } ne réalise aucune action

viscounts-score-buildings = Bâtiments
viscounts-score-workers = Ouvriers au Château
viscounts-score-manuscript_sets = Sets de Manuscrits
viscounts-score-manuscript_texts = PV des Manuscrits
viscounts-score-castle_leader = Maître du Château
viscounts-score-cleric_bonus = Bonus Clergé
viscounts-score-debts = Dettes non payées
viscounts-score-deeds = Actes de Propriété
viscounts-score-poverty = Pauvreté
viscounts-score-prosperity = Prospérité
viscounts-score-leftover = Ressources restantes
viscounts-ending-complete = la Pauvreté ou la Prospérité a été révélée et la dernière manche est jouée

## Le plateau dans le terminal

viscounts-terminal-round = Manche { $round }, { $phase }
viscounts-terminal-last_round = Manche { $round } sur { $last }, { $phase }
viscounts-terminal-end = Pauvreté : { $debts }. Prospérité : { $deeds }.
viscounts-terminal-left = { $left } sur { $of }
viscounts-terminal-revealed = révélée
viscounts-terminal-ring = Anneau, sens horaire
viscounts-terminal-trade = { $n }M : { $gain }
viscounts-terminal-pile = { $left ->
        [0] pile épuisée
       *[other] pile de { $left }
    }
viscounts-terminal-printed = Manuscrit imprimé, coût 3 : { $gain }
viscounts-terminal-castle = Château
viscounts-terminal-facing = Face à
viscounts-terminal-tier_1 = Niveau 1
viscounts-terminal-tier_2 = Niveau 2
viscounts-terminal-tier_3 = Niveau 3
viscounts-terminal-leader = Maître du Château : { $name }
viscounts-terminal-space = Vicomte
viscounts-terminal-line = Carte { $space }
viscounts-terminal-icons = Icônes
viscounts-terminal-track = Corruption, Vertu
viscounts-terminal-debts = Dettes (payées)
viscounts-terminal-deeds = Actes (approuvés)
viscounts-terminal-supply = Ouvriers
viscounts-terminal-cards = Main, pioche, défausse
viscounts-terminal-points = { $name } ({ $n } PV)
viscounts-terminal-built = Bâtiments
viscounts-terminal-hand = Main
viscounts-terminal-score-now = Score actuel
viscounts-terminal-legend = Cartes avec valeur et icônes (M Marchand, B Bâtisseur, N Noble, C Clergé, X Criminel) ; ↷ lien vers l'emplacement suivant
viscounts-or = {" "}ou{" "}
viscounts-letter-merchant = M
viscounts-letter-builder = B
viscounts-letter-noble = N
viscounts-letter-cleric = C
viscounts-letter-criminal = X

## Cartes : Villageois, Villageois de Départ, Héros

# card : le nom, qui distingue les homonymes (name : tel qu'imprimé) ; ability : l'effet dans la ligne ;
# text : aussi celui du recrutement ou de l'élimination
viscounts-card-acolyte = Acolyte
viscounts-card-antagonist = Antagoniste
viscounts-card-architect = Architecte
viscounts-card-aristocrat = Aristocrate
viscounts-card-artisan = Artisan
viscounts-card-artist = Artiste
viscounts-card-benefactor = Bienfaiteur
viscounts-card-bishop = Évêque
viscounts-card-charlatan = Charlatan
viscounts-card-chevalier = Chevalier
viscounts-card-clergyman = Ecclésiastique
viscounts-card-conspirator = Conspirateur
viscounts-card-courier = Coursier
viscounts-name-deacon_destroy = Diacre
viscounts-card-deacon_destroy = { viscounts-name-deacon_destroy } (détruire)
viscounts-name-deacon_virtue = Diacre
viscounts-card-deacon_virtue = { viscounts-name-deacon_virtue } (Vertu)
viscounts-name-debt_collector_deed = Collecteur de Dettes
viscounts-card-debt_collector_deed = { viscounts-name-debt_collector_deed } (Acte)
viscounts-name-debt_collector_hire = Collecteur de Dettes
viscounts-card-debt_collector_hire = { viscounts-name-debt_collector_hire } (recruter)
viscounts-name-debt_collector_virtue = Collecteur de Dettes
viscounts-card-debt_collector_virtue = { viscounts-name-debt_collector_virtue } (Vertu)
viscounts-name-debt_collector_resource = Collecteur de Dettes
viscounts-card-debt_collector_resource = { viscounts-name-debt_collector_resource } (ressource)
viscounts-card-defender = Défenseur
viscounts-card-diplomat = Diplomate
viscounts-card-disciple = Disciple
viscounts-card-enforcer = Homme de Main
viscounts-card-foreman = Chef de Chantier
viscounts-card-friar = Frère
viscounts-card-gatekeeper = Gardien des Portes
viscounts-card-illusionist = Illusionniste
viscounts-card-jeweller = Joaillier
viscounts-card-lookout = Guetteur
viscounts-card-mason = Maçon
viscounts-card-meddler = Intrigant
viscounts-card-miner = Mineur
viscounts-name-missionary_3 = Missionnaire
viscounts-card-missionary_3 = { viscounts-name-missionary_3 } (2 Encriers)
viscounts-name-missionary_2 = Missionnaire
viscounts-card-missionary_2 = { viscounts-name-missionary_2 } (1 Encrier)
viscounts-name-overseer_destroy = Contremaître
viscounts-card-overseer_destroy = { viscounts-name-overseer_destroy } (détruire)
viscounts-name-overseer_virtue = Contremaître
viscounts-card-overseer_virtue = { viscounts-name-overseer_virtue } (Vertu)
viscounts-card-pastor = Pasteur
viscounts-name-patron_3 = Mécène
viscounts-card-patron_3 = { viscounts-name-patron_3 } (2 Or)
viscounts-name-patron_2 = Mécène
viscounts-card-patron_2 = { viscounts-name-patron_2 } (1 Or)
viscounts-name-peddler_ink = Colporteur
viscounts-card-peddler_ink = { viscounts-name-peddler_ink } (Encrier)
viscounts-name-peddler_gold = Colporteur
viscounts-card-peddler_gold = { viscounts-name-peddler_gold } (Or)
viscounts-name-peddler_stone = Colporteur
viscounts-card-peddler_stone = { viscounts-name-peddler_stone } (Pierre)
viscounts-name-peddler_silver = Colporteur
viscounts-card-peddler_silver = { viscounts-name-peddler_silver } (Pièces)
viscounts-card-pickpocket = Détrousseur
viscounts-card-priest = Prêtre
viscounts-card-princess = Princesse
viscounts-name-racketeer_destroy = Brigand
viscounts-card-racketeer_destroy = { viscounts-name-racketeer_destroy } (détruire)
viscounts-name-racketeer_rearrange = Brigand
viscounts-card-racketeer_rearrange = { viscounts-name-racketeer_rearrange } (réarranger)
viscounts-name-scoundrel_gold = Vaurienne
viscounts-card-scoundrel_gold = { viscounts-name-scoundrel_gold } (Or)
viscounts-name-scoundrel_ink = Vaurienne
viscounts-card-scoundrel_ink = { viscounts-name-scoundrel_ink } (Encrier)
viscounts-name-scoundrel_stone = Vaurienne
viscounts-card-scoundrel_stone = { viscounts-name-scoundrel_stone } (Pierre)
viscounts-card-sculptor = Sculpteur
viscounts-name-stonecutter_3 = Tailleur de Pierre
viscounts-card-stonecutter_3 = { viscounts-name-stonecutter_3 } (2 Pierres)
viscounts-name-stonecutter_2 = Tailleur de Pierre
viscounts-card-stonecutter_2 = { viscounts-name-stonecutter_2 } (1 Pierre)
viscounts-card-strongman = Costaud
viscounts-name-swindler_stone = Escroc
viscounts-card-swindler_stone = { viscounts-name-swindler_stone } (Pierre)
viscounts-name-swindler_gold = Escroc
viscounts-card-swindler_gold = { viscounts-name-swindler_gold } (Or)
viscounts-name-swindler_ink = Escroc
viscounts-card-swindler_ink = { viscounts-name-swindler_ink } (Encrier)
viscounts-name-tinker_stone = Rétameur
viscounts-card-tinker_stone = { viscounts-name-tinker_stone } (Pierre)
viscounts-name-tinker_gold = Rétameur
viscounts-card-tinker_gold = { viscounts-name-tinker_gold } (Or)
viscounts-name-tinker_ink = Rétameur
viscounts-card-tinker_ink = { viscounts-name-tinker_ink } (Encrier)
viscounts-card-traitor = Traître
viscounts-card-traveller = Pèlerine
viscounts-card-trickster = Filou
viscounts-card-vicar = Vicaire
viscounts-card-watchman = Veilleur
viscounts-name-woodcutter_virtue = Bûcheronne
viscounts-card-woodcutter_virtue = { viscounts-name-woodcutter_virtue } (Vertu)
viscounts-name-woodcutter_destroy = Bûcheronne
viscounts-card-woodcutter_destroy = { viscounts-name-woodcutter_destroy } (détruire)
viscounts-card-abbot = Abbé
viscounts-card-financier = Financière
viscounts-card-journeyman = Compagnon
viscounts-card-labourer = Manœuvre
viscounts-card-lender = Prêteuse
viscounts-card-squire = Écuyer
viscounts-card-thief = Voleuse
viscounts-card-trader = Négociant
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
viscounts-card-unknown = une carte
viscounts-card-printed_lake = carte pré-imprimée ({ viscounts-segment-lake })
viscounts-card-printed_hills = carte pré-imprimée ({ viscounts-segment-hills })
viscounts-card-printed_forest = carte pré-imprimée ({ viscounts-segment-forest })
viscounts-card-printed_coast = carte pré-imprimée ({ viscounts-segment-coast })
viscounts-card-printed_mountain = carte pré-imprimée ({ viscounts-segment-mountain })

viscounts-ability-acolyte = { viscounts-timing-drop_off } : { -viscounts-flip_any(n: 1) }
viscounts-ability-antagonist = { viscounts-timing-instant } : { -viscounts-debt(n: 1) }
viscounts-ability-architect = { viscounts-timing-instant } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 2) }
viscounts-ability-aristocrat = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-artisan = { viscounts-timing-drop_off } : { -viscounts-flip_any(n: 1) }
viscounts-ability-artist = { viscounts-action-workers } : un seul Or dépensé compte comme 2 Icônes Noble
viscounts-ability-benefactor = { viscounts-action-workers } : chaque paire d'Icônes Marchand compte comme 1 Icône Noble
viscounts-ability-bishop = { viscounts-timing-after_transcribe } : { -viscounts-corruption(n: 1) }
viscounts-ability-charlatan = { viscounts-timing-after_construct } : { -viscounts-corruption(n: 1) }
viscounts-ability-chevalier = { viscounts-timing-drop_off } : { -viscounts-flip_any(n: 1) }
viscounts-ability-clergyman = { viscounts-action-transcribe } : chaque paire de Pièces compte comme 1 Icône Clergé
viscounts-ability-conspirator = { viscounts-timing-drop_off } : { -viscounts-virtue(n: 1) }
viscounts-ability-courier = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 2) }
viscounts-ability-deacon_destroy = { viscounts-timing-after_transcribe } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-deacon_virtue = { viscounts-timing-after_transcribe } : { -viscounts-virtue(n: 1) }
viscounts-ability-debt_collector_deed = { viscounts-timing-on_debt_flipped } : { -viscounts-flip_deed(n: 1) }
viscounts-ability-debt_collector_hire = { viscounts-timing-on_debt_flipped } : { -viscounts-free_hire }, ou { -viscounts-destroy(n: 1) }
viscounts-ability-debt_collector_virtue = { viscounts-timing-on_debt_flipped } : { -viscounts-silver(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-ability-debt_collector_resource = { viscounts-timing-on_debt_flipped } : { -viscounts-resource(n: 1) }
viscounts-ability-defender = { viscounts-timing-drop_off } : { -viscounts-free_hire }, ou { -viscounts-destroy(n: 1) }
viscounts-ability-diplomat = { viscounts-action-workers } : chaque paire de Pièces compte comme 1 Icône Noble
viscounts-ability-disciple = { viscounts-timing-drop_off } : { -viscounts-free_hire }, ou { -viscounts-destroy(n: 1) }
viscounts-ability-enforcer = { viscounts-timing-after_workers } : { -viscounts-corruption(n: 1) }
viscounts-ability-foreman = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-friar = { viscounts-timing-instant } : { -viscounts-virtue(n: 1) }
viscounts-ability-gatekeeper = { viscounts-timing-instant } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 2) }
viscounts-ability-illusionist = { viscounts-timing-instant } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 2) }
viscounts-ability-jeweller = { viscounts-timing-after_trade } : { -viscounts-virtue(n: 1) }
viscounts-ability-lookout = { viscounts-timing-instant } : { -viscounts-free_hire }, ou { -viscounts-destroy(n: 1) }
viscounts-ability-mason = { viscounts-action-construct } : chaque paire de Pièces compte comme 1 Icône Bâtisseur
viscounts-ability-meddler = { viscounts-timing-drop_off } : { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-ability-miner = { viscounts-timing-instant } : { -viscounts-virtue(n: 1) }
viscounts-ability-missionary_3 = { viscounts-timing-drop_off } : { -viscounts-ink(n: 2) }
viscounts-ability-missionary_2 = { viscounts-timing-instant } : { -viscounts-ink(n: 1) }
viscounts-ability-overseer_destroy = { viscounts-timing-after_workers } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-overseer_virtue = { viscounts-timing-after_workers } : { -viscounts-virtue(n: 1) }
viscounts-ability-pastor = { viscounts-timing-instant } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 2) }
viscounts-ability-patron_3 = { viscounts-timing-drop_off } : { -viscounts-gold(n: 2) }
viscounts-ability-patron_2 = { viscounts-timing-instant } : { -viscounts-gold(n: 1) }
viscounts-ability-peddler_ink = { viscounts-timing-on_collision } : { -viscounts-ink(n: 1) }
viscounts-ability-peddler_gold = { viscounts-timing-on_collision } : { -viscounts-gold(n: 1) }
viscounts-ability-peddler_stone = { viscounts-timing-on_collision } : { -viscounts-stone(n: 1) }
viscounts-ability-peddler_silver = { viscounts-timing-on_collision } : { -viscounts-silver(n: 2) }
viscounts-ability-pickpocket = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-silver(n: 2) }
viscounts-ability-priest = { viscounts-action-transcribe } : un seul Encrier dépensé compte comme 2 Icônes Clergé
viscounts-ability-princess = { viscounts-timing-instant } : { -viscounts-virtue(n: 1) }
viscounts-ability-racketeer_destroy = { viscounts-timing-on_debt_gained } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-racketeer_rearrange = { viscounts-timing-on_debt_gained } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 1) }
viscounts-ability-scoundrel_gold = { viscounts-timing-instant } : { -viscounts-gold(n: 1) }
viscounts-ability-scoundrel_ink = { viscounts-timing-instant } : { -viscounts-ink(n: 1) }
viscounts-ability-scoundrel_stone = { viscounts-timing-instant } : { -viscounts-stone(n: 1) }
viscounts-ability-sculptor = { viscounts-action-construct } : une seule Pierre dépensée compte comme 2 Icônes Bâtisseur
viscounts-ability-stonecutter_3 = { viscounts-timing-drop_off } : { -viscounts-stone(n: 2) }
viscounts-ability-stonecutter_2 = { viscounts-timing-instant } : { -viscounts-stone(n: 1) }
viscounts-ability-strongman = { viscounts-action-construct } : chaque paire d'Icônes Marchand compte comme 1 Icône Bâtisseur
viscounts-ability-swindler_stone = { viscounts-timing-drop_off } : { -viscounts-stone(n: 2) }
viscounts-ability-swindler_gold = { viscounts-timing-drop_off } : { -viscounts-gold(n: 2) }
viscounts-ability-swindler_ink = { viscounts-timing-drop_off } : { -viscounts-ink(n: 2) }
viscounts-ability-tinker_stone = { viscounts-timing-drop_off } : { -viscounts-stone(n: 1) }
viscounts-ability-tinker_gold = { viscounts-timing-drop_off } : { -viscounts-gold(n: 1) }
viscounts-ability-tinker_ink = { viscounts-timing-drop_off } : { -viscounts-ink(n: 1) }
viscounts-ability-traitor = { viscounts-timing-drop_off } : { -viscounts-resource(n: 1) }
viscounts-ability-traveller = { viscounts-action-transcribe } : chaque paire d'Icônes Marchand compte comme 1 Icône Clergé
viscounts-ability-trickster = { viscounts-timing-drop_off } : { -viscounts-flip_any(n: 1) }
viscounts-ability-vicar = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-watchman = { viscounts-timing-drop_off } : { -viscounts-free_hire }, ou { -viscounts-destroy(n: 1) }
viscounts-ability-woodcutter_virtue = { viscounts-timing-after_construct } : { -viscounts-virtue(n: 1) }
viscounts-ability-woodcutter_destroy = { viscounts-timing-after_construct } : { -viscounts-destroy(n: 1) }, ou { -viscounts-discard(n: 1) }
viscounts-ability-abbot = { viscounts-timing-never }
viscounts-ability-financier = { viscounts-timing-instant } : { -viscounts-discard(n: 1) }, { -viscounts-silver(n: 2) }
viscounts-ability-journeyman = { viscounts-timing-drop_off } : { -viscounts-free_hire }, { -viscounts-virtue(n: 1) }
viscounts-ability-labourer = { viscounts-timing-never }
viscounts-ability-lender = { viscounts-timing-drop_off } : { -viscounts-flip_any(n: 1) }
viscounts-ability-squire = { viscounts-timing-never }
viscounts-ability-thief = { viscounts-timing-drop_off } : { -viscounts-debt(n: 1) }, { -viscounts-silver(n: 1) }
viscounts-ability-trader = { viscounts-timing-after_trade } : { -viscounts-silver(n: 1) }
viscounts-ability-ada = { viscounts-timing-on_collision } : { -viscounts-virtue(n: 1) }, { -viscounts-resource(n: 1) }
viscounts-ability-bertha = { viscounts-timing-instant } : { -viscounts-move_worker }, ou { -viscounts-virtue(n: 1) }
viscounts-ability-clovis = { viscounts-timing-instant } : { -viscounts-free_hire }
viscounts-ability-emma = { viscounts-action-transcribe } : la Pierre et l'Or comptent comme des Encriers
viscounts-ability-guntram = { viscounts-timing-drop_off } : { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) } ; ou { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-ability-judith = { viscounts-timing-instant } : { -viscounts-destroy(n: 1) }, ou { -viscounts-flip_any(n: 1) }
viscounts-ability-lothaire = { viscounts-timing-instant } : { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-ink(n: 1) }
viscounts-ability-merovech = { viscounts-timing-after_construct } : { -viscounts-rearrange }, ou { -viscounts-discard(n: 1) }
viscounts-ability-rudolf = { viscounts-timing-drop_off } : { -viscounts-destroy(n: 2) }, ou { -viscounts-resource(n: 2) }
viscounts-ability-therese = { viscounts-timing-drop_off } : { -viscounts-discard(n: 1) }, { -viscounts-virtue(n: 2) }
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

## Manuscrits, cartes Joueur, Planifications

viscounts-card-grey_3_virtue = Manuscrit gris 3
viscounts-card-grey_3_flip = Manuscrit gris 3
viscounts-card-grey_4_workshop = Manuscrit gris 4
viscounts-card-grey_4_stone = Manuscrit gris 4
viscounts-card-grey_5_builder_icons = Manuscrit gris 5
viscounts-card-grey_5_resources = Manuscrit gris 5
viscounts-card-grey_6_buildings = Manuscrit gris 6
viscounts-card-grey_6_trading_post = Manuscrit gris 6
viscounts-card-grey_7_guildhall = Manuscrit gris 7
viscounts-card-black_3_flip = Manuscrit noir 3
viscounts-card-black_3_destroy = Manuscrit noir 3
viscounts-card-black_4_ink = Manuscrit noir 4
viscounts-card-black_4_virtue = Manuscrit noir 4
viscounts-card-black_5_cleric_icons = Manuscrit noir 5
viscounts-card-black_5_free_manuscript = Manuscrit noir 5
viscounts-card-black_6_manuscripts = Manuscrit noir 6
viscounts-card-black_6_flipped_deeds = Manuscrit noir 6
viscounts-card-yellow_3_resource = Manuscrit jaune 3
viscounts-card-yellow_3_flip = Manuscrit jaune 3
viscounts-card-yellow_4_virtue = Manuscrit jaune 4
viscounts-card-yellow_4_gold = Manuscrit jaune 4
viscounts-card-yellow_4_workers = Manuscrit jaune 4
viscounts-card-yellow_5_noble_icons = Manuscrit jaune 5
viscounts-card-yellow_6_workers_vp = Manuscrit jaune 6
viscounts-card-yellow_6_flipped_debts = Manuscrit jaune 6
viscounts-card-yellow_7_four_workers = Manuscrit jaune 7
viscounts-card-blue_3_hire = Manuscrit bleu 3
viscounts-card-blue_3_silver = Manuscrit bleu 3
viscounts-card-blue_3_flip = Manuscrit bleu 3
viscounts-card-blue_4_resource = Manuscrit bleu 4
viscounts-card-blue_4_virtue = Manuscrit bleu 4
viscounts-card-blue_4_double_hire = Manuscrit bleu 4
viscounts-card-blue_5_merchant_icons = Manuscrit bleu 5
viscounts-card-blue_5_silver_vp = Manuscrit bleu 5
viscounts-card-blue_6_criminal_icons = Manuscrit bleu 6
viscounts-text-grey_3_virtue = { -viscounts-virtue(n: 1) }
viscounts-text-grey_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-grey_4_workshop = { -viscounts-build(n: 2) }
viscounts-text-grey_4_stone = { -viscounts-stone(n: 2) }
viscounts-text-grey_5_builder_icons = 1 PV par Icône Bâtisseur
viscounts-text-grey_5_resources = 1 PV pour 2 ressources
viscounts-text-grey_6_buildings = 1 PV par Bâtiment construit
viscounts-text-grey_6_trading_post = { -viscounts-build(n: 0) }
viscounts-text-grey_7_guildhall = { -viscounts-build(n: 1) }
viscounts-text-black_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-black_3_destroy = { -viscounts-destroy(n: 1) }
viscounts-text-black_4_ink = { -viscounts-ink(n: 2) }
viscounts-text-black_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-black_5_cleric_icons = 1 PV par Icône Clergé
viscounts-text-black_5_free_manuscript = { -viscounts-manuscript(n: 4) }
viscounts-text-black_6_manuscripts = 1 PV pour 2 Manuscrits
viscounts-text-black_6_flipped_deeds = 1 PV par Acte de Propriété approuvé
viscounts-text-yellow_3_resource = { -viscounts-resource(n: 1) }
viscounts-text-yellow_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-yellow_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-yellow_4_gold = { -viscounts-gold(n: 2) }
viscounts-text-yellow_4_workers = { -viscounts-place_workers(n: 2) }
viscounts-text-yellow_5_noble_icons = 1 PV par Icône Noble
viscounts-text-yellow_6_workers_vp = 1 PV pour 2 Ouvriers au Château
viscounts-text-yellow_6_flipped_debts = 1 PV par Dette payée
viscounts-text-yellow_7_four_workers = { -viscounts-place_workers(n: 4) }
viscounts-text-blue_3_hire = { -viscounts-free_hire }
viscounts-text-blue_3_silver = { -viscounts-silver(n: 4) }
viscounts-text-blue_3_flip = { -viscounts-flip_any(n: 1) }
viscounts-text-blue_4_resource = { -viscounts-resource(n: 2) }
viscounts-text-blue_4_virtue = { -viscounts-virtue(n: 2) }
viscounts-text-blue_4_double_hire = recruter gratuitement deux fois
viscounts-text-blue_5_merchant_icons = 1 PV pour 2 Icônes Marchand
viscounts-text-blue_5_silver_vp = 1 PV pour 3 Pièces
viscounts-text-blue_6_criminal_icons = 1 PV par Icône Criminel
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

viscounts-card-player_card_1 = Carte Joueur 1
viscounts-card-player_card_2 = Carte Joueur 2
viscounts-card-player_card_3 = Carte Joueur 3
viscounts-card-player_card_4 = Carte Joueur 4
viscounts-card-player_card_5 = Carte Joueur 5
viscounts-card-player_card_6 = Carte Joueur 6
viscounts-card-player_card_7 = Carte Joueur 7
viscounts-card-player_card_8 = Carte Joueur 8
viscounts-card-player_card_9 = Carte Joueur 9
viscounts-card-player_card_10 = Carte Joueur 10
viscounts-text-player_card_1 = Départ { viscounts-space-lake_left } : { -viscounts-silver(n: 8) }, { -viscounts-ink(n: 2) }, { -viscounts-stone(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 2) } ; puis { -viscounts-virtue(n: 1) }
viscounts-text-player_card_2 = Départ { viscounts-space-lake_right } : { -viscounts-silver(n: 6) }, { -viscounts-resource(n: 2) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 3) } ; puis { -viscounts-flip_deed(n: 1) }
viscounts-text-player_card_3 = Départ { viscounts-space-hills_left } : { -viscounts-silver(n: 4) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-free_hire }
viscounts-text-player_card_4 = Départ { viscounts-space-hills_right } : { -viscounts-silver(n: 6) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 2) }, { -viscounts-debt(n: 3) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-flip_debt(n: 1) }
viscounts-text-player_card_5 = Départ { viscounts-space-forest_left } : { -viscounts-silver(n: 3) }, { -viscounts-ink(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-place_workers(n: 2) }
viscounts-text-player_card_6 = Départ { viscounts-space-forest_right } : { -viscounts-silver(n: 2) }, { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-manuscript(n: 4) }
viscounts-text-player_card_7 = Départ { viscounts-space-coast_left } : { -viscounts-silver(n: 8) }, { -viscounts-ink(n: 1) }, { -viscounts-gold(n: 2) }, { -viscounts-debt(n: 2) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-corruption(n: 1) }
viscounts-text-player_card_8 = Départ { viscounts-space-coast_right } : { -viscounts-silver(n: 1) }, { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-build_here(n: 0) }
viscounts-text-player_card_9 = Départ { viscounts-space-mountain_left } : { -viscounts-silver(n: 5) }, { -viscounts-stone(n: 2) }, { -viscounts-debt(n: 1) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-destroy_any(n: 1) }
viscounts-text-player_card_10 = Départ { viscounts-space-mountain_right } : { -viscounts-silver(n: 10) }, { -viscounts-ink(n: 1) }, { -viscounts-stone(n: 1) }, { -viscounts-gold(n: 1) }, { -viscounts-debt(n: 2) }, { -viscounts-deed(n: 1) } ; puis { -viscounts-corruption(n: 2) }
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

viscounts-card-s_builder = Planification de Départ, Bâtisseur
viscounts-card-s_cleric = Planification de Départ, Clergé
viscounts-card-s_noble = Planification de Départ, Noble
viscounts-card-s_builder_noble = Planification de Départ, Bâtisseur et Noble
viscounts-card-s_builder_cleric = Planification de Départ, Bâtisseur et Clergé
viscounts-card-s_cleric_noble = Planification de Départ, Clergé et Noble
viscounts-card-s_criminal_1 = Planification de Départ, Criminel 1
viscounts-card-s_criminal_2 = Planification de Départ, Criminel 2
viscounts-card-f_builder = Planification Future, Bâtisseur
viscounts-card-f_cleric = Planification Future, Clergé
viscounts-card-f_noble = Planification Future, Noble
viscounts-card-f_builder_noble = Planification Future, Bâtisseur et Noble
viscounts-card-f_builder_cleric = Planification Future, Bâtisseur et Clergé
viscounts-card-f_cleric_noble = Planification Future, Clergé et Noble
viscounts-card-f_criminal_1 = Planification Future, Criminel 1
viscounts-card-f_criminal_2 = Planification Future, Criminel 2
viscounts-text-s_builder = éliminer la carte à côté d'elle ; avancer de 2 cases ; construire, sinon { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_cleric = éliminer la carte à côté d'elle ; avancer de 2 cases ; transcrire, sinon { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_noble = éliminer la carte à côté d'elle ; avancer de 2 cases ; placer des Ouvriers, sinon { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-text-s_builder_noble = { -viscounts-resource(n: 1) } ; avancer de 1 case ; construire, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_builder_cleric = { -viscounts-resource(n: 1) } ; avancer de 1 case ; transcrire, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_cleric_noble = { -viscounts-resource(n: 1) } ; avancer de 1 case ; placer des Ouvriers, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-s_criminal_1 = 1 Corruption par Icône Criminel ; gagner une Planification ; avancer de 1 case ; son Objectif Principal, sinon { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-s_criminal_2 = 1 Corruption par Icône Criminel ; gagner une Planification ; avancer de 1 case ; son Objectif Principal, sinon { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-f_builder = { -viscounts-virtue(n: 1) }, éliminer la carte à côté d'elle ; avancer de 4 cases ; construire, sinon transcrire, sinon { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_cleric = { -viscounts-virtue(n: 1) }, éliminer la carte à côté d'elle ; avancer de 4 cases ; transcrire, sinon placer des Ouvriers, sinon { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_noble = { -viscounts-virtue(n: 1) }, éliminer la carte à côté d'elle ; avancer de 4 cases ; placer des Ouvriers, sinon construire, sinon { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-text-f_builder_noble = { -viscounts-resource(n: 2) } ; avancer de 2 cases ; placer des Ouvriers, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_builder_cleric = { -viscounts-resource(n: 2) } ; avancer de 2 cases ; construire, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_cleric_noble = { -viscounts-resource(n: 2) } ; avancer de 2 cases ; transcrire, sinon son Objectif Principal, sinon { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-text-f_criminal_1 = 1 Corruption par Icône Criminel ; gagner une Planification, { -viscounts-resource(n: 1) } ; avancer de 2 cases ; son Objectif Principal, sinon { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-text-f_criminal_2 = 1 Corruption par Icône Criminel ; gagner une Planification, { -viscounts-resource(n: 1) } ; avancer de 2 cases ; son Objectif Principal, sinon { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
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

## Effets, composés d'étapes

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
viscounts-way-free_hire_and_free_hire = recruter gratuitement deux fois
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
    .to = sur la case de gauche du Lac
viscounts-space-lake_right = { viscounts-segment-lake }, { viscounts-side-right }
    .to = sur la case de droite du Lac
viscounts-space-lake_inner = { viscounts-segment-lake }, { viscounts-side-inner }
    .to = sur le chemin intérieur du Lac
viscounts-space-hills_left = { viscounts-segment-hills }, { viscounts-side-left }
    .to = sur la case de gauche des Collines
viscounts-space-hills_right = { viscounts-segment-hills }, { viscounts-side-right }
    .to = sur la case de droite des Collines
viscounts-space-hills_inner = { viscounts-segment-hills }, { viscounts-side-inner }
    .to = sur le chemin intérieur des Collines
viscounts-space-forest_left = { viscounts-segment-forest }, { viscounts-side-left }
    .to = sur la case de gauche de la Forêt
viscounts-space-forest_right = { viscounts-segment-forest }, { viscounts-side-right }
    .to = sur la case de droite de la Forêt
viscounts-space-forest_inner = { viscounts-segment-forest }, { viscounts-side-inner }
    .to = sur le chemin intérieur de la Forêt
viscounts-space-coast_left = { viscounts-segment-coast }, { viscounts-side-left }
    .to = sur la case de gauche du Littoral
viscounts-space-coast_right = { viscounts-segment-coast }, { viscounts-side-right }
    .to = sur la case de droite du Littoral
viscounts-space-coast_inner = { viscounts-segment-coast }, { viscounts-side-inner }
    .to = sur le chemin intérieur du Littoral
viscounts-space-mountain_left = { viscounts-segment-mountain }, { viscounts-side-left }
    .to = sur la case de gauche de la Montagne
viscounts-space-mountain_right = { viscounts-segment-mountain }, { viscounts-side-right }
    .to = sur la case de droite de la Montagne
viscounts-space-mountain_inner = { viscounts-segment-mountain }, { viscounts-side-inner }
    .to = sur le chemin intérieur de la Montagne
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

## Adversaires en solo : ce que leur disent leurs cartes, leur plateau et la carte Références

viscounts-event-opponent_placed = { $seat } commence là où le dit la { $player_card }
viscounts-event-scheme_dropped = { $seat } : { $scheme } sort du plateau
viscounts-event-action_funded = { $seat } paie { $icons ->
        [one] { $icons } Icône
       *[other] { $icons } Icônes
    } : { $own } de l'action, { $criminals ->
        [one] { $criminals } Criminel
       *[other] { $criminals } Criminels
    }, le reste en ressources

viscounts-entry-gains = ce que donne la deuxième ligne
viscounts-entry-move = avancer sur le chemin extérieur
viscounts-entry-build = construire
viscounts-entry-workers = placer des Ouvriers
viscounts-entry-transcribe = transcrire
viscounts-entry-focus = son Objectif Principal
viscounts-entry-corruption = 1 Corruption par Icône Criminel
viscounts-entry-flip = { -viscounts-flip_any(n: 1) }
viscounts-entry-flip_debt = { -viscounts-flip_debt(n: 1) }
viscounts-entry-flip_deed = { -viscounts-flip_deed(n: 1) }
viscounts-entry-flip_any_and_virtue = { -viscounts-flip_any(n: 1) }, { -viscounts-virtue(n: 1) }
viscounts-entry-debt_and_flip_deed = { -viscounts-debt(n: 1) }, { -viscounts-flip_deed(n: 1) }
viscounts-entry-deed_and_flip_debt = { -viscounts-deed(n: 1) }, { -viscounts-flip_debt(n: 1) }
viscounts-entry-deed_and_debt = { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-entry-gain_scheme = gagner une Planification
viscounts-entry-flip_for_scheme = retourner une carte au lieu de gagner une Planification
viscounts-entry-flip_for_destroying = retourner une carte au lieu d'en détruire une
viscounts-entry-virtue_for_flipping = { -viscounts-virtue(n: 1) } au lieu d'une carte à retourner
viscounts-entry-virtue_for_discarding = { -viscounts-virtue(n: 1) } au lieu de défausser
viscounts-entry-virtue_for_moving = { -viscounts-virtue(n: 1) } au lieu de déplacer un Ouvrier
viscounts-entry-resource_for_silver = { -viscounts-resource(n: 1) } au lieu de 2 Pièces
viscounts-entry-resource_for_rearranging = { -viscounts-resource(n: 1) } au lieu de réarranger
viscounts-entry-start_items = ce que son plateau donne au départ
viscounts-entry-collision = résoudre sa collision
viscounts-entry-slot_4 = son premier Comptoir : gagner une Planification
viscounts-entry-slot_5 = son deuxième Comptoir : retourner une Dette à chaque collision
viscounts-entry-slot_6 = son troisième Comptoir : éliminer une carte chaque fois qu'elle en retourne une
viscounts-entry-slot_7 = son premier Atelier : éliminer une carte chaque fois qu'elle gagne une Planification
viscounts-entry-slot_8 = son deuxième Atelier : 1 Vertu chaque fois qu'elle mélange
viscounts-entry-slot_9 = son troisième Atelier : 1 Corruption chaque fois qu'elle mélange

viscounts-condition-building_left = un Bâtiment sur son plateau
viscounts-condition-spot_free = un emplacement libre à sa case
viscounts-condition-building_affordable = assez d'Icônes Bâtisseur et de Pierres pour un Bâtiment
viscounts-condition-manuscript_affordable = assez d'Icônes Clergé et d'Encriers pour le Manuscrit
viscounts-condition-two_workers_left = 2 Ouvriers en réserve
viscounts-condition-three_nobles = 3 Icônes Noble ou Or
viscounts-condition-card_to_flip = une carte à retourner
viscounts-condition-debt_to_flip = une Dette non payée
viscounts-condition-deed_to_flip = un Acte de Propriété acquis
viscounts-condition-future_left = une Planification Future dans la pile
viscounts-condition-markers_met = des marqueurs sur la même case
viscounts-condition-no_criminals = aucune Icône Criminel sur son plateau

viscounts-priority-left_most = le Bâtiment le plus à gauche qu'elle peut payer
viscounts-priority-less_flipped = le type qu'elle a le moins retourné
viscounts-priority-debt_first = la Dette, à égalité
viscounts-priority-clockwise_section = la première section dans le sens horaire depuis son Vicomte
viscounts-priority-person_first = votre Ouvrier
viscounts-priority-board_order = la première ressource dans l'ordre de son plateau

viscounts-rule-solo_setup = Mode solo : mise en place
viscounts-rule-solo_rules = Mode solo : règles générales
viscounts-rule-solo_turns = Mode solo : les tours de l'IA
viscounts-rule-collision = Phase 5 : Résoudre une Collision

viscounts-way-deed_2 = { -viscounts-deed(n: 2) }
viscounts-way-deed_3 = { -viscounts-deed(n: 3) }
viscounts-way-resource_1_and_deed_1 = { -viscounts-resource(n: 1) }, { -viscounts-deed(n: 1) }
viscounts-way-resource_1_and_deed_1_and_debt_1 = { -viscounts-resource(n: 1) }, { -viscounts-deed(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-resource_1_and_debt_1 = { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 1) }
viscounts-way-resource_1_and_debt_2 = { -viscounts-resource(n: 1) }, { -viscounts-debt(n: 2) }
viscounts-way-resource_2_and_debt_3 = { -viscounts-resource(n: 2) }, { -viscounts-debt(n: 3) }

## Conseils

viscounts-counsel-last_round = Dernière manche : seul compte ce qui marque. Retournez Actes et Dettes, construisez, placez des ouvriers, transcrivez.
viscounts-counsel-meeting = { $debts ->
        [one] Vos marqueurs vont se rencontrer : cela apporte une Dette. Ne jouez pas de Criminel, et gagnez de la Vertu.
       *[other] Vos marqueurs vont se rencontrer : cela apporte { $debts } Dettes. Ne jouez pas de Criminel, et gagnez de la Vertu.
    }
viscounts-counsel-debts = { $debts } Dettes non payées coûtent { $points } points à la fin : retournez-les là où 4 Marchands le permettent, ou au château.
viscounts-counsel-poverty_near = { $n ->
        [one] Il reste 1 Dette
       *[other] Il reste { $n } Dettes
    } sur Pauvreté : ensuite, cette manche et une dernière.
viscounts-counsel-prosperity_near = { $n ->
        [one] Il reste 1 Acte
       *[other] Il reste { $n } Actes
    } sur Prospérité : ensuite, cette manche et une dernière.
viscounts-counsel-no_hand = Aucune carte en main : la prochaine sera jouée sans la voir.
viscounts-counsel-act_construct = { $space } : là, vous pouvez construire un bâtiment, { $slot }.
viscounts-counsel-act_transcribe = { $space } : là, vous pouvez transcrire { $manuscript }.
viscounts-counsel-act_transcribe_printed = { $space } : là, vous pouvez transcrire le Manuscrit imprimé.
viscounts-counsel-act_place_workers = { $space } : là, vous pouvez placer { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    } au château.
viscounts-counsel-act_trade = { $space } : là, vous pouvez commercer.
