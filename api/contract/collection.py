"""A collection of all requests in the examples of the contract, for Postman and programs that read its format."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import quote, urlencode

from api.contract.document import operations
from api.contract.examples import Asked, answer_examples, good_requests, wrong_requests

_FORMAT: Final = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
_ADDRESS: Final = "http://127.0.0.1:8000"


def collection(document: Mapping[str, Any]) -> str:
    """Return the collection as JSON: a folder for every tag, with a folder for every operation and its examples."""
    folders: dict[str, list[dict[str, Any]]] = {tag["name"]: [] for tag in document["tags"]}
    for path, method, operation in operations(document):
        requests = list(_requests(document, path, method))
        if requests:
            folders[operation["tags"][0]].append({"name": f"{method.upper()} {path}", "item": requests})
    whole = {
        "info": {
            "name": document["info"]["title"],
            "description": f"All examples of the contract, version {document['info']['version']}. "
            "Set `address` to the address of the service.",
            "schema": _FORMAT,
        },
        "variable": [{"key": "address", "value": _ADDRESS}],
        "item": [{"name": name, "item": items} for name, items in folders.items() if items],
    }
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def _requests(document: Mapping[str, Any], path: str, method: str) -> Iterator[dict[str, Any]]:
    """Yield the request of every example of an operation that has an answer, with a test of the status."""
    asked = {**good_requests(document, path, method), **wrong_requests(document, path, method)}
    for name, status, _ in answer_examples(document, path, method):
        lines = [f'pm.test("answers {status}", () => pm.response.to.have.status({status}));']
        yield {
            "name": name.replace("_", " "),
            "event": [{"listen": "test", "script": {"type": "text/javascript", "exec": lines}}],
            "request": _request(path, method, asked[name]),
        }


def _request(path: str, method: str, asked: Asked) -> dict[str, Any]:
    """Return a request with its parameters in their places."""
    in_path = {name: quote(str(value)) for name, value in asked.parameters.items() if f"{{{name}}}" in path}
    query = urlencode([(name, value) for name, value in asked.parameters.items() if name not in in_path])
    url = "{{address}}" + path.format_map(in_path) + (f"?{query}" if query else "")
    if asked.body is None:
        return {"method": method.upper(), "url": url}
    return {
        "method": method.upper(),
        "header": [{"key": "Content-Type", "value": "application/json"}],
        "body": {"mode": "raw", "raw": json.dumps(asked.body, ensure_ascii=False, indent=1)},
        "url": url,
    }
