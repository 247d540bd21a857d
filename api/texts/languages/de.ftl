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
pace = Der Computer spielt
paceNormal = In Ruhe
paceFast = Schnell
paceStep = Schritt für Schritt, wenn ich es sage
newGame = Neues Spiel
newGameAsks = Das laufende Spiel ginge verloren.
newGameYes = Aufgeben
newGameNo = Weiterspielen
done = Fertig
setupTitle = Würfeln, behalten, wissen.
setupLead = Das Würfelspiel von früher, gegen Menschen oder den Computer. Ein Trainer, der es bis zur letzten Nachkommastelle gelöst hat, schaut dir auf Wunsch über die Schulter.
ruleset = Spiel
players = Spieler
player = Spieler
you = Du
computer = Computer
person = Mensch
addPlayer = Spieler hinzufügen
playerName = Name von Spieler { $n }
playerKind = Wer für Spieler { $n } spielt
removePlayer = { $name } entfernen
start = Spielen
openFile = Ein Spiel aus einer Datei auswerten
factsCard = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}
factsTurns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
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
computerPlays = Der Computer spielt
waitsForServer = Warten auf den Server
next = Weiter
undo = Zurück
dice = Würfel
diceGroup = Würfel: drücke, was du behältst
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
mayCall = Zum Ansagen in „{ $column }“ drücken.
mustRollAll = Nichts ist angesagt: Nur ein Wurf mit allen Würfeln lässt sich eintragen.
offer = { $category }: { $points } eintragen
offerOne = { $category }, { $nth } von { $of }: { $points } eintragen
offerCall = { $category }: ansagen (jetzt { $points })
lockUpper = Unterer Teil: erst, wenn der obere voll ist
lockOrder = Nur in der Reihenfolge des Spielzettels
lockAfter = { $category }: zählt erst, wenn „{ $after }“ Punkte hat
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
productCounts = { $product } zählt auch, sobald alle drei gefüllt sind, nie weniger als 0
countsInProduct = { $category } zählt nur im Produkt
jokerOfColumns = Weitere gleiche Würfel sind ein Joker, sobald „{ $category }“ in allen Spalten gefüllt ist
lastTurnRolls = { $n ->
    [one] Der allerletzte Zug hat { $n } Wurf
   *[other] Der allerletzte Zug hat { $n } Würfe
}
upperSection = Oberer Teil
lowerSection = Unterer Teil
upperTotal = Summe oben
upperBonus = Bonus
bonusOf = { $category }-Bonus
total = Gesamt
columnSum = Summe
factor = Zählt
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
coachBefore = Nach deinem Wurf ordnet der Trainer alle Züge.
coachForTotal = Trainer und Computer spielen auf die Gesamtsumme, nicht auf Wertungspunkte.
coachWaits = Der Trainer rechnet …
coachSays = Trainer: { $move }.
coachPrepares = Dieses Spiel wird gerade vorbereitet, einen Moment.
coachStuck = Der Trainer weiß keine Antwort.
coachAway = Der Trainer meldet sich, sobald der Server zurück ist.
noTable = Dieses Spiel kennen weder der Trainer noch der Computer.
noOutlook = Wie wahrscheinlich jedes Endergebnis ist, lässt sich nur am Anfang und gegen Ende eines Spiels sagen.
noOutlookOfColumns = Bei Spielen mit mehreren Spalten lässt sich nicht sagen, wie wahrscheinlich ein Ergebnis, der Bonus oben oder ein Sieg ist.
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
estimatedStrength = Geschätzt, nicht exakt: Wer dem Trainer folgt, erreicht im Schnitt { $mean } (mit { $confidence } zwischen { $low } und { $high }, aus { $games } Spielen).
best = am besten
allMoves = Alle { $n } Züge zeigen
fewerMoves = Weniger zeigen
goal = Der Trainer spielt auf
goalPoints = die meisten Punkte
goalWin = Sieg
goalTies = Ein Gleichstand zählt als halber Sieg.
goalLater = Wie man gewinnt, lässt sich an dieser Stelle des Spiels nicht sagen: Der Trainer spielt auf die meisten Punkte.
worthWin = Siegchance { $value }
outlook = Wie es ausgehen kann
expected = Erwartet
chanceBonus = Bonus oben
chanceWin = Sieg
outlookWords = Erwartet werden { $mean }; neun von zehn Spielen enden zwischen { $low } und { $high }.
outlookSure = Das Ergebnis steht fest: { $total }.
outlookAlone = Wenn du ab hier dem Trainer folgst:
outlookTogether = Wenn ab hier alle dem Trainer folgen:
outlookForPoints = Wenn ab hier alle auf die meisten Punkte spielen:
outlookWeaker = Wenn ab hier alle auf die meisten Punkte spielen, der Computer mit seinen üblichen Fehlern:
computerStuck = Der Computer kann nicht ziehen.
tryAgain = Erneut versuchen
deleteIt = Löschen
keepIt = Behalten
serverAway = Der Server ist nicht erreichbar. Hier geht es weiter, sobald er zurück ist.
pageStuck = Die Seite konnte nicht geladen werden.
languageStuck = Diese Sprache konnte nicht geladen werden.
unknownGame = Dieses Spiel ist hier nicht bekannt.
fileBroken = In dieser Datei ist kein Spiel.
linkBroken = In diesem Link ist kein Spiel.
otherTab = Dieses Spiel ruht: Es wird in einem anderen Tab gespielt.
playHere = Hier weiterspielen
gameWaits = Dein Spiel ist noch da. Ein neues beendet es.
keptUnknown = Das gespeicherte Spiel gehört zu einem Regelwerk, das dieser Server nicht kennt. Es bleibt nicht länger gespeichert.
keptDamaged = Das gespeicherte Spiel ist beschädigt und kann nicht weitergehen. Es bleibt nicht länger gespeichert.
review = Auswertung
reviewing = Jede Entscheidung wird geprüft …
reviewReady = Die Auswertung ist fertig.
reviewStuck = Das Spiel konnte nicht ausgewertet werden.
gameInvalid = Dieses Spiel verstößt gegen die Regeln:
problemPoints = „{ $category }“ mit { $dice } zählt { $expected }, nicht { $found }.
problemImpossible = „{ $category }“ kann hier nicht { $found } zählen.
problemFilled = „{ $category }“ war schon ausgefüllt.
problemIllegal = „{ $category }“ darf hier nicht ausgefüllt werden.
problemCall = „{ $category }“ darf hier nicht angesagt werden.
problemUnknown = Ein Feld „{ $category }“ gibt es in diesem Spiel nicht.
problemTotal = „{ $total }“ ergibt { $expected }, nicht { $found }.
problemExtra = „{ $bonus }“ ist hier { $expected }, nicht { $found }.
problemDice = Die Würfel passen nicht zusammen.
problemTurns = Die Zahl der Züge passt nicht.
problemOther = Hier steht etwas Unlesbares.
problemsMore = { $n ->
    [one] … und { $n } weiteres
   *[other] … und { $n } weitere
}
unjudged = Wie gut die Entscheidungen waren, lässt sich hier nicht sagen: Dieses Spiel ist auf diesem Server nicht durchgerechnet.
workLeft = { $share } fertig, noch etwa { $time }.
workWaits = Vorher ist ein anderes Spiel an der Reihe: { $share } fertig, noch etwa { $time }.
shareLink = Link teilen
saveFile = Als Datei sichern
linkCopied = Der Link ist in der Zwischenablage.
linkHere = Der Link zu diesem Spiel
startValue = Erwartet bei bestem Spiel
startEstimated = Der Trainer erwartet
luck = Glück
loss = Verschenkt
correction = Korrektur
correctionHint = Die Werte sind Schätzungen. Um wie viel sie von Zug zu Zug danebenlagen, ist die Korrektur.
rank = Platz { $n }
turnsWords = { $loss ->
    [one] { $name }: Glück { $luck }, { $loss } Punkt verschenkt.
   *[other] { $name }: Glück { $luck }, { $loss } Punkte verschenkt.
}
turnWords = Zug { $n }: Glück { $luck }, verschenkt { $loss }
turnsHint = Wähle einen Zug, um seine Zahlen zu sehen.
expensive = Die teuersten Entscheidungen
flawless = Kein Punkt wurde verschenkt.
flawlessEstimated = Soweit der Trainer es sagen kann, wurde kein Punkt verschenkt.
highlightPlace = { $name }, Zug { $n }
highlightWords = { $dice }: gespielt „{ $played }“, am besten war „{ $best }“.
grade_best = am besten
grade_good = gut
grade_inaccuracy = ungenau
grade_mistake = Fehler
grade_blunder = grober Fehler
skipMain = Zum Inhalt springen
navPlay = Spielen
navAnalyse = Analyse
navTrain = Üben
navRules = Regeln
navHistory = Meine Spiele
navMake = Ein eigenes Spiel
navDocs = API
missingTitle = Hier ist nichts.
missingLead = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
missingHome = Zur Startseite
playPage = Keepwise: spielen mit einem perfekten Trainer
missingPage = Keepwise: hier ist nichts
navTake = Offline
answeredHere = Ohne Verbindung: Die Antworten kommen von diesem Gerät.
onThisDevice = auf diesem Gerät
needsServer = Das braucht den Server; es kommt, sobald es wieder eine Verbindung gibt.

