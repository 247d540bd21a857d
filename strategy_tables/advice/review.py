"""Reviews of whole games, decision by decision: the loss of each, and the luck of each roll.

The value of a sheet is the expected final total under best play from there on. Along a game it changes in two ways. A
roll changes it by *luck*, from the mean over all rolls to the value of the hand. A decision changes it by *loss*, from
the value of the best move to that of the played move. Where values are estimated, the mean value of a turn differs a
little from the value of the sheet that it starts on. This *correction* is neither luck nor loss. So for every player

    value at the end - value of the empty sheet = sum of luck - sum of loss + sum of corrections

where the value at the end of a finished game is its total.

Under another objective the values are its chances: see `chances`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import fsum
from typing import Any, Final

from engine.cards.played import PlayedTurn
from engine.cards.rules import Cell, Rules
from engine.cards.sheet import rolls_of_turn
from engine.dice import Hand, contains, dump_dice
from engine.errors import InvalidGame, Problem
from engine.games.game import Game, GameReport, PlayerReport, Replay, replay
from engine.games.moves import Announce, Keep, Move, after_keep
from engine.games.position import Position
from strategy_tables.advice.advisor import AdviceFor, Advisor
from strategy_tables.advice.explain import Comparison, compare_moves
from strategy_tables.advice.grades import GRADES, Grades
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.advice.objective import Advice, Objective, RankedMove
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.turns import Turn
from strategy_tables.store.table_set import RulesetTables

HIGHLIGHT_COUNT: Final = 10
Judge = Callable[[Sequence[Advice[Any]], Sequence[bool]], Sequence[tuple[str | None, str | None]]]
"""Judge of decisions that were not forced, as `Advisor.judge`."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll: its turn and number in it (both from 0), the hand, and the values before and after it."""

    turn: int
    roll: int
    hand: Hand
    before: float
    value: float

    @property
    def luck(self) -> float:
        """Return the change of the value by the roll."""
        return self.value - self.before


@dataclass(frozen=True, slots=True)
class Decision:
    """The played move after one roll, compared with the best one.

    * `value`: of the played move; `loss`: its loss, exactly 0 for every move tied with the best
    * `forced`: whether there was one legal move, or all were tied
    * `assumed`: whether the keep is not recorded; then it is the best one that goes with the next hand
    * `theme`: of the decision (`advice.themes`); None if it was forced, or no theme fits
    * `praise`: of a best move that is known to have been chosen (`advice.praise`); None for any other
    """

    turn: int
    roll: int
    position: Position
    played: Move
    value: float
    best: Move
    best_value: float
    loss: float
    grade: str
    forced: bool
    assumed: bool
    theme: str | None
    praise: str | None


@dataclass(frozen=True, slots=True)
class OthersTurns:
    """Changes of a player's chance of winning in the turns of the others: by their rolls, and by their decisions."""

    luck: float
    decisions: float


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """The game of one player. `value` is the present one: the total or the result, once the sheet is full.

    `correction`: the values of turns before their first rolls, less those of the sheets before them. The two differ
    only for estimates and for chances. `others` are the turns of the others if these change the value.
    """

    name: str
    total: int
    complete: bool
    start_value: float
    value: float
    rolls: tuple[Rolled, ...]
    decisions: tuple[Decision, ...]
    correction: float = 0.0
    others: OthersTurns | None = None

    @property
    def luck(self) -> float:
        """Return the luck of all rolls."""
        return fsum(rolled.luck for rolled in self.rolls)

    @property
    def loss(self) -> float:
        """Return the loss of all decisions."""
        return fsum(decision.loss for decision in self.decisions)

    @property
    def free_decision_count(self) -> int:
        """Return the number of decisions that were not forced."""
        return sum(not decision.forced for decision in self.decisions)

    @property
    def loss_per_decision(self) -> float:
        """Return the mean loss of the decisions that were not forced; 0 without any."""
        return self.loss / max(1, self.free_decision_count)

    @property
    def luck_adjusted(self) -> float:
        """Return the value without the luck of all rolls, also those of others."""
        return self.value - self.luck - (0.0 if self.others is None else self.others.luck)


@dataclass(frozen=True, slots=True)
class Basis:
    """Method of all values together, the greatest bound of their errors, and names of their tables."""

    method: str
    error: float
    digests: frozenset[str]


@dataclass(frozen=True, slots=True)
class GameReview:
    """A reviewed game. `highlights` are the most expensive decisions of all players, as (player, decision).

    Losses are graded relative to `greatest_value`. `strength` is that of the estimate behind the values, None if all
    are exact or from tables. `basis` is that of chances, None for the expected total. `turn_of` returns the turn of a
    player's decision, played for the objective.
    """

    report: GameReport
    players: tuple[PlayerReview, ...]
    highlights: tuple[tuple[int, Decision], ...]
    objective: Objective
    grades: Grades
    greatest_value: float
    turn_of: Callable[[int, Decision], Turn] = field(compare=False, repr=False)
    strength: EstimateStrength | None = None
    basis: Basis | None = None


