"""Sources of the points of two moves, category by category, and their largest differences.

The value of a move is the expected final total if play continues for the mean. It is the sum of the expected points of
every category, of the upper bonus and of the extra bonuses. Reasons for a move are given in points, whatever the
objective.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import numpy as np

from engine.cards.scoring import Score
from engine.cards.totals import score_totals
from engine.dice import keep_index
from engine.games.moves import Keep, Move, extra_rolls_after
from engine.games.position import Position
from strategy_tables.advice.number_text import LEAST_DIFFERENCE
from strategy_tables.advice.outlook import find_remaining
from strategy_tables.errors import MissingTable
from strategy_tables.model.allowance import (
    GREATEST_CELLS,
    SECONDS_FOR_LAYER,
    Allowance,
    TooCostly,
    seconds_for_turn,
)
from strategy_tables.model.arrays import Booleans, Floats, Integers, Means
from strategy_tables.model.lattice import hands_after
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.policy import mean_policy
from strategy_tables.model.remaining import (
    ReachableStates,
    Sources,
    StateLayer,
    TooManyStates,
    add_card,
    card_state,
    ending_count,
    finished_remaining,
    mix_sources,
    next_layer,
    next_states,
    turn_weights,
    unique_integers,
    zero_sources,
)
from strategy_tables.model.states import StateSpace
from strategy_tables.model.turn import in_chunks
from strategy_tables.store.kinds import OUTLOOK
from strategy_tables.store.table_set import RulesetTables

REASON_COUNT: Final = 3
"""Limit of differences that explain a move."""
_QUICK: Final = 0.03
"""Processor seconds always available for finding the sources of points."""
LEAST_CHANCE: Final = 0.005
"""Bonuses less probable than this count as lost, and those that fail less probably than this as certain."""


@dataclass(frozen=True, slots=True, eq=False)
class Breakdown:
    """Sources of the points of a move.

    * `points` float64 [C + 2]: by category (scored points of filled ones), upper bonus, extra bonuses; they add up to
      the expected total of the move
    * `upper_bonus`: probability that it will be paid, with an error of at most `upper_bonus_error`
    """

    move: Move
    points: Floats
    upper_bonus: float
    upper_bonus_error: float


@dataclass(frozen=True, slots=True)
class SourceDifference:
    """One of the largest differences between two moves.

    `place` is the index of the source of points: a category, or after the last the upper bonus, then the extra bonus.
    `difference` is the advantage of the best move, negative if it is worse here. `kind` is its cause:

    * ``take``: the best move scores the category now; ``leave_open``: the other one does
    * ``category``: neither does, or it can be filled several times, so that its points are not from this turn alone
    * ``upper_bonus_alive``, ``upper_bonus_sure``: only the best move keeps a chance of it, or makes it certain
    * ``upper_bonus_lost``, ``upper_bonus_at_risk``: only the other one does
    * ``upper_bonus``: the best move has more or less of it
    * ``extra_bonus_now``: the best move earns one now
    * ``extra_bonus_alive``, ``extra_bonus_lost``: only the best move, or only the other one, keeps a chance of more
    * ``extra_bonus``: the best move has more or less of them
    """

    kind: str
    place: int
    difference: float


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Comparison of the best move with another one: `differences` are the largest ones, the largest first."""

    position: Position
    best: Breakdown
    other: Breakdown
    differences: tuple[SourceDifference, ...]


def compare_moves(tables: RulesetTables, asked: Iterable[tuple[Position, Move, Move]]) -> tuple[Comparison, ...]:
    """Compare best moves with other legal ones; many at once cost little more than one.

    Raises `MissingTable` if there is no table of outlooks and too many states are reachable to compute them.
    """
    asked = tuple(asked)
    found = iter(break_down(tables, [(position, move) for position, *moves in asked for move in moves]))
    return tuple(_compare(position, *pair) for (position, _, _), *pair in zip(asked, found, found, strict=False))


