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
pace = Velocidad del ordenador
paceNormal = Normal
paceFast = Rápida
paceStep = Paso a paso
newGame = Partida nueva
newGameAsks = Perderás la partida en curso.
newGameYes = Abandonar partida
newGameNo = Seguir jugando
done = Listo
setupTitle = Tira, guarda y sal de dudas.
setupLead = El juego de dados de toda la vida, contra amigos o contra el ordenador. Si le preguntas, te ayuda un entrenador que lo ha resuelto hasta el último decimal.
ruleset = Juego
gamesOwn = Tus propios juegos
gamesOther = Otros juegos
gamesColumns = Varias columnas
players = Jugadores
player = Jugador
you = Tú
computer = Ordenador
person = Persona
addPlayer = Añadir jugador
playerName = Nombre del jugador { $n }
playerKind = Jugador { $n }: persona u ordenador
removePlayer = Quitar a { $name }
against = Rival
alone = Ninguno
friendHere = Alguien aquí
friendAway = Un amigo por enlace
setupPlayers = Nombres y más jugadores
start = Jugar
openFile = Repasar una partida guardada
factsCard = { $n ->
    [one] { $n } combinación
   *[other] { $n } combinaciones
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
scoreSaves = si anotas ahora, acumulas { $n }
chooseCategory = Elige una casilla
computerHurry = Avance rápido
waitsForServer = Esperando al servidor
next = Siguiente
undo = Deshacer
scoredNow = Anotado: { $points }
dice = Dados
diceGroup = Dados: selecciona los que guardas
die = Dado { $place }: { $face }
dieBlank = Dado { $place }, aún sin tirar
kept = queda
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
calls = { $name }: casilla «{ $category }» anunciada.
called = Anunciado: { $category }
mayCall = Para anunciar, toca una casilla de «{ $column }»: en este turno tendrás que llenarla.
mustRollAll = No hay nada anunciado: solo puede anotarse una tirada de todos los dados.
offer = { $category }: anotar { $points }
offerOne = { $category }, { $nth } de { $of }: anotar { $points }
offerCall = { $category }: anunciar ({ $points } ahora)
lockUpper = Parte inferior: se abre cuando la superior está llena
lockOrder = Solo en el orden de la hoja
lockAfter = { $category }: solo da puntos cuando «{ $after }» ya los tiene
columnsHow = Cómo funcionan las columnas
columnDown = { $column }: solo de arriba abajo
columnUp = { $column }: solo de abajo arriba
columnUpper = { $column }: la parte inferior, solo con la superior llena
columnFree = { $column }: en cualquier orden
columnFactor = { $n ->
    [one] cuenta una vez
   *[other] cuenta { $n } veces
}
columnAnnounce = solo lo anunciado tras la primera tirada, o lo que salga al tirar todos los dados
productCounts = Cuando las tres casillas están ocupadas, { $product } también cuenta (nunca menos de 0)
countsInProduct = { $category } solo cuenta en el producto
jokerOfColumns = Cuando la casilla «{ $category }» está ocupada en todas las columnas, otra tirada de dados iguales es un comodín
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
daily = Partida del día
dailyBest = El mejor juego
trainStreak = { $n ->
    [one] Racha: { $n } día.
   *[other] Racha: { $n } días.
}
columnSum = Suma
factor = Multiplicador
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
coachBefore = Tira primero; después, el entrenador ordena todas las jugadas.
coachForTotal = El entrenador y el ordenador juegan por el total, no por los puntos otorgados.
coachWaits = El entrenador está pensando…
coachSays = Entrenador: { $move }.
coachPrepares = Preparando este juego. Un momento…
coachStuck = El entrenador no puede responder ahora.
coachAway = El entrenador volverá cuando vuelva el servidor.
noTable = En este juego no hay entrenador ni puede jugar el ordenador.
noOutlook = Las probabilidades de cada total están disponibles al principio y hacia el final de una partida.
noOutlookOfColumns = En los juegos de varias columnas no están disponibles las probabilidades de cada total, del bonus superior ni de ganar.
outlookPrepared = Preparando. Tiempo restante: { $time } aprox.
prepareOutlook = Calcular ahora
moveKeep = Guardar { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anunciar { $category }
moveRerollAll = Volver a tirar todo
keepThese = Guardar estos
worth = total medio { $value }
worthAbout = unos { $value }
estimated = Estimado, no exacto.
estimatedStrength = Estimado, no exacto: quien sigue al entrenador hace { $mean } de media (entre { $low } y { $high } con una confianza del { $confidence }, en { $games } partidas).
best = lo mejor
allMoves = Ver las { $n } jugadas
fewerMoves = Ver menos
goal = El entrenador busca
goalPoints = el máximo de puntos
goalWin = la victoria
goalTies = Un empate cuenta como media victoria.
goalBoth = Se supone que el rival también juega para ganar.
goalLater = Es demasiado pronto para calcular cómo ganar: el entrenador busca el máximo de puntos.
worthWin = { $value } de ganar
outlook = Previsión
expected = Total esperado
chanceBonus = Bonus superior
chanceWin = Probabilidad de ganar
beforeTurn = Antes de este turno
outlookWords = Total esperado { $mean }; nueve de cada diez partidas acaban entre { $low } y { $high }.
outlookSure = El total es seguro: { $total }.
outlookAlone = Si a partir de aquí sigues al entrenador:
outlookTogether = Si a partir de aquí todos siguen al entrenador:
outlookForPoints = Si a partir de aquí todos buscan el máximo de puntos:
outlookWeaker = Si a partir de aquí todos buscan el máximo de puntos y el ordenador comete sus errores habituales:
targets = Totales a tu alcance
targetsHint = Elige un total para ver con qué frecuencia llegas a él y cuánto cuesta.
targetsWords = { $total } o más: el { $best } de las veces si juegas a por ello, el { $usual } si buscas el máximo de puntos. Puntos que cuesta de media: { $cost }.
targetsBest = si juegas a por este total
targetsUsual = si buscas el máximo de puntos
computerStuck = El ordenador se ha atascado.
tryAgain = Reintentar
deleteIt = Borrar
keepIt = Conservar
diceFair = ¿Son justos los dados?
diceFairGames = Las tiradas de tus partidas guardadas van al servidor, sin nombres, y no se guardan allí. Todos estos dados los lanzó esta aplicación.
diceFairGame = Una sola partida solo muestra fallos graves. Sus tiradas van al servidor, sin nombres, y no se guardan allí.
diceCheck = Comprobar los dados
serverAway = No se puede contactar con el servidor. Esta página seguirá en cuanto vuelva.
pageStuck = No se pudo cargar la página.
languageStuck = No se pudo cargar este idioma.
unknownGame = Juego desconocido.
fileBroken = Este archivo no contiene una partida.
linkBroken = Este enlace no contiene una partida.
otherTab = Esta partida está en pausa: la estás jugando en otra pestaña.
playHere = Seguir aquí
gameWaits = Tienes una partida en curso. Si empiezas otra, la pierdes.
keptUnknown = Tu partida guardada usa reglas que este servidor no tiene, así que se ha eliminado.
keptDamaged = Tu partida guardada estaba dañada y se ha tenido que eliminar.
review = Repaso
reviewing = Repasando cada decisión…
reviewReady = El repaso está listo.
reviewStuck = No se pudo repasar la partida.
gameInvalid = Esta partida no sigue las reglas:
problemPoints = «{ $category }» con { $dice } da { $expected }, no { $found }.
problemImpossible = «{ $category }» no puede dar { $found } aquí.
problemFilled = La casilla «{ $category }» ya estaba ocupada.
problemIllegal = La casilla «{ $category }» no se puede rellenar aquí.
problemCall = La casilla «{ $category }» no se puede anunciar aquí.
problemUnknown = Este juego no tiene la combinación «{ $category }».
problemTotal = «{ $total }» suma { $expected }, no { $found }.
problemExtra = Aquí «{ $bonus }» es { $expected }, no { $found }.
problemDice = Estos dados no cuadran.
problemTurns = El número de turnos no cuadra.
problemOther = Aquí hay algo que no se puede leer.
problemsMore = … y { $n } más
unjudged = No se pueden valorar estas decisiones: este servidor no tiene resuelto este juego.
workLeft = { $share } hecho. Tiempo restante: { $time } aprox.
workWaits = Antes va otro juego: { $share } hecho. Tiempo restante: { $time } aprox.
shareLink = Compartir enlace
saveFile = Guardar en un archivo
saveText = Guardar como texto
saveTable = Guardar como CSV
positionCode = Código de la posición
copyCode = Copiar
linkCopied = El enlace está en el portapapeles.
share = Compartir
textCopied = El texto está en el portapapeles.
startValue = Esperado jugando lo mejor posible
startEstimated = Estimación del entrenador
luck = Suerte
loss = Puntos regalados
correction = corrección
correctionHint = Los valores son estimaciones. La corrección es lo que se desviaron de un turno al siguiente.
luckAdjusted = A juzgar por esta partida, jugando así y con suerte neutra se gana alrededor del { $chance } de las veces.
chanceStart = Al principio
ownMistakes = Errores propios
luckOfOthers = Suerte de los demás
othersMoves = Decisiones de los demás
playingToWin = Jugar a ganar
chanceEnd = Al final
chanceTitle = Probabilidad de ganar a lo largo de la partida
rank = { $n }.º puesto
turnsWords = { $loss ->
    [one] { $name }: suerte { $luck }, { $loss } punto regalado.
   *[other] { $name }: suerte { $luck }, { $loss } puntos regalados.
}
turnWords = Turno { $n }: suerte { $luck }, puntos regalados { $loss }
turnsHint = Elige un turno para ver sus números.
expensive = Las decisiones más caras
flawless = Ni un punto regalado.
flawlessEstimated = Ni un punto regalado, hasta donde el entrenador puede saber.
highlightPlace = { $name }, turno { $n }
grade_best = la mejor
grade_good = buena
grade_inaccuracy = imprecisión
grade_mistake = error
grade_blunder = error grave
praise_only_move = única jugada
praise_hard = difícil de ver
skipMain = Ir al contenido
navPlay = Jugar
navAnalyse = Analizar
navTrain = Entrenar
navRules = Reglas
navHistory = Mis partidas
navMake = Crear tu juego
navWidget = Entrenador para tu sitio
navDocs = API
missingTitle = Página no encontrada
missingLead = Puede que la dirección esté mal escrita o que la página se haya movido.
missingHome = Ir a la página de inicio
playPage = Keepwise: jugar con un entrenador infalible
missingPage = Keepwise: aquí no hay nada
navTake = Sin conexión
answeredHere = Estás sin conexión: responde este dispositivo.
onThisDevice = en este dispositivo
needsServer = Esto necesita el servidor. Aparecerá cuando vuelvas a tener conexión.

## home: the home page /

homePage = Keepwise: juegos de dados, resueltos exactamente
homeTitle = Juegos de dados, resueltos hasta el último decimal.
homeLead = Juega al Yahtzee, al Yatzy, a la generala y a otros juegos de su familia, contra amigos o contra el ordenador. Un entrenador que conoce la mejor jugada de cada tirada te ayuda cuando se lo pides. Al final ves qué fue suerte y qué fue destreza.
homePlay = Jugar una partida
homeAnalyse = Analizar dados reales
homeTry = Primera tirada: ¿qué dados guardarías?
homeAnother = Otra tirada
homeAnalyseWords = ¿Juegas con dados de verdad? Introduce tu hoja y tu tirada: cada jugada, con lo que cuesta y por qué.
homeDailyWords = Una partida para todos, con los mismos dados. Tienes un solo intento: ¿hasta dónde llegas?
homeTrainWords = Diez decisiones al día, las mismas para todos. Además, práctica por temas y tus propios errores para corregirlos.
homeRulesWords = Lo que pide y da cada combinación, con dados, en una hoja por juego.
homeHistoryWords = Tus partidas, medias, rachas y errores más caros. Se quedan en este navegador.
homeMakeWords = Cambia las reglas o inventa un juego y ve al momento qué efecto tiene. Después, juégalo.
homeDevelopers = Para desarrolladores
homeApiTitle = Consultar
homeApiWords = Puntúa una tirada, comprueba partidas enteras hasta el último dado y recibe consejo exacto con el coste de cada alternativa. Con las reglas incluidas o con las tuyas.
homeDocs = Documentación de la API
homeWidgetTitle = Insertar
homeWidgetWords = Con tres líneas pones al entrenador en cualquier página, en trece idiomas, también para teclado y lector de pantalla.
homeWidget = Verlo por separado, como en un iframe

## play: the page /play

coachOff = desactivado
coachHint = cuando lo pida
coachAfter = tras mi jugada
coachAlways = siempre
coachHintWords = El entrenador no dice nada hasta que se lo pidas. Las pistas llegan en tres pasos: qué está en juego, dos candidatas, la jugada.
coachAfterWords = Primero decides tú. Después, el entrenador dice cuánto ha costado la jugada y cuál habría sido la mejor.
coachFirst = Primero decides tú.
coachMissed = El entrenador se ha perdido esta jugada.
rollOn = Tirar otra vez
scoreIn = { $category }: anotar { $points }
zeroAsks = «{ $category }» puntúa 0. Elige la casilla otra vez para confirmar.
zeroCosts = { $n ->
    [one] Perderías { $n } punto, más o menos.
   *[other] Perderías unos { $n } puntos.
}
verdictBetter = Mejor: { $move }
verdictSlightly = Un poco mejor: { $move }
verdictPlayed = Jugaste
verdictBest = Lo mejor era
celebrate = ¡{ $category }!
endWon = { $n ->
    [one] Has ganado por { $n } punto
   *[other] Has ganado por { $n } puntos
}
endLost = { $n ->
    [one] Has perdido por { $n } punto
   *[other] Has perdido por { $n } puntos
}
endBest = { $n ->
    [one] Tu mejor partida hasta ahora, por { $n } punto.
   *[other] Tu mejor partida hasta ahora, por { $n } puntos.
}
endCompared = { $n ->
    [one] Tu partida anterior: { $most }.
   *[other] Tus { $n } partidas anteriores: { $mean } de media, { $most } la mejor.
}
dailyCall = Los mismos dados para todos, un intento al día.
dailyHow = Hoy todos tienen los mismos dados. Tienes un intento, sin entrenador.
dailyNext = Próxima partida en { $time } h.
rematch = Revancha
friend = Amigo
friendInvites = { $name } te invita a jugar: { $game }
friendHow = Jugáis por turnos mediante enlaces, cada uno en su dispositivo. Cada enlace contiene toda la partida. Los dados salen de un secreto de cada uno, así que nadie puede elegirlos.
friendYou = Tu nombre, para tu amigo
friendAccept = Aceptar
friendInvite = Enviar la invitación
friendSend = Enviar el enlace
friendInvited = Tu amigo acepta enviándote un enlace. Después empiezas tú.
friendWaits = Le toca a { $name }, con este enlace. Vuelve con el suyo.
friendText = Te toca: { $game }
friendYours = { $game } con { $name }: te toca
friendTheirs = { $game }: le toca a { $name }
friendChanged = Este enlace se ha modificado: no encaja con la partida que conoces. Pide a tu amigo que lo envíe de nuevo.
friendElsewhere = Esta partida se juega en otro navegador. Abre el enlace allí.
flag = Marcar esta decisión para el repaso
flagSet = Marcada para el repaso.
flagGone = Marca quitada.
keys = Atajos de teclado
keyFace = guardan un dado con ese número; al analizar, lo añaden
keyPlace = guardan el dado de esa posición
keyRoll = tira los dados que no guardas
keyUndo = deshace el último paso
keysUse = Teclas sueltas, como R para tirar
keyHint = pide una pista al entrenador
keyFlag = marca esta decisión para el repaso, o quita la marca
keyHelp = muestra estas teclas
keyArrows = van de un dado a otro (← →) y de una casilla a otra (↑ ↓)
keyEnter = pulsa lo que está seleccionado o, si no, el botón grande
tipsUse = Consejos en las primeras partidas
soundUse = Sonido y vibración
shakeUse = Agitar el móvil para lanzar
tipDone = Entendido
tipKeep = Toca los dados que quieres guardar. Los demás se vuelven a tirar.
tipChoose = Esa era la última tirada. Elige una casilla: los números indican cuánto da cada una.
tipNothing = ¿No encaja nada? Hay que tachar una casilla. Elige la que menos vayas a echar de menos.
tipJoker = Otra vez todos los dados iguales: tienen que ir a «{ $category }» mientras esa casilla esté libre.
menu = Menú
analyseThis = Analizar esta posición
factsBest = { $mean ->
    [one] el juego perfecto da { $mean } punto de media por partida
   *[other] el juego perfecto da { $mean } puntos de media por partida
}
factsAbout = { $mean ->
    [one] el entrenador hace de media alrededor de { $mean } punto por partida
   *[other] el entrenador hace de media unos { $mean } puntos por partida
}
howPlayed = Cómo se juega
strengthReaches = { $mean ->
    [one] Hace de media alrededor de { $mean } punto por partida.
   *[other] Hace de media unos { $mean } puntos por partida.
}
infoOf = Qué pide y qué da «{ $category }»
offline = No se puede contactar con el servidor. Tu partida está guardada aquí; deja esta página abierta y la partida seguirá en cuanto vuelva.
setupTake = Descargar juegos para jugar sin conexión

## reasons: reasons for moves, on all pages and in the API

quoted = «{ $words }»
titleWith = { $title } ({ $words })
range = { $least } al { $greatest }
whyMore = Más
pointAllTie = Todas las jugadas valen lo mismo.
pointSame = Esa es la mejor jugada.
pointBetter = Mejor que «{ $move }»: { $reason }
pointBetterYours = Mejor que tu «{ $move }»: { $reason }
pointBetterBy = Mejor que «{ $move }» por { $loss }: { $reason }
pointIdle = { $n ->
    [one] guardar el { $dice } solo te deja un dado menos para buscar { $others }.
   *[other] guardar { $dice } solo te deja menos dados para buscar { $others }.
}
pointWithout = sin { $dice } sacas «{ $category }» en este turno el { $chance } de las veces en lugar del { $other }.
pointWith = guardando también { $dice } sacas «{ $category }» en este turno el { $chance } de las veces en lugar del { $other }.
pointCompletes = un { $faces } completa «{ $category }»; lo consigues en este turno el { $chance } de las veces en lugar del { $other }.
pointOpenUpper = la casilla «{ $category }» sigue libre, «{ $other }» ya no.
pointForUpperBonus = { $dice } acerca más al bonus superior que { $others }.
pointHigher = { $dice } cuenta más que { $others } en cada casilla que suma dados.
pointMoreOften = en este turno sacas «{ $category }» el { $chance } de las veces en lugar del { $other }.
pointSeveral = en este turno sacas más a menudo { $categories }.
pointMorePoints = si sacas «{ $category }» en este turno, te da { $mean } de media en lugar de { $other }.
pointBringsMore = al final de la partida, «{ $category }» da { $mean } de media en lugar de { $other }.
pointFewerZeros = en este turno acabas con un 0 solo el { $chance } de las veces en lugar del { $other }.
pointNoZeros = en este turno nunca acabas con un 0; de otro modo, ocurre el { $other } de las veces.
pointNoZeroYet = aún no hay que tachar nada; si vuelves a tirar, sacas «{ $category }» el { $chance } de las veces.
pointNothingLost = los puntos de «{ $other }» ({ $points }) los tienes seguros; si vuelves a tirar, sacas «{ $category }» el { $chance } de las veces.
pointMoreToCome = en «{ $category }», si vuelves a tirar, sacas { $mean } de media; ahora, { $points }.
pointRollOn = si vuelves a tirar, sacas «{ $category }» el { $chance } de las veces.
pointMadeAlready = ya tienes { $points } en «{ $category }»; con la otra jugada llegas otra vez ahí, como mucho, el { $chance } de las veces.
pointNeverAgain = ya tienes { $points } en «{ $category }»; con la otra jugada nunca llegas otra vez ahí.
pointEnough = { $points } en «{ $category }» es más de lo que sacas ahí con la otra jugada, { $mean } de media como mucho.
pointServed = «{ $category }» da { $points } en esta tirada; después, solo { $later }.
pointSavesRolls = { $n ->
    [one] si anotas ahora, acumulas { $n } tirada para otros turnos.
   *[other] si anotas ahora, acumulas { $n } tiradas para otros turnos.
}
pointExtraBonus = repetir «{ $joker }» da un bonus de { $bonus }, además de { $points } en «{ $category }».
pointExtraBonusZero = repetir «{ $joker }» da un bonus de { $bonus }, aunque «{ $category }» quede en 0.
pointChases = repetir «{ $joker }» daría un bonus de { $bonus }; sale el { $chance } de las veces.
pointJoker = como comodín, estos dados dan { $points } en «{ $category }».
pointTakeRare = «{ $category }» da { $points } y sale poco; aunque juegues para esa casilla, solo lo consigues el { $chance } de las veces.
pointGoodFor = { $points } está bien para «{ $category }»; si juegas para esa casilla, sacas { $mean } de media.
pointTooLittle = { $points } es poco para «{ $category }»; si juegas para esa casilla, sacas { $mean } de media.
pointZeroGivesUp = con un 0 en «{ $category }» renuncias a { $mean }; es lo que sacas de media si juegas para esa casilla.
pointZeroRare = un 0 en «{ $category }» cuesta poco; aunque juegues para esa casilla, solo lo consigues el { $chance } de las veces.
pointZeroNever = «{ $category }» ya no es posible, así que un 0 ahí cuesta poco.
pointZeroLow = un 0 en «{ $category }» cuesta poco; si juegas para esa casilla, solo sacas { $mean } de media.
pointZeroInstead = { $later } es poco para «{ $rival }»; si juegas para esa casilla, sacas { $other } de media; si juegas para «{ $category }», solo { $mean }.
pointUpperLost = el bonus superior ya está fuera de alcance, así que un 0 en «{ $category }» cuesta poco.
pointUpperAlive = así el bonus superior sigue a tu alcance; buscándolo, lo consigues el { $chance } de las veces.
pointUpperSure = así aseguras el bonus superior.
pointUpperCloser = así te acercas al bonus superior; buscándolo, lo consigues el { $chance } de las veces en lugar del { $other }.
pointUpperCertain = así aseguras el bonus superior; si lo buscas, lo consigues siempre, no solo el { $other } de las veces.
pointUpperMore = así, el bonus superior da { $mean } de media en lugar de { $other }.
pointFloor = Acabas con al menos { $points }, salga lo que salga; «{ $move }» garantiza solo { $other }.
pointFloorAlone = Acabas con al menos { $points }, salga lo que salga.
pointTarget = Llegas a { $points } o más el { $chance } de las veces; con «{ $move }», el { $other }.
pointUpperBonus = Consigues el bonus superior el { $chance } de las veces; con «{ $move }», el { $other }.
pointIdleAlone = { $n ->
    [one] guardar el { $dice } solo te deja un dado menos para tirar.
   *[other] guardar { $dice } solo te deja menos dados para tirar.
}
pointOpenChances = si vuelves a tirar, aún puedes sacar { $categories }.
pointBonusEither = el bonus de { $bonus } lo tienes de todos modos, y { $points } está bien para «{ $category }»; si juegas para esa casilla, sacas { $mean } de media.
nextCosts = «{ $move }» cuesta { $loss }.
nextHardly = «{ $move }» vale casi lo mismo.
nextTies = «{ $move }» vale lo mismo.
onlyMove = No hay otra jugada.
nextWins = Con «{ $move }» ganas el { $other } de las veces en lugar del { $best }.
playsFor = Da { $made }.
playsElse = Da { $made }; si no, un 0 en { $lost }.
playsOrNothing = Da { $made }; si no, un 0.
playsOrZero = Da { $made }; también es posible un 0 en { $lost }.
playsZero = Da un 0 en { $lost }.
playsSure = Seguro: { $made }.
paysMoreKeepsMore = la mejor jugada da { $now } más ahora, y las casillas que quedan libres valen { $later } más.
paysMoreKeepsSame = la mejor jugada da { $now } más ahora.
paysMoreKeepsLess = la mejor jugada da { $now } más ahora; las casillas que quedan libres valen solo { $later } menos.
paysSameKeepsMore = la mejor jugada da lo mismo ahora, y las casillas que quedan libres valen { $later } más.
paysLessKeepsMore = la mejor jugada da { $now } menos ahora, pero las casillas que quedan libres valen { $later } más.
keepsAll = guardar todos los dados desperdicia una tirada.
wasThere = Los puntos ya estaban ahí.
moveWith = «{ $move }»: { $words }
whyTake = { $best } ahora; más tarde daría { $other } de media
whyLeaveOpen = si queda libre, { $best } de media; ahora daría { $other }
whyMean = { $best } de media en lugar de { $other }
whyAlive = sigue a tu alcance
whySure = casi seguro
whyLost = se abandona
whyAtRisk = ya no es seguro
whyChance = probabilidad del { $best } en lugar del { $other }
whyNow = ganado ahora
whyRest = todo lo demás
stakesAhead = { $points ->
    [one] Jugando a puntos, acabarías de media con { $points } punto de ventaja.
   *[other] Jugando a puntos, acabarías de media con { $points } puntos de ventaja.
}
stakesBehind = { $points ->
    [one] Jugando a puntos, acabarías de media con { $points } punto de desventaja.
   *[other] Jugando a puntos, acabarías de media con { $points } puntos de desventaja.
}
stakesLevel = Jugando a puntos, acabarías de media sin ventaja ni desventaja.
stakesSame = «{ $move }» también es la mejor jugada para hacer puntos.
stakesCosts = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero gana el { $other } de las veces en lugar del { $best }.
stakesCostsHardly = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero gana menos a menudo.
stakesRisk = { $n ->
    [one] «{ $move }» arriesga { $n } punto de «{ $category }».
   *[other] «{ $move }» arriesga { $n } puntos de «{ $category }».
}
stakesMakes = «{ $move }» da puntos en «{ $category }» el { $chance } de las veces; entonces ganas el { $then } de las veces y, si no, el { $otherwise }.
stakesNever = «{ $move }» nunca da puntos en «{ $category }».
stakesSure = «{ $move }» da puntos en «{ $category }» con seguridad.
stakesZero = «{ $move }» pone un 0 en «{ $category }» el { $chance } de las veces; entonces ganas el { $then } de las veces y, si no, el { $otherwise }.
stakesNoZero = «{ $move }» nunca pone un 0 en «{ $category }».
stakesSureZero = «{ $move }» pone con seguridad un 0 en «{ $category }».
stakesRisky = Después de este turno, tu probabilidad de ganar es del { $best }; con «{ $move }», del { $other }. La mejor jugada arriesga más.
stakesSafe = Después de este turno, tu probabilidad de ganar es del { $best }; con «{ $move }», del { $other }. La mejor jugada es la más segura.
whyServer = La explicación completa necesita el servidor.
hintStakes = ¿Qué está en juego?
hintTwo = Dos candidatas
hintMove = Mostrar la jugada
hintMean = { $mean } de media si vas a por ello; un turno entero da { $usual }.
hintNow = { $points } ahora; un turno entero a por ello da { $usual } de media.
hintZeros = Con estos dados, todas las casillas libres dan 0.
hintBonus = Puntos que faltan para el bonus superior de { $bonus }: { $n }.
hintMade = En este turno sacas «{ $category }» el { $one } de las veces con «{ $first }», el { $two } con «{ $second }».
hintZero = En este turno, «{ $category }» queda en 0 el { $one } de las veces con «{ $first }», el { $two } con «{ $second }».
hintUpper = Si vas a por el bonus superior, lo consigues el { $one } de las veces con «{ $first }», el { $two } con «{ $second }».
rivalOften = Nuestro jugador virtual «{ $strength }» elige «{ $move }» el { $chance } de las veces.

## review: the review after a game

valueTitle = Total esperado a lo largo de la partida
valueHint = Elige un turno para ver lo que se esperaba tras él.
valueAfter = Tras el turno { $n }: { $values }
lossPerDecision = Coste medio por decisión
playedLike = Juega como nuestro ordenador «{ $strength }».
playedBetween = { $n ->
    [one] Entre nuestros jugadores del ordenador: con un { $confidence } de probabilidad, entre «{ $least }» y «{ $greatest }», a juzgar por { $n } decisión con elección real.
   *[other] Entre nuestros jugadores del ordenador: con un { $confidence } de probabilidad, entre «{ $least }» y «{ $greatest }», a juzgar por { $n } decisiones con elección real.
}
playedOne = { $n ->
    [one] Entre nuestros jugadores del ordenador: este, con un { $confidence } de probabilidad, a juzgar por { $n } decisión con elección real.
   *[other] Entre nuestros jugadores del ordenador: este, con un { $confidence } de probabilidad, a juzgar por { $n } decisiones con elección real.
}
sameDice = El mejor juego con los mismos dados
dailyNow = Ya está la partida de hoy
dailyBestWords = Las mejores jugadas con los mismos dados. Tampoco saben lo que viene, así que se puede lograr más.
dailyPlace = En comparación con el ordenador
dailyPlaceWords = Con qué frecuencia cada nivel logra menos puntos que tú, con sus propios dados. La barra abarca nueve de cada diez de sus partidas; la raya eres tú.
sameDiceDrawn = { $n ->
    [one] { $n } de sus dados no salió en esta partida y se sacó al azar.
   *[other] { $n } de sus dados no salieron en esta partida y se sacaron al azar.
}
sameDiceHow = Cada turno empieza con la misma primera tirada. Los dados que se vuelven a tirar salen como salieron en ese turno, en su orden. Si el mejor juego vuelve a tirar más dados, los que faltan se sacan al azar, siempre los mismos. También se saca al azar el orden de los dados de una misma tirada.
totalLucky = { $total } = { $start } + suerte { $luck } − errores { $loss }
totalUnlucky = { $total } = { $start } − mala suerte { $luck } − errores { $loss }
decisions = Cada decisión
decisionsOf = Jugador
everyone = Todos
onlyLosses = Solo las que costaron puntos
onlyFlagged = Solo las marcadas
flagged = marcada
playedMove = Jugado
playedBetter = Mejor
playedAgain = Esta vez
mistakesAll = Repasar todos los errores
mistakeOf = Error { $n } de { $of }
mistakeBefore = Anterior
mistakeAfter = Siguiente
mistakesWorst = Solo los más caros
turnByTurn = Turno a turno
tryIt = Volver a intentarlo
print = Imprimir
noneShown = Ninguna decisión coincide.
cardBefore = La hoja antes de este turno
turnNumber = Turno { $n }
rollNumber = Tirada { $n }
noDice = No se anotaron los dados.
forced = nada que decidir
emptyCard = Aún no hay nada anotado.

## analyse: the page /analyse

analysePage = Keepwise: Análisis
boardPosition = Posición
boardCheck = Comprobar una hoja
boardOwnRules = Tus propias reglas…
boardOwnJson = Unas reglas en JSON
boardOwnWrong = Estas reglas tienen errores:
boardCancel = Cancelar
boardPut = Añadir un { $face }
boardTake = { $die }: quitarlo
boardNoDie = Dado { $place }: todavía ninguno
boardKeep = { $die }: guardarlo
boardRoll = tirar
boardClear = Vaciar
boardRolls = Tiradas restantes
boardSavedTitle = Tiradas acumuladas
boardCall = Anunciado
boardAllRolled = Se tiraron todos los dados a la vez
boardOpen = libre
boardOpens = { $cell }: dejar libre
boardMoves = Mejores jugadas
boardAim = Buscar
boardTarget = un total de al menos
boardFloor = el mayor total garantizado
boardUpperBonus = el bonus superior
boardFloorWorth = al menos { $value }
boardDice = { $n ->
    [one] Introduce { $n } dado.
   *[other] Introduce { $n } dados.
}
boardEmpty = Introduce los dados y aquí verás cada jugada con su valor y el motivo.
boardFull = La hoja está completa: { $total }.
boardBelow = Las probabilidades con estos dados están más abajo.
boardThen = { $points } ahora; después, { $rest } más de media.
boardThenShort = { $points } ahora.
boardRolled = Guardar estos y tirar
boardScored = Anotar y seguir
boardOutlook = Con el mejor juego a puntos desde aquí:
boardOdds = Probabilidades de este turno
boardOddsKeep = Si guardas { $dice } y buscas una sola combinación:
boardOddsTurn = Un turno entero buscando una sola combinación:
boardOddsBest = Buscando una sola combinación y guardando lo que más le conviene. Marca dados para ver las probabilidades con ellos.
boardChance = Probabilidad
boardMean = Puntos de media
boardFrom = { $points } o más
boardWrong = Esto no puede ocurrir en una partida. Revisa la hoja y los dados.
boardNoTable = Este servidor no tiene resuelto este juego: la mejor jugada solo se sabe cuando quedan pocas casillas libres. Las probabilidades de abajo funcionan siempre.
boardNoTarget = No disponible tan pronto, solo cuando quedan pocas casillas. «El máximo de puntos» siempre lo está.
boardPays = Estos dados dan:
boardBroken = Este enlace no contiene ninguna posición.
boardPicture = Enlace con imagen
boardPictureHint = Las aplicaciones de mensajería muestran este enlace como imagen de la posición. Para ello, el servidor la recibe en la dirección; con «Compartir enlace», no.
boardOffline = No se puede contactar con el servidor. Lo que has introducido queda en la dirección; las respuestas llegarán cuando vuelva.
cardOrder = La casilla «{ $category }» se rellenó demasiado pronto: otras van antes.
cardTogether = «{ $category }»: estos puntos no encajan con el resto de la hoja.
cardSaved = Tras tantos turnos puede haber de { $least } a { $most } tiradas acumuladas.
cardBonuses = Tantos bonus extra no encajan con estos puntos.
checkHow = Copia tu hoja: un número, una raya para una casilla tachada, nada para una libre. Las sumas pueden quedar vacías.
checkResult = Resultado
checkPaste = Pegar una hoja
checkText = Las filas como están en la hoja, en cualquier idioma
checkRead = Leer la hoja
checkProblems = { $n ->
    [one] { $n } error encontrado.
   *[other] { $n } errores encontrados.
}
checkRight = No se ha encontrado ningún error.
checkNoNumber = «{ $text }» no es un número.
checkTaken = Filas entendidas: { $some } de { $all }.
checkUnreadRow = La fila { $line }, «{ $name }», no se ha entendido.
checkPerhaps = ¿Querías decir { $names }?

## train: the page /train

trainPage = Keepwise: Entrenamiento
trainLead = Diez decisiones al día, las mismas para todos. Practica tanto como quieras y trabaja tus propios errores hasta que dejes de cometerlos.
keepsNothing = Este navegador no guarda nada de esta página: al salir perderás tu progreso.
trainToday = Las diez de hoy
trainTodayWords = Dos del principio, tres de la mitad, tres del tramo final y dos del final.
trainDone = Respondidas: { $n } de { $of }
trainRight = Correctas: { $n } de { $of }
trainLongest = La racha más larga: { $n }.
trainLook = Ver el resultado
trainGoOn = Seguir
trainStart = Empezar
trainMistakes = Tus propios errores
trainMistakesWords = Decisiones de tus partidas repasadas que costaron puntos. Vuelven al cabo de unos días: más tarde si aciertas, antes si no.
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
themeIs_straights = Hay una escalera abierta en juego: ¿vas a por ella o a por algo mejor?
themeIs_bonus_alive = Cuenta la parte superior, y su bonus aún es posible.
themeIs_bonus_dead = Cuenta la parte superior, pero su bonus ya está perdido.
themeIs_joker = Otros cinco iguales, con su casilla ya ocupada.
themeIs_which_zero = Sin tiradas y con pocos puntos a la vista: ¿qué sacrificas?
themeIs_endgame = Quedan tres turnos o menos.
trainNone = No hay decisiones de este tipo para este juego.
trainNotSolved = Este servidor no tiene resuelto este juego, así que no hay decisiones para practicar.
trainLoads = Buscando decisiones…
trainPrepares = Buscando decisiones para este juego. Un momento…
trainNoneDue = Ahora no toca nada. Vuelve mañana o practica un tema.
trainMenu = Entrenamiento
trainDay = Las diez del { $date }
trainTry = Otra vez
trainNumber = { $n } de { $of }
trainKeep = { $n ->
    [one] Guardar y tirar { $n } dado
   *[other] Guardar y tirar { $n } dados
}
trainKeys = Toca los dados que guardas o una casilla para anotar.
trainKeyboard = La tecla ? muestra todas las teclas.
trainNext = Siguiente
trainEnd = Resultado
trainAgain = Otra vez
trainHinted = Con una pista, acertar no sube tu puntuación.
trainDifficulty = Dificultad { $difficulty }
trainRating = Tu puntuación Elo: { $rating }
trainProvisional = provisional, respuesta { $n } de { $of }
trainRatingWords = Empieza en 1000, el nivel de nuestro jugador virtual ocasional. Cada una de las diez decisiones la mueve, y las difíciles suman más si aciertas.
trainBest = Correcto: es la mejor jugada.
trainGood = Bastante buena: solo pierde { $loss }. Lo mejor: { $best }.
trainWrong = Pierde { $loss }. Lo mejor: { $best }.
trainRuleSave = Las tiradas que no uses se guardan: para cuando puedan dar más en un turno posterior.
trainRuleStop = No hace falta gastar todas las tiradas: para cuando otra arriesga más de lo que puede dar.
trainRuleRollOn = No anotes demasiado pronto: una tirada pendiente aún puede mejorar el turno.
trainRuleZeroOverPoints = Un cero en la casilla adecuada puede costar menos que unos puntos en la equivocada.
trainRuleWhichZero = Si tiene que ser un cero, sacrifica la casilla que menos te daría de aquí en adelante.
trainRuleBonusPar = Mientras el bonus sea posible, { $n } o más iguales están bien en la sección superior.
trainRuleSmallBox = Pon una mala tirada en una casilla pequeña, como unos o doses: ahí se pierde poco.
trainRuleLessNow = Más puntos ahora no siempre es lo mejor: cuenta lo que aún pueden dar las casillas libres.
trainRuleTakeIt = Toma ahora la puntuación mayor en vez de reservar la casilla para una tirada que quizá no llegue.
trainRuleSamePoints = A igual puntuación, llena la casilla que más tarde te daría menos.
trainRuleRollAll = Si ningún dado ayuda lo suficiente, vuelve a tirarlos todos.
trainRuleStraight = El comienzo de una escalera puede valer más que una pareja.
trainRuleNoStraight = Los dados iguales pueden valer más que el comienzo de una escalera.
trainRuleHigher = Con tantos de un número como de otro, el más alto suele dar más.
trainRuleOpenBox = Un número bajo con casilla libre puede valer más que uno alto sin ella.
trainRuleMoreAlike = Parte del número que muestran más dados.
trainRuleKeepFewer = Suelta los dados que solo parecen ayudar: más dados que tirar son más oportunidades.
trainRuleKeepMore = Conserva los dados que ya encajan: lo que vuelves a tirar tiene que salir otra vez.
trainRuleBonusGone = Con el bonus perdido, las casillas superiores solo valen sus puntos.
trainRuleEndgame = Cerca del final solo cuentan las casillas libres: juega justo por ellas.
trainRuleOther = Compara lo que cada jugada deja abierto, no solo lo que da ahora.
trainAccepted = { $loss ->
    [one] También vale como correcta una jugada que regala { $loss } punto como máximo.
   *[other] También vale como correcta una jugada que regala { $loss } puntos como máximo.
}
trainWhy = Por qué
trainThen = En tu partida jugaste: { $move }.
trainBoard = Abrir en Analizar
trainPeople = Lo que haría nuestro jugador virtual ocasional
trainWrongShare = Falla aquí el { $share } de las veces.
mark_good = correcta
mark_inaccurate = imprecisa
mark_wrong = incorrecta
markOpen = pendiente
trainLost = { $loss ->
    [one] Perdido en total: { $loss } punto.
   *[other] Perdido en total: { $loss } puntos.
}
trainLesson = Qué mejorar
trainMissed = Fallaste { $n } de { $of } en «{ $theme }».
trainPractise = Practícalas
trainKinds = Aciertos al guardar dados: { $keeps } de { $ofKeeps }; al llenar casillas: { $scores } de { $ofScores }.
trainBefore = { $n ->
    [one] En { $n } día anterior: { $right } correctas de media.
   *[other] En { $n } días anteriores: { $right } correctas de media.
}
trainComeBack = Las que fallaste vuelven pronto; las que sabías, más tarde.
trainMore = Más
trainBestWas = Lo mejor: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: recuento { $count }, esperado { $expected }. Proporción real entre { $low } y { $high }.
auditLegend = La línea vertical indica dónde estarían los dados justos. La horizontal contiene la proporción real de una cara, para las seis a la vez con una confianza del { $confidence }.
auditGames = Partidas con todas las tiradas: { $n }.
auditStuck = No se han podido comprobar los dados.
auditLeftOut = Tiradas descartadas porque no se sabe qué dados se lanzaron: { $n }.

## history: the page /history

historyPage = Keepwise: Mis partidas
historyDamaged = { $n ->
    [one] { $n } registro está dañado y se omite; los demás están aquí.
   *[other] { $n } registros están dañados y se omiten; los demás están aquí.
}
historyEmpty = Aún no hay partidas
historyEmptyWords = Las partidas que termines en este navegador aparecen aquí, con lo que te costaron y dónde. Nada sale de este navegador por sí solo.
historyWho = Las partidas de
historyMeans = Medias por juego
historyPlayed = Partidas
historyMean = Media
historyLatest = Últimas { $n }
historyMost = Récord
historyLoss = Perdido por partida
historyRating = Qué tal juegas
ratingHow = Lo calcula el servidor. Para ello, tu navegador solo le envía los tipos de juego y números: cuántas decisiones libres tuvo cada partida analizada y cuánto costaron. No se envían nombres, dados ni partidas, y no se guarda nada.
ratingStart = Evaluar mi juego
ratingLike = De nuestros jugadores de ordenador, te pareces más a «{ $strength }» (probabilidad: { $chance }).
ratingBeyond = Nuestro ordenador «{ $strength }» jugaría así de bien por azar como mucho en el { $chance } de los casos.
ratingDecisions = Decisiones libres
ratingLevel = Nivel, de 1 (principiante) a 6 (perfecto)
ratingTrend = Cambio por cada 1000 decisiones
ratingBetter = Pierdes menos que antes.
ratingWorse = Pierdes más que antes.
ratingSteady = Aún no se aprecia ningún cambio.
ratingRange = { $value } (de { $low } a { $high })
ratingIntervals = El valor real está en el intervalo con una probabilidad del 95 %. Con pocas partidas, los intervalos son amplios.
phase_opening = Apertura
phase_middle = Primera mitad
phase_late = Segunda mitad
historyOverTime = Pérdida por decisión libre
historyTooFew = Verás más cuando hayas repasado dos partidas.
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
historyDaysPlayed = Días con una partida
historyAgainst = Contra el ordenador
historyWins = { $n ->
    [one] { $n } victoria seguida.
   *[other] { $n } victorias seguidas.
}
historyGoals = Objetivos: { $n } de { $of }
goal_bonus = Conseguir la bonificación superior
goal_careful = Una partida en la que ninguna decisión cueste más de 2 puntos
goal_endgame = Un final sin fallos
goal_unlucky = Ganar al ordenador con mala suerte
goal_joker = Ganar la bonificación por más dados iguales
goal_expert = Ganar al ordenador experto o perfecto
goal_thrifty = Regalar menos de 20 puntos en una partida
goal_flawless = Regalar menos de 5 puntos en una partida
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
rollCheck = Comprobar los dados del servidor
rollCheckHow = Pega una o varias respuestas de /v1/roll/reveals. Tu navegador vuelve a calcular los dados; no se envía nada.
rollCheckText = Respuestas en JSON
rollCheckNow = Comprobar
rollCheckNone = Esto no es una respuesta de /v1/roll/reveals.
rollProved = Tirada { $n }: { $dice }. Todo cuadra: ninguna de las partes pudo elegir estos dados.
rollUnproved = Tirada { $n }: { $dice }. Esto no cuadra.
rollWrongClient = El valor del jugador no lleva a su compromiso.
rollWrongServer = El valor del servidor no lleva a su compromiso.
rollWrongFaces = Los valores dan otras caras: { $dice }.
rollWrongHand = La mano no está formada por los dados guardados y los tirados.
rollNoted = Solo es una prueba para quien tenía estos dos antes de la primera tirada. Compromiso del jugador: { $client }. Compromiso del servidor: { $server }.
historyFile = Tu historial en un archivo
historyKept = Todo se guarda solo en este navegador: las últimas { $detailed } partidas con cada jugada, de { $games } en total. Si falta espacio, de las más antiguas solo quedan los totales.
historyExport = Exportar
historyImport = Importar
deckMake = Mazo para Anki
deckHint = { $n ->
    [one] Tu error se convierte en una tarjeta del programa Anki: importa allí el archivo. Un archivo más nuevo actualiza las tarjetas que ya tienes.
   *[other] Tus { $n } errores se convierten en tarjetas del programa Anki: importa allí el archivo. Un archivo más nuevo actualiza las tarjetas que ya tienes.
}
deckAsks = ¿Qué juegas?
historyForget = Borrar todo
historyForgetAsks = ¿Borrar todas las partidas, días y errores de este navegador?
historyForgotten = Todo se ha borrado.
fileTaken = Importado. Partidas: { $games }, días: { $days }.
fileFull = No había espacio para todo.
fileRefused = No se ha importado nada.
fileLong = El archivo es demasiado grande.
fileNoJson = El archivo está incompleto o no es JSON.
fileOther = El archivo no es un historial de Keepwise.
fileNewer = El archivo es de la versión { $version }, que esta página no conoce.
fileWrong = El archivo está dañado aquí: { $place }

## rules: the page /rules

rulesPage = Keepwise: Reglas
rulesTitle = Reglas
rulesLead = Cada juego en una hoja: el turno, cada combinación con un ejemplo y una hoja de puntos para imprimir y jugar.
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
rulesCategories = Las combinaciones
rulesExample = Por ejemplo
rulesMiss = Pero no
rulesFirstRoll = en la primera tirada { $points }
turnRoll = { $n ->
    [one] Tira el dado.
   *[other] Tira los { $n } dados.
}
turnOnce = Tiras una sola vez por turno.
turnAgain = { $n ->
    [one] Tiras { $n } vez en total.
   *[other] Guarda los dados que te gusten y vuelve a tirar los demás: hasta { $n } tiradas en total.
}
turnFree = Los dados guardados también se pueden volver a tirar.
turnFill = Después rellena una casilla libre. Si los dados no sirven, allí va un 0.
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
extraSaves = Las tiradas que sobran se acumulan para turnos posteriores.
extraMost = Puedes acumular { $n } como máximo.
endTotal = { $n ->
    [one] La partida acaba después de { $n } turno. Gana el total más alto.
   *[other] La partida acaba después de { $n } turnos. Gana el total más alto.
}
endAwarded = { $n ->
    [one] La partida acaba después de { $n } turno. Gana quien tenga más puntos otorgados.
   *[other] La partida acaba después de { $n } turnos. Gana quien tenga más puntos otorgados.
}
coloursAre = Cada cara tiene un color: { $colours }.
bonusFrom = { $at } o más en la parte superior: { $points }.
bonusHighest = Solo cuenta la línea más alta alcanzada.
bonusEach = Y { $n } más por cada punto adicional.
bonusPar = Con { $n } de cada cara se llega justo.
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
needsThreeAny = Grupos de { $a }, { $b } y { $c } dados iguales; las caras pueden repetirse.
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
    [one] Cuando «{ $category }» tiene puntos, cada nueva tirada de { $n } dados iguales da { $bonus } punto más, vaya a la casilla que vaya.
   *[other] Cuando «{ $category }» tiene puntos, cada nueva tirada de { $n } dados iguales da { $bonus } puntos más, vaya a la casilla que vaya.
}
jokerHolds = Cuando la casilla «{ $category }» está ocupada, esto vale para cada nueva tirada de { $n } dados iguales:
jokerForcedFirst = Mientras la casilla superior de su cara esté libre, tiene que ir allí.
jokerForcedThen = Si no, tiene que ir a una casilla inferior libre.
jokerForcedLast = Si las inferiores están llenas, va a una superior libre, con 0.
jokerWhy = Por eso la hoja a veces ofrece una sola casilla para ella.
jokerFree = Puede ir a cualquier casilla libre. Si la casilla superior de su cara está ocupada, es un comodín en las inferiores.
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
tipStop = No tienes que usar todas las tiradas: si ya es buena, anótala.
tipBonus = En la parte superior, con { $n } de una cara vas al ritmo del bonus.
tipZero = Cuando nada sirve, un 0 en «{ $category }» suele ser lo que menos cuesta.
tipChance = «{ $category }» admite cualquier tirada: deja libre esa casilla para un turno malo.

## make: the ruleset editor /make

makePage = Keepwise: Crear tu juego
makeTitle = Crea tu propio juego
makeLead = Parte de un juego conocido, cambia lo que quieras y ve al momento el resultado.
makeBase = Partir de
makeNothing = Nada
makeName = Nombre del juego
makeRolls = Tiradas por turno
makeOrder = Las casillas se rellenan
makeOrderFree = en cualquier orden
makeOrderCard = de arriba abajo
makeOrderUpper = primero la parte superior
makeExtra = Tiradas extra al empezar
makeSaves = Las tiradas sin usar se acumulan
makeBonus = Bonus de la parte superior
makeBonusAt = Desde
makeBonusEach = Por cada punto adicional
makeAddBonus = Añadir un bonus
makeJoker = Otra vez todos los dados iguales
makeJokerRule = Qué es
makeJokerOff = nada especial
makeJokerForced = un comodín obligado
makeJokerFree = un comodín a elegir
makeJokerOriginal = un comodín, solo abajo
makeJokerNone = solo más puntos
makeJokerCategory = Cuando esté ocupada esta
makeJokerBonus = Puntos extra
makeAdd = Añadir una combinación
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
makeColourAll = el mismo en todos los dados
makeColourMatched = el mismo en estos dados
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
makeServed = Extra en la primera tirada
makeTimes = Cuántas veces se puede rellenar
makeAfter = Solo da si esta tiene puntos
makeAfterNone = nada
makeUp = Subir
makeDown = Bajar
makeRemove = Quitar { $name }
makeFollows = Qué implica
makeWrong = { $n ->
    [one] Corrige primero { $n } problema.
   *[other] Corrige primero { $n } problemas.
}
makeTotals = Totales de { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situación entre turnos
   *[other] { $count } situaciones entre turnos
}
makeReady = El entrenador conoce este juego.
makeSolvable = El entrenador aprende este juego la primera vez que le preguntas: { $time } aprox.
makeOutOfReach = Demasiado grande para el entrenador. Las personas pueden jugarlo.
makeEstimated = En juegos de varias columnas el entrenador estima.
makeProblemRange = Permitido: de { $least } a { $greatest }.
makeProblemTwice = Esto está repetido.
makeProblemMissing = Aquí falta algo.
makeProblemClash = Esto choca con lo demás.
makePlay = Jugarlo
makeAnalyse = Analizarlo
makeShare = Copiar el enlace
makeCopy = Copiar
makeCopied = Copiado.
makeSave = Guardar
makeSaved = Guardado en este navegador
makeForget = Borrar { $name }
makeForgetAsks = ¿Borrar «{ $name }» de este navegador?
makeSheet = Las reglas tal como están
makeJson = En JSON, para programas

## offline: the page /offline

newVersion = Hay una versión nueva de estas páginas.
newVersionUse = Usarla ahora
takePage = Keepwise: Jugar sin conexión
takeTitle = Jugar sin conexión
takeLead = Las páginas y los juegos que descargas quedan en este navegador y no necesitan conexión. Con la tabla de cada juego, el entrenador y el ordenador responden exactamente igual que el servidor.
takeGames = Juegos
takeSize = { $size } MB
takeTotal = Por descargar: { $size }
takePages = Todas las páginas, en el idioma en que las lees
takeKept = descargado
takeNewer = hay una tabla más nueva
takeNow = Descargar
takeLoads = Cargando…
takeDone = Descargado. Ya funciona todo sin conexión.
takeRemove = Quitar { $name }
takeRemoveAll = Quitarlo todo
takeRemoved = Quitado.
takeFull = No queda espacio en este navegador. Quita un juego o elige menos.
takeCutOff = No se puede contactar con el servidor. Lo que falta se podrá descargar cuando vuelva.
takeImpossible = Este navegador no puede guardar páginas: hace falta una conexión segura (https) y una ventana que no sea privada.
takeMayGo = El navegador puede borrarlo si le falta espacio.
takeOthers = Necesitan el servidor: los juegos de varias columnas, tus propias reglas, jugar a ganar, la previsión y las explicaciones completas.
takeWho = De dónde vienen las respuestas
takeServer = El servidor; este dispositivo solo si no se puede contactar con él
takeDevice = Siempre este dispositivo, para los juegos que están aquí

## widget: the page /widget

widgetPage = Keepwise: Entrenador de dados
widgetTitle = Entrenador de dados
widgetLead = Ajusta lo que quieras y copia el código en tu página. Responde con la mejor jugada exacta, en el idioma de tus lectores.
widgetRolls = Tiradas restantes
widgetCard = Casillas llenas
widgetRoll = Otros dados
widgetAuto = Como en la página
widgetReader = El del lector
widgetWidth = Ancho
widgetAsk = Dejar elegir primero al lector
widgetCode = Tu código
widgetFrame = En un marco, sin script
widgetCopy = Copiar

## embed: the element <dice-coach>, on any site

embedDice = Dados: pulsa los que guardarías
embedDie = Dado { $n }: { $face }
embedKeep = guardar
embedReroll = tirar
embedAll = Volver a tirar todo
embedScore = { $category }: { $points }
embedCall = Anunciar { $category }
embedChoose = Pulsa los dados que guardarías.
embedPonder = ¿Qué anotarías?
embedAsk = ¿Qué es lo mejor?
embedRight = Correcto, es la mejor jugada.
embedCosts = Eso cuesta { $loss }.
embedChances = Probabilidades en este turno
embedMoves = Lo que cuesta cada jugada
embedBest = la mejor
embedYours = tú: { $loss }
embedTotal = Total esperado: { $value }
embedThinking = Pensando…
embedPreparing = Este juego se está preparando. { $share }, quedan { $n } s aprox.
embedLost = No se puede contactar con el entrenador.
embedRetry = Reintentar
embedWrong = El entrenador no puede mostrar esta posición.
embedUnprepared = El entrenador no tiene preparada aquí esta pregunta.
embedAnalyse = Analizar
embedBlack = negro
embedRed = rojo
embedGreen = verde

## answers: sentences in answers of the API, in no page

advisedKeep = Guarda { $dice } y vuelve a tirar { $others }.
advisedRerollAll = Vuelve a tirar todo.
sentence = { $words }.
advisedScore = Anota { $points } en «{ $category }».
advisedCall = Anuncia la casilla «{ $category }».
advisedTimes = Los puntos de esta columna se multiplican por { $factor }.
advisedInProduct = Esta casilla solo cuenta en un producto.
advisedLeaves = { $n ->
    [one] Así te queda { $n } tirada extra.
   *[other] Así te quedan { $n } tiradas extra.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Llegas a { $points } o más el { $chance } de las veces.
reachesNever = Ya no puedes llegar a { $points }.
getsUpperBonus = Consigues el bonus superior el { $chance } de las veces.
upperBonusNever = Ya no puedes conseguir el bonus superior.
winsWith = Ganas el { $chance } de las veces.
winsNever = Ya no puedes ganar.
winsAlways = Ganas, salga lo que salga.
tieCounts = Un empate cuenta { $share } y una victoria 1.
opponentForPoints = Se supone que el rival juega a sumar puntos: calcular el mejor juego cuando ambos buscan la victoria llevaría demasiado tiempo.
tieWins = Un empate cuenta como una victoria.
valuesEstimated = Los valores son estimaciones: quien juega así hace { $mean } puntos de media (entre { $low } y { $high } con una confianza del { $confidence }, en { $games } partidas).
auditFair = Dados comprobados: { $n }. Pruebas: { $tests }. Nada raro: los dados justos caen al menos así de desiguales el { $chance } de las veces.
auditUnusual = Dados comprobados: { $n }. Hay algo raro: los dados justos dan un resultado así, contando todas las pruebas, como mucho el { $chance } de las veces.
auditFaces = Las caras salen demasiado desiguales.
auditRepeats = Repeticiones de una cara anterior: { $observed }; con dados justos, unas { $expected }.
auditPairs = Parejas iguales entre los dados que cayeron juntos: { $observed }; con dados justos, unas { $expected }.
auditHalves = Los dados que cayeron primero difieren de los que cayeron después.
auditDice = Los dados difieren entre sí.
auditPlayers = Los dados de los jugadores difieren.
auditFalseAlarms = Una comprobación así llama raros incluso a dados justos hasta el { $level } de las veces.
auditSees = Una cara que sale el { $share } de las veces en lugar del { $fair } se habría notado 9 de cada 10 veces.
auditSeesNothing = Eso dice poco: con tan pocos dados, hasta uno que siempre muestra la misma cara podría pasar inadvertido.
auditNoDice = No se puede comprobar ningún dado: no se sabe qué dados se lanzaron.
costsAbout = «{ $move }» cuesta alrededor de { $loss }.
beats = «{ $best }» vale { $loss } más que «{ $move }».
beatsBecause = «{ $best }» vale { $loss } más que «{ $move }»: { $reason }
beatsAbout = «{ $best }» vale alrededor de { $loss } más que «{ $move }».
comparesSheet = «{ $best }» en lugar de «{ $move }»: { $now } en este turno, { $later } después.
comparesSheetAbout = «{ $best }» en lugar de «{ $move }»: { $now } en este turno, alrededor de { $later } después.
averagesInstead = Con «{ $move }» haces { $mean } puntos de media en lugar de { $best }.
stakesCostsTarget = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero llega a { $target } el { $other } de las veces en lugar del { $best }.
stakesCostsBonus = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero consigue el bonus superior el { $other } de las veces en lugar del { $best }.
stakesCostsFloor = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero solo garantiza { $other } en lugar de { $best }.
stakesCostsHardlyTarget = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero llega a { $target } menos a menudo.
stakesCostsHardlyBonus = «{ $move }» da { $points } más de media, lo máximo entre todas las jugadas, pero consigue el bonus superior menos a menudo.
stakesMakesTarget = «{ $move }» da puntos en «{ $category }» el { $chance } de las veces; entonces llegas a { $target } el { $then } de las veces y, si no, el { $otherwise }.
stakesMakesBonus = «{ $move }» da puntos en «{ $category }» el { $chance } de las veces; entonces consigues el bonus superior el { $then } de las veces y, si no, el { $otherwise }.
stakesZeroTarget = «{ $move }» pone un 0 en «{ $category }» el { $chance } de las veces; entonces llegas a { $target } el { $then } de las veces y, si no, el { $otherwise }.
stakesZeroBonus = «{ $move }» pone un 0 en «{ $category }» el { $chance } de las veces; entonces consigues el bonus superior el { $then } de las veces y, si no, el { $otherwise }.
stakesRiskyTarget = Después de este turno, tu probabilidad de llegar a { $target } es del { $best }; con «{ $move }», del { $other }. La mejor jugada arriesga más.
stakesRiskyBonus = Después de este turno, tu probabilidad de conseguir el bonus superior es del { $best }; con «{ $move }», del { $other }. La mejor jugada arriesga más.
stakesSafeTarget = Después de este turno, tu probabilidad de llegar a { $target } es del { $best }; con «{ $move }», del { $other }. La mejor jugada es la más segura.
stakesSafeBonus = Después de este turno, tu probabilidad de conseguir el bonus superior es del { $best }; con «{ $move }», del { $other }. La mejor jugada es la más segura.
hintTarget = Puntos que faltan para el objetivo: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Permitido: { $allowed }.
problemRange = Permitido: de { $minimum } a { $maximum }.
problemAtMost = Máximo permitido: { $maximum }, no { $found }.
problemLimit = Máximo permitido: { $maximum }.
problemFound = Valor recibido: { $found }.
problemMore = (y { $n } más)
claim-with_correction = «{ $name }» ({ $found }) es correcto con una de las correcciones.
claim-as_written = «{ $name }» ({ $found }) coincide con la hoja tal como está, pero esta no es fiable.
claim-with_none = «{ $name }» ({ $found }) no cuadra con ninguna corrección.
claim-unknown = «{ $name }» ({ $found }) no se puede comprobar.
extraBonus = Bonus extra
assumption-meaning = «{ $name }» { $found } puede referirse a varias sumas; se supone la que cuadra.
assumption-extra_bonuses = Número supuesto de bonus extra: { $found }.
assumption-roll = Se supone que estos dados son de la tirada { $found }.
assumption-extra_rolls = Número supuesto de tiradas extra: { $found }; posible: de { $least } a { $greatest }.
assumption-no_extra_bonus = Se supone que este turno no da ningún bonus extra.
assumption-one_player = Los valores de las columnas { $found } se leen como los de un solo jugador.
assumption-ignored = Junto a «{ $name }», no se lee como valor: { $found }.
assumption-heading = «{ $name }» se lee como título.
assumption-columns = Columnas atribuidas a los valores junto a «{ $name }»: { $found }.
assumption-category = «{ $name }» se lee como «{ $found }».
assumption-printed = El primer { $found } junto a «{ $name }» se lee como texto impreso.
assumption-sum = El último { $found } junto a «{ $name }» se lee como la suma de los demás valores.
problems-reading = Solicitudes ilegibles
problem-bad-chunk = Codificación chunked no válida
problem-bad-length = Longitud del cuerpo no válida
problem-byte-order-mark = Marca de orden de bytes (BOM)
problem-cut-short = Cuerpo incompleto
problem-duplicate-key = Clave o parámetro duplicado
problem-duplicate-key-detail = «{ $name }» aparece dos veces.
problem-empty-body = Cuerpo vacío
problem-nested-too-deep = Anidamiento demasiado profundo
problem-not-json = JSON no válido
problem-not-readable = Solicitud ilegible
problem-not-unicode = Carácter incompleto
problem-not-utf-8 = UTF-8 no válido
problems-fields = Campos y parámetros
problem-invalid = Solicitud no válida
problem-contradiction = Contradicción
problem-contradiction-detail = «{ $name }» contradice otro campo o las reglas del juego.
problem-duplicate = Entrada duplicada
problem-duplicate-detail = Hay dos entradas «{ $found }».
problem-missing-field = Campo no indicado
problem-missing-field-detail = Falta «{ $name }».
problem-not-committed = El valor no coincide con el compromiso
problem-out-of-range = Número fuera de rango
problem-out-of-range-detail = «{ $name }» debe estar entre { $minimum } y { $maximum }; el valor recibido es { $found }.
problem-too-long = Texto demasiado largo
problem-too-many = Demasiadas entradas
problem-unknown-choice = Opción desconocida
problem-unknown-choice-detail = «{ $found }» no es un valor permitido para «{ $name }».
problem-unknown-commitment = Compromiso desconocido
problem-unknown-field = Campo desconocido
problem-unknown-field-detail = Campo desconocido: «{ $found }».
problem-wrong-card = Hoja no válida en la cadena de consulta
problem-wrong-count = Número de entradas incorrecto
problem-wrong-dice = Dados incorrectos
problem-wrong-dice-detail = El número de dados debe ser { $expected }.
problem-wrong-die = Dado no válido
problem-wrong-die-detail = Un dado muestra un número de { $minimum } a { $maximum }, no { $found }.
problem-wrong-move = Jugada no válida en la cadena de consulta
problem-wrong-position-id = Código de posición no válido
problem-wrong-position-id-detail = «{ $found }» no es el código de una posición.
problem-wrong-record = Registro de partida ilegible
problem-wrong-record-detail = «{ $found }» no encaja en el registro de la partida.
problem-wrong-type = Tipo incorrecto
problems-names = Nombres
problem-ambiguous-category = Combinación ambigua
problem-ambiguous-category-detail = «{ $found }» puede referirse a varias combinaciones.
problem-ambiguous-column = Columna ambigua
problem-ambiguous-column-detail = «{ $found }» puede referirse a varias columnas.
problem-ambiguous-ruleset = Conjunto de reglas ambiguo
problem-ambiguous-ruleset-detail = «{ $found }» puede referirse a varios conjuntos de reglas.
problem-bad-name = Nombre no válido
problem-unknown-category = Combinación desconocida
problem-unknown-category-detail = No existe la combinación «{ $found }».
problem-unknown-column = Columna desconocida
problem-unknown-column-detail = No existe la columna «{ $found }».
problem-unknown-ruleset = Conjunto de reglas desconocido
problem-unknown-ruleset-detail = No existe el conjunto de reglas «{ $found }».
problems-cards = Hojas de puntos
problem-contradicting-points = Puntos contradictorios
problem-contradicting-points-detail = «{ $name }» no puede dar { $found } con el resto de esta hoja.
problem-impossible-extra-bonus = Número imposible de bonus extra
problem-impossible-extra-rolls = Número imposible de tiradas extra
problem-impossible-extra-rolls-detail = En este momento puede haber de { $minimum } a { $maximum } tiradas extra, no { $found }.
problem-impossible-points = Puntos imposibles
problem-impossible-points-detail = «{ $name }» no puede dar { $found }.
problem-out-of-order = Orden de casillas incorrecto
problem-out-of-order-detail = La casilla «{ $name }» se rellenó demasiado pronto: este juego tiene un orden fijo.
problem-too-many-fillings = Casilla rellenada demasiadas veces
problem-wrong-total = Total incorrecto
problem-wrong-total-detail = «{ $name }» suma { $expected }, no { $found }.
problems-games = Partidas
problem-category-filled = Casilla ya ocupada
problem-category-filled-detail = La casilla «{ $found }» ya estaba ocupada.
problem-kept-dice-missing = Dados guardados ausentes
problem-kept-dice-missing-detail = Se guardó { $dice }, pero los dados siguientes son { $found }.
problem-missing-category = Combinación no indicada
problem-missing-category-detail = Falta la combinación de este turno.
problem-missing-column = Columna no indicada
problem-missing-column-detail = Falta la columna de este turno.
problem-missing-dice = Dados no indicados
problem-missing-dice-detail = Faltan los dados de este turno.
problem-missing-points = Puntos no indicados
problem-missing-points-detail = Faltan los puntos de este turno.
problem-too-many-rolls = Demasiadas tiradas
problem-too-many-turns = Demasiados turnos
problem-too-many-turns-detail = La partida acaba antes de este turno.
problem-unequal-rounds = Número desigual de turnos
problem-unequal-rounds-detail = El número de turnos de este jugador, { $found }, no cuadra con el de los demás.
problem-wrong-extra-bonus = Bonus extra incorrecto
problem-wrong-extra-bonus-detail = Aquí el bonus extra es { $expected }, no { $found }.
problem-wrong-points = Puntos incorrectos
problem-wrong-points-detail = Este turno da { $expected }, no { $found }.
problems-moves = Posiciones y jugadas
problem-card-complete = Partida terminada
problem-card-complete-detail = Todas las casillas están ocupadas: la partida ha terminado.
problem-illegal-announce = Anuncio no permitido
problem-illegal-announce-detail = La casilla «{ $found }» no se puede anunciar ahora.
problem-illegal-category = Casilla no permitida
problem-illegal-category-detail = La casilla «{ $found }» no se puede rellenar ahora.
problem-illegal-keep = Dados guardados no permitidos
problem-keep-not-in-hand = Dados guardados que no están en la tirada
problem-keep-not-in-hand-detail = No se puede guardar { $found }: los dados son { $dice }.
problem-keeps-every-die = Ningún dado por tirar
problem-keeps-every-die-detail = Si se guardan todos los dados, no queda ninguno por tirar.
problem-no-roll-left = Ninguna tirada restante
problem-no-roll-left-detail = No quedan tiradas: hay que rellenar una casilla.
problems-service = Servicio
problem-damaged-table = Tabla dañada
problem-internal = Error interno del servidor
problem-missing-table = Tabla no disponible
problem-missing-table-detail = Falta en el servidor una tabla necesaria para esta respuesta.
problem-no-such-range = Rango no disponible
problem-not-found = Ruta desconocida
problem-not-ready = Aún no disponible
problem-not-solved = Error al crear la tabla
problem-too-costly = Solicitud demasiado costosa
problem-too-large = Solicitud demasiado grande
problem-too-many-requests = Demasiadas solicitudes
problem-wrong-content-type = Tipo de contenido no admitido
problem-wrong-method = Método no permitido
