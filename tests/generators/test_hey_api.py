"""The client of @hey-api/openapi-ts."""

import json
from pathlib import Path

import pytest

from api.contract.files import CONTRACT
from clients.npm import TSC, run_program
from tests.generators.commands import NODE_MODULES
from tests.generators.game import play
from tests.generators.typescript_project import (
    assert_errors_are_reported,
    assert_mistakes_were_looked_for,
    play_in_node,
    start_project,
    write_examples,
)

SOURCES = ("game_by_hey_api.ts", "errors_by_hey_api.ts", "refused_by_hey_api.ts")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a compiled project with the types, programs, and all examples as typed values."""
    folder = tmp_path_factory.mktemp("hey-api")
    start_project(folder, *SOURCES)
    settings = {"input": str(CONTRACT), "output": {"path": "client", "module": {"extension": ".js"}}}
    (folder / "openapi-ts.config.js").write_text(f"export default {json.dumps(settings)};\n", encoding="utf-8")
    run_program("@hey-api/openapi-ts/bin/run.js", "--silent", "--no-log-file", cwd=folder, modules=NODE_MODULES)
    write_examples(
        folder / "examples.ts",
        'import type * as schemas from "./client/index.js";',
        lambda schema: f"schemas.{schema}",
    )
    run_program(TSC, cwd=folder)
    return folder


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert play_in_node(project, "game_by_hey_api", service) == play(service)


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, "errors_by_hey_api", refusing)


def test_every_type_error_is_detected(project: Path) -> None:
    assert_mistakes_were_looked_for(project, "refused_by_hey_api")
