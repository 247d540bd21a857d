### Texts of Keepwise in German. CONTRIBUTING.md explains the format.

## common: several pages

skip = Zum Spiel springen
coach = Trainer
settings = Einstellungen
language = Sprache
theme = Farben
themeSystem = Wie das System
themeLight = Hell
themeDark = Dunkel
pace = Tempo des Computers
paceNormal = Normal
paceFast = Schnell
paceStep = Schritt für Schritt
newGame = Neues Spiel
newGameAsks = Dein laufendes Spiel geht verloren.
newGameYes = Aufgeben
newGameNo = Weiterspielen
done = Fertig
setupTitle = Würfeln, behalten, wissen.
setupLead = Das Würfelspiel von früher, gegen Menschen oder den Computer. Ein Trainer, der es bis zur letzten Nachkommastelle gelöst hat, schaut dir auf Wunsch über die Schulter.
ruleset = Spiel
gamesOwn = Deine eigenen Spiele
gamesOther = Andere Spiele
gamesColumns = Mehrere Spalten
players = Spieler
player = Spieler
you = Du
computer = Computer
person = Mensch
addPlayer = Spieler hinzufügen
playerName = Name von Spieler { $n }
playerKind = Spieler { $n }: Mensch oder Computer
removePlayer = { $name } entfernen
against = Gegner
alone = Keiner
friendHere = Jemand hier
friendAway = Freund per Link
setupPlayers = Namen und weitere Spieler
start = Spielen
openFile = Gespeichertes Spiel auswerten
factsCard = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
factsTurns = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
factsColumns = { $n ->
    [one] { $n } Spalte
   *[other] { $n } Spalten
}
strengthName = Computer: { $name }
strength_beginner = Anfänger
strength_casual = Gelegenheitsspieler
strength_regular = geübt
strength_club = Vereinsspieler
strength_expert = Könner
strength_perfect = perfekt
tray = Würfel
scorecard = Spielzettel
round = Runde { $n } von { $of }
roll = Würfeln
rollAgain = { $n } Würfel neu werfen
rollExtra = Extrawurf: { $n } Würfel
rollsLeft = { $n ->
    [one] noch { $n } Wurf
   *[other] noch { $n } Würfe
}
extraRolls = { $n ->
    [one] { $n } Extrawurf
   *[other] { $n } Extrawürfe
}
scoreSaves = jetzt eintragen spart { $n }
chooseCategory = Wähle ein Feld
computerHurry = Vorspulen
waitsForServer = Warten auf den Server
next = Weiter
undo = Rückgängig
scoredNow = { $points } eingetragen
dice = Würfel
diceGroup = Würfel: wähle, welche du behältst
die = Würfel { $place }: { $face }
dieBlank = Würfel { $place }, noch nicht geworfen
kept = bleibt
black = schwarz
red = rot
green = grün
nothing = nichts
rolled = Geworfen: { $dice }.
keeps = { $name } behält { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } Punkt.
   *[other] { $name }: { $category }, { $points } Punkte.
}
calls = { $name }: „{ $category }“ angesagt.
called = Angesagt: { $category }
mayCall = Zum Ansagen ein Feld in „{ $column }“ antippen: Dann muss dieser Zug es füllen.
mustRollAll = Nichts ist angesagt: Nur ein Wurf mit allen Würfeln lässt sich eintragen.
offer = { $category }: { $points } eintragen
offerOne = { $category }, { $nth } von { $of }: { $points } eintragen
offerCall = { $category }: ansagen (jetzt { $points })
lockUpper = Unterer Teil: erst, wenn der obere voll ist
lockOrder = Nur in der Reihenfolge des Spielzettels
lockAfter = { $category }: bringt erst Punkte, wenn „{ $after }“ welche hat
columnsHow = So funktionieren die Spalten
columnDown = { $column }: nur von oben nach unten
columnUp = { $column }: nur von unten nach oben
columnUpper = { $column }: unterer Teil erst, wenn der obere voll ist
columnFree = { $column }: in beliebiger Reihenfolge
columnFactor = { $n ->
    [one] zählt einfach
   *[other] zählt { $n }-fach
}
columnAnnounce = nur, was nach dem ersten Wurf angesagt wurde oder mit allen Würfeln auf einmal fiel
productCounts = Sind alle drei ausgefüllt, zählt auch { $product } (nie unter 0)
countsInProduct = { $category } zählt nur im Produkt
jokerOfColumns = Ist „{ $category }“ in allen Spalten ausgefüllt, sind weitere gleiche Würfel ein Joker
lastTurnRolls = { $n ->
    [one] In der allerletzten Runde gibt es { $n } Wurf
   *[other] In der allerletzten Runde gibt es { $n } Würfe
}
upperSection = Oberer Teil
lowerSection = Unterer Teil
upperTotal = Summe oben
upperBonus = Bonus
bonusOf = { $category }-Bonus
total = Gesamt
daily = Spiel des Tages
dailyBest = Bestes Spiel
trainStreak = { $n ->
    [one] { $n } Tag bisher.
   *[other] { $n } Tage in Folge.
}
columnSum = Summe
factor = Faktor
columnTotal = Spalte
products = Produkte
pointsAwarded = Wertungspunkte
pointsOf = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
awardFrom = { $category }: ab { $at }
awardAll = { $category }: { $n } von { $n }
awardEach = { $category }: jedes Mal
awardTotal = Für die Gesamtsumme
finished = { $points ->
    [one] { $points } Punkt!
   *[other] { $points } Punkte!
}
wins = Sieg: { $name }, { $points }
tie = Unentschieden bei { $points }: { $names }
finishedAwarded = { $n ->
    [one] { $points } insgesamt, das bringt { $n } Wertungspunkt!
   *[other] { $points } insgesamt, das bringt { $n } Wertungspunkte!
}
winsAwarded = { $n ->
    [one] Sieg: { $name }, { $n } Wertungspunkt (insgesamt { $points })
   *[other] Sieg: { $name }, { $n } Wertungspunkte (insgesamt { $points })
}
tieAwarded = { $n ->
    [one] Unentschieden bei { $n } Wertungspunkt: { $names }
   *[other] Unentschieden bei { $n } Wertungspunkten: { $names }
}
coachKeeps = der Trainer behält ihn
coachScores = die Wahl des Trainers
coachBefore = Würfle zuerst, dann ordnet der Trainer alle Züge.
coachForTotal = Trainer und Computer spielen auf die Gesamtsumme, nicht auf Wertungspunkte.
coachWaits = Der Trainer rechnet …
coachSays = Trainer: { $move }.
coachPrepares = Dieses Spiel wird vorbereitet, einen Moment …
coachStuck = Der Trainer kann gerade nicht antworten.
coachAway = Der Trainer meldet sich, sobald der Server zurück ist.
noTable = Für dieses Spiel gibt es weder Trainer noch Computergegner.
noOutlook = Die Chancen für jeden Endstand gibt es am Anfang und gegen Ende eines Spiels.
noOutlookOfColumns = Bei mehreren Spalten gibt es keine Chancen für Endstand, Bonus oben und Sieg.
outlookPrepared = Wird vorbereitet: noch etwa { $time }.
prepareOutlook = Jetzt ausrechnen
moveKeep = { $dice } behalten
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = { $category } ansagen
moveRerollAll = Alles neu würfeln
keepThese = Diese behalten
worth = Endstand im Schnitt { $value }
worthAbout = etwa { $value }
estimated = Geschätzt, nicht exakt.
estimatedStrength = Geschätzt, nicht exakt: Folgst du dem Trainer, erreichst du im Schnitt { $mean } (mit { $confidence } Konfidenz { $low } bis { $high }, aus { $games } Spielen).
best = am besten
allMoves = Alle { $n } Züge zeigen
fewerMoves = Weniger zeigen
goal = Der Trainer spielt auf
goalPoints = die meisten Punkte
goalWin = Sieg
goalTies = Ein Gleichstand zählt als halber Sieg.
goalBoth = Angenommen wird, dass auch die andere Seite auf Sieg spielt.
goalLater = Für das Spiel auf Sieg ist es zum Rechnen noch zu früh. Der Trainer spielt auf Punkte.
worthWin = Siegchance { $value }
outlook = Prognose
expected = Erwarteter Endstand
chanceBonus = Bonus oben
chanceWin = Siegchance
beforeTurn = Vor dieser Runde
outlookWords = Erwarteter Endstand { $mean }; neun von zehn Spielen enden zwischen { $low } und { $high }.
outlookSure = Der Endstand steht fest: { $total }.
outlookAlone = Wenn du ab hier dem Trainer folgst:
outlookTogether = Wenn ab hier alle dem Trainer folgen:
outlookForPoints = Wenn ab hier alle auf die meisten Punkte spielen:
outlookWeaker = Wenn ab hier alle auf die meisten Punkte spielen, der Computer mit seinen üblichen Fehlern:
targets = Erreichbare Endstände
targetsHint = Wähle einen Endstand: wie oft du ihn erreichst und was das kostet.
targetsWords = { $total } oder mehr: in { $best } der Fälle, wenn du darauf spielst, in { $usual }, wenn du auf die meisten Punkte spielst. Punkte, die das im Schnitt kostet: { $cost }.
targetsBest = auf diesen Endstand gespielt
targetsUsual = auf die meisten Punkte gespielt
computerStuck = Der Computer kommt nicht weiter.
tryAgain = Erneut versuchen
deleteIt = Löschen
keepIt = Behalten
diceFair = Sind die Würfel fair?
diceFairGames = Die Würfe deiner gespeicherten Spiele gehen ohne Namen an den Server und werden dort nicht aufbewahrt. Alle diese Würfel hat diese App geworfen.
diceFairGame = Ein einzelnes Spiel zeigt nur grobe Fehler. Seine Würfe gehen ohne Namen an den Server und werden dort nicht aufbewahrt.
diceCheck = Würfel prüfen
serverAway = Der Server ist nicht erreichbar. Hier geht es weiter, sobald er zurück ist.
pageStuck = Die Seite konnte nicht geladen werden.
languageStuck = Diese Sprache konnte nicht geladen werden.
unknownGame = Unbekanntes Spiel.
fileBroken = In dieser Datei ist kein Spiel.
linkBroken = In diesem Link ist kein Spiel.
otherTab = Dieses Spiel ruht: Du spielst es in einem anderen Tab.
playHere = Hier weiterspielen
gameWaits = Du hast ein laufendes Spiel. Ein neues beendet es.
keptUnknown = Dieser Server kennt die Regeln deines gespeicherten Spiels nicht. Es wurde entfernt.
keptDamaged = Dein gespeichertes Spiel war beschädigt und wurde entfernt.
review = Auswertung
reviewing = Jede Entscheidung wird geprüft …
reviewReady = Die Auswertung ist fertig.
reviewStuck = Das Spiel konnte nicht ausgewertet werden.
gameInvalid = Dieses Spiel verstößt gegen die Regeln:
problemPoints = „{ $category }“ mit { $dice } bringt { $expected }, nicht { $found }.
problemImpossible = „{ $category }“ kann hier nicht { $found } bringen.
problemFilled = Das Feld „{ $category }“ war schon ausgefüllt.
problemIllegal = Das Feld „{ $category }“ darf hier nicht ausgefüllt werden.
problemCall = Das Feld „{ $category }“ darf hier nicht angesagt werden.
problemUnknown = Ein Feld „{ $category }“ gibt es in diesem Spiel nicht.
problemTotal = „{ $total }“ ergibt { $expected }, nicht { $found }.
problemExtra = „{ $bonus }“ ist hier { $expected }, nicht { $found }.
problemDice = Diese Würfel passen nicht zusammen.
problemTurns = Die Zahl der Runden stimmt nicht.
problemOther = Hier ist etwas nicht lesbar.
problemsMore = { $n ->
    [one] … und { $n } weiteres
   *[other] … und { $n } weitere
}
unjudged = Diese Entscheidungen lassen sich nicht bewerten: Dieser Server hat das Spiel nicht durchgerechnet.
workLeft = { $share } fertig, noch etwa { $time }.
workWaits = Vorher ist ein anderes Spiel an der Reihe: { $share } fertig, noch etwa { $time }.
shareLink = Link teilen
saveFile = Als Datei sichern
saveText = Als Text sichern
saveTable = Als CSV sichern
positionCode = Code des Spielstands
copyCode = Kopieren
linkCopied = Der Link ist in der Zwischenablage.
share = Teilen
textCopied = Der Text ist in der Zwischenablage.
startValue = Erwartet bei bestem Spiel
startEstimated = Schätzung des Trainers
luck = Glück
loss = Verschenkt
correction = Korrektur
correctionHint = Die Werte sind Schätzungen. Die Korrektur zeigt, wie weit sie von Runde zu Runde danebenlagen.
luckAdjusted = Nach diesem Spiel zu urteilen, gewinnt man mit dieser Spielweise ohne Glück und Pech in etwa { $chance } der Fälle.
chanceStart = Am Anfang
ownMistakes = Eigene Fehler
luckOfOthers = Glück der anderen
othersMoves = Entscheidungen der anderen
playingToWin = Spiel auf Sieg
chanceEnd = Am Ende
chanceTitle = Siegchance im Lauf des Spiels
rank = { $n }. Platz
turnsWords = { $loss ->
    [one] { $name }: Glück { $luck }, { $loss } Punkt verschenkt.
   *[other] { $name }: Glück { $luck }, { $loss } Punkte verschenkt.
}
turnWords = Runde { $n }: Glück { $luck }, verschenkt { $loss }
turnsHint = Wähle eine Runde, um ihre Zahlen zu sehen.
expensive = Die teuersten Entscheidungen
flawless = Kein einziger Punkt verschenkt.
flawlessEstimated = Kein einziger Punkt verschenkt, soweit der Trainer das sagen kann.
highlightPlace = { $name }, Runde { $n }
grade_best = am besten
grade_good = gut
grade_inaccuracy = ungenau
grade_mistake = Fehler
grade_blunder = grober Fehler
praise_only_move = einziger Zug
praise_hard = schwer zu finden
skipMain = Zum Inhalt springen
navPlay = Spielen
navAnalyse = Analyse
navTrain = Üben
navRules = Regeln
navHistory = Meine Spiele
navMake = Eigenes Spiel
navWidget = Trainer für deine Website
navDocs = API
missingTitle = Seite nicht gefunden
missingLead = Vielleicht stimmt die Adresse nicht, oder die Seite ist umgezogen.
missingHome = Zur Startseite
playPage = Keepwise: spielen mit einem perfekten Trainer
missingPage = Keepwise: Seite nicht gefunden
navTake = Offline
answeredHere = Du bist offline: Die Antworten kommen von diesem Gerät.
onThisDevice = auf diesem Gerät
needsServer = Das braucht den Server. Es erscheint, sobald du wieder online bist.

