## Ce qui est annoncé aux joueurs absents.

notice-turn-title = À vous de jouer
notice-turn-body = { $others ->
        [0] Votre partie { OF($game) } vous attend.
       *[other] Votre partie { OF($game) } avec { $rivals } vous attend.
    }
notice-turn-subject = À vous de jouer : { $game }
notice-clock-title = Votre temps s'écoule
notice-clock-body = Votre partie { OF($game) } avec { $rivals } : votre temps se termine à { $until }.
notice-clock-subject = Votre temps s'écoule : { $game }
notice-again-title = Toujours à vous de jouer
notice-again-body = { $days ->
        [one] Votre partie { OF($game) } avec { $rivals } vous attend depuis hier.
       *[other] Votre partie { OF($game) } avec { $rivals } vous attend depuis { $days } jours.
    }
notice-again-subject = Toujours à vous de jouer : { $game }
notice-over-title = Partie terminée
notice-over-body = Votre partie { OF($game) } avec { $rivals } est terminée.
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

## Ma page

page-nameless = Pas de nom durable
page-nameless-hint = Seul ce navigateur connaît vos tables.
page-named-hint = Vos tables suivent ce nom sur chaque appareil où vous entrez.
page-name = Un nom durable
page-name-what = Avec un nom et une phrase de passe, vous retrouvez vos tables sur chaque appareil. Sans eux, tout fonctionne comme avant, par des liens.
page-enter = Entrer
page-enter-what = Vos tables arrivent sur cet appareil, et celles de cet appareil vous suivent.
page-phrase = Phrase de passe (quelques mots)
page-phrase-new = Nouvelle phrase de passe (si vous en voulez une autre)
page-keep = Garder
page-have = J'ai une page
page-enter-passkey = Entrer avec une clé d'accès
page-passkeys = Clés d'accès
page-passkeys-what = Cet appareil, ou votre gestionnaire de mots de passe, vous laisse entrer sans la phrase de passe.
page-passkey = Clé d'accès { $n }
page-passkey-add = Ajouter une clé d'accès
page-devices = { $n ->
        [one] Ouverte sur cet appareil seulement
       *[other] Ouverte sur { $n } appareils
    }
page-leave = Quitter sur cet appareil
page-leave-elsewhere = Quitter sur tous les autres
page-erase = Effacer ma page
page-erase-sure = Le nom, les avis et la liste de vos tables sont effacés. Les tables elles-mêmes et leurs liens restent.

## Les avis

notices = Avis en votre absence
notices-what = Quand on joue sur plusieurs jours, vous êtes prévenu dès qu'une table vous attend : une fois par attente.
notices-push = Me prévenir sur cet appareil
notices-push-browser = Ce navigateur ne reçoit pas d'avis ici : il lui faut une adresse chiffrée (https), et sur certains téléphones Royaume doit d'abord être installé.
notices-push-server = Qui fait tourner ce serveur n'a pas installé les avis pour les navigateurs.
notices-mail = Par courrier électronique
notices-add = Ajouter
notices-webhook = Par un webhook
notices-webhook-what = Pour les programmes et les salons (Discord, Slack, Mattermost …). D'autres peuvent le lire : son lien n'ouvre votre place que là où vous en avez la clé.
notices-address = Adresse
notices-secret = Son secret, dit cette seule fois : il signe les requêtes
notices-about = Me prévenir
notices-about-turn = quand une table m'attend
notices-about-clock = quand mon temps est presque écoulé
notices-about-over = quand une partie est terminée
notices-after = Quand on m'attend
notices-after-0 = aussitôt
notices-after-10 = après 10 min
notices-after-60 = après 1 heure
notices-after-720 = après 12 heures
notices-again = Et une fois encore, là où il n’y a pas de pendule
notices-again-0 = jamais
notices-again-1 = après 1 jour
notices-again-3 = après 3 jours
notices-again-7 = après 7 jours
notices-night = Rien entre { $begins } h et { $ends } h, sauf quand mon temps est presque écoulé
notices-quiet = Rien n'est annoncé tant que la table est ouverte devant vous.
endpoint-push = Ce navigateur ou un autre ({ $name })
endpoint-mail = { $name }
endpoint-webhook = Webhook chez { $name }
endpoint-new = Un courrier est en route : ouvrez le lien qu'il contient.
endpoint-on = Vous êtes prévenu ici.
endpoint-failing = Les derniers avis ne sont pas arrivés.
endpoint-tried = Envoyé : est-il arrivé ?
endpoint-try = Essayer
endpoint-remove = Retirer
letter-confirm = Oui, écrivez-moi ici
letter-confirm-what = Royaume préviendra cette boîte quand une table vous attend.
letter-confirm-done = Vous serez prévenu ici.
letter-stop = Plus de courrier
letter-stop-what = Royaume n'enverra plus rien à cette boîte.
letter-stop-done = Aucun courrier ne viendra plus.
