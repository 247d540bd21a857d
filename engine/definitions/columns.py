"""Reading the parts of a definition that only sheets have: columns, products, rolls of the last turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.definitions.categories import default_title, read_aliases, read_id
from engine.definitions.reader import Reader, describe_path
from engine.limits import GREATEST_COLUMN_COUNT, GREATEST_FACTOR, GREATEST_PRODUCT_COUNT, GREATEST_ROLLS
from engine.rulesets.ruleset import Column, ColumnOrder, Product

_ORDERS: Final[tuple[ColumnOrder, ...]] = ("free", "down", "up", "upper_first")


def read_columns(reader: Reader, definition: Mapping[str, Any], inherited: tuple[Column, ...]) -> tuple[Column, ...]:
    """Return the columns of a sheet in order; an empty list removes those of the base."""
    if "columns" not in definition:
        return inherited
    columns: dict[str, Column] = {}
    for i, entry in enumerate(reader.array(definition["columns"], ("columns",), GREATEST_COLUMN_COUNT)):
        path = ("columns", i)
        fields = reader.table(entry, path)
        column_id = read_id(reader, fields, path, columns) if isinstance(entry, Mapping) else None
        if column_id is None:
            continue
        columns[column_id] = Column(
            id=column_id,
            title=reader.text(fields.get("title", default_title(column_id)), (*path, "title")),
            aliases=read_aliases(reader, fields, path),
            factor=reader.integer(fields.get("factor", 1), (*path, "factor"), 1, GREATEST_FACTOR, 1),
            order=reader.choice(fields.get("order", "free"), (*path, "order"), _ORDERS, "free"),
            announce=reader.flag(fields.get("announce", False), (*path, "announce"), False),
        )
    return tuple(columns.values())


def read_products(reader: Reader, definition: Mapping[str, Any], inherited: tuple[Product, ...]) -> tuple[Product, ...]:
    """Return the products of a column; an empty list removes those of the base."""
    if "products" not in definition:
        return inherited
    products = []
    for i, entry in enumerate(reader.array(definition["products"], ("products",), GREATEST_PRODUCT_COUNT)):
        path = ("products", i)
        fields = reader.table(entry, path)
        for key in ("plus", "minus", "times"):
            if key not in fields and isinstance(entry, Mapping):
                reader.note("missing-field", (*path, key), f"{describe_path(path)} needs {key}")
        plus, minus, times = (reader.text(fields.get(key, ""), (*path, key)) for key in ("plus", "minus", "times"))
        products.append(Product(plus, minus, times))
    return tuple(products)


def read_last_turn_rolls(reader: Reader, definition: Mapping[str, Any], inherited: int | None) -> int | None:
    """Return the rolls of the very last turn, or None if they are those of every turn."""
    if "last_turn_rolls" not in definition:
        return inherited
    return reader.integer(definition["last_turn_rolls"], ("last_turn_rolls",), 1, GREATEST_ROLLS, 1)
