"""Games with columns in the form of requests, played by the naive rules."""

import random
from typing import Any

from engine.definitions.definition import parse_ruleset
from engine.rulesets.ruleset import Ruleset
from tests.engine.game_samples import Json
from tests.engine.naive_sheet import Filled, NaiveSheet, NaiveSheetGame

SMALL: dict[str, Any] = {
    "name": "small",
    "title": "Small",
    "source": "made up for tests",
    "categories": [
        {"id": "ones", "upper": 1},
        {"id": "twos", "upper": 2},
        {"id": "run", "needs": {"run": 5}, "pays": {"by_roll": [66, 56, 46]}},
        {"id": "full", "needs": {"groups": [3, 2]}, "pays": {"points": 30, "served": 5}},
        {"id": "any", "pays": {"sum": "all"}},
        {"id": "yacht", "needs": {"groups": [5]}, "pays": {"points": 50}},
    ],
    "bonus": [{"at": 9, "pays": 20}],
}
CALLED: dict[str, Any] = {
    **SMALL,
    "name": "called",
    "columns": [
        {"id": "down", "title": "Down", "order": "down", "factor": 2},
        {"id": "call", "title": "Call", "announce": True, "order": "up", "factor": 3},
    ],
    "last_turn_rolls": 5,
    "products": [{"plus": "any", "minus": "twos", "times": "ones"}],
}
"""Two ordered columns, one with calls, points by the roll, a product and a longer last turn."""
JOKERS: dict[str, Any] = {
    **SMALL,
    "name": "jokers",
    "categories": [
        *SMALL["categories"][:2],
        {"id": "run", "needs": {"run": 5}, "pays": {"points": 46}},
        {"id": "full", "needs": {"groups": [3, 2]}, "pays": {"points": 30}},
        *SMALL["categories"][4:],
    ],
    "columns": [
        {"id": "left", "title": "Left", "order": "upper_first"},
        {"id": "right", "title": "Right", "factor": 4},
    ],
    "joker": {"category": "yacht", "rule": "forced", "bonus": 100, "points": {"run": 46, "full": 30}},
}
"""A joker with a flat extra bonus that hands without points earn too."""


def joker_of(rule: str, *, multiplied: bool = True, made_only: bool = True) -> dict[str, Any]:
    """Return `JOKERS` with another joker."""
    said = {**JOKERS["joker"], "rule": rule, "multiplied": multiplied, "made_only": made_only}
    return {**JOKERS, "name": f"jokers-{rule}", "joker": said}


SMALL_RULES: tuple[Ruleset, ...] = tuple(
    parse_ruleset(each)
    for each in (
        CALLED,
        JOKERS,
        joker_of("free"),
        joker_of("original", multiplied=False),
        joker_of("none", made_only=False),
    )
)


def play_sheet_game(ruleset: Ruleset, chance: random.Random) -> tuple[list[Json], NaiveSheet]:
    """Return a game of random legal moves with frequent equal dice, and its final sheet."""
    game = NaiveSheetGame(ruleset)
    sheet, turns = game.start, list[Json]()
    while not game.full(sheet):
        raw, filled = _play_turn(game, sheet, chance)
        turns.append(raw)
        sheet = game.fill(sheet, filled)
    return turns, sheet


def _play_turn(game: NaiveSheetGame, sheet: NaiveSheet, chance: random.Random) -> tuple[Json, Filled]:
    hand = tuple(sorted(chance.choices(range(1, 7), k=game.dice_count)))
    if chance.random() < 0.4:
        hand = (chance.randint(1, 6),) * game.dice_count
    raw: Json = {"rolls": [list(hand)], "keeps": []}
    called, rolls = None, game.rolls_of_turn(sheet)
    calls = game.calls(sheet, roll=1)
    if calls and chance.random() < 0.4:
        called = raw["announced"] = chance.choice(calls)
    for roll in range(1, rolls + 1):
        all_rolled = roll == 1 or not raw["keeps"][-1]
        fillings = game.fillings(sheet, hand, roll=roll, called=called, all_rolled=all_rolled)
        if fillings and (roll == rolls or chance.random() < 0.4):
            break
        keep = chance.choice(game.keeps(sheet, hand, left=rolls - roll, called=called))
        if chance.random() < 0.2:
            keep = ()
        hand = tuple(sorted((*keep, *chance.choices(range(1, 7), k=game.dice_count - len(keep)))))
        raw["keeps"].append(list(keep))
        raw["rolls"].append(chance.sample(hand, k=game.dice_count))
    filled = chance.choice(fillings)
    column = game.columns[filled.column]["id"]
    raw |= {"column": column, "category": filled.category, "points": filled.points, "extra_bonus": filled.extra_bonus}
    return raw, filled
