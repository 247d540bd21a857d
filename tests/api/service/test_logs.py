"""The access log; tests/deploy/test_observing.py reads its lines."""

import io
import json
import logging
import time
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from gunicorn.config import Config

from api.service.logs import JsonLogger
from strategy_tables.log_lines import time_text


class Lines(logging.Handler):
    """A handler without a stream, as for syslog."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def log_one(logger: JsonLogger) -> None:
    environ = {"REQUEST_METHOD": "GET", "RAW_URI": '/"\n', "REMOTE_ADDR": "192.0.2.1"}
    logger.access(SimpleNamespace(status="200 OK", sent=1), SimpleNamespace(began=time.monotonic()), environ, None)


def test_handlers_with_and_without_a_stream_get_the_same_line(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config()
    config.set("accesslog", "-")
    logger = JsonLogger(config)
    stream, lines = io.StringIO(), Lines()
    handlers: list[list[Any]] = [[logging.StreamHandler(stream)], [lines]]
    for each in handlers:
        monkeypatch.setattr(logger.access_log, "handlers", each)
        log_one(logger)
    [direct], [handled] = stream.getvalue().splitlines(), lines.lines
    first, second = json.loads(direct), json.loads(handled)
    assert first.keys() == second.keys()
    assert (first["uri"], first["client"], first["route"]) == ('/"\n', "192.0.2.1", "unmatched")
    assert abs(datetime.fromisoformat(first["time"]) - datetime.now(UTC)).total_seconds() < 60


@pytest.mark.parametrize("seconds", [0.0, 1.9996, 1_700_000_000.0, 1_700_000_000.9999, 1_709_164_799.25])
def test_times_have_milliseconds_in_utc(seconds: float) -> None:
    whole, millisecond = divmod(int(seconds * 1_000), 1_000)
    expected = datetime.fromtimestamp(whole, UTC).replace(tzinfo=None).isoformat()
    assert time_text(seconds) == f"{expected}.{millisecond:03d}Z"
