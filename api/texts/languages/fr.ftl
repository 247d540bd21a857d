### Texts of Keepwise in French. CONTRIBUTING.md explains the format.

## common: several pages

skip = Aller au jeu
coach = Entraîneur
settings = Réglages
language = Langue
theme = Thème
themeSystem = Comme le système
themeLight = Clair
themeDark = Sombre
pace = L’ordinateur joue
paceNormal = Tranquillement
paceFast = Vite
paceStep = Pas à pas, quand je le dis
newGame = Nouvelle partie
newGameAsks = La partie en cours serait perdue.
newGameYes = L’abandonner
newGameNo = Continuer
done = Terminé
setupTitle = Lancer, garder, savoir.
setupLead = Le jeu de dés de votre enfance, contre d’autres ou contre l’ordinateur. Un entraîneur qui l’a résolu à la dernière décimale regarde par-dessus votre épaule si vous le souhaitez.
ruleset = Jeu
players = Joueurs
player = Joueur
you = Vous
computer = Ordinateur
person = Personne
addPlayer = Ajouter un joueur
playerName = Nom du joueur { $n }
playerKind = Qui joue pour le joueur { $n }
removePlayer = Retirer { $name }
start = Jouer
openFile = Faire le bilan d’une partie enregistrée
factsCard = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
factsTurns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
factsColumns = { $n ->
    [one] { $n } colonne
   *[other] { $n } colonnes
}
strengthName = Ordinateur : { $name }
strength_beginner = débutant
strength_casual = occasionnel
strength_regular = régulier
strength_club = joueur de club
strength_expert = expert
strength_perfect = parfait
tray = Dés
scorecard = Feuille de score
round = Tour { $n } sur { $of }
roll = Lancer
rollAgain = { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer { $n } dés
}
rollExtra = { $n ->
    [one] Lancer supplémentaire : { $n } dé
   *[other] Lancer supplémentaire : { $n } dés
}
rollsLeft = { $n ->
    [one] encore { $n } lancer
   *[other] encore { $n } lancers
}
extraRolls = { $n ->
    [one] { $n } lancer supplémentaire
   *[other] { $n } lancers supplémentaires
}
scoreSaves = marquer maintenant en garde { $n }
chooseCategory = Choisissez une case
computerPlays = L’ordinateur joue
waitsForServer = En attente du serveur
next = Suivant
undo = Annuler
dice = Dés
diceGroup = Dés : appuyez sur ceux que vous gardez
die = Dé { $place } : { $face }
dieBlank = Dé { $place }, pas encore lancé
kept = gardé
black = noir
red = rouge
green = vert
nothing = rien
rolled = Lancé : { $dice }.
keeps = { $name } garde { $dice }.
scored = { $points ->
    [one] { $name } : { $category }, { $points } point.
   *[other] { $name } : { $category }, { $points } points.
}
calls = { $name } : « { $category } » annoncé.
called = Annoncé : { $category }
mayCall = Annoncer : appuyez dans « { $column } ».
mustRollAll = Rien n’est annoncé : seul un lancer de tous les dés peut être noté.
offer = { $category } : marquer { $points }
offerOne = { $category }, { $nth } sur { $of } : marquer { $points }
offerCall = { $category } : annoncer ({ $points } maintenant)
lockUpper = Partie inférieure : seulement quand la partie supérieure est remplie
lockOrder = Seulement dans l’ordre de la feuille
lockAfter = { $category } : ne compte que si « { $after } » a déjà des points
columnsHow = Comment marchent les colonnes
columnDown = { $column } : seulement de haut en bas
columnUp = { $column } : seulement de bas en haut
columnUpper = { $column } : partie inférieure une fois la supérieure pleine
columnFree = { $column } : dans n’importe quel ordre
columnFactor = { $n ->
    [one] compte une fois
   *[other] compte { $n } fois
}
columnAnnounce = seulement ce qui a été annoncé après le premier lancer, ou fait en lançant tous les dés
productCounts = { $product } compte aussi dès que les trois sont remplis, jamais moins de 0
countsInProduct = { $category } ne compte que dans le produit
jokerOfColumns = D’autres dés égaux sont un joker dès que la case « { $category } » est remplie dans toutes les colonnes
lastTurnRolls = { $n ->
    [one] Le tout dernier tour a { $n } lancer
   *[other] Le tout dernier tour a { $n } lancers
}
upperSection = Partie supérieure
lowerSection = Partie inférieure
upperTotal = Total supérieur
upperBonus = Bonus
bonusOf = Bonus { $category }
total = Total
columnSum = Somme
factor = Compte
columnTotal = Colonne
products = Produits
pointsAwarded = Points attribués
pointsOf = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
awardFrom = { $category } : { $at } ou plus
awardAll = { $category } : { $n } sur { $n }
awardEach = { $category } : chaque fois
awardTotal = Pour le total
finished = { $points ->
    [one] { $points } point !
   *[other] { $points } points !
}
wins = Victoire : { $name }, { $points }
tie = Égalité à { $points } : { $names }
finishedAwarded = { $n ->
    [one] { $points } au total, ce qui vaut { $n } point !
   *[other] { $points } au total, ce qui vaut { $n } points !
}
winsAwarded = { $n ->
    [one] Victoire : { $name }, { $n } point ({ $points } au total)
   *[other] Victoire : { $name }, { $n } points ({ $points } au total)
}
tieAwarded = { $n ->
    [one] Égalité à { $n } point : { $names }
   *[other] Égalité à { $n } points : { $names }
}
coachKeeps = l’entraîneur le garde
coachScores = le choix de l’entraîneur
coachBefore = Après votre lancer, l’entraîneur classe tous les coups.
coachForTotal = L’entraîneur et l’ordinateur jouent pour le total, pas pour les points attribués.
coachWaits = L’entraîneur réfléchit…
coachSays = Entraîneur : { $move }.
coachPrepares = Ce jeu est en préparation, un instant.
coachStuck = L’entraîneur n’a pas de réponse.
coachAway = L’entraîneur répondra au retour du serveur.
noTable = Ni l’entraîneur ni l’ordinateur ne connaissent ce jeu.
noOutlook = La probabilité de chaque total n’est connue qu’au début et vers la fin d’une partie.
noOutlookOfColumns = La probabilité de chaque total, du bonus supérieur et de la victoire ne peut pas être donnée pour les jeux à plusieurs colonnes.
outlookPrepared = En préparation : encore { $time } environ.
prepareOutlook = Calculer maintenant
moveKeep = Garder { $dice }
moveScore = { $category } : { $points }
labelled = { $name } : { $words }
moveCall = Annoncer { $category }
moveRerollAll = Tout relancer
keepThese = Garder ceux-ci
worth = total moyen { $value }
worthAbout = environ { $value }
estimated = Estimé, pas exact.
estimatedStrength = Estimé, pas exact : suivre l’entraîneur fait { $mean } en moyenne (à { $confidence } entre { $low } et { $high }, sur { $games } parties).
best = le mieux
allMoves = Montrer les { $n } coups
fewerMoves = En montrer moins
goal = L’entraîneur joue pour
goalPoints = le plus de points
goalWin = la victoire
goalTies = Une égalité compte comme une demi-victoire.
goalLater = À ce stade de la partie, on ne peut pas dire comment gagner : l’entraîneur joue pour le plus de points.
worthWin = { $value } de chances de gagner
outlook = Comment cela peut finir
expected = Total attendu
chanceBonus = Bonus supérieur
chanceWin = Victoire
outlookWords = Total attendu { $mean } ; neuf parties sur dix finissent entre { $low } et { $high }.
outlookSure = Le total est certain : { $total }.
outlookAlone = Si vous suivez l’entraîneur à partir d’ici :
outlookTogether = Si tout le monde suit l’entraîneur à partir d’ici :
outlookForPoints = Si désormais tout le monde joue pour le plus de points :
outlookWeaker = Si désormais tout le monde joue pour le plus de points, l’ordinateur avec ses erreurs habituelles :
computerStuck = L’ordinateur ne peut pas jouer.
tryAgain = Réessayer
deleteIt = Supprimer
keepIt = Garder
serverAway = Le serveur est injoignable. Cette page continuera dès son retour.
pageStuck = La page n’a pas pu être chargée.
languageStuck = Cette langue n’a pas pu être chargée.
unknownGame = Ce jeu n’est pas connu ici.
fileBroken = Ce fichier ne contient pas de partie.
linkBroken = Ce lien ne contient pas de partie.
otherTab = Cette partie est en pause : vous y jouez dans un autre onglet.
playHere = Continuer ici
gameWaits = Votre partie est toujours là. En commencer une autre y met fin.
keptUnknown = La partie gardée ici est d’un jeu que ce serveur ne connaît pas. Elle n’est plus conservée.
keptDamaged = La partie gardée ici est abîmée et ne peut pas continuer. Elle n’est plus conservée.
review = Bilan
reviewing = Chaque décision est examinée…
reviewReady = Le bilan est prêt.
reviewStuck = Le bilan de cette partie n’a pas pu être fait.
gameInvalid = Cette partie ne suit pas les règles :
problemPoints = « { $category } » avec { $dice } rapporte { $expected }, pas { $found }.
problemImpossible = « { $category } » ne peut pas rapporter { $found } ici.
problemFilled = La case « { $category } » était déjà remplie.
problemIllegal = La case « { $category } » ne peut pas être remplie ici.
problemCall = La case « { $category } » ne peut pas être annoncée ici.
problemUnknown = Ce jeu n’a pas de case « { $category } ».
problemTotal = « { $total } » fait { $expected }, pas { $found }.
problemExtra = « { $bonus } » vaut ici { $expected }, pas { $found }.
problemDice = Ces dés sont incompatibles entre eux.
problemTurns = Le nombre de tours ne convient pas.
problemOther = Quelque chose est illisible ici.
problemsMore = { $n ->
    [one] … et { $n } autre
   *[other] … et { $n } autres
}
unjudged = Ce que valaient les décisions ne peut pas être dit ici : ce jeu n’a pas été calculé sur ce serveur.
workLeft = Avancement : { $share }, encore { $time } environ.
workWaits = Un autre jeu passe d’abord. Avancement : { $share }, encore { $time } environ.
shareLink = Partager un lien
saveFile = Enregistrer
linkCopied = Le lien est dans le presse-papiers.
linkHere = Le lien vers cette partie
startValue = Attendu en jouant au mieux
startEstimated = L’entraîneur prévoit
luck = Chance
loss = Perdu par choix
correction = Correction
correctionHint = Les valeurs sont des estimations. Leur erreur d’un tour à l’autre est la correction.
rank = Place { $n }
turnsWords = { $loss ->
    [one] { $name } : chance { $luck }, { $loss } point perdu par choix.
   *[other] { $name } : chance { $luck }, { $loss } points perdus par choix.
}
turnWords = Tour { $n } : chance { $luck }, perdu par choix { $loss }
turnsHint = Choisissez un tour pour voir ses chiffres.
expensive = Les décisions les plus coûteuses
flawless = Pas un point perdu par choix.
flawlessEstimated = Pas un point perdu par choix, pour autant que l’entraîneur puisse le dire.
highlightPlace = { $name }, tour { $n }
highlightWords = { $dice } : joué « { $played } » ; le mieux était « { $best } ».
grade_best = le mieux
grade_good = bon
grade_inaccuracy = imprécision
grade_mistake = erreur
grade_blunder = gaffe
skipMain = Aller au contenu
navPlay = Jouer
navAnalyse = Analyser
navTrain = S’entraîner
navRules = Règles
navHistory = Mes parties
navMake = Créer son jeu
navDocs = API
missingTitle = Il n’y a rien ici.
missingLead = L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.
missingHome = Vers la page d’accueil
playPage = Keepwise : jouer avec un entraîneur infaillible
missingPage = Keepwise : rien ici
navTake = Hors ligne
answeredHere = Sans connexion : les réponses viennent de cet appareil.
onThisDevice = sur cet appareil
needsServer = Cela demande le serveur ; ce sera là au retour de la connexion.

