"""The API requests of the pages, answered offline like the server does."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import create_app
from api.answers.shown import REVIEW_FIELDS
from api.answers.situations import dump_situation
from engine.cards.sheet import empty_sheet
from engine.games.moves import Keep, legal_keep
from engine.games.position import Position
from strategy_tables import STRENGTHS, Table, advise, plays_for
from strategy_tables.advice.themes import THEMES, possible_themes
from strategy_tables.opponents.opponent import move_probabilities
from tests.engine.game_samples import play_game
from tests.offline.asked import OF_EVERY_KIND, Question, ask_offline, ask_server, assert_same_answer
from tests.offline.reader import Reader, built_table, portable
from tests.selection import usually
from tests.strategy_tables.positions import positions_of_games

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [built_table(name) for name in OF_EVERY_KIND]


@pytest.fixture(scope="module")
def files(tables: list[Table], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("tables")
    names = [folder / f"{table.compiled.ruleset.name}.table" for table in tables]
    for name, table in zip(names, tables, strict=True):
        name.write_bytes(portable(table))
    return names


@pytest.fixture(scope="module")
def server(tables: list[Table]) -> Iterator[FlaskClient]:
    with create_app(tables=tables).test_client() as client:
        yield client


def positions_of(table: Table, count: int) -> list[dict[str, Any]]:
    """Return positions of a game in the form of requests."""
    name = table.compiled.ruleset.name
    return [
        {"ruleset": name, **dump_situation(table.compiled, position)}
        for position in positions_of_games(table.compiled, count, seed=count)
    ]


def assert_same_answers(
    reader: Reader, files: Sequence[Path], server: FlaskClient, questions: Sequence[Question], but: Sequence[str] = ()
) -> list[Any]:
    """Check that all answers equal those of the server, except `but`, and return them."""
    answers = ask_offline(reader, files, questions)
    for question, found in zip(questions, answers, strict=True):
        assert found.pop("answered_by", None) == "offline", (question, found)
        assert_same_answer(found, ask_server(server, question), but, question[0])
    return answers


@pytest.mark.parametrize("names", usually({("crag",)}, (("crag",), OF_EVERY_KIND)), ids=len)
def test_puzzles_of_a_day_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, names: Sequence[str]
) -> None:
    """A day is only a seed, and random puzzles are compared for every game elsewhere."""
    days = ("2026-11-23", "2028-02-29", "0001-01-01")
    questions = [(f"/v1/puzzles?ruleset={name}&date={day}", None) for name in names for day in days]
    for answer in assert_same_answers(reader, files, server, questions, but=ONLY_THERE):
        assert len(answer["puzzles"]) == 10


@pytest.mark.parametrize("count", usually({6}, (6, 50)))
def test_random_puzzles_match_the_server(reader: Reader, files: list[Path], server: FlaskClient, count: int) -> None:
    questions = [
        (f"/v1/puzzles?ruleset={name}&seed={place}&count={count}", None) for place, name in enumerate(OF_EVERY_KIND)
    ]
    questions += [
        ("/v1/puzzles?seed=9007199254740991&count=3", None),
        ("/v1/puzzles?date=2026-11-23&theme=endgame", None),
    ]
    answers = assert_same_answers(reader, files, server, questions, but=ONLY_THERE)
    assert min(len(answer["puzzles"]) for answer in answers) >= 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("count", usually({2}, (2, 10)))
def test_puzzles_of_a_theme_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table], count: int
) -> None:
    questions = [
        (f"/v1/puzzles?ruleset={table.compiled.ruleset.name}&seed=7&theme={theme}&count={count}", None)
        for table in tables[::3]
        for theme in possible_themes(table.compiled)
    ]
    answers = assert_same_answers(reader, files, server, questions, but=ONLY_THERE)
    assert {puzzle["theme"] for answer in answers for puzzle in answer["puzzles"]} == {*THEMES}


@pytest.mark.exhaustive
def test_impossible_themes_of_a_game_have_no_puzzles(reader: Reader, files: list[Path], tables: list[Table]) -> None:
    impossible = [
        f"/v1/puzzles?ruleset={table.compiled.ruleset.name}&seed=1&theme={theme}"
        for table in tables
        for theme in {*THEMES} - {*possible_themes(table.compiled)}
    ]
    assert len(impossible) > len(tables)
    assert [answer["puzzles"] for answer in ask_offline(reader, files, [(path, None) for path in impossible])] == [
        []
    ] * len(impossible)


def test_an_opponent_without_a_seed_makes_plausible_moves(
    reader: Reader, files: list[Path], tables: list[Table]
) -> None:
    """Frequencies are within five standard deviations of the sample plus one, since there is no seed."""
    table, draws = tables[0], 2_000
    hand = Position(table.rules, empty_sheet(table.rules), (1, 3, 3, 4, 6), 1)
    asked = {"ruleset": "yahtzee", **dump_situation(table.compiled, hand), "strength": "casual"}
    answers = ask_offline(reader, files, [("/v1/opponent/move", asked)] * draws)
    assert {answer["seed"] for answer in answers} == {None}
    advice, casual = advise(table, hand), next(strength for strength in STRENGTHS if strength.id == "casual")
    shares = move_probabilities(advice, casual, table.expected_above_least)
    made = Counter(json.dumps(answer["move"].get("keep")) for answer in answers)
    for move, share in zip(advice.ranking.moves, shares.tolist(), strict=True):
        if isinstance(move, Keep):
            often = made.pop(json.dumps(list(move.dice)), 0)
            assert abs(often - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5 + 1
    assert not made


@pytest.mark.parametrize("count", usually({12}, (12, 60)))
def test_opponents_with_a_seed_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table], count: int
) -> None:
    questions = [
        ("/v1/opponent/move", {**position, "strength": strength.id, "seed": seed})
        for table in tables
        for seed, position in enumerate(positions_of(table, count))
        for strength in STRENGTHS
    ]
    assert_same_answers(reader, files, server, questions, but=ONLY_THERE)


REASON = {"explain": True, "breakdown": False}
NUMBERS = {"explain": True, "if_ready": True}
"""Fields that pages add, as in `api/web/js/game/questions.js`."""
ONLY_THERE = (
    *("position_id", "explanation", "stakes", "breakdown", "point"),
    *("method", "error_bound", "why", "upper", "played_like"),
)
"""Members that only the server has: identifiers, reasons, the precision of its table, and the estimated strength."""


@pytest.mark.parametrize("count", usually({15}, (15, 60)))
def test_advice_matches_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table], count: int
) -> None:
    """Requests of the coach, the board and the trainer: moves, the reason, and its numbers."""
    questions: list[Question] = [
        ("/v1/advice", {**position, "limit": limit})
        for table in tables
        for position in positions_of(table, count)
        for limit in (1, 64)
    ]
    questions += [("/v1/advice", {**positions_of(tables[0], 30)[-1], **fields}) for fields in (REASON, NUMBERS)]
    plain = {"ruleset": "yahtzee", "dice": [1, 3, 3, 4, 6], "rolls_left": 2}
    questions += [("/v1/advice", {**plain, **REASON, "limit": 1, "compare_with": {"action": "keep", "keep": [6]}})]
    questions += [
        ("/v1/advice", {"dice": [6, 1, 2, 6, 6], "rolls_left": 1, "objective": {"maximize": "expected_total"}})
    ]
    assert_same_answers(reader, files, server, questions, but=ONLY_THERE)


OF_STAKES = (
    "position", "objective", "themes", "boxes", "upper_bonus", "upper_bonus_probabilities", "difference", "usual",
    "sentence",
)  # fmt: skip
"""Members of hints that only the server has."""


def test_candidates_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    """The rival is named, since the default one is chosen by a simpler model."""
    questions: list[Question] = []
    for table in tables:
        for position in positions_of(table, 8):
            *_, last = ask_server(server, ("/v1/advice", position))["moves"][:4]
            rival = {key: last[key] for key in ("action", "keep", "category") if key in last}
            questions.append(("/v1/hints", {**position, "stage": "candidates", "compare_with": rival}))
    assert_same_answers(reader, files, server, questions, but=(*ONLY_THERE, *OF_STAKES))


def test_reasons_are_true(reader: Reader, files: list[Path], tables: list[Table]) -> None:
    """Chances are those of the endings of the turn by the server's table, as `plays_for` has them."""
    seen = Counter[str]()
    for table in tables[:3]:
        compiled = table.compiled
        decisions = [
            position for position in positions_of_games(compiled, 25, seed=9) if not position.sheet.columns[1:]
        ]
        asked = [
            {"ruleset": compiled.ruleset.name, **dump_situation(compiled, each), "explain": True} for each in decisions
        ]
        for position, answer in zip(
            decisions, ask_offline(reader, files, [("/v1/advice", each) for each in asked]), strict=True
        ):
            moves, point = answer["moves"], answer.get("point", {"says": "only_the_server_knows"})
            seen[point["says"]] += 1
            other = next(
                (each for each in moves if "against" in point and each.items() >= point["against"].items()), None
            )
            assert (other is None) == ("against" not in point)
            if other is not None and any(each["loss"] for each in moves):
                assert (
                    other["loss"]
                    <= min(each["loss"] for each in moves if each["loss"]) + 0.03 * table.expected_above_least
                )
            if "category" not in point:
                continue
            category = compiled.categories.index(point["category"])
            for name, move in (("probability", answer["best"]), ("other_probability", point["against"])):
                if name in point:
                    made = plays_for(table, position, legal_keep(position, tuple(move["keep"]))).made
                    assert point[name] == pytest.approx(made[category], abs=2e-6)
            assert point["probability"] > point.get("other_probability", 0)
    assert seen["more_often"] >= 5
    assert seen["only_the_server_knows"] < sum(seen.values()) / 3, seen


