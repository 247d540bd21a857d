"""The answers of the examples, as the service gives them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from openapi.bundle import SOURCES, WrongSource, read_sources, read_yaml
from openapi.layout import dump
from openapi.requests import Asked, answer_examples, good_requests, operations, shared_examples, wrong_requests
from openapi.shared_errors import HEADERS, provoked
from strategy_tables import load_table, tables_folder
from strategy_tables.__main__ import default_rulesets

OF_THE_MACHINE: Final = ("digest", "seconds_to_solve")
"""What differs from one machine to the next and is no part of the contract: numbers of another processor may differ
in the last bit, and so may the digest of a table."""


def service() -> Flask:
    """The service with the tables that `make tables` builds, and with no other."""
    rulesets = default_rulesets(builtin_rulesets())
    return create_app(tables=[load_table(compile_ruleset(each), tables_folder()) for each in rulesets])


def write_answers(client: FlaskClient, folder: Path = SOURCES) -> list[str]:
    """Ask for the answer of every example and store those that have changed; returns their files.

    Raises `WrongSource` where an answer has another status than the one it stands under.
    """
    changed = []
    for name, answer in answers(client, read_sources(folder)):
        file = folder / name
        stored = read_yaml(file) if file.is_file() else None
        same = without_machine(stored) == without_machine(answer)
        text = dump(stored if same else answer)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            changed.append(name)
    return changed


def answers(client: FlaskClient, document: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """File and answer of every example."""
    for path, method, _ in operations(document):
        asked = {**good_requests(document, path, method), **wrong_requests(document, path, method)}
        if unanswered := asked.keys() - {name for name, _, _ in answer_examples(document, path, method)}:
            raise WrongSource(f"{method.upper()} {path}: no answer has the name {min(unanswered)}")
        for name, status, example in answer_examples(document, path, method):
            where = f"{method.upper()} {path}, {name}"
            if name not in asked:
                raise WrongSource(f"{where}: no example of a request has this name")
            response = send(client, path, method, asked[name])
            if response.status_code != status:
                raise WrongSource(f"{where} stands under {status}, not {response.status_code}: {response.text}")
            yield example["externalValue"], response.get_json()
    how = provoked(client)
    for shared, name, example in shared_examples(document):
        if (shared, name) not in how:
            raise WrongSource(f"{shared}, {name}: openapi/shared_errors.py does not say how it comes about")
        yield example["externalValue"], how[shared, name]().get_json()


def send(client: FlaskClient, path: str, method: str, asked: Asked) -> TestResponse:
    """Send one request of the document."""
    if method == "post":
        return client.post(path, json=asked.body, headers=HEADERS)
    query = {name: value for name, value in asked.parameters.items() if f"{{{name}}}" not in path}
    return client.get(path.format_map(asked.parameters), query_string=query, headers=HEADERS)


def without_machine(answer: Any) -> str:
    """An answer without what is of the machine, as a text that keeps the order of its keys."""
    return json.dumps(_without_machine(answer), indent=1)


def _without_machine(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_machine(inner) for key, inner in value.items() if key not in OF_THE_MACHINE}
    return [_without_machine(inner) for inner in value] if isinstance(value, list) else value
