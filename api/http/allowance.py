"""What one request may cost, and what one client may have computed: known, and counted, before the work begins.

Every request has an allowance of processor time. What is worked out for it is taken from that by what it is known to
take (`model.allowance`); between the parts of a request with many the clock is looked at as well, whatever
was known. Behind a proxy that says who the client is (`client`) the same seconds are charged to the account of the
client. A request that takes long besides has a lane of its own: one for each client and worker, few in all, so that
there are always threads for those who ask for little. A request that nobody waits for any more is given up.
"""

from __future__ import annotations

import math
import select
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Condition
from typing import TYPE_CHECKING, Final

from flask import Flask, Response, has_request_context, request

from api.http.accounts import Accounts
from api.http.body import LINES
from api.http.client import named_client
from api.http.errors import AnswerTooLarge, ClientDisconnected, NotReady, TooManyRequests, answer_error
from api.http.limits import Limits
from engine.errors import KeepwiseError
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.allowance import Allowance, TooCostly

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_SECONDS_FOR_ANY: Final = 0.0005
_SECONDS_FOR_BYTE: Final = 1e-6
"""What reading a body and what it asks for takes at the most, where nothing more is said of it."""

_UNIT: Final = "processor-milliseconds"

_KEY: Final = "keepwise.allowance"
ACCOUNTS: Final = "keepwise.accounts"
"""Where a service keeps them among its extensions."""
_PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})


class LongRequestSlots:
    """Who has a long request in hand, in this process."""

    def __init__(self, count: int, seconds_to_wait: float) -> None:
        self._count = count
        self._seconds_to_wait = seconds_to_wait
        self._taken: set[str] = set()
        self._one_waits = False
        self._freed = Condition()

    def acquire(self, client: str) -> None:
        """Take a lane, or wait for one, if nobody else does: a thread that waits is lost to all others.

        Raises `TooManyRequests` where the client has a lane already, `NotReady` where others have all of them.
        """
        with self._freed:
            if not self._is_free(client) and not self._wait(client):
                if client in self._taken:
                    raise TooManyRequests("one client has one long request worked on at a time; ask again", 1)
                raise NotReady("the server has all the long requests that it can attend to; ask again", 1)
            self._taken.add(client)

    def release(self, client: str) -> None:
        """The long request of a client has ended."""
        with self._freed:
            self._taken.remove(client)
            self._freed.notify()

    def _is_free(self, client: str) -> bool:
        return client not in self._taken and len(self._taken) < self._count

    def _wait(self, client: str) -> bool:
        if self._one_waits:
            return False
        self._one_waits = True
        try:
            return self._freed.wait_for(lambda: self._is_free(client), self._seconds_to_wait)
        finally:
            self._one_waits = False


class TaskAllowance(Allowance):
    """What a task may still cost: processor time, and the tables of one ruleset that are built for it."""

    def __init__(self, limit: float = math.inf, limits: WorkLimits = WORK_LIMITS) -> None:
        super().__init__(limit, limits)
        self._built: dict[tuple[str, str], KeepwiseError | None] = {}

    def build(self, ruleset: str, objective: str, build: Callable[[], None]) -> None:
        """Have a table built for the ruleset of a fingerprint, unless that was tried and has failed.

        Building takes seconds, or longer: raises `NotReady` for a second ruleset.
        """
        if any(other != ruleset for other, _ in self._built):
            raise NotReady("one request has one ruleset solved; ask again for the others", 1)
        failed = self._built.get((ruleset, objective))
        if failed is not None:
            raise failed
        try:
            build()
            self._built[ruleset, objective] = None
        except KeepwiseError as error:
            self._built[ruleset, objective] = error
            raise

    def check_size(self, size: int) -> None:
        """An answer of a request is going to have about so many bytes: raises `AnswerTooLarge`."""


