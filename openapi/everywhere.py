"""What every operation has, so that no path has to say it: refusals that can meet any request, and shared headers.

What a source says of its own stays: a status that stands there already is not replaced.
"""

from __future__ import annotations

from typing import Any, Final

from api.contract.document import operations

ANY: Final = {"405": "WrongMethod", "429": "TooManyRequests", "500": "Internal", "503": "NotReady"}
"""The responses that every operation has. A 405 is that of another method at its path."""

WITH_A_BODY: Final = {"400": "NotReadable", "413": "TooLarge", "415": "WrongContentType"}
"""Those of operations that take a body."""

ON_NO_PUBLIC_ADDRESS: Final = ("/readyz", "/metrics")
"""Where nobody is counted and no proxy stands before the service."""
OF_PUBLIC_ADDRESSES: Final = ("429", "503")

HEADERS: Final = {
    "X-Request-Id": "RequestId",
    "Link": "Link",
    "Deprecation": "Deprecation",
    "Sunset": "Sunset",
    "RateLimit": "RateLimit",
    "RateLimit-Policy": "RateLimitPolicy",
}
"""The headers of every response. What is sent in X-Request-Id is said there and not as a parameter: generators make an
argument of every function of it, while a client has one place where it sets a header of all its requests."""

CACHED: Final = {"ETag": "ETag", "Cache-Control": "CacheControl"}
"""The headers of answers that may be kept: those of every GET that does not say by a Cache-Control of its own that they
may not. Such a GET is asked again with If-None-Match, which is an argument worth having, and answered 304."""


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with what every operation has."""
    for path, method, operation in operations(document):
        document["paths"][path][method] = _complete(operation, path, method)
    shared = document["components"]["responses"]
    document["components"]["responses"] = {name: _with(response, HEADERS) for name, response in shared.items()}
    return document


def _complete(operation: dict[str, Any], path: str, method: str) -> dict[str, Any]:
    said, parameters, shared = dict(operation["responses"]), operation.get("parameters", []), dict(ANY)
    if "requestBody" in operation:
        shared |= WITH_A_BODY
    if method == "get" and "Cache-Control" not in said["200"].get("headers", {}):
        said["200"] = _with(said["200"], CACHED)
        shared["304"] = "NotModified"
        parameters = [*parameters, {"$ref": "#/components/parameters/IfNoneMatch"}]
    if path in ON_NO_PUBLIC_ADDRESS:
        shared = {status: name for status, name in shared.items() if status not in OF_PUBLIC_ADDRESSES}
    responses = {status: {"$ref": f"#/components/responses/{name}"} for status, name in shared.items()}
    responses |= {status: _with(response, HEADERS) for status, response in said.items()}
    return {
        **{key: value for key, value in operation.items() if key not in ("parameters", "responses", "requestBody")},
        **({"parameters": parameters} if parameters else {}),
        **{key: value for key, value in operation.items() if key == "requestBody"},
        "responses": {status: responses[status] for status in sorted(responses)},
    }


def _with(response: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    """A response with headers beside those it has; where it is a reference, what that leads to has them."""
    if "$ref" in response:
        return response
    shared = {name: {"$ref": f"#/components/headers/{component}"} for name, component in headers.items()}
    described = {"description": response["description"], "headers": {**response.get("headers", {}), **shared}}
    return {**described, **{key: value for key, value in response.items() if key not in described}}
