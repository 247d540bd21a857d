"""Exact play for anything that depends on the final total, when few categories are open.

A payoff says what a final total is worth, and never less for a greater one: 1 from a target on, or the probability to
win with it. Unlike the mean it does not add up over turns, so what a state is worth depends on the points so far too:
a *node* is a state with points. Where even the most that may come is worth no more than the least, but for what
rounding does, the node is worth that and is not followed. Nothing is solved beforehand; the work grows with the number
of nodes. How turns end is found out state by state; what that leads to, node by node, lies in a grid of states by
points, so that nothing has to be sorted or looked for.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.position import Position
from strategy_tables.model.allowance import GREATEST_CELLS, SECONDS_FOR_LAYER, Allowance, seconds_for_node
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.outcomes import Outcomes, greatest_gains, least_gains, reachable
from strategy_tables.model.remaining import Layer, TooManyStates, card_layer, cells, follow_layer
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import utility

Payoff = Callable[[Integers], Floats]
"""What final totals are worth: float64 [N] from int64 [N], not falling."""

ROUNDING: Final = 1e-15
"""Such a part of what a node is worth is lost where it is not followed, at the most: a few units of the last digit."""


@dataclass(frozen=True, slots=True, eq=False)
class Nodes:
    """The states of a layer, S of them, with the points so far that each may have.

    `rows` int64 [P]: the place of the state in the layer, ascending; `points` int64 [P], ascending within each state.
    """

    layer: Layer
    rows: Integers
    points: Integers


@dataclass(frozen=True, slots=True, eq=False)
class Ends:
    """How the turns of Q states end: `at` bool [Q, N], which endings there are; `places` int64 [Q, N], those of the
    states after them among the nodes that follow."""

    at: Booleans
    places: Integers


@dataclass(frozen=True, slots=True, eq=False)
class Turns:
    """The turns of the nodes that are followed: those at `chosen` int64 [P], with the place of each one's state among
    those of `ends` int64 [P]."""

    chosen: Integers
    rows: Integers
    ends: Ends


def solve_payoff(outcomes: Outcomes, first: Nodes, payoff: Payoff, limit: float, allowance: Allowance) -> Floats:
    """What nodes with equally many filled categories are worth under the best play: float64 [P].

    Raises `TooManyStates` where that takes more than `limit` processor seconds, or too much memory, and `TooCostly`
    where the allowance has not as much left.
    """
    nodes, turns = [first], list[Turns]()
    seconds = 0.0
    while not _is_full(outcomes, nodes[-1]):
        last = nodes[-1]
        chosen = _undecided(outcomes, last, payoff)
        seconds += SECONDS_FOR_LAYER + len(chosen) * seconds_for_node(outcomes)
        if seconds > limit or cells(outcomes, last.layer) > GREATEST_CELLS:
            raise TooManyStates
        if not len(chosen):
            break
        following, after = _follow(outcomes, last, chosen)
        turns.append(following)
        nodes.append(after)
    allowance.take(seconds)
    worth = _least_worth(outcomes, nodes[-1], payoff)
    for here, turn, after in zip(nodes[-2::-1], turns[::-1], nodes[:0:-1], strict=True):
        allowance.look()
        grid, least = _grid(after, worth)
        worth = _least_worth(outcomes, here, payoff)
        for chunk in in_chunks(len(turn.chosen)):
            worth[turn.chosen[chunk]] = _turn_worth(outcomes, here, turn, chunk, grid, least)
    return worth


def _is_full(outcomes: Outcomes, nodes: Nodes) -> bool:
    return bool(nodes.layer.filled[0] == outcomes.space.full)


def _least_worth(outcomes: Outcomes, nodes: Nodes, payoff: Payoff) -> Floats:
    """What nodes are worth if the least comes that may come, which of full cards is what comes: float64 [P]."""
    layer = nodes.layer
    if _is_full(outcomes, nodes):
        bonus = np.array(outcomes.compiled.upper_bonus)[layer.totals]
    else:
        bonus = least_gains(outcomes, layer.filled)
    return payoff(nodes.points + bonus.take(nodes.rows))


def _undecided(outcomes: Outcomes, nodes: Nodes, payoff: Payoff) -> Integers:
    """The nodes of which it matters what comes: int64 [P]."""
    most = greatest_gains(outcomes, nodes.layer.filled, nodes.layer.memories).take(nodes.rows)
    least = _least_worth(outcomes, nodes, payoff)
    return np.flatnonzero(payoff(nodes.points + most) - least > ROUNDING * least)


def _follow(outcomes: Outcomes, nodes: Nodes, chosen: Integers) -> tuple[Turns, Nodes]:
    """The turns of the nodes at `chosen`, and the nodes that follow."""
    layer, points = nodes.layer, nodes.points.take(chosen)
    rows = nodes.rows.take(chosen)
    starts = np.diff(rows, prepend=-1) > 0
    states = rows[starts]
    filled, memories, totals = (each.take(states) for each in (layer.filled, layer.memories, layer.totals))
    at = reachable(outcomes, filled, memories)
    after, places = follow_layer(outcomes, filled, memories, totals, at)
    turns = Turns(chosen, np.cumsum(starts) - 1, Ends(at, places))
    return turns, _nodes_after(outcomes, turns, points, after)


def _nodes_after(outcomes: Outcomes, turns: Turns, points: Integers, after: Layer) -> Nodes:
    """The nodes that turns from some points, int64 [P], lead to."""
    ends = turns.ends
    gains = outcomes.of_endings(outcomes.gains, ends.at.shape[1])
    used = np.flatnonzero(ends.at.any(axis=0))
    least, most = int(gains[used].min()), int(gains[used].max())
    first = int(points.min()) + least
    width = int(points.max()) + most - first + 1
    if width * len(after.indices) > GREATEST_CELLS:
        raise TooManyStates
    seen = np.zeros(len(after.indices) * width, dtype=np.bool_)
    within = points - first
    for end in used.tolist():
        own = np.flatnonzero(ends.at[:, end].take(turns.rows))
        places = ends.places[:, end].take(turns.rows.take(own))
        seen[places * width + within.take(own) + gains[end]] = True
    rows, columns = np.divmod(np.flatnonzero(seen), width)
    return Nodes(after, rows, columns + first)


def _grid(nodes: Nodes, worth: Floats) -> tuple[Floats, int]:
    """What the nodes are worth, float64 [S, W], by state and by points from the least on; and these least points."""
    least = int(nodes.points.min())
    grid = np.zeros((len(nodes.layer.indices), int(nodes.points.max()) - least + 1))
    grid[nodes.rows, nodes.points - least] = worth
    return grid, least


def _turn_worth(outcomes: Outcomes, nodes: Nodes, turns: Turns, chunk: slice, grid: Floats, least: int) -> Floats:
    """What the turns of some of the `chosen` nodes are worth: float64 [P]."""
    at, rows = turns.chosen[chunk], turns.rows[chunk]
    states, points = nodes.rows.take(at), nodes.points.take(at)
    worth = endings_worth(outcomes, turns.ends, rows, points, grid, least)
    filled, memories = nodes.layer.filled.take(states), nodes.layer.memories.take(states)
    return TurnValues(utility(outcomes, worth, filled, memories)).start()


def endings_worth(outcomes: Outcomes, ends: Ends, rows: Integers, points: Integers, grid: Floats, least: int) -> Floats:
    """What the endings of turns are worth that start in the states at `rows` with some `points`, int64 [P] each:
    float64 [P, N], minus infinity where they are out of reach."""
    gains = outcomes.of_endings(outcomes.gains, ends.at.shape[1])
    # Positions beside each other. What is out of reach may lie outside the grid.
    places = ends.places.take(rows, axis=0).T * grid.shape[1] + gains[:, None]
    places += points - least
    worth: Floats = grid.reshape(-1).take(places, mode="clip")
    np.copyto(worth, -np.inf, where=~ends.at.take(rows, axis=0).T)
    return worth.T


def position_payoff(
    outcomes: Outcomes, position: Position, payoff: Payoff, limit: float, allowance: Allowance
) -> Floats:
    """What the endings of the turn of a position are worth under the best play for a payoff: float64 [N].

    Raises `TooManyStates` or `TooCostly` as `solve_payoff` does.
    """
    here = Nodes(card_layer(outcomes, position.card), np.zeros(1, dtype=np.int64), np.array([position.points_so_far]))
    turns, after = _follow(outcomes, here, np.zeros(1, dtype=np.int64))
    worth = solve_payoff(outcomes, after, payoff, limit, allowance)
    utilities: Floats = endings_worth(outcomes, turns.ends, turns.rows, here.points, *_grid(after, worth))[0]
    return utilities
