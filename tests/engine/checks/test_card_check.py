"""A card is valid if and only if some game ends in it: compared with all games of small rulesets, and played games."""

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine.cards.extremes import greatest_total, least_total
from engine.cards.rules import Rules, compile_rules, rules_of_card
from engine.cards.scorecard import is_complete
from engine.cards.scoring import score_hand
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.cards.totals import score_totals
from engine.checks.sheet_check import check_sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.games.moves import fill
from engine.jokers.joker_orders import extra_bonus_counts
from engine.number_sets import has_member
from engine.rulesets.compiled import CompiledRuleset, JokerMoves, compile_ruleset
from tests.effort import EFFORT
from tests.engine.one_card import single_fillings
from tests.engine.sheets import all_sheets
from tests.known import CARDS
from tests.selection import every_third, usually

JOKER_RULES = ("forced", "free", "original", "none")


RUN = {"id": "run", "needs": {"run": 2}, "pays": {"points": 15}}
FOUR = {"id": "four", "needs": {"sum": 4}, "pays": {"points": 7}}
PAIR = {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 20}}
SMALL: dict[str, dict[str, Any]] = {
    "three upper, two lower": {
        "dice_count": 2,
        "categories": [{"id": "u1", "upper": 1}, {"id": "u3", "upper": 3}, {"id": "u6", "upper": 6}, RUN, FOUR, PAIR],
        "joker": {"category": "pair", "points": {"run": 16, "four": 0}},
        "bonus": [{"at": 8, "pays": 3}, {"at": 14, "pays": 30}],
    },
    "no lower": {
        "dice_count": 2,
        "categories": [{"id": "u1", "upper": 1}, {"id": "u3", "upper": 3}, {"id": "u6", "upper": 6}, PAIR],
        "joker": {"category": "pair", "points": {}},
        "bonus": [{"at": 10, "pays": 8}],
    },
    "no upper": {
        "dice_count": 2,
        "categories": [RUN, FOUR, PAIR],
        "joker": {"category": "pair", "points": {"run": 16}},
    },
    "three dice": {
        "dice_count": 3,
        "categories": [
            {"id": "u4", "upper": 4},
            {"id": "run", "needs": {"run": 3}, "pays": {"points": 15}},
            {"id": "two", "needs": {"groups": [2]}, "pays": {"sum": "matched"}},
            {"id": "triple", "needs": {"groups": [3]}, "pays": {"points": 20}},
        ],
        "joker": {"category": "triple", "points": {"run": 15, "two": 5}},
    },
}
PLAIN: dict[str, dict[str, Any]] = {
    "served": {
        "dice_count": 2,
        "categories": [
            {"id": "u1", "upper": 1},
            RUN | {"pays": {"points": 15, "served": 2}},
            {"id": "sum", "pays": {"sum": "all"}},
        ],
    },
    "card order": {"dice_count": 2, "categories": [{"id": "u6", "upper": 6}, RUN, FOUR, PAIR], "order": "card"},
}


def assert_equal_to_all_games(rules: Rules) -> None:
    """Compare the check and the extremes with all games."""
    found = all_sheets(rules)
    valid = 0
    for points in product(*((None, *payable) for payable in rules.card.payable)):
        for count in range(len(points) + 1):
            sheet = Sheet((single_fillings(points, count),))
            report = check_sheet(rules, sheet)
            assert report.valid == (sheet in found), (sheet, report.problems)
            valid += report.valid
    assert valid == len(found) > 1
    totals = [score_totals(rules, sheet).total for sheet in found if is_complete(rules.card, sheet.card)]
    assert (least_total(rules), greatest_total(rules)) == (min(totals), max(totals))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rule", "bonus"), every_third(product(SMALL, JOKER_RULES, [0, 10])))
def test_checks_match_all_games_with_a_joker(name: str, rule: str, bonus: int) -> None:
    definition = SMALL[name] | {"joker": SMALL[name]["joker"] | {"rule": rule, "bonus": bonus}}
    assert_equal_to_all_games(compile_rules(parse_ruleset(definition)))