@pytest.mark.parametrize("count", usually({15}, (15, 40)))
def test_scores_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table], count: int
) -> None:
    questions = [("/v1/score", position) for table in tables for position in positions_of(table, count)]
    assert_same_answers(reader, files, server, [*questions, ("/v1/score", {"dice": [1, 2, 3, 4, 5]})])


def games_of(table: Table) -> list[dict[str, Any]]:
    """Return a finished game of two players and one in the second round, in the form of the pages, with keeps and
    totals."""
    compiled = table.compiled
    chance = random.Random(compiled.ruleset.name)
    turns = [play_game(compiled, chance)[0] for _ in range(2)]
    whole = [{"name": name, "turns": each} for name, each in zip(("Ada", "Bob"), turns, strict=True)]
    begun = [{"name": "Ada", "turns": turns[0][:2]}, {"name": "", "turns": turns[1][:1]}]
    return [{"ruleset": compiled.ruleset.name, "players": players} for players in (whole, begun)]


def test_reviews_match_the_server(reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table]) -> None:
    questions: list[Question] = []
    for table in tables:
        for game in games_of(table):
            questions.append(("/v1/games/review", game))
    answers = assert_same_answers(reader, files, server, questions, but=ONLY_THERE)
    themes = {
        each["theme"] for answer in answers for player in answer["players"] for each in player.get("decisions", ())
    }
    assert themes == {*THEMES, None}


