"""Games given as cards: checked and ranked like games of turns, and together with them."""

import random
from typing import Any

import pytest
from flask.testing import FlaskClient

CHECK = "/v1/games/check"

# Some points of each category of Yahtzee for hands other than five of a kind, by the rule sheet.
PAID: dict[str, list[int]] = {
    "ones": [0, 1, 2, 3, 4], "twos": [0, 2, 4, 6, 8], "threes": [0, 3, 6, 9, 12], "fours": [0, 4, 8, 12, 16],
    "fives": [0, 5, 10, 15, 20], "sixes": [0, 6, 12, 18, 24], "three_of_a_kind": [0, 17, 22],
    "four_of_a_kind": [0, 17, 26], "full_house": [0, 25], "small_straight": [0, 30], "large_straight": [0, 40],
    "yahtzee": [0, 50], "chance": [6, 13, 24],
}  # fmt: skip


def check(client: FlaskClient, players: list[dict[str, Any]], ruleset: str = "yahtzee") -> dict[str, Any]:
    response = client.post(CHECK, json={"ruleset": ruleset, "players": players, "source": "the kitchen table"})
    assert response.status_code == 200, response.text
    report: dict[str, Any] = response.get_json()
    return report


def refused(client: FlaskClient, players: list[Any], path: str = CHECK) -> list[tuple[str, str, str]]:
    response = client.post(path, json={"players": players})
    assert response.status_code == 422, response.text
    return [(each["code"], each["pointer"], each["detail"]) for each in response.get_json()["errors"]]


def random_points(rng: random.Random, turns: int) -> dict[str, int]:
    return {name: rng.choice(PAID[name]) for name in rng.sample(sorted(PAID), turns)}


@pytest.mark.parametrize("seed", range(10))
def test_a_card_equals_its_turns(built: FlaskClient, seed: int) -> None:
    rng = random.Random(seed)
    cards = [random_points(rng, 9 + rng.randrange(2)) for _ in range(6)]
    told: list[dict[str, Any]] = [
        {"name": f"p{n}", "turns": [{"category": name, "points": paid} for name, paid in card.items()]}
        for n, card in enumerate(cards)
    ]
    shown: list[dict[str, Any]] = [
        each if rng.random() < 0.3 else {"name": each["name"], "scorecard": {"points": card}}
        for each, card in zip(told, cards, strict=True)
    ]
    of_turns, of_cards = check(built, told), check(built, shown)
    for player in (*of_turns["players"], *of_cards["players"]):
        # Turns after a yahtzee do not state the extra bonus; cards state the number.
        player.pop("assumptions", None)
    assert of_cards == of_turns
    assert of_cards["valid"]
    # Summed independently: all points, and 35 for 63 or more in the first six categories.
    upper = [sum(card.get(name, 0) for name in list(PAID)[:6]) for card in cards]
    totals = [sum(card.values()) + 35 * (of_upper >= 63) for card, of_upper in zip(cards, upper, strict=True)]
    assert [player["totals"]["total"] for player in of_cards["players"]] == totals
    assert [each["total"] for each in of_cards["standings"]] == sorted(totals, reverse=True)


def test_problems_point_into_the_card(built: FlaskClient) -> None:
    report = check(
        built,
        [
            {"name": "Ann", "turns": [{"category": "ones", "points": 3}]},
            {"name": "Ben", "scorecard": {"points": {"fours": 13, "Bonus": 35}}, "claimed": {"total": 48}},
            {"name": "Cem", "scorecard": {"points": {"fivs": 10, "Total": 99}}, "claimed": {"total": 99}},
        ],
    )
    assert [(each["code"], each["pointer"]) for each in report["problems"]] == [
        ("impossible-points", "/players/1/scorecard/points/fours"),
        ("unknown-category", "/players/2/scorecard/points/fivs"),
    ]
    assert [player["valid"] for player in report["players"]] == [True, False, False]
    assert [player["totals"]["total"] for player in report["players"]] == [3, 13, 0]


def test_players_are_at_most_one_turn_ahead(built: FlaskClient) -> None:
    cards = [{"scorecard": {"points": dict.fromkeys(list(PAID)[:count], 0)}} for count in (2, 3, 4)]
    (problem,) = check(built, [cards[0], cards[0], cards[2]])["problems"]
    assert (problem["code"], problem["pointer"]) == ("unequal-rounds", "/players/2/scorecard")
    assert (problem["minimum"], problem["maximum"], problem["found"]) == (2, 3, "4")
    assert check(built, cards[:2])["valid"]


