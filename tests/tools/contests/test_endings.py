"""Gains of exact play at the end of a match."""

import numpy as np
import pytest

from strategy_tables.store.table_set import RulesetTables
from tests.strategy_tables.tables import table_of
from tools.contests.endings import Player, expects_mean, gains_of_endings, plays_for_mean


@pytest.mark.slow
@pytest.mark.parametrize("player", [plays_for_mean, expects_mean])
def test_exact_play_never_loses_to_weaker_players(player: Player) -> None:
    tables = RulesetTables(table_of("joker-free"))
    gains = gains_of_endings(tables, player, 2, games=40, seed=51)
    assert gains.min() >= -1e-12
    assert gains.max() <= 0.5
    if player is plays_for_mean:
        assert gains.mean() > 1e-3


def test_full_cards_have_nothing_to_gain() -> None:
    tables = RulesetTables(table_of("alike"))
    assert np.abs(gains_of_endings(tables, plays_for_mean, 0, games=2, seed=52)).max() == 0.0