Comparisons = Mapping[tuple[int, int, int], Comparison]
"""Comparisons of the best with the played move in decisions of a game, by player, turn and roll."""


def explain_losses(tables: RulesetTables, reviewed: GameReview) -> Comparisons:
    """Compare the best with the played move for every decision that lost something.

    Raises `MissingTable` as `compare_moves` does.
    """
    lost: list[tuple[int, Decision]] = [
        (number, decision)
        for number, player in enumerate(reviewed.players)
        for decision in player.decisions
        if decision.loss
    ]
    compared = compare_moves(tables, [(each.position, each.best, each.played) for _, each in lost])
    return {
        (number, each.turn, each.roll): comparison for (number, each), comparison in zip(lost, compared, strict=True)
    }


def review(advisor: Advisor, rules: Rules, game: Game) -> GameReview:
    """Review a game for the expected total, as far as it was played.

    `rules` have the same fingerprint as those of the advisor. Raises as `replay_with_dice` and advice do.
    """
    replayed = replay_with_dice(rules, game)
    players, strength = list[PlayerReview](), None
    for player, turns in zip(replayed.report.players, replayed.turns, strict=True):
        # Player by player, since the values for a hundred of them take much memory.
        reviewer = PlayerReviewer(rules, player, turns, advisor.start_value)
        advise = advisor.advise_all(_positions(rules, turns))
        for number, turn in enumerate(turns):
            reviewer.correct(advisor.value_before_turn(turn.sheet, reviewer.value))
            reviewer.review_turn(number, advise)
        players.append(reviewer.review(GRADES, advisor.expected_above_least, advisor.judge))
        strength = strength or reviewer.strength
    return GameReview(
        replayed.report,
        tuple(players),
        most_expensive(players),
        DEFAULT_OBJECTIVE(),
        GRADES,
        advisor.expected_above_least,
        lambda _player, decision: advisor.turn_of(decision.position),
        strength,
    )


def replay_with_dice(rules: Rules, game: Game) -> Replay:
    """Return the turns of a game with all their hands; raise `InvalidGame` if it is not valid or hands are missing."""
    replayed = replay(rules, game)
    _check_dice(rules, replayed.turns)
    return replayed


def _check_dice(rules: Rules, played: Sequence[Sequence[PlayedTurn]]) -> None:
    """Raise `InvalidGame` if hands of turns are missing."""
    problems = [
        Problem("missing-dice", ("players", player, "turns", number, "rolls"), _missing_dice(rules, turn))
        for player, turns in enumerate(played)
        for number, turn in enumerate(turns)
        if not turn.hands or len(turn.hands) < turn.roll
    ]
    if problems:
        raise InvalidGame(problems)


def _missing_dice(rules: Rules, turn: PlayedTurn) -> str:
    if not turn.hands or turn.score is None:
        return "rolls is missing: a review needs every hand of a turn"
    return (
        f"rolls is incomplete: {rules.cell_name(turn.score.cell)} with {dump_dice(turn.hands[0])} for "
        f"{turn.score.points} was not made on the first roll"
    )


def most_expensive(players: Sequence[PlayerReview]) -> tuple[tuple[int, Decision], ...]:
    """Return the decisions of the greatest losses, each with its player."""
    every = [(number, decision) for number, player in enumerate(players) for decision in player.decisions]
    costly = sorted((one for one in every if one[1].loss), key=lambda one: -one[1].loss)
    return tuple(costly[:HIGHLIGHT_COUNT])


