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
pace = Vitesse de l’ordinateur
paceNormal = Normale
paceFast = Rapide
paceStep = Pas à pas
newGame = Nouvelle partie
newGameAsks = Votre partie en cours sera perdue.
newGameYes = Abandonner
newGameNo = Continuer
done = Terminé
setupTitle = Lancer, garder, savoir.
setupLead = Le jeu de dés de votre enfance, contre des proches ou contre l’ordinateur. Un entraîneur qui l’a résolu à la dernière décimale vous répond quand vous le demandez.
ruleset = Jeu
gamesOwn = Vos propres jeux
gamesOther = Autres jeux
gamesColumns = Plusieurs colonnes
players = Joueurs
player = Joueur
you = Vous
computer = Ordinateur
person = Personne
addPlayer = Ajouter un joueur
playerName = Nom du joueur { $n }
playerKind = Joueur { $n } : personne ou ordinateur
removePlayer = Retirer { $name }
against = Adversaire
alone = Aucun
friendHere = Un ami ici
friendAway = Ami par lien
setupPlayers = Noms et autres joueurs
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
scoreSaves = marquer maintenant en économise { $n }
chooseCategory = Choisissez une case
computerHurry = Avance rapide
waitsForServer = En attente du serveur
next = Suivant
undo = Annuler
scoredNow = { $points } marqué
dice = Dés
diceGroup = Dés : choisissez ceux que vous gardez
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
calls = { $name } : case « { $category } » annoncée.
called = Annonce : { $category }
mayCall = Pour annoncer, touchez une case de « { $column } » : ce tour devra la remplir.
mustRollAll = Rien n’est annoncé : seul un lancer de tous les dés peut s’inscrire.
offer = { $category } : marquer { $points }
offerOne = { $category }, { $nth } sur { $of } : marquer { $points }
offerCall = { $category } : annoncer ({ $points } maintenant)
lockUpper = Partie inférieure : seulement quand la partie supérieure est remplie
lockOrder = Seulement dans l’ordre de la feuille
lockAfter = { $category } : ne rapporte que si « { $after } » a déjà des points
columnsHow = Fonctionnement des colonnes
columnDown = { $column } : seulement de haut en bas
columnUp = { $column } : seulement de bas en haut
columnUpper = { $column } : partie inférieure seulement quand la supérieure est remplie
columnFree = { $column } : dans n’importe quel ordre
columnFactor = { $n ->
    [one] compte une fois
   *[other] compte { $n } fois
}
columnAnnounce = seulement ce qui a été annoncé après le premier lancer, ou réussi en lançant tous les dés à la fois
productCounts = Quand les trois sont remplies, { $product } compte aussi (jamais moins de 0)
countsInProduct = { $category } ne compte que dans le produit
jokerOfColumns = Quand la case « { $category } » est remplie dans toutes les colonnes, d’autres dés identiques sont un joker
lastTurnRolls = { $n ->
    [one] Au tout dernier tour : { $n } lancer
   *[other] Au tout dernier tour : { $n } lancers
}
upperSection = Partie supérieure
lowerSection = Partie inférieure
upperTotal = Total supérieur
upperBonus = Bonus
bonusOf = Bonus { $category }
total = Total
daily = Partie du jour
dailyBest = Meilleur jeu
trainStreak = { $n ->
    [one] { $n } jour jusqu’ici.
   *[other] { $n } jours de suite.
}
columnSum = Somme
factor = Multiplicateur
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
coachBefore = Lancez d’abord ; l’entraîneur classera ensuite tous les coups.
coachForTotal = L’entraîneur et l’ordinateur jouent pour le total, pas pour les points attribués.
coachWaits = L’entraîneur réfléchit…
coachSays = Entraîneur : { $move }.
coachPrepares = Ce jeu est en préparation. Un instant…
coachStuck = L’entraîneur ne peut pas répondre pour le moment.
coachAway = L’entraîneur reviendra en même temps que le serveur.
noTable = Ni entraîneur ni adversaire ordinateur pour ce jeu.
noOutlook = La probabilité de chaque total est disponible au début et vers la fin d’une partie.
noOutlookOfColumns = Pour les jeux à plusieurs colonnes, la probabilité de chaque total, du bonus supérieur et de la victoire n’est pas disponible.
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
estimatedStrength = Estimé, pas exact : en suivant l’entraîneur, vous faites { $mean } en moyenne (confiance { $confidence } : de { $low } à { $high }, sur { $games } parties).
best = le mieux
allMoves = Montrer les { $n } coups
fewerMoves = En montrer moins
goal = L’entraîneur joue pour
goalPoints = le plus de points
goalWin = la victoire
goalTies = Une égalité compte comme une demi-victoire.
goalBoth = On suppose que l’adversaire joue aussi pour gagner.
goalLater = Il est trop tôt pour calculer comment gagner : l’entraîneur joue pour le plus de points.
worthWin = { $value } de chances de gagner
outlook = Prévision
expected = Total attendu
chanceBonus = Bonus supérieur
chanceWin = Chances de gagner
beforeTurn = Avant ce tour
outlookWords = Total attendu { $mean } ; neuf parties sur dix finissent entre { $low } et { $high }.
outlookSure = Le total est certain : { $total }.
outlookAlone = Si vous suivez l’entraîneur à partir d’ici :
outlookTogether = Si tout le monde suit l’entraîneur à partir d’ici :
outlookForPoints = Si tout le monde joue pour le plus de points à partir d’ici :
outlookWeaker = Si tout le monde joue pour le plus de points à partir d’ici, l’ordinateur avec ses erreurs habituelles :
targets = Totaux à votre portée
targetsHint = Choisissez un total pour voir combien de fois vous l’atteignez et ce que cela coûte.
targetsWords = { $total } ou plus : dans { $best } des cas en jouant pour l’atteindre, dans { $usual } en jouant pour le plus de points. Points perdus en moyenne : { $cost }.
targetsBest = en jouant pour ce total
targetsUsual = en jouant pour le plus de points
computerStuck = L’ordinateur est bloqué.
tryAgain = Réessayer
deleteIt = Supprimer
keepIt = Garder
diceFair = Les dés sont-ils équitables ?
diceFairGames = Les lancers de vos parties enregistrées sont envoyés au serveur, sans les noms, et n’y sont pas conservés. Tous ces dés ont été lancés par cette application.
diceFairGame = Une seule partie ne montre que les gros défauts. Ses lancers sont envoyés au serveur, sans les noms, et n’y sont pas conservés.
diceCheck = Contrôler les dés
serverAway = Le serveur est injoignable. Cette page reprendra dès son retour.
pageStuck = La page n’a pas pu être chargée.
languageStuck = Cette langue n’a pas pu être chargée.
unknownGame = Jeu inconnu.
fileBroken = Ce fichier ne contient pas de partie.
linkBroken = Ce lien ne contient pas de partie.
otherTab = Cette partie est en pause : vous y jouez dans un autre onglet.
playHere = Continuer ici
gameWaits = Vous avez une partie en cours. En commencer une autre y met fin.
keptUnknown = Ce serveur ne connaît pas les règles de votre partie enregistrée. Elle a été supprimée.
keptDamaged = Votre partie enregistrée était endommagée et a dû être supprimée.
review = Bilan
reviewing = Examen de chaque décision…
reviewReady = Le bilan est prêt.
reviewStuck = Le bilan de cette partie n’a pas pu être fait.
gameInvalid = Cette partie ne respecte pas les règles :
problemPoints = « { $category } » avec { $dice } rapporte { $expected }, pas { $found }.
problemImpossible = « { $category } » ne peut pas rapporter { $found } ici.
problemFilled = La case « { $category } » était déjà remplie.
problemIllegal = La case « { $category } » ne peut pas être remplie ici.
problemCall = La case « { $category } » ne peut pas être annoncée ici.
problemUnknown = Ce jeu n’a pas de case « { $category } ».
problemTotal = « { $total } » fait { $expected }, pas { $found }.
problemExtra = « { $bonus } » vaut ici { $expected }, pas { $found }.
problemDice = Ces dés sont incompatibles entre eux.
problemTurns = Le nombre de tours est faux.
problemOther = Quelque chose est illisible ici.
problemsMore = { $n ->
    [one] … et { $n } autre
   *[other] … et { $n } autres
}
unjudged = Ces décisions ne peuvent pas être notées : ce serveur n’a pas résolu ce jeu.
workLeft = Avancement : { $share }, encore { $time } environ.
workWaits = Un autre jeu passe d’abord. Avancement : { $share }, encore { $time } environ.
shareLink = Partager un lien
saveFile = Enregistrer
saveText = Enregistrer en texte
saveTable = Enregistrer en CSV
positionCode = Code de la situation
copyCode = Copier
linkCopied = Le lien est dans le presse-papiers.
share = Partager
textCopied = Le texte est dans le presse-papiers.
startValue = Attendu en jouant au mieux
startEstimated = Estimation de l’entraîneur
luck = Chance
loss = Points perdus
correction = correction
correctionHint = Les valeurs sont des estimations. La correction indique leur erreur d’un tour à l’autre.
luckAdjusted = À en juger par cette partie, en jouant ainsi, sans chance ni malchance, on gagne dans environ { $chance } des cas.
chanceStart = Au début
ownMistakes = Erreurs
luckOfOthers = Chance des autres
othersMoves = Décisions des autres
playingToWin = Jouer pour gagner
chanceEnd = À la fin
chanceTitle = Chances de gagner au fil de la partie
rank = { $n ->
    [1] { $n }re place
   *[other] { $n }e place
}
turnsWords = { $loss ->
    [one] { $name } : chance { $luck }, { $loss } point perdu.
   *[other] { $name } : chance { $luck }, { $loss } points perdus.
}
turnWords = Tour { $n } : chance { $luck }, perdu { $loss }
turnsHint = Choisissez un tour pour voir ses chiffres.
expensive = Les décisions les plus coûteuses
flawless = Pas un seul point perdu.
flawlessEstimated = Pas un seul point perdu, autant que l’entraîneur puisse en juger.
highlightPlace = { $name }, tour { $n }
grade_best = le mieux
grade_good = bon
grade_inaccuracy = imprécision
grade_mistake = erreur
grade_blunder = gaffe
praise_only_move = seul coup
praise_hard = difficile à trouver
skipMain = Aller au contenu
navPlay = Jouer
navAnalyse = Analyser
navTrain = S’entraîner
navRules = Règles
navHistory = Mes parties
navMake = Créer votre jeu
navWidget = Entraîneur pour votre site
navDocs = API
missingTitle = Page introuvable
missingLead = L’adresse est peut-être fausse, ou la page a été déplacée.
missingHome = Vers la page d’accueil
playPage = Keepwise : jouer avec un entraîneur infaillible
missingPage = Keepwise : page introuvable
navTake = Hors ligne
answeredHere = Vous êtes hors ligne : les réponses viennent de cet appareil.
onThisDevice = sur cet appareil
needsServer = Cela demande le serveur et s’affichera quand vous serez de nouveau en ligne.

