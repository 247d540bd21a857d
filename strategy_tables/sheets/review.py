"""Reviews of whole games on sheets, decision by decision: the loss of each, and the luck of each roll.

As in `advice.review`, with the values of advice. For an estimate, the mean value of the turn played from a sheet
differs a little from the estimated value, and the difference is neither luck nor loss. So for every player

    value at the end - value of the empty sheet = sum of luck - sum of loss + sum of these corrections
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import fsum

from engine.cards.played import PlayedTurn
from engine.cards.rules import Cell, Rules
from engine.cards.sheet import empty_sheet, rolls_of_turn
from engine.dice import Hand, contains
from engine.games.game import Game, GameReport, PlayerReport, replay
from engine.games.moves import Announce, Keep, Move, after_keep
from engine.games.position import Position
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.review_records import (
    DecisionOf,
    PlayerReviewOf,
    Rolled,
    missing_dice,
    most_expensive,
    need_dice,
)
from strategy_tables.model.remaining import least_remaining
from strategy_tables.sheets.advise import RankedSheetMove, SheetAdvice, advise_on_sheet, start_value
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.sheets.themes import theme_on_sheet

SheetDecision = DecisionOf[Position, Move]
SheetPlayerReview = PlayerReviewOf[Position, Move]


@dataclass(frozen=True, slots=True)
class SheetGameReview:
    """A reviewed game; `highlights` as in a review of cards.

    Losses are measured relative to `expected_above_least`; `estimate` is the source of the values, None if all are
    exact.
    """

    report: GameReport
    players: tuple[SheetPlayerReview, ...]
    highlights: tuple[tuple[int, SheetDecision], ...]
    expected_above_least: float
    estimate: Estimate | None


def review_sheets(estimate: Estimate | None, rules: Rules, game: Game) -> SheetGameReview:
    """Review a game, as far as it was played.

    Raises `InvalidGame` if the game is not valid, or if hands of a turn are missing, and `MissingTable` if there is no
    estimate and too many cells are open to do without.
    """
    replayed = replay(rules, game)
    need_dice(replayed.turns, partial(_missing_dice, rules))
    reviewer = _Reviewer(estimate, rules)
    players = tuple(
        reviewer.review(player, turns) for player, turns in zip(replayed.report.players, replayed.turns, strict=True)
    )
    used = estimate if reviewer.approximate else None
    return SheetGameReview(replayed.report, players, most_expensive(players), reviewer.expected_above_least, used)


def _missing_dice(rules: Rules, turn: PlayedTurn) -> str:
    if turn.score is None:
        return missing_dice("", turn.hands, None)
    return missing_dice(rules.cell_name(turn.score.cell), turn.hands, turn.score.points)


class _Reviewer:
    """Reviewer of players; `approximate` says whether an estimate was needed so far."""

    def __init__(self, estimate: Estimate | None, rules: Rules) -> None:
        self.estimate = estimate
        self.rules = rules
        self.approximate = False
        factors = sum(column.column.factor for column in rules.columns)
        self.start = start_value(estimate, rules, empty_sheet(rules))
        self.expected_above_least = self.start - factors * least_remaining(rules.card)

    def advise(self, position: Position) -> SheetAdvice:
        """Return the advice in a position."""
        found = advise_on_sheet(self.estimate, position)
        self.approximate |= found.estimate is not None
        return found

    def review(self, player: PlayerReport, turns: Sequence[PlayedTurn]) -> SheetPlayerReview:
        """Return the review of one player's game."""
        rolls: list[Rolled] = []
        decisions: list[SheetDecision] = []
        value, corrections = self.start, list[float]()
        for number, turn in enumerate(turns):
            begins = start_value(self.estimate, self.rules, turn.sheet)
            corrections.append(begins - value)
            played = _Turn(self, number, turn, begins)
            played.play()
            rolls += played.rolls
            decisions += played.decisions
            value = played.value
        return PlayerReviewOf(
            player.name,
            player.totals.total,
            player.complete,
            self.start,
            value,
            tuple(rolls),
            tuple(decisions),
            fsum(corrections),
        )


