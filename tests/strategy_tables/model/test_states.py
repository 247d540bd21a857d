from itertools import chain, combinations, product
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables.model.layout import count_states, state_space
from tests.engine.one_card import single_fillings
from tests.known import known
from tests.strategy_tables.small import SMALL


@pytest.mark.parametrize(("ruleset_id", "states"), known("states").items())
def test_turn_start_states_match_the_rules(ruleset_id: str, states: int) -> None:
    compiled = compile_ruleset(load_ruleset(ruleset_id))
    assert count_states(compiled) == states
    assert state_space(compiled).turn_starts == states


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
    filled, memories, totals = (np.array(column, dtype=np.int64) for column in zip(*states, strict=True))
    assert space.indices(filled, memories, totals).tolist() == list(range(space.size))
    for each in set(filled.tolist()):
        block = space.block(each)
        assert {state[0] for state in states[block]} == {each}


def test_totals_are_capped_and_unreachable_ones_refused() -> None:
    space = state_space(compile_ruleset(load_ruleset("yahtzee")))
    empty = (None,) * 13
    sixes = space.filled_of(Sheet((single_fillings((*empty[:5], 30, *empty[6:])),)))
    assert space.state(space.index(sixes, False, 30)) == (sixes, False, 30)
    with pytest.raises(IndexError, match="7"):
        space.index(sixes, False, 7)
    upper = space.filled_of(Sheet((single_fillings((3, 6, 9, 12, 15, 18, *empty[6:])),)))
    assert space.index(upper, False, 63) == space.index(upper, False, 64) == space.index(upper, False, 105)
    assert space.index(upper, False, 62) != space.index(upper, False, 63)
    with pytest.raises(IndexError, match="outside"):
        space.state(space.size)


def test_live_only_matters_once_the_joker_category_is_filled() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee"))
    space = state_space(compiled)
    place = compiled.categories.index("yahtzee")
    yahtzee = space.filled_of(Sheet((single_fillings(tuple(0 if c == place else None for c in range(13))),)))
    assert space.index(0, True, 0) == space.index(0, False, 0) == 0
    assert space.index(yahtzee, True, 0) != space.index(yahtzee, False, 0)


# Below, filled categories are sets of indices. Reachable sets, legal categories and successors are derived from such
# sets. Rulesets have few categories, in any order or that of the card, with and without a joker.


def invented(chance: Random) -> dict[str, Any]:
    """Return a random ruleset of two to five categories."""
    faces = chance.sample(range(1, 7), chance.randint(0, 3))
    lower = [
        {"id": "pair", "needs": {"groups": [2]}, "pays": {"points": 12}},
        {"id": "chance", "pays": {"sum": "all"}},
        {"id": "run", "needs": {"run": 2}, "pays": {"points": 8}},
    ][: chance.randint(2 - min(1, len(faces)), 3 - (len(faces) == 3))]
    categories = [*({"id": f"face_{face}", "upper": face} for face in faces), *lower]
    chance.shuffle(categories)
    ruleset: dict[str, Any] = {"dice_count": 2, "categories": categories}
    if faces:
        ruleset["bonus"] = [{"at": chance.randint(1, 2 * sum(faces)), "pays": 5}]
    kind = chance.choice(["joker", "joker", "card", "free"])
    if kind == "joker":
        rule = chance.choice(["forced", "free", "original", "none"])
        ruleset["joker"] = {"category": "pair", "rule": rule, "bonus": chance.choice([0, 7]), "points": {}}
    if kind == "card":
        ruleset["order"] = "card"
    return ruleset


Places = frozenset[int]


def possible_sets(compiled: CompiledRuleset) -> list[Places]:
    """Return every set of categories that can be filled."""
    places = range(len(compiled.categories))
    if compiled.order == "card":
        return [frozenset(places[:count]) for count in range(len(places) + 1)]
    return [frozenset(some) for some in chain(*(combinations(places, n) for n in range(len(places) + 1)))]


def naive_allowed(compiled: CompiledRuleset, filled: Places) -> list[int]:
    """Return the categories that a hand of different dice may fill."""
    still_open = [c for c in range(len(compiled.categories)) if c not in filled]
    return still_open[:1] if compiled.order == "card" else still_open


def card_of(compiled: CompiledRuleset, filled: Places) -> Scorecard:
    """Return a card on which these categories are filled, some with 0."""
    return single_fillings(tuple((c * 3 if c in filled else None) for c in range(len(compiled.categories))))


INVENTED = {f"{seed}": parse_ruleset(invented(Random(seed))) for seed in range(24)}
INVENTED |= {name: parse_ruleset(definition) for name, definition in SMALL.items()}


def test_invented_rulesets_have_all_kinds() -> None:
    """The tests below see jokers with and without bonus, the order of the card, and rulesets without upper
    categories."""
    kinds = {
        (ruleset.order, ruleset.joker is not None, bool(ruleset.joker and ruleset.joker.bonus))
        for ruleset in INVENTED.values()
    }
    assert kinds == {("card", False, False), ("free", False, False), ("free", True, False), ("free", True, True)}
    assert any(all(category.upper is None for category in ruleset.categories) for ruleset in INVENTED.values())


