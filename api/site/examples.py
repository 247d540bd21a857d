"""`/examples`: the requests and answers in the examples of the contract, each a file of its own."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from api.contract.examples import ADDRESS, Example
from api.contract.files import Contract
from api.http.caching import KEEP_FOR_NOW, CachedAnswer
from api.http.encoding import encode


def examples(contract: Contract) -> Blueprint:
    """Return the lists of examples and their files. Addresses in lists are relative to that of the list."""
    shown = Blueprint("examples", __name__, url_prefix=f"/{ADDRESS}")

    @shown.get("")
    def operations() -> Response:
        return _answer({name: f"{ADDRESS}/{name}" for name in contract.files})

    @shown.get("/<operation>")
    def listed(operation: str) -> Response:
        if operation not in contract.files:
            raise NotFound
        return _answer([_dump(operation, each) for each in contract.examples(operation).values()])

    @shown.get("/<operation>/<name>/request.json")
    def request(operation: str, name: str) -> Response:
        body = _example(operation, name).body
        if body is None:
            raise NotFound
        return _answer(body)

    @shown.get("/<operation>/<name>/answer.json")
    def answer(operation: str, name: str) -> Response:
        found = _example(operation, name).answer
        if found is None:
            raise NotFound
        return _answer(found)

    def _example(operation: str, name: str) -> Example:
        found = contract.examples(operation).get(name)
        if found is None:
            raise NotFound
        return found

    return shown


def _dump(operation: str, example: Example) -> dict[str, Any]:
    place = f"{operation}/{example.name}"
    return {
        "name": example.name,
        "summary": example.summary,
        **({"parameters": example.parameters} if example.parameters else {}),
        **({"request": f"{place}/request.json"} if example.body is not None else {}),
        "status": example.status,
        **({"answer": f"{place}/answer.json"} if example.answer is not None else {}),
    }


def _answer(data: Any) -> Response:
    return CachedAnswer(encode(data), KEEP_FOR_NOW, mimetype="application/json").respond()
