"""All objectives; each has a file."""

from collections.abc import Mapping
from typing import Final

from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives.expected_total import ExpectedTotal
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.objectives.win import Win

OBJECTIVES: Final[Mapping[str, type[Objective]]] = {
    each.name: each for each in (ExpectedTotal, Target, Win, Floor, UpperBonus)
}
"""All objectives, by name."""

DEFAULT_OBJECTIVE: Final = ExpectedTotal
"""Default objective, which defines good play for reviews and outlooks."""
