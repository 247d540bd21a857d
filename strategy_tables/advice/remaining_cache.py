"""A cache of the remaining points of the states of small games, in a process.

Early in a game these take a tenth of a second or two. So all states with as many turns left are computed together, and
further questions about the game are answered from the cache.
"""

from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Integers
from strategy_tables.model.remaining import RemainingOfStates, StateLayer
from strategy_tables.model.states import StateSpace
from strategy_tables.store.lru_cache import MEMORY, LruCache

_GREATEST_GAME: Final = MEMORY.limit
"""Most bytes of a game that are cached, without its largest layers if need be: an answer needs only one layer."""


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    """Remaining points of the states at `indices`, and the processor seconds of computing them with others."""

    indices: Integers
    remaining: RemainingOfStates
    seconds: float

    @property
    def bytes(self) -> int:
        """Return the size of all arrays."""
        arrays = (self.indices, self.remaining.probabilities, *self.remaining.sources)
        return sum(each.nbytes for each in arrays)


_cache: LruCache[tuple[str, int], _Entry] = LruCache(MEMORY, lambda entry: entry.bytes)
"""Entries by digest of the table of means and turns left."""
_lock = Lock()


def find_cached(digest: str, space: StateSpace, layer: StateLayer, limit: float) -> RemainingOfStates | None:
    """Return the cached remaining points of states with equally many turns left under the table of a digest, or None.

    They count only if they might have been computed in `limit` seconds, so that the cache changes no answer.
    """
    known = _cache.get((digest, _turns_left(space, layer)))
    if known is None or known.seconds > limit:
        return None
    places = np.minimum(np.searchsorted(known.indices, layer.indices), len(known.indices) - 1)
    return known.remaining.take(places) if (known.indices[places] == layer.indices).all() else None


class CacheWriter:
    """Writer of the results of one computation, layer by layer from the end; `commit` caches them."""

    def __init__(self, digest: str, space: StateSpace, seconds: float) -> None:
        self._digest = digest
        self._space = space
        self._seconds = seconds
        self._found: dict[int, _Entry] = {}

    def add_layer(self, layer: StateLayer, remaining: RemainingOfStates) -> None:
        """Add a layer; the largest ones are dropped if the cache cannot hold all."""
        self._found[_turns_left(self._space, layer)] = _Entry(layer.indices, remaining, self._seconds)
        while sum(entry.bytes for entry in self._found.values()) > _GREATEST_GAME:
            del self._found[max(self._found, key=lambda left: self._found[left].bytes)]

    def commit(self) -> None:
        """Cache the layers; of two entries for a layer, the one with more states is kept."""
        for left, entry in self._found.items():
            with _lock:
                known = _cache.get((self._digest, left))
                if known is None or len(known.indices) <= len(entry.indices):
                    _cache.put((self._digest, left), entry)


def _turns_left(space: StateSpace, layer: StateLayer) -> int:
    return int(space.turns_left(layer.filled[:1])[0])