## home: the home page /

homePage = Keepwise: Würfelspiele, exakt gelöst
homeTitle = Würfelspiele, bis auf die letzte Stelle gelöst.
homeLead = Spiele Kniffel, Yatzy und die ganze Familie, gegen Menschen oder den Computer. Ein Trainer, der zu jedem Wurf den besten Zug kennt, hilft auf Wunsch. Danach siehst du, was Glück war und was Entscheidung.
homePlay = Spielen
homeAnalyse = Echte Würfel analysieren
homeTry = Erster Wurf: Welche Würfel würdest du behalten?
homeAnother = Anderer Wurf
homeAnalyseWords = Du spielst mit echten Würfeln? Tippe Spielzettel und Wurf ein: Du siehst zu jedem Zug, was er kostet und warum.
homeDailyWords = Ein Spiel für alle, mit denselben Würfeln. Du hast einen Versuch: Wie weit kommst du?
homeTrainWords = Zehn Entscheidungen am Tag, für alle dieselben, dazu Übungen nach Thema und deine eigenen Fehler.
homeRulesWords = Was jedes Feld verlangt und bringt, mit Würfeln gezeigt, auf einem Blatt für jedes Spiel.
homeHistoryWords = Deine Spiele, Durchschnitte, Serien und teuersten Fehler. Sie bleiben in diesem Browser.
homeMakeWords = Ändere die Regeln oder erfinde ein Spiel, sieh sofort, was daraus folgt, und spiel es.
homeDevelopers = Für Entwickler
homeApiTitle = Fragen
homeApiWords = Würfe werten, ganze Spiele bis zum letzten Würfel prüfen, exakten Rat mit den Kosten jeder Alternative holen. Für die eingebauten Regeln und deine eigenen.
homeDocs = Zur API
homeWidgetTitle = Einbetten
homeWidgetWords = Drei Zeilen bringen den Trainer auf jede Seite, in dreizehn Sprachen, auch für Tastatur und Screenreader.
homeWidget = Einzeln ansehen, wie im iframe

## play: the page /play

coachOff = aus
coachHint = wenn ich frage
coachAfter = nach meinem Zug
coachAlways = immer
coachHintWords = Der Trainer sagt nichts, bis du fragst. Tipps gibt es in drei Schritten: worum es geht, zwei Kandidaten, der Zug.
coachAfterWords = Du entscheidest zuerst. Dann sagt der Trainer, was der Zug gekostet hat und welcher der beste gewesen wäre.
coachFirst = Du entscheidest zuerst.
coachMissed = Diesen Zug hat der Trainer verpasst.
rollOn = Weiterwürfeln
scoreIn = { $category }: { $points } eintragen
zeroAsks = „{ $category }“ bringt 0 Punkte. Zum Bestätigen das Feld noch einmal wählen.
zeroCosts = { $n ->
    [one] Das verschenkt etwa { $n } Punkt.
   *[other] Das verschenkt etwa { $n } Punkte.
}
verdictBetter = Besser: { $move }
verdictSlightly = Etwas besser: { $move }
verdictPlayed = Dein Zug
verdictBest = Am besten
celebrate = { $category }!
endWon = { $n ->
    [one] Gewonnen mit { $n } Punkt Vorsprung
   *[other] Gewonnen mit { $n } Punkten Vorsprung
}
endLost = { $n ->
    [one] Verloren mit { $n } Punkt Rückstand
   *[other] Verloren mit { $n } Punkten Rückstand
}
endBest = { $n ->
    [one] Dein bisher bestes Spiel, um { $n } Punkt.
   *[other] Dein bisher bestes Spiel, um { $n } Punkte.
}
endCompared = { $n ->
    [one] Dein Spiel davor: { $most }.
   *[other] Deine { $n } Spiele davor: im Schnitt { $mean }, bestes { $most }.
}
dailyCall = Dieselben Würfel für alle, ein Versuch am Tag.
dailyHow = Heute haben alle dieselben Würfel. Du hast einen Versuch, ohne Trainer.
dailyNext = Nächstes Spiel in { $time } h.
rematch = Revanche
friend = Freund
friendInvites = { $name } lädt dich ein: { $game }
friendHow = Ihr spielt abwechselnd per Link, jeder auf seinem Gerät. Jeder Link enthält das ganze Spiel. Die Würfel entstehen aus je einem Geheimnis von euch beiden, also kann keiner sie aussuchen.
friendYou = Dein Name, für deinen Freund
friendAccept = Annehmen
friendInvite = Einladung schicken
friendSend = Link schicken
friendInvited = Dein Freund nimmt mit einem Link an dich an. Dann fängst du an.
friendWaits = { $name } ist dran, mit diesem Link. Weiter geht es mit dem Link zurück.
friendText = Du bist dran: { $game }
friendYours = { $game } mit { $name }: du bist dran
friendTheirs = { $game }: { $name } ist dran
friendChanged = Dieser Link wurde verändert: Er passt nicht zu dem Spiel, das du kennst. Bitte deinen Freund, ihn noch einmal zu schicken.
friendElsewhere = Dieses Spiel läuft in einem anderen Browser. Öffne den Link dort.
flag = Diese Entscheidung für die Auswertung merken
flagSet = Für die Auswertung gemerkt.
flagGone = Nicht mehr gemerkt.
keys = Tastenkürzel
keyFace = behalten einen Würfel mit dieser Zahl; beim Analysieren fügen sie einen hinzu
keyPlace = behalten den Würfel an dieser Stelle
keyRoll = wirft die Würfel, die du nicht behältst
keyUndo = macht den letzten Schritt rückgängig
keysUse = Einzelne Tasten, etwa R zum Würfeln
keyHint = fragt den Trainer nach einem Tipp
keyFlag = merkt diese Entscheidung für die Auswertung oder macht das rückgängig
keyHelp = zeigt diese Tasten
keyArrows = wechseln zwischen Würfeln (← →) und Feldern (↑ ↓)
keyEnter = drückt, was ausgewählt ist, sonst den großen Knopf
tipsUse = Tipps in den ersten Spielen
soundUse = Ton und Vibration
shakeUse = Handy schütteln, um zu würfeln
tipDone = Verstanden
tipKeep = Tippe die Würfel an, die du behalten willst. Die anderen werden neu geworfen.
tipChoose = Das war der letzte Wurf. Wähle ein Feld: Die Zahlen zeigen, was jedes bringt.
tipNothing = Nichts passt? Ein Feld musst du streichen. Nimm das, das dir am wenigsten fehlen wird.
tipJoker = Noch einmal lauter gleiche Würfel: Sie müssen in „{ $category }“, solange dieses Feld offen ist.
menu = Menü
analyseThis = Diesen Spielstand analysieren
factsBest = { $mean ->
    [one] perfekt gespielt im Schnitt { $mean } Punkt pro Spiel
   *[other] perfekt gespielt im Schnitt { $mean } Punkte pro Spiel
}
factsAbout = { $mean ->
    [one] der Trainer schafft im Schnitt etwa { $mean } Punkt pro Spiel
   *[other] der Trainer schafft im Schnitt etwa { $mean } Punkte pro Spiel
}
howPlayed = So wird gespielt
strengthReaches = { $mean ->
    [one] Schafft im Schnitt etwa { $mean } Punkt pro Spiel.
   *[other] Schafft im Schnitt etwa { $mean } Punkte pro Spiel.
}
infoOf = Was „{ $category }“ verlangt und bringt
offline = Der Server ist nicht erreichbar. Dein Spiel ist hier gespeichert. Lass diese Seite offen: Es geht weiter, sobald er zurück ist.
setupTake = Spiele herunterladen, um offline zu spielen