def compare_if_quick(
    tables: RulesetTables, asked: Sequence[tuple[Position, Move, Move]]
) -> tuple[Comparison | None, ...]:
    """Compare best moves with other legal ones as `compare_moves` does, None where many states are reachable.

    This depends on each position alone, not on the available optional tables.
    """
    moves = [(position, move) for position, *pair in asked for move in pair]
    ended = _end_turns(tables, moves)
    courses: dict[int, ReachableStates] = {}
    for number in range(len(asked)):
        with suppress(TooManyStates, TooCostly):
            wanted = ended.take(np.array([2 * number, 2 * number + 1])).after
            courses[number] = reachable_from_states(tables.outcomes, wanted, _QUICK)
            tables.allowance.charge(courses[number].seconds)
    if not courses:
        return (None,) * len(asked)
    rows = np.array([[2 * number, 2 * number + 1] for number in courses]).reshape(-1)
    known = ended.take(rows)
    course = _join_courses(tables.outcomes.space, list(courses.values()))
    sources = solve_sources(tables.outcomes, tables.means.means, known.after, course, tables.allowance)
    found = iter(_break_down(tables, [moves[row] for row in rows.tolist()], known, sources))
    compared = {number: _compare(asked[number][0], *pair) for number, *pair in zip(courses, found, found, strict=False)}
    return tuple(compared.get(number) for number in range(len(asked)))


def break_down(tables: RulesetTables, asked: Sequence[tuple[Position, Move]]) -> tuple[Breakdown, ...]:
    """Return the sources of the points of legal moves; raise `MissingTable` as `compare_moves` does."""
    if not asked:
        return ()
    ended = _end_turns(tables, asked)
    return _break_down(tables, asked, ended, _sources(tables, ended.after))


@dataclass(frozen=True, slots=True, eq=False)
class _EndedTurns:
    """Endings of turns after moves: their `weights` float64 [P, N], and the states `after` them.

    `places` int64 [P, N] are those of the endings among these states, 0 for endings without weight.
    """

    weights: Floats
    after: StateLayer
    places: Integers

    def take(self, rows: Integers) -> "_EndedTurns":
        """Return some of the turns, and the states after them."""
        weights, places = self.weights.take(rows, axis=0), self.places.take(rows, axis=0)
        used = unique_integers(places[weights > 0])
        return _EndedTurns(weights, self.after.take(used), np.searchsorted(used, places).clip(0, len(used) - 1))


def _end_turns(tables: RulesetTables, asked: Sequence[tuple[Position, Move]]) -> _EndedTurns:
    outcomes = tables.outcomes
    states = [card_state(outcomes, position.sheet) for position, _ in asked]
    filled, memories, totals = (np.concatenate(each) for each in zip(*states, strict=True))
    weights = end_turns(outcomes, tables.means.means, asked, filled, memories, totals)
    return _EndedTurns(weights, *next_layer(outcomes, filled, memories, totals, weights > 0))


def _break_down(
    tables: RulesetTables, asked: Sequence[tuple[Position, Move]], ended: _EndedTurns, after: Sources
) -> tuple[Breakdown, ...]:
    """Return the sources of the points of moves, given those of the states after the turn."""
    sources = mix_sources(tables.outcomes, ended.weights, after, ended.places)
    return tuple(
        Breakdown(move, add_card(position.compiled, position.card, points), *upper_bonus)
        for (position, move), points, *upper_bonus in zip(
            asked, sources.points, sources.upper_bonus.tolist(), sources.upper_bonus_error.tolist(), strict=True
        )
    )


