import random
from typing import Any

import pytest
from flask.testing import FlaskClient

from engine.definitions.definition import load_ruleset
from engine.dice import hands
from engine.rulesets.compiled import compile_ruleset
from tests.api.refusals import assert_refused
from tests.engine.one_card import scored
from tests.known import CARDS, SHEETS


def points_of(client: FlaskClient, name: str) -> dict[str, Any]:
    answer = client.get(f"/v1/rulesets/{name}/points")
    assert answer.status_code == 200
    data: dict[str, Any] = answer.get_json()
    return data


def scores(table: dict[str, Any], still_open: set[str], made: set[str], hand: str, roll: int) -> dict[str, Any]:
    """Return the scores that a client computes by the path's description in openapi.yaml."""
    choice = [name for name in table["categories"] if name in still_open]
    if table["order"] == "card":
        choice = choice[:1]
    if table["order"] == "upper_first":
        choice = [name for name in choice if name in table["upper"]] or choice
    locked = {name for name, after in table["after"].items() if after not in made}
    joker = table["joker"]
    if joker and joker["category"] not in still_open and len(set(hand)) == 1:
        face = int(hand[0])
        lower = {name for name in still_open if name not in table["upper"]} - {joker["category"]}
        upper_open = any(table["upper"].get(name) == face for name in still_open)
        [move] = [
            move
            for move in joker["moves"]
            if (move["face"], move["upper_open"], move["lower_open"]) == (face, upper_open, bool(lower))
        ]
        extra = joker["extra_bonus"] if joker["category"] in made else 0
        return {
            name: (0 if name in locked else move["points"][name], extra) for name in choice if name in move["points"]
        }
    place = table["hands"].index(hand)
    columns = {
        **table["points"],
        **{name: rolls[min(roll, len(rolls)) - 1] for name, rolls in table["roll_points"].items()},
    }
    return {name: (0 if name in locked else columns[name][place], 0) for name in choice}


@pytest.mark.parametrize("name", CARDS)
def test_a_client_can_score_with_it_like_the_engine(small: FlaskClient, name: str) -> None:
    table = points_of(small, name)
    compiled = compile_ruleset(load_ruleset(name))
    categories = compiled.categories
    chance = random.Random(1)
    rolls = [*hands(compiled.ruleset.dice_count), *(((face,) * compiled.ruleset.dice_count) for face in range(1, 7))]
    for _ in range(1500):
        hand = chance.choice(rolls) if chance.random() < 0.6 else (chance.randint(1, 6),) * compiled.ruleset.dice_count
        places = range(len(categories))
        still_open = tuple(sorted(chance.sample(places, chance.randint(1, len(categories)))))
        if compiled.order == "card":
            still_open = tuple(places[chance.choice(places) :])
        roll = chance.randint(1, compiled.ruleset.rolls)
        made = tuple(c for c in compiled.marks if c not in still_open and chance.random() < 0.5)
        expected = {
            categories[score.category]: (score.points, score.extra_bonus)
            for score in scored(compiled, still_open, made, hand, roll).scores
        }
        names = {categories[c] for c in still_open}, {categories[c] for c in made}
        assert scores(table, *names, "".join(map(str, hand)), roll) == expected


def test_bonuses_match_the_definition(small: FlaskClient) -> None:
    for name in CARDS:
        assert points_of(small, name)["bonus"] == small.get(f"/v1/rulesets/{name}").get_json().get("bonus", [])


def test_only_games_with_served_hands_mention_them(small: FlaskClient) -> None:
    served = {name: set(points_of(small, name)["served_points"]) for name in CARDS}
    assert served.pop("generala") == served.pop("generala-double") == {"straight", "full_house", "four_of_a_kind"}
    assert not any(served.values())


def test_it_can_be_cached_and_revalidated(small: FlaskClient) -> None:
    first = small.get("/v1/rulesets/yahtzee/points")
    again = small.get("/v1/rulesets/yahtzee/points", headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert len(first.data) < 20_000


def test_an_unknown_ruleset_is_refused(small: FlaskClient) -> None:
    assert small.get("/v1/rulesets/yathzee/points").status_code == 404
    assert small.get("/v1/rulesets/yahtzee/points?x=1").status_code == 422


def test_a_definition_gets_the_same_answer(small: FlaskClient) -> None:
    for name in (*CARDS, *SHEETS):
        definition = small.get(f"/v1/rulesets/{name}").get_json()
        del definition["facts"]
        answer = small.post("/v1/rulesets/points", json={"ruleset_definition": definition})
        assert answer.status_code == 200
        assert answer.get_json() == points_of(small, name)
        assert small.post("/v1/rulesets/points", json={"ruleset": name}).get_json() == answer.get_json()


def test_a_definition_pays_as_defined(small: FlaskClient) -> None:
    two = {
        "dice_count": 2,
        "categories": [{"id": "double", "needs": {"groups": [2]}, "pays": {"sum": "all", "plus": 1}}],
    }
    table = small.post("/v1/rulesets/points", json={"ruleset": two}).get_json()
    assert (table["ruleset"], table["joker"]) == ("custom", None)
    paid = dict(zip(table["hands"], table["points"]["double"], strict=True))
    assert paid == {f"{a}{b}": 2 * a + 1 if a == b else 0 for a in range(1, 7) for b in range(a, 7)}


@pytest.mark.parametrize(
    ("body", "status", "problem"),
    [
        ({"ruleset": "yathzee"}, 404, ("unknown-ruleset", "/ruleset")),
        ({"ruleset_definition": {"base": "yahtzee", "rolls": 9}}, 422, ("out-of-range", "/ruleset_definition/rolls")),
        ({"ruleset_definition": {}}, 422, ("missing-field", "/ruleset_definition/categories")),
        ({"ruleset": 3}, 422, ("wrong-type", "/ruleset")),
        ({"ruleset": "yacht", "x": 1}, 422, ("unknown-field", "/x")),
    ],
)
def test_refusals(small: FlaskClient, body: Any, status: int, problem: tuple[str, str]) -> None:
    answer = small.post("/v1/rulesets/points", json=body)
    assert_refused(answer, status, "unknown-ruleset" if status == 404 else "invalid", problem)


def test_the_path_is_not_an_id(small: FlaskClient) -> None:
    assert small.get("/v1/rulesets/points").status_code == 405
