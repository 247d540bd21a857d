"""Limits of the cost of a request and of the load by a client, enforced before the work begins.

Every request has an allowance of processor time, charged with known costs (`model.allowance`). Between the parts of a
large request, the clock is checked as well. Behind a proxy that identifies clients (`client`), the same seconds are
charged to the client's account. A long request also needs a slot: one per client and worker, and few in total, so that
threads remain for short requests. Requests of disconnected clients are aborted.
"""

from __future__ import annotations

import math
import select
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from threading import Condition
from typing import TYPE_CHECKING, Final

from flask import Flask, Response, has_request_context, request

from api.http.accounts import Accounts
from api.http.apps import App, Budget, Client, identify_client
from api.http.body import LINES
from api.http.errors import AnswerTooLarge, ClientDisconnected, NotReady, TooManyRequests, answer_error
from api.http.limits import Limits
from engine.errors import KeepwiseError
from strategy_tables.limits import WORK_LIMITS, WorkLimits
from strategy_tables.model.allowance import Allowance, TooCostly

if TYPE_CHECKING:
    from wsgiref.types import WSGIEnvironment

_SECONDS_FOR_ANY: Final = 0.0005
_SECONDS_FOR_BYTE: Final = 1e-6
"""Default upper bound of the time for reading a body and the work it requests."""

_UNIT: Final = "processor-milliseconds"

_KEY: Final = "keepwise.allowance"
ACCOUNTS: Final = "keepwise.accounts"
"""Key of the accounts in the extensions of a service."""
_PROBES: Final = frozenset({"/healthz", "/readyz", "/metrics"})


class LongRequestSlots:
    """The clients with long requests in progress in this process."""

    def __init__(self, count: int, seconds_to_wait: float) -> None:
        self._count = count
        self._seconds_to_wait = seconds_to_wait
        self._taken: set[str] = set()
        self._one_waits = False
        self._freed = Condition()

    def acquire(self, client: str) -> None:
        """Acquire a slot, or wait for one unless another thread waits, since waiting blocks a thread.

        Raises `TooManyRequests` if the client has a slot already, `NotReady` if all are taken.
        """
        with self._freed:
            if not self._is_free(client) and not self._wait(client):
                if client in self._taken:
                    raise TooManyRequests("another long request of this client is in progress; try again later", 1)
                raise NotReady("the server is at its limit of long requests; try again later", 1)
            self._taken.add(client)

    def release(self, client: str) -> None:
        """Release the slot of a client."""
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
    """The remaining allowance of a task: processor time, and built tables of one ruleset."""

    def __init__(self, limit: float = math.inf, limits: WorkLimits = WORK_LIMITS) -> None:
        super().__init__(limit, limits)
        self._built: dict[tuple[str, str], KeepwiseError | None] = {}

    def build(self, ruleset: str, objective: str, build: Callable[[], None]) -> None:
        """Build a table for the ruleset with this fingerprint, unless that has failed before.

        A build takes seconds or longer: raises `NotReady` for a second ruleset.
        """
        if any(other != ruleset for other, _ in self._built):
            raise NotReady("a request can have only one ruleset solved; send the others separately", 1)
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
        """Raise `AnswerTooLarge` if an answer may not have this size in bytes."""


