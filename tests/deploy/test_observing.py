"""Observability: metrics summed over workers, and logs with one JSON object per line."""

import json
import os
import re
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from tests.servers import Gunicorn, ask, logged, running_gunicorn, wait_until

pytestmark = pytest.mark.slow

TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
SCORE = "/v1/score?ruleset=yahtzee&dice=13346"


@pytest.fixture(scope="module")
def gunicorn() -> Iterator[Gunicorn]:
    with running_gunicorn(workers=3) as server:
        yield server


def metrics(server: Gunicorn) -> dict[str, float]:
    """Return the value of every series by its text."""
    answer = ask(server.port, "/metrics")
    assert answer.fields["content-type"].startswith("text/plain; version=")
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def counted(server: Gunicorn, route: str, method: str = "GET", status: int = 200) -> float:
    return metrics(server).get(f'keepwise_requests_total{{method="{method}",route="{route}",status="{status}"}}', 0.0)


def log_lines(server: Gunicorn, **wanted: Any) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.log()]
    return [line for line in lines if wanted.items() <= line.items()]


def test_requests_are_counted_whichever_worker_answers(gunicorn: Gunicorn) -> None:
    before = counted(gunicorn, "/v1/score")
    for _ in range(60):
        assert ask(gunicorn.port, SCORE).status == 200
    # Requests are counted after their answers.
    wait_until(lambda: counted(gunicorn, "/v1/score") == before + 60, "60 more requests counted")
    found = metrics(gunicorn)
    assert found['keepwise_request_duration_seconds_count{route="/v1/score"}'] == before + 60
    assert found['keepwise_answer_size_bytes_count{route="/v1/score"}'] == before + 60
    size = len(ask(gunicorn.port, SCORE).body)
    assert found['keepwise_answer_size_bytes_sum{route="/v1/score"}'] == size * (before + 60)


def test_counts_survive_the_death_of_a_worker(gunicorn: Gunicorn) -> None:
    assert ask(gunicorn.port, "/v1/rulesets").status == 200
    wait_until(lambda: counted(gunicorn, "/v1/rulesets") >= 1, "the request is counted")
    before = counted(gunicorn, "/v1/rulesets")
    killed = gunicorn.workers()[0]
    os.kill(killed, signal.SIGKILL)
    wait_until(lambda: killed not in gunicorn.workers() and len(gunicorn.workers()) == 3, "a new worker")
    wait_until(lambda: metrics(gunicorn)["keepwise_workers"] == 3, "three workers counted")
    assert counted(gunicorn, "/v1/rulesets") == before


def test_clients_cannot_create_series(gunicorn: Gunicorn) -> None:
    for n in range(5):
        ask(gunicorn.port, f"/v1/no-such-path-{n}")
        ask(gunicorn.port, f"/v1/rulesets/no-such-{n}")
        ask(gunicorn.port, "/v1/score", f"MADEUP{chr(65 + n)}")
    wait_until(lambda: counted(gunicorn, "unmatched", status=404) >= 5, "the unknown paths counted")
    series = "\n".join(metrics(gunicorn))
    assert "no-such" not in series
    assert "MADEUP" not in series
    assert 'method="other"' in series
    assert 'route="/v1/rulesets/<id:ruleset_id>"' in series


def test_metrics_include_release_and_tables(gunicorn: Gunicorn) -> None:
    meta = json.loads(ask(gunicorn.port, "/v1/meta").body)
    found = metrics(gunicorn)
    assert found[f'keepwise_build_info{{version="{meta["version"]}"}}'] == 1
    digests = {digest for series in found for digest in re.findall(r'^keepwise_table_info{digest="(\w+)"', series)}
    assert digests == {table["digest"] for table in meta["tables"]} != set()


def test_every_request_is_logged(gunicorn: Gunicorn) -> None:
    fields = {"X-Request-Id": "log-test-1", "traceparent": TRACEPARENT, "X-Forwarded-For": "192.0.2.7"}
    answer = ask(gunicorn.port, SCORE, fields=fields)
    assert answer.fields["x-request-id"] == "log-test-1"
    wait_until(lambda: log_lines(gunicorn, request_id="log-test-1"), "the line")
    [line] = log_lines(gunicorn, request_id="log-test-1")
    assert line["pid"] in gunicorn.workers()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert 0 < line.pop("seconds") < 60
    assert line == {
        "level": "info", "logger": "access", "pid": line["pid"], "request_id": "log-test-1", "traceparent": TRACEPARENT,
        "client": "127.0.0.1", "forwarded_for": "192.0.2.7", "method": "GET", "uri": SCORE, "route": "/v1/score",
        "status": 200, "bytes": len(answer.body),
    }  # fmt: skip


def test_a_request_without_an_id_gets_one(gunicorn: Gunicorn) -> None:
    made = ask(gunicorn.port, SCORE).fields["x-request-id"]
    wait_until(lambda: log_lines(gunicorn, request_id=made), "the line")


def test_errors_are_logged_with_level_and_request_ids(gunicorn: Gunicorn) -> None:
    fields = {"X-Request-Id": "log-test-2", "traceparent": TRACEPARENT}
    assert ask(gunicorn.port, "/v1/score?dice=9", fields=fields).status == 422
    wait_until(lambda: log_lines(gunicorn, request_id="log-test-2", logger="keepwise.api"), "the line")
    [line] = log_lines(gunicorn, request_id="log-test-2", logger="keepwise.api")
    assert (line["level"], line["traceparent"]) == ("info", TRACEPARENT)
    assert "422" in line["message"]


def test_clients_cannot_add_log_lines(gunicorn: Gunicorn) -> None:
    injected = '%0A{"level":"critical"}'
    fields = {"X-Request-Id": 'x"}{"a":"', "traceparent": '"}\\', "X-Forwarded-For": '"}{"b":"'}
    ask(gunicorn.port, f"/v1/{injected}", fields=fields)
    ask(gunicorn.port, f"/v1/score?ruleset={injected}&dice=1", fields=fields)
    assert logged(gunicorn, "score?ruleset=%0A")
    for line in gunicorn.log():
        assert json.loads(line)["level"] in ("info", "warning", "error"), line


def test_successful_probes_are_not_logged(gunicorn: Gunicorn) -> None:
    for path in ("/healthz", "/readyz", "/metrics"):
        assert ask(gunicorn.port, path, fields={"X-Request-Id": "probe"}).status == 200
    ask(gunicorn.port, SCORE, fields={"X-Request-Id": "after-the-probes"})
    wait_until(lambda: log_lines(gunicorn, request_id="after-the-probes"), "the line")
    assert log_lines(gunicorn, request_id="probe") == []


def test_refusals_of_gunicorn_are_logged(gunicorn: Gunicorn) -> None:
    assert ask(gunicorn.port, "/v1/score", fields={"X-Long": "x" * 10_000}).status == 431
    wait_until(lambda: log_lines(gunicorn, level="warning", logger="gunicorn.error"), "the line")
