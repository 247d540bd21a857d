### Texts of Keepwise in Norwegian Bokmål. CONTRIBUTING.md explains the format.

## common: several pages

skip = Gå til spillet
coach = Trener
settings = Innstillinger
language = Språk
theme = Tema
themeSystem = Som systemet
themeLight = Lyst
themeDark = Mørkt
pace = Datamaskinen spiller
paceNormal = I rolig takt
paceFast = Raskt
paceStep = Ett steg om gangen, når jeg sier fra
newGame = Nytt spill
newGameAsks = Spillet du er i gang med, går tapt.
newGameYes = Gi det opp
newGameNo = Spill videre
done = Ferdig
setupTitle = Kast, behold og vit.
setupLead = Terningspillet fra barndommen, mot mennesker eller datamaskinen. En trener som har løst det til siste desimal, ser deg over skulderen når du ber om det.
ruleset = Spill
players = Spillere
player = Spiller
you = Du
computer = Datamaskin
person = Menneske
addPlayer = Legg til spiller
playerName = Navn på spiller { $n }
playerKind = Hvem som spiller for spiller { $n }
removePlayer = Fjern { $name }
start = Spill
openFile = Gå gjennom et spill fra en fil
factsCard = { $n ->
    [one] { $n } rute
   *[other] { $n } ruter
}
factsTurns = { $n ->
    [one] { $n } tur
   *[other] { $n } turer
}
factsColumns = { $n ->
    [one] { $n } kolonne
   *[other] { $n } kolonner
}
strengthName = Datamaskin: { $name }
strength_beginner = nybegynner
strength_casual = hobbyspiller
strength_regular = øvet
strength_club = klubbspiller
strength_expert = ekspert
strength_perfect = perfekt
tray = Terninger
scorecard = Blokk
round = Runde { $n } av { $of }
roll = Kast
rollAgain = { $n ->
    [one] Kast { $n } terning på nytt
   *[other] Kast { $n } terninger på nytt
}
rollExtra = { $n ->
    [one] Ekstrakast: { $n } terning
   *[other] Ekstrakast: { $n } terninger
}
rollsLeft = { $n } kast igjen
extraRolls = { $n } ekstrakast
scoreSaves = å skrive nå sparer { $n }
chooseCategory = Velg en rute
computerPlays = Datamaskinen spiller
waitsForServer = Venter på serveren
next = Neste
undo = Angre
dice = Terninger
diceGroup = Terninger: trykk på dem du beholder
die = Terning { $place }: { $face }
dieBlank = Terning { $place }, ikke kastet ennå
kept = behold
black = svart
red = rød
green = grønn
nothing = ingenting
rolled = Kastet { $dice }.
keeps = { $name } beholder { $dice }.
scored = { $name }: { $category }, { $points } poeng.
calls = { $name }: «{ $category }» meldt.
called = Meldt: { $category }
mayCall = Meld med et trykk i «{ $column }».
mustRollAll = Ingenting er meldt: bare et kast med alle terninger kan føres inn.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } av { $of }: skriv { $points }
offerCall = { $category }: meld ({ $points } nå)
lockUpper = Nedre del: først når den øvre er full
lockOrder = Bare i blokkens rekkefølge
lockAfter = { $category }: teller først når «{ $after }» har poeng
columnsHow = Slik virker kolonnene
columnDown = { $column }: bare ovenfra og ned
columnUp = { $column }: bare nedenfra og opp
columnUpper = { $column }: nedre del først når den øvre er full
columnFree = { $column }: i valgfri rekkefølge
columnFactor = { $n ->
    [one] teller én gang
   *[other] teller { $n } ganger
}
columnAnnounce = bare det som ble meldt etter første kast, eller kastet med alle terninger
productCounts = { $product } teller også når alle tre er fylt, aldri under 0
countsInProduct = { $category } teller bare i produktet
jokerOfColumns = Flere like terninger er en joker når «{ $category }» er fylt i alle kolonner
lastTurnRolls = Den aller siste turen har { $n } kast
upperSection = Øvre del
lowerSection = Nedre del
upperTotal = Sum øvre
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Sum
columnSum = Sum
factor = Teller
columnTotal = Kolonne
products = Produkter
pointsAwarded = Tildelte poeng
pointsOf = { $n } poeng
awardFrom = { $category }: { $at } eller mer
awardAll = { $category }: { $n } av { $n }
awardEach = { $category }: hver gang
awardTotal = For summen
finished = { $points } poeng!
wins = Vinner: { $name }, { $points }
tie = Uavgjort på { $points }: { $names }
finishedAwarded = { $points } totalt, som gir { $n } poeng!
winsAwarded = Vinner: { $name }, { $n } poeng ({ $points } totalt)
tieAwarded = Uavgjort på { $n } poeng: { $names }
coachKeeps = treneren beholder den
coachScores = trenerens valg
coachBefore = Etter kastet ditt rangerer treneren alle trekk.
coachForTotal = Treneren og datamaskinen spiller for summen, ikke for de tildelte poengene.
coachWaits = Treneren tenker…
coachSays = Treneren: { $move }.
coachPrepares = Spillet gjøres klart, et øyeblikk.
coachStuck = Treneren har ikke noe svar.
coachAway = Treneren svarer når serveren er tilbake.
noTable = Verken treneren eller datamaskinen kan dette spillet.
noOutlook = Hvor sannsynlig hver sluttsum er, kan sies i begynnelsen og mot slutten av et spill.
noOutlookOfColumns = Hvor sannsynlig hvert resultat, bonusen og seieren er, kan ikke sies for spill med flere kolonner.
outlookPrepared = Gjøres klart: omtrent { $time } igjen.
prepareOutlook = Regn det ut nå
moveKeep = Behold { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Meld { $category }
moveRerollAll = Kast alt på nytt
keepThese = Behold disse
worth = sluttsum i snitt { $value }
worthAbout = omtrent { $value }
estimated = Anslått, ikke eksakt.
estimatedStrength = Anslått, ikke eksakt: den som følger treneren, når i snitt { $mean } (med { $confidence } mellom { $low } og { $high }, av { $games } spill).
best = best
allMoves = Vis alle { $n } trekk
fewerMoves = Vis færre
goal = Treneren spiller på
goalPoints = flest poeng
goalWin = seier
goalTies = Uavgjort teller som en halv seier.
goalLater = Det er for tidlig å regne ut hvordan man vinner, så treneren spiller på flest poeng.
worthWin = vinnersjanse { $value }
outlook = Slik kan det ende
expected = Forventet sum
chanceBonus = Øvre bonus
chanceWin = Seier
outlookWords = Forventet sum { $mean }; ni av ti spill ender mellom { $low } og { $high }.
outlookSure = Sluttsummen er sikker: { $total }.
outlookAlone = Hvis du følger treneren herfra:
outlookTogether = Hvis alle følger treneren herfra:
outlookForPoints = Hvis alle spiller på flest poeng herfra:
outlookWeaker = Hvis alle spiller på flest poeng herfra, datamaskinen med sine vanlige feil:
computerStuck = Datamaskinen kan ikke spille.
tryAgain = Prøv igjen
deleteIt = Slett
keepIt = Behold
serverAway = Får ikke kontakt med serveren. Siden fortsetter når den er tilbake.
pageStuck = Siden kunne ikke lastes.
languageStuck = Språket kunne ikke lastes.
unknownGame = Dette spillet er ikke kjent her.
fileBroken = Filen inneholder ikke noe spill.
linkBroken = Lenken inneholder ikke noe spill.
otherTab = Dette spillet hviler: det spilles videre i en annen fane.
playHere = Spill videre her
gameWaits = Spillet ditt er her fortsatt. Begynner du et nytt, er det slutt.
keptUnknown = Det lagrede spillet er et denne serveren ikke kjenner. Det er fjernet.
keptDamaged = Det lagrede spillet er skadet og kan ikke fortsette. Det er fjernet.
review = Gjennomgang
reviewing = Hver avgjørelse gås gjennom…
reviewReady = Gjennomgangen er klar.
reviewStuck = Spillet kunne ikke gås gjennom.
gameInvalid = Spillet følger ikke reglene:
problemPoints = «{ $category }» med { $dice } gir { $expected }, ikke { $found }.
problemImpossible = «{ $category }» kan ikke gi { $found } her.
problemFilled = «{ $category }» var allerede fylt ut.
problemIllegal = «{ $category }» kan ikke fylles ut her.
problemCall = «{ $category }» kan ikke meldes her.
problemUnknown = Spillet har ingen rute «{ $category }».
problemTotal = «{ $total }» blir { $expected }, ikke { $found }.
problemExtra = «{ $bonus }» er { $expected } her, ikke { $found }.
problemDice = Terningene passer ikke sammen.
problemTurns = Antall turer stemmer ikke.
problemOther = Noe her kan ikke leses.
problemsMore = … og { $n } til
unjudged = Hvor gode avgjørelsene var, kan ikke sies her: spillet er ikke gjennomregnet på denne serveren.
workLeft = { $share } ferdig, omtrent { $time } igjen.
workWaits = Et annet spill kommer først: { $share } ferdig, omtrent { $time } igjen.
shareLink = Del lenke
saveFile = Lagre som fil
linkCopied = Lenken er på utklippstavlen.
linkHere = Lenken til spillet
startValue = Forventet med beste spill
startEstimated = Trenerens anslag
luck = Flaks
loss = Tapt ved valg
correction = Korrigering
correctionHint = Verdiene er anslag. Det de bommet med fra tur til tur, er korrigeringen.
rank = Plass { $n }
turnsWords = { $name }: flaks { $luck }, { $loss } poeng tapt ved valg.
turnWords = Tur { $n }: flaks { $luck }, tapt ved valg { $loss }
turnsHint = Velg en tur for å se tallene.
expensive = De dyreste avgjørelsene
flawless = Ikke et poeng tapt ved valg.
flawlessEstimated = Ikke et poeng ble tapt ved valg, så vidt treneren kan si.
highlightPlace = { $name }, tur { $n }
highlightWords = { $dice }: spilte «{ $played }»; best var «{ $best }».
grade_best = best
grade_good = bra
grade_inaccuracy = unøyaktig
grade_mistake = feil
grade_blunder = grov feil
skipMain = Gå til innholdet
navPlay = Spill
navAnalyse = Analyser
navTrain = Tren
navRules = Regler
navHistory = Mine spill
navMake = Lag ditt eget spill
navDocs = API
missingTitle = Her er det ingenting.
missingLead = Adressen kan være feilskrevet, eller siden er flyttet.
missingHome = Til forsiden
playPage = Keepwise: spill med en perfekt trener
missingPage = Keepwise: her er ingenting
navTake = Frakoblet
answeredHere = Uten forbindelse: denne enheten svarer.
onThisDevice = på denne enheten
needsServer = Dette krever serveren; det kommer når det er forbindelse igjen.

## home: the home page /

homePage = Keepwise: terningspill, løst eksakt
homeTitle = Terningspill, løst til siste desimal.
homeLead = Spill Yatzy, Yahtzee og hele familien, mot mennesker eller datamaskinen. En trener som kjenner det beste trekket i hvert kast, hjelper når du spør, og etterpå ser du hva som var flaks og hva som var valg.
homePlay = Spill et spill
homeAnalyse = Analyser ekte terninger
homeTry = Et første kast: Hvilke terninger ville du beholdt?
homeAnother = Et annet kast
homePlayWords = En til fire spillere, mennesker eller en datamaskin så svak eller sterk du vil. Etterpå viser gjennomgangen hva som var flaks og hva som var valg.
homeAnalyseWords = Spiller dere med ekte terninger? Tast inn blokk og kast: hvert trekk med hva det koster, og hvorfor.
homeTrainWords = Ti avgjørelser om dagen, de samme for alle, og øvelser etter tema så lenge du vil: også dine egne feil.
homeRulesWords = Hva hvert felt krever og gir, vist med terninger, på ett ark for hvert spill.
homeHistoryWords = Spillene dine, snitt, rekker og dyreste feil. De blir i denne nettleseren.
homeMakeWords = Endre reglene eller finn på et spill, og se straks hva som følger. Spill det så.
homeDevelopers = For utviklere
homeApiTitle = Spør
homeApiWords = Poeng for et kast, hele spill kontrollert til siste terning, eksakte råd med prisen på hvert alternativ: for de innebygde reglene eller dine egne.
homeDocs = Les om API-et
homeWidgetTitle = Bygg inn
homeWidgetWords = To linjer setter treneren på hvilken som helst side, på tretten språk, også for tastatur og skjermleser.
homeWidget = Se den alene, som i en iframe

## play: the page /play

coachOff = av
coachHint = når jeg spør
coachAfter = etter trekket mitt
coachAlways = alltid
coachOffWords = Treneren sier ingenting før gjennomgangen.
coachHintWords = Treneren sier ingenting før du spør: knappen «Tips» eller tasten H viser det beste trekket.
coachAfterWords = Du bestemmer først. Så sier treneren hva trekket kostet, og hva som hadde vært best.
coachAlwaysWords = Treneren viser det beste trekket så snart terningene ligger stille.
hint = Tips
coachMissed = Treneren kunne ikke se på dette trekket.
rollOn = Kast igjen
scoreIn = { $category }: skriv { $points }
verdictBetter = bedre: { $move }
verdictPlayed = Trekket ditt
verdictBest = Best var
flag = Merk valget for gjennomgangen
flagSet = Merket for gjennomgangen.
flagGone = Ikke lenger merket.
keys = Taster
keysUse = Enkelttaster: H, F og ?
keyHint = ber treneren om et tips
keyFlag = merker valget for gjennomgangen, eller tar merket bort
keyHelp = viser disse tastene
keyDigits = beholder en terning med det tallet, når en terning er valgt
keyArrows = går fra terning til terning
keyEnter = trykker på det som er valgt
tipsUse = Tips i de første spillene
tipDone = Skjønner
tipKeep = Trykk på terningene du vil beholde. De andre kastes på nytt.
tipChoose = Det var siste kast. Velg en rute på blokken: tallene viser hva hver av dem gir.
tipNothing = Passer ingenting? Én rute må strykes. Velg den du kommer til å savne minst.
tipJoker = Alle terninger like én gang til: de må i «{ $category }» så lenge den ruten er ledig.
menu = Meny
analyseThis = Analyser stillingen
factsBest = perfekt spill gir i snitt { $mean } poeng per spill
factsAbout = treneren når i snitt omtrent { $mean } poeng per spill
howPlayed = Hvordan spiller man det?
strengthReaches = Når i snitt omtrent { $mean } poeng per spill.
infoOf = Hva «{ $category }» krever og gir
offline = Får ikke kontakt med serveren. Spillet ditt er lagret her; la siden stå åpen, så fortsetter det når serveren er tilbake.
setupTake = Last ned spill for å spille frakoblet

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
whyMore = Mer
pointAllTie = Alle trekk er like mye verdt.
pointSame = Det er selve det beste trekket.
pointOnAverage = Det gir i snitt { $mean } mer.
pointIdle = { $n ->
    [one] Å beholde { $dice }-eren gir bare én terning mindre å kaste for { $others }.
   *[other] Å beholde { $dice } gir bare færre terninger å kaste for { $others }.
}
pointWithout = Uten { $dice } får du «{ $category }» i { $chance } av tilfellene, ikke { $other }.
pointWith = Med { $dice } også får du «{ $category }» i { $chance } av tilfellene, ikke { $other }.
pointCompletes = { $faces } gjør «{ $category }» ferdig: det lykkes i { $chance } av tilfellene, ikke { $other }.
pointOpenUpper = «{ $category }» er fortsatt åpen, det er ikke «{ $other }».
pointForUpperBonus = { $dice } bringer den øvre bonusen nærmere enn { $others }.
pointHigher = { $dice } teller mer enn { $others } overalt der terninger legges sammen.
pointMoreOften = Slik får du «{ $category }» i { $chance } av tilfellene, ikke { $other }.
pointSeveral = Slik lykkes { $categories } oftere.
pointMorePoints = Slik gir «{ $category }» mer: i snitt { $mean }, ikke { $other }.
pointFewerZeros = Slik ender turen sjeldnere med 0: i { $chance } av tilfellene, ikke { $other }.
pointNoZeros = Slik ender turen aldri med 0, ellers i { $other } av tilfellene.
pointNoZeroYet = Ingenting må strykes ennå: å kaste videre gir «{ $category }» i { $chance } av tilfellene.
pointNothingLost = Poengene på «{ $other }» ({ $points }) kan ikke tapes, og å kaste videre gir «{ $category }» i { $chance } av tilfellene.
pointMoreToCome = På «{ $category }» gir det i snitt { $mean } å kaste videre, ikke { $points }.
pointRollOn = Å kaste videre gir «{ $category }» i { $chance } av tilfellene.
pointMadeAlready = «{ $category }» ligger der og gir { $points }: «{ $move }» gir like mye igjen i høyst { $chance } av tilfellene.
pointNeverAgain = «{ $category }» ligger der og gir { $points }: «{ $move }» gir aldri like mye igjen.
pointEnough = { $points } på «{ $category }» er mer enn «{ $move }» gir: i snitt høyst { $mean }.
pointServed = I dette kastet gir «{ $category }» { $points }, senere bare { $later }.
pointSavesRolls = Å skrive nå gir { $n } kast mer til senere turer.
pointExtraBonus = Nok en «{ $joker }» gir { $bonus } ekstra, i tillegg til { $points } på «{ $category }».
pointExtraBonusZero = Nok en «{ $joker }» gir { $bonus } ekstra, selv med 0 på «{ $category }».
pointChases = Nok en «{ $joker }» ville gi { $bonus } ekstra, og lykkes i { $chance } av tilfellene.
pointJoker = Som joker gir terningene { $points } på «{ $category }».
pointTakeRare = «{ $category }» gir { $points } og er sjelden: selv den som går for det, får det bare i { $chance } av tilfellene.
pointGoodFor = { $points } er bra for «{ $category }»: den som går for det, får i snitt { $mean }.
pointTooLittle = { $points } er lite for «{ $category }»: den som går for det, får i snitt { $mean }.
pointZeroGivesUp = 0 på «{ $category }» kaster bort det man får i snitt når man går for det: { $mean }.
pointZeroRare = 0 på «{ $category }» koster lite: selv den som går for det, får det bare i { $chance } av tilfellene.
pointZeroLow = 0 på «{ $category }» koster lite: den som går for det, får i snitt { $mean }.
pointZeroInstead = { $later } er lite for «{ $rival }»: den som går for det, får i snitt { $other }, for «{ $category }» bare { $mean }.
pointUpperLost = Den øvre bonusen er uansett tapt, så 0 på «{ $category }» koster lite.
pointUpperAlive = Slik kan den øvre bonusen ennå nås: den som går for den, får den i { $chance } av tilfellene.
pointUpperSure = Slik er den øvre bonusen sikker.
pointUpperCloser = Slik er den øvre bonusen nærmere: den som går for den, får den i { $chance } av tilfellene, ikke { $other }.
pointUpperCertain = Slik er den øvre bonusen sikker for den som går for den, ellers i { $other } av tilfellene.
pointUpperMore = Slik gir den øvre bonusen i snitt { $mean }, ikke { $other }.
pointFloor = Minst { $points } til slutt, hva terningene enn gjør; «{ $move }» sikrer bare { $other }.
pointFloorAlone = Minst { $points } til slutt, hva terningene enn gjør.
pointTarget = Du når { $points } eller mer i { $chance } av tilfellene, med «{ $move }» { $other }.
pointUpperBonus = Du får den øvre bonusen i { $chance } av tilfellene, med «{ $move }» { $other }.
pointIdleAlone = { $n ->
    [one] Å beholde { $dice }-eren gir bare én terning mindre å kaste.
   *[other] Å beholde { $dice } gir bare færre terninger å kaste.
}
pointOpenChances = Å kaste videre kan ennå gi { $categories }.
pointBonusEither = De { $bonus } ekstra kommer uansett, og { $points } er bra for «{ $category }»: den som går for det, får i snitt { $mean }.
nextCosts = «{ $move }» i stedet koster { $loss }.
nextHardly = «{ $move }» er nesten like bra.
nextTies = «{ $move }» er like bra.
onlyMove = Det finnes ikke noe annet trekk.
nextWins = «{ $move }» vinner i { $other } av tilfellene, ikke { $best }.
playsFor = Gir { $made }.
playsElse = Gir { $made }, ellers 0 på { $lost }.
playsOrNothing = Gir { $made }, ellers 0 poeng der.
playsOrZero = Gir { $made }; 0 på { $lost }.
playsZero = Gir 0 på { $lost }.
playsSure = Sikkert: { $made }.
paysMoreKeepsMore = Det beste trekket gir { $now } mer nå, og det som står åpent, er verdt { $later } mer.
paysMoreKeepsSame = Det beste trekket gir { $now } mer nå.
paysMoreKeepsLess = Det beste trekket gir { $now } mer nå; det som står åpent, er bare verdt { $later } mindre.
paysSameKeepsMore = Det beste trekket gir like mye nå, og det som står åpent, er verdt { $later } mer.
paysLessKeepsMore = Det beste trekket gir { $now } mindre nå, men det som står åpent, er verdt { $later } mer.
keepsAll = Å beholde alle terningene sløser bort et kast.
wasThere = Poengene lå der allerede.
moveWith = «{ $move }»: { $words }
whyTake = { $best } nå; senere ville det i snitt gitt { $other }
whyLeaveOpen = åpen gir den i snitt { $best }; nå ville den gitt { $other }
whyMean = i snitt { $best } i stedet for { $other }
whyAlive = kan fortsatt nås
whySure = så godt som sikker
whyLost = gis opp
whyAtRisk = ikke lenger sikker
whyChance = sjanse { $best } i stedet for { $other }
whyNow = opptjent nå
whyRest = alt annet
stakesAhead = Spiller du på poeng, ender du i snitt { $points } poeng foran.
stakesBehind = Spiller du på poeng, ender du i snitt { $points } poeng bak.
stakesLevel = Med spill for poeng ville du i snitt ende likt.
stakesSame = Det er det beste trekket for poengene også.
stakesCosts = «{ $move }» gir i snitt { $points } mer, mest av alle trekk, men vinner { $other } i stedet for { $best }.
stakesCostsHardly = «{ $move }» gir i snitt { $points } mer, mest av alle trekk, men vinner sjeldnere.
stakesRisk = «{ $move }» setter { $n } poeng av «{ $category }» på spill.
stakesMakes = «{ $move }» gir poeng på { $category } i { $chance } av tilfellene; da vinner det { $then }, ellers { $otherwise }.
stakesNever = «{ $move }» gir aldri poeng på { $category }.
stakesSure = «{ $move }» gir helt sikkert poeng på { $category }.
stakesZero = «{ $move }» gir en 0 i { $category } i { $chance } av tilfellene; da vinner det { $then }, ellers { $otherwise }.
stakesNoZero = «{ $move }» gir aldri en 0 i { $category }.
stakesSureZero = «{ $move }» gir helt sikkert en 0 i { $category }.
stakesRisky = Når turen er over, er sjansen for å vinne { $best }, etter «{ $move }» { $other }: det beste trekket tar den større risikoen.
stakesSafe = Når turen er over, er sjansen for å vinne { $best }, etter «{ $move }» { $other }: det beste trekket er tryggere.
whyServer = Hele forklaringen krever serveren.

## review: the review after a game

valueTitle = Forventet totalsum gjennom spillet
valueHint = Velg en tur for å se hva som var ventet etter den.
valueAfter = Etter tur { $n }: { $values }
lossPerDecision = Tap per fritt valg
playedLike = Spilte mest som: { $strength }.
playedBetween = { $n ->
    [one] Med { $confidence } sannsynlighet mellom { $least } og { $greatest }, så langt { $n } fritt valg kan si det.
   *[other] Med { $confidence } sannsynlighet mellom { $least } og { $greatest }, så langt { $n } frie valg kan si det.
}
playedOne = { $n ->
    [one] Med { $confidence } sannsynlighet, så langt { $n } fritt valg kan si det.
   *[other] Med { $confidence } sannsynlighet, så langt { $n } frie valg kan si det.
}
howReckoned = Slik er det regnet ut
sameDice = Beste spill med de samme terningene
sameDiceDrawn = { $n } av terningene falt aldri i dette spillet og ble trukket.
sameDiceHow = Hver tur begynner med det samme første kastet. Terninger som kastes på nytt, faller som de falt i den turen, i sin rekkefølge. Der beste spill kaster flere terninger enn det ble kastet, trekkes de, alltid de samme for samme spill. Også rekkefølgen på terninger fra ett og samme kast trekkes.
decisions = Hvert valg
decisionsOf = Hvem sine
everyone = Alle
onlyLosses = Bare de som kostet noe
onlyFlagged = Bare merkede
flagged = merket
bestWas = Best: { $move }
tryIt = Prøv igjen
print = Skriv ut
noneShown = Ingen avgjørelser passer.
cardBefore = Blokken før denne turen
turnNumber = Tur { $n }
rollNumber = Kast { $n }
noDice = Terningene ble ikke skrevet ned.
forced = ingenting å velge
emptyCard = Ingenting er fylt ut ennå.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Stilling
boardCheck = Sjekk en blokk
boardOwnRules = Egne regler…
boardOwnJson = Regler som JSON
boardOwnWrong = Disse reglene inneholder feil:
boardCancel = Avbryt
boardPut = Legg en { $face }
boardTake = { $die }: ta den bort
boardNoDie = Terning { $place }: ingen ennå
boardKeep = { $die }: behold den
boardClear = Tøm
boardRolls = Kast igjen
boardSavedTitle = Sparte kast
boardCall = Meldt
boardAllRolled = Alle terningene ble kastet på én gang
boardOpen = åpen
boardOpens = { $cell }: åpne igjen
boardMoves = Hva nå?
boardAim = Spill på
boardTarget = en sum på minst
boardFloor = det som er sikkert
boardUpperBonus = den øvre bonusen
boardFloorWorth = minst { $value }
boardDice = { $n ->
    [one] Trykk inn { $n } terning.
   *[other] Trykk inn { $n } terninger.
}
boardEmpty = Når terningene er trykket inn, står alle trekk her med det de er verdt, og hvorfor.
boardFull = Blokken er full: { $total }.
boardBelow = Sjansene med disse terningene står lenger ned.
boardWhyWorse = Sammenlignet med «{ $best }», det beste trekket:
boardThen = { $points } poeng nå; deretter gir spillet i snitt { $rest } til.
boardThenShort = { $points } poeng nå.
boardRolled = Behold disse og kast
boardScored = Skriv inn og fortsett
boardOutlook = Med det beste spillet på poeng herfra:
boardOdds = Sjanser i denne turen
boardOddsKeep = Hvis du beholder { $dice } og bare spiller for én rute:
boardOddsTurn = En hel tur, spilt for én rute:
boardOddsBest = Spilt for én rute alene, med det som passer den best. Merk terninger for å se sjansene med dem.
boardChance = Sjanse
boardMean = Poeng i snitt
boardFrom = { $points } eller mer
boardWrong = Dette kan ikke skje i et spill: se over blokken og terningene.
boardNoTable = Hvilket trekk som er best, er ikke regnet ut for dette spillet på denne serveren. Det kan sies når bare noen få ruter er åpne; sjansene nedenfor kan alltid sies.
boardNoTarget = Det kan ikke sies her på dette stadiet av spillet, først når få ruter er igjen. «Flest poeng» går alltid.
boardPays = Dette kastet gir:
boardBroken = Adressen inneholder ingen stilling i et spill.
boardOffline = Serveren kan ikke nås. Det du har trykket inn, blir i adressen; svarene kommer når serveren er tilbake.
cardOrder = «{ $category }» er fylt for tidlig: andre kommer først.
cardTogether = «{ $category }»: disse poengene passer ikke med resten av blokken.
cardSaved = Etter så mange turer er det { $least } til { $most } sparte kast.
cardBonuses = Så mange ekstrabonuser passer ikke med disse poengene.
checkHow = Skriv av blokken din: et tall, en strek for en rute som er strøket, ingenting for en åpen. Summer kan stå tomme.
checkResult = Resultat
checkPaste = Lim inn en blokk
checkText = Radene slik de står på blokken, på hvilket som helst språk
checkRead = Les
checkProblems = { $n } feil.
checkRight = Ingen feil funnet.
checkNoNumber = «{ $text }» er ikke et tall.
checkTaken = Forståtte rader: { $some } av { $all }.
checkUnreadRow = Rad { $line }, «{ $name }», ble ikke forstått.
checkPerhaps = Kanskje { $names }?

## train: the page /train

trainPage = Keepwise: Trening
trainLead = Ti valg om dagen, de samme for alle; så mye øving du vil; og dine egne feil, til du kan dem.
keepsNothing = Denne nettleseren lagrer ingenting for siden, så alt blir glemt når du går.
trainToday = Dagens ti
trainTodayWords = To fra starten, tre fra midten, tre fra den siste halvdelen, to fra slutten.
trainDone = { $n } av { $of } besvart
trainRight = { $n } av { $of } riktige
trainStreak = { $n ->
    [one] { $n } dag på rad.
   *[other] { $n } dager på rad.
}
trainLongest = Lengste rekke så langt: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsett
trainStart = Begynn
trainMistakes = Dine egne feil
trainMistakesWords = Valg fra spillene dine som er gjennomgått, og som kostet poeng. De kommer igjen etter noen dager: senere hvis du kan dem, ellers før.
trainNoMistakes = Spill et spill og få det gjennomgått: valg som kostet deg poeng, kommer igjen her.
trainDue = { $n } av { $of } å gjenta nå
trainRepeat = Gjenta
trainThemes = Øv etter tema
theme_first_roll = Første kast
theme_straights = Straighter
theme_bonus_alive = Bonus mulig
theme_bonus_dead = Bonus tapt
theme_joker = Joker
theme_which_zero = Hva skal strykes?
theme_endgame = Sluttspill
themeIs_first_roll = Spillets første kast, med tom blokk.
themeIs_straights = En åpen straight er i spill: gå for den eller for noe bedre?
themeIs_bonus_alive = Det gjelder øvre del, og bonusen kan fortsatt nås.
themeIs_bonus_dead = Det gjelder øvre del, men bonusen er tapt.
themeIs_joker = Enda en gang fem like, når ruten deres alt er fylt.
themeIs_which_zero = Ingen kast igjen og nesten ingen poeng å hente: hva gir du opp?
themeIs_endgame = Høyst tre runder igjen.
trainNone = Slike valg finnes ikke her for dette spillet.
trainLoads = Leter etter valg …
trainPrepares = Det letes etter valg fra dette spillet; det tar et øyeblikk.
trainNoneDue = Ingenting å gjenta nå. Kom igjen i morgen, eller øv på et tema.
trainMenu = Trening
trainDay = De ti { $date }
trainTry = En gang til
trainNumber = { $n } av { $of }
trainKeep = { $n ->
    [one] Behold og kast { $n } terning
   *[other] Behold og kast { $n } terninger
}
trainKeys = Trykk på terningene du beholder, eller på en rute som skal fylles. Taster: 1 til 5 for terningene, Enter beholder, pilene flytter.
trainNext = Neste
trainEnd = Resultat
trainBest = Riktig: det er det beste trekket.
trainGood = Godt nok: det taper bare { $loss }. Best: { $best }.
trainWrong = Det taper { $loss }. Best: { $best }.
trainAccepted = Riktig er det som taper høyst { $loss } poeng.
trainWhy = Hvorfor
trainThen = I spillet ditt spilte du: { $move }.
trainBoard = Se det i Analyser
trainPeople = Hva folk virkelig spiller
trainWrongShare = { $share } av vanlige spillere tar feil her.
mark_good = riktig
mark_inaccurate = upresist
mark_wrong = feil
markOpen = åpent
trainLost = Tapt i alt: { $loss } poeng.
trainBefore = { $n ->
    [one] { $n } dag før: i snitt { $right } riktige.
   *[other] { $n } dager før: i snitt { $right } riktige.
}
trainComeBack = Det du ikke kunne, kommer snart igjen, det du kunne, senere.
trainMore = Flere
trainShare = Del
trainCopied = Teksten er på utklippstavlen.
trainBestWas = Best: { $move }

## history: the page /history

historyPage = Keepwise: Mine spill
historyDamaged = { $n ->
    [one] { $n } oppføring er skadet og utelates; alle andre er her.
   *[other] { $n } oppføringer er skadet og utelates; alle andre er her.
}
historyEmpty = Ingen spill ennå
historyEmptyWords = Spill du fullfører i denne nettleseren, står her, med hva de kostet deg og hvor. Ingenting forlater nettleseren.
historyWho = Hvem sine spill
historyMeans = Gjennomsnitt per spill
historyPlayed = Spill
historyMean = Snitt
historyMost = Beste
historyLoss = Tapt per spill
historyOverTime = Tap per fritt valg
historyTooFew = Det er mer å se etter to gjennomgåtte spill.
chartHint = Velg et spill for å se tallene.
chartPoint = { $date }: { $loss } poeng per valg
chartWords = { $n } gjennomgåtte spill: { $first } poeng per valg i de første, { $last } i de siste.
historyThemes = Hva som kostet mest
historyEach = { $n } valg, { $loss } hver
historyStreaks = Rekker
historyNoDays = ingen akkurat nå.
runBound = Tapte poeng i et spill
runWithin = { $n ->
    [one] I det siste spillet tapte du høyst { $bound } poeng.
   *[other] I hvert av de siste { $n } spillene tapte du høyst { $bound } poeng.
}
runBeyond = { $n ->
    [one] I det siste spillet tapte du mer enn { $bound } poeng.
   *[other] I hvert av de siste { $n } spillene tapte du mer enn { $bound } poeng.
}
historyGames = { $n } spill
historyAll = Vis alle { $n }
historyNotReviewed = Ikke gjennomgått ennå.
historyThin = Av dette spillet er bare summene igjen.
historyDelete = Slett
historyDeleteAsks = Slette spillet og feilene i det?
historyDeleted = Spillet er slettet.
historyFile = Historikken din som fil
historyKept = Alt ligger bare i denne nettleseren: de siste { $detailed } spillene med hvert trekk, av { $games } i alt. Blir det trangt, beholder de eldste summene sine.
historyExport = Eksporter
historyImport = Importer
historyForget = Slett alt
historyForgetAsks = Slette alle spill, dager og feil i denne nettleseren?
historyForgotten = Alt er slettet.
fileTaken = Importert. Spill: { $games }, dager: { $days }.
fileFull = Det var ikke plass til alt.
fileRefused = Ingenting ble importert.
fileLong = Filen er for stor.
fileNoJson = Filen er avkortet eller ikke JSON.
fileOther = Filen er ikke en historikk fra Keepwise.
fileNewer = Filen har versjon { $version }, som siden ikke kjenner.
fileWrong = Filen er skadet her: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Hvert spill på ett ark: turen, hver rute med eksempel og en blokk til å skrive ut.
rulesAll = Alle spill
rulesPrint = Skriv ut
rulesPlay = Spill det her
rulesDice = { $n ->
    [one] { $n } terning
   *[other] { $n } terninger
}
rulesRolls = { $n } kast
rulesTurn = En tur
rulesEnd = Slutten
rulesCategories = Rutene
rulesExample = For eksempel
rulesMiss = Men ikke
rulesFirstRoll = i første kast { $points }
turnRoll = { $n ->
    [one] Kast terningen.
   *[other] Kast alle { $n } terninger.
}
turnOnce = En tur har ett kast.
turnAgain = { $n ->
    [one] { $n } kast i alt.
   *[other] Legg til side de terningene du vil, og kast resten på nytt: { $n } kast i alt, eller færre hvis du er fornøyd.
}
turnFree = Også terninger som er lagt til side, kan kastes igjen.
turnFill = Fyll så en åpen rute. Passer ikke terningene, gir det 0 der.
turnCounted = { $n ->
    [one] Av de { $dice } terningene teller { $n }: den som gir mest.
   *[other] Av de { $dice } terningene teller { $n }: de som gir mest.
}
leastCounted = { $n ->
    [one] Av de { $dice } terningene teller { $n }: den som gir minst.
   *[other] Av de { $dice } terningene teller { $n }: de som gir minst.
}
orderCard = Rutene fylles ovenfra og ned.
orderUpper = Først fylles den øvre delen, i valgfri rekkefølge, så den nedre.
extraStart = { $n ->
    [one] Et spill begynner med { $n } ekstrakast til hvilken som helst tur.
   *[other] Et spill begynner med { $n } ekstrakast til hvilke som helst turer.
}
extraSaves = Kast som blir til overs, spares til senere turer.
extraMost = Høyst { $n } kan spares.
endTotal = { $n ->
    [one] Spillet er slutt etter { $n } tur. Den høyeste summen vinner.
   *[other] Spillet er slutt etter { $n } turer. Den høyeste summen vinner.
}
endAwarded = { $n ->
    [one] Spillet er slutt etter { $n } tur. Den som er tildelt flest poeng, vinner.
   *[other] Spillet er slutt etter { $n } turer. Den som er tildelt flest poeng, vinner.
}
coloursAre = Hver side har en farge: { $colours }.
bonusFrom = { $at } eller mer i øvre del: { $points }.
bonusHighest = Bare den høyeste linjen som er nådd, teller.
bonusEach = Og { $n } til for hvert poeng over.
bonusPar = { $n } av hver side er akkurat nok.
upperPays = Gir summen av terningene som viser { $face }.
needsAny = Hvilke terninger som helst.
needsAll = { $n ->
    [one] Én terning.
   *[other] Alle { $n } terninger like.
}
needsEqual = { $n ->
    [one] Én terning.
   *[other] Minst { $n } like terninger.
}
needsTwo = { $a } terninger av én side og { $b } av en annen.
needsTwoAny = { $a } terninger av én side og { $b } av én side, som kan være den samme.
needsThree = { $a } terninger av én side, { $b } av en annen og { $c } av en tredje.
needsThreeAny = { $a }, { $b } og { $c } terninger av hver sin side; sidene kan være de samme.
needsRun = { $n ->
    [one] Én terning.
   *[other] { $n } sider på rad: { $runs }.
}
needsFaces = Hver av disse sidene: { $faces }.
needsSum = Alle terningene er til sammen { $n }.
needsLeast = Alle terningene er til sammen { $n } eller mer.
needsGreatest = Alle terningene er til sammen { $n } eller mindre.
needsColour = Alle terningene har samme farge.
needsColourMatched = Disse terningene har samme farge.
paysPoints = Gir { $n } poeng.
paysTakes = Trekker fra { $n } poeng.
paysAll = Gir summen av alle terningene.
paysMatched = { $n ->
    [one] Gir denne terningen.
   *[other] Gir summen av disse { $n } terningene.
}
paysFaces = Gir summen av terningene som viser { $faces }.
paysPlus = Og { $n } poeng i tillegg.
paysMinus = Av dette trekkes { $n } poeng.
paysServed = I turens første kast: { $n } poeng mer.
paysByRoll = Hva det gir, avhenger av hvilket kast det ble laget i: { $rolls }.
rollPays = kast { $roll }: { $points }
rollPaysLast = fra kast { $roll }: { $points }
timesFill = { $n ->
    [one] Kan fylles { $n } gang.
   *[other] Kan fylles { $n } ganger.
}
afterFill = Gir først noe når «{ $category }» har poeng.
jokerTitle = «{ $category }» en gang til
jokerBonus = Når «{ $category }» har poeng, gir hvert nytt kast med { $n } like terninger { $bonus } poeng i tillegg, hvor det enn føres.
jokerHolds = Når «{ $category }» er fylt, gjelder dette for hvert nytt kast med { $n } like terninger:
jokerForcedFirst = Så lenge den øvre ruten for siden er åpen, må kastet dit.
jokerForcedThen = Deretter må det til en åpen rute i nedre del.
jokerForcedLast = Er nedre del full, går det til en åpen øvre rute, for 0.
jokerWhy = Derfor tilbyr blokken noen ganger bare én rute.
jokerFree = Det kan gå til hvilken åpen rute som helst. Er den øvre ruten for siden fylt, er det en joker i nedre del.
jokerOriginal = Det er en joker og må til en åpen rute i nedre del. Er den full, går det til en øvre rute, for 0.
jokerNone = Det kan gå til hvilken åpen rute som helst og gir der det det alltid gir.
jokerPays = Som joker gir det full poengsum, hva ruten enn krever: { $list }.
jokerPaysHere = Som joker: { $n } poeng.
jokerMultiplied = Disse poengene ganges slik kolonnen gjør.
jokerMadeOnly = De gis bare der kastet får mer enn 0.
tipsTitle = Til det første spillet
tipStop = Ingen må bruke alle kastene: det som er bra, kan føres med en gang.
tipBonus = I øvre del er { $n } av en side et godt resultat: det er takten for bonusen.
tipZero = Når ingenting passer, koster en 0 i «{ $category }» ofte minst.
tipChance = «{ $category }» tar alle terninger: hold ruten åpen til en tur som går galt.

## make: the ruleset editor /make

makePage = Keepwise: Lag ditt eget spill
makeTitle = Lag ditt eget spill
makeLead = Gå ut fra et spill du kjenner, endre det du vil, og se straks hva som følger.
makeBase = Gå ut fra
makeNothing = ingenting
makeName = Navnet på spillet
makeRolls = Kast per tur
makeOrder = Rutene fylles
makeOrderFree = i valgfri rekkefølge
makeOrderCard = ovenfra og ned
makeOrderUpper = øvre del først
makeExtra = Ekstrakast fra starten
makeSaves = Ubrukte kast spares
makeBonus = Bonusen i øvre del
makeBonusAt = Fra
makeBonusEach = Per poeng over
makeAddBonus = Legg til en bonus
makeJoker = Alle terninger like en gang til
makeJokerRule = Hva det er
makeJokerOff = ingenting spesielt
makeJokerForced = en joker, tvungen
makeJokerFree = en joker, fritt valg
makeJokerOriginal = en joker, bare nedre del
makeJokerNone = bare flere poeng
makeJokerCategory = Når denne er fylt
makeJokerBonus = Poeng i tillegg
makeAdd = Legg til en rute
makeNew = Ny
makeCategoryName = Navn
makeNeeds = Hva den krever
makeNeedsKind = Terninger
makeNeedsFace = én side (øvre del)
makeNeedsAny = hvilke terninger som helst
makeNeedsGroups = like terninger
makeNeedsRun = sider på rad
makeNeedsFaces = bestemte sider
makeFace = Side
makeGroup = Gruppe { $n }
makeSameFace = Gruppene kan være av samme side
makeRunLength = Hvor mange på rad
makeFaces = Sider
makeTotal = Summen av terningene
makeAny = hvilken som helst
makeTotalExact = nøyaktig
makeTotalLeast = minst
makeTotalMost = høyst
makeColour = Farge
makeColourAll = alle terninger like
makeColourMatched = disse terningene like
makePays = Hva den gir
makePaysKind = Slag
makePaysPoints = faste poeng
makePaysAll = summen av alle terningene
makePaysMatched = summen av disse terningene
makePaysFaces = summen av bestemte sider
makePaysRolls = poeng etter kastet
makePoints = Poeng
makeByRoll = Poeng i kast 1, 2, 3 …
makePlus = Poeng i tillegg
makeServed = Mer i første kast
makeTimes = Kan fylles så ofte
makeAfter = Gir først noe når denne har poeng
makeAfterNone = ingenting
makeUp = Flytt opp
makeDown = Flytt ned
makeRemove = Fjern { $name }
makeFollows = Hva som følger
makeWrong = { $n } ting må rettes først.
makeTotals = Summer fra { $least } til { $greatest }
makeStates = { $count ->
    [one] { $count } situasjon mellom turene
   *[other] { $count } situasjoner mellom turene
}
makeReady = Treneren kan spillet.
makeSolvable = Treneren lærer spillet når den først blir spurt: omtrent { $time }.
makeOutOfReach = For stort for treneren. Mennesker kan spille det.
makeEstimated = I spill med flere kolonner anslår treneren.
makeProblemRange = Tillatt: { $least } til { $greatest }.
makeProblemTwice = Dette finnes allerede.
makeProblemMissing = Her mangler noe.
makeProblemClash = Dette passer ikke med resten.
makePlay = Spill det
makeAnalyse = Analyser det
makeShare = Kopier lenken
makeCopy = Kopier
makeCopied = Kopiert.
makeSave = Lagre
makeSaved = Lagret i denne nettleseren
makeForget = Slett { $name }
makeForgetAsks = Slette «{ $name }» fra denne nettleseren?
makeSheet = Reglene, slik de lyder nå
makeJson = Som JSON, for programmer

## offline: the page /offline

newVersion = Det finnes en ny versjon av disse sidene.
newVersionUse = Bruk den nå
takePage = Keepwise: spill frakoblet
takeTitle = Spill frakoblet
takeLead = Det du laster ned, blir i denne nettleseren og trenger ingen forbindelse: sidene, og til hvert spill en tabell som treneren og datamaskinen svarer ut fra, akkurat som serveren.
takeGames = Spill
takeSize = { $size } MB
takeTotal = Lastes ned: { $size }
takePages = Alle sider, på det språket du leser dem
takeKept = lastet ned
takeNewer = det finnes en nyere tabell
takeNow = Last ned
takeLoads = Laster …
takeDone = Alt er her og åpnes uten forbindelse.
takeRemove = Fjern { $name }
takeRemoveAll = Fjern alt
takeRemoved = Fjernet.
takeFull = Nettleseren gir ikke mer plass. Fjern et spill, eller velg færre.
takeCutOff = Serveren kan ikke nås. Det som mangler, kan lastes ned når den er tilbake.
takeImpossible = Nettleseren lagrer ingenting for sider: det krever en sikker forbindelse (https) og et vindu som ikke er privat.
takeMayGo = Nettleseren kan rydde det bort når plassen blir knapp.
takeOthers = Spill med flere kolonner, egne regler, å spille for å vinne, hvordan et spill kan ende, og grunnene til et trekk krever serveren.
takeWho = Hvem som svarer
takeServer = Serveren; denne enheten bare når serveren ikke kan nås
takeDevice = Alltid denne enheten, for spillene som er her

## widget: the page /widget

widgetPage = Keepwise: Terningtrener
widgetTitle = Terningtrener
