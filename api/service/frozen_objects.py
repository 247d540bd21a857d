"""What a server has loaded stays shared with its workers for as long as neither of them writes to it.

Python writes to an object whenever anybody begins or ceases to refer to it, and to look at it is to refer to it: so a
worker copies page by page what it only reads. Of an object that is immortal (PEP 683, since 3.12) Python counts no
references. There it makes None and such immortal by itself, here all that there is before the first worker is forked:
none of it ever goes, as the server only ever loads it once. That takes a quarter of its memory off a worker.
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
"""By version, the lower half of the count of an immortal object, where an object begins (`object.h`).

Only for versions in which that was looked up and tried; in others nothing is written.
"""


def freeze_objects() -> None:
    """Before the first fork: have what was loaded until now never looked at by the collector, nor its uses counted."""
    gc.collect()
    immortal = _IMMORTAL.get(sys.version_info[:2])
    if immortal is not None and _counts_as_known():
        for address in _addresses(gc.get_objects()):
            ctypes.c_uint32.from_address(address).value = immortal
    gc.freeze()


def _counts_as_known() -> bool:
    """Whether this is the Python whose objects look as `_IMMORTAL` has it: 64 bits, little end first, with its lock."""
    return (
        platform.python_implementation() == "CPython"
        and sys.maxsize > 1 << 32
        and sys.byteorder == "little"
        and not sysconfig.get_config_var("Py_GIL_DISABLED")
        and not sysconfig.get_config_var("Py_DEBUG")
    )


def _addresses(tracked: list[Any]) -> set[int]:
    """Where these objects lie and all that can be found from them; but for calls in progress, which come to an end."""
    todo = [each for each in tracked if not isinstance(each, FrameType)]
    found = set(map(id, todo))
    while todo:
        fresh = {id(part): part for one in todo for part in _parts(one) if id(part) not in found}
        found.update(fresh)
        todo = [part for part in fresh.values() if not isinstance(part, FrameType)]
    return found


def _parts(one: Any) -> Iterable[Any]:
    """What an object refers to; of code the collector is not told."""
    if isinstance(one, CodeType):
        return (one.co_consts, one.co_names, one.co_name, one.co_qualname, one.co_filename, one.co_linetable)
    return gc.get_referents(one)
