"""Requests with the types of their answers."""

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
    """A request and the type of its answer."""

    method: str
    path: str
    answer: type[Answer]
    query: Mapping[str, Any] = field(default_factory=dict)
    body: BaseModel | None = None

    def request(self, client: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Build the request."""
        body = None if self.body is None else dump_json(self.body)
        headers = {"Content-Type": "application/json"} if body else None
        query = _query_values(self.query)
        return client.build_request(self.method, self.path, params=query, content=body, headers=headers)

    def read(self, response: httpx.Response) -> Answer:
        """Parse the answer. Raises `ProblemError`."""
        if not response.is_success:
            raise ProblemError.of(response)
        if response.status_code == httpx.codes.NO_CONTENT:
            return cast(Answer, None)
        if issubclass(self.answer, BaseModel):
            return self.answer.model_validate_json(response.content)
        return cast(Answer, response.text if self.answer is str else response.json())


@dataclass(frozen=True, slots=True)
class Lines(Generic[Result]):
    """Requests of many items, one per line, and the type of a successful result."""

    method: str
    path: str
    answer: type[Result]
    query: Mapping[str, Any] = field(default_factory=dict)

    def request(self, client: httpx.Client | httpx.AsyncClient, lines: bytes) -> httpx.Request:
        """Build a request of some lines."""
        headers = {"Content-Type": "application/x-ndjson", "Accept": "application/x-ndjson"}
        query = _query_values(self.query)
        return client.build_request(self.method, self.path, params=query, content=lines, headers=headers)

    def read(self, line: bytes) -> Result | models.ProblemDocument:
        """Parse a result."""
        kind = _Kind.model_validate_json(line).kind
        return (models.ProblemDocument if kind == "problem" else self.answer).model_validate_json(line)


class _Kind(BaseModel):
    kind: str


def dump_json(model: BaseModel) -> bytes:
    """Return a model as JSON without the fields that were left out, for which the service has defaults."""
    return model.model_dump_json(by_alias=True, exclude_unset=True).encode()


def drop_missing(**arguments: Any) -> dict[str, Any]:
    """Return the arguments that were not left out."""
    return {name: value for name, value in arguments.items() if value is not None}


def fill_path(path: str, **arguments: str) -> str:
    """Return a path with its placeholders filled in."""
    return path.format(**{name: quote(value, safe="") for name, value in arguments.items()})


def _query_values(query: Mapping[str, Any]) -> dict[str, Any]:
    """Return query parameters as strings; lists are joined with commas."""
    return {name: ",".join(value) if isinstance(value, list) else value for name, value in query.items()}
