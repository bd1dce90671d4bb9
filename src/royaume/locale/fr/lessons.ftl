## Ce que dit l'écran d'une leçon

tab-lesson = Leçon
lesson-subtitle = Première partie · chapitre { $n }
lesson-coach = Le guide
lesson-wakes = chapitre { $n }
lesson-do = Faites-le pour moi
lesson-next = Chapitre suivant ›
lesson-again = Recommencer le chapitre
lesson-all = Tous les choix
lesson-step = { $n } sur { $most }
lesson-finished = fait
lesson-minutes = { $n } min
lesson-total = { $n } min en tout
lesson-begin = Préparer la table du chapitre { $n }
lesson-come-back = Vous pouvez quitter et revenir ici quand vous voulez.
lesson-over = La partie est à vous : jouez-la jusqu'au bout.

## Ce que dit le guide des leçons : deux phrases au plus par étape, quoi faire et pourquoi. Entre *étoiles*, un mot est en gras.

lesson-answer = C'est permis aussi, et la partie continue à partir de là.
lesson-not-now = D'ici, ce n'est pas possible tout de suite : jouez comme vous voulez, ou recommencez le chapitre.

### Architectes du Royaume de l'Ouest

lesson-architects = Votre première partie d'Architectes
lesson-architects-about = Huit courts chapitres à une vraie table, contre un adversaire qui joue doucement ; puis la partie est à vous.

lesson-architects-answer-goods = Bien : les ressources servent toujours, et plus vous avez d'ouvriers au même endroit, plus chaque visite rapporte.
lesson-architects-answer-silver = Bien : les Pièces sont toujours bienvenues.
lesson-architects-answer-storehouse = À l'Entrepôt Royal, les ressources deviennent Vertu ou marbre ; le chapitre 6 y revient.
lesson-architects-answer-workshop = À l'Atelier, on embauche des Apprentis et on pioche des Bâtiments.
lesson-architects-answer-town_centre = À l'Hôtel de Ville, on capture des ouvriers, même les siens ; le chapitre 5 y revient.
lesson-architects-answer-tax_stand = Toutes ces Pièces sont à vous, mais il en a coûté 2 points de Vertu.
lesson-architects-answer-guardhouse = Le Corps de Garde s'occupe des prisonniers et des Dettes ; votre ouvrier y rendra la prochaine visite plus forte.
lesson-architects-answer-black_market = Le Marché Noir est rapide mais coûte de la Vertu, et ses ouvriers finissent en Prison.
lesson-architects-answer-guildhall = Un ouvrier placé à la Maison des Corporations y reste jusqu'à la fin de la partie.
lesson-architects-answer-hired = Bonne embauche : les compétences de vos Apprentis ne s'usent jamais.
lesson-architects-answer-plans = Plus de Bâtiments en main, plus de choix ; à la fin de votre tour, vous pouvez en garder six.

lesson-architects-workers = Un ouvrier, une action
lesson-architects-workers-quarry = Placez un ouvrier à la *Carrière*. À votre tour, vous placez un de vos 20 ouvriers et il agit aussitôt : ici, il extrait +1 jeton Pierre.
lesson-architects-workers-forest = Placez-en un dans la *Forêt*, pour +1 jeton Bois. L'ouvrier { OF($rival) } n'y change rien : seuls les vôtres comptent.
lesson-architects-workers-silversmith = Placez-en un à l'*Atelier d'Orfèvre*. On y reçoit une Pièce de plus qu'on n'y a d'ouvriers : +2.

lesson-architects-together = Plus nombreux, plus riche
lesson-architects-together-second = Placez un deuxième ouvrier à la *Carrière*. Les ouvriers restent où ils sont, et maintenant les deux travaillent : +2 jetons Pierre.
lesson-architects-together-third = Placez votre troisième ouvrier à la *Carrière*. Chacun des vôtres y extrait 1 jeton Pierre : ensemble, ils en rapportent +3 d'un coup.
lesson-architects-together-silver = Retournez à l'*Atelier d'Orfèvre*, pour +3 Pièces. Il vous en faudra pour embaucher.

lesson-architects-apprentice = Embaucher un Apprenti
lesson-architects-apprentice-workshop = Placez un ouvrier à l'*Atelier*. Les Apprentis apportent les compétences que demandent les Bâtiments, et chacun aide à sa façon.
lesson-architects-apprentice-hire = Embauchez la *Bûcheronne* pour 4 Pièces, dont 2 d'impôts. Plus loin, c'est plus cher : 1 Pièce par colonne au-delà du nombre de vos ouvriers ici.
lesson-architects-apprentice-forest = Retour dans la *Forêt* : deux ouvriers et la Bûcheronne rapportent +3 jetons Bois. Vos Apprentis travaillent pour vous jusqu'à la fin.

lesson-architects-building = Construire un Bâtiment
lesson-architects-building-mines = Prenez de l'Argile aux *Mines* : une de plus que vous n'y avez d'ouvriers, donc +2. À deux, ils pourraient extraire 1 jeton Or à la place.
lesson-architects-building-construct = Placez un ouvrier à la *Maison des Corporations* et construisez la *Chapelle*. Vous avez ses ressources, et la Bûcheronne a la menuiserie qu'il faut : 6 points et 1 point de Vertu.

