"""Cards and positions that tests ask about: at random, and by what is open."""

import random
from collections.abc import Iterator

from engine.position import Position
from engine.scorecard import Scorecard, check_scorecard, payable_points, single_fillings
from engine.scoring import CompiledRuleset


def random_card(compiled: CompiledRuleset, chance: random.Random) -> Scorecard:
    """A card with at least one open category, extra bonuses left out."""
    count = len(compiled.categories)
    while True:
        filled = chance.randrange(count)
        chosen = range(filled) if compiled.card_order else chance.sample(range(count), filled)
        points = tuple(chance.choice(payable_points(compiled, c)) if c in chosen else None for c in range(count))
        # Points that only a joker can have earned ask for extra bonuses.
        if check_scorecard(compiled, single_fillings(points)).valid:
            return single_fillings(points)


def random_positions(
    compiled: CompiledRuleset, count: int, seed: int | str, *, least_rolls_left: int = 0
) -> Iterator[Position]:
    """So many of them, the same for every seed."""
    chance = random.Random(seed)
    for _ in range(count):
        hand = tuple(sorted(chance.choices(range(1, 7), k=compiled.ruleset.dice_count)))
        card = random_card(compiled, chance)
        yield Position(compiled, card, hand, chance.randrange(least_rolls_left, compiled.ruleset.rolls))


def open_only(compiled: CompiledRuleset, *categories: str, points: int = 0) -> Scorecard:
    """A card with these categories open, all others filled with as many points."""
    return single_fillings(tuple(None if category in categories else points for category in compiled.categories))
