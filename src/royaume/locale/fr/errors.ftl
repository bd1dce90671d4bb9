## Ce qui ne va pas dans ce qui vient de l'extérieur : quoi, où, que faire.

error-unknown-game = Il n'y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }.
error-unknown-expansion = { $game } n'a pas d'extension « { $value } ». Connues : { $known }.
error-unknown-solo = { $game } n'a pas d'adversaire solo « { $value } ». Connus : { $known }.
error-unknown-setup = { $game } n'a pas de mise en place « { $value } ». Connues : { $known }.
error-unknown-option = { $game } n'a pas d'option « { $value } ». Connues : { $known }.
error-option-value = « { $value } » n'est pas une valeur de { $key }. Valeurs possibles : { $known }.
error-option-form = « { $text } » n'est pas une option. Écrivez clé=valeur.
error-unknown-bot = Il n'y a pas de robot « { $bot } ». Robots connus : { $known }.
error-unknown-lesson = Il n'y a pas de leçon « { $lesson } ». Leçons connues : { $known }.
error-no-lesson = À cette table, il n'y a pas de leçon.
error-unknown-chapter = Il n'y a pas de chapitre { $chapter } : la leçon en a { $chapters }.
error-unknown-language = Il n'y a pas de langue « { $language } ». Langues connues : { $known }.
error-unknown-deck = { $game } n'a pas de paquet « { $deck } ». Paquets connus : { $known }.
error-count = { $option } doit valoir au moins { $least }, pas { $value }.
error-too-many-bots = { $bots } robots pour { $seats } places : au plus un par place.

error-game-over = La partie est finie : il n'y a plus rien à choisir.
error-not-your-turn = Ce n'est pas au joueur { $seat } de jouer. On attend : { $waiting }.
error-illegal-choice = « { $choice } » n'est pas permis. { $reason } Voir « { $heading } » dans le livret de règles.
error-unknown-choice = « { $choice } » ne peut pas être choisi ici. Possible : { $legal }.
error-undo-nothing = Il n'y a rien à annuler.
error-undo-revealed = Impossible d'annuler : une carte cachée a été révélée depuis.
error-too-many-names = { $names } noms pour { $seats } places.
error-player-name = { $name } ne peut pas être un nom de joueur : 1 à { $most } caractères imprimables.

error-file-missing = { $file } : ce fichier n'existe pas.
error-file-unreadable = { $file } : lecture impossible ({ $reason }).
error-in-file = { $file } : { $reason }
error-file-not-text = { $file } : ce n'est pas un fichier texte en UTF-8.

error-record-not-a-record = ligne { $line } : ce n'est pas une partie enregistrée de Royaume ; elle devrait commencer par [Royaume "1"], pas par « { $text } ».
error-record-header = ligne { $line } : « { $text } » n'est pas un en-tête de la forme [Clé "valeur"].
error-record-header-twice = ligne { $line } : l'en-tête { $key } figure deux fois.
error-record-header-missing = l'en-tête { $key } manque.
error-record-header-number = ligne { $line } : l'en-tête { $key } devrait être un nombre, pas « { $value } ».
error-record-header-count = ligne { $line } : { $found } en-têtes au lieu de { $expected }.
error-record-headers = ligne { $line } : les en-têtes ne décrivent pas une partie : { $reason }
error-record-start = ligne { $line } : la position de départ est illisible ({ $reason }).
error-record-from-the-future = ligne { $line } : partie au format { $theirs } ; cette version lit le format { $ours }. Mettez Royaume à jour pour la lire.
error-record-unknown-game = ligne { $line } : il n'y a pas de jeu « { $game } ». Jeux connus : { $known }.
error-record-rules-version = ligne { $line } : partie jouée selon les règles { $theirs } de { $game }, ce programme a les règles { $ours } : vérification impossible. La version de Royaume qui convient le peut.
error-record-expected = ligne { $line } : attendu { $expected }
error-record-turn = ligne { $line } : « { $text } » n'est pas un tour de la forme 12. P1 choix; choix
error-record-choice = ligne { $line }, tour { $turn } : { $reason }
error-record-after-the-end = ligne { $line } : la partie était finie avant ce tour.
error-record-cut-off = ligne { $line } : l'enregistrement s'arrête ici sans être complet : il a été coupé.
error-record-too-large = l'enregistrement compte { $size } caractères ; { $most } au plus peuvent être lus.
error-record-differs = ligne { $line } : l'enregistrement dit « { $found } », mais le rejouer donne « { $expected } ».

error-rules-version = état de la version { $theirs } des règles de { $game } ; celle-ci est la { $ours }.
error-data-not-carried = état de la version { $theirs } des règles de { $game } qui n’a pas pu passer à la version { $ours } : quelque chose n’y est pas tel que ces règles l’écrivaient.
error-data-not-an-object = { $where } : un objet avec des valeurs nommées est attendu.
error-data-not-a-list = { $where } : une liste est attendue.
error-data-missing = { $where } : « { $key } » manque.
error-data-unknown-key = { $where } : « { $key } » est inconnu ici. Connus : { $known }.
error-data-wrong-length = { $where } : { $n } éléments, alors que { $wanted } sont possibles.
error-data-segments = { $where } : chacun des cinq segments est une seule fois dans l'anneau.
error-data-not-a-number = { $where } : un nombre entier de { $low } à { $high } est attendu, pas { $value }.
error-data-not-a-name = { $where } : un nom ou un nombre entier de { $low } à { $high } est attendu, pas { $value }.
error-data-unknown-name = { $where } : « { $name } » est inconnu ici. Les plus proches : { $nearest }.
error-data-not-pairs = { $where } : { $n } éléments, alors que des paires sont attendues : une carte, et celle qui est dessous.
error-data-rest-here = { $where } : « ... » désigne toutes les autres cartes et ne peut être que le dernier élément d'une pile.
error-data-rest-twice = { $where } : les autres cartes sont déjà dans { $other } ; une seule pile peut les prendre (« ... », ou pas de clé).
error-data-not-a-text = { $where } : un texte est attendu, pas { $value }.
error-data-not-a-truth = { $where } : true ou false est attendu, pas { $value }.
error-data-not-hex = { $where } : des chiffres hexadécimaux sont attendus.
error-data-unknown-frame = { $where } : il n'y a pas de décision « { $name } ». Connues : { $known }.
error-data-frame-numbers = { $where } : les nombres ne conviennent pas à la décision « { $name } ».
error-lesson-says-all = La leçon « { $lesson } » dit elle-même ce qu'on joue et qui joue : avec elle, on ne donne que le nom de la première place.
error-no-other-deal = À partir d'ici, seules les vraies cartes permettent de continuer. Choisissez un point un peu plus tôt ou plus tard.
error-data-impossible = { $where } : cela ne peut pas arriver dans une partie : { $broken }.
error-data-sides = { $where } : huit lettres A ou B sont attendues, pas « { $value } ».
