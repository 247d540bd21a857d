"""The answers of the service to the examples."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api import create_app
from api.contract.document import operations
from api.contract.examples import SHARED, Asked, WrongSource, add_examples, good_requests, wrong_requests
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from openapi.bundle import EXAMPLES, SOURCES, read_examples, read_sources
from openapi.layout import dump
from openapi.shared_errors import HEADERS, error_provokers
from strategy_tables import load_table, tables_folder
from strategy_tables.command_line import default_rulesets

MACHINE_DEPENDENT: Final = ("digest", "seconds_to_solve")
"""Fields that differ between machines and do not belong to the contract.

Floating-point results may differ in the last bit between processors, and so may the digest of a table.
"""


def service() -> Flask:
    """Return the service with exactly the tables that `make tables` builds."""
    rulesets = default_rulesets(builtin_rulesets())
    return create_app(tables=[load_table(compile_ruleset(each), tables_folder()) for each in rulesets])


def write_answers(client: FlaskClient, folder: Path = SOURCES) -> list[str]:
    """Ask for the answers of all examples and write those that changed; return the changed files.

    Raises `WrongSource` if an answer does not have the status of its example.
    """
    document, examples = read_sources(folder), read_examples(folder)
    add_examples(document, examples)
    for path, method, operation in operations(document):
        _answer_own(client, document, path, method, examples.get(operation["operationId"], {}))
    _answer_shared(client, examples[SHARED])
    changed = []
    for name, content in examples.items():
        file, text = folder / EXAMPLES / f"{name}.yaml", dump(content)
        if file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(str(file.relative_to(folder)))
    return changed


def _answer_own(
    client: FlaskClient, document: Mapping[str, Any], path: str, method: str, examples: dict[str, Any]
) -> None:
    requests = {**good_requests(document, path, method), **wrong_requests(document, path, method)}
    if unanswered := requests.keys() - examples.keys():
        raise WrongSource(f"{method.upper()} {path}: no answer has the name {min(unanswered)}")
    for name, example in examples.items():
        where = f"{method.upper()} {path}, {name}"
        if name not in requests:
            raise WrongSource(f"{where}: no example of a request has this name")
        response = send(client, path, method, requests[name])
        if response.status_code != example["status"]:
            raise WrongSource(
                f"{where} has the status {example['status']}, not {response.status_code}: {response.text}"
            )
        _update(example, "answer", response)


def _answer_shared(client: FlaskClient, examples: Mapping[str, dict[str, Any]]) -> None:
    """Update the answers of the errors that operations share."""
    how = error_provokers(client)
    for shared, named in examples.items():
        for name in named:
            if (shared, name) not in how:
                raise WrongSource(f"{shared}, {name}: openapi/shared_errors.py does not bring it about")
            _update(named, name, how[shared, name]())


def _update(holder: dict[str, Any], key: str, response: TestResponse) -> None:
    """Store an answer, unless it differs only in `MACHINE_DEPENDENT`."""
    answer = response.get_json()
    if drop_machine_dependent(holder.get(key)) != drop_machine_dependent(answer):
        holder[key] = answer


def send(client: FlaskClient, path: str, method: str, asked: Asked) -> TestResponse:
    """Send the request of an example."""
    if method == "post":
        return client.post(path, json=asked.body, headers=HEADERS)
    query = {name: value for name, value in asked.parameters.items() if f"{{{name}}}" not in path}
    return client.get(path.format_map(asked.parameters), query_string=query, headers=HEADERS)


def drop_machine_dependent(answer: Any) -> str:
    """Return an answer without `MACHINE_DEPENDENT` as JSON; the order of keys is kept."""
    return json.dumps(_drop_machine_dependent(answer), indent=1)


def _drop_machine_dependent(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _drop_machine_dependent(inner) for key, inner in value.items() if key not in MACHINE_DEPENDENT}
    return [_drop_machine_dependent(inner) for inner in value] if isinstance(value, list) else value
