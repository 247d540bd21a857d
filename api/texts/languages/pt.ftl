### Texts of Keepwise in Brazilian Portuguese. CONTRIBUTING.md explains the format.

## common: several pages

skip = Ir para o jogo
coach = Treinador
settings = Configurações
language = Idioma
theme = Tema
themeSystem = Igual ao sistema
themeLight = Claro
themeDark = Escuro
pace = Velocidade do computador
paceNormal = Normal
paceFast = Rápida
paceStep = Passo a passo
newGame = Nova partida
newGameAsks = Você vai perder a partida atual.
newGameYes = Abandonar partida
newGameNo = Continuar jogando
done = Pronto
setupTitle = Lance, guarde e tire a dúvida.
setupLead = O jogo de dados de sempre, contra amigos ou contra o computador. Quando você pede, um treinador que resolveu o jogo até a última casa decimal ajuda.
ruleset = Jogo
gamesOwn = Seus próprios jogos
gamesOther = Outros jogos
gamesColumns = Várias colunas
players = Jogadores
player = Jogador
you = Você
computer = Computador
person = Pessoa
addPlayer = Adicionar um jogador
playerName = Nome do jogador { $n }
playerKind = Jogador { $n }: pessoa ou computador
removePlayer = Remover { $name }
against = Adversário
alone = Nenhum
friendHere = Um amigo aqui
friendAway = Um amigo por link
setupPlayers = Nomes e mais jogadores
start = Jogar
openFile = Revisar uma partida salva
factsCard = { $n ->
    [one] { $n } combinação
   *[other] { $n } combinações
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
strength_club = jogador de clube
strength_expert = especialista
strength_perfect = perfeito
tray = Dados
scorecard = Cartela
round = Rodada { $n } de { $of }
roll = Lançar
rollAgain = { $n ->
    [one] Lançar { $n } dado de novo
   *[other] Lançar { $n } dados de novo
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
   *[other] { $n } lances extras
}
scoreSaves = marcando agora, você acumula { $n }
chooseCategory = Escolha uma casa
computerHurry = Avançar
waitsForServer = Aguardando o servidor
next = Próximo
undo = Desfazer
scoredNow = { $points } marcado
dice = Dados
diceGroup = Dados: selecione os que quer guardar
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
calls = { $name }: casa “{ $category }” anunciada.
called = Anunciado: { $category }
mayCall = Para anunciar, toque em uma casa de “{ $column }”: nesta vez você terá de preenchê-la.
mustRollAll = Nada foi anunciado: só dá para marcar um lance de todos os dados.
offer = { $category }: marcar { $points }
offerOne = { $category }, { $nth } de { $of }: marcar { $points }
offerCall = { $category }: anunciar (agora { $points })
lockUpper = Parte de baixo: abre quando a de cima estiver completa
lockOrder = Só na ordem da cartela
lockAfter = { $category }: só vale depois que “{ $after }” tiver pontos
columnsHow = Como funcionam as colunas
columnDown = { $column }: só de cima para baixo
columnUp = { $column }: só de baixo para cima
columnUpper = { $column }: parte de baixo só com a de cima completa
columnFree = { $column }: em qualquer ordem
columnFactor = { $n ->
    [one] vale uma vez
   *[other] vale { $n } vezes
}
columnAnnounce = só o que foi anunciado após o primeiro lance, ou o que saiu em um lance de todos os dados
productCounts = Com as três casas preenchidas, { $product } também conta (nunca menos de 0)
countsInProduct = { $category } só conta no produto
jokerOfColumns = Quando a casa “{ $category }” está preenchida em todas as colunas, outro lance de dados iguais é um curinga
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
daily = Partida do dia
dailyBest = Melhores jogadas
trainStreak = { $n ->
    [one] { $n } dia até agora.
   *[other] { $n } dias seguidos.
}
columnSum = Soma
factor = Multiplicador
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
tie = Empate com { $points }: { $names }
finishedAwarded = { $n ->
    [one] { $points } no total, o que vale { $n } ponto!
   *[other] { $points } no total, o que vale { $n } pontos!
}
winsAwarded = { $n ->
    [one] Vitória: { $name }, { $n } ponto ({ $points } no total)
   *[other] Vitória: { $name }, { $n } pontos ({ $points } no total)
}
tieAwarded = { $n ->
    [one] Empate com { $n } ponto: { $names }
   *[other] Empate com { $n } pontos: { $names }
}
coachKeeps = o treinador guarda este
coachScores = a escolha do treinador
coachBefore = Lance primeiro; depois o treinador ordena todas as jogadas.
coachForTotal = O treinador e o computador jogam pelo total, não pelos pontos atribuídos.
coachWaits = O treinador está pensando…
coachSays = Treinador: { $move }.
coachPrepares = Preparando este jogo. Um momento…
coachStuck = O treinador não consegue responder agora.
coachAway = O treinador volta quando o servidor voltar.
noTable = Este jogo não tem treinador nem o computador como jogador.
noOutlook = As chances de cada total estão disponíveis no início e perto do fim da partida.
noOutlookOfColumns = Em jogos com várias colunas, as chances de cada total, do bônus de cima e de vitória não estão disponíveis.
outlookPrepared = Preparando. Tempo restante: cerca de { $time }.
prepareOutlook = Calcular agora
moveKeep = Guardar { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Anunciar { $category }
moveRerollAll = Lançar tudo de novo
keepThese = Guardar estes
worth = total médio { $value }
worthAbout = cerca de { $value }
estimated = Estimado, não exato.
estimatedStrength = Estimado, não exato: quem segue o treinador faz em média { $mean } (entre { $low } e { $high } com { $confidence } de confiança, em { $games } partidas).
best = a melhor
allMoves = Mostrar as { $n } jogadas
fewerMoves = Mostrar menos
goal = O treinador busca
goalPoints = o máximo de pontos
goalWin = a vitória
goalTies = Um empate conta como meia vitória.
goalBoth = Supõe-se que o adversário também joga para ganhar.
goalLater = Ainda é cedo para calcular como vencer, então o treinador busca o máximo de pontos.
worthWin = { $value } de chance de vitória
outlook = Previsão
expected = Total esperado
chanceBonus = Bônus de cima
chanceWin = Chance de vitória
beforeTurn = Antes deste turno
outlookWords = Total esperado { $mean }; nove em cada dez partidas acabam entre { $low } e { $high }.
outlookSure = O total é certo: { $total }.
outlookAlone = Se você seguir o treinador a partir daqui:
outlookTogether = Se todos seguirem o treinador a partir daqui:
outlookForPoints = Se todos buscarem o máximo de pontos a partir daqui:
outlookWeaker = Se todos buscarem o máximo de pontos a partir daqui, o computador com seus erros habituais:
targets = Totais ao seu alcance
targetsHint = Escolha um total para ver quantas vezes você chega a ele e quanto isso custa.
targetsWords = { $total } ou mais: em { $best } das vezes jogando para isso, em { $usual } buscando o máximo de pontos. Pontos perdidos em média: { $cost }.
targetsBest = jogando para este total
targetsUsual = buscando o máximo de pontos
computerStuck = O computador travou.
tryAgain = Tentar de novo
deleteIt = Apagar
keepIt = Manter
diceFair = Os dados são justos?
diceFairGames = Os lançamentos dos seus jogos salvos vão para o servidor, sem nomes, e não ficam guardados lá. Todos esses dados foram lançados por este app.
diceFairGame = Um único jogo só mostra falhas graves. Os lançamentos vão para o servidor, sem nomes, e não ficam guardados lá.
diceCheck = Verificar os dados
serverAway = O servidor não responde. Esta página continua assim que ele voltar.
pageStuck = Não foi possível carregar a página.
languageStuck = Não foi possível carregar este idioma.
unknownGame = Jogo desconhecido.
fileBroken = Este arquivo não contém nenhuma partida.
linkBroken = Este link não contém nenhuma partida.
otherTab = Esta partida está pausada: você está jogando em outra aba.
playHere = Continuar aqui
gameWaits = Você tem uma partida em andamento. Começar outra acaba com ela.
keptUnknown = Sua partida salva usa regras que este servidor não tem, por isso foi removida.
keptDamaged = Sua partida salva estava danificada e precisou ser removida.
review = Revisão
reviewing = Revisando cada decisão…
reviewReady = A revisão está pronta.
reviewStuck = Não foi possível revisar a partida.
gameInvalid = Esta partida não segue as regras:
problemPoints = “{ $category }” com { $dice } vale { $expected }, não { $found }.
problemImpossible = “{ $category }” não pode valer { $found } aqui.
problemFilled = A casa “{ $category }” já estava preenchida.
problemIllegal = A casa “{ $category }” não pode ser preenchida aqui.
problemCall = A casa “{ $category }” não pode ser anunciada aqui.
problemUnknown = Este jogo não tem a combinação “{ $category }”.
problemTotal = “{ $total }” soma { $expected }, não { $found }.
problemExtra = “{ $bonus }” aqui é { $expected }, não { $found }.
problemDice = Estes dados não conferem.
problemTurns = O número de turnos não confere.
problemOther = Não foi possível ler alguma coisa aqui.
problemsMore = … e mais { $n }
unjudged = Não dá para avaliar estas decisões: este servidor não resolveu este jogo.
workLeft = { $share } feito. Tempo restante: cerca de { $time }.
workWaits = Outro jogo vem antes: { $share } feito. Tempo restante: cerca de { $time }.
shareLink = Compartilhar link
saveFile = Salvar em arquivo
saveText = Salvar como texto
saveTable = Salvar como CSV
positionCode = Código da posição
copyCode = Copiar
linkCopied = O link foi copiado.
share = Compartilhar
textCopied = O texto foi copiado.
startValue = Esperado com as melhores jogadas
startEstimated = Estimativa do treinador
luck = Sorte
loss = Pontos desperdiçados
correction = correção
correctionHint = Os valores são estimativas. A correção é o quanto eles erraram de um turno para o outro.
luckAdjusted = A julgar por esta partida, jogando assim e com sorte neutra vence-se cerca de { $chance } das vezes.
chanceStart = No início
ownMistakes = Erros próprios
luckOfOthers = Sorte dos outros
othersMoves = Decisões dos outros
playingToWin = Jogar para vencer
chanceEnd = No fim
chanceTitle = Chance de vitória ao longo da partida
rank = { $n }º lugar
turnsWords = { $loss ->
    [one] { $name }: sorte { $luck }, { $loss } ponto desperdiçado.
   *[other] { $name }: sorte { $luck }, { $loss } pontos desperdiçados.
}
turnWords = Turno { $n }: sorte { $luck }, pontos desperdiçados { $loss }
turnsHint = Escolha um turno para ver seus números.
expensive = As decisões mais caras
flawless = Nenhum ponto desperdiçado.
flawlessEstimated = Nenhum ponto desperdiçado, até onde o treinador sabe.
highlightPlace = { $name }, turno { $n }
grade_best = a melhor
grade_good = boa
grade_inaccuracy = imprecisão
grade_mistake = erro
grade_blunder = erro grave
praise_only_move = única jogada
praise_hard = difícil de ver
skipMain = Ir para o conteúdo
navPlay = Jogar
navAnalyse = Analisar
navTrain = Treinar
navRules = Regras
navHistory = Minhas partidas
navMake = Criar seu jogo
navWidget = Treinador para o seu site
navDocs = API
missingTitle = Página não encontrada
missingLead = O endereço pode estar errado, ou a página mudou de lugar.
missingHome = Ir para a página inicial
playPage = Keepwise: jogue com um treinador perfeito
missingPage = Keepwise: não há nada aqui
navTake = Offline
answeredHere = Você está sem conexão: quem responde é este dispositivo.
onThisDevice = neste dispositivo
needsServer = Isso precisa do servidor. Aparece quando a conexão voltar.

## home: the home page /

homePage = Keepwise: jogos de dados resolvidos com exatidão
homeTitle = Jogos de dados, resolvidos até a última casa decimal.
homeLead = Jogue Yahtzee, Yatzy e outros jogos da família, contra amigos ou contra o computador. Um treinador que conhece a melhor jogada para cada lance ajuda quando você pede. No fim você vê o que foi sorte e o que foi habilidade.
homePlay = Jogar uma partida
homeAnalyse = Analisar dados reais
homeTry = Primeiro lance: quais dados você guardaria?
homeAnother = Outro lance
homeAnalyseWords = Joga com dados de verdade? Insira sua cartela e seu lance: cada jogada, com o que custa e por quê.
homeDailyWords = Uma partida para todos, com os mesmos dados. Você tem uma só tentativa: até onde chega?
homeTrainWords = Dez decisões por dia, iguais para todos, mais prática por tema e seus próprios erros para corrigir.
homeRulesWords = O que cada combinação pede e vale, com dados, em uma página para cada jogo.
homeHistoryWords = Suas partidas, médias, sequências e erros mais caros. Ficam só neste navegador.
homeMakeWords = Mude as regras ou invente um jogo, veja na hora o que isso muda e depois jogue.
homeDevelopers = Para desenvolvedores
homeApiTitle = Consultar
homeApiWords = Pontue um lance, confira partidas inteiras até o último dado e receba conselhos exatos com o custo de cada alternativa. Com as regras incluídas ou com as suas.
homeDocs = Documentação da API
homeWidgetTitle = Incorporar
homeWidgetWords = Com três linhas, você põe o treinador em qualquer página, em treze idiomas, também para teclado e leitor de tela.
homeWidget = Ver separado, como em um iframe

## play: the page /play

coachOff = desligado
coachHint = quando eu pedir
coachAfter = depois da minha jogada
coachAlways = sempre
coachHintWords = O treinador não diz nada até você pedir. As dicas vêm em três passos: o que está em jogo, duas candidatas, a jogada.
coachAfterWords = Primeiro você decide. Depois o treinador diz quanto custou a jogada e qual seria a melhor.
coachFirst = Primeiro você decide.
coachMissed = O treinador perdeu esta jogada.
rollOn = Lançar de novo
scoreIn = { $category }: marcar { $points }
zeroAsks = “{ $category }” vale 0. Escolha a casa de novo para confirmar.
zeroCosts = { $n ->
    [one] Você perderia cerca de { $n } ponto.
   *[other] Você perderia cerca de { $n } pontos.
}
verdictBetter = Melhor: { $move }
verdictSlightly = Um pouco melhor: { $move }
verdictPlayed = Sua jogada
verdictBest = A melhor
celebrate = { $category }!
endWon = { $n ->
    [one] Você ganhou por { $n } ponto
   *[other] Você ganhou por { $n } pontos
}
endLost = { $n ->
    [one] Você perdeu por { $n } ponto
   *[other] Você perdeu por { $n } pontos
}
endBest = { $n ->
    [one] Sua melhor partida até agora, por { $n } ponto.
   *[other] Sua melhor partida até agora, por { $n } pontos.
}
endCompared = { $n ->
    [one] Sua partida anterior: { $most }.
   *[other] Suas { $n } partidas anteriores: { $mean } em média, { $most } a melhor.
}
dailyCall = Os mesmos dados para todos, uma tentativa por dia.
dailyHow = Hoje todos têm os mesmos dados. Você tem uma tentativa, sem treinador.
dailyNext = Próxima partida em { $time } h.
rematch = Revanche
friend = Amigo
friendInvites = { $name } convida você: { $game }
friendHow = Vocês jogam alternadamente por link, cada um no seu aparelho. Cada link contém a partida inteira. Os dados vêm de um segredo de cada um, então ninguém pode escolhê-los.
friendYou = Seu nome, para seu amigo
friendAccept = Aceitar
friendInvite = Enviar o convite
friendSend = Enviar o link
friendInvited = Seu amigo aceita enviando um link de volta. Depois você começa.
friendWaits = É a vez de { $name }, com este link. Volte com o link de resposta.
friendText = Sua vez: { $game }
friendYours = { $game } com { $name }: sua vez
friendTheirs = { $game }: é a vez de { $name }
friendChanged = Este link foi alterado: não corresponde à partida que você conhece. Peça ao seu amigo para enviar de novo.
friendElsewhere = Esta partida está em outro navegador. Abra o link lá.
flag = Marcar esta decisão para a revisão
flagSet = Marcada para a revisão.
flagGone = Marca removida.
keys = Atalhos de teclado
keyFace = guardam um dado com esse número; na análise, adicionam um
keyPlace = guardam o dado dessa posição
keyRoll = rola os dados que você não guarda
keyUndo = desfaz o último passo
keysUse = Teclas únicas, como R para rolar
keyHint = pede uma dica ao treinador
keyFlag = marca esta decisão para a revisão, ou tira a marca
keyHelp = mostra estas teclas
keyArrows = vão de um dado (← →) ou de uma casa (↑ ↓) para outra
keyEnter = pressiona o que está selecionado ou, senão, o botão grande
tipsUse = Dicas nas primeiras partidas
soundUse = Som e vibração
shakeUse = Agitar o celular para lançar
tipDone = Entendi
tipKeep = Toque nos dados que quer guardar. Os outros são lançados de novo.
tipChoose = Esse era o último lance. Escolha uma casa: os números mostram quanto vale cada uma.
tipNothing = Nada serve? Então você tem que marcar um 0. Escolha a casa que vai fazer menos falta.
tipJoker = Todos os dados iguais de novo: eles precisam ir para “{ $category }” enquanto essa casa estiver livre.
menu = Menu
analyseThis = Analisar esta posição
factsBest = { $mean ->
    [one] o jogo perfeito faz em média { $mean } ponto por partida
   *[other] o jogo perfeito faz em média { $mean } pontos por partida
}
factsAbout = { $mean ->
    [one] o treinador faz em média cerca de { $mean } ponto por partida
   *[other] o treinador faz em média cerca de { $mean } pontos por partida
}
howPlayed = Como jogar
strengthReaches = { $mean ->
    [one] Faz em média cerca de { $mean } ponto por partida.
   *[other] Faz em média cerca de { $mean } pontos por partida.
}
infoOf = O que “{ $category }” pede e quanto vale
offline = O servidor não responde. Sua partida está salva aqui; deixe esta página aberta e a partida continua assim que o servidor voltar.
setupTake = Baixar jogos para jogar offline

## reasons: reasons for moves, on all pages and in the API

quoted = “{ $words }”
titleWith = { $title } ({ $words })
range = { $least } – { $greatest }
whyMore = Mais
pointAllTie = Todas as jogadas valem o mesmo.
pointSame = Essa é a melhor jogada.
pointBetter = Melhor que “{ $move }”: { $reason }
pointBetterYours = Melhor que o seu “{ $move }”: { $reason }
pointBetterBy = Melhor que “{ $move }” por { $loss }: { $reason }
pointIdle = { $n ->
    [one] guardar o { $dice } só deixa um dado a menos para melhorar { $others }.
   *[other] guardar { $dice } só deixa menos dados para melhorar { $others }.
}
pointWithout = sem { $dice }, você faz “{ $category }” neste turno em { $chance } das vezes em vez de { $other }.
pointWith = guardando também { $dice }, você faz “{ $category }” neste turno em { $chance } das vezes em vez de { $other }.
pointCompletes = um { $faces } completa “{ $category }”; você consegue neste turno em { $chance } das vezes em vez de { $other }.
pointOpenUpper = a casa “{ $category }” ainda está livre; “{ $other }”, não.
pointForUpperBonus = { $dice } ajuda mais no bônus de cima do que { $others }.
pointHigher = { $dice } conta mais do que { $others } em toda casa que soma dados.
pointMoreOften = neste turno você faz “{ $category }” em { $chance } das vezes em vez de { $other }.
pointSeveral = neste turno você faz { $categories } com mais frequência.
pointMorePoints = se você fizer “{ $category }” neste turno, rende em média { $mean } em vez de { $other }.
pointBringsMore = até o fim da partida, “{ $category }” rende em média { $mean } em vez de { $other }.
pointFewerZeros = neste turno você fica com um 0 só em { $chance } das vezes em vez de { $other }.
pointNoZeros = neste turno você nunca fica com um 0, o que de outro modo acontece em { $other } das vezes.
pointNoZeroYet = ainda não é preciso ficar com um 0; lançando de novo, você faz “{ $category }” em { $chance } das vezes.
pointNothingLost = os pontos de “{ $other }” ({ $points }) estão garantidos; lançando de novo, você faz “{ $category }” em { $chance } das vezes.
pointMoreToCome = em “{ $category }”, lançar de novo rende em média { $mean }, contra { $points } agora.
pointRollOn = lançando de novo, você faz “{ $category }” em { $chance } das vezes.
pointMadeAlready = você já tem { $points } em “{ $category }”; com a outra jogada, chega a isso outra vez em no máximo { $chance } das vezes.
pointNeverAgain = você já tem { $points } em “{ $category }”; com a outra jogada, nunca chega a isso outra vez.
pointEnough = { $points } em “{ $category }” é mais do que a outra jogada rende ali, no máximo { $mean } em média.
pointServed = “{ $category }” vale { $points } neste lance; depois, só { $later }.
pointSavesRolls = { $n ->
    [one] marcando agora, você acumula { $n } lance para outros turnos.
   *[other] marcando agora, você acumula { $n } lances para outros turnos.
}
pointExtraBonus = repetir “{ $joker }” rende um bônus de { $bonus }, além de { $points } em “{ $category }”.
pointExtraBonusZero = repetir “{ $joker }” rende um bônus de { $bonus }, mesmo com um 0 em “{ $category }”.
pointChases = repetir “{ $joker }” renderia um bônus de { $bonus }; acontece em { $chance } das vezes.
pointJoker = como curinga, estes dados valem { $points } em “{ $category }”.
pointTakeRare = “{ $category }” vale { $points } e sai pouco; mesmo tentando, você só consegue em { $chance } das vezes.
pointGoodFor = { $points } é bom para “{ $category }”; tentando, você faz { $mean } em média.
pointTooLittle = { $points } é pouco para “{ $category }”; tentando, você faz { $mean } em média.
pointZeroGivesUp = com um 0 em “{ $category }”, você abre mão do que faria tentando; { $mean } em média.
pointZeroRare = um 0 em “{ $category }” custa pouco; mesmo tentando, você só consegue em { $chance } das vezes.
pointZeroNever = “{ $category }” já não é possível, então um 0 ali custa pouco.
pointZeroLow = um 0 em “{ $category }” custa pouco; tentando, você faz só { $mean } em média.
pointZeroInstead = { $later } é pouco para “{ $rival }”; tentando, você faz { $other } em média; tentando “{ $category }”, só { $mean }.
pointUpperLost = o bônus de cima já está fora de alcance, então um 0 em “{ $category }” custa pouco.
pointUpperAlive = assim o bônus de cima continua ao alcance; tentando, você consegue em { $chance } das vezes.
pointUpperSure = assim o bônus de cima está garantido.
pointUpperCloser = assim o bônus de cima fica mais perto; tentando, você consegue em { $chance } das vezes em vez de { $other }.
pointUpperCertain = assim o bônus de cima está garantido; se você tentar, consegue sempre, não só em { $other } das vezes.
pointUpperMore = assim o bônus de cima rende em média { $mean } em vez de { $other }.
pointFloor = Você acaba com pelo menos { $points }, saia o que sair; “{ $move }” só garante { $other }.
pointFloorAlone = Você acaba com pelo menos { $points }, saia o que sair.
pointTarget = Você chega a { $points } ou mais em { $chance } das vezes; com “{ $move }”, em { $other }.
pointUpperBonus = Você consegue o bônus de cima em { $chance } das vezes; com “{ $move }”, em { $other }.
pointIdleAlone = { $n ->
    [one] guardar o { $dice } só deixa um dado a menos para lançar.
   *[other] guardar { $dice } só deixa menos dados para lançar.
}
pointOpenChances = lançando de novo, você ainda pode fazer { $categories }.
pointBonusEither = o bônus de { $bonus } vem de qualquer forma, e { $points } é bom para “{ $category }”; tentando, você faz { $mean } em média.
nextCosts = “{ $move }” custa { $loss }.
nextHardly = “{ $move }” vale quase o mesmo.
nextTies = “{ $move }” vale o mesmo.
onlyMove = Não há outra jogada.
nextWins = Com “{ $move }”, você vence em { $other } das vezes em vez de { $best }.
playsFor = Dá { $made }.
playsElse = Dá { $made }; senão, 0 em { $lost }.
playsOrNothing = Dá { $made }; senão, 0.
playsOrZero = Dá { $made }; 0 em { $lost }.
playsZero = Dá 0 em { $lost }.
playsSure = Dá { $made } com certeza.
paysMoreKeepsMore = a melhor jogada rende { $now } a mais agora, e as casas ainda livres valem { $later } a mais.
paysMoreKeepsSame = a melhor jogada rende { $now } a mais agora.
paysMoreKeepsLess = a melhor jogada rende { $now } a mais agora; as casas ainda livres valem só { $later } a menos.
paysSameKeepsMore = a melhor jogada rende o mesmo agora, e as casas ainda livres valem { $later } a mais.
paysLessKeepsMore = a melhor jogada rende { $now } a menos agora, mas as casas ainda livres valem { $later } a mais.
keepsAll = guardar todos os dados desperdiça um lance.
wasThere = Os pontos estavam lá para pegar.
moveWith = “{ $move }”: { $words }
whyTake = { $best } agora; mais tarde daria { $other } em média
whyLeaveOpen = { $best } em média se ficar livre; agora daria { $other }
whyMean = { $best } em média em vez de { $other }
whyAlive = continua ao alcance
whySure = quase certo
whyLost = abandonado
whyAtRisk = não é mais certo
whyChance = chance de { $best } em vez de { $other }
whyNow = ganho agora
whyRest = todo o resto
stakesAhead = { $points ->
    [one] Jogando por pontos, você acabaria em média { $points } ponto à frente.
   *[other] Jogando por pontos, você acabaria em média { $points } pontos à frente.
}
stakesBehind = { $points ->
    [one] Jogando por pontos, você acabaria em média { $points } ponto atrás.
   *[other] Jogando por pontos, você acabaria em média { $points } pontos atrás.
}
stakesLevel = Jogando por pontos, a partida acabaria em média empatada.
stakesSame = “{ $move }” também é a melhor jogada para fazer pontos.
stakesCosts = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas só vence em { $other } das vezes em vez de { $best }.
stakesCostsHardly = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas vence menos vezes.
stakesRisk = { $n ->
    [one] “{ $move }” arrisca { $n } ponto de “{ $category }”.
   *[other] “{ $move }” arrisca { $n } pontos de “{ $category }”.
}
stakesMakes = “{ $move }” pontua em “{ $category }” em { $chance } das vezes; nesse caso, a chance de vitória é { $then }; senão, { $otherwise }.
stakesNever = “{ $move }” nunca pontua em “{ $category }”.
stakesSure = “{ $move }” pontua em “{ $category }” com certeza.
stakesZero = “{ $move }” põe um 0 em “{ $category }” em { $chance } das vezes; nesse caso, a chance de vitória é { $then }; senão, { $otherwise }.
stakesNoZero = “{ $move }” nunca põe um 0 em “{ $category }”.
stakesSureZero = “{ $move }” põe com certeza um 0 em “{ $category }”.
stakesRisky = Depois deste turno, sua chance de vitória é { $best }; com “{ $move }”, { $other }. A melhor jogada arrisca mais.
stakesSafe = Depois deste turno, sua chance de vitória é { $best }; com “{ $move }”, { $other }. A melhor jogada é a mais segura.
whyServer = A explicação completa precisa do servidor.
hintStakes = O que está em jogo?
hintTwo = Duas candidatas
hintMove = Mostrar a jogada
hintMean = { $mean } em média se você tentar; um turno inteiro rende { $usual }.
hintNow = { $points } agora; um turno inteiro tentando rende { $usual } em média.
hintZeros = Com estes dados, todas as casas livres dão 0.
hintBonus = Pontos que faltam para o bônus de cima de { $bonus }: { $n }.
hintMade = Neste turno você faz “{ $category }” em { $one } das vezes com “{ $first }”, em { $two } com “{ $second }”.
hintZero = Neste turno, “{ $category }” fica com 0 em { $one } das vezes com “{ $first }”, em { $two } com “{ $second }”.
hintUpper = Se você tentar o bônus de cima, consegue em { $one } das vezes com “{ $first }”, em { $two } com “{ $second }”.
rivalOften = Nosso jogador virtual “{ $strength }” escolhe “{ $move }” em { $chance } das vezes.

## review: the review after a game

valueTitle = Total esperado ao longo da partida
valueHint = Escolha um turno para ver o que se esperava depois dele.
valueAfter = Depois do turno { $n }: { $values }
lossPerDecision = Custo médio por decisão
playedLike = Joga como o nosso computador “{ $strength }”.
playedBetween = { $n ->
    [one] Entre os nossos jogadores do computador: com { $confidence } de probabilidade, entre “{ $least }” e “{ $greatest }”, a julgar por { $n } decisão com escolha real.
   *[other] Entre os nossos jogadores do computador: com { $confidence } de probabilidade, entre “{ $least }” e “{ $greatest }”, a julgar por { $n } decisões com escolha real.
}
playedOne = { $n ->
    [one] Entre os nossos jogadores do computador: este, com { $confidence } de probabilidade, a julgar por { $n } decisão com escolha real.
   *[other] Entre os nossos jogadores do computador: este, com { $confidence } de probabilidade, a julgar por { $n } decisões com escolha real.
}
sameDice = As melhores jogadas com os mesmos dados
dailyNow = A partida de hoje chegou
dailyBestWords = As melhores jogadas com os mesmos dados. Elas também não sabem o que vem, então dá para fazer mais.
dailyPlace = Em comparação com o computador
dailyPlaceWords = Com que frequência cada nível faz menos pontos que você, com dados próprios. A barra abrange nove de cada dez partidas; a linha é você.
sameDiceDrawn = { $n ->
    [one] { $n } desses dados não saiu nesta partida e foi sorteado.
   *[other] { $n } desses dados não saíram nesta partida e foram sorteados.
}
sameDiceHow = Cada turno começa com o mesmo primeiro lance. Os dados lançados de novo saem como saíram nesse turno, na mesma ordem. Se as melhores jogadas lançam mais dados, os que faltam são sorteados, sempre os mesmos. A ordem dos dados de um mesmo lance também é sorteada.
totalLucky = { $total } = { $start } + sorte { $luck } − erros { $loss }
totalUnlucky = { $total } = { $start } − azar { $luck } − erros { $loss }
decisions = Cada decisão
decisionsOf = Jogador
everyone = Todos
onlyLosses = Só as que custaram pontos
onlyFlagged = Só as marcadas
flagged = marcada
playedMove = Jogado
playedBetter = Melhor
playedAgain = Desta vez
mistakesAll = Rever todos os erros
mistakeOf = Erro { $n } de { $of }
mistakeBefore = Anterior
mistakeAfter = Próximo
mistakesWorst = Só os mais caros
turnByTurn = Rodada a rodada
tryIt = Tentar de novo
print = Imprimir
noneShown = Nenhuma decisão encontrada.
cardBefore = A cartela antes deste turno
turnNumber = Turno { $n }
rollNumber = Lance { $n }
noDice = Os dados não foram registrados.
forced = nada a decidir
emptyCard = Ainda não há nada preenchido.

## analyse: the page /analyse

analysePage = Keepwise: Análise
boardPosition = Posição
boardCheck = Conferir uma cartela
boardOwnRules = Suas próprias regras…
boardOwnJson = Regras em JSON
boardOwnWrong = Estas regras têm erros:
boardCancel = Cancelar
boardPut = Adicionar um { $face }
boardTake = { $die }: tirar
boardNoDie = Dado { $place }: ainda nenhum
boardKeep = { $die }: guardar
boardRoll = lançar
boardClear = Limpar
boardRolls = Lances restantes
boardSavedTitle = Lances acumulados
boardCall = Anunciado
boardAllRolled = Todos os dados foram lançados de uma vez
boardOpen = livre
boardOpens = { $cell }: deixar livre
boardMoves = Melhores jogadas
boardAim = Buscar
boardTarget = um total de pelo menos
boardFloor = o maior total garantido
boardUpperBonus = o bônus de cima
boardFloorWorth = pelo menos { $value }
boardDice = { $n ->
    [one] Insira { $n } dado.
   *[other] Insira { $n } dados.
}
boardEmpty = Insira os dados, e cada jogada aparece aqui com seu valor e o motivo.
boardFull = A cartela está completa: { $total }.
boardBelow = As chances com estes dados estão mais abaixo.
boardThen = { $points } agora; depois, em média, mais { $rest }.
boardThenShort = { $points } agora.
boardRolled = Guardar estes e lançar
boardScored = Marcar e continuar
boardOutlook = Com as melhores jogadas por pontos a partir daqui:
boardOdds = Chances neste turno
boardOddsKeep = Guardando { $dice } e buscando uma só combinação:
boardOddsTurn = Um turno inteiro buscando uma só combinação:
boardOddsBest = Buscando uma só combinação e guardando o que é melhor para ela. Marque dados para ver as chances com eles.
boardChance = Probabilidade
boardMean = Pontos em média
boardFrom = { $points } ou mais
boardWrong = Isso não pode acontecer em uma partida. Confira a cartela e os dados.
boardNoTable = Este servidor não resolveu este jogo: a melhor jogada só é conhecida quando restam poucas casas livres. As chances abaixo sempre funcionam.
boardNoTarget = Não disponível tão cedo, só quando restam poucas casas. “O máximo de pontos” sempre está.
boardPays = Estes dados valem:
boardBroken = Este link não contém nenhuma posição.
boardPicture = Link com imagem
boardPictureHint = Os aplicativos de mensagens mostram este link como imagem da posição. Para isso, o servidor a recebe no endereço; com “Compartilhar link”, não.
boardOffline = O servidor não responde. O que você inseriu fica no endereço; as respostas chegam quando o servidor voltar.
cardOrder = A casa “{ $category }” foi preenchida cedo demais: outras vêm antes.
cardTogether = “{ $category }”: estes pontos não combinam com o resto da cartela.
cardSaved = Depois de tantos turnos, pode haver de { $least } a { $most } lances acumulados.
cardBonuses = Tantos bônus extras não combinam com estes pontos.
checkHow = Copie sua cartela: um número, um traço para uma casa riscada, nada para uma livre. As somas podem ficar vazias.
checkResult = Resultado
checkPaste = Colar uma cartela
checkText = As linhas como estão na cartela, em qualquer idioma
checkRead = Ler cartela
checkProblems = { $n ->
    [one] { $n } erro encontrado.
   *[other] { $n } erros encontrados.
}
checkRight = Nenhum erro encontrado.
checkNoNumber = “{ $text }” não é um número.
checkTaken = Linhas entendidas: { $some } de { $all }.
checkUnreadRow = A linha { $line }, “{ $name }”, não foi entendida.
checkPerhaps = Você quis dizer { $names }?

## train: the page /train

trainPage = Keepwise: Treino
trainLead = Dez decisões por dia, as mesmas para todos. Pratique à vontade e trabalhe seus próprios erros até não cometê-los mais.
keepsNothing = Este navegador não salva nada desta página: ao sair, você perde seu progresso.
trainToday = As dez de hoje
trainTodayWords = Duas do começo, três do meio, três da reta final e duas do fim.
trainDone = Respondidas: { $n } de { $of }
trainRight = Certas: { $n } de { $of }
trainLongest = Maior sequência: { $n }.
trainLook = Ver o resultado
trainGoOn = Continuar
trainStart = Começar
trainMistakes = Seus próprios erros
trainMistakesWords = Decisões das suas partidas revisadas que custaram pontos. Voltam depois de alguns dias: mais tarde se você acertar, mais cedo se não.
trainNoMistakes = Jogue uma partida e revise: as decisões que custaram pontos voltam aqui.
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
themeIs_first_roll = O primeiro lance da partida, com a cartela vazia.
themeIs_straights = Há uma sequência livre em jogo: ir atrás dela ou de algo melhor?
themeIs_bonus_alive = A parte de cima conta, e o bônus ainda é possível.
themeIs_bonus_dead = A parte de cima conta, mas o bônus já se perdeu.
themeIs_joker = Mais cinco iguais, com a casa deles já preenchida.
themeIs_which_zero = Sem lances e com poucos pontos à vista: do que você abre mão?
themeIs_endgame = Faltam no máximo três turnos.
trainNone = Não há decisões desse tipo para este jogo.
trainNotSolved = Este servidor não resolveu este jogo, então não há decisões para treinar.
trainLoads = Procurando decisões…
trainPrepares = Procurando decisões deste jogo. Um momento…
trainNoneDue = Não há nada para repetir agora. Volte amanhã ou pratique um tema.
trainMenu = Treino
trainDay = As dez de { $date }
trainTry = Mais uma vez
trainNumber = { $n } de { $of }
trainKeep = { $n ->
    [one] Guardar e lançar { $n } dado
   *[other] Guardar e lançar { $n } dados
}
trainKeys = Toque nos dados que quer guardar ou em uma casa para marcar.
trainKeyboard = A tecla ? mostra todas as teclas.
trainNext = Próxima
trainEnd = Resultado
trainAgain = Tentar de novo
trainHinted = Com uma dica, acertar não aumenta seu rating.
trainDifficulty = Dificuldade { $difficulty }
trainRating = Seu rating: { $rating }
trainProvisional = provisório, resposta { $n } de { $of }
trainRatingWords = Ele começa em 1000, o nível do nosso jogador virtual ocasional. Cada uma das dez decisões muda o valor, e as difíceis valem mais quando você acerta.
trainBest = Certo: essa é a melhor jogada.
trainGood = Boa o bastante: só perde { $loss }. A melhor: { $best }.
trainWrong = Perde { $loss }. A melhor: { $best }.
trainRuleSave = Lances não usados ficam guardados: pare quando puderem render mais em outro turno.
trainRuleStop = Você não precisa usar todos os lances: pare quando o próximo arrisca mais do que pode render.
trainRuleRollOn = Não marque cedo demais: um lance restante ainda pode melhorar o turno.
trainRuleZeroOverPoints = Um zero na casa certa pode custar menos que alguns pontos na errada.
trainRuleWhichZero = Se for para zerar, abra mão da casa que menos renderia daqui em diante.
trainRuleBonusPar = Enquanto o bônus for possível, { $n } ou mais iguais ficam bem na parte de cima.
trainRuleSmallBox = Um lance ruim vai numa casa pequena, como os uns ou os dois: ali se perde pouco.
trainRuleLessNow = Mais pontos agora nem sempre é o melhor: conte o que as casas abertas ainda podem render.
trainRuleTakeIt = Pegue a pontuação maior agora em vez de guardar a casa para um lance que talvez não venha.
trainRuleSamePoints = Com pontos iguais, preencha a casa que renderia menos depois.
trainRuleRollAll = Se nenhum dado ajuda o bastante, lance todos de novo.
trainRuleStraight = O começo de uma sequência pode valer mais que um par.
trainRuleNoStraight = Dados iguais podem valer mais que o começo de uma sequência.
trainRuleHigher = Com a mesma quantidade de dois números, o mais alto costuma render mais.
trainRuleOpenBox = Um número mais baixo com casa aberta pode valer mais que um alto sem casa.
trainRuleMoreAlike = Comece pelo número que mais dados mostram.
trainRuleKeepFewer = Solte os dados que só parecem ajudar: mais dados para lançar são mais chances.
trainRuleKeepMore = Segure os dados que já servem: o que você lança de novo precisa sair outra vez.
trainRuleBonusGone = Perdido o bônus, as casas de cima valem só os seus pontos.
trainRuleEndgame = Perto do fim só contam as casas abertas: jogue exatamente por elas.
trainRuleOther = Compare o que cada jogada deixa em aberto, não só o que rende agora.
trainAccepted = { $loss ->
    [one] Também conta como certa uma jogada que entrega no máximo { $loss } ponto.
   *[other] Também conta como certa uma jogada que entrega no máximo { $loss } pontos.
}
trainWhy = Por quê
trainThen = Na sua partida, você jogou: { $move }.
trainBoard = Abrir em Analisar
trainPeople = O que nosso jogador virtual ocasional faria
trainWrongShare = Ele erra aqui { $share } das vezes.
mark_good = certa
mark_inaccurate = imprecisa
mark_wrong = errada
markOpen = pendente
trainLost = { $loss ->
    [one] Perdido ao todo: { $loss } ponto.
   *[other] Perdido ao todo: { $loss } pontos.
}
trainLesson = O que melhorar
trainMissed = Você errou { $n } de { $of } em “{ $theme }”.
trainPractise = Praticar
trainKinds = Acertos ao guardar dados: { $keeps } de { $ofKeeps }; ao marcar casas: { $scores } de { $ofScores }.
trainBefore = { $n ->
    [one] Em { $n } dia anterior: { $right } certas em média.
   *[other] Em { $n } dias anteriores: { $right } certas em média.
}
trainComeBack = As que você errou voltam logo; as que sabia, mais tarde.
trainMore = Mais
trainBestWas = A melhor: { $move }

## audit: a test of dice, on /history and after a review

auditFace = { $face }: contagem { $count }, esperado { $expected }. Proporção real entre { $low } e { $high }.
auditLegend = A linha vertical mostra onde estariam dados justos. A horizontal contém a proporção real de uma face, para as seis ao mesmo tempo com { $confidence } de confiança.
auditGames = Jogos com todos os lançamentos: { $n }.
auditStuck = Não foi possível verificar os dados.
auditLeftOut = Lançamentos deixados de fora por não se saber quais dados foram lançados: { $n }.

## history: the page /history

historyPage = Keepwise: Minhas partidas
historyDamaged = { $n ->
    [one] { $n } registro está danificado e fica de fora; os outros estão aqui.
   *[other] { $n } registros estão danificados e ficam de fora; os outros estão aqui.
}
historyEmpty = Nenhuma partida ainda
historyEmptyWords = As partidas que você termina neste navegador ficam aqui, com o que custaram e onde. Nada sai deste navegador sem você pedir.
historyWho = Partidas de
historyMeans = Médias por jogo
historyPlayed = Partidas
historyMean = Média
historyLatest = Últimas { $n }
historyMost = Recorde
historyLoss = Perdido por partida
historyRating = Como você joga
ratingHow = O servidor faz a conta. Para isso, seu navegador envia só os tipos de jogo e números: quantas decisões livres cada partida analisada teve e quanto custaram. Nenhum nome, dado ou partida é enviado, e nada fica guardado.
ratingStart = Avaliar meu jogo
ratingLike = Dos nossos jogadores do computador, você joga mais como “{ $strength }” (probabilidade: { $chance }).
ratingBeyond = Nosso computador “{ $strength }” jogaria tão bem por acaso em no máximo { $chance } dos casos.
ratingDecisions = Decisões livres
ratingLevel = Nível, de 1 (iniciante) a 6 (perfeito)
ratingTrend = Mudança a cada 1.000 decisões
ratingBetter = Você perde menos do que antes.
ratingWorse = Você perde mais do que antes.
ratingSteady = Ainda não dá para ver mudança.
ratingRange = { $value } (de { $low } a { $high })
ratingIntervals = O valor real está no intervalo com 95% de probabilidade. Com poucas partidas, os intervalos são largos.
phase_opening = Abertura
phase_middle = Primeira metade
phase_late = Segunda metade
historyOverTime = Perda por decisão livre
historyTooFew = Você verá mais depois de duas partidas revisadas.
chartHint = Escolha uma partida para ver os números.
chartPoint = { $loss ->
    [one] { $date }: { $loss } ponto por decisão
   *[other] { $date }: { $loss } pontos por decisão
}
chartWords = { $first ->
    [one] { $n } partidas revisadas: { $first } ponto por decisão nas primeiras, { $last } nas últimas.
   *[other] { $n } partidas revisadas: { $first } pontos por decisão nas primeiras, { $last } nas últimas.
}
historyThemes = O que mais custou
historyEach = { $n ->
    [one] { $n } decisão, { $loss } cada
   *[other] { $n } decisões, { $loss } cada
}
historyStreaks = Sequências
historyDaysPlayed = Dias com uma partida
historyAgainst = Contra o computador
historyWins = { $n ->
    [one] { $n } vitória seguida.
   *[other] { $n } vitórias seguidas.
}
historyGoals = Metas: { $n } de { $of }
goal_bonus = Alcançar o bônus superior
goal_careful = Uma partida em que nenhuma decisão custe mais de 2 pontos
goal_endgame = Um final sem erros
goal_unlucky = Vencer o computador com azar
goal_joker = Ganhar o bônus por mais dados iguais
goal_expert = Vencer o computador especialista ou perfeito
goal_thrifty = Desperdiçar menos de 20 pontos em uma partida
goal_flawless = Desperdiçar menos de 5 pontos em uma partida
historyNoDays = nenhuma no momento.
runBound = Pontos perdidos em uma partida
runWithin = { $n ->
    [one] Na sua última partida, você perdeu no máximo { $bound } pontos.
   *[other] Em cada uma das suas últimas { $n } partidas, você perdeu no máximo { $bound } pontos.
}
runBeyond = { $n ->
    [one] Na sua última partida, você perdeu mais de { $bound } pontos.
   *[other] Em cada uma das suas últimas { $n } partidas, você perdeu mais de { $bound } pontos.
}
historyGames = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
historyAll = Mostrar todas as { $n }
historyNotReviewed = Ainda sem revisão.
historyThin = Desta partida só restam os totais.
historyDelete = Apagar
historyDeleteAsks = Apagar esta partida e seus erros?
historyDeleted = A partida foi apagada.
rollCheck = Conferir os dados do servidor
rollCheckHow = Cole uma ou mais respostas de /v1/roll/reveals. Seu navegador recalcula os dados; nada é enviado.
rollCheckText = Respostas em JSON
rollCheckNow = Conferir
rollCheckNone = Isto não é uma resposta de /v1/roll/reveals.
rollProved = Lançamento { $n }: { $dice }. Tudo confere: nenhum dos lados pôde escolher estes dados.
rollUnproved = Lançamento { $n }: { $dice }. Isto não confere.
rollWrongClient = O valor do jogador não leva ao compromisso dele.
rollWrongServer = O valor do servidor não leva ao compromisso dele.
rollWrongFaces = Os valores dão outras faces: { $dice }.
rollWrongHand = A mão não é formada pelos dados guardados e pelos lançados.
rollNoted = Só é prova para quem tinha estes dois antes do primeiro lançamento. Compromisso do jogador: { $client }. Compromisso do servidor: { $server }.
historyFile = Seu histórico em arquivo
historyKept = Tudo fica só neste navegador: as últimas { $detailed } partidas com cada jogada, de { $games } ao todo. Se faltar espaço, das mais antigas ficam só os totais.
historyExport = Exportar
historyImport = Importar
deckMake = Baralho para o Anki
deckHint = { $n ->
    [one] Seu erro vira um cartão no programa Anki: importe o arquivo lá. Um arquivo mais novo atualiza os cartões que você já tem.
   *[other] Seus { $n } erros viram cartões no programa Anki: importe o arquivo lá. Um arquivo mais novo atualiza os cartões que você já tem.
}
deckAsks = O que você joga?
historyForget = Apagar tudo
historyForgetAsks = Apagar todas as partidas, dias e erros deste navegador?
historyForgotten = Tudo foi apagado.
fileTaken = Importado. Partidas: { $games }, dias: { $days }.
fileFull = Não havia espaço para tudo.
fileRefused = Nada foi importado.
fileLong = O arquivo é grande demais.
fileNoJson = O arquivo está incompleto ou não é JSON.
fileOther = O arquivo não é um histórico do Keepwise.
fileNewer = O arquivo é da versão { $version }, que esta página não conhece.
fileWrong = O arquivo está danificado aqui: { $place }

## rules: the page /rules

rulesPage = Keepwise: Regras
rulesTitle = Regras
rulesLead = Cada jogo em uma página: o turno, cada combinação com um exemplo e uma cartela para imprimir e jogar.
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
rulesCategories = As combinações
rulesExample = Por exemplo
rulesMiss = Mas não
rulesFirstRoll = no primeiro lance { $points }
turnRoll = { $n ->
    [one] Lance o dado.
   *[other] Lance todos os { $n } dados.
}
turnOnce = Você lança uma só vez por turno.
turnAgain = { $n ->
    [one] Você lança { $n } vez ao todo.
   *[other] Guarde os dados que quiser e lance os outros de novo: até { $n } lances ao todo.
}
turnFree = Os dados guardados também podem ser lançados de novo.
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
orderUpper = Primeiro se preenche a parte de cima, em qualquer ordem; depois, a de baixo.
extraStart = { $n ->
    [one] A partida começa com { $n } lance extra, para qualquer turno.
   *[other] A partida começa com { $n } lances extras, para qualquer turno.
}
extraSaves = Os lances que sobram se acumulam para os turnos seguintes.
extraMost = Você pode acumular no máximo { $n }.
endTotal = { $n ->
    [one] A partida acaba depois de { $n } turno. Ganha o maior total.
   *[other] A partida acaba depois de { $n } turnos. Ganha o maior total.
}
endAwarded = { $n ->
    [one] A partida acaba depois de { $n } turno. Ganha quem tiver mais pontos atribuídos.
   *[other] A partida acaba depois de { $n } turnos. Ganha quem tiver mais pontos atribuídos.
}
coloursAre = Cada face tem uma cor: { $colours }.
bonusFrom = { $at } ou mais na parte de cima: { $points }.
bonusHighest = Só conta a linha mais alta alcançada.
bonusEach = E mais { $n } por ponto adicional.
bonusPar = { $n ->
    [one] { $n } de cada face é exatamente o suficiente.
   *[other] { $n } de cada face são exatamente o suficiente.
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
needsThreeAny = Grupos de { $a }, { $b } e { $c } dados iguais; as faces podem se repetir.
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
paysByRoll = Os pontos dependem do lance em que ela saiu: { $rolls }.
rollPays = lance { $roll }: { $points }
rollPaysLast = a partir do lance { $roll }: { $points }
timesFill = { $n ->
    [one] Pode ser preenchida { $n } vez.
   *[other] Pode ser preenchida { $n } vezes.
}
afterFill = Só vale depois que “{ $category }” tiver pontos.
jokerTitle = “{ $category }” de novo
jokerBonus = { $bonus ->
    [one] Depois que “{ $category }” tem pontos, cada novo lance de { $n } dados iguais rende mais { $bonus } ponto, em qualquer casa.
   *[other] Depois que “{ $category }” tem pontos, cada novo lance de { $n } dados iguais rende mais { $bonus } pontos, em qualquer casa.
}
jokerHolds = Depois que a casa “{ $category }” está preenchida, isto vale para cada novo lance de { $n } dados iguais:
jokerForcedFirst = Enquanto a casa de cima da sua face estiver livre, ele precisa ir para lá.
jokerForcedThen = Depois disso, precisa ir para uma casa livre da parte de baixo.
jokerForcedLast = Se a parte de baixo estiver cheia, vai para uma casa livre de cima, com 0.
jokerWhy = É por isso que às vezes a cartela só oferece uma casa para ele.
jokerFree = Pode ir para qualquer casa livre. Se a casa de cima da sua face estiver preenchida, é um curinga na parte de baixo.
jokerOriginal = É um curinga e precisa ir para uma casa livre da parte de baixo. Se ela estiver cheia, vai para uma casa de cima, com 0.
jokerNone = Pode ir para qualquer casa livre e vale lá o que sempre vale.
jokerPays = Como curinga vale todos os pontos, não importa o que a casa peça: { $list }.
jokerPaysHere = { $n ->
    [one] Como curinga: { $n } ponto.
   *[other] Como curinga: { $n } pontos.
}
jokerMultiplied = Estes pontos são multiplicados como a coluna.
jokerMadeOnly = Só são ganhos onde o lance vale mais de 0.
tipsTitle = Para a primeira partida
tipStop = Você não precisa usar todos os lances: se já está bom, marque.
tipBonus = Na parte de cima, com { $n } de uma face você está no ritmo do bônus.
tipZero = Quando nada serve, um 0 em “{ $category }” costuma ser o que menos custa.
tipChance = “{ $category }” aceita quaisquer dados: deixe essa casa livre para um turno ruim.

## make: the ruleset editor /make

makePage = Keepwise: Criar seu jogo
makeTitle = Crie seu próprio jogo
makeLead = Parta de um jogo conhecido, mude o que quiser e veja logo o que isso muda.
makeBase = Partir de
makeNothing = Nada
makeName = Nome do jogo
makeRolls = Lances por turno
makeOrder = As casas são preenchidas
makeOrderFree = em qualquer ordem
makeOrderCard = de cima para baixo
makeOrderUpper = primeiro a parte de cima
makeExtra = Lances extras no início
makeSaves = Os lances não usados se acumulam
makeBonus = Bônus da parte de cima
makeBonusAt = A partir de
makeBonusEach = Por ponto adicional
makeAddBonus = Adicionar um bônus
makeJoker = Todos os dados iguais de novo
makeJokerRule = O que é
makeJokerOff = nada especial
makeJokerForced = um curinga obrigatório
makeJokerFree = um curinga livre
makeJokerOriginal = um curinga, só embaixo
makeJokerNone = só mais pontos
makeJokerCategory = Depois de preencher esta
makeJokerBonus = Pontos extras
makeAdd = Adicionar uma combinação
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
makeColourAll = a mesma em todos os dados
makeColourMatched = a mesma nestes dados
makePays = O que vale
makePaysKind = Tipo
makePaysPoints = pontos fixos
makePaysAll = soma de todos os dados
makePaysMatched = soma destes dados
makePaysFaces = soma de certas faces
makePaysRolls = pontos conforme o lance
makePoints = Pontos
makeByRoll = Pontos no lance 1, 2, 3…
makePlus = Pontos extras
makeServed = Extra no primeiro lance
makeTimes = Quantas vezes pode ser preenchida
makeAfter = Só vale depois que esta tiver pontos
makeAfterNone = nada
makeUp = Para cima
makeDown = Para baixo
makeRemove = Remover { $name }
makeFollows = O que isso muda
makeWrong = { $n ->
    [one] Corrija primeiro { $n } problema.
   *[other] Corrija primeiro { $n } problemas.
}
makeTotals = Totais de { $least } a { $greatest }
makeStates = { $count ->
    [one] { $count } situação entre turnos
   *[other] { $count } situações entre turnos
}
makeReady = O treinador conhece este jogo.
makeSolvable = O treinador aprende este jogo na primeira pergunta: cerca de { $time }.
makeOutOfReach = Grande demais para o treinador. Pessoas podem jogar.
makeEstimated = Em jogos de várias colunas o treinador faz estimativas.
makeProblemRange = Permitido: de { $least } a { $greatest }.
makeProblemTwice = Isso está repetido.
makeProblemMissing = Falta algo aqui.
makeProblemClash = Isso entra em conflito com o resto.
makePlay = Jogar
makeAnalyse = Analisar
makeShare = Copiar o link
makeCopy = Copiar
makeCopied = Copiado.
makeSave = Salvar
makeSaved = Salvo neste navegador
makeForget = Apagar { $name }
makeForgetAsks = Apagar “{ $name }” deste navegador?
makeSheet = As regras como estão agora
makeJson = Em JSON, para programas

## offline: the page /offline

newVersion = Há uma nova versão destas páginas.
newVersionUse = Usar agora
takePage = Keepwise: Jogar offline
takeTitle = Jogar offline
takeLead = As páginas e os jogos que você baixa ficam neste navegador e não precisam de conexão. Com a tabela de cada jogo, o treinador e o computador respondem exatamente como o servidor.
takeGames = Jogos
takeSize = { $size } MB
takeTotal = Para baixar: { $size }
takePages = Todas as páginas, no idioma em que você as lê
takeKept = baixado
takeNewer = há uma tabela mais recente
takeNow = Baixar
takeLoads = Carregando…
takeDone = Baixado. Agora tudo funciona sem conexão.
takeRemove = Remover { $name }
takeRemoveAll = Remover tudo
takeRemoved = Removido.
takeFull = Não há mais espaço neste navegador. Remova um jogo ou escolha menos.
takeCutOff = O servidor não responde. O que falta pode ser baixado quando ele voltar.
takeImpossible = Este navegador não consegue salvar páginas: é preciso uma conexão segura (https) e uma janela que não seja anônima.
takeMayGo = O navegador pode apagar isso se faltar espaço.
takeOthers = Precisam do servidor: jogos com várias colunas, suas próprias regras, jogar para vencer, a previsão e as explicações completas.
takeWho = De onde vêm as respostas
takeServer = Do servidor; deste dispositivo só quando o servidor não responde
takeDevice = Sempre deste dispositivo, para os jogos que estão aqui

## widget: the page /widget

widgetPage = Keepwise: Treinador de dados
widgetTitle = Treinador de dados
widgetLead = Ajuste o que quiser e copie o código para a sua página. Ele responde com a melhor jogada exata, no idioma de quem lê.
widgetRolls = Lances restantes
widgetCard = Casas preenchidas
widgetRoll = Outros dados
widgetAuto = Como na página
widgetReader = O de quem lê
widgetWidth = Largura
widgetAsk = Deixar o leitor escolher primeiro
widgetCode = Seu código
widgetFrame = Em um quadro, sem script
widgetCopy = Copiar

## embed: the element <dice-coach>, on any site

embedDice = Dados: toque nos que guardaria
embedDie = Dado { $n }: { $face }
embedKeep = guardar
embedReroll = relançar
embedAll = Relançar todos
embedScore = { $category }: { $points }
embedCall = Anunciar { $category }
embedChoose = Toque nos dados que guardaria.
embedPonder = O que você marcaria?
embedAsk = O que é melhor?
embedRight = Certo, é a melhor jogada.
embedCosts = Isso custa { $loss }.
embedChances = Chances nesta rodada
embedMoves = Quanto custa cada jogada
embedBest = a melhor
embedYours = você: { $loss }
embedTotal = Total esperado: { $value }
embedThinking = Pensando…
embedPreparing = Este jogo está em preparação. { $share }, cerca de { $n } s restantes
embedLost = O treinador não responde.
embedRetry = Tentar de novo
embedWrong = O treinador não consegue mostrar esta posição.
embedUnprepared = O treinador não tem esta pergunta preparada aqui.
embedAnalyse = Analisar
embedBlack = preto
embedRed = vermelho
embedGreen = verde

## answers: sentences in answers of the API, in no page

advisedKeep = Guarde { $dice } e lance { $others } de novo.
advisedRerollAll = Lance tudo de novo.
sentence = { $words }.
advisedScore = Marque { $points } em “{ $category }”.
advisedCall = Anuncie a casa “{ $category }”.
advisedTimes = Os pontos desta coluna são multiplicados por { $factor }.
advisedInProduct = Esta casa só conta em um produto.
advisedLeaves = { $n ->
    [one] Assim resta { $n } lance extra.
   *[other] Assim restam { $n } lances extras.
}
titleInColumn = { $title } ({ $column }, { $words })
reachesTarget = Você chega a { $points } ou mais em { $chance } das vezes.
reachesNever = Você não consegue mais chegar a { $points }.
getsUpperBonus = Você consegue o bônus de cima em { $chance } das vezes.
upperBonusNever = Você não consegue mais o bônus de cima.
winsWith = Você vence em { $chance } das vezes.
winsNever = Você não consegue mais vencer.
winsAlways = Você vence, saia o que sair.
tieCounts = Um empate conta como { $share } de uma vitória.
opponentForPoints = Supõe-se que o adversário joga por pontos: calcular o melhor jogo quando ambos jogam para ganhar levaria tempo demais.
tieWins = Um empate conta como uma vitória.
valuesEstimated = Os valores são estimativas: quem joga assim faz em média { $mean } pontos (entre { $low } e { $high } com { $confidence } de confiança, em { $games } partidas).
auditFair = Dados testados: { $n }. Testes: { $tests }. Nada de incomum: dados justos caem pelo menos tão desiguais em { $chance } das vezes.
auditUnusual = Dados testados: { $n }. Há algo incomum: dados justos dão um resultado assim, somando todos os testes, em no máximo { $chance } das vezes.
auditFaces = As faces caem de forma desigual demais.
auditRepeats = Repetições de uma face anterior: { $observed }; com dados justos, cerca de { $expected }.
auditPairs = Pares iguais entre os dados que caíram juntos: { $observed }; com dados justos, cerca de { $expected }.
auditHalves = Os dados que caíram primeiro diferem dos que caíram depois.
auditDice = Os dados diferem entre si.
auditPlayers = Os dados dos jogadores diferem.
auditFalseAlarms = Uma verificação assim chama até dados justos de incomuns em até { $level } das vezes.
auditSees = Uma face que cai em { $share } das vezes em vez de { $fair } teria sido notada 9 vezes em 10.
auditSeesNothing = Isso diz pouco: com tão poucos dados, até um dado que mostra sempre a mesma face poderia passar despercebido.
auditNoDice = Nenhum dado pode ser testado: não se sabe quais dados foram lançados.
costsAbout = “{ $move }” custa cerca de { $loss }.
beats = “{ $best }” vale { $loss } a mais que “{ $move }”.
beatsBecause = “{ $best }” vale { $loss } a mais que “{ $move }”: { $reason }
beatsAbout = “{ $best }” vale cerca de { $loss } a mais que “{ $move }”.
comparesSheet = “{ $best }” em vez de “{ $move }”: { $now } neste turno, { $later } depois.
comparesSheetAbout = “{ $best }” em vez de “{ $move }”: { $now } neste turno, cerca de { $later } depois.
averagesInstead = “{ $move }” rende em média { $mean } pontos em vez de { $best }.
stakesCostsTarget = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas só chega a { $target } ou mais em { $other } das vezes em vez de { $best }.
stakesCostsBonus = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas só consegue o bônus de cima em { $other } das vezes em vez de { $best }.
stakesCostsFloor = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas só garante { $other } em vez de { $best }.
stakesCostsHardlyTarget = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas chega a { $target } menos vezes.
stakesCostsHardlyBonus = “{ $move }” é a jogada que mais rende em média ({ $points } a mais), mas consegue o bônus de cima menos vezes.
stakesMakesTarget = “{ $move }” pontua em “{ $category }” em { $chance } das vezes; nesse caso, a chance de chegar a { $target } é { $then }; senão, { $otherwise }.
stakesMakesBonus = “{ $move }” pontua em “{ $category }” em { $chance } das vezes; nesse caso, a chance de conseguir o bônus de cima é { $then }; senão, { $otherwise }.
stakesZeroTarget = “{ $move }” põe um 0 em “{ $category }” em { $chance } das vezes; nesse caso, a chance de chegar a { $target } é { $then }; senão, { $otherwise }.
stakesZeroBonus = “{ $move }” põe um 0 em “{ $category }” em { $chance } das vezes; nesse caso, a chance de conseguir o bônus de cima é { $then }; senão, { $otherwise }.
stakesRiskyTarget = Depois deste turno, sua chance de chegar a { $target } é { $best }; com “{ $move }”, { $other }. A melhor jogada arrisca mais.
stakesRiskyBonus = Depois deste turno, sua chance de conseguir o bônus de cima é { $best }; com “{ $move }”, { $other }. A melhor jogada arrisca mais.
stakesSafeTarget = Depois deste turno, sua chance de chegar a { $target } é { $best }; com “{ $move }”, { $other }. A melhor jogada é a mais segura.
stakesSafeBonus = Depois deste turno, sua chance de conseguir o bônus de cima é { $best }; com “{ $move }”, { $other }. A melhor jogada é a mais segura.
hintTarget = Pontos que faltam para a meta: { $n }.

## problems: titles and details of problems in answers of the API, in no page

problemAt = { $title }: { $name }.
problemAllowed = Permitido: { $allowed }.
problemRange = Permitido: de { $minimum } a { $maximum }.
problemAtMost = Máximo permitido: { $maximum }; valor recebido: { $found }.
problemLimit = Máximo permitido: { $maximum }.
problemFound = Valor recebido: { $found }.
problemMore = (e mais { $n })
claim-with_correction = “{ $name }” { $found } está certo com uma das correções.
claim-as_written = “{ $name }” { $found } bate com a cartela como está, que não é confiável.
claim-with_none = “{ $name }” { $found } não bate com nenhuma correção.
claim-unknown = “{ $name }” { $found } não pode ser conferido.
extraBonus = Bônus extra
assumption-meaning = “{ $name }” { $found } pode indicar mais de uma soma; presume-se a que bate.
assumption-extra_bonuses = Número presumido de bônus extras: { $found }.
assumption-roll = Supõe-se que estes dados sejam do lance { $found }.
assumption-extra_rolls = Número presumido de lances extras: { $found }; possível: de { $least } a { $greatest }.
assumption-no_extra_bonus = Presume-se que este turno não rende bônus extra.
assumption-one_player = Os valores das colunas { $found } são lidos como os de um só jogador.
assumption-ignored = Ao lado de “{ $name }”, não se lê como valor: { $found }.
assumption-heading = “{ $name }” é lido como título.
assumption-columns = Os valores ao lado de “{ $name }” são lidos como os de { $found }.
assumption-category = “{ $name }” é lido como “{ $found }”.
assumption-printed = O primeiro { $found } ao lado de “{ $name }” é lido como texto impresso.
assumption-sum = O último { $found } ao lado de “{ $name }” é lido como a soma dos outros valores.
problems-reading = Requisições ilegíveis
problem-bad-chunk = Codificação chunked inválida
problem-bad-length = Tamanho do corpo inválido
problem-byte-order-mark = Marca de ordem de bytes (BOM)
problem-cut-short = Corpo incompleto
problem-duplicate-key = Chave ou parâmetro duplicado
problem-duplicate-key-detail = “{ $name }” aparece duas vezes.
problem-empty-body = Corpo vazio
problem-nested-too-deep = Aninhamento profundo demais
problem-not-json = JSON inválido
problem-not-readable = Requisição ilegível
problem-not-unicode = Caractere incompleto
problem-not-utf-8 = UTF-8 inválido
problems-fields = Campos e parâmetros
problem-invalid = Requisição inválida
problem-contradiction = Contradição
problem-contradiction-detail = “{ $name }” contradiz outro campo ou as regras do jogo.
problem-duplicate = Entrada duplicada
problem-duplicate-detail = Há duas entradas “{ $found }”.
problem-missing-field = Campo não informado
problem-missing-field-detail = Falta o campo “{ $name }”.
problem-not-committed = O valor não corresponde ao compromisso
problem-out-of-range = Número fora do intervalo
problem-out-of-range-detail = “{ $name }” deve estar entre { $minimum } e { $maximum }; o valor recebido é { $found }.
problem-too-long = Texto longo demais
problem-too-many = Entradas demais
problem-unknown-choice = Opção desconhecida
problem-unknown-choice-detail = “{ $found }” não é um valor permitido para “{ $name }”.
problem-unknown-commitment = Compromisso desconhecido
problem-unknown-field = Campo desconhecido
problem-unknown-field-detail = Campo desconhecido: “{ $found }”.
problem-wrong-card = Cartela inválida na query string
problem-wrong-count = Número de entradas incorreto
problem-wrong-dice = Dados incorretos
problem-wrong-dice-detail = O número de dados deve ser { $expected }.
problem-wrong-die = Dado inválido
problem-wrong-die-detail = Um dado mostra um número de { $minimum } a { $maximum }, não { $found }.
problem-wrong-move = Jogada inválida na query string
problem-wrong-position-id = Código de posição inválido
problem-wrong-position-id-detail = “{ $found }” não é o código de uma posição.
problem-wrong-record = Registro de partida ilegível
problem-wrong-record-detail = “{ $found }” não cabe no registro da partida.
problem-wrong-type = Tipo incorreto
problems-names = Nomes
problem-ambiguous-category = Combinação ambígua
problem-ambiguous-category-detail = “{ $found }” pode ser mais de uma combinação.
problem-ambiguous-column = Coluna ambígua
problem-ambiguous-column-detail = “{ $found }” pode ser mais de uma coluna.
problem-ambiguous-ruleset = Conjunto de regras ambíguo
problem-ambiguous-ruleset-detail = “{ $found }” pode ser mais de um conjunto de regras.
problem-bad-name = Nome inválido
problem-unknown-category = Combinação desconhecida
problem-unknown-category-detail = Não existe a combinação “{ $found }”.
problem-unknown-column = Coluna desconhecida
problem-unknown-column-detail = Não existe a coluna “{ $found }”.
problem-unknown-ruleset = Conjunto de regras desconhecido
problem-unknown-ruleset-detail = Não existe o conjunto de regras “{ $found }”.
problems-cards = Cartelas
problem-contradicting-points = Pontos contraditórios
problem-contradicting-points-detail = “{ $name }” não pode valer { $found } com o resto desta cartela.
problem-impossible-extra-bonus = Número impossível de bônus extras
problem-impossible-extra-rolls = Número impossível de lances extras
problem-impossible-extra-rolls-detail = Neste momento, pode haver de { $minimum } a { $maximum } lances extras, não { $found }.
problem-impossible-points = Pontos impossíveis
problem-impossible-points-detail = “{ $name }” não pode valer { $found }.
problem-out-of-order = Ordem das casas incorreta
problem-out-of-order-detail = A casa “{ $name }” foi preenchida cedo demais: este jogo tem uma ordem fixa.
problem-too-many-fillings = Casa preenchida vezes demais
problem-wrong-total = Total incorreto
problem-wrong-total-detail = “{ $name }” é { $expected }, não { $found }.
problems-games = Partidas
problem-category-filled = Casa já preenchida
problem-category-filled-detail = A casa “{ $found }” já estava preenchida.
problem-kept-dice-missing = Dados guardados ausentes
problem-kept-dice-missing-detail = Foi guardado { $dice }, mas os dados seguintes são { $found }.
problem-missing-category = Combinação não informada
problem-missing-category-detail = Falta a combinação deste turno.
problem-missing-column = Coluna não informada
problem-missing-column-detail = Falta a coluna deste turno.
problem-missing-dice = Dados não informados
problem-missing-dice-detail = Faltam os dados deste turno.
problem-missing-points = Pontos não informados
problem-missing-points-detail = Faltam os pontos deste turno.
problem-too-many-rolls = Lances demais
problem-too-many-turns = Turnos demais
problem-too-many-turns-detail = A partida já tinha acabado antes deste turno.
problem-unequal-rounds = Número desigual de turnos
problem-unequal-rounds-detail = O número de turnos deste jogador, { $found }, não confere com o dos outros.
problem-wrong-extra-bonus = Bônus extra incorreto
problem-wrong-extra-bonus-detail = O bônus extra aqui é { $expected }, não { $found }.
problem-wrong-points = Pontos incorretos
problem-wrong-points-detail = Este turno vale { $expected }, não { $found }.
problems-moves = Posições e jogadas
problem-card-complete = Partida encerrada
problem-card-complete-detail = Todas as casas estão preenchidas: a partida acabou.
problem-illegal-announce = Anúncio não permitido
problem-illegal-announce-detail = A casa “{ $found }” não pode ser anunciada agora.
problem-illegal-category = Casa não permitida
problem-illegal-category-detail = A casa “{ $found }” não pode ser preenchida agora.
problem-illegal-keep = Dados guardados não permitidos
problem-keep-not-in-hand = Dados guardados que não estão no lance
problem-keep-not-in-hand-detail = Não é possível guardar { $found }: os dados são { $dice }.
problem-keeps-every-die = Nenhum dado para lançar
problem-keeps-every-die-detail = Guardando todos os dados, não sobra nenhum para lançar.
problem-no-roll-left = Nenhum lance restante
problem-no-roll-left-detail = Não restam lances: é preciso preencher uma casa.
problems-service = Serviço
problem-damaged-table = Tabela danificada
problem-internal = Erro interno do servidor
problem-missing-table = Tabela indisponível
problem-missing-table-detail = Falta ao servidor uma tabela necessária para esta resposta.
problem-no-such-range = Intervalo indisponível
problem-not-found = Caminho desconhecido
problem-not-ready = Ainda não disponível
problem-not-solved = Falha ao criar a tabela
problem-too-costly = Requisição custosa demais
problem-too-large = Requisição grande demais
problem-too-many-requests = Requisições demais
problem-wrong-content-type = Tipo de conteúdo não suportado
problem-wrong-method = Método não permitido
