"""Merging of sheets with the same future, after removing decided bonuses from them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.sheets.outcomes import SETTLED, SheetOutcomes
from strategy_tables.sheets.states import SheetStates

_MOST_NUMBERS = 2**62


def merge_equivalent(outcomes: SheetOutcomes, states: SheetStates) -> tuple[Floats, Integers, SheetStates]:
    """Return the decided bonuses of N sheets, the place of each among the merged sheets, and these.

    float64 [N], int64 [N] and M sheets.
    """
    states, paid = _decide(outcomes, states)
    _, first, places = np.unique(_keys(states), return_index=True, return_inverse=True)
    return paid, places.reshape(-1), states.take(first)


def concatenate(parts: Sequence[SheetStates]) -> SheetStates:
    """Return sheets as one array after another."""
    if len(parts) == 1:
        return parts[0]
    return SheetStates(
        np.concatenate([each.open for each in parts]),
        np.concatenate([each.upper for each in parts]),
        np.concatenate([each.inputs for each in parts]),
        np.concatenate([each.made for each in parts]),
    )


def _decide(outcomes: SheetOutcomes, states: SheetStates) -> tuple[SheetStates, Floats]:
    """Return the sheets without decided bonuses, and the value of these: float64 [N]."""
    upper, bonuses = _decide_upper(outcomes, states)
    inputs, products = _decide_products(outcomes, states)
    made = states.made
    if outcomes.extra_bonuses.any():
        # One column that can no longer have it made is enough.
        joker = outcomes.rules.card.joker_category
        made = made & (states.open[:, :, joker] | made).all(axis=1, keepdims=True)
    else:
        made = np.zeros_like(made)
    paid: Floats = ((bonuses + products) * outcomes.factors).sum(axis=1).astype(np.float64)
    return SheetStates(states.open, upper, inputs, made), paid


def _decide_upper(outcomes: SheetOutcomes, states: SheetStates) -> tuple[Integers, Integers]:
    """Return upper totals, and the upper bonuses that are decided now: int64 [N, K] both."""
    cap = len(outcomes.upper_bonus) - 1
    total = np.maximum(states.upper, 0)
    greatest = np.minimum(total + (states.open * (outcomes.most * outcomes.uppers)).sum(axis=2), cap)
    decided = outcomes.tiers.take(total) == outcomes.tiers.take(greatest)
    bonus = np.where(decided & (states.upper != SETTLED), outcomes.upper_bonus.take(total), 0)
    return np.where(decided, SETTLED, states.upper), bonus


def _decide_products(outcomes: SheetOutcomes, states: SheetStates) -> tuple[Integers, Integers]:
    """Return inputs of products, int64 [N, K, products, 3], and the products that are decided now, int64 [N, K]."""
    inputs, paid = states.inputs.copy(), np.zeros(states.upper.shape, dtype=np.int64)
    for number, product in enumerate(outcomes.rules.products):
        still_open = states.open[:, :, product]
        plus, minus, times = np.moveaxis(inputs[:, :, number], -1, 0)
        full = ~still_open.any(axis=2)
        paid += np.where(full, np.maximum((plus - minus) * times, 0), 0)
        # Once plus and minus are known only their difference matters; nothing does if it can only pay 0.
        differ = ~still_open[:, :, 0] & ~still_open[:, :, 1]
        nothing = full | (~still_open[:, :, 2] & (times == 0))
        if outcomes.least[product[2]] >= 0:
            nothing |= differ & (plus <= minus)
        inputs[:, :, number, 0] = np.where(nothing, 0, np.where(differ, plus - minus, plus))
        inputs[:, :, number, 1] = np.where(nothing | differ, 0, minus)
        inputs[:, :, number, 2] = np.where(nothing, 0, times)
    return inputs, paid


def _keys(states: SheetStates) -> Integers:
    """Return a number for each sheet, equal for equal sheets: int64 [N]."""
    count = len(states)
    each = [part.reshape(count, -1) for part in (states.open, states.made, states.upper, states.inputs)]
    columns = np.concatenate(each, axis=1, dtype=np.int64)
    least, greatest = columns.min(axis=0), columns.max(axis=0)
    varying = np.flatnonzero(greatest > least)
    keys, size = np.zeros(count, dtype=np.int64), 1
    for column in varying.tolist():
        span = int(greatest[column] - least[column]) + 1
        if size * span > _MOST_NUMBERS:
            keys = np.unique(keys, return_inverse=True)[1].reshape(-1).astype(np.int64)
            size = int(keys.max()) + 1
        keys = keys * span + (columns[:, column] - least[column])
        size *= span
    return keys
