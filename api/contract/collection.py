"""A collection of all requests in the examples of the contract, for Postman and programs that read its format."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote, urlencode

from api.contract.document import operations
from api.contract.examples import Example
from api.contract.files import Contract

_FORMAT: Final = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
_ADDRESS: Final = "http://127.0.0.1:8000"


def collection(contract: Contract) -> str:
    """Return the collection as JSON: a folder for every tag, with a folder for every operation and its examples."""
    document = contract.document
    folders: dict[str, list[dict[str, Any]]] = {tag["name"]: [] for tag in document["tags"]}
    for path, method, operation in operations(document):
        requests = list(_requests(contract, path, method, operation["operationId"]))
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


def _requests(contract: Contract, path: str, method: str, operation: str) -> Iterator[dict[str, Any]]:
    """Yield the request of every example of an operation, with a test of the status."""
    for each in contract.examples(operation).values():
        lines = [f'pm.test("answers {each.status}", () => pm.response.to.have.status({each.status}));']
        yield {
            "name": each.name.replace("_", " "),
            "event": [{"listen": "test", "script": {"type": "text/javascript", "exec": lines}}],
            "request": _request(path, method, each),
        }


def _request(path: str, method: str, example: Example) -> dict[str, Any]:
    """Return a request with its parameters in their places."""
    url = "{{address}}" + filled_path(path, example)
    if example.body is None:
        return {"method": method.upper(), "url": url}
    return {
        "method": method.upper(),
        "header": [{"key": "Content-Type", "value": "application/json"}],
        "body": {"mode": "raw", "raw": json.dumps(example.body, ensure_ascii=False, indent=1)},
        "url": url,
    }


def filled_path(path: str, example: Example) -> str:
    """Return a path with the parameters of an example, and its query string."""
    in_path = {name: quote(str(value)) for name, value in example.parameters.items() if f"{{{name}}}" in path}
    in_query = [
        (name, json.dumps(value) if isinstance(value, bool) else value)
        for name, value in example.parameters.items()
        if name not in in_path
    ]
    query = urlencode(in_query, safe=",:")
    return path.format_map(in_path) + (f"?{query}" if query else "")
