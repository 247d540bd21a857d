"""The answers to the examples of problems, for the pages that explain the codes."""

from __future__ import annotations

import io
import json
import logging
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, Final

import gunicorn.config
from flask import Flask
from flask.testing import FlaskClient
from gunicorn.http.errors import InvalidChunkSize, ParseException
from gunicorn.http.parser import RequestParser
from werkzeug.wrappers import Response

from api import create_app
from api.contract.examples import WrongSource
from api.endpoints.server.problem_meanings import Meaning, problem_meanings
from api.http.limits import Limits
from api.service.config import Config
from api.service.worker import Worker
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from openapi.shared_errors import JSON, ClientOf, error_provokers
from strategy_tables import load_table, table_path, tables_folder


def answers_text(client: FlaskClient) -> str:
    """Return the content of the file with the answers of all examples, one in a line. Raises `WrongSource`."""
    answers = {name: answer_example(client, each) for name, each in problem_meanings().items()}
    lines = [f"{json.dumps(name)}: {json.dumps(answers[name], ensure_ascii=False)}" for name in sorted(answers)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def answer_example(client: FlaskClient, meaning: Meaning, client_of: ClientOf = Flask.test_client) -> dict[str, Any]:
    """Return the status of the answer to an example and the problem in it; raises `WrongSource` if there is none."""
    send_example = _SENDERS.get(meaning.name, _send_plainly)
    if (send_example is not _send_plainly) != (meaning.request.when is not None):
        raise WrongSource(f"{meaning.name}: only what takes more than a request says when it comes about")
    response = send_example(client, meaning, client_of)
    found = list(_problems_in(response.get_json(), meaning.name))
    if not found:
        raise WrongSource(
            f"the example of {meaning.name} is answered {response.status_code}: {response.get_data(as_text=True)}"
        )
    return {"status": response.status_code, "problem": found[0]}


def _problems_in(answer: Any, name: str) -> Iterator[Any]:
    """Yield the problems of an answer with this code, or all problems if the answer has this type."""
    if isinstance(answer, dict):
        if answer.get("code") == name:
            yield answer
        if answer.get("type") == f"/problems/{name}":
            yield from answer["errors"]
        answer = list(answer.values())
    if isinstance(answer, list):
        for inner in answer:
            yield from _problems_in(inner, name)


def _send(client: FlaskClient, meaning: Meaning, **more: Any) -> Response:
    request = meaning.request
    headers = {"Content-Type": JSON, **request.headers} if request.method == "POST" else request.headers
    data = None if request.body is None else request.body.encode()
    return client.open(request.path, **{"method": request.method, "headers": headers, "data": data, **more})


def _send_plainly(client: FlaskClient, meaning: Meaning, _client_of: ClientOf) -> Response:
    return _send(client, meaning)


def _send_bad_length(client: FlaskClient, meaning: Meaning, _client_of: ClientOf) -> Response:
    length = meaning.request.headers["Content-Length"]
    return _send(client, meaning, headers={"Content-Type": JSON}, environ_overrides={"CONTENT_LENGTH": length})


def _send_bad_chunk(client: FlaskClient, meaning: Meaning, _client_of: ClientOf) -> Response:
    """Send the request as gunicorn passes it on."""

    class Broken(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:  # noqa: ARG002 - the signature of a stream
            raise InvalidChunkSize(str(meaning.request.body).encode())

    more = {"wsgi.input_terminated": True}
    return _send(client, meaning, data=None, input_stream=Broken(), environ_overrides=more)


def _send_too_much(client: FlaskClient, meaning: Meaning, _client_of: ClientOf) -> Response:
    return _send(client, meaning, data=str(meaning.request.body).ljust(65_537))


def _send_no_http(_client: FlaskClient, meaning: Meaning, _client_of: ClientOf) -> Response:
    """Return the response of the worker to a request that its parser rejects."""
    first, *headers = meaning.request.text.split("\n")
    sent = "\r\n".join([f"{first} HTTP/1.1", *headers, "", ""]).encode()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        try:
            next(RequestParser(gunicorn.config.Config(), iter([sent]), ("", 0)))
        except ParseException as error:
            worker = SimpleNamespace(log=logging.getLogger("keepwise.openapi"))
            Worker.handle_error(worker, None, theirs, None, error)  # type: ignore[arg-type]
        head, _, body = ours.recv(1 << 16).partition(b"\r\n\r\n")
    return Response(body, int(head.split()[1]), mimetype="application/problem+json")


def _send_with_little_time(_client: FlaskClient, meaning: Meaning, client_of: ClientOf) -> Response:
    tables = [load_table(compile_ruleset(builtin_rulesets()["yacht"]), tables_folder())]
    return _send(client_of(create_app(Config(limits=Limits(seconds=0.1)), tables=tables)), meaning)


def _send_with_full_disk(_client: FlaskClient, meaning: Meaning, client_of: ClientOf) -> Response:
    with TemporaryDirectory() as folder:
        (Path(folder) / "solved").touch()
        return _send(client_of(create_app(Config(tables_dir=Path(folder), solve_on_demand=True), tables=[])), meaning)


def _send_with_damaged_table(_client: FlaskClient, meaning: Meaning, client_of: ClientOf) -> Response:
    compiled = compile_ruleset(builtin_rulesets()["yacht"])
    with TemporaryDirectory() as folder:
        table = Path(shutil.copy(table_path(compiled, tables_folder()), folder))
        client = client_of(create_app(Config(tables_dir=Path(folder))))
        table.write_bytes(b"")
        return _send(client, meaning)


def _shared(response: str, name: str) -> Callable[[FlaskClient, Meaning, ClientOf], Response]:
    """Return a function that provokes an example of a shared response."""

    def answer(client: FlaskClient, meaning: Meaning, client_of: ClientOf) -> Response:
        answered = error_provokers(client, client_of)[response, name]()
        sent = f"{answered.request.method} {answered.request.full_path.removesuffix('?')}"
        if sent != f"{meaning.request.method} {meaning.request.path}":
            raise WrongSource(f"{meaning.name}: the example of {response} is of {sent}")
        return answered

    return answer


_SENDERS: Final[dict[str, Callable[[FlaskClient, Meaning, ClientOf], Response]]] = {
    "bad-chunk": _send_bad_chunk,
    "bad-length": _send_bad_length,
    "cut-short": _send_bad_length,
    "damaged-table": _send_with_damaged_table,
    "internal": _shared("Internal", "mistake"),
    "not-readable": _send_no_http,
    "not-ready": _shared("NotReady", "no_table"),
    "not-solved": _send_with_full_disk,
    "too-costly": _send_with_little_time,
    "too-large": _send_too_much,
    "too-many-requests": _shared("TooManyRequests", "share"),
}
"""Functions for examples that need more than a request."""
