"""Random rulesets: round trips, and points compared with a naive reading of the definition."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards.rules import rules_of_card
from engine.cards.scoring import score_hand
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.checks.sheet_check import check_sheet
from engine.definitions.definition import check_definition, parse_ruleset
from engine.games.moves import fill
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from engine.rulesets.ruleset import dump_ruleset, fingerprint
from tests.effort import EFFORT
from tests.engine.invented import definitions, naive_points
from tests.engine.naive_game import Filling, NaiveGame


@given(definitions())
@settings(max_examples=60 * EFFORT)
def test_a_random_ruleset_round_trips_and_pays_as_defined(definition: dict[str, Any]) -> None:
    problems, ruleset = check_definition(definition)
    if ruleset is None:
        # The only mistake of the generator is to require an impossible hand.
        assert {problem.code for problem in problems} == {"contradiction"}
        return
    dumped = dump_ruleset(ruleset)
    assert parse_ruleset(dumped, {}) == ruleset
    assert fingerprint(parse_ruleset(dumped, {})) == fingerprint(ruleset)
    compiled = compile_ruleset(ruleset)
    for index in range(0, len(compiled.hands), 1 + len(compiled.hands) // 25):
        hand = compiled.hands[index]
        for first, rows in ((False, compiled.points), (True, compiled.roll_points[0])):
            served = first or definition["rolls"] == 1
            expected = [naive_points(category, hand, roll=1 if served else 2) for category in definition["categories"]]
            assert list(rows[index]) == expected, hand


def play(compiled: CompiledRuleset, data: st.DataObject) -> Sheet:
    rules = rules_of_card(compiled)
    sheet = empty_sheet(rules)
    game = NaiveGame(compiled)
    naive_card = game.start
    while not is_sheet_full(rules, sheet):
        if data.draw(st.booleans()):
            hand = (data.draw(st.integers(1, 6)),) * compiled.ruleset.dice_count
        else:
            hand = data.draw(st.sampled_from(compiled.hands))
        served = data.draw(st.booleans()) or compiled.ruleset.rolls == 1
        scores = score_hand(rules, sheet, hand, 1 if served else 2).scores
        assert scores, "some category is always legal while one is open"
        fillings = game.fillings(naive_card, hand, roll=1 if served else 2)
        told = [Filling(compiled.categories[each.category], each.points, each.extra_bonus) for each in scores]
        assert told == fillings
        score = data.draw(st.sampled_from(scores))
        sheet = fill(sheet, score)
        naive_card = game.fill(naive_card, fillings[scores.index(score)], rolls_left=0)
        assert check_sheet(rules_of_card(compiled), sheet).valid
    return sheet


@pytest.mark.slow
@given(definitions(), st.data())
@settings(max_examples=40 * EFFORT)
def test_every_card_of_a_game_under_a_random_ruleset_is_valid(definition: dict[str, Any], data: st.DataObject) -> None:
    problems, ruleset = check_definition(definition)
    if ruleset is not None:
        play(compile_ruleset(ruleset), data)
    else:
        assert problems
