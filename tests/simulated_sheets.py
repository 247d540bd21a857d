"""Simulation of games of columns by their estimates, turn by turn as in advice, scored by naive rules.

    python -m tests.simulated_sheets yamb --games 300

prints the mean total with its 99.9% interval, and the strength that the estimate claims. It is independent of the
compiled games that measure strengths. Every decision is the best move of a position, endings are exact, and dice are
generated separately. Points, legal moves and totals come from the naive reading of the rules. The exit status is 1 if
the intervals of the two means are disjoint.
"""

import argparse
import sys

import numpy as np

from engine.cards.rules import compile_rules
from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset
from engine.games.moves import Announce, Keep
from engine.games.position import Position
from engine.rulesets.ruleset import Ruleset
from strategy_tables.sheets.cell_fills import find_fills
from strategy_tables.sheets.estimate import Estimate, load_estimate
from strategy_tables.sheets.exact import MOST_WORK, exact_values
from strategy_tables.sheets.moves import SheetTurn
from strategy_tables.sheets.outcomes import sheet_outcomes
from strategy_tables.sheets.states import states_of
from strategy_tables.sheets.turn import SheetTurns
from tests.engine.naive_sheet import Filled, NaiveSheet, NaiveSheetGame
from tests.engine.sheets import sheet_of
from tests.simulation import Played


class SheetGames:
    """Games of a ruleset that follow the best move of all advice."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.game, self.rules = NaiveSheetGame(ruleset), compile_rules(ruleset)
        found = load_estimate(self.rules)
        if found is None:
            raise ValueError(f"there is no estimate of {ruleset.name}")
        self.estimate: Estimate = found

    def total(self, chance: np.random.Generator) -> int:
        """Return the total of one game."""
        sheet = self.game.start
        while not self.game.full(sheet):
            sheet = self.game.fill(sheet, self._turn(sheet, chance))
        return self.game.total(sheet)

    def _turn(self, sheet: NaiveSheet, chance: np.random.Generator) -> Filled:
        game, told = self.game, sheet_of(sheet)
        turn = self._turn_on(told)
        hand, left, all_rolled = self._roll((), chance), game.rolls_of_turn(sheet) - 1, True
        called: int | None = None
        while True:
            position = Position(self.rules, told, hand, left, called, all_rolled)
            moves, values = turn.moves(position)
            move = moves[int(np.argmax(values))]
            roll = game.rolls_of_turn(sheet) - left
            name = None if called is None else self.rules.categories[called]
            if isinstance(move, Announce):
                called = move.cell.category
                assert self.rules.categories[called] in game.calls(sheet, roll=roll, called=name)
            elif isinstance(move, Keep):
                assert move.dice in game.keeps(sheet, hand, left=left, called=name)
                hand, left, all_rolled = self._roll(move.dice, chance), left - 1, not move.dice
            else:
                column, category = move.cell
                filled = Filled(column, self.rules.categories[category], move.points, move.extra_bonus)
                assert filled in game.fillings(sheet, hand, roll=roll, called=name, all_rolled=all_rolled), filled
                return filled

    def _turn_on(self, sheet: Sheet) -> SheetTurn:
        """Return the turn with exact values if few cells are open, else with the estimate."""
        lanes = find_fills(sheet_outcomes(self.rules), states_of(self.rules, [sheet]))
        exact = exact_values(sheet_outcomes(self.rules), lanes.after, MOST_WORK)
        after = self.estimate.values(lanes.after) if exact is None else exact
        return SheetTurn(SheetTurns(lanes, after), self.estimate if exact is None else None)

    def _roll(self, keep: tuple[int, ...], chance: np.random.Generator) -> tuple[int, ...]:
        rolled = chance.integers(1, 7, self.game.dice_count - len(keep)).tolist()
        return tuple(sorted((*keep, *rolled)))


def play(playing: SheetGames, games: int, seed: int) -> Played:
    """Play whole games; the dice of each are independent of the number of games."""
    totals = np.array([playing.total(np.random.default_rng([seed, number])) for number in range(games)])
    return Played(games, float(totals.mean()), float(totals.std(ddof=1)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulated_sheets", description="Play games by advice.")
    parser.add_argument("ruleset", help="id of a ruleset with columns that has an estimate")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    playing = SheetGames(load_ruleset(options.ruleset))
    played, strength = play(playing, options.games, options.seed), playing.estimate.header.strength
    low, high = played.interval
    print(  # noqa: T201
        f"{options.ruleset}: {played.games:,} games, seed {options.seed}: mean {played.mean:.2f}, 99.9% interval "
        f"{low:.2f} to {high:.2f}, standard deviation {played.deviation:.2f}; the estimate says {strength.mean:.2f}, "
        f"{strength.low:.2f} to {strength.high:.2f}"
    )
    return 0 if low <= strength.high and strength.low <= high else 1


if __name__ == "__main__":
    sys.exit(main())
