"""Descriptions of the tools, and their answers compared with the service."""

import json
import re
from dataclasses import replace
from typing import Any

import jsonschema
import pytest
from flask.testing import FlaskClient
from mcp.server.lowlevel import Server

from api.assistants import server as assistants
from api.assistants.server import TOOLS
from api.assistants.server import call as answer_call
from api.http.limits import Limits
from api.service.catalogue import Catalogue
from api.service.config import Config
from api.service.server_tables import ServerTables, open_server_tables
from tests.api.assistants.conversation import call, call_all, list_tools, numbers, problems, said
from tests.api.assistants.questions import (
    ADVICE,
    CARDS,
    CARDS_OF_PLAYERS,
    GAMES,
    LATE,
    ODDS,
    PLAYERS,
    POOR_PLAY,
    REVIEWS,
    SCORES,
    SHEET_SCORES,
    WRONG,
    Question,
    every_schema,
)
from tests.sentences import sentence_faults

ALL = (*ADVICE, *SCORES, SHEET_SCORES, *CARDS, *GAMES, *REVIEWS, *ODDS)


def served(client: FlaskClient, question: Question) -> dict[str, Any]:
    """Return the answer of the service."""
    answer = client.post(f"/v1/{question.path}", json=question.body)
    assert answer.status_code == 200, answer.text
    read: dict[str, Any] = json.loads(answer.data)
    return read


# Descriptions


def test_all_six_tools_are_described(tools: Server[Any]) -> None:
    listed = list_tools(tools)
    assert [tool.name for tool in listed] == list(TOOLS)
    assert len(listed) == 6
    for tool in listed:
        assert tool.title
        assert tool.description
        assert tool.annotations
        assert tool.annotations.read_only_hint
        for schema in (tool.input_schema, tool.output_schema):
            assert schema is not None
            jsonschema.Draft202012Validator.check_schema(schema)
            undescribed = [
                path for path, inner in every_schema(schema) if "description" not in inner and "/0" not in path
            ]
            assert undescribed == []
        assert tool.input_schema["additionalProperties"] is False


def test_dice_have_six_faces(tools: Server[Any]) -> None:
    def dice_in(schema: Any) -> list[tuple[int, int]]:
        if isinstance(schema, list):
            return [found for each in schema for found in dice_in(each)]
        if not isinstance(schema, dict):
            return []
        own = [(schema["minimum"], schema["maximum"])] if schema.get("description") == "What one die shows." else []
        return own + [found for each in schema.values() for found in dice_in(each)]

    found = [each for tool in list_tools(tools) for each in dice_in([tool.input_schema, tool.output_schema])]
    assert len(found) > 6
    assert set(found) == {(1, 6)}


def test_descriptions_fit_into_a_context(tools: Server[Any]) -> None:
    listed = list_tools(tools)
    asked = [len(f"{tool.description}{json.dumps(tool.input_schema)}") for tool in listed]
    assert sum(asked) < 16_000
    assert max(asked) < 4_500


@pytest.mark.parametrize("question", ALL, ids=str)
def test_valid_questions_match_the_schemas(question: Question) -> None:
    jsonschema.validate(question.said, TOOLS[question.tool].arguments)


# Answers


