### Texts of Keepwise in Finnish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Siirry peliin
coach = Valmentaja
settings = Asetukset
language = Kieli
theme = Teema
themeSystem = Kuten järjestelmä
themeLight = Vaalea
themeDark = Tumma
pace = Tietokone pelaa
paceNormal = Rauhallisesti
paceFast = Nopeasti
paceStep = Askel kerrallaan, kun sanon
newGame = Uusi peli
newGameAsks = Kesken oleva peli menetetään.
newGameYes = Luovu siitä
newGameNo = Jatka peliä
done = Valmis
setupTitle = Heitä, pidä ja tiedä.
setupLead = Lapsuuden noppapeli ihmisiä tai tietokonetta vastaan. Valmentaja, joka on ratkaissut pelin viimeistä desimaalia myöten, katsoo olkasi yli, kun haluat.
ruleset = Peli
players = Pelaajat
player = Pelaaja
you = Sinä
computer = Tietokone
person = Ihminen
addPlayer = Lisää pelaaja
playerName = Pelaajan { $n } nimi
playerKind = Kuka pelaa pelaajana { $n }
removePlayer = Poista { $name }
start = Pelaa
openFile = Käy läpi peli tiedostosta
factsCard = { $n ->
    [one] { $n } ruutu
   *[other] { $n } ruutua
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
strength_regular = harjaantunut
strength_club = kerhopelaaja
strength_expert = taitaja
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
scoreSaves = kirjaus nyt säästää { $n }
chooseCategory = Valitse ruutu
computerPlays = Tietokone pelaa
waitsForServer = Odotetaan palvelinta
next = Seuraava
undo = Kumoa
dice = Nopat
diceGroup = Nopat: paina niitä, jotka pidät
die = Noppa { $place }: { $face }
dieBlank = Noppa { $place }, ei vielä heitetty
kept = pidä
black = musta
red = punainen
green = vihreä
nothing = ei mitään
rolled = Heitto: { $dice }.
keeps = { $name } pitää: { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } piste.
   *[other] { $name }: { $category }, { $points } pistettä.
}
calls = { $name }: ”{ $category }” ilmoitettu.
called = Ilmoitettu: { $category }
mayCall = Ilmoita painamalla: ”{ $column }”.
mustRollAll = Mitään ei ole ilmoitettu: vain kaikkien noppien heitto voidaan kirjata.
offer = { $category }: kirjaa { $points }
offerOne = { $category }, { $nth }/{ $of }: kirjaa { $points }
offerCall = { $category }: ilmoita (nyt { $points })
lockUpper = Alaosa: vasta kun yläosa on täynnä
lockOrder = Vain pöytäkirjan järjestyksessä
lockAfter = { $category }: lasketaan vasta, kun ruudussa ”{ $after }” on pisteitä
columnsHow = Näin sarakkeet toimivat
columnDown = { $column }: vain ylhäältä alas
columnUp = { $column }: vain alhaalta ylös
columnUpper = { $column }: alaosa vasta, kun yläosa on täynnä
columnFree = { $column }: missä tahansa järjestyksessä
columnFactor = { $n ->
    [one] lasketaan kerran
   *[other] lasketaan { $n } kertaa
}
columnAnnounce = vain se, mikä ilmoitettiin ensimmäisen heiton jälkeen tai saatiin heittämällä kaikki nopat
productCounts = { $product } lasketaan myös, kun kaikki kolme on täytetty, ei koskaan alle 0
countsInProduct = { $category } lasketaan vain tulossa
jokerOfColumns = Uudet samat nopat ovat jokeri, kun ”{ $category }” on täytetty joka sarakkeessa
lastTurnRolls = { $n ->
    [one] Aivan viimeisellä vuorolla on { $n } heitto
   *[other] Aivan viimeisellä vuorolla on { $n } heittoa
}
upperSection = Yläosa
lowerSection = Alaosa
upperTotal = Yläosan summa
upperBonus = Bonus
bonusOf = { $category }-bonus
total = Summa
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
awardTotal = Summasta
finished = { $points ->
    [one] { $points } piste!
   *[other] { $points } pistettä!
}
wins = Voittaja: { $name }, { $points }
tie = Tasapeli, { $points }: { $names }
finishedAwarded = { $n ->
    [one] Yhteensä { $points }, josta saa { $n } pisteen!
   *[other] Yhteensä { $points }, josta saa { $n } pistettä!
}
winsAwarded = { $n ->
    [one] Voittaja: { $name }, { $n } piste (yhteensä { $points })
   *[other] Voittaja: { $name }, { $n } pistettä (yhteensä { $points })
}
tieAwarded = { $n ->
    [one] Tasapeli, { $n } piste: { $names }
   *[other] Tasapeli, { $n } pistettä: { $names }
}
coachKeeps = valmentaja pitää sen
coachScores = valmentajan valinta
coachBefore = Heittosi jälkeen valmentaja asettaa kaikki siirrot järjestykseen.
coachForTotal = Valmentaja ja tietokone tavoittelevat summaa, eivät palkintopisteitä.
coachWaits = Valmentaja miettii…
coachSays = Valmentaja: { $move }.
coachPrepares = Peliä valmistellaan, hetki vain.
coachStuck = Valmentajalla ei ole vastausta.
coachAway = Valmentaja vastaa, kun palvelin palaa.
noTable = Valmentaja ja tietokone eivät kumpikaan tunne tätä peliä.
noOutlook = Kunkin loppusumman todennäköisyys osataan sanoa pelin alussa ja loppupuolella.
noOutlookOfColumns = Usean sarakkeen peleistä ei voi sanoa, kuinka todennäköisiä kukin tulos, yläbonus ja voitto ovat.
outlookPrepared = Valmistellaan: jäljellä noin { $time }.
prepareOutlook = Laske se nyt
moveKeep = Pidä { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Ilmoita { $category }
moveRerollAll = Heitä kaikki uudelleen
keepThese = Pidä nämä
worth = loppusumma keskimäärin { $value }
worthAbout = noin { $value }
estimated = Arvio, ei tarkka.
estimatedStrength = Arvio, ei tarkka: valmentajaa seuraava saa keskimäärin { $mean } ({ $confidence } varmuudella { $low }–{ $high }, { $games } pelistä).
best = paras
allMoves = Näytä kaikki { $n } siirtoa
fewerMoves = Näytä vähemmän
goal = Valmentajan tavoite
goalPoints = eniten pisteitä
goalWin = voitto
goalTies = Tasapeli lasketaan puolikkaaksi voitoksi.
goalLater = Tässä pelin vaiheessa ei voi sanoa, miten voittaa: valmentaja tavoittelee pisteitä.
worthWin = voiton todennäköisyys { $value }
outlook = Miten voi käydä
expected = Odotettu summa
chanceBonus = Yläosan bonus
chanceWin = Voitto
outlookWords = Odotettu summa { $mean }; yhdeksän peliä kymmenestä päättyy välille { $low }–{ $high }.
outlookSure = Loppusumma on varma: { $total }.
outlookAlone = Jos noudatat tästä eteenpäin valmentajan neuvoja:
outlookTogether = Jos kaikki noudattavat tästä eteenpäin valmentajan neuvoja:
outlookForPoints = Jos kaikki tavoittelevat tästä eteenpäin pisteitä:
outlookWeaker = Jos kaikki tavoittelevat tästä eteenpäin pisteitä, tietokone tavallisine virheineen:
computerStuck = Tietokone ei voi siirtää.
tryAgain = Yritä uudelleen
deleteIt = Poista
keepIt = Säilytä
serverAway = Palvelimeen ei saada yhteyttä. Sivu jatkaa, kun palvelin palaa.
pageStuck = Sivua ei voitu ladata.
languageStuck = Kieltä ei voitu ladata.
unknownGame = Tätä peliä ei tunneta täällä.
fileBroken = Tiedostossa ei ole peliä.
linkBroken = Linkissä ei ole peliä.
otherTab = Tämä peli on tauolla: pelaat toisessa välilehdessä.
playHere = Jatka tässä
gameWaits = Pelisi on yhä tallessa. Se päättyy, jos aloitat uuden.
keptUnknown = Tallessa ollut peli on sellainen, jota tämä palvelin ei tunne. Sitä ei enää säilytetä.
keptDamaged = Tallessa ollut peli on vioittunut, eikä se voi jatkua. Sitä ei enää säilytetä.
review = Läpikäynti
reviewing = Jokainen päätös käydään läpi…
reviewReady = Läpikäynti on valmis.
reviewStuck = Peliä ei voitu käydä läpi.
gameInvalid = Peli ei noudata sääntöjä:
problemPoints = ”{ $category }” nopilla { $dice } tuottaa { $expected }, ei { $found }.
problemImpossible = ”{ $category }” ei voi tuottaa tässä { $found }.
problemFilled = ”{ $category }” oli jo täytetty.
problemIllegal = ”{ $category }” ei ole tässä sallittu.
problemCall = ”{ $category }” ei ole tässä ilmoitettavissa.
problemUnknown = Tässä pelissä ei ole ruutua ”{ $category }”.
problemTotal = ”{ $total }” on { $expected }, ei { $found }.
problemExtra = ”{ $bonus }” on tässä { $expected }, ei { $found }.
problemDice = Nopat eivät sovi yhteen.
problemTurns = Vuorojen määrä ei täsmää.
problemOther = Jotakin tässä ei voi lukea.
problemsMore = { $n ->
    [one] … ja { $n } muu
   *[other] … ja { $n } muuta
}
unjudged = Päätösten hyvyyttä ei voi arvioida täällä: peliä ei ole laskettu läpi tällä palvelimella.
workLeft = { $share } valmiina, jäljellä noin { $time }.
workWaits = Ensin on vuorossa toinen peli: { $share } valmiina, jäljellä noin { $time }.
shareLink = Jaa linkki
saveFile = Tallenna tiedostoon
linkCopied = Linkki on leikepöydällä.
linkHere = Linkki tähän peliin
startValue = Odotettu summa parhaalla pelillä
startEstimated = Valmentajan arvio
luck = Onni
loss = Menetetty valinnoilla
correction = Korjaus
correctionHint = Arvot ovat arvioita. Se, minkä verran ne heittivät vuorosta toiseen, on korjaus.
rank = Sija { $n }
turnsWords = { $loss ->
    [one] { $name }: onni { $luck }, valinnoilla menetetty { $loss } piste.
   *[other] { $name }: onni { $luck }, valinnoilla menetetty { $loss } pistettä.
}
turnWords = Vuoro { $n }: onni { $luck }, valinnoilla menetetty { $loss }
turnsHint = Valitse vuoro, niin näet sen luvut.
expensive = Kalleimmat päätökset
flawless = Pistettäkään ei menetetty valinnoilla.
flawlessEstimated = Valintojen takia ei hävinnyt pistettäkään, sikäli kuin valmentaja osaa sanoa.
highlightPlace = { $name }, vuoro { $n }
highlightWords = { $dice }: pelattiin ”{ $played }”; paras oli ”{ $best }”.
grade_best = paras
grade_good = hyvä
grade_inaccuracy = epätarkkuus
grade_mistake = virhe
grade_blunder = paha virhe
skipMain = Siirry sisältöön
navPlay = Pelaa
navAnalyse = Analysoi
navTrain = Harjoittele
navRules = Säännöt
navHistory = Omat pelit
navMake = Tee oma peli
navDocs = API
missingTitle = Täällä ei ole mitään.
missingLead = Osoitteessa on ehkä kirjoitusvirhe, tai sivu on siirretty.
missingHome = Etusivulle
playPage = Keepwise: pelaa erehtymättömän valmentajan kanssa
missingPage = Keepwise: täällä ei ole mitään
navTake = Offline
answeredHere = Ilman yhteyttä: tämä laite vastaa.
onThisDevice = tällä laitteella
needsServer = Tähän tarvitaan palvelin; se tulee, kun yhteys palaa.

## home: the home page /

homePage = Keepwise: noppapelit, tarkasti ratkaistuina
homeTitle = Noppapelit, ratkaistu viimeistä desimaalia myöten.
homeLead = Pelaa Yatzya, Yahtzeeta ja koko perhettä, ihmisiä tai tietokonetta vastaan. Valmentaja, joka tuntee joka heiton parhaan siirron, auttaa kun pyydät, ja lopuksi näet, mikä oli onnea ja mikä valintaa.
homePlay = Pelaa peli
homeAnalyse = Analysoi oikeat nopat
homeTry = Ensimmäinen heitto: mitkä nopat pitäisit?
homeAnother = Toinen heitto
homePlayWords = Yhdestä neljään pelaajaa, ihmisiä tai niin heikko tai vahva tietokone kuin haluat. Lopuksi läpikäynti näyttää, mikä oli onnea ja mikä valintaa.
homeAnalyseWords = Pelaatko oikeilla nopilla? Syötä pöytäkirja ja heitto: joka siirto, mitä se maksaa ja miksi.
homeTrainWords = Kymmenen päätöstä päivässä, samat kaikille, ja harjoituksia aiheittain niin paljon kuin haluat: myös omista virheistäsi.
homeRulesWords = Mitä kukin ruutu vaatii ja antaa, nopin näytettynä, yhdellä sivulla joka pelistä.
homeHistoryWords = Pelisi, keskiarvosi, putkesi ja kalleimmat virheesi. Ne pysyvät tässä selaimessa.
homeMakeWords = Muuta sääntöjä tai keksi peli ja näe heti, mitä siitä seuraa. Sitten pelaa sitä.
homeDevelopers = Kehittäjille
homeApiTitle = Kysy
homeApiWords = Heiton pisteet, kokonaiset pelit tarkastettuina viimeistä noppaa myöten, tarkat neuvot ja jokaisen vaihtoehdon hinta: valmiille säännöille tai omillesi.
homeDocs = Lue API:n ohjeet
homeWidgetTitle = Upota
homeWidgetWords = Kaksi riviä tuo valmentajan mille tahansa sivulle, kolmellatoista kielellä, myös näppäimistölle ja ruudunlukijalle.
homeWidget = Katso sitä yksin, kuten iframessa

## play: the page /play

coachOff = pois
coachHint = kun kysyn
coachAfter = siirtoni jälkeen
coachAlways = aina
coachOffWords = Valmentaja ei sano mitään ennen läpikäyntiä.
coachHintWords = Valmentaja ei sano mitään ennen kuin kysyt: painike ”Vihje” tai näppäin H näyttää parhaan siirron.
coachAfterWords = Sinä päätät ensin. Sitten valmentaja kertoo, mitä siirto maksoi ja mikä olisi ollut paras.
coachAlwaysWords = Valmentaja näyttää parhaan siirron heti, kun nopat ovat pysähtyneet.
hint = Vihje
coachMissed = Valmentaja ei voinut katsoa tätä siirtoa.
rollOn = Heitä vielä
scoreIn = { $category }: merkitse { $points }
verdictBetter = parempi: { $move }
verdictPlayed = Siirtosi
verdictBest = Paras oli
flag = Merkitse päätös läpikäyntiä varten
flagSet = Merkitty läpikäyntiä varten.
flagGone = Merkintä on poistettu.
keys = Näppäimet
keysUse = Yksittäiset näppäimet: H, F ja ?
keyHint = pyytää valmentajalta vihjeen
keyFlag = merkitsee päätöksen läpikäyntiä varten tai poistaa merkinnän
keyHelp = näyttää nämä näppäimet
keyDigits = pitää nopan, joka näyttää tämän luvun, kun jokin noppa on valittuna
keyArrows = siirtyy nopasta toiseen
keyEnter = painaa sitä, mikä on valittuna
tipsUse = Vinkit ensimmäisissä peleissä
tipDone = Selvä
tipKeep = Napauta noppia, jotka haluat pitää. Muut heitetään uudelleen.
tipChoose = Se oli viimeinen heitto. Valitse ruutu: luvut kertovat, mitä kustakin saa.
tipNothing = Eikö mikään sovi? Johonkin ruutuun tulee 0. Valitse se, jota jäät vähiten kaipaamaan.
tipJoker = Taas kaikki nopat samoja: niiden on mentävä ruutuun ”{ $category }” niin kauan kuin se on vapaa.
menu = Valikko
analyseThis = Analysoi tämä asema
factsBest = { $mean ->
    [one] täydellinen peli tuottaa keskimäärin { $mean } pisteen pelissä
   *[other] täydellinen peli tuottaa keskimäärin { $mean } pistettä pelissä
}
factsAbout = { $mean ->
    [one] valmentaja saa keskimäärin noin { $mean } pisteen pelissä
   *[other] valmentaja saa keskimäärin noin { $mean } pistettä pelissä
}
howPlayed = Miten tätä pelataan?
strengthReaches = { $mean ->
    [one] Saa keskimäärin noin { $mean } pisteen pelissä.
   *[other] Saa keskimäärin noin { $mean } pistettä pelissä.
}
infoOf = Mitä ”{ $category }” vaatii ja antaa
offline = Palvelimeen ei saada yhteyttä. Pelisi on tallessa täällä; jätä tämä sivu auki, niin se jatkuu, kun palvelin palaa.
setupTake = Lataa pelejä, niin voit pelata offline-tilassa

## reasons: reasons for moves, on all pages and in the API

quoted = ”{ $words }”
whyMore = Lisää
pointAllTie = Kaikki siirrot ovat yhtä arvokkaita.
pointSame = Se on itse paras siirto.
pointOnAverage = Se tuo keskimäärin { $mean } enemmän.
pointIdle = { $n ->
    [one] { $dice } vain vie nopan, jota { $others } tarvitsee.
   *[other] { $dice } vain vievät noppia, joita { $others } tarvitsee.
}
pointWithout = Ilman noppia { $dice } ”{ $category }” onnistuu todennäköisyydellä { $chance }, niiden kanssa { $other }.
pointWith = Kun myös { $dice } pidetään, ”{ $category }” onnistuu todennäköisyydellä { $chance }, muuten { $other }.
pointCompletes = { $faces } täydentää: ”{ $category }” onnistuu todennäköisyydellä { $chance }, muuten { $other }.
pointOpenUpper = ”{ $category }” on vielä avoinna, ”{ $other }” ei enää.
pointForUpperBonus = { $dice } vie lähemmäs yläosan bonusta kuin { $others }.
pointHigher = { $dice } on enemmän kuin { $others } aina, kun nopat lasketaan yhteen.
pointMoreOften = Näin ”{ $category }” onnistuu todennäköisyydellä { $chance }, muuten { $other }.
pointSeveral = Näin onnistuvat useammin { $categories }.
pointMorePoints = Näin ”{ $category }” tuo enemmän: keskimäärin { $mean } eikä { $other }.
pointFewerZeros = Näin vuoro päättyy harvemmin nollaan: todennäköisyydellä { $chance }, muuten { $other }.
pointNoZeros = Näin vuoro ei koskaan pääty nollaan, muuten todennäköisyydellä { $other }.
pointNoZeroYet = Mitään ei tarvitse vielä nollata: heittämällä lisää ”{ $category }” onnistuu todennäköisyydellä { $chance }.
pointNothingLost = Pisteet eivät katoa (”{ $other }”: { $points }), ja heittämällä lisää ”{ $category }” onnistuu todennäköisyydellä { $chance }.
pointMoreToCome = ”{ $category }”: heittämällä lisää saa keskimäärin { $mean } eikä { $points }.
pointRollOn = Heittämällä lisää ”{ $category }” onnistuu todennäköisyydellä { $chance }.
pointMadeAlready = ”{ $category }” on valmis ja tuo { $points }: ”{ $move }” tuo saman uudestaan enintään todennäköisyydellä { $chance }.
pointNeverAgain = ”{ $category }” on valmis ja tuo { $points }: ”{ $move }” ei tuo enää samaa.
pointEnough = ”{ $category }”: { $points } on enemmän kuin ”{ $move }” tuo, keskimäärin enintään { $mean }.
pointServed = Tällä heitolla ”{ $category }” tuo { $points }, myöhemmin vain { $later }.
pointSavesRolls = { $n ->
    [one] Kirjaus nyt jättää { $n } heiton lisää myöhemmille vuoroille.
   *[other] Kirjaus nyt jättää { $n } heittoa lisää myöhemmille vuoroille.
}
pointExtraBonus = Uusi ”{ $joker }” tuo { $bonus } lisää, ja ”{ $category }” { $points }.
pointExtraBonusZero = Uusi ”{ $joker }” tuo { $bonus } lisää, vaikka ”{ $category }” jää nollaan.
pointChases = Uusi ”{ $joker }” toisi { $bonus } lisää ja onnistuu todennäköisyydellä { $chance }.
pointJoker = Jokerina nopat tuovat { $points }: ”{ $category }”.
pointTakeRare = ”{ $category }” tuo { $points } ja on harvinainen: sitä tavoittelemalla se onnistuu vain todennäköisyydellä { $chance }.
pointGoodFor = ”{ $category }”: { $points } on hyvin, sillä sitä tavoittelemalla saa keskimäärin { $mean }.
pointTooLittle = ”{ $category }”: { $points } on vähän, sillä sitä tavoittelemalla saa keskimäärin { $mean }.
pointZeroGivesUp = ”{ $category }”: nolla luopuu siitä, mitä sitä tavoittelemalla saa, keskimäärin { $mean }.
pointZeroRare = ”{ $category }”: nolla maksaa vähän, sillä se onnistuu tavoittelemallakin vain todennäköisyydellä { $chance }.
pointZeroLow = ”{ $category }”: nolla maksaa vähän, sillä sitä tavoittelemalla saa keskimäärin { $mean }.
pointZeroInstead = ”{ $rival }”: { $later } on vähän, sillä sitä tavoittelemalla saa keskimäärin { $other }; ”{ $category }”: vain { $mean }.
pointUpperLost = Yläosan bonus on joka tapauksessa menetetty, joten nolla maksaa vähän: ”{ $category }”.
pointUpperAlive = Näin yläosan bonus on vielä saatavissa: tavoittelemalla todennäköisyys on { $chance }.
pointUpperSure = Näin yläosan bonus on varma.
pointUpperCloser = Näin yläosan bonus on lähempänä: tavoittelemalla todennäköisyys on { $chance }, muuten { $other }.
pointUpperCertain = Näin yläosan bonus on varma sitä tavoittelemalla, muuten { $other }.
pointUpperMore = Näin yläosan bonus tuo keskimäärin { $mean } eikä { $other }.
pointFloor = Lopussa vähintään { $points }, tekivät nopat mitä tahansa; ”{ $move }” takaa vain { $other }.
pointFloorAlone = Lopussa vähintään { $points }, tekivät nopat mitä tahansa.
pointTarget = { $points } tai enemmän onnistuu todennäköisyydellä { $chance }, siirrolla ”{ $move }” { $other }.
pointUpperBonus = Yläosan bonus onnistuu todennäköisyydellä { $chance }, siirrolla ”{ $move }” { $other }.
pointIdleAlone = { $n ->
    [one] { $dice } vain vie nopan.
   *[other] { $dice } vain vievät noppia.
}
pointOpenChances = Heittämällä lisää voi vielä onnistua { $categories }.
pointBonusEither = Lisäpisteet ({ $bonus }) tulevat joka tapauksessa. ”{ $category }”: { $points } on hyvin, sillä sitä tavoittelemalla saa keskimäärin { $mean }.
nextCosts = ”{ $move }” maksaisi sen sijaan { $loss }.
nextHardly = ”{ $move }” on melkein yhtä hyvä.
nextTies = ”{ $move }” on yhtä hyvä.
onlyMove = Muuta siirtoa ei ole.
nextWins = ”{ $move }”: voiton todennäköisyys { $other } eikä { $best }.
playsFor = Tulos: { $made }.
playsElse = Tulos: { $made }; muuten 0 pistettä: { $lost }.
playsOrNothing = Tulos: { $made }; muuten siihen tulee 0.
playsOrZero = Tulos: { $made }; 0 pistettä: { $lost }.
playsZero = 0 pistettä: { $lost }.
playsSure = Varma: { $made }.
paysMoreKeepsMore = Paras siirto tuo nyt { $now } enemmän, ja avoimeksi jäävä on { $later } arvokkaampaa.
paysMoreKeepsSame = Paras siirto tuo nyt { $now } enemmän.
paysMoreKeepsLess = Paras siirto tuo nyt { $now } enemmän; avoimeksi jäävä on vain { $later } arvottomampaa.
paysSameKeepsMore = Paras siirto tuo nyt yhtä paljon, ja avoimeksi jäävä on { $later } arvokkaampaa.
paysLessKeepsMore = Paras siirto tuo nyt { $now } vähemmän, mutta avoimeksi jäävä on { $later } arvokkaampaa.
keepsAll = Kaikkien noppien pitäminen hukkaa yhden heiton.
wasThere = Pisteet olivat jo tarjolla.
moveWith = ”{ $move }”: { $words }
whyTake = nyt { $best }; myöhemmin keskimäärin { $other }
whyLeaveOpen = avoimena keskimäärin { $best }; nyt { $other }
whyMean = keskimäärin { $best } eikä { $other }
whyAlive = pysyy saavutettavissa
whySure = lähes varma
whyLost = menetetään
whyAtRisk = ei enää varma
whyChance = todennäköisyys { $best } eikä { $other }
whyNow = ansaitaan nyt
whyRest = kaikki muu
stakesAhead = { $points ->
    [one] Pisteitä tavoitellen päätyisit keskimäärin { $points } pisteen edelle.
   *[other] Pisteitä tavoitellen päätyisit keskimäärin { $points } pistettä edelle.
}
stakesBehind = { $points ->
    [one] Pisteitä tavoitellen jäisit keskimäärin { $points } pisteen jälkeen.
   *[other] Pisteitä tavoitellen jäisit keskimäärin { $points } pistettä jälkeen.
}
stakesLevel = Pisteitä tavoitellen päätyisit keskimäärin tasoihin.
stakesSame = Se on myös pisteiden kannalta paras siirto.
stakesCosts = ”{ $move }” tuottaa keskimäärin { $points } enemmän, eniten kaikista siirroista, mutta voiton todennäköisyys on { $other } eikä { $best }.
stakesCostsHardly = ”{ $move }” tuottaa keskimäärin { $points } enemmän, eniten kaikista siirroista, mutta voittaa harvemmin.
stakesRisk = { $n ->
    [one] ”{ $move }” panee peliin { $n } pisteen: ”{ $category }”.
   *[other] ”{ $move }” panee peliin { $n } pistettä: ”{ $category }”.
}
stakesMakes = ”{ $move }”: kohdasta { $category } saa pisteitä todennäköisyydellä { $chance }; silloin voiton todennäköisyys on { $then }, muuten { $otherwise }.
stakesNever = ”{ $move }”: kohdasta { $category } ei saa koskaan pisteitä.
stakesSure = ”{ $move }”: kohdasta { $category } saa varmasti pisteitä.
stakesZero = ”{ $move }”: 0 pistettä ({ $category }) todennäköisyydellä { $chance }; silloin voiton todennäköisyys on { $then }, muuten { $otherwise }.
stakesNoZero = ”{ $move }”: ei koskaan 0 pistettä ({ $category }).
stakesSureZero = ”{ $move }”: varmasti 0 pistettä ({ $category }).
stakesRisky = Kun vuoro on ohi, voiton todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }: paras siirto ottaa suuremman riskin.
stakesSafe = Kun vuoro on ohi, voiton todennäköisyys on { $best }, siirron ”{ $move }” jälkeen { $other }: paras siirto on varmempi.
whyServer = Täydellinen perustelu vaatii palvelimen.

