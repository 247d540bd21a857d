import pytest

from tests.simulation import play
from tests.strategy_tables.tables import table_of


@pytest.mark.parametrize(
    "name",
    [
        "yahtzee",
        "joker-other-order",
        "three-dice-served",
        "card-order",
        "six-dice",
        # Its simulation is compiled first.
        pytest.param("saved", marks=pytest.mark.exhaustive),
        pytest.param("saved-at-most", marks=pytest.mark.exhaustive),
    ],
)
def test_games_played_by_a_table_match_it(name: str) -> None:
    table = table_of(name)
    low, high = play(table, games=1500 if name == "yahtzee" else 20_000, seed=4).interval
    assert low < table.start_value < high
