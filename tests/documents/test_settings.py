"""docs/settings.md: the table of settings is complete, with defaults and limits."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.service.config import Config, InvalidConfig, load_config
from strategy_tables.store.tablefile import tables_folder
from tests.documents.reading import ROOT, code_in, table_under
from tests.programs import NAMES

ROWS = {
    name: (default, allowed, code_in(readers) or [readers])
    for names, default, allowed, _, readers in table_under("settings.md", "Settings", "setting")
    for name in code_in(names)
}
GUNICORN = "deploy/gunicorn.conf.py"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Yield the files that may read the environment; parsing all others would take most of the time."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if "environ" in text or "getenv" in text:
                yield path, ast.parse(text)


def calls(tree: ast.Module) -> Iterator[tuple[str, list[object]]]:
    """Yield every call with constants: the function, and its constant arguments."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            yield ast.unparse(node.value), [node.slice.value]


def read_from_the_environment(*folders: str) -> set[str]:
    """Return the names read from os.environ."""
    return {
        str(constants[0])
        for _, tree in sources(*folders)
        for called, constants in calls(tree)
        if re.match(r"os\.(environ|getenv)", called) and constants and isinstance(constants[0], str)
    }


def gunicorn_limits() -> dict[str, list[object]]:
    """Return the numbers in gunicorn's settings: default, least, greatest by name."""
    tree = ast.parse((ROOT / GUNICORN).read_text(encoding="utf-8"))
    return {str(constants[0]): constants[1:] for called, constants in calls(tree) if called == "whole_number"}


def config_names() -> set[str]:
    """Return the names of the service's settings: upper-case strings in the modules that read them."""
    modules = (ROOT / "api/service/config.py", ROOT / "strategy_tables/jobs/settings.py")
    return {
        constant
        for module in modules
        for called, constants in calls(ast.parse(module.read_text(encoding="utf-8")))
        for constant in constants
        if called.startswith(("_", "environ.")) and isinstance(constant, str) and re.fullmatch(r"[A-Z_]+", constant)
    }


def in_makefile() -> dict[str, str]:
    return dict(re.findall(r"^(\w+) \?= ?(.*)$", MAKEFILE, re.MULTILINE))


def in_dockerfile() -> list[str]:
    """Return the build arguments."""
    return re.findall(r"^ARG (\w+)=", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)


def in_compose() -> dict[str, str]:
    return dict(re.findall(r"\$\{(\w+):-(\w*)\}", (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")))


def test_the_table_lists_exactly_the_settings() -> None:
    served = read_from_the_environment("api", "strategy_tables", "engine", "deploy", "openapi", "requirements")
    # The worker does as gunicorn, which reads it.
    served -= {"SCRIPT_NAME"}
    assert served >= {"HOST", "KEEPWISE_TABLES", "OPENBLAS_NUM_THREADS"}
    # One benchmark passes answers to the server it starts.
    tests = read_from_the_environment("tests") - {"ANSWERS"} | {name.upper() for name in NAMES}
    assert tests >= {"REQUIRE_PROGRAMS", "FUZZ_EFFORT", "WRK"}
    written = {*in_makefile(), *in_compose(), *in_dockerfile()}
    read = served | tests | set(gunicorn_limits()) | config_names() | written
    # Read by gunicorn itself.
    assert set(ROWS) == read | {"GUNICORN_CMD_ARGS"}


def test_only_servers_and_solvers_read_the_whole_environment() -> None:
    given = [
        (called, str(path.relative_to(ROOT)))
        for path, tree in sources("api", "strategy_tables", "engine", "deploy")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and any(ast.unparse(arg) == "os.environ" for arg in node.args)
        for called in [ast.unparse(node.func)]
    ]
    assert {called for called, _ in given} == {"load_config", "load_settings"}


@pytest.mark.parametrize("name", sorted(gunicorn_limits()))
def test_numbers_of_gunicorn_are_as_listed(name: str) -> None:
    default, least, greatest = gunicorn_limits()[name]
    shown, allowed, readers = ROWS[name]
    assert (code_in(shown), allowed) == ([str(default)], f"{least} to {greatest}")
    assert GUNICORN in readers


def test_settings_of_the_service_are_as_listed(tmp_path: Path) -> None:
    switches = {"SOLVE_ON_DEMAND", "PREPARE_TABLES"}
    shared = {"SOLVED_TABLES_MB", "QUEUE", "SHARED_TABLES"}
    assert config_names() == {"KEEPWISE_TABLES", "RULESETS_DIR", "APPS_FILE", "ROLL_KEY", *shared, *switches}
    assert all("api" in ROWS[name][2] for name in config_names())
    assert load_config({}) == Config()
    default, allowed, _ = ROWS["SOLVED_TABLES_MB"]
    assert load_config({"SOLVED_TABLES_MB": code_in(default)[0]}) == Config()
    least, greatest = map(int, allowed.split(" to "))
    for megabytes in (least, greatest):
        assert load_config({"SOLVED_TABLES_MB": str(megabytes)}).solved_bytes == megabytes << 20
    refused = [{"SOLVED_TABLES_MB": str(least - 1)}, {"SOLVED_TABLES_MB": str(greatest + 1)}, {"SOLVE_ON_DEMAND": "2"}]
    refused += [{"PREPARE_TABLES": "2", "SOLVE_ON_DEMAND": "1"}, {"PREPARE_TABLES": "1"}]
    refused += [{"QUEUE": "localhost:6379"}, {"SHARED_TABLES": "bucket"}]
    refused += [{"ROLL_KEY": "ab" * 31}, {"ROLL_KEY": "AB" * 32}]
    for said in [*refused, {"KEEPWISE_TABLES": str(tmp_path / "none")}, {"RULESETS_DIR": str(tmp_path / "none")}]:
        with pytest.raises(InvalidConfig):
            load_config(said)
    default, allowed, _ = ROWS["SOLVE_ON_DEMAND"]
    flags = {text: load_config({"SOLVE_ON_DEMAND": text}).solve_on_demand for text in code_in(allowed)}
    assert flags == {"0": False, "1": True}
    assert code_in(default)[:2] == [str(int(Config().solve_on_demand)), in_makefile()["SOLVE_ON_DEMAND"]]
    default, allowed, _ = ROWS["PREPARE_TABLES"]
    on = {"SOLVE_ON_DEMAND": "1"}
    counts = {text: len(load_config({"PREPARE_TABLES": text, **on}).prepared_kinds) for text in code_in(allowed)}
    assert counts == {"0": 0, "means": 1, "1": 4}
    assert load_config({"PREPARE_TABLES": code_in(default)[0]}) == Config()


def test_tables_are_in_the_documented_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KEEPWISE_TABLES", raising=False)
    assert tables_folder() == ROOT / code_in(ROWS["KEEPWISE_TABLES"][0])[0]


def test_variables_of_make_and_compose_are_listed() -> None:
    for name, default in in_makefile().items():
        shown, _, readers = ROWS[name]
        assert "Makefile" in readers
        # Or a value that depends on another setting.
        depends = re.fullmatch(r"\$\(if .*,(\w+),0\)", default)
        assert (depends[1] if depends else default) in (code_in(shown) or [""])
    for name, default in in_compose().items():
        assert "deploy/compose.yaml" in ROWS[name][2]
        assert default in (code_in(ROWS[name][0]) or [""]) or f"by default on `{default}`" in effect_of(name)


def effect_of(name: str) -> str:
    """Return the description of a setting in the table."""
    rows = table_under("settings.md", "Settings", "setting")
    return next(row[3] for row in rows if name in code_in(row[0]))