## review: the review after a game

valueTitle = Odotettu loppusumma pelin aikana
valueHint = Valitse vuoro nähdäksesi, mitä sen jälkeen odotettiin.
valueAfter = Vuoron { $n } jälkeen: { $values }
lossPerDecision = Tappio vapaata valintaa kohti
playedLike = Pelasi eniten kuin: { $strength }.
playedBetween = { $n ->
    [one] Todennäköisyydellä { $confidence } välillä { $least }–{ $greatest }, sikäli kuin { $n } vapaa valinta sen kertoo.
   *[other] Todennäköisyydellä { $confidence } välillä { $least }–{ $greatest }, sikäli kuin { $n } vapaata valintaa sen kertoo.
}
playedOne = { $n ->
    [one] Todennäköisyydellä { $confidence }, sikäli kuin { $n } vapaa valinta sen kertoo.
   *[other] Todennäköisyydellä { $confidence }, sikäli kuin { $n } vapaata valintaa sen kertoo.
}
howReckoned = Miten tämä on laskettu
sameDice = Paras peli samoilla nopilla
sameDiceDrawn = { $n ->
    [one] { $n } sen nopista ei tullut tässä pelissä kertaakaan, ja se arvottiin.
   *[other] { $n } sen nopista ei tullut tässä pelissä kertaakaan, ja ne arvottiin.
}
sameDiceHow = Jokainen vuoro alkaa samalla ensimmäisellä heitolla. Uudelleen heitetyt nopat antavat samat silmäluvut kuin siinä vuorossa, samassa järjestyksessä. Jos paras peli heittää enemmän noppia kuin heitettiin, loput arvotaan, samassa pelissä aina samat. Myös samassa heitossa heitettyjen noppien järjestys arvotaan.
decisions = Jokainen valinta
decisionsOf = Kenen
everyone = Kaikkien
onlyLosses = Vain ne, jotka maksoivat jotakin
onlyFlagged = Vain merkityt
flagged = merkitty
bestWas = Paras: { $move }
tryIt = Yritä uudelleen
print = Tulosta
noneShown = Mikään valinta ei ole sellainen.
cardBefore = Pöytäkirja ennen tätä vuoroa
turnNumber = Vuoro { $n }
rollNumber = Heitto { $n }
noDice = Noppia ei kirjattu.
forced = ei valittavaa
emptyCard = Mitään ei ole vielä täytetty.

