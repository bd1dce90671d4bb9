## Architectes du Royaume de l'Ouest

architects-title = Architectes du Royaume de l'Ouest
architects-short = Architectes
architects-about = Bâtissez la ville du roi et sa cathédrale : vos ouvriers rapportent plus ensemble, ceux des autres se capturent, et la Vertu est un choix.

architects-option-characters = Personnages de la mise en place alternative : random (au hasard) ou chosen (choisis par les joueurs)
architects-option-release_scope = Une rançon au Corps de Garde libère vos ouvriers : one (d'un seul plateau) ou all (de tous les plateaux à la fois)
architects-option-conspirator_scope = Une Conspiratrice épargne 1 Pièce par visit (visite à l'Hôtel de Ville) ou par capture (chaque capture après la première)
architects-option-recover_anywhere = Aucun ouvrier en réserve ni sur un lieu ouvert : off (le tour est perdu) ou on (un ouvrier revient de la Prison, du Marché Noir ou d'un autre plateau)
architects-option-court_gold = 4 jetons Or pour le plus d'Influence à la fin : most (toujours) ou above_8 (seulement avec plus de 8, comme en coopération)
architects-setting-characters = Personnages
architects-setting-characters-hint = Seulement dans la mise en place avec personnages.
architects-setting-release_scope = Une rançon libère vos ouvriers
architects-setting-release_scope-hint = L'action du Corps de Garde qui coûte 5 Pièces ou une Dette.
architects-setting-conspirator_scope = Une Conspiratrice épargne 1 Pièce
architects-setting-conspirator_scope-hint = Ce que vous épargnez quand vous faites plusieurs captures à l'Hôtel de Ville.
architects-setting-recover_anywhere = Sans ouvrier à reprendre
architects-setting-recover_anywhere-hint = Quand votre réserve est vide et que vous n'avez personne sur un lieu à cercle ouvert.
architects-setting-court_gold = 4 jetons Or pour le plus d'Influence
architects-setting-court_gold-hint = À la fin de la partie ; en coopération, il en faut plus de 8.
architects-value-characters-random = Au hasard
architects-value-characters-chosen = Choisis
architects-value-release_scope-one = d'un plateau
architects-value-release_scope-all = de tous les plateaux
architects-value-conspirator_scope-visit = par visite
architects-value-conspirator_scope-capture = à chaque capture suivante
architects-value-recover_anywhere-off = le tour est perdu
architects-value-recover_anywhere-on = un ouvrier revient d'ailleurs
architects-value-court_gold-most = toujours
architects-value-court_gold-above_8 = seulement au-dessus de 8

architects-setup-standard = Standard : le même départ pour tous
architects-setup-characters = Personnages : à chacun son départ et son pouvoir
architects-expansion-promos = Cartes promotionnelles : 3 Apprentis, 3 Bâtiments, 5 personnages
architects-expansion-artisans = L'Âge des Artisans : un Artisan par joueur, des Outils et des Ornements, 12 Apprentis, 12 Bâtiments, 2 personnages, jusqu'à 6 joueurs
architects-expansion-wonders = Le Temps des Merveilles : de l'Influence, une Princesse et un Profiteur, 5 Merveilles, 24 Apprentis, 24 Bâtiments, 12 Récompenses, 6 personnages
architects-opponent-constantine = Constantin
architects-opponent-helena = Hélène
architects-solo-constantine = { architects-opponent-constantine } (variante maison)
architects-solo-helena = { architects-opponent-helena } (variante maison)
architects-solo-about = Les règles officielles du jeu en solo ne nous étaient pas accessibles : les deux adversaires, leur départ et leurs cartes Planification sont notre propre reconstitution. Constantin est attiré par la Cathédrale, Hélène par les Bâtiments, le Marché Noir et les impôts.

architects-place-quarry = Carrière
    .at = à la Carrière
    .from = de la Carrière
architects-place-forest = Forêt
    .at = dans la Forêt
    .from = de la Forêt
architects-place-mines = Mines
    .at = aux Mines
    .from = des Mines
architects-place-silversmith = Atelier d'Orfèvre
    .at = à l'Atelier d'Orfèvre
    .from = de l'Atelier d'Orfèvre
architects-place-kings_storehouse = Entrepôt Royal
    .at = à l'Entrepôt Royal
    .from = de l'Entrepôt Royal
architects-place-workshop = Atelier
    .at = à l'Atelier
    .from = de l'Atelier
architects-place-town_centre = Hôtel de Ville
    .at = à l'Hôtel de Ville
    .from = de l'Hôtel de Ville
architects-place-tax_stand = Bâtiment des Impôts
    .at = au Bâtiment des Impôts
    .from = du Bâtiment des Impôts
architects-place-guardhouse = Corps de Garde
    .at = au Corps de Garde
    .from = du Corps de Garde
architects-place-black_market_left = Marché Noir, gauche
    .at = au Marché Noir, à gauche
    .from = du Marché Noir, à gauche
architects-place-black_market_middle = Marché Noir, milieu
    .at = au Marché Noir, au milieu
    .from = du Marché Noir, au milieu
architects-place-black_market_right = Marché Noir, droite
    .at = au Marché Noir, à droite
    .from = du Marché Noir, à droite
architects-place-guildhall = Maison des Corporations
    .at = à la Maison des Corporations
    .from = de la Maison des Corporations
architects-place-prison = Prison
    .at = en Prison
    .from = de la Prison

architects-good-clay = Argile
    .one = jeton Argile
    .many = jetons Argile
architects-good-wood = Bois
    .one = jeton Bois
    .many = jetons Bois
architects-good-stone = Pierre
    .one = jeton Pierre
    .many = jetons Pierre
architects-good-gold = Or
    .one = jeton Or
    .many = jetons Or
architects-good-marble = Marbre
    .one = jeton Marbre
    .many = jetons Marbre
architects-good-silver = Pièces
    .one = Pièce
    .many = Pièces
architects-good-virtue = Vertu
    .one = point de Vertu
    .many = points de Vertu
architects-good-building_card = carte Bâtiment
    .one = carte Bâtiment
    .many = cartes Bâtiment
architects-good-release = libération de Prison
    .one = libération de Prison
    .many = libérations de Prison
architects-good-influence = Influence
    .one = point d'Influence
    .many = points d'Influence
architects-good-reward_card = carte Récompense
    .one = carte Récompense
    .many = cartes Récompense

# un nombre de jetons, par le nom de l'argument
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

architects-skill-carpentry = menuiserie
architects-skill-tiling = carrelage
architects-skill-masonry = maçonnerie

architects-deck-apprentices = apprentis
architects-deck-buildings = bâtiments
architects-deck-rewards = récompenses
architects-deck-black_market = Marché Noir
architects-deck-characters = personnages
architects-deck-schemes = planifications
architects-deck-crafts = artisanat
architects-deck-note-crafts = † Quelles moitiés partagent une carte : c'est notre propre reconstitution pour toutes.
architects-deck-wonders = merveilles
architects-deck-contributions = contributions
architects-deck-note-contributions = † Quels gains et quels lieux partagent une carte : c'est notre propre reconstitution pour toutes.

## Choix

architects-choice-choose_character = Jouer { $character }
architects-choice-draft = Garder { $building }
architects-choice-place = Placer un ouvrier { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}(cela en fera { $workers })
    }
architects-choice-discard_apprentice = Défausser { $apprentice }
architects-choice-take_back = Reprendre un ouvrier { $place_from }
architects-choice-take_back_prison = Reprendre un ouvrier en Prison (vous en avez { $workers })
architects-choice-take_back_held = Reprendre un ouvrier détenu par { $owner }
architects-choice-mine = Extraire { architects-goods }
architects-choice-storehouse_virtue = Donner { $good } + { $good2 } contre 1 point de Vertu
architects-choice-storehouse_marble = Donner { $good } + { $good2 } + { $good3 } contre 1 jeton Marbre
architects-choice-apprentice_trade = Échanger avec { $apprentice }
architects-choice-stop = S'arrêter là
architects-choice-draw_plans = Piocher { $n ->
        [one] { $n } carte Bâtiment
       *[other] { $n } cartes Bâtiment
    }
architects-choice-hire = Embaucher { $apprentice } { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-draw_five = Piocher { $n ->
        [one] { $n } carte Bâtiment et la garder
       *[other] { $n } cartes Bâtiment et en garder 1
    }
architects-choice-keep = Garder { $building }
architects-choice-capture = Capturer { $workers ->
        [0] les ouvriers
        [one] l'ouvrier
       *[other] les { $workers } ouvriers
    } { OF($owner) } { $place_at } { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-send_to_prison = Envoyer { $workers ->
        [0] des captifs en Prison
        [one] votre captif en Prison et gagner 1 Pièce
       *[other] vos { $workers } captifs en Prison et gagner { $workers } Pièces
    }
architects-choice-release_prison = Libérer { $workers ->
        [0] des ouvriers
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    } de la Prison
architects-choice-ransom = Racheter à { $owner } { $workers ->
        [0] des ouvriers
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    } { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-ransom_by_debt = Racheter à { $owner } { $workers ->
        [0] des ouvriers
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    } : prendre 1 Dette et perdre 1 point de Vertu
architects-choice-ransom_all = Racheter { $workers ->
        [0] des ouvriers
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    } sur tous les plateaux { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-ransom_all_by_debt = Racheter { $workers ->
        [0] des ouvriers
        [one] votre ouvrier
       *[other] vos { $workers } ouvriers
    } sur tous les plateaux : prendre 1 Dette et perdre 1 point de Vertu
architects-choice-pay_debt = Rembourser une Dette { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-construct = Construire { $building }
architects-choice-advance_cathedral = Avancer la Cathédrale au niveau { $level }
architects-choice-pay_wood_stone = Payer { $wood ->
        [0] { architects-stone }
       *[other] { $stone ->
            [0] { architects-wood }
           *[other] { architects-wood } et { architects-stone }
        }
    }
architects-choice-pay_gold_marble = Payer { $gold ->
        [0] { architects-marble }
       *[other] { $marble ->
            [0] { architects-gold }
           *[other] { architects-gold } et { architects-marble }
        }
    }
architects-choice-spare = Payer 1 { $good_one } de moins
architects-choice-discard_plan = Défausser { $building }
architects-choice-take_debt = Prendre la Dette
architects-choice-buy_off_debt = Payer { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } au lieu de prendre la Dette
architects-choice-destroy_debts = { $debts ->
        [0] Ne détruire aucune Dette
        [one] Détruire { $debts } Dette
       *[other] Détruire { $debts } Dettes
    }
architects-choice-gain = Gagner { architects-goods }
architects-choice-sell_plan = Défausser { $building } contre 2 jetons Or
architects-choice-recover_all = Récupérer { $workers ->
        [0] vos ouvriers capturés
        [one] votre ouvrier capturé
       *[other] vos { $workers } ouvriers capturés
    } sur tous les plateaux
architects-choice-capture_instead = Faire plutôt une capture
architects-choice-place_again = Placer un autre ouvrier à la Maison des Corporations
architects-choice-decline = Renoncer
architects-choice-release = { $workers ->
        [0] Ne libérer personne
        [one] Libérer { $workers } ouvrier de la Prison
       *[other] Libérer { $workers } ouvriers de la Prison
    }
architects-choice-resolve_apprentice = Résoudre maintenant : { $apprentice }
architects-choice-resolve_character = Résoudre maintenant le pouvoir { OF($character) }
architects-choice-resolve_building = Résoudre maintenant : { $building }

## Questions

architects-ask-choosing_character = choisissez le personnage que vous jouez
architects-ask-drafting = choisissez une carte Bâtiment (encore { $left } à garder)
architects-ask-placing = placez un ouvrier ({ $workers } en réserve)
architects-ask-taking_back = votre réserve est vide : reprenez un ouvrier
architects-ask-mining = choisissez ce { $workers ->
        [one] que votre ouvrier extrait
       *[other] que vos { $workers } ouvriers extraient
    }
architects-ask-trading = faites des échanges à l'Entrepôt Royal (encore { $left ->
        [one] { $left } action
       *[other] { $left } actions
    })
architects-ask-hiring = embauchez un Apprenti ou piochez des cartes Bâtiment ({ $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } à l'Atelier, vous avez { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    })
architects-ask-market_middle = embauchez n'importe quel Apprenti visible, ou piochez des cartes Bâtiment pour en garder une
architects-ask-keeping_plan = choisissez une carte Bâtiment ({ $left } à garder)
architects-ask-capturing = capturez un groupe d'ouvriers (encore { $left ->
        [one] { $left } capture
       *[other] { $left } captures
    })
architects-ask-capturing_free = capturez gratuitement un groupe d'ouvriers (encore { $left ->
        [one] { $left } capture
       *[other] { $left } captures
    })
architects-ask-guarding = choisissez une action du Corps de Garde (encore { $left ->
        [one] { $left } action
       *[other] { $left } actions
    })
architects-ask-building = construisez un Bâtiment ou avancez la Cathédrale
architects-ask-paying_wood_stone = payez { $n ->
        [one] { $n } jeton Bois ou Pierre
       *[other] { $n } jetons Bois ou Pierre
    }, à votre gré
architects-ask-paying_gold_marble = payez { $n ->
        [one] { $n } jeton Or ou Marbre
       *[other] { $n } jetons Or ou Marbre
    }, à votre gré
architects-ask-sparing = choisissez ce que vous payez en moins
architects-ask-discarding_for_cathedral = défaussez une carte Bâtiment pour la Cathédrale
architects-ask-avoiding_debt = prenez une Dette, ou payez plutôt { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    }
architects-ask-destroying_debts = détruisez jusqu'à { $debts ->
        [one] { $debts } Dette non payée
       *[other] { $debts } Dettes non payées
    }
architects-ask-gaining_either = choisissez ce que vous gagnez
architects-ask-selling_plan = vous pouvez défausser une carte Bâtiment contre 2 jetons Or
architects-ask-recovering_or_capturing = récupérez vos ouvriers capturés, ou faites une capture
architects-ask-placing_again = vous pouvez placer un autre ouvrier à la Maison des Corporations
architects-ask-discarding_apprentice = défaussez un de vos Apprentis
architects-ask-releasing = libérez jusqu'à { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } de la Prison
architects-ask-ordering_effects = choisissez l'effet à résoudre maintenant
architects-ask-accepting_effect = profitez de cet effet de la réinitialisation, ou renoncez-y
architects-ask-ordering_endings = choisissez l'effet de fin de partie à résoudre maintenant
architects-ask-hand_limit = vous avez trop de cartes en main : défaussez { $n ->
        [one] { $n } carte Bâtiment
       *[other] { $n } cartes Bâtiment
    }
architects-ask-hiring_free = embauchez gratuitement n'importe quel Apprenti visible

## Refus

architects-tax-included = { $tax ->
        [0] {""}
       *[other] , dont { $tax } de Taxe
    }
architects-refusal-no_taxes = Il n'y a aucune Pièce sur le Bâtiment des Impôts ; vous pourrez y aller dès que quelqu'un aura payé une Taxe.
architects-refusal-too_virtuous = Le Marché Noir est fermé à qui a 10 points de Vertu ou plus ; redescendez d'abord à 9.
architects-refusal-space_taken = Un ouvrier occupe déjà cet emplacement du Marché Noir ; prenez-en un libre, ou attendez la prochaine réinitialisation.
architects-refusal-market_unpayable = Il vous manque des Pièces pour cet emplacement du Marché Noir, qui vous en coûte { $silver } ; trouvez-en d'abord, ou prenez un emplacement moins cher.
architects-refusal-nothing_to_build = { $why ->
        [no_plan] Vous n'avez aucune carte Bâtiment en main : aucune à construire, et aucune à défausser pour la Cathédrale. Piochez-en d'abord, à l'Atelier ou au Marché Noir.
        [low_virtue] Vous ne pouvez encore construire aucun Bâtiment de votre main, et la Cathédrale est fermée à qui a 4 points de Vertu ou moins.
        [level_full] Vous ne pouvez encore construire aucun Bâtiment de votre main, et le niveau suivant de la Cathédrale est plein.
        [complete] Vous ne pouvez encore construire aucun Bâtiment de votre main, et vous avez atteint le sommet de la Cathédrale.
       *[other] Vous ne pouvez ni construire un Bâtiment de votre main ni avancer la Cathédrale ; réunissez d'abord ce que demande l'un ou l'autre.
    }
architects-refusal-nobody_there = Vous n'avez pas d'ouvrier à cet endroit ; reprenez-en un là où vous en avez.
architects-refusal-never_from_there = On ne reprend pas d'ouvrier à la Maison des Corporations, au Marché Noir, en Prison ou sur un autre plateau ; choisissez un lieu à cercle ouvert.
architects-refusal-open_place_first = Vous avez encore un ouvrier sur un lieu à cercle ouvert ; il faut n'en avoir plus aucun pour en reprendre un ici.
architects-refusal-no_gold_for_one = Un ouvrier seul ne trouve pas d'Or ; il faut 2 de vos ouvriers aux Mines pour chaque jeton Or.
architects-refusal-goods_missing = Vous n'avez pas de quoi faire cet échange ; réunissez d'abord les ressources, ou choisissez-en un autre.
architects-refusal-hiring_unpayable = Il vous manque des Pièces pour cet Apprenti : il en faut { $silver }{ architects-tax-included }. Choisissez-en un plus à gauche, ou revenez avec plus de Pièces ou d'ouvriers.
architects-refusal-no_room = Vous n'avez plus de place pour un Apprenti ; défaussez d'abord un des vôtres.
architects-refusal-room_for_one = Vous avez de la place : il faut donc recruter l'un des Apprentis ; on n'y renonce qu'avec un plateau plein.
architects-refusal-too_many_places = Vous ne pouvez plus capturer dans un autre lieu ce tour-ci (2 lieux jusqu'à 3 joueurs, sinon 1) ; choisissez un lieu où vous avez déjà capturé.
architects-refusal-not_capturable = On ne capture personne à la Maison des Corporations, au Marché Noir ou en Prison ; choisissez un groupe sur un lieu à cercle ouvert.
architects-refusal-capture_unpayable = Il vous manque des Pièces pour cette capture : il en faut { $silver }{ architects-tax-included }.
architects-refusal-no_captives = Il n'y a pas d'ouvrier capturé sur votre plateau ; capturez-en d'abord à l'Hôtel de Ville.
architects-refusal-nobody_in_prison = Aucun de vos ouvriers n'est en Prison ; cette action attend qu'il y en ait.
architects-refusal-none_held_there = { $why ->
        [anywhere] Aucun de vos ouvriers n'est détenu sur un autre plateau ; faites plutôt une capture, ou renoncez.
       *[other] Aucun de vos ouvriers n'y est détenu ; choisissez un joueur qui en a capturé.
    }
architects-refusal-ransom_unpayable = Il vous manque des Pièces pour la rançon : il en faut { $silver }{ architects-tax-included }. Trouvez-en d'abord, ou prenez une Dette et perdez 1 point de Vertu.
architects-refusal-no_unpaid_debt = { $why ->
        [favour] Vous n'avez pas de Dette non payée à détruire ; choisissez l'autre faveur.
        [building] Vous n'avez pas de Dette non payée à retourner ; renoncez.
       *[other] Vous n'avez pas de Dette non payée ; cette action attend que vous en ayez une.
    }
architects-refusal-debt_unpayable = Il vous manque des Pièces pour rembourser une Dette : il en faut { $silver }{ architects-tax-included }.
architects-refusal-skill_missing = Il manque à vos Apprentis une compétence que ce Bâtiment exige ; embauchez d'abord quelqu'un qui l'a.
architects-refusal-cost_unpayable = Il vous manque des ressources pour ce Bâtiment ; réunissez-les d'abord.
architects-refusal-too_little_virtue = La Cathédrale est fermée à qui a 4 points de Vertu ou moins ; remontez d'abord à 5.
architects-refusal-cathedral_complete = Vous êtes au sommet de la Cathédrale ; construisez plutôt un Bâtiment.
architects-refusal-level_full = Le niveau suivant de la Cathédrale est complet ; attendez que quelqu'un le quitte en montant.
architects-refusal-no_plan_to_discard = Vous n'avez pas de carte Bâtiment à défausser pour la Cathédrale ; piochez-en une d'abord.
architects-refusal-level_unpayable = Il vous manque des ressources pour le niveau suivant ; réunissez-les d'abord.
architects-refusal-not_that_many = Vous n'avez pas autant de l'une des deux ressources ; choisissez une répartition que vous avez.
architects-refusal-no_worker_left = Vous n'avez pas d'ouvrier en réserve à placer ; il vous en faut un, sinon renoncez.

architects-short-of-silver = Trop peu de Pièces : { $own_silver } sur { $silver }
architects-refused-no_taxes = Le Bâtiment des Impôts est vide
architects-refused-too_virtuous = Trop de Vertu : { $own_virtue }
architects-refused-space_taken = Emplacement occupé
architects-refused-market_unpayable = { architects-short-of-silver }
architects-refused-nothing_to_build = { $why ->
        [no_plan] Aucune carte Bâtiment en main
        [low_virtue] Trop peu de Vertu : { $own_virtue }
        [level_full] Niveau suivant de la Cathédrale complet
        [complete] Sommet de la Cathédrale atteint
       *[other] Rien à bâtir pour l'instant
    }
architects-refused-nobody_there = Aucun de vos ouvriers à cet endroit
architects-refused-never_from_there = Personne n'en revient
architects-refused-open_place_first = D'abord les cercles ouverts
architects-refused-no_gold_for_one = Trop peu d'ouvriers : 1 sur 2
architects-refused-goods_missing = Ressources manquantes
architects-refused-hiring_unpayable = { architects-short-of-silver }
architects-refused-no_room = Plus de place : { $own_apprentices } Apprentis
architects-refused-room_for_one = Encore de la place : { $own_apprentices } Apprentis
architects-refused-too_many_places = Plus d'autre lieu ce tour-ci
architects-refused-not_capturable = Pas de capture à cet endroit
architects-refused-capture_unpayable = { architects-short-of-silver }
architects-refused-no_captives = Aucun ouvrier capturé sur votre plateau
architects-refused-nobody_in_prison = Aucun de vos ouvriers en Prison
architects-refused-none_held_there = Aucun de vos ouvriers détenu
architects-refused-ransom_unpayable = { architects-short-of-silver }
architects-refused-no_unpaid_debt = Aucune Dette non payée
architects-refused-debt_unpayable = { architects-short-of-silver }
architects-refused-skill_missing = Une compétence manque
architects-refused-cost_unpayable = Ressources manquantes
architects-refused-too_little_virtue = Trop peu de Vertu : { $own_virtue }
architects-refused-cathedral_complete = Sommet de la Cathédrale atteint
architects-refused-level_full = Niveau suivant complet
architects-refused-no_plan_to_discard = Aucune carte Bâtiment en main
architects-refused-level_unpayable = Ressources manquantes
architects-refused-not_that_many = Vous en avez moins
architects-refused-no_worker_left = Aucun ouvrier en réserve

## Événements

architects-event-turn_started = Au tour { OF($seat) }
architects-event-table_set = La table est prête
architects-event-character_chosen = { $seat } joue { $character }
architects-event-plan_drafted = { $seat } garde { $building }
architects-event-packs_passed = Chacun passe les autres cartes Bâtiment à sa gauche
architects-event-play_begins = { $seat } joue en premier
architects-event-worker_placed = { $seat } place un ouvrier { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $workers } sur place)
    }