## home: the home page /

homePage = Keepwise: Würfelspiele, exakt gelöst
homeTitle = Würfelspiele, bis auf die letzte Stelle gelöst.
homeLead = Spiele Kniffel, Yatzy und die ganze Familie, gegen Menschen oder den Computer. Ein Trainer, der zu jedem Wurf den besten Zug kennt, hilft auf Wunsch, und danach siehst du, was Glück war und was Entscheidung.
homePlay = Ein Spiel spielen
homeAnalyse = Echte Würfel analysieren
homeTry = Ein erster Wurf: Welche Würfel würdest du behalten?
homeAnother = Ein anderer Wurf
homePlayWords = Ein bis vier Spieler, Menschen oder ein Computer, so schwach oder stark du willst. Danach zeigt die Auswertung, was Glück war und was Entscheidung.
homeAnalyseWords = Ihr spielt mit echten Würfeln? Tippe Spielzettel und Wurf ein: jeder Zug mit dem, was er kostet, und warum.
homeTrainWords = Zehn Entscheidungen am Tag, für alle dieselben, und Übungen nach Thema, so lange du magst: auch deine eigenen Fehler.
homeRulesWords = Was jedes Feld verlangt und zählt, mit Würfeln gezeigt, auf einem Blatt für jedes Spiel.
homeHistoryWords = Deine Spiele, Mittelwerte, Serien und teuersten Fehler. Sie bleiben in diesem Browser.
homeMakeWords = Ändere Regeln oder erfinde ein Spiel und sieh sofort, was daraus folgt. Dann spiel es.
homeDevelopers = Für Entwickler
homeApiTitle = Fragen
homeApiWords = Punkte eines Wurfs, ganze Spiele bis zum letzten Würfel geprüft, exakter Rat mit dem Verlust jeder Alternative: für die eingebauten Regeln oder deine eigenen.
homeDocs = Zur API
homeWidgetTitle = Einbetten
homeWidgetWords = Zwei Zeilen bringen den Trainer auf jede Seite, in dreizehn Sprachen, auch für Tastatur und Screenreader.
homeWidget = Allein ansehen, wie im iframe

