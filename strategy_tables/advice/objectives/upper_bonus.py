"""The upper bonus: the greatest probability of earning any tier of it.

Only the upper categories count for it, so that they are a small game of their own (`advice.upper_section`). All its
states are solved at once and cached. Where rolls are saved, that may take too long; then only those that can follow the
card are solved.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import ClassVar, Final

from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.advice.objective import Objective, Utilities
from strategy_tables.advice.upper_section import UpperSection
from strategy_tables.advice.upper_states import Solved
from strategy_tables.model.allowance import Allowance, TooCostly
from strategy_tables.model.outcomes import Outcomes, follow
from strategy_tables.model.remaining import card_state
from strategy_tables.store.table_set import RulesetTables

_RULESETS_KEPT: Final = 16
"""Latest rulesets whose states are cached; up to a megabyte each, without extra rolls."""


@dataclass(frozen=True, slots=True)
class UpperBonus(Objective):
    """Probability that the upper bonus is paid."""

    name: ClassVar[str] = "upper_bonus"

    def utilities(self, tables: RulesetTables, position: Position) -> Utilities:
        """Return exact values."""
        outcomes = tables.outcomes
        filled, memories, totals = card_state(outcomes, position.sheet)
        solved = chances_of(outcomes).find(int(filled[0]), int(memories[0]), tables.allowance)
        after = (each[0] for each in follow(outcomes, filled, memories, totals))
        return Utilities(solved.look_up(*after), (tables.means.digest,))

    def refusal(self, compiled: CompiledRuleset) -> str:
        """Return a reason for rulesets without an upper bonus, or whose upper categories wait for others."""
        if compiled.bonus_from is None:
            return "this game has no upper bonus"
        waiting = [compiled.categories[c] for c in compiled.dependent if compiled.upper_face[c]]
        return f"{waiting[0]} counts only after another category is filled with points" if waiting else ""


@lru_cache(maxsize=_RULESETS_KEPT)
def chances_of(outcomes: Outcomes) -> Chances:
    """Return the cached probabilities of a ruleset."""
    return Chances(outcomes)


class Chances:
    """Greatest probability of the upper bonus in the states of a ruleset, computed lazily."""

    def __init__(self, outcomes: Outcomes) -> None:
        self._outcomes = outcomes
        self._lock = Lock()
        self._found: Solved | None = None

    def find(self, filled: int, memory: int, allowance: Allowance) -> Solved:
        """Return the values of a state between turns and of all states that can follow it.

        Raises `TooCostly` if the allowance has too little left for solving them.
        """
        found = self._found
        if found is None or not found.holds(filled, memory):
            game = self._plan(filled, memory, allowance.limit_with_table(None))
            # Charge before locking: waiting for another thread takes as long, and may need a slot for long requests.
            allowance.charge(game.seconds())
            with self._lock:
                found = self._found
                if found is None or not found.holds(filled, memory):
                    found = self._found = game.solve(allowance)
        return found

    def _plan(self, filled: int, memory: int, limit: float) -> UpperSection:
        """Return all states unless they are too many, else the reachable ones."""
        game = UpperSection(self._outcomes, 0, self._outcomes.space.first_memory)
        if game.seconds() > limit:
            game = UpperSection(self._outcomes, filled, memory)
        if game.seconds() > limit:
            raise TooCostly(limit, game.seconds(), "ask when fewer categories are open")
        return game
