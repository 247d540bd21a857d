"""Typed requests: results of the schemas, and checks by the rules for partially valid requests."""

from typing import Any

import pytest
from flask.testing import FlaskClient
from marshmallow import ValidationError

from api.endpoints.score import ScoreRequest
from api.requests.card_fields import CardClaim, TotalsClaim
from api.requests.declaration import DECLARED
from api.requests.loading import limit_definitions
from api.requests.objective_fields import ObjectiveClaim
from api.requests.positions import position_question
from api.service.catalogue import SentRuleset, open_catalogue
from api.service.config import Config
from engine.errors import Invalid
from engine.games.position import Position
from engine.text.names import DEFAULT_LANGUAGE
from strategy_tables.fairness.audit import DEFAULT_LEVEL
from tests.api.refusals import assert_refused
from tests.engine.one_card import single_fillings

CATALOGUE = open_catalogue(Config())
CHANCE = {"dice_count": 2, "categories": [{"id": "chance", "pays": {"sum": "all"}}]}


@pytest.mark.parametrize("name", sorted(DECLARED.keys() - {"PointsRequest"}))
def test_only_the_ruleset_of_a_request_has_to_be_readable(name: str) -> None:
    """Readable parts are still checked by the rules."""
    schema = DECLARED[name]
    sent = {field: object() for field in schema.readers if not field.startswith("ruleset")}
    with pytest.raises(ValidationError) as refused:
        schema.read({"ruleset_definition": {}, **sent} if "ruleset_definition" in schema.readers else sent)
    request = schema.read_in_part(refused.value)
    defaults = (False, True, (), "svg", DEFAULT_LANGUAGE, DEFAULT_LEVEL, ObjectiveClaim(), TotalsClaim())
    assert all(getattr(request, field) in (None, *defaults) for field in sent)


def test_a_complete_request_becomes_a_position() -> None:
    request = ScoreRequest(ruleset="yahtzee", scorecard=CardClaim({"ones": 3}), dice=(1, 3, 3, 4, 6), rolls_left=2)
    position = position_question(CATALOGUE.rules, request)
    assert isinstance(position, Position)
    assert (position.hand, position.rolls_left) == ((1, 3, 3, 4, 6), 2)
    assert position.card == single_fillings((3, *[None] * 12))


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({}, []),
        ({"dice": (1, 2)}, [("dice",)]),
        ({"rolls_left": 3}, [("rolls_left",)]),
        ({"scorecard": CardClaim({"ones": 7, "pears": 1})},
         [("scorecard", "points", "pears"), ("scorecard", "points", "ones")]),
        ({"scorecard": CardClaim({"pears": 1}), "dice": (1, 2), "rolls_left": 3},
         [("scorecard", "points", "pears"), ("dice",), ("rolls_left",)]),
    ],
)  # fmt: skip
def test_parts_of_a_position_are_checked_by_the_rules(said: dict[str, Any], wrong: list[Any]) -> None:
    with pytest.raises(Invalid) as refused:
        position_question(
            CATALOGUE.rules, ScoreRequest(**{"scorecard": None, "dice": None, "rolls_left": None, **said})
        )
    assert [problem.path for problem in refused.value.problems] == wrong


def test_an_unreadable_category_has_one_problem(small: FlaskClient) -> None:
    # The first category of the card is filled; the move is not known.
    card = {"points": {"ones": 3}}
    asked = {"ruleset": "yahtzee", "dice": [1, 2], "rolls_left": 0, "category": 7, "scorecard": card}
    answer = small.post("/v1/odds", json=asked)
    assert_refused(answer, 422, "invalid", ("wrong-type", "/category"), ("wrong-dice", "/dice"))


def test_equivalent_definitions_are_equal() -> None:
    turned = dict(reversed(CHANCE.items()))
    assert list(turned) != list(CHANCE)
    assert SentRuleset(turned).text == SentRuleset(CHANCE).text
    assert CATALOGUE.rules(SentRuleset(turned)) is CATALOGUE.rules(SentRuleset(CHANCE))


def test_different_definitions_are_not_equal() -> None:
    whole, true = ({"dice_count": 2, "rolls": rolls, "categories": CHANCE["categories"]} for rolls in (1, True))
    assert CATALOGUE.rules(SentRuleset(whole)).ruleset.rolls == 1
    with pytest.raises(Invalid):
        CATALOGUE.rules(SentRuleset(true))


def test_distinct_definitions_are_counted() -> None:
    find_rules = limit_definitions(CATALOGUE.rules, 1)
    assert find_rules(SentRuleset(CHANCE)) is find_rules(SentRuleset(dict(reversed(CHANCE.items()))))
    assert find_rules("yahtzee").name == "yahtzee"
    with pytest.raises(Invalid) as refused:
        find_rules(SentRuleset({**CHANCE, "dice_count": 3}))
    assert [problem.code for problem in refused.value.problems] == ["too-many"]
