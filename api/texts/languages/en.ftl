### Texts of Keepwise in English. CONTRIBUTING.md explains the format.

## common: several pages

# Link at the top of /play, visible while it has the keyboard focus: jumps to the game.
skip = Skip to the game
# Name of the adviser: heading of its panel, and label of the choice when it speaks.
coach = Coach
# Button at the top of /play, and heading of the dialogue that it opens.
settings = Settings
# Settings: label of the choice of a language.
language = Language
# Settings: label of the choice of light or dark colours: themeSystem, themeLight or themeDark.
theme = Theme
# Choice of theme: light or dark, as the device is set.
themeSystem = Same as system
# Choice of theme: light colours.
themeLight = Light
# Choice of theme: dark colours.
themeDark = Dark
# Settings on /play: label of the choice of how fast the computer's moves are shown.
pace = Computer speed
# Choice of pace: the computer's moves are shown at the usual speed.
paceNormal = Normal
# Choice of pace: the computer's moves are shown quickly.
paceFast = Fast
# Choice of pace: the computer's moves are shown one at a time, each after the button next.
paceStep = Step by step
# Button in the settings of /play and below the review: goes back to the choice of a game.
newGame = New game
# Settings of /play, above newGameYes and newGameNo: a new game ends the current one.
newGameAsks = Your current game will be lost.
# Button below newGameAsks: ends the current game.
newGameYes = Abandon game
# Button below newGameAsks and next to gameWaits: goes on with the current game.
newGameNo = Keep playing
# Button that closes the settings.
done = Done
# Heading of /play before a game, a slogan.
setupTitle = Roll, keep, and know.
# Introduction of /play below the heading.
setupLead = Play the dice game you grew up with, against friends or the computer. A coach that has solved it to the last decimal is there when you ask.
# Label of the choice of a game on several pages; also the title of a game without one.
ruleset = Game
# Title of the group of games that were made on /make.
gamesOwn = Your own games
# Title of the group of games that are neither Yahtzee nor Yatzy.
gamesOther = Other games
# Title of a group of games whose sheets have several columns.
gamesColumns = Several columns
# Heading of the players on /play before a game; aria-label of the list of players in a game.
players = Players
# Name of a player without one, followed by a number; label of the choice of a player.
player = Player
# Name of the player who plays alone, where no name was entered; on /train, mark of the move that was chosen.
you = You
# Name of a computer player, where no name was entered.
computer = Computer
# Choice on /play before a game: a player who is a person, not the computer.
person = Person
# Button on /play before a game, and below a sheet on /analyse.
addPlayer = Add a player
# Label of a text field for screen readers, on /play and /analyse. $n: number of the player.
playerName = Name of player { $n }
# Label of a choice for screen readers, on /play before a game: person or strengthName. $n: number of the player.
playerKind = Player { $n }: person or computer
# Name of a button on /play before a game, for screen readers. $name: name of a player.
removePlayer = Remove { $name }
# Title of choices on /play before a game: alone, friendHere, or a strength of the computer.
against = Opponent
# Choice under `against`: to play without an opponent.
alone = None
# Choice under `against`: two people play on this device.
friendHere = A friend here
# Choice under `against`: a friend plays on another device, turn by turn by links.
friendAway = A friend by link
# Summary of a fold on /play before a game: the names of players, and more of them.
setupPlayers = Names and more players
# Main button on /play before a game: starts it.
start = Play
# Button on /play before a game: chooses a file of saveFile and shows its review.
openFile = Review a saved game
# Size of a game, in a list separated by commas on /play and /rules. $n: how many categories its scorecard has.
factsCard = { $n ->
    [one] { $n } category
   *[other] { $n } categories
}
# Length of a game for one player, in a list separated by commas on /play and /make. $n: how many turns.
factsTurns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# Size of a game, in a list separated by commas on /play and /rules. $n: how many columns its scorecard has.
factsColumns = { $n ->
    [one] { $n } column
   *[other] { $n } columns
}
# Choice of playerKind: a computer player. $name: name of a strength, such as strength_casual.
strengthName = Computer: { $name }
# Weakest computer player; completes strengthName, playedLike and playedBetween.
strength_beginner = beginner
# Computer player, from weak to strong the second of six; completes strengthName, playedLike and playedBetween.
strength_casual = casual
# Computer player, from weak to strong the third of six; completes strengthName, playedLike and playedBetween.
strength_regular = regular
# Computer player, from weak to strong the fourth of six; completes strengthName, playedLike and playedBetween.
strength_club = club player
# Computer player, from weak to strong the fifth of six; completes strengthName, playedLike and playedBetween.
strength_expert = expert
# Computer player that always makes the best move; completes strengthName, playedLike and playedBetween.
strength_perfect = perfect
# Heading of the dice on the table, for screen readers.
tray = Dice
# Heading of the card with the points.
scorecard = Scorecard
# Status above the dice. $n: number of the round; $of: count of rounds.
round = Round { $n } of { $of }
# Big button on /play: the first roll of a turn.
roll = Roll
# Big button on /play: rolls the dice that are not kept. $n: how many dice are rolled.
rollAgain = { $n ->
    [one] Roll { $n } die again
   *[other] Roll { $n } dice again
}
# Big button on /play, after the usual rolls of a turn: spends a saved roll. $n: how many dice are rolled.
rollExtra = { $n ->
    [one] Extra roll: { $n } die
   *[other] Extra roll: { $n } dice
}
# Status above the dice on /play. $n: how many rolls are left in this turn.
rollsLeft = { $n ->
    [one] { $n } roll left
   *[other] { $n } rolls left
}
# Status above the dice, in games where unused rolls are saved. $n: how many rolls the player has saved.
extraRolls = { $n ->
    [one] { $n } extra roll
   *[other] { $n } extra rolls
}
# Follows extraRolls after a comma. $n: how many rolls are saved if the player scores now instead of rolling.
scoreSaves = scoring now saves { $n }
# Big button, when no roll is left: what to do next.
chooseCategory = Choose a category
# Big button on /play while the computer plays: shows the rest of its turn at once. It forfeits nothing.
computerHurry = Fast-forward
# Status while the server cannot be reached, such as on the big button of /play.
waitsForServer = Waiting for the server
# Big button on /play: shows the computer's next step, at the speed paceStep.
next = Next
# Button on /play, and aria-label of a button on /analyse: takes the last step back.
undo = Undo
# Before undo on its button, for a moment after a box was filled. $points: points, such as 24.
scoredNow = Scored { $points }
# Name of the group of dice for screen readers; label of the number of dice on /make.
dice = Dice
# Name of the group of dice for screen readers, while the player can select some.
diceGroup = Dice: select the ones to keep
# Name of a die for screen readers. $place: position of the die, from 1; $face: a face of a die, 1 to 6.
die = Die { $place }: { $face }
# Name of a die for screen readers. $place: position of the die, from 1.
dieBlank = Die { $place }, not rolled yet
# Small mark under a die that stays on the table: short.
kept = keep
# Colour of a face in games with coloured dice; after the face of a die, or before a list of faces.
black = black
# Colour of a face in games with coloured dice; after the face of a die, or before a list of faces.
red = red
# Colour of a face in games with coloured dice; after the face of a die, or before a list of faces.
green = green
# Instead of a list of dice, when none is kept; choice on /analyse: no category was announced.
nothing = nothing
# Read to screen readers after a roll. $dice: all dice on the table, such as 1 3 3 4 6.
rolled = Rolled { $dice }.
# Read to screen readers after a player has kept dice. $name: name of the player; $dice: dice, such as 3 3.
keeps = { $name } keeps { $dice }.
# Read to screen readers after a player has filled a box.
# $name: name of the player; $category: title of a category, such as Full house; $points: points, such as 24.
scored = { $points ->
    [one] { $name }: { $category }, { $points } point.
   *[other] { $name }: { $category }, { $points } points.
}
# Read to screen readers after a player has announced a category.
# $name: name of the player; $category: title of a category, such as Full house.
calls = { $name }: “{ $category }” announced.
# Status: the category that this turn has to fill. $category: title of a category, such as Full house.
called = Announced: { $category }
# Hint next to the dice after the first roll, in games with an announcing column. $column: title of that column.
mayCall = To announce, tap a box in “{ $column }”: this turn then has to fill it.
# Hint next to the dice, when only the announcing column is open and nothing was announced.
mustRollAll = Nothing was announced: only a roll of all the dice can be scored.
# Name of an open box for screen readers, and what pressing it does.
# $category: title of a category, such as Full house; $points: what it scores with these dice, such as 24.
offer = { $category }: score { $points }
# Name of an open box for screen readers, in a category with several boxes.
# $category: title of a category, such as Full house; $nth: number of the box, from 1;
# $of: how many boxes the category has; $points: points, such as 24.
offerOne = { $category }, { $nth } of { $of }: score { $points }
# Name of an open box in an announcing column, for screen readers, and what pressing it does.
# $category: title of a category, such as Full house;
# $points: what it would score with the dice as they lie, such as 24.
offerCall = { $category }: announce it ({ $points } now)
# Above the card: why the boxes of the lower section cannot be filled yet.
lockUpper = Lower section: opens once the upper section is full
# Above the card: why only the next box can be filled, in games that are filled from top to bottom.
lockOrder = Only in the order of the card
# Above the card: why a box scores nothing yet.
# $category: title of a category, such as Full house; $after: title of the category that has to score first.
lockAfter = { $category }: scores only after “{ $after }” has scored
# Heading below the card that opens the explanations of columns: columnDown to columnAnnounce.
columnsHow = How the columns work
# Explains a column below the card. $column: title of the column.
columnDown = { $column }: only from top to bottom
# Explains a column below the card. $column: title of the column.
columnUp = { $column }: only from bottom to top
# Explains a column below the card; “one” is the upper section. $column: title of the column.
columnUpper = { $column }: lower section only once the upper one is full
# Explains a column below the card. $column: title of the column.
columnFree = { $column }: in any order
# Follows an explanation such as columnFree after a semicolon. $n: what the points of the column are multiplied by.
columnFactor = { $n ->
    [one] counts once
   *[other] counts { $n } times
}
# Follows an explanation such as columnFree after a semicolon: what can be scored in an announcing column.
columnAnnounce = only what was announced after the first roll, or made by rolling all the dice at once
# Rule below the card in games such as Yamb; “all three” are boxes whose points are multiplied.
# $product: such as Ones × (Maximum − Minimum).
productCounts = Once all three are filled, { $product } counts too (never below 0)
# Rule below the card and about a category, in games such as Yamb: its points are not added to the total.
# $category: title of a category, such as Full house.
countsInProduct = { $category } counts only in the product
# Rule below the card and on the sheet of a game, in games with several columns.
# $category: title of a category, such as Full house, made of equal dice.
jokerOfColumns = Once “{ $category }” is filled in every column, further equal dice are a joker
# Rule below the card in games with columns. $n: how many rolls the last turn has.
lastTurnRolls = { $n ->
    [one] The very last turn has { $n } roll
   *[other] The very last turn has { $n } rolls
}
# Heading on the card and on the rules of a game: the categories from ones to sixes.
upperSection = Upper section
# Heading on the card and on the rules of a game: all categories below the upper section; also the row of their sum.
lowerSection = Lower section
# Row of the card: sum of the upper section without the bonus.
upperTotal = Upper total
# Row of the card: bonus for enough points in the upper section.
upperBonus = Bonus
# Row of the card: bonus for each further hand of equal dice.
# $category: title of the category of equal dice, such as Yahtzee.
bonusOf = { $category } bonus
# Row of the card: all points of the player. Label of a sum of dice on /make.
total = Total
# Link to /play#daily, and heading of its results: one game a day, with the same dice for everyone.
daily = Game of the day
# Label of a total: what the best moves bring with the dice of the game of the day. Next to a number.
dailyBest = Best play
# Days in a row on which the daily ten were answered or the game of the day was finished. $n: a count of days.
trainStreak = { $n ->
    [one] { $n } day so far.
   *[other] { $n } days in a row.
}
# Row of the card in games with several columns: the points of a column before the multiplier.
columnSum = Sum
# Row of the card in games with several columns: the number that the points of a column are multiplied by.
factor = Multiplier
# Row of the card in games with several columns: the points of a column after the multiplier.
columnTotal = Column
# Row of the card in games such as Yamb: points made by multiplying boxes.
products = Products
# Row of the card and heading of a table, in games such as Balut: points that are awarded at the end of the game.
pointsAwarded = Points awarded
# An amount of points: in tables, after a player's place, and what an example of a category pays. $n: the points.
pointsOf = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# Row of the table pointsAwarded: what earns a point there.
# $category: title of a category, such as Full house; $at: points to reach in it.
awardFrom = { $category }: { $at } or more
# Row of the table pointsAwarded: the category has to score every time.
# $category: title of a category, such as Full house; $n: how often it can be filled.
awardAll = { $category }: { $n } of { $n }
# Row of the table pointsAwarded: the category earns each time it scores.
# $category: title of a category, such as Full house.
awardEach = { $category }: every time
# Row of the table pointsAwarded: earned by the total of the player.
awardTotal = For the total
# Heading at the end of a game alone: the result. $points: total points, such as 224.
finished = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}
# Heading at the end of a game with several players. $name: name of the winner; $points: total points of the winner.
wins = Winner: { $name }, { $points }
# Heading at the end of a game with several winners.
# $points: total points of each; $names: names of the winners, as a list.
tie = Tie at { $points }: { $names }
# Heading at the end of a game alone, in games such as Balut.
# $points: total points, such as 624; $n: points awarded for it.
finishedAwarded = { $n ->
    [one] { $points } in all, which earns { $n } point!
   *[other] { $points } in all, which earns { $n } points!
}
# Heading at the end of a game with several players, in games such as Balut.
# $name: name of the winner; $n: points awarded to the winner; $points: total points of the winner.
winsAwarded = { $n ->
    [one] Winner: { $name }, { $n } point ({ $points } in all)
   *[other] Winner: { $name }, { $n } points ({ $points } in all)
}
# Heading at the end of a game with several winners, in games such as Balut.
# $n: points awarded to each; $names: names of the winners, as a list.
tieAwarded = { $n ->
    [one] Tie at { $n } point: { $names }
   *[other] Tie at { $n } points: { $names }
}
# Part of a die's name for screen readers: the coach would keep this die.
coachKeeps = the coach keeps it
# Part of a box's name for screen readers: the coach would fill this box.
coachScores = the coach's choice
# Coach's panel before the first roll of a turn.
coachBefore = Roll first; then the coach ranks every move.
# Hint in the coach's panel, in games such as Balut with points awarded at the end.
coachForTotal = The coach and the computer play for the total, not for the points awarded.
# Coach's panel while the server works out the advice.
coachWaits = The coach is thinking…
# Read to screen readers: the coach's advice. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
coachSays = Coach: { $move }.
# Coach's panel and forecast while the server solves this game for the first time; workLeft may follow.
coachPrepares = Preparing this game. One moment…
# Coach's panel, or /analyse instead of moves, when the server gave an error.
coachStuck = The coach can’t answer right now.
# Coach's panel, or /analyse instead of moves, while the server cannot be reached.
coachAway = The coach will be back when the server is.
# Coach's panel, when the server has no solution for this game and cannot make one.
noTable = No coach and no computer players for this game.
# Instead of the forecast, in the middle of a game, where it cannot be worked out in time.
noOutlook = The odds of each total are only available at the start and near the end of a game.
# Instead of the forecast, in games with several columns.
noOutlookOfColumns = For games with several columns, the odds of each total, of the upper bonus and of winning are not available.
# Instead of the forecast, after prepareOutlook was pressed. $time: a duration, such as 2 minutes.
outlookPrepared = Preparing: about { $time } left.
# Button below noOutlook: has the server work out the forecast.
prepareOutlook = Calculate now
# Name of a move that keeps these dice and rolls the others, in lists, on buttons and in sentences.
# $dice: dice, such as 3 3.
moveKeep = Keep { $dice }
# Name of a move that fills a box, in lists, on buttons and in sentences.
# $category: title of a category, such as Full house; $points: points, such as 24.
moveScore = { $category }: { $points }
# Joins a label and its content in one line, such as Dice: 3 3. $name: the label; $words: the content.
labelled = { $name }: { $words }
# Name of a move that announces a category, in lists, on buttons and in sentences.
# $category: title of a category, such as Full house.
moveCall = Announce { $category }
# Name of a move that keeps no die, in lists, on buttons and in sentences.
moveRerollAll = Roll everything again
# Button in the coach's panel: selects the dice that the coach would keep.
keepThese = Keep these
# Next to a move: the total of the whole game, on average, after this move. $value: points, such as 251.4.
worth = average total { $value }
# Estimated value: next to a move in games of columns, and in the forecast. $value: points or a probability.
worthAbout = about { $value }
# Above the moves in games of columns: their values are estimates.
estimated = Estimated, not exact.
# Above the moves in games of columns, instead of estimated: how good the coach is.
# $mean: average total, such as 1,023.4; $confidence: a probability, such as 90%; $low: lower end of a range;
# $high: upper end of a range; $games: a count of games.
estimatedStrength = An estimate, not exact: following the coach averages { $mean } ({ $confidence } confidence: { $low } to { $high }, over { $games } games).
# In place of the cost of a move, where it is the best move: short.
best = best
# Button below a list of moves that shows only the best ones. $n: how many moves there are.
allMoves = Show all { $n } moves
# Button below a list of all moves: shows only the best ones again.
fewerMoves = Show fewer
# Label of a choice in the coach's panel on /play: goalPoints or goalWin.
goal = The coach plays for
# Choice below goal and boardAim; continues their labels as a sentence.
goalPoints = the most points
# Choice below goal; continues its label as a sentence.
goalWin = the win
# Hint below the choice goalWin, and in advice: how its probabilities count ties.
goalTies = A tie counts as half a win.
# Hint below the choice goalWin, after goalTies: the assumption behind its probabilities in a game of two.
goalBoth = The other player is taken to play for the win, too.
# Hint below the choice goalWin, early in a game.
goalLater = It is too early to work out how to win, so the coach plays for points.
# Next to a move, when the coach plays for the win. $value: probability of winning after this move.
worthWin = { $value } to win
# Heading on /play and /analyse: how the game may end, with expected, chanceBonus, chanceWin and a chart.
outlook = Forecast
# Row of the forecast: the total of the player on average, such as 251.4.
expected = Expected total
# Row of the forecast: the probability of the bonus of the upper section.
chanceBonus = Upper bonus
# Row of the forecast: the probability that the player wins.
chanceWin = Chance to win
# Heading of chanceBonus and chanceWin in the forecast during a turn, as they were before its first roll.
beforeTurn = Before this turn
# The forecast in a sentence for screen readers.
# $mean: expected total; $low: lower end of a range; $high: upper end of a range.
outlookWords = Expected total { $mean }; nine games in ten end between { $low } and { $high }.
# Instead of the chart of the forecast, when only one total is possible. $total: that total.
outlookSure = The total is certain: { $total }.
# Above the forecast in a game alone: how the rest of the game is played. Its numbers follow the colon.
outlookAlone = If you follow the coach from here on:
# Above the forecast in a game with several people: how they play on. Its numbers follow the colon.
outlookTogether = If everyone follows the coach from here on:
# Above the forecast when the coach plays for the win: how everyone plays on. Its numbers follow the colon.
outlookForPoints = If everyone plays for the most points from here on:
# Above the forecast in a game against a computer that errs: how everyone plays on. Its numbers follow the colon.
outlookWeaker = If everyone plays for the most points from here on, the computer with its usual mistakes:
# Heading on /analyse before the first turn, above a chart of totals and how often they are reached.
targets = Totals within reach
# Below that chart, before a total is chosen.
targetsHint = Choose a total to see how often you reach it, and what that costs.
# A chosen total of that chart. $total: the total; $best, $usual: probabilities, such as 42%; $cost: points, such as 8.3.
targetsWords = { $total } or more: { $best } of the time when you play for it, { $usual } when you play for the most points. Points lost on average: { $cost }.
# Legend of that chart: bars for the greatest chances.
targetsBest = playing for this total
# Legend of that chart: bars for the chances of a player for the most points.
targetsUsual = playing for the most points
# Message on /play when the server gave no move for the computer; tryAgain is next to it.
computerStuck = The computer is stuck.
# Button next to a message after a failure: sends the request again.
tryAgain = Try again
# Button of a question before deleting, such as historyDeleteAsks: deletes.
deleteIt = Delete
# Button of a question before deleting, such as historyDeleteAsks: does not delete.
keepIt = Keep
# Heading on /history and below the review of a game: a test of the dice.
diceFair = Are the dice fair?
# Below diceFair on /history, above the button diceCheck.
diceFairGames = The rolls of your stored games go to the server, without names, and are not kept there. All these dice were rolled by this app.
# Below diceFair after the review of a game, above the button diceCheck.
diceFairGame = A single game shows only gross faults. Its rolls go to the server, without names, and are not kept there.
# Button below diceFair: sends the rolls and shows the result.
diceCheck = Check the dice
# Message on every page while the server cannot be reached; it disappears by itself.
serverAway = Can’t reach the server. This page will carry on as soon as it’s back.
# Message when a part of the page, such as the rules of a category, could not be loaded; tryAgain is next to it.
pageStuck = The page could not be loaded.
# Message after choosing a language in the settings, when its texts could not be loaded.
languageStuck = This language could not be loaded.
# Message when a link or a file names a game that this server does not have.
unknownGame = Unknown game.
# Message on /play after choosing a file to review that contains no game.
fileBroken = There is no game in this file.
# Message on /play after opening a link of shareLink that contains no readable game.
linkBroken = There is no game in this link.
# Instead of the game on /play, when it goes on in another tab of the browser; playHere is below.
otherTab = This game is paused: you’re playing it in another tab.
# Button below otherTab: goes on with the game in this tab.
playHere = Play on here
# Message on /play after opening a link, while another game is in progress; newGameNo is next to it.
gameWaits = You have a game in progress. Starting a new one ends it.
# Message on opening /play, when the game saved in this browser belongs to rules that the server does not have; saveFile
# is next to it.
keptUnknown = Your saved game uses rules this server doesn’t have, so it was removed.
# Message on opening /play, when the game saved in this browser cannot be read; saveFile is next to it.
keptDamaged = Your saved game was damaged and had to be removed.
# Heading of the analysis after a game, and button that opens it: every decision, its cost, luck and skill.
review = Review
# Status while the server grades the decisions of a game.
reviewing = Reviewing every decision…
# Read to screen readers when the review has appeared.
reviewReady = The review is ready.
# Instead of the review, when the server gave an error.
reviewStuck = The game could not be reviewed.
# Instead of the review, above a list of problems such as problemPoints.
gameInvalid = This game does not follow the rules:
# Problem of a reviewed game or a checked sheet.
# $category: title of a category, such as Full house; $dice: dice, such as 3 3; $expected: the correct points;
# $found: what was entered.
problemPoints = “{ $category }” with { $dice } pays { $expected }, not { $found }.
# Problem of a checked sheet: no dice give these points.
# $category: title of a category, such as Full house; $found: the points entered.
problemImpossible = “{ $category }” cannot pay { $found } here.
# Problem of a reviewed game: the player filled a category again. $category: title of a category, such as Full house.
problemFilled = “{ $category }” was already filled.
# Problem of a reviewed game: the rules did not allow this category in that turn.
# $category: title of a category, such as Full house.
problemIllegal = “{ $category }” may not be filled here.
# Problem of a reviewed game: the rules did not allow announcing this category.
# $category: title of a category, such as Full house.
problemCall = “{ $category }” may not be announced here.
# Problem of a reviewed game or a checked sheet. $category: the name in the file, which the game does not have.
problemUnknown = This game has no category “{ $category }”.
# Problem of a checked sheet: a sum is wrong.
# $total: name of the sum; $expected: the correct sum; $found: what was entered.
problemTotal = “{ $total }” comes to { $expected }, not { $found }.
# Problem of a reviewed game or a checked sheet.
# $bonus: name of a bonus; $expected: the correct points; $found: what was entered.
problemExtra = “{ $bonus }” is { $expected } here, not { $found }.
# Problem of a reviewed game: for example, a kept die was not rolled before.
problemDice = These dice don’t match up.
# Problem of a reviewed game or a checked sheet: too many turns, or not the same number for every player.
problemTurns = The number of turns is wrong.
# Problem of a reviewed game or a checked sheet that has no other text.
problemOther = Something here can’t be read.
# Last line of a list of problems that is cut short. $n: how many are not shown.
problemsMore = … and { $n } more
# Instead of the grades in a review: the server has no solution for this game.
unjudged = These decisions can’t be graded: this server has no solution for this game.
# How far the server is with solving a game. $share: a percentage, such as 80%; $time: a duration, such as 2 minutes.
workLeft = { $share } done, about { $time } left.
# While the server solves another game first.
# $share: how much of that is done, such as 80%; $time: a duration, such as 2 minutes.
workWaits = Another game is ahead of this one: { $share } done, about { $time } left.
# Button below the review and on /analyse: copies a link to this game or position.
shareLink = Share a link
# Button below the review, and next to keptUnknown and keptDamaged: downloads the game as a file.
saveFile = Save as a file
# Button next to saveFile: the moves of a game as readable text.
saveText = Save as text
# Button next to saveFile: the moves of a game as a table for spreadsheets.
saveTable = Save as CSV
# Before a short code of a position, such as yahtzee:132az, which people can send to each other.
positionCode = Position code
# Button that copies the code of positionCode.
copyCode = Copy
# Status after a button that copies a link, such as shareLink.
linkCopied = The link is in your clipboard.
# Button on several pages: shares a result as text. Short.
share = Share
# Status after the button share, where the text was copied.
textCopied = The text is in your clipboard.
# Row of the review for a player: the total that best play averages from the first roll; luck and loss follow.
startValue = Expected with best play
# Instead of startValue in games of columns: the average total by the coach's estimate.
startEstimated = Coach’s estimate
# Row of the review: points that the player's rolls brought above or below average, with a sign.
luck = Luck
# Row of the review: points that the player's decisions cost compared with the best moves.
loss = Points given away
# Follows totalLucky or totalUnlucky with a sign before and points after it, in games of columns; explained by
# correctionHint.
correction = correction
# Explains the row correction, in games of columns.
correctionHint = Values are estimates. The correction is how far off they were from one turn to the next.
# Review in chances: the result without the luck of all dice. $chance: a probability, such as 58%.
luckAdjusted = Judging by this game, playing like this wins about { $chance } of the time with neutral luck.
# First row of a player in the review in chances: the chance to win before the game. The rows after it change it.
chanceStart = At the start
# The same by a player’s own mistakes, with a sign.
ownMistakes = Own mistakes
# The same by rolls of the other players, with a sign.
luckOfOthers = Luck of the others
# The same by decisions of the other players.
othersMoves = Decisions of the others
# The same: what it brings to play turns for the win instead of for points.
playingToWin = Playing to win
# The last row after chanceStart: the chance at the end, such as 100%.
chanceEnd = At the end
# Heading of a chart in the review: the chance of every player to win, turn by turn.
chanceTitle = Chance to win along the game
# Below a player's name in the review of a game with several. $n: the place, 1 for the winner.
rank = { $n ->
    [1] First place
    [2] Second place
    [3] Third place
    [4] Fourth place
   *[other] Place { $n }
}
# Chart of luck and loss, for screen readers: the whole game of a player.
# $name: name of the player; $luck: points gained by luck, with a sign; $loss: points given away, such as 1.43.
turnsWords = { $loss ->
    [one] { $name }: luck { $luck }, { $loss } point given away.
   *[other] { $name }: luck { $luck }, { $loss } points given away.
}
# Chart of luck and loss: a turn, for screen readers and when selected.
# $n: number of the turn; $luck: points gained by luck, with a sign; $loss: points given away, such as 1.43.
turnWords = Turn { $n }: luck { $luck }, given away { $loss }
# Below the chart of luck and loss, until a turn is selected.
turnsHint = Choose a turn to see its numbers.
# Heading in the review: the decisions that cost the most points.
expensive = The most expensive decisions
# Below the heading expensive, when no decision cost anything.
flawless = Not a single point given away.
# Below the heading expensive, when no decision cost anything, in games of columns.
flawlessEstimated = Not a single point given away, as far as the coach can tell.
# Where a decision of the review was made. $name: name of a player; $n: number of the turn.
highlightPlace = { $name }, turn { $n }
# Grade of a decision in the review and of the coach: it cost nothing. Short.
grade_best = best
# Grade of a decision: it cost very little. Short.
grade_good = good
# Grade of a decision: it cost a little. Short.
grade_inaccuracy = inaccuracy
# Grade of a decision: it cost clearly. Short.
grade_mistake = mistake
# Grade of a decision: it cost very much. Short.
grade_blunder = blunder
# Praise of a decision: every other move would have been at least a mistake. Short, follows “best”.
praise_only_move = only move
# Praise of a decision: a casual player would have gone wrong at least half of the time. Short, follows “best”.
praise_hard = hard to find
# Link at the top of all pages except /play, visible while it has the keyboard focus: jumps to the content.
skipMain = Skip to the content
# Link to /play in the menu of every page, and heading of its description on the home page: short.
navPlay = Play
# Link to /analyse in the menu, and heading of its description on the home page: short.
navAnalyse = Analyse
# Link to /train in the menu, its main heading, and heading of its description on the home page: short.
navTrain = Train
# Link to /rules in the menu, and heading of its description on the home page: short.
navRules = Rules
# Link to /history in the menu, and heading of its description on the home page: short.
navHistory = My games
# Link to /make in the menu, and heading of its description on the home page: short.
navMake = Make your own game
# Link to /widget in the foot of every page: the coach for any website.
navWidget = Coach for your site
# Link to /docs, the documentation of the HTTP API for programmers, in the menu: short.
navDocs = API
# Main heading of the page for an unknown address.
missingTitle = Page not found
# Page for an unknown address: text below the heading.
missingLead = The address may be wrong, or the page has moved.
# Page for an unknown address: link to the home page.
missingHome = Go to the home page
# Title of /play in the browser's tab.
playPage = Keepwise: play with a perfect coach
# Title of the page for an unknown address, in the browser's tab.
missingPage = Keepwise: nothing here
# Link to /offline, the page of downloads, in the menu: short.
navTake = Offline
# Message on every page while the server cannot be reached and this device works out the advice instead.
answeredHere = You’re offline: answers come from this device.
# Mark below advice or a review that this device worked out, without the server.
onThisDevice = on this device
# Instead of advice or a forecast that this device cannot work out, while the server cannot be reached.
needsServer = This needs the server. It will appear when you’re back online.

