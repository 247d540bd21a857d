"""Published tables: files of a web server, downloaded instead of built.

::

    ADDRESS/<fingerprint>.<objective>.table

Any server of files will do, such as one of another machine's folder of tables. The address needs no trust: a table is
used only if its data has the digest of the manifest.
"""

import time
from collections.abc import Callable
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from shutil import disk_usage
from typing import Any, BinaryIO, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from engine.rulesets.compiled import CompiledRuleset
from strategy_tables.errors import TableNotDownloaded, TableNotWritten, UnusableTable
from strategy_tables.model.states import Progress
from strategy_tables.store.kinds import TableKind
from strategy_tables.store.manifest import Entry, find_entry
from strategy_tables.store.tablefile import TableFile, TableHeader, read_header, table_path
from strategy_tables.store.temporary_file import not_written, rename_to_disk, reserve_disk, temporary_file

SCHEMES: Final = ("http://", "https://")
_CHUNK: Final = 1 << 20
_SECONDS_WITHOUT_DATA: Final = 30.0
_ATTEMPTS: Final = 5
"""Attempts in a row without any data, after which a download is given up."""
_PAUSE: Final = 1.0
"""Seconds before the second attempt; doubled before each further one."""


def download_table(
    address: str,
    compiled: CompiledRuleset,
    folder: Path,
    kind: TableKind,
    progress: Progress,
    warn: Callable[[str], None],
) -> TableHeader:
    """Download a table of the manifest into a folder.

    A broken transfer continues where it ended; if the server sends no ranges, it starts again, with a warning. Nothing
    is left of a failed one. Raises `TableNotDownloaded` or `TableNotWritten`.
    """
    path = table_path(compiled, folder, kind)
    url = f"{address.rstrip('/')}/{path.name}"
    entry = find_entry(compiled.fingerprint, kind.name)
    if entry is None:
        raise TableNotDownloaded(url, "the manifest has no digest of this table, so that it can only be built")
    if not url.startswith(SCHEMES):
        raise TableNotDownloaded(url, f"the address must start with {' or '.join(SCHEMES)}")
    with temporary_file(path) as file:
        _Download(url, path, file, entry, progress, warn).receive()
        try:
            header = TableFile(Path(file.name)).header
        except UnusableTable as error:
            raise TableNotDownloaded(url, error.why) from None
        with not_written(path):
            rename_to_disk(file, path)
    return header


class _Download:
    """File that is received in one or several attempts: `_done` bytes so far of `_size`, which is -1 at first."""

    def __init__(
        self,
        url: str,
        path: Path,
        file: BinaryIO,
        entry: Entry,
        progress: Progress,
        warn: Callable[[str], None],
    ) -> None:
        self._url = url
        self._path = path
        self._file = file
        self._entry = entry
        self._progress = progress
        self._warn = warn
        self._done = 0
        self._size = -1
        self._version: str | None = None

    def receive(self) -> None:
        """Receive the whole file."""
        failures = 0
        while self._done != self._size:
            before = self._done
            try:
                self._attempt()
            except (OSError, HTTPException) as error:
                failures = 0 if self._done > before else failures + 1
                if failures == _ATTEMPTS or _is_final(error):
                    raise TableNotDownloaded(self._url, self._describe(error)) from error
                time.sleep(_PAUSE * 2**failures)
        with not_written(self._path):
            self._file.flush()

    def _attempt(self) -> None:
        headers = {"User-Agent": "keepwise"}
        if self._done:
            headers["Range"] = f"bytes={self._done}-"
            if self._version:
                headers["If-Range"] = self._version
        request = Request(self._url, headers=headers)  # noqa: S310  the scheme was checked
        with urlopen(request, timeout=_SECONDS_WITHOUT_DATA) as response:  # noqa: S310
            if response.status != 206 or not self._continues(response.headers):
                self._start(response.headers)
            self._copy(response)

    def _continues(self, headers: HTTPMessage) -> bool:
        """Return whether the answer is the missing part."""
        return headers["Content-Range"] == f"bytes {self._done}-{self._size - 1}/{self._size}"

    def _start(self, headers: HTTPMessage) -> None:
        """Prepare to receive the file from its first byte; check that it fits on the disk."""
        if self._done:
            self._warn(f"{self._url}: the server did not continue the file; the download starts again")
        size = headers["Content-Length"] or ""
        if not size.isdecimal():
            raise TableNotDownloaded(self._url, "the server does not tell its size")
        self._done, self._size = 0, int(size)
        # A weak ETag does not identify bytes.
        etag = headers["ETag"] or ""
        self._version = etag if etag.startswith('"') else headers["Last-Modified"]
        free = disk_usage(self._path.parent).free
        if self._size > free:
            raise TableNotWritten(self._path, f"{_megabytes(self._size)} are needed, {_megabytes(free)} are free")
        with not_written(self._path):
            self._file.truncate(0)
            reserve_disk(self._file, self._size)
            # The header is read before the data is complete.
            self._file.truncate(self._size)

    def _copy(self, response: Any) -> None:
        """Append what is received; raise `OSError` if that is not everything."""
        is_checked = self._done >= _CHUNK
        self._file.seek(self._done)
        while self._done < self._size:
            data = response.read(min(_CHUNK, self._size - self._done))
            if not data:
                raise ConnectionError("the connection was closed")
            with not_written(self._path):
                self._file.write(data)
            self._done += len(data)
            if not is_checked:
                is_checked = self._check_header()
            self._progress(self._done, self._size)

    def _check_header(self) -> bool:
        """Return whether the header was received; raise `TableNotDownloaded` if it is that of another table."""
        if self._done < min(_CHUNK, self._size):
            return False
        with not_written(self._path):
            self._file.flush()
        try:
            header = read_header(Path(self._file.name))
        except UnusableTable as error:
            raise TableNotDownloaded(self._url, error.why) from None
        for what, found, expected in (
            ("name", header.file_name, self._path.name),
            ("digest", header.digest, self._entry.digest),
            ("number of states", header.states, self._entry.states),
            ("value of the empty card", header.start_value, self._entry.start_value),
        ):
            if found != expected:
                raise TableNotDownloaded(self._url, f"its {what} is {found}, not {expected} as in the manifest")
        return True

    def _describe(self, error: Exception) -> str:
        received = f"; {self._done:,} of {self._size:,} bytes were received" if self._size > 0 else ""
        return f"{error}{received}"


def _is_final(error: Exception) -> bool:
    """Return whether another attempt would fail as well."""
    return isinstance(error, HTTPError) and error.code < 500 and error.code not in (408, 429)


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