architects-event-worker_taken_back = { $seat } reprend un ouvrier { $place_from }
architects-event-worker_won_back = { $seat } reprend un ouvrier que détenait { $owner }
architects-event-nothing_to_take_back = { $seat } n'a aucun ouvrier à reprendre et passe
architects-event-goods_gained = { $seat } gagne { architects-goods }
architects-event-goods_spent = { $seat } dépense { architects-goods }
architects-event-tax_paid = { $seat } paie { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } de Taxe
architects-event-taxes_added = { $seat } fait ajouter { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } de la réserve au Bâtiment des Impôts
architects-event-taxes_taken = { $seat } prend { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } au Bâtiment des Impôts
architects-event-virtue_gained = { $seat } gagne { $virtue ->
        [one] { $virtue } point de Vertu
       *[other] { $virtue } points de Vertu
    }
architects-event-virtue_lost = { $seat } perd { $virtue ->
        [one] { $virtue } point de Vertu
       *[other] { $virtue } points de Vertu
    }
architects-event-debts_taken = { $seat } prend { $debts ->
        [one] { $debts } Dette
       *[other] { $debts } Dettes
    }
architects-event-debt_bought_off = { $seat } évite une Dette pour { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    }
architects-event-debt_paid = { $seat } rembourse une Dette
architects-event-debts_destroyed = { $seat } détruit { $debts ->
        [one] { $debts } Dette
       *[other] { $debts } Dettes
    }
architects-event-plan_drawn = { $seat } pioche { $building }
architects-event-plan_discarded = { $seat } défausse { $building }
architects-event-no_plan_left = Il ne reste pas de carte Bâtiment à piocher pour { $seat }
architects-event-coins_laid = { $seat } pose { $silver ->
        [one] { $silver } Pièce sur l'Apprenti passé
       *[other] { $silver } Pièces sur les Apprentis passés
    }
architects-event-apprentice_hired = { $seat } embauche { $apprentice }{ $silver ->
        [0] {""}
        [one] {" "}et gagne la Pièce posée sur la carte
       *[other] {" "}et gagne les { $silver } Pièces posées sur la carte
    }
architects-event-apprentice_discarded = { $seat } défausse { $apprentice }
architects-event-apprentice_revealed = { $apprentice } arrive à l'Atelier
architects-event-mined = { $seat } creuse aux Mines : { $good }
architects-event-market_used = { $seat } conclut une affaire { $place_at }
architects-event-workers_captured = { $seat } capture { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } { OF($owner) } { $place_at }
architects-event-captives_jailed = { $seat } met en Prison { $workers ->
        [one] { $workers } ouvrier capturé
       *[other] { $workers } ouvriers capturés
    } { OF($owner) }
architects-event-captives_sent = { $seat } a livré { $workers ->
        [one] { $workers } captif
       *[other] { $workers } captifs
    } en tout
architects-event-workers_released = { $seat } libère { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } de la Prison
architects-event-workers_recovered = { $seat } récupère { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } que détenait { $owner }
architects-event-building_constructed = { $seat } construit : { $building }
architects-event-cathedral_advanced = { $seat } avance la Cathédrale au niveau { $level }
architects-event-reward_revealed = { $seat } révèle une carte ({ $reward })
architects-event-no_reward_left = Plus de Récompense : { $seat } a de la Vertu à la place
architects-event-market_reset = Le Marché Noir est réinitialisé
architects-event-workers_jailed = { $workers ->
        [one] { $workers } ouvrier { OF($seat) } va
       *[other] { $workers } ouvriers { OF($seat) } vont
    } en Prison
architects-event-market_card_flipped = La carte { $market_card } est retournée sur le Grand Marché
architects-event-market_cards_shuffled = Les cartes du Grand Marché sont mélangées en un nouveau Petit Marché
architects-event-last_space_filled = { $seat } occupe le dernier emplacement de la Maison des Corporations : encore un tour pour chacun
architects-event-end_effect = { $seat } résout un effet de fin de partie : { $building }
architects-event-scheme_revealed = { $seat } révèle une Planification ({ $scheme })
architects-event-schemes_shuffled = { $seat } mélange les Planifications révélées en une nouvelle pioche
architects-event-entry_followed = { $seat } suit « { $entry } » ({ $rule })
architects-event-entry_impossible = { $seat } passe « { $entry } », qui demande { $condition } ({ $rule })
architects-event-priority_decided = Parmi { $n } possibilités, { $seat } choisit { $priority } ({ $rule })
architects-event-apprentice_removed = { $apprentice } quitte l'Atelier
architects-event-game_ended = La partie est finie
architects-event-rounds_quiet = Depuis { $rounds } tours de table, aucun ouvrier n'est venu à la Maison des Corporations ; après { $most }, la partie se termine

architects-score-buildings = Bâtiments et bonus
architects-score-adornments = Ornements
architects-score-tools = Outils
architects-score-cathedral = Cathédrale
architects-score-virtue = Vertu
architects-score-debts = Dettes non payées
architects-score-gold_marble = Or et Marbre
architects-score-silver = Pièces
architects-score-influence = Or pour le plus d'Influence
architects-score-prison = Ouvriers en Prison
architects-ending-complete = la Maison des Corporations est pleine et chacun a joué son dernier tour
architects-ending-stuck = plus personne n’avait d’ouvrier à placer ni à reprendre
architects-ending-quiet = pendant trente tours de table, aucun ouvrier n’était venu à la Maison des Corporations

## Apprentis

architects-card-acolyte_card = Acolyte
architects-card-acolyte_clay = { architects-card-acolyte_card }
architects-card-acolyte_silver = { architects-card-acolyte_card }
architects-card-conspirator_1 = Conspiratrice
architects-card-conspirator_2 = { architects-card-conspirator_1 }
architects-card-debt_collector_clay = Agent de Recouvrement
architects-card-debt_collector_stone = { architects-card-debt_collector_clay }
architects-card-debt_collector_wood = { architects-card-debt_collector_clay }
architects-card-gatekeeper = Gardien
architects-card-illusionist = Illusionniste
architects-card-jeweller_1 = Joaillier
architects-card-jeweller_2 = { architects-card-jeweller_1 }
architects-card-labourer = Manœuvre
architects-card-merchant_clay = Marchand
architects-card-merchant_gold = { architects-card-merchant_clay }
architects-card-merchant_marble = { architects-card-merchant_clay }
architects-card-merchant_stone = { architects-card-merchant_clay }
architects-card-merchant_wood = { architects-card-merchant_clay }
architects-card-miner_1 = Mineur
architects-card-miner_2 = { architects-card-miner_1 }
architects-card-patron_clay = Patronne
architects-card-patron_silver = { architects-card-patron_clay }
architects-card-patron_stone = { architects-card-patron_clay }
architects-card-patron_wood = { architects-card-patron_clay }
architects-card-pickpocket = Voleur à la Tire
architects-card-squire_gold = Châtelain
architects-card-squire_marble = { architects-card-squire_gold }
architects-card-squire_virtue = { architects-card-squire_gold }
architects-card-stonecutter_1 = Tailleur de Pierre
architects-card-stonecutter_2 = { architects-card-stonecutter_1 }
architects-card-swindler_clay = Escroc
architects-card-swindler_stone = { architects-card-swindler_clay }
architects-card-swindler_wood = { architects-card-swindler_clay }
architects-card-thief = Voleuse
architects-card-trader_clay = Négociant
architects-card-trader_stone = { architects-card-trader_clay }
architects-card-trader_wood = { architects-card-trader_clay }
architects-card-trickster = Filou
architects-card-woodcutter_1 = Bûcheronne
architects-card-woodcutter_2 = { architects-card-woodcutter_1 }
architects-card-enforcer = Homme de Main
architects-card-overseer = Contremaître
architects-card-peddler = Colporteur

architects-text-acolyte_card = Quand vous avancez la Cathédrale, piochez aussi 1 carte Bâtiment.
architects-text-acolyte_clay = Quand vous avancez la Cathédrale, gagnez aussi 2 jetons Argile.
architects-text-acolyte_silver = Quand vous avancez la Cathédrale, gagnez aussi 2 Pièces.
architects-text-conspirator_1 = Les captures à l'Hôtel de Ville vous coûtent 1 Pièce de moins, mais jamais moins de Taxe.
architects-text-conspirator_2 = { architects-text-conspirator_1 }
architects-text-debt_collector_clay = Quand vous remboursez une Dette, gagnez aussi 2 jetons Argile.
architects-text-debt_collector_stone = Quand vous remboursez une Dette, gagnez aussi 2 jetons Pierre.
architects-text-debt_collector_wood = Quand vous remboursez une Dette, gagnez aussi 2 jetons Bois.
architects-text-gatekeeper = À chaque réinitialisation du Marché Noir, vous pouvez libérer jusqu'à 2 de vos ouvriers de la Prison.
architects-text-illusionist = Vous ne perdez pas de Vertu au Marché Noir.
architects-text-jeweller_1 = L'Atelier d'Orfèvre vous rapporte 1 Pièce de plus.
architects-text-jeweller_2 = { architects-text-jeweller_1 }
architects-text-labourer = Pas de capacité propre, mais les trois compétences.
architects-text-merchant_clay = À l'Entrepôt Royal, vous pouvez échanger 1 Pièce contre 3 jetons Argile.
architects-text-merchant_gold = À l'Entrepôt Royal, vous pouvez échanger 2 Pièces contre 1 jeton Or.
architects-text-merchant_marble = À l'Entrepôt Royal, vous pouvez échanger 3 Pièces contre 1 jeton Marbre.
architects-text-merchant_stone = À l'Entrepôt Royal, vous pouvez échanger 1 Pièce contre 2 jetons Pierre.
architects-text-merchant_wood = À l'Entrepôt Royal, vous pouvez échanger 1 Pièce contre 2 jetons Bois.
architects-text-miner_1 = Les Mines vous rapportent 1 jeton Argile de plus, que vous y preniez de l'Argile ou de l'Or.
architects-text-miner_2 = { architects-text-miner_1 }
architects-text-patron_clay = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Argile contre 1 point de Vertu.
architects-text-patron_silver = À l'Entrepôt Royal, vous pouvez échanger 2 Pièces contre 1 point de Vertu.
architects-text-patron_stone = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Pierre contre 1 point de Vertu.
architects-text-patron_wood = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Bois contre 1 point de Vertu.
architects-text-pickpocket = Quand vous videz le Bâtiment des Impôts, gagnez aussi 1 jeton Or.
architects-text-squire_gold = À chaque réinitialisation du Marché Noir, gagnez 1 jeton Or si aucun de vos ouvriers n'est en Prison.
architects-text-squire_marble = À chaque réinitialisation du Marché Noir, gagnez 1 jeton Marbre si aucun de vos ouvriers n'est en Prison.
architects-text-squire_virtue = À chaque réinitialisation du Marché Noir, gagnez 2 points de Vertu si aucun de vos ouvriers n'est en Prison.
architects-text-stonecutter_1 = La Carrière vous rapporte 1 jeton Pierre de plus.
architects-text-stonecutter_2 = { architects-text-stonecutter_1 }
architects-text-swindler_clay = Chaque fois que vous utilisez le Marché Noir, gagnez aussi 2 jetons Argile.
architects-text-swindler_stone = Chaque fois que vous utilisez le Marché Noir, gagnez aussi 1 jeton Pierre.
architects-text-swindler_wood = Chaque fois que vous utilisez le Marché Noir, gagnez aussi 1 jeton Bois.
architects-text-thief = Quand vous videz le Bâtiment des Impôts, perdez 1 point de Vertu au lieu de 2.
architects-text-trader_clay = À l'Entrepôt Royal, vous pouvez échanger 3 jetons Argile contre 1 jeton Marbre.
architects-text-trader_stone = À l'Entrepôt Royal, vous pouvez échanger 2 jetons Pierre contre 1 jeton Marbre.
architects-text-trader_wood = À l'Entrepôt Royal, vous pouvez échanger 2 jetons Bois contre 1 jeton Marbre.
architects-text-trickster = Le Marché Noir vous coûte 1 Pièce de moins.
architects-text-woodcutter_1 = La Forêt vous rapporte 1 jeton Bois de plus.
architects-text-woodcutter_2 = { architects-text-woodcutter_1 }
architects-text-enforcer = Chaque fois que vous envoyez vos captifs en Prison, gagnez aussi 1 jeton Or.
architects-text-overseer = Vous avez 1 action de plus à l'Entrepôt Royal.
architects-text-peddler = À chaque réinitialisation du Marché Noir, gagnez 2 Pièces.

