"""A bad but known estimate: fixed points for every open cell."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.model.arrays import Floats
from strategy_tables.sheets.estimate import Estimate, EstimateHeader
from strategy_tables.sheets.states import SheetStates

OF_CELL = 20.0
FLAT_STRENGTH = EstimateStrength(mean=1234.5, low=1230.25, high=1238.75, confidence=0.999, games=5000)


class FlatEstimate(Estimate):
    """An estimate with the same points for every open cell, whatever is on the sheet."""

    __slots__ = ()

    def values(self, states: SheetStates) -> Floats:
        found: Floats = OF_CELL * states.open.sum(axis=(1, 2))
        return found


def flat_estimate(rules: Rules) -> Estimate:
    header = EstimateHeader(rules.ruleset.name, rules.fingerprint, "f1a7" * 16, "", 1, 0, FLAT_STRENGTH)
    nothing = cast("Any", None)
    return FlatEstimate(header, nothing, np.zeros(0, dtype=np.int64), nothing)