def test_interpretations_of_rows_name_the_player(built: FlaskClient) -> None:
    points = {"sixes": 24, "fives": 20, "fours": 16, "threes": 9, "yahtzee": 50, "ones": 5, "Kniffel-Bonus": 100}
    report = check(built, [{"scorecard": {"points": points}, "claimed": {"total": 259}}])
    assert report["valid"], report["problems"]
    (player,) = report["players"]
    assert player["scorecard"]["extra_bonus_count"] == 1
    (assumption,) = player["assumptions"]
    assert assumption["pointer"] == "/players/0/scorecard/extra_bonus_count"
    assert "'Kniffel-Bonus' 100" in assumption["detail"]


def test_points_awarded_decide_between_cards(built: FlaskClient) -> None:
    report = check(
        built,
        [
            {"name": "Ann", "scorecard": {"points": {"chance": [28], "fives": [15]}}},
            {"name": "Ben", "turns": [{"category": "balut", "points": 25}, {"category": "fives", "points": 5}]},
        ],
        "balut",
    )
    assert [(each["name"], each["rank"], each["total"]) for each in report["standings"]] == [
        ("Ben", 1, 30),
        ("Ann", 2, 43),
    ]


def test_sheets_of_columns(built: FlaskClient) -> None:
    sheet = {"columns": {"first": {"points": {"ones": 3, "Summe": 3}}, "3rd": {"points": {"fives": 15, "Total": 45}}}}
    claimed = {"total": 48, "columns": {"Third": {"sum": 15, "total": 44}}}
    turns = [{"category": "ones", "column": "first", "points": 2}]
    report = check(built, [{"scorecard": sheet, "claimed": claimed}, {"turns": turns}], "triple-yahtzee")
    assert [(each["pointer"], each["expected"], each["found"]) for each in report["problems"]] == [
        ("/players/0/claimed/columns/third/total", 45, "44")
    ]
    assert [player["totals"]["total"] for player in report["players"]] == [48, 2]
    assert "columns" in report["players"][0]


@pytest.mark.parametrize(
    ("ruleset", "scorecard", "pointer"),
    [
        ("yahtzee", {"columns": {"first": {}}}, "/players/0/scorecard/columns"),
        ("yamb", {"points": {"ones": 3}}, "/players/0/scorecard/points"),
        ("yahtzee", {"points": {"ones": [3]}}, "/players/0/scorecard/points/ones"),
        ("yahtzee", {"points": {"Bonus": [3]}}, "/players/0/scorecard/points/Bonus"),
        ("yahtzee", {"points": {"Aces": 3, "ones": 3}}, "/players/0/scorecard/points/ones"),
    ],
)
def test_a_malformed_card_is_a_problem(
    built: FlaskClient, ruleset: str, scorecard: dict[str, Any], pointer: str
) -> None:
    report = check(built, [{"scorecard": scorecard}, {"scorecard": {}}], ruleset)
    assert [each["pointer"] for each in report["problems"]] == [pointer]
    assert [player["valid"] for player in report["players"]] == [False, True]


def test_a_player_has_either_turns_or_a_card(built: FlaskClient) -> None:
    assert refused(built, [{"turns": [{}], "scorecard": {}}, {"name": "Ben"}, {"turns": []}]) == [
        ("contradiction", "/players/0/scorecard", "a player has either turns or a scorecard, not both"),
        ("missing-field", "/players/1/turns", "turns is missing: a player has either turns or a scorecard"),
    ]
    detail = 'scorecard must be an object such as {"points": {"ones": 3}}, not a number'
    wrong_type = ("wrong-type", "/players/0/scorecard", detail)
    assert refused(built, [{"scorecard": 3}]) == [wrong_type]


def test_a_review_needs_turns(built: FlaskClient) -> None:
    players = [{"turns": []}, {"scorecard": {}}, {"turns": [], "scorecard": {}}]
    why = "the turns of every player are needed, not a scorecard"
    assert refused(built, players, "/v1/games/review") == [
        ("missing-field", "/players/1/turns", why),
        ("unknown-field", "/players/2/scorecard", why),
    ]