## play: the page /play

coachOff = aus
coachHint = wenn ich frage
coachAfter = nach meinem Zug
coachAlways = immer
coachOffWords = Der Trainer sagt bis zur Auswertung nichts.
coachHintWords = Der Trainer sagt nichts, bis du fragst: Der Knopf „Tipp“ oder die Taste H zeigt den besten Zug.
coachAfterWords = Du entscheidest zuerst. Dann sagt der Trainer, was der Zug gekostet hat und welcher der beste gewesen wäre.
coachAlwaysWords = Der Trainer zeigt den besten Zug, sobald die Würfel liegen.
hint = Tipp
coachMissed = Diesen Zug konnte der Trainer nicht ansehen.
rollOn = Noch ein Wurf
scoreIn = { $category }: { $points } eintragen
verdictBetter = besser: { $move }
verdictPlayed = Dein Zug
verdictBest = Am besten
flag = Entscheidung für die Auswertung merken
flagSet = Für die Auswertung gemerkt.
flagGone = Nicht mehr gemerkt.
keys = Tasten
keysUse = Einzelne Tasten: H, F und ?
keyHint = fragt den Trainer nach einem Tipp
keyFlag = merkt diese Entscheidung für die Auswertung vor, oder nicht mehr
keyHelp = zeigt diese Tasten
keyDigits = behalten einen Würfel mit dieser Zahl, solange ein Würfel ausgewählt ist
keyArrows = gehen von Würfel zu Würfel
keyEnter = drückt, was ausgewählt ist
tipsUse = Hinweise in den ersten Spielen
tipDone = Verstanden
tipKeep = Tippe die Würfel an, die du behalten willst. Die anderen werden neu geworfen.
tipChoose = Das war der letzte Wurf. Wähle ein Feld auf dem Spielzettel: Die Zahlen zeigen, was jedes bringt.
tipNothing = Nichts passt? Ein Feld musst du streichen. Nimm das, das dir am wenigsten fehlen wird.
tipJoker = Noch einmal lauter gleiche Würfel: Sie müssen in „{ $category }“, solange dieses Feld frei ist.
menu = Menü
analyseThis = Diese Stellung analysieren
factsBest = { $mean ->
    [one] perfektes Spiel bringt im Schnitt { $mean } Punkt pro Spiel
   *[other] perfektes Spiel bringt im Schnitt { $mean } Punkte pro Spiel
}
factsAbout = { $mean ->
    [one] der Trainer schafft im Schnitt etwa { $mean } Punkt pro Spiel
   *[other] der Trainer schafft im Schnitt etwa { $mean } Punkte pro Spiel
}
howPlayed = Wie spielt man das?
strengthReaches = { $mean ->
    [one] Schafft im Schnitt etwa { $mean } Punkt pro Spiel.
   *[other] Schafft im Schnitt etwa { $mean } Punkte pro Spiel.
}
infoOf = Was „{ $category }“ verlangt und bringt
offline = Der Server ist nicht erreichbar. Dein Spiel bleibt hier gespeichert; lass diese Seite offen, dann geht es weiter, sobald er zurück ist.
setupTake = Spiele herunterladen, um offline zu spielen

## reasons: reasons for moves, on all pages and in the API