## home: the home page /

homePage = Keepwise : jeux de dés, résolus exactement
homeTitle = Des jeux de dés résolus à la dernière décimale.
homeLead = Jouez au Yams, au Yahtzee, au Yatzy et à toute leur famille, contre des proches ou l’ordinateur. Un entraîneur qui connaît le meilleur coup de chaque lancer vous aide quand vous le demandez, et à la fin vous voyez ce qui était chance et ce qui était choix.
homePlay = Jouer une partie
homeAnalyse = Analyser de vrais dés
homeTry = Un premier lancer : quels dés garderiez-vous ?
homeAnother = Un autre lancer
homePlayWords = Un à quatre joueurs, des personnes ou un ordinateur aussi faible ou fort que vous voulez. Le bilan montre ensuite la part de la chance et celle des choix.
homeAnalyseWords = Vous jouez avec de vrais dés ? Saisissez la feuille et le lancer : chaque coup avec ce qu’il coûte, et pourquoi.
homeTrainWords = Dix décisions par jour, les mêmes pour tous, et des exercices par thème à volonté : vos propres erreurs aussi.
homeRulesWords = Ce que chaque case demande et rapporte, avec des dés, sur une page par jeu.
homeHistoryWords = Vos parties, moyennes, séries et erreurs les plus chères. Elles restent dans ce navigateur.
homeMakeWords = Changez les règles ou inventez un jeu, voyez aussitôt ce qui en découle, puis jouez-y.
homeDevelopers = Pour les développeurs
homeApiTitle = Demander
homeApiWords = Points d’un lancer, parties vérifiées jusqu’au dernier dé, conseil exact avec le coût de chaque choix : pour les règles fournies ou les vôtres.
homeDocs = Lire l’API
homeWidgetTitle = Intégrer
homeWidgetWords = Deux lignes mettent l’entraîneur sur toute page, en treize langues, aussi au clavier et au lecteur d’écran.
homeWidget = Le voir seul, comme dans un iframe

