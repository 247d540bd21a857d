### Texts of Keepwise in Finnish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Siirry peliin
coach = Valmentaja
settings = Asetukset
language = Kieli
theme = Teema
themeSystem = Järjestelmän mukaan
themeLight = Vaalea
themeDark = Tumma
pace = Tietokoneen nopeus
paceNormal = Tavallinen
paceFast = Nopea
paceStep = Askel kerrallaan
newGame = Uusi peli
newGameAsks = Keskeneräinen peli menetetään.
newGameYes = Lopeta peli
newGameNo = Jatka peliä
done = Valmis
setupTitle = Heitä, pidä ja tiedä.
setupLead = Pelaa lapsuutesi noppapeliä kavereita tai tietokonetta vastaan. Valmentaja on ratkaissut pelin viimeistä desimaalia myöten ja auttaa, kun pyydät.
ruleset = Peli
gamesOwn = Omat pelisi
gamesOther = Muut pelit
gamesColumns = Useita sarakkeita
players = Pelaajat
player = Pelaaja
you = Sinä
computer = Tietokone
person = Ihminen
addPlayer = Lisää pelaaja
playerName = Pelaajan { $n } nimi
playerKind = Pelaaja { $n }: ihminen vai tietokone
removePlayer = Poista { $name }
against = Vastustaja
alone = Ei ketään
friendHere = Kaveri tässä
friendAway = Ystävä linkillä
setupPlayers = Nimet ja lisää pelaajia
start = Pelaa
openFile = Käy läpi tallennettu peli
factsCard = { $n ->
    [one] { $n } yhdistelmä
   *[other] { $n } yhdistelmää
}
factsTurns = { $n ->
    [one] { $n } vuoro
   *[other] { $n } vuoroa
}
factsColumns = { $n ->
    [one] { $n } sarake
   *[other] { $n } saraketta
}
strengthName = Tietokone: { $name }
strength_beginner = aloittelija
strength_casual = harrastelija
strength_regular = vakiopelaaja
strength_club = kerhopelaaja
strength_expert = mestari
strength_perfect = täydellinen
tray = Nopat
scorecard = Pöytäkirja
round = Kierros { $n }/{ $of }
roll = Heitä
rollAgain = { $n ->
    [one] Heitä { $n } noppa uudelleen
   *[other] Heitä { $n } noppaa uudelleen
}
rollExtra = { $n ->
    [one] Lisäheitto: { $n } noppa
   *[other] Lisäheitto: { $n } noppaa
}
rollsLeft = { $n ->
    [one] { $n } heitto jäljellä
   *[other] { $n } heittoa jäljellä
}
extraRolls = { $n ->
    [one] { $n } lisäheitto
   *[other] { $n } lisäheittoa
}
scoreSaves = kirjaamalla nyt säästät { $n }
chooseCategory = Valitse ruutu
computerHurry = Kelaa eteenpäin
waitsForServer = Odotetaan palvelinta
next = Seuraava
undo = Kumoa
scoredNow = { $points } kirjattu
dice = Nopat
diceGroup = Nopat: valitse ne, jotka pidät
die = Noppa { $place }: { $face }
dieBlank = Noppa { $place }, ei vielä heitetty
kept = pidä
black = musta
red = punainen
green = vihreä
nothing = ei mitään
rolled = Heitto: { $dice }.
keeps = { $name }, pidetyt nopat: { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } piste.
   *[other] { $name }: { $category }, { $points } pistettä.
}
calls = { $name }: ”{ $category }” ilmoitettu.
called = Ilmoitettu: { $category }
mayCall = Ilmoita napauttamalla ruutua sarakkeessa ”{ $column }”: tämä vuoro on silloin kirjattava siihen.
mustRollAll = Et ilmoittanut mitään: voit kirjata vain kaikkien noppien heiton.
offer = { $category }: kirjaa { $points }
offerOne = { $category }, { $nth }/{ $of }: kirjaa { $points }
offerCall = { $category }: ilmoita (nyt { $points })
lockUpper = Alaosa avautuu, kun yläosa on täynnä
lockOrder = Vain pöytäkirjan järjestyksessä
lockAfter = { $category }: saat pisteitä vasta, kun ruudussa ”{ $after }” on pisteitä
columnsHow = Näin sarakkeet toimivat
columnDown = { $column }: vain ylhäältä alas
columnUp = { $column }: vain alhaalta ylös
columnUpper = { $column }: alaosa vasta, kun yläosa on täynnä
columnFree = { $column }: missä tahansa järjestyksessä
columnFactor = { $n ->
    [one] pisteet sellaisinaan
   *[other] pisteet { $n }-kertaisina
}
columnAnnounce = vain ensimmäisen heiton jälkeen ilmoitettu tai kaikkien noppien heitolla saatu
productCounts = Kun kaikki kolme on täytetty, myös { $product } lasketaan (ei koskaan alle 0)
countsInProduct = { $category } vaikuttaa vain tuloon
jokerOfColumns = Kun ”{ $category }” on täytetty joka sarakkeessa, jokainen uusi samojen noppien heitto on jokeri
lastTurnRolls = { $n ->
    [one] Viimeisellä vuorolla on { $n } heitto
   *[other] Viimeisellä vuorolla on { $n } heittoa
}
upperSection = Yläosa
lowerSection = Alaosa
upperTotal = Välisumma
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Loppusumma
daily = Päivän peli
dailyBest = Paras peli
trainStreak = { $n ->
    [one] { $n } päivä tähän mennessä.
   *[other] { $n } päivää peräkkäin.
}
columnSum = Summa
factor = Kerroin
columnTotal = Sarake
products = Tulot
pointsAwarded = Palkintopisteet
pointsOf = { $n ->
    [one] { $n } piste
   *[other] { $n } pistettä
}
awardFrom = { $category }: vähintään { $at }
awardAll = { $category }: { $n }/{ $n }
awardEach = { $category }: joka kerta
awardTotal = Loppusummasta
finished = { $points ->
    [one] { $points } piste!
   *[other] { $points } pistettä!
}
wins = Voittaja: { $name }, { $points }
tie = Tasapeli, { $points }: { $names }
finishedAwarded = { $n ->
    [one] Loppusumma { $points }, josta saat { $n } palkintopisteen!
   *[other] Loppusumma { $points }, josta saat { $n } palkintopistettä!
}
winsAwarded = { $n ->
    [one] Voittaja: { $name }, { $n } palkintopiste (loppusumma { $points })
   *[other] Voittaja: { $name }, { $n } palkintopistettä (loppusumma { $points })
}
tieAwarded = { $n ->
    [one] Tasapeli, { $n } palkintopiste: { $names }
   *[other] Tasapeli, { $n } palkintopistettä: { $names }
}
coachKeeps = valmentaja pitäisi tämän
coachScores = valmentajan valinta
coachBefore = Heitä ensin, niin valmentaja panee siirrot paremmuusjärjestykseen.
coachForTotal = Valmentaja ja tietokone tavoittelevat loppusummaa, eivät palkintopisteitä.
coachWaits = Valmentaja miettii…
coachSays = Valmentaja: { $move }.
coachPrepares = Valmistellaan tätä peliä. Pieni hetki…
coachStuck = Valmentaja ei voi vastata juuri nyt.
coachAway = Valmentaja palaa, kun yhteys palvelimeen palaa.
noTable = Tässä pelissä ei ole valmentajaa eikä tietokonepelaajia.
noOutlook = Loppusummien todennäköisyydet näkyvät pelin alussa ja loppupuolella.
noOutlookOfColumns = Usean sarakkeen peleissä ei ole saatavilla loppusummien, yläosan bonuksen eikä voiton todennäköisyyksiä.
outlookPrepared = Valmistellaan: jäljellä noin { $time }.
prepareOutlook = Laske nyt
moveKeep = Pidä { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Ilmoita { $category }
moveRerollAll = Heitä kaikki uudelleen
keepThese = Pidä nämä
worth = loppusumma keskimäärin { $value }
worthAbout = noin { $value }
estimated = Arvio, ei tarkka arvo.
estimatedStrength = Arvio, ei tarkka arvo: valmentajan neuvoilla saat keskimäärin { $mean } ({ $confidence }:n varmuudella { $low }–{ $high }, { $games } pelin perusteella).
best = paras
allMoves = Näytä kaikki { $n } siirtoa
fewerMoves = Näytä vähemmän
goal = Valmentajan tavoite
goalPoints = suurin loppusumma
goalWin = voitto
goalTies = Tasapeli lasketaan puolikkaaksi voitoksi.
goalBoth = Vastustajan oletetaan myös pelaavan voittaakseen.
goalLater = Voiton laskeminen on vielä liian aikaista, joten valmentaja tavoittelee pisteitä.
worthWin = voiton todennäköisyys { $value }
outlook = Ennuste
expected = Odotettu loppusumma
chanceBonus = Yläosan bonus
chanceWin = Voiton todennäköisyys
beforeTurn = Ennen tätä vuoroa
outlookWords = Odotettu loppusumma on { $mean }; yhdeksän peliä kymmenestä päättyy välille { $low }–{ $high }.
outlookSure = Loppusumma on varma: { $total }.
outlookAlone = Jos noudatat tästä eteenpäin valmentajan neuvoja:
outlookTogether = Jos kaikki noudattavat tästä eteenpäin valmentajan neuvoja:
outlookForPoints = Jos kaikki tavoittelevat tästä eteenpäin suurinta loppusummaa:
outlookWeaker = Jos kaikki tavoittelevat tästä eteenpäin suurinta loppusummaa, tietokone tavallisine virheineen:
targets = Mahdolliset loppusummat
targetsHint = Valitse loppusumma, niin näet, kuinka usein pääset siihen ja mitä se maksaa.
targetsWords = Vähintään { $total }: todennäköisyys on { $best }, kun tavoittelet sitä, ja { $usual }, kun tavoittelet suurinta loppusummaa. Hinta pisteinä keskimäärin: { $cost }.
targetsBest = tavoitteena tämä loppusumma
targetsUsual = tavoitteena suurin loppusumma
computerStuck = Tietokone on jumissa.
tryAgain = Yritä uudelleen
deleteIt = Poista
keepIt = Säilytä
diceFair = Ovatko nopat reiluja?
diceFairGames = Tallennettujen peliesi heitot lähetetään palvelimelle ilman nimiä, eikä niitä säilytetä siellä. Kaikki nämä nopat heitti tämä sovellus.
diceFairGame = Yksi peli paljastaa vain karkeat viat. Sen heitot lähetetään palvelimelle ilman nimiä, eikä niitä säilytetä siellä.
diceCheck = Tarkista nopat
serverAway = Palvelimeen ei saada yhteyttä. Sivu jatkaa heti, kun yhteys palaa.
pageStuck = Sivua ei voitu ladata.
languageStuck = Kieltä ei voitu ladata.
unknownGame = Tuntematon peli.
fileBroken = Tiedostossa ei ole peliä.
linkBroken = Linkissä ei ole peliä.
otherTab = Peli on tauolla: pelaat sitä toisessa välilehdessä.
playHere = Jatka tässä
gameWaits = Sinulla on peli kesken. Se päättyy, jos aloitat uuden.
keptUnknown = Tallennettu pelisi poistettiin, koska tällä palvelimella ei ole sen sääntöjä.
keptDamaged = Tallennettu pelisi oli vioittunut ja jouduttiin poistamaan.
review = Läpikäynti
reviewing = Käydään läpi jokaista päätöstä…
reviewReady = Läpikäynti on valmis.
reviewStuck = Peliä ei voitu käydä läpi.
gameInvalid = Peli ei ole sääntöjen mukainen:
problemPoints = Nopilla { $dice } ruutuun ”{ $category }” tulee { $expected }, ei { $found }.
problemImpossible = Ruudussa ”{ $category }” ei voi tässä olla { $found }.
problemFilled = Ruutu ”{ $category }” oli jo täytetty.
problemIllegal = Ruutua ”{ $category }” ei saa täyttää tässä.
problemCall = Yhdistelmää ”{ $category }” ei saa ilmoittaa tässä.
problemUnknown = Tässä pelissä ei ole yhdistelmää ”{ $category }”.
problemTotal = ”{ $total }” on { $expected }, ei { $found }.
problemExtra = ”{ $bonus }” on tässä { $expected }, ei { $found }.
problemDice = Nopat eivät täsmää.
problemTurns = Vuorojen määrä ei täsmää.
problemOther = Jotakin tästä ei voi lukea.
problemsMore = { $n ->
    [one] … ja { $n } muu
   *[other] … ja { $n } muuta
}
unjudged = Näitä päätöksiä ei voi arvioida: tällä palvelimella ei ole tämän pelin ratkaisua.
workLeft = { $share } valmiina, jäljellä noin { $time }.
workWaits = Toinen peli on jonossa ensin: { $share } valmiina, jäljellä noin { $time }.
shareLink = Jaa linkki
saveFile = Tallenna tiedostoon
saveText = Tallenna tekstinä
saveTable = Tallenna CSV-tiedostona
positionCode = Tilanteen koodi
copyCode = Kopioi
linkCopied = Linkki kopioitiin leikepöydälle.
share = Jaa
textCopied = Teksti kopioitiin leikepöydälle.
startValue = Odotettu parhaalla pelillä
startEstimated = Valmentajan arvio
luck = Onni
loss = Menetetyt pisteet
correction = korjaus
correctionHint = Arvot ovat arvioita. Korjaus kertoo, paljonko ne olivat pielessä vuorosta toiseen.
luckAdjusted = Tämän pelin perusteella näin pelaamalla voittaa noin { $chance } peleistä, kun onnea ei lasketa.
chanceStart = Alussa
ownMistakes = Omat virheet
luckOfOthers = Muiden onni
othersMoves = Muiden päätökset
playingToWin = Voittoon pelaaminen
chanceEnd = Lopussa
chanceTitle = Voiton todennäköisyys pelin kuluessa
rank = { $n }. sija
turnsWords = { $loss ->
    [one] { $name }: onni { $luck }, menetetty { $loss } piste.
   *[other] { $name }: onni { $luck }, menetetty { $loss } pistettä.
}
turnWords = Vuoro { $n }: onni { $luck }, menetetty { $loss }
turnsHint = Valitse vuoro, niin näet sen luvut.
expensive = Kalleimmat päätökset
flawless = Pistettäkään ei mennyt hukkaan.
flawlessEstimated = Pistettäkään ei mennyt hukkaan, sikäli kuin valmentaja osaa sanoa.
highlightPlace = { $name }, vuoro { $n }
grade_best = paras
grade_good = hyvä
grade_inaccuracy = epätarkkuus
grade_mistake = virhe
grade_blunder = paha virhe
praise_only_move = ainoa siirto
praise_hard = vaikea löytää
skipMain = Siirry sisältöön
navPlay = Pelaa
navAnalyse = Analysoi
navTrain = Harjoittele
navRules = Säännöt
navHistory = Omat pelit
navMake = Tee oma peli
navWidget = Valmentaja sivustollesi
navDocs = API
missingTitle = Sivua ei löytynyt
missingLead = Osoite on ehkä väärä, tai sivu on siirretty.
missingHome = Etusivulle
playPage = Keepwise: pelaa erehtymättömän valmentajan kanssa
missingPage = Keepwise: sivua ei löytynyt
navTake = Offline
answeredHere = Olet offline-tilassa: vastaukset laskee tämä laite.
onThisDevice = tällä laitteella
needsServer = Tämä vaatii palvelimen. Se tulee näkyviin, kun yhteys palaa.

## home: the home page /

homePage = Keepwise: noppapelit tarkasti ratkaistuina
homeTitle = Noppapelit ratkaistuina viimeistä desimaalia myöten.
homeLead = Pelaa Yatzya, Yahtzeeta ja niiden sukulaisia kavereita tai tietokonetta vastaan. Valmentaja tuntee joka heiton parhaan siirron ja auttaa, kun pyydät. Lopuksi näet, mikä oli onnea ja mikä taitoa.
homePlay = Aloita peli
homeAnalyse = Analysoi oikeita noppia
homeTry = Ensimmäinen heitto: mitkä nopat pitäisit?
homeAnother = Uusi heitto
homeAnalyseWords = Pelaatko oikeilla nopilla? Syötä pöytäkirja ja heitto, niin näet jokaisen siirron, sen hinnan ja perustelun.
homeDailyWords = Yksi peli kaikille, samat nopat. Sinulla on yksi yritys: kuinka pitkälle pääset?
homeTrainWords = Kymmenen päätöstä päivässä, kaikille samat. Lisäksi harjoituksia aiheittain ja omat virheesi kerrattavina.
homeRulesWords = Mitä kukin yhdistelmä vaatii ja antaa, nopilla havainnollistettuna: jokainen peli yhdellä sivulla.
homeHistoryWords = Pelisi, keskiarvosi, putkesi ja kalleimmat virheesi. Ne pysyvät tässä selaimessa.
homeMakeWords = Muuta sääntöjä tai keksi oma peli. Näet heti, mitä siitä seuraa, ja pääset pelaamaan.
homeDevelopers = Kehittäjille
homeApiTitle = Kysy
homeApiWords = Laske heiton pisteet, tarkista kokonaisia pelejä viimeistä noppaa myöten ja hae tarkat neuvot jokaisen vaihtoehdon hintoineen. Käytä valmiita sääntöjä tai omiasi.
homeDocs = Lue API:n ohjeet
homeWidgetTitle = Upota
homeWidgetWords = Kolme riviä koodia tuo valmentajan mille tahansa sivulle, kolmellatoista kielellä. Se toimii myös näppäimistöllä ja ruudunlukijalla.
homeWidget = Katso sitä yksinään, kuten iframessa

## play: the page /play

coachOff = pois
coachHint = kun kysyn
coachAfter = siirtoni jälkeen
coachAlways = aina
coachHintWords = Valmentaja on hiljaa, kunnes kysyt. Vihjeet tulevat kolmessa vaiheessa: mikä on pelissä, kaksi vaihtoehtoa, siirto.
coachAfterWords = Päätä ensin itse. Sitten valmentaja kertoo, mitä siirto maksoi ja mikä olisi ollut paras.
coachFirst = Päätä ensin itse.
coachMissed = Valmentajalta jäi tämä siirto näkemättä.
rollOn = Heitä uudelleen
scoreIn = { $category }: kirjaa { $points }
zeroAsks = ”{ $category }” tuo 0 pistettä. Vahvista valitsemalla ruutu uudelleen.
zeroCosts = { $n ->
    [one] Menettäisit noin { $n } pisteen.
   *[other] Menettäisit noin { $n } pistettä.
}
verdictBetter = Parempi: { $move }
verdictSlightly = Hieman parempi: { $move }
verdictPlayed = Siirtosi
verdictBest = Paras oli
celebrate = { $category }!
endWon = Voitit { $n } pisteellä
endLost = Hävisit { $n } pisteellä
endBest = Tähän asti paras pelisi, { $n } pisteen erolla.
endCompared = { $n ->
    [one] Edellinen pelisi: { $most }.
   *[other] Aiemmat { $n } peliäsi: keskimäärin { $mean }, paras { $most }.
}
dailyCall = Kaikille samat nopat, yksi yritys päivässä.
dailyHow = Tänään kaikilla on samat nopat. Sinulla on yksi yritys, ilman valmentajaa.
dailyNext = Seuraava peli { $time } tunnin päästä.
rematch = Uusi erä
friend = Ystävä
friendInvites = { $name } kutsuu sinut peliin: { $game }
friendHow = Pelaatte vuorotellen linkillä, kumpikin omalla laitteellaan. Jokainen linkki sisältää koko pelin. Nopat syntyvät kummankin salaisuudesta, joten kukaan ei voi valita niitä.
friendYou = Nimesi ystävällesi
friendAccept = Hyväksy
friendInvite = Lähetä kutsu
friendSend = Lähetä linkki
friendInvited = Ystäväsi hyväksyy lähettämällä sinulle linkin. Sitten sinä aloitat.
friendWaits = Seuraavaksi pelaa { $name } tällä linkillä. Jatka vastauslinkillä.
friendText = Sinun vuorosi: { $game }
friendYours = { $game } · { $name }: sinun vuorosi
friendTheirs = { $game }: seuraavaksi pelaa { $name }
friendChanged = Linkkiä on muutettu: se ei vastaa tuntemaasi peliä. Pyydä ystävääsi lähettämään se uudelleen.
friendElsewhere = Tätä peliä pelataan toisessa selaimessa. Avaa linkki siellä.
flag = Merkitse päätös läpikäyntiin
flagSet = Merkitty läpikäyntiin.
flagGone = Merkintä poistettu.
keys = Pikanäppäimet
keyFace = pitävät nopan, jossa on tämä luku; analyysissa lisäävät sellaisen
keyPlace = pitävät nopan, joka on tällä paikalla
keyRoll = heittää nopat, joita et pidä
keyUndo = kumoaa viimeisimmän vaiheen
keysUse = Yksittäiset näppäimet, esim. R heittää
keyHint = pyytää valmentajalta vihjettä
keyFlag = merkitsee päätöksen läpikäyntiin tai poistaa merkinnän
keyHelp = näyttää nämä näppäimet
keyArrows = siirtävät kohdistusta nopissa (← →) ja ruuduissa (↑ ↓)
keyEnter = painaa kohdistettua, muuten isoa painiketta
tipsUse = Vinkit ensimmäisissä peleissä
soundUse = Ääni ja värinä
shakeUse = Heitä ravistamalla puhelinta
tipDone = Selvä
tipKeep = Napauta noppia, jotka haluat pitää. Muut heitetään uudelleen.
tipChoose = Se oli viimeinen heitto. Valitse ruutu: luvut kertovat, mitä kustakin saat.
tipNothing = Eikö mikään sovi? Johonkin ruutuun on kirjattava 0. Valitse se, jota jäät vähiten kaipaamaan.
tipJoker = Taas kaikki nopat samoja: ne on kirjattava ruutuun ”{ $category }”, jos se on vielä avoin.
menu = Valikko
analyseThis = Analysoi tämä tilanne
factsBest = { $mean ->
    [one] täydellisellä pelillä saa keskimäärin { $mean } pisteen pelissä
   *[other] täydellisellä pelillä saa keskimäärin { $mean } pistettä pelissä
}
factsAbout = { $mean ->
    [one] valmentaja saa keskimäärin noin { $mean } pisteen pelissä
   *[other] valmentaja saa keskimäärin noin { $mean } pistettä pelissä
}
howPlayed = Näin pelataan
strengthReaches = { $mean ->
    [one] Saa keskimäärin noin { $mean } pisteen pelissä.
   *[other] Saa keskimäärin noin { $mean } pistettä pelissä.
}
infoOf = Mitä ”{ $category }” vaatii ja antaa
offline = Palvelimeen ei saada yhteyttä. Pelisi on tallessa; jätä tämä sivu auki, niin se jatkuu, kun yhteys palaa.
setupTake = Lataa pelejä offline-tilaa varten

## reasons: reasons for moves, on all pages and in the API

quoted = ”{ $words }”
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Lisää
pointAllTie = Kaikki siirrot ovat yhtä hyviä.
pointSame = Se on paras siirto.
pointBetter = Parempi kuin ”{ $move }”: { $reason }
pointBetterYours = Parempi kuin siirtosi ”{ $move }”: { $reason }
pointBetterBy = { $loss } parempi kuin ”{ $move }”: { $reason }
pointIdle = { $n ->
    [one] kun pidät { $others }, noppa { $dice } vain vie yhden heitettävän nopan.
   *[other] kun pidät { $others }, nopat { $dice } vain vievät heitettäviä noppia.
}
pointWithout = kun heität uudelleen myös { $dice }, ”{ $category }” onnistuu tällä vuorolla { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointWith = kun pidät myös { $dice }, ”{ $category }” onnistuu tällä vuorolla { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointCompletes = yhdistelmän ”{ $category }” täydentää { $faces }; se onnistuu tällä vuorolla { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointOpenUpper = ruutu ”{ $category }” on vielä avoin, ”{ $other }” ei enää.
pointForUpperBonus = { $dice } vie lähemmäs yläosan bonusta kuin { $others }.
pointHigher = { $dice } on enemmän kuin { $others } jokaisessa ruudussa, jossa nopat lasketaan yhteen.
pointMoreOften = tällä vuorolla ”{ $category }” onnistuu { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointSeveral = tällä vuorolla onnistuvat useammin { $categories }.
pointMorePoints = jos ”{ $category }” onnistuu tällä vuorolla, saat siitä keskimäärin { $mean } etkä { $other }.
pointBringsMore = pelin loppuun mennessä ”{ $category }” antaa keskimäärin { $mean } eikä { $other }.
pointFewerZeros = tällä vuorolla joudut kirjaamaan nollan vain { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointNoZeros = tällä vuorolla et joudu koskaan kirjaamaan nollaa, muuten { $other }:n todennäköisyydellä.
pointNoZeroYet = nollaa ei tarvitse vielä kirjata; jos heität uudelleen, ”{ $category }” onnistuu { $chance }:n todennäköisyydellä.
pointNothingLost = ruutuun ”{ $other }” saat joka tapauksessa { $points }, ja jos heität uudelleen, ”{ $category }” onnistuu { $chance }:n todennäköisyydellä.
pointMoreToCome = jos heität uudelleen, saat ruutuun ”{ $category }” keskimäärin { $mean }, nyt { $points }.
pointRollOn = jos heität uudelleen, ”{ $category }” onnistuu { $chance }:n todennäköisyydellä.
pointMadeAlready = ”{ $category }” on jo koossa ({ $points }); toisella siirrolla saat yhtä paljon enintään { $chance }:n todennäköisyydellä.
pointNeverAgain = ”{ $category }” on jo koossa ({ $points }); toisella siirrolla et enää saa yhtä paljon.
pointEnough = { $points } ruutuun ”{ $category }” on enemmän kuin toisella siirrolla, jolla saat siihen keskimäärin enintään { $mean }.
pointServed = ”{ $category }” antaa tällä heitolla { $points }, myöhemmin vain { $later }.
pointSavesRolls = { $n ->
    [one] kirjaamalla nyt säästät { $n } heiton myöhemmille vuoroille.
   *[other] kirjaamalla nyt säästät { $n } heittoa myöhemmille vuoroille.
}
pointExtraBonus = uudesta ”{ $joker }”-heitosta saat { $bonus } pisteen bonuksen ja ruutuun ”{ $category }” { $points }.
pointExtraBonusZero = uudesta ”{ $joker }”-heitosta saat { $bonus } pisteen bonuksen, vaikka ruutuun ”{ $category }” tulisi 0.
pointChases = uudesta ”{ $joker }”-heitosta saisit { $bonus } pisteen bonuksen; se onnistuu { $chance }:n todennäköisyydellä.
pointJoker = jokerina näistä nopista saat { $points } ruutuun ”{ $category }”.
pointTakeRare = ”{ $category }” antaa { $points } ja on harvinainen; tavoittelemallakin se onnistuu vain { $chance }:n todennäköisyydellä.
pointGoodFor = { $points } on hyvin ruutuun ”{ $category }”; tavoittelemalla sitä saat keskimäärin { $mean }.
pointTooLittle = { $points } on vähän ruutuun ”{ $category }”; tavoittelemalla sitä saat keskimäärin { $mean }.
pointZeroGivesUp = nolla ruutuun ”{ $category }” heittää hukkaan sen, mitä tavoittelemalla saat; keskimäärin { $mean }.
pointZeroRare = nolla ruutuun ”{ $category }” maksaa vähän; tavoittelemallakin se onnistuu vain { $chance }:n todennäköisyydellä.
pointZeroNever = ”{ $category }” ei ole enää mahdollinen, joten nolla siihen maksaa vähän.
pointZeroLow = nolla ruutuun ”{ $category }” maksaa vähän; tavoittelemalla sitä saat keskimäärin vain { $mean }.
pointZeroInstead = { $later } on vähän ruutuun ”{ $rival }”; tavoittelemalla sitä saat keskimäärin { $other }, ruutuun ”{ $category }” vain { $mean }.
pointUpperLost = yläosan bonus on joka tapauksessa menetetty, joten nolla ruutuun ”{ $category }” maksaa vähän.
pointUpperAlive = näin yläosan bonus on vielä mahdollinen; tavoittelemalla saat sen { $chance }:n todennäköisyydellä.
pointUpperSure = näin yläosan bonus on varma.
pointUpperCloser = näin yläosan bonus on lähempänä; tavoittelemalla saat sen { $chance }:n todennäköisyydellä, muuten { $other }:n.
pointUpperCertain = näin varmistat yläosan bonuksen; tavoittelemalla saat sen aina, et vain { $other }:n todennäköisyydellä.
pointUpperMore = näin saat yläosan bonuksesta keskimäärin { $mean } etkä { $other }.
pointFloor = Saat lopulta vähintään { $points }, heititpä mitä tahansa; ”{ $move }” takaa vain { $other }.
pointFloorAlone = Saat lopulta vähintään { $points }, heititpä mitä tahansa.
pointTarget = Loppusumma on vähintään { $points } todennäköisyydellä { $chance }, siirrolla ”{ $move }” { $other }.
pointUpperBonus = Saat yläosan bonuksen { $chance }:n todennäköisyydellä, siirrolla ”{ $move }” { $other }:n.
pointIdleAlone = { $n ->
    [one] nopan { $dice } pitäminen vain vie yhden heitettävän nopan.
   *[other] noppien { $dice } pitäminen vain vie heitettäviä noppia.
}
pointOpenChances = uudella heitolla voi vielä onnistua { $categories }.
pointBonusEither = saat { $bonus } pisteen bonuksen joka tapauksessa, ja { $points } on hyvin ruutuun ”{ $category }”; tavoittelemalla sitä saat keskimäärin { $mean }.
nextCosts = ”{ $move }” maksaa { $loss }.
nextHardly = ”{ $move }” on melkein yhtä hyvä.
nextTies = ”{ $move }” on yhtä hyvä.
onlyMove = Muuta siirtoa ei ole.
nextWins = Siirrolla ”{ $move }” voiton todennäköisyys on { $other } eikä { $best }.
playsFor = Tulos: { $made }.
playsElse = Tulos: { $made }; muuten 0 ruutuun { $lost }.
playsOrNothing = Tulos: { $made }; muuten siihen tulee 0.
playsOrZero = Tulos: { $made }; 0 ruutuun { $lost }.
playsZero = 0 ruutuun { $lost }.
playsSure = Varma: { $made }.
paysMoreKeepsMore = parhaalla siirrolla saat nyt { $now } enemmän, ja avoimien ruutujen arvo on { $later } suurempi.
paysMoreKeepsSame = parhaalla siirrolla saat nyt { $now } enemmän.
paysMoreKeepsLess = parhaalla siirrolla saat nyt { $now } enemmän; avoimien ruutujen arvo on vain { $later } pienempi.
paysSameKeepsMore = parhaalla siirrolla saat nyt yhtä paljon, ja avoimien ruutujen arvo on { $later } suurempi.
paysLessKeepsMore = parhaalla siirrolla saat nyt { $now } vähemmän, mutta avoimien ruutujen arvo on { $later } suurempi.
keepsAll = jos pidät kaikki nopat, yksi heitto menee hukkaan.
wasThere = Pisteet olivat otettavissa.
moveWith = ”{ $move }”: { $words }
whyTake = nyt { $best }; myöhemmin keskimäärin { $other }
whyLeaveOpen = avoimena keskimäärin { $best }; nyt { $other }
whyMean = keskimäärin { $best } eikä { $other }
whyAlive = yhä mahdollinen
whySure = lähes varma
whyLost = menetetään
whyAtRisk = ei enää varma
whyChance = todennäköisyys { $best } eikä { $other }
whyNow = saadaan nyt
whyRest = kaikki muu
stakesAhead = { $points ->
    [one] Pisteitä tavoittelemalla olisit lopussa keskimäärin { $points } pisteen edellä.
   *[other] Pisteitä tavoittelemalla olisit lopussa keskimäärin { $points } pistettä edellä.
}
stakesBehind = { $points ->
    [one] Pisteitä tavoittelemalla olisit lopussa keskimäärin { $points } pisteen jäljessä.
   *[other] Pisteitä tavoittelemalla olisit lopussa keskimäärin { $points } pistettä jäljessä.
}
stakesLevel = Pisteitä tavoittelemalla olisit lopussa keskimäärin tasoissa.
stakesSame = ”{ $move }” on paras siirto myös pisteiden kannalta.
stakesCosts = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta voiton todennäköisyys on { $other } eikä { $best }.
stakesCostsHardly = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta voitat harvemmin.
stakesRisk = { $n ->
    [one] ”{ $move }” vaarantaa { $n } pisteen ruudussa ”{ $category }”.
   *[other] ”{ $move }” vaarantaa { $n } pistettä ruudussa ”{ $category }”.
}
stakesMakes = ”{ $move }”: ruutuun ”{ $category }” saat pisteitä { $chance }:n todennäköisyydellä; silloin voiton todennäköisyys on { $then }, muuten { $otherwise }.
stakesNever = ”{ $move }”: ruutuun ”{ $category }” et saa koskaan pisteitä.
stakesSure = ”{ $move }”: ruutuun ”{ $category }” saat varmasti pisteitä.
stakesZero = ”{ $move }”: ruutuun ”{ $category }” tulee nolla { $chance }:n todennäköisyydellä; silloin voiton todennäköisyys on { $then }, muuten { $otherwise }.
stakesNoZero = ”{ $move }”: ruutuun ”{ $category }” ei tule koskaan nollaa.
stakesSureZero = ”{ $move }”: ruutuun ”{ $category }” tulee varmasti nolla.
stakesRisky = Tämän vuoron jälkeen voiton todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Parhaalla siirrolla otat suuremman riskin.
stakesSafe = Tämän vuoron jälkeen voiton todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Paras siirto on varmempi.
whyServer = Täydellinen perustelu vaatii palvelimen.
hintStakes = Mikä on pelissä?
hintTwo = Kaksi vaihtoehtoa
hintMove = Näytä siirto
hintMean = keskimäärin { $mean }, jos tavoittelet sitä; kokonainen vuoro tuo { $usual }.
hintNow = nyt { $points }; kokonainen vuoro sitä varten tuo keskimäärin { $usual }.
hintZeros = Näillä nopilla jokaiseen avoimeen ruutuun tulee 0.
hintBonus = Yläosan bonuksesta ({ $bonus }) puuttuu pisteitä: { $n }.
hintMade = Tällä vuorolla ”{ $category }” onnistuu { $one }:n todennäköisyydellä siirron ”{ $first }” jälkeen, { $two }:n siirron ”{ $second }” jälkeen.
hintZero = Tällä vuorolla ruutuun ”{ $category }” tulee nolla { $one }:n todennäköisyydellä siirron ”{ $first }” jälkeen, { $two }:n siirron ”{ $second }” jälkeen.
hintUpper = Jos tavoittelet yläosan bonusta, saat sen { $one }:n todennäköisyydellä siirron ”{ $first }” jälkeen, { $two }:n siirron ”{ $second }” jälkeen.
rivalOften = Tietokonepelaajamme ”{ $strength }” valitsee siirron ”{ $move }” { $chance }:n todennäköisyydellä.

## review: the review after a game

valueTitle = Odotettu loppusumma pelin kuluessa
valueHint = Valitse vuoro, niin näet odotuksen sen jälkeen.
valueAfter = Vuoron { $n } jälkeen: { $values }
lossPerDecision = Päätöksen hinta keskimäärin
playedLike = Pelaa kuin tietokoneemme ”{ $strength }”.
playedBetween = Tietokonepelaajistamme { $confidence }:n todennäköisyydellä välillä ”{ $least }”–”{ $greatest }”, { $n } aidon päätöksen perusteella.
playedOne = Tietokonepelaajistamme { $confidence }:n todennäköisyydellä tämä, { $n } aidon päätöksen perusteella.
sameDice = Paras peli samoilla nopilla
dailyNow = Päivän uusi peli on täällä
dailyBestWords = Parhaat siirrot samoilla nopilla. Nekään eivät tiedä, mitä on tulossa, joten enemmänkin on mahdollista.
dailyPlace = Verrattuna tietokoneeseen
dailyPlaceWords = Kuinka usein kukin taso saa vähemmän pisteitä kuin sinä omilla nopillaan. Palkki kattaa yhdeksän kymmenestä sen pelistä, viiva olet sinä.
sameDiceDrawn = { $n ->
    [one] { $n } sen nopista ei tullut tässä pelissä kertaakaan, joten se arvottiin.
   *[other] { $n } sen nopista ei tullut tässä pelissä kertaakaan, joten ne arvottiin.
}
sameDiceHow = Jokainen vuoro alkaa samalla ensimmäisellä heitolla. Uudelleen heitetyt nopat antavat samat silmäluvut samassa järjestyksessä kuin siinä vuorossa. Jos parhaassa pelissä heitetään enemmän noppia kuin oikeasti heitettiin, loput arvotaan, samassa pelissä aina samat. Myös saman heiton noppien järjestys arvotaan.
totalLucky = { $total } = { $start } + onni { $luck } − virheet { $loss }
totalUnlucky = { $total } = { $start } − huono onni { $luck } − virheet { $loss }
decisions = Kaikki päätökset
decisionsOf = Pelaaja
everyone = Kaikki
onlyLosses = Vain pisteitä maksaneet
onlyFlagged = Vain merkityt
flagged = merkitty
playedMove = Pelattu
playedBetter = Parempi
playedAgain = Tällä kertaa
mistakesAll = Käy läpi kaikki virheet
mistakeOf = Virhe { $n }/{ $of }
mistakeBefore = Edellinen
mistakeAfter = Seuraava
mistakesWorst = Vain kalleimmat
turnByTurn = Vuoro vuorolta
tryIt = Yritä uudelleen
print = Tulosta
noneShown = Sellaisia päätöksiä ei ole.
cardBefore = Pöytäkirja ennen tätä vuoroa
turnNumber = Vuoro { $n }
rollNumber = Heitto { $n }
noDice = Noppia ei ole tallennettu.
forced = ei päätettävää
emptyCard = Yhtään ruutua ei ole vielä täytetty.

## analyse: the page /analyse

analysePage = Keepwise: Analyysi
boardPosition = Tilanne
boardCheck = Tarkista pöytäkirja
boardOwnRules = Omat säännöt…
boardOwnJson = Säännöt JSON-muodossa
boardOwnWrong = Näissä säännöissä on virheitä:
boardCancel = Peruuta
boardPut = Lisää { $face }
boardTake = { $die }: poista
boardNoDie = Noppa { $place }: ei vielä
boardKeep = { $die }: pidä
boardRoll = heitä
boardClear = Tyhjennä
boardRolls = Heittoja jäljellä
boardSavedTitle = Säästettyjä heittoja
boardCall = Ilmoitettu
boardAllRolled = Kaikki nopat heitettiin kerralla
boardOpen = avoin
boardOpens = { $cell }: avaa uudelleen
boardMoves = Parhaat siirrot
boardAim = Tavoite
boardTarget = loppusumma vähintään
boardFloor = suurin varma loppusumma
boardUpperBonus = yläosan bonus
boardFloorWorth = vähintään { $value }
boardDice = { $n ->
    [one] Syötä vielä { $n } noppa.
   *[other] Syötä vielä { $n } noppaa.
}
boardEmpty = Syötä nopat, niin näet tässä jokaisen siirron, sen arvon ja perustelun.
boardFull = Pöytäkirja on täynnä: { $total }.
boardBelow = Näiden noppien todennäköisyydet ovat alempana.
boardThen = Nyt { $points }, sitten keskimäärin vielä { $rest }.
boardThenShort = Nyt { $points }.
boardRolled = Pidä nämä ja heitä
boardScored = Kirjaa ja jatka
boardOutlook = Kun pisteitä tavoitellaan tästä eteenpäin parhaalla pelillä:
boardOdds = Todennäköisyydet tällä vuorolla
boardOddsKeep = Jos pidät { $dice } ja tavoittelet vain yhtä yhdistelmää:
boardOddsTurn = Koko vuoro vain yhtä yhdistelmää tavoitellen:
boardOddsBest = Kun tavoittelet vain yhtä yhdistelmää ja pidät sille parhaat nopat. Valitse noppia, niin näet niiden todennäköisyydet.
boardChance = Todennäköisyys
boardMean = Pisteitä keskimäärin
boardFrom = vähintään { $points }
boardWrong = Tällaista tilannetta ei voi tulla pelissä. Tarkista pöytäkirja ja nopat.
boardNoTable = Tällä palvelimella ei ole tämän pelin ratkaisua, joten paras siirto tiedetään vasta, kun avoimia ruutuja on vähän. Alla olevat todennäköisyydet toimivat aina.
boardNoTarget = Ei saatavilla vielä näin aikaisin, vasta kun ruutuja on jäljellä vähän. ”Suurin loppusumma” käy aina.
boardPays = Tästä heitosta saat:
boardBroken = Tässä linkissä ei ole pelitilannetta.
boardPicture = Linkki kuvan kanssa
boardPictureHint = Viestisovellukset näyttävät linkin kuvana pelitilanteesta. Siksi palvelin saa tilanteen osoitteessa; ”Jaa linkki” ei lähetä sitä.
boardOffline = Palvelimeen ei saada yhteyttä. Syöttämäsi säilyy osoitteessa; vastaukset tulevat, kun yhteys palaa.
cardOrder = Ruutu ”{ $category }” on täytetty liian aikaisin: muut tulevat ensin.
cardTogether = ”{ $category }”: nämä pisteet eivät sovi muuhun pöytäkirjaan.
cardSaved = Näin monen vuoron jälkeen säästettyjä heittoja voi olla { $least }–{ $most }.
cardBonuses = Näillä pisteillä ei voi olla näin monta lisäbonusta.
checkHow = Kopioi pöytäkirjasi: luku, viiva yliviivattuun ruutuun, ei mitään avoimeen. Summat voit jättää tyhjiksi.
checkResult = Tulos
checkPaste = Liitä pöytäkirja
checkText = Rivit sellaisina kuin ne ovat pöytäkirjassa, millä kielellä tahansa
checkRead = Lue pöytäkirja
checkProblems = { $n ->
    [one] Löytyi { $n } virhe.
   *[other] Löytyi { $n } virhettä.
}
checkRight = Virheitä ei löytynyt.
checkNoNumber = ”{ $text }” ei ole luku.
checkTaken = Ymmärrettyjä rivejä: { $some }/{ $all }.
checkUnreadRow = Riviä { $line }, ”{ $name }”, ei ymmärretty.
checkPerhaps = Tarkoititko: { $names }?

## train: the page /train

trainPage = Keepwise: Harjoittelu
trainLead = Kymmenen päätöstä päivässä, kaikille samat. Harjoittele niin paljon kuin haluat, ja kertaa omia virheitäsi, kunnes osaat ne.
keepsNothing = Tämä selain ei tallenna sivusta mitään, joten edistymisesi katoaa, kun poistut.
trainToday = Päivän kymmenen
trainTodayWords = Kaksi alusta, kolme keskivaiheilta, kolme loppupuolelta, kaksi lopusta.
trainDone = { $n }/{ $of } vastattu
trainRight = { $n }/{ $of } oikein
trainLongest = Pisin putki: { $n }.
trainLook = Katso tulos
trainGoOn = Jatka
trainStart = Aloita
trainMistakes = Omat virheesi
trainMistakesWords = Pisteitä maksaneita päätöksiä läpikäydyistä peleistäsi. Ne palaavat muutaman päivän päästä: myöhemmin, jos osaat ne, aiemmin, jos et.
trainNoMistakes = Pelaa peli ja käy se läpi: pisteitä maksaneet päätökset palaavat tänne.
trainDue = { $n }/{ $of } kerrattavana nyt
trainRepeat = Kertaa
trainThemes = Harjoittele aiheittain
theme_first_roll = Ensimmäinen heitto
theme_straights = Suorat
theme_bonus_alive = Bonus mahdollinen
theme_bonus_dead = Bonus menetetty
theme_joker = Jokeri
theme_which_zero = Mihin nolla?
theme_endgame = Loppupeli
themeIs_first_roll = Pelin ensimmäinen heitto, kun pöytäkirja on tyhjä.
themeIs_straights = Avoin suora on tarjolla: tavoitteletko sitä vai jotain parempaa?
themeIs_bonus_alive = Yläosa ratkaisee, ja sen bonus on yhä mahdollinen.
themeIs_bonus_dead = Yläosa ratkaisee, mutta sen bonus on menetetty.
themeIs_joker = Taas viisi samaa, kun niiden ruutu on jo täytetty.
themeIs_which_zero = Heittoja ei ole jäljellä ja pisteitä on vähän tarjolla: mistä luovut?
themeIs_endgame = Enintään kolme vuoroa jäljellä.
trainNone = Tähän peliin ei ole tällaisia päätöksiä.
trainNotSolved = Tällä palvelimella ei ole tämän pelin ratkaisua, joten harjoiteltavia päätöksiä ei ole.
trainLoads = Etsitään päätöksiä…
trainPrepares = Etsitään päätöksiä tähän peliin. Pieni hetki…
trainNoneDue = Nyt ei ole kerrattavaa. Palaa huomenna tai harjoittele jotain aihetta.
trainMenu = Harjoittelu
trainDay = Päivän kymmenen, { $date }
trainTry = Vielä kerran
trainNumber = { $n }/{ $of }
trainKeep = { $n ->
    [one] Pidä ja heitä { $n } noppa
   *[other] Pidä ja heitä { $n } noppaa
}
trainKeys = Napauta noppia, jotka pidät, tai ruutua, johon kirjaat.
trainKeyboard = Näppäin ? näyttää kaikki näppäimet.
trainNext = Seuraava
trainEnd = Tulos
trainAgain = Yritä uudelleen
trainHinted = Vihjeen jälkeen oikea vastaus ei nosta lukuasi.
trainDifficulty = Vaikeus { $difficulty }
trainRating = Vahvuuslukusi: { $rating }
trainProvisional = alustava, vastaus { $n }/{ $of }
trainRatingWords = Se alkaa 1000:sta, joka on harrastelijatasoisen tietokoneemme taso. Jokainen päivän kymmenestä muuttaa sitä, ja vaikeasta saa oikein vastattuna enemmän.
trainBest = Oikein: se on paras siirto.
trainGood = Riittävän hyvä: maksaa vain { $loss }. Paras: { $best }.
trainWrong = Tämä maksaa { $loss }. Paras: { $best }.
trainRuleSave = Käyttämättä jääneet heitot säästyvät: lopeta, kun niistä on enemmän hyötyä myöhemmällä vuorolla.
trainRuleStop = Kaikkia heittoja ei tarvitse käyttää: lopeta, kun seuraava voi viedä enemmän kuin tuoda.
trainRuleRollOn = Älä kirjaa liian aikaisin: jäljellä oleva heitto voi vielä parantaa vuoroa.
trainRuleZeroOverPoints = Nolla oikeassa ruudussa voi maksaa vähemmän kuin muutama piste väärässä.
trainRuleWhichZero = Jos nolla on pakko ottaa, luovu ruudusta, joka toisi sinulle tästä eteenpäin vähiten.
trainRuleBonusPar = Niin kauan kuin bonus on mahdollinen, { $n } samaa tai enemmän sopii hyvin yläosaan.
trainRuleSmallBox = Pane huono heitto pieneen ruutuun, kuten ykkösiin tai kakkosiin: siellä menetät vähän.
trainRuleLessNow = Eniten pisteitä nyt ei aina ole parasta: mieti, mitä avoimet ruudut voivat vielä tuoda.
trainRuleTakeIt = Ota parempi tulos nyt äläkä säästä ruutua heittoon, jota ei ehkä tule.
trainRuleSamePoints = Jos pisteet ovat samat, täytä ruutu, joka toisi myöhemmin vähemmän.
trainRuleRollAll = Jos mikään noppa ei auta tarpeeksi, heitä kaikki uudelleen.
trainRuleStraight = Suoran alku voi olla arvokkaampi kuin pari.
trainRuleNoStraight = Samat nopat voivat olla arvokkaampia kuin suoran alku.
trainRuleHigher = Jos kahta lukua on yhtä monta, suurempi tuo usein enemmän.
trainRuleOpenBox = Pienempi luku, jonka ruutu on avoin, voi olla arvokkaampi kuin suurempi ilman.
trainRuleMoreAlike = Lähde luvusta, jota on enemmän.
trainRuleKeepFewer = Luovu nopista, jotka vain näyttävät auttavan: enemmän heitettäviä noppia, enemmän mahdollisuuksia.
trainRuleKeepMore = Pidä nopat, jotka jo sopivat: minkä heität uudelleen, sen on tultava uudestaan.
trainRuleBonusGone = Kun bonus on mennyt, yläosan ruudut ovat vain pisteidensä arvoisia.
trainRuleEndgame = Lopussa vain avoimet ruudut ratkaisevat: pelaa juuri niitä varten.
trainRuleOther = Vertaa, mitä kukin siirto jättää avoimeksi, ei vain sitä, mitä se tuo nyt.
trainAccepted = { $loss ->
    [one] Myös siirto, joka luovuttaa enintään { $loss } pisteen, on oikein.
   *[other] Myös siirto, joka luovuttaa enintään { $loss } pistettä, on oikein.
}
trainWhy = Miksi
trainThen = Pelissäsi valitsit: { $move }.
trainBoard = Avaa analyysissa
trainPeople = Mitä harrastelijatasoinen tietokoneemme tekisi
trainWrongShare = Se erehtyy tässä { $share } kerroista.
mark_good = oikein
mark_inaccurate = epätarkka
mark_wrong = väärin
markOpen = vastaamatta
trainLost = { $loss ->
    [one] Menetetty yhteensä: { $loss } piste.
   *[other] Menetetty yhteensä: { $loss } pistettä.
}
trainLesson = Mitä kannattaa harjoitella
trainMissed = Erehdyit { $n }/{ $of } aiheessa ”{ $theme }”.
trainPractise = Harjoittele
trainKinds = Oikein: pidettävät nopat { $keeps }/{ $ofKeeps }, täytettävät ruudut { $scores }/{ $ofScores }.
trainBefore = { $n } aiempana päivänä: keskimäärin { $right } oikein.
trainComeBack = Ne, joita et osannut, palaavat pian; osaamasi myöhemmin.
trainMore = Lisää tällaisia
trainBestWas = Paras: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: määrä { $count }, odotettu { $expected }. Todellinen osuus välillä { $low }–{ $high }.
auditLegend = Pystyviiva näyttää, missä reilut nopat olisivat. Vaakaviiva sisältää silmäluvun todellisen osuuden, kaikille kuudelle yhtä aikaa { $confidence }:n varmuudella.
auditGames = Pelejä, joista on kaikki heitot: { $n }.
auditStuck = Noppia ei voitu tarkistaa.
auditLeftOut = Pois jätettyjä heittoja, koska ei tiedetä, mitkä nopat heitettiin: { $n }.

## history: the page /history

historyPage = Keepwise: Omat pelit
historyDamaged = { $n ->
    [one] { $n } merkintä on vioittunut ja jätetty pois; kaikki muut ovat tässä.
   *[other] { $n } merkintää on vioittunut ja jätetty pois; kaikki muut ovat tässä.
}
historyEmpty = Ei vielä pelejä
historyEmptyWords = Tässä selaimessa loppuun pelaamasi pelit näkyvät täällä, samoin se, mitä ne maksoivat ja missä. Mitään ei lähde selaimesta itsestään.
historyWho = Kenen pelit
historyMeans = Keskiarvot peleittäin
historyPlayed = Pelejä
historyMean = Keskiarvo
historyLatest = Viimeiset { $n }
historyMost = Paras
historyLoss = Menetetty peliä kohti
historyRating = Kuinka hyvin pelaat
ratingHow = Palvelin laskee tämän. Sitä varten selaimesi lähettää vain pelien lajit ja lukuja: montako aitoa päätöstä kussakin läpikäydyssä pelissä oli ja mitä ne maksoivat. Nimiä, noppia tai pelejä ei lähetetä, eikä mitään tallenneta.
ratingStart = Arvioi pelini
ratingLike = Tietokonepelaajistamme pelaat eniten kuin ”{ $strength }” (todennäköisyys { $chance }).
ratingBeyond = Tietokoneemme ”{ $strength }” pelaisi sattumalta näin hyvin enintään { $chance }:n todennäköisyydellä.
ratingDecisions = Aitoja päätöksiä
ratingLevel = Taso, 1 (aloittelija) – 6 (täydellinen)
ratingTrend = Muutos 1 000 päätöstä kohti
ratingBetter = Menetät vähemmän kuin ennen.
ratingWorse = Menetät enemmän kuin ennen.
ratingSteady = Muutosta ei vielä näy.
ratingRange = { $value } ({ $low } – { $high })
ratingIntervals = Todellinen arvo on välillä 95 %:n todennäköisyydellä. Kun pelejä on vähän, välit ovat leveitä.
phase_opening = Avaus
phase_middle = Alkupuoli
phase_late = Loppupuoli
historyOverTime = Menetetty aitoa päätöstä kohti
historyTooFew = Näet enemmän, kun kaksi peliä on käyty läpi.
chartHint = Valitse peli, niin näet sen luvut.
chartPoint = { $loss ->
    [one] { $date }: { $loss } piste päätöstä kohti
   *[other] { $date }: { $loss } pistettä päätöstä kohti
}
chartWords = { $first ->
    [one] { $n } läpikäytyä peliä: { $first } piste päätöstä kohti ensimmäisissä, { $last } viimeisimmissä.
   *[other] { $n } läpikäytyä peliä: { $first } pistettä päätöstä kohti ensimmäisissä, { $last } viimeisimmissä.
}
historyThemes = Mikä maksoi eniten
historyEach = { $n ->
    [one] { $n } päätös, { $loss } kukin
   *[other] { $n } päätöstä, { $loss } kukin
}
historyStreaks = Putket
historyDaysPlayed = Pelipäivät
historyAgainst = Tietokonetta vastaan
historyWins = { $n ->
    [one] { $n } voitto peräkkäin.
   *[other] { $n } voittoa peräkkäin.
}
historyGoals = Tavoitteet: { $n }/{ $of }
goal_bonus = Saavuta yläosan bonus
goal_careful = Peli, jossa mikään päätös ei maksa yli 2 pistettä
goal_endgame = Virheetön loppupeli
goal_unlucky = Voita tietokone huonolla onnella
goal_joker = Ansaitse bonus uusista samoista nopista
goal_expert = Voita tietokone asiantuntijana tai täydellisenä
goal_thrifty = Menetä alle 20 pistettä pelissä
goal_flawless = Menetä alle 5 pistettä pelissä
historyNoDays = ei juuri nyt.
runBound = Pelissä menetetyt pisteet
runWithin = { $n ->
    [one] Viimeisimmässä pelissäsi menetit enintään { $bound } pistettä.
   *[other] Jokaisessa { $n } viimeisimmästä pelistäsi menetit enintään { $bound } pistettä.
}
runBeyond = { $n ->
    [one] Viimeisimmässä pelissäsi menetit yli { $bound } pistettä.
   *[other] Jokaisessa { $n } viimeisimmästä pelistäsi menetit yli { $bound } pistettä.
}
historyGames = { $n ->
    [one] { $n } peli
   *[other] { $n } peliä
}
historyAll = Näytä kaikki { $n }
historyNotReviewed = Ei vielä käyty läpi.
historyThin = Tästä pelistä on jäljellä vain loppusummat.
historyDelete = Poista
historyDeleteAsks = Poistetaanko tämä peli ja sen virheet?
historyDeleted = Peli on poistettu.
rollCheck = Tarkista palvelimen nopat
rollCheckHow = Liitä yksi tai useampi vastaus osoitteesta /v1/roll/reveals. Selaimesi laskee nopat uudelleen; mitään ei lähetetä.
rollCheckText = Vastaukset JSON-muodossa
rollCheckNow = Tarkista
rollCheckNone = Tämä ei ole osoitteen /v1/roll/reveals vastaus.
rollProved = Heitto { $n }: { $dice }. Kaikki täsmää: kumpikaan osapuoli ei voinut valita näitä noppia.
rollUnproved = Heitto { $n }: { $dice }. Tämä ei täsmää.
rollWrongClient = Pelaajan arvo ei johda pelaajan sitoumukseen.
rollWrongServer = Palvelimen arvo ei johda palvelimen sitoumukseen.
rollWrongFaces = Arvoista seuraa muut silmäluvut: { $dice }.
rollWrongHand = Käsi ei koostu pidetyistä ja heitetyistä nopista.
rollNoted = Tämä on todiste vain sille, jolla oli nämä kaksi ennen ensimmäistä heittoa. Pelaajan sitoumus: { $client }. Palvelimen: { $server }.
historyFile = Pelihistoriasi tiedostona
historyKept = Kaikki pysyy vain tässä selaimessa: enintään { $games } peliä, joista viimeisimmät { $detailed } joka siirtoineen. Jos tila käy vähiin, vanhimmista jäävät vain loppusummat.
historyExport = Vie
historyImport = Tuo
deckMake = Pakka Ankiin
deckHint = { $n ->
    [one] Virheestäsi tulee kortti Anki-ohjelmaan: tuo tiedosto sinne. Uudempi tiedosto päivittää kortit, jotka sinulla jo on.
   *[other] { $n } virheestäsi tulee kortteja Anki-ohjelmaan: tuo tiedosto sinne. Uudempi tiedosto päivittää kortit, jotka sinulla jo on.
}
deckAsks = Mitä pelaat?
historyForget = Poista kaikki
historyForgetAsks = Poistetaanko tämän selaimen kaikki pelit, päivät ja virheet?
historyForgotten = Kaikki on poistettu.
fileTaken = Tuotu. Pelejä: { $games }, päiviä: { $days }.
fileFull = Kaikelle ei ollut tilaa.
fileRefused = Mitään ei tuotu.
fileLong = Tiedosto on liian suuri.
fileNoJson = Tiedosto on vaillinainen, tai se ei ole JSONia.
fileOther = Tämä ei ole Keepwisen historiatiedosto.
fileNewer = Tiedoston versio on { $version }, jota tämä sivu ei tunne.
fileWrong = Tiedosto on vioittunut tässä kohdassa: { $place }

## rules: the page /rules

rulesPage = Keepwise: Säännöt
rulesTitle = Säännöt
rulesLead = Jokainen peli yhdellä sivulla: vuoron kulku, jokainen yhdistelmä esimerkkeineen ja tulostettava pöytäkirja.
rulesAll = Kaikki pelit
rulesPrint = Tulosta
rulesPlay = Pelaa tätä täällä
rulesDice = { $n ->
    [one] { $n } noppa
   *[other] { $n } noppaa
}
rulesRolls = { $n ->
    [one] { $n } heitto
   *[other] { $n } heittoa
}
rulesTurn = Vuoro
rulesEnd = Pelin loppu
rulesCategories = Yhdistelmät
rulesExample = Esimerkiksi
rulesMiss = Mutta ei
rulesFirstRoll = ensimmäisellä heitolla { $points }
turnRoll = { $n ->
    [one] Heitä noppa.
   *[other] Heitä kaikki { $n } noppaa.
}
turnOnce = Heität kerran vuorossa.
turnAgain = { $n ->
    [one] Heität yhteensä { $n } kerran.
   *[other] Pidä haluamasi nopat ja heitä loput uudelleen: yhteensä enintään { $n } heittoa.
}
turnFree = Myös pidetyt nopat saa heittää myöhemmin uudelleen.
turnFill = Täytä sitten yksi avoin ruutu. Jos nopat eivät sovi siihen, siihen tulee 0.
turnCounted = { $n ->
    [one] Noppia on { $dice }, ja niistä lasketaan { $n }: se, joka antaa eniten.
   *[other] Noppia on { $dice }, ja niistä lasketaan { $n }: ne, jotka antavat eniten.
}
leastCounted = { $n ->
    [one] Noppia on { $dice }, ja niistä lasketaan { $n }: se, joka antaa vähiten.
   *[other] Noppia on { $dice }, ja niistä lasketaan { $n }: ne, jotka antavat vähiten.
}
orderCard = Ruudut täytetään ylhäältä alas.
orderUpper = Ensin täytetään yläosa, missä järjestyksessä tahansa, sitten alaosa.
extraStart = { $n ->
    [one] Saat pelin alussa { $n } lisäheiton, jonka voit käyttää millä vuorolla tahansa.
   *[other] Saat pelin alussa { $n } lisäheittoa, jotka voit käyttää millä vuorolla tahansa.
}
extraSaves = Käyttämättä jääneet heitot säästyvät myöhemmille vuoroille.
extraMost = Heittoja voi säästää enintään { $n }.
endTotal = Peli päättyy { $n } vuoron jälkeen. Suurin loppusumma voittaa.
endAwarded = Peli päättyy { $n } vuoron jälkeen. Eniten palkintopisteitä saanut voittaa.
coloursAre = Jokaisella silmäluvulla on väri: { $colours }.
bonusFrom = Yläosassa vähintään { $at }: { $points }.
bonusHighest = Vain korkein saavutettu rivi lasketaan.
bonusEach = Ja { $n } lisää jokaisesta sen ylittävästä pisteestä.
bonusPar = { $n } jokaista silmälukua riittää täsmälleen.
upperPays = Antaa niiden noppien summan, joiden silmäluku on { $face }.
needsAny = Mitkä tahansa nopat.
needsAll = { $n ->
    [one] Yksi noppa.
   *[other] Kaikissa { $n } nopassa sama silmäluku.
}
needsEqual = { $n ->
    [one] Yksi noppa.
   *[other] Vähintään { $n } samaa silmälukua.
}
needsTwo = { $a } noppaa yhtä silmälukua ja { $b } toista.
needsTwoAny = { $a } noppaa yhtä silmälukua ja { $b } yhtä silmälukua, joka saa olla sama.
needsThree = { $a } noppaa yhtä silmälukua, { $b } toista ja { $c } kolmatta.
needsThreeAny = { $a }, { $b } ja { $c } noppaa, kukin ryhmä yhtä silmälukua; luvut saavat olla samoja.
needsRun = { $n ->
    [one] Yksi noppa.
   *[other] { $n } peräkkäistä silmälukua: { $runs }.
}
needsFaces = Jokainen näistä silmäluvuista: { $faces }.
needsSum = Kaikkien noppien summa on { $n }.
needsLeast = Kaikkien noppien summa on vähintään { $n }.
needsGreatest = Kaikkien noppien summa on enintään { $n }.
needsColour = Kaikki nopat ovat samanvärisiä.
needsColourMatched = Nämä nopat ovat samanvärisiä.
paysPoints = { $n ->
    [one] Antaa { $n } pisteen.
   *[other] Antaa { $n } pistettä.
}
paysTakes = { $n ->
    [one] Vie { $n } pisteen.
   *[other] Vie { $n } pistettä.
}
paysAll = Antaa kaikkien noppien summan.
paysMatched = { $n ->
    [one] Antaa tämän nopan silmäluvun.
   *[other] Antaa näiden { $n } nopan summan.
}
paysFaces = Antaa niiden noppien summan, joiden silmäluku on { $faces }.
paysPlus = { $n ->
    [one] Ja { $n } piste päälle.
   *[other] Ja { $n } pistettä päälle.
}
paysMinus = { $n ->
    [one] Siitä vähennetään { $n } piste.
   *[other] Siitä vähennetään { $n } pistettä.
}
paysServed = { $n ->
    [one] Vuoron ensimmäisellä heitolla { $n } piste lisää.
   *[other] Vuoron ensimmäisellä heitolla { $n } pistettä lisää.
}
paysByRoll = Pisteet riippuvat siitä, monennellako heitolla se onnistui: { $rolls }.
rollPays = heitto { $roll }: { $points }
rollPaysLast = heitosta { $roll } alkaen: { $points }
timesFill = { $n ->
    [one] Voit täyttää { $n } kerran.
   *[other] Voit täyttää { $n } kertaa.
}
afterFill = Antaa pisteitä vasta, kun ruudussa ”{ $category }” on pisteitä.
jokerTitle = Uusi ”{ $category }”
jokerBonus = { $bonus ->
    [one] Kun ruudussa ”{ $category }” on pisteitä, jokainen uusi heitto, jossa on { $n } samaa, antaa { $bonus } pisteen lisää, mihin sen kirjaatkin.
   *[other] Kun ruudussa ”{ $category }” on pisteitä, jokainen uusi heitto, jossa on { $n } samaa, antaa { $bonus } pistettä lisää, mihin sen kirjaatkin.
}
jokerHolds = Kun ruutu ”{ $category }” on täytetty, jokaista uutta heittoa, jossa on { $n } samaa, koskee tämä:
jokerForcedFirst = Niin kauan kuin sen silmäluvun ruutu yläosassa on avoin, se on kirjattava siihen.
jokerForcedThen = Sen jälkeen se on kirjattava avoimeen alaosan ruutuun.
jokerForcedLast = Jos alaosa on täynnä, se kirjataan avoimeen yläosan ruutuun ja antaa 0.
jokerWhy = Siksi pöytäkirja tarjoaa sille joskus vain yhtä ruutua.
jokerFree = Sen saa kirjata mihin tahansa avoimeen ruutuun. Kun sen silmäluvun ruutu yläosassa on täytetty, se on alaosassa jokeri.
jokerOriginal = Se on jokeri ja on kirjattava avoimeen alaosan ruutuun. Jos alaosa on täynnä, se kirjataan yläosan ruutuun ja antaa 0.
jokerNone = Sen saa kirjata mihin tahansa avoimeen ruutuun, ja se antaa siinä tavalliset pisteet.
jokerPays = Jokerina se antaa täydet pisteet, vaatipa ruutu mitä tahansa: { $list }.
jokerPaysHere = { $n ->
    [one] Jokerina: { $n } piste.
   *[other] Jokerina: { $n } pistettä.
}
jokerMultiplied = Nämä pisteet kerrotaan sarakkeen kertoimella.
jokerMadeOnly = Ne saa vain, kun heitto antaa enemmän kuin 0.
tipsTitle = Ensimmäiseen peliin
tipStop = Kaikkia heittoja ei tarvitse käyttää: hyvän tuloksen voit kirjata heti.
tipBonus = Yläosassa { $n } samaa silmälukua riittää bonusvauhtiin.
tipZero = Kun mikään ei sovi, nolla ruutuun ”{ $category }” maksaa usein vähiten.
tipChance = Ruutuun ”{ $category }” käyvät mitkä tahansa nopat: pidä se avoinna epäonnistuvaa vuoroa varten.

## make: the ruleset editor /make

makePage = Keepwise: Tee oma peli
makeTitle = Tee oma peli
makeLead = Lähde tutusta pelistä, muuta mitä haluat ja näe heti, mitä siitä seuraa.
makeBase = Lähtökohta
makeNothing = Ei mitään
makeName = Pelin nimi
makeRolls = Heittoja vuorossa
makeOrder = Ruudut täytetään
makeOrderFree = vapaassa järjestyksessä
makeOrderCard = ylhäältä alas
makeOrderUpper = yläosa ensin
makeExtra = Lisäheittoja alussa
makeSaves = Käyttämättömät heitot säästyvät
makeBonus = Yläosan bonus
makeBonusAt = Raja
makeBonusEach = Jokaisesta ylittävästä pisteestä
makeAddBonus = Lisää bonus
makeJoker = Kaikki nopat taas samoja
makeJokerRule = Mitä siitä seuraa
makeJokerOff = ei mitään erityistä
makeJokerForced = jokeri, pakollinen
makeJokerFree = jokeri, vapaa valinta
makeJokerOriginal = jokeri, vain alaosassa
makeJokerNone = vain lisää pisteitä
makeJokerCategory = Kun tämä on täytetty
makeJokerBonus = Lisäpisteet
makeAdd = Lisää yhdistelmä
makeNew = Uusi
makeCategoryName = Nimi
makeNeeds = Mitä se vaatii
makeNeedsKind = Nopat
makeNeedsFace = yksi silmäluku (yläosa)
makeNeedsAny = mitkä tahansa nopat
makeNeedsGroups = samat nopat
makeNeedsRun = peräkkäiset silmäluvut
makeNeedsFaces = tietyt silmäluvut
makeFace = Silmäluku
makeGroup = Ryhmä { $n }
makeSameFace = Ryhmillä saa olla sama silmäluku
makeRunLength = Montako peräkkäin
makeFaces = Silmäluvut
makeTotal = Noppien summa
makeAny = mikä tahansa
makeTotalExact = tasan
makeTotalLeast = vähintään
makeTotalMost = enintään
makeColour = Väri
makeColourAll = kaikissa nopissa sama
makeColourMatched = näissä nopissa sama
makePays = Mitä se antaa
makePaysKind = Tapa
makePaysPoints = kiinteät pisteet
makePaysAll = kaikkien noppien summa
makePaysMatched = näiden noppien summa
makePaysFaces = tiettyjen silmälukujen summa
makePaysRolls = pisteet heiton mukaan
makePoints = Pisteet
makeByRoll = Pisteet heitolla 1, 2, 3 …
makePlus = Lisäpisteet
makeServed = Bonus ensimmäisestä heitosta
makeTimes = Montako kertaa voi täyttää
makeAfter = Antaa pisteitä vasta, kun tässä on
makeAfterNone = ei mitään
makeUp = Siirrä ylös
makeDown = Siirrä alas
makeRemove = Poista { $name }
makeFollows = Mitä tästä seuraa
makeWrong = { $n ->
    [one] Korjaa ensin { $n } virhe.
   *[other] Korjaa ensin { $n } virhettä.
}
makeTotals = Loppusummat { $least }–{ $greatest }
makeStates = { $count ->
    [one] { $count } tilanne vuorojen välissä
   *[other] { $count } tilannetta vuorojen välissä
}
makeReady = Valmentaja osaa tämän pelin.
makeSolvable = Valmentaja oppii pelin, kun siltä ensi kerran kysytään: noin { $time }.
makeOutOfReach = Liian laaja valmentajalle. Ihmiset voivat pelata sitä.
makeEstimated = Usean sarakkeen peleissä valmentajan arvot ovat arvioita.
makeProblemRange = Sallittu: { $least }–{ $greatest }.
makeProblemTwice = Tämä esiintyy kahdesti.
makeProblemMissing = Tästä puuttuu jotakin.
makeProblemClash = Tämä on ristiriidassa muun kanssa.
makePlay = Pelaa
makeAnalyse = Analysoi
makeShare = Kopioi linkki
makeCopy = Kopioi
makeCopied = Kopioitu.
makeSave = Tallenna
makeSaved = Tallennettu tähän selaimeen
makeForget = Poista { $name }
makeForgetAsks = Poistetaanko ”{ $name }” tästä selaimesta?
makeSheet = Säännöt nykyisellään
makeJson = JSON-muodossa, ohjelmille

## offline: the page /offline

newVersion = Näistä sivuista on uusi versio.
newVersionUse = Ota käyttöön
takePage = Keepwise: pelaa offline-tilassa
takeTitle = Pelaa offline-tilassa
takeLead = Lataamasi sivut ja pelit säilyvät tässä selaimessa eivätkä tarvitse yhteyttä. Kunkin pelin taulukosta valmentaja ja tietokone vastaavat täsmälleen kuten palvelin.
takeGames = Pelit
takeSize = { $size } Mt
takeTotal = Ladattavaa: { $size }
takePages = Kaikki sivut nykyisellä kielellä
takeKept = ladattu
takeNewer = uudempi taulukko saatavilla
takeNow = Lataa
takeLoads = Ladataan…
takeDone = Ladattu. Kaikki toimii nyt offline-tilassa.
takeRemove = Poista { $name }
takeRemoveAll = Poista kaikki
takeRemoved = Poistettu.
takeFull = Selaimessa ei ole enää tilaa. Poista peli tai valitse vähemmän.
takeCutOff = Palvelimeen ei saada yhteyttä. Puuttuvat voi ladata, kun yhteys palaa.
takeImpossible = Tämä selain ei voi tallentaa sivuja: siihen tarvitaan suojattu yhteys (https) ja ikkuna, joka ei ole yksityinen.
takeMayGo = Selain voi poistaa tämän, jos tila käy vähiin.
takeOthers = Nämä vaativat palvelimen: usean sarakkeen pelit, omat säännöt, voiton tavoittelu, ennuste ja täydelliset perustelut.
takeWho = Mistä vastaukset tulevat
takeServer = Palvelimelta; tältä laitteelta vain, kun palvelimeen ei saada yhteyttä
takeDevice = Aina tältä laitteelta, kun peli on ladattu

## widget: the page /widget

widgetPage = Keepwise: Noppavalmentaja
widgetTitle = Noppavalmentaja
widgetLead = Säädä ja kopioi koodi sivullesi. Se vastaa tarkalleen parhaalla siirrolla lukijasi kielellä.
widgetRolls = Heittoja jäljellä
widgetCard = Täytetyt ruudut
widgetRoll = Muut nopat
widgetAuto = Kuten sivulla
widgetReader = Lukijan oma
widgetWidth = Leveys
widgetAsk = Anna lukijan valita ensin
widgetCode = Koodisi
widgetFrame = Kehyksenä, ilman skriptiä
widgetCopy = Kopioi

## embed: the element <dice-coach>, on any site

embedDice = Nopat: paina niitä, jotka pitäisit
embedDie = Noppa { $n }: { $face }
embedKeep = pidä
embedReroll = heitä
embedAll = Heitä kaikki uudelleen
embedScore = { $category }: { $points }
embedCall = Ilmoita { $category }
embedChoose = Paina noppia, jotka pitäisit.
embedPonder = Mihin merkitsisit?
embedAsk = Mikä on parasta?
embedRight = Oikein, se on paras siirto.
embedCosts = Se maksaa { $loss }.
embedChances = Todennäköisyydet tällä vuorolla
embedMoves = Mitä kukin siirto maksaa
embedBest = paras
embedYours = sinä: { $loss }
embedTotal = Odotettu loppusumma: { $value }
embedThinking = Mietin…
embedPreparing = Peliä valmistellaan. { $share }, noin { $n } s jäljellä
embedLost = Valmentajaan ei saada yhteyttä.
embedRetry = Yritä uudelleen
embedWrong = Valmentaja ei voi näyttää tätä asemaa.
embedUnprepared = Valmentaja ei ole täällä valmistautunut tähän kysymykseen.
embedAnalyse = Analysoi
embedBlack = musta
embedRed = punainen
embedGreen = vihreä

## answers: sentences in answers of the API, in no page

advisedKeep = Pidä { $dice } ja heitä { $others } uudelleen.
advisedRerollAll = Heitä kaikki uudelleen.
sentence = { $words }.
advisedScore = Kirjaa { $points } ruutuun ”{ $category }”.
advisedCall = Ilmoita ”{ $category }”.
advisedTimes = Tässä sarakkeessa pisteet lasketaan { $factor }-kertaisina.
advisedInProduct = Tämä ruutu vaikuttaa vain tuloon.
advisedLeaves = { $n ->
    [one] Sinulle jää { $n } lisäheitto.
   *[other] Sinulle jää { $n } lisäheittoa.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Loppusumma on vähintään { $points } todennäköisyydellä { $chance }.
reachesNever = Summaa { $points } ei voi enää saavuttaa.
getsUpperBonus = Saat yläosan bonuksen { $chance }:n todennäköisyydellä.
upperBonusNever = Et voi enää saada yläosan bonusta.
winsWith = Voiton todennäköisyys on { $chance }.
winsNever = Et voi enää voittaa.
winsAlways = Voitat, heititpä mitä tahansa.
tieCounts = Tasapeli lasketaan voitoksi kertoimella { $share }.
opponentForPoints = Vastustajan oletetaan tavoittelevan pisteitä: parhaan pelin laskeminen kestäisi liian kauan, kun molemmat pelaavat voittaakseen.
tieWins = Tasapeli lasketaan voitoksi.
valuesEstimated = Arvot ovat arvioita: näin pelaamalla saat keskimäärin { $mean } ({ $confidence }:n varmuudella { $low }–{ $high }, { $games } pelin perusteella).
auditFair = Tutkittuja noppia: { $n }. Testejä: { $tests }. Mitään poikkeavaa ei löytynyt: reilut nopat putoavat vähintään näin epätasaisesti { $chance }:n todennäköisyydellä.
auditUnusual = Tutkittuja noppia: { $n }. Jotain poikkeavaa löytyi: reiluilla nopilla tällaisen tuloksen todennäköisyys on kaikissa testeissä yhteensä enintään { $chance }.
auditFaces = Silmäluvut putoavat liian epätasaisesti.
auditRepeats = Aiemman silmäluvun toistoja: { $observed }; reiluilla nopilla noin { $expected }.
auditPairs = Samoja pareja yhdessä pudonneissa nopissa: { $observed }; reiluilla nopilla noin { $expected }.
auditHalves = Ensin pudonneet nopat eroavat myöhemmistä.
auditDice = Nopat eroavat toisistaan.
auditPlayers = Pelaajien nopat eroavat toisistaan.
auditFalseAlarms = Tällainen tarkistus pitää reilujakin noppia poikkeavina enintään { $level }:n todennäköisyydellä.
auditSees = Silmäluku, jonka osuus on { $share } eikä { $fair }, olisi huomattu 9 kertaa 10:stä.
auditSeesNothing = Se kertoo vähän: näin harvoilla nopilla jopa aina saman silmäluvun näyttävä noppa voisi jäädä huomaamatta.
auditNoDice = Yhtään noppaa ei voi tutkia: ei tiedetä, mitkä nopat heitettiin.
costsAbout = ”{ $move }” maksaa noin { $loss }.
beats = ”{ $best }” on { $loss } parempi kuin ”{ $move }”.
beatsBecause = ”{ $best }” on { $loss } parempi kuin ”{ $move }”: { $reason }
beatsAbout = ”{ $best }” on noin { $loss } parempi kuin ”{ $move }”.
comparesSheet = ”{ $best }” siirron ”{ $move }” sijaan: tällä vuorolla { $now }, myöhemmin { $later }.
comparesSheetAbout = ”{ $best }” siirron ”{ $move }” sijaan: tällä vuorolla { $now }, myöhemmin noin { $later }.
averagesInstead = Siirrolla ”{ $move }” loppusumma on keskimäärin { $mean } eikä { $best }.
stakesCostsTarget = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta tavoitteen { $target } todennäköisyys on { $other } eikä { $best }.
stakesCostsBonus = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta yläosan bonuksen todennäköisyys on { $other } eikä { $best }.
stakesCostsFloor = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta varma loppusumma on { $other } eikä { $best }.
stakesCostsHardlyTarget = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta pääset tavoitteeseen { $target } harvemmin.
stakesCostsHardlyBonus = Siirrolla ”{ $move }” saat keskimäärin { $points } enemmän, eniten kaikista, mutta saat yläosan bonuksen harvemmin.
stakesMakesTarget = ”{ $move }”: ruutuun ”{ $category }” saat pisteitä { $chance }:n todennäköisyydellä; silloin tavoitteen { $target } todennäköisyys on { $then }, muuten { $otherwise }.
stakesMakesBonus = ”{ $move }”: ruutuun ”{ $category }” saat pisteitä { $chance }:n todennäköisyydellä; silloin yläosan bonuksen todennäköisyys on { $then }, muuten { $otherwise }.
stakesZeroTarget = ”{ $move }”: ruutuun ”{ $category }” tulee nolla { $chance }:n todennäköisyydellä; silloin tavoitteen { $target } todennäköisyys on { $then }, muuten { $otherwise }.
stakesZeroBonus = ”{ $move }”: ruutuun ”{ $category }” tulee nolla { $chance }:n todennäköisyydellä; silloin yläosan bonuksen todennäköisyys on { $then }, muuten { $otherwise }.
stakesRiskyTarget = Tämän vuoron jälkeen tavoitteen { $target } todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Parhaalla siirrolla otat suuremman riskin.
stakesRiskyBonus = Tämän vuoron jälkeen yläosan bonuksen todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Parhaalla siirrolla otat suuremman riskin.
stakesSafeTarget = Tämän vuoron jälkeen tavoitteen { $target } todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Paras siirto on varmempi.
stakesSafeBonus = Tämän vuoron jälkeen yläosan bonuksen todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }. Paras siirto on varmempi.
hintTarget = Tavoitteesta puuttuu pisteitä: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Sallittu: { $allowed }.
problemRange = Sallittu: { $minimum }–{ $maximum }.
problemAtMost = Sallittu enintään { $maximum }, ei { $found }.
problemLimit = Sallittu enintään { $maximum }.
problemFound = Saatu arvo: { $found }.
problemMore = { $n ->
    [one] (ja { $n } muu)
   *[other] (ja { $n } muuta)
}
claim-with_correction = ”{ $name }” { $found } täsmää yhden korjauksen kanssa.
claim-as_written = ”{ $name }” { $found } vastaa pöytäkirjaa sellaisenaan, mutta se ei ole luotettava.
claim-with_none = ”{ $name }” { $found } ei täsmää minkään korjauksen kanssa.
claim-unknown = ”{ $name }” { $found }: tätä ei voi tarkistaa.
extraBonus = Lisäbonus
assumption-meaning = ”{ $name }” { $found } voi tarkoittaa useaa eri summaa; oletuksena on se, joka täsmää.
assumption-extra_bonuses = Lisäbonusten määrä, oletus: { $found }.
assumption-roll = Noppien oletetaan olevan heitosta { $found }.
assumption-extra_rolls = Lisäheittojen määrä, oletus: { $found }; mahdollinen: { $least }–{ $greatest }.
assumption-no_extra_bonus = Oletus on, ettei tästä vuorosta saa lisäbonusta.
assumption-one_player = Sarakkeiden { $found } arvot luetaan yhden pelaajan arvoiksi.
assumption-ignored = Rivillä ”{ $name }”, ei luettu arvoksi: { $found }.
assumption-heading = ”{ $name }” luetaan otsikoksi.
assumption-columns = Rivin ”{ $name }” arvojen oletetut sarakkeet: { $found }.
assumption-category = ”{ $name }” luetaan yhdistelmäksi ”{ $found }”.
assumption-printed = Rivin ”{ $name }” ensimmäinen { $found } luetaan painetuksi tekstiksi.
assumption-sum = Rivin ”{ $name }” viimeinen { $found } luetaan muiden arvojen summaksi.
problems-reading = Lukukelvottomat pyynnöt
problem-bad-chunk = Virheellinen chunked-koodaus
problem-bad-length = Virheellinen rungon pituus
problem-byte-order-mark = Tavujärjestysmerkki
problem-cut-short = Vaillinainen runko
problem-duplicate-key = Toistuva avain tai parametri
problem-duplicate-key-detail = ”{ $name }” on lähetetty kahdesti.
problem-empty-body = Tyhjä runko
problem-nested-too-deep = Liian syvä sisäkkäisyys
problem-not-json = Virheellinen JSON
problem-not-readable = Lukukelvoton pyyntö
problem-not-unicode = Vaillinainen merkki
problem-not-utf-8 = Virheellinen UTF-8
problems-fields = Kentät ja parametrit
problem-invalid = Virheellinen pyyntö
problem-contradiction = Ristiriita
problem-contradiction-detail = ”{ $name }” on ristiriidassa toisen kentän tai pelin sääntöjen kanssa.
problem-duplicate = Toistuva kohta
problem-duplicate-detail = ”{ $found }” esiintyy kahdesti.
problem-missing-field = Puuttuva kenttä
problem-missing-field-detail = ”{ $name }” puuttuu.
problem-not-committed = Arvo ei vastaa sitoumusta
problem-out-of-range = Luku sallitun välin ulkopuolella
problem-out-of-range-detail = ”{ $name }” voi olla { $minimum }–{ $maximum }, ei { $found }.
problem-too-long = Liian pitkä merkkijono
problem-too-many = Liian monta kohtaa
problem-unknown-choice = Tuntematon vaihtoehto
problem-unknown-choice-detail = ”{ $found }” ei kelpaa kohtaan ”{ $name }”.
problem-unknown-commitment = Tuntematon sitoumus
problem-unknown-field = Tuntematon kenttä
problem-unknown-field-detail = Kenttää ”{ $found }” ei ole.
problem-wrong-card = Virheellinen pöytäkirja kyselymerkkijonossa
problem-wrong-count = Väärä määrä kohtia
problem-wrong-dice = Väärät nopat
problem-wrong-dice-detail = Noppien määrän on oltava { $expected }.
problem-wrong-die = Virheellinen noppa
problem-wrong-die-detail = Nopan silmäluku on { $minimum }–{ $maximum }, ei { $found }.
problem-wrong-move = Virheellinen siirto kyselymerkkijonossa
problem-wrong-position-id = Virheellinen tilanteen koodi
problem-wrong-position-id-detail = ”{ $found }” ei ole minkään tilanteen koodi.
problem-wrong-record = Pelin muistiinpano ei kelpaa
problem-wrong-record-detail = ”{ $found }” ei sovi pelin muistiinpanoon.
problem-wrong-type = Väärä tyyppi
problems-names = Nimet
problem-ambiguous-category = Monitulkintainen yhdistelmä
problem-ambiguous-category-detail = ”{ $found }” voi tarkoittaa useaa yhdistelmää.
problem-ambiguous-column = Monitulkintainen sarake
problem-ambiguous-column-detail = ”{ $found }” voi tarkoittaa useaa saraketta.
problem-ambiguous-ruleset = Monitulkintainen sääntöjoukko
problem-ambiguous-ruleset-detail = ”{ $found }” voi tarkoittaa useaa sääntöjoukkoa.
problem-bad-name = Virheellinen nimi
problem-unknown-category = Tuntematon yhdistelmä
problem-unknown-category-detail = Yhdistelmää ”{ $found }” ei ole.
problem-unknown-column = Tuntematon sarake
problem-unknown-column-detail = Saraketta ”{ $found }” ei ole.
problem-unknown-ruleset = Tuntematon sääntöjoukko
problem-unknown-ruleset-detail = Sääntöjoukkoa ”{ $found }” ei ole.
problems-cards = Pöytäkirjat
problem-contradicting-points = Ristiriitaiset pisteet
problem-contradicting-points-detail = Ruudussa ”{ $name }” ei voi olla { $found }: se ei sovi pöytäkirjan muihin merkintöihin.
problem-impossible-extra-bonus = Mahdoton määrä lisäbonuksia
problem-impossible-extra-rolls = Mahdoton määrä lisäheittoja
problem-impossible-extra-rolls-detail = Lisäheittoja voi nyt olla { $minimum }–{ $maximum }, ei { $found }.
problem-impossible-points = Mahdottomat pisteet
problem-impossible-points-detail = Ruudussa ”{ $name }” ei voi olla { $found }.
problem-out-of-order = Väärä yhdistelmien järjestys
problem-out-of-order-detail = Ruutu ”{ $name }” on täytetty liian aikaisin: tässä pelissä järjestys on kiinteä.
problem-too-many-fillings = Liian monta täyttökertaa
problem-wrong-total = Väärä summa
problem-wrong-total-detail = ”{ $name }” on { $expected }, ei { $found }.
problems-games = Pelit
problem-category-filled = Jo täytetty ruutu
problem-category-filled-detail = Ruutu ”{ $found }” oli jo täytetty.
problem-kept-dice-missing = Puuttuvat pidetyt nopat
problem-kept-dice-missing-detail = Pidettiin { $dice }, mutta seuraavat nopat ovat { $found }.
problem-missing-category = Puuttuva yhdistelmä
problem-missing-category-detail = Tämän vuoron yhdistelmä puuttuu.
problem-missing-column = Puuttuva sarake
problem-missing-column-detail = Tämän vuoron sarake puuttuu.
problem-missing-dice = Puuttuvat nopat
problem-missing-dice-detail = Tämän vuoron nopat puuttuvat.
problem-missing-points = Puuttuvat pisteet
problem-missing-points-detail = Tämän vuoron pisteet puuttuvat.
problem-too-many-rolls = Liian monta heittoa
problem-too-many-turns = Liian monta vuoroa
problem-too-many-turns-detail = Peli on päättynyt ennen tätä vuoroa.
problem-unequal-rounds = Eri määrä vuoroja
problem-unequal-rounds-detail = Tämän pelaajan vuorojen määrä, { $found }, ei täsmää muiden kanssa.
problem-wrong-extra-bonus = Väärä lisäbonus
problem-wrong-extra-bonus-detail = Lisäbonus on tässä { $expected }, ei { $found }.
problem-wrong-points = Väärät pisteet
problem-wrong-points-detail = Tästä vuorosta saa { $expected }, ei { $found }.
problems-moves = Tilanteet ja siirrot
problem-card-complete = Päättynyt peli
problem-card-complete-detail = Kaikki ruudut on täytetty: peli on päättynyt.
problem-illegal-announce = Sääntöjen vastainen ilmoitus
problem-illegal-announce-detail = Yhdistelmää ”{ $found }” ei voi nyt ilmoittaa.
problem-illegal-category = Sääntöjen vastainen yhdistelmä
problem-illegal-category-detail = Ruutua ”{ $found }” ei voi nyt täyttää.
problem-illegal-keep = Sääntöjen vastainen noppien pitäminen
problem-keep-not-in-hand = Pidetyt nopat eivät heitossa
problem-keep-not-in-hand-detail = Et voi pitää { $found }: nopat ovat { $dice }.
problem-keeps-every-die = Ei heitettäviä noppia
problem-keeps-every-die-detail = Jos pidät kaikki nopat, mitään ei jää heitettäväksi.
problem-no-roll-left = Ei heittoja jäljellä
problem-no-roll-left-detail = Heittoja ei ole jäljellä: jokin ruutu on täytettävä.
problems-service = Palvelu
problem-damaged-table = Vioittunut taulukko
problem-internal = Palvelimen sisäinen virhe
problem-missing-table = Puuttuva taulukko
problem-missing-table-detail = Palvelimelta puuttuu taulukko, jota vastaus vaatii.
problem-no-such-range = Mahdoton Range-väli
problem-not-found = Tuntematon polku
problem-not-ready = Ei vielä valmis
problem-not-solved = Epäonnistunut taulukon laskenta
problem-too-costly = Liian raskas pyyntö
problem-too-large = Liian suuri pyyntö
problem-too-many-requests = Liian monta pyyntöä
problem-wrong-content-type = Ei tuettu sisältötyyppi
problem-wrong-method = Ei sallittu metodi
