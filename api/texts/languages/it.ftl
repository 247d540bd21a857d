### Texts of Keepwise in Italian. CONTRIBUTING.md explains the format.

## common: several pages

skip = Vai al gioco
coach = Allenatore
settings = Impostazioni
language = Lingua
theme = Tema
themeSystem = Come il sistema
themeLight = Chiaro
themeDark = Scuro
pace = Il computer gioca
paceNormal = Con calma
paceFast = Velocemente
paceStep = Un passo alla volta, quando lo dico io
newGame = Nuova partita
newGameAsks = La partita in corso andrebbe persa.
newGameYes = Abbandonala
newGameNo = Continua
done = Fatto
setupTitle = Lanciare, tenere, sapere.
setupLead = Il gioco di dadi di sempre, contro altre persone o contro il computer. Un allenatore che lo ha risolto fino all’ultimo decimale ti guarda da sopra la spalla quando vuoi.
ruleset = Gioco
players = Giocatori
player = Giocatore
you = Tu
computer = Computer
person = Persona
addPlayer = Aggiungi giocatore
playerName = Nome del giocatore { $n }
playerKind = Chi gioca per il giocatore { $n }
removePlayer = Togli { $name }
start = Gioca
openFile = Riepilogo di una partita da un file
factsCard = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}
factsTurns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
factsColumns = { $n ->
    [one] { $n } colonna
   *[other] { $n } colonne
}
strengthName = Computer: { $name }
strength_beginner = principiante
strength_casual = occasionale
strength_regular = abituale
strength_club = giocatore di circolo
strength_expert = esperto
strength_perfect = perfetto
tray = Dadi
scorecard = Segnapunti
round = Turno { $n } di { $of }
roll = Lancia
rollAgain = { $n ->
    [one] Rilancia { $n } dado
   *[other] Rilancia { $n } dadi
}
rollExtra = { $n ->
    [one] Lancio extra: { $n } dado
   *[other] Lancio extra: { $n } dadi
}
rollsLeft = { $n ->
    [one] ancora { $n } lancio
   *[other] ancora { $n } lanci
}
extraRolls = { $n ->
    [one] { $n } lancio extra
   *[other] { $n } lanci extra
}
scoreSaves = segnare ora ne conserva { $n }
chooseCategory = Scegli una casella
computerPlays = Il computer sta giocando
waitsForServer = In attesa del server
next = Avanti
undo = Annulla
dice = Dadi
diceGroup = Dadi: premi quelli che tieni
die = Dado { $place }: { $face }
dieBlank = Dado { $place }, non ancora lanciato
kept = tieni
black = nero
red = rosso
green = verde
nothing = niente
rolled = Lancio: { $dice }.
keeps = { $name } tiene { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } punto.
   *[other] { $name }: { $category }, { $points } punti.
}
calls = { $name }: «{ $category }» annunciato.
called = Annunciato: { $category }
mayCall = Per annunciare, premi in «{ $column }».
mustRollAll = Nulla è annunciato: si può segnare solo un lancio di tutti i dadi.
offer = { $category }: segna { $points }
offerOne = { $category }, { $nth } di { $of }: segna { $points }
offerCall = { $category }: annuncia ({ $points } ora)
lockUpper = Parte inferiore: solo quando quella superiore è piena
lockOrder = Solo nell’ordine del segnapunti
lockAfter = { $category }: vale solo se «{ $after }» ha già punti
columnsHow = Come funzionano le colonne
columnDown = { $column }: solo dall’alto in basso
columnUp = { $column }: solo dal basso in alto
columnUpper = { $column }: parte inferiore solo a parte superiore piena
columnFree = { $column }: in qualsiasi ordine
columnFactor = { $n ->
    [one] conta una volta
   *[other] conta { $n } volte
}
columnAnnounce = solo ciò che è annunciato dopo il primo lancio, o fatto lanciando tutti i dadi
productCounts = { $product } conta anch’esso quando tutti e tre sono pieni, mai meno di 0
countsInProduct = { $category } conta solo nel prodotto
jokerOfColumns = Altri dadi uguali sono un jolly quando la casella «{ $category }» è piena in ogni colonna
lastTurnRolls = { $n ->
    [one] L’ultimissimo turno ha { $n } lancio
   *[other] L’ultimissimo turno ha { $n } lanci
}
upperSection = Parte superiore
lowerSection = Parte inferiore
upperTotal = Somma superiore
upperBonus = Bonus
bonusOf = Bonus { $category }
total = Totale
columnSum = Somma
factor = Conta
columnTotal = Colonna
products = Prodotti
pointsAwarded = Punti assegnati
pointsOf = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
awardFrom = { $category }: { $at } o più
awardAll = { $category }: { $n } su { $n }
awardEach = { $category }: ogni volta
awardTotal = Per il totale
finished = { $points ->
    [one] { $points } punto!
   *[other] { $points } punti!
}
wins = Vittoria: { $name }, { $points }
tie = Pareggio a { $points }: { $names }
finishedAwarded = { $n ->
    [one] { $points } in totale, che valgono { $n } punto!
   *[other] { $points } in totale, che valgono { $n } punti!
}
winsAwarded = { $n ->
    [one] Vittoria: { $name }, { $n } punto ({ $points } in totale)
   *[other] Vittoria: { $name }, { $n } punti ({ $points } in totale)
}
tieAwarded = { $n ->
    [one] Pareggio a { $n } punto: { $names }
   *[other] Pareggio a { $n } punti: { $names }
}
coachKeeps = l’allenatore lo tiene
coachScores = la scelta dell’allenatore
coachBefore = Dopo il tuo lancio l’allenatore mette in ordine tutte le mosse.
coachForTotal = L’allenatore e il computer giocano per il totale, non per i punti assegnati.
coachWaits = L’allenatore sta pensando…
coachSays = Allenatore: { $move }.
coachPrepares = Questo gioco è in preparazione, un momento.
coachStuck = L’allenatore non ha una risposta.
coachAway = L’allenatore risponderà quando tornerà il server.
noTable = Né l’allenatore né il computer conoscono questo gioco.
noOutlook = La probabilità di ogni totale si può dire all’inizio e verso la fine di una partita.
noOutlookOfColumns = Nei giochi con più colonne non si può dire quanto siano probabili ogni totale, il bonus superiore e la vittoria.
outlookPrepared = In preparazione: ancora circa { $time }.
prepareOutlook = Calcolarlo ora
moveKeep = Tenere { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Annunciare { $category }
moveRerollAll = Rilanciare tutto
keepThese = Tieni questi
worth = totale medio { $value }
worthAbout = circa { $value }
estimated = Stimato, non esatto.
estimatedStrength = Stimato, non esatto: chi segue l’allenatore fa in media { $mean } (confidenza { $confidence }: tra { $low } e { $high }, su { $games } partite).
best = migliore
allMoves = Mostra tutte le { $n } mosse
fewerMoves = Mostra meno
goal = L’allenatore gioca per
goalPoints = più punti
goalWin = la vittoria
goalTies = Un pareggio conta come mezza vittoria.
goalLater = A questo punto della partita non si può dire come vincere: l’allenatore gioca per più punti.
worthWin = vittoria: { $value }
outlook = Come può finire
expected = Totale atteso
chanceBonus = Bonus superiore
chanceWin = Vittoria
outlookWords = Totale atteso { $mean }; nove partite su dieci finiscono tra { $low } e { $high }.
outlookSure = Il totale è certo: { $total }.
outlookAlone = Se da qui in poi segui l’allenatore:
outlookTogether = Se da qui in poi tutti seguono l’allenatore:
outlookForPoints = Se da qui in poi tutti giocano per più punti:
outlookWeaker = Se da qui in poi tutti giocano per più punti, il computer con i suoi soliti errori:
computerStuck = Il computer non può giocare.
tryAgain = Riprova
deleteIt = Elimina
keepIt = Tieni
serverAway = Il server non è raggiungibile. Questa pagina continuerà appena torna.
pageStuck = Non è stato possibile caricare la pagina.
languageStuck = Non è stato possibile caricare questa lingua.
unknownGame = Questo gioco qui non è conosciuto.
fileBroken = Questo file non contiene una partita.
linkBroken = Questo link non contiene una partita.
otherTab = Questa partita è in pausa: si sta giocando in un’altra scheda.
playHere = Continua qui
gameWaits = La tua partita è ancora qui. Se ne inizi un’altra, va persa.
keptUnknown = La partita conservata è di un gioco che questo server non conosce. Non viene più conservata.
keptDamaged = La partita conservata è danneggiata e non può continuare. Non viene più conservata.
review = Riepilogo
reviewing = Esame di ogni decisione…
reviewReady = Il riepilogo è pronto.
reviewStuck = Non è stato possibile fare il riepilogo della partita.
gameInvalid = Questa partita non segue le regole:
problemPoints = «{ $category }» con { $dice } vale { $expected }, non { $found }.
problemImpossible = «{ $category }» qui non può valere { $found }.
problemFilled = La casella «{ $category }» era già riempita.
problemIllegal = La casella «{ $category }» qui non si può riempire.
problemCall = «{ $category }» non si può annunciare qui.
problemUnknown = Questo gioco non ha la casella «{ $category }».
problemTotal = «{ $total }» fa { $expected }, non { $found }.
problemExtra = Qui «{ $bonus }» è { $expected }, non { $found }.
problemDice = I dadi non combaciano tra loro.
problemTurns = Il numero dei turni non torna.
problemOther = Qui c’è qualcosa di illeggibile.
problemsMore = { $n ->
    [one] … e un altro
   *[other] … e altri { $n }
}
unjudged = Quanto valessero le decisioni qui non si può dire: questo gioco non è stato calcolato su questo server.
workLeft = { $share } fatto, ancora circa { $time }.
workWaits = Prima tocca a un altro gioco: { $share } fatto, ancora circa { $time }.
shareLink = Condividi link
saveFile = Salva su file
linkCopied = Il link è negli appunti.
linkHere = Il link a questa partita
startValue = Atteso col gioco migliore
startEstimated = L’allenatore prevede
luck = Fortuna
loss = Perso per scelta
correction = Correzione
correctionHint = I valori sono stime. Di quanto erano sbagliati da un turno all’altro è la correzione.
rank = Posto { $n }
turnsWords = { $loss ->
    [one] { $name }: fortuna { $luck }, { $loss } punto perso per scelta.
   *[other] { $name }: fortuna { $luck }, { $loss } punti persi per scelta.
}
turnWords = Turno { $n }: fortuna { $luck }, perso per scelta { $loss }
turnsHint = Scegli un turno per vederne i numeri.
expensive = Le decisioni più costose
flawless = Nemmeno un punto perso per scelta.
flawlessEstimated = Non un punto perso per scelta, per quanto l’allenatore possa dire.
highlightPlace = { $name }, turno { $n }
highlightWords = { $dice }: giocato «{ $played }»; meglio era «{ $best }».
grade_best = migliore
grade_good = buona
grade_inaccuracy = imprecisione
grade_mistake = errore
grade_blunder = errore grave
skipMain = Vai al contenuto
navPlay = Gioca
navAnalyse = Analizza
navTrain = Allenati
navRules = Regole
navHistory = Le mie partite
navMake = Crea il tuo gioco
navDocs = API
missingTitle = Qui non c’è niente.
missingLead = Forse l’indirizzo è scritto male, oppure la pagina è stata spostata.
missingHome = Vai alla pagina iniziale
playPage = Keepwise: gioca con un allenatore infallibile
missingPage = Keepwise: qui non c’è nulla
navTake = Offline
answeredHere = Senza connessione: risponde questo dispositivo.
onThisDevice = su questo dispositivo
needsServer = Per questo serve il server; arriva quando torna la connessione.

## home: the home page /

homePage = Keepwise: giochi di dadi, risolti esattamente
homeTitle = Giochi di dadi, risolti fino all’ultimo decimale.
homeLead = Gioca a Yahtzee, Yatzy e a tutta la famiglia, contro persone o il computer. Un allenatore che conosce la mossa migliore di ogni lancio aiuta quando lo chiedi, e alla fine vedi che cosa era fortuna e che cosa scelta.
homePlay = Gioca una partita
homeAnalyse = Analizza dadi veri
homeTry = Un primo lancio: quali dadi terresti?
homeAnother = Un altro lancio
homePlayWords = Da uno a quattro giocatori, persone o un computer debole o forte quanto vuoi. Poi il riepilogo mostra che cosa è stato fortuna e che cosa scelta.
homeAnalyseWords = Giochi con dadi veri? Inserisci il segnapunti e il lancio: ogni mossa con quello che costa, e perché.
homeTrainWords = Dieci decisioni al giorno, uguali per tutti, ed esercizi per tema quanti ne vuoi: anche sui tuoi errori.
homeRulesWords = Che cosa chiede e paga ogni casella, con i dadi, su un foglio per gioco.
homeHistoryWords = Le tue partite, medie, serie e gli errori più cari. Restano in questo browser.
homeMakeWords = Cambia le regole o inventa un gioco e vedi subito che cosa ne segue. Poi giocalo.
homeDevelopers = Per sviluppatori
homeApiTitle = Chiedi
homeApiWords = Punti di un lancio, partite intere verificate fino all’ultimo dado, consigli esatti con il costo di ogni alternativa: per le regole incluse o le tue.
homeDocs = Leggi l’API
homeWidgetTitle = Incorpora
homeWidgetWords = Due righe mettono l’allenatore su qualsiasi pagina, in tredici lingue, anche con tastiera e lettore di schermo.
homeWidget = Vederlo da solo, come in un iframe

## play: the page /play

coachOff = spento
coachHint = quando chiedo
coachAfter = dopo la mia mossa
coachAlways = sempre
coachOffWords = L’allenatore non dice nulla fino al riepilogo.
coachHintWords = L’allenatore non dice nulla finché non chiedi: il pulsante «Suggerimento» o il tasto H mostra la mossa migliore.
coachAfterWords = Prima decidi tu. Poi l’allenatore dice quanto è costata la mossa e qual era la migliore.
coachAlwaysWords = L’allenatore mostra la mossa migliore appena i dadi si fermano.
hint = Suggerimento
coachMissed = L’allenatore non ha potuto guardare questa mossa.
rollOn = Tira ancora
scoreIn = { $category }: segna { $points }
verdictBetter = meglio: { $move }
verdictPlayed = La tua mossa
verdictBest = La migliore
flag = Segna questa decisione per il riepilogo
flagSet = Segnata per il riepilogo.
flagGone = Non è più segnata.
keys = Tasti
keysUse = Tasti singoli: H, F e ?
keyHint = chiede un suggerimento all’allenatore
keyFlag = segna questa decisione per il riepilogo, o toglie il segno
keyHelp = mostra questi tasti
keyDigits = tengono un dado con questo numero, quando un dado è selezionato
keyArrows = vanno da un dado all’altro
keyEnter = preme ciò che è selezionato
tipsUse = Consigli nelle prime partite
tipDone = Capito
tipKeep = Tocca i dadi che vuoi tenere. Gli altri si rilanciano.
tipChoose = Era l’ultimo lancio. Scegli una casella: i numeri dicono quanto vale ciascuna.
tipNothing = Non va bene niente? Una casella va barrata. Scegli quella che ti mancherà di meno.
tipJoker = Di nuovo tutti i dadi uguali: vanno per forza in «{ $category }» finché quella casella è libera.
menu = Menu
analyseThis = Analizza questa posizione
factsBest = { $mean ->
    [one] il gioco perfetto fa in media { $mean } punto a partita
   *[other] il gioco perfetto fa in media { $mean } punti a partita
}
factsAbout = { $mean ->
    [one] l’allenatore fa in media circa { $mean } punto a partita
   *[other] l’allenatore fa in media circa { $mean } punti a partita
}
howPlayed = Come si gioca?
strengthReaches = { $mean ->
    [one] Fa in media circa { $mean } punto a partita.
   *[other] Fa in media circa { $mean } punti a partita.
}
infoOf = Che cosa chiede e quanto vale «{ $category }»
offline = Il server non è raggiungibile. La partita è conservata qui: lascia aperta questa pagina e continuerà appena torna.
setupTake = Scarica giochi per giocare offline

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
whyMore = Di più
pointAllTie = Tutte le mosse valgono lo stesso.
pointSame = È proprio la mossa migliore.
pointOnAverage = Dà in media { $mean } in più.
pointIdle = { $n ->
    [one] Tenere il { $dice } lascia solo un dado in meno da lanciare per { $others }.
   *[other] Tenere { $dice } lascia solo meno dadi da lanciare per { $others }.
}
pointWithout = Senza { $dice }, «{ $category }» riesce con probabilità { $chance }, non { $other }.
pointWith = Con { $dice } in più, «{ $category }» riesce con probabilità { $chance }, non { $other }.
pointCompletes = Un { $faces } completa «{ $category }»: riesce con probabilità { $chance }, non { $other }.
pointOpenUpper = La casella «{ $category }» è ancora libera, «{ $other }» no.
pointForUpperBonus = { $dice } avvicina al bonus superiore più di { $others }.
pointHigher = { $dice } vale più di { $others } dove si sommano i dadi.
pointMoreOften = Così «{ $category }» riesce con probabilità { $chance }, non { $other }.
pointSeveral = Così riescono più spesso { $categories }.
pointMorePoints = Così «{ $category }» dà di più: in media { $mean }, non { $other }.
pointFewerZeros = Così il turno finisce meno spesso con uno 0: con probabilità { $chance }, non { $other }.
pointNoZeros = Così il turno non finisce mai con uno 0, altrimenti con probabilità { $other }.
pointNoZeroYet = Non serve ancora uno 0: continuando a lanciare, «{ $category }» riesce con probabilità { $chance }.
pointNothingLost = I punti di «{ $other }» ({ $points }) non si perdono e, continuando, «{ $category }» riesce con probabilità { $chance }.
pointMoreToCome = Per «{ $category }» continuare a lanciare dà in media { $mean }, non { $points }.
pointRollOn = Continuando a lanciare, «{ $category }» riesce con probabilità { $chance }.
pointMadeAlready = «{ $category }» c’è già e dà { $points }: con «{ $move }» si rifà altrettanto con probabilità al massimo { $chance }.
pointNeverAgain = «{ $category }» c’è già e dà { $points }: con «{ $move }» non si rifà mai altrettanto.
pointEnough = { $points } in «{ $category }» è più di quanto dia «{ $move }»: in media al massimo { $mean }.
pointServed = Con questo lancio «{ $category }» dà { $points }, più tardi solo { $later }.
pointSavesRolls = { $n ->
    [one] Segnare ora lascia { $n } lancio in più per altri turni.
   *[other] Segnare ora lascia { $n } lanci in più per altri turni.
}
pointExtraBonus = Un altro «{ $joker }» dà { $bonus } in più, oltre a { $points } in «{ $category }».
pointExtraBonusZero = Un altro «{ $joker }» dà { $bonus } in più, anche con uno 0 in «{ $category }».
pointChases = Un altro «{ $joker }» darebbe { $bonus } in più, e riesce con probabilità { $chance }.
pointJoker = Come jolly questi dadi danno { $points } in «{ $category }».
pointTakeRare = «{ $category }» dà { $points } ed è raro: anche puntandoci riesce solo con probabilità { $chance }.
pointGoodFor = { $points } va bene per «{ $category }»: puntandoci si fa in media { $mean }.
pointTooLittle = { $points } è poco per «{ $category }»: puntandoci si fa in media { $mean }.
pointZeroGivesUp = Uno 0 in «{ $category }» rinuncia a ciò che si fa puntandoci: in media { $mean }.
pointZeroRare = Uno 0 costa poco in «{ $category }»: anche puntandoci riesce solo con probabilità { $chance }.
pointZeroLow = Uno 0 costa poco in «{ $category }»: puntandoci si fa in media { $mean }.
pointZeroInstead = { $later } è poco per «{ $rival }»: puntandoci si fa in media { $other }, puntando su «{ $category }» solo { $mean }.
pointUpperLost = Il bonus superiore è comunque perso: uno 0 costa poco in «{ $category }».
pointUpperAlive = Così il bonus superiore resta possibile: puntandoci, riesce con probabilità { $chance }.
pointUpperSure = Così il bonus superiore è sicuro.
pointUpperCloser = Così il bonus superiore è più vicino: puntandoci, riesce con probabilità { $chance }, non { $other }.
pointUpperCertain = Così il bonus superiore è sicuro, puntandoci; altrimenti con probabilità { $other }.
pointUpperMore = Così il bonus superiore dà in media { $mean }, non { $other }.
pointFloor = Alla fine almeno { $points }, comunque cadano i dadi; «{ $move }» assicura solo { $other }.
pointFloorAlone = Alla fine almeno { $points }, comunque cadano i dadi.
pointTarget = { $points } o più: probabilità { $chance }, con «{ $move }» { $other }.
pointUpperBonus = Bonus superiore: probabilità { $chance }, con «{ $move }» { $other }.
pointIdleAlone = { $n ->
    [one] Tenere il { $dice } lascia solo un dado in meno da lanciare.
   *[other] Tenere { $dice } lascia solo meno dadi da lanciare.
}
pointOpenChances = Continuare a lanciare può ancora dare { $categories }.
pointBonusEither = Il bonus di { $bonus } arriva comunque, e { $points } va bene per «{ $category }»: puntandoci si fa in media { $mean }.
nextCosts = Al suo posto «{ $move }» costa { $loss }.
nextHardly = «{ $move }» vale quasi altrettanto.
nextTies = «{ $move }» vale altrettanto.
onlyMove = Non c’è altra mossa.
nextWins = «{ $move }»: probabilità di vittoria { $other }, non { $best }.
playsFor = Dà { $made }.
playsElse = Dà { $made }; altrimenti uno 0 in { $lost }.
playsOrNothing = Dà { $made }; altrimenti lì va uno 0.
playsOrZero = Dà { $made }; uno 0 in { $lost }.
playsZero = Uno 0 in { $lost }.
playsSure = Sicuro: { $made }.
paysMoreKeepsMore = La mossa migliore dà subito { $now } in più, e ciò che resta aperto vale { $later } in più.
paysMoreKeepsSame = La mossa migliore dà subito { $now } in più.
paysMoreKeepsLess = La mossa migliore dà subito { $now } in più; ciò che resta aperto vale solo { $later } in meno.
paysSameKeepsMore = La mossa migliore dà subito altrettanto, e ciò che resta aperto vale { $later } in più.
paysLessKeepsMore = La mossa migliore dà subito { $now } in meno, ma ciò che resta aperto vale { $later } in più.
keepsAll = Tenere tutti i dadi spreca un lancio.
wasThere = I punti erano già lì.
moveWith = «{ $move }»: { $words }
whyTake = { $best } ora; più tardi darebbe in media { $other }
whyLeaveOpen = lasciata aperta dà in media { $best }; ora darebbe { $other }
whyMean = in media { $best } invece di { $other }
whyAlive = resta raggiungibile
whySure = quasi certo
whyLost = abbandonato
whyAtRisk = non più certo
whyChance = probabilità { $best } invece di { $other }
whyNow = ottenuto ora
whyRest = tutto il resto
stakesAhead = { $points ->
    [one] Giocando per i punti, finiresti in media con { $points } punto di vantaggio.
   *[other] Giocando per i punti, finiresti in media con { $points } punti di vantaggio.
}
stakesBehind = { $points ->
    [one] Giocando per i punti, finiresti in media con { $points } punto di svantaggio.
   *[other] Giocando per i punti, finiresti in media con { $points } punti di svantaggio.
}
stakesLevel = Giocando per i punti, finiresti in media alla pari.
stakesSame = È la mossa migliore anche per i punti.
stakesCosts = «{ $move }» porta in media { $points } in più, il massimo tra tutte le mosse, ma la probabilità di vittoria è { $other }, non { $best }.
stakesCostsHardly = «{ $move }» porta in media { $points } in più, il massimo tra tutte le mosse, ma vince meno spesso.
stakesRisk = { $n ->
    [one] «{ $move }» mette a rischio { $n } punto di «{ $category }».
   *[other] «{ $move }» mette a rischio { $n } punti di «{ $category }».
}
stakesMakes = «{ $move }» dà punti per { $category } con probabilità { $chance }; allora la vittoria è a { $then }, altrimenti a { $otherwise }.
stakesNever = «{ $move }» non dà mai punti per { $category }.
stakesSure = «{ $move }» dà di sicuro punti per { $category }.
stakesZero = «{ $move }» mette uno 0 in { $category } con probabilità { $chance }; allora la vittoria è a { $then }, altrimenti a { $otherwise }.
stakesNoZero = «{ $move }» non mette mai uno 0 in { $category }.
stakesSureZero = «{ $move }» mette di sicuro uno 0 in { $category }.
stakesRisky = Finito questo turno, la probabilità di vincere è { $best }, dopo «{ $move }» { $other }: la mossa migliore rischia di più.
stakesSafe = Finito questo turno, la probabilità di vincere è { $best }, dopo «{ $move }» { $other }: la mossa migliore è più sicura.
whyServer = La spiegazione completa richiede il server.

## review: the review after a game

valueTitle = Totale atteso nel corso della partita
valueHint = Scegli un turno per vedere che cosa ci si aspettava dopo.
valueAfter = Dopo il turno { $n }: { $values }
lossPerDecision = Perdita per decisione libera
playedLike = Livello più vicino: { $strength }.
playedBetween = { $n ->
    [one] Con probabilità { $confidence } tra { $least } e { $greatest }, per quanto dice { $n } decisione libera.
   *[other] Con probabilità { $confidence } tra { $least } e { $greatest }, per quanto dicono { $n } decisioni libere.
}
playedOne = { $n ->
    [one] Con probabilità { $confidence }, per quanto dice { $n } decisione libera.
   *[other] Con probabilità { $confidence }, per quanto dicono { $n } decisioni libere.
}
howReckoned = Come si calcola
sameDice = Il gioco migliore con gli stessi dadi
sameDiceDrawn = { $n ->
    [one] { $n } dei suoi dadi non è mai caduto in questa partita ed è stato estratto a caso.
   *[other] { $n } dei suoi dadi non sono mai caduti in questa partita e sono stati estratti a caso.
}
sameDiceHow = Ogni turno comincia con lo stesso primo lancio. I dadi rilanciati cadono come sono caduti in quel turno, nel loro ordine. Dove il gioco migliore lancia più dadi di quanti ne furono lanciati, vengono estratti a caso, sempre gli stessi per la stessa partita. Anche l’ordine dei dadi caduti in uno stesso lancio è estratto a caso.
decisions = Ogni decisione
decisionsOf = Di chi
everyone = Tutti
onlyLosses = Solo quelle che sono costate
onlyFlagged = Solo quelle segnate
flagged = segnata
bestWas = La migliore: { $move }
tryIt = Riprova
print = Stampa
noneShown = Nessuna decisione è così.
cardBefore = Il segnapunti prima di questo turno
turnNumber = Turno { $n }
rollNumber = Lancio { $n }
noDice = I dadi non sono stati annotati.
forced = niente da decidere
emptyCard = Non c’è ancora nulla.

## analyse: the page /analyse

analysePage = Keepwise: Analisi
boardPosition = Posizione
boardCheck = Controlla un segnapunti
boardOwnRules = Regole tue…
boardOwnJson = Regole in JSON
boardOwnWrong = Queste regole contengono errori:
boardCancel = Annulla
boardPut = Metti un { $face }
boardTake = { $die }: toglilo
boardNoDie = Dado { $place }: ancora nessuno
boardKeep = { $die }: tienilo
boardClear = Svuota
boardRolls = Lanci rimasti
boardSavedTitle = Lanci risparmiati
boardCall = Annunciato
boardAllRolled = Tutti i dadi sono stati lanciati insieme
boardOpen = libera
boardOpens = { $cell }: di nuovo libera
boardMoves = Che cosa fare
boardAim = Gioca per
boardTarget = un totale di almeno
boardFloor = il massimo sicuro
boardUpperBonus = il bonus superiore
boardFloorWorth = almeno { $value }
boardDice = { $n ->
    [one] Tocca ancora { $n } dado.
   *[other] Tocca ancora { $n } dadi.
}
boardEmpty = Inseriti i dadi, qui compare ogni mossa con il suo valore e il perché.
boardFull = Il segnapunti è pieno: { $total }.
boardBelow = Le probabilità con questi dadi sono più in basso.
boardWhyWorse = A confronto con «{ $best }», la mossa migliore:
boardThen = { $points } adesso; poi in media altri { $rest }.
boardThenShort = { $points } adesso.
boardRolled = Tieni questi e lancia
boardScored = Segna e continua
boardOutlook = Giocando al meglio per i punti da qui in poi:
boardOdds = Probabilità di questo turno
boardOddsKeep = Se tieni { $dice } e giochi per una sola casella:
boardOddsTurn = Un turno intero, giocato per una sola casella:
boardOddsBest = Giocato per una sola casella, tenendo ciò che le conviene di più. Segna dei dadi per vedere le probabilità con quelli.
boardChance = Probabilità
boardMean = Punti in media
boardFrom = { $points } o più
boardWrong = Questo non può succedere in una partita: ricontrolla il segnapunti e i dadi.
boardNoTable = La mossa migliore non è stata calcolata per questo gioco su questo server. Si può dire quando restano poche caselle libere; le probabilità qui sotto, sempre.
boardNoTarget = A questo punto della partita qui non si può dire, solo quando restano poche caselle. «Più punti» si può sempre.
boardPays = Questi dadi danno:
boardBroken = Questo indirizzo non contiene nessuna posizione di gioco.
boardOffline = Il server non è raggiungibile. Quello che hai inserito resta nell’indirizzo; le risposte arrivano quando il server torna.
cardOrder = La casella «{ $category }» è stata riempita troppo presto: altre vengono prima.
cardTogether = «{ $category }»: questi punti non sono compatibili con il resto del segnapunti.
cardSaved = Dopo tanti turni ci sono da { $least } a { $most } lanci risparmiati.
cardBonuses = Tanti bonus extra non sono compatibili con questi punti.
checkHow = Copia il tuo segnapunti: un numero, un trattino per una casella barrata, niente per una libera. Le somme possono restare vuote.
checkResult = Risultato
checkPaste = Incolla un segnapunti
checkText = Le righe come sono sul segnapunti, in qualsiasi lingua
checkRead = Leggi
checkProblems = { $n ->
    [one] { $n } errore.
   *[other] { $n } errori.
}
checkRight = Nessun errore trovato.
checkNoNumber = «{ $text }» non è un numero.
checkTaken = Righe capite: { $some } su { $all }.
checkUnreadRow = La riga { $line }, «{ $name }», non è stata capita.
checkPerhaps = Forse { $names }?

## train: the page /train

trainPage = Keepwise: Allenamento
trainLead = Dieci decisioni al giorno, le stesse per tutti; tutta la pratica che vuoi; e i tuoi errori, finché non li superi.
keepsNothing = Questo browser non conserva nulla per questa pagina: uscendo si dimentica tutto.
trainToday = Le dieci di oggi
trainTodayWords = Due dell’inizio, tre di metà partita, tre della seconda parte, due della fine.
trainDone = Risposte: { $n } su { $of }
trainRight = Giuste: { $n } su { $of }
trainStreak = { $n ->
    [one] { $n } giorno di fila.
   *[other] { $n } giorni di fila.
}
trainLongest = La serie più lunga: { $n }.
trainLook = Vedi il risultato
trainGoOn = Continua
trainStart = Inizia
trainMistakes = I tuoi errori
trainMistakesWords = Decisioni che ti sono costate punti, dalle partite con riepilogo. Tornano dopo qualche giorno: più tardi se le sai, prima altrimenti.
trainNoMistakes = Gioca una partita e guardane il riepilogo: le decisioni che ti sono costate punti torneranno qui.
trainDue = { $n } di { $of } da ripetere ora
trainRepeat = Ripeti
trainThemes = Pratica per tema
theme_first_roll = Primo lancio
theme_straights = Scale
theme_bonus_alive = Bonus possibile
theme_bonus_dead = Bonus perso
theme_joker = Jolly
theme_which_zero = Cosa barrare?
theme_endgame = Finale
themeIs_first_roll = Il primo lancio della partita, a segnapunti vuoto.
themeIs_straights = C’è una scala libera in gioco: puntarci, o a qualcosa di meglio?
themeIs_bonus_alive = Conta la parte superiore, e il suo bonus è ancora possibile.
themeIs_bonus_dead = Conta la parte superiore, ma il suo bonus è perso.
themeIs_joker = Altri cinque dadi uguali, con la loro casella già piena.
themeIs_which_zero = Nessun lancio rimasto e pochi punti da prendere: a cosa rinunciare?
themeIs_endgame = Mancano al massimo tre turni.
trainNone = Qui non ci sono decisioni così per questo gioco.
trainLoads = Si cercano decisioni…
trainPrepares = Si cercano decisioni di questo gioco; ci vuole un momento.
trainNoneDue = Ora non c’è nulla da ripetere. Torna domani, o esercita un tema.
trainMenu = Allenamento
trainDay = Le dieci, { $date }
trainTry = Ancora una volta
trainNumber = { $n } di { $of }
trainKeep = { $n ->
    [one] Tieni e lancia { $n } dado
   *[other] Tieni e lancia { $n } dadi
}
trainKeys = Tocca i dadi da tenere, o una casella da riempire. Tasti: da 1 a 5 per i dadi, Invio tiene, le frecce spostano.
trainNext = Avanti
trainEnd = Risultato
trainBest = Giusto: è la mossa migliore.
trainGood = Abbastanza buona: perde solo { $loss }. La migliore: { $best }.
trainWrong = Perde { $loss }. La migliore: { $best }.
trainAccepted = { $loss ->
    [one] È giusto ciò che perde al massimo { $loss } punto.
   *[other] È giusto ciò che perde al massimo { $loss } punti.
}
trainWhy = Perché
trainThen = Nella tua partita avevi giocato: { $move }.
trainBoard = Guardala in Analizza
trainPeople = Che cosa si gioca davvero
trainWrongShare = Giocatori occasionali che qui sbagliano: { $share }.
mark_good = giusta
mark_inaccurate = imprecisa
mark_wrong = sbagliata
markOpen = da fare
trainLost = { $loss ->
    [one] Perso in tutto: { $loss } punto.
   *[other] Perso in tutto: { $loss } punti.
}
trainBefore = { $n ->
    [one] In { $n } giorno precedente: { $right } giuste in media.
   *[other] In { $n } giorni precedenti: { $right } giuste in media.
}
trainComeBack = Ciò che non sapevi torna presto, ciò che sapevi più tardi.
trainMore = Altre
trainShare = Condividi
trainCopied = Il testo è negli appunti.
trainBestWas = La migliore: { $move }

## history: the page /history

historyPage = Keepwise: Le mie partite
historyDamaged = { $n ->
    [one] { $n } voce è danneggiata e tralasciata; le altre ci sono tutte.
   *[other] { $n } voci sono danneggiate e tralasciate; le altre ci sono tutte.
}
historyEmpty = Ancora nessuna partita
historyEmptyWords = Le partite che finisci in questo browser compaiono qui, con quanto ti sono costate e dove. Nulla lascia questo browser.
historyWho = Le partite di
historyMeans = Medie per gioco
historyPlayed = Partite
historyMean = Media
historyMost = Record
historyLoss = Perso a partita
historyOverTime = Perdita per decisione libera
historyTooFew = Ci sarà di più da vedere dopo due partite con riepilogo.
chartHint = Scegli una partita per vederne i numeri.
chartPoint = { $loss ->
    [one] { $date }: { $loss } punto per decisione
   *[other] { $date }: { $loss } punti per decisione
}
chartWords = { $first ->
    [one] { $n } partite con riepilogo: { $first } punto per decisione nelle prime, { $last } nelle ultime.
   *[other] { $n } partite con riepilogo: { $first } punti per decisione nelle prime, { $last } nelle ultime.
}
historyThemes = Che cosa è costato di più
historyEach = { $n ->
    [one] { $n } decisione, { $loss } ciascuna
   *[other] { $n } decisioni, { $loss } ciascuna
}
historyStreaks = Serie
historyNoDays = nessuna al momento.
runBound = Punti persi in una partita
runWithin = { $n ->
    [one] Nella tua ultima partita hai perso al massimo { $bound } punti.
   *[other] In ciascuna delle tue ultime { $n } partite hai perso al massimo { $bound } punti.
}
runBeyond = { $n ->
    [one] Nella tua ultima partita hai perso più di { $bound } punti.
   *[other] In ciascuna delle tue ultime { $n } partite hai perso più di { $bound } punti.
}
historyGames = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
historyAll = Mostra tutte ({ $n })
historyNotReviewed = Ancora senza riepilogo.
historyThin = Di questa partita restano solo i totali.
historyDelete = Elimina
historyDeleteAsks = Eliminare questa partita e i suoi errori?
historyDeleted = La partita è eliminata.
historyFile = La tua cronologia come file
historyKept = Tutto resta solo in questo browser: le ultime { $detailed } partite con ogni mossa, su { $games } in tutto. Se manca spazio, le più vecchie tengono i totali.
historyExport = Esporta
historyImport = Importa
historyForget = Elimina tutto
historyForgetAsks = Eliminare tutte le partite, i giorni e gli errori di questo browser?
historyForgotten = Tutto è eliminato.
fileTaken = Importato. Partite: { $games }, giorni: { $days }.
fileFull = Non c’era posto per tutto.
fileRefused = Non è stato importato nulla.
fileLong = Il file è troppo grande.
fileNoJson = Il file è troncato o non è JSON.
fileOther = Il file non è una cronologia di Keepwise.
fileNewer = Il file è della versione { $version }, che questa pagina non conosce.
fileWrong = Il file è danneggiato qui: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regole
rulesTitle = Regole
rulesLead = Ogni gioco su un foglio: il turno, ogni casella con un esempio e un segnapunti da stampare.
rulesAll = Tutti i giochi
rulesPrint = Stampa
rulesPlay = Gioca qui
rulesDice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
}
rulesRolls = { $n ->
    [one] { $n } lancio
   *[other] { $n } lanci
}
rulesTurn = Un turno
rulesEnd = La fine
rulesCategories = Le caselle
rulesExample = Per esempio
rulesMiss = Ma non
rulesFirstRoll = al primo lancio { $points }
turnRoll = { $n ->
    [one] Lancia il dado.
   *[other] Lancia { $n } dadi.
}
turnOnce = In un turno c’è un solo lancio.
turnAgain = { $n ->
    [one] { $n } lancio in tutto.
   *[other] Metti da parte i dadi che vuoi e rilancia gli altri: { $n } lanci in tutto, o meno se ti va già bene.
}
turnFree = Anche un dado messo da parte si può rilanciare.
turnFill = Poi riempi una casella libera. Se i dadi non vanno bene, lì si scrive 0.
turnCounted = { $n ->
    [one] Dei { $dice } dadi ne conta { $n }: quello che dà di più.
   *[other] Dei { $dice } dadi ne contano { $n }: quelli che danno di più.
}
leastCounted = { $n ->
    [one] Dei { $dice } dadi ne conta { $n }: quello che dà di meno.
   *[other] Dei { $dice } dadi ne contano { $n }: quelli che danno di meno.
}
orderCard = Le caselle si riempiono dall’alto in basso.
orderUpper = Prima si riempie la parte superiore, in qualunque ordine, poi quella inferiore.
extraStart = { $n ->
    [one] La partita comincia con { $n } lancio extra, per qualunque turno.
   *[other] La partita comincia con { $n } lanci extra, per qualunque turno.
}
extraSaves = I lanci non usati si conservano per i turni seguenti.
extraMost = { $n ->
    [one] Se ne può conservare al massimo { $n }.
   *[other] Se ne possono conservare al massimo { $n }.
}
endTotal = { $n ->
    [one] La partita finisce dopo { $n } turno. Vince il totale più alto.
   *[other] La partita finisce dopo { $n } turni. Vince il totale più alto.
}
endAwarded = { $n ->
    [one] La partita finisce dopo { $n } turno. Vince chi ha più punti assegnati.
   *[other] La partita finisce dopo { $n } turni. Vince chi ha più punti assegnati.
}
coloursAre = Ogni faccia ha un colore: { $colours }.
bonusFrom = { $at } o più nella parte superiore: { $points }.
bonusHighest = Conta solo la riga più alta raggiunta.
bonusEach = E { $n } in più per ogni punto oltre.
bonusPar = { $n ->
    [one] { $n } di ogni faccia basta appena.
   *[other] { $n } di ogni faccia bastano appena.
}
upperPays = Dà la somma dei dadi che mostrano { $face }.
needsAny = Dadi qualsiasi.
needsAll = { $n ->
    [one] Un dado.
   *[other] { $n } dadi, tutti uguali.
}
needsEqual = { $n ->
    [one] Un dado.
   *[other] Almeno { $n } dadi uguali.
}
needsTwo = { $a } dadi di una faccia e { $b } di un’altra.
needsTwoAny = { $a } dadi di una faccia e { $b } di una faccia, che può essere la stessa.
needsThree = { $a } dadi di una faccia, { $b } di una seconda e { $c } di una terza.
needsThreeAny = { $a }, { $b } e { $c } dadi di una stessa faccia; può essere sempre la stessa.
needsRun = { $n ->
    [one] Un dado.
   *[other] { $n } facce in fila: { $runs }.
}
needsFaces = Ognuna di queste facce: { $faces }.
needsSum = La somma di tutti i dadi è { $n }.
needsLeast = La somma di tutti i dadi è { $n } o più.
needsGreatest = La somma di tutti i dadi è { $n } o meno.
needsColour = Tutti i dadi hanno lo stesso colore.
needsColourMatched = Questi dadi hanno lo stesso colore.
paysPoints = { $n ->
    [one] Dà { $n } punto.
   *[other] Dà { $n } punti.
}
paysTakes = { $n ->
    [one] Toglie { $n } punto.
   *[other] Toglie { $n } punti.
}
paysAll = Dà la somma di tutti i dadi.
paysMatched = { $n ->
    [one] Dà questo dado.
   *[other] Dà la somma di questi { $n } dadi.
}
paysFaces = Dà la somma dei dadi che mostrano { $faces }.
paysPlus = { $n ->
    [one] Più { $n } punto.
   *[other] Più { $n } punti.
}
paysMinus = { $n ->
    [one] Meno { $n } punto.
   *[other] Meno { $n } punti.
}
paysServed = { $n ->
    [one] Al primo lancio del turno: { $n } punto in più.
   *[other] Al primo lancio del turno: { $n } punti in più.
}
paysByRoll = I punti dipendono dal lancio riuscito: { $rolls }.
rollPays = lancio { $roll }: { $points }
rollPaysLast = dal lancio { $roll }: { $points }
timesFill = { $n ->
    [one] Si può riempire { $n } volta.
   *[other] Si può riempire { $n } volte.
}
afterFill = Dà punti solo se «{ $category }» ne ha già.
jokerTitle = Di nuovo «{ $category }»
jokerBonus = { $bonus ->
    [one] Quando «{ $category }» ha punti, ogni altro lancio di { $n } dadi uguali dà { $bonus } punto in più, qualunque casella riempia.
   *[other] Quando «{ $category }» ha punti, ogni altro lancio di { $n } dadi uguali dà { $bonus } punti in più, qualunque casella riempia.
}
jokerHolds = Quando la casella «{ $category }» è riempita, per ogni altro lancio di { $n } dadi uguali vale questo:
jokerForcedFirst = Finché la casella superiore della sua faccia è libera, deve andare lì.
jokerForcedThen = Altrimenti deve andare in una casella inferiore libera.
jokerForcedLast = Se quelle inferiori sono piene, va in una superiore libera, con 0.
jokerWhy = Ecco perché a volte il segnapunti offre una sola casella.
jokerFree = Può andare in qualunque casella libera. Se la casella superiore della sua faccia è riempita, vale come jolly in quelle inferiori.
jokerOriginal = È un jolly e deve andare in una casella inferiore libera. Se sono piene, va in una superiore, con 0.
jokerNone = Può andare in qualunque casella libera e lì dà quello che dà sempre.
jokerPays = Come jolly dà tutti i punti, qualunque cosa chieda la casella: { $list }.
jokerPaysHere = { $n ->
    [one] Come jolly: { $n } punto.
   *[other] Come jolly: { $n } punti.
}
jokerMultiplied = Questi punti si moltiplicano come la colonna.
jokerMadeOnly = Si ottengono solo dove il lancio dà più di 0.
tipsTitle = Per la prima partita
tipStop = Nessuno deve usare tutti i lanci: un buon risultato si può segnare subito.
tipBonus = { $n ->
    [one] Sopra, { $n } di una faccia è un buon risultato: è il ritmo del bonus.
   *[other] Sopra, { $n } di una faccia sono un buon risultato: è il ritmo del bonus.
}
tipZero = Quando niente va bene, uno 0 in «{ $category }» spesso costa meno di tutto.
tipChance = «{ $category }» accetta qualunque lancio: tienila libera per un turno andato male.

