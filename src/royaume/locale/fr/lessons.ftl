## Ce que dit l'écran d'une leçon

tab-lesson = Leçon
lesson-subtitle = { $expansions ->
        [0] Première partie · chapitre { $n }
       *[other] Du nouveau · chapitre { $n }
    }
lesson-coach = Le guide
lesson-wakes = chapitre { $n }
lesson-do = Faites-le pour moi
lesson-next = Chapitre suivant ›
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
lesson-architects-about = Huit courts chapitres à une vraie table, contre un adversaire qui joue en douceur ; puis la partie est à vous.

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

### L'Âge des Artisans

lesson-artisans = Ce qui est nouveau dans L'Âge des Artisans
lesson-artisans-about = Trois courts chapitres : votre Artisan, les Outils et les Ornements ; puis la partie est à vous.

lesson-artisans-answer-artisan = Bien : le tour où il est placé, votre Artisan compte pour deux ouvriers.
lesson-artisans-answer-tool = Un Outil se glisse sous un de vos Apprentis et sert avec lui.
lesson-artisans-answer-adornment = Un Ornement se glisse sous un de vos Bâtiments et vaut des points.

lesson-artisans-artisan = Votre Artisan
lesson-artisans-artisan-quarry = Placez votre *Artisan* à la Carrière. Ce tour-ci il compte pour deux ouvriers, et votre Tailleur de Pierre en ajoute un : +3 jetons Pierre.

lesson-artisans-tool = Un Outil
lesson-artisans-tool-market = Placez un ouvrier sur l'emplacement central du *Marché Noir* et fabriquez un Outil : prenez la carte avec la *Truelle*. La moitié inférieure d'une carte Artisanat est un Outil pour un de vos Apprentis ; ici, il coûte 2 Pièces et 1 Vertu.
lesson-artisans-tool-use = Allez à la *Carrière* et utilisez la Truelle : le Tailleur de Pierre y travaille, donc l'Outil aussi, une fois par tour, pour +1 jeton Argile. Un premier Outil vaut 1 point, cinq en valent 9.

lesson-artisans-adornment = Un Bâtiment et son Ornement
lesson-artisans-adornment-forest = Il faut du bois pour un Bâtiment : placez un ouvrier dans la *Forêt*. Votre Artisan à la Carrière ne compte plus que pour un, et ne va jamais à la Maison des Corporations.
lesson-artisans-adornment-again = Encore une fois dans la *Forêt* : +2 jetons Bois.
lesson-artisans-adornment-construct = Placez un ouvrier à la *Maison des Corporations* et construisez le *Repaire de Voleurs*, pour 8 points. Il coûte 2 Vertus et rapporte +4 Pièces.
lesson-artisans-adornment-adornment = *Fabriquez un Ornement* : un deuxième ouvrier se place sur le vôtre à la Maison des Corporations, pour 3 Pièces et 2 impôts. Prenez l'*Autel serti* : 1 point sous le Repaire de Voleurs, +1 jeton Or et +1 jeton Marbre.
lesson-artisans-adornment-free = Placez cet ouvrier où vous voulez : vous savez tout ce qui est nouveau. Les ouvriers posés sur d'autres ne prennent pas d'emplacement, et la fin de la partie n'approche pas.

### Le Temps des Merveilles

lesson-wonders = Ce qui est nouveau dans Le Temps des Merveilles
lesson-wonders-about = Trois courts chapitres : la Princesse et le Profiteur, l'Influence, une Merveille ; puis la partie est à vous.

lesson-wonders-answer-contribution = Une contribution rapporte ce que la carte montre sous la ressource, qui ira plus tard à sa Merveille.
lesson-wonders-answer-exchange = L'Influence remplace Pièces, Vertu, Or ou Marbre chaque fois qu'il faut payer.

lesson-wonders-court = La Princesse et le Profiteur
lesson-wonders-court-profiteer = Le Profiteur se tient à l'*Atelier d'Orfèvre* : placez-y un ouvrier. En plus des Pièces, il rapporte +1 Influence, et qui arrive à 5 ou à 9 pioche une carte Bâtiment.
lesson-wonders-court-princess = La Princesse se tient dans la *Forêt* : placez-y un ouvrier et donnez un jeton *Pierre* en contribution. La carte rapporte +1 Influence et +1 Vertu ; chaque ressource ne se donne qu'une fois d'ici la réinitialisation du Marché Noir.

lesson-wonders-influence = L'Influence
lesson-wonders-influence-gain = Retour à l'*Atelier d'Orfèvre*, où chaque visite rapporte +1 Influence tant que le Profiteur y est. Le plus influent reçoit 4 jetons Or à la fin.
lesson-wonders-influence-exchange = Placez un ouvrier à gauche au *Marché Noir* et gardez votre Vertu : perdez 2 Influence à la place. Vous pourriez aussi épargner jusqu'à 2 Pièces pour 2 Influence, ou 1 Or ou Marbre pour 4.