## home: the home page /

homePage = Keepwise : jeux de dés, résolus exactement
homeTitle = Des jeux de dés résolus à la dernière décimale.
homeLead = Jouez au Yams, au Yahtzee, au Yatzy et à toute leur famille, contre des proches ou l’ordinateur. Un entraîneur qui connaît le meilleur coup de chaque lancer vous aide quand vous le demandez. À la fin, vous voyez la part de la chance et celle de vos choix.
homePlay = Jouer une partie
homeAnalyse = Analyser de vrais dés
homeTry = Premier lancer : quels dés garderiez-vous ?
homeAnother = Autre lancer
homeAnalyseWords = Vous jouez avec de vrais dés ? Saisissez la feuille et le lancer : vous voyez ce que coûte chaque coup, et pourquoi.
homeDailyWords = Une partie pour tous, avec les mêmes dés. Un seul essai : jusqu’où irez-vous ?
homeTrainWords = Dix décisions par jour, les mêmes pour tous, des exercices par thème et vos propres erreurs à travailler.
homeRulesWords = Ce que chaque case demande et rapporte, avec des dés, sur une page par jeu.
homeHistoryWords = Vos parties, vos moyennes, vos séries et vos erreurs les plus coûteuses. Elles restent dans ce navigateur.
homeMakeWords = Changez les règles ou inventez un jeu, voyez aussitôt ce que cela change, puis jouez-y.
homeDevelopers = Pour les développeurs
homeApiTitle = Interroger
homeApiWords = Comptez les points d’un lancer, vérifiez une partie jusqu’au dernier dé, obtenez un conseil exact avec le coût de chaque choix. Avec les règles fournies ou les vôtres.
homeDocs = Documentation de l’API
homeWidgetTitle = Intégrer
homeWidgetWords = Trois lignes mettent l’entraîneur sur n’importe quelle page, en treize langues, au clavier et au lecteur d’écran aussi.
homeWidget = Le voir seul, comme dans une iframe

## play: the page /play

coachOff = désactivé
coachHint = à la demande
coachAfter = après mon coup
coachAlways = toujours
coachHintWords = L’entraîneur ne dit rien tant que vous ne demandez pas. Les indices viennent en trois étapes : l’enjeu, deux candidats, le coup.
coachAfterWords = Vous décidez d’abord. Ensuite, l’entraîneur dit ce que le coup a coûté et quel était le meilleur.
coachFirst = Vous décidez d’abord.
coachMissed = L’entraîneur a manqué ce coup.
rollOn = Relancer
scoreIn = { $category } : marquer { $points }
zeroAsks = « { $category } » rapporte 0 point. Choisissez la case une seconde fois pour confirmer.
zeroCosts = { $n ->
    [one] Vous perdriez environ { $n } point.
   *[other] Vous perdriez environ { $n } points.
}
verdictBetter = Mieux : { $move }
verdictSlightly = Un peu mieux : { $move }
verdictPlayed = Votre coup
verdictBest = Le meilleur
celebrate = { $category } !
endWon = { $n ->
    [one] Gagné avec { $n } point d’avance
   *[other] Gagné avec { $n } points d’avance
}
endLost = { $n ->
    [one] Perdu, à { $n } point
   *[other] Perdu, à { $n } points
}
endBest = { $n ->
    [one] Ton record, battu de { $n } point.
   *[other] Ton record, battu de { $n } points.
}
endCompared = { $n ->
    [one] Ta partie précédente : { $most }.
   *[other] Tes { $n } parties précédentes : { $mean } en moyenne, { $most } au mieux.
}
dailyCall = Les mêmes dés pour tous, un essai par jour.
dailyHow = Aujourd’hui, tout le monde a les mêmes dés. Vous avez un seul essai, sans entraîneur.
dailyNext = Prochaine partie dans { $time } h.
rematch = Revanche
friend = Ami
friendInvites = { $name } t’invite à jouer : { $game }
friendHow = Vous jouez chacun à votre tour, par lien, chacun sur son appareil. Chaque lien contient toute la partie. Les dés viennent d’un secret de chacun de vous : personne ne peut les choisir.
friendYou = Ton nom, pour ton ami
friendAccept = Accepter
friendInvite = Envoyer l’invitation
friendSend = Envoyer le lien
friendInvited = Ton ami accepte en te renvoyant un lien. Ensuite, tu commences.
friendWaits = C’est à { $name }, avec ce lien. Reviens avec le sien.
friendText = À toi de jouer : { $game }
friendYours = { $game } avec { $name } : à vous de jouer
friendTheirs = { $game } : c’est à { $name } de jouer
friendChanged = Ce lien a été modifié : il ne correspond pas à la partie que tu connais. Demande à ton ami de le renvoyer.
friendElsewhere = Cette partie se joue dans un autre navigateur. Ouvre le lien là-bas.
flag = Signaler cette décision pour le bilan
flagSet = Signalée pour le bilan.
flagGone = Signalement retiré.
keys = Raccourcis clavier
keyFace = gardent un dé de cette valeur ; dans l’analyse, en ajoutent un
keyPlace = gardent le dé à cette place
keyRoll = relance les dés non gardés
keyUndo = annule la dernière étape
keysUse = Touches seules, comme R pour lancer
keyHint = demande un indice à l’entraîneur
keyFlag = signale cette décision pour le bilan, ou retire le signalement
keyHelp = affiche ces raccourcis
keyArrows = passent d’un dé (← →) ou d’une case (↑ ↓) à l’autre
keyEnter = active ce qui est sélectionné, sinon le grand bouton
tipsUse = Conseils lors des premières parties
soundUse = Son et vibration
shakeUse = Secouer le téléphone pour lancer
tipDone = Compris
tipKeep = Touchez les dés à garder. Vous relancez les autres.
tipChoose = C’était le dernier lancer. Choisissez une case : les nombres indiquent ce que chacune rapporte.
tipNothing = Rien ne convient ? Vous devez barrer une case. Choisissez celle qui vous manquera le moins.
tipJoker = Encore des dés tous identiques : ils doivent aller dans « { $category } » tant que cette case est libre.
menu = Menu
analyseThis = Analyser cette situation
factsBest = { $mean ->
    [one] le jeu parfait rapporte { $mean } point par partie en moyenne
   *[other] le jeu parfait rapporte { $mean } points par partie en moyenne
}
factsAbout = { $mean ->
    [one] l’entraîneur fait en moyenne environ { $mean } point par partie
   *[other] l’entraîneur fait en moyenne environ { $mean } points par partie
}
howPlayed = Comment jouer
strengthReaches = { $mean ->
    [one] Fait en moyenne environ { $mean } point par partie.
   *[other] Fait en moyenne environ { $mean } points par partie.
}
infoOf = Ce que la case « { $category } » demande et rapporte
offline = Le serveur est injoignable. Votre partie est enregistrée ici ; laissez cette page ouverte, elle reprendra dès son retour.
setupTake = Télécharger des jeux pour jouer hors ligne

## reasons: reasons for moves, on all pages and in the API

