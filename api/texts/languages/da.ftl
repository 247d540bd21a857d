### Texts of Keepwise in Danish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Gå til spillet
coach = Træner
settings = Indstillinger
language = Sprog
theme = Tema
themeSystem = Følg systemet
themeLight = Lyst
themeDark = Mørkt
pace = Computerens tempo
paceNormal = Normalt
paceFast = Hurtigt
paceStep = Trin for trin
newGame = Nyt spil
newGameAsks = Dit igangværende spil går tabt.
newGameYes = Afslut spillet
newGameNo = Spil videre
done = Færdig
setupTitle = Slå, behold og få facit.
setupLead = Spil barndommens terningspil mod venner eller computeren. En træner, der har løst det til sidste decimal, står klar, når du vil have råd.
ruleset = Spil
gamesOwn = Dine egne spil
gamesOther = Andre spil
gamesColumns = Flere kolonner
players = Spillere
player = Spiller
you = Du
computer = Computer
person = Menneske
addPlayer = Tilføj spiller
playerName = Navn på spiller { $n }
playerKind = Spiller { $n }: menneske eller computer
removePlayer = Fjern { $name }
against = Modstander
alone = Ingen
friendHere = En ven her
friendAway = En ven via link
setupPlayers = Navne og flere spillere
start = Spil
openFile = Gennemgå et gemt spil
factsCard = { $n ->
    [one] { $n } kombination
   *[other] { $n } kombinationer
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
scoreSaves = { $n } gemmes, hvis du skriver nu
chooseCategory = Vælg et felt
computerHurry = Spol frem
waitsForServer = Venter på serveren
next = Næste
undo = Fortryd
scoredNow = { $points } skrevet
dice = Terninger
diceGroup = Terninger: vælg dem, du beholder
die = Terning { $place }: { $face }
dieBlank = Terning { $place }, ikke slået endnu
kept = bliver
black = sort
red = rød
green = grøn
nothing = intet
rolled = Slog { $dice }.
keeps = { $name } beholder { $dice }.
scored = { $name }: { $category }, { $points } point.
calls = { $name } melder »{ $category }«.
called = Meldt: { $category }
mayCall = Tryk på et felt i »{ $column }« for at melde: så skal turen bruges på det felt.
mustRollAll = Intet er meldt: du må kun skrive et slag med alle terninger ind.
offer = { $category }: skriv { $points }
offerOne = { $category }, { $nth } af { $of }: skriv { $points }
offerCall = { $category }: meld ({ $points } nu)
lockUpper = Nederste del: først når den øverste er fuld
lockOrder = Kun i blokkens rækkefølge
lockAfter = { $category }: giver først point, når »{ $after }« har givet point
columnsHow = Sådan virker kolonnerne
columnDown = { $column }: kun oppefra og ned
columnUp = { $column }: kun nedefra og op
columnUpper = { $column }: nederste del først, når den øverste er fuld
columnFree = { $column }: i vilkårlig rækkefølge
columnFactor = { $n ->
    [one] tæller én gang
   *[other] tæller { $n } gange
}
columnAnnounce = kun det, der blev meldt efter første slag eller slået med alle terninger på én gang
productCounts = Når alle tre er udfyldt, tæller { $product } også (aldrig under 0)
countsInProduct = { $category } tæller kun i produktet
jokerOfColumns = Når »{ $category }« er udfyldt i alle kolonner, er hvert nyt slag med ens terninger en joker
lastTurnRolls = Den allersidste tur har { $n } slag
upperSection = Øverste del
lowerSection = Nederste del
upperTotal = Øverste sum
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Total
daily = Dagens spil
dailyBest = Bedste spil
trainStreak = { $n ->
    [one] { $n } dag indtil nu.
   *[other] { $n } dage i træk.
}
columnSum = Sum
factor = Faktor
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
coachBefore = Slå først; så rangordner træneren alle træk.
coachForTotal = Træneren og computeren spiller på totalen, ikke på de tildelte point.
coachWaits = Træneren tænker…
coachSays = Træneren: { $move }.
coachPrepares = Gør spillet klar. Et øjeblik…
coachStuck = Træneren kan ikke svare lige nu.
coachAway = Træneren er tilbage, når serveren er det.
noTable = Dette spil har hverken træner eller computerspillere.
noOutlook = Chancen for hver total vises i begyndelsen og mod slutningen af et spil.
noOutlookOfColumns = I spil med flere kolonner vises der ingen chancer for totalen, den øverste bonus eller sejren.
outlookPrepared = Gør klar: cirka { $time } tilbage.
prepareOutlook = Regn ud nu
moveKeep = Behold { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Meld { $category }
moveRerollAll = Slå alt om
keepThese = Behold disse
worth = total i snit { $value }
worthAbout = cirka { $value }
estimated = Skønnet, ikke eksakt.
estimatedStrength = Et skøn, ikke eksakt: følger du træneren, får du i snit { $mean } (med { $confidence } sikkerhed mellem { $low } og { $high }, over { $games } spil).
best = bedst
allMoves = Vis alle { $n } træk
fewerMoves = Vis færre
goal = Træneren spiller på
goalPoints = flest point
goalWin = sejren
goalTies = Uafgjort tæller som en halv sejr.
goalBoth = Det antages, at modspilleren også spiller for at vinde.
goalLater = Det er for tidligt at regne ud, hvordan du vinder, så træneren spiller på point.
worthWin = vinderchance { $value }
outlook = Prognose
expected = Forventet total
chanceBonus = Øverste bonus
chanceWin = Vinderchance
beforeTurn = Før denne tur
outlookWords = Forventet total { $mean }; ni ud af ti spil ender mellem { $low } og { $high }.
outlookSure = Totalen ligger fast: { $total }.
outlookAlone = Hvis du følger træneren fra nu af:
outlookTogether = Hvis alle følger træneren fra nu af:
outlookForPoints = Hvis alle spiller på flest point fra nu af:
outlookWeaker = Hvis alle spiller på flest point fra nu af, og computeren laver sine sædvanlige fejl:
targets = Totaler inden for rækkevidde
targetsHint = Vælg en total, og se, hvor tit du når den, og hvad det koster.
targetsWords = { $total } eller mere: i { $best } af tilfældene, når du spiller efter det, i { $usual }, når du spiller på flest point. Point, det koster i snit: { $cost }.
targetsBest = spil efter denne total
targetsUsual = spil på flest point
computerStuck = Computeren er gået i stå.
tryAgain = Prøv igen
deleteIt = Slet
keepIt = Behold
diceFair = Er terningerne ærlige?
diceFairGames = Slagene i dine gemte spil sendes til serveren uden navne og gemmes ikke der. Alle disse terninger blev slået af appen.
diceFairGame = Et enkelt spil viser kun grove fejl. Slagene sendes til serveren uden navne og gemmes ikke der.
diceCheck = Kontrollér terningerne
serverAway = Ingen forbindelse til serveren. Siden fortsætter, så snart serveren er tilbage.
pageStuck = Siden kunne ikke indlæses.
languageStuck = Sproget kunne ikke indlæses.
unknownGame = Ukendt spil.
fileBroken = Der er intet spil i filen.
linkBroken = Der er intet spil i linket.
otherTab = Spillet er sat på pause: du spiller det i en anden fane.
playHere = Spil videre her
gameWaits = Du har et spil i gang. Begynder du et nyt, går det tabt.
keptUnknown = Dit gemte spil har regler, som serveren ikke kender, så det er fjernet.
keptDamaged = Dit gemte spil var beskadiget og er fjernet.
review = Gennemgang
reviewing = Gennemgår hver beslutning…
reviewReady = Gennemgangen er klar.
reviewStuck = Spillet kunne ikke gennemgås.
gameInvalid = Spillet følger ikke reglerne:
problemPoints = »{ $category }« med { $dice } giver { $expected }, ikke { $found }.
problemImpossible = »{ $category }« kan ikke give { $found } her.
problemFilled = Feltet »{ $category }« var allerede udfyldt.
problemIllegal = Feltet »{ $category }« må ikke udfyldes her.
problemCall = »{ $category }« må ikke meldes her.
problemUnknown = Spillet har ingen kombination, der hedder »{ $category }«.
problemTotal = »{ $total }« bliver { $expected }, ikke { $found }.
problemExtra = »{ $bonus }« er { $expected } her, ikke { $found }.
problemDice = Terningerne passer ikke sammen.
problemTurns = Antallet af ture stemmer ikke.
problemOther = Noget her kan ikke læses.
problemsMore = … og { $n } mere
unjudged = Beslutningerne kan ikke bedømmes: serveren har ikke løst dette spil.
workLeft = { $share } færdig, cirka { $time } tilbage.
workWaits = Et andet spil står foran i køen: { $share } færdig, cirka { $time } tilbage.
shareLink = Del link
saveFile = Gem som fil
saveText = Gem som tekst
saveTable = Gem som CSV
positionCode = Stillingskode
copyCode = Kopiér
linkCopied = Linket er kopieret.
share = Del
textCopied = Teksten er kopieret.
startValue = Forventet med bedste spil
startEstimated = Trænerens skøn
luck = Held
loss = Spildte point
correction = korrektion
correctionHint = Værdierne er skøn. Korrektionen er, hvor meget de ramte ved siden af fra den ene tur til den næste.
luckAdjusted = Efter dette spil at dømme vinder man ved at spille sådan, uden held og uheld, i cirka { $chance } af tilfældene.
chanceStart = Ved start
ownMistakes = Egne fejl
luckOfOthers = De andres held
othersMoves = De andres beslutninger
playingToWin = At spille for sejren
chanceEnd = Til sidst
chanceTitle = Vinderchance i løbet af spillet
rank = { $n }. plads
turnsWords = { $loss ->
    [one] { $name }: held { $luck }, { $loss } spildt point.
   *[other] { $name }: held { $luck }, { $loss } spildte point.
}
turnWords = Tur { $n }: held { $luck }, spildt { $loss }
turnsHint = Vælg en tur for at se tallene.
expensive = De dyreste beslutninger
flawless = Ikke et eneste point spildt.
flawlessEstimated = Ikke et eneste point spildt, så vidt træneren kan se.
highlightPlace = { $name }, tur { $n }
grade_best = bedst
grade_good = god
grade_inaccuracy = upræcis
grade_mistake = fejl
grade_blunder = grov fejl
praise_only_move = eneste træk
praise_hard = svært at finde
skipMain = Gå til indholdet
navPlay = Spil
navAnalyse = Analysér
navTrain = Træn
navRules = Regler
navHistory = Mine spil
navMake = Lav dit eget spil
navWidget = Træner til dit websted
navDocs = API
missingTitle = Siden findes ikke
missingLead = Adressen er måske forkert, eller siden er flyttet.
missingHome = Til forsiden
playPage = Keepwise: spil med en perfekt træner
missingPage = Keepwise: siden findes ikke
navTake = Offline
answeredHere = Du er offline: svarene kommer fra denne enhed.
onThisDevice = på denne enhed
needsServer = Det kræver serveren. Det vises, når du er online igen.

## home: the home page /

homePage = Keepwise: terningspil, løst eksakt
homeTitle = Terningspil, løst til sidste decimal.
homeLead = Spil Yatzy, Yahtzee og deres slægtninge mod venner eller computeren. En træner, der kender det bedste træk til hvert slag, hjælper, når du spørger. Bagefter ser du, hvad der var held, og hvad der var dygtighed.
homePlay = Begynd at spille
homeAnalyse = Analysér rigtige terninger
homeTry = Første slag: hvilke terninger beholder du?
homeAnother = Et andet slag
homeAnalyseWords = Spiller du med rigtige terninger? Tast blok og slag ind, og se, hvad hvert træk koster, og hvorfor.
homeDailyWords = Ét spil for alle, med de samme terninger. Du har ét forsøg: hvor langt når du?
homeTrainWords = Ti beslutninger om dagen, de samme for alle, plus øvelser efter tema og dine egne fejl at arbejde med.
homeRulesWords = Hvad hver kombination kræver og giver, vist med terninger, på ét ark pr. spil.
homeHistoryWords = Dine spil, snit, serier og dyreste fejl. Det hele bliver i denne browser.
homeMakeWords = Lav om på reglerne, eller find på et spil, se straks, hvad det ændrer, og spil det bagefter.
homeDevelopers = For udviklere
homeApiTitle = Spørg
homeApiWords = Regn point ud for et slag, kontrollér hele spil til sidste terning, og få præcise råd med prisen på hvert alternativ. Virker med de indbyggede regler og dine egne.
homeDocs = Læs om API’et
homeWidgetTitle = Indlejr
homeWidgetWords = Tre linjer kode sætter træneren ind på enhver side, på tretten sprog, også til tastatur og skærmlæser.
homeWidget = Vis den alene, som i en iframe

## play: the page /play

coachOff = fra
coachHint = når jeg spørger
coachAfter = efter mit træk
coachAlways = altid
coachHintWords = Træneren siger intet, før du spørger. Tip kommer i tre trin: hvad der står på spil, to kandidater, trækket.
coachAfterWords = Du bestemmer først. Så siger træneren, hvad trækket kostede, og hvad der havde været bedst.
coachFirst = Du bestemmer først.
coachMissed = Træneren nåede ikke at se dette træk.
rollOn = Slå igen
scoreIn = { $category }: skriv { $points }
zeroAsks = »{ $category }« giver 0 point. Vælg feltet igen for at bekræfte.
zeroCosts = Det koster omkring { $n } point.
verdictBetter = Bedre: { $move }
verdictSlightly = Lidt bedre: { $move }
verdictPlayed = Dit træk
verdictBest = Bedst var
celebrate = { $category }!
endWon = Du vandt med { $n } point
endLost = Du tabte med { $n } point
endBest = Dit bedste spil hidtil, med { $n } point.
endCompared = { $n ->
    [one] Dit forrige spil: { $most }.
   *[other] Dine { $n } tidligere spil: { $mean } i snit, { $most } som bedst.
}
dailyCall = De samme terninger for alle, ét forsøg om dagen.
dailyHow = Alle har de samme terninger i dag. Du har ét forsøg, uden træner.
dailyNext = Næste spil om { $time } t.
rematch = Revanche
friend = Ven
friendInvites = { $name } inviterer dig: { $game }
friendHow = I skiftes via link, hver på jeres enhed. Hvert link indeholder hele spillet. Terningerne kommer af en hemmelighed fra jer hver, så ingen kan vælge dem.
friendYou = Dit navn, til din ven
friendAccept = Tag imod
friendInvite = Send invitationen
friendSend = Send linket
friendInvited = Din ven siger ja med et link tilbage. Så begynder du.
friendWaits = Det er { $name }s tur, med dette link. Kom tilbage med svaret.
friendText = Din tur: { $game }
friendYours = { $game } med { $name }: din tur
friendTheirs = { $game }: det er { $name }s tur
friendChanged = Linket er ændret: det passer ikke til det spil, du kender. Bed din ven sende det igen.
friendElsewhere = Dette spil spilles i en anden browser. Åbn linket der.
flag = Markér beslutningen til gennemgangen
flagSet = Markeret til gennemgangen.
flagGone = Markeringen er fjernet.
keys = Tastaturgenveje
keyFace = beholder en terning med dette tal; under analyse tilføjer de en
keyPlace = beholder terningen på denne plads
keyRoll = slår de terninger, der ikke beholdes
keyUndo = fortryder det seneste skridt
keysUse = Enkelte taster, f.eks. R for at slå
keyHint = beder træneren om et tip
keyFlag = markerer beslutningen til gennemgangen eller fjerner markeringen
keyHelp = viser tastaturgenvejene
keyArrows = flytter mellem terninger (← →) og felter (↑ ↓)
keyEnter = trykker på det, der er valgt, ellers på den store knap
tipsUse = Tip i de første spil
soundUse = Lyd og vibration
shakeUse = Ryst telefonen for at slå
tipDone = Forstået
tipKeep = Tryk på de terninger, du vil beholde. De andre slås om.
tipChoose = Det var sidste slag. Vælg et felt: tallene viser, hvad hvert felt giver.
tipNothing = Passer intet? Så skal du strege et felt. Vælg det, du savner mindst.
tipJoker = Alle terninger ens igen: de skal i »{ $category }«, så længe det felt er ledigt.
menu = Menu
analyseThis = Analysér stillingen
factsBest = perfekt spil giver i snit { $mean } point pr. spil
factsAbout = træneren når i snit cirka { $mean } point pr. spil
howPlayed = Sådan spiller du
strengthReaches = Når i snit cirka { $mean } point pr. spil.
infoOf = Hvad »{ $category }« kræver og giver
offline = Ingen forbindelse til serveren. Dit spil er gemt her; lad siden være åben, så fortsætter det, når serveren er tilbage.
setupTake = Hent spil, så du kan spille offline

## reasons: reasons for moves, on all pages and in the API

quoted = »{ $words }«
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Mere
pointAllTie = Alle træk er lige meget værd.
pointSame = Det er det bedste træk.
pointBetter = Bedre end »{ $move }«: { $reason }
pointBetterYours = Bedre end dit »{ $move }«: { $reason }
pointBetterBy = { $loss } bedre end »{ $move }«: { $reason }
pointIdle = { $n ->
    [one] beholder du { $dice }’eren, har du bare én terning mindre at forbedre { $others } med.
   *[other] beholder du { $dice }, har du bare færre terninger at forbedre { $others } med.
}
pointWithout = uden { $dice } får du »{ $category }« i denne tur i { $chance } af tilfældene, mod ellers { $other }.
pointWith = beholder du også { $dice }, får du »{ $category }« i denne tur i { $chance } af tilfældene, mod ellers { $other }.
pointCompletes = en { $faces } giver »{ $category }«; du får det i denne tur i { $chance } af tilfældene, mod ellers { $other }.
pointOpenUpper = feltet »{ $category }« er stadig ledigt, men ikke »{ $other }«.
pointForUpperBonus = { $dice } bringer dig tættere på den øverste bonus end { $others }.
pointHigher = { $dice } er mere værd end { $others } i alle felter, hvor terningerne lægges sammen.
pointMoreOften = i denne tur får du »{ $category }« i { $chance } af tilfældene, mod ellers { $other }.
pointSeveral = i denne tur får du oftere { $categories }.
pointMorePoints = får du »{ $category }« i denne tur, giver det i snit { $mean }, mod ellers { $other }.
pointBringsMore = ved spillets slutning har »{ $category }« i snit givet { $mean }, mod ellers { $other }.
pointFewerZeros = i denne tur skal du kun strege i { $chance } af tilfældene, mod ellers { $other }.
pointNoZeros = i denne tur behøver du aldrig strege, hvilket ellers sker i { $other } af tilfældene.
pointNoZeroYet = du behøver ikke strege endnu; slår du igen, får du »{ $category }« i { $chance } af tilfældene.
pointNothingLost = du har allerede sikret { $points } i »{ $other }«, og slår du igen, får du »{ $category }« i { $chance } af tilfældene.
pointMoreToCome = at slå igen giver i snit { $mean } i »{ $category }«, mod { $points } nu.
pointRollOn = slår du igen, får du »{ $category }« i { $chance } af tilfældene.
pointMadeAlready = du har allerede { $points } i »{ $category }«; det andet træk giver lige så meget igen i højst { $chance } af tilfældene.
pointNeverAgain = du har allerede { $points } i »{ $category }«; det andet træk giver aldrig lige så meget.
pointEnough = { $points } i »{ $category }« er bedre end det andet træk, som i snit giver højst { $mean } dér.
pointServed = »{ $category }« giver { $points } i dette slag, men kun { $later } senere.
pointSavesRolls = skriver du nu, gemmer du { $n } slag til senere ture.
pointExtraBonus = endnu en »{ $joker }« giver { $bonus } i bonus plus { $points } i »{ $category }«.
pointExtraBonusZero = endnu en »{ $joker }« giver { $bonus } i bonus, selv med 0 i »{ $category }«.
pointChases = endnu en »{ $joker }« ville give { $bonus } i bonus; chancen er { $chance }.
pointJoker = som joker giver terningerne { $points } i »{ $category }«.
pointTakeRare = »{ $category }« giver { $points } og kommer sjældent; selv når du går efter det, får du det kun i { $chance } af tilfældene.
pointGoodFor = { $points } er godt i »{ $category }«; går du efter det, får du i snit { $mean }.
pointTooLittle = { $points } er ikke meget i »{ $category }«; går du efter det, får du i snit { $mean }.
pointZeroGivesUp = streger du »{ $category }«, går du glip af { $mean }; så meget giver det i snit, hvis du går efter det.
pointZeroRare = det koster ikke meget at strege »{ $category }«; selv når du går efter det, får du det kun i { $chance } af tilfældene.
pointZeroNever = »{ $category }« kan ikke længere opnås, så det koster ikke meget at strege den.
pointZeroLow = det koster ikke meget at strege »{ $category }«; går du efter det, får du i snit kun { $mean }.
pointZeroInstead = { $later } er ikke meget i »{ $rival }«; går du efter det, får du i snit { $other }, mod kun { $mean } i »{ $category }«.
pointUpperLost = den øverste bonus er alligevel uden for rækkevidde, så det koster ikke meget at strege »{ $category }«.
pointUpperAlive = så kan du stadig nå den øverste bonus; går du efter den, får du den i { $chance } af tilfældene.
pointUpperSure = så er den øverste bonus sikret.
pointUpperCloser = så kommer du tættere på den øverste bonus; går du efter den, får du den i { $chance } af tilfældene, mod ellers { $other }.
pointUpperCertain = det sikrer den øverste bonus; går du efter den, får du den altid, ikke kun i { $other } af tilfældene.
pointUpperMore = så giver den øverste bonus i snit { $mean }, mod ellers { $other }.
pointFloor = Du ender på mindst { $points }, uanset hvad du slår; »{ $move }« garanterer kun { $other }.
pointFloorAlone = Du ender på mindst { $points }, uanset hvad du slår.
pointTarget = Du når { $points } eller mere i { $chance } af tilfældene, med »{ $move }« i { $other }.
pointUpperBonus = Du får den øverste bonus i { $chance } af tilfældene, med »{ $move }« i { $other }.
pointIdleAlone = { $n ->
    [one] beholder du { $dice }’eren, har du bare én terning mindre at slå.
   *[other] beholder du { $dice }, har du bare færre terninger at slå.
}
pointOpenChances = slår du igen, kan du stadig få { $categories }.
pointBonusEither = du får { $bonus } i bonus under alle omstændigheder, og { $points } er godt i »{ $category }«; går du efter det, får du i snit { $mean }.
nextCosts = »{ $move }« koster { $loss }.
nextHardly = »{ $move }« er næsten lige så godt.
nextTies = »{ $move }« er præcis lige så godt.
onlyMove = Der er intet andet træk.
nextWins = Med »{ $move }« vinder du i { $other } af tilfældene i stedet for { $best }.
playsFor = Giver { $made }.
playsElse = Giver { $made }, ellers 0 i { $lost }.
playsOrNothing = Giver { $made }, ellers 0 point dér.
playsOrZero = Giver { $made }; 0 i { $lost }.
playsZero = Giver 0 i { $lost }.
playsSure = Giver altid { $made }.
paysMoreKeepsMore = det bedste træk giver { $now } mere nu, og de ledige felter er { $later } mere værd.
paysMoreKeepsSame = det bedste træk giver { $now } mere nu.
paysMoreKeepsLess = det bedste træk giver { $now } mere nu; de ledige felter er kun { $later } mindre værd.
paysSameKeepsMore = det bedste træk giver lige så meget nu, og de ledige felter er { $later } mere værd.
paysLessKeepsMore = det bedste træk giver { $now } mindre nu, men de ledige felter er { $later } mere værd.
keepsAll = beholder du alle terninger, spilder du et slag.
wasThere = Pointene var lige til at tage.
moveWith = »{ $move }«: { $words }
whyTake = { $best } nu; senere ville det i snit give { $other }
whyLeaveOpen = i snit { $best }, hvis feltet forbliver ledigt; nu ville det give { $other }
whyMean = i snit { $best } i stedet for { $other }
whyAlive = kan stadig nås
whySure = så godt som sikkert
whyLost = opgives
whyAtRisk = ikke længere sikkert
whyChance = { $best } chance i stedet for { $other }
whyNow = giver point nu
whyRest = alt andet
stakesAhead = Spiller du på point, ender du i snit { $points } point foran.
stakesBehind = Spiller du på point, ender du i snit { $points } point bagud.
stakesLevel = Spiller du på point, ender det i snit lige.
stakesSame = »{ $move }« er også det bedste træk, hvis du spiller på point.
stakesCosts = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du vinder i kun { $other } af tilfældene i stedet for { $best }.
stakesCostsHardly = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du vinder sjældnere.
stakesRisk = Med »{ $move }« sætter du { $n } point i »{ $category }« på spil.
stakesMakes = Med »{ $move }« får du point i »{ $category }« i { $chance } af tilfældene; så er vinderchancen { $then }, ellers { $otherwise }.
stakesNever = Med »{ $move }« får du aldrig point i »{ $category }«.
stakesSure = Med »{ $move }« får du med sikkerhed point i »{ $category }«.
stakesZero = Med »{ $move }« bliver det 0 i »{ $category }« i { $chance } af tilfældene; så er vinderchancen { $then }, ellers { $otherwise }.
stakesNoZero = Med »{ $move }« bliver det aldrig 0 i »{ $category }«.
stakesSureZero = Med »{ $move }« bliver det med sikkerhed 0 i »{ $category }«.
stakesRisky = Efter denne tur er din vinderchance { $best }; med »{ $move }« er den { $other }. Med det bedste træk tager du større risiko.
stakesSafe = Efter denne tur er din vinderchance { $best }; med »{ $move }« er den { $other }. Det bedste træk er det sikreste.
whyServer = Den fulde forklaring kræver serveren.
hintStakes = Hvad står på spil?
hintTwo = To kandidater
hintMove = Vis trækket
hintMean = { $mean } i snit, hvis du går efter det; en hel tur giver { $usual }.
hintNow = { $points } nu; en hel tur efter det giver { $usual } i snit.
hintZeros = Alle åbne felter får 0 med disse terninger.
hintBonus = Point, der mangler til den øverste bonus på { $bonus }: { $n }.
hintMade = I denne tur får du »{ $category }« i { $one } af tilfældene efter »{ $first }«, { $two } efter »{ $second }«.
hintZero = I denne tur bliver det 0 i »{ $category }« i { $one } af tilfældene efter »{ $first }«, { $two } efter »{ $second }«.
hintUpper = Går du efter den øverste bonus, får du den i { $one } af tilfældene efter »{ $first }«, { $two } efter »{ $second }«.
rivalOften = Vores computerspiller »{ $strength }« vælger »{ $move }« i { $chance } af tilfældene.

## review: the review after a game

valueTitle = Forventet total i løbet af spillet
valueHint = Vælg en tur for at se den forventede total efter den.
valueAfter = Efter tur { $n }: { $values }
lossPerDecision = Tabt i snit pr. beslutning
playedLike = Spiller som vores computer »{ $strength }«.
playedBetween = { $n ->
    [one] Blandt vores computerspillere: med { $confidence } sandsynlighed mellem »{ $least }« og »{ $greatest }«, ud fra { $n } beslutning med et valg.
   *[other] Blandt vores computerspillere: med { $confidence } sandsynlighed mellem »{ $least }« og »{ $greatest }«, ud fra { $n } beslutninger med et valg.
}
playedOne = { $n ->
    [one] Blandt vores computerspillere: med { $confidence } sandsynlighed denne, ud fra { $n } beslutning med et valg.
   *[other] Blandt vores computerspillere: med { $confidence } sandsynlighed denne, ud fra { $n } beslutninger med et valg.
}
sameDice = Bedste spil med de samme terninger
dailyNow = Dagens spil er klar
dailyBestWords = De bedste træk med de samme terninger. De ved heller ikke, hvad der kommer, så mere er muligt.
dailyPlace = Sammenlignet med computeren
dailyPlaceWords = Hvor ofte hver styrke har færre point end dig, med sine egne terninger. Bjælken dækker ni af ti af dens spil; stregen er dig.
sameDiceDrawn = { $n } af terningerne kom aldrig op i dette spil og blev trukket tilfældigt.
sameDiceHow = Hver tur begynder med det samme første slag. Terninger, der slås om, viser det, de viste i den tur, i samme rækkefølge. Slår bedste spil flere terninger om, end der blev slået, trækkes de ekstra tilfældigt, altid ens for samme spil. Også rækkefølgen af terningerne i ét og samme slag trækkes tilfældigt.
totalLucky = { $total } = { $start } + held { $luck } − fejl { $loss }
totalUnlucky = { $total } = { $start } − uheld { $luck } − fejl { $loss }
decisions = Alle beslutninger
decisionsOf = Spiller
everyone = Alle
onlyLosses = Kun dem, der kostede point
onlyFlagged = Kun markerede
flagged = markeret
playedMove = Spillet
playedBetter = Bedre
playedAgain = Denne gang
mistakesAll = Gå alle fejl igennem
mistakeOf = Fejl { $n } af { $of }
mistakeBefore = Forrige
mistakeAfter = Næste
mistakesWorst = Kun de dyreste
turnByTurn = Tur for tur
tryIt = Prøv igen
print = Udskriv
noneShown = Ingen beslutninger passer.
cardBefore = Blokken før denne tur
turnNumber = Tur { $n }
rollNumber = Slag { $n }
noDice = Ingen terninger noteret.
forced = intet at vælge imellem
emptyCard = Intet er udfyldt endnu.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Stilling
boardCheck = Tjek en blok
boardOwnRules = Egne regler…
boardOwnJson = Regler som JSON
boardOwnWrong = Der er fejl i disse regler:
boardCancel = Annullér
boardPut = Tilføj en { $face }’er
boardTake = { $die }: fjern
boardNoDie = Terning { $place }: ingen endnu
boardKeep = { $die }: behold
boardRoll = slå
boardClear = Ryd
boardRolls = Slag tilbage
boardSavedTitle = Gemte slag
boardCall = Meldt
boardAllRolled = Alle terninger blev slået på én gang
boardOpen = ledigt
boardOpens = { $cell }: ryd
boardMoves = Bedste træk
boardAim = Spil på
boardTarget = en total på mindst
boardFloor = højeste garanterede total
boardUpperBonus = den øverste bonus
boardFloorWorth = mindst { $value }
boardDice = { $n ->
    [one] Indtast { $n } terning.
   *[other] Indtast { $n } terninger.
}
boardEmpty = Indtast terningerne, så vises alle træk her med værdi og begrundelse.
boardFull = Blokken er fuld: { $total }.
boardBelow = Chancerne med disse terninger står længere nede.
boardThen = { $points } point nu, så i snit { $rest } til.
boardThenShort = { $points } point nu.
boardRolled = Behold disse og slå
boardScored = Skriv ind og fortsæt
boardOutlook = Med bedste spil på point fra nu af:
boardOdds = Chancer i denne tur
boardOddsKeep = Hvis du beholder { $dice } og kun går efter én kombination:
boardOddsTurn = En hel tur, hvor du kun går efter én kombination:
boardOddsBest = Hvis du kun går efter én kombination og beholder det, der passer bedst til den. Markér terninger for at se chancerne med dem.
boardChance = Sandsynlighed
boardMean = Point i snit
boardFrom = { $points } eller mere
boardWrong = Det kan ikke ske i et spil. Kontrollér blokken og terningerne.
boardNoTable = Serveren har ikke løst dette spil, så det bedste træk kendes først, når kun få felter er ledige. Chancerne nedenfor vises altid.
boardNoTarget = Ikke muligt så tidligt i spillet, først når kun få felter er tilbage. »Flest point« er altid muligt.
boardPays = Dette slag giver:
boardBroken = Linket indeholder ingen stilling.
boardPicture = Link med billede
boardPictureHint = Beskedapps viser linket som et billede af stillingen. Derfor får serveren stillingen i adressen; det gør den ikke med »Del link«.
boardOffline = Ingen forbindelse til serveren. Det, du har indtastet, bliver i adressen; svarene kommer, når serveren er tilbage.
cardOrder = Feltet »{ $category }« er udfyldt for tidligt: andre kommer først.
cardTogether = »{ $category }«: disse point passer ikke med resten af blokken.
cardSaved = Efter så mange ture kan der være { $least } til { $most } gemte slag.
cardBonuses = Med disse point kan der ikke være så mange ekstrabonusser.
checkHow = Skriv din blok af: et tal, en streg for et streget felt, ingenting for et ledigt. Summer må være tomme.
checkResult = Resultat
checkPaste = Indsæt en blok
checkText = Rækkerne, som de står på blokken, på et hvilket som helst sprog
checkRead = Indlæs
checkProblems = Fandt { $n } fejl.
checkRight = Fandt ingen fejl.
checkNoNumber = »{ $text }« er ikke et tal.
checkTaken = Rækker, der blev forstået: { $some } af { $all }.
checkUnreadRow = Række { $line }, »{ $name }«, blev ikke forstået.
checkPerhaps = Mente du { $names }?

## train: the page /train

trainPage = Keepwise: Træning
trainLead = Ti beslutninger om dagen, de samme for alle. Øv dig, så meget du vil, og arbejd med dine egne fejl, til du ikke laver dem mere.
keepsNothing = Browseren gemmer intet for denne side, så det, du har lavet, forsvinder, når du forlader den.
trainToday = Dagens ti
trainTodayWords = To fra begyndelsen, tre fra midten, tre fra sent i spillet, to fra slutningen.
trainDone = { $n } af { $of } besvaret
trainRight = { $n } af { $of } rigtige
trainLongest = Længste serie hidtil: { $n }.
trainLook = Se resultatet
trainGoOn = Fortsæt
trainStart = Begynd
trainMistakes = Dine egne fejl
trainMistakesWords = Beslutninger fra dine gennemgåede spil, som kostede point. De kommer igen efter nogle dage: senere, hvis du svarer rigtigt, før, hvis du svarer forkert.
trainNoMistakes = Spil et spil, og få det gennemgået: beslutninger, der kostede dig point, kommer igen her.
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
themeIs_straights = Du har en straight ledig: gå efter den eller efter noget bedre?
themeIs_bonus_alive = Det gælder den øverste del, og bonussen kan stadig nås.
themeIs_bonus_dead = Det gælder den øverste del, men bonussen er tabt.
themeIs_joker = Fem ens en gang til, når feltet allerede er udfyldt.
themeIs_which_zero = Ingen slag tilbage og næsten intet at hente: hvad streger du?
themeIs_endgame = Højst tre ture tilbage.
trainNone = Der er ingen beslutninger af den slags i dette spil.
trainNotSolved = Serveren har ikke løst dette spil, så der er ingen valg at øve.
trainLoads = Leder efter beslutninger…
trainPrepares = Finder beslutninger fra dette spil. Et øjeblik…
trainNoneDue = Intet at gentage lige nu. Kom igen i morgen, eller øv et tema.
trainMenu = Træning
trainDay = Dagens ti, { $date }
trainTry = En gang til
trainNumber = { $n } af { $of }
trainKeep = { $n ->
    [one] Behold, og slå { $n } terning
   *[other] Behold, og slå { $n } terninger
}
trainKeys = Tryk på de terninger, du beholder, eller på et felt, du udfylder.
trainKeyboard = Tasten ? viser alle taster.
trainNext = Næste
trainEnd = Resultat
trainAgain = Prøv igen
trainHinted = Med et tip hæver et rigtigt svar ikke dit ratingtal.
trainDifficulty = Sværhedsgrad { $difficulty }
trainRating = Dit ratingtal: { $rating }
trainProvisional = foreløbigt, svar { $n } af { $of }
trainRatingWords = Det begynder ved 1000, samme niveau som vores lejlighedsspiller. Hver af dagens ti flytter det, og svære giver mere, når du svarer rigtigt.
trainBest = Rigtigt: det er det bedste træk.
trainGood = Godt nok: det koster kun { $loss }. Bedst: { $best }.
trainWrong = Det koster { $loss }. Bedst: { $best }.
trainRuleSave = Slag, du ikke bruger, gemmes: stop, når de kan give mere i en senere tur.
trainRuleStop = Du behøver ikke bruge alle slag: stop, når det næste risikerer mere, end det kan give.
trainRuleRollOn = Skriv ikke for tidligt: et slag, du har tilbage, kan stadig forbedre turen.
trainRuleZeroOverPoints = Et nul i det rigtige felt kan koste mindre end et par point i det forkerte.
trainRuleWhichZero = Hvis det skal være et nul, så opgiv det felt, der ville give dig mindst fra nu af.
trainRuleBonusPar = Så længe bonussen er mulig, står { $n } eller flere ens godt i den øverste del.
trainRuleSmallBox = Skriv et dårligt slag i et lille felt som enere eller toere: der går kun lidt tabt.
trainRuleLessNow = Flest point nu er ikke altid bedst: tænk på, hvad de åbne felter stadig kan give.
trainRuleTakeIt = Tag de flere point nu i stedet for at gemme feltet til et slag, der måske ikke kommer.
trainRuleSamePoints = Ved lige mange point: udfyld det felt, der ville give dig mindre senere.
trainRuleRollAll = Hvis ingen terninger hjælper nok, så slå dem alle igen.
trainRuleStraight = Begyndelsen på en straight kan være mere værd end et par.
trainRuleNoStraight = Ens terninger kan være mere værd end begyndelsen på en straight.
trainRuleHigher = Med lige mange af to tal giver det højeste ofte mere.
trainRuleOpenBox = Et lavere tal med et åbent felt kan være mere værd end et højere uden.
trainRuleMoreAlike = Gå ud fra det tal, som flest terninger viser.
trainRuleKeepFewer = Slip terninger, der kun ser ud til at hjælpe: flere terninger at slå giver flere chancer.
trainRuleKeepMore = Behold terninger, der allerede passer: det, du slår om, skal komme igen.
trainRuleBonusGone = Når bonussen er uden for rækkevidde, er de øverste felter kun deres point værd.
trainRuleEndgame = Mod slutningen tæller kun de åbne felter: spil efter netop dem.
trainRuleOther = Sammenlign, hvad hvert træk holder åbent, ikke kun hvad det giver nu.
trainAccepted = Et træk, der højst giver { $loss } point fra sig, tæller også som rigtigt.
trainWhy = Hvorfor
trainThen = I dit spil valgte du: { $move }.
trainBoard = Åbn i Analysér
trainPeople = Hvad vores computerspiller på lejlighedsniveau ville gøre
trainWrongShare = Den tager fejl i { $share } af tilfældene.
mark_good = rigtigt
mark_inaccurate = upræcist
mark_wrong = forkert
markOpen = ubesvaret
trainLost = Tabt i alt: { $loss } point.
trainLesson = Det kan du øve dig på
trainMissed = { $n } af { $of } gik galt i »{ $theme }«.
trainPractise = Øv dem
trainKinds = Rigtige: { $keeps } af { $ofKeeps } om terninger, { $scores } af { $ofScores } om felter.
trainBefore = { $n ->
    [one] { $n } tidligere dag: i snit { $right } rigtige.
   *[other] { $n } tidligere dage: i snit { $right } rigtige.
}
trainComeBack = Dem, du missede, kommer snart igen; dem, du klarede, kommer senere.
trainMore = Flere
trainBestWas = Bedst: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: antal { $count }, forventet { $expected }. Sand andel mellem { $low } og { $high }.
auditLegend = Den lodrette streg viser, hvor ærlige terninger ville ligge. Den vandrette indeholder sidens sande andel, for alle seks på én gang med { $confidence } sikkerhed.
auditGames = Spil med alle slag: { $n }.
auditStuck = Terningerne kunne ikke kontrolleres.
auditLeftOut = Slag, der er udeladt, fordi det ikke vides, hvilke terninger der blev slået: { $n }.

## history: the page /history

historyPage = Keepwise: Mine spil
historyDamaged = { $n ->
    [one] { $n } post er beskadiget og udelades; de andre er her.
   *[other] { $n } poster er beskadiget og udelades; de andre er her.
}
historyEmpty = Intet spil endnu
historyEmptyWords = Spil, som du spiller færdigt i denne browser, vises her med, hvad de kostede dig og hvor. Intet forlader browseren af sig selv.
historyWho = Hvis spil
historyMeans = Snit pr. spil
historyPlayed = Spil
historyMean = Snit
historyLatest = Seneste { $n }
historyMost = Bedst
historyLoss = Tabt pr. spil
historyRating = Hvor godt du spiller
ratingHow = Serveren regner det ud. Til det sender din browser kun spillenes slags og tal: hvor mange reelle beslutninger hvert gennemgået spil havde, og hvad de kostede. Der sendes ingen navne, terninger eller spil, og intet gemmes.
ratingStart = Bedøm mit spil
ratingLike = Af vores computerspillere spiller du mest som »{ $strength }« (sandsynlighed { $chance }).
ratingBeyond = Vores computer »{ $strength }« ville højst spille så godt ved et tilfælde i { $chance } af tilfældene.
ratingDecisions = Reelle beslutninger
ratingLevel = Niveau, fra 1 (begynder) til 6 (perfekt)
ratingTrend = Ændring pr. 1.000 beslutninger
ratingBetter = Du taber mindre end før.
ratingWorse = Du taber mere end før.
ratingSteady = Der kan ikke ses nogen ændring endnu.
ratingRange = { $value } ({ $low } til { $high })
ratingIntervals = Den sande værdi ligger i intervallet med 95 % sandsynlighed. Med få spil er intervallerne brede.
phase_opening = Åbning
phase_middle = Første halvdel
phase_late = Anden halvdel
historyOverTime = Tab pr. reel beslutning
historyTooFew = Der er mere at se efter to gennemgåede spil.
chartHint = Vælg et spil for at se tallene.
chartPoint = { $date }: { $loss } point pr. beslutning
chartWords = { $n } gennemgåede spil: { $first } point pr. beslutning i de første, { $last } i de seneste.
historyThemes = Det, der kostede mest
historyEach = { $n ->
    [one] { $n } beslutning, { $loss } hver
   *[other] { $n } beslutninger, { $loss } hver
}
historyStreaks = Serier
historyDaysPlayed = Dage med et spil
historyAgainst = Mod computeren
historyWins = { $n ->
    [one] { $n } sejr i træk.
   *[other] { $n } sejre i træk.
}
historyGoals = Mål: { $n } af { $of }
goal_bonus = Nå bonussen i øverste del
goal_careful = Et spil, hvor ingen beslutning koster mere end 2 point
goal_endgame = Et fejlfrit slutspil
goal_unlucky = Slå computeren trods uheld
goal_joker = Få bonussen for flere ens terninger
goal_expert = Slå computeren som ekspert eller perfekt
goal_thrifty = Spild under 20 point i et spil
goal_flawless = Spild under 5 point i et spil
historyNoDays = ingen serie lige nu.
runBound = Tabte point i et spil
runWithin = { $n ->
    [one] Du tabte højst { $bound } point i dit seneste spil.
   *[other] Du tabte højst { $bound } point i hvert af dine seneste { $n } spil.
}
runBeyond = { $n ->
    [one] Du tabte mere end { $bound } point i dit seneste spil.
   *[other] Du tabte mere end { $bound } point i hvert af dine seneste { $n } spil.
}
historyGames = { $n } spil
historyAll = Vis alle { $n }
historyNotReviewed = Ikke gennemgået endnu.
historyThin = Kun totalerne er tilbage af dette spil.
historyDelete = Slet
historyDeleteAsks = Slet spillet og fejlene i det?
historyDeleted = Spillet er slettet.
rollCheck = Kontrollér serverens terninger
rollCheckHow = Indsæt et eller flere svar fra /v1/roll/reveals. Din browser regner terningerne efter; intet bliver sendt.
rollCheckText = Svar som JSON
rollCheckNow = Kontrollér
rollCheckNone = Det er ikke et svar fra /v1/roll/reveals.
rollProved = Kast { $n }: { $dice }. Alt stemmer: ingen af siderne kunne vælge disse terninger.
rollUnproved = Kast { $n }: { $dice }. Det stemmer ikke.
rollWrongClient = Spillerens værdi fører ikke til spillerens forpligtelse.
rollWrongServer = Serverens værdi fører ikke til serverens forpligtelse.
rollWrongFaces = Værdierne giver andre øjne: { $dice }.
rollWrongHand = Hånden består ikke af de gemte og de kastede terninger.
rollNoted = Det er kun et bevis for den, der havde disse to før det første kast. Spillerens forpligtelse: { $client }. Serverens: { $server }.
historyFile = Din historik som fil
historyKept = Alt ligger kun i denne browser: de seneste { $detailed } spil med hvert træk, af { $games } i alt. Når pladsen slipper op, beholder de ældste kun deres totaler.
historyExport = Eksportér
historyImport = Importér
deckMake = Kortbunke til Anki
deckHint = { $n ->
    [one] Din fejl bliver til et kort i programmet Anki: importer filen dér. En nyere fil opdaterer de kort, du allerede har.
   *[other] Dine { $n } fejl bliver til kort i programmet Anki: importer filen dér. En nyere fil opdaterer de kort, du allerede har.
}
deckAsks = Hvad spiller du?
historyForget = Slet alt
historyForgetAsks = Slet alle spil, dage og fejl i denne browser?
historyForgotten = Alt er slettet.
fileTaken = Importeret. Spil: { $games }, dage: { $days }.
fileFull = Der var ikke plads til det hele.
fileRefused = Intet blev importeret.
fileLong = Filen er for stor.
fileNoJson = Filen er ufuldstændig eller ikke JSON.
fileOther = Det er ikke en historikfil fra Keepwise.
fileNewer = Filen har version { $version }, som denne side ikke kender.
fileWrong = Filen er beskadiget her: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regler
rulesTitle = Regler
rulesLead = Hvert spil på ét ark: turen, hver kombination med et eksempel og en blok til at udskrive og spille med.
rulesAll = Alle spil
rulesPrint = Udskriv
rulesPlay = Spil det her
rulesDice = { $n ->
    [one] { $n } terning
   *[other] { $n } terninger
}
rulesRolls = { $n } slag
rulesTurn = En tur
rulesEnd = Slutningen
rulesCategories = Kombinationerne
rulesExample = For eksempel
rulesMiss = Men ikke
rulesFirstRoll = i første slag { $points }
turnRoll = { $n ->
    [one] Slå terningen.
   *[other] Slå alle { $n } terninger.
}
turnOnce = Du slår én gang pr. tur.
turnAgain = { $n ->
    [one] Du slår { $n } gang i alt.
   *[other] Behold de terninger, du vil, og slå resten om: højst { $n } slag i alt.
}
turnFree = Terninger, du har beholdt, må også slås om.
turnFill = Udfyld så et ledigt felt. Passer terningerne ikke, får du 0 dér.
turnCounted = { $n ->
    [one] Af de { $dice } terninger tæller { $n }: den, der giver mest.
   *[other] Af de { $dice } terninger tæller { $n }: dem, der giver mest.
}
leastCounted = { $n ->
    [one] Af de { $dice } terninger tæller { $n }: den, der giver mindst.
   *[other] Af de { $dice } terninger tæller { $n }: dem, der giver mindst.
}
orderCard = Felterne udfyldes oppefra og ned.
orderUpper = Du udfylder den øverste del først, i vilkårlig rækkefølge, så den nederste.
extraStart = Du begynder spillet med { $n } ekstraslag, som du kan bruge, når du vil.
extraSaves = Slag, du har tilovers, gemmes til senere ture.
extraMost = Højst { $n } kan gemmes.
endTotal = { $n ->
    [one] Spillet er slut efter { $n } tur. Den højeste total vinder.
   *[other] Spillet er slut efter { $n } ture. Den højeste total vinder.
}
endAwarded = { $n ->
    [one] Spillet er slut efter { $n } tur. Den, der har fået tildelt flest point, vinder.
   *[other] Spillet er slut efter { $n } ture. Den, der har fået tildelt flest point, vinder.
}
coloursAre = Hvert øjental har en farve: { $colours }.
bonusFrom = { $at } eller mere i den øverste del: { $points }.
bonusHighest = Kun det højeste trin, du når, tæller.
bonusEach = Og { $n } mere for hvert point derover.
bonusPar = { $n } af hvert øjental er lige nok.
upperPays = Giver summen af alle terninger, der viser { $face }.
needsAny = Hvilke terninger som helst.
needsAll = { $n ->
    [one] Én terning.
   *[other] Alle { $n } terninger ens.
}
needsEqual = { $n ->
    [one] Én terning.
   *[other] Mindst { $n } ens terninger.
}
needsTwo = { $a } terninger med ét øjental og { $b } med et andet.
needsTwoAny = { $a } terninger med ét øjental og { $b } med et øjental, der må være det samme.
needsThree = { $a } terninger med ét øjental, { $b } med et andet og { $c } med et tredje.
needsThreeAny = { $a }, { $b } og { $c } terninger med hver sit øjental; de må være ens.
needsRun = { $n ->
    [one] Én terning.
   *[other] { $n } øjental i træk: { $runs }.
}
needsFaces = Hvert af disse øjental: { $faces }.
needsSum = Terningernes sum er { $n }.
needsLeast = Terningernes sum er mindst { $n }.
needsGreatest = Terningernes sum er højst { $n }.
needsColour = Alle terninger har samme farve.
needsColourMatched = Disse terninger har samme farve.
paysPoints = Giver { $n } point.
paysTakes = Trækker { $n } point fra.
paysAll = Giver summen af alle terninger.
paysMatched = { $n ->
    [one] Giver terningens værdi.
   *[other] Giver summen af disse { $n } terninger.
}
paysFaces = Giver summen af alle terninger, der viser { $faces }.
paysPlus = Plus { $n } point.
paysMinus = Minus { $n } point.
paysServed = I turens første slag: { $n } point mere.
paysByRoll = Pointene afhænger af, hvilket slag du får det i: { $rolls }.
rollPays = slag { $roll }: { $points }
rollPaysLast = fra slag { $roll }: { $points }
timesFill = { $n ->
    [one] Kan udfyldes { $n } gang.
   *[other] Kan udfyldes { $n } gange.
}
afterFill = Giver først point, når »{ $category }« har givet point.
jokerTitle = »{ $category }« en gang til
jokerBonus = Når »{ $category }« har givet point, giver hvert nyt slag med { $n } ens terninger { $bonus } point ekstra, uanset hvor du skriver det.
jokerHolds = Når feltet »{ $category }« er udfyldt, gælder dette for hvert nyt slag med { $n } ens terninger:
jokerForcedFirst = Så længe øjentallets øverste felt er ledigt, skal slaget derhen.
jokerForcedThen = Derefter skal det i et ledigt felt i den nederste del.
jokerForcedLast = Er den nederste del fuld, skal det i et ledigt øverste felt med 0.
jokerWhy = Derfor kan du nogle gange kun vælge ét felt.
jokerFree = Du må skrive det i et hvilket som helst ledigt felt. Er øjentallets øverste felt udfyldt, er det en joker i den nederste del.
jokerOriginal = Det er en joker og skal i et ledigt felt i den nederste del. Er den fuld, skal det i et øverste felt med 0.
jokerNone = Du må skrive det i et hvilket som helst ledigt felt, og det giver, hvad det plejer at give dér.
jokerPays = Som joker giver det fulde point, uanset hvad disse kræver: { $list }.
jokerPaysHere = Som joker: { $n } point.
jokerMultiplied = Disse point ganges på samme måde som kolonnen.
jokerMadeOnly = Du får dem kun, hvor slaget giver mere end 0.
tipsTitle = Til det første spil
tipStop = Du behøver ikke bruge alle slag: er det godt, kan du skrive det med det samme.
tipBonus = I den øverste del er du på vej mod bonussen med { $n } af hvert øjental.
tipZero = Når intet passer, er det ofte billigst at strege »{ $category }«.
tipChance = »{ $category }« tager alle slags terninger: hold feltet ledigt til en tur, der går galt.

## make: the ruleset editor /make

makePage = Keepwise: Lav dit eget spil
makeTitle = Lav dit eget spil
makeLead = Tag udgangspunkt i et spil, du kender, lav om på det, du vil, og se straks, hvad det fører til.
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
makeBonus = Bonus i øverste del
makeBonusAt = Fra
makeBonusEach = For hvert point derover
makeAddBonus = Tilføj en bonus
makeJoker = Alle ens en gang til
makeJokerRule = Tæller som
makeJokerOff = intet særligt
makeJokerForced = tvungen joker
makeJokerFree = valgfri joker
makeJokerOriginal = joker, kun i nederste del
makeJokerNone = kun ekstra point
makeJokerCategory = Når denne er udfyldt
makeJokerBonus = Point oveni
makeAdd = Tilføj en kombination
makeNew = Ny
makeCategoryName = Navn
makeNeeds = Hvad den kræver
makeNeedsKind = Terninger
makeNeedsFace = ét øjental (øverste del)
makeNeedsAny = hvilke terninger som helst
makeNeedsGroups = ens terninger
makeNeedsRun = øjental i træk
makeNeedsFaces = bestemte øjental
makeFace = Øjental
makeGroup = Gruppe { $n }
makeSameFace = Grupperne må have samme øjental
makeRunLength = Antal i træk
makeFaces = Øjental
makeTotal = Terningernes sum
makeAny = vilkårlig
makeTotalExact = præcis
makeTotalLeast = mindst
makeTotalMost = højst
makeColour = Farve
makeColourAll = samme på alle terninger
makeColourMatched = samme på disse terninger
makePays = Hvad den giver
makePaysKind = Slags
makePaysPoints = faste point
makePaysAll = summen af alle terninger
makePaysMatched = summen af disse terninger
makePaysFaces = summen af bestemte øjental
makePaysRolls = afhænger af slaget
makePoints = Point
makeByRoll = Point i slag 1, 2, 3 …
makePlus = Point oveni
makeServed = Bonus i første slag
makeTimes = Antal gange, den kan udfyldes
makeAfter = Giver først point efter
makeAfterNone = intet
makeUp = Flyt op
makeDown = Flyt ned
makeRemove = Fjern { $name }
makeFollows = Hvad det betyder
makeWrong = Ret { $n } fejl først.
makeTotals = Totaler fra { $least } til { $greatest }
makeStates = { $count ->
    [one] { $count } situation mellem turene
   *[other] { $count } situationer mellem turene
}
makeReady = Træneren kender dette spil.
makeSolvable = Træneren lærer spillet, første gang du spørger: cirka { $time }.
makeOutOfReach = For stort for træneren. Mennesker kan spille det.
makeEstimated = I spil med flere kolonner giver træneren kun et skøn.
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
takeLead = De sider og spil, du henter, gemmes i denne browser og kræver ingen forbindelse. En tabel til hvert spil lader træneren og computeren svare præcis som serveren.
takeGames = Spil
takeSize = { $size } MB
takeTotal = Skal hentes: { $size }
takePages = Alle sider, på det sprog du læser dem på
takeKept = hentet
takeNewer = der er en nyere tabel
takeNow = Hent
takeLoads = Henter…
takeDone = Hentet. Nu virker det hele offline.
takeRemove = Fjern { $name }
takeRemoveAll = Fjern det hele
takeRemoved = Fjernet.
takeFull = Browseren har ikke mere plads. Fjern et spil, eller vælg færre.
takeCutOff = Ingen forbindelse til serveren. Det, der mangler, kan hentes, når den er tilbage.
takeImpossible = Browseren kan ikke gemme sider: det kræver en sikker forbindelse (https) og et vindue, der ikke er privat.
takeMayGo = Browseren kan slette det, hvis pladsen bliver knap.
takeOthers = Dette kræver serveren: spil med flere kolonner, egne regler, at spille på sejren, prognosen og fulde forklaringer.
takeWho = Hvor svarene kommer fra
takeServer = Serveren; denne enhed kun, når serveren ikke kan nås
takeDevice = Altid denne enhed, for de spil, der er her

## widget: the page /widget

widgetPage = Keepwise: Terningtræner
widgetTitle = Terningtræner
widgetLead = Indstil, og kopiér koden til din side. Den svarer med det præcist bedste træk, på læsernes sprog.
widgetRolls = Slag tilbage
widgetCard = Udfyldte felter
widgetRoll = Andre terninger
widgetAuto = Som på siden
widgetReader = Læserens eget
widgetWidth = Bredde
widgetAsk = Lad læserne vælge først
widgetCode = Din kode
widgetFrame = Som ramme, uden script
widgetCopy = Kopiér

## embed: the element <dice-coach>, on any site

embedDice = Terninger: tryk på dem, du ville beholde
embedDie = Terning { $n }: { $face }
embedKeep = behold
embedReroll = slå om
embedAll = Slå alle om
embedScore = { $category }: { $points }
embedCall = Meld { $category }
embedChoose = Tryk på de terninger, du ville beholde.
embedPonder = Hvad ville du skrive?
embedAsk = Hvad er bedst?
embedRight = Rigtigt, det er det bedste træk.
embedCosts = Det koster { $loss }.
embedChances = Chancer i denne tur
embedMoves = Hvad hvert træk koster
embedBest = bedst
embedYours = dig: { $loss }
embedTotal = Forventet slutsum: { $value }
embedThinking = Tænker…
embedPreparing = Spillet gøres klar. { $share }, cirka { $n } s tilbage
embedLost = Træneren kan ikke nås.
embedRetry = Prøv igen
embedWrong = Træneren kan ikke vise denne stilling.
embedUnprepared = Træneren er ikke forberedt på dette spørgsmål her.
embedAnalyse = Analysér
embedBlack = sort
embedRed = rød
embedGreen = grøn

## answers: sentences in answers of the API, in no page

advisedKeep = Behold { $dice }, og slå { $others } om.
advisedRerollAll = Slå alt om.
sentence = { $words }.
advisedScore = Skriv { $points } i »{ $category }«.
advisedCall = Meld »{ $category }«.
advisedTimes = Point i denne kolonne ganges med { $factor }.
advisedInProduct = Dette felt tæller kun i et produkt.
advisedLeaves = Så har du { $n } ekstraslag tilbage.
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Du når { $points } eller mere i { $chance } af tilfældene.
reachesNever = Du kan ikke længere nå { $points }.
getsUpperBonus = Du får den øverste bonus i { $chance } af tilfældene.
upperBonusNever = Du kan ikke længere få den øverste bonus.
winsWith = Du vinder i { $chance } af tilfældene.
winsNever = Du kan ikke længere vinde.
winsAlways = Du vinder, uanset hvad du slår.
tieCounts = Uafgjort tæller som { $share } sejr.
opponentForPoints = Modstanderen antages at spille på flest point: Det ville tage for lang tid at beregne det bedste spil, når begge spiller på sejren.
tieWins = Uafgjort tæller som sejr.
valuesEstimated = Værdierne er skøn: spiller du sådan, får du i snit { $mean } point over { $games } spil (med { $confidence } sikkerhed mellem { $low } og { $high }).
auditFair = Prøvede terninger: { $n }. Test: { $tests }. Intet er usædvanligt: ærlige terninger falder mindst så ujævnt i { $chance } af tilfældene.
auditUnusual = Prøvede terninger: { $n }. Noget er usædvanligt: ærlige terninger giver et sådant resultat, alle test under ét, i højst { $chance } af tilfældene.
auditFaces = Siderne falder for ujævnt.
auditRepeats = Gentagelser af en tidligere side: { $observed }; med ærlige terninger omkring { $expected }.
auditPairs = Ens par blandt terninger, der faldt sammen: { $observed }; med ærlige terninger omkring { $expected }.
auditHalves = Terningerne, der faldt først, afviger fra de senere.
auditDice = Terningerne afviger fra hinanden.
auditPlayers = Spillernes terninger afviger fra hinanden.
auditFalseAlarms = Sådan en kontrol kalder selv ærlige terninger usædvanlige i op til { $level } af tilfældene.
auditSees = En side, der falder i { $share } af tilfældene i stedet for { $fair }, var blevet opdaget 9 ud af 10 gange.
auditSeesNothing = Det siger ikke meget: med så få terninger kan selv en terning, der altid viser den samme side, gå ubemærket hen.
auditNoDice = Ingen terning kan prøves: det vides ikke, hvilke terninger der blev slået.
costsAbout = »{ $move }« koster cirka { $loss }.
beats = »{ $best }« giver { $loss } mere end »{ $move }«.
beatsBecause = »{ $best }« giver { $loss } mere end »{ $move }«: { $reason }
beatsAbout = »{ $best }« giver cirka { $loss } mere end »{ $move }«.
comparesSheet = »{ $best }« i stedet for »{ $move }«: { $now } i denne tur, { $later } senere.
comparesSheetAbout = »{ $best }« i stedet for »{ $move }«: { $now } i denne tur, cirka { $later } senere.
averagesInstead = Med »{ $move }« får du i snit { $mean } point i stedet for { $best }.
stakesCostsTarget = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du når { $target } i kun { $other } af tilfældene i stedet for { $best }.
stakesCostsBonus = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du får den øverste bonus i kun { $other } af tilfældene i stedet for { $best }.
stakesCostsFloor = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men garanterer kun { $other } i stedet for { $best }.
stakesCostsHardlyTarget = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du når sjældnere { $target }.
stakesCostsHardlyBonus = »{ $move }« giver i snit mest af alle træk ({ $points } mere), men du får sjældnere den øverste bonus.
stakesMakesTarget = Med »{ $move }« får du point i »{ $category }« i { $chance } af tilfældene; så når du { $target } i { $then } af tilfældene, ellers i { $otherwise }.
stakesMakesBonus = Med »{ $move }« får du point i »{ $category }« i { $chance } af tilfældene; så får du den øverste bonus i { $then } af tilfældene, ellers i { $otherwise }.
stakesZeroTarget = Med »{ $move }« bliver det 0 i »{ $category }« i { $chance } af tilfældene; så når du { $target } i { $then } af tilfældene, ellers i { $otherwise }.
stakesZeroBonus = Med »{ $move }« bliver det 0 i »{ $category }« i { $chance } af tilfældene; så får du den øverste bonus i { $then } af tilfældene, ellers i { $otherwise }.
stakesRiskyTarget = Din chance for at nå { $target } er { $best } efter denne tur; med »{ $move }« er den { $other }. Med det bedste træk tager du større risiko.
stakesRiskyBonus = Din chance for den øverste bonus er { $best } efter denne tur; med »{ $move }« er den { $other }. Med det bedste træk tager du større risiko.
stakesSafeTarget = Din chance for at nå { $target } er { $best } efter denne tur; med »{ $move }« er den { $other }. Det bedste træk er det sikreste.
stakesSafeBonus = Din chance for den øverste bonus er { $best } efter denne tur; med »{ $move }« er den { $other }. Det bedste træk er det sikreste.
hintTarget = Point, der mangler til målet: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Tilladt: { $allowed }.
problemRange = Tilladt: { $minimum } til { $maximum }.
problemAtMost = Højst { $maximum } er tilladt, ikke { $found }.
problemLimit = Højst { $maximum } er tilladt.
problemFound = Angivet: { $found }.
problemMore = (og { $n } til)
claim-with_correction = »{ $name }« { $found } passer med en af rettelserne.
claim-as_written = »{ $name }« { $found } passer med blokken, som den er, men den er ikke pålidelig.
claim-with_none = »{ $name }« { $found } passer ikke med nogen rettelse.
claim-unknown = »{ $name }« { $found } kan ikke kontrolleres.
extraBonus = Ekstrabonus
assumption-meaning = »{ $name }« { $found } kan henvise til flere summer; den, der passer, antages at gælde.
assumption-extra_bonuses = Antaget antal ekstrabonusser: { $found }.
assumption-roll = Terningerne antages at være fra slag { $found }.
assumption-extra_rolls = Antaget antal ekstraslag: { $found }; muligt: { $least } til { $greatest }.
assumption-no_extra_bonus = Denne tur antages ikke at give nogen ekstrabonus.
assumption-one_player = Værdierne i kolonnerne { $found } læses som én og samme spillers.
assumption-ignored = Læses ikke som værdi ud for »{ $name }«: { $found }.
assumption-heading = »{ $name }« læses som en overskrift.
assumption-columns = Værdierne ud for »{ $name }« læses som værdier i { $found }.
assumption-category = »{ $name }« læses som »{ $found }«.
assumption-printed = Første { $found } ud for »{ $name }« læses som trykt tekst.
assumption-sum = Sidste { $found } ud for »{ $name }« læses som summen af de andre værdier.
problems-reading = Ulæselige forespørgsler
problem-bad-chunk = Ugyldig chunked-kodning
problem-bad-length = Ugyldig body-længde
problem-byte-order-mark = Byte order mark (BOM)
problem-cut-short = Ufuldstændig body
problem-duplicate-key = Dubleret nøgle eller parameter
problem-duplicate-key-detail = »{ $name }« er sendt to gange.
problem-empty-body = Tom body
problem-nested-too-deep = For dyb indlejring
problem-not-json = Ugyldig JSON
problem-not-readable = Ulæselig forespørgsel
problem-not-unicode = Ufuldstændigt tegn
problem-not-utf-8 = Ugyldig UTF-8
problems-fields = Felter og parametre
problem-invalid = Ugyldig forespørgsel
problem-contradiction = Modsigelse
problem-contradiction-detail = »{ $name }« er i modstrid med et andet felt eller spillets regler.
problem-duplicate = Dublet
problem-duplicate-detail = »{ $found }« forekommer to gange.
problem-missing-field = Manglende felt
problem-missing-field-detail = »{ $name }« mangler.
problem-not-committed = Værdien passer ikke til forpligtelsen
problem-out-of-range = Tal uden for det tilladte interval
problem-out-of-range-detail = »{ $name }« skal være mellem { $minimum } og { $maximum }, ikke { $found }.
problem-too-long = For lang streng
problem-too-many = For mange elementer
problem-unknown-choice = Ukendt valgmulighed
problem-unknown-choice-detail = »{ $found }« er ikke tilladt for »{ $name }«.
problem-unknown-commitment = Ukendt forpligtelse
problem-unknown-field = Ukendt felt
problem-unknown-field-detail = Der er intet felt, der hedder »{ $found }«.
problem-wrong-card = Ugyldig blok i forespørgselsstrengen
problem-wrong-count = Forkert antal elementer
problem-wrong-dice = Forkerte terninger
problem-wrong-dice-detail = Antallet af terninger skal være { $expected }.
problem-wrong-die = Ugyldig terning
problem-wrong-die-detail = En terning viser et tal fra { $minimum } til { $maximum }, ikke { $found }.
problem-wrong-move = Ugyldigt træk i forespørgselsstrengen
problem-wrong-position-id = Ugyldig stillingskode
problem-wrong-position-id-detail = »{ $found }« er ikke koden for en stilling.
problem-wrong-record = Ulæselig spiloptegnelse
problem-wrong-record-detail = »{ $found }« passer ikke i optegnelsen af spillet.
problem-wrong-type = Forkert type
problems-names = Navne
problem-ambiguous-category = Tvetydig kombination
problem-ambiguous-category-detail = »{ $found }« kan henvise til flere kombinationer.
problem-ambiguous-column = Tvetydig kolonne
problem-ambiguous-column-detail = »{ $found }« kan henvise til flere kolonner.
problem-ambiguous-ruleset = Tvetydigt regelsæt
problem-ambiguous-ruleset-detail = »{ $found }« kan henvise til flere regelsæt.
problem-bad-name = Ugyldigt navn
problem-unknown-category = Ukendt kombination
problem-unknown-category-detail = Der er ingen kombination, der hedder »{ $found }«.
problem-unknown-column = Ukendt kolonne
problem-unknown-column-detail = Der er ingen kolonne, der hedder »{ $found }«.
problem-unknown-ruleset = Ukendt regelsæt
problem-unknown-ruleset-detail = Der er intet regelsæt, der hedder »{ $found }«.
problems-cards = Blokke
problem-contradicting-points = Modstridende point
problem-contradicting-points-detail = { $found } point i »{ $name }« passer ikke med resten af blokken.
problem-impossible-extra-bonus = Umuligt antal ekstrabonusser
problem-impossible-extra-rolls = Umuligt antal ekstraslag
problem-impossible-extra-rolls-detail = Her kan der være { $minimum } til { $maximum } ekstraslag, ikke { $found }.
problem-impossible-points = Umulige point
problem-impossible-points-detail = »{ $name }« kan ikke give { $found }.
problem-out-of-order = Forkert rækkefølge af felter
problem-out-of-order-detail = Feltet »{ $name }« er udfyldt for tidligt: spillet har en fast rækkefølge.
problem-too-many-fillings = Feltet udfyldt for mange gange
problem-wrong-total = Forkert total
problem-wrong-total-detail = »{ $name }« bliver { $expected }, ikke { $found }.
problems-games = Spil
problem-category-filled = Feltet allerede udfyldt
problem-category-filled-detail = Feltet »{ $found }« var allerede udfyldt.
problem-kept-dice-missing = Beholdte terninger mangler
problem-kept-dice-missing-detail = { $dice } blev beholdt, men næste slag er { $found }.
problem-missing-category = Manglende kombination
problem-missing-category-detail = Denne tur mangler en kombination.
problem-missing-column = Manglende kolonne
problem-missing-column-detail = Denne tur mangler en kolonne.
problem-missing-dice = Manglende terninger
problem-missing-dice-detail = Denne tur mangler terninger.
problem-missing-points = Manglende point
problem-missing-points-detail = Denne tur mangler point.
problem-too-many-rolls = For mange slag
problem-too-many-turns = For mange ture
problem-too-many-turns-detail = Spillet var allerede slut før denne tur.
problem-unequal-rounds = Forskelligt antal ture
problem-unequal-rounds-detail = Spillerens antal ture, { $found }, passer ikke med de andres.
problem-wrong-extra-bonus = Forkert ekstrabonus
problem-wrong-extra-bonus-detail = Ekstrabonussen er { $expected } her, ikke { $found }.
problem-wrong-points = Forkerte point
problem-wrong-points-detail = Denne tur giver { $expected }, ikke { $found }.
problems-moves = Stillinger og træk
problem-card-complete = Spillet er slut
problem-card-complete-detail = Alle felter er udfyldt: spillet er slut.
problem-illegal-announce = Ulovlig melding
problem-illegal-announce-detail = »{ $found }« må ikke meldes nu.
problem-illegal-category = Ulovligt felt
problem-illegal-category-detail = Feltet »{ $found }« må ikke udfyldes nu.
problem-illegal-keep = Ulovligt at beholde terninger
problem-keep-not-in-hand = Beholdte terninger findes ikke i slaget
problem-keep-not-in-hand-detail = { $found } kan ikke beholdes: slaget er { $dice }.
problem-keeps-every-die = Intet tilbage at slå
problem-keeps-every-die-detail = Beholder du alle terninger, er der intet tilbage at slå.
problem-no-roll-left = Ingen slag tilbage
problem-no-roll-left-detail = Ingen slag tilbage: du skal udfylde et felt.
problems-service = Tjeneste
problem-damaged-table = Beskadiget tabel
problem-internal = Intern serverfejl
problem-missing-table = Manglende tabel
problem-missing-table-detail = Serveren mangler en tabel, som svaret kræver.
problem-no-such-range = Det ønskede interval findes ikke
problem-not-found = Ukendt sti
problem-not-ready = Ikke klar
problem-not-solved = Tabellen kunne ikke bygges
problem-too-costly = For krævende forespørgsel
problem-too-large = For stor forespørgsel
problem-too-many-requests = For mange forespørgsler
problem-wrong-content-type = Indholdstypen understøttes ikke
problem-wrong-method = Metoden er ikke tilladt
