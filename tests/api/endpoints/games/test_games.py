"""Whole games over HTTP and on the command line: reports of invalid games, and sums in reviews."""

import copy
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.__main__ import main
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import GRADES, solve_table
from tests.api.clients import client_of
from tests.api.refusals import assert_refused
from tests.engine.game_samples import EXAMPLE, play_game

CHECK, REVIEW = "/v1/games/check", "/v1/games/review"
TURN: dict[str, Any] = {"rolls": [[1, 4, 4, 4, 6]], "category": "fours", "points": 12}


def game(*turns: Any, **player: Any) -> dict[str, Any]:
    return {"players": [{"name": "A", "turns": list(turns), **player}]}


def random_game(name: str, players: int) -> dict[str, Any]:
    compiled = compile_ruleset(load_ruleset(name))
    rng = random.Random(f"{name} over HTTP")
    return {
        "ruleset": name,
        "players": [{"name": str(n), "turns": play_game(compiled, rng)[0]} for n in range(players)],
    }


def test_the_example_game(built: FlaskClient) -> None:
    answer = built.post(CHECK, json=EXAMPLE).get_json()
    assert (answer["valid"], answer["complete"], answer["problems"]) == (True, True, [])
    (player,) = answer["players"]
    assert player["totals"] == EXAMPLE["players"][0]["claimed"]
    assert player["scorecard"]["points"]["large_straight"] == 40
    assert answer["standings"] == [{"rank": 1, "player": 0, "name": "Example", "total": 263}]
    review = built.post(REVIEW, json=EXAMPLE).get_json()
    (reviewed,) = review["players"]
    assert reviewed["loss"] == 0
    assert [decision["loss"] for decision in reviewed["decisions"]] == [0] * 39
    assert review["highlights"] == []
    assert reviewed["grades"] == {"best": 38, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 0}


@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "generala", "crag", "kismet"])
def test_luck_and_loss_add_up_in_the_answer(built: FlaskClient, name: str) -> None:
    answer = built.post(REVIEW, json=random_game(name, 3)).get_json()
    assert answer["complete"]
    for player in answer["players"]:
        luck = sum(rolled["luck"] for rolled in player["rolls"])
        loss = sum(decision["loss"] for decision in player["decisions"])
        assert player["total"] - player["start_value"] == pytest.approx(luck - loss, abs=1e-9, rel=0)
        assert player["total"] - player["start_value"] == pytest.approx(
            player["luck"] - player["loss"], abs=1e-9, rel=0
        )
        assert player["value"] == player["total"]
        for rolled in player["rolls"]:
            assert rolled["value"] - rolled["before"] == pytest.approx(rolled["luck"], abs=1e-9)
        for decision in player["decisions"]:
            assert decision["best_value"] - decision["value"] == pytest.approx(decision["loss"], abs=1e-9)
            assert (decision["loss"] == 0) == (decision["grade"] == "best")
        assert sum(player["grades"].values()) == player["free_decisions"]
        assert player["loss_per_decision"] == pytest.approx(player["loss"] / player["free_decisions"], abs=1e-6)
    thresholds = answer["grades"]["greatest_losses"]
    for player in answer["players"]:
        for decision in player["decisions"]:
            allowed = [name for name, greatest in thresholds.items() if decision["loss"] <= greatest]
            assert decision["grade"] == ("best" if decision["loss"] == 0 else [*allowed, "blunder"][0])
    losses = [highlight["loss"] for highlight in answer["highlights"]]
    assert losses == sorted(losses, reverse=True)
    for highlight in answer["highlights"]:
        decisions = answer["players"][highlight["player"]]["decisions"]
        (same,) = [d for d in decisions if (d["turn"], d["roll"]) == (highlight["turn"], highlight["roll"])]
        assert {key: same[key] for key in ("played", "best", "loss", "grade")}.items() <= highlight.items()
        assert highlight["why"].endswith(".")