quoted = « { $words } »
titleWith = { $title } ({ $words })
range = { $least } à { $greatest }
whyMore = Plus de détails
pointAllTie = Tous les coups se valent.
pointSame = C’est le meilleur coup.
pointBetter = Mieux que « { $move } » : { $reason }
pointBetterYours = Mieux que votre « { $move } » : { $reason }
pointBetterBy = Mieux que « { $move } » de { $loss } : { $reason }
pointIdle = { $n ->
    [one] si vous gardez le { $dice }, vous avez seulement un dé de moins à lancer pour { $others }.
   *[other] si vous gardez { $dice }, vous avez seulement moins de dés à lancer pour { $others }.
}
pointWithout = sans { $dice }, vous réussissez « { $category } » à ce tour dans { $chance } des cas, au lieu de { $other }.
pointWith = en gardant aussi { $dice }, vous réussissez « { $category } » à ce tour dans { $chance } des cas, au lieu de { $other }.
pointCompletes = un { $faces } complète « { $category } » ; vous y arrivez à ce tour dans { $chance } des cas, au lieu de { $other }.
pointOpenUpper = la case « { $category } » est encore libre, « { $other } » ne l’est plus.
pointForUpperBonus = { $dice } aide plus au bonus supérieur que { $others }.
pointHigher = { $dice } compte plus que { $others } dans chaque case qui additionne des dés.
pointMoreOften = à ce tour, vous réussissez « { $category } » dans { $chance } des cas, au lieu de { $other }.
pointSeveral = à ce tour, vous réussissez plus souvent { $categories }.
pointMorePoints = si vous réussissez « { $category } » à ce tour, vous faites { $mean } en moyenne, au lieu de { $other }.
pointBringsMore = d’ici la fin de la partie, « { $category } » rapporte { $mean } en moyenne, au lieu de { $other }.
pointFewerZeros = à ce tour, vous ne finissez sur un 0 que dans { $chance } des cas, au lieu de { $other }.
pointNoZeros = à ce tour, vous ne finissez jamais sur un 0 ; sinon, cela arrive dans { $other } des cas.
pointNoZeroYet = rien à barrer pour l’instant ; si vous relancez, vous réussissez « { $category } » dans { $chance } des cas.
pointNothingLost = vos points de « { $other } » ({ $points }) sont assurés et, si vous relancez, vous réussissez « { $category } » dans { $chance } des cas.
pointMoreToCome = pour « { $category } », relancer rapporte { $mean } en moyenne, contre { $points } maintenant.
pointRollOn = si vous relancez, vous réussissez « { $category } » dans { $chance } des cas.
pointMadeAlready = vous avez déjà { $points } pour « { $category } » ; l’autre coup en redonne autant dans { $chance } des cas au plus.
pointNeverAgain = vous avez déjà { $points } pour « { $category } » ; l’autre coup n’en redonne jamais autant.
pointEnough = { $points } pour « { $category } », c’est mieux que l’autre coup, qui y rapporte { $mean } en moyenne au plus.
pointServed = « { $category } » rapporte { $points } sur ce lancer, et plus tard seulement { $later }.
pointSavesRolls = { $n ->
    [one] marquer maintenant économise { $n } lancer pour les tours suivants.
   *[other] marquer maintenant économise { $n } lancers pour les tours suivants.
}
pointExtraBonus = un autre « { $joker } » rapporte un bonus de { $bonus }, plus { $points } pour « { $category } ».
pointExtraBonusZero = un autre « { $joker } » rapporte un bonus de { $bonus }, même avec un 0 dans « { $category } ».
pointChases = un autre « { $joker } » rapporterait un bonus de { $bonus } ; cela arrive dans { $chance } des cas.
pointJoker = comme joker, ces dés rapportent { $points } pour « { $category } ».
pointTakeRare = « { $category } » rapporte { $points }, et c’est rare ; même en visant cette case, vous n’y arrivez que dans { $chance } des cas.
pointGoodFor = { $points }, c’est bien pour « { $category } » ; en visant cette case, vous faites { $mean } en moyenne.
pointTooLittle = { $points }, c’est peu pour « { $category } » ; en visant cette case, vous faites { $mean } en moyenne.
pointZeroGivesUp = un 0 dans « { $category } » sacrifie { $mean } ; c’est ce que vous faites en moyenne en visant cette case.
pointZeroRare = un 0 dans « { $category } » coûte peu ; même en visant cette case, vous n’y arrivez que dans { $chance } des cas.
pointZeroNever = « { $category } » n’est plus possible ; un 0 y coûte peu.
pointZeroLow = un 0 dans « { $category } » coûte peu ; en visant cette case, vous ne faites que { $mean } en moyenne.
pointZeroInstead = { $later }, c’est peu pour « { $rival } » ; en visant cette case, vous faites { $other } en moyenne, et seulement { $mean } en visant « { $category } ».
pointUpperLost = le bonus supérieur est perdu de toute façon ; un 0 dans « { $category } » coûte peu.
pointUpperAlive = cela garde le bonus supérieur possible ; si vous le visez, vous l’obtenez dans { $chance } des cas.
pointUpperSure = cela assure le bonus supérieur.
pointUpperCloser = cela rapproche du bonus supérieur ; si vous le visez, vous l’obtenez dans { $chance } des cas, au lieu de { $other }.
pointUpperCertain = cela assure le bonus supérieur ; si vous le visez, vous l’obtenez toujours, et pas seulement dans { $other } des cas.
pointUpperMore = ainsi, le bonus supérieur rapporte { $mean } en moyenne, au lieu de { $other }.
pointFloor = Vous finissez avec au moins { $points }, quels que soient les dés ; « { $move } » n’assure que { $other }.
pointFloorAlone = Vous finissez avec au moins { $points }, quels que soient les dés.
pointTarget = Vous atteignez { $points } ou plus dans { $chance } des cas, contre { $other } avec « { $move } ».
pointUpperBonus = Vous obtenez le bonus supérieur dans { $chance } des cas, contre { $other } avec « { $move } ».
pointIdleAlone = { $n ->
    [one] si vous gardez le { $dice }, vous avez seulement un dé de moins à lancer.
   *[other] si vous gardez { $dice }, vous avez seulement moins de dés à lancer.
}
pointOpenChances = relancer peut encore donner { $categories }.
pointBonusEither = le bonus de { $bonus } est acquis de toute façon, et { $points }, c’est bien pour « { $category } » ; en visant cette case, vous faites { $mean } en moyenne.
nextCosts = « { $move } » coûte { $loss }.
nextHardly = « { $move } » est presque aussi bon.
nextTies = « { $move } » est tout aussi bon.
onlyMove = Il n’y a pas d’autre coup.
nextWins = Avec « { $move } », vous gagnez dans { $other } des cas, au lieu de { $best }.
playsFor = Donne { $made }.
playsElse = Donne { $made } ; sinon, 0 dans { $lost }.
playsOrNothing = Donne { $made } ; sinon, 0.
playsOrZero = Donne { $made }, ou encore 0 dans { $lost }.
playsZero = Donne 0 dans { $lost }.
playsSure = { $made }, à coup sûr.
paysMoreKeepsMore = le meilleur coup rapporte { $now } de plus tout de suite, et les cases encore libres valent { $later } de plus.
paysMoreKeepsSame = le meilleur coup rapporte { $now } de plus tout de suite.
paysMoreKeepsLess = le meilleur coup rapporte { $now } de plus tout de suite ; les cases encore libres ne valent que { $later } de moins.
paysSameKeepsMore = le meilleur coup rapporte autant tout de suite, et les cases encore libres valent { $later } de plus.
paysLessKeepsMore = le meilleur coup rapporte { $now } de moins tout de suite, mais les cases encore libres valent { $later } de plus.
keepsAll = garder tous les dés, c’est gaspiller un lancer.
wasThere = Les points étaient à prendre.
moveWith = « { $move } » : { $words }
whyTake = { $best } maintenant ; plus tard, { $other } en moyenne
whyLeaveOpen = { $best } en moyenne si la case reste libre ; maintenant, { $other }
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
stakesSame = « { $move } » est aussi le meilleur coup pour les points.
stakesCosts = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais gagne dans { $other } des cas, au lieu de { $best }.
stakesCostsHardly = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais gagne moins souvent.
stakesRisk = { $n ->
    [one] « { $move } » met en jeu { $n } point de « { $category } ».
   *[other] « { $move } » met en jeu { $n } points de « { $category } ».
}
stakesMakes = « { $move } » rapporte des points pour « { $category } » dans { $chance } des cas ; vous gagnez alors dans { $then } des cas, sinon dans { $otherwise }.
stakesNever = « { $move } » ne rapporte jamais de points pour « { $category } ».
stakesSure = « { $move } » rapporte à coup sûr des points pour « { $category } ».
stakesZero = « { $move } » met un 0 dans « { $category } » dans { $chance } des cas ; vous gagnez alors dans { $then } des cas, sinon dans { $otherwise }.
stakesNoZero = « { $move } » ne met jamais de 0 dans « { $category } ».
stakesSureZero = « { $move } » met à coup sûr un 0 dans « { $category } ».
stakesRisky = Après ce tour, votre probabilité de gagner est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup prend plus de risques.
stakesSafe = Après ce tour, votre probabilité de gagner est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup est plus sûr.
whyServer = L’explication complète demande le serveur.
hintStakes = Quel est l’enjeu ?
hintTwo = Deux candidats
hintMove = Montrer le coup
hintMean = { $mean } en moyenne en visant cette case ; un tour entier rapporte { $usual }.
hintNow = { $points } maintenant ; un tour entier en visant cette case rapporte { $usual } en moyenne.
hintZeros = Avec ces dés, toutes les cases libres donnent 0.
hintBonus = Points qui manquent pour le bonus supérieur de { $bonus } : { $n }.
hintMade = À ce tour, vous réussissez « { $category } » dans { $one } des cas après « { $first } », dans { $two } après « { $second } ».
hintZero = À ce tour, « { $category } » reçoit un 0 dans { $one } des cas après « { $first } », dans { $two } après « { $second } ».
hintUpper = Si vous visez le bonus supérieur, vous l’obtenez dans { $one } des cas après « { $first } », dans { $two } après « { $second } ».
rivalOften = Notre joueur virtuel « { $strength } » choisit « { $move } » dans { $chance } des cas.