quoted = „{ $words }“
whyMore = Mehr
pointAllTie = Alle Züge sind gleich viel wert.
pointSame = Das ist selbst der beste Zug.
pointOnAverage = Das bringt im Schnitt { $mean } mehr.
pointIdle = { $n ->
    [one] Die { $dice } zu behalten heißt nur: ein Würfel weniger für { $others }.
   *[other] { $dice } zu behalten heißt nur: weniger Würfel für { $others }.
}
pointWithout = Ohne { $dice } gelingt „{ $category }“ zu { $chance } statt zu { $other }.
pointWith = Mit { $dice } dazu gelingt „{ $category }“ zu { $chance } statt zu { $other }.
pointCompletes = { $faces } macht „{ $category }“ komplett: Das gelingt zu { $chance } statt zu { $other }.
pointOpenUpper = „{ $category }“ ist noch offen, „{ $other }“ nicht mehr.
pointForUpperBonus = { $dice } bringt den Bonus oben näher als { $others }.
pointHigher = { $dice } zählt mehr als { $others }, wo immer Augen addiert werden.
pointMoreOften = So gelingt „{ $category }“ zu { $chance } statt zu { $other }.
pointSeveral = So gelingen { $categories } öfter.
pointMorePoints = So bringt „{ $category }“ mehr: im Schnitt { $mean }, nicht { $other }.
pointFewerZeros = So endet der Zug seltener mit 0 Punkten: zu { $chance }, nicht zu { $other }.
pointNoZeros = So endet der Zug nie mit 0 Punkten, sonst zu { $other }.
pointNoZeroYet = Noch muss nichts gestrichen werden: Weiterwürfeln ergibt zu { $chance } „{ $category }“.
pointNothingLost = Die Punkte für „{ $other }“ ({ $points }) sind sicher, und Weiterwürfeln ergibt zu { $chance } „{ $category }“.
pointMoreToCome = Für „{ $category }“ bringt Weiterwürfeln im Schnitt { $mean }, nicht { $points }.
pointRollOn = Weiterwürfeln ergibt zu { $chance } „{ $category }“.
pointMadeAlready = „{ $category }“ liegt da und bringt { $points }: „{ $move }“ ergibt das höchstens zu { $chance } noch einmal.
pointNeverAgain = „{ $category }“ liegt da und bringt { $points }: „{ $move }“ bringt nie wieder so viel.
pointEnough = { $points } für „{ $category }“ sind mehr, als „{ $move }“ dort bringt: im Schnitt höchstens { $mean }.
pointServed = Bei diesem Wurf bringt „{ $category }“ { $points }, später nur { $later }.
pointSavesRolls = { $n ->
    [one] Jetzt eintragen lässt { $n } Wurf mehr für spätere Züge.
   *[other] Jetzt eintragen lässt { $n } Würfe mehr für spätere Züge.
}
pointExtraBonus = Noch einmal „{ $joker }“ bringt { $bonus } extra, dazu { $points } für „{ $category }“.
pointExtraBonusZero = Noch einmal „{ $joker }“ bringt { $bonus } extra, auch mit 0 Punkten für „{ $category }“.
pointChases = Noch einmal „{ $joker }“ brächte { $bonus } extra und gelingt zu { $chance }.
pointJoker = Als Joker bringen diese Würfel { $points } für „{ $category }“.
pointTakeRare = „{ $category }“ bringt { $points } und ist selten: Wer darauf spielt, schafft es nur zu { $chance }.
pointGoodFor = { $points } ist gut für „{ $category }“: Wer darauf spielt, holt im Schnitt { $mean }.
pointTooLittle = { $points } ist wenig für „{ $category }“: Wer darauf spielt, holt im Schnitt { $mean }.
pointZeroGivesUp = 0 Punkte in „{ $category }“ verschenken, was man holt, wenn man darauf spielt: im Schnitt { $mean }.
pointZeroRare = 0 Punkte kosten bei „{ $category }“ wenig: Wer darauf spielt, schafft es nur zu { $chance }.
pointZeroLow = 0 Punkte kosten bei „{ $category }“ wenig: Wer darauf spielt, holt im Schnitt nur { $mean }.
pointZeroInstead = { $later } ist wenig für „{ $rival }“: Wer darauf spielt, holt im Schnitt { $other }, für „{ $category }“ nur { $mean }.
pointUpperLost = Der Bonus oben ist ohnehin verloren, darum kosten 0 Punkte bei „{ $category }“ wenig.
pointUpperAlive = So bleibt der Bonus oben erreichbar: Wer darauf spielt, bekommt ihn zu { $chance }.
pointUpperSure = Damit ist der Bonus oben sicher.
pointUpperCloser = So rückt der Bonus oben näher: Wer darauf spielt, bekommt ihn zu { $chance }, nicht zu { $other }.
pointUpperCertain = Wer darauf spielt, hat damit den Bonus oben sicher, sonst zu { $other }.
pointUpperMore = Der Bonus oben bringt so im Schnitt { $mean }, nicht { $other }.
pointFloor = Am Ende mindestens { $points }, was die Würfel auch tun; „{ $move }“ sichert nur { $other }.
pointFloorAlone = Am Ende mindestens { $points }, was die Würfel auch tun.
pointTarget = Du erreichst { $points } oder mehr zu { $chance }, mit „{ $move }“ zu { $other }.
pointUpperBonus = Der Bonus oben gelingt zu { $chance }, mit „{ $move }“ zu { $other }.
pointIdleAlone = { $n ->
    [one] Die { $dice } zu behalten heißt nur: ein Würfel weniger zum Werfen.
   *[other] { $dice } zu behalten heißt nur: weniger Würfel zum Werfen.
}
pointOpenChances = Weiterwürfeln kann noch { $categories } ergeben.
pointBonusEither = Die { $bonus } extra gibt es so oder so, und { $points } ist gut für „{ $category }“: Wer darauf spielt, holt im Schnitt { $mean }.
nextCosts = „{ $move }“ kostet { $loss }.
nextHardly = „{ $move }“ ist fast genauso gut.
nextTies = „{ $move }“ ist genauso gut.
onlyMove = Einen anderen Zug gibt es nicht.
nextWins = „{ $move }“ gewinnt nur zu { $other } statt zu { $best }.
playsFor = Ergibt { $made }.
playsElse = Ergibt { $made }, sonst 0 Punkte für { $lost }.
playsOrNothing = Ergibt { $made }, sonst 0 Punkte dafür.
playsOrZero = Ergibt { $made }; 0 Punkte für { $lost }.
playsZero = Ergibt 0 Punkte für { $lost }.
playsSure = { $made } ist sicher.
paysMoreKeepsMore = Der beste Zug bringt jetzt { $now } mehr, und was offen bleibt, ist { $later } mehr wert.
paysMoreKeepsSame = Der beste Zug bringt jetzt { $now } mehr.
paysMoreKeepsLess = Der beste Zug bringt jetzt { $now } mehr; was offen bleibt, ist nur { $later } weniger wert.
paysSameKeepsMore = Der beste Zug bringt jetzt gleich viel, und was offen bleibt, ist { $later } mehr wert.
paysLessKeepsMore = Der beste Zug bringt jetzt { $now } weniger, aber was offen bleibt, ist { $later } mehr wert.
keepsAll = Alle Würfel zu behalten verschenkt einen Wurf.
wasThere = Die Punkte lagen schon da.
moveWith = „{ $move }“: { $words }
whyTake = jetzt { $best }; später brächte es im Schnitt { $other }
whyLeaveOpen = offen gelassen im Schnitt { $best }; jetzt brächte es { $other }
whyMean = im Schnitt { $best } statt { $other }
whyAlive = bleibt erreichbar
whySure = so gut wie sicher
whyLost = aufgegeben
whyAtRisk = nicht mehr sicher
whyChance = Chance { $best } statt { $other }
whyNow = jetzt verdient
whyRest = alles Übrige
stakesAhead = { $points ->
    [one] Auf Punkte gespielt, lägst du am Ende im Schnitt { $points } Punkt vorn.
   *[other] Auf Punkte gespielt, lägst du am Ende im Schnitt { $points } Punkte vorn.
}
stakesBehind = { $points ->
    [one] Auf Punkte gespielt, lägst du am Ende im Schnitt { $points } Punkt zurück.
   *[other] Auf Punkte gespielt, lägst du am Ende im Schnitt { $points } Punkte zurück.
}
stakesLevel = Auf Punkte gespielt, lägst du am Ende im Schnitt gleichauf.
stakesSame = Das ist auch für die Punkte der beste Zug.
stakesCosts = „{ $move }“ bringt im Schnitt { $points } mehr, das meiste von allen Zügen, gewinnt aber zu { $other }, nicht zu { $best }.
stakesCostsHardly = „{ $move }“ bringt im Schnitt { $points } mehr, das meiste von allen Zügen, gewinnt aber seltener.
stakesRisk = { $n ->
    [one] „{ $move }“ setzt { $n } Punkt von „{ $category }“ aufs Spiel.
   *[other] „{ $move }“ setzt { $n } Punkte von „{ $category }“ aufs Spiel.
}
stakesMakes = „{ $move }“ bringt zu { $chance } Punkte für { $category }; dann liegt die Siegchance bei { $then }, sonst bei { $otherwise }.
stakesNever = „{ $move }“ bringt nie Punkte für { $category }.
stakesSure = „{ $move }“ bringt sicher Punkte für { $category }.
stakesZero = „{ $move }“ ergibt zu { $chance } 0 Punkte für { $category }; dann liegt die Siegchance bei { $then }, sonst bei { $otherwise }.
stakesNoZero = „{ $move }“ ergibt nie 0 Punkte für { $category }.
stakesSureZero = „{ $move }“ ergibt sicher 0 Punkte für { $category }.
stakesRisky = Ist dieser Zug zu Ende, steht die Aussicht auf den Sieg bei { $best }, nach „{ $move }“ bei { $other }: Die beste Wahl wagt mehr.
stakesSafe = Ist dieser Zug zu Ende, steht die Aussicht auf den Sieg bei { $best }, nach „{ $move }“ bei { $other }: Die beste Wahl ist die sicherere.
whyServer = Die ausführliche Begründung kommt vom Server.

