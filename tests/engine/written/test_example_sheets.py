"""Two published games of columns with points and totals, and small changes of them."""

import random
from dataclasses import asdict
from typing import Any

import pytest

from engine.cards.rules import compile_rules
from engine.cards.totals import SHEET_TOTAL_NAMES
from engine.definitions.definition import load_ruleset
from engine.games.game import Game, check_game
from tests.engine.game_samples import Json, game_of
from tests.engine.naive_sheet import NaiveSheetGame
from tests.engine.naive_sheet_game import example, play

EXAMPLES = {name: example(name) for name in ("yamb", "triple-yahtzee")}
CHANGES = 120


def told(turns: list[Json], claimed: dict[str, Any] | None = None) -> Game:
    return game_of({"players": [{"name": "", "turns": turns, "claimed": claimed}]})


def claims(name: str) -> dict[str, Any]:
    columns = {
        column: {key: points for key, points in said.items() if key != "factor"}
        for column, said in EXAMPLES[name]["columns"].items()
    }
    return {**EXAMPLES[name]["totals"], "columns": columns}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_game_follows_the_naive_rules(name: str) -> None:
    game, said = NaiveSheetGame(load_ruleset(name)), EXAMPLES[name]
    sheet, fault = play(game, said["turns"])
    assert fault is None
    assert game.full(sheet)
    for totals, column in zip(game.column_totals(sheet), said["columns"].values(), strict=True):
        assert asdict(totals) | {"factor": column["factor"]} == column
    assert game.total(sheet) == said["totals"]["total"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_game_is_valid_with_every_total_of_every_column(name: str) -> None:
    rules, said = compile_rules(load_ruleset(name)), EXAMPLES[name]
    report = check_game(rules, told(said["turns"], claims(name)))
    assert not report.problems
    assert report.complete
    (player,) = report.players
    assert {name: getattr(player.totals, name) for name in SHEET_TOTAL_NAMES} == said["totals"]
    columns = [totals._asdict() for totals in player.totals.columns]
    assert dict(zip(rules.ruleset.column_ids, columns, strict=True)) == said["columns"]
    assert [standing.total for standing in report.standings] == [said["totals"]["total"]]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_wrong_total_is_reported(name: str) -> None:
    rules, said = compile_rules(load_ruleset(name)), EXAMPLES[name]
    for key in said["totals"]:
        claimed = claims(name)
        claimed[key] += 1
        (problem,) = check_game(rules, told(said["turns"], claimed)).problems
        assert problem.path == ("players", 0, "claimed", key)
        assert (problem.expected, problem.found) == (said["totals"][key], said["totals"][key] + 1)
    for column, totals in said["columns"].items():
        for key in totals.keys() - {"factor"}:
            claimed = claims(name)
            claimed["columns"][column][key] -= 1
            (problem,) = check_game(rules, told(said["turns"], claimed)).problems
            assert problem.path == ("players", 0, "claimed", "columns", column, key)
            assert (problem.expected, problem.found) == (totals[key], totals[key] - 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_changed_games_are_valid_if_the_naive_rules_allow_them(name: str) -> None:
    """The first problem is in the first illegal turn."""
    chance = random.Random(name)
    rules, game = compile_rules(load_ruleset(name)), NaiveSheetGame(load_ruleset(name))
    verdicts = set()
    for _ in range(CHANGES):
        turns = changed(game, EXAMPLES[name]["turns"], chance)
        _, fault = play(game, turns)
        verdicts.add(fault)
        problems = check_game(rules, told(turns)).problems
        assert (fault is None) == (not problems), (turns, fault, problems)
        if fault is not None:
            assert min(int(str(problem.path[3])) for problem in problems) == fault, (turns[fault], problems)
    assert None in verdicts
    assert len(verdicts) > len(EXAMPLES[name]["turns"]) / 2


def changed(game: NaiveSheetGame, turns: list[Json], chance: random.Random) -> list[Json]:
    """Return the game with one change: a die, a keep, a call, a cell, points, or the order of two turns."""
    place = chance.randrange(len(turns))
    turn: Json = dict(turns[place])
    other = turns[chance.randrange(len(turns))]
    match chance.choice(["die", "keep", "call", "column", "category", "points", "bonus", "swap", "turn", "roll"]):
        case "die":
            rolls = [list(roll) for roll in turn["rolls"]]
            chance.choice(rolls)[chance.randrange(game.dice_count)] = chance.randint(1, 6)
            turn["rolls"] = rolls
        case "keep":
            turn["keeps"] = [chance.choice([keep[:-1], [], keep]) for keep in turn["keeps"]]
        case "call":
            turn["announced"] = chance.choice([None, *game.names]) if game.announce_column is not None else None
        case "column":
            turn["column"] = other["column"]
        case "category":
            turn["category"] = other["category"]
        case "points":
            turn["points"] = other["points"]
        case "bonus":
            turn["extra_bonus"] = 100 - turn.get("extra_bonus", 0)
        case "swap":
            at = turns.index(other)
            swapped = list(turns)
            swapped[place], swapped[at] = other, turns[place]
            return swapped
        case "turn":
            cell = {"column": other["column"], "category": other["category"]}
            return [*turns[:place], {**turn, **cell}, *turns[place + 1 :]]
        case "roll":
            turn["rolls"], turn["keeps"] = turn["rolls"][-2:], turn["keeps"][-1:]
    return [*turns[:place], turn, *turns[place + 1 :]]
