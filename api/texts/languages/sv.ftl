### Texts of Keepwise in Swedish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Hoppa till spelet
coach = Tränare
settings = Inställningar
language = Språk
theme = Tema
themeSystem = Som systemet
themeLight = Ljust
themeDark = Mörkt
pace = Datorn spelar
paceNormal = I lugn takt
paceFast = Snabbt
paceStep = Ett steg i taget, när jag säger till
newGame = Nytt spel
newGameAsks = Det pågående spelet går förlorat.
newGameYes = Ge upp det
newGameNo = Spela vidare
done = Klar
setupTitle = Slå, spara och veta.
setupLead = Tärningsspelet du växte upp med, mot människor eller datorn. En tränare som har löst det till sista decimalen tittar över axeln när du vill.
ruleset = Spel
players = Spelare
player = Spelare
you = Du
computer = Dator
person = Människa
addPlayer = Lägg till spelare
playerName = Namn på spelare { $n }
playerKind = Vem som spelar för spelare { $n }
removePlayer = Ta bort { $name }
start = Spela
openFile = Granska ett spel från en fil
factsCard = { $n ->
    [one] { $n } ruta
   *[other] { $n } rutor
}
factsTurns = { $n ->
    [one] { $n } omgång
   *[other] { $n } omgångar
}
factsColumns = { $n ->
    [one] { $n } kolumn
   *[other] { $n } kolumner
}
strengthName = Dator: { $name }
strength_beginner = nybörjare
strength_casual = sällanspelare
strength_regular = van
strength_club = klubbspelare
strength_expert = expert
strength_perfect = perfekt
tray = Tärningar
scorecard = Protokoll
round = Runda { $n } av { $of }
roll = Slå
rollAgain = { $n ->
    [one] Slå om { $n } tärning
   *[other] Slå om { $n } tärningar
}
rollExtra = { $n ->
    [one] Extraslag: { $n } tärning
   *[other] Extraslag: { $n } tärningar
}
rollsLeft = { $n } slag kvar
extraRolls = { $n } extraslag
scoreSaves = att skriva nu sparar { $n }
chooseCategory = Välj en ruta
computerPlays = Datorn spelar
waitsForServer = Väntar på servern
next = Nästa
undo = Ångra
dice = Tärningar
diceGroup = Tärningar: tryck på dem du sparar
die = Tärning { $place }: { $face }
dieBlank = Tärning { $place }, inte slagen än
kept = sparad
black = svart
red = röd
green = grön
nothing = inget
rolled = Slog { $dice }.
keeps = { $name } sparar { $dice }.
scored = { $name }: { $category }, { $points } poäng.
calls = { $name }: ”{ $category }” anmält.
called = Anmält: { $category }
mayCall = Anmäl med ett tryck i ”{ $column }”.
mustRollAll = Inget är anmält: bara ett slag med alla tärningar kan skrivas in.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } av { $of }: skriv { $points }
offerCall = { $category }: anmäl ({ $points } nu)
lockUpper = Nedre delen: först när den övre är full
lockOrder = Bara i protokollets ordning
lockAfter = { $category }: räknas först när ”{ $after }” har poäng
columnsHow = Så fungerar kolumnerna
columnDown = { $column }: bara uppifrån och ned
columnUp = { $column }: bara nedifrån och upp
columnUpper = { $column }: nedre delen först när den övre är full
columnFree = { $column }: i valfri ordning
columnFactor = { $n ->
    [one] räknas en gång
   *[other] räknas { $n } gånger
}
columnAnnounce = bara det som anmäldes efter första slaget, eller slogs med alla tärningar
productCounts = { $product } räknas också när alla tre är ifyllda, aldrig under 0
countsInProduct = { $category } räknas bara i produkten
jokerOfColumns = Fler lika tärningar är en joker när ”{ $category }” är ifylld i alla kolumner
lastTurnRolls = Den allra sista omgången har { $n } slag
upperSection = Övre delen
lowerSection = Nedre delen
upperTotal = Summa övre
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Summa
columnSum = Summa
factor = Räknas
columnTotal = Kolumn
products = Produkter
pointsAwarded = Tilldelade poäng
pointsOf = { $n } poäng
awardFrom = { $category }: { $at } eller mer
awardAll = { $category }: { $n } av { $n }
awardEach = { $category }: varje gång
awardTotal = För summan
finished = { $points } poäng!
wins = Vinnare: { $name }, { $points }
tie = Oavgjort på { $points }: { $names }
finishedAwarded = { $points } totalt, vilket ger { $n } poäng!
winsAwarded = Vinnare: { $name }, { $n } poäng ({ $points } totalt)
tieAwarded = Oavgjort på { $n } poäng: { $names }
coachKeeps = tränaren sparar den
coachScores = tränarens val
coachBefore = Efter ditt slag rangordnar tränaren alla drag.
coachForTotal = Tränaren och datorn spelar för summan, inte för de tilldelade poängen.
coachWaits = Tränaren tänker…
coachSays = Tränaren: { $move }.
coachPrepares = Spelet förbereds, ett ögonblick.
coachStuck = Tränaren har inget svar.
coachAway = Tränaren svarar när servern är tillbaka.
noTable = Varken tränaren eller datorn kan det här spelet.
noOutlook = Hur sannolik varje slutsumma är går att säga i början och mot slutet av ett spel.
noOutlookOfColumns = Hur troligt varje resultat, bonusen och segern är går inte att säga för spel med flera kolumner.
outlookPrepared = Förbereds: cirka { $time } kvar.
prepareOutlook = Räkna ut det nu
moveKeep = Spara { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anmäl { $category }
moveRerollAll = Slå om allt
keepThese = Spara dessa
worth = slutsumma i snitt { $value }
worthAbout = cirka { $value }
estimated = Uppskattat, inte exakt.
estimatedStrength = Uppskattat, inte exakt: den som följer tränaren når i snitt { $mean } (med { $confidence } mellan { $low } och { $high }, av { $games } spel).
best = bäst
allMoves = Visa alla { $n } drag
fewerMoves = Visa färre
goal = Tränaren spelar på
goalPoints = flest poäng
goalWin = vinst
goalTies = Oavgjort räknas som en halv vinst.
goalLater = Det är för tidigt att räkna ut hur man vinner, så tränaren spelar på flest poäng.
worthWin = vinstchans { $value }
outlook = Hur det kan sluta
expected = Väntad summa
chanceBonus = Övre bonus
chanceWin = Vinst
outlookWords = Väntad summa { $mean }; nio spel av tio slutar mellan { $low } och { $high }.
outlookSure = Slutsumman är säker: { $total }.
outlookAlone = Om du följer tränaren härifrån:
outlookTogether = Om alla följer tränaren härifrån:
outlookForPoints = Om alla spelar på flest poäng härifrån:
outlookWeaker = Om alla spelar på flest poäng härifrån, datorn med sina vanliga misstag:
computerStuck = Datorn kan inte spela.
tryAgain = Försök igen
deleteIt = Radera
keepIt = Behåll
serverAway = Servern går inte att nå. Sidan fortsätter när servern är tillbaka.
pageStuck = Sidan kunde inte laddas.
languageStuck = Språket kunde inte laddas.
unknownGame = Det här spelet är inte känt här.
fileBroken = Filen innehåller inget spel.
linkBroken = Länken innehåller inget spel.
otherTab = Det här spelet vilar: du spelar vidare i en annan flik.
playHere = Spela vidare här
gameWaits = Ditt spel finns kvar. Börjar du ett nytt är det slut.
keptUnknown = Det sparade spelet är ett som den här servern inte känner till. Det sparas inte längre.
keptDamaged = Det sparade spelet är skadat och kan inte fortsätta. Det sparas inte längre.
review = Granskning
reviewing = Varje beslut granskas…
reviewReady = Granskningen är klar.
reviewStuck = Spelet kunde inte granskas.
gameInvalid = Spelet följer inte reglerna:
problemPoints = ”{ $category }” med { $dice } ger { $expected }, inte { $found }.
problemImpossible = ”{ $category }” kan inte ge { $found } här.
problemFilled = ”{ $category }” var redan ifylld.
problemIllegal = ”{ $category }” får inte fyllas i här.
problemCall = ”{ $category }” får inte anmälas här.
problemUnknown = Spelet har ingen ruta ”{ $category }”.
problemTotal = ”{ $total }” blir { $expected }, inte { $found }.
problemExtra = ”{ $bonus }” är { $expected } här, inte { $found }.
problemDice = Tärningarna stämmer inte överens.
problemTurns = Antalet omgångar stämmer inte.
problemOther = Något här går inte att läsa.
problemsMore = … och { $n } till
unjudged = Hur bra besluten var går inte att säga här: spelet är inte genomräknat på den här servern.
workLeft = { $share } klart, cirka { $time } kvar.
workWaits = Ett annat spel kommer först: { $share } klart, cirka { $time } kvar.
shareLink = Dela länk
saveFile = Spara som fil
linkCopied = Länken finns i urklipp.
linkHere = Länken till spelet
startValue = Väntat med bästa spel
startEstimated = Tränaren väntar sig
luck = Tur
loss = Förlorat genom val
correction = Korrigering
correctionHint = Värdena är uppskattningar. Det de slog fel med från omgång till omgång är korrigeringen.
rank = Plats { $n }
turnsWords = { $name }: tur { $luck }, { $loss } poäng förlorade genom val.
turnWords = Omgång { $n }: tur { $luck }, förlorat genom val { $loss }
turnsHint = Välj en omgång för att se dess siffror.
expensive = De dyraste besluten
flawless = Inte en poäng förlorad genom val.
flawlessEstimated = Inte en poäng förlorades genom val, så vitt tränaren kan säga.
highlightPlace = { $name }, omgång { $n }
highlightWords = { $dice }: spelade ”{ $played }”; bäst var ”{ $best }”.
grade_best = bäst
grade_good = bra
grade_inaccuracy = oprecist
grade_mistake = misstag
grade_blunder = grovt misstag
skipMain = Hoppa till innehållet
navPlay = Spela
navAnalyse = Analysera
navTrain = Träna
navRules = Regler
navHistory = Mina spel
navMake = Gör ett eget spel
navDocs = API
missingTitle = Här finns ingenting.
missingLead = Adressen kan vara felskriven, eller så har sidan flyttat.
missingHome = Till startsidan
playPage = Keepwise: spela med en perfekt tränare
missingPage = Keepwise: här finns inget
navTake = Offline
answeredHere = Utan uppkoppling: den här enheten svarar.
onThisDevice = på den här enheten
needsServer = Det här kräver servern; det kommer när uppkopplingen är tillbaka.

## home: the home page /

homePage = Keepwise: tärningsspel, exakt lösta
homeTitle = Tärningsspel, lösta till sista decimalen.
homeLead = Spela Yatzy, Yahtzee och hela familjen, mot människor eller datorn. En tränare som vet det bästa draget för varje slag hjälper till när du frågar, och efteråt ser du vad som var tur och vad som var val.
homePlay = Spela ett spel
homeAnalyse = Analysera riktiga tärningar
homeTry = Ett första slag: vilka tärningar skulle du spara?
homeAnother = Ett annat slag
homePlayWords = En till fyra spelare, människor eller en dator så svag eller stark du vill. Efteråt visar granskningen vad som var tur och vad som var val.
homeAnalyseWords = Spelar du med riktiga tärningar? Knappa in protokoll och slag: varje drag med vad det kostar, och varför.
homeTrainWords = Tio beslut om dagen, samma för alla, och övning efter tema så länge du vill: även dina egna misstag.
homeRulesWords = Vad varje ruta kräver och ger, med tärningar, på ett blad för varje spel.
homeHistoryWords = Dina spel, snitt, sviter och dyraste misstag. De stannar i den här webbläsaren.
homeMakeWords = Ändra reglerna eller hitta på ett spel och se genast vad som följer. Spela det sedan.
homeDevelopers = För utvecklare
homeApiTitle = Fråga
homeApiWords = Poäng för ett slag, hela spel kontrollerade till sista tärningen, exakta råd med kostnaden för varje alternativ: för inbyggda regler eller dina egna.
homeDocs = Läs om API:et
homeWidgetTitle = Bädda in
homeWidgetWords = Två rader sätter tränaren på vilken sida som helst, på tretton språk, även för tangentbord och skärmläsare.
homeWidget = Se den ensam, som i en iframe

## play: the page /play

coachOff = av
coachHint = när jag frågar
coachAfter = efter mitt drag
coachAlways = alltid
coachOffWords = Tränaren säger inget förrän i granskningen.
coachHintWords = Tränaren säger inget förrän du frågar: knappen ”Tips” eller tangenten H visar bästa draget.
coachAfterWords = Du bestämmer först. Sedan säger tränaren vad draget kostade och vilket som hade varit bäst.
coachAlwaysWords = Tränaren visar bästa draget så snart tärningarna ligger stilla.
hint = Tips
coachMissed = Tränaren kunde inte titta på det här draget.
rollOn = Slå igen
scoreIn = { $category }: skriv { $points }
verdictBetter = bättre: { $move }
verdictPlayed = Ditt drag
verdictBest = Bäst var
flag = Flagga beslutet för granskningen
flagSet = Flaggat för granskningen.
flagGone = Flaggan är borta.
keys = Tangenter
keysUse = Enstaka tangenter: H, F och ?
keyHint = ber tränaren om ett tips
keyFlag = flaggar beslutet för granskningen, eller tar bort flaggan
keyHelp = visar de här tangenterna
keyDigits = sparar en tärning med den siffran, när en tärning är markerad
keyArrows = går från tärning till tärning
keyEnter = trycker på det som är markerat
tipsUse = Tips i de första spelen
tipDone = Jag förstår
tipKeep = Tryck på de tärningar du vill spara. De andra slås om.
tipChoose = Det var sista slaget. Välj en ruta i protokollet: siffrorna visar vad var och en ger.
tipNothing = Passar inget? En ruta måste strykas. Välj den du saknar minst.
tipJoker = Alla tärningar lika en gång till: de måste in i ”{ $category }” så länge den rutan är ledig.
menu = Meny
analyseThis = Analysera ställningen
factsBest = perfekt spel ger i snitt { $mean } poäng per spel
factsAbout = tränaren når i snitt cirka { $mean } poäng per spel
howPlayed = Hur spelar man det?
strengthReaches = Når i snitt cirka { $mean } poäng per spel.
infoOf = Vad ”{ $category }” kräver och ger
offline = Servern går inte att nå. Ditt spel finns kvar här; låt sidan vara öppen, så fortsätter det när servern är tillbaka.
setupTake = Ladda ner spel för att spela offline

## reasons: reasons for moves, on all pages and in the API

quoted = ”{ $words }”
whyMore = Mer
pointAllTie = Alla drag är lika mycket värda.
pointSame = Det är själva det bästa draget.
pointOnAverage = Det ger i snitt { $mean } mer.
pointIdle = { $n ->
    [one] Att spara { $dice }:an ger bara en tärning mindre att slå för { $others }.
   *[other] Att spara { $dice } ger bara färre tärningar att slå för { $others }.
}
pointWithout = Utan { $dice } får du ”{ $category }” i { $chance } av fallen, inte { $other }.
pointWith = Med { $dice } också får du ”{ $category }” i { $chance } av fallen, inte { $other }.
pointCompletes = { $faces } gör ”{ $category }” klar: det lyckas i { $chance } av fallen, inte { $other }.
pointOpenUpper = ”{ $category }” är fortfarande öppen, det är inte ”{ $other }”.
pointForUpperBonus = { $dice } för närmare den övre bonusen än { $others }.
pointHigher = { $dice } räknas mer än { $others } överallt där tärningar läggs ihop.
pointMoreOften = Så får du ”{ $category }” i { $chance } av fallen, inte { $other }.
pointSeveral = Så lyckas { $categories } oftare.
pointMorePoints = Så ger ”{ $category }” mer: i snitt { $mean }, inte { $other }.
pointFewerZeros = Så slutar omgången mer sällan med 0: i { $chance } av fallen, inte { $other }.
pointNoZeros = Så slutar omgången aldrig med 0, annars i { $other } av fallen.
pointNoZeroYet = Inget behöver strykas än: att slå vidare ger ”{ $category }” i { $chance } av fallen.
pointNothingLost = Poängen på ”{ $other }” ({ $points }) kan inte gå förlorade, och att slå vidare ger ”{ $category }” i { $chance } av fallen.
pointMoreToCome = På ”{ $category }” ger det i snitt { $mean } att slå vidare, inte { $points }.
pointRollOn = Att slå vidare ger ”{ $category }” i { $chance } av fallen.
pointMadeAlready = ”{ $category }” ligger där och ger { $points }: ”{ $move }” ger lika mycket igen i högst { $chance } av fallen.
pointNeverAgain = ”{ $category }” ligger där och ger { $points }: ”{ $move }” ger aldrig lika mycket igen.
pointEnough = { $points } på ”{ $category }” är mer än vad ”{ $move }” ger: i snitt högst { $mean }.
pointServed = I det här slaget ger ”{ $category }” { $points }, senare bara { $later }.
pointSavesRolls = Att skriva nu lämnar { $n } slag till för senare omgångar.
pointExtraBonus = Ännu en ”{ $joker }” ger { $bonus } extra, utöver { $points } på ”{ $category }”.
pointExtraBonusZero = Ännu en ”{ $joker }” ger { $bonus } extra, även med 0 på ”{ $category }”.
pointChases = Ännu en ”{ $joker }” skulle ge { $bonus } extra, och lyckas i { $chance } av fallen.
pointJoker = Som joker ger tärningarna { $points } på ”{ $category }”.
pointTakeRare = ”{ $category }” ger { $points } och är ovanligt: även den som satsar på det lyckas bara i { $chance } av fallen.
pointGoodFor = { $points } är bra för ”{ $category }”: den som satsar på det får i snitt { $mean }.
pointTooLittle = { $points } är lågt för ”{ $category }”: den som satsar på det får i snitt { $mean }.
pointZeroGivesUp = 0 på ”{ $category }” kastar bort det man får i snitt när man satsar på det: { $mean }.
pointZeroRare = 0 på ”{ $category }” kostar inte mycket: även den som satsar på det lyckas bara i { $chance } av fallen.
pointZeroLow = 0 på ”{ $category }” kostar inte mycket: den som satsar på det får i snitt { $mean }.
pointZeroInstead = { $later } är lågt för ”{ $rival }”: den som satsar på det får i snitt { $other }, på ”{ $category }” bara { $mean }.
pointUpperLost = Den övre bonusen är ändå förlorad, så 0 på ”{ $category }” kostar inte mycket.
pointUpperAlive = Så går den övre bonusen fortfarande att nå: den som satsar på den får den i { $chance } av fallen.
pointUpperSure = Så är den övre bonusen säker.
pointUpperCloser = Så är den övre bonusen närmare: den som satsar på den får den i { $chance } av fallen, inte { $other }.
pointUpperCertain = Så är den övre bonusen säker för den som satsar på den, annars i { $other } av fallen.
pointUpperMore = Så ger den övre bonusen i snitt { $mean }, inte { $other }.
pointFloor = Minst { $points } till slut, vad tärningarna än gör; ”{ $move }” säkrar bara { $other }.
pointFloorAlone = Minst { $points } till slut, vad tärningarna än gör.
pointTarget = Du når { $points } eller mer i { $chance } av fallen, med ”{ $move }” { $other }.
pointUpperBonus = Du får den övre bonusen i { $chance } av fallen, med ”{ $move }” { $other }.
pointIdleAlone = { $n ->
    [one] Att spara { $dice }:an ger bara en tärning mindre att slå.
   *[other] Att spara { $dice } ger bara färre tärningar att slå.
}
pointOpenChances = Att slå vidare kan ännu ge { $categories }.
pointBonusEither = De { $bonus } extra kommer hur som helst, och { $points } är bra för ”{ $category }”: den som satsar på det får i snitt { $mean }.
nextCosts = ”{ $move }” i stället kostar { $loss }.
nextHardly = ”{ $move }” är nästan lika bra.
nextTies = ”{ $move }” är lika bra.
onlyMove = Det finns inget annat drag.
nextWins = ”{ $move }” vinner i { $other } av fallen, inte { $best }.
playsFor = Ger { $made }.
playsElse = Ger { $made }, annars 0 på { $lost }.
playsOrNothing = Ger { $made }, annars 0 poäng där.
playsOrZero = Ger { $made }; 0 på { $lost }.
playsZero = Ger 0 på { $lost }.
playsSure = Säkert: { $made }.
paysMoreKeepsMore = Det bästa draget ger { $now } mer nu, och det som står öppet är värt { $later } mer.
paysMoreKeepsSame = Det bästa draget ger { $now } mer nu.
paysMoreKeepsLess = Det bästa draget ger { $now } mer nu; det som står öppet är bara värt { $later } mindre.
paysSameKeepsMore = Det bästa draget ger lika mycket nu, och det som står öppet är värt { $later } mer.
paysLessKeepsMore = Det bästa draget ger { $now } mindre nu, men det som står öppet är värt { $later } mer.
keepsAll = Att spara alla tärningar slösar bort ett slag.
wasThere = Poängen fanns redan där.
moveWith = ”{ $move }”: { $words }
whyTake = { $best } nu; senare skulle det ge { $other } i snitt
whyLeaveOpen = öppen ger den { $best } i snitt; nu skulle den ge { $other }
whyMean = i snitt { $best } i stället för { $other }
whyAlive = går fortfarande att nå
whySure = så gott som säker
whyLost = ges upp
whyAtRisk = inte längre säker
whyChance = chans { $best } i stället för { $other }
whyNow = tjänas in nu
whyRest = allt annat
stakesAhead = Spelar du på poäng slutar du i snitt { $points } poäng före.
stakesBehind = Spelar du på poäng slutar du i snitt { $points } poäng efter.
stakesLevel = Spelar du på poäng slutar det i snitt lika.
stakesSame = Det är det bästa draget för poängen också.
stakesCosts = ”{ $move }” ger i snitt { $points } mer, mest av alla drag, men vinner { $other } i stället för { $best }.
stakesCostsHardly = ”{ $move }” ger i snitt { $points } mer, mest av alla drag, men vinner mer sällan.
stakesRisk = ”{ $move }” riskerar { $n } poäng av ”{ $category }”.
stakesMakes = ”{ $move }” ger poäng på { $category } i { $chance } av fallen; då vinner det { $then }, annars { $otherwise }.
stakesNever = ”{ $move }” ger aldrig poäng på { $category }.
stakesSure = ”{ $move }” ger säkert poäng på { $category }.
stakesZero = ”{ $move }” ger en nolla i { $category } i { $chance } av fallen; då vinner det { $then }, annars { $otherwise }.
stakesNoZero = ”{ $move }” ger aldrig en nolla i { $category }.
stakesSureZero = ”{ $move }” ger säkert en nolla i { $category }.
stakesRisky = När omgången är över är vinstchansen { $best }, efter ”{ $move }” { $other }: det bästa draget tar den större risken.
stakesSafe = När omgången är över är vinstchansen { $best }, efter ”{ $move }” { $other }: det bästa draget är säkrare.
whyServer = Hela förklaringen kräver servern.

## review: the review after a game

valueTitle = Väntad totalsumma under spelets gång
valueHint = Välj en omgång för att se vad som väntades efter den.
valueAfter = Efter omgång { $n }: { $values }
lossPerDecision = Förlust per fritt val
playedLike = Spelade mest som: { $strength }.
playedBetween = { $n ->
    [one] Med { $confidence } sannolikhet mellan { $least } och { $greatest }, så långt { $n } fritt val kan säga det.
   *[other] Med { $confidence } sannolikhet mellan { $least } och { $greatest }, så långt { $n } fria val kan säga det.
}
playedOne = { $n ->
    [one] Med { $confidence } sannolikhet, så långt { $n } fritt val kan säga det.
   *[other] Med { $confidence } sannolikhet, så långt { $n } fria val kan säga det.
}
howReckoned = Så är det räknat
sameDice = Bästa spel med samma tärningar
sameDiceDrawn = { $n } av dess tärningar föll aldrig i det här spelet och lottades.
sameDiceHow = Varje omgång börjar med samma första slag. Tärningar som slås om faller som de föll i den omgången, i sin ordning. Där bästa spel slår fler tärningar än som slogs lottas de, alltid samma för samma spel. Även ordningen på tärningar som föll i ett och samma slag lottas.
decisions = Alla beslut
decisionsOf = Vems
everyone = Alla
onlyLosses = Bara de som kostade något
onlyFlagged = Bara flaggade
flagged = flaggat
bestWas = Bäst: { $move }
tryIt = Försök igen
print = Skriv ut
noneShown = Inga beslut passar.
cardBefore = Protokollet före omgången
turnNumber = Omgång { $n }
rollNumber = Slag { $n }
noDice = Tärningarna skrevs inte upp.
forced = inget att välja
emptyCard = Inget är ifyllt än.

## analyse: the page /analyse

analysePage = Keepwise: Analys
boardPosition = Ställning
boardCheck = Kontrollera protokoll
boardOwnRules = Egna regler…
boardOwnJson = Regler som JSON
boardOwnWrong = De här reglerna innehåller fel:
boardCancel = Avbryt
boardPut = Lägg en { $face }
boardTake = { $die }: ta bort
boardNoDie = Tärning { $place }: ingen än
boardKeep = { $die }: spara
boardClear = Töm
boardRolls = Slag kvar
boardSavedTitle = Sparade slag
boardCall = Anmält
boardAllRolled = Alla tärningar slogs på en gång
boardOpen = öppen
boardOpens = { $cell }: öppna igen
boardMoves = Vad ska jag göra?
boardAim = Spela på
boardTarget = en summa på minst
boardFloor = det som är säkert
boardUpperBonus = övre bonusen
boardFloorWorth = minst { $value }
boardDice = { $n ->
    [one] Tryck in { $n } tärning.
   *[other] Tryck in { $n } tärningar.
}
boardEmpty = När tärningarna är inmatade står alla drag här med vad de är värda, och varför.
boardFull = Protokollet är fullt: { $total }.
boardBelow = Chanserna med de här tärningarna står längre ner.
boardWhyWorse = Jämfört med ”{ $best }”, det bästa draget:
boardThen = { $points } poäng nu; sedan ger spelet i snitt { $rest } till.
boardThenShort = { $points } poäng nu.
boardRolled = Spara dessa och slå
boardScored = Skriv in och fortsätt
boardOutlook = Med bästa spel på poäng härifrån:
boardOdds = Chanser i den här omgången
boardOddsKeep = Om du sparar { $dice } och bara spelar för en ruta:
boardOddsTurn = En hel omgång, spelad för en enda ruta:
boardOddsBest = Spelat för en enda ruta, med det som passar den bäst. Markera tärningar för att se chanserna med dem.
boardChance = Chans
boardMean = Poäng i snitt
boardFrom = { $points } eller mer
boardWrong = Så kan det inte bli i ett spel: se över protokollet och tärningarna.
boardNoTable = Vilket drag som är bäst har inte räknats ut för det här spelet på den här servern. Det går att säga när bara några rutor är öppna; chanserna nedan går alltid.
boardNoTarget = Det går inte att säga här så här tidigt i spelet, först när några få rutor är kvar. ”Flest poäng” går alltid.
boardPays = Det här slaget ger:
boardBroken = Adressen innehåller ingen ställning i ett spel.
boardOffline = Servern går inte att nå. Det du har tryckt in finns kvar i adressen; svaren kommer när servern är tillbaka.
cardOrder = ”{ $category }” är ifylld för tidigt: andra kommer först.
cardTogether = ”{ $category }”: de här poängen går inte ihop med resten av protokollet.
cardSaved = Efter så många omgångar finns det { $least } till { $most } sparade slag.
cardBonuses = Så många extrabonusar går inte ihop med de här poängen.
checkHow = Skriv av ditt protokoll: ett tal, ett streck för en struken ruta, ingenting för en öppen. Summor får vara tomma.
checkResult = Resultat
checkPaste = Klistra in ett protokoll
checkText = Raderna som de står i protokollet, på vilket språk som helst
checkRead = Läs
checkProblems = { $n } fel.
checkRight = Inga fel hittades.
checkNoNumber = ”{ $text }” är inget tal.
checkTaken = Förstådda rader: { $some } av { $all }.
checkUnreadRow = Rad { $line }, ”{ $name }”, gick inte att förstå.
checkPerhaps = Kanske { $names }?

## train: the page /train

trainPage = Keepwise: Träning
trainLead = Tio val om dagen, samma för alla; så mycket övning du vill; och dina egna misstag, tills du kan dem.
keepsNothing = Den här webbläsaren sparar inget för sidan, så allt glöms när du lämnar den.
trainToday = Dagens tio
trainTodayWords = Två från början, tre från mitten, tre från senare delen, två från slutet.
trainDone = { $n } av { $of } besvarade
trainRight = { $n } av { $of } rätt
trainStreak = { $n ->
    [one] { $n } dag i rad.
   *[other] { $n } dagar i rad.
}
trainLongest = Längsta sviten hittills: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsätt
trainStart = Börja
trainMistakes = Dina egna misstag
trainMistakesWords = Val ur dina granskade spel som kostade poäng. De kommer tillbaka efter några dagar: senare om du kan dem, tidigare annars.
trainNoMistakes = Spela ett spel och låt det granskas: val som kostade dig poäng kommer tillbaka här.
trainDue = { $n } av { $of } att repetera nu
trainRepeat = Repetera
trainThemes = Öva efter tema
theme_first_roll = Första slaget
theme_straights = Straights
theme_bonus_alive = Bonus möjlig
theme_bonus_dead = Bonus förlorad
theme_joker = Joker
theme_which_zero = Vad stryka?
theme_endgame = Slutspel
themeIs_first_roll = Spelets första slag, med tomt protokoll.
themeIs_straights = En öppen straight är i spel: satsa på den eller på något bättre?
themeIs_bonus_alive = Övre delen avgör, och bonusen går fortfarande att nå.
themeIs_bonus_dead = Övre delen avgör, men bonusen är borta.
themeIs_joker = Ännu en gång fem lika, när deras ruta redan är fylld.
themeIs_which_zero = Inga slag kvar och knappt några poäng att hämta: vad ger du upp?
themeIs_endgame = Högst tre omgångar kvar.
trainNone = Sådana val finns inte här för det här spelet.
trainLoads = Letar efter val …
trainPrepares = Val ur det här spelet letas fram; det tar en stund.
trainNoneDue = Inget att repetera just nu. Kom tillbaka i morgon, eller öva ett tema.
trainMenu = Träning
trainDay = De tio { $date }
trainTry = En gång till
trainNumber = { $n } av { $of }
trainKeep = { $n ->
    [one] Spara och slå { $n } tärning
   *[other] Spara och slå { $n } tärningar
}
trainKeys = Tryck på tärningarna du sparar, eller på en ruta att fylla. Tangenter: 1 till 5 för tärningarna, Enter sparar, pilarna flyttar.
trainNext = Nästa
trainEnd = Resultat
trainBest = Rätt: det är det bästa draget.
trainGood = Bra nog: det förlorar bara { $loss }. Bäst: { $best }.
trainWrong = Det förlorar { $loss }. Bäst: { $best }.
trainAccepted = Rätt är det som förlorar högst { $loss } poäng.
trainWhy = Varför
trainThen = I ditt spel spelade du: { $move }.
trainBoard = Se det i Analysera
trainPeople = Vad folk verkligen spelar
trainWrongShare = { $share } av vanliga spelare har fel här.
mark_good = rätt
mark_inaccurate = oprecist
mark_wrong = fel
markOpen = öppen
trainLost = Förlorat totalt: { $loss } poäng.
trainBefore = { $n ->
    [one] { $n } dag tidigare: i snitt { $right } rätt.
   *[other] { $n } dagar tidigare: i snitt { $right } rätt.
}
trainComeBack = Det du inte kunde kommer snart tillbaka, det du kunde senare.
trainMore = Fler
trainShare = Dela
trainCopied = Texten finns i urklipp.
trainBestWas = Bäst: { $move }

## history: the page /history

historyPage = Keepwise: Mina spel
historyDamaged = { $n ->
    [one] { $n } post är skadad och utelämnas; alla andra finns här.
   *[other] { $n } poster är skadade och utelämnas; alla andra finns här.
}
historyEmpty = Inget spel ännu
historyEmptyWords = Spel som du avslutar i den här webbläsaren listas här, med vad de kostade dig och var. Inget lämnar webbläsaren.
historyWho = Vems spel
historyMeans = Medel per spel
historyPlayed = Spel
historyMean = Medel
historyMost = Bästa
historyLoss = Förlorat per spel
historyOverTime = Förlust per fritt val
historyTooFew = Det finns mer att se efter två granskade spel.
chartHint = Välj ett spel för att se dess siffror.
chartPoint = { $date }: { $loss } poäng per val
chartWords = { $n } granskade spel: { $first } poäng per val i de första, { $last } i de senaste.
historyThemes = Vad som kostade mest
historyEach = { $n } val, { $loss } vardera
historyStreaks = Sviter
historyNoDays = ingen just nu.
runBound = Förlorade poäng i ett spel
runWithin = { $n ->
    [one] I det senaste spelet förlorade du högst { $bound } poäng.
   *[other] I vart och ett av de senaste { $n } spelen förlorade du högst { $bound } poäng.
}
runBeyond = { $n ->
    [one] I det senaste spelet förlorade du mer än { $bound } poäng.
   *[other] I vart och ett av de senaste { $n } spelen förlorade du mer än { $bound } poäng.
}
historyGames = { $n } spel
historyAll = Visa alla { $n }
historyNotReviewed = Inte granskat ännu.
historyThin = Av det här spelet finns bara summorna kvar.
historyDelete = Radera
historyDeleteAsks = Radera spelet och dess misstag?
historyDeleted = Spelet är raderat.
historyFile = Din historik som fil
historyKept = Allt finns bara i den här webbläsaren: de senaste { $detailed } spelen med varje drag, av { $games } totalt. Blir det trångt behåller de äldsta sina summor.
historyExport = Exportera
historyImport = Importera
historyForget = Radera allt
historyForgetAsks = Radera alla spel, dagar och misstag i den här webbläsaren?
historyForgotten = Allt är raderat.
fileTaken = Importerat. Spel: { $games }, dagar: { $days }.
fileFull = Det fanns inte plats för allt.
fileRefused = Inget importerades.
fileLong = Filen är för stor.
fileNoJson = Filen är avkortad eller ingen JSON.
fileOther = Filen är ingen historik från Keepwise.
fileNewer = Filen har version { $version }, som sidan inte känner till.
fileWrong = Filen är skadad här: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Varje spel på ett blad: omgången, varje ruta med exempel och ett protokoll att skriva ut.
rulesAll = Alla spel
rulesPrint = Skriv ut
rulesPlay = Spela här
rulesDice = { $n ->
    [one] { $n } tärning
   *[other] { $n } tärningar
}
rulesRolls = { $n } slag
rulesTurn = En omgång
rulesEnd = Slutet
rulesCategories = Rutorna
rulesExample = Till exempel
rulesMiss = Men inte
rulesFirstRoll = i första slaget { $points }
turnRoll = { $n ->
    [one] Slå tärningen.
   *[other] Slå alla { $n } tärningar.
}
turnOnce = En omgång har ett slag.
turnAgain = { $n ->
    [one] { $n } slag i allt.
   *[other] Lägg undan de tärningar du vill och slå om resten: { $n } slag i allt, eller färre om du är nöjd.
}
turnFree = Även undanlagda tärningar får slås om igen.
turnFill = Fyll sedan en öppen ruta. Passar tärningarna inte blir det 0 där.
turnCounted = { $n ->
    [one] Av de { $dice } tärningarna räknas { $n }: den som ger mest.
   *[other] Av de { $dice } tärningarna räknas { $n }: de som ger mest.
}
leastCounted = { $n ->
    [one] Av de { $dice } tärningarna räknas { $n }: den som ger minst.
   *[other] Av de { $dice } tärningarna räknas { $n }: de som ger minst.
}
orderCard = Rutorna fylls uppifrån och ner.
orderUpper = Först fylls den övre delen, i valfri ordning, sedan den nedre.
extraStart = { $n ->
    [one] Ett spel börjar med { $n } extraslag, för vilken omgång som helst.
   *[other] Ett spel börjar med { $n } extraslag, för vilka omgångar som helst.
}
extraSaves = Slag som blir över sparas till senare omgångar.
extraMost = Högst { $n } kan sparas.
endTotal = { $n ->
    [one] Spelet är slut efter { $n } omgång. Högsta summan vinner.
   *[other] Spelet är slut efter { $n } omgångar. Högsta summan vinner.
}
endAwarded = { $n ->
    [one] Spelet är slut efter { $n } omgång. Den som fått flest tilldelade poäng vinner.
   *[other] Spelet är slut efter { $n } omgångar. Den som fått flest tilldelade poäng vinner.
}
coloursAre = Varje sida har en färg: { $colours }.
bonusFrom = { $at } eller mer i övre delen: { $points }.
bonusHighest = Bara den högsta rad som nås räknas.
bonusEach = Och { $n } till för varje poäng därutöver.
bonusPar = { $n } av varje sida räcker precis.
upperPays = Ger summan av de tärningar som visar { $face }.
needsAny = Vilka tärningar som helst.
needsAll = { $n ->
    [one] En tärning.
   *[other] Alla { $n } tärningar lika.
}
needsEqual = { $n ->
    [one] En tärning.
   *[other] Minst { $n } lika tärningar.
}
needsTwo = { $a } tärningar av en sida och { $b } av en annan.
needsTwoAny = { $a } tärningar av en sida och { $b } av en sida, som får vara densamma.
needsThree = { $a } tärningar av en sida, { $b } av en andra och { $c } av en tredje.
needsThreeAny = { $a }, { $b } och { $c } tärningar av var sin sida; sidorna får vara desamma.
needsRun = { $n ->
    [one] En tärning.
   *[other] { $n } sidor i följd: { $runs }.
}
needsFaces = Var och en av dessa sidor: { $faces }.
needsSum = Alla tärningar är tillsammans { $n }.
needsLeast = Alla tärningar är tillsammans { $n } eller mer.
needsGreatest = Alla tärningar är tillsammans { $n } eller mindre.
needsColour = Alla tärningar har samma färg.
needsColourMatched = Dessa tärningar har samma färg.
paysPoints = Ger { $n } poäng.
paysTakes = Tar bort { $n } poäng.
paysAll = Ger summan av alla tärningar.
paysMatched = { $n ->
    [one] Ger denna tärning.
   *[other] Ger summan av dessa { $n } tärningar.
}
paysFaces = Ger summan av de tärningar som visar { $faces }.
paysPlus = Och { $n } poäng därtill.
paysMinus = Därav dras { $n } poäng.
paysServed = I omgångens första slag: { $n } poäng mer.
paysByRoll = Poängen beror på i vilket slag det blev: { $rolls }.
rollPays = slag { $roll }: { $points }
rollPaysLast = från slag { $roll }: { $points }
timesFill = { $n ->
    [one] Kan fyllas { $n } gång.
   *[other] Kan fyllas { $n } gånger.
}
afterFill = Ger poäng först när ”{ $category }” har poäng.
jokerTitle = ”{ $category }” en gång till
jokerBonus = När ”{ $category }” har poäng ger varje nytt slag med { $n } lika tärningar { $bonus } poäng extra, var det än skrivs in.
jokerHolds = När ”{ $category }” är ifylld gäller detta för varje nytt slag med { $n } lika tärningar:
jokerForcedFirst = Så länge den övre rutan för sidan är öppen måste slaget dit.
jokerForcedThen = Därefter måste det till en öppen ruta i nedre delen.
jokerForcedLast = Är den nedre delen full går det till en öppen övre ruta, för 0.
jokerWhy = Därför erbjuder protokollet ibland bara en enda ruta.
jokerFree = Det får gå till vilken öppen ruta som helst. Är den övre rutan för sidan ifylld är det en joker i nedre delen.
jokerOriginal = Det är en joker och måste till en öppen ruta i nedre delen. Är den full går det till en övre ruta, för 0.
jokerNone = Det får gå till vilken öppen ruta som helst och ger där vad det alltid ger.
jokerPays = Som joker ger det full poäng, vad rutan än kräver: { $list }.
jokerPaysHere = Som joker: { $n } poäng.
jokerMultiplied = Dessa poäng multipliceras som kolumnen.
jokerMadeOnly = De ges bara där slaget får mer än 0.
tipsTitle = För första spelet
tipStop = Ingen måste använda alla slag: det som är bra får skrivas in genast.
tipBonus = I övre delen är { $n } av en sida ett bra resultat: det är takten för bonusen.
tipZero = När inget passar kostar en 0 i ”{ $category }” ofta minst.
tipChance = ”{ $category }” tar alla tärningar: håll rutan öppen för en omgång som misslyckas.

## make: the ruleset editor /make

makePage = Keepwise: Gör ett eget spel
makeTitle = Gör ditt eget spel
makeLead = Utgå från ett spel du kan, ändra vad du vill och se genast vad som följer.
makeBase = Utgå från
makeNothing = ingenting
makeName = Spelets namn
makeRolls = Slag per omgång
makeOrder = Rutorna fylls
makeOrderFree = i valfri ordning
makeOrderCard = uppifrån och ner
makeOrderUpper = övre delen först
makeExtra = Extraslag från början
makeSaves = Oanvända slag sparas
makeBonus = Övre delens bonus
makeBonusAt = Från
makeBonusEach = Per ytterligare poäng
makeAddBonus = Lägg till en bonus
makeJoker = Alla tärningar lika en gång till
makeJokerRule = Vad det är
makeJokerOff = inget särskilt
makeJokerForced = en joker, tvingad
makeJokerFree = en joker, fritt val
makeJokerOriginal = en joker, bara nedre delen
makeJokerNone = bara mer poäng
makeJokerCategory = När denna är ifylld
makeJokerBonus = Poäng extra
makeAdd = Lägg till en ruta
makeNew = Ny
makeCategoryName = Namn
makeNeeds = Vad den kräver
makeNeedsKind = Tärningar
makeNeedsFace = en sida (övre delen)
makeNeedsAny = vilka tärningar som helst
makeNeedsGroups = lika tärningar
makeNeedsRun = sidor i följd
makeNeedsFaces = vissa sidor
makeFace = Sida
makeGroup = Grupp { $n }
makeSameFace = Grupperna får vara av samma sida
makeRunLength = Hur många i följd
makeFaces = Sidor
makeTotal = Tärningarnas summa
makeAny = valfri
makeTotalExact = exakt
makeTotalLeast = minst
makeTotalMost = högst
makeColour = Färg
makeColourAll = alla tärningar lika
makeColourMatched = dessa tärningar lika
makePays = Vad den ger
makePaysKind = Typ
makePaysPoints = fasta poäng
makePaysAll = summan av alla tärningar
makePaysMatched = summan av dessa tärningar
makePaysFaces = summan av vissa sidor
makePaysRolls = poäng efter slaget
makePoints = Poäng
makeByRoll = Poäng i slag 1, 2, 3 …
makePlus = Poäng extra
makeServed = Mer i första slaget
makeTimes = Kan fyllas så ofta
makeAfter = Ger först när denna har poäng
makeAfterNone = inget
makeUp = Flytta upp
makeDown = Flytta ner
makeRemove = Ta bort { $name }
makeFollows = Vad som följer
makeWrong = { $n ->
    [one] { $n } sak måste rättas först.
   *[other] { $n } saker måste rättas först.
}
makeTotals = Summor från { $least } till { $greatest }
makeStates = { $count ->
    [one] { $count } läge mellan omgångarna
   *[other] { $count } lägen mellan omgångarna
}
makeReady = Tränaren kan spelet.
makeSolvable = Tränaren lär sig spelet när den först tillfrågas: ungefär { $time }.
makeOutOfReach = För stort för tränaren. Människor kan spela det.
makeEstimated = I spel med flera kolumner uppskattar tränaren.
makeProblemRange = Tillåtet: { $least } till { $greatest }.
makeProblemTwice = Detta finns redan.
makeProblemMissing = Här saknas något.
makeProblemClash = Detta går inte ihop med resten.
makePlay = Spela det
makeAnalyse = Analysera det
makeShare = Kopiera länken
makeCopy = Kopiera
makeCopied = Kopierat.
makeSave = Spara
makeSaved = Sparat i den här webbläsaren
makeForget = Radera { $name }
makeForgetAsks = Radera ”{ $name }” från den här webbläsaren?
makeSheet = Reglerna, som de lyder nu
makeJson = Som JSON, för program

## offline: the page /offline

newVersion = Det finns en ny version av de här sidorna.
newVersionUse = Använd den nu
takePage = Keepwise: spela offline
takeTitle = Spela offline
takeLead = Det du laddar ner finns kvar i den här webbläsaren och behöver ingen uppkoppling: sidorna, och till varje spel en tabell som tränaren och datorn svarar ur, precis som servern.
takeGames = Spel
takeSize = { $size } MB
takeTotal = Att ladda: { $size }
takePages = Alla sidor, på det språk du läser dem
takeKept = nedladdat
takeNewer = det finns en nyare tabell
takeNow = Ladda ner
takeLoads = Laddar …
takeDone = Allt finns här och öppnas utan uppkoppling.
takeRemove = Ta bort { $name }
takeRemoveAll = Ta bort allt
takeRemoved = Borttaget.
takeFull = Webbläsaren ger inget mer utrymme. Ta bort ett spel eller välj färre.
takeCutOff = Servern går inte att nå. Det som fattas kan laddas när den är tillbaka.
takeImpossible = Webbläsaren sparar inget åt sidor: det kräver en säker anslutning (https) och ett fönster som inte är privat.
takeMayGo = Webbläsaren får rensa bort det när utrymmet tryter.
takeOthers = Spel med flera kolumner, egna regler, att spela för vinst, hur ett spel kan sluta och skälen bakom ett drag kräver servern.
takeWho = Vem som svarar
takeServer = Servern; den här enheten bara när servern inte går att nå
takeDevice = Alltid den här enheten, för spelen som finns här

## widget: the page /widget

widgetPage = Keepwise: Tärningstränare
widgetTitle = Tärningstränare
