"""A cache of bounded size from which the least recently used goes first, for any number of threads."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Made = TypeVar("_Made")


class RecentlyUsed(Generic[_Key, _Made]):
    """What was made of the keys that were asked for last, at most `limit` of them."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._found: OrderedDict[_Key, _Made] = OrderedDict()
        self._lock = Lock()

    def find(self, key: _Key, make: Callable[[_Key], _Made]) -> _Made:
        """What was made of a key, made now if need be; two threads that ask at once may both make it."""
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key]
        made = make(key)
        with self._lock:
            self._found[key] = made
            while len(self._found) > self._limit:
                self._found.popitem(last=False)
        return made
