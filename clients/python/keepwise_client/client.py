"""The synchronous and the asynchronous client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator, Mapping
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeVar, cast

import httpx
from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.errors import ConnectionFailedError, KeepwiseError, ProblemError, check_time, httpx_errors
from keepwise_client.lines import Packer, Reader, pack_requests
from keepwise_client.offline import OfflineTable, answer_offline
from keepwise_client.operations import AsyncOperations, Operations
from keepwise_client.questions import Lines, Question, any_question
from keepwise_client.retries import Retries
from keepwise_client.version import __version__

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel)

_HEADERS = {"User-Agent": f"keepwise-python/{__version__}", "Accept": "application/json, */*;q=0.5"}


class Keepwise(Operations):
    """A synchronous client. Use it in a ``with`` block or close it; threads may share it.

    `timeout` is that of one attempt, until its whole answer is read, or of a stream until its next lines. `offline`
    answers `advise` and `score` while the service cannot be reached; such an answer is an `OfflineAdvice` or
    `OfflineScores`.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 10.0,
        retries: Retries = Retries(),  # noqa: B008 - frozen
        offline: OfflineTable | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        with httpx_errors():
            self._http = httpx.Client(base_url=base_url, timeout=timeout, headers=_HEADERS, transport=transport)
        self._timeout = timeout
        self._retries = retries
        self._offline = offline

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def call(self, method: str, path: str, *, query: Mapping[str, Any] | None = None, body: Any = None) -> Any:
        """Send any request of the service, and return the JSON of its answer."""
        return self._ask(any_question(method, path, query, body))

    def _ask(self, question: Question[Answer]) -> Answer:
        with httpx_errors():
            request = question.request(self._http)
        try:
            response, content = self._send(request)
            return question.read(response, content)
        except KeepwiseError as error:
            return cast(Answer, answer_offline(self._offline, question.body, error))

    def _ask_lines(self, question: Lines[Result], items: Iterable[Any]) -> Iterator[Result | models.ProblemDocument]:
        sent = 0
        for lines in pack_requests(items):
            response, content = self._send(question.request(self._http, lines), in_lines=True)
            if not response.is_success:
                raise ProblemError.of(response, content)
            reader = Reader(question, lines, sent)
            sent += reader.count
            try:
                with httpx_errors():
                    for piece in response.iter_bytes():
                        yield from reader.read(piece)
                yield from reader.rest()
            except ConnectionFailedError as error:
                raise reader.ended() from error
            finally:
                response.close()

    def _send(self, request: httpx.Request, *, in_lines: bool = False) -> tuple[httpx.Response, bytes]:
        """Send a request, repeatedly if need be; return the response and its content, which lines do not have yet."""
        for sent in count(1):
            try:
                with httpx_errors():
                    until = time.monotonic() + self._timeout
                    response = self._http.send(request, stream=True)
                    content = b"" if in_lines and response.is_success else self._receive(response, until)
            except ConnectionFailedError:
                wait = self._retries.wait(sent)
                if wait is None:
                    raise
            else:
                wait = self._retries.wait(sent, response)
                if wait is None:
                    break
            time.sleep(wait)
        return response, content

    def _receive(self, response: httpx.Response, until: float) -> bytes:
        """Return the content of a response. Raises `TimedOutError`."""
        content = bytearray()
        try:
            for piece in response.iter_bytes():
                content += piece
                check_time(until)
        finally:
            response.close()
        return bytes(content)


class AsyncKeepwise(AsyncOperations):
    """An asynchronous client like `Keepwise`. Use it in an ``async with`` block or await its `aclose`."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 10.0,
        retries: Retries = Retries(),  # noqa: B008 - frozen
        offline: OfflineTable | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        with httpx_errors():
            self._http = httpx.AsyncClient(base_url=base_url, timeout=timeout, headers=_HEADERS, transport=transport)
        self._timeout = timeout
        self._retries = retries
        self._offline = offline

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def call(self, method: str, path: str, *, query: Mapping[str, Any] | None = None, body: Any = None) -> Any:
        """Send any request of the service, and return the JSON of its answer."""
        return await self._ask(any_question(method, path, query, body))

    async def _ask(self, question: Question[Answer]) -> Answer:
        with httpx_errors():
            request = question.request(self._http)
        try:
            response, content = await self._send(request)
            return question.read(response, content)
        except KeepwiseError as error:
            answer = await asyncio.to_thread(answer_offline, self._offline, question.body, error)
            return cast(Answer, answer)

    async def _ask_lines(
        self, question: Lines[Result], items: AsyncIterable[Any] | Iterable[Any]
    ) -> AsyncIterator[Result | models.ProblemDocument]:
        sent = 0
        async for lines in _pack_requests(items):
            response, content = await self._send(question.request(self._http, lines), in_lines=True)
            if not response.is_success:
                raise ProblemError.of(response, content)
            reader = Reader(question, lines, sent)
            sent += reader.count
            try:
                with httpx_errors():
                    async for piece in response.aiter_bytes():
                        for result in reader.read(piece):
                            yield result
                for result in reader.rest():
                    yield result
            except ConnectionFailedError as error:
                raise reader.ended() from error
            finally:
                await response.aclose()

    async def _send(self, request: httpx.Request, *, in_lines: bool = False) -> tuple[httpx.Response, bytes]:
        """Send a request, repeatedly if need be; return the response and its content, which lines do not have yet."""
        for sent in count(1):
            try:
                with httpx_errors():
                    until = time.monotonic() + self._timeout
                    response = await self._http.send(request, stream=True)
                    content = b"" if in_lines and response.is_success else await self._receive(response, until)
            except ConnectionFailedError:
                wait = self._retries.wait(sent)
                if wait is None:
                    raise
            else:
                wait = self._retries.wait(sent, response)
                if wait is None:
                    break
            await asyncio.sleep(wait)
        return response, content

    async def _receive(self, response: httpx.Response, until: float) -> bytes:
        """Return the content of a response. Raises `TimedOutError`."""
        content = bytearray()
        try:
            async for piece in response.aiter_bytes():
                content += piece
                check_time(until)
        finally:
            await response.aclose()
        return bytes(content)


async def _pack_requests(items: AsyncIterable[Any] | Iterable[Any]) -> AsyncIterator[bytes]:
    """Yield the requests for some items, which are read on demand."""
    if isinstance(items, Iterable):
        for lines in pack_requests(items):
            yield lines
        return
    packer = Packer()
    async for item in items:
        if full := packer.add(item):
            yield full
    if rest := packer.rest():
        yield rest
