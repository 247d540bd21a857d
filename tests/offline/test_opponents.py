"""Players who err, offline: how probable every move is, by every strength, in games of every kind."""

from pathlib import Path

import numpy as np
import pytest

from api.answers.situations import dump_situation
from engine.games.position import Keep
from strategy_tables import STRENGTHS, Advice, Table, advise_many
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import keep_order
from strategy_tables.opponents.opponent import ROLLING, Strength, move_probabilities
from tests.offline.asked import OF_EVERY_KIND
from tests.offline.reader import Reader, built_table, portable
from tests.selection import usually
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of

pytestmark = pytest.mark.slow

OFF = 2.0**-21
"""By so much are values off that are kept in 2^-20 points."""


@pytest.mark.parametrize("count", usually({60}, (60, 250)))
@pytest.mark.parametrize("name", OF_EVERY_KIND)
def test_players_err_alike(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_players_err_alike(reader, built_table(name), count, tmp_path)


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_players_err_alike_in_small_games(reader: Reader, name: str, tmp_path: Path) -> None:
    assert_players_err_alike(reader, table_of(name), 50, tmp_path)


def assert_players_err_alike(reader: Reader, table: Table, count: int, folder: Path) -> None:
    """A weight is exp(-worse / temperature), and `worse` a difference of two values that are off by `OFF`: it is off by
    2 OFF / temperature of itself, and its share of all weights by twice that.

    A move that is just worth considering here might not be there, if it is off by as little; in none of these positions
    it is.
    """
    positions = positions_of_games(table.compiled, count, seed=count)
    file = folder / "table"
    file.write_bytes(portable(table))
    questions = [dump_situation(table.compiled, position) for position in positions]
    found = reader.run("weigh", [str(file), questions])
    expected = table.expected_above_least
    for advice, by_strength in zip(advise_many(table, positions), found, strict=True):
        for strength, shares in zip(STRENGTHS, by_strength, strict=True):
            temperature = strength.temperature * expected * (ROLLING if advice.position.rolls_left else 1)
            near = 4 * OFF / temperature if temperature > 0 else 0
            wanted = in_order(advice, move_probabilities(advice, strength, expected), strength)
            # What numpy's own assertion does, which takes longer than all else here.
            assert len(shares) == len(wanted), (strength.id, advice)
            off = np.abs(np.asarray(shares, np.float64) - wanted)
            assert (off <= 1e-12 + 1.01 * near * np.abs(wanted)).all(), (strength.id, advice, shares, wanted)


def in_order(advice: Advice, shares: Floats, strength: Strength) -> Floats:
    """The shares of the moves in the order of preference: categories in the order of the card, then keeps."""
    moves = advice.ranking.moves
    order = sorted(
        range(len(moves)),
        key=lambda place: (
            (1, *keep_order(move.dice)) if isinstance(move := moves[place], Keep) else (0, move.category, ())
        ),
    )
    assert strength.temperature or shares[0] == 1
    return shares[order]