@pytest.mark.parametrize("question", ALL, ids=str)
def test_an_answer_is_short_and_well_written(tools: Server[Any], question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told = numbers(result)
    assert told["say"] == said(result)
    assert len(said(result)) < 900
    assert not sentence_faults(said(result))
    # Clients that only show texts see the same numbers.
    assert {"say": said(result), **json.loads(result.content[1].text)} == told  # type: ignore[union-attr]
    assert len(result.content[1].text) < 4_000  # type: ignore[union-attr]


@pytest.mark.parametrize("question", ADVICE, ids=str)
def test_advice_matches_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told, right = numbers(result), served(built, question)
    for name in ("ruleset", "value", "total_so_far", "method", "error_bound"):
        assert told[name] == right[name]
    assert told["strength"] == right.get("strength")
    assert told["objective"] == right["objective"]["maximize"]
    assert (told["dice"], told["rolls_left"]) == (right["position"]["dice"], right["position"]["rolls_left"])
    assert told["moves"] == right["moves"][:5]
    assert told["other_moves"] == len(right["moves"]) - 5
    assert told["plays_for"] == right["plays_for"][:3]
    assert said(result).startswith(right["explanation"])
    if told["objective"] == "expected_total":
        assert f"{'about ' if told['method'] == 'approximate' else ''}{right['value']:,.2f} points" in said(result)


def test_a_plausible_move_is_compared(tools: Server[Any], built: FlaskClient) -> None:
    asked = {"dice": [1, 3, 3, 4, 6], "rolls_left": 2}
    moves = built.post("/v1/advice", json=asked).json["moves"]  # type: ignore[index]
    kept = next(move for move in moves if move.get("keep") == [1, 3, 4])
    result = call(tools, "advise_move", {"dice": "13346", "rolls_left": 2, "compare_with": {"keep": "4 3 1"}})
    assert numbers(result)["compared"] == kept
    assert f" Better than “Keep 1 3 4” by {kept['loss']:.2f}: " in said(result)
    scored = next(move for move in moves if move.get("category") == "chance")
    result = call(tools, "advise_move", {"dice": "13346", "rolls_left": 2, "compare_with": {"category": "Chans"}})
    assert numbers(result)["compared"] == scored
    assert f" Better than “Chance: 17” by {scored['loss']:.2f}: " in said(result)


def test_a_comparison_has_reasons_if_available(tools: Server[Any], built: FlaskClient) -> None:
    asked = {"dice": [1, 2, 6, 6, 6], "rolls_left": 1, "scorecard": {"points": LATE}}
    move = {"action": "keep", "keep": [6, 6]}
    right = built.post("/v1/advice", json={**asked, "explain": True, "compare_with": move}).json
    assert right is not None
    given = {"dice": "12666", "rolls_left": 1, "scorecard": LATE, "compare_with": {"keep": "66"}}
    assert said(call(tools, "advise_move", given)).startswith(right["explanation"])
    assert right["breakdown"]["sentence"] in right["explanation"]


def test_a_comparison_is_described_in_terms_of_the_objective(tools: Server[Any]) -> None:
    asked = {"dice": "15666", "rolls_left": 1, "scorecard": {"yahtzee": 50, "ones": 3, "twos": 6, "chance": 22}}
    result = call(tools, "advise_move", {**asked, "objective": "floor", "compare_with": {"keep": "66"}})
    assert numbers(result)["compared"]["value"] == 93
    assert numbers(result)["value"] == 108
    best, kept = numbers(result)["moves"][0]["expected_total"], numbers(result)["compared"]["expected_total"]
    told = (
        f"“Keep 6 6” averages {kept:.2f} points, not {best:.2f}. You finish with at least 108 whatever you roll; "
        "“Keep 6 6” guarantees only 93."
    )
    assert said(result).endswith(f" {told}")
    asked = {"ruleset": "yatzy", "dice": "11335", "rolls_left": 1, "scorecard": {"sixes": 6}}
    result = call(tools, "advise_move", {**asked, "objective": "upper_bonus", "compare_with": {"category": "chance"}})
    best, scored = numbers(result)["value"], numbers(result)["compared"]["value"]
    assert scored == pytest.approx(0.326, abs=5e-4)
    told = f" You get the upper bonus {best:.1%} of the time; with “Chance: 13”, 32.6%. “Keep 3 3” is "
    assert told in said(result)


LATE_TURN = {"dice": "12666", "rolls_left": 1, "scorecard": LATE, "compare_with": {"keep": "66"}}


@pytest.mark.parametrize(
    ("objective", "sentence"),
    [
        # A third six now, 1 - (5/6)^3 = 42.1%, or three in the last turn, 35.5%, where the probability of a six is
        # 42.1%.
        ({"target": 250}, "You reach 250 or more {best:.0%} of the time; with “Keep 6 6”, 62.7%."),
        # Two sixes in addition to 206, and nothing in Yahtzee.
        (
            {"objective": "floor"},
            "You finish with at least {best} whatever you roll; “Keep 6 6” guarantees only 218.",
        ),
        ({"opponents": [{**LATE, "sixes": 18}]}, "“Keep 6 6” wins {value:.1%} of the time, not {best:.1%}."),
    ],
    ids=["target", "floor", "win"],
)
def test_stakes_follow_the_objective(tools: Server[Any], objective: dict[str, Any], sentence: str) -> None:
    result = call(tools, "advise_move", {**LATE_TURN, **objective})
    told = f" {sentence.format(best=numbers(result)['value'], value=numbers(result)['compared']['value'])} "
    _, stakes = said(result).split(told)
    assert "“Keep 6 6 6” is also the best move for points." in stakes


def test_the_purpose_of_the_turn_is_last(tools: Server[Any]) -> None:
    asked = {"ruleset": "crag", "dice": "166", "rolls_left": 1, "opponents": [{}]}
    result = call(tools, "advise_move", {**asked, "compare_with": {"keep": "66"}})
    told = numbers(result)
    assert told["method"] == "improved"
    kept, best = told["compared"]["value"], told["value"]
    assert f" “Keep 6 6” wins {kept:.1%} of the time, not {best:.1%}. " in said(result)
    assert (" This turn and some of the next are played for that, later ones for the most points on average.") in said(
        result
    )


def test_an_opponent_who_cannot_be_taken_to_play_to_win_is_described(tools: Server[Any]) -> None:
    asked = {"ruleset": "crag", "dice": "166", "rolls_left": 1, "opponents": [{"maximize": "win"}]}
    result = call(tools, "advise_move", asked)
    assert numbers(result)["method"] == "improved"
    assert " The opponent is assumed to play for points: computing the best play of both to win " in said(result)
    assert " Your later turns, too, may be played for the most points on average." in said(result)


def test_erring_opponents_have_a_sampling_error(tools: Server[Any]) -> None:
    opponents = [{"strength": "casual", "count": 3, "scorecard": LATE}]
    result = call(tools, "advise_move", {**LATE_TURN, "opponents": opponents})
    told = numbers(result)
    assert (told["objective"], told["method"]) == ("win", "measured")
    assert " The totals of opponents who err were counted in 10,000 games each." in said(result)
    assert f" The error of this number is at most {told['error_bound']:g}, with 99% confidence." in said(result)


def test_a_comparison_on_a_sheet_has_reasons(tools: Server[Any], built: FlaskClient) -> None:
    asked = {"ruleset": "yamb", "dice": [1, 1, 2, 3, 5, 5], "rolls_left": 2}
    right = built.post(
        "/v1/advice", json={**asked, "explain": True, "compare_with": {"action": "announce", "category": "fives"}}
    ).json
    assert right is not None
    result = call(tools, "advise_move", {**asked, "compare_with": {"action": "announce", "category": "fives"}})
    assert numbers(result)["compared"]["action"] == "announce"
    assert said(result).endswith(f" {right['sheet_breakdown']['sentence']}")
    terms = {each["source"]: each["difference"] for each in right["sheet_breakdown"]["terms"]}
    now, later = terms["turn"] + terms["extra_bonus"], terms["later"]
    told = f" “Keep 1 1” instead of “Announce Fives”: {now:+.2f} in this turn, about {later:+.2f} later."
    assert said(result).endswith(told.replace("-", "−"))


@pytest.mark.parametrize("question", SCORES, ids=str)
def test_points_match_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told, right = numbers(result), served(built, question)
    assert {each["category"]: each["points"] for each in told["scores"]} == {
        name: right["points"][name] for name in right["legal"]
    }
    points = [each["points"] for each in told["scores"]]
    assert points == sorted(points, reverse=True)
    assert (told["joker"], told["extra_bonus"]) == (right["joker"], right["extra_bonus"])
    assert f"pays {points[0]} in " in said(result)
    assert ("extra bonus of 100" in said(result)) == bool(right["extra_bonus"])


def test_a_hand_without_any_points_is_described_as_such(tools: Server[Any]) -> None:
    card = {"ones": 1, "twos": 10, "threes": 3, "fours": 12, "fives": 10, "sixes": 12, "chance": 30}
    result = call(tools, "score_hand", {"ruleset": "yacht-nintendo", "dice": "12244", "scorecard": card})
    assert said(result) == "1 2 2 4 4 pays 0 in all categories that can be filled."


def test_negative_points_are_not_grouped_with_zeros(tools: Server[Any]) -> None:
    own = {"base": "yahtzee", "categories": [{"id": "chance", "pays": {"sum": "all", "plus": -30}}]}
    card = dict.fromkeys(["threes", "fours", "fives", "sixes", "three_of_a_kind", "four_of_a_kind", "full_house"], 0)
    asked = {"ruleset": own, "dice": "11126", "scorecard": {**card, "small_straight": 0, "large_straight": 0}}
    result = call(tools, "score_hand", asked)
    assert said(result) == "1 1 1 2 6 pays 3 in Ones, 2 in Twos, 0 in Yahtzee and −19 in Chance."
    result = call(tools, "score_hand", {**asked, "scorecard": {**card, "ones": 3, "twos": 6}})
    assert said(result) == "1 1 1 2 6 pays 0 in Small straight, Large straight or Yahtzee and −19 in Chance."


def test_cells_match_the_service(tools: Server[Any], built: FlaskClient) -> None:
    result = call(tools, SHEET_SCORES.tool, SHEET_SCORES.said)
    legal = [cell for cell in served(built, SHEET_SCORES)["cells"] if cell.pop("legal")]
    assert numbers(result)["scores"] == sorted(legal, key=lambda cell: -cell["points"])
    assert said(result) == "1 1 2 3 4 5 pays 45 in Straight."


THRICE = "Column Second counts twice and Third counts 3 times"


@pytest.mark.parametrize(
    ("multiplied", "card", "sentences"),
    [
        (True, {"third": {}},
         f"50 in Yahtzee, 30 in Sixes, Three of a kind, Four of a kind or Chance and 0 in all other categories "
         f"that can be filled. {THRICE}."),
        (True, {name: {"yahtzee": 50} for name in ("first", "second")},
         f"50 in Yahtzee (Third), 30 in Sixes, Three of a kind, Four of a kind or Chance and 0 in all other categories "
         f"that can be filled. {THRICE}."),
        (True, {name: {"yahtzee": 50} for name in ("first", "second", "third")},
         f"30 in Sixes. It is a joker. It also earns an extra bonus of 100. {THRICE}, the extra bonus too."),
        (False, {name: {"yahtzee": 50} for name in ("first", "second", "third")},
         f"30 in Sixes. It is a joker. It also earns an extra bonus of 100. {THRICE}, the extra bonus once."),
    ],
)  # fmt: skip
def test_factors_of_columns_are_mentioned(
    tools: Server[Any], multiplied: bool, card: dict[str, Any], sentences: str
) -> None:
    own = {"base": "triple-yahtzee", "joker": {"multiplied": multiplied}}
    result = call(tools, "score_hand", {"ruleset": own, "dice": "66666", "scorecard": card})
    assert said(result) == f"6 6 6 6 6 pays {sentences}"


def test_columns_are_named_if_they_count_differently(tools: Server[Any]) -> None:
    result = call(tools, "score_hand", {"ruleset": "yamb", "dice": "112233", "rolls_left": 1})
    assert "olumn" not in said(result)
    card = {name: {"ones": 0, "twos": 0, "chance": 5} for name in ("second", "third")}
    result = call(tools, "score_hand", {"ruleset": "triple-yahtzee", "dice": "11122", "scorecard": card})
    assert said(result) == (
        "1 1 1 2 2 pays 25 in Full house, 7 in Three of a kind or Chance (First), 4 in Twos (First), 3 in Ones (First) "
        "and 0 in all other categories that can be filled. Column Second counts twice and Third counts 3 times."
    )


@pytest.mark.parametrize("question", CARDS, ids=str)
def test_the_check_of_a_card_matches_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told, right = numbers(result), served(built, question)
    for name in ("ruleset", "valid", "complete", "totals"):
        assert told[name] == right[name]
    assert told["problem_count"] == len(right["problems"])
    assert [each["detail"] for each in told["problems"]] == [each["detail"] for each in right["problems"]]
    assert all(each["detail"] in said(result) for each in right["problems"])
    assert f"the total is {right['totals']['total']} " in said(result)
    if "columns" in right:
        assert told["columns"] == {name: column["total"] for name, column in right["columns"].items()}


def test_problems_of_a_card_have_paths(tools: Server[Any]) -> None:
    told = numbers(call(tools, CARDS[0].tool, CARDS[0].said))
    assert [each["place"] for each in told["problems"]] == ["/scorecard/fours"]
    assert told["unreliable"] == ["upper_points", "upper_bonus", "total"]
    assert told["problems"][0]["allowed"] == [0, 4, 8, 12, 16, 20]


def test_a_mistake_in_a_column_is_reported_with_the_column(tools: Server[Any]) -> None:
    sheet = {"first": {"twos": 7}, "third": {"yahtzee": 50, "Bonus": 35}}
    result = call(tools, "check_scores", {"ruleset": "triple-yahtzee", "scorecard": sheet, "claimed": {"total": 157}})
    assert said(result) == (
        "This card is not valid. There are 2 problems: Column first: twos cannot pay 7; it pays 0, 2, 4, 6, 8 or 10. "
        "Column third: 'Bonus' is 0, not 35. "
        "As written, the total is 157 (upper section 7 + bonus 0, lower section 150). "
        "These sums are unreliable, because they include an impossible box: upper points, upper bonus, total and sum. "
        "Total 157 matches the card as written, which is not reliable."
    )
    players = [{"name": "Ada", "scorecard": {"first": {"twos": 7}}}, {"scorecard": {"second": {"twos": 7}}}]
    result = call(tools, "check_scores", {"ruleset": "triple-yahtzee", "players": players})
    assert " Ada, column first: twos cannot pay 7; " in said(result)
    assert " Player 2, column second: twos cannot pay 7; " in said(result)
    # The problem of the order suffices.
    result = call(tools, "check_scores", {"ruleset": "yamb", "scorecard": {"down": {"twos": 6}}})
    assert "problem: twos is filled before ones; column down is filled from the first category" in said(result)


def test_omitted_problems_are_counted(tools: Server[Any]) -> None:
    upper = dict.fromkeys(("ones", "twos", "threes", "fours", "fives", "sixes"), 7)
    result = call(tools, "check_scores", {"scorecard": {**upper, "yahtzee": 7}})
    assert numbers(result)["problem_count"] == 7
    assert "There are 7 problems, the first 5 of them: ones cannot pay 7; " in said(result)
    assert said(result).count("cannot pay 7; ") == 5
    result = call(tools, "check_scores", {"scorecard": {**upper, "ones": 5, "sixes": 6}})
    assert "There are 4 problems: twos cannot pay 7; " in said(result)
    result = call(tools, "score_hand", {"dice": "66666", "scorecard": {f"w{number}": 3 for number in range(12)}})
    assert len(problems(result)) == 10
    assert said(result).startswith("Invalid request: 12 problems, the first 10 of them.\n")


def test_negative_points_have_a_minus_sign(tools: Server[Any]) -> None:
    missed = {name: [0] * 4 for name in ("fours", "fives", "sixes", "straight", "full house", "balut")}
    card = {**missed, "choice": [5] * 4}
    result = call(tools, "check_scores", {"ruleset": "balut", "scorecard": card})
    assert said(result) == (
        "This card is possible and full: the total is 20 (upper section 0 + bonus 0, lower section 20), "
        "which is awarded −2 points."
    )
    result = call(tools, "check_scores", {"ruleset": "balut", "players": [{"scorecard": card}]})
    assert said(result).endswith(" 1. player 1 with 20 (−2 points awarded).")
    own = {"base": "yahtzee", "categories": [{"id": "chance", "pays": {"sum": "all", "plus": -30}}]}
    result = call(tools, "check_scores", {"ruleset": own, "scorecard": {"chance": -19}})
    assert "the total is −19 (upper section 0 + bonus 0, lower section −19)." in said(result)


@pytest.mark.parametrize("question", GAMES, ids=str)
def test_the_check_of_a_game_matches_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told, right = numbers(result), served(built, question)
    for name in ("ruleset", "valid", "complete", "problem_count"):
        assert told[name] == right[name]
    assert [each["detail"] for each in told["problems"]] == [each["detail"] for each in right["problems"]]
    for standing, expected in zip(told["standings"], right["standings"], strict=True):
        assert standing == {**expected, "totals": right["players"][expected["player"]]["totals"]}
        assert f"{expected['name'] or 'player 2'} with {expected['total']}" in said(result)


def test_a_mistake_in_a_game_is_reported_with_its_turn(tools: Server[Any]) -> None:
    turn = {"rolls": ["13346", "23335", "33345"], "category": "threes", "points": 12}
    result = call(tools, "check_scores", {"players": [{"name": "Ada", "turns": [turn]}]})
    assert "There is 1 problem: Ada, turn 1: threes with 3 3 3 4 5 pays 9, not 12." in said(result)
    assert numbers(result)["problems"][0]["place"] == "/players/0/turns/0/points"


def test_a_mistake_on_a_card_is_reported_with_the_player(tools: Server[Any]) -> None:
    result = call(tools, CARDS_OF_PLAYERS.tool, CARDS_OF_PLAYERS.said)
    assert "Ada: fours cannot pay 13; it pays 0, 4, 8, 12, 16 or 20." in said(result)
    assert [each["place"] for each in numbers(result)["problems"]] == [
        *("/players/0/scorecard/fours", "/players/1/scorecard/Summe")
    ]


def test_a_player_is_named_once_at_the_start_of_a_sentence(tools: Server[Any]) -> None:
    turns = [{"category": "ones", "points": 3}, {"category": "twos", "points": 4}, {"category": "threes", "points": 4}]
    result = call(tools, "check_scores", {"players": [{"turns": turns}, {"turns": turns[:1]}, {"turns": turns}]})
    assert (
        "There are 3 problems: Player 2 has played 1 turn, others 3. "
        "Player 1, turn 3: threes cannot pay 4 in this turn; it can pay 0, 3, 6, 9, 12 or 15. Player 3, turn 3: "
    ) in said(result)
    result = call(tools, "check_scores", {"players": [{"turns": turns}, {"name": "Bo", "turns": turns[:1]}]})
    assert "There are 2 problems: Bo has played 1 turn, others 3. Player 1, turn 3: " in said(result)
    result = call(tools, "review_game", {"players": [{"turns": [{"rolls": ["11122"], "category": "fives"}]}]})
    loss = numbers(result)["worst"][0]["loss"]
    told = f" 1 blunder. Player 1, turn 1: “Keep 1 1 1” is worth {loss:.2f} more than “Fives: 0”: "
    assert told in said(result)


@pytest.mark.parametrize("question", REVIEWS, ids=str)
def test_a_review_matches_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    told, right = numbers(result), served(built, question)
    for player, expected in zip(told["players"], right["players"], strict=True):
        assumed = [each for each in expected["decisions"] if each["assumed"] and not each["forced"]]
        assert player.pop("assumed_decisions") == len(assumed)
        assert expected.items() >= player.items()
        assert {"total", "start_value", "value", "luck", "loss", "grades"} <= player.keys()
        assert f"luck changed that by {player['luck']:+.2f}".replace("-", "−") in said(result)
        assert f"decisions lost {player['loss']:.2f}." in said(result)
    expected = [{**each, "turn": each["turn"] + 1, "roll": each["roll"] + 1} for each in right["highlights"]]
    assert len(told["worst"]) == len(expected) <= 10
    assert all(whole.items() >= each.items() for whole, each in zip(expected, told["worst"], strict=True))
    assert all(each["why"] in said(result) for each in told["worst"][:3])
    assert told["method"] == "exact"


def test_poor_play_is_described(tools: Server[Any]) -> None:
    result = call(tools, "review_game", POOR_PLAY)
    worst = numbers(result)["worst"]
    assert [(each["player"], each["turn"], each["grade"]) for each in worst[:1]] == [(0, 2, "blunder")]
    assert "Ada, turn 2: " in said(result)
    assert worst == sorted(worst, key=lambda each: -each["loss"])


def test_missing_decisions_are_marked_as_assumed(tools: Server[Any]) -> None:
    # Three keeps and two categories; the loss is from ending the first turn early, as the answer says.
    turns: list[dict[str, Any]] = [
        {"rolls": ["66612", "66633"], "category": "full house"},
        {"rolls": ["13345", "33345", "33335"], "category": "threes"},
    ]
    result = call(tools, "review_game", {"ruleset": "yatzy", "players": [{"name": "Ada", "turns": turns}]})
    assert (
        "Of 5 decisions: 4 best, 1 inaccuracy. "
        "For 3 of them, the kept dice are unknown; the best that fit are assumed. "
    ) in said(result)
    turns[1]["keeps"] = ["33", "333"]
    result = call(tools, "review_game", {"ruleset": "yatzy", "players": [{"turns": turns}]})
    assert numbers(result)["players"][0]["assumed_decisions"] == 1
    turns[0]["keeps"] = ["666"]
    result = call(tools, "review_game", {"ruleset": "yatzy", "players": [{"turns": turns}]})
    assert "assumed" not in said(result)


def test_forced_moves_are_described_as_such(tools: Server[Any]) -> None:
    result = call(tools, "review_game", {"players": [{"turns": []}]})
    assert said(result).endswith(" decisions lost 0.00. There was nothing to decide.")


@pytest.mark.parametrize(("count", "sentence"), [(11, "There is 1 more player."), (12, "There are 2 more players.")])
def test_omitted_players_of_a_review_are_mentioned(tools: Server[Any], count: int, sentence: str) -> None:
    result = call(tools, "review_game", {"players": [{"turns": []}] * count})
    assert len(numbers(result)["players"]) == 10
    assert said(result).endswith(f"There was nothing to decide. {sentence}")


def test_parts_of_a_value_on_a_sheet_add_up(tools: Server[Any]) -> None:
    turns = [{"rolls": ["44466"], "category": name, "column": "free"} for name in ("full house", "fours")]
    result = call(tools, "review_game", {"ruleset": "yamb-five", "players": [{"name": "Bo", "turns": turns}]})
    found = re.search(
        r"worth (\S+) with best play from here\. Best play has (\S+) on average; luck changed that by (\S+), "
        r"decisions lost (\S+), and the estimate was corrected by (\S+)\. ",
        said(result),
    )
    assert found
    value, start, luck, loss, correction = (float(each.replace("−", "-").replace(",", "")) for each in found.groups())
    assert abs(correction) >= 0.01
    assert value - start == pytest.approx(luck - loss + correction, abs=0.0251)
    (player,) = numbers(result)["players"]
    assert player["correction"] == pytest.approx(correction, abs=0.005)


def test_grades_are_worded_naturally(tools: Server[Any]) -> None:
    turns: list[dict[str, Any]] = [
        {"rolls": ["12344", "44456", "44466"], "keeps": ["44", "444"], "category": "full house", "column": "free"},
        {"rolls": ["55566"] * 3, "category": "yamb", "column": "up"},
    ]
    result = call(tools, "review_game", {"ruleset": "yamb-five", "players": [{"name": "Bo", "turns": turns}]})
    assert numbers(result)["worst"][2]["grade"] == "good"
    assert "Of 6 decisions: 3 best, 1 good, 1 inaccuracy, 1 mistake." in said(result)
    losses = [each["loss"] for each in numbers(result)["worst"]]
    assert [round(each, 2) for each in losses[1:]] == [4.94, 0.5]
    assert (
        "“Max (Free): 27” is worth about 4.94 more than “Yamb (Up): 0”. That was an inaccuracy. Bo, turn 1: "
    ) in said(result)
    assert "“Keep 1” is worth about 0.50 more than “Keep 4 4”. That was still good." in said(result)
    turns = [{"rolls": ["12344"], "category": "sixes"}, {"rolls": ["11122"], "category": "fives"}]
    result = call(tools, "review_game", {"players": [{"turns": turns}]})
    assert "Of 2 decisions: 2 blunders." in said(result)


@pytest.mark.parametrize("question", ODDS, ids=str)
def test_odds_match_the_service(tools: Server[Any], built: FlaskClient, question: Question) -> None:
    result = call(tools, question.tool, question.said)
    right = served(built, question)
    del right["at_least"]
    assert {name: value for name, value in numbers(result).items() if name != "say"} == right
    assert f"comes {right['greatest_probability']['probability']:.1%} of the time" in said(result)
    assert f"{right['greatest_mean']['expected_points']:.2f} on average" in said(result)


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        ({}, "In a turn of 3 rolls, Straight comes "),
        ({"keep": "", "rolls_left": 3}, "In a turn of 3 rolls, Straight comes "),
        # Not with two rolls, of which the first would pay more.
        ({"keep": [], "rolls_left": 2}, "With nothing kept and 2 rolls left, Straight comes "),
        ({"keep": "23", "rolls_left": 1}, "With 2 3 kept and 1 roll left, Straight comes "),
        ({"dice": "11234", "rolls_left": 1}, "With 1 1 2 3 4 and 1 roll left, Straight comes "),
    ],
)
def test_odds_start_from_the_current_hand(tools: Server[Any], asked: dict[str, Any], begins: str) -> None:
    result = call(tools, "category_odds", {"ruleset": "generala", "category": "straight", **asked})
    assert said(result).startswith(begins)