## play: the page /play

coachOff = désactivé
coachHint = à la demande
coachAfter = après mon coup
coachAlways = toujours
coachOffWords = L’entraîneur ne dit rien jusqu’au bilan.
coachHintWords = L’entraîneur ne dit rien tant que vous ne demandez pas : le bouton « Indice » ou la touche H montre le meilleur coup.
coachAfterWords = Vous décidez d’abord. Ensuite, l’entraîneur dit ce que le coup a coûté et quel était le meilleur.
coachAlwaysWords = L’entraîneur montre le meilleur coup dès que les dés sont immobiles.
hint = Indice
coachMissed = L’entraîneur n’a pas pu examiner ce coup.
rollOn = Relancer
scoreIn = { $category } : marquer { $points }
verdictBetter = mieux : { $move }
verdictPlayed = Votre coup
verdictBest = Le meilleur
flag = Signaler cette décision pour le bilan
flagSet = Signalée pour le bilan.
flagGone = Elle n’est plus signalée.
keys = Touches
keysUse = Touches seules : H, F et ?
keyHint = demande un indice à l’entraîneur
keyFlag = signale cette décision pour le bilan, ou ne la signale plus
keyHelp = affiche ces touches
keyDigits = gardent un dé qui montre ce chiffre, quand un dé est sélectionné
keyArrows = vont d’un dé à l’autre
keyEnter = presse ce qui est sélectionné
tipsUse = Conseils dans les premières parties
tipDone = Compris
tipKeep = Touchez les dés à garder. Les autres seront relancés.
tipChoose = C’était le dernier lancer. Choisissez une case de la feuille : les nombres disent ce que chacune rapporte.
tipNothing = Rien ne convient ? Il faut barrer une case. Choisissez celle qui vous manquera le moins.
tipJoker = Encore des dés tous égaux : ils doivent aller dans « { $category } » tant que cette case est libre.
menu = Menu
analyseThis = Analyser cette position
factsBest = { $mean ->
    [one] le jeu parfait fait en moyenne { $mean } point par partie
   *[other] le jeu parfait fait en moyenne { $mean } points par partie
}
factsAbout = { $mean ->
    [one] l’entraîneur fait en moyenne environ { $mean } point par partie
   *[other] l’entraîneur fait en moyenne environ { $mean } points par partie
}
howPlayed = Comment y joue-t-on ?
strengthReaches = { $mean ->
    [one] Fait en moyenne environ { $mean } point par partie.
   *[other] Fait en moyenne environ { $mean } points par partie.
}
infoOf = Ce que « { $category } » demande et rapporte
offline = Le serveur est injoignable. Votre partie est gardée ici ; laissez cette page ouverte, elle continuera dès son retour.
setupTake = Télécharger des jeux pour jouer hors ligne

## reasons: reasons for moves, on all pages and in the API