## analyse: the page /analyse

analysePage = Keepwise: Analyysi
boardPosition = Tilanne
boardCheck = Tarkista pöytäkirja
boardOwnRules = Omat säännöt…
boardOwnJson = Säännöt JSON-muodossa
boardOwnWrong = Näissä säännöissä on virheitä:
boardCancel = Peruuta
boardPut = Aseta { $face }
boardTake = { $die }: ota pois
boardNoDie = Noppa { $place }: ei vielä
boardKeep = { $die }: pidä
boardClear = Tyhjennä
boardRolls = Heittoja jäljellä
boardSavedTitle = Säästettyjä heittoja
boardCall = Ilmoitettu
boardAllRolled = Kaikki nopat heitettiin kerralla
boardOpen = avoin
boardOpens = { $cell }: avaa uudelleen
boardMoves = Mitä tehdä?
boardAim = Pelaa tavoitteena
boardTarget = tulos, joka on vähintään
boardFloor = varma tulos
boardUpperBonus = yläosan bonus
boardFloorWorth = vähintään { $value }
boardDice = { $n ->
    [one] Näpäytä vielä { $n } noppa.
   *[other] Näpäytä vielä { $n } noppaa.
}
boardEmpty = Kun nopat on syötetty, tässä on jokainen siirto, sen arvo ja syy.
boardFull = Pöytäkirja on täynnä: { $total }.
boardBelow = Mahdollisuudet näillä nopilla ovat alempana.
boardWhyWorse = Verrattuna parhaaseen siirtoon ”{ $best }”:
boardThen = Nyt { $points }, sen jälkeen keskimäärin vielä { $rest }.
boardThenShort = Nyt { $points }.
boardRolled = Pidä nämä ja heitä
boardScored = Merkitse ja jatka
boardOutlook = Kun pisteistä pelataan tästä eteenpäin parhaalla tavalla:
boardOdds = Mahdollisuudet tällä vuorolla
boardOddsKeep = Jos pidät { $dice } ja pelaat vain yhtä ruutua varten:
boardOddsTurn = Koko vuoro vain yhtä ruutua varten:
boardOddsBest = Pelattuna vain yhtä ruutua varten, pitäen sille parhaat nopat. Merkitse noppia, niin näet mahdollisuudet niillä.
boardChance = Todennäköisyys
boardMean = Pisteitä keskimäärin
boardFrom = { $points } tai enemmän
boardWrong = Tällaista ei voi pelissä tapahtua: katso pöytäkirja ja nopat uudelleen.
boardNoTable = Tämän pelin parasta siirtoa ei ole laskettu tällä palvelimella. Se voidaan sanoa, kun vain muutama ruutu on avoinna; alla olevat mahdollisuudet aina.
boardNoTarget = Sitä ei voi sanoa täällä tässä pelin vaiheessa, vasta kun muutama ruutu on jäljellä. ”Eniten pisteitä” käy aina.
boardPays = Tämä heitto antaa:
boardBroken = Tässä osoitteessa ei ole pelitilannetta.
boardOffline = Palvelimeen ei saada yhteyttä. Syöttämäsi säilyy osoitteessa; vastaukset tulevat, kun palvelin palaa.
cardOrder = ”{ $category }” on täytetty liian aikaisin: muut tulevat ensin.
cardTogether = ”{ $category }”: nämä pisteet eivät sovi muuhun pöytäkirjaan.
cardSaved = Näin monen vuoron jälkeen säästettyjä heittoja on { $least }–{ $most }.
cardBonuses = Näin monta lisäbonusta ei sovi näihin pisteisiin.
checkHow = Kopioi pöytäkirjasi: luku, viiva yliviivattuun ruutuun, ei mitään avoimeen. Summat voivat jäädä tyhjiksi.
checkResult = Tulos
checkPaste = Liitä pöytäkirja
checkText = Rivit niin kuin ne ovat pöytäkirjassa, millä kielellä tahansa
checkRead = Lue
checkProblems = { $n ->
    [one] { $n } virhe.
   *[other] { $n } virhettä.
}
checkRight = Virheitä ei löytynyt.
checkNoNumber = ”{ $text }” ei ole luku.
checkTaken = Ymmärrettyjä rivejä: { $some }/{ $all }.
checkUnreadRow = Riviä { $line }, ”{ $name }”, ei ymmärretty.
checkPerhaps = Kenties { $names }?

