"""Parts that all operations share: errors that any request can get, and headers.

They are added to the sources, which can override a response by stating its status.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from api.contract.document import operations

COMMON: Final = {"405": "WrongMethod", "429": "TooManyRequests", "500": "Internal", "503": "NotReady"}
"""Responses of all operations. A 405 is that of another method of the path."""

WITH_A_BODY: Final = {"400": "NotReadable", "413": "TooLarge", "415": "WrongContentType"}
"""Responses of operations with a body."""

PRIVATE_PATHS: Final = ("/readyz", "/metrics")
"""Paths without rate limits and without a proxy in front of the service."""
PUBLIC_STATUSES: Final = ("429", "503")

HEADERS: Final = {
    "X-Request-Id": "RequestId",
    "Link": "Link",
    "Deprecation": "Deprecation",
    "Sunset": "Sunset",
    "RateLimit": "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
}
"""Headers of all responses.

X-Request-Id can also be sent, but is not a parameter: generators would add an argument to every function. Clients set
such a header in one place.
"""

IN_WORDS: Final = "x-in-words"
"""Key of operations whose answers have sentences or titles: `query` if they take `lang` there, `body` if that has it.

A client has one argument for a parameter and for a field of the body with the same name.
"""

_REPLACED: Final = (IN_WORDS, "parameters", "responses", "requestBody")

WORDS: Final = {"Content-Language": "ContentLanguage", "Vary": "Vary"}
"""Headers of problem documents and of other answers with sentences or titles."""

CACHED: Final = {"ETag": "ETag", "Cache-Control": "CacheControl"}
"""Headers of cacheable responses, which are those of all GETs without a Cache-Control of their own.

Such a GET can be repeated with If-None-Match, which is worth an argument, and gets a 304.
"""


def add_common_parts(document: dict[str, Any]) -> dict[str, Any]:
    """Return the document with the shared parts."""
    for path, method, operation in operations(document):
        document["paths"][path][method] = _add_common_parts(
            operation, path, method, document["components"]["parameters"]["Lang"]
        )
    shared = document["components"]["responses"]
    document["components"]["responses"] = {
        name: _with_headers(response, HEADERS | WORDS) for name, response in shared.items()
    }
    return document


def _add_common_parts(operation: dict[str, Any], path: str, method: str, language: dict[str, Any]) -> dict[str, Any]:
    said, parameters, shared = dict(operation["responses"]), operation.get("parameters", []), dict(COMMON)
    if operation.get(IN_WORDS) == "query":
        # Examples of a GET are written into its own parameters.
        own = method == "get"
        parameters = [*parameters, deepcopy(language) if own else {"$ref": "#/components/parameters/Lang"}]
    if "requestBody" in operation:
        shared |= WITH_A_BODY
    if method == "get" and "Cache-Control" not in said["200"].get("headers", {}):
        said["200"] = _with_headers(said["200"], CACHED)
        shared["304"] = "NotModified"
        parameters = [*parameters, {"$ref": "#/components/parameters/IfNoneMatch"}]
    if path in PRIVATE_PATHS:
        shared = {status: name for status, name in shared.items() if status not in PUBLIC_STATUSES}
    responses = {status: {"$ref": f"#/components/responses/{name}"} for status, name in shared.items()}
    for status, response in said.items():
        has_words = operation.get(IN_WORDS) or status >= "400"
        responses[status] = _with_headers(response, HEADERS | WORDS if has_words else HEADERS)
    return {
        **{key: value for key, value in operation.items() if key not in _REPLACED},
        **({"parameters": parameters} if parameters else {}),
        **{key: value for key, value in operation.items() if key == "requestBody"},
        "responses": {status: responses[status] for status in sorted(responses)},
    }


def _with_headers(response: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    """Return a response with additional headers; those of a reference belong to its target."""
    if "$ref" in response:
        return response
    shared = {name: {"$ref": f"#/components/headers/{component}"} for name, component in headers.items()}
    described = {"description": response["description"], "headers": {**response.get("headers", {}), **shared}}
    return {**described, **{key: value for key, value in response.items() if key not in described}}
