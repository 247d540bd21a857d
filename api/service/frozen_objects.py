"""Frozen reference counts, so that objects loaded before the fork stay shared with workers.

Python writes to an object whenever a reference to it is created or dropped, so a worker would copy each page that it
reads. Immortal objects (PEP 683, since 3.12) have no counted references. Python makes None and the like immortal; here
all objects before the first fork are, since the server never releases them. That saves a quarter of a worker's memory.
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


def freeze_objects() -> None:
    """Exclude all current objects from garbage collection and reference counting, before the first fork."""
    gc.collect()
    immortal = _IMMORTAL.get(sys.version_info[:2])
    if immortal is not None and _counts_as_known():
        for address in _addresses(gc.get_objects()):
            ctypes.c_uint32.from_address(address).value = immortal
    gc.freeze()


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
