"""Log records as one line of JSON, in servers and solvers alike."""

import json
import logging
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any


class JsonFormatter(logging.Formatter):
    """A formatter of log records as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "time": time_text(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "pid": record.process,
            **self.context(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)

    def context(self) -> Mapping[str, Any]:
        """Return further members, before the message."""
        return {}


def time_text(seconds: float) -> str:
    """Return a time since the epoch with milliseconds, in UTC."""
    whole = int(seconds)
    return f"{_whole_second(whole)}.{int((seconds - whole) * 1_000):03d}Z"


@lru_cache(maxsize=1)
def _whole_second(seconds: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
