"""Small games with memory: exactly the cards that some game reaches are valid, with the totals by the rules."""

import random
from functools import cache

import pytest

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard, empty_scorecard
from engine.cards.sheet import Sheet, rolls_of_turn
from engine.cards.totals import score_totals
from engine.checks.sheet_problems import sheet_problems
from engine.definitions.definition import parse_ruleset
from engine.games.position import hand_problems
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.effort import EFFORT
from tests.engine.naive_cards import Reached, cards_of_all_games
from tests.engine.naive_game import NaiveGame
from tests.selection import usually
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY

OTHERS = 150 * EFFORT
"""Number of random claims of each game."""


@cache
def all_cards(name: str) -> set[Reached]:
    return cards_of_all_games(NaiveGame(WITH_MEMORY[name]))


def naive_total(game: NaiveGame, reached: Reached) -> int:
    fillings, extra_bonus_count, _ = reached
    bonus = game.upper_bonus(game.card_of_fillings(fillings))
    return sum(map(sum, fillings)) + bonus + extra_bonus_count * int(game.joker.get("bonus", 0))


def claim(compiled: CompiledRuleset, chance: random.Random, most: int) -> Sheet:
    """Return a sheet with payable points in any order."""
    points = [
        chance.choices(payable, k=chance.randint(0, times))
        for payable, times in zip(compiled.payable, compiled.times, strict=True)
    ]
    count = chance.randint(0, 2) if compiled.extra_bonus else 0
    return Sheet((Scorecard(tuple(map(tuple, points)), count),), chance.randint(0, most + 1))


def reached_by(sheet: Sheet) -> Reached:
    points, count = sheet.card.points, sheet.card.extra_bonus_count
    return tuple(tuple(sorted(each)) for each in points), count, sheet.extra_rolls


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_possible_cards_are_those_of_all_games(name: str) -> None:
    chance, compiled = random.Random(name), compile_ruleset(parse_ruleset(WITH_MEMORY[name]))
    game = NaiveGame(WITH_MEMORY[name])
    found = all_cards(name)
    totals = []
    for fillings, extra_bonus_count, extra_rolls in sorted(found):
        told = tuple(tuple(chance.sample(each, len(each))) for each in fillings)
        card = Scorecard(told, extra_bonus_count)
        assert not sheet_problems(rules_of_card(compiled), Sheet((card,), extra_rolls))
        total = naive_total(game, (fillings, extra_bonus_count, extra_rolls))
        assert score_totals(rules_of_card(compiled), Sheet((card,))).total == total
        if game.complete(game.card_of_fillings(fillings)):
            totals.append(total)
    assert (least_total(rules_of_card(compiled)), greatest_total(rules_of_card(compiled))) == (min(totals), max(totals))
    most = max(extra_rolls for *_, extra_rolls in found)
    for sheet in (claim(compiled, chance, most) for _ in range(OTHERS)):
        problems = sheet_problems(rules_of_card(compiled), sheet)
        assert (reached_by(sheet) in found) == (not problems), (sheet, [each.detail for each in problems])


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(USUAL_WITH_MEMORY, WITH_MEMORY))
def test_payable_points_of_categories(name: str) -> None:
    """The payable points of a category are those on cards of all games."""
    compiled = compile_ruleset(parse_ruleset(WITH_MEMORY[name]))
    found = all_cards(name)
    paid = tuple(
        tuple(sorted({points for fillings, *_ in found for points in fillings[c]})) for c in range(len(compiled.times))
    )
    assert paid == compiled.payable


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    usually(USUAL_WITH_MEMORY, [name for name, definition in WITH_MEMORY.items() if "extra_rolls" in definition]),
)
def test_rolls_left_match_all_games(name: str) -> None:
    compiled, game = compile_ruleset(parse_ruleset(WITH_MEMORY[name])), NaiveGame(WITH_MEMORY[name])
    for fillings, _, extra_rolls in random.Random(name).sample(sorted(all_cards(name)), 20):
        rolls = game.rolls_of_turn(game.card_of_fillings(fillings, extra_rolls=extra_rolls))
        assert rolls == rolls_of_turn(rules_of_card(compiled), Sheet((empty_scorecard(compiled),), extra_rolls))
        for left in range(-1, rolls + 2):
            assert (not hand_problems(compiled.ruleset.dice_count, None, left, rolls)) == (0 <= left < rolls)