## train: the page /train

trainPage = Keepwise: Harjoittelu
trainLead = Kymmenen valintaa päivässä, kaikille samat; harjoittelua niin paljon kuin haluat; ja omat virheesi, kunnes osaat ne.
keepsNothing = Tämä selain ei tallenna sivusta mitään, joten kaikki unohtuu, kun poistut.
trainToday = Päivän kymmenen
trainTodayWords = Kaksi alusta, kolme keskivaiheilta, kolme loppupuolelta, kaksi lopusta.
trainDone = { $n }/{ $of } vastattu
trainRight = { $n }/{ $of } oikein
trainStreak = { $n ->
    [one] { $n } päivä peräkkäin.
   *[other] { $n } päivää peräkkäin.
}
trainLongest = Pisin putki tähän asti: { $n }.
trainLook = Katso tulos
trainGoOn = Jatka
trainStart = Aloita
trainMistakes = Omat virheesi
trainMistakesWords = Pisteitä maksaneita valintoja läpikäydyistä peleistäsi. Ne palaavat päivien päästä: myöhemmin, jos osaat ne, muuten aiemmin.
trainNoMistakes = Pelaa peli ja käy se läpi: pisteitä maksaneet valinnat palaavat tänne.
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
themeIs_straights = Avoin suora houkuttaa: tavoittele sitä vai jotain parempaa?
themeIs_bonus_alive = Kyse on yläosasta, ja sen bonus on yhä saatavissa.
themeIs_bonus_dead = Kyse on yläosasta, mutta sen bonus on menetetty.
themeIs_joker = Taas viisi samaa, kun niiden ruutu on jo täytetty.
themeIs_which_zero = Heittoja ei ole jäljellä ja pisteitä tuskin saa: mistä luovut?
themeIs_endgame = Enintään kolme kierrosta jäljellä.
trainNone = Tällaisia valintoja ei ole täällä tälle pelille.
trainLoads = Etsitään valintoja…
trainPrepares = Tämän pelin valintoja etsitään; se kestää hetken.
trainNoneDue = Nyt ei ole kerrattavaa. Palaa huomenna tai harjoittele jotain aihetta.
trainMenu = Harjoittelu
trainDay = Kymmenen valintaa, { $date }
trainTry = Vielä kerran
trainNumber = { $n }/{ $of }
trainKeep = { $n ->
    [one] Pidä ja heitä { $n } noppa
   *[other] Pidä ja heitä { $n } noppaa
}
trainKeys = Napauta noppia, jotka pidät, tai ruutua, jonka täytät. Näppäimet: 1–5 nopille, Enter pitää, nuolet siirtävät.
trainNext = Seuraava
trainEnd = Tulos
trainBest = Oikein: se on paras siirto.
trainGood = Riittävän hyvä: maksaa vain { $loss }. Paras: { $best }.
trainWrong = Maksaa { $loss }. Paras: { $best }.
trainAccepted = { $loss ->
    [one] Oikein on siirto, joka maksaa enintään { $loss } pisteen.
   *[other] Oikein on siirto, joka maksaa enintään { $loss } pistettä.
}
trainWhy = Miksi
trainThen = Pelissäsi pelasit: { $move }.
trainBoard = Katso analyysissa
trainPeople = Mitä oikeasti pelataan
trainWrongShare = { $share } tavallisista pelaajista erehtyy tässä.
mark_good = oikein
mark_inaccurate = epätarkka
mark_wrong = väärin
markOpen = avoin
trainLost = { $loss ->
    [one] Menetetty yhteensä: { $loss } piste.
   *[other] Menetetty yhteensä: { $loss } pistettä.
}
trainBefore = { $n } aiempana päivänä: keskimäärin { $right } oikein.
trainComeBack = Mitä et osannut, palaa pian, mitä osasit, myöhemmin.
trainMore = Lisää
trainShare = Jaa
trainCopied = Teksti on leikepöydällä.
trainBestWas = Paras: { $move }