@pytest.mark.parametrize(
    ("asked", "sentences"),
    [
        ({"category": "chance"},
         "In a turn of 3 rolls, Chance is certain if the turn is played for nothing else. "
         "Played for the most points in Chance, it brings 23.33 on average. This is exact."),
        ({"category": "yahtzee", "dice": "66666", "rolls_left": 0},
         "With 6 6 6 6 6 and 0 rolls left, Yahtzee is certain. "
         "Played for the most points in Yahtzee, it brings 50.00 on average. This is exact."),
        ({"category": "yahtzee", "dice": "56666", "rolls_left": 0},
         "With 5 6 6 6 6 and 0 rolls left, Yahtzee is out of reach. "
         "Played for the most points in Yahtzee, it brings nothing on average. This is exact."),
    ],
)  # fmt: skip
def test_certain_and_impossible_targets_are_reported(tools: Server[Any], asked: dict[str, Any], sentences: str) -> None:
    assert said(call(tools, "category_odds", asked)) == sentences


def test_the_games_match_the_service(tools: Server[Any], built: FlaskClient) -> None:
    result = call(tools, "list_rulesets")
    right = built.get("/v1/rulesets").json
    assert right is not None
    told = numbers(result)
    assert told["default"] == right["default"]
    for game, expected in zip(told["rulesets"], right["rulesets"], strict=True):
        assert expected.items() >= game.items()
        assert f"{game['title']} ({game['id']})" in said(result)


