"""The upper bonus: the play that makes earning one, of whatever tier, most probable.

Only the upper categories count for that: which of them are open, u; their total so far, t, capped at the least tier,
at; and how many others are open, p, each of which takes a hand that is of no use (a *pass*), whatever it pays. With
n(c) dice of the face f(c)

    W(u, p, t) = E max( max over c in u of W(u - c, p, min(t + n(c) f(c), at)), W(u, p - 1, t) )
    W(-, p, t) = 1 if t = at, else 0

where E max stands for the equation of a turn (`model.turn`). W does not fall in t, and a pass is no worse than a 0 in
c: play on as after the 0, and put into c what then goes into the pass. So faces that are not in u need not be told
apart (`model.lumped`). By the same argument the upper category of the face is the best place for a hand of equal dice.
So most of the joker's rules forbid nothing that would be done; where one does (that of 1956), whether there are jokers
by now is part of a state.

There are some thousands of states, and all those of a ruleset are worked out at once: O(N) each for N pairs of a
lumped hand and a keep, `_seconds` in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import ClassVar, Final

import numpy as np

from engine.position import Position
from engine.scoring import CompiledRuleset
from strategy_tables.advice.objective import Objective, Utilities, comes
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.arrays import Booleans, Floats, Integers
from strategy_tables.model.lattice import FACES, Rolls
from strategy_tables.model.lumped import LumpedDice, lumped_dice
from strategy_tables.model.outcomes import Outcomes, follow
from strategy_tables.model.remaining import card_state
from strategy_tables.model.states import StateSpace
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.store.table_set import RulesetTables

_RULESETS_KEPT: Final = 16
"""Rulesets whose states are kept, the latest; up to a megabyte each."""


@dataclass(frozen=True, slots=True)
class UpperBonus(Objective):
    """The probability that the upper bonus is paid."""

    name: ClassVar[str] = "upper_bonus"

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Exact, always."""
        outcomes = tables.outcomes
        after, _, totals = follow(outcomes, *card_state(outcomes, position.card))
        chances = chances_of(outcomes).look_up(after[0], totals[0], tables.allowance)
        return Utilities(chances, (tables.means.digest,))

    def refuse(self, compiled: CompiledRuleset) -> str:
        """Some rulesets have none."""
        return "" if _tiers(compiled) else "these rules have no upper bonus"

    def tell(self, value: float) -> str:
        """``the upper bonus comes 68.1% of the time``."""
        return f"the upper bonus {comes(value)}"


@lru_cache(maxsize=_RULESETS_KEPT)
def chances_of(outcomes: Outcomes) -> Chances:
    """Those of a ruleset."""
    return Chances(outcomes)