## home: the home page /

# Title of the home page in the browser's tab.
homePage = Keepwise: dice games, solved exactly
# Main heading of the home page.
homeTitle = Dice games, solved to the last decimal.
# Introduction below the main heading of the home page.
homeLead = Play Yahtzee, Yatzy and their relatives against friends or the computer. A coach that knows the best move for every roll helps when you ask. Afterwards you see what was luck and what was skill.
# Link to /play that looks like a button.
homePlay = Play a game
# Link to /analyse that looks like a button.
homeAnalyse = Analyse real dice
# Home page, above dice that the visitor can select to hear what the coach would keep.
homeTry = First roll: which dice would you keep?
# Button below the first roll on the home page: rolls other dice.
homeAnother = Another roll
# Home page: what /analyse offers, below the heading navAnalyse.
homeAnalyseWords = Playing with real dice? Tap in your card and your roll: every move with what it costs, and why.
# Home page: what the game of the day is, below the heading daily.
homeDailyWords = One game for everyone, with the same dice. You have one try: how far do you get?
# Home page: what /train offers, below the heading navTrain.
homeTrainWords = Ten decisions a day, the same for everyone, plus practice by theme and your own mistakes to work on.
# Home page: what /rules offers, below the heading navRules.
homeRulesWords = What every category needs and pays, with dice, on one sheet for each game.
# Home page: what /history offers, below the heading navHistory.
homeHistoryWords = Your games, averages, streaks and costliest mistakes. They stay in this browser.
# Home page: what /make offers, below the heading navMake.
homeMakeWords = Change the rules or invent a game, see at once what that changes, then play it.
# Heading on the home page, above homeApiTitle and homeWidgetTitle.
homeDevelopers = For developers
# Subheading below homeDevelopers, a verb: programs ask the server over its HTTP API.
homeApiTitle = Ask
# Text below homeApiTitle: what the HTTP API does.
homeApiWords = Score hands, check whole games to the last die, and get exact advice with the cost of every alternative. Works with the built-in rules and your own.
# Link below homeApiWords: opens /docs, the documentation of the HTTP API.
homeDocs = Read the API
# Subheading below homeDevelopers, a verb: put the coach on one's own web page.
homeWidgetTitle = Embed
# Text below homeWidgetTitle, above three lines of HTML.
homeWidgetWords = Three lines put the coach on any page, in thirteen languages, for keyboard and screen reader too.
# Link below homeWidgetWords: opens the widget alone, on the page /widget.
homeWidget = View it on its own, as in an iframe

## play: the page /play

# Choice when the coach speaks: never, short.
coachOff = off
# Choice when the coach speaks, explained by coachHintWords: short.
coachHint = when I ask
# Choice when the coach speaks, explained by coachAfterWords: short.
coachAfter = after my move
# Choice when the coach speaks: before every move, short.
coachAlways = always
# Coach's panel: explanation of the choice coachHint.
coachHintWords = The coach says nothing until you ask. Hints come in three steps: what is at stake, two candidates, the move.
# Coach's panel: explanation of the choice coachAfter.
coachAfterWords = You decide first. Then the coach says what the move cost, and what would have been best.
# Tray, before a move, where the coach comments after it; coachAfterWords says more.
coachFirst = You decide first.
# Instead of the coach's verdict on the last move, when the advice did not come in time.
coachMissed = The coach missed this move.
# Button in the coach's panel: rolls the dice that are not selected.
rollOn = Roll again
# Big button on /play, when a box is selected: fills it.
# $points: points, such as 24; $category: title of a category, such as Full house.
scoreIn = Score { $points } in { $category }
# After a box that scores 0 was chosen on /play: it is not filled yet. $category: title of a category, such as Full
# house.
zeroAsks = “{ $category }” would score 0. Choose it again to confirm.
# Follows zeroAsks, where the coach has already shown what moves cost. $n: points, such as 25.
zeroCosts = { $n ->
    [one] You would give away about { $n } point.
   *[other] You would give away about { $n } points.
}
# Coach's verdict above the dice, after the grade of the last move. $move: the better move, such as Keep 3 3.
verdictBetter = Better: { $move }
# Instead of verdictBetter, where the last move was good. $move: the better move, such as Keep 3 3.
verdictSlightly = Slightly better: { $move }
# Coach's panel, row of the verdict on the last move: followed by the move that was played.
verdictPlayed = You played
# Coach's panel, row below verdictPlayed: followed by the better move.
verdictBest = Best was
# Above the dice for a moment, when the best category of the game was made.
# $category: title of the category, such as Yahtzee.
celebrate = { $category }!
# Heading at the end of a game with one person: that person has won. $n: points ahead of the next player.
endWon = { $n ->
    [one] You win by { $n } point
   *[other] You win by { $n } points
}
# Heading at the end of a game with one person: another player has won. $n: points behind the winner.
endLost = { $n ->
    [one] You lost by { $n } point
   *[other] You lost by { $n } points
}
# Below the heading at the end of a game: the total is the player's highest. $n: points more than the highest before.
endBest = { $n ->
    [one] Your best game yet, by { $n } point.
   *[other] Your best game yet, by { $n } points.
}
# Instead of endBest: the player's earlier games. $n: how many; $mean: their average total; $most: their highest total.
endCompared = { $n ->
    [one] Your game before this one: { $most }.
   *[other] Your { $n } games before: { $mean } on average, { $most } at best.
}
# Form for a new game, after the link daily.
dailyCall = The same dice for everyone, one try a day.
# Before the first roll of the game of the day.
dailyHow = Everyone has the same dice today. You have one try, without the coach.
# After the game of the day. $time: hours and minutes, such as 5:07.
dailyNext = Next game in { $time } h.
# Button at the end of a game: the same players play the same game again, and another one starts. Short.
rematch = Rematch
# Name of the other player in a game by link, where no name was entered.
friend = Friend
# Heading after opening an invitation to a game by link.
# $name: name of the friend; $game: title of the game, such as Yahtzee.
friendInvites = { $name } invites you to { $game }
# Below the heading friendInvites: how such a game works.
friendHow = You take turns by link, each on your own device. Every link carries the whole game. The dice come from a secret of each of you, so neither can choose them.
# Label of a text field below friendHow.
friendYou = Your name, for your friend
# Button below friendYou: begins the game.
friendAccept = Accept
# Big button at the beginning of a game by link: shares or copies the invitation.
friendInvite = Send the invitation
# Big button after a turn in a game by link: shares or copies the link for the friend.
friendSend = Send the link
# Message above friendInvite.
friendInvited = Your friend accepts with a link back to you. Then you begin.
# Message above friendSend. $name: name of the friend.
friendWaits = { $name } plays next, with this link. Come back with theirs.
# Text that is sent with a link of a game by link. $game: title of the game, such as Yahtzee.
friendText = Your turn: { $game }
# Link on /play before a game: goes on with a game by link. $game: title of the game; $name: name of the friend.
friendYours = { $game } with { $name }: your turn
# Like friendYours, while the friend is to play. $game: title of the game; $name: name of the friend.
friendTheirs = { $game }: { $name } plays next
# Message after opening a link of a game by link that contradicts what this browser knows.
friendChanged = This link was changed: it doesn’t fit the game you know. Ask your friend to send it again.
# Message after opening a link of a game by link in a browser that does not play it.
friendElsewhere = This game is being played in another browser. Open the link there.
# Button in the coach's panel: marks the last decision, so that onlyFlagged finds it in the review.
flag = Flag this decision for the review
# Status after pressing the button flag.
flagSet = Flagged for the review.
# Status after pressing the button flag again.
flagGone = Flag removed.
# Heading and button of the list of keys.
keys = Keyboard shortcuts
# List of keys, after the keys 1 to 6.
keyFace = keep a die with this number; when analysing, add one
# List of keys, after the keys Shift and 1 to 6.
keyPlace = keep the die in this place
# List of keys, after the key R.
keyRoll = rolls the dice that are not kept
# List of keys, after the key U.
keyUndo = undoes the last step
# Settings: checkbox that turns on the keys of the list of keys.
keysUse = Single keys, such as R to roll
# List of keys, after the key H.
keyHint = asks the coach for a hint
# List of keys, after the key F.
keyFlag = flags this decision for the review, or takes the flag away
# List of keys, after the key ?.
keyHelp = shows these keys
# List of keys, after the arrow keys.
keyArrows = move between dice (← →) and boxes (↑ ↓)
# List of keys, after the key Enter.
keyEnter = presses what has the focus, otherwise the big button
# Settings: checkbox that shows tips such as tipKeep in a player's first games.
tipsUse = Tips in the first games
# Settings: checkbox for sounds of dice and scores, and vibrations of a phone.
soundUse = Sound and vibration
# Settings on a phone: checkbox; shaking the phone rolls the dice.
shakeUse = Shake the phone to roll
# Button that closes a tip.
tipDone = Got it
# Tip in a player's first games, after the first roll.
tipKeep = Tap the dice you want to keep. The others are rolled again.
# Tip in a player's first games, after the last roll of a turn.
tipChoose = That was the last roll. Choose a box: the numbers show what each one scores.
# Tip in a player's first games, after a last roll that scores nothing in any open box.
tipNothing = Nothing fits? Then you have to take a 0. Choose the box you’ll miss least.
# Tip in a player's first games: the rules leave one box for these equal dice.
# $category: title of a category, such as Full house.
tipJoker = All dice the same again: this has to go into “{ $category }” while that box is open.
# Button on /play that opens a menu.
menu = Menu
# Link in the menu of /play: opens the current position on /analyse.
analyseThis = Analyse this position
# Fact about the chosen game on /play, in a list separated by commas. $mean: average points a game.
factsBest = { $mean ->
    [one] perfect play averages { $mean } point a game
   *[other] perfect play averages { $mean } points a game
}
# Instead of factsBest in games of columns, where the coach estimates. $mean: average points a game.
factsAbout = { $mean ->
    [one] the coach averages about { $mean } point a game
   *[other] the coach averages about { $mean } points a game
}
# Link on /play, below the chosen game: opens its rules on /rules.
howPlayed = How to play
# Hint on /play, below the chosen strength of a computer player. $mean: average points a game.
strengthReaches = { $mean ->
    [one] Averages about { $mean } point a game.
   *[other] Averages about { $mean } points a game.
}
# Tooltip of a category's name on the card, a button: opens the rules of that category.
# $category: title of a category, such as Full house.
infoOf = What “{ $category }” needs and pays
# Message on /play while the server cannot be reached; it disappears by itself.
offline = Can’t reach the server. Your game is saved here; leave this page open and it will carry on when the server is back.
# Link on /play before a game: opens /offline.
setupTake = Download games to play offline

