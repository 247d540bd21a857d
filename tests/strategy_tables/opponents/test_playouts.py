"""Exact distributions compared with games finished with simulated dice."""

import random
from math import sqrt

import numpy as np
import pytest

from engine.cards.sheet import sheet_turns_played
from strategy_tables.opponents.opponent import STRENGTHS
from strategy_tables.opponents.simulate import simulate
from strategy_tables.store.table_set import RulesetTables
from tests.selection import usually
from tests.simulation import Z_999
from tests.strategy_tables.positions import random_sheet
from tests.strategy_tables.tables import outlook_of, table_of


@pytest.mark.parametrize("games", usually([20_000], [20_000, 200_000]))
@pytest.mark.parametrize(("name", "open_count"), [("yahtzee", 4), ("yatzy", 5), ("generala", 6)])
def test_simulated_games_match_the_distribution(name: str, open_count: int, games: int) -> None:
    tables = RulesetTables(table_of(name))
    chance = random.Random(40)
    sheets = iter(lambda: random_sheet(tables.means.compiled, chance), None)
    sheet = next(each for each in sheets if tables.means.compiled.turns - sheet_turns_played(each) == open_count)
    exact = outlook_of(tables, sheet)
    played = simulate(tables.means, STRENGTHS[-1], games, np.random.default_rng(41), sheet)
    error = Z_999 * exact.totals.standard_deviation / sqrt(games)
    assert played.totals.mean() == pytest.approx(exact.mean, abs=error)
    pairs = [
        (float((played.totals >= total).mean()), exact.totals.at_least(total))
        for total in (exact.totals.percentile(percent) for percent in (1, 5, 25, 50, 75, 95, 99))
    ]
    pairs.append((float(played.upper_bonus.mean()), exact.upper_bonus))
    pairs += list(zip(played.zeros.mean(axis=0).tolist(), exact.zeros.tolist(), strict=True))
    for found, probability in pairs:
        assert found == pytest.approx(probability, abs=Z_999 * sqrt(probability * (1 - probability) / games) + 1e-12)
    assert exact.totals.least <= played.totals.min()
    assert played.totals.max() <= exact.totals.greatest
