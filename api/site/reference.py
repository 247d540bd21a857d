"""`/docs`: a quick start and all operations; `/docs/{operation}`: one operation with its examples and types."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from flask import Blueprint, Response
from werkzeug.exceptions import NotFound

from api.contract.collection import collection, filled_path
from api.contract.document import operations, resolved
from api.contract.files import Contract
from api.http.caching import CachedAnswer
from api.site.pages import ASK_EACH_TIME, MIMETYPES, render_page
from api.site.quick_start import ADDRESS, LANGUAGES

COLLECTION: Final = "/web/docs/keepwise.postman_collection.json"
_SCHEMAS: Final = "#/components/schemas/"
_WIDTH: Final = 80


def reference(contract: Contract) -> Blueprint:
    """Return the pages of the contract, which are made on the first request."""
    shown = Blueprint("reference", __name__)
    shown.add_app_template_filter(_type_name, "type_name")
    shown.add_app_template_filter(laid_out, "laid_out")
    shown.add_app_template_filter(_markdown, "markdown")

    @shown.get("/docs")
    def docs() -> Response:
        return overview().respond()

    @shown.get("/docs/<operation>")
    def operation(operation: str) -> Response:
        if operation not in places():
            raise NotFound
        return page(operation).respond()

    @shown.get(COLLECTION)
    def requests_for_postman() -> Response:
        return postman().respond()

    @cache
    def places() -> dict[str, tuple[str, str]]:
        return {each["operationId"]: (path, method) for path, method, each in operations(contract.document)}

    @cache
    def overview() -> CachedAnswer:
        document = contract.document
        tagged: dict[str, list[tuple[str, str, Any]]] = {tag["name"]: [] for tag in document["tags"]}
        first: dict[str, str] = {}
        for path, method, each in operations(document):
            tagged[each["tags"][0]].append((path, method, each))
            for name in _types(document, each):
                first.setdefault(name, each["operationId"])
        return render_page(
            "docs.html",
            languages=LANGUAGES,
            address=ADDRESS,
            document=document,
            tagged=tagged,
            types=sorted(first.items()),
        )

    @cache
    def page(operation: str) -> CachedAnswer:
        document, (path, method) = contract.document, places()[operation]
        each = document["paths"][path][method]
        parameters = [resolved(document, one, "")[0] for one in each.get("parameters", ())]
        responses = {status: resolved(document, one, "")[0] for status, one in each["responses"].items()}
        headers = {name: one for response in responses.values() for name, one in response.get("headers", {}).items()}
        return render_page(
            "operation.html",
            path=path,
            method=method.upper(),
            operation=each,
            parameters=parameters,
            responses=responses,
            headers={name: resolved(document, one, "")[0] for name, one in sorted(headers.items())},
            examples=[(one, filled_path(path, one)) for one in contract.examples(operation).values()],
            types={name: document["components"]["schemas"][name] for name in _types(document, each)},
        )

    @cache
    def postman() -> CachedAnswer:
        return CachedAnswer(collection(contract).encode(), ASK_EACH_TIME, mimetype=MIMETYPES[".json"])

    return shown


def _types(document: Mapping[str, Any], operation: Mapping[str, Any]) -> Iterable[str]:
    """Return the names of all types of an operation: of its request, then of its answers, nearest first."""
    found: dict[str, None] = {}
    for part in ("parameters", "requestBody", "responses"):
        waiting = [operation.get(part)]
        for value in waiting:
            for reference in _references(value):
                if not reference.startswith(_SCHEMAS):
                    waiting.append(resolved(document, {"$ref": reference}, "")[0])
                elif (name := _type_name(reference)) not in found:
                    found[name] = None
                    waiting.append(document["components"]["schemas"][name])
    return found


def _references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "$ref":
                yield inner
            elif key != "discriminator":
                yield from _references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _references(inner)


def _type_name(reference: str) -> str:
    return reference.removeprefix(_SCHEMAS)


def laid_out(value: Any, indent: str = "") -> str:
    """Return JSON with a line for each member of what does not fit on one, except for numbers in lists.

    >>> laid_out({"dice": [1, 3, 3, 4, 6]})
    '{"dice": [1, 3, 3, 4, 6]}'
    """
    line = json.dumps(value, ensure_ascii=False)
    is_row = isinstance(value, list) and all(isinstance(each, int | float) for each in value)
    if is_row or not isinstance(value, dict | list) or len(indent) + len(line) <= _WIDTH:
        return line
    inside = value.values() if isinstance(value, dict) else value
    deeper = indent + "  "
    names = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    lines = [f"{deeper}{name}{laid_out(each, deeper)}" for name, each in zip(names, inside, strict=True)]
    start, end = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([start, ",\n".join(lines), indent + end])


def _markdown(text: str, inline: bool = False) -> str:
    return str(_renderer().renderInline(text) if inline else _renderer().render(text))


@cache
def _renderer() -> Any:
    # Imported here, since it would delay the start by a tenth of a second.
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False})
