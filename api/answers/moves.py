"""Moves, as they are shown and in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from api.answers.sheets import cell_title, dump_cell
from api.http.encoding import LEAST, encode_members
from api.texts.texts import ENGLISH
from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.dice import Hand, dump_dice, rest, sub_keeps
from engine.games.moves import Announce, Keep, Move, extra_rolls_after
from engine.games.position import Position
from strategy_tables import RankedMove
from strategy_tables.advice.number_text import format_points


def dump_action(position: Position, move: Move) -> dict[str, Any]:
    """Return the effect of a move, without its value."""
    if isinstance(move, Keep):
        return dump_keep(position.hand, move.dice)
    return _dump_filling(position.rules, move, extra_rolls_after(position))


def encode_actions(position: Position, moves: Iterable[Move]) -> list[str]:
    """Return `dump_action` of each move as the members of a JSON object; equal ones are encoded once."""
    keeps, rules, extra_rolls = _encoded_keeps(position.hand), position.rules, extra_rolls_after(position)
    return [keeps[move.dice] if isinstance(move, Keep) else _encode_filling(rules, move, extra_rolls) for move in moves]


def _dump_filling(rules: Rules, move: Score | Announce, extra_rolls: int) -> dict[str, Any]:
    cell = dump_cell(rules, move.cell)
    if isinstance(move, Announce):
        return {"action": "announce", **cell}
    left = {} if rules.ruleset.extra_rolls is None else {"extra_rolls": extra_rolls}
    return {"action": "score", **cell, "points": move.points, "extra_bonus": move.extra_bonus, **left}


# Bounded, since keys keep the rulesets of strangers in memory.
@lru_cache(maxsize=1024)
def _encode_filling(rules: Rules, move: Score | Announce, extra_rolls: int) -> str:
    return encode_members(_dump_filling(rules, move, extra_rolls))


# Three megabytes for all hands.
@cache
def _encoded_keeps(hand: Hand) -> Mapping[Hand, str]:
    return {dice: encode_members(dump_keep(hand, dice)) for dice in sub_keeps(hand)[:-1]}


def dump_keep(hand: Hand, dice: Hand) -> dict[str, Any]:
    """Return the move that keeps some dice of a hand."""
    return {"action": "keep", "keep": dice, "reroll": rest(hand, dice)}


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return f"{text[0].upper()}{text[1:]}"


def describe_move(position: Position, move: Move) -> str:
    """Return a move in words, as an activity: ``keeping 3 3``, ``scoring Ones (Down) for 3``."""
    if isinstance(move, Keep):
        return f"keeping {dump_dice(move.dice)}" if move.dice else "rerolling all dice"
    if isinstance(move, Announce):
        return f"announcing {position.rules.ruleset.categories[move.cell.category].title}"
    return f"scoring {cell_title(position.rules, move.cell)} for {format_points(move.points)}"


def name_move(position: Position, move: Move) -> str:
    """Return a move as the pages name it: ``Keep 3 3``, ``Ones (Down): 3``."""
    if isinstance(move, Keep):
        return ENGLISH.say("moveKeep", dice=dump_dice(move.dice)) if move.dice else ENGLISH.say("moveRerollAll")
    if isinstance(move, Announce):
        return ENGLISH.say("moveCall", category=position.rules.ruleset.categories[move.cell.category].title)
    paid = format_points(move.points)
    points = f"{paid} + {move.extra_bonus}" if move.extra_bonus else paid
    return ENGLISH.say("moveScore", category=cell_title(position.rules, move.cell), points=points)


def dump_move(position: Position, ranked: RankedMove) -> dict[str, Any]:
    """Return a move of a position with its expected total and its loss."""
    return {
        "rank": ranked.rank,
        **dump_action(position, ranked.move),
        "value": round(ranked.value, 6),
        "loss": round(max(ranked.loss, LEAST), 6) if ranked.loss else 0,
    }
