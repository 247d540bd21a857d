import numpy as np
import pytest

from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.model.layout import count_states, state_space
from strategy_tables.solve import induction
from strategy_tables.solve.induction import solve
from tests.house_rules import HOUSE_RULES
from tests.known import known
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import mean_play

# One of the slow ones.
LARGE = {
    "kismet",
    "yatzy",
    "balut",
    "yahtzee-1956",
    "yahtzee-free-joker",
    "yahtzee-no-joker",
    "yahtzee-classic",
    "kniffel",
}


@pytest.mark.parametrize(
    ("ruleset_id", "mean"),
    [
        pytest.param(name, mean, marks=pytest.mark.exhaustive if name in LARGE else ())
        for name, mean in known("mean").items()
    ],
)
def test_start_values_match_an_independent_solver(ruleset_id: str, mean: float) -> None:
    compiled = compile_ruleset(load_ruleset(ruleset_id))
    assert solve(compiled)[0] == pytest.approx(mean, abs=5e-7, rel=0)


# The others have more states, but no further rules.
@pytest.mark.parametrize(
    ("definition", "mean", "decimals"),
    [
        pytest.param(*each, marks=pytest.mark.exhaustive if number in (4, 6, 7, 8, 9, 10) else ())
        for number, each in enumerate(HOUSE_RULES)
    ],
)
def test_means_of_house_rules_match_an_independent_solver(
    definition: dict[str, object], mean: float, decimals: int
) -> None:
    solved = solve(compile_ruleset(parse_ruleset(definition)))[0]
    assert solved == pytest.approx(mean, abs=0.5 / 10**decimals, rel=0)


@pytest.mark.parametrize("name", [*SMALL, *WITH_MEMORY])
def test_every_state_matches_a_naive_recursion(name: str) -> None:
    compiled = compile_ruleset(parse_ruleset((SMALL | WITH_MEMORY)[name]))
    space = state_space(compiled)
    play = mean_play(name)
    values = solve(compiled)
    assert len(values) == space.size
    for index, value in enumerate(values):
        card = play.game.card_of_state(*space.state(index))
        assert value == pytest.approx(play.before_turn(card), abs=1e-12, rel=0)


def test_the_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, found = compile_ruleset(load_ruleset("yacht-nintendo")), []
    for threads in (1, 5):
        monkeypatch.setattr(induction, "allowed_processors", lambda threads=threads: frozenset(range(threads)))
        found.append(solve(compiled))
    assert np.array_equal(found[0], found[1])


def test_progress_ends_with_all_states() -> None:
    compiled = compile_ruleset(load_ruleset("yacht"))
    told: list[tuple[int, int]] = []
    solve(compiled, lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[-1] == (count_states(compiled), count_states(compiled))


def test_a_failure_in_a_thread_is_not_swallowed() -> None:
    def fail(_done: int, _total: int) -> None:
        raise OSError("the terminal is gone")

    with pytest.raises(OSError, match="terminal"):
        solve(compile_ruleset(load_ruleset("yacht")), fail)