def test_grades_are_available_without_turns(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    """Like the coach does; further members are allowed."""
    nothing = {"players": [{"turns": []}], "fields": [], "if_ready": True}
    questions = [("/v1/games/review", {"ruleset": table.compiled.ruleset.name, **nothing}) for table in tables]
    assert_same_answers(reader, files, server, questions, but=(*ONLY_THERE, *REVIEW_FIELDS))


def test_a_review_with_reasons_is_answered_without_them(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    game = games_of(tables[3])[0]
    assert_same_answers(
        reader, files, server, [("/v1/games/review", {**game, "explain": True, "if_ready": True})], but=ONLY_THERE
    )


def test_checks_of_valid_games_match_the_server(
    reader: Reader, files: list[Path], server: FlaskClient, tables: list[Table]
) -> None:
    questions: list[Question] = [("/v1/games/check", game) for table in tables for game in games_of(table)]
    answers = assert_same_answers(reader, files, server, questions, but=ONLY_THERE)
    claimed = [
        (
            "/v1/games/check",
            {
                **asked,
                "players": [
                    {**player, "claimed": found["totals"]}
                    for player, found in zip(asked["players"], answer["players"], strict=True)
                ],
            },
        )
        for (_, asked), answer in zip(questions, answers, strict=True)
    ]
    assert_same_answers(reader, files, server, claimed, but=ONLY_THERE)


WHERE = {"ruleset": "crag", "dice": [1, 2, 3], "rolls_left": 1}
NEEDS_SERVER = {
    "of another game": ("/v1/advice", {**WHERE, "ruleset": "kniffel"}, "no-table"),
    "of a game of columns": ("/v1/advice", {**WHERE, "ruleset": "yamb"}, "no-table"),
    "of rules that somebody wrote": (
        "/v1/opponent/move",
        {**WHERE, "ruleset_definition": {"base": "crag"}},
        "no-table",
    ),
    "of no game, which is Yahtzee": ("/v1/score", {"dice": [1, 2, 3, 4, 5]}, "no-table"),
    "for another objective": ("/v1/advice", {**WHERE, "objective": {"maximize": "target", "target": 200}}, "objective"),
    "for the win": ("/v1/advice", {**WHERE, "objective": {"maximize": "win", "opponents": []}}, "objective"),
    "for a move against an opponent": (
        "/v1/opponent/move",
        {**WHERE, "strength": "perfect", "opponents": [{"maximize": "win"}]},
        "objective",
    ),
    "about an identifier": ("/v1/advice", {"ruleset": "crag", "position_id": "crag:1kc"}, "not-offline"),
    "about a record": ("/v1/games/check", {"ruleset": "crag", "record": ""}, "not-right"),
    "of a strength that nobody has": ("/v1/opponent/move", {**WHERE, "strength": "weak"}, "not-offline"),
    "how games end": ("/v1/outlook", {"ruleset": "crag", "scorecard": {}}, "not-offline"),
    "which rulesets there are": ("/v1/rulesets?lang=en", None, "not-offline"),
    "by address": ("/v1/advice?ruleset=crag&dice=123&rolls_left=1", None, "not-offline"),
    "for puzzles in a body": ("/v1/puzzles", {"ruleset": "crag", "seed": 1}, "not-offline"),
    "of no seed and no day": ("/v1/puzzles?ruleset=crag", None, "not-offline"),
    "of a day that never was": ("/v1/puzzles?ruleset=crag&date=2026-02-30", None, "not-offline"),
    "of a theme that nothing has": ("/v1/puzzles?ruleset=crag&seed=1&theme=bonus", None, "not-offline"),
    "for too many puzzles": ("/v1/puzzles?ruleset=crag&seed=1&count=51", None, "not-offline"),
    "what the same dice bring": (
        "/v1/games/review",
        {"ruleset": "crag", "players": [{"turns": []}], "same_dice": True},
        "not-offline",
    ),
    "of a game that is wrong": (
        "/v1/games/check",
        {"ruleset": "crag", "players": [{"turns": [{"category": "ones"}]}]},
        "not-right",
    ),
}


@pytest.mark.parametrize("what", NEEDS_SERVER)
def test_unanswerable_requests_need_the_server(reader: Reader, files: list[Path], what: str) -> None:
    path, body, reason = NEEDS_SERVER[what]
    crag = [file for file in files if file.stem == "crag"]
    assert ask_offline(reader, crag, [(path, body)]) == [{"needs_server": reason, "path": path.split("?")[0]}]


def test_violations_of_the_rules_are_reported(reader: Reader, files: list[Path]) -> None:
    [found] = ask_offline(reader, files, [("/v1/advice", {**WHERE, "dice": [1, 2, 7]})])
    assert [(each["code"], each["pointer"]) for each in found["problems"]] == [("wrong-die", "/dice/2")]