quoted = « { $words } »
whyMore = Plus de détails
pointAllTie = Tous les coups se valent.
pointSame = C’est justement le meilleur coup.
pointOnAverage = Cela rapporte { $mean } de plus en moyenne.
pointIdle = { $n ->
    [one] Garder le { $dice } laisse seulement un dé de moins à lancer pour { $others }.
   *[other] Garder { $dice } laisse seulement moins de dés à lancer pour { $others }.
}
pointWithout = Sans { $dice }, « { $category } » réussit dans { $chance } des cas, au lieu de { $other }.
pointWith = Avec { $dice } en plus, « { $category } » réussit dans { $chance } des cas, au lieu de { $other }.
pointCompletes = { $faces } complète « { $category } » : cela réussit dans { $chance } des cas, au lieu de { $other }.
pointOpenUpper = « { $category } » est encore libre, « { $other } » ne l’est plus.
pointForUpperBonus = { $dice } rapproche plus du bonus supérieur que { $others }.
pointHigher = { $dice } compte plus que { $others } partout où l’on additionne les dés.
pointMoreOften = Ainsi, « { $category } » réussit dans { $chance } des cas, au lieu de { $other }.
pointSeveral = Ainsi réussissent plus souvent { $categories }.
pointMorePoints = Ainsi, « { $category } » rapporte plus : { $mean } en moyenne, au lieu de { $other }.
pointFewerZeros = Ainsi, le tour finit moins souvent sur un 0 : dans { $chance } des cas, au lieu de { $other }.
pointNoZeros = Ainsi, le tour ne finit jamais sur un 0 ; sinon, dans { $other } des cas.
pointNoZeroYet = Rien à barrer pour l’instant : relancer donne « { $category } » dans { $chance } des cas.
pointNothingLost = Les points de « { $other } » ({ $points }) ne risquent rien, et relancer donne « { $category } » dans { $chance } des cas.
pointMoreToCome = Pour « { $category } », relancer rapporte { $mean } en moyenne, et non { $points }.
pointRollOn = Relancer donne « { $category } » dans { $chance } des cas.
pointMadeAlready = « { $category } » est là et rapporte { $points } : « { $move } » n’en redonne autant que dans { $chance } des cas au mieux.
pointNeverAgain = « { $category } » est là et rapporte { $points } : « { $move } » n’en redonne jamais autant.
pointEnough = { $points } pour « { $category } », c’est plus que ce que « { $move } » y rapporte : { $mean } en moyenne au mieux.
pointServed = « { $category } » rapporte { $points } sur ce lancer, et plus tard seulement { $later }.
pointSavesRolls = { $n ->
    [one] Marquer maintenant laisse { $n } lancer de plus pour la suite.
   *[other] Marquer maintenant laisse { $n } lancers de plus pour la suite.
}
pointExtraBonus = Un nouveau « { $joker } » rapporte { $bonus } en plus, outre { $points } pour « { $category } ».
pointExtraBonusZero = Un nouveau « { $joker } » rapporte { $bonus } en plus, même avec un 0 pour « { $category } ».
pointChases = Un nouveau « { $joker } » rapporterait { $bonus } en plus, et réussit dans { $chance } des cas.
pointJoker = En joker, ces dés rapportent { $points } pour « { $category } ».
pointTakeRare = « { $category } » rapporte { $points } et se fait rare : même en le visant, on n’y arrive que dans { $chance } des cas.
pointGoodFor = { $points }, c’est bien pour « { $category } » : en le visant, on fait { $mean } en moyenne.
pointTooLittle = { $points }, c’est peu pour « { $category } » : en le visant, on fait { $mean } en moyenne.
pointZeroGivesUp = Un 0 dans « { $category } » abandonne ce qu’on fait en le visant : { $mean } en moyenne.
pointZeroRare = Un 0 coûte peu dans « { $category } » : même en le visant, on n’y arrive que dans { $chance } des cas.
pointZeroLow = Un 0 coûte peu dans « { $category } » : en le visant, on fait { $mean } en moyenne.
pointZeroInstead = { $later }, c’est peu pour « { $rival } » : en le visant, on fait { $other } en moyenne, et seulement { $mean } en visant « { $category } ».
pointUpperLost = Le bonus supérieur est perdu de toute façon : un 0 coûte peu dans « { $category } ».
pointUpperAlive = Cela garde le bonus supérieur possible : { $chance } des cas si on le vise.
pointUpperSure = Cela assure le bonus supérieur.
pointUpperCloser = Cela rapproche du bonus supérieur : { $chance } des cas si on le vise, au lieu de { $other }.
pointUpperCertain = Cela assure le bonus supérieur si on le vise ; sinon, { $other } des cas.
pointUpperMore = Ainsi, le bonus supérieur rapporte { $mean } en moyenne, au lieu de { $other }.
pointFloor = Au moins { $points } à la fin, quoi que fassent les dés ; « { $move } » n’assure que { $other }.
pointFloorAlone = Au moins { $points } à la fin, quoi que fassent les dés.
pointTarget = { $points } ou plus dans { $chance } des cas, avec « { $move } » { $other }.
pointUpperBonus = Le bonus supérieur réussit dans { $chance } des cas, avec « { $move } » { $other }.
pointIdleAlone = { $n ->
    [one] Garder le { $dice } laisse seulement un dé de moins à lancer.
   *[other] Garder { $dice } laisse seulement moins de dés à lancer.
}
pointOpenChances = Relancer peut encore donner { $categories }.
pointBonusEither = Les { $bonus } en plus viennent de toute façon, et { $points }, c’est bien pour « { $category } » : en le visant, on fait { $mean } en moyenne.
nextCosts = « { $move } » à la place coûte { $loss }.
nextHardly = « { $move } » vaut presque autant.
nextTies = « { $move } » vaut autant.
onlyMove = Il n’y a pas d’autre coup.
nextWins = « { $move } » gagnerait à { $other } au lieu de { $best }.
playsFor = Donne { $made }.
playsElse = Donne { $made } ; sinon, 0 dans { $lost }.
playsOrNothing = Donne { $made } ; sinon, 0 dans cette case.
playsOrZero = Donne { $made } ; 0 dans { $lost }.
playsZero = Met 0 dans { $lost }.
playsSure = { $made }, à coup sûr.
paysMoreKeepsMore = Le meilleur coup rapporte { $now } de plus tout de suite, et ce qui reste ouvert vaut { $later } de plus.
paysMoreKeepsSame = Le meilleur coup rapporte { $now } de plus tout de suite.
paysMoreKeepsLess = Le meilleur coup rapporte { $now } de plus tout de suite ; ce qui reste ouvert ne vaut que { $later } de moins.
paysSameKeepsMore = Le meilleur coup rapporte autant tout de suite, et ce qui reste ouvert vaut { $later } de plus.
paysLessKeepsMore = Le meilleur coup rapporte { $now } de moins tout de suite, mais ce qui reste ouvert vaut { $later } de plus.
keepsAll = Garder tous les dés, c’est gaspiller un lancer.
wasThere = Les points étaient déjà là.
moveWith = « { $move } » : { $words }
whyTake = { $best } maintenant ; plus tard, { $other } en moyenne
whyLeaveOpen = laissé ouvert, { $best } en moyenne ; maintenant, { $other }
whyMean = { $best } en moyenne au lieu de { $other }
whyAlive = reste possible
whySure = presque assuré
whyLost = abandonné
whyAtRisk = n’est plus assuré
whyChance = probabilité de { $best } au lieu de { $other }
whyNow = gagné maintenant
whyRest = tout le reste
stakesAhead = { $points ->
    [one] En jouant pour les points, vous finiriez en moyenne avec { $points } point d’avance.
   *[other] En jouant pour les points, vous finiriez en moyenne avec { $points } points d’avance.
}
stakesBehind = { $points ->
    [one] En jouant pour les points, vous finiriez en moyenne avec { $points } point de retard.
   *[other] En jouant pour les points, vous finiriez en moyenne avec { $points } points de retard.
}
stakesLevel = En jouant pour les points, vous finiriez en moyenne à égalité.
stakesSame = C’est aussi le meilleur coup pour les points.
stakesCosts = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais gagne à { $other } au lieu de { $best }.
stakesCostsHardly = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais gagne moins souvent.
stakesRisk = { $n ->
    [one] « { $move } » met en jeu { $n } point de « { $category } ».
   *[other] « { $move } » met en jeu { $n } points de « { $category } ».
}
stakesMakes = « { $move } » rapporte des points pour { $category } dans { $chance } des cas ; le coup gagne alors à { $then }, sinon à { $otherwise }.
stakesNever = « { $move } » ne rapporte jamais de points pour { $category }.
stakesSure = « { $move } » rapporte à coup sûr des points pour { $category }.
stakesZero = « { $move } » met un 0 dans { $category } dans { $chance } des cas ; le coup gagne alors à { $then }, sinon à { $otherwise }.
stakesNoZero = « { $move } » ne met jamais de 0 dans { $category }.
stakesSureZero = « { $move } » met à coup sûr un 0 dans { $category }.
stakesRisky = À la fin de ce tour, la probabilité de gagner est de { $best }, contre { $other } après « { $move } » : le meilleur coup prend plus de risques.
stakesSafe = À la fin de ce tour, la probabilité de gagner est de { $best }, contre { $other } après « { $move } » : le meilleur coup est plus prudent.
whyServer = L’explication complète demande le serveur.

## review: the review after a game

