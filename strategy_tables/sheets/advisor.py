"""The implementation of `Advisor` by exact values near the end of a game, and by an estimate before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from engine.cards.extremes import least_total
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, empty_sheet
from engine.games.position import Position
from strategy_tables.advice.advisor import AdviceFor
from strategy_tables.advice.explanation import Explanation
from strategy_tables.advice.objective import Advice, Objective
from strategy_tables.advice.plausible_alternative import Against, asked_move
from strategy_tables.advice.themes import SHEET_THEMES, theme_of_each
from strategy_tables.model.remaining import least_remaining
from strategy_tables.sheets.advise import EstimateAdvice, advise_on_sheet, missing_estimate, sheet_turn_of, start_value
from strategy_tables.sheets.estimate import Estimate
from strategy_tables.sheets.moves import SheetTurn
from strategy_tables.store.kinds import EXPECTED_TOTAL
from strategy_tables.store.tablefile import Source


class EstimateAdvisor:
    """Advisor on sheets of several columns; without an estimate, it only advises near the end of a game."""

    tables: None = None

    def __init__(self, rules: Rules, estimate: Estimate | None) -> None:
        self.rules = rules
        self.estimate = estimate

    @property
    def sources(self) -> Sequence[Source]:
        """Return the estimate, if there is one."""
        return () if self.estimate is None else ((self.rules.fingerprint, EXPECTED_TOTAL.name, self.estimate.digest),)

    @cached_property
    def start_value(self) -> float:
        """Return the value of the empty sheet."""
        return start_value(self.estimate, self.rules, empty_sheet(self.rules))

    @cached_property
    def expected_above_least(self) -> float:
        """Return the expected total above the least total, without products."""
        factors = sum(column.column.factor for column in self.rules.columns)
        return self.start_value - factors * least_remaining(self.rules.card)

    @property
    def expected_of_players(self) -> float:
        """Return the mean total of following the estimate above the least total, per column.

        So a player loses the same share of the total in a game of columns, which has several times as many turns.
        Raises `MissingTable` without an estimate.
        """
        if self.estimate is None:
            raise missing_estimate(self.rules, "which says how far players of a strength err")
        return (self.estimate.header.strength.mean - least_total(self.rules)) / len(self.rules.columns)

    def advise(self, objective: Objective, position: Position) -> EstimateAdvice:
        """Rank every legal move of a position by the expected total, the only objective on sheets."""
        del objective
        return advise_on_sheet(self.estimate, position)

    def advise_all(self, positions: Iterable[Position]) -> AdviceFor:
        """Return the advice by position, each computed on demand."""
        del positions
        return lambda position: advise_on_sheet(self.estimate, position)

    def explain(self, advice: EstimateAdvice, against: Against, *, breakdown: bool, may_omit: bool) -> Explanation:
        """Return the endings of the turn after the best move and the other one, by default the next best."""
        del may_omit
        best, *others = advice.ranking.moves
        asked, rival = asked_move(advice, against, lambda: self.expected_of_players)
        other = asked or next(iter(others), None)
        compared = [move for move in (best, other) if move is not None] if breakdown else []
        ends = tuple(advice.turn.end(advice.position, move) for move in compared)
        return Explanation(other, ends=ends, rival=rival)

    def turn_of(self, position: Position) -> SheetTurn:
        """Return the turn of a position, played for the expected total."""
        return sheet_turn_of(self.estimate, position.rules, position.sheet)

    def value_before_turn(self, sheet: Sheet, value: float) -> float:
        """Return the value of a sheet, which differs from the estimate by its correction."""
        del value
        return start_value(self.estimate, self.rules, sheet)

    def judge(self, advices: Sequence[Advice[Any]], found: Sequence[bool]) -> list[tuple[str | None, str | None]]:
        """Return the theme of each decision, or None, and no praise: an estimate does not tell hard ones apart."""
        del found
        return [(theme, None) for theme in theme_of_each(advices, self.expected_above_least, SHEET_THEMES)]
