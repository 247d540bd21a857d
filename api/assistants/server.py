"""The tools over the Model Context Protocol, on standard input and output or on streamable HTTP."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping, Sequence
from functools import partial
from secrets import token_hex
from typing import Any, Final

import anyio
import anyio.to_thread
import mcp_types as types
import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from api.assistants.advice import ADVISE_MOVE
from api.assistants.checks import CHECK_SCORES, count_problems, place_problems
from api.assistants.games import LIST_RULESETS
from api.assistants.hands import SCORE_HAND
from api.assistants.odds import CATEGORY_ODDS
from api.assistants.reviews import REVIEW_GAME
from api.assistants.tool import Tool, ask
from api.http.body import KIBIBYTE, LARGE_BODY_LIMIT
from api.http.encoding import encode
from api.http.errors import dump_error, problem_kind
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from api.service.version import VERSION
from engine.text.suggestions import unknown_name

TOOLS: Final = {
    tool.name: tool for tool in (ADVISE_MOVE, SCORE_HAND, CHECK_SCORES, REVIEW_GAME, CATEGORY_ODDS, LIST_RULESETS)
}
PATH: Final = "/mcp"
"""Path of streamable HTTP."""

_LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
_ENVELOPE: Final = 16 * KIBIBYTE
"""Bytes of a message around the arguments of its call."""
_AT_A_TIME: Final = 4
"""Calls that are answered at the same time; they share one interpreter."""
_LOG: Final = logging.getLogger("keepwise.assistants")
_INSTRUCTIONS: Final = """\
Keepwise computes exact answers about dice games of the Yahtzee, Yatzy and Kniffel family. Never guess points, odds \
or moves; call a tool. Repeat the sentences in 'say' verbatim; the other fields have their numbers. Send 'ruleset' \
for any game but official Yahtzee, because rules differ: Kniffel has no joker, Yatzy has pairs. The best move depends \
on the filled categories, so send the whole scorecard. Errors list all problems of a call: correct them and call \
again."""


def make_server(catalogue: Catalogue, server_tables: ServerTables) -> Server[Any]:
    """Return the server of the tools, for any transport."""
    limiter = anyio.CapacityLimiter(_AT_A_TIME)

    async def list_tools(
        _context: ServerRequestContext[Any], _params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_describe(tool) for tool in TOOLS.values()])

    async def call_tool(
        _context: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        # In a thread, so that other calls are accepted meanwhile.
        answer = partial(call, params.name, params.arguments, catalogue, server_tables)
        return await anyio.to_thread.run_sync(answer, limiter=limiter)

    return Server(
        "keepwise",
        title="Keepwise",
        version=VERSION,
        description="Exact scoring, checking and advice for dice games of the Yahtzee family.",
        instructions=_INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def _describe(tool: Tool) -> types.Tool:
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=tool.about,
        input_schema=tool.arguments,
        output_schema=tool.numbers,
        annotations=types.ToolAnnotations(
            title=tool.title, read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
        ),
    )


def call(
    name: str, said: Mapping[str, Any] | None, catalogue: Catalogue, server_tables: ServerTables
) -> types.CallToolResult:
    """Return the result of a call: an answer, or the problems of the question."""
    tool = TOOLS.get(name)
    if tool is None:
        problem = unknown_name("not-found", (), "tool", name, tuple(TOOLS))
        return _result(problem.detail, {"problems": []}, is_error=True)
    try:
        say, numbers = ask(tool, said, catalogue, server_tables)
    except Exception as error:  # whatever it is: one call must not end the server
        return refuse(error, said or {})
    return _result(say, numbers)


def refuse(error: Exception, said: Mapping[str, Any]) -> types.CallToolResult:
    """Return the problems that the HTTP service reports, each with its place in the arguments."""
    kind, instance = problem_kind(error), token_hex(8)
    _LOG.log(kind.level, "%s (%s): %r", kind.name, instance, str(error), exc_info=error if kind.status == 500 else None)
    document = dump_error(error, instance)
    problems = place_problems(document["errors"], dict(said))
    lines = [f"{document['title']}: {count_problems(len(document['errors']), len(problems))}."]
    lines += [f"{problem['place'] or 'arguments'}: {problem['detail']}" for problem in problems]
    again: dict[str, Any] = {name: document[name] for name in ("retry_after", "progress") if name in document}
    if "retry_after" in document:
        lines.append(f"Retry in {document['retry_after']} s.")
    return _result("\n".join(lines), {"problems": problems, **again}, is_error=True)


def _result(say: str, numbers: dict[str, Any], *, is_error: bool = False) -> types.CallToolResult:
    """Return sentences and numbers, both as texts and as structured content."""
    shown = encode(numbers).decode()
    return types.CallToolResult(
        content=[types.TextContent(text=say), types.TextContent(text=shown)],
        structured_content={"say": say, **json.loads(shown)},
        is_error=is_error,
    )


async def serve_stdio(server: Server[Any]) -> None:
    """Answer on standard input and output until the input ends."""
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def make_http_app(server: Server[Any], host: str, allowed_hosts: tuple[str, ...] = ()) -> Starlette:
    """Return the server on streamable HTTP, without sessions and with answers in JSON.

    Requests to another `Host`, or of a page from another `Origin`, are refused, so that a web page cannot
    send requests through a visitor's browser.
    """
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        json_response=True,
        stateless_http=True,
        max_request_body_size=LARGE_BODY_LIMIT + _ENVELOPE,
        # `_OfThisServer` checks hosts: the kit takes whatever follows "localhost:" for a port.
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        host=host,
    )
    app.add_middleware(_OfThisServer, names=(*_LOOPBACK, *allowed_hosts))
    return app


class _OfThisServer:
    """Refuses requests to another `Host`, or of a page from another `Origin`."""

    def __init__(self, app: ASGIApp, names: Sequence[str]) -> None:
        self._app = app
        self._host = re.compile(f"(?:{'|'.join(map(re.escape, names))})(?::([0-9]{{0,5}}))?", re.ASCII | re.IGNORECASE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        app = self._app if scope["type"] != "http" else self._refusal(Headers(scope=scope)) or self._app
        await app(scope, receive, send)

    def _refusal(self, headers: Headers) -> Response | None:
        if not self._is_ours(headers.get("host", "")):
            return Response("Invalid Host header", 421)
        scheme, separator, host = headers.get("origin", "").partition("://")
        if scheme and not (separator and scheme in ("http", "https") and self._is_ours(host)):
            return Response("Invalid Origin header", 403)
        return None

    def _is_ours(self, host: str) -> bool:
        said = self._host.fullmatch(host)
        return said is not None and int(said[1] or 0) < 1 << 16


def serve_http(app: Starlette, host: str, port: int) -> None:
    """Answer on this address until the process is stopped."""
    # Its own log would write to standard output, one line for every request.
    uvicorn.run(app, host=host, port=port, log_config=None, access_log=False, timeout_graceful_shutdown=5)