def test_a_wrong_game_is_checked_but_not_reviewed(small: FlaskClient, built: FlaskClient) -> None:
    wrong = game({**TURN, "points": 16})
    answer = small.post(CHECK, json=wrong)
    assert answer.status_code == 200
    assert [(each["code"], each["pointer"]) for each in answer.get_json()["problems"]] == [
        ("wrong-points", "/players/0/turns/0/points")
    ]
    assert not answer.get_json()["players"][0]["valid"]
    refused = built.post(REVIEW, json=wrong)
    assert_refused(refused, 422, "invalid", ("wrong-points", "/players/0/turns/0/points"))


STRAIGHT = {"rolls": [[1, 2, 3, 4, 5]], "category": "straight"}
SIXES = {"rolls": [[1, 6, 6, 6, 6], [6, 6, 6, 6, 6]], "keeps": [[6, 6, 6, 6]], "category": "sixes"}
ASSUMED = {
    "pointer": "/players/0/turns/1/rolls",
    "detail": "straight with 1 2 3 4 5 is assumed to be made on the first roll, for 25; on a later one it pays 20",
}


@pytest.mark.parametrize("points", [20, 25])
def test_a_single_hand_is_paid_as_served_or_later(built: FlaskClient, points: int) -> None:
    raw = {"ruleset": "generala", **game(SIXES, {**STRAIGHT, "points": points})}
    answer = built.post(CHECK, json=raw).get_json()
    (player,) = answer["players"]
    assert (answer["valid"], player["totals"]["total"], "assumptions" in player) == (True, 30 + points, False)
    review = built.post(REVIEW, json=raw)
    if points == 25:
        (reviewed,) = review.get_json()["players"]
        assert (reviewed["total"], "assumptions" in reviewed) == (55, False)
    else:
        assert_refused(review, 422, "invalid", ("missing-dice", "/players/0/turns/1/rolls"))
        assert "was not made on the first roll" in review.get_json()["detail"]


def test_missing_parts_of_a_game_are_listed(built: FlaskClient) -> None:
    raw = {"ruleset": "generala", **game(SIXES, STRAIGHT)}
    answer, review = (built.post(path, json=raw).get_json() for path in (CHECK, REVIEW))
    assert answer["players"][0]["assumptions"] == review["players"][0]["assumptions"] == [ASSUMED]
    assert answer["players"][0]["totals"]["total"] == review["players"][0]["total"] == 55
    raw["players"][0]["turns"][1] = {**STRAIGHT, "keeps": []}
    assert "assumptions" not in built.post(CHECK, json=raw).get_json()["players"][0]
    raw = {"ruleset": "generala", **game(SIXES, STRAIGHT, claimed={"total": 50})}
    answer = built.post(CHECK, json=raw).get_json()
    assert answer["valid"]
    assert answer["players"][0]["totals"]["total"] == 50
    assert_refused(built.post(REVIEW, json=raw), 422, "invalid", ("missing-dice", "/players/0/turns/1/rolls"))


def test_a_review_needs_dice_and_a_table(built: FlaskClient) -> None:
    without_dice = game({"category": "fours", "points": 12})
    assert built.post(CHECK, json=without_dice).get_json()["valid"]
    refused = built.post(REVIEW, json=without_dice)
    assert_refused(refused, 422, "invalid", ("missing-dice", "/players/0/turns/0/rolls"))
    refused = built.post(REVIEW, json={"ruleset": "maxi-yatzy", **game()})
    assert_refused(refused, 409, "missing-table", ("missing-table", "/ruleset"))


def test_null_means_absent(small: FlaskClient) -> None:
    turn: dict[str, Any] = {"rolls": None, "keeps": None, "category": "fours", "points": 12, "extra_bonus": None}
    assert small.post(CHECK, json=game(turn)).get_json()["valid"]
    turn = {"rolls": [[1, 4, 4, 4, 6]], "keeps": None, "category": "Vierer", "points": None, "extra_bonus": None}
    answer = small.post(CHECK, json=game(turn)).get_json()
    assert answer["players"][0]["totals"]["total"] == 12
    assert small.post(CHECK, json=game({"rolls": [[1, 4, 4, 4, 6]], "category": None})).get_json()["valid"]


def test_inline_rulesets(small: FlaskClient) -> None:
    asked = {"ruleset_definition": {"base": "yatzy", "bonus": [{"at": 12, "pays": 7}]}, **game(TURN)}
    answer = small.post(CHECK, json=asked).get_json()
    assert answer["ruleset"] == "custom"
    assert answer["players"][0]["totals"]["total"] == 19


