"""Greatest probability of the upper bonus in games with memory, compared with a naive recursion."""

from typing import Any

import numpy as np
import pytest

from engine.definitions.definition import parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.advice.objectives.upper_bonus import UpperBonus, chances_of
from strategy_tables.advice.upper_section import UpperSection
from strategy_tables.limits import WorkLimits
from strategy_tables.model.allowance import UNLIMITED, Allowance, TooCostly
from strategy_tables.model.layout import state_space
from strategy_tables.model.outcomes import Outcomes, number_outcomes
from strategy_tables.model.remaining import card_state
from tests.effort import EFFORT
from tests.selection import usually
from tests.strategy_tables.naive_play import play_for_bonus
from tests.strategy_tables.positions import positions_of_games
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY

_SAVED = {"start": 1, "saves": True}
_IN_CARD_ORDER: dict[str, Any] = {
    "dice_count": 2,
    "rolls": 2,
    "categories": [
        {"id": "chance", "pays": {"sum": "all"}},
        {"id": "fives", "upper": 5, "times": 2},
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 12}, "times": 2},
        {"id": "twos", "upper": 2},
        {"id": "run", "needs": {"run": 2}, "pays": {"points": 8}},
    ],
    "bonus": [{"at": 14, "pays": 9}],
    "order": "card",
}
GAMES: dict[str, dict[str, Any]] = {
    **{name: definition for name, definition in WITH_MEMORY.items() if "bonus" in definition},
    "in-card-order": _IN_CARD_ORDER,
    "in-card-order-saved": {**_IN_CARD_ORDER, "extra_rolls": _SAVED},
    "in-card-order-saved-at-most": {**_IN_CARD_ORDER, "extra_rolls": {**_SAVED, "most": 2}},
    "in-card-order-chips": {**_IN_CARD_ORDER, "extra_rolls": {"start": 2}},
    # The only rule that keeps jokers from their upper category.
    "joker-original-saved": {**SMALL["joker-original"], "rolls": 2, "extra_rolls": _SAVED},
    "joker-original-chips": {**SMALL["joker-original"], "rolls": 2, "extra_rolls": {"start": 2}},
}


def compiled_of(name: str) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset({"name": name, "title": name, **GAMES[name]}))


def outcomes_of(compiled: CompiledRuleset) -> Outcomes:
    return number_outcomes(compiled, state_space(compiled))


@pytest.mark.slow
@pytest.mark.parametrize("name", usually(set(GAMES) - {"joker-original-saved"}, sorted(set(GAMES) - {"after-upper"})))
def test_every_card_matches_a_naive_recursion(name: str) -> None:
    compiled = compiled_of(name)
    assert not UpperBonus().refusal(compiled)
    outcomes, play, undecided = outcomes_of(compiled), play_for_bonus(compiled), 0
    chances = chances_of(outcomes)
    for position in positions_of_games(compiled, 20 * EFFORT, seed=45):
        expected = play.before_turn(play.game.card_of(position))
        state = card_state(outcomes, position.sheet)
        whole = chances.find(int(state[0][0]), int(state[1][0]), UNLIMITED)
        assert whole.look_up(*state)[0] == pytest.approx(expected, abs=1e-12)
        from_here = UpperSection(outcomes, int(state[0][0]), int(state[1][0]))
        assert from_here.seconds() <= UpperSection(outcomes, 0, outcomes.space.first_memory).seconds()
        assert from_here.solve(UNLIMITED).look_up(*state)[0] == pytest.approx(expected, abs=1e-12)
        undecided += 0.0 < expected < 1.0
    assert undecided >= 4


def test_costly_games_are_only_solved_from_the_card() -> None:
    compiled = compiled_of("saved")
    outcomes, play = outcomes_of(compiled), play_for_bonus(compiled)
    last = next(each for each in positions_of_games(compiled, 99, seed=46) if len(each.open_categories) == 1)
    filled, memories, totals = card_state(outcomes, last.sheet)
    whole = UpperSection(outcomes, 0, outcomes.space.first_memory).seconds()
    little = UpperSection(outcomes, int(filled[0]), int(memories[0])).seconds()
    assert little < whole
    allowance = Allowance(limits=WorkLimits(seconds_without_table=(little + whole) / 2))
    chances = chances_of(outcomes)
    with pytest.raises(TooCostly, match="ask when fewer categories are open"):
        chances.find(0, outcomes.space.first_memory, allowance)
    assert allowance.seconds_charged == 0.0
    found = chances.find(int(filled[0]), int(memories[0]), allowance)
    assert allowance.seconds_charged == little
    assert found.look_up(filled, memories, totals)[0] == pytest.approx(
        play.before_turn(play.game.card_of(last)), abs=1e-12
    )
    assert chances.find(int(filled[0]), int(memories[0]), Allowance(0.0)) is found
    assert not found.holds(0, outcomes.space.first_memory)


def test_upper_categories_that_wait_for_others_are_refused() -> None:
    compiled = compiled_of("after-upper")
    assert UpperBonus().refusal(compiled) == "sixes counts only after another category is filled with points"


def test_penalties_alone_are_no_bonus() -> None:
    definition = {**GAMES["penalties"], "name": "ours", "title": "Ours", "bonus": [{"at": 0, "pays": -9}]}
    compiled = compile_ruleset(parse_ruleset(definition))
    assert compiled.bonus_from is None
    assert UpperBonus().refusal(compiled) == "this game has no upper bonus"


def test_saved_rolls_help() -> None:
    without = compile_ruleset(
        parse_ruleset({**GAMES["saved"], "name": "own", "title": "Own", "extra_rolls": {"drop": True}})
    )
    saving = compiled_of("saved")
    found = []
    for outcomes in (outcomes_of(without), outcomes_of(saving)):
        start = np.zeros(1, dtype=np.int64)
        found.append(chances_of(outcomes).find(0, 0, UNLIMITED).look_up(start, start, start)[0])
    assert 0.0 < found[0] < found[1] < 1.0