class RequestAllowance(TaskAllowance):
    """The remaining allowance of a request, charged to `client` if given. Without `slots` no slot is needed."""

    def __init__(
        self,
        limits: Limits,
        client: Client | None,
        accounts: Accounts,
        slots: LongRequestSlots | None,
        connection: socket.socket | None,
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        super().__init__(limits.seconds, limits.work)
        self.client = client
        self._bounds = limits
        self._answered = 0
        self._accounts = accounts
        self._slots = slots
        self._connection = connection
        self._clock = clock
        self._began = clock()
        self._charged = 0.0
        self._owed: dict[Budget, float] = {}
        self._has_slot = False

    def begin(self, seconds: float) -> None:
        """Charge the fixed cost of the request, or refuse it if the client owes too much."""
        if self.client is None:
            return
        self._owed = {each: self._accounts.debt(each.account) for each in self.client.budgets}
        for each, debt in self._owed.items():
            if debt >= each.seconds:
                raise TooManyRequests(
                    f"{each.owner} can use {each.seconds:.0f} s of computing time at once, "
                    f"then {each.share:.1f} s per second",
                    max(1, math.ceil((debt - each.seconds) / each.share) + 1),
                )
        self._charge_beforehand(seconds)

    def charge(self, seconds: float) -> None:
        """Charge the estimated seconds of the next step.

        Raises `TooCostly` if they exceed the remaining ones, `TooManyRequests` or `NotReady` if no slot is free, and
        `ClientDisconnected`.
        """
        super().charge(seconds)
        self._charge_beforehand(seconds)
        self.check_disconnected()

    def check_deadline(self) -> None:
        """Raise `TooCostly` if the request has used up its time by the clock, or `ClientDisconnected`.

        The remaining time becomes that by the clock if it is less than by estimates.
        """
        self.seconds_charged = max(self.seconds_charged, self._clock() - self._began)
        if self.seconds_charged > self.limit:
            raise TooCostly(self.limit)
        self.check_disconnected()

    def reserve_bytes(self, part: bytes) -> bytes:
        """Return a part of the answer if its bytes fit, else raise `AnswerTooLarge`."""
        if self._answered + len(part) > self._bounds.answer_bytes - self._bounds.refusal_bytes:
            raise AnswerTooLarge(self._bounds.answer_bytes)
        self._answered += len(part)
        return part

    def check_size(self, size: int) -> None:
        """Raise `AnswerTooLarge` if an answer may not have this size in bytes."""
        if size > self._bounds.answer_bytes:
            raise AnswerTooLarge(self._bounds.answer_bytes)

    def check_disconnected(self) -> None:
        """Raise `ClientDisconnected` if the other side has closed the connection."""
        if self._connection is not None and _is_closed(self._connection):
            raise ClientDisconnected

    def quota_headers(self) -> tuple[tuple[str, str], ...]:
        """Return headers with the limit and the remaining quota of the budget that is used up most."""
        if not self._owed:
            return ()
        budget, owed = max(self._owed.items(), key=lambda item: item[1] / item[0].seconds)
        name, at_once, share = budget.name, budget.seconds, budget.share
        left = max(0, int((at_once - owed) * 1_000))
        return (
            ("RateLimit-Policy", f'"{name}";q={at_once * 1_000:.0f};w={math.ceil(at_once / share)};qu="{_UNIT}"'),
            ("RateLimit", f'"{name}";r={left};t={math.ceil(owed / share)}'),
        )

    def end(self) -> float:
        """Release the slot and `settle`."""
        if self._has_slot and self._slots is not None and self.client is not None:
            self._slots.release(self.client.name)
            self._has_slot = False
        return self.settle()

    def settle(self) -> float:
        """Replace the charged estimates by the time measured so far, and return that."""
        taken = self._clock() - self._began
        self.charge_measured(taken - self._charged)
        self._charged = taken
        return taken

    def charge_measured(self, seconds: float) -> None:
        """Charge time measured in another thread."""
        self._charge_all(seconds)

    @contextmanager
    def for_stream_part(self) -> Iterator[None]:
        """Give a part of a stream the allowance of a request, but no slot; tables are built for one ruleset only."""
        part = RequestAllowance(self._bounds, self.client, self._accounts, None, self._connection, self._clock)
        part._built = self._built
        request.environ[_KEY] = part
        try:
            yield
        finally:
            request.environ[_KEY] = self
            self._charged += part.end()

    def seconds_until_affordable(self) -> float:
        """Return the seconds until the client can continue a stream with quota left for other requests."""
        budgets = () if self.client is None else self.client.budgets
        waits = ((self._accounts.debt(each.account) - each.seconds / 2) / each.share for each in budgets)
        return max([0.0, *waits])

    def _charge_beforehand(self, seconds: float) -> None:
        if self.client is None:
            return
        if self._slots is not None and self._charged + seconds > self._bounds.short_seconds and not self._has_slot:
            self._slots.acquire(self.client.name)
            self._has_slot = True
        self._charged += seconds
        self._owed = self._charge_all(seconds)

    def _charge_all(self, seconds: float) -> dict[Budget, float]:
        """Charge the budgets of the client, and return their debts."""
        budgets = () if self.client is None else self.client.budgets
        return {each: self._accounts.charge(each.account, seconds, each.share) for each in budgets}


def _is_closed(connection: socket.socket) -> bool:
    """Return whether the other side has closed a connection, without consuming data."""
    try:
        poll = select.poll()
        poll.register(connection, select.POLLIN)
        # On a socket with a timeout, as in streams, recv would wait despite its flags.
        return bool(poll.poll(0)) and not connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True


_OUTSIDE: Final[ContextVar[TaskAllowance | None]] = ContextVar("keepwise_allowance", default=None)


def current_allowance() -> TaskAllowance:
    """Return the allowance of `request_limits`, else that of the current request, else an unlimited one."""
    return _OUTSIDE.get() or (request_allowance() if has_request_context() else TaskAllowance())


@contextmanager
def request_limits(limits: Limits) -> Iterator[None]:
    """Limit the cost of work in this thread outside of requests to that of one anonymous request."""
    allowance = RequestAllowance(limits, None, Accounts(), LongRequestSlots(0, 0.0), None)
    before = _OUTSIDE.set(allowance)
    try:
        yield
    finally:
        _OUTSIDE.reset(before)


def request_allowance() -> RequestAllowance:
    """Return the allowance of the current request."""
    found: RequestAllowance = request.environ[_KEY]
    return found


@dataclass(frozen=True, slots=True)
class Allowances:
    """The limits, apps and shared state behind the allowances of all requests."""

    limits: Limits
    apps: Iterable[App]
    accounts: Accounts
    slots: LongRequestSlots

    def create(self, environ: WSGIEnvironment) -> RequestAllowance:
        """Return the allowance of a request."""
        client = identify_client(environ, self.limits, self.apps)
        # A proxy closes connections to abort; other clients may only have closed their sending side.
        connection = environ.get("gunicorn.socket") if client is not None else None
        return RequestAllowance(self.limits, client, self.accounts, self.slots, connection)

    def begin(self, environ: WSGIEnvironment, allowance: RequestAllowance) -> None:
        """Charge the fixed cost of a request, or refuse it."""
        if allowance.client is not None and environ["PATH_INFO"] not in _PROBES:
            _refuse_late_request(environ, self.limits.seconds_before)
            allowance.check_disconnected()
            allowance.begin(_SECONDS_FOR_ANY + _SECONDS_FOR_BYTE * _length(environ))


def add_allowances(app: Flask, limits: Limits, apps: Iterable[App] = ()) -> Allowances:
    """Create an allowance before each request and settle it afterwards."""
    slots = LongRequestSlots(limits.long_requests, limits.seconds_for_slot)
    allowances = Allowances(limits, apps, Accounts(), slots)
    app.extensions[ACCOUNTS] = allowances.accounts

    @app.before_request
    def begin() -> None:
        environ = request.environ
        allowance = environ[_KEY] = allowances.create(environ)
        allowances.begin(environ, allowance)

    @app.after_request
    def check_size(response: Response) -> Response:
        if quota := request_allowance().quota_headers():
            response.headers.extend(quota)
        # Large answers are usually refused beforehand; this is for unexpected ones.
        if response.headers.get("Content-Length", 0, int) > limits.answer_bytes and not response.direct_passthrough:
            return answer_error(AnswerTooLarge(limits.answer_bytes))
        return response

    @app.teardown_request
    def end(_error: BaseException | None) -> None:
        allowance: RequestAllowance | None = request.environ.pop(_KEY, None)
        if allowance is not None:
            allowance.end()

    return allowances


def _length(environ: WSGIEnvironment) -> int:
    if environ.get("CONTENT_TYPE", "").startswith(LINES):
        # Lines are charged one by one.
        return 0
    length = environ.get("CONTENT_LENGTH") or "0"
    return int(length) if len(length) <= 9 and length.isdigit() else 0


def _refuse_late_request(environ: WSGIEnvironment, patience: float) -> None:
    """Raise `NotReady` for a request that has waited too long since the time reported by the proxy."""
    said = environ.get("HTTP_X_REQUEST_START", "")
    try:
        waited = time.time() - float(said.removeprefix("t="))
    except ValueError:
        return
    # Implausible waits indicate clock skew.
    if patience < waited < 3_600:
        raise NotReady("the request waited too long to be started; try again", 1)