AT = "/players/0"
LAST = f"{AT}/turns/0"


@pytest.mark.parametrize("path", [CHECK, REVIEW])
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({}, [("missing-field", "/players")]),
        ({"players": None}, [("missing-field", "/players")]),
        ({"players": {}}, [("wrong-type", "/players")]),
        ({"players": []}, [("wrong-count", "/players")]),
        ({"players": [{"turns": []}] * 101}, [("too-many", "/players")]),
        ({"players": [3]}, [("wrong-type", AT)]),
        ({"players": [{}]}, [("missing-field", f"{AT}/turns")]),
        ({"players": [{"turns": None}]}, [("missing-field", f"{AT}/turns")]),
        ({"players": [{"turns": [], "age": 3}]}, [("unknown-field", f"{AT}/age")]),
        ({"players": [{"turns": [], "name": 3}]}, [("wrong-type", f"{AT}/name")]),
        ({"players": [{"turns": [], "name": "x" * 61}]}, [("too-long", f"{AT}/name")]),
        (game(claimed=[]), [("wrong-type", f"{AT}/claimed")]),
        (game(claimed={"sum": 3}), [("unknown-field", f"{AT}/claimed/sum")]),
        (game(claimed={"total": "3"}), [("wrong-type", f"{AT}/claimed/total")]),
        (game(*[{}] * 201), [("too-many", f"{AT}/turns")]),
        (game(3), [("wrong-type", LAST)]),
        (game({**TURN, "score": 3}), [("unknown-field", f"{LAST}/score")]),
        (game({**TURN, "category": 3}), [("wrong-type", f"{LAST}/category")]),
        (game({**TURN, "category": "x" * 61}), [("too-long", f"{LAST}/category")]),
        (game({**TURN, "points": "12"}), [("wrong-type", f"{LAST}/points")]),
        (game({**TURN, "points": 12.5}), [("wrong-type", f"{LAST}/points")]),
        (game({**TURN, "points": True}), [("wrong-type", f"{LAST}/points")]),
        (game({**TURN, "points": 10_000}), [("out-of-range", f"{LAST}/points")]),
        (game({**TURN, "extra_bonus": []}), [("wrong-type", f"{LAST}/extra_bonus")]),
        (game({**TURN, "rolls": 3}), [("wrong-type", f"{LAST}/rolls")]),
        (game({**TURN, "rolls": [3, 3, 3, 4, 5]}), [("wrong-type", f"{LAST}/rolls")]),
        (game({**TURN, "rolls": [[1, 4, "4", 4, 6]]}), [("wrong-type", f"{LAST}/rolls/0/2")]),
        (game({**TURN, "rolls": [[1, 4, 4, None, 4.5]]}), [("wrong-type", f"{LAST}/rolls/0/{n}") for n in (3, 4)]),
        (game({**TURN, "rolls": [[-1, 4, 4, 4, 100]]}), [("out-of-range", f"{LAST}/rolls/0/{n}") for n in (0, 4)]),
        (game({**TURN, "rolls": [[1] * 13]}), [("too-many", f"{LAST}/rolls/0")]),
        (game({**TURN, "rolls": [[1] * 5] * 601}), [("too-many", f"{LAST}/rolls")]),
        (game({**TURN, "keeps": {}}), [("wrong-type", f"{LAST}/keeps")]),
        ({**game(), "source": 3}, [("wrong-type", "/source")]),
        ({**game(), "source": "x" * 501}, [("too-long", "/source")]),
        ({**game(), "rounds": 13}, [("unknown-field", "/rounds")]),
    ],
)  # fmt: skip
def test_malformed_games_are_refused(built: FlaskClient, path: str, body: Any, expected: list[tuple[str, str]]) -> None:
    assert_refused(built.post(path, json=body), 422, "invalid", *expected)


