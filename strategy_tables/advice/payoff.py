"""Best play for a payoff of the final total: exact if few categories are open, else for some turns.

A payoff is a non-decreasing function of the final total: 1 from a target on, or the probability of winning. Unlike the
mean it does not add up over turns, so the value of a state also depends on the points so far. A *node* is a state
with points. If the value of the greatest possible total equals that of the least, except for rounding, the node has
this value and is not followed. Nothing is solved in advance; the work grows with the number of nodes. The endings of
turns are found state by state. The next values of each node lie in a grid of states by points, which saves sorting and
searching.

In a *match*, two players alternate, and the payoff is a function of the difference of their totals. A node is then a
pair of states with a difference, and one of the players makes the value as small as possible.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.cards.sheet import Sheet
from engine.cards.totals import points_so_far
from engine.games.position import Position
from strategy_tables.model.allowance import GREATEST_CELLS, SECONDS_FOR_LAYER, Allowance, seconds_for_node
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.outcomes import Outcomes, greatest_gains, least_gains, reachable
from strategy_tables.model.remaining import StateLayer, TooManyStates, card_layer, ending_count, next_layer
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.upper_classes import UpperClasses, upper_classes
from strategy_tables.model.utility import utility
from strategy_tables.store.blocks import SurvivalFunctions
from strategy_tables.store.outlooks import OutlookTable

Payoff = Callable[[Integers], Floats]
"""Values of final totals: float64 [N] from int64 [N], not falling."""

_SECONDS_FOR_BLOCK: Final = 8e-4
_SECONDS_FOR_NODE: Final = 2.5e-6
"""Cost of reading a block of a table of outlooks, and of applying a payoff to a distribution."""

_AT_ONCE: Final = 256
"""Nodes whose distributions fit into the cache."""

ROUNDING: Final = 1e-15
"""Greatest relative loss of the value of a node that is not followed: a few units of the last digit."""


@dataclass(frozen=True, slots=True, eq=False)
class Nodes:
    """The S states of a layer, with their possible points so far; in a match, with W states of the other player.

    * `rows` int64 [P]: the place of the state in the layer, ascending; `points` int64 [P], ascending within each state
    * `waiting`: the states of the player who waits; `pairs` int64 [P]: rows * W + places there. None for one player
    * `sign`: 1 if the player to move maximises, -1 if the other one does, whose lead the points then are
    """

    layer: StateLayer
    rows: Integers
    points: Integers
    waiting: StateLayer | None = None
    pairs: Integers | None = None
    sign: int = 1

    @property
    def places(self) -> Integers:
        """Return the places of states, or of pairs of states: int64 [P]."""
        return self.rows if self.pairs is None else self.pairs

    @property
    def place_count(self) -> int:
        """Return the number of states, or of pairs of states."""
        return len(self.layer.indices) * (1 if self.waiting is None else len(self.waiting.indices))

    @property
    def others(self) -> Integers:
        """Return the places of the states of the player who waits: int64 [P], 0 for one player."""
        return self.places - self.rows * (self.place_count // len(self.layer.indices))


@dataclass(frozen=True, slots=True, eq=False)
class FollowedTurns:
    """Turns of the followed nodes, which start in Q different states.

    * `chosen` int64 [P]: the places of the nodes; `rows` int64 [P]: those of their states among the Q
    * `at` bool [Q, N]: the possible endings; `places` int64 [Q, N]: those of the next states
    * `others` int64 [P]: added to these, the places of the next pairs of a match; 0 for one player
    * `gains` int64 [Q, N]: what the endings add to the points of nodes
    """

    chosen: Integers
    rows: Integers
    at: Booleans
    places: Integers
    others: Integers
    gains: Integers


class MeanContinuation:
    """Continuation of play where turns are not followed: for the mean, from the table of outlooks."""

    def __init__(self, table: OutlookTable, payoff: Payoff) -> None:
        self._table = table
        self._payoff = payoff

    def seconds(self, nodes: Nodes) -> float:
        """Return the cost of the values of nodes in processor seconds."""
        blocks = 1 + np.count_nonzero(np.diff(nodes.layer.filled))
        return float(blocks * _SECONDS_FOR_BLOCK + len(nodes.rows) * _SECONDS_FOR_NODE)

    def values(self, nodes: Nodes) -> Floats:
        """Return the values of nodes: float64 [P], at most those of the best play.

        Raises `DamagedTable` as the table does.
        """
        return np.concatenate([*self._by_block(nodes)])

    def _by_block(self, nodes: Nodes) -> Iterator[Floats]:
        layer = nodes.layer
        bounds = [*np.flatnonzero(np.diff(layer.filled, prepend=-1)).tolist(), len(layer.filled)]
        places = np.searchsorted(nodes.rows, bounds).tolist()
        for first, end, here, there in zip(bounds, bounds[1:], places, places[1:], strict=False):
            states, own = slice(first, end), slice(here, there)
            block = StateLayer(
                layer.indices[states], layer.filled[states], layer.memories[states], layer.totals[states]
            )
            yield _expected_payoffs(
                self._payoff, self._table.survivals(block), nodes.rows[own] - first, nodes.points[own]
            )


def solve_payoff(
    outcomes: Outcomes,
    first: Nodes,
    payoff: Payoff,
    limit: float,
    allowance: Allowance,
    later: MeanContinuation | None,
) -> tuple[Floats, bool]:
    """Return the values of nodes with equally many filled categories, float64 [P], and whether play is best to the end.

    Best play to the end may take more than `limit` processor seconds, or too much memory. If a `later` continuation is
    given, play is then best for as many turns as possible. Raises `TooManyStates` if that is none, and `TooCostly` if
    the allowance has too little left.
    """
    nodes, turns, seconds = [first], list[FollowedTurns](), [0.0]
    exact = True
    while not _is_full(outcomes, nodes[-1]):
        chosen = _undecided(outcomes, nodes[-1], payoff)
        if not len(chosen):
            break
        seconds.append(seconds[-1] + SECONDS_FOR_LAYER + len(chosen) * seconds_for_node(outcomes))
        try:
            if seconds[-1] > limit or ending_count(outcomes, nodes[-1].layer) > GREATEST_CELLS:
                raise TooManyStates
            following, after = _follow(outcomes, nodes[-1], chosen)
        except TooManyStates:
            exact = False
            break
        turns.append(following)
        nodes.append(after)
    if exact:
        allowance.charge(seconds[len(turns)])
        worth = _least_worth(outcomes, nodes[-1], payoff)
    else:
        worth = _worth_later(nodes, turns, seconds, limit, allowance, later)
    for here, turn, after in zip(nodes[-2::-1], turns[::-1], nodes[:0:-1], strict=True):
        allowance.check_disconnected()
        grid, least = _grid(after, worth)
        worth = _least_worth(outcomes, here, payoff)
        for chunk in in_chunks(len(turn.chosen)):
            worth[turn.chosen[chunk]] = _turn_worth(outcomes, here, turn, chunk, grid, least)
    return worth, exact


def _worth_later(
    nodes: list[Nodes],
    turns: list[FollowedTurns],
    seconds: Sequence[float],
    limit: float,
    allowance: Allowance,
    later: MeanContinuation | None,
) -> Floats:
    """Return the values of the last nodes, after removing the last turns that exceed the limit: float64 [P]."""
    if later is None:
        raise TooManyStates
    while turns and seconds[len(turns)] + later.seconds(nodes[-1]) > limit:
        turns.pop()
        nodes.pop()
    if not turns:
        raise TooManyStates
    allowance.charge(seconds[len(turns)] + later.seconds(nodes[-1]))
    return later.values(nodes[-1])


def _is_full(outcomes: Outcomes, nodes: Nodes) -> bool:
    return bool(nodes.layer.filled[0] == outcomes.space.full)


def _least_worth(outcomes: Outcomes, nodes: Nodes, payoff: Payoff) -> Floats:
    """Return the values of nodes with the least remaining points, which are exact for full cards: float64 [P]."""
    return payoff(nodes.points + _remaining_points(outcomes, nodes, -1))


def _undecided(outcomes: Outcomes, nodes: Nodes, payoff: Payoff) -> Integers:
    """Return the nodes whose remaining points matter: int64 [P]."""
    least = _least_worth(outcomes, nodes, payoff)
    most = payoff(nodes.points + _remaining_points(outcomes, nodes, 1))
    return np.flatnonzero(most - least > ROUNDING * least)


def _remaining_points(outcomes: Outcomes, nodes: Nodes, sign: int) -> Integers:
    """Return the most points that may be added to those of nodes, or the least if the sign is -1: int64 [P]."""
    found = _extreme_points(outcomes, nodes.layer, sign * nodes.sign).take(nodes.rows) * nodes.sign
    if nodes.waiting is not None:
        others = _extreme_points(outcomes, nodes.waiting, -sign * nodes.sign).take(nodes.others)
        found -= others * nodes.sign
    return found


def _extreme_points(outcomes: Outcomes, layer: StateLayer, sign: int) -> Integers:
    """Return bounds of the remaining points of states, the greatest or, if the sign is -1, the least: int64 [S].

    They are exact for full cards.
    """
    bonuses = _upper_classes(outcomes)
    subsets = outcomes.space.subsets(layer.filled)
    if sign > 0:
        free = greatest_gains(outcomes, layer.filled, layer.memories) - max(outcomes.compiled.upper_bonus)
        return free + bonuses.most[subsets, layer.totals]
    free = least_gains(outcomes, layer.filled) - min(outcomes.compiled.upper_bonus[0], 0)
    return free + bonuses.least[subsets, layer.totals]


def _upper_classes(outcomes: Outcomes) -> UpperClasses:
    return upper_classes(outcomes.space.shape, outcomes.compiled.upper_bonus)


def _follow(outcomes: Outcomes, nodes: Nodes, chosen: Integers) -> tuple[FollowedTurns, Nodes]:
    """Return the turns of the nodes at `chosen`, and the next nodes."""
    layer, points = nodes.layer, nodes.points.take(chosen)
    rows = nodes.rows.take(chosen)
    starts = np.diff(rows, prepend=-1) > 0
    states = rows[starts]
    filled, memories, totals = (each.take(states) for each in (layer.filled, layer.memories, layer.totals))
    at = reachable(outcomes, filled, memories)
    after, places, shifts = _merge(outcomes, *next_layer(outcomes, filled, memories, totals, at))
    turns = FollowedTurns(
        chosen,
        np.cumsum(starts) - 1,
        at,
        places,
        nodes.others.take(chosen) * len(after.indices),
        nodes.sign * (outcomes.of_endings(outcomes.gains, at.shape[1]) + shifts),
    )
    return turns, _nodes_after(nodes, turns, points, after)


def _merge(outcomes: Outcomes, layer: StateLayer, places: Integers) -> tuple[StateLayer, Integers, Integers]:
    """Return the first state of each class, the places of endings there, and what their bonuses add to points."""
    upper, subsets = _upper_classes(outcomes), outcomes.space.subsets(layer.filled)
    totals = upper.firsts[subsets, layer.totals]
    indices = outcomes.space.indices(layer.filled, layer.memories, totals)
    _, first, found = np.unique(indices, return_index=True, return_inverse=True)
    merged = StateLayer(indices[first], layer.filled[first], layer.memories[first], totals[first])
    return merged, found.reshape(-1)[places], upper.shifts[subsets, layer.totals][places]


def _nodes_after(nodes: Nodes, turns: FollowedTurns, points: Integers, after: StateLayer) -> Nodes:
    """Return the next nodes of turns from some points, int64 [P]."""
    used = np.flatnonzero(turns.at.any(axis=0))
    least, most = int(turns.gains[turns.at].min()), int(turns.gains[turns.at].max())
    first = int(points.min()) + least
    width = int(points.max()) + most - first + 1
    count = len(after.indices) * (1 if nodes.waiting is None else len(nodes.waiting.indices))
    if width * count > GREATEST_CELLS:
        raise TooManyStates
    seen = np.zeros(count * width, dtype=np.bool_)
    within = turns.others * width + points - first
    for end in used.tolist():
        own = np.flatnonzero(turns.at[:, end].take(turns.rows))
        to = turns.places[:, end] * width + turns.gains[:, end]
        seen[to.take(turns.rows.take(own)) + within.take(own)] = True
    places, columns = np.divmod(np.flatnonzero(seen), width)
    if nodes.waiting is None:
        return Nodes(after, places, columns + first)
    return Nodes(nodes.waiting, places // len(after.indices), columns + first, after, places, -nodes.sign)


def _grid(nodes: Nodes, worth: Floats) -> tuple[Floats, int]:
    """Return the values of nodes, float64 [S, W], by state and by points from the least on; and these least points."""
    least = int(nodes.points.min())
    grid = np.zeros((nodes.place_count, int(nodes.points.max()) - least + 1))
    grid[nodes.places, nodes.points - least] = worth
    return grid, least


def _turn_worth(
    outcomes: Outcomes, nodes: Nodes, turns: FollowedTurns, chunk: slice, grid: Floats, least: int
) -> Floats:
    """Return the values of the turns of some of the `chosen` nodes: float64 [P]."""
    states = nodes.rows.take(turns.chosen[chunk])
    worth = _endings_worth(nodes, turns, chunk, grid, least)
    filled, memories = nodes.layer.filled.take(states), nodes.layer.memories.take(states)
    return nodes.sign * TurnValues(utility(outcomes, worth, filled, memories)).start()


def _endings_worth(nodes: Nodes, turns: FollowedTurns, chunk: slice, grid: Floats, least: int) -> Floats:
    """Return the values of the endings of the turns of some of the `chosen` nodes to the player to move.

    They are float64 [P, N], minus infinity if out of reach.
    """
    rows = turns.rows[chunk]
    # Positions are contiguous. Unreachable endings may lie outside the grid.
    places = (turns.places.take(rows, axis=0).T + turns.others[chunk]) * grid.shape[1]
    places += turns.gains.take(rows, axis=0).T
    places += nodes.points.take(turns.chosen[chunk]) - least
    worth: Floats = grid.reshape(-1).take(places, mode="clip")
    if nodes.sign < 0:
        np.negative(worth, out=worth)
    np.copyto(worth, -np.inf, where=~turns.at.take(rows, axis=0).T)
    return worth.T


def position_payoff(
    outcomes: Outcomes,
    position: Position,
    payoff: Payoff,
    limit: float,
    allowance: Allowance,
    later: MeanContinuation | None = None,
) -> tuple[Floats, bool]:
    """Return the values of the endings of a position's turn under the best play for a payoff, float64 [N].

    The play, whether it is the best one to the end, and errors are as in `solve_payoff`.
    """
    here = Nodes(card_layer(outcomes, position.sheet), np.zeros(1, dtype=np.int64), np.array([position.points_so_far]))
    return _endings_payoff(outcomes, here, payoff, limit, allowance, later)


def match_payoff(
    outcomes: Outcomes, position: Position, opponent: Sheet, payoff: Payoff, limit: float, allowance: Allowance
) -> Floats:
    """Return the values of the endings of a position's turn in a match, float64 [N].

    The opponent's turn follows, and the payoff is that of the difference of the final totals. Raises errors as
    `solve_payoff` without a later continuation.
    """
    start = np.zeros(1, dtype=np.int64)
    lead = np.array([position.points_so_far - points_so_far(position.rules, opponent)])
    cards = card_layer(outcomes, position.sheet), card_layer(outcomes, opponent)
    here = Nodes(cards[0], start, lead, cards[1], start)
    return _endings_payoff(outcomes, here, payoff, limit, allowance, None)[0]


def _endings_payoff(
    outcomes: Outcomes,
    here: Nodes,
    payoff: Payoff,
    limit: float,
    allowance: Allowance,
    later: MeanContinuation | None,
) -> tuple[Floats, bool]:
    turns, after = _follow(outcomes, here, np.zeros(1, dtype=np.int64))
    worth, exact = solve_payoff(outcomes, after, payoff, limit, allowance, later)
    return _endings_worth(here, turns, slice(None), *_grid(after, worth))[0], exact


def _expected_payoffs(payoff: Payoff, survivals: SurvivalFunctions, rows: Integers, points: Integers) -> Floats:
    """Return the mean payoff of final totals: float64 [P], for `points` so far, int64 [P], and remaining points
    distributed as `survivals` at `rows` int64 [P].

    It is the payoff of the least total, plus, for every further point, its additional payoff times its probability.
    """
    least, chances = survivals
    first, last = int(points.min()) + least, int(points.max()) + least
    paid = payoff(first + np.arange(last - first + chances.shape[1]))
    found = paid.take(points + least - first)
    adds = np.diff(paid)
    there = np.flatnonzero(adds)
    if not len(there):
        return found
    # From the first r with an additional payoff to the last.
    begin = max(1, first + int(there[0]) + 1 - last)
    end = min(chances.shape[1], int(there[-1]) + 2)
    likely = np.ascontiguousarray(chances[:, begin:end])
    windows = np.lib.stride_tricks.sliding_window_view(adds, end - begin)
    at = points + least - first + begin - 1
    for start in range(0, len(rows), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        found[part] += (likely.take(rows[part], axis=0) * windows[at[part]]).sum(axis=1)
    return found