lesson-wonders-wonder = Une Merveille
lesson-wonders-wonder-construct = Trois contributions sont sur la Merveille Pierre : 11 jetons Pierre, 5 Influence et 3 impôts suffisent. Allez à la *Maison des Corporations*, construisez la *Merveille Pierre* pour 14 points et 2 Vertus, et placez-la à la *Carrière*.
lesson-wonders-wonder-visit = Visitez votre Merveille : placez un ouvrier à la *Carrière* et faites-la travailler comme un ouvrier de plus. Vous pourriez gagner 1 Influence à la place.
lesson-wonders-wonder-free = Placez cet ouvrier où vous voulez : vous savez tout ce qui est nouveau. Gare à la carte Conséquence : à la réinitialisation, tous les ouvriers auprès du Profiteur vont en Prison, et le plus nombreux auprès de la Princesse est récompensé.

### Majesty

lesson-majesty = Votre première partie de Majesty
lesson-majesty-about = Quatre courts chapitres à une vraie table, contre un adversaire qui joue en douceur ; puis la partie est à vous.

lesson-majesty-answer-free = Bien : la première carte de la rangée est gratuite.
lesson-majesty-answer-paid = Bien payé : vos Meeples restent sur les cartes que vous avez laissées, et vont à qui les prendra.

lesson-majesty-card = Une carte et son bâtiment
lesson-majesty-card-miller = Prenez la *Meunière*, première carte de la rangée : elle est gratuite. Elle va à votre Moulin, qui rapporte aussitôt : +2 Pièces.

lesson-majesty-workers = Les Meeples ouvrent la voie
lesson-majesty-workers-brewer = Prenez le *Brasseur*, la deuxième carte, pour 1 Meeple, que vous laissez sur la carte précédente. La Brasserie rapporte +2 Pièces et +1 Meeple, et encore +2 Pièces parce que vous avez une Meunière.
lesson-majesty-workers-noble = La carte *Noble* est maintenant la première, et deux Meeples s'y trouvent : ils sont à vous avec elle. Le Château rapporte +5 Pièces et un Meeple, et chaque Meeple au-delà de cinq devient une Pièce : +3.

lesson-majesty-war = Soldats et Sorcières
lesson-majesty-war-witch = Le Soldat { OF($rival) } a blessé votre personnage le plus à gauche, la Meunière. Prenez *Sorcière et Garde* pour 1 Meeple et placez la *Sorcière* : une seule moitié de la carte compte, et l'Herboristerie soigne la Meunière et rapporte +6 Pièces.
lesson-majesty-war-soldier = À vous d'attaquer : prenez *Meunière et Soldat* et placez le *Soldat*. Vous avez plus de Soldats que { $rival } n'a de Gardes : un de ses personnages est blessé, et la Caserne rapporte +3 Pièces.

lesson-majesty-end = Les Gardes, et la fin
lesson-majesty-end-guard = Prenez un *Garde* pour 2 Meeples : il arrête un Soldat, et la Tour de Guet rapporte pour les Gardes, Soldats et Taverniers, +4 Pièces. Vous avez maintenant six personnages différents.
lesson-majesty-end-free = Prenez la carte que vous voulez : vous savez tout. Après 12 cartes chacun, vos personnages différents comptent au carré (7 × 7 = 49 Pièces), le plus nombreux dans un bâtiment en reçoit la valeur, et chaque blessé coûte 1 Pièce.

### Vicomtes du Royaume de l'Ouest

lesson-viscounts = Votre première partie de Vicomtes
lesson-viscounts-about = Six courts chapitres à une vraie table, contre un adversaire qui joue en douceur ; puis la partie est à vous.

lesson-viscounts-answer-played = Toute carte de votre main peut être jouée : ses icônes comptent pendant trois tours, et son chiffre dit jusqu'où vous allez.
lesson-viscounts-answer-inner = Sur le chemin intérieur, on place des Ouvriers au Château ou on transcrit un Manuscrit.
lesson-viscounts-answer-outer = Sur le chemin extérieur, on commerce ou on construit.
lesson-viscounts-answer-trade = Bien : les Ressources gagnées remplaceront des icônes plus tard.
lesson-viscounts-answer-construct = Bien : un Bâtiment vaut des points, et ce qu'il découvre sur votre plateau sert dès maintenant.
lesson-viscounts-answer-workers = Bien : avec trois de vos Ouvriers dans une section, l'un d'eux monte.
lesson-viscounts-answer-transcribe = Bien : quatre Manuscrits de rubans différents valent 16 points.
lesson-viscounts-answer-dismiss = Une carte éliminée quitte la partie, et ses icônes comptent pour cette seule action.
lesson-viscounts-answer-nobody = Rien n'oblige à recruter.
lesson-viscounts-answer-recruit = Bon choix : la carte va dans votre défausse et viendra en main plus tard.
lesson-viscounts-answer-nothing = Rien cette fois ; la prochaine route mènera ailleurs.

