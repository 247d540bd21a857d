### Texts of Keepwise in English. CONTRIBUTING.md explains the format.

## common: several pages

# Link for keyboards at the top of a page.
skip = Skip to the game
# Heading of the coach, who advises the player.
coach = Coach
# Button and heading of the settings.
settings = Settings
# Settings: label of a choice.
language = Language
# Settings: label of a choice.
theme = Theme
# Settings: a colour theme.
themeSystem = Same as system
# Settings: a colour theme.
themeLight = Light
# Settings: a colour theme.
themeDark = Dark
# Settings: label of a choice.
pace = Computer speed
# Settings: how fast the computer shows its moves.
paceNormal = Normal
# Settings: how fast the computer shows its moves.
paceFast = Fast
# Settings: how fast the computer shows its moves.
paceStep = Step by step
# Button and heading of a dialogue.
newGame = New game
# Dialogue: starting a new game ends the current one.
newGameAsks = Your current game will be lost.
# Dialogue about a new game: button.
newGameYes = Abandon game
# Dialogue about a new game: button.
newGameNo = Keep playing
# Button that closes a dialogue.
done = Done
# Heading of /play before a game, a slogan.
setupTitle = Roll, keep, and know.
# Introduction of /play below the heading.
setupLead = Play the dice game you grew up with, against friends or the computer. A coach that has solved it to the last decimal is there when you ask.
# Label of the choice of a game on several pages; also the title of a game without one.
ruleset = Game
# Heading of the players on /play before a game; aria-label of the list of players in a game.
players = Players
# Name of a player without one, followed by a number; label of the choice of a player.
player = Player
# Name of the player who plays alone, where no name was entered.
you = You
# Name of a computer player, where no name was entered.
computer = Computer
# Choice on /play before a game: a player who is a person, not the computer.
person = Person
# Button on /play before a game, and below a sheet on /analyse.
addPlayer = Add a player
# Label of a text field. $n: number of the player.
playerName = Name of player { $n }
# Label of a choice. $n: number of the player.
playerKind = Player { $n }: person or computer
# Button next to a player. $name: name of a player.
removePlayer = Remove { $name }
# Main button on /play before a game: starts it.
start = Play
# Button: choose a file with a game to review.
openFile = Review a saved game
# Facts of a game, in a list separated by commas. $n: a count.
factsCard = { $n ->
    [one] { $n } category
   *[other] { $n } categories
}
# Facts of a game, in a list separated by commas. $n: a count.
factsTurns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# Facts of a game, in a list separated by commas. $n: a count.
factsColumns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
}
# Choice of an opponent. $name: name of a strength, such as casual.
strengthName = Computer: { $name }
# How well the computer plays; completes strengthName and playedLike.
strength_beginner = beginner
# How well the computer plays; completes strengthName and playedLike.
strength_casual = casual
# How well the computer plays; completes strengthName and playedLike.
strength_regular = regular
# How well the computer plays; completes strengthName and playedLike.
strength_club = club player
# How well the computer plays; completes strengthName and playedLike.
strength_expert = expert
# How well the computer plays; completes strengthName and playedLike.
strength_perfect = perfect
# Heading of the dice on the table, for screen readers.
tray = Dice
# Heading of the card with the points.
scorecard = Scorecard
# Status above the dice. $n: number of the round; $of: count of rounds.
round = Round { $n } of { $of }
# Button: the first roll of a turn.
roll = Roll
# Button: roll the dice that are not kept. $n: a count.
rollAgain = { $n ->
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
# Button: roll once more with a saved roll. $n: a count.
rollExtra = { $n ->
    [one] Extra roll: { $n } die
   *[other] Extra roll: { $n } dice
}
# Status next to the dice. $n: a count.
rollsLeft = { $n ->
    [one] { $n } roll left
   *[other] { $n } rolls left
}
# Status next to the dice. $n: a count.
extraRolls = { $n ->
    [one] { $n } extra roll
   *[other] { $n } extra rolls
}
# Status next to the dice: rolls that are saved for later turns. $n: a count of rolls.
scoreSaves = scoring now saves { $n }
# Big button, when no roll is left: what to do next.
chooseCategory = Choose a category
# Status on the big button on /play.
computerPlays = The computer is playing
# Status while the server cannot be reached, such as on the big button of /play.
waitsForServer = Waiting for the server
# Big button on /play: shows the computer's next step, at the speed paceStep.
next = Next
# Button on /play, and aria-label of a button on /analyse: takes the last step back.
undo = Undo
# Name of the group of dice for screen readers.
dice = Dice
# Name of the group of dice for screen readers.
diceGroup = Dice: select the ones to keep
# Name of a die for screen readers. $place: position of the die, from 1; $face: a face of a die, 1 to 6.
die = Die { $place }: { $face }
# Name of a die for screen readers. $place: position of the die, from 1.
dieBlank = Die { $place }, not rolled yet
# Small mark under a die that stays on the table: short.
kept = keep
# Colour of a face, in games with coloured dice.
black = black
# Colour of a face, in games with coloured dice.
red = red
# Colour of a face, in games with coloured dice.
green = green
# Instead of a list of dice, when none is kept.
nothing = nothing
# Read to screen readers after an event. $dice: dice, such as 3 3.
rolled = Rolled { $dice }.
# Read to screen readers after an event. $name: name of a player; $dice: dice, such as 3 3.
keeps = { $name } keeps { $dice }.
# Read to screen readers after an event.
# $name: name of a player; $category: title of a category, such as Full house; $points: points, such as 24.
scored = { $points ->
    [one] { $name }: { $category }, { $points } point.
   *[other] { $name }: { $category }, { $points } points.
}
# Read to screen readers after an event. $name: name of a player; $category: title of a category, such as Full house.
calls = { $name }: “{ $category }” announced.
# Status: the category that this turn has to fill. $category: title of a category, such as Full house.
called = Announced: { $category }
# Hint next to the dice in games with an announcing column. $column: title of a column.
mayCall = To announce, tap a box in “{ $column }”.
# Hint next to the dice in games with an announcing column.
mustRollAll = Nothing was announced: only a roll of all the dice can be scored.
# Name of an open box for screen readers.
# $category: title of a category, such as Full house; $points: points, such as 24.
offer = { $category }: score { $points }
# Name of an open box for screen readers.
# $category: title of a category, such as Full house; $nth: which of several times, from 1;
# $of: how often the category can be filled; $points: points, such as 24.
offerOne = { $category }, { $nth } of { $of }: score { $points }
# Name of an open box for screen readers.
# $category: title of a category, such as Full house; $points: points, such as 24.
offerCall = { $category }: announce it ({ $points } now)
# Why some boxes cannot be filled yet, above the card.
lockUpper = Lower section: opens once the upper section is full
# Why some boxes cannot be filled yet, above the card.
lockOrder = Only in the order of the card
# Why some boxes cannot be filled yet, above the card.
# $category: title of a category, such as Full house; $after: title of a category.
lockAfter = { $category }: scores only after “{ $after }” has scored
# Heading of the explanations of columns.
columnsHow = How the columns work
# How a column is filled. $column: title of a column.
columnDown = { $column }: only from top to bottom
# How a column is filled. $column: title of a column.
columnUp = { $column }: only from bottom to top
# How a column is filled. $column: title of a column.
columnUpper = { $column }: lower section only once the upper one is full
# How a column is filled. $column: title of a column.
columnFree = { $column }: in any order
# How a column counts; follows its title. $n: the factor.
columnFactor = { $n ->
    [one] counts once
   *[other] counts { $n } times
}
# How a column counts; follows its title.
columnAnnounce = only what was announced after the first roll, or made by rolling all the dice at once
# Rule below the card in games with columns. $product: name of a product of sums.
productCounts = Once all three are filled, { $product } counts too (never below 0)
# Rule below the card in games with columns. $category: title of a category, such as Full house.
countsInProduct = { $category } counts only in the product
# Rule below the card in games with columns. $category: title of a category, such as Full house.
jokerOfColumns = Once “{ $category }” is filled in every column, further equal dice are a joker
# Rule below the card in games with columns. $n: a count.
lastTurnRolls = { $n ->
    [one] The very last turn has { $n } roll
   *[other] The very last turn has { $n } rolls
}
# Heading or row of the card: short.
upperSection = Upper section
# Heading or row of the card: short.
lowerSection = Lower section
# Heading or row of the card: short.
upperTotal = Upper total
# Heading or row of the card: short.
upperBonus = Bonus
# Row of the card: bonus for a further hand of equal dice. $category: title of a category, such as Full house.
bonusOf = { $category } bonus
# Heading or row of the card: short.
total = Total
# Heading or row of the card: short.
columnSum = Sum
# Heading or row of the card: short.
factor = Multiplier
# Heading or row of the card: short.
columnTotal = Column
# Heading or row of the card: short.
products = Products
# Table of points awarded at the end, in games such as Balut.
pointsAwarded = Points awarded
# An amount of points. $n: a count.
pointsOf = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Table of points awarded at the end, in games such as Balut.
# $category: title of a category, such as Full house; $at: points to reach.
awardFrom = { $category }: { $at } or more
# Table of points awarded at the end, in games such as Balut.
# $category: title of a category, such as Full house; $n: a count.
awardAll = { $category }: { $n } of { $n }
# Table of points awarded at the end, in games such as Balut. $category: title of a category, such as Full house.
awardEach = { $category }: every time
# Table of points awarded at the end, in games such as Balut.
awardTotal = For the total
# End of a game alone; awarded points count where a game has them. $points: points, such as 24.
finished = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
# End of a game with several players. $name: name of the winner; $points: points, such as 24.
wins = Winner: { $name }, { $points }
# End of a game with several players. $points: points, such as 24; $names: names of players, as a list.
tie = Tie at { $points }: { $names }
# End of a game alone; awarded points count where a game has them. $points: points, such as 24; $n: points awarded.
finishedAwarded = { $n ->
    [one] { $points } in all, which earns { $n } point!
   *[other] { $points } in all, which earns { $n } points!
}
# End of a game with several players. $name: name of the winner; $n: points awarded; $points: points, such as 24.
winsAwarded = { $n ->
    [one] Winner: { $name }, { $n } point ({ $points } in all)
   *[other] Winner: { $name }, { $n } points ({ $points } in all)
}
# End of a game with several players. $n: points awarded; $names: names of players, as a list.
tieAwarded = { $n ->
    [one] Tie at { $n } point: { $names }
   *[other] Tie at { $n } points: { $names }
}
# Mark of the coach on a die or a box, for screen readers.
coachKeeps = the coach keeps it
# Mark of the coach on a die or a box, for screen readers.
coachScores = the coach's choice
# Line of the coach's panel instead of advice.
coachBefore = Roll first; then the coach ranks every move.
# Line of the coach's panel instead of advice.
coachForTotal = The coach and the computer play for the total, not for the points awarded.
# Line of the coach's panel instead of advice.
coachWaits = The coach is thinking…
# Read to screen readers: the advice. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
coachSays = Coach: { $move }.
# Line of the coach's panel instead of advice.
coachPrepares = Preparing this game. One moment…
# Line of the coach's panel instead of advice.
coachStuck = The coach can’t answer right now.
# Line of the coach's panel instead of advice.
coachAway = The coach will be back when the server is.
# Line of the coach's panel instead of advice.
noTable = No coach and no computer players for this game.
# Line of the forecast when it is not available.
noOutlook = The odds of each total are only available at the start and near the end of a game.
# Line of the forecast when it is not available.
noOutlookOfColumns = For games with several columns, the odds of each total, of the upper bonus and of winning are not available.
# Line of the forecast when it is not available. $time: a duration, such as 2 minutes.
outlookPrepared = Preparing: about { $time } left.
# Button: work out the forecast.
prepareOutlook = Calculate now
# Name of a move, in lists, buttons and sentences. $dice: dice, such as 3 3.
moveKeep = Keep { $dice }
# Name of a move, in lists, buttons and sentences.
# $category: title of a category, such as Full house; $points: points, such as 24.
moveScore = { $category }: { $points }
# A label with its content. $name: the label; $words: the content.
labelled = { $name }: { $words }
# Name of a move, in lists, buttons and sentences. $category: title of a category, such as Full house.
moveCall = Announce { $category }
# Name of a move, in lists, buttons and sentences.
moveRerollAll = Roll everything again
# Button: select the dice that the coach keeps.
keepThese = Keep these
# Value next to a move. $value: a formatted value.
worth = average total { $value }
# Value next to a move. $value: a formatted value.
worthAbout = about { $value }
# Note under the advice for games of columns.
estimated = Estimated, not exact.
# Note under the advice for games of columns.
# $mean: average total, such as 1,023.4; $confidence: a probability, such as 90%; $low: lower end of a range;
# $high: upper end of a range; $games: a count of games.
estimatedStrength = An estimate, not exact: following the coach averages { $mean } ({ $confidence } confidence: { $low } to { $high }, over { $games } games).
# Mark next to the best move: short.
best = best
# Button below a list of moves. $n: a count.
allMoves = Show all { $n } moves
# Button below a list of moves.
fewerMoves = Show fewer
# Label of a choice: goalPoints or goalWin.
goal = The coach plays for
# Choice of goal: completes the labels goal and boardAim.
goalPoints = the most points
# Choice of goal: completes the label goal.
goalWin = the win
# Hint below that choice.
goalTies = A tie counts as half a win.
# Hint below that choice.
goalLater = It is too early to work out how to win, so the coach plays for points.
# Value next to a move. $value: a formatted value.
worthWin = { $value } to win
# Heading: how the game may end.
outlook = Forecast
# Row of the forecast: short.
expected = Expected total
# Row of the forecast: short.
chanceBonus = Upper bonus
# Row of the forecast: short.
chanceWin = Chance to win
# The forecast in a sentence for screen readers.
# $mean: expected total; $low: lower end of a range; $high: upper end of a range.
outlookWords = Expected total { $mean }; nine games in ten end between { $low } and { $high }.
# The forecast in a sentence for screen readers. $total: total points.
outlookSure = The total is certain: { $total }.
# Above the forecast: what it assumes.
outlookAlone = If you follow the coach from here on:
# Above the forecast: what it assumes.
outlookTogether = If everyone follows the coach from here on:
# Above the forecast: what it assumes.
outlookForPoints = If everyone plays for the most points from here on:
# Above the forecast: what it assumes.
outlookWeaker = If everyone plays for the most points from here on, the computer with its usual mistakes:
# Message after a failure.
computerStuck = The computer is stuck.
# Button below a message after a failure: sends the request again.
tryAgain = Try again
# Button of a question before deleting: deletes.
deleteIt = Delete
# Button of a question before deleting: cancels.
keepIt = Keep
# Message after a failure.
serverAway = Can’t reach the server. This page will carry on as soon as it’s back.
# Message after a failure.
pageStuck = The page could not be loaded.
# Message after a failure.
languageStuck = This language could not be loaded.
# Message about a link or a file.
unknownGame = Unknown game.
# Message about a link or a file.
fileBroken = There is no game in this file.
# Message about a link or a file.
linkBroken = There is no game in this link.
# Message when the game goes on in another tab of the browser.
otherTab = This game is paused: you’re playing it in another tab.
# Button below otherTab.
playHere = Play on here
# Message about the game saved in this browser.
gameWaits = You have a game in progress. Starting a new one ends it.
# Message about the game saved in this browser.
keptUnknown = Your saved game uses rules this server doesn’t have, so it was removed.
# Message about the game saved in this browser.
keptDamaged = Your saved game was damaged and had to be removed.
# Heading and button: the analysis after a game.
review = Review
# Status of the review.
reviewing = Reviewing every decision…
# Status of the review.
reviewReady = The review is ready.
# Status of the review.
reviewStuck = The game could not be reviewed.
# Above a list of problems of a game.
gameInvalid = This game does not follow the rules:
# A problem of a game or a card.
# $category: title of a category, such as Full house; $dice: dice, such as 3 3; $expected: the correct value;
# $found: what was entered.
problemPoints = “{ $category }” with { $dice } pays { $expected }, not { $found }.
# A problem of a game or a card. $category: title of a category, such as Full house; $found: what was entered.
problemImpossible = “{ $category }” cannot pay { $found } here.
# A problem of a game or a card. $category: title of a category, such as Full house.
problemFilled = “{ $category }” was already filled.
# A problem of a game or a card. $category: title of a category, such as Full house.
problemIllegal = “{ $category }” may not be filled here.
# A problem of a game or a card. $category: title of a category, such as Full house.
problemCall = “{ $category }” may not be announced here.
# A problem of a game or a card. $category: title of a category, such as Full house.
problemUnknown = This game has no category “{ $category }”.
# A problem of a game or a card. $total: name of a sum; $expected: the correct value; $found: what was entered.
problemTotal = “{ $total }” comes to { $expected }, not { $found }.
# A problem of a game or a card. $bonus: name of a bonus; $expected: the correct value; $found: what was entered.
problemExtra = “{ $bonus }” is { $expected } here, not { $found }.
# A problem of a game or a card.
problemDice = These dice don’t match up.
# A problem of a game or a card.
problemTurns = The number of turns is wrong.
# A problem of a game or a card.
problemOther = Something here can’t be read.
# A problem of a game or a card. $n: a count.
problemsMore = … and { $n } more
# Message instead of a review.
unjudged = These decisions can’t be graded: this server has no solution for this game.
# Progress of work on the server. $share: a percentage, such as 80%; $time: a duration, such as 2 minutes.
workLeft = { $share } done, about { $time } left.
# Progress of work on the server. $share: a percentage, such as 80%; $time: a duration, such as 2 minutes.
workWaits = Another game is ahead of this one: { $share } done, about { $time } left.
# Button below the review.
shareLink = Share a link
# Button below the review.
saveFile = Save as a file
# Status after a button that copies a link, such as shareLink.
linkCopied = The link is in your clipboard.
# Label of the link, where it could not be copied.
linkHere = The link to this game
# Row of the review's table: short.
startValue = Expected with best play
# Row of the review's table: short.
startEstimated = Coach’s estimate
# Row of the review's table: short.
luck = Luck
# Row of the review's table: short.
loss = Points given away
# Row of the review's table: short.
correction = Correction
# Explanation of the row 'correction'.
correctionHint = Values are estimates. The correction is how far off they were from one turn to the next.
# Row of the review's table: short. $n: place, from 1.
rank = Place { $n }
# Text of the chart of luck and loss.
# $name: name of a player; $luck: points gained by luck, with a sign; $loss: points given away, such as 1.43.
turnsWords = { $loss ->
    [one] { $name }: luck { $luck }, { $loss } point given away.
   *[other] { $name }: luck { $luck }, { $loss } points given away.
}
# Text of the chart of luck and loss.
# $n: number of the turn; $luck: points gained by luck, with a sign; $loss: points given away, such as 1.43.
turnWords = Turn { $n }: luck { $luck }, given away { $loss }
# Text of the chart of luck and loss.
turnsHint = Choose a turn to see its numbers.
# Heading of the costliest decisions.
expensive = The most expensive decisions
# Instead of the costliest decisions, when there are none.
flawless = Not a single point given away.
# Instead of the costliest decisions, when there are none and values are estimates.
flawlessEstimated = Not a single point given away, as far as the coach can tell.
# A costly decision: where it was, and what it was. $name: name of a player; $n: number of the turn.
highlightPlace = { $name }, turn { $n }
# A costly decision: where it was, and what it was.
# $dice: dice, such as 3 3; $played: the move that was played; $best: the best move.
highlightWords = { $dice }: played “{ $played }”; best was “{ $best }”.
# Grade of a decision, from best to worst: short.
grade_best = best
# Grade of a decision, from best to worst: short.
grade_good = good
# Grade of a decision, from best to worst: short.
grade_inaccuracy = inaccuracy
# Grade of a decision, from best to worst: short.
grade_mistake = mistake
# Grade of a decision, from best to worst: short.
grade_blunder = blunder
# Link for keyboards at the top of a page.
skipMain = Skip to the content
# Link to a page: short.
navPlay = Play
# Link to a page: short.
navAnalyse = Analyse
# Link to a page: short.
navTrain = Train
# Link to a page: short.
navRules = Rules
# Link to a page: short.
navHistory = My games
# Link to a page: short.
navMake = Make your own game
# Link to a page: short.
navDocs = API
# Page for an unknown address: heading.
missingTitle = Page not found
# Page for an unknown address: text below the heading.
missingLead = The address may be wrong, or the page has moved.
# Page for an unknown address: link to the home page.
missingHome = Go to the home page
# Title of a page in the browser's tab.
playPage = Keepwise: play with a perfect coach
# Title of a page in the browser's tab.
missingPage = Keepwise: nothing here
# Link to a page: short.
navTake = Offline
# Note when there is no connection and the device answers.
answeredHere = You’re offline: answers come from this device.
# Note when there is no connection and the device answers.
onThisDevice = on this device
# Note when there is no connection and the device answers.
needsServer = This needs the server. It will appear when you’re back online.

## home: the home page /

# Title of a page in the browser's tab.
homePage = Keepwise: dice games, solved exactly
# Main heading of the home page.
homeTitle = Dice games, solved to the last decimal.
# Introduction below the main heading of the home page.
homeLead = Play Yahtzee, Yatzy and their relatives against friends or the computer. A coach that knows the best move for every roll helps when you ask. Afterwards you see what was luck and what was skill.
# Link to /play that looks like a button.
homePlay = Play a game
# Link to /analyse that looks like a button.
homeAnalyse = Analyse real dice
# Above a first roll on which to try the coach.
homeTry = First roll: which dice would you keep?
# Button below the first roll on the home page: rolls other dice.
homeAnother = Another roll
# Description of a page below a link to it.
homePlayWords = One to four players, people or a computer as weak or as strong as you like. Afterwards a review shows what was luck and what was choice.
# Description of a page below a link to it.
homeAnalyseWords = Playing with real dice? Tap in your card and your roll: every move with what it costs, and why.
# Description of a page below a link to it.
homeTrainWords = Ten decisions a day, the same for everyone, plus practice by theme and your own mistakes to work on.
# Description of a page below a link to it.
homeRulesWords = What every category needs and pays, with dice, on one sheet for each game.
# Description of a page below a link to it.
homeHistoryWords = Your games, averages, streaks and costliest mistakes. They stay in this browser.
# Description of a page below a link to it.
homeMakeWords = Change the rules or invent a game, see at once what that changes, then play it.
# Heading of the part for developers.
homeDevelopers = For developers
# Heading of the part for developers.
homeApiTitle = Ask
# Description of the API and the widget.
homeApiWords = Score hands, check whole games to the last die, and get exact advice with the cost of every alternative. Works with the built-in rules and your own.
# Link to the documentation of the API.
homeDocs = Read the API
# Heading of the part for developers.
homeWidgetTitle = Embed
# Description of the API and the widget.
homeWidgetWords = Two lines put the coach on any page, in thirteen languages, for keyboard and screen reader too.
# Link to the page /widget.
homeWidget = View it on its own, as in an iframe

## play: the page /play

# When the coach speaks: choice, short.
coachOff = off
# When the coach speaks: choice, short.
coachHint = when I ask
# When the coach speaks: choice, short.
coachAfter = after my move
# When the coach speaks: choice, short.
coachAlways = always
# Explanation of that choice.
coachOffWords = The coach says nothing until the review.
# Explanation of that choice.
coachHintWords = The coach says nothing until you ask: the button “Hint” or the key H shows the best move.
# Explanation of that choice.
coachAfterWords = You decide first. Then the coach says what the move cost, and what would have been best.
# Explanation of that choice.
coachAlwaysWords = The coach shows the best move as soon as the dice settle.
# Button of the coach: shows the best move. coachHintWords quotes it.
hint = Hint
# Coach's line after a move.
coachMissed = The coach missed this move.
# Button in the coach's panel: rolls the dice that are not kept.
rollOn = Roll again
# Button: fill a box. $points: points, such as 24; $category: title of a category, such as Full house.
scoreIn = Score { $points } in { $category }
# Coach's verdict on the last move. $move: the better move, such as Keep 3 3.
verdictBetter = better: { $move }
# Coach's verdict on the last move.
verdictPlayed = You played
# Coach's verdict on the last move.
verdictBest = Best was
# Button that marks a decision for the review.
flag = Flag this decision for the review
# Status after the button flag.
flagSet = Flagged for the review.
# Status after the button flag was pressed again.
flagGone = Flag removed.
# Heading and button of the list of keys.
keys = Keyboard shortcuts
# Settings: switch for keys without Ctrl.
keysUse = Keyboard shortcuts: H, F and ?
# What a key does; follows the key.
keyHint = asks the coach for a hint
# What a key does; follows the key.
keyFlag = flags this decision for the review, or takes the flag away
# What a key does; follows the key.
keyHelp = shows these keys
# What a key does; follows the key.
keyDigits = keep a die that shows this number, while a die has the focus
# What a key does; follows the key.
keyArrows = move between dice
# What a key does; follows the key.
keyEnter = presses what has the focus
# Settings: switch.
tipsUse = Tips in the first games
# Button that closes a tip.
tipDone = Got it
# Tip in a player's first games.
tipKeep = Tap the dice you want to keep. The others are rolled again.
# Tip in a player's first games.
tipChoose = That was the last roll. Choose a box: the numbers show what each one scores.
# Tip in a player's first games.
tipNothing = Nothing fits? Then you have to take a 0. Choose the box you’ll miss least.
# Tip in a player's first games. $category: title of a category, such as Full house.
tipJoker = All dice the same again: this has to go into “{ $category }” while that box is open.
# Button on /play that opens a menu.
menu = Menu
# Link in the menu of /play: opens the current position on /analyse.
analyseThis = Analyse this position
# Fact about a game or an opponent. $mean: average points a game.
factsBest = { $mean ->
    [one] perfect play averages { $mean } point a game
   *[other] perfect play averages { $mean } points a game
}
# Fact about a game or an opponent. $mean: average points a game.
factsAbout = { $mean ->
    [one] the coach averages about { $mean } point a game
   *[other] the coach averages about { $mean } points a game
}
# Link to the rules, and name of the button next to a category.
howPlayed = How to play
# Fact about a game or an opponent. $mean: average points a game.
strengthReaches = { $mean ->
    [one] Averages about { $mean } point a game.
   *[other] Averages about { $mean } points a game.
}
# Link to the rules, and name of the button next to a category. $category: title of a category, such as Full house.
infoOf = What “{ $category }” needs and pays
# Message on /play while the server is away.
offline = Can’t reach the server. Your game is saved here; leave this page open and it will carry on when the server is back.
# Link on /play.
setupTake = Download games to play offline

## reasons: reasons for moves, on all pages and in the API

# Quotation marks of the language, around a title in a list. $words: the title.
quoted = “{ $words }”
# Button that shows more of an explanation.
whyMore = More
# Reason for the best move.
pointAllTie = All moves are worth the same.
# Reason for the best move.
pointSame = That is the best move.
# Reason for the best move. $mean: points by which it is better.
pointOnAverage = It brings { $mean } more on average.
# Reason: the other move keeps dice that do not help.
# $n: a count of useless dice; $dice: the useless dice, such as 4; $others: the useful dice, such as 3 3.
pointIdle = { $n ->
    [one] Keeping the { $dice } only leaves one die fewer to roll for { $others }.
   *[other] Keeping { $dice } only leaves fewer dice to roll for { $others }.
}
# Reason: keeping fewer dice makes a category more often.
# $dice: dice that the best move rolls; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointWithout = Without { $dice } you score “{ $category }” { $chance } of the time, not { $other }.
# Reason: keeping more dice makes a category more often.
# $dice: dice that only the best move keeps; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointWith = With { $dice } as well, you score “{ $category }” { $chance } of the time, not { $other }.
# Reason: some faces complete a category.
# $faces: the faces, such as 3 or 4; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointCompletes = A { $faces } completes “{ $category }”: you score it { $chance } of the time, not { $other }.
# Reason: the upper category of one face is still open.
# $category: title of a category, such as Full house; $other: title of the filled category.
pointOpenUpper = “{ $category }” is still open, “{ $other }” is not.
# Reason: higher faces are worth more. $dice: dice of the best move; $others: dice of the other move.
pointForUpperBonus = { $dice } helps the upper bonus more than { $others }.
# Reason: higher faces are worth more. $dice: dice of the best move; $others: dice of the other move.
pointHigher = { $dice } counts for more than { $others } in every box that adds up dice.
# Reason.
# $category: title of a category, such as Full house; $chance: how often, with the best move;
# $other: how often, with the other move.
pointMoreOften = This way you score “{ $category }” { $chance } of the time, not { $other }.
# Reason: several categories are made more often. $categories: titles of categories, as a list.
pointSeveral = This way you score { $categories } more often.
# Reason.
# $category: title of a category, such as Full house; $mean: average, with the best move;
# $other: average, with the other move.
pointMorePoints = This way “{ $category }” scores more: { $mean } on average, not { $other }.
# Reason: fewer turns end with nothing to score.
# $chance: how often, with the best move; $other: how often, with the other move.
pointFewerZeros = This way you end up with a 0 less often: { $chance } of the time, not { $other }.
# Reason: fewer turns end with nothing to score. $other: how often, with the other move.
pointNoZeros = This way you never end up with a 0, which otherwise happens { $other } of the time.
# Reason to roll again. $category: title of a category, such as Full house; $chance: a probability, such as 42%.
pointNoZeroYet = No need to take a 0 yet: if you roll again, you score “{ $category }” { $chance } of the time.
# Reason to roll again: points that are safe.
# $points: points, such as 24; $other: title of the safe category; $category: title of a category, such as Full house;
# $chance: a probability, such as 42%.
pointNothingLost = { $points ->
    [one] Your { $points } for “{ $other }” is safe, and if you roll again, you score “{ $category }” { $chance } of the time.
   *[other] Your { $points } for “{ $other }” are safe, and if you roll again, you score “{ $category }” { $chance } of the time.
}
# Reason to roll again rather than to score.
# $mean: average points, such as 21.4; $category: title of a category, such as Full house;
# $points: points of scoring now.
pointMoreToCome = Rolling again is worth { $mean } on average for “{ $category }”, against { $points } now.
# Reason to roll again. $category: title of a category, such as Full house; $chance: a probability, such as 42%.
pointRollOn = If you roll again, you score “{ $category }” { $chance } of the time.
# Reason to score now.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $move: the other move, such as Keep 3 4 5 6; $chance: a probability, such as 42%.
pointMadeAlready = You already have { $points } for “{ $category }”: “{ $move }” gets as much again at most { $chance } of the time.
# Reason to score now.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $move: the other move, such as Keep 3 4 5 6.
pointNeverAgain = You already have { $points } for “{ $category }”: “{ $move }” never gets as much.
# Reason to score now.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $move: the other move, such as Keep 4 4 4; $mean: its average in that category.
pointEnough = { $points } for “{ $category }” beats “{ $move }”, which averages at most { $mean } there.
# Reason to score now: the category pays more on the first roll.
# $category: title of a category, such as Full house; $points: points, such as 24; $later: points, such as 12.
pointServed = “{ $category }” scores { $points } on this roll, only { $later } later.
# Reason to score now. $n: a count of rolls.
pointSavesRolls = { $n ->
    [one] Scoring now saves { $n } roll for later turns.
   *[other] Scoring now saves { $n } rolls for later turns.
}
# Reason: a further hand of equal dice earns a bonus.
# $joker: title of the category for equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $points: points, such as 24; $category: title of a category, such as Full house.
pointExtraBonus = Another “{ $joker }” pays a { $bonus } bonus, plus { $points } for “{ $category }”.
# Reason: a further hand of equal dice earns a bonus.
# $joker: title of the category for equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $category: title of a category, such as Full house.
pointExtraBonusZero = Another “{ $joker }” pays a { $bonus } bonus, even with a 0 in “{ $category }”.
# Reason: a further hand of equal dice earns a bonus.
# $joker: title of the category for equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $chance: a probability, such as 42%.
pointChases = Another “{ $joker }” would pay a { $bonus } bonus; it comes up { $chance } of the time.
# Reason: equal dice as a joker. $points: points, such as 24; $category: title of a category, such as Full house.
pointJoker = As a joker, these dice score { $points } for “{ $category }”.
# Reason to score now.
# $category: title of a category, such as Full house; $points: points, such as 24;
# $chance: how often a turn for it makes it.
pointTakeRare = “{ $category }” scores { $points } and is rare: even when you go for it, you make it only { $chance } of the time.
# Reason to score now.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $mean: average of a turn played for it.
pointGoodFor = { $points } is good for “{ $category }”: going for it averages { $mean }.
# Reason not to fill another box.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $mean: average of a turn played for it.
pointTooLittle = { $points } is low for “{ $category }”: going for it averages { $mean }.
# Reason not to fill another box.
# $category: title of a category, such as Full house; $mean: average of a turn played for it.
pointZeroGivesUp = A 0 in “{ $category }” throws away the { $mean } that going for it averages.
# Reason to take a 0 here.
# $category: title of a category, such as Full house; $chance: how often a turn for it makes it.
pointZeroRare = A 0 in “{ $category }” costs little: even when you go for it, you make it only { $chance } of the time.
# Reason to take a 0 here. $category: title of a category, such as Full house; $mean: average of a turn played for it.
pointZeroLow = A 0 in “{ $category }” costs little: going for it averages only { $mean }.
# Reason to take a 0 here rather than few points there.
# $later: points in the other box; $rival: title of the other box; $other: average of the other box;
# $category: title of a category, such as Full house; $mean: average of this box.
pointZeroInstead = { $later } is low for “{ $rival }”: going for it averages { $other }, going for “{ $category }” only { $mean }.
# Reason for the best move. $category: title of a category, such as Full house.
pointUpperLost = The upper bonus is out of reach anyway, so a 0 in “{ $category }” costs little.
# Reason: the upper bonus. $chance: probability of the bonus if one plays for it.
pointUpperAlive = This keeps the upper bonus alive: go for it and you get it { $chance } of the time.
# Reason for the best move.
pointUpperSure = This makes the upper bonus certain.
# Reason: the upper bonus. $chance: probability of the bonus if one plays for it; $other: the same after the other move.
pointUpperCloser = This brings the upper bonus closer: go for it and you get it { $chance } of the time, not { $other }.
# Reason: the upper bonus. $other: the same after the other move.
pointUpperCertain = This secures the upper bonus: go for it and you always get it, not just { $other } of the time.
# Reason: average points from the upper bonus.
# $mean: average points, such as 21.4; $other: the average after the other move.
pointUpperMore = The upper bonus averages { $mean } this way, not { $other }.
# Reason, when the guaranteed total counts.
# $points: the guaranteed total; $move: the other move; $other: total that it guarantees.
pointFloor = You finish with at least { $points } whatever you roll; “{ $move }” guarantees only { $other }.
# Reason, when the guaranteed total counts. $points: the guaranteed total.
pointFloorAlone = You finish with at least { $points } whatever you roll.
# Reason, when a target or the bonus counts.
# $points: the target; $chance: a probability, such as 42%; $move: the other move; $other: its probability.
pointTarget = You reach { $points } or more { $chance } of the time; with “{ $move }”, { $other }.
# Reason, when a target or the bonus counts.
# $chance: a probability, such as 42%; $move: the other move; $other: its probability.
pointUpperBonus = You get the upper bonus { $chance } of the time; with “{ $move }”, { $other }.
# Reason for the best move. $n: a count of dice; $dice: the dice that the other move keeps in addition.
pointIdleAlone = { $n ->
    [one] Keeping the { $dice } only leaves one die fewer to roll.
   *[other] Keeping { $dice } only leaves fewer dice to roll.
}
# Reason for the best move. $categories: titles of categories, as a list.
pointOpenChances = Rolling again can still make { $categories }.
# Reason between two boxes, when both earn the bonus.
# $bonus: points of a bonus, such as 100; $points: points, such as 24;
# $category: title of a category, such as Full house; $mean: average points, such as 21.4.
pointBonusEither = You get the { $bonus } bonus either way, and { $points } is good for “{ $category }”: going for it averages { $mean }.
# What the next best move is worth.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $loss: points given away, such as 1.43.
nextCosts = “{ $move }” costs { $loss }.
# What the next best move is worth. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
nextHardly = “{ $move }” is almost as good.
# What the next best move is worth. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
nextTies = “{ $move }” is just as good.
# Instead of a next best move.
onlyMove = There is no other move.
# The next best move, when playing to win.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $other: its probability of winning;
# $best: that of the best move.
nextWins = “{ $move }” wins { $other } of the time, not { $best }.
# What a move leads to. $made: titles of categories, each with its probability.
playsFor = Makes { $made }.
# What a move leads to.
# $made: titles of categories, each with its probability; $lost: titles of categories that get a 0.
playsElse = Makes { $made }; otherwise a 0 in { $lost }.
# What a move leads to. $made: titles of categories, each with its probability.
playsOrNothing = Makes { $made }; otherwise it gets a 0.
# What a move leads to.
# $made: titles of categories, each with its probability; $lost: titles of categories that get a 0.
playsOrZero = Makes { $made }; a 0 goes into { $lost }.
# What a move leads to. $lost: titles of categories that get a 0.
playsZero = A 0 goes into { $lost }.
# What a move leads to. $made: titles of categories, each with its probability.
playsSure = { $made } is certain.
# Compares two ways to score. $now: difference in points now; $later: difference in average points later.
paysMoreKeepsMore = The best move scores { $now } more now, and the boxes still open are worth { $later } more.
# Compares two ways to score. $now: difference in points now.
paysMoreKeepsSame = The best move scores { $now } more now.
# Compares two ways to score. $now: difference in points now; $later: difference in average points later.
paysMoreKeepsLess = The best move scores { $now } more now; the boxes still open are worth only { $later } less.
# Compares two ways to score. $later: difference in average points later.
paysSameKeepsMore = The best move scores the same now, and the boxes still open are worth { $later } more.
# Compares two ways to score. $now: difference in points now; $later: difference in average points later.
paysLessKeepsMore = The best move scores { $now } less now, but the boxes still open are worth { $later } more.
# Why the played move was worse.
keepsAll = Keeping every die wastes a roll.
# Why the played move was worse.
wasThere = The points were there to be taken.
# A move and what it leads to.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $words: a sentence such as playsFor.
moveWith = “{ $move }”: { $words }
# Follows the title of a category or bonus in a list of points.
# $best: value with the best move; $other: value with the other move.
whyTake = { $best } now; later it would bring { $other } on average
# Follows the title of a category or bonus in a list of points.
# $best: value with the best move; $other: value with the other move.
whyLeaveOpen = { $best } on average if left open; now it would pay { $other }
# Follows the title of a category or bonus in a list of points.
# $best: value with the best move; $other: value with the other move.
whyMean = { $best } on average instead of { $other }
# Follows the title of a category or bonus in a list of points.
whyAlive = stays within reach
# Follows the title of a category or bonus in a list of points.
whySure = all but sure
# Follows the title of a category or bonus in a list of points.
whyLost = given up
# Follows the title of a category or bonus in a list of points.
whyAtRisk = no longer sure
# Follows the title of a category or bonus in a list of points.
# $best: value with the best move; $other: value with the other move.
whyChance = a chance of { $best } instead of { $other }
# Follows the title of a category or bonus in a list of points.
whyNow = earned now
# Follows the title of a category or bonus in a list of points.
whyRest = everything else
# When playing to win: who is ahead. $points: points, such as 12.5.
stakesAhead = { $points ->
    [one] Playing for points, you would end { $points } point ahead on average.
   *[other] Playing for points, you would end { $points } points ahead on average.
}
# When playing to win: who is ahead. $points: points, such as 12.5.
stakesBehind = { $points ->
    [one] Playing for points, you would end { $points } point behind on average.
   *[other] Playing for points, you would end { $points } points behind on average.
}
# When playing to win: who is ahead.
stakesLevel = Playing for points, you would end level on average.
# When playing to win: the move for the most points.
stakesSame = This is the best move for points, too.
# When playing to win: the move for the most points.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $points: average points, such as 0.93;
# $other: its probability of winning; $best: that of the best move.
stakesCosts = “{ $move }” brings { $points } more on average, the most of all moves, but wins { $other }, not { $best }.
# When playing to win: the move for the most points.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $points: average points, such as 0.93.
stakesCostsHardly = “{ $move }” brings { $points } more on average, the most of all moves, but wins less often.
# When playing to win.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $n: a count of points;
# $category: title of a category, such as Full house.
stakesRisk = { $n ->
    [one] “{ $move }” puts { $n } point of “{ $category }” at risk.
   *[other] “{ $move }” puts { $n } points of “{ $category }” at risk.
}
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house;
# $chance: a probability, such as 42%; $then: probability of winning in that case;
# $otherwise: probability of winning in the other case.
stakesMakes = “{ $move }” scores { $category } { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesNever = “{ $move }” never scores { $category }.
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesSure = “{ $move }” is sure to score { $category }.
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house;
# $chance: a probability, such as 42%; $then: probability of winning in that case;
# $otherwise: probability of winning in the other case.
stakesZero = “{ $move }” puts a 0 into { $category } { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesNoZero = “{ $move }” never puts a 0 into { $category }.
# When playing to win: how a turn may end.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesSureZero = “{ $move }” is sure to put a 0 into { $category }.
# When playing to win: the range of chances after this turn.
# $best: range, such as 31% to 64%; $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $other: range after the other move.
stakesRisky = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move takes the bigger risk.
# When playing to win: the range of chances after this turn.
# $best: range, such as 31% to 64%; $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $other: range after the other move.
stakesSafe = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move is the safer one.
# Note without a connection.
whyServer = The full explanation needs the server.

## review: the review after a game

# Heading and aria-label of the chart of expected totals.
valueTitle = Expected total along the game
# Text of the chart of expected totals.
valueHint = Choose a turn to see what was expected after it.
# Text of the chart of expected totals. $n: number of the turn; $values: the value of each player.
valueAfter = After turn { $n }: { $values }
# Row of the table; a real decision has more than one sensible move.
lossPerDecision = Lost per real decision
# Estimate of a player's strength. $strength: name of a strength, such as casual.
playedLike = Played most like: { $strength }.
# Estimate of a player's strength.
# $confidence: a probability, such as 90%; $least: name of a strength; $greatest: name of a strength;
# $n: a count of decisions.
playedBetween = { $n ->
    [one] { $confidence } likely between { $least } and { $greatest }, judging by { $n } real decision.
   *[other] { $confidence } likely between { $least } and { $greatest }, judging by { $n } real decisions.
}
# Estimate of a player's strength. $confidence: a probability, such as 90%; $n: a count of decisions.
playedOne = { $n ->
    [one] { $confidence } likely, judging by { $n } real decision.
   *[other] { $confidence } likely, judging by { $n } real decisions.
}
# Button that shows sameDiceHow.
howReckoned = How this is calculated
# Row of the table: what best play makes with the dice of this game.
sameDice = Best play with the same dice
# Explanation of sameDice. $n: a count of dice.
sameDiceDrawn = { $n ->
    [one] { $n } of its dice never came up in this game, so it was drawn at random.
   *[other] { $n } of its dice never came up in this game, so they were drawn at random.
}
# Explanation of sameDice.
sameDiceHow = Every turn starts with the same first roll. Rerolled dice come up as they did in that turn, in order. If best play rerolls more dice than were rolled, the extra ones are drawn at random, the same every time. So is the order of dice within one roll.
# Heading of the list of decisions.
decisions = Every decision
# Label of a choice above the list of decisions: one player, or all.
decisionsOf = Player
# Filter: all players.
everyone = Everyone
# Label of a checkbox above the list of decisions.
onlyLosses = Only those that cost points
# Label of a checkbox above the list of decisions: those marked with the button 'flag'.
onlyFlagged = Only flagged ones
# Mark of a decision: short.
flagged = flagged
# Below a decision. $move: the best move, such as Keep 3 3.
bestWas = Best: { $move }
# Link below a decision: opens it as an exercise.
tryIt = Try again
# Button of the review.
print = Print
# Instead of the list of decisions, when the filters leave none.
noneShown = No decisions match.
# Heading of a card.
cardBefore = Scorecard before this turn
# Heading in the list of decisions. $n: a number from 1.
turnNumber = Turn { $n }
# Heading in the list of decisions. $n: a number from 1.
rollNumber = Roll { $n }
# Note on a decision whose dice are unknown.
noDice = No dice recorded.
# Instead of a grade, where only one move was possible.
forced = nothing to decide
# Instead of the card before a turn, when it is empty.
emptyCard = Nothing is filled yet.

## analyse: the page /analyse

# Title of a page in the browser's tab.
analysePage = Keepwise: Analyse
# Tab: enter a card and dice, and see the moves.
boardPosition = Position
# Tab: check the sums and points of a whole sheet.
boardCheck = Check a sheet
# Choice of game.
boardOwnRules = Rules of your own…
# Label of a text field.
boardOwnJson = A ruleset as JSON
# Above a list of problems.
boardOwnWrong = These rules have mistakes in them:
# Button that closes the field for own rules.
boardCancel = Cancel
# Name of a button for a die, for screen readers. $face: a face of a die, 1 to 6.
boardPut = Add a { $face }
# Name of a button for a die, for screen readers. $die: a die in words.
boardTake = { $die }: remove
# Name of a button for a die, for screen readers. $place: position of the die, from 1.
boardNoDie = Die { $place }: none yet
# Name of a button for a die, for screen readers. $die: a die in words.
boardKeep = { $die }: keep it
# Button (aria-label and tooltip) that empties the card and the dice.
boardClear = Clear
# Label of a field of the position.
boardRolls = Rolls left
# Label of a field of the position.
boardSavedTitle = Saved rolls
# Label of a field of the position.
boardCall = Announced
# Label of a field of the position.
boardAllRolled = All dice were rolled at once
# Choice for a box that is not filled yet; also part of its aria-label.
boardOpen = open
# Name of a button. $cell: title of a box, with its column.
boardOpens = { $cell }: open again
# Heading of the list of moves.
boardMoves = Best moves
# Label and choices of what to play for.
boardAim = Play for
# Label and choices of what to play for.
boardTarget = a total of at least
# Label and choices of what to play for.
boardFloor = the highest guaranteed total
# Label and choices of what to play for.
boardUpperBonus = the upper bonus
# Value of a move. $value: guaranteed total.
boardFloorWorth = at least { $value }
# Line of the page instead of moves. $n: a count.
boardDice = { $n ->
    [one] Enter { $n } die.
   *[other] Enter { $n } dice.
}
# Line of the page instead of moves.
boardEmpty = Enter the dice and every move appears here with its value and the reason.
# Line of the page instead of moves. $total: total points.
boardFull = The card is full: { $total }.
# Line of the page instead of moves.
boardBelow = The chances with these dice are further below.
# Above the reasons. $best: the best move, such as Keep 3 3.
boardWhyWorse = Compared with “{ $best }”, the best move:
# Value of scoring. $points: points, such as 24; $rest: average points still to come.
boardThen = { $points } now, then { $rest } more on average.
# Value of scoring. $points: points, such as 24.
boardThenShort = { $points } now.
# Button: play this move and go on.
boardRolled = Keep these and roll
# Button: play this move and go on.
boardScored = Score this and go on
# Above a table: what its numbers assume.
boardOutlook = With the best play for points from here on:
# Heading of the table of chances by category.
boardOdds = Chances in this turn
# Above a table: what its numbers assume. $dice: dice, such as 3 3.
boardOddsKeep = If you keep { $dice } and play for one category alone:
# Above a table: what its numbers assume.
boardOddsTurn = A whole turn, played for one category alone:
# Above a table: what its numbers assume.
boardOddsBest = Played for one category alone, keeping what suits it best. Mark dice to see the chances with them.
# Column of a table: short.
boardChance = Chance
# Column of a table: short.
boardMean = Points on average
# Column of a table: short. $points: points, such as 24.
boardFrom = { $points } or more
# Line of the page instead of moves.
boardWrong = This can’t happen in a game. Check the card and the dice.
# Line of the page instead of moves.
boardNoTable = This server hasn’t solved this game, so the best move is known only once few boxes are open. The odds below always work.
# Line of the page instead of moves.
boardNoTarget = Not available this early in the game, only once few boxes are left. “The most points” always is.
# Above the list of what a hand pays in each box.
boardPays = This hand pays:
# Line of the page instead of moves.
boardBroken = This link doesn’t contain a position.
# Line of the page instead of moves.
boardOffline = Can’t reach the server. What you entered is kept in the address; answers will come when the server is back.
# Problem of the entered card. $category: title of a category, such as Full house.
cardOrder = “{ $category }” was filled too early: others come first.
# Problem of the entered card. $category: title of a category, such as Full house.
cardTogether = “{ $category }”: these points don’t fit the rest of the card.
# Problem of the entered card. $least: lower end of a range; $most: upper end of a range.
cardSaved = After this many turns there can be { $least } to { $most } saved rolls.
# Problem of the entered card.
cardBonuses = These points don’t allow that many extra bonuses.
# How to enter a sheet.
checkHow = Copy your sheet: a number, a dash for a box that was crossed out, nothing for one that is open. Sums may stay empty.
# Heading of the problems found in a sheet.
checkResult = Result
# Heading that opens a text field for a sheet.
checkPaste = Paste a sheet
# Label of a text field.
checkText = The rows as they stand on the sheet, in any language
# Button: reads the pasted sheet into the table.
checkRead = Read sheet
# Result of the check. $n: a count.
checkProblems = { $n ->
    [one] { $n } problem found.
   *[other] { $n } problems found.
}
# Result of the check.
checkRight = No mistake found.
# Result of the check. $text: the entered text.
checkNoNumber = “{ $text }” isn’t a number.
# Result of the check. $some: a count of rows; $all: a count of rows.
checkTaken = Rows understood: { $some } of { $all }.
# Result of the check. $line: number of the row; $name: the text of the row.
checkUnreadRow = Row { $line }, “{ $name }”, was not understood.
# Result of the check. $names: suggested names.
checkPerhaps = Did you mean { $names }?

## train: the page /train

# Title of a page in the browser's tab.
trainPage = Keepwise: Training
# Introduction of /train below the heading.
trainLead = Ten decisions a day, the same for everyone. Practise as much as you like, and work on your own mistakes until you stop making them.
# Note on /train and /history for browsers that save nothing.
keepsNothing = This browser saves nothing for this page, so your progress is lost when you leave.
# Heading of the ten decisions of the day, on /train; row on /history.
trainToday = Today’s ten
# Text below the heading trainToday: stages of the game that the decisions come from.
trainTodayWords = Two from the opening, three from the middle, three from late in the game, two from the end.
# Progress of a training session. $n: a count of answered decisions; $of: a count of decisions.
trainDone = { $n } of { $of } answered
# Result of the daily ten, and heading of every result. $n: a count of right answers; $of: a count of decisions.
trainRight = { $n } of { $of } right
# Days in a row with training. $n: a count of days.
trainStreak = { $n ->
    [one] { $n } day in a row.
   *[other] { $n } days in a row.
}
# Days in a row with training. $n: a count of days.
trainLongest = Longest streak: { $n }.
# Link below the daily ten, once all are answered: shows the result.
trainLook = See how it went
# Link below the daily ten, once some are answered.
trainGoOn = Go on
# Link below the daily ten, when none is answered.
trainStart = Start
# Heading on /train, title of such a session, and link to it from /history.
trainMistakes = Your own mistakes
# Text below the heading trainMistakes.
trainMistakesWords = Decisions from your reviewed games that cost points. They come back after a few days: later if you get them right, sooner if not.
# Text below the heading trainMistakes, when there are none.
trainNoMistakes = Play a game and have it reviewed: decisions that cost you points will come back here.
# Progress with own mistakes. $n: a count of mistakes to repeat now; $of: a count of all mistakes.
trainDue = { $n } of { $of } due now
# Link below trainDue: starts with the mistakes that are due.
trainRepeat = Repeat
# Heading of the list of themes.
trainThemes = Practice by theme
# Theme of decisions: short.
theme_first_roll = First roll
# Theme of decisions: short.
theme_straights = Straights
# Theme of decisions: short.
theme_bonus_alive = Bonus in reach
# Theme of decisions: short.
theme_bonus_dead = Bonus out of reach
# Theme of decisions: short.
theme_joker = Joker
# Theme of decisions: short.
theme_which_zero = Which zero?
# Theme of decisions: short.
theme_endgame = Endgame
# Explanation of a theme.
themeIs_first_roll = The first roll of the game, with an empty card.
# Explanation of a theme.
themeIs_straights = An open straight is in play: go for it, or for something better?
# Explanation of a theme.
themeIs_bonus_alive = The upper section matters, and its bonus can still be had.
# Explanation of a theme.
themeIs_bonus_dead = The upper section matters, but its bonus is gone.
# Explanation of a theme.
themeIs_joker = Another five of a kind, after its category was filled.
# Explanation of a theme.
themeIs_which_zero = No rolls left and little to score: what do you give up?
# Explanation of a theme.
themeIs_endgame = Three turns or fewer to go.
# Line instead of a decision.
trainNone = No decisions of this kind for this game.
# Line instead of a decision.
trainLoads = Looking for decisions…
# Line instead of a decision.
trainPrepares = Finding decisions for this game. One moment…
# Line instead of a decision.
trainNoneDue = Nothing is due now. Come back tomorrow, or practise a theme.
# Link back to the start of /train.
trainMenu = Training
# Heading of the daily ten. $date: a date.
trainDay = The ten of { $date }
# Title of an exercise with a single decision from a game.
trainTry = Once more
# Heading of a decision. $n: number of the decision, from 1; $of: a count of decisions.
trainNumber = { $n } of { $of }
# Button. $n: a count of dice to roll.
trainKeep = { $n ->
    [one] Keep, and roll { $n } die
   *[other] Keep, and roll { $n } dice
}
# Hint below a decision.
trainKeys = Tap the dice to keep, or a box to score. Keys: 1 to 5 for the dice, Enter to confirm, arrows to move.
# Button after an answer: the next decision.
trainNext = Next
# Button after the last answer: shows the result.
trainEnd = Result
# Verdict on an answer.
trainBest = Right: that is the best move.
# Verdict on an answer. $loss: points given away, such as 1.43; $best: the best move, such as Keep 3 3.
trainGood = Good enough: it loses only { $loss }. Best: { $best }.
# Verdict on an answer. $loss: points given away, such as 1.43; $best: the best move, such as Keep 3 3.
trainWrong = That loses { $loss }. Best: { $best }.
# Verdict on an answer. $loss: points given away, such as 1.43.
trainAccepted = { $loss ->
    [one] Anything that loses { $loss } point or less counts as right.
   *[other] Anything that loses { $loss } points or less counts as right.
}
# Heading of the reasons after an answer.
trainWhy = Why
# Below a decision from an own game. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
trainThen = In your game you played: { $move }.
# Link: opens the decision on /analyse.
trainBoard = Open in Analyse
# Heading: answers of simulated casual players.
trainPeople = What most people play
# How many simulated casual players are wrong. $share: a percentage, such as 80%.
trainWrongShare = { $share } of casual players get this wrong.
# Mark of an answered or open decision, for screen readers.
mark_good = right
# Mark of an answered or open decision, for screen readers.
mark_inaccurate = inaccurate
# Mark of an answered or open decision, for screen readers.
mark_wrong = wrong
# Mark of an answered or open decision, for screen readers.
markOpen = open
# Result of ten decisions. $loss: points, such as 3.2.
trainLost = { $loss ->
    [one] Lost in all: { $loss } point.
   *[other] Lost in all: { $loss } points.
}
# Result of ten decisions. $n: a count of days; $right: an average count of right answers.
trainBefore = { $n ->
    [one] On { $n } day before: { $right } right on average.
   *[other] On { $n } days before: { $right } right on average.
}
# Note below the result of a repetition of own mistakes.
trainComeBack = The ones you missed come back soon; the ones you knew, later.
# Main link below a result: more decisions of the same kind.
trainMore = More of them
# Button below the result of the daily ten.
trainShare = Share
# Status after the button trainShare.
trainCopied = The text is in your clipboard.
# Below a decision. $move: the best move, such as Keep 3 3.
trainBestWas = Best: { $move }

## history: the page /history

# Title of a page in the browser's tab.
historyPage = Keepwise: My games
# Note. $n: a count of records.
historyDamaged = { $n ->
    [one] { $n } record is damaged and left out; the others are all here.
   *[other] { $n } records are damaged and left out; the others are all here.
}
# Heading when no finished game is saved.
historyEmpty = No game yet
# Text below the heading historyEmpty.
historyEmptyWords = Games that you finish in this browser are listed here, with what they cost you and where. Nothing leaves this browser.
# Label of a choice of player.
historyWho = Whose games
# Heading and aria-label of the table of averages.
historyMeans = Averages by game
# Column of a table: short.
historyPlayed = Games
# Column of a table: short.
historyMean = Average
# Column of a table: short.
historyMost = Best
# Column of a table: short.
historyLoss = Lost per game
# Heading of the chart of points lost by game.
historyOverTime = Points lost per real decision
# Instead of the chart or a streak, with too few reviewed games.
historyTooFew = There is more to see after two games that were reviewed.
# Text of a chart.
chartHint = Choose a game to see its numbers.
# Text of a chart. $date: a date; $loss: points given away, such as 1.43.
chartPoint = { $loss ->
    [one] { $date }: { $loss } point per decision
   *[other] { $date }: { $loss } points per decision
}
# Text of a chart.
# $n: a count of games; $first: points per decision in the first games; $last: points per decision in the latest games.
chartWords = { $first ->
    [one] { $n } reviewed games: { $first } point per decision in the first ones, { $last } in the latest.
   *[other] { $n } reviewed games: { $first } points per decision in the first ones, { $last } in the latest.
}
# Heading of the themes that cost the most points.
historyThemes = What cost you the most
# Below a theme. $n: a count of decisions; $loss: points given away, such as 1.43.
historyEach = { $n ->
    [one] { $n } decision, { $loss } each
   *[other] { $n } decisions, { $loss } each
}
# Heading of the streaks: days of training, and games with few points lost.
historyStreaks = Streaks
# Follows the words “Today’s ten ·”, when there is no streak of days.
historyNoDays = none at the moment.
# Label of a choice of points, as in $bound of runWithin.
runBound = Points lost in a game
# Streak of games with few points lost. $bound: points, such as 10; $n: a count of games.
runWithin = { $n ->
    [one] In your latest game you lost at most { $bound } points.
   *[other] In each of your latest { $n } games you lost at most { $bound } points.
}
# Streak of games with few points lost. $bound: points, such as 10; $n: a count of games.
runBeyond = { $n ->
    [one] In your latest game you lost more than { $bound } points.
   *[other] In each of your latest { $n } games you lost more than { $bound } points.
}
# Heading. $n: a count of games.
historyGames = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# Button. $n: a count of games.
historyAll = Show all { $n }
# Below a game in the list of games.
historyNotReviewed = Not reviewed yet.
# Below a game in the list, when its moves were deleted to save space.
historyThin = Only the totals are left of this game.
# Button next to a game in the list of games.
historyDelete = Delete
# Question before deleting.
historyDeleteAsks = Delete this game and its mistakes?
# Message after a button.
historyDeleted = The game has been deleted.
# Heading above the buttons historyExport and historyImport.
historyFile = Your history as a file
# Note. $detailed: a count of games; $games: a count of games.
historyKept = All of it stays in this browser: the latest { $detailed } games with every move, of { $games } in all. When space runs short, the oldest keep only their totals.
# Button: saves the history as a file.
historyExport = Export
# Button: chooses a file with a history.
historyImport = Import
# Button: deletes the whole history, after a question.
historyForget = Delete everything
# Question before deleting.
historyForgetAsks = Delete all games, days and mistakes of this browser?
# Message after a button.
historyForgotten = Everything has been deleted.
# Message after a button. $games: a count of games; $days: a count of days.
fileTaken = Imported. Games: { $games }, days: { $days }.
# Message after a button.
fileFull = There wasn’t room for everything.
# Message after a button.
fileRefused = Nothing was imported.
# Message after a button.
fileLong = The file is too large.
# Message after a button.
fileNoJson = The file is incomplete or not JSON.
# Message after a button.
fileOther = This isn’t a Keepwise history file.
# Message after a button. $version: a number.
fileNewer = The file has version { $version }, which this page can’t read.
# Message after a button. $place: place in the file.
fileWrong = The file is damaged here: { $place }

## rules: the page /rules

# Title of a page in the browser's tab.
rulesPage = Keepwise: Rules
# Main heading, above the list of games.
rulesTitle = Rules
# Introduction below the main heading.
rulesLead = Every game on one sheet: the turn, each category with an example, and a scorecard to print and play with.
# Link from the sheet of one game back to the list of games.
rulesAll = All games
# Button on the sheet of a game: prints it.
rulesPrint = Print
# Link on the sheet of a game: opens /play with that game.
rulesPlay = Play it here
# Facts of a game, in a list separated by commas. $n: a count.
rulesDice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# Facts of a game, in a list separated by commas. $n: a count.
rulesRolls = { $n ->
    [one] { $n } roll
   *[other] { $n } rolls
}
# Heading of the rules of a turn.
rulesTurn = A turn
# Heading of the rules about the end of a game.
rulesEnd = The end
# Heading of the list of categories, on /rules and /make.
rulesCategories = The categories
# Above dice that make a category, or do not.
rulesExample = For example
# Above dice that make a category, or do not.
rulesMiss = But not
# Points of an example made on the first roll. $points: points, such as 24.
rulesFirstRoll = { $points } on the first roll
# Rule of a turn. $n: a count of dice or rolls.
turnRoll = { $n ->
    [one] Roll the die.
   *[other] Roll all { $n } dice.
}
# Rule of a turn.
turnOnce = You roll once per turn.
# Rule of a turn. $n: a count of dice or rolls.
turnAgain = { $n ->
    [one] You roll { $n } time in all.
   *[other] Keep the dice you like and roll the rest again: up to { $n } rolls in all.
}
# Rule of a turn.
turnFree = You may roll kept dice again later.
# Rule of a turn.
turnFill = Then fill one open category. Dice that don’t fit score 0 there.
# Rule of a turn. $dice: a count of dice; $n: a count of dice or rolls.
turnCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays most counts.
   *[other] Of the { $dice } dice, the { $n } that pay most count.
}
# Rule of a turn. $dice: a count of dice; $n: a count of dice or rolls.
leastCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays least counts.
   *[other] Of the { $dice } dice, the { $n } that pay least count.
}
# Rule of a game.
orderCard = The categories are filled from top to bottom.
# Rule of a game.
orderUpper = The upper section is filled first, in any order, then the lower one.
# Rule of a game. $n: a count of rolls.
extraStart = { $n ->
    [one] A game starts with { $n } extra roll, for any turn.
   *[other] A game starts with { $n } extra rolls, for any turn.
}
# Rule of a game.
extraSaves = Rolls that are left over are saved for later turns.
# Rule of a game. $n: a count of rolls.
extraMost = At most { $n } can be saved.
# Rule: the end of a game. $n: a count of turns.
endTotal = { $n ->
    [one] The game is over after { $n } turn. The highest total wins.
   *[other] The game is over after { $n } turns. The highest total wins.
}
# Rule: the end of a game. $n: a count of turns.
endAwarded = { $n ->
    [one] The game is over after { $n } turn. Whoever was awarded the most points wins.
   *[other] The game is over after { $n } turns. Whoever was awarded the most points wins.
}
# Rule: colours of the faces. $colours: faces with their colours, as a list.
coloursAre = Every face has a colour: { $colours }.
# Rule: the upper bonus. $at: points to reach; $points: points, such as 24.
bonusFrom = { $at } or more in the upper section: { $points }.
# Rule: the upper bonus.
bonusHighest = Only the highest line that is reached counts.
# Rule: the upper bonus. $n: points, or a count of dice.
bonusEach = And { $n } more for every further point.
# Rule: the upper bonus. $n: points, or a count of dice.
bonusPar = { $n ->
    [one] { $n } of each face is exactly enough.
   *[other] { $n } of each face are exactly enough.
}
# Rule: what a category needs. $face: a face of a die, 1 to 6.
upperPays = Pays the sum of the dice that show { $face }.
# Rule: what a category needs.
needsAny = Any dice.
# Rule: what a category needs. $n: a count of dice, or a sum.
needsAll = { $n ->
    [one] One die.
   *[other] All { $n } dice the same.
}
# Rule: what a category needs. $n: a count of dice, or a sum.
needsEqual = { $n ->
    [one] One die.
   *[other] At least { $n } dice the same.
}
# Rule: what a category needs. $a: a count of dice; $b: a count of dice.
needsTwo = { $a } dice of one face and { $b } of another.
# Rule: what a category needs. $a: a count of dice; $b: a count of dice.
needsTwoAny = { $a } dice of one face and { $b } of one face, which may be the same.
# Rule: what a category needs. $a: a count of dice; $b: a count of dice; $c: a count of dice.
needsThree = { $a } dice of one face, { $b } of a second and { $c } of a third.
# Rule: what a category needs. $a: a count of dice; $b: a count of dice; $c: a count of dice.
needsThreeAny = { $a }, { $b } and { $c } dice of one face each; the faces may be the same.
# Rule: what a category needs. $n: a count of dice, or a sum; $runs: runs of faces, such as 2 3 4 5.
needsRun = { $n ->
    [one] One die.
   *[other] { $n } faces in a row: { $runs }.
}
# Rule: what a category needs. $faces: faces of dice, as a list.
needsFaces = Each of these faces: { $faces }.
# Rule: what a category needs. $n: a count of dice, or a sum.
needsSum = All dice add up to { $n }.
# Rule: what a category needs. $n: a count of dice, or a sum.
needsLeast = All dice add up to { $n } or more.
# Rule: what a category needs. $n: a count of dice, or a sum.
needsGreatest = All dice add up to { $n } or less.
# Rule: what a category needs.
needsColour = All dice have the same colour.
# Rule: what a category needs.
needsColourMatched = These dice have the same colour.
# Rule: what a category pays. $n: points, or a count.
paysPoints = { $n ->
    [one] Pays { $n } point.
   *[other] Pays { $n } points.
}
# Rule: what a category pays. $n: points, or a count.
paysTakes = { $n ->
    [one] Takes { $n } point away.
   *[other] Takes { $n } points away.
}
# Rule: what a category pays.
paysAll = Pays the sum of all dice.
# Rule: what a category pays. $n: points, or a count.
paysMatched = { $n ->
    [one] Pays the value of this die.
   *[other] Pays the sum of these { $n } dice.
}
# Rule: what a category pays. $faces: faces of dice, as a list.
paysFaces = Pays the sum of the dice that show { $faces }.
# Rule: what a category pays. $n: points, or a count.
paysPlus = { $n ->
    [one] And { $n } point on top.
   *[other] And { $n } points on top.
}
# Rule: what a category pays. $n: points, or a count.
paysMinus = { $n ->
    [one] { $n } point is taken off.
   *[other] { $n } points are taken off.
}
# Rule: what a category pays. $n: points, or a count.
paysServed = { $n ->
    [one] On the first roll of the turn: { $n } point more.
   *[other] On the first roll of the turn: { $n } points more.
}
# Rule: what a category pays. $rolls: points by roll, as in rollPays.
paysByRoll = What it pays depends on the roll it was made on: { $rolls }.
# Part of paysByRoll. $roll: number of the roll; $points: points, such as 24.
rollPays = roll { $roll }: { $points }
# Part of paysByRoll. $roll: number of the roll; $points: points, such as 24.
rollPaysLast = from roll { $roll } on: { $points }
# Rule: what a category pays. $n: points, or a count.
timesFill = { $n ->
    [one] Can be filled { $n } time.
   *[other] Can be filled { $n } times.
}
# Rule: what a category pays. $category: title of a category, such as Full house.
afterFill = Pays only once “{ $category }” has points.
# Heading: a further hand of equal dice. $category: title of a category, such as Full house.
jokerTitle = “{ $category }” once more
# Rule: a further hand of equal dice.
# $category: title of a category, such as Full house; $n: a count of dice, or points;
# $bonus: points of a bonus, such as 100.
jokerBonus = { $bonus ->
    [one] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } point on top, whatever it fills.
   *[other] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } points on top, whatever it fills.
}
# Rule: a further hand of equal dice.
# $category: title of a category, such as Full house; $n: a count of dice, or points.
jokerHolds = Once “{ $category }” is filled, this applies to every further hand of { $n } equal dice:
# Rule: a further hand of equal dice.
jokerForcedFirst = While the upper category of its face is open, it has to go there.
# Rule: a further hand of equal dice.
jokerForcedThen = After that it has to go into an open lower category.
# Rule: a further hand of equal dice.
jokerForcedLast = When the lower ones are full, it goes into an open upper category, for 0.
# Rule: a further hand of equal dice.
jokerWhy = That is why the card sometimes offers a single box for it.
# Rule: a further hand of equal dice.
jokerFree = It may go into any open category. Once the upper category of its face is filled, it is a joker in the lower ones.
# Rule: a further hand of equal dice.
jokerOriginal = It is a joker and has to go into an open lower category. When these are full, it goes into an upper one, for 0.
# Rule: a further hand of equal dice.
jokerNone = It may go into any open category and pays what it always pays there.
# Rule: a further hand of equal dice. $list: titles of categories, as a list.
jokerPays = As a joker it pays in full, whatever these ask for: { $list }.
# Rule: a further hand of equal dice. $n: a count of dice, or points.
jokerPaysHere = { $n ->
    [one] As a joker: { $n } point.
   *[other] As a joker: { $n } points.
}
# Rule: a further hand of equal dice.
jokerMultiplied = These points are multiplied as the column is.
# Rule: a further hand of equal dice.
jokerMadeOnly = They are earned only where the hand gets more than 0.
# Heading of the tips below the rules.
tipsTitle = For the first game
# Tip below the rules.
tipStop = You don’t have to use every roll: a good one may be scored right away.
# Tip below the rules. $n: a count of dice.
tipBonus = In the upper section, { $n } of a face is on pace for the bonus.
# Tip below the rules. $category: title of a category, such as Full house.
tipZero = When nothing fits, a 0 in “{ $category }” often costs the least.
# Tip below the rules. $category: title of a category, such as Full house.
tipChance = “{ $category }” takes any dice: keep it open for a turn that fails.