## reasons: reasons for moves, on all pages and in the API

quoted = „{ $words }“
titleWith = { $title } ({ $words })
range = { $least } bis { $greatest }
whyMore = Mehr
pointAllTie = Alle Züge sind gleich viel wert.
pointSame = Das ist der beste Zug.
pointBetter = Besser als „{ $move }“: { $reason }
pointBetterYours = Besser als dein „{ $move }“: { $reason }
pointBetterBy = Um { $loss } besser als „{ $move }“: { $reason }
pointIdle = { $n ->
    [one] Behältst du die { $dice }, hast du nur einen Würfel weniger für { $others }.
   *[other] Behältst du { $dice }, hast du nur weniger Würfel für { $others }.
}
pointWithout = Ohne { $dice } gelingt dir „{ $category }“ in dieser Runde in { $chance } der Fälle statt in { $other }.
pointWith = Behältst du auch { $dice }, gelingt dir „{ $category }“ in dieser Runde in { $chance } der Fälle statt in { $other }.
pointCompletes = Eine { $faces } macht „{ $category }“ komplett; das gelingt dir in dieser Runde in { $chance } der Fälle statt in { $other }.
pointOpenUpper = „{ $category }“ ist noch offen, „{ $other }“ nicht mehr.
pointForUpperBonus = { $dice } hilft beim Bonus oben mehr als { $others }.
pointHigher = In jedem Feld, das Augen addiert, bringt { $dice } mehr als { $others }.
pointMoreOften = In dieser Runde gelingt dir „{ $category }“ in { $chance } der Fälle statt in { $other }.
pointSeveral = In dieser Runde gelingen dir { $categories } öfter.
pointMorePoints = Gelingt dir „{ $category }“ in dieser Runde, bringt es im Schnitt { $mean } statt { $other }.
pointBringsMore = Bis zum Ende des Spiels bringt „{ $category }“ im Schnitt { $mean } statt { $other }.
pointFewerZeros = In dieser Runde endest du nur in { $chance } der Fälle mit einer 0 statt in { $other }.
pointNoZeros = In dieser Runde endest du nie mit einer 0, sonst in { $other } der Fälle.
pointNoZeroYet = Noch musst du nichts streichen; würfelst du weiter, gelingt dir „{ $category }“ in { $chance } der Fälle.
pointNothingLost = Deine Punkte für „{ $other }“ ({ $points }) sind sicher. Würfelst du weiter, gelingt dir „{ $category }“ in { $chance } der Fälle.
pointMoreToCome = Für „{ $category }“ bringt Weiterwürfeln im Schnitt { $mean }, jetzt sind es { $points }.
pointRollOn = Würfelst du weiter, gelingt dir „{ $category }“ in { $chance } der Fälle.
pointMadeAlready = Du hast schon { $points } für „{ $category }“; der andere Zug bringt höchstens in { $chance } der Fälle wieder so viel.
pointNeverAgain = Du hast schon { $points } für „{ $category }“; der andere Zug bringt nie wieder so viel.
pointEnough = { $points } für „{ $category }“ ist mehr, als der andere Zug dort im Schnitt bringt, nämlich höchstens { $mean }.
pointServed = Bei diesem Wurf bringt „{ $category }“ { $points }, später nur { $later }.
pointSavesRolls = { $n ->
    [one] Trägst du jetzt ein, sparst du { $n } Wurf für spätere Runden.
   *[other] Trägst du jetzt ein, sparst du { $n } Würfe für spätere Runden.
}
pointExtraBonus = Noch einmal „{ $joker }“ bringt { $bonus } extra, dazu { $points } für „{ $category }“.
pointExtraBonusZero = Noch einmal „{ $joker }“ bringt { $bonus } extra, auch mit einer 0 bei „{ $category }“.
pointChases = Noch einmal „{ $joker }“ brächte { $bonus } extra. Das gelingt in { $chance } der Fälle.
pointJoker = Als Joker bringen diese Würfel { $points } für „{ $category }“.
pointTakeRare = „{ $category }“ bringt { $points } und ist selten; auch wenn du darauf spielst, gelingt es nur in { $chance } der Fälle.
pointGoodFor = { $points } ist gut für „{ $category }“; wenn du darauf spielst, holst du im Schnitt { $mean }.
pointTooLittle = { $points } ist wenig für „{ $category }“; wenn du darauf spielst, holst du im Schnitt { $mean }.
pointZeroGivesUp = Eine 0 bei „{ $category }“ verschenkt { $mean }; so viel holst du im Schnitt, wenn du darauf spielst.
pointZeroRare = Eine 0 bei „{ $category }“ kostet wenig; auch wenn du darauf spielst, gelingt es nur in { $chance } der Fälle.
pointZeroNever = „{ $category }“ ist nicht mehr möglich, also kostet eine 0 dort wenig.
pointZeroLow = Eine 0 bei „{ $category }“ kostet wenig; wenn du darauf spielst, holst du im Schnitt nur { $mean }.
pointZeroInstead = { $later } ist wenig für „{ $rival }“; wenn du darauf spielst, holst du im Schnitt { $other }, bei „{ $category }“ nur { $mean }.
pointUpperLost = Der Bonus oben ist ohnehin verloren, darum kostet eine 0 bei „{ $category }“ wenig.
pointUpperAlive = So bleibt der Bonus oben erreichbar; wenn du darauf spielst, bekommst du ihn in { $chance } der Fälle.
pointUpperSure = Damit ist der Bonus oben sicher.
pointUpperCloser = So rückt der Bonus oben näher; wenn du darauf spielst, bekommst du ihn in { $chance } der Fälle statt in { $other }.
pointUpperCertain = Das sichert den Bonus oben; spielst du darauf, bekommst du ihn immer, nicht nur in { $other } der Fälle.
pointUpperMore = Der Bonus oben bringt so im Schnitt { $mean } statt { $other }.
pointFloor = Du hast am Ende mindestens { $points }, egal was du würfelst; „{ $move }“ sichert nur { $other }.
pointFloorAlone = Du hast am Ende mindestens { $points }, egal was du würfelst.
pointTarget = Du erreichst { $points } oder mehr in { $chance } der Fälle, mit „{ $move }“ in { $other }.
pointUpperBonus = Du bekommst den Bonus oben in { $chance } der Fälle, mit „{ $move }“ in { $other }.
pointIdleAlone = { $n ->
    [one] Behältst du die { $dice }, hast du nur einen Würfel weniger zum Werfen.
   *[other] Behältst du { $dice }, hast du nur weniger Würfel zum Werfen.
}
pointOpenChances = Weiterwürfeln kann noch { $categories } ergeben.
pointBonusEither = Die { $bonus } extra gibt es so oder so, und { $points } ist gut für „{ $category }“; wenn du darauf spielst, holst du im Schnitt { $mean }.
nextCosts = „{ $move }“ kostet { $loss }.
nextHardly = „{ $move }“ ist fast genauso gut.
nextTies = „{ $move }“ ist genauso gut.
onlyMove = Einen anderen Zug gibt es nicht.
nextWins = Mit „{ $move }“ gewinnst du in { $other } der Fälle statt in { $best }.
playsFor = Ergibt { $made }.
playsElse = Ergibt { $made }, sonst eine 0 bei { $lost }.
playsOrNothing = Ergibt { $made }, sonst eine 0.
playsOrZero = Ergibt { $made }; möglich ist auch eine 0 bei { $lost }.
playsZero = Ergibt eine 0 bei { $lost }.
playsSure = { $made } ist sicher.
paysMoreKeepsMore = Der beste Zug bringt jetzt { $now } mehr, und die offenen Felder sind { $later } mehr wert.
paysMoreKeepsSame = Der beste Zug bringt jetzt { $now } mehr.
paysMoreKeepsLess = Der beste Zug bringt jetzt { $now } mehr; die offenen Felder sind nur { $later } weniger wert.
paysSameKeepsMore = Der beste Zug bringt jetzt gleich viel, und die offenen Felder sind { $later } mehr wert.
paysLessKeepsMore = Der beste Zug bringt jetzt { $now } weniger, aber die offenen Felder sind { $later } mehr wert.
keepsAll = Wenn du alle Würfel behältst, verschenkst du einen Wurf.
wasThere = Die Punkte lagen schon da.
moveWith = „{ $move }“: { $words }
whyTake = jetzt { $best }; später brächte es im Schnitt { $other }
whyLeaveOpen = offen gelassen im Schnitt { $best }; jetzt brächte es { $other }
whyMean = im Schnitt { $best } statt { $other }
whyAlive = bleibt erreichbar
whySure = so gut wie sicher
whyLost = aufgegeben
whyAtRisk = nicht mehr sicher
whyChance = { $best } Chance statt { $other }
whyNow = jetzt verdient
whyRest = alles Übrige
stakesAhead = { $points ->
    [one] Spielst du auf Punkte, liegst du am Ende im Schnitt { $points } Punkt vorn.
   *[other] Spielst du auf Punkte, liegst du am Ende im Schnitt { $points } Punkte vorn.
}
stakesBehind = { $points ->
    [one] Spielst du auf Punkte, liegst du am Ende im Schnitt { $points } Punkt zurück.
   *[other] Spielst du auf Punkte, liegst du am Ende im Schnitt { $points } Punkte zurück.
}
stakesLevel = Spielst du auf Punkte, liegst du am Ende im Schnitt gleichauf.
stakesSame = „{ $move }“ ist auch nach Punkten der beste Zug.
stakesCosts = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, gewinnt aber in { $other } der Fälle statt in { $best }.
stakesCostsHardly = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, gewinnt aber seltener.
stakesRisk = { $n ->
    [one] „{ $move }“ setzt { $n } Punkt von „{ $category }“ aufs Spiel.
   *[other] „{ $move }“ setzt { $n } Punkte von „{ $category }“ aufs Spiel.
}
stakesMakes = „{ $move }“ bringt in { $chance } der Fälle Punkte für „{ $category }“; dann liegt die Siegchance bei { $then }, sonst bei { $otherwise }.
stakesNever = „{ $move }“ bringt nie Punkte für „{ $category }“.
stakesSure = „{ $move }“ bringt sicher Punkte für „{ $category }“.
stakesZero = „{ $move }“ ergibt in { $chance } der Fälle eine 0 bei „{ $category }“; dann liegt die Siegchance bei { $then }, sonst bei { $otherwise }.
stakesNoZero = „{ $move }“ ergibt nie eine 0 bei „{ $category }“.
stakesSureZero = „{ $move }“ ergibt sicher eine 0 bei „{ $category }“.
stakesRisky = Nach dieser Runde liegt deine Siegchance bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug wagt mehr.
stakesSafe = Nach dieser Runde liegt deine Siegchance bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug ist der sicherere.
whyServer = Die ausführliche Begründung braucht den Server.
hintStakes = Worum geht es?
hintTwo = Zwei Kandidaten
hintMove = Zug zeigen
hintMean = im Schnitt { $mean }, wenn du darauf spielst; eine ganze Runde bringt { $usual }.
hintNow = jetzt { $points }; eine ganze Runde dafür bringt im Schnitt { $usual }.
hintZeros = Mit diesen Würfeln gibt es in jedem offenen Feld eine 0.
hintBonus = Punkte, die zum Bonus oben ({ $bonus }) noch fehlen: { $n }.
hintMade = In dieser Runde gelingt dir „{ $category }“ nach „{ $first }“ in { $one } der Fälle, nach „{ $second }“ in { $two }.
hintZero = In dieser Runde gibt es nach „{ $first }“ in { $one } der Fälle eine 0 bei „{ $category }“, nach „{ $second }“ in { $two }.
hintUpper = Wenn du auf den Bonus oben spielst, bekommst du ihn nach „{ $first }“ in { $one } der Fälle, nach „{ $second }“ in { $two }.
rivalOften = Unser Computerspieler „{ $strength }“ wählt in { $chance } der Fälle „{ $move }“.

