"""How totals compare with those of opponents, all independent and each from its own distribution."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.scoring import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.distribution import Distribution


@dataclass(frozen=True, slots=True)
class WinOdds:
    """How a final total compares with those of opponents: probabilities to win, to tie for the first place and to lose,
    and the expected rank, which is 1 and one more for every opponent with a greater total."""

    win: float
    tie: float
    lose: float
    expected_rank: float


def totals_undecided(compiled: CompiledRuleset) -> str:
    """Why totals do not say who wins; empty where they do."""
    awarded = compiled.ruleset.points_awarded is not None
    return "the winner is who was awarded the most points, not who has the greatest total" if awarded else ""


def compare(totals: Distribution, opponents: Sequence[Distribution]) -> WinOdds:
    """How a total stands against the opponents'."""
    own = totals.totals.astype(np.int64)
    win, tie = win_chances(own, opponents)
    greater = sum((1.0 - _at_most(own, opponent) for opponent in opponents), np.zeros(len(own)))
    won, tied = float((totals.probabilities * win).sum()), float((totals.probabilities * tie).sum())
    rank = 1.0 + float((totals.probabilities * greater).sum())
    return WinOdds(won, tied, max(0.0, 1.0 - won - tied), rank)


def win_chances(totals: Integers, opponents: Sequence[Distribution]) -> tuple[Floats, Floats]:
    """Probabilities to win and to tie for the first place with these totals: float64 [N] each."""
    win, first = np.ones(len(totals)), np.ones(len(totals))
    for opponent in opponents:
        win *= _at_most(totals - 1, opponent)
        first *= _at_most(totals, opponent)
    return win, np.maximum(first - win, 0.0)


def _at_most(totals: Integers, opponent: Distribution) -> Floats:
    """The probability that an opponent has at most this: float64 [N]."""
    reached = np.concatenate([[0.0], np.cumsum(opponent.probabilities)])
    # What rounding has left of certainty.
    reached = np.minimum(reached / reached[-1], 1.0)
    found: Floats = reached[np.clip(totals - opponent.least + 1, 0, len(reached) - 1)]
    return found
