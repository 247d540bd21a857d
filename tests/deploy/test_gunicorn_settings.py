import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.servers import Gunicorn, ask

SETTINGS = Path(__file__).resolve().parents[2] / "deploy" / "gunicorn.conf.py"


def settings(monkeypatch: pytest.MonkeyPatch, **environment: str) -> dict[str, Any]:
    for name in ("HOST", "PORT", "WORKERS", "THREADS", "DRAIN_SECONDS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    for name, text in environment.items():
        monkeypatch.setenv(name, text)
    return runpy.run_path(str(SETTINGS))


def test_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch)
    assert (found["bind"], found["workers"], found["preload_app"]) == ("127.0.0.1:8000", 2, True)


def test_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    found = settings(monkeypatch, HOST="0.0.0.0", PORT="9000", WORKERS="5", THREADS="1")  # noqa: S104
    assert (found["bind"], found["workers"], found["threads"]) == ("0.0.0.0:9000", 5, 1)


def test_empty_means_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings(monkeypatch, PORT="", HOST="")["bind"] == "127.0.0.1:8000"


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "65536"), ("PORT", "-1"), ("PORT", "http"), ("PORT", "8e3"), ("WORKERS", "0"), ("THREADS", "²")],
)
def test_what_is_no_number_in_range_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> None:
    with pytest.raises(SystemExit, match=f"^{name} must be a whole number from .*, not '{text}'$"):
        settings(monkeypatch, **{name: text})


@pytest.mark.slow
def test_the_threads_of_a_worker_share_one_heap(one_worker: Gunicorn) -> None:
    with ThreadPoolExecutor(8) as clients:
        asked = clients.map(lambda _: ask(one_worker.port, "/v1/score?dice=13346").status, range(64))
        assert set(asked) == {200}
    maps = [line.split() for line in Path(f"/proc/{one_worker.workers()[0]}/maps").read_text().splitlines()]
    # glibc reserves 64 MiB for the heap of a thread, of which what is not used yet may not be touched.
    reserved = [[int(end, 16) for end in where.split("-")] for where, access, *_ in maps if access == "---p"]
    assert max((end - start for start, end in reserved), default=0) < 32 << 20
