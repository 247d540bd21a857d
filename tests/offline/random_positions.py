"""Positions of games that are played at random, so that every card is one that some game comes to."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.position import Position, Score, legal_moves, play_score
from engine.scorecard import empty_scorecard, is_complete
from engine.scoring import CompiledRuleset

_EQUAL_DICE = 0.12
"""How often a hand is one of equal dice: so often that there are jokers, and that their category is filled early."""


def positions_of_random_games(compiled: CompiledRuleset, count: int, seed: int) -> list[Position]:
    """So many positions, of all turns of games alike; the same for a seed."""
    chance, found = random.Random(seed), list[Position]()
    while len(found) < count:
        found += _game(compiled, chance)
    return found[:count]


def _game(compiled: CompiledRuleset, chance: random.Random) -> Iterator[Position]:
    card, dice_count = empty_scorecard(compiled), compiled.ruleset.dice_count
    while not is_complete(compiled, card):
        equal = chance.random() < _EQUAL_DICE
        dice = [chance.randint(1, 6)] * dice_count if equal else chance.choices(range(1, 7), k=dice_count)
        left = chance.randrange(compiled.ruleset.rolls + card.extra_rolls)
        position = Position(compiled, card, tuple(sorted(dice)), left)
        yield position
        scores = [move for move in legal_moves(position) if isinstance(move, Score)]
        # Points rather than none, now and then: cards of nothing but zeros are all alike.
        paid = [move for move in scores if move.points > 0]
        card = play_score(position, chance.choice(paid if paid and chance.random() < 0.5 else scores).category)
