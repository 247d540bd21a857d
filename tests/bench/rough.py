"""Requests that differ in everything a server caches: rulesets, positions, objectives, opponents, names, languages."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, load_ruleset
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import dump_ruleset, with_columns, without_columns
from engine.text.names import LANGUAGES
from strategy_tables.opponents.opponent import STRENGTHS
from tests.bench.load import Question
from tests.bench.measure_calls import random_positions
from tests.bench.measure_service import post

POSITIONS = 60
"""Positions of each ruleset."""
LARGEST = {"maxi-yatzy", "maxi-yatzy-upper-first", "maxi-yatzy-saved"}

Body = dict[str, Any]


def rough_questions(count: int, chance: random.Random) -> list[Question]:
    """Return random requests; most have an answer of their own, some are refused."""
    positions = {
        name: [_standing(each) for each in random_positions(compile_ruleset(ruleset), chance, POSITIONS)]
        for name, ruleset in without_columns(builtin_rulesets()).items()
        if name not in LARGEST
    }
    kinds: tuple[Callable[[random.Random, str, Body], Question], ...] = (
        _ask_score, _ask_score, _ask_advice, _ask_advice, _ask_own_rules, _ask_own_rules, _ask_address,
        _ask_points, _ask_outlook, _ask_opponent, _ask_odds, _check, _misspell, _review, _ask_columns, _ask_page,
    )  # fmt: skip
    questions: list[Question] = []
    while len(questions) < count:
        name = chance.choice([*positions])
        questions.append(chance.choice(kinds)(chance, name, chance.choice(positions[name])))
    return questions


def _standing(position: Position) -> Body:
    filled = zip(position.compiled.categories, position.card.points, strict=True)
    points = {name: paid[0] for name, paid in filled if paid}
    card = {"points": points, "extra_bonus_count": position.card.extra_bonus_count}
    return {"dice": position.hand, "rolls_left": position.rolls_left, "scorecard": card}


def _own_rules(chance: random.Random, name: str, *, same_points: bool) -> Body:
    """Return the definition of a variant: under another name, or with other points."""
    definition = dump_ruleset(load_ruleset(name))
    number = chance.randrange(1_000_000)
    definition |= {"name": f"own-{number}", "title": f"Own game {number}"}
    if not same_points:
        for category in definition["categories"]:
            pays = category.get("pays", {})
            if pays.get("points"):
                pays["points"] = chance.randrange(10, 900)
            elif pays.get("sum"):
                pays["plus"] = chance.randrange(1, 100)
    return definition


def _ask_score(chance: random.Random, name: str, standing: Body) -> Question:
    return post("/v1/score", {"ruleset_definition": _own_rules(chance, name, same_points=False), **standing})


def _ask_own_rules(chance: random.Random, name: str, standing: Body) -> Question:
    definition = _own_rules(chance, name, same_points=chance.random() < 0.8)
    return post("/v1/advice", {"ruleset_definition": definition, **standing, **_objective(chance, standing)})


def _ask_advice(chance: random.Random, name: str, standing: Body) -> Question:
    asked = {"ruleset": name, **standing, **_objective(chance, standing)}
    return post(f"/v1/advice?lang={chance.choice(LANGUAGES)}", asked)


def _objective(chance: random.Random, standing: Body) -> Body:
    """Return an objective, with reasons or without."""
    opponents = [{"scorecard": standing["scorecard"]}, {"total": chance.randrange(100, 300)}]
    objectives: tuple[Body, ...] = (
        {"maximize": "expected_total"},
        {"maximize": "target", "target": chance.randrange(50, 400)},
        {"maximize": "win", "opponents": opponents[: chance.randrange(1, 3)]},
        {"maximize": "floor"},
        {"maximize": "upper_bonus"},
    )
    return {"objective": chance.choice(objectives), "explain": chance.random() < 0.5}


def _ask_address(chance: random.Random, name: str, standing: Body) -> Question:
    filled = ",".join(f"{category}:{points}" for category, points in standing["scorecard"]["points"].items())
    query = {"ruleset": name, "dice": "".join(map(str, standing["dice"])), "rolls_left": standing["rolls_left"]}
    query |= {"scorecard": filled, "lang": chance.choice(LANGUAGES)}
    return Question(f"/v1/advice?{urlencode(query)}")


def _ask_points(chance: random.Random, name: str, _standing: Body) -> Question:
    definition = _own_rules(chance, name, same_points=chance.random() < 0.5)
    if chance.random() < 0.5:
        return post("/v1/rulesets/check", {"ruleset_definition": definition})
    return post("/v1/rulesets/points", {"ruleset_definition": definition})


def _ask_outlook(_chance: random.Random, name: str, standing: Body) -> Question:
    return post("/v1/outlook", {"ruleset": name, "scorecard": standing["scorecard"]})


def _ask_opponent(chance: random.Random, name: str, standing: Body) -> Question:
    return post("/v1/opponent/move", {"ruleset": name, **standing, "strength": chance.choice(STRENGTHS).id})


def _ask_odds(chance: random.Random, name: str, standing: Body) -> Question:
    category = chance.choice([each.id for each in load_ruleset(name).categories])
    asked = {"dice": standing["dice"], "rolls_left": standing["rolls_left"], "category": category}
    return post("/v1/odds", {"ruleset_definition": _own_rules(chance, name, same_points=False), **asked})


def _check(chance: random.Random, name: str, standing: Body) -> Question:
    """Check a card of own rules with a box that may be impossible."""
    points = dict(standing["scorecard"]["points"])
    points[chance.choice(load_ruleset(name).category_ids)] = chance.randrange(40)
    asked = {"ruleset_definition": _own_rules(chance, name, same_points=True), "scorecard": {"points": points}}
    return post(f"/v1/scorecards/check?lang={chance.choice(LANGUAGES)}", asked)


def _misspell(chance: random.Random, name: str, standing: Body) -> Question:
    wrong = "".join(chance.sample("abcdefghijklmnopqrstuvwxyz", 8))
    definition = _own_rules(chance, name, same_points=True)
    asked = {"ruleset_definition": definition, **standing, "scorecard": {"points": {f"{wrong}_kind": 3}}}
    return post(f"/v1/score?lang={chance.choice(LANGUAGES)}", asked)


def _review(chance: random.Random, name: str, standing: Body) -> Question:
    """Review the first turn of some players."""
    dice, categories = sorted(standing["dice"]), load_ruleset(name).category_ids
    players = [
        {"name": f"player {number}", "turns": [{"rolls": [dice], "category": chance.choice(categories)}]}
        for number in range(chance.randrange(1, 5))
    ]
    return post("/v1/games/review", {"ruleset": name, "players": players})


def _ask_columns(chance: random.Random, _name: str, _standing: Body) -> Question:
    name = chance.choice([*with_columns(builtin_rulesets())])
    rules = compile_rules(load_ruleset(name))
    columns = {}
    for column in rules.columns:
        filled = [c for c in range(len(rules.categories)) if chance.random() < 0.7]
        points = {rules.categories[c]: chance.choice(rules.card.payable[c]) for c in filled}
        columns[column.column.id] = {"points": points}
    dice = [chance.randrange(1, 7) for _ in range(rules.ruleset.dice_count)]
    asked = {"ruleset": name, "dice": dice, "rolls_left": chance.randrange(3), "scorecard": {"columns": columns}}
    return post(chance.choice(["/v1/advice", "/v1/score", "/v1/scorecards/check"]), asked)


def _ask_page(chance: random.Random, name: str, _standing: Body) -> Question:
    language = chance.choice(LANGUAGES)
    return Question(chance.choice([f"/v1/rulesets/{name}?lang={language}", f"/v1/puzzles?ruleset={name}&seed=7"]))
