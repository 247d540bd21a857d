"""Human-like players offline: probabilities of all moves, by strength, in all kinds of games."""

from pathlib import Path

import numpy as np
import pytest

from api.answers.situations import dump_situation
from engine.games.moves import Keep
from strategy_tables import STRENGTHS, Table, TableAdvice, advise_many
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import keep_order
from strategy_tables.opponents.opponent import ROLLING, Strength, move_probabilities
from tests.effort import EFFORT
from tests.offline.asked import OF_EVERY_KIND
from tests.offline.reader import Reader, built_table, portable
from tests.selection import usually
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of

pytestmark = pytest.mark.slow

OFF = 2.0**-21
"""Error of values stored in units of 2^-20 points."""


@pytest.mark.parametrize("count", usually({25}, (25, 250)))
@pytest.mark.parametrize("name", OF_EVERY_KIND)
def test_players_err_with_the_same_probabilities(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_players_err_alike(reader, built_table(name), count, tmp_path)


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_players_err_with_the_same_probabilities_in_small_games(reader: Reader, name: str, tmp_path: Path) -> None:
    assert_players_err_alike(reader, table_of(name), 20 * EFFORT, tmp_path)


def assert_players_err_alike(reader: Reader, table: Table, count: int, folder: Path) -> None:
    """Compare probabilities within the error bounds.

    A weight is exp(-worse / temperature), where `worse` is a difference of two values with errors up to `OFF`. Its
    relative error is 2 OFF / temperature; its share of all weights has twice that error. A move at the limit of being
    considered could be missing because of such an error; none of these positions has one.
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
            # Like numpy's assertion, which would take most of the time.
            assert len(shares) == len(wanted), (strength.id, advice)
            off = np.abs(np.asarray(shares, np.float64) - wanted)
            assert (off <= 1e-12 + 1.01 * near * np.abs(wanted)).all(), (strength.id, advice, shares, wanted)


def in_order(advice: TableAdvice, shares: Floats, strength: Strength) -> Floats:
    """Return the shares of the moves in the order of preference: categories in the order of the card, then keeps."""
    moves = advice.ranking.moves
    order = sorted(
        range(len(moves)),
        key=lambda place: (
            (1, *keep_order(move.dice)) if isinstance(move := moves[place], Keep) else (0, move.category, ())
        ),
    )
    assert strength.temperature or shares[0] == 1
    return shares[order]
