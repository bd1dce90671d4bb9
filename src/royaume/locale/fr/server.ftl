## Ce que dit le serveur, et ce qu'il ne fait pas.

server-ready = Royaume est servi à l'adresse { $address } (parties dans { $folder }). Ctrl-C l'arrête.

error-address = Impossible d'écouter sur { $host }, port { $port } ({ $reason }). Un autre serveur y est-il déjà ? Choisissez un autre { $option }.
error-port = Il n'y a pas de port { $port } : les ports vont de 0 à { $last }. Choisissez un autre { $option }.
error-folder-in-use = { $folder } appartient à un serveur qui tourne ({ $page }). Un dossier, un serveur : ouvrez sa page, arrêtez-le ou choisissez un autre --data.
error-data-folder = { $folder } : les parties ne peuvent pas y être enregistrées ({ $reason }).
error-data-format = { $file } : parties enregistrées au format { $theirs } ; cette version lit le format { $ours }. { $age ->
        [newer] Utilisez la version plus récente qui les a écrites.
        [older] Lancez-y une fois un serveur (royaume serve --data) : il les porte à ce format. Copiez-les auparavant (royaume backup).
       *[lost] Elles sont trop anciennes pour y être portées.
    }
error-postgres-missing = PostgreSQL demande un paquet de plus : pip install "royaume[postgres]".
error-workers-need-database = Plusieurs processus gardent leurs parties dans une même base PostgreSQL : nommez-la avec --database.
error-database = La base de données ne peut être utilisée : { $reason }

error-bad-request = La demande n'a pas été comprise : { $reason }.
error-not-found = Il n'y a rien à cette adresse.
error-method = Cette adresse ne répond pas à ce genre de demande.
error-other-host = Ce serveur ne répond pas au nom { $host }. Qui le fait tourner peut l'autoriser : royaume serve --allow-host { $host }
error-other-origin = Cette demande vient d'une page de { $origin }, et non de ce serveur. Qui le fait tourner peut autoriser ce nom avec --allow-host.
error-content-type = La demande doit être envoyée en JSON (en-tête Content-Type, valeur application/json).
error-too-fast = Cela fait beaucoup d'un coup. Patientez { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}, puis réessayez.
error-too-large = La demande est trop longue.
error-internal = Le serveur a rencontré un problème. Rien n'a changé ; réessayez.
error-token-needed = Seuls les joueurs peuvent le faire : ouvrez la table avec le lien de votre place.
error-unknown-token = Ce lien ne correspond à aucune place de cette table.
error-invitation-used = Cette invitation a déjà servi : la place est au joueur qui l’a prise, et qui a désormais son propre lien.
error-seat-revoked = Cette place a été donnée à quelqu'un d'autre par qui a créé la table.
error-no-spectators = Qui a créé cette table n'admet pas de spectateurs.
error-not-the-host = Seul qui a créé la table peut le faire.
error-seat-fixed = La place { $seat } ne peut pas être donnée ainsi.
error-nothing-to-return = Aucun robot ne joue pour vous à cette table.
error-clock-base = Une pendule de ce genre compte de { $least } à { $most } secondes.
error-clock-increment = Une pendule en jours n'ajoute pas de secondes à chaque tour.
error-clock-vacation = Seules les pendules en jours s'arrêtent pour qui s'absente.
error-away-until = Indiquez un jour à venir, dans { $days } jours au plus.
error-not-your-seat = La place { $seat } n'est pas la vôtre.
error-no-seat = Vous n'avez plus de place à cette table : un robot joue pour vous.
error-no-table = Cette table n'existe pas.
error-disk-full = Le disque du serveur est plein : rien n'a été changé. Libérez de la place, puis réessayez.
error-store-failed = Les données ne peuvent être ni lues ni écrites pour l'instant : rien n'a été changé. La raison se trouve dans le journal du serveur.
error-table-damaged = Les données de cette table ({ $table }) sont endommagées ; elles sont saines jusqu'à la version { $sound }. Rien de faux n'est montré. Les autres tables continuent. Qui tient le serveur peut la rétablir avec : royaume restore SAUVEGARDE --table { $table } (ou, sans copie, à partir de sa dernière version saine : royaume mend { $table })
error-version = La partie a continué entre-temps : ce choix valait pour un moment antérieur.
error-key-used = Cette clé a déjà servi à une autre demande.
error-not-started = La partie n'a pas encore commencé : il reste des places libres.
error-seat-taken = Cette place est déjà prise.
error-name-taken = { $name } est déjà à cette table : choisissez un autre nom.
error-seat-count = { $seats } places pour { $players } joueurs : indiquez qui joue à chaque place.
error-rated-people = Une table classée réunit au moins deux joueurs, dès son début : ni robots, ni adversaire des règles, ni « et si ».
error-undo-not-yours = Le dernier choix est celui de quelqu'un d'autre.
error-undo-answered = Un robot a joué depuis, et vous ne jouez pas seulement contre des robots.
error-undo-finished = La partie est finie : rien ne peut être annulé.
error-not-over = Ce sera possible une fois la partie finie.
error-no-such-point = Il n'y a pas de choix { $at } : la partie en comptait { $made }.
error-no-such-seat = Il n'y a pas de place { $seat }.
error-no-review = La relecture n’a pas pu être faite. Redemandez.
error-no-suggestion = Aucune réponse n'a été trouvée à temps. Redemandez.
error-chat-text = Il n'y a rien à dire là-dedans.
error-record-unreadable = Cet enregistrement est illisible : il raconte ce qui ne peut pas arriver dans une partie.
error-rules-stopped = Cette partie a été jouée selon les règles { $theirs } ; selon les règles { $ours }, la ligne { $at } de son journal ne peut pas être rejouée. On peut la regarder, mais elle ne continue pas ici.
error-made-by-rules = Partie jouée selon les règles { $theirs } ; ce programme a les règles { $ours } et la montre ainsi. Impossible de vérifier ici que tout s’est passé de cette façon.

