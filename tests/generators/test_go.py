"""The Go client of oapi-codegen; compiled only where `go` exists."""

import shutil
from pathlib import Path

import pytest

from api.contract.files import CONTRACT
from tests.generators.commands import output_of
from tests.generators.compiled_program import ClientTests, Program

GENERATOR = "github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """Compile the client with a program."""
    if shutil.which("go") is None:
        pytest.skip("no go on the PATH")
    project = shutil.copytree(Path(__file__).parent / "go", tmp_path_factory.mktemp("go") / "program")
    (project / "keepwise").mkdir()
    options = ("-package", "keepwise", "-generate", "types,client", "-o", project / "keepwise" / "client.go")
    output_of("go", "run", GENERATOR, *options, CONTRACT, cwd=project)
    output_of("go", "build", "-o", "program", cwd=project)
    return lambda *arguments, said="": output_of(project / "program", *arguments, said=said).splitlines()


class TestGo(ClientTests):
    pass
