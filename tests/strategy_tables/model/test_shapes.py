"""States with memory, compared with walks through whole games, turn by turn.

A walk does not use state numbers: fillings are a tuple, made categories a set.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

import numpy as np
import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import ExtraRolls
from strategy_tables.model import layout
from strategy_tables.model.layout import is_small, lay_out
from strategy_tables.model.shape import Shape, count_turn_starts, shape_of
from strategy_tables.model.states import StateSpace

PLAIN = Shape(
    times=(1, 1, 1, 1),
    upper_categories=(0, 2),
    upper_faces=(2, 5),
    upper_points=((0, 2, 4), (0, 5, 10)),
    upper_cap=9,
    order="free",
    rolls=3,
    extra_rolls=None,
    marks=(),
    joker_category=-1,
    live_category=-1,
)
POINTS = ((0, 2, 4), (0, 7), (0, 5, 10), (0, 12))
"""Possible points of each category."""

SHAPES = {
    "plain": PLAIN,
    "times": replace(PLAIN, times=(2, 3, 1, 2)),
    "one mark": replace(PLAIN, marks=(3,)),
    "marks, one upper": replace(PLAIN, marks=(0, 1, 3), times=(2, 2, 1, 1)),
    "saves": replace(PLAIN, extra_rolls=ExtraRolls(0, True, None)),
    "saves at most, with a start": replace(PLAIN, extra_rolls=ExtraRolls(1, True, 3)),
    "saves, a turn of one roll": replace(PLAIN, rolls=1, extra_rolls=ExtraRolls(2, True, None)),
    "chips": replace(PLAIN, extra_rolls=ExtraRolls(3, False, None)),
    "upper first": replace(PLAIN, order="upper_first"),
    "upper first, times": replace(PLAIN, order="upper_first", times=(2, 2, 1, 2), marks=(1,)),
    "card order": replace(PLAIN, order="card"),
    "card order, times": replace(PLAIN, order="card", times=(2, 1, 2, 3), marks=(0, 3)),
    "all at once": replace(PLAIN, times=(2, 1, 1, 2), marks=(2, 3), extra_rolls=ExtraRolls(0, True, 4)),
    "no upper one": replace(
        PLAIN, upper_categories=(), upper_faces=(), upper_points=(), upper_cap=0, times=(4, 1, 2, 1)
    ),
    "adjacent upper ones": replace(
        PLAIN, upper_categories=(1, 2), upper_faces=(2, 5), times=(2, 2, 3, 1), order="upper_first"
    ),
}


@dataclass(frozen=True, slots=True)
class Walked:
    """The situation of a walk."""

    times: tuple[int, ...]
    made: frozenset[int]
    extra: int
    total: int


def points_of(shape: Shape, category: int) -> tuple[int, ...]:
    """Return the possible points of a category."""
    if category in shape.upper_categories:
        return shape.upper_points[shape.upper_categories.index(category)]
    return POINTS[category]


def may_fill(shape: Shape, times: tuple[int, ...]) -> list[int]:
    """Return the categories that the order allows."""
    still_open = [c for c, most in enumerate(shape.times) if times[c] < most]
    if shape.order == "card":
        return still_open[:1]
    upper = [c for c in still_open if c in shape.upper_categories]
    return upper if shape.order == "upper_first" and upper else still_open


def steps(shape: Shape, at: Walked) -> Iterator[tuple[int, int, int, Walked]]:
    """Yield all next steps: category, points, rolls left, and the next situation."""
    for c in may_fill(shape, at.times):
        for points, left in product(points_of(shape, c), range(shape.rolls + at.extra)):
            times = tuple(n + (place == c) for place, n in enumerate(at.times))
            made = at.made | ({c} & set(shape.marks) if points > 0 else set())
            total = min(shape.upper_cap, at.total + points * (c in shape.upper_categories))
            yield c, points, left, Walked(times, made, extra_after(shape, at.extra, left), total)


def extra_after(shape: Shape, before: int, left: int) -> int:
    """Return the extra rolls after scoring with `left` rolls left."""
    if shape.extra_rolls is None:
        return 0
    if not shape.extra_rolls.saves:
        return min(before, left)
    return left if shape.extra_rolls.most is None else min(left, shape.extra_rolls.most)


def walks(shape: Shape) -> dict[Walked, list[tuple[int, int, int, Walked]]]:
    """Return every reachable situation between turns, with its next steps."""
    start = Walked((0,) * len(shape.times), frozenset(), shape.extra_rolls.start if shape.extra_rolls else 0, 0)
    found: dict[Walked, list[tuple[int, int, int, Walked]]] = {}
    wanted = [start]
    while wanted:
        at = wanted.pop()
        if at not in found:
            found[at] = [*steps(shape, at)]
            wanted += [after for *_, after in found[at]]
    return found


def state_of(space: StateSpace, at: Walked) -> tuple[int, int, int]:
    """Return the state of a situation."""
    filled = int(np.array(at.times) @ space.weights)
    memory = at.extra << len(space.shape.marks) | sum(1 << space.shape.marks.index(c) for c in at.made)
    return filled, memory, at.total


@pytest.mark.parametrize("name", SHAPES)
def test_states_are_those_of_all_games(name: str) -> None:
    shape = SHAPES[name]
    space, found = lay_out(shape), walks(shape)
    states = {state_of(space, at) for at in found}
    assert len(states) == len(found)
    laid_out = [space.state(index) for index in range(space.size)]
    assert states <= set(laid_out)
    # All memories and all totals for a number of fillings, independently.
    by_filled: dict[int, list[Walked]] = {}
    for at in found:
        by_filled.setdefault(state_of(space, at)[0], []).append(at)
    expected = 0
    for filled, some in by_filled.items():
        marks = sum(n > 0 for c, n in enumerate(some[0].times) if c in shape.marks)
        levels = 1 + max(at.extra for at in some)
        states_here = levels * 2**marks * len({at.total for at in some})
        assert states_here == space.block(filled).stop - space.block(filled).start
        expected += states_here if filled != space.full else 0
    assert expected == count_turn_starts(shape) == space.turn_starts
    assert sorted(by_filled) == space.filled_of_blocks().tolist()
    assert space.initial_state == space.index(*state_of(space, next(iter(found))))


@pytest.mark.parametrize("name", SHAPES)
def test_index_and_state_are_inverse(name: str) -> None:
    space = lay_out(SHAPES[name])
    everything = np.arange(space.size)
    states = space.states(everything)
    assert space.indices(*states).tolist() == everything.tolist()
    for index in everything[:: max(1, space.size // 50)].tolist():
        assert space.index(*space.state(index)) == index
        assert space.state(index) == tuple(int(each[index]) for each in states)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.exhaustive if name == "all at once" else ()) for name in SHAPES]
)
def test_successors_match_walks(name: str) -> None:
    shape = SHAPES[name]
    space, found = lay_out(shape), walks(shape)
    ways = [(c, points) for c in range(len(shape.times)) for points in points_of(shape, c)]
    fillings = space.fillings(*np.array(ways, dtype=np.int64).T)
    number = {way: place for place, way in enumerate(ways)}
    filled, memories, totals = (np.array(each) for each in zip(*(state_of(space, at) for at in found), strict=True))
    assert space.extra_rolls(memories).tolist() == [at.extra for at in found]
    for category in shape.marks:
        assert space.made(memories, category).tolist() == [category in at.made for at in found]
    allows = space.allowed(filled)[:, fillings.categories]
    assert allows.tolist() == [[c in may_fill(shape, at.times) for c, _ in ways] for at in found]
    assert space.times_left(filled).tolist() == [
        [most - n for most, n in zip(shape.times, at.times, strict=True)] for at in found
    ]
    assert space.turns_played(filled).tolist() == [sum(at.times) for at in found]
    for left in range(shape.rolls + space.shape.most_extra_rolls):
        after = space.follow(fillings, filled, memories, totals, left)
        indices, may = space.follow_indices(fillings, filled, memories, totals, np.full(len(filled), left))
        assert (may == allows).all()
        for place, at in enumerate(found):
            for c, points, with_left, then in found[at]:
                if with_left == left:
                    way = number[c, points]
                    expected = state_of(space, then)
                    assert tuple(int(each[place, way]) for each in after) == expected
                    assert int(indices[place, way]) == space.index(*expected)


@pytest.mark.parametrize("name", SHAPES)
def test_blocks_are_at_their_stated_places(name: str) -> None:
    shape = SHAPES[name]
    space, found = lay_out(shape), walks(shape)
    times_of = {state_of(space, at)[0]: at.times for at in found}
    filled = space.filled_of_blocks()
    assert space.block_numbers(filled).tolist() == list(range(len(filled)))
    assert [space.filled_of_block(number) for number in range(len(filled))] == filled.tolist()
    number = {times_of[each]: place for place, each in enumerate(filled.tolist())}
    expected = []
    for each in filled.tolist():
        times = times_of[each]
        after = [tuple(n + (place == c) for place, n in enumerate(times)) for c in range(len(times))]
        allowed = may_fill(shape, times)
        expected.append([number[then] if c in allowed else -1 for c, then in enumerate(after)])
    assert space.blocks_after(filled).tolist() == expected
    turns = [sum(times_of[each]) for each in filled.tolist()]
    assert [layer.tolist() for layer in space.layers()] == [
        [each for each, played in zip(filled.tolist(), turns, strict=True) if played == layer]
        for layer in range(shape.turns, -1, -1)
    ]


def test_impossible_extra_rolls_are_refused() -> None:
    space = lay_out(SHAPES["saves"])
    once = int(space.weights[1])
    assert space.state(space.index(once, 2, 0)) == (once, 2, 0)
    with pytest.raises(IndexError, match="extra rolls"):
        space.index(once, 3, 0)


def test_maxi_yatzy_with_saved_rolls_has_the_published_number_of_states() -> None:
    """57,507,840 cards, including full ones, become 1,269,658,211 pairs of a card to be filled and saved rolls."""
    shape = replace(shape_of(compile_ruleset(load_ruleset("maxi-yatzy"))), extra_rolls=ExtraRolls(0, True, None))
    assert count_turn_starts(shape) == 1_269_658_211


def test_balut_has_the_published_number_of_sets_of_filled_categories() -> None:
    """Seven categories, each filled four times: 78,125, including the full card."""
    shape = replace(SHAPES["no upper one"], times=(4,) * 7)
    assert count_turn_starts(shape) == 78_125 - 1
    assert len(lay_out(shape).filled_of_blocks()) == 78_125


@pytest.mark.parametrize(
    ("name", "small"),
    [("crag", True), ("yacht", True), ("generala", True), ("yatzy-forced", True), ("balut", False), ("yahtzee", False)],
)
def test_games_with_few_states_are_small(name: str, small: bool) -> None:
    assert is_small(compile_ruleset(load_ruleset(name))) == small


@pytest.mark.parametrize(("states", "small"), [(19_999, True), (20_000, True), (20_001, False)])
def test_small_is_up_to_twenty_thousand_states(monkeypatch: pytest.MonkeyPatch, states: int, small: bool) -> None:
    monkeypatch.setattr(layout, "count_turn_starts", lambda _: states)
    assert is_small(compile_ruleset(load_ruleset("crag"))) == small