## history: the page /history

historyPage = Keepwise: Omat pelit
historyDamaged = { $n ->
    [one] { $n } merkintä on vioittunut ja jätetty pois; kaikki muut ovat tässä.
   *[other] { $n } merkintää on vioittunut ja jätetty pois; kaikki muut ovat tässä.
}
historyEmpty = Ei vielä pelejä
historyEmptyWords = Tässä selaimessa loppuun pelaamasi pelit ovat täällä, ja se, mitä ne maksoivat ja missä. Mitään ei lähde selaimesta.
historyWho = Kenen pelit
historyMeans = Keskiarvot peleittäin
historyPlayed = Pelejä
historyMean = Keskiarvo
historyMost = Paras
historyLoss = Menetetty peliä kohti
historyOverTime = Tappio vapaata valintaa kohti
historyTooFew = Nähtävää on enemmän kahden läpikäydyn pelin jälkeen.
chartHint = Valitse peli, niin näet sen luvut.
chartPoint = { $loss ->
    [one] { $date }: { $loss } piste valintaa kohti
   *[other] { $date }: { $loss } pistettä valintaa kohti
}
chartWords = { $first ->
    [one] { $n } läpikäytyä peliä: { $first } piste valintaa kohti ensimmäisissä, { $last } viimeisimmissä.
   *[other] { $n } läpikäytyä peliä: { $first } pistettä valintaa kohti ensimmäisissä, { $last } viimeisimmissä.
}
historyThemes = Mikä maksoi eniten
historyEach = { $n ->
    [one] { $n } valinta, { $loss } kukin
   *[other] { $n } valintaa, { $loss } kukin
}
historyStreaks = Putket
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
historyThin = Tästä pelistä on jäljellä vain summat.
historyDelete = Poista
historyDeleteAsks = Poistetaanko tämä peli ja sen virheet?
historyDeleted = Peli on poistettu.
historyFile = Historiasi tiedostona
historyKept = Kaikki on vain tässä selaimessa: viimeisimmät { $detailed } peliä joka siirtoineen, kaikkiaan { $games }. Jos tila loppuu, vanhimmista jäävät summat.
historyExport = Vie
historyImport = Tuo
historyForget = Poista kaikki
historyForgetAsks = Poistetaanko tämän selaimen kaikki pelit, päivät ja virheet?
historyForgotten = Kaikki on poistettu.
fileTaken = Tuotu. Pelejä: { $games }, päiviä: { $days }.
fileFull = Kaikelle ei ollut tilaa.
fileRefused = Mitään ei tuotu.
fileLong = Tiedosto on liian suuri.
fileNoJson = Tiedosto on katkennut tai se ei ole JSONia.
fileOther = Tiedosto ei ole Keepwisen historia.
fileNewer = Tiedoston versio on { $version }, jota tämä sivu ei tunne.
fileWrong = Tiedosto on vioittunut tässä: { $place }

