"""The pages of the tutorials in a browser."""

from pathlib import Path

import pytest
from flask import Flask, Response, send_from_directory
from playwright.sync_api import Browser, Page, expect

from tests.browser.site import Site, site_of
from tests.browser.visit import visit
from tests.documents.tutorials import USES, Workspace, steps

pytestmark = pytest.mark.slow


def files_of(folder: Path) -> Flask:
    """Return an app that serves the files of a folder, as `python3 -m http.server` does."""
    app = Flask("files", static_folder=None)

    @app.get("/<name>")
    def file(name: str) -> Response:
        return send_from_directory(folder, name, max_age=0)

    @app.get("/favicon.ico")
    def icon() -> tuple[str, int]:
        return "", 204

    return app


def test_the_app(browser: Browser, site: Site, tmp_path: Path) -> None:
    workspace = Workspace(tmp_path, site.url)
    uses = iter(USES)
    with site_of(files_of(tmp_path)) as own, visit(browser, (site.url, own.url)) as visited:
        for step in steps("tutorials/phone-app.md"):
            if workspace.follow(step) or step.block.language != "text":
                continue
            visited.page.goto(f"{own.url}/app.html")
            for action in next(uses):
                use_app(visited.page, action, step.block.text)
            visited.forgive("status of 422")


def use_app(page: Page, action: tuple[str, ...], shown: str) -> None:
    match action:
        case ("enter", "dice", dice):
            page.locator("#dice").fill(dice)
        case ("enter", "rolls", rolls):
            page.locator("#rolls").select_option(rolls)
        case ("ask",):
            page.get_by_role("button", name="Ask").click()
        case ("press", text):
            page.get_by_role("button", name=text).click()
        case ("read", "points"):
            expect(page.locator("#points button")).to_have_text(shown.splitlines())
        case (_, name):
            expect(page.locator(f"#{name}")).to_have_text(shown.strip())


def test_the_coach(browser: Browser, site: Site, tmp_path: Path) -> None:
    workspace = Workspace(tmp_path, site.url)
    with site_of(files_of(tmp_path)) as own, visit(browser, (site.url, own.url)) as visited:
        page = visited.page
        for step in steps("tutorials/coaching-widget.md"):
            if workspace.follow(step) or step.block.language != "text":
                continue
            page.goto(f"{own.url}/club.html")
            verdict = page.locator("dice-coach .verdict")
            if "Press 4 and 6" in step.prose or "press 4 and 6" in step.prose:
                expect(verdict).to_have_text("Press the dice you would keep.")
                for face in ("4", "6"):
                    page.get_by_role("button", name=f": {face}").click()
                page.get_by_role("button", name="What is best?").click()
            if "Next position" in step.prose:
                page.get_by_role("button", name="Next position").click()
                expect(page.locator("dice-coach")).not_to_have_attribute("dice", "13346")
            shown = page.locator("#result") if "below the coach" in step.prose else verdict
            expect(shown).to_have_text(step.block.text.strip())
        # The last step only changes colours.
        page.goto(f"{own.url}/club.html")
        accent = "getComputedStyle(document.querySelector('dice-coach')).getPropertyValue('--dice-coach-accent')"
        assert page.evaluate(accent).strip() == "#075"