## reasons: reasons for moves, on all pages and in the API

# Quotation marks of the language, around a title in a list. $words: the title.
quoted = “{ $words }”
# A title with what belongs to it. $title: title of a category; $words: a probability, such as 42%, or title of a
# column.
titleWith = { $title } ({ $words })
# A range. $least: its lower end, such as 31%; $greatest: its upper end, such as 64%.
range = { $least } – { $greatest }
# Below the one reason for a move: opens the whole list of reasons.
whyMore = More
# Reason shown with the best move: every move has the same value.
pointAllTie = All moves are worth the same.
# Reason for the move that the player asks about or played: no move is better.
pointSame = That is the best move.
# Reason for the best move. All reasons from pointIdle to pointUpperMore follow the colon.
# $move: the other move, as in moveKeep or moveScore; $reason: a reason, such as pointMoreOften.
pointBetter = Better than “{ $move }”: { $reason }
# Instead of pointBetter, when the player made the other move.
# $move: that move, as in moveKeep or moveScore; $reason: a reason, such as pointMoreOften.
pointBetterYours = Better than your “{ $move }”: { $reason }
# Instead of pointBetter, in the API. $move: the other move, as in moveKeep or moveScore;
# $loss: points that it is worse, such as 1.43; $reason: a reason, such as pointMoreOften.
pointBetterBy = Better than “{ $move }” by { $loss }: { $reason }
# Reason: the other move keeps dice that do not help.
# $n: a count of useless dice; $dice: the useless dice, such as 4; $others: the useful dice, such as 3 3.
pointIdle = { $n ->
    [one] keeping the { $dice } only leaves one die fewer to roll for { $others }.
   *[other] keeping { $dice } only leaves fewer dice to roll for { $others }.
}
# Reason: keeping fewer dice makes a category more often.
# $dice: dice that the best move rolls; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointWithout = without { $dice } you score “{ $category }” this turn { $chance } of the time, not { $other }.
# Reason: keeping more dice makes a category more often.
# $dice: dice that only the best move keeps; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointWith = with { $dice } as well, you score “{ $category }” this turn { $chance } of the time, not { $other }.
# Reason: some faces complete a category.
# $faces: the faces, such as 3 or 4; $category: title of a category, such as Full house;
# $chance: how often, with the best move; $other: how often, with the other move.
pointCompletes = a { $faces } completes “{ $category }”; you score it this turn { $chance } of the time, not { $other }.
# Reason to keep one face rather than another: only its category of the upper section is open.
# $category: title of a category, such as Full house; $other: title of the filled category.
pointOpenUpper = “{ $category }” is still open, “{ $other }” is not.
# Reason to keep other dice: their points in the upper section.
# $dice: dice of the best move; $others: dice of the other move.
pointForUpperBonus = { $dice } helps the upper bonus more than { $others }.
# Reason to keep other dice: higher faces are worth more. $dice: dice of the best move; $others: dice of the other move.
pointHigher = { $dice } counts for more than { $others } in every box that adds up dice.
# Reason: this turn makes a category more often.
# $category: title of a category, such as Full house; $chance: how often, with the best move;
# $other: how often, with the other move.
pointMoreOften = you score “{ $category }” this turn { $chance } of the time, not { $other }.
# Reason: this turn makes several categories more often. $categories: titles of categories, as a list.
pointSeveral = you score { $categories } more often this turn.
# Reason: a category ends with more points.
# $category: title of a category, such as Full house; $mean: average, with the best move;
# $other: average, with the other move.
pointMorePoints = when you score “{ $category }” this turn, you get { $mean } on average, not { $other }.
# Reason: a category ends with more points.
# $category: title of a category, such as Full house; $mean: its average at the end, with the best move;
# $other: the same, with the other move.
pointBringsMore = by the end of the game, “{ $category }” averages { $mean }, not { $other }.
# Reason: this turn has to take a 0 less often.
# $chance: how often, with the best move; $other: how often, with the other move.
pointFewerZeros = you take a 0 this turn only { $chance } of the time, not { $other }.
# Reason: this turn never has to take a 0. $other: how often it does with the other move.
pointNoZeros = you never take a 0 this turn, which otherwise happens { $other } of the time.
# Reason to roll again rather than to take a 0 now.
# $category: title of a category, such as Full house; $chance: a probability, such as 42%.
pointNoZeroYet = no need to take a 0 yet; if you roll again, you score “{ $category }” { $chance } of the time.
# Reason to roll again: other points cannot be lost.
# $points: these points, such as 24; $other: title of their category;
# $category: title of a category, such as Full house, which rolling again may make; $chance: a probability, such as 42%.
pointNothingLost = { $points ->
    [one] your { $points } point for “{ $other }” is safe, and if you roll again, you score “{ $category }” { $chance } of the time.
   *[other] your { $points } points for “{ $other }” are safe, and if you roll again, you score “{ $category }” { $chance } of the time.
}
# Reason to roll again: the average is above the points now.
# $mean: average points, such as 21.4; $category: title of a category, such as Full house;
# $points: points of scoring now.
pointMoreToCome = rolling again is worth { $mean } on average for “{ $category }”, against { $points } now.
# Reason to roll again: a category that can still be made.
# $category: title of a category, such as Full house; $chance: a probability, such as 42%.
pointRollOn = if you roll again, you score “{ $category }” { $chance } of the time.
# Reason to score now: the other move, which keeps dice and was named before, seldom gets as many points.
# $points: points, such as 24; $category: title of a category, such as Full house; $chance: a probability, such as 42%.
pointMadeAlready = you already have { $points } for “{ $category }”; that move gets as much again at most { $chance } of the time.
# Reason to score now: the other move, as in pointMadeAlready, never gets as many points.
# $points: points, such as 24; $category: title of a category, such as Full house.
pointNeverAgain = you already have { $points } for “{ $category }”; that move never gets as much.
# Reason to score now: the other move, as in pointMadeAlready, averages fewer points in this category.
# $points: points, such as 24; $category: title of a category, such as Full house; $mean: the average of that move.
pointEnough = { $points } for “{ $category }” beats that move, which averages at most { $mean } there.
# Reason to score now: the category pays more on the first roll.
# $category: title of a category, such as Full house; $points: points, such as 24; $later: points, such as 12.
pointServed = “{ $category }” scores { $points } on this roll, only { $later } later.
# Reason to score now, in games where unused rolls are saved. $n: how many rolls are saved.
pointSavesRolls = { $n ->
    [one] scoring now saves { $n } roll for later turns.
   *[other] scoring now saves { $n } rolls for later turns.
}
# Reason: a further hand of equal dice earns a bonus.
# $joker: title of the category for equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $points: points, such as 24; $category: title of a category, such as Full house.
pointExtraBonus = another “{ $joker }” pays a { $bonus } bonus, plus { $points } for “{ $category }”.
# Instead of pointExtraBonus, when the filled box itself scores nothing.
# $joker: title of the category of equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $category: title of a category, such as Full house.
pointExtraBonusZero = another “{ $joker }” pays a { $bonus } bonus, even with a 0 in “{ $category }”.
# Reason to roll again for equal dice, which would earn a bonus.
# $joker: title of the category of equal dice, such as Yahtzee; $bonus: points of a bonus, such as 100;
# $chance: a probability, such as 42%.
pointChases = another “{ $joker }” would pay a { $bonus } bonus; it comes up { $chance } of the time.
# Reason: the rules let equal dice count in a category that they do not make.
# $points: points, such as 24; $category: title of a category, such as Full house.
pointJoker = as a joker, these dice score { $points } for “{ $category }”.
# Reason to score now: the category is hard to make.
# $category: title of a category, such as Full house; $points: points, such as 24;
# $chance: how often a turn for it makes it.
pointTakeRare = “{ $category }” scores { $points } and is rare; even when you go for it, you make it only { $chance } of the time.
# Reason to fill this box: the points are above its average.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $mean: average of a turn played for it.
pointGoodFor = { $points } is good for “{ $category }”; going for it averages { $mean }.
# Reason not to fill another box: the points are below its average.
# $points: points, such as 24; $category: title of a category, such as Full house;
# $mean: average of a turn played for it.
pointTooLittle = { $points } is low for “{ $category }”; going for it averages { $mean }.
# Reason not to take a 0 in another box.
# $category: title of a category, such as Full house; $mean: average of a turn played for it.
pointZeroGivesUp = a 0 in “{ $category }” throws away the { $mean } that going for it averages.
# Reason to take a 0 in this box: it is hard to make.
# $category: title of a category, such as Full house; $chance: how often a turn for it makes it.
pointZeroRare = a 0 in “{ $category }” costs little; even when you go for it, you make it only { $chance } of the time.
# Instead of pointZeroRare, when nothing can be made there any more. $category: title of a category, such as Full house.
pointZeroNever = “{ $category }” can no longer be made, so a 0 there costs little.
# Reason to take a 0 in this box: it brings few points.
# $category: title of a category, such as Full house; $mean: average of a turn played for it.
pointZeroLow = a 0 in “{ $category }” costs little; going for it averages only { $mean }.
# Reason to take a 0 here rather than few points there.
# $later: points in the other box; $rival: title of the other box; $other: average of the other box;
# $category: title of a category, such as Full house; $mean: average of this box.
pointZeroInstead = { $later } is low for “{ $rival }”; going for it averages { $other }, going for “{ $category }” only { $mean }.
# Reason to take a 0 in a box of the upper section. $category: title of a category, such as Full house.
pointUpperLost = the upper bonus is out of reach anyway, so a 0 in “{ $category }” costs little.
# Reason: only the best move leaves a chance of the upper bonus. $chance: probability of the bonus if one plays for it.
pointUpperAlive = this keeps the upper bonus alive; go for it and you get it { $chance } of the time.
# Reason: after the best move nothing can prevent the upper bonus.
pointUpperSure = this makes the upper bonus certain.
# Reason: the best move makes the upper bonus likelier.
# $chance: probability of the bonus if one plays for it; $other: the same after the other move.
pointUpperCloser = this brings the upper bonus closer; go for it and you get it { $chance } of the time, not { $other }.
# Instead of pointUpperCloser, when the bonus is certain if one plays for it.
# $other: its probability after the other move.
pointUpperCertain = this secures the upper bonus; go for it and you always get it, not just { $other } of the time.
# Reason: average points from the upper bonus.
# $mean: average points, such as 21.4; $other: the average after the other move.
pointUpperMore = the upper bonus averages { $mean } this way, not { $other }.
# Reason with the aim boardFloor on /analyse.
# $points: the guaranteed total; $move: the other move; $other: total that it guarantees.
pointFloor = You finish with at least { $points } whatever you roll; “{ $move }” guarantees only { $other }.
# Instead of pointFloor, when no other move is compared. $points: the guaranteed total.
pointFloorAlone = You finish with at least { $points } whatever you roll.
# Reason with the aim boardTarget on /analyse.
# $points: the target; $chance: a probability, such as 42%; $move: the other move; $other: its probability.
pointTarget = You reach { $points } or more { $chance } of the time; with “{ $move }”, { $other }.
# Reason with the aim boardUpperBonus on /analyse.
# $chance: a probability, such as 42%; $move: the other move; $other: its probability.
pointUpperBonus = You get the upper bonus { $chance } of the time; with “{ $move }”, { $other }.
# Reason: the other move keeps dice that do not help, and has no other dice worth naming.
# $n: how many such dice; $dice: these dice, such as 4.
pointIdleAlone = { $n ->
    [one] keeping the { $dice } only leaves one die fewer to roll.
   *[other] keeping { $dice } only leaves fewer dice to roll.
}
# Reason to roll again rather than to score. $categories: titles of categories, as a list with “or”.
pointOpenChances = rolling again can still make { $categories }.
# Reason between two boxes, when both earn the bonus.
# $bonus: points of a bonus, such as 100; $points: points, such as 24;
# $category: title of a category, such as Full house; $mean: average points, such as 21.4.
pointBonusEither = you get the { $bonus } bonus either way, and { $points } is good for “{ $category }”; going for it averages { $mean }.
# Follows the reason for the best move.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $loss: points that it is worse than the best move, such as 1.43.
nextCosts = “{ $move }” costs { $loss }.
# Reason about the next best move: the difference is too small to show.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3.
nextHardly = “{ $move }” is almost as good.
# Reason about the next best move: it has the same value. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
nextTies = “{ $move }” is just as good.
# Reason shown with the best move: the rules allow no other.
onlyMove = There is no other move.
# Compares with a worse move, when the coach plays for the win.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $other: its probability of winning;
# $best: that of the best move.
nextWins = “{ $move }” wins { $other } of the time, not { $best }.
# After a move that keeps dice: the categories that this turn will make.
# $made: titles of categories, each with its probability.
playsFor = Makes { $made }.
# After a move that keeps dice: the categories that this turn will make, and those it gives up if none succeeds.
# $made: titles of categories, each with its probability; $lost: titles of categories that get a 0.
playsElse = Makes { $made }; otherwise a 0 in { $lost }.
# After a move that keeps dice: the turn makes this category or takes a 0 in it.
# $made: title of a category with its probability.
playsOrNothing = Makes { $made }; otherwise it gets a 0.
# After a move that keeps dice: the likeliest results of this turn, not all.
# $made, $lost: titles of categories, each with its probability; $lost get a 0.
playsOrZero = Makes { $made }; a 0 goes into { $lost }.
# After a move that keeps dice: this turn can make nothing. $lost: titles of categories that get a 0.
playsZero = A 0 goes into { $lost }.
# After a move that keeps dice: the turn makes this category in any case. $made: title of a category.
playsSure = Makes { $made } every time.
# Compares two boxes to score in.
# $now: points that the best move scores more; $later: average points that it leaves more.
paysMoreKeepsMore = the best move scores { $now } more now, and the boxes still open are worth { $later } more.
# Compares two boxes to score in, equal for the rest of the game. $now: points that the best move scores more.
paysMoreKeepsSame = the best move scores { $now } more now.
# Compares two boxes to score in.
# $now: points that the best move scores more; $later: average points that it leaves less.
paysMoreKeepsLess = the best move scores { $now } more now; the boxes still open are worth only { $later } less.
# Compares two boxes to score in, with the same points now. $later: average points that the best move leaves more.
paysSameKeepsMore = the best move scores the same now, and the boxes still open are worth { $later } more.
# Compares two boxes to score in.
# $now: points that the best move scores less; $later: average points that it leaves more.
paysLessKeepsMore = the best move scores { $now } less now, but the boxes still open are worth { $later } more.
# Reason why a move was worse: it keeps all dice although rolls are left.
keepsAll = keeping every die wastes a roll.
# Reason why a move was worse: it kept dice where the best move was to score.
wasThere = The points were there to be taken.
# One of two moves that are compared, with where it leads.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $words: a sentence such as playsFor.
moveWith = “{ $move }”: { $words }
# List of reasons in points, after a category's title and a colon.
# $best: points that the best move scores there now; $other: average points there after the other move.
whyTake = { $best } now; later it would bring { $other } on average
# List of reasons in points, after a category's title and a colon.
# $best: average points there after the best move; $other: points that the other move scores there now.
whyLeaveOpen = { $best } on average if left open; now it would pay { $other }
# List of reasons in points, after the title of a category or bonus and a colon.
# $best: average points there after the best move; $other: average points there after the other move.
whyMean = { $best } on average instead of { $other }
# List of reasons, after the title of a bonus and a colon: only the best move keeps a chance of it.
whyAlive = stays within reach
# List of reasons, after the title of a bonus and a colon: only the best move makes it nearly certain.
whySure = all but sure
# List of reasons, after the title of a bonus and a colon: only the other move keeps a chance of it.
whyLost = given up
# List of reasons, after the title of a bonus and a colon: only the other move makes it nearly certain.
whyAtRisk = no longer sure
# List of reasons, after the title of a bonus and a colon.
# $best: probability after the best move; $other: probability after the other move.
whyChance = a chance of { $best } instead of { $other }
# List of reasons, after the title of a bonus and a colon: the best move earns it with these dice.
whyNow = earned now
# Last line of the list of reasons: points of the difference that no other line explains.
whyRest = everything else
# When the coach plays for the win: the lead over the strongest opponent.
# $points: average points at the end, such as 12.5.
stakesAhead = { $points ->
    [one] Playing for points, you would end { $points } point ahead on average.
   *[other] Playing for points, you would end { $points } points ahead on average.
}
# When the coach plays for the win: the distance to the strongest opponent.
# $points: average points at the end, such as 12.5.
stakesBehind = { $points ->
    [one] Playing for points, you would end { $points } point behind on average.
   *[other] Playing for points, you would end { $points } points behind on average.
}
# When the coach plays for the win: neither ahead nor behind the strongest opponent.
stakesLevel = Playing for points, you would end level on average.
# When the coach plays for the win: no move brings more points, either. $move: the best move, such as Keep 3 3.
stakesSame = “{ $move }” is also the best move for points.
# When the coach plays for the win: compares with the move for the most points.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $points: average points, such as 0.93;
# $other: its probability of winning; $best: that of the best move.
stakesCosts = “{ $move }” brings { $points } more on average, the most of all moves, but wins { $other } of the time, not { $best }.
# Instead of stakesCosts, when the two probabilities look the same.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $points: average points, such as 0.93.
stakesCostsHardly = “{ $move }” brings { $points } more on average, the most of all moves, but wins less often.
# When the coach plays for the win: a move rolls again instead of scoring.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $n: points that could be scored now;
# $category: title of a category, such as Full house.
stakesRisk = { $n ->
    [one] “{ $move }” puts { $n } point of “{ $category }” at risk.
   *[other] “{ $move }” puts { $n } points of “{ $category }” at risk.
}
# When the coach plays for the win: how the turn may end after a move.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house;
# $chance: a probability, such as 42%; $then: probability of winning in that case;
# $otherwise: probability of winning in the other case.
stakesMakes = “{ $move }” scores “{ $category }” { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
# Instead of stakesMakes, when this move cannot make the category.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesNever = “{ $move }” never scores “{ $category }”.
# Instead of stakesMakes, when this move always makes the category.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesSure = “{ $move }” is sure to score “{ $category }”.
# When the coach plays for the win: how the turn may end after a move.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house;
# $chance: a probability, such as 42%; $then: probability of winning in that case;
# $otherwise: probability of winning in the other case.
stakesZero = “{ $move }” puts a 0 into “{ $category }” { $chance } of the time; then it wins { $then }, otherwise { $otherwise }.
# Instead of stakesZero, when this move avoids the 0.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesNoZero = “{ $move }” never puts a 0 into “{ $category }”.
# Instead of stakesZero, when this move cannot avoid the 0.
# $move: a move as in moveKeep or moveScore, such as Keep 3 3; $category: title of a category, such as Full house.
stakesSureZero = “{ $move }” is sure to put a 0 into “{ $category }”.
# When the coach plays for the win: from the worst to the best result of this turn, when the best move has the wider
# range.
# $best: range, such as 31% to 64%; $move: the other move, such as Keep 3 3; $other: range after the other move.
stakesRisky = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move takes the bigger risk.
# When the coach plays for the win: from the worst to the best result of this turn, when the best move has the narrower
# range.
# $best: range, such as 31% to 64%; $move: the other move, such as Keep 3 3; $other: range after the other move.
stakesSafe = After this turn your chance of winning is { $best }; with “{ $move }”, { $other }. The best move is the safer one.
# Note below a reason or a review that this device worked out, without the server.
whyServer = The full explanation needs the server.
# Button of the first hint before a move, and heading of what it shows: what the decision is about, without a move.
hintStakes = What is at stake?
# Button of the second hint before a move, and heading of what it shows: two moves, one of which is the best.
hintTwo = Two candidates
# Button of the last hint before a move: shows the best move.
hintMove = Show the move
# Hint before a move, after the title of a category and a colon. $mean: average points from these dice; $usual:
# average points of a whole turn that goes for it.
hintMean = { $mean } on average if you go for it; a whole turn brings { $usual }.
# Hint before a move, after the title of a category, or a move that fills it, and a colon. $points: points now, such
# as 24; $usual: average points of a whole turn that goes for it.
hintNow = { $points } now; a whole turn for it brings { $usual } on average.
# Hint before a move: no open box scores with these dice.
hintZeros = Every open box gets a 0 with these dice.
# Hint before a move. $bonus: points of the upper bonus, such as 35; $n: points that are still needed for it, such as
# 12.
hintBonus = Points still needed for the upper bonus of { $bonus }: { $n }.
# Hint before a move: compares two moves without telling which is better. $category: title of a category, such as Full
# house; $first, $second: moves as in moveKeep, such as Keep 3 3; $one, $two: how often each makes it, such as 42%.
hintMade = You score “{ $category }” this turn { $one } of the time after “{ $first }”, { $two } after “{ $second }”.
# Hint before a move: compares two moves without telling which is better. $category: title of a category, such as Full
# house; $first, $second: moves as in moveKeep, such as Keep 3 3; $one, $two: how often the box gets a 0, such as 42%.
hintZero = “{ $category }” gets a 0 this turn { $one } of the time after “{ $first }”, { $two } after “{ $second }”.
# Hint before a move: compares two moves without telling which is better. $first, $second: moves as in moveKeep or
# moveScore, such as Keep 3 3; $one, $two: probability of the upper bonus after each, such as 42%.
hintUpper = If you go for the upper bonus, you get it { $one } of the time after “{ $first }”, { $two } after “{ $second }”.
# Follows the reason for the best move. $strength: name of a strength, such as strength_casual; $move: the worse move
# that it is compared with, such as Keep 3 3; $chance: how often computer players of this strength make it, such as
# 42%.
rivalOften = Our computer player “{ $strength }” chooses “{ $move }” { $chance } of the time.

## review: the review after a game

# Heading of a chart in the review: every player's expected total after each turn.
valueTitle = Expected total along the game
# Below the chart valueTitle, until a turn is selected.
valueHint = Choose a turn to see what was expected after it.
# Chart valueTitle: a turn, for screen readers and when selected.
# $n: number of the turn; $values: names of players with their expected totals.
valueAfter = After turn { $n }: { $values }
# Review, before a number: points lost by mistakes, divided by the decisions with more than one sensible move.
lossPerDecision = Average cost of a decision
# Review: the computer player whose errors are most like those of this player. $strength: name of a strength, such as
# casual.
playedLike = Plays like our computer player “{ $strength }”.
# Below playedLike, among further numbers: how certain it is. $confidence: a probability, such as 90%; $least: name of
# a strength; $greatest: name of a strength; $n: a count of decisions.
playedBetween = { $n ->
    [one] Among our computer players: { $confidence } likely between “{ $least }” and “{ $greatest }”, judging by { $n } decision with a real choice.
   *[other] Among our computer players: { $confidence } likely between “{ $least }” and “{ $greatest }”, judging by { $n } decisions with a real choice.
}
# Instead of playedBetween, when only one computer player is likely. $confidence: a probability, such as 90%; $n: a
# count of decisions.
playedOne = { $n ->
    [one] Among our computer players: { $confidence } likely this one, judging by { $n } decision with a real choice.
   *[other] Among our computer players: { $confidence } likely this one, judging by { $n } decisions with a real choice.
}
# Row of the review: the total that best play would have made with the dice of this game.
sameDice = Best play with the same dice
# Link instead of dailyNext, once it is the next day.
dailyNow = Today’s game is here
# Follows dailyBest and its total.
dailyBestWords = The best moves with the same dice. They don’t know what comes next either, so more is possible.
# Heading after the game of the day, above a list of the computer's strengths.
dailyPlace = Compared with the computer
# Below the list under dailyPlace, which shows a bar and a percentage for each strength.
dailyPlaceWords = How often each strength has fewer points than you, with dice of its own. The bar spans nine of ten of its games; the line is you.
# Follows sameDiceHow. $n: how many dice best play needed beyond those rolled in this game.
sameDiceDrawn = { $n ->
    [one] { $n } of its dice never came up in this game, so it was drawn at random.
   *[other] { $n } of its dice never came up in this game, so they were drawn at random.
}
# Below howReckoned: how the total sameDice is calculated.
sameDiceHow = Every turn starts with the same first roll. Rerolled dice come up as they did in that turn, in order. If best play rerolls more dice than were rolled, the extra ones are drawn at random, the same every time. So is the order of dice within one roll.
# Review of a player: how the total comes about. $total: points; $start: the average of perfect play; $luck: points
# gained by luck; $loss: points lost by mistakes.
totalLucky = { $total } = { $start } + luck { $luck } − mistakes { $loss }
# The same after bad luck. $total: points; $start: the average of perfect play; $luck: points lost by bad luck; $loss:
# points lost by mistakes.
totalUnlucky = { $total } = { $start } − bad luck { $luck } − mistakes { $loss }
# Heading in the review, above the list of all decisions of the game.
decisions = Every decision
# Label of a choice above the list of decisions: one player, or all.
decisionsOf = Player
# Choice of decisionsOf: all players.
everyone = Everyone
# Checkbox above the list of decisions in the review.
onlyLosses = Only those that cost points
# Checkbox above the list of decisions in the review: those marked with the button flag.
onlyFlagged = Only flagged ones
# Mark of a decision in the review that the player marked with the button flag: short.
flagged = flagged
# Review, before the move of a decision: what the player did. Short.
playedMove = Played
# Review, below playedMove: before the better move. Short.
playedBetter = Better
# Review, above playedMove: before the move after a decision was tried again. Short.
playedAgain = This time
# Button below the worst decisions: shows all mistakes one at a time.
mistakesAll = Step through all mistakes
# Between mistakeBefore and mistakeAfter: which mistake is shown. $n: its number; $of: how many there are.
mistakeOf = Mistake { $n } of { $of }
# Button: shows the mistake before this one. Short.
mistakeBefore = Previous
# Button: shows the mistake after this one. Short.
mistakeAfter = Next
# Button below a single mistake: goes back to the list of the worst decisions.
mistakesWorst = Only the worst ones
# Heading in the review that opens charts of luck, loss and the expected total.
turnByTurn = Turn by turn
# Link in the review, below a decision: opens it as an exercise on /train.
tryIt = Try again
# Button below the review: prints it.
print = Print
# Instead of the list of decisions, when the filters decisionsOf, onlyLosses and onlyFlagged leave none.
noneShown = No decisions match.
# Heading below a decision of the review, above the player's scorecard at that time.
cardBefore = Scorecard before this turn
# Heading in the list of decisions of a game alone. $n: number of the turn.
turnNumber = Turn { $n }
# Before a decision in the list: after which roll of the turn it was made. $n: number of the roll.
rollNumber = Roll { $n }
# Instead of the buttons of a decision in the review, where the game has no record of the dice.
noDice = No dice recorded.
# Instead of a grade, where only one move was possible.
forced = nothing to decide
# Below cardBefore, instead of a card without points.
emptyCard = Nothing is filled yet.

## analyse: the page /analyse

# Title of /analyse in the browser's tab.
analysePage = Keepwise: Analyse
# Tab: enter a card and dice, and see the moves.
boardPosition = Position
# Tab: check the sums and points of a whole sheet.
boardCheck = Check a sheet
# Last choice in the list of games, and heading of the field that it opens.
boardOwnRules = Rules of your own…
# Label of the text field below the heading boardOwnRules: rules written as JSON.
boardOwnJson = A ruleset as JSON
# Below the field boardOwnJson, above a list of its mistakes.
boardOwnWrong = These rules have mistakes in them:
# Button that closes the field for own rules.
boardCancel = Cancel
# Name of a button for screen readers: adds a die with this face to the hand. $face: a face of a die, 1 to 6.
boardPut = Add a { $face }
# Name of a die for screen readers: pressing it removes it from the hand. $die: the die as in die.
boardTake = { $die }: remove
# Name of an empty place in the hand for screen readers. $place: position of the die, from 1.
boardNoDie = Die { $place }: none yet
# Name of the mark below a die for screen readers: pressing it marks the die as kept. $die: the die as in die.
boardKeep = { $die }: keep it
# Small mark under a die that is rolled again, in place of the mark kept: short.
boardRoll = roll
# Button (aria-label and tooltip) that empties the card and the dice.
boardClear = Clear
# Label of the choice of how many rolls are left in this turn.
boardRolls = Rolls left
# Label of the number of saved rolls, with buttons − and +, in games where unused rolls are saved.
boardSavedTitle = Saved rolls
# Label of the choice of a category that was announced in this turn, or nothing.
boardCall = Announced
# Checkbox in games such as Yamb, where this decides whether the announcing column can be filled.
boardAllRolled = All dice were rolled at once
# Choice for a box that is not filled yet; also part of its aria-label.
boardOpen = open
# Name of the choice boardOpen for screen readers: empties a box that was filled.
# $cell: title of the box, with its column.
boardOpens = { $cell }: open again
# Heading of the list of moves for the entered position, best first.
boardMoves = Best moves
# Label of a choice, which continues it: goalPoints, boardTarget, boardFloor or boardUpperBonus.
boardAim = Play for
# Choice below boardAim; a field for the number of points follows.
boardTarget = a total of at least
# Choice below boardAim: the total that is reached whatever the dice show, as high as possible.
boardFloor = the highest guaranteed total
# Choice below boardAim: the highest probability of the upper bonus.
boardUpperBonus = the upper bonus
# Next to a move, with the choice boardFloor. $value: guaranteed total.
boardFloorWorth = at least { $value }
# Instead of moves, while dice are missing; boardEmpty may follow. $n: how many dice are missing.
boardDice = { $n ->
    [one] Enter { $n } die.
   *[other] Enter { $n } dice.
}
# Instead of moves, below boardDice: what the page does.
boardEmpty = Enter the dice and every move appears here with its value and the reason.
# Instead of moves, when no box is open. $total: total points.
boardFull = The card is full: { $total }.
# Below the reasons for a move that keeps dice: points to the table boardOdds.
boardBelow = The chances with these dice are further below.
# Below a move that scores, when opened. $points: points scored, such as 24; $rest: average points still to come.
boardThen = { $points } now, then { $rest } more on average.
# Instead of boardThen, when the coach does not play for the most points. $points: points scored, such as 24.
boardThenShort = { $points } now.
# Button below a move that keeps dice: marks them, and the next roll can be entered.
boardRolled = Keep these and roll
# Button below a move that scores: fills the box on the card, and the next turn can be entered.
boardScored = Score this and go on
# Above the forecast; its numbers follow the colon.
boardOutlook = With the best play for points from here on:
# Heading that opens a table: how likely each category is in this turn.
boardOdds = Chances in this turn
# Above the table boardOdds, when dice are marked as kept. $dice: dice, such as 3 3.
boardOddsKeep = If you keep { $dice } and play for one category alone:
# Above the table boardOdds, when no dice are kept: from the first roll on.
boardOddsTurn = A whole turn, played for one category alone:
# Above the table boardOdds, when no dice are marked yet.
boardOddsBest = Played for one category alone, keeping what suits it best. Mark dice to see the chances with them.
# Column of the table boardOdds: the probability to make the category. No word that is also a category. Short.
boardChance = How likely
# Column of the table boardOdds: the points of the category on average. Short.
boardMean = Points on average
# Row of the table boardOdds: these points and above, with their probability. $points: points, such as 24. Short.
boardFrom = { $points } or more
# Instead of moves, when card and dice contradict the rules.
boardWrong = This can’t happen in a game. Check the card and the dice.
# Instead of moves, when the server has no solution for this game; boardPays and boardOdds still follow.
boardNoTable = This server hasn’t solved this game, so the best move is known only once few boxes are open. The odds below always work.
# Instead of moves, when the aim of boardAim cannot be worked out yet. It quotes goalPoints.
boardNoTarget = Not available this early in the game, only once few boxes are left. “The most points” always is.
# Below boardNoTable, above the points of the dice in each open box.
boardPays = This hand pays:
# Message after opening a link to /analyse that cannot be read.
boardBroken = This link doesn’t contain a position.
# Button on /analyse: copies a link whose preview in messengers is a picture of the position.
boardPicture = Link with a picture
# Below the button boardPicture. It quotes shareLink.
boardPictureHint = Messengers show this link as a picture of the position. For that, the server gets the position in the address; with “Share a link” it doesn’t.
# Message on /analyse while the server cannot be reached.
boardOffline = Can’t reach the server. What you entered is kept in the address; answers will come when the server is back.
# Problem of the entered card, in games with an order of filling. $category: title of a category, such as Full house.
cardOrder = “{ $category }” was filled too early: others come first.
# Problem of the entered card: no game can lead to this combination. $category: title of a category, such as Full house.
cardTogether = “{ $category }”: these points don’t fit the rest of the card.
# Problem of the number boardSavedTitle. $least: lower end of a range; $most: upper end of a range.
cardSaved = After this many turns there can be { $least } to { $most } saved rolls.
# Problem of the entered number of bonuses for equal dice.
cardBonuses = These points don’t allow that many extra bonuses.
# Above a table of empty fields, one for each row of a paper scorecard: how to fill it in.
checkHow = Copy your sheet: a number, a dash for a box that was crossed out, nothing for one that is open. Sums may stay empty.
# Heading of the problems found in a sheet, or of checkRight.
checkResult = Result
# Heading that opens a text field for a sheet.
checkPaste = Paste a sheet
# Label of the text field below checkPaste.
checkText = The rows as they stand on the sheet, in any language
# Button: reads the pasted sheet into the table.
checkRead = Read sheet
# Below checkResult. $n: how many problems follow.
checkProblems = { $n ->
    [one] { $n } problem found.
   *[other] { $n } problems found.
}
# Below checkResult, when all points and sums are right.
checkRight = No mistake found.
# Problem of a field of the sheet. $text: the entered text.
checkNoNumber = “{ $text }” isn’t a number.
# Below the button checkRead. $some: how many rows were entered into the table; $all: how many were pasted.
checkTaken = Rows understood: { $some } of { $all }.
# Below checkTaken; checkPerhaps may follow. $line: number of the row; $name: the text of the row.
checkUnreadRow = Row { $line }, “{ $name }”, was not understood.
# Follows checkUnreadRow, and problems about unknown names in answers of the API. $names: titles of similar categories
# or other similar names, as a list with “or”.
checkPerhaps = Did you mean { $names }?

## train: the page /train

# Title of /train in the browser's tab.
trainPage = Keepwise: Training
# Introduction of /train below the heading.
trainLead = Ten decisions a day, the same for everyone. Practise as much as you like, and work on your own mistakes until you stop making them.
# Note on /train and /history for browsers that save nothing.
keepsNothing = This browser saves nothing for this page, so your progress is lost when you leave.
# Heading of the ten decisions of the day, on /train; row on /history.
trainToday = Today’s ten
# Text below the heading trainToday: stages of the game that the decisions come from.
trainTodayWords = Two from the opening, three from the middle, three from late in the game, two from the end.
# Below trainToday, and name of the row of ten marks for screen readers.
# $n: how many are answered; $of: how many there are.
trainDone = { $n } of { $of } answered
# Result of the daily ten, and heading of every result. $n: a count of right answers; $of: a count of decisions.
trainRight = { $n } of { $of } right
# Follows trainStreak or runWithin: the best streak so far. $n: a count of days or games.
trainLongest = Longest streak: { $n }.
# Link below the daily ten, once all are answered: shows the result.
trainLook = See how it went
# Link below the daily ten, once some are answered.
trainGoOn = Go on
# Link below the daily ten, when none is answered.
trainStart = Start
# Heading on /train, title of such a session, and link to it from /history.
trainMistakes = Your own mistakes
# Text below the heading trainMistakes: how the repetition works.
trainMistakesWords = Decisions from your reviewed games that cost points. They come back after a few days: later if you get them right, sooner if not.
# Text below the heading trainMistakes, when no mistakes are saved.
trainNoMistakes = Play a game and have it reviewed: decisions that cost you points will come back here.
# Progress with own mistakes. $n: a count of mistakes to repeat now; $of: a count of all mistakes.
trainDue = { $n } of { $of } due now
# Link below trainDue: starts with the mistakes that are due.
trainRepeat = Repeat
# Heading of the list of themes.
trainThemes = Practice by theme
# Theme of decisions to practise, explained by themeIs_first_roll: short.
theme_first_roll = First roll
# Theme of decisions to practise, explained by themeIs_straights: short.
theme_straights = Straights
# Theme of decisions to practise, explained by themeIs_bonus_alive: short.
theme_bonus_alive = Bonus in reach
# Theme of decisions to practise, explained by themeIs_bonus_dead: short.
theme_bonus_dead = Bonus out of reach
# Theme of decisions to practise, explained by themeIs_joker: short.
theme_joker = Joker
# Theme of decisions to practise, explained by themeIs_which_zero: short.
theme_which_zero = Which zero?
# Theme of decisions to practise, explained by themeIs_endgame: short.
theme_endgame = Endgame
# Below the link theme_first_roll: which decisions it contains.
themeIs_first_roll = The first roll of the game, with an empty card.
# Below the link theme_straights: which decisions it contains.
themeIs_straights = An open straight is in play: go for it, or for something better?
# Below the link theme_bonus_alive: which decisions it contains.
themeIs_bonus_alive = The upper section matters, and its bonus can still be had.
# Below the link theme_bonus_dead: which decisions it contains.
themeIs_bonus_dead = The upper section matters, but its bonus is gone.
# Below the link theme_joker: which decisions it contains.
themeIs_joker = Another five of a kind, after its category was filled.
# Below the link theme_which_zero: which decisions it contains.
themeIs_which_zero = No rolls left and little to score: what do you give up?
# Below the link theme_endgame: which decisions it contains.
themeIs_endgame = Three turns or fewer to go.
# Instead of a decision, when a game has none of the chosen theme.
trainNone = No decisions of this kind for this game.
# Instead of a decision, when the server cannot advise on a game.
trainNotSolved = This server hasn’t solved this game, so it has no decisions to train.
# Instead of a decision, while decisions are loaded.
trainLoads = Looking for decisions…
# Instead of a decision, while the server solves the game for the first time; workLeft may follow.
trainPrepares = Finding decisions for this game. One moment…
# Instead of a decision, when no own mistake is to be repeated today.
trainNoneDue = Nothing is due now. Come back tomorrow, or practise a theme.
# Link above every decision, back to the start of /train.
trainMenu = Training
# Heading of the daily ten. $date: a date.
trainDay = The ten of { $date }
# Title of an exercise with a single decision from a game.
trainTry = Once more
# Heading of a decision. $n: number of the decision, from 1; $of: a count of decisions.
trainNumber = { $n } of { $of }
# Button below a decision: answers that the marked dice are kept. $n: how many dice are rolled.
trainKeep = { $n ->
    [one] Keep, and roll { $n } die
   *[other] Keep, and roll { $n } dice
}
# Hint below the first decision: how to answer; trainKeyboard follows where there may be a keyboard.
trainKeys = Tap the dice to keep, or a box to score.
# After trainKeys, only where there may be a keyboard.
trainKeyboard = The key ? shows all keys.
# Button after an answer: the next decision.
trainNext = Next
# Button after the last answer: shows the result.
trainEnd = Result
# Button after a wrong answer: decide once more; the first answer counts.
trainAgain = Try again
# Below a decision, once a hint was asked for, and with the verdict.
trainHinted = With a hint, a right answer does not raise your rating.
# Below the verdict on an answer. $difficulty: the rating of the decision, such as 1120.
trainDifficulty = Difficulty { $difficulty }
# The player’s rating, on /train; its change may follow in brackets. $rating: a number such as 1043.
trainRating = Your rating: { $rating }
# After trainRating, while few answers count. $n: how many count; $of: how many are needed.
trainProvisional = provisional, answer { $n } of { $of }
# Below trainRating on /train: how it works. 1000 is where everyone starts.
trainRatingWords = It starts at 1000, the level of our casual computer player. Each of the daily ten moves it, and hard ones count more when you get them right.
# Verdict on an answer that costs nothing.
trainBest = Right: that is the best move.
# Verdict on an answer that costs little and counts as right.
# $loss: points given away, such as 1.43; $best: the best move, such as Keep 3 3.
trainGood = Good enough: it loses only { $loss }. Best: { $best }.
# Verdict on a wrong answer. $loss: points given away, such as 1.43; $best: the best move, such as Keep 3 3.
trainWrong = That loses { $loss }. Best: { $best }.
# Rule to remember after an answer in games that save unused rolls: scoring with rolls left is best.
trainRuleSave = Rolls that you do not use are saved: stop when they can gain more in a later turn.
# Rule to remember after an answer: scoring with rolls left is best.
trainRuleStop = You need not use every roll: stop when another one risks more than it can gain.
# Rule to remember after an answer: rolling on is better than scoring.
trainRuleRollOn = Do not score too early: a roll that is left can still improve the turn.
# Rule to remember after an answer: a zero is better than points.
trainRuleZeroOverPoints = A zero in the right box can cost less than a few points in the wrong one.
# Rule to remember after an answer: which zero to take.
trainRuleWhichZero = If it must be a zero, give up the box that would bring you least from here on.
# Rule to remember after an answer: many of a number go into the upper section. $n: how many of each reach the bonus, 3 or 4.
trainRuleBonusPar = While the bonus is in reach, { $n } or more of a number are well placed in the upper section.
# Rule to remember after an answer: a poor roll goes into ones or twos.
trainRuleSmallBox = Put a poor roll into a small box, such as ones or twos: little is lost there.
# Rule to remember after an answer: fewer points now are better.
trainRuleLessNow = The most points now are not always best: count what the open boxes can still bring.
# Rule to remember after an answer: more points now are better.
trainRuleTakeIt = Take the better score now instead of saving its box for a roll that may not come.
# Rule to remember after an answer: equal points in two boxes.
trainRuleSamePoints = With equal points, fill the box that would bring you less later.
# Rule to remember after an answer: all dice are rolled again.
trainRuleRollAll = If no dice help enough, roll them all again.
# Rule to remember after an answer: part of a straight beats equal dice.
trainRuleStraight = The start of a straight can be worth more than a pair.
# Rule to remember after an answer: equal dice beat part of a straight.
trainRuleNoStraight = Equal dice can be worth more than the start of a straight.
# Rule to remember after an answer: the higher of two equal groups is kept.
trainRuleHigher = With equally many of two numbers, the higher one often scores more.
# Rule to remember after an answer: a lower number is kept since its box is open.
trainRuleOpenBox = A lower number with an open box can be worth more than a higher one without.
# Rule to remember after an answer: the most frequent number is kept.
trainRuleMoreAlike = Start from the number that more dice show.
# Rule to remember after an answer: fewer of the same dice are kept.
trainRuleKeepFewer = Let go of dice that only seem to help: more dice to roll give more chances.
# Rule to remember after an answer: more of the same dice are kept.
trainRuleKeepMore = Hold on to dice that already fit: what you reroll must come again.
# Rule to remember after an answer: the bonus is out of reach.
trainRuleBonusGone = Once the bonus is out of reach, the upper boxes are worth only their points.
# Rule to remember after an answer: the game is nearly over.
trainRuleEndgame = Near the end only the open boxes count: play for exactly those.
# Rule to remember after an answer: no other rule fits.
trainRuleOther = Compare what each move leaves open, not only what it brings now.
# Below the reasons after an answer. $loss: points given away, such as 1.43.
trainAccepted = { $loss ->
    [one] A move that gives away at most { $loss } point also counts as right.
   *[other] A move that gives away at most { $loss } points also counts as right.
}
# Heading of the reasons after an answer.
trainWhy = Why
# Below a decision from an own game. $move: a move as in moveKeep or moveScore, such as Keep 3 3.
trainThen = In your game you played: { $move }.
# Link: opens the decision on /analyse.
trainBoard = Open in Analyse
# Heading of a list of moves: how likely the computer player of strength casual makes each.
trainPeople = What our casual computer player would do
# Below trainPeople. $share: how likely this computer player is to choose a wrong move, such as 80%.
trainWrongShare = It gets this wrong { $share } of the time.
# Mark of one of ten decisions for screen readers: answered well.
mark_good = right
# Mark of one of ten decisions for screen readers: the answer costs a little.
mark_inaccurate = inaccurate
# Mark of one of ten decisions for screen readers: the answer costs much.
mark_wrong = wrong
# Mark of one of ten decisions for screen readers: not answered yet.
markOpen = open
# Result of a session: points that the wrong answers cost. $loss: points, such as 3.2.
trainLost = { $loss ->
    [one] Lost in all: { $loss } point.
   *[other] Lost in all: { $loss } points.
}
# Heading on the result of the daily ten: what went wrong most.
trainLesson = What to work on
# Below trainLesson. $n: how many decisions were missed; $of: how many there were; $theme: a theme, such as
# theme_straights.
trainMissed = You missed { $n } of { $of } on “{ $theme }”.
# Link after trainMissed: practice of this theme.
trainPractise = Practise them
# Below trainLesson: right answers of both kinds of decisions. $keeps of $ofKeeps: which dice to keep; $scores of
# $ofScores: which box to fill.
trainKinds = Right: { $keeps } of { $ofKeeps } on dice to keep, { $scores } of { $ofScores } on boxes to fill.
# Result of the daily ten: earlier results. $n: on how many earlier days; $right: an average count of right answers.
trainBefore = { $n ->
    [one] On { $n } day before: { $right } right on average.
   *[other] On { $n } days before: { $right } right on average.
}
# Note below the result of a repetition of own mistakes.
trainComeBack = The ones you missed come back soon; the ones you knew, later.
# Main link below a result: more decisions of the same kind.
trainMore = More of them
# Result of a session, below a decision answered wrongly. $move: the best move, such as Keep 3 3.
trainBestWas = Best: { $move }

## audit: a test of dice, on /history and after a review

# A face in the chart of a test of dice, for screen readers. $face: a face, 1 to 6; $count and $expected:
# counts; $low and $high: probabilities, such as 15.2%.
auditFace = { $face }: counted { $count }, expected { $expected }. True share between { $low } and { $high }.
# Below the chart of a test of dice. $confidence: a probability, such as 99%.
auditLegend = The upright line is where fair dice would be. The flat line holds the true share of a face; all six hold with { $confidence } confidence.
# Below a test of dice on /history. $n: a count of games.
auditGames = Games with all rolls: { $n }.
# Instead of the result of a test of dice.
auditStuck = The dice could not be checked.
# Below a test of dice. $n: a count of hands of which it is unknown how they were rolled.
auditLeftOut = Hands left out because it is not known which dice were rolled: { $n }.

## history: the page /history

# Title of /history in the browser's tab.
historyPage = Keepwise: My games
# Message at the top, when some saved games cannot be read. $n: how many.
historyDamaged = { $n ->
    [one] { $n } record is damaged and left out; the others are all here.
   *[other] { $n } records are damaged and left out; the others are all here.
}
# Heading when no finished game is saved.
historyEmpty = No game yet
# Text below the heading historyEmpty.
historyEmptyWords = Games that you finish in this browser are listed here, with what they cost you and where. Nothing leaves this browser by itself.
# Label of the choice of a player, when games of several were saved.
historyWho = Whose games
# Heading and aria-label of the table of averages.
historyMeans = Averages by game
# Column of the table historyMeans: how many games. Short.
historyPlayed = Games
# Column of the table historyMeans: average total. Short.
historyMean = Average
# Column of the table historyMeans: average total of the latest games. Short. $n: how many games.
historyLatest = Last { $n }
# Column of the table historyMeans: highest total. Short.
historyMost = Best
# Column of the table historyMeans: points given away in a game, on average. Short.
historyLoss = Lost per game
# Heading on /history: how well the player plays, judged by the reviewed games.
historyRating = How well you play
# Above the button ratingStart: what is sent when it is pressed.
ratingHow = The server works this out. For this, your browser sends it only the kinds of games and numbers: how many real decisions each reviewed game had, and what they lost. No names, dice or games are sent, and nothing is stored.
# Button on /history, below ratingHow.
ratingStart = Rate my play
# Result of ratingStart. $strength: name of a strength of the computer; $chance: a probability, such as 72%.
ratingLike = Of our computer players, you play most like “{ $strength }” ({ $chance } likely).
# Follows ratingLike when a player errs less than the strongest computer player that errs. $strength: name of a strength;
# $chance: a probability, such as 0.1%.
ratingBeyond = Our computer player “{ $strength }” would do this well by chance at most { $chance } of the time.
# Label of a number, after the label historyPlayed: decisions with more than one sensible move.
ratingDecisions = Real decisions
# Label of a number on a scale of the computer players' strengths, such as 3.9, with ratingRange.
ratingLevel = Level, from 1 (beginner) to 6 (perfect)
# Label of a number with ratingRange: change of the points lost per real decision; negative if play improves.
ratingTrend = Change per 1,000 decisions
# Follows ratingTrend, when fewer points are lost than before.
ratingBetter = You lose less than before.
# Follows ratingTrend, when more points are lost than before.
ratingWorse = You lose more than before.
# Follows ratingTrend, when there may be no change.
ratingSteady = No change can be seen yet.
# A number with the range that contains the true one, explained by ratingIntervals. $value: a number, such as 0.44; $low: the
# least number of the range; $high: the greatest.
ratingRange = { $value } ({ $low } to { $high })
# Below the numbers with ratingRange, and below the chart with a shaded range.
ratingIntervals = The true value is in the range with a probability of 95%. Ranges are wide for few games.
# Phase of a game, a row of a table: the first two turns. Short.
phase_opening = Opening
# Phase of a game, a row of a table: between phase_opening and phase_late. Short.
phase_middle = First half
# Phase of a game, a row of a table: between phase_middle and theme_endgame. Short.
phase_late = Second half
# Heading of a chart: points given away per decision with more than one sensible move, one dot a game.
historyOverTime = Points lost per real decision
# Instead of the chart or a streak, with too few reviewed games.
historyTooFew = There is more to see after two games that were reviewed.
# Below the chart historyOverTime, until a game is selected.
chartHint = Choose a game to see its numbers.
# Chart historyOverTime: a game, for screen readers and when selected.
# $date: a date; $loss: points given away, such as 1.43.
chartPoint = { $loss ->
    [one] { $date }: { $loss } point per decision
   *[other] { $date }: { $loss } points per decision
}
# Chart historyOverTime as a whole, for screen readers.
# $n: a count of games; $first: points per decision in the first games; $last: points per decision in the latest games.
chartWords = { $first ->
    [one] { $n } reviewed games: { $first } point per decision in the first ones, { $last } in the latest.
   *[other] { $n } reviewed games: { $first } points per decision in the first ones, { $last } in the latest.
}
# Heading of the themes that cost the most points.
historyThemes = What cost you the most
# Below a theme of historyThemes.
# $n: how many decisions cost points; $loss: how many points each, on average, such as 1.43.
historyEach = { $n ->
    [one] { $n } decision, { $loss } each
   *[other] { $n } decisions, { $loss } each
}
# Heading of the streaks: days of training, and games with few points lost.
historyStreaks = Streaks
# Label before trainStreak or historyNoDays: days with a finished game.
historyDaysPlayed = Days with a game
# Label before historyWins or historyNoDays: games against the computer.
historyAgainst = Against the computer
# Follows historyAgainst. $n: games won in a row.
historyWins = { $n ->
    [one] { $n } win in a row.
   *[other] { $n } wins in a row.
}
# Heading of a list of goals, goal_bonus to goal_flawless. $n: how many are reached; $of: how many there are.
historyGoals = Goals: { $n } of { $of }
# Goal in the list historyGoals.
goal_bonus = Reach the upper bonus
# Goal in the list historyGoals. A decision of a game may cost 2 points at most.
goal_careful = A game in which no decision costs more than 2 points
# Goal in the list historyGoals: the best move in every decision of the endgame.
goal_endgame = A flawless endgame
# Goal in the list historyGoals: the dice brought less than average.
goal_unlucky = Beat the computer with bad luck
# Goal in the list historyGoals: a second hand of equal dice earns a bonus.
goal_joker = Earn the bonus for more equal dice
# Goal in the list historyGoals. It names strength_expert.
goal_expert = Beat the computer as an expert or perfect
# Goal in the list historyGoals.
goal_thrifty = Give away less than 20 points in a game
# Goal in the list historyGoals.
goal_flawless = Give away less than 5 points in a game
# Follows the words “Today’s ten ·”, when there is no streak of days.
historyNoDays = none at the moment.
# Label of the choice of $bound in runWithin.
runBound = Points lost in a game
# Streak of games, below the choice runBound. $bound: the points chosen, such as 10; $n: a count of games.
runWithin = { $n ->
    [one] In your latest game you lost at most { $bound } points.
   *[other] In each of your latest { $n } games you lost at most { $bound } points.
}
# Instead of runWithin, when the latest game cost more. $bound: the points chosen, such as 10; $n: a count of games.
runBeyond = { $n ->
    [one] In your latest game you lost more than { $bound } points.
   *[other] In each of your latest { $n } games you lost more than { $bound } points.
}
# Heading of the list of games. $n: how many games are saved.
historyGames = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
# Button below the first games of the list. $n: how many games there are.
historyAll = Show all { $n }
# Below a game in the list, instead of the points given away.
historyNotReviewed = Not reviewed yet.
# Below a game in the list, when its moves were deleted to save space.
historyThin = Only the totals are left of this game.
# Button next to a game in the list of games.
historyDelete = Delete
# Question after the button historyDelete; deleteIt and keepIt answer it.
historyDeleteAsks = Delete this game and its mistakes?
# Read to screen readers after a game was deleted with historyDelete.
historyDeleted = The game has been deleted.
# Heading on /history: checks dice that a program rolled with the API. Both sides fixed their values in advance, with a commitment.
rollCheck = Check the server’s dice
# Below the heading rollCheck.
rollCheckHow = Paste one or more answers of /v1/roll/reveals. Your browser computes the dice again; nothing is sent.
# Label of a field for JSON.
rollCheckText = Answers as JSON
# Button: checks the text in the field rollCheckText.
rollCheckNow = Check
# Result of rollCheckNow: the text is something else.
rollCheckNone = This isn’t an answer of /v1/roll/reveals.
# Result of rollCheckNow. $n: number of the roll, such as 3; $dice: the hand, such as 1 3 3 4 6.
rollProved = Roll { $n }: { $dice }. Everything fits: neither side could choose these dice.
# Result of rollCheckNow; rollWrongClient to rollWrongHand follow. $n: number of the roll; $dice: the hand.
rollUnproved = Roll { $n }: { $dice }. This doesn’t fit.
# Follows rollUnproved.
rollWrongClient = The player’s value doesn’t lead to the player’s commitment.
# Follows rollUnproved.
rollWrongServer = The server’s value doesn’t lead to its commitment.
# Follows rollUnproved. $dice: faces, such as 1 3 3 4 6.
rollWrongFaces = Its values give other faces: { $dice }.
# Follows rollUnproved.
rollWrongHand = The hand isn’t made of the kept and the rolled dice.
# Below the results of rollCheckNow. $client and $server: 32 hexadecimal digits each.
rollNoted = This is proof only for someone who had these two before the first roll. The player’s commitment: { $client }. The server’s: { $server }.
# Heading above the buttons historyExport and historyImport.
historyFile = Your history as a file
# Below the heading historyFile: what is saved.
# $detailed: how many games with every move; $games: how many games at most.
historyKept = All of it stays in this browser: the latest { $detailed } games with every move, of { $games } in all. When space runs short, the oldest keep only their totals.
# Button: saves the history as a file.
historyExport = Export
# Button: chooses a file with a history.
historyImport = Import
# Button: saves the own mistakes as flashcards for the program Anki.
deckMake = Deck for Anki
# Below the button deckMake. $n: how many mistakes are saved.
deckHint = { $n ->
    [one] Your { $n } mistake becomes a flashcard in the program Anki: import the file there. A newer file updates the cards you already have.
   *[other] Your { $n } mistakes become flashcards in the program Anki: import the file there. A newer file updates the cards you already have.
}
# Question on a flashcard of deckMake, below the dice.
deckAsks = What do you play?
# Button: deletes the whole history, after a question.
historyForget = Delete everything
# Question after the button historyForget; deleteIt and keepIt answer it. “days” are days of training.
historyForgetAsks = Delete all games, days and mistakes of this browser?
# Message after the whole history was deleted with historyForget.
historyForgotten = Everything has been deleted.
# Message after historyImport: what was added from the file.
# $games: a count of games; $days: a count of days of training.
fileTaken = Imported. Games: { $games }, days: { $days }.
# Follows fileTaken, when the browser's storage is full.
fileFull = There wasn’t room for everything.
# Message after historyImport failed; fileLong to fileWrong follow as the cause.
fileRefused = Nothing was imported.
# Follows fileRefused: the file has more characters than a history can have.
fileLong = The file is too large.
# Follows fileRefused: the file is no JSON, or cut off.
fileNoJson = The file is incomplete or not JSON.
# Follows fileRefused: the file is JSON, but not from historyExport.
fileOther = This isn’t a Keepwise history file.
# Follows fileRefused: a newer version of these pages wrote the file. $version: a number.
fileNewer = The file has version { $version }, which this page can’t read.
# Follows fileRefused: one value in the file is wrong. $place: its place in the file, such as games/3/when.
fileWrong = The file is damaged here: { $place }

## rules: the page /rules

# Title of /rules in the browser's tab.
rulesPage = Keepwise: Rules
# Main heading, above the list of games.
rulesTitle = Rules
# Introduction below the main heading of /rules.
rulesLead = Every game on one sheet: the turn, each category with an example, and a scorecard to print and play with.
# Link from the sheet of one game back to the list of games.
rulesAll = All games
# Button on the sheet of a game: prints it.
rulesPrint = Print
# Link on the sheet of a game: opens /play with that game.
rulesPlay = Play it here
# Fact about a game, in a list separated by commas below its title. $n: how many dice.
rulesDice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
# Fact about a game, in a list separated by commas below its title. $n: how many rolls a turn has.
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
# Before dice that make a category and what they pay.
rulesExample = For example
# Before dice that look similar but do not make the category.
rulesMiss = But not
# Below an example: what it pays if made on the first roll of a turn. $points: points, such as 25.
rulesFirstRoll = { $points } on the first roll
# Rules of a turn, first sentence. $n: how many dice.
turnRoll = { $n ->
    [one] Roll the die.
   *[other] Roll all { $n } dice.
}
# Rules of a turn, second sentence, in games with one roll a turn.
turnOnce = You roll once per turn.
# Rules of a turn, second sentence. $n: how many rolls a turn has.
turnAgain = { $n ->
    [one] You roll { $n } time in all.
   *[other] Keep the dice you like and roll the rest again: up to { $n } rolls in all.
}
# Rules of a turn, after turnAgain: a choice of dice to keep is not final.
turnFree = You may roll kept dice again later.
# Rules of a turn, after the rolls.
turnFill = Then fill one open category. Dice that don’t fit score 0 there.
# Rule of a game where not all dice count. $dice: how many dice are rolled; $n: how many of them count.
turnCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays most counts.
   *[other] Of the { $dice } dice, the { $n } that pay most count.
}
# Rule of a category where not all dice count. $dice: how many dice are rolled; $n: how many of them count.
leastCounted = { $n ->
    [one] Of the { $dice } dice, the one that pays least counts.
   *[other] Of the { $dice } dice, the { $n } that pay least count.
}
# Rule of a game: the order in which categories are filled.
orderCard = The categories are filled from top to bottom.
# Rule of a game: the order in which categories are filled.
orderUpper = The upper section is filled first, in any order, then the lower one.
# Rule of a game with extra rolls. $n: how many each player has at the start.
extraStart = { $n ->
    [one] A game starts with { $n } extra roll, for any turn.
   *[other] A game starts with { $n } extra rolls, for any turn.
}
# Rule of a game with extra rolls: unused rolls of a turn.
extraSaves = Rolls that are left over are saved for later turns.
# Follows extraSaves. $n: how many rolls a player can have saved.
extraMost = At most { $n } can be saved.
# Rule: the end of a game. $n: how many turns each player has.
endTotal = { $n ->
    [one] The game is over after { $n } turn. The highest total wins.
   *[other] The game is over after { $n } turns. The highest total wins.
}
# Rule: the end of a game such as Balut, where points are awarded at the end. $n: how many turns each player has.
endAwarded = { $n ->
    [one] The game is over after { $n } turn. Whoever was awarded the most points wins.
   *[other] The game is over after { $n } turns. Whoever was awarded the most points wins.
}
# Rule: colours of the faces. $colours: faces with their colours, as a list.
coloursAre = Every face has a colour: { $colours }.
# Rule of the upper bonus. $at: points to reach; $points: what it pays, such as 35 points.
bonusFrom = { $at } or more in the upper section: { $points }.
# Rule below several lines of bonusFrom.
bonusHighest = Only the highest line that is reached counts.
# Rule of an upper bonus that grows. $n: points for each point above $at of bonusFrom.
bonusEach = And { $n } more for every further point.
# Below bonusFrom: how many dice of every face, from 1 to 6, reach it. $n: a count of dice.
bonusPar = { $n ->
    [one] { $n } of each face is exactly enough.
   *[other] { $n } of each face are exactly enough.
}
# Rule of a category of the upper section. $face: a face of a die, 1 to 6.
upperPays = Pays the sum of the dice that show { $face }.
# Rule: which dice make a category, when all do.
needsAny = Any dice.
# Rule: which dice make a category. $n: how many dice the game has.
needsAll = { $n ->
    [one] One die.
   *[other] All { $n } dice the same.
}
# Rule: which dice make a category. $n: how many equal dice.
needsEqual = { $n ->
    [one] One die.
   *[other] At least { $n } dice the same.
}
# Rule: which dice make a category, such as Full house. $a: a count of dice; $b: a count of dice.
needsTwo = { $a } dice of one face and { $b } of another.
# Instead of needsTwo, where both faces may be equal. $a: a count of dice; $b: a count of dice.
needsTwoAny = { $a } dice of one face and { $b } of one face, which may be the same.
# Rule: which dice make a category, such as three pairs. $a: a count of dice; $b: a count of dice; $c: a count of dice.
needsThree = { $a } dice of one face, { $b } of a second and { $c } of a third.
# Instead of needsThree, where the faces may be equal. $a: a count of dice; $b: a count of dice; $c: a count of dice.
needsThreeAny = { $a }, { $b } and { $c } dice of one face each; the faces may be the same.
# Rule: which dice make a category, a straight. $n: how many faces in a row; $runs: the possible runs, such as 2 3 4 5.
needsRun = { $n ->
    [one] One die.
   *[other] { $n } faces in a row: { $runs }.
}
# Rule: which dice make a category. $faces: faces of dice, as a list.
needsFaces = Each of these faces: { $faces }.
# Rule: which dice make a category. $n: the sum.
needsSum = All dice add up to { $n }.
# Rule: which dice make a category. $n: the least sum.
needsLeast = All dice add up to { $n } or more.
# Rule: which dice make a category. $n: the greatest sum.
needsGreatest = All dice add up to { $n } or less.
# Rule: which dice make a category, in games with coloured dice.
needsColour = All dice have the same colour.
# Rule that follows one such as needsEqual, in games with coloured dice: the dice it names.
needsColourMatched = These dice have the same colour.
# Rule: what a category pays. $n: points.
paysPoints = { $n ->
    [one] Pays { $n } point.
   *[other] Pays { $n } points.
}
# Rule of a category that costs points. $n: points.
paysTakes = { $n ->
    [one] Takes { $n } point away.
   *[other] Takes { $n } points away.
}
# Rule: what a category pays.
paysAll = Pays the sum of all dice.
# Rule: what a category pays; follows one such as needsEqual, whose dice it means. $n: how many dice.
paysMatched = { $n ->
    [one] Pays the value of this die.
   *[other] Pays the sum of these { $n } dice.
}
# Rule: what a category pays. $faces: faces of dice, as a list.
paysFaces = Pays the sum of the dice that show { $faces }.
# Follows a rule such as paysAll. $n: points.
paysPlus = { $n ->
    [one] And { $n } point on top.
   *[other] And { $n } points on top.
}
# Follows a rule such as paysAll. $n: points.
paysMinus = { $n ->
    [one] { $n } point is taken off.
   *[other] { $n } points are taken off.
}
# Rule: what a category pays in addition. $n: points.
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
# Rule: how often a category can be filled. $n: how many times.
timesFill = { $n ->
    [one] Can be filled { $n } time.
   *[other] Can be filled { $n } times.
}
# Rule: a category pays 0 until another has scored. $category: title of the other category, such as Yahtzee.
afterFill = Pays only once “{ $category }” has points.
# Heading of the rules for a further hand of equal dice.
# $category: title of the category of equal dice, such as Yahtzee.
jokerTitle = “{ $category }” once more
# Rule for a further hand of equal dice.
# $category: title of the category of equal dice, such as Yahtzee; $n: how many dice;
# $bonus: points of a bonus, such as 100.
jokerBonus = { $bonus ->
    [one] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } point on top, whatever it fills.
   *[other] Once “{ $category }” has points, every further hand of { $n } equal dice earns { $bonus } points on top, whatever it fills.
}
# Rule for a further hand of equal dice, above jokerForcedFirst, jokerFree or another.
# $category: title of the category of equal dice, such as Yahtzee; $n: how many dice.
jokerHolds = Once “{ $category }” is filled, this applies to every further hand of { $n } equal dice:
# Step 1 of a list below jokerHolds, where the rules force the choice; “it” is the hand of equal dice.
jokerForcedFirst = While the upper category of its face is open, it has to go there.
# Step 2, after jokerForcedFirst; “it” is the hand of equal dice.
jokerForcedThen = After that it has to go into an open lower category.
# Step 3, after jokerForcedThen; “it” is the hand of equal dice, “the lower ones” are categories.
jokerForcedLast = When the lower ones are full, it goes into an open upper category, for 0.
# Below the steps jokerForcedFirst to jokerForcedLast.
jokerWhy = That is why the card sometimes offers a single box for it.
# Below jokerHolds, where the player may choose; “it” is the hand of equal dice.
jokerFree = It may go into any open category. Once the upper category of its face is filled, it is a joker in the lower ones.
# Below jokerHolds, where only lower categories count first; “it” is the hand of equal dice.
jokerOriginal = It is a joker and has to go into an open lower category. When these are full, it goes into an upper one, for 0.
# Below jokerHolds, in games without a joker; “it” is the hand of equal dice.
jokerNone = It may go into any open category and pays what it always pays there.
# Below the rule of a joker. $list: titles of categories, as a list.
jokerPays = As a joker it pays in full, whatever these ask for: { $list }.
# Rule of a category: what a joker, a further hand of equal dice, pays there. $n: points.
jokerPaysHere = { $n ->
    [one] As a joker: { $n } point.
   *[other] As a joker: { $n } points.
}
# Below jokerBonus, in games whose columns have multipliers.
jokerMultiplied = These points are multiplied as the column is.
# Below jokerBonus, in games where a 0 earns no bonus.
jokerMadeOnly = They are earned only where the hand gets more than 0.
# Heading of the tips below the rules.
tipsTitle = For the first game
# Tip below the rules of a game.
tipStop = You don’t have to use every roll: a good one may be scored right away.
# Tip below the rules of a game. $n: how many dice of every face reach the upper bonus.
tipBonus = In the upper section, { $n } of a face is on pace for the bonus.
# Tip below the rules of a game. $category: title of the category of ones.
tipZero = When nothing fits, a 0 in “{ $category }” often costs the least.
# Tip below the rules of a game. $category: title of a category that takes any dice, such as Chance.
tipChance = “{ $category }” takes any dice: keep it open for a turn that fails.

