"""Naive review of whole games of columns: finds the first illegal turn."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tests.engine.game_samples import Json
from tests.engine.naive_game import Dice
from tests.engine.naive_sheet import Filled, NaiveSheet, NaiveSheetGame

GOLDEN = Path(__file__).parents[1] / "golden"


def example(name: str) -> dict[str, Any]:
    """Return a whole game from `golden` in the form of requests; the file has dice as one word."""
    found = tomllib.loads((GOLDEN / f"{name}-game.toml").read_text(encoding="utf-8"))
    for turn in found["turns"]:
        turn["rolls"] = [dice_of(roll) for roll in turn["rolls"]]
        turn["keeps"] = [dice_of(keep) for keep in turn.get("keeps", [])]
    return found


def dice_of(word: str) -> list[int]:
    return [int(die) for die in word]


def play(game: NaiveSheetGame, turns: list[Json]) -> tuple[NaiveSheet, int | None]:
    """Return the sheet after these turns, or before the first illegal one, and the index of that turn or None."""
    sheet = game.start
    for place, turn in enumerate(turns):
        filled = filled_by(game, sheet, turn)
        if filled is None:
            return sheet, place
        sheet = game.fill(sheet, filled)
    return sheet, None


def filled_by(game: NaiveSheetGame, sheet: NaiveSheet, turn: Json) -> Filled | None:
    """Return the filling by a turn if its rolls and keeps are legal; the extra bonus may be missing."""
    if game.full(sheet):
        return None
    rolls: list[Dice] = [tuple(sorted(roll)) for roll in turn["rolls"]]
    keeps: list[Dice] = [tuple(sorted(keep)) for keep in turn["keeps"]]
    called = turn.get("announced")
    most = game.rolls_of_turn(sheet)
    if len(rolls) > most or len(keeps) != len(rolls) - 1:
        return None
    if called is not None and called not in game.calls(sheet, roll=1):
        return None
    for roll, (hand, keep, following) in enumerate(zip(rolls, keeps, rolls[1:], strict=False), start=1):
        if keep not in game.keeps(sheet, hand, left=most - roll, called=called) or Counter(keep) - Counter(following):
            return None
    all_rolled = not keeps or not keeps[-1]
    for each in game.fillings(sheet, rolls[-1], roll=len(rolls), called=called, all_rolled=all_rolled):
        said = turn.get("extra_bonus", each.extra_bonus)
        if (game.columns[each.column]["id"], each.category, each.points, each.extra_bonus) == (
            turn["column"],
            turn["category"],
            turn["points"],
            said,
        ):
            return each
    return None
