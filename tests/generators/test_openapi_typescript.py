"""The types of openapi-typescript, and openapi-fetch with them."""

from pathlib import Path

import pytest

from api.contract.files import CONTRACT
from clients.npm import OPENAPI_TYPESCRIPT, TSC, run_program
from tests.generators.game import play
from tests.generators.typescript_project import (
    assert_errors_are_reported,
    assert_mistakes_were_looked_for,
    play_in_node,
    start_project,
    write_examples,
)

SOURCES = ("game_by_openapi_fetch.ts", "errors_by_openapi_fetch.ts", "refused_by_openapi_fetch.ts")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a compiled project with the types, programs, and all examples as typed values."""
    folder = tmp_path_factory.mktemp("openapi-typescript")
    start_project(folder, *SOURCES)
    # Fields of requests with a default stay optional.
    run_program(OPENAPI_TYPESCRIPT, CONTRACT, "--default-non-nullable=false", "--output", "schema.ts", cwd=folder)
    write_examples(
        folder / "examples.ts",
        'import type { components } from "./schema.js";',
        lambda schema: f'components["schemas"]["{schema}"]',
    )
    run_program(TSC, cwd=folder)
    return folder


def test_a_whole_game_is_played(project: Path, service: str) -> None:
    assert play_in_node(project, "game_by_openapi_fetch", service) == play(service)


def test_errors_are_reported(project: Path, refusing: list[str]) -> None:
    assert_errors_are_reported(project, "errors_by_openapi_fetch", refusing)


def test_every_type_error_is_detected(project: Path) -> None:
    assert_mistakes_were_looked_for(project, "refused_by_openapi_fetch")
