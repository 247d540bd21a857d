"""A game written as text and read again is the same game, and unreadable parts are reported with their place."""

import csv
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from engine.cards.rules import Rules, compile_rules
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.errors import InvalidGame, Problem
from engine.games.game import Game, check_game
from engine.games.record import CSV_HEADER, Record, dump_csv, dump_record, game_of_record, parse_record
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset
from tests.engine.game_samples import game_of, play_game
from tests.engine.sheet_games import SMALL_RULES, play_sheet_game

GOLDEN: Final = Path(__file__).parents[2] / "golden"
YAHTZEE: Final = compile_rules(load_ruleset("yahtzee"))
YAMB: Final = compile_rules(load_ruleset("yamb"))
TEXT: Final = """\
[Game "yahtzee"]
[Date "2026-11-28"]

[Player "Ada"]
[Claimed "total 99"]
; a comment
1. 13346 33> 23335 333> 33345 threes 9
2. > 55555 yahtzee 50 +0 ; served
3. 11234 > 55555 fives
4. 12345 23456 large_straight 40
5. chance 20
6. 11111 four_of_a_kind 5 +100

[Player "Bob"]
1. 13346 33> 23335
"""


def assert_round_trip(rules: Rules, game: Game, source: str | None = None) -> str:
    record = Record(game, source)
    text = dump_record(rules, record)
    assert parse_record(rules, text) == record
    assert parse_record(rules, text.replace("\n", "\r\n")) == record
    return text


def test_the_example_is_read() -> None:
    game = parse_record(YAHTZEE, TEXT).game
    ada, bob = game.players
    assert (ada.name, ada.claimed, bob.name) == ("Ada", {"total": 99}, "Bob")
    assert ada.turns == (
        Turn("threes", 9, ((1, 3, 3, 4, 6), (2, 3, 3, 3, 5), (3, 3, 3, 4, 5)), ((3, 3), (3, 3, 3))),
        Turn("yahtzee", 50, ((5,) * 5,), (), 0),
        Turn("fives", None, ((1, 1, 2, 3, 4), (5,) * 5), ((),)),
        Turn("large_straight", 40, ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))),
        Turn("chance", 20),
        Turn("four_of_a_kind", 5, ((1,) * 5,), None, 100),
    )
    assert bob.turns == (Turn(None, None, ((1, 3, 3, 4, 6), (2, 3, 3, 3, 5)), ((3, 3),)),)
    assert game_of_record(TEXT) == "yahtzee"
    assert game_of_record(TEXT.partition("\n")[2]) is None


def test_the_example_is_written_alike() -> None:
    written = dump_record(YAHTZEE, parse_record(YAHTZEE, TEXT))
    expected = [line for line in TEXT.split("\n") if not line.startswith((";", "[Date"))]
    assert written.split("\n") == [line.partition(" ;")[0] for line in expected]


@pytest.mark.parametrize("name", ["example-game", "triple-yahtzee-game", "yamb-game"])
def test_golden_games_stay_the_same(name: str) -> None:
    said = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    assert_round_trip(compile_rules(load_ruleset(said["ruleset"])), game_of(said), said.get("source"))


