from pathlib import Path

import pytest

from tests.programs import find_program, skip_or_fail


@pytest.fixture
def empty_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    for name in ("CHROMIUM", "REQUIRE_PROGRAMS"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("empty_machine")
def test_tests_of_a_missing_program_are_skipped() -> None:
    with pytest.raises(pytest.skip.Exception, match="no chromium: none of chromium, "):
        find_program("chromium")


@pytest.mark.usefixtures("empty_machine")
def test_tests_of_a_missing_required_program_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_PROGRAMS", "1")
    with pytest.raises(pytest.fail.Exception, match="REQUIRE_PROGRAMS=1 asks for it"):
        find_program("chromium")
    with pytest.raises(pytest.fail.Exception, match="no such thing, and REQUIRE_PROGRAMS=1"):
        skip_or_fail("no such thing")


@pytest.mark.usefixtures("empty_machine")
def test_another_program_can_be_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "my-browser"
    mine.write_text("#!/bin/sh\n")
    mine.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert find_program("chromium") == str(mine)
