"""Shapes of JSON values, and the right places for misplaced fields."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from engine.errors import UNSAID, Path, Problem, dotted_path
from engine.text.known_names import plain_name
from engine.text.suggestions import shared_start, suggest, unknown_name
from engine.words import did_you_mean, join_words, quoted

_GREATEST_NAME: Final = 120
"""Length of the longest name that is searched for elsewhere."""
_ANY_NAME: Final = "…"
"""Path step into an object whose names are defined by a game."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """The structure of a JSON value.

    An object has `fields`. A list, and an object with names that a game chooses, has entries of the shape `each`; for
    such an object, `accepts` recognizes common names. `noun` and `example` describe the value in sentences; `scalar` is
    the type of a number or a string. The inside of a `closed` shape is separate: names from elsewhere are not searched
    for there.

    The rest is for JSON Schema: the description `about`, more keywords, and alternative shapes. A shape with a `name`
    is a shared schema, used by reference; `here` are the keywords next to such a reference.
    """

    noun: str = ""
    example: str = ""
    fields: Mapping[str, Shape] = field(default_factory=dict)
    each: Shape | None = None
    is_list: bool = False
    accepts: Callable[[str], bool] | None = None
    scalar: type | None = None
    closed: bool = False
    about: str = ""
    keywords: Mapping[str, Any] = field(default_factory=dict)
    one_of: tuple[Shape, ...] = ()
    name: str = ""
    here: Mapping[str, Any] = field(default_factory=dict)

    @property
    def must_be(self) -> str:
        """Return the value in words, with an example if there is one."""
        return f"{self.noun} such as {self.example}" if self.example else self.noun

    def inner(self, step: str | int) -> Shape:
        """Return the shape below one step of a path."""
        return self.fields.get(step, _NOTHING) if isinstance(step, str) and self.fields else self.each or _NOTHING

    def at(self, path: Path) -> Shape:
        """Return the shape at a path."""
        shape = self
        for step in path:
            shape = shape.inner(step)
        return shape

    def has(self, value: Any) -> bool:
        """Return whether a value has this shape, judging by names and types; an empty one does not."""
        if self.each is not None:
            entries = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
            of_its_kind = isinstance(value, list) == self.is_list
            return of_its_kind and bool(entries) and all(map(self.each.has, entries))
        if self.fields:
            return isinstance(value, dict) and bool(value) and value.keys() <= self.fields.keys()
        return self.scalar is not None and type(value) is self.scalar


_NOTHING: Final = Shape()
NUMBER: Final = Shape(scalar=int)


def an_object(words: str, example: str = "", **inner: Shape) -> Shape:
    """Return the shape of an object with these fields; scalars are given by their names alone."""
    return Shape("an object", example, {word: inner.get(word, _NOTHING) for word in words.split()})


def a_list(each: Shape, example: str = "", noun: str = "a list", **more: Any) -> Shape:
    """Return the shape of a list; `more` is for JSON Schema."""
    return Shape(noun, example, each=each, is_list=True, **more)


def misplaced_name(root: Shape, problem: Problem, value: Any = UNSAID) -> Problem:
    """Return the problem of an unknown name in a `value` of the shape `root`, with the place where it belongs.

    The sentence and `belongs_at` name that place; otherwise, `suggestions` are similarly spelled names.
    """
    *parent, name = problem.path
    if not isinstance(name, str) or len(name) > _GREATEST_NAME:
        return problem
    here = root.at(tuple(parent))
    is_here = plain_name(name) in map(plain_name, here.fields) or bool(suggest(name, here.fields, parts=False))
    places = [] if is_here else _places(root, tuple(parent), name, value)
    if places:
        renamed = "" if places[0][-1] == name else f" as {places[0][-1]}"
        hint = f"put it{renamed} {join_words([_direction(tuple(parent), place[:-1]) for place in places], 'or')}"
        detail = f"unknown {problem.code.removeprefix('unknown-')} {quoted(name)}; {hint}"
        return Problem(problem.code, problem.path, detail, found=name, belongs_at=tuple(map(_pointer, places)))
    if problem.code == "unknown-field" and not suggest(name, here.fields):
        siblings = _value_at(value, tuple(parent))
        return _by_value(here, problem, _value_at(value, problem.path), siblings if isinstance(siblings, dict) else {})
    return problem


def stands_for(problem: Problem, missing: Path) -> bool:
    """Return whether an unknown field is the missing one at a path: misspelled, or misplaced."""
    *parent, name = problem.path
    if len(problem.belongs_at) == 1:
        return f"{problem.belongs_at[0]}/".startswith(f"{_pointer(missing)}/")
    spelled = bool(suggest(str(name), (str(missing[-1]),)))
    return tuple(parent) == missing[:-1] and (spelled or problem.suggestions == missing[-1:])


def unknown_field(path: Path, allowed: tuple[str, ...]) -> Problem:
    """Return the problem of an unknown field in an object with these fields."""
    return unknown_name("unknown-field", path, "field", str(path[-1]), allowed)


def _by_value(here: Shape, problem: Problem, value: Any, siblings: Mapping[str, Any]) -> Problem:
    """Return the problem with the missing fields that a value fits, itself or as an entry; `siblings` are present."""
    free = {name: shape for name, shape in here.fields.items() if name not in siblings}
    as_it_is = [name for name, shape in free.items() if (shape.fields or shape.each) and shape.has(value)]
    as_entry = {name: shape for name, shape in here.fields.items() if shape.each is not None and shape.each.has(value)}
    # A single number fits too many lists to suggest any.
    lists = [name for name, shape in as_entry.items() if shape.is_list and isinstance(value, (list, dict))]
    open_objects = [name for name, shape in as_entry.items() if not shape.is_list]
    if not as_it_is and open_objects:
        # The names of categories and columns depend on the game, which is unknown here.
        return replace(problem, detail=f"{problem.detail}; names of the game go under {join_words(open_objects, 'or')}")
    if meant := as_it_is or lists:
        about = "" if as_it_is else f" {lists[0]} is {as_entry[lists[0]].must_be}"
        hint = did_you_mean(meant) + about
        return replace(
            problem, detail=f"unknown field {quoted(str(problem.path[-1]))}; {hint}", suggestions=tuple(meant)
        )
    return problem


def _value_at(value: Any, path: Path) -> Any:
    try:
        for step in path:
            value = value[step]
    except (KeyError, IndexError, TypeError):
        return UNSAID
    return value


def _places(root: Shape, parent: Path, name: str, value: Any) -> list[Path]:
    """Return the nearest other places with a field of this name; if there are none, those that accept such a name."""
    plain = plain_name(name)
    objects = [(path, shape, closed) for path, shape, closed in _objects(root) if _is_open(closed, path, parent)]
    found = [
        (_real(path, root, parent), each)
        for path, shape, _ in objects
        for each in shape.fields
        if plain_name(each) == plain
    ]
    if not found:
        meant = _value_at(value, (*parent, name))
        takers = [
            _real(path, root, parent)
            for path, shape, _ in objects
            if shape.accepts
            and shape.accepts(name)
            and (shape.each is None or shape.each.scalar is None or not isinstance(meant, dict))
        ]
        # Only below: elsewhere, the name of a category is unlikely to be meant as one.
        found = [(path, name) for path in takers if path[: len(parent)] == parent]
    elsewhere = [(*path, each) for path, each in found if path != parent]
    found_at = _nearest(elsewhere, parent)
    if any(_is_above(place, parent) and _value_at(value, place) is not UNSAID for place in found_at):
        # The field is already there, so this one is meant for something else.
        return _nearest([place for place in elsewhere if place[: len(parent)] == parent], parent)
    return found_at


def _nearest(places: list[Path], parent: Path) -> list[Path]:
    nearest = min((_steps_between(place[:-1], parent) for place in places), default=0)
    return [place for place in places if _steps_between(place[:-1], parent) == nearest]


def _is_above(place: Path, parent: Path) -> bool:
    return place[:-1] == parent[: len(place) - 1]


@cache
def _objects(root: Shape) -> tuple[tuple[Path, Shape, int], ...]:
    return tuple(_walk(root, (), 0))


def _walk(shape: Shape, path: Path, closed: int) -> Iterator[tuple[Path, Shape, int]]:
    """Yield every object below a shape with its path, and the length of the path to its innermost closed shape."""
    closed = len(path) if shape.closed else closed
    if shape.fields or shape.accepts is not None:
        yield path, shape, closed
    for name, inner in shape.fields.items():
        yield from _walk(inner, (*path, name), closed)
    if shape.each is not None:
        yield from _walk(shape.each, (*path, 0 if shape.is_list else _ANY_NAME), closed)


def _is_open(closed: int, path: Path, parent: Path) -> bool:
    """Return whether names at `parent` are searched for at `path`, which enters a closed shape after `closed` steps."""
    return shared_start(path, parent) >= closed


def _real(path: Path, root: Shape, parent: Path) -> Path:
    """Return a path with the indices and names of `parent` for their common part."""
    shape, real = root, list(path)
    for place, (step, other) in enumerate(zip(path, parent, strict=False)):
        if shape.each is None and step != other:
            break
        real[place] = other
        shape = shape.inner(other)
    return tuple(real)


def _steps_between(one: Path, other: Path) -> int:
    # A place below an unknown name is far away.
    return len(one) + len(other) - 2 * shared_start(one, other) + 10 * one.count(_ANY_NAME)


def _direction(parent: Path, place: Path) -> str:
    """Return a phrase for the way from one object to another."""
    shared = shared_start(parent, place)
    if shared < len(place):
        return f"under {quoted(dotted_path(place[shared:] if shared == len(parent) else place))}"
    names = [step for step in parent[shared:] if isinstance(step, str)]
    way = "one level up" if len(names) == 1 else f"{len(names)} levels up"
    return f"{way}, next to {quoted(names[0])}"


def _pointer(path: Path) -> str:
    """Return a JSON pointer up to the first unknown name."""
    known = path[: path.index(_ANY_NAME)] if _ANY_NAME in path else path
    return "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in known)
