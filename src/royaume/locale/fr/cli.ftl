## La ligne de commande

cli-players = { $fewest } à { $most } joueurs
cli-more-players = { $expansion } : jusqu'à { $most } joueurs
cli-players-short = Joueurs
cli-game = Jeu
cli-mode = Mode
cli-decisions-per-second = Décisions /s
cli-forced-percent = Forcées %
cli-with-events-per-second = avec récit /s
cli-on-clones-per-second = sur copies /s
cli-games-per-second = Parties /s
cli-clones-per-second = Copies /s
cli-measuring = Mesure en cours, un cœur...
cli-simulated = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $decisions } décisions en { $seconds } s : { $speed } décisions/s
cli-seat = Place
cli-mean = moyenne
cli-wins = victoires
cli-ended = { $times ->
        [one] 1 partie finie
       *[other] { $times } parties finies
    } : { $ending }
cli-no-violation = Aucune loi n'a été violée.
cli-law-broken = Une loi a été violée : { $law }. L'enregistrement de la partie suit.
cli-arena-played = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, dont { $unfinished } inachevées et { $failed } interrompues
cli-arena-rounds = La moitié des parties achevées a duré au plus { $rounds } manches.
cli-arena-bot = Robot
cli-arena-games = Parties
cli-arena-share = Victoires par place
cli-arena-interval = Intervalle à 95 %
cli-arena-points = Points
cli-arena-time = Une décision
cli-arena-rating = Cote
cli-arena-opponent = (les règles)
cli-arena-raised = { $bot } a interrompu la partie { $game } (donne { $deal }) à la décision { $decision }, comme joueur { $seat } : { $what }
cli-arena-illegal = { $bot } a interrompu la partie { $game } (donne { $deal }) à la décision { $decision }, comme joueur { $seat }, par un choix qui n'est pas permis : { $what }
cli-arena-died = La partie { $game } (donne { $deal }) de { $bot } a été abandonnée : son processus est mort à chaque fois.
cli-ladder-duel = { $duel } : { $share } ({ $interval } ; objectif : { $goal } %)
cli-ladder-bot = Robot
cli-ladder-against = Contre
cli-ladder-games = Parties
cli-ladder-share = Victoires
cli-ladder-interval = Intervalle à 95 %
cli-ladder-goal = Objectif
cli-ladder-points = Points
cli-ladder-rounds = Manches (médiane)
cli-ladder-unfinished = Inachevées
cli-ladder-time = Une décision
cli-ladder-command = Commande
cli-card = Carte
cli-deck = Paquet
cli-count = Copies
cli-text = Effet
cli-source = Source
cli-source-seed = livret de règles
cli-source-picture = image
cli-source-implementation = implémentations publiques
cli-source-list = liste du matériel
cli-source-reconstructed = valeur maison
cli-total = Total
cli-retold = Partie jouée selon les règles { $theirs }, racontée selon les règles { $ours } : { $made } choix sur { $every } peuvent être refaits. Impossible de vérifier que tout s’est passé ainsi.
cli-reviewing = Relecture
cli-review-of = { $game } : { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }, { $choices ->
        [one] 1 choix
       *[other] { $choices } choix
    } ; positions coûteuses rejouées { $simulations ->
        [one] 1 fois
       *[other] { $simulations } fois
    }.
cli-review-unfinished = La partie n’était pas finie : relue jusqu’où elle va.
cli-percent = { $n } %
cli-review-cell = { $win } ({ $points })
cli-review-turn = Tour
cli-review-end = Fin
cli-review-name = Joueur
cli-review-chances = Chance de victoire et points attendus au début d’un tour
cli-review-moves = Les coups qui ont coûté le plus
cli-review-no-moves = Personne n’a rien laissé échapper.
cli-review-move = { $n }. Tour { $turn }, { $name } : chance de victoire { $win }, points { $points }
cli-review-before = après : { $deeds }
cli-review-played = joué : { $deeds } ({ $win }, { $points } points)
cli-review-better = mieux : { $deeds } ({ $win }, { $points } points)
cli-review-also = ou bien : { $deeds } ({ $win }, { $points } points)
cli-review-then = , puis{" "}
cli-review-minded = Ce à quoi { $name } aurait dû penser : « { $what } »
cli-review-only = Les seuls bons coups, et ils ont été trouvés
cli-review-only-move = Tour { $turn }, { $name } : { $deeds } ({ $win }, tout autre coup { $else_ } au plus)
cli-review-sources = D’où viennent les points, par tour
cli-review-shares = Chance et choix : ce qui a fait bouger la chance de victoire (points)
cli-review-start = Début
cli-review-drawn = Cartes tirées
cli-review-chosen = Ses choix
cli-review-others = Les autres
cli-verified = Vérifié : mélanges, { $choices } choix et état final concordent. Engagement { $commitment }
cli-verified-from-position = À partir d’une position donnée : { $choices } choix et état final concordent avec elle. Comment les cartes y sont arrivées, et chaque mélange, cela ne peut pas être vérifié.
cli-checking = Vérification
cli-sound = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } : tout est tel qu'il a été écrit, et chaque partie peut être rejouée.
cli-checked-older = Enregistré au format { $theirs } ; une copie en a été portée au format { $ours } et vérifiée. Ce qui est enregistré reste tel quel jusqu'à ce qu'un serveur y soit lancé.{ $sealed ->
        [no] { " " }Avant le format { $since }, rien n'était scellé : ce qui peut être lu et rejoué y passe pour sain.
       *[yes] { "" }
    }
cli-damage = La table { $table } est endommagée ({ $what }) ; son journal est sain jusqu'à la version { $sound }.
cli-damage-file = Le fichier lui-même est endommagé : { $what }
cli-backed-up = { $tables ->
        [one] 1 table copiée
       *[other] { $tables } tables copiées
    } dans { $file }
cli-backed-up-older = Tout est copié dans { $file }, dans l'ancien format où il est enregistré.
cli-restored = Rétabli depuis { $file }.
cli-migrated = { $tables ->
        [one] Une table a été copiée ; elle est la même aux deux endroits.
       *[other] { $tables } tables ont été copiées ; elles sont les mêmes aux deux endroits.
    }
cli-restored-kept = Ce qui s'y trouvait auparavant est dans { $kept }.
cli-mended = La table { $table } continue à partir de la version { $sound }, la dernière qui est saine.
cli-why = { $reason } (livret, « { $heading } »{ $page ->
        [0] {""}
       *[other] , p. { $page }
    })
cli-allowed = Ce choix est permis.
cli-levels = Qui joue contre vous, du plus faible au plus fort :
cli-level = { $name } { $plays }
cli-bot = Robot { $n }
cli-you = Joueur
cli-prompt = { $name }, { $question } :
cli-help = Un numéro fait ce choix. Aussi : why N (pourquoi un choix n'est pas permis), suggest (ce que jouerait un robot), undo (annuler), log (journal), save FICHIER, help (aide), quit (quitter).
cli-suggestion = Un robot jouerait { $number } : { $deeds }
cli-not-understood = « { $text } » n'est pas compris. { $help }
cli-no-such-number = Il n'y a pas de choix { $number } ; les choix vont de 1 à { $most }.
cli-undone = Annulé.
cli-saved = Enregistré dans { $file }.
cli-cannot-save = { $file } ne peut pas être écrit ({ $reason }).
cli-won = { $names } gagne.
cli-won-together = { $names } partagent la victoire.
cli-trained = L’œil est dans { $file }.
cli-goodbye = Au revoir. La partie n'était pas finie.
cli-turn = Tour { $turn } sur { $turns }
