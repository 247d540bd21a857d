"""The upper section alone, played for the greatest probability of its bonus.

A state has the open upper categories, u, and the upper total so far, t, capped at the least tier, `at`. It also has the
remaining fillings of other categories, p, and the number of extra rolls, x. Each filling of another category takes a
useless hand (a *pass*), with any points. With n(c) dice of the face f(c), and x' extra rolls after scoring with the
rolls left

    W(u, p, t, x) = E max( max over c in u of W(u - c, p, min(t + n(c) f(c), at), x'), W(u, p - 1, t, x') )
    W(-, p, t, x) = 1 if t = at, else 0

where E max is the equation of a turn (`model.turn`). W does not decrease in t, and a pass is no worse than a 0 in c.
The proof: play on as after the 0, and score in c the hand that would go into the pass. So faces outside of u need not
be distinguished (`model.lumped`). By the same argument the upper category of its face is the best place for a hand of
equal dice. So most joker rules forbid nothing relevant; where one does (that of 1956), the existence of jokers is part
of a state.

If the order determines when the others are filled, there are no passes. If the upper section comes first, they come
after it. In card order those in between are filled on the first roll, which saves the most rolls.

There are some thousands of states, times the numbers of extra rolls. Each takes O(N) for N pairs of a lumped hand and a
keep; `seconds` estimates the total.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from strategy_tables.advice.upper_states import Solved, UpperPlaces
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls
from strategy_tables.model.lumped import LumpedDice, lumped_dice
from strategy_tables.model.outcomes import Outcomes
from strategy_tables.model.turn import TurnValues, in_chunks


@dataclass(frozen=True, slots=True, eq=False)
class _Layer:
    """States with equally many upper fillings left that are undecided, P of them, with F fillings each.

    `subsets`, `totals` int64 [P]; `faces` int64 [P, F] and the subsets `after` filling them int64 [P, F].
    """

    upper_left: int
    dice: LumpedDice
    subsets: Integers
    totals: Integers
    faces: Integers
    after: Integers


@dataclass(frozen=True, slots=True, eq=False)
class _UpperScoring:
    """Values of scoring the hands of a layer in M ways: float64 [P, M, H] by the extra rolls after it.

    `to` has the extra rolls by the rolls left.
    """

    rolls: Rolls
    first_left: int
    values: list[Floats]
    to: list[int]

    def stage_key(self, rolls_left: int) -> int:
        """Return the extra rolls after scoring."""
        return self.to[rolls_left]

    def action_values(self, rolls_left: int) -> Floats:
        """Return the values by the extra rolls after scoring."""
        return self.values[self.to[rolls_left]]


class UpperSection:
    """The states that can follow one between turns, and their solution."""

    def __init__(self, outcomes: Outcomes, filled: int, memory: int) -> None:
        self._compiled, self._space = outcomes.compiled, outcomes.space
        self._places = UpperPlaces(outcomes)
        state = np.array([filled])
        self._jokers, self._passes = (int(each(state)[0]) for each in (self._places.jokers, self._places.passes))
        self._turns, self._extra_rolls = (
            int(self._space.turns_played(state)[0]),
            int(self._space.extra_rolls(np.array([memory]))[0]),
        )
        self._faces = [self._compiled.upper_face[category] for category in self._space.shape.upper_categories]
        # Dice of a hand that count in a category.
        self._counted = self._compiled.ruleset.counted or self._compiled.ruleset.dice_count
        self._upper_left = self._find_subsets(self._space.subset(filled), int(self._places.upper_left(state)[0]))
        self._layers = list(self._find_layers())

    def seconds(self) -> float:
        """Return the processor seconds of solving."""
        return sum(
            _seconds(layer, *self._work(self._places.turns_played(layer.upper_left, passes, jokers)))
            for jokers in range(self._jokers, 1 + self._places.binds)
            for passes in range(1 + self._passes)
            for layer in self._layers
        )

    def _find_subsets(self, first: int, upper_left: int) -> dict[int, int]:
        """Return the reachable subsets, with the number of upper fillings left."""
        found, new = {first: upper_left}, [first]
        while new:
            upper_left -= 1
            after = {
                int(self._space.fill_in_subsets(np.array(subset), np.array(place)))
                for subset in new
                for place in self._space.open_in_subset(subset)
            }
            found.update(dict.fromkeys(after, upper_left))
            new = sorted(after)
        return found

    def _find_layers(self) -> Iterator[_Layer]:
        """Yield the layers, from the one with the fewest upper fillings left."""
        space, at = self._space, self._places.at
        grouped: dict[tuple[int, int], list[tuple[int, int, list[int]]]] = {}
        for subset, upper_left in self._upper_left.items():
            still_open = space.open_in_subset(subset)
            choices = still_open[:1] if space.shape.order == "card" else still_open
            reach = self._counted * self._most_faces(subset)
            grouped.setdefault((upper_left, len(choices)), []).extend(
                (subset, total, choices)
                for total in space.totals[subset, : space.total_counts[subset]].tolist()
                if at - reach <= total < at
            )
        for (upper_left, choice_count), states in sorted(grouped.items()):
            if states:
                subsets, totals_of, choices_of = zip(*states, strict=True)
                next_places = np.array(choices_of)
                yield _Layer(
                    upper_left=upper_left,
                    dice=lumped_dice(self._compiled.ruleset.dice_count, choice_count),
                    subsets=np.array(subsets),
                    totals=np.array(totals_of),
                    faces=np.array(self._faces)[next_places],
                    after=space.fill_in_subsets(np.array(subsets)[:, None], next_places),
                )

    def _most_faces(self, subset: int) -> int:
        """Return the sum of the faces of the upper fillings left."""
        faces, space = 0, self._space
        while still_open := space.open_in_subset(subset):
            faces += self._faces[still_open[0]]
            subset = int(space.fill_in_subsets(np.array(subset), np.array(still_open[0])))
        return faces

    def _levels(self, turns_played: int) -> int:
        """Return how many different numbers of extra rolls are possible after these turns."""
        extra = self._space.shape.extra_rolls
        if extra is None:
            return 1
        saved = (self._places.rolls - 1) * max(0, turns_played - self._turns) if extra.saves else 0
        return min(self._extra_rolls + saved + 1, int(self._space.levels[min(turns_played, self._space.shape.turns)]))

    def _turn_levels(self, turns_played: int) -> list[list[int]]:
        """Return the turns to be computed, as the extra rolls after scoring, by the rolls left."""
        count, extra, rolls = self._levels(turns_played), self._space.shape.extra_rolls, self._places.rolls
        if extra is None or extra.saves:
            # One for all: scoring does not depend on the extra rolls before.
            most = self._levels(turns_played + 1) - 1
            return [[min(left, most) for left in range(rolls - 1 + count)]]
        return [[min(left, before) for left in range(rolls + before)] for before in range(count)]

    def _work(self, turns_played: int) -> tuple[int, int]:
        """Return how often hands are scored, and how often rolls are averaged, for all extra rolls at the start of a
        turn."""
        turns = self._turn_levels(turns_played)
        return sum(len(set(to)) for to in turns), sum(len(to) - 1 for to in turns)

    def solve(self, allowance: Allowance) -> Solved:
        """Return the value of every state."""
        places, most = self._places, max(map(self._levels, range(self._turns, self._space.shape.turns + 1)))
        worth = np.zeros((1 + places.binds, 1 + self._passes, len(self._space.totals), places.at + 1, most))
        worth[:, :, :, places.at] = 1.0
        for jokers in reversed(range(self._jokers, len(worth))):
            for passes in range(worth.shape[1]):
                allowance.check_disconnected()
                for layer in self._layers:
                    for chunk in in_chunks(len(layer.subsets)):
                        self._solve(layer, chunk, worth, jokers, passes)
        subsets = frozenset(self._upper_left)
        return Solved(places, worth, subsets, self._passes, self._jokers, self._extra_rolls, self._turns)

    def _solve(self, layer: _Layer, chunk: slice, worth: Floats, jokers: int, passes: int) -> None:
        """Compute the values of some states of a layer, with all possible extra rolls."""
        played = self._places.turns_played(layer.upper_left, passes, jokers)
        values = [self._score(layer, chunk, worth, jokers, passes, extra) for extra in range(self._levels(played + 1))]
        rolls, own = layer.dice.rolls, self._places.rolls - 1
        turns = [TurnValues(_UpperScoring(rolls, own, values, to)) for to in self._turn_levels(played)]
        for extra in range(self._levels(played)):
            starts = turns[min(extra, len(turns) - 1)].hands(own + extra) * rolls.first
            worth[jokers, passes, layer.subsets[chunk], layer.totals[chunk], extra] = starts.sum(axis=1)

    def _score(self, layer: _Layer, chunk: slice, worth: Floats, jokers: int, passes: int, extra: int) -> Floats:
        """Return the values of scoring every hand, given the extra rolls after it: by upper category, and by a pass if
        any.
        """
        faces, totals, after = layer.faces[chunk], layer.totals[chunk][:, None, None], layer.after[chunk][:, :, None]
        here = worth[jokers, passes, :, :, self._extra_rolls_then(layer, jokers, passes, extra)]
        counts = np.minimum(layer.dice.counts, self._counted)
        scored: Floats = here[after, np.minimum(totals + faces[:, :, None] * counts.T, self._places.at)]
        at = layer.subsets[chunk], layer.totals[chunk], extra
        passed = [worth[jokers, passes - 1][at]] if passes else []
        if self._places.binds and not jokers:
            # Into the joker category.
            passed.append(worth[1, passes][at])
        if jokers:
            self._bind(layer, chunk, scored, here, lower_open=passes > 0)
        if not passed:
            return scored
        shape = (len(scored), 1, scored.shape[2])
        return np.concatenate([scored, np.broadcast_to(np.max(passed, axis=0)[:, None, None], shape)], axis=1)

    def _extra_rolls_then(self, layer: _Layer, jokers: int, passes: int, extra: int) -> int:
        """Return the extra rolls at the next upper turn, given those after scoring in an upper category."""
        played = self._places.turns_played(layer.upper_left, passes, jokers) + 1
        state = (np.array([each]) for each in (extra, played, layer.upper_left - 1))
        return int(self._places.extra_rolls_then(*state)[0]) if layer.upper_left > 1 else extra

    def _bind(self, layer: _Layer, chunk: slice, scored: Floats, here: Floats, *, lower_open: bool) -> None:
        """Restrict hands of equal dice with an open face to the options of the joker rule."""
        legal, paid = self._of_jokers(lower_open=lower_open)
        faces, totals, after = layer.faces[chunk] - 1, layer.totals[chunk][:, None], layer.after[chunk]
        for place in range(faces.shape[1]):
            own = faces[:, place : place + 1]
            found = here[after, np.minimum(totals + paid[own, faces], self._places.at)]
            equal = int(np.flatnonzero(layer.dice.counts[:, place] == self._compiled.ruleset.dice_count)[0])
            scored[:, :, equal] = np.where(legal[own, faces], found, -np.inf)

    def _of_jokers(self, *, lower_open: bool) -> tuple[Booleans, Integers]:
        """Return the upper categories that a joker may fill, whose own is open, and its points there, both [6, 6] by
        face - 1."""
        legal, paid = np.zeros((FACES, FACES), dtype=np.bool_), np.zeros((FACES, FACES), dtype=np.int64)
        for face in range(1, FACES + 1):
            allowed, points = self._compiled.joker_moves[face - 1][True][lower_open]
            for category, other in zip(self._space.shape.upper_categories, self._faces, strict=True):
                legal[face - 1, other - 1] = category in allowed
                paid[face - 1, other - 1] = points[category]
        return legal, paid


def _seconds(layer: _Layer, scorings: int, averages: int) -> float:
    """Return the cost of a layer with some number of passes left, like `seconds_for_node` with fewer hands."""
    rolls = layer.dice.rolls
    each = scorings * (6e-6 + 3e-8 * len(rolls.hand_starts)) + averages * (1e-6 + 1.5e-9 * rolls.edges)
    return 2e-4 * scorings + len(layer.subsets) * each
