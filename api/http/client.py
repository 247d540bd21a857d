"""Who asks: what one client may have of a server is counted by this name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final

from flask import has_request_context, request

HEADER: Final = "X-Keepwise-Client"
"""The proxy in front of a server sets it, and so overwrites what a stranger has sent in it."""

_KEY: Final = f"HTTP_{HEADER.upper().replace('-', '_')}"
_NAME: Final = re.compile(r"[0-9A-Fa-f.:/_-]{1,64}", re.ASCII)


def client_of(environ: Mapping[str, Any]) -> str:
    """The name that a proxy has given the client, if it is a harmless one, else the address that is connected.

    Two that share an address, or the /64 of an IPv6 address, are one client.

    >>> client_of({"HTTP_X_KEEPWISE_CLIENT": "2001:db8:0:7::1", "REMOTE_ADDR": "127.0.0.1"})
    '2001:db8:0:7::/64'
    >>> client_of({"HTTP_X_KEEPWISE_CLIENT": "<script>", "REMOTE_ADDR": "127.0.0.1"})
    '127.0.0.1'
    """
    # Nothing is connected from an address where the server listens on a socket of the file system.
    return named_client(environ) or _network(str(environ.get("REMOTE_ADDR") or ""))


def current_client() -> str:
    """The client whose request this thread answers; nobody where it answers none."""
    return client_of(request.environ) if has_request_context() else ""


def named_client(environ: Mapping[str, Any]) -> str | None:
    """The name that a proxy has given the client, if it has given a harmless one."""
    named = environ.get(_KEY, "")
    return _network(named) if _NAME.fullmatch(named) else None


def _network(name: str) -> str:
    """Of an IPv6 address its /64, which one home or phone has to itself; any other name as it is."""
    if ":" not in name:
        return name
    try:
        address = IPv6Address(name)
    except ValueError:
        return name
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
