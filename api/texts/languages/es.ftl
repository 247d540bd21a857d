### Texts of Keepwise in Spanish. CONTRIBUTING.md explains the format.

## common: several pages

skip = Ir al juego
coach = Entrenador
settings = Ajustes
language = Idioma
theme = Tema
themeSystem = Como el sistema
themeLight = Claro
themeDark = Oscuro
pace = El ordenador juega
paceNormal = Con calma
paceFast = Rápido
paceStep = Paso a paso, cuando yo diga
newGame = Partida nueva
newGameAsks = Se perdería la partida en curso.
newGameYes = Abandonarla
newGameNo = Seguir jugando
done = Listo
setupTitle = Tirar, guardar y saber.
setupLead = El juego de dados de siempre, contra personas o contra el ordenador. Un entrenador que lo ha resuelto hasta el último decimal mira por encima de tu hombro cuando quieras.
ruleset = Juego
players = Jugadores
player = Jugador
you = Tú
computer = Ordenador
person = Persona
addPlayer = Añadir jugador
playerName = Nombre del jugador { $n }
playerKind = Quién juega por el jugador { $n }
removePlayer = Quitar a { $name }
start = Jugar
openFile = Repasar una partida de un archivo
factsCard = { $n ->
    [one] { $n } casilla
   *[other] { $n } casillas
}
factsTurns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
factsColumns = { $n ->
    [one] { $n } columna
   *[other] { $n } columnas
}
strengthName = Ordenador: { $name }
strength_beginner = principiante
strength_casual = ocasional
strength_regular = habitual
strength_club = jugador de club
strength_expert = experto
strength_perfect = perfecto
tray = Dados
scorecard = Hoja de puntos
round = Ronda { $n } de { $of }
roll = Tirar
rollAgain = { $n ->
    [one] Volver a tirar { $n } dado
   *[other] Volver a tirar { $n } dados
}
rollExtra = { $n ->
    [one] Tirada extra: { $n } dado
   *[other] Tirada extra: { $n } dados
}
rollsLeft = { $n ->
    [one] queda { $n } tirada
   *[other] quedan { $n } tiradas
}
extraRolls = { $n ->
    [one] { $n } tirada extra
   *[other] { $n } tiradas extra
}
scoreSaves = anotar ahora guarda { $n }
chooseCategory = Elige una casilla
computerPlays = El ordenador está jugando
waitsForServer = Esperando al servidor
next = Siguiente
undo = Deshacer
dice = Dados
diceGroup = Dados: pulsa los que guardas
die = Dado { $place }: { $face }
dieBlank = Dado { $place }, aún sin tirar
kept = guardado
black = negro
red = rojo
green = verde
nothing = nada
rolled = Tirada: { $dice }.
keeps = { $name } guarda { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } punto.
   *[other] { $name }: { $category }, { $points } puntos.
}
calls = { $name }: «{ $category }» anunciado.
called = Anunciado: { $category }
mayCall = Para anunciar, pulsa en «{ $column }».
mustRollAll = No hay nada anunciado: solo puede anotarse una tirada de todos los dados.
offer = { $category }: anotar { $points }
offerOne = { $category }, { $nth } de { $of }: anotar { $points }
offerCall = { $category }: anunciar ({ $points } ahora)
lockUpper = Parte inferior: solo cuando la superior esté llena
lockOrder = Solo en el orden de la hoja
lockAfter = { $category }: solo cuenta cuando «{ $after }» ya tiene puntos
columnsHow = Cómo funcionan las columnas
columnDown = { $column }: solo de arriba abajo
columnUp = { $column }: solo de abajo arriba
columnUpper = { $column }: parte inferior solo con la superior llena
columnFree = { $column }: en cualquier orden
columnFactor = { $n ->
    [one] cuenta una vez
   *[other] cuenta { $n } veces
}
columnAnnounce = solo lo anunciado tras la primera tirada, o lo que salga al tirar todos los dados
productCounts = { $product } también cuenta cuando los tres están llenos, nunca menos de 0
countsInProduct = { $category } solo cuenta en el producto
jokerOfColumns = Otros dados iguales son comodín cuando la casilla «{ $category }» está llena en todas las columnas
lastTurnRolls = { $n ->
    [one] El último turno tiene { $n } tirada
   *[other] El último turno tiene { $n } tiradas
}
upperSection = Parte superior
lowerSection = Parte inferior
upperTotal = Suma superior
upperBonus = Bonus
bonusOf = Bonus { $category }
total = Total
columnSum = Suma
factor = Cuenta
columnTotal = Columna
products = Productos
pointsAwarded = Puntos otorgados
pointsOf = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
awardFrom = { $category }: { $at } o más
awardAll = { $category }: { $n } de { $n }
awardEach = { $category }: cada vez
awardTotal = Por el total
finished = { $points ->
    [one] ¡{ $points } punto!
   *[other] ¡{ $points } puntos!
}
wins = Victoria: { $name }, { $points }
tie = Empate a { $points }: { $names }
finishedAwarded = { $n ->
    [one] ¡{ $points } en total, que valen { $n } punto!
   *[other] ¡{ $points } en total, que valen { $n } puntos!
}
winsAwarded = { $n ->
    [one] Victoria: { $name }, { $n } punto ({ $points } en total)
   *[other] Victoria: { $name }, { $n } puntos ({ $points } en total)
}
tieAwarded = { $n ->
    [one] Empate a { $n } punto: { $names }
   *[other] Empate a { $n } puntos: { $names }
}
coachKeeps = el entrenador lo guarda
coachScores = la elección del entrenador
coachBefore = Tras tu tirada, el entrenador ordena todas las jugadas.
coachForTotal = El entrenador y el ordenador juegan por el total, no por los puntos otorgados.
coachWaits = El entrenador está pensando…
coachSays = Entrenador: { $move }.
coachPrepares = Este juego se está preparando; un momento.
coachStuck = El entrenador no tiene respuesta.
coachAway = El entrenador responderá cuando vuelva el servidor.
noTable = Ni el entrenador ni el ordenador conocen este juego.
noOutlook = La probabilidad de cada total se sabe al principio y hacia el final de una partida.
noOutlookOfColumns = En juegos de varias columnas no se puede decir la probabilidad de cada total, del bonus superior ni de ganar.
outlookPrepared = En preparación: quedan { $time } aprox.
prepareOutlook = Calcularlo ahora
moveKeep = Guardar { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anunciar { $category }
moveRerollAll = Volver a tirar todo
keepThese = Guardar estos
worth = total medio { $value }
worthAbout = unos { $value }
estimated = Estimado, no exacto.
estimatedStrength = Estimado, no exacto: seguir al entrenador da { $mean } de media (con { $confidence } entre { $low } y { $high }, en { $games } partidas).
best = lo mejor
allMoves = Ver las { $n } jugadas
fewerMoves = Ver menos
goal = El entrenador juega por
goalPoints = más puntos
goalWin = la victoria
goalTies = Un empate cuenta como media victoria.
goalLater = En este momento de la partida no se puede decir cómo ganar: el entrenador juega por más puntos.
worthWin = { $value } de ganar
outlook = Cómo puede acabar
expected = Total esperado
chanceBonus = Bonus superior
chanceWin = Ganar
outlookWords = Total esperado { $mean }; nueve de cada diez partidas acaban entre { $low } y { $high }.
outlookSure = El total es seguro: { $total }.
outlookAlone = Si a partir de aquí sigues al entrenador:
outlookTogether = Si a partir de aquí todos siguen al entrenador:
outlookForPoints = Si a partir de aquí todos juegan por más puntos:
outlookWeaker = Si a partir de aquí todos juegan por más puntos, el ordenador con sus errores habituales:
computerStuck = El ordenador no puede jugar.
tryAgain = Reintentar
deleteIt = Borrar
keepIt = Conservar
serverAway = No se puede contactar con el servidor. Esta página seguirá en cuanto vuelva.
pageStuck = No se pudo cargar la página.
languageStuck = No se pudo cargar este idioma.
unknownGame = Este juego no se conoce aquí.
fileBroken = Este archivo no contiene una partida.
linkBroken = Este enlace no contiene una partida.
otherTab = Esta partida está en pausa: se está jugando en otra pestaña.
playHere = Seguir aquí
gameWaits = Tu partida sigue aquí. Si empiezas otra, se pierde.
keptUnknown = La partida guardada es de un juego que este servidor no conoce. Ya no se conserva.
keptDamaged = La partida guardada está dañada y no puede continuar. Ya no se conserva.
review = Repaso
reviewing = Revisando cada decisión…
reviewReady = El repaso está listo.
reviewStuck = No se pudo repasar la partida.
gameInvalid = Esta partida no sigue las reglas:
problemPoints = «{ $category }» con { $dice } vale { $expected }, no { $found }.
problemImpossible = «{ $category }» no puede valer { $found } aquí.
problemFilled = La casilla «{ $category }» ya estaba rellena.
problemIllegal = La casilla «{ $category }» no se puede rellenar aquí.
problemCall = «{ $category }» no puede anunciarse aquí.
problemUnknown = Este juego no tiene la casilla «{ $category }».
problemTotal = «{ $total }» suma { $expected }, no { $found }.
problemExtra = Aquí «{ $bonus }» es { $expected }, no { $found }.
problemDice = Los dados no concuerdan.
problemTurns = El número de turnos no cuadra.
problemOther = Aquí hay algo que no se puede leer.
problemsMore = … y { $n } más
unjudged = Aquí no se puede decir si las decisiones fueron buenas: este juego no se ha calculado en este servidor.
workLeft = { $share } hecho. Tiempo restante: { $time } aprox.
workWaits = Antes va otro juego: { $share } hecho. Tiempo restante: { $time } aprox.
shareLink = Compartir enlace
saveFile = Guardar en un archivo
linkCopied = El enlace está en el portapapeles.
linkHere = El enlace a esta partida
startValue = Esperado jugando lo mejor posible
startEstimated = El entrenador espera
luck = Suerte
loss = Perdido por decisión
correction = Corrección
correctionHint = Los valores son estimaciones. Lo que se desviaron de un turno a otro es la corrección.
rank = Puesto { $n }
turnsWords = { $loss ->
    [one] { $name }: suerte { $luck }, { $loss } punto perdido por decisión.
   *[other] { $name }: suerte { $luck }, { $loss } puntos perdidos por decisión.
}
turnWords = Turno { $n }: suerte { $luck }, perdido por decisión { $loss }
turnsHint = Elige un turno para ver sus números.
expensive = Las decisiones más caras
flawless = Ni un punto perdido por decisión.
flawlessEstimated = No se perdió ni un punto por decisión, hasta donde el entrenador puede decir.
highlightPlace = { $name }, turno { $n }
highlightWords = { $dice }: se jugó «{ $played }»; lo mejor era «{ $best }».
grade_best = lo mejor
grade_good = buena
grade_inaccuracy = imprecisión
grade_mistake = error
grade_blunder = error grave
skipMain = Ir al contenido
navPlay = Jugar
navAnalyse = Analizar
navTrain = Entrenar
navRules = Reglas
navHistory = Mis partidas
navMake = Crear tu juego
navDocs = API
missingTitle = Aquí no hay nada.
missingLead = Puede que la dirección esté mal escrita o que la página se haya movido.
missingHome = Ir a la página de inicio
playPage = Keepwise: jugar con un entrenador infalible
missingPage = Keepwise: aquí no hay nada
navTake = Sin conexión
answeredHere = Sin conexión: responde este dispositivo.
onThisDevice = en este dispositivo
needsServer = Esto necesita el servidor; llegará cuando haya conexión de nuevo.

## home: the home page /

homePage = Keepwise: juegos de dados, resueltos exactamente
homeTitle = Juegos de dados, resueltos hasta el último decimal.
homeLead = Juega a la generala, al Yahtzee, al Yatzy y a toda su familia, contra personas o el ordenador. Un entrenador que conoce la mejor jugada de cada tirada ayuda cuando se lo pides, y al final ves qué fue suerte y qué fue decisión.
homePlay = Jugar una partida
homeAnalyse = Analizar dados reales
homeTry = Una primera tirada: ¿qué dados guardarías?
homeAnother = Otra tirada
homePlayWords = De uno a cuatro jugadores, personas o un ordenador tan débil o fuerte como quieras. Después, el repaso muestra qué fue suerte y qué fue decisión.
homeAnalyseWords = ¿Juegas con dados de verdad? Introduce la hoja y la tirada: cada jugada con lo que cuesta, y por qué.
homeTrainWords = Diez decisiones al día, las mismas para todos, y práctica por temas cuanta quieras: también tus propios errores.
homeRulesWords = Lo que cada casilla pide y paga, con dados, en una hoja por juego.
homeHistoryWords = Tus partidas, medias, rachas y errores más caros. Se quedan en este navegador.
homeMakeWords = Cambia las reglas o inventa un juego y ve al momento qué resulta. Después, juégalo.
homeDevelopers = Para desarrolladores
homeApiTitle = Preguntar
homeApiWords = Puntos de una tirada, partidas comprobadas hasta el último dado, consejo exacto con el coste de cada alternativa: para las reglas incluidas o las tuyas.
homeDocs = Leer la API
homeWidgetTitle = Insertar
homeWidgetWords = Dos líneas ponen al entrenador en cualquier página, en trece idiomas, también con teclado y lector de pantalla.
homeWidget = Verlo solo, como en un iframe

## play: the page /play

coachOff = desactivado
coachHint = cuando lo pida
coachAfter = tras mi jugada
coachAlways = siempre
coachOffWords = El entrenador no dice nada hasta el repaso.
coachHintWords = El entrenador no dice nada hasta que lo pidas: el botón «Pista» o la tecla H muestra la mejor jugada.
coachAfterWords = Primero decides tú. Después el entrenador dice cuánto costó la jugada y cuál era la mejor.
coachAlwaysWords = El entrenador muestra la mejor jugada en cuanto los dados se paran.
hint = Pista
coachMissed = El entrenador no pudo mirar esta jugada.
rollOn = Tirar otra vez
scoreIn = { $category }: anotar { $points }
verdictBetter = mejor: { $move }
verdictPlayed = Jugaste
verdictBest = Lo mejor
flag = Marcar esta decisión para el repaso
flagSet = Marcada para el repaso.
flagGone = Ya no está marcada.
keys = Teclas
keysUse = Teclas sueltas: H, F y ?
keyHint = pide una pista al entrenador
keyFlag = marca esta decisión para el repaso, o quita la marca
keyHelp = muestra estas teclas
keyDigits = guardan un dado con ese número, mientras un dado está seleccionado
keyArrows = van de un dado a otro
keyEnter = pulsa lo que está seleccionado
tipsUse = Consejos en las primeras partidas
tipDone = Entendido
tipKeep = Toca los dados que quieres guardar. Los demás se vuelven a tirar.
tipChoose = Era la última tirada. Elige una casilla: los números dicen cuánto da cada una.
tipNothing = ¿No encaja nada? Hay que tachar una casilla. Elige la que menos vayas a echar de menos.
tipJoker = Otra vez todos los dados iguales: tienen que ir a «{ $category }» mientras esa casilla esté libre.
menu = Menú
analyseThis = Analizar esta posición
factsBest = { $mean ->
    [one] el juego perfecto hace de media { $mean } punto por partida
   *[other] el juego perfecto hace de media { $mean } puntos por partida
}
factsAbout = { $mean ->
    [one] el entrenador hace de media alrededor de { $mean } punto por partida
   *[other] el entrenador hace de media unos { $mean } puntos por partida
}
howPlayed = ¿Cómo se juega?
strengthReaches = { $mean ->
    [one] Hace de media alrededor de { $mean } punto por partida.
   *[other] Hace de media unos { $mean } puntos por partida.
}
infoOf = Qué pide y qué da «{ $category }»
offline = No se puede contactar con el servidor. Tu partida está guardada aquí; deja esta página abierta y seguirá en cuanto vuelva.
setupTake = Descargar juegos para jugar sin conexión

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
whyMore = Más
pointAllTie = Todas las jugadas valen lo mismo.
pointSame = Esa es la mejor jugada.
pointOnAverage = Da { $mean } más de media.
pointIdle = { $n ->
    [one] Guardar el { $dice } solo deja un dado menos para { $others }.
   *[other] Guardar { $dice } solo deja menos dados para { $others }.
}
pointWithout = Sin { $dice }, «{ $category }» sale el { $chance } de las veces, no el { $other }.
pointWith = Con { $dice } también, «{ $category }» sale el { $chance } de las veces, no el { $other }.
pointCompletes = { $faces } completa «{ $category }»: sale el { $chance } de las veces, no el { $other }.
pointOpenUpper = «{ $category }» sigue libre, «{ $other }» ya no.
pointForUpperBonus = { $dice } acerca más al bonus superior que { $others }.
pointHigher = { $dice } cuenta más que { $others } donde se suman los dados.
pointMoreOften = Así, «{ $category }» sale el { $chance } de las veces, no el { $other }.
pointSeveral = Así salen más a menudo { $categories }.
pointMorePoints = Así, «{ $category }» da más: { $mean } de media, no { $other }.
pointFewerZeros = Así el turno acaba menos veces en un 0: el { $chance } de las veces, no el { $other }.
pointNoZeros = Así el turno nunca acaba en un 0; de otro modo, el { $other } de las veces.
pointNoZeroYet = Aún no hay que tachar nada: seguir tirando da «{ $category }» el { $chance } de las veces.
pointNothingLost = Los puntos de «{ $other }» ({ $points }) no se pierden, y seguir tirando da «{ $category }» el { $chance } de las veces.
pointMoreToCome = En «{ $category }», seguir tirando da { $mean } de media, no { $points }.
pointRollOn = Seguir tirando da «{ $category }» el { $chance } de las veces.
pointMadeAlready = «{ $category }» ya está y da { $points }: «{ $move }» vuelve a darlo, como mucho, el { $chance } de las veces.
pointNeverAgain = «{ $category }» ya está y da { $points }: «{ $move }» no vuelve a darlo nunca.
pointEnough = { $points } en «{ $category }» es más de lo que da «{ $move }»: { $mean } de media como mucho.
pointServed = En esta tirada «{ $category }» da { $points }, después solo { $later }.
pointSavesRolls = { $n ->
    [one] Anotar ahora deja { $n } tirada más para otros turnos.
   *[other] Anotar ahora deja { $n } tiradas más para otros turnos.
}
pointExtraBonus = Otro «{ $joker }» da { $bonus } de más, además de { $points } en «{ $category }».
pointExtraBonusZero = Otro «{ $joker }» da { $bonus } de más, aunque «{ $category }» quede en 0.
pointChases = Otro «{ $joker }» daría { $bonus } de más, y sale el { $chance } de las veces.
pointJoker = Como comodín, estos dados dan { $points } en «{ $category }».
pointTakeRare = «{ $category }» da { $points } y es raro: incluso buscándolo, sale solo el { $chance } de las veces.
pointGoodFor = { $points } está bien para «{ $category }»: buscándolo se saca { $mean } de media.
pointTooLittle = { $points } es poco para «{ $category }»: buscándolo se saca { $mean } de media.
pointZeroGivesUp = Un 0 en «{ $category }» renuncia a lo que se saca buscándolo: { $mean } de media.
pointZeroRare = Un 0 cuesta poco en «{ $category }»: incluso buscándolo, sale solo el { $chance } de las veces.
pointZeroLow = Un 0 cuesta poco en «{ $category }»: buscándolo se saca { $mean } de media.
pointZeroInstead = { $later } es poco para «{ $rival }»: buscándolo se saca { $other } de media; buscando «{ $category }», solo { $mean }.
pointUpperLost = El bonus superior ya está perdido: un 0 cuesta poco en «{ $category }».
pointUpperAlive = Así sigue a mano el bonus superior: buscándolo, sale el { $chance } de las veces.
pointUpperSure = Esto asegura el bonus superior.
pointUpperCloser = Así queda más cerca el bonus superior: buscándolo, sale el { $chance } de las veces, no el { $other }.
pointUpperCertain = Buscándolo, el bonus superior queda asegurado; de otro modo, sale el { $other } de las veces.
pointUpperMore = Así, el bonus superior da { $mean } de media, no { $other }.
pointFloor = Al menos { $points } al final, hagan lo que hagan los dados; «{ $move }» asegura solo { $other }.
pointFloorAlone = Al menos { $points } al final, hagan lo que hagan los dados.
pointTarget = { $points } o más sale el { $chance } de las veces, con «{ $move }» el { $other }.
pointUpperBonus = El bonus superior sale el { $chance } de las veces, con «{ $move }» el { $other }.
pointIdleAlone = { $n ->
    [one] Guardar el { $dice } solo deja un dado menos para tirar.
   *[other] Guardar { $dice } solo deja menos dados para tirar.
}
pointOpenChances = Seguir tirando aún puede dar { $categories }.
pointBonusEither = Los { $bonus } de más llegan igual, y { $points } está bien para «{ $category }»: buscándolo se saca { $mean } de media.
nextCosts = «{ $move }» en su lugar cuesta { $loss }.
nextHardly = «{ $move }» es casi igual de bueno.
nextTies = «{ $move }» es igual de bueno.
onlyMove = No hay otra jugada.
nextWins = «{ $move }» ganaría el { $other }, no el { $best }.
playsFor = Da { $made }.
playsElse = Da { $made }; si no, un 0 en { $lost }.
playsOrNothing = Da { $made }; si no, ahí va un 0.
playsOrZero = Da { $made }; un 0 en { $lost }.
playsZero = Un 0 en { $lost }.
playsSure = Seguro: { $made }.
paysMoreKeepsMore = La mejor jugada da { $now } más ahora, y lo que queda abierto vale { $later } más.
paysMoreKeepsSame = La mejor jugada da { $now } más ahora.
paysMoreKeepsLess = La mejor jugada da { $now } más ahora; lo que queda abierto solo vale { $later } menos.
paysSameKeepsMore = La mejor jugada da lo mismo ahora, y lo que queda abierto vale { $later } más.
paysLessKeepsMore = La mejor jugada da { $now } menos ahora, pero lo que queda abierto vale { $later } más.
keepsAll = Guardar todos los dados desperdicia una tirada.
wasThere = Los puntos ya estaban ahí.
moveWith = «{ $move }»: { $words }
whyTake = { $best } ahora; más tarde daría { $other } de media
whyLeaveOpen = si queda abierta, { $best } de media; ahora daría { $other }
whyMean = { $best } de media en lugar de { $other }
whyAlive = sigue al alcance
whySure = casi seguro
whyLost = se abandona
whyAtRisk = ya no es seguro
whyChance = probabilidad del { $best } en lugar del { $other }
whyNow = ganado ahora
whyRest = todo lo demás
stakesAhead = { $points ->
    [one] Jugando por los puntos, acabarías con { $points } punto de ventaja de media.
   *[other] Jugando por los puntos, acabarías con { $points } puntos de ventaja de media.
}
stakesBehind = { $points ->
    [one] Jugando por los puntos, acabarías con { $points } punto de desventaja de media.
   *[other] Jugando por los puntos, acabarías con { $points } puntos de desventaja de media.
}
stakesLevel = Jugando por los puntos, acabarías igualado de media.
stakesSame = También es la mejor jugada para los puntos.
stakesCosts = «{ $move }» da { $points } más de media, lo máximo de todas las jugadas, pero gana el { $other }, no el { $best }.
stakesCostsHardly = «{ $move }» da { $points } más de media, lo máximo de todas las jugadas, pero gana menos a menudo.
stakesRisk = { $n ->
    [one] «{ $move }» arriesga { $n } punto de «{ $category }».
   *[other] «{ $move }» arriesga { $n } puntos de «{ $category }».
}
stakesMakes = «{ $move }» da puntos en { $category } el { $chance } de las veces; entonces gana el { $then }, si no, el { $otherwise }.
stakesNever = «{ $move }» nunca da puntos en { $category }.
stakesSure = «{ $move }» da puntos en { $category } con seguridad.
stakesZero = «{ $move }» pone un 0 en { $category } el { $chance } de las veces; entonces gana el { $then }, si no, el { $otherwise }.
stakesNoZero = «{ $move }» nunca pone un 0 en { $category }.
stakesSureZero = «{ $move }» pone con seguridad un 0 en { $category }.
stakesRisky = Acabado este turno, la probabilidad de ganar es del { $best }, tras «{ $move }» del { $other }: la mejor jugada arriesga más.
stakesSafe = Acabado este turno, la probabilidad de ganar es del { $best }, tras «{ $move }» del { $other }: la mejor jugada es más segura.
whyServer = La explicación completa necesita el servidor.

## review: the review after a game

valueTitle = Total esperado a lo largo de la partida
valueHint = Elige un turno para ver lo que se esperaba después.
valueAfter = Tras el turno { $n }: { $values }
lossPerDecision = Pérdida por decisión libre
playedLike = Nivel más parecido: { $strength }.
playedBetween = { $n ->
    [one] Con una probabilidad de { $confidence }, entre { $least } y { $greatest }, por lo que dice { $n } decisión libre.
   *[other] Con una probabilidad de { $confidence }, entre { $least } y { $greatest }, por lo que dicen { $n } decisiones libres.
}
playedOne = { $n ->
    [one] Con una probabilidad de { $confidence }, por lo que dice { $n } decisión libre.
   *[other] Con una probabilidad de { $confidence }, por lo que dicen { $n } decisiones libres.
}
howReckoned = Cómo se calcula
sameDice = El mejor juego con los mismos dados
sameDiceDrawn = { $n ->
    [one] { $n } de sus dados no cayó nunca en esta partida y se sacó al azar.
   *[other] { $n } de sus dados no cayeron nunca en esta partida y se sacaron al azar.
}
sameDiceHow = Cada turno empieza con la misma primera tirada. Los dados que se vuelven a tirar caen como cayeron en ese turno, en su orden. Donde el mejor juego tira más dados de los que se tiraron, salen al azar, siempre los mismos para la misma partida. También se saca al azar el orden de los dados que cayeron en una misma tirada.
decisions = Cada decisión
decisionsOf = De quién
everyone = Todos
onlyLosses = Solo las que costaron algo
onlyFlagged = Solo las marcadas
flagged = marcada
bestWas = Lo mejor: { $move }
tryIt = Volver a intentarlo
print = Imprimir
noneShown = No hay ninguna decisión así.
cardBefore = La hoja antes de este turno
turnNumber = Turno { $n }
rollNumber = Tirada { $n }
noDice = Los dados no se anotaron.
forced = nada que decidir
emptyCard = Aún no hay nada anotado.

## analyse: the page /analyse

analysePage = Keepwise: Análisis
boardPosition = Posición
boardCheck = Revisar una hoja
boardOwnRules = Tus propias reglas…
boardOwnJson = Unas reglas en JSON
boardOwnWrong = Estas reglas tienen errores:
boardCancel = Cancelar
boardPut = Poner un { $face }
boardTake = { $die }: quitarlo
boardNoDie = Dado { $place }: todavía ninguno
boardKeep = { $die }: guardarlo
boardClear = Vaciar
boardRolls = Tiradas restantes
boardSavedTitle = Tiradas ahorradas
boardCall = Anunciado
boardAllRolled = Se tiraron todos los dados a la vez
boardOpen = libre
boardOpens = { $cell }: dejar libre
boardMoves = Qué hacer
boardAim = Jugar por
boardTarget = un total de al menos
boardFloor = lo máximo seguro
boardUpperBonus = el bonus superior
boardFloorWorth = al menos { $value }
boardDice = { $n ->
    [one] Toca { $n } dado más.
   *[other] Toca { $n } dados más.
}
boardEmpty = Con los dados puestos, aquí aparece cada jugada con lo que vale y por qué.
boardFull = La hoja está completa: { $total }.
boardBelow = Las probabilidades con estos dados están más abajo.
boardWhyWorse = Comparado con «{ $best }», la mejor jugada:
boardThen = { $points } ahora; después, { $rest } más de media.
boardThenShort = { $points } ahora.
boardRolled = Guardar estos y tirar
boardScored = Anotar y seguir
boardOutlook = Con el mejor juego por puntos desde aquí:
boardOdds = Probabilidades de este turno
boardOddsKeep = Si guardas { $dice } y juegas solo por una casilla:
boardOddsTurn = Un turno entero, jugado solo por una casilla:
boardOddsBest = Jugado solo por una casilla, guardando lo que más le conviene. Marca dados para ver las probabilidades con ellos.
boardChance = Probabilidad
boardMean = Puntos de media
boardFrom = { $points } o más
boardWrong = Esto no puede ocurrir en una partida: revisa la hoja y los dados.
boardNoTable = La mejor jugada no se ha calculado para este juego en este servidor. Se puede decir cuando quedan pocas casillas libres; las probabilidades de abajo, siempre.
boardNoTarget = Aquí no se puede decir en este momento de la partida, solo cuando quedan pocas casillas. «Más puntos» siempre se puede.
boardPays = Estos dados dan:
boardBroken = Esta dirección no contiene ninguna posición de juego.
boardOffline = No se puede contactar con el servidor. Lo que has puesto queda en la dirección; las respuestas llegarán cuando vuelva.
cardOrder = La casilla «{ $category }» se llenó demasiado pronto: otras van antes.
cardTogether = «{ $category }»: estos puntos no encajan con el resto de la hoja.
cardSaved = Tras tantos turnos hay de { $least } a { $most } tiradas ahorradas.
cardBonuses = Tantos bonus extra no encajan con estos puntos.
checkHow = Copia tu hoja: un número, una raya para una casilla tachada, nada para una libre. Las sumas pueden quedar vacías.
checkResult = Resultado
checkPaste = Pegar una hoja
checkText = Las filas como están en la hoja, en cualquier idioma
checkRead = Leer
checkProblems = { $n ->
    [one] { $n } error.
   *[other] { $n } errores.
}
checkRight = No se ha encontrado ningún error.
checkNoNumber = «{ $text }» no es un número.
checkTaken = Filas entendidas: { $some } de { $all }.
checkUnreadRow = La fila { $line }, «{ $name }», no se ha entendido.
checkPerhaps = ¿Quizás { $names }?

## train: the page /train

trainPage = Keepwise: Entrenamiento
trainLead = Diez decisiones al día, las mismas para todos; tanta práctica como quieras; y tus propios errores, hasta que los domines.
keepsNothing = Este navegador no guarda nada de esta página: al salir se olvidará todo.
trainToday = Las diez de hoy
trainTodayWords = Dos del principio, tres de la mitad, tres de la segunda parte, dos del final.
trainDone = Respondidas: { $n } de { $of }
trainRight = Correctas: { $n } de { $of }
trainStreak = { $n ->
    [one] Racha: { $n } día.
   *[other] Racha: { $n } días.
}
trainLongest = La racha más larga: { $n }.
trainLook = Ver el resultado
trainGoOn = Seguir
trainStart = Empezar
trainMistakes = Tus propios errores
trainMistakesWords = Decisiones de tus partidas repasadas que costaron puntos. Vuelven al cabo de unos días: más tarde si las sabes, antes si no.
trainNoMistakes = Juega una partida y repásala: las decisiones que te costaron puntos volverán aquí.
trainDue = { $n } de { $of } para repetir ahora
trainRepeat = Repetir
trainThemes = Práctica por tema
theme_first_roll = Primera tirada
theme_straights = Escaleras
theme_bonus_alive = Bonus posible
theme_bonus_dead = Bonus perdido
theme_joker = Comodín
theme_which_zero = ¿Qué tachar?
theme_endgame = Final
themeIs_first_roll = La primera tirada de la partida, con la hoja vacía.
themeIs_straights = Hay una escalera abierta en juego: ¿ir a por ella o a por algo mejor?
themeIs_bonus_alive = Cuenta la parte superior, y su bonus aún es posible.
themeIs_bonus_dead = Cuenta la parte superior, pero su bonus ya está perdido.
themeIs_joker = Otros cinco iguales, con su casilla ya rellena.
themeIs_which_zero = Sin tiradas y con pocos puntos a la vista: ¿qué sacrificar?
themeIs_endgame = Quedan tres turnos o menos.
trainNone = Aquí no hay decisiones así de este juego.
trainLoads = Buscando decisiones…
trainPrepares = Se buscan decisiones de este juego; tarda un momento.
trainNoneDue = Ahora no toca nada. Vuelve mañana o practica un tema.
trainMenu = Entrenamiento
trainDay = Las diez del { $date }
trainTry = Otra vez
trainNumber = { $n } de { $of }
trainKeep = { $n ->
    [one] Guardar y tirar { $n } dado
   *[other] Guardar y tirar { $n } dados
}
trainKeys = Toca los dados que guardas o una casilla para anotar. Teclas: 1 a 5 para los dados, Intro guarda, las flechas mueven.
trainNext = Siguiente
trainEnd = Resultado
trainBest = Correcto: es la mejor jugada.
trainGood = Bastante buena: solo pierde { $loss }. Lo mejor: { $best }.
trainWrong = Pierde { $loss }. Lo mejor: { $best }.
trainAccepted = { $loss ->
    [one] Es correcto lo que pierde { $loss } punto o menos.
   *[other] Es correcto lo que pierde { $loss } puntos o menos.
}
trainWhy = Por qué
trainThen = En tu partida jugaste: { $move }.
trainBoard = Verlo en Analizar
trainPeople = Lo que se juega de verdad
trainWrongShare = El { $share } de los jugadores ocasionales falla aquí.
mark_good = correcta
mark_inaccurate = imprecisa
mark_wrong = incorrecta
markOpen = pendiente
trainLost = { $loss ->
    [one] Perdido en total: { $loss } punto.
   *[other] Perdido en total: { $loss } puntos.
}
trainBefore = { $n ->
    [one] En { $n } día anterior: { $right } correctas de media.
   *[other] En { $n } días anteriores: { $right } correctas de media.
}
trainComeBack = Lo que no sabías vuelve pronto; lo que sabías, más tarde.
trainMore = Más
trainShare = Compartir
trainCopied = El texto está en el portapapeles.
trainBestWas = Lo mejor: { $move }

## history: the page /history

historyPage = Keepwise: Mis partidas
historyDamaged = { $n ->
    [one] { $n } registro está dañado y se omite; los demás están aquí.
   *[other] { $n } registros están dañados y se omiten; los demás están aquí.
}
historyEmpty = Aún no hay partidas
historyEmptyWords = Las partidas que termines en este navegador aparecen aquí, con lo que te costaron y dónde. Nada sale de este navegador.
historyWho = Las partidas de
historyMeans = Medias por juego
historyPlayed = Partidas
historyMean = Media
historyMost = Récord
historyLoss = Perdido por partida
historyOverTime = Pérdida por decisión libre
historyTooFew = Habrá más que ver tras dos partidas repasadas.
chartHint = Elige una partida para ver sus números.
chartPoint = { $loss ->
    [one] { $date }: { $loss } punto por decisión
   *[other] { $date }: { $loss } puntos por decisión
}
chartWords = { $first ->
    [one] { $n } partidas repasadas: { $first } punto por decisión en las primeras, { $last } en las últimas.
   *[other] { $n } partidas repasadas: { $first } puntos por decisión en las primeras, { $last } en las últimas.
}
historyThemes = Lo que más costó
historyEach = { $n ->
    [one] { $n } decisión, { $loss } cada una
   *[other] { $n } decisiones, { $loss } cada una
}
historyStreaks = Rachas
historyNoDays = ninguna por ahora.
runBound = Puntos perdidos en una partida
runWithin = { $n ->
    [one] En tu última partida perdiste como máximo { $bound } puntos.
   *[other] En cada una de tus últimas { $n } partidas perdiste como máximo { $bound } puntos.
}
runBeyond = { $n ->
    [one] En tu última partida perdiste más de { $bound } puntos.
   *[other] En cada una de tus últimas { $n } partidas perdiste más de { $bound } puntos.
}
historyGames = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
historyAll = Mostrar las { $n }
historyNotReviewed = Sin repasar todavía.
historyThin = De esta partida solo quedan los totales.
historyDelete = Borrar
historyDeleteAsks = ¿Borrar esta partida y sus errores?
historyDeleted = La partida se ha borrado.
historyFile = Tu historial en un archivo
historyKept = Todo se guarda solo en este navegador: las últimas { $detailed } partidas con cada jugada, de { $games } en total. Si falta sitio, las más antiguas conservan sus totales.
historyExport = Exportar
historyImport = Importar
historyForget = Borrar todo
historyForgetAsks = ¿Borrar todas las partidas, días y errores de este navegador?
historyForgotten = Todo se ha borrado.
fileTaken = Importado. Partidas: { $games }, días: { $days }.
fileFull = No había sitio para todo.
fileRefused = No se ha importado nada.
fileLong = El archivo es demasiado grande.
fileNoJson = El archivo está cortado o no es JSON.
fileOther = El archivo no es un historial de Keepwise.
fileNewer = El archivo es de la versión { $version }, que esta página no conoce.
fileWrong = El archivo está dañado aquí: { $place }

## rules: the page /rules

rulesPage = Keepwise: Reglas
rulesTitle = Reglas
rulesLead = Cada juego en una hoja: el turno, cada casilla con un ejemplo y una hoja de puntos para imprimir.
rulesAll = Todos los juegos
rulesPrint = Imprimir
rulesPlay = Jugarlo aquí
rulesDice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
rulesRolls = { $n ->
    [one] { $n } tirada
   *[other] { $n } tiradas
}
rulesTurn = Un turno
rulesEnd = El final
rulesCategories = Las casillas
rulesExample = Por ejemplo
rulesMiss = Pero no
rulesFirstRoll = en la primera tirada { $points }
turnRoll = { $n ->
    [one] Tira el dado.
   *[other] Tira los { $n } dados.
}
turnOnce = En un turno hay una sola tirada.
turnAgain = { $n ->
    [one] { $n } tirada en total.
   *[other] Aparta los dados que quieras y vuelve a tirar los demás: { $n } tiradas en total, o menos si ya te conviene.
}
turnFree = Un dado apartado también se puede volver a tirar.
turnFill = Luego rellena una casilla libre. Si los dados no sirven, allí va un 0.
turnCounted = { $n ->
    [one] De los { $dice } dados cuenta { $n }: el que más puntos da.
   *[other] De los { $dice } dados cuentan { $n }: los que más puntos dan.
}
leastCounted = { $n ->
    [one] De los { $dice } dados cuenta { $n }: el que menos puntos da.
   *[other] De los { $dice } dados cuentan { $n }: los que menos puntos dan.
}
orderCard = Las casillas se rellenan de arriba abajo.
orderUpper = Primero se rellena la parte superior, en cualquier orden; después la inferior.
extraStart = { $n ->
    [one] La partida empieza con { $n } tirada extra, para cualquier turno.
   *[other] La partida empieza con { $n } tiradas extra, para cualquier turno.
}
extraSaves = Las tiradas que sobran se guardan para turnos posteriores.
extraMost = { $n ->
    [one] Se puede guardar { $n } como máximo.
   *[other] Se pueden guardar { $n } como máximo.
}
endTotal = { $n ->
    [one] La partida acaba después de { $n } turno. Gana el total más alto.
   *[other] La partida acaba después de { $n } turnos. Gana el total más alto.
}
endAwarded = { $n ->
    [one] La partida acaba después de { $n } turno. Gana quien tenga más puntos concedidos.
   *[other] La partida acaba después de { $n } turnos. Gana quien tenga más puntos concedidos.
}
coloursAre = Cada cara tiene un color: { $colours }.
bonusFrom = { $at } o más en la parte superior: { $points }.
bonusHighest = Solo cuenta la línea más alta alcanzada.
bonusEach = Y { $n } más por cada punto siguiente.
bonusPar = { $n ->
    [one] { $n } de cada cara basta justo.
   *[other] { $n } de cada cara bastan justo.
}
upperPays = Da la suma de los dados que muestran { $face }.
needsAny = Cualquier tirada.
needsAll = { $n ->
    [one] Un dado.
   *[other] Los { $n } dados iguales.
}
needsEqual = { $n ->
    [one] Un dado.
   *[other] Al menos { $n } dados iguales.
}
needsTwo = { $a } dados de una cara y { $b } de otra.
needsTwoAny = { $a } dados de una cara y { $b } de una cara, que puede ser la misma.
needsThree = { $a } dados de una cara, { $b } de otra y { $c } de una tercera.
needsThreeAny = { $a }, { $b } y { $c } dados de una misma cara; puede ser siempre la misma.
needsRun = { $n ->
    [one] Un dado.
   *[other] { $n } caras seguidas: { $runs }.
}
needsFaces = Cada una de estas caras: { $faces }.
needsSum = Todos los dados suman { $n }.
needsLeast = Todos los dados suman { $n } o más.
needsGreatest = Todos los dados suman { $n } o menos.
needsColour = Todos los dados tienen el mismo color.
needsColourMatched = Estos dados tienen el mismo color.
paysPoints = { $n ->
    [one] Da { $n } punto.
   *[other] Da { $n } puntos.
}
paysTakes = { $n ->
    [one] Quita { $n } punto.
   *[other] Quita { $n } puntos.
}
paysAll = Da la suma de todos los dados.
paysMatched = { $n ->
    [one] Da este dado.
   *[other] Da la suma de estos { $n } dados.
}
paysFaces = Da la suma de los dados que muestran { $faces }.
paysPlus = { $n ->
    [one] Y { $n } punto más.
   *[other] Y { $n } puntos más.
}
paysMinus = { $n ->
    [one] Menos { $n } punto.
   *[other] Menos { $n } puntos.
}
paysServed = { $n ->
    [one] En la primera tirada del turno: { $n } punto más.
   *[other] En la primera tirada del turno: { $n } puntos más.
}
paysByRoll = Los puntos dependen de la tirada en que se logró: { $rolls }.
rollPays = tirada { $roll }: { $points }
rollPaysLast = desde la tirada { $roll }: { $points }
timesFill = { $n ->
    [one] Se puede rellenar { $n } vez.
   *[other] Se puede rellenar { $n } veces.
}
afterFill = Solo da puntos si «{ $category }» ya los tiene.
jokerTitle = Otra vez «{ $category }»
jokerBonus = { $bonus ->
    [one] Cuando «{ $category }» tiene puntos, cada nueva tirada de { $n } dados iguales da { $bonus } punto más, rellene lo que rellene.
   *[other] Cuando «{ $category }» tiene puntos, cada nueva tirada de { $n } dados iguales da { $bonus } puntos más, rellene lo que rellene.
}
jokerHolds = Cuando la casilla «{ $category }» está rellena, para cada nueva tirada de { $n } dados iguales vale:
jokerForcedFirst = Mientras la casilla superior de su cara esté libre, tiene que ir allí.
jokerForcedThen = Si no, tiene que ir a una casilla inferior libre.
jokerForcedLast = Si las inferiores están llenas, va a una superior libre, con 0.
jokerWhy = Por eso la hoja a veces ofrece una sola casilla.
jokerFree = Puede ir a cualquier casilla libre. Si la casilla superior de su cara está rellena, es un comodín en las inferiores.
jokerOriginal = Es un comodín y tiene que ir a una casilla inferior libre. Si están llenas, va a una superior, con 0.
jokerNone = Puede ir a cualquier casilla libre y da lo que siempre da allí.
jokerPays = Como comodín da todos los puntos, pida lo que pida la casilla: { $list }.
jokerPaysHere = { $n ->
    [one] Como comodín: { $n } punto.
   *[other] Como comodín: { $n } puntos.
}
jokerMultiplied = Estos puntos se multiplican como la columna.
jokerMadeOnly = Solo se dan donde la tirada consigue más de 0.
tipsTitle = Para la primera partida
tipStop = Nadie tiene que usar todas las tiradas: lo que es bueno se puede anotar enseguida.
tipBonus = { $n ->
    [one] Arriba, { $n } de una cara es un buen resultado: es el ritmo del bonus.
   *[other] Arriba, { $n } de una cara son un buen resultado: es el ritmo del bonus.
}
tipZero = Cuando nada sirve, un 0 en «{ $category }» suele ser lo que menos cuesta.
tipChance = «{ $category }» admite cualquier tirada: guárdala para un turno malo.

## make: the ruleset editor /make

makePage = Keepwise: Crear tu juego
makeTitle = Tu propio juego
makeLead = Parte de un juego conocido, cambia lo que quieras y mira enseguida qué se sigue de ello.
makeBase = Partir de
makeNothing = nada
makeName = Nombre del juego
makeRolls = Tiradas por turno
makeOrder = Las casillas se rellenan
makeOrderFree = en cualquier orden
makeOrderCard = de arriba abajo
makeOrderUpper = primero la parte superior
makeExtra = Tiradas extra al empezar
makeSaves = Las tiradas sin usar se guardan
makeBonus = Bonus de la parte superior
makeBonusAt = Desde
makeBonusEach = Por cada punto más
makeAddBonus = Añadir un bonus
makeJoker = Otra vez todos los dados iguales
makeJokerRule = Qué es
makeJokerOff = nada especial
makeJokerForced = un comodín, obligado
makeJokerFree = un comodín, a elegir
makeJokerOriginal = un comodín, solo abajo
makeJokerNone = solo más puntos
makeJokerCategory = Cuando esta esté rellena
makeJokerBonus = Puntos extra
makeAdd = Añadir una casilla
makeNew = Nueva
makeCategoryName = Nombre
makeNeeds = Qué pide
makeNeedsKind = Dados
makeNeedsFace = una cara (parte superior)
makeNeedsAny = cualquier tirada
makeNeedsGroups = dados iguales
makeNeedsRun = caras seguidas
makeNeedsFaces = ciertas caras
makeFace = Cara
makeGroup = Grupo { $n }
makeSameFace = Los grupos pueden ser de la misma cara
makeRunLength = Cuántas seguidas
makeFaces = Caras
makeTotal = Suma de los dados
makeAny = cualquiera
makeTotalExact = exactamente
makeTotalLeast = al menos
makeTotalMost = como máximo
makeColour = Color
makeColourAll = todos los dados igual
makeColourMatched = estos dados igual
makePays = Qué da
makePaysKind = Tipo
makePaysPoints = puntos fijos
makePaysAll = suma de todos los dados
makePaysMatched = suma de estos dados
makePaysFaces = suma de ciertas caras
makePaysRolls = puntos según la tirada
makePoints = Puntos
makeByRoll = Puntos en la tirada 1, 2, 3…
makePlus = Puntos extra
makeServed = Más en la primera tirada
makeTimes = Cuántas veces se rellena
makeAfter = Solo da si esta tiene puntos
makeAfterNone = nada
makeUp = Subir
makeDown = Bajar
makeRemove = Quitar { $name }
makeFollows = Qué se sigue
makeWrong = { $n ->
    [one] Primero hay que arreglar { $n } cosa.
   *[other] Primero hay que arreglar { $n } cosas.
}
makeTotals = Totales de { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situación entre turnos
   *[other] { $count } situaciones entre turnos
}
makeReady = El entrenador conoce este juego.
makeSolvable = El entrenador aprende este juego a la primera pregunta: { $time } aprox.
makeOutOfReach = Demasiado grande para el entrenador. Las personas pueden jugarlo.
makeEstimated = En juegos de varias columnas el entrenador estima.
makeProblemRange = Permitido: de { $least } a { $greatest }.
makeProblemTwice = Esto ya está.
makeProblemMissing = Aquí falta algo.
makeProblemClash = Esto no va con lo demás.
makePlay = Jugarlo
makeAnalyse = Analizarlo
makeShare = Copiar el enlace
makeCopy = Copiar
makeCopied = Copiado.
makeSave = Guardar
makeSaved = Guardado en este navegador
makeForget = Borrar { $name }
makeForgetAsks = ¿Borrar «{ $name }» de este navegador?
makeSheet = Las reglas, como se leen ahora
makeJson = En JSON, para programas

## offline: the page /offline

newVersion = Hay una versión nueva de estas páginas.
newVersionUse = Usarla ahora
takePage = Keepwise: jugar sin conexión
takeTitle = Jugar sin conexión
takeLead = Lo que descargas queda en este navegador y no necesita conexión: las páginas y, con cada juego, una tabla con la que el entrenador y el ordenador responden exactamente igual que el servidor.
takeGames = Juegos
takeSize = { $size } MB
takeTotal = Por descargar: { $size }
takePages = Todas las páginas, en el idioma en que las lees
takeKept = descargado
takeNewer = hay una tabla más nueva
takeNow = Descargar
takeLoads = Cargando…
takeDone = Todo está aquí y se abre sin conexión.
takeRemove = Quitar { $name }
takeRemoveAll = Quitarlo todo
takeRemoved = Quitado.
takeFull = Este navegador no da más espacio. Quita un juego o elige menos.
takeCutOff = No se puede contactar con el servidor. Lo que falta se podrá cargar cuando vuelva.
takeImpossible = Este navegador no guarda nada para las páginas: hace falta una conexión segura (https) y una ventana que no sea privada.
takeMayGo = El navegador puede borrarlo si le falta espacio.
takeOthers = Los juegos de varias columnas, las reglas propias, jugar a ganar, cómo puede acabar una partida y las razones de una jugada necesitan el servidor.
takeWho = Quién responde
takeServer = El servidor; este dispositivo solo si no se puede contactar con él
takeDevice = Siempre este dispositivo, para los juegos que están aquí

## widget: the page /widget

widgetPage = Keepwise: Entrenador de dados
widgetTitle = Entrenador de dados