# dans les listes, où des cartes de même nom se côtoient
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

## Bâtiments

architects-building-unknown = une carte Bâtiment

architects-card-smithy = Forge
architects-card-steeple = Clocher
architects-card-stone_market = Marché de Pierre
architects-card-tavern = Taverne
architects-card-thieves_den = Repaire de Voleurs
architects-card-tilers_hut = Cabane des Carreleurs
architects-card-trading_post = Comptoir Commercial
architects-card-treasury = Trésorerie
architects-card-university = Université
architects-card-watchtower = Tour de Guet
architects-card-well = Puits
architects-card-wood_market = Marché de Bois
architects-card-aqueduct = Aqueduc
architects-card-armoury = Armurerie
architects-card-barracks = Caserne
architects-card-betting_house = Maison des Paris
architects-card-carpenters_hut = Cabane des Menuisiers
architects-card-castle = Château
architects-card-chapel = Chapelle
architects-card-church = Église
architects-card-clay_market = Marché d'Argile
architects-card-clay_pit = Glaisière
architects-card-drafting_room = Salle de Dessin
architects-card-dungeon = Oubliettes
architects-card-factory = Fabrique
architects-card-fortress = Forteresse
architects-card-fountain = Fontaine
architects-card-gamblers_den = Tripot
architects-card-hideout = Cachette
architects-card-keep = Donjon
architects-card-library = Bibliothèque
architects-card-lighthouse = Phare
architects-card-lumber_camp = Scierie
architects-card-masons_hut = Cabane des Maçons
architects-card-moneylender = Usurier
architects-card-monument = Monument
architects-card-observatory = Observatoire
architects-card-palace = Palais
architects-card-reservoir = Réservoir
architects-card-silver_market = Marché d'Argent
architects-card-crane = Grue
architects-card-graveyard = Cimetière
architects-card-museum = Musée

architects-text-smithy = Gagnez 4 jetons Pierre.
architects-text-steeple = À la fin, 2 points si personne n'est aussi haut que vous sur la Cathédrale.
architects-text-stone_market = À la fin, 2 points si personne n'a autant de Pierre que vous.
architects-text-tavern = Embauchez gratuitement n'importe quel Apprenti visible, et gagnez les Pièces posées sur la carte.
architects-text-thieves_den = Gagnez 4 Pièces.
architects-text-tilers_hut = À la fin, 1 point pour chacun de vos Apprentis en carrelage.
architects-text-trading_post = À la fin, gagnez 1 point de Vertu par lot de 4 jetons Argile, Bois ou Pierre que vous avez.
architects-text-treasury = Gagnez 1 jeton Or ou 3 Pièces.
architects-text-university = À la fin, 2 points si vous n'avez aucune Dette non payée.
architects-text-watchtower = Chaque joueur qui a 3 ouvriers ou plus en Prison, vous compris, perd 1 point de Vertu.
architects-text-well = Gagnez 4 jetons Argile.
architects-text-wood_market = À la fin, 2 points si personne n'a autant de Bois que vous.
architects-text-aqueduct = À la fin, 1 point pour chacun de vos Bâtiments, celui-ci compris.
architects-text-armoury = Vous pouvez faire 1 capture gratuitement.
architects-text-barracks = Récupérez tous vos ouvriers capturés sur les autres plateaux, ou faites 1 capture, gratuitement.
architects-text-betting_house = Prenez 1 Dette.
architects-text-carpenters_hut = À la fin, 1 point pour chacun de vos Apprentis en menuiserie.
architects-text-castle = À la fin, gagnez 1 point de Vertu par lot de 2 jetons Or que vous avez.
architects-text-chapel = À la fin, gagnez 2 points de Vertu si personne n'est aussi haut que vous sur la Cathédrale.
architects-text-church = Vous pouvez détruire 1 de vos Dettes non payées.
architects-text-clay_market = À la fin, 2 points si personne n'a autant d'Argile que vous.
architects-text-clay_pit = Gagnez 1 jeton Or ou 1 jeton Marbre.
architects-text-drafting_room = Piochez 2 cartes Bâtiment.
architects-text-dungeon = À la fin, perdez 2 points de Vertu.
architects-text-factory = Gagnez 2 jetons Marbre.
architects-text-fortress = Vous pouvez faire jusqu'à 2 captures gratuitement.
architects-text-fountain = À la fin, chacune de vos Dettes non payées vous coûte 1 point de moins.
architects-text-gamblers_den = À la fin, chacune de vos Dettes non payées vous coûte 1 point de plus.
architects-text-hideout = Libérez tous vos ouvriers de la Prison.
architects-text-keep = À la fin, 1 point par lot de 3 ouvriers capturés sur votre plateau.
architects-text-library = Vous pouvez défausser 1 carte Bâtiment contre 2 jetons Or.
architects-text-lighthouse = À la fin, 1 point par lot de 4 points de Vertu que vous avez.
architects-text-lumber_camp = Gagnez 4 jetons Bois.
architects-text-masons_hut = À la fin, 1 point pour chacun de vos Apprentis en maçonnerie.
architects-text-moneylender = À la fin, 1 point pour chacune de vos Dettes payées.
architects-text-monument = Chaque joueur, vous compris, gagne 1 point de Vertu.
architects-text-observatory = À la fin, gagnez 1 point de Vertu par lot de 2 jetons Marbre que vous avez.
architects-text-palace = Gagnez 1 jeton Or par lot de 4 points de Vertu que vous avez.
architects-text-reservoir = À la fin, gagnez 1 point de Vertu par lot de 2 de vos Dettes payées.
architects-text-silver_market = À la fin, 2 points si personne n'a autant de Pièces que vous.
architects-text-crane = Vous pouvez aussitôt placer un autre ouvrier à la Maison des Corporations, pour construire ou avancer la Cathédrale au prix habituel.
architects-text-graveyard = Défaussez 1 de vos Apprentis.
architects-text-museum = À la fin, gagnez 1 point de Vertu par lot de 2 de vos Bâtiments.

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

## Personnages

architects-card-therese = Thérèse
architects-card-caroline = Caroline
architects-card-ada = Ada
architects-card-frederick = Frederick
architects-card-rudolf = Rudolf
architects-card-lothaire = Lothaire
architects-card-hugo = Hugo
architects-card-clovis = Clovis
architects-card-fara = Fara
architects-card-bertha = Bertha

architects-text-therese = Votre Or vaut du Marbre et votre Marbre de l'Or, à votre gré.
architects-text-caroline = Chaque fois que vous utilisez le Marché Noir, piochez 1 carte Bâtiment.
architects-text-ada = Vous payez 1 Taxe de moins sur chaque coût.
architects-text-frederick = Vous ne défaussez pas de carte Bâtiment pour avancer la Cathédrale.
architects-text-rudolf = Embaucher à l'Atelier vous coûte 1 Pièce de moins (jamais moins de Taxe), et vous pouvez avoir 6 Apprentis.
architects-text-lothaire = Les Bâtiments et les niveaux de la Cathédrale vous coûtent 1 jeton Bois ou 1 jeton Pierre de moins.
architects-text-hugo = Chaque fois que vous devez prendre une Dette, vous pouvez plutôt payer 2 Pièces.
architects-text-clovis = Chaque fois que vous construisez un Bâtiment, piochez 1 carte Bâtiment.
architects-text-fara = À chaque réinitialisation du Marché Noir, vous pouvez libérer 1 de vos ouvriers de la Prison.
architects-text-bertha = Chaque fois que vous envoyez vos captifs en Prison, gagnez 2 Pièces de plus.

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

## Récompenses

architects-card-reward_silver = Récompense : Argent
architects-card-reward_wood = Récompense : Bois
architects-card-reward_stone = Récompense : Pierre
architects-card-reward_card = Récompense : Plan
architects-card-reward_virtue = Récompense : Vertu
architects-card-reward_gold = Récompense : Or

architects-text-reward_silver = Gagnez 1 point de Vertu et 3 Pièces.
architects-text-reward_wood = Gagnez 1 point de Vertu et 2 jetons Bois.
architects-text-reward_stone = Gagnez 1 point de Vertu et 2 jetons Pierre.
architects-text-reward_card = Gagnez 1 point de Vertu et piochez 1 carte Bâtiment.
architects-text-reward_virtue = Gagnez 2 points de Vertu.
architects-text-reward_gold = Gagnez 1 point de Vertu et 1 jeton Or.

architects-reward-reward_silver = { architects-card-reward_silver }
architects-reward-reward_wood = { architects-card-reward_wood }
architects-reward-reward_stone = { architects-card-reward_stone }
architects-reward-reward_card = { architects-card-reward_card }
architects-reward-reward_virtue = { architects-card-reward_virtue }
architects-reward-reward_gold = { architects-card-reward_gold }

## Marché Noir

architects-card-black_market_01 = Marché Noir 1
architects-card-black_market_02 = Marché Noir 2
architects-card-black_market_03 = Marché Noir 3
architects-card-black_market_04 = Marché Noir 4
architects-card-black_market_05 = Marché Noir 5
architects-card-black_market_06 = Marché Noir 6
architects-card-black_market_07 = Marché Noir 7
architects-card-black_market_08 = Marché Noir 8
architects-card-black_market_09 = Marché Noir 9
architects-card-black_market_10 = Marché Noir 10

architects-text-black_market_01 = Petit Marché : 1 jeton Marbre. Grand Marché : 2 jetons Marbre, 2 jetons Bois.
architects-text-black_market_02 = Petit Marché : 2 jetons Or. Grand Marché : 1 jeton Marbre, 1 jeton Or, 1 jeton Pierre, 1 jeton Bois.
architects-text-black_market_03 = Petit Marché : 1 jeton Marbre, 1 jeton Pierre. Grand Marché : 2 jetons Marbre, 2 jetons Pierre.
architects-text-black_market_04 = Petit Marché : 1 jeton Or, 1 jeton Bois. Grand Marché : 1 jeton Or, 1 jeton Pierre, 2 jetons Bois.
architects-text-black_market_05 = Petit Marché : 1 jeton Marbre, 1 jeton Bois. Grand Marché : 1 jeton Marbre, 2 jetons Pierre, 1 jeton Bois.
architects-text-black_market_06 = Petit Marché : 1 jeton Marbre. Grand Marché : 2 jetons Marbre, 2 jetons Pierre.
architects-text-black_market_07 = Petit Marché : 2 jetons Or. Grand Marché : 1 jeton Marbre, 2 jetons Pierre, 1 jeton Bois.
architects-text-black_market_08 = Petit Marché : 1 jeton Marbre, 1 jeton Pierre. Grand Marché : 1 jeton Or, 1 jeton Pierre, 2 jetons Bois.
architects-text-black_market_09 = Petit Marché : 1 jeton Or, 1 jeton Bois. Grand Marché : 1 jeton Marbre, 1 jeton Or, 1 jeton Pierre, 1 jeton Bois.
architects-text-black_market_10 = Petit Marché : 1 jeton Marbre, 1 jeton Bois. Grand Marché : 2 jetons Marbre, 2 jetons Bois.

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

## Planifications des adversaires du jeu en solo

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

architects-card-constantine_quarry = { architects-opponent-constantine } : { architects-scheme-constantine_quarry }
architects-card-constantine_forest = { architects-opponent-constantine } : { architects-scheme-constantine_forest }
architects-card-constantine_mines = { architects-opponent-constantine } : { architects-scheme-constantine_mines }
architects-card-constantine_silversmith = { architects-opponent-constantine } : { architects-scheme-constantine_silversmith }
architects-card-constantine_storehouse = { architects-opponent-constantine } : { architects-scheme-constantine_storehouse }
architects-card-constantine_workshop = { architects-opponent-constantine } : { architects-scheme-constantine_workshop }
architects-card-constantine_town_centre = { architects-opponent-constantine } : { architects-scheme-constantine_town_centre }
architects-card-constantine_guardhouse = { architects-opponent-constantine } : { architects-scheme-constantine_guardhouse }
architects-card-constantine_guildhall = { architects-opponent-constantine } : { architects-scheme-constantine_guildhall }
architects-card-helena_quarry = { architects-opponent-helena } : { architects-scheme-helena_quarry }
architects-card-helena_forest = { architects-opponent-helena } : { architects-scheme-helena_forest }
architects-card-helena_mines = { architects-opponent-helena } : { architects-scheme-helena_mines }
architects-card-helena_silversmith = { architects-opponent-helena } : { architects-scheme-helena_silversmith }
architects-card-helena_workshop = { architects-opponent-helena } : { architects-scheme-helena_workshop }
architects-card-helena_town_centre = { architects-opponent-helena } : { architects-scheme-helena_town_centre }
architects-card-helena_guardhouse = { architects-opponent-helena } : { architects-scheme-helena_guardhouse }
architects-card-helena_black_market = { architects-opponent-helena } : { architects-scheme-helena_black_market }
architects-card-helena_tax_stand = { architects-opponent-helena } : { architects-scheme-helena_tax_stand }
architects-card-helena_guildhall = { architects-opponent-helena } : { architects-scheme-helena_guildhall }

architects-text-scheme_gathering = L'adversaire y place un ouvrier et, s'il y en a 2 ou plus, gagne 1 jeton Marbre.
architects-text-scheme_workshop = L'adversaire y place un ouvrier ; les deux Apprentis les plus à gauche s'en vont, et 2 Pièces de la réserve vont au Bâtiment des Impôts.
architects-text-scheme_town_centre = L'adversaire y place un ouvrier ; 1 Pièce de la réserve va au Bâtiment des Impôts, puis il fait 1 capture par ouvrier présent, les plus grands groupes d'abord, dans 2 lieux au plus.
architects-text-scheme_guardhouse = L'adversaire y place un ouvrier et fait 1 action par ouvrier présent : envoyer ses captifs en Prison (1 jeton Marbre par lot de 3), libérer les siens, les reprendre contre une Dette et 1 point de Vertu, rembourser une Dette, sinon gagner 1 point de Vertu.
architects-text-constantine_quarry = { architects-text-scheme_gathering }
architects-text-constantine_forest = { architects-text-scheme_gathering }
architects-text-constantine_mines = { architects-text-scheme_gathering }
architects-text-constantine_silversmith = { architects-text-scheme_gathering }
architects-text-constantine_storehouse = L'adversaire y place un ouvrier : s'il est seul, il gagne 1 point de Vertu, sinon 1 jeton Marbre par lot de 2 ouvriers présents.
architects-text-constantine_workshop = { architects-text-scheme_workshop }
architects-text-constantine_town_centre = { architects-text-scheme_town_centre }
architects-text-constantine_guardhouse = { architects-text-scheme_guardhouse }
architects-text-constantine_guildhall = L'adversaire avance la Cathédrale, retire une Récompense et gagne 1 point de Vertu ; s'il ne le peut pas, il construit gratuitement le premier Bâtiment de la pioche.
architects-text-helena_quarry = { architects-text-scheme_gathering }
architects-text-helena_forest = { architects-text-scheme_gathering }
architects-text-helena_mines = { architects-text-scheme_gathering }
architects-text-helena_silversmith = { architects-text-scheme_gathering }
architects-text-helena_workshop = { architects-text-scheme_workshop }
architects-text-helena_town_centre = { architects-text-scheme_town_centre }
architects-text-helena_guardhouse = { architects-text-scheme_guardhouse }
architects-text-helena_black_market = L'adversaire prend l'emplacement libre le plus à gauche et perd 1 point de Vertu : à gauche ou à droite il gagne 1 jeton Marbre, au milieu les deux Apprentis les plus à gauche s'en vont ; sans emplacement libre, il va à l'Atelier d'Orfèvre.
architects-text-helena_tax_stand = S'il y a 4 Pièces ou plus, l'adversaire les prend toutes, perd 2 points de Vertu et gagne 1 jeton Marbre par lot de 4 Pièces ; sinon il va à l'Atelier d'Orfèvre.
architects-text-helena_guildhall = L'adversaire construit gratuitement le premier Bâtiment de la pioche.

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
architects-entry-marble = gagner 1 jeton Marbre
architects-entry-marble_by_pairs = gagner 1 jeton Marbre par 2 ouvriers sur place
architects-entry-virtue = gagner 1 point de Vertu
architects-entry-capture = capturer un groupe
architects-entry-jail = envoyer les captifs en Prison
architects-entry-release = libérer les ouvriers en Prison
architects-entry-recover = récupérer les ouvriers capturés
architects-entry-pay_debt = rembourser une Dette
architects-entry-cathedral = avancer le chantier de la Cathédrale
architects-entry-construct = construire le premier Bâtiment de la pioche
architects-entry-take_back = reprendre un ouvrier
architects-entry-pass = passer

