"""Columns in definitions: problems, defaults, inheritance, dump, fingerprint; and points of the least dice."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.cards.rules import compile_rules
from engine.definitions.definition import check_definition, load_ruleset, parse_ruleset
from engine.errors import InvalidRuleset
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Column, Product, dump_ruleset, fingerprint
from tests.engine.definition_samples import ANY, ONES, PAIR, game, joker
from tests.known import CARDS, SHEETS

A, B = {"id": "a"}, {"id": "b"}
MAX = {"id": "max", "pays": {"sum": "all"}}
MIN = {"id": "min", "pays": {"sum": "all"}}
LEAST = {"id": "min", "pays": {"sum": "all", "counted": "least"}}
PRODUCT = {"plus": "max", "minus": "min", "times": "ones"}
COLUMN = ("columns", 0)
PAYS = ("categories", 0, "pays")


def sheet(*columns: Any, **words: Any) -> dict[str, Any]:
    """Return a game of these columns."""
    return game(ONES, MAX, MIN, columns=list(columns), **words)


def cells(columns: int, categories: int) -> dict[str, Any]:
    lines = [{"id": f"x{n}", "pays": {"points": n}} for n in range(categories)]
    return game(*lines, columns=[{"id": f"c{n}"} for n in range(columns)])


@pytest.mark.parametrize(
    ("definition", "expected"),
    [
        (sheet(A, B), []),
        (game(ANY, columns=[]), []),
        (game(ANY, columns=3), [("wrong-type", ("columns",))]),
        (sheet(3), [("wrong-type", COLUMN)]),
        (sheet({}), [("bad-name", (*COLUMN, "id"))]),
        (sheet({"id": "A"}), [("bad-name", (*COLUMN, "id"))]),
        (sheet({"id": "a" * 41}), [("bad-name", (*COLUMN, "id"))]),
        (sheet(A, A), [("duplicate", ("columns", 1, "id"))]),
        (sheet(A | {"width": 3}), [("unknown-field", (*COLUMN, "width"))]),
        (sheet(A | {"title": 3}), [("wrong-type", (*COLUMN, "title"))]),
        (sheet(A | {"aliases": ["x"] * 21}), [("too-many", (*COLUMN, "aliases"))]),
        (sheet(A | {"factor": 0}), [("out-of-range", (*COLUMN, "factor"))]),
        (sheet(A | {"factor": 10}), [("out-of-range", (*COLUMN, "factor"))]),
        (sheet(A | {"factor": 1.5}), [("wrong-type", (*COLUMN, "factor"))]),
        (sheet(A | {"factor": 9}), []),
        (sheet(A | {"order": "card"}), [("unknown-choice", (*COLUMN, "order"))]),
        (sheet(A | {"announce": 1}), [("wrong-type", (*COLUMN, "announce"))]),
        (sheet(A | {"announce": True}, B | {"announce": True}), [("contradiction", ("columns", 1, "announce"))]),
        (sheet(*({"id": f"c{n}"} for n in range(6))), []),
        (sheet(*({"id": f"c{n}"} for n in range(7))), [("too-many", ("columns",))]),
        (cells(4, 20), []),
        (cells(6, 13), []),
        (cells(5, 17), [("too-many", ("columns",))]),
        # parts that exclude columns
        (sheet(A, order="upper_first"), [("contradiction", ("order",))]),
        (sheet(A, extra_rolls={"start": 1}), [("contradiction", ("extra_rolls",))]),
        (sheet(A, points_awarded={"total": [{"at": 1, "awards": 1}]}), [("contradiction", ("points_awarded",))]),
        (game(ANY | {"times": 2}, columns=[A]), [("contradiction", ("categories", 0, "times"))]),
        (game(ANY, PAIR | {"after": "any"}, columns=[A]), [("contradiction", ("categories", 1, "after"))]),
        (joker(bonus=5) | {"columns": [A | {"announce": True}]}, [("contradiction", ("joker",))]),
        (joker(bonus=5) | {"columns": [A, B | {"order": "up"}]}, [("contradiction", ("columns", 1, "order"))]),
        (joker(bonus=5) | {"columns": [A | {"order": "down"}, B]}, [("contradiction", (*COLUMN, "order"))]),
        (joker(bonus=5) | {"columns": [A, B | {"order": "upper_first"}]}, []),
        # parts that require columns
        (joker(bonus=5, multiplied=True, made_only=True) | {"columns": [A]}, []),
        (joker(bonus=5, multiplied=True), [("contradiction", ("joker", "multiplied"))]),
        (joker(bonus=5, made_only=True), [("contradiction", ("joker", "made_only"))]),
        (joker(bonus=5, multiplied=1) | {"columns": [A]}, [("wrong-type", ("joker", "multiplied"))]),
        (game(ONES, MAX, MIN, products=[PRODUCT]), [("contradiction", ("products",))]),
        (game(ANY, last_turn_rolls=5), [("contradiction", ("last_turn_rolls",))]),
        (game(ANY, last_turn_rolls=3), []),
        # products
        (sheet(A, products=[PRODUCT]), []),
        (sheet(A, products=PRODUCT), [("wrong-type", ("products",))]),
        (sheet(A, products=[3]), [("wrong-type", ("products", 0))]),
        (sheet(A, products=[PRODUCT] * 4), [("too-many", ("products",))]),
        (sheet(A, products=[PRODUCT | {"by": 2}]), [("unknown-field", ("products", 0, "by"))]),
        (sheet(A, products=[PRODUCT | {"plus": 2}]), [("wrong-type", ("products", 0, "plus"))]),
        (
            sheet(A, products=[{"times": "ones"}]),
            [("missing-field", ("products", 0, "plus")), ("missing-field", ("products", 0, "minus"))],
        ),
        (sheet(A, products=[PRODUCT | {"plus": "most"}]), [("unknown-category", ("products", 0, "plus"))]),
        (sheet(A, products=[PRODUCT | {"plus": "min"}]), [("contradiction", ("products", 0))]),
        # rolls of the very last turn
        (sheet(A, last_turn_rolls=5), []),
        (sheet(A, last_turn_rolls=0), [("out-of-range", ("last_turn_rolls",))]),
        (sheet(A, last_turn_rolls=6), [("out-of-range", ("last_turn_rolls",))]),
        (sheet(A, last_turn_rolls="3"), [("wrong-type", ("last_turn_rolls",))]),
        (
            game({"id": "x", "pays": {"points": 5, "served": 1}}, columns=[A], rolls=1, last_turn_rolls=2),
            [("contradiction", (*PAYS, "served"))],
        ),
        # the least dice
        (game(LEAST, dice_count=6, counted=5), []),
        (game(LEAST), [("contradiction", (*PAYS, "counted"))]),
        (game({"id": "x", "pays": {"points": 5, "counted": "least"}}), [("contradiction", (*PAYS, "counted"))]),
        (game({"id": "x", "pays": {"sum": "all", "counted": "worst"}}), [("unknown-choice", (*PAYS, "counted"))]),
    ],
)  # fmt: skip
def test_expected_problems_are_reported(definition: Any, expected: list[tuple[str, tuple[str | int, ...]]]) -> None:
    problems, ruleset = check_definition(definition)
    assert [(problem.code, problem.path) for problem in problems] == expected
    assert (ruleset is None) == bool(expected)


def test_problems_state_found_and_allowed_values() -> None:
    said = [problem.detail for problem in check_definition(cells(5, 17))[0]]
    assert said == ["5 columns of 17 categories make 85 cells; at most 80 are allowed"]
    ordered = check_definition({"base": "yatzy-forced", "columns": [A]})[0]
    assert [problem.detail for problem in ordered] == [
        "with columns, the order belongs to each column: order = 'card' is for a single card"
    ]
    assert not check_definition({"base": "yatzy-forced", "order": "free", "columns": [A]})[0]


def test_defaults_of_columns() -> None:
    column = parse_ruleset(sheet({"id": "from_below", "order": "up"})).columns
    assert column == (Column("from_below", "From below", factor=1, order="up", announce=False, aliases=()),)


def test_every_word_of_columns_survives_a_dump() -> None:
    definition = {
        "name": "all",
        "title": "All words",
        "categories": [
            {"id": "ones", "title": "Ones", "upper": 1},
            {"id": "max", "title": "Max", "pays": {"sum": "all"}},
            {"id": "min", "title": "Min", "pays": {"sum": "all", "counted": "least"}},
        ],
        "dice_count": 6,
        "counted": 4,
        "columns": [
            {"id": "one", "title": "One", "aliases": ["1"], "factor": 4, "order": "up", "announce": True},
            {"id": "two", "title": "Two", "order": "upper_first"},
        ],
        "products": [{"plus": "max", "minus": "min", "times": "ones"}],
        "last_turn_rolls": 2,
    }
    assert dump_ruleset(parse_ruleset(definition)) == definition
    with_joker = {**dump_ruleset(parse_ruleset(joker(multiplied=True, made_only=True) | {"columns": [A]}))}
    assert with_joker["joker"] == {
        "category": "yz", "rule": "free", "bonus": 0, "points": {}, "multiplied": True, "made_only": True,
    }  # fmt: skip
    assert dump_ruleset(parse_ruleset(with_joker)) == with_joker


@pytest.mark.parametrize("name", CARDS)
def test_the_dump_of_a_game_of_one_card_has_no_columns(name: str) -> None:
    dumped = dump_ruleset(load_ruleset(name))
    assert not {"columns", "products", "last_turn_rolls"} & set(dumped)
    assert not {"multiplied", "made_only"} & set(dumped.get("joker", {}))
    assert not any("counted" in category.get("pays", {}) for category in dumped["categories"])


def test_fingerprints_ignore_only_the_names_of_columns() -> None:
    base = dump_ruleset(load_ruleset("triple-yahtzee"))
    words = [entry | {"title": "X", "aliases": ["y"]} for entry in base["columns"]]
    same = fingerprint(load_ruleset("triple-yahtzee"))
    assert fingerprint(parse_ruleset(base | {"columns": words})) == same
    first, second, third = base["columns"]
    changes: list[dict[str, Any]] = [
        {"columns": [first, third, second]},
        {"columns": [first, second]},
        {"columns": [first, second, third | {"factor": 4}]},
        {"columns": [first, second, third | {"order": "upper_first"}]},
        {"columns": [first, second, third | {"id": "last"}]},
        {"columns": [first, second, third | {"announce": True}], "joker": {"drop": True}},
        {"joker": {"drop": True}},
        {"joker": base["joker"] | {"multiplied": False}},
        {"joker": base["joker"] | {"made_only": False}},
        {"last_turn_rolls": 5},
        {"products": [{"plus": "chance", "minus": "twos", "times": "ones"}]},
    ]
    found = {fingerprint(parse_ruleset({"base": "triple-yahtzee"} | change)) for change in changes}
    assert len(found) == len(changes)
    assert same not in found


def test_columns_replace_or_drop_those_of_the_base() -> None:
    known = {name: load_ruleset(name) for name in ("triple-yahtzee", "yamb", "yahtzee")}
    same = parse_ruleset({"base": "triple-yahtzee"}, known)
    assert same.columns == known["triple-yahtzee"].columns
    assert parse_ruleset({"base": "triple-yahtzee", "columns": [A]}, known).columns == (Column("a", "A"),)
    single = parse_ruleset({"base": "triple-yahtzee", "columns": []}, known)
    assert fingerprint(single) == fingerprint(known["yahtzee"]), "what only goes with columns has gone with them"
    card = parse_ruleset({"base": "yamb", "columns": []}, known)
    assert (card.columns, card.products, card.last_turn_rolls, card.counted) == ((), (), None, 5)
    with pytest.raises(InvalidRuleset, match="requires columns"):
        parse_ruleset({"base": "triple-yahtzee", "columns": [], "joker": {"multiplied": True}}, known)


def test_the_joker_of_columns_can_be_changed_or_dropped() -> None:
    flat = parse_ruleset({"base": "triple-yahtzee", "joker": {"multiplied": False}}).joker
    assert flat is not None
    assert (flat.multiplied, flat.made_only, flat.bonus) == (False, True, 100)
    dropped = parse_ruleset({"base": "triple-yahtzee", "joker": {"drop": True}})
    assert (dropped.joker, len(dropped.columns)) == (None, 3)


def test_products_and_the_last_turn_are_inherited() -> None:
    yamb = load_ruleset("yamb")
    assert yamb.products == (Product("max", "min", "ones"),)
    assert parse_ruleset({"base": "yamb"}).products == yamb.products
    assert parse_ruleset({"base": "yamb", "products": []}).products == ()
    assert parse_ruleset({"base": "yamb", "categories": [{"id": "min", "drop": True}]}).products == ()
    assert parse_ruleset({"base": "yamb", "last_turn_rolls": 3}).last_turn_rolls is None
    assert parse_ruleset({"base": "yamb", "rolls": 5}).last_turn_rolls is None


def test_counting_all_dice_includes_the_least() -> None:
    five = parse_ruleset({"base": "yamb", "dice_count": 5})
    assert five.counted is None
    assert {category.pays.counted for category in five.categories} == {"best"}


def test_a_sum_of_the_least_dice() -> None:
    compiled = compile_ruleset(parse_ruleset(game(MAX, LEAST, dice_count=4, counted=2)))
    of = {hand: compiled.points[compiled.index(hand)] for hand in ((1, 2, 5, 6), (3, 3, 3, 3), (1, 1, 1, 6))}
    assert of == {(1, 2, 5, 6): (11, 3), (3, 3, 3, 3): (6, 6), (1, 1, 1, 6): (7, 2)}


def test_built_in_sheets() -> None:
    assert set(SHEETS) == {"triple-yahtzee", "triple-yatzy", "kniffel-triple", "yamb", "yamb-five"}
    turns = {name: compile_rules(load_ruleset(name)).turns for name in SHEETS}
    assert turns == {"triple-yahtzee": 39, "triple-yatzy": 45, "kniffel-triple": 39, "yamb": 52, "yamb-five": 48}
    for name in ("triple-yahtzee", "triple-yatzy", "kniffel-triple"):
        assert [column.factor for column in load_ruleset(name).columns] == [1, 2, 3]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ((1, 2, 3, 4, 5, 5), {"max": 19, "min": 15, "straight": 45, "fives": 10}),
        ((1, 2, 3, 4, 5, 6), {"max": 20, "min": 15, "straight": 50}),
        ((3, 3, 3, 3, 3, 3), {"threes": 15, "three_of_a_kind": 29, "full_house": 0, "poker": 62, "yamb": 75}),
        ((2, 2, 2, 5, 5, 5), {"three_of_a_kind": 35, "full_house": 59, "poker": 0, "max": 19, "min": 16}),
        ((1, 1, 6, 6, 6, 6), {"three_of_a_kind": 38, "full_house": 60, "poker": 74, "yamb": 0}),
    ],
)
def test_hands_of_six_dice_of_which_five_count(dice: tuple[int, ...], expected: dict[str, int]) -> None:
    """The most points: 3f + 20, 45 or 50, 3a + 2b + 40, 4f + 50, 5f + 60."""
    card = compile_rules(load_ruleset("yamb")).card
    paid = dict(zip(card.categories, card.points[card.index(dice)], strict=True))
    assert {name: paid[name] for name in expected} == expected


def test_a_straight_of_five_dice_pays_less_from_roll_to_roll() -> None:
    card = compile_rules(load_ruleset("yamb-five")).card
    straight = card.categories.index("straight")
    assert [points[card.index((2, 3, 4, 5, 6))][straight] for points in card.roll_points] == [66, 56, 46]


def test_fingerprints_of_games_of_one_card_are_unchanged() -> None:
    path = Path(__file__).parents[2] / "golden" / "fingerprints.toml"
    golden = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(golden) == set(CARDS)
    for name, known in golden.items():
        dumped = json.dumps(dump_ruleset(load_ruleset(name)), ensure_ascii=False)
        assert fingerprint(load_ruleset(name)) == known["fingerprint"]
        assert hashlib.sha256(dumped.encode()).hexdigest() == known["dump"], name