## make: the ruleset editor /make

makePage = Keepwise: Crea il tuo gioco
makeTitle = Il tuo gioco
makeLead = Parti da un gioco che conosci, cambia quello che vuoi e vedi subito che cosa ne segue.
makeBase = Partire da
makeNothing = niente
makeName = Nome del gioco
makeRolls = Lanci per turno
makeOrder = Le caselle si riempiono
makeOrderFree = in qualunque ordine
makeOrderCard = dall’alto in basso
makeOrderUpper = prima la parte superiore
makeExtra = Lanci extra all’inizio
makeSaves = I lanci non usati si conservano
makeBonus = Bonus della parte superiore
makeBonusAt = Da
makeBonusEach = Per ogni punto in più
makeAddBonus = Aggiungi un bonus
makeJoker = Di nuovo tutti i dadi uguali
makeJokerRule = Che cos’è
makeJokerOff = niente di speciale
makeJokerForced = un jolly, obbligato
makeJokerFree = un jolly, a scelta
makeJokerOriginal = un jolly, solo sotto
makeJokerNone = solo punti in più
makeJokerCategory = Quando questa è riempita
makeJokerBonus = Punti in più
makeAdd = Aggiungi una casella
makeNew = Nuova
makeCategoryName = Nome
makeNeeds = Che cosa chiede
makeNeedsKind = Dadi
makeNeedsFace = una faccia (parte superiore)
makeNeedsAny = dadi qualsiasi
makeNeedsGroups = dadi uguali
makeNeedsRun = facce in fila
makeNeedsFaces = certe facce
makeFace = Faccia
makeGroup = Gruppo { $n }
makeSameFace = I gruppi possono essere della stessa faccia
makeRunLength = Quante in fila
makeFaces = Facce
makeTotal = Somma dei dadi
makeAny = qualsiasi
makeTotalExact = esattamente
makeTotalLeast = almeno
makeTotalMost = al massimo
makeColour = Colore
makeColourAll = tutti i dadi uguali
makeColourMatched = questi dadi uguali
makePays = Che cosa dà
makePaysKind = Tipo
makePaysPoints = punti fissi
makePaysAll = somma di tutti i dadi
makePaysMatched = somma di questi dadi
makePaysFaces = somma di certe facce
makePaysRolls = punti secondo il lancio
makePoints = Punti
makeByRoll = Punti al lancio 1, 2, 3 …
makePlus = Punti in più
makeServed = Di più al primo lancio
makeTimes = Quante volte si riempie
makeAfter = Dà punti solo se questa ne ha
makeAfterNone = niente
makeUp = Sposta su
makeDown = Sposta giù
makeRemove = Togli { $name }
makeFollows = Che cosa ne segue
makeWrong = { $n ->
    [one] Prima c’è { $n } cosa da correggere.
   *[other] Prima ci sono { $n } cose da correggere.
}
makeTotals = Totali da { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situazione tra i turni
   *[other] { $count } situazioni tra i turni
}
makeReady = L’allenatore conosce questo gioco.
makeSolvable = L’allenatore impara questo gioco alla prima domanda: circa { $time }.
makeOutOfReach = Troppo grande per l’allenatore. Tra persone si può giocare.
makeEstimated = Nei giochi a più colonne l’allenatore stima.
makeProblemRange = Permesso: da { $least } a { $greatest }.
makeProblemTwice = Questo c’è già.
makeProblemMissing = Qui manca qualcosa.
makeProblemClash = Questo non va con il resto.
makePlay = Gioca
makeAnalyse = Analizza
makeShare = Copia il link
makeCopy = Copia
makeCopied = Copiato.
makeSave = Salva
makeSaved = Salvato in questo browser
makeForget = Elimina { $name }
makeForgetAsks = Eliminare «{ $name }» da questo browser?
makeSheet = Le regole, come si leggono ora
makeJson = In JSON, per programmi