class RequestAllowance(TaskAllowance):
    """What one request may still cost; with a `client`, also who it is charged to. Without `lanes` it needs none."""

    def __init__(
        self,
        limits: Limits,
        client: str | None,
        accounts: Accounts,
        lanes: LongRequestSlots | None,
        connection: socket.socket | None,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        super().__init__(limits.seconds, limits.work)
        self.client = client
        self._bounds = limits
        self._answered = 0
        self._accounts = accounts
        self._lanes = lanes
        self._connection = connection
        self._clock = clock
        self._began = clock()
        self._charged = 0.0
        self._owed: float | None = None
        self._has_lane = False

    def begin(self, seconds: float) -> None:
        """What the request takes whatever it is: refused where the client owes too much."""
        if self.client is None:
            return
        self._owed = debt = self._accounts.debt(self.client)
        at_once, share = self._bounds.client_seconds, self._bounds.client_share
        if debt >= at_once:
            raise TooManyRequests(
                f"one client may have {at_once:.0f} s computed at once and {share:.1f} s in every second after that",
                max(1, math.ceil((debt - at_once) / share) + 1),
            )
        self._charge_beforehand(seconds)

    def charge(self, seconds: float) -> None:
        """What comes next takes about so long.

        Raises `TooCostly` where that is more than is left, `TooManyRequests` or `NotReady` where there is no lane, and
        `ClientDisconnected` where nobody waits any more.
        """
        super().charge(seconds)
        self._charge_beforehand(seconds)
        self.check_disconnected()

    def check_deadline(self) -> None:
        """Raise `TooCostly` when the request has used its time by the clock, and `ClientDisconnected`.

        The next part has what the clock has left, where that is less than what was known would leave.
        """
        self.seconds_charged = max(self.seconds_charged, self._clock() - self._began)
        if self.seconds_charged > self.limit:
            raise TooCostly(self.limit)
        self.check_disconnected()

    def reserve_bytes(self, part: bytes) -> bytes:
        """A part of the answer, if there is room for it; raises `AnswerTooLarge`."""
        if self._answered + len(part) > self._bounds.answer_bytes - self._bounds.refusal_bytes:
            raise AnswerTooLarge(self._bounds.answer_bytes)
        self._answered += len(part)
        return part

    def check_size(self, size: int) -> None:
        """Raises `AnswerTooLarge` where an answer has no more room."""
        if size > self._bounds.answer_bytes:
            raise AnswerTooLarge(self._bounds.answer_bytes)

    def check_disconnected(self) -> None:
        """Raises `ClientDisconnected` where the connection was closed from the other side."""
        if self._connection is not None and _is_closed(self._connection):
            raise ClientDisconnected

    def quota_headers(self) -> tuple[tuple[str, str], ...]:
        """What the client may have computed, and what of that is left, as far as its account knows by now."""
        if self._owed is None:
            return ()
        at_once, share = self._bounds.client_seconds, self._bounds.client_share
        left = max(0, int((at_once - self._owed) * 1_000))
        return (
            ("RateLimit-Policy", f'"processor";q={at_once * 1_000:.0f};w={math.ceil(at_once / share)};qu="{_UNIT}"'),
            ("RateLimit", f'"processor";r={left};t={math.ceil(self._owed / share)}'),
        )

    def end(self) -> float:
        """End what is asked: give the lane back, and `settle`."""
        if self._has_lane and self._lanes is not None:
            self._lanes.release(str(self.client))
            self._has_lane = False
        return self.settle()

    def settle(self) -> float:
        """Charge what was taken by the clock until now, instead of what was known before; returns it."""
        taken = self._clock() - self._began
        self.charge_measured(taken - self._charged)
        self._charged = taken
        return taken

    def charge_measured(self, seconds: float) -> None:
        """Charge what was taken elsewhere: in another thread, whose time the clock does not count."""
        if self.client is not None:
            self._accounts.charge(self.client, seconds)

    @contextmanager
    def for_stream_part(self) -> Iterator[None]:
        """For a part of a stream: as much as a whole request has, without a lane. Tables are built for one ruleset."""
        part = RequestAllowance(self._bounds, self.client, self._accounts, None, self._connection, self._clock)
        part._built = self._built
        request.environ[_KEY] = part
        try:
            yield
        finally:
            request.environ[_KEY] = self
            self._charged += part.end()

    def seconds_until_affordable(self) -> float:
        """Seconds until the client owes so little that a stream goes on, and leaves room for other requests of his."""
        if self.client is None:
            return 0.0
        debt = self._accounts.debt(self.client) - self._bounds.client_seconds / 2
        return max(0.0, debt / self._bounds.client_share)

    def _charge_beforehand(self, seconds: float) -> None:
        if self.client is None:
            return
        if self._lanes is not None and self._charged + seconds > self._bounds.short_seconds and not self._has_lane:
            self._lanes.acquire(self.client)
            self._has_lane = True
        self._charged += seconds
        self._owed = self._accounts.charge(self.client, seconds)


def _is_closed(connection: socket.socket) -> bool:
    """Whether the other side has closed a connection; what it may have sent meanwhile is left there."""
    try:
        poll = select.poll()
        poll.register(connection, select.POLLIN)
        # With a time limit, as in streams, recv would wait for so long, whatever its flags are.
        return bool(poll.poll(0)) and not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True


_OUTSIDE: Final[ContextVar[TaskAllowance | None]] = ContextVar("keepwise_allowance", default=None)


def current_allowance() -> TaskAllowance:
    """What `allowing` gives, or else that of the request in hand; where there is neither, there is no limit."""
    return _OUTSIDE.get() or (request_allowance() if has_request_context() else TaskAllowance())


@contextmanager
def request_limits(limits: Limits) -> Iterator[None]:
    """Let what is asked in this thread, outside of requests, cost as much as one request of nobody in particular."""
    allowance = RequestAllowance(limits, None, Accounts(limits.client_share), LongRequestSlots(0, 0.0), None)
    before = _OUTSIDE.set(allowance)
    try:
        yield
    finally:
        _OUTSIDE.reset(before)


def request_allowance() -> RequestAllowance:
    """That of the request in hand."""
    found: RequestAllowance = request.environ[_KEY]
    return found


def add_allowances(app: Flask, limits: Limits) -> None:
    """Give every request its allowance before it is looked at, and settle it when it was answered."""
    accounts, lanes = Accounts(limits.client_share), LongRequestSlots(limits.long_requests, limits.seconds_for_slot)
    app.extensions[ACCOUNTS] = accounts

    @app.before_request
    def begin() -> None:
        environ = request.environ
        client = named_client(environ)
        # A proxy that closes a connection has given up; others may only have said all that they have to say.
        connection = environ.get("gunicorn.socket") if client is not None else None
        allowance = RequestAllowance(limits, client, accounts, lanes, connection)
        environ[_KEY] = allowance
        if allowance.client is not None and request.path not in _PROBES:
            _refuse_late_request(environ, limits.seconds_before)
            allowance.check_disconnected()
            allowance.begin(_SECONDS_FOR_ANY + _SECONDS_FOR_BYTE * _length(environ))

    @app.after_request
    def check_size(response: Response) -> Response:
        if quota := request_allowance().quota_headers():
            response.headers.extend(quota)
        # What is known to be large is refused before it is worked out; this is for what nobody has foreseen.
        if (response.content_length or 0) > limits.answer_bytes and not response.direct_passthrough:
            return answer_error(AnswerTooLarge(limits.answer_bytes))
        return response

    @app.teardown_request
    def end(_error: BaseException | None) -> None:
        allowance: RequestAllowance | None = request.environ.pop(_KEY, None)
        if allowance is not None:
            allowance.end()


def _length(environ: WSGIEnvironment) -> int:
    if environ.get("CONTENT_TYPE", "").startswith(LINES):
        # Charged line by line.
        return 0
    length = environ.get("CONTENT_LENGTH") or "0"
    return int(length) if len(length) <= 9 and length.isdigit() else 0


def _refuse_late_request(environ: WSGIEnvironment, patience: float) -> None:
    """Raise `NotReady` for a request that has waited too long, as far as the proxy has said since when."""
    said = environ.get("HTTP_X_REQUEST_START", "")
    try:
        waited = time.time() - float(said.removeprefix("t="))
    except ValueError:
        return
    # Clocks that do not agree say nothing.
    if patience < waited < 3_600:
        raise NotReady("this request has waited for too long to be begun; ask again", 1)
