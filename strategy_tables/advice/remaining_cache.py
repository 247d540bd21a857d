"""What remains of the states of small games, kept by a process once it was worked out.

Early in a game that is a tenth of a second or two. So all states with as many turns left are worked out with those that
are asked for, and what is asked about the game from then on is known.
"""

from dataclasses import dataclass
from threading import Lock
from typing import Final

import numpy as np

from strategy_tables.model.arrays import Integers
from strategy_tables.model.remaining import RemainingOfStates, StateLayer
from strategy_tables.model.states import StateSpace
from strategy_tables.store.lru_cache import LruCache

_GAMES: Final = 2
_CELLS: Final = 3_000_000
"""Numbers of distributions that are kept of one game, 24 MB; the states with the fewest turns left come first."""


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    """What remains of the states at `indices`, and the processor seconds of working it out with others."""

    indices: Integers
    remaining: RemainingOfStates
    seconds: float


_cache: LruCache[str, dict[int, _Entry]] = LruCache(_GAMES)
"""By digest of the table of means, and turns left."""
_lock = Lock()


def find_cached(digest: str, space: StateSpace, layer: StateLayer, limit: float) -> RemainingOfStates | None:
    """What remains of states with equally many turns left under the table of a digest, if all of that is known.

    Only where it might have been worked out in `limit` seconds, too: what is kept changes no answer.
    """
    known = (_cache.get(digest) or {}).get(_turns_left(space, layer))
    if known is None or known.seconds > limit:
        return None
    places = np.minimum(np.searchsorted(known.indices, layer.indices), len(known.indices) - 1)
    return known.remaining.take(places) if (known.indices[places] == layer.indices).all() else None


class CacheWriter:
    """Takes what is worked out of one game in so many seconds, layer by layer from the end; `keep` has it found from
    then on."""

    def __init__(self, digest: str, space: StateSpace, seconds: float) -> None:
        self._digest = digest
        self._space = space
        self._seconds = seconds
        self._found: dict[int, _Entry] = {}
        self._left = _CELLS

    def add_layer(self, layer: StateLayer, remaining: RemainingOfStates) -> None:
        """One more layer, which is kept if there is room for it."""
        self._left -= remaining.probabilities.size
        if self._left >= 0:
            self._found[_turns_left(self._space, layer)] = _Entry(layer.indices, remaining, self._seconds)

    def commit(self) -> None:
        """Of each layer, keep what has more states: this, or what was known before."""
        with _lock:
            before = _cache.get(self._digest) or {}
            larger = {
                left: known
                for left, known in before.items()
                if left not in self._found or len(known.indices) > len(self._found[left].indices)
            }
            _cache.put(self._digest, {**self._found, **larger})


def _turns_left(space: StateSpace, layer: StateLayer) -> int:
    return int(space.turns_left(layer.filled[:1])[0])
