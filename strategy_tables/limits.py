"""What is worked out, or built, while somebody waits: all that may be chosen of it, in one place."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkLimits:
    """Bounds of work that are known before it begins.

    * `seconds_without_table`: one thing that is worked out because there is no table of it may take so long
    * `seconds_beside_table`: so long may it take where there is a table; from that the answer would be as good as
      exact, and as quick
    * `seconds_to_play_out`: so long may the games of all opponents who err be played out, as far as fewer of them do
    * `seconds_to_win`: so long may the best play to win be worked out, to the end or for some turns
    * `demand_keeps`: `cost.work` of the largest ruleset that is solved on demand; Yatzy, with 1.43 million states of
      five dice, is below it
    * `demand_cells`: `cost.cells` of the largest distributions that are solved on demand: gigabytes, and minutes.
      Yahtzee has 845 million
    * `quick_cells`: up to here they take seconds, like means and floors: who asks for them waits
    * `late`: so many seconds, and such a part of what he was told, may somebody be late who comes back for a table
    """

    seconds_without_table: float = 1.0
    seconds_with_table: float = 0.015
    seconds_to_play_out: float = 0.5
    seconds_to_win: float = 0.25
    demand_keeps: int = 1_600_000 * 462
    demand_cells: int = 1_500_000_000
    quick_cells: int = 10_000_000
    late: tuple[float, float] = (10.0, 0.25)


WORK_LIMITS: Final = WorkLimits()
"""Those of a server that nobody has configured otherwise, and of commands."""
