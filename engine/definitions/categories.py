"""Reading the categories of a definition."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from itertools import pairwise
from typing import Any, Final, Literal

from engine.definitions.reader import Reader, describe_path
from engine.dice import FACES
from engine.errors import Path, Problem
from engine.limits import (
    GREATEST_ALIAS_COUNT,
    GREATEST_CATEGORY_COUNT,
    GREATEST_DICE_COUNT,
    GREATEST_POINTS,
    GREATEST_ROLLS,
    GREATEST_TIMES,
)
from engine.rulesets.patterns import ANY_HAND, ColourNeed, Needs
from engine.rulesets.ruleset import Category, Pays

_COLOUR_NEEDS: Final[tuple[ColourNeed, ...]] = ("all", "matched")
_SUMS: Final[tuple[Literal["all", "matched", "faces"], ...]] = ("all", "matched", "faces")
_COUNTED: Final[tuple[Literal["best", "least"], ...]] = ("best", "least")
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")


def read_categories(reader: Reader, table: Mapping[str, Any], inherited: tuple[Category, ...]) -> tuple[Category, ...]:
    """Return the categories of a ruleset: those of its base with the changes of the definition."""
    categories = {category.id: category for category in inherited}
    if "categories" not in table and "base" not in table:
        reader.note("missing-field", ("categories",), "a ruleset needs categories, or a base that has them")
        return ()
    seen: dict[str, None] = {}
    for i, entry in enumerate(reader.array(table.get("categories", ()), ("categories",), GREATEST_CATEGORY_COUNT)):
        path = ("categories", i)
        fields = reader.table(entry, path)
        if not isinstance(entry, Mapping):
            continue
        category_id = read_id(reader, fields, path, seen)
        if category_id is None:
            continue
        seen[category_id] = None
        if "drop" in fields:
            _drop_category(reader, fields, path, category_id, categories)
        else:
            categories[category_id] = _read_category(reader, fields, path, category_id)
    if not categories and not reader.problems:
        reader.note("missing-field", ("categories",), "a ruleset needs at least one category")
    if len(categories) > GREATEST_CATEGORY_COUNT:
        detail = f"the ruleset has {len(categories)} categories; at most {GREATEST_CATEGORY_COUNT} are allowed"
        maximum = GREATEST_CATEGORY_COUNT
        reader.add(Problem("too-many", ("categories",), detail, found=len(categories), maximum=maximum))
    return tuple(categories.values())


def read_id(reader: Reader, fields: Mapping[str, Any], path: Path, others: Container[str]) -> str | None:
    """Return the id of a category or a column, or None if it is invalid or not unique."""
    found = fields.get("id")
    if not isinstance(found, str) or not _ID.fullmatch(found):
        detail = f"{describe_path(path)} needs an id of at most 40 lower-case letters, digits and underscores"
        reader.note("bad-name", (*path, "id"), detail, found=found)
        return None
    if found in others:
        reader.note("duplicate", (*path, "id"), f"{found} is defined twice", found=found)
        return None
    return found


def default_title(id_: str) -> str:
    """Return the title of a category or a column that states none."""
    return id_.replace("_", " ").capitalize()


def _drop_category(
    reader: Reader, fields: Mapping[str, Any], path: Path, category_id: str, categories: dict[str, Category]
) -> None:
    if fields["drop"] is not True or len(fields) > 2:
        reader.note("wrong-type", (*path, "drop"), f"to drop {category_id}, send only its id and drop = true")
    elif category_id not in categories:
        detail = f"there is no category {category_id} to drop"
        reader.unknown_category((*path, "id"), detail, list(categories), category_id)
    else:
        del categories[category_id]


def _read_category(reader: Reader, fields: Mapping[str, Any], path: Path, category_id: str) -> Category:
    title = reader.text(fields.get("title", default_title(category_id)), (*path, "title"))
    aliases = read_aliases(reader, fields, path)
    times = reader.integer(fields.get("times", 1), (*path, "times"), 1, GREATEST_TIMES, 1)
    after = reader.text(fields["after"], (*path, "after")) if "after" in fields else None
    if "upper" in fields:
        if "needs" in fields or "pays" in fields:
            detail = f"{category_id} is an upper category, which has no needs or pays"
            reader.note("contradiction", (*path, "upper"), detail)
        face = reader.integer(fields["upper"], (*path, "upper"), 1, 6, 1)
        return Category(category_id, title, upper=face, aliases=aliases, times=times, after=after)
    if "pays" not in fields:
        reader.note("missing-field", (*path, "pays"), f"{category_id} needs pays or upper")
    needs = _read_needs(reader, fields["needs"], (*path, "needs")) if "needs" in fields else ANY_HAND
    pays = _read_pays(reader, fields["pays"], (*path, "pays")) if "pays" in fields else Pays()
    return Category(category_id, title, needs=needs, pays=pays, aliases=aliases, times=times, after=after)


def _read_needs(reader: Reader, value: Any, path: Path) -> Needs:
    table = reader.table(value, path)
    sizes = reader.array(table.get("groups", ()), (*path, "groups"), GREATEST_DICE_COUNT // 2)
    needs = Needs(
        groups=tuple(reader.integer(n, (*path, "groups", i), 2, GREATEST_DICE_COUNT, 2) for i, n in enumerate(sizes)),
        distinct=reader.flag(table.get("distinct", True), (*path, "distinct"), True),
        run=reader.integer(table["run"], (*path, "run"), 2, 6, 2) if "run" in table else None,
        faces=read_faces(reader, table.get("faces", ()), (*path, "faces")),
        sum=_read_total(reader, table, path, "sum"),
        least_sum=_read_total(reader, table, path, "least_sum"),
        greatest_sum=_read_total(reader, table, path, "greatest_sum"),
        colour=reader.choice(table["colour"], (*path, "colour"), _COLOUR_NEEDS, "all") if "colour" in table else None,
    )
    if not needs.distinct and len(needs.groups) < 2:
        reader.note("contradiction", (*path, "distinct"), "distinct = false needs at least two groups")
    if needs.run is not None and needs.groups:
        reader.note("contradiction", path, "groups and run cannot be combined: the matching dice would be ambiguous")
    return needs


def _read_total(reader: Reader, table: Mapping[str, Any], path: Path, key: str) -> int | None:
    return reader.integer(table[key], (*path, key), 1, 6 * GREATEST_DICE_COUNT, 1) if key in table else None


def _read_pays(reader: Reader, value: Any, path: Path) -> Pays:
    table = reader.table(value, path)
    if sum(word in table for word in ("points", "sum", "by_roll")) != 1:
        reader.note("contradiction", path, f"{describe_path(path)} needs exactly one of points, sum and by_roll")
    if "plus" in table and "sum" not in table:
        reader.note("contradiction", (*path, "plus"), f"{describe_path(path)}: plus requires sum")
    if "counted" in table and "sum" not in table:
        reader.note("contradiction", (*path, "counted"), f"{describe_path(path)}: counted requires sum")
    if "faces" in table and table.get("sum") != "faces":
        reader.note("contradiction", (*path, "faces"), f'{describe_path(path)}: faces requires sum = "faces"')
    if "served" in table and "by_roll" in table:
        detail = f"{describe_path(path)}: served cannot be combined with by_roll"
        reader.note("contradiction", (*path, "served"), detail)
    faces = read_faces(reader, table["faces"], (*path, "faces")) if table.get("faces") else None
    return Pays(
        points=_read_points(reader, table["points"], (*path, "points")) if "points" in table else None,
        sum=_read_sum(reader, table["sum"], faces, path) if "sum" in table else None,
        counted=reader.choice(table.get("counted", "best"), (*path, "counted"), _COUNTED, "best"),
        plus=_read_points(reader, table.get("plus", 0), (*path, "plus")),
        served=reader.integer(table.get("served", 0), (*path, "served"), 0, GREATEST_POINTS, 0),
        by_roll=_read_by_roll(reader, table["by_roll"], (*path, "by_roll")) if "by_roll" in table else (),
    )


def _read_points(reader: Reader, value: Any, path: Path) -> int:
    return reader.integer(value, path, -GREATEST_POINTS, GREATEST_POINTS, 0)


def _read_sum(
    reader: Reader, value: Any, faces: tuple[int, ...] | None, path: Path
) -> Literal["all", "matched"] | tuple[int, ...]:
    """Return the dice that are added up: all, those that match, or those of some faces."""
    at = (*path, "faces")
    if is_former_sum(value):
        at = (*path, "sum", "faces")
        faces = read_faces(reader, value["faces"], at) if value["faces"] else None
    else:
        chosen = reader.choice(value, (*path, "sum"), _SUMS, "all")
        if chosen != "faces":
            return chosen
    if faces is None:
        reader.note("missing-field", at, f"{describe_path(path)} needs at least one face")
    return faces or ()


def is_former_sum(value: Any) -> bool:
    """Return whether a sum is an object with its faces, the deprecated form of ``sum = "faces"``."""
    return isinstance(value, Mapping) and value.keys() == {"faces"}


def _read_by_roll(reader: Reader, value: Any, path: Path) -> tuple[int, ...]:
    """Return the points on the first roll, the second and so on, which must not rise."""
    entries = reader.array(value, path, GREATEST_ROLLS)
    paid = tuple(_read_points(reader, points, (*path, i)) for i, points in enumerate(entries))
    if value in ([], ()):
        reader.note("missing-field", path, f"{describe_path(path)} needs the points of at least one roll")
    if any(now < then for now, then in pairwise(paid)):
        detail = f"{describe_path(path)} must not increase: a later roll cannot pay more for the same dice"
        reader.note("contradiction", path, detail, found=list(paid))
    return paid


def read_aliases(reader: Reader, table: Mapping[str, Any], path: Path) -> tuple[str, ...]:
    """Return the other names of a category, a column or a ruleset."""
    aliases = reader.array(table.get("aliases", ()), (*path, "aliases"), GREATEST_ALIAS_COUNT)
    return tuple(reader.text(alias, (*path, "aliases", i)) for i, alias in enumerate(aliases))


def read_faces(reader: Reader, value: Any, path: Path) -> tuple[int, ...]:
    """Return different faces in ascending order."""
    faces = [reader.integer(face, (*path, i), 1, 6, 1) for i, face in enumerate(reader.array(value, path, len(FACES)))]
    if len(set(faces)) != len(faces):
        reader.note("duplicate", path, f"{describe_path(path)} has a face twice", found=faces)
    return tuple(sorted(faces))