## make: the ruleset editor /make

# Title of /make in the browser's tab.
makePage = Keepwise: Make your own game
# Main heading.
makeTitle = Make your own game
# Introduction below the main heading of /make.
makeLead = Start from a game you know, change what you like, and see at once what follows.
# Label of the choice of a game whose rules are changed; makeNothing is its first choice.
makeBase = Start from
# Choice of makeBase: no game, all rules are new. English says “start from scratch”.
makeNothing = Scratch
# Label of the text field for the title of the game.
makeName = Name of the game
# Label of the number of rolls in a turn.
makeRolls = Rolls in a turn
# Label of a choice, which continues it: makeOrderFree, makeOrderCard or makeOrderUpper.
makeOrder = Categories are filled
# Choice of makeOrder: short.
makeOrderFree = in any order
# Choice of makeOrder: each turn fills the next category. Short.
makeOrderCard = from top to bottom
# Choice of makeOrder: the lower section opens after it. Short.
makeOrderUpper = upper section first
# Label of a number: how many extra rolls each player has at the start, for any turn.
makeExtra = Extra rolls at the start
# Checkbox: rolls left over in a turn can be used in later turns.
makeSaves = Unused rolls are saved
# Heading of the lines makeBonusAt, makePoints and makeBonusEach; also part of the name of a button that removes a line.
makeBonus = Bonus of the upper section
# Label of a number: points in the upper section that earn this bonus. Short.
makeBonusAt = From
# Label of a number: what each point above makeBonusAt adds to the bonus. Short.
makeBonusEach = Each further point
# Button: adds a line to the bonus of the upper section.
makeAddBonus = Add a bonus
# Heading of the rules for a further hand of equal dice, such as a second Yahtzee.
makeJoker = All dice the same again
# Label of the choice of how such a hand counts: makeJokerOff to makeJokerNone.
makeJokerRule = What it is
# Choice of makeJokerRule: the hand counts as any other. Short.
makeJokerOff = nothing special
# Choice of makeJokerRule: the rules say which category it fills. Short.
makeJokerForced = a joker, forced
# Choice of makeJokerRule: the player chooses which category it fills. Short.
makeJokerFree = a joker, free choice
# Choice of makeJokerRule: it fills categories of the lower section first. Short.
makeJokerOriginal = a joker, lower section only
# Choice of makeJokerRule: it earns makeJokerBonus, but is no joker. Short.
makeJokerNone = only worth more points
# Label of the choice of a category, usually Yahtzee: the rules of makeJoker hold after it is filled.
makeJokerCategory = Once this is filled
# Label of a number: bonus for each such hand.
makeJokerBonus = Points on top
# Button below the list of categories.
makeAdd = Add a category
# In place of the name of a game or category that has none yet.
makeNew = New
# Label of the text field for the title of a category: short.
makeCategoryName = Name
# Heading of the fields of a category: the dice that make it.
makeNeeds = What it needs
# Label of the choice of what dice make the category: makeNeedsFace to makeNeedsFaces. Short.
makeNeedsKind = Dice
# Choice of makeNeedsKind: a category such as Ones. Short.
makeNeedsFace = one face (upper section)
# Choice of makeNeedsKind: a category such as Chance. Short.
makeNeedsAny = any dice
# Choice of makeNeedsKind: a category such as Full house; makeGroup sets how many. Short.
makeNeedsGroups = equal dice
# Choice of makeNeedsKind: a straight. Short.
makeNeedsRun = faces in a row
# Choice of makeNeedsKind: dice that makeFaces lists. Short.
makeNeedsFaces = certain faces
# Label of the choice of a face from 1 to 6, with makeNeedsFace: short.
makeFace = Face
# Label of the choice of how many equal dice a group has, with makeNeedsGroups: short. $n: number of the group.
makeGroup = Group { $n }
# Checkbox below several groups: for example, 4 equal dice are also two pairs.
makeSameFace = The groups may be of the same face
# Label of the choice of how many faces in a row, with makeNeedsRun.
makeRunLength = How many in a row
# Label of a row of buttons for faces from 1 to 6: those that must be there, or those that are paid. Short.
makeFaces = Faces
# Label of the choice of what the dice add up to: makeAny, makeTotalExact, makeTotalLeast or makeTotalMost.
makeTotal = Sum of the dice
# Choice of makeTotal and makeColour: no condition. Short.
makeAny = any
# Choice of makeTotal; a number follows. Short.
makeTotalExact = exactly
# Choice of makeTotal; a number follows. Short.
makeTotalLeast = at least
# Choice of makeTotal; a number follows. Short.
makeTotalMost = at most
# Label of the choice of a condition in games with coloured dice: makeAny, makeColourAll or makeColourMatched.
makeColour = Colour
# Choice of makeColour: all dice have the same colour. Short.
makeColourAll = all dice alike
# Choice of makeColour: the dice named above, such as the equal ones, have the same colour. Short.
makeColourMatched = these dice alike
# Heading of the fields of a category: its points.
makePays = What it pays
# Label of the choice of how points are counted: makePaysPoints to makePaysRolls. Short.
makePaysKind = Kind
# Choice of makePaysKind: always the same points, set in makePoints. Short.
makePaysPoints = fixed points
# Choice of makePaysKind. Short.
makePaysAll = sum of all dice
# Choice of makePaysKind: only the dice that make the category, such as the equal ones. Short.
makePaysMatched = sum of these dice
# Choice of makePaysKind: only the faces set in makeFaces. Short.
makePaysFaces = sum of certain faces
# Choice of makePaysKind: the points depend on the roll that made the category, as set in makeByRoll. Short.
makePaysRolls = points by the roll
# Label of a number: what a category or a bonus pays. Short.
makePoints = Points
# Label of a text field for numbers, with makePaysRolls: points if made on the first roll, the second, and so on.
makeByRoll = Points on roll 1, 2, 3 …
# Label of a number: points added to the sum of dice.
makePlus = Points on top
# Label of a number: points added if the first roll of the turn makes the category.
makeServed = Bonus on the first roll
# Label of the choice of a number from 1 to 6: how many boxes the category has.
makeTimes = How often it can be filled
# Label of the choice of another category, which has to score first; makeAfterNone is its first choice.
makeAfter = Pays only once this has points
# Choice of makeAfter: no other category is needed. Short.
makeAfterNone = nothing
# Button: moves a category one place up.
makeUp = Move up
# Button: moves a category one place down.
makeDown = Move down
# Button: removes a category, or a line of the bonus, from the rules. $name: its name.
makeRemove = Remove { $name }
# Heading of the consequences of the rules, such as the range of totals.
makeFollows = What this means
# Below makeFollows, while fields have problems. $n: how many.
makeWrong = { $n ->
    [one] Fix { $n } problem first.
   *[other] Fix { $n } problems first.
}
# Line below makeFollows. $least: lowest possible total; $greatest: highest possible total.
makeTotals = Totals from { $least } to { $greatest }
# Line below makeFollows: the size of the game, for its solution. $count: a count, such as 1,234.
makeStates = { $count ->
    [one] { $count } situation between turns
   *[other] { $count } situations between turns
}
# Line below makeFollows: the server has a solution of this game.
makeReady = The coach knows this game.
# Line below makeFollows: the server solves this game when somebody plays it. $time: a duration, such as 2 minutes.
makeSolvable = The coach learns this game the first time it is asked: about { $time }.
# Line below makeFollows: the server cannot solve this game, so there are no coach and no computer players.
makeOutOfReach = Too large for the coach. People can play it.
# Line below makeFollows: the game has too many situations for exact advice.
makeEstimated = In games of several columns the coach estimates.
# Problem below a field with a number. $least: lower end of a range; $greatest: upper end of a range.
makeProblemRange = Allowed: { $least } to { $greatest }.
# Problem below a field: for example, another category has this name.
makeProblemTwice = This is a duplicate.
# Problem below a field that is empty.
makeProblemMissing = Something is missing here.
# Problem below a field that contradicts others.
makeProblemClash = This conflicts with the rest.
# Link below makeFollows: opens /play with these rules.
makePlay = Play it
# Link below makeFollows: opens /analyse with these rules.
makeAnalyse = Analyse it
# Button: copies the address with these rules.
makeShare = Copy the link
# Button below the rules as JSON: copies them.
makeCopy = Copy
# Read to screen readers after makeShare or makeCopy.
makeCopied = Copied.
# Button: saves the rules in this browser.
makeSave = Save
# Read to screen readers after makeSave; heading of the list of saved games.
makeSaved = Saved in this browser
# Button next to a game below makeSaved: deletes it from this browser. $name: name of the game.
makeForget = Delete { $name }
# Question after the button makeForget; deleteIt and keepIt answer it. $name: name of the game.
makeForgetAsks = Delete “{ $name }” from this browser?
# Heading that opens the rules in sentences.
makeSheet = The rules as they stand
# Heading that opens the rules as JSON.
makeJson = As JSON, for programs

