"""A persistent cache of compiled code, invalidated when any of its sources changes.

numba compiles the functions that a function calls into it, from whatever file, but its own cache only notices changes
of the function's file. Here the files of all imported sources count too.
"""

import hashlib
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import njit
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.ccallback import CFunc
from numba.core.sigutils import normalize_signature

_Function = TypeVar("_Function", bound=Callable[..., Any])
_IMPORT = re.compile(r"^from (\S+) import", re.MULTILINE)


def cached_njit(**options: bool) -> Callable[[_Function], _Function]:
    """Return a decorator that compiles a function without the interpreter lock, and caches the compiled code on the
    disk where that is writable."""

    def compiled(function: _Function) -> _Function:
        dispatcher = njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
        with suppress(RuntimeError):
            # Like `cache=True`, with another class.
            dispatcher._cache = CachedCode(function)
        return cast(_Function, dispatcher)

    return compiled


def cached_cfunc(signature: Any, function: Callable[..., Any]) -> Any:
    """Compile a function to be called by its address, and cache the compiled code like `cached_njit`."""
    compiled: Any = CFunc(function, normalize_signature(signature), locals={}, options={"_nrt": False})
    with suppress(RuntimeError):
        compiled._cache = CachedCode(function)
    compiled.compile()
    return compiled


def inner_njit(**options: bool) -> Callable[[_Function], _Function]:
    """Return a decorator that compiles a function for compiled callers alone.

    It lacks the wrappers for callers in Python and C, whose compilation takes longer than that of the function. A call
    from Python ends the process.
    """
    return cast(Callable[[_Function], _Function], njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **options))


class CachedCode(FunctionCache):
    """numba's cache of one function, valid until one of its source files changes."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        name, stamp = self._impl.filename_base, source_stamp(function.__module__)
        self._cache_file = IndexDataCacheFile(self.cache_path, name, stamp)
        # numba compares the version before it unpickles signatures, which fails once a class in them was renamed.
        self._cache_file._version = f"{numba.__version__} {stamp}"

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Return the cached code, or None if it cannot be read."""
        with suppress(OSError):
            return super().load_overload(signature, context)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Cache the compiled code unless the system prevents it, such as by a full disk."""
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
