"""How good playing to win can get against one opponent who plays for the mean, a tie counting as half."""

from dataclasses import dataclass

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import OutOfReach, SolverMissing
from strategy_tables.jobs.build import GREATEST_STATES, solve_start
from strategy_tables.model.distribution import distribution
from strategy_tables.model.layout import count_states
from strategy_tables.model.states import Progress
from strategy_tables.store.kinds import TARGET
from strategy_tables.store.start import load_start


@dataclass(frozen=True, slots=True)
class Contest:
    """Probabilities to win: of the best play that does not look at the opponent's card, and of a player who knows
    beforehand what total the opponent will have."""

    best_response: float
    ceiling: float


def solve_contest(compiled: CompiledRuleset, progress: Progress = lambda _done, _total: None) -> Contest:
    """Both, exactly.

    Raises `OutOfReach` of more states than targets are solved of, and `SolverMissing` where numba is not installed.
    """
    try:
        from strategy_tables.solve.contest import best_response_win, clairvoyant_win
    except ModuleNotFoundError as error:
        raise SolverMissing from error
    states = count_states(compiled)
    if states > GREATEST_STATES:
        raise OutOfReach(compiled.ruleset.name, TARGET.name, states, GREATEST_STATES)
    rest = load_start(compiled) or solve_start(compiled)
    opponent = distribution(rest.probabilities, rest.least)
    return Contest(
        best_response_win(compiled, opponent, lambda done, total: progress(done, 2 * total)),
        clairvoyant_win(compiled, opponent, lambda done, total: progress(total + done, 2 * total)),
    )