error-notice-settings = { $file } : les réglages des avis sont inutilisables ({ $reason }).
error-player-needed = Réservé aux joueurs : cet appareil n'en connaît encore aucun.
error-player-unknown = Cette page ne connaît plus cet appareil : entrez de nouveau.
error-player-name-taken = { $name } est déjà le nom d'une autre page : choisissez-en un autre.
error-phrase-short = Une phrase de passe compte au moins { $least } caractères : quelques mots se retiennent bien.
error-phrase-wrong = Le nom et la phrase de passe ne vont pas ensemble.
error-passkey-refused = Cette clé d'accès n'a pas été acceptée. Réessayez, ou entrez avec votre phrase de passe.
error-no-passkeys = Ce serveur n'accepte pas les clés d'accès : qui le fait tourner peut les installer (pip install royaume[notices]).
error-no-push = Ce serveur n'envoie pas d'avis au navigateur : qui le fait tourner peut les installer (pip install royaume[notices]).
error-no-mail = Ce serveur n'envoie pas de courrier : qui le fait tourner peut indiquer un serveur de courrier (docs/notices.md).
error-mail-failed = Le courrier n'a pas pu être envoyé. L'adresse est-elle juste ?
error-no-endpoint = Il n'y a plus rien à y annoncer.
error-endpoint-address = On ne peut pas envoyer d'avis à cette adresse : elle commence par https://.
error-endpoint-private = Cette adresse est dans le réseau du serveur lui-même : rien n'y est envoyé, sauf si qui le fait tourner le permet.
error-endpoint-keys = Les clés de cet abonnement sont inutilisables.
error-endpoint-mail = Ce n'est pas une adresse de courrier.
error-endpoint-new = Ouvrez d'abord le lien reçu par courrier : d'ici là, rien d'autre n'y est envoyé.
error-endpoint-gone = Il n'y a plus personne : l'adresse a été retirée de la liste.
error-endpoint-failed = L'avis n'y a pas été reçu ({ $reason }).
error-endpoints-many = Vous êtes déjà prévenu à { $most } endroits : retirez-en un d'abord.
error-unknown-zone = Il n'y a pas de fuseau horaire { $zone }.

event-time_ran_out = { $seat } a épuisé son temps : { $bot } joue à sa place jusqu'à son retour
event-went_away = { $seat } s'absente quelque temps
event-went_away_for = { $seat } s'absente quelque temps : { $bot } joue à sa place
event-came_back = { $seat } est de retour
event-carried_over = Les règles ont été corrigées : la partie continue selon les règles { $ours } et non plus { $theirs }. Ce qui précède reste acquis, mais n’est plus raconté ni annulable

## Ce qu'un système dit de l'application avant de l'installer

app-description = De grands jeux de société dans le navigateur : seul contre des personnages du royaume, autour d'un écran, ou avec des amis au loin.
