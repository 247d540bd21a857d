"""Results of functions of rulesets, cached as long as the rulesets exist."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

_MOST_RESULTS: Final = 2_048
"""Cached results of one object; all are dropped when there are more."""


class Source:
    """An object that keeps what functions with `derived` return for it."""

    __slots__ = ("_derived",)
    _derived: dict[Hashable, Any]


_Source = TypeVar("_Source", bound=Source)
_Arguments = TypeVarTuple("_Arguments")
_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


def derived(function: Callable[[_Source, *_Arguments], _Value]) -> Callable[[_Source, *_Arguments], _Value]:
    """Cache the results of a function in its first argument.

    So the memory of rulesets from requests is bounded where these are cached. Results must not refer to the object.
    """

    @wraps(function)
    def find(source: _Source, *arguments: *_Arguments) -> _Value:
        key = (function, *arguments)
        try:
            found: _Value = source._derived[key]
        except (AttributeError, KeyError):
            found = function(source, *arguments)
            _keep(source, key, found)
        return found

    return find


def _keep(source: Source, key: Hashable, result: object) -> None:
    results = getattr(source, "_derived", None)
    if results is None or len(results) >= _MOST_RESULTS:
        results = {}
        # Frozen dataclasses refuse assignments.
        object.__setattr__(source, "_derived", results)
    results[key] = result


def shared(function: Callable[[_Key], _Value]) -> Callable[[_Key], _Value]:
    """Return the earlier result of a function for an equal argument as long as it is in use."""
    results = WeakValueDictionary[_Key, _Value]()

    @wraps(function)
    def find(key: _Key) -> _Value:
        found = results.get(key)
        return results.setdefault(key, function(key)) if found is None else found

    return find