@pytest.mark.parametrize("name", ["Yahtzee", "yamb", "balut", "kismet", "yatzy-saved", "maxi-yatzy-upper-first"])
def test_the_rules_of_a_game_match_the_service(tools: Server[Any], built: FlaskClient, name: str) -> None:
    result = call(tools, "list_rulesets", {"ruleset": name, "language": "de"})
    right = built.get(f"/v1/rulesets/{name}?lang=de").json
    assert right is not None
    told = numbers(result)
    assert [(each["id"], each["title"]) for each in told["categories"]] == [
        (each["id"], each["title"]) for each in right["categories"]
    ]
    for fact in ("turns", "least_total", "greatest_total", "expected_total"):
        assert told[fact] == right["facts"][fact]
    assert all(rule in said(result) for rule in told["rules"])


# Alternative forms


def test_names_are_accepted_in_several_languages(tools: Server[Any]) -> None:
    names = ("full house", "Full House", "full", "full", "full", "kåk", "hus", "hus", "täyskäsi")
    calls = [("check_scores", {"ruleset": "yatzy", "scorecard": {name: 13}}) for name in names]
    assert [numbers(result)["totals"]["total"] for result in call_all(tools, calls)] == [13] * 9


def test_dice_and_cards_are_accepted_in_any_form(tools: Server[Any]) -> None:
    forms: list[dict[str, Any]] = [
        {"dice": "3 3 3 5 6", "scorecard": {"ones": 3, "extra_bonus_count": 0}},
        {"dice": "65333", "scorecard": {"Ones": 3, "twos": None}},
        {"dice": [5, 3, 6, 3, 3.0], "scorecard": {"points": {"ones": 3}}},
        {"dice": "3,3,3;5 6", "scorecard": {"Einser": 3}, "ruleset": "YAHTZEE"},
        {"dice": "33356", "scorecard": {"ones": 3}, "ruleset": {"base": "yahtzee", "name": "yahtzee"}},
    ]
    answers = call_all(tools, [("advise_move", {**form, "rolls_left": 2}) for form in forms])
    assert [numbers(answer) for answer in answers] == [numbers(answers[0])] * len(forms)


