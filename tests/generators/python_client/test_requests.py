"""The hand-written part of the Python client with mocked services."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import httpx
import pytest

from keepwise_client import (
    NO_RETRIES,
    AsyncKeepwise,
    ConnectionFailedError,
    InvalidArgumentsError,
    Keepwise,
    KeepwiseError,
    ProblemError,
    Retries,
    TimedOutError,
    UnreadableAnswerError,
    models,
)
from keepwise_client.lines import GREATEST_REQUEST
from keepwise_client.questions import Lines
from tests.event_loops import run_apart

ADDRESS = "http://keepwise.test"
USUAL = Retries()
DICE = [1, 2, 3, 4, 5]
ROLLED = {"ruleset": "yahtzee", "dice": DICE, "keep": [], "rolled": DICE, "seed": 3}
FINE = httpx.Response(200, json=ROLLED)
LATE = httpx.Response(503, headers={"Retry-After": "7"})


class Service:
    """A service with prepared answers that records requests."""

    def __init__(self, *answers: httpx.Response) -> None:
        self.answers = list(answers)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        answer = self.answers.pop(0)
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(request.content) for request in self.requests]


def client(service: Callable[[httpx.Request], httpx.Response], retries: Retries = USUAL) -> Keepwise:
    return Keepwise(ADDRESS, retries=retries, transport=httpx.MockTransport(service))


def async_client(service: Callable[[httpx.Request], httpx.Response]) -> AsyncKeepwise:
    return AsyncKeepwise(ADDRESS, transport=httpx.MockTransport(service))


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record waits instead of sleeping."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("time.sleep", waited.append)
    monkeypatch.setattr("asyncio.sleep", sleep)
    return waited


def test_omitted_fields_are_not_sent() -> None:
    service = Service(FINE)
    with client(service) as keepwise:
        keepwise.roll(seed=3)
    assert service.bodies == [{"seed": 3}]
    assert service.requests[0].headers["User-Agent"].startswith("keepwise-python/")


def test_addresses_are_quoted() -> None:
    service = Service(httpx.Response(404, json={}))
    with client(service) as keepwise, pytest.raises(ProblemError, match="404"):
        keepwise.show_ruleset("a/b ?", lang="de")
    assert str(service.requests[0].url) == f"{ADDRESS}/v1/rulesets/a%2Fb%20%3F?lang=de"


def test_invalid_requests_are_not_sent() -> None:
    service = Service()
    with client(service) as keepwise, pytest.raises(InvalidArgumentsError, match="less than or equal to 6"):
        keepwise.advise(dice=[1, 2, 3, 4, 7], rolls_left=2)
    assert service.requests == []


@pytest.mark.parametrize("answered", [LATE, httpx.Response(429, headers={"Retry-After": "7"})])
def test_temporary_refusals_are_retried(answered: httpx.Response, waits: list[float]) -> None:
    service = Service(answered, answered, FINE)
    with client(service) as keepwise:
        assert keepwise.roll(seed=3).dice == DICE
    assert waits == [7.0, 7.0]
    assert service.bodies == [{"seed": 3}] * 3


def test_the_asynchronous_client_retries_too(waits: list[float]) -> None:
    async def ask() -> list[int]:
        async with async_client(Service(LATE, FINE)) as keepwise:
            dice: list[int] = (await keepwise.roll(seed=3)).dice
            return dice

    assert run_apart(ask) == DICE
    assert waits == [7.0]


def test_waits_grow_without_retry_after(waits: list[float]) -> None:
    with client(Service(*[httpx.Response(503)] * 4)) as keepwise, pytest.raises(ProblemError, match="503"):
        keepwise.roll()
    assert [0.5 <= wait / longest <= 1 for wait, longest in zip(waits, [0.5, 1.0, 2.0], strict=True)] == [True] * 3


def test_the_number_of_retries_is_limited(waits: list[float]) -> None:
    with client(Service(LATE, LATE), Retries(times=1)) as keepwise, pytest.raises(ProblemError) as raised:
        keepwise.roll()
    assert waits == [7.0]
    assert raised.value.retry_after == 7.0


@pytest.mark.parametrize("retries", [NO_RETRIES, Retries(longest_wait=6.9)])
def test_a_wait_that_is_too_long_is_refused(retries: Retries, waits: list[float]) -> None:
    with client(Service(LATE), retries) as keepwise, pytest.raises(ProblemError) as raised:
        keepwise.roll()
    assert waits == []
    assert (raised.value.status, raised.value.retry_after) == (503, 7.0)


@pytest.mark.parametrize("said", ["soon", "-3", ""])
def test_an_invalid_retry_after_is_ignored(said: str, waits: list[float]) -> None:
    late = httpx.Response(503, headers={"Retry-After": said})
    with client(Service(late, FINE)) as keepwise:
        keepwise.roll()
    (waited,) = waits
    assert 0.25 <= waited <= 0.5


def test_a_retry_date_is_respected(waits: list[float]) -> None:
    date = format_datetime(datetime.now(UTC) + timedelta(seconds=20), usegmt=True)
    with client(Service(httpx.Response(503, headers={"Retry-After": date}), FINE)) as keepwise:
        keepwise.roll()
    (waited,) = waits
    assert 15 < waited <= 20


@pytest.mark.parametrize("status", [400, 404, 409, 413, 422, 500, 504])
def test_permanent_refusals_are_not_retried(status: int, waits: list[float]) -> None:
    service = Service(httpx.Response(status, headers={"Retry-After": "1"}))
    with client(service) as keepwise, pytest.raises(ProblemError) as raised:
        keepwise.roll()
    assert raised.value.status == status
    assert waits == []


def failing(error: Exception) -> Callable[[httpx.Request], httpx.Response]:
    def fail(_: httpx.Request) -> httpx.Response:
        raise error

    return fail


@pytest.mark.parametrize(
    ("error", "kind", "waited"),
    [
        (httpx.ConnectError("refused"), ConnectionFailedError, 3),
        (httpx.RemoteProtocolError("closed"), ConnectionFailedError, 3),
        (httpx.ProxyError("no"), ConnectionFailedError, 3),
        (httpx.ReadTimeout("slow"), TimedOutError, 0),
        (httpx.ConnectTimeout(""), TimedOutError, 0),
        (httpx.UnsupportedProtocol("ftp"), InvalidArgumentsError, 0),
        (httpx.DecodingError("no gzip"), UnreadableAnswerError, 0),
    ],
)
def test_errors_of_httpx_are_errors_of_the_client(
    error: Exception, kind: type[KeepwiseError], waited: int, waits: list[float]
) -> None:
    with client(failing(error)) as keepwise, pytest.raises(kind) as raised:
        keepwise.roll()
    assert raised.value.__cause__ is error
    assert len(waits) == waited


def test_an_invalid_address_is_an_invalid_argument() -> None:
    with pytest.raises(InvalidArgumentsError):
        Keepwise("http://[::1")
    with Keepwise("localhost") as keepwise, pytest.raises(InvalidArgumentsError):
        keepwise.roll()


def test_a_repeated_roll_has_the_same_seed(waits: list[float]) -> None:
    service = Service(LATE, FINE, FINE)
    with client(service) as keepwise:
        keepwise.roll(seed=None)
        keepwise.roll()
    first, second, other = [body["seed"] for body in service.bodies]
    assert first == second != other
    assert len(waits) == 1


def test_an_answer_has_to_end_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter(range(1000))
    monkeypatch.setattr("time.monotonic", lambda: next(moments))
    slow = httpx.Response(200, stream=Pieces(b" " * 7 * 20))
    with client(lambda _: slow) as keepwise, pytest.raises(TimedOutError):
        keepwise.roll()
    assert next(moments) == 12


def test_any_request_can_be_sent() -> None:
    service = Service(httpx.Response(200, json=[1]))
    with client(service) as keepwise:
        assert keepwise.call("POST", "/v1/later", query={"words": ["a", "b"]}, body={"dice": DICE}) == [1]
    assert str(service.requests[0].url) == f"{ADDRESS}/v1/later?words=a%2Cb"
    assert service.bodies == [{"dice": DICE}]


def test_a_problem_has_a_message() -> None:
    errors = [
        {"code": "wrong-die", "pointer": "/dice/4", "detail": "no die shows 7", "found": "7"},
        {"code": "never-heard-of", "pointer": "/rolls_left", "detail": "too many"},
        "what a later version might say",
    ]
    document = {"kind": "problem", "type": "/problems/invalid", "title": "Invalid", "detail": "two", "errors": errors}
    answered = httpx.Response(422, json=document, headers={"X-Request-Id": "abc"})
    with client(Service(answered)) as keepwise, pytest.raises(ProblemError) as raised:
        keepwise.roll()
    problem = raised.value
    assert (problem.status, problem.type, problem.title, problem.detail) == (422, "/problems/invalid", "Invalid", "two")
    assert (problem.code, problem.codes) == ("wrong-die", ["wrong-die", "never-heard-of"])
    assert [(error.pointer, error.found) for error in problem.errors] == [("/dice/4", "7"), ("/rolls_left", None)]
    assert (problem.request_id, problem.retry_after, str(problem)) == ("abc", None, "422 Invalid: two")
    assert problem.document == document


@pytest.mark.parametrize("body", [b"<html>Bad Gateway</html>", b"", b"[]", b"\xff"])
def test_answers_of_other_servers_are_problems_too(body: bytes) -> None:
    with (
        client(Service(httpx.Response(502, content=body)), NO_RETRIES) as keepwise,
        pytest.raises(ProblemError) as raised,
    ):
        keepwise.roll()
    assert (raised.value.status, raised.value.title, raised.value.code) == (502, "Bad Gateway", None)


def test_a_closed_client_sends_nothing() -> None:
    service = Service()
    keepwise = client(service)
    with keepwise:
        pass
    with pytest.raises(RuntimeError, match="closed"):
        keepwise.roll()


ROLLS = Lines("POST", "/rolls", models.RolledDice)
ROLL = {**ROLLED, "kind": "roll"}
PROBLEM: dict[str, Any] = {
    "kind": "problem",
    "type": "/problems/invalid",
    "title": "Invalid",
    "status": 422,
    "detail": "\u2028 and \x85 end no line",
    "instance": "x",
    "errors": [{"code": "too-many", "pointer": "", "detail": "too many"}],
}


class Pieces(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A body in chunks of seven bytes."""

    def __init__(self, body: bytes) -> None:
        self.body = body

    def __iter__(self) -> Iterator[bytes]:
        return (self.body[at : at + 7] for at in range(0, len(self.body), 7))

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for piece in self:
            yield piece


