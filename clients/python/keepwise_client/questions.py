"""What is asked: where, with what, and what its answer is read as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast
from urllib.parse import quote

import httpx
from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.problems import ProblemError

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel, covariant=True)


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """One request, and the type of its answer."""

    method: str
    path: str
    answer: type[Answer]
    query: Mapping[str, Any] = field(default_factory=dict)
    body: BaseModel | None = None

    def request(self, client: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """The request of it."""
        body = None if self.body is None else dumped(self.body)
        headers = {"Content-Type": "application/json"} if body else None
        query = _in_address(self.query)
        return client.build_request(self.method, self.path, params=query, content=body, headers=headers)

    def read(self, response: httpx.Response) -> Answer:
        """The answer. Raises `ProblemError`."""
        if not response.is_success:
            raise ProblemError.of(response)
        if response.status_code == httpx.codes.NO_CONTENT:
            return cast(Answer, None)
        if issubclass(self.answer, BaseModel):
            return self.answer.model_validate_json(response.content)
        return cast(Answer, response.text if self.answer is str else response.json())


@dataclass(frozen=True, slots=True)
class Lines(Generic[Result]):
    """Requests of many items, one on a line, and the type of what a right one is answered with."""

    method: str
    path: str
    answer: type[Result]
    query: Mapping[str, Any] = field(default_factory=dict)

    def request(self, client: httpx.Client | httpx.AsyncClient, lines: bytes) -> httpx.Request:
        """The request of some lines."""
        headers = {"Content-Type": "application/x-ndjson", "Accept": "application/x-ndjson"}
        query = _in_address(self.query)
        return client.build_request(self.method, self.path, params=query, content=lines, headers=headers)

    def read(self, line: bytes) -> Result | models.ProblemDocument:
        """One result."""
        kind = _Kind.model_validate_json(line).kind
        return (models.ProblemDocument if kind == "problem" else self.answer).model_validate_json(line)


class _Kind(BaseModel):
    kind: str


def dumped(model: BaseModel) -> bytes:
    """JSON of what was said: what was left out is left to the service."""
    return model.model_dump_json(by_alias=True, exclude_unset=True).encode()


def given(**arguments: Any) -> dict[str, Any]:
    """The arguments that were not left out."""
    return {name: value for name, value in arguments.items() if value is not None}


def filled_in(path: str, **arguments: str) -> str:
    """A path with values in the place of names."""
    return path.format(**{name: quote(value, safe="") for name, value in arguments.items()})


def _in_address(query: Mapping[str, Any]) -> dict[str, Any]:
    """Values as addresses have them: lists are words between commas."""
    return {name: ",".join(value) if isinstance(value, list) else value for name, value in query.items()}
