"""The exception for unsuccessful answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import httpx
from pydantic import ValidationError

from keepwise_client import models


class ProblemError(Exception):
    """A refusal of the service with its reasons."""

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
    def of(cls, response: httpx.Response) -> ProblemError:
        """Return the error of an unsuccessful response."""
        document: Any = None
        with suppress(ValueError):
            document = response.json()
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
