"""Games of columns over HTTP: the form of sheets, calls and moves, and refusals."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.api.refusals import assert_refused

YAMB = "yamb"
TRIPLE = "triple-yahtzee"
ALL_YAHTZEES = {name: {"points": {"yahtzee": 50, "sixes": 18}} for name in ("first", "second", "third")}

Cell = tuple[str, str]


def sheet(**columns: dict[str, Any]) -> dict[str, Any]:
    return {"columns": {name: {"points": points} for name, points in columns.items()}}


def scores(client: FlaskClient, ruleset: str, dice: str, **more: Any) -> dict[str, Any]:
    response = client.post("/v1/score", json={"ruleset": ruleset, "dice": [int(die) for die in dice], **more})
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.get_json()
    return answer


def cells(answer: dict[str, Any]) -> dict[Cell, dict[str, Any]]:
    return {(each["column"], each["category"]): each for each in answer["cells"]}


def legal(answer: dict[str, Any]) -> set[Cell]:
    return {where for where, each in cells(answer).items() if each["legal"]}


def test_every_category_of_every_column_is_scored(small: FlaskClient) -> None:
    found = cells(scores(small, TRIPLE, "22333"))
    assert len(found) == 39
    assert {column for column, _ in found} == {"first", "second", "third"}
    for column in ("first", "second", "third"):
        assert {name: found[column, name]["points"] for name in ("threes", "full_house", "chance")} == {
            "threes": 9,
            "full_house": 25,
            "chance": 13,
        }
    assert all(each["legal"] for each in found.values())


def test_a_joker_of_all_columns_earns_its_bonus_if_it_scores(small: FlaskClient) -> None:
    # All three Yahtzee and Sixes categories are filled, 66666 in the large straight of the third column: 40 + 100.
    answer = scores(small, TRIPLE, "66666", scorecard={"columns": ALL_YAHTZEES})
    assert answer["joker"] is True
    assert cells(answer)["third", "large_straight"] == {
        "column": "third",
        "category": "large_straight",
        "points": 40,
        "extra_bonus": 100,
        "legal": True,
    }
    assert ("first", "fives") not in legal(answer)


def test_while_a_yahtzee_is_open_there_is_no_joker(small: FlaskClient) -> None:
    columns = {**ALL_YAHTZEES, "third": {"points": {"sixes": 18}}}
    answer = scores(small, TRIPLE, "66666", scorecard={"columns": columns})
    assert answer["joker"] is False
    assert cells(answer)["third", "yahtzee"]["legal"]
    assert cells(answer)["third", "large_straight"]["points"] == 0


@pytest.mark.parametrize(
    ("said", "open_columns"),
    [
        ({"rolls_left": 2}, {"down", "free", "up", "announce"}),
        ({"rolls_left": 1}, {"down", "free", "up"}),
        ({"rolls_left": 1, "all_rolled": True}, {"down", "free", "up", "announce"}),
        ({"rolls_left": 1, "all_rolled": False}, {"down", "free", "up"}),
        ({"rolls_left": 1, "announced": None}, {"down", "free", "up"}),
        ({"rolls_left": 1, "announced": "kenta"}, {"announce"}),
    ],
)
def test_legal_columns(small: FlaskClient, said: dict[str, Any], open_columns: set[str]) -> None:
    answer = scores(small, YAMB, "112345", scorecard=sheet(down={"ones": 3}), **said)
    found = legal(answer)
    assert {column for column, _ in found} == open_columns
    assert {name for column, name in found if column == "down"} <= {"twos"}
    assert {name for column, name in found if column == "up"} <= {"yamb"}
    if said.get("announced"):
        assert found == {("announce", "straight")}
        assert answer["announced"] == "straight"
    assert answer["all_rolled"] is (said["rolls_left"] == 2 or said.get("all_rolled", False))


def test_common_names_of_columns_are_accepted(small: FlaskClient) -> None:
    answer = scores(small, YAMB, "112345", rolls_left=2, scorecard=sheet(NADOLJE={"Ones": 3}))
    assert ("down", "twos") in legal(answer)


@pytest.mark.parametrize(
    ("query", "canonical"),
    [
        (
            "ruleset=triple-yahtzee&dice=54321&scorecard=third.ones:3,first.Yahtzee:0",
            "ruleset=triple-yahtzee&dice=12345&rolls_left=0&scorecard=first.yahtzee:0,third.ones:3",
        ),
        (
            "ruleset=triple-yahtzee&dice=11111&scorecard=first.yahtzee:50,second.yahtzee:50,third.yahtzee:50,third.ones:5"
            "&extra_bonus_count=third:1,first:0",
            "ruleset=triple-yahtzee&dice=11111&rolls_left=0&scorecard=first.yahtzee:50,second.yahtzee:50,third.ones:5,"
            "third.yahtzee:50&extra_bonus_count=third:1",
        ),
        (
            "ruleset=Jamb&dice=112345&rolls_left=1&announced=Maks&all_rolled=false",
            "ruleset=yamb&dice=112345&rolls_left=1&announced=max",
        ),
        (
            "ruleset=yamb&dice=112345&rolls_left=2&all_rolled=true",
            "ruleset=yamb&dice=112345&rolls_left=2",
        ),
        (
            "ruleset=yamb&all_rolled=true&dice=112345&rolls_left=1&scorecard=",
            "ruleset=yamb&dice=112345&rolls_left=1&all_rolled=true",
        ),
    ],
)
def test_equivalent_questions_have_one_url(small: FlaskClient, query: str, canonical: str) -> None:
    asked = small.get(f"/v1/score?{query}")
    assert asked.headers["Content-Location"] == f"/v1/score?{canonical}"
    there = small.get(asked.headers["Content-Location"])
    assert "Content-Location" not in there.headers
    assert (there.headers["ETag"], there.get_json()) == (asked.headers["ETag"], asked.get_json())


def test_a_query_string_and_a_body_are_equivalent(small: FlaskClient) -> None:
    query = "ruleset=yamb&dice=112345&rolls_left=1&scorecard=down.ones:3,up.yamb:0&announced=ones"
    said = {name: value[0] for name, value in parse_qs(urlsplit(f"?{query}").query).items()}
    assert said["scorecard"] == "down.ones:3,up.yamb:0"
    card = sheet(down={"ones": 3}, up={"yamb": 0})
    by_body = scores(small, YAMB, "112345", rolls_left=1, scorecard=card, announced="ones")
    assert small.get(f"/v1/score?{query}").get_json() == by_body


@pytest.mark.parametrize(
    ("ruleset", "said", "problems"),
    [
        (TRIPLE, {"scorecard": {"points": {"ones": 3}, "extra_bonus_count": 0, "extra_rolls": 1}},
         [("contradiction", "/scorecard/points"), ("contradiction", "/scorecard/extra_bonus_count"),
          ("contradiction", "/scorecard/extra_rolls")]),
        ("yahtzee", {"scorecard": {"columns": {"first": {}}}}, [("contradiction", "/scorecard/columns")]),
        (TRIPLE, {"scorecard": {"columns": {"first": {}}, "points": {"ones": 3}}},
         [("contradiction", "/scorecard/points")]),
        (TRIPLE, {"scorecard": sheet(frist={"ones": 3})}, [("unknown-column", "/scorecard/columns/frist")]),
        (TRIPLE, {"scorecard": sheet(first={}, First={})}, [("duplicate", "/scorecard/columns/first")]),
        (TRIPLE, {"scorecard": sheet(first={"ones": 3, "Aces": 3})},
         [("duplicate", "/scorecard/columns/first/points/ones")]),
        (TRIPLE, {"scorecard": sheet(first={"ones": 7})},
         [("impossible-points", "/scorecard/columns/first/points/ones")]),
        (TRIPLE, {"scorecard": sheet(first={"ones": [3]})}, [("wrong-type", "/scorecard/columns/first/points/ones")]),
        (TRIPLE, {"scorecard": sheet(first={"ones": "3"}, second={"pears": 1})},
         [("wrong-type", "/scorecard/columns/first/points/ones")]),
        (TRIPLE, {"scorecard": {"columns": {"first": 3, "second": {"extra_rolls": 1},
                                            "third": {"extra_bonus_count": -1}}}},
         [("wrong-type", "/scorecard/columns/first"), ("unknown-field", "/scorecard/columns/second/extra_rolls"),
          ("out-of-range", "/scorecard/columns/third/extra_bonus_count")]),
        (TRIPLE, {"scorecard": {"columns": {"": {}}}}, [("bad-name", "/scorecard/columns/")]),
        (TRIPLE, {"scorecard": {"columns": {f"c{number}": {} for number in range(13)}}},
         [("too-many", "/scorecard/columns")]),
        (TRIPLE, {"scorecard": {"columns": [{}]}}, [("wrong-type", "/scorecard/columns")]),
        (TRIPLE, {"scorecard": {}, "rolls_left": 3}, [("out-of-range", "/rolls_left")]),
        (TRIPLE, {"announced": "ones"}, [("contradiction", "/announced")]),
        (TRIPLE, {"all_rolled": True}, [("contradiction", "/all_rolled")]),
        ("yahtzee", {"announced": "ones"}, [("contradiction", "/announced")]),
        ("yahtzee", {"all_rolled": True}, [("contradiction", "/all_rolled")]),
        (YAMB, {"announced": "pears"}, [("unknown-category", "/announced")]),
        (YAMB, {"announced": 3}, [("wrong-type", "/announced")]),
        (YAMB, {"all_rolled": 0}, [("wrong-type", "/all_rolled")]),
        (YAMB, {"rolls_left": 2, "all_rolled": False}, [("contradiction", "/all_rolled")]),
        (YAMB, {"announced": "ones", "scorecard": sheet(announce={"ones": 3})}, [("illegal-category", "/announced")]),
    ],
)  # fmt: skip
def test_refusals(small: FlaskClient, ruleset: str, said: dict[str, Any], problems: list[Any]) -> None:
    dice = [1, 1, 2, 3, 4, 5] if ruleset == YAMB else [1, 1, 2, 3, 4]
    assert_refused(small.post("/v1/score", json={"ruleset": ruleset, "dice": dice, **said}), 422, "invalid", *problems)


def test_a_misspelled_column_gets_suggestions(small: FlaskClient) -> None:
    asked = {"ruleset": TRIPLE, "dice": [1] * 5, "scorecard": sheet(frist={})}
    (found,) = assert_refused(small.post("/v1/score", json=asked), 422, "invalid")
    assert "did you mean first" in found["detail"]
    assert found["suggestions"] == ["first"]


@pytest.mark.parametrize("said", [{"announced": None}, {"all_rolled": False}])
@pytest.mark.parametrize("ruleset", ["yahtzee", TRIPLE])
def test_null_for_the_announced_category_is_always_accepted(
    small: FlaskClient, ruleset: str, said: dict[str, Any]
) -> None:
    assert scores(small, ruleset, "11234", **said) == scores(small, ruleset, "11234")


@pytest.mark.parametrize(
    ("query", "problems"),
    [
        ("ruleset=triple-yahtzee&scorecard=ones:3", [("wrong-card", "/scorecard")]),
        ("ruleset=triple-yahtzee&scorecard=first.ones:3,first.ones:4", [("duplicate-key", "/scorecard")]),
        ("ruleset=triple-yahtzee&scorecard=first.ones:3,First.twos:4", [("duplicate", "/scorecard/columns/First")]),
        (
            "ruleset=triple-yahtzee&scorecard=first.pears:3",
            [("unknown-category", "/scorecard/columns/first/points/pears")],
        ),
        ("ruleset=triple-yahtzee&extra_bonus_count=1", [("contradiction", "/scorecard/extra_bonus_count")]),
        ("ruleset=triple-yahtzee&extra_bonus_count=first:x", [("wrong-type", "/extra_bonus_count")]),
        ("ruleset=triple-yahtzee&extra_bonus_count=first:1,first:1", [("duplicate-key", "/extra_bonus_count")]),
        ("ruleset=triple-yahtzee&extra_bonus_count=tenth:1", [("unknown-column", "/scorecard/columns/tenth")]),
        ("ruleset=triple-yahtzee&extra_bonus_count=first:1000",
         [("out-of-range", "/scorecard/extra_bonus_count")]),
        ("ruleset=yahtzee&extra_bonus_count=first:1", [("wrong-type", "/scorecard/extra_bonus_count")]),
        ("ruleset=yahtzee&scorecard=first.ones:3", [("unknown-category", "/scorecard/points/first.ones")]),
        ("ruleset=yahtzee&all_rolled=yes", [("wrong-type", "/all_rolled")]),
    ],
)  # fmt: skip
def test_invalid_query_strings_are_refused(small: FlaskClient, query: str, problems: list[Any]) -> None:
    assert_refused(small.get(f"/v1/score?dice=11234&{query}"), 422, "invalid", *problems)


def test_a_batch_mixes_games_of_both_kinds(small: FlaskClient) -> None:
    items = [
        {"ruleset": TRIPLE, "dice": [1] * 5},
        {"ruleset": "yahtzee", "dice": [1] * 5},
        {"ruleset": YAMB, "dice": [1] * 5},
    ]
    one, other, wrong = small.post("/v1/score/batch", json={"items": items}).get_json()["results"]
    assert (len(one["cells"]), len(other["points"])) == (39, 13)
    assert [each["pointer"] for each in wrong["errors"]] == ["/items/2/dice"]


COMPARED = {"dice": [1, 1, 2, 3, 4, 5], "rolls_left": 2, "explain": True}


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ({"action": "score", "category": "ones"}, ("missing-field", "/compare_with/column")),
        ({"action": "score", "category": "ones", "column": "pears"}, ("unknown-column", "/compare_with/column")),
        ({"action": "score", "category": "twos", "column": "down"}, ("illegal-category", "/compare_with/category")),
        ({"action": "announce", "category": "pears"}, ("unknown-category", "/compare_with/category")),
        ({"action": "announce", "category": "ones", "column": "free"}, ("illegal-announce", "/compare_with/column")),
        ({"action": "keep", "keep": [6]}, ("keep-not-in-hand", "/compare_with/keep")),
        ({"action": "announce"}, ("missing-field", "/compare_with/category")),
        ({"action": "announce", "category": 3}, ("wrong-type", "/compare_with/category")),
        ({"action": "keep", "keep": [1], "column": "free"}, ("unknown-field", "/compare_with/column")),
    ],
)
def test_an_invalid_move_is_refused(small: FlaskClient, move: dict[str, Any], problem: Any) -> None:
    answer = small.post("/v1/advice", json={"ruleset": YAMB, **COMPARED, "compare_with": move})
    assert_refused(answer, 422, "invalid", problem)


def test_a_call_comes_after_the_first_roll_only(small: FlaskClient) -> None:
    asked = {"ruleset": YAMB, **COMPARED, "rolls_left": 1, "compare_with": {"action": "announce", "category": "ones"}}
    assert_refused(small.post("/v1/advice", json=asked), 422, "invalid", ("illegal-announce", "/compare_with/category"))


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ({"action": "score", "category": "ones", "column": "first"}, ("contradiction", "/compare_with/column")),
        ({"action": "announce", "category": "ones"}, ("illegal-announce", "/compare_with/action")),
    ],
)
def test_a_move_of_columns_is_refused_on_a_single_card(small: FlaskClient, move: dict[str, Any], problem: Any) -> None:
    asked = {"ruleset": "yahtzee", "dice": [1, 1, 2, 3, 4], "rolls_left": 2, "explain": True, "compare_with": move}
    assert_refused(small.post("/v1/advice", json=asked), 422, "invalid", problem)


@pytest.mark.parametrize(
    ("path", "asked", "pointer"),
    [
        ("/v1/outlook", {"scorecard": {}}, "/ruleset"),
        ("/v1/odds", {"dice": [1] * 6, "rolls_left": 1, "category": "ones", "scorecard": {}}, "/scorecard"),
        ("/v1/advice", {"dice": [1] * 6, "rolls_left": 1, "objective": {"maximize": "target", "target": 9}},
         "/objective/maximize"),
        ("/v1/advice", {"dice": [1] * 6, "rolls_left": 1,
                        "objective": {"maximize": "win", "opponents": [{"scorecard": {}}]}}, "/objective/maximize"),
    ],
)  # fmt: skip
def test_unsupported_requests_for_sheets_are_refused(
    small: FlaskClient, path: str, asked: dict[str, Any], pointer: str
) -> None:
    (found,) = assert_refused(
        small.post(path, json={"ruleset": YAMB, **asked}), 422, "invalid", ("contradiction", pointer)
    )
    assert found["detail"].startswith("yamb has columns: ")


def test_odds_are_for_a_category_in_any_column(small: FlaskClient) -> None:
    # Any of six dice shows a six at the first roll: 1 - (5/6)^6; the very last turn has five rolls.
    asked = {"ruleset": YAMB, "keep": [], "category": "sixes"}
    answer = small.post("/v1/odds", json={**asked, "rolls_left": 1}).get_json()
    assert answer["greatest_probability"]["probability"] == pytest.approx(1 - (5 / 6) ** 6, abs=1e-12)
    last = small.post("/v1/odds", json={**asked, "rolls_left": 5}).get_json()
    assert last["greatest_probability"]["probability"] == pytest.approx(1 - (5 / 6) ** 30, abs=1e-12)
    assert_refused(
        small.post("/v1/odds", json={**asked, "rolls_left": 6}), 422, "invalid", ("out-of-range", "/rolls_left")
    )


def test_dice_are_rolled_as_in_every_game(small: FlaskClient) -> None:
    assert len(small.post("/v1/roll", json={"ruleset": YAMB, "seed": 1}).get_json()["rolled"]) == 6


@pytest.mark.parametrize(
    ("ruleset", "claimed", "pointer"),
    [
        ("yahtzee", {"products": 3}, "/claimed/products"),
        ("yahtzee", {"columns": {"first": {}}}, "/claimed/columns"),
        (YAMB, {"points_awarded": 3}, "/claimed/points_awarded"),
    ],
)
def test_totals_that_a_game_does_not_have_cannot_be_claimed(
    small: FlaskClient, ruleset: str, claimed: dict[str, Any], pointer: str
) -> None:
    asked = {"ruleset": ruleset, "scorecard": {}, "claimed": claimed}
    assert_refused(small.post("/v1/scorecards/check", json=asked), 422, "invalid", ("contradiction", pointer))


def test_claimed_columns_are_looked_up(small: FlaskClient) -> None:
    claimed: dict[str, Any] = {"columns": {"First": {}, "first": {}, "pears": {}, "second": {}}}
    asked = {"ruleset": TRIPLE, "scorecard": {}, "claimed": claimed}
    assert_refused(
        small.post("/v1/scorecards/check", json=asked), 422, "invalid",
        ("duplicate", "/claimed/columns/first"), ("unknown-column", "/claimed/columns/pears"),
    )  # fmt: skip


@pytest.mark.parametrize("said", [{"column": "first"}, {"announced": "ones"}])
def test_a_turn_of_a_single_card_has_no_column(small: FlaskClient, said: dict[str, str]) -> None:
    turn = {"category": "ones", "points": 3, **said}
    (name,) = said
    report = small.post("/v1/games/check", json={"ruleset": "yahtzee", "players": [{"turns": [turn]}]}).get_json()
    found = [(each["code"], each["pointer"]) for each in report["problems"]]
    assert found == [("contradiction", f"/players/0/turns/0/{name}")]


def test_points_of_a_sheet_are_those_of_every_column(small: FlaskClient) -> None:
    table = small.get("/v1/rulesets/yamb/points").get_json()
    place = table["hands"].index("111122")
    assert {name: table["points"][name][place] for name in ("ones", "max", "min", "poker", "full_house")} == {
        "ones": 4,
        "max": 7,
        "min": 6,
        "poker": 54,
        "full_house": 47,
    }
    assert [each["id"] for each in table["columns"]] == ["down", "free", "up", "announce"]
    assert (table["products"], table["last_turn_rolls"]) == ([{"plus": "max", "minus": "min", "times": "ones"}], 5)


def test_a_ruleset_shows_its_columns_in_the_requested_language(small: FlaskClient) -> None:
    shown = small.get(f"/v1/rulesets/{TRIPLE}?lang=de").get_json()
    assert [each["title"] for each in shown["columns"]] == ["Erste", "Zweite", "Dritte"]
    assert [each["factor"] for each in shown["facts"]["columns"]] == [1, 2, 3]
    assert shown["facts"]["turns"] == 39
    assert shown["facts"]["states"] is None


def test_the_list_shows_which_games_have_columns(small: FlaskClient) -> None:
    listed = {each["id"]: each for each in small.get("/v1/rulesets").get_json()["rulesets"]}
    assert listed[YAMB]["columns"] == ["down", "free", "up", "announce"]
    assert "columns" not in listed["yahtzee"]


def test_meta_lists_the_estimates_with_their_strength(small: FlaskClient) -> None:
    meta = small.get("/v1/meta").get_json()
    assert (meta["limits"]["columns"], meta["limits"]["cells"]) == (6, 80)
    assert TRIPLE in {name for each in meta["estimates"] for name in each["rulesets"]}
    for estimate in meta["estimates"]:
        strength = estimate["strength"]
        assert strength["low"] < strength["mean"] < strength["high"]
        assert (strength["confidence"], strength["games"] >= 20_000) == (0.999, True)
        for name in estimate["rulesets"]:
            facts = small.get(f"/v1/rulesets/{name}").get_json()["facts"]
            assert (facts["method"], facts["table"], facts["strength"]) == ("approximate", "ready", strength)
            assert facts["expected_total"] == pytest.approx(strength["mean"], abs=1e-6)
            assert facts["tables"] == [{"objective": "expected_total", "digest": estimate["digest"]}]