class Answering:
    """A service that answers lines with an even seed with a roll, and others with a problem."""

    def __init__(self) -> None:
        self.requests: list[bytes] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request.content)
        seeds = [json.loads(line)["seed"] for line in request.content.splitlines()]
        lines = [{**ROLL, "seed": seed} if seed % 2 == 0 else PROBLEM for seed in seeds]
        text = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines).encode()
        return httpx.Response(200, stream=Pieces(text))


COUNT = 5_000


def asked(count: int = COUNT) -> Iterator[models.RollRequest]:
    return (models.RollRequest(seed=seed, ruleset="yahtzee") for seed in range(count))


def seeds(results: list[models.RolledDice | models.ProblemDocument]) -> list[int | None]:
    return [result.seed if isinstance(result, models.RolledDice) else None for result in results]


def test_lines_are_answered_in_order_in_small_requests() -> None:
    service = Answering()
    with client(service) as keepwise:
        results = list(keepwise._ask_lines(ROLLS, asked()))
    assert seeds(results) == [seed if seed % 2 == 0 else None for seed in range(COUNT)]
    assert len(service.requests) == -(-sum(map(len, service.requests)) // GREATEST_REQUEST) > 1
    assert all(len(request) <= GREATEST_REQUEST for request in service.requests)


@pytest.mark.parametrize("asynchronous", [False, True])
def test_the_asynchronous_client_answers_lines_too(asynchronous: bool) -> None:
    async def one_by_one() -> AsyncIterator[models.RollRequest]:
        for item in asked():
            yield item

    async def ask() -> list[models.RolledDice | models.ProblemDocument]:
        async with async_client(Answering()) as keepwise:
            items = one_by_one() if asynchronous else asked()
            return [result async for result in keepwise._ask_lines(ROLLS, items)]

    assert seeds(run_apart(ask)) == [seed if seed % 2 == 0 else None for seed in range(COUNT)]


def test_items_are_read_lazily() -> None:
    items = asked()
    with client(Answering()) as keepwise:
        next(keepwise._ask_lines(ROLLS, items))
    left = next(items).seed
    assert left is not None
    assert left < COUNT / 2


def test_a_long_line_is_sent_alone() -> None:
    service = Answering()
    long = models.RollRequest(seed=2, ruleset="yahtzee", keep=[]).model_copy(update={"ruleset": "x" * GREATEST_REQUEST})
    with client(service) as keepwise:
        results = list(keepwise._ask_lines(ROLLS, [*asked(1), long, *asked(1)]))
    assert seeds(results) == [0, 2, 0]
    assert [len(request) > GREATEST_REQUEST for request in service.requests] == [False, True, False]


@pytest.mark.usefixtures("waits")
def test_lines_are_retried() -> None:
    service = Service(LATE, httpx.Response(200, content=json.dumps(ROLL).encode()))
    with client(service) as keepwise:
        assert seeds(list(keepwise._ask_lines(ROLLS, asked(1)))) == [3]


def test_refused_lines_raise_a_problem() -> None:
    with client(Service(httpx.Response(415, json=PROBLEM))) as keepwise, pytest.raises(ProblemError) as raised:
        list(keepwise._ask_lines(ROLLS, asked(1)))
    assert raised.value.codes == ["too-many"]


def test_missing_lines_raise_a_problem() -> None:
    lines = "\n".join(map(json.dumps, [ROLL, ROLL, {**PROBLEM, "status": 503, "retry_after": 9}]))
    with client(Service(httpx.Response(200, content=lines.encode()))) as keepwise:
        results = keepwise._ask_lines(ROLLS, asked(4))
        assert seeds([next(results), next(results)]) == [3, 3]
        with pytest.raises(ProblemError) as raised:
            next(results)
    assert (raised.value.status, raised.value.codes, raised.value.retry_after) == (503, ["too-many"], 9)


@pytest.mark.parametrize(
    "answered", [[], [ROLL], [ROLL, {**PROBLEM, "errors": [{**PROBLEM["errors"][0], "pointer": "/items/1/seed"}]}]]
)
def test_truncated_lines_raise_an_error(answered: list[dict[str, Any]]) -> None:
    """Received results are returned, and the missing ones raise an error."""
    text = "".join(f"{json.dumps(line)}\n" for line in answered).encode()
    with client(Service(httpx.Response(200, content=text))) as keepwise:
        results = keepwise._ask_lines(ROLLS, asked(4))
        assert seeds([next(results) for _ in answered]) == [3, None][: len(answered)]
        with pytest.raises(UnreadableAnswerError, match=f"ended after {len(answered)} of 4 lines") as raised:
            next(results)
    assert raised.value.answered == len(answered)


def test_a_problem_points_to_its_place_among_all_items() -> None:
    def refuse_all(request: httpx.Request) -> httpx.Response:
        errors = ({"code": "wrong-type", "pointer": f"/items/{n}/seed", "detail": "no"} for n in range(COUNT))
        lines = [json.dumps({**PROBLEM, "errors": [next(errors)]}) for _ in request.content.splitlines()]
        return httpx.Response(200, content="\n".join(lines).encode())

    async def ask() -> list[models.RolledDice | models.ProblemDocument]:
        async with async_client(refuse_all) as keepwise:
            return [result async for result in keepwise._ask_lines(ROLLS, asked())]

    with client(refuse_all) as keepwise:
        results = list(keepwise._ask_lines(ROLLS, asked()))
    for found in (results, run_apart(ask)):
        problems = [result for result in found if isinstance(result, models.ProblemDocument)]
        assert [problem.errors[0].pointer for problem in problems] == [f"/items/{n}/seed" for n in range(COUNT)]


@pytest.mark.parametrize("line", [b"<html>", b"[]", b'{"kind": "roll"}'])
def test_an_unreadable_line_raises_an_error(line: bytes) -> None:
    content = b"\n".join([json.dumps(ROLL).encode(), line])
    with client(Service(httpx.Response(200, content=content))) as keepwise:
        results = keepwise._ask_lines(ROLLS, asked(2))
        assert seeds([next(results)]) == [3]
        with pytest.raises(UnreadableAnswerError) as raised:
            next(results)
    assert raised.value.answered == 1


class Broken(Pieces):
    """A body that breaks off."""

    def __iter__(self) -> Iterator[bytes]:
        yield from super().__iter__()
        raise httpx.ReadError("reset")


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_broken_stream_raises_an_error(asynchronous: bool) -> None:
    def service(_: httpx.Request) -> httpx.Response:
        return httpx.Response(200, stream=Broken(b"\n".join([json.dumps(ROLL).encode()] * 3)))

    async def ask() -> None:
        async with async_client(service) as keepwise:
            _ = [result async for result in keepwise._ask_lines(ROLLS, asked(4))]

    with client(service) as keepwise, pytest.raises(UnreadableAnswerError, match="after 1 of 4 lines") as raised:
        run_apart(ask) if asynchronous else list(keepwise._ask_lines(ROLLS, asked(4)))
    assert raised.value.answered == 1


@pytest.mark.parametrize("end", [b"", b"\n", b"\n\n", b"\r\n"])
def test_a_problem_in_the_last_line_belongs_to_the_last_item(end: bytes) -> None:
    lines = "\n\n".join(map(json.dumps, [ROLL, PROBLEM])).encode() + end
    with client(Service(httpx.Response(200, content=lines))) as keepwise:
        assert seeds(list(keepwise._ask_lines(ROLLS, asked(2)))) == [3, None]
