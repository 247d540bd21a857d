"""`/openapi.yaml`, `/openapi-core.yaml`: the contracts as in the repository; `/openapi.json`: the whole one as JSON."""

from __future__ import annotations

from functools import cache

from flask import Flask, Response

from api.contract.files import Contract
from api.http.caching import KEEP_FOR_NOW, CachedAnswer
from api.http.encoding import encode
from api.http.headers import FURTHER


def add_routes(app: Flask, contract: Contract) -> None:
    """Add `GET /openapi.yaml`, `GET /openapi-core.yaml`, `GET /openapi.json`."""
    as_it_stands, core = (
        CachedAnswer(text, KEEP_FOR_NOW, mimetype="application/yaml", headers=[FURTHER])
        for text in (contract.text, contract.core)
    )

    @cache
    def as_json() -> CachedAnswer:
        # Takes a tenth of a second, which would delay the start.
        return CachedAnswer(encode(contract.document), KEEP_FOR_NOW, mimetype="application/json", headers=[FURTHER])

    @app.get("/openapi.yaml")
    def specification() -> Response:
        return as_it_stands.respond()

    @app.get("/openapi-core.yaml")
    def core_specification() -> Response:
        return core.respond()

    @app.get("/openapi.json")
    def specification_as_json() -> Response:
        return as_json().respond()
