"""The shipped nginx configuration in a real nginx, with a stand-in for gunicorn that records requests."""

import gzip
import json
import re
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random

import pytest

from api.endpoints.server.meta import REQUEST_SECONDS
from api.http.body import BODY_LIMIT, LARGE_BODY_LIMIT
from api.http.caching import KEEP_FOR_NOW
from api.http.headers import CONTRACT
from api.http.limits import LIMITS
from api.http.problem_texts import problem_title
from api.texts.texts import ENGLISH
from tests.api.read_contract import wrong
from tests.deploy.sizes import in_bytes
from tests.servers import NGINX_CONF, PATIENCE, Nginx, ask, exchange, listens, logged, running_nginx, wait_until

CACHED = "/v1/advice?dice=13346&ruleset=yahtzee"
# Answers that expire after a second.
CHANGING = [f"/v1/advice?dice=13346&ruleset=changing-{name}" for name in ("lost", "changed", "same")]
# HTML for people, JSON for programs in their language.
VARIED = "/problems"
FOR_A_SECOND = KEEP_FOR_NOW.replace("max-age=300", "max-age=1")
REQUESTS = '"requests";q=100;w=5'
CONNECTIONS = '"connections";q=16;qu="concurrent-requests"'
STREAMS = '"streams";q=1;qu="concurrent-requests"'
PROCESSOR = '"processor";q=3000;w=6;qu="processor-milliseconds"'
KEY = "5b" * 32
LARGE = b"[" + b"1," * 2000 + b"1]"


