"""Contradictions between the columns of a definition and its other parts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.definitions.reader import Reader
from engine.limits import GREATEST_CELL_COUNT
from engine.rulesets.points import pays_by_roll
from engine.rulesets.ruleset import Product, Ruleset
from engine.words import join_words, pluralize, quoted


def check_columns(reader: Reader, ruleset: Ruleset) -> None:
    """Note all parts that do not go with columns, or only with them."""
    if ruleset.columns:
        _check_size(reader, ruleset)
        _check_announced(reader, ruleset)
        _check_jokers_choice(reader, ruleset)
        _check_memory(reader, ruleset)
    else:
        for path, word in _words_of_columns(ruleset):
            reader.note("contradiction", path, f"{word} goes with columns, and the ruleset has none")
    for i, product in enumerate(ruleset.products):
        _check_product(reader, ruleset, product, i)


def _check_size(reader: Reader, ruleset: Ruleset) -> None:
    cells = len(ruleset.columns) * len(ruleset.categories)
    if cells > GREATEST_CELL_COUNT:
        columns, categories = len(ruleset.columns), pluralize(len(ruleset.categories), "category", "categories")
        detail = (
            f"{pluralize(columns, 'column')} of {categories} are {cells} cells; "
            f"at most {GREATEST_CELL_COUNT} are allowed"
        )
        reader.note("too-many", ("columns",), detail, expected=GREATEST_CELL_COUNT, found=cells)


def _check_announced(reader: Reader, ruleset: Ruleset) -> None:
    announced = [i for i, column in enumerate(ruleset.columns) if column.announce]
    for i in announced[1:]:
        first, other = ruleset.columns[announced[0]].id, ruleset.columns[i].id
        detail = f"in one column at most a category is called before it is filled, not in {first} and {other}"
        reader.note("contradiction", ("columns", i, "announce"), detail)
    if announced and ruleset.joker is not None:
        detail = "a joker says itself which categories it may fill: it cannot go with a column in which they are called"
        reader.note("contradiction", ("joker",), detail)


def _check_jokers_choice(reader: Reader, ruleset: Ruleset) -> None:
    """Note orders that leave one category at a time, which a joker cannot choose from."""
    for i, column in enumerate(ruleset.columns):
        if ruleset.joker is not None and column.order in ("down", "up"):
            detail = f"a joker needs a choice of categories: it cannot go with order = {quoted(column.order)}"
            expected = ["free", "upper_first"]
            reader.note("contradiction", ("columns", i, "order"), detail, expected=expected, found=column.order)


def _check_memory(reader: Reader, ruleset: Ruleset) -> None:
    """Note rules that need a memory, which columns do not have: cells are filled once, and turns change one column
    only."""
    for i, category in enumerate(ruleset.categories):
        if category.times > 1:
            detail = f"with columns every cell is filled once, {category.id} not {category.times} times"
            reader.note("contradiction", ("categories", i, "times"), detail, expected=1, found=category.times)
        if category.after is not None:
            detail = f"with columns no category waits for another, {category.id} not for {category.after}"
            reader.note("contradiction", ("categories", i, "after"), detail, found=category.after)
    if ruleset.order != "free":
        detail = f"with columns each of them says its order: order = {quoted(ruleset.order)} goes with a single card"
        reader.note("contradiction", ("order",), detail, expected="free", found=ruleset.order)
    for said, word in ((ruleset.extra_rolls, "extra_rolls"), (ruleset.points_awarded, "points_awarded")):
        if said is not None:
            reader.note("contradiction", (word,), f"{word} cannot go with columns")


def _words_of_columns(ruleset: Ruleset) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the path and the word of all that requires columns."""
    if ruleset.products:
        yield ("products",), "products"
    if ruleset.last_turn_rolls is not None:
        yield ("last_turn_rolls",), "last_turn_rolls"
    if ruleset.joker is not None and ruleset.joker.multiplied:
        yield ("joker", "multiplied"), "multiplied"
    if ruleset.joker is not None and ruleset.joker.made_only:
        yield ("joker", "made_only"), "made_only"


def _check_product(reader: Reader, ruleset: Ruleset, product: Product, place: int) -> None:
    named = {"plus": product.plus, "minus": product.minus, "times": product.times}
    for key, category in named.items():
        if category not in ruleset.category_ids:
            detail = f"a product must name categories of the ruleset, not {quoted(category)}"
            reader.unknown_category(("products", place, key), detail, ruleset.category_ids, category)
    if len(set(named.values())) < len(named):
        detail = f"a product is of three different categories, not of {join_words(list(named.values()), 'and')}"
        reader.note("contradiction", ("products", place), detail, found=named)
    for key, category in named.items():
        paid = next((each.pays for each in ruleset.categories if each.id == category), None)
        if paid is not None and pays_by_roll(paid) > 1:
            detail = f"a product is of categories that pay the same on every roll, not of {category}"
            reader.note("contradiction", ("products", place, key), detail, found=category)
