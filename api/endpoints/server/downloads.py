"""`/v1/tables`: the table of a game as a file, for clients that answer offline."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from flask import Flask, Response, request

from api.http.caching import KEEP_FOR_NOW
from api.http.download import IMMUTABLE, Download
from api.http.errors import InvalidRequest
from api.requests.address import read_query, read_text
from api.requests.positions import single_card
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.errors import InvalidPosition, Problem
from strategy_tables import Table
from strategy_tables.errors import OutOfReach
from strategy_tables.portable.file import MOST_STATES, portable_table
from strategy_tables.store.lru_cache import LruCache

_GREATEST_COUNT: Final = 32
"""Compressed files cached in each process: more than there are built-in games, 12 MB together."""


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET /v1/tables/{ruleset}`."""
    files = LruCache[str, Download](_GREATEST_COUNT)

    def find_file(rules: Rules, wanted: str | None) -> tuple[str, Download]:
        with server_tables.require(rules.card) as tables:
            table = tables.means
            _check_digest(table, rules, wanted)
            return table.digest, files.find(f"{table.digest} {rules.name}", lambda _: _file_of(table, rules))

    @app.get("/v1/tables/<ruleset>")
    def download_table(ruleset: str) -> Response:
        wanted = read_query(request.query_string, {"digest": read_text}).get("digest")
        rules = single_card(catalogue.rules, ruleset, "tables are")
        digest, found = server_tables.build_missing(partial(find_file, rules, wanted))
        address = f"/v1/tables/{rules.name}?digest={digest}"
        asked = request.full_path if wanted else request.path
        return found.respond(IMMUTABLE if wanted else KEEP_FOR_NOW, None if asked == address else address)


def _file_of(table: Table, rules: Rules) -> Download:
    """Return the file of a table, under the name by which it was requested.

    Raises `InvalidPosition` if it is too large to download.
    """
    try:
        return Download(portable_table(replace(table, compiled=rules.card)))
    except OutOfReach:
        detail = f"the table of {rules.name} has {table.space.size:,} states; at most {MOST_STATES:,} can be downloaded"
        problem = Problem("contradiction", ("ruleset",), detail, found=table.space.size, maximum=MOST_STATES)
        raise InvalidPosition([problem]) from None


def _check_digest(table: Table, rules: Rules, wanted: str | None) -> None:
    """Raise `InvalidRequest` if the wanted digest is not that of the table."""
    if wanted is None or wanted == table.digest:
        return
    # The digest is omitted, since it may differ between machines.
    detail = f"the table of {rules.name} has another digest; get its address from /v1/tables/{rules.name}"
    raise InvalidRequest([Problem("contradiction", ("digest",), detail, found=wanted)])
