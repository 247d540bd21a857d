"""Starting the server: settings, and refusals with a line that tells the reason."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from api import create_app
from api.service.config import Config, InvalidConfig, load_config
from engine.definitions.definition import load_ruleset
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import Table, TableError, TableHeader, build_table, table_path
from strategy_tables.jobs.on_demand import PREPARED_KINDS
from strategy_tables.store.solved_folder import MEBIBYTE
from strategy_tables.store.tablefile import write_table
from tests.api.clients import client_of
from tests.api.refusals import assert_refused
from tests.servers import ROOT


def test_the_defaults() -> None:
    assert load_config({}) == load_config({"RULESETS_DIR": "", "SOLVE_ON_DEMAND": ""}) == Config()
    assert not Config().solve_on_demand


def test_settings_are_read(tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    tables.mkdir()
    said = {
        "KEEPWISE_TABLES": str(tables),
        "RULESETS_DIR": str(tmp_path),
        "SOLVE_ON_DEMAND": "1",
        "SOLVED_TABLES_MB": "64",
    }
    expected = Config(tables, tmp_path, True, 64 * MEBIBYTE)
    assert load_config(said) == expected
    for text, kinds in (("means", PREPARED_KINDS[:1]), ("1", PREPARED_KINDS)):
        assert load_config({**said, "PREPARE_TABLES": text}) == replace(expected, prepared_kinds=kinds)


def test_what_is_shared_with_other_machines() -> None:
    queue, shared = "redis://queue:6379/0", "s3://bucket/tables"
    assert load_config({"QUEUE": "", "SHARED_TABLES": ""}) == Config()
    # Finished tables are shared where the queue is, unless there is a better place.
    assert load_config({"QUEUE": queue}) == Config(queue=queue, shared_tables=queue)
    assert load_config({"QUEUE": queue, "SHARED_TABLES": shared}) == Config(queue=queue, shared_tables=shared)


def test_every_invalid_setting_has_a_line(tmp_path: Path) -> None:
    none = str(tmp_path / "none")
    said = {
        "KEEPWISE_TABLES": none,
        "RULESETS_DIR": none,
        "SOLVE_ON_DEMAND": "yes",
        "SOLVED_TABLES_MB": "-1",
        "QUEUE": "localhost:6379",
        "SHARED_TABLES": "bucket",
    }
    with pytest.raises(InvalidConfig) as error:
        load_config(said)
    assert sorted(line.split()[0] for line in str(error.value).splitlines()) == sorted(said)


def test_nothing_is_prepared_without_builds() -> None:
    for text in ("1", "means"):
        with pytest.raises(InvalidConfig, match=r"^PREPARE_TABLES needs SOLVE_ON_DEMAND=1: "):
            load_config({"PREPARE_TABLES": text, "SOLVE_ON_DEMAND": "0"})
    assert not load_config({"PREPARE_TABLES": "0", "SOLVE_ON_DEMAND": "1"}).prepared_kinds


@pytest.mark.parametrize("text", ["0", "1.5", "x", "٣", "1" * 8])
def test_invalid_sizes_are_refused(text: str) -> None:
    with pytest.raises(InvalidConfig, match="SOLVED_TABLES_MB must be a whole number"):
        load_config({"SOLVED_TABLES_MB": text})


def test_every_problem_of_every_operators_ruleset_is_listed(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('name = "one"\ndice_count = 9\nrolls = 0\nbase = "yahtzee"\n')
    (tmp_path / "two.toml").write_text("nonsense")
    (tmp_path / "yahtzee.toml").write_text('name = "yahtzee"\nbase = "yatzy"\n')
    with pytest.raises(InvalidConfig) as error:
        create_app(Config(rulesets_dir=tmp_path))
    lines = str(error.value).splitlines()
    assert len(lines) == 3
    assert [part in line for part, line in zip(["two.toml", "dice_count", "rolls"], lines, strict=True)] == [True] * 3


def test_an_operators_ruleset_may_not_take_the_name_of_a_built_in_one_or_of_a_path(tmp_path: Path) -> None:
    for name in ("yahtzee", "check", "checks"):
        (tmp_path / f"{name}.toml").write_text(f'name = "{name}"\nbase = "yatzy"\n')
    with pytest.raises(InvalidConfig) as error:
        create_app(Config(rulesets_dir=tmp_path))
    assert [line.removeprefix(f"{tmp_path}: ") for line in str(error.value).splitlines()] == [
        "check.toml: this name is taken by a path of the service",
        "yahtzee.toml: this name is taken by a built-in game",
    ]


@pytest.fixture(scope="module")
def crag_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the table file of a built-in ruleset."""
    folder = tmp_path_factory.mktemp("tables")
    compiled = compile_ruleset(load_ruleset("crag"))
    build_table(compiled, folder)
    return table_path(compiled, folder).read_bytes()


