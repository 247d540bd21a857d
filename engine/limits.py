"""Limits of definitions: clients send these, and each limit bounds the cost of processing one."""

from __future__ import annotations

from typing import Final

GREATEST_DICE_COUNT: Final = 6
GREATEST_ROLLS: Final = 5
GREATEST_CATEGORY_COUNT: Final = 20
GREATEST_TIMES: Final = 6
GREATEST_COLUMN_COUNT: Final = 6
GREATEST_CELL_COUNT: Final = 80
GREATEST_FACTOR: Final = 9
GREATEST_PRODUCT_COUNT: Final = 3
GREATEST_TIER_COUNT: Final = 8
GREATEST_POINTS: Final = 1000
GREATEST_ALIAS_COUNT: Final = 20
GREATEST_AWARD_COUNT: Final = 40
GREATEST_REQUIRED_WITH_JOKER: Final = 2
"""Required lower categories other than the joker's; each of them doubles the worst-case cost of checking a card."""
GREATEST_EXTRA_ROLLS_AT_START: Final = 20
"""Extra rolls at the start of a game."""
GREATEST_EXTRA_ROLLS: Final = 500
"""Largest explicit limit of saved extra rolls; without one, a game of many turns can save almost as many."""
GREATEST_CATEGORY_TOTAL: Final = GREATEST_TIMES * GREATEST_POINTS
GREATEST_TOTAL: Final = GREATEST_CATEGORY_COUNT * GREATEST_CATEGORY_TOTAL
GREATEST_UPPER_TOTAL: Final = GREATEST_TIMES * GREATEST_DICE_COUNT * 21
