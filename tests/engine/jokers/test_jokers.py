"""Further hands of equal dice: the test vectors of the rules, then all cases of the table."""

from itertools import product

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.engine.one_card import scored

RULES = {"forced": "yahtzee", "free": "yahtzee-free-joker", "original": "yahtzee-1956", "none": "yahtzee-no-joker"}
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")
JOKER = {"full_house": 25, "small_straight": 30, "large_straight": 40}
OTHER = ("three_of_a_kind", "four_of_a_kind", "chance")
LOWER = (*JOKER, *OTHER)


def choices(compiled: CompiledRuleset, open_names: set[str], live: bool, face: int) -> tuple[dict[str, int], set[int]]:
    """Return the legal categories with their points, and the extra bonuses."""
    still_open = tuple(sorted(compiled.categories.index(name) for name in open_names))
    made = (compiled.joker_category,) if live else ()
    found = scored(compiled, still_open, made, (face,) * 5, 3).scores
    return {compiled.categories[one.category]: one.points for one in found}, {one.extra_bonus for one in found}


LOWER_20 = {"three_of_a_kind": 20, "four_of_a_kind": 20, "chance": 20}
VECTORS = [
    (
        {"fours", *LOWER},
        50,
        {
            "forced": {"fours": 20},
            "free": {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0} | LOWER_20,
            "original": JOKER | LOWER_20,
            "none": {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0} | LOWER_20,
        },
        100,
    ),
    (
        {"twos", "large_straight"},
        0,
        {
            "forced": {"large_straight": 40},
            "free": {"large_straight": 40, "twos": 0},
            "original": {"large_straight": 40},
            "none": {"large_straight": 0, "twos": 0},
        },
        0,
    ),
    ({"twos", "sixes"}, 50, {key: {"twos": 0, "sixes": 0} for key in RULES}, 100),
    (
        {"fours", "twos"},
        50,
        {
            "forced": {"fours": 20},
            "free": {"fours": 20, "twos": 0},
            "original": {"fours": 0, "twos": 0},
            "none": {"fours": 20, "twos": 0},
        },
        100,
    ),
    ({"full_house", "yahtzee"}, None, {key: {"yahtzee": 50, "full_house": 0} for key in RULES}, 0),
    ({"yahtzee"}, None, {key: {"yahtzee": 50} for key in RULES}, 0),
]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize(("open_names", "filled", "expected", "extra_bonus"), VECTORS)
def test_vectors_with_five_fours(
    rule: str, open_names: set[str], filled: int | None, expected: dict[str, dict[str, int]], extra_bonus: int
) -> None:
    compiled = compile_ruleset(load_ruleset(RULES[rule]))
    found, extra = choices(compiled, open_names, filled == 50, 4)
    assert found == expected[rule]
    assert extra == {extra_bonus}


def from_the_table(rule: str, open_names: set[str], face: int) -> dict[str, int]:
    """Return the table of the rules for a used Yahtzee category."""
    own = UPPER[face - 1]
    lower = {name for name in LOWER if name in open_names}
    others = {name for name in UPPER if name in open_names and name != own}
    natural = dict.fromkeys((own, *OTHER), 5 * face) | dict.fromkeys(JOKER, 0) | dict.fromkeys(others, 0)
    joker = dict.fromkeys(OTHER, 5 * face) | JOKER
    if rule == "none":
        return {name: natural[name] for name in open_names}
    if own in open_names:
        if rule == "forced":
            return {own: 5 * face}
        if rule == "original":
            return {name: joker[name] for name in lower} if lower else dict.fromkeys({own, *others}, 0)
        return {name: natural[name] for name in open_names}
    if not lower:
        return dict.fromkeys(others, 0)
    if rule == "free":
        return {name: joker[name] for name in lower} | dict.fromkeys(others, 0)
    return {name: joker[name] for name in lower}


@pytest.mark.parametrize("rule", RULES)
def test_every_card_and_face_matches_the_table(rule: str) -> None:
    compiled = compile_ruleset(load_ruleset(RULES[rule]))
    for chosen in product((False, True), repeat=12):
        open_names = {name for name, is_open in zip((*UPPER, *LOWER), chosen, strict=True) if is_open}
        face = 1 + sum(chosen) % 6
        for live in (False, True) if open_names else ():
            found, extra = choices(compiled, open_names, live, face)
            assert found == from_the_table(rule, open_names, face)
            assert extra == {100 if live else 0}


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_there_is_no_joker_while_the_yahtzee_category_is_open(rule: str, face: int) -> None:
    compiled = compile_ruleset(load_ruleset(RULES[rule]))
    found, extra = choices(compiled, set(compiled.categories), False, face)
    natural = dict.fromkeys(UPPER, 0) | {UPPER[face - 1]: 5 * face} | dict.fromkeys(JOKER, 0)
    assert found == natural | dict.fromkeys(OTHER, 5 * face) | {"yahtzee": 50}
    assert extra == {0}


@pytest.mark.parametrize("rule", RULES)
def test_the_extra_bonus_does_not_count_towards_the_upper_bonus(rule: str) -> None:
    compiled = compile_ruleset(load_ruleset(RULES[rule]))
    still_open = (compiled.categories.index("ones"),)
    (score,) = scored(compiled, still_open, compiled.marks, (1, 1, 1, 1, 1), 3).scores
    assert (score.points, score.extra_bonus) == (0 if rule == "original" else 5, 100)


def test_no_rule_for_further_yahtzees_in_the_classic_game() -> None:
    compiled = compile_ruleset(load_ruleset("yahtzee-classic"))
    found, extra = choices(compiled, {"fours", *LOWER}, True, 4)
    assert found == {"fours": 20, "full_house": 0, "small_straight": 0, "large_straight": 0} | LOWER_20
    assert extra == {0}
