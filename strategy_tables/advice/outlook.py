"""Outlooks of cards and positions: the distribution of the final total under mean-optimal play, and its sources."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from engine.cards.sheet import Sheet, sheet_turns_played
from engine.cards.totals import score_totals
from engine.games.position import Position
from strategy_tables.advice.methods import APPROXIMATE, EXACT
from strategy_tables.advice.remaining_cache import CacheWriter, find_cached
from strategy_tables.advice.turns import turn_of
from strategy_tables.errors import MissingTable
from strategy_tables.model.allowance import TooCostly
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution, distribution
from strategy_tables.model.precision import Rounded
from strategy_tables.model.remaining import (
    ReachableStates,
    Remaining,
    RemainingOfStates,
    StateLayer,
    TooManyStates,
    TurnEnding,
    add_card,
    all_states_of_turn,
    card_layer,
    card_state,
    end_turn,
    mix_remaining,
    next_layer,
    reachable_states,
    seconds_for_remaining,
    solve_remaining,
    unique_states,
)
from strategy_tables.store.codec import precision_of
from strategy_tables.store.kinds import OUTLOOK
from strategy_tables.store.start import load_start
from strategy_tables.store.table_set import RulesetTables

SECONDS_FROM_TABLE = 0.008
"""Cost of finding remaining points in a table after one turn."""

_QUICK = 0.02
"""In a small game, costlier results are computed for all states of a layer, and cached."""

_ALONE = 3
"""The widest cards of several that are tried alone if all of them together are too much."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """Outlook of a card with C categories.

    * `totals`: the final total
    * `points` float64 [C + 2]: expected points by category (scored points of filled ones), upper bonus, extra bonuses;
      they add up to the mean
    * `zeros` float64 [C]: probability that an open category will be filled with 0
    * `upper_bonus`: probability that the upper bonus will be awarded
    * `method`: `EXACT`, or `APPROXIMATE` with `error`, the bound of the error of a probability of a total or more;
      `precision` has more detail
    * `digests`: names of its tables
    """

    totals: Distribution
    points: Floats
    zeros: Floats
    upper_bonus: float
    method: str
    error: float
    digests: tuple[str, ...]

    @property
    def mean(self) -> float:
        """Return the expected final total, exactly."""
        return float(self.points.sum())

    @property
    def precision(self) -> Rounded:
        """Return the error bounds of its probabilities, tighter for small ones."""
        return precision_of(self.error)


@dataclass(frozen=True, slots=True, eq=False)
class FoundRemaining:
    """Remaining points of states, how they were found, and the error bound of a probability."""

    remaining: RemainingOfStates
    method: str
    error: float
    digests: tuple[str, ...]


def find_remaining(tables: RulesetTables, layer: StateLayer) -> FoundRemaining:
    """Return the remaining points of states with equally many filled categories.

    Raises `MissingTable` if there is no table of outlooks and too many categories are open to compute them. Raises
    `TooCostly` if the allowance has too little left.
    """
    return _find_remaining(
        tables, layer, _plan_remaining(tables, layer, tables.allowance.limit_with_table(tables.outlooks))
    )


def _plan_remaining(tables: RulesetTables, layer: StateLayer, limit: float) -> ReachableStates | None:
    """Return the states to be computed; None if they are too many and the table has the result."""
    small = tables.outlooks is None and tables.is_small
    if small and (known := find_cached(tables.means.digest, tables.outcomes.space, layer, limit)) is not None:
        return ReachableStates([layer], 0.0, known)
    try:
        course = reachable_states(tables.outcomes, layer, seconds_for_remaining, limit)
        return _widen(tables, course, limit) if small and course.seconds > _QUICK else course
    except TooManyStates:
        if tables.outlooks is None:
            raise tables.missing(OUTLOOK) from None
        return None


def _widen(tables: RulesetTables, course: ReachableStates, limit: float) -> ReachableStates:
    """Return all states with as many turns left, which are worth caching, if they are not too many."""
    try:
        every = all_states_of_turn(tables.outcomes.space, course.layers[0])
        wide = reachable_states(
            tables.outcomes, every, seconds_for_remaining, min(limit, tables.allowance.seconds_left)
        )
    except TooManyStates:
        return course
    return wide


def _find_remaining(tables: RulesetTables, layer: StateLayer, course: ReachableStates | None) -> FoundRemaining:
    digests: tuple[str, ...] = (tables.means.digest,)
    if course is not None:
        tables.allowance.charge(course.seconds)
        solve = partial(solve_remaining, tables.outcomes, tables.means.means, course, tables.allowance)
        if course.layers[0] is layer:
            return FoundRemaining(solve(), EXACT, 0.0, digests)
        keeper = CacheWriter(tables.means.digest, tables.outcomes.space, course.seconds)
        found = solve(keeper.add_layer).take(np.searchsorted(course.layers[0].indices, layer.indices))
        keeper.commit()
        return FoundRemaining(found, EXACT, 0.0, digests)
    table = tables.outlooks
    assert table is not None  # noqa: S101  otherwise the plan has failed
    tables.allowance.charge(SECONDS_FROM_TABLE)
    return FoundRemaining(table.remaining(layer), APPROXIMATE, table.error, (*digests, table.digest))


def find_outlooks(tables: RulesetTables, situations: Sequence[Sheet | Position]) -> list[Outlook]:
    """Return the outlooks of cards between turns and of positions in one; equal ones are computed once.

    So are common states, and the total cost is known before any computation. Raises as `find_remaining` does,
    `TooCostly` also if all of them together cost too much.
    """
    outlooks: dict[Sheet | Position, Outlook] = {}
    by_layer: dict[int, dict[Sheet | Position, _Route]] = {}
    for each in dict.fromkeys(situations):
        if (
            isinstance(each, Sheet)
            and not sheet_turns_played(each)
            and (start := load_start(tables.means.compiled)) is not None
        ):
            outlooks[each] = _outlook(tables, each, start, EXACT, 0.0, (tables.means.digest,))
        else:
            route = _route(tables, each)
            left = int(tables.outcomes.space.turns_left(route.after.filled[:1])[0])
            by_layer.setdefault(left, {})[each] = route
    plans = [(group, *_plan_together(tables, list(group.values()))) for group in by_layer.values()]
    tables.allowance.check(sum(len(group) * SECONDS_FROM_TABLE if course is None else course.seconds
                               for group, _, course in plans))  # fmt: skip
    for group, layer, course in plans:
        together = None if course is None else _find_remaining(tables, layer, course)
        for each, route in group.items():
            # One by one from a table: the rows of all of them together would take much memory.
            own = (route.after, _find_remaining(tables, route.after, None)) if together is None else (layer, together)
            outlooks[each] = route.outlook(tables, *own)
    return [outlooks[each] for each in situations]


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """Moment of a turn: the probabilities of the hands, float64 [H], with some rolls left."""

    hands: Floats
    rolls_left: int


@dataclass(frozen=True, slots=True, eq=False)
class AfterTurn:
    """Remaining points after a turn: the states of `layer`, and the places of the endings there, int64 [1, N]."""

    layer: StateLayer
    places: Integers
    found: FoundRemaining


def find_after_turn(tables: RulesetTables, position: Position) -> AfterTurn:
    """Return the remaining points after the turn of a position; raise errors as `find_remaining` does."""
    layer, places = next_layer(tables.outcomes, *card_state(tables.outcomes, position.sheet))
    return AfterTurn(layer, places, find_remaining(tables, layer))


class TurnOutlooks:
    """Outlooks at moments of the turn of a position, which is played for the mean from each of them on."""

    def __init__(self, tables: RulesetTables, position: Position, after: AfterTurn) -> None:
        self._tables = tables
        self._sheet = position.sheet
        self._after = after
        self._policy = turn_of(tables.means, position).policy

    def at(self, moments: Sequence[Moment]) -> list[Outlook]:
        """Return the outlook at each moment: the mixture of those of the hands."""
        weights = np.concatenate([self._policy.weigh_endings(each.hands[None], each.rolls_left) for each in moments])
        mixed = mix_remaining(self._tables.outcomes, weights, self._after.found.remaining, self._after.places)
        return [self._outlook(self._sheet, mixed[place]) for place in range(len(moments))]

    def after(self, sheet: Sheet) -> Outlook:
        """Return the outlook of the card after the turn."""
        index = self._tables.outcomes.space.indices(*card_state(self._tables.outcomes, sheet))
        place = int(np.searchsorted(self._after.layer.indices, index)[0])
        return self._outlook(sheet, self._after.found.remaining[place])

    def _outlook(self, sheet: Sheet, rest: Remaining) -> Outlook:
        found = self._after.found
        return _outlook(self._tables, sheet, rest, found.method, found.error, found.digests)


@dataclass(frozen=True, slots=True, eq=False)
class _Route:
    """Path of a card or a position to states between turns: those `after` its turn, or before the next one if `ending`
    is None."""

    sheet: Sheet
    after: StateLayer
    ending: TurnEnding | None

    def outlook(self, tables: RulesetTables, layer: StateLayer, found: FoundRemaining) -> Outlook:
        """Return the outlook, given the remaining points of a layer that includes its states."""
        places = np.searchsorted(layer.indices, self.after.indices)
        if self.ending is None:
            rest = found.remaining[int(places[0])]
        else:
            rest = mix_remaining(tables.outcomes, self.ending.weights, found.remaining, places[self.ending.places])[0]
        return _outlook(tables, self.sheet, rest, found.method, found.error, found.digests)


def _route(tables: RulesetTables, situation: Sheet | Position) -> _Route:
    if isinstance(situation, Sheet):
        return _Route(situation, card_layer(tables.outcomes, situation), None)
    ending = end_turn(tables.outcomes, tables.means.means, situation)
    return _Route(situation.sheet, ending.after, ending)


def _plan_together(tables: RulesetTables, routes: Sequence[_Route]) -> tuple[StateLayer, ReachableStates | None]:
    """Return the states of routes with equally many filled categories as one layer, and the states to be computed."""
    if len(routes) == 1:
        return routes[0].after, _plan_remaining(
            tables, routes[0].after, tables.allowance.limit_with_table(tables.outlooks)
        )
    layers = [route.after for route in routes]
    filled, memories, totals = (
        np.concatenate([getattr(layer, name) for layer in layers]) for name in ("filled", "memories", "totals")
    )
    layer = unique_states(tables.outcomes.space, filled, memories, totals)
    limit = tables.allowance.limit_with_table(tables.outlooks)
    if tables.outlooks is None:
        limit = min(limit * len(routes), tables.allowance.seconds_left)
    try:
        return layer, _plan_remaining(tables, layer, limit)
    except MissingTable:
        # If one of them is too much alone, asking for fewer would not help.
        widest = sorted(layers, key=lambda each: -len(each.indices))[:_ALONE]
        for each in widest:
            _plan_remaining(tables, each, tables.allowance.limit_with_table(None))
        raise TooCostly(tables.allowance.limit) from None


def _outlook(
    tables: RulesetTables, sheet: Sheet, rest: Remaining, method: str, error: float, digests: tuple[str, ...]
) -> Outlook:
    compiled = tables.means.compiled
    totals = score_totals(tables.means.rules, sheet)
    return Outlook(
        totals=distribution(rest.probabilities, totals.total - totals.upper_bonus + rest.least),
        points=add_card(compiled, sheet.card, rest.points),
        zeros=rest.zeros,
        upper_bonus=rest.upper_bonus,
        method=method,
        error=error,
        digests=digests,
    )