## offline: the page /offline

# Message at the top of any page, with the button newVersionUse.
newVersion = There is a new version of these pages.
# Button next to newVersion: loads the new version.
newVersionUse = Use it now
# Title of /offline in the browser's tab.
takePage = Keepwise: Play offline
# Main heading.
takeTitle = Play offline
# Introduction below the main heading of /offline.
takeLead = The pages and games you download stay in this browser and need no connection. A table for each game lets the coach and the computer answer exactly as the server does.
# Heading of the list of games to download.
takeGames = Games
# Size of a download, such as 1.25 MB. $size: a number of megabytes.
takeSize = { $size } MB
# Above the button takeNow: the size of all chosen downloads. $size: the size as in takeSize, such as 1.25 MB.
takeTotal = To download: { $size }
# First line of the list of downloads, always chosen; takeKept may follow.
takePages = All pages, in the language you read them in
# State of a download in the list, after its name or size.
takeKept = downloaded
# State of a downloaded game in the list, after its size.
takeNewer = there is a newer table
# Main button: downloads the chosen games.
takeNow = Download
# Status during a download, and name of the progress bar for screen readers.
takeLoads = Loading…
# Status after a download has succeeded.
takeDone = Downloaded. It all works offline now.
# Name of a button for screen readers: deletes a downloaded game. $name: title of the game.
takeRemove = Remove { $name }
# Button: deletes the pages and all games that were downloaded.
takeRemoveAll = Remove all of it
# Status after takeRemove or takeRemoveAll.
takeRemoved = Removed.
# Status after a download failed, because the browser's storage is full.
takeFull = No storage left in this browser. Remove a game, or choose fewer.
# Status while or after the server could not be reached.
takeCutOff = Can’t reach the server. What is not here yet can be downloaded when it is back.
# Instead of the list of downloads, when the browser forbids storing pages.
takeImpossible = This browser can’t store pages: that needs a secure connection (https) and a window that isn’t private.
# Hint below the downloads, when the browser did not promise to keep them.
takeMayGo = The browser may delete this if storage runs low.
# Note below the downloads: what works only while the server can be reached.
takeOthers = These need the server: games with several columns, your own rules, playing to win, the forecast and full explanations.
# Label of the choice of who works out the advice: takeServer or takeDevice.
takeWho = Where answers come from
# Choice of takeWho: the server, except while it cannot be reached.
takeServer = The server; this device only when the server can’t be reached
# Choice of takeWho: this device, for downloaded games.
takeDevice = Always this device, for the games that are here