architects-condition-worker_in_supply = un ouvrier en réserve
architects-condition-worker_on_board = un ouvrier à soi sur un lieu à cercle ouvert
architects-condition-pair_there = 2 ouvriers sur place
architects-condition-space_free = un emplacement libre
architects-condition-enough_taxes = 4 Pièces au Bâtiment des Impôts
architects-condition-somebody_to_capture = un groupe à capturer, dans 2 lieux au plus
architects-condition-has_captives = un ouvrier capturé
architects-condition-has_prisoners = un ouvrier à soi en Prison
architects-condition-has_held = un ouvrier à soi sur un autre plateau
architects-condition-has_debt = une Dette non payée
architects-condition-enough_virtue = 5 points de Vertu
architects-condition-cathedral_open = un espace libre au niveau suivant de la Cathédrale
architects-condition-plan_left = une carte Bâtiment dans la pioche

architects-priority-largest_group = le plus grand groupe
architects-priority-next_in_turn_order = le joueur suivant, à groupes égaux
architects-priority-place_order = le premier lieu de la liste, à groupes égaux

architects-rule-opponents_turn = Variante maison : le tour de l'adversaire
architects-rule-scheme_cards = Variante maison : cartes Planification
architects-rule-capture_order = Variante maison : ordre des captures
architects-rule-guardhouse_order = Variante maison : ordre du Corps de Garde

## La table dans un terminal

architects-terminal-city = Ville
architects-terminal-workers = Ouvriers
architects-terminal-captives = Captifs
architects-terminal-debts = Dettes (remboursées)
architects-terminal-cathedral = Cathédrale
architects-terminal-hand = Main
architects-terminal-score-now = Score actuel

## Le plateau dans le navigateur

architects-folded = Défausser un Apprenti
architects-dock-place = { $place_id ->
        [black_market_left] Marché gauche
        [black_market_middle] Marché milieu
        [black_market_right] Marché droite
        [guildhall] Corporations
        [tax_stand] Impôts
       *[other] { $place }
    }
architects-dock-storehouse_virtue = { $good } + { $good2 }
architects-dock-storehouse_marble = { $good } + { $good2 } + { $good3 }
architects-dock-hire = { $apprentice }
architects-dock-capture = { $owner } ×{ $workers } { architects-dock-place }
architects-phase-characters = Choix des personnages
architects-phase-characters-how = Votre personnage décide de votre mise en place et possède un pouvoir.
architects-phase-draft = Choix des cartes Bâtiment
architects-phase-draft-how = Gardez une carte, les autres passent à votre voisin. Vous la construirez à la Maison des Corporations : payez les ressources de sa première ligne, et ayez des Apprentis avec les compétences de ses écus.
architects-phase-draft-alone-how = Gardez autant de ces cartes que demandé, une à une ; les autres vont sous la pioche. Vous les construirez à la Maison des Corporations : payez les ressources de la première ligne, et ayez des Apprentis avec les compétences des écus.
architects-others-choose = Vous avez choisi ; les autres choisissent encore.
architects-final-turns = dernière manche, tours restants
architects-quiet-rounds = tours de table sans ouvrier
architects-next-reset = réinitialisation au n°
architects-virtue = Vertu
architects-final-points = points en fin
architects-cathedral = Cathédrale
architects-course = Cathédrale, niveau { $level }, { $points } points
architects-black-market = Marché Noir
architects-black-market-text = Un ouvrier par emplacement. Réinitialisation : quand les 3 emplacements sont occupés, ou qu’un ouvrier occupe un emplacement à capuche de la Maison des Corporations. Alors les ouvriers présents vont en Prison, qui en a là-bas 3 ou plus perd 1 Vertu, et qui en a le plus prend une Dette.
architects-plans = Cartes Bâtiment
architects-plans-left = { $n ->
        [0] Plus de carte Bâtiment dans la pioche
        [one] 1 carte Bâtiment dans la pioche
       *[other] { $n } cartes Bâtiment dans la pioche
    }
architects-plans-ready = { $n ->
        [0] aucun plan prêt
        [one] 1 plan prêt
       *[other] { $n } plans prêts
    }
architects-apprentices-left = embaucher, ou piocher ; encore { $n } à venir
architects-spaces-filled = { $n ->
        [0] { $most } emplacements
        [one] { $n } sur { $most } occupé
       *[other] { $n } sur { $most } occupés
    }
architects-space-reset = Occuper cet emplacement réinitialise le Marché Noir.
architects-space-last = Occuper cet emplacement déclenche la fin de la partie.
architects-beside = À côté :
architects-workers-of = { $n ->
        [one] 1 ouvrier { OF($name) }
       *[other] { $n } ouvriers { OF($name) }
    }
architects-you-would-get = vous obtiendriez { $what }
architects-you-would-choose = avec le choix entre { $what }
architects-apprentice-label = { $name }{ $priced ->
        [no] {""}
       *[yes] { $cost ->
            [one] , coûte { $cost } Pièce
           *[other] , coûte { $cost } Pièces
        }
    }{ $coins ->
        [0] {""}
        [one] , avec { $coins } Pièce dessus
       *[other] , avec { $coins } Pièces dessus
    }
architects-building-label = { $name }, { $points } points
architects-any-work = toutes compétences
architects-ready = possible
architects-short-of = manque
architects-your-hand = Votre main
architects-hand-empty = Aucune carte Bâtiment en main.
architects-tableau = Apprentis et Bâtiments { OF($name) }
architects-tableau-empty = Ni Apprenti ni Bâtiment pour l’instant.
architects-starts-in-prison = { $n ->
        [one] 1 ouvrier en Prison
       *[other] { $n } ouvriers en Prison
    }
architects-supply = ouvriers en réserve
architects-in-prison = ouvriers en Prison
architects-hand-size = cartes en main
architects-debts = Dettes : { $n ->
        [one] { $n } non payée
       *[other] { $n } non payées
    }, { $paid ->
        [one] { $paid } remboursée
       *[other] { $paid } remboursées
    }
architects-captives-title = Ouvriers capturés
architects-captives = { $name } détient { $who }
architects-schemes-left = { $n ->
        [0] plus de planification
        [one] encore 1 planification
       *[other] encore { $n } planifications
    }
