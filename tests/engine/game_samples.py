"""Games in the form of requests, for the tests of all packages."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import empty_sheet, is_sheet_full
from engine.games.game import Game
from engine.games.moves import Keep, Move, fill, legal_moves
from engine.games.position import Position
from engine.games.turn import Player, Turn
from engine.rulesets.compiled import CompiledRuleset

Json = dict[str, Any]

EXAMPLE: Json = json.loads((Path(__file__).parents[1] / "golden" / "example-game.json").read_text(encoding="utf-8"))
"""A published game of 39 decisions, all optimal under the free choice joker."""


def game_of(raw: Json) -> Game:
    """Parse a game."""

    def turn(said: Json) -> Turn:
        rolls = tuple(tuple(roll) for roll in said.get("rolls", ()))
        keeps = tuple(tuple(keep) for keep in said["keeps"]) if "keeps" in said else None
        return Turn(
            said.get("category"),
            said.get("points"),
            rolls,
            keeps,
            said.get("extra_bonus"),
            said.get("column"),
            said.get("announced"),
        )

    def player(said: Json) -> Player:
        claimed = dict(said.get("claimed") or {})
        columns = claimed.pop("columns", None)
        return Player(tuple(map(turn, said["turns"])), said["name"], claimed or None, columns)

    return Game(tuple(map(player, raw["players"])))


def play_game(
    compiled: CompiledRuleset, rng: random.Random, choose: Callable[[Position], Move] | None = None
) -> tuple[list[Json], Scorecard]:
    """Return a game with frequent equal dice, of chosen moves or by default random legal ones."""
    rules, turns = rules_of_card(compiled), []
    sheet = empty_sheet(rules)
    count = compiled.ruleset.dice_count
    while not is_sheet_full(rules, sheet):
        hand = tuple(sorted(rng.choices(range(1, 7), k=count)))
        if rng.random() < 0.4:
            hand = (rng.randint(1, 6),) * count
        position = Position(rules, sheet, hand, compiled.ruleset.rolls - 1)
        raw: Json = {"rolls": [list(hand)], "keeps": []}
        while True:
            legal = [move for move in legal_moves(position) if isinstance(move, Score) or rng.random() < 0.2]
            move = rng.choice(legal) if choose is None else choose(position)
            if isinstance(move, Keep):
                rolled = rng.choices(range(1, 7), k=count - len(move.dice))
                hand = tuple(sorted((*move.dice, *rolled)))
                raw["keeps"].append(list(move.dice))
                raw["rolls"].append(rng.sample(hand, k=count))
                position = Position(rules, sheet, hand, position.rolls_left - 1)
                continue
            assert isinstance(move, Score)
            raw |= {"category": compiled.categories[move.category], "points": move.points}
            raw["extra_bonus"] = move.extra_bonus
            turns.append(raw)
            sheet = fill(sheet, move)
            break
    return turns, sheet.card