## widget: the page /widget

# Title of /widget in the browser's tab.
widgetPage = Keepwise: Dice coach
# Main heading of /widget, above the coach that other sites can embed.
widgetTitle = Dice coach
# Introduction of /widget, below the heading.
widgetLead = Turn the knobs, then copy the code into your page. It answers with the exact best move, in your readers’ language.
# Label of a choice: how many rolls may follow.
widgetRolls = Rolls left
# Label of a text field: the boxes that are filled, with their points.
widgetCard = Filled boxes
# Button next to the dice: shows other dice.
widgetRoll = Other dice
# Choice of theme: the font and the colours of the page around the coach.
widgetAuto = As on the page
# Choice of language: the one that each reader prefers.
widgetReader = Each reader’s own
# Label of a slider: the width of the coach.
widgetWidth = Width
# Checkbox: readers choose dice first and are told afterwards.
widgetAsk = Let readers choose first
# Heading of the lines of HTML that show this coach on another page.
widgetCode = Your code
# Heading of a line of HTML that needs no script on the other page.
widgetFrame = As a frame, without a script
# Button below lines of HTML: copies them.
widgetCopy = Copy

## embed: the element <dice-coach>, on any site

# Label of the row of dice for screen readers.
embedDice = Dice: press those you would keep
# Name of a die for screen readers. $n: its place in the row; $face: its face, such as 3.
embedDie = Die { $n }: { $face }
# Under a die that is best kept: a short word, at most eight letters where possible.
embedKeep = keep
# Under a die that is best rolled again: a short word, at most eight letters where possible.
embedReroll = reroll
# A move: no die is kept.
embedAll = Roll everything again
# A move, also the answer itself. $category: title of a category, such as Full house; $points: its points.
embedScore = { $category }: { $points }
# A move in games like Yamb. $category: title of a category, such as Full house.
embedCall = Announce { $category }
# Asks the reader for a choice before the best move is shown; embedAsk is the button below.
embedChoose = Press the dice you would keep.
# Instead of embedChoose after the last roll, when a category has to be chosen.
embedPonder = What would you score?
# Button below embedChoose: shows the best move.
embedAsk = What is best?
# The reader chose the best move; the advice follows.
embedRight = Right, that is the best move.
# The reader chose another move; the advice follows. $loss: points given away, such as 1.43.
embedCosts = That costs { $loss }.
# Heading of what this turn is likely to score, with bars.
embedChances = Chances this turn
# Heading of the best moves, with bars and what each costs.
embedMoves = What each move costs
# On the best move, instead of what it costs.
embedBest = best
# On the reader’s own move. $loss: points given away with a minus, such as −1.43.
embedYours = you: { $loss }
# Below the reason. $value: the average final total with best play, such as 251.4.
embedTotal = Expected total: { $value }
# While the answer is on its way.
embedThinking = Thinking…
# While the server prepares a game. $share: progress, such as 47%; $n: seconds.
embedPreparing = This game is being prepared. { $share }, about { $n } s left
# The server does not answer; embedRetry is the button below.
embedLost = The coach cannot be reached.
# Button below embedLost.
embedRetry = Try again
# The author of the page made a mistake; readers cannot mend it.
embedWrong = The coach cannot show this position.
# The server has not prepared a table that this question needs.
embedUnprepared = The coach has not prepared this question here.
# Link to the position on the page /analyse.
embedAnalyse = Analyse
# Colour of the dots of a die, for screen readers.
embedBlack = black
# Colour of the dots of a die, for screen readers.
embedRed = red
# Colour of the dots of a die, for screen readers.
embedGreen = green