lesson-viscounts-turn = Une carte, une route, une action
lesson-viscounts-turn-play = Jouez l'*Abbé*. Chaque tour commence par une carte sur votre plateau : son icône vous aide maintenant et deux tours encore, et son chiffre 2 dit jusqu'où vous allez.
lesson-viscounts-turn-ride = Avancez de 2 cases, jusqu'au chemin intérieur des *Collines*. On suit toujours les flèches ; chaque case de plus coûterait 1 Pièce.
lesson-viscounts-turn-transcribe = Transcrivez le *Manuscrit* d'ici : il coûte 3 icônes Clergé. L'Abbé en est une, votre plateau en montre une autre, et votre Encrier remplace la troisième : +1 Vertu.
lesson-viscounts-turn-recruit = Recrutez le *Diacre* qui se trouve ici pour 2 Pièces : +1 Vertu aussitôt. La carte va dans votre défausse, et viendra en main quand celle-ci sera mélangée.

lesson-viscounts-trade = Le commerce et les Dettes
lesson-viscounts-trade-play = Jouez la *Financière* : une icône Marchand, 3 cases et +2 Pièces. Vous pourriez défausser une carte ; cette fois, gardez votre main.
lesson-viscounts-trade-ride = Allez dans la *Forêt*, à droite : par le chemin intérieur c'est plus court, et à l'extérieur on peut commercer.
lesson-viscounts-trade-trade = Commercez une fois : 3 icônes Marchand et 1 Pièce paient votre *Dette*. Elle aurait coûté 2 points, et elle vous donne en plus une Ressource : prenez la Pierre.
lesson-viscounts-trade-nobody = Ne recrutez *personne* cette fois. Puis vous tirez jusqu'à trois cartes, et c'est à { $rival }.

lesson-viscounts-construct = Construire un Bâtiment
lesson-viscounts-construct-play = Jouez le *Manœuvre* et allez dans la *Montagne*, à droite. L'Abbé et la Financière ont glissé d'une case et comptent encore.
lesson-viscounts-construct-construct = Construisez l'*Atelier* qui permet de tirer jusqu'à quatre cartes : le Manœuvre et 2 Pierres font 3 icônes Bâtisseur. L'emplacement donne une Ressource : prenez l'Or.
lesson-viscounts-construct-nobody = Encore *personne* : gardez l'argent. Les routes entre Bâtiments donnent quelque chose aux joueurs des deux bouts.

lesson-viscounts-castle = Des Ouvriers pour le Château
lesson-viscounts-castle-play = L'Abbé a quitté votre plateau. Jouez l'*Écuyer* et allez sur le chemin intérieur du *Lac*.
lesson-viscounts-castle-place = Placez *1 Ouvrier* au Château : 1 icône Noble en place 1, 3 icônes 2, 5 icônes 3. À trois des vôtres dans une section, l'un monte, pour son effet et plus de points, et les deux autres s'écartent.
lesson-viscounts-castle-nobody = Ne recrutez *personne* : une carte dont vous n'avez pas besoin fait attendre les autres.

lesson-viscounts-virtue = Criminels, Vertu, Corruption
lesson-viscounts-virtue-thief = Jouez la *Voleuse* et allez sur le chemin intérieur des *Collines*. Un Criminel vaut n'importe quelle icône, mais donne +1 Corruption par Criminel sur votre plateau.
lesson-viscounts-virtue-place = Placez *2 Ouvriers* au Château : l'Écuyer, la Voleuse et votre Or font 3 icônes Noble.
lesson-viscounts-virtue-nobody = Ne recrutez *personne*, et regardez votre piste. Là où Corruption et Vertu se rencontrent, vous gagnez ce qui est indiqué : des Actes si la Vertu l'emporte, de l'argent et des Dettes si c'est la Corruption.

lesson-viscounts-end = Pauvreté, Prospérité, la fin
lesson-viscounts-end-free = Jouez la carte que vous voulez : vous savez tout. Quand toutes les Dettes de la Pauvreté ou tous les Actes de la Prospérité sont pris, on finit la manche et on en joue une dernière ; Bâtiments, Ouvriers, Manuscrits, Actes et Dettes sont comptés.
