"""How large a definition may be: definitions come from strangers, and each of these numbers bounds what one costs."""

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
"""Lower categories that others require, beside that of a joker: each doubles what checking a card can cost."""
GREATEST_STOCK: Final = 20
"""Extra rolls that a game can start with."""
GREATEST_EXTRA_ROLLS: Final = 500
"""What can be said to be the most extra rolls; without that word, a game of so many turns can save almost as many."""
GREATEST_CATEGORY_TOTAL: Final = GREATEST_TIMES * GREATEST_POINTS
GREATEST_TOTAL: Final = GREATEST_CATEGORY_COUNT * GREATEST_CATEGORY_TOTAL
GREATEST_UPPER_TOTAL: Final = GREATEST_TIMES * GREATEST_DICE_COUNT * 21
