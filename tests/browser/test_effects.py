"""Sounds, vibrations, and rolling by shaking the phone."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import begin, faces, play_to_the_end, roll, state
from tests.browser.site import Site
from tests.browser.visit import Visit, visit

HEARD = """
  window.heard = { tones: 0, vibrations: [] };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.heard.tones += 1;
      return start.apply(this, when);
    };
  }
  navigator.vibrate = (pattern) => window.heard.vibrations.push(pattern);
"""
"""Counts the tones and vibrations of a page."""
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}


def heard(page: Page) -> dict[str, Any]:
    counted: dict[str, Any] = page.evaluate("window.heard")
    return counted


def turn_on(page: Page, name: str) -> None:
    page.click("#settings-button")
    page.check(f"#setting-{name}")
    page.keyboard.press("Escape")


def test_a_quiet_system_has_effects_only_by_choice(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.add_init_script(HEARD)
    begin(page, site, "yahtzee", ("",))
    page.click(".roll")
    page.locator(".offer").last.click()
    assert heard(page) == {"tones": 0, "vibrations": []}
    turn_on(page, "sound")
    roll(page, [4, 4, 4, 4, 4])
    rolled = heard(page)
    assert rolled["tones"] == 5
    page.get_by_role("button", name="Yahtzee: score 50").click()
    scored = heard(page)
    assert scored["tones"] > rolled["tones"]
    assert scored["vibrations"] == [[12, 60, 12], [30, 50, 30, 50, 90]]
    page.reload()
    page.click("#settings-button")
    expect(page.locator("#setting-sound")).to_be_checked()


def test_other_systems_have_effects_until_they_are_switched_off(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), reduced_motion="no-preference") as visited:
        page = visited.page
        page.add_init_script(HEARD)
        begin(page, site, "yahtzee", ("",))
        page.click(".roll")
        assert heard(page)["tones"] == 5
        page.click("#settings-button")
        page.uncheck("#setting-sound")
        page.keyboard.press("Escape")
        page.locator(".offer").last.click()
        page.click(".roll")
        assert heard(page)["tones"] == 5


def test_the_end_of_a_game_is_heard(visitor: Visit, site: Site) -> None:
    page = visitor.page
    page.add_init_script(HEARD)
    begin(page, site, "crag", ("",))
    turn_on(page, "sound")
    play_to_the_end(page)
    assert heard(page)["vibrations"][-1] == [60, 60, 60]


def shake(page: Page, strength: int = 30) -> None:
    page.evaluate(
        """(strength) => {
          for (const x of [strength, -strength, strength])
            dispatchEvent(new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity: { x, y: 9.8, z: 0 } }));
        }""",
        strength,
    )


def test_a_phone_can_be_shaken_to_roll(browser: Browser, site: Site) -> None:
    with visit(browser, (site.url,), **PHONE) as visited:
        page = visited.page
        begin(page, site, "yahtzee", ("",))
        shake(page)
        assert state(page)["turn"]["rolls"] == []
        turn_on(page, "shake")
        shake(page, 12)
        assert state(page)["turn"]["rolls"] == []
        shake(page)
        assert state(page)["turn"]["rolls"] == [faces(page)]
        # The end of the same movement does not roll again.
        shake(page)
        assert len(state(page)["turn"]["rolls"]) == 1
        visited.forgive("devicemotion")


@pytest.mark.exhaustive
def test_a_computer_without_sensors_offers_no_shaking(visitor: Visit, site: Site) -> None:
    page = visitor.page
    begin(page, site, "yahtzee", ("",))
    page.click("#settings-button")
    expect(page.locator("#setting-sound")).to_be_visible()
    expect(page.locator("#setting-shake")).to_have_count(0)
