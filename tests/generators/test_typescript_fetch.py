"""The TypeScript client typescript-fetch of openapi-generator."""

import json
import shutil
from pathlib import Path

import pytest

from clients.npm import TSC, run_program
from tests.generators.examples import same_meaning
from tests.generators.game import play
from tests.generators.openapi_generator import made_client
from tests.generators.typescript_project import assert_errors_are_reported, play_in_node, start_project

GAME, ERRORS = "game_by_typescript_fetch", "errors_by_typescript_fetch"


@pytest.fixture(scope="module")
def project(shared_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a compiled project with the client and programs."""
    folder = tmp_path_factory.mktemp("typescript-fetch")
    start_project(folder, f"{GAME}.ts", f"{ERRORS}.ts")
    # Its imports have no file extensions, as in CommonJS and with bundlers.
    (folder / "package.json").write_text(json.dumps({"private": True}), encoding="utf-8")
    shutil.copytree(made_client("typescript", shared_folder), folder / "client")
    run_program(TSC, "--noUncheckedIndexedAccess", "false", cwd=folder)
    return folder


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert same_meaning(play(service), play_in_node(project, GAME, service))


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, ERRORS, refusing)