## review: the review after a game

valueTitle = Erwarteter Endstand im Lauf des Spiels
valueHint = Wähle eine Runde, um zu sehen, was danach zu erwarten war.
valueAfter = Nach Runde { $n }: { $values }
lossPerDecision = Eine Entscheidung kostete im Schnitt
playedLike = Spielt wie unser Computer „{ $strength }“.
playedBetween = { $n ->
    [one] Unter unseren Computergegnern zu { $confidence } zwischen „{ $least }“ und „{ $greatest }“, gemessen an { $n } Entscheidung mit echter Wahl.
   *[other] Unter unseren Computergegnern zu { $confidence } zwischen „{ $least }“ und „{ $greatest }“, gemessen an { $n } Entscheidungen mit echter Wahl.
}
playedOne = { $n ->
    [one] Unter unseren Computergegnern zu { $confidence } dieser, gemessen an { $n } Entscheidung mit echter Wahl.
   *[other] Unter unseren Computergegnern zu { $confidence } dieser, gemessen an { $n } Entscheidungen mit echter Wahl.
}
sameDice = Bestes Spiel mit denselben Würfeln
dailyNow = Das heutige Spiel ist da
dailyBestWords = Die besten Züge mit denselben Würfeln. Auch sie wissen nicht, was kommt; mehr ist also möglich.
dailyPlace = Im Vergleich mit dem Computer
dailyPlaceWords = Wie oft jede Stärke weniger Punkte hat als du, mit eigenen Würfeln. Der Balken umfasst neun von zehn ihrer Spiele, der Strich bist du.
sameDiceDrawn = { $n ->
    [one] { $n } seiner Würfel fiel in diesem Spiel nie und wurde ausgelost.
   *[other] { $n } seiner Würfel fielen in diesem Spiel nie und wurden ausgelost.
}
sameDiceHow = Jede Runde beginnt mit demselben ersten Wurf. Neu geworfene Würfel fallen wie in dieser Runde, in derselben Reihenfolge. Wirft das beste Spiel mehr Würfel neu, als geworfen wurden, werden die weiteren ausgelost, für dasselbe Spiel immer gleich. Ausgelost wird auch die Reihenfolge der Würfel innerhalb eines Wurfs.
totalLucky = { $total } = { $start } + Glück { $luck } − Fehler { $loss }
totalUnlucky = { $total } = { $start } − Pech { $luck } − Fehler { $loss }
decisions = Alle Entscheidungen
decisionsOf = Spieler
everyone = Alle
onlyLosses = Nur die, die Punkte gekostet haben
onlyFlagged = Nur gemerkte
flagged = gemerkt
playedMove = Gespielt
playedBetter = Besser
playedAgain = Diesmal
mistakesAll = Alle Fehler durchgehen
mistakeOf = Fehler { $n } von { $of }
mistakeBefore = Voriger
mistakeAfter = Nächster
mistakesWorst = Nur die teuersten
turnByTurn = Runde für Runde
tryIt = Noch einmal versuchen
print = Drucken
noneShown = Keine passende Entscheidung.
cardBefore = Der Spielzettel vor dieser Runde
turnNumber = Runde { $n }
rollNumber = Wurf { $n }
noDice = Keine Würfel aufgezeichnet.
forced = nichts zu entscheiden
emptyCard = Noch ist nichts eingetragen.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Spielstand
boardCheck = Spielzettel prüfen
boardOwnRules = Eigene Regeln …
boardOwnJson = Regeln als JSON
boardOwnWrong = Diese Regeln enthalten Fehler:
boardCancel = Abbrechen
boardPut = Eine { $face } hinlegen
boardTake = { $die }: wegnehmen
boardNoDie = Würfel { $place }: noch keiner
boardKeep = { $die }: behalten
boardRoll = neu
boardClear = Leeren
boardRolls = Würfe übrig
boardSavedTitle = Gesparte Würfe
boardCall = Angesagt
boardAllRolled = Alle Würfel wurden auf einmal geworfen
boardOpen = offen
boardOpens = { $cell }: wieder öffnen
boardMoves = Beste Züge
boardAim = Spiele auf
boardTarget = mindestens diesen Endstand
boardFloor = eine sichere Mindestsumme
boardUpperBonus = den Bonus oben
boardFloorWorth = mindestens { $value }
boardDice = Tippe { $n } Würfel ein.
boardEmpty = Tippe die Würfel ein: Dann steht hier jeder Zug mit Wert und Begründung.
boardFull = Der Spielzettel ist voll: { $total }.
boardBelow = Die Chancen mit diesen Würfeln stehen weiter unten.
boardThen = Jetzt { $points }, danach im Schnitt noch { $rest }.
boardThenShort = Jetzt { $points }.
boardRolled = Diese behalten und würfeln
boardScored = Eintragen und weiter
boardOutlook = Mit dem besten Spiel auf Punkte ab hier:
boardOdds = Chancen in dieser Runde
boardOddsKeep = Wenn du { $dice } behältst und nur auf ein Feld spielst:
boardOddsTurn = Eine ganze Runde, nur auf ein Feld gespielt:
boardOddsBest = Nur auf ein Feld gespielt, mit den Würfeln, die dafür am besten sind. Markiere Würfel, um die Chancen mit ihnen zu sehen.
boardChance = Wahrscheinlich
boardMean = Punkte im Schnitt
boardFrom = { $points } oder mehr
boardWrong = Das kann in keinem Spiel vorkommen. Prüfe Spielzettel und Würfel.
boardNoTable = Dieser Server hat das Spiel nicht durchgerechnet. Den besten Zug gibt es erst, wenn nur noch wenige Felder offen sind. Die Chancen unten gibt es immer.
boardNoTarget = So früh im Spiel nicht verfügbar, erst wenn nur noch wenige Felder offen sind. „Die meisten Punkte“ geht immer.
boardPays = Dieser Wurf bringt:
boardBroken = Dieser Link enthält keinen Spielstand.
boardPicture = Link mit Bild
boardPictureHint = Messenger zeigen diesen Link als Bild des Spielstands. Dafür bekommt der Server den Spielstand in der Adresse; bei „Link teilen“ nicht.
boardOffline = Der Server ist nicht erreichbar. Deine Eingaben bleiben in der Adresse. Antworten kommen, sobald er zurück ist.
cardOrder = Das Feld „{ $category }“ wurde zu früh ausgefüllt: Andere kommen zuerst.
cardTogether = „{ $category }“: Diese Punkte passen nicht zum Rest des Spielzettels.
cardSaved = Nach so vielen Runden sind { $least } bis { $most } gesparte Würfe möglich.
cardBonuses = So viele Extraboni passen nicht zu diesen Punkten.
checkHow = Schreib deinen Spielzettel ab: eine Zahl, ein Strich für ein gestrichenes Feld, nichts für ein offenes. Summen dürfen leer bleiben.
checkResult = Ergebnis
checkPaste = Spielzettel einfügen
checkText = Die Zeilen, wie sie auf dem Spielzettel stehen, in beliebiger Sprache
checkRead = Einlesen
checkProblems = { $n } Fehler gefunden.
checkRight = Kein Fehler gefunden.
checkNoNumber = „{ $text }“ ist keine Zahl.
checkTaken = Verstandene Zeilen: { $some } von { $all }.
checkUnreadRow = Zeile { $line }, „{ $name }“, wurde nicht verstanden.
checkPerhaps = Meintest du { $names }?

## train: the page /train

