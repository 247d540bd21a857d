import logging
import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.servers import Gunicorn, ask

SETTINGS = Path(__file__).resolve().parents[2] / "deploy" / "gunicorn.conf.py"


def settings(monkeypatch: pytest.MonkeyPatch, **environment: str) -> dict[str, Any]:
    for name in ("HOST", "PORT", "BEHIND_PROXY", "WORKERS", "THREADS", "DRAIN_SECONDS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    for name, text in environment.items():
        monkeypatch.setenv(name, text)
    return runpy.run_path(str(SETTINGS))


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch)
    assert (found["bind"], found["workers"], found["preload_app"]) == ("127.0.0.1:8000", 2, True)


def test_the_environment_overrides_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch, HOST="0.0.0.0", PORT="9000", WORKERS="5", THREADS="1")  # noqa: S104
    assert (found["bind"], found["workers"], found["threads"]) == ("0.0.0.0:9000", 5, 1)


def test_empty_settings_have_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings(monkeypatch, PORT="", HOST="")["bind"] == "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "65536"), ("PORT", "-1"), ("PORT", "http"), ("PORT", "8e3"), ("WORKERS", "0"), ("THREADS", "²")],
)
def test_invalid_numbers_are_refused(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    with pytest.raises(SystemExit, match=f"^{name} must be a whole number from .*, not '{text}'$"):
        settings(monkeypatch, **{name: text})


class Listener:
    """A socket with this name."""

    def __init__(self, name: tuple[str, int] | tuple[str, int, int, int] | str) -> None:
        self._name = name

    def getsockname(self) -> object:
        return self._name


class Master:
    """The part of gunicorn's master that settings read."""

    def __init__(self, *names: tuple[str, int] | tuple[str, int, int, int] | str) -> None:
        self.LISTENERS = [Listener(name) for name in names]
        self.log = logging.getLogger("tests.master")


@pytest.mark.parametrize(
    ("names", "exposed"),
    [
        ([("127.0.0.1", 8000)], ""),
        ([("127.0.0.7", 8000), ("::1", 8000, 0, 0), "/run/keepwise"], ""),
        ([("0.0.0.0", 8000)], "0.0.0.0:8000"),  # noqa: S104
        ([("127.0.0.1", 8000), ("::", 9000, 0, 0), ("10.0.0.7", 80)], ":::9000, 10.0.0.7:80"),
    ],
)
def test_gunicorn_warns_if_it_is_exposed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, names: list[Any], exposed: str
) -> None:
    settings(monkeypatch)["warn_if_exposed"](Master(*names))
    if exposed:
        [line] = caplog.messages
        assert line.startswith(f"listening on {exposed} without a proxy")
        assert "deploy/compose.yaml" in line
    assert bool(caplog.messages) == bool(exposed)
    caplog.clear()
    settings(monkeypatch, BEHIND_PROXY="1")["warn_if_exposed"](Master(*names))
    assert caplog.messages == []


@pytest.mark.slow
def test_listening_on_the_loopback_gives_no_warning(one_worker: Gunicorn) -> None:
    assert not [line for line in one_worker.log() if "without a proxy" in line]


@pytest.mark.slow
def test_the_threads_of_a_worker_share_one_heap(one_worker: Gunicorn) -> None:
    with ThreadPoolExecutor(8) as clients:
        asked = clients.map(lambda _: ask(one_worker.port, "/v1/score?dice=13346").status, range(64))
        assert set(asked) == {200}
    maps = [line.split() for line in Path(f"/proc/{one_worker.workers()[0]}/maps").read_text().splitlines()]
    # glibc reserves 64 MiB for the heap of a thread; its unused part is not accessible.
    reserved = [[int(end, 16) for end in where.split("-")] for where, access, *_ in maps if access == "---p"]
    assert max((end - start for start, end in reserved), default=0) < 32 << 20
