"""Everything that the client raises.

KeepwiseError
  ProblemError              an error status
  ConnectionFailedError     no connection after all retries
  TimedOutError             no answer in time
  UnreadableAnswerError     an answer that is no JSON or of another type, or a stream that ends early
  InvalidArgumentsError     arguments that are not sent
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import httpx
from pydantic import ValidationError

from keepwise_client import models


class KeepwiseError(Exception):
    """An error of this client."""


class ConnectionFailedError(KeepwiseError):
    """A connection that could not be made or broke; its cause is the error of httpx."""


class TimedOutError(KeepwiseError):
    """An answer that did not arrive in time."""


class UnreadableAnswerError(KeepwiseError):
    """A successful answer that is no JSON or has another type, or a stream that ends early."""

    def __init__(self, message: str, answered: int = 0) -> None:
        super().__init__(message)
        self.answered = answered
        """Number of items of a stream with a result."""


class InvalidArgumentsError(KeepwiseError, ValueError):
    """Arguments that the client does not send."""


class ProblemError(KeepwiseError):
    """A refusal of the service with its reasons, or the error of a proxy."""

    def __init__(
        self, status: int, document: Mapping[str, Any], retry_after: float | None, request_id: str | None
    ) -> None:
        self.status = status
        self.type = str(document.get("type", "about:blank"))
        self.title = str(document.get("title", httpx.codes.get_reason_phrase(status)))
        self.detail = str(document.get("detail", self.title))
        self.errors = _problems(document.get("errors"))
        """All mistakes, each with its place in the request."""
        self.retry_after = retry_after
        """Seconds until a retry makes sense, if the service states it."""
        self.request_id = request_id
        """Id of the request in the logs of the service."""
        self.document = document
        """The whole problem document; empty if the answer is not from the service."""
        super().__init__(f"{status} {self.title}: {self.detail}")

    @classmethod
    def of(cls, response: httpx.Response, content: bytes) -> ProblemError:
        """Return the error of an unsuccessful response with this content."""
        document: Any = None
        with suppress(ValueError):
            document = json.loads(content)
        known = document if isinstance(document, dict) else {}
        return cls(response.status_code, known, retry_after(response), response.headers.get("X-Request-Id"))

    @classmethod
    def of_line(cls, line: bytes) -> ProblemError:
        """Return the error in the last line of a truncated answer in lines."""
        document = json.loads(line)
        return cls(document["status"], document, document.get("retry_after"), document["instance"])

    @property
    def codes(self) -> list[str]:
        """Return the codes of all errors."""
        return [problem.code for problem in self.errors]

    @property
    def code(self) -> str | None:
        """Return the code of the first error."""
        return next(iter(self.codes), None)


@contextmanager
def httpx_errors() -> Iterator[None]:
    """Raise errors of httpx as those of this client."""
    try:
        yield
    except httpx.TimeoutException as error:
        raise TimedOutError(f"no answer in time: {error or type(error).__name__}") from error
    except (httpx.InvalidURL, httpx.UnsupportedProtocol, httpx.LocalProtocolError) as error:
        raise InvalidArgumentsError(str(error)) from error
    except httpx.TransportError as error:
        raise ConnectionFailedError(f"the connection failed: {error or type(error).__name__}") from error
    except httpx.HTTPError as error:
        raise UnreadableAnswerError(str(error)) from error


def check_time(until: float) -> None:
    """Raise `TimedOutError` after a moment of the monotonic clock."""
    if time.monotonic() > until:
        raise TimedOutError("the answer did not end in time")


def _problems(errors: Any) -> list[models.Problem]:
    found = []
    for error in errors if isinstance(errors, list) else []:
        with suppress(ValidationError):
            found.append(models.Problem.model_validate(error))
    return found


def retry_after(response: httpx.Response) -> float | None:
    """Return the seconds in the Retry-After header of a response, which has seconds or a date."""
    said = response.headers.get("Retry-After", "")
    with suppress(ValueError):
        return max(0.0, float(said) if said.isdigit() else _seconds_until(parsedate_to_datetime(said)))
    return None


def _seconds_until(moment: datetime) -> float:
    return (moment.replace(tzinfo=moment.tzinfo or UTC) - datetime.now(UTC)).total_seconds()