architects-reconstructed = Les valeurs de cette carte sont notre propre reconstitution.
architects-tab-places = Lieux
architects-tab-apprentices = Apprentis
architects-tab-building = Chantier
architects-tab-virtue = Vertu
architects-tab-live = quelque chose à choisir
architects-warning-debt = Ce choix vous fait prendre une Dette.
architects-warning-prison = Vos propres ouvriers vont en Prison.
architects-warning-behind = Ce choix amène la fin de la partie, et quelqu’un a plus de points que vous pour l’instant.
architects-warning-cathedral = Avec moins de 5 en Vertu, vous ne pouvez plus faire avancer la Cathédrale.
architects-warning-virtue = Ce choix vous coûte de la Vertu.
architects-warning-nothing = Il n’y a rien à y faire maintenant : vous ne gagneriez rien.
architects-warning-discard = Cet Apprenti part pour toujours, avec ses compétences.
architects-warning-own_worker = C’est l’ouvrier que vous venez de placer.
architects-text-quarry = 1 jeton Pierre pour chacun de vos ouvriers ici, celui que vous placez compris.
architects-text-forest = 1 jeton Bois pour chacun de vos ouvriers ici, celui que vous placez compris.
architects-text-mines = 1 jeton Argile pour chacun de vos ouvriers ici et 1 de plus, ou bien 1 jeton Or pour 2 d’entre eux.
architects-text-silversmith = 1 Pièce pour chacun de vos ouvriers ici et 1 de plus.
architects-text-kings_storehouse = Un échange pour chacun de vos ouvriers ici : 2 jetons Argile, Bois ou Pierre contre 1 Vertu, 3 jetons Bois ou Pierre contre 1 jeton Marbre, ou un échange de vos Apprentis.
architects-text-workshop = Embaucher un Apprenti pour 4 Pièces (dont 2 de Taxe), et 1 de plus par colonne au-delà du nombre de vos ouvriers ici. Ou piocher 1 carte Bâtiment, et 1 de plus pour 2 de vos ouvriers ici.
architects-text-town_centre = Une capture pour chacun de vos ouvriers ici, 1 Pièce chacune : tous les ouvriers d’une couleur dans un lieu. Ceux des autres vont sur votre plateau, les vôtres reviennent dans votre réserve.
architects-text-tax_stand = Prendre toutes les Pièces payées en Taxes, et perdre 2 Vertus.
architects-text-guardhouse = Une action pour chacun de vos ouvriers ici : envoyer tous vos captifs en Prison pour 1 Pièce chacun ; libérer tous vos ouvriers de Prison ; récupérer ceux que détient un autre joueur (5 Pièces, ou une Dette et 1 Vertu) ; rembourser une Dette (6 Pièces, donne 1 Vertu).
architects-text-black_market_left = Payer 1 Pièce et 1 Vertu pour les ressources montrées. Avec 9 Vertus au plus ; votre ouvrier reste jusqu’à la réinitialisation, puis va en Prison.
architects-text-black_market_middle = Payer 2 Pièces et 1 Vertu pour n’importe quel Apprenti visible, ou pour garder une carte Bâtiment parmi cinq. Avec 9 Vertus au plus ; votre ouvrier reste jusqu’à la réinitialisation, puis va en Prison.
architects-text-black_market_right = Payer 3 Pièces et 1 Vertu pour les ressources montrées. Avec 9 Vertus au plus ; votre ouvrier reste jusqu’à la réinitialisation, puis va en Prison.
architects-text-guildhall = Construire un Bâtiment de votre main, avec ses ressources et des Apprentis qui ont ses compétences, ou monter d’un niveau à la Cathédrale. L’ouvrier qui va là ne revient jamais.
architects-text-prison = Les ouvriers détenus ici ne font rien tant que vous ne les libérez pas au Corps de Garde. À une réinitialisation, en avoir 3 ou plus coûte 1 Vertu, et qui en a le plus prend une Dette ; à la fin, 2 coûtent 1 point.
architects-hint-first = Pointez ou touchez un lieu ou une carte pour lire ce qu’il fait. Aide (?) : les règles en bref.
architects-hint-quiet = Fin de la partie dans { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    } de table, sauf si un ouvrier vient aux Corporations.
architects-hint-market = Dès { $virtue } points de Vertu, le Marché Noir vous est fermé.
architects-hint-final = Dernière manche : la Maison des Corporations est pleine, chacun joue un dernier tour.
architects-note-points = { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
architects-note-cost = Coûte { $goods }.
architects-note-needs = Demande { $skills }.
architects-note-has = Connaît { $skills }.
architects-note-virtue = Vertu { $n }.
architects-virtue-step = Vertu { $n }
architects-virtue-points = Points à la fin : { $n }.
architects-virtue-no-market = Le Marché Noir vous est fermé.
architects-virtue-no-cathedral = La Cathédrale vous est fermée.
architects-virtue-tax = Vous payez { $n } de Taxe en moins à chaque coût.
architects-virtue-above = Chaque point au-dessus peut détruire une de vos Dettes non payées.
architects-virtue-below = Chaque point au-dessous est une Dette.
architects-cathedral-text = À la Maison des Corporations, un niveau à la fois : payez son coût, défaussez une carte Bâtiment et révélez une Récompense pour vous (encore { $rewards }). Demande { $virtue } Vertus et un espace libre à ce niveau.

## L'Âge des Artisans : choix

architects-choice-place_artisan = Placer votre Artisan { $place_at }{ $workers ->
        [0] {""}
        [one] {""}
       *[other] {" "}(comme { $workers } ouvriers)
    }
architects-choice-craft_adornment = Fabriquer un Ornement { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-craft_tool = Fabriquer un Outil { $cost ->
        [0] gratuitement
        [one] pour { $cost } Pièce
       *[other] pour { $cost } Pièces
    }
architects-choice-choose_craft = Prendre { $craft }
architects-choice-link_adornment = Le glisser sous : { $building }
architects-choice-link_tool = Le glisser sous : { $apprentice }
architects-choice-use_tool = Utiliser l'Outil sous { $apprentice } : { $tool }
architects-choice-use_tool_paying = Utiliser l'Outil sous { $apprentice } : { $tool }, en payant 1 { $good_one }
architects-choice-use_tool_first = Résoudre maintenant : { $apprentice }, l'Outil d'abord ({ $tool })
architects-choice-go_on = Poursuivre l'action
architects-choice-capture_here = Capturer { $workers ->
        [0] des ouvriers
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } { OF($owner) }
architects-choice-capture_here_artisan = { $workers ->
        [0] Capturer l'Artisan { OF($owner) }
        [one] Capturer l'Artisan { OF($owner) }
       *[other] Capturer { $workers } ouvriers { OF($owner) }, Artisan compris
    }
architects-choice-capture_colour = Capturer { $workers ->
        [0] les ouvriers
        [one] l'ouvrier
       *[other] les { $workers } ouvriers
    } { OF($owner) }
architects-choice-ignore_loss = Ignorer la perte de 1 point de Vertu
architects-choice-accept_loss = Accepter toute la perte
architects-choice-use_discount = Payer { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } de moins
architects-choice-pay_in_full = Payer le prix entier
architects-choice-return_artisan = L'Artisan revient
architects-choice-return_worker = Un ouvrier ordinaire revient
architects-choice-move_tool = Déplacer l'Outil sous : { $apprentice }
architects-choice-drop_tool = Abandonner l'Outil
architects-choice-take_bonus = Prendre le bonus de l'Ornement

## L'Âge des Artisans : questions

architects-ask-tools_first = utilisez un Outil avant l'action, ou poursuivez-la
architects-ask-using_tools = vous avez utilisé un Apprenti : vous pouvez aussi utiliser son Outil
architects-ask-market_middle_crafting = embauchez n'importe quel Apprenti visible, piochez des cartes Bâtiment pour en garder une, ou fabriquez un Outil
architects-ask-choosing_adornment = choisissez la carte dont la moitié supérieure devient votre Ornement
architects-ask-choosing_tool = choisissez la carte dont la moitié inférieure devient votre Outil
architects-ask-choosing_starting_tool = choisissez la carte dont la moitié inférieure est votre Outil de départ
architects-ask-linking_adornment = choisissez le Bâtiment qui reçoit l'Ornement ({ $adornment })
architects-ask-linking_tool = choisissez l'Apprenti qui reçoit l'Outil ({ $tool })
architects-ask-capturing_here = vous pouvez capturer { $n ->
        [one] { $n } ouvrier
       *[other] jusqu'à { $n } ouvriers d'une seule couleur
    } { $place_at }
architects-ask-capturing_colour = votre Homme Fort peut capturer tous les ouvriers d'une seule couleur { $place_at }
architects-ask-ignoring_loss = vous avez placé votre Artisan et perdez { $virtue ->
        [one] { $virtue } point de Vertu : vous pouvez ignorer cette perte
       *[other] { $virtue } points de Vertu : vous pouvez en ignorer 1
    }
architects-ask-discounting = votre Homme Fort peut vous épargner ici { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    }, pour une seule action du tour
architects-ask-choosing_piece = choisissez qui revient : l'Artisan ou un ouvrier ordinaire { $place_from }
architects-ask-choosing_piece_held = choisissez qui revient : l'Artisan ou un ouvrier ordinaire (chez { $owner })
architects-ask-moving_tool = l'Apprenti s'en va : donnez son Outil à un autre, ou abandonnez-le ({ $tool })
architects-ask-taking_bonus = avant l'Outil, vous pouvez prendre le bonus de l'Ornement de la même carte ({ $adornment })
architects-ask-hiring_starter = embauchez gratuitement votre Apprenti de départ

## L'Âge des Artisans : refus

architects-refusal-artisan_not_there = L'Artisan n'est jamais placé à la Maison des Corporations ; placez-y un ouvrier ordinaire.
architects-refusal-only_artisan_left = Il ne vous reste que l'Artisan en réserve, et la Maison des Corporations ne reçoit que des ouvriers ordinaires ; placez l'Artisan ailleurs.
architects-refusal-nobody_to_stand_on = Vous n'avez à la Maison des Corporations aucun ouvrier sans un autre par-dessus ; construisez d'abord un Bâtiment ou avancez la Cathédrale.
architects-refusal-no_building_free = Vous n'avez aucun Bâtiment sans Ornement, et chacun ne peut en avoir qu'un ; construisez d'abord un autre Bâtiment.
architects-refusal-no_apprentice_free = Vous n'avez aucun Apprenti sans Outil, et chacun ne peut en avoir qu'un ; embauchez d'abord un autre Apprenti.
architects-refusal-no_craft_left = Toutes les cartes Artisanat sont prises ; on ne peut plus rien fabriquer dans cette partie.
architects-refusal-adornment_unpayable = Il vous manque des Pièces pour un Ornement : il en faut { $silver }{ architects-tax-included }.
architects-refusal-tool_unpayable = Vous n'avez pas ce que cet Outil demande en paiement ; passez-vous-en cette fois.
architects-refusal-tool_without_effect = Cet Outil ne ferait rien maintenant ; passez-vous-en cette fois.
architects-refusal-tool_in_the_way = Si vous utilisiez cet Outil maintenant, vous ne pourriez plus payer l'action choisie ; gardez-le pour après.
architects-refusal-tool_needed = Vous ne pouvez pas payer cette action sans l'Outil ; utilisez d'abord l'Outil.
architects-refusal-capture_owed = Vous avez utilisé un Outil en vue d'une deuxième capture ; faites-la avant de vous arrêter.
architects-refusal-discount_needed = Il vous manque des Pièces pour payer le prix entier ; utilisez le rabais.

architects-refused-artisan_not_there = Pas d'Artisan à la Maison des Corporations
architects-refused-only_artisan_left = Il ne reste que l'Artisan
architects-refused-nobody_to_stand_on = Aucun ouvrier sur qui monter
architects-refused-no_building_free = Aucun Bâtiment sans Ornement
architects-refused-no_apprentice_free = Aucun Apprenti sans Outil
architects-refused-no_craft_left = Plus de carte Artisanat
architects-refused-adornment_unpayable = { architects-short-of-silver }
architects-refused-tool_unpayable = Paiement impossible
architects-refused-tool_without_effect = Sans effet maintenant
architects-refused-tool_in_the_way = Gênerait votre action
architects-refused-tool_needed = L'Outil est nécessaire
architects-refused-capture_owed = Encore une capture à faire
architects-refused-discount_needed = Trop peu de Pièces : { $own_silver }

## L'Âge des Artisans : événements

architects-event-artisan_placed = C'est l'Artisan { OF($seat) }{ $n ->
        [0] {""}
        [one] {""}
       *[other] , qui compte comme { $n } ouvriers ce tour-ci
    }
architects-event-worker_stacked = { $seat } place un ouvrier sur l'un des siens à la Maison des Corporations
architects-event-adornment_crafted = { $seat } fabrique un Ornement ({ $building }) : { $adornment }
architects-event-tool_crafted = { $seat } fabrique un Outil ({ $apprentice }) : { $tool }
architects-event-tool_used = { $seat } utilise l'Outil sous { $apprentice } : { $tool }
architects-event-tool_moved = { $seat } déplace un Outil ({ $tool }) vers un autre Apprenti : { $apprentice }
architects-event-tool_lost = { $seat } perd un Outil ({ $tool })
architects-event-craft_revealed = Une carte Artisanat est révélée ({ $craft })
architects-event-adornment_taken = { $seat } prend un Ornement ({ $adornment })
architects-event-virtue_spared = { $seat } a placé son Artisan et ignore la perte de 1 point de Vertu
architects-event-discount_used = { $seat } paie { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } de moins grâce à l'Homme Fort
architects-event-artisan_returned = { $seat } a de nouveau son Artisan en réserve
architects-event-apprentices_refreshed = De nouveaux Apprentis en remplacent d'anciens à l'Atelier
architects-event-bonus_gained = { $seat } prend aussi le bonus de l'Ornement ({ $adornment })

## Apprentis et personnages de L'Âge des Artisans

architects-card-abbot_silver_1 = Abbé
architects-card-abbot_silver_2 = { architects-card-abbot_silver_1 }
architects-card-antagonist_1 = Antagoniste
architects-card-antagonist_2 = { architects-card-antagonist_1 }
architects-card-enforcer_building_card = { architects-card-enforcer }
architects-card-enforcer_virtue = { architects-card-enforcer }
architects-card-enforcer_marble = { architects-card-enforcer }
architects-card-lookout_1 = Guetteur
architects-card-lookout_2 = { architects-card-lookout_1 }
architects-card-strongman_discount = Homme Fort
architects-card-strongman_capture = { architects-card-strongman_discount }
architects-card-strongman_release = { architects-card-strongman_discount }
architects-card-walaric = Walaric
architects-card-gisela = Gisela

architects-text-abbot_silver_1 = Chaque fois que vous placez un ouvrier à l'Entrepôt Royal, gagnez 1 Pièce.
architects-text-abbot_silver_2 = { architects-text-abbot_silver_1 }
architects-text-antagonist_1 = Vous avez 1 capture de plus à l'Hôtel de Ville.
architects-text-antagonist_2 = { architects-text-antagonist_1 }
architects-text-enforcer_building_card = Chaque fois que vous envoyez vos captifs en Prison, piochez aussi 1 carte Bâtiment.
architects-text-enforcer_virtue = Chaque fois que vous envoyez vos captifs en Prison, gagnez aussi 1 point de Vertu.
architects-text-enforcer_marble = Chaque fois que vous envoyez vos captifs en Prison, gagnez aussi 1 jeton Marbre.
architects-text-lookout_1 = Vous avez 1 action de plus au Corps de Garde.
architects-text-lookout_2 = { architects-text-lookout_1 }
architects-text-strongman_discount = Le tour où vous placez votre Artisan, une action vous coûte jusqu'à 2 Pièces de moins, mais jamais moins de Taxe.
architects-text-strongman_capture = Quand vous placez votre Artisan, vous pouvez y capturer gratuitement tous les ouvriers d'une seule couleur, mais jamais votre propre Artisan.
architects-text-strongman_release = À chaque réinitialisation du Marché Noir, votre Artisan est libéré de la Prison.
architects-text-walaric = Votre Artisan compte comme 3 ouvriers le tour où vous le placez. Vous commencez avec un Outil et une Dette non payée.
architects-text-gisela = Chaque fois que vous fabriquez un Outil, prenez d'abord le bonus de l'Ornement de la même carte.

architects-apprentice-abbot_silver_1 = { architects-card-abbot_silver_1 }
architects-apprentice-abbot_silver_2 = { architects-card-abbot_silver_2 }
architects-apprentice-antagonist_1 = { architects-card-antagonist_1 }
architects-apprentice-antagonist_2 = { architects-card-antagonist_2 }
architects-apprentice-enforcer_building_card = { architects-card-enforcer_building_card } ({ architects-good-building_card })
architects-apprentice-enforcer_virtue = { architects-card-enforcer_virtue } ({ architects-good-virtue })
architects-apprentice-enforcer_marble = { architects-card-enforcer_marble } ({ architects-good-marble })
architects-apprentice-lookout_1 = { architects-card-lookout_1 }
architects-apprentice-lookout_2 = { architects-card-lookout_2 }
architects-apprentice-strongman_discount = { architects-card-strongman_discount } (rabais)
architects-apprentice-strongman_capture = { architects-card-strongman_capture } (capture)
architects-apprentice-strongman_release = { architects-card-strongman_release } (libération)
architects-character-walaric = { architects-card-walaric }
architects-character-gisela = { architects-card-gisela }

## Bâtiments de L'Âge des Artisans

architects-card-archway = Arche
architects-card-courtyard = Cour Intérieure
architects-card-gallery = Galerie
architects-card-garrison = Garnison
architects-card-parish = Paroisse
architects-card-pillar = Colonne
architects-card-academy = Académie
architects-card-arcade = Arcades
architects-card-cellar = Cellier
architects-card-dormitory = Chambre à Coucher
architects-card-meeting_hall = Salle de Réunion
architects-card-warehouse = Entrepôt

architects-text-archway = Prenez 2 Dettes.
architects-text-courtyard = Gagnez 1 jeton Pierre, 1 jeton Bois et 1 jeton Argile.
architects-text-gallery = Fabriquez 1 Ornement gratuitement et sans ouvrier.
architects-text-garrison = Fabriquez 1 Outil gratuitement et sans ouvrier.
architects-text-parish = Piochez 1 carte Bâtiment par niveau que vous avez atteint sur la Cathédrale.
architects-text-pillar = Chaque joueur, vous compris, gagne 3 Pièces.
architects-text-academy = À la fin, 1 point pour chacun de vos Outils.
architects-text-arcade = À la fin, gagnez 1 point de Vertu pour chacun de vos Ornements.
architects-text-cellar = À la fin, 1 point pour chacun de vos Ornements.
architects-text-dormitory = À la fin, 2 points par lot des 3 compétences chez vos Apprentis et leurs Outils.
architects-text-meeting_hall = À la fin, gagnez 1 point de Vertu pour chacun de vos Outils.
architects-text-warehouse = À la fin, gagnez 1 point de Vertu par lot des 3 compétences chez vos Apprentis et leurs Outils.

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

## Cartes Artisanat : la moitié supérieure est un Ornement, l'inférieure un Outil

architects-tool-chisel = Burin
architects-tool-saw = Scie
architects-tool-trowel = Truelle
architects-tool-purse = Bourse
architects-tool-key_ring = Trousseau de clés
architects-tool-false_seal = Faux sceau
architects-tool-master_toolbox = Coffre de maître
architects-tool-compass = Compas
architects-tool-touchstone = Pierre de touche
architects-tool-shackles = Fers
architects-tool-loaded_scales = Balance truquée
architects-tool-prayer_beads = Chapelet
architects-tool-handcart = Charrette à bras
architects-tool-double_ledger = Double registre
architects-tool-polishing_wheel = Meule à polir

architects-tool-text-chisel = Gagnez 1 jeton Pierre.
architects-tool-text-saw = Gagnez 1 jeton Bois.
architects-tool-text-trowel = Gagnez 1 jeton Argile.
architects-tool-text-purse = Gagnez 1 Pièce.
architects-tool-text-key_ring = Libérez 1 de vos ouvriers de la Prison.
architects-tool-text-false_seal = Vous pouvez perdre 1 point de Vertu pour gagner 1 jeton Marbre.
architects-tool-text-master_toolbox = L'Apprenti a 1 compétence de plus de chaque sorte.
architects-tool-text-compass = Piochez 1 carte Bâtiment.
architects-tool-text-touchstone = Vous pouvez payer 2 Pièces pour gagner 1 jeton Or.
architects-tool-text-shackles = Capturez gratuitement jusqu'à 2 ouvriers d'une seule couleur là où vous avez placé votre ouvrier ce tour-ci, mais jamais votre propre Artisan.
architects-tool-text-loaded_scales = Vous pouvez perdre 1 point de Vertu pour gagner 1 jeton Or.
architects-tool-text-prayer_beads = Vous pouvez payer 2 Pièces pour gagner 1 point de Vertu.
architects-tool-text-handcart = Vous pouvez payer 1 jeton Argile, Bois ou Pierre pour gagner 2 Pièces.
architects-tool-text-double_ledger = L'action que vous faites vous coûte 1 Taxe de moins.
architects-tool-text-polishing_wheel = Vous pouvez payer 3 Pièces pour gagner 1 jeton Marbre.

architects-adornment-craft_01_glazed_tiles = Carreaux vernissés
architects-adornment-craft_02_stone_statue = Statue de pierre
architects-adornment-craft_03_carved_panels = Boiseries sculptées
architects-adornment-craft_04_gilding = Dorures
architects-adornment-craft_05_marble_font = Vasque de marbre
architects-adornment-craft_06_jewelled_altar = Autel serti
architects-adornment-craft_07_timber_porch = Porche à colombages
architects-adornment-craft_08_alms_box = Tronc d'offrandes
architects-adornment-craft_09_gaudy_banner = Bannière tapageuse
architects-adornment-craft_10_drafting_mural = Fresque du maître
architects-adornment-craft_11_painted_ceiling = Plafond peint
architects-adornment-craft_12_votive_candles = Cierges votifs
architects-adornment-craft_13_rose_window = Rosace
architects-adornment-craft_14_saints_reliquary = Reliquaire
architects-adornment-craft_15_illuminated_lectern = Lutrin enluminé
architects-adornment-craft_16_golden_tapestry = Tapisserie dorée
architects-adornment-craft_17_gargoyles = Gargouilles
architects-adornment-craft_18_borrowed_splendour = Faste à crédit
architects-adornment-craft_19_plundered_relief = Bas-relief pillé
architects-adornment-craft_20_restored_facade_a = Façade restaurée
architects-adornment-craft_21_restored_facade_b = { architects-adornment-craft_20_restored_facade_a }
architects-adornment-craft_22_watch_bell = Cloche du guet
architects-adornment-craft_23_guild_signboard = Enseigne de corporation
architects-adornment-craft_24_mercy_window = Vitrail de la clémence

architects-adornment-text-craft_01_glazed_tiles = Gagnez 3 jetons Argile.
architects-adornment-text-craft_02_stone_statue = Gagnez 3 jetons Pierre.
architects-adornment-text-craft_03_carved_panels = Gagnez 3 jetons Bois.
architects-adornment-text-craft_04_gilding = Gagnez 1 jeton Or.
architects-adornment-text-craft_05_marble_font = Gagnez 1 jeton Marbre.
architects-adornment-text-craft_06_jewelled_altar = Gagnez 1 jeton Or et 1 jeton Marbre.
architects-adornment-text-craft_07_timber_porch = Gagnez 2 jetons Pierre et 2 jetons Bois.
architects-adornment-text-craft_08_alms_box = Gagnez 3 Pièces.
architects-adornment-text-craft_09_gaudy_banner = Perdez 1 point de Vertu et gagnez 3 Pièces.
architects-adornment-text-craft_10_drafting_mural = Piochez 1 carte Bâtiment.
architects-adornment-text-craft_11_painted_ceiling = Piochez 2 cartes Bâtiment.
architects-adornment-text-craft_12_votive_candles = Gagnez 1 point de Vertu.
architects-adornment-text-craft_13_rose_window = Gagnez 2 points de Vertu.
architects-adornment-text-craft_14_saints_reliquary = Gagnez 3 points de Vertu.
architects-adornment-text-craft_15_illuminated_lectern = Piochez 1 carte Bâtiment et gagnez 1 point de Vertu.
architects-adornment-text-craft_16_golden_tapestry = Prenez 1 Dette.
architects-adornment-text-craft_17_gargoyles = Perdez 2 points de Vertu.
architects-adornment-text-craft_18_borrowed_splendour = Prenez 1 Dette, gagnez 1 jeton Or et 1 jeton Marbre.
architects-adornment-text-craft_19_plundered_relief = Perdez 1 point de Vertu et gagnez 2 jetons Or.
architects-adornment-text-craft_20_restored_facade_a = Résolvez encore une fois l'effet immédiat de son Bâtiment ; un Bâtiment qui compte à la fin ne donne rien.
architects-adornment-text-craft_21_restored_facade_b = { architects-adornment-text-craft_20_restored_facade_a }
architects-adornment-text-craft_22_watch_bell = Récupérez tous vos ouvriers capturés sur les autres plateaux, ou faites 1 capture, gratuitement.
architects-adornment-text-craft_23_guild_signboard = Les 8 Apprentis visibles les plus à gauche cèdent la place à de nouveaux ; embauchez ensuite gratuitement n'importe quel Apprenti visible.
architects-adornment-text-craft_24_mercy_window = Libérez tous vos ouvriers de la Prison.

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

architects-text-craft_01_glazed_tiles = Ornement : { architects-adornment-text-craft_01_glazed_tiles } Outil : { architects-tool-text-chisel }
architects-text-craft_02_stone_statue = Ornement : { architects-adornment-text-craft_02_stone_statue } Outil : { architects-tool-text-saw }
architects-text-craft_03_carved_panels = Ornement : { architects-adornment-text-craft_03_carved_panels } Outil : { architects-tool-text-trowel }
architects-text-craft_04_gilding = Ornement : { architects-adornment-text-craft_04_gilding } Outil : { architects-tool-text-purse }
architects-text-craft_05_marble_font = Ornement : { architects-adornment-text-craft_05_marble_font } Outil : { architects-tool-text-key_ring }
architects-text-craft_06_jewelled_altar = Ornement : { architects-adornment-text-craft_06_jewelled_altar } Outil : { architects-tool-text-false_seal }
architects-text-craft_07_timber_porch = Ornement : { architects-adornment-text-craft_07_timber_porch } Outil : { architects-tool-text-master_toolbox }
architects-text-craft_08_alms_box = Ornement : { architects-adornment-text-craft_08_alms_box } Outil : { architects-tool-text-compass }
architects-text-craft_09_gaudy_banner = Ornement : { architects-adornment-text-craft_09_gaudy_banner } Outil : { architects-tool-text-purse }
architects-text-craft_10_drafting_mural = Ornement : { architects-adornment-text-craft_10_drafting_mural } Outil : { architects-tool-text-touchstone }
architects-text-craft_11_painted_ceiling = Ornement : { architects-adornment-text-craft_11_painted_ceiling } Outil : { architects-tool-text-compass }
architects-text-craft_12_votive_candles = Ornement : { architects-adornment-text-craft_12_votive_candles } Outil : { architects-tool-text-shackles }
architects-text-craft_13_rose_window = Ornement : { architects-adornment-text-craft_13_rose_window } Outil : { architects-tool-text-loaded_scales }
architects-text-craft_14_saints_reliquary = Ornement : { architects-adornment-text-craft_14_saints_reliquary } Outil : { architects-tool-text-shackles }
architects-text-craft_15_illuminated_lectern = Ornement : { architects-adornment-text-craft_15_illuminated_lectern } Outil : { architects-tool-text-purse }
architects-text-craft_16_golden_tapestry = Ornement : { architects-adornment-text-craft_16_golden_tapestry } Outil : { architects-tool-text-prayer_beads }
architects-text-craft_17_gargoyles = Ornement : { architects-adornment-text-craft_17_gargoyles } Outil : { architects-tool-text-handcart }
architects-text-craft_18_borrowed_splendour = Ornement : { architects-adornment-text-craft_18_borrowed_splendour } Outil : { architects-tool-text-double_ledger }
architects-text-craft_19_plundered_relief = Ornement : { architects-adornment-text-craft_19_plundered_relief } Outil : { architects-tool-text-trowel }
architects-text-craft_20_restored_facade_a = Ornement : { architects-adornment-text-craft_20_restored_facade_a } Outil : { architects-tool-text-saw }
architects-text-craft_21_restored_facade_b = Ornement : { architects-adornment-text-craft_21_restored_facade_b } Outil : { architects-tool-text-chisel }
architects-text-craft_22_watch_bell = Ornement : { architects-adornment-text-craft_22_watch_bell } Outil : { architects-tool-text-master_toolbox }
architects-text-craft_23_guild_signboard = Ornement : { architects-adornment-text-craft_23_guild_signboard } Outil : { architects-tool-text-key_ring }
architects-text-craft_24_mercy_window = Ornement : { architects-adornment-text-craft_24_mercy_window } Outil : { architects-tool-text-polishing_wheel }

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

## L'Âge des Artisans dans le navigateur

architects-dock-choose_craft = { $craft }
architects-dock-link_adornment = { $building }
architects-dock-link_tool = { $apprentice }
architects-dock-use_tool = { $apprentice } : { $tool }
architects-dock-capture_here = { $owner } ×{ $workers }
architects-dock-capture_here_artisan = { $owner } ×{ $workers }, avec l’Artisan
architects-dock-capture_colour = { $owner } ×{ $workers }
architects-phase-starters = Embauche des premiers Apprentis
architects-phase-starters-how = Chacun embauche gratuitement un de ces Apprentis, le dernier joueur d’abord. Leurs compétences sont celles que demandent les Bâtiments, et chacun aide dans un lieu.
architects-phase-starting_tool = Choix d’un premier Outil
architects-phase-starting_tool-how = Choisissez une de ces cartes Artisanat : sa moitié inférieure est un Outil pour votre Apprenti.

## Le Temps des Merveilles : choix

# ce que rapporte une Contribution
architects-gift = { $influence ->
        [0] { $virtue ->
            [one] { $virtue } point de Vertu
           *[other] { $virtue } points de Vertu
        }
        [one] { $influence } point d'Influence{ $virtue ->
            [0] {""}
            [one] {" "}et { $virtue } point de Vertu
           *[other] {" "}et { $virtue } points de Vertu
        }
       *[other] { $influence } points d'Influence{ $virtue ->
            [0] {""}
            [one] {" "}et { $virtue } point de Vertu
           *[other] {" "}et { $virtue } points de Vertu
        }
    }{ $rewards ->
        [0] {""}
        [one] {" "}et { $rewards } carte Récompense
       *[other] {" "}et { $rewards } cartes Récompense
    }
