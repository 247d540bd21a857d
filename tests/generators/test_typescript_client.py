"""The package of npm: made again, built, installed into an empty project, compiled there and played with."""

from clients.contract import read_contract
from clients.make_typescript import PACKAGE, typescript_files


def test_what_is_committed_is_what_the_contract_makes() -> None:
    for name, text in typescript_files(read_contract()).items():
        assert (PACKAGE / name).read_text(encoding="utf-8") == text, f'{name}: run "make clients"'
