"""The interface of objectives; each is a file in `objectives`.

An objective defines the values of the outcomes of a turn, their *utilities*. The values of keeps, the order of the
moves, and the ending of the turn under the advice follow from these. An objective also has the optional table that it
needs, the comparison and rounding of its values, and their description in words. Its parameters are the fields of its
class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar

from engine.cards.scoring import Score
from engine.errors import Problem
from engine.games.moves import Move
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.methods import EXACT, EstimateStrength
from strategy_tables.advice.opponent_outlooks import OpponentOutlook
from strategy_tables.advice.ranking import Ranking, rank
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.turns import PlaysFor, PositionTurn, Turn, turn_of
from strategy_tables.model.arrays import Floats
from strategy_tables.model.lattice import Rolls
from strategy_tables.model.perception import Perception
from strategy_tables.model.policy import Policy
from strategy_tables.model.remaining import card_state
from strategy_tables.model.rolling import mean_roll
from strategy_tables.model.ties import PROBABILITY_TIE, TIE
from strategy_tables.model.turn import TurnValues
from strategy_tables.model.utility import utility
from strategy_tables.store.kinds import TableKind
from strategy_tables.store.table_set import RulesetTables


@dataclass(frozen=True, slots=True)
class Scale:
    """Scale of the values of an objective: values closer than `tie` are equal, and `form` is their format.

    Any loss counts, however small, so none is written as less than `least_loss`.
    """

    tie: float
    form: str
    least_loss: float = 0.0


EXPECTED_TOTALS: Final = Scale(TIE, "%.6f", 1e-6)

WHOLE_TOTALS: Final = Scale(TIE, "%.0f")
"""Scale of totals: whole numbers, stored as floats."""

PROBABILITIES: Final = Scale(PROBABILITY_TIE, "%.12g")
"""Scale of probabilities, to 12 digits: small ones keep theirs, and rounding errors of certainty disappear."""


@dataclass(frozen=True, slots=True, eq=False)
class Utilities:
    """Values of the endings of a turn: `values` float64 [N], arbitrary for impossible ones.

    * `method`: how they were computed; `error`: bound of the error of each; `digests`: names of their tables
    * `doubt`: the possible difference of equal values, without errors of the opponents' totals, which affect all values
      equally
    * `opponents`: outlooks of the opponents
    """

    values: Floats
    digests: tuple[str, ...]
    method: str = EXACT
    error: float = 0.0
    opponents: tuple[OpponentOutlook, ...] = ()
    doubt: float = 0.0


class RankedMove(NamedTuple):
    """Move with its value, and the expected total of playing it and continuing for that."""

    rank: int
    move: Move
    value: float
    loss: float
    expected_total: float


_Turn = TypeVar("_Turn", bound=Turn)


@dataclass(frozen=True, slots=True)
class Advice(Generic[_Turn]):
    """Every legal move of a position, best first.

    `expected_totals` are those of the moves of the `ranking`. `turn` has the values behind it, and the policy of
    following the advice move by move. `worth` float64 [N] are the values of the endings of the turn, None for the
    expected total. `strength` is that of the estimate behind the values, whose `error` has no bound, None without one.
    The rest is as in `Utilities`.
    """

    position: Position
    objective: Objective
    ranking: Ranking[Move]
    expected_totals: Sequence[float]
    turn: _Turn = field(compare=False, repr=False)
    digests: tuple[str, ...]
    method: str = EXACT
    error: float = 0.0
    opponents: tuple[OpponentOutlook, ...] = field(default=(), compare=False)
    worth: Floats | None = field(default=None, compare=False, repr=False)
    strength: EstimateStrength | None = None

    @property
    def moves(self) -> tuple[RankedMove, ...]:
        """Return every move with its value."""
        return tuple(map(RankedMove, *self.ranking, self.expected_totals))

    @property
    def best(self) -> RankedMove:
        """Return the best move; the first of several."""
        return self.move_at(0)

    @property
    def value(self) -> float:
        """Return the value of the position."""
        return self.ranking.values[0]

    def move_at(self, place: int) -> RankedMove:
        """Return the move at a place of the ranking."""
        ranks, moves, values, losses = self.ranking
        return RankedMove(ranks[place], moves[place], values[place], losses[place], self.expected_totals[place])

    def perceived_values(self, perception: Perception) -> list[float]:
        """Return the values of the `ranking`'s moves in the perception of a player who plays for points."""
        seen = self.turn.perceived_values(self.position, perception)
        return [seen[move] for move in self.ranking.moves]

    def plays_for(self) -> PlaysFor | None:
        """Return where the turn ends; None if the best move scores."""
        best = self.ranking.moves[0]
        return None if isinstance(best, Score) else self.turn.plays_for(self.position, best)


