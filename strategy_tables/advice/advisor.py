"""The interface of advice on one ruleset, and its implementation by tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.cards.sheet import Sheet
from engine.games.position import Position
from strategy_tables.advice.explanation import Explanation, explain_best
from strategy_tables.advice.objective import Advice, Objective, TableAdvice
from strategy_tables.advice.objectives.expected_total import advise_many
from strategy_tables.advice.plausible_alternative import Against
from strategy_tables.advice.praise import needs_praise, praise_of
from strategy_tables.advice.themes import HumanMoveModel, themes_by_models
from strategy_tables.advice.turns import PositionTurn, Turn, turn_of
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Source

AdviceFor = Callable[[Position], Advice[Any]]
"""Advice for the expected total in a position."""


class Advisor(Protocol):
    """Source of advice on the positions of one ruleset: its tables, or an estimate of its sheets."""

    @property
    def tables(self) -> RulesetTables | None:
        """Return the tables for reasons and sources of points; None for estimates."""

    @property
    def sources(self) -> Sequence[Source]:
        """Return the tables, or the estimate, that values are based on."""

    @property
    def start_value(self) -> float:
        """Return the value of the empty sheet."""

    @property
    def expected_above_least(self) -> float:
        """Return the expected total above the least total; losses are measured relative to it."""

    @property
    def expected_of_players(self) -> float:
        """Return the total that scales the temperatures of players' strengths.

        Raises `MissingTable` if it is unknown.
        """

    def advise(self, objective: Objective, position: Position) -> Advice[Any]:
        """Rank every legal move of a position; raise `MissingTable` if a required table is missing."""

    def advise_all(self, positions: Iterable[Position]) -> AdviceFor:
        """Return the advice for the expected total by position; all of it may be computed at once."""

    def explain(self, advice: Advice[Any], against: Against, *, breakdown: bool, may_omit: bool) -> Explanation:
        """Explain the best move of an advice; arguments and errors are those of `explain_best`."""

    def turn_of(self, position: Position) -> Turn:
        """Return the turn of a position, played for the expected total."""

    def value_before_turn(self, sheet: Sheet, value: float) -> float:
        """Return the value of a sheet before the first roll of a turn, given its value after the turn before."""

    def judge(self, advices: Sequence[Advice[Any]], found: Sequence[bool]) -> list[tuple[str | None, str | None]]:
        """Return the theme of each decision, and the praise of those whose best move was found; each may be None."""


@dataclass(frozen=True, slots=True)
class TableAdvisor:
    """Advisor that uses tables, whose values are exact before and after every turn."""

    tables: RulesetTables

    @property
    def sources(self) -> Sequence[Source]:
        """Return the tables."""
        return self.tables.sources

    @property
    def start_value(self) -> float:
        """Return the value of the empty card."""
        return self.tables.means.start_value

    @property
    def expected_above_least(self) -> float:
        """Return `Table.expected_above_least`."""
        return self.tables.means.expected_above_least

    @property
    def expected_of_players(self) -> float:
        """Return `Table.expected_above_least`."""
        return self.tables.means.expected_above_least

    def advise(self, objective: Objective, position: Position) -> TableAdvice:
        """Rank every legal move of a position as the objective does."""
        return objective.advise(self.tables, position)

    def advise_all(self, positions: Iterable[Position]) -> AdviceFor:
        """Return the advice in these positions."""
        asked = tuple(positions)
        return dict(zip(asked, advise_many(self.tables.means, asked), strict=True)).__getitem__

    def explain(self, advice: Advice[Any], against: Against, *, breakdown: bool, may_omit: bool) -> Explanation:
        """Explain the best move as `explain_best` does."""
        return explain_best(self.tables, advice, against, breakdown=breakdown, may_omit=may_omit)

    def turn_of(self, position: Position) -> PositionTurn:
        """Return the turn of a position, played for the expected total."""
        return turn_of(self.tables.means, position)

    def value_before_turn(self, sheet: Sheet, value: float) -> float:
        """Return the given value, since tables are exact before and after every turn."""
        del sheet
        return value

    def judge(self, advices: Sequence[Advice[Any]], found: Sequence[bool]) -> list[tuple[str | None, str | None]]:
        """Return the theme of each decision, and the praise of those whose best move was found; each may be None."""
        expected = self.expected_above_least
        models = [HumanMoveModel(advice, expected) for advice in advices]
        praised = {
            model for model, each in zip(models, found, strict=True) if each and needs_praise(model.advice, expected)
        }
        themes = themes_by_models(models, also=praised)
        praises = [praise_of(model) if model in praised else None for model in models]
        return list(zip(themes, praises, strict=True))
