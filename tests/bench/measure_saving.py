"""Estimated savings by a million installed files: measured for one, and multiplied.

A player makes three decisions in each turn of Yahtzee, and the coach requests advice for each. The cost of a request is
measured in processor time of one worker and in bytes on the wire, with header fields. The cost of a download is
measured in the same way.
"""

import http.client
import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from tests.bench.load import cpu_seconds
from tests.bench.measure_service import positions
from tests.servers import Gunicorn, running_gunicorn

PLAYERS: Final = 1_000_000
DECISIONS: Final = 39
"""Decisions in a game of thirteen turns."""
QUESTIONS: Final = 4_000
DOWNLOADS: Final = 400

Request = tuple[str, str, bytes | None, dict[str, str]]


class Cost(NamedTuple):
    """The cost of a request: processor seconds, and bytes in both directions."""

    seconds: float
    sent: float
    received: float

    @property
    def bytes(self) -> float:
        """Return the bytes in both directions."""
        return self.sent + self.received


def measure() -> None:
    """Print the figures of docs/capacity.md."""
    fields = {"Content-Type": "application/json", "Accept-Encoding": "gzip"}
    bodies = [json.dumps(each, separators=(",", ":")).encode() for each in positions(QUESTIONS)]
    asked: list[Request] = [("POST", "/v1/advice", body, fields) for body in bodies]
    downloads: list[Request] = [("GET", "/v1/tables/yahtzee", None, {"Accept-Encoding": "gzip"})] * DOWNLOADS
    with running_gunicorn(workers=1) as server:
        # Warm up.
        _cost(server, [*downloads[:2], *asked[:100]])
        question, download = _cost(server, asked), _cost(server, downloads)
    for name, cost in (("a question", question), ("a download", download)):
        wire = f"{cost.sent:,.0f} bytes sent, {cost.received:,.0f} received"
        print(f"{name}: {cost.seconds * 1e3:.3f} ms of a processor, {wire}")
    as_much, as_many = download.seconds / question.seconds, download.bytes / question.bytes
    print(f"a download takes the processor time of {as_much:.1f} questions, and the bytes of {as_many:.0f}")
    daily = PLAYERS * DECISIONS
    for name, count, cost in (("asking, a game a day each", daily, question), ("downloading once", PLAYERS, download)):
        hours, gigabytes = count * cost.seconds / 3600, count * cost.bytes / 1e9
        print(f"{PLAYERS:,} players {name}: {count:,} requests, {hours:,.1f} processor hours, {gigabytes:,.0f} GB")


def _cost(server: Gunicorn, requests: Sequence[Request]) -> Cost:
    [worker] = server.workers()
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    before, sent, received = cpu_seconds(worker), 0, 0
    for method, path, body, fields in requests:
        connection.request(method, path, body, fields)
        answer = connection.getresponse()
        content = answer.read()
        assert answer.status == 200, content
        sent += len(body or b"") + len(f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n")
        sent += sum(len(f"{name}: {value}\r\n") for name, value in fields.items())
        received += len(content) + len("HTTP/1.1 200 OK\r\n\r\n")
        received += sum(len(f"{name}: {value}\r\n") for name, value in answer.getheaders())
    connection.close()
    count = len(requests)
    return Cost((cpu_seconds(worker) - before) / count, sent / count, received / count)
