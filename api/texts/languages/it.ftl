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
pace = Velocità del computer
paceNormal = Normale
paceFast = Veloce
paceStep = Un passo alla volta
newGame = Nuova partita
newGameAsks = La partita in corso andrà persa.
newGameYes = Abbandona
newGameNo = Continua
done = Fatto
setupTitle = Lanciare, tenere, sapere.
setupLead = Il gioco di dadi di sempre, contro altre persone o contro il computer. Un allenatore che lo ha risolto fino all’ultimo decimale ti aiuta quando lo chiedi.
ruleset = Gioco
gamesOwn = I tuoi giochi
gamesOther = Altri giochi
gamesColumns = Più colonne
players = Giocatori
player = Giocatore
you = Tu
computer = Computer
person = Persona
addPlayer = Aggiungi giocatore
playerName = Nome del giocatore { $n }
playerKind = Giocatore { $n }: persona o computer
removePlayer = Togli { $name }
against = Avversario
alone = Nessuno
friendHere = Un amico qui
friendAway = Un amico via link
setupPlayers = Nomi e altri giocatori
start = Gioca
openFile = Riepilogo di una partita salvata
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
computerHurry = Avanti veloce
waitsForServer = In attesa del server
next = Avanti
undo = Annulla
scoredNow = Segnato { $points }
dice = Dadi
diceGroup = Dadi: scegli quelli da tenere
die = Dado { $place }: { $face }
dieBlank = Dado { $place }, non ancora lanciato
kept = tenuto
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
calls = { $name }: casella «{ $category }» annunciata.
called = Annuncio: { $category }
mayCall = Per annunciare, tocca una casella in «{ $column }»: questo turno dovrà riempirla.
mustRollAll = Nessun annuncio: puoi segnare solo un lancio di tutti i dadi.
offer = { $category }: segna { $points }
offerOne = { $category }, { $nth } di { $of }: segna { $points }
offerCall = { $category }: annuncia ({ $points } ora)
lockUpper = Parte inferiore: solo quando quella superiore è piena
lockOrder = Solo nell’ordine del segnapunti
lockAfter = { $category }: dà punti solo se «{ $after }» ne ha già
columnsHow = Come funzionano le colonne
columnDown = { $column }: solo dall’alto in basso
columnUp = { $column }: solo dal basso in alto
columnUpper = { $column }: parte inferiore solo quando quella superiore è piena
columnFree = { $column }: in qualsiasi ordine
columnFactor = { $n ->
    [one] conta una volta
   *[other] conta { $n } volte
}
columnAnnounce = solo ciò che è stato annunciato dopo il primo lancio, o fatto lanciando tutti i dadi insieme
productCounts = Quando tutte e tre sono piene, conta anche { $product } (mai meno di 0)
countsInProduct = { $category } conta solo nel prodotto
jokerOfColumns = Altri dadi uguali sono un jolly quando la casella «{ $category }» è piena in ogni colonna
lastTurnRolls = { $n ->
    [one] Nell’ultimissimo turno c’è { $n } lancio
   *[other] Nell’ultimissimo turno ci sono { $n } lanci
}
upperSection = Parte superiore
lowerSection = Parte inferiore
upperTotal = Somma superiore
upperBonus = Bonus
bonusOf = Bonus { $category }
total = Totale
daily = Partita del giorno
dailyBest = Gioco migliore
trainStreak = { $n ->
    [one] { $n } giorno finora.
   *[other] { $n } giorni di fila.
}
columnSum = Somma
factor = Moltiplicatore
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
coachBefore = Prima lancia; poi l’allenatore mette in ordine tutte le mosse.
coachForTotal = L’allenatore e il computer giocano per il totale, non per i punti assegnati.
coachWaits = L’allenatore sta pensando…
coachSays = Allenatore: { $move }.
coachPrepares = Gioco in preparazione. Un momento…
coachStuck = L’allenatore ora non può rispondere.
coachAway = L’allenatore tornerà insieme al server.
noTable = Per questo gioco non ci sono né allenatore né computer.
noOutlook = Le probabilità di ogni totale ci sono all’inizio e verso la fine di una partita.
noOutlookOfColumns = Nei giochi con più colonne non ci sono le probabilità di ogni totale, del bonus superiore e della vittoria.
outlookPrepared = In preparazione: ancora circa { $time }.
prepareOutlook = Calcola ora
moveKeep = Tenere { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Annunciare { $category }
moveRerollAll = Rilanciare tutto
keepThese = Tieni questi
worth = totale medio { $value }
worthAbout = circa { $value }
estimated = Stima, non valore esatto.
estimatedStrength = Stima, non valore esatto: seguendo l’allenatore fai in media { $mean } (confidenza { $confidence }: da { $low } a { $high }, su { $games } partite).
best = migliore
allMoves = Mostra tutte le { $n } mosse
fewerMoves = Mostra meno
goal = L’allenatore gioca per
goalPoints = più punti
goalWin = la vittoria
goalTies = Un pareggio conta come mezza vittoria.
goalBoth = Si presume che anche l’avversario giochi per vincere.
goalLater = È troppo presto per calcolare come vincere: l’allenatore gioca per più punti.
worthWin = vittoria: { $value }
outlook = Previsione
expected = Totale atteso
chanceBonus = Bonus superiore
chanceWin = Vittoria
beforeTurn = Prima di questo turno
outlookWords = Totale atteso { $mean }; nove partite su dieci finiscono tra { $low } e { $high }.
outlookSure = Il totale è certo: { $total }.
outlookAlone = Se da qui in poi segui l’allenatore:
outlookTogether = Se da qui in poi tutti seguono l’allenatore:
outlookForPoints = Se da qui in poi tutti giocano per più punti:
outlookWeaker = Se da qui in poi tutti giocano per più punti, il computer con i suoi soliti errori:
targets = Totali alla tua portata
targetsHint = Scegli un totale per vedere quanto spesso ci arrivi e quanto costa.
targetsWords = { $total } o più: con probabilità { $best } se giochi per arrivarci, { $usual } se giochi per più punti. Punti persi in media: { $cost }.
targetsBest = giocando per questo totale
targetsUsual = giocando per più punti
computerStuck = Il computer è bloccato.
tryAgain = Riprova
deleteIt = Elimina
keepIt = Tieni
diceFair = I dadi sono equi?
diceFairGames = I lanci delle tue partite salvate vanno al server, senza nomi, e non vi vengono conservati. Tutti questi dadi li ha lanciati questa app.
diceFairGame = Una sola partita mostra solo difetti grossolani. I suoi lanci vanno al server, senza nomi, e non vi vengono conservati.
diceCheck = Controlla i dadi
serverAway = Il server non è raggiungibile. Questa pagina riprenderà appena torna.
pageStuck = Non è stato possibile caricare la pagina.
languageStuck = Non è stato possibile caricare questa lingua.
unknownGame = Gioco sconosciuto.
fileBroken = Questo file non contiene una partita.
linkBroken = Questo link non contiene una partita.
otherTab = Questa partita è in pausa: la stai giocando in un’altra scheda.
playHere = Continua qui
gameWaits = Hai una partita in corso. Se ne inizi un’altra, va persa.
keptUnknown = Questo server non conosce le regole della tua partita salvata. È stata eliminata.
keptDamaged = La tua partita salvata era danneggiata ed è stata eliminata.
review = Riepilogo
reviewing = Esame di ogni decisione…
reviewReady = Il riepilogo è pronto.
reviewStuck = Non è stato possibile fare il riepilogo della partita.
gameInvalid = Questa partita non rispetta le regole:
problemPoints = «{ $category }» con { $dice } dà { $expected }, non { $found }.
problemImpossible = «{ $category }» qui non può dare { $found }.
problemFilled = La casella «{ $category }» era già riempita.
problemIllegal = La casella «{ $category }» qui non si può riempire.
problemCall = La casella «{ $category }» qui non si può annunciare.
problemUnknown = Questo gioco non ha la casella «{ $category }».
problemTotal = «{ $total }» fa { $expected }, non { $found }.
problemExtra = Qui «{ $bonus }» è { $expected }, non { $found }.
problemDice = Questi dadi non sono compatibili tra loro.
problemTurns = Il numero dei turni non torna.
problemOther = Qui qualcosa è illeggibile.
problemsMore = { $n ->
    [one] … e un altro
   *[other] … e altri { $n }
}
unjudged = Queste decisioni non si possono valutare: questo server non ha risolto il gioco.
workLeft = Fatto: { $share }, ancora circa { $time }.
workWaits = Prima tocca a un altro gioco. Fatto: { $share }, ancora circa { $time }.
shareLink = Condividi link
saveFile = Salva su file
saveText = Salva come testo
saveTable = Salva come CSV
positionCode = Codice della situazione
copyCode = Copia
linkCopied = Il link è negli appunti.
share = Condividi
textCopied = Il testo è negli appunti.
startValue = Atteso con il gioco migliore
startEstimated = Stima dell’allenatore
luck = Fortuna
loss = Punti persi
correction = correzione
correctionHint = I valori sono stime. La correzione dice di quanto erano sbagliate da un turno all’altro.
luckAdjusted = A giudicare da questa partita, giocando così e con fortuna neutra la probabilità di vittoria è circa { $chance }.
chanceStart = All’inizio
ownMistakes = Errori propri
luckOfOthers = Fortuna degli altri
othersMoves = Decisioni degli altri
playingToWin = Giocare per vincere
chanceEnd = Alla fine
chanceTitle = Probabilità di vittoria nel corso della partita
rank = { $n }º posto
turnsWords = { $loss ->
    [one] { $name }: fortuna { $luck }, { $loss } punto perso.
   *[other] { $name }: fortuna { $luck }, { $loss } punti persi.
}
turnWords = Turno { $n }: fortuna { $luck }, perso { $loss }
turnsHint = Scegli un turno per vederne i numeri.
expensive = Le decisioni più costose
flawless = Nemmeno un punto perso.
flawlessEstimated = Nemmeno un punto perso, per quanto può dire l’allenatore.
highlightPlace = { $name }, turno { $n }
grade_best = migliore
grade_good = buona
grade_inaccuracy = imprecisione
grade_mistake = errore
grade_blunder = errore grave
praise_only_move = unica mossa
praise_hard = difficile da vedere
skipMain = Vai al contenuto
navPlay = Gioca
navAnalyse = Analizza
navTrain = Allenati
navRules = Regole
navHistory = Le mie partite
navMake = Crea il tuo gioco
navWidget = Allenatore per il tuo sito
navDocs = API
missingTitle = Pagina non trovata
missingLead = Forse l’indirizzo è sbagliato, oppure la pagina è stata spostata.
missingHome = Vai alla pagina iniziale
playPage = Keepwise: gioca con un allenatore infallibile
missingPage = Keepwise: pagina non trovata
navTake = Offline
answeredHere = Sei offline: le risposte vengono da questo dispositivo.
onThisDevice = su questo dispositivo
needsServer = Serve il server. Comparirà quando tornerai online.

## home: the home page /

homePage = Keepwise: giochi di dadi, risolti esattamente
homeTitle = Giochi di dadi, risolti fino all’ultimo decimale.
homeLead = Gioca a Yahtzee, Yatzy e a tutta la famiglia, contro persone o il computer. Un allenatore che conosce la mossa migliore per ogni lancio ti aiuta quando lo chiedi. Alla fine vedi che cosa è stato fortuna e che cosa scelta.
homePlay = Gioca una partita
homeAnalyse = Analizza dadi veri
homeTry = Primo lancio: quali dadi terresti?
homeAnother = Altro lancio
homeAnalyseWords = Giochi con dadi veri? Inserisci il segnapunti e il lancio: vedi quanto costa ogni mossa, e perché.
homeDailyWords = Una partita per tutti, con gli stessi dadi. Hai un solo tentativo: fin dove arrivi?
homeTrainWords = Dieci decisioni al giorno, uguali per tutti, più esercizi per tema e i tuoi errori da correggere.
homeRulesWords = Che cosa chiede e dà ogni casella, con i dadi, su un foglio per gioco.
homeHistoryWords = Le tue partite, le medie, le serie e gli errori più costosi. Restano in questo browser.
homeMakeWords = Cambia le regole o inventa un gioco, vedi subito che cosa cambia, poi giocaci.
homeDevelopers = Per sviluppatori
homeApiTitle = Chiedi
homeApiWords = Calcola i punti di un lancio, verifica partite intere fino all’ultimo dado, ottieni consigli esatti con il costo di ogni alternativa. Con le regole incluse o con le tue.
homeDocs = Documentazione dell’API
homeWidgetTitle = Incorpora
homeWidgetWords = Tre righe mettono l’allenatore su qualsiasi pagina, in tredici lingue, anche con tastiera e screen reader.
homeWidget = Guardalo da solo, come in un iframe

## play: the page /play

coachOff = spento
coachHint = quando chiedo
coachAfter = dopo la mia mossa
coachAlways = sempre
coachHintWords = L’allenatore non dice nulla finché non chiedi. I suggerimenti arrivano in tre passi: che cosa c’è in gioco, due candidate, la mossa.
coachAfterWords = Prima decidi tu. Poi l’allenatore dice quanto è costata la mossa e qual era la migliore.
coachFirst = Prima decidi tu.
coachMissed = Questa mossa è sfuggita all’allenatore.
rollOn = Lancia ancora
scoreIn = { $category }: segna { $points }
zeroAsks = «{ $category }» vale 0 punti. Scegli di nuovo la casella per confermare.
zeroCosts = { $n ->
    [one] Perderesti circa { $n } punto.
   *[other] Perderesti circa { $n } punti.
}
verdictBetter = Meglio: { $move }
verdictSlightly = Un po’ meglio: { $move }
verdictPlayed = La tua mossa
verdictBest = La migliore
celebrate = { $category }!
endWon = { $n ->
    [one] Hai vinto di { $n } punto
   *[other] Hai vinto di { $n } punti
}
endLost = { $n ->
    [one] Hai perso di { $n } punto
   *[other] Hai perso di { $n } punti
}
endBest = { $n ->
    [one] La tua partita migliore finora, per { $n } punto.
   *[other] La tua partita migliore finora, per { $n } punti.
}
endCompared = { $n ->
    [one] La tua partita precedente: { $most }.
   *[other] Le tue { $n } partite precedenti: { $mean } in media, { $most } la migliore.
}
dailyCall = Gli stessi dadi per tutti, un tentativo al giorno.
dailyHow = Oggi tutti hanno gli stessi dadi. Hai un tentativo, senza allenatore.
dailyNext = Prossima partita tra { $time } h.
rematch = Rivincita
friend = Amico
friendInvites = { $name } ti invita a giocare: { $game }
friendHow = Giocate a turno tramite link, ognuno sul proprio dispositivo. Ogni link contiene tutta la partita. I dadi nascono da un segreto di ciascuno, quindi nessuno può sceglierli.
friendYou = Il tuo nome, per il tuo amico
friendAccept = Accetta
friendInvite = Invia l’invito
friendSend = Invia il link
friendInvited = Il tuo amico accetta rimandandoti un link. Poi cominci tu.
friendWaits = Tocca a { $name }, con questo link. Torna con il suo.
friendText = Tocca a te: { $game }
friendYours = { $game } con { $name }: tocca a te
friendTheirs = { $game }: tocca a { $name }
friendChanged = Questo link è stato modificato: non corrisponde alla partita che conosci. Chiedi al tuo amico di rimandarlo.
friendElsewhere = Questa partita si gioca in un altro browser. Apri il link lì.
flag = Contrassegna questa decisione per il riepilogo
flagSet = Contrassegnata per il riepilogo.
flagGone = Contrassegno tolto.
keys = Scorciatoie da tastiera
keyFace = tengono un dado con quel numero; nell’analisi ne aggiungono uno
keyPlace = tengono il dado in quella posizione
keyRoll = tira i dadi che non tieni
keyUndo = annulla l’ultimo passo
keysUse = Tasti singoli, come R per tirare
keyHint = chiede un suggerimento all’allenatore
keyFlag = contrassegna questa decisione per il riepilogo, o toglie il contrassegno
keyHelp = mostra questi tasti
keyArrows = passano da un dado (← →) o da una casella (↑ ↓) all’altra
keyEnter = attiva ciò che è selezionato, altrimenti il pulsante grande
tipsUse = Consigli nelle prime partite
soundUse = Suoni e vibrazione
shakeUse = Scuoti il telefono per lanciare
tipDone = Capito
tipKeep = Tocca i dadi che vuoi tenere. Gli altri li rilanci.
tipChoose = Era l’ultimo lancio. Scegli una casella: i numeri dicono quanto dà ciascuna.
tipNothing = Non va bene niente? Devi barrare una casella. Scegli quella che ti mancherà di meno.
tipJoker = Di nuovo tutti i dadi uguali: vanno per forza in «{ $category }» finché quella casella è libera.
menu = Menu
analyseThis = Analizza questa situazione
factsBest = { $mean ->
    [one] giocando alla perfezione, in media { $mean } punto a partita
   *[other] giocando alla perfezione, in media { $mean } punti a partita
}
factsAbout = { $mean ->
    [one] l’allenatore fa in media circa { $mean } punto a partita
   *[other] l’allenatore fa in media circa { $mean } punti a partita
}
howPlayed = Come si gioca
strengthReaches = { $mean ->
    [one] Fa in media circa { $mean } punto a partita.
   *[other] Fa in media circa { $mean } punti a partita.
}
infoOf = Che cosa chiede e dà la casella «{ $category }»
offline = Il server non è raggiungibile. La tua partita è salvata qui: lascia aperta questa pagina e riprenderà appena torna.
setupTake = Scarica giochi per giocare offline

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
titleWith = { $title } ({ $words })
range = tra { $least } e { $greatest }
whyMore = Altro
pointAllTie = Tutte le mosse valgono lo stesso.
pointSame = È la mossa migliore.
pointBetter = Meglio di «{ $move }»: { $reason }
pointBetterYours = Meglio del tuo «{ $move }»: { $reason }
pointBetterBy = Meglio di «{ $move }» per { $loss }: { $reason }
pointIdle = { $n ->
    [one] se tieni { $dice }, hai solo un dado in meno da lanciare per { $others }.
   *[other] se tieni { $dice }, hai solo meno dadi da lanciare per { $others }.
}
pointWithout = senza { $dice }, in questo turno «{ $category }» ti riesce con probabilità { $chance } invece di { $other }.
pointWith = se tieni anche { $dice }, in questo turno «{ $category }» ti riesce con probabilità { $chance } invece di { $other }.
pointCompletes = un { $faces } completa «{ $category }»; in questo turno ti riesce con probabilità { $chance } invece di { $other }.
pointOpenUpper = la casella «{ $category }» è ancora libera, «{ $other }» no.
pointForUpperBonus = { $dice } aiuta per il bonus superiore più di { $others }.
pointHigher = { $dice } vale più di { $others } in ogni casella che somma i dadi.
pointMoreOften = in questo turno «{ $category }» ti riesce con probabilità { $chance } invece di { $other }.
pointSeveral = in questo turno ti riescono più spesso { $categories }.
pointMorePoints = se in questo turno ti riesce «{ $category }», ti dà in media { $mean } invece di { $other }.
pointBringsMore = a fine partita «{ $category }» dà in media { $mean } invece di { $other }.
pointFewerZeros = in questo turno finisci con uno 0 solo con probabilità { $chance } invece di { $other }.
pointNoZeros = in questo turno non finisci mai con uno 0; altrimenti succede con probabilità { $other }.
pointNoZeroYet = non devi ancora barrare; se rilanci, «{ $category }» ti riesce con probabilità { $chance }.
pointNothingLost = i tuoi punti per «{ $other }» ({ $points }) sono al sicuro e, se rilanci, «{ $category }» ti riesce con probabilità { $chance }.
pointMoreToCome = per «{ $category }» rilanciare dà in media { $mean }, contro { $points } adesso.
pointRollOn = se rilanci, «{ $category }» ti riesce con probabilità { $chance }.
pointMadeAlready = hai già { $points } per «{ $category }»; l’altra mossa ridà altrettanto con probabilità al massimo { $chance }.
pointNeverAgain = hai già { $points } per «{ $category }»; l’altra mossa non ridà mai altrettanto.
pointEnough = { $points } per «{ $category }» è meglio dell’altra mossa, che lì dà in media al massimo { $mean }.
pointServed = con questo lancio «{ $category }» dà { $points }, più tardi solo { $later }.
pointSavesRolls = { $n ->
    [one] se segni ora, conservi { $n } lancio per i prossimi turni.
   *[other] se segni ora, conservi { $n } lanci per i prossimi turni.
}
pointExtraBonus = un altro «{ $joker }» dà un bonus di { $bonus }, più { $points } per «{ $category }».
pointExtraBonusZero = un altro «{ $joker }» dà un bonus di { $bonus }, anche con uno 0 in «{ $category }».
pointChases = un altro «{ $joker }» darebbe un bonus di { $bonus }; esce con probabilità { $chance }.
pointJoker = come jolly questi dadi danno { $points } per «{ $category }».
pointTakeRare = «{ $category }» dà { $points } e capita di rado; anche se ci punti, ti riesce solo con probabilità { $chance }.
pointGoodFor = { $points } va bene per «{ $category }»; se ci punti, fai in media { $mean }.
pointTooLittle = { $points } è poco per «{ $category }»; se ci punti, fai in media { $mean }.
pointZeroGivesUp = uno 0 in «{ $category }» butta via { $mean }; è quanto fai in media se ci punti.
pointZeroRare = uno 0 in «{ $category }» costa poco; anche se ci punti, ti riesce solo con probabilità { $chance }.
pointZeroNever = «{ $category }» non è più possibile; uno 0 lì costa poco.
pointZeroLow = uno 0 in «{ $category }» costa poco; se ci punti, fai in media solo { $mean }.
pointZeroInstead = { $later } è poco per «{ $rival }»; se ci punti, fai in media { $other }; se punti su «{ $category }», solo { $mean }.
pointUpperLost = il bonus superiore è comunque perso; uno 0 in «{ $category }» costa poco.
pointUpperAlive = così il bonus superiore resta possibile; se ci punti, lo ottieni con probabilità { $chance }.
pointUpperSure = così il bonus superiore è sicuro.
pointUpperCloser = così il bonus superiore è più vicino; se ci punti, lo ottieni con probabilità { $chance } invece di { $other }.
pointUpperCertain = così il bonus superiore è sicuro; se ci punti lo ottieni sempre, non solo con probabilità { $other }.
pointUpperMore = così il bonus superiore dà in media { $mean } invece di { $other }.
pointFloor = Finisci con almeno { $points }, comunque cadano i dadi; «{ $move }» assicura solo { $other }.
pointFloorAlone = Finisci con almeno { $points }, comunque cadano i dadi.
pointTarget = Arrivi a { $points } o più con probabilità { $chance }; con «{ $move }», { $other }.
pointUpperBonus = Ottieni il bonus superiore con probabilità { $chance }; con «{ $move }», { $other }.
pointIdleAlone = { $n ->
    [one] se tieni { $dice }, hai solo un dado in meno da lanciare.
   *[other] se tieni { $dice }, hai solo meno dadi da lanciare.
}
pointOpenChances = rilanciando puoi ancora fare { $categories }.
pointBonusEither = il bonus di { $bonus } arriva comunque, e { $points } va bene per «{ $category }»; se ci punti, fai in media { $mean }.
nextCosts = «{ $move }» costa { $loss }.
nextHardly = «{ $move }» vale quasi altrettanto.
nextTies = «{ $move }» vale altrettanto.
onlyMove = Non c’è un’altra mossa.
nextWins = Con «{ $move }» vinci con probabilità { $other } invece di { $best }.
playsFor = Dà { $made }.
playsElse = Dà { $made }; altrimenti uno 0 in { $lost }.
playsOrNothing = Dà { $made }; altrimenti uno 0.
playsOrZero = Dà { $made }; possibile anche uno 0 in { $lost }.
playsZero = Dà uno 0 in { $lost }.
playsSure = Sicuro: { $made }.
paysMoreKeepsMore = la mossa migliore dà subito { $now } in più, e le caselle ancora libere valgono { $later } in più.
paysMoreKeepsSame = la mossa migliore dà subito { $now } in più.
paysMoreKeepsLess = la mossa migliore dà subito { $now } in più; le caselle ancora libere valgono solo { $later } in meno.
paysSameKeepsMore = la mossa migliore dà subito altrettanto, e le caselle ancora libere valgono { $later } in più.
paysLessKeepsMore = la mossa migliore dà subito { $now } in meno, ma le caselle ancora libere valgono { $later } in più.
keepsAll = se tieni tutti i dadi, sprechi un lancio.
wasThere = I punti erano lì da prendere.
moveWith = «{ $move }»: { $words }
whyTake = { $best } ora; più tardi darebbe in media { $other }
whyLeaveOpen = { $best } in media se resta libera; ora darebbe { $other }
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
stakesSame = «{ $move }» è la mossa migliore anche per i punti.
stakesCosts = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma vince con probabilità { $other } invece di { $best }.
stakesCostsHardly = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma vince meno spesso.
stakesRisk = { $n ->
    [one] «{ $move }» mette a rischio { $n } punto di «{ $category }».
   *[other] «{ $move }» mette a rischio { $n } punti di «{ $category }».
}
stakesMakes = «{ $move }» dà punti per «{ $category }» con probabilità { $chance }; allora vinci con probabilità { $then }, altrimenti { $otherwise }.
stakesNever = «{ $move }» non dà mai punti per «{ $category }».
stakesSure = «{ $move }» dà di sicuro punti per «{ $category }».
stakesZero = «{ $move }» mette uno 0 in «{ $category }» con probabilità { $chance }; allora vinci con probabilità { $then }, altrimenti { $otherwise }.
stakesNoZero = «{ $move }» non mette mai uno 0 in «{ $category }».
stakesSureZero = «{ $move }» mette di sicuro uno 0 in «{ $category }».
stakesRisky = Dopo questo turno la tua probabilità di vincere è { $best }; con «{ $move }», { $other }. La mossa migliore rischia di più.
stakesSafe = Dopo questo turno la tua probabilità di vincere è { $best }; con «{ $move }», { $other }. La mossa migliore è la più sicura.
whyServer = La spiegazione completa richiede il server.
hintStakes = Che cosa c’è in gioco?
hintTwo = Due candidate
hintMove = Mostra la mossa
hintMean = in media { $mean } se ci punti; un turno intero porta { $usual }.
hintNow = ora { $points }; un turno intero per questa casella porta in media { $usual }.
hintZeros = Con questi dadi ogni casella libera dà 0.
hintBonus = Punti che mancano per il bonus superiore di { $bonus }: { $n }.
hintMade = In questo turno «{ $category }» ti riesce con probabilità { $one } dopo «{ $first }», { $two } dopo «{ $second }».
hintZero = In questo turno «{ $category }» prende uno 0 con probabilità { $one } dopo «{ $first }», { $two } dopo «{ $second }».
hintUpper = Se punti al bonus superiore, lo ottieni con probabilità { $one } dopo «{ $first }», { $two } dopo «{ $second }».
rivalOften = Il nostro giocatore virtuale «{ $strength }» sceglie «{ $move }» con probabilità { $chance }.

## review: the review after a game

valueTitle = Totale atteso nel corso della partita
valueHint = Scegli un turno per vedere il totale atteso dopo.
valueAfter = Dopo il turno { $n }: { $values }
lossPerDecision = Costo medio di una decisione
playedLike = Gioca come il nostro computer «{ $strength }».
playedBetween = { $n ->
    [one] Tra i nostri giocatori del computer: con probabilità { $confidence } tra «{ $least }» e «{ $greatest }», a giudicare da { $n } decisione con una vera scelta.
   *[other] Tra i nostri giocatori del computer: con probabilità { $confidence } tra «{ $least }» e «{ $greatest }», a giudicare da { $n } decisioni con una vera scelta.
}
playedOne = { $n ->
    [one] Tra i nostri giocatori del computer: questo con probabilità { $confidence }, a giudicare da { $n } decisione con una vera scelta.
   *[other] Tra i nostri giocatori del computer: questo con probabilità { $confidence }, a giudicare da { $n } decisioni con una vera scelta.
}
sameDice = Il gioco migliore con gli stessi dadi
dailyNow = È arrivata la partita di oggi
dailyBestWords = Le mosse migliori con gli stessi dadi. Neanche loro sanno che cosa verrà, quindi si può fare di più.
dailyPlace = Rispetto al computer
dailyPlaceWords = Quanto spesso ogni livello fa meno punti di te, con dadi propri. La barra copre nove partite su dieci; la linea sei tu.
sameDiceDrawn = { $n ->
    [one] { $n } dei suoi dadi non è mai uscito in questa partita ed è stato estratto a caso.
   *[other] { $n } dei suoi dadi non sono mai usciti in questa partita e sono stati estratti a caso.
}
sameDiceHow = Ogni turno comincia con lo stesso primo lancio. I dadi rilanciati cadono come in quel turno, nello stesso ordine. Se il gioco migliore rilancia più dadi, gli altri sono estratti a caso, sempre gli stessi. Anche l’ordine dei dadi in uno stesso lancio è estratto a caso.
totalLucky = { $total } = { $start } + fortuna { $luck } − errori { $loss }
totalUnlucky = { $total } = { $start } − sfortuna { $luck } − errori { $loss }
decisions = Tutte le decisioni
decisionsOf = Giocatore
everyone = Tutti
onlyLosses = Solo quelle che sono costate punti
onlyFlagged = Solo quelle contrassegnate
flagged = contrassegnata
playedMove = Giocato
playedBetter = Meglio
playedAgain = Stavolta
mistakesAll = Rivedi tutti gli errori
mistakeOf = Errore { $n } di { $of }
mistakeBefore = Precedente
mistakeAfter = Successivo
mistakesWorst = Solo i più costosi
turnByTurn = Turno per turno
tryIt = Riprova
print = Stampa
noneShown = Nessuna decisione corrisponde.
cardBefore = Il segnapunti prima di questo turno
turnNumber = Turno { $n }
rollNumber = Lancio { $n }
noDice = Nessun dado annotato.
forced = niente da decidere
emptyCard = Nessuna casella ancora riempita.

## analyse: the page /analyse

analysePage = Keepwise: Analisi
boardPosition = Situazione
boardCheck = Controlla un segnapunti
boardOwnRules = Le tue regole…
boardOwnJson = Un regolamento in JSON
boardOwnWrong = Queste regole contengono errori:
boardCancel = Annulla
boardPut = Metti un { $face }
boardTake = { $die }: toglilo
boardNoDie = Dado { $place }: vuoto
boardKeep = { $die }: tienilo
boardRoll = rilancia
boardClear = Svuota
boardRolls = Lanci rimasti
boardSavedTitle = Lanci conservati
boardCall = Annuncio
boardAllRolled = Tutti i dadi sono stati lanciati insieme
boardOpen = libera
boardOpens = { $cell }: di nuovo libera
boardMoves = Mosse migliori
boardAim = Gioca per
boardTarget = un totale di almeno
boardFloor = il totale sicuro più alto
boardUpperBonus = il bonus superiore
boardFloorWorth = almeno { $value }
boardDice = { $n ->
    [one] Inserisci { $n } dado.
   *[other] Inserisci { $n } dadi.
}
boardEmpty = Inserisci i dadi: qui compare ogni mossa con il suo valore e il motivo.
boardFull = Il segnapunti è pieno: { $total }.
boardBelow = Le probabilità con questi dadi sono più in basso.
boardThen = { $points } adesso; poi in media altri { $rest }.
boardThenShort = { $points } adesso.
boardRolled = Tieni questi e lancia
boardScored = Segna e continua
boardOutlook = Giocando al meglio per i punti da qui in poi:
boardOdds = Probabilità in questo turno
boardOddsKeep = Se tieni { $dice } e giochi per una sola casella:
boardOddsTurn = Un turno intero, giocando per una sola casella:
boardOddsBest = Giocando per una sola casella, tenendo ciò che le conviene di più. Seleziona dei dadi per vedere le probabilità con quelli.
boardChance = Probabilità
boardMean = Punti in media
boardFrom = { $points } o più
boardWrong = In una partita non può succedere. Controlla il segnapunti e i dadi.
boardNoTable = Questo server non ha risolto il gioco: la mossa migliore si conosce solo quando restano poche caselle libere. Le probabilità qui sotto ci sono sempre.
boardNoTarget = Non disponibile così presto, solo quando restano poche caselle libere. «Più punti» lo è sempre.
boardPays = Questi dadi danno:
boardBroken = Questo link non contiene una situazione.
boardPicture = Link con immagine
boardPictureHint = Le app di messaggistica mostrano questo link come immagine della situazione. Per questo il server la riceve nell’indirizzo; con «Condividi link» no.
boardOffline = Il server non è raggiungibile. Ciò che hai inserito resta nell’indirizzo; le risposte arriveranno quando torna.
cardOrder = La casella «{ $category }» è stata riempita troppo presto: altre vengono prima.
cardTogether = «{ $category }»: questi punti non sono compatibili con il resto del segnapunti.
cardSaved = Dopo questo numero di turni ci possono essere da { $least } a { $most } lanci conservati.
cardBonuses = Questi punti non permettono così tanti bonus extra.
checkHow = Copia il tuo segnapunti: un numero, un trattino per una casella barrata, niente per una libera. Le somme possono restare vuote.
checkResult = Risultato
checkPaste = Incolla un segnapunti
checkText = Le righe come sono sul segnapunti, in qualsiasi lingua
checkRead = Leggi il segnapunti
checkProblems = { $n ->
    [one] { $n } errore trovato.
   *[other] { $n } errori trovati.
}
checkRight = Nessun errore trovato.
checkNoNumber = «{ $text }» non è un numero.
checkTaken = Righe capite: { $some } su { $all }.
checkUnreadRow = La riga { $line }, «{ $name }», non è stata capita.
checkPerhaps = Intendevi { $names }?

## train: the page /train

trainPage = Keepwise: Allenamento
trainLead = Dieci decisioni al giorno, uguali per tutti. Esercitati quanto vuoi e lavora sui tuoi errori finché non li fai più.
keepsNothing = Questo browser non salva nulla per questa pagina: se esci, perdi i tuoi progressi.
trainToday = Le dieci di oggi
trainTodayWords = Due dell’inizio, tre di metà partita, tre della seconda parte, due della fine.
trainDone = Risposte: { $n } su { $of }
trainRight = Giuste: { $n } su { $of }
trainLongest = Serie più lunga: { $n }.
trainLook = Vedi il risultato
trainGoOn = Continua
trainStart = Inizia
trainMistakes = I tuoi errori
trainMistakesWords = Decisioni che ti sono costate punti, dalle partite con riepilogo. Tornano dopo qualche giorno: più tardi se rispondi bene, prima altrimenti.
trainNoMistakes = Gioca una partita e guardane il riepilogo: le decisioni che ti sono costate punti torneranno qui.
trainDue = { $n } di { $of } da ripetere ora
trainRepeat = Ripeti
trainThemes = Esercizi per tema
theme_first_roll = Primo lancio
theme_straights = Scale
theme_bonus_alive = Bonus possibile
theme_bonus_dead = Bonus perso
theme_joker = Jolly
theme_which_zero = Che cosa barrare?
theme_endgame = Finale
themeIs_first_roll = Il primo lancio della partita, a segnapunti vuoto.
themeIs_straights = C’è una scala ancora libera: puntarci, o puntare a qualcosa di meglio?
themeIs_bonus_alive = Conta la parte superiore, e il suo bonus è ancora possibile.
themeIs_bonus_dead = Conta la parte superiore, ma il suo bonus è perso.
themeIs_joker = Altri cinque dadi uguali, con la loro casella già piena.
themeIs_which_zero = Nessun lancio rimasto e pochi punti da fare: a che cosa rinunci?
themeIs_endgame = Mancano al massimo tre turni.
trainNone = Nessuna decisione di questo tipo per questo gioco.
trainNotSolved = Questo server non ha risolto il gioco: non ci sono decisioni da allenare.
trainLoads = Ricerca di decisioni…
trainPrepares = Ricerca di decisioni per questo gioco. Un momento…
trainNoneDue = Ora non c’è nulla da ripetere. Torna domani, o esercitati su un tema.
trainMenu = Allenamento
trainDay = Le dieci, { $date }
trainTry = Ancora una volta
trainNumber = { $n } di { $of }
trainKeep = { $n ->
    [one] Tieni e lancia { $n } dado
   *[other] Tieni e lancia { $n } dadi
}
trainKeys = Tocca i dadi da tenere, o una casella da riempire.
trainKeyboard = Il tasto ? mostra tutti i tasti.
trainNext = Avanti
trainEnd = Risultato
trainAgain = Riprova
trainHinted = Con un suggerimento, una risposta giusta non alza il tuo punteggio.
trainDifficulty = Difficoltà { $difficulty }
trainRating = Il tuo punteggio Elo: { $rating }
trainProvisional = provvisorio, risposta { $n } su { $of }
trainRatingWords = Parte da 1000, il livello del nostro giocatore virtuale occasionale. Ognuna delle dieci lo sposta, e quelle difficili valgono di più se le indovini.
trainBest = Giusto: è la mossa migliore.
trainGood = Abbastanza buona: perde solo { $loss }. La migliore: { $best }.
trainWrong = Perde { $loss }. La migliore: { $best }.
trainRuleSave = I lanci che non usi restano: fermati quando possono rendere di più in un turno successivo.
trainRuleStop = Non serve usare tutti i lanci: fermati quando il prossimo rischia più di quanto può dare.
trainRuleRollOn = Non segnare troppo presto: un lancio rimasto può ancora migliorare il turno.
trainRuleZeroOverPoints = Uno zero nella casella giusta può costare meno di pochi punti in quella sbagliata.
trainRuleWhichZero = Se deve essere uno zero, rinuncia alla casella che d’ora in poi ti darebbe meno.
trainRuleBonusPar = Finché il bonus è possibile, { $n } o più dadi uguali stanno bene nella parte alta.
trainRuleSmallBox = Un brutto lancio va in una casella piccola, come gli uno o i due: lì si perde poco.
trainRuleLessNow = Più punti adesso non è sempre meglio: conta che cosa possono ancora dare le caselle libere.
trainRuleTakeIt = Prendi ora il punteggio migliore invece di tenere la casella per un lancio che forse non arriva.
trainRuleSamePoints = A parità di punti, riempi la casella che più tardi ti darebbe meno.
trainRuleRollAll = Se nessun dado aiuta abbastanza, rilanciali tutti.
trainRuleStraight = L’inizio di una scala può valere più di una coppia.
trainRuleNoStraight = I dadi uguali possono valere più dell’inizio di una scala.
trainRuleHigher = Con lo stesso numero di dadi, la faccia più alta spesso dà di più.
trainRuleOpenBox = Un numero più basso con la casella libera può valere più di uno alto senza.
trainRuleMoreAlike = Parti dal numero che mostrano più dadi.
trainRuleKeepFewer = Lascia i dadi che aiutano solo in apparenza: più dadi da lanciare, più possibilità.
trainRuleKeepMore = Tieni i dadi che già servono: ciò che rilanci deve uscire di nuovo.
trainRuleBonusGone = Perso il bonus, le caselle alte valgono solo i loro punti.
trainRuleEndgame = Verso la fine contano solo le caselle libere: gioca proprio per quelle.
trainRuleOther = Confronta ciò che ogni mossa lascia aperto, non solo ciò che dà adesso.
trainAccepted = { $loss ->
    [one] Vale come giusta anche una mossa che regala al massimo { $loss } punto.
   *[other] Vale come giusta anche una mossa che regala al massimo { $loss } punti.
}
trainWhy = Perché
trainThen = Nella tua partita hai giocato: { $move }.
trainBoard = Guardala in Analizza
trainPeople = Che cosa farebbe il nostro giocatore virtuale occasionale
trainWrongShare = Qui sbaglia nel { $share } dei casi.
mark_good = giusta
mark_inaccurate = imprecisa
mark_wrong = sbagliata
markOpen = da fare
trainLost = { $loss ->
    [one] Perso in tutto: { $loss } punto.
   *[other] Perso in tutto: { $loss } punti.
}
trainLesson = Su che cosa lavorare
trainMissed = Ne hai sbagliate { $n } su { $of }: «{ $theme }».
trainPractise = Esercitati
trainKinds = Giuste: { $keeps } su { $ofKeeps } sui dadi da tenere, { $scores } su { $ofScores } sulle caselle.
trainBefore = { $n ->
    [one] In { $n } giorno precedente: { $right } giuste in media.
   *[other] In { $n } giorni precedenti: { $right } giuste in media.
}
trainComeBack = Ciò che non sapevi torna presto; ciò che sapevi, più tardi.
trainMore = Altre
trainBestWas = La migliore: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: conteggio { $count }, atteso { $expected }. Quota reale tra { $low } e { $high }.
auditLegend = La linea verticale indica dove starebbero dadi equi. Quella orizzontale contiene la quota reale di una faccia, per tutte e sei insieme con confidenza { $confidence }.
auditGames = Partite con tutti i lanci: { $n }.
auditStuck = Non è stato possibile controllare i dadi.
auditLeftOut = Lanci esclusi perché non si sa quali dadi sono stati lanciati: { $n }.

## history: the page /history

historyPage = Keepwise: Le mie partite
historyDamaged = { $n ->
    [one] { $n } voce è danneggiata ed esclusa; le altre ci sono tutte.
   *[other] { $n } voci sono danneggiate ed escluse; le altre ci sono tutte.
}
historyEmpty = Ancora nessuna partita
historyEmptyWords = Le partite che finisci in questo browser compaiono qui, con quanto ti sono costate e dove. Nulla esce da questo browser se non lo chiedi tu.
historyWho = Le partite di
historyMeans = Medie per gioco
historyPlayed = Partite
historyMean = Media
historyLatest = Ultime { $n }
historyMost = Record
historyLoss = Perso a partita
historyRating = Quanto giochi bene
ratingHow = Lo calcola il server. Per farlo, il browser gli invia solo i tipi di gioco e dei numeri: quante decisioni vere c’erano in ogni partita analizzata e quanto sono costate. Non vengono inviati nomi, dadi o partite, e nulla viene conservato.
ratingStart = Valuta il mio gioco
ratingLike = Tra i nostri giocatori computer, giochi soprattutto come «{ $strength }» (probabilità: { $chance }).
ratingBeyond = Il nostro computer «{ $strength }» giocherebbe così bene per caso al massimo nel { $chance } dei casi.
ratingDecisions = Decisioni vere
ratingLevel = Livello, da 1 (principiante) a 6 (perfetto)
ratingTrend = Variazione ogni 1000 decisioni
ratingBetter = Perdi meno di prima.
ratingWorse = Perdi più di prima.
ratingSteady = Per ora non si nota alcun cambiamento.
ratingRange = { $value } (da { $low } a { $high })
ratingIntervals = Il valore vero è nell’intervallo con una probabilità del 95%. Con poche partite gli intervalli sono ampi.
phase_opening = Apertura
phase_middle = Prima metà
phase_late = Seconda metà
historyOverTime = Perso per decisione vera
historyTooFew = Dopo due partite con riepilogo c’è di più da vedere.
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
historyDaysPlayed = Giorni con una partita
historyAgainst = Contro il computer
historyWins = { $n ->
    [one] { $n } vittoria di fila.
   *[other] { $n } vittorie di fila.
}
historyGoals = Obiettivi: { $n } su { $of }
goal_bonus = Ottenere il bonus superiore
goal_careful = Una partita in cui nessuna decisione costa più di 2 punti
goal_endgame = Un finale senza errori
goal_unlucky = Battere il computer con sfortuna
goal_joker = Ottenere il bonus per altri dadi uguali
goal_expert = Battere il computer esperto o perfetto
goal_thrifty = Perdere meno di 20 punti in una partita
goal_flawless = Perdere meno di 5 punti in una partita
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
historyDeleted = La partita è stata eliminata.
rollCheck = Verifica i dadi del server
rollCheckHow = Incolla una o più risposte di /v1/roll/reveals. Il tuo browser ricalcola i dadi; non viene inviato nulla.
rollCheckText = Risposte in JSON
rollCheckNow = Verifica
rollCheckNone = Questa non è una risposta di /v1/roll/reveals.
rollProved = Lancio { $n }: { $dice }. Tutto torna: nessuna delle due parti ha potuto scegliere questi dadi.
rollUnproved = Lancio { $n }: { $dice }. Qualcosa non torna.
rollWrongClient = Il valore del giocatore non porta al suo impegno.
rollWrongServer = Il valore del server non porta al suo impegno.
rollWrongFaces = I valori danno altre facce: { $dice }.
rollWrongHand = La mano non è formata dai dadi tenuti e da quelli lanciati.
rollNoted = È una prova solo per chi aveva questi due impegni prima del primo lancio. Quello del giocatore: { $client }. Quello del server: { $server }.
historyFile = La tua cronologia come file
historyKept = Tutto resta in questo browser: le ultime { $detailed } partite con ogni mossa, su { $games } in tutto. Se manca spazio, le più vecchie conservano solo i totali.
historyExport = Esporta
historyImport = Importa
deckMake = Mazzo per Anki
deckHint = { $n ->
    [one] Il tuo errore diventa una scheda nel programma Anki: importa lì il file. Un file più recente aggiorna le schede che hai già.
   *[other] I tuoi { $n } errori diventano schede nel programma Anki: importa lì il file. Un file più recente aggiorna le schede che hai già.
}
deckAsks = Cosa giochi?
historyForget = Elimina tutto
historyForgetAsks = Eliminare tutte le partite, i giorni e gli errori di questo browser?
historyForgotten = Tutto è stato eliminato.
fileTaken = Importato. Partite: { $games }, giorni: { $days }.
fileFull = Non c’era spazio per tutto.
fileRefused = Non è stato importato nulla.
fileLong = Il file è troppo grande.
fileNoJson = Il file è incompleto o non è JSON.
fileOther = Questo non è un file della cronologia di Keepwise.
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
   *[other] Lancia tutti e { $n } i dadi.
}
turnOnce = Lanci una sola volta per turno.
turnAgain = { $n ->
    [one] Lanci { $n } volta in tutto.
   *[other] Tieni i dadi che vuoi e rilancia gli altri: fino a { $n } lanci in tutto.
}
turnFree = Puoi rilanciare anche i dadi tenuti.
turnFill = Poi riempi una casella libera. Se i dadi non vanno bene, lì scrivi 0.
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
extraMost = Puoi conservarne al massimo { $n }.
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
bonusHighest = Conta solo il livello più alto raggiunto.
bonusEach = E { $n } in più per ogni punto ulteriore.
bonusPar = { $n ->
    [one] { $n } dado di ogni faccia basta esattamente.
   *[other] { $n } dadi di ogni faccia bastano esattamente.
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
needsThreeAny = { $a }, { $b } e { $c } dadi, ogni volta di una stessa faccia; le facce possono coincidere.
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
    [one] Dà il valore di questo dado.
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
paysByRoll = I punti dipendono dal lancio in cui riesce: { $rolls }.
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
jokerForcedThen = Poi deve andare in una casella inferiore libera.
jokerForcedLast = Quando quelle inferiori sono piene, va in una superiore libera, con 0.
jokerWhy = Ecco perché a volte il segnapunti offre una sola casella.
jokerFree = Può andare in qualunque casella libera. Se la casella superiore della sua faccia è riempita, vale come jolly in quelle inferiori.
jokerOriginal = È un jolly e deve andare in una casella inferiore libera. Se sono piene, va in una superiore, con 0.
jokerNone = Può andare in qualunque casella libera e lì dà quello che dà sempre.
jokerPays = Come jolly dà tutti i punti, qualunque cosa chiedano queste caselle: { $list }.
jokerPaysHere = { $n ->
    [one] Come jolly: { $n } punto.
   *[other] Come jolly: { $n } punti.
}
jokerMultiplied = Questi punti si moltiplicano come la colonna.
jokerMadeOnly = Li ottieni solo dove il lancio dà più di 0.
tipsTitle = Per la prima partita
tipStop = Non devi usare tutti i lanci: un buon risultato lo puoi segnare subito.
tipBonus = { $n ->
    [one] Sopra, con { $n } dado di una faccia tieni il ritmo del bonus.
   *[other] Sopra, con { $n } dadi di una faccia tieni il ritmo del bonus.
}
tipZero = Quando niente va bene, uno 0 in «{ $category }» è spesso quello che costa meno.
tipChance = La casella «{ $category }» accetta qualunque lancio: tienila libera per un turno andato male.

## make: the ruleset editor /make

makePage = Keepwise: Crea il tuo gioco
makeTitle = Crea il tuo gioco
makeLead = Parti da un gioco che conosci, cambia ciò che vuoi e vedi subito che cosa ne segue.
makeBase = Parti da
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
makeJokerOriginal = un jolly, solo parte inferiore
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
makeServed = Bonus al primo lancio
makeTimes = Quante volte si può riempire
makeAfter = Dà punti solo se questa casella ne ha
makeAfterNone = nessuna
makeUp = Sposta su
makeDown = Sposta giù
makeRemove = Rimuovi { $name }
makeFollows = Che cosa ne segue
makeWrong = { $n ->
    [one] Prima correggi { $n } errore.
   *[other] Prima correggi { $n } errori.
}
makeTotals = Totali da { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situazione tra i turni
   *[other] { $count } situazioni tra i turni
}
makeReady = L’allenatore conosce questo gioco.
makeSolvable = L’allenatore impara questo gioco la prima volta che lo interroghi: circa { $time }.
makeOutOfReach = Troppo grande per l’allenatore. Le persone possono giocarci.
makeEstimated = Nei giochi con più colonne l’allenatore stima.
makeProblemRange = Permesso: da { $least } a { $greatest }.
makeProblemTwice = È un doppione.
makeProblemMissing = Qui manca qualcosa.
makeProblemClash = Non è compatibile con il resto.
makePlay = Gioca
makeAnalyse = Analizza
makeShare = Copia il link
makeCopy = Copia
makeCopied = Copiato.
makeSave = Salva
makeSaved = Salvato in questo browser
makeForget = Elimina { $name }
makeForgetAsks = Eliminare «{ $name }» da questo browser?
makeSheet = Il testo delle regole
makeJson = In JSON, per programmi

## offline: the page /offline

newVersion = C’è una nuova versione di queste pagine.
newVersionUse = Usala ora
takePage = Keepwise: gioca offline
takeTitle = Gioca offline
takeLead = Le pagine e i giochi che scarichi restano in questo browser e non hanno bisogno di connessione. Con la tabella di ogni gioco, l’allenatore e il computer rispondono esattamente come il server.
takeGames = Giochi
takeSize = { $size } MB
takeTotal = Da scaricare: { $size }
takePages = Tutte le pagine, nella lingua in cui le leggi
takeKept = scaricato
takeNewer = tabella più recente disponibile
takeNow = Scarica
takeLoads = Caricamento…
takeDone = Scaricato. Ora funziona tutto offline.
takeRemove = Rimuovi { $name }
takeRemoveAll = Rimuovi tutto
takeRemoved = Rimosso.
takeFull = In questo browser non c’è più spazio. Rimuovi un gioco o scegline meno.
takeCutOff = Il server non è raggiungibile. Ciò che manca potrai scaricarlo quando torna.
takeImpossible = Questo browser non può salvare pagine: servono una connessione sicura (https) e una finestra non privata.
takeMayGo = Il browser può eliminarlo se lo spazio scarseggia.
takeOthers = Richiedono il server: i giochi con più colonne, le tue regole, giocare per vincere, le previsioni e le spiegazioni complete.
takeWho = Da dove vengono le risposte
takeServer = Il server; questo dispositivo solo se non è raggiungibile
takeDevice = Sempre questo dispositivo, per i giochi scaricati

## widget: the page /widget

widgetPage = Keepwise: Allenatore di dadi
widgetTitle = Allenatore di dadi
widgetLead = Regola ciò che vuoi e copia il codice nella tua pagina. Risponde con la mossa migliore esatta, nella lingua dei tuoi lettori.
widgetRolls = Lanci rimasti
widgetCard = Caselle riempite
widgetRoll = Altri dadi
widgetAuto = Come nella pagina
widgetReader = Quella del lettore
widgetWidth = Larghezza
widgetAsk = Far scegliere prima al lettore
widgetCode = Il tuo codice
widgetFrame = In una cornice, senza script
widgetCopy = Copia

## embed: the element <dice-coach>, on any site

embedDice = Dadi: premi quelli che terresti
embedDie = Dado { $n }: { $face }
embedKeep = tieni
embedReroll = rilancia
embedAll = Rilanciare tutto
embedScore = { $category }: { $points }
embedCall = Annunciare { $category }
embedChoose = Premi i dadi che terresti.
embedPonder = Che cosa segneresti?
embedAsk = Qual è la mossa migliore?
embedRight = Giusto, è la mossa migliore.
embedCosts = Costa { $loss }.
embedChances = Probabilità in questo turno
embedMoves = Quanto costa ogni mossa
embedBest = la migliore
embedYours = tu: { $loss }
embedTotal = Totale atteso: { $value }
embedThinking = Sto pensando…
embedPreparing = Questo gioco è in preparazione. { $share }, ancora circa { $n } s
embedLost = L’allenatore non è raggiungibile.
embedRetry = Riprova
embedWrong = L’allenatore non può mostrare questa posizione.
embedUnprepared = Qui l’allenatore non è preparato a questa domanda.
embedAnalyse = Analizza
embedBlack = nero
embedRed = rosso
embedGreen = verde

## answers: sentences in answers of the API, in no page

advisedKeep = Tieni { $dice } e rilancia { $others }.
advisedRerollAll = Rilancia tutto.
sentence = { $words }.
advisedScore = Segna { $points } in «{ $category }».
advisedCall = Annuncia «{ $category }».
advisedTimes = I punti di questa colonna contano { $factor } volte.
advisedInProduct = Questa casella conta solo nel prodotto.
advisedLeaves = { $n ->
    [one] Dopo ti resta { $n } lancio extra.
   *[other] Dopo ti restano { $n } lanci extra.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Arrivi a { $points } o più con probabilità { $chance }.
reachesNever = Non puoi più arrivare a { $points }.
getsUpperBonus = Ottieni il bonus superiore con probabilità { $chance }.
upperBonusNever = Non puoi più ottenere il bonus superiore.
winsWith = Vinci con probabilità { $chance }.
winsNever = Non puoi più vincere.
winsAlways = Vinci, comunque cadano i dadi.
tieCounts = Un pareggio conta { $share } e una vittoria 1.
opponentForPoints = Si presume che l’avversario giochi per i punti: calcolare il gioco migliore quando entrambi giocano per vincere richiederebbe troppo tempo.
tieWins = Un pareggio conta come una vittoria.
valuesEstimated = I valori sono stime: giocando così fai in media { $mean } punti (confidenza { $confidence }: da { $low } a { $high }, su { $games } partite).
auditFair = Dadi controllati: { $n }. Test: { $tests }. Niente di insolito: dadi equi cadono almeno così irregolarmente con probabilità { $chance }.
auditUnusual = Dadi controllati: { $n }. C’è qualcosa di insolito: con dadi equi un risultato simile, contando tutti i test, ha probabilità { $chance } al massimo.
auditFaces = Le facce escono in modo troppo disuguale.
auditRepeats = Ripetizioni di una faccia precedente: { $observed }; con dadi equi, circa { $expected }.
auditPairs = Coppie uguali tra i dadi caduti insieme: { $observed }; con dadi equi, circa { $expected }.
auditHalves = I dadi caduti prima differiscono da quelli caduti dopo.
auditDice = I dadi differiscono tra loro.
auditPlayers = I dadi dei giocatori differiscono.
auditFalseAlarms = Un controllo così giudica insoliti anche dadi equi con probabilità { $level } al massimo.
auditSees = Una faccia che esce con frequenza { $share } invece di { $fair } sarebbe stata notata 9 volte su 10.
auditSeesNothing = Questo dice poco: con così pochi dadi, anche uno che mostra sempre la stessa faccia potrebbe passare inosservato.
auditNoDice = Nessun dado può essere controllato: non si sa quali dadi sono stati lanciati.
costsAbout = «{ $move }» costa circa { $loss }.
beats = «{ $best }» vale { $loss } in più di «{ $move }».
beatsBecause = «{ $best }» vale { $loss } in più di «{ $move }»: { $reason }
beatsAbout = «{ $best }» vale circa { $loss } in più di «{ $move }».
comparesSheet = «{ $best }» invece di «{ $move }»: { $now } in questo turno, { $later } più tardi.
comparesSheetAbout = «{ $best }» invece di «{ $move }»: { $now } in questo turno, circa { $later } più tardi.
averagesInstead = Con «{ $move }» fai in media { $mean } punti invece di { $best }.
stakesCostsTarget = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma arriva a { $target } con probabilità { $other } invece di { $best }.
stakesCostsBonus = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma ottiene il bonus superiore con probabilità { $other } invece di { $best }.
stakesCostsFloor = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma assicura solo { $other } invece di { $best }.
stakesCostsHardlyTarget = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma arriva meno spesso a { $target }.
stakesCostsHardlyBonus = «{ $move }» dà in media { $points } in più, il massimo tra tutte le mosse, ma ottiene meno spesso il bonus superiore.
stakesMakesTarget = «{ $move }» dà punti per «{ $category }» con probabilità { $chance }; allora arrivi a { $target } con probabilità { $then }, altrimenti { $otherwise }.
stakesMakesBonus = «{ $move }» dà punti per «{ $category }» con probabilità { $chance }; allora ottieni il bonus superiore con probabilità { $then }, altrimenti { $otherwise }.
stakesZeroTarget = «{ $move }» mette uno 0 in «{ $category }» con probabilità { $chance }; allora arrivi a { $target } con probabilità { $then }, altrimenti { $otherwise }.
stakesZeroBonus = «{ $move }» mette uno 0 in «{ $category }» con probabilità { $chance }; allora ottieni il bonus superiore con probabilità { $then }, altrimenti { $otherwise }.
stakesRiskyTarget = Dopo questo turno la tua probabilità di arrivare a { $target } è { $best }; con «{ $move }», { $other }. La mossa migliore rischia di più.
stakesRiskyBonus = Dopo questo turno la tua probabilità di ottenere il bonus superiore è { $best }; con «{ $move }», { $other }. La mossa migliore rischia di più.
stakesSafeTarget = Dopo questo turno la tua probabilità di arrivare a { $target } è { $best }; con «{ $move }», { $other }. La mossa migliore è la più sicura.
stakesSafeBonus = Dopo questo turno la tua probabilità di ottenere il bonus superiore è { $best }; con «{ $move }», { $other }. La mossa migliore è la più sicura.
hintTarget = Punti che mancano per l’obiettivo: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Permesso: { $allowed }.
problemRange = Permesso: da { $minimum } a { $maximum }.
problemAtMost = Permesso: al massimo { $maximum }, non { $found }.
problemLimit = Permesso: al massimo { $maximum }.
problemFound = Trovato: { $found }.
problemMore = { $n ->
    [one] (e { $n } altro)
   *[other] (e altri { $n })
}
claim-with_correction = «{ $name }» ({ $found }) è giusto con una delle correzioni.
claim-as_written = «{ $name }» ({ $found }) corrisponde al segnapunti così com’è, che però non è affidabile.
claim-with_none = «{ $name }» ({ $found }) è sbagliato con ogni correzione.
claim-unknown = «{ $name }» ({ $found }) non si può verificare.
extraBonus = Bonus extra
assumption-meaning = «{ $name }» { $found } può indicare più somme; si suppone quella che torna.
assumption-extra_bonuses = Numero supposto di bonus extra: { $found }.
assumption-roll = Si suppone che questi dadi siano del lancio { $found }.
assumption-extra_rolls = Numero supposto di lanci extra: { $found }; possibile: da { $least } a { $greatest }.
assumption-no_extra_bonus = Si suppone che questo turno non dia nessun bonus extra.
assumption-one_player = I valori nelle colonne { $found } sono letti come quelli di un solo giocatore.
assumption-ignored = Accanto a «{ $name }», non letto come valore: { $found }.
assumption-heading = «{ $name }» è letto come titolo.
assumption-columns = Colonne attribuite ai valori accanto a «{ $name }»: { $found }.
assumption-category = «{ $name }» è letto come «{ $found }».
assumption-printed = Il primo { $found } accanto a «{ $name }» è letto come testo stampato.
assumption-sum = L’ultimo { $found } accanto a «{ $name }» è letto come somma degli altri valori.
problems-reading = Richieste illeggibili
problem-bad-chunk = Codifica chunked non valida
problem-bad-length = Lunghezza del corpo non valida
problem-byte-order-mark = Byte order mark
problem-cut-short = Corpo incompleto
problem-duplicate-key = Chiave o parametro duplicato
problem-duplicate-key-detail = «{ $name }» compare due volte nella richiesta.
problem-empty-body = Corpo vuoto
problem-nested-too-deep = Annidamento troppo profondo
problem-not-json = JSON non valido
problem-not-readable = Richiesta illeggibile
problem-not-unicode = Carattere incompleto
problem-not-utf-8 = UTF-8 non valido
problems-fields = Campi e parametri
problem-invalid = Richiesta non valida
problem-contradiction = Contraddizione
problem-contradiction-detail = «{ $name }» contraddice un altro campo o le regole del gioco.
problem-duplicate = Voce duplicata
problem-duplicate-detail = «{ $found }» compare due volte.
problem-missing-field = Campo mancante
problem-missing-field-detail = Manca «{ $name }».
problem-not-committed = Il valore non corrisponde all’impegno
problem-out-of-range = Numero fuori dai limiti
problem-out-of-range-detail = Il valore di «{ $name }» deve essere compreso tra { $minimum } e { $maximum }: { $found } è fuori dai limiti.
problem-too-long = Stringa troppo lunga
problem-too-many = Troppe voci
problem-unknown-choice = Valore non permesso
problem-unknown-choice-detail = «{ $found }» non è un valore permesso per «{ $name }».
problem-unknown-commitment = Impegno sconosciuto
problem-unknown-field = Campo sconosciuto
problem-unknown-field-detail = Il campo «{ $found }» è sconosciuto.
problem-wrong-card = Segnapunti non valido nella query string
problem-wrong-count = Numero di voci errato
problem-wrong-dice = Dadi errati
problem-wrong-dice-detail = Il numero di dadi deve essere { $expected }.
problem-wrong-die = Dado non valido
problem-wrong-die-detail = Un dado mostra un numero da { $minimum } a { $maximum }, non { $found }.
problem-wrong-move = Mossa non valida nella query string
problem-wrong-position-id = Codice di situazione non valido
problem-wrong-position-id-detail = «{ $found }» non è il codice di una situazione.
problem-wrong-record = Trascrizione illeggibile
problem-wrong-record-detail = «{ $found }» non va bene nella trascrizione della partita.
problem-wrong-type = Tipo errato
problems-names = Nomi
problem-ambiguous-category = Casella ambigua
problem-ambiguous-category-detail = «{ $found }» può indicare più caselle.
problem-ambiguous-column = Colonna ambigua
problem-ambiguous-column-detail = «{ $found }» può indicare più colonne.
problem-ambiguous-ruleset = Regolamento ambiguo
problem-ambiguous-ruleset-detail = «{ $found }» può indicare più regolamenti.
problem-bad-name = Nome non valido
problem-unknown-category = Casella sconosciuta
problem-unknown-category-detail = Non c’è nessuna casella «{ $found }».
problem-unknown-column = Colonna sconosciuta
problem-unknown-column-detail = Non c’è nessuna colonna «{ $found }».
problem-unknown-ruleset = Regolamento sconosciuto
problem-unknown-ruleset-detail = Non c’è nessun regolamento «{ $found }».
problems-cards = Segnapunti
problem-contradicting-points = Punti contraddittori
problem-contradicting-points-detail = «{ $name }» non può dare { $found } con le altre voci di questo segnapunti.
problem-impossible-extra-bonus = Numero impossibile di bonus extra
problem-impossible-extra-rolls = Numero impossibile di lanci extra
problem-impossible-extra-rolls-detail = A questo punto un segnapunti può avere da { $minimum } a { $maximum } lanci extra, non { $found }.
problem-impossible-points = Punti impossibili
problem-impossible-points-detail = «{ $name }» non può dare { $found }.
problem-out-of-order = Ordine delle caselle non rispettato
problem-out-of-order-detail = La casella «{ $name }» è stata riempita troppo presto: questo gioco ha un ordine fisso.
problem-too-many-fillings = Casella riempita troppe volte
problem-wrong-total = Totale errato
problem-wrong-total-detail = «{ $name }» fa { $expected }, non { $found }.
problems-games = Partite
problem-category-filled = Casella già riempita
problem-category-filled-detail = La casella «{ $found }» era già riempita.
problem-kept-dice-missing = Dadi tenuti mancanti
problem-kept-dice-missing-detail = È stato tenuto { $dice }, ma i dadi successivi sono { $found }.
problem-missing-category = Casella mancante
problem-missing-category-detail = Manca la casella di questo turno.
problem-missing-column = Colonna mancante
problem-missing-column-detail = Manca la colonna di questo turno.
problem-missing-dice = Dadi mancanti
problem-missing-dice-detail = Mancano i dadi di questo turno.
problem-missing-points = Punti mancanti
problem-missing-points-detail = Mancano i punti di questo turno.
problem-too-many-rolls = Troppi lanci
problem-too-many-turns = Troppi turni
problem-too-many-turns-detail = La partita è già finita prima di questo turno.
problem-unequal-rounds = Numeri di turni diversi
problem-unequal-rounds-detail = Il numero di turni di questo giocatore ({ $found }) non corrisponde a quello degli altri.
problem-wrong-extra-bonus = Bonus extra errato
problem-wrong-extra-bonus-detail = Qui il bonus extra è { $expected }, non { $found }.
problem-wrong-points = Punti errati
problem-wrong-points-detail = Questo turno dà { $expected }, non { $found }.
problems-moves = Situazioni e mosse
problem-card-complete = Partita finita
problem-card-complete-detail = Tutte le caselle sono piene: la partita è finita.
problem-illegal-announce = Annuncio non permesso
problem-illegal-announce-detail = La casella «{ $found }» ora non si può annunciare.
problem-illegal-category = Casella non permessa
problem-illegal-category-detail = La casella «{ $found }» ora non si può riempire.
problem-illegal-keep = Divieto di tenere dadi
problem-keep-not-in-hand = Dadi tenuti assenti dal lancio
problem-keep-not-in-hand-detail = Non si può tenere { $found }: i dadi sono { $dice }.
problem-keeps-every-die = Nessun dado da rilanciare
problem-keeps-every-die-detail = Se tieni tutti i dadi, non ne resta nessuno da rilanciare.
problem-no-roll-left = Nessun lancio rimasto
problem-no-roll-left-detail = Non resta nessun lancio; bisogna riempire una casella.
problems-service = Servizio
problem-damaged-table = Tabella danneggiata
problem-internal = Errore interno del server
problem-missing-table = Tabella mancante
problem-missing-table-detail = Al server manca una tabella necessaria per questa risposta.
problem-no-such-range = Intervallo fuori dal file
problem-not-found = Percorso sconosciuto
problem-not-ready = Server non pronto
problem-not-solved = Calcolo della tabella non riuscito
problem-too-costly = Richiesta troppo onerosa
problem-too-large = Richiesta troppo grande
problem-too-many-requests = Troppe richieste
problem-wrong-content-type = Tipo di contenuto non supportato
problem-wrong-method = Metodo non permesso
