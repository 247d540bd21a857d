"""`/openapi.yaml`: the contract, as it stands in the repository."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from flask import Flask, Response

from api.http.caching import CachedAnswer

SPECIFICATION: Final = Path(__file__).resolve().parents[2] / "openapi.yaml"


def add_routes(app: Flask) -> None:
    """`GET /openapi.yaml`."""
    cached = CachedAnswer(SPECIFICATION.read_bytes(), mimetype="application/yaml")

    @app.get("/openapi.yaml")
    def specification() -> Response:
        return cached.respond()