def forms_of(turn: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return a turn with less detail."""
    less: list[list[str]] = [[], ["keeps"], ["keeps", "rolls"], ["points", "extra_bonus"], ["extra_bonus"]]
    less.append(["category", "points", "extra_bonus", "column"])
    left_out = chance.choice(less)
    return {name: value for name, value in turn.items() if name not in left_out}


@pytest.mark.parametrize("ruleset", [*builtin_rulesets().values(), *SMALL_RULES])
def test_random_games_stay_the_same(ruleset: Ruleset) -> None:
    chance, rules = random.Random(ruleset.name), compile_rules(ruleset)
    players = []
    for name in ("Ada", '"] ; [Player', "\u2028\n=1+1\\"):
        if ruleset.columns:
            turns, _ = play_sheet_game(ruleset, chance)
        else:
            turns, _ = play_game(compile_ruleset(ruleset), chance)
        if chance.random() < 0.7:
            turns = [forms_of(turn, chance) for turn in turns][: chance.randint(0, len(turns))]
        claimed = {"total": 99, "columns": {ruleset.columns[0].id: {"sum": -3}}} if ruleset.columns else {"total": 5}
        players.append({"name": name, "turns": turns, "claimed": claimed})
    game = game_of({"players": players})
    text = assert_round_trip(rules, game, "a source")
    assert check_game(rules, game) == check_game(rules, parse_record(rules, text).game)


def problems_of(rules: Rules, text: str) -> list[Problem]:
    with pytest.raises(InvalidGame) as raised:
        parse_record(rules, text)
    assert all(problem.path == ("record",) for problem in raised.value.problems)
    return list(raised.value.problems)


@pytest.mark.parametrize(
    ("line", "detail"),
    [
        ("2. 13346 threes", "line 3, column 1, found '2.'; this turn begins with 1."),
        ("13346 threes", "line 3, column 1, found '13346'; this turn begins with 1."),
        ("1. 13346 33> threes", "line 3, column 14, found 'threes'; a hand follows each keep"),
        ("1. 13346 33>", "line 3, column 13, found the end of line 3; a hand follows each keep"),
        ("1. 13346 33> 3>", "line 3, column 14, found '3>'; a keep comes after each hand but the last, or after none"),
        ("1. 33> 13346", "line 3, column 4, found '33>'; a keep comes after each hand but the last, or after none"),
        ("1. 13346 23335 33>", "line 3, column 16, found '33>'; a keep comes after"),
        ("1. 13346 33> 23335 33345", "line 3, column 20, found '33345'; a keep comes before"),
        ("1. threes 9 12", "line 3, column 13, found '12'; a turn ends with its category"),
        ("1. threes +100 9", "line 3, column 16, found '9'; a turn ends with its category"),
        ("1. ones! twos! ones", "line 3, column 10, found 'twos!'; a turn has one call"),
        ("1. 1x", "line 3, column 4, found '1x'; a turn is like 1. 13346 33> 23335 threes 9"),
        ("1. thres 9", "line 3, column 4, unknown category 'thres' in yahtzee; did you mean threes?"),
        ("1. first.threes 9", "line 3, column 4, unknown column 'first'"),
        ("[Player Ada]", "line 3, column 1, found '[Player Ada]'; a header is like"),
        ('[Player "\\x"]', "line 3, column 1, found"),
        ('[Plyer "Ada"]', "line 3, column 1, unknown header 'Plyer'; did you mean Player"),
        ('[Source "x"]', "line 3, column 1, found Source again, or after a player"),
        ('[Claimed "total"]', "line 3, column 1, found 'total'; after a player, a claimed total is like"),
        ('[Claimed "totl 3"]', "line 3, column 1, unknown total 'totl'; did you mean total"),
    ],
)  # fmt: skip
def test_unreadable_lines(line: str, detail: str) -> None:
    problem, *_ = problems_of(YAHTZEE, f'\n[Player "Ada"]\n{line}\n')
    assert problem.detail.startswith(detail)


def test_other_games_and_no_players() -> None:
    [problem] = problems_of(YAHTZEE, '[Game "yatzy"]\n[Player ""]')
    assert (problem.code, problem.found, problem.choices) == ("contradiction", "yatzy", ("yahtzee",))
    assert [each.code for each in problems_of(YAHTZEE, "; nothing")] == ["wrong-record"]
    assert "before the first player" in problems_of(YAHTZEE, "1. threes 9")[0].detail


def test_all_problems_are_reported_together() -> None:
    assert len(problems_of(YAHTZEE, '[Player ""]\n1. thres\n2. foors\n4. x!')) == 4


def test_other_names_become_ids() -> None:
    assert parse_record(YAHTZEE, '[Player ""]\n1. Dreier 9').game.players[0].turns[0].category == "threes"
    game = Game((Player((Turn("Full House", 25),)),))
    assert dump_record(YAHTZEE, Record(game)) == '[Game "yahtzee"]\n\n[Player ""]\n1. full_house 25\n'
    called = Game((Player((Turn("ones", 3, ((1, 1, 1, 2, 3, 4),), None, None, "announce", "ones"),)),))
    assert dump_record(YAMB, Record(called)).endswith("\n1. 111234 ones! announce.ones 3\n")


@pytest.mark.parametrize(
    ("turn", "wrong"),
    [
        (Turn("pears"), ("unknown-category", ("players", 0, "turns", 0, "category"))),
        (Turn("ones", None, ((1,) * 5,), ((1,),)), ("wrong-count", ("players", 0, "turns", 0, "keeps"))),
        (Turn("ones", None, ((1, 10),)), ("wrong-die", ("players", 0, "turns", 0, "rolls", 0, 1))),
        (Turn("ones", None, ((),)), ("wrong-dice", ("players", 0, "turns", 0, "rolls", 0))),
    ],
)
def test_games_that_cannot_be_written(turn: Turn, wrong: tuple[str, Any]) -> None:
    game = Game((Player((turn,)),))
    writers: list[tuple[Any, Any]] = [(dump_record, Record(game)), (dump_csv, game)]
    for write, said in writers:
        with pytest.raises(InvalidGame) as raised:
            write(YAHTZEE, said)
        assert [(each.code, each.path) for each in raised.value.problems] == [wrong]


def test_rows_for_spreadsheets() -> None:
    game = parse_record(YAHTZEE, TEXT).game
    ada = replace(game.players[0], name='=HYPERLINK("x")')
    header, *rows = list(csv.reader(dump_csv(YAHTZEE, Game((ada, game.players[1]))).split("\n")))
    assert tuple(header) == CSV_HEADER
    assert rows[0] == ['\'=HYPERLINK("x")', "1", "13346 23335 33345", "33 333", "", "", "threes", "9", ""]
    assert rows[2][3] == "0", "a keep of no dice"
    assert rows[6] == ["Bob", "1", "13346 23335", "33", "", "", "", "", ""]
    cells = [cell for row in rows if row for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]