architects-choice-silver_by_influence = { $influence ->
        [0] Ne pas perdre d'Influence
       *[other] Perdre { $influence } points d'Influence au lieu de dépenser { $silver ->
            [one] { $silver } Pièce
           *[other] { $silver } Pièces
        }
    }
architects-choice-virtue_by_influence = { $influence ->
        [0] Ne pas perdre d'Influence
       *[other] Perdre { $influence } points d'Influence au lieu de { $virtue ->
            [one] { $virtue } point de Vertu
           *[other] { $virtue } points de Vertu
        }
    }
architects-choice-precious_by_influence = { $influence ->
        [0] Ne pas perdre d'Influence
       *[other] Perdre { $influence } points d'Influence au lieu de dépenser { $gold ->
            [0] { architects-marble }
           *[other] { $marble ->
                [0] { architects-gold }
               *[other] { architects-gold } et { architects-marble }
            }
        }
    }
architects-choice-good_by_influence = { $n ->
        [0] Ne pas perdre d'Influence
        [one] Perdre { $n } point d'Influence au lieu de dépenser { architects-goods }
       *[other] Perdre { $n } points d'Influence au lieu de dépenser { architects-goods }
    }
architects-choice-use_credit = Utiliser la Pièce qui reste de votre échange
architects-choice-keep_influence = { $influence ->
        [0] Perdre toute cette Influence
        [one] Payer { $silver } Pièces et garder { $influence } point d'Influence
       *[other] Payer { $silver } Pièces et garder { $influence } points d'Influence
    }
architects-choice-contribute = Contribuer : 1 { $good_one } contre { architects-gift }
architects-choice-take_influence = Prendre { $n ->
        [one] { $n } point d'Influence
       *[other] { $n } points d'Influence
    } du Profiteur
architects-choice-raise_wonder = Construire la { $wonder } pour { $n ->
        [0] {""}
       *[other] { architects-goods },{" "}
    }{ $influence ->
        [one] { $influence } point d'Influence
       *[other] { $influence } points d'Influence
    }{ $tax ->
        [0] {""}
        [one] {" "}et { $tax } Pièce de Taxe
       *[other] {" "}et { $tax } Pièces de Taxe
    }
architects-choice-place_wonder = Placer la Merveille { $place_at }
architects-choice-wonder_as_worker = Compter la Merveille comme 1 ouvrier de plus
architects-choice-wonder_for_influence = Gagner 1 point d'Influence grâce à la Merveille
architects-choice-choose_favour = Choisir : { architects-favours }
architects-choice-turn_debt = Retourner une Dette sans la payer
architects-choice-trade_good = Échanger avec { $apprentice } en donnant 1 { $good_one }
architects-choice-trade_for_good = Échanger avec { $apprentice } contre 1 { $good_one }

## Le Temps des Merveilles : questions

architects-ask-using_credit = utilisez la Pièce qui reste de votre échange
architects-ask-sparing_silver = vous devez dépenser { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } : vous pouvez perdre plutôt de l'Influence, 2 points pour 2 Pièces au plus
architects-ask-sparing_virtue = vous devez perdre { $virtue ->
        [one] { $virtue } point de Vertu
       *[other] { $virtue } points de Vertu
    } : vous pouvez perdre plutôt de l'Influence, 2 points pour chacun
architects-ask-sparing_precious = vous devez dépenser { $gold ->
        [0] { architects-marble }
       *[other] { $marble ->
            [0] { architects-gold }
           *[other] { architects-gold } et { architects-marble }
        }
    } : vous pouvez perdre plutôt de l'Influence, 4 points par jeton
architects-ask-sparing_good = vous devez dépenser { architects-goods } : grâce au Charlatan, vous pouvez perdre plutôt de l'Influence, 1 point par jeton
architects-ask-keeping_influence = vous devez perdre { $influence ->
        [one] { $influence } point d'Influence
       *[other] { $influence } points d'Influence
    } : vous pouvez payer 2 Pièces pour chaque point que vous gardez
architects-ask-contributing_first = faites une Contribution avant l'action, ou poursuivez-la
architects-ask-contributing = vous avez placé un ouvrier auprès de la Princesse : vous pouvez faire une Contribution
architects-ask-taking_influence_first = prenez l'Influence du Profiteur avant l'action, ou poursuivez-la
architects-ask-taking_influence = prenez l'Influence du Profiteur maintenant, ou renoncez-y pour la prendre plus tard dans le tour
architects-ask-placing_there = choisissez qui vous placez { $place_at }
architects-ask-placing_wonder = choisissez le lieu de votre { $wonder }
architects-ask-visiting_wonder = votre Merveille se trouve { $place_at } : choisissez ce qu'elle vous rapporte
architects-ask-choosing_favour = choisissez la faveur de la Princesse
architects-ask-turning_debt = vous pouvez retourner une de vos Dettes non payées sans la payer

## Le Temps des Merveilles : refus

architects-refusal-influence_missing = Vous n'avez pas autant d'Influence ; perdez-en moins.
architects-refusal-rest_unpayable = Vous ne pourriez alors pas payer le reste du coût ; choisissez un autre moyen de payer.
architects-refusal-token_there = Cette ressource est déjà sur la carte Contribution ; placez-en une autre, ou attendez la prochaine réinitialisation du Marché Noir.
architects-refusal-token_missing = Vous n'avez pas cette ressource, et rien ne peut la remplacer dans une Contribution ; placez-en une que vous avez.
architects-refusal-contribution_in_the_way = Avec cette Contribution, vous ne pourriez plus payer l'action choisie ; placez une autre ressource, ou attendez.
architects-refusal-contribution_needed = Vous ne pouvez pas payer cette action sans Contribution ; faites d'abord la Contribution.
architects-refusal-influence_in_the_way = Si vous preniez l'Influence maintenant, vous ne pourriez plus payer l'action choisie ; prenez-la plus tard.
architects-refusal-influence_needed = Vous ne pouvez pas payer cette action sans l'Influence du Profiteur ; prenez-la d'abord.
architects-refusal-wonder_built = Cette Merveille est déjà construite ; choisissez-en une autre.
architects-refusal-wonder_unpayable = Il vous manque des ressources, de l'Influence ou des Pièces de Taxe pour cette Merveille ; réunissez-les d'abord.
architects-refusal-wonder_there = Une Merveille se trouve déjà là, et un lieu n'en reçoit qu'une ; choisissez un autre lieu.
architects-refusal-no_wonder_there = Une Merveille ne se place ni aux Mines, ni au Bâtiment des Impôts, ni au Marché Noir, ni à la Maison des Corporations ; choisissez un autre lieu.

architects-refused-influence_missing = Trop peu d'Influence : { $own_influence }
architects-refused-rest_unpayable = Le reste ne peut être payé
architects-refused-token_there = Déjà sur la carte Contribution
architects-refused-token_missing = Vous n'en avez pas
architects-refused-contribution_in_the_way = Gênerait votre action
architects-refused-contribution_needed = La Contribution est nécessaire
architects-refused-influence_in_the_way = Gênerait votre action
architects-refused-influence_needed = L'Influence est nécessaire
architects-refused-wonder_built = Déjà construite
architects-refused-wonder_unpayable = Ressources, Influence ou Pièces manquantes
architects-refused-wonder_there = Une Merveille s'y trouve
architects-refused-no_wonder_there = Pas de Merveille à cet endroit

## Le Temps des Merveilles : événements

architects-event-influence_gained = { $seat } gagne { $n ->
        [one] { $n } point d'Influence
       *[other] { $n } points d'Influence
    }
architects-event-influence_lost = { $seat } perd { $n ->
        [one] { $n } point d'Influence
       *[other] { $n } points d'Influence
    }
architects-event-influence_kept = { $seat } paie { $silver } Pièces et garde { $n ->
        [one] { $n } point d'Influence
       *[other] { $n } points d'Influence
    }
architects-event-credit_used = { $seat } utilise { $silver ->
        [one] la Pièce qui restait
       *[other] les { $silver } Pièces qui restaient
    } d'un échange
architects-event-contributed = { $seat } fait une Contribution : 1 { $good_one }
architects-event-wonder_placed = { $seat } place sa { $wonder } { $place_at }
architects-event-wonder_works = La { $wonder } compte { $place_at } comme 1 ouvrier de plus pour { $seat }
architects-event-penalty_due = { $seat } a des ouvriers auprès du Profiteur, { $place_at } : { $penalty }
architects-event-favour_won = { $seat } a la faveur de la Princesse : { architects-favours }
architects-event-favour_for_nobody = Personne n'a d'ouvrier auprès de la Princesse, { $place_at } : sa faveur n'est pour personne
architects-event-token_moved = 1 { $good_one } passe de la carte Contribution à la { $wonder }
architects-event-token_returned = 1 { $good_one } de la carte Contribution retourne à la réserve
architects-event-contributions_shuffled = Toutes les cartes Contribution sont mélangées et remises en place
architects-event-figures_moved = La Princesse est maintenant { $place_at }, le Profiteur { $other_place_at }
architects-event-contribution_revealed = Une nouvelle carte reçoit les Contributions ({ $contribution })
architects-event-most_influence = { $seat } a le plus d'Influence, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }{ $gold ->
        [0] , mais trop de joueurs se partagent l'Or
       *[other] {""}
    }

architects-penalty-take_debt = prendre 1 Dette
architects-penalty-gain_influence = gagner 1 point d'Influence
architects-penalty-lose_virtue = perdre 1 point de Vertu

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
architects-favour-debt_destroyed = Dette à détruire
    .one = Dette à détruire
    .many = Dettes à détruire
architects-favour-apprentice = Apprenti à embaucher gratuitement
    .one = Apprenti à embaucher gratuitement
    .many = Apprentis à embaucher gratuitement

## Apprentis et personnages du Temps des Merveilles

architects-card-abbot_influence = { architects-card-abbot_silver_1 }
architects-card-knight = Chevalier
architects-card-diplomat = Diplomate
architects-card-aristocrat_gold = Aristocrate
architects-card-aristocrat_marble = { architects-card-aristocrat_gold }
architects-card-aristocrat_wood = { architects-card-aristocrat_gold }
architects-card-benefactor_masonry = Bienfaiteur
architects-card-benefactor_carpentry = { architects-card-benefactor_masonry }
architects-card-tinkerer_clay = Bricoleur
architects-card-tinkerer_gold = { architects-card-tinkerer_clay }
architects-card-financier_marble = Financeuse
architects-card-financier_gold = { architects-card-financier_marble }
architects-card-brigand = Brigand
architects-card-charlatan_clay = Charlatan
architects-card-charlatan_wood = { architects-card-charlatan_clay }
architects-card-charlatan_stone = { architects-card-charlatan_clay }
architects-card-journeyman_building_card = Compagnon
architects-card-journeyman_silver = { architects-card-journeyman_building_card }
architects-card-journeyman_influence = { architects-card-journeyman_building_card }
architects-card-swindler_virtue = { architects-card-swindler_clay }
architects-card-street_urchin_clay = Gamin des Rues
architects-card-street_urchin_wood = { architects-card-street_urchin_clay }
architects-card-street_urchin_stone = { architects-card-street_urchin_clay }
architects-card-pickpocket_release = { architects-card-pickpocket }
architects-card-arnulf = Arnulf
architects-card-charles = Charles
architects-card-clotilde = Clotilde
architects-card-isabette = Isabette
architects-card-louis = Louis
architects-card-zesiro = Zesiro

