"""Services for generated clients under gunicorn: a working one, and two that refuse requests."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from api import create_app
from api.http.allowance import ACCOUNTS
from api.http.limits import LIMITS
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import load_table, tables_folder
from tests.generators.game import RULESET

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

CLIENT = "192.0.2.1"
"""The client's address, as a proxy would report it."""

service = create_app(
    tables=[load_table(compile_ruleset(load_ruleset(name)), tables_folder()) for name in ("yahtzee", RULESET)]
)
"""A service with the tables of the default ruleset and of that of the game."""


def spent_service(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """Answer as the service does to a client that has just used up its processor time: 429, `Retry-After: 2`."""
    accounts = service.extensions[ACCOUNTS]
    accounts.charge(
        CLIENT, LIMITS.client_seconds + LIMITS.client_share / 2 - accounts.debt(CLIENT), LIMITS.client_share
    )
    environ["HTTP_X_KEEPWISE_CLIENT"] = CLIENT
    return service(environ, start_response)


def late_service(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """Answer as the service does to requests that have waited too long: 503, `Retry-After: 1`."""
    environ["HTTP_X_KEEPWISE_CLIENT"] = CLIENT
    environ["HTTP_X_REQUEST_START"] = f"t={time.time() - 60}"
    return service(environ, start_response)