def test_well_formed_games_are_checked_by_the_rules(small: FlaskClient) -> None:
    turn = {"rolls": [[0, 9, 4, 4, 4, 4], [1, 4, 4, 4, 6]], "keeps": [[7]], "category": "sevens"}
    answer = small.post(CHECK, json=game(turn)).get_json()
    assert [(each["code"], each["pointer"]) for each in answer["problems"]] == [
        ("wrong-die", f"{LAST}/rolls/0/0"),
        ("wrong-die", f"{LAST}/rolls/0/1"),
        ("wrong-dice", f"{LAST}/rolls/0"),
        ("kept-dice-missing", f"{LAST}/rolls/1"),
        ("unknown-category", f"{LAST}/category"),
    ]


def test_a_hundred_players_with_many_problems(small: FlaskClient) -> None:
    asked = {"players": [{"turns": [{**TURN, "points": 16}] * 2}] * 100}
    answer = small.post(CHECK, json=asked).get_json()
    assert answer["problem_count"] == 200
    assert len(answer["problems"]) == 100
    assert len(answer["standings"]) == 100
    assert {standing["rank"] for standing in answer["standings"]} == {1}


def test_games_may_be_large(small: FlaskClient) -> None:
    asked = {"ruleset": EXAMPLE["ruleset"], "players": EXAMPLE["players"] * 60}
    assert len(json.dumps(asked)) > 64 * 1024
    assert small.post(CHECK, json=asked).get_json()["valid"]


def test_the_thresholds_are_published(small: FlaskClient) -> None:
    published = small.get("/v1/meta").get_json()["grades"]
    assert published == {
        "version": GRADES.version,
        "names": ["best", "good", "inaccuracy", "mistake", "blunder"],
        "greatest_shares": dict(zip(["good", "inaccuracy", "mistake"], GRADES.greatest_shares, strict=True)),
    }


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (
            {"rolls": [[1, 3, 3, 4, 6], [2, 3, 3, 5, 6]], "keeps": [[3, 3, 6]], "category": "threes"},
            "“Keep 3 3” is worth LOSS more than “Keep 3 3 6”: keeping the 6 only leaves one die fewer to roll for 3 3.",
        ),
        (
            {"rolls": [[2, 3, 3, 3, 6]] * 3, "keeps": [[3, 3, 3]] * 2, "category": "three_of_a_kind"},
            # Each of five dice is a three within three rolls with probability 91/216.
            "“Threes: 9” is worth LOSS more than “Three of a kind: 17”: 9 is good for “Threes”; going for it averages "
            "6.3.",
        ),
        (
            # One face of six, in two rolls: 11/36.
            {"rolls": [[2, 3, 4, 5, 6], [1, 3, 4, 5, 6]], "keeps": [[3, 4, 5, 6]], "category": "small_straight"},
            "“Large straight: 40” is worth LOSS more than “Keep 3 4 5 6”: you already have 40 for “Large straight”; "
            "that move gets as much again at most 31% of the time.",
        ),
        (
            {"rolls": [[1, 1, 2, 5, 6]], "category": "chance"},
            # A die is kept from 5 on, and then from 4 on: 14/3 on average.
            "“Keep 5” is worth LOSS more than “Chance: 15”: 15 is low for “Chance”; going for it averages 23.3.",
        ),
        (
            {"rolls": [[1, 1, 2, 5, 6]] * 2, "keeps": [[1, 1, 2, 5, 6]], "category": "ones"},
            "“Keep 5” is worth LOSS more than “Keep 1 1 2 5 6”: keeping every die wastes a roll.",
        ),
        (
            {"rolls": [[5, 5, 5, 5, 5]], "category": "chance"},
            # The well-known probability of a Yahtzee, 4.6%.
            "“Yahtzee: 50” is worth LOSS more than “Chance: 25”: “Yahtzee” scores 50 and is rare; even when you go "
            "for it, you make it only 5% of the time.",
        ),
    ],
)
def test_a_sentence_gives_the_reason(built: FlaskClient, turn: dict[str, Any], why: str) -> None:
    answer = built.post(REVIEW, json=game(turn)).get_json()
    said = []
    for highlight in answer["highlights"]:
        said.append(highlight["why"])
        if highlight["why"] == why.replace("LOSS", f"{highlight['loss']:.2f}"):
            break
    else:
        pytest.fail(f"not said: {why}\nsaid: {said}")