## review: the review after a game

valueTitle = Total attendu au fil de la partie
valueHint = Choisissez un tour pour voir le total attendu ensuite.
valueAfter = Après le tour { $n } : { $values }
lossPerDecision = Coût moyen d’une décision
playedLike = Joue comme notre ordinateur « { $strength } ».
playedBetween = { $n ->
    [one] Parmi nos joueurs de l’ordinateur : probable à { $confidence } entre « { $least } » et « { $greatest } », d’après { $n } décision avec un vrai choix.
   *[other] Parmi nos joueurs de l’ordinateur : probable à { $confidence } entre « { $least } » et « { $greatest } », d’après { $n } décisions avec un vrai choix.
}
playedOne = { $n ->
    [one] Parmi nos joueurs de l’ordinateur : celui-ci à { $confidence }, d’après { $n } décision avec un vrai choix.
   *[other] Parmi nos joueurs de l’ordinateur : celui-ci à { $confidence }, d’après { $n } décisions avec un vrai choix.
}
sameDice = Le meilleur jeu avec les mêmes dés
dailyNow = La partie d’aujourd’hui est là
dailyBestWords = Les meilleurs coups avec les mêmes dés. Eux non plus ne savent pas ce qui vient : on peut faire mieux.
dailyPlace = Face à l’ordinateur
dailyPlaceWords = À quelle fréquence chaque niveau marque moins que vous, avec ses propres dés. La barre couvre neuf de ses parties sur dix ; le trait, c’est vous.
sameDiceDrawn = { $n ->
    [one] { $n } de ses dés n’est jamais tombé dans cette partie et a été tiré au hasard.
   *[other] { $n } de ses dés ne sont jamais tombés dans cette partie et ont été tirés au hasard.
}
sameDiceHow = Chaque tour commence par le même premier lancer. Les dés relancés tombent comme dans ce tour, dans l’ordre. Si le meilleur jeu relance plus de dés, les suivants sont tirés au hasard, toujours les mêmes. L’ordre des dés d’un même lancer l’est aussi.
totalLucky = { $total } = { $start } + chance { $luck } − erreurs { $loss }
totalUnlucky = { $total } = { $start } − malchance { $luck } − erreurs { $loss }
decisions = Toutes les décisions
decisionsOf = Joueur
everyone = Tout le monde
onlyLosses = Seulement celles qui ont coûté des points
onlyFlagged = Seulement les signalées
flagged = signalée
playedMove = Joué
playedBetter = Mieux
playedAgain = Cette fois
mistakesAll = Revoir toutes les erreurs
mistakeOf = Erreur { $n } sur { $of }
mistakeBefore = Précédente
mistakeAfter = Suivante
mistakesWorst = Seulement les plus coûteuses
turnByTurn = Tour par tour
tryIt = Réessayer
print = Imprimer
noneShown = Aucune décision ne correspond.
cardBefore = La feuille avant ce tour
turnNumber = Tour { $n }
rollNumber = Lancer { $n }
noDice = Aucun dé noté.
forced = rien à décider
emptyCard = Rien n’est encore rempli.

## analyse: the page /analyse

analysePage = Keepwise : Analyse
boardPosition = Situation
boardCheck = Vérifier une feuille
boardOwnRules = Vos propres règles…
boardOwnJson = Des règles en JSON
boardOwnWrong = Ces règles contiennent des erreurs :
boardCancel = Annuler
boardPut = Poser un { $face }
boardTake = { $die } : l’enlever
boardNoDie = Dé { $place } : vide
boardKeep = { $die } : le garder
boardRoll = relancer
boardClear = Vider
boardRolls = Lancers restants
boardSavedTitle = Lancers économisés
boardCall = Annoncé
boardAllRolled = Tous les dés ont été lancés d’un coup
boardOpen = libre
boardOpens = { $cell } : rendre libre
boardMoves = Meilleurs coups
boardAim = Jouer pour
boardTarget = un total d’au moins
boardFloor = le plus haut total assuré
boardUpperBonus = le bonus supérieur
boardFloorWorth = au moins { $value }
boardDice = { $n ->
    [one] Saisissez { $n } dé.
   *[other] Saisissez { $n } dés.
}
boardEmpty = Saisissez les dés : chaque coup s’affiche ici avec sa valeur et sa raison.
boardFull = La feuille est remplie : { $total }.
boardBelow = Les probabilités avec ces dés sont plus bas.
boardThen = { $points } maintenant ; ensuite encore { $rest } en moyenne.
boardThenShort = { $points } maintenant.
boardRolled = Garder ces dés et lancer
boardScored = Inscrire et continuer
boardOutlook = En jouant au mieux pour les points à partir d’ici :
boardOdds = Probabilités de ce tour
boardOddsKeep = Si vous gardez { $dice } et jouez pour une seule case :
boardOddsTurn = Un tour entier, joué pour une seule case :
boardOddsBest = Joué pour une seule case, en gardant ce qui lui convient le mieux. Marquez des dés pour voir les probabilités avec eux.
boardChance = Probabilité
boardMean = Points en moyenne
boardFrom = { $points } ou plus
boardWrong = C’est impossible dans une partie. Vérifiez la feuille et les dés.
boardNoTable = Ce serveur n’a pas résolu ce jeu : le meilleur coup n’est connu que quand il reste peu de cases libres. Les probabilités ci-dessous le sont toujours.
boardNoTarget = Pas disponible aussi tôt dans la partie, seulement quand il reste peu de cases libres. « Le plus de points » l’est toujours.
boardPays = Ces dés rapportent :
boardBroken = Ce lien ne contient aucune situation.
boardPicture = Lien avec image
boardPictureHint = Les messageries affichent ce lien sous forme d’image de la situation. Pour cela, le serveur la reçoit dans l’adresse ; avec « Partager un lien », non.
boardOffline = Le serveur est injoignable. Votre saisie est conservée dans l’adresse ; les réponses viendront à son retour.
cardOrder = La case « { $category } » a été remplie trop tôt : d’autres passent avant.
cardTogether = « { $category } » : ces points sont incompatibles avec le reste de la feuille.
cardSaved = Après ce nombre de tours, il peut y avoir de { $least } à { $most } lancers économisés.
cardBonuses = Ces points ne permettent pas autant de bonus supplémentaires.
checkHow = Recopiez votre feuille : un nombre, un tiret pour une case barrée, rien pour une case libre. Les sommes peuvent rester vides.
checkResult = Résultat
checkPaste = Coller une feuille
checkText = Les lignes telles qu’elles sont sur la feuille, dans n’importe quelle langue
checkRead = Lire la feuille
checkProblems = { $n ->
    [one] { $n } erreur trouvée.
   *[other] { $n } erreurs trouvées.
}
checkRight = Aucune erreur trouvée.
checkNoNumber = « { $text } » n’est pas un nombre.
checkTaken = Lignes comprises : { $some } sur { $all }.
checkUnreadRow = La ligne { $line }, « { $name } », n’a pas été comprise.
checkPerhaps = Vouliez-vous dire { $names } ?

## train: the page /train