@pytest.mark.parametrize("name", INVENTED)
def test_open_categories_of_a_state(name: str) -> None:
    compiled = compile_ruleset(INVENTED[name])
    space = state_space(compiled)
    every = range(len(compiled.categories))
    sets = possible_sets(compiled)
    codes = [space.filled_of(Sheet((card_of(compiled, filled),))) for filled in sets]
    filled = np.array(codes, dtype=np.int64)

    assert sorted(codes) == space.filled_of_blocks().tolist()
    assert space.full == codes[-1]
    assert [space.open_categories(code) for code in codes] == [
        tuple(c for c in every if c not in some) for some in sets
    ]
    for c in every:
        assert space.is_filled(filled, c).tolist() == [c in some for some in sets]
    assert space.turns_played(filled).tolist() == [len(some) for some in sets]
    assert space.turns_left(filled).tolist() == [len(every) - len(some) for some in sets]
    assert space.times_left(filled).tolist() == [[int(c not in some) for c in every] for some in sets]
    assert space.allowed(filled).tolist() == [[c in naive_allowed(compiled, some) for c in every] for some in sets]
    by_count = [sorted(c for c, some in zip(codes, sets, strict=True) if len(some) == n) for n in (*every, len(every))]
    assert [layer.tolist() for layer in space.layers()] == by_count[::-1]


@pytest.mark.parametrize("name", INVENTED)
def test_states_after_filling(name: str) -> None:
    compiled = compile_ruleset(INVENTED[name])
    space = state_space(compiled)
    every = range(len(compiled.categories))
    sets = possible_sets(compiled)
    code_of = {some: space.filled_of(Sheet((card_of(compiled, some),))) for some in sets}
    filled = np.array([code_of[some] for some in sets], dtype=np.int64)

    blocks = space.block_numbers(filled).tolist()
    assert [space.filled_of_block(block) for block in blocks] == filled.tolist()
    block_of = dict(zip(sets, blocks, strict=True))
    assert space.blocks_after(filled).tolist() == [
        [block_of[some | {c}] if c in naive_allowed(compiled, some) else -1 for c in every] for some in sets
    ]
    upper = space.shape.upper_categories
    subsets = space.subsets(filled)
    assert subsets.tolist() == [space.subset(code) for code in filled.tolist()]
    for some, subset in zip(sets, subsets.tolist(), strict=True):
        left = [place for place, c in enumerate(upper) if c not in some]
        assert space.open_in_subset(subset) == left
        if compiled.order != "card":
            found = space.fill_in_subsets(np.array([subset]), np.array(left, dtype=np.int64)).tolist()
            assert found == [space.subset(code_of[some | {upper[place]}]) for place in left]
    for some, c in product(sets, every):
        after = (np.array([code_of[some]]) + space.weights[c]).tolist()
        if c in naive_allowed(compiled, some):
            assert after == [code_of[some | {c}]]


@pytest.mark.parametrize("name", INVENTED)
def test_successors_of_a_state(name: str) -> None:
    compiled = compile_ruleset(INVENTED[name])
    space = state_space(compiled)
    ways = [(c, points) for c, payable in enumerate(compiled.payable) for points in payable]
    fillings = space.fillings(*np.array(ways, dtype=np.int64).T)
    states = [space.state(index) for index in range(space.size)]
    filled, memories, totals = (np.array(column, dtype=np.int64) for column in zip(*states, strict=True))
    allows = space.allowed(filled)[:, fillings.categories]
    after = space.follow(fillings, filled, memories, totals, 0)
    indices, may = space.follow_indices(fillings, filled, memories, totals, 0)
    assert (may == allows).all()
    some = np.arange(len(ways))[::-2]
    assert (space.follow_indices(fillings.take(some), filled, memories, totals, 0)[0] == indices[:, some]).all()
    for (place, (taken, live, total)), (way, (c, points)) in product(enumerate(states), enumerate(ways)):
        gone = frozenset(range(len(compiled.categories))) - set(space.open_categories(taken))
        assert allows[place, way] == (c in naive_allowed(compiled, gone))
        if allows[place, way]:
            found = [int(each[place, way]) for each in after]
            raised = min(compiled.upper_cap, total + (points if compiled.upper_face[c] else 0))
            makes_live = points > 0 if c == compiled.joker_category and compiled.extra_bonus else live
            assert found == [space.filled_of(Sheet((card_of(compiled, gone | {c}),))), makes_live, raised]
            assert indices[place, way] == space.index(*found)


@pytest.mark.parametrize("name", INVENTED)
def test_joker_cases_match_the_rule(name: str) -> None:
    compiled = compile_ruleset(INVENTED[name])
    space = state_space(compiled)
    sets = possible_sets(compiled)
    filled = np.array([space.filled_of(Sheet((card_of(compiled, some),))) for some in sets], dtype=np.int64)
    assert space.jokers(filled).tolist() == [compiled.joker_category in some for some in sets]
    expected = []
    for some in sets:
        still_open = [c for c in range(len(compiled.categories)) if c not in some]
        open_faces = [compiled.upper_face[c] for c in still_open]
        lower_open = any(not compiled.upper_face[c] and c != compiled.joker_category for c in still_open)
        expected.append([4 * (face - 1) + 2 * (face in open_faces) + lower_open for face in range(1, 7)])
    assert space.joker_cases(filled).tolist() == expected


def test_full_and_empty_cards() -> None:
    space = state_space(compile_ruleset(load_ruleset("yatzy")))
    both = np.array([0, space.full], dtype=np.int64)
    assert space.turns_left(both).tolist() == [15, 0]
    assert space.turns_played(both).tolist() == [0, space.shape.turns] == [0, 15]
    assert space.allowed(both).tolist() == [[True] * 15, [False] * 15]
    assert (space.blocks_after(both)[1] == -1).all()
    assert space.open_categories(space.full) == ()
    assert not space.jokers(both).any()
    forced = state_space(compile_ruleset(load_ruleset("yatzy-forced")))
    assert forced.blocks_after(np.array([0, forced.full])).tolist() == [[1, *[-1] * 14], [-1] * 15]
