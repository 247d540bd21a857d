"""Precision of portable tables: the effect of rounded values on the order of moves.

Random positions of every ruleset with a table: uniform states, hands as rolled, any number of rolls left. In each, all
moves are ranked by the values of the table and by those of the file. In the file's ranking, moves within the rounding
error are tied.
"""

import gzip
import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import without_columns
from strategy_tables import MissingTable, Table, load_table, tables_folder
from strategy_tables.advice.ranking import rank
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.lattice import rolls
from strategy_tables.model.ties import TIE
from strategy_tables.model.turn import TurnValues, in_chunks
from strategy_tables.model.utility import Utility, mean_utility
from strategy_tables.portable.file import portable_table
from tests.strategy_tables.encoding import unpack_portable

POSITIONS: Final = 100_000
SEED: Final = 20_261_123


class Difference(NamedTuple):
    """Effects of a file on the moves of some positions."""

    moves: int
    changed: int
    best_changed: int
    greatest: float


def measure() -> None:
    """Print a line per ruleset: the size of its file and the effects of rounding."""
    print("| ruleset | states | bytes | with gzip | error | moves | of another rank | positions of another best move |")
    print("|---|---|---|---|---|---|---|---|")
    for name, ruleset in without_columns(builtin_rulesets()).items():
        try:
            table = load_table(compile_ruleset(ruleset), tables_folder())
        except MissingTable:
            continue
        portable = portable_table(table)
        header, values = _read(portable)
        found = difference(table, values, 2 * header["error"] + TIE)
        sizes = f"{len(portable):,} | {len(gzip.compress(portable, 6)):,}"
        changes = f"{found.moves:,} | {found.changed:,} | {found.best_changed:,}"
        print(f"| `{name}` | {table.space.size:,} | {sizes} | {header['error']:.2g} | {changes} |", flush=True)


def _read(content: bytes) -> tuple[dict[str, Any], Floats]:
    """Return the header and the values of a file."""
    header = json.loads(content[44 : 44 + int.from_bytes(content[8:12], "little")])
    return header, unpack_portable(content[-4 * header["states"] :]) / 2.0 ** header["fraction_bits"]


def difference(table: Table, values: Floats, tie: float, positions: int = POSITIONS) -> Difference:
    """Return the effects of other values of states, with ties of moves within `tie`."""
    moves = changed = best_changed = 0
    greatest = 0.0
    for exact, rounded in _positions(table, values, positions):
        ranks, others = _ranks(exact, TIE), _ranks(rounded, tie)
        moves += len(exact)
        changed += int((ranks != others).sum())
        best_changed += bool(((ranks == 1) != (others == 1)).any())
        greatest = max(greatest, float(np.abs(exact - rounded).max()))
    return Difference(moves, changed, best_changed, greatest)


def _ranks(values: Floats, tie: float) -> Integers:
    ranking = rank(range(len(values)), values.tolist(), 0, tie)
    found = np.empty(len(values), dtype=np.int64)
    found[[*ranking.moves]] = ranking.ranks
    return found


def _positions(table: Table, values: Floats, positions: int) -> Iterator[tuple[Floats, Floats]]:
    """Yield the values of all moves of each position, by the table and by the other values."""
    space, random = table.space, np.random.default_rng(SEED)
    dice = rolls(table.compiled.ruleset.dice_count)
    states = space.states(random.integers(space.turn_starts, size=positions))
    hands = random.choice(len(dice.first), size=positions, p=dice.first)
    left = random.random(positions)
    for chunk in in_chunks(positions):
        of_chunk = tuple(each[chunk] for each in states)
        turns = [TurnValues(mean_utility(table.outcomes, means, *of_chunk)) for means in (table.means, values)]
        extra = space.extra_rolls(of_chunk[1])
        for place, (hand, part) in enumerate(zip(hands[chunk].tolist(), left[chunk].tolist(), strict=True)):
            rolls_left = int(part * (table.compiled.ruleset.rolls + int(extra[place])))
            exact, rounded = (_moves(turn, place, hand, rolls_left) for turn in turns)
            yield exact, rounded


def _moves(turn: TurnValues[Utility], place: int, hand: int, rolls_left: int) -> Floats:
    every: Floats = turn.scoring.action_values(rolls_left)[place, :, hand]
    ways = every[every > -np.inf]
    if not rolls_left:
        return ways
    dice = turn.scoring.rolls
    first = dice.hand_starts[hand]
    keeps = dice.keeps[first : first + dice.keep_counts[hand]]
    found: Floats = np.concatenate([ways, turn.keeps(rolls_left)[place, keeps]])
    return found
