### Texts of Keepwise in English. CONTRIBUTING.md explains the format.

## common: several pages

skip = Skip to the game
coach = Coach
settings = Settings
language = Language
theme = Theme
themeSystem = Same as system
themeLight = Light
themeDark = Dark
pace = Computer speed
paceNormal = Normal
paceFast = Fast
paceStep = Step by step
newGame = New game
newGameAsks = Your current game will be lost.
newGameYes = Abandon game
newGameNo = Keep playing
done = Done
setupTitle = Roll, keep, and know.
setupLead = Play the dice game you grew up with, against friends or the computer. A coach that has solved it to the last decimal is there when you ask.
ruleset = Game
players = Players
player = Player
you = You
computer = Computer
person = Person
addPlayer = Add a player
playerName = Name of player { $n }
playerKind = Player { $n }: person or computer
removePlayer = Remove { $name }
start = Play
openFile = Review a saved game
factsCard = { $n ->
    [one] { $n } category
   *[other] { $n } categories
}
factsTurns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
factsColumns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
}
strengthName = Computer: { $name }
strength_beginner = beginner
strength_casual = casual
strength_regular = regular
strength_club = club player
strength_expert = expert
strength_perfect = perfect
tray = Dice
scorecard = Scorecard
round = Round { $n } of { $of }
roll = Roll
rollAgain = { $n ->
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
rollExtra = { $n ->
    [one] Extra roll: { $n } die
   *[other] Extra roll: { $n } dice
}
rollsLeft = { $n ->
    [one] { $n } roll left
   *[other] { $n } rolls left
}
extraRolls = { $n ->
    [one] { $n } extra roll
   *[other] { $n } extra rolls
}
scoreSaves = scoring now saves { $n }
chooseCategory = Choose a category
computerPlays = The computer is playing
waitsForServer = Waiting for the server
next = Next
undo = Undo
dice = Dice
diceGroup = Dice: select the ones to keep
die = Die { $place }: { $face }
dieBlank = Die { $place }, not rolled yet
kept = keep
black = black
red = red
green = green
nothing = nothing
rolled = Rolled { $dice }.
keeps = { $name } keeps { $dice }.
scored = { $points ->
    [one] { $name }: { $category }, { $points } point.
   *[other] { $name }: { $category }, { $points } points.
}
calls = { $name }: “{ $category }” announced.
called = Announced: { $category }
mayCall = To announce, tap a box in “{ $column }”.
mustRollAll = Nothing was announced: only a roll of all the dice can be scored.
offer = { $category }: score { $points }
offerOne = { $category }, { $nth } of { $of }: score { $points }
offerCall = { $category }: announce it ({ $points } now)
lockUpper = Lower section: opens once the upper section is full
lockOrder = Only in the order of the card
lockAfter = { $category }: scores only after “{ $after }” has scored
columnsHow = How the columns work
columnDown = { $column }: only from top to bottom
columnUp = { $column }: only from bottom to top
columnUpper = { $column }: lower section only once the upper one is full
columnFree = { $column }: in any order
columnFactor = { $n ->
    [one] counts once
   *[other] counts { $n } times
}
columnAnnounce = only what was announced after the first roll, or made by rolling all the dice at once
productCounts = Once all three are filled, { $product } counts too (never below 0)
countsInProduct = { $category } counts only in the product
jokerOfColumns = Once “{ $category }” is filled in every column, further equal dice are a joker
lastTurnRolls = { $n ->
    [one] The very last turn has { $n } roll
   *[other] The very last turn has { $n } rolls
}
upperSection = Upper section
lowerSection = Lower section
upperTotal = Upper total
upperBonus = Bonus
bonusOf = { $category } bonus
total = Total
columnSum = Sum
factor = Multiplier
columnTotal = Column
products = Products
pointsAwarded = Points awarded
pointsOf = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
awardFrom = { $category }: { $at } or more
awardAll = { $category }: { $n } of { $n }
awardEach = { $category }: every time
awardTotal = For the total
finished = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
wins = Winner: { $name }, { $points }
tie = Tie at { $points }: { $names }
finishedAwarded = { $n ->
    [one] { $points } in all, which earns { $n } point!
   *[other] { $points } in all, which earns { $n } points!
}
winsAwarded = { $n ->
    [one] Winner: { $name }, { $n } point ({ $points } in all)
   *[other] Winner: { $name }, { $n } points ({ $points } in all)
}
tieAwarded = { $n ->
    [one] Tie at { $n } point: { $names }
   *[other] Tie at { $n } points: { $names }
}
coachKeeps = the coach keeps it
coachScores = the coach's choice
coachBefore = Roll first; then the coach ranks every move.
coachForTotal = The coach and the computer play for the total, not for the points awarded.
coachWaits = The coach is thinking…
coachSays = Coach: { $move }.
coachPrepares = Preparing this game. One moment…
coachStuck = The coach can’t answer right now.
coachAway = The coach will be back when the server is.
noTable = No coach and no computer players for this game.
noOutlook = The odds of each total are available at the start and near the end of a game.
noOutlookOfColumns = For games with several columns, the odds of each total, of the upper bonus and of winning are not available.
outlookPrepared = Preparing: about { $time } left.
prepareOutlook = Calculate now
moveKeep = Keep { $dice }
moveScore = { $category }: { $points }
labelled = { $name }: { $words }
moveCall = Announce { $category }
moveRerollAll = Roll everything again
keepThese = Keep these
worth = average total { $value }
worthAbout = about { $value }
estimated = Estimated, not exact.
estimatedStrength = An estimate, not exact: following the coach averages { $mean } ({ $confidence } confidence: { $low } to { $high }, over { $games } games).
best = best
allMoves = Show all { $n } moves
fewerMoves = Show fewer
goal = The coach plays for
goalPoints = the most points
goalWin = the win
goalTies = A tie counts as half a win.
goalLater = It is too early to work out how to win, so the coach plays for points.
worthWin = { $value } to win
outlook = Forecast
expected = Expected total
chanceBonus = Upper bonus
chanceWin = Chance to win
outlookWords = Expected total { $mean }; nine games in ten end between { $low } and { $high }.
outlookSure = The total is certain: { $total }.
outlookAlone = If you follow the coach from here on:
outlookTogether = If everyone follows the coach from here on:
outlookForPoints = If everyone plays for the most points from here on:
outlookWeaker = If everyone plays for the most points from here on, the computer with its usual mistakes:
computerStuck = The computer is stuck.
tryAgain = Try again
deleteIt = Delete
keepIt = Keep
serverAway = Can’t reach the server. This page will carry on as soon as it’s back.
pageStuck = The page could not be loaded.
languageStuck = This language could not be loaded.
unknownGame = Unknown game.
fileBroken = There is no game in this file.
linkBroken = There is no game in this link.
otherTab = This game is paused: you’re playing it in another tab.
playHere = Play on here
gameWaits = You have a game in progress. Starting a new one ends it.
keptUnknown = Your saved game uses rules this server doesn’t have, so it was removed.
keptDamaged = Your saved game was damaged and had to be removed.
review = Review
reviewing = Reviewing every decision…
reviewReady = The review is ready.
reviewStuck = The game could not be reviewed.
gameInvalid = This game does not follow the rules:
problemPoints = “{ $category }” with { $dice } pays { $expected }, not { $found }.
problemImpossible = “{ $category }” cannot pay { $found } here.
problemFilled = “{ $category }” was already filled.
problemIllegal = “{ $category }” may not be filled here.
problemCall = “{ $category }” may not be announced here.
problemUnknown = This game has no category “{ $category }”.
problemTotal = “{ $total }” comes to { $expected }, not { $found }.
problemExtra = “{ $bonus }” is { $expected } here, not { $found }.
problemDice = These dice don’t match up.
problemTurns = The number of turns is wrong.
problemOther = Something here can’t be read.
problemsMore = … and { $n } more
unjudged = These decisions can’t be graded: this server has no solution for this game.
workLeft = { $share } done, about { $time } left.
workWaits = Another game is ahead of this one: { $share } done, about { $time } left.
shareLink = Share a link
saveFile = Save as a file
linkCopied = The link is in your clipboard.
linkHere = The link to this game
startValue = Expected with best play
startEstimated = Coach’s estimate
luck = Luck
loss = Points given away
correction = Correction
correctionHint = Values are estimates. The correction is how far off they were from one turn to the next.
rank = Place { $n }
turnsWords = { $loss ->
    [one] { $name }: luck { $luck }, { $loss } point given away.
   *[other] { $name }: luck { $luck }, { $loss } points given away.
}
turnWords = Turn { $n }: luck { $luck }, given away { $loss }
turnsHint = Choose a turn to see its numbers.
expensive = The most expensive decisions
flawless = Not a single point given away.
flawlessEstimated = Not a single point given away, as far as the coach can tell.
highlightPlace = { $name }, turn { $n }
highlightWords = { $dice }: played “{ $played }”; best was “{ $best }”.
grade_best = best
grade_good = good
grade_inaccuracy = inaccuracy
grade_mistake = mistake
grade_blunder = blunder
skipMain = Skip to the content
navPlay = Play
navAnalyse = Analyse
navTrain = Train
navRules = Rules
navHistory = My games
navMake = Make your own game
navDocs = API
missingTitle = Page not found
missingLead = The address may be wrong, or the page has moved.
missingHome = Go to the home page
playPage = Keepwise: play with a perfect coach
missingPage = Keepwise: nothing here
navTake = Offline
answeredHere = You’re offline: answers come from this device.
onThisDevice = on this device
needsServer = This needs the server. It will appear when you’re back online.

## home: the home page /

homePage = Keepwise: dice games, solved exactly
homeTitle = Dice games, solved to the last decimal.
homeLead = Play Yahtzee, Yatzy and their relatives against friends or the computer. A coach that knows the best move for every roll helps when you ask, and afterwards you see what was luck and what was skill.
homePlay = Play a game
homeAnalyse = Analyse real dice
homeTry = First roll: which dice would you keep?
homeAnother = Another roll
homePlayWords = One to four players, people or a computer as weak or as strong as you like. Afterwards a review shows what was luck and what was choice.
homeAnalyseWords = Playing with real dice? Tap in your card and your roll: every move with what it costs, and why.
homeTrainWords = Ten decisions a day, the same for everyone, plus practice by theme and your own mistakes to work on.
homeRulesWords = What every category needs and pays, with dice, on one sheet for each game.
homeHistoryWords = Your games, averages, streaks and costliest mistakes. They stay in this browser.
homeMakeWords = Change the rules or invent a game, see at once what that changes, then play it.
homeDevelopers = For developers
homeApiTitle = Ask
homeApiWords = Score a hand, check whole games to the last die, get exact advice with the cost of every alternative: for the built-in rules or your own.
homeDocs = Read the API
homeWidgetTitle = Embed
homeWidgetWords = Two lines put the coach on any page, in thirteen languages, for keyboard and screen reader too.
homeWidget = View it on its own, as in an iframe

## play: the page /play

coachOff = off
coachHint = when I ask
coachAfter = after my move
coachAlways = always
coachOffWords = The coach says nothing until the review.
coachHintWords = The coach says nothing until you ask: the button “Hint” or the key H shows the best move.
coachAfterWords = You decide first. Then the coach says what the move cost, and what would have been best.
coachAlwaysWords = The coach shows the best move as soon as the dice settle.
hint = Hint
coachMissed = The coach missed this move.
rollOn = Roll again
scoreIn = Score { $points } in { $category }
verdictBetter = better: { $move }
verdictPlayed = You played
verdictBest = Best was
flag = Flag this decision for the review
flagSet = Flagged for the review.
flagGone = Flag removed.
keys = Keyboard shortcuts
keysUse = Keyboard shortcuts: H, F and ?
keyHint = asks the coach for a hint
keyFlag = flags this decision for the review, or takes the flag away
keyHelp = shows these keys
keyDigits = keep a die that shows this number, while a die has the focus
keyArrows = move between dice
keyEnter = presses what has the focus
tipsUse = Tips in the first games
tipDone = Got it
tipKeep = Tap the dice you want to keep. The others are rolled again.
tipChoose = That was the last roll. Choose a box: the numbers show what each one scores.
tipNothing = Nothing fits? One box has to take a 0. Choose the one you’ll miss least.
tipJoker = All dice the same again: this has to go into “{ $category }” while that box is open.
menu = Menu
analyseThis = Analyse this position
factsBest = { $mean ->
    [one] perfect play averages { $mean } point a game
   *[other] perfect play averages { $mean } points a game
}
factsAbout = { $mean ->
    [one] the coach averages about { $mean } point a game
   *[other] the coach averages about { $mean } points a game
}
howPlayed = How to play
strengthReaches = { $mean ->
    [one] Averages about { $mean } point a game.
   *[other] Averages about { $mean } points a game.
}
infoOf = What “{ $category }” needs and pays
offline = Can’t reach the server. Your game is saved here; leave this page open and it will carry on when the server is back.
setupTake = Download games to play offline

## reasons: reasons for moves, on all pages and in the API

quoted = “{ $words }”
whyMore = More
pointAllTie = All moves are worth the same.
pointSame = That is the best move.
pointOnAverage = It brings { $mean } more on average.
pointIdle = { $n ->
    [one] Keeping the { $dice } only leaves one die fewer to roll for { $others }.
   *[other] Keeping { $dice } only leaves fewer dice to roll for { $others }.
}
pointWithout = Without { $dice } you score “{ $category }” { $chance } of the time, not { $other }.
pointWith = With { $dice } as well, you score “{ $category }” { $chance } of the time, not { $other }.
pointCompletes = A { $faces } completes “{ $category }”: you score it { $chance } of the time, not { $other }.
pointOpenUpper = “{ $category }” is still open, “{ $other }” is not.
pointForUpperBonus = { $dice } helps the upper bonus more than { $others }.
pointHigher = { $dice } counts for more than { $others } in every box that adds up dice.
pointMoreOften = This way you score “{ $category }” { $chance } of the time, not { $other }.
pointSeveral = This way you score { $categories } more often.
pointMorePoints = This way “{ $category }” scores more: { $mean } on average, not { $other }.
pointFewerZeros = This way you end up with a 0 less often: { $chance } of the time, not { $other }.
pointNoZeros = This way you never end up with a 0, which otherwise happens { $other } of the time.
pointNoZeroYet = No need to take a 0 yet: if you roll again, you score “{ $category }” { $chance } of the time.
pointNothingLost = { $points ->
    [one] Your { $points } for “{ $other }” is safe, and if you roll again, you score “{ $category }” { $chance } of the time.
   *[other] Your { $points } for “{ $other }” are safe, and if you roll again, you score “{ $category }” { $chance } of the time.
}
pointMoreToCome = Rolling again is worth { $mean } on average for “{ $category }”, against { $points } now.
pointRollOn = If you roll again, you score “{ $category }” { $chance } of the time.
pointMadeAlready = You already have { $points } for “{ $category }”: “{ $move }” gets as much again at most { $chance } of the time.
pointNeverAgain = You already have { $points } for “{ $category }”: “{ $move }” never gets as much.
pointEnough = { $points } for “{ $category }” beats “{ $move }”, which averages at most { $mean } there.
pointServed = “{ $category }” scores { $points } on this roll, only { $later } later.
pointSavesRolls = { $n ->
    [one] Scoring now saves { $n } roll for later turns.
   *[other] Scoring now saves { $n } rolls for later turns.
}
pointExtraBonus = Another “{ $joker }” pays a { $bonus } bonus, plus { $points } for “{ $category }”.
pointExtraBonusZero = Another “{ $joker }” pays a { $bonus } bonus, even with a 0 in “{ $category }”.
pointChases = Another “{ $joker }” would pay a { $bonus } bonus; it comes up { $chance } of the time.
pointJoker = As a joker, these dice score { $points } for “{ $category }”.
pointTakeRare = “{ $category }” scores { $points } and is rare: even when you go for it, you make it only { $chance } of the time.
pointGoodFor = { $points } is good for “{ $category }”: going for it averages { $mean }.
pointTooLittle = { $points } is low for “{ $category }”: going for it averages { $mean }.
pointZeroGivesUp = A 0 in “{ $category }” throws away the { $mean } that going for it averages.
pointZeroRare = A 0 in “{ $category }” costs little: even when you go for it, you make it only { $chance } of the time.
pointZeroLow = A 0 in “{ $category }” costs little: going for it averages only { $mean }.
pointZeroInstead = { $later } is low for “{ $rival }”: going for it averages { $other }, going for “{ $category }” only { $mean }.
pointUpperLost = The upper bonus is out of reach anyway, so a 0 in “{ $category }” costs little.
pointUpperAlive = This keeps the upper bonus alive: go for it and you get it { $chance } of the time.
pointUpperSure = This makes the upper bonus certain.
pointUpperCloser = This brings the upper bonus closer: go for it and you get it { $chance } of the time, not { $other }.
pointUpperCertain = This makes the upper bonus certain if you go for it; otherwise you get it { $other } of the time.
pointUpperMore = The upper bonus averages { $mean } this way, not { $other }.
pointFloor = You finish with at least { $points } whatever you roll; “{ $move }” guarantees only { $other }.
pointFloorAlone = You finish with at least { $points } whatever you roll.
pointTarget = You reach { $points } or more { $chance } of the time; with “{ $move }”, { $other }.
pointUpperBonus = You get the upper bonus { $chance } of the time; with “{ $move }”, { $other }.
pointIdleAlone = { $n ->
    [one] Keeping the { $dice } only leaves one die fewer to roll.
   *[other] Keeping { $dice } only leaves fewer dice to roll.
}
pointOpenChances = Rolling again can still make { $categories }.
pointBonusEither = You get the { $bonus } bonus either way, and { $points } is good for “{ $category }”: going for it averages { $mean }.
nextCosts = “{ $move }” costs { $loss }.
nextHardly = “{ $move }” is almost as good.
nextTies = “{ $move }” is just as good.
onlyMove = There is no other move.
nextWins = “{ $move }” wins { $other } of the time, not { $best }.
playsFor = Makes { $made }.
playsElse = Makes { $made }; otherwise a 0 in { $lost }.
playsOrNothing = Makes { $made }; otherwise it gets a 0.
playsOrZero = Makes { $made }; a 0 goes into { $lost }.
playsZero = A 0 goes into { $lost }.
playsSure = { $made } is certain.
paysMoreKeepsMore = The best move scores { $now } more now, and the boxes still open are worth { $later } more.
paysMoreKeepsSame = The best move scores { $now } more now.
paysMoreKeepsLess = The best move scores { $now } more now; the boxes still open are worth only { $later } less.
paysSameKeepsMore = The best move scores the same now, and the boxes still open are worth { $later } more.
paysLessKeepsMore = The best move scores { $now } less now, but the boxes still open are worth { $later } more.
keepsAll = Keeping every die wastes a roll.
wasThere = The points were there to be taken.
moveWith = “{ $move }”: { $words }
whyTake = { $best } now; later it would bring { $other } on average
whyLeaveOpen = { $best } on average if left open; now it would pay { $other }
whyMean = { $best } on average instead of { $other }
whyAlive = stays within reach
whySure = all but sure
whyLost = given up
whyAtRisk = no longer sure
whyChance = a chance of { $best } instead of { $other }
whyNow = earned now
whyRest = everything else
stakesAhead = { $points ->
    [one] Playing for points, you would end { $points } point ahead on average.
   *[other] Playing for points, you would end { $points } points ahead on average.
}
stakesBehind = { $points ->
    [one] Playing for points, you would end { $points } point behind on average.
   *[other] Playing for points, you would end { $points } points behind on average.
}
stakesLevel = Playing for points, you would end level on average.
stakesSame = This is the best move for points, too.
stakesCosts = “{ $move }” brings { $points } more on average, the most of all moves, but wins { $other }, not { $best }.
stakesCostsHardly = “{ $move }” brings { $points } more on average, the most of all moves, but wins less often.
stakesRisk = { $n ->
    [one] “{ $move }” puts { $n } point of “{ $category }” at risk.
   *[other] “{ $move }” puts { $n } points of “{ $category }” at risk.
}
stakesMakes = “{ $move }” scores { $category } { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
stakesNever = “{ $move }” never scores { $category }.
stakesSure = “{ $move }” is sure to score { $category }.
stakesZero = “{ $move }” puts a 0 into { $category } { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
stakesNoZero = “{ $move }” never puts a 0 into { $category }.
stakesSureZero = “{ $move }” is sure to put a 0 into { $category }.
stakesRisky = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move takes the bigger risk.
stakesSafe = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move is the safer one.
whyServer = The full explanation needs the server.

## review: the review after a game

valueTitle = Expected total along the game
valueHint = Choose a turn to see what was expected after it.
valueAfter = After turn { $n }: { $values }
lossPerDecision = Lost per real decision
playedLike = Played most like: { $strength }.
playedBetween = { $n ->
    [one] { $confidence } likely between { $least } and { $greatest }, judging by { $n } real decision.
   *[other] { $confidence } likely between { $least } and { $greatest }, judging by { $n } real decisions.
}
playedOne = { $n ->
    [one] { $confidence } likely, judging by { $n } real decision.
   *[other] { $confidence } likely, judging by { $n } real decisions.
}
howReckoned = How this is calculated
sameDice = Best play with the same dice
sameDiceDrawn = { $n ->
    [one] { $n } of its dice never came up in this game, so it was drawn at random.
   *[other] { $n } of its dice never came up in this game, so they were drawn at random.
}
sameDiceHow = Every turn starts with the same first roll. Rerolled dice come up as they did in that turn, in order. If best play rerolls more dice than were rolled, the extra ones are drawn at random, always the same for the same game. So is the order of dice within one roll.
decisions = Every decision
decisionsOf = Player
everyone = Everyone
onlyLosses = Only those that cost points
onlyFlagged = Only flagged ones
flagged = flagged
bestWas = Best: { $move }
tryIt = Try again
print = Print
noneShown = No decisions match.
cardBefore = The card before this turn
turnNumber = Turn { $n }
rollNumber = Roll { $n }
noDice = No dice recorded.
forced = nothing to decide
emptyCard = Nothing is filled yet.

## analyse: the page /analyse

analysePage = Keepwise: Analyse
boardPosition = Position
boardCheck = Check a sheet
boardOwnRules = Rules of your own…
boardOwnJson = A ruleset as JSON
boardOwnWrong = These rules have mistakes in them:
boardCancel = Cancel
boardPut = Add a { $face }
boardTake = { $die }: remove
boardNoDie = Die { $place }: none yet
boardKeep = { $die }: keep it
boardClear = Clear
boardRolls = Rolls left
boardSavedTitle = Saved rolls
boardCall = Announced
boardAllRolled = All dice were rolled at once
boardOpen = open
boardOpens = { $cell }: open again
boardMoves = Best moves
boardAim = Play for
boardTarget = a total of at least
boardFloor = the highest guaranteed total
boardUpperBonus = the upper bonus
boardFloorWorth = at least { $value }
boardDice = { $n ->
    [one] Enter { $n } die.
   *[other] Enter { $n } dice.
}
boardEmpty = Enter the dice and every move appears here with its value and the reason.
boardFull = The card is full: { $total }.
boardBelow = The chances with these dice are further below.
boardWhyWorse = Compared with “{ $best }”, the best move:
boardThen = { $points } now, then { $rest } more on average.
boardThenShort = { $points } now.
boardRolled = Keep these and roll
boardScored = Fill it in and go on
boardOutlook = With the best play for points from here on:
boardOdds = Chances in this turn
boardOddsKeep = If you keep { $dice } and play for one category alone:
boardOddsTurn = A whole turn, played for one category alone:
boardOddsBest = Played for one category alone, keeping what suits it best. Mark dice to see the chances with them.
boardChance = Chance
boardMean = Points on average
boardFrom = { $points } or more
boardWrong = This can’t happen in a game. Check the card and the dice.
boardNoTable = This server hasn’t solved this game, so the best move is known only once few boxes are open. The odds below always work.
boardNoTarget = Not available this early in the game, only once few boxes are left. “The most points” always is.
boardPays = This hand pays:
boardBroken = This link doesn’t contain a position.
boardOffline = Can’t reach the server. What you entered is kept in the address; answers will come when the server is back.
cardOrder = “{ $category }” was filled too early: others come first.
cardTogether = “{ $category }”: these points don’t fit the rest of the card.
cardSaved = After this many turns there can be { $least } to { $most } saved rolls.
cardBonuses = These points don’t allow that many extra bonuses.
checkHow = Copy your sheet: a number, a dash for a box that was crossed out, nothing for one that is open. Sums may stay empty.
checkResult = Result
checkPaste = Paste a sheet
checkText = The rows as they stand on the sheet, in any language
checkRead = Read sheet
checkProblems = { $n ->
    [one] { $n } problem found.
   *[other] { $n } problems found.
}
checkRight = No mistake found.
checkNoNumber = “{ $text }” isn’t a number.
checkTaken = Rows understood: { $some } of { $all }.
checkUnreadRow = Row { $line }, “{ $name }”, was not understood.
checkPerhaps = Did you mean { $names }?

## train: the page /train

trainPage = Keepwise: Training
trainLead = Ten decisions a day, the same for everyone; as much practice as you like; and your own mistakes, until you’ve mastered them.
keepsNothing = This browser saves nothing for this page, so your progress is lost when you leave.
trainToday = Today’s ten
trainTodayWords = Two from the opening, three from the middle, three from late in the game, two from the end.
trainDone = { $n } of { $of } answered
trainRight = { $n } of { $of } right
trainStreak = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
}
trainLongest = Longest streak: { $n }.
trainLook = See how it went
trainGoOn = Go on
trainStart = Start
trainMistakes = Your own mistakes
trainMistakesWords = Decisions from your reviewed games that cost points. They come back after a few days: later if you get them right, sooner if not.
trainNoMistakes = Play a game and have it reviewed: decisions that cost you points will come back here.
trainDue = { $n } of { $of } due now
trainRepeat = Repeat
trainThemes = Practice by theme
theme_first_roll = First roll
theme_straights = Straights
theme_bonus_alive = Bonus in reach
theme_bonus_dead = Bonus out of reach
theme_joker = Joker
theme_which_zero = Which zero?
theme_endgame = Endgame
themeIs_first_roll = The first roll of the game, with an empty card.
themeIs_straights = An open straight is in play: go for it, or for something better?
themeIs_bonus_alive = The upper section matters, and its bonus can still be had.
themeIs_bonus_dead = The upper section matters, but its bonus is gone.
themeIs_joker = Another five of a kind, after its category was filled.
themeIs_which_zero = No rolls left and little to score: what do you give up?
themeIs_endgame = Three turns or fewer to go.
trainNone = No decisions of this kind for this game.
trainLoads = Looking for decisions…
trainPrepares = Finding decisions for this game. One moment…
trainNoneDue = Nothing is due now. Come back tomorrow, or practise a theme.
trainMenu = Training
trainDay = The ten of { $date }
trainTry = Once more
trainNumber = { $n } of { $of }
trainKeep = { $n ->
    [one] Keep, and roll { $n } die
   *[other] Keep, and roll { $n } dice
}
trainKeys = Tap the dice to keep, or a box to score. Keys: 1 to 5 for the dice, Enter to confirm, arrows to move.
trainNext = Next
trainEnd = Result
trainBest = Right: that is the best move.
trainGood = Good enough: it loses only { $loss }. Best: { $best }.
trainWrong = That loses { $loss }. Best: { $best }.
trainAccepted = { $loss ->
    [one] Anything that loses { $loss } point or less counts as right.
   *[other] Anything that loses { $loss } points or less counts as right.
}
trainWhy = Why
trainThen = In your game you played: { $move }.
trainBoard = Open in Analyse
trainPeople = What most people play
trainWrongShare = { $share } of casual players get this wrong.
mark_good = right
mark_inaccurate = inaccurate
mark_wrong = wrong
markOpen = open
trainLost = { $loss ->
    [one] Lost in all: { $loss } point.
   *[other] Lost in all: { $loss } points.
}
trainBefore = { $n ->
    [one] On { $n } day before: { $right } right on average.
   *[other] On { $n } days before: { $right } right on average.
}
trainComeBack = The ones you missed come back soon; the ones you knew, later.
trainMore = More of them
trainShare = Share
trainCopied = The text is in your clipboard.
trainBestWas = Best: { $move }

## history: the page /history

historyPage = Keepwise: My games
historyDamaged = { $n ->
    [one] { $n } record is damaged and left out; the others are all here.
   *[other] { $n } records are damaged and left out; the others are all here.
}
historyEmpty = No game yet
historyEmptyWords = Games that you finish in this browser are listed here, with what they cost you and where. Nothing leaves this browser.
historyWho = Whose games
historyMeans = Averages by game
historyPlayed = Games
historyMean = Average
historyMost = Best
historyLoss = Lost per game
historyOverTime = Lost per real decision
historyTooFew = There is more to see after two games that were reviewed.
chartHint = Choose a game to see its numbers.
chartPoint = { $loss ->
    [one] { $date }: { $loss } point per decision
   *[other] { $date }: { $loss } points per decision
}
chartWords = { $first ->
    [one] { $n } reviewed games: { $first } point per decision in the first ones, { $last } in the latest.
   *[other] { $n } reviewed games: { $first } points per decision in the first ones, { $last } in the latest.
}
historyThemes = What cost the most
historyEach = { $n ->
    [one] { $n } decision, { $loss } each
   *[other] { $n } decisions, { $loss } each
}
historyStreaks = Streaks
historyNoDays = none at the moment.
runBound = Points lost in a game
runWithin = { $n ->
    [one] In your latest game you lost at most { $bound } points.
   *[other] In each of your latest { $n } games you lost at most { $bound } points.
}
runBeyond = { $n ->
    [one] In your latest game you lost more than { $bound } points.
   *[other] In each of your latest { $n } games you lost more than { $bound } points.
}
historyGames = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
historyAll = Show all { $n }
historyNotReviewed = Not reviewed yet.
historyThin = Only the totals are left of this game.
historyDelete = Delete
historyDeleteAsks = Delete this game and its mistakes?
historyDeleted = The game is deleted.
historyFile = Your history as a file
historyKept = All of it stays in this browser: the latest { $detailed } games with every move, of { $games } in all. When space runs short, the oldest keep only their totals.
historyExport = Export
historyImport = Import
historyForget = Delete everything
historyForgetAsks = Delete all games, days and mistakes of this browser?
historyForgotten = Everything is deleted.
fileTaken = Imported. Games: { $games }, days: { $days }.
fileFull = There wasn’t room for everything.
fileRefused = Nothing was imported.
fileLong = The file is too large.
fileNoJson = The file is incomplete or not JSON.
fileOther = This is not a Keepwise history file.
fileNewer = The file is of version { $version }, which this page does not know.
fileWrong = The file is damaged here: { $place }

## rules: the page /rules

rulesPage = Keepwise: Rules
rulesTitle = Rules
rulesLead = Every game on one sheet: the turn, each category with an example, and a scorecard to print and play with.
rulesAll = All games
rulesPrint = Print
rulesPlay = Play it here
rulesDice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
rulesRolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
rulesTurn = A turn
rulesEnd = The end
rulesCategories = The categories
rulesExample = For example
rulesMiss = But not
rulesFirstRoll = on the first roll { $points }
turnRoll = { $n ->
    [one] Roll the die.
   *[other] Roll all { $n } dice.
}
turnOnce = You roll once per turn.
turnAgain = { $n ->
    [one] You roll { $n } time in all.
   *[other] Set aside the dice you like and roll the rest again: up to { $n } rolls in all.
}
turnFree = What was put aside may be rolled again, too.
turnFill = Then fill one open category. Dice that do not fit it get 0 there.
turnCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays most counts.
   *[other] Of the { $dice } dice, the { $n } that pay most count.
}
leastCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays least counts.
   *[other] Of the { $dice } dice, the { $n } that pay least count.
}
orderCard = The categories are filled from top to bottom.
orderUpper = The upper section is filled first, in any order, then the lower one.
extraStart = { $n ->
    [one] A game starts with { $n } extra roll, for any turn.
   *[other] A game starts with { $n } extra rolls, for any turn.
}
extraSaves = Rolls that are left over are saved for later turns.
extraMost = At most { $n } can be saved.
endTotal = { $n ->
    [one] The game is over after { $n } turn. The highest total wins.
   *[other] The game is over after { $n } turns. The highest total wins.
}
endAwarded = { $n ->
    [one] The game is over after { $n } turn. Whoever was awarded the most points wins.
   *[other] The game is over after { $n } turns. Whoever was awarded the most points wins.
}
coloursAre = Every face has a colour: { $colours }.
bonusFrom = { $at } or more in the upper section: { $points }.
bonusHighest = Only the highest line that is reached counts.
bonusEach = And { $n } more for every further point.
bonusPar = { $n ->
    [one] { $n } of each face is exactly enough.
   *[other] { $n } of each face are exactly enough.
}
upperPays = Pays the sum of the dice that show { $face }.
needsAny = Any dice.
needsAll = { $n ->
    [one] One die.
   *[other] All { $n } dice the same.
}
needsEqual = { $n ->
    [one] One die.
   *[other] At least { $n } dice the same.
}
needsTwo = { $a } dice of one face and { $b } of another.
needsTwoAny = { $a } dice of one face and { $b } of one face, which may be the same.
needsThree = { $a } dice of one face, { $b } of a second and { $c } of a third.
needsThreeAny = { $a }, { $b } and { $c } dice of one face each; the faces may be the same.
needsRun = { $n ->
    [one] One die.
   *[other] { $n } faces in a row: { $runs }.
}
needsFaces = Each of these faces: { $faces }.
needsSum = All dice add up to { $n }.
needsLeast = All dice add up to { $n } or more.
needsGreatest = All dice add up to { $n } or less.
needsColour = All dice have the same colour.
needsColourMatched = These dice have the same colour.
paysPoints = { $n ->
    [one] Pays { $n } point.
   *[other] Pays { $n } points.
}
paysTakes = { $n ->
    [one] Takes { $n } point away.
   *[other] Takes { $n } points away.
}
paysAll = Pays the sum of all dice.
paysMatched = { $n ->
    [one] Pays this die.
   *[other] Pays the sum of these { $n } dice.
}
paysFaces = Pays the sum of the dice that show { $faces }.
paysPlus = { $n ->
    [one] And { $n } point on top.
   *[other] And { $n } points on top.
}
paysMinus = { $n ->
    [one] { $n } point is taken off.
   *[other] { $n } points are taken off.
}
paysServed = { $n ->
    [one] On the first roll of the turn: { $n } point more.
   *[other] On the first roll of the turn: { $n } points more.
}
paysByRoll = What it pays depends on the roll it was made on: { $rolls }.
rollPays = roll { $roll }: { $points }
rollPaysLast = from roll { $roll } on: { $points }
timesFill = { $n ->
    [one] Can be filled { $n } time.
   *[other] Can be filled { $n } times.
}
afterFill = Pays only once “{ $category }” has points.
jokerTitle = “{ $category }” once more
jokerBonus = { $bonus ->
    [one] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } point on top, whatever it fills.
   *[other] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } points on top, whatever it fills.
}
jokerHolds = Once “{ $category }” is filled, this applies to every further hand of { $n } equal dice:
jokerForcedFirst = While the upper category of its face is open, it has to go there.
jokerForcedThen = After that it has to go into an open lower category.
jokerForcedLast = When the lower ones are full, it goes into an open upper category, for 0.
jokerWhy = That is why the card sometimes offers a single box for it.
jokerFree = It may go into any open category. Once the upper category of its face is filled, it is a joker in the lower ones.
jokerOriginal = It is a joker and has to go into an open lower category. When these are full, it goes into an upper one, for 0.
jokerNone = It may go into any open category and pays what it always pays there.
jokerPays = As a joker it pays in full, whatever these ask for: { $list }.
jokerPaysHere = { $n ->
    [one] As a joker: { $n } point.
   *[other] As a joker: { $n } points.
}
jokerMultiplied = These points are multiplied as the column is.
jokerMadeOnly = They are earned only where the hand gets more than 0.
tipsTitle = For the first game
tipStop = Nobody has to use every roll: what is good may be scored at once.
tipBonus = In the upper section, { $n } of a face is on pace for the bonus.
tipZero = When nothing fits, a 0 in “{ $category }” often costs the least.
tipChance = “{ $category }” takes any dice: keep it open for a turn that fails.

