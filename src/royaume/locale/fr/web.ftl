## Les textes propres au navigateur. Ceux des jeux sont dans leurs catalogues.

tagline = Cinq livres de règles, une seule table. Ce soir.
loading = Chargement…
close = Fermer
open = Ouvrir
copy = Copier
copied = Copié
confirm = Confirmer
cancel = Renoncer
continue = Reprendre
menu = Menu
players = joueurs
total = Total
to-start = Accueil
nowhere-title = Rien n’a encore été bâti ici
problem-title = Cette page ne peut pas être affichée
network-lost = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
reconnecting = reconnexion…
offline = La connexion est perdue
offline-kept = La table reste comme elle est ; vous continuerez ici dès que le serveur répondra.
offline-sending = Votre dernier choix est gardé ; il sera envoyé dès que le serveur répondra.
on-its-way = Votre dernier choix est encore en chemin : celui-ci n’a pas été fait.
speak-other = English
server-away = Le serveur ne répond pas.
server-away-here = Cette page reprendra d'elle-même dès qu'il tournera à nouveau :
server-away-there = Cette page reprendra d'elle-même dès qu'il répondra.
newer = Une version plus récente de Royaume est arrivée. Rien n'est perdu à vos tables.
newer-take = La charger
app-install = Installer Royaume sur cet appareil

panel-help = Aide
panel-settings = Réglages
panel-credits = Crédits

## Accueil

title-architects = Architectes du Royaume de l’Ouest
title-artisans = L’Âge des Artisans
title-wonders = Le Temps des Merveilles
title-viscounts = Vicomtes du Royaume de l’Ouest
title-majesty = Majesty
about-architects = Bâtissez la ville du roi et sa cathédrale. Vos ouvriers rapportent plus ensemble, ceux des autres se capturent ; la Vertu est un choix.
about-artisans = Un Artisan par joueur, des Outils pour les Apprentis, des Ornements pour les Bâtiments, et une sixième place à la table.
about-wonders = Cinq Merveilles à élever, de l’Influence à gagner à la cour, une Princesse et un Profiteur qui changent de quartier.
about-viscounts = Chevauchez autour du château avec trois cartes à la fois : commercez, construisez, transcrivez, placez vos gens.
about-majesty = Douze personnages à prendre, huit bâtiments à servir. Chaque carte rapporte tout de suite, et encore à la fin.
needs-architects = avec Architectes
about-minutes = env. { $n } min
play-now = Jouer
new-table = Nouvelle table
coming = Bientôt
your-turn = À vous de jouer
game-running = Partie en cours
game-over = Partie finie
and-more = et { $n } de plus
my-tables = Mes tables
my-tables-count = { $running } en cours, { $finished ->
        [0] 0 finie
        [one] 1 finie
       *[other] { $finished } finies
    }
my-tables-none = Pas encore de table sur ce navigateur. Ouvrez-en une, et elle sera ici.
forget = Oublier
import = Importer une partie
import-what = rejouer une partie depuis sa notation
import-file = Un fichier (.rgn)
import-paste = … ou son texte
import-go = La rejouer
help-what = touches, signes, le jeu en bref
guide = Documents
guide-what = jouer, héberger, écrire un robot
guide-with-what = { guide } : { guide-what }
credits-what = icônes CC BY 3.0, polices OFL

## Mes tables

play = Jouer
forget-sure = { $name } quitte votre liste. La clé de votre place n’est que dans ce navigateur : sans elle, vous ne pourrez plus revenir à la table.
forget-table = Oublier cette table : { $name }
forgotten = { $name } n’est plus dans votre liste.
tables-waiting = À vous de jouer
tables-others = Aux autres de jouer
tables-finished = Terminées
tables-status = { $n ->
        [0] Aucune table ne vous attend.
        [one] Une table vous attend.
       *[other] { $n } tables vous attendent.
    }
tables-counts = { $others } où d’autres jouent · { $finished ->
        [one] { $finished } terminée
       *[other] { $finished } terminées
    }