trainPage = Keepwise: Üben
trainLead = Zehn Entscheidungen am Tag, für alle dieselben. Übe, so viel du willst, und arbeite an deinen eigenen Fehlern, bis du sie nicht mehr machst.
keepsNothing = Dieser Browser speichert für diese Seite nichts. Verlässt du sie, ist dein Fortschritt weg.
trainToday = Die zehn von heute
trainTodayWords = Zwei vom Anfang, drei aus der Mitte, drei aus dem späten Spiel, zwei vom Ende.
trainDone = { $n } von { $of } beantwortet
trainRight = { $n } von { $of } richtig
trainLongest = Längste Serie: { $n }.
trainLook = Ergebnis ansehen
trainGoOn = Weitermachen
trainStart = Anfangen
trainMistakes = Deine eigenen Fehler
trainMistakesWords = Entscheidungen aus deinen ausgewerteten Spielen, die Punkte gekostet haben. Sie kommen nach ein paar Tagen wieder: später, wenn du richtigliegst, sonst früher.
trainNoMistakes = Spiele ein Spiel und lass es auswerten: Entscheidungen, die dich Punkte gekostet haben, kommen hier wieder.
trainDue = { $n } von { $of } jetzt fällig
trainRepeat = Wiederholen
trainThemes = Üben nach Thema
theme_first_roll = Erster Wurf
theme_straights = Straßen
theme_bonus_alive = Bonus möglich
theme_bonus_dead = Bonus verloren
theme_joker = Joker
theme_which_zero = Was streichen?
theme_endgame = Endspiel
themeIs_first_roll = Der erste Wurf des Spiels, mit leerem Spielzettel.
themeIs_straights = Eine offene Straße lockt: darauf spielen oder auf etwas Besseres?
themeIs_bonus_alive = Es geht um den oberen Teil, und der Bonus ist noch zu schaffen.
themeIs_bonus_dead = Es geht um den oberen Teil, aber der Bonus ist nicht mehr zu schaffen.
themeIs_joker = Noch ein Fünferpasch, nachdem sein Feld schon ausgefüllt ist.
themeIs_which_zero = Kein Wurf mehr und kaum Punkte zu holen: Was gibst du auf?
themeIs_endgame = Höchstens noch drei Runden.
trainNone = Für dieses Spiel gibt es hier keine solchen Entscheidungen.
trainNotSolved = Dieser Server hat das Spiel nicht durchgerechnet, darum gibt es keine Entscheidungen zum Üben.
trainLoads = Entscheidungen werden gesucht …
trainPrepares = Entscheidungen für dieses Spiel werden gesucht, einen Moment …
trainNoneDue = Jetzt ist nichts fällig. Komm morgen wieder oder übe ein Thema.
trainMenu = Übungen
trainDay = Die zehn vom { $date }
trainTry = Noch einmal
trainNumber = { $n } von { $of }
trainKeep = Behalten und { $n } Würfel werfen
trainKeys = Tippe die Würfel an, die du behältst, oder ein Feld zum Eintragen.
trainKeyboard = Die Taste ? zeigt alle Tasten.
trainNext = Weiter
trainEnd = Ergebnis
trainAgain = Noch einmal
trainHinted = Mit einem Tipp erhöht eine richtige Antwort deine Wertungszahl nicht.
trainDifficulty = Schwierigkeit { $difficulty }
trainRating = Deine Wertungszahl: { $rating }
trainProvisional = vorläufig, Antwort { $n } von { $of }
trainRatingWords = Sie beginnt bei 1000, so stark spielt unser Gelegenheitsspieler. Jede der zehn Entscheidungen verändert sie, und schwere bringen mehr, wenn du sie triffst.
trainBest = Richtig: Das ist der beste Zug.
trainGood = Gut genug: Das kostet nur { $loss }. Am besten: { $best }.
trainWrong = Das kostet { $loss }. Am besten: { $best }.
trainRuleSave = Nicht genutzte Würfe werden gespart: Hör auf, wenn sie in einem späteren Zug mehr bringen.
trainRuleStop = Du musst nicht jeden Wurf nutzen: Hör auf, wenn der nächste mehr gefährdet, als er bringen kann.
trainRuleRollOn = Trag nicht zu früh ein: Ein übriger Wurf kann die Runde noch verbessern.
trainRuleZeroOverPoints = Eine Null im richtigen Feld kann weniger kosten als ein paar Punkte im falschen.
trainRuleWhichZero = Wenn es eine Null sein muss, gib das Feld auf, das dir von nun an am wenigsten brächte.
trainRuleBonusPar = Solange der Bonus möglich ist, sind { $n } oder mehr Gleiche im oberen Teil gut aufgehoben.
trainRuleSmallBox = Ein schlechter Wurf gehört in ein kleines Feld wie Einser oder Zweier: Dort geht wenig verloren.
trainRuleLessNow = Die meisten Punkte jetzt sind nicht immer das Beste: Bedenke, was die offenen Felder noch bringen.
trainRuleTakeIt = Nimm die bessere Punktzahl jetzt, statt das Feld für einen Wurf aufzusparen, der vielleicht nie kommt.
trainRuleSamePoints = Bei gleichen Punkten füll das Feld aus, das dir später weniger brächte.
trainRuleRollAll = Wenn kein Würfel genug hilft, wirf alle noch einmal.
trainRuleStraight = Der Anfang einer Straße kann mehr wert sein als ein Paar.
trainRuleNoStraight = Gleiche Würfel können mehr wert sein als der Anfang einer Straße.
trainRuleHigher = Bei gleich vielen von zwei Zahlen bringt die höhere oft mehr.
trainRuleOpenBox = Eine niedrigere Zahl mit offenem Feld kann mehr wert sein als eine höhere ohne.
trainRuleMoreAlike = Geh von der Zahl aus, die mehr Würfel zeigen.
trainRuleKeepFewer = Lass Würfel los, die nur scheinbar helfen: Mehr Würfel zum Werfen heißt mehr Chancen.
trainRuleKeepMore = Behalte Würfel, die schon passen: Was du neu wirfst, muss erst wiederkommen.
trainRuleBonusGone = Ist der Bonus verloren, zählen die oberen Felder nur noch ihre Punkte.
trainRuleEndgame = Gegen Ende zählen nur die offenen Felder: Spiel genau auf sie.
trainRuleOther = Vergleiche, was jeder Zug offen lässt, nicht nur, was er jetzt bringt.
trainAccepted = { $loss ->
    [one] Auch ein Zug, der höchstens { $loss } Punkt verschenkt, zählt als richtig.
   *[other] Auch ein Zug, der höchstens { $loss } Punkte verschenkt, zählt als richtig.
}
trainWhy = Warum
trainThen = In deinem Spiel hast du gespielt: { $move }.
trainBoard = In der Analyse ansehen
trainPeople = Was unser Computerspieler „Gelegenheitsspieler“ tun würde
trainWrongShare = In { $share } der Fälle liegt er falsch.
mark_good = richtig
mark_inaccurate = ungenau
mark_wrong = falsch
markOpen = offen
trainLost = { $loss ->
    [one] Insgesamt verschenkt: { $loss } Punkt.
   *[other] Insgesamt verschenkt: { $loss } Punkte.
}
trainLesson = Woran du arbeiten kannst
trainMissed = Bei „{ $theme }“ lagst du { $n } von { $of } Mal daneben.
trainPractise = Jetzt üben
trainKinds = Richtig: { $keeps } von { $ofKeeps } beim Behalten, { $scores } von { $ofScores } beim Eintragen.
trainBefore = { $n ->
    [one] An { $n } Tag davor: im Schnitt { $right } richtig.
   *[other] An { $n } Tagen davor: im Schnitt { $right } richtig.
}
trainComeBack = Was du nicht wusstest, kommt bald wieder; was du wusstest, später.
trainMore = Mehr davon
trainBestWas = Am besten: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: Anzahl { $count }, erwartet { $expected }. Wahrer Anteil zwischen { $low } und { $high }.
auditLegend = Der senkrechte Strich zeigt, wo faire Würfel lägen. Der waagerechte enthält den wahren Anteil einer Augenzahl, für alle sechs zusammen mit { $confidence } Konfidenz.
auditGames = Spiele mit allen Würfen: { $n }.
auditStuck = Die Würfel ließen sich nicht prüfen.
auditLeftOut = Ausgelassene Würfe, weil nicht bekannt ist, welche Würfel geworfen wurden: { $n }.

## history: the page /history

