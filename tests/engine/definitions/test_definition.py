"""The grammar of rulesets: the meaning of each word at its limits, all problems, inheritance, dump and fingerprint."""

import re
from pathlib import Path
from typing import Any

import pytest

from engine.cards.scoring import locked
from engine.definitions.definition import builtin_rulesets, check_definition, load_ruleset, load_rulesets, parse_ruleset
from engine.errors import GREATEST_PROBLEM_COUNT, InvalidRuleset, UnknownRuleset
from engine.rulesets.compiled import compile_ruleset, fillable
from engine.rulesets.ruleset import DEFAULT_RULESET, ExtraRolls, Ruleset, dump_ruleset, fingerprint
from tests.engine.definition_samples import ANY, HOSTILE, ONES, PAIR, YZ, changed, game, joker, needs, pays
from tests.engine.one_card import scored, sheet_with


def problems_of(definition: Any) -> list[tuple[str, tuple[str | int, ...]]]:
    problems, ruleset = check_definition(definition)
    assert (ruleset is None) == bool(problems)
    assert all(problem.detail for problem in problems)
    return [(problem.code, problem.path) for problem in problems]


IT = ("categories", 0)
NEEDS = (*IT, "needs")
CHAIN = [ANY, *({"id": f"c{n}", "after": f"c{n - 1}" if n else "any", "pays": {"sum": "all"}} for n in range(3))]
PAYS = (*IT, "pays")
COLOURS = {"black": [1, 6], "red": [2, 5], "green": [3, 4]}
AWARDED = ("points_awarded",)
AWARD = (*AWARDED, "categories", 0)
BRACKET = (*AWARDED, "total", 0)


def awarding(*categories: Any, **words: Any) -> dict[str, Any]:
    """Return a game of the sum of five dice, twice, with these awards."""
    return game(ANY | {"times": 2}, points_awarded={**({"categories": categories} if categories else {}), **words})


