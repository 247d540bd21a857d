"""What is maximised: the interface that every objective is one file behind, in `objectives`.

An objective says what the outcomes of a turn are worth under it, their *utilities*. From these follow what every keep
is worth, the order of the moves, and where the turn ends when they are followed. It says besides which optional table
it needs, how its values are compared and rounded, and what they are in words. Its parameters are the fields of its
class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.methods import EXACT
from strategy_tables.advice.number_text import format_percent
from strategy_tables.advice.opponent_outlooks import OpponentOutlook
from strategy_tables.advice.ranking import Ranking, rank
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.turns import PlaysFor, PositionTurn, turn_of
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
    """Properties of the values of an objective: closer ones than `tie` are equal, and `rounded` is what is shown.

    A loss is one however small it is, so it is not rounded to less than `least_loss`.
    """

    tie: float
    rounded: Callable[[float], float]
    least_loss: float = 0.0


def _to_six_decimals(value: float) -> float:
    return round(value, 6)


def _to_twelve_digits(probability: float) -> float:
    return float(f"{probability:.12g}")


EXPECTED_TOTALS: Final = Scale(TIE, _to_six_decimals, 1e-6)

WHOLE_TOTALS: Final = Scale(TIE, int)
"""Whole numbers, stored as floats."""

PROBABILITIES: Final = Scale(PROBABILITY_TIE, _to_twelve_digits)
"""To 12 digits: small ones keep theirs, and what rounding added to certainty goes."""


@dataclass(frozen=True, slots=True, eq=False)
class Utilities:
    """What the endings of a turn are worth: `values` float64 [N], anything where one cannot be had.

    `method` says how they were computed, `error` bounds the error of each, `digests` name the tables they came from;
    `doubt` is how far apart equal ones may lie, not counting the opponents' totals, which are wrong for all alike;
    `opponents` is what those can expect that they were held against.
    """

    values: Floats
    digests: tuple[str, ...]
    method: str = EXACT
    error: float = 0.0
    opponents: tuple[OpponentOutlook, ...] = ()
    doubt: float = 0.0


class RankedMove(NamedTuple):
    """A move with what it is worth, and the expected total of playing it and going on for that."""

    rank: int
    move: Move
    value: float
    loss: float
    expected_total: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Every legal move of a position, best first.

    `expected_totals` are those of the moves of the `ranking`; `turn` has the values behind it, and the policy of who
    follows the advice move by move; `worth` float64 [N] is what the endings of the turn are worth, None of the expected
    total; the rest is as in `Utilities`.
    """

    position: Position
    objective: Objective
    ranking: Ranking[Move]
    expected_totals: Sequence[float]
    turn: PositionTurn = field(compare=False, repr=False)
    digests: tuple[str, ...]
    method: str = EXACT
    error: float = 0.0
    opponents: tuple[OpponentOutlook, ...] = field(default=(), compare=False)
    worth: Floats | None = field(default=None, compare=False, repr=False)

    @property
    def moves(self) -> tuple[RankedMove, ...]:
        """Every move with what it is worth."""
        return tuple(map(RankedMove, *self.ranking, self.expected_totals))

    @property
    def best(self) -> RankedMove:
        """The best move; the first of several."""
        return self.move_at(0)

    @property
    def value(self) -> float:
        """What the position is worth."""
        return self.ranking.values[0]

    def move_at(self, place: int) -> RankedMove:
        """One of the moves, by its place."""
        ranks, moves, values, losses = self.ranking
        return RankedMove(ranks[place], moves[place], values[place], losses[place], self.expected_totals[place])

    def perceived_values(self, sight: Perception) -> list[float]:
        """What the moves of the `ranking` look like to a player of this sight who plays for points."""
        seen = self.turn.perceived_values(self.position, sight)
        return [seen[move] for move in self.ranking.moves]

    def plays_for(self) -> PlaysFor | None:
        """Where the turn ends; None where the best move scores."""
        best = self.ranking.moves[0]
        return self.turn.plays_for(best.dice, self.position.rolls_left) if isinstance(best, Keep) else None


