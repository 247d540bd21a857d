"""Tables built in the background, with real workers and builders: unrequested, and by a single solver."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

from engine.definitions.definition import load_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import build_table
from tests.servers import Gunicorn, ask, running_gunicorn, wait_until

pytestmark = pytest.mark.slow

APP = "tests.deploy.preparing_server:make_app()"
JSON = {"Content-Type": "application/json"}


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Return the settings of a server with the tiny ruleset and its table of means."""
    tables, rulesets = tmp_path / "tables", tmp_path / "rulesets"
    tables.mkdir()
    rulesets.mkdir()
    categories = "categories = [{ id = 'sixes', upper = 6 }, { id = 'chance', pays = { sum = 'all' } }]"
    (rulesets / "tiny.toml").write_text(f"name = 'tiny'\ntitle = 'Tiny'\ndice_count = 2\nrolls = 2\n{categories}\n")
    build_table(compile_ruleset(load_rulesets(rulesets)["tiny"]), tables)
    on = {"SOLVE_ON_DEMAND": "1", "PREPARE_TABLES": "1"}
    return {"KEEPWISE_TABLES": str(tables), "RULESETS_DIR": str(rulesets), **on}


def preparing(server: Gunicorn) -> list[tuple[str, str]]:
    said: Any = json.loads(ask(server.port, "/readyz").body)
    return [(each["ruleset"], each["objective"]) for each in said.get("preparing", [])]


def standings(server: Gunicorn) -> list[str]:
    facts = json.loads(ask(server.port, "/v1/rulesets/tiny").body)["facts"]
    return [facts["outlook_table"], facts["target_table"]]


def begun(server: Gunicorn) -> list[str]:
    """Return the objectives of the builds that the solver of this server has started."""
    return re.findall("building the (\\w+) table of 'tiny' in process", "\n".join(server.log()))


@pytest.mark.exhaustive
def test_prepared_tables_are_built_once_by_any_process(environ: dict[str, str]) -> None:
    with running_gunicorn(APP, 2, environ) as one, running_gunicorn(APP, 1, environ) as other:
        wait_until(lambda: begun(one) + begun(other), "a builder has begun")
        # The worker that has started the solver may die.
        os.kill(one.workers()[0], signal.SIGKILL)
        wait_until(lambda: standings(one) == standings(other) == ["ready", "ready"], "both are there")
        wait_until(lambda: preparing(one) == preparing(other) == [], "nothing is left")
        assert sorted(begun(one) + begun(other)) == ["outlook", "target"]
        asked = {"ruleset": "tiny", "scorecard": {}, "if_ready": True}
        answer = ask(other.port, "/v1/outlook", "POST", json.dumps(asked).encode(), JSON)
        assert answer.status == 200, answer.body
