"""The search through orders of turns and the search through plans compared on cards of one column."""

import random
from typing import Any

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.definitions.definition import check_definition, parse_ruleset
from engine.jokers.joker_orders import extra_bonus_counts
from engine.jokers.joker_plans import extra_bonus_counts_of_sheet
from engine.number_sets import members
from tests.selection import usually

RULES = ("forced", "free", "original", "none")


def invent(chance: random.Random, rule: str) -> dict[str, Any]:
    """Return a game with up to six upper and five lower categories, some of them filled twice."""
    dice_count, lower_count = chance.choice([2, 3, 5]), chance.randint(0, 5)
    needs = [
        {},
        {"run": 2},
        {"faces": [chance.randint(1, 6)]},
        {"least_sum": chance.randint(3, 15)},
        {"greatest_sum": chance.randint(3, 12)},
    ]
    categories: list[dict[str, Any]] = [
        {"id": f"u{face}", "upper": face} for face in chance.sample(range(1, 7), chance.choice([1, 3, 6, 6]))
    ]
    for number in range(lower_count):
        pays = chance.choice([{"points": chance.randint(0, 30)}, {"sum": "all"}, {"sum": "all", "plus": 3}])
        times = chance.choice([1, 1, 1, 2])
        categories.append({"id": f"c{number}", "needs": chance.choice(needs), "pays": pays, "times": times})
    categories.append({"id": "equal", "needs": {"groups": [dice_count]}, "pays": {"points": 50}})
    paid = {f"c{number}": chance.choice([0, 7, 30]) for number in range(lower_count) if chance.random() < 0.5}
    joker = {"category": "equal", "rule": rule, "bonus": chance.choice([0, 100, 100]), "points": paid}
    order = chance.choice(["free", "free", "upper_first"])
    chance.shuffle(categories)
    return {"dice_count": dice_count, "categories": categories, "joker": joker, "order": order}


def invented_card(rules: Rules, chance: random.Random) -> Scorecard:
    """Return a card of payable points whose joker category is filled, possible or not."""
    share = chance.choice([0.6, 0.85, 1.0])
    points = [
        tuple(chance.choice([payable[0], payable[-1], chance.choice(payable)]) for _ in range(times))
        if category == rules.card.joker_category or chance.random() < share
        else ()
        for category, (payable, times) in enumerate(zip(rules.card.payable, rules.card.times, strict=True))
    ]
    return Scorecard(tuple(points))


def by_plans(rules: Rules, sheet: Sheet) -> list[int]:
    return sorted({count for each in extra_bonus_counts_of_sheet(rules, sheet) for count in each.of_column(0)})


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("cards", usually([400], [400, 8_000]))
def test_both_searches_agree(rule: str, cards: int) -> None:
    chance, compared = random.Random(f"both searches {rule}"), 0
    while compared < cards:
        _, ruleset = check_definition(invent(chance, rule))
        if ruleset is None:
            continue
        rules = compile_rules(ruleset)
        for _ in range(20):
            card = invented_card(rules, chance)
            by_orders = members(extra_bonus_counts(rules.card, card.points))
            assert by_orders == by_plans(rules, Sheet((card,))), (ruleset, card)
            compared += 1


@pytest.mark.parametrize("columns", [{}, {"columns": [{"id": "only"}]}])
def test_jokers_can_fill_every_upper_category_with_zero_by_the_rule_of_1956(columns: dict[str, Any]) -> None:
    """The sum is filled first, the pair second; jokers fill the chance, and then all upper categories."""
    uppers = [{"id": f"u{face}", "upper": face} for face in range(1, 7)]
    lowers = [{"id": "chance", "pays": {"points": 0}}, {"id": "sum", "pays": {"sum": "all"}}]
    pair = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
    joker = {"category": "pair", "rule": "original", "bonus": 10, "points": {}}
    definition = {"dice_count": 2, "categories": [*uppers, *lowers, pair], "joker": joker, **columns}
    rules = compile_rules(parse_ruleset(definition))
    card = Scorecard((*((0,) for _ in uppers), (0,), (7,), (20,)))
    assert by_plans(rules, Sheet((card,))) == [*range(8)]
