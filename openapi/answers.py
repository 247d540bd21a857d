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
from api.contract.collection import filled_path
from api.contract.document import operations, resolved
from api.contract.examples import FILES, PROBLEM, SHARED, Example, WrongSource, parse_examples
from api.service.config import Config
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from openapi.bundle import EXAMPLES, SOURCES, read_examples, read_sources
from openapi.layout import dump
from openapi.shared_errors import HEADERS, JSON, error_provokers
from strategy_tables import load_table, tables_folder
from strategy_tables.command_line import default_rulesets

MACHINE_DEPENDENT: Final = ("digest", "seconds_to_solve")
"""Fields that differ between machines and do not belong to the contract.

Floating-point results may differ in the last bit between processors, and so may the digest of a table.
"""
EXAMPLE_KEY: Final = bytes(32)
"""The `roll_key` of the service that answers the examples."""


def service() -> Flask:
    """Return the service with exactly the tables that `make tables` builds, and a fixed key of rolls."""
    rulesets = default_rulesets(builtin_rulesets())
    tables = [load_table(compile_ruleset(each), tables_folder()) for each in rulesets]
    return create_app(Config(roll_key=EXAMPLE_KEY), tables=tables)


def write_answers(client: FlaskClient, folder: Path = SOURCES) -> list[str]:
    """Ask for the answers of all examples and write those that changed; return the changed files.

    Raises `WrongSource` if an answer does not have the status of its example.
    """
    document, examples = read_sources(folder), read_examples(folder)
    places = {operation["operationId"]: (path, method) for path, method, operation in operations(document)}
    for name, content in examples.items():
        if name == SHARED:
            _answer_shared(client, content)
        elif name in places:
            _answer_own(client, document, *places[name], content)
        else:
            raise WrongSource(f"examples/{name}.yaml: no operation has this name")
    changed = []
    for name, content in examples.items():
        file, text = folder / EXAMPLES / f"{name}.yaml", dump(content)
        if file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(str(file.relative_to(folder)))
    return changed


def _answer_own(
    client: FlaskClient, document: Mapping[str, Any], path: str, method: str, examples: dict[str, dict[str, Any]]
) -> None:
    for name, source in examples.items():
        where = f"{method.upper()} {path}, {name}"
        if problem := _problem_of(document, document["paths"][path][method], source):
            raise WrongSource(f"{where}: {problem}")
        [example] = parse_examples(path, {name: source})
        response = send(client, path, method, example)
        if response.status_code != example.status:
            raise WrongSource(f"{where} has the status {example.status}, not {response.status_code}: {response.text}")
        _update(source, "answer", response)


def _problem_of(document: Mapping[str, Any], operation: Mapping[str, Any], source: Mapping[str, Any]) -> str | None:
    """Return how an example contradicts its operation, if it does."""
    if missing := sorted({"summary", "status"} - source.keys()):
        return f"there is no {missing[0]}"
    if ("body" in source) != ("requestBody" in operation):
        return "there is a body" if "body" in source else "there is no body"
    known = {resolved(document, each, "")[0]["name"] for each in operation.get("parameters", ())}
    if unknown := sorted(source.get("parameters", {}).keys() - known):
        return f"there is no parameter {unknown[0]}"
    status = source["status"]
    media_types = {JSON, *FILES} if status < 400 else {PROBLEM}
    response, _ = resolved(document, operation["responses"].get(str(status), {}), "")
    if media_types & response.get("content", {}).keys():
        return None
    return f"there is no response {status} with {' or '.join(sorted(media_types))}"


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


def send(client: FlaskClient, path: str, method: str, example: Example) -> TestResponse:
    """Send the request of an example."""
    if method == "post":
        return client.post(path, json=example.body, query_string=example.parameters, headers=HEADERS)
    return client.get(filled_path(path, example), headers=HEADERS)


def drop_machine_dependent(answer: Any) -> str:
    """Return an answer without `MACHINE_DEPENDENT` as JSON; the order of keys is kept."""
    return json.dumps(_drop_machine_dependent(answer), indent=1)


def _drop_machine_dependent(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _drop_machine_dependent(inner) for key, inner in value.items() if key not in MACHINE_DEPENDENT}
    return [_drop_machine_dependent(inner) for inner in value] if isinstance(value, list) else value
