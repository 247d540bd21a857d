"""Thread-safe caches of bounded size that evict the least recently used entry."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, Final, Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class Budget:
    """The entries of one or several caches, of which the most recently used ones have at most `limit` together."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self.lock = Lock()
        self.entries: OrderedDict[tuple[object, Hashable], tuple[Any, int]] = OrderedDict()

    def put(self, key: tuple[object, Hashable], value: Any, size: int) -> None:
        """Set an entry and evict others, unless it is larger than the limit; the lock has to be held."""
        self.pop(key)
        if size > self.limit:
            return
        self.entries[key] = value, size
        self.used += size
        while self.used > self.limit:
            self.pop(next(iter(self.entries)))

    def clear(self) -> None:
        """Remove all entries."""
        with self.lock:
            self.entries.clear()
            self.used = 0

    def pop(self, key: tuple[object, Hashable]) -> None:
        """Remove an entry, if it exists; the lock has to be held."""
        _, size = self.entries.pop(key, (None, 0))
        self.used -= size


MEMORY: Final = Budget(8 << 20)
"""Bytes of what a process computed for requests, and can compute again."""


class LruCache(Generic[_Key, _Value]):
    """The most recently used entries: at most `limit`, which is their number, their total size or that of a budget."""

    def __init__(self, limit: int | Budget, size: Callable[[_Value], int] = lambda _value: 1) -> None:
        self._budget = Budget(limit) if isinstance(limit, int) else limit
        self._size = size

    def find(self, key: _Key, make: Callable[[_Key], _Value]) -> _Value:
        """Return the value of a key, made if needed; concurrent threads may both make it."""
        found = self.get(key)
        if found is None:
            found = make(key)
            self.put(key, found)
        return found

    def get(self, key: _Key) -> _Value | None:
        """Return the value of a key and mark it as used; None if it is missing."""
        budget, place = self._budget, (self, key)
        with budget.lock:
            entry = budget.entries.get(place)
            if entry is None:
                return None
            budget.entries.move_to_end(place)
            found: _Value = entry[0]
            return found

    def put(self, key: _Key, value: _Value) -> None:
        """Set the value of a key."""
        size = self._size(value)
        with self._budget.lock:
            self._budget.put((self, key), value, size)

    def drop(self, key: _Key, value: _Value | None = None) -> None:
        """Remove a key, or remove it only if it has this value."""
        with self._budget.lock:
            if value is None or self._budget.entries.get((self, key), (None, 0))[0] is value:
                self._budget.pop((self, key))

    def values(self) -> list[_Value]:
        """Return all values without marking them as used."""
        with self._budget.lock:
            return [value for (cache, _), (value, _) in self._budget.entries.items() if cache is self]