## make: the ruleset editor /make

makePage = Keepwise: Make your own game
makeTitle = Make your own game
makeLead = Start from a game you know, change what you like, and see at once what follows.
makeBase = Start from
makeNothing = Nothing
makeName = Name of the game
makeRolls = Rolls in a turn
makeOrder = Categories are filled
makeOrderFree = in any order
makeOrderCard = from top to bottom
makeOrderUpper = upper section first
makeExtra = Extra rolls at the start
makeSaves = Unused rolls are saved
makeBonus = Bonus of the upper section
makeBonusAt = From
makeBonusEach = Each further point
makeAddBonus = Add a bonus
makeJoker = All dice the same again
makeJokerRule = What it is
makeJokerOff = nothing special
makeJokerForced = a joker, forced
makeJokerFree = a joker, free choice
makeJokerOriginal = a joker, lower section only
makeJokerNone = only worth more points
makeJokerCategory = Once this is filled
makeJokerBonus = Points on top
makeAdd = Add a category
makeNew = New
makeCategoryName = Name
makeNeeds = What it needs
makeNeedsKind = Dice
makeNeedsFace = one face (upper section)
makeNeedsAny = any dice
makeNeedsGroups = equal dice
makeNeedsRun = faces in a row
makeNeedsFaces = certain faces
makeFace = Face
makeGroup = Group { $n }
makeSameFace = The groups may be of the same face
makeRunLength = How many in a row
makeFaces = Faces
makeTotal = Sum of the dice
makeAny = any
makeTotalExact = exactly
makeTotalLeast = at least
makeTotalMost = at most
makeColour = Colour
makeColourAll = all dice alike
makeColourMatched = these dice alike
makePays = What it pays
makePaysKind = Kind
makePaysPoints = fixed points
makePaysAll = sum of all dice
makePaysMatched = sum of these dice
makePaysFaces = sum of certain faces
makePaysRolls = points by the roll
makePoints = Points
makeByRoll = Points on roll 1, 2, 3 …
makePlus = Points on top
makeServed = Bonus on the first roll
makeTimes = How often it can be filled
makeAfter = Pays only once this has points
makeAfterNone = nothing
makeUp = Move up
makeDown = Move down
makeRemove = Remove { $name }
makeFollows = What this means
makeWrong = { $n ->
    [one] Fix { $n } problem first.
   *[other] Fix { $n } problems first.
}
makeTotals = Totals from { $least } to { $greatest }
makeStates = { $count ->
    [one] { $count } situation between turns
   *[other] { $count } situations between turns
}
makeReady = The coach knows this game.
makeSolvable = The coach learns this game the first time it is asked: about { $time }.
makeOutOfReach = Too large for the coach. People can play it.
makeEstimated = In games of several columns the coach estimates.
makeProblemRange = Allowed: { $least } to { $greatest }.
makeProblemTwice = This is a duplicate.
makeProblemMissing = Something is missing here.
makeProblemClash = This conflicts with the rest.
makePlay = Play it
makeAnalyse = Analyse it
makeShare = Copy the link
makeCopy = Copy
makeCopied = Copied.
makeSave = Save
makeSaved = Saved in this browser
makeForget = Delete { $name }
makeForgetAsks = Delete “{ $name }” from this browser?
makeSheet = The rules as they stand
makeJson = As JSON, for programs

