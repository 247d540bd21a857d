"""Rulesets with columns for the tests of sheets."""

from __future__ import annotations

import random
from dataclasses import replace

from engine.cards.rules import Rules
from engine.cards.scoring import Score, score_hand
from engine.cards.sheet import Sheet, empty_sheet, fillable_cells, is_sheet_full, rolls_of_turn
from engine.cards.totals import score_totals
from engine.definitions.definition import load_ruleset
from engine.dice import Hand
from engine.games.moves import fill
from engine.rulesets.ruleset import Column, Ruleset
from tests.engine.naive_sheet import NaiveSheet
from tests.engine.one_card import single_fillings

THREE_COLUMNS = (
    Column("first", "First"),
    Column("second", "Second", factor=2),
    Column("third", "Third", factor=3),
)
FOUR_ORDERS = (
    Column("down", "Down", order="down"),
    Column("free", "Free"),
    Column("up", "Up", order="up"),
    Column("announce", "Announce", announce=True),
)


def in_columns(name: str, columns: tuple[Column, ...] = THREE_COLUMNS) -> Ruleset:
    """Return a built-in game of one column, played in several."""
    ruleset = load_ruleset(name)
    joker = None if any(column.announce for column in columns) else ruleset.joker
    return replace(ruleset, name=f"{name}-in-columns", columns=columns, joker=joker)


def sheet_of(sheet: NaiveSheet) -> Sheet:
    """Convert a naive sheet."""
    return Sheet(tuple(single_fillings(column.points, column.extra_bonus_count) for column in sheet))


def sheet_with(rules: Rules, open_count: int, chance: random.Random) -> Sheet:
    """Return a sheet with `open_count` open cells, the others randomly filled with payable points."""
    sheet = empty_sheet(rules)
    for _ in range(rules.turns - open_count):
        cell = chance.choice(fillable_cells(rules, sheet))
        sheet = fill(sheet, Score(cell, chance.choice(rules.card.payable[cell.category]), 0))
    return sheet


def all_sheets(rules: Rules) -> set[Sheet]:
    """Return every sheet of every game, finished or not, by playing them all.

    Plays only one of several hands that earn the same everywhere, but each hand of equal dice.
    """
    rolls: dict[tuple[tuple[int, ...], Hand | None], tuple[Hand, int]] = {}
    for roll, rows in enumerate(rules.card.roll_points, 1):
        for hand, row in zip(rules.card.hands, rows, strict=True):
            rolls.setdefault((row, hand if hand[0] == hand[-1] else None), (hand, roll))
    start = empty_sheet(rules)
    found, waiting = {start}, [start]
    while waiting:
        sheet = waiting.pop()
        if is_sheet_full(rules, sheet):
            continue
        for hand, roll in rolls.values():
            if roll > rolls_of_turn(rules, sheet):
                continue
            for score in score_hand(rules, sheet, hand, roll).scores:
                following = fill(sheet, score)
                if following not in found:
                    found.add(following)
                    waiting.append(following)
    return found


def points_of(rules: Rules, sheet: Sheet) -> int:
    """Return points and extra bonuses as the totals of the sheet have them: `points_so_far` in another way."""
    totals = score_totals(rules, sheet)
    return totals.upper_points + totals.lower_points + totals.extra_bonus
