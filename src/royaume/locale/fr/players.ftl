## Ce qui est annoncé aux joueurs absents.

notice-turn-title = À vous de jouer
notice-turn-body = { $others ->
        [0] { $game } vous attend.
       *[other] { $game } avec { $rivals } vous attend.
    }
notice-turn-subject = À vous de jouer : { $game }
notice-clock-title = Votre temps s'écoule
notice-clock-body = { $game } avec { $rivals } : votre temps se termine à { $until }.
notice-clock-subject = Votre temps s'écoule : { $game }
notice-over-title = Partie terminée
notice-over-body = { $game } avec { $rivals } est terminée.
notice-over-subject = Partie terminée : { $game }
notice-try-title = Cela fonctionne
notice-try-body = C'est ainsi que Royaume vous dira qu'une table vous attend.
notice-try-subject = Royaume : cela fonctionne
notice-letter-seat = Jouer : { $link }
    (Ce lien ouvre votre place : gardez-le pour vous.)
notice-letter-tables = Vos tables : { $link }
notice-letter-stop = Ne plus recevoir ce courrier : { $link }
notice-leave-subject = Royaume : pouvons-nous vous écrire ?
notice-letter-leave = { $named ->
        [0] Quelqu'un souhaite être prévenu à cette adresse quand une table de Royaume l'attend.
       *[other] { $name } souhaite être prévenu à cette adresse quand une table de Royaume l'attend.
    }

    Si c'est vous : { $link }

    Sinon, ne faites rien : aucun autre courrier ne viendra.