trainPage = Keepwise : Entraînement
trainLead = Dix décisions par jour, les mêmes pour tous. Entraînez-vous à volonté et travaillez vos propres erreurs jusqu’à ne plus les faire.
keepsNothing = Ce navigateur n’enregistre rien pour cette page : vos progrès seront perdus quand vous la quitterez.
trainToday = Les dix du jour
trainTodayWords = Deux du début, trois du milieu, trois de la seconde moitié, deux de la fin.
trainDone = Réponses : { $n } sur { $of }
trainRight = Bonnes réponses : { $n } sur { $of }
trainLongest = Plus longue série : { $n }.
trainLook = Voir le résultat
trainGoOn = Continuer
trainStart = Commencer
trainMistakes = Vos propres erreurs
trainMistakesWords = Des décisions qui vous ont coûté des points, dans vos parties avec bilan. Elles reviennent après quelques jours : plus tard si vous répondez juste, plus tôt sinon.
trainNoMistakes = Jouez une partie et faites-en le bilan : les décisions qui vous ont coûté des points reviendront ici.
trainDue = { $n } sur { $of } à revoir maintenant
trainRepeat = Revoir
trainThemes = S’entraîner par thème
theme_first_roll = Premier lancer
theme_straights = Suites
theme_bonus_alive = Bonus possible
theme_bonus_dead = Bonus perdu
theme_joker = Joker
theme_which_zero = Que barrer ?
theme_endgame = Fin de partie
themeIs_first_roll = Le premier lancer de la partie, la feuille vide.
themeIs_straights = Une suite est encore libre : la tenter, ou viser mieux ?
themeIs_bonus_alive = La partie supérieure compte, et son bonus reste possible.
themeIs_bonus_dead = La partie supérieure compte, mais son bonus est perdu.
themeIs_joker = Encore cinq dés identiques, une fois leur case remplie.
themeIs_which_zero = Plus de lancer et peu de points à marquer : que sacrifier ?
themeIs_endgame = Plus que trois tours au plus.
trainNone = Aucune décision de ce genre pour ce jeu.
trainNotSolved = Ce serveur n’a pas résolu ce jeu : il n’y a pas de décisions à travailler.
trainLoads = Recherche de décisions…
trainPrepares = Recherche de décisions pour ce jeu. Un instant…
trainNoneDue = Rien à revoir pour l’instant. Revenez demain, ou travaillez un thème.
trainMenu = Entraînement
trainDay = Les dix du { $date }
trainTry = Encore une fois
trainNumber = { $n } sur { $of }
trainKeep = { $n ->
    [one] Garder et lancer { $n } dé
   *[other] Garder et lancer { $n } dés
}
trainKeys = Touchez les dés à garder, ou une case à remplir.
trainKeyboard = La touche ? affiche toutes les touches.
trainNext = Suivant
trainEnd = Résultat
trainAgain = Réessayer
trainHinted = Avec un indice, une bonne réponse n’augmente pas votre classement.
trainDifficulty = Difficulté { $difficulty }
trainRating = Votre classement Elo : { $rating }
trainProvisional = provisoire, réponse { $n } sur { $of }
trainRatingWords = Il part de 1000, le niveau de notre joueur virtuel occasionnel. Chacune des dix décisions le fait bouger, et les difficiles rapportent plus quand vous les trouvez.
trainBest = Juste : c’est le meilleur coup.
trainGood = Assez bon : cela ne perd que { $loss }. Le mieux : { $best }.
trainWrong = Cela perd { $loss }. Le mieux : { $best }.
trainRuleSave = Les lancers non utilisés sont gardés : arrêtez-vous quand ils rapporteront plus à un autre tour.
trainRuleStop = Inutile d’épuiser vos lancers : arrêtez quand le suivant risque plus qu’il ne peut rapporter.
trainRuleRollOn = N’inscrivez pas trop tôt : un lancer restant peut encore améliorer le tour.
trainRuleZeroOverPoints = Un zéro dans la bonne case peut coûter moins que quelques points dans la mauvaise.
trainRuleWhichZero = S’il faut un zéro, sacrifiez la case qui vous rapporterait le moins par la suite.
trainRuleBonusPar = Tant que le bonus est possible, une face présente { $n } fois ou plus est bien placée en haut.
trainRuleSmallBox = Un mauvais lancer va dans une petite case, comme les as ou les deux : on y perd peu.
trainRuleLessNow = Le plus de points tout de suite n’est pas toujours le mieux : comptez ce que les cases libres rapporteront.
trainRuleTakeIt = Prenez le meilleur score maintenant au lieu de garder la case pour un lancer qui ne viendra peut-être pas.
trainRuleSamePoints = À points égaux, remplissez la case qui vous rapporterait moins plus tard.
trainRuleRollAll = Si aucun dé n’aide assez, relancez-les tous.
trainRuleStraight = Le début d’une suite peut valoir plus qu’une paire.
trainRuleNoStraight = Des dés identiques peuvent valoir plus que le début d’une suite.
trainRuleHigher = À nombre égal de deux faces, la plus haute rapporte souvent plus.
trainRuleOpenBox = Une face plus basse dont la case est libre peut valoir plus qu’une haute sans case.
trainRuleMoreAlike = Partez de la face que montrent le plus de dés.
trainRuleKeepFewer = Lâchez les dés qui n’aident qu’en apparence : plus de dés à lancer, plus de chances.
trainRuleKeepMore = Gardez les dés qui conviennent déjà : ce que vous relancez doit ressortir.
trainRuleBonusGone = Une fois le bonus perdu, les cases du haut ne valent que leurs points.
trainRuleEndgame = Vers la fin, seules les cases libres comptent : jouez exactement pour elles.
trainRuleOther = Comparez ce que chaque coup laisse ouvert, pas seulement ce qu’il rapporte.
trainAccepted = { $loss ->
    [one] Un coup qui cède { $loss } point au plus compte aussi comme juste.
   *[other] Un coup qui cède { $loss } points au plus compte aussi comme juste.
}
trainWhy = Pourquoi
trainThen = Dans votre partie, vous avez joué : { $move }.
trainBoard = Voir dans Analyser
trainPeople = Ce que ferait notre joueur virtuel occasionnel
trainWrongShare = Il se trompe ici { $share } du temps.
mark_good = juste
mark_inaccurate = imprécis
mark_wrong = faux
markOpen = à faire
trainLost = { $loss ->
    [one] Perdu en tout : { $loss } point.
   *[other] Perdu en tout : { $loss } points.
}
trainLesson = À travailler
trainMissed = Vous en avez manqué { $n } sur { $of } : « { $theme } ».
trainPractise = S’entraîner
trainKinds = Justes : { $keeps } sur { $ofKeeps } pour les dés à garder, { $scores } sur { $ofScores } pour les cases à remplir.
trainBefore = { $n ->
    [one] Sur { $n } jour précédent, bonnes réponses en moyenne : { $right }.
   *[other] Sur { $n } jours précédents, bonnes réponses en moyenne : { $right }.
}
trainComeBack = Ce que vous ne saviez pas revient bientôt ; ce que vous saviez, plus tard.
trainMore = Encore
trainBestWas = Le mieux : { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face } : nombre { $count }, attendu { $expected }. Part réelle entre { $low } et { $high }.
auditLegend = Le trait vertical indique où seraient des dés équitables. Le trait horizontal contient la part réelle d’une face, pour les six à la fois avec une confiance de { $confidence }.
auditGames = Parties avec tous les lancers : { $n }.
auditStuck = Les dés n’ont pas pu être contrôlés.
auditLeftOut = Lancers écartés, faute de savoir quels dés ont été lancés : { $n }.

## history: the page /history

historyPage = Keepwise : Mes parties
historyDamaged = { $n ->
    [one] { $n } entrée est endommagée et laissée de côté ; les autres sont toutes là.
   *[other] { $n } entrées sont endommagées et laissées de côté ; les autres sont toutes là.
}
historyEmpty = Pas encore de partie
historyEmptyWords = Les parties que vous terminez dans ce navigateur figurent ici, avec ce qu’elles vous ont coûté et où. Rien ne quitte ce navigateur sans que vous le demandiez.
historyWho = Les parties de
historyMeans = Moyennes par jeu
historyPlayed = Parties
historyMean = Moyenne
historyLatest = Dernières ({ $n })
historyMost = Record
historyLoss = Perdu par partie
historyRating = Votre niveau de jeu
ratingHow = Le serveur fait ce calcul. Pour cela, votre navigateur ne lui envoie que les types de jeu et des nombres : combien de décisions réelles comptait chaque partie analysée et ce qu’elles ont coûté. Aucun nom, aucun dé, aucune partie n’est envoyé, et rien n’est conservé.
ratingStart = Évaluer mon jeu
ratingLike = Parmi nos joueurs ordinateur, vous jouez surtout comme « { $strength } » (probabilité : { $chance }).
ratingBeyond = Notre ordinateur « { $strength } » ne jouerait aussi bien par hasard que dans { $chance } des cas au plus.
ratingDecisions = Décisions réelles
ratingLevel = Niveau, de 1 (débutant) à 6 (parfait)
ratingTrend = Évolution pour 1 000 décisions
ratingBetter = Vous perdez moins qu’avant.
ratingWorse = Vous perdez plus qu’avant.
ratingSteady = Aucun changement visible pour l’instant.
ratingRange = { $value } (de { $low } à { $high })
ratingIntervals = La vraie valeur se trouve dans l’intervalle avec une probabilité de 95 %. Avec peu de parties, les intervalles sont larges.
phase_opening = Début de partie
phase_middle = Première moitié
phase_late = Seconde moitié
historyOverTime = Perdu par décision réelle
historyTooFew = Vous en verrez plus après deux parties avec bilan.
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
historyDaysPlayed = Jours avec une partie
historyAgainst = Contre l’ordinateur
historyWins = { $n ->
    [one] { $n } victoire de suite.
   *[other] { $n } victoires de suite.
}
historyGoals = Objectifs : { $n } sur { $of }
goal_bonus = Obtenir le bonus du haut
goal_careful = Une partie où aucune décision ne coûte plus de 2 points
goal_endgame = Une fin de partie sans faute
goal_unlucky = Battre l’ordinateur sans chance
goal_joker = Gagner le bonus d’une autre série de dés égaux
goal_expert = Battre l’ordinateur expert ou parfait
goal_thrifty = Perdre moins de 20 points en une partie
goal_flawless = Perdre moins de 5 points en une partie
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
rollCheck = Vérifier les dés du serveur
rollCheckHow = Collez une ou plusieurs réponses de /v1/roll/reveals. Votre navigateur recalcule les dés ; rien n’est envoyé.
rollCheckText = Réponses en JSON
rollCheckNow = Vérifier
rollCheckNone = Ce n’est pas une réponse de /v1/roll/reveals.
rollProved = Lancer { $n } : { $dice }. Tout concorde : aucun des deux côtés n’a pu choisir ces dés.
rollUnproved = Lancer { $n } : { $dice }. Cela ne concorde pas.
rollWrongClient = La valeur du joueur ne mène pas à son engagement.
rollWrongServer = La valeur du serveur ne mène pas à son engagement.
rollWrongFaces = Les valeurs donnent d’autres faces : { $dice }.
rollWrongHand = La main n’est pas formée des dés gardés et des dés lancés.
rollNoted = Ce n’est une preuve que pour qui avait ces deux engagements avant le premier lancer. Celui du joueur : { $client }. Celui du serveur : { $server }.
historyFile = Votre historique en fichier
historyKept = Tout reste dans ce navigateur : les { $detailed } dernières parties avec chaque coup, sur { $games } en tout. Si la place manque, les plus anciennes ne gardent que leurs totaux.
historyExport = Exporter
historyImport = Importer
deckMake = Paquet pour Anki
deckHint = { $n ->
    [one] Votre erreur devient une carte dans le logiciel Anki : importez-y le fichier. Un fichier plus récent met à jour les cartes que vous avez déjà.
   *[other] Vos { $n } erreurs deviennent des cartes dans le logiciel Anki : importez-y le fichier. Un fichier plus récent met à jour les cartes que vous avez déjà.
}
deckAsks = Que jouez-vous ?
historyForget = Tout supprimer
historyForgetAsks = Supprimer toutes les parties, journées et erreurs de ce navigateur ?
historyForgotten = Tout est supprimé.
fileTaken = Importé. Parties : { $games }, journées : { $days }.
fileFull = Il n’y avait pas de place pour tout.
fileRefused = Rien n’a été importé.
fileLong = Le fichier est trop volumineux.
fileNoJson = Le fichier est incomplet ou n’est pas du JSON.
fileOther = Ce n’est pas un historique de Keepwise.
fileNewer = Le fichier est de la version { $version }, que cette page ne connaît pas.
fileWrong = Le fichier est endommagé ici : { $place }