@pytest.mark.parametrize("name", PLAIN)
def test_checks_match_all_games_without_a_joker(name: str) -> None:
    assert_equal_to_all_games(compile_rules(parse_ruleset(PLAIN[name])))


def with_other_joker_moves(compiled: CompiledRuleset, rng: random.Random) -> Rules:
    """Return the same game with a random joker rule: any categories, any points, in each case."""
    categories = range(len(compiled.categories))

    def moves() -> JokerMoves:
        other = [0 if c == compiled.joker_category else 40 + c for c in categories]
        earned = tuple(rng.choice([*compiled.payable[c], other[c]]) for c in categories)
        return JokerMoves(frozenset(c for c in categories if rng.random() < 0.5), earned)

    joker_moves = tuple(((moves(), moves()), (moves(), moves())) for _ in range(6))
    payable = tuple(
        tuple(sorted({*natural, *(paid[c] for face in joker_moves for upper in face for _, paid in upper)}))
        for c, natural in enumerate(compiled.natural_points)
    )
    return rules_of_card(replace(compiled, joker_moves=joker_moves, payable=payable))


@pytest.mark.slow
@pytest.mark.parametrize("seed", usually(range(6), range(12)))
def test_checks_match_all_games_under_any_joker_rule(seed: int) -> None:
    """The search through orders relies on the inputs of joker rules, not on the four existing ones."""
    odd = {"id": "odd", "needs": {"groups": [2], "faces": [1]}, "pays": {"points": 9}}
    definition = {
        "dice_count": 2,
        "categories": [{"id": "u1", "upper": 1}, {"id": "u6", "upper": 6}, odd, PAIR] + ([RUN] if seed % 2 else []),
        "joker": {"category": "pair", "rule": "free", "bonus": 10 if seed % 3 else 0, "points": {}},
    }
    rules = with_other_joker_moves(compile_ruleset(parse_ruleset(definition)), random.Random(seed))
    found = all_sheets(rules)
    for points in product(*((None, *payable) for payable in rules.card.payable)):
        for count in range(len(points)):
            sheet = Sheet((single_fillings(points, count),))
            possible = extra_bonus_counts(rules.card, sheet.card.points)
            assert has_member(possible, count) == (sheet in found), sheet


def played_cards(rules: Rules, rng: random.Random, games: int) -> set[Sheet]:
    """Return the cards after every turn of simulated games.

    Half of them are random; the other half have frequent equal dice and take the highest points.
    """
    found = set()
    for game in range(games):
        sheet = empty_sheet(rules)
        while not is_sheet_full(rules, sheet):
            roll = rng.choices(range(1, 7), k=rules.ruleset.dice_count)
            if game % 2 and rng.random() < 0.4:
                roll = [roll[0]] * len(roll)
            hand, number = tuple(sorted(roll)), 1 if rng.random() < 0.3 else 2
            scores = score_hand(rules, sheet, hand, number).scores
            clever = max(scores, key=lambda score: score.points + score.extra_bonus)
            sheet = fill(sheet, clever if game % 2 else rng.choice(scores))
            found.add(sheet)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("ruleset_id", CARDS)
def test_every_card_of_simulated_games_is_valid(ruleset_id: str) -> None:
    rules = compile_rules(load_ruleset(ruleset_id))
    hold_simulated_games(rules, 60 * EFFORT)


@pytest.mark.exhaustive
@pytest.mark.parametrize("ruleset_id", [each for each in CARDS if load_ruleset(each).joker])
def test_every_card_of_games_with_an_order_is_valid(ruleset_id: str) -> None:
    hold_simulated_games(compile_rules(load_ruleset(ruleset_id)), 2_500)


def hold_simulated_games(rules: Rules, games: int) -> None:
    cards = played_cards(rules, random.Random(f"{rules.ruleset.name} cards"), games)
    assert len(cards) > games
    for sheet in cards:
        report = check_sheet(rules, sheet)
        assert report.valid, (sheet, report.problems)