@dataclass(frozen=True, slots=True)
class Objective(ABC):
    """What is maximised, with its parameters.

    * `name`: as on the wire; `table`: the optional table that it needs where many categories are open
    * `scale`: what its values are; `as_good` says of a move that it is tied with the best
    * `counts_points`: whether reasons, which are told in expected totals, are its own
    * `averages`: whether a keep is worth the mean of what may come of it
    """

    name: ClassVar[str]
    table: ClassVar[TableKind | None] = None
    scale: ClassVar[Scale] = PROBABILITIES
    as_good: ClassVar[str] = "is just as good"
    counts_points: ClassVar[bool] = False
    averages: ClassVar[bool] = True

    @abstractmethod
    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """What the outcomes of the turn of a position are worth, the same in all positions of the turn.

        Raises `MissingTable` where that takes a table which is not there, `TooCostly` where it takes too long.
        """

    def refusal(self, compiled: CompiledRuleset) -> str:
        """Why this cannot be maximised by these rules; empty where it can be."""
        del compiled
        return ""

    @abstractmethod
    def describe(self, value: float, position: Position) -> str:
        """What the best move of the position brings; empty where that is what the turn makes."""

    def describe_worse(self, best: RankedMove, other: RankedMove) -> str:
        """What a move brings that is not as good as the best: ``instead makes that 11.0%``."""
        most, less = format_percent(best.value, 1), format_percent(other.value, 1)
        return f"instead makes that {less if less != most else 'hardly less'}"

    def reason(self, best: RankedMove, other: RankedMove) -> Reason:
        """Why the best move is better than one that is not as good, in terms of what is maximised."""
        return Reason(self.name, probability=best.value, other_probability=other.value)

    @property
    def event_text(self) -> str:
        """What comes with the probability that a value is: ``300 or more``."""
        raise NotImplementedError(f"{self.name} is no probability")

    def describe_other(self, best: RankedMove, other: RankedMove) -> str:
        """What another move brings: ``300 or more then comes 11.0% of the time, not 12.3%``."""
        most, less = format_percent(best.value, 1), format_percent(other.value, 1)
        if most == less or not other.loss:
            return f"{self.event_text} then comes {'hardly less often' if other.loss else 'as often'}"
        told = f"{self.event_text} {text_of_chance_after(other.value)}"
        return f"{told}, not {most}" if other.value else told

    def after_keep(self, rolls: Rolls, hand_values: Floats) -> Floats:
        """What keeps are worth, float64 [P, K - H], given what hands are worth, float64 [P, H]."""
        return mean_roll(rolls, hand_values)

    def advise(self, tables: RulesetTables, position: Position) -> Advice:
        """Rank every legal move of a position; raises as `utilities` does.

        Moves within `scale.tie` of the best of them are equal. Among these the one with the greater expected total
        comes first, then the order is that of `ties`. Moves that only the error of their values may tell apart share
        a rank, too.
        """
        found = self.utilities(tables, position)
        filled, memories, _ = card_state(tables.outcomes, position.sheet)
        values = TurnValues(utility(tables.outcomes, found.values[None], filled, memories), self.after_keep)
        for_total = turn_of(tables.means, position)
        turn = PositionTurn(Policy(values, for_total.policy.values, self.scale.tie), 0, for_total.perceived)
        worth = dict(zip(*turn.moves(position), strict=True))
        by_total = rank(*for_total.moves(position), position.points_so_far)
        expected = dict(zip(by_total.moves, by_total.values, strict=True))
        ranking = rank(by_total.moves, [worth[move] for move in by_total.moves], 0, self.scale.tie, found.doubt)
        return Advice(
            position=position,
            objective=self,
            ranking=ranking,
            expected_totals=[expected[move] for move in ranking.moves],
            turn=turn,
            digests=found.digests,
            method=found.method,
            error=found.error,
            opponents=found.opponents,
            worth=found.values,
        )

    def advise_each(self, tables: RulesetTables, positions: Sequence[Position]) -> Iterator[tuple[int, Advice]]:
        """`advise` for many positions, each with its place, in any order."""
        for place, position in enumerate(positions):
            yield place, self.advise(tables, position)


def text_of_chance_after(probability: float) -> str:
    """How often something comes after a move: ``then comes 12.3% of the time``, ``is then out of reach``."""
    told = text_of_chance(probability)
    return told.replace("is ", "is then ", 1) if told.startswith("is ") else f"then {told}"


def text_of_chance(probability: float) -> str:
    """How often something comes: ``comes 12.3% of the time``."""
    chance = format_percent(probability, 1)
    return {"0%": "is out of reach", "100%": "is certain"}.get(chance, f"comes {chance} of the time")
