"""Frozen reference counts, so that objects loaded before the fork stay shared with workers.

Python writes to an object whenever a reference to it is created or dropped, so a worker would copy each page that it
reads. Immortal objects (PEP 683, since 3.12) have no counted references. Python makes None and the like immortal; here
all objects before the first fork are, since the server never releases them. That saves a quarter of a worker's memory.

A worker also copies the pages between whose objects it allocates. So gaps are filled before the fork, which saves 3 MB.
"""

from __future__ import annotations

import ctypes
import gc
import platform
import sys
import sysconfig
from collections.abc import Iterable
from types import CodeType, FrameType
from typing import Any, Final

_IMMORTAL: Final = {(3, 12): 0xFFFF_FFFF, (3, 13): 0xFFFF_FFFF}
"""The lower half of an immortal object's reference count, at the start of the object (`object.h`), by Python version.

Only for tested versions; with others nothing is written.
"""

_BLOCKS: Final = (*(2**bits for bits in range(19, 9, -1)), *range(1008, 8, -16))
"""Sizes of blocks that fill the gaps of a heap, the largest first."""
_TOP: Final = 8192
"""More bytes than glibc leaves free at the end of a trimmed heap."""
_POOL: Final = 1 << 14
_SMALL: Final = range(48, 513, 16)
"""Bytes of a pool of Python's allocator, and the sizes of blocks in one, from that of the smallest bytes on."""

_fillings: Final[list[bytes]] = []


def freeze_objects() -> None:
    """Exclude all current objects from garbage collection and reference counting, before the first fork."""
    gc.collect()
    _fill_heap()
    _fill_pools()
    immortal = _IMMORTAL.get(sys.version_info[:2])
    if immortal is not None and _counts_as_known():
        for address in _addresses(gc.get_objects()):
            ctypes.c_uint32.from_address(address).value = immortal
    gc.freeze()


def _fill_heap() -> None:
    """Allocate all free blocks of the heap, after its free pages were returned to the system; glibc only."""
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "malloc_trim"):
        return
    libc.malloc.argtypes, libc.malloc.restype = (ctypes.c_size_t,), ctypes.c_void_p
    libc.free.argtypes, libc.sbrk.restype = (ctypes.c_void_p,), ctypes.c_void_p
    libc.malloc_trim(0)
    end = libc.sbrk(0) - _TOP
    for size in _BLOCKS:
        block: int | None = 0
        while block is not None and block < end:
            block = libc.malloc(size)
        libc.free(block)


def _fill_pools() -> None:
    """Allocate all free blocks of Python's pools: the next ones fill a pool that was empty."""
    header = sys.getsizeof(b"")
    for size in _SMALL:
        pool = filled = 0
        while filled < _POOL // size - 2:
            _fillings.append(bytes(size - header))
            same = id(_fillings[-1]) // _POOL == pool
            pool, filled = id(_fillings[-1]) // _POOL, filled + 1 if same else 1


def _counts_as_known() -> bool:
    """Return whether objects of this Python have the layout for `_IMMORTAL`: 64 bits, little-endian, with the GIL."""
    return (
        platform.python_implementation() == "CPython"
        and sys.maxsize > 1 << 32
        and sys.byteorder == "little"
        and not sysconfig.get_config_var("Py_GIL_DISABLED")
        and not sysconfig.get_config_var("Py_DEBUG")
    )


def _addresses(tracked: list[Any]) -> set[int]:
    """Return the addresses of these objects and all reachable ones, except frames, which end."""
    todo = [each for each in tracked if not isinstance(each, FrameType)]
    found = set(map(id, todo))
    while todo:
        fresh = {id(part): part for one in todo for part in _parts(one) if id(part) not in found}
        found.update(fresh)
        todo = [part for part in fresh.values() if not isinstance(part, FrameType)]
    return found


def _parts(one: Any) -> Iterable[Any]:
    """Return the referents of an object; the collector does not list those of code objects."""
    if isinstance(one, CodeType):
        return (one.co_consts, one.co_names, one.co_name, one.co_qualname, one.co_filename, one.co_linetable)
    return gc.get_referents(one)
