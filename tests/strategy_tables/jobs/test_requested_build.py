"""Progress, estimates and pauses of requested builds."""

from dataclasses import replace

import pytest

from strategy_tables.jobs.requested_build import (
    BUILDING,
    FAILED,
    PAUSE,
    SILENCE,
    RequestedBuild,
    load_build,
)
from tests.strategy_tables.queueing import at

BUILD = RequestedBuild("f" * 64 + ".outlook", "slow", "token", "client", "name", 20, 40.0, 0.0)


def test_a_stored_build_is_read_again() -> None:
    build = replace(BUILD, status=BUILDING, share=0.5, states_done=3, kills=1, lacks_room=True)
    assert load_build(build.dump()) == load_build(memoryview(build.dump())) == build


@pytest.mark.parametrize(
    ("field", "value"),
    [("share", "NaN"), ("share", "Infinity"), ("states", "true"), ("states", "1.5"), ("ruleset", "7"), ("new", "1")],
)
def test_other_contents_are_no_build(field: str, value: str) -> None:
    assert load_build(BUILD.dump()[:-1] + f', "{field}": {value}}}'.encode()) is None


def test_progress_is_extrapolated_from_the_last_report(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 0.0)
    started = BUILD.as_started()
    progress = started.progress()
    assert (progress.fingerprint, progress.objective, progress.states) == ("f" * 64, "outlook", 20)
    assert progress.share == 0.0
    assert progress.seconds_left == pytest.approx(40.0)
    first = started.with_report(0, 0.0)
    monkeypatch.undo()
    at(monkeypatch, 20.0)
    # 40% within 20 s of the first report leave about 30 s.
    second = first.with_report(10, 0.4)
    assert second.progress().seconds_left == pytest.approx(30.0, abs=1.0)
    assert second.progress().states_done == 10
    monkeypatch.undo()
    at(monkeypatch, 25.0)
    assert second.as_seen().progress().seconds_left == pytest.approx(25.0, abs=1.0)
    # After a silence longer than expected it may take as long again.
    monkeypatch.undo()
    at(monkeypatch, 120.0)
    assert second.as_seen().progress().seconds_left == pytest.approx(60.0, abs=1.0)


def test_a_builder_is_killed_after_a_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    build = BUILD.as_started()
    assert build.is_building
    assert build.if_killed() == build
    at(monkeypatch, SILENCE + 1)
    killed = build.if_killed()
    assert (killed.status, killed.kills, killed.seconds_until_retry) == (FAILED, 1, 0.0)
    assert BUILD.if_killed() == BUILD, "it waits"


def test_the_third_kill_in_a_row_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Killed, as without memory: a restart of the machine does not count."""
    at(monkeypatch, 0.0)
    build = replace(BUILD, status=FAILED, seen=BUILD.as_started().seen)
    assert [replace(build, kills=kills).seconds_until_retry for kills in (1, 2, 3, 4)] == [0.0, 0.0, PAUSE, 2 * PAUSE]


def test_pauses_double_up_to_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    at(monkeypatch, 0.0)
    build, pauses = BUILD, []
    for _ in range(9):
        build = build.as_failed("no")
        pauses.append(build.seconds_until_retry)
    assert pauses == [60.0, 120.0, 240.0, 480.0, 960.0, 1920.0, 3600.0, 3600.0, 3600.0]
    assert build.as_failed("full", lacks_room=True).seconds_until_retry == PAUSE


@pytest.mark.parametrize("status", [BUILDING, FAILED])
def test_times_in_the_future_are_ignored(status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose clock was a year ahead neither builds nor pauses until then."""
    at(monkeypatch, 400 * 86_400.0)
    ahead = replace(BUILD.as_started(), status=status, failures=5)
    monkeypatch.undo()
    assert not ahead.is_building
    assert ahead.if_killed().seconds_until_retry == 0.0
    assert ahead.progress().seconds == pytest.approx(0.0, abs=1.0)


@pytest.mark.parametrize(
    ("gone", "left"),
    [(0.0, 3.0), (1.0, 2.0), (1.5, 1.5), (2.0, 2.0), (6.0, 6.0), (60.0, 60.0)],
)
def test_a_silent_build_is_not_about_to_finish(monkeypatch: pytest.MonkeyPatch, gone: float, left: float) -> None:
    monkeypatch.setattr("time.time", lambda: 1_000.0 + gone)
    build = replace(BUILD, status=BUILDING, seconds=3.0, started=1_000.0)
    assert build.progress().seconds_left == pytest.approx(left)


@pytest.mark.parametrize(("silent", "left"), [(0.0, 30.0), (1.0, 29.0), (20.0, 15.0), (40.0, 30.0)])
def test_reported_progress_is_extrapolated(monkeypatch: pytest.MonkeyPatch, silent: float, left: float) -> None:
    monkeypatch.setattr("time.time", lambda: 1_030.0 + silent)
    build = replace(BUILD, status=BUILDING, seconds=60.0, started=1_000.0, share=0.25, reported=1_030.0, since=1_020.0)
    # A quarter took 10 s.
    assert build.progress().seconds_left == pytest.approx(left, abs=3.0)