## rules: the page /rules

rulesPage = Keepwise : Règles
rulesTitle = Règles
rulesLead = Chaque jeu sur une feuille : le tour, chaque case avec un exemple, et une feuille de score à imprimer.
rulesAll = Tous les jeux
rulesPrint = Imprimer
rulesPlay = Jouer ici
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
turnOnce = Vous lancez une seule fois par tour.
turnAgain = { $n ->
    [one] Vous lancez { $n } fois en tout.
   *[other] Gardez les dés que vous voulez et relancez les autres : jusqu’à { $n } lancers en tout.
}
turnFree = Vous pouvez aussi relancer un dé gardé.
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
    [one] La partie commence avec { $n } lancer supplémentaire, pour n’importe quel tour.
   *[other] La partie commence avec { $n } lancers supplémentaires, pour n’importe quel tour.
}
extraSaves = Les lancers non utilisés sont économisés pour les tours suivants.
extraMost = Vous pouvez en économiser { $n } au plus.
endTotal = { $n ->
    [one] La partie finit après { $n } tour. Le plus grand total gagne.
   *[other] La partie finit après { $n } tours. Le plus grand total gagne.
}
endAwarded = { $n ->
    [one] La partie finit après { $n } tour. Le joueur qui a le plus de points attribués gagne.
   *[other] La partie finit après { $n } tours. Le joueur qui a le plus de points attribués gagne.
}
coloursAre = Chaque face a une couleur : { $colours }.
bonusFrom = { $at } ou plus dans la partie supérieure : { $points }.
bonusHighest = Seul le plus haut palier atteint compte.
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
needsThreeAny = { $a }, { $b } et { $c } dés d’une même face chaque fois ; les faces peuvent être les mêmes.
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
    [one] Rapporte la valeur de ce dé.
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
paysByRoll = Les points dépendent du lancer où c’est réussi : { $rolls }.
rollPays = lancer { $roll } : { $points }
rollPaysLast = à partir du lancer { $roll } : { $points }
timesFill = Peut se remplir { $n } fois.
afterFill = Ne rapporte que si « { $category } » a déjà des points.
jokerTitle = Encore « { $category } »
jokerBonus = { $bonus ->
    [one] Dès que « { $category } » a des points, chaque nouveau lancer de { $n } dés identiques rapporte { $bonus } point en plus, quelle que soit la case remplie.
   *[other] Dès que « { $category } » a des points, chaque nouveau lancer de { $n } dés identiques rapporte { $bonus } points en plus, quelle que soit la case remplie.
}
jokerHolds = Dès que la case « { $category } » est remplie, ceci vaut pour chaque nouveau lancer de { $n } dés identiques :
jokerForcedFirst = Tant que la case supérieure de sa face est libre, il doit y aller.
jokerForcedThen = Ensuite, il doit aller dans une case inférieure libre.
jokerForcedLast = Quand les cases inférieures sont pleines, il va dans une case supérieure libre, pour 0.
jokerWhy = Voilà pourquoi la feuille ne propose parfois qu’une seule case.
jokerFree = Il peut aller dans n’importe quelle case libre. Si la case supérieure de sa face est remplie, il sert de joker dans les cases inférieures.
jokerOriginal = C’est un joker : il doit aller dans une case inférieure libre. Si elles sont pleines, il va dans une case supérieure, pour 0.
jokerNone = Il peut aller dans n’importe quelle case libre et y rapporte ce qu’il rapporte toujours.
jokerPays = Comme joker, il rapporte tous les points, quoi que demandent ces cases : { $list }.
jokerPaysHere = { $n ->
    [one] Comme joker : { $n } point.
   *[other] Comme joker : { $n } points.
}
jokerMultiplied = Ces points sont multipliés comme la colonne.
jokerMadeOnly = Vous ne les obtenez que si le lancer rapporte plus de 0.
tipsTitle = Pour la première partie
tipStop = Vous n’êtes pas obligé de faire tous les lancers : un bon résultat peut s’inscrire tout de suite.
tipBonus = { $n ->
    [one] En haut, avec { $n } dé d’une face, vous tenez le rythme du bonus.
   *[other] En haut, avec { $n } dés d’une face, vous tenez le rythme du bonus.
}
tipZero = Quand rien ne convient, un 0 dans « { $category } » coûte souvent le moins.
tipChance = La case « { $category } » accepte tous les dés : gardez-la libre pour un tour raté.

## make: the ruleset editor /make

makePage = Keepwise : Créer votre jeu
makeTitle = Créer votre jeu
makeLead = Partez d’un jeu connu, changez ce que vous voulez et voyez tout de suite ce qui en découle.
makeBase = Partir de
makeNothing = rien
makeName = Nom du jeu
makeRolls = Lancers par tour
makeOrder = Les cases se remplissent
makeOrderFree = dans n’importe quel ordre
makeOrderCard = de haut en bas
makeOrderUpper = la partie supérieure d’abord
makeExtra = Lancers supplémentaires au début
makeSaves = Les lancers non utilisés sont économisés
makeBonus = Bonus de la partie supérieure
makeBonusAt = À partir de
makeBonusEach = Par point au-delà
makeAddBonus = Ajouter un bonus
makeJoker = Encore une fois tous les dés identiques
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
makeColourAll = tous les dés identiques
makeColourMatched = ces dés identiques
makePays = Ce que la case rapporte
makePaysKind = Type
makePaysPoints = points fixes
makePaysAll = somme de tous les dés
makePaysMatched = somme de ces dés
makePaysFaces = somme de certaines faces
makePaysRolls = points selon le lancer
makePoints = Points
makeByRoll = Points au lancer 1, 2, 3 …
makePlus = Points en plus
makeServed = Bonus au premier lancer
makeTimes = Nombre de fois où la remplir
makeAfter = Ne rapporte que si cette case a des points
makeAfterNone = aucune
makeUp = Monter
makeDown = Descendre
makeRemove = Retirer { $name }
makeFollows = Ce qui en découle
makeWrong = { $n ->
    [one] Corrigez d’abord { $n } erreur.
   *[other] Corrigez d’abord { $n } erreurs.
}
makeTotals = Totaux de { $least } à { $greatest }
makeStates = { $count ->
    [one] { $count } situation entre les tours
   *[other] { $count } situations entre les tours
}
makeReady = L’entraîneur connaît ce jeu.
makeSolvable = L’entraîneur apprend ce jeu la première fois que vous l’interrogez : environ { $time }.
makeOutOfReach = Trop grand pour l’entraîneur. Vous pouvez y jouer entre personnes.
makeEstimated = Dans les jeux à plusieurs colonnes, l’entraîneur estime.
makeProblemRange = Permis : de { $least } à { $greatest }.
makeProblemTwice = C’est un doublon.
makeProblemMissing = Il manque quelque chose ici.
makeProblemClash = Incompatible avec le reste.
makePlay = Jouer
makeAnalyse = Analyser
makeShare = Copier le lien
makeCopy = Copier
makeCopied = Copié.
makeSave = Enregistrer
makeSaved = Enregistré dans ce navigateur
makeForget = Supprimer { $name }
makeForgetAsks = Supprimer « { $name } » de ce navigateur ?
makeSheet = Le texte des règles
makeJson = En JSON, pour les programmes

