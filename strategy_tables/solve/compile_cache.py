"""Compiled code that is kept for the next process, and made anew when any of its pieces changes.

numba compiles what a function calls into it, wherever that was written; but its cache looks for changes only in the
file of the function itself. Here the files that one takes its pieces from count too.
"""

import hashlib
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit
from numba.core.caching import FunctionCache, IndexDataCacheFile

_Function = TypeVar("_Function", bound=Callable[..., Any])
_IMPORT = re.compile(r"^from (\S+) import", re.MULTILINE)


def cached_njit(**options: bool) -> Callable[[_Function], _Function]:
    """Compile a function, which releases the interpreter lock, and keep what was compiled for the next process; where
    nothing can be written, only compile it."""

    def compiled(function: _Function) -> _Function:
        dispatcher = njit(nogil=True, **options)(function)
        with suppress(RuntimeError):
            # What `cache=True` does, but for the class.
            dispatcher._cache = CachedCode(function)
        return cast(_Function, dispatcher)

    return compiled


class CachedCode(FunctionCache):
    """numba's cache of one function, fresh while no file has changed that it is made of."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        name, stamp = self._impl.filename_base, source_stamp(function.__module__)
        self._cache_file = IndexDataCacheFile(self.cache_path, name, stamp)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """What was kept; nothing where it cannot be read."""
        with suppress(OSError):
            return super().load_overload(signature, context)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep it; on a full disk, for one, that is left."""
        with suppress(OSError):
            super().save_overload(signature, compiled)


@cache
def source_stamp(module: str) -> str:
    """Return the SHA-256, in hexadecimal, of a module and all modules it imports names from, directly or not.

    Only modules of its own package and of this one count.
    """
    packages = tuple(f"{name.partition('.')[0]}." for name in (module, __name__))
    sources: dict[str, str] = {}
    wanted = [module]
    while wanted:
        name = wanted.pop()
        if name not in sources:
            sources[name] = Path(str(sys.modules[name].__file__)).read_text("utf-8")
            wanted += (each for each in _IMPORT.findall(sources[name]) if each.startswith(packages))
    return hashlib.sha256("".join(sources[name] for name in sorted(sources)).encode()).hexdigest()
