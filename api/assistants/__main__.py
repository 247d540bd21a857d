"""`python -m api.assistants`: the tools for assistants, on standard input and output, or with `--http` on a port.

Settings are those of the HTTP service, from the environment. Logs go to the standard error.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
from importlib.util import find_spec

from api.service.catalogue import open_catalogue
from api.service.config import InvalidConfig, load_config
from api.service.server_tables import open_server_tables
from strategy_tables import TableError

_LOOPBACK = ("127.0.0.1", "localhost", "::1")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m api.assistants", description="Serve AI assistants over the Model Context Protocol."
    )
    parser.add_argument(
        "--http",
        metavar="PORT",
        type=int,
        help="serve streamable HTTP (default: standard input)",
    )
    parser.add_argument("--host", default=_LOOPBACK[0], help="address to listen on (default: %(default)s)")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="host name of the server; repeatable",
    )
    chosen = parser.parse_args(arguments)
    if chosen.http is None and (chosen.host != _LOOPBACK[0] or chosen.allow_host):
        parser.error("--host and --allow-host require --http")
    if chosen.host not in _LOOPBACK and not chosen.allow_host:
        parser.error("an address other than the loopback requires --allow-host")
    if find_spec("mcp") is None:
        print("the extra mcp is not installed: pip install 'keepwise[mcp]'", file=sys.stderr)
        return 2
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        serve(chosen.http, chosen.host, tuple(chosen.allow_host))
    except (InvalidConfig, TableError, OSError) as error:
        print(f"cannot start: {error}", file=sys.stderr)
        return 2
    return 0


def serve(port: int | None, host: str, allowed_hosts: tuple[str, ...]) -> None:
    """Answer until the input ends or the process is stopped."""
    # Imported here, so that a missing extra is reported.
    import anyio

    from api.assistants import server

    config = load_config(os.environ)
    catalogue = open_catalogue(config)
    tables = open_server_tables(config, catalogue)
    tables.start_builds()
    tools = server.make_server(catalogue, tables)
    if port is None:
        anyio.run(server.serve_stdio, tools)
        return
    shown = f"[{host}]" if ":" in host else host
    print(f"Listening on http://{shown}:{port}{server.PATH}", file=sys.stderr)
    server.serve_http(server.make_http_app(tools, host, allowed_hosts), host, port)


if __name__ == "__main__":
    sys.exit(main())