## offline: the page /offline

newVersion = There is a new version of these pages.
newVersionUse = Use it now
takePage = Keepwise: Play offline
takeTitle = Play offline
takeLead = What you download is kept in this browser and needs no connection: the pages, and with every game a table from which the coach and the computer answer exactly as the server does.
takeGames = Games
takeSize = { $size } MB
takeTotal = To download: { $size }
takePages = All pages, in the language you read them in
takeKept = downloaded
takeNewer = there is a newer table
takeNow = Download
takeLoads = Loading…
takeDone = Downloaded. It all works offline now.
takeRemove = Remove { $name }
takeRemoveAll = Remove all of it
takeRemoved = Removed.
takeFull = No storage left in this browser. Remove a game, or choose fewer.
takeCutOff = Can’t reach the server. What is not here yet can be downloaded when it is back.
takeImpossible = This browser can’t store pages: that needs a secure connection (https) and a window that isn’t private.
takeMayGo = The browser may delete this if storage runs low.
takeOthers = These need the server: games with several columns, your own rules, playing to win, how a game may end, and full explanations.
takeWho = Where answers come from
takeServer = The server; this device only when the server can’t be reached
takeDevice = Always this device, for the games that are here

## widget: the page /widget

widgetPage = Keepwise: Dice coach
widgetTitle = Dice coach
