"""The server as a separate process without numba, on standard input and output and on streamable HTTP."""

import json
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp.client.stdio import StdioServerParameters

from api.assistants.__main__ import main
from api.assistants.server import PATH, TOOLS
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.store.tablefile import table_path, tables_folder
from tests.api.assistants.conversation import call_all, list_tools, numbers, problems, said
from tests.servers import PATIENCE, ROOT, ask, free_port, listens, wait_until

pytestmark = pytest.mark.slow

SOLVED = "yatzy-forced"
"""The only ruleset with a table: a small one."""

# None in sys.modules makes an import fail like that of a missing package.
START = "import sys; sys.modules['numba'] = None; from api.assistants.__main__ import main; sys.exit(main())"

POSITION: dict[str, Any] = {"ruleset": SOLVED, "dice": "13346", "rolls_left": 2}
CALLS: list[tuple[str, dict[str, Any]]] = [
    ("advise_move", POSITION),
    ("score_hand", {"dice": "33356"}),
    ("check_scores", {"scorecard": {"fours": 13}}),
    ("review_game", {"ruleset": SOLVED, "players": [{"turns": [{"rolls": ["11345"], "category": "ones"}]}]}),
    ("category_odds", {"category": "yahtzee"}),
    ("list_rulesets", {}),
]
BAD_CALLS: list[tuple[str, dict[str, Any]]] = [
    ("advise_move", {**POSITION, "dice": "13347"}),
    ("score_hand", {}),
    ("check_scores", {"scorecard": []}),
    ("review_game", {"players": 3}),
    ("category_odds", {"category": "straight", "ruleset": "maxi-yatzy"}),
    ("list_rulesets", {"ruleset": "poker"}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    source = table_path(compile_ruleset(load_ruleset(SOLVED)), tables_folder())
    shutil.copy(source, folder)
    return folder


@pytest.fixture(scope="module")
def stdio(folder: Path) -> StdioServerParameters:
    return StdioServerParameters(
        command=sys.executable, args=["-c", START], cwd=ROOT, env={"KEEPWISE_TABLES": str(folder)}
    )


@pytest.fixture(scope="module")
def port(folder: Path) -> Iterator[int]:
    """Yield the port of a server on streamable HTTP."""
    port = free_port()
    command = [sys.executable, "-c", START, "--http", str(port)]
    with subprocess.Popen(
        command, cwd=ROOT, env={"KEEPWISE_TABLES": str(folder)}, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_until(lambda: listens(port) or process.poll() is not None, "a server that listens")
            assert process.poll() is None
            yield port
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
            assert process.stdout is not None
            assert process.stdout.read() == b""
        finally:
            process.kill()


@pytest.fixture
def http(port: int) -> str:
    return f"http://127.0.0.1:{port}{PATH}"


def check_conversation(server: StdioServerParameters | str, mode: str) -> None:
    """Call each tool with a valid and an invalid request concurrently."""
    results = call_all(server, [*CALLS, *BAD_CALLS, *CALLS], at_once=True, mode=mode)
    good, bad, again = results[:6], results[6:12], results[12:]
    assert [numbers(each) for each in good] == [numbers(each) for each in again]
    assert said(good[1]).startswith("3 3 3 5 6 pays 20 in Three of a kind or Chance")
    assert numbers(good[0])["method"] == "exact"
    assert [problems(each)[0]["place"] for each in bad] == [
        *("/dice", "/dice", "/scorecard", "/players", "/category", "/ruleset")
    ]


def test_standard_input_and_output(stdio: StdioServerParameters) -> None:
    check_conversation(stdio, "auto")


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_streamable_http(http: str, mode: str) -> None:
    assert [tool.name for tool in list_tools(http, mode=mode)] == list(TOOLS)
    check_conversation(http, mode)


def test_tables_come_from_the_folder(http: str) -> None:
    found, missing = call_all(http, [("advise_move", POSITION), ("advise_move", {**POSITION, "ruleset": "yahtzee"})])
    assert numbers(found)["value"] > 100
    (problem,) = problems(missing)
    assert (problem["code"], problem["command"]) == ("missing-table", "python -m strategy_tables build yahtzee")


@pytest.mark.exhaustive
def test_only_messages_are_written_to_standard_output(folder: Path) -> None:
    """Errors are logged instead; the process ends when its input does.

    This is also the handshake of older clients.
    """
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "a test", "version": "1"},
    }
    messages: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": hello},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        *(
            {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {"name": name, "arguments": arguments}}
            for number, (name, arguments) in enumerate([*CALLS, *BAD_CALLS], start=1)
        ),
    ]
    with subprocess.Popen(
        [sys.executable, "-c", START], cwd=ROOT, env={"KEEPWISE_TABLES": str(folder)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        for message in messages:
            print(json.dumps(message), file=process.stdin, flush=True)
        answers = [json.loads(process.stdout.readline()) for message in messages if "id" in message]
        rest, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    assert rest == ""
    assert sorted(answer["id"] for answer in answers) == list(range(len(CALLS) + len(BAD_CALLS) + 1))
    assert all(answer["jsonrpc"] == "2.0" and "result" in answer for answer in answers)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:80"}, 200),
        ({"Host": "LocalHost:65535"}, 200),
        ({"Host": "[::1]:8000"}, 200),
        ({"Host": "localhost:x"}, 421),
        ({"Host": "localhost:65536"}, 421),
        ({"Host": "localhost:80:80"}, 421),
        ({"Host": "localhost:80@keepwise.example"}, 421),
        ({"Host": "127x0x0x1"}, 421),
        ({"Origin": "http://localhost:x"}, 403),
        ({"Origin": "localhost"}, 403),
        ({"Origin": "file://"}, 403),
        ({"Origin": "http://localhost:5173"}, 200),
        ({"Host": "keepwise.example"}, 421),
        ({"Origin": "https://keepwise.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Content-Type": "text/plain"}, 400),
    ],
)
def test_pages_of_other_sites_are_refused(port: int, fields: dict[str, str], status: int) -> None:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode()
    sent = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream", **fields}
    assert ask(port, PATH, "POST", body, sent).status == status


def test_large_rulesets_are_refused(port: int) -> None:
    sent = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    assert ask(port, PATH, "POST", b'"' + b" " * 1_100_000 + b'"', sent).status == 413


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["--host", "0.0.0.0"], "--host and --allow-host require --http"),  # noqa: S104  refused
        (["--http", "9000", "--host", "0.0.0.0"], "requires --allow-host"),  # noqa: S104
        (["--http", "door"], "invalid int value: 'door'"),
    ],
)
def test_invalid_options_are_refused(arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert wrong in capsys.readouterr().err


@pytest.mark.parametrize(("host", "shown"), [("::1", "[::1]"), ("localhost", "localhost")])
def test_the_printed_address_can_be_opened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, host: str, shown: str
) -> None:
    monkeypatch.setenv("KEEPWISE_TABLES", str(folder))
    monkeypatch.setattr("api.assistants.server.serve_http", lambda *_: None)
    assert main(["--http", "9000", "--host", host]) == 0
    assert capsys.readouterr().err == f"Listening on http://{shown}:9000/mcp\n"


def test_a_missing_extra_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("api.assistants.__main__.find_spec", lambda _: None)
    assert main([]) == 2
    assert "keepwise[mcp]" in capsys.readouterr().err


def test_an_invalid_setting_ends_it_with_a_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULESETS_DIR", "/no/such/folder")
    assert main([]) == 2
    assert "RULESETS_DIR must be a folder" in capsys.readouterr().err
