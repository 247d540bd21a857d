"""The document about assistants: its examples are real answers, and it covers all tools."""

import importlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from api.assistants.server import TOOLS, call
from api.service.catalogue import Catalogue, open_catalogue
from api.service.config import Config
from api.service.server_tables import ServerTables, open_server_tables
from tests.documents.reading import LEFT_OUT, Block, blocks, code_in, contains, table_under
from tests.strategy_tables.tables import built_tables

DOCUMENT = "assistants.md"


@dataclass(frozen=True)
class Exchange:
    """A call and the shown parts of its answer: the text, and some numbers."""

    asked: Block
    said: Block
    numbers: Block

    def __str__(self) -> str:
        return str(self.asked)


def exchanges() -> list[Exchange]:
    shown = list(blocks(DOCUMENT))
    return [Exchange(*shown[place : place + 3]) for place, block in enumerate(shown) if '"tool":' in block.text]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return open_catalogue(Config())


@pytest.fixture(scope="module")
def server_tables(catalogue: Catalogue) -> ServerTables:
    return open_server_tables(Config(), catalogue, built_tables())


@pytest.mark.parametrize("exchange", exchanges(), ids=str)
def test_a_tool_answers_as_shown(exchange: Exchange, catalogue: Catalogue, server_tables: ServerTables) -> None:
    asked = json.loads(exchange.asked.text)
    result = call(asked["tool"], asked["arguments"], catalogue, server_tables)
    told: dict[str, Any] = result.structured_content
    assert (exchange.said.language, exchange.numbers.language) == ("text", "json")
    said, is_shortened = exchange.said.text.rstrip("\n"), exchange.said.text.endswith(f" {LEFT_OUT}\n")
    assert told["say"].startswith(said.removesuffix(LEFT_OUT)) if is_shortened else told["say"] == said
    assert contains(told, json.loads(exchange.numbers.text)), told
    assert result.is_error == ("problems" in told)


def test_the_document_shows_a_conversation_and_a_mistake() -> None:
    headings = [exchange.asked.heading for exchange in exchanges()]
    assert headings.count("Examples") >= 2
    assert headings.count("Errors") == 1


def test_every_tool_and_argument_is_documented() -> None:
    tools = {code_in(row[0])[0]: row for row in table_under(DOCUMENT, "Tools", "tool")}
    assert tools.keys() == TOOLS.keys()
    takers: dict[str, set[str]] = {}
    for row in table_under(DOCUMENT, "Tools", "argument"):
        named = set(TOOLS) if row[2] == "all" else set(code_in(row[2]))
        takers.update(dict.fromkeys(code_in(row[0]), named))
    # In a group, each is an argument of some tool that the row names.
    for name, tool in TOOLS.items():
        assert {argument for argument, named in takers.items() if name in named} >= tool.takes.keys()
    assert takers.keys() == {argument for tool in TOOLS.values() for argument in tool.takes}


def test_the_documented_command_for_hosts_exists() -> None:
    (settings,) = (json.loads(block.text) for block in blocks(DOCUMENT) if "mcpServers" in block.text)
    started = settings["mcpServers"]["keepwise"]
    root = Path(started["env"]["PYTHONPATH"])
    assert Path(started["command"]) == root / ".venv" / "bin" / "python"
    assert started["args"][0] == "-m"
    assert importlib.import_module(f"{started['args'][1]}.__main__").main