# Problems


@pytest.mark.parametrize(("question", "places"), WRONG, ids=lambda each: str(each)[:60])
def test_problems_equal_those_of_the_service(
    tools: Server[Any], built: FlaskClient, question: Question, places: tuple[str, ...]
) -> None:
    refused = built.post(f"/v1/{question.path}", json=question.body)
    assert 400 <= refused.status_code < 500
    assert refused.json is not None
    result = call(tools, question.tool, question.said)
    found = problems(result)
    assert [{**each, "place": None} for each in found] == [
        {**{name: value for name, value in each.items() if name != "pointer"}, "place": None}
        for each in refused.json["errors"]
    ]
    assert sorted(each["place"] for each in found) == sorted(places)
    assert said(result).startswith(refused.json["title"])
    assert all(f"{each['place']}: {each['detail']}" in said(result) for each in found)


def test_unknown_arguments_are_reported_with_other_problems(tools: Server[Any]) -> None:
    found = problems(call(tools, "score_hand", {"hand": "11122", "dice": "11127"}))
    assert [(each["code"], each["place"]) for each in found] == [("unknown-field", "/hand"), ("wrong-die", "/dice")]
    assert problems(call(tools, "score_hand", {"dice": "11122", "keep": "1"}))[0]["place"] == "/keep"
    # Arguments of the service that the tool does not have.
    assert (
        problems(call(tools, "advise_move", {"dice": "11122", "rolls_left": 1, "explain": True}))[0]["place"]
        == "/explain"
    )