## review: the review after a game

valueTitle = Erwartete Endsumme im Lauf des Spiels
valueHint = Wähle einen Zug, um zu sehen, was danach zu erwarten war.
valueAfter = Nach Zug { $n }: { $values }
lossPerDecision = Verlust je freier Entscheidung
playedLike = Am ehesten gespielt wie: { $strength }.
playedBetween = { $n ->
    [one] Mit { $confidence } Wahrscheinlichkeit zwischen { $least } und { $greatest }, soweit es { $n } freie Entscheidung sagt.
   *[other] Mit { $confidence } Wahrscheinlichkeit zwischen { $least } und { $greatest }, soweit es { $n } freie Entscheidungen sagen.
}
playedOne = { $n ->
    [one] Mit { $confidence } Wahrscheinlichkeit, soweit es { $n } freie Entscheidung sagt.
   *[other] Mit { $confidence } Wahrscheinlichkeit, soweit es { $n } freie Entscheidungen sagen.
}
howReckoned = Wie das berechnet ist
sameDice = Bestes Spiel mit denselben Würfeln
sameDiceDrawn = { $n ->
    [one] { $n } seiner Würfel fiel in diesem Spiel nie und wurde ausgelost.
   *[other] { $n } seiner Würfel fielen in diesem Spiel nie und wurden ausgelost.
}
sameDiceHow = Jeder Zug beginnt mit demselben ersten Wurf. Würfel, die noch einmal rollen, fallen wie in diesem Zug, in ihrer Reihenfolge. Wo das beste Spiel mehr Würfel rollt, als gerollt wurden, werden sie ausgelost, für dasselbe Spiel immer dieselben. Ausgelost wird auch, in welcher Reihenfolge Würfel aus einem Wurf liegen.
decisions = Jede Entscheidung
decisionsOf = Von wem
everyone = Alle
onlyLosses = Nur die, die etwas gekostet haben
onlyFlagged = Nur gemerkte
flagged = gemerkt
bestWas = Am besten: { $move }
tryIt = Noch einmal versuchen
print = Drucken
noneShown = Keine passende Entscheidung.
cardBefore = Der Spielzettel vor diesem Zug
turnNumber = Zug { $n }
rollNumber = Wurf { $n }
noDice = Die Würfel wurden nicht aufgeschrieben.
forced = nichts zu entscheiden
emptyCard = Noch ist nichts eingetragen.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Stellung
boardCheck = Spielzettel prüfen
boardOwnRules = Eigene Regeln …
boardOwnJson = Regeln als JSON
boardOwnWrong = Diese Regeln enthalten Fehler:
boardCancel = Abbrechen
boardPut = Eine { $face } hinlegen
boardTake = { $die }: wegnehmen
boardNoDie = Würfel { $place }: noch keiner
boardKeep = { $die }: behalten
boardClear = Leeren
boardRolls = Würfe übrig
boardSavedTitle = Gesparte Würfe
boardCall = Angesagt
boardAllRolled = Alle Würfel wurden auf einmal geworfen
boardOpen = offen
boardOpens = { $cell }: wieder öffnen
boardMoves = Was tun?
boardAim = Spiele auf
boardTarget = mindestens diese Summe
boardFloor = die sichere Mindestsumme
boardUpperBonus = den oberen Bonus
boardFloorWorth = mindestens { $value }
boardDice = Tippe { $n } Würfel ein.
boardEmpty = Sind die Würfel eingetippt, steht hier jeder Zug mit dem, was er wert ist, und warum.
boardFull = Der Spielzettel ist voll: { $total }.
boardBelow = Die Chancen mit diesen Würfeln stehen weiter unten.
boardWhyWorse = Verglichen mit „{ $best }“, dem besten Zug:
boardThen = Jetzt { $points }, danach im Schnitt noch { $rest }.
boardThenShort = Jetzt { $points }.
boardRolled = Diese behalten und würfeln
boardScored = Eintragen und weiter
boardOutlook = Mit dem besten Spiel auf Punkte von hier an:
boardOdds = Chancen in diesem Zug
boardOddsKeep = Wenn du { $dice } behältst und nur auf ein Feld spielst:
boardOddsTurn = Ein ganzer Zug, nur auf ein Feld gespielt:
boardOddsBest = Nur auf ein Feld gespielt, mit dem, was dafür am besten ist. Markiere Würfel, um die Chancen mit ihnen zu sehen.
boardChance = Chance
boardMean = Punkte im Schnitt
boardFrom = { $points } oder mehr
boardWrong = Das kann in keinem Spiel vorkommen: Sieh dir Spielzettel und Würfel noch einmal an.
boardNoTable = Welcher Zug der beste ist, wurde für dieses Spiel auf diesem Server nicht ausgerechnet. Es lässt sich sagen, sobald nur noch wenige Felder offen sind; die Chancen unten immer.
boardNoTarget = Das lässt sich an dieser Stelle des Spiels hier nicht sagen, erst wenn nur noch wenige Felder offen sind. „Die meisten Punkte“ geht immer.
boardPays = Dieser Wurf bringt:
boardBroken = Diese Adresse enthält keine Stellung eines Spiels.
boardOffline = Der Server ist nicht erreichbar. Was du eingetippt hast, bleibt in der Adresse; Antworten kommen, sobald der Server wieder da ist.
cardOrder = „{ $category }“ ist zu früh gefüllt: Andere kommen zuerst.
cardTogether = „{ $category }“: Diese Punkte passen nicht zum Rest des Spielzettels.
cardSaved = Nach so vielen Zügen gibt es { $least } bis { $most } gesparte Würfe.
cardBonuses = So viele Extraboni passen nicht zu diesen Punkten.
checkHow = Schreib deinen Spielzettel ab: eine Zahl, ein Strich für ein gestrichenes Feld, nichts für ein offenes. Summen dürfen leer bleiben.
checkResult = Ergebnis
checkPaste = Spielzettel einfügen
checkText = Die Zeilen, wie sie auf dem Spielzettel stehen, in beliebiger Sprache
checkRead = Lesen
checkProblems = { $n } Fehler.
checkRight = Kein Fehler gefunden.
checkNoNumber = „{ $text }“ ist keine Zahl.
checkTaken = Verstandene Zeilen: { $some } von { $all }.
checkUnreadRow = Zeile { $line }, „{ $name }“, wurde nicht verstanden.
checkPerhaps = Vielleicht { $names }?

