"""The Kotlin clients of openapi-generator, with Moshi and with kotlinx.serialization."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.generators.compiled_program import UNIONS, ClientTests, Program, assert_examples_round_trip
from tests.generators.maven import compiled_project, run_class
from tests.generators.openapi_generator import assert_all_operations, made_client

SOURCES = Path(__file__).parent / "kotlin"


@pytest.fixture(scope="module", params=["moshi", "kotlinx"])
def client(request: pytest.FixtureRequest, shared_folder: Path) -> Path:
    return made_client(request.param, shared_folder)


@pytest.fixture(scope="module")
def program(client: Path, shared_folder: Path) -> Program:
    """Compile the client with a program."""

    def copy(project: Path) -> None:
        project.mkdir()
        shutil.copyfile(SOURCES / "pom.xml", project / "pom.xml")
        shutil.copytree(client / "src" / "main" / "kotlin", project / "src")
        for source in (SOURCES / "Main.kt", SOURCES / client.name / "Json.kt"):
            shutil.copyfile(source, project / "src" / source.name)

    project = compiled_project(shared_folder / f"kotlin-{client.name}", copy)
    return partial(run_class, project, "MainKt")


class TestKotlin(ClientTests):
    pass


def test_no_operation_is_dropped(client: Path) -> None:
    assert_all_operations((client / "src").rglob("apis/*.kt"), r"\n     \* (GET|POST) (/\S+)\n")


def test_every_example_round_trips(program: Program) -> None:
    assert_examples_round_trip(program, except_for=UNIONS)