## answers: sentences in answers of the API, in no page

# Advice. $dice: dice to keep, such as 3 3; $others: the other dice, such as 1 4 6.
advisedKeep = Keep { $dice } and roll { $others } again.
# Advice: no die is kept.
advisedRerollAll = Roll everything again.
# Makes words a sentence. $words: the title of a problem.
sentence = { $words }.
# Advice. $category: title of a category, such as Full house; $points: points, such as 25.
advisedScore = Score { $points } in “{ $category }”.
# Advice. $category: title of a category, such as Full house.
advisedCall = Announce “{ $category }”.
# Follows advice to score in a column that counts several times. $factor: a number, such as 2.
advisedTimes = Points in this column count × { $factor }.
# Follows advice to score in a box that is only a factor of a product.
advisedInProduct = This box counts only in a product.
# Follows advice to score. $n: a count of extra rolls.
advisedLeaves = { $n ->
    [one] That leaves { $n } extra roll.
   *[other] That leaves { $n } extra rolls.
}
# A title with its column and what belongs to both, in a list. $title: title of a category; $column: title of a column;
# $words: a probability, such as 42%.
titleInColumn = { $title } ({ $column }, { $words })
# Chance of a target. $points: the target; $chance: a probability, such as 42%.
reachesTarget = You reach { $points } or more { $chance } of the time.
# Instead of a chance. $points: a target that is out of reach.
reachesNever = You can no longer reach { $points }.
# Chance of the upper bonus. $chance: a probability, such as 42%.
getsUpperBonus = You get the upper bonus { $chance } of the time.
# Instead of a chance.
upperBonusNever = You can no longer get the upper bonus.
# Chance of winning. $chance: a probability, such as 42%.
winsWith = You win { $chance } of the time.
# Instead of a chance of winning.
winsNever = You can no longer win.
# Instead of a chance of winning.
winsAlways = You win whatever you roll.
# What a draw counts for the chance of winning. $share: part of a win, such as 0.5.
tieCounts = A tie counts as { $share } of a win.
# In advice to win, where the best play against an opponent who plays to win is unknown.
opponentForPoints = The opponent is assumed to play for points: computing the best play of both to win would take too long.
# Instead of tieCounts, when a draw counts as much as a win.
tieWins = A tie counts as a win.
# Values are estimates. $mean: average total; $games: a count of games; $low: least value; $high: greatest value;
# $confidence: a probability, such as 95%.
valuesEstimated = The values are estimates: this way of playing averages { $mean } points over { $games } games ({ $low } to { $high } with { $confidence } confidence).
# Test of dice. $n: a count of dice, such as 2,340; $tests: how many tests were made; $chance: a probability, such as 43%.
auditFair = Dice tested: { $n }. Tests: { $tests }. Nothing is unusual: fair dice fall at least this unevenly { $chance } of the time.
# Test of dice. $n: a count of dice, such as 2,340; $chance: a small probability, such as 0.3%.
auditUnusual = Dice tested: { $n }. Something is unusual: fair dice give a result like this at most { $chance } of the time, all tests together.
# Follows auditUnusual: what was found.
auditFaces = The faces fall too unevenly.
# Follows auditUnusual: how often dice showed a face that lay there before. $observed and $expected: counts.
auditRepeats = Repeats of an earlier face: { $observed }; with fair dice, about { $expected }.
# Follows auditUnusual: pairs of equal dice that fell together. $observed and $expected: counts.
auditPairs = Equal pairs among dice that fell together: { $observed }; with fair dice, about { $expected }.
# Follows auditUnusual: dice that fell early and late differ.
auditHalves = The dice that fell first differ from those that fell later.
# Follows auditUnusual: physical dice differ from each other.
auditDice = The dice differ from each other.
# Follows auditUnusual: players had different dice.
auditPlayers = The dice of the players differ.
# Follows what was found. $level: a probability, such as 1%.
auditFalseAlarms = A check like this calls even fair dice unusual up to { $level } of the time.
# Follows auditFair. $share: a probability, such as 18.9%; $fair: 16.7%.
auditSees = A face that falls { $share } of the time instead of { $fair } would have been noticed 9 times in 10.
# Follows auditFair.
auditSeesNothing = That says little: with these few dice, even a die that always shows the same face could go unnoticed.
# Instead of auditFair.
auditNoDice = No die can be tested: it is not known which dice were rolled.
# What the next best move costs, as an estimate. $move: a move as in moveKeep or moveScore, such as Keep 3 3; $loss:
# points given away, such as 1.43.
costsAbout = “{ $move }” costs about { $loss }.
# The best move and a played one. $best: the best move, as in moveKeep or moveScore; $move: the played move;
# $loss: points given away, such as 1.43.
beats = “{ $best }” is worth { $loss } more than “{ $move }”.
# As beats, with the reason. $best: the best move, as in moveKeep or moveScore; $move: the played move;
# $loss: points given away, such as 1.43; $reason: a reason, such as pointMoreOften.
beatsBecause = “{ $best }” is worth { $loss } more than “{ $move }”: { $reason }
# The best move and a played one, as an estimate. $best: the best move, as in moveKeep or moveScore; $move: the played
# move; $loss: points given away, such as 1.43.
beatsAbout = “{ $best }” is worth about { $loss } more than “{ $move }”.
# Two moves in a game of columns. $best: the best move, as in moveKeep or moveScore; $move: another move; $now:
# difference of points in this turn, with its sign; $later: difference of points after it, with its sign.
comparesSheet = “{ $best }” instead of “{ $move }”: { $now } in this turn, { $later } later.
# Two moves in a game of columns, as an estimate. $best: the best move, as in moveKeep or moveScore; $move: another
# move; $now: difference of points in this turn, with its sign; $later: difference of points after it, with its sign.
comparesSheetAbout = “{ $best }” instead of “{ $move }”: { $now } in this turn, about { $later } later.
# Average totals of two moves. $move: a move as in moveKeep or moveScore; $mean: its average total; $best: average
# total of the best move.
averagesInstead = “{ $move }” averages { $mean } points, not { $best }.
# When playing for a target: the move for the most points. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $points: average points, such as 0.93; $target: the target; $other: its probability; $best: that of the best move.
stakesCostsTarget = “{ $move }” brings { $points } more on average, the most of all moves, but with it you reach { $target } or more { $other } of the time, not { $best }.
# When playing for the upper bonus: the move for the most points. $move: a move as in moveKeep or moveScore, such as
# Keep 3 3; $points: average points, such as 0.93; $other: its probability; $best: that of the best move.
stakesCostsBonus = “{ $move }” brings { $points } more on average, the most of all moves, but gets the upper bonus { $other } of the time, not { $best }.
# When the guaranteed total counts: the move for the most points. $move: a move as in moveKeep or moveScore, such as
# Keep 3 3; $points: average points, such as 0.93; $other: total that it guarantees; $best: that of the best move.
stakesCostsFloor = “{ $move }” brings { $points } more on average, the most of all moves, but guarantees { $other }, not { $best }.
# When playing for a target: the move for the most points. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $points: average points, such as 0.93; $target: the target.
stakesCostsHardlyTarget = “{ $move }” brings { $points } more on average, the most of all moves, but makes { $target } or more less likely.
# When playing for the upper bonus: the move for the most points. $move: a move as in moveKeep or moveScore, such as
# Keep 3 3; $points: average points, such as 0.93.
stakesCostsHardlyBonus = “{ $move }” brings { $points } more on average, the most of all moves, but gets the upper bonus less often.
# When playing for a target: how a turn may end. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $category: title of a category, such as Full house; $chance: a probability, such as 42%; $target: the target; $then:
# probability of the target in that case; $otherwise: that in the other case.
stakesMakesTarget = “{ $move }” scores “{ $category }” { $chance } of the time; then you reach { $target } or more { $then } of the time, otherwise { $otherwise }.
# When playing for the upper bonus: how a turn may end. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $category: title of a category, such as Full house; $chance: a probability, such as 42%; $then: probability of the
# bonus in that case; $otherwise: that in the other case.
stakesMakesBonus = “{ $move }” scores “{ $category }” { $chance } of the time; then it gets the upper bonus { $then } of the time, otherwise { $otherwise }.
# When playing for a target: how a turn may end. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $category: title of a category, such as Full house; $chance: a probability, such as 42%; $target: the target; $then:
# probability of the target in that case; $otherwise: that in the other case.
stakesZeroTarget = “{ $move }” puts a 0 into “{ $category }” { $chance } of the time; then you reach { $target } or more { $then } of the time, otherwise { $otherwise }.
# When playing for the upper bonus: how a turn may end. $move: a move as in moveKeep or moveScore, such as Keep 3 3;
# $category: title of a category, such as Full house; $chance: a probability, such as 42%; $then: probability of the
# bonus in that case; $otherwise: that in the other case.
stakesZeroBonus = “{ $move }” puts a 0 into “{ $category }” { $chance } of the time; then it gets the upper bonus { $then } of the time, otherwise { $otherwise }.
# When playing for a target: the range of chances after this turn. $target: the target; $best: range, such as 31% to
# 64%; $move: a move as in moveKeep or moveScore, such as Keep 3 3; $other: range after the other move.
stakesRiskyTarget = After this turn your chance of { $target } or more is { $best }; with “{ $move }”, { $other }. The best move takes the bigger risk.
# When playing for the upper bonus: the range of chances after this turn. $best: range, such as 31% to 64%; $move: a
# move as in moveKeep or moveScore, such as Keep 3 3; $other: range after the other move.
stakesRiskyBonus = After this turn your chance of the upper bonus is { $best }; with “{ $move }”, { $other }. The best move takes the bigger risk.
# When playing for a target: the range of chances after this turn. $target: the target; $best: range, such as 31% to
# 64%; $move: a move as in moveKeep or moveScore, such as Keep 3 3; $other: range after the other move.
stakesSafeTarget = After this turn your chance of { $target } or more is { $best }; with “{ $move }”, { $other }. The best move is the safer one.
# When playing for the upper bonus: the range of chances after this turn. $best: range, such as 31% to 64%; $move: a
# move as in moveKeep or moveScore, such as Keep 3 3; $other: range after the other move.
stakesSafeBonus = After this turn your chance of the upper bonus is { $best }; with “{ $move }”, { $other }. The best move is the safer one.
# Hint before a move, when playing for a target. $n: points, such as 40.
hintTarget = Points still needed for the target: { $n }.