## train: the page /train

trainPage = Keepwise: Training
trainLead = Zehn Entscheidungen am Tag, für alle dieselben; Übung, so viel du willst; und deine eigenen Fehler, bis du es besser weißt.
keepsNothing = Dieser Browser speichert nichts für diese Seite; beim Verlassen wird alles vergessen.
trainToday = Die zehn von heute
trainTodayWords = Zwei vom Anfang, drei aus der Mitte, drei aus dem späten Spiel, zwei vom Ende.
trainDone = { $n } von { $of } beantwortet
trainRight = { $n } von { $of } richtig
trainStreak = { $n ->
    [one] { $n } Tag in Folge.
   *[other] { $n } Tage in Folge.
}
trainLongest = Die längste Serie bisher: { $n }.
trainLook = Ergebnis ansehen
trainGoOn = Weitermachen
trainStart = Anfangen
trainMistakes = Deine eigenen Fehler
trainMistakesWords = Entscheidungen aus deinen ausgewerteten Spielen, die Punkte gekostet haben. Sie kommen nach Tagen wieder: später, wenn du sie kannst, früher, wenn nicht.
trainNoMistakes = Spiele ein Spiel und lass es auswerten: Was dich Punkte gekostet hat, kommt hier wieder.
trainDue = { $n } von { $of } jetzt zu wiederholen
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
themeIs_joker = Noch ein Fünferpasch, nachdem sein Feld schon gefüllt ist.
themeIs_which_zero = Kein Wurf mehr, und Punkte sind kaum zu holen: Was gibst du auf?
themeIs_endgame = Höchstens noch drei Runden.
trainNone = Für dieses Spiel gibt es hier keine solchen Entscheidungen.
trainLoads = Entscheidungen werden gesucht …
trainPrepares = Entscheidungen dieses Spiels werden gesucht; das dauert einen Moment.
trainNoneDue = Jetzt ist nichts fällig. Komm morgen wieder oder übe ein Thema.
trainMenu = Übungen
trainDay = Die zehn vom { $date }
trainTry = Noch einmal
trainNumber = { $n } von { $of }
trainKeep = Behalten und { $n } Würfel werfen
trainKeys = Tippe die Würfel an, die du behältst, oder ein Feld zum Eintragen. Tasten: 1 bis 5 für die Würfel, Enter behält, Pfeile bewegen.
trainNext = Weiter
trainEnd = Ergebnis
trainBest = Richtig: das ist der beste Zug.
trainGood = Gut genug: das kostet nur { $loss }. Am besten: { $best }.
trainWrong = Das kostet { $loss }. Am besten: { $best }.
trainAccepted = { $loss ->
    [one] Richtig ist, was höchstens { $loss } Punkt kostet.
   *[other] Richtig ist, was höchstens { $loss } Punkte kostet.
}
trainWhy = Warum
trainThen = In deinem Spiel hast du gespielt: { $move }.
trainBoard = In der Analyse ansehen
trainPeople = Was wirklich gespielt wird
trainWrongShare = { $share } der Gelegenheitsspieler liegen hier falsch.
mark_good = richtig
mark_inaccurate = ungenau
mark_wrong = falsch
markOpen = offen
trainLost = { $loss ->
    [one] Insgesamt verschenkt: { $loss } Punkt.
   *[other] Insgesamt verschenkt: { $loss } Punkte.
}
trainBefore = { $n ->
    [one] An { $n } Tag davor: im Schnitt { $right } richtig.
   *[other] An { $n } Tagen davor: im Schnitt { $right } richtig.
}
trainComeBack = Was du nicht wusstest, kommt bald wieder, was du wusstest, später.
trainMore = Mehr davon
trainShare = Teilen
trainCopied = Der Text ist in der Zwischenablage.
trainBestWas = Am besten: { $move }

