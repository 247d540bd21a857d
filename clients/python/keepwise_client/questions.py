"""Requests with the types of their answers."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast
from urllib.parse import quote

import httpx
from pydantic import BaseModel, ValidationError

from keepwise_client import models
from keepwise_client.errors import InvalidArgumentsError, ProblemError, UnreadableAnswerError

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel, covariant=True)
Model = TypeVar("Model", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """A request and the type of its answer."""

    method: str
    path: str
    answer: type[Answer]
    query: Mapping[str, Any] = field(default_factory=dict)
    body: BaseModel | bytes | None = None

    def request(self, client: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Build the request."""
        body = None if self.body is None else self.body if isinstance(self.body, bytes) else dump_json(self.body)
        headers = {"Content-Type": "application/json"} if body else None
        query = _query_values(self.query)
        return client.build_request(self.method, self.path, params=query, content=body, headers=headers)

    def read(self, response: httpx.Response, content: bytes) -> Answer:
        """Parse the answer. Raises `ProblemError` or `UnreadableAnswerError`."""
        if not response.is_success:
            raise ProblemError.of(response, content)
        if response.status_code == httpx.codes.NO_CONTENT:
            return cast(Answer, None)
        if self.answer is str:
            return cast(Answer, content.decode(errors="replace"))
        if issubclass(self.answer, BaseModel):
            return read_model(self.answer, content)
        try:
            return cast(Answer, json.loads(content))
        except ValueError as error:
            raise UnreadableAnswerError(f"the answer is no JSON: {error}") from error


def any_question(method: str, path: str, query: Mapping[str, Any] | None, body: Any) -> Question[Any]:
    """Return a request whose answer may be any JSON."""
    sent = None if body is None else json.dumps(body).encode()
    return Question(method, path, dict, query or {}, sent)


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
        kind = read_model(_Kind, line).kind
        return read_model(models.ProblemDocument, line) if kind == "problem" else read_model(self.answer, line)


class _Kind(BaseModel):
    kind: str


def make_body(model: type[Model], **arguments: Any) -> Model:
    """Return the body of a request. Raises `InvalidArgumentsError`."""
    try:
        body = model.model_validate(drop_missing(**arguments))
    except ValidationError as error:
        raise InvalidArgumentsError(str(error)) from error
    if "seed" in model.model_fields and arguments.get("seed") is None:
        # A repeated request has the same answer, also if the first one was lost.
        body = body.model_copy(update={"seed": secrets.randbelow(2**53)})
    return body


def read_model(model: type[Model], content: bytes) -> Model:
    """Parse an answer. Raises `UnreadableAnswerError`."""
    try:
        return model.model_validate_json(content)
    except ValidationError as error:
        raise UnreadableAnswerError(f"the answer is no {model.__name__}: {error}") from error


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
