"""Moves, as JSON and in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from api.answers.sheets import dump_cell
from api.answers.titles import category_title, cell_title
from api.http.encoding import LEAST, encode_members
from api.texts.texts import Texts
from engine.cards.rules import Rules
from engine.cards.scoring import Score
from engine.derived import derived
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
    """Return `dump_action` of each move as encoded members of a JSON object; equal moves are encoded once."""
    keeps, rules, extra_rolls = _encoded_keeps(position.hand), position.rules, extra_rolls_after(position)
    return [keeps[move.dice] if isinstance(move, Keep) else _encode_filling(rules, move, extra_rolls) for move in moves]


def _dump_filling(rules: Rules, move: Score | Announce, extra_rolls: int) -> dict[str, Any]:
    cell = dump_cell(rules, move.cell)
    if isinstance(move, Announce):
        return {"action": "announce", **cell}
    left = {} if rules.ruleset.extra_rolls is None else {"extra_rolls": extra_rolls}
    return {"action": "score", **cell, "points": move.points, "extra_bonus": move.extra_bonus, **left}


@derived
def _encode_filling(rules: Rules, move: Score | Announce, extra_rolls: int) -> str:
    return encode_members(_dump_filling(rules, move, extra_rolls))


# All hands take three megabytes.
@cache
def _encoded_keeps(hand: Hand) -> Mapping[Hand, str]:
    return {dice: encode_members(dump_keep(hand, dice)) for dice in sub_keeps(hand)[:-1]}


def dump_keep(hand: Hand, dice: Hand) -> dict[str, Any]:
    """Return the move that keeps some dice of a hand."""
    return {"action": "keep", "keep": dice, "reroll": rest(hand, dice)}


def name_move(texts: Texts, position: Position, move: Move) -> str:
    """Return the name of a move: ``Keep 3 3``, ``Ones (Down): 3``."""
    if isinstance(move, Keep):
        return texts.say("moveKeep", dice=dump_dice(move.dice)) if move.dice else texts.say("moveRerollAll")
    if isinstance(move, Announce):
        return texts.say("moveCall", category=category_title(texts, position.rules, move.cell.category))
    return texts.say("moveScore", category=cell_title(texts, position.rules, move.cell), points=_points(move))


def advise_move(texts: Texts, position: Position, move: Move) -> str:
    """Return the advice to make a move: ``Keep 3 3 and roll 1 4 6 again.``"""
    rules = position.rules
    if isinstance(move, Keep):
        if not move.dice:
            return texts.say("advisedRerollAll")
        others = dump_dice(rest(position.hand, move.dice))
        return texts.say("advisedKeep", dice=dump_dice(move.dice), others=others)
    if isinstance(move, Announce):
        return texts.say("advisedCall", category=category_title(texts, rules, move.cell.category))
    factor, left = rules.columns[move.cell.column].column.factor, extra_rolls_after(position)
    counts = ""
    if not rules.counts[move.cell.category]:
        counts = texts.say("advisedInProduct")
    elif factor > 1 and (move.points or move.extra_bonus):
        counts = texts.say("advisedTimes", factor=factor)
    return texts.join(
        [
            texts.say("advisedScore", category=cell_title(texts, rules, move.cell), points=_points(move)),
            counts,
            texts.say("advisedLeaves", n=left) if left else "",
        ]
    )


def _points(move: Score) -> str:
    paid = format_points(move.points)
    return f"{paid} + {move.extra_bonus}" if move.extra_bonus else paid


def dump_move(position: Position, ranked: RankedMove) -> dict[str, Any]:
    """Return a move of a position with its expected total and its loss."""
    return {
        "rank": ranked.rank,
        **dump_action(position, ranked.move),
        "value": round(ranked.value, 6),
        "loss": round(max(ranked.loss, LEAST), 6) if ranked.loss else 0,
    }
