"""openapi.yaml for tests: its operations, its examples, and validators of its schemas."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Any, Final

from jsonschema_rs import Draft202012Validator

from api.contract import document
from api.contract.document import escaped
from api.contract.examples import FILES, SHARED, Example
from api.contract.files import open_contract
from api.http.body import LINES

CONTRACT: Final = open_contract()
SPECIFICATION: Final = CONTRACT.document

resolved = partial(document.resolved, SPECIFICATION)
operations = partial(document.operations, SPECIFICATION)
responses_of = partial(document.responses_of, SPECIFICATION)


def examples(path: str, method: str) -> Mapping[str, Example]:
    """Return the examples of an operation by name."""
    return CONTRACT.examples(SPECIFICATION["paths"][path][method]["operationId"])


def good_requests(path: str, method: str) -> dict[str, Example]:
    """Return the examples of an operation that are no errors."""
    return {name: each for name, each in examples(path, method).items() if each.status < 400}


def shared_examples() -> Iterator[tuple[str, str, Any]]:
    """Yield response, name and answer of every error that operations share."""
    for each in CONTRACT.examples(SHARED).values():
        response, name = each.name.split("-")
        yield response, name, each.answer


@cache
def validator(pointer: str) -> Draft202012Validator:
    """Return a validator of the schema at a place of the contract; fields that are not documented are errors.

    Clients have to ignore further fields, but the service's own answers have none.
    """
    return Draft202012Validator({**_closed(SPECIFICATION), "$ref": f"#{pointer}"})


def _closed(value: Any) -> Any:
    """Return a value with all objects closed."""
    if isinstance(value, list):
        return [_closed(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    closed = {key: inner if key in ("example", "examples") else _closed(inner) for key, inner in value.items()}
    is_schema = value.get("type") == "object" and isinstance(value.get("properties"), dict)
    return {"additionalProperties": False, **closed} if is_schema else closed


def wrong(pointer: str, value: Any) -> list[str]:
    """Return the errors of a value against the schema at a place of the contract."""
    return [f"{error.instance_path}: {error.message[:300]}" for error in validator(pointer).iter_errors(value)]


def matching_path(path: str) -> str | None:
    """Return the path of the contract that matches a request's path."""
    if path in SPECIFICATION["paths"]:
        return path
    steps = path.split("/")
    for template in SPECIFICATION["paths"]:
        pattern = template.split("/")
        if len(pattern) == len(steps) and all(
            p == s or (s and p.startswith("{")) for p, s in zip(pattern, steps, strict=True)
        ):
            return str(template)
    return None


def possible_responses(method: str, path: str) -> dict[int, tuple[Any, str]]:
    """Return the documented responses to a request by status, with their places."""
    template = matching_path(path)
    method = "get" if method == "HEAD" else method.lower()
    if template is None:
        return {404: resolved({"$ref": "#/components/responses/NotFound"}, "")}
    if method not in SPECIFICATION["paths"][template]:
        return {405: resolved({"$ref": "#/components/responses/WrongMethod"}, "")}
    return {each: (response, pointer) for each, response, pointer in responses_of(template, method)}


def problems_of_response(method: str, path: str, status: int, content_type: str, body: Any) -> list[str]:
    """Return the deviations of a response from the contract: status, media type, body or lines."""
    found = possible_responses(method, path)
    if status not in found:
        return [f"{method} {path} may not answer {status}, only {sorted(found)}"]
    response, pointer = found[status]
    if "content" not in response:
        return [] if body in (None, "") else [f"{method} {path} answers {status} without a body, not with {body!r}"]
    media_type = content_type.split(";")[0]
    lines = SPECIFICATION["paths"].get(path, {}).get(method.lower(), {}).get("x-ndjson")
    if media_type == LINES and status == 200 and lines:
        place = str(lines["result"]["$ref"]).removeprefix("#")
        return [each for result in body for each in wrong(place, result)]
    if media_type not in response["content"]:
        return [f"{method} {path} may not answer {status} as {media_type}"]
    if media_type in FILES:
        return []
    return wrong(f"{pointer}/content/{escaped(media_type)}/schema", body)


DOCUMENTED_HEADERS: Final = (
    *("ETag", "Content-Location", "Retry-After", "Allow", "Accept", "Link", "X-Request-Id"),
    *("Deprecation", "Sunset", "RateLimit", "RateLimit-Policy"),
)
"""Headers that the contract has to document."""


def problems_of_headers(method: str, path: str, status: int, headers: Mapping[str, str]) -> list[str]:
    """Return the deviations of a response's headers: missing, undocumented, or against their schema."""
    response, pointer = possible_responses(method, path)[status]
    problems = []
    said = {name: resolved(each, f"{pointer}/headers/{name}") for name, each in response.get("headers", {}).items()}
    for name, (header, place) in said.items():
        if name in headers:
            value = int(headers[name]) if header["schema"]["type"] == "integer" else headers[name]
            problems += [f"{name}: {problem}" for problem in wrong(f"{place}/schema", value)]
        elif header.get("required"):
            problems.append(f"{method} {path} answers {status} with {name}")
    return problems + [
        f"{name} is not in the specification" for name in DOCUMENTED_HEADERS if name in {*headers} - {*said}
    ]


_SCHEMA_IN: Final = (
    "items",
    "contains",
    "additionalProperties",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "not",
    "if",
    "then",
    "else",
)
_SCHEMAS_BY_NAME_IN: Final = ("properties", "patternProperties", "dependentSchemas", "$defs")
_SCHEMAS_IN: Final = ("allOf", "anyOf", "oneOf", "prefixItems")


def schemas(value: Any = SPECIFICATION, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every schema of the contract with its place: of parameters, headers, bodies, components, and nested ones.

    Examples are skipped.
    """
    if isinstance(value, list):
        for number, inner in enumerate(value):
            yield from schemas(inner, f"{place}/{number}")
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "schema":
                yield from _schemas_of(inner, f"{place}/schema")
            elif f"{place}/{key}" == "/components/schemas":
                for name, schema in inner.items():
                    yield from _schemas_of(schema, f"{place}/schemas/{name}")
            elif key not in ("example", "examples"):
                yield from schemas(inner, f"{place}/{key}")


def _schemas_of(schema: Any, place: str) -> Iterator[tuple[str, Any]]:
    yield place, schema
    if not isinstance(schema, dict):
        return
    for key, inner in schema.items():
        if key in _SCHEMA_IN:
            yield from _schemas_of(inner, f"{place}/{key}")
        elif key in _SCHEMAS_IN:
            for number, each in enumerate(inner):
                yield from _schemas_of(each, f"{place}/{key}/{number}")
        elif key in _SCHEMAS_BY_NAME_IN:
            for name, each in inner.items():
                yield from _schemas_of(each, f"{place}/{key}/{name}")
