### Texts of Keepwise in Danish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Gå til spillet
coach = Træner
settings = Indstillinger
language = Sprog
theme = Tema
themeSystem = Som systemet
themeLight = Lyst
themeDark = Mørkt
pace = Computeren spiller
paceNormal = I ro og mag
paceFast = Hurtigt
paceStep = Et skridt ad gangen, når jeg siger til
newGame = Nyt spil
newGameAsks = Det igangværende spil går tabt.
newGameYes = Opgiv det
newGameNo = Spil videre
done = Færdig
setupTitle = Slå, behold og vid.
setupLead = Terningspillet fra barndommen, mod mennesker eller computeren. En træner, der har løst det til sidste decimal, kigger dig over skulderen, når du beder om det.
ruleset = Spil
players = Spillere
player = Spiller
you = Du
computer = Computer
person = Menneske
addPlayer = Tilføj spiller
playerName = Navn på spiller { $n }
playerKind = Hvem der spiller for spiller { $n }
removePlayer = Fjern { $name }
start = Spil
openFile = Gennemgå et spil fra en fil
factsCard = { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}
factsTurns = { $n ->
    [one] { $n } tur
   *[other] { $n } ture
}
factsColumns = { $n ->
    [one] { $n } kolonne
   *[other] { $n } kolonner
}
strengthName = Computer: { $name }
strength_beginner = begynder
strength_casual = lejlighedsspiller
strength_regular = øvet
strength_club = klubspiller
strength_expert = ekspert
strength_perfect = perfekt
tray = Terninger
scorecard = Blok
round = Runde { $n } af { $of }
roll = Slå
rollAgain = { $n ->
    [one] Slå { $n } terning om
   *[other] Slå { $n } terninger om
}
rollExtra = { $n ->
    [one] Ekstraslag: { $n } terning
   *[other] Ekstraslag: { $n } terninger
}
rollsLeft = { $n } slag tilbage
extraRolls = { $n } ekstraslag
scoreSaves = at skrive nu gemmer { $n }
chooseCategory = Vælg et felt
computerPlays = Computeren spiller
waitsForServer = Venter på serveren
next = Næste
undo = Fortryd
dice = Terninger
diceGroup = Terninger: tryk på dem, du beholder
die = Terning { $place }: { $face }
dieBlank = Terning { $place }, ikke slået endnu
kept = behold
black = sort
red = rød
green = grøn
nothing = intet
rolled = Slog { $dice }.
keeps = { $name } beholder { $dice }.
scored = { $name }: { $category }, { $points } point.
calls = { $name }: »{ $category }« meldt.
called = Meldt: { $category }
mayCall = Meld med et tryk i »{ $column }«.
mustRollAll = Intet er meldt: kun et slag med alle terninger kan skrives ind.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } af { $of }: skriv { $points }
offerCall = { $category }: meld ({ $points } nu)
lockUpper = Nederste del: først når den øverste er fuld
lockOrder = Kun i blokkens rækkefølge
lockAfter = { $category }: tæller først, når »{ $after }« har point
columnsHow = Sådan virker kolonnerne
columnDown = { $column }: kun fra top til bund
columnUp = { $column }: kun fra bund til top
columnUpper = { $column }: nederste del først, når den øverste er fuld
columnFree = { $column }: i vilkårlig rækkefølge
columnFactor = { $n ->
    [one] tæller én gang
   *[other] tæller { $n } gange
}
columnAnnounce = kun det, der blev meldt efter første slag, eller slået med alle terninger
productCounts = { $product } tæller også, når alle tre er udfyldt, aldrig under 0
countsInProduct = { $category } tæller kun i produktet
jokerOfColumns = Flere ens terninger er en joker, når »{ $category }« er udfyldt i alle kolonner
lastTurnRolls = Den allersidste tur har { $n } slag
upperSection = Øverste del
lowerSection = Nederste del
upperTotal = Sum øverst
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Total
columnSum = Sum
factor = Tæller
columnTotal = Kolonne
products = Produkter
pointsAwarded = Tildelte point
pointsOf = { $n } point
awardFrom = { $category }: { $at } eller mere
awardAll = { $category }: { $n } af { $n }
awardEach = { $category }: hver gang
awardTotal = For totalen
finished = { $points } point!
wins = Vinder: { $name }, { $points }
tie = Uafgjort på { $points }: { $names }
finishedAwarded = { $points } i alt, hvilket giver { $n } point!
winsAwarded = Vinder: { $name }, { $n } point ({ $points } i alt)
tieAwarded = Uafgjort på { $n } point: { $names }
coachKeeps = træneren beholder den
coachScores = trænerens valg
coachBefore = Efter dit slag rangordner træneren alle træk.
coachForTotal = Træneren og computeren spiller på totalen, ikke på de tildelte point.
coachWaits = Træneren tænker…
coachSays = Træneren: { $move }.
coachPrepares = Spillet gøres klar, et øjeblik.
coachStuck = Træneren har intet svar.
coachAway = Træneren svarer, når serveren er tilbage.
noTable = Hverken træneren eller computeren kender dette spil.
noOutlook = Hvor sandsynlig hver total er, kan siges i begyndelsen og mod slutningen af et spil.
noOutlookOfColumns = Hvor sandsynlige hvert resultat, bonussen og sejren er, kan ikke siges for spil med flere kolonner.
outlookPrepared = Gøres klar: cirka { $time } tilbage.
prepareOutlook = Regn det ud nu
moveKeep = Behold { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Meld { $category }
moveRerollAll = Slå alt om
keepThese = Behold disse
worth = slutsum i snit { $value }
worthAbout = cirka { $value }
estimated = Skønnet, ikke eksakt.
estimatedStrength = Skønnet, ikke eksakt: den, der følger træneren, når i snit { $mean } (med { $confidence } mellem { $low } og { $high }, af { $games } spil).
best = bedst
allMoves = Vis alle { $n } træk
fewerMoves = Vis færre
goal = Træneren spiller på
goalPoints = flest point
goalWin = sejren
goalTies = Uafgjort tæller som en halv sejr.
goalLater = Det er for tidligt at regne ud, hvordan man vinder, så træneren spiller på flest point.
worthWin = vinderchance { $value }
outlook = Sådan kan det ende
expected = Forventet total
chanceBonus = Øverste bonus
chanceWin = Sejr
outlookWords = Forventet total { $mean }; ni ud af ti spil ender mellem { $low } og { $high }.
outlookSure = Totalen er sikker: { $total }.
outlookAlone = Hvis du følger træneren herfra:
outlookTogether = Hvis alle følger træneren herfra:
outlookForPoints = Hvis alle spiller på flest point herfra:
outlookWeaker = Hvis alle spiller på flest point herfra, computeren med sine sædvanlige fejl:
computerStuck = Computeren kan ikke spille.
tryAgain = Prøv igen
deleteIt = Slet
keepIt = Behold
serverAway = Serveren kan ikke nås. Siden fortsætter, når serveren er tilbage.
pageStuck = Siden kunne ikke indlæses.
languageStuck = Sproget kunne ikke indlæses.
unknownGame = Dette spil kendes ikke her.
fileBroken = Filen indeholder intet spil.
linkBroken = Linket indeholder intet spil.
otherTab = Dette spil hviler: der spilles videre i en anden fane.
playHere = Spil videre her
gameWaits = Dit spil er her stadig. Begynder du et nyt, er det slut.
keptUnknown = Det gemte spil er et, som denne server ikke kender. Det gemmes ikke længere.
keptDamaged = Det gemte spil er beskadiget og kan ikke fortsætte. Det gemmes ikke længere.
review = Gennemgang
reviewing = Hver beslutning gennemgås…
reviewReady = Gennemgangen er klar.
reviewStuck = Spillet kunne ikke gennemgås.
gameInvalid = Spillet følger ikke reglerne:
problemPoints = »{ $category }« med { $dice } giver { $expected }, ikke { $found }.
problemImpossible = »{ $category }« kan ikke give { $found } her.
problemFilled = »{ $category }« var allerede udfyldt.
problemIllegal = »{ $category }« må ikke udfyldes her.
problemCall = »{ $category }« må ikke meldes her.
problemUnknown = Spillet har intet felt »{ $category }«.
problemTotal = »{ $total }« bliver { $expected }, ikke { $found }.
problemExtra = »{ $bonus }« er { $expected } her, ikke { $found }.
problemDice = Terningerne passer ikke sammen.
problemTurns = Antallet af ture passer ikke.
problemOther = Noget her kan ikke læses.
problemsMore = … og { $n } mere
unjudged = Hvor gode beslutningerne var, kan ikke siges her: spillet er ikke regnet igennem på denne server.
workLeft = { $share } færdig, cirka { $time } tilbage.
workWaits = Et andet spil kommer først: { $share } færdig, cirka { $time } tilbage.
shareLink = Del link
saveFile = Gem som fil
linkCopied = Linket er i udklipsholderen.
linkHere = Linket til spillet
startValue = Forventet med bedste spil
startEstimated = Trænerens skøn
luck = Held
loss = Tabt ved valg
correction = Korrektion
correctionHint = Værdierne er skøn. Det, de ramte forkert med fra tur til tur, er korrektionen.
rank = Plads { $n }
turnsWords = { $name }: held { $luck }, { $loss } point tabt ved valg.
turnWords = Tur { $n }: held { $luck }, tabt ved valg { $loss }
turnsHint = Vælg en tur for at se dens tal.
expensive = De dyreste beslutninger
flawless = Ikke et point tabt ved valg.
flawlessEstimated = Ikke et point blev tabt ved valg, så vidt træneren kan sige.
highlightPlace = { $name }, tur { $n }
highlightWords = { $dice }: spillede »{ $played }«; bedst var »{ $best }«.
grade_best = bedst
grade_good = god
grade_inaccuracy = upræcis
grade_mistake = fejl
grade_blunder = grov fejl
skipMain = Gå til indholdet
navPlay = Spil
navAnalyse = Analysér
navTrain = Træn
navRules = Regler
navHistory = Mine spil
navMake = Lav dit eget spil
navDocs = API
missingTitle = Her er ingenting.
missingLead = Adressen er måske skrevet forkert, eller siden er flyttet.
missingHome = Til forsiden
playPage = Keepwise: spil med en perfekt træner
missingPage = Keepwise: her er intet
navTake = Offline
answeredHere = Uden forbindelse: denne enhed svarer.
onThisDevice = på denne enhed
needsServer = Det kræver serveren; det kommer, når der er forbindelse igen.

## home: the home page /

homePage = Keepwise: terningspil, løst eksakt
homeTitle = Terningspil, løst til sidste decimal.
homeLead = Spil Yatzy, Yahtzee og hele familien, mod mennesker eller computeren. En træner, der kender det bedste træk i hvert slag, hjælper, når du spørger, og bagefter ser du, hvad der var held, og hvad der var valg.
homePlay = Spil et spil
homeAnalyse = Analysér rigtige terninger
homeTry = Et første slag: Hvilke terninger ville du beholde?
homeAnother = Et andet slag
homePlayWords = En til fire spillere, mennesker eller en computer så svag eller stærk, du vil. Bagefter viser gennemgangen, hvad der var held, og hvad der var valg.
homeAnalyseWords = Spiller I med rigtige terninger? Tast blok og slag ind: hvert træk med, hvad det koster, og hvorfor.
homeTrainWords = Ti beslutninger om dagen, de samme for alle, og øvelser efter tema, så længe du vil: også dine egne fejl.
homeRulesWords = Hvad hvert felt kræver og giver, vist med terninger, på ét ark for hvert spil.
homeHistoryWords = Dine spil, gennemsnit, serier og dyreste fejl. De bliver i denne browser.
homeMakeWords = Ændr reglerne eller opfind et spil, og se straks, hvad der følger. Spil det så.
homeDevelopers = For udviklere
homeApiTitle = Spørg
homeApiWords = Point for et slag, hele spil kontrolleret til sidste terning, præcise råd med prisen på hvert alternativ: for de indbyggede regler eller dine egne.
homeDocs = Læs om API’et
homeWidgetTitle = Indlejr
homeWidgetWords = To linjer sætter træneren på enhver side, på tretten sprog, også til tastatur og skærmlæser.
homeWidget = Se den alene, som i en iframe

## play: the page /play

coachOff = fra
coachHint = når jeg spørger
coachAfter = efter mit træk
coachAlways = altid
coachOffWords = Træneren siger intet før gennemgangen.
coachHintWords = Træneren siger intet, før du spørger: knappen »Tip« eller tasten H viser det bedste træk.
coachAfterWords = Du bestemmer først. Så siger træneren, hvad trækket kostede, og hvad der havde været bedst.
coachAlwaysWords = Træneren viser det bedste træk, så snart terningerne ligger stille.
hint = Tip
coachMissed = Træneren kunne ikke se på dette træk.
rollOn = Slå igen
scoreIn = { $category }: skriv { $points }
verdictBetter = bedre: { $move }
verdictPlayed = Dit træk
verdictBest = Bedst var
flag = Markér valget til gennemgangen
flagSet = Markeret til gennemgangen.
flagGone = Ikke længere markeret.
keys = Taster
keysUse = Enkelte taster: H, F og ?
keyHint = beder træneren om et tip
keyFlag = markerer valget til gennemgangen eller fjerner mærket
keyHelp = viser disse taster
keyDigits = beholder en terning med det tal, når en terning er valgt
keyArrows = går fra terning til terning
keyEnter = trykker på det, der er valgt
tipsUse = Tip i de første spil
tipDone = Forstået
tipKeep = Tryk på de terninger, du vil beholde. De andre slås om.
tipChoose = Det var sidste slag. Vælg et felt på blokken: tallene viser, hvad hvert felt giver.
tipNothing = Passer intet? Et felt skal streges. Vælg det, du savner mindst.
tipJoker = Alle terninger ens en gang til: de skal i »{ $category }«, så længe det felt er frit.
menu = Menu
analyseThis = Analysér stillingen
factsBest = perfekt spil giver i snit { $mean } point pr. spil
factsAbout = træneren når i snit cirka { $mean } point pr. spil
howPlayed = Hvordan spiller man det?
strengthReaches = Når i snit cirka { $mean } point pr. spil.
infoOf = Hvad »{ $category }« kræver og giver
offline = Serveren kan ikke nås. Dit spil er gemt her; lad siden være åben, så fortsætter det, når serveren er tilbage.
setupTake = Hent spil, så du kan spille offline

## reasons: reasons for moves, on all pages and in the API

quoted = »{ $words }«
whyMore = Mere
pointAllTie = Alle træk er lige meget værd.
pointSame = Det er selve det bedste træk.
pointOnAverage = Det giver i snit { $mean } mere.
pointIdle = { $n ->
    [one] At beholde { $dice }’eren giver bare én terning mindre at slå for { $others }.
   *[other] At beholde { $dice } giver bare færre terninger at slå for { $others }.
}
pointWithout = Uden { $dice } får du »{ $category }« i { $chance } af tilfældene, ikke { $other }.
pointWith = Med { $dice } også får du »{ $category }« i { $chance } af tilfældene, ikke { $other }.
pointCompletes = { $faces } gør »{ $category }« færdig: det lykkes i { $chance } af tilfældene, ikke { $other }.
pointOpenUpper = »{ $category }« er stadig åben, det er »{ $other }« ikke.
pointForUpperBonus = { $dice } bringer den øverste bonus nærmere end { $others }.
pointHigher = { $dice } tæller mere end { $others } alle steder, hvor terninger lægges sammen.
pointMoreOften = Så får du »{ $category }« i { $chance } af tilfældene, ikke { $other }.
pointSeveral = Sådan lykkes { $categories } oftere.
pointMorePoints = Sådan giver »{ $category }« mere: i snit { $mean }, ikke { $other }.
pointFewerZeros = Sådan ender turen sjældnere med 0: i { $chance } af tilfældene, ikke { $other }.
pointNoZeros = Sådan ender turen aldrig med 0, ellers i { $other } af tilfældene.
pointNoZeroYet = Intet skal streges endnu: at slå videre giver »{ $category }« i { $chance } af tilfældene.
pointNothingLost = Dine point i »{ $other }« ({ $points }) kan ikke tabes, og at slå videre giver »{ $category }« i { $chance } af tilfældene.
pointMoreToCome = I »{ $category }« giver det i snit { $mean } at slå videre, ikke { $points }.
pointRollOn = At slå videre giver »{ $category }« i { $chance } af tilfældene.
pointMadeAlready = »{ $category }« ligger der og giver { $points }: »{ $move }« giver lige så meget igen i højst { $chance } af tilfældene.
pointNeverAgain = »{ $category }« ligger der og giver { $points }: »{ $move }« giver aldrig lige så meget igen.
pointEnough = { $points } i »{ $category }« er mere, end »{ $move }« giver: i snit højst { $mean }.
pointServed = I dette slag giver »{ $category }« { $points }, senere kun { $later }.
pointSavesRolls = At skrive nu efterlader { $n } slag mere til senere ture.
pointExtraBonus = Endnu en »{ $joker }« giver { $bonus } ekstra, foruden { $points } i »{ $category }«.
pointExtraBonusZero = Endnu en »{ $joker }« giver { $bonus } ekstra, selv med 0 i »{ $category }«.
pointChases = Endnu en »{ $joker }« ville give { $bonus } ekstra og lykkes i { $chance } af tilfældene.
pointJoker = Som joker giver terningerne { $points } i »{ $category }«.
pointTakeRare = »{ $category }« giver { $points } og er sjælden: selv den, der går efter det, får det kun i { $chance } af tilfældene.
pointGoodFor = { $points } er godt for »{ $category }«: den, der går efter det, får i snit { $mean }.
pointTooLittle = { $points } er lavt for »{ $category }«: den, der går efter det, får i snit { $mean }.
pointZeroGivesUp = 0 i »{ $category }« smider det væk, man får i snit, når man går efter det: { $mean }.
pointZeroRare = 0 i »{ $category }« koster ikke meget: selv den, der går efter det, får det kun i { $chance } af tilfældene.
pointZeroLow = 0 i »{ $category }« koster ikke meget: den, der går efter det, får i snit { $mean }.
pointZeroInstead = { $later } er lavt for »{ $rival }«: den, der går efter det, får i snit { $other }, efter »{ $category }« kun { $mean }.
pointUpperLost = Den øverste bonus er alligevel tabt, så 0 i »{ $category }« koster ikke meget.
pointUpperAlive = Sådan kan den øverste bonus stadig nås: går man efter den, lykkes den i { $chance } af tilfældene.
pointUpperSure = Så er den øverste bonus sikker.
pointUpperCloser = Sådan er den øverste bonus nærmere: går man efter den, lykkes den i { $chance } af tilfældene, ikke { $other }.
pointUpperCertain = Så er den øverste bonus sikker, hvis man går efter den, ellers i { $other } af tilfældene.
pointUpperMore = Sådan giver den øverste bonus i snit { $mean }, ikke { $other }.
pointFloor = Mindst { $points } til sidst, hvad terningerne end gør; »{ $move }« sikrer kun { $other }.
pointFloorAlone = Mindst { $points } til sidst, hvad terningerne end gør.
pointTarget = Du når { $points } eller mere i { $chance } af tilfældene, med »{ $move }« { $other }.
pointUpperBonus = Du får den øverste bonus i { $chance } af tilfældene, med »{ $move }« { $other }.
pointIdleAlone = { $n ->
    [one] At beholde { $dice }’eren giver bare én terning mindre at slå.
   *[other] At beholde { $dice } giver bare færre terninger at slå.
}
pointOpenChances = At slå videre kan stadig give { $categories }.
pointBonusEither = De { $bonus } ekstra kommer under alle omstændigheder, og { $points } er godt for »{ $category }«: den, der går efter det, får i snit { $mean }.
nextCosts = »{ $move }« i stedet koster { $loss }.
nextHardly = »{ $move }« er næsten lige så godt.
nextTies = »{ $move }« er lige så godt.
onlyMove = Der er intet andet træk.
nextWins = »{ $move }« vinder i { $other } af tilfældene, ikke { $best }.
playsFor = Giver { $made }.
playsElse = Giver { $made }, ellers 0 i { $lost }.
playsOrNothing = Giver { $made }, ellers 0 point dér.
playsOrZero = Giver { $made }; 0 i { $lost }.
playsZero = Giver 0 i { $lost }.
playsSure = Sikkert: { $made }.
paysMoreKeepsMore = Det bedste træk giver { $now } mere nu, og det, der står åbent, er { $later } mere værd.
paysMoreKeepsSame = Det bedste træk giver { $now } mere nu.
paysMoreKeepsLess = Det bedste træk giver { $now } mere nu; det, der står åbent, er kun { $later } mindre værd.
paysSameKeepsMore = Det bedste træk giver lige så meget nu, og det, der står åbent, er { $later } mere værd.
paysLessKeepsMore = Det bedste træk giver { $now } mindre nu, men det, der står åbent, er { $later } mere værd.
keepsAll = At beholde alle terninger spilder et slag.
wasThere = Pointene lå der allerede.
moveWith = »{ $move }«: { $words }
whyTake = { $best } nu; senere ville det i snit give { $other }
whyLeaveOpen = åben giver den i snit { $best }; nu ville den give { $other }
whyMean = i snit { $best } i stedet for { $other }
whyAlive = kan stadig nås
whySure = så godt som sikker
whyLost = opgives
whyAtRisk = ikke længere sikker
whyChance = chance { $best } i stedet for { $other }
whyNow = optjent nu
whyRest = alt andet
stakesAhead = Spiller du på point, ender du i snit { $points } point foran.
stakesBehind = Spiller du på point, ender du i snit { $points } point bagud.
stakesLevel = Spiller du på point, ender det i snit lige.
stakesSame = Det er også det bedste træk for pointene.
stakesCosts = »{ $move }« giver i snit { $points } mere, mest af alle træk, men vinder { $other } i stedet for { $best }.
stakesCostsHardly = »{ $move }« giver i snit { $points } mere, mest af alle træk, men vinder sjældnere.
stakesRisk = »{ $move }« sætter { $n } point af »{ $category }« på spil.
stakesMakes = »{ $move }« giver point i { $category } i { $chance } af tilfældene; så vinder det { $then }, ellers { $otherwise }.
stakesNever = »{ $move }« giver aldrig point i { $category }.
stakesSure = »{ $move }« giver med sikkerhed point i { $category }.
stakesZero = »{ $move }« giver et 0 i { $category } i { $chance } af tilfældene; så vinder det { $then }, ellers { $otherwise }.
stakesNoZero = »{ $move }« giver aldrig et 0 i { $category }.
stakesSureZero = »{ $move }« giver med sikkerhed et 0 i { $category }.
stakesRisky = Når turen er slut, er chancen for at vinde { $best }, efter »{ $move }« { $other }: det bedste træk tager den større risiko.
stakesSafe = Når turen er slut, er chancen for at vinde { $best }, efter »{ $move }« { $other }: det bedste træk er mere sikkert.
whyServer = Den fulde forklaring kræver serveren.

## review: the review after a game

valueTitle = Forventet total i løbet af spillet
valueHint = Vælg en tur for at se, hvad der ventedes efter den.
valueAfter = Efter tur { $n }: { $values }
lossPerDecision = Tab pr. frit valg
playedLike = Spillede mest som: { $strength }.
playedBetween = { $n ->
    [one] Med { $confidence } sandsynlighed mellem { $least } og { $greatest }, så vidt { $n } frit valg siger.
   *[other] Med { $confidence } sandsynlighed mellem { $least } og { $greatest }, så vidt { $n } frie valg siger.
}
playedOne = { $n ->
    [one] Med { $confidence } sandsynlighed, så vidt { $n } frit valg siger.
   *[other] Med { $confidence } sandsynlighed, så vidt { $n } frie valg siger.
}
howReckoned = Sådan er det regnet ud
sameDice = Bedste spil med de samme terninger
sameDiceDrawn = { $n } af dets terninger faldt aldrig i dette spil og blev trukket ved lod.
sameDiceHow = Hver tur begynder med det samme første slag. Terninger, der slås om, falder, som de faldt i den tur, i deres rækkefølge. Hvor bedste spil slår flere terninger, end der blev slået, trækkes de ved lod, altid de samme for samme spil. Også rækkefølgen af terninger fra ét og samme slag trækkes ved lod.
decisions = Hvert valg
decisionsOf = Hvis
everyone = Alle
onlyLosses = Kun dem, der kostede noget
onlyFlagged = Kun markerede
flagged = markeret
bestWas = Bedst: { $move }
tryIt = Prøv igen
print = Udskriv
noneShown = Ingen beslutninger passer.
cardBefore = Blokken før denne tur
turnNumber = Tur { $n }
rollNumber = Slag { $n }
noDice = Terningerne blev ikke skrevet ned.
forced = intet at vælge
emptyCard = Intet er udfyldt endnu.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Stilling
boardCheck = Tjek en blok
boardOwnRules = Egne regler…
boardOwnJson = Regler som JSON
boardOwnWrong = Der er fejl i disse regler:
boardCancel = Annullér
boardPut = Læg en { $face }
boardTake = { $die }: tag den væk
boardNoDie = Terning { $place }: ingen endnu
boardKeep = { $die }: behold den
boardClear = Ryd
boardRolls = Slag tilbage
boardSavedTitle = Sparede slag
boardCall = Meldt
boardAllRolled = Alle terninger blev slået på én gang
boardOpen = åben
boardOpens = { $cell }: åbn igen
boardMoves = Hvad nu?
boardAim = Spil på
boardTarget = en total på mindst
boardFloor = det sikre
boardUpperBonus = den øverste bonus
boardFloorWorth = mindst { $value }
boardDice = { $n ->
    [one] Tryk { $n } terning ind.
   *[other] Tryk { $n } terninger ind.
}
boardEmpty = Når terningerne er trykket ind, står alle træk her med det, de er værd, og hvorfor.
boardFull = Blokken er fuld: { $total }.
boardBelow = Chancerne med disse terninger står længere nede.
boardWhyWorse = Sammenlignet med »{ $best }«, det bedste træk:
boardThen = { $points } point nu; derefter giver spillet i snit { $rest } til.
boardThenShort = { $points } point nu.
boardRolled = Behold disse og slå
boardScored = Skriv ind og fortsæt
boardOutlook = Med det bedste spil på point herfra:
boardOdds = Chancer i denne tur
boardOddsKeep = Hvis du beholder { $dice } og kun går efter ét felt:
boardOddsTurn = En hel tur, spillet på ét felt:
boardOddsBest = Spillet på ét felt alene, med det der passer bedst til det. Markér terninger for at se chancerne med dem.
boardChance = Chance
boardMean = Point i snit
boardFrom = { $points } eller mere
boardWrong = Det kan ikke ske i et spil: se blokken og terningerne efter.
boardNoTable = Hvilket træk der er bedst, er ikke regnet ud for dette spil på denne server. Det kan siges, når kun få felter er åbne; chancerne nedenfor kan altid.
boardNoTarget = Det kan ikke siges her på dette tidspunkt af spillet, først når få felter er tilbage. »Flest point« kan altid.
boardPays = Dette slag giver:
boardBroken = Adressen indeholder ingen stilling i et spil.
boardOffline = Serveren kan ikke nås. Det, du har trykket ind, bliver i adressen; svarene kommer, når serveren er tilbage.
cardOrder = »{ $category }« er udfyldt for tidligt: andre kommer først.
cardTogether = »{ $category }«: disse point passer ikke med resten af blokken.
cardSaved = Efter så mange ture er der { $least } til { $most } sparede slag.
cardBonuses = Så mange ekstrabonusser passer ikke med disse point.
checkHow = Skriv din blok af: et tal, en streg for et felt, der er streget ud, ingenting for et åbent. Summer må være tomme.
checkResult = Resultat
checkPaste = Indsæt en blok
checkText = Rækkerne, som de står på blokken, på et hvilket som helst sprog
checkRead = Læs
checkProblems = { $n } fejl.
checkRight = Ingen fejl fundet.
checkNoNumber = »{ $text }« er ikke et tal.
checkTaken = Forståede rækker: { $some } af { $all }.
checkUnreadRow = Række { $line }, »{ $name }«, blev ikke forstået.
checkPerhaps = Måske { $names }?

## train: the page /train

trainPage = Keepwise: Træning
trainLead = Ti valg om dagen, de samme for alle; så megen øvelse du vil; og dine egne fejl, til du kan dem.
keepsNothing = Denne browser gemmer intet for siden, så alt glemmes, når du forlader den.
trainToday = Dagens ti
trainTodayWords = To fra begyndelsen, tre fra midten, tre fra den sene del, to fra slutningen.
trainDone = { $n } af { $of } besvaret
trainRight = { $n } af { $of } rigtige
trainStreak = { $n ->
    [one] { $n } dag i træk.
   *[other] { $n } dage i træk.
}
trainLongest = Den længste række hidtil: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsæt
trainStart = Begynd
trainMistakes = Dine egne fejl
trainMistakesWords = Valg fra dine gennemgåede spil, som kostede point. De kommer igen efter nogle dage: senere, hvis du kan dem, ellers før.
trainNoMistakes = Spil et spil, og få det gennemgået: valg, der kostede dig point, kommer igen her.
trainDue = { $n } af { $of } at gentage nu
trainRepeat = Gentag
trainThemes = Øv efter tema
theme_first_roll = Første slag
theme_straights = Straights
theme_bonus_alive = Bonus mulig
theme_bonus_dead = Bonus tabt
theme_joker = Joker
theme_which_zero = Hvad skal streges?
theme_endgame = Slutspil
themeIs_first_roll = Spillets første slag, med tom blok.
themeIs_straights = En åben straight er i spil: gå efter den eller efter noget bedre?
themeIs_bonus_alive = Det gælder den øvre del, og bonussen kan stadig nås.
themeIs_bonus_dead = Det gælder den øvre del, men bonussen er tabt.
themeIs_joker = Endnu en gang fem ens, når deres felt allerede er fyldt.
themeIs_which_zero = Ingen slag tilbage og næsten ingen point at hente: hvad opgiver du?
themeIs_endgame = Højst tre runder tilbage.
trainNone = Den slags valg findes ikke her for dette spil.
trainLoads = Leder efter valg …
trainPrepares = Der ledes efter valg fra dette spil; det tager et øjeblik.
trainNoneDue = Der er intet at gentage nu. Kom igen i morgen, eller øv et tema.
trainMenu = Træning
trainDay = De ti { $date }
trainTry = En gang til
trainNumber = { $n } af { $of }
trainKeep = { $n ->
    [one] Behold, og slå { $n } terning
   *[other] Behold, og slå { $n } terninger
}
trainKeys = Tryk på de terninger, du beholder, eller på et felt, der skal udfyldes. Taster: 1 til 5 for terningerne, Enter beholder, pilene flytter.
trainNext = Næste
trainEnd = Resultat
trainBest = Rigtigt: det er det bedste træk.
trainGood = Godt nok: det taber kun { $loss }. Bedst: { $best }.
trainWrong = Det taber { $loss }. Bedst: { $best }.
trainAccepted = Rigtigt er det, der højst taber { $loss } point.
trainWhy = Hvorfor
trainThen = I dit spil spillede du: { $move }.
trainBoard = Se det i Analysér
trainPeople = Hvad folk virkelig spiller
trainWrongShare = { $share } af almindelige spillere tager fejl her.
mark_good = rigtigt
mark_inaccurate = upræcist
mark_wrong = forkert
markOpen = åbent
trainLost = Tabt i alt: { $loss } point.
trainBefore = { $n ->
    [one] { $n } dag før: i snit { $right } rigtige.
   *[other] { $n } dage før: i snit { $right } rigtige.
}
trainComeBack = Det, du ikke kunne, kommer snart igen, det, du kunne, senere.
trainMore = Flere
trainShare = Del
trainCopied = Teksten er i udklipsholderen.
trainBestWas = Bedst: { $move }

## history: the page /history

historyPage = Keepwise: Mine spil
historyDamaged = { $n ->
    [one] { $n } post er beskadiget og udelades; alle andre er her.
   *[other] { $n } poster er beskadiget og udelades; alle andre er her.
}
historyEmpty = Intet spil endnu
historyEmptyWords = Spil, du afslutter i denne browser, står her, med hvad de kostede dig og hvor. Intet forlader browseren.
historyWho = Hvis spil
historyMeans = Gennemsnit pr. spil
historyPlayed = Spil
historyMean = Snit
historyMost = Bedste
historyLoss = Tabt pr. spil
historyOverTime = Tab pr. frit valg
historyTooFew = Der er mere at se efter to gennemgåede spil.
chartHint = Vælg et spil for at se dets tal.
chartPoint = { $date }: { $loss } point pr. valg
chartWords = { $n } gennemgåede spil: { $first } point pr. valg i de første, { $last } i de seneste.
historyThemes = Hvad der kostede mest
historyEach = { $n } valg, { $loss } hver
historyStreaks = Serier
historyNoDays = ingen lige nu.
runBound = Tabte point i et spil
runWithin = { $n ->
    [one] I det seneste spil tabte du højst { $bound } point.
   *[other] I hvert af de seneste { $n } spil tabte du højst { $bound } point.
}
runBeyond = { $n ->
    [one] I det seneste spil tabte du mere end { $bound } point.
   *[other] I hvert af de seneste { $n } spil tabte du mere end { $bound } point.
}
historyGames = { $n } spil
historyAll = Vis alle { $n }
historyNotReviewed = Ikke gennemgået endnu.
historyThin = Af dette spil er kun summerne tilbage.
historyDelete = Slet
historyDeleteAsks = Slet spillet og dets fejl?
historyDeleted = Spillet er slettet.
historyFile = Din historik som fil
historyKept = Alt ligger kun i denne browser: de seneste { $detailed } spil med hvert træk, af { $games } i alt. Bliver der trangt, beholder de ældste deres summer.
historyExport = Eksportér
historyImport = Importér
historyForget = Slet alt
historyForgetAsks = Slet alle spil, dage og fejl i denne browser?
historyForgotten = Alt er slettet.
fileTaken = Importeret. Spil: { $games }, dage: { $days }.
fileFull = Der var ikke plads til det hele.
fileRefused = Intet blev importeret.
fileLong = Filen er for stor.
fileNoJson = Filen er afkortet eller ikke JSON.
fileOther = Filen er ikke en historik fra Keepwise.
fileNewer = Filen har version { $version }, som siden ikke kender.
fileWrong = Filen er beskadiget her: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Hvert spil på ét ark: turen, hvert felt med eksempel og en blok til at skrive ud.
rulesAll = Alle spil
rulesPrint = Skriv ud
rulesPlay = Spil det her
rulesDice = { $n ->
    [one] { $n } terning
   *[other] { $n } terninger
}
rulesRolls = { $n } slag
rulesTurn = En tur
rulesEnd = Slutningen
rulesCategories = Felterne
rulesExample = For eksempel
rulesMiss = Men ikke
rulesFirstRoll = i første slag { $points }
turnRoll = { $n ->
    [one] Slå terningen.
   *[other] Slå alle { $n } terninger.
}
turnOnce = En tur har ét slag.
turnAgain = { $n ->
    [one] { $n } slag i alt.
   *[other] Læg de terninger til side, du vil, og slå resten om: { $n } slag i alt, eller færre, hvis du er tilfreds.
}
turnFree = Også terninger, der er lagt til side, må slås om igen.
turnFill = Udfyld så et åbent felt. Passer terningerne ikke, giver det 0 dér.
turnCounted = { $n ->
    [one] Af de { $dice } terninger tæller { $n }: den, der giver mest.
   *[other] Af de { $dice } terninger tæller { $n }: dem, der giver mest.
}
leastCounted = { $n ->
    [one] Af de { $dice } terninger tæller { $n }: den, der giver mindst.
   *[other] Af de { $dice } terninger tæller { $n }: dem, der giver mindst.
}
orderCard = Felterne udfyldes oppefra og ned.
orderUpper = Først udfyldes den øverste del, i vilkårlig rækkefølge, så den nederste.
extraStart = { $n ->
    [one] Et spil begynder med { $n } ekstraslag til en hvilken som helst tur.
   *[other] Et spil begynder med { $n } ekstraslag til hvilke som helst ture.
}
extraSaves = Slag, der bliver tilovers, gemmes til senere ture.
extraMost = Højst { $n } kan gemmes.
endTotal = { $n ->
    [one] Spillet er slut efter { $n } tur. Den højeste sum vinder.
   *[other] Spillet er slut efter { $n } ture. Den højeste sum vinder.
}
endAwarded = { $n ->
    [one] Spillet er slut efter { $n } tur. Den, der har fået tildelt flest point, vinder.
   *[other] Spillet er slut efter { $n } ture. Den, der har fået tildelt flest point, vinder.
}
coloursAre = Hver side har en farve: { $colours }.
bonusFrom = { $at } eller mere i den øverste del: { $points }.
bonusHighest = Kun den højeste linje, der er nået, tæller.
bonusEach = Og { $n } mere for hvert point derover.
bonusPar = { $n } af hver side er lige nok.
upperPays = Giver summen af de terninger, der viser { $face }.
needsAny = Hvilke terninger som helst.
needsAll = { $n ->
    [one] Én terning.
   *[other] Alle { $n } terninger ens.
}
needsEqual = { $n ->
    [one] Én terning.
   *[other] Mindst { $n } ens terninger.
}
needsTwo = { $a } terninger af én side og { $b } af en anden.
needsTwoAny = { $a } terninger af én side og { $b } af én side, som må være den samme.
needsThree = { $a } terninger af én side, { $b } af en anden og { $c } af en tredje.
needsThreeAny = { $a }, { $b } og { $c } terninger af hver sin side; siderne må være de samme.
needsRun = { $n ->
    [one] Én terning.
   *[other] { $n } sider i træk: { $runs }.
}
needsFaces = Hver af disse sider: { $faces }.
needsSum = Alle terninger er tilsammen { $n }.
needsLeast = Alle terninger er tilsammen { $n } eller mere.
needsGreatest = Alle terninger er tilsammen { $n } eller mindre.
needsColour = Alle terninger har samme farve.
needsColourMatched = Disse terninger har samme farve.
paysPoints = Giver { $n } point.
paysTakes = Trækker { $n } point fra.
paysAll = Giver summen af alle terninger.
paysMatched = { $n ->
    [one] Giver denne terning.
   *[other] Giver summen af disse { $n } terninger.
}
paysFaces = Giver summen af de terninger, der viser { $faces }.
paysPlus = Og { $n } point oveni.
paysMinus = Derfra trækkes { $n } point.
paysServed = I turens første slag: { $n } point mere.
paysByRoll = Hvad det giver, afhænger af, i hvilket slag det lykkedes: { $rolls }.
rollPays = slag { $roll }: { $points }
rollPaysLast = fra slag { $roll }: { $points }
timesFill = { $n ->
    [one] Kan udfyldes { $n } gang.
   *[other] Kan udfyldes { $n } gange.
}
afterFill = Giver først noget, når »{ $category }« har point.
jokerTitle = »{ $category }« en gang til
jokerBonus = Når »{ $category }« har point, giver hvert nyt slag med { $n } ens terninger { $bonus } point oveni, hvor det end skrives ind.
jokerHolds = Når »{ $category }« er udfyldt, gælder dette for hvert nyt slag med { $n } ens terninger:
jokerForcedFirst = Så længe sidens øverste felt er åbent, skal slaget derhen.
jokerForcedThen = Derefter skal det i et åbent felt i den nederste del.
jokerForcedLast = Er den nederste del fuld, skal det i et åbent øverste felt, for 0.
jokerWhy = Derfor tilbyder blokken nogle gange kun ét felt.
jokerFree = Det må i et hvilket som helst åbent felt. Er sidens øverste felt udfyldt, er det en joker i den nederste del.
jokerOriginal = Det er en joker og skal i et åbent felt i den nederste del. Er den fuld, skal det i et øverste felt, for 0.
jokerNone = Det må i et hvilket som helst åbent felt og giver dér, hvad det altid giver.
jokerPays = Som joker giver det fulde point, hvad feltet end kræver: { $list }.
jokerPaysHere = Som joker: { $n } point.
jokerMultiplied = Disse point ganges ligesom kolonnen.
jokerMadeOnly = De gives kun, hvor slaget får mere end 0.
tipsTitle = Til det første spil
tipStop = Ingen skal bruge alle slag: det, der er godt, må skrives ind med det samme.
tipBonus = I den øverste del er { $n } af en side et godt resultat: det er tempoet til bonussen.
tipZero = Når intet passer, koster et 0 i »{ $category }« ofte mindst.
tipChance = »{ $category }« tager alle terninger: hold feltet åbent til en tur, der går galt.

## make: the ruleset editor /make

makePage = Keepwise: Lav dit eget spil
makeTitle = Lav dit eget spil
makeLead = Tag udgangspunkt i et spil, du kender, lav om på det, du vil, og se straks, hvad der følger.
makeBase = Begynd med
makeNothing = ingenting
makeName = Spillets navn
makeRolls = Slag pr. tur
makeOrder = Felterne udfyldes
makeOrderFree = i vilkårlig rækkefølge
makeOrderCard = oppefra og ned
makeOrderUpper = øverste del først
makeExtra = Ekstraslag fra starten
makeSaves = Ubrugte slag gemmes
makeBonus = Den øverste dels bonus
makeBonusAt = Fra
makeBonusEach = Pr. yderligere point
makeAddBonus = Tilføj en bonus
makeJoker = Alle terninger ens en gang til
makeJokerRule = Hvad det er
makeJokerOff = intet særligt
makeJokerForced = en joker, tvungen
makeJokerFree = en joker, frit valg
makeJokerOriginal = en joker, kun nederste del
makeJokerNone = kun flere point
makeJokerCategory = Når dette er udfyldt
makeJokerBonus = Point oveni
makeAdd = Tilføj et felt
makeNew = Nyt
makeCategoryName = Navn
makeNeeds = Hvad det kræver
makeNeedsKind = Terninger
makeNeedsFace = én side (øverste del)
makeNeedsAny = hvilke terninger som helst
makeNeedsGroups = ens terninger
makeNeedsRun = sider i træk
makeNeedsFaces = bestemte sider
makeFace = Side
makeGroup = Gruppe { $n }
makeSameFace = Grupperne må være af samme side
makeRunLength = Hvor mange i træk
makeFaces = Sider
makeTotal = Terningernes sum
makeAny = vilkårlig
makeTotalExact = præcis
makeTotalLeast = mindst
makeTotalMost = højst
makeColour = Farve
makeColourAll = alle terninger ens
makeColourMatched = disse terninger ens
makePays = Hvad det giver
makePaysKind = Slags
makePaysPoints = faste point
makePaysAll = summen af alle terninger
makePaysMatched = summen af disse terninger
makePaysFaces = summen af bestemte sider
makePaysRolls = point efter slaget
makePoints = Point
makeByRoll = Point i slag 1, 2, 3 …
makePlus = Point oveni
makeServed = Mere i første slag
makeTimes = Kan udfyldes så ofte
makeAfter = Giver først noget, når dette har point
makeAfterNone = intet
makeUp = Flyt op
makeDown = Flyt ned
makeRemove = Fjern { $name }
makeFollows = Hvad der følger
makeWrong = { $n } ting skal rettes først.
makeTotals = Summer fra { $least } til { $greatest }
makeStates = { $count ->
    [one] { $count } situation mellem turene
   *[other] { $count } situationer mellem turene
}
makeReady = Træneren kender spillet.
makeSolvable = Træneren lærer spillet, når der første gang spørges: omkring { $time }.
makeOutOfReach = For stort for træneren. Mennesker kan spille det.
makeEstimated = I spil med flere kolonner skønner træneren.
makeProblemRange = Tilladt: { $least } til { $greatest }.
makeProblemTwice = Det findes allerede.
makeProblemMissing = Her mangler noget.
makeProblemClash = Det passer ikke til resten.
makePlay = Spil det
makeAnalyse = Analysér det
makeShare = Kopiér linket
makeCopy = Kopiér
makeCopied = Kopieret.
makeSave = Gem
makeSaved = Gemt i denne browser
makeForget = Slet { $name }
makeForgetAsks = Slet »{ $name }« fra denne browser?
makeSheet = Reglerne, som de lyder nu
makeJson = Som JSON, til programmer

## offline: the page /offline

newVersion = Der er en ny version af disse sider.
newVersionUse = Brug den nu
takePage = Keepwise: spil offline
takeTitle = Spil offline
takeLead = Det, du henter, bliver i denne browser og kræver ingen forbindelse: siderne, og til hvert spil en tabel, som træneren og computeren svarer ud fra, præcis som serveren.
takeGames = Spil
takeSize = { $size } MB
takeTotal = Der hentes: { $size }
takePages = Alle sider, på det sprog du læser dem
takeKept = hentet
takeNewer = der er en nyere tabel
takeNow = Hent
takeLoads = Henter …
takeDone = Det hele er her og åbner uden forbindelse.
takeRemove = Fjern { $name }
takeRemoveAll = Fjern det hele
takeRemoved = Fjernet.
takeFull = Browseren giver ikke mere plads. Fjern et spil, eller vælg færre.
takeCutOff = Serveren kan ikke nås. Det, der mangler, kan hentes, når den er tilbage.
takeImpossible = Browseren gemmer intet for sider: det kræver en sikker forbindelse (https) og et vindue, der ikke er privat.
takeMayGo = Browseren må rydde det væk, når pladsen bliver knap.
takeOthers = Spil med flere kolonner, egne regler, at spille for at vinde, hvordan et spil kan ende, og grundene til et træk kræver serveren.
takeWho = Hvem svarer
takeServer = Serveren; denne enhed kun, når serveren ikke kan nås
takeDevice = Altid denne enhed, for de spil, der er her

## widget: the page /widget

widgetPage = Keepwise: Terningtræner
widgetTitle = Terningtræner
