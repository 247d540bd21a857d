"""`/problems` and `/problems/{name}`: the meanings of problem codes and of types of problem documents.

Each address serves a page to browsers and data to programs.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from flask import Flask, Response
from werkzeug.exceptions import NotFound

from api.endpoints.server.problem_meanings import dump_groups, dump_meaning, problem_groups, problem_meanings
from api.http.caching import KEEP_FOR_NOW, CachedAnswer
from api.http.content_negotiation import prefers_pages
from api.http.encoding import encode
from api.http.headers import VARY_ACCEPT
from api.http.languages import request_texts
from api.http.problem_kinds import KINDS
from api.site.pages import render_page
from api.texts.texts import Texts


def add_routes(app: Flask) -> None:
    """Add `GET /problems`, `GET /problems/{name}`."""

    @app.get("/problems")
    def list_problems() -> Response:
        return (_list_as_page() if prefers_pages() else _list_as_data(request_texts())).respond()

    @app.get("/problems/<name>")
    def explain_problem(name: str) -> Response:
        if name not in problem_meanings():
            raise NotFound
        return (_explained_as_page(name) if prefers_pages() else _explained_as_data(name)).respond()


@cache
def _list_as_page() -> CachedAnswer:
    kinds = sorted(KINDS, key=lambda kind: kind.status)
    return render_page(
        "problems.html", VARY_ACCEPT, kinds=[problem_meanings()[kind.name] for kind in kinds], groups=problem_groups()
    )


@cache
def _list_as_data(texts: Texts) -> CachedAnswer:
    return _data(dump_groups(texts, problem_groups()), texts.language)


@cache
def _explained_as_page(name: str) -> CachedAnswer:
    each = problem_meanings()[name]
    said = {} if each.answer is None else each.answer["problem"]
    # With spaces, so that lines can wrap.
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in said.items()]
    return render_page("problem.html", VARY_ACCEPT, each=each, problem="{\n" + ",\n".join(lines) + "\n}")


@cache
def _explained_as_data(name: str) -> CachedAnswer:
    return _data(dump_meaning(problem_meanings()[name]))


def _data(data: Any, language: str | None = None) -> CachedAnswer:
    return CachedAnswer(encode(data), KEEP_FOR_NOW, headers=[VARY_ACCEPT], language=language)
