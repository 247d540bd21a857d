"""The Java client of openapi-generator, with its library `native`."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.generators.commands import output_of
from tests.generators.compiled_program import ClientTests, Program
from tests.generators.maven import class_path, compiled_project, run_class
from tests.generators.openapi_generator import made_client


@pytest.fixture(scope="module")
def program(shared_folder: Path) -> Program:
    """Compile the client, then a program, which uses newer Java."""
    client = made_client("java", shared_folder)
    shutil.rmtree(client / "src" / "test")
    project = compiled_project(shared_folder / "java", partial(shutil.copytree, client))
    source = Path(__file__).parent / "java" / "Main.java"
    output_of("javac", "-cp", class_path(project), "-d", project / "target" / "classes", source)
    return partial(run_class, project, "Main")


class TestJava(ClientTests):
    pass