@pytest.mark.parametrize("arguments", [{}, {**PLAYERS, "scorecard": {}}])
def test_a_check_needs_either_a_card_or_a_game(tools: Server[Any], arguments: dict[str, Any]) -> None:
    (problem,) = problems(call(tools, "check_scores", arguments))
    assert problem["place"] == "/scorecard"
    assert "players" in problem["detail"]


def test_an_unknown_tool_is_refused(tools: Server[Any]) -> None:
    result = call(tools, "roll_dice")
    assert result.is_error
    assert all(name in said(result) for name in TOOLS)


def test_an_unknown_language_is_refused(tools: Server[Any]) -> None:
    (problem,) = problems(call(tools, "list_rulesets", {"language": "tlh"}))
    assert (problem["code"], problem["place"], len(problem["choices"])) == ("unknown-choice", "/language", 13)


def test_a_missing_table_is_reported(tools: Server[Any]) -> None:
    own = {"base": "yahtzee", "categories": [{"id": "full_house", "pays": {"points": 26}}]}
    (problem,) = problems(call(tools, "advise_move", {"ruleset": own, "dice": "11122", "rolls_left": 1}))
    assert problem["code"] == "missing-table"
    assert numbers(call(tools, "score_hand", {"ruleset": own, "dice": "11122"}))["scores"][0]["points"] == 26