## problems: titles and details of problems in answers of the API, in no page

# A problem and its place. $title: title of the problem; $name: name of a field, a category or a player.
problemAt = { $title }: { $name }.
# Follows a problem. $allowed: one or several allowed values, such as 0, 4 or 8.
problemAllowed = Allowed: { $allowed }.
# Follows a problem. $minimum: least allowed number; $maximum: greatest allowed number.
problemRange = Allowed: { $minimum } to { $maximum }.
# Follows a problem. $maximum: greatest allowed number; $found: the wrong number.
problemAtMost = At most { $maximum } allowed, not { $found }.
# Follows a problem. $maximum: greatest allowed number.
problemLimit = At most { $maximum } allowed.
# Follows a problem. $found: the wrong value.
problemFound = Found: { $found }.
# Follows the detail of the first of several problems. $n: the number of the others.
problemMore = (and { $n } more)
# A claimed sum of a card with mistakes. $name: name of the sum, such as Total; $found: the claimed number.
claim-with_correction = “{ $name }” { $found } is right after one of the corrections.
# A claimed sum of a card with mistakes. $name: name of the sum, such as Total; $found: the claimed number.
claim-as_written = As written, the card has “{ $name }” { $found }, but it is not reliable.
# A claimed sum of a card with mistakes. $name: name of the sum, such as Total; $found: the claimed number.
claim-with_none = “{ $name }” { $found } is wrong with every correction.
# A claimed sum of a card with mistakes. $name: name of the sum, such as Total; $found: the claimed number.
claim-unknown = “{ $name }” { $found } cannot be verified.
# Name of a sum: the points for further hands of equal dice.
extraBonus = Extra bonus
# What a check of a game or a sheet assumed. $name: a row of the sheet, such as Bonus; $found: its number.
assumption-meaning = “{ $name }” { $found } can mean several sums; the one that fits is assumed.
# What a check assumed. $found: the assumed number.
assumption-extra_bonuses = Number of extra bonuses, assumed: { $found }.
# What a check assumed about the last dice of a turn. $found: number of a roll, counted from 1.
assumption-roll = These dice are assumed to be from roll { $found }.
# What a check assumed. $found: the assumed number of extra rolls; $least and $greatest: those that are possible.
assumption-extra_rolls = Number of extra rolls, assumed: { $found }; possible: { $least } to { $greatest }.
# What a check assumed about a turn without dice.
assumption-no_extra_bonus = This turn is assumed to earn no extra bonus.
# What the reading of a pasted sheet assumed. $found: numbers of columns of the sheet, such as 2 and 3.
assumption-one_player = The values in columns { $found } are read as those of one player.
# What the reading of a pasted sheet assumed. $name: a row, such as Ones; $found: words or signs in it, in quotes.
assumption-ignored = Next to “{ $name }”, not read as a value: { $found }.
# What the reading of a pasted sheet assumed. $name: a row.
assumption-heading = “{ $name }” is read as a heading.
# What the reading of a pasted sheet assumed. $name: a row; $found: names of columns, such as Down and Up.
assumption-columns = The values next to “{ $name }” are read as those of { $found }.
# What the reading of a pasted sheet assumed. $name: a row; $found: title of a category.
assumption-category = “{ $name }” is read as “{ $found }”.
# What the reading of a pasted sheet assumed. $name: a row; $found: a number.
assumption-printed = The first { $found } next to “{ $name }” is read as printed text.
# What the reading of a pasted sheet assumed. $name: a row; $found: a number.
assumption-sum = The last { $found } next to “{ $name }” is read as their sum.
# Heading of a group of problems in a list.
problems-reading = Unreadable requests
# Title of a problem: The body was sent with `Transfer-Encoding: chunked`, but a chunk has a missing or wrong length.
problem-bad-chunk = Invalid chunked encoding
# Title of a problem: The header `Content-Length` does not consist of decimal digits.
problem-bad-length = Invalid body length
# Title of a problem: The body starts with U+FEFF, the bytes EF BB BF, which some editors write at the start of a UTF-8
# file.
problem-byte-order-mark = Byte order mark
# Title of a problem: The body had fewer bytes than its `Content-Length`, or the connection closed early.
problem-cut-short = Incomplete body
# Title of a problem: An object of the body has a key twice, or the query string has a parameter twice.
problem-duplicate-key = Duplicate key or parameter
# The same problem as a sentence. $name: name of a field, or title of a category.
problem-duplicate-key-detail = “{ $name }” is sent twice.
# Title of a problem: The body is missing or blank.
problem-empty-body = The body is empty
# Title of a problem: Lists and objects are nested more than 16 deep, which no request needs.
problem-nested-too-deep = Nesting too deep
# Title of a problem: A comma, quotation mark or bracket is missing or superfluous, or a number is not valid in JSON,
# such as `NaN`.
problem-not-json = Invalid JSON
# Title of a problem: The request cannot be read.
problem-not-readable = Unreadable request
# Title of a problem: A string contains half a surrogate pair, such as `\ud83c` alone.
problem-not-unicode = Incomplete character
# Title of a problem: The body, or the decoded query string, contains bytes that are not UTF-8.
problem-not-utf-8 = Invalid UTF-8
# Heading of a group of problems in a list.
problems-fields = Fields and parameters
# Title of a problem: The request was read, but something is missing, has the wrong type or violates the rules of the
# game.
problem-invalid = Invalid request
# Title of a problem: Two fields of a request, a field and the rules of the game, or two parts of a ruleset exclude
# each other.
problem-contradiction = Contradiction
# The same problem as a sentence. $name: name of a field, or title of a category.
problem-contradiction-detail = “{ $name }” contradicts another field or the rules of the game.
# Title of a problem: Two entries mean the same: categories with the same id or face, names on a card for the same
# category, or a repeated value in a list.
problem-duplicate = Duplicate entry
# The same problem as a sentence. $found: the wrong value.
problem-duplicate-detail = “{ $found }” is entered twice.
# Title of a problem: A required field or parameter is missing.
problem-missing-field = Missing field
# The same problem as a sentence. $name: name of a field, or title of a category.
problem-missing-field-detail = “{ $name }” is missing.
# Title of a problem: A value of dice that both sides verify is not the one that was fixed in advance.
problem-not-committed = Value does not match the commitment
# Title of a problem: The number is too small or too large.
problem-out-of-range = Number out of range
# The same problem as a sentence. $name: name of a field, or title of a category; $minimum: least allowed number;
# $maximum: greatest allowed number; $found: the wrong value.
problem-out-of-range-detail = “{ $name }” must be { $minimum } to { $maximum }, not { $found }.
# Title of a problem: A name, title or other text, or a ruleset as a whole, has too many characters.
problem-too-long = String too long
# Title of a problem: A list has more entries than a request can have, such as items, targets, opponents, turns or
# categories.
problem-too-many = Too many entries
# Title of a problem: The value is not one of the allowed words.
problem-unknown-choice = Unknown choice
# The same problem as a sentence. $found: the wrong value; $name: name of a field, or title of a category.
problem-unknown-choice-detail = “{ $found }” is not allowed for “{ $name }”.
# Title of a problem: What the server fixed in advance, for dice that both sides verify, is not from this server.
problem-unknown-commitment = Unknown commitment
# Title of a problem: No field or parameter has this name.
problem-unknown-field = Unknown field
# The same problem as a sentence. $found: the wrong value.
problem-unknown-field-detail = Unknown field “{ $found }”.
# Title of a problem: In a query string, a card is a list of entries like `ones:3`, separated by commas.
problem-wrong-card = Invalid card in the query string
# Title of a problem: The number of entries does not fit the rest of the request.
problem-wrong-count = Wrong number of entries
# Title of a problem: The number of dice does not fit the game.
problem-wrong-dice = Wrong dice
# The same problem as a sentence. $expected: the right number.
problem-wrong-dice-detail = The number of dice must be { $expected }.
# Title of a problem: A die must be a whole number from 1 to 6.
problem-wrong-die = Invalid die
# The same problem as a sentence. $minimum: least allowed number; $maximum: greatest allowed number; $found: the wrong
# value.
problem-wrong-die-detail = A die shows a number from { $minimum } to { $maximum }, not { $found }.
# Title of a problem: In a query string, a move is `keep:` and dice, `score:` and a category, or `announce:` and a
# category.
problem-wrong-move = Invalid move in the query string
# Title of a problem: The text is not the identifier of a position.
problem-wrong-position-id = Invalid position code
# The same problem as a sentence. $found: the wrong value.
problem-wrong-position-id-detail = “{ $found }” is not the code of a position.
# Title of a problem: A part of the text record of a game cannot be read.
problem-wrong-record = Unreadable record
# The same problem as a sentence. $found: the wrong part.
problem-wrong-record-detail = “{ $found }” does not fit into the record of the game.
# Title of a problem: The value has another JSON type than expected.
problem-wrong-type = Wrong type
# Heading of a group of problems in a list.
problems-names = Names
# Title of a problem: Several categories of this game have this title or name in one of thirteen languages.
problem-ambiguous-category = Ambiguous category
# The same problem as a sentence. $found: the wrong value.
problem-ambiguous-category-detail = “{ $found }” can mean several categories.
# Title of a problem: Several columns of this game have this title or name.
problem-ambiguous-column = Ambiguous column
# The same problem as a sentence. $found: the wrong value.
problem-ambiguous-column-detail = “{ $found }” can mean several columns.
# Title of a problem: Several rulesets have this title or name.
problem-ambiguous-ruleset = Ambiguous ruleset
# The same problem as a sentence. $found: the wrong value.
problem-ambiguous-ruleset-detail = “{ $found }” can mean several rulesets.
# Title of a problem: A name is empty, too long or malformed.
problem-bad-name = Invalid name
# Title of a problem: No category of this ruleset has this id, title or name in any of thirteen languages.
problem-unknown-category = Unknown category
# The same problem as a sentence. $found: the wrong value.
problem-unknown-category-detail = There is no category “{ $found }”.
# Title of a problem: No column of this ruleset has this id, title or name.
problem-unknown-column = Unknown column
# The same problem as a sentence. $found: the wrong value.
problem-unknown-column-detail = There is no column “{ $found }”.
# Title of a problem: No ruleset has this id, title or name.
problem-unknown-ruleset = Unknown ruleset
# The same problem as a sentence. $found: the wrong value.
problem-unknown-ruleset-detail = There is no ruleset “{ $found }”.
# Heading of a group of problems in a list.
problems-cards = Scorecards
# Title of a problem: The points of each category are possible, but not together: some need another category to be
# filled first, or an impossible joker.
problem-contradicting-points = Contradicting points
# The same problem as a sentence. $name: name of a field, or title of a category; $found: the wrong value.
problem-contradicting-points-detail = “{ $name }” cannot be { $found } with the other entries of this card.
# Title of a problem: Each extra bonus is paid for a further hand of equal dice, which also fills a category.
problem-impossible-extra-bonus = Impossible number of extra bonuses
# Title of a problem: Some games have extra rolls at the start or save unused rolls.
problem-impossible-extra-rolls = Impossible number of extra rolls
# The same problem as a sentence. $minimum: least allowed number; $maximum: greatest allowed number; $found: the wrong
# value.
problem-impossible-extra-rolls-detail = A card can have { $minimum } to { $maximum } extra rolls now, not { $found }.
# Title of a problem: The category cannot pay this number of points, or not in this turn.
problem-impossible-points = Impossible points
# The same problem as a sentence. $name: name of a field, or title of a category; $found: the wrong value.
problem-impossible-points-detail = “{ $name }” cannot score { $found }.
# Title of a problem: This game or column has an order of categories, and an earlier one is still open.
problem-out-of-order = Wrong order of categories
# The same problem as a sentence. $name: name of a field, or title of a category.
problem-out-of-order-detail = “{ $name }” is filled too early: this game has a fixed order.
# Title of a problem: The category has more fillings than the game allows.
problem-too-many-fillings = Too many fillings
# Title of a problem: A claimed total does not match the points and bonuses of the card, or the game has no such total.
problem-wrong-total = Wrong total
# The same problem as a sentence. $name: name of a field, or title of a category; $expected: the right value; $found:
# the wrong value.
problem-wrong-total-detail = “{ $name }” is { $expected }, not { $found }.
# Heading of a group of problems in a list.
problems-games = Games
# Title of a problem: The category was already filled in earlier turns or on the card, as often as the game allows.
problem-category-filled = Category already filled
# The same problem as a sentence. $found: title of a category.
problem-category-filled-detail = “{ $found }” was already filled.
# Title of a problem: Kept dice must be in the next hand.
problem-kept-dice-missing = Kept dice missing
# The same problem as a sentence. $dice: dice, such as 3 3; $found: dice, such as 1 3 6.
problem-kept-dice-missing-detail = { $dice } was kept, but the next dice are { $found }.
# Title of a problem: Only a turn in progress, with nothing but dice, has no category.
problem-missing-category = Missing category
# The same problem as a sentence.
problem-missing-category-detail = The category of this turn is missing.
# Title of a problem: The game has several columns, so a turn needs its column.
problem-missing-column = Missing column
# The same problem as a sentence.
problem-missing-column-detail = The column of this turn is missing.
# Title of a problem: A review needs every hand of a turn, unlike a check.
problem-missing-dice = Missing dice
# The same problem as a sentence.
problem-missing-dice-detail = The dice of this turn are missing.
# Title of a problem: The points of a turn follow from its last hand or must be sent.
problem-missing-points = Missing points
# The same problem as a sentence.
problem-missing-points-detail = The points of this turn are missing.
# Title of a problem: `rolls` has more hands than the turn can have.
problem-too-many-rolls = Too many rolls
# Title of a problem: All categories of the player were filled before this turn.
problem-too-many-turns = Too many turns
# The same problem as a sentence.
problem-too-many-turns-detail = The game is over before this turn.
# Title of a problem: Players take turns, so no player can be more than one turn ahead.
problem-unequal-rounds = Unequal numbers of turns
# The same problem as a sentence. $found: a count of turns.
problem-unequal-rounds-detail = This player’s number of turns, { $found }, does not match the others.
# Title of a problem: An extra bonus is paid for a further hand of equal dice once their category is filled with
# points.
problem-wrong-extra-bonus = Wrong extra bonus
# The same problem as a sentence. $expected: the right value; $found: the wrong value.
problem-wrong-extra-bonus-detail = The extra bonus is { $expected } here, not { $found }.
# Title of a problem: The last hand of the turn pays other points in this category.
problem-wrong-points = Wrong points
# The same problem as a sentence. $expected: the right value; $found: the wrong value.
problem-wrong-points-detail = This turn scores { $expected }, not { $found }.
# Heading of a group of problems in a list.
problems-moves = Positions and moves
# Title of a problem: Every category of the card is filled, so there is no move.
problem-card-complete = The game is over
# The same problem as a sentence.
problem-card-complete-detail = All boxes are filled: the game is over.
# Title of a problem: A category can be announced only in games with an announce column, once per turn, after the first
# roll, and if it is open in that column.
problem-illegal-announce = Illegal announcement
# The same problem as a sentence. $found: title of a category.
problem-illegal-announce-detail = “{ $found }” cannot be announced now.
# Title of a problem: The category is filled, comes later in the order of the game, was not announced, or is excluded
# by the rule for further hands of equal dice.
problem-illegal-category = Illegal category
# The same problem as a sentence. $found: title of a category.
problem-illegal-category-detail = “{ $found }” cannot be filled now.
# Title of a problem: Only the announce column is open, and nothing was announced.
problem-illegal-keep = Illegal keep
# Title of a problem: Only dice on the table can be kept, each once.
problem-keep-not-in-hand = Kept dice not in the hand
# The same problem as a sentence. $found: dice, such as 3 3; $dice: dice, such as 1 3 6.
problem-keep-not-in-hand-detail = { $found } cannot be kept: the dice are { $dice }.
# Title of a problem: A keep must leave at least one die to roll.
problem-keeps-every-die = Nothing is left to roll
# The same problem as a sentence.
problem-keeps-every-die-detail = Keeping every die leaves nothing to roll.
# Title of a problem: After the last roll of a turn, a category must be filled.
problem-no-roll-left = No roll is left
# The same problem as a sentence.
problem-no-roll-left-detail = No roll is left; a category must be filled.
# Heading of a group of problems in a list.
problems-service = Service
# Title of a problem: The table of this ruleset was changed or truncated while the server ran.
problem-damaged-table = Damaged table
# Title of a problem: An unexpected error occurred.
problem-internal = Internal server error
# Title of a problem: Advice, outlooks and reviews need a table of the values of all states of a game.
problem-missing-table = Missing table
# The same problem as a sentence.
problem-missing-table-detail = This answer needs a table that the server does not have.
# Title of a problem: The `Range` header requests a part after the end of the file.
problem-no-such-range = Range not satisfiable
# Title of a problem: The path does not exist.
problem-not-found = Unknown path
# Title of a problem: The server is starting, stopping, or building a table that the answer needs.
problem-not-ready = Not ready
# Title of a problem: The server failed to build a table that the answer needs, for example for lack of memory or disk
# space.
problem-not-solved = Failed table build
# Title of a problem: The answer would exceed the computing time of a request.
problem-too-costly = Request too costly
# Title of a problem: The body or the answer would exceed its limit of bytes.
problem-too-large = Request too large
# Title of a problem: This client sent too many requests or used its share of computing time.
problem-too-many-requests = Too many requests
# Title of a problem: The `Content-Type` is not JSON, or the body is compressed with a `Content-Encoding`.
problem-wrong-content-type = Unsupported content type
# Title of a problem: The path exists but does not support this method.
problem-wrong-method = Method not allowed
