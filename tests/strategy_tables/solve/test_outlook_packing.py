"""Outlooks in tables: rounded, truncated and packed, compared with exact ones and the codec."""

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.arrays import Floats
from strategy_tables.solve.outlook_layers import ROUNDED, WHOLE, OutlookSolver, Precision, Share
from strategy_tables.solve.packing import OutlookPacker
from strategy_tables.store.blocks import SurvivalFunctions
from strategy_tables.store.codec import ERROR, PER_OCTAVE
from tests.strategy_tables.encoding import pack, pack_survivals
from tests.strategy_tables.tables import table_of

EVERYTHING = ["joker-forced", "joker-other-order", "card-order", "six-dice", "three-dice-served", "generala", "crag"]


def survivals_of(share: Share, solver: OutlookSolver, number: int) -> SurvivalFunctions:
    """Return P(points still to come >= r) of the states of a block, from its distributions."""
    block = int(share.blocks.numbers[number])
    states = range(int(solver.space.starts[block]), int(solver.space.starts[block + 1]))
    least = min(int(solver.states.firsts[state]) for state in states)
    end = max(int(solver.states.firsts[state] + solver.states.lengths[state]) for state in states)
    chances = np.zeros((len(states), end - least))
    for row, state in zip(chances, states, strict=True):
        start, first, length = (
            int(each[state]) for each in (solver.states.starts, solver.states.firsts, solver.states.lengths)
        )
        whole = share.rows[start : start + length].astype(np.float64)
        below = np.concatenate([[0.0], np.cumsum(whole)])
        row[: first - least] = 1.0
        row[first - least : first - least + length] = 1.0 - below[:-1] * (1.0 / below[-1])
    return SurvivalFunctions(least, chances)


def packed_sources(columns: Floats, solver: OutlookSolver, filled: int) -> tuple[bytes, bytes]:
    """Return the encoding by the description of the table."""
    still_open, count = [*solver.space.open_categories(filled)], solver.space.category_count
    worth = np.rint(columns[:, [*still_open, count, count + 1]] * 2.0**33).astype(np.int64)
    chances = columns[:, [count + 2 + category for category in still_open] + [2 * count + 2]]
    chances = (chances / [*solver.space.times[still_open], 1]).clip(0.0, 1.0)
    return pack(worth.view(np.uint64)), pack(np.rint(chances * 65535).astype(np.uint16))


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERYTHING)
@pytest.mark.parametrize("precision", [WHOLE, ROUNDED])
def test_packed_blocks_match_the_codec(name: str, precision: Precision) -> None:
    table = table_of(name)
    solver = OutlookSolver(table.compiled, np.asarray(table.values), precision=precision)
    packer, checked = OutlookPacker(solver), 0

    def take(share: Share) -> None:
        nonlocal checked
        packer.take(share)
        for number in range(share.first, share.last, 15):
            block = int(share.blocks.numbers[number])
            expected, error = pack_survivals(survivals_of(share, solver, number))
            found = packer.blocks[block]
            assert error <= ERROR
            assert found.arrays[0] == expected.arrays[0]
            assert (found.width, expected.width and found.first) == (expected.width, expected.width and expected.first)
            place, size = int(share.places[number]), solver.space.starts[block + 1] - solver.space.starts[block]
            columns = share.columns[place : place + size]
            assert found.arrays[1:] == packed_sources(columns, solver, int(share.filled[number]))
            checked += 1

    for _ in solver.layers(take=take):
        pass
    assert checked >= len(solver.space.starts) // 16


@pytest.mark.slow
@pytest.mark.parametrize("name", [*EVERYTHING, "yatzy-forced", "yacht", "balut-stc"])
def test_effects_of_rounding_and_truncation_are_bounded(name: str) -> None:
    table = table_of(name)
    exact, rounded = (
        OutlookSolver(table.compiled, np.asarray(table.values), precision=precision) for precision in (WHOLE, ROUNDED)
    )
    most = ROUNDED.error(table.space.shape.turns)
    states, worst = 0, 0.0
    for whole, cut in zip(exact.layers(), rounded.layers(), strict=True):
        np.testing.assert_allclose(cut.columns, whole.columns, rtol=0, atol=1e-12)
        for place in range(0, len(whole.states), 1 + len(whole.states) // 500):
            rests = [layer.rest(place) for layer in (whole, cut)]
            length = max(len(rest.probabilities) - rest.least for rest in rests)
            least = min(rest.least for rest in rests)
            rows = np.zeros((2, length - least))
            for row, rest in zip(rows, rests, strict=True):
                row[rest.least - least : rest.least - least + len(rest.probabilities)] = rest.probabilities
            reached = np.add.accumulate(rows[:, ::-1] / rows.sum(axis=1)[:, None], axis=1)[:, ::-1]
            off = np.abs(reached[1] - reached[0])
            assert off.max() <= most
            # Small probabilities, and those close to 1, have an error below one code.
            assert (off <= np.minimum(reached[0], 1 - reached[0]).clip(2.0**-31) / (4 * PER_OCTAVE)).all()
            worst = max(worst, float(off.max()))
            states += 1
    assert states > table.space.shape.turns
    assert worst > 0.0


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "yahtzee-classic", "kismet", "balut-stc"])
def test_errors_of_tables_are_at_most_a_hundred_thousandth(name: str) -> None:
    turns = compile_ruleset(load_ruleset(name)).turns
    assert ERROR + ROUNDED.error(turns) <= 1e-5