## history: the page /history

historyPage = Keepwise: Meine Spiele
historyDamaged = { $n ->
    [one] { $n } Eintrag ist beschädigt und wird ausgelassen; alle anderen sind da.
   *[other] { $n } Einträge sind beschädigt und werden ausgelassen; alle anderen sind da.
}
historyEmpty = Noch kein Spiel
historyEmptyWords = Spiele, die du in diesem Browser beendest, stehen hier, mit dem, was sie dich gekostet haben und wo. Nichts davon verlässt diesen Browser.
historyWho = Wessen Spiele
historyMeans = Mittelwerte je Spiel
historyPlayed = Spiele
historyMean = Mittel
historyMost = Bestes
historyLoss = Verschenkt je Spiel
historyOverTime = Verlust je freier Entscheidung
historyTooFew = Mehr ist nach zwei ausgewerteten Spielen zu sehen.
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
historyThin = Von diesem Spiel sind nur die Summen geblieben.
historyDelete = Löschen
historyDeleteAsks = Dieses Spiel und seine Fehler löschen?
historyDeleted = Das Spiel ist gelöscht.
historyFile = Dein Verlauf als Datei
historyKept = Alles liegt nur in diesem Browser: die letzten { $detailed } Spiele mit jedem Zug, von insgesamt { $games }. Wird es eng, behalten die ältesten ihre Summen.
historyExport = Exportieren
historyImport = Importieren
historyForget = Alles löschen
historyForgetAsks = Alle Spiele, Tage und Fehler dieses Browsers löschen?
historyForgotten = Alles ist gelöscht.
fileTaken = Übernommen. Spiele: { $games }, Tage: { $days }.
fileFull = Es war nicht Platz für alles.
fileRefused = Nichts wurde übernommen.
fileLong = Die Datei ist zu groß.
fileNoJson = Die Datei ist abgeschnitten oder kein JSON.
fileOther = Die Datei ist kein Verlauf von Keepwise.
fileNewer = Die Datei hat die Version { $version }, die diese Seite nicht kennt.
fileWrong = Die Datei ist hier beschädigt: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regeln
rulesTitle = Regeln
rulesLead = Jedes Spiel auf einem Blatt: der Zug, jedes Feld mit Beispiel und ein Spielzettel zum Ausdrucken.
rulesAll = Alle Spiele
rulesPrint = Drucken
rulesPlay = Hier spielen
rulesDice = { $n } Würfel
rulesRolls = { $n ->
    [one] { $n } Wurf
   *[other] { $n } Würfe
}
rulesTurn = Ein Zug
rulesEnd = Das Ende
rulesCategories = Die Felder
rulesExample = Zum Beispiel
rulesMiss = Aber nicht
rulesFirstRoll = im ersten Wurf { $points }
turnRoll = { $n ->
    [one] Den Würfel werfen.
   *[other] Alle { $n } Würfel werfen.
}
turnOnce = Ein Zug hat einen Wurf.
turnAgain = { $n ->
    [one] Insgesamt { $n } Wurf.
   *[other] Beliebige Würfel beiseitelegen und die übrigen noch einmal werfen: insgesamt { $n } Würfe, oder weniger, wenn es schon passt.
}
turnFree = Auch beiseitegelegte Würfel dürfen wieder geworfen werden.
turnFill = Dann ein offenes Feld ausfüllen. Passen die Würfel nicht, kommt dort eine 0 hin.
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
    [one] Ein Spiel beginnt mit { $n } Extrawurf für einen beliebigen Zug.
   *[other] Ein Spiel beginnt mit { $n } Extrawürfen für beliebige Züge.
}
extraSaves = Nicht gebrauchte Würfe werden für spätere Züge aufgehoben.
extraMost = { $n ->
    [one] Höchstens { $n } kann aufgehoben werden.
   *[other] Höchstens { $n } können aufgehoben werden.
}
endTotal = { $n ->
    [one] Nach { $n } Zug ist das Spiel zu Ende. Die höchste Summe gewinnt.
   *[other] Nach { $n } Zügen ist das Spiel zu Ende. Die höchste Summe gewinnt.
}
endAwarded = { $n ->
    [one] Nach { $n } Zug ist das Spiel zu Ende. Wer die meisten Wertungspunkte hat, gewinnt.
   *[other] Nach { $n } Zügen ist das Spiel zu Ende. Wer die meisten Wertungspunkte hat, gewinnt.
}
coloursAre = Jede Augenzahl hat eine Farbe: { $colours }.
bonusFrom = { $at } oder mehr im oberen Teil: { $points }.
bonusHighest = Nur die höchste erreichte Zeile zählt.
bonusEach = Und { $n } mehr für jeden weiteren Punkt.
bonusPar = { $n ->
    [one] Von jeder Augenzahl { $n } reicht gerade.
   *[other] Von jeder Augenzahl { $n } reichen gerade.
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
    [one] Bringt diesen Würfel.
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
    [one] Im ersten Wurf des Zuges: { $n } Punkt mehr.
   *[other] Im ersten Wurf des Zuges: { $n } Punkte mehr.
}
paysByRoll = Was es bringt, hängt davon ab, in welchem Wurf es gelang: { $rolls }.
rollPays = Wurf { $roll }: { $points }
rollPaysLast = ab Wurf { $roll }: { $points }
timesFill = Kann { $n } Mal ausgefüllt werden.
afterFill = Bringt nur etwas, wenn „{ $category }“ schon Punkte hat.
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
jokerPays = Als Joker bringt er die vollen Punkte, was auch immer verlangt ist: { $list }.
jokerPaysHere = { $n ->
    [one] Als Joker: { $n } Punkt.
   *[other] Als Joker: { $n } Punkte.
}
jokerMultiplied = Diese Punkte werden mit dem Faktor der Spalte multipliziert.
jokerMadeOnly = Es gibt sie nur, wo der Wurf mehr als 0 bringt.
tipsTitle = Für das erste Spiel
tipStop = Niemand muss alle Würfe nutzen: Was gut ist, darf gleich eingetragen werden.
tipBonus = { $n ->
    [one] Oben ist { $n } von einer Augenzahl ein gutes Ergebnis: So kommt der Bonus zustande.
   *[other] Oben sind { $n } von einer Augenzahl ein gutes Ergebnis: So kommt der Bonus zustande.
}
tipZero = Wenn nichts passt, kostet eine 0 bei „{ $category }“ oft am wenigsten.
tipChance = „{ $category }“ nimmt alle Würfel: offen halten für einen Zug, der misslingt.