GOOD_HANDS: dict[str, list[int]] = {
    "ones": [1, 1, 1, 1, 2], "twos": [2, 2, 2, 2, 1], "threes": [3, 3, 3, 3, 1], "fours": [4, 4, 4, 4, 1],
    "fives": [5, 5, 5, 5, 1], "sixes": [6, 6, 6, 6, 1], "three_of_a_kind": [5, 6, 6, 6, 5],
    "four_of_a_kind": [6, 6, 6, 6, 5], "full_house": [6, 6, 5, 5, 5], "small_straight": [1, 2, 3, 4, 6],
    "large_straight": [1, 2, 3, 4, 5], "chance": [6, 6, 6, 5, 5],
}  # fmt: skip


def test_purposes_of_the_two_moves_of_a_decision(built: FlaskClient) -> None:
    before = [{"rolls": [hand], "category": category} for category, hand in GOOD_HANDS.items()]
    # Two dice rerolled instead of one, in the last roll of a game with only Yahtzee open.
    last = {"rolls": [[6, 6, 6, 6, 1]] * 3, "keeps": [[6, 6, 6, 6], [6, 6, 6]], "category": "yahtzee"}
    (highlight,) = (
        each
        for each in built.post(REVIEW, json=game(*before, last)).get_json()["highlights"]
        if (each["turn"], each["roll"]) == (12, 1)
    )
    assert highlight["best_plays_for"] == [{"category": "yahtzee", "probability": 1, "makes": round(1 / 6, 6)}]
    assert highlight["played_plays_for"] == [{"category": "yahtzee", "probability": 1, "makes": round(1 / 36, 6)}]


@pytest.mark.parametrize(("ruleset", "title"), [("yahtzee", "Yahtzee"), ("kniffel", "Kniffel")])
def test_reviews_use_the_category_titles_of_their_game(built: FlaskClient, ruleset: str, title: str) -> None:
    """Both games have one table."""
    turn = {"rolls": [[2, 5, 5, 5, 5]], "category": "chance", "points": 22}
    (highlight,) = built.post(REVIEW, json={"ruleset": ruleset, **game(turn)}).get_json()["highlights"]
    assert highlight["why"].endswith(f"if you roll again, you score “{title}” 31% of the time.")


def test_moves_have_the_same_intent_in_reviews_and_advice(built: FlaskClient) -> None:
    hand = [1, 1, 2, 5, 6]
    for turn in (
        {"rolls": [hand, [1, 1, 2, 5, 5]], "keeps": [[1, 1, 2]], "category": "ones"},
        {"rolls": [hand] * 2, "keeps": [hand], "category": "ones"},
        {"rolls": [hand], "category": "ones"},
    ):
        (first,) = (each for each in built.post(REVIEW, json=game(turn)).get_json()["highlights"] if each["roll"] == 0)
        advice = built.post("/v1/advice", json={"dice": hand, "rolls_left": 2, "scorecard": {}}).get_json()
        assert first["best_plays_for"] == advice["plays_for"]
        assert bool(first["played_plays_for"]) == (turn.get("keeps") == [[1, 1, 2]])


# The command line


ONE_CATEGORY = {
    "name": "five",
    "categories": [{"id": "five", "needs": {"groups": [5]}, "pays": {"points": 50}}],
}


def test_outcomes_of_highlighted_moves() -> None:
    client = client_of(create_app(tables=[solve_table(compile_ruleset(parse_ruleset(ONE_CATEGORY)))]))
    turn = {"rolls": [[6, 6, 6, 2, 2]] * 2 + [[6, 6, 1, 3, 4]], "keeps": [[6, 6, 6], [6, 6]], "category": "five"}
    answer = client.post(REVIEW, json={"ruleset": ONE_CATEGORY, **game(turn)}).get_json()
    (highlight,) = answer["highlights"]
    # One roll is left, and the other dice have to be sixes: two dice, or three.
    for name, kept, makes in (("best", [6, 6, 6], 1 / 36), ("played", [6, 6], 1 / 216)):
        assert highlight[name]["keep"] == kept
        expected = {"category": "five", "probability": 1.0, "makes": pytest.approx(makes, abs=1e-6)}
        assert highlight[f"{name}_plays_for"] == [expected]
    assert highlight["loss"] == pytest.approx(50 * (1 / 36 - 1 / 216), abs=2e-6)


