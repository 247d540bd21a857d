import runpy
from pathlib import Path
from typing import Any

import pytest

SETTINGS = Path(__file__).resolve().parents[2] / "deploy" / "gunicorn.conf.py"


def settings(monkeypatch: pytest.MonkeyPatch, **environment: str) -> dict[str, Any]:
    for name in ("HOST", "PORT", "WORKERS", "THREADS", "DRAIN_SECONDS"):
        monkeypatch.delenv(name, raising=False)
    # Set, so that no folder is made.
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "somewhere")
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