## offline: the page /offline

newVersion = Il y a une nouvelle version de ces pages.
newVersionUse = L’utiliser maintenant
takePage = Keepwise : jouer hors ligne
takeTitle = Jouer hors ligne
takeLead = Les pages et les jeux téléchargés restent dans ce navigateur et se passent de connexion. Avec la table de chaque jeu, l’entraîneur et l’ordinateur répondent exactement comme le serveur.
takeGames = Jeux
takeSize = { $size } Mo
takeTotal = À télécharger : { $size }
takePages = Toutes les pages, dans votre langue de lecture
takeKept = téléchargé
takeNewer = table plus récente disponible
takeNow = Télécharger
takeLoads = Chargement…
takeDone = Téléchargé. Tout marche maintenant hors ligne.
takeRemove = Retirer { $name }
takeRemoveAll = Tout retirer
takeRemoved = Retiré.
takeFull = Il n’y a plus de place dans ce navigateur. Retirez un jeu, ou choisissez-en moins.
takeCutOff = Le serveur est injoignable. Vous pourrez télécharger le reste à son retour.
takeImpossible = Ce navigateur ne peut pas enregistrer de pages : il faut une connexion sécurisée (https) et une fenêtre non privée.
takeMayGo = Le navigateur peut l’effacer s’il manque de place.
takeOthers = Demandent le serveur : les jeux à plusieurs colonnes, vos propres règles, jouer pour gagner, les prévisions et les explications complètes.
takeWho = Origine des réponses
takeServer = Le serveur ; cet appareil seulement s’il est injoignable
takeDevice = Toujours cet appareil, pour les jeux téléchargés

## widget: the page /widget

widgetPage = Keepwise : Entraîneur de dés
widgetTitle = Entraîneur de dés
widgetLead = Réglez, puis copiez le code dans votre page. Il répond par le meilleur coup exact, dans la langue de vos lecteurs.
widgetRolls = Lancers restants
widgetCard = Cases remplies
widgetRoll = D’autres dés
widgetAuto = Comme sur la page
widgetReader = Celle du lecteur
widgetWidth = Largeur
widgetAsk = Laisser d’abord choisir le lecteur
widgetCode = Votre code
widgetFrame = Dans un cadre, sans script
widgetCopy = Copier

## embed: the element <dice-coach>, on any site

embedDice = Dés : appuyez sur ceux que vous garderiez
embedDie = Dé { $n } : { $face }
embedKeep = garder
embedReroll = relancer
embedAll = Tout relancer
embedScore = { $category } : { $points }
embedCall = Annoncer { $category }
embedChoose = Appuyez sur les dés que vous garderiez.
embedPonder = Que marqueriez-vous ?
embedAsk = Quel est le meilleur coup ?
embedRight = Juste, c’est le meilleur coup.
embedCosts = Cela coûte { $loss }.
embedChances = Chances à ce tour
embedMoves = Ce que coûte chaque coup
embedBest = le meilleur
embedYours = vous : { $loss }
embedTotal = Total attendu : { $value }
embedThinking = Je réfléchis…
embedPreparing = Ce jeu est en préparation. { $share }, encore { $n } s environ
embedLost = L’entraîneur est injoignable.
embedRetry = Réessayer
embedWrong = L’entraîneur ne peut pas montrer cette position.
embedUnprepared = L’entraîneur n’est pas préparé à cette question ici.
embedAnalyse = Analyser
embedBlack = noir
embedRed = rouge
embedGreen = vert

## answers: sentences in answers of the API, in no page

