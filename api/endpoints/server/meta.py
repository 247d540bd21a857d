"""`/v1/meta`: the version of this server, its tables, and its limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from flask import Flask, Response, request

from api.answers.facts import dump_strength, usable_estimate
from api.endpoints.opponent import dump_strengths
from api.http.body import BODY_LIMIT, LARGE_BODY_LIMIT, NESTING_LIMIT
from api.http.caching import CachedAnswer
from api.http.encoding import encode
from api.http.headers import FURTHER
from api.requests.address import read_query
from api.requests.fields import GREATEST_TARGETS
from api.requests.loading import BATCH_LIMIT, DEFINITION_LIMIT
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from api.service.version import VERSION
from engine.cards.rules import compile_rules
from engine.errors import GREATEST_PROBLEM_COUNT
from engine.games.game import GREATEST_PLAYER_COUNT
from engine.limits import (
    GREATEST_CATEGORY_COUNT,
    GREATEST_CELL_COUNT,
    GREATEST_COLUMN_COUNT,
    GREATEST_DICE_COUNT,
    GREATEST_ROLLS,
    GREATEST_TIMES,
)
from engine.rulesets.compiled import CompiledRuleset
from engine.rulesets.ruleset import DEFAULT_RULESET, with_columns
from engine.text.names import LANGUAGES
from strategy_tables import GRADES, TableHeader
from strategy_tables.advice.objectives import OBJECTIVES
from strategy_tables.advice.parameters import GREATEST_COUNT, GREATEST_OPPONENTS
from strategy_tables.sheets.estimate import Estimate

REQUEST_SECONDS: Final = 30
"""Time after which nginx aborts a request (proxy_read_timeout); requests within the limits take a fraction of that."""


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/meta`."""

    @app.get("/v1/meta")
    def meta() -> Response:
        read_query(request.query_string, {})
        return CachedAnswer(encode(dump_meta(catalogue, server_tables)), headers=[FURTHER]).respond()


def dump_meta(catalogue: Catalogue, server_tables: ServerTables) -> dict[str, Any]:
    """Return version, limits, and the tables with their digests."""
    limits = server_tables.limits
    return {
        "name": "Keepwise",
        "version": VERSION,
        "default_ruleset": DEFAULT_RULESET,
        "objectives": list(OBJECTIVES),
        "languages": list(LANGUAGES),
        "limits": {
            "body_bytes": BODY_LIMIT,
            "large_body_bytes": LARGE_BODY_LIMIT,
            "nesting": NESTING_LIMIT,
            "batch_items": BATCH_LIMIT,
            "batch_rulesets": DEFINITION_LIMIT,
            "players": GREATEST_PLAYER_COUNT,
            "targets": GREATEST_TARGETS,
            "opponents": GREATEST_OPPONENTS,
            "opponents_in_all": GREATEST_COUNT,
            "seconds": REQUEST_SECONDS,
            "processor_seconds": limits.seconds,
            "answer_bytes": limits.answer_bytes,
            "client_seconds": limits.client_seconds,
            "client_share": limits.client_share,
            "problems": GREATEST_PROBLEM_COUNT,
            "dice": GREATEST_DICE_COUNT,
            "rolls": GREATEST_ROLLS,
            "categories": GREATEST_CATEGORY_COUNT,
            "times": GREATEST_TIMES,
            "columns": GREATEST_COLUMN_COUNT,
            "cells": GREATEST_CELL_COUNT,
            "streams": limits.streams,
            "stream_lines": limits.stream_lines,
            "stream_bytes": limits.stream_bytes,
            "stream_seconds": limits.stream_seconds,
            **server_tables.demand_limits(),
        },
        "opponent": dump_strengths(),
        "grades": {
            "version": GRADES.version,
            "names": list(GRADES.names),
            "greatest_shares": dict(zip(GRADES.names[1:-1], GRADES.greatest_shares, strict=True)),
        },
        "tables": [
            _dump_table(catalogue, table.compiled, header)
            for table in server_tables.tables.means.values()
            for header in server_tables.tables.headers_of(table.compiled)
        ],
        "estimates": [_dump_estimate(catalogue, estimate) for estimate in _find_estimates(catalogue)],
    }


def _find_estimates(catalogue: Catalogue) -> Iterator[Estimate]:
    """Yield the estimates of the games of columns, each once."""
    sheets = {sheet.fingerprint: sheet for sheet in map(compile_rules, with_columns(catalogue.rulesets).values())}
    for sheet in sheets.values():
        if (estimate := usable_estimate(sheet)) is not None:
            yield estimate


def _dump_estimate(catalogue: Catalogue, estimate: Estimate) -> dict[str, Any]:
    fingerprint = estimate.header.fingerprint
    return {
        "rulesets": catalogue.names_of(fingerprint),
        "fingerprint": fingerprint,
        "digest": estimate.digest,
        "strength": dump_strength(estimate.header.strength),
    }


def _dump_table(catalogue: Catalogue, compiled: CompiledRuleset, header: TableHeader) -> dict[str, Any]:
    return {
        "rulesets": catalogue.names_of(compiled.fingerprint),
        "fingerprint": header.fingerprint,
        "objective": header.objective,
        "states": header.states,
        "start_value": round(header.start_value, 6),
        "digest": header.digest,
    }