def end_turns(
    outcomes: Outcomes,
    means: Means,
    asked: Sequence[tuple[Position, Move]],
    filled: Integers,
    memories: Integers,
    totals: Integers,
) -> Floats:
    """Return the weights of endings after moves under mean-optimal play: float64 [P, N]; the states are those of the
    cards."""
    levels = outcomes.levels(memories)
    weights = np.zeros((len(asked), levels * len(outcomes.category)))
    for row, (position, move) in enumerate(asked):
        if isinstance(move, Score):
            extra = extra_rolls_after(position)
            outcome = outcomes.numbers[move.category, move.points, move.extra_bonus]
            weights[row, extra * len(outcomes.category) + outcome] = 1.0
    for left, rows, keeps in _keeps_by_rolls_left(asked):
        for chunk in in_chunks(len(rows)):
            at = rows[chunk]
            rolled = np.array([hands_after(outcomes.rolls, keep) for keep in keeps[chunk].tolist()])
            policy = mean_policy(outcomes, means, filled[at], memories[at], totals[at])
            weights[at] = policy.weigh_endings(rolled, left, levels=levels)
    return weights


def _keeps_by_rolls_left(asked: Sequence[tuple[Position, Move]]) -> Iterator[tuple[int, Integers, Integers]]:
    """Yield the places of keeps among the moves and their numbers, int64 [N] each, by the rolls left after the next
    one.
    """
    keeps = [
        (position.rolls_left - 1, row, keep_index(len(position.hand))[move.dice])
        for row, (position, move) in enumerate(asked)
        if isinstance(move, Keep)
    ]
    for left, group in groupby(sorted(keeps), lambda each: each[0]):
        _, rows, numbers = zip(*group, strict=True)
        yield left, np.array(rows), np.array(numbers)


def _sources(tables: RulesetTables, states: StateLayer) -> Sources:
    """Return the sources of the points of states, from the table or computed now."""
    if tables.outlooks is not None:
        return tables.outlooks.sources(states)
    if tables.is_small:
        # This computes more than requested, but caches it.
        with suppress(MissingTable):
            return _sources_of_small(tables, states)
    try:
        course = reachable_from_states(tables.outcomes, states, tables.allowance.limit_with_table(tables.outlooks))
    except TooManyStates:
        raise tables.missing(OUTLOOK) from None
    tables.allowance.charge(course.seconds)
    return solve_sources(tables.outcomes, tables.means.means, states, course, tables.allowance)


def _sources_of_small(tables: RulesetTables, states: StateLayer) -> Sources:
    """Return the sources of states of any layers from their remaining points; raise `MissingTable` if that takes too
    long."""
    space = tables.outcomes.space
    turns_left = space.turns_left(states.filled)
    found = zero_sources(len(turns_left), space.category_count)
    # Computing the states before most turns also caches all others.
    for left in sorted({*turns_left.tolist()}, reverse=True):
        at = np.flatnonzero(turns_left == left)
        sources = find_remaining(tables, states.take(at)).remaining.sources
        _assign_states(found, at, sources, np.arange(len(at)))
    return found


def _assign_states(into: Sources, at: Integers, sources: Sources, places: Integers) -> None:
    """Copy the sources of some states to other places."""
    into.points[at], into.zeros[at] = sources.points[places], sources.zeros[places]
    into.upper_bonus[at] = sources.upper_bonus[places]


def reachable_from_states(outcomes: Outcomes, wanted: StateLayer, limit: float) -> ReachableStates:
    """Return these states, of any layers, and all states that can follow them.

    Raises `TooManyStates` as `reachable_states` does.
    """
    turns_left = outcomes.space.turns_left(wanted.filled)
    layers: list[StateLayer] = []
    seconds = 0.0
    for left in range(int(turns_left.max()), -1, -1):
        layer = _join(outcomes, wanted, turns_left == left, layers[-1] if layers else None)
        layers.append(layer)
        if left:
            seconds += SECONDS_FOR_LAYER + len(layer.indices) * seconds_for_turn(outcomes)
            if seconds > limit or ending_count(outcomes, layer) > GREATEST_CELLS:
                raise TooManyStates
    return ReachableStates(layers, seconds)


def _join_courses(space: StateSpace, courses: Sequence[ReachableStates]) -> ReachableStates:
    """Return the states of all of these courses."""
    if len(courses) == 1:
        return courses[0]
    layers = []
    for left in range(max(len(course.layers) for course in courses), 0, -1):
        own = [course.layers[-left].indices for course in courses if left <= len(course.layers)]
        indices = unique_integers(np.concatenate(own))
        layers.append(StateLayer(indices, *space.states(indices)))
    return ReachableStates(layers, sum(course.seconds for course in courses))


