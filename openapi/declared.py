"""The part of the contract that follows from the declarations of requests, and the codes of problems.

A source refers to the schema of a request by its name, ``AdviceRequest`` or ``AdviceBatchRequest``, and names the
request whose parameters an operation has: ``x-query: AdviceRequest``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from api.contract.document import operations
from api.contract.examples import WrongSource
from api.http.deprecation import SEE
from api.requests.address import DEPRECATED
from api.requests.declaration import DECLARED, RequestSchema
from api.requests.json_schema import SHARED, shared_schemas
from api.requests.loading import BatchRequest
from engine.problem_codes import PROBLEM_CODES
from engine.text.shapes import Shape

QUERY: Final = "x-query"
_BATCH: Final = "Batch"

import_module("api")
"""Its endpoints declare the requests."""


def add_declared(document: dict[str, Any]) -> dict[str, Any]:
    """Return a document with the schemas and the parameters of requests. Raises `WrongSource`."""
    schemas: dict[str, Any] = document["components"]["schemas"]
    by_query = [DECLARED[each[QUERY]].by_address.shape for _, _, each in operations(document) if QUERY in each]
    in_bodies = [_shape_of(name) for name in {*_requests_in(document)}]
    declared = shared_schemas([*in_bodies, *(field for shape in by_query for field in shape.fields.values())])
    if twice := schemas.keys() & declared.keys():
        raise WrongSource(f"requests declare {min(twice)}, which is in the sources, too")
    document["components"]["schemas"] = {**schemas, **declared}
    schemas["ProblemCode"]["enum"] = list(PROBLEM_CODES)
    for path, _, operation in operations(document):
        if QUERY in operation:
            request = DECLARED[operation.pop(QUERY)].by_address
            operation["parameters"] = [*_parameters_of(request), *_deprecated_of(request, path)]
    return document


def _parameters_of(request: RequestSchema[Any]) -> Iterator[dict[str, Any]]:
    for name, each in request.parameters.items():
        yield {
            "name": name,
            "in": "query",
            **({"required": True} if name in request.required and not request.readers[name].instead else {}),
            "description": each.about,
            **({"style": "form", "explode": False} if each.is_list else {}),
            "schema": each.schema,
        }


def _deprecated_of(request: RequestSchema[Any], path: str) -> Iterator[dict[str, Any]]:
    page = SEE.partition("#")[0]
    for each in DEPRECATED:
        if each.path == path:
            yield {
                "name": each.name,
                "in": "query",
                "deprecated": True,
                "description": f"Former name of `{each.instead}`. Send only one of them. See `{page}`.",
                "schema": request.parameters[each.instead].schema,
            }


def _requests_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref" and inner.startswith(SHARED) and inner.endswith("Request"):
                yield inner.removeprefix(SHARED)
            else:
                yield from _requests_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _requests_in(inner)


def _shape_of(name: str) -> Shape:
    of = name.replace(_BATCH, "")
    if of not in DECLARED:
        raise WrongSource(f"no request is called {of}")
    if of == name:
        return DECLARED[name].shape
    batch = DECLARED[BatchRequest.__name__].shape
    items = replace(batch.fields["items"], each=DECLARED[of].shape)
    return replace(batch, name=name, fields={"items": items})