class Chances:
    """The greatest probability of the upper bonus in every state of a ruleset, worked out when it is first wanted."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._lock = Lock()
        # By whether there are jokers, passes left, filled upper categories, and their total: float64 [J, L, 2^u, T].
        self._found: Floats | None = None

    def look_up(self, filled: Integers, totals: Integers, allowance: Allowance) -> Floats:
        """Those of states by filled categories and upper total: float64 [P].

        Raises `TooCostly` where the allowance has not as much left as working them out takes.
        """
        found = self._found
        if found is None:
            game = _Game(self._outcomes)
            # Before the lock: who waits for somebody else to work it out waits as long, and may have to have a lane.
            allowance.take(game.seconds())
            with self._lock:
                if self._found is None:
                    self._found = game.solve(allowance)
                found = self._found
        space = self._outcomes.space
        jokers, passes = _jokers_and_passes(self._outcomes.compiled, space, filled)
        capped = np.minimum(totals, found.shape[3] - 1)
        chances: Floats = found[jokers, passes, space.subsets(filled), capped]
        return chances


def _jokers_and_passes(compiled: CompiledRuleset, space: StateSpace, filled: Integers) -> tuple[Integers, Integers]:
    """Whether hands of equal dice are jokers, if that matters, and how many passes are left: int64 [P] each."""
    if space.card_order:
        # Which categories come next, nobody chooses: there is nothing to be passed.
        return np.zeros_like(filled), np.zeros_like(filled)
    binds = _jokers_bind(compiled)
    others = [c for c in _lower_categories(space) if not (binds and c == space.joker_category)]
    passes = space.times_left(filled)[:, others].sum(axis=1)
    return (space.jokers(filled) & binds).astype(np.int64), passes


def _tiers(compiled: CompiledRuleset) -> list[int]:
    """The upper totals that the bonus is for; whoever stays below a tier that takes points away cannot mean that."""
    return [tier.at for tier in compiled.ruleset.bonus if tier.at > 0 and tier.pays >= 0]


def _lower_categories(space: StateSpace) -> list[int]:
    return [c for c in range(space.category_count) if c not in space.upper_categories]


def _jokers_bind(compiled: CompiledRuleset) -> bool:
    """Whether a joker may be kept from the upper category of its face, or from what it is worth there."""
    return any(
        category not in allowed or paid[category] != face * compiled.ruleset.dice_count
        for category, face in enumerate(compiled.upper_face)
        if face and compiled.joker_moves
        for allowed, paid in compiled.joker_moves[face - 1][True]
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Layer:
    """States with equally many open upper categories that are undecided, P of them, F of which may be filled next.

    `subsets`, `totals` int64 [P]; `faces` int64 [P, F] and the subsets `after` filling them int64 [P, F].
    """

    dice: LumpedDice
    subsets: Integers
    totals: Integers
    faces: Integers
    after: Integers


@dataclass(frozen=True, slots=True, eq=False)
class _Scoring:
    """What scoring the hands of a layer is worth, in the M ways there are: float64 [P, M, H]."""

    rolls: Rolls
    first_left: int
    values: Floats

    def alike(self, rolls_left: int) -> int:
        """The same on every roll."""
        del rolls_left
        return 0

    def ways(self, rolls_left: int) -> Floats:
        """The same on every roll."""
        del rolls_left
        return self.values


class _Game:
    """The states of a ruleset, and how they are worked out."""

    def __init__(self, outcomes: Outcomes) -> None:
        compiled, space = outcomes.compiled, outcomes.space
        self._compiled = compiled
        self._space = space
        self._at = _tiers(compiled)[0]
        self._faces = [compiled.upper_face[category] for category in space.upper_categories]
        self._layers = list(self._find_layers())
        self._binds = _jokers_bind(compiled)
        lower_count = 0 if space.card_order else len(_lower_categories(space))
        self._pass_count = lower_count - self._binds

    def seconds(self) -> float:
        """The processor seconds that solving takes."""
        once = sum(_seconds(layer, self._compiled.ruleset.rolls - 1) for layer in self._layers)
        return once * (1 + self._binds) * (1 + self._pass_count)

    def _find_layers(self) -> Iterator[_Layer]:
        """The layers, from the one with the most filled upper categories."""
        space, dice_count = self._space, self._compiled.ruleset.dice_count
        by_open: dict[int, list[tuple[int, int, list[int]]]] = {}
        for subset, (totals, count) in enumerate(zip(space.totals.tolist(), space.total_counts.tolist(), strict=True)):
            still_open = space.open_in_subset(subset)
            reach = dice_count * sum(self._faces[place] for place in still_open)
            choices = still_open[:1] if space.card_order else still_open
            by_open.setdefault(len(still_open), []).extend(
                (subset, total, choices) for total in totals[:count] if self._at - reach <= total < self._at
            )
        for _, states in sorted(by_open.items()):
            if states:
                subsets, totals_of, choices_of = zip(*states, strict=True)
                next_places = np.array(choices_of)
                yield _Layer(
                    dice=lumped_dice(dice_count, next_places.shape[1]),
                    subsets=np.array(subsets),
                    totals=np.array(totals_of),
                    faces=np.array(self._faces)[next_places],
                    after=space.fill_in_subsets(np.array(subsets)[:, None], next_places),
                )

    def solve(self, allowance: Allowance) -> Floats:
        """The worth of every state: float64 [J, L, 2^u, T], see `Chances`."""
        worth = np.zeros((1 + self._binds, 1 + self._pass_count, len(self._space.totals), self._at + 1))
        worth[..., self._at] = 1.0
        for jokers in reversed(range(len(worth))):
            for passes in range(worth.shape[1]):
                allowance.look()
                for layer in self._layers:
                    for chunk in in_chunks(len(layer.subsets)):
                        values = self._score(layer, chunk, worth, jokers, passes)
                        scoring = _Scoring(layer.dice.rolls, self._compiled.ruleset.rolls - 1, values)
                        at = layer.subsets[chunk], layer.totals[chunk]
                        worth[jokers, passes][at] = TurnValues(scoring).start()
        return worth

    def _score(self, layer: _Layer, chunk: slice, worth: Floats, jokers: int, passes: int) -> Floats:
        """What scoring every hand is worth: by each upper category, and by a pass if there is one."""
        faces, totals, after = layer.faces[chunk], layer.totals[chunk][:, None, None], layer.after[chunk][:, :, None]
        here = worth[jokers, passes]
        scored: Floats = here[after, np.minimum(totals + faces[:, :, None] * layer.dice.counts.T, self._at)]
        at = layer.subsets[chunk], layer.totals[chunk]
        passed = [worth[jokers, passes - 1][at]] if passes else []
        if self._binds and not jokers:
            # Into the joker category.
            passed.append(worth[1, passes][at])
        if jokers:
            self._bind(layer, chunk, scored, here, lower_open=passes > 0)
        if not passed:
            return scored
        shape = (len(scored), 1, scored.shape[2])
        return np.concatenate([scored, np.broadcast_to(np.max(passed, axis=0)[:, None, None], shape)], axis=1)

    def _bind(self, layer: _Layer, chunk: slice, scored: Floats, here: Floats, *, lower_open: bool) -> None:
        """Put what the joker's rule leaves of them into the places of hands of equal dice whose face is open."""
        legal, paid = self._of_jokers(lower_open=lower_open)
        faces, totals, after = layer.faces[chunk] - 1, layer.totals[chunk][:, None], layer.after[chunk]
        for place in range(faces.shape[1]):
            own = faces[:, place : place + 1]
            found = here[after, np.minimum(totals + paid[own, faces], self._at)]
            equal = int(np.flatnonzero(layer.dice.counts[:, place] == self._compiled.ruleset.dice_count)[0])
            scored[:, :, equal] = np.where(legal[own, faces], found, -np.inf)

    def _of_jokers(self, *, lower_open: bool) -> tuple[Booleans, Integers]:
        """In which upper category a joker whose own is open may go, and what it pays there, both [6, 6] by face - 1."""
        legal, paid = np.zeros((FACES, FACES), dtype=np.bool_), np.zeros((FACES, FACES), dtype=np.int64)
        for face in range(1, FACES + 1):
            allowed, points = self._compiled.joker_moves[face - 1][True][lower_open]
            for category, other in zip(self._space.upper_categories, self._faces, strict=True):
                legal[face - 1, other - 1] = category in allowed
                paid[face - 1, other - 1] = points[category]
        return legal, paid


def _seconds(layer: _Layer, rolls_left: int) -> float:
    """What a layer takes with some number of passes left: as `seconds_for_node` has it, with fewer hands."""
    rolls = layer.dice.rolls
    each = 8e-6 + 5e-8 * len(rolls.hand_starts) + 4.5e-9 * rolls_left * len(rolls.keeps)
    return 2e-4 + len(layer.subsets) * each