class _Turn:
    """One turn, roll by roll and decision by decision; `value` is the present value of the game."""

    def __init__(self, reviewer: _Reviewer, number: int, turn: PlayedTurn, value: float) -> None:
        self.rolls: list[Rolled] = []
        self.decisions: list[SheetDecision] = []
        self.value = value
        self._reviewer = reviewer
        self._number = number
        self._turn = turn

    def play(self) -> None:
        """Review the whole turn."""
        turn, rules = self._turn, self._reviewer.rules
        left = rolls_of_turn(rules, turn.sheet) - 1
        advice = self._reviewer.advise(Position(rules, turn.sheet, turn.hands[0], left))
        for roll, hand in enumerate(turn.hands):
            self.rolls.append(Rolled(self._number, roll, hand, self.value, advice.value))
            self.value = advice.value
            if roll == 0 and turn.announced is not None:
                advice = self._call(advice, turn.announced)
            if roll + 1 < len(turn.hands):
                advice = self._keep(advice, roll)
            elif turn.score is not None:
                self._decide(roll, advice, next(each for each in advice.moves if each.move == turn.score))

    def _call(self, advice: SheetAdvice, category: int) -> SheetAdvice:
        call = Announce(Cell(self._reviewer.rules.announce_column, category))
        self._decide(0, advice, next(each for each in advice.moves if each.move == call))
        return self._reviewer.advise(replace(advice.position, announced=category))

    def _keep(self, advice: SheetAdvice, roll: int) -> SheetAdvice:
        """Review a keep and return the advice after the next roll."""
        turn, before, after = self._turn, advice.position.hand, self._turn.hands[roll + 1]
        keep = None if turn.keeps is None else turn.keeps[roll]
        if keep is None and roll + 2 == len(turn.hands) and self._was_fresh():
            keep = ()
        # Keeping all dice is no move of an advice: it only wastes a roll.
        all_kept = None
        if before == after and keep in (None, before) and not advice.position.must_roll_all:
            following = self._reviewer.advise(after_keep(advice.position, before, after))
            loss = max(0.0, advice.value - following.value)
            all_kept = RankedSheetMove(0, Keep(before), following.value, loss)
        found = next((each for each in advice.moves if _goes_with(each.move, after, keep)), None)
        if all_kept is not None and (found is None or all_kept.loss < found.loss):
            found = all_kept
        assert found is not None  # noqa: S101  the game was checked
        self._decide(roll, advice, found, assumed=turn.keeps is None)
        assert isinstance(found.move, Keep)  # noqa: S101  nothing else goes with another roll
        return self._reviewer.advise(after_keep(advice.position, found.move.dice, after))

    def _was_fresh(self) -> bool:
        """Return whether the last roll of the turn was one of all dice, which its cell requires otherwise."""
        score = self._turn.score
        column = self._reviewer.rules.announce_column
        return score is not None and score.cell.column == column and self._turn.announced is None

    def _decide(self, roll: int, advice: SheetAdvice, move: RankedSheetMove, *, assumed: bool = False) -> None:
        self.value = move.value
        forced = advice.ranking.losses[-1] == 0
        self.decisions.append(
            DecisionOf(
                turn=self._number,
                roll=roll,
                position=advice.position,
                played=move.move,
                value=move.value,
                best=advice.best.move,
                best_value=advice.value,
                loss=move.loss,
                grade=GRADES.grade(move.loss, self._reviewer.expected_above_least),
                forced=forced,
                assumed=assumed,
                theme=None if forced else theme_on_sheet(advice.position, advice.best.move),
            )
        )


def _goes_with(move: Move, after: Hand, keep: Hand | None) -> bool:
    """Return whether a move is the keep, or, if that is unknown, one that goes with the next hand."""
    return isinstance(move, Keep) and (contains(after, move.dice) if keep is None else move.dice == keep)
