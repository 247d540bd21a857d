"""Reasons of moves: in advice under every objective, in reviews, and on the command line."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from api import create_app
from api.__main__ import main
from api.answers.breakdown import apportion
from api.service.config import Config
from engine.definitions.definition import load_ruleset, load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.jobs.build import build_kind
from strategy_tables.store.kinds import EXPECTED_TOTAL, OUTLOOK
from tests.api.clients import client_of
from tests.api.questions import OBJECTIVES, SMALL, YAHTZEE_BUT_TWO, advised, move_of
from tests.api.refusals import assert_refused
from tests.engine.game_samples import play_game

LATE: dict[str, Any] = {"dice": [3, 3, 3, 3, 6], "rolls_left": 1, "scorecard": {"points": YAHTZEE_BUT_TWO}}
MEAN = {"maximize": "expected_total"}
REVIEW = "/v1/games/review"


def assert_adds_up(breakdown: dict[str, Any], best: float, other: float) -> None:
    """Check that terms sum to the expected totals, and reasons with the remainder to their difference."""
    terms = breakdown["terms"]
    for which, total in (("best", best), ("other", other)):
        assert breakdown[which]["expected_total"] == pytest.approx(total, abs=1e-9)
        assert sum(term[which] for term in terms) == pytest.approx(total, abs=1e-9)
        assert 0 <= breakdown[which]["upper_bonus_probability"] <= 1
    assert breakdown["difference"] == pytest.approx(best - other, abs=1e-9)
    assert sum(term["difference"] for term in terms) == pytest.approx(best - other, abs=1e-9)
    for term in terms:
        assert term["difference"] == pytest.approx(term["best"] - term["other"], abs=1e-9)
    named = {reason["source"]: reason for reason in breakdown["reasons"]}
    for term in terms:
        if term["source"] in named:
            assert {**term, "reason": named[term["source"]]["reason"]} == named[term["source"]]
    told = sum(reason["difference"] for reason in breakdown["reasons"])
    assert told + breakdown["rest"] == pytest.approx(best - other, abs=1e-9)


def expected_total(move: dict[str, Any]) -> float:
    return float(move.get("expected_total", move["value"]))


@pytest.mark.parametrize("objective", [MEAN, *OBJECTIVES])
@pytest.mark.parametrize("rolls_left", [0, 1])
def test_the_best_and_another_move(small: FlaskClient, objective: dict[str, Any], rolls_left: int) -> None:
    position = {**SMALL, "dice": [6, 6], "rolls_left": rolls_left}
    advice, plain = advised(small, objective, **position, explain=True), advised(small, objective, **position)
    breakdown, explanation = advice.pop("breakdown"), advice.pop("explanation")
    stakes = advice.pop("stakes", None)
    before = plain.pop("explanation")
    assert advice == plain
    if objective == MEAN:
        assert explanation.endswith(f". {breakdown['sentence']}")
    else:
        assert explanation == f"{before} {stakes['sentence']}"
        assert move_of(stakes["other"]) == move_of(breakdown["other"])
    assert bool(stakes) == (objective != MEAN)
    best, *others = advice["moves"]
    assert move_of(breakdown["best"]) == move_of(best)
    other = next(move for move in others if move_of(breakdown["other"]) == move_of(move))
    assert move_of(breakdown["point"]["against"]) == move_of(other)
    assert_adds_up(breakdown, expected_total(best), expected_total(other))
    largest = max(breakdown["terms"], key=lambda term: abs(term["difference"]))
    assert breakdown["reasons"][0]["source"] == largest["source"]


@pytest.mark.parametrize("objective", [MEAN, *OBJECTIVES])
def test_any_legal_move_can_be_compared(small: FlaskClient, objective: dict[str, Any]) -> None:
    moves = advised(small, objective, **SMALL)["moves"]
    assert len(moves) > 5
    for move in moves:
        asked = {key: move[key] for key in ("action", "keep", "category") if key in move}
        breakdown = advised(small, objective, **SMALL, explain=True, compare_with=asked)["breakdown"]
        assert move_of(breakdown["other"]) == move_of(move)
        assert_adds_up(breakdown, expected_total(moves[0]), expected_total(move))
        if move is moves[0]:
            assert breakdown["reasons"] == []
            assert breakdown["sentence"] == "That is the best move."


@pytest.mark.parametrize(
    ("asked", "explanation"),
    [
        (
            {"compare_with": {"action": "score", "category": "Kniffel"}},
            # A fifth three may be scored as Yahtzee instead.
            "Keep 3 3 3 3 and roll 6 again. Better than “Yahtzee: 0” by 34.12: this secures the upper bonus; go for it "
            "and you always get it, not just 35% of the time.",
        ),
        (
            {"rolls_left": 0},
            "Score 12 in “Threes”. Better than “Yahtzee: 0” by 30.56: this makes the upper bonus certain.",
        ),
        (
            {"rolls_left": 0, "objective": {"maximize": "target", "target": 235}},
            "Score 12 in “Threes”. You reach 235 or more 4.6% of the time; with “Yahtzee: 0”, 0%. “Threes: 12” "
            "is also the best move for points.",
        ),
    ],
)
def test_sentences(built: FlaskClient, asked: dict[str, Any], explanation: str) -> None:
    answer = built.post("/v1/advice", json={**LATE, "explain": True, **asked})
    assert answer.get_json()["explanation"] == explanation


def test_best_moves_of_other_objectives_may_cost_points(small: FlaskClient) -> None:
    """Under objectives other than the mean, the best move is compared with the move of the highest mean."""
    seen = 0
    for dice in ([1, 6], [1, 1], [2, 5], [6, 6], [1, 5]):
        for objective in OBJECTIVES:
            advice = advised(small, objective, **{**SMALL, "dice": dice}, explain=True)
            best, *others = map(expected_total, advice["moves"])
            if best < max(others) - 0.01:
                assert advice["breakdown"]["difference"] == pytest.approx(best - max(others), abs=1e-9)
                assert advice["breakdown"]["point"]["says"] == objective["maximize"]
                seen += 1
    assert seen


def test_the_only_move_has_no_comparison(small: FlaskClient) -> None:
    only = {**SMALL, "rolls_left": 0, "scorecard": {"points": {"ones": 1, "sixes": 6, "pair": 0}}}
    advice = advised(small, MEAN, **only, explain=True)
    assert advice["explanation"] == "Score 7 in “Chance”. There is no other move."
    breakdown = advice["breakdown"]
    assert set(breakdown) == {"best", "terms", "error_bound", "tables", "point", "sentence"}
    assert breakdown["point"] == {"says": "forced"}
    assert sum(term["best"] for term in breakdown["terms"]) == pytest.approx(advice["value"], abs=1e-9)


@pytest.mark.parametrize("name", ["yahtzee", "yahtzee-free-joker", "yahtzee-1956", "yatzy", "yatzy-forced", "kismet"])
def test_terms_add_up_late_in_built_in_games(built: FlaskClient, name: str) -> None:
    compiled = compile_ruleset(load_ruleset(name))
    rng = random.Random(f"{name} why")
    for _ in range(3):
        turns = play_game(compiled, rng)[0][: len(compiled.categories) - 2]
        card = {
            "points": {turn["category"]: turn["points"] for turn in turns},
            "extra_bonus_count": sum(turn["extra_bonus"] > 0 for turn in turns),
        }
        dice = rng.choices(range(1, 7), k=compiled.ruleset.dice_count)
        if rng.random() < 0.4:
            dice = [dice[0]] * len(dice)
        asked = {"ruleset": name, "dice": dice, "rolls_left": 1, "scorecard": card, "explain": True}
        advice = built.post("/v1/advice", json=asked).get_json()
        best, *others = advice["moves"]
        other = next(move for move in others if move_of(move) == move_of(advice["breakdown"]["other"]))
        assert_adds_up(advice["breakdown"], best["value"], other["value"])
        assert [term["source"] for term in advice["breakdown"]["terms"]] == [
            *compiled.categories, "upper_bonus", "extra_bonus",
        ]  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "problem", "values"),
    [
        ({"explain": "yes"}, ("wrong-type", "/explain"), {}),
        ({"breakdown": 0}, ("wrong-type", "/breakdown"), {}),
        ({"compare_with": "threes"}, ("wrong-type", "/compare_with"), {}),
        ({"compare_with": {"keep": [3]}}, ("missing-field", "/compare_with/action"), {}),
        ({"compare_with": {"action": "hold"}}, ("unknown-choice", "/compare_with/action"),
         {"choices": ["keep", "score", "announce"]}),
        ({"compare_with": {"action": "keep"}}, ("missing-field", "/compare_with/keep"), {}),
        ({"compare_with": {"action": "score", "keep": [3], "category": "threes"}},
         ("unknown-field", "/compare_with/keep"), {"choices": ["action", "category", "column"]}),
        ({"compare_with": {"action": "keep", "keep": [3, 7]}}, ("wrong-die", "/compare_with/keep/1"),
         {"minimum": 1, "maximum": 6}),
        ({"compare_with": {"action": "keep", "keep": [3, 4]}}, ("keep-not-in-hand", "/compare_with/keep"),
         {"dice": [3, 3, 3, 3, 6]}),
        ({"compare_with": {"action": "keep", "keep": [6, 3, 3, 3, 3]}}, ("keeps-every-die", "/compare_with/keep"),
         {"choices": ["threes", "yahtzee"]}),
        ({"compare_with": {"action": "keep", "keep": [3]}, "rolls_left": 0}, ("no-roll-left", "/compare_with/keep"),
         {"choices": ["threes", "yahtzee"]}),
        ({"compare_with": {"action": "score", "category": "fours"}}, ("illegal-category", "/compare_with/category"),
         {"choices": ["threes", "yahtzee"]}),
        ({"compare_with": {"action": "score", "category": "royal flush"}},
         ("unknown-category", "/compare_with/category"), {}),
    ],
)  # fmt: skip
def test_an_invalid_move_is_refused(
    built: FlaskClient, changed: dict[str, Any], problem: tuple[str, str], values: dict[str, Any]
) -> None:
    answer = built.post("/v1/advice", json={**LATE, "explain": True, **changed})
    (found,) = assert_refused(answer, 422, "invalid", problem)
    assert values.items() <= found.items()


def test_a_comparison_needs_explain(built: FlaskClient) -> None:
    compare_with = {"action": "score", "category": "threes"}
    for said in ({}, {"explain": False}):
        answer = built.post("/v1/advice", json={**LATE, **said, "compare_with": compare_with})
        assert_refused(answer, 422, "invalid", ("contradiction", "/compare_with"))


def test_all_problems_are_reported_together(built: FlaskClient) -> None:
    wrong = {"dice": [3, 3, 3, 3, 7], "explain": True, "compare_with": {"action": "keep", "keep": "33"}}
    answer = built.post("/v1/advice", json={**LATE, **wrong})
    assert_refused(answer, 422, "invalid", ("wrong-die", "/dice/4"), ("wrong-type", "/compare_with/keep"))


def test_get_and_batch_give_the_same_answer(small: FlaskClient) -> None:
    canonical = "ruleset=small&dice=16&rolls_left=1&explain=true"
    cases: list[tuple[str, str, dict[str, Any]]] = [
        ("", "", {}),
        ("&compare_with=keep:1", "&compare_with=keep:1", {"compare_with": {"action": "keep", "keep": [1]}}),
        ("&compare_with=keep:", "&compare_with=keep:", {"compare_with": {"action": "keep", "keep": []}}),
        ("&compare_with=score:Chance", "&compare_with=score:chance",
         {"compare_with": {"action": "score", "category": "chance"}}),
        ("&objective=floor", "", {"objective": {"maximize": "floor"}}),
        ("&breakdown=true", "", {"breakdown": True}),
        ("&compare_with=keep:1&breakdown=false", "&breakdown=false&compare_with=keep:1",
         {"compare_with": {"action": "keep", "keep": [1]}, "breakdown": False}),
    ]  # fmt: skip
    items = [{**SMALL, "explain": True, **said} for _, _, said in cases]
    results = small.post("/v1/advice/batch", json={"items": items}).get_json()["results"]
    for (query, written, said), item, result in zip(cases, items, results, strict=True):
        assert small.post("/v1/advice", json=item).get_json() == result
        answer = small.get(f"/v1/advice?{canonical}{query}")
        assert answer.get_json() == result
        if query != written and "objective" not in said:
            assert answer.headers["Content-Location"] == f"/v1/advice?{canonical}{written}"
    assert "Content-Location" not in small.get(f"/v1/advice?{canonical}&compare_with=keep:1").headers
    without = small.get("/v1/advice?ruleset=small&dice=16&rolls_left=1&explain=false&breakdown=false")
    assert without.headers["Content-Location"] == "/v1/advice?ruleset=small&dice=16&rolls_left=1"
    assert "breakdown" not in without.get_json()


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("explain=1", ("wrong-type", "/explain")),
        ("explain=true&compare_with=33", ("wrong-move", "/compare_with")),
        ("explain=true&compare_with=keep:3x", ("wrong-move", "/compare_with")),
        ("explain=true&compare_with=keep:39", ("wrong-die", "/compare_with/keep/1")),
        ("explain=true&compare_with=score:", ("bad-name", "/compare_with/category")),
        ("explain=true&compare_with=score:first.ones", ("unknown-category", "/compare_with/category")),
        ("compare_with=score:ones", ("contradiction", "/compare_with")),
    ],
)
def test_an_invalid_query_is_refused(small: FlaskClient, query: str, problem: tuple[str, str]) -> None:
    answer = small.get(f"/v1/advice?ruleset=small&dice=16&rolls_left=1&{query}")
    assert_refused(answer, 422, "invalid", problem)


def test_early_in_a_large_game_the_build_command_is_given(built: FlaskClient) -> None:
    early = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {}, "explain": True}
    game = {"players": [{"turns": [{"rolls": [[1, 4, 4, 4, 6]], "category": "ones"}]}], "explain": True}
    for path, asked in (("/v1/advice", early), (REVIEW, game)):
        answer = built.post(path, json=asked)
        (problem,) = assert_refused(answer, 409, "missing-table", ("missing-table", "/ruleset"))
        assert problem["command"] == "python -m strategy_tables build --objective outlook yahtzee"


@pytest.mark.parametrize("objective", [MEAN, *OBJECTIVES])
def test_a_reason_without_numbers_is_the_same(small: FlaskClient, objective: dict[str, Any]) -> None:
    with_numbers = advised(small, objective, **SMALL, explain=True)
    alone = advised(small, objective, **SMALL, explain=True, breakdown=False)
    point = with_numbers.pop("breakdown")["point"]
    assert alone == {**with_numbers, "point": point}


def test_a_reason_without_numbers_needs_no_table(built: FlaskClient) -> None:
    early = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "explain": True, "breakdown": False}
    advice = built.post("/v1/advice", json=early).get_json()
    assert "breakdown" not in advice
    assert (advice["point"]["says"], advice["point"]["category"]) == ("takes_dice", "yahtzee")


def test_results_with_and_without_a_table_agree(small: FlaskClient, rulesets_dir: Path, tmp_path: Path) -> None:
    compiled = compile_ruleset(load_rulesets(rulesets_dir)["small"])
    for objective in (EXPECTED_TOTAL, OUTLOOK):
        build_kind(compiled, tmp_path, objective)
    client = client_of(create_app(Config(rulesets_dir=rulesets_dir, tables_dir=tmp_path)))
    for dice in ([1, 6], [6, 6]):
        exact, found = (advised(each, MEAN, **{**SMALL, "dice": dice}, explain=True) for each in (small, client))
        assert exact["explanation"] == found["explanation"]
        assert [each["objective"] for each in exact["breakdown"]["tables"]] == ["expected_total"]
        assert [each["objective"] for each in found["breakdown"]["tables"]] == ["expected_total", "outlook"]
        for one, other in zip(exact["breakdown"]["terms"], found["breakdown"]["terms"], strict=True):
            assert one == pytest.approx(other, abs=2e-6)
        assert exact["breakdown"]["error_bound"] == 0 <= found["breakdown"]["error_bound"] < 1e-9
        (term,) = (each for each in found["breakdown"]["terms"] if each["source"] == "upper_bonus")
        (tier,) = compiled.ruleset.bonus
        for which in ("best", "other"):
            chance = found["breakdown"][which]["upper_bonus_probability"]
            assert chance == exact["breakdown"][which]["upper_bonus_probability"]
            assert term[which] == pytest.approx(tier.pays * chance, abs=tier.pays * 1e-6)


@pytest.mark.parametrize(
    ("card", "dice", "other", "sentence"),
    [
        # Either die is an equally good start.
        (
            {"yahtzee": None},
            [1, 2, 3, 4, 6],
            {"action": "keep", "keep": [2]},
            "“Keep 2” is just as good.",
        ),
        # 2 faces of 6 make the straight, or 4 pairs of 36: 40 * (1/3 - 1/9).
        (
            {"large_straight": None},
            [2, 3, 4, 5, 5],
            {"action": "keep", "keep": [2, 3, 4]},
            "Better than “Keep 2 3 4” by 8.89: with 5 as well, you score “Large straight” this turn 33% of the time, "
            "not 11%.",
        ),
    ],
)
def test_sentences_about_single_categories(
    built: FlaskClient, card: dict[str, Any], dice: list[int], other: dict[str, Any], sentence: str
) -> None:
    points = {**YAHTZEE_BUT_TWO, "threes": 9, "yahtzee": 0, "large_straight": 40, **card}
    asked = {"dice": dice, "rolls_left": 1, "scorecard": {"points": points}, "explain": True, "compare_with": other}
    breakdown = built.post("/v1/advice", json=asked).get_json()["breakdown"]
    assert breakdown["sentence"] == sentence


@given(
    st.lists(st.floats(0, 1000) | st.integers(0, 500).map(float), min_size=2, max_size=22),
    st.floats(-1e-9, 1e-9),
)
def test_points_are_apportioned(points: list[float], error: float) -> None:
    total = round(sum(points) + error, 6)
    shares = apportion(np.array(points), total)
    assert sum(shares) == pytest.approx(total, abs=1e-9, rel=0)
    for share, exact in zip(shares, points, strict=True):
        assert share == pytest.approx(exact, abs=1.1e-6, rel=0)
        assert share == round(share, 6)


# Reviews


def told(name: str, players: int) -> dict[str, Any]:
    compiled = compile_ruleset(load_ruleset(name))
    rng = random.Random(f"{name} why")
    return {
        "ruleset": name,
        "players": [{"name": str(n), "turns": play_game(compiled, rng)[0]} for n in range(players)],
    }


@pytest.mark.parametrize("name", ["generala", "yatzy-forced"])
def test_a_review_gives_reasons(built: FlaskClient, name: str) -> None:
    game = told(name, 2)
    plain, review = (built.post(REVIEW, json={**game, **said}).get_json() for said in ({}, {"explain": True}))
    lost = 0
    sentences = {}
    for number, player in enumerate(review["players"]):
        for decision in player["decisions"]:
            assert ("breakdown" in decision) == (decision["loss"] > 0)
            if decision["loss"]:
                breakdown = decision.pop("breakdown")
                assert move_of(breakdown["best"]) == move_of(decision["best"])
                assert move_of(breakdown["other"]) == move_of(decision["played"])
                assert_adds_up(breakdown, decision["best_value"], decision["value"])
                assert breakdown["difference"] == pytest.approx(decision["loss"], abs=1e-9)
                sentences[number, decision["turn"], decision["roll"]] = breakdown["sentence"]
                lost += 1
    assert lost > 5
    assert review["highlights"]
    for highlight, before in zip(review["highlights"], plain["highlights"], strict=True):
        why = highlight.pop("why")
        assert why == sentences[highlight["player"], highlight["turn"], highlight["roll"]]
        # It needs no table, and is also given without the reasons.
        assert before.pop("why") == why
    assert review == plain


def test_a_wasted_roll_is_mentioned_first(built: FlaskClient) -> None:
    turn = {"rolls": [[1, 1, 2, 5, 6]] * 2, "keeps": [[1, 1, 2, 5, 6]], "category": "ones"}
    game = {"ruleset": "generala", "players": [{"turns": [turn]}], "explain": True}
    (first, *_) = built.post(REVIEW, json=game).get_json()["players"][0]["decisions"]
    assert first["breakdown"]["point"]["says"] == "throws_roll_away"
    best = " ".join(map(str, first["best"]["keep"]))
    assert first["breakdown"]["sentence"] == (
        f"“Keep {best}” is worth {first['loss']:.2f} more than “Keep 1 1 2 5 6”: keeping every die wastes a roll."
    )
    assert_adds_up(first["breakdown"], first["best_value"], first["value"])


def test_explain_of_a_review_is_a_boolean(small: FlaskClient) -> None:
    answer = small.post(REVIEW, json={"players": [{"turns": []}], "explain": 1})
    assert_refused(answer, 422, "invalid", ("wrong-type", "/explain"))


@pytest.mark.parametrize(("option", "in_file"), [(["--explain"], False), ([], True)])
def test_the_command_prints_reasons(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: list[str], in_file: bool
) -> None:
    turn = {"rolls": [[3, 3, 4, 4, 4]], "category": "fours"}
    game = {"ruleset": "generala", "players": [{"name": "Ann", "turns": [turn]}]} | (
        {"explain": True} if in_file else {}
    )
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    assert main(["review", *option, str(path)]) == 0
    (sentence,) = [line for line in capsys.readouterr().out.splitlines() if " more than “Fours: " in line]
    assert sentence.startswith("    “Full house: ")
    assert ", Fours −" in sentence or ". Fours −" in sentence
