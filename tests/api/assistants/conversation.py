"""Calls of the tools with the official client of the protocol."""

from collections.abc import Sequence
from typing import Any

import anyio
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters
from mcp.server.lowlevel import Server
from mcp_types import CallToolResult, TextContent, Tool

from tests.event_loops import run_apart

Speaks = Server[Any] | StdioServerParameters | str


def call(server: Speaks, name: str, arguments: dict[str, Any] | None = None) -> CallToolResult:
    """Return the result of a call; the client validates it against the schema of the tool."""
    return call_all(server, [(name, arguments or {})])[0]


def call_all(
    server: Speaks, calls: Sequence[tuple[str, dict[str, Any]]], *, at_once: bool = False, mode: str = "auto"
) -> list[CallToolResult]:
    """Return the results of several calls of a client, sequential or concurrent."""

    async def talk() -> list[CallToolResult]:
        results: dict[int, CallToolResult] = {}

        async def ask(place: int, name: str, arguments: dict[str, Any]) -> None:
            results[place] = await client.call_tool(name, arguments)

        async with Client(server, mode=mode) as client:
            if at_once:
                async with anyio.create_task_group() as group:
                    for place, (name, arguments) in enumerate(calls):
                        group.start_soon(ask, place, name, arguments)
            else:
                for place, (name, arguments) in enumerate(calls):
                    await ask(place, name, arguments)
        return [results[place] for place in range(len(calls))]

    return run_apart(talk)


def list_tools(server: Speaks, *, mode: str = "auto") -> list[Tool]:
    """Return the tools that a client sees."""

    async def talk() -> list[Tool]:
        async with Client(server, mode=mode) as client:
            return (await client.list_tools()).tools

    return run_apart(talk)


def said(result: CallToolResult) -> str:
    """Return the sentences of an answer."""
    first = result.content[0]
    assert isinstance(first, TextContent)
    return first.text


def numbers(result: CallToolResult) -> dict[str, Any]:
    """Return the numbers of an answer."""
    assert not result.is_error, said(result)
    content: dict[str, Any] = result.structured_content
    return content


def problems(result: CallToolResult) -> list[dict[str, Any]]:
    """Return the problems of a refusal."""
    assert result.is_error, said(result)
    found: list[dict[str, Any]] = result.structured_content["problems"]
    return found