## offline: the page /offline

newVersion = C’è una nuova versione di queste pagine.
newVersionUse = Usala ora
takePage = Keepwise: giocare offline
takeTitle = Giocare offline
takeLead = Quello che scarichi resta in questo browser e non ha bisogno di connessione: le pagine e, per ogni gioco, una tabella da cui l’allenatore e il computer rispondono esattamente come il server.
takeGames = Giochi
takeSize = { $size } MB
takeTotal = Da scaricare: { $size }
takePages = Tutte le pagine, nella lingua in cui le leggi
takeKept = scaricato
takeNewer = c’è una tabella più recente
takeNow = Scarica
takeLoads = Caricamento…
takeDone = È tutto qui e si apre senza connessione.
takeRemove = Rimuovi { $name }
takeRemoveAll = Rimuovi tutto
takeRemoved = Rimosso.
takeFull = Questo browser non concede altro spazio. Rimuovi un gioco o scegline meno.
takeCutOff = Il server non è raggiungibile. Quello che manca si potrà caricare quando torna.
takeImpossible = Questo browser non conserva nulla per le pagine: servono una connessione sicura (https) e una finestra non privata.
takeMayGo = Il browser può eliminarlo se lo spazio scarseggia.
takeOthers = I giochi a più colonne, le regole proprie, giocare per vincere, come può finire una partita e le ragioni di una mossa richiedono il server.
takeWho = Chi risponde
takeServer = Il server; questo dispositivo solo se non è raggiungibile
takeDevice = Sempre questo dispositivo, per i giochi che sono qui

## widget: the page /widget

widgetPage = Keepwise: Allenatore di dadi
widgetTitle = Allenatore di dadi