## rules: the page /rules

rulesPage = Keepwise: Säännöt
rulesTitle = Säännöt
rulesLead = Jokainen peli yhdellä sivulla: vuoro, jokainen ruutu esimerkkeineen ja tulostettava pöytäkirja.
rulesAll = Kaikki pelit
rulesPrint = Tulosta
rulesPlay = Pelaa tässä
rulesDice = { $n ->
    [one] { $n } noppa
   *[other] { $n } noppaa
}
rulesRolls = { $n ->
    [one] { $n } heitto
   *[other] { $n } heittoa
}
rulesTurn = Vuoro
rulesEnd = Loppu
rulesCategories = Ruudut
rulesExample = Esimerkiksi
rulesMiss = Mutta ei
rulesFirstRoll = ensimmäisellä heitolla { $points }
turnRoll = { $n ->
    [one] Heitä noppa.
   *[other] Heitä kaikki { $n } noppaa.
}
turnOnce = Vuorossa on yksi heitto.
turnAgain = { $n ->
    [one] Yhteensä { $n } heitto.
   *[other] Pane haluamasi nopat syrjään ja heitä loput uudelleen: yhteensä { $n } heittoa, tai vähemmän, jos olet tyytyväinen.
}
turnFree = Myös syrjään pantuja noppia saa heittää uudelleen.
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
    [one] Peli alkaa { $n } lisäheitolla, jonka voi käyttää millä vuorolla tahansa.
   *[other] Peli alkaa { $n } lisäheitolla, jotka voi käyttää millä vuoroilla tahansa.
}
extraSaves = Käyttämättä jääneet heitot säästyvät myöhemmille vuoroille.
extraMost = Enintään { $n } voi säästää.
endTotal = Peli päättyy { $n } vuoron jälkeen. Suurin summa voittaa.
endAwarded = Peli päättyy { $n } vuoron jälkeen. Se, jolle on annettu eniten pisteitä, voittaa.
coloursAre = Jokaisella silmäluvulla on väri: { $colours }.
bonusFrom = { $at } tai enemmän yläosassa: { $points }.
bonusHighest = Vain ylin saavutettu rivi lasketaan.
bonusEach = Ja { $n } lisää jokaisesta pisteestä sen yli.
bonusPar = { $n } jokaista silmälukua riittää juuri.
upperPays = Antaa niiden noppien summan, joiden silmäluku on { $face }.
needsAny = Mitkä tahansa nopat.
needsAll = { $n ->
    [one] Yksi noppa.
   *[other] Kaikki { $n } noppaa samoja.
}
needsEqual = { $n ->
    [one] Yksi noppa.
   *[other] Vähintään { $n } samaa noppaa.
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
needsLeast = Kaikkien noppien summa on { $n } tai enemmän.
needsGreatest = Kaikkien noppien summa on { $n } tai vähemmän.
needsColour = Kaikilla nopilla on sama väri.
needsColourMatched = Näillä nopilla on sama väri.
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
    [one] Antaa tämän nopan.
   *[other] Antaa näiden { $n } nopan summan.
}
paysFaces = Antaa niiden noppien summan, joiden silmäluku on { $faces }.
paysPlus = { $n ->
    [one] Ja { $n } piste lisää.
   *[other] Ja { $n } pistettä lisää.
}
paysMinus = { $n ->
    [one] Siitä vähennetään { $n } piste.
   *[other] Siitä vähennetään { $n } pistettä.
}
paysServed = { $n ->
    [one] Vuoron ensimmäisellä heitolla: { $n } piste enemmän.
   *[other] Vuoron ensimmäisellä heitolla: { $n } pistettä enemmän.
}
paysByRoll = Pisteet riippuvat siitä, millä heitolla se onnistui: { $rolls }.
rollPays = heitto { $roll }: { $points }
rollPaysLast = heitosta { $roll } alkaen: { $points }
timesFill = { $n ->
    [one] Voidaan täyttää { $n } kerran.
   *[other] Voidaan täyttää { $n } kertaa.
}
afterFill = Antaa pisteitä vasta, kun ruudussa ”{ $category }” on pisteitä.
jokerTitle = ”{ $category }” uudelleen
jokerBonus = { $bonus ->
    [one] Kun ruudussa ”{ $category }” on pisteitä, jokainen uusi { $n } saman nopan heitto antaa { $bonus } pisteen lisää, minne se merkitäänkin.
   *[other] Kun ruudussa ”{ $category }” on pisteitä, jokainen uusi { $n } saman nopan heitto antaa { $bonus } pistettä lisää, minne se merkitäänkin.
}
jokerHolds = Kun ruutu ”{ $category }” on täytetty, jokaisesta uudesta { $n } saman nopan heitosta pätee:
jokerForcedFirst = Niin kauan kuin silmäluvun yläosan ruutu on avoin, heitto on merkittävä siihen.
jokerForcedThen = Sen jälkeen se on merkittävä avoimeen alaosan ruutuun.
jokerForcedLast = Jos alaosa on täynnä, se menee avoimeen yläosan ruutuun ja antaa 0.
jokerWhy = Siksi pöytäkirja tarjoaa joskus vain yhtä ruutua.
jokerFree = Sen saa merkitä mihin tahansa avoimeen ruutuun. Jos silmäluvun yläosan ruutu on täytetty, se on alaosassa jokeri.
jokerOriginal = Se on jokeri ja on merkittävä avoimeen alaosan ruutuun. Jos alaosa on täynnä, se menee yläosan ruutuun ja antaa 0.
jokerNone = Sen saa merkitä mihin tahansa avoimeen ruutuun, ja se antaa siinä sen, minkä aina.
jokerPays = Jokerina se antaa täydet pisteet, mitä ruutu vaatiikin: { $list }.
jokerPaysHere = { $n ->
    [one] Jokerina: { $n } piste.
   *[other] Jokerina: { $n } pistettä.
}
jokerMultiplied = Nämä pisteet kerrotaan kuten sarake.
jokerMadeOnly = Ne saa vain, kun heitto tuo enemmän kuin 0.
tipsTitle = Ensimmäiseen peliin
tipStop = Kaikkia heittoja ei tarvitse käyttää: hyvän tuloksen saa merkitä heti.
tipBonus = Yläosassa { $n } samaa silmälukua on hyvä tulos: sillä tahdilla saa bonuksen.
tipZero = Kun mikään ei sovi, 0 ruutuun ”{ $category }” maksaa usein vähiten.
tipChance = ”{ $category }” kelpuuttaa mitkä tahansa nopat: pidä se auki epäonnistuvaa vuoroa varten.

