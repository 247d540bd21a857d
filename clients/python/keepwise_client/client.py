"""The synchronous and the asynchronous client."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.lines import Packer, Reader, pack_requests
from keepwise_client.operations import AsyncOperations, Operations
from keepwise_client.problems import ProblemError
from keepwise_client.questions import Lines, Question
from keepwise_client.retries import Retries
from keepwise_client.version import __version__

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel)

_HEADERS = {"User-Agent": f"keepwise-client/{__version__}", "Accept": "application/json, */*;q=0.5"}


class Keepwise(Operations):
    """A synchronous client. Use it in a ``with`` block or close it; threads may share it."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 60.0,
        retries: Retries = Retries(),  # noqa: B008 - frozen
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._http = httpx.Client(base_url=base_url, timeout=timeout, headers=_HEADERS, transport=transport)
        self._retries = retries

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def _ask(self, question: Question[Answer]) -> Answer:
        response = self._send(question.request(self._http))
        response.read()
        return question.read(response)

    def _ask_lines(self, question: Lines[Result], items: Iterable[Any]) -> Iterator[Result | models.ProblemDocument]:
        sent = 0
        for lines in pack_requests(items):
            response = self._send(question.request(self._http, lines))
            try:
                if not response.is_success:
                    response.read()
                    raise ProblemError.of(response)
                reader = Reader(question, lines, sent)
                sent += reader.count
                for piece in response.iter_bytes():
                    yield from reader.read(piece)
                yield from reader.rest()
            finally:
                response.close()

    def _send(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return the response with its body unread."""
        sent = 1
        while True:
            response = self._http.send(request, stream=True)
            wait = self._retries.wait(response, sent)
            if wait is None:
                return response
            response.close()
            time.sleep(wait)
            sent += 1


class AsyncKeepwise(AsyncOperations):
    """An asynchronous client. Use it in an ``async with`` block or await its `aclose`."""

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 60.0,
        retries: Retries = Retries(),  # noqa: B008 - frozen
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._http = httpx.AsyncClient(base_url=base_url, timeout=timeout, headers=_HEADERS, transport=transport)
        self._retries = retries

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def _ask(self, question: Question[Answer]) -> Answer:
        response = await self._send(question.request(self._http))
        await response.aread()
        return question.read(response)

    async def _ask_lines(
        self, question: Lines[Result], items: AsyncIterable[Any] | Iterable[Any]
    ) -> AsyncIterator[Result | models.ProblemDocument]:
        sent = 0
        async for lines in _pack_requests(items):
            response = await self._send(question.request(self._http, lines))
            try:
                if not response.is_success:
                    await response.aread()
                    raise ProblemError.of(response)
                reader = Reader(question, lines, sent)
                sent += reader.count
                async for piece in response.aiter_bytes():
                    for result in reader.read(piece):
                        yield result
                for result in reader.rest():
                    yield result
            finally:
                await response.aclose()

    async def _send(self, request: httpx.Request) -> httpx.Response:
        """Send a request and return the response with its body unread."""
        sent = 1
        while True:
            response = await self._http.send(request, stream=True)
            wait = self._retries.wait(response, sent)
            if wait is None:
                return response
            await response.aclose()
            await asyncio.sleep(wait)
            sent += 1


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