architects-text-abbot_influence = Chaque fois que vous placez un ouvrier à l'Entrepôt Royal, gagnez 1 point d'Influence.
architects-text-knight = Chaque fois que vous placez un ouvrier au Corps de Garde, gagnez 1 point d'Influence.
architects-text-diplomat = Chaque fois que vous placez un ouvrier à l'Hôtel de Ville, gagnez 1 point d'Influence.
architects-text-aristocrat_gold = À chaque réinitialisation du Marché Noir, gagnez 1 jeton Or si vous avez un ouvrier auprès de la Princesse.
architects-text-aristocrat_marble = À chaque réinitialisation du Marché Noir, gagnez 1 jeton Marbre si vous avez un ouvrier auprès de la Princesse.
architects-text-aristocrat_wood = À chaque réinitialisation du Marché Noir, gagnez 2 jetons Bois si vous avez un ouvrier auprès de la Princesse.
architects-text-benefactor_masonry = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Argile, Bois ou Pierre contre 1 point d'Influence.
architects-text-benefactor_carpentry = { architects-text-benefactor_masonry }
architects-text-tinkerer_clay = À l'Entrepôt Royal, vous pouvez échanger 2 jetons Argile contre 1 jeton Bois et 1 jeton Pierre.
architects-text-tinkerer_gold = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Bois et 1 jeton Pierre contre 1 jeton Or.
architects-text-financier_marble = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Marbre contre 4 Pièces.
architects-text-financier_gold = À l'Entrepôt Royal, vous pouvez échanger 1 jeton Or contre 4 Pièces.
architects-text-brigand = Chaque fois que vous prenez une Dette, gagnez 1 point d'Influence.
architects-text-charlatan_clay = Vous pouvez perdre 1 point d'Influence au lieu de dépenser 1 jeton Argile, autant de fois que vous voulez, mais pas dans une Contribution.
architects-text-charlatan_wood = Vous pouvez perdre 1 point d'Influence au lieu de dépenser 1 jeton Bois, autant de fois que vous voulez, mais pas dans une Contribution.
architects-text-charlatan_stone = Vous pouvez perdre 1 point d'Influence au lieu de dépenser 1 jeton Pierre, autant de fois que vous voulez, mais pas dans une Contribution.
architects-text-journeyman_building_card = Quand vous construisez un Bâtiment ou une Merveille, piochez aussi 1 carte Bâtiment.
architects-text-journeyman_silver = Quand vous construisez un Bâtiment ou une Merveille, gagnez aussi 2 Pièces.
architects-text-journeyman_influence = Quand vous construisez un Bâtiment ou une Merveille, gagnez aussi 1 point d'Influence.
architects-text-swindler_virtue = À l'Entrepôt Royal, vous pouvez échanger 1 point de Vertu contre 1 jeton Or ou 1 jeton Marbre.
architects-text-street_urchin_clay = À chaque réinitialisation du Marché Noir, gagnez 3 jetons Argile si vous avez un ouvrier auprès du Profiteur.
architects-text-street_urchin_wood = À chaque réinitialisation du Marché Noir, gagnez 2 jetons Bois si vous avez un ouvrier auprès du Profiteur.
architects-text-street_urchin_stone = À chaque réinitialisation du Marché Noir, gagnez 2 jetons Pierre si vous avez un ouvrier auprès du Profiteur.
architects-text-pickpocket_release = Chaque fois que vous placez un ouvrier au Bâtiment des Impôts, tous vos ouvriers reviennent de la Prison et de tous les plateaux.
architects-text-arnulf = Quand vous placez un ouvrier auprès de la Princesse, elle y compte comme un de vos ouvriers.
architects-text-charles = Chaque fois que vous placez un ouvrier auprès du Profiteur, gagnez 1 Pièce.
architects-text-clotilde = Chaque fois que vous perdez 1 point de Vertu, gagnez 1 jeton Argile. Vous commencez avec une Dette non payée.
architects-text-isabette = Chaque fois que vous gagnez un Apprenti, dès le premier, gagnez 1 jeton Marbre.
architects-text-louis = Chaque fois que vous devez perdre 1 point d'Influence, vous pouvez plutôt payer 2 Pièces. La Cathédrale ne vous est jamais fermée.
architects-text-zesiro = Chaque fois que vous avancez la Cathédrale ou construisez un Bâtiment, gagnez 1 point d'Influence. Le Marché Noir ne vous est jamais fermé.

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
architects-apprentice-pickpocket_release = { architects-card-pickpocket_release } (libération)
architects-character-arnulf = { architects-card-arnulf }
architects-character-charles = { architects-card-charles }
architects-character-clotilde = { architects-card-clotilde }
architects-character-isabette = { architects-card-isabette }
architects-character-louis = { architects-card-louis }
architects-character-zesiro = { architects-card-zesiro }

## Bâtiments du Temps des Merveilles, et les Merveilles

architects-card-abbey = Abbaye
architects-card-painters_studio = Atelier de Peintre
architects-card-arena = Arène
architects-card-baths = Bains
architects-card-stage = Estrade
architects-card-pillory = Pilori
architects-card-courthouse = Tribunal
architects-card-mint = Atelier Monétaire
architects-card-depot = Dépôt
architects-card-gaol = Geôle
architects-card-mill = Moulin
architects-card-pavilion = Pavillon
architects-card-theatre = Théâtre
architects-card-outpost = Avant-poste
architects-card-mansion = Maison de Maître
architects-card-manor = Manoir
architects-card-wall = Mur
architects-card-vault = Salle Forte
architects-card-stronghold = Château Fort
architects-card-school = École
architects-card-masons_lodge = Loge Maçonnique
architects-card-joinery = Menuiserie
architects-card-tilers_hall = Salle des Dalleurs
architects-card-monastery = Monastère
architects-card-clay_wonder = Merveille Argile
architects-card-wood_wonder = Merveille Bois
architects-card-stone_wonder = Merveille Pierre
architects-card-gold_wonder = Merveille Or
architects-card-marble_wonder = Merveille Marbre

architects-text-abbey = Chaque joueur, vous compris, libère tous ses ouvriers de la Prison.
architects-text-painters_studio = Chaque joueur, vous compris, pioche 1 carte Bâtiment.
architects-text-arena = Gagnez 3 points d'Influence.
architects-text-baths = Gagnez 1 carte Récompense.
architects-text-stage = Gagnez 2 points d'Influence et 1 point de Vertu.
architects-text-pillory = Vous pouvez faire 1 capture gratuitement.
architects-text-courthouse = Vous pouvez retourner 1 de vos Dettes non payées sans la payer, et gagnez tout ce que rapporte un remboursement.
architects-text-mint = Placez aussitôt un ouvrier de votre réserve à l'Atelier d'Orfèvre, avec tout ce qu'il rapporte.
architects-text-depot = Placez aussitôt un ouvrier de votre réserve à l'Entrepôt Royal, avec tout ce qu'il rapporte.
architects-text-gaol = Placez aussitôt un ouvrier de votre réserve au Corps de Garde, avec tout ce qu'il rapporte.
architects-text-mill = Placez aussitôt un ouvrier de votre réserve dans la Forêt, avec tout ce qu'il rapporte.
architects-text-pavilion = Placez aussitôt un ouvrier de votre réserve à l'Hôtel de Ville, avec tout ce qu'il rapporte.
architects-text-theatre = Placez aussitôt un ouvrier de votre réserve à l'Atelier, avec tout ce qu'il rapporte.
architects-text-outpost = À la fin, gagnez 2 points de Vertu si aucun de vos ouvriers n'est en Prison.
architects-text-mansion = À la fin, gagnez 1 point de Vertu par lot de 3 points d'Influence que vous avez.
architects-text-manor = À la fin, 1 point par lot de 3 points d'Influence que vous avez.
architects-text-wall = À la fin, 1 point par paire d'un de vos Bâtiments, celui-ci et les Merveilles compris, et d'un niveau que vous avez atteint sur la Cathédrale.
architects-text-vault = À la fin, 1 point par lot de 5 Pièces que vous avez.
architects-text-stronghold = À la fin, libérez tous vos ouvriers de la Prison.
architects-text-school = Les 8 Apprentis visibles les plus à gauche cèdent la place à de nouveaux ; embauchez ensuite gratuitement n'importe quel Apprenti visible.
architects-text-masons_lodge = À la fin, gagnez 1 point de Vertu pour chacun de vos Apprentis en maçonnerie.
architects-text-joinery = À la fin, gagnez 1 point de Vertu pour chacun de vos Apprentis en menuiserie.
architects-text-tilers_hall = À la fin, gagnez 1 point de Vertu pour chacun de vos Apprentis en carrelage.
architects-text-monastery = Gagnez 1 point d'Influence par niveau que vous avez atteint sur la Cathédrale.
architects-text-clay_wonder = Gagnez 2 points de Vertu et placez la Merveille sur un lieu qui n'en a pas. Chaque fois que vous y placez un ouvrier, elle compte comme 1 ouvrier de plus à vous, ou vous donne 1 point d'Influence.
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

## Récompenses du Temps des Merveilles

architects-card-reward_influence_silver = Récompense : Influence et Argent
architects-card-reward_influence_wood = Récompense : Influence et Bois
architects-card-reward_influence_stone = Récompense : Influence et Pierre
architects-card-reward_influence_building = Récompense : Influence et Plan
architects-card-reward_influence_virtue = Récompense : Influence et Vertu
architects-card-reward_influence_gold = Récompense : Influence et Or
architects-card-reward_influence_marble = Récompense : Influence et Marbre

architects-text-reward_influence_silver = Gagnez 1 point d'Influence et 3 Pièces.
architects-text-reward_influence_wood = Gagnez 1 point d'Influence et 2 jetons Bois.
architects-text-reward_influence_stone = Gagnez 1 point d'Influence et 2 jetons Pierre.
architects-text-reward_influence_building = Gagnez 1 point d'Influence et piochez 1 carte Bâtiment.
architects-text-reward_influence_virtue = Gagnez 1 point d'Influence et 1 point de Vertu.
architects-text-reward_influence_gold = Gagnez 1 point d'Influence et 1 jeton Or.
architects-text-reward_influence_marble = Gagnez 1 point d'Influence et 1 jeton Marbre.

architects-reward-reward_influence_silver = { architects-card-reward_influence_silver }
architects-reward-reward_influence_wood = { architects-card-reward_influence_wood }
architects-reward-reward_influence_stone = { architects-card-reward_influence_stone }
architects-reward-reward_influence_building = { architects-card-reward_influence_building }
architects-reward-reward_influence_virtue = { architects-card-reward_influence_virtue }
architects-reward-reward_influence_gold = { architects-card-reward_influence_gold }
architects-reward-reward_influence_marble = { architects-card-reward_influence_marble }

## Cartes Contribution : ce que rapportent les Contributions, et la Conséquence au dos

architects-card-contribution_1 = Contribution 1
architects-card-contribution_2 = Contribution 2
architects-card-contribution_3 = Contribution 3
architects-card-contribution_4 = Contribution 4
architects-card-contribution_5 = Contribution 5
architects-card-contribution_6 = Contribution 6
architects-card-contribution_7 = Contribution 7

architects-text-contribution_1 = Contribution : Argile 1 Influence, Bois 2 Influence, Pierre 1 Influence et 1 Vertu, Or 3 Influence, Marbre 2 Influence et 1 carte Récompense. Conséquence : Princesse { architects-place-quarry.at }, 1 { architects-favour-gold.one } ou 1 { architects-favour-marble.one } ; Profiteur { architects-place-town_centre.at }, { architects-penalty-lose_virtue }, puis Prison.
architects-text-contribution_2 = Contribution : Argile 1 Influence, Bois 1 Influence et 1 Vertu, Pierre 2 Influence, Or 2 Influence et 1 carte Récompense, Marbre 3 Influence. Conséquence : Princesse { architects-place-silversmith.at }, 1 { architects-favour-reward_card.one } ; Profiteur { architects-place-guardhouse.at }, { architects-penalty-take_debt }, puis Prison.
architects-text-contribution_3 = Contribution : Argile 2 Influence, Bois 1 Influence, Pierre 2 Influence, Or 2 Influence et 1 Vertu, Marbre 2 Influence et 1 Vertu. Conséquence : Princesse { architects-place-forest.at }, 1 { architects-favour-debt_destroyed.one } ; Profiteur { architects-place-silversmith.at }, { architects-penalty-gain_influence }, puis Prison.
architects-text-contribution_4 = Contribution : Argile 1 Vertu, Bois 2 Influence, Pierre 2 Influence, Or 3 Influence, Marbre 2 Influence et 1 carte Récompense. Conséquence : Princesse { architects-place-kings_storehouse.at }, 1 { architects-favour-apprentice.one } ; Profiteur { architects-place-mines.at }, { architects-penalty-take_debt }, puis Prison.
architects-text-contribution_5 = Contribution : Argile 1 Influence, Bois 2 Influence, Pierre 1 Influence et 1 Vertu, Or 2 Influence et 1 carte Récompense, Marbre 3 Influence. Conséquence : Princesse { architects-place-workshop.at }, 2 { architects-favour-virtue.many } ; Profiteur { architects-place-forest.at }, { architects-penalty-lose_virtue }, puis Prison.
architects-text-contribution_6 = Contribution : Argile 1 Influence, Bois 1 Influence et 1 Vertu, Pierre 2 Influence, Or 2 Influence et 1 Vertu, Marbre 3 Influence. Conséquence : Princesse { architects-place-mines.at }, 1 { architects-favour-debt_destroyed.one } ou 4 { architects-favour-silver.many } ; Profiteur { architects-place-kings_storehouse.at }, { architects-penalty-gain_influence }, puis Prison.
architects-text-contribution_7 = Contribution : Argile 1 Vertu, Bois 2 Influence, Pierre 1 Influence et 1 Vertu, Or 3 Influence, Marbre 2 Influence et 1 Vertu. Conséquence : Princesse { architects-place-guardhouse.at }, 1 { architects-favour-marble.one } ; Profiteur { architects-place-quarry.at }, { architects-penalty-lose_virtue }, puis Prison.

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

## Le Temps des Merveilles dans un terminal

architects-terminal-court = Cour
architects-terminal-place = Lieu
architects-terminal-at_reset = À la réinitialisation
architects-terminal-now_for = Pour l'instant
architects-terminal-princess = Princesse
architects-terminal-profiteer = Profiteur
architects-terminal-most_workers = le plus d'ouvriers : { $favours }
architects-terminal-everybody_there = chacun sur ce lieu : { $penalty }, puis Prison
architects-terminal-either = { $this } ou { $that }
architects-terminal-contribution = { $contribution } (encore { $left } dans la pile)
architects-terminal-laid = { $good } (déjà là)
architects-terminal-wonder = Merveille
architects-terminal-still_costs = Coûte encore
architects-terminal-wonder_cost = { $amount ->
        [0] {""}
       *[other] { $goods },{" "}
    }{ $influence } Influence, { $taxes } de Taxe
