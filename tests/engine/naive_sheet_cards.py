"""All sheets of a game of columns, by playing all games."""

from tests.engine.naive_sheet import Filled, NaiveSheet, NaiveSheetGame


def sheets_of_all_games(game: NaiveSheetGame, most: int) -> set[NaiveSheet] | None:
    """Return the sheets before, between and after all turns of all games; None if there are too many."""
    found, waiting = {game.start}, [game.start]
    hands = _Hands(game)
    while waiting:
        sheet = waiting.pop()
        for filled in hands.ways_to_end_a_turn(sheet):
            following = game.fill(sheet, filled)
            if following not in found:
                found.add(following)
                waiting.append(following)
        if len(found) > most:
            return None
    return found


class _Hands:
    """The points of all hands; equal dice are separate, since joker points depend on the sheet.

    Nothing is called: after a roll of all dice, which may be the last one, uncalled categories can be filled too.
    """

    def __init__(self, game: NaiveSheetGame) -> None:
        self.game = game
        self.equal = [hand for hand in game.hands() if len(set(hand)) == 1]
        self.most_rolls = max(game.rolls, game.definition.get("last_turn_rolls", 0))
        self.paid = [
            {name: {game.natural(hand, roll)[name] for hand in game.hands()} for name in game.names}
            for roll in range(1, self.most_rolls + 1)
        ]
        unequal = [hand for hand in game.hands() if len(set(hand)) > 1]
        self.paid_without_equal = {name: {game.natural(hand, 1)[name] for hand in unequal} for name in game.names}

    def ways_to_end_a_turn(self, sheet: NaiveSheet) -> set[Filled]:
        cells, rolls = self.game.in_order(sheet), self.game.rolls_of_turn(sheet)
        if not self.game.joker_filled(sheet):
            return {
                Filled(place, name, points, 0)
                for paid in self.paid[:rolls]
                for place, name in cells
                for points in paid[name]
            }
        # With a joker, all rolls pay the same.
        as_any = {Filled(place, name, points, 0) for place, name in cells for points in self.paid_without_equal[name]}
        return as_any.union(*(self.game.fillings(sheet, hand, roll=1) for hand in self.equal if cells))
