"""All cards of a game, by playing all games."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.engine.naive_game import FACES, Card, Dice, Filling, NaiveGame

Fillings = tuple[tuple[int, ...], ...]
"""Per category the points of its fillings, ascending."""

Reached = tuple[Fillings, int, int]
"""A reachable card: its fillings, the number of extra bonuses, and its extra rolls."""


def cards_of_all_games(game: NaiveGame) -> set[Reached]:
    """Return the cards before, between and after all turns of all games."""
    names = list(game.categories)
    fillings: Fillings = ((),) * len(names)
    start: Reached = (fillings, 0, game.start.extra_rolls)
    found, waiting = {start}, [start]
    hands = list(combinations_with_replacement(FACES, game.dice_count))
    while waiting:
        fillings, extra_bonus_count, extra_rolls = waiting.pop()
        card = game.card_of_fillings(fillings, extra_rolls=extra_rolls)
        for filling, after in ways_to_end_a_turn(game, card, hands):
            c = names.index(filling.category)
            paid = tuple(sorted((*fillings[c], filling.points)))
            following = (
                (*fillings[:c], paid, *fillings[c + 1 :]),
                extra_bonus_count + (filling.extra_bonus > 0),
                after.extra_rolls,
            )
            if following not in found:
                found.add(following)
                waiting.append(following)
    return found


def ways_to_end_a_turn(game: NaiveGame, card: Card, hands: list[Dice]) -> Iterator[tuple[Filling, Card]]:
    """Yield the fillings by any hand on any roll, and the resulting cards."""
    if game.complete(card):
        return
    for left in range(game.rolls_of_turn(card)):
        roll = game.rolls_of_turn(card) - left
        for filling in {each for hand in hands for each in game.fillings(card, hand, roll=roll)}:
            yield filling, game.fill(card, filling, rolls_left=left)
