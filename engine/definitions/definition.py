"""Parsing definitions (TOML or JSON) into rulesets, with all problems at once.

Clients send definitions, so their size is limited (`engine.limits`) and nothing in them is executed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from engine.definitions import parts
from engine.definitions.categories import read_aliases, read_categories, read_faces
from engine.definitions.consistency import check_whole
from engine.definitions.reader import Reader, type_name
from engine.dice import FACES
from engine.errors import InvalidRuleset, Problem, UnknownRuleset
from engine.limits import GREATEST_DICE_COUNT, GREATEST_ROLLS
from engine.rulesets.ruleset import DEFAULT_RULESET, Order, PointsAwarded, Ruleset, Rulesets
from engine.text.names import resolve_ruleset
from engine.words import quoted

_ORDERS: Final[tuple[Order, ...]] = ("free", "card", "upper_first")

Colours = tuple[tuple[str, tuple[int, ...]], ...]
_Inherited = TypeVar("_Inherited", int, int | None)
_Part = TypeVar("_Part")

_RULESET_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


def parse_ruleset(definition: Mapping[str, Any], known: Rulesets | None = None) -> Ruleset:
    """Return the ruleset of a definition; `known` are the possible bases (default: the built-in rulesets).

    Raises `InvalidRuleset` with all problems of the definition.
    """
    problems, ruleset = check_definition(definition, known)
    if ruleset is None:
        raise InvalidRuleset(problems)
    return ruleset


def check_definition(definition: Any, known: Rulesets | None = None) -> tuple[tuple[Problem, ...], Ruleset | None]:
    """Return all problems of a definition, and the ruleset if there are none."""
    reader = Reader(definition)
    table = reader.table(definition, ())
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
    inherited = base or Ruleset(name, name, ())
    if table.get("columns") in ([], ()):
        inherited = _drop_columns(inherited)

    def read(key: str, read_part: Callable[[Reader, Any], _Part], base_has: _Part) -> _Part:
        return read_part(reader, table[key]) if key in table else base_has

    ruleset = Ruleset(
        name=name,
        title=reader.text(table.get("title", inherited.title), ("title",)),
        aliases=read_aliases(reader, table, ()),
        source=reader.text(table.get("source", inherited.source), ("source",)),
        dice_count=_read_count(reader, table, "dice_count", GREATEST_DICE_COUNT, inherited.dice_count),
        counted=_read_count(reader, table, "counted", GREATEST_DICE_COUNT, inherited.counted),
        rolls=_read_count(reader, table, "rolls", GREATEST_ROLLS, inherited.rolls),
        extra_rolls=read("extra_rolls", parts.read_extra_rolls, inherited.extra_rolls),
        colours=read("colours", _read_colours, inherited.colours),
        order=reader.choice(table.get("order", inherited.order), ("order",), _ORDERS, "free"),
        bonus=read("bonus", parts.read_bonus, inherited.bonus),
        categories=read_categories(reader, table, inherited.categories),
        joker=parts.read_joker(reader, table.get("joker", {}), inherited.joker),
        points_awarded=read("points_awarded", parts.read_points_awarded, inherited.points_awarded),
        columns=read("columns", parts.read_columns, inherited.columns),
        products=read("products", parts.read_products, inherited.products),
        last_turn_rolls=_read_count(reader, table, "last_turn_rolls", GREATEST_ROLLS, inherited.last_turn_rolls),
    )
    ruleset = _drop_inherited(_simplify(ruleset), inherited)
    if not reader.problems:
        check_whole(reader, ruleset)
    return ruleset


def _read_base(reader: Reader, table: Mapping[str, Any], known: Rulesets) -> Ruleset | None:
    if "base" not in table:
        return None
    base = table["base"]
    if not isinstance(base, str):
        detail = f'base must be the id of a ruleset such as "yahtzee", not {type_name(base)}'
        reader.note("wrong-type", ("base",), detail, found=base)
        return None
    try:
        return known[resolve_ruleset(known, base)]
    except UnknownRuleset as error:
        reader.add(error.problem().below("base"))
        return None


def _read_count(
    reader: Reader, table: Mapping[str, Any], key: str, greatest: int, inherited: _Inherited
) -> int | _Inherited:
    return reader.integer(table[key], (key,), 1, greatest, 1) if key in table else inherited


def _read_colours(reader: Reader, value: Any) -> Colours:
    if not isinstance(value, Mapping) or len(value) > len(FACES):
        detail = "colours must be an object of at most 6 colours, each with its faces"
        reader.note("wrong-type", ("colours",), detail)
        return ()
    colours = []
    for colour, faces in value.items():
        path = ("colours", colour)
        reader.text(colour, path)
        colours.append((colour, read_faces(reader, faces, path)))
    coloured = [face for _, faces in colours for face in faces]
    if value and sorted(coloured) != list(FACES):
        detail = "colours must give each of the faces 1 to 6 exactly one colour"
        reader.add(Problem("contradiction", ("colours",), detail, found=coloured, allowed=FACES))
    return tuple(colours)


def _simplify(ruleset: Ruleset) -> Ruleset:
    """Return the same game without redundant words."""
    if ruleset.counted == ruleset.dice_count:
        # The best of all dice are also those that pay least.
        categories = tuple(replace(each, pays=replace(each.pays, counted="best")) for each in ruleset.categories)
        ruleset = replace(ruleset, counted=None, categories=categories)
    if ruleset.last_turn_rolls == ruleset.rolls:
        ruleset = replace(ruleset, last_turn_rolls=None)
    return ruleset


def _drop_inherited(ruleset: Ruleset, base: Ruleset) -> Ruleset:
    """Remove the joker points, awards and products that the base has for categories that were dropped."""
    ids, joker, awarded = ruleset.category_ids, ruleset.joker, ruleset.points_awarded
    if joker is not None and base.joker is not None and joker.points is base.joker.points:
        kept = tuple((key, paid) for key, paid in joker.points if key in ids)
        ruleset = replace(ruleset, joker=replace(joker, points=kept))
    if awarded is not None and awarded is base.points_awarded:
        awards = tuple(award for award in awarded.categories if award.id in ids)
        left = replace(awarded, categories=awards)
        ruleset = replace(ruleset, points_awarded=None if left == PointsAwarded() else left)
    if ruleset.products is base.products:
        kept_products = tuple(each for each in ruleset.products if {each.plus, each.minus, each.times} <= set(ids))
        ruleset = replace(ruleset, products=kept_products)
    return ruleset


def _drop_columns(base: Ruleset) -> Ruleset:
    """Return a base without its columns and all that requires them."""
    joker = base.joker and replace(base.joker, multiplied=False, made_only=False)
    return replace(base, columns=(), products=(), last_turn_rolls=None, joker=joker)


def load_rulesets(folder: Path, known: Rulesets | None = None) -> dict[str, Ruleset]:
    """Return the rulesets of a folder's `*.toml` files by name; a `base` may be in the folder or in `known`.

    A file is named like its ruleset. Raises `InvalidRuleset` with the problems of all files; their paths start with the
    name of the file.
    """
    problems: list[Problem] = []
    waiting: dict[str, Mapping[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            waiting[path.stem] = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            problems.append(Problem("not-readable", (path.name,), f"{path.name} cannot be read as TOML: {error}"))
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
                found, ruleset = (Problem("bad-name", ("name",), detail, found=ruleset.name, choices=(name,)),), None
            problems.extend(problem.below(f"{name}.toml") for problem in found)
            if ruleset is not None:
                rulesets[name] = ruleset
    if problems:
        raise InvalidRuleset(problems)
    return rulesets


@cache
def builtin_rulesets() -> Rulesets:
    """Return the shipped games by id, the default one first; the dict is shared and must not be changed."""
    rulesets = load_rulesets(Path(__file__).parents[1] / "rulesets" / "games", {})
    return {name: rulesets[name] for name in sorted(rulesets, key=lambda name: (name != DEFAULT_RULESET, name))}


def load_ruleset(name: str, known: Rulesets | None = None) -> Ruleset:
    """Return the ruleset with this id or name; raises `UnknownRuleset` as `resolve_ruleset` does."""
    rulesets = builtin_rulesets() if known is None else known
    return rulesets[resolve_ruleset(rulesets, name)]
