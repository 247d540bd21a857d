"""`/problems/{name}`: what the `type` of a problem document means."""

from __future__ import annotations

from flask import Flask, Response
from werkzeug.exceptions import NotFound

from api.http.caching import CachedAnswer
from api.http.encoding import encode
from api.http.kinds import KINDS


def add_routes(app: Flask) -> None:
    """`GET /problems/{name}`."""
    cached = {
        kind.name: CachedAnswer(
            encode({"type": kind.type, "title": kind.title, "status": kind.status, "advice": kind.advice}),
        )
        for kind in KINDS
    }

    @app.get("/problems/<name>")
    def explain_problem(name: str) -> Response:
        if name not in cached:
            raise NotFound
        return cached[name].respond()
