### Texts of Keepwise in Norwegian Bokmål. CONTRIBUTING.md explains the format.

## common: several pages

skip = Gå til spillet
coach = Trener
settings = Innstillinger
language = Språk
theme = Tema
themeSystem = Følg systemet
themeLight = Lyst
themeDark = Mørkt
pace = Datamaskinens tempo
paceNormal = Normalt
paceFast = Raskt
paceStep = Steg for steg
newGame = Nytt spill
newGameAsks = Spillet du er i gang med, går tapt.
newGameYes = Avslutt spillet
newGameNo = Spill videre
done = Ferdig
setupTitle = Kast, behold og få fasit.
setupLead = Spill terningspillet du vokste opp med, mot venner eller datamaskinen. En trener som har løst det til siste desimal, står klar når du vil ha råd.
ruleset = Spill
gamesOwn = Dine egne spill
gamesOther = Andre spill
gamesColumns = Flere kolonner
players = Spillere
player = Spiller
you = Du
computer = Datamaskin
person = Menneske
addPlayer = Legg til spiller
playerName = Navn på spiller { $n }
playerKind = Spiller { $n }: menneske eller datamaskin
removePlayer = Fjern { $name }
against = Motstander
alone = Ingen
friendHere = En venn her
friendAway = En venn via lenke
setupPlayers = Navn og flere spillere
start = Spill
openFile = Gå gjennom et lagret spill
factsCard = { $n ->
    [one] { $n } kombinasjon
   *[other] { $n } kombinasjoner
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
scoreSaves = { $n } spares hvis du skriver nå
chooseCategory = Velg en rute
computerHurry = Spol fram
waitsForServer = Venter på serveren
next = Neste
undo = Angre
scoredNow = { $points } skrevet
dice = Terninger
diceGroup = Terninger: velg dem du beholder
die = Terning { $place }: { $face }
dieBlank = Terning { $place }, ikke kastet ennå
kept = blir
black = svart
red = rød
green = grønn
nothing = ingenting
rolled = Kastet { $dice }.
keeps = { $name } beholder { $dice }.
scored = { $name }: { $category }, { $points } poeng.
calls = { $name } melder «{ $category }».
called = Meldt: { $category }
mayCall = Trykk på en rute i «{ $column }» for å melde: denne turen må da føres der.
mustRollAll = Ingenting er meldt: du kan bare skrive inn et kast med alle terningene.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } av { $of }: skriv { $points }
offerCall = { $category }: meld ({ $points } nå)
lockUpper = Nedre del: først når den øvre er full
lockOrder = Bare i blokkens rekkefølge
lockAfter = { $category }: gir poeng først når «{ $after }» har gitt poeng
columnsHow = Slik virker kolonnene
columnDown = { $column }: bare ovenfra og ned
columnUp = { $column }: bare nedenfra og opp
columnUpper = { $column }: nedre del først når den øvre er full
columnFree = { $column }: i valgfri rekkefølge
columnFactor = { $n ->
    [one] teller én gang
   *[other] teller { $n } ganger
}
columnAnnounce = bare det som ble meldt etter første kast, eller kastet med alle terningene på én gang
productCounts = Når alle tre er fylt ut, teller { $product } også (aldri under 0)
countsInProduct = { $category } teller bare i produktet
jokerOfColumns = Når «{ $category }» er fylt ut i alle kolonner, er hvert nytt kast med like terninger en joker
lastTurnRolls = Den aller siste turen har { $n } kast
upperSection = Øvre del
lowerSection = Nedre del
upperTotal = Øvre sum
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Sum
daily = Dagens spill
dailyBest = Beste spill
trainStreak = { $n ->
    [one] { $n } dag så langt.
   *[other] { $n } dager på rad.
}
columnSum = Sum
factor = Faktor
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
coachBefore = Kast først; så rangerer treneren alle trekk.
coachForTotal = Treneren og datamaskinen spiller på sluttsummen, ikke på de tildelte poengene.
coachWaits = Treneren tenker…
coachSays = Treneren: { $move }.
coachPrepares = Gjør klart spillet. Et øyeblikk…
coachStuck = Treneren kan ikke svare akkurat nå.
coachAway = Treneren er tilbake når serveren er det.
noTable = Dette spillet har verken trener eller datamotstandere.
noOutlook = Sjansen for hver sluttsum vises i begynnelsen og mot slutten av et spill.
noOutlookOfColumns = I spill med flere kolonner vises ingen sjanser for sluttsummen, den øvre bonusen eller seieren.
outlookPrepared = Gjør klart: omtrent { $time } igjen.
prepareOutlook = Regn ut nå
moveKeep = Behold { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Meld { $category }
moveRerollAll = Kast alt på nytt
keepThese = Behold disse
worth = sluttsum i snitt { $value }
worthAbout = omtrent { $value }
estimated = Anslått, ikke eksakt.
estimatedStrength = Et anslag, ikke eksakt: følger du treneren, får du i snitt { $mean } (med { $confidence } sikkerhet mellom { $low } og { $high }, over { $games } spill).
best = best
allMoves = Vis alle { $n } trekk
fewerMoves = Vis færre
goal = Treneren spiller på
goalPoints = flest poeng
goalWin = seier
goalTies = Uavgjort teller som en halv seier.
goalBoth = Det antas at motspilleren også spiller for å vinne.
goalLater = Det er for tidlig å regne ut hvordan du vinner, så treneren spiller på poeng.
worthWin = vinnersjanse { $value }
outlook = Prognose
expected = Forventet sum
chanceBonus = Øvre bonus
chanceWin = Vinnersjanse
beforeTurn = Før denne turen
outlookWords = Forventet sum { $mean }; ni av ti spill ender mellom { $low } og { $high }.
outlookSure = Sluttsummen er gitt: { $total }.
outlookAlone = Hvis du følger treneren fra nå av:
outlookTogether = Hvis alle følger treneren fra nå av:
outlookForPoints = Hvis alle spiller på flest poeng fra nå av:
outlookWeaker = Hvis alle spiller på flest poeng fra nå av, og datamaskinen gjør de vanlige feilene sine:
targets = Summer innen rekkevidde
targetsHint = Velg en sum for å se hvor ofte du når den, og hva det koster.
targetsWords = { $total } eller mer: i { $best } av tilfellene når du spiller for det, i { $usual } når du spiller på flest poeng. Poeng det koster i snitt: { $cost }.
targetsBest = spill for denne summen
targetsUsual = spill på flest poeng
computerStuck = Datamaskinen står fast.
tryAgain = Prøv igjen
deleteIt = Slett
keepIt = Behold
diceFair = Er terningene rettferdige?
diceFairGames = Kastene i de lagrede spillene dine sendes til serveren uten navn og lagres ikke der. Alle disse terningene ble kastet av appen.
diceFairGame = Ett enkelt spill viser bare grove feil. Kastene sendes til serveren uten navn og lagres ikke der.
diceCheck = Kontroller terningene
serverAway = Får ikke kontakt med serveren. Siden fortsetter så snart serveren er tilbake.
pageStuck = Siden kunne ikke lastes.
languageStuck = Språket kunne ikke lastes.
unknownGame = Ukjent spill.
fileBroken = Det er ikke noe spill i filen.
linkBroken = Det er ikke noe spill i lenken.
otherTab = Spillet er satt på pause: du spiller det i en annen fane.
playHere = Spill videre her
gameWaits = Du har et spill i gang. Begynner du et nytt, går det tapt.
keptUnknown = Det lagrede spillet ditt har regler som serveren ikke kjenner, så det er fjernet.
keptDamaged = Det lagrede spillet ditt var skadet og er fjernet.
review = Gjennomgang
reviewing = Går gjennom hver avgjørelse…
reviewReady = Gjennomgangen er klar.
reviewStuck = Spillet kunne ikke gås gjennom.
gameInvalid = Spillet følger ikke reglene:
problemPoints = «{ $category }» med { $dice } gir { $expected }, ikke { $found }.
problemImpossible = «{ $category }» kan ikke gi { $found } her.
problemFilled = Ruten «{ $category }» var allerede fylt ut.
problemIllegal = Ruten «{ $category }» kan ikke fylles ut her.
problemCall = «{ $category }» kan ikke meldes her.
problemUnknown = Spillet har ingen kombinasjon som heter «{ $category }».
problemTotal = «{ $total }» blir { $expected }, ikke { $found }.
problemExtra = «{ $bonus }» er { $expected } her, ikke { $found }.
problemDice = Terningene passer ikke sammen.
problemTurns = Antallet turer stemmer ikke.
problemOther = Noe her kan ikke leses.
problemsMore = … og { $n } til
unjudged = Avgjørelsene kan ikke bedømmes: serveren har ikke løst dette spillet.
workLeft = { $share } ferdig, omtrent { $time } igjen.
workWaits = Et annet spill står foran i køen: { $share } ferdig, omtrent { $time } igjen.
shareLink = Del lenke
saveFile = Lagre som fil
saveText = Lagre som tekst
saveTable = Lagre som CSV
positionCode = Stillingskode
copyCode = Kopier
linkCopied = Lenken er kopiert.
share = Del
textCopied = Teksten er kopiert.
startValue = Forventet med beste spill
startEstimated = Trenerens anslag
luck = Flaks
loss = Bortkastede poeng
correction = korrigering
correctionHint = Verdiene er anslag. Korrigeringen er hvor mye de bommet fra én tur til den neste.
luckAdjusted = Ut fra dette spillet vinner man ved å spille slik, uten flaks og uflaks, i omtrent { $chance } av tilfellene.
chanceStart = Ved start
ownMistakes = Egne feil
luckOfOthers = De andres flaks
othersMoves = De andres avgjørelser
playingToWin = Å spille for seier
chanceEnd = Til slutt
chanceTitle = Vinnersjanse gjennom spillet
rank = { $n }. plass
turnsWords = { $loss ->
    [one] { $name }: flaks { $luck }, { $loss } bortkastet poeng.
   *[other] { $name }: flaks { $luck }, { $loss } bortkastede poeng.
}
turnWords = Tur { $n }: flaks { $luck }, bortkastet { $loss }
turnsHint = Velg en tur for å se tallene.
expensive = De dyreste avgjørelsene
flawless = Ikke ett eneste poeng kastet bort.
flawlessEstimated = Ikke ett eneste poeng kastet bort, så vidt treneren kan se.
highlightPlace = { $name }, tur { $n }
grade_best = best
grade_good = bra
grade_inaccuracy = unøyaktig
grade_mistake = feil
grade_blunder = grov feil
praise_only_move = eneste trekk
praise_hard = vanskelig å finne
skipMain = Gå til innholdet
navPlay = Spill
navAnalyse = Analyser
navTrain = Tren
navRules = Regler
navHistory = Mine spill
navMake = Lag ditt eget spill
navWidget = Trener for nettstedet ditt
navDocs = API
missingTitle = Siden finnes ikke
missingLead = Adressen kan være feil, eller siden er flyttet.
missingHome = Til forsiden
playPage = Keepwise: spill med en perfekt trener
missingPage = Keepwise: siden finnes ikke
navTake = Frakoblet
answeredHere = Du er frakoblet: svarene kommer fra denne enheten.
onThisDevice = på denne enheten
needsServer = Dette krever serveren. Det vises når du er tilkoblet igjen.

## home: the home page /

homePage = Keepwise: terningspill, løst eksakt
homeTitle = Terningspill, løst til siste desimal.
homeLead = Spill Yatzy, Yahtzee og slektningene deres mot venner eller datamaskinen. En trener som kjenner det beste trekket for hvert kast, hjelper når du spør. Etterpå ser du hva som var flaks og hva som var dyktighet.
homePlay = Begynn å spille
homeAnalyse = Analyser ekte terninger
homeTry = Første kast: hvilke terninger beholder du?
homeAnother = Et annet kast
homeAnalyseWords = Spiller du med ekte terninger? Tast inn blokk og kast, og se hva hvert trekk koster, og hvorfor.
homeDailyWords = Ett spill for alle, med de samme terningene. Du har ett forsøk: hvor langt kommer du?
homeTrainWords = Ti avgjørelser om dagen, de samme for alle, pluss øvelser etter tema og dine egne feil å jobbe med.
homeRulesWords = Hva hver kombinasjon krever og gir, vist med terninger, på ett ark per spill.
homeHistoryWords = Spillene, snittene, rekkene og de dyreste feilene dine. Alt blir i denne nettleseren.
homeMakeWords = Endre reglene eller finn på et spill, se straks hva det endrer, og spill det etterpå.
homeDevelopers = For utviklere
homeApiTitle = Spør
homeApiWords = Regn ut poengene for et kast, kontroller hele spill til siste terning, og få eksakte råd med prisen på hvert alternativ. Virker med de innebygde reglene og dine egne.
homeDocs = Les om API-et
homeWidgetTitle = Bygg inn
homeWidgetWords = Tre linjer kode setter treneren inn på hvilken som helst side, på tretten språk, også for tastatur og skjermleser.
homeWidget = Vis den alene, som i en iframe

## play: the page /play

coachOff = av
coachHint = når jeg spør
coachAfter = etter trekket mitt
coachAlways = alltid
coachHintWords = Treneren sier ingenting før du spør. Tips kommer i tre trinn: hva som står på spill, to kandidater, trekket.
coachAfterWords = Du bestemmer først. Så sier treneren hva trekket kostet, og hva som hadde vært best.
coachFirst = Du bestemmer først.
coachMissed = Treneren rakk ikke å se dette trekket.
rollOn = Kast igjen
scoreIn = { $category }: skriv { $points }
zeroAsks = «{ $category }» gir 0 poeng. Velg ruten en gang til for å bekrefte.
zeroCosts = Det koster omtrent { $n } poeng.
verdictBetter = Bedre: { $move }
verdictSlightly = Litt bedre: { $move }
verdictPlayed = Trekket ditt
verdictBest = Best var
celebrate = { $category }!
endWon = Du vant med { $n } poeng
endLost = Du tapte med { $n } poeng
endBest = Ditt beste spill hittil, med { $n } poeng.
endCompared = { $n ->
    [one] Ditt forrige spill: { $most }.
   *[other] Dine { $n } tidligere spill: { $mean } i snitt, { $most } på det beste.
}
dailyCall = De samme terningene for alle, ett forsøk om dagen.
dailyHow = Alle har de samme terningene i dag. Du har ett forsøk, uten trener.
dailyNext = Neste spill om { $time } t.
rematch = Omkamp
friend = Venn
friendInvites = { $name } inviterer deg: { $game }
friendHow = Dere spiller annenhver gang via lenke, hver på sin enhet. Hver lenke inneholder hele spillet. Terningene kommer av en hemmelighet fra hver av dere, så ingen kan velge dem.
friendYou = Navnet ditt, til vennen din
friendAccept = Godta
friendInvite = Send invitasjonen
friendSend = Send lenken
friendInvited = Vennen din svarer med en lenke tilbake. Så begynner du.
friendWaits = { $name } er neste, med denne lenken. Kom tilbake med svaret.
friendText = Din tur: { $game }
friendYours = { $game } med { $name }: din tur
friendTheirs = { $game }: { $name } er neste
friendChanged = Lenken er endret: den passer ikke til spillet du kjenner. Be vennen din sende den på nytt.
friendElsewhere = Dette spillet spilles i en annen nettleser. Åpne lenken der.
flag = Merk avgjørelsen for gjennomgangen
flagSet = Merket for gjennomgangen.
flagGone = Merket er fjernet.
keys = Hurtigtaster
keyFace = beholder en terning med dette tallet; i analysen legger de til en
keyPlace = beholder terningen på denne plassen
keyRoll = kaster terningene du ikke beholder
keyUndo = angrer det siste steget
keysUse = Enkelttaster, f.eks. R for å kaste
keyHint = ber treneren om et tips
keyFlag = merker avgjørelsen for gjennomgangen, eller fjerner merket
keyHelp = viser hurtigtastene
keyArrows = flytter mellom terninger (← →) og ruter (↑ ↓)
keyEnter = trykker på det som er valgt, ellers på den store knappen
tipsUse = Tips i de første spillene
soundUse = Lyd og vibrasjon
shakeUse = Rist telefonen for å kaste
tipDone = Skjønner
tipKeep = Trykk på terningene du vil beholde. De andre kastes på nytt.
tipChoose = Det var siste kast. Velg en rute: tallene viser hva hver rute gir.
tipNothing = Passer ingenting? Da må du stryke en rute. Velg den du kommer til å savne minst.
tipJoker = Alle terninger like igjen: de må i «{ $category }» så lenge den ruten er ledig.
menu = Meny
analyseThis = Analyser stillingen
factsBest = perfekt spill gir i snitt { $mean } poeng per spill
factsAbout = treneren når i snitt omtrent { $mean } poeng per spill
howPlayed = Slik spiller du
strengthReaches = Når i snitt omtrent { $mean } poeng per spill.
infoOf = Hva «{ $category }» krever og gir
offline = Får ikke kontakt med serveren. Spillet ditt er lagret her; la siden stå åpen, så fortsetter det når serveren er tilbake.
setupTake = Last ned spill for å spille frakoblet

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Mer
pointAllTie = Alle trekk er like mye verdt.
pointSame = Det er det beste trekket.
pointBetter = Bedre enn «{ $move }»: { $reason }
pointBetterYours = Bedre enn ditt «{ $move }»: { $reason }
pointBetterBy = { $loss } bedre enn «{ $move }»: { $reason }
pointIdle = { $n ->
    [one] beholder du { $dice }-eren, har du bare én terning mindre å forbedre { $others } med.
   *[other] beholder du { $dice }, har du bare færre terninger å forbedre { $others } med.
}
pointWithout = uten { $dice } får du «{ $category }» denne turen i { $chance } av tilfellene, mot { $other } ellers.
pointWith = beholder du { $dice } også, får du «{ $category }» denne turen i { $chance } av tilfellene, mot { $other } ellers.
pointCompletes = en { $faces } gir «{ $category }»; du får det denne turen i { $chance } av tilfellene, mot { $other } ellers.
pointOpenUpper = ruten «{ $category }» er fortsatt ledig, men ikke «{ $other }».
pointForUpperBonus = { $dice } bringer deg nærmere den øvre bonusen enn { $others }.
pointHigher = { $dice } er mer verdt enn { $others } i alle ruter der terningene legges sammen.
pointMoreOften = denne turen får du «{ $category }» i { $chance } av tilfellene, mot { $other } ellers.
pointSeveral = denne turen får du oftere { $categories }.
pointMorePoints = får du «{ $category }» denne turen, gir det i snitt { $mean }, mot { $other } ellers.
pointBringsMore = ved spillets slutt har «{ $category }» i snitt gitt { $mean }, mot { $other } ellers.
pointFewerZeros = denne turen må du stryke i bare { $chance } av tilfellene, mot { $other } ellers.
pointNoZeros = denne turen slipper du alltid å stryke, noe som ellers skjer i { $other } av tilfellene.
pointNoZeroYet = du trenger ikke stryke ennå; kaster du igjen, får du «{ $category }» i { $chance } av tilfellene.
pointNothingLost = du har allerede sikret { $points } på «{ $other }», og kaster du igjen, får du «{ $category }» i { $chance } av tilfellene.
pointMoreToCome = å kaste igjen gir i snitt { $mean } på «{ $category }», mot { $points } nå.
pointRollOn = kaster du igjen, får du «{ $category }» i { $chance } av tilfellene.
pointMadeAlready = du har allerede { $points } på «{ $category }»; det andre trekket gir like mye igjen i høyst { $chance } av tilfellene.
pointNeverAgain = du har allerede { $points } på «{ $category }»; det andre trekket gir aldri like mye.
pointEnough = { $points } på «{ $category }» er bedre enn det andre trekket, som i snitt gir høyst { $mean } der.
pointServed = «{ $category }» gir { $points } med dette kastet, men bare { $later } senere.
pointSavesRolls = skriver du nå, sparer du { $n } kast til senere turer.
pointExtraBonus = nok en «{ $joker }» gir { $bonus } i bonus, pluss { $points } på «{ $category }».
pointExtraBonusZero = nok en «{ $joker }» gir { $bonus } i bonus, selv med 0 på «{ $category }».
pointChases = nok en «{ $joker }» ville gitt { $bonus } i bonus; sjansen er { $chance }.
pointJoker = som joker gir terningene { $points } på «{ $category }».
pointTakeRare = «{ $category }» gir { $points } og kommer sjelden; selv når du satser på det, får du det bare i { $chance } av tilfellene.
pointGoodFor = { $points } er bra på «{ $category }»; satser du på det, får du i snitt { $mean }.
pointTooLittle = { $points } er ikke mye på «{ $category }»; satser du på det, får du i snitt { $mean }.
pointZeroGivesUp = stryker du «{ $category }», går du glipp av { $mean }; så mye gir det i snitt hvis du satser på det.
pointZeroRare = det koster ikke mye å stryke «{ $category }»; selv når du satser på det, får du det bare i { $chance } av tilfellene.
pointZeroNever = «{ $category }» kan ikke lenger oppnås, så det koster ikke mye å stryke den.
pointZeroLow = det koster ikke mye å stryke «{ $category }»; satser du på det, får du i snitt bare { $mean }.
pointZeroInstead = { $later } er ikke mye på «{ $rival }»; satser du på det, får du i snitt { $other }, mot bare { $mean } på «{ $category }».
pointUpperLost = den øvre bonusen er uansett utenfor rekkevidde, så det koster ikke mye å stryke «{ $category }».
pointUpperAlive = slik kan du fortsatt nå den øvre bonusen; satser du på den, får du den i { $chance } av tilfellene.
pointUpperSure = slik er den øvre bonusen sikker.
pointUpperCloser = slik kommer du nærmere den øvre bonusen; satser du på den, får du den i { $chance } av tilfellene, mot { $other } ellers.
pointUpperCertain = slik sikrer du den øvre bonusen; satser du på den, får du den alltid, ikke bare i { $other } av tilfellene.
pointUpperMore = slik gir den øvre bonusen i snitt { $mean }, mot { $other } ellers.
pointFloor = Du ender på minst { $points } uansett hva du kaster; «{ $move }» garanterer bare { $other }.
pointFloorAlone = Du ender på minst { $points } uansett hva du kaster.
pointTarget = Du når { $points } eller mer i { $chance } av tilfellene, med «{ $move }» i { $other }.
pointUpperBonus = Du får den øvre bonusen i { $chance } av tilfellene, med «{ $move }» i { $other }.
pointIdleAlone = { $n ->
    [one] beholder du { $dice }-eren, har du bare én terning mindre å kaste.
   *[other] beholder du { $dice }, har du bare færre terninger å kaste.
}
pointOpenChances = kaster du igjen, kan du fortsatt få { $categories }.
pointBonusEither = du får { $bonus } i bonus uansett, og { $points } er bra på «{ $category }»; satser du på det, får du i snitt { $mean }.
nextCosts = «{ $move }» koster { $loss }.
nextHardly = «{ $move }» er nesten like bra.
nextTies = «{ $move }» er akkurat like bra.
onlyMove = Det finnes ikke noe annet trekk.
nextWins = Med «{ $move }» vinner du i { $other } av tilfellene, ikke { $best }.
playsFor = Gir { $made }.
playsElse = Gir { $made }, ellers 0 på { $lost }.
playsOrNothing = Gir { $made }, ellers 0 poeng der.
playsOrZero = Gir { $made }; 0 på { $lost }.
playsZero = Gir 0 på { $lost }.
playsSure = Gir alltid { $made }.
paysMoreKeepsMore = det beste trekket gir { $now } mer nå, og de ledige rutene er verdt { $later } mer.
paysMoreKeepsSame = det beste trekket gir { $now } mer nå.
paysMoreKeepsLess = det beste trekket gir { $now } mer nå; de ledige rutene er bare verdt { $later } mindre.
paysSameKeepsMore = det beste trekket gir like mye nå, og de ledige rutene er verdt { $later } mer.
paysLessKeepsMore = det beste trekket gir { $now } mindre nå, men de ledige rutene er verdt { $later } mer.
keepsAll = beholder du alle terningene, sløser du bort et kast.
wasThere = Poengene var bare å ta.
moveWith = «{ $move }»: { $words }
whyTake = { $best } nå; senere ville det i snitt gitt { $other }
whyLeaveOpen = i snitt { $best } hvis ruten forblir ledig; nå ville den gitt { $other }
whyMean = i snitt { $best } i stedet for { $other }
whyAlive = kan fortsatt nås
whySure = så godt som sikkert
whyLost = gis opp
whyAtRisk = ikke lenger sikkert
whyChance = { $best } sjanse i stedet for { $other }
whyNow = gir poeng nå
whyRest = alt annet
stakesAhead = Spiller du på poeng, ender du i snitt { $points } poeng foran.
stakesBehind = Spiller du på poeng, ender du i snitt { $points } poeng bak.
stakesLevel = Spiller du på poeng, ender det i snitt likt.
stakesSame = «{ $move }» er det beste trekket for poengene også.
stakesCosts = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men vinner i { $other } av tilfellene, ikke { $best }.
stakesCostsHardly = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men vinner sjeldnere.
stakesRisk = Med «{ $move }» setter du { $n } poeng på «{ $category }» på spill.
stakesMakes = Med «{ $move }» får du poeng på «{ $category }» i { $chance } av tilfellene; da er vinnersjansen { $then }, ellers { $otherwise }.
stakesNever = Med «{ $move }» får du aldri poeng på «{ $category }».
stakesSure = Med «{ $move }» får du helt sikkert poeng på «{ $category }».
stakesZero = Med «{ $move }» blir det 0 på «{ $category }» i { $chance } av tilfellene; da er vinnersjansen { $then }, ellers { $otherwise }.
stakesNoZero = Med «{ $move }» blir det aldri 0 på «{ $category }».
stakesSureZero = Med «{ $move }» blir det helt sikkert 0 på «{ $category }».
stakesRisky = Etter denne turen er vinnersjansen din { $best }; med «{ $move }» { $other }. Med det beste trekket tar du større risiko.
stakesSafe = Etter denne turen er vinnersjansen din { $best }; med «{ $move }» { $other }. Det beste trekket er det tryggeste.
whyServer = Hele forklaringen krever serveren.
hintStakes = Hva står på spill?
hintTwo = To kandidater
hintMove = Vis trekket
hintMean = { $mean } i snitt hvis du satser på det; en hel tur gir { $usual }.
hintNow = { $points } nå; en hel tur for det gir { $usual } i snitt.
hintZeros = Alle åpne felt får 0 med disse terningene.
hintBonus = Poeng som mangler til den øvre bonusen på { $bonus }: { $n }.
hintMade = Denne turen får du «{ $category }» i { $one } av tilfellene etter «{ $first }», { $two } etter «{ $second }».
hintZero = Denne turen blir det 0 på «{ $category }» i { $one } av tilfellene etter «{ $first }», { $two } etter «{ $second }».
hintUpper = Satser du på den øvre bonusen, får du den i { $one } av tilfellene etter «{ $first }», { $two } etter «{ $second }».
rivalOften = Datamaskinspilleren vår «{ $strength }» velger «{ $move }» i { $chance } av tilfellene.

## review: the review after a game

valueTitle = Forventet sluttsum gjennom spillet
valueHint = Velg en tur for å se forventet sluttsum etter den.
valueAfter = Etter tur { $n }: { $values }
lossPerDecision = Snittkostnad per avgjørelse
playedLike = Spiller som datamaskinen vår «{ $strength }».
playedBetween = { $n ->
    [one] Blant datamaskinene våre: med { $confidence } sannsynlighet mellom «{ $least }» og «{ $greatest }», ut fra { $n } avgjørelse med et reelt valg.
   *[other] Blant datamaskinene våre: med { $confidence } sannsynlighet mellom «{ $least }» og «{ $greatest }», ut fra { $n } avgjørelser med et reelt valg.
}
playedOne = { $n ->
    [one] Blant datamaskinene våre: med { $confidence } sannsynlighet denne, ut fra { $n } avgjørelse med et reelt valg.
   *[other] Blant datamaskinene våre: med { $confidence } sannsynlighet denne, ut fra { $n } avgjørelser med et reelt valg.
}
sameDice = Beste spill med de samme terningene
dailyNow = Dagens spill er klart
dailyBestWords = De beste trekkene med de samme terningene. De vet heller ikke hva som kommer, så mer er mulig.
dailyPlace = Sammenlignet med datamaskinen
dailyPlaceWords = Hvor ofte hvert nivå har færre poeng enn deg, med egne terninger. Stolpen dekker ni av ti av spillene; streken er deg.
sameDiceDrawn = { $n } av terningene kom aldri opp i dette spillet og ble trukket tilfeldig.
sameDiceHow = Hver tur begynner med det samme første kastet. Terninger som kastes på nytt, viser det de viste i den turen, i samme rekkefølge. Kaster beste spill flere terninger på nytt enn det ble kastet, trekkes de ekstra tilfeldig, alltid likt for samme spill. Også rekkefølgen på terningene i ett og samme kast trekkes tilfeldig.
totalLucky = { $total } = { $start } + flaks { $luck } − feil { $loss }
totalUnlucky = { $total } = { $start } − uflaks { $luck } − feil { $loss }
decisions = Alle avgjørelser
decisionsOf = Spiller
everyone = Alle
onlyLosses = Bare de som kostet poeng
onlyFlagged = Bare merkede
flagged = merket
playedMove = Spilt
playedBetter = Bedre
playedAgain = Denne gangen
mistakesAll = Gå gjennom alle feil
mistakeOf = Feil { $n } av { $of }
mistakeBefore = Forrige
mistakeAfter = Neste
mistakesWorst = Bare de dyreste
turnByTurn = Tur for tur
tryIt = Prøv igjen
print = Skriv ut
noneShown = Ingen avgjørelser passer.
cardBefore = Blokken før denne turen
turnNumber = Tur { $n }
rollNumber = Kast { $n }
noDice = Ingen terninger notert.
forced = ingenting å velge mellom
emptyCard = Ingenting er fylt ut ennå.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Stilling
boardCheck = Sjekk en blokk
boardOwnRules = Egne regler…
boardOwnJson = Regler som JSON
boardOwnWrong = Disse reglene inneholder feil:
boardCancel = Avbryt
boardPut = Legg til en { $face }-er
boardTake = { $die }: fjern
boardNoDie = Terning { $place }: ingen ennå
boardKeep = { $die }: behold
boardRoll = kast
boardClear = Tøm
boardRolls = Kast igjen
boardSavedTitle = Sparte kast
boardCall = Meldt
boardAllRolled = Alle terningene ble kastet på én gang
boardOpen = ledig
boardOpens = { $cell }: tøm
boardMoves = Beste trekk
boardAim = Spill på
boardTarget = en sum på minst
boardFloor = høyeste garanterte sum
boardUpperBonus = den øvre bonusen
boardFloorWorth = minst { $value }
boardDice = { $n ->
    [one] Legg inn { $n } terning.
   *[other] Legg inn { $n } terninger.
}
boardEmpty = Legg inn terningene, så vises alle trekk her med verdi og begrunnelse.
boardFull = Blokken er full: { $total }.
boardBelow = Sjansene med disse terningene står lenger ned.
boardThen = { $points } poeng nå, så i snitt { $rest } til.
boardThenShort = { $points } poeng nå.
boardRolled = Behold disse og kast
boardScored = Skriv inn og fortsett
boardOutlook = Med beste spill på poeng fra nå av:
boardOdds = Sjanser i denne turen
boardOddsKeep = Hvis du beholder { $dice } og bare satser på én kombinasjon:
boardOddsTurn = En hel tur der du bare satser på én kombinasjon:
boardOddsBest = Hvis du bare satser på én kombinasjon og beholder det som passer best til den. Merk terninger for å se sjansene med dem.
boardChance = Sannsynlighet
boardMean = Poeng i snitt
boardFrom = { $points } eller mer
boardWrong = Dette kan ikke skje i et spill. Sjekk blokken og terningene.
boardNoTable = Serveren har ikke løst dette spillet, så det beste trekket er kjent først når bare noen få ruter er ledige. Sjansene nedenfor vises alltid.
boardNoTarget = Ikke mulig så tidlig i spillet, først når bare noen få ruter er igjen. «Flest poeng» er alltid mulig.
boardPays = Dette kastet gir:
boardBroken = Lenken inneholder ingen stilling.
boardPicture = Lenke med bilde
boardPictureHint = Meldingsapper viser lenken som et bilde av stillingen. Derfor får tjeneren stillingen i adressen; det gjør den ikke med «Del lenke».
boardOffline = Får ikke kontakt med serveren. Det du har lagt inn, blir i adressen; svarene kommer når serveren er tilbake.
cardOrder = Ruten «{ $category }» er fylt ut for tidlig: andre kommer først.
cardTogether = «{ $category }»: disse poengene passer ikke med resten av blokken.
cardSaved = Etter så mange turer kan det være { $least } til { $most } sparte kast.
cardBonuses = Med disse poengene kan det ikke være så mange ekstrabonuser.
checkHow = Skriv av blokken din: et tall, en strek for en strøket rute, ingenting for en ledig. Summer kan stå tomme.
checkResult = Resultat
checkPaste = Lim inn en blokk
checkText = Radene slik de står på blokken, på hvilket som helst språk
checkRead = Les inn
checkProblems = Fant { $n } feil.
checkRight = Fant ingen feil.
checkNoNumber = «{ $text }» er ikke et tall.
checkTaken = Rader som ble forstått: { $some } av { $all }.
checkUnreadRow = Rad { $line }, «{ $name }», ble ikke forstått.
checkPerhaps = Mente du { $names }?

## train: the page /train

trainPage = Keepwise: Trening
trainLead = Ti avgjørelser om dagen, de samme for alle. Øv så mye du vil, og jobb med dine egne feil til du ikke gjør dem mer.
keepsNothing = Nettleseren lagrer ingenting for denne siden, så det du har gjort, forsvinner når du går.
trainToday = Dagens ti
trainTodayWords = To fra begynnelsen, tre fra midten, tre fra sent i spillet, to fra slutten.
trainDone = { $n } av { $of } besvart
trainRight = { $n } av { $of } riktige
trainLongest = Lengste rekke så langt: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsett
trainStart = Begynn
trainMistakes = Dine egne feil
trainMistakesWords = Avgjørelser som kostet poeng i spillene du har gått gjennom. De kommer igjen etter noen dager: senere hvis du svarer riktig, før hvis du svarer feil.
trainNoMistakes = Spill et spill og få det gjennomgått: avgjørelser som kostet deg poeng, kommer igjen her.
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
themeIs_straights = Du har en straight ledig: satse på den eller på noe bedre?
themeIs_bonus_alive = Det gjelder øvre del, og bonusen kan fortsatt nås.
themeIs_bonus_dead = Det gjelder øvre del, men bonusen er tapt.
themeIs_joker = Fem like en gang til, når ruten allerede er fylt ut.
themeIs_which_zero = Ingen kast igjen og nesten ingenting å hente: hva stryker du?
themeIs_endgame = Høyst tre turer igjen.
trainNone = Det finnes ingen slike avgjørelser i dette spillet.
trainNotSolved = Serveren har ikke løst dette spillet, så det er ingen valg å øve på.
trainLoads = Leter etter avgjørelser…
trainPrepares = Finner avgjørelser fra dette spillet. Et øyeblikk…
trainNoneDue = Ingenting å gjenta nå. Kom tilbake i morgen, eller øv på et tema.
trainMenu = Trening
trainDay = Dagens ti, { $date }
trainTry = En gang til
trainNumber = { $n } av { $of }
trainKeep = { $n ->
    [one] Behold og kast { $n } terning
   *[other] Behold og kast { $n } terninger
}
trainKeys = Trykk på terningene du beholder, eller på en rute du fyller ut.
trainKeyboard = Tasten ? viser alle taster.
trainNext = Neste
trainEnd = Resultat
trainAgain = Prøv igjen
trainHinted = Med et tips hever ikke et riktig svar ratingen din.
trainDifficulty = Vanskelighetsgrad { $difficulty }
trainRating = Ratingen din: { $rating }
trainProvisional = foreløpig, svar { $n } av { $of }
trainRatingWords = Den begynner på 1000, nivået til hobbyspilleren vår. Hver av dagens ti flytter den, og vanskelige gir mer når du svarer riktig.
trainBest = Riktig: det er det beste trekket.
trainGood = Godt nok: det koster bare { $loss }. Best: { $best }.
trainWrong = Det koster { $loss }. Best: { $best }.
trainRuleSave = Kast du ikke bruker, spares: stopp når de kan gi mer i en senere tur.
trainRuleStop = Du trenger ikke bruke alle kast: stopp når neste risikerer mer enn det kan gi.
trainRuleRollOn = Ikke før opp for tidlig: et kast du har igjen, kan fortsatt forbedre turen.
trainRuleZeroOverPoints = En null i riktig rute kan koste mindre enn noen poeng i feil rute.
trainRuleWhichZero = Hvis det må bli en null, gi opp ruten som ville gitt deg minst fra nå av.
trainRuleBonusPar = Så lenge bonusen er mulig, står { $n } eller flere like godt i øvre del.
trainRuleSmallBox = Før et dårlig kast i en liten rute, som enere eller toere: der taper du lite.
trainRuleLessNow = Flest poeng nå er ikke alltid best: tenk på hva de åpne rutene fortsatt kan gi.
trainRuleTakeIt = Ta de flere poengene nå i stedet for å spare ruten til et kast som kanskje ikke kommer.
trainRuleSamePoints = Ved like mange poeng: fyll ut ruten som ville gitt deg mindre senere.
trainRuleRollAll = Hvis ingen terninger hjelper nok, kast alle på nytt.
trainRuleStraight = Begynnelsen på en straight kan være mer verdt enn et par.
trainRuleNoStraight = Like terninger kan være mer verdt enn begynnelsen på en straight.
trainRuleHigher = Med like mange av to tall gir det høyeste ofte mer.
trainRuleOpenBox = Et lavere tall med åpen rute kan være mer verdt enn et høyere uten.
trainRuleMoreAlike = Gå ut fra tallet som flest terninger viser.
trainRuleKeepFewer = Slipp terninger som bare ser ut til å hjelpe: flere terninger å kaste gir flere sjanser.
trainRuleKeepMore = Behold terninger som allerede passer: det du kaster om, må komme igjen.
trainRuleBonusGone = Når bonusen er utenfor rekkevidde, er de øvre rutene bare verdt poengene sine.
trainRuleEndgame = Mot slutten teller bare de åpne rutene: spill for akkurat dem.
trainRuleOther = Sammenlign hva hvert trekk holder åpent, ikke bare hva det gir nå.
trainAccepted = Et trekk som gir fra seg høyst { $loss } poeng, teller også som riktig.
trainWhy = Hvorfor
trainThen = I spillet ditt valgte du: { $move }.
trainBoard = Åpne i Analyser
trainPeople = Hva datamaskinspilleren vår på hobbynivå ville gjort
trainWrongShare = Den tar feil i { $share } av tilfellene.
mark_good = riktig
mark_inaccurate = unøyaktig
mark_wrong = feil
markOpen = ubesvart
trainLost = Tapt i alt: { $loss } poeng.
trainLesson = Dette kan du øve på
trainMissed = { $n } av { $of } gikk galt i «{ $theme }».
trainPractise = Øv på dem
trainKinds = Riktige: { $keeps } av { $ofKeeps } om terninger, { $scores } av { $ofScores } om ruter.
trainBefore = { $n ->
    [one] { $n } tidligere dag: i snitt { $right } riktige.
   *[other] { $n } tidligere dager: i snitt { $right } riktige.
}
trainComeBack = De du bommet på, kommer snart igjen; de du klarte, kommer senere.
trainMore = Flere
trainBestWas = Best: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: antall { $count }, forventet { $expected }. Sann andel mellom { $low } og { $high }.
auditLegend = Den loddrette streken viser hvor rettferdige terninger ville ligge. Den vannrette inneholder sidens sanne andel, for alle seks samtidig med { $confidence } sikkerhet.
auditGames = Spill med alle kast: { $n }.
auditStuck = Terningene kunne ikke kontrolleres.
auditLeftOut = Kast som er utelatt fordi det ikke er kjent hvilke terninger som ble kastet: { $n }.

## history: the page /history

historyPage = Keepwise: Mine spill
historyDamaged = { $n ->
    [one] { $n } oppføring er skadet og utelates; de andre er her.
   *[other] { $n } oppføringer er skadet og utelates; de andre er her.
}
historyEmpty = Ingen spill ennå
historyEmptyWords = Spill du fullfører i denne nettleseren, vises her med hva de kostet deg og hvor. Ingenting forlater nettleseren av seg selv.
historyWho = Hvem sine spill
historyMeans = Snitt per spill
historyPlayed = Spill
historyMean = Snitt
historyLatest = Siste { $n }
historyMost = Best
historyLoss = Tapt per spill
historyRating = Hvor godt du spiller
ratingHow = Serveren regner det ut. Til det sender nettleseren din bare spilltypene og tall: hvor mange reelle avgjørelser hvert gjennomgått spill hadde, og hva de kostet. Ingen navn, terninger eller spill sendes, og ingenting lagres.
ratingStart = Vurder spillet mitt
ratingLike = Av datamaskinspillerne våre spiller du mest som «{ $strength }» (sannsynlighet { $chance }).
ratingBeyond = Datamaskinen vår «{ $strength }» ville ved en tilfeldighet spilt så godt i høyst { $chance } av tilfellene.
ratingDecisions = Reelle avgjørelser
ratingLevel = Nivå, fra 1 (nybegynner) til 6 (perfekt)
ratingTrend = Endring per 1000 avgjørelser
ratingBetter = Du taper mindre enn før.
ratingWorse = Du taper mer enn før.
ratingSteady = Ingen endring er synlig ennå.
ratingRange = { $value } ({ $low } til { $high })
ratingIntervals = Den sanne verdien ligger i intervallet med 95 % sannsynlighet. Med få spill er intervallene brede.
phase_opening = Åpning
phase_middle = Første halvdel
phase_late = Andre halvdel
historyOverTime = Tap per reell avgjørelse
historyTooFew = Det er mer å se etter to gjennomgåtte spill.
chartHint = Velg et spill for å se tallene.
chartPoint = { $date }: { $loss } poeng per avgjørelse
chartWords = { $n } gjennomgåtte spill: { $first } poeng per avgjørelse i de første, { $last } i de siste.
historyThemes = Det som kostet mest
historyEach = { $n ->
    [one] { $n } avgjørelse, { $loss } hver
   *[other] { $n } avgjørelser, { $loss } hver
}
historyStreaks = Rekker
historyDaysPlayed = Dager med et spill
historyAgainst = Mot datamaskinen
historyWins = { $n ->
    [one] { $n } seier på rad.
   *[other] { $n } seire på rad.
}
historyGoals = Mål: { $n } av { $of }
goal_bonus = Nå bonusen i øvre del
goal_careful = Et spill der ingen avgjørelse koster mer enn 2 poeng
goal_endgame = Et feilfritt sluttspill
goal_unlucky = Slå datamaskinen tross uflaks
goal_joker = Få bonusen for flere like terninger
goal_expert = Slå datamaskinen som ekspert eller perfekt
goal_thrifty = Kast bort under 20 poeng i et spill
goal_flawless = Kast bort under 5 poeng i et spill
historyNoDays = ingen rekke akkurat nå.
runBound = Tapte poeng i et spill
runWithin = { $n ->
    [one] Du tapte høyst { $bound } poeng i det siste spillet ditt.
   *[other] Du tapte høyst { $bound } poeng i hvert av de siste { $n } spillene dine.
}
runBeyond = { $n ->
    [one] Du tapte mer enn { $bound } poeng i det siste spillet ditt.
   *[other] Du tapte mer enn { $bound } poeng i hvert av de siste { $n } spillene dine.
}
historyGames = { $n } spill
historyAll = Vis alle { $n }
historyNotReviewed = Ikke gjennomgått ennå.
historyThin = Bare summene er igjen av dette spillet.
historyDelete = Slett
historyDeleteAsks = Slette spillet og feilene i det?
historyDeleted = Spillet er slettet.
rollCheck = Kontroller terningene fra serveren
rollCheckHow = Lim inn ett eller flere svar fra /v1/roll/reveals. Nettleseren din regner ut terningene på nytt; ingenting sendes.
rollCheckText = Svar som JSON
rollCheckNow = Kontroller
rollCheckNone = Dette er ikke et svar fra /v1/roll/reveals.
rollProved = Kast { $n }: { $dice }. Alt stemmer: ingen av sidene kunne velge disse terningene.
rollUnproved = Kast { $n }: { $dice }. Dette stemmer ikke.
rollWrongClient = Spillerens verdi fører ikke til spillerens forpliktelse.
rollWrongServer = Serverens verdi fører ikke til serverens forpliktelse.
rollWrongFaces = Verdiene gir andre øyne: { $dice }.
rollWrongHand = Hånden består ikke av de beholdte og de kastede terningene.
rollNoted = Dette er bare et bevis for den som hadde disse to før det første kastet. Spillerens forpliktelse: { $client }. Serverens: { $server }.
historyFile = Historikken din som fil
historyKept = Alt ligger bare i denne nettleseren: de siste { $detailed } spillene med hvert trekk, av { $games } i alt. Når plassen tar slutt, beholder de eldste bare summene sine.
historyExport = Eksporter
historyImport = Importer
deckMake = Kortstokk for Anki
deckHint = { $n ->
    [one] Feilen din blir et kort i programmet Anki: importer filen der. En nyere fil oppdaterer kortene du allerede har.
   *[other] De { $n } feilene dine blir kort i programmet Anki: importer filen der. En nyere fil oppdaterer kortene du allerede har.
}
deckAsks = Hva spiller du?
historyForget = Slett alt
historyForgetAsks = Slette alle spill, dager og feil i denne nettleseren?
historyForgotten = Alt er slettet.
fileTaken = Importert. Spill: { $games }, dager: { $days }.
fileFull = Det var ikke plass til alt.
fileRefused = Ingenting ble importert.
fileLong = Filen er for stor.
fileNoJson = Filen er ufullstendig eller ikke JSON.
fileOther = Dette er ikke en historikkfil fra Keepwise.
fileNewer = Filen har versjon { $version }, som denne siden ikke kjenner.
fileWrong = Filen er skadet her: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Hvert spill på ett ark: turen, hver kombinasjon med et eksempel og en blokk til å skrive ut og spille med.
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
rulesCategories = Kombinasjonene
rulesExample = For eksempel
rulesMiss = Men ikke
rulesFirstRoll = i første kast { $points }
turnRoll = { $n ->
    [one] Kast terningen.
   *[other] Kast alle de { $n } terningene.
}
turnOnce = Du kaster én gang per tur.
turnAgain = { $n ->
    [one] Du kaster { $n } gang i alt.
   *[other] Behold de terningene du vil, og kast resten på nytt: høyst { $n } kast i alt.
}
turnFree = Terninger du har beholdt, kan også kastes på nytt.
turnFill = Fyll så ut en ledig rute. Passer ikke terningene, får du 0 der.
turnCounted = { $n ->
    [one] Av de { $dice } terningene teller { $n }: den som gir mest.
   *[other] Av de { $dice } terningene teller { $n }: de som gir mest.
}
leastCounted = { $n ->
    [one] Av de { $dice } terningene teller { $n }: den som gir minst.
   *[other] Av de { $dice } terningene teller { $n }: de som gir minst.
}
orderCard = Rutene fylles ut ovenfra og ned.
orderUpper = Du fyller ut den øvre delen først, i valgfri rekkefølge, så den nedre.
extraStart = Du begynner spillet med { $n } ekstrakast som du kan bruke når du vil.
extraSaves = Kast du har til overs, spares til senere turer.
extraMost = Høyst { $n } kan spares.
endTotal = { $n ->
    [one] Spillet er slutt etter { $n } tur. Den høyeste summen vinner.
   *[other] Spillet er slutt etter { $n } turer. Den høyeste summen vinner.
}
endAwarded = { $n ->
    [one] Spillet er slutt etter { $n } tur. Den som er tildelt flest poeng, vinner.
   *[other] Spillet er slutt etter { $n } turer. Den som er tildelt flest poeng, vinner.
}
coloursAre = Hvert tall har en farge: { $colours }.
bonusFrom = { $at } eller mer i øvre del: { $points }.
bonusHighest = Bare det høyeste trinnet du når, teller.
bonusEach = Og { $n } til for hvert poeng over.
bonusPar = { $n } av hvert tall er akkurat nok.
upperPays = Gir summen av alle terninger som viser { $face }.
needsAny = Hvilke terninger som helst.
needsAll = { $n ->
    [one] Én terning.
   *[other] Alle { $n } terninger like.
}
needsEqual = { $n ->
    [one] Én terning.
   *[other] Minst { $n } like terninger.
}
needsTwo = { $a } terninger med ett tall og { $b } med et annet.
needsTwoAny = { $a } terninger med ett tall og { $b } med et tall som kan være det samme.
needsThree = { $a } terninger med ett tall, { $b } med et annet og { $c } med et tredje.
needsThreeAny = { $a }, { $b } og { $c } terninger med hvert sitt tall; tallene kan være like.
needsRun = { $n ->
    [one] Én terning.
   *[other] { $n } tall på rad: { $runs }.
}
needsFaces = Hvert av disse tallene: { $faces }.
needsSum = Summen av terningene er { $n }.
needsLeast = Summen av terningene er minst { $n }.
needsGreatest = Summen av terningene er høyst { $n }.
needsColour = Alle terningene har samme farge.
needsColourMatched = Disse terningene har samme farge.
paysPoints = Gir { $n } poeng.
paysTakes = Trekker fra { $n } poeng.
paysAll = Gir summen av alle terningene.
paysMatched = { $n ->
    [one] Gir verdien av terningen.
   *[other] Gir summen av disse { $n } terningene.
}
paysFaces = Gir summen av alle terninger som viser { $faces }.
paysPlus = Pluss { $n } poeng.
paysMinus = Minus { $n } poeng.
paysServed = I turens første kast: { $n } poeng mer.
paysByRoll = Poengene avhenger av hvilket kast du får det i: { $rolls }.
rollPays = kast { $roll }: { $points }
rollPaysLast = fra kast { $roll }: { $points }
timesFill = { $n ->
    [one] Kan fylles ut { $n } gang.
   *[other] Kan fylles ut { $n } ganger.
}
afterFill = Gir poeng først når «{ $category }» har gitt poeng.
jokerTitle = «{ $category }» en gang til
jokerBonus = Når «{ $category }» har gitt poeng, gir hvert nytt kast med { $n } like terninger { $bonus } poeng ekstra, uansett hvor du skriver det.
jokerHolds = Når ruten «{ $category }» er fylt ut, gjelder dette for hvert nytt kast med { $n } like terninger:
jokerForcedFirst = Så lenge den øvre ruten for tallet er ledig, må kastet dit.
jokerForcedThen = Deretter må det inn i en ledig rute i nedre del.
jokerForcedLast = Er nedre del full, skal det inn i en ledig øvre rute med 0.
jokerWhy = Derfor kan du noen ganger bare velge én rute.
jokerFree = Du kan skrive det i hvilken ledig rute som helst. Er den øvre ruten for tallet fylt ut, er det en joker i nedre del.
jokerOriginal = Det er en joker og må inn i en ledig rute i nedre del. Er den full, skal det inn i en øvre rute med 0.
jokerNone = Du kan skrive det i hvilken ledig rute som helst, og det gir det det pleier å gi der.
jokerPays = Som joker gir det full poengsum, uansett hva disse krever: { $list }.
jokerPaysHere = Som joker: { $n } poeng.
jokerMultiplied = Disse poengene ganges på samme måte som kolonnen.
jokerMadeOnly = Du får dem bare der kastet gir mer enn 0.
tipsTitle = Før det første spillet
tipStop = Du trenger ikke bruke alle kastene: er det bra, kan du skrive det med en gang.
tipBonus = I øvre del er du på vei mot bonusen med { $n } av hvert tall.
tipZero = Når ingenting passer, er det ofte billigst å stryke «{ $category }».
tipChance = «{ $category }» tar alle slags terninger: hold ruten ledig til en tur som går galt.

## make: the ruleset editor /make

makePage = Keepwise: Lag ditt eget spill
makeTitle = Lag ditt eget spill
makeLead = Gå ut fra et spill du kan, endre det du vil, og se straks hva det fører til.
makeBase = Gå ut fra
makeNothing = ingenting
makeName = Navnet på spillet
makeRolls = Kast per tur
makeOrder = Rutene fylles ut
makeOrderFree = i valgfri rekkefølge
makeOrderCard = ovenfra og ned
makeOrderUpper = øvre del først
makeExtra = Ekstrakast fra starten
makeSaves = Ubrukte kast spares
makeBonus = Bonus i øvre del
makeBonusAt = Fra
makeBonusEach = For hvert poeng over
makeAddBonus = Legg til en bonus
makeJoker = Alle like en gang til
makeJokerRule = Teller som
makeJokerOff = ingenting spesielt
makeJokerForced = tvungen joker
makeJokerFree = valgfri joker
makeJokerOriginal = joker, bare i nedre del
makeJokerNone = bare ekstra poeng
makeJokerCategory = Når denne er fylt ut
makeJokerBonus = Poeng i tillegg
makeAdd = Legg til en kombinasjon
makeNew = Ny
makeCategoryName = Navn
makeNeeds = Hva den krever
makeNeedsKind = Terninger
makeNeedsFace = ett tall (øvre del)
makeNeedsAny = hvilke terninger som helst
makeNeedsGroups = like terninger
makeNeedsRun = tall på rad
makeNeedsFaces = bestemte tall
makeFace = Tall
makeGroup = Gruppe { $n }
makeSameFace = Gruppene kan ha samme tall
makeRunLength = Antall på rad
makeFaces = Tall
makeTotal = Summen av terningene
makeAny = hvilken som helst
makeTotalExact = nøyaktig
makeTotalLeast = minst
makeTotalMost = høyst
makeColour = Farge
makeColourAll = samme på alle terninger
makeColourMatched = samme på disse terningene
makePays = Hva den gir
makePaysKind = Type
makePaysPoints = faste poeng
makePaysAll = summen av alle terningene
makePaysMatched = summen av disse terningene
makePaysFaces = summen av bestemte tall
makePaysRolls = avhenger av kastet
makePoints = Poeng
makeByRoll = Poeng i kast 1, 2, 3 …
makePlus = Poeng i tillegg
makeServed = Bonus i første kast
makeTimes = Antall ganger den kan fylles ut
makeAfter = Gir poeng først etter
makeAfterNone = ingenting
makeUp = Flytt opp
makeDown = Flytt ned
makeRemove = Fjern { $name }
makeFollows = Hva det innebærer
makeWrong = Rett { $n } feil først.
makeTotals = Sluttsummer fra { $least } til { $greatest }
makeStates = { $count ->
    [one] { $count } situasjon mellom turene
   *[other] { $count } situasjoner mellom turene
}
makeReady = Treneren kan dette spillet.
makeSolvable = Treneren lærer spillet første gang du spør: omtrent { $time }.
makeOutOfReach = For stort for treneren. Mennesker kan spille det.
makeEstimated = I spill med flere kolonner gir treneren bare et anslag.
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
makeSheet = Reglene slik de lyder nå
makeJson = Som JSON, for programmer

## offline: the page /offline

newVersion = Det finnes en ny versjon av disse sidene.
newVersionUse = Bruk den nå
takePage = Keepwise: spill frakoblet
takeTitle = Spill frakoblet
takeLead = Sidene og spillene du laster ned, lagres i denne nettleseren og krever ingen forbindelse. En tabell til hvert spill lar treneren og datamaskinen svare akkurat som serveren.
takeGames = Spill
takeSize = { $size } MB
takeTotal = Å laste ned: { $size }
takePages = Alle sider, på språket du leser dem på
takeKept = lastet ned
takeNewer = det finnes en nyere tabell
takeNow = Last ned
takeLoads = Laster…
takeDone = Lastet ned. Nå virker alt frakoblet.
takeRemove = Fjern { $name }
takeRemoveAll = Fjern alt
takeRemoved = Fjernet.
takeFull = Nettleseren har ikke mer plass. Fjern et spill, eller velg færre.
takeCutOff = Får ikke kontakt med serveren. Det som mangler, kan lastes ned når den er tilbake.
takeImpossible = Nettleseren kan ikke lagre sider: det krever en sikker forbindelse (https) og et vindu som ikke er privat.
takeMayGo = Nettleseren kan slette dette hvis plassen blir knapp.
takeOthers = Dette krever serveren: spill med flere kolonner, egne regler, å spille på seier, prognosen og fullstendige forklaringer.
takeWho = Hvor svarene kommer fra
takeServer = Serveren; denne enheten bare når serveren ikke kan nås
takeDevice = Alltid denne enheten, for spillene som er her

## widget: the page /widget

widgetPage = Keepwise: Terningtrener
widgetTitle = Terningtrener
widgetLead = Still inn, og kopier koden til siden din. Den svarer med det nøyaktig beste trekket, på lesernes språk.
widgetRolls = Kast igjen
widgetCard = Utfylte ruter
widgetRoll = Andre terninger
widgetAuto = Som på siden
widgetReader = Leserens eget
widgetWidth = Bredde
widgetAsk = La leserne velge først
widgetCode = Koden din
widgetFrame = Som ramme, uten skript
widgetCopy = Kopier

## embed: the element <dice-coach>, on any site

embedDice = Terninger: trykk på dem du ville beholdt
embedDie = Terning { $n }: { $face }
embedKeep = behold
embedReroll = kast
embedAll = Kast alle på nytt
embedScore = { $category }: { $points }
embedCall = Meld { $category }
embedChoose = Trykk på terningene du ville beholdt.
embedPonder = Hva ville du ført opp?
embedAsk = Hva er best?
embedRight = Riktig, det er det beste trekket.
embedCosts = Det koster { $loss }.
embedChances = Sjanser denne turen
embedMoves = Hva hvert trekk koster
embedBest = best
embedYours = du: { $loss }
embedTotal = Forventet sluttsum: { $value }
embedThinking = Tenker…
embedPreparing = Spillet gjøres klart. { $share }, omtrent { $n } s igjen
embedLost = Treneren kan ikke nås.
embedRetry = Prøv igjen
embedWrong = Treneren kan ikke vise denne stillingen.
embedUnprepared = Treneren er ikke forberedt på dette spørsmålet her.
embedAnalyse = Analyser
embedBlack = svart
embedRed = rød
embedGreen = grønn

## answers: sentences in answers of the API, in no page

advisedKeep = Behold { $dice } og kast { $others } på nytt.
advisedRerollAll = Kast alt på nytt.
sentence = { $words }.
advisedScore = Skriv { $points } på «{ $category }».
advisedCall = Meld «{ $category }».
advisedTimes = Poengene i denne kolonnen ganges med { $factor }.
advisedInProduct = Denne ruten teller bare i et produkt.
advisedLeaves = Da har du { $n } ekstrakast igjen.
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Du når { $points } eller mer i { $chance } av tilfellene.
reachesNever = Du kan ikke lenger nå { $points }.
getsUpperBonus = Du får den øvre bonusen i { $chance } av tilfellene.
upperBonusNever = Du kan ikke lenger få den øvre bonusen.
winsWith = Du vinner i { $chance } av tilfellene.
winsNever = Du kan ikke lenger vinne.
winsAlways = Du vinner uansett hva du kaster.
tieCounts = Uavgjort teller som { $share } seier.
opponentForPoints = Motstanderen antas å spille på flest poeng: Det ville ta for lang tid å beregne det beste spillet når begge spiller på seier.
tieWins = Uavgjort teller som seier.
valuesEstimated = Verdiene er anslag: spiller du slik, når du i snitt { $mean } poeng over { $games } spill (med { $confidence } sikkerhet mellom { $low } og { $high }).
auditFair = Prøvde terninger: { $n }. Tester: { $tests }. Ingenting er uvanlig: rettferdige terninger faller minst så ujevnt i { $chance } av tilfellene.
auditUnusual = Prøvde terninger: { $n }. Noe er uvanlig: rettferdige terninger gir et slikt resultat, alle testene samlet, i høyst { $chance } av tilfellene.
auditFaces = Sidene faller for ujevnt.
auditRepeats = Gjentakelser av en tidligere side: { $observed }; med rettferdige terninger omtrent { $expected }.
auditPairs = Like par blant terninger som falt sammen: { $observed }; med rettferdige terninger omtrent { $expected }.
auditHalves = Terningene som falt først, skiller seg fra de senere.
auditDice = Terningene skiller seg fra hverandre.
auditPlayers = Spillernes terninger skiller seg fra hverandre.
auditFalseAlarms = En slik kontroll kaller også rettferdige terninger uvanlige i opptil { $level } av tilfellene.
auditSees = En side som faller i { $share } av tilfellene i stedet for { $fair }, ville blitt oppdaget 9 av 10 ganger.
auditSeesNothing = Det sier lite: med så få terninger kan selv en terning som alltid viser samme side, gå ubemerket.
auditNoDice = Ingen terning kan prøves: det er ikke kjent hvilke terninger som ble kastet.
costsAbout = «{ $move }» koster omtrent { $loss }.
beats = «{ $best }» er verdt { $loss } mer enn «{ $move }».
beatsBecause = «{ $best }» er verdt { $loss } mer enn «{ $move }»: { $reason }
beatsAbout = «{ $best }» er verdt omtrent { $loss } mer enn «{ $move }».
comparesSheet = «{ $best }» i stedet for «{ $move }»: { $now } i denne turen, { $later } senere.
comparesSheetAbout = «{ $best }» i stedet for «{ $move }»: { $now } i denne turen, omtrent { $later } senere.
averagesInstead = Med «{ $move }» ender du i snitt på { $mean } poeng, ikke { $best }.
stakesCostsTarget = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men når { $target } eller mer i { $other } av tilfellene, ikke { $best }.
stakesCostsBonus = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men får den øvre bonusen i { $other } av tilfellene, ikke { $best }.
stakesCostsFloor = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men er bare sikret { $other }, ikke { $best }.
stakesCostsHardlyTarget = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men når { $target } eller mer sjeldnere.
stakesCostsHardlyBonus = Med «{ $move }» får du i snitt { $points } mer, mest av alle trekk, men får den øvre bonusen sjeldnere.
stakesMakesTarget = Med «{ $move }» får du poeng på «{ $category }» i { $chance } av tilfellene; da når du { $target } eller mer i { $then } av tilfellene, ellers i { $otherwise }.
stakesMakesBonus = Med «{ $move }» får du poeng på «{ $category }» i { $chance } av tilfellene; da får du den øvre bonusen i { $then } av tilfellene, ellers i { $otherwise }.
stakesZeroTarget = Med «{ $move }» blir det 0 på «{ $category }» i { $chance } av tilfellene; da når du { $target } eller mer i { $then } av tilfellene, ellers i { $otherwise }.
stakesZeroBonus = Med «{ $move }» blir det 0 på «{ $category }» i { $chance } av tilfellene; da får du den øvre bonusen i { $then } av tilfellene, ellers i { $otherwise }.
stakesRiskyTarget = Etter denne turen er sjansen for å nå { $target } eller mer { $best }; med «{ $move }» { $other }. Med det beste trekket tar du større risiko.
stakesRiskyBonus = Etter denne turen er sjansen for den øvre bonusen { $best }; med «{ $move }» { $other }. Med det beste trekket tar du større risiko.
stakesSafeTarget = Etter denne turen er sjansen for å nå { $target } eller mer { $best }; med «{ $move }» { $other }. Det beste trekket er det tryggeste.
stakesSafeBonus = Etter denne turen er sjansen for den øvre bonusen { $best }; med «{ $move }» { $other }. Det beste trekket er det tryggeste.
hintTarget = Poeng som mangler til målet: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Tillatt: { $allowed }.
problemRange = Tillatt: { $minimum } til { $maximum }.
problemAtMost = Høyst { $maximum } er tillatt, ikke { $found }.
problemLimit = Høyst { $maximum } er tillatt.
problemFound = Angitt: { $found }.
problemMore = (og { $n } til)
claim-with_correction = «{ $name }» { $found } stemmer med en av rettelsene.
claim-as_written = «{ $name }» { $found } stemmer med blokken slik den står, men den er ikke til å stole på.
claim-with_none = «{ $name }» { $found } stemmer ikke med noen rettelse.
claim-unknown = «{ $name }» { $found } kan ikke kontrolleres.
extraBonus = Ekstrabonus
assumption-meaning = «{ $name }» { $found } kan bety flere summer; den som passer, er antatt.
assumption-extra_bonuses = Antall ekstrabonuser, antatt: { $found }.
assumption-roll = Terningene antas å være fra kast { $found }.
assumption-extra_rolls = Antall ekstrakast, antatt: { $found }; mulig: { $least } til { $greatest }.
assumption-no_extra_bonus = Denne turen antas ikke å gi ekstrabonus.
assumption-one_player = Verdiene i kolonne { $found } leses som verdiene til én spiller.
assumption-ignored = Ved «{ $name }», ikke lest som verdi: { $found }.
assumption-heading = «{ $name }» leses som en overskrift.
assumption-columns = Verdiene ved «{ $name }» leses som verdiene i { $found }.
assumption-category = «{ $name }» leses som «{ $found }».
assumption-printed = Det første tallet { $found } ved «{ $name }» leses som trykt tekst.
assumption-sum = Det siste tallet { $found } ved «{ $name }» leses som summen av de andre.
problems-reading = Uleselige forespørsler
problem-bad-chunk = Ugyldig chunked-koding
problem-bad-length = Ugyldig body-lengde
problem-byte-order-mark = Byte order mark (BOM)
problem-cut-short = Ufullstendig body
problem-duplicate-key = Duplisert nøkkel eller parameter
problem-duplicate-key-detail = «{ $name }» er sendt to ganger.
problem-empty-body = Tom body
problem-nested-too-deep = For dyp nøsting
problem-not-json = Ugyldig JSON
problem-not-readable = Uleselig forespørsel
problem-not-unicode = Ufullstendig tegn
problem-not-utf-8 = Ugyldig UTF-8
problems-fields = Felter og parametere
problem-invalid = Ugyldig forespørsel
problem-contradiction = Motsigelse
problem-contradiction-detail = «{ $name }» er i strid med et annet felt eller spillets regler.
problem-duplicate = Duplikat
problem-duplicate-detail = «{ $found }» forekommer to ganger.
problem-missing-field = Manglende felt
problem-missing-field-detail = «{ $name }» mangler.
problem-not-committed = Verdien stemmer ikke med forpliktelsen
problem-out-of-range = Tall utenfor tillatt område
problem-out-of-range-detail = «{ $name }» må være mellom { $minimum } og { $maximum }, ikke { $found }.
problem-too-long = For lang streng
problem-too-many = For mange elementer
problem-unknown-choice = Ukjent alternativ
problem-unknown-choice-detail = «{ $found }» er ikke tillatt for «{ $name }».
problem-unknown-commitment = Ukjent forpliktelse
problem-unknown-field = Ukjent felt
problem-unknown-field-detail = Det finnes ikke noe felt som heter «{ $found }».
problem-wrong-card = Ugyldig blokk i spørrestrengen
problem-wrong-count = Feil antall elementer
problem-wrong-dice = Feil antall terninger
problem-wrong-dice-detail = Antall terninger må være { $expected }.
problem-wrong-die = Ugyldig terning
problem-wrong-die-detail = En terning viser et tall fra { $minimum } til { $maximum }, ikke { $found }.
problem-wrong-move = Ugyldig trekk i spørrestrengen
problem-wrong-position-id = Ugyldig stillingskode
problem-wrong-position-id-detail = «{ $found }» er ikke koden for en stilling.
problem-wrong-record = Uleselig partinotat
problem-wrong-record-detail = «{ $found }» passer ikke i notatet av spillet.
problem-wrong-type = Feil type
problems-names = Navn
problem-ambiguous-category = Tvetydig rute
problem-ambiguous-category-detail = «{ $found }» kan vise til flere ruter.
problem-ambiguous-column = Tvetydig kolonne
problem-ambiguous-column-detail = «{ $found }» kan vise til flere kolonner.
problem-ambiguous-ruleset = Tvetydig regelsett
problem-ambiguous-ruleset-detail = «{ $found }» kan vise til flere regelsett.
problem-bad-name = Ugyldig navn
problem-unknown-category = Ukjent rute
problem-unknown-category-detail = Det finnes ingen rute som heter «{ $found }».
problem-unknown-column = Ukjent kolonne
problem-unknown-column-detail = Det finnes ingen kolonne som heter «{ $found }».
problem-unknown-ruleset = Ukjent regelsett
problem-unknown-ruleset-detail = Det finnes ikke noe regelsett som heter «{ $found }».
problems-cards = Blokker
problem-contradicting-points = Motstridende poeng
problem-contradicting-points-detail = { $found } poeng på «{ $name }» passer ikke med resten av blokken.
problem-impossible-extra-bonus = Umulig antall ekstrabonuser
problem-impossible-extra-rolls = Umulig antall ekstrakast
problem-impossible-extra-rolls-detail = Her kan det være { $minimum } til { $maximum } ekstrakast, ikke { $found }.
problem-impossible-points = Umulige poeng
problem-impossible-points-detail = «{ $name }» kan ikke gi { $found }.
problem-out-of-order = Feil rekkefølge på rutene
problem-out-of-order-detail = «{ $name }» er fylt ut for tidlig: spillet har en fast rekkefølge.
problem-too-many-fillings = Ruten fylt ut for mange ganger
problem-wrong-total = Feil sum
problem-wrong-total-detail = «{ $name }» blir { $expected }, ikke { $found }.
problems-games = Spill
problem-category-filled = Ruten allerede fylt ut
problem-category-filled-detail = «{ $found }» var allerede fylt ut.
problem-kept-dice-missing = Beholdte terninger mangler
problem-kept-dice-missing-detail = { $dice } ble beholdt, men neste kast er { $found }.
problem-missing-category = Manglende rute
problem-missing-category-detail = Denne turen mangler en rute.
problem-missing-column = Manglende kolonne
problem-missing-column-detail = Denne turen mangler en kolonne.
problem-missing-dice = Manglende terninger
problem-missing-dice-detail = Denne turen mangler terninger.
problem-missing-points = Manglende poeng
problem-missing-points-detail = Denne turen mangler poeng.
problem-too-many-rolls = For mange kast
problem-too-many-turns = For mange turer
problem-too-many-turns-detail = Spillet var allerede slutt før denne turen.
problem-unequal-rounds = Ulikt antall turer
problem-unequal-rounds-detail = Spillerens antall turer, { $found }, stemmer ikke med de andres.
problem-wrong-extra-bonus = Feil ekstrabonus
problem-wrong-extra-bonus-detail = Ekstrabonusen er { $expected } her, ikke { $found }.
problem-wrong-points = Feil poeng
problem-wrong-points-detail = Denne turen gir { $expected }, ikke { $found }.
problems-moves = Stillinger og trekk
problem-card-complete = Spillet er slutt
problem-card-complete-detail = Alle ruter er fylt ut: spillet er slutt.
problem-illegal-announce = Ulovlig melding
problem-illegal-announce-detail = «{ $found }» kan ikke meldes nå.
problem-illegal-category = Ulovlig rute
problem-illegal-category-detail = «{ $found }» kan ikke fylles ut nå.
problem-illegal-keep = Ulovlig å beholde terninger
problem-keep-not-in-hand = Beholdte terninger finnes ikke i kastet
problem-keep-not-in-hand-detail = { $found } kan ikke beholdes: kastet er { $dice }.
problem-keeps-every-die = Ingenting igjen å kaste
problem-keeps-every-die-detail = Beholder du alle terningene, er det ingenting igjen å kaste.
problem-no-roll-left = Ingen kast igjen
problem-no-roll-left-detail = Ingen kast igjen: du må fylle ut en rute.
problems-service = Tjeneste
problem-damaged-table = Skadet tabell
problem-internal = Intern serverfeil
problem-missing-table = Manglende tabell
problem-missing-table-detail = Serveren mangler en tabell som svaret krever.
problem-no-such-range = Det forespurte området finnes ikke
problem-not-found = Ukjent sti
problem-not-ready = Ikke klar
problem-not-solved = Tabellen kunne ikke bygges
problem-too-costly = For krevende forespørsel
problem-too-large = For stor forespørsel
problem-too-many-requests = For mange forespørsler
problem-wrong-content-type = Innholdstypen støttes ikke
problem-wrong-method = Metoden er ikke tillatt
