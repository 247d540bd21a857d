"""The Rust client of openapi-generator, with reqwest; compiled only where `cargo` exists."""

import shutil
from pathlib import Path

import pytest

from tests.generators.commands import output_of
from tests.generators.compiled_program import ClientTests, Program
from tests.generators.openapi_generator import made_client

SOURCES = Path(__file__).parent / "rust"


@pytest.fixture(scope="module")
def program(shared_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Compile the client with a program."""
    if shutil.which("cargo") is None:
        pytest.skip("no cargo on the PATH")
    project = shutil.copytree(SOURCES, tmp_path_factory.mktemp("rust") / "program")
    shutil.copytree(made_client("rust", shared_folder), project / "keepwise")
    output_of("cargo", "build", "--quiet", cwd=project)
    return lambda *arguments, said="": output_of(
        project / "target" / "debug" / "program", *arguments, said=said
    ).splitlines()


class TestRust(ClientTests):
    pass