tables-with = avec { $names }
tables-lesson = Leçon
tables-last-move = dernier coup
tables-begun = commencée
tables-just-now = à l’instant
tables-turns = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
tables-empty = Rien ici pour le moment.
tables-waiting-for-players = attend des joueurs
tables-to-move = à { $names } de jouer
tables-play = Jouer : { $name }
tables-open = Ouvrir : { $name }
tables-watch = Regarder
tables-watch-table = Regarder : { $name }
tables-review = Revoir
tables-replay = Revoir : { $name }
tables-place = { $place } sur { $players }
tables-result = { $place } sur { $players }, { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-winner = victoire : { $winners }, { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
tables-more = { $n ->
        [one] Encore { $n } partie terminée
       *[other] Encore { $n } parties terminées
    }
tables-gone = La table { $table } ne peut pas être ouverte.
expansion-promos = Cartes promo
statistics = Mes parties en chiffres
statistics-title = Titre
statistics-games = parties
statistics-wins = gagnées
statistics-best = record
statistics-mean = moy.
statistics-length = durée
statistics-minutes = { $n } min
statistics-when = Quand
statistics-points = Points
statistics-place = Place
statistics-won = gagnée
statistics-mean-line = moyenne
statistics-chart = { $n ->
        [one] { $name } : les points d’une partie
       *[other] { $name } : les points des { $n } dernières parties
    }
statistics-counted = Comptent les parties jouées depuis leur début : ni leçons, ni « et si ».
statistics-none = Vos parties terminées seront comptées ici : parties, victoires, record, moyenne, durée.

## Préparer une table

setup-title = Qui joue, et avec quoi ?
setup-seats = Places
setup-options = Le jeu
setup-variants = Variantes
setup-variants-hint = Des règles que chaque table joue à sa façon, ou que le livret laisse ouvertes. Telles quelles, le livret décide.
setup-setup = Mise en place
setup-expansions = Avec
setup-solo = Adversaire automatique
setup-solo-none = Aucun
setup-go = Ouvrir la table
setup-seats-hint = Plusieurs joueurs à cet écran y jouent tour à tour. Une place libre a son propre lien à donner ; la partie commence quand toutes sont prises.
seat-number = Joueur { $n }
seat-kind = Place { $n } : qui
seat-name = Place { $n } : nom
seat-person = Joueur à cet écran
seat-open = Place libre (lien)
seat-bot = Personnage (robot)
seat-level = Place { $n } : quel personnage
seat-link-later = Son lien vient ensuite.
seat-add = Une place de plus
seat-remove = Retirer la place { $n }
seat-free = Place libre
kind-person = joueur
kind-open = attend un joueur
kind-rules = joue selon les règles
and-you = , vous
bot-page = le Page
    .short = Page
bot-page-plays = joue pour la compagnie : des coups sensés, pas toujours les meilleurs, et sans nuire à personne quand il peut l’éviter.
bot-squire = l'Écuyère
    .short = Écuyère
bot-squire-plays = suit un plan, sans toujours en trouver le meilleur coup.
bot-steward = l'Intendant
    .short = Intendant
bot-steward-plays = sait ce qui paie à la longue, et l’oublie un tour sur deux.
bot-chancellor = la Chancelière
    .short = Chancelière
bot-chancellor-plays = garde toute la partie en vue, et ne la perd guère des yeux.
bot-queen = la Reine
    .short = Reine
bot-queen-plays = prend son temps, voit très loin et ne laisse rien passer.
bot-random = robot qui joue au hasard
bot-gentle = robot qui joue en douceur
bot-greedy = robot qui joue pour les points
bot-eye = robot au regard exercé
majesty-setting-buildings = Faces des bâtiments
majesty-setting-buildings-hint = Face A pour les premières parties. Tous les joueurs ont les mêmes faces.
majesty-setting-deck = Pioche
majesty-setting-deck-hint = Par niveaux, les cartes fortes viennent plus tard ; mêlée, la pioche réunit les 60 cartes.
majesty-setting-tie = En cas d’égalité
majesty-setting-tie-hint = Ce qui arrive quand plusieurs joueurs ont le plus de points.
majesty-value-buildings-A = A
majesty-value-buildings-B = B
majesty-value-buildings-mixed = Au hasard
majesty-value-buildings-own = Une par une
majesty-value-deck-tiers = Par niveaux
majesty-value-deck-mixed = Mêlée
majesty-value-tie-shared = victoire partagée
majesty-value-tie-meeples = les Meeples départagent

## Avant le premier tour

lobby-title = La table est prête
lobby-waiting = La partie commence d’elle-même quand toutes les places sont prises.
waiting-for-people = On attend des joueurs
your-name = Votre nom
take-seat = Prendre la place
link-seat = Lien de la place { $n } : à ne donner qu’à un joueur
link-spectator = Lien pour les spectateurs

## À la table

is-thinking = { $name } réfléchit…
is-thinking-bot = { $name }, { $bot }, réfléchit…
you-watch = Vous regardez.
won-by = { $n ->
        [one] { $winners } l’emporte avec { $points } points.
       *[other] { $winners } partagent la victoire avec { $points } points.
    }
title-your-turn = ● À vous ·{ " " }
undo = Annuler
undo-impossible = Pas d’annulation
you = vous
away = absent
show-cards = Voir les cartes { OF($name) }
show-tableau = Voir ce qu’a { $name }
your-choices = Vos choix
dock-keys = 1–9 · ↵
dock-below = encore { $n } plus bas
dock-idle = Ce n’est pas à vous de jouer.
dock-offline = Rien ne peut être choisi avant le retour de la connexion.
fewer = moins
more = plus
or = ou
choice-reveals = Une carte cachée sera révélée, ou le hasard décide : plus d’annulation ensuite.
rulebook-place = { $book }, { $heading }{ $page ->
        [0] {""}
       *[other] , p. { $page }
    }
book-rulebook = Livret
book-architects = Règles d’Architectes
book-appendix = Annexe
target-with-key = { $label }, touche { $key }
# tant de choses d'une sorte
counted = { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
tile-coin = Pièces
    .one = Pièce
    .many = Pièces
tile-meeple = Meeples
    .one = Meeple
    .many = Meeples
tile-clay = Argile
    .one = jeton Argile
    .many = jetons Argile
tile-wood = Bois
    .one = jeton Bois
    .many = jetons Bois
tile-stone = Pierre
    .one = jeton Pierre
    .many = jetons Pierre
tile-gold = Or
    .one = jeton Or
    .many = jetons Or
tile-marble = Marbre
    .one = jeton Marbre
    .many = jetons Marbre
tile-silver = Pièces
    .one = Pièce
    .many = Pièces
tile-tax = Taxe
    .one = Taxe
    .many = Taxes
tile-virtue = Vertu
    .one = point de Vertu
    .many = points de Vertu
tile-points = points
    .one = point
    .many = points
tile-debt = Dettes non payées
    .one = Dette non payée
    .many = Dettes non payées
tile-paid_debt = Dettes remboursées
    .one = Dette remboursée
    .many = Dettes remboursées
tile-plan = cartes Bâtiment
    .one = carte Bâtiment
    .many = cartes Bâtiment
tile-worker = ouvriers
    .one = ouvrier
    .many = ouvriers
tile-carpentry = menuiserie
tile-tiling = carrelage
tile-masonry = maçonnerie
tile-capture = captures
    .one = capture
    .many = captures
tile-release = actions
    .one = action
    .many = actions
tile-hire = embauches ou pioches
    .one = embauche ou pioche
    .many = embauches ou pioches
tile-exchange = échanges
    .one = échange
    .many = échanges
tile-build = chantiers possibles
    .one = chantier possible
    .many = chantiers possibles
tile-ink = Encriers
    .one = Encrier
    .many = Encriers
tile-resource = ressources au choix
tile-corruption = Corruption
    .one = Corruption
    .many = Corruptions
tile-deed = Actes de Propriété
    .one = Acte de Propriété
    .many = Actes de Propriété
tile-approved_deed = Actes approuvés
    .one = Acte approuvé
    .many = Actes approuvés
tile-builder = Bâtisseur
tile-merchant = Marchand
tile-noble = Noble
tile-cleric = Clergé
tile-criminal = Criminel
tile-free_hire = cartes à recruter gratuitement
tile-destroy = cartes à détruire
tile-discard = cartes à défausser
tile-rearrange = réarranger ses cartes
tile-shuffle = mélanger ses cartes
tile-flip_any = Dettes ou Actes à retourner
tile-flip_debt = Dettes à retourner
tile-flip_deed = Actes à retourner
tile-move_worker = ouvriers à déplacer
tile-manuscript = manuscrits
tile-trading_post = Comptoir
tile-guildhall = Maison des Corporations
tile-workshop = Atelier
tile-step = cases
tile-dismissal = éliminations
tile-hand = cartes en main
tile-scheme = Planifications
tab-recap = Depuis votre tour
tab-log = Journal
tab-chat = Discussion
log-empty = Rien encore.
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-new = nouveau
log-beginning = Avant le premier tour
log-ending = Fin de la partie
turn-number = { $n ->
        [0] vient de commencer
       *[other] tour { $n }
    }
clock-title = Pendules
clock-none = Aucune
clock-live = En direct
clock-days = { $d } j { $h } h
clock-hours = { $h } h { $m }
clock-by-days = Des jours par tour
clock-live-hint = Pour une partie d’une traite : chacun dispose de ce temps en tout, et d’un peu plus à chaque tour.
clock-days-hint = Pour une partie sur plusieurs jours : chacun dispose de ce temps à chaque tour.
clock-base = Temps en tout
clock-turn = Temps par tour
clock-increment = En plus à chaque tour
clock-vacation = Jours d’absence, en tout
clock-nothing = rien
clock-stand-in = Qui joue à la place d’un joueur qui n’a plus de temps
clock-of = { $name } : il reste { $time }
clock-rests = { $name } est en congé : la pendule est arrêtée à { $time }
time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
time-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
  }
time-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
time-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
terms-days = { $time } par tour.
terms-live = { $time } pour toute la partie.
terms-live-more = { $time } pour toute la partie, et { $more } de plus à chaque tour.
terms-stand-in = Si quelqu’un épuise son temps, { $bot } joue à sa place jusqu’à son retour.
terms-vacation = La pendule s’arrête pendant les absences, { $time } en tout.
stands-in-time = { $name } a épuisé son temps : { $bot } joue à sa place.
stands-in-away = { $name } est en congé : { $bot } joue à sa place.
stands-in-own-time = Votre temps est écoulé : { $bot } joue pour vous jusqu’à votre retour.
stands-in-own-away = Vous êtes en congé : { $bot } joue pour vous jusqu’à votre retour.
stands-in-own-left = Jusqu’à votre retour, { $bot } joue pour vous.
go-away = Je m’absente
away-until = retour le { $day }
is-away-until = En congé jusqu’au { $day }.
away-day = De retour le
away-plays = Un personnage joue pour moi entre-temps
away-clock = Votre pendule s’arrête entre-temps. Absence encore possible dans cette partie : { $time }.
away-go = Prévenir les autres
away-told = Tout le monde voit que vous êtes en congé jusqu’au { $day }.
away-back = Je suis de retour
away-everywhere = À toutes mes tables où d’autres jouent
open-to-all = Les places libres sont ouvertes à tous
open-to-all-hint = La table figure sur la page d’accueil jusqu’à ce qu’elle soit complète.
open-tables = Tables ouvertes
open-tables-count = { $n ->
    [one] { $n } table vous attend
   *[other] { $n } tables vous attendent
  }
open-table-seats = { $names } · { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
  }
open-join = S’asseoir
open-table-join = S’asseoir : { $name }, avec { $names }
invite-title = Invitation
invite-text = Une place vous attend.
invite-qr = Afficher le code
invite-show = Afficher le code : place { $n }
invite-code = Le lien de la place { $n } en code pour appareil photo
invite-how = Visez-le avec l’appareil photo d’un téléphone, ou transmettez le lien. La place revient à qui la prend le premier.
invite-share = Envoyer le lien
resign = Laisser la partie à un robot
resign-sure = Ce personnage prend votre place jusqu’à votre retour. Sûr ?
resign-yes = Oui, jouer à ma place
seating = Places à cette table
give-to-bot = Laisser jouer { $bot }
give-to-person = Inviter quelqu’un d’autre
give-new-link = Nouveau lien
give-sure = { $name } perd cette place : qui reçoit le nouveau lien la reprend. Sûr ?
give-yes = Oui, libérer la place
spectators-allowed = Qui a le lien pour spectateurs peut regarder
come-back = Reprendre votre place
come-back-why = Un robot joue pour vous.
pass-to = Passez l’écran à { $name }
pass-why = La table reste couverte jusqu’à ce que le joueur suivant soit prêt.
pass-ready = Je suis { $name }

## Après la partie

gloss = Note
points-so-far = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
points-so-far-text = Si la partie finissait maintenant :
final-score = Score final
rank = { $n ->
        [1] 1er
       *[other] { $n }e
    }
rematch = Revanche
rematch-join = Rejoindre la revanche
replay = Revoir la partie
see-table = Voir la table
download = Notation
share = Partager
course-title = La partie tour par tour
course-hint = points si elle avait fini là ; cliquez pour revoir
course-label = Les points de chaque joueur après chaque tour
leaps-title = Les tours qui ont le plus rapporté
fair-start = Le mélange est fixé : sa graine, montrée à la fin, doit correspondre à cette empreinte.
fair-position = Cette partie a commencé à partir d’une position donnée : comment les cartes y sont arrivées, et les mélanges depuis, cela ne peut pas être vérifié.
fair = Mélange vérifiable : empreinte { $commitment }… donnée au début, graine { $seed }… montrée maintenant.
replay-at = Tour { $turn }, choix { $n } sur { $most }
replay-first = Au début
replay-back = Un choix en arrière
replay-next = Un choix en avant
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-speed = Vitesse
replay-hand-of = Main de
replay-hand-none = personne
replay-play = Lecture
replay-pause = Pause
replay-slider = Moment de la partie
what-if = Et si… à partir d’ici
what-if-how = Une nouvelle table reprend au tour { $turn }, après le choix { $n }. Ce que votre place ne pouvait pas connaître est mélangé de nouveau.
what-if-seat = Vous prenez la place de
what-if-others = Les autres places sont jouées par
what-if-bots = des robots
what-if-screen = des joueurs à cet écran
what-if-go = Jouer à partir d’ici
what-if-mark = Et si
what-if-back = Et si : retour à la partie revue, après le choix { $n }

## Relecture d’une partie finie

review = Relecture
review-subtitle = Relecture · { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
review-percent = { $n } %
review-cell = { $win } % ({ $points })
review-turn = Tour
review-end = Fin
review-win = Chance de victoire
review-win-short = victoire
review-win-label = La chance de victoire de chaque joueur, tour par tour
review-points = Points attendus
review-points-short = points
review-points-label = Les points que chaque joueur pouvait attendre, tour par tour
review-shows = Montré
review-hint = d’après ce que chacun savait ; cliquez pour y aller
review-table = En tableau
review-progress = On rejoue à partir de chaque tour…
review-moves = Les coups qui ont coûté le plus
review-no-moves = Personne n’a rien laissé échapper qui vaille d’être dit.
review-stake = Ce qui se jouait
review-before = la table avant le coup
review-move = Tour { $turn }, { $name } :
review-fell = chance de victoire { $to } % au lieu de { $from } % · robot le plus fort, { $games } parties depuis ce tour
review-why = Avec le meilleur coup, { $name } aurait gagné { $better } parties sur 100 au lieu de { $played }{ $gained ->
        [more] , avec { $points } points en moyenne.
       *[no] .
    }
review-after = Après : { $deeds }
review-minded = Ce à quoi { $name } aurait dû penser : « { $what } »
review-played = joué
review-better = mieux
review-only = le seul bon coup
review-only-short = seul bon
review-only-fell = chance de victoire { $from } %, tout autre coup { $to } % au plus · robot le plus fort, { $games } parties depuis ce tour
review-only-why = { $name } a trouvé le seul bon coup : il gagne { $best } parties sur 100, le suivant { $else }.
review-next-best = à défaut
review-points-lost = { $n } points
review-points-expected = { $n } points
review-points-moved = { $n } points
review-sources = D’où viennent les points
review-sources-short = points
review-sources-label = Les points { OF($name) } par source, tour par tour
review-whose = Les points de qui
review-luck = Chance et choix
review-luck-short = chance
review-start = Début
review-drawn = Cartes tirées
review-chosen = Ses choix
review-others = Les autres
review-luck-text = D’où vient la chance de victoire : ce que les cartes, tirées ou révélées, ont changé par rapport à ce qu’on pouvait attendre, ce que ses propres choix ont changé, et le reste, qui vient des autres.
review-next = Coup coûteux suivant
review-replay = Revoir d’ici

## Réglages

setting-language = Langue
language-en = English
language-fr = Français
setting-theme = Couleurs
theme-vellum = Vélin
theme-night = Nuit
theme-system = Comme le système
setting-speed = Animations
speed-off = Aucune
speed-fast = Rapides
speed-normal = Normales
setting-confirm = Confirmer un choix
confirm-never = Jamais
confirm-reveals = S’il révèle quelque chose
confirm-always = Toujours
setting-pass = Couvrir l’écran entre les joueurs d’ici
pass-secrets = Dans les jeux à secrets
pass-always = Toujours
pass-never = Jamais
setting-forecast = Score provisoire
forecast-yes = Montré
forecast-no = Caché
setting-counsel = Conseils à la table
counsel-yes = Donnés
counsel-no = Aucun

## Aide

help-keys = Touches
help-key-choose = 1–9, 0
help-does-choose = faire ce choix
help-key-move = ← ↑ → ↓
help-does-move = aller à la chose voisine qui peut être choisie
help-key-enter = Entrée
help-does-enter = choisir ce qui est pointé
help-key-undo = u
help-does-undo = annuler, tant que rien de caché n’a été montré
help-key-suggest = h
help-does-suggest = suggérer un coup : ce que ferait un robot
help-key-log = l
help-does-log = tout le journal
help-key-chat = c
help-does-chat = la discussion
zoom = De plus près
help-key-zoom = z
help-does-zoom = la carte pointée, de plus près ; sur un téléphone : gardez le doigt dessus
help-key-cancel = Échap
help-does-cancel = reposer un choix
help-key-help = ?
help-does-help = cette aide
help-key-replay = ← → ↑ ↓ Espace
help-does-replay = en revoyant une partie : un choix en arrière ou en avant, un tour, lecture
help-key-review = ← → N
help-does-review = en relecture : un tour en arrière ou en avant, le coup coûteux suivant
help-signs = Signes
help-sign-may = Lueur d’or : vous pouvez choisir ceci.
help-sign-advised = Conseillé : une suggestion, ou ce que dit le conseil.
help-sign-no = Hachuré : interdit. Pointez-le pour lire la règle.
help-sign-sel = Fond d’or : choisi, attend la confirmation.
help-sign-focus = Points rouges : le clavier est ici.
help-architects-title = Architectes en bref
help-architects-goal-title = But
help-architects-goal = Avoir le plus de points. Ils viennent des Bâtiments construits et de votre niveau à la Cathédrale ; la Vertu en ajoute ou en retire, les Dettes et les ouvriers en Prison en coûtent.
help-architects-turn-title = Votre tour
help-architects-turn = Placez un ouvrier de votre réserve et faites aussitôt ce que dit le lieu. Les ouvriers y restent : à chaque ouvrier de plus, le même lieu vous rapporte davantage. Sans ouvrier en réserve, le tour sert à en reprendre un.
help-architects-goods-title = Ressources
help-architects-goods = Pour chacun de vos ouvriers présents : 1 jeton Pierre à la Carrière, 1 jeton Bois dans la Forêt, 1 jeton Argile aux Mines et 1 de plus (ou 1 jeton Or pour 2), 1 Pièce à l’Atelier d’Orfèvre et 1 de plus. L’Entrepôt Royal échange des ressources contre de la Vertu ou du Marbre, une fois par ouvrier. Le Bâtiment des Impôts donne toutes les Taxes payées, contre 2 Vertus.
help-architects-workshop-title = Atelier
help-architects-workshop = Embauchez un Apprenti : 4 Pièces, et 1 de plus par colonne au-delà du nombre de vos ouvriers là. Les Apprentis ont des compétences et aident dans un lieu ; vous avez de la place pour 5. Ou piochez des cartes Bâtiment ; à la fin de votre tour, vous en gardez 6 au plus.
help-architects-guildhall-title = Maison des Corporations et Cathédrale
help-architects-guildhall = Là, l’ouvrier reste pour toujours. Construisez un Bâtiment de votre main : payez ses ressources, et ayez des Apprentis avec chacune de ses compétences (les écus). Ou montez d’un niveau à la Cathédrale : payez son coût, défaussez une carte Bâtiment, gagnez une Récompense.
help-architects-town_centre-title = Captures
help-architects-town_centre = À l’Hôtel de Ville, chacun de vos ouvriers fait une capture pour 1 Pièce : tous les ouvriers d’une couleur dans un lieu (par tour dans 2 lieux différents, à 4 joueurs ou plus dans 1). Les vôtres vous reviennent ; ceux des autres restent sur votre plateau, et leur propriétaire en est privé.
help-architects-guardhouse-title = Corps de Garde et Prison
help-architects-guardhouse = Une action pour chacun de vos ouvriers présents : envoyer tous vos captifs en Prison pour 1 Pièce chacun, libérer tous les vôtres de Prison, récupérer ceux que détient un autre joueur, ou rembourser une Dette pour 6 Pièces.
help-architects-market-title = Marché Noir
help-architects-market = Des ressources rares, n’importe quel Apprenti ou 1 carte Bâtiment parmi 5, contre des Pièces et 1 Vertu. À une réinitialisation (ses 3 emplacements sont occupés, ou l’est un emplacement à capuche de la Maison des Corporations) ses ouvriers vont en Prison ; qui en a 3 ou plus en Prison perd 1 Vertu, qui en a le plus prend une Dette.
help-architects-virtue-title = Vertu et Dettes
help-architects-virtue = Avec 10 Vertus ou plus, le Marché Noir vous est fermé ; avec 4 ou moins, la Cathédrale. Avec 3 ou moins vous payez 1 de Taxe en moins, avec 1 ou moins 2. Les points au-dessus de 14 peuvent détruire des Dettes non payées ; chaque point au-dessous de 0 est une Dette.
help-architects-end-title = Fin
help-architects-end = Quand le dernier emplacement de la Maison des Corporations est occupé, chacun joue encore un tour. Règle maison contre le blocage : la partie se termine aussi après trente tours de table de suite sans qu'aucun ouvrier ne vienne à la Maison des Corporations (vous en êtes averti dès le vingtième), et aussitôt que plus personne ne peut placer ni reprendre un ouvrier.
help-architects-score-title = Décompte
help-architects-score = Bâtiments et leurs bonus, Cathédrale, le nombre à côté de votre Vertu, 1 par jeton Or ou Marbre, 1 par lot de 10 Pièces ; −2 par Dette non payée, −1 pour 2 de vos ouvriers en Prison. À égalité : plus de Vertu, puis plus de Pièces.
help-architects-advice-title = Pour commencer
help-architects-advice = Trouvez des Pièces, embauchez des Apprentis qui ont les compétences de vos cartes, puis récoltez avec trois ou quatre ouvriers au même lieu. Reprenez vos ouvriers à l'Hôtel de Ville avant que d'autres ne les capturent.
help-majesty-title = Majesty en bref
help-majesty-turn-title = Votre tour
help-majesty-turn = Prenez une carte : la première est gratuite, chaque carte sautée coûte un Meeple, et les Meeples posés sur la vôtre sont à vous.
help-majesty-buildings-title = Vos bâtiments
help-majesty-buildings = Son personnage va sous son bâtiment, et le bâtiment agit aussitôt, de haut en bas.
help-majesty-end-title = Fin
help-majesty-end = Après douze tours : la diversité rapporte le carré du nombre de personnages différents, les majorités le nombre couronné, les blessés coûtent.

## Crédits

credits-games-title = Les jeux
credits-games = Majesty est un jeu de Marc André, édité par Hans im Glück. Architectes et Vicomtes du Royaume de l’Ouest sont des jeux de Shem Phillips et S J Macdonald, édités par Garphill Games. Royaume n’emploie ni dessin ni texte des éditeurs ; achetez les jeux, ils sont beaux.
credits-icons-title = Icônes
credits-icons = game-icons.net, de Lorc, Delapouite et d’autres, sous licence Creative Commons BY 3.0.
credits-fonts-title = Polices
credits-fonts = Alegreya et Alegreya Sans de Juan Pablo del Peral (Huerta Tipográfica), Metamorphous de James Grieshaber ; licence SIL Open Font.
credits-code-title = Fait avec
credits-code = Svelte, Vite, TypeScript, Project Fluent, uPlot.

## Majesty

majesty-short = Majesty
majesty-subtitle = { $sides ->
        [mixed] Faces mêlées
       *[other] Face { $sides }
    } · manche { $round } sur { $rounds }
majesty-free = gratuit
majesty-deck = Pioche
majesty-tier = Niveau
majesty-deck-count = { $left ->
        [0] vide
        [one] 1 carte
       *[other] { $left } cartes
    }
majesty-card-label = { $name }, { $cost ->
        [0] gratuit
        [one] coûte 1 Meeple
       *[other] coûte { $cost } Meeples
    }{ $meeples ->
        [0] {""}
        [one] , avec 1 Meeple dessus
       *[other] , avec { $meeples } Meeples dessus
    }
majesty-building-about = { $name } : ce que fait ce bâtiment
majesty-building-does = { $name } : { $text }
majesty-arch-label = { $name }, { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
majesty-place-here = Poser ici : { $name }
majesty-at-the-end = à la fin
majesty-realm-of = Royaume : { $name }
majesty-cards-taken = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } sur { $most }
majesty-meeples-of = { $n ->
        [one] { $n } Meeple
       *[other] { $n } Meeples
    } sur { $spaces }
majesty-majorities = Majorités

## L’Âge des Artisans

book-artisans = Règles de L’Âge des Artisans
book-wonders = Règles du Temps des Merveilles
help-artisans-title = L’Âge des Artisans en bref
help-artisans-start-title = Départ
help-artisans-start = Avant le choix des cartes Bâtiment, chacun embauche gratuitement un Apprenti visible, le dernier joueur d’abord.
help-artisans-artisan-title = Artisan
help-artisans-artisan = En plus de vos 20 ouvriers, vous avez un Artisan, qui se place, se capture et se reprend comme eux, mais ne va jamais à la Maison des Corporations. Le tour où vous le placez, il compte comme 2 ouvriers, et vous pouvez ignorer la perte de 1 Vertu.
help-artisans-adornments-title = Ornements
help-artisans-adornments = À la Maison des Corporations, posez un ouvrier sur l’un des vôtres qui n’en porte pas encore, et payez 3 Pièces et 2 de Taxe. Choisissez une des cartes Artisanat de la rangée et glissez-la sous un de vos Bâtiments ; chacun peut avoir un Ornement. La moitié supérieure agit aussitôt, et ses points comptent à la fin.
help-artisans-tools-title = Outils
help-artisans-tools = Posez un ouvrier sur l’un des vôtres à la Maison des Corporations, gratuitement, ou allez au milieu du Marché Noir. Choisissez une carte Artisanat et glissez-la sous un de vos Apprentis ; chacun peut avoir un Outil. Quand vous utilisez cet Apprenti, vous pouvez aussi utiliser la moitié inférieure, juste avant ou après, une fois par tour.
help-artisans-refresh-title = Nouveaux Apprentis
help-artisans-refresh = Trois emplacements de la Maison des Corporations amènent de nouveaux Apprentis : à la fin du tour où l’un est occupé, les deux Apprentis les plus à gauche quittent l’Atelier, et les Pièces posées sur eux vont à la réserve.
help-artisans-score-title = Décompte
help-artisans-score = Les points de vos Ornements et, pour 1 à 5 Outils, 1, 2, 4, 6 ou 9 points.

## L’Âge des Artisans à la table

artisans-adornment = Ornement
artisans-tool = Outil
artisans-crafts = Cartes Artisanat
artisans-line = { $what } : { $text }
artisans-crafts-left = { $n ->
        [0] Plus de carte Artisanat dans la pioche
        [one] 1 carte Artisanat dans la pioche
       *[other] { $n } cartes Artisanat dans la pioche
    }
artisans-crafting-adornment = Fabriquer un Ornement
artisans-crafting-adornment-text = Un ouvrier se pose sur l’un des vôtres à la Maison des Corporations. Payez 3 Pièces et 2 de Taxe, prenez la moitié supérieure d’une carte Artisanat et glissez-la sous un de vos Bâtiments sans Ornement : son effet est immédiat, ses points comptent à la fin.
artisans-crafting-tool = Fabriquer un Outil
artisans-crafting-tool-text = Un ouvrier se pose sur l’un des vôtres à la Maison des Corporations, ou au milieu du Marché Noir. Prenez la moitié inférieure d’une carte Artisanat et glissez-la sous un de vos Apprentis sans Outil : elle agit une fois par tour, en même temps que lui.
artisans-price = { $n ->
        [0] gratuit
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
artisans-free = gratuit
artisans-reconstructed = Notre propre reconstitution : { $what }.
artisans-value-points = ses points
artisans-value-effect = l’effet de l’Ornement
artisans-value-tool = l’Outil
artisans-tool-used = { $name }, déjà utilisé ce tour-ci
artisans-piece = Pièce à placer
artisans-piece-worker = Ouvrier
artisans-piece-artisan = Artisan
artisans-workers-of = { $n ->
        [one] l’Artisan { OF($name) }
       *[other] { $n } ouvriers { OF($name) }, dont l’Artisan
    }
artisans-two-workers-of = { $name }, deux ouvriers l’un sur l’autre
artisans-supply = ouvriers en réserve, dont l’Artisan
artisans-in-prison = ouvriers en Prison, dont l’Artisan
artisans-space-refresh = Occuper cet emplacement amène de nouveaux Apprentis à la fin du tour.
artisans-refresh-due = nouveaux Apprentis après ce tour
artisans-grace = Vous avez placé votre Artisan : vous pouvez ignorer la perte de 1 Vertu ce tour-ci.
artisans-another-chooses = Un autre joueur choisit.
artisans-text-guildhall = Ou posez l’ouvrier sur l’un des vôtres ici et fabriquez un Ornement ou un Outil. L’Artisan ne va jamais là.
artisans-text-black_market_middle = Ou fabriquez un Outil.
architects-warning-drop_tool = Cet Outil quitte la partie, et ses points avec lui.
help-cards = Toutes les cartes, en toutes lettres
help-key-piece = x
help-does-piece = un ouvrier ou l’Artisan : l’autre des deux

## Le Temps des Merveilles

tile-influence = Influence
    .one = point d’Influence
    .many = points d’Influence
tile-reward = cartes Récompense
    .one = carte Récompense
    .many = cartes Récompense
wonders-influence = Influence
wonders-at-the-end = en fin
wonders-prize = { $n ->
        [0] À la fin, qui a assez d’Influence, et le plus, reçoit { $gold } jetons Or.
        [one] À la fin, le joueur le plus influent reçoit { $gold } jetons Or ; pour l’instant : { $who }.
       *[other] À la fin, les joueurs les plus influents se partagent { $gold } jetons Or ; pour l’instant : { $who }.
    }
wonders-influence-step = Influence { $n }
wonders-influence-text = L’Influence paie les Merveilles, et peut remplacer des Pièces, de la Vertu, de l’Or et du Marbre.
wonders-influence-top = Personne ne peut en avoir davantage.
wonders-influence-none = Qui n’en a pas n’a rien à perdre.
wonders-mark = Qui monte jusqu’ici pioche une carte Bâtiment, à chaque fois.
wonders-instead-of = au lieu de
wonders-exchanges = L’Influence à la place
wonders-exchanges-text = À tout moment, vous pouvez perdre 2 points d’Influence au lieu de dépenser jusqu’à 2 Pièces (mais pas de Taxe), 2 au lieu de perdre 1 Vertu, et 4 au lieu de dépenser 1 jeton Or ou 1 jeton Marbre. La question est posée quand il faut payer ; rien ne remplace une Contribution.
wonders-exchange-silver = 2 points d’Influence au lieu de 2 Pièces
wonders-exchange-virtue = 2 points d’Influence au lieu de 1 Vertu
wonders-exchange-precious = 4 points d’Influence au lieu de 1 jeton Or ou 1 jeton Marbre
wonders-contribution = Contribution
wonders-contribution-text = Qui place un ouvrier près de la Princesse peut déposer une ressource qui n’est pas encore ici, et gagne aussitôt ce qui est écrit dessous. La cinquième ressource réinitialise le Marché Noir ; toutes vont alors sur les Merveilles de leur type.
wonders-cards-left = pile { $n }
wonders-slot = { $good } : rapporte { $gains }
wonders-slot-taken = { $good } : déjà donné
wonders-consequence = Conséquence de la prochaine réinitialisation
wonders-princess = Princesse
wonders-profiteer = Profiteur
wonders-princess-text = Un ouvrier placé près d’elle permet une Contribution. Capturer d’autres ouvriers près d’elle coûte 1 Vertu.
wonders-profiteer-text = Un ouvrier placé près de lui rapporte 1 point d’Influence. Capturer d’autres ouvriers près de lui rapporte 1 Vertu.
wonders-princess-here = La Princesse est ici : placez un ouvrier, et vous pouvez faire une Contribution. Y capturer coûte 1 Vertu.
wonders-profiteer-here = Le Profiteur est ici : placez un ouvrier, et vous gagnez 1 point d’Influence. Y capturer rapporte 1 Vertu.
wonders-wonder-here = Une Merveille se dresse ici : pour son propriétaire, elle compte comme un ouvrier de plus, ou rapporte 1 point d’Influence.
wonders-then = puis
wonders-to-the-most = majorité
wonders-penalty-now = À la réinitialisation, pour tous ceux qui ont un ouvrier ici ({ $place }) : { $penalty } ; puis tous les ouvriers du lieu vont en Prison. { $n ->
        [0] Pour l’instant, personne.
       *[other] Pour l’instant : { $who }.
    }
wonders-favour-now = À la réinitialisation, pour qui a le plus d’ouvriers ici ({ $place }) : { $favour }. { $n ->
        [0] Pour l’instant, personne.
       *[other] Pour l’instant : { $who }.
    }
wonders-wonders = Merveilles
wonders-cost = Coûte encore : { $goods }, { $influence } d’Influence, { $taxes } de Taxe.
wonders-printed-cost = Coûte : { $goods }, { $influence } d’Influence, { $taxes } de Taxe.
wonders-tokens = { $n ->
        [one] 1 jeton de Contribution s’y trouve.
       *[other] { $n } jetons de Contribution s’y trouvent.
    }
wonders-built = Construite par { $name }.
wonders-built-at = Construite par { $name } ; elle se dresse { $place }.
wonders-short-of = manque { $n }
wonders-hint-figures = Princesse : { $princess } · Profiteur : { $profiteer }
wonders-tab-court = Cour
help-wonders-title = Le Temps des Merveilles en bref
help-wonders-start-title = Début
help-wonders-start = Avant le choix des cartes Bâtiment, chacun embauche gratuitement un des dix Apprentis visibles, en commençant par le dernier joueur.
help-wonders-influence-title = Influence
help-wonders-influence = Une piste de 0 à 12. Chaque fois que vous montez à 5 ou à 9, vous piochez une carte Bâtiment. Vous pouvez perdre 2 points d’Influence au lieu de dépenser jusqu’à 2 Pièces (jamais de Taxe), 2 au lieu de perdre 1 Vertu, 4 au lieu de dépenser 1 jeton Or ou 1 jeton Marbre. À la fin, le joueur le plus influent reçoit 4 jetons Or.
help-wonders-court-title = Princesse et Profiteur
help-wonders-court = Placez un ouvrier près de la Princesse, et vous pouvez donner 1 ressource qui n’est pas encore sur la carte : vous gagnez ce qui est écrit dessous. Placez-en un près du Profiteur, et vous gagnez 1 point d’Influence. Capturer d’autres ouvriers près d’elle coûte 1 Vertu, près de lui en rapporte 1.
help-wonders-reset-title = Réinitialisation
help-wonders-reset = La cinquième Contribution réinitialise aussi le Marché Noir. Alors tous ceux qui ont un ouvrier près du Profiteur subissent ce que dit la carte, et tous les ouvriers du lieu vont en Prison ; qui a le plus d’ouvriers près de la Princesse gagne sa faveur ; les Contributions vont sur les Merveilles, et tous deux changent de lieu.
help-wonders-wonders-title = Merveilles
help-wonders-wonders = Vous en construisez une à la Maison des Corporations au lieu d’un Bâtiment, avec des ressources d’un seul type, de l’Influence et de la Taxe ; sans compétence. Chaque ressource déposée par les Contributions en épargne une. Vous gagnez 2 Vertus et posez sa tour sur un lieu qui n’en a pas : elle y compte comme un ouvrier de plus pour vous, ou vous rapporte 1 point d’Influence.
help-key-wonders = w
help-does-wonders = ouvrir ou fermer les Merveilles, là où elles sont repliées
help-key-contribute = p
help-does-contribute = un ouvrier près de la Princesse, avec une contribution ; si plusieurs ressources sont possibles, encore p pour la suivante, puis Entrée
wonders-with-contribution = … avec une contribution

## Le tour d’un adversaire qui suit ses propres règles

setting-telling = Le tour d’un adversaire automatique
telling = Tour de l’adversaire
telling-steps = Son tour, pas à pas
tell-steps = pas à pas
tell-run = en continu
tell-summary = résumé seul
telling-next = Étape suivante
telling-finish = Finir son tour
telling-again = Revoir
telling-next-time = La prochaine fois
telling-text = Tout ce qui suit la carte se déduit de la table : pointez un numéro, sur le plateau ou dans la liste, pour voir ce qu’il regarde.
telling-prompt = joue : étape { $n } sur { $most }.
telling-follows = Après la carte, plus rien n’est dû au hasard.
telling-pile = pioche
telling-discards = défausse
telling-future = futures
telling-track = Piste de Ressources
telling-track-text = Chaque Pièce avance le marqueur d’un cran vers la droite ; au bout, il revient au début, avec 1 jeton Marbre.
telling-track-at = { $good }, le marqueur est ici
telling-would-build = Construirait :
telling-would-build-text = À la Maison des Corporations, avec ce qu’il a maintenant : parmi les Merveilles qu’il peut payer, la première à partir du marqueur, vers la droite.
telling-builds-nothing = aucune Merveille encore
help-key-telling = ↵ · f, Espace · r
help-does-telling = le tour d’un adversaire solo : étape suivante, jusqu’à la fin, encore ; un clic sur le plateau va aussi à la fin
telling-asks-for = demande : { $condition }

## Vicomtes à la table

viscounts-round = manche { $n }
viscounts-last-round = dernière manche ({ $n })
viscounts-hint-means = { $space } · { $means }
viscounts-hint-wild = { $n ->
        [one] 1 Criminel (joker)
       *[other] { $n } Criminels (jokers)
    }
viscounts-hint-pair = Pointez un nombre ou un nom pour en savoir plus.
viscounts-hint-rearranging = Cliquez sur vos cartes dans leur nouvel ordre, de gauche à droite.
viscounts-hint-end = La fin approche : on termine cette manche, puis on en joue encore une.
viscounts-hint-last = C’est la dernière manche.
viscounts-guide = Phases d’un tour
viscounts-guide-cards = Cartes
viscounts-guide-movement = Avancer
viscounts-guide-action = Action
viscounts-guide-recruit = Recruter
viscounts-guide-collision = Collision
viscounts-guide-draw = Tirer
viscounts-board-of = Plateau { OF($name) }
viscounts-drop-off = La carte de droite sort quand la suivante est jouée.
viscounts-no-ability = sans effet
viscounts-pick = { $name } : va à la case { $n }
viscounts-track-yours = à vous, en cas de collision
viscounts-track-others = aux autres
viscounts-track-space = Case { $n }
viscounts-track-text = Quand votre Corruption et votre Vertu se rencontrent ici, vous gagnez en phase 5 ce qui est au-dessus. Tous les autres gagnent ce qui est au-dessous{ $condition ->
        [with_criminals] {" "}s’ils ont une icône Criminel sur leur plateau.
        [without_criminals] {" "}s’ils n’ont aucune icône Criminel sur leur plateau.
       *[always] .
    }
viscounts-buildings-trading_post = Comptoirs
viscounts-buildings-guildhall = Corporations
viscounts-buildings-workshop = Ateliers
viscounts-building-points = Points pour 1 / 2 / 3 : { $points }
viscounts-built = bâtiments construits
viscounts-in-hand = cartes en main
viscounts-supply = ouvriers en réserve
viscounts-pile = pioche
viscounts-discarded = défausse
viscounts-own-show = Voir ces cartes
viscounts-own-of = Cartes { OF($name) }
viscounts-own-hand = En main ({ $n })
viscounts-own-pile = À piocher, pas dans cet ordre ({ $n })
viscounts-own-unseen = En main ou à piocher ({ $n })
viscounts-own-discarded = Défaussées, la plus récente en dernier ({ $n })
viscounts-your-hand = Votre main
viscounts-hand-empty = Votre main est vide.
viscounts-top-card = Première carte de votre pioche
viscounts-no-manuscripts = Aucun manuscrit
viscounts-sets = Rubans { $sizes } : { $points }
viscounts-sets-text = Une série de 1, 2, 3 ou 4 rubans différents vaut 1, 4, 9 ou 16 points.
viscounts-ribbon-letter-grey = G
viscounts-ribbon-letter-black = N
viscounts-ribbon-letter-yellow = J
viscounts-ribbon-letter-blue = B
viscounts-kingdom = Le royaume
viscounts-poverty = Pauvreté
viscounts-prosperity = Prospérité
viscounts-poverty-text = Dettes déjà prises. Avec la dernière, la Pauvreté est révélée : on termine la manche, on en joue encore une, et les Actes approuvés sont classés pour 12, 8 et 4 points.
viscounts-prosperity-text = Actes déjà pris. Avec le dernier, la Prospérité est révélée : on termine la manche, on en joue encore une, et les Dettes payées sont classées pour 12, 8 et 4 points.
viscounts-leader = Maître du Château
viscounts-leader-text = Qui a le plus d’ouvriers au sommet du Château : 5 points, et une carte de plus en main.
viscounts-bonus-text-cleric_bonus_grey = Au premier qui a 3 rubans gris : 3 points et une icône Bâtisseur à chaque tour.
viscounts-bonus-text-cleric_bonus_black = Au premier qui a 3 rubans noirs : 3 points et une icône Clergé à chaque tour.
viscounts-bonus-text-cleric_bonus_yellow = Au premier qui a 3 rubans jaunes : 3 points et une icône Noble à chaque tour.
viscounts-bonus-text-cleric_bonus_blue = Au premier qui a 3 rubans bleus : 3 points et deux icônes Marchand à chaque tour.
viscounts-section-text = Trois de vos ouvriers ici : l’un monte au niveau 2 et apporte ce qui est sur le mur, les autres vont dans les deux sections voisines. Plus de 3 ouvriers en tout : certains sont expulsés.
viscounts-nobody = personne
viscounts-free = libre
viscounts-manuscript = Manuscrit
viscounts-castle = Château
viscounts-tier-1 = Niveau 1
viscounts-tier-2 = Niveau 2
viscounts-tier-3 = Sommet du Château
viscounts-pairs = Cartes Joueur et Héros
viscounts-pairs-how = Le nombre est la case de départ ; le Héros rejoint vos cartes.
viscounts-pairs-wait = { $name } choisit.
viscounts-tab-board = Plateau
viscounts-tab-cards = Mes cartes
viscounts-tab-castle = Château
viscounts-tab-others = Autres
viscounts-tab-live = (un choix à faire)
viscounts-note-person = Valeur { $value }. { $icons }.
viscounts-reconstructed = Personne n’a lu ces valeurs sur une carte imprimée : c’est notre propre reconstitution.
viscounts-solo-revealed = révélée
viscounts-solo-paid = Ce qui a payé
viscounts-solo-track = Corruption et Vertu
viscounts-solo-track-text = Quand ses marqueurs se rencontrent, son propre plateau dit ce qu’elle gagne ; vous gagnez ce qui est au-dessous de cette case sur le vôtre.
viscounts-solo-buildings = Ses bâtiments
viscounts-solo-leftmost = toujours le plus à gauche
viscounts-solo-takes = prend d’abord
viscounts-solo-pooled = toute ressource
viscounts-solo-reference = Au lieu de
viscounts-solo-reference-text = Ce qu’elle fait à la place des effets sans objet pour elle : réarranger ou 2 Pièces, détruire, défausser ou déplacer un ouvrier, recruter.
viscounts-segment-whole = { $segment } : emplacements et liens
viscounts-sites = Emplacements
viscounts-link = lien avec le suivant : { $gain }
viscounts-dock-ride = { $space }
viscounts-dock-dismiss = Éliminer d’abord { $card }
viscounts-dock-recruit = Recruter { $card }
viscounts-dock-place_workers = Placer { $n ->
        [one] 1 ouvrier
       *[other] { $n } ouvriers
    }
viscounts-dock-place_workers_elsewhere = Placer des ouvriers
viscounts-dock-construct_elsewhere = Construire
viscounts-dock-construct = { $slot_id ->
        [trading_post_1] Comptoir, case
        [trading_post_2] Comptoir, éliminer
        [trading_post_3] Comptoir, Marchands
        [guildhall_1] Corporation, Bâtisseur
        [guildhall_2] Corporation, Noble
        [guildhall_3] Corporation, Clergé
        [workshop_1] Atelier, défausse
        [workshop_2] Atelier, Vertu
       *[other] Atelier, main
    }
viscounts-dock-transcribe = Transcrire le manuscrit
viscounts-dock-transcribe_printed = Transcrire le manuscrit imprimé
viscounts-dock-move_worker = { $section } → { $section2 }
viscounts-dock-flip_debt = Retourner une Dette
viscounts-dock-choose_way = { $way }
viscounts-dock-destroy = Détruire { $card }
viscounts-dock-discard_top = Défausser la première carte
viscounts-dock-destroy_top = Détruire la première carte
help-viscounts-title = Vicomtes en bref
help-viscounts-goal-title = But
help-viscounts-goal = Le plus de points : bâtiments, ouvriers au Château, manuscrits et leurs rubans, Actes ; chaque Dette non payée coûte 2.
help-viscounts-cards-title = 1. Cartes
help-viscounts-cards = Les trois cartes de votre plateau avancent d’une case vers la droite ; celle qui sort va dans votre défausse. Jouez à gauche une carte de votre main. Si elle montre un Criminel, vous gagnez une Corruption par Criminel sur votre plateau.
help-viscounts-movement-title = 2. Mouvement
help-viscounts-movement = Votre Vicomte avance dans le sens horaire d’exactement la valeur de la carte jouée ; chaque case de plus coûte 1 Pièce. D’une case de gauche on peut entrer sur le chemin intérieur, et d’une case intérieure en ressortir.
help-viscounts-action-title = 3. Action
help-viscounts-action = Sur le chemin extérieur, commercez ou construisez ; sur le chemin intérieur, placez des ouvriers ou transcrivez. On paie avec les icônes de ses trois cartes et de son plateau, avec les Criminels comme jokers, et avec des biens : Pièces pour Marchands, Pierre pour Bâtisseurs, Or pour Nobles, Encrier pour Clergé. Avant, vous pouvez éliminer la carte à côté de votre Vicomte pour sa valeur en Pièces et utiliser ses icônes une fois.
help-viscounts-recruit-title = 4. Recruter
help-viscounts-recruit = Recrutez la carte à côté de votre Vicomte pour sa valeur en Pièces : elle va dans votre défausse, et l’effet de son coin agit aussitôt.
help-viscounts-castle-title = Château
help-viscounts-castle = 1, 3, 5 ou 8 Nobles placent 1 à 4 ouvriers devant vous. Trois des vôtres dans une section : l’un monte et apporte ce qui est sur le mur, un autre va de chaque côté. Plus de trois en tout : certains rentrent chez eux, et leur propriétaire est dédommagé. Un ouvrier vaut 1, 2 ou 3 points selon son niveau ; qui en a le plus au sommet est Maître du Château.
help-viscounts-buildings-title = Bâtiments
help-viscounts-buildings = Un bâtiment va sur un emplacement libre de votre côté de la rivière et apporte ce qui y est imprimé ; les liens avec les bâtiments voisins paient les deux propriétaires. La case qu’il quitte sur votre plateau vous donne une capacité pour toujours.
help-viscounts-manuscripts-title = Manuscrits
help-viscounts-manuscripts = Les rubans différents forment des séries de 1, 4, 9 ou 16 points. Le premier qui en a trois d’une couleur prend son Bonus Clergé.
help-viscounts-virtue-title = 5. Collision
help-viscounts-virtue = La Corruption va vers la droite, la Vertu vers la gauche. Quand elles se rencontrent, vous gagnez en phase 5 ce qui est imprimé au-dessus de la case, les autres ce qui est au-dessous, et toutes deux retournent à leur bout.
help-viscounts-debts-title = Dettes et Actes
help-viscounts-debts = Une Dette retournée ne coûte plus de points et apporte une ressource au choix ; un Acte retourné vaut 3 au lieu de 1.
help-viscounts-end-title = Fin
help-viscounts-end = Quand la dernière Dette de la Pauvreté ou le dernier Acte de la Prospérité est pris, on termine la manche et on en joue encore une. La Pauvreté classe alors les Actes approuvés, la Prospérité les Dettes payées, pour 12, 8 et 4 points.

## Le plateau rond de Vicomtes, tel qu’il est lu à voix haute

rota-turn = Tourner le plateau pour avoir votre Vicomte devant vous
rota-label = Plateau et château
rota-or = {" ou "}
rota-trade = { $n ->
    [one] commerce de { $n } icône Marchand : { $gain }
   *[other] commerce de { $n } icônes Marchand : { $gain }
}
rota-viscounts = { $n ->
    [one] Vicomte : { $names }
   *[other] Vicomtes : { $names }
}
rota-built = { $building } : { $name }
rota-gives = effet : { $gain }
rota-link = lien de { $site } à l’emplacement suivant : { $gain }
rota-value = valeur { $n }
rota-on-hire = au recrutement ou à l’élimination : { $gain }
rota-left = { $n } dans la pile
rota-cost = coûte { $n } icônes Clergé
rota-printed = plus de manuscrit
rota-climbing = pour qui monte au niveau 2 : { $gain }
rota-tier = niveau { $n } : { $workers }
rota-top-empty = niveau 3 : personne
rota-leader = Maître du Château : { $name }
rota-ribbon-grey = G
rota-ribbon-black = N
rota-ribbon-yellow = J
rota-ribbon-blue = B

learn = Apprendre en jouant
learn-title = Jamais joué ? Apprenez en jouant
learn-text = Une vraie première partie, en courts chapitres : un guide dit quoi faire et pourquoi.
learn-game = { $title }, { $n } min
learn-architects = Architectes
learn-viscounts = Vicomtes
learn-majesty = Majesty
tab-rules = Règles
help-keep = Garder ouvert à côté du plateau
help-put-away = Fermer les règles

## Tables entre amis

here = présent
is-away = Absent pour le moment : la table attend, chacun peut revenir plus tard.
name-taken = { $name } est déjà à cette table. Pourquoi pas :
link-own = Lien de votre propre place, pour un autre de vos écrans : qui l’a joue à votre place
other-seats = Vos autres places à cette table, dont ce navigateur a les clés :
forget-link = Le lien de votre place, si vous voulez le garder ailleurs
elsewhere-before = Cette place est jouée sur un autre écran
elsewhere-ask = La reprendre ici ? L’autre écran en sera averti.
elsewhere-take = La reprendre ici
elsewhere-since = Votre place est maintenant jouée sur un autre écran
elsewhere-told = Elle a été reprise avec le lien de cette place. Rien n’est perdu : vous pouvez la récupérer à tout moment.
elsewhere-back = La récupérer ici
elsewhere-watch = Regarder seulement
reach-alone = Seule cette machine peut joindre le serveur.
reach-how = Pour que d’autres puissent venir depuis votre réseau, arrêtez-le et relancez-le ainsi :
reach-then = La table est gardée. Les liens commenceront alors par
reach-network = Les liens marchent pour tous sur votre réseau, à l’adresse
setting-sound = Un son quand c’est à vous de jouer
setting-notice = Un avis du navigateur quand c’est à vous et que la page est cachée
switch-yes = Oui
switch-no = Non
notice-refused = Le navigateur ne permet pas les avis ici : voyez ses réglages pour cette page. Il y faut une adresse en https, ou celle de cette machine.

## Ce que ferait un robot

suggest = Suggérer
suggest-what = Que ferait un robot ici ?
suggestion = { $deeds } : { $brings }.
suggestion-only = { $deeds } : rien n'en vient tout de suite.
suggestion-then = { $deed }, puis { $then }
advice-shows = Montre les choix qui le suivent.
suggestion-score = score provisoire { $n }
suggestion-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Classement

ratings = Classement
ratings-to = Classement de tous les joueurs ›
ratings-what = D'après les seules tables classées, entre joueurs au nom durable. Le nombre dit ce que vaut chacun à coup sûr ; tous commencent à 1000.
ratings-none = Aucune partie classée n'est encore terminée. Préparez une table sans robots et choisissez « Compte pour le classement ».
ratings-player = Joueur
ratings-rating = Cote
ratings-deviation = incertaine de { $n }
ratings-games = Parties
ratings-wins = Gagnées
ratings-provisional = provisoire
ratings-provisional-hint = Provisoire : moins de 8 parties.
ratings-title = Titre
ratings-count = { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
}
ratings-seats = Ce que vaut une place
ratings-seats-hint = En points de la cote, d'après les mêmes parties ; ce que vaut la place n'est pas compté à qui s'y assied.
ratings-players = { $n } joueurs
ratings-seat = Place { $n }
setup-rated = Classement
setup-rated-no = Pour le plaisir
setup-rated-yes = Compte pour le classement
setup-rated-hint = La partie compte si chacun à la table a une page de joueur. Qui laisse sa place à un robot finit dernier.
rated = Table classée :
rated-hint = qui prend une place accepte que la partie compte pour le classement, si chacun a une page de joueur.

## Ma page, et la table suivante

my-page = Ma page
next-table = Table suivante
notices-away = Avis quand aucune page n'est ouverte, et un nom durable
error-push-refused = Le navigateur n'affiche pas les avis de cette page : autorisez-les dans ses réglages, puis réessayez.