lesson-architects-capture = Capturer, reprendre, libérer
lesson-architects-capture-take = { $rival } a quatre ouvriers dans la Forêt : allez à l'*Hôtel de Ville* et capturez-les pour 1 Pièce. Ils ne rapportent plus rien et attendent sur votre plateau.
lesson-architects-capture-sell = { $rival } vous a fait la même chose à la Carrière. Allez au *Corps de Garde* et envoyez ses ouvriers en Prison : +1 Pièce pour chacun.
lesson-architects-capture-release = Vos trois ouvriers sont maintenant en Prison. Retournez au *Corps de Garde* et libérez-les tous : ils reviennent chez vous.
lesson-architects-capture-recall = À l'*Hôtel de Ville*, on peut aussi reprendre les siens : rappelez vos deux ouvriers de l'Atelier d'Orfèvre. Un ouvrier dans votre réserve, c'est un tour à venir.

lesson-architects-virtue = Vertu et Marché Noir
lesson-architects-virtue-market = Placez un ouvrier à gauche au *Marché Noir* : bois et or pour 1 Pièce et 1 point de Vertu. Il est fermé à qui a 10 points de Vertu ou plus.
lesson-architects-virtue-storehouse = Rachetez-vous à l'*Entrepôt Royal* : donnez 2 jetons Bois contre 1 point de Vertu. La Vertu vaut des points à la fin, et à 4 ou moins la Cathédrale est fermée.

lesson-architects-debts = Dettes, Prison, Impôts
lesson-architects-debts-taxes = Trois ouvriers au Marché Noir : tous en Prison, et { $rival }, qui y en a le plus, a pris une Dette de −2 points. Prenez maintenant toutes les Pièces du *Bâtiment des Impôts*, pour 2 points de Vertu.
lesson-architects-debts-prison = Libérez votre ouvrier au *Corps de Garde* : à la fin, deux ouvriers en Prison coûtent 1 point. Ici, vous pourriez aussi payer une Dette, pour 6 Pièces.

lesson-architects-cathedral = La Cathédrale et la fin
lesson-architects-cathedral-advance = À la *Maison des Corporations*, avancez les travaux de la *Cathédrale* : 1 jeton Or et un Bâtiment de votre main. Tout en haut, elle vaut 20 points, et chaque niveau apporte une Récompense.
lesson-architects-cathedral-end = Placez cet ouvrier où vous voulez : vous savez tout. Quand les 12 emplacements de la Maison des Corporations sont pris, chacun joue encore un tour, puis on compte les points.

### Majesty

lesson-majesty = Votre première partie de Majesty
lesson-majesty-about = Quatre courts chapitres à une vraie table, contre un adversaire qui joue doucement ; puis la partie est à vous.

lesson-majesty-answer-free = Bien : la première carte de la rangée est gratuite.
lesson-majesty-answer-paid = Bien payé : vos Meeples restent sur les cartes que vous avez laissées, et vont à qui les prendra.

lesson-majesty-card = Une carte et son bâtiment
lesson-majesty-card-miller = Prenez la *Meunière*, première carte de la rangée : elle est gratuite. Elle va à votre Moulin, qui rapporte aussitôt : +2 Pièces.

lesson-majesty-workers = Les Meeples ouvrent la voie
lesson-majesty-workers-brewer = Prenez le *Brasseur*, la deuxième carte, pour 1 Meeple, que vous laissez sur la carte précédente. La Brasserie rapporte +2 Pièces et +1 Meeple, et encore +2 Pièces parce que vous avez une Meunière.
lesson-majesty-workers-noble = La carte *Noble* est maintenant la première, et deux Meeples s'y trouvent : ils sont à vous avec elle. Le Château rapporte +5 Pièces et un Meeple, et chaque Meeple au-delà de cinq devient une Pièce : +3.

lesson-majesty-war = Soldats et Sorcières
lesson-majesty-war-witch = Le Soldat de { $rival } a blessé votre personnage le plus à gauche, la Meunière. Prenez la carte *Sorcière et Garde* pour 1 Meeple.
lesson-majesty-war-half = Placez-la comme *Sorcière* : d'une telle carte, une seule moitié compte. L'Herboristerie soigne la Meunière, puis rapporte pour chaque Meunière, Brasseur et Sorcière : +6 Pièces.
lesson-majesty-war-soldier = À vous d'attaquer : prenez *Meunière et Soldat* et placez le *Soldat*. Vous avez plus de Soldats que { $rival } n'a de Gardes : un de ses personnages est blessé, et la Caserne rapporte +3 Pièces.

lesson-majesty-end = Les Gardes, et la fin
lesson-majesty-end-guard = Prenez un *Garde* pour 2 Meeples : il arrête un Soldat, et la Tour de Guet rapporte pour les Gardes, Soldats et Taverniers, +4 Pièces. Vous avez maintenant six personnages différents.
lesson-majesty-end-free = Prenez la carte que vous voulez : vous savez tout. Après 12 cartes chacun, vos personnages différents comptent au carré (7 × 7 = 49 Pièces), le plus nombreux dans un bâtiment en reçoit la valeur, et chaque blessé coûte 1 Pièce.