valueTitle = Total attendu au fil de la partie
valueHint = Choisissez un tour pour voir ce qu’on attendait ensuite.
valueAfter = Après le tour { $n } : { $values }
lossPerDecision = Perte par décision libre
playedLike = Niveau le plus proche : { $strength }.
playedBetween = { $n ->
    [one] Avec une probabilité de { $confidence }, entre { $least } et { $greatest }, pour autant que { $n } décision libre permette d’en juger.
   *[other] Avec une probabilité de { $confidence }, entre { $least } et { $greatest }, pour autant que { $n } décisions libres permettent d’en juger.
}
playedOne = { $n ->
    [one] Avec une probabilité de { $confidence }, pour autant que { $n } décision libre permette d’en juger.
   *[other] Avec une probabilité de { $confidence }, pour autant que { $n } décisions libres permettent d’en juger.
}
howReckoned = Comment c’est calculé
sameDice = Le meilleur jeu avec les mêmes dés
sameDiceDrawn = { $n ->
    [one] { $n } de ses dés n’est jamais tombé dans cette partie et a été tiré au hasard.
   *[other] { $n } de ses dés ne sont jamais tombés dans cette partie et ont été tirés au hasard.
}
sameDiceHow = Chaque tour commence par le même premier lancer. Les dés relancés tombent comme ils sont tombés dans ce tour, dans leur ordre. Là où le meilleur jeu lance plus de dés qu’il n’en a été lancé, ils sont tirés au hasard, toujours les mêmes pour la même partie. L’ordre des dés tombés dans un même lancer est lui aussi tiré au hasard.
decisions = Chaque décision
decisionsOf = De qui
everyone = Tout le monde
onlyLosses = Seulement celles qui ont coûté
onlyFlagged = Seulement les signalées
flagged = signalée
bestWas = Le mieux : { $move }
tryIt = Réessayer
print = Imprimer
noneShown = Aucune décision de ce genre.
cardBefore = La feuille avant ce tour
turnNumber = Tour { $n }
rollNumber = Lancer { $n }
noDice = Les dés n’ont pas été notés.
forced = rien à décider
emptyCard = Rien n’est encore rempli.

## analyse: the page /analyse

analysePage = Keepwise : Analyse
boardPosition = Position
boardCheck = Vérifier une feuille
boardOwnRules = Vos propres règles…
boardOwnJson = Des règles en JSON
boardOwnWrong = Ces règles contiennent des erreurs :
boardCancel = Annuler
boardPut = Poser un { $face }
boardTake = { $die } : l’enlever
boardNoDie = Dé { $place } : pas encore
boardKeep = { $die } : le garder
boardClear = Vider
boardRolls = Lancers restants
boardSavedTitle = Lancers économisés
boardCall = Annoncé
boardAllRolled = Tous les dés ont été lancés d’un coup
boardOpen = libre
boardOpens = { $cell } : rendre libre
boardMoves = Que faire ?
boardAim = Jouer pour
boardTarget = un total d’au moins
boardFloor = le plus qui soit certain
boardUpperBonus = le bonus supérieur
boardFloorWorth = au moins { $value }
boardDice = { $n ->
    [one] Touchez encore { $n } dé.
   *[other] Touchez encore { $n } dés.
}
boardEmpty = Une fois les dés entrés, chaque coup s’affiche ici avec sa valeur et la raison.
boardFull = La feuille est remplie : { $total }.
boardBelow = Les chances avec ces dés sont plus bas.
boardWhyWorse = Comparé à « { $best } », le meilleur coup :
boardThen = { $points } maintenant ; ensuite encore { $rest } en moyenne.
boardThenShort = { $points } maintenant.
boardRolled = Garder ces dés et lancer
boardScored = Inscrire et continuer
boardOutlook = En jouant au mieux pour les points à partir d’ici :
boardOdds = Les chances de ce tour
boardOddsKeep = Si vous gardez { $dice } et ne jouez que pour une case :
boardOddsTurn = Un tour entier, joué pour une seule case :
boardOddsBest = Joué pour une seule case, en gardant ce qui lui convient le mieux. Marquez des dés pour voir les chances avec eux.
boardChance = Chance
boardMean = Points en moyenne
boardFrom = { $points } ou plus
boardWrong = Cela ne peut pas arriver dans une partie : revoyez la feuille et les dés.
boardNoTable = Le meilleur coup n’a pas été calculé pour ce jeu sur ce serveur. Il peut se dire quand il reste peu de cases libres ; les chances ci-dessous, toujours.
boardNoTarget = Cela ne peut pas se dire ici à ce moment de la partie, seulement quand il reste peu de cases. « Le plus de points » est toujours possible.
boardPays = Ces dés rapportent :
boardBroken = Cette adresse ne contient aucune position de jeu.
boardOffline = Le serveur est injoignable. Ce que vous avez saisi reste dans l’adresse ; les réponses viendront à son retour.
cardOrder = La case « { $category } » a été remplie trop tôt : d’autres passent avant.
cardTogether = « { $category } » : ces points ne vont pas avec le reste de la feuille.
cardSaved = Après ce nombre de tours, il y a de { $least } à { $most } lancers économisés.
cardBonuses = Autant de bonus extra ne vont pas avec ces points.
checkHow = Recopiez votre feuille : un nombre, un tiret pour une case barrée, rien pour une case libre. Les sommes peuvent rester vides.
checkResult = Résultat
checkPaste = Coller une feuille
checkText = Les lignes telles qu’elles sont sur la feuille, dans n’importe quelle langue
checkRead = Lire
checkProblems = { $n ->
    [one] { $n } erreur.
   *[other] { $n } erreurs.
}
checkRight = Aucune erreur trouvée.
checkNoNumber = « { $text } » n’est pas un nombre.
checkTaken = Lignes comprises : { $some } sur { $all }.
checkUnreadRow = La ligne { $line }, « { $name } », n’a pas été comprise.
checkPerhaps = Peut-être { $names } ?

## train: the page /train

