import numpy as np
import pytest

from engine.definition import load_ruleset, parse_ruleset
from engine.scoring import compile_ruleset
from strategy_tables.model.states import count_states, state_space
from tests.strategy_tables.small import SMALL

# RULES.md; generala and yatzy-forced are only given roughly there and are left to the arithmetic below.
COUNTS = {
    "yahtzee": 536_320,
    "yahtzee-free-joker": 536_320,
    "yahtzee-1956": 536_320,
    "yahtzee-no-joker": 536_320,
    "yahtzee-classic": 357_568,
    "yatzy": 1_430_464,
    "yacht": 4_095,
    "crag": 8_191,
    "kismet": 1_543_601,
    "yacht-nintendo": 178_752,
    # 57,507,840 with the 85 finished ones.
    "maxi-yatzy": 57_507_840 - 85,
    # One state per set of categories: nothing else counts.
    "generala": 2**10 - 1,
}


@pytest.mark.parametrize("ruleset_id", COUNTS)
def test_turn_start_states_are_those_of_the_rules(ruleset_id: str) -> None:
    compiled = compile_ruleset(load_ruleset(ruleset_id))
    assert count_states(compiled) == COUNTS[ruleset_id]
    assert state_space(compiled).turn_starts == COUNTS[ruleset_id]


@pytest.mark.parametrize(("ruleset_id", "pairs"), [("yahtzee", 2794), ("maxi-yatzy", 3510)])
def test_pairs_of_upper_categories_and_capped_total(ruleset_id: str, pairs: int) -> None:
    assert state_space(compile_ruleset(load_ruleset(ruleset_id))).total_counts.sum() == pairs


def test_forced_order_has_one_set_of_categories_per_turn() -> None:
    compiled = compile_ruleset(load_ruleset("yatzy-forced"))
    assert count_states(compiled) == state_space(compiled).turn_starts <= 15 * 64


@pytest.mark.parametrize("name", SMALL)
def test_index_and_state_are_inverse(name: str) -> None:
    compiled = compile_ruleset(parse_ruleset(SMALL[name]))
    space = state_space(compiled)
    assert count_states(compiled) == space.turn_starts
    states = [space.state(index) for index in range(space.size)]
    assert len(set(states)) == space.size
    assert [space.index(*state) for state in states] == list(range(space.size))
    masks, lives, totals = (np.array(column, dtype=np.int64) for column in zip(*states, strict=True))
    assert space.indices(masks, lives, totals).tolist() == list(range(space.size))
    for mask in {mask for mask, _, _ in states}:
        block = space.block(mask)
        assert {state[0] for state in states[block]} == {mask}


def test_totals_are_capped_and_unreachable_ones_refused() -> None:
    space = state_space(compile_ruleset(load_ruleset("yahtzee")))
    sixes = 1 << 5
    assert space.state(space.index(sixes, False, 30)) == (sixes, False, 30)
    with pytest.raises(IndexError, match="7"):
        space.index(sixes, False, 7)
    upper = 0b111111
    assert space.index(upper, False, 63) == space.index(upper, False, 64) == space.index(upper, False, 105)
    assert space.index(upper, False, 62) != space.index(upper, False, 63)
    with pytest.raises(IndexError, match="outside"):
        space.state(space.size)


def test_live_matters_only_once_the_joker_category_is_filled() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    space = state_space(compiled)
    yahtzee = 1 << compiled.categories.index("yahtzee")
    assert space.index(0, True, 0) == space.index(0, False, 0) == 0
    assert space.index(yahtzee, True, 0) != space.index(yahtzee, False, 0)
