"""Naive themes of decisions, from a definition and a list of moves, as `docs/coaching.md` defines them."""

from collections.abc import Sequence
from typing import Any

from engine.cards.scoring import Score
from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.ruleset import dump_ruleset
from tests.engine.naive_game import NaiveGame

TOLD_IN_ORDER = ["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"]

LEAST_SHARE = 0.1

Considered = tuple[Move, float, float]
"""A move, its loss, and its probability."""


def naive_themes(position: Position, moves: Sequence[Considered]) -> list[str]:
    """Return all themes of a free decision; the best move is the first."""
    definition = dump_ruleset(position.compiled.ruleset)
    game = NaiveGame(position.compiled)
    paid = dict(zip(game.categories, position.card.points, strict=True))
    fillable = {*game.still_open(game.card_of(position))}
    turns = sum(game.times) - sum(map(len, paid.values()))
    best, likely = moves[0][0], [move for move, _, share in moves if share >= LEAST_SHARE]
    worse = [each for each in moves if each[1] > 0]
    considered = max(worse, key=lambda each: each[2], default=None)
    fits = set()
    joker = definition.get("joker", {}).get("category")
    if joker and len({*position.hand}) == 1 and len(paid[joker]) == game.categories[joker].get("times", 1):
        fits.add("joker")
    if position.rolls_left == 0 and isinstance(best, Score) and best.points <= 0:
        fits.add("which_zero")
    if turns == sum(game.times) and position.rolls_left == game.rolls_of_turn(game.card_of(position)) - 1:
        fits.add("first_roll")
    for keep in [move.dice for move in [best, *likely] if isinstance(move, Keep)]:
        if 2 * len(keep) >= len(position.hand) and len({*keep}) == len(keep):
            fits |= {"straights" for name in fillable for way in _ways(game.categories[name]) if {*keep} <= {*way}}
    bonus = _bonus_in_reach(definition, paid, game.dice_count)
    if bonus and considered and considered[2] >= LEAST_SHARE:
        about = {_upper(game, fillable, move) for move in (best, considered[0])}
        if len(about) == 2:
            fits.add(bonus)
    if turns <= 3:
        fits.add("endgame")
    return [theme for theme in TOLD_IN_ORDER if theme in fits]


def _ways(category: dict[str, Any]) -> list[list[int]]:
    needs = category.get("needs", {})
    if "groups" in needs:
        return []
    if "run" in needs:
        windows = [[*range(first, first + needs["run"])] for first in range(1, 7) if first + needs["run"] <= 7]
        return windows if needs["run"] > 2 else []
    return [needs["faces"]] if len(needs.get("faces", ())) > 2 else []


def _bonus_in_reach(definition: dict[str, Any], paid: dict[str, tuple[int, ...]], dice_count: int) -> str | None:
    upper = {each["id"]: (each["upper"], each.get("times", 1)) for each in definition["categories"] if "upper" in each}
    total = sum(sum(paid[name]) for name in upper)
    dice = definition.get("counted", dice_count) - 1
    most = total + sum(dice * face * (times - len(paid[name])) for name, (face, times) in upper.items())

    def earned(points: int) -> int:
        reached = [tier for tier in sorted(definition.get("bonus", []), key=lambda t: t["at"]) if tier["at"] <= points]
        last = reached[-1] if reached else {"pays": 0, "at": 0}
        return int(last["pays"] + last.get("each", 0) * (points - last["at"]))

    if earned(most) > earned(total):
        return "bonus_alive"
    return "bonus_dead" if definition.get("bonus") and earned(total) == earned(0) else None


def _upper(game: NaiveGame, fillable: set[str], move: Move) -> str | None:
    if isinstance(move, Score):
        name = [*game.categories][move.category]
        return name if "upper" in game.categories[name] else None
    assert isinstance(move, Keep)
    for face, name in game.upper_category.items():
        if sum(die == face for die in move.dice) > sum(die != face for die in move.dice):
            return name if name in fillable else None
    return None
