"""Identification of clients for limits."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final

from flask import has_request_context, request

HEADER: Final = "X-Keepwise-Client"
"""The header with the client, which the proxy sets and overwrites."""

_KEY: Final = f"HTTP_{HEADER.upper().replace('-', '_')}"
_NAME: Final = re.compile(r"[0-9A-Fa-f.:/_-]{1,64}", re.ASCII)


def client_of(environ: Mapping[str, Any]) -> str:
    """Return the name of the client given by a proxy if it is harmless, else the connected address.

    Clients that share an address, or the /64 of an IPv6 address, count as one.

    >>> client_of({"HTTP_X_KEEPWISE_CLIENT": "2001:db8:0:7::1", "REMOTE_ADDR": "127.0.0.1"})
    '2001:db8:0:7::/64'
    >>> client_of({"HTTP_X_KEEPWISE_CLIENT": "<script>", "REMOTE_ADDR": "127.0.0.1"})
    '127.0.0.1'
    """
    # Connections to a Unix socket have no address.
    return named_client(environ) or _network(str(environ.get("REMOTE_ADDR") or ""))


def current_client() -> str:
    """Return the client of the current request, or an empty string outside of requests."""
    return client_of(request.environ) if has_request_context() else ""


def named_client(environ: Mapping[str, Any]) -> str | None:
    """Return the name of the client given by a proxy if it is harmless."""
    named = environ.get(_KEY, "")
    return _network(named) if _NAME.fullmatch(named) else None


def _network(name: str) -> str:
    """Return the /64 of an IPv6 address, which a home or phone has as a whole, or any other name unchanged."""
    if ":" not in name:
        return name
    try:
        address = IPv6Address(name)
    except ValueError:
        return name
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