## make: the ruleset editor /make

makePage = Keepwise: Tee oma peli
makeTitle = Tee oma peli
makeLead = Lähde tutusta pelistä, muuta mitä haluat ja näe heti, mitä siitä seuraa.
makeBase = Lähtökohta
makeNothing = ei mitään
makeName = Pelin nimi
makeRolls = Heittoja vuorossa
makeOrder = Ruudut täytetään
makeOrderFree = missä järjestyksessä tahansa
makeOrderCard = ylhäältä alas
makeOrderUpper = yläosa ensin
makeExtra = Lisäheittoja alussa
makeSaves = Käyttämättömät heitot säästyvät
makeBonus = Yläosan bonus
makeBonusAt = Alkaen
makeBonusEach = Jokaisesta lisäpisteestä
makeAddBonus = Lisää bonus
makeJoker = Kaikki nopat samoja uudelleen
makeJokerRule = Mitä se on
makeJokerOff = ei mitään erityistä
makeJokerForced = jokeri, pakollinen
makeJokerFree = jokeri, vapaa valinta
makeJokerOriginal = jokeri, vain alaosassa
makeJokerNone = vain lisää pisteitä
makeJokerCategory = Kun tämä on täytetty
makeJokerBonus = Pisteitä lisää
makeAdd = Lisää ruutu
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
makeSameFace = Ryhmät saavat olla samaa silmälukua
makeRunLength = Montako peräkkäin
makeFaces = Silmäluvut
makeTotal = Noppien summa
makeAny = mikä tahansa
makeTotalExact = tasan
makeTotalLeast = vähintään
makeTotalMost = enintään
makeColour = Väri
makeColourAll = kaikki nopat samaa
makeColourMatched = nämä nopat samaa
makePays = Mitä se antaa
makePaysKind = Laji
makePaysPoints = kiinteät pisteet
makePaysAll = kaikkien noppien summa
makePaysMatched = näiden noppien summa
makePaysFaces = tiettyjen silmälukujen summa
makePaysRolls = pisteet heiton mukaan
makePoints = Pisteet
makeByRoll = Pisteet heitolla 1, 2, 3 …
makePlus = Pisteitä lisää
makeServed = Lisää ensimmäisellä heitolla
makeTimes = Näin monta kertaa täytettävä
makeAfter = Antaa vasta, kun tässä on pisteitä
makeAfterNone = ei mitään
makeUp = Siirrä ylös
makeDown = Siirrä alas
makeRemove = Poista { $name }
makeFollows = Mitä siitä seuraa
makeWrong = { $n ->
    [one] Ensin on korjattava { $n } asia.
   *[other] Ensin on korjattava { $n } asiaa.
}
makeTotals = Summat välillä { $least }–{ $greatest }
makeStates = { $count ->
    [one] { $count } tilanne vuorojen välissä
   *[other] { $count } tilannetta vuorojen välissä
}
makeReady = Valmentaja osaa tämän pelin.
makeSolvable = Valmentaja oppii pelin, kun siltä ensi kerran kysytään: noin { $time }.
makeOutOfReach = Liian suuri valmentajalle. Ihmiset voivat pelata sitä.
makeEstimated = Monen sarakkeen peleissä valmentaja arvioi.
makeProblemRange = Sallittu: { $least }–{ $greatest }.
makeProblemTwice = Tämä on jo olemassa.
makeProblemMissing = Tästä puuttuu jotakin.
makeProblemClash = Tämä ei sovi muuhun.
makePlay = Pelaa
makeAnalyse = Analysoi
makeShare = Kopioi linkki
makeCopy = Kopioi
makeCopied = Kopioitu.
makeSave = Tallenna
makeSaved = Tallennettu tähän selaimeen
makeForget = Poista { $name }
makeForgetAsks = Poistetaanko ”{ $name }” tästä selaimesta?
makeSheet = Säännöt, kuten ne nyt kuuluvat
makeJson = JSON-muodossa, ohjelmille