architects-terminal-owner = Propriétaire
architects-terminal-credit = { $influence } (et { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } d'un échange)

## Le Temps des Merveilles dans le navigateur

architects-dock-contribute = 1 { $good_one } : { architects-gift }
architects-dock-raise_wonder = { $wonder }
architects-dock-place_wonder = { $place }
architects-dock-choose_favour = { architects-favours }
architects-dock-trade_good = { $apprentice } : 1 { $good_one }
architects-dock-trade_for_good = { $apprentice } : contre 1 { $good_one }

## Adversaires du jeu en solo du Temps des Merveilles

architects-opponent-aristocrat = Aristocrate
architects-opponent-enforcer = Homme de Main
architects-opponent-illusionist = Illusionniste
architects-opponent-gossip = Commère
architects-opponent-patron = Patronne
architects-opponent-peddler = Colporteur
architects-solo-aristocrat = { architects-opponent-aristocrat }
architects-solo-enforcer = { architects-opponent-enforcer }
architects-solo-illusionist = { architects-opponent-illusionist }
architects-solo-gossip = { architects-opponent-gossip }
architects-solo-patron = { architects-opponent-patron }
architects-solo-peddler = { architects-opponent-peddler }
architects-solo-about-aristocrat = Commence avec 8 points de Vertu et 2 d'Influence. Va auprès de la Princesse, y contribue et gagne une Planification Future ; ses Merveilles lui coûtent 2 jetons Marbre de moins.
architects-solo-about-enforcer = Commence avec 7 points de Vertu et 6 d'Influence. À l'Hôtel de Ville, envoie ses captifs en Prison ou, sans captif, fait 1 capture par ouvrier présent ; des captifs envoyés en Prison lui rapportent 1 jeton Marbre.
architects-solo-about-illusionist = Commence avec 6 points de Vertu et 4 d'Influence. Le Marché Noir l'attire, et ses ouvriers n'y coûtent aucune Vertu.
architects-solo-about-gossip = Commence avec 7 points de Vertu et 6 d'Influence. À l'Atelier, fait partir 2 Apprentis, ajoute 2 Taxes et gagne 2 Planifications Futures ; après chaque Merveille ou niveau de la Cathédrale, capture un groupe.
architects-solo-about-patron = Commence avec 9 points de Vertu et 2 d'Influence. À l'Entrepôt Royal, gagne 1 jeton Marbre par lot de 2 ouvriers, ou 1 point de Vertu avec un seul ; chaque ouvrier placé là lui rapporte 1 point d'Influence.
architects-solo-about-peddler = Commence avec 7 points de Vertu et 4 d'Influence. À l'Atelier d'Orfèvre, gagne 1 Pièce et 1 de plus par ouvrier présent ; chaque réinitialisation du Marché Noir lui rapporte 1 point d'Influence et 2 Pièces.

architects-scheme-st_guildhall = { architects-place-guildhall }
architects-scheme-st_prison_check = { architects-place-guardhouse } / { architects-deck-black_market }
architects-scheme-st_specialisation = spécialisation
architects-scheme-st_cathedral = Cathédrale / spécialisation
architects-scheme-st_princess = la Princesse
architects-scheme-st_influence = la Princesse / { architects-place-kings_storehouse }
architects-scheme-st_capture = { architects-place-town_centre } / la Princesse
architects-scheme-st_taxes = { architects-place-tax_stand } / { architects-place-mines }
architects-scheme-st_workshop = { architects-place-workshop }
architects-scheme-fu_build_1 = { architects-place-guildhall } / la Princesse
architects-scheme-fu_build_2 = { architects-place-guildhall } / spécialisation
architects-scheme-fu_build_3 = { architects-place-guildhall } / { architects-place-mines }
architects-scheme-fu_cathedral_virtue_1 = Cathédrale / { architects-place-silversmith }
architects-scheme-fu_cathedral_virtue_2 = Cathédrale / { architects-deck-black_market }
architects-scheme-fu_cathedral_late_1 = Cathédrale / { architects-place-workshop }
architects-scheme-fu_cathedral_late_2 = Cathédrale / { architects-place-guardhouse }
architects-scheme-fu_influence = la Princesse / spécialisation
architects-scheme-fu_captives = { architects-place-guardhouse } / { architects-place-kings_storehouse }
architects-scheme-fu_capture_3 = { architects-place-town_centre } / spécialisation
architects-scheme-fu_capture_4 = { architects-place-town_centre } / { architects-place-silversmith }
architects-scheme-fu_taxes = { architects-place-tax_stand } / { architects-place-mines }
architects-scheme-fu_princess_lead = { architects-deck-black_market } / la Princesse
architects-scheme-fu_ornament_1 = Ornement / la Princesse
architects-scheme-fu_ornament_2 = Ornement / Planification suivante

architects-card-st_guildhall = Planification de Départ : { architects-scheme-st_guildhall }
architects-card-st_prison_check = Planification de Départ : { architects-scheme-st_prison_check }
architects-card-st_specialisation = Planification de Départ : { architects-scheme-st_specialisation }
architects-card-st_cathedral = Planification de Départ : { architects-scheme-st_cathedral }
architects-card-st_princess = Planification de Départ : { architects-scheme-st_princess }
architects-card-st_influence = Planification de Départ : { architects-scheme-st_influence }
architects-card-st_capture = Planification de Départ : { architects-scheme-st_capture }
architects-card-st_taxes = Planification de Départ : { architects-scheme-st_taxes }
architects-card-st_workshop = Planification de Départ : { architects-scheme-st_workshop }
architects-card-fu_build_1 = Planification Future : { architects-scheme-fu_build_1 }
architects-card-fu_build_2 = Planification Future : { architects-scheme-fu_build_2 }
architects-card-fu_build_3 = Planification Future : { architects-scheme-fu_build_3 }
architects-card-fu_cathedral_virtue_1 = Planification Future : { architects-scheme-fu_cathedral_virtue_1 }
architects-card-fu_cathedral_virtue_2 = Planification Future : { architects-scheme-fu_cathedral_virtue_2 }
architects-card-fu_cathedral_late_1 = Planification Future : { architects-scheme-fu_cathedral_late_1 }
architects-card-fu_cathedral_late_2 = Planification Future : { architects-scheme-fu_cathedral_late_2 }
architects-card-fu_influence = Planification Future : { architects-scheme-fu_influence }
architects-card-fu_captives = Planification Future : { architects-scheme-fu_captives }
architects-card-fu_capture_3 = Planification Future : { architects-scheme-fu_capture_3 }
architects-card-fu_capture_4 = Planification Future : { architects-scheme-fu_capture_4 }
architects-card-fu_taxes = Planification Future : { architects-scheme-fu_taxes }
architects-card-fu_princess_lead = Planification Future : { architects-scheme-fu_princess_lead }
architects-card-fu_ornament_1 = Planification Future : { architects-scheme-fu_ornament_1 }
architects-card-fu_ornament_2 = Planification Future : { architects-scheme-fu_ornament_2 }

architects-text-scheme_at_guildhall = { architects-place-guildhall } (construire une Merveille, sinon avancer la Cathédrale, sinon gagner 4 jetons Marbre)
architects-text-scheme_at_market = { architects-deck-black_market } (1 point de Vertu pour le premier emplacement libre : à droite 3 jetons Marbre, à gauche 2 jetons Marbre, au milieu 2 Pièces, 2 Apprentis partent, 1 Planification Future)
architects-text-scheme_at_spec = la spécialisation de son plateau
architects-text-scheme_at_cathedral = { architects-place-guildhall } (un niveau de la Cathédrale et 1 point de Vertu)
architects-text-scheme_at_princess = auprès de la Princesse (1 Contribution, et rien d'autre dans ce lieu)
architects-text-scheme_at_storehouse = { architects-place-kings_storehouse } (1 jeton Marbre par lot de 2 ouvriers présents, ou 1 point de Vertu avec un seul)
architects-text-scheme_at_town_centre = { architects-place-town_centre } (1 capture par ouvrier présent)
architects-text-scheme_at_tax_stand = { architects-place-tax_stand } (toutes ses Pièces, contre 2 points de Vertu)
architects-text-scheme_at_mines = { architects-place-mines } (1 jeton Marbre, et 1 Pièce par ouvrier présent)
architects-text-scheme_at_workshop = { architects-place-workshop } (2 Apprentis partent, 2 Taxes sont ajoutées, 1 Planification Future est gagnée)
architects-text-scheme_at_silversmith = { architects-place-silversmith } (1 Pièce, et 1 de plus par ouvrier présent)
architects-text-scheme_at_guardhouse = { architects-place-guardhouse } (1 action par ouvrier présent, en partant du haut de la liste de son plateau)
architects-text-scheme_at_stack = { architects-place-guildhall } (un ouvrier sur un des siens, et un Ornement)
architects-text-scheme_at_nxt = la Planification suivante
architects-text-st_guildhall = L'adversaire va ici : { architects-text-scheme_at_guildhall }.
architects-text-st_prison_check = Avec { architects-condition-own_prison_2 } : { architects-text-scheme_at_guardhouse }. Sinon : { architects-text-scheme_at_market }.
architects-text-st_specialisation = L'adversaire va ici : { architects-text-scheme_at_spec }.
architects-text-st_cathedral = Avec { architects-condition-cathedral_open } et { architects-condition-virtue_9 } : { architects-text-scheme_at_cathedral }. Sinon : { architects-text-scheme_at_spec }.
architects-text-st_princess = L'adversaire va ici : { architects-text-scheme_at_princess }.
architects-text-st_influence = Avec { architects-condition-influence_5 } : { architects-text-scheme_at_princess }. Sinon : { architects-text-scheme_at_storehouse }, puis 1 Planification Future.
architects-text-st_capture = Avec { architects-condition-group_3 } : { architects-text-scheme_at_town_centre }, puis 1 Planification Future. Sinon : { architects-text-scheme_at_princess }, puis 1 Planification Future.
architects-text-st_taxes = Avec { architects-condition-taxes_8 } : { architects-text-scheme_at_tax_stand }, puis 1 Planification Future. Sinon : { architects-text-scheme_at_mines }, puis 1 Planification Future.
architects-text-st_workshop = L'adversaire va ici : { architects-text-scheme_at_workshop }.
architects-text-fu_build_1 = Avec { architects-condition-can_build } : { architects-text-scheme_at_guildhall }. Sinon : { architects-text-scheme_at_princess }.
architects-text-fu_build_2 = Avec { architects-condition-can_build } : { architects-text-scheme_at_guildhall }. Sinon : { architects-text-scheme_at_spec }.
architects-text-fu_build_3 = Avec { architects-condition-can_build } : { architects-text-scheme_at_guildhall }. Sinon : { architects-text-scheme_at_mines }.
architects-text-fu_cathedral_virtue_1 = Avec { architects-condition-cathedral_open } et { architects-condition-virtue_9 } : { architects-text-scheme_at_cathedral }. Sinon : { architects-text-scheme_at_silversmith }.
architects-text-fu_cathedral_virtue_2 = Avec { architects-condition-cathedral_open } et { architects-condition-virtue_9 } : { architects-text-scheme_at_cathedral }. Sinon : { architects-text-scheme_at_market }.
architects-text-fu_cathedral_late_1 = Avec { architects-condition-cathedral_open } et { architects-condition-no_future_left } : { architects-text-scheme_at_cathedral }. Sinon : { architects-text-scheme_at_workshop }.
architects-text-fu_cathedral_late_2 = Avec { architects-condition-cathedral_open } et { architects-condition-no_future_left } : { architects-text-scheme_at_cathedral }. Sinon : { architects-text-scheme_at_guardhouse }.
architects-text-fu_influence = Avec { architects-condition-influence_5 } : { architects-text-scheme_at_princess }. Sinon : { architects-text-scheme_at_spec }.
architects-text-fu_captives = Avec { architects-condition-has_captives } : { architects-text-scheme_at_guardhouse }. Sinon : { architects-text-scheme_at_storehouse }.
architects-text-fu_capture_3 = Avec { architects-condition-group_3 } : { architects-text-scheme_at_town_centre }. Sinon : { architects-text-scheme_at_spec }.
architects-text-fu_capture_4 = Avec { architects-condition-group_4 } : { architects-text-scheme_at_town_centre }. Sinon : { architects-text-scheme_at_silversmith }.
architects-text-fu_taxes = Avec { architects-condition-taxes_4 } : { architects-text-scheme_at_tax_stand }. Sinon : { architects-text-scheme_at_mines }.
architects-text-fu_princess_lead = Avec { architects-condition-princess_lead } : { architects-text-scheme_at_market }. Sinon : { architects-text-scheme_at_princess }.
architects-text-fu_ornament_1 = Avec { architects-condition-can_stack } : { architects-text-scheme_at_stack }. Sinon : { architects-text-scheme_at_princess }.
architects-text-fu_ornament_2 = Avec { architects-condition-can_stack } : { architects-text-scheme_at_stack }. Sinon : { architects-text-scheme_at_nxt }.

architects-entry-black_market = { architects-deck-black_market }
architects-entry-princess = auprès de la Princesse
architects-entry-specialisation = spécialisation
architects-entry-next_scheme = la Planification suivante
architects-entry-guildhall_cathedral = { architects-place-guildhall }, pour la Cathédrale
architects-entry-guildhall_stack = { architects-place-guildhall }, sur un de ses ouvriers
architects-entry-build_wonder = construire une Merveille
architects-entry-four_marble = gagner 4 jetons Marbre
architects-entry-captures = faire 1 capture par ouvrier présent
architects-entry-capture_tied = capturer d'un coup tous les groupes égaux
architects-entry-future_scheme = gagner une Planification Future
architects-entry-future_schemes = gagner une Planification Future, ou ce qui la remplace
architects-entry-silver = gagner 1 Pièce
architects-entry-take_back_prison = reprendre un ouvrier en Prison
architects-entry-take_back_held = reprendre un ouvrier sur un autre plateau
architects-entry-power_enforcer = pouvoir de l'Homme de Main : 1 jeton Marbre pour les captifs envoyés en Prison
architects-entry-power_gossip = pouvoir de la Commère : 1 capture après une construction
architects-entry-power_patron = pouvoir de la Patronne : 1 point d'Influence à l'Entrepôt Royal
architects-entry-power_peddler = pouvoir du Colporteur : 1 point d'Influence et 2 Pièces à la réinitialisation
architects-entry-favour_left = la faveur de gauche
architects-entry-favour_right = la faveur de droite

architects-condition-group_3 = 3 ouvriers d'un même autre joueur dans un lieu
architects-condition-group_4 = 4 ouvriers d'un même autre joueur dans un lieu
architects-condition-taxes_4 = 4 Pièces au Bâtiment des Impôts
architects-condition-taxes_8 = 8 Pièces au Bâtiment des Impôts
architects-condition-own_prison_2 = 2 de ses propres ouvriers en Prison
architects-condition-influence_5 = 5 points d'Influence ou moins
architects-condition-virtue_9 = 9 points de Vertu ou moins
architects-condition-no_future_left = une pile de Planifications Futures vide
architects-condition-future_left = une Planification Future restante
architects-condition-princess_lead = plus d'ouvriers auprès de la Princesse que tout autre joueur
architects-condition-can_build = une Merveille ou un niveau de la Cathédrale à sa portée
architects-condition-wonder_affordable = une Merveille qui peut être payée
architects-condition-favour_possible = une faveur de gauche qui peut être reçue
architects-condition-group_to_capture = un groupe à capturer
architects-condition-too_many_tied = plus de groupes égaux dans le lieu que de captures restantes
architects-condition-can_stack = un de ses ouvriers à la Maison des Corporations sans personne dessus
architects-condition-craft_left = une carte Artisanat restante

architects-priority-right_of_marker = ce que désigne le Marqueur de Ressources, ou la suite à droite
architects-priority-beside_princess = ce qui est auprès de la Princesse
architects-priority-first_of_board = le premier lieu libre de la liste de son plateau
architects-priority-most_held = le plateau qui retient le plus de ses ouvriers
architects-priority-next_board = le plateau du prochain joueur dans l'ordre du tour

architects-rule-wonders_solo_schemes = Le Temps des Merveilles, solo : cartes Planification
architects-rule-wonders_solo_track = Le Temps des Merveilles, solo : piste de Ressources
architects-rule-wonders_solo_wonders = Le Temps des Merveilles, solo : construire des Merveilles
architects-rule-wonders_solo_captures = Le Temps des Merveilles, solo : captures et Corps de Garde
architects-rule-wonders_solo_icons = Le Temps des Merveilles, solo : iconographie
architects-rule-wonders_solo_boards = Le Temps des Merveilles, solo : plateaux des adversaires

architects-replacement-marble_for_gold = du Marbre à la place de l'Or
architects-replacement-virtue_for_reward = de la Vertu à la place d'une Récompense
architects-replacement-virtue_for_influence = de la Vertu à la place de l'Influence au-delà de 12
architects-replacement-silver_for_debt = 2 Pièces à la place d'une Dette à détruire
architects-replacement-silver_for_apprentice = 2 Pièces à la place d'un Apprenti
architects-replacement-nothing_for_resource = rien à la place d'Argile, de Bois ou de Pierre
architects-replacement-nothing_for_plan = rien à la place d'une carte Bâtiment

architects-event-future_scheme_gained = { $seat } ajoute une Planification Future aux cartes révélées ({ $scheme })
architects-event-marker_moved = { $seat } avance le Marqueur de Ressources de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, jusqu'à : { $good }
architects-event-gain_replaced = { $seat } gagne { $replacement } × { $n } ({ $rule })

## Conseils

architects-counsel-prison = { $workers } de vos ouvriers sont en Prison : libérez-les au Corps de Garde. Dès 3, chaque réinitialisation coûte de la Vertu.
architects-counsel-few_workers = { $workers ->
        [0] Plus aucun ouvrier
        [one] Plus qu'un ouvrier
       *[other] Plus que { $workers } ouvriers
    } : reprenez à l'Hôtel de Ville ceux qui sont { $place_at }.
architects-counsel-few_workers_no_silver = { $workers ->
        [0] Plus aucun ouvrier
        [one] Plus qu'un ouvrier
       *[other] Plus que { $workers } ouvriers
    }, et pas de Pièce pour reprendre les autres : passez par l'Atelier d'Orfèvre.
architects-counsel-held = { $owner } détient { $workers } de vos ouvriers : 5 Pièces au Corps de Garde les ramènent.
architects-counsel-captives = Vous détenez { $workers } ouvriers adverses : envoyez-les en Prison au Corps de Garde, pour 1 Pièce chacun.
architects-counsel-debts = { $debts ->
        [one] 1 Dette non payée coûte
       *[other] { $debts } Dettes non payées coûtent
    } { $points } points à la fin : payez 6 Pièces au Corps de Garde.
architects-counsel-debts_no_silver = { $debts } Dettes non payées coûtent { $points } points à la fin : réunissez 6 Pièces à l'Atelier d'Orfèvre, puis payez au Corps de Garde.
architects-counsel-virtue = { $points ->
        [one] Vertu { $virtue } : 1 point de moins à la fin, et la Cathédrale est fermée. Échangez des biens contre de la Vertu à l'Entrepôt Royal.
       *[other] Vertu { $virtue } : { $points } points de moins à la fin, et la Cathédrale est fermée. Échangez des biens contre de la Vertu à l'Entrepôt Royal.
    }
architects-counsel-end_near = { $spaces ->
        [one] Il reste 1 emplacement
       *[other] Il reste { $spaces } emplacements
    } à la Maison des Corporations : ensuite, un dernier tour chacun. Construisez ce que vous pouvez.
architects-counsel-halt = { architects-hint-quiet }
architects-counsel-last_turn = Votre dernier tour : seul compte ce qui marque. Construisez, payez une Dette, ou libérez vos ouvriers de la Prison.
architects-counsel-construct = { $points ->
        [0] Vous pouvez construire { $building } à la Maison des Corporations.
        [one] Vous pouvez construire { $building } à la Maison des Corporations : 1 point.
       *[other] Vous pouvez construire { $building } à la Maison des Corporations : { $points } points.
    }
architects-counsel-advance = Vous pouvez avancer sur la Cathédrale à la Maison des Corporations : { $points } points.
architects-counsel-no_plans = Aucune carte Bâtiment en main : piochez à l'Atelier.
architects-counsel-skill = { $building } : il manque une compétence. Embauchez { $apprentice } à l'Atelier, pour { $silver } Pièces.
architects-counsel-skill_no_silver = { $building } : il manque une compétence. Réunissez { $silver } Pièces à l'Atelier d'Orfèvre, puis embauchez { $apprentice }.
architects-counsel-skill_nowhere = { $building } : personne à l'Atelier n'a la compétence qui manque. Piochez-y d'autres cartes Bâtiment.
architects-counsel-goods = { $building } : il manque { architects-goods }. Placez un ouvrier { $place_at }.
architects-counsel-artisan_prison = Votre Artisan est en Prison : libérez-le au Corps de Garde.
architects-counsel-adornment = Vous pouvez fabriquer un Ornement à la Maison des Corporations pour un de vos Bâtiments : il rapporte à la fin.
architects-counsel-profiteer = { $workers } de vos ouvriers sont auprès du Profiteur, { $place_at } : la prochaine réinitialisation les envoie en Prison. Reprenez-les à l'Hôtel de Ville.
architects-counsel-wonder = Vous pouvez construire { $wonder } à la Maison des Corporations : { $points } points.