## make: the ruleset editor /make

makePage = Keepwise: Ein eigenes Spiel
makeTitle = Eigenes Spiel
makeLead = Von einem bekannten Spiel ausgehen, ändern, was gefällt, und sofort sehen, was daraus folgt.
makeBase = Ausgehen von
makeNothing = nichts
makeName = Name des Spiels
makeRolls = Würfe pro Zug
makeOrder = Die Felder werden ausgefüllt
makeOrderFree = in beliebiger Reihenfolge
makeOrderCard = von oben nach unten
makeOrderUpper = der obere Teil zuerst
makeExtra = Extrawürfe am Anfang
makeSaves = Nicht gebrauchte Würfe werden aufgehoben
makeBonus = Bonus des oberen Teils
makeBonusAt = Ab
makeBonusEach = Je weiterer Punkt
makeAddBonus = Bonus hinzufügen
makeJoker = Noch einmal alle Würfel gleich
makeJokerRule = Was das ist
makeJokerOff = nichts Besonderes
makeJokerForced = ein Joker, erzwungen
makeJokerFree = ein Joker, freie Wahl
makeJokerOriginal = ein Joker, nur im unteren Teil
makeJokerNone = nur mehr Punkte
makeJokerCategory = Sobald dieses Feld voll ist
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
makeServed = Mehr im ersten Wurf
makeTimes = So oft ausfüllbar
makeAfter = Bringt erst etwas, wenn dies Punkte hat
makeAfterNone = nichts
makeUp = Nach oben
makeDown = Nach unten
makeRemove = { $name } entfernen
makeFollows = Was daraus folgt
makeWrong = Erst { $n } Fehler beheben.
makeTotals = Summen von { $least } bis { $greatest }
makeStates = { $count ->
    [one] { $count } Situation zwischen den Zügen
   *[other] { $count } Situationen zwischen den Zügen
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
makeSheet = Die Regeln, wie sie jetzt lauten
makeJson = Als JSON, für Programme

## offline: the page /offline

newVersion = Es gibt eine neue Version dieser Seiten.
newVersionUse = Jetzt verwenden
takePage = Keepwise: Offline spielen
takeTitle = Offline spielen
takeLead = Was du herunterlädst, bleibt in diesem Browser und braucht keine Verbindung: die Seiten, und zu jedem Spiel eine Tabelle, aus der Trainer und Computer genauso antworten wie der Server.
takeGames = Spiele
takeSize = { $size } MB
takeTotal = Zu laden: { $size }
takePages = Alle Seiten, in der Sprache, in der du sie liest
takeKept = heruntergeladen
takeNewer = es gibt eine neuere Tabelle
takeNow = Herunterladen
takeLoads = Wird geladen …
takeDone = Alles ist da und öffnet sich ohne Verbindung.
takeRemove = { $name } entfernen
takeRemoveAll = Alles entfernen
takeRemoved = Entfernt.
takeFull = Dieser Browser gibt keinen Platz mehr her. Entferne ein Spiel oder wähle weniger.
takeCutOff = Der Server ist nicht erreichbar. Was noch fehlt, lässt sich laden, sobald er zurück ist.
takeImpossible = Dieser Browser bewahrt für Seiten nichts auf: Dazu braucht es eine sichere Verbindung (https) und ein Fenster, das nicht privat ist.
takeMayGo = Wenn dem Browser der Speicher knapp wird, darf er das wegräumen.
takeOthers = Spiele mit mehreren Spalten, eigene Regeln, das Spielen auf Sieg, wie ein Spiel enden kann und die Gründe für einen Zug brauchen den Server.
takeWho = Wer antwortet
takeServer = Der Server; dieses Gerät nur, wenn er nicht erreichbar ist
takeDevice = Immer dieses Gerät, für die Spiele, die da sind

## widget: the page /widget

widgetPage = Keepwise: Würfeltrainer
widgetTitle = Würfeltrainer
