"""`/openapi.yaml`: the contract, as it stands in the repository; `/openapi.json`: the same for who reads no YAML."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import yaml
from flask import Flask, Response

from api.http.caching import KEEP_FOR_NOW, CachedFile
from api.http.encoding import encode
from api.http.headers import FURTHER

SPECIFICATION: Final = Path(__file__).resolve().parents[2] / "openapi.yaml"


def add_routes(app: Flask) -> None:
    """`GET /openapi.yaml`, `GET /openapi.json`."""
    text = SPECIFICATION.read_bytes()
    as_it_stands = CachedFile(text, KEEP_FOR_NOW, mimetype="application/yaml", headers=[FURTHER])

    @cache
    def as_json() -> CachedFile:
        # Half a second, which is nothing that a start should wait for.
        read = encode(yaml.load(text, yaml.CSafeLoader))
        return CachedFile(read, KEEP_FOR_NOW, mimetype="application/json", headers=[FURTHER])

    @app.get("/openapi.yaml")
    def specification() -> Response:
        return as_it_stands.respond()

    @app.get("/openapi.json")
    def specification_as_json() -> Response:
        return as_json().respond()