## make: the ruleset editor /make

# Title of a page in the browser's tab.
makePage = Keepwise: Make your own game
# Main heading.
makeTitle = Make your own game
# Introduction below the main heading.
makeLead = Start from a game you know, change what you like, and see at once what follows.
# Label of a field.
makeBase = Start from
# Choice of a field: short.
makeNothing = Scratch
# Label of a field.
makeName = Name of the game
# Label of a field.
makeRolls = Rolls in a turn
# Label of a field.
makeOrder = Categories are filled
# Choice of a field: short.
makeOrderFree = in any order
# Choice of a field: short.
makeOrderCard = from top to bottom
# Choice of a field: short.
makeOrderUpper = upper section first
# Label of a field.
makeExtra = Extra rolls at the start
# Label of a field.
makeSaves = Unused rolls are saved
# Label of a field.
makeBonus = Bonus of the upper section
# Label of a field.
makeBonusAt = From
# Label of a field.
makeBonusEach = Each further point
# Button: adds a line to the bonus of the upper section.
makeAddBonus = Add a bonus
# Label of a field.
makeJoker = All dice the same again
# Label of a field.
makeJokerRule = What it is
# Choice of a field: short.
makeJokerOff = nothing special
# Choice of a field: short.
makeJokerForced = a joker, forced
# Choice of a field: short.
makeJokerFree = a joker, free choice
# Choice of a field: short.
makeJokerOriginal = a joker, lower section only
# Choice of a field: short.
makeJokerNone = only worth more points
# Label of a field.
makeJokerCategory = Once this is filled
# Label of a field.
makeJokerBonus = Points on top
# Button below the list of categories.
makeAdd = Add a category
# Name of a category that was just added.
makeNew = New
# Label of a field.
makeCategoryName = Name
# Heading of the fields of a category: the dice that make it.
makeNeeds = What it needs
# Label of a field.
makeNeedsKind = Dice
# Choice of a field: short.
makeNeedsFace = one face (upper section)
# Choice of a field: short.
makeNeedsAny = any dice
# Choice of a field: short.
makeNeedsGroups = equal dice
# Choice of a field: short.
makeNeedsRun = faces in a row
# Choice of a field: short.
makeNeedsFaces = certain faces
# Label of a field.
makeFace = Face
# Label of a field. $n: number of the group.
makeGroup = Group { $n }
# Label of a field.
makeSameFace = The groups may be of the same face
# Label of a field.
makeRunLength = How many in a row
# Label of a field.
makeFaces = Faces
# Label of a field.
makeTotal = Sum of the dice
# Choice of a field: short.
makeAny = any
# Choice of a field: short.
makeTotalExact = exactly
# Choice of a field: short.
makeTotalLeast = at least
# Choice of a field: short.
makeTotalMost = at most
# Label of a field.
makeColour = Colour
# Choice of a field: short.
makeColourAll = all dice alike
# Choice of a field: short.
makeColourMatched = these dice alike
# Heading of the fields of a category: its points.
makePays = What it pays
# Label of a field.
makePaysKind = Kind
# Choice of a field: short.
makePaysPoints = fixed points
# Choice of a field: short.
makePaysAll = sum of all dice
# Choice of a field: short.
makePaysMatched = sum of these dice
# Choice of a field: short.
makePaysFaces = sum of certain faces
# Choice of a field: short.
makePaysRolls = points by the roll
# Label of a field.
makePoints = Points
# Label of a field.
makeByRoll = Points on roll 1, 2, 3 …
# Label of a field.
makePlus = Points on top
# Label of a field.
makeServed = Bonus on the first roll
# Label of a field.
makeTimes = How often it can be filled
# Label of a field.
makeAfter = Pays only once this has points
# Choice of a field: short.
makeAfterNone = nothing
# Button: moves a category one place up.
makeUp = Move up
# Button: moves a category one place down.
makeDown = Move down
# Button. $name: name of a category or a game.
makeRemove = Remove { $name }
# Heading of the consequences of the rules, such as the range of totals.
makeFollows = What this means
# What follows from the rules. $n: a count of problems.
makeWrong = { $n ->
    [one] Fix { $n } problem first.
   *[other] Fix { $n } problems first.
}
# What follows from the rules. $least: lower end of a range; $greatest: upper end of a range.
makeTotals = Totals from { $least } to { $greatest }
# What follows from the rules. $count: a count, such as 1,234.
makeStates = { $count ->
    [one] { $count } situation between turns
   *[other] { $count } situations between turns
}
# What follows from the rules.
makeReady = The coach knows this game.
# What follows from the rules. $time: a duration, such as 2 minutes.
makeSolvable = The coach learns this game the first time it is asked: about { $time }.
# What follows from the rules.
makeOutOfReach = Too large for the coach. People can play it.
# What follows from the rules.
makeEstimated = In games of several columns the coach estimates.
# Problem of a field. $least: lower end of a range; $greatest: upper end of a range.
makeProblemRange = Allowed: { $least } to { $greatest }.
# Problem of a field.
makeProblemTwice = This is a duplicate.
# Problem of a field.
makeProblemMissing = Something is missing here.
# Problem of a field.
makeProblemClash = This conflicts with the rest.
# Link: opens /play with these rules.
makePlay = Play it
# Link: opens /analyse with these rules.
makeAnalyse = Analyse it
# Button: copies the address with these rules.
makeShare = Copy the link
# Button below the rules as JSON: copies them.
makeCopy = Copy
# Message after a button.
makeCopied = Copied.
# Button: saves the rules in this browser.
makeSave = Save
# Message after a button.
makeSaved = Saved in this browser
# Button. $name: name of a category or a game.
makeForget = Delete { $name }
# Question before deleting. $name: name of a game.
makeForgetAsks = Delete “{ $name }” from this browser?
# Heading that opens the rules in sentences.
makeSheet = The rules as they stand
# Heading that opens the rules as JSON.
makeJson = As JSON, for programs

