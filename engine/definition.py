"""From a definition (what a TOML file or a JSON object says) to a `Ruleset`, with every problem at once.

Definitions come from strangers, so sizes are limited (the constants below) and nothing in one is executed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from engine.dice import FACES, hands
from engine.errors import InvalidRuleset, Problem, UnknownRuleset
from engine.patterns import ANY_HAND, ColourNeed, Needs, match
from engine.reader import Reader, place
from engine.ruleset import DEFAULT_RULESET, BonusTier, Category, Joker, JokerRule, Order, Pays, Ruleset, Rulesets
from engine.words import counted, quoted, there_are

GREATEST_DICE_COUNT: Final = 6
GREATEST_ROLLS: Final = 5
GREATEST_CATEGORY_COUNT: Final = 20
GREATEST_TIER_COUNT: Final = 8
GREATEST_POINTS: Final = 1000
GREATEST_ALIAS_COUNT: Final = 20

_COLOUR_NEEDS: Final[tuple[ColourNeed, ...]] = ("all", "matched")
_SUMS: Final[tuple[Literal["all", "matched"], ...]] = ("all", "matched")
_JOKER_RULES: Final[tuple[JokerRule, ...]] = ("forced", "free", "original", "none")
_ORDERS: Final[tuple[Order, ...]] = ("free", "card")

_CATEGORY_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_RULESET_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")

_RULESET_KEYS: Final = (
    "name", "title", "source", "base", "categories", "bonus", "joker", "dice_count", "rolls", "colours", "order",
)  # fmt: skip
_CATEGORY_KEYS: Final = ("id", "title", "aliases", "upper", "needs", "pays", "drop")
_NEEDS_KEYS: Final = ("groups", "distinct", "run", "faces", "sum", "colour")
_PAYS_KEYS: Final = ("points", "sum", "plus", "served")
_JOKER_KEYS: Final = ("category", "rule", "bonus", "points", "drop")


def parse_ruleset(definition: Mapping[str, Any], known: Rulesets | None = None) -> Ruleset:
    """The ruleset a definition says; `known` are the rulesets that `base` may name (default: the built-in ones).

    Raises `InvalidRuleset` with every problem of the definition.
    """
    problems, ruleset = check_definition(definition, known)
    if ruleset is None:
        raise InvalidRuleset(problems)
    return ruleset


def check_definition(definition: Any, known: Rulesets | None = None) -> tuple[tuple[Problem, ...], Ruleset | None]:
    """Every problem of a definition, and the ruleset it says when there is none."""
    reader = Reader()
    table = reader.table(definition, (), _RULESET_KEYS)
    if not isinstance(definition, Mapping):
        return tuple(reader.problems), None
    ruleset = _read_ruleset(reader, table, builtin_rulesets() if known is None else known)
    return tuple(reader.problems), None if reader.problems else ruleset


def _read_ruleset(reader: Reader, table: Mapping[str, Any], known: Rulesets) -> Ruleset:
    base = _read_base(reader, table, known)
    name = reader.text(table.get("name", "custom"), ("name",))
    if isinstance(table.get("name", ""), str) and not _RULESET_ID.fullmatch(name):
        detail = "name must be lower-case letters, digits and hyphens, at most 60 of them"
        reader.note("bad-name", ("name",), detail, found=name)
    ruleset = Ruleset(
        name=name,
        title=reader.text(table.get("title", base.title if base else name), ("title",)),
        source=reader.text(table.get("source", base.source if base else ""), ("source",)),
        dice_count=_read_count(reader, table, "dice_count", GREATEST_DICE_COUNT, base.dice_count if base else 5),
        rolls=_read_count(reader, table, "rolls", GREATEST_ROLLS, base.rolls if base else 3),
        colours=_read_colours(reader, table["colours"]) if "colours" in table else base.colours if base else (),
        order=reader.choice(table.get("order", base.order if base else "free"), ("order",), _ORDERS, "free"),
        bonus=_read_bonus(reader, table["bonus"]) if "bonus" in table else base.bonus if base else (),
        categories=_read_categories(reader, table, base),
        joker=_read_joker(reader, table.get("joker", {}), base.joker if base else None),
    )
    if base and ruleset.joker:
        ruleset = _without_dropped_joker_points(ruleset, base)
    if not reader.problems:
        _check_whole(reader, ruleset)
    return ruleset


def _read_base(reader: Reader, table: Mapping[str, Any], known: Rulesets) -> Ruleset | None:
    if "base" not in table:
        return None
    base = table["base"]
    if isinstance(base, str) and base in known:
        return known[base]
    detail = f"base must be the id of a ruleset; {there_are(known)}"
    reader.note("unknown-ruleset", ("base",), detail, expected=list(known), found=base)
    return None


def _read_count(reader: Reader, table: Mapping[str, Any], key: str, greatest: int, fallback: int) -> int:
    return reader.integer(table[key], (key,), 1, greatest, fallback) if key in table else fallback


def _read_colours(reader: Reader, value: Any) -> tuple[tuple[str, tuple[int, ...]], ...]:
    if not isinstance(value, Mapping) or len(value) > len(FACES):
        detail = "colours must be a table of at most 6 colours, each with its faces"
        reader.note("wrong-type", ("colours",), detail)
        return ()
    colours = []
    for colour, faces in value.items():
        path = ("colours", colour)
        reader.text(colour, path)
        colours.append((colour, _read_faces(reader, faces, path)))
    coloured = [face for _, faces in colours for face in faces]
    if value and sorted(coloured) != list(FACES):
        detail = "colours must give each of the faces 1 to 6 exactly one colour"
        reader.note("contradiction", ("colours",), detail, expected=list(FACES), found=coloured)
    return tuple(colours)


def _read_faces(reader: Reader, value: Any, path: tuple[str | int, ...]) -> tuple[int, ...]:
    faces = [reader.integer(face, (*path, i), 1, 6, 1) for i, face in enumerate(reader.array(value, path, len(FACES)))]
    if len(set(faces)) != len(faces):
        reader.note("duplicate", path, f"{place(path)} names a face twice", found=faces)
    return tuple(sorted(faces))


def _read_bonus(reader: Reader, value: Any) -> tuple[BonusTier, ...]:
    tiers = []
    for i, entry in enumerate(reader.array(value, ("bonus",), GREATEST_TIER_COUNT)):
        path = ("bonus", i)
        tier = reader.table(entry, path, ("at", "pays"))
        at = _required(reader, tier, path, "at", 1, 6 * 21)
        tiers.append(BonusTier(at, _required(reader, tier, path, "pays", 0, GREATEST_POINTS)))
        if i and not (tiers[i - 1].at < tiers[i].at and tiers[i - 1].pays < tiers[i].pays):
            detail = "bonus tiers must rise: each at and pays greater than those of the tier before"
            reader.note("contradiction", path, detail, found={"at": tiers[i].at, "pays": tiers[i].pays})
    return tuple(tiers)


def _required(
    reader: Reader, table: Mapping[str, Any], path: tuple[str | int, ...], key: str, least: int, greatest: int
) -> int:
    if key not in table:
        reader.note("missing-field", (*path, key), f"{place(path)} needs {key}")
        return least
    return reader.integer(table[key], (*path, key), least, greatest, least)


def _read_categories(reader: Reader, table: Mapping[str, Any], base: Ruleset | None) -> tuple[Category, ...]:
    categories = {category.id: category for category in base.categories} if base else {}
    if "categories" not in table and "base" not in table:
        reader.note("missing-field", ("categories",), "a ruleset needs categories, or a base that has them")
        return ()
    seen: set[str] = set()
    for i, entry in enumerate(reader.array(table.get("categories", ()), ("categories",), GREATEST_CATEGORY_COUNT)):
        path = ("categories", i)
        fields = reader.table(entry, path, _CATEGORY_KEYS)
        if not isinstance(entry, Mapping):
            continue
        category_id = fields.get("id")
        if not isinstance(category_id, str) or not _CATEGORY_ID.fullmatch(category_id):
            detail = f"{place(path)} needs an id of lower-case letters, digits and underscores, at most 40 of them"
            reader.note("bad-name", (*path, "id"), detail, found=category_id)
            continue
        if category_id in seen:
            reader.note("duplicate", (*path, "id"), f"{category_id} is defined twice", found=category_id)
            continue
        seen.add(category_id)
        if "drop" in fields:
            _drop_category(reader, fields, path, category_id, categories)
        else:
            categories[category_id] = _read_category(reader, fields, path, category_id)
    if not categories and not reader.problems:
        reader.note("missing-field", ("categories",), "a ruleset needs at least one category")
    if len(categories) > GREATEST_CATEGORY_COUNT:
        detail = f"the ruleset has {len(categories)} categories; at most {GREATEST_CATEGORY_COUNT} are allowed"
        reader.note("too-many", ("categories",), detail, expected=GREATEST_CATEGORY_COUNT, found=len(categories))
    return tuple(categories.values())


def _drop_category(
    reader: Reader,
    fields: Mapping[str, Any],
    path: tuple[str | int, ...],
    category_id: str,
    categories: dict[str, Category],
) -> None:
    if fields["drop"] is not True or len(fields) > 2:
        reader.note("wrong-type", (*path, "drop"), f"to drop {category_id} say only its id and drop = true")
    elif category_id not in categories:
        detail = f"there is no category {category_id} to drop"
        reader.note("unknown-category", (*path, "id"), detail, expected=list(categories), found=category_id)
    else:
        del categories[category_id]


def _read_category(
    reader: Reader, fields: Mapping[str, Any], path: tuple[str | int, ...], category_id: str
) -> Category:
    title = reader.text(fields.get("title", category_id.replace("_", " ").capitalize()), (*path, "title"))
    aliases = tuple(
        reader.text(alias, (*path, "aliases", i))
        for i, alias in enumerate(reader.array(fields.get("aliases", ()), (*path, "aliases"), GREATEST_ALIAS_COUNT))
    )
    if "upper" in fields:
        if "needs" in fields or "pays" in fields:
            detail = f"{category_id} is an upper category: it has no needs and no pays"
            reader.note("contradiction", (*path, "upper"), detail)
        face = reader.integer(fields["upper"], (*path, "upper"), 1, 6, 1)
        return Category(category_id, title, upper=face, aliases=aliases)
    if "pays" not in fields:
        reader.note("missing-field", (*path, "pays"), f"{category_id} needs pays, or upper")
    needs = _read_needs(reader, fields["needs"], (*path, "needs")) if "needs" in fields else ANY_HAND
    pays = _read_pays(reader, fields["pays"], (*path, "pays")) if "pays" in fields else Pays()
    return Category(category_id, title, needs=needs, pays=pays, aliases=aliases)


def _read_needs(reader: Reader, value: Any, path: tuple[str | int, ...]) -> Needs:
    table = reader.table(value, path, _NEEDS_KEYS)
    sizes = reader.array(table.get("groups", ()), (*path, "groups"), GREATEST_DICE_COUNT // 2)
    needs = Needs(
        groups=tuple(reader.integer(n, (*path, "groups", i), 2, GREATEST_DICE_COUNT, 2) for i, n in enumerate(sizes)),
        distinct=reader.flag(table.get("distinct", True), (*path, "distinct"), True),
        run=reader.integer(table["run"], (*path, "run"), 2, 6, 2) if "run" in table else None,
        faces=_read_faces(reader, table.get("faces", ()), (*path, "faces")),
        sum=reader.integer(table["sum"], (*path, "sum"), 1, 36, 1) if "sum" in table else None,
        colour=reader.choice(table["colour"], (*path, "colour"), _COLOUR_NEEDS, "all") if "colour" in table else None,
    )
    if not needs.distinct and len(needs.groups) < 2:
        reader.note("contradiction", (*path, "distinct"), "distinct = false needs two groups or more")
    if needs.run is not None and needs.groups:
        reader.note("contradiction", path, "groups and run cannot both be needed: which dice match would be unclear")
    return needs


def _read_pays(reader: Reader, value: Any, path: tuple[str | int, ...]) -> Pays:
    table = reader.table(value, path, _PAYS_KEYS)
    if ("points" in table) == ("sum" in table):
        reader.note("contradiction", path, f"{place(path)} needs points or sum, one of the two")
    if "plus" in table and "sum" not in table:
        reader.note("contradiction", (*path, "plus"), f"{place(path)}: plus goes with sum")
    return Pays(
        points=_points(reader, table, path, "points") if "points" in table else None,
        sum=reader.choice(table["sum"], (*path, "sum"), _SUMS, "all") if "sum" in table else None,
        plus=_points(reader, table, path, "plus"),
        served=_points(reader, table, path, "served"),
    )


def _points(reader: Reader, table: Mapping[str, Any], path: tuple[str | int, ...], key: str) -> int:
    return reader.integer(table.get(key, 0), (*path, key), 0, GREATEST_POINTS, 0)


def _read_joker(reader: Reader, value: Any, base: Joker | None) -> Joker | None:
    """Joker keys not said are those of the base; `drop = true` takes the joker away."""
    table = reader.table(value, ("joker",), _JOKER_KEYS)
    if "drop" in table:
        if table["drop"] is not True or len(table) > 1:
            reader.note("wrong-type", ("joker", "drop"), "to drop the joker say only drop = true")
        return None
    if not table:
        return base
    if "category" not in table and base is None:
        reader.note("missing-field", ("joker", "category"), "joker needs category")
    category = reader.text(table.get("category", base.category if base else ""), ("joker", "category"))
    rule = reader.choice(
        table.get("rule", base.rule if base else "none"),
        ("joker", "rule"),
        _JOKER_RULES,
        "none",
    )
    bonus = reader.integer(table.get("bonus", base.bonus if base else 0), ("joker", "bonus"), 0, GREATEST_POINTS, 0)
    points: tuple[tuple[str, int], ...] = base.points if base else ()
    if "points" in table:
        path = ("joker", "points")
        if isinstance(table["points"], Mapping) and len(table["points"]) <= GREATEST_CATEGORY_COUNT:
            points = tuple(
                (str(key), reader.integer(inner, (*path, str(key)), 0, GREATEST_POINTS, 0))
                for key, inner in table["points"].items()
            )
        else:
            reader.note("wrong-type", path, "joker.points must be a table of category ids and points")
    return Joker(category, rule, bonus, points)


def _without_dropped_joker_points(ruleset: Ruleset, base: Ruleset) -> Ruleset:
    """Joker points that came with the base go with a category that was dropped from it."""
    joker = ruleset.joker
    if joker is None or base.joker is None or joker.points is not base.joker.points:
        return ruleset
    points = tuple((key, paid) for key, paid in joker.points if key in ruleset.category_ids)
    return replace(ruleset, joker=replace(joker, points=points))


def _check_whole(reader: Reader, ruleset: Ruleset) -> None:
    """What only shows when the parts, each fine by itself, are put together."""
    faces: dict[int, str] = {}
    for i, category in enumerate(ruleset.categories):
        path = ("categories", i)
        if category.upper is not None:
            if category.upper in faces:
                detail = f"{category.id} and {faces[category.upper]} both count the face {category.upper}"
                reader.note("duplicate", (*path, "upper"), detail, found=category.upper)
            faces[category.upper] = category.id
        if category.needs.colour is not None and not ruleset.colours:
            detail = f"{category.id} needs a colour, but the ruleset has no colours"
            reader.note("contradiction", (*path, "needs", "colour"), detail)
        elif not _can_be_made(category, ruleset):
            detail = f"no hand of {counted(ruleset.dice_count, 'die', 'dice')} has what {category.id} needs"
            reader.note("contradiction", (*path, "needs"), detail)
    greatest_upper = ruleset.dice_count * sum(faces)
    for i, tier in enumerate(ruleset.bonus):
        if tier.at > greatest_upper:
            detail = f"an upper total of {tier.at} is out of reach: the greatest is {greatest_upper}"
            reader.note("contradiction", ("bonus", i, "at"), detail, expected=greatest_upper, found=tier.at)
    if ruleset.joker is not None:
        _check_joker(reader, ruleset, ruleset.joker)


def _can_be_made(category: Category, ruleset: Ruleset) -> bool:
    colour_of = {face: colour for colour, faces in ruleset.colours for face in faces}
    return any(match(category.needs, hand, colour_of) is not None for hand in hands(ruleset.dice_count))


def _check_joker(reader: Reader, ruleset: Ruleset, joker: Joker) -> None:
    by_id = {category.id: category for category in ruleset.categories}
    if joker.category not in by_id:
        detail = f"joker.category must be a category of the ruleset, not {quoted(joker.category)}"
        reader.note("unknown-category", ("joker", "category"), detail, expected=list(by_id), found=joker.category)
        return
    category = by_id[joker.category]
    if category.needs != Needs(groups=(ruleset.dice_count,)) or not category.pays.points:
        detail = f"joker.category {category.id} must pay points for {ruleset.dice_count} equal dice and nothing else"
        reader.note("contradiction", ("joker", "category"), detail, found=category.id)
    for key, _ in joker.points:
        if key not in by_id or key == joker.category or by_id[key].upper is not None:
            detail = f"joker.points must name lower categories other than {joker.category}, not {quoted(key)}"
            reader.note("unknown-category", ("joker", "points", key), detail, found=key)
    if ruleset.order == "card":
        reader.note("contradiction", ("joker",), "a joker needs a choice of categories: it cannot go with order = card")
    if any(category.pays.served for category in ruleset.categories):
        reader.note("contradiction", ("joker",), "a joker cannot go with served points")


def load_rulesets(folder: Path, known: Rulesets | None = None) -> dict[str, Ruleset]:
    """Every `*.toml` of a folder by name, each named like its file; a `base` may be in the folder too or in `known`.

    Raises `InvalidRuleset` with the problems of all files at once, each path starting with the file's name.
    """
    problems: list[Problem] = []
    waiting: dict[str, Mapping[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            waiting[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            problems.append(Problem("unreadable", (path.name,), f"{path.name} is not readable as TOML: {error}"))
    rulesets: dict[str, Ruleset] = {}
    while waiting:
        ready = [name for name, definition in waiting.items() if str(definition.get("base")) not in waiting]
        if not ready:
            for name in waiting:
                detail = f"{name}.toml is its own base, through {', '.join(waiting)}"
                problems.append(Problem("contradiction", (f"{name}.toml", "base"), detail))
            break
        for name in ready:
            found, ruleset = check_definition(waiting.pop(name), {**(known or {}), **rulesets})
            if ruleset is not None and ruleset.name != name:
                detail = f"the name in {name}.toml must be {quoted(name)}, not {quoted(ruleset.name)}"
                found, ruleset = (Problem("bad-name", ("name",), detail, name, ruleset.name),), None
            problems.extend(problem.below(f"{name}.toml") for problem in found)
            if ruleset is not None:
                rulesets[name] = ruleset
    if problems:
        raise InvalidRuleset(problems)
    return rulesets


@cache
def builtin_rulesets() -> Rulesets:
    """The games this project ships, by id, the default one first; shared, not to be changed."""
    rulesets = load_rulesets(Path(__file__).parent / "rulesets", {})
    return {name: rulesets[name] for name in sorted(rulesets, key=lambda name: (name != DEFAULT_RULESET, name))}


def ruleset_ids() -> tuple[str, ...]:
    """The ids of the built-in rulesets."""
    return tuple(builtin_rulesets())


def load_ruleset(ruleset_id: str, known: Rulesets | None = None) -> Ruleset:
    """The ruleset with this id; raises `UnknownRuleset` with the ids there are."""
    rulesets = builtin_rulesets() if known is None else known
    if ruleset_id not in rulesets:
        raise UnknownRuleset(ruleset_id, rulesets)
    return rulesets[ruleset_id]