@pytest.fixture
def crag_file(tmp_path: Path, crag_bytes: bytes) -> Path:
    path = table_path(compile_ruleset(load_ruleset("crag")), tmp_path)
    path.write_bytes(crag_bytes)
    return path


def start(folder: Path) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "KEEPWISE_TABLES": str(folder)}
    command = [sys.executable, "-c", "import api.wsgi"]
    return subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=60)


def altered(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


@pytest.mark.slow
def test_a_whole_table_is_served(crag_file: Path) -> None:
    assert start(crag_file.parent).returncode == 0
    client = client_of(create_app(Config(tables_dir=crag_file.parent)))
    assert client.get("/readyz").status_code == 200
    shown = client.get("/v1/rulesets/crag").get_json()["facts"]
    assert shown["expected_total"] == pytest.approx(149.847593, abs=1e-6)


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:-1], "truncated"),
        (lambda data: data[: len(data) // 2], "truncated"),
        (lambda data: data[:20], "truncated"),
        (lambda data: data[:0], "not a table"),
        (lambda data: data + b"\0", "bytes too many"),
        (lambda data: altered(data, len(data) - 1), "data was altered"),
        (lambda data: altered(data, len(data) // 2), "data was altered"),
        (lambda data: altered(data, 100), "header was altered"),
        (lambda data: altered(data, 3), "not a table"),
    ],
)
def test_a_damaged_table_is_refused(crag_file: Path, damage: Callable[[bytes], bytes], why: str) -> None:
    crag_file.write_bytes(damage(crag_file.read_bytes()))
    assert_refused_at_start(crag_file, why)


def assert_refused_at_start(path: Path, why: str) -> None:
    """Check for a single line with the file, the reason, and the command that rebuilds it."""
    with pytest.raises(TableError) as error:
        create_app(Config(tables_dir=path.parent))
    line = str(error.value)
    assert "\n" not in line
    assert line.startswith(f"{path}: ")
    assert why in line
    assert line.endswith(f"build it with: python -m strategy_tables build --folder {path.parent} crag")


@pytest.mark.slow
def test_a_refused_table_ends_the_start(crag_file: Path) -> None:
    crag_file.write_bytes(altered(crag_file.read_bytes(), 3_000))
    ended = start(crag_file.parent)
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert "its data was altered" in ended.stderr


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (lambda table: replace(table.header, format=table.header.format + 1), "format version"),
        (lambda table: replace(table.header, fingerprint="0" * 64), "another ruleset"),
        (lambda table: replace(table.header, objective="least_total"), "another objective"),
    ],
)
def test_a_table_of_another_ruleset_is_refused(
    crag_file: Path, other: Callable[[Table], TableHeader], why: str
) -> None:
    table = build_table(compile_ruleset(load_ruleset("crag")), crag_file.parent)
    crag_file.unlink()
    with crag_file.open("wb") as file:
        write_table(file, other(table), table.values)
    assert_refused_at_start(crag_file, why)


def test_scores_need_no_tables(tmp_path: Path) -> None:
    client = client_of(create_app(Config(tables_dir=tmp_path)))
    assert client.get("/healthz").get_json() == {"status": "alive"}
    response = client.get("/readyz")
    assert_refused(response, 503, "not-ready", ("not-ready", ""))
    assert int(response.headers["Retry-After"]) > 0
    assert client.get("/v1/score?dice=13346").status_code == 200


def test_a_table_with_a_wrong_value_is_not_ready(small_table: Table) -> None:
    wrong = replace(small_table, header=replace(small_table.header, start_value=1.0))
    assert_refused(client_of(create_app(tables=[wrong])).get("/readyz"), 503, "not-ready", ("not-ready", ""))


@pytest.mark.slow
def test_an_invalid_setting_ends_the_start_with_one_line() -> None:
    environ = {**os.environ, "SOLVE_ON_DEMAND": "maybe"}
    command = [sys.executable, "-c", "import api.wsgi"]
    ended = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (1, "SOLVE_ON_DEMAND must be 0 or 1, not 'maybe'\n")


@pytest.mark.slow
def test_a_missing_folder_of_tables_ends_the_start_with_one_line(tmp_path: Path) -> None:
    typo = tmp_path / "tabels"
    ended = start(typo)
    assert (ended.returncode, ended.stderr) == (1, f"KEEPWISE_TABLES must be a folder, not {str(typo)!r}\n")


@pytest.mark.slow
def test_a_missing_contract_ends_the_start_with_one_line() -> None:
    code = "import api.contract.files as f; f.CONTRACT = f.Path('gone/openapi.yaml'); import api.wsgi"
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    )
    expected = "the service cannot start without gone/openapi.yaml: No such file or directory\n"
    assert (ended.returncode, ended.stderr) == (1, expected)
