"""Exact play for anything that depends on the final total, when few categories are open.

A payoff says what a final total is worth, and never less for a greater one: 1 from a target on, or the probability to
win with it. Unlike the mean it does not add up over turns, so what a state is worth depends on the points so far too:
a *node* is a state with points. Where even the least or the greatest that may come changes nothing any more, the node
is worth that and is not followed. Nothing is solved beforehand; the work grows with the number of nodes.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from engine.position import Position
from strategy_tables.model.allowance import GREATEST_CELLS, SECONDS_FOR_LAYER, Allowance, seconds_for_node
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.outcomes import Outcomes, follow, greatest_gains, least_gains, reachable
from strategy_tables.model.remaining import TooManyStates, card_state
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import utility

Payoff = Callable[[Integers], Floats]
"""What final totals are worth: float64 [N] from int64 [N], not falling."""

_FAR = 1 << 21
"""More than there are numbers of points."""


@dataclass(frozen=True, slots=True, eq=False)
class Nodes:
    """States and points so far, each once: `keys` int64 [P] ascending; `filled`, `memories`, `totals`, `points` [P]."""

    keys: Integers
    filled: Integers
    memories: Integers
    totals: Integers
    points: Integers


def nodes(outcomes: Outcomes, filled: Integers, memories: Integers, totals: Integers, points: Integers) -> Nodes:
    """Every node once."""
    keys, first = np.unique(outcomes.space.indices(filled, memories, totals) * _FAR + points, return_index=True)
    return Nodes(keys, filled[first], memories[first], totals[first], points[first])


def solve_payoff(outcomes: Outcomes, first: Nodes, payoff: Payoff, limit: float, allowance: Allowance) -> Floats:
    """What nodes with equally many filled categories are worth under the best play: float64 [P].

    Raises `TooManyStates` where that takes more than `limit` processor seconds, or too much memory, and `TooCostly`
    where the allowance has not as much left.
    """
    layers = [first]
    undecided: list[Integers] = []
    seconds = 0.0
    while layers[-1].filled[0] != outcomes.space.full:
        last = layers[-1]
        most = last.points + greatest_gains(outcomes, last.filled, last.memories)
        undecided.append(np.flatnonzero(_least_worth(outcomes, last, payoff) != payoff(most)))
        count = len(undecided[-1])
        seconds += SECONDS_FOR_LAYER + count * seconds_for_node(outcomes)
        if seconds > limit or count * len(outcomes.category) * outcomes.levels(last.memories) > GREATEST_CELLS:
            raise TooManyStates
        if not len(undecided[-1]):
            break
        chosen = undecided[-1]
        filled, memories = last.filled[chosen], last.memories[chosen]
        at = reachable(outcomes, filled, memories)
        layers.append(
            _nodes_after(outcomes, at, follow(outcomes, filled, memories, last.totals[chosen]), last.points[chosen])
        )
    allowance.take(seconds)
    last = layers[-1]
    bonus = np.array(outcomes.compiled.upper_bonus)[last.totals]
    finished = last.filled[0] == outcomes.space.full
    worth = payoff(last.points + bonus) if finished else _least_worth(outcomes, last, payoff)
    for layer, chosen, after in zip(layers[-2::-1], undecided[: len(layers) - 1][::-1], layers[:0:-1], strict=True):
        allowance.look()
        here = _least_worth(outcomes, layer, payoff)
        for chunk in in_chunks(len(chosen)):
            here[chosen[chunk]] = _turn_worth(outcomes, layer, chosen[chunk], after, worth)
        worth = here
    return worth


def _least_worth(outcomes: Outcomes, layer: Nodes, payoff: Payoff) -> Floats:
    """What nodes are worth if the least comes that may come: float64 [P]."""
    return payoff(layer.points + least_gains(outcomes, layer.filled))


def _nodes_after(
    outcomes: Outcomes, at: Booleans, states: tuple[Integers, Integers, Integers], points: Integers
) -> Nodes:
    """The nodes that the reachable endings, those `at`, of turns lead to: `states` [P, N] each, `points` [P]."""
    filled, memories, totals = states
    gains = outcomes.of_endings(outcomes.gains, at.shape[1])
    return nodes(outcomes, filled[at], memories[at], totals[at], (points[:, None] + gains)[at])


def _turn_worth(outcomes: Outcomes, layer: Nodes, chosen: Integers, after: Nodes, worth: Floats) -> Floats:
    """What turns from the `chosen` nodes of a layer are worth: float64 [P]."""
    filled, memories = layer.filled[chosen], layer.memories[chosen]
    utilities = outcome_utilities(outcomes, filled, memories, layer.totals[chosen], layer.points[chosen], after, worth)
    return TurnValues(utility(outcomes, utilities, filled, memories)).start()


def outcome_utilities(
    outcomes: Outcomes,
    filled: Integers,
    memories: Integers,
    totals: Integers,
    points: Integers,
    after: Nodes,
    worth: Floats,
) -> Floats:
    """What the endings of turns are worth, given what the nodes `after` them are: float64 [P, N]."""
    at = reachable(outcomes, filled, memories)
    states = (each[at] for each in follow(outcomes, filled, memories, totals))
    gains = outcomes.of_endings(outcomes.gains, at.shape[1])
    keys = outcomes.space.indices(*states) * _FAR + (points[:, None] + gains)[at]
    utilities = np.full(at.shape, -np.inf)
    utilities[at] = worth[np.searchsorted(after.keys, keys)]
    return utilities


def position_payoff(
    outcomes: Outcomes, position: Position, payoff: Payoff, limit: float, allowance: Allowance
) -> Floats:
    """What the endings of the turn of a position are worth under the best play for a payoff: float64 [N].

    Raises `TooManyStates` or `TooCostly` as `solve_payoff` does.
    """
    filled, memories, totals = card_state(outcomes, position.card)
    points = np.array([position.points_so_far])
    at = reachable(outcomes, filled, memories)
    after = _nodes_after(outcomes, at, follow(outcomes, filled, memories, totals), points)
    worth = solve_payoff(outcomes, after, payoff, limit, allowance)
    utilities: Floats = outcome_utilities(outcomes, filled, memories, totals, points, after, worth)[0]
    return utilities
