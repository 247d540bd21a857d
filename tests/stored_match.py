"""Turns of two players, recomputed from the values that a table has after them, by a second formulation.

    python -m tests.stored_match yacht --pairs 20

The program prints the greatest residual of random pairs of states of every layer, the first pair included. The table is
that of the current folder. A value and those after the turn are rounded once each. So the exit status is 1 if a
residual exceeds twice the error of the table.
"""

import argparse
import sys
from collections.abc import Iterator

import numpy as np

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.layout import state_space
from strategy_tables.store.kinds import TWO_PLAYER
from strategy_tables.store.table_set import load_optional
from strategy_tables.store.tablefile import tables_folder
from strategy_tables.store.two_player import TwoPlayerTable
from tests.strategy_tables.dense_match import GAMES, DenseMatch, Game, State, Worths


class StoredMatch:
    """Pairs of states of a game, with the probabilities of winning that a table has."""

    def __init__(self, game: Game, table: TwoPlayerTable) -> None:
        self._match = DenseMatch(game)
        self._table = table
        self._space = space = table.space
        self._turns = space.turns_played(space.states(np.arange(space.size))[0])

    def __getitem__(self, pair: tuple[State, State]) -> Worths:
        """Return the worths for the first player, who moves next; ties are not stored."""
        leads = self._match.leads
        movers, waiting = (np.full_like(leads, self._index(state)) for state in pair)
        return Worths(self._table.win_probabilities(movers, waiting, leads), np.zeros(len(leads)))

    def _index(self, state: State) -> int:
        # No upper points are as good as some if the bonus is out of reach.
        memory = max(state.memory, 0)
        return self._space.index(state.filled, *((0, memory) if self._match.game.has_bonus else (memory, 0)))

    def residual(self, mover: State, waiting: State) -> float:
        """Return the greatest distance of the values of a pair from those that follow from the values after a turn."""
        again = self._match.turn(mover, waiting, self)
        return float(np.abs(self[mover, waiting].wins - again.wins).max())

    def random_pairs(self, count: int, seed: int) -> Iterator[tuple[State, State]]:
        """Yield random pairs in which a turn starts, of every number of turns of both, from the first pair on."""
        chance = np.random.default_rng(seed)
        for turns in range(len(self._match.game.rules)):
            for others in (turns, turns + 1):
                yield from zip(*(self._random_states(each, count, chance) for each in (turns, others)), strict=True)

    def _random_states(self, turns: int, count: int, chance: np.random.Generator) -> list[State]:
        indices = chance.choice(np.flatnonzero(self._turns == turns), count)
        filled, memories, totals = (each.tolist() for each in self._space.states(indices))
        matters = totals if self._match.game.has_bonus else memories
        return [self._match.game.card(*each) for each in zip(filled, matters, strict=True)]


def residuals(table: TwoPlayerTable, game: Game, pairs: int, seed: int) -> list[float]:
    """Return the residuals of random pairs of every layer; that of the first pair comes first."""
    stored = StoredMatch(game, table)
    return [stored.residual(*each) for each in stored.random_pairs(pairs, seed)]


def main() -> int:
    """Run the program."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ruleset", choices=GAMES)
    parser.add_argument("--pairs", type=int, default=20, help="random pairs of each layer (default: 20)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    compiled = compile_ruleset(load_ruleset(options.ruleset))
    table = load_optional(compiled, tables_folder(), TWO_PLAYER, state_space(compiled))
    assert isinstance(table, TwoPlayerTable)
    found = residuals(table, GAMES[options.ruleset], options.pairs, options.seed)
    told = f"{options.ruleset}: {len(found):,} pairs, greatest residual {max(found):.3e}, error {table.error:.3e}"
    print(told)  # noqa: T201
    return int(max(found) > 2 * table.error)


if __name__ == "__main__":
    sys.exit(main())
