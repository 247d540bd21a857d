"""Gains of playing to win, in simulated games."""

from math import sqrt

import pytest

from strategy_tables.store.table_set import RulesetTables
from tests.simulation import Z_999
from tests.strategy_tables.tables import table_of
from tools.contests.head_to_head import gains_of_games


@pytest.mark.slow
def test_playing_to_win_wins_more_often() -> None:
    gains = gains_of_games(RulesetTables(table_of("joker-free")), games=16, seed=50)
    assert gains.min() >= -1e-4
    half_width = Z_999 * float(gains.std(ddof=1)) / sqrt(len(gains))
    assert gains.mean() - half_width > 0.0