# Definitions with exactly their problems.
PROBLEMS: list[tuple[Any, list[tuple[str, tuple[str | int, ...]]]]] = [
    ([], [("wrong-type", ())]),
    ({}, [("missing-field", ("categories",))]),
    (game(), [("missing-field", ("categories",))]),
    (game(ANY, sides=6), [("unknown-field", ("sides",))]),
    (game(ANY, categories=3), [("wrong-type", ("categories",))]),
    (game(3), [("wrong-type", IT)]),
    (game({"pays": {"points": 1}}), [("bad-name", (*IT, "id"))]),
    (game(ANY, ANY), [("duplicate", ("categories", 1, "id"))]),
    (game({"id": "x"}), [("missing-field", (*IT, "pays"))]),
    (game({"id": "x", "pays": {"points": 1}, "worth": 3}), [("unknown-field", (*IT, "worth"))]),
    (game({"id": "x", "drop": True}), [("unknown-category", (*IT, "id"))]),
    (game({"id": "x", "drop": False}), [("wrong-type", (*IT, "drop"))]),
    ({"base": "yahtzee", "categories": [{"id": "chance", "drop": True, "upper": 1}]}, [("wrong-type", (*IT, "drop"))]),
    (game({"id": "x", "upper": 1, "pays": {"points": 1}}), [("contradiction", (*IT, "upper"))]),
    (game({"id": "x", "upper": 1}, {"id": "y", "upper": 1}), [("duplicate", ("categories", 1, "upper"))]),
    (game({"id": "x", "upper": True}), [("wrong-type", (*IT, "upper"))]),
    (game({"id": "x", "upper": 7}), [("out-of-range", (*IT, "upper"))]),
    (game(ANY | {"title": 3}), [("wrong-type", (*IT, "title"))]),
    (game(ANY | {"title": "x" * 201}), [("too-long", (*IT, "title"))]),
    (game(ANY | {"aliases": "x"}), [("wrong-type", (*IT, "aliases"))]),
    (game(ANY | {"aliases": [1]}), [("wrong-type", (*IT, "aliases", 0))]),
    (game(ANY | {"aliases": ["x"] * 21}), [("too-many", (*IT, "aliases"))]),
    (game(ANY, name="No Name"), [("bad-name", ("name",))]),
    (game(ANY, name=7), [("wrong-type", ("name",))]),
    (game(ANY, title=[]), [("wrong-type", ("title",))]),
    (game(ANY, source=0), [("wrong-type", ("source",))]),
    (game(ANY, base="poker"), [("unknown-ruleset", ("base",))]),
    (game(ANY, base=["yahtzee"]), [("wrong-type", ("base",))]),
    (game(ANY, order="random"), [("unknown-choice", ("order",))]),
    (game(ANY, dice_count=0), [("out-of-range", ("dice_count",))]),
    (game(ANY, dice_count=7), [("out-of-range", ("dice_count",))]),
    (game(ANY, dice_count=5.0), [("wrong-type", ("dice_count",))]),
    (game(ANY, rolls=0), [("out-of-range", ("rolls",))]),
    (game(ANY, rolls=6), [("out-of-range", ("rolls",))]),
    (game(ANY, rolls="3"), [("wrong-type", ("rolls",))]),
    (game(ANY, dice_count="5"), [("wrong-type", ("dice_count",))]),
    # needs
    (game(needs(pairs=2)), [("unknown-field", (*NEEDS, "pairs"))]),
    (game(needs() | {"needs": [3]}), [("wrong-type", NEEDS)]),
    (game(needs(groups=3)), [("wrong-type", (*NEEDS, "groups"))]),
    (game(needs(groups=[1])), [("out-of-range", (*NEEDS, "groups", 0))]),
    (game(needs(groups=[7])), [("out-of-range", (*NEEDS, "groups", 0))]),
    (game(needs(groups=[6])), [("contradiction", NEEDS)]),
    (game(needs(groups=[3, 3])), [("contradiction", NEEDS)]),
    (game(needs(groups=[2, 2, 2, 2])), [("too-many", (*NEEDS, "groups"))]),
    (game(needs(groups=[3], distinct=False)), [("contradiction", (*NEEDS, "distinct"))]),
    (game(needs(groups=[2, 2], distinct=1)), [("wrong-type", (*NEEDS, "distinct"))]),
    (game(needs(run=1)), [("out-of-range", (*NEEDS, "run"))]),
    (game(needs(run=7)), [("out-of-range", (*NEEDS, "run"))]),
    (game(needs(run=6)), [("contradiction", NEEDS)]),
    (game(needs(run=3, groups=[2])), [("contradiction", NEEDS)]),
    (game(needs(faces=[0])), [("out-of-range", (*NEEDS, "faces", 0))]),
    (game(needs(faces=[1, 1])), [("duplicate", (*NEEDS, "faces"))]),
    (game(needs(faces=[1, 2, 3, 4, 5, 6])), [("contradiction", NEEDS)]),
    (game(needs(faces=[1, 2, 3, 4, 5, 6, 1])), [("too-many", (*NEEDS, "faces"))]),
    (game(needs(sum=0)), [("out-of-range", (*NEEDS, "sum"))]),
    (game(needs(sum=37)), [("out-of-range", (*NEEDS, "sum"))]),
    (game(needs(sum=31)), [("contradiction", NEEDS)]),
    (game(needs(sum=4)), [("contradiction", NEEDS)]),
    (game(needs(least_sum=0)), [("out-of-range", (*NEEDS, "least_sum"))]),
    (game(needs(least_sum=37)), [("out-of-range", (*NEEDS, "least_sum"))]),
    (game(needs(least_sum=31)), [("contradiction", NEEDS)]),
    (game(needs(greatest_sum=0)), [("out-of-range", (*NEEDS, "greatest_sum"))]),
    (game(needs(greatest_sum="20")), [("wrong-type", (*NEEDS, "greatest_sum"))]),
    (game(needs(greatest_sum=4)), [("contradiction", NEEDS)]),
    (game(needs(least_sum=21, greatest_sum=20)), [("contradiction", NEEDS)]),
    (game(needs(least_sum=21, sum=20)), [("contradiction", NEEDS)]),
    (game(needs(colour="all")), [("contradiction", (*NEEDS, "colour"))]),
    (game(needs(colour="red"), colours=COLOURS), [("unknown-choice", (*NEEDS, "colour"))]),
    # pays
    (game(pays()), [("contradiction", PAYS)]),
    (game(pays(points=1, sum="all")), [("contradiction", PAYS)]),
    (game(pays(points=-1001)), [("out-of-range", (*PAYS, "points"))]),
    (game(pays(points=1001)), [("out-of-range", (*PAYS, "points"))]),
    (game(pays(points=2.5)), [("wrong-type", (*PAYS, "points"))]),
    (game(pays(points=10**30)), [("out-of-range", (*PAYS, "points"))]),
    (game(pays(sum="some")), [("unknown-choice", (*PAYS, "sum"))]),
    (game(pays(points=1, plus=2)), [("contradiction", (*PAYS, "plus"))]),
    (game(pays(sum="all", plus=1001)), [("out-of-range", (*PAYS, "plus"))]),
    (game(pays(sum="all", plus=-1001)), [("out-of-range", (*PAYS, "plus"))]),
    (game(pays(sum="all", served=-1)), [("out-of-range", (*PAYS, "served"))]),
    (game(pays(sum="all", times=2)), [("unknown-field", (*PAYS, "times"))]),
    (game(pays(sum="faces")), [("missing-field", (*PAYS, "faces"))]),
    (game(pays(sum="faces", faces=[])), [("missing-field", (*PAYS, "faces"))]),
    (game(pays(sum="faces", faces=3)), [("wrong-type", (*PAYS, "faces"))]),
    (game(pays(sum="faces", faces=[7])), [("out-of-range", (*PAYS, "faces", 0))]),
    (game(pays(sum="faces", faces=[2, 2])), [("duplicate", (*PAYS, "faces"))]),
    (game(pays(sum="all", faces=[2])), [("contradiction", (*PAYS, "faces"))]),
    (game(pays(sum={})), [("unknown-choice", (*PAYS, "sum"))]),
    # The deprecated form.
    (game(pays(sum={"faces": []})), [("missing-field", (*PAYS, "sum", "faces"))]),
    (game(pays(sum={"faces": [7]})), [("out-of-range", (*PAYS, "sum", "faces", 0))]),
    (game(pays(sum={"faces": [2], "least": 3})), [("unknown-choice", (*PAYS, "sum"))]),
    (game(pays(sum=[1, 2])), [("unknown-choice", (*PAYS, "sum"))]),
    (game(pays(by_roll=[])), [("missing-field", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=66)), [("wrong-type", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=[66, "56"])), [("wrong-type", (*PAYS, "by_roll", 1))]),
    (game(pays(by_roll=[1001])), [("out-of-range", (*PAYS, "by_roll", 0))]),
    (game(pays(by_roll=[-1001])), [("out-of-range", (*PAYS, "by_roll", 0))]),
    (game(pays(by_roll=[46, 56])), [("contradiction", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=[66, 56, 46, 36])), [("contradiction", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=[66, 56]), rolls=1), [("contradiction", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=[6, 5, 4, 3, 2, 1]), rolls=5), [("too-many", (*PAYS, "by_roll"))]),
    (game(pays(by_roll=[66], points=66)), [("contradiction", PAYS)]),
    (game(pays(by_roll=[66], sum="all")), [("contradiction", PAYS)]),
    (game(pays(by_roll=[66, 56], served=5)), [("contradiction", (*PAYS, "served"))]),
    (game(pays(by_roll=[66, 56], plus=5)), [("contradiction", (*PAYS, "plus"))]),
    # colours
    (game(ANY, colours=[1]), [("wrong-type", ("colours",))]),
    (game(ANY, colours={str(n): [] for n in range(7)}), [("wrong-type", ("colours",))]),
    (game(ANY, colours={"red": [1, 2, 3]}), [("contradiction", ("colours",))]),
    (game(ANY, colours={"red": [1, 2, 3], "blue": [3, 4, 5, 6]}), [("contradiction", ("colours",))]),
    # bonus
    (game(ONES, bonus={"at": 3, "pays": 1}), [("wrong-type", ("bonus",))]),
    (game(ONES, bonus=[{"at": 3}]), [("missing-field", ("bonus", 0, "pays"))]),
    (game(ONES, bonus=[{"pays": 3}]), [("missing-field", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": -1, "pays": 3}]), [("out-of-range", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": 757, "pays": 3}]), [("out-of-range", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": 3, "pays": -1001}]), [("out-of-range", ("bonus", 0, "pays"))]),
    (game(ONES, bonus=[{"at": 1, "pays": -1}]), [("contradiction", ("bonus", 0))]),
    (game(ONES, bonus=[{"at": 0, "pays": -1}, {"at": 2, "pays": -1}]), [("contradiction", ("bonus", 1))]),
    (game(ONES, bonus=[{"at": 3, "pays": 1, "each": -1}]), [("out-of-range", ("bonus", 0, "each"))]),
    (game(ONES, bonus=[{"at": 3, "pays": 1, "each": 1001}]), [("out-of-range", ("bonus", 0, "each"))]),
    (game(ONES, bonus=[{"at": 1, "pays": 1, "each": 1}, {"at": 4, "pays": 3}]), [("contradiction", ("bonus", 1))]),
    (game(ONES | {"times": 2}, bonus=[{"at": 11, "pays": 3}]), [("contradiction", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": 5, "pays": 3}], counted=4), [("contradiction", ("bonus", 0, "at"))]),
    (game(ANY, bonus=[{"at": 0, "pays": 3}]), [("contradiction", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": 6, "pays": 3}]), [("contradiction", ("bonus", 0, "at"))]),
    (game(ONES, bonus=[{"at": 3, "pays": 1001}]), [("out-of-range", ("bonus", 0, "pays"))]),
    (game(ONES, bonus=[{"at": 3, "pays": 1}, {"at": 3, "pays": 2}]), [("contradiction", ("bonus", 1))]),
    (game(ONES, bonus=[{"at": 3, "pays": 2}, {"at": 4, "pays": 2}]), [("contradiction", ("bonus", 1))]),
    (game(ANY, bonus=[{"at": 1, "pays": 2}]), [("contradiction", ("bonus", 0, "at"))]),
    # joker
    (game(ANY, joker=[]), [("wrong-type", ("joker",))]),
    (game(ANY, joker={"rule": "free"}), [("missing-field", ("joker", "category"))]),
    (joker(category="chance"), [("unknown-category", ("joker", "category"))]),
    (joker(category="any"), [("contradiction", ("joker", "category"))]),
    (joker(rule="wild"), [("unknown-choice", ("joker", "rule"))]),
    (joker(bonus=-1), [("out-of-range", ("joker", "bonus"))]),
    (joker(points=[]), [("wrong-type", ("joker", "points"))]),
    (joker(points={"any": 1001}), [("out-of-range", ("joker", "points", "any"))]),
    (joker(points={"ones": 5}), [("unknown-category", ("joker", "points", "ones"))]),
    (joker(points={"yz": 5}), [("unknown-category", ("joker", "points", "yz"))]),
    (joker(points={"nothing": 5}), [("unknown-category", ("joker", "points", "nothing"))]),
    (joker(drop=True), [("wrong-type", ("joker", "drop"))]),
    (joker(wild=True), [("unknown-field", ("joker", "wild"))]),
    (joker() | {"order": "card"}, [("contradiction", ("joker",))]),
    (joker() | {"counted": 4}, [("contradiction", ("categories", 2, "needs")), ("contradiction", ("joker",))]),
    (joker() | {"categories": [ONES, YZ | {"times": 2}]}, [("contradiction", ("categories", 1, "times"))]),
    (joker() | {"categories": [ONES | {"times": 2}, YZ]}, [("contradiction", (*IT, "times"))]),
    (joker() | {"categories": [ONES, YZ | {"after": "ones"}]}, [("contradiction", ("categories", 1, "after"))]),
    (joker() | {"categories": [YZ | {"pays": {"points": -5}}]}, [("contradiction", ("joker", "category"))]),
    (joker() | {"categories": [YZ, pays(by_roll=[9, 8])]}, [("contradiction", ("joker",))]),
    (joker() | {"dice_count": 6}, [("contradiction", ("joker", "category"))]),
    (joker() | {"categories": [*CHAIN, YZ]}, [("too-many", ("joker",))]),
    (joker() | {"categories": [YZ, pays(sum="all", served=1)]}, [("contradiction", ("joker",))]),
    # times, after, order
    (game(ANY | {"times": 0}), [("out-of-range", (*IT, "times"))]),
    (game(ANY | {"times": 7}), [("out-of-range", (*IT, "times"))]),
    (game(ANY | {"times": []}), [("wrong-type", (*IT, "times"))]),
    (game(ANY | {"after": 3}), [("wrong-type", (*IT, "after"))]),
    (game(ANY | {"after": "nothing"}), [("unknown-category", (*IT, "after"))]),
    (game(ANY | {"after": "any"}), [("contradiction", (*IT, "after"))]),
    (
        game(ONES | {"after": "any"}, ANY | {"after": "yz"}, YZ | {"after": "ones"}),
        [("contradiction", ("categories", n, "after")) for n in range(3)],
    ),
    # Categories after a cycle are not part of it.
    (
        game(ONES | {"after": "any"}, ANY | {"after": "any"}),
        [("contradiction", ("categories", 1, "after"))],
    ),
    (game(ONES | {"after": "it"}, pays(points=0)), [("contradiction", (*IT, "after"))]),
    (game(ONES | {"after": "it"}, pays(points=-1)), [("contradiction", (*IT, "after"))]),
    ({"base": "generala", "order": "upper-first"}, [("unknown-choice", ("order",))]),
    # counted
    (game(ANY, counted=0), [("out-of-range", ("counted",))]),
    (game(ANY, counted=7), [("out-of-range", ("counted",))]),
    (game(ANY, counted=6), [("contradiction", ("counted",))]),
    (game(YZ, counted=4), [("contradiction", NEEDS)]),
    # extra_rolls
    (game(ANY, extra_rolls=3), [("wrong-type", ("extra_rolls",))]),
    (game(ANY, extra_rolls={}), [("contradiction", ("extra_rolls",))]),
    (game(ANY, extra_rolls={"saves": 1}), [("wrong-type", ("extra_rolls", "saves"))]),
    (game(ANY, extra_rolls={"start": -1}), [("out-of-range", ("extra_rolls", "start"))]),
    (game(ANY, extra_rolls={"start": 21}), [("out-of-range", ("extra_rolls", "start"))]),
    (game(ANY, extra_rolls={"saves": True, "most": 0}), [("out-of-range", ("extra_rolls", "most"))]),
    (game(ANY, extra_rolls={"saves": True, "most": 501}), [("out-of-range", ("extra_rolls", "most"))]),
    (game(ANY, extra_rolls={"start": 2, "most": 2}), [("contradiction", ("extra_rolls", "most"))]),
    (game(ANY, extra_rolls={"start": 3, "saves": True, "most": 2}), [("contradiction", ("extra_rolls", "most"))]),
    (game(ANY, extra_rolls={"saves": True}, rolls=1), [("contradiction", ("extra_rolls",))]),
    (game(ANY, extra_rolls={"start": 1, "chips": 3}), [("unknown-field", ("extra_rolls", "chips"))]),
    (game(ANY, extra_rolls={"start": 1, "drop": True}), [("wrong-type", ("extra_rolls", "drop"))]),
    (
        game(pays(points=5, served=1), extra_rolls={"start": 1}, rolls=1),
        [("contradiction", (*PAYS, "served"))],
    ),
    # points_awarded
    (game(ANY, points_awarded=[]), [("wrong-type", AWARDED)]),
    (game(ANY, points_awarded={}), [("missing-field", AWARDED)]),
    (game(ANY, points_awarded={"categories": []}), [("missing-field", AWARDED)]),
    (game(ANY, points_awarded={"drop": 1}), [("wrong-type", (*AWARDED, "drop"))]),
    (awarding({"id": "any", "at": 20}), [("missing-field", (*AWARD, "awards"))]),
    (awarding({"at": 20, "awards": 1}), [("missing-field", (*AWARD, "id"))]),
    (awarding({"id": "any", "awards": 1}), [("contradiction", AWARD)]),
    (awarding({"id": "any", "at": 20, "made": "all", "awards": 1}), [("contradiction", AWARD)]),
    (awarding({"id": "any", "made": "some", "awards": 1}), [("unknown-choice", (*AWARD, "made"))]),
    (awarding({"id": "any", "made": "all", "awards": 1001}), [("out-of-range", (*AWARD, "awards"))]),
    (awarding({"id": "any", "made": "all", "awards": -1001}), [("out-of-range", (*AWARD, "awards"))]),
    (awarding({"id": "any", "at": 0, "awards": 1}), [("out-of-range", (*AWARD, "at"))]),
    (awarding({"id": "any", "at": 6001, "awards": 1}), [("out-of-range", (*AWARD, "at"))]),
    (awarding({"id": "any", "at": 61, "awards": 1}), [("contradiction", (*AWARD, "at"))]),
    (awarding({"id": "some", "made": "each", "awards": 1}), [("unknown-category", (*AWARD, "id"))]),
    (awarding({"id": "any", "made": "each", "awards": 1, "x": 0}), [("unknown-field", (*AWARD, "x"))]),
    (awarding(*({"id": "any", "made": "each", "awards": 1} for _ in range(41))), [("too-many", AWARD[:-1])]),
    (awarding(total=[{"at": 3}]), [("missing-field", (*BRACKET, "awards"))]),
    (awarding(total=[{"awards": 3}]), [("missing-field", (*BRACKET, "at"))]),
    (awarding(total=[{"at": 3, "awards": 1}, {"at": 3, "awards": 2}]), [("contradiction", (*BRACKET[:-1], 1))]),
    (awarding(total=[{"at": 120_001, "awards": 1}]), [("out-of-range", (*BRACKET, "at"))]),
    (awarding(total=[{"at": -120_001, "awards": 1}]), [("out-of-range", (*BRACKET, "at"))]),
    (awarding(total=[{"at": 0, "awards": -1001}]), [("out-of-range", (*BRACKET, "awards"))]),
    # names
    (game(ANY, aliases="Ours"), [("wrong-type", ("aliases",))]),
    (game(ANY, aliases=["Ours", 3]), [("wrong-type", ("aliases", 1))]),
    (game(ANY, aliases=["x"] * 21), [("too-many", ("aliases",))]),
    (changed({"id": "yahtzee", "drop": True}), [("unknown-category", ("joker", "category"))]),
    (changed(*({"id": f"x{n}", "pays": {"points": n}} for n in range(8))), [("too-many", ("categories",))]),
    (game(*({"id": f"x{n}", "pays": {"points": n}} for n in range(21))), [("too-many", ("categories",))]),
]  # fmt: skip


@pytest.mark.parametrize(("definition", "expected"), PROBLEMS)
def test_expected_problems_are_reported(definition: Any, expected: list[tuple[str, tuple[str | int, ...]]]) -> None:
    assert problems_of(definition) == expected


def test_every_problem_code_of_the_parser_is_tested() -> None:
    engine = Path(__file__).parents[3] / "engine"
    paths = [*(engine / "definitions").glob("*.py"), engine / "text" / "shapes.py", engine / "text" / "suggestions.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    codes = {"unknown-ruleset", *re.findall(r'(?:note|Problem|unknown_name)\(\s*"([a-z-]+)"', source)}
    tested = {code for _, expected in PROBLEMS for code, _ in expected}
    elsewhere = {"not-readable", "ambiguous-ruleset"}
    assert codes - elsewhere == tested, "these have tests of their own, below and in test_names.py"


def test_all_problems_are_reported_at_once() -> None:
    definition = game(
        {"id": "x", "upper": 9}, {"id": "y", "pays": {"points": -1001}}, rolls=9, order="any", bonus=[{"at": -1}]
    )
    assert {path[0] for _, path in problems_of(definition)} == {"categories", "rolls", "order", "bonus"}
    with pytest.raises(InvalidRuleset) as raised:
        parse_ruleset(definition)
    assert len(raised.value.problems) == 6


# The meaning of each word at its limits


def row_of(definition: dict[str, Any], dice: str) -> int:
    compiled = compile_ruleset(parse_ruleset(definition | {"dice_count": len(dice)}))
    return compiled.points[compiled.index(tuple(sorted(map(int, dice))))][0]


@pytest.mark.parametrize(
    ("words", "hands"),
    [
        ({"groups": [3]}, {"11234": 0, "11123": 1, "11112": 1}),
        ({"groups": [3, 2]}, {"11122": 1, "11112": 0, "11111": 0}),
        ({"groups": [3, 2], "distinct": False}, {"11122": 1, "11112": 0, "11111": 1}),
        ({"groups": [2, 2]}, {"11223": 1, "11112": 0, "11123": 0}),
        ({"groups": [2, 2], "distinct": False}, {"11223": 1, "11112": 1, "11123": 0}),
        ({"groups": [2, 3]}, {"11222": 1, "11122": 1, "11112": 0}),
        ({"groups": [2, 2, 2]}, {"112233": 1, "111122": 0, "111222": 0}),
        ({"groups": [2, 2, 2], "distinct": False}, {"112233": 1, "111122": 1, "111222": 0}),
        ({"run": 2}, {"13555": 0, "12555": 1, "56135": 1}),
        ({"run": 4}, {"12355": 0, "12345": 1, "13456": 1}),
        ({"run": 5}, {"12346": 0, "12345": 1, "23456": 1}),
        ({"run": 6}, {"112345": 0, "123456": 1, "223456": 0}),
        ({"faces": [1, 3, 5]}, {"11355": 1, "13344": 0, "12345": 1}),
        ({"sum": 13}, {"11335": 1, "11334": 0, "11336": 0}),
        ({"sum": 13, "groups": [2]}, {"166": 1, "346": 0, "445": 1}),
        ({"faces": [6], "groups": [3]}, {"11166": 1, "11122": 0, "66612": 1}),
        ({"least_sum": 13}, {"11334": 0, "11335": 1, "11336": 1}),
        ({"greatest_sum": 13}, {"11334": 1, "11335": 1, "11336": 0}),
        ({"least_sum": 12, "greatest_sum": 13}, {"11333": 0, "11334": 1, "11335": 1, "11336": 0}),
        ({"least_sum": 36}, {"666666": 1, "566666": 0}),
        ({"greatest_sum": 1}, {"1": 1, "2": 0}),
        ({"greatest_sum": 20, "groups": [3]}, {"44422": 1, "55544": 0, "44133": 0}),
    ],
)
def test_limits_of_needs(words: dict[str, Any], hands: dict[str, int]) -> None:
    assert {dice: row_of(game(needs(**words)), dice) for dice in hands} == hands


@pytest.mark.parametrize(
    ("words", "hands"),
    [
        ({"colour": "all"}, {"11166": 1, "11162": 0, "22255": 1}),
        ({"groups": [2, 2], "colour": "matched"}, {"11663": 1, "11224": 0, "33445": 1}),
        ({"groups": [2, 2], "colour": "matched", "distinct": False}, {"11113": 1, "11122": 0, "22553": 1}),
        ({"groups": [3], "colour": "all"}, {"11166": 1, "11162": 0, "11126": 0}),
    ],
)
def test_limits_of_colours(words: dict[str, Any], hands: dict[str, int]) -> None:
    assert {dice: row_of(game(needs(**words), colours=COLOURS), dice) for dice in hands} == hands


@pytest.mark.parametrize(
    ("category", "hands"),
    [
        (pays(points=0), {"11111": 0}),
        (pays(points=1000), {"11111": 1000}),
        (pays(sum="all"), {"11111": 5, "12345": 15, "66666": 30}),
        (pays(sum="all", plus=25), {"11111": 30}),
        # The choice of matching dice with the greatest sum counts.
        (pays(sum="matched") | {"needs": {"groups": [2]}}, {"11223": 4, "55661": 12, "66666": 12}),
        (pays(sum="matched") | {"needs": {"groups": [2, 2]}}, {"11223": 6, "112233": 10, "333355": 16}),
        (pays(sum="matched") | {"needs": {"groups": [3, 2]}}, {"222333": 13, "111666": 20, "222255": 16}),
        (pays(sum="matched") | {"needs": {"run": 3}}, {"12345": 12, "12355": 6, "123456": 15}),
        (pays(sum="matched") | {"needs": {"faces": [2, 5]}}, {"22555": 7, "12345": 7, "13466": 0}),
        # Without groups, run or faces the whole hand matches.
        (pays(sum="matched") | {"needs": {"sum": 13}}, {"11335": 13, "11334": 0}),
        (pays(sum="matched", plus=1), {"11335": 14}),
        ({"id": "it", "upper": 3}, {"11245": 0, "33345": 9, "33333": 15}),
        (pays(points=-1000), {"11111": -1000}),
        (pays(points=-5) | {"needs": {"groups": [2]}}, {"11234": -5, "12346": 0}),
        (pays(sum="all", plus=-18), {"11111": -13, "33336": 0, "33366": 3}),
        (pays(sum={"faces": [1, 3, 5]}), {"11111": 5, "12345": 9, "22446": 0}),
        (pays(sum={"faces": [6]}, plus=-18), {"11111": -18, "66611": 0, "66661": 6}),
        (pays(sum={"faces": [2]}, plus=1) | {"needs": {"groups": [3]}}, {"22444": 5, "33344": 1, "22334": 0}),
        (pays(by_roll=[7]), {"11111": 7}),
        (pays(by_roll=[9, 8, -7]), {"11111": -7}),
    ],
)
def test_limits_of_pays(category: dict[str, Any], hands: dict[str, int]) -> None:
    assert {dice: row_of(game(category), dice) for dice in hands} == hands


@pytest.mark.parametrize(
    ("words", "rolls", "by_roll"),
    [
        ({"points": 4}, 3, [4, 4, 4, 4]),
        ({"points": 4, "served": 2}, 3, [6, 4, 4, 4]),
        ({"points": 4, "served": 2}, 1, [6, 6, 6, 6]),
        ({"sum": "all", "plus": -20, "served": 1}, 2, [-14, -15, -15, -15]),
        ({"by_roll": [9]}, 3, [9, 9, 9, 9]),
        ({"by_roll": [9, 8]}, 3, [9, 8, 8, 8]),
        ({"by_roll": [9, 8, 7]}, 3, [9, 8, 7, 7]),
        ({"by_roll": [9, 9, 7]}, 3, [9, 9, 7, 7]),
        ({"by_roll": [9, 7, 7]}, 3, [9, 7, 7, 7]),
        ({"by_roll": [5, 4, 3, 2, 1]}, 5, [5, 4, 3, 2]),
        ({"by_roll": [0, -3]}, 2, [0, -3, -3, -3]),
    ],
)
def test_limits_of_points_by_roll(words: dict[str, Any], rolls: int, by_roll: list[int]) -> None:
    compiled = compile_ruleset(parse_ruleset(game(pays(**words), rolls=rolls)))
    found = [scored(compiled, (0,), (), (1, 1, 1, 1, 1), roll).scores[0].points for roll in (1, 2, 3, 4)]
    assert found == by_roll
    # No more rolls than have different points.
    assert compiled.roll_points[-1] is compiled.points
    assert len(compiled.roll_points) == 1 or compiled.roll_points[-2] != compiled.points


def test_counted_dice_are_chosen_by_category() -> None:
    categories = [
        {"id": "ones", "upper": 1},
        {"id": "sum", "pays": {"sum": "all"}},
        {"id": "low", "needs": {"greatest_sum": 4}, "pays": {"sum": "all", "plus": 10}},
        {"id": "penalty", "needs": {"groups": [2]}, "pays": {"points": -5}},
        {"id": "odd", "pays": {"sum": {"faces": [1, 3, 5]}}},
        {"id": "by_roll", "needs": {"sum": 7}, "pays": {"by_roll": [9, -2]}},
    ]
    compiled = compile_ruleset(parse_ruleset(game(*categories, dice_count=3, counted=2)))

    def row(dice: str, roll: int) -> tuple[int, ...]:
        return compiled.roll_points[roll - 1][compiled.index(tuple(map(int, dice)))]

    # The best two dice of a hand: these need not be the ones with negative points.
    assert row("111", 1) == (2, 2, 12, -5, 2, 0)
    assert row("113", 1) == (2, 4, 14, 0, 4, 0)
    assert row("256", 1) == (0, 11, 0, 0, 5, 9)
    assert row("256", 2) == (0, 11, 0, 0, 5, 0)
    assert compiled.natural_points[0] == {0, 1, 2}


def test_counting_all_dice_is_the_default() -> None:
    assert parse_ruleset(game(ANY, dice_count=3, counted=3)).counted is None
    assert parse_ruleset({"base": "yatzy", "counted": 5}) == parse_ruleset({"base": "yatzy"})


@pytest.mark.parametrize(
    ("tiers", "paid"),
    [
        ([{"at": 3, "pays": 2, "each": 3}], {0: 0, 2: 0, 3: 2, 4: 5, 5: 8, 10: 23, 99: 23}),
        ([{"at": 3, "pays": 2, "each": 3}, {"at": 5, "pays": 9}], {3: 2, 4: 5, 5: 9, 10: 9}),
        ([{"at": 0, "pays": -5}, {"at": 3, "pays": 0}], {-7: -5, 0: -5, 2: -5, 3: 0, 10: 0}),
        ([{"at": 0, "pays": -5, "each": 1}], {0: -5, 1: -4, 10: 5}),
        ([{"at": 0, "pays": -5}], {0: -5, 10: -5}),
    ],
)
def test_tiers_that_grow_or_deduct(tiers: list[dict[str, int]], paid: dict[int, int]) -> None:
    compiled = compile_ruleset(parse_ruleset(game(ONES | {"times": 2}, bonus=tiers)))
    assert {total: compiled.upper_bonus_of(total) for total in paid} == paid


def test_legal_categories_upper_first() -> None:
    ruleset = parse_ruleset(game(ANY, ONES | {"times": 2}, PAIR, {"id": "u6", "upper": 6}, order="upper_first"))
    compiled = compile_ruleset(ruleset)
    assert [fillable(compiled, still_open) for still_open in [(0, 1, 2, 3), (0, 2, 3), (0, 2), (2,), ()]] == [
        (1, 3), (3,), (0, 2), (2,), (),
    ]  # fmt: skip


def test_dependent_categories_earn_nothing_before() -> None:
    chained = [PAIR, ANY | {"after": "pair"}, {"id": "end", "pays": {"points": -3}, "after": "any"}]
    compiled = compile_ruleset(parse_ruleset(game(*chained)))
    assert (compiled.requires, compiled.dependent, compiled.marks) == ((-1, 0, 1), (1, 2), (0, 1))

    def earned(made: tuple[int, ...]) -> tuple[int, ...]:
        return scored(compiled, (0, 1, 2), made, (1, 1, 2, 3, 4), 1).points[0]

    assert [earned(made) for made in [(), (0,), (1,), (0, 1)]] == [(10, 0, 0), (10, 11, 0), (10, 0, -3), (10, 11, -3)]
    assert [locked(compiled, sheet_with(compiled, (), made).card) for made in [(), (0,), (0, 1)]] == [(1, 2), (2,), ()]
    assert compiled.payable[2] == (-3, 0)


def test_a_joker_has_to_wait_for_a_required_category() -> None:
    """It earns its extra bonus in any case."""
    definition = joker(bonus=100, points={"any": 30})
    definition["categories"] = [ONES, ANY | {"after": "ones"}, YZ]
    compiled = compile_ruleset(parse_ruleset(definition))
    assert compiled.marks == (0, 2)
    for made, points in [((2,), 0), ((0, 2), 30)]:
        (score,) = scored(compiled, (1,), made, (3, 3, 3, 3, 3), 1).scores
        assert (score.points, score.extra_bonus) == (points, 100)


@pytest.mark.parametrize(
    ("extra_rolls", "after", "greatest"),
    [
        ({}, [0, 0, 0, 0], [0, 0, 0]),
        ({"start": 3}, [0, 1, 2, 3], [3, 3, 3]),
        ({"saves": True}, [0, 1, 2, 5], [0, 2, 4]),
        ({"saves": True, "most": 3}, [0, 1, 2, 3], [0, 2, 3]),
        ({"start": 1, "saves": True}, [0, 1, 2, 5], [1, 3, 5]),
    ],
)
def test_extra_rolls_after_a_turn(extra_rolls: dict[str, Any], after: list[int], greatest: list[int]) -> None:
    words = {"extra_rolls": extra_rolls} if extra_rolls else {}
    compiled = compile_ruleset(parse_ruleset(game(ANY, **words)))
    assert [compiled.extra_rolls_after(3, left) for left in (0, 1, 2, 5)] == after
    assert [compiled.greatest_extra_rolls(turns) for turns in (0, 1, 2)] == greatest


@pytest.mark.parametrize("dice_count", [1, 2, 6])
@pytest.mark.parametrize("rolls", [1, 2, 5])
def test_limits_of_dice_and_rolls(dice_count: int, rolls: int) -> None:
    ruleset = parse_ruleset(game(ONES, ANY, dice_count=dice_count, rolls=rolls))
    assert (ruleset.dice_count, ruleset.rolls) == (dice_count, rolls)
    assert len(compile_ruleset(ruleset).hands[0]) == dice_count


@pytest.mark.parametrize("count", [19, 20])
def test_the_number_of_categories_is_limited(count: int) -> None:
    assert problems_of(game(*({"id": f"x{n}", "pays": {"points": n}} for n in range(count)))) == []


@pytest.mark.parametrize(("upper_total", "paid"), [(8, 0), (9, 10), (10, 10), (11, 10), (12, 20), (13, 20), (99, 20)])
def test_the_highest_tier_reached_counts(upper_total: int, paid: int) -> None:
    upper = [{"id": f"u{face}", "upper": face} for face in range(1, 7)]
    bonus = [{"at": 9, "pays": 10}, {"at": 12, "pays": 20}]
    assert compile_ruleset(parse_ruleset(game(*upper, bonus=bonus))).upper_bonus_of(upper_total) == paid


def test_defaults() -> None:
    ruleset = parse_ruleset(game({"id": "four_of_a_kind", "pays": {"sum": "all"}}))
    assert (ruleset.name, ruleset.title, ruleset.source) == ("custom", "custom", "")
    assert (ruleset.dice_count, ruleset.rolls, ruleset.order) == (5, 3, "free")
    assert (ruleset.bonus, ruleset.joker, ruleset.colours) == ((), None, ())
    assert ruleset.categories[0].title == "Four of a kind"


# Inheritance


def test_a_base_alone_is_the_same_game() -> None:
    assert fingerprint(parse_ruleset({"base": "yahtzee"})) == fingerprint(load_ruleset("yahtzee"))


def test_categories_can_be_replaced_added_and_dropped() -> None:
    changed = {"id": "full_house", "needs": {"groups": [3, 2], "distinct": False}, "pays": {"points": 25}}
    added = {"id": "two_pairs", "needs": {"groups": [2, 2]}, "pays": {"points": 20}}
    dropped = {"id": "chance", "drop": True}
    ruleset = parse_ruleset({"base": "yahtzee", "categories": [added, changed, dropped]})
    before = load_ruleset("yahtzee").category_ids
    assert ruleset.category_ids == (*(name for name in before if name != "chance"), "two_pairs")
    assert ruleset.categories[before.index("full_house")].needs.distinct is False


def test_stated_fields_replace_inherited_ones() -> None:
    ruleset = parse_ruleset({"base": "yahtzee", "bonus": [], "rolls": 2, "joker": {"bonus": 0}})
    assert (ruleset.bonus, ruleset.rolls) == ((), 2)
    assert ruleset.joker is not None
    assert (ruleset.joker.rule, ruleset.joker.bonus) == ("forced", 0)


def test_joker_points_are_dropped_with_their_category() -> None:
    ruleset = parse_ruleset({"base": "yahtzee", "categories": [{"id": "full_house", "drop": True}]})
    assert ruleset.joker is not None
    assert dict(ruleset.joker.points) == {"small_straight": 30, "large_straight": 40}


def test_the_joker_can_be_dropped() -> None:
    ruleset = parse_ruleset({"base": "yahtzee", "joker": {"drop": True}})
    assert ruleset.joker is None
    assert fingerprint(ruleset) == fingerprint(load_ruleset("yahtzee-classic"))


@pytest.mark.parametrize("ruleset_id", tuple(builtin_rulesets()))
def test_variants_of_yahtzee_equal_inline_definitions(ruleset_id: str) -> None:
    said: dict[str, dict[str, Any]] = {
        "yahtzee-free-joker": {"rule": "free"},
        "yahtzee-1956": {"rule": "original"},
        "yahtzee-no-joker": {"rule": "none", "points": {}},
        "yahtzee-classic": {"drop": True},
    }
    definition = {"base": "yahtzee", "joker": said[ruleset_id]} if ruleset_id in said else {"base": ruleset_id}
    assert fingerprint(parse_ruleset(definition)) == fingerprint(load_ruleset(ruleset_id))


# Dump and fingerprint


@pytest.mark.parametrize("ruleset_id", tuple(builtin_rulesets()))
def test_a_dump_parses_to_the_same_ruleset(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    assert parse_ruleset(dump_ruleset(ruleset), {}) == ruleset


def test_fingerprints_ignore_only_names() -> None:
    base = dump_ruleset(load_ruleset("kismet"))
    words = base | {"name": "other", "title": "Other", "source": "elsewhere", "aliases": ["One more"]}
    words["categories"] = [entry | {"title": "X", "aliases": ["y"]} for entry in base["categories"]]
    same = fingerprint(load_ruleset("kismet"))
    assert fingerprint(parse_ruleset(words)) == same
    changes: list[dict[str, Any]] = [
        {"rolls": 2},
        {"order": "card"},
        {"bonus": base["bonus"][:2]},
        {"colours": {"black": [1, 5], "red": [2, 6], "green": [3, 4]}},
        {"categories": base["categories"][::-1]},
        {"categories": base["categories"][:-1]},
        {"counted": 4, "categories": base["categories"][:8]},
        {"order": "upper_first"},
        {"extra_rolls": {"start": 3}},
        {"extra_rolls": {"saves": True}},
        {"extra_rolls": {"saves": True, "most": 3}},
        {"points_awarded": {"total": [{"at": 0, "awards": 1}]}},
        {"bonus": [*base["bonus"][:2], base["bonus"][2] | {"each": 1}]},
        {"categories": [base["categories"][0] | {"times": 2}, *base["categories"][1:]]},
        {"categories": [*base["categories"][:-1], base["categories"][-1] | {"after": "flush"}]},
    ]
    found = {fingerprint(parse_ruleset(base | change)) for change in changes}
    assert len(found) == len(changes)
    assert same not in found


def test_equivalent_points_by_roll_have_one_fingerprint() -> None:
    def fingerprint_of(**words: Any) -> str:
        return fingerprint(parse_ruleset(game(pays(**words))))

    assert (
        fingerprint_of(by_roll=[25, 20]) == fingerprint_of(by_roll=[25, 20, 20]) == fingerprint_of(points=20, served=5)
    )
    assert fingerprint_of(by_roll=[20]) == fingerprint_of(by_roll=[20, 20]) == fingerprint_of(points=20)
    assert fingerprint_of(by_roll=[25, 20, 15]) != fingerprint_of(by_roll=[25, 20])


def test_every_word_survives_a_dump() -> None:
    definition = {
        "name": "all",
        "title": "All words",
        "aliases": ["Every word"],
        "dice_count": 6,
        "counted": 5,
        "order": "upper_first",
        "extra_rolls": {"start": 2, "saves": True, "most": 9},
        "categories": [
            {"id": "ones", "title": "Ones", "times": 3, "upper": 1},
            {"id": "between", "title": "Between", "needs": {"least_sum": 8, "greatest_sum": 9}, "pays": {"points": -7}},
            {"id": "odd", "title": "Odd", "after": "ones", "pays": {"sum": "faces", "faces": [1, 3, 5], "plus": -2}},
            {"id": "straight", "title": "Straight", "needs": {"run": 5}, "pays": {"by_roll": [66, 56, 46]}},
        ],
        "bonus": [{"at": 0, "pays": -5}, {"at": 3, "pays": 1, "each": 2}],
        "points_awarded": {
            "categories": [{"id": "ones", "at": 3, "awards": 2}, {"id": "odd", "made": "each", "awards": -1}],
            "total": [{"at": -10, "awards": -2}, {"at": 30, "awards": 4}],
        },
    }
    ruleset = parse_ruleset(definition)
    assert dump_ruleset(ruleset) == definition
    assert parse_ruleset(dump_ruleset(ruleset), {}) == ruleset


def test_parts_of_the_base_are_inherited_replaced_or_dropped() -> None:
    saving = {
        "extra_rolls": {"saves": True},
        "points_awarded": {"categories": [{"id": "any", "made": "all", "awards": 1}]},
    }
    known = {"base": parse_ruleset(game(ANY, PAIR, name="base", aliases=["Base"], dice_count=3, counted=2, **saving))}
    same = parse_ruleset({"base": "base"}, known)
    assert (same.extra_rolls, same.points_awarded, same.counted) == (
        known["base"].extra_rolls, known["base"].points_awarded, 2,
    )  # fmt: skip
    assert same.aliases == (), "two rulesets of one name would be hard to tell apart"
    chips = parse_ruleset({"base": "base", "extra_rolls": {"start": 2}, "counted": 3}, known)
    assert (chips.extra_rolls, chips.counted) == (ExtraRolls(start=2), None)
    none = parse_ruleset({"base": "base", "extra_rolls": {"drop": True}, "points_awarded": {"drop": True}}, known)
    assert (none.extra_rolls, none.points_awarded) == (None, None)
    # The only award is dropped with its category.
    assert parse_ruleset({"base": "base", "categories": [{"id": "any", "drop": True}]}, known).points_awarded is None


def test_fingerprints_of_the_built_in_games_differ() -> None:
    """Except for one, which is the same game under its popular name."""
    found = {fingerprint(load_ruleset(name)) for name in builtin_rulesets() if name != "kniffel"}
    assert len(found) == len(builtin_rulesets()) - 1
    assert fingerprint(load_ruleset("kniffel")) == fingerprint(load_ruleset("yahtzee-classic"))


def test_rulesets_with_one_fingerprint_share_their_numbers() -> None:
    renamed = parse_ruleset({"base": "yahtzee", "name": "mine", "title": "Mine"})
    ours, theirs = compile_ruleset(load_ruleset("yahtzee")), compile_ruleset(renamed)
    assert theirs.points is ours.points
    assert (theirs.ruleset.name, theirs.fingerprint) == ("mine", ours.fingerprint)


# Folders and ids


def test_the_default_game_comes_first() -> None:
    assert next(iter(builtin_rulesets())) == DEFAULT_RULESET == "yahtzee"


def test_an_unknown_id_is_reported_with_the_known_ones() -> None:
    with pytest.raises(UnknownRuleset, match=r"unknown ruleset 'poker'; allowed: yahtzee, balut"):
        load_ruleset("poker")


def load_folder(folder: Path, known: dict[str, Ruleset] | None = None, **files: str) -> dict[str, Ruleset]:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return load_rulesets(folder, known)


def test_rulesets_of_a_folder_may_be_based_on_each_other(tmp_path: Path) -> None:
    found = load_folder(
        tmp_path,
        {"yahtzee": load_ruleset("yahtzee")},
        child='name = "child"\nbase = "mother"\nrolls = 4',
        mother='name = "mother"\nbase = "yahtzee"\ndice_count = 5\nbonus = []',
    )
    assert sorted(found) == ["child", "mother"]
    assert (found["child"].rolls, found["child"].bonus) == (4, ())


def test_all_problems_of_a_folder_are_reported_with_their_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidRuleset) as raised:
        load_folder(
            tmp_path,
            broken="name = ",
            named='name = "other"\ncategories = [{ id = "x", pays = { points = 1 } }]',
            empty='name = "empty"',
            hen='name = "hen"\nbase = "egg"',
            egg='name = "egg"\nbase = "hen"',
        )
    assert {(problem.code, problem.path) for problem in raised.value.problems} == {
        ("not-readable", ("broken.toml",)),
        ("bad-name", ("named.toml", "name")),
        ("missing-field", ("empty.toml", "categories")),
        ("contradiction", ("hen.toml", "base")),
        ("contradiction", ("egg.toml", "base")),
    }


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_definitions_are_refused_with_few_problems(name: str) -> None:
    """Benchmarks measure the time."""
    problems, ruleset = check_definition(HOSTILE[name])
    assert ruleset is None
    assert 1 <= len(problems) <= GREATEST_PROBLEM_COUNT


def test_the_costliest_allowed_definition_is_compiled() -> None:
    """Three groups, six dice, twenty categories: the limits allow no more."""
    costly = {"needs": {"groups": [2, 2, 2], "distinct": False}, "pays": {"sum": "matched", "served": 3}}
    ruleset = parse_ruleset(game(*({"id": f"x{n}", **costly} for n in range(20)), dice_count=6))
    assert len(compile_ruleset(ruleset).points) == 462
