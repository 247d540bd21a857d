"""`/v1/rulesets`: the list of rulesets, each ruleset in full, and the check of a custom ruleset."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from flask import Flask, Response, request
from werkzeug.routing import BaseConverter

from api.answers.facts import dump_facts, dump_standing, is_preparing
from api.http.body import read_json
from api.http.caching import ASK_AGAIN, KEEP_FOR_NOW, CachedAnswer, answer
from api.http.deprecation import note_deprecated
from api.http.encoding import encode
from api.http.errors import dump_problem
from api.http.languages import canonical_query, request_language, sent_query
from api.requests.address import read_query
from api.requests.declaration import Request, declare
from api.requests.fields import Choice
from api.requests.loading import load, place_names
from api.requests.ruleset_fields import DEFINED_IN_RULESET, Definition
from api.service.catalogue import DEFINITION_FIELD, NO_IDS, RULESET_FIELD, Catalogue
from api.service.server_tables import ServerTables
from engine.cards.rules import compile_rules
from engine.definitions.definition import check_definition
from engine.rulesets.ruleset import DEFAULT_RULESET, Ruleset, dump_ruleset
from engine.text.names import DEFAULT_LANGUAGE, LANGUAGES, ruleset_title, titles


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetCheckRequest(Request):
    """A definition to check."""

    ruleset_definition: Annotated[
        Mapping[str, Any],
        Definition("The definition, valid or not."),
    ]
    lang: Annotated[
        str | None,
        Choice(
            LANGUAGES,
            "Language",
            "Language of titles.",
            "Language of the titles in the answer. Default: that of its sentences.",
        ),
    ] = None


RULESET_CHECK: Final = declare(RulesetCheckRequest)


class _Id(BaseConverter):
    """The id of a ruleset in a path. Names of other paths are excluded: otherwise, each path would seem to have the
    methods of both."""

    regex = rf"(?!(?:{'|'.join(NO_IDS)})$)[^/]+"


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/rulesets`, `GET /v1/rulesets/{id}`, `POST /v1/rulesets/check`."""
    app.url_map.converters["id"] = _Id

    @app.get("/v1/rulesets")
    def list_rulesets() -> Response:
        language = _read_language()
        listed = dump_list(catalogue, server_tables, language)
        return CachedAnswer(encode(listed), language=language).respond()

    @app.get("/v1/rulesets/<id:ruleset_id>")
    def show_ruleset(ruleset_id: str) -> Response:
        language = _read_language()
        rules = catalogue.rules(ruleset_id)
        shown = {**dump_in(language, rules.ruleset), "facts": dump_facts(rules, server_tables)}
        canonical = canonical_query("", language)
        said_so = ruleset_id == rules.name and sent_query(request.environ) == canonical
        location = None if said_so else f"/v1/rulesets/{rules.name}" + (f"?{canonical}" if canonical else "")
        keep = ASK_AGAIN if is_preparing(shown["facts"]) else KEEP_FOR_NOW
        return CachedAnswer(encode(shown), keep, location, language=language).respond()

    @app.post("/v1/rulesets/check")
    def check_ruleset() -> Response:
        asked = load(RULESET_CHECK, _with_definition(read_json(request)), lambda check: check)
        language = asked.lang or request_language()
        return answer(dump_ruleset_report(catalogue, server_tables, asked.ruleset_definition, language))


def _with_definition(sent: Any) -> Any:
    """Return a request with the definition in its own field; earlier, it was in `ruleset`."""
    if not isinstance(sent, dict) or RULESET_FIELD not in sent or DEFINITION_FIELD in sent:
        return sent
    note_deprecated(DEFINED_IN_RULESET)
    return {DEFINITION_FIELD if name == RULESET_FIELD else name: value for name, value in sent.items()}


def _read_language() -> str:
    """Return the language of the titles; raises `InvalidRequest` for other parameters."""
    read_query(request.query_string, {})
    return request_language()


def dump_list(catalogue: Catalogue, server_tables: ServerTables, language: str = DEFAULT_LANGUAGE) -> dict[str, Any]:
    """Return a summary of every ruleset, with its title in this language."""
    rulesets = [
        {
            "id": name,
            "title": ruleset_title(ruleset, language),
            "dice_count": ruleset.dice_count,
            "rolls": ruleset.rolls,
            "categories": list(ruleset.category_ids),
            **({"columns": list(ruleset.column_ids)} if ruleset.columns else {}),
            "turns": rules.turns,
            **dump_standing(rules, server_tables),
        }
        for name, ruleset in catalogue.rulesets.items()
        for rules in [compile_rules(ruleset)]
    ]
    return {"default": DEFAULT_RULESET, "rulesets": rulesets}


def dump_in(language: str, ruleset: Ruleset) -> dict[str, Any]:
    """Return the whole definition with titles in this language."""
    titled, columns_titled = titles(ruleset, language), titles(ruleset, language, "column")
    dumped = {**dump_ruleset(ruleset), "title": ruleset_title(ruleset, language)}
    for category in dumped["categories"]:
        category["title"] = titled[category["id"]]
    for column in dumped.get("columns", ()):
        column["title"] = columns_titled[column["id"]]
    return dumped


def dump_ruleset_report(
    catalogue: Catalogue, server_tables: ServerTables, definition: Mapping[str, Any], language: str
) -> dict[str, Any]:
    """Return every problem of a definition, or the whole ruleset with titles in this language, and its facts."""
    problems, ruleset = check_definition(definition, catalogue.rulesets)
    sent, below = {DEFINITION_FIELD: definition}, [problem.below(DEFINITION_FIELD) for problem in problems]
    return {
        "valid": ruleset is not None,
        "problems": [dump_problem(each) for each in place_names(RULESET_CHECK, sent, below)],
        "ruleset": None if ruleset is None else dump_in(language, ruleset),
        "facts": None if ruleset is None else dump_facts(compile_rules(ruleset), server_tables),
    }
