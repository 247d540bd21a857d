"""Cards and positions that tests ask about: at random, and by what is open."""

import random
from collections.abc import Iterator

from engine.position import Position, Score, legal_moves
from engine.scorecard import (
    Scorecard,
    check_scorecard,
    empty_scorecard,
    open_categories,
    payable_points,
    single_fillings,
)
from engine.scoring import CompiledRuleset


def random_card(compiled: CompiledRuleset, chance: random.Random) -> Scorecard:
    """A card with at least one open category, extra bonuses left out where points alone make a card."""
    if compiled.turns > len(compiled.categories) or compiled.extra_rolls or compiled.dependent:
        return positions_of_games(compiled, 1, chance.randrange(1 << 32))[0].card
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
        rolls = compiled.ruleset.rolls + card.extra_rolls
        yield Position(compiled, card, hand, chance.randrange(least_rolls_left, rolls))


def open_only(compiled: CompiledRuleset, *categories: str, points: int = 0) -> Scorecard:
    """A card with these categories open, all others filled with as many points."""
    return single_fillings(tuple(None if category in categories else points for category in compiled.categories))


def card_after(position: Position, score: Score) -> Scorecard:
    """The card after a score, with the extra rolls that are left."""
    card = position.card
    points = list(card.points)
    points[score.category] = (*points[score.category], score.points)
    extra = position.compiled.extra_rolls_after(card.extra_rolls, position.rolls_left)
    return Scorecard(tuple(points), card.extra_bonus_count + (score.extra_bonus > 0), extra)


def positions_of_games(compiled: CompiledRuleset, count: int, seed: int) -> list[Position]:
    """Positions of games that are played at random, from the first turn to the last."""
    chance, found = random.Random(seed), list[Position]()
    start = compiled.extra_rolls.start if compiled.extra_rolls else 0
    while len(found) < count:
        card = Scorecard(empty_scorecard(compiled).points, 0, start)
        while open_categories(compiled, card):
            left = compiled.ruleset.rolls - 1 + card.extra_rolls
            hand = chance.choice(compiled.hands)
            position = Position(compiled, card, hand, chance.randint(0, left))
            found.append(position)
            card = card_after(
                position, chance.choice([move for move in legal_moves(position) if isinstance(move, Score)])
            )
    return chance.sample(found, count)
