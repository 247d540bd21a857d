"""Offline requests: valid ones are answered, and invalid ones refused with the same reasons as here."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from api.answers.situations import dump_situation
from api.http.errors import json_pointer
from engine.cards.rules import rules_of_card
from engine.games.position import Position, check_position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables import Table
from tests.offline.asked import OF_EVERY_KIND
from tests.offline.reader import Reader, built_table, portable
from tests.selection import usually
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import BUILT, table_of

pytestmark = pytest.mark.slow

_ORDERS = {"impossible-extra-bonus", "contradicting-points", "impossible-extra-rolls"}
"""Problems that take a search through all orders of turns; the reader checks each filling by itself."""

Answers = list[list[tuple[str, str]]]


def ask(reader: Reader, table: Table, questions: Sequence[object], folder: Path) -> Answers:
    """Return the problems of each request."""
    file = folder / "table"
    file.write_bytes(portable(table))
    found = reader.run("questions", [str(file), questions])
    return [[(code, pointer) for code, pointer in each] for each in found]


def changed(position: Position, chance: random.Random) -> Position:
    """Return the position with a mutated card, hand or number of rolls; it may be valid again."""
    compiled, sheet, card = position.compiled, position.sheet, position.card
    match chance.randrange(6):
        case 0:
            return replace(position, rolls_left=position.rolls_left + chance.choice([-2, -1, 1, 2]))
        case 1:
            dice = [*position.hand[1:], chance.randint(0, 7)]
            return replace(position, hand=tuple(sorted(dice[: chance.choice([len(dice), len(dice) - 1])])))
        case 2:
            return replace(
                position, sheet=replace(sheet, columns=(replace(card, extra_bonus_count=chance.randint(0, 3)),))
            )
        case 3:
            return replace(position, sheet=replace(sheet, extra_rolls=sheet.extra_rolls + chance.choice([-1, 1, 2])))
        case _:
            category = chance.randrange(len(compiled.categories))
            paid = [*card.points[category]]
            if paid and chance.random() < 0.3:
                paid.pop()
            if chance.random() < 0.8:
                paid.append(chance.choice([*compiled.payable[category], chance.randint(-3, 60)]))
            if compiled.times[category] == 1:
                paid = paid[-1:]
            points = (*card.points[:category], tuple(paid), *card.points[category + 1 :])
            return replace(position, sheet=replace(sheet, columns=(replace(card, points=points),)))


def told(compiled: CompiledRuleset, position: Position) -> dict[str, Any]:
    asked = dump_situation(compiled, position)
    if position.sheet.extra_rolls:
        asked["scorecard"]["extra_rolls"] = position.sheet.extra_rolls
    return asked


def assert_refused_alike(reader: Reader, table: Table, count: int, folder: Path) -> None:
    compiled, chance = table.compiled, random.Random(count)
    positions = positions_of_games(compiled, count, seed=count + 1)
    positions += [changed(each, chance) for each in positions]
    found = ask(reader, table, [told(compiled, each) for each in positions], folder)
    refused = 0
    for position, there in zip(positions, found, strict=True):
        problems = check_position(rules_of_card(compiled), position.sheet, position.hand, position.rolls_left)
        here = {(problem.code, json_pointer(problem.path)) for problem in problems}
        if ("wrong-dice", "/dice") in here:
            # Like the service, which reports each die.
            here |= {("wrong-die", f"/dice/{place}") for place, die in enumerate(position.hand) if not 1 <= die <= 6}
        refused += bool(here)
        # Reasons are a subset of those here; invalid requests are refused unless it takes orders of turns.
        assert {code for code, _ in there} <= {code for code, _ in here}, (position, there, here)
        assert {each for each in there if each[1].startswith("/dice")} <= here, (position, there, here)
        assert there or {code for code, _ in here} <= _ORDERS, (position, there, here)
    assert refused > count / 4


@pytest.mark.parametrize("count", usually({80}, (80, 1_000)))
@pytest.mark.parametrize("name", usually(OF_EVERY_KIND, BUILT))
def test_wrong_positions_of_built_rulesets_are_refused(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_refused_alike(reader, built_table(name), count, tmp_path)


@pytest.mark.parametrize("count", usually({40}, (40, 300)))
@pytest.mark.parametrize("name", SMALL | WITH_MEMORY)
def test_wrong_positions_of_small_rulesets_are_refused(reader: Reader, name: str, count: int, tmp_path: Path) -> None:
    assert_refused_alike(reader, table_of(name), count, tmp_path)


RIGHT: dict[str, Any] = {"dice": [1, 2, 3, 4, 5], "rolls_left": 2, "scorecard": {"points": {}}}
QUESTIONS: dict[str, tuple[object, list[tuple[str, str]]]] = {
    "as it should be": (RIGHT, []),
    "of this ruleset": ({**RIGHT, "ruleset": "yahtzee"}, []),
    "open categories said": ({**RIGHT, "scorecard": {"points": {"ones": None}, "extra_rolls": None}}, []),
    "dice in any order": ({**RIGHT, "dice": [5, 1, 4, 2, 3]}, []),
    "nothing": (None, [("wrong-type", "")]),
    "a list": ([], [("wrong-type", "")]),
    "nothing in it": ({}, [("missing-field", f"/{name}") for name in ("dice", "rolls_left", "scorecard")]),
    "of another ruleset": ({**RIGHT, "ruleset": "yatzy"}, [("unknown-ruleset", "/ruleset")]),
    "more than a question has": ({**RIGHT, "seed": 1}, [("unknown-field", "/seed")]),
    "dice that are a word": ({**RIGHT, "dice": "12345"}, [("wrong-dice", "/dice")]),
    "dice that are not whole": ({**RIGHT, "dice": [1, 2, 3, 4, 4.5]}, [("wrong-dice", "/dice")]),
    "no dice": ({**RIGHT, "dice": []}, [("wrong-dice", "/dice")]),
    "half a roll": ({**RIGHT, "rolls_left": 0.5}, [("out-of-range", "/rolls_left")]),
    "a card that is a list": ({**RIGHT, "scorecard": []}, [("wrong-type", "/scorecard")]),
    "points that are a list": ({**RIGHT, "scorecard": {"points": [1]}}, [("wrong-type", "/scorecard/points")]),
    "a field that no card has": ({**RIGHT, "scorecard": {"total": 1}}, [("unknown-field", "/scorecard/total")]),
    "a category that is none": (
        {**RIGHT, "scorecard": {"points": {"a/b~c": 1}}},
        [("unknown-category", "/scorecard/points/a~1b~0c")],
    ),
    "a name that every object has": (
        {**RIGHT, "scorecard": {"points": {"constructor": 1}}},
        [("unknown-category", "/scorecard/points/constructor")],
    ),
    "points in words": (
        {**RIGHT, "scorecard": {"points": {"ones": "3"}}},
        [("wrong-type", "/scorecard/points/ones")],
    ),
    "a list for what is filled once": (
        {**RIGHT, "scorecard": {"points": {"ones": [3]}}},
        [("wrong-type", "/scorecard/points/ones")],
    ),
    "part of an extra bonus": (
        {**RIGHT, "scorecard": {"extra_bonus_count": 0.5}},
        [("wrong-type", "/scorecard/extra_bonus_count")],
    ),
}


def test_questions_of_any_shape_are_answered_or_refused(reader: Reader, tmp_path: Path) -> None:
    found = ask(reader, built_table("yahtzee"), [asked for asked, _ in QUESTIONS.values()], tmp_path)
    assert dict(zip(QUESTIONS, found, strict=True)) == {what: problems for what, (_, problems) in QUESTIONS.items()}