historyPage = Keepwise: Meine Spiele
historyDamaged = { $n ->
    [one] { $n } Eintrag ist beschädigt und wird ausgelassen; alle anderen sind da.
   *[other] { $n } Einträge sind beschädigt und werden ausgelassen; alle anderen sind da.
}
historyEmpty = Noch kein Spiel
historyEmptyWords = Spiele, die du in diesem Browser beendest, stehen hier, mit dem, was sie dich gekostet haben und wo. Nichts davon verlässt den Browser von selbst.
historyWho = Wessen Spiele
historyMeans = Durchschnitte nach Spiel
historyPlayed = Spiele
historyMean = Schnitt
historyLatest = Letzte { $n }
historyMost = Bestes
historyLoss = Verschenkt je Spiel
historyRating = Wie gut du spielst
ratingHow = Das rechnet der Server aus. Dein Browser schickt ihm dafür nur die Spielarten und Zahlen: wie viele freie Entscheidungen jedes analysierte Spiel hatte und was sie gekostet haben. Namen, Würfel und Spiele werden nicht übertragen, und nichts wird gespeichert.
ratingStart = Mein Spiel bewerten
ratingLike = Von unseren Computergegnern spielst du am ehesten wie „{ $strength }“ (Wahrscheinlichkeit { $chance }).
ratingBeyond = Unser Computer „{ $strength }“ würde so gut zufällig höchstens in { $chance } der Fälle spielen.
ratingDecisions = Freie Entscheidungen
ratingLevel = Niveau, von 1 (Anfänger) bis 6 (perfekt)
ratingTrend = Änderung je 1.000 Entscheidungen
ratingBetter = Du verschenkst weniger als früher.
ratingWorse = Du verschenkst mehr als früher.
ratingSteady = Noch ist keine Veränderung zu erkennen.
ratingRange = { $value } ({ $low } bis { $high })
ratingIntervals = Der wahre Wert liegt mit 95 % Wahrscheinlichkeit im Bereich. Bei wenigen Spielen sind die Bereiche breit.
phase_opening = Eröffnung
phase_middle = Erste Hälfte
phase_late = Zweite Hälfte
historyOverTime = Verschenkt je freier Entscheidung
historyTooFew = Ab zwei ausgewerteten Spielen gibt es hier mehr zu sehen.
chartHint = Wähle ein Spiel, um seine Zahlen zu sehen.
chartPoint = { $loss ->
    [one] { $date }: { $loss } Punkt je Entscheidung
   *[other] { $date }: { $loss } Punkte je Entscheidung
}
chartWords = { $first ->
    [one] { $n } ausgewertete Spiele: { $first } Punkt je Entscheidung in den ersten, { $last } in den letzten.
   *[other] { $n } ausgewertete Spiele: { $first } Punkte je Entscheidung in den ersten, { $last } in den letzten.
}
historyThemes = Was am meisten gekostet hat
historyEach = { $n ->
    [one] { $n } Entscheidung, je { $loss }
   *[other] { $n } Entscheidungen, je { $loss }
}
historyStreaks = Serien
historyDaysPlayed = Tage mit einem Spiel
historyAgainst = Gegen den Computer
historyWins = { $n ->
    [one] { $n } Sieg in Folge.
   *[other] { $n } Siege in Folge.
}
historyGoals = Ziele: { $n } von { $of }
goal_bonus = Den Bonus oben erreichen
goal_careful = Ein Spiel, in dem keine Entscheidung mehr als 2 Punkte kostet
goal_endgame = Ein fehlerloses Endspiel
goal_unlucky = Den Computer mit Würfelpech schlagen
goal_joker = Den Bonus für weitere gleiche Würfel holen
goal_expert = Den Computer als Experte oder perfekt schlagen
goal_thrifty = In einem Spiel weniger als 20 Punkte verschenken
goal_flawless = In einem Spiel weniger als 5 Punkte verschenken
historyNoDays = zurzeit keine.
runBound = Verschenkte Punkte in einem Spiel
runWithin = { $n ->
    [one] Im letzten Spiel hast du höchstens { $bound } Punkte verschenkt.
   *[other] In den letzten { $n } Spielen hast du je höchstens { $bound } Punkte verschenkt.
}
runBeyond = { $n ->
    [one] Im letzten Spiel hast du mehr als { $bound } Punkte verschenkt.
   *[other] In den letzten { $n } Spielen hast du je mehr als { $bound } Punkte verschenkt.
}
historyGames = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
historyAll = Alle { $n } zeigen
historyNotReviewed = Noch nicht ausgewertet.
historyThin = Von diesem Spiel sind nur die Endstände geblieben.
historyDelete = Löschen
historyDeleteAsks = Dieses Spiel und seine Fehler löschen?
historyDeleted = Das Spiel ist gelöscht.
rollCheck = Würfel des Servers prüfen
rollCheckHow = Füge eine oder mehrere Antworten von /v1/roll/reveals ein. Dein Browser rechnet die Würfel nach; gesendet wird nichts.
rollCheckText = Antworten als JSON
rollCheckNow = Prüfen
rollCheckNone = Das ist keine Antwort von /v1/roll/reveals.
rollProved = Wurf { $n }: { $dice }. Alles stimmt: Keine Seite konnte diese Würfel wählen.
rollUnproved = Wurf { $n }: { $dice }. Das stimmt nicht.
rollWrongClient = Der Wert des Spielers führt nicht zu dessen Festlegung.
rollWrongServer = Der Wert des Servers führt nicht zu dessen Festlegung.
rollWrongFaces = Die Werte ergeben andere Augen: { $dice }.
rollWrongHand = Die Hand besteht nicht aus den behaltenen und den geworfenen Würfeln.
rollNoted = Ein Beweis ist das nur für jemanden, der diese beiden vor dem ersten Wurf hatte. Festlegung des Spielers: { $client }. Festlegung des Servers: { $server }.
historyFile = Dein Verlauf als Datei
historyKept = Alles bleibt in diesem Browser: die letzten { $detailed } Spiele mit jedem Zug, von insgesamt { $games }. Wird der Platz knapp, bleiben von den ältesten nur die Endstände.
historyExport = Exportieren
historyImport = Importieren
deckMake = Stapel für Anki
deckHint = { $n ->
    [one] Dein { $n } Fehler wird zur Lernkarte im Programm Anki: Importiere die Datei dort. Eine neuere Datei aktualisiert die Karten, die du schon hast.
   *[other] Deine { $n } Fehler werden zu Lernkarten im Programm Anki: Importiere die Datei dort. Eine neuere Datei aktualisiert die Karten, die du schon hast.
}
deckAsks = Was spielst du?
historyForget = Alles löschen
historyForgetAsks = Alle Spiele, Tage und Fehler dieses Browsers löschen?
historyForgotten = Alles ist gelöscht.
fileTaken = Importiert. Spiele: { $games }, Tage: { $days }.
fileFull = Der Platz hat nicht für alles gereicht.
fileRefused = Nichts wurde importiert.
fileLong = Die Datei ist zu groß.
fileNoJson = Die Datei ist unvollständig oder kein JSON.
fileOther = Die Datei ist kein Verlauf von Keepwise.
fileNewer = Die Datei hat die Version { $version }, die diese Seite nicht kennt.
fileWrong = Die Datei ist hier beschädigt: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regeln
rulesTitle = Regeln
rulesLead = Jedes Spiel auf einem Blatt: die Runde, jedes Feld mit Beispiel und ein Spielzettel zum Ausdrucken.
rulesAll = Alle Spiele
rulesPrint = Drucken
rulesPlay = Hier spielen
rulesDice = { $n } Würfel
rulesRolls = { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}
rulesTurn = Eine Runde
rulesEnd = Das Ende
rulesCategories = Die Felder
rulesExample = Zum Beispiel
rulesMiss = Aber nicht
rulesFirstRoll = im ersten Wurf { $points }
turnRoll = { $n ->
    [one] Wirf den Würfel.
   *[other] Wirf alle { $n } Würfel.
}
turnOnce = Du würfelst einmal pro Runde.
turnAgain = { $n ->
    [one] Du würfelst insgesamt { $n } Mal.
   *[other] Behalte beliebige Würfel und wirf die übrigen noch einmal: insgesamt bis zu { $n } Würfe.
}
turnFree = Auch behaltene Würfel darfst du später wieder werfen.
turnFill = Fülle dann ein offenes Feld aus. Passen die Würfel nicht, kommt dort eine 0 hin.
turnCounted = { $n ->
    [one] Von den { $dice } Würfeln zählt { $n }: der, der am meisten bringt.
   *[other] Von den { $dice } Würfeln zählen { $n }: die, die am meisten bringen.
}
leastCounted = { $n ->
    [one] Von den { $dice } Würfeln zählt { $n }: der, der am wenigsten bringt.
   *[other] Von den { $dice } Würfeln zählen { $n }: die, die am wenigsten bringen.
}
orderCard = Die Felder werden von oben nach unten ausgefüllt.
orderUpper = Zuerst wird der obere Teil ausgefüllt, in beliebiger Reihenfolge, dann der untere.
extraStart = { $n ->
    [one] Ein Spiel beginnt mit { $n } Extrawurf für eine beliebige Runde.
   *[other] Ein Spiel beginnt mit { $n } Extrawürfen für beliebige Runden.
}
extraSaves = Übrige Würfe sparst du für spätere Runden.
extraMost = Höchstens { $n } kannst du sparen.
endTotal = { $n ->
    [one] Nach { $n } Runde ist das Spiel zu Ende. Die höchste Summe gewinnt.
   *[other] Nach { $n } Runden ist das Spiel zu Ende. Die höchste Summe gewinnt.
}
endAwarded = { $n ->
    [one] Nach { $n } Runde ist das Spiel zu Ende. Wer die meisten Wertungspunkte hat, gewinnt.
   *[other] Nach { $n } Runden ist das Spiel zu Ende. Wer die meisten Wertungspunkte hat, gewinnt.
}
coloursAre = Jede Augenzahl hat eine Farbe: { $colours }.
bonusFrom = { $at } oder mehr im oberen Teil: { $points }.
bonusHighest = Nur die höchste erreichte Stufe zählt.
bonusEach = Und { $n } mehr für jeden weiteren Punkt.
bonusPar = { $n ->
    [one] { $n } von jeder Augenzahl reicht genau.
   *[other] { $n } von jeder Augenzahl reichen genau.
}
upperPays = Bringt die Summe der Würfel, die { $face } zeigen.
needsAny = Beliebige Würfel.
needsAll = { $n ->
    [one] Ein Würfel.
   *[other] Alle { $n } Würfel gleich.
}
needsEqual = { $n ->
    [one] Ein Würfel.
   *[other] Mindestens { $n } gleiche Würfel.
}
needsTwo = { $a } Würfel einer Augenzahl und { $b } einer anderen.
needsTwoAny = { $a } Würfel einer Augenzahl und { $b } einer Augenzahl, die dieselbe sein darf.
needsThree = { $a } Würfel einer Augenzahl, { $b } einer zweiten und { $c } einer dritten.
needsThreeAny = { $a }, { $b } und { $c } Würfel je einer Augenzahl; es darf dieselbe sein.
needsRun = { $n ->
    [one] Ein Würfel.
   *[other] { $n } aufeinanderfolgende Augenzahlen: { $runs }.
}
needsFaces = Jede dieser Augenzahlen: { $faces }.
needsSum = Alle Würfel zusammen ergeben { $n }.
needsLeast = Alle Würfel zusammen ergeben { $n } oder mehr.
needsGreatest = Alle Würfel zusammen ergeben { $n } oder weniger.
needsColour = Alle Würfel haben dieselbe Farbe.
needsColourMatched = Diese Würfel haben dieselbe Farbe.
paysPoints = { $n ->
    [one] Bringt { $n } Punkt.
   *[other] Bringt { $n } Punkte.
}
paysTakes = { $n ->
    [one] Kostet { $n } Punkt.
   *[other] Kostet { $n } Punkte.
}
paysAll = Bringt die Summe aller Würfel.
paysMatched = { $n ->
    [one] Bringt die Augen dieses Würfels.
   *[other] Bringt die Summe dieser { $n } Würfel.
}
paysFaces = Bringt die Summe der Würfel, die { $faces } zeigen.
paysPlus = { $n ->
    [one] Dazu kommt { $n } Punkt.
   *[other] Dazu kommen { $n } Punkte.
}
paysMinus = { $n ->
    [one] Davon geht { $n } Punkt ab.
   *[other] Davon gehen { $n } Punkte ab.
}
paysServed = { $n ->
    [one] Im ersten Wurf der Runde: { $n } Punkt mehr.
   *[other] Im ersten Wurf der Runde: { $n } Punkte mehr.
}
paysByRoll = Die Punkte hängen davon ab, in welchem Wurf es gelang: { $rolls }.
rollPays = Wurf { $roll }: { $points }
rollPaysLast = ab Wurf { $roll }: { $points }
timesFill = Kann { $n } Mal ausgefüllt werden.
afterFill = Bringt erst Punkte, wenn „{ $category }“ welche hat.
jokerTitle = Noch einmal „{ $category }“
jokerBonus = { $bonus ->
    [one] Sobald „{ $category }“ Punkte hat, bringt jeder weitere Wurf mit { $n } gleichen Würfeln { $bonus } Punkt extra, egal wo er eingetragen wird.
   *[other] Sobald „{ $category }“ Punkte hat, bringt jeder weitere Wurf mit { $n } gleichen Würfeln { $bonus } Punkte extra, egal wo er eingetragen wird.
}
jokerHolds = Sobald „{ $category }“ ausgefüllt ist, gilt für jeden weiteren Wurf mit { $n } gleichen Würfeln:
jokerForcedFirst = Solange das obere Feld der Augenzahl offen ist, muss er dorthin.
jokerForcedThen = Danach muss er in ein offenes unteres Feld.
jokerForcedLast = Sind die unteren voll, kommt er in ein offenes oberes, mit 0.
jokerWhy = Darum bietet der Spielzettel manchmal nur ein einziges Feld an.
jokerFree = Er darf in jedes offene Feld. Ist das obere Feld der Augenzahl ausgefüllt, so gilt er in den unteren als Joker.
jokerOriginal = Er gilt als Joker und muss in ein offenes unteres Feld. Sind diese voll, kommt er in ein oberes, mit 0.
jokerNone = Er darf in jedes offene Feld und bringt dort, was er immer bringt.
jokerPays = Als Joker bringt er die vollen Punkte, egal was verlangt ist: { $list }.
jokerPaysHere = { $n ->
    [one] Als Joker: { $n } Punkt.
   *[other] Als Joker: { $n } Punkte.
}
jokerMultiplied = Diese Punkte werden mit dem Faktor der Spalte multipliziert.
jokerMadeOnly = Es gibt sie nur, wo der Wurf mehr als 0 bringt.
tipsTitle = Für das erste Spiel
tipStop = Du musst nicht alle Würfe nutzen: Was gut ist, darfst du gleich eintragen.
tipBonus = Oben bist du mit { $n } von einer Augenzahl auf Kurs zum Bonus.
tipZero = Passt nichts, kostet eine 0 bei „{ $category }“ oft am wenigsten.
tipChance = „{ $category }“ nimmt alle Würfel: Halte das Feld offen, bis eine Runde misslingt.

## make: the ruleset editor /make

