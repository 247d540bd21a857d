"""A thread-safe cache of bounded size that evicts the least recently used entry."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class LruCache(Generic[_Key, _Value]):
    """The most recently used entries: at most `limit`, which is their number or the total `size` of their values."""

    def __init__(self, limit: int, size: Callable[[_Value], int] = lambda _value: 1) -> None:
        self._limit = limit
        self._size = size
        self._total = 0
        self._found: OrderedDict[_Key, _Value] = OrderedDict()
        self._lock = Lock()

    def find(self, key: _Key, make: Callable[[_Key], _Value]) -> _Value:
        """Return the value of a key, made if needed; concurrent threads may both make it."""
        found = self.get(key)
        if found is None:
            found = make(key)
            self.put(key, found)
        return found

    def get(self, key: _Key) -> _Value | None:
        """Return the value of a key and mark it as used; None if it is missing."""
        with self._lock:
            if key not in self._found:
                return None
            self._found.move_to_end(key)
            return self._found[key]

    def put(self, key: _Key, value: _Value) -> None:
        """Set the value of a key."""
        with self._lock:
            self._pop(key)
            self._found[key] = value
            self._total += self._size(value)
            while self._total > self._limit:
                self._pop(next(iter(self._found)))

    def drop(self, key: _Key, value: _Value | None = None) -> None:
        """Remove a key, or remove it only if it has this value."""
        with self._lock:
            if value is None or self._found.get(key) is value:
                self._pop(key)

    def _pop(self, key: _Key) -> None:
        if key in self._found:
            self._total -= self._size(self._found.pop(key))

    def values(self) -> list[_Value]:
        """Return all values without marking them as used."""
        with self._lock:
            return list(self._found.values())
