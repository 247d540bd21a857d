"""Shared tables in Redis or Valkey.

::

    keepwise:tables          sorted set: the file name of every table, by its last use
    keepwise:table:NAME      hash: "size" in bytes, and pieces "0", "1", … of the file

A hash is written under a temporary key, which expires, and then renamed: a table is whole, or it is not there.
"""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Final

from redis import Redis
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

_INDEX: Final = "keepwise:tables"
_TABLE: Final = "keepwise:table:"
_PIECE: Final = 4 << 20
_SECONDS_UNFINISHED: Final = 600
"""Lifetime of a table that is being written; longer than the timeout of its transfer."""


class RedisTables:
    """Tables in Redis. The clock is that of Redis."""

    errors: tuple[type[Exception], ...] = (RedisError, OSError)

    def __init__(self, url: str) -> None:
        # A URL can have other timeouts. The types of answers depend on its options.
        self._client: Any = Redis.from_url(
            url, socket_connect_timeout=5, socket_timeout=10, retry=Retry(ExponentialBackoff(), 1)
        )

    def upload(self, path: Path, check: Callable[[], None]) -> None:
        """Store a file under its name, replacing another one at once when it is complete."""
        temporary, table = f"{_TABLE}{secrets.token_hex(8)}", f"{_TABLE}{path.name}"
        self._client.hset(temporary, "size", str(path.stat().st_size))
        self._client.expire(temporary, _SECONDS_UNFINISHED)
        with path.open("rb") as file:
            for number, piece in enumerate(iter(lambda: file.read(_PIECE), b"")):
                check()
                self._client.hset(temporary, str(number), piece)
        with self._client.pipeline() as together:
            together.rename(temporary, table)
            together.persist(table)
            together.zadd(_INDEX, {path.name: self._now()})
            together.execute()

    def download(self, name: str, file: BinaryIO, check: Callable[[], None]) -> bool:
        """Write a stored file to an open one; return whether it exists. Missing pieces are left out."""
        table = f"{_TABLE}{name}"
        size = self._client.hget(table, "size")
        if size is None:
            return False
        for number in range(-(-int(size) // _PIECE)):
            check()
            file.write(self._client.hget(table, str(number)) or b"")
        return True

    def list_files(self) -> list[tuple[float, int, str]]:
        """Return the last use, the bytes and the name of all stored files."""
        found = self._client.zrange(_INDEX, 0, -1, withscores=True)
        with self._client.pipeline(transaction=False) as together:
            for name, _ in found:
                together.hget(f"{_TABLE}{name.decode()}", "size")
            sizes = together.execute()
        return [(used, int(size or 0), name.decode()) for (name, used), size in zip(found, sizes, strict=True)]

    def touch(self, name: str) -> None:
        """Mark a file as used now, if it exists."""
        self._client.zadd(_INDEX, {name: self._now()}, xx=True)

    def delete(self, name: str) -> None:
        """Delete a file, if it exists."""
        self._client.unlink(f"{_TABLE}{name}")
        self._client.zrem(_INDEX, name)

    def _now(self) -> float:
        seconds, microseconds = self._client.time()
        return float(seconds + microseconds / 1e6)
