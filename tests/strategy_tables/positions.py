"""Cards and positions for tests: random ones, and by open categories."""

import random
from collections.abc import Iterator

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full, rolls_of_turn
from engine.checks.sheet_check import check_sheet
from engine.games.moves import after_score, legal_moves
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from tests.engine.one_card import single_fillings


def random_sheet(compiled: CompiledRuleset, chance: random.Random) -> Sheet:
    """Return a sheet with an open category; extra bonuses are left out if points alone make a possible sheet."""
    if compiled.turns > len(compiled.categories) or compiled.extra_rolls or compiled.dependent:
        return positions_of_games(compiled, 1, chance.randrange(1 << 32))[0].sheet
    count = len(compiled.categories)
    while True:
        filled = chance.randrange(count)
        chosen = range(filled) if compiled.order == "card" else chance.sample(range(count), filled)
        points = tuple(chance.choice(compiled.payable[c]) if c in chosen else None for c in range(count))
        # Points that only a joker can have earned require extra bonuses.
        sheet = Sheet((single_fillings(points),))
        if check_sheet(rules_of_card(compiled), sheet).valid:
            return sheet


def random_positions(
    compiled: CompiledRuleset, count: int, seed: int | str, *, least_rolls_left: int = 0
) -> Iterator[Position]:
    """Yield random positions, deterministic for every seed."""
    chance = random.Random(seed)
    for _ in range(count):
        hand = tuple(sorted(chance.choices(range(1, 7), k=compiled.ruleset.dice_count)))
        rules, sheet = rules_of_card(compiled), random_sheet(compiled, chance)
        yield Position(rules, sheet, hand, chance.randrange(least_rolls_left, rolls_of_turn(rules, sheet)))


def open_only(compiled: CompiledRuleset, *categories: str, points: int = 0) -> Scorecard:
    """Return a card with these categories open, all others filled with `points`."""
    return single_fillings(tuple(None if category in categories else points for category in compiled.categories))


_EQUAL_DICE = 0.12
"""Probability of equal dice, high enough for jokers and for an early filling of their category."""


def positions_of_games(compiled: CompiledRuleset, count: int, seed: int) -> list[Position]:
    """Return positions of random games in any order, from the first turn to the last, deterministic for every seed.

    Every card occurs in some game.
    """
    chance, found = random.Random(seed), list[Position]()
    while len(found) < count:
        found += _game(compiled, chance)
    return chance.sample(found, count)


def _game(compiled: CompiledRuleset, chance: random.Random) -> Iterator[Position]:
    rules, dice_count = rules_of_card(compiled), compiled.ruleset.dice_count
    sheet = empty_sheet(rules)
    while not is_sheet_full(rules, sheet):
        equal = chance.random() < _EQUAL_DICE
        dice = [chance.randint(1, 6)] * dice_count if equal else chance.choices(range(1, 7), k=dice_count)
        left = chance.randrange(rolls_of_turn(rules, sheet))
        position = Position(rules, sheet, tuple(sorted(dice)), left)
        yield position
        scores = [move for move in legal_moves(position) if isinstance(move, Score)]
        # Prefer points sometimes: cards of zeros are all similar.
        paid = [move for move in scores if move.points > 0]
        sheet = after_score(position, chance.choice(paid if paid and chance.random() < 0.5 else scores))
