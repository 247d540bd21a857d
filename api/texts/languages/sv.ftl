### Texts of Keepwise in Swedish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Hoppa till spelet
coach = Tränare
settings = Inställningar
language = Språk
theme = Tema
themeSystem = Följ systemet
themeLight = Ljust
themeDark = Mörkt
pace = Datorns tempo
paceNormal = Normalt
paceFast = Snabbt
paceStep = Steg för steg
newGame = Nytt spel
newGameAsks = Ditt pågående spel går förlorat.
newGameYes = Avsluta spelet
newGameNo = Spela vidare
done = Klar
setupTitle = Slå, spara och få facit.
setupLead = Spela tärningsspelet du växte upp med, mot vänner eller datorn. En tränare som har löst det till sista decimalen finns till hands när du vill ha råd.
ruleset = Spel
gamesOwn = Dina egna spel
gamesOther = Andra spel
gamesColumns = Flera kolumner
players = Spelare
player = Spelare
you = Du
computer = Dator
person = Människa
addPlayer = Lägg till spelare
playerName = Namn på spelare { $n }
playerKind = Spelare { $n }: människa eller dator
removePlayer = Ta bort { $name }
against = Motståndare
alone = Ingen
friendHere = En vän här
friendAway = En vän via länk
setupPlayers = Namn och fler spelare
start = Spela
openFile = Granska ett sparat spel
factsCard = { $n ->
    [one] { $n } kombination
   *[other] { $n } kombinationer
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
strength_regular = van spelare
strength_club = klubbspelare
strength_expert = expert
strength_perfect = perfekt
tray = Tärningar
scorecard = Protokoll
round = Omgång { $n } av { $of }
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
scoreSaves = { $n } sparas om du skriver in nu
chooseCategory = Välj en ruta
computerHurry = Snabbspola
waitsForServer = Väntar på servern
next = Nästa
undo = Ångra
scoredNow = { $points } skrivet
dice = Tärningar
diceGroup = Tärningar: välj vilka du sparar
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
calls = { $name } anmäler ”{ $category }”.
called = Anmält: { $category }
mayCall = Tryck på en ruta i ”{ $column }” för att anmäla: turen måste då skrivas där.
mustRollAll = Inget är anmält: du får bara skriva in ett slag med alla tärningar.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } av { $of }: skriv { $points }
offerCall = { $category }: anmäl ({ $points } nu)
lockUpper = Nedre delen: först när den övre är full
lockOrder = Bara i protokollets ordning
lockAfter = { $category }: ger poäng först när ”{ $after }” har gett poäng
columnsHow = Så fungerar kolumnerna
columnDown = { $column }: bara uppifrån och ner
columnUp = { $column }: bara nerifrån och upp
columnUpper = { $column }: nedre delen först när den övre är full
columnFree = { $column }: i valfri ordning
columnFactor = { $n ->
    [one] räknas en gång
   *[other] räknas { $n } gånger
}
columnAnnounce = bara det som anmäldes efter första slaget, eller slogs med alla tärningar på en gång
productCounts = När alla tre är ifyllda räknas också { $product } (aldrig under 0)
countsInProduct = { $category } räknas bara i produkten
jokerOfColumns = När ”{ $category }” är ifylld i alla kolumner blir varje nytt slag med lika tärningar en joker
lastTurnRolls = Den allra sista omgången har { $n } slag
upperSection = Övre delen
lowerSection = Nedre delen
upperTotal = Övre summa
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Summa
daily = Dagens spel
dailyBest = Bästa spel
trainStreak = { $n ->
    [one] { $n } dag hittills.
   *[other] { $n } dagar i rad.
}
columnSum = Summa
factor = Faktor
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
coachBefore = Slå först; sedan rangordnar tränaren alla drag.
coachForTotal = Tränaren och datorn spelar på slutsumman, inte på de tilldelade poängen.
coachWaits = Tränaren tänker…
coachSays = Tränaren: { $move }.
coachPrepares = Förbereder spelet. Ett ögonblick…
coachStuck = Tränaren kan inte svara just nu.
coachAway = Tränaren är tillbaka när servern är det.
noTable = Det här spelet har varken tränare eller datorspelare.
noOutlook = Chansen för varje slutsumma visas i början och mot slutet av ett spel.
noOutlookOfColumns = I spel med flera kolumner visas inga chanser för slutsumman, den övre bonusen eller vinsten.
outlookPrepared = Förbereder: cirka { $time } kvar.
prepareOutlook = Räkna ut nu
moveKeep = Spara { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anmäl { $category }
moveRerollAll = Slå om allt
keepThese = Spara dessa
worth = slutsumma i snitt { $value }
worthAbout = cirka { $value }
estimated = Uppskattat, inte exakt.
estimatedStrength = En uppskattning, inte exakt: följer du tränaren får du i snitt { $mean } (med { $confidence } säkerhet mellan { $low } och { $high }, på { $games } spel).
best = bäst
allMoves = Visa alla { $n } drag
fewerMoves = Visa färre
goal = Tränaren spelar på
goalPoints = flest poäng
goalWin = vinst
goalTies = Oavgjort räknas som en halv vinst.
goalBoth = Motspelaren antas också spela för att vinna.
goalLater = Det är för tidigt att räkna ut hur man vinner, så tränaren spelar på poäng.
worthWin = vinstchans { $value }
outlook = Prognos
expected = Förväntad summa
chanceBonus = Övre bonus
chanceWin = Vinstchans
beforeTurn = Före den här turen
outlookWords = Förväntad summa { $mean }; nio spel av tio slutar mellan { $low } och { $high }.
outlookSure = Slutsumman är given: { $total }.
outlookAlone = Om du följer tränaren från och med nu:
outlookTogether = Om alla följer tränaren från och med nu:
outlookForPoints = Om alla spelar på flest poäng från och med nu:
outlookWeaker = Om alla spelar på flest poäng från och med nu, och datorn gör sina vanliga misstag:
targets = Summor inom räckhåll
targetsHint = Välj en summa för att se hur ofta du når den och vad det kostar.
targetsWords = { $total } eller mer: i { $best } av fallen när du spelar för det, i { $usual } när du spelar på flest poäng. Poäng som det kostar i snitt: { $cost }.
targetsBest = spel för denna summa
targetsUsual = spel på flest poäng
computerStuck = Datorn har kört fast.
tryAgain = Försök igen
deleteIt = Radera
keepIt = Behåll
diceFair = Är tärningarna rättvisa?
diceFairGames = Kasten i dina sparade spel skickas till servern, utan namn, och sparas inte där. Alla de här tärningarna kastades av appen.
diceFairGame = Ett enda spel visar bara grova fel. Dess kast skickas till servern, utan namn, och sparas inte där.
diceCheck = Kontrollera tärningarna
serverAway = Får ingen kontakt med servern. Sidan fortsätter så snart servern är tillbaka.
pageStuck = Sidan kunde inte laddas.
languageStuck = Språket kunde inte laddas.
unknownGame = Okänt spel.
fileBroken = Det finns inget spel i filen.
linkBroken = Det finns inget spel i länken.
otherTab = Spelet är pausat: du spelar det i en annan flik.
playHere = Spela vidare här
gameWaits = Du har ett pågående spel. Börjar du ett nytt går det förlorat.
keptUnknown = Ditt sparade spel har regler som servern inte känner till, så det har tagits bort.
keptDamaged = Ditt sparade spel var skadat och har tagits bort.
review = Granskning
reviewing = Granskar varje beslut…
reviewReady = Granskningen är klar.
reviewStuck = Spelet kunde inte granskas.
gameInvalid = Spelet följer inte reglerna:
problemPoints = ”{ $category }” med { $dice } ger { $expected }, inte { $found }.
problemImpossible = ”{ $category }” kan inte ge { $found } här.
problemFilled = Rutan ”{ $category }” var redan ifylld.
problemIllegal = Rutan ”{ $category }” får inte fyllas i här.
problemCall = ”{ $category }” får inte anmälas här.
problemUnknown = Spelet har ingen kombination som heter ”{ $category }”.
problemTotal = ”{ $total }” blir { $expected }, inte { $found }.
problemExtra = ”{ $bonus }” är { $expected } här, inte { $found }.
problemDice = Tärningarna stämmer inte överens.
problemTurns = Antalet omgångar stämmer inte.
problemOther = Något här går inte att läsa.
problemsMore = … och { $n } till
unjudged = Besluten kan inte bedömas: servern har inte löst det här spelet.
workLeft = { $share } klart, cirka { $time } kvar.
workWaits = Ett annat spel står före i kön: { $share } klart, cirka { $time } kvar.
shareLink = Dela länk
saveFile = Spara som fil
saveText = Spara som text
saveTable = Spara som CSV
positionCode = Ställningskod
copyCode = Kopiera
linkCopied = Länken är kopierad.
share = Dela
textCopied = Texten är kopierad.
startValue = Förväntat med bästa spel
startEstimated = Tränarens uppskattning
luck = Tur
loss = Bortskänkta poäng
correction = korrigering
correctionHint = Värdena är uppskattningar. Korrigeringen är hur fel de slog från en omgång till nästa.
luckAdjusted = Att döma av det här partiet vinner man, utan tur och otur, ungefär { $chance } av gångerna genom att spela så här.
chanceStart = Vid start
ownMistakes = Egna misstag
luckOfOthers = De andras tur
othersMoves = De andras beslut
playingToWin = Spel för vinst
chanceEnd = Vid slutet
chanceTitle = Vinstchans under spelets gång
rank = Plats { $n }
turnsWords = { $loss ->
    [one] { $name }: tur { $luck }, { $loss } bortskänkt poäng.
   *[other] { $name }: tur { $luck }, { $loss } bortskänkta poäng.
}
turnWords = Omgång { $n }: tur { $luck }, bortskänkt { $loss }
turnsHint = Välj en omgång för att se siffrorna.
expensive = De dyraste besluten
flawless = Inte en enda poäng bortskänkt.
flawlessEstimated = Inte en enda poäng bortskänkt, såvitt tränaren kan se.
highlightPlace = { $name }, omgång { $n }
grade_best = bäst
grade_good = bra
grade_inaccuracy = oprecist
grade_mistake = misstag
grade_blunder = grovt misstag
praise_only_move = enda draget
praise_hard = svårt att hitta
skipMain = Hoppa till innehållet
navPlay = Spela
navAnalyse = Analysera
navTrain = Träna
navRules = Regler
navHistory = Mina spel
navMake = Skapa eget spel
navWidget = Tränare för din sajt
navDocs = API
missingTitle = Sidan finns inte
missingLead = Adressen kan vara fel, eller så har sidan flyttats.
missingHome = Till startsidan
playPage = Keepwise: spela med en perfekt tränare
missingPage = Keepwise: sidan finns inte
navTake = Offline
answeredHere = Du är offline: svaren kommer från den här enheten.
onThisDevice = på den här enheten
needsServer = Det här kräver servern. Det visas när du är online igen.

## home: the home page /

homePage = Keepwise: tärningsspel, exakt lösta
homeTitle = Tärningsspel, lösta till sista decimalen.
homeLead = Spela Yatzy, Yahtzee och deras släktingar mot vänner eller datorn. En tränare som vet det bästa draget för varje slag hjälper dig när du frågar. Efteråt ser du vad som var tur och vad som var skicklighet.
homePlay = Börja spela
homeAnalyse = Analysera riktiga tärningar
homeTry = Första slaget: vilka tärningar sparar du?
homeAnother = Ett annat slag
homeAnalyseWords = Spelar du med riktiga tärningar? Knappa in protokollet och slaget, så ser du vad varje drag kostar, och varför.
homeDailyWords = Ett spel för alla, med samma tärningar. Du har ett försök: hur långt når du?
homeTrainWords = Tio beslut om dagen, samma för alla, plus övning efter tema och dina egna misstag att jobba på.
homeRulesWords = Vad varje kombination kräver och ger, med tärningar, på ett blad per spel.
homeHistoryWords = Dina spel, snitt, sviter och dyraste misstag. Allt stannar i den här webbläsaren.
homeMakeWords = Ändra reglerna eller hitta på ett spel, se genast vad det gör för skillnad och spela det sedan.
homeDevelopers = För utvecklare
homeApiTitle = Fråga
homeApiWords = Räkna poängen för ett slag, kontrollera hela spel till sista tärningen och få exakta råd med priset för varje alternativ. Fungerar med de inbyggda reglerna och dina egna.
homeDocs = Läs om API:et
homeWidgetTitle = Bädda in
homeWidgetWords = Tre rader kod sätter tränaren på vilken sida som helst, på tretton språk, också för tangentbord och skärmläsare.
homeWidget = Visa den för sig, som i en iframe

## play: the page /play

coachOff = av
coachHint = när jag frågar
coachAfter = efter mitt drag
coachAlways = alltid
coachHintWords = Tränaren säger inget förrän du frågar. Tips kommer i tre steg: vad som står på spel, två kandidater, draget.
coachAfterWords = Du bestämmer först. Sedan säger tränaren vad draget kostade och vilket som hade varit bäst.
coachFirst = Du bestämmer först.
coachMissed = Tränaren missade det här draget.
rollOn = Slå igen
scoreIn = { $category }: skriv { $points }
zeroAsks = ”{ $category }” ger 0 poäng. Välj rutan en gång till för att bekräfta.
zeroCosts = Det kostar ungefär { $n } poäng.
verdictBetter = Bättre: { $move }
verdictSlightly = Något bättre: { $move }
verdictPlayed = Ditt drag
verdictBest = Bäst var
celebrate = { $category }!
endWon = Du vann med { $n } poäng
endLost = Du förlorade med { $n } poäng
endBest = Ditt bästa spel hittills, med { $n } poäng.
endCompared = { $n ->
    [one] Ditt förra spel: { $most }.
   *[other] Dina { $n } tidigare spel: { $mean } i snitt, { $most } som bäst.
}
dailyCall = Samma tärningar för alla, ett försök om dagen.
dailyHow = Alla har samma tärningar i dag. Du har ett försök, utan tränare.
dailyNext = Nästa spel om { $time } h.
rematch = Revansch
friend = Vän
friendInvites = { $name } bjuder in dig: { $game }
friendHow = Ni turas om via länk, var och en på sin enhet. Varje länk innehåller hela spelet. Tärningarna kommer ur en hemlighet från er var, så ingen kan välja dem.
friendYou = Ditt namn, för din vän
friendAccept = Acceptera
friendInvite = Skicka inbjudan
friendSend = Skicka länken
friendInvited = Din vän tackar ja med en länk tillbaka. Sedan börjar du.
friendWaits = { $name } står på tur, med den här länken. Kom tillbaka med svaret.
friendText = Din tur: { $game }
friendYours = { $game } med { $name }: din tur
friendTheirs = { $game }: { $name } står på tur
friendChanged = Länken har ändrats: den stämmer inte med spelet du känner till. Be din vän skicka den igen.
friendElsewhere = Det här spelet spelas i en annan webbläsare. Öppna länken där.
flag = Flagga beslutet för granskningen
flagSet = Flaggat för granskningen.
flagGone = Flaggan är borttagen.
keys = Kortkommandon
keyFace = sparar en tärning med detta tal; i analysen lägger de till en
keyPlace = sparar tärningen på den platsen
keyRoll = slår tärningarna som du inte sparar
keyUndo = ångrar det senaste steget
keysUse = Enstaka tangenter, t.ex. R för att slå
keyHint = ber tränaren om ett tips
keyFlag = flaggar beslutet för granskningen, eller tar bort flaggan
keyHelp = visar kortkommandona
keyArrows = flyttar mellan tärningar (← →) och rutor (↑ ↓)
keyEnter = trycker på det som är markerat, annars på den stora knappen
tipsUse = Tips i de första spelen
soundUse = Ljud och vibration
shakeUse = Skaka mobilen för att kasta
tipDone = Jag förstår
tipKeep = Tryck på de tärningar du vill spara. De andra slås om.
tipChoose = Det var sista slaget. Välj en ruta: siffrorna visar vad varje ruta ger.
tipNothing = Passar inget? Då måste du stryka en ruta. Välj den du saknar minst.
tipJoker = Alla tärningar lika igen: de måste in i ”{ $category }” så länge den rutan är ledig.
menu = Meny
analyseThis = Analysera ställningen
factsBest = perfekt spel ger i snitt { $mean } poäng per spel
factsAbout = tränaren når i snitt cirka { $mean } poäng per spel
howPlayed = Så spelar du
strengthReaches = Når i snitt cirka { $mean } poäng per spel.
infoOf = Vad ”{ $category }” kräver och ger
offline = Får ingen kontakt med servern. Ditt spel är sparat här; låt sidan vara öppen, så fortsätter det när servern är tillbaka.
setupTake = Ladda ner spel för att spela offline

## reasons: reasons for moves, on all pages and in the API

quoted = ”{ $words }”
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Mer
pointAllTie = Alla drag är lika mycket värda.
pointSame = Det är det bästa draget.
pointBetter = Bättre än ”{ $move }”: { $reason }
pointBetterYours = Bättre än ditt ”{ $move }”: { $reason }
pointBetterBy = { $loss } bättre än ”{ $move }”: { $reason }
pointIdle = { $n ->
    [one] sparar du { $dice }:an har du bara en tärning mindre att förbättra { $others } med.
   *[other] sparar du { $dice } har du bara färre tärningar att förbättra { $others } med.
}
pointWithout = utan { $dice } får du ”{ $category }” den här omgången i { $chance } av fallen, mot { $other } annars.
pointWith = sparar du även { $dice } får du ”{ $category }” den här omgången i { $chance } av fallen, mot { $other } annars.
pointCompletes = en { $faces } ger ”{ $category }”; du får det den här omgången i { $chance } av fallen, mot { $other } annars.
pointOpenUpper = rutan ”{ $category }” är fortfarande ledig, men inte ”{ $other }”.
pointForUpperBonus = { $dice } för dig närmare den övre bonusen än { $others }.
pointHigher = { $dice } är mer värt än { $others } i alla rutor där tärningarna läggs ihop.
pointMoreOften = den här omgången får du ”{ $category }” i { $chance } av fallen, mot { $other } annars.
pointSeveral = den här omgången får du oftare { $categories }.
pointMorePoints = får du ”{ $category }” den här omgången ger det i snitt { $mean }, mot { $other } annars.
pointBringsMore = till spelets slut ger ”{ $category }” i snitt { $mean }, mot { $other } annars.
pointFewerZeros = den här omgången behöver du stryka i bara { $chance } av fallen, mot { $other } annars.
pointNoZeros = den här omgången behöver du aldrig stryka, vilket annars händer i { $other } av fallen.
pointNoZeroYet = du behöver inte stryka än; slår du igen får du ”{ $category }” i { $chance } av fallen.
pointNothingLost = du har redan säkrat { $points } på ”{ $other }”, och slår du igen får du ”{ $category }” i { $chance } av fallen.
pointMoreToCome = att slå igen ger i snitt { $mean } på ”{ $category }”, mot { $points } nu.
pointRollOn = slår du igen får du ”{ $category }” i { $chance } av fallen.
pointMadeAlready = du har redan { $points } på ”{ $category }”; det andra draget ger lika mycket igen i högst { $chance } av fallen.
pointNeverAgain = du har redan { $points } på ”{ $category }”; det andra draget ger aldrig lika mycket.
pointEnough = { $points } på ”{ $category }” är bättre än det andra draget, som i snitt ger högst { $mean } där.
pointServed = ”{ $category }” ger { $points } på det här slaget, men bara { $later } senare.
pointSavesRolls = skriver du in nu sparar du { $n } slag till senare omgångar.
pointExtraBonus = ännu en ”{ $joker }” ger { $bonus } i bonus, plus { $points } på ”{ $category }”.
pointExtraBonusZero = ännu en ”{ $joker }” ger { $bonus } i bonus, även med 0 på ”{ $category }”.
pointChases = ännu en ”{ $joker }” skulle ge { $bonus } i bonus; chansen är { $chance }.
pointJoker = som joker ger tärningarna { $points } på ”{ $category }”.
pointTakeRare = ”{ $category }” ger { $points } och är svårt att få; även om du satsar på det lyckas du bara i { $chance } av fallen.
pointGoodFor = { $points } är bra på ”{ $category }”; satsar du på det får du i snitt { $mean }.
pointTooLittle = { $points } är inte mycket på ”{ $category }”; satsar du på det får du i snitt { $mean }.
pointZeroGivesUp = stryker du ”{ $category }” går du miste om { $mean }; så mycket ger det i snitt om du satsar på det.
pointZeroRare = det kostar inte mycket att stryka ”{ $category }”; även om du satsar på det får du det bara i { $chance } av fallen.
pointZeroNever = ”{ $category }” går inte längre att få, så det kostar inte mycket att stryka den.
pointZeroLow = det kostar inte mycket att stryka ”{ $category }”; satsar du på det får du i snitt bara { $mean }.
pointZeroInstead = { $later } är inte mycket på ”{ $rival }”; satsar du på det får du i snitt { $other }, mot bara { $mean } på ”{ $category }”.
pointUpperLost = den övre bonusen är ändå utom räckhåll, så det kostar inte mycket att stryka ”{ $category }”.
pointUpperAlive = så går den övre bonusen fortfarande att nå; satsar du på den får du den i { $chance } av fallen.
pointUpperSure = så är den övre bonusen säkrad.
pointUpperCloser = så kommer du närmare den övre bonusen; satsar du på den får du den i { $chance } av fallen, mot { $other } annars.
pointUpperCertain = så säkrar du den övre bonusen; satsar du på den får du den alltid, inte bara i { $other } av fallen.
pointUpperMore = så ger den övre bonusen i snitt { $mean }, mot { $other } annars.
pointFloor = Du slutar på minst { $points } vad du än slår; ”{ $move }” garanterar bara { $other }.
pointFloorAlone = Du slutar på minst { $points } vad du än slår.
pointTarget = Du når { $points } eller mer i { $chance } av fallen, med ”{ $move }” i { $other }.
pointUpperBonus = Du får den övre bonusen i { $chance } av fallen, med ”{ $move }” i { $other }.
pointIdleAlone = { $n ->
    [one] sparar du { $dice }:an har du bara en tärning mindre att slå.
   *[other] sparar du { $dice } har du bara färre tärningar att slå.
}
pointOpenChances = slår du igen kan du fortfarande få { $categories }.
pointBonusEither = du får { $bonus } i bonus hur som helst, och { $points } är bra på ”{ $category }”; satsar du på det får du i snitt { $mean }.
nextCosts = ”{ $move }” kostar { $loss }.
nextHardly = ”{ $move }” är nästan lika bra.
nextTies = ”{ $move }” är precis lika bra.
onlyMove = Det finns inget annat drag.
nextWins = Med ”{ $move }” vinner du i { $other } av fallen i stället för { $best }.
playsFor = Ger { $made }.
playsElse = Ger { $made }, annars 0 på { $lost }.
playsOrNothing = Ger { $made }, annars 0 poäng där.
playsOrZero = Ger { $made }; 0 på { $lost }.
playsZero = Ger 0 på { $lost }.
playsSure = Ger alltid { $made }.
paysMoreKeepsMore = det bästa draget ger { $now } mer nu, och de lediga rutorna är värda { $later } mer.
paysMoreKeepsSame = det bästa draget ger { $now } mer nu.
paysMoreKeepsLess = det bästa draget ger { $now } mer nu; de lediga rutorna är bara värda { $later } mindre.
paysSameKeepsMore = det bästa draget ger lika mycket nu, och de lediga rutorna är värda { $later } mer.
paysLessKeepsMore = det bästa draget ger { $now } mindre nu, men de lediga rutorna är värda { $later } mer.
keepsAll = sparar du alla tärningar slösar du bort ett slag.
wasThere = Poängen fanns att ta.
moveWith = ”{ $move }”: { $words }
whyTake = { $best } nu; senare skulle det ge { $other } i snitt
whyLeaveOpen = i snitt { $best } om rutan lämnas ledig; nu skulle den ge { $other }
whyMean = i snitt { $best } i stället för { $other }
whyAlive = går fortfarande att nå
whySure = så gott som säkert
whyLost = ges upp
whyAtRisk = inte längre säkert
whyChance = { $best } chans i stället för { $other }
whyNow = ger poäng nu
whyRest = allt annat
stakesAhead = Spelar du på poäng slutar du i snitt { $points } poäng före.
stakesBehind = Spelar du på poäng slutar du i snitt { $points } poäng efter.
stakesLevel = Spelar du på poäng slutar det i snitt lika.
stakesSame = ”{ $move }” är också det bästa draget om du spelar på poäng.
stakesCosts = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du vinner i bara { $other } av fallen i stället för { $best }.
stakesCostsHardly = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du vinner mer sällan.
stakesRisk = Med ”{ $move }” riskerar du { $n } poäng på ”{ $category }”.
stakesMakes = Med ”{ $move }” får du poäng på ”{ $category }” i { $chance } av fallen; då är vinstchansen { $then }, annars { $otherwise }.
stakesNever = Med ”{ $move }” får du aldrig poäng på ”{ $category }”.
stakesSure = Med ”{ $move }” får du med säkerhet poäng på ”{ $category }”.
stakesZero = Med ”{ $move }” blir det 0 på ”{ $category }” i { $chance } av fallen; då är vinstchansen { $then }, annars { $otherwise }.
stakesNoZero = Med ”{ $move }” blir det aldrig 0 på ”{ $category }”.
stakesSureZero = Med ”{ $move }” blir det med säkerhet 0 på ”{ $category }”.
stakesRisky = Efter den här omgången är din vinstchans { $best }; med ”{ $move }” är den { $other }. Med det bästa draget tar du större risk.
stakesSafe = Efter den här omgången är din vinstchans { $best }; med ”{ $move }” är den { $other }. Det bästa draget är säkrare.
whyServer = Hela förklaringen kräver servern.
hintStakes = Vad står på spel?
hintTwo = Två kandidater
hintMove = Visa draget
hintMean = { $mean } i snitt om du satsar på det; en hel omgång ger { $usual }.
hintNow = { $points } nu; en hel omgång för det ger { $usual } i snitt.
hintZeros = Alla öppna rutor får 0 med de här tärningarna.
hintBonus = Poäng som saknas till den övre bonusen på { $bonus }: { $n }.
hintMade = Den här omgången får du ”{ $category }” i { $one } av fallen efter ”{ $first }”, { $two } efter ”{ $second }”.
hintZero = Den här omgången blir det 0 på ”{ $category }” i { $one } av fallen efter ”{ $first }”, { $two } efter ”{ $second }”.
hintUpper = Satsar du på den övre bonusen får du den i { $one } av fallen efter ”{ $first }”, { $two } efter ”{ $second }”.
rivalOften = Vår datorspelare ”{ $strength }” väljer ”{ $move }” i { $chance } av fallen.

## review: the review after a game

valueTitle = Förväntad slutsumma under spelets gång
valueHint = Välj en omgång för att se den förväntade slutsumman efter den.
valueAfter = Efter omgång { $n }: { $values }
lossPerDecision = Kostnad per beslut i snitt
playedLike = Spelar som vår dator ”{ $strength }”.
playedBetween = Bland våra datorspelare: med { $confidence } sannolikhet mellan ”{ $least }” och ”{ $greatest }”, att döma av { $n } beslut med ett verkligt val.
playedOne = Bland våra datorspelare: med { $confidence } sannolikhet denna, att döma av { $n } beslut med ett verkligt val.
sameDice = Bästa spel med samma tärningar
dailyNow = Dagens nya spel är här
dailyBestWords = De bästa dragen med samma tärningar. De vet inte heller vad som kommer, så mer är möjligt.
dailyPlace = Jämfört med datorn
dailyPlaceWords = Hur ofta varje nivå har färre poäng än du, med egna tärningar. Stapeln täcker nio av tio av dess spel; strecket är du.
sameDiceDrawn = { $n } av tärningarna kom aldrig upp i det här spelet och lottades.
sameDiceHow = Varje omgång börjar med samma första slag. Tärningar som slås om visar det de visade i den omgången, i samma ordning. Slår bästa spel om fler tärningar än som slogs lottas de extra, alltid likadant för samma spel. Även ordningen mellan tärningarna i ett och samma slag lottas.
totalLucky = { $total } = { $start } + tur { $luck } − misstag { $loss }
totalUnlucky = { $total } = { $start } − otur { $luck } − misstag { $loss }
decisions = Alla beslut
decisionsOf = Spelare
everyone = Alla
onlyLosses = Bara de som kostade poäng
onlyFlagged = Bara flaggade
flagged = flaggat
playedMove = Spelat
playedBetter = Bättre
playedAgain = Den här gången
mistakesAll = Gå igenom alla misstag
mistakeOf = Misstag { $n } av { $of }
mistakeBefore = Föregående
mistakeAfter = Nästa
mistakesWorst = Bara de dyraste
turnByTurn = Omgång för omgång
tryIt = Försök igen
print = Skriv ut
noneShown = Inga beslut passar.
cardBefore = Protokollet före omgången
turnNumber = Omgång { $n }
rollNumber = Slag { $n }
noDice = Inga tärningar antecknade.
forced = inget att välja på
emptyCard = Inget är ifyllt än.

## analyse: the page /analyse

analysePage = Keepwise: Analys
boardPosition = Ställning
boardCheck = Kontrollera protokoll
boardOwnRules = Egna regler…
boardOwnJson = Regler som JSON
boardOwnWrong = De här reglerna innehåller fel:
boardCancel = Avbryt
boardPut = Lägg till en { $face }
boardTake = { $die }: ta bort
boardNoDie = Tärning { $place }: ingen än
boardKeep = { $die }: spara
boardRoll = slå
boardClear = Töm
boardRolls = Slag kvar
boardSavedTitle = Sparade slag
boardCall = Anmält
boardAllRolled = Alla tärningar slogs på en gång
boardOpen = ledig
boardOpens = { $cell }: töm
boardMoves = Bästa drag
boardAim = Spela på
boardTarget = en summa på minst
boardFloor = högsta garanterade summa
boardUpperBonus = övre bonusen
boardFloorWorth = minst { $value }
boardDice = { $n ->
    [one] Ange { $n } tärning.
   *[other] Ange { $n } tärningar.
}
boardEmpty = Ange tärningarna, så visas alla drag här med värde och förklaring.
boardFull = Protokollet är fullt: { $total }.
boardBelow = Chanserna med de här tärningarna står längre ner.
boardThen = { $points } poäng nu, sedan i snitt { $rest } till.
boardThenShort = { $points } poäng nu.
boardRolled = Spara dessa och slå
boardScored = Skriv in och fortsätt
boardOutlook = Med bästa spel på poäng från och med nu:
boardOdds = Chanser i den här omgången
boardOddsKeep = Om du sparar { $dice } och bara satsar på en kombination:
boardOddsTurn = En hel omgång där du bara satsar på en kombination:
boardOddsBest = Om du bara satsar på en kombination och sparar det som passar den bäst. Markera tärningar för att se chanserna med dem.
boardChance = Sannolikhet
boardMean = Poäng i snitt
boardFrom = { $points } eller mer
boardWrong = Så kan det inte bli i ett spel. Kontrollera protokollet och tärningarna.
boardNoTable = Servern har inte löst det här spelet, så bästa draget är känt först när bara några få rutor är lediga. Chanserna nedan visas alltid.
boardNoTarget = Går inte så här tidigt i spelet, först när bara några få rutor är kvar. ”Flest poäng” går alltid.
boardPays = Det här slaget ger:
boardBroken = Länken innehåller ingen ställning.
boardPicture = Länk med bild
boardPictureHint = Meddelandeappar visar länken som en bild av ställningen. Därför får servern ställningen i adressen; med ”Dela länk” får den inte det.
boardOffline = Får ingen kontakt med servern. Det du har matat in finns kvar i adressen; svaren kommer när servern är tillbaka.
cardOrder = Rutan ”{ $category }” är ifylld för tidigt: andra kommer först.
cardTogether = ”{ $category }”: poängen går inte ihop med resten av protokollet.
cardSaved = Efter så många omgångar kan det finnas { $least } till { $most } sparade slag.
cardBonuses = Med de här poängen kan det inte finnas så många extrabonusar.
checkHow = Skriv av ditt protokoll: ett tal, ett streck för en struken ruta, ingenting för en ledig. Summor får vara tomma.
checkResult = Resultat
checkPaste = Klistra in ett protokoll
checkText = Raderna som de står i protokollet, på vilket språk som helst
checkRead = Läs in
checkProblems = Hittade { $n } fel.
checkRight = Hittade inga fel.
checkNoNumber = ”{ $text }” är inget tal.
checkTaken = Tolkade rader: { $some } av { $all }.
checkUnreadRow = Rad { $line }, ”{ $name }”, gick inte att tolka.
checkPerhaps = Menade du { $names }?

## train: the page /train

trainPage = Keepwise: Träning
trainLead = Tio beslut om dagen, samma för alla. Öva så mycket du vill och arbeta med dina egna misstag tills du inte gör dem längre.
keepsNothing = Webbläsaren sparar inget för den här sidan, så det du har gjort försvinner när du lämnar den.
trainToday = Dagens tio
trainTodayWords = Två från början, tre från mitten, tre från sent i spelet, två från slutet.
trainDone = { $n } av { $of } besvarade
trainRight = { $n } av { $of } rätt
trainLongest = Längsta sviten hittills: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsätt
trainStart = Börja
trainMistakes = Dina egna misstag
trainMistakesWords = Beslut ur dina granskade spel som kostade poäng. De kommer tillbaka efter några dagar: senare om du gör rätt, tidigare om du gör fel.
trainNoMistakes = Spela ett spel och få det granskat: beslut som kostade dig poäng kommer tillbaka här.
trainDue = { $n } av { $of } att repetera nu
trainRepeat = Repetera
trainThemes = Öva efter tema
theme_first_roll = Första slaget
theme_straights = Straights
theme_bonus_alive = Bonus inom räckhåll
theme_bonus_dead = Bonus utom räckhåll
theme_joker = Joker
theme_which_zero = Vad ska strykas?
theme_endgame = Slutspel
themeIs_first_roll = Spelets första slag, med tomt protokoll.
themeIs_straights = Du har en straight ledig: satsa på den, eller på något bättre?
themeIs_bonus_alive = Övre delen avgör, och bonusen går fortfarande att nå.
themeIs_bonus_dead = Övre delen avgör, men bonusen är borta.
themeIs_joker = Fem lika en gång till, när rutan redan är ifylld.
themeIs_which_zero = Inga slag kvar och nästan inget att hämta: vad stryker du?
themeIs_endgame = Högst tre omgångar kvar.
trainNone = Det finns inga sådana beslut i det här spelet.
trainNotSolved = Servern har inte löst det här spelet, så det finns inga val att öva på.
trainLoads = Letar efter beslut…
trainPrepares = Tar fram beslut ur det här spelet. Ett ögonblick…
trainNoneDue = Inget att repetera just nu. Kom tillbaka i morgon, eller öva på ett tema.
trainMenu = Träning
trainDay = Dagens tio, { $date }
trainTry = En gång till
trainNumber = { $n } av { $of }
trainKeep = { $n ->
    [one] Spara och slå { $n } tärning
   *[other] Spara och slå { $n } tärningar
}
trainKeys = Tryck på tärningarna du sparar, eller på en ruta att fylla i.
trainKeyboard = Tangenten ? visar alla tangenter.
trainNext = Nästa
trainEnd = Resultat
trainAgain = Försök igen
trainHinted = Med ett tips höjer ett rätt svar inte din rating.
trainDifficulty = Svårighetsgrad { $difficulty }
trainRating = Din rating: { $rating }
trainProvisional = preliminär, svar { $n } av { $of }
trainRatingWords = Den börjar på 1000, samma nivå som vår sällanspelare. Var och en av dagens tio flyttar den, och svåra ger mer när du svarar rätt.
trainBest = Rätt: det är det bästa draget.
trainGood = Bra nog: det kostar bara { $loss }. Bäst: { $best }.
trainWrong = Det kostar { $loss }. Bäst: { $best }.
trainRuleSave = Kast som du inte använder sparas: sluta när de kan ge mer i en senare tur.
trainRuleStop = Du behöver inte använda alla slag: sluta när nästa riskerar mer än det kan ge.
trainRuleRollOn = Skriv inte för tidigt: ett slag som är kvar kan ännu förbättra omgången.
trainRuleZeroOverPoints = En nolla i rätt ruta kan kosta mindre än några poäng i fel ruta.
trainRuleWhichZero = Om det måste bli en nolla, offra rutan som skulle ge dig minst härifrån.
trainRuleBonusPar = Så länge bonusen är inom räckhåll passar { $n } eller fler lika bra i övre delen.
trainRuleSmallBox = Skriv ett dåligt slag i en liten ruta, som ettor eller tvåor: där förlorar du lite.
trainRuleLessNow = Flest poäng nu är inte alltid bäst: räkna med vad de öppna rutorna ännu kan ge.
trainRuleTakeIt = Ta det bättre resultatet nu i stället för att spara rutan till ett slag som kanske inte kommer.
trainRuleSamePoints = Vid lika många poäng: fyll rutan som skulle ge dig mindre senare.
trainRuleRollAll = Om inga tärningar hjälper tillräckligt, slå alla igen.
trainRuleStraight = Början på en stege kan vara värd mer än ett par.
trainRuleNoStraight = Lika tärningar kan vara värda mer än början på en stege.
trainRuleHigher = Med lika många av två tal ger det högsta ofta mer.
trainRuleOpenBox = Ett lägre tal med öppen ruta kan vara värt mer än ett högre utan.
trainRuleMoreAlike = Utgå från det tal som fler tärningar visar.
trainRuleKeepFewer = Släpp tärningar som bara verkar hjälpa: fler tärningar att slå ger fler chanser.
trainRuleKeepMore = Behåll tärningar som redan passar: det du slår om måste komma igen.
trainRuleBonusGone = När bonusen är utom räckhåll är de övre rutorna bara värda sina poäng.
trainRuleEndgame = Mot slutet räknas bara de öppna rutorna: spela för just dem.
trainRuleOther = Jämför vad varje drag lämnar öppet, inte bara vad det ger nu.
trainAccepted = Ett drag som ger bort högst { $loss } poäng räknas också som rätt.
trainWhy = Varför
trainThen = I ditt spel valde du: { $move }.
trainBoard = Öppna i Analysera
trainPeople = Vad vår datorspelare på sällanspelarnivå skulle göra
trainWrongShare = Den gör fel här i { $share } av fallen.
mark_good = rätt
mark_inaccurate = oprecist
mark_wrong = fel
markOpen = obesvarad
trainLost = Förlorat totalt: { $loss } poäng.
trainLesson = Det här kan du öva på
trainMissed = { $n } av { $of } gick fel i ”{ $theme }”.
trainPractise = Öva på dem
trainKinds = Rätt: { $keeps } av { $ofKeeps } om tärningar, { $scores } av { $ofScores } om rutor.
trainBefore = { $n ->
    [one] { $n } tidigare dag: i snitt { $right } rätt.
   *[other] { $n } tidigare dagar: i snitt { $right } rätt.
}
trainComeBack = De du missade kommer snart tillbaka, de du klarade kommer senare.
trainMore = Fler
trainBestWas = Bäst: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: antal { $count }, väntat { $expected }. Verklig andel mellan { $low } och { $high }.
auditLegend = Det lodräta strecket visar var rättvisa tärningar skulle ligga. Det vågräta innehåller sidans verkliga andel, för alla sex samtidigt med { $confidence } säkerhet.
auditGames = Spel med alla kast: { $n }.
auditStuck = Tärningarna kunde inte kontrolleras.
auditLeftOut = Kast som utelämnats eftersom det inte är känt vilka tärningar som kastades: { $n }.

## history: the page /history

historyPage = Keepwise: Mina spel
historyDamaged = { $n ->
    [one] { $n } post är skadad och utelämnas; de andra finns här.
   *[other] { $n } poster är skadade och utelämnas; de andra finns här.
}
historyEmpty = Inget spel ännu
historyEmptyWords = Spel som du spelar klart i den här webbläsaren listas här, med vad de kostade dig och var. Inget lämnar webbläsaren av sig själv.
historyWho = Vems spel
historyMeans = Snitt per spel
historyPlayed = Spel
historyMean = Snitt
historyLatest = Senaste { $n }
historyMost = Bäst
historyLoss = Förlorat per spel
historyRating = Hur bra du spelar
ratingHow = Servern räknar ut det. För det skickar din webbläsare bara spelens sort och tal: hur många verkliga beslut varje genomgånget spel hade och vad de kostade. Inga namn, tärningar eller spel skickas, och inget sparas.
ratingStart = Bedöm mitt spel
ratingLike = Av våra datorspelare spelar du mest som ”{ $strength }” (sannolikhet { $chance }).
ratingBeyond = Vår dator ”{ $strength }” skulle spela så bra av en slump i högst { $chance } av fallen.
ratingDecisions = Verkliga beslut
ratingLevel = Nivå, från 1 (nybörjare) till 6 (perfekt)
ratingTrend = Förändring per 1 000 beslut
ratingBetter = Du förlorar mindre än förut.
ratingWorse = Du förlorar mer än förut.
ratingSteady = Ingen förändring syns ännu.
ratingRange = { $value } ({ $low } till { $high })
ratingIntervals = Det sanna värdet ligger i intervallet med 95 % sannolikhet. Med få spel är intervallen breda.
phase_opening = Öppning
phase_middle = Första halvan
phase_late = Andra halvan
historyOverTime = Förlust per verkligt beslut
historyTooFew = Här finns mer att se efter två granskade spel.
chartHint = Välj ett spel för att se siffrorna.
chartPoint = { $date }: { $loss } poäng per beslut
chartWords = { $n } granskade spel: { $first } poäng per beslut i de första, { $last } i de senaste.
historyThemes = Det som kostade mest
historyEach = { $n } beslut, { $loss } vardera
historyStreaks = Sviter
historyDaysPlayed = Dagar med ett spel
historyAgainst = Mot datorn
historyWins = { $n ->
    [one] { $n } vinst i rad.
   *[other] { $n } vinster i rad.
}
historyGoals = Mål: { $n } av { $of }
goal_bonus = Nå bonusen i övre delen
goal_careful = Ett spel där inget beslut kostar mer än 2 poäng
goal_endgame = Ett felfritt slutspel
goal_unlucky = Slå datorn trots otur
goal_joker = Få bonusen för fler lika tärningar
goal_expert = Slå datorn som expert eller perfekt
goal_thrifty = Skänk bort mindre än 20 poäng i ett spel
goal_flawless = Skänk bort mindre än 5 poäng i ett spel
historyNoDays = ingen svit just nu.
runBound = Förlorade poäng i ett spel
runWithin = { $n ->
    [one] Du förlorade högst { $bound } poäng i ditt senaste spel.
   *[other] Du förlorade högst { $bound } poäng i vart och ett av dina { $n } senaste spel.
}
runBeyond = { $n ->
    [one] Du förlorade mer än { $bound } poäng i ditt senaste spel.
   *[other] Du förlorade mer än { $bound } poäng i vart och ett av dina { $n } senaste spel.
}
historyGames = { $n } spel
historyAll = Visa alla { $n }
historyNotReviewed = Inte granskat ännu.
historyThin = Bara summorna finns kvar av det här spelet.
historyDelete = Radera
historyDeleteAsks = Radera spelet och misstagen i det?
historyDeleted = Spelet är raderat.
rollCheck = Kontrollera serverns tärningar
rollCheckHow = Klistra in ett eller flera svar från /v1/roll/reveals. Din webbläsare räknar om tärningarna; inget skickas.
rollCheckText = Svar som JSON
rollCheckNow = Kontrollera
rollCheckNone = Det här är inget svar från /v1/roll/reveals.
rollProved = Kast { $n }: { $dice }. Allt stämmer: ingen av sidorna kunde välja de här tärningarna.
rollUnproved = Kast { $n }: { $dice }. Det här stämmer inte.
rollWrongClient = Spelarens värde leder inte till spelarens åtagande.
rollWrongServer = Serverns värde leder inte till serverns åtagande.
rollWrongFaces = Värdena ger andra ögon: { $dice }.
rollWrongHand = Handen består inte av de sparade och de kastade tärningarna.
rollNoted = Det är ett bevis bara för den som hade de här två före första kastet. Spelarens åtagande: { $client }. Serverns: { $server }.
historyFile = Din historik som fil
historyKept = Allt finns bara i den här webbläsaren: de { $detailed } senaste spelen med varje drag, av totalt { $games }. När utrymmet tar slut behåller de äldsta bara sina summor.
historyExport = Exportera
historyImport = Importera
deckMake = Kortlek för Anki
deckHint = { $n ->
    [one] Ditt misstag blir ett kort i programmet Anki: importera filen där. En nyare fil uppdaterar de kort du redan har.
   *[other] Dina { $n } misstag blir kort i programmet Anki: importera filen där. En nyare fil uppdaterar de kort du redan har.
}
deckAsks = Vad spelar du?
historyForget = Radera allt
historyForgetAsks = Radera alla spel, dagar och misstag i den här webbläsaren?
historyForgotten = Allt är raderat.
fileTaken = Importerat. Spel: { $games }, dagar: { $days }.
fileFull = Det fanns inte plats för allt.
fileRefused = Inget importerades.
fileLong = Filen är för stor.
fileNoJson = Filen är ofullständig eller inte JSON.
fileOther = Det här är ingen historikfil från Keepwise.
fileNewer = Filen har version { $version }, som den här sidan inte känner till.
fileWrong = Filen är skadad här: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Varje spel på ett blad: omgången, varje kombination med ett exempel och ett protokoll att skriva ut och spela med.
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
rulesCategories = Kombinationerna
rulesExample = Till exempel
rulesMiss = Men inte
rulesFirstRoll = på första slaget { $points }
turnRoll = { $n ->
    [one] Slå tärningen.
   *[other] Slå alla { $n } tärningar.
}
turnOnce = Du slår en gång per omgång.
turnAgain = { $n ->
    [one] Du slår totalt { $n } gång.
   *[other] Spara de tärningar du vill och slå om resten: högst { $n } slag totalt.
}
turnFree = Sparade tärningar får också slås om.
turnFill = Fyll sedan i en ledig ruta. Passar tärningarna inte får du 0 där.
turnCounted = { $n ->
    [one] Av de { $dice } tärningarna räknas { $n }: den som ger mest.
   *[other] Av de { $dice } tärningarna räknas { $n }: de som ger mest.
}
leastCounted = { $n ->
    [one] Av de { $dice } tärningarna räknas { $n }: den som ger minst.
   *[other] Av de { $dice } tärningarna räknas { $n }: de som ger minst.
}
orderCard = Rutorna fylls i uppifrån och ner.
orderUpper = Du fyller i den övre delen först, i valfri ordning, sedan den nedre.
extraStart = Du börjar spelet med { $n } extraslag att använda när du vill.
extraSaves = Slag som blir över sparas till senare omgångar.
extraMost = Högst { $n } kan sparas.
endTotal = { $n ->
    [one] Spelet är slut efter { $n } omgång. Högsta summan vinner.
   *[other] Spelet är slut efter { $n } omgångar. Högsta summan vinner.
}
endAwarded = { $n ->
    [one] Spelet är slut efter { $n } omgång. Den som har fått flest tilldelade poäng vinner.
   *[other] Spelet är slut efter { $n } omgångar. Den som har fått flest tilldelade poäng vinner.
}
coloursAre = Varje valör har en färg: { $colours }.
bonusFrom = { $at } eller mer i övre delen: { $points }.
bonusHighest = Bara den högsta nivån du når räknas.
bonusEach = Och { $n } till för varje poäng däröver.
bonusPar = { $n } av varje valör räcker precis.
upperPays = Ger summan av alla tärningar som visar { $face }.
needsAny = Vilka tärningar som helst.
needsAll = { $n ->
    [one] En tärning.
   *[other] Alla { $n } tärningar lika.
}
needsEqual = { $n ->
    [one] En tärning.
   *[other] Minst { $n } lika tärningar.
}
needsTwo = { $a } tärningar av en valör och { $b } av en annan.
needsTwoAny = { $a } tärningar av en valör och { $b } av en valör som får vara samma.
needsThree = { $a } tärningar av en valör, { $b } av en andra och { $c } av en tredje.
needsThreeAny = { $a }, { $b } och { $c } tärningar av var sin valör; valörerna får vara samma.
needsRun = { $n ->
    [one] En tärning.
   *[other] { $n } valörer i följd: { $runs }.
}
needsFaces = Var och en av de här valörerna: { $faces }.
needsSum = Tärningarnas summa är { $n }.
needsLeast = Tärningarnas summa är minst { $n }.
needsGreatest = Tärningarnas summa är högst { $n }.
needsColour = Alla tärningar har samma färg.
needsColourMatched = De här tärningarna har samma färg.
paysPoints = Ger { $n } poäng.
paysTakes = Drar av { $n } poäng.
paysAll = Ger summan av alla tärningar.
paysMatched = { $n ->
    [one] Ger tärningens värde.
   *[other] Ger summan av de här { $n } tärningarna.
}
paysFaces = Ger summan av alla tärningar som visar { $faces }.
paysPlus = Plus { $n } poäng.
paysMinus = Minus { $n } poäng.
paysServed = På omgångens första slag: { $n } poäng mer.
paysByRoll = Poängen beror på vilket slag du får det på: { $rolls }.
rollPays = slag { $roll }: { $points }
rollPaysLast = från slag { $roll }: { $points }
timesFill = { $n ->
    [one] Kan fyllas i { $n } gång.
   *[other] Kan fyllas i { $n } gånger.
}
afterFill = Ger poäng först när ”{ $category }” har gett poäng.
jokerTitle = ”{ $category }” en gång till
jokerBonus = När ”{ $category }” har gett poäng ger varje nytt slag med { $n } lika tärningar { $bonus } poäng extra, var du än skriver in det.
jokerHolds = När rutan ”{ $category }” är ifylld gäller detta för varje nytt slag med { $n } lika tärningar:
jokerForcedFirst = Så länge den övre rutan för valören är ledig måste slaget dit.
jokerForcedThen = Därefter måste det in i en ledig ruta i nedre delen.
jokerForcedLast = Är den nedre delen full ska det in i en ledig övre ruta, med 0.
jokerWhy = Därför kan du ibland bara välja en enda ruta.
jokerFree = Du får skriva in det i vilken ledig ruta som helst. Är den övre rutan för valören ifylld är det en joker i nedre delen.
jokerOriginal = Det är en joker och måste in i en ledig ruta i nedre delen. Är den full ska det in i en övre ruta, med 0.
jokerNone = Du får skriva in det i vilken ledig ruta som helst, och det ger vad det brukar ge där.
jokerPays = Som joker ger det full poäng, vad de här än kräver: { $list }.
jokerPaysHere = Som joker: { $n } poäng.
jokerMultiplied = De här poängen multipliceras på samma sätt som kolumnen.
jokerMadeOnly = Du får dem bara där slaget ger mer än 0.
tipsTitle = Inför första spelet
tipStop = Du måste inte använda alla slag: är det bra kan du skriva in det direkt.
tipBonus = I övre delen är du på väg mot bonusen med { $n } av varje valör.
tipZero = När inget passar är det ofta billigast att stryka ”{ $category }”.
tipChance = ”{ $category }” tar vilka tärningar som helst: håll rutan ledig till en omgång som går snett.

## make: the ruleset editor /make

makePage = Keepwise: Skapa ditt eget spel
makeTitle = Skapa ditt eget spel
makeLead = Utgå från ett spel du kan, ändra det du vill och se genast vad det leder till.
makeBase = Utgå från
makeNothing = ingenting
makeName = Spelets namn
makeRolls = Slag per omgång
makeOrder = Rutorna fylls i
makeOrderFree = i valfri ordning
makeOrderCard = uppifrån och ner
makeOrderUpper = övre delen först
makeExtra = Extraslag från början
makeSaves = Oanvända slag sparas
makeBonus = Övre delens bonus
makeBonusAt = Från
makeBonusEach = För varje poäng däröver
makeAddBonus = Lägg till en bonus
makeJoker = Alla lika en gång till
makeJokerRule = Räknas som
makeJokerOff = inget särskilt
makeJokerForced = tvingande joker
makeJokerFree = valfri joker
makeJokerOriginal = joker, bara i nedre delen
makeJokerNone = bara extra poäng
makeJokerCategory = När den här är ifylld
makeJokerBonus = Poäng extra
makeAdd = Lägg till en kombination
makeNew = Ny
makeCategoryName = Namn
makeNeeds = Vad den kräver
makeNeedsKind = Tärningar
makeNeedsFace = en valör (övre delen)
makeNeedsAny = vilka tärningar som helst
makeNeedsGroups = lika tärningar
makeNeedsRun = valörer i följd
makeNeedsFaces = vissa valörer
makeFace = Valör
makeGroup = Grupp { $n }
makeSameFace = Grupperna får ha samma valör
makeRunLength = Antal i följd
makeFaces = Valörer
makeTotal = Tärningarnas summa
makeAny = valfri
makeTotalExact = exakt
makeTotalLeast = minst
makeTotalMost = högst
makeColour = Färg
makeColourAll = samma på alla tärningar
makeColourMatched = samma på de här tärningarna
makePays = Vad den ger
makePaysKind = Typ
makePaysPoints = fasta poäng
makePaysAll = summan av alla tärningar
makePaysMatched = summan av de här tärningarna
makePaysFaces = summan av vissa valörer
makePaysRolls = beror på slaget
makePoints = Poäng
makeByRoll = Poäng på slag 1, 2, 3 …
makePlus = Poäng extra
makeServed = Bonus på första slaget
makeTimes = Antal gånger den kan fyllas i
makeAfter = Ger poäng först efter
makeAfterNone = inget
makeUp = Flytta upp
makeDown = Flytta ner
makeRemove = Ta bort { $name }
makeFollows = Vad det innebär
makeWrong = Rätta { $n } fel först.
makeTotals = Slutsummor från { $least } till { $greatest }
makeStates = { $count ->
    [one] { $count } läge mellan omgångarna
   *[other] { $count } lägen mellan omgångarna
}
makeReady = Tränaren kan det här spelet.
makeSolvable = Tränaren lär sig spelet första gången du frågar: cirka { $time }.
makeOutOfReach = För stort för tränaren. Människor kan spela det.
makeEstimated = I spel med flera kolumner ger tränaren bara en uppskattning.
makeProblemRange = Tillåtet: { $least } till { $greatest }.
makeProblemTwice = Det här finns redan.
makeProblemMissing = Här saknas något.
makeProblemClash = Det här går inte ihop med resten.
makePlay = Spela det
makeAnalyse = Analysera det
makeShare = Kopiera länken
makeCopy = Kopiera
makeCopied = Kopierat.
makeSave = Spara
makeSaved = Sparat i den här webbläsaren
makeForget = Radera { $name }
makeForgetAsks = Radera ”{ $name }” från den här webbläsaren?
makeSheet = Reglerna som de lyder nu
makeJson = Som JSON, för program

## offline: the page /offline

newVersion = Det finns en ny version av de här sidorna.
newVersionUse = Använd den nu
takePage = Keepwise: spela offline
takeTitle = Spela offline
takeLead = Sidorna och spelen du laddar ner sparas i den här webbläsaren och kräver ingen uppkoppling. En tabell till varje spel låter tränaren och datorn svara precis som servern.
takeGames = Spel
takeSize = { $size } MB
takeTotal = Att ladda ner: { $size }
takePages = Alla sidor, på språket du läser dem på
takeKept = nedladdat
takeNewer = det finns en nyare tabell
takeNow = Ladda ner
takeLoads = Laddar…
takeDone = Nedladdat. Nu fungerar allt offline.
takeRemove = Ta bort { $name }
takeRemoveAll = Ta bort allt
takeRemoved = Borttaget.
takeFull = Webbläsaren har inget utrymme kvar. Ta bort ett spel eller välj färre.
takeCutOff = Får ingen kontakt med servern. Det som saknas kan laddas ner när den är tillbaka.
takeImpossible = Webbläsaren kan inte spara sidor: det kräver en säker anslutning (https) och ett fönster som inte är privat.
takeMayGo = Webbläsaren kan radera det här om utrymmet börjar ta slut.
takeOthers = Det här kräver servern: spel med flera kolumner, egna regler, att spela på vinst, prognosen och fullständiga förklaringar.
takeWho = Var svaren kommer ifrån
takeServer = Servern; den här enheten bara när servern inte går att nå
takeDevice = Alltid den här enheten, för spel som finns här

## widget: the page /widget

widgetPage = Keepwise: Tärningstränare
widgetTitle = Tärningstränare
widgetLead = Ställ in och kopiera koden till din sida. Den svarar med det exakt bästa draget, på läsarnas språk.
widgetRolls = Slag kvar
widgetCard = Ifyllda rutor
widgetRoll = Andra tärningar
widgetAuto = Som på sidan
widgetReader = Läsarens eget
widgetWidth = Bredd
widgetAsk = Låt läsarna välja först
widgetCode = Din kod
widgetFrame = Som ram, utan skript
widgetCopy = Kopiera

## embed: the element <dice-coach>, on any site

embedDice = Tärningar: tryck på dem du skulle spara
embedDie = Tärning { $n }: { $face }
embedKeep = spara
embedReroll = slå om
embedAll = Slå om allt
embedScore = { $category }: { $points }
embedCall = Anmäl { $category }
embedChoose = Tryck på tärningarna du skulle spara.
embedPonder = Vad skulle du fylla i?
embedAsk = Vad är bäst?
embedRight = Rätt, det är bästa draget.
embedCosts = Det kostar { $loss }.
embedChances = Chanser den här omgången
embedMoves = Vad varje drag kostar
embedBest = bäst
embedYours = du: { $loss }
embedTotal = Väntad slutsumma: { $value }
embedThinking = Tänker…
embedPreparing = Spelet förbereds. { $share }, cirka { $n } s kvar
embedLost = Tränaren går inte att nå.
embedRetry = Försök igen
embedWrong = Tränaren kan inte visa det här läget.
embedUnprepared = Tränaren är inte förberedd på den här frågan här.
embedAnalyse = Analysera
embedBlack = svart
embedRed = röd
embedGreen = grön

## answers: sentences in answers of the API, in no page

advisedKeep = Spara { $dice } och slå om { $others }.
advisedRerollAll = Slå om allt.
sentence = { $words }.
advisedScore = Skriv { $points } på ”{ $category }”.
advisedCall = Anmäl ”{ $category }”.
advisedTimes = Poängen i den här kolumnen multipliceras med { $factor }.
advisedInProduct = Den här rutan räknas bara i en produkt.
advisedLeaves = Då har du { $n } extraslag kvar.
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Du når { $points } eller mer i { $chance } av fallen.
reachesNever = Du kan inte längre nå { $points }.
getsUpperBonus = Du får den övre bonusen i { $chance } av fallen.
upperBonusNever = Du kan inte längre få den övre bonusen.
winsWith = Du vinner i { $chance } av fallen.
winsNever = Du kan inte längre vinna.
winsAlways = Du vinner vad du än slår.
tieCounts = Oavgjort räknas som { $share } vinst.
opponentForPoints = Motståndaren antas spela på flest poäng: det skulle ta för lång tid att beräkna det bästa spelet när båda spelar på vinst.
tieWins = Oavgjort räknas som vinst.
valuesEstimated = Värdena är uppskattningar: spelar du så här får du i snitt { $mean } poäng på { $games } spel (med { $confidence } säkerhet mellan { $low } och { $high }).
auditFair = Prövade tärningar: { $n }. Test: { $tests }. Inget är ovanligt: rättvisa tärningar faller minst så här ojämnt i { $chance } av fallen.
auditUnusual = Prövade tärningar: { $n }. Något är ovanligt: rättvisa tärningar ger ett sådant resultat, alla test sammantagna, i högst { $chance } av fallen.
auditFaces = Sidorna faller för ojämnt.
auditRepeats = Upprepningar av en tidigare sida: { $observed }; med rättvisa tärningar ungefär { $expected }.
auditPairs = Lika par bland tärningar som föll tillsammans: { $observed }; med rättvisa tärningar ungefär { $expected }.
auditHalves = Tärningarna som föll först skiljer sig från de senare.
auditDice = Tärningarna skiljer sig från varandra.
auditPlayers = Spelarnas tärningar skiljer sig.
auditFalseAlarms = En sådan kontroll kallar även rättvisa tärningar ovanliga i upp till { $level } av fallen.
auditSees = En sida som faller i { $share } av fallen i stället för { $fair } hade märkts 9 gånger av 10.
auditSeesNothing = Det säger lite: med så få tärningar kan till och med en tärning som alltid visar samma sida passera obemärkt.
auditNoDice = Ingen tärning kan prövas: det är inte känt vilka tärningar som kastades.
costsAbout = ”{ $move }” kostar cirka { $loss }.
beats = ”{ $best }” ger { $loss } mer än ”{ $move }”.
beatsBecause = ”{ $best }” ger { $loss } mer än ”{ $move }”: { $reason }
beatsAbout = ”{ $best }” ger cirka { $loss } mer än ”{ $move }”.
comparesSheet = ”{ $best }” i stället för ”{ $move }”: { $now } i den här omgången, { $later } senare.
comparesSheetAbout = ”{ $best }” i stället för ”{ $move }”: { $now } i den här omgången, cirka { $later } senare.
averagesInstead = Med ”{ $move }” får du i snitt { $mean } poäng i stället för { $best }.
stakesCostsTarget = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du når { $target } i bara { $other } av fallen i stället för { $best }.
stakesCostsBonus = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du får den övre bonusen i bara { $other } av fallen i stället för { $best }.
stakesCostsFloor = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men garanterar bara { $other } i stället för { $best }.
stakesCostsHardlyTarget = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du når { $target } mer sällan.
stakesCostsHardlyBonus = ”{ $move }” ger mest i snitt av alla drag ({ $points } mer), men du får den övre bonusen mer sällan.
stakesMakesTarget = Med ”{ $move }” får du poäng på ”{ $category }” i { $chance } av fallen; då når du { $target } i { $then } av fallen, annars i { $otherwise }.
stakesMakesBonus = Med ”{ $move }” får du poäng på ”{ $category }” i { $chance } av fallen; då får du den övre bonusen i { $then } av fallen, annars i { $otherwise }.
stakesZeroTarget = Med ”{ $move }” blir det 0 på ”{ $category }” i { $chance } av fallen; då når du { $target } i { $then } av fallen, annars i { $otherwise }.
stakesZeroBonus = Med ”{ $move }” blir det 0 på ”{ $category }” i { $chance } av fallen; då får du den övre bonusen i { $then } av fallen, annars i { $otherwise }.
stakesRiskyTarget = Din chans att nå { $target } är { $best } efter den här omgången; med ”{ $move }” är den { $other }. Med det bästa draget tar du större risk.
stakesRiskyBonus = Din chans att få den övre bonusen är { $best } efter den här omgången; med ”{ $move }” är den { $other }. Med det bästa draget tar du större risk.
stakesSafeTarget = Din chans att nå { $target } är { $best } efter den här omgången; med ”{ $move }” är den { $other }. Det bästa draget är säkrare.
stakesSafeBonus = Din chans att få den övre bonusen är { $best } efter den här omgången; med ”{ $move }” är den { $other }. Det bästa draget är säkrare.
hintTarget = Poäng som saknas till målet: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Tillåtet: { $allowed }.
problemRange = Tillåtet: { $minimum } till { $maximum }.
problemAtMost = Högst { $maximum } tillåts, inte { $found }.
problemLimit = Högst { $maximum } tillåts.
problemFound = Angivet: { $found }.
problemMore = (och { $n } till)
claim-with_correction = ”{ $name }” { $found } stämmer med en av rättelserna.
claim-as_written = ”{ $name }” { $found } stämmer med protokollet som det står, men det är inte tillförlitligt.
claim-with_none = ”{ $name }” { $found } stämmer inte med någon rättelse.
claim-unknown = ”{ $name }” { $found } går inte att kontrollera.
extraBonus = Extrabonus
assumption-meaning = ”{ $name }” { $found } kan syfta på flera summor; den som stämmer antas gälla.
assumption-extra_bonuses = Antaget antal extrabonusar: { $found }.
assumption-roll = Tärningarna antas vara från slag { $found }.
assumption-extra_rolls = Antaget antal extraslag: { $found }; möjligt: { $least } till { $greatest }.
assumption-no_extra_bonus = Den här omgången antas inte ge någon extrabonus.
assumption-one_player = Värdena i kolumnerna { $found } läses som en och samma spelares.
assumption-ignored = Läses inte som värde vid ”{ $name }”: { $found }.
assumption-heading = ”{ $name }” läses som en rubrik.
assumption-columns = Värdena vid ”{ $name }” läses som värden i { $found }.
assumption-category = ”{ $name }” läses som ”{ $found }”.
assumption-printed = Första { $found } vid ”{ $name }” läses som tryckt text.
assumption-sum = Sista { $found } vid ”{ $name }” läses som summan av de andra värdena.
problems-reading = Oläsbara anrop
problem-bad-chunk = Ogiltig chunked-kodning
problem-bad-length = Ogiltig body-längd
problem-byte-order-mark = Byteordningsmarkering (BOM)
problem-cut-short = Ofullständig body
problem-duplicate-key = Dubblerad nyckel eller parameter
problem-duplicate-key-detail = ”{ $name }” har skickats två gånger.
problem-empty-body = Tom body
problem-nested-too-deep = För djup nästling
problem-not-json = Ogiltig JSON
problem-not-readable = Oläsbart anrop
problem-not-unicode = Ofullständigt tecken
problem-not-utf-8 = Ogiltig UTF-8
problems-fields = Fält och parametrar
problem-invalid = Ogiltigt anrop
problem-contradiction = Motsägelse
problem-contradiction-detail = ”{ $name }” motsäger ett annat fält eller spelets regler.
problem-duplicate = Dubblett
problem-duplicate-detail = ”{ $found }” förekommer två gånger.
problem-missing-field = Fält saknas
problem-missing-field-detail = ”{ $name }” saknas.
problem-not-committed = Värdet stämmer inte med åtagandet
problem-out-of-range = Tal utanför tillåtet intervall
problem-out-of-range-detail = ”{ $name }” måste vara mellan { $minimum } och { $maximum }, inte { $found }.
problem-too-long = För lång sträng
problem-too-many = För många element
problem-unknown-choice = Okänt alternativ
problem-unknown-choice-detail = ”{ $found }” är inte tillåtet för ”{ $name }”.
problem-unknown-commitment = Okänt åtagande
problem-unknown-field = Okänt fält
problem-unknown-field-detail = Det finns inget fält som heter ”{ $found }”.
problem-wrong-card = Ogiltigt protokoll i frågesträngen
problem-wrong-count = Fel antal element
problem-wrong-dice = Fel tärningar
problem-wrong-dice-detail = Antalet tärningar måste vara { $expected }.
problem-wrong-die = Ogiltig tärning
problem-wrong-die-detail = En tärning visar ett tal från { $minimum } till { $maximum }, inte { $found }.
problem-wrong-move = Ogiltigt drag i frågesträngen
problem-wrong-position-id = Ogiltig ställningskod
problem-wrong-position-id-detail = ”{ $found }” är inte koden för någon ställning.
problem-wrong-record = Oläslig spelanteckning
problem-wrong-record-detail = ”{ $found }” passar inte i anteckningen av spelet.
problem-wrong-type = Fel typ
problems-names = Namn
problem-ambiguous-category = Tvetydig kombination
problem-ambiguous-category-detail = ”{ $found }” kan syfta på flera kombinationer.
problem-ambiguous-column = Tvetydig kolumn
problem-ambiguous-column-detail = ”{ $found }” kan syfta på flera kolumner.
problem-ambiguous-ruleset = Tvetydig regeluppsättning
problem-ambiguous-ruleset-detail = ”{ $found }” kan syfta på flera regeluppsättningar.
problem-bad-name = Ogiltigt namn
problem-unknown-category = Okänd kombination
problem-unknown-category-detail = Det finns ingen kombination som heter ”{ $found }”.
problem-unknown-column = Okänd kolumn
problem-unknown-column-detail = Det finns ingen kolumn som heter ”{ $found }”.
problem-unknown-ruleset = Okänd regeluppsättning
problem-unknown-ruleset-detail = Det finns ingen regeluppsättning som heter ”{ $found }”.
problems-cards = Protokoll
problem-contradicting-points = Motstridiga poäng
problem-contradicting-points-detail = { $found } poäng på ”{ $name }” går inte ihop med resten av protokollet.
problem-impossible-extra-bonus = Omöjligt antal extrabonusar
problem-impossible-extra-rolls = Omöjligt antal extraslag
problem-impossible-extra-rolls-detail = Här kan det finnas { $minimum } till { $maximum } extraslag, inte { $found }.
problem-impossible-points = Omöjliga poäng
problem-impossible-points-detail = ”{ $name }” kan inte ge { $found }.
problem-out-of-order = Fel ordning mellan rutorna
problem-out-of-order-detail = Rutan ”{ $name }” är ifylld för tidigt: spelet har en fast ordning.
problem-too-many-fillings = Rutan ifylld för många gånger
problem-wrong-total = Fel summa
problem-wrong-total-detail = ”{ $name }” blir { $expected }, inte { $found }.
problems-games = Spel
problem-category-filled = Rutan redan ifylld
problem-category-filled-detail = Rutan ”{ $found }” var redan ifylld.
problem-kept-dice-missing = Sparade tärningar saknas
problem-kept-dice-missing-detail = { $dice } sparades, men nästa slag är { $found }.
problem-missing-category = Kombination saknas
problem-missing-category-detail = Den här omgången saknar kombination.
problem-missing-column = Kolumn saknas
problem-missing-column-detail = Den här omgången saknar kolumn.
problem-missing-dice = Tärningar saknas
problem-missing-dice-detail = Den här omgången saknar tärningar.
problem-missing-points = Poäng saknas
problem-missing-points-detail = Den här omgången saknar poäng.
problem-too-many-rolls = För många slag
problem-too-many-turns = För många omgångar
problem-too-many-turns-detail = Spelet var redan slut före den här omgången.
problem-unequal-rounds = Olika antal omgångar
problem-unequal-rounds-detail = Spelarens antal omgångar, { $found }, stämmer inte med de andras.
problem-wrong-extra-bonus = Fel extrabonus
problem-wrong-extra-bonus-detail = Extrabonusen är { $expected } här, inte { $found }.
problem-wrong-points = Fel poäng
problem-wrong-points-detail = Den här omgången ger { $expected }, inte { $found }.
problems-moves = Ställningar och drag
problem-card-complete = Spelet är slut
problem-card-complete-detail = Alla rutor är ifyllda: spelet är slut.
problem-illegal-announce = Otillåten anmälan
problem-illegal-announce-detail = ”{ $found }” får inte anmälas nu.
problem-illegal-category = Otillåten ruta
problem-illegal-category-detail = Rutan ”{ $found }” får inte fyllas i nu.
problem-illegal-keep = Otillåtet att spara tärningar
problem-keep-not-in-hand = Sparade tärningar finns inte i slaget
problem-keep-not-in-hand-detail = { $found } kan inte sparas: slaget är { $dice }.
problem-keeps-every-die = Inget kvar att slå
problem-keeps-every-die-detail = Sparar du alla tärningar finns inget kvar att slå.
problem-no-roll-left = Inga slag kvar
problem-no-roll-left-detail = Inga slag kvar: du måste fylla i en ruta.
problems-service = Tjänst
problem-damaged-table = Skadad tabell
problem-internal = Internt serverfel
problem-missing-table = Tabell saknas
problem-missing-table-detail = Servern saknar en tabell som svaret kräver.
problem-no-such-range = Begärt intervall finns inte
problem-not-found = Okänd sökväg
problem-not-ready = Inte redo
problem-not-solved = Tabellen kunde inte byggas
problem-too-costly = För krävande anrop
problem-too-large = För stort anrop
problem-too-many-requests = För många anrop
problem-wrong-content-type = Innehållstypen stöds inte
problem-wrong-method = Metoden är inte tillåten