## offline: the page /offline

# Message on any page, above the button newVersionUse.
newVersion = There is a new version of these pages.
# Button: loads the new version of the page.
newVersionUse = Use it now
# Title of a page in the browser's tab.
takePage = Keepwise: Play offline
# Main heading.
takeTitle = Play offline
# Introduction below the main heading.
takeLead = The pages and games you download stay in this browser and need no connection. A table for each game lets the coach and the computer answer exactly as the server does.
# Heading of the list of games to download.
takeGames = Games
# Line of the list of downloads. $size: megabytes.
takeSize = { $size } MB
# Line of the list of downloads. $size: megabytes.
takeTotal = To download: { $size }
# First line of the list of downloads.
takePages = All pages, in the language you read them in
# State of a download in the list, after its name or size.
takeKept = downloaded
# State of a downloaded game in the list, after its size.
takeNewer = there is a newer table
# Main button: downloads the chosen games.
takeNow = Download
# Status and aria-label of the progress bar.
takeLoads = Loading…
# Status after a download.
takeDone = Downloaded. It all works offline now.
# Button. $name: title of a game.
takeRemove = Remove { $name }
# Button: removes all downloads.
takeRemoveAll = Remove all of it
# Status after removing a download.
takeRemoved = Removed.
# Status after a download that failed: storage is full.
takeFull = No storage left in this browser. Remove a game, or choose fewer.
# Status when the server cannot be reached.
takeCutOff = Can’t reach the server. What is not here yet can be downloaded when it is back.
# Message instead of the downloads.
takeImpossible = This browser can’t store pages: that needs a secure connection (https) and a window that isn’t private.
# Hint below the downloads.
takeMayGo = The browser may delete this if storage runs low.
# Note: what is only available with the server.
takeOthers = These need the server: games with several columns, your own rules, playing to win, the forecast and full explanations.
# Label of a choice: takeServer or takeDevice.
takeWho = Where answers come from
# Choice: the server answers.
takeServer = The server; this device only when the server can’t be reached
# Choice: the device answers.
takeDevice = Always this device, for the games that are here

## widget: the page /widget

# Title of a page in the browser's tab.
widgetPage = Keepwise: Dice coach
# Heading of the page of the widget.
widgetTitle = Dice coach
