"""Distributions of the remaining points under mean-optimal play, and the sources of these points.

A `Remaining` belongs to a state or to a position in a turn. That of a turn is the mixture of those of its outcomes,
weighted by its `Policy` (`mix_remaining`). That of a finished card is its upper bonus. `solve_remaining` computes it
for every reachable state, from the means alone. This is quick when few categories are open.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.derived import derived
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.allowance import (
    GREATEST_CELLS,
    SECONDS_FOR_LAYER,
    UNLIMITED,
    Allowance,
    seconds_for_distribution,
)
from strategy_tables.model.arrays import Booleans, Floats, Integers, Means
from strategy_tables.model.outcomes import (
    Outcomes,
    continuation_indices,
    follow_indices,
    greatest_gains,
    least_gains,
    reachable,
    reachable_continuations,
)
from strategy_tables.model.policy import mean_policy
from strategy_tables.model.states import StateSpace
from strategy_tables.model.turn import in_chunks

_CELLS_AT_ONCE: Final = 1 << 17
"""Numbers of distributions that are mixed at once, so that the arrays stay in the cache."""

_SPARSE: Final = 3
"""Sort numbers instead of ticking them off if their range exceeds their count by this factor."""


@dataclass(frozen=True, slots=True, eq=False)
class Remaining:
    """Remaining points of a state, with C categories.

    * `probabilities` float64 [N]: of `least` to `least + N - 1` remaining points, with upper bonus and extra bonuses
    * `points` float64 [C + 2]: expected points by category (0 for filled ones), upper bonus, extra bonuses; their sum
      is the mean
    * `zeros` float64 [C]: probability that an open category will be filled with 0
    * `upper_bonus`: probability that the upper bonus will be awarded
    """

    probabilities: Floats
    points: Floats
    zeros: Floats
    upper_bonus: float
    least: int = 0


class Sources(NamedTuple):
    """Sources of the points of P states, as in `Remaining`: `points` [P, C + 2], `zeros` [P, C], `upper_bonus` [P].

    `upper_bonus_error` [P] bounds the error of the probability.
    """

    points: Floats
    zeros: Floats
    upper_bonus: Floats
    upper_bonus_error: Floats


def zero_sources(state_count: int, category_count: int) -> Sources:
    """Return sources of zeros, to be filled."""
    shape = (state_count, category_count)
    return Sources(np.zeros((state_count, category_count + 2)), np.zeros(shape), *np.zeros((2, state_count)))


@dataclass(frozen=True, slots=True, eq=False)
class RemainingOfStates:
    """Remaining points of P states: `probabilities` [P, N] of `least` and more points, and `sources`."""

    probabilities: Floats
    sources: Sources
    least: int = 0

    def take(self, places: Integers) -> "RemainingOfStates":
        """Return the remaining points of some of the states."""
        of_some = (each.take(places, axis=0) for each in (self.probabilities, *self.sources))
        return RemainingOfStates(next(of_some), Sources(*of_some), self.least)

    def __getitem__(self, place: int) -> Remaining:
        """Return the remaining points of one state, without trailing probabilities of 0."""
        row = self.probabilities[place]
        end = int(np.flatnonzero(row)[-1]) + 1
        sources = self.sources
        bonus = float(sources.upper_bonus[place])
        return Remaining(row[:end], sources.points[place], sources.zeros[place], bonus, self.least)


def finished_remaining(outcomes: Outcomes, totals: Integers) -> RemainingOfStates:
    """Return the remaining points of full cards with these upper totals."""
    compiled = outcomes.compiled
    count = len(compiled.categories)
    capped = np.minimum(totals, outcomes.space.shape.upper_cap)
    bonus = np.array(compiled.upper_bonus)[capped]
    least = int(bonus.min(initial=0))
    probabilities = np.zeros((len(totals), int(bonus.max(initial=0)) - least + 1))
    probabilities[np.arange(len(totals)), bonus - least] = 1.0
    sources = zero_sources(len(totals), count)
    sources.points[:, count] = bonus
    sources.upper_bonus[:] = np.array(compiled.bonus_awarded)[capped]
    return RemainingOfStates(probabilities, sources, least)


def mix_remaining(outcomes: Outcomes, weights: Floats, after: RemainingOfStates, places: Integers) -> RemainingOfStates:
    """Return the remaining points of positions whose turns end with `weights` [P, N], in the states at `places` [P, N]
    of `after`.

    Places of endings without weight are ignored.
    """
    used = np.flatnonzero(weights.any(axis=0))
    gains = outcomes.gains[used % len(outcomes.gains)]
    least = int(gains.min(initial=0))
    reach = after.probabilities.shape[1]
    probabilities = np.zeros((len(weights), reach + int(gains.max(initial=0)) - least))
    groups = [*_ends_alike(outcomes, weights, places)]
    size = max(1, _CELLS_AT_ONCE // probabilities.shape[1])
    for first in range(0, len(weights), size):
        chunk = slice(first, first + size)
        for ends, place in groups:
            _add_shifted(
                probabilities[chunk],
                weights[chunk].take(ends, axis=1),
                outcomes.gains[ends % len(outcomes.gains)] - least,
                after.probabilities,
                place[chunk],
            )
    # No category pays its most twice: the width of a whole game would be twice what its totals need.
    width = 1 + int(np.flatnonzero(probabilities.any(axis=0))[-1])
    sources = mix_sources(outcomes, weights, after.sources, places)
    return RemainingOfStates(np.ascontiguousarray(probabilities[:, :width]), sources, after.least + least)


def _ends_alike(outcomes: Outcomes, weights: Floats, places: Integers) -> Iterator[tuple[Integers, Integers]]:
    """Yield groups of endings with weight that lead to the same states for any points: int64 [A] and [P].

    Their places are 0 if a position has none of them.
    """
    used = np.flatnonzero(weights.any(axis=0))
    levels, own = np.divmod(used, len(outcomes.category))
    kinds = levels * len(outcomes.fillings.points) + outcomes.continuations.take(own)
    for each in np.unique(kinds).tolist():
        ends = used[kinds == each]
        yield ends, np.where(weights.take(ends, axis=1) > 0, places.take(ends, axis=1), 0).max(axis=1)


def _add_shifted(into: Floats, weights: Floats, gains: Integers, rows: Floats, places: Integers) -> None:
    """Add to [P, W] for every ending the rows at `places` [P], shifted by its gain and times its weight, [P, A]."""
    at = np.flatnonzero(weights.any(axis=1))
    if not len(at):
        return
    own, reach, shift = rows.take(places.take(at), axis=0), rows.shape[1], int(gains.min())
    found = np.zeros((len(at), reach + int(gains.max()) - shift))
    weighted = np.empty(own.shape)
    for end, gain in enumerate((gains - shift).tolist()):
        np.multiply(own, weights[at, end, None], out=weighted)
        found[:, gain : gain + reach] += weighted
    into[at, shift : shift + found.shape[1]] += found


def mix_sources(outcomes: Outcomes, weights: Floats, after: Sources, places: Integers) -> Sources:
    """Return the sources of points in positions whose turns end with `weights`: see `mix_remaining`."""
    count = len(outcomes.compiled.categories)
    found = zero_sources(len(weights), count)
    for ends, place in _ends_alike(outcomes, weights, places):
        own, weight = ends % len(outcomes.category), weights.take(ends, axis=1)
        # Points of the outcomes themselves in their category, and whether they are none.
        category, points = int(outcomes.category[own[0]]), outcomes.points[own]
        found.points[:, category] += (weight * points).sum(axis=1)
        found.points[:, count + 1] += (weight * outcomes.extra[own]).sum(axis=1)
        found.zeros[:, category] += (weight * (points == 0)).sum(axis=1)
        once = weight.sum(axis=1)
        found.points[:] += once[:, None] * after.points.take(place, axis=0)
        found.zeros[:] += once[:, None] * after.zeros.take(place, axis=0)
        found.upper_bonus[:] += once * after.upper_bonus.take(place)
        found.upper_bonus_error[:] += once * after.upper_bonus_error.take(place)
    return found


@dataclass(frozen=True, slots=True, eq=False)
class StateLayer:
    """States with equally many turns played: `indices`, `filled`, `memories`, `totals`, each int64 [P], ascending."""

    indices: Integers
    filled: Integers
    memories: Integers
    totals: Integers

    def take(self, places: Integers) -> "StateLayer":
        """Return some of the states."""
        return StateLayer(*(each.take(places) for each in (self.indices, self.filled, self.memories, self.totals)))


def unique_states(space: StateSpace, filled: Integers, memories: Integers, totals: Integers) -> StateLayer:
    """Return every state once."""
    indices, first = np.unique(space.indices(filled, memories, totals), return_index=True)
    return StateLayer(indices, filled[first], memories[first], totals[first])


def all_states_of_turn(space: StateSpace, layer: StateLayer) -> StateLayer:
    """Return all states with as many turns played as those of a layer: O(S) for the S states of the game."""
    turns = int(space.turns_played(layer.filled[:1])[0])
    of_states = np.repeat(space.turns_of_blocks, np.diff(space.starts))
    indices = np.flatnonzero(of_states == turns)
    return StateLayer(indices, *space.states(indices))


def next_layer(
    outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, taken: Booleans | None = None
) -> tuple[StateLayer, Integers]:
    """Return the next states of endings of turns, and their places in these, int64 [P, N]; 0 for others.

    `taken` bool [P, N] selects among the reachable endings; all of them by default.
    """
    at = reachable(outcomes, filled, memories) if taken is None else taken
    levels = at.shape[1] // len(outcomes.category)
    found = follow_indices(outcomes, filled, memories, totals, levels)[at]
    indices = unique_integers(found)
    places = np.zeros(at.shape, dtype=np.int64)
    places[at] = np.searchsorted(indices, found)
    return StateLayer(indices, *outcomes.space.states(indices)), places


def next_states(outcomes: Outcomes, layer: StateLayer) -> StateLayer:
    """Return the states that can follow those of a layer."""
    states = layer.filled, layer.memories, layer.totals
    may = reachable_continuations(outcomes, layer.filled, layer.memories)
    levels = range(outcomes.levels(layer.memories))
    each = [continuation_indices(outcomes, *states, extra)[0] for extra in levels]
    if len(each) > 1:
        after = outcomes.space.levels_after(layer.memories)[:, None]
        found = np.concatenate([each[extra][may & (extra < after)] for extra in levels])
    else:
        found = each[0][may]
    indices = unique_integers(found)
    return StateLayer(indices, *outcomes.space.states(indices))


def unique_integers(numbers: Integers) -> Integers:
    """Return the unique numbers, ascending: `np.unique` in a tenth of its time, int64 [D] from [N]."""
    first = int(numbers.min())
    width = int(numbers.max()) - first + 1
    if width > _SPARSE * len(numbers):
        ordered = np.sort(numbers)
        return ordered[np.flatnonzero(np.diff(ordered, prepend=first - 1))]
    seen = np.zeros(width, dtype=np.bool_)
    seen[numbers - first] = True
    return np.flatnonzero(seen) + first


class TooManyStates(Exception):
    """More states are reachable than may be computed."""


@dataclass(frozen=True, slots=True, eq=False)
class ReachableStates:
    """Reachable states, layer by layer down to full cards, and the processor seconds of computing them.

    `cached` has the remaining points of the first ones, if they were computed before; then no layer follows them.
    """

    layers: list[StateLayer]
    seconds: float
    cached: RemainingOfStates | None = None


def reachable_states(
    outcomes: Outcomes,
    first: StateLayer,
    seconds_for: Callable[[Outcomes, StateLayer], float],
    limit: float = float("inf"),
) -> ReachableStates:
    """Return the states that can follow those of `first`, which is the first layer.

    `seconds_for` returns the cost of a layer. Raises `TooManyStates` as soon as the sum exceeds `limit` seconds, or a
    layer exceeds `GREATEST_CELLS`.
    """
    layers, seconds = [first], 0.0
    while layers[-1].filled[0] != outcomes.space.full:
        last = layers[-1]
        seconds += seconds_for(outcomes, last)
        if seconds > limit or ending_count(outcomes, last) > GREATEST_CELLS:
            raise TooManyStates
        layers.append(next_states(outcomes, last))
    return ReachableStates(layers, seconds)


def ending_count(outcomes: Outcomes, layer: StateLayer) -> int:
    """Return the number of endings of all turns of a layer."""
    return len(layer.indices) * len(outcomes.category) * outcomes.levels(layer.memories)


def seconds_for_remaining(outcomes: Outcomes, layer: StateLayer) -> float:
    """Return the cost of the remaining points of a layer; infinite if their distributions take too much memory."""
    count = len(layer.indices)
    most = greatest_gains(outcomes, layer.filled, layer.memories)
    reach = int(most.max() - least_gains(outcomes, layer.filled).min())
    if count * reach > GREATEST_CELLS:
        return float("inf")
    return SECONDS_FOR_LAYER + count * seconds_for_distribution(outcomes, reach)


def turn_weights(outcomes: Outcomes, means: Means, layer: StateLayer) -> tuple[Floats, Integers]:
    """Return the weights of endings of turns from these states under mean-optimal play, and the next states: [P, N]."""
    first, levels = outcomes.rolls.first, outcomes.levels(layer.memories)
    weights = np.zeros((len(layer.indices), levels * len(outcomes.category)))
    indices = np.zeros(weights.shape, dtype=np.int64)
    for chunk in in_chunks(len(layer.indices)):
        states = layer.filled[chunk], layer.memories[chunk], layer.totals[chunk]
        indices[chunk] = follow_indices(outcomes, *states, levels)
        rolled = np.broadcast_to(first, (len(states[0]), len(first)))
        policy = mean_policy(outcomes, means, *states)
        weights[chunk] = policy.weigh_endings(rolled, policy.values.scoring.first_left, levels=levels)
    return weights, indices


def solve_remaining(
    outcomes: Outcomes,
    means: Means,
    course: ReachableStates,
    allowance: Allowance = UNLIMITED,
    keep: Callable[[StateLayer, RemainingOfStates], None] = lambda _layer, _remaining: None,
) -> RemainingOfStates:
    """Return the exact remaining points of the first states of a course; `means` float64 [states].

    `keep` is called with every layer, from that of the full cards on.
    """
    if course.cached is not None:
        return course.cached
    layers = course.layers
    remaining = finished_remaining(outcomes, layers[-1].totals)
    keep(layers[-1], remaining)
    for layer, after in zip(layers[-2::-1], layers[:0:-1], strict=True):
        allowance.check_disconnected()
        weights, indices = turn_weights(outcomes, means, layer)
        remaining = mix_remaining(outcomes, weights, remaining, np.searchsorted(after.indices, indices))
        keep(layer, remaining)
    return remaining


@dataclass(frozen=True, slots=True, eq=False)
class TurnEnding:
    """Endings of one turn: their `weights` float64 [1, N], and the states `after` it.

    `places` int64 [1, N] are those of the endings among these states, 0 for endings without weight.
    """

    weights: Floats
    after: StateLayer
    places: Integers


def end_turn(outcomes: Outcomes, means: Means, position: Position) -> TurnEnding:
    """Return the endings of the turn of a position under mean-optimal play."""
    hands = np.zeros((1, len(position.compiled.hands)))
    hands[0, position.compiled.index(position.hand)] = 1.0
    filled, memories, totals = card_state(outcomes, position.sheet)
    weights = mean_policy(outcomes, means, filled, memories, totals).weigh_endings(hands, position.rolls_left)
    return TurnEnding(weights, *next_layer(outcomes, filled, memories, totals, weights > 0))


def add_card(compiled: CompiledRuleset, card: Scorecard, points: Floats) -> Floats:
    """Add the points of a card to expected points to come, by category, upper bonus and extra bonuses."""
    extra_bonus = compiled.extra_bonus * card.extra_bonus_count
    return points + np.array([*map(sum, card.points), 0, extra_bonus], dtype=np.float64)


def card_state(outcomes: Outcomes, sheet: Sheet) -> tuple[Integers, Integers, Integers]:
    """Return the state of a card: filled categories, memory and upper total, each int64 [1]."""
    filled, memory, total = outcomes.space.state_of(sheet)
    return np.array([filled]), np.array([memory]), np.array([total])


def card_layer(outcomes: Outcomes, sheet: Sheet) -> StateLayer:
    """Return the state of a card as a layer of one."""
    return unique_states(outcomes.space, *card_state(outcomes, sheet))


def initial_layer(outcomes: Outcomes) -> StateLayer:
    """Return the initial state of a game as a layer of one."""
    return unique_states(outcomes.space, np.array([0]), np.array([outcomes.space.first_memory]), np.array([0]))


def greatest_remaining(compiled: CompiledRuleset) -> int:
    """Return an upper bound of remaining points: the sum of the most that every category can pay."""
    best = sum(times * max(points) for times, points in zip(compiled.times, compiled.payable, strict=True))
    return best + max(compiled.upper_bonus) + compiled.extra_bonus * (compiled.turns - 1)


@derived
def least_remaining(compiled: CompiledRuleset) -> int:
    """Return a lower bound of remaining points, 0 without penalties."""
    least = sum(min(payable[0], 0) * times for payable, times in zip(compiled.payable, compiled.times, strict=True))
    return least + min(compiled.upper_bonus[0], 0)
