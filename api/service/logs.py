"""Logs as one JSON object per line: answered requests, and other messages.

gunicorn knows when an answer was sent and how long it took, so its logger logs and counts requests after their answers.
"""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import Mapping
from datetime import timedelta
from json.encoder import encode_basestring_ascii as quote
from typing import Any, Final

from flask import has_request_context, request
from gunicorn.glogging import Logger

from api.http.batch import COUNTS, Counts
from api.http.errors import truncate
from api.http.paths import ROUTE
from api.service.metrics import UNMATCHED, count_items, observe
from strategy_tables.log_lines import JsonFormatter, time_text

_TRACEPARENT: Final = re.compile(r"[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}")
# Frequent requests of operators, not logged while they succeed.
_PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})


class RequestFormatter(JsonFormatter):
    """A formatter of log records as one line of JSON, with the ids of the current request, if any."""

    def context(self) -> Mapping[str, Any]:
        """Return the ids of the current request."""
        if not has_request_context():
            return {}
        return {"request_id": request.environ.get("keepwise.request_id"), "traceparent": traceparent(request.environ)}


class JsonLogger(Logger):  # type: ignore[misc]
    """gunicorn's logger in JSON, which also counts requests."""

    def setup(self, cfg: Any) -> None:
        """Use gunicorn's handlers and level with this format, also for the log of the application."""
        super().setup(cfg)
        formatter = RequestFormatter()
        for handler in self.error_log.handlers:
            handler.setFormatter(formatter)
        ours = logging.getLogger("keepwise")
        ours.handlers = self.error_log.handlers
        ours.setLevel(self.loglevel)
        ours.propagate = False

    def access(self, resp: Any, req: Any, environ: Mapping[str, Any], _request_time: timedelta | None) -> None:
        """Log and count an answered request; failures of logging do not affect it."""
        try:
            # gunicorn measures with a clock that may be set meanwhile.
            self._access(resp, environ, time.monotonic() - req.began)
        except Exception:
            self.exception("a request could not be logged")

    def _access(self, resp: Any, environ: Mapping[str, Any], seconds: float) -> None:
        status = int(resp.status[:3])
        route = environ.get(ROUTE, UNMATCHED)
        counts: Counts | None = environ.get(COUNTS)
        if counts is not None:
            count_items(route, counts.answered, counts.refused)
        received = environ.get("CONTENT_LENGTH", "")
        method = environ["REQUEST_METHOD"]
        observe(route, method, status, seconds, int(received) if received.isdecimal() else 0, resp.sent)
        if not self.access_log_enabled or (route in _PROBES and status == 200):
            return
        # Assembled by hand for speed, since every request is logged.
        trace = traceparent(environ)
        items = "" if counts is None else f',"answered":{counts.answered},"refused":{counts.refused}'
        self._write(
            f'{{"time":"{time_text(time.time())}","level":"info","logger":"access","pid":{os.getpid()},'
            f'"request_id":{quote(environ.get("keepwise.request_id") or "")},"traceparent":{quote(trace or "")},'
            f'"client":{quote(environ.get("REMOTE_ADDR") or "")},'
            f'"forwarded_for":{quote(truncate(environ.get("HTTP_X_FORWARDED_FOR") or ""))},'
            f'"method":{quote(method)},"uri":{quote(truncate(environ["RAW_URI"]))},"route":{quote(route)},'
            f'"status":{status},"bytes":{resp.sent},"seconds":{seconds:.6f}{items}}}'
        )

    def _write(self, line: str) -> None:
        """Write a line to the access log, without making a record of it for handlers with streams."""
        for handler in self.access_log.handlers:
            if not isinstance(handler, logging.StreamHandler):
                handler.handle(self.access_log.makeRecord(self.access_log.name, logging.INFO, "", 0, line, (), None))
                continue
            # As the handler does, also while files are replaced on SIGUSR1.
            handler.acquire()
            try:
                handler.stream.write(f"{line}\n")
                handler.flush()
            finally:
                handler.release()


def traceparent(environ: Mapping[str, Any]) -> str | None:
    """Return the W3C trace context of a request if it is valid."""
    sent: str | None = environ.get("HTTP_TRACEPARENT")
    return sent if sent is not None and _TRACEPARENT.fullmatch(sent) else None
