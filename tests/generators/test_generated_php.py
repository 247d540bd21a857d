"""The PHP client of openapi-generator, with Guzzle."""

import shutil
from pathlib import Path

import pytest

from tests.generators.commands import output_of
from tests.generators.compiled_program import ClientTests, Program
from tests.generators.openapi_generator import made_client
from tests.programs import find_program, skip_or_fail


@pytest.fixture(scope="module")
def program(shared_folder: Path) -> Program:
    """Return the program next to the client."""
    php = find_program("php")
    if not Path("/usr/share/php/GuzzleHttp/autoload.php").is_file():
        skip_or_fail("no Guzzle where Debian puts it")
    client = made_client("php", shared_folder)
    main = shutil.copyfile(Path(__file__).parent / "php" / "main.php", client / "main.php")
    return lambda *arguments, said="": output_of(php, main, *arguments, said=said).splitlines()


class TestPhp(ClientTests):
    pass
