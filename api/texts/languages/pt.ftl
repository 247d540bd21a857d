### Texts of Keepwise in Brazilian Portuguese. CONTRIBUTING.md explains the format.

## common: several pages

skip = Ir para o jogo
coach = Treinador
settings = Configurações
language = Idioma
theme = Cores
themeSystem = Igual ao sistema
themeLight = Claro
themeDark = Escuro
pace = O computador joga
paceNormal = Com calma
paceFast = Depressa
paceStep = Passo a passo, quando eu quiser
newGame = Novo jogo
newGameAsks = O jogo em curso se perderia.
newGameYes = Desistir
newGameNo = Continuar
done = Pronto
setupTitle = Lançar, guardar e saber.
setupLead = O jogo de dados de sempre, contra pessoas ou contra o computador. Um treinador que o resolveu até a última casa decimal ajuda quando for preciso.
ruleset = Jogo
players = Jogadores
player = Jogador
you = Você
computer = Computador
person = Pessoa
addPlayer = Adicionar um jogador
playerName = Nome do jogador { $n }
playerKind = Quem joga pelo jogador { $n }
removePlayer = Retirar { $name }
start = Jogar
openFile = Revisar um jogo salvo
factsCard = { $n ->
    [one] { $n } casa
   *[other] { $n } casas
}
factsTurns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
factsColumns = { $n ->
    [one] { $n } coluna
   *[other] { $n } colunas
}
strengthName = Computador: { $name }
strength_beginner = iniciante
strength_casual = ocasional
strength_regular = habitual
strength_club = de clube
strength_expert = especialista
strength_perfect = perfeito
tray = Dados
scorecard = Folha de pontos
round = Rodada { $n } de { $of }
roll = Lançar
rollAgain = { $n ->
    [one] Relançar { $n } dado
   *[other] Relançar { $n } dados
}
rollExtra = { $n ->
    [one] Lance extra: { $n } dado
   *[other] Lance extra: { $n } dados
}
rollsLeft = { $n ->
    [one] resta { $n } lance
   *[other] restam { $n } lances
}
extraRolls = { $n ->
    [one] { $n } lance extra
   *[other] { $n } lances extra
}
scoreSaves = marcar agora poupa { $n }
chooseCategory = Escolha uma casa
computerPlays = O computador está jogando
waitsForServer = Aguardando o servidor
next = Próximo
undo = Desfazer
dice = Dados
diceGroup = Dados: toque nos que quer guardar
die = Dado { $place }: { $face }
dieBlank = Dado { $place }, ainda não lançado
kept = fica
black = preto
red = vermelho
green = verde
nothing = nada
rolled = Saiu { $dice }.
keeps = { $name } guarda { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } ponto.
   *[other] { $name }: { $category }, { $points } pontos.
}
calls = { $name }: “{ $category }” anunciado.
called = Anunciado: { $category }
mayCall = Para anunciar, toque numa casa de “{ $column }”.
mustRollAll = Nada foi anunciado: só se pode marcar um lance de todos os dados.
offer = { $category }: marcar { $points }
offerOne = { $category }, { $nth } de { $of }: marcar { $points }
offerCall = { $category }: anunciar (agora { $points })
lockUpper = Parte de baixo: só com a de cima completa
lockOrder = Só na ordem da folha
lockAfter = { $category }: só vale depois de “{ $after }” ter pontos
columnsHow = Como funcionam as colunas
columnDown = { $column }: só de cima para baixo
columnUp = { $column }: só de baixo para cima
columnUpper = { $column }: parte de baixo só com a de cima completa
columnFree = { $column }: em qualquer ordem
columnFactor = { $n ->
    [one] vale uma vez
   *[other] vale { $n } vezes
}
columnAnnounce = só o que foi anunciado após o primeiro lance, ou o que saiu num lance de todos os dados
productCounts = { $product } também conta quando as três casas estão cheias, nunca menos de 0
countsInProduct = { $category } só conta no produto
jokerOfColumns = Outros dados todos iguais são um curinga quando a casa “{ $category }” está preenchida em todas as colunas
lastTurnRolls = { $n ->
    [one] O último turno tem { $n } lance
   *[other] O último turno tem { $n } lances
}
upperSection = Parte de cima
lowerSection = Parte de baixo
upperTotal = Soma de cima
upperBonus = Bônus
bonusOf = Bônus { $category }
total = Total
columnSum = Soma
factor = Vale
columnTotal = Coluna
products = Produtos
pointsAwarded = Pontos atribuídos
pointsOf = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
awardFrom = { $category }: { $at } ou mais
awardAll = { $category }: { $n } de { $n }
awardEach = { $category }: cada vez
awardTotal = Pelo total
finished = { $points ->
    [one] { $points } ponto!
   *[other] { $points } pontos!
}
wins = Vitória: { $name }, { $points }
tie = Empate a { $points }: { $names }
finishedAwarded = { $n ->
    [one] { $points } no total, o que vale { $n } ponto!
   *[other] { $points } no total, o que vale { $n } pontos!
}
winsAwarded = { $n ->
    [one] Vitória: { $name }, { $n } ponto ({ $points } no total)
   *[other] Vitória: { $name }, { $n } pontos ({ $points } no total)
}
tieAwarded = { $n ->
    [one] Empate a { $n } ponto: { $names }
   *[other] Empate a { $n } pontos: { $names }
}
coachKeeps = o treinador guarda este
coachScores = a escolha do treinador
coachBefore = Depois do lance, o treinador ordena todas as jogadas.
coachForTotal = O treinador e o computador jogam pelo total, não pelos pontos atribuídos.
coachWaits = O treinador pensa…
coachSays = Treinador: { $move }.
coachPrepares = Este jogo está sendo preparado; é só um momento.
coachStuck = O treinador não tem resposta.
coachAway = O treinador responde quando o servidor voltar.
noTable = Nem o treinador nem o computador conhecem este jogo.
noOutlook = A probabilidade de cada total só pode ser dita no início e perto do fim do jogo.
noOutlookOfColumns = A probabilidade de cada total, do bônus de cima e da vitória não pode ser dita em jogos com várias colunas.
outlookPrepared = Em preparação. Tempo restante: cerca de { $time }.
prepareOutlook = Calcular agora
moveKeep = Guardar { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anunciar { $category }
moveRerollAll = Relançar todos
keepThese = Guardar estes
worth = total médio { $value }
worthAbout = cerca de { $value }
estimated = Estimado, não exato.
estimatedStrength = Estimado, não exato: quem segue o treinador faz em média { $mean } (com { $confidence } entre { $low } e { $high }, em { $games } jogos).
best = melhor
allMoves = Mostrar as { $n } jogadas
fewerMoves = Mostrar menos
goal = O treinador joga para
goalPoints = mais pontos
goalWin = vencer
goalTies = Um empate conta como meia vitória.
goalLater = Neste ponto do jogo não se sabe ainda como vencer: o treinador joga para mais pontos.
worthWin = chance de vitória { $value }
outlook = Como pode acabar
expected = Total esperado
chanceBonus = Bônus de cima
chanceWin = Vitória
outlookWords = Total esperado { $mean }; nove em cada dez jogos acabam entre { $low } e { $high }.
outlookSure = O total é certo: { $total }.
outlookAlone = Seguindo o treinador a partir daqui:
outlookTogether = Se todos seguirem o treinador a partir daqui:
outlookForPoints = Se todos jogarem para mais pontos a partir daqui:
outlookWeaker = Se todos jogarem para mais pontos a partir daqui, o computador com os erros habituais:
computerStuck = O computador não consegue jogar.
tryAgain = Tentar de novo
deleteIt = Apagar
keepIt = Manter
serverAway = O servidor não responde. Esta página continua assim que ele voltar.
pageStuck = Não foi possível abrir a página.
languageStuck = Não foi possível abrir este idioma.
unknownGame = Este jogo não é conhecido aqui.
fileBroken = Este arquivo não contém nenhum jogo.
linkBroken = Este link não contém nenhum jogo.
otherTab = Este jogo está parado: continua em outra aba.
playHere = Continuar aqui
gameWaits = O jogo ainda está aqui. Começar outro acaba com ele.
keptUnknown = O jogo salvo aqui é um que este servidor não conhece, por isso foi removido.
keptDamaged = O jogo salvo aqui está danificado e não pode continuar, por isso foi removido.
review = Revisão
reviewing = Revisando cada decisão…
reviewReady = A revisão está pronta.
reviewStuck = Não foi possível revisar o jogo.
gameInvalid = Este jogo não segue as regras:
problemPoints = “{ $category }” com { $dice } vale { $expected }, não { $found }.
problemImpossible = “{ $category }” não pode valer { $found } aqui.
problemFilled = A casa “{ $category }” já estava preenchida.
problemIllegal = A casa “{ $category }” não pode ser preenchida aqui.
problemCall = A casa “{ $category }” não pode ser anunciada aqui.
problemUnknown = Este jogo não tem a casa “{ $category }”.
problemTotal = “{ $total }” soma { $expected }, não { $found }.
problemExtra = “{ $bonus }” aqui é { $expected }, não { $found }.
problemDice = Os dados não conferem.
problemTurns = O número de turnos não confere.
problemOther = Há algo aqui que não se consegue ler.
problemsMore = … e mais { $n }
unjudged = Não se pode dizer aqui se as decisões foram boas: este jogo não foi calculado neste servidor.
workLeft = { $share } feito. Tempo restante: cerca de { $time }.
workWaits = Outro jogo vem antes: { $share } feito. Tempo restante: cerca de { $time }.
shareLink = Compartilhar um link
saveFile = Salvar em arquivo
linkCopied = O link foi copiado.
linkHere = O link deste jogo
startValue = Esperado com o melhor jogo
startEstimated = O treinador espera
luck = Sorte
loss = Perdido por escolha
correction = Correção
correctionHint = Os valores são estimativas. O que erraram, de um turno para o seguinte, é a correção.
rank = { $n }.º lugar
turnsWords = { $loss ->
    [one] { $name }: sorte { $luck }, { $loss } ponto perdido por escolha.
   *[other] { $name }: sorte { $luck }, { $loss } pontos perdidos por escolha.
}
turnWords = Turno { $n }: sorte { $luck }, perdido por escolha { $loss }
turnsHint = Escolha um turno para ver os seus números.
expensive = As decisões mais caras
flawless = Nenhum ponto perdido por escolha.
flawlessEstimated = Nenhum ponto perdido por escolha, tanto quanto o treinador sabe.
highlightPlace = { $name }, turno { $n }
highlightWords = { $dice }: jogado “{ $played }”; o melhor era “{ $best }”.
grade_best = melhor
grade_good = bom
grade_inaccuracy = impreciso
grade_mistake = erro
grade_blunder = erro grave
skipMain = Ir para o conteúdo
navPlay = Jogar
navAnalyse = Analisar
navTrain = Treinar
navRules = Regras
navHistory = Meus jogos
navMake = Criar o seu jogo
navDocs = API
missingTitle = Aqui não há nada.
missingLead = O endereço pode ter um erro, ou a página mudou de lugar.
missingHome = Para a página inicial
playPage = Keepwise: jogue com um treinador perfeito
missingPage = Keepwise: aqui não há nada
navTake = Offline
answeredHere = Sem conexão: responde este dispositivo.
onThisDevice = neste dispositivo
needsServer = Isto precisa do servidor; aparece quando a conexão voltar.

## home: the home page /

homePage = Keepwise: jogos de dados, resolvidos com exatidão
homeTitle = Jogos de dados, resolvidos até a última casa decimal.
homeLead = Jogue Yahtzee, Yatzy e toda a família, contra pessoas ou o computador. Um treinador que conhece a melhor jogada de cada lance ajuda quando for pedido, e no fim vê-se o que foi sorte e o que foi escolha.
homePlay = Jogar agora
homeAnalyse = Analisar dados reais
homeTry = Um primeiro lance: quais dados você guardaria?
homeAnother = Outro lance
homePlayWords = De um a quatro jogadores, pessoas ou um computador tão fraco ou tão forte como quiser. No fim, uma revisão mostra o que foi sorte e o que foi escolha.
homeAnalyseWords = Joga com dados reais? Insira a folha e o lance: cada jogada com o que custa, e por quê.
homeTrainWords = Dez decisões por dia, iguais para todos, e prática por tema à vontade: também os seus próprios erros.
homeRulesWords = O que cada casa pede e paga, com dados, numa folha para cada jogo.
homeHistoryWords = Os seus jogos, médias, séries e erros mais caros. Ficam só neste navegador.
homeMakeWords = Mude as regras ou invente um jogo e veja logo o que resulta. Depois, jogue-o.
homeDevelopers = Para desenvolvedores
homeApiTitle = Perguntar
homeApiWords = Pontos de um lance, jogos inteiros verificados até o último dado, conselho exato com a perda de cada alternativa: para as regras incluídas ou para as suas.
homeDocs = Ler a API
homeWidgetTitle = Incorporar
homeWidgetWords = Duas linhas põem o treinador em qualquer página, em treze idiomas, também para teclado e leitor de tela.
homeWidget = Ver sozinho, como num iframe

## play: the page /play

coachOff = desligado
coachHint = quando eu pedir
coachAfter = depois da minha jogada
coachAlways = sempre
coachOffWords = O treinador não diz nada até a revisão.
coachHintWords = O treinador não diz nada até você pedir: o botão “Dica” ou a tecla H mostra a melhor jogada.
coachAfterWords = Primeiro a decisão é sua. Depois o treinador diz quanto custou a jogada e qual seria a melhor.
coachAlwaysWords = O treinador mostra a melhor jogada assim que os dados param.
hint = Dica
coachMissed = O treinador não conseguiu ver esta jogada.
rollOn = Lançar outra vez
scoreIn = { $category }: marcar { $points }
verdictBetter = melhor: { $move }
verdictPlayed = A sua jogada
verdictBest = A melhor
flag = Marcar esta decisão para a revisão
flagSet = Marcada para a revisão.
flagGone = Já não está marcada.
keys = Teclas
keysUse = Teclas simples: H, F e ?
keyHint = pede uma dica ao treinador
keyFlag = marca esta decisão para a revisão, ou tira a marca
keyHelp = mostra estas teclas
keyDigits = guardam um dado com esse número, enquanto um dado está selecionado
keyArrows = vão de um dado ao outro
keyEnter = pressiona o que está selecionado
tipsUse = Dicas nos primeiros jogos
tipDone = Entendi
tipKeep = Toque nos dados que quer guardar. Os outros são relançados.
tipChoose = Era o último lance. Escolha uma casa da folha: os números dizem quanto vale cada uma.
tipNothing = Nada serve? Uma casa tem de ficar com 0. Escolha a que menos falta fará.
tipJoker = Outra vez todos os dados iguais: têm de ir para “{ $category }” enquanto essa casa estiver livre.
menu = Menu
analyseThis = Analisar esta posição
factsBest = { $mean ->
    [one] o jogo perfeito faz em média { $mean } ponto por jogo
   *[other] o jogo perfeito faz em média { $mean } pontos por jogo
}
factsAbout = { $mean ->
    [one] o treinador faz em média cerca de { $mean } ponto por jogo
   *[other] o treinador faz em média cerca de { $mean } pontos por jogo
}
howPlayed = Como se joga?
strengthReaches = { $mean ->
    [one] Faz em média cerca de { $mean } ponto por jogo.
   *[other] Faz em média cerca de { $mean } pontos por jogo.
}
infoOf = O que “{ $category }” pede e quanto vale
offline = O servidor não responde. O jogo fica salvo aqui; deixe esta página aberta e ele continua assim que o servidor voltar.
setupTake = Baixar jogos para jogar offline

## reasons: reasons for moves, on all pages and in the API

quoted = “{ $words }”
whyMore = Mais
pointAllTie = Todas as jogadas valem o mesmo.
pointSame = Essa é a melhor jogada.
pointOnAverage = Dá em média mais { $mean }.
pointIdle = { $n ->
    [one] Guardar o { $dice } só deixa um dado a menos para { $others }.
   *[other] Guardar { $dice } só deixa menos dados para { $others }.
}
pointWithout = Sem { $dice }, “{ $category }” sai em { $chance } dos casos, não em { $other }.
pointWith = Com { $dice } também, “{ $category }” sai em { $chance } dos casos, não em { $other }.
pointCompletes = { $faces } completa “{ $category }”: sai em { $chance } dos casos, não em { $other }.
pointOpenUpper = “{ $category }” ainda está em aberto, “{ $other }” já não.
pointForUpperBonus = { $dice } aproxima mais do bônus de cima do que { $others }.
pointHigher = { $dice } conta mais do que { $others } onde os dados se somam.
pointMoreOften = Assim, “{ $category }” sai em { $chance } dos casos, não em { $other }.
pointSeveral = Assim saem mais vezes { $categories }.
pointMorePoints = Assim, “{ $category }” dá mais: em média { $mean }, não { $other }.
pointFewerZeros = Assim, o turno acaba menos vezes com um 0: em { $chance } dos casos, não em { $other }.
pointNoZeros = Assim, o turno nunca acaba com um 0; de outro modo, em { $other } dos casos.
pointNoZeroYet = Ainda não é preciso um 0: continuar a lançar dá “{ $category }” em { $chance } dos casos.
pointNothingLost = Os pontos de “{ $other }” ({ $points }) não se perdem, e continuar dá “{ $category }” em { $chance } dos casos.
pointMoreToCome = Em “{ $category }”, continuar a lançar dá em média { $mean }, não { $points }.
pointRollOn = Continuar a lançar dá “{ $category }” em { $chance } dos casos.
pointMadeAlready = “{ $category }” já saiu e dá { $points }: “{ $move }” repete o mesmo no máximo em { $chance } dos casos.
pointNeverAgain = “{ $category }” já saiu e dá { $points }: “{ $move }” nunca repete o mesmo.
pointEnough = { $points } em “{ $category }” é mais do que “{ $move }” dá: em média { $mean } no máximo.
pointServed = Neste lance “{ $category }” dá { $points }, depois só { $later }.
pointSavesRolls = { $n ->
    [one] Marcar agora deixa mais { $n } lance para outros turnos.
   *[other] Marcar agora deixa mais { $n } lances para outros turnos.
}
pointExtraBonus = Mais um “{ $joker }” dá { $bonus } a mais, além de { $points } em “{ $category }”.
pointExtraBonusZero = Mais um “{ $joker }” dá { $bonus } a mais, mesmo com um 0 em “{ $category }”.
pointChases = Mais um “{ $joker }” daria { $bonus } a mais, e sai em { $chance } dos casos.
pointJoker = Como curinga, estes dados dão { $points } em “{ $category }”.
pointTakeRare = “{ $category }” dá { $points } e é raro: mesmo jogando para isso, sai só em { $chance } dos casos.
pointGoodFor = { $points } é bom para “{ $category }”: quem joga para isso faz em média { $mean }.
pointTooLittle = { $points } é pouco para “{ $category }”: quem joga para isso faz em média { $mean }.
pointZeroGivesUp = Um 0 em “{ $category }” abre mão do que se faz jogando para isso: em média { $mean }.
pointZeroRare = Um 0 custa pouco em “{ $category }”: mesmo jogando para isso, sai só em { $chance } dos casos.
pointZeroLow = Um 0 custa pouco em “{ $category }”: quem joga para isso faz em média { $mean }.
pointZeroInstead = { $later } é pouco para “{ $rival }”: quem joga para isso faz em média { $other }; para “{ $category }”, só { $mean }.
pointUpperLost = O bônus de cima já está perdido: um 0 custa pouco em “{ $category }”.
pointUpperAlive = Assim o bônus de cima ainda é possível: jogando para ele, sai em { $chance } dos casos.
pointUpperSure = Isto garante o bônus de cima.
pointUpperCloser = Assim o bônus de cima fica mais perto: jogando para ele, sai em { $chance } dos casos, não em { $other }.
pointUpperCertain = Assim, jogando para ele, o bônus de cima é garantido; de outro modo, sai em { $other } dos casos.
pointUpperMore = Assim, o bônus de cima dá em média { $mean }, não { $other }.
pointFloor = No fim, pelo menos { $points }, façam os dados o que fizerem; “{ $move }” só garante { $other }.
pointFloorAlone = No fim, pelo menos { $points }, façam os dados o que fizerem.
pointTarget = { $points } ou mais sai em { $chance } dos casos, com “{ $move }” em { $other }.
pointUpperBonus = O bônus de cima sai em { $chance } dos casos, com “{ $move }” em { $other }.
pointIdleAlone = { $n ->
    [one] Guardar o { $dice } só deixa um dado a menos para lançar.
   *[other] Guardar { $dice } só deixa menos dados para lançar.
}
pointOpenChances = Continuar a lançar ainda pode dar { $categories }.
pointBonusEither = Os { $bonus } a mais vêm de qualquer forma, e { $points } é bom para “{ $category }”: quem joga para isso faz em média { $mean }.
nextCosts = “{ $move }” em vez disso custa { $loss }.
nextHardly = “{ $move }” é quase tão bom.
nextTies = “{ $move }” é igualmente bom.
onlyMove = Não há outra jogada.
nextWins = “{ $move }” vence em { $other } dos casos, não em { $best }.
playsFor = Dá { $made }.
playsElse = Dá { $made }; senão, um 0 vai para { $lost }.
playsOrNothing = Dá { $made }; senão, fica com 0.
playsOrZero = Dá { $made }; um 0 vai para { $lost }.
playsZero = Um 0 vai para { $lost }.
playsSure = { $made } é certo.
paysMoreKeepsMore = A melhor jogada dá agora mais { $now }, e o que fica em aberto vale mais { $later }.
paysMoreKeepsSame = A melhor jogada dá agora mais { $now }.
paysMoreKeepsLess = A melhor jogada dá agora mais { $now }; o que fica em aberto vale só menos { $later }.
paysSameKeepsMore = A melhor jogada dá agora o mesmo, e o que fica em aberto vale mais { $later }.
paysLessKeepsMore = A melhor jogada dá agora menos { $now }, mas o que fica em aberto vale mais { $later }.
keepsAll = Guardar todos os dados é desperdiçar um lance.
wasThere = Os pontos já estavam na mesa.
moveWith = “{ $move }”: { $words }
whyTake = { $best } agora; mais tarde daria { $other } em média
whyLeaveOpen = { $best } em média se ficar em aberto; agora daria { $other }
whyMean = { $best } em média em vez de { $other }
whyAlive = continua ao alcance
whySure = quase certo
whyLost = abandonado
whyAtRisk = já não é certo
whyChance = probabilidade de { $best } em vez de { $other }
whyNow = ganho agora
whyRest = todo o resto
stakesAhead = { $points ->
    [one] Jogando por pontos, acabaria em média { $points } ponto à frente.
   *[other] Jogando por pontos, acabaria em média { $points } pontos à frente.
}
stakesBehind = { $points ->
    [one] Jogando por pontos, acabaria em média { $points } ponto atrás.
   *[other] Jogando por pontos, acabaria em média { $points } pontos atrás.
}
stakesLevel = Jogando por pontos, acabaria em média empatado.
stakesSame = É também a melhor jogada para os pontos.
stakesCosts = “{ $move }” dá em média mais { $points }, o máximo de todas as jogadas, mas vence em { $other } dos casos, não em { $best }.
stakesCostsHardly = “{ $move }” dá em média mais { $points }, o máximo de todas as jogadas, mas vence menos vezes.
stakesRisk = { $n ->
    [one] “{ $move }” põe em risco { $n } ponto de “{ $category }”.
   *[other] “{ $move }” põe em risco { $n } pontos de “{ $category }”.
}
stakesMakes = “{ $move }” pontua em { $category } em { $chance } dos casos; então a chance de vitória é { $then }, senão { $otherwise }.
stakesNever = “{ $move }” nunca pontua em { $category }.
stakesSure = “{ $move }” pontua em { $category } com certeza.
stakesZero = “{ $move }” põe um 0 em { $category } em { $chance } dos casos; então a chance de vitória é { $then }, senão { $otherwise }.
stakesNoZero = “{ $move }” nunca põe um 0 em { $category }.
stakesSureZero = “{ $move }” põe com certeza um 0 em { $category }.
stakesRisky = Acabado este turno, a probabilidade de vencer é { $best }, depois de “{ $move }” { $other }: a melhor jogada arrisca mais.
stakesSafe = Acabado este turno, a probabilidade de vencer é { $best }, depois de “{ $move }” { $other }: a melhor jogada é mais segura.
whyServer = A explicação completa precisa do servidor.

## review: the review after a game

valueTitle = Total esperado ao longo do jogo
valueHint = Escolha um turno para ver o que se esperava depois dele.
valueAfter = Depois do turno { $n }: { $values }
lossPerDecision = Perda por decisão livre
playedLike = Nível mais parecido: { $strength }.
playedBetween = { $n ->
    [one] Com probabilidade de { $confidence }, entre { $least } e { $greatest }, pelo que diz { $n } decisão livre.
   *[other] Com probabilidade de { $confidence }, entre { $least } e { $greatest }, pelo que dizem { $n } decisões livres.
}
playedOne = { $n ->
    [one] Com probabilidade de { $confidence }, pelo que diz { $n } decisão livre.
   *[other] Com probabilidade de { $confidence }, pelo que dizem { $n } decisões livres.
}
howReckoned = Como se calcula
sameDice = O melhor jogo com os mesmos dados
sameDiceDrawn = { $n ->
    [one] { $n } dos seus dados nunca saiu neste jogo e foi sorteado.
   *[other] { $n } dos seus dados nunca saíram neste jogo e foram sorteados.
}
sameDiceHow = Cada turno começa com o mesmo primeiro lance. Os dados relançados caem como caíram nesse turno, na mesma ordem. Onde o melhor jogo lança mais dados do que os que foram lançados, eles são sorteados, sempre os mesmos para o mesmo jogo. A ordem dos dados que caíram num mesmo lance também é sorteada.
decisions = Cada decisão
decisionsOf = De quem
everyone = Todos
onlyLosses = Só as que custaram algo
onlyFlagged = Só as marcadas
flagged = marcada
bestWas = O melhor: { $move }
tryIt = Tentar de novo
print = Imprimir
noneShown = Nenhuma decisão é assim.
cardBefore = A folha antes deste turno
turnNumber = Turno { $n }
rollNumber = Lance { $n }
noDice = Os dados não foram anotados.
forced = nada a decidir
emptyCard = Ainda não há nada preenchido.

## analyse: the page /analyse

analysePage = Keepwise: Análise
boardPosition = Posição
boardCheck = Conferir uma folha
boardOwnRules = Regras próprias…
boardOwnJson = Regras em JSON
boardOwnWrong = Estas regras têm erros:
boardCancel = Cancelar
boardPut = Pôr um { $face }
boardTake = { $die }: tirar
boardNoDie = Dado { $place }: ainda nenhum
boardKeep = { $die }: guardar
boardClear = Limpar
boardRolls = Lances restantes
boardSavedTitle = Lances poupados
boardCall = Anunciado
boardAllRolled = Todos os dados foram lançados de uma vez
boardOpen = livre
boardOpens = { $cell }: deixar livre
boardMoves = O que fazer
boardAim = Jogar para
boardTarget = um total de pelo menos
boardFloor = o máximo garantido
boardUpperBonus = o bônus de cima
boardFloorWorth = pelo menos { $value }
boardDice = { $n ->
    [one] Toque mais { $n } dado.
   *[other] Toque mais { $n } dados.
}
boardEmpty = Com os dados inseridos, cada jogada aparece aqui com o que vale, e por quê.
boardFull = A folha está completa: { $total }.
boardBelow = As chances com estes dados estão mais abaixo.
boardWhyWorse = Em comparação com “{ $best }”, a melhor jogada:
boardThen = { $points } agora; depois, em média, mais { $rest }.
boardThenShort = { $points } agora.
boardRolled = Guardar estes e lançar
boardScored = Anotar e continuar
boardOutlook = Com o melhor jogo para pontos a partir daqui:
boardOdds = Chances neste turno
boardOddsKeep = Guardando { $dice } e jogando só para uma casa:
boardOddsTurn = Um turno inteiro, jogado só para uma casa:
boardOddsBest = Jogando só para uma casa e guardando o que mais lhe convém. Marque dados para ver as chances com eles.
boardChance = Chance
boardMean = Pontos em média
boardFrom = { $points } ou mais
boardWrong = Isto não pode acontecer num jogo: reveja a folha e os dados.
boardNoTable = A melhor jogada deste jogo não foi calculada neste servidor. Ela pode ser dita quando restam poucas casas livres; as chances abaixo, sempre.
boardNoTarget = Neste momento do jogo isto não pode ser dito aqui, só quando restam poucas casas. “Mais pontos” é sempre possível.
boardPays = Estes dados valem:
boardBroken = Este endereço não contém nenhuma posição de jogo.
boardOffline = O servidor não responde. O que foi marcado fica no endereço; as respostas chegam assim que o servidor voltar.
cardOrder = A casa “{ $category }” foi preenchida cedo demais: outras vêm antes.
cardTogether = “{ $category }”: estes pontos não combinam com o resto da folha.
cardSaved = Depois de tantos turnos há de { $least } a { $most } lances poupados.
cardBonuses = Tantos bônus extra não combinam com estes pontos.
checkHow = Copie a sua folha: um número, um traço para uma casa riscada, nada para uma livre. As somas podem ficar vazias.
checkResult = Resultado
checkPaste = Colar uma folha
checkText = As linhas como estão na folha, em qualquer língua
checkRead = Ler
checkProblems = { $n ->
    [one] { $n } erro.
   *[other] { $n } erros.
}
checkRight = Nenhum erro encontrado.
checkNoNumber = “{ $text }” não é um número.
checkTaken = Linhas entendidas: { $some } de { $all }.
checkUnreadRow = A linha { $line }, “{ $name }”, não foi entendida.
checkPerhaps = Talvez { $names }?

## train: the page /train

trainPage = Keepwise: Treino
trainLead = Dez decisões por dia, as mesmas para todos; prática à vontade; e os próprios erros, até deixarem de o ser.
keepsNothing = Este navegador não guarda nada desta página; ao sair, tudo será esquecido.
trainToday = As dez de hoje
trainTodayWords = Duas do começo, três do meio, três da segunda metade, duas do fim.
trainDone = Respondidas: { $n } de { $of }
trainRight = Certas: { $n } de { $of }
trainStreak = { $n ->
    [one] { $n } dia seguido.
   *[other] { $n } dias seguidos.
}
trainLongest = A sequência mais longa: { $n }.
trainLook = Ver o resultado
trainGoOn = Continuar
trainStart = Começar
trainMistakes = Os próprios erros
trainMistakesWords = Decisões dos jogos revisados que custaram pontos. Voltam depois de alguns dias: mais tarde quando são sabidas, mais cedo quando não.
trainNoMistakes = Depois de um jogo revisado, as decisões que custaram pontos voltam aqui.
trainDue = { $n } de { $of } para repetir agora
trainRepeat = Repetir
trainThemes = Prática por tema
theme_first_roll = Primeiro lance
theme_straights = Sequências
theme_bonus_alive = Bônus possível
theme_bonus_dead = Bônus perdido
theme_joker = Curinga
theme_which_zero = O que riscar?
theme_endgame = Final
themeIs_first_roll = O primeiro lance do jogo, com a folha vazia.
themeIs_straights = Há uma sequência aberta em jogo: tentar ou buscar algo melhor?
themeIs_bonus_alive = A parte de cima conta, e o bônus ainda é possível.
themeIs_bonus_dead = A parte de cima conta, mas o bônus já se perdeu.
themeIs_joker = Mais cinco iguais, com a casa deles já preenchida.
themeIs_which_zero = Sem lances e com poucos pontos à vista: do que abrir mão?
themeIs_endgame = Faltam no máximo três turnos.
trainNone = Não há aqui decisões assim deste jogo.
trainLoads = Procurando decisões…
trainPrepares = As decisões deste jogo estão sendo preparadas; demora um momento.
trainNoneDue = Não há nada para repetir agora. Amanhã haverá mais, ou pratique um tema.
trainMenu = Treino
trainDay = As dez de { $date }
trainTry = Mais uma vez
trainNumber = { $n } de { $of }
trainKeep = { $n ->
    [one] Guardar e lançar { $n } dado
   *[other] Guardar e lançar { $n } dados
}
trainKeys = Toque nos dados a guardar ou numa casa a preencher. Teclas: 1 a 5 para os dados, Enter guarda, setas movem.
trainNext = Próxima
trainEnd = Resultado
trainBest = Certo: é a melhor jogada.
trainGood = Boa o bastante: só perde { $loss }. Melhor: { $best }.
trainWrong = Perde { $loss }. Melhor: { $best }.
trainAccepted = { $loss ->
    [one] Certo é o que perde no máximo { $loss } ponto.
   *[other] Certo é o que perde no máximo { $loss } pontos.
}
trainWhy = Por quê
trainThen = No jogo foi jogado: { $move }.
trainBoard = Ver em Analisar
trainPeople = O que se joga de verdade
trainWrongShare = { $share } dos jogadores comuns erram aqui.
mark_good = certa
mark_inaccurate = imprecisa
mark_wrong = errada
markOpen = por fazer
trainLost = { $loss ->
    [one] Perdido ao todo: { $loss } ponto.
   *[other] Perdido ao todo: { $loss } pontos.
}
trainBefore = { $n ->
    [one] Em { $n } dia anterior: { $right } certas em média.
   *[other] Em { $n } dias anteriores: { $right } certas em média.
}
trainComeBack = O que não se sabia volta logo; o que se sabia, mais tarde.
trainMore = Mais
trainShare = Compartilhar
trainCopied = O texto foi copiado.
trainBestWas = Melhor: { $move }

## history: the page /history

historyPage = Keepwise: Meus jogos
historyDamaged = { $n ->
    [one] { $n } registro está danificado e fica de fora; os outros estão aqui.
   *[other] { $n } registros estão danificados e ficam de fora; os outros estão aqui.
}
historyEmpty = Ainda nenhum jogo
historyEmptyWords = Os jogos terminados neste navegador ficam aqui, com o que custaram e onde. Nada sai deste navegador.
historyWho = Jogos de
historyMeans = Médias por jogo
historyPlayed = Jogos
historyMean = Média
historyMost = Recorde
historyLoss = Perdido por jogo
historyOverTime = Perda por decisão livre
historyTooFew = Haverá mais para ver depois de dois jogos revisados.
chartHint = Escolha um jogo para ver os números.
chartPoint = { $loss ->
    [one] { $date }: { $loss } ponto por decisão
   *[other] { $date }: { $loss } pontos por decisão
}
chartWords = { $first ->
    [one] { $n } jogos revisados: { $first } ponto por decisão nos primeiros, { $last } nos últimos.
   *[other] { $n } jogos revisados: { $first } pontos por decisão nos primeiros, { $last } nos últimos.
}
historyThemes = O que mais custou
historyEach = { $n ->
    [one] { $n } decisão, { $loss } cada
   *[other] { $n } decisões, { $loss } cada
}
historyStreaks = Sequências
historyNoDays = nenhuma no momento.
runBound = Pontos perdidos num jogo
runWithin = { $n ->
    [one] No seu último jogo você perdeu no máximo { $bound } pontos.
   *[other] Em cada um dos seus últimos { $n } jogos você perdeu no máximo { $bound } pontos.
}
runBeyond = { $n ->
    [one] No seu último jogo você perdeu mais de { $bound } pontos.
   *[other] Em cada um dos seus últimos { $n } jogos você perdeu mais de { $bound } pontos.
}
historyGames = { $n ->
    [one] { $n } jogo
   *[other] { $n } jogos
}
historyAll = Mostrar todos os { $n }
historyNotReviewed = Ainda sem revisão.
historyThin = Deste jogo só restam os totais.
historyDelete = Apagar
historyDeleteAsks = Apagar este jogo e os erros dele?
historyDeleted = O jogo foi apagado.
historyFile = O histórico em arquivo
historyKept = Tudo fica só neste navegador: os últimos { $detailed } jogos com cada jogada, de { $games } ao todo. Se faltar espaço, os mais antigos ficam com os totais.
historyExport = Exportar
historyImport = Importar
historyForget = Apagar tudo
historyForgetAsks = Apagar todos os jogos, dias e erros deste navegador?
historyForgotten = Tudo foi apagado.
fileTaken = Importado. Jogos: { $games }, dias: { $days }.
fileFull = Não havia espaço para tudo.
fileRefused = Nada foi importado.
fileLong = O arquivo é grande demais.
fileNoJson = O arquivo está cortado ou não é JSON.
fileOther = O arquivo não é um histórico do Keepwise.
fileNewer = O arquivo é da versão { $version }, que esta página não conhece.
fileWrong = O arquivo está danificado aqui: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regras
rulesTitle = Regras
rulesLead = Cada jogo numa folha: o turno, cada casa com um exemplo e uma folha de pontos para imprimir.
rulesAll = Todos os jogos
rulesPrint = Imprimir
rulesPlay = Jogar aqui
rulesDice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
rulesRolls = { $n ->
    [one] { $n } lance
   *[other] { $n } lances
}
rulesTurn = Um turno
rulesEnd = O fim
rulesCategories = As casas
rulesExample = Por exemplo
rulesMiss = Mas não
rulesFirstRoll = no primeiro lance { $points }
turnRoll = { $n ->
    [one] Lance o dado.
   *[other] Lance todos os { $n } dados.
}
turnOnce = Um turno tem um só lance.
turnAgain = { $n ->
    [one] { $n } lance ao todo.
   *[other] Separe os dados que quiser e lance os outros de novo: { $n } lances ao todo, ou menos, se já estiver bom.
}
turnFree = Um dado separado também pode ser lançado de novo.
turnFill = Depois preencha uma casa livre. Se os dados não servirem, ela fica com 0.
turnCounted = { $n ->
    [one] Dos { $dice } dados conta { $n }: o que dá mais pontos.
   *[other] Dos { $dice } dados contam { $n }: os que dão mais pontos.
}
leastCounted = { $n ->
    [one] Dos { $dice } dados conta { $n }: o que dá menos pontos.
   *[other] Dos { $dice } dados contam { $n }: os que dão menos pontos.
}
orderCard = As casas são preenchidas de cima para baixo.
orderUpper = Primeiro preenche-se a parte de cima, em qualquer ordem, depois a de baixo.
extraStart = { $n ->
    [one] O jogo começa com { $n } lance extra, para qualquer turno.
   *[other] O jogo começa com { $n } lances extras, para qualquer turno.
}
extraSaves = Os lances que sobram ficam guardados para turnos seguintes.
extraMost = { $n ->
    [one] Pode-se guardar { $n }, no máximo.
   *[other] Podem-se guardar { $n }, no máximo.
}
endTotal = { $n ->
    [one] O jogo acaba depois de { $n } turno. Ganha o maior total.
   *[other] O jogo acaba depois de { $n } turnos. Ganha o maior total.
}
endAwarded = { $n ->
    [one] O jogo acaba depois de { $n } turno. Ganha quem tiver mais pontos atribuídos.
   *[other] O jogo acaba depois de { $n } turnos. Ganha quem tiver mais pontos atribuídos.
}
coloursAre = Cada face tem uma cor: { $colours }.
bonusFrom = { $at } ou mais na parte de cima: { $points }.
bonusHighest = Só conta a linha mais alta alcançada.
bonusEach = E mais { $n } para cada ponto acima.
bonusPar = { $n ->
    [one] { $n } de cada face é exatamente o bastante.
   *[other] { $n } de cada face são exatamente o bastante.
}
upperPays = Vale a soma dos dados que mostram { $face }.
needsAny = Quaisquer dados.
needsAll = { $n ->
    [one] Um dado.
   *[other] Todos os { $n } dados iguais.
}
needsEqual = { $n ->
    [one] Um dado.
   *[other] Pelo menos { $n } dados iguais.
}
needsTwo = { $a } dados de uma face e { $b } de outra.
needsTwoAny = { $a } dados de uma face e { $b } de uma face, que pode ser a mesma.
needsThree = { $a } dados de uma face, { $b } de outra e { $c } de uma terceira.
needsThreeAny = { $a }, { $b } e { $c } dados de uma mesma face; pode ser sempre a mesma.
needsRun = { $n ->
    [one] Um dado.
   *[other] { $n } faces seguidas: { $runs }.
}
needsFaces = Cada uma destas faces: { $faces }.
needsSum = Todos os dados somam { $n }.
needsLeast = Todos os dados somam { $n } ou mais.
needsGreatest = Todos os dados somam { $n } ou menos.
needsColour = Todos os dados têm a mesma cor.
needsColourMatched = Estes dados têm a mesma cor.
paysPoints = { $n ->
    [one] Vale { $n } ponto.
   *[other] Vale { $n } pontos.
}
paysTakes = { $n ->
    [one] Tira { $n } ponto.
   *[other] Tira { $n } pontos.
}
paysAll = Vale a soma de todos os dados.
paysMatched = { $n ->
    [one] Vale este dado.
   *[other] Vale a soma destes { $n } dados.
}
paysFaces = Vale a soma dos dados que mostram { $faces }.
paysPlus = { $n ->
    [one] E mais { $n } ponto.
   *[other] E mais { $n } pontos.
}
paysMinus = { $n ->
    [one] Menos { $n } ponto.
   *[other] Menos { $n } pontos.
}
paysServed = { $n ->
    [one] No primeiro lance do turno: mais { $n } ponto.
   *[other] No primeiro lance do turno: mais { $n } pontos.
}
paysByRoll = Os pontos dependem do lance em que saiu: { $rolls }.
rollPays = lance { $roll }: { $points }
rollPaysLast = a partir do lance { $roll }: { $points }
timesFill = { $n ->
    [one] Pode ser preenchida { $n } vez.
   *[other] Pode ser preenchida { $n } vezes.
}
afterFill = Só vale depois de “{ $category }” ter pontos.
jokerTitle = “{ $category }” outra vez
jokerBonus = { $bonus ->
    [one] Depois de “{ $category }” ter pontos, cada novo lance de { $n } dados iguais dá mais { $bonus } ponto, qualquer que seja a casa preenchida.
   *[other] Depois de “{ $category }” ter pontos, cada novo lance de { $n } dados iguais dá mais { $bonus } pontos, qualquer que seja a casa preenchida.
}
jokerHolds = Depois de a casa “{ $category }” estar preenchida, para cada novo lance de { $n } dados iguais vale isto:
jokerForcedFirst = Enquanto a casa de cima da sua face estiver livre, tem de ir para lá.
jokerForcedThen = Senão, tem de ir para uma casa livre da parte de baixo.
jokerForcedLast = Se a parte de baixo estiver cheia, vai para uma casa livre de cima, com 0.
jokerWhy = É por isso que às vezes só há uma casa à escolha.
jokerFree = Pode ir para qualquer casa livre. Se a casa de cima da sua face estiver preenchida, é um curinga na parte de baixo.
jokerOriginal = É um curinga e tem de ir para uma casa livre da parte de baixo. Se estiver cheia, vai para uma casa de cima, com 0.
jokerNone = Pode ir para qualquer casa livre e vale lá o que sempre vale.
jokerPays = Como curinga vale todos os pontos, peça a casa o que pedir: { $list }.
jokerPaysHere = { $n ->
    [one] Como curinga: { $n } ponto.
   *[other] Como curinga: { $n } pontos.
}
jokerMultiplied = Estes pontos são multiplicados como a coluna.
jokerMadeOnly = Só se ganham onde o lance vale mais de 0.
tipsTitle = Para o primeiro jogo
tipStop = Ninguém é obrigado a usar todos os lances: o que é bom pode ser anotado logo.
tipBonus = { $n ->
    [one] Em cima, { $n } de uma face é um bom resultado: é o ritmo do bônus.
   *[other] Em cima, { $n } de uma face são um bom resultado: é o ritmo do bônus.
}
tipZero = Quando nada serve, um 0 em “{ $category }” costuma custar menos.
tipChance = “{ $category }” aceita quaisquer dados: deixe-a livre para um turno ruim.

## make: the ruleset editor /make

makePage = Keepwise: Criar um jogo
makeTitle = O seu próprio jogo
makeLead = Parta de um jogo conhecido, mude o que quiser e veja logo o que isso muda.
makeBase = Partir de
makeNothing = nada
makeName = Nome do jogo
makeRolls = Lances por turno
makeOrder = As casas são preenchidas
makeOrderFree = em qualquer ordem
makeOrderCard = de cima para baixo
makeOrderUpper = primeiro a parte de cima
makeExtra = Lances extras no início
makeSaves = Os lances não usados ficam guardados
makeBonus = Bônus da parte de cima
makeBonusAt = A partir de
makeBonusEach = Para cada ponto acima
makeAddBonus = Adicionar um bônus
makeJoker = Outra vez todos os dados iguais
makeJokerRule = O que é
makeJokerOff = nada de especial
makeJokerForced = um curinga, obrigado
makeJokerFree = um curinga, à escolha
makeJokerOriginal = um curinga, só embaixo
makeJokerNone = só mais pontos
makeJokerCategory = Depois de esta estar preenchida
makeJokerBonus = Mais pontos
makeAdd = Adicionar uma casa
makeNew = Nova
makeCategoryName = Nome
makeNeeds = O que pede
makeNeedsKind = Dados
makeNeedsFace = uma face (parte de cima)
makeNeedsAny = quaisquer dados
makeNeedsGroups = dados iguais
makeNeedsRun = faces seguidas
makeNeedsFaces = certas faces
makeFace = Face
makeGroup = Grupo { $n }
makeSameFace = Os grupos podem ser da mesma face
makeRunLength = Quantas seguidas
makeFaces = Faces
makeTotal = Soma dos dados
makeAny = qualquer
makeTotalExact = exatamente
makeTotalLeast = pelo menos
makeTotalMost = no máximo
makeColour = Cor
makeColourAll = todos os dados iguais
makeColourMatched = estes dados iguais
makePays = O que vale
makePaysKind = Tipo
makePaysPoints = pontos fixos
makePaysAll = soma de todos os dados
makePaysMatched = soma destes dados
makePaysFaces = soma de certas faces
makePaysRolls = pontos conforme o lance
makePoints = Pontos
makeByRoll = Pontos no lance 1, 2, 3 …
makePlus = Mais pontos
makeServed = Mais no primeiro lance
makeTimes = Quantas vezes se preenche
makeAfter = Só vale depois de esta ter pontos
makeAfterNone = nada
makeUp = Para cima
makeDown = Para baixo
makeRemove = Tirar { $name }
makeFollows = O que isso muda
makeWrong = { $n ->
    [one] Primeiro há { $n } coisa a corrigir.
   *[other] Primeiro há { $n } coisas a corrigir.
}
makeTotals = Totais de { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situação entre turnos
   *[other] { $count } situações entre turnos
}
makeReady = O treinador conhece este jogo.
makeSolvable = O treinador aprende este jogo à primeira pergunta: cerca de { $time }.
makeOutOfReach = Grande demais para o treinador. Entre pessoas pode ser jogado.
makeEstimated = Em jogos de várias colunas o treinador faz estimativas.
makeProblemRange = Permitido: de { $least } a { $greatest }.
makeProblemTwice = Isto já existe.
makeProblemMissing = Falta algo aqui.
makeProblemClash = Isto não combina com o resto.
makePlay = Jogar
makeAnalyse = Analisar
makeShare = Copiar o link
makeCopy = Copiar
makeCopied = Copiado.
makeSave = Salvar
makeSaved = Salvo neste navegador
makeForget = Apagar { $name }
makeForgetAsks = Apagar “{ $name }” deste navegador?
makeSheet = As regras, como se leem agora
makeJson = Em JSON, para programas

## offline: the page /offline

newVersion = Há uma nova versão destas páginas.
newVersionUse = Usar agora
takePage = Keepwise: jogar offline
takeTitle = Jogar offline
takeLead = O que você baixa fica neste navegador e dispensa conexão: as páginas e, para cada jogo, uma tabela da qual o treinador e o computador respondem exatamente como o servidor.
takeGames = Jogos
takeSize = { $size } MB
takeTotal = A baixar: { $size }
takePages = Todas as páginas, no idioma em que as lê
takeKept = baixado
takeNewer = há uma tabela mais recente
takeNow = Baixar
takeLoads = Carregando…
takeDone = Está tudo aqui e abre sem conexão.
takeRemove = Remover { $name }
takeRemoveAll = Remover tudo
takeRemoved = Removido.
takeFull = Este navegador não dá mais espaço. Remova um jogo ou escolha menos.
takeCutOff = O servidor não responde. O que falta pode ser baixado quando ele voltar.
takeImpossible = Este navegador nada guarda para páginas: é preciso uma conexão segura (https) e uma janela que não seja privada.
takeMayGo = O navegador pode apagar isto se o espaço faltar.
takeOthers = Jogos com várias colunas, regras próprias, jogar para vencer, como o jogo pode acabar e as razões de uma jogada exigem o servidor.
takeWho = Quem responde
takeServer = O servidor; este dispositivo só quando ele não responde
takeDevice = Sempre este dispositivo, para os jogos que estão aqui

## widget: the page /widget

widgetPage = Keepwise: Treinador de dados
widgetTitle = Treinador de dados
