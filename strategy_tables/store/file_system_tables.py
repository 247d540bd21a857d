"""Shared tables in a file system that fsspec knows: an object store such as S3, or a folder that is mounted.

::

    PREFIX/NAME             the file of a table
    PREFIX/NAME.used        written when the table is used
    PREFIX/.….building      an unfinished upload, which is renamed
"""

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import fsspec

from strategy_tables.store.solved_folder import BUILDING
from strategy_tables.store.tablefile import SUFFIX

_USED: Final = ".used"
# s3fs retries four times itself. Parts are not sent in parallel, since each takes 50 MB of memory.
_S3: Final = {
    "config_kwargs": {"connect_timeout": 5, "read_timeout": 10, "retries": {"max_attempts": 0}},
    "max_concurrency": 1,
}
_OPTIONS: Final = {"s3": _S3, "s3a": _S3}


class FileSystemTables:
    """Tables below a URL. Raises `ValueError` or `ImportError` if fsspec does not know its scheme."""

    # File systems raise the errors of their libraries.
    errors: tuple[type[Exception], ...] = (Exception,)

    def __init__(self, url: str, scheme: str) -> None:
        fsspec.get_filesystem_class(scheme)
        self._url = url
        self._options = _OPTIONS.get(scheme, {})
        self._opened: tuple[int, Any, str] = 0, None, ""

    def _open(self) -> tuple[Any, str]:
        """Return the file system and the prefix; connections do not survive a fork."""
        if self._opened[0] != os.getpid():
            options = {"skip_instance_cache": True, "use_listings_cache": False, **self._options}
            self._opened = os.getpid(), *fsspec.url_to_fs(self._url, **options)
        return self._opened[1:]

    def upload(self, path: Path, check: Callable[[], None]) -> None:
        """Store a file under its name, replacing another one at once when it is complete."""
        system, prefix = self._open()
        temporary = f"{prefix}/.{path.name}.{secrets.token_hex(8)}{BUILDING}"
        system.put_file(str(path), temporary, callback=_Checking(check))
        system.mv(temporary, f"{prefix}/{path.name}")
        self.touch(path.name)

    def download(self, name: str, file: BinaryIO, check: Callable[[], None]) -> bool:
        """Write a stored file to an open one; return whether it exists."""
        system, prefix = self._open()
        try:
            # By name, since not all file systems write to open files.
            system.get_file(f"{prefix}/{name}", str(file.name), callback=_Checking(check))
        except FileNotFoundError:
            return False
        return True

    def list_files(self) -> list[tuple[float, int, str]]:
        """Return the last use, the bytes and the name of all stored files, also of unfinished ones."""
        system, prefix = self._open()
        found: list[dict[str, Any]] = []
        with suppress(FileNotFoundError):
            found = system.ls(prefix, detail=True)
        sizes, times = {}, {}
        for each in found:
            name = each["name"].rpartition("/")[2]
            if name.endswith((SUFFIX, _USED, BUILDING)):
                with suppress(FileNotFoundError):
                    # A listing of S3 has the times; other file systems are asked for each.
                    times[name] = (each.get("LastModified") or system.modified(each["name"])).timestamp()
                    sizes[name] = each["size"]
        return [
            (max(time, times.get(f"{name}{_USED}", 0.0)), sizes[name], name)
            for name, time in times.items()
            # A mark is only listed if its table is gone.
            if name.removesuffix(_USED) == name or name.removesuffix(_USED) not in times
        ]

    def touch(self, name: str) -> None:
        """Mark a file as used now."""
        system, prefix = self._open()
        system.pipe_file(f"{prefix}/{name}{_USED}", b"used")

    def delete(self, name: str) -> None:
        """Delete a file, if it exists."""
        system, prefix = self._open()
        for each in (name, f"{name}{_USED}"):
            with suppress(FileNotFoundError):
                system.rm_file(f"{prefix}/{each}")


class _Checking(fsspec.Callback):  # type: ignore[misc]
    """Callback of a transfer that may raise an error to end it."""

    def __init__(self, check: Callable[[], None]) -> None:
        super().__init__()
        self._check = check

    def relative_update(self, inc: int = 1) -> None:
        """Check after each piece."""
        del inc
        self._check()
