"""Two players who see each other's cards, where one or both play for the mean."""

import pytest

from tests.strategy_tables.tables import table_of
from tools.contests.two_players import ContestSolver, first_wins, solve_two_players


@pytest.mark.slow
def test_one_player_who_looks_at_the_other_card_gains() -> None:
    table = table_of("balut-stc")
    found = solve_two_players(table)
    assert found.only_second < found.both < 0.5 < found.only_first


@pytest.mark.slow
@pytest.mark.parametrize("name", ["balut-stc", "yatzy-forced"])
def test_independent_totals_win_equally_often(name: str) -> None:
    table = table_of(name)
    solver = ContestSolver(table.compiled, table.means, first_wins=False, second_wins=False)
    assert first_wins(solver) == pytest.approx(0.5, abs=solver.error)