class PlayerReviewer:
    """Reviewer of one player, turn by turn.

    `value` is the present value of the game, `strength` that of the estimate that advice needed so far.
    """

    def __init__(self, rules: Rules, player: PlayerReport, turns: Sequence[PlayedTurn], start_value: float) -> None:
        self.strength: EstimateStrength | None = None
        self.value = start_value
        self.turns = turns
        self._rules = rules
        self._player = player
        self._start_value = start_value
        self._rolls: list[Rolled] = []
        self._decided: list[tuple[int, int, Advice[Any], RankedMove, float, bool]] = []
        self._corrections: list[float] = []
        self._others: tuple[list[float], list[float]] = ([], [])
        self._advise: AdviceFor

    def correct(self, value: float) -> None:
        """Go on with another value, for which neither rolls nor decisions are the reason."""
        self._corrections.append(value - self.value)
        self.value = value

    def note_roll_of_other(self, value: float) -> None:
        """Note the value after a roll of another player."""
        self._others[0].append(value - self.value)
        self.value = value

    def note_decision_of_other(self, value: float) -> None:
        """Note the value after a decision of another player."""
        self._others[1].append(value - self.value)
        self.value = value

    def kept(self, number: int) -> list[Hand]:
        """Return the dice kept after the rolls of a reviewed turn."""
        moves = [move.move for turn, _, _, move, *_ in self._decided if turn == number]
        return [move.dice for move in moves if isinstance(move, Keep)]

    def review(self, grades: Grades, greatest_value: float, judge: Judge) -> PlayerReview:
        """Return the review of the turns so far; losses are graded relative to the `greatest_value`."""
        luck, decisions = map(fsum, self._others)
        return PlayerReview(
            self._player.name,
            self._player.totals.total,
            self._player.complete,
            self._start_value,
            self.value,
            tuple(self._rolls),
            tuple(self._decisions(grades, greatest_value, judge)),
            fsum(self._corrections),
            OthersTurns(luck, decisions) if any(self._others) else None,
        )

    def review_turn(self, number: int, advise: AdviceFor) -> None:
        """Review the next turn, given the advice in its positions; `value` is that before its first roll."""
        rules, turn, self._advise = self._rules, self.turns[number], advise
        advice = self._advice(Position(rules, turn.sheet, turn.hands[0], rolls_of_turn(rules, turn.sheet) - 1))
        for roll, hand in enumerate(turn.hands):
            self._rolls.append(Rolled(number, roll, hand, self.value, advice.value))
            self.value = advice.value
            if roll == 0 and turn.announced is not None:
                call = Announce(Cell(rules.announce_column, turn.announced))
                self._decide(number, roll, advice, _find(advice, call))
                advice = self._advice(replace(advice.position, announced=turn.announced))
            if roll + 1 < len(turn.hands):
                kept = self._find_keep(advice, turn, roll)
                self._decide(number, roll, advice, kept, assumed=turn.keeps is None)
                assert isinstance(kept.move, Keep)  # noqa: S101  nothing else goes with another roll
                advice = self._advice(after_keep(advice.position, kept.move.dice, turn.hands[roll + 1]))
            elif turn.score is not None:
                self._decide(number, roll, advice, _find(advice, turn.score))

    def _advice(self, position: Position) -> Advice[Any]:
        advice = self._advise(position)
        self.strength = self.strength or advice.strength
        return advice

    def _find_keep(self, advice: Advice[Any], turn: PlayedTurn, roll: int) -> RankedMove:
        """Return the keep after a roll; if it is not recorded, the best one that is compatible with the next hand."""
        before, after = advice.position.hand, turn.hands[roll + 1]
        keep = None if turn.keeps is None else turn.keeps[roll]
        if keep is None and roll + 2 == len(turn.hands) and _was_fresh(self._rules, turn):
            keep = ()
        # Keeping all dice is not a move of an advice: it only wastes a roll.
        all_kept = None
        if before == after and keep in (None, before) and not advice.position.must_roll_all:
            value = self._advice(after_keep(advice.position, before, after)).value
            all_kept = RankedMove(0, Keep(before), value, max(0.0, advice.value - value), value)
        moves = enumerate(advice.ranking.moves)
        found = next((advice.move_at(place) for place, move in moves if _goes_with(move, after, keep)), None)
        if all_kept is not None and (found is None or all_kept.loss < found.loss):
            found = all_kept
        assert found is not None  # noqa: S101  the game was checked
        return found

    def _decide(self, number: int, roll: int, advice: Advice[Any], move: RankedMove, *, assumed: bool = False) -> None:
        # Moves that differ by less than the error of their values lose the same.
        self.value = advice.value - move.loss
        self._decided.append((number, roll, advice, move, self.value, assumed))

    def _decisions(self, grades: Grades, greatest_value: float, judge: Judge) -> Iterator[Decision]:
        """Yield the decisions, which are judged together."""
        free = [each for each in self._decided if not _is_forced(each[2])]
        found = [not (move.loss or assumed) for _, _, _, move, _, assumed in free]
        judged = iter(judge([advice for _, _, advice, *_ in free], found))
        for number, roll, advice, move, value, assumed in self._decided:
            forced = _is_forced(advice)
            theme, praise = (None, None) if forced else next(judged)
            yield Decision(
                turn=number,
                roll=roll,
                position=advice.position,
                played=move.move,
                value=value,
                best=advice.ranking.moves[0],
                best_value=advice.value,
                loss=move.loss,
                grade=grades.grade(move.loss, greatest_value),
                forced=forced,
                assumed=assumed,
                theme=theme,
                praise=praise,
            )


def _is_forced(advice: Advice[Any]) -> bool:
    return advice.ranking.losses[-1] == 0


def _positions(rules: Rules, turns: Iterable[PlayedTurn]) -> Iterator[Position]:
    """Yield the position after every roll, without any call of the turn."""
    for turn in turns:
        rolls = rolls_of_turn(rules, turn.sheet)
        for roll, hand in enumerate(turn.hands):
            yield Position(rules, turn.sheet, hand, rolls - 1 - roll)


def _was_fresh(rules: Rules, turn: PlayedTurn) -> bool:
    """Return whether the last roll of a turn was of all dice, which its cell requires without a call."""
    return turn.score is not None and turn.score.cell.column == rules.announce_column and turn.announced is None


def _find(advice: Advice[Any], move: Move) -> RankedMove:
    return advice.move_at(advice.ranking.moves.index(move))


def _goes_with(move: Move, after: Hand, keep: Hand | None) -> bool:
    """Return whether a move is the keep, or, if that is unknown, is compatible with the next hand."""
    return isinstance(move, Keep) and (contains(after, move.dice) if keep is None else move.dice == keep)