def test_scoring_moves_have_no_ending(built: FlaskClient) -> None:
    turn = {"rolls": [[2, 3, 3, 3, 6]] * 3, "keeps": [[3, 3, 3]] * 2, "category": "three_of_a_kind"}
    answer = built.post(REVIEW, json=game(turn)).get_json()
    assert {each[name]["action"] for each in answer["highlights"] for name in ("best", "played")} == {"score"}
    assert [each[f"{name}_plays_for"] for each in answer["highlights"] for name in ("best", "played")] == [[], []]


def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, raw: Any) -> tuple[int, list[str], list[str]]:
    path = tmp_path / "game.json"
    path.write_text(raw if isinstance(raw, str) else json.dumps(raw), encoding="utf-8")
    status = main([command, str(path)])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err.splitlines()


def test_checking_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, lines, errors = run(capsys, tmp_path, "check", EXAMPLE)
    assert (status, errors) == (0, [])
    assert lines == [
        "Yahtzee, free choice joker: 1 player, finished",
        "  1. Example: 263 (upper 64 + 35, lower 164, extra bonus 0)",
        "no problem",
    ]


def test_missing_parts_of_a_game_are_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    raw = {"ruleset": "generala", **game(SIXES, STRAIGHT)}
    for command in ("check", "review"):
        status, lines, _ = run(capsys, tmp_path, command, raw)
        at = lines.index("Assumptions:")
        assert (status, lines[at + 1]) == (0, f"  A, turn 2: {ASSUMED['detail']}")


def test_checking_a_file_with_a_mistake(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    raw = copy.deepcopy(EXAMPLE)
    raw["players"][0]["turns"][3]["points"] = 23
    raw["players"][0]["claimed"]["total"] = 300
    for command in ("check", "review"):
        status, lines, _ = run(capsys, tmp_path, command, raw)
        assert status == 1
        assert lines[-3:] == [
            "2 problems:",
            "  Example, turn 4: chance with 2 4 4 6 6 pays 22, not 23",
            "  Example: total is 263, not 300",
        ]


def test_reviewing_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    raw = game({"rolls": [[2, 3, 3, 3, 6]] * 3, "keeps": [[3, 3, 3]] * 2, "category": "three_of_a_kind"})
    status, lines, errors = run(capsys, tmp_path, "review", raw)
    assert (status, errors) == (0, [])
    assert lines[0] == "Yahtzee: 1 player, in progress"
    assert lines[1].startswith("  1. A: 17, worth 242.96 with best play from here")
    assert lines[2].startswith("     expected at the start 254.59, luck ")
    assert lines[3] == "     2 best, 0 good, 0 inaccuracy, 0 mistake, 1 blunder"
    assert lines[5:] == [
        "The most expensive decisions:",
        "  A, turn 1, third roll: a loss of 5.77 (blunder)",
        "    “Threes: 9” is worth 5.77 more than “Three of a kind: 17”: 9 is good for “Threes”; going for it averages "
        "6.3.",
    ]


def test_reading_the_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(EXAMPLE).encode())))
    assert main(["check", "-"]) == 0
    assert "Example: 263" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("raw", "error"),
    [
        ("{", "line 1, column 2: expected a key in double quotes or }; found the end of the text"),
        ({"players": 3}, 'players: players must be a list of players such as [{"turns"'),
        ({"ruleset": "nosuch", **game()}, "unknown ruleset 'nosuch'; allowed: yahtzee"),
        (game({**TURN, "points": "12"}), "players[0].turns[0].points: points must be a whole number"),
    ],
)
def test_files_without_a_game_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, raw: Any, error: str
) -> None:
    status, lines, errors = run(capsys, tmp_path, "check", raw)
    assert (status, lines) == (2, [])
    assert errors[0].startswith(error)


def test_a_missing_file_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_a_review_without_a_table_gives_the_build_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, _, errors = run(capsys, tmp_path, "review", {"ruleset_definition": {"base": "yatzy", "rolls": 2}, **game()})
    assert status == 2
    assert "python -m strategy_tables build" in errors[0]