## offline: the page /offline

newVersion = Näistä sivuista on uusi versio.
newVersionUse = Ota se käyttöön nyt
takePage = Keepwise: pelaa offline-tilassa
takeTitle = Pelaa offline-tilassa
takeLead = Se, minkä lataat, säilyy tässä selaimessa eikä vaadi yhteyttä: sivut ja jokaiseen peliin taulukko, josta valmentaja ja tietokone vastaavat täsmälleen kuten palvelin.
takeGames = Pelit
takeSize = { $size } Mt
takeTotal = Ladattavaa: { $size }
takePages = Kaikki sivut kielellä, jolla niitä luet
takeKept = ladattu
takeNewer = uudempi taulukko on olemassa
takeNow = Lataa
takeLoads = Ladataan…
takeDone = Kaikki on täällä ja aukeaa ilman yhteyttä.
takeRemove = Poista { $name }
takeRemoveAll = Poista kaikki
takeRemoved = Poistettu.
takeFull = Selain ei anna enempää tilaa. Poista peli tai valitse vähemmän.
takeCutOff = Palvelimeen ei saada yhteyttä. Puuttuvan voi ladata, kun palvelin palaa.
takeImpossible = Selain ei säilytä sivuille mitään: siihen tarvitaan suojattu yhteys (https) ja ikkuna, joka ei ole yksityinen.
takeMayGo = Selain saa poistaa tämän, jos tila käy vähiin.
takeOthers = Usean sarakkeen pelit, omat säännöt, voittoon pelaaminen, pelin mahdolliset loput ja siirron perusteet vaativat palvelimen.
takeWho = Kuka vastaa
takeServer = Palvelin; tämä laite vain, kun palvelimeen ei saada yhteyttä
takeDevice = Aina tämä laite niissä peleissä, jotka ovat täällä

## widget: the page /widget

widgetPage = Keepwise: Noppavalmentaja
widgetTitle = Noppavalmentaja