trainPage = Keepwise : Entraînement
trainLead = Dix décisions par jour, les mêmes pour tous ; de l’entraînement à volonté ; et vos propres erreurs, jusqu’à ce que vous ne les fassiez plus.
keepsNothing = Ce navigateur ne garde rien pour cette page : tout sera oublié quand vous la quitterez.
trainToday = Les dix du jour
trainTodayWords = Deux du début, trois du milieu, trois de la seconde moitié, deux de la fin.
trainDone = Réponses : { $n } sur { $of }
trainRight = Bonnes réponses : { $n } sur { $of }
trainStreak = { $n ->
    [one] { $n } jour de suite.
   *[other] { $n } jours de suite.
}
trainLongest = La plus longue série : { $n }.
trainLook = Voir le résultat
trainGoOn = Continuer
trainStart = Commencer
trainMistakes = Vos propres erreurs
trainMistakesWords = Des décisions qui vous ont coûté des points, dans des parties dont le bilan est fait. Elles reviennent après quelques jours : plus tard si vous les maîtrisez, plus tôt sinon.
trainNoMistakes = Jouez une partie et faites-en le bilan : les décisions qui vous ont coûté des points reviendront ici.
trainDue = { $n } sur { $of } à revoir maintenant
trainRepeat = Revoir
trainThemes = S’exercer par thème
theme_first_roll = Premier lancer
theme_straights = Suites
theme_bonus_alive = Bonus possible
theme_bonus_dead = Bonus perdu
theme_joker = Joker
theme_which_zero = Quoi barrer ?
theme_endgame = Fin de partie
themeIs_first_roll = Le premier lancer de la partie, la feuille vide.
themeIs_straights = Une suite libre est en jeu : la tenter, ou viser mieux ?
themeIs_bonus_alive = La partie supérieure compte, et son bonus reste possible.
themeIs_bonus_dead = La partie supérieure compte, mais son bonus est perdu.
themeIs_joker = Encore cinq dés identiques, une fois leur case remplie.
themeIs_which_zero = Plus de lancer, et peu de points à prendre : que sacrifier ?
themeIs_endgame = Plus que trois tours au plus.
trainNone = Il n’y a pas ici de telles décisions pour ce jeu.
trainLoads = Recherche de décisions…
trainPrepares = On cherche des décisions de ce jeu ; cela prend un moment.
trainNoneDue = Rien à revoir pour l’instant. Revenez demain, ou travaillez un thème.
trainMenu = Entraînement
trainDay = Les dix du { $date }
trainTry = Encore une fois
trainNumber = { $n } sur { $of }
trainKeep = { $n ->
    [one] Garder et lancer { $n } dé
   *[other] Garder et lancer { $n } dés
}
trainKeys = Touchez les dés à garder, ou une case à remplir. Clavier : 1 à 5 pour les dés, Entrée pour garder, flèches pour se déplacer.
trainNext = Suivant
trainEnd = Résultat
trainBest = Juste : c’est le meilleur coup.
trainGood = Assez bon : cela ne perd que { $loss }. Le mieux : { $best }.
trainWrong = Cela perd { $loss }. Le mieux : { $best }.
trainAccepted = Tout coup qui perd { $loss } au plus est juste.
trainWhy = Pourquoi
trainThen = Dans votre partie, vous aviez joué : { $move }.
trainBoard = Voir dans Analyser
trainPeople = Ce que l’on joue vraiment
trainWrongShare = { $share } des joueurs occasionnels se trompent ici.
mark_good = juste
mark_inaccurate = imprécis
mark_wrong = faux
markOpen = à faire
trainLost = { $loss ->
    [one] Perdu en tout : { $loss } point.
   *[other] Perdu en tout : { $loss } points.
}
trainBefore = { $n ->
    [one] Sur { $n } jour précédent, bonnes réponses en moyenne : { $right }.
   *[other] Sur { $n } jours précédents, bonnes réponses en moyenne : { $right }.
}
trainComeBack = Ce que vous ne saviez pas revient bientôt, ce que vous saviez plus tard.
trainMore = Encore
trainShare = Partager
trainCopied = Le texte est dans le presse-papiers.
trainBestWas = Le mieux : { $move }

## history: the page /history

historyPage = Keepwise : Mes parties
historyDamaged = { $n ->
    [one] { $n } entrée est abîmée et laissée de côté ; les autres sont toutes là.
   *[other] { $n } entrées sont abîmées et laissées de côté ; les autres sont toutes là.
}
historyEmpty = Pas encore de partie
historyEmptyWords = Les parties terminées dans ce navigateur figurent ici, avec ce qu’elles vous ont coûté et où. Rien ne quitte ce navigateur.
historyWho = Les parties de
historyMeans = Moyennes par jeu
historyPlayed = Parties
historyMean = Moyenne
historyMost = Record
historyLoss = Perdu par partie
historyOverTime = Perte par décision libre
historyTooFew = Il y aura plus à voir après deux parties dont le bilan est fait.
chartHint = Choisissez une partie pour voir ses chiffres.
chartPoint = { $loss ->
    [one] { $date } : { $loss } point par décision
   *[other] { $date } : { $loss } points par décision
}
chartWords = { $first ->
    [one] { $n } parties avec bilan : { $first } point par décision dans les premières, { $last } dans les dernières.
   *[other] { $n } parties avec bilan : { $first } points par décision dans les premières, { $last } dans les dernières.
}
historyThemes = Ce qui a le plus coûté
historyEach = { $n ->
    [one] { $n } décision, { $loss } chacune
   *[other] { $n } décisions, { $loss } chacune
}
historyStreaks = Séries
historyNoDays = aucune en ce moment.
runBound = Points perdus dans une partie
runWithin = { $n ->
    [one] Dans votre dernière partie, vous avez perdu { $bound } points au plus.
   *[other] Dans chacune de vos { $n } dernières parties, vous avez perdu { $bound } points au plus.
}
runBeyond = { $n ->
    [one] Dans votre dernière partie, vous avez perdu plus de { $bound } points.
   *[other] Dans chacune de vos { $n } dernières parties, vous avez perdu plus de { $bound } points.
}
historyGames = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
historyAll = Les montrer toutes ({ $n })
historyNotReviewed = Bilan pas encore fait.
historyThin = Il ne reste que les totaux de cette partie.
historyDelete = Supprimer
historyDeleteAsks = Supprimer cette partie et ses erreurs ?
historyDeleted = La partie est supprimée.
historyFile = Votre historique en fichier
historyKept = Tout est gardé dans ce seul navigateur : les { $detailed } dernières parties avec chaque coup, sur { $games } en tout. S’il manque de place, les plus anciennes gardent leurs totaux.
historyExport = Exporter
historyImport = Importer
historyForget = Tout supprimer
historyForgetAsks = Supprimer toutes les parties, journées et erreurs de ce navigateur ?
historyForgotten = Tout est supprimé.
fileTaken = Importé. Parties : { $games }, journées : { $days }.
fileFull = Il n’y avait pas de place pour tout.
fileRefused = Rien n’a été importé.
fileLong = Le fichier est trop grand.
fileNoJson = Le fichier est tronqué ou n’est pas du JSON.
fileOther = Le fichier n’est pas un historique de Keepwise.
fileNewer = Le fichier est de la version { $version }, que cette page ne connaît pas.
fileWrong = Le fichier est abîmé ici : { $place }

