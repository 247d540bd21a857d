"""Reading the parts of a definition other than categories: bonus, joker, extra rolls, awards, and those of sheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.definitions.categories import default_title, read_aliases, read_id
from engine.definitions.reader import Reader, describe_path
from engine.errors import Path
from engine.limits import (
    GREATEST_AWARD_COUNT,
    GREATEST_CATEGORY_COUNT,
    GREATEST_CATEGORY_TOTAL,
    GREATEST_COLUMN_COUNT,
    GREATEST_EXTRA_ROLLS,
    GREATEST_EXTRA_ROLLS_AT_START,
    GREATEST_FACTOR,
    GREATEST_POINTS,
    GREATEST_PRODUCT_COUNT,
    GREATEST_TIER_COUNT,
    GREATEST_TOTAL,
    GREATEST_UPPER_TOTAL,
)
from engine.rulesets.ruleset import (
    BonusTier,
    CategoryAward,
    Column,
    ColumnOrder,
    ExtraRolls,
    Joker,
    JokerRule,
    Made,
    PointsAwarded,
    Product,
    TotalAward,
)

_JOKER_RULES: Final[tuple[JokerRule, ...]] = ("forced", "free", "original", "none")
_MADE: Final[tuple[Made, ...]] = ("all", "each")
_COLUMN_ORDERS: Final[tuple[ColumnOrder, ...]] = ("free", "down", "up", "upper_first")


def read_bonus(reader: Reader, value: Any) -> tuple[BonusTier, ...]:
    """Return the tiers of the upper bonus, in ascending order."""
    tiers: list[BonusTier] = []
    for i, entry in enumerate(reader.array(value, ("bonus",), GREATEST_TIER_COUNT)):
        path = ("bonus", i)
        fields = reader.table(entry, path)
        at = reader.required(fields, path, "at", 0, GREATEST_UPPER_TOTAL)
        pays = reader.required(fields, path, "pays", -GREATEST_POINTS, GREATEST_POINTS)
        each = reader.integer(fields.get("each", 0), (*path, "each"), 0, GREATEST_POINTS, 0)
        tiers.append(BonusTier(at, pays, each))
        if i and not (tiers[i - 1].at < at and _paid_below(tiers[i - 1], at) < pays):
            detail = "bonus tiers must increase: at must exceed that of the previous tier, and pays all that it pays"
            reader.note("contradiction", path, detail, found={"at": at, "pays": pays})
        if not i and at > 0 > pays:
            detail = "the first tier cannot take points away unless it starts at 0"
            reader.note("contradiction", path, detail, found={"at": at, "pays": pays})
    return tuple(tiers)


def _paid_below(tier: BonusTier, at: int) -> int:
    """Return the most that a tier pays for upper totals below that of the next one."""
    return tier.pays + tier.each * (at - 1 - tier.at)


def read_joker(reader: Reader, value: Any, base: Joker | None) -> Joker | None:
    """Return the joker with missing keys taken from the base, or None with `drop = true`."""
    table = reader.table(value, ("joker",))
    if "drop" in table:
        _check_dropped(reader, table, ("joker",), "joker")
        return None
    if not table:
        return base
    if "category" not in table and base is None:
        reader.note("missing-field", ("joker", "category"), "joker needs category")
    said = base or Joker("", "none", 0, ())
    category = reader.text(table.get("category", said.category), ("joker", "category"))
    rule = reader.choice(table.get("rule", said.rule), ("joker", "rule"), _JOKER_RULES, "none")
    bonus = reader.integer(table.get("bonus", said.bonus), ("joker", "bonus"), 0, GREATEST_POINTS, 0)
    points = said.points
    if "points" in table:
        path = ("joker", "points")
        if isinstance(table["points"], Mapping) and len(table["points"]) <= GREATEST_CATEGORY_COUNT:
            points = tuple(
                (str(key), reader.integer(inner, (*path, str(key)), 0, GREATEST_POINTS, 0))
                for key, inner in table["points"].items()
            )
        else:
            reader.note("wrong-type", path, "joker.points must be an object of category ids and points")
    multiplied = reader.flag(table.get("multiplied", said.multiplied), ("joker", "multiplied"), False)
    made_only = reader.flag(table.get("made_only", said.made_only), ("joker", "made_only"), False)
    return Joker(category, rule, bonus, points, multiplied, made_only)


def read_extra_rolls(reader: Reader, value: Any) -> ExtraRolls | None:
    """Return the extra rolls, or None with `drop = true`."""
    path = ("extra_rolls",)
    table = reader.table(value, path)
    if "drop" in table:
        _check_dropped(reader, table, path, "extra_rolls")
        return None
    most = reader.integer(table["most"], (*path, "most"), 1, GREATEST_EXTRA_ROLLS, 1) if "most" in table else None
    return ExtraRolls(
        start=reader.integer(table.get("start", 0), (*path, "start"), 0, GREATEST_EXTRA_ROLLS_AT_START, 0),
        saves=reader.flag(table.get("saves", False), (*path, "saves"), False),
        most=most,
    )


def read_points_awarded(reader: Reader, value: Any) -> PointsAwarded | None:
    """Return the points awarded, or None with `drop = true`."""
    path = ("points_awarded",)
    table = reader.table(value, path)
    if "drop" in table:
        _check_dropped(reader, table, path, "points_awarded")
        return None
    entries = reader.array(table.get("categories", ()), (*path, "categories"), GREATEST_AWARD_COUNT)
    categories = tuple(_read_category_award(reader, entry, (*path, "categories", i)) for i, entry in enumerate(entries))
    awarded = PointsAwarded(categories, _read_total_awards(reader, table, path))
    if awarded == PointsAwarded() and isinstance(value, Mapping):
        reader.note("missing-field", path, "points_awarded needs categories, total or both")
    return awarded


def _read_total_awards(reader: Reader, table: Mapping[str, Any], path: Path) -> tuple[TotalAward, ...]:
    awards: list[TotalAward] = []
    for i, entry in enumerate(reader.array(table.get("total", ()), (*path, "total"), GREATEST_AWARD_COUNT)):
        bracket = (*path, "total", i)
        fields = reader.table(entry, bracket)
        at = reader.required(fields, bracket, "at", -GREATEST_TOTAL, GREATEST_TOTAL)
        awards.append(TotalAward(at, reader.required(fields, bracket, "awards", -GREATEST_POINTS, GREATEST_POINTS)))
        if i and awards[i - 1].at >= at:
            detail = "the brackets of total must increase: at must exceed that of the previous one"
            reader.note("contradiction", bracket, detail, found=at)
    return tuple(awards)


def _read_category_award(reader: Reader, value: Any, path: Path) -> CategoryAward:
    fields = reader.table(value, path)
    if "id" not in fields:
        reader.note("missing-field", (*path, "id"), f"{describe_path(path)} needs id")
    if ("at" in fields) == ("made" in fields):
        reader.note("contradiction", path, f"{describe_path(path)} needs either at or made")
    return CategoryAward(
        id=reader.text(fields.get("id", ""), (*path, "id")),
        awards=reader.required(fields, path, "awards", -GREATEST_POINTS, GREATEST_POINTS),
        at=reader.integer(fields["at"], (*path, "at"), 1, GREATEST_CATEGORY_TOTAL, 1) if "at" in fields else None,
        made=reader.choice(fields["made"], (*path, "made"), _MADE, "all") if "made" in fields else None,
    )


def read_columns(reader: Reader, value: Any) -> tuple[Column, ...]:
    """Return the columns of a sheet in order; an empty list removes those of the base."""
    columns: dict[str, Column] = {}
    for i, entry in enumerate(reader.array(value, ("columns",), GREATEST_COLUMN_COUNT)):
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
            order=reader.choice(fields.get("order", "free"), (*path, "order"), _COLUMN_ORDERS, "free"),
            announce=reader.flag(fields.get("announce", False), (*path, "announce"), False),
        )
    return tuple(columns.values())


def read_products(reader: Reader, value: Any) -> tuple[Product, ...]:
    """Return the products of a column; an empty list removes those of the base."""
    products = []
    for i, entry in enumerate(reader.array(value, ("products",), GREATEST_PRODUCT_COUNT)):
        path = ("products", i)
        fields = reader.table(entry, path)
        for key in ("plus", "minus", "times"):
            if key not in fields and isinstance(entry, Mapping):
                reader.note("missing-field", (*path, key), f"{describe_path(path)} needs {key}")
        plus, minus, times = (reader.text(fields.get(key, ""), (*path, key)) for key in ("plus", "minus", "times"))
        products.append(Product(plus, minus, times))
    return tuple(products)


def _check_dropped(reader: Reader, table: Mapping[str, Any], path: Path, what: str) -> None:
    """Note that `drop = true` excludes other words."""
    if table["drop"] is not True or len(table) > 1:
        reader.note("wrong-type", (*path, "drop"), f"to drop {what}, send only drop = true")