def solve_sources(
    outcomes: Outcomes, means: Means, wanted: StateLayer, course: ReachableStates, allowance: Allowance
) -> Sources:
    """Return the sources of the points of states, given the states that can follow them.

    Like `solve_remaining`, for states of any layers and without the distributions.
    """
    turns_left, layers = outcomes.space.turns_left(wanted.filled), course.layers
    found = zero_sources(len(turns_left), outcomes.space.category_count)
    sources = finished_remaining(outcomes, layers[-1].totals).sources
    for left, layer in enumerate(reversed(layers)):
        allowance.check_disconnected()
        if left:
            weights, indices = turn_weights(outcomes, means, layer)
            sources = mix_sources(outcomes, weights, sources, np.searchsorted(layers[-left].indices, indices))
        at = np.flatnonzero(turns_left == left)
        places = np.searchsorted(layer.indices, wanted.indices[at])
        _assign_states(found, at, sources, places)
    return found


def _join(outcomes: Outcomes, wanted: StateLayer, own: Booleans, before: StateLayer | None) -> StateLayer:
    """Return the wanted states of a layer, and those that can follow the layer before it."""
    indices = wanted.indices[own]
    if before is not None:
        came = next_states(outcomes, before)
        if not len(indices):
            return came
        indices = np.concatenate([indices, came.indices])
    indices = unique_integers(indices)
    return StateLayer(indices, *outcomes.space.states(indices))


def _compare(position: Position, best: Breakdown, other: Breakdown) -> Comparison:
    """Return the largest differences of two moves, including the largest in favour of the one with the higher value."""
    differences = best.points - other.points
    order = [place for place in np.argsort(-np.abs(differences), kind="stable").tolist()
             if abs(differences[place]) >= LEAST_DIFFERENCE]  # fmt: skip
    chosen = order[:REASON_COUNT]
    whole = float(differences.sum())
    agreeing = [place for place in order if differences[place] * whole > 0]
    if abs(whole) >= LEAST_DIFFERENCE and agreeing and agreeing[0] not in chosen:
        chosen[-1] = agreeing[0]
    largest = [
        SourceDifference(_kind(position, best, other, place), place, float(differences[place])) for place in chosen
    ]
    return Comparison(position, best, other, tuple(largest))


def _kind(position: Position, best: Breakdown, other: Breakdown, place: int) -> str:
    count = len(position.card.points)
    if place < count:
        if position.compiled.times[place] > 1:
            return "category"
        if isinstance(best.move, Score) and best.move.category == place:
            return "take"
        return "leave_open" if isinstance(other.move, Score) and other.move.category == place else "category"
    if place == count:
        return _upper_bonus_kind(best.upper_bonus, other.upper_bonus)
    earned, earned_by_other = (each.move.extra_bonus if isinstance(each.move, Score) else 0 for each in (best, other))
    if earned > earned_by_other:
        return "extra_bonus_now"
    so_far = score_totals(position.rules, position.sheet).extra_bonus
    to_come = float(best.points[place]) - so_far - earned
    to_come_of_other = float(other.points[place]) - so_far - earned_by_other
    if to_come_of_other < LEAST_DIFFERENCE <= to_come:
        return "extra_bonus_alive"
    return "extra_bonus_lost" if to_come < LEAST_DIFFERENCE <= to_come_of_other else "extra_bonus"


def _upper_bonus_kind(best: float, other: float) -> str:
    if other < LEAST_CHANCE <= best:
        return "upper_bonus_alive"
    if best < LEAST_CHANCE <= other:
        return "upper_bonus_lost"
    if other < 1 - LEAST_CHANCE <= best:
        return "upper_bonus_sure"
    return "upper_bonus_at_risk" if best < 1 - LEAST_CHANCE <= other else "upper_bonus"