TableAdvice = Advice[PositionTurn]
"""Advice from tables."""


@dataclass(frozen=True, slots=True)
class Objective(ABC):
    """An objective with its parameters.

    * `name`: as on the wire; `table`: the optional table that it needs where many categories are open
    * `scale`: of its values
    * `counts_points`: whether its values are expected totals, so that reasons in points are its own
    * `averages`: whether the value of a keep is a mean over rolls
    """

    name: ClassVar[str]
    table: ClassVar[TableKind | None] = None
    scale: ClassVar[Scale] = PROBABILITIES
    counts_points: ClassVar[bool] = False
    averages: ClassVar[bool] = True

    @abstractmethod
    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return the values of the endings of the turn of a position, the same in all positions of the turn.

        Raises `MissingTable` if that needs a missing table, `TooCostly` if it takes too long.
        """

    @property
    def kinds(self) -> tuple[TableKind, ...]:
        """Return the kinds of the optional tables that are used where they exist."""
        return () if self.table is None else (self.table,)

    def refusal(self, compiled: CompiledRuleset) -> str:
        """Return why these rules exclude the objective; empty if they do not."""
        del compiled
        return ""

    def check_position(self, position: Position) -> list[Problem]:
        """Return the problems of the parameters in a position."""
        del position
        return []

    def reason(self, best: RankedMove, other: RankedMove) -> Reason:
        """Return why the best move is better than a worse one, in terms of the objective."""
        return Reason(self.name, probability=best.value, other_probability=other.value)

    def after_keep(self, rolls: Rolls, hand_values: Floats) -> Floats:
        """Return the values of keeps, float64 [P, K - H], given those of hands, float64 [P, H]."""
        return mean_roll(rolls, hand_values)

    def advise(self, tables: RulesetTables, position: Position) -> TableAdvice:
        """Rank every legal move of a position; raise errors as `utilities` does.

        Moves within `scale.tie` of the best are equal to it. Among these the one with the greater expected total comes
        first, then the order is that of `ties`. Moves that differ by less than the error of their values share a rank,
        too.
        """
        return ObjectiveTurn(self, tables, position, self.utilities(tables, position)).advise(position)

    def advise_each(self, tables: RulesetTables, positions: Sequence[Position]) -> Iterator[tuple[int, TableAdvice]]:
        """Yield `advise` for many positions, each with its place, in any order."""
        for place, position in enumerate(positions):
            yield place, self.advise(tables, position)


class ObjectiveTurn:
    """The turn of a position under an objective: the utilities of its endings decide all its positions."""

    def __init__(self, objective: Objective, tables: RulesetTables, position: Position, found: Utilities) -> None:
        self.found = found
        self._objective = objective
        self._for_total = turn_of(tables.means, position)
        filled, memories, _ = card_state(tables.outcomes, position.sheet)
        scoring = utility(tables.outcomes, found.values[None], filled, memories)
        self._values = TurnValues(scoring, objective.after_keep)
        policy = Policy(self._values, self._for_total.policy.values, objective.scale.tie)
        self.turn = PositionTurn(policy, 0, self._for_total.perceived)

    @property
    def value(self) -> float:
        """Return the value before the first roll."""
        return float(self._values.start()[0])

    def advise(self, position: Position) -> TableAdvice:
        """Rank every legal move of a position in the turn, as `Objective.advise` does."""
        worth = dict(zip(*self.turn.moves(position), strict=True))
        by_total = rank(*self._for_total.moves(position), position.points_so_far)
        expected = dict(zip(by_total.moves, by_total.values, strict=True))
        tie, found = self._objective.scale.tie, self.found
        ranking = rank(by_total.moves, [worth[move] for move in by_total.moves], 0, tie, found.doubt)
        return Advice(
            position=position,
            objective=self._objective,
            ranking=ranking,
            expected_totals=[expected[move] for move in ranking.moves],
            turn=self.turn,
            digests=found.digests,
            method=found.method,
            error=found.error,
            opponents=found.opponents,
            worth=found.values,
        )