## rules: the page /rules

rulesPage = Keepwise : Règles
rulesTitle = Règles
rulesLead = Chaque jeu sur une feuille : le tour, chaque case avec un exemple, et une feuille de score à imprimer.
rulesAll = Tous les jeux
rulesPrint = Imprimer
rulesPlay = Y jouer ici
rulesDice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
rulesRolls = { $n ->
    [one] { $n } lancer
   *[other] { $n } lancers
}
rulesTurn = Un tour
rulesEnd = La fin
rulesCategories = Les cases
rulesExample = Par exemple
rulesMiss = Mais pas
rulesFirstRoll = au premier lancer { $points }
turnRoll = { $n ->
    [one] Lancez le dé.
   *[other] Lancez les { $n } dés.
}
turnOnce = Un tour compte un seul lancer.
turnAgain = { $n ->
    [one] { $n } lancer en tout.
   *[other] Mettez de côté les dés que vous voulez et relancez les autres : { $n } lancers en tout, ou moins si le résultat vous convient.
}
turnFree = Un dé mis de côté peut aussi être relancé.
turnFill = Remplissez ensuite une case libre. Si les dés ne conviennent pas, elle reçoit 0.
turnCounted = { $n ->
    [one] Sur les { $dice } dés, un seul compte : celui qui rapporte le plus.
   *[other] Sur les { $dice } dés, { $n } comptent : ceux qui rapportent le plus.
}
leastCounted = { $n ->
    [one] Sur les { $dice } dés, un seul compte : celui qui rapporte le moins.
   *[other] Sur les { $dice } dés, { $n } comptent : ceux qui rapportent le moins.
}
orderCard = Les cases se remplissent de haut en bas.
orderUpper = La partie supérieure se remplit d’abord, dans n’importe quel ordre, puis la partie inférieure.
extraStart = { $n ->
    [one] La partie commence avec { $n } lancer de réserve, pour n’importe quel tour.
   *[other] La partie commence avec { $n } lancers de réserve, pour n’importe quel tour.
}
extraSaves = Les lancers non utilisés sont gardés pour les tours suivants.
extraMost = On peut en garder { $n } au plus.
endTotal = { $n ->
    [one] La partie finit après { $n } tour. Le plus grand total gagne.
   *[other] La partie finit après { $n } tours. Le plus grand total gagne.
}
endAwarded = { $n ->
    [one] La partie finit après { $n } tour. Celui qui a le plus de points attribués gagne.
   *[other] La partie finit après { $n } tours. Celui qui a le plus de points attribués gagne.
}
coloursAre = Chaque face a une couleur : { $colours }.
bonusFrom = { $at } ou plus dans la partie supérieure : { $points }.
bonusHighest = Seule la plus haute ligne atteinte compte.
bonusEach = Et { $n } de plus pour chaque point au-delà.
bonusPar = { $n ->
    [one] { $n } dé de chaque face suffit tout juste.
   *[other] { $n } dés de chaque face suffisent tout juste.
}
upperPays = Rapporte la somme des dés qui montrent { $face }.
needsAny = N’importe quels dés.
needsAll = { $n ->
    [one] Un dé.
   *[other] Les { $n } dés identiques.
}
needsEqual = { $n ->
    [one] Un dé.
   *[other] Au moins { $n } dés identiques.
}
needsTwo = { $a } dés d’une face et { $b } d’une autre.
needsTwoAny = { $a } dés d’une face et { $b } d’une face, qui peut être la même.
needsThree = { $a } dés d’une face, { $b } d’une deuxième et { $c } d’une troisième.
needsThreeAny = { $a }, { $b } et { $c } dés d’une même face ; ce peut être chaque fois la même.
needsRun = { $n ->
    [one] Un dé.
   *[other] { $n } faces qui se suivent : { $runs }.
}
needsFaces = Chacune de ces faces : { $faces }.
needsSum = La somme de tous les dés est { $n }.
needsLeast = La somme de tous les dés est { $n } ou plus.
needsGreatest = La somme de tous les dés est { $n } ou moins.
needsColour = Tous les dés ont la même couleur.
needsColourMatched = Ces dés ont la même couleur.
paysPoints = { $n ->
    [one] Rapporte { $n } point.
   *[other] Rapporte { $n } points.
}
paysTakes = { $n ->
    [one] Enlève { $n } point.
   *[other] Enlève { $n } points.
}
paysAll = Rapporte la somme de tous les dés.
paysMatched = { $n ->
    [one] Rapporte ce dé.
   *[other] Rapporte la somme de ces { $n } dés.
}
paysFaces = Rapporte la somme des dés qui montrent { $faces }.
paysPlus = { $n ->
    [one] Plus { $n } point.
   *[other] Plus { $n } points.
}
paysMinus = { $n ->
    [one] Moins { $n } point.
   *[other] Moins { $n } points.
}
paysServed = { $n ->
    [one] Au premier lancer du tour : { $n } point de plus.
   *[other] Au premier lancer du tour : { $n } points de plus.
}
paysByRoll = Les points dépendent du lancer qui a réussi : { $rolls }.
rollPays = lancer { $roll } : { $points }
rollPaysLast = à partir du lancer { $roll } : { $points }
timesFill = Se remplit { $n } fois.
afterFill = Ne rapporte que si « { $category } » a déjà des points.
jokerTitle = Encore « { $category } »
jokerBonus = { $bonus ->
    [one] Dès que « { $category } » a des points, chaque nouveau lancer de { $n } dés identiques rapporte { $bonus } point en plus, quelle que soit la case remplie.
   *[other] Dès que « { $category } » a des points, chaque nouveau lancer de { $n } dés identiques rapporte { $bonus } points en plus, quelle que soit la case remplie.
}
jokerHolds = Dès que la case « { $category } » est remplie, pour chaque nouveau lancer de { $n } dés identiques :
jokerForcedFirst = Tant que la case supérieure de sa face est libre, il faut l’y inscrire.
jokerForcedThen = Sinon, il faut l’inscrire dans une case inférieure libre.
jokerForcedLast = Si les cases inférieures sont pleines, il va dans une case supérieure libre, pour 0.
jokerWhy = Voilà pourquoi la feuille n’offre parfois qu’une seule case.
jokerFree = Il peut aller dans n’importe quelle case libre. Si la case supérieure de sa face est remplie, il sert de joker dans les cases inférieures.
jokerOriginal = C’est un joker : il doit aller dans une case inférieure libre. Si elles sont pleines, il va dans une case supérieure, pour 0.
jokerNone = Il peut aller dans n’importe quelle case libre et y rapporte ce qu’il rapporte toujours.
jokerPays = Comme joker il rapporte tous les points, quoi que la case demande : { $list }.
jokerPaysHere = { $n ->
    [one] Comme joker : { $n } point.
   *[other] Comme joker : { $n } points.
}
jokerMultiplied = Ces points sont multipliés comme la colonne.
jokerMadeOnly = On ne les a que si le lancer rapporte plus de 0.
tipsTitle = Pour la première partie
tipStop = Personne n’est obligé de faire tous les lancers : un bon résultat peut s’inscrire tout de suite.
tipBonus = { $n ->
    [one] En haut, { $n } dé d’une face est un bon résultat : c’est le rythme du bonus.
   *[other] En haut, { $n } dés d’une face sont un bon résultat : c’est le rythme du bonus.
}
tipZero = Quand rien ne va, un 0 dans « { $category } » coûte souvent le moins.
tipChance = « { $category } » accepte tous les dés : gardez-la libre pour un tour raté.

