"""The table of two players who take turns: the probability that either wins if both play to win, a tie worth one half.

It has two blocks for each class of states (`state_classes`) in which a turn starts. The first one is against all
classes with as many turns played, the second one against those with one more. Survival functions are those of the other
player: their probability of winning, by the lead of the player to move.
"""

import numpy as np

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.model.arrays import Floats, Integers
from strategy_tables.model.state_classes import state_classes
from strategy_tables.model.states import StateSpace
from strategy_tables.store.blocks import PackedTable, add_falls
from strategy_tables.store.tablefile import TableFile


def result_of_match(differences: Integers) -> Floats:
    """Return the payoff of the difference of two final totals: 1 for a win, 0.5 for a tie, 0 for a loss."""
    found: Floats = 0.5 + 0.5 * np.sign(differences)
    return found


def first_blocks(counts: Integers) -> Integers:
    """Return the number of the first block by turns played, given the number of classes: int64 [turns + 1]."""
    return 2 * np.concatenate([[0], np.cumsum(counts[:-1])])


class TwoPlayerTable(PackedTable):
    """Probabilities of winning for all pairs of states."""

    def __init__(self, compiled: CompiledRuleset, space: StateSpace, file: TableFile) -> None:
        self.space = space
        self._classes = state_classes(compiled, space)
        counts = self._classes.counts
        self._first_blocks = first_blocks(counts)
        sizes = np.repeat(np.column_stack([counts[:-1], counts[1:]]), counts[:-1], axis=0)
        super().__init__(file, sizes.reshape(-1), arrays=1)

    def win_probabilities(self, movers: Integers, waiting: Integers, differences: Integers) -> Floats:
        """Return the probability that the player to move wins, a tie counting one half: float64 [P].

        `movers` and `waiting` int64 [P] are indices of states between turns, full cards included. The waiting player
        has played as many turns as the one to move, or one more. `differences` int64 [P] are the points so far of the
        player to move less the other's, without upper bonuses.

        Raises `DamagedTable` if the file was written to since it was compared with its digest, and `ValueError` for
        other pairs.
        """
        self.file.check_unchanged()
        classes = self._classes
        ahead = classes.turns[waiting] - classes.turns[movers]
        if not np.isin(ahead, (0, 1)).all():
            raise ValueError("the waiting player must have played as many turns as the one to move, or one more")
        leads = differences + classes.shifts[movers] - classes.shifts[waiting]
        found = result_of_match(leads)
        blocks = self._first_blocks[classes.turns[movers]] + 2 * classes.places[movers] + ahead
        blocks[classes.turns[movers] == len(classes.counts) - 1] = -1
        for block in np.unique(blocks[blocks >= 0]).tolist():
            at = np.flatnonzero(blocks == block)
            found[at] = 1.0 - self._lose_probabilities(block, classes.places[waiting[at]], leads[at])
        self.file.check_unchanged()
        return found

    def _lose_probabilities(self, block: int, places: Integers, leads: Integers) -> Floats:
        first, falls = self.falls(block)
        rows, row_of = np.unique(places, return_inverse=True)
        chances = np.ones((len(rows), falls.shape[1] + 2))
        chances[:, 1:-1], chances[:, -1] = add_falls(falls[rows]), 0.0
        found: Floats = chances[row_of, (leads - first + 1).clip(0, falls.shape[1] + 1)]
        return found
