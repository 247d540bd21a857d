"""Files that appear under their name only when they are complete.

A table is written under a temporary name in its folder and renamed. So under its own name it is always complete, even
if a writer fails or several of them run. A writer holds a lock on its temporary file. A file without a lock belongs to
a writer that is gone; the next one removes it.
"""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EINVAL, EOPNOTSUPP
from pathlib import Path
from typing import BinaryIO

from strategy_tables.errors import TableNotWritten
from strategy_tables.store.solved_folder import BUILDING

_unfinished: set[Path] = set()
"""Temporary files of this process."""


def remove_leftovers(folder: Path) -> None:
    """Remove the temporary files of writers that are gone."""
    for path in folder.glob(f".*{BUILDING}"):
        with suppress(OSError), path.open("rb") as file:
            # Fails while the writer runs.
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.unlink()


def remove_unfinished() -> None:
    """Remove the temporary files of this process, which is about to end, even if other threads still use them."""
    for path in tuple(_unfinished):
        path.unlink(missing_ok=True)


@contextmanager
def not_written(path: Path) -> Iterator[None]:
    """Turn errors of the system while writing into `TableNotWritten`."""
    try:
        yield
    except FileExistsError:
        raise TableNotWritten(path, f"{path.parent} is not a folder") from None
    except OSError as error:
        raise TableNotWritten(path, error.strerror or str(error)) from error


@contextmanager
def temporary_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new locked file next to `path` for writing; remove it afterwards unless it was renamed.

    Creates the folder, and removes leftovers in it. Raises `TableNotWritten`.
    """
    with not_written(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        remove_leftovers(path.parent)
    while True:
        temporary = path.with_name(f".{path.name}.{secrets.token_hex(8)}{BUILDING}")
        _unfinished.add(temporary)
        with not_written(path):
            file = temporary.open("xb")
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            # Another writer may have removed it as a leftover before it was locked.
            if os.fstat(file.fileno()).st_nlink:
                yield file
                return
        finally:
            temporary.unlink(missing_ok=True)
            _unfinished.remove(temporary)
            # Closing would retry the write that failed.
            with suppress(OSError):
                file.close()


def reserve_disk(file: BinaryIO, size: int) -> None:
    """Reserve disk space, where the system and the file system can."""
    if not hasattr(os, "posix_fallocate"):
        return
    try:
        os.posix_fallocate(file.fileno(), 0, size)
    except OSError as error:
        if error.errno not in (EINVAL, EOPNOTSUPP):
            raise


def rename_to_disk(file: BinaryIO, path: Path) -> None:
    """Give a complete temporary file its name, and flush both to the disk."""
    file.flush()
    os.fsync(file.fileno())
    Path(file.name).replace(path)
    descriptor = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
