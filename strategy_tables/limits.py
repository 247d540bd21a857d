"""Limits of computing and building for a request."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkLimits:
    """Bounds of work that are known before it begins.

    * `seconds_without_table`: limit of one computation that replaces a missing table
    * `seconds_with_table`: limit of one computation if a table exists, whose answer is about as good and as fast
    * `seconds_to_play_out`: limit of the playouts of all opponents who err; fewer games are played to meet it
    * `seconds_to_win`: limit of the best play to win, to the end or for some turns
    * `seconds_to_win_game`: limit of these for all turns of a reviewed game together
    * `demand_keeps`: greatest `cost.keep_count` that is solved on demand: every built-in game but the very large ones
    * `demand_cells`: greatest `cost.distribution_cells` that are solved on demand: gigabytes and minutes. Yahtzee has
      845 million
    * `quick_cells`: up to here they take seconds, like means and floors, and requests wait for them
    """

    seconds_without_table: float = 1.0
    seconds_with_table: float = 0.015
    seconds_to_play_out: float = 0.5
    seconds_to_win: float = 0.25
    seconds_to_win_game: float = 0.75
    demand_keeps: int = 2_800_000 * 462
    demand_cells: int = 1_500_000_000
    quick_cells: int = 10_000_000


WORK_LIMITS: Final = WorkLimits()
"""Limits of commands, and the defaults of servers."""