# Limits


@pytest.mark.parametrize(
    ("said_of", "code"),
    [
        ({"dice": "1" * 70_000}, "too-large"),
        ({"dice": [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]}, "nested-too-deep"),
        ({"dice": float("nan")}, "not-json"),
        ({"dice": "\ud800"}, "not-unicode"),
    ],
)
def test_arguments_have_the_limits_of_a_body(
    catalogue: Catalogue, server_tables: ServerTables, said_of: dict[str, Any], code: str
) -> None:
    (problem,) = problems(answer_call("score_hand", said_of, catalogue, server_tables))
    assert problem["code"] == code


def test_games_may_be_larger(catalogue: Catalogue, server_tables: ServerTables) -> None:
    many = {**PLAYERS, "players": PLAYERS["players"] * 40}
    assert 65_536 < len(json.dumps(many)) < 1_048_576
    told = numbers(answer_call("check_scores", many, catalogue, server_tables))
    assert told["problem_count"] == 0
    assert len(told["standings"]) == 10
    assert told["say"].endswith(f" and {40 * len(PLAYERS['players']) - 10} more.")


def test_a_question_may_cost_as_much_as_a_request(catalogue: Catalogue) -> None:
    few = open_server_tables(Config(limits=Limits(seconds=0.001)), catalogue, [])
    (problem,) = problems(answer_call("category_odds", {"category": "yahtzee"}, catalogue, few))
    assert problem["code"] == "too-costly"