makePage = Keepwise: Eigenes Spiel
makeTitle = Eigenes Spiel
makeLead = Geh von einem Spiel aus, das du kennst, ändere, was du willst, und sieh sofort, was daraus folgt.
makeBase = Ausgehen von
makeNothing = nichts
makeName = Name des Spiels
makeRolls = Würfe pro Runde
makeOrder = Die Felder werden ausgefüllt
makeOrderFree = in beliebiger Reihenfolge
makeOrderCard = von oben nach unten
makeOrderUpper = der obere Teil zuerst
makeExtra = Extrawürfe am Anfang
makeSaves = Übrige Würfe werden gespart
makeBonus = Bonus des oberen Teils
makeBonusAt = Ab
makeBonusEach = Je weiterer Punkt
makeAddBonus = Bonus hinzufügen
makeJoker = Noch einmal alle Würfel gleich
makeJokerRule = Das ist
makeJokerOff = nichts Besonderes
makeJokerForced = ein Joker, erzwungen
makeJokerFree = ein Joker, freie Wahl
makeJokerOriginal = ein Joker, nur im unteren Teil
makeJokerNone = nur mehr Punkte
makeJokerCategory = Sobald dieses Feld ausgefüllt ist
makeJokerBonus = Punkte extra
makeAdd = Feld hinzufügen
makeNew = Neu
makeCategoryName = Name
makeNeeds = Was es verlangt
makeNeedsKind = Würfel
makeNeedsFace = eine Augenzahl (oberer Teil)
makeNeedsAny = beliebige Würfel
makeNeedsGroups = gleiche Würfel
makeNeedsRun = Augenzahlen in Folge
makeNeedsFaces = bestimmte Augenzahlen
makeFace = Augenzahl
makeGroup = Gruppe { $n }
makeSameFace = Die Gruppen dürfen dieselbe Augenzahl haben
makeRunLength = Wie viele in Folge
makeFaces = Augenzahlen
makeTotal = Summe der Würfel
makeAny = beliebig
makeTotalExact = genau
makeTotalLeast = mindestens
makeTotalMost = höchstens
makeColour = Farbe
makeColourAll = alle Würfel gleich
makeColourMatched = diese Würfel gleich
makePays = Was es bringt
makePaysKind = Art
makePaysPoints = feste Punkte
makePaysAll = Summe aller Würfel
makePaysMatched = Summe dieser Würfel
makePaysFaces = Summe bestimmter Augenzahlen
makePaysRolls = Punkte nach Wurf
makePoints = Punkte
makeByRoll = Punkte in Wurf 1, 2, 3 …
makePlus = Punkte extra
makeServed = Bonus im ersten Wurf
makeTimes = So oft ausfüllbar
makeAfter = Bringt erst Punkte, wenn dieses Feld welche hat
makeAfterNone = keines
makeUp = Nach oben
makeDown = Nach unten
makeRemove = { $name } entfernen
makeFollows = Was daraus folgt
makeWrong = Erst { $n } Fehler beheben.
makeTotals = Summen von { $least } bis { $greatest }
makeStates = { $count ->
    [one] { $count } Situation zwischen den Runden
   *[other] { $count } Situationen zwischen den Runden
}
makeReady = Der Trainer kennt dieses Spiel.
makeSolvable = Der Trainer lernt dieses Spiel, sobald er zum ersten Mal gefragt wird: etwa { $time }.
makeOutOfReach = Zu groß für den Trainer. Menschen können es spielen.
makeEstimated = Bei Spielen mit mehreren Spalten schätzt der Trainer.
makeProblemRange = Erlaubt: { $least } bis { $greatest }.
makeProblemTwice = Das gibt es schon.
makeProblemMissing = Hier fehlt etwas.
makeProblemClash = Das passt nicht zum Rest.
makePlay = Spielen
makeAnalyse = Analysieren
makeShare = Link kopieren
makeCopy = Kopieren
makeCopied = Kopiert.
makeSave = Speichern
makeSaved = In diesem Browser gespeichert
makeForget = { $name } löschen
makeForgetAsks = „{ $name }“ aus diesem Browser löschen?
makeSheet = Die Regeln im Wortlaut
makeJson = Als JSON, für Programme

## offline: the page /offline

newVersion = Es gibt eine neue Version dieser Seiten.
newVersionUse = Jetzt verwenden
takePage = Keepwise: Offline spielen
takeTitle = Offline spielen
takeLead = Seiten und Spiele, die du herunterlädst, bleiben in diesem Browser und brauchen keine Verbindung. Mit der Tabelle zu jedem Spiel antworten Trainer und Computer genauso wie der Server.
takeGames = Spiele
takeSize = { $size } MB
takeTotal = Zum Herunterladen: { $size }
takePages = Alle Seiten, in der Sprache, in der du sie liest
takeKept = heruntergeladen
takeNewer = neuere Tabelle verfügbar
takeNow = Herunterladen
takeLoads = Wird geladen …
takeDone = Heruntergeladen. Jetzt geht alles offline.
takeRemove = { $name } entfernen
takeRemoveAll = Alles entfernen
takeRemoved = Entfernt.
takeFull = In diesem Browser ist kein Platz mehr. Entferne ein Spiel oder wähle weniger.
takeCutOff = Der Server ist nicht erreichbar. Was noch fehlt, kannst du herunterladen, sobald er zurück ist.
takeImpossible = Dieser Browser kann keine Seiten speichern: Dazu braucht es eine sichere Verbindung (https) und kein privates Fenster.
takeMayGo = Wird der Speicher knapp, darf der Browser das löschen.
takeOthers = Den Server brauchen: Spiele mit mehreren Spalten, eigene Regeln, das Spiel auf Sieg, Prognosen und ausführliche Begründungen.
takeWho = Woher die Antworten kommen
takeServer = Der Server; dieses Gerät nur, wenn er nicht erreichbar ist
takeDevice = Immer dieses Gerät, für die heruntergeladenen Spiele

## widget: the page /widget

widgetPage = Keepwise: Würfeltrainer
widgetTitle = Würfeltrainer
widgetLead = Stell ein, was du willst, und kopiere den Code in deine Seite. Er antwortet mit dem exakt besten Zug, in der Sprache deiner Leser.
widgetRolls = Würfe übrig
widgetCard = Belegte Felder
widgetRoll = Andere Würfel
widgetAuto = Wie auf der Seite
widgetReader = Die des Lesers
widgetWidth = Breite
widgetAsk = Leser zuerst wählen lassen
widgetCode = Dein Code
widgetFrame = Als Rahmen, ohne Skript
widgetCopy = Kopieren

## embed: the element <dice-coach>, on any site

embedDice = Würfel: drücke, was du behalten würdest
embedDie = Würfel { $n }: { $face }
embedKeep = halten
embedReroll = neu
embedAll = Alle neu würfeln
embedScore = { $category }: { $points }
embedCall = { $category } ansagen
embedChoose = Drücke die Würfel, die du behalten würdest.
embedPonder = Was würdest du eintragen?
embedAsk = Was ist am besten?
embedRight = Richtig, das ist der beste Zug.
embedCosts = Das kostet { $loss }.
embedChances = Chancen in dieser Runde
embedMoves = Was jeder Zug kostet
embedBest = am besten
embedYours = du: { $loss }
embedTotal = Erwarteter Endstand: { $value }
embedThinking = Ich rechne …
embedPreparing = Dieses Spiel wird vorbereitet. { $share }, noch etwa { $n } s
embedLost = Der Trainer ist nicht erreichbar.
embedRetry = Erneut versuchen
embedWrong = Diese Stellung kann der Trainer nicht zeigen.
embedUnprepared = Auf diese Frage ist der Trainer hier nicht vorbereitet.
embedAnalyse = Analysieren
embedBlack = schwarz
embedRed = rot
embedGreen = grün

## answers: sentences in answers of the API, in no page