advisedKeep = Gardez { $dice } et relancez { $others }.
advisedRerollAll = Relancez tout.
sentence = { $words }.
advisedScore = Marquez { $points } dans « { $category } ».
advisedCall = Annoncez « { $category } ».
advisedTimes = Les points de cette colonne sont multipliés par { $factor }.
advisedInProduct = Cette case ne compte que dans le produit.
advisedLeaves = { $n ->
    [one] Il vous reste alors { $n } lancer supplémentaire.
   *[other] Il vous reste alors { $n } lancers supplémentaires.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Vous atteignez { $points } ou plus dans { $chance } des cas.
reachesNever = Vous ne pouvez plus atteindre { $points }.
getsUpperBonus = Vous obtenez le bonus supérieur dans { $chance } des cas.
upperBonusNever = Vous ne pouvez plus obtenir le bonus supérieur.
winsWith = Vous gagnez dans { $chance } des cas.
winsNever = Vous ne pouvez plus gagner.
winsAlways = Vous gagnez, quels que soient les dés.
tieCounts = Une égalité compte pour { $share } et une victoire pour 1.
opponentForPoints = On suppose que l’adversaire joue pour les points : calculer le meilleur jeu quand les deux jouent pour gagner prendrait trop de temps.
tieWins = Une égalité compte comme une victoire.
valuesEstimated = Les valeurs sont des estimations : en jouant ainsi, vous faites { $mean } points en moyenne (confiance { $confidence } : de { $low } à { $high }, sur { $games } parties).
auditFair = Dés testés : { $n }. Tests : { $tests }. Rien d’inhabituel : des dés équitables tombent au moins aussi inégalement dans { $chance } des cas.
auditUnusual = Dés testés : { $n }. Quelque chose est inhabituel : des dés équitables donnent un tel résultat, tous tests confondus, dans { $chance } des cas au plus.
auditFaces = Les faces tombent trop inégalement.
auditRepeats = Répétitions d’une face déjà présente : { $observed } ; avec des dés équitables, environ { $expected }.
auditPairs = Paires égales parmi les dés tombés ensemble : { $observed } ; avec des dés équitables, environ { $expected }.
auditHalves = Les dés tombés au début diffèrent de ceux tombés ensuite.
auditDice = Les dés diffèrent entre eux.
auditPlayers = Les dés des joueurs diffèrent.
auditFalseAlarms = Un tel contrôle juge inhabituels même des dés équitables, jusqu’à { $level } du temps.
auditSees = Une face qui tombe dans { $share } des cas au lieu de { $fair } aurait été remarquée 9 fois sur 10.
auditSeesNothing = Cela dit peu : avec si peu de dés, même un dé qui montre toujours la même face pourrait passer inaperçu.
auditNoDice = Aucun dé ne peut être testé : on ne sait pas quels dés ont été lancés.
costsAbout = « { $move } » coûte environ { $loss }.
beats = « { $best } » vaut { $loss } de plus que « { $move } ».
beatsBecause = « { $best } » vaut { $loss } de plus que « { $move } » : { $reason }
beatsAbout = « { $best } » vaut environ { $loss } de plus que « { $move } ».
comparesSheet = « { $best } » au lieu de « { $move } » : { $now } dans ce tour, { $later } plus tard.
comparesSheetAbout = « { $best } » au lieu de « { $move } » : { $now } dans ce tour, environ { $later } plus tard.
averagesInstead = Avec « { $move } », vous faites { $mean } points en moyenne, au lieu de { $best }.
stakesCostsTarget = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais atteint { $target } dans { $other } des cas, au lieu de { $best }.
stakesCostsBonus = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais obtient le bonus supérieur dans { $other } des cas, au lieu de { $best }.
stakesCostsFloor = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais n’assure que { $other } au lieu de { $best }.
stakesCostsHardlyTarget = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais atteint moins souvent { $target }.
stakesCostsHardlyBonus = « { $move } » rapporte { $points } de plus en moyenne, plus que tout autre coup, mais obtient moins souvent le bonus supérieur.
stakesMakesTarget = « { $move } » rapporte des points pour « { $category } » dans { $chance } des cas ; vous atteignez alors { $target } dans { $then } des cas, sinon dans { $otherwise }.
stakesMakesBonus = « { $move } » rapporte des points pour « { $category } » dans { $chance } des cas ; vous obtenez alors le bonus supérieur dans { $then } des cas, sinon dans { $otherwise }.
stakesZeroTarget = « { $move } » met un 0 dans « { $category } » dans { $chance } des cas ; vous atteignez alors { $target } dans { $then } des cas, sinon dans { $otherwise }.
stakesZeroBonus = « { $move } » met un 0 dans « { $category } » dans { $chance } des cas ; vous obtenez alors le bonus supérieur dans { $then } des cas, sinon dans { $otherwise }.
stakesRiskyTarget = Après ce tour, votre probabilité d’atteindre { $target } est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup prend plus de risques.
stakesRiskyBonus = Après ce tour, votre probabilité d’obtenir le bonus supérieur est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup prend plus de risques.
stakesSafeTarget = Après ce tour, votre probabilité d’atteindre { $target } est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup est plus sûr.
stakesSafeBonus = Après ce tour, votre probabilité d’obtenir le bonus supérieur est de { $best }, contre { $other } avec « { $move } ». Le meilleur coup est plus sûr.
hintTarget = Points qui manquent pour l’objectif : { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title } : { $name }.
problemAllowed = Permis : { $allowed }.
problemRange = Permis : de { $minimum } à { $maximum }.
problemAtMost = Permis : { $maximum } au plus, pas { $found }.
problemLimit = Permis : { $maximum } au plus.
problemFound = Trouvé : { $found }.
problemMore = (et { $n } de plus)
claim-with_correction = « { $name } » ({ $found }) est correct avec l’une des corrections.
claim-as_written = « { $name } » ({ $found }) correspond à la feuille telle quelle, mais celle-ci n’est pas fiable.
claim-with_none = « { $name } » ({ $found }) est faux avec toutes les corrections.
claim-unknown = « { $name } » ({ $found }) ne peut pas être vérifié.
extraBonus = Bonus supplémentaire
assumption-meaning = « { $name } » { $found } peut désigner plusieurs sommes ; celle qui convient est supposée.
assumption-extra_bonuses = Nombre supposé de bonus supplémentaires : { $found }.
assumption-roll = On suppose que ces dés viennent du lancer { $found }.
assumption-extra_rolls = Nombre supposé de lancers supplémentaires : { $found } ; possible : de { $least } à { $greatest }.
assumption-no_extra_bonus = Ce tour est supposé ne rapporter aucun bonus supplémentaire.
assumption-one_player = Les valeurs des colonnes { $found } sont lues comme celles d’un seul joueur.
assumption-ignored = À côté de « { $name } », non lu comme une valeur : { $found }.
assumption-heading = « { $name } » est lu comme un titre.
assumption-columns = Colonnes attribuées aux valeurs à côté de « { $name } » : { $found }.
assumption-category = « { $name } » est lu comme « { $found } ».
assumption-printed = Le premier { $found } à côté de « { $name } » est lu comme du texte imprimé.
assumption-sum = Le dernier { $found } à côté de « { $name } » est lu comme la somme des autres valeurs.
problems-reading = Requêtes illisibles
problem-bad-chunk = Encodage chunked invalide
problem-bad-length = Longueur du corps invalide
problem-byte-order-mark = Marque d’ordre des octets
problem-cut-short = Corps incomplet
problem-duplicate-key = Clé ou paramètre en double
problem-duplicate-key-detail = « { $name } » figure deux fois dans la requête.
problem-empty-body = Corps vide
problem-nested-too-deep = Imbrication trop profonde
problem-not-json = JSON invalide
problem-not-readable = Requête illisible
problem-not-unicode = Caractère incomplet
problem-not-utf-8 = UTF-8 invalide
problems-fields = Champs et paramètres
problem-invalid = Requête invalide
problem-contradiction = Contradiction
problem-contradiction-detail = « { $name } » contredit un autre champ ou les règles du jeu.
problem-duplicate = Entrée en double
problem-duplicate-detail = « { $found } » figure deux fois.
problem-missing-field = Champ manquant
problem-missing-field-detail = Il manque « { $name } ».
problem-not-committed = Valeur non conforme à l’engagement
problem-out-of-range = Nombre hors limites
problem-out-of-range-detail = La valeur de « { $name } » doit être comprise entre { $minimum } et { $maximum } : { $found } est hors limites.
problem-too-long = Chaîne trop longue
problem-too-many = Trop d’entrées
problem-unknown-choice = Valeur non permise
problem-unknown-choice-detail = « { $found } » n’est pas une valeur permise pour « { $name } ».
problem-unknown-commitment = Engagement inconnu
problem-unknown-field = Champ inconnu
problem-unknown-field-detail = Le champ « { $found } » est inconnu.
problem-wrong-card = Feuille invalide dans la chaîne de requête
problem-wrong-count = Nombre d’entrées incorrect
problem-wrong-dice = Dés incorrects
problem-wrong-dice-detail = Le nombre de dés doit être { $expected }.
problem-wrong-die = Dé invalide
problem-wrong-die-detail = Un dé montre un nombre de { $minimum } à { $maximum }, pas { $found }.
problem-wrong-move = Coup invalide dans la chaîne de requête
problem-wrong-position-id = Code de situation invalide
problem-wrong-position-id-detail = « { $found } » n’est le code d’aucune situation.
problem-wrong-record = Notation de partie illisible
problem-wrong-record-detail = « { $found } » n’a pas sa place dans la notation de la partie.
problem-wrong-type = Type incorrect
problems-names = Noms
problem-ambiguous-category = Case ambiguë
problem-ambiguous-category-detail = « { $found } » peut désigner plusieurs cases.
problem-ambiguous-column = Colonne ambiguë
problem-ambiguous-column-detail = « { $found } » peut désigner plusieurs colonnes.
problem-ambiguous-ruleset = Jeu de règles ambigu
problem-ambiguous-ruleset-detail = « { $found } » peut désigner plusieurs jeux de règles.
problem-bad-name = Nom invalide
problem-unknown-category = Case inconnue
problem-unknown-category-detail = Il n’y a pas de case « { $found } ».
problem-unknown-column = Colonne inconnue
problem-unknown-column-detail = Il n’y a pas de colonne « { $found } ».
problem-unknown-ruleset = Jeu de règles inconnu
problem-unknown-ruleset-detail = Il n’y a pas de jeu de règles « { $found } ».
problems-cards = Feuilles de score
problem-contradicting-points = Points contradictoires
problem-contradicting-points-detail = « { $name } » ne peut pas rapporter { $found } avec les autres entrées de cette feuille.
problem-impossible-extra-bonus = Nombre impossible de bonus supplémentaires
problem-impossible-extra-rolls = Nombre impossible de lancers supplémentaires
problem-impossible-extra-rolls-detail = À ce stade, une feuille peut avoir de { $minimum } à { $maximum } lancers supplémentaires, pas { $found }.
problem-impossible-points = Points impossibles
problem-impossible-points-detail = « { $name } » ne peut pas rapporter { $found }.
problem-out-of-order = Ordre des cases non respecté
problem-out-of-order-detail = La case « { $name } » a été remplie trop tôt : ce jeu a un ordre fixe.
problem-too-many-fillings = Case remplie trop de fois
problem-wrong-total = Total incorrect
problem-wrong-total-detail = « { $name } » fait { $expected }, pas { $found }.
problems-games = Parties
problem-category-filled = Case déjà remplie
problem-category-filled-detail = La case « { $found } » était déjà remplie.
problem-kept-dice-missing = Dés gardés manquants
problem-kept-dice-missing-detail = { $dice } a été gardé, mais les dés suivants sont { $found }.
problem-missing-category = Case manquante
problem-missing-category-detail = Il manque la case de ce tour.
problem-missing-column = Colonne manquante
problem-missing-column-detail = Il manque la colonne de ce tour.
problem-missing-dice = Dés manquants
problem-missing-dice-detail = Il manque les dés de ce tour.
problem-missing-points = Points manquants
problem-missing-points-detail = Il manque les points de ce tour.
problem-too-many-rolls = Trop de lancers
problem-too-many-turns = Trop de tours
problem-too-many-turns-detail = La partie est terminée avant ce tour.
problem-unequal-rounds = Nombres de tours inégaux
problem-unequal-rounds-detail = Le nombre de tours de ce joueur ({ $found }) ne correspond pas à celui des autres.
problem-wrong-extra-bonus = Bonus supplémentaire incorrect
problem-wrong-extra-bonus-detail = Le bonus supplémentaire vaut ici { $expected }, pas { $found }.
problem-wrong-points = Points incorrects
problem-wrong-points-detail = Ce tour rapporte { $expected }, pas { $found }.
problems-moves = Situations et coups
problem-card-complete = Partie terminée
problem-card-complete-detail = Toutes les cases sont remplies : la partie est terminée.
problem-illegal-announce = Annonce non permise
problem-illegal-announce-detail = La case « { $found } » ne peut pas être annoncée maintenant.
problem-illegal-category = Case non permise
problem-illegal-category-detail = La case « { $found } » ne peut pas être remplie maintenant.
problem-illegal-keep = Interdiction de garder des dés
problem-keep-not-in-hand = Dés gardés absents du lancer
problem-keep-not-in-hand-detail = Impossible de garder { $found } : les dés sont { $dice }.
problem-keeps-every-die = Aucun dé à relancer
problem-keeps-every-die-detail = Si vous gardez tous les dés, il n’en reste aucun à relancer.
problem-no-roll-left = Aucun lancer restant
problem-no-roll-left-detail = Il ne reste aucun lancer ; il faut remplir une case.
problems-service = Service
problem-damaged-table = Table endommagée
problem-internal = Erreur interne du serveur
problem-missing-table = Table manquante
problem-missing-table-detail = Il manque au serveur une table nécessaire à cette réponse.
problem-no-such-range = Plage en dehors du fichier
problem-not-found = Chemin inconnu
problem-not-ready = Serveur indisponible pour le moment
problem-not-solved = Échec du calcul de la table
problem-too-costly = Requête trop coûteuse
problem-too-large = Requête trop volumineuse
problem-too-many-requests = Trop de requêtes
problem-wrong-content-type = Type de contenu non pris en charge
problem-wrong-method = Méthode non autorisée