def test_unforeseen_errors_reveal_nothing(
    catalogue: Catalogue,
    server_tables: ServerTables,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret of the inside")

    broken = replace(TOOLS["score_hand"], answer=fail)  # type: ignore[arg-type]
    monkeypatch.setitem(assistants.TOOLS, "score_hand", broken)
    result = answer_call("score_hand", {"dice": "11122"}, catalogue, server_tables)
    assert problems(result)[0]["code"] == "internal"
    assert "secret" not in json.dumps(result.model_dump(mode="json"))
    assert "a secret of the inside" in caplog.text


def test_concurrent_calls_get_their_own_answers(tools: Server[Any]) -> None:
    calls = [(question.tool, question.said) for question in ALL]
    together = call_all(tools, calls, at_once=True)
    one_by_one = call_all(tools, calls)
    assert [numbers(each) for each in together] == [numbers(each) for each in one_by_one]


def test_numbers_in_sentences_are_in_the_data(tools: Server[Any]) -> None:
    """For odds, where all numbers of the sentences are in the data."""
    for question in ODDS:
        result = call(tools, question.tool, question.said)
        data = json.dumps(numbers(result) | {"say": ""})
        shown = re.findall(r"\d+\.\d+", said(result))
        exact = [float(each) for each in re.findall(r"\d+\.\d+", data)]
        assert shown
        for each in shown:
            assert any(
                abs(float(each) - number) < 0.0051 or abs(float(each) - 100 * number) < 0.051 for number in exact
            )