advisedKeep = Behalte { $dice } und wirf { $others } neu.
advisedRerollAll = Wirf alles neu.
sentence = { $words }.
advisedScore = Trage { $points } bei „{ $category }“ ein.
advisedCall = Sage „{ $category }“ an.
advisedTimes = Punkte in dieser Spalte zählen { $factor }-fach.
advisedInProduct = Dieses Feld zählt nur im Produkt.
advisedLeaves = { $n ->
    [one] Danach hast du noch { $n } Extrawurf.
   *[other] Danach hast du noch { $n } Extrawürfe.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Du erreichst { $points } oder mehr in { $chance } der Fälle.
reachesNever = { $points } erreichst du nicht mehr.
getsUpperBonus = Du bekommst den Bonus oben in { $chance } der Fälle.
upperBonusNever = Den Bonus oben bekommst du nicht mehr.
winsWith = Du gewinnst in { $chance } der Fälle.
winsNever = Gewinnen kannst du nicht mehr.
winsAlways = Du gewinnst, egal was du würfelst.
tieCounts = Ein Gleichstand zählt { $share } und ein Sieg 1.
opponentForPoints = Vom Gegner wird angenommen, dass er auf Punkte spielt: Das beste Spiel beider auf Sieg zu berechnen, würde zu lange dauern.
tieWins = Ein Gleichstand zählt wie ein Sieg.
valuesEstimated = Die Werte sind Schätzungen: Wenn du so spielst, holst du im Schnitt { $mean } Punkte (mit { $confidence } Konfidenz { $low } bis { $high }, aus { $games } Spielen).
auditFair = Geprüfte Würfel: { $n }. Tests: { $tests }. Nichts ist ungewöhnlich: Faire Würfel fallen in { $chance } der Fälle mindestens so ungleich.
auditUnusual = Geprüfte Würfel: { $n }. Etwas ist ungewöhnlich: Faire Würfel ergeben so etwas, alle Tests zusammen, höchstens in { $chance } der Fälle.
auditFaces = Die Augenzahlen fallen zu ungleich.
auditRepeats = Wiederholungen einer früheren Augenzahl: { $observed }; bei fairen Würfeln etwa { $expected }.
auditPairs = Gleiche Paare unter den zusammen gefallenen Würfeln: { $observed }; bei fairen Würfeln etwa { $expected }.
auditHalves = Die früher gefallenen Würfel unterscheiden sich von den späteren.
auditDice = Die Würfel unterscheiden sich voneinander.
auditPlayers = Die Würfel der Spieler unterscheiden sich.
auditFalseAlarms = Eine solche Prüfung nennt auch faire Würfel in bis zu { $level } der Fälle ungewöhnlich.
auditSees = Eine Augenzahl, die in { $share } statt { $fair } der Fälle fällt, wäre in 9 von 10 Fällen aufgefallen.
auditSeesNothing = Das sagt wenig: Bei so wenigen Würfeln könnte sogar ein Würfel unbemerkt bleiben, der immer dieselbe Augenzahl zeigt.
auditNoDice = Kein Würfel lässt sich prüfen: Es ist nicht bekannt, welche Würfel geworfen wurden.
costsAbout = „{ $move }“ kostet etwa { $loss }.
beats = „{ $best }“ bringt { $loss } mehr als „{ $move }“.
beatsBecause = „{ $best }“ bringt { $loss } mehr als „{ $move }“: { $reason }
beatsAbout = „{ $best }“ bringt etwa { $loss } mehr als „{ $move }“.
comparesSheet = „{ $best }“ statt „{ $move }“: { $now } in dieser Runde, { $later } später.
comparesSheetAbout = „{ $best }“ statt „{ $move }“: { $now } in dieser Runde, etwa { $later } später.
averagesInstead = Mit „{ $move }“ kommst du im Schnitt auf { $mean } Punkte statt auf { $best }.
stakesCostsTarget = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, erreicht { $target } aber in { $other } der Fälle statt in { $best }.
stakesCostsBonus = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, holt den Bonus oben aber in { $other } der Fälle statt in { $best }.
stakesCostsFloor = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, sichert aber nur { $other } statt { $best }.
stakesCostsHardlyTarget = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, erreicht { $target } aber seltener.
stakesCostsHardlyBonus = „{ $move }“ bringt im Schnitt { $points } mehr und damit von allen Zügen am meisten, holt den Bonus oben aber seltener.
stakesMakesTarget = „{ $move }“ bringt in { $chance } der Fälle Punkte für „{ $category }“; dann erreichst du { $target } in { $then } der Fälle, sonst in { $otherwise }.
stakesMakesBonus = „{ $move }“ bringt in { $chance } der Fälle Punkte für „{ $category }“; dann bekommst du den Bonus oben in { $then } der Fälle, sonst in { $otherwise }.
stakesZeroTarget = „{ $move }“ ergibt in { $chance } der Fälle eine 0 bei „{ $category }“; dann erreichst du { $target } in { $then } der Fälle, sonst in { $otherwise }.
stakesZeroBonus = „{ $move }“ ergibt in { $chance } der Fälle eine 0 bei „{ $category }“; dann bekommst du den Bonus oben in { $then } der Fälle, sonst in { $otherwise }.
stakesRiskyTarget = Nach dieser Runde liegt deine Chance auf { $target } bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug wagt mehr.
stakesRiskyBonus = Nach dieser Runde liegt deine Chance auf den Bonus oben bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug wagt mehr.
stakesSafeTarget = Nach dieser Runde liegt deine Chance auf { $target } bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug ist der sicherere.
stakesSafeBonus = Nach dieser Runde liegt deine Chance auf den Bonus oben bei { $best }, mit „{ $move }“ bei { $other }. Der beste Zug ist der sicherere.
hintTarget = Punkte, die zum Ziel noch fehlen: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Erlaubt: { $allowed }.
problemRange = Erlaubt: { $minimum } bis { $maximum }.
problemAtMost = Höchstens { $maximum } erlaubt, nicht { $found }.
problemLimit = Höchstens { $maximum } erlaubt.
problemFound = Gefunden: { $found }.
problemMore = { $n ->
    [one] (und { $n } weiteres)
   *[other] (und { $n } weitere)
}
claim-with_correction = „{ $name }“ ({ $found }) stimmt mit einer der Korrekturen.
claim-as_written = „{ $name }“ ({ $found }) passt zum Spielzettel, wie er dasteht, aber der ist nicht verlässlich.
claim-with_none = „{ $name }“ ({ $found }) stimmt mit keiner Korrektur.
claim-unknown = „{ $name }“ ({ $found }) lässt sich nicht prüfen.
extraBonus = Extrabonus
assumption-meaning = „{ $name }“ { $found } kann mehrere Summen bedeuten; angenommen wird die passende.
assumption-extra_bonuses = Angenommene Anzahl von Extraboni: { $found }.
assumption-roll = Angenommen ist, dass diese Würfel aus Wurf { $found } stammen.
assumption-extra_rolls = Angenommene Anzahl von Extrawürfen: { $found }; möglich: { $least } bis { $greatest }.
assumption-no_extra_bonus = Für diese Runde wird kein Extrabonus angenommen.
assumption-one_player = Die Werte in den Spalten { $found } werden als die eines einzigen Spielers gelesen.
assumption-ignored = Neben „{ $name }“ nicht als Wert gelesen: { $found }.
assumption-heading = „{ $name }“ wird als Überschrift gelesen.
assumption-columns = Die Werte neben „{ $name }“ werden als die von { $found } gelesen.
assumption-category = „{ $name }“ wird als „{ $found }“ gelesen.
assumption-printed = Die erste { $found } neben „{ $name }“ wird als Aufdruck gelesen.
assumption-sum = Die letzte { $found } neben „{ $name }“ wird als Summe der anderen Werte gelesen.
problems-reading = Nicht lesbare Anfragen
problem-bad-chunk = Ungültige Chunked-Codierung
problem-bad-length = Ungültige Länge des Bodys
problem-byte-order-mark = Byte Order Mark
problem-cut-short = Unvollständiger Body
problem-duplicate-key = Doppelter Schlüssel oder Parameter
problem-duplicate-key-detail = „{ $name }“ wurde zweimal gesendet.
problem-empty-body = Leerer Body
problem-nested-too-deep = Zu tiefe Verschachtelung
problem-not-json = Ungültiges JSON
problem-not-readable = Nicht lesbare Anfrage
problem-not-unicode = Unvollständiges Zeichen
problem-not-utf-8 = Ungültiges UTF-8
problems-fields = Angaben und Parameter
problem-invalid = Ungültige Anfrage
problem-contradiction = Widerspruch
problem-contradiction-detail = „{ $name }“ widerspricht einer anderen Angabe oder den Spielregeln.
problem-duplicate = Doppelter Eintrag
problem-duplicate-detail = „{ $found }“ kommt zweimal vor.
problem-missing-field = Fehlende Angabe
problem-missing-field-detail = „{ $name }“ fehlt.
problem-not-committed = Wert passt nicht zur Festlegung
problem-out-of-range = Zahl außerhalb des erlaubten Bereichs
problem-out-of-range-detail = Für „{ $name }“ ist { $minimum } bis { $maximum } erlaubt, nicht { $found }.
problem-too-long = Zu lange Zeichenkette
problem-too-many = Zu viele Einträge
problem-unknown-choice = Nicht erlaubter Wert
problem-unknown-choice-detail = „{ $found }“ ist für „{ $name }“ nicht erlaubt.
problem-unknown-commitment = Unbekannte Festlegung
problem-unknown-field = Unbekannte Angabe
problem-unknown-field-detail = Die Angabe „{ $found }“ ist unbekannt.
problem-wrong-card = Ungültiger Spielzettel im Query-String
problem-wrong-count = Falsche Anzahl von Einträgen
problem-wrong-dice = Falsche Würfel
problem-wrong-dice-detail = Die Anzahl der Würfel muss { $expected } sein.
problem-wrong-die = Ungültiger Würfel
problem-wrong-die-detail = Ein Würfel zeigt eine Zahl von { $minimum } bis { $maximum }, nicht { $found }.
problem-wrong-move = Ungültiger Zug im Query-String
problem-wrong-position-id = Ungültiger Code eines Spielstands
problem-wrong-position-id-detail = „{ $found }“ ist nicht der Code eines Spielstands.
problem-wrong-record = Unlesbare Mitschrift
problem-wrong-record-detail = „{ $found }“ passt nicht in die Mitschrift der Partie.
problem-wrong-type = Falscher Typ
problems-names = Namen
problem-ambiguous-category = Mehrdeutiges Feld
problem-ambiguous-category-detail = „{ $found }“ kann mehrere Felder bezeichnen.
problem-ambiguous-column = Mehrdeutige Spalte
problem-ambiguous-column-detail = „{ $found }“ kann mehrere Spalten bezeichnen.
problem-ambiguous-ruleset = Mehrdeutiges Regelwerk
problem-ambiguous-ruleset-detail = „{ $found }“ kann mehrere Regelwerke bezeichnen.
problem-bad-name = Ungültiger Name
problem-unknown-category = Unbekanntes Feld
problem-unknown-category-detail = Ein Feld „{ $found }“ gibt es nicht.
problem-unknown-column = Unbekannte Spalte
problem-unknown-column-detail = Eine Spalte „{ $found }“ gibt es nicht.
problem-unknown-ruleset = Unbekanntes Regelwerk
problem-unknown-ruleset-detail = Ein Regelwerk „{ $found }“ gibt es nicht.
problems-cards = Spielzettel
problem-contradicting-points = Widersprüchliche Punkte
problem-contradicting-points-detail = „{ $name }“ kann mit den anderen Einträgen dieses Spielzettels nicht { $found } bringen.
problem-impossible-extra-bonus = Unmögliche Anzahl von Extraboni
problem-impossible-extra-rolls = Unmögliche Anzahl von Extrawürfen
problem-impossible-extra-rolls-detail = Ein Spielzettel kann zu diesem Zeitpunkt { $minimum } bis { $maximum } Extrawürfe haben, nicht { $found }.
problem-impossible-points = Unmögliche Punkte
problem-impossible-points-detail = „{ $name }“ kann nicht { $found } bringen.
problem-out-of-order = Falsche Reihenfolge der Felder
problem-out-of-order-detail = Das Feld „{ $name }“ wurde zu früh ausgefüllt: Dieses Spiel hat eine feste Reihenfolge.
problem-too-many-fillings = Zu oft ausgefülltes Feld
problem-wrong-total = Falsche Summe
problem-wrong-total-detail = „{ $name }“ ergibt { $expected }, nicht { $found }.
problems-games = Spiele
problem-category-filled = Schon ausgefülltes Feld
problem-category-filled-detail = Das Feld „{ $found }“ war schon ausgefüllt.
problem-kept-dice-missing = Fehlende behaltene Würfel
problem-kept-dice-missing-detail = Behalten wurde { $dice }, aber die nächsten Würfel sind { $found }.
problem-missing-category = Fehlendes Feld
problem-missing-category-detail = Das Feld dieser Runde fehlt.
problem-missing-column = Fehlende Spalte
problem-missing-column-detail = Die Spalte dieser Runde fehlt.
problem-missing-dice = Fehlende Würfel
problem-missing-dice-detail = Die Würfel dieser Runde fehlen.
problem-missing-points = Fehlende Punkte
problem-missing-points-detail = Die Punkte dieser Runde fehlen.
problem-too-many-rolls = Zu viele Würfe
problem-too-many-turns = Zu viele Runden
problem-too-many-turns-detail = Das Spiel ist vor dieser Runde zu Ende.
problem-unequal-rounds = Ungleiche Rundenzahlen
problem-unequal-rounds-detail = Die Rundenzahl dieses Spielers ({ $found }) passt nicht zu den Rundenzahlen der anderen.
problem-wrong-extra-bonus = Falscher Extrabonus
problem-wrong-extra-bonus-detail = Der Extrabonus ist hier { $expected }, nicht { $found }.
problem-wrong-points = Falsche Punkte
problem-wrong-points-detail = Diese Runde bringt { $expected }, nicht { $found }.
problems-moves = Spielstände und Züge
problem-card-complete = Spiel zu Ende
problem-card-complete-detail = Alle Felder sind ausgefüllt: Das Spiel ist zu Ende.
problem-illegal-announce = Nicht erlaubte Ansage
problem-illegal-announce-detail = Das Feld „{ $found }“ darf jetzt nicht angesagt werden.
problem-illegal-category = Nicht erlaubtes Feld
problem-illegal-category-detail = Das Feld „{ $found }“ darf jetzt nicht ausgefüllt werden.
problem-illegal-keep = Nicht erlaubtes Behalten
problem-keep-not-in-hand = Behaltene Würfel nicht im Wurf
problem-keep-not-in-hand-detail = { $found } kann nicht behalten werden: Die Würfel sind { $dice }.
problem-keeps-every-die = Kein Würfel zum Werfen übrig
problem-keeps-every-die-detail = Wenn du alle Würfel behältst, bleibt keiner zum Werfen übrig.
problem-no-roll-left = Kein Wurf übrig
problem-no-roll-left-detail = Es ist kein Wurf mehr übrig; ein Feld muss ausgefüllt werden.
problems-service = Dienst
problem-damaged-table = Beschädigte Tabelle
problem-internal = Interner Serverfehler
problem-missing-table = Fehlende Tabelle
problem-missing-table-detail = Für diese Antwort fehlt dem Server eine Tabelle.
problem-no-such-range = Bereich außerhalb der Datei
problem-not-found = Unbekannter Pfad
problem-not-ready = Server nicht bereit
problem-not-solved = Gescheiterte Berechnung der Tabelle
problem-too-costly = Zu aufwendige Anfrage
problem-too-large = Zu große Anfrage
problem-too-many-requests = Zu viele Anfragen
problem-wrong-content-type = Nicht unterstützter Inhaltstyp
problem-wrong-method = Nicht erlaubte Methode