## make: the ruleset editor /make

makePage = Keepwise : Créer son jeu
makeTitle = Votre propre jeu
makeLead = Partez d’un jeu connu, changez ce que vous voulez et voyez tout de suite ce qui en découle.
makeBase = Partir de
makeNothing = rien
makeName = Nom du jeu
makeRolls = Lancers par tour
makeOrder = Les cases se remplissent
makeOrderFree = dans n’importe quel ordre
makeOrderCard = de haut en bas
makeOrderUpper = la partie supérieure d’abord
makeExtra = Lancers de réserve au début
makeSaves = Les lancers non utilisés sont gardés
makeBonus = Bonus de la partie supérieure
makeBonusAt = À partir de
makeBonusEach = Par point au-delà
makeAddBonus = Ajouter un bonus
makeJoker = Tous les dés identiques encore une fois
makeJokerRule = Ce que c’est
makeJokerOff = rien de spécial
makeJokerForced = un joker, imposé
makeJokerFree = un joker, au choix
makeJokerOriginal = un joker, partie inférieure seulement
makeJokerNone = seulement des points en plus
makeJokerCategory = Une fois cette case remplie
makeJokerBonus = Points en plus
makeAdd = Ajouter une case
makeNew = Nouvelle
makeCategoryName = Nom
makeNeeds = Ce qu’il faut
makeNeedsKind = Dés
makeNeedsFace = une face (partie supérieure)
makeNeedsAny = n’importe quels dés
makeNeedsGroups = dés identiques
makeNeedsRun = faces qui se suivent
makeNeedsFaces = certaines faces
makeFace = Face
makeGroup = Groupe { $n }
makeSameFace = Les groupes peuvent être de la même face
makeRunLength = Combien se suivent
makeFaces = Faces
makeTotal = Somme des dés
makeAny = quelconque
makeTotalExact = exactement
makeTotalLeast = au moins
makeTotalMost = au plus
makeColour = Couleur
makeColourAll = tous les dés pareils
makeColourMatched = ces dés pareils
makePays = Ce que ça rapporte
makePaysKind = Sorte
makePaysPoints = points fixes
makePaysAll = somme de tous les dés
makePaysMatched = somme de ces dés
makePaysFaces = somme de certaines faces
makePaysRolls = points selon le lancer
makePoints = Points
makeByRoll = Points au lancer 1, 2, 3 …
makePlus = Points en plus
makeServed = En plus au premier lancer
makeTimes = Combien de fois la remplir
makeAfter = Rapporte seulement si ceci a des points
makeAfterNone = rien
makeUp = Monter
makeDown = Descendre
makeRemove = Enlever { $name }
makeFollows = Ce qui en découle
makeWrong = { $n ->
    [one] Il y a d’abord { $n } chose à corriger.
   *[other] Il y a d’abord { $n } choses à corriger.
}
makeTotals = Totaux de { $least } à { $greatest }
makeStates = { $count ->
    [one] { $count } situation entre les tours
   *[other] { $count } situations entre les tours
}
makeReady = L’entraîneur connaît ce jeu.
makeSolvable = L’entraîneur apprend ce jeu à la première question : environ { $time }.
makeOutOfReach = Trop grand pour l’entraîneur. On peut y jouer entre personnes.
makeEstimated = Dans les jeux à plusieurs colonnes, l’entraîneur estime.
makeProblemRange = Permis : de { $least } à { $greatest }.
makeProblemTwice = C’est déjà là.
makeProblemMissing = Il manque quelque chose ici.
makeProblemClash = Cela ne va pas avec le reste.
makePlay = Y jouer
makeAnalyse = Analyser
makeShare = Copier le lien
makeCopy = Copier
makeCopied = Copié.
makeSave = Enregistrer
makeSaved = Enregistré dans ce navigateur
makeForget = Supprimer { $name }
makeForgetAsks = Supprimer « { $name } » de ce navigateur ?
makeSheet = Les règles, telles qu’elles se lisent
makeJson = En JSON, pour les programmes

## offline: the page /offline

newVersion = Il y a une nouvelle version de ces pages.
newVersionUse = L’utiliser maintenant
takePage = Keepwise : jouer hors ligne
takeTitle = Jouer hors ligne
takeLead = Ce que vous téléchargez reste dans ce navigateur et se passe de connexion : les pages et, pour chaque jeu, une table dont l’entraîneur et l’ordinateur tirent exactement les réponses du serveur.
takeGames = Jeux
takeSize = { $size } Mo
takeTotal = À télécharger : { $size }
takePages = Toutes les pages, dans la langue où vous les lisez
takeKept = téléchargé
takeNewer = une table plus récente existe
takeNow = Télécharger
takeLoads = Chargement…
takeDone = Tout est là et s’ouvre sans connexion.
takeRemove = Retirer { $name }
takeRemoveAll = Tout retirer
takeRemoved = Retiré.
takeFull = Ce navigateur n’a plus de place. Retirez un jeu, ou choisissez-en moins.
takeCutOff = Le serveur est injoignable. Ce qui manque encore pourra être chargé à son retour.
takeImpossible = Ce navigateur ne garde rien pour les pages : il faut une connexion sûre (https) et une fenêtre qui ne soit pas privée.
takeMayGo = Le navigateur peut l’effacer s’il manque de place.
takeOthers = Les jeux à plusieurs colonnes, vos propres règles, jouer pour gagner, l’issue possible d’une partie et les raisons d’un coup demandent le serveur.
takeWho = Qui répond
takeServer = Le serveur ; cet appareil seulement s’il est injoignable
takeDevice = Toujours cet appareil, pour les jeux qui sont là

## widget: the page /widget

widgetPage = Keepwise : Entraîneur de dés
widgetTitle = Entraîneur de dés
