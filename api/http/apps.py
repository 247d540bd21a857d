"""Apps with budgets of their own, and the clients that are charged for requests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from api.http.client import named_client
from api.http.limits import Limits

APP_NAME: Final = re.compile(r"[a-z0-9-]{1,64}")
_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_BEARER: Final = "Bearer "
_PART: Final = 0.25
"""Part of the budget of an app that one address can use."""


@dataclass(frozen=True, slots=True)
class App:
    """An app that may use `seconds` of processor time at once, then a `share` of seconds per second.

    `sha256` is the digest of its key, None if only a proxy knows that.
    """

    name: str
    seconds: float
    share: float
    sha256: bytes | None = None


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor seconds that an account may use at once, and its share; `name` is for the headers of answers."""

    account: str
    name: str
    owner: str
    seconds: float
    share: float


@dataclass(frozen=True, slots=True)
class Client:
    """A client and all budgets that its requests are charged to."""

    name: str
    budgets: tuple[Budget, ...]


def identify_client(environ: Mapping[str, Any], limits: Limits, apps: Iterable[App]) -> Client | None:
    """Return the client of a request; None without a proxy that names it.

    A client with the key of an app has a part of the budget of the app, not that of its address. Each `X-Client-Id` has
    the budget of a client in it. An unknown key counts as none.
    """
    address = named_client(environ)
    if address is None:
        return None
    own = (limits.client_seconds, limits.client_share)
    app = _app_of(environ, apps)
    if app is None:
        return Client(address, (Budget(address, "processor", "a client", *own),))
    place = f"{app.name} at {address}"
    budgets = [
        Budget(f"app {app.name}", "app-processor", "an app", app.seconds, app.share),
        Budget(place, "address-processor", "an address", app.seconds * _PART, app.share * _PART),
    ]
    user = environ.get("HTTP_X_CLIENT_ID", "")
    if not _ID.fullmatch(user):
        return Client(place, tuple(budgets))
    name = f"{app.name} for {user}"
    return Client(name, (*budgets, Budget(name, "user-processor", "a user", *own)))


def _app_of(environ: Mapping[str, Any], apps: Iterable[App]) -> App | None:
    """Return the app that the proxy has named, or whose key was sent."""
    named = environ.get("HTTP_X_KEEPWISE_APP", "")
    authorization = environ.get("HTTP_AUTHORIZATION", "")
    bearer = authorization.removeprefix(_BEARER) if authorization.startswith(_BEARER) else ""
    key = environ.get("HTTP_X_API_KEY") or bearer
    digest = sha256(key.encode("latin-1")).digest()
    found = None
    # All are compared, and in constant time.
    for app in apps:
        if app.name == named or (app.sha256 is not None and compare_digest(app.sha256, digest)):
            found = app
    return found