class Upstream(ThreadingHTTPServer):
    """A server that answers all requests and records them."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Upstream.Handler)
        self.asked: list[tuple[str, str, dict[str, str], bytes]] = []
        # The number of requests to drop without an answer, like a killed worker.
        self.drop = 0
        # Entity tag of cacheable answers.
        self.tag = '"one"'

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = -1  # header and body in one packet
        server: "Upstream"

        def do_GET(self) -> None:
            self.answer()

        def do_POST(self) -> None:
            self.answer()

        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            fields = {name.lower(): value for name, value in self.headers.items()}
            self.server.asked.append((self.command, self.path, fields, body))
            if self.server.drop:
                self.server.drop -= 1
                self.close_connection = True
                return
            cached = self.path in (CACHED, *CHANGING, VARIED)
            if cached and fields.get("if-none-match") == self.server.tag:
                self.send_response(304)
            else:
                self.send_response(200)
                page = self.path == VARIED and fields.get("accept") == "text/html"
                self.send_header("Content-Type", "text/html" if page else "application/json")
                self.send_header("Content-Length", str(len(LARGE)))
            self.send_header("X-Request-Id", fields.get("x-request-id", ""))
            # The remaining quota counts down with the requests.
            self.send_header("RateLimit", f'"processor";r={3_000 - len(self.server.asked)};t=1')
            self.send_header("RateLimit-Policy", PROCESSOR)
            if cached:
                self.send_header("Cache-Control", FOR_A_SECOND if self.path in CHANGING else KEEP_FOR_NOW)
                if self.path == VARIED:
                    self.send_header("Vary", "Accept, Accept-Language")
                    self.send_header("Content-Language", fields.get("accept-language", "en"))
                self.send_header("ETag", self.server.tag)
            self.end_headers()
            self.wfile.write(LARGE)

        def log_message(self, *_: object) -> None:
            pass


@pytest.fixture(scope="module")
def upstream() -> Iterator[Upstream]:
    with Upstream() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def shared_nginx(upstream: Upstream) -> Iterator[Nginx]:
    trusted = "set_real_ip_from 127.0.0.99; real_ip_header X-Forwarded-For;"
    with running_nginx(upstream.server_port, trusted, f'"{KEY}" phone-app;') as nginx:
        yield nginx


@pytest.fixture
def nginx(shared_nginx: Nginx, upstream: Upstream) -> Nginx:
    """Return the shared nginx with a fresh upstream; tests use different source addresses, so their limits are
    separate."""
    upstream.asked.clear()
    return shared_nginx


def assert_problem(body: bytes, status: int, name: str) -> None:
    problem = json.loads(body)
    assert wrong("/components/schemas/ProblemDocument", problem) == []
    assert (problem["status"], problem["type"]) == (status, f"/problems/{name}")
    # The same words as the service.
    assert problem["title"] == problem_title(ENGLISH, name)
    assert problem["errors"] == [{"code": name, "pointer": "", "detail": problem["detail"]}]


def test_an_answer_is_passed_on_with_its_request_id(nginx: Nginx, upstream: Upstream) -> None:
    traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    fields = {"X-Request-Id": "client-chose-1", "traceparent": traceparent, "X-Forwarded-For": "6.6.6.6"}
    answer = ask(nginx.port, "/v1/score", "POST", b"{}", fields)
    assert (answer.status, answer.body) == (200, LARGE)
    assert answer.fields["x-request-id"] == "client-chose-1"
    [(method, path, seen, body)] = upstream.asked
    assert (method, path, body) == ("POST", "/v1/score", b"{}")
    assert (seen["x-request-id"], seen["traceparent"]) == ("client-chose-1", traceparent)
    assert seen["x-forwarded-for"] == "127.0.0.1", "what a client claims about itself must not be believed"


def test_a_harmful_request_id_is_replaced(nginx: Nginx, upstream: Upstream) -> None:
    answer = ask(nginx.port, "/v1/score", fields={"X-Request-Id": 'a"}\\n{"injected'})
    [(_, _, seen, _)] = upstream.asked
    assert answer.fields["x-request-id"] == seen["x-request-id"]
    assert len(seen["x-request-id"]) == 32


def test_the_access_log_is_json(nginx: Nginx) -> None:
    ask(nginx.port, '/v1/score?x="\\', fields={"X-Request-Id": "log-test", "User-Agent": '"quoted"'})
    [line] = map(json.loads, logged(nginx, "log-test"))
    assert (line["uri"], line["status"], line["user_agent"]) == ('/v1/score?x="\\', 200, '"quoted"')


def test_refused_requests_do_not_fill_the_log(nginx: Nginx) -> None:
    before, errors = len(nginx.log()), (nginx.folder / "errors").read_bytes()
    # One limit for all, long exceeded, and paths that are refused without a limit.
    for path, status in ((f"/v1/score?x={'y' * 4_000}", 429), ("/metrics", 404)):
        last = f"GET {path} HTTP/1.1\r\nHost: x\r\nUser-Agent: {'z' * 2_000}\r\nX-Request-Id: flood\r\n"
        received = exchange(nginx.port, 700 * f"{last}\r\n" + f"{last}Connection: close\r\n\r\n", source="127.0.0.5")
        assert received.count(b"HTTP/1.1 %d " % status) > 500
    lines = [json.loads(line) for line in nginx.log()[before:] if '"flood"' in line]
    assert {(line["status"], line["requests"]) for line in lines} <= {(200, 1), (429, 100), (404, 100)}
    # A hundredth of some 1,280: 13, and never as many as 60.
    assert len([line for line in lines if line["requests"] == 100]) < 60
    assert len([line for line in lines if line["requests"] == 1]) >= 100, "what is answered has its lines"
    assert max(map(len, nginx.log())) < 1_500
    assert (nginx.folder / "errors").read_bytes() == errors, "and no second one"


def test_a_long_log_line_is_truncated(nginx: Nginx) -> None:
    fields = {"X-Request-Id": "long-line", "User-Agent": "\x01" * 5_000, "traceparent": "\x01" * 500}
    ask(nginx.port, f"/v1/score?x={'y' * 5_000}", "A" * 500, fields=fields)
    [line] = logged(nginx, "long-line")
    assert len(line) < 3_000
    said = json.loads(line)
    assert said["uri"] == "/v1/score?x=" + "y" * 488 + "..."
    assert (said["user_agent"], said["traceparent"], said["method"]) == ("\x01" * 200 + "...", "", "other")


def test_cached_json_is_not_served_as_a_page(nginx: Nginx, upstream: Upstream) -> None:
    accepted = ("*/*", "text/html", "*/*", "text/html")
    answers = [ask(nginx.port, VARIED, fields={"Accept": accept}) for accept in accepted]
    kinds = [answer.fields["content-type"].split(";")[0] for answer in answers]
    assert kinds == ["application/json", "text/html"] * 2
    assert all("Accept" in answer.fields["vary"] for answer in answers)
    assert len(upstream.asked) == 2, "each is kept"


def test_a_cached_answer_is_served_in_its_language(nginx: Nginx, upstream: Upstream) -> None:
    """No test before this one has asked in these languages."""
    for kind in ("*/*", "application/json"):
        for language in ("de", "fr", "de", "fr"):
            answer = ask(nginx.port, VARIED, fields={"Accept": kind, "Accept-Language": language})
            assert answer.fields["content-language"] == language
    assert len(upstream.asked) == 4, "each is kept"


def test_a_cacheable_answer_is_requested_once(nginx: Nginx, upstream: Upstream) -> None:
    first, second = (ask(nginx.port, CACHED, fields={"X-Request-Id": f"cache-{n:03}"}) for n in (1, 2))
    assert len(upstream.asked) == 1
    assert (first.body, first.fields["etag"]) == (second.body, second.fields["etag"])
    assert second.fields["x-request-id"] == "cache-002", "a kept answer must not carry the id of the first request"
    again = ask(nginx.port, CACHED, fields={"If-None-Match": '"one"'})
    assert (again.status, again.body) == (304, b"")
    assert len(upstream.asked) == 1


@pytest.mark.slow
def test_an_expired_answer_is_revalidated(nginx: Nginx, upstream: Upstream) -> None:
    lost, changed, same = CHANGING
    # Once the entry stored last has expired, all others have too.
    assert {ask(nginx.port, path).fields["etag"] for path in CHANGING} == {'"one"'}

    def is_asked_about() -> bool:
        assert ask(nginx.port, same).fields["etag"] == '"one"'
        return len(upstream.asked) > len(CHANGING)

    wait_until(is_asked_about, "the time is over")
    assert [(path, fields.get("if-none-match")) for _, path, fields, _ in upstream.asked[3:]] == [(same, '"one"')]
    upstream.tag = '"two"'
    try:
        assert ask(nginx.port, changed).fields["etag"] == '"two"', "who comes first may not be given the old one either"
        upstream.drop = 10
        assert ask(nginx.port, lost).fields["etag"] == '"one"', "no server to ask"
        assert upstream.drop < 10
    finally:
        upstream.tag, upstream.drop = '"one"', 0


def test_answers_without_max_age_are_not_cached(nginx: Nginx, upstream: Upstream) -> None:
    ask(nginx.port, "/healthz")
    ask(nginx.port, "/healthz")
    assert len(upstream.asked) == 2


def test_large_answers_are_compressed_for_clients_that_accept_it(nginx: Nginx, upstream: Upstream) -> None:
    answer = ask(nginx.port, "/v1/score", fields={"Accept-Encoding": "gzip"})
    assert answer.fields["content-encoding"] == "gzip"
    assert gzip.decompress(answer.body) == LARGE
    assert "accept-encoding" not in upstream.asked[0][2]


def test_files_are_requested_with_the_clients_encoding(nginx: Nginx, upstream: Upstream) -> None:
    for takes in ("gzip, br", "identity"):
        ask(nginx.port, "/v1/tables/yahtzee", fields={"Accept-Encoding": takes})
        assert upstream.asked[-1][2]["accept-encoding"] == takes


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "//metrics", "/./readyz", "/%6detrics", "/v1/../metrics"])
def test_operator_paths_are_not_on_the_public_port(nginx: Nginx, upstream: Upstream, path: str) -> None:
    answer = ask(nginx.port, path)
    assert (answer.status, answer.fields["content-type"]) == (404, "application/problem+json")
    assert_problem(answer.body, 404, "not-found")
    assert upstream.asked == []


def test_too_many_requests_are_refused_for_this_client_only(nginx: Nginx) -> None:
    answers = [ask(nginx.port, "/v1/outlook", "POST", b"{}", source="127.0.0.2") for _ in range(40)]
    refused = [answer for answer in answers if answer.status == 429]
    assert refused, "two a second, and more only for a while"
    assert {answer.status for answer in answers[:20]} == {200}, "a burst of 20 is let through"
    for answer in refused:
        assert answer.fields["content-type"] == "application/problem+json"
        assert int(answer.fields["retry-after"]) >= 1
        assert answer.fields["ratelimit"] == '"large-requests";r=0;t=1'
        assert answer.fields["ratelimit-policy"].startswith(f"{REQUESTS}, ")
        assert "RateLimit, RateLimit-Policy" in answer.fields["access-control-expose-headers"]
        assert answer.fields["access-control-allow-origin"] == "*", "or a page could not read why"
        assert_problem(answer.body, 429, "too-many-requests")
    assert ask(nginx.port, "/v1/score", source="127.0.0.2").status == 200, "small questions have their own budget"
    assert ask(nginx.port, "/v1/outlook", source="127.0.0.3").status == 200


def test_limits_of_clients_are_published(nginx: Nginx) -> None:
    small = ask(nginx.port, "/v1/score", source="127.0.0.45").fields
    assert small["ratelimit"] == '"processor";r=2999;t=1'
    assert small["ratelimit-policy"] == f"{REQUESTS}, {CONNECTIONS}, {PROCESSOR}"
    large = ask(nginx.port, "/v1/outlook", "POST", b"{}", source="127.0.0.45").fields
    assert large["ratelimit"] == '"processor";r=2998;t=1'
    of_large = ('"large-requests";q=20;w=10', CONNECTIONS, '"large-connections";q=2;qu="concurrent-requests"')
    assert large["ratelimit-policy"] == ", ".join((REQUESTS, *of_large, PROCESSOR))


def test_a_cached_answer_hides_the_quota_of_another_client(nginx: Nginx, upstream: Upstream) -> None:
    ask(nginx.port, CACHED, source="127.0.0.46")
    asked = len(upstream.asked)
    again = ask(nginx.port, CACHED, source="127.0.0.47").fields
    assert len(upstream.asked) == asked
    assert "ratelimit" not in again
    assert again["ratelimit-policy"].startswith(REQUESTS), "that is the same for all"


def test_concurrent_requests_have_a_limit_of_their_own(nginx: Nginx) -> None:
    # Their bodies never arrive, so all wait except the one beyond the limit.
    waiting = b"POST /v1/score HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
    with ExitStack() as stack:
        address = ("127.0.0.48", 0)
        clients = [
            stack.enter_context(socket.create_connection(("127.0.0.1", nginx.port), PATIENCE, address))
            for _ in range(17)
        ]
        for each in clients:
            each.sendall(waiting)
        answered, _, _ = select.select(clients, [], [], PATIENCE)
        head = answered[0].recv(4_096)
    assert head.startswith(b"HTTP/1.1 429 ")
    assert b'\r\nRateLimit: "connections";r=0\r\n' in head


class Waiting:
    """Requests in progress, whose bodies never arrive."""

    def __init__(self, nginx: Nginx) -> None:
        self._port = nginx.port
        self._stack = ExitStack()

    def __enter__(self) -> "Waiting":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def send(self, source: str, path: str, content_type: str = "application/x-ndjson", length: int = 9) -> bytes:
        """Send the head of a request and return that of a refusal, or nothing."""
        client = socket.create_connection(("127.0.0.1", self._port), PATIENCE, (source, 0))
        self._stack.enter_context(client)
        fields = f"Host: x\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n"
        # nginx asks for the body as soon as it has counted the request.
        client.sendall(f"POST {path} HTTP/1.1\r\n{fields}Expect: 100-continue\r\n\r\n".encode())
        head = client.recv(4_096)
        return b"" if head.startswith(b"HTTP/1.1 100 ") else head


def test_a_client_has_one_stream_at_a_time(nginx: Nginx) -> None:
    with Waiting(nginx) as waiting:
        assert waiting.send("127.0.0.50", "/v1/score/batch") == b""
        refused = waiting.send("127.0.0.50", "/v1/games/check/batch")
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b'\r\nRateLimit: "streams";r=0\r\n' in refused
        assert waiting.send("127.0.0.50", "/v1/score/batch", "application/json") == b""
        assert waiting.send("127.0.0.51", "/v1/score/batch") == b""


@pytest.mark.parametrize(
    ("zone", "path", "content_type"),
    [
        ("all_streams", "/v1/score/batch", "application/x-ndjson"),
        ("all_large", "/v1/outlook", "application/json"),
        ("all_files", "/v1/tables/yahtzee", "application/json"),
    ],
)
def test_all_clients_together_have_a_limit(nginx: Nginx, zone: str, path: str, content_type: str) -> None:
    [most] = re.findall(rf"limit_conn {zone} (\d+);", NGINX_CONF.read_text())
    with Waiting(nginx) as waiting:
        for client in range(int(most)):
            assert waiting.send(f"127.0.5.{client + 1}", path, content_type) == b""
        assert waiting.send("127.0.5.100", path, content_type).startswith(b"HTTP/1.1 429 ")
        assert waiting.send("127.0.5.101", "/v1/score", content_type) == b"", "nothing else is refused"
    wait_until(lambda: ask(nginx.port, path, "POST", b"{}", source="127.0.5.102").status == 200, "places are free")


def test_bodies_as_large_as_streams_are_limited_as_streams(nginx: Nginx) -> None:
    random = Random(20)
    kinds = ["application/json", "application/json; charset=utf-8", "application/x-ndjson", "text/plain", ""]
    counted = []
    for case in range(60):
        path = random.choice(["/v1/advice/batch", "/v1/games/review/batch", "/v1/games/review", "/v1/score"])
        kind = random.choice(kinds)
        length = random.choice([2, 9_999, 60_000])
        fields = {"Content-Type": kind}
        if chunked := random.random() < 0.3:
            fields["Transfer-Encoding"] = "chunked"
        body = b"%x\r\n%s\r\n0\r\n\r\n" % (length, b"x" * length) if chunked else b"x" * length
        answer = ask(nginx.port, path, "POST", body, fields, source=f"127.0.6.{case + 1}")
        expected = path.endswith("/batch") and (chunked or not kind.startswith("application/json"))
        counted.append(expected)
        assert (STREAMS in answer.fields["ratelimit-policy"]) == expected, (path, kind, length, chunked)
    assert 10 < sum(counted) < 50


def test_operators_have_a_separate_port(nginx: Nginx, upstream: Upstream) -> None:
    alive = ask(nginx.operators_port, "/healthz")
    assert (alive.status, alive.body) == (200, b"alive\n")
    assert upstream.asked == [], "nginx itself is alive"
    assert ask(nginx.operators_port, "/metrics").status == 200
    assert [path for _, path, _, _ in upstream.asked] == ["/metrics"]
    for path in ("/", "/v1/score", "/readyz", "/metrics/", "/v1/../readyz", "//v1/score"):
        assert ask(nginx.operators_port, path).status == 404
    assert len(upstream.asked) == 1


def test_the_policies_match_the_limits() -> None:
    text = NGINX_CONF.read_text()
    [*of_apps, (name, rate), (large_name, large_rate)] = re.findall(r"zone=(\w+):10m rate=(\d+)r/s;", text)
    assert of_apps == [("app_requests", str(10 * int(rate))), ("large_app_requests", str(10 * int(large_rate)))]
    bursts = dict(re.findall(r"limit_req zone=(\w+) burst=(\d+) nodelay;", text))
    connections = dict(re.findall(r"limit_conn (\w+) (\d+);", text))
    said = [
        f'"requests";q={bursts[name]};w={int(bursts[name]) // int(rate)}',
        f'"large-requests";q={bursts[large_name]};w={int(bursts[large_name]) // int(large_rate)}',
        f'"connections";q={connections["connections"]};qu="concurrent-requests"',
        f'"large-connections";q={connections["large_connections"]};qu="concurrent-requests"',
    ]
    assert f"'{', '.join(said)}${{keepwise_stream_policy}}'" in text
    assert f"'{said[0]}, {said[2]}'" in text
    assert said[0] == REQUESTS
    assert f"', {STREAMS}'" in text
    assert connections["streams"] == "1"


def test_liveness_probes_are_limited_too(nginx: Nginx) -> None:
    one = "GET /healthz HTTP/1.1\r\nHost: x\r\n"
    received = exchange(nginx.port, f"{one}\r\n" * 200 + f"{one}Connection: close\r\n\r\n", source="127.0.0.6")
    assert b"HTTP/1.1 200 " in received
    assert b"HTTP/1.1 429 " in received
    assert b'RateLimit: "requests";r=0;t=1\r\n' in received


@pytest.mark.parametrize("path", ["/v1/score/batch", "/v1/advice/batch", "/v1/games/review", "/v1/rulesets/check"])
def test_large_questions_share_a_smaller_budget(nginx: Nginx, path: str) -> None:
    # One source address per path, such as 127.0.4.5.
    source = f"127.0.{len(path)}.{sum(path.encode()) % 200 + 1}"
    assert any(ask(nginx.port, path, "POST", b"{}", source=source).status == 429 for _ in range(40))


def test_small_questions_have_a_budget_too(nginx: Nginx) -> None:
    ask(nginx.port, CACHED)
    one = f"GET {CACHED} HTTP/1.1\r\nHost: x\r\n\r\n"
    last = f"GET {CACHED} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    # All at once and from the cache: even a slow machine does not need twenty seconds.
    received = exchange(nginx.port, one * 399 + last, source="127.0.0.4")
    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", received)]
    assert len(statuses) == 400
    assert statuses[:100] == [200] * 100
    assert 429 in statuses


def test_addresses_of_one_ipv6_network_share_a_budget(nginx: Nginx) -> None:
    def status(address: str) -> int:
        return ask(nginx.port, "/v1/outlook", fields={"X-Forwarded-For": address}, source="127.0.0.99").status

    assert 429 in [status(f"2001:db8:0:7::{n:x}") for n in range(1, 60)]
    assert status("2001:db8:0:8::1") == 200


def test_a_request_is_retried_if_its_worker_dies(nginx: Nginx, upstream: Upstream) -> None:
    upstream.drop = 1
    assert ask(nginx.port, "/v1/score", "POST", b"{}").status == 200
    assert [body for _, _, _, body in upstream.asked] == [b"{}", b"{}"]


def test_the_death_of_all_workers_is_reported(nginx: Nginx, upstream: Upstream) -> None:
    upstream.drop = 10
    answers = [ask(nginx.port, "/v1/score", "POST", b"{}"), ask(nginx.port, "/healthz")]
    upstream.drop = 0
    for answer in answers:
        assert (answer.status, answer.fields["retry-after"]) == (503, "1")
        assert answer.fields["link"] == CONTRACT
        assert_problem(answer.body, 503, "not-ready")


@pytest.mark.parametrize(
    ("path", "limit"),
    [("/v1/score", BODY_LIMIT), ("/v1/games/review", LARGE_BODY_LIMIT), ("/v1/rulesets/check", LARGE_BODY_LIMIT)],
)
def test_a_body_over_the_limit_is_refused_unread(nginx: Nginx, upstream: Upstream, path: str, limit: int) -> None:
    assert ask(nginx.port, path, "POST", b"x" * limit, source="127.0.0.49").status == 200
    upstream.asked.clear()
    answer = ask(nginx.port, path, "POST", b"x" * (limit + 1), source="127.0.0.49")
    assert answer.status == 413
    assert_problem(answer.body, 413, "too-large")
    assert upstream.asked == []


@pytest.mark.parametrize(
    ("request_text", "status", "name"),
    [
        ("GET /v1/score HTTP/1.1\r\nHost: x\r\nX: " + "y" * 40_000 + "\r\n\r\n", 431, "not-readable"),
        ("GET /v1/score?" + "y" * 40_000 + " HTTP/1.1\r\nHost: x\r\n\r\n", 414, "not-readable"),
        ("GET /v1/score HTTP/1.1\r\n\r\n", 400, "not-readable"),
        ("GET /v1/score HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "not-readable"),
    ],
)
def test_improper_requests_are_not_passed_on(
    nginx: Nginx, upstream: Upstream, request_text: str, status: int, name: str
) -> None:
    head, _, body = exchange(nginx.port, request_text).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert_problem(body, status, name)
    assert upstream.asked == []


def test_it_stops_without_leftovers(upstream: Upstream) -> None:
    with running_nginx(upstream.server_port) as nginx:
        folder, port = nginx.folder, nginx.port
    assert not folder.exists()
    assert not listens(port)


def test_client_and_time_of_a_request_are_passed_on(nginx: Nginx, upstream: Upstream) -> None:
    """Headers of strangers are overwritten."""
    made_up = {"X-Keepwise-Client": "192.0.2.1", "X-Request-Start": "t=0"}
    assert ask(nginx.port, "/v1/score?dice=11111", fields=made_up, source="127.0.0.41").status == 200
    fields = upstream.asked[-1][2]
    assert fields["x-keepwise-client"] == "127.0.0.41"
    assert abs(float(fields["x-request-start"].removeprefix("t=")) - time.time()) < PATIENCE


@pytest.mark.parametrize("fields", [{"X-Api-Key": KEY}, {"Authorization": f"Bearer {KEY}"}])
def test_an_app_is_named_by_its_key(nginx: Nginx, upstream: Upstream, fields: dict[str, str]) -> None:
    ask(nginx.port, "/v1/score?dice=11111", fields=fields, source="127.0.0.50")
    assert upstream.asked[-1][2]["x-keepwise-app"] == "phone-app"
    assert upstream.asked[-1][2]["x-keepwise-client"] == "127.0.0.50"
    assert KEY not in "".join(nginx.log())


@pytest.mark.parametrize(
    "fields",
    [
        {"X-Keepwise-App": "phone-app"},
        {"X-Api-Key": "wrong"},
        {"X-Api-Key": f"{KEY}0"},
        {"Authorization": f"Basic {KEY}"},
    ],
)
def test_no_app_is_named_without_its_key(nginx: Nginx, upstream: Upstream, fields: dict[str, str]) -> None:
    ask(nginx.port, "/v1/score?dice=11111", fields=fields, source="127.0.0.51")
    assert "x-keepwise-app" not in upstream.asked[-1][2]


def test_users_of_an_app_at_one_address_have_their_own_limits(nginx: Nginx) -> None:
    def statuses(count: int, source: str, **fields: str) -> list[int]:
        sent = {name.replace("_", "-"): value for name, value in fields.items()}
        return [ask(nginx.port, "/v1/outlook", "POST", b"{}", sent, source).status for _ in range(count)]

    greedy = statuses(40, "127.0.0.52", x_api_key=KEY, x_client_id="greedy")
    assert greedy[:20] == [200] * 20
    assert 429 in greedy
    for user in ("one", "two", "three"):
        assert statuses(10, "127.0.0.52", x_api_key=KEY, x_client_id=user) == [200] * 10
    # Neither names without a key nor wrong keys help.
    assert 429 in [statuses(1, "127.0.0.53", x_client_id=f"user-{n}")[0] for n in range(40)]
    assert 429 in [statuses(1, "127.0.0.54", x_api_key=f"wrong-{n}", x_client_id=f"user-{n}")[0] for n in range(40)]


def test_invented_users_of_an_app_share_a_limit(nginx: Nginx) -> None:
    one = "POST /v1/outlook HTTP/1.1\r\nHost: x\r\nX-Api-Key: {}\r\nX-Client-Id: user-{}\r\nContent-Length: 0\r\n{}\r\n"
    requests = [one.format(KEY, number, "") for number in range(599)] + [one.format(KEY, 599, "Connection: close\r\n")]
    received = exchange(nginx.port, "".join(requests), source="127.0.0.55")
    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+) ", received)]
    assert statuses[:200] == [200] * 200
    assert 429 in statuses


def test_costly_addresses_are_limited_with_batches(nginx: Nginx) -> None:
    def statuses(query: str, source: str) -> set[int]:
        return {ask(nginx.port, f"/v1/advice?dice=13346&n={n}{query}", source=source).status for n in range(50)}

    assert statuses("&objective=expected_total&explain=false", "127.0.0.42") == {200}
    assert statuses("&objective=floor", "127.0.0.43") == {200, 429}
    assert statuses("&explain=true", "127.0.0.44") == {200, 429}


def test_the_timeouts_of_nginx_match_the_contract() -> None:
    [seconds] = re.findall(r"^\s*proxy_read_timeout (\d+)s;", NGINX_CONF.read_text(), re.MULTILINE)
    assert int(seconds) == REQUEST_SECONDS
    sizes = re.findall(r"^\s*client_max_body_size (\d+[km]);", NGINX_CONF.read_text(), re.MULTILINE)
    assert sorted(map(in_bytes, sizes)) == [BODY_LIMIT, LARGE_BODY_LIMIT, LIMITS.stream_bytes]
