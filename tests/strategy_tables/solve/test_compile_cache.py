"""The cache of compiled code is invalidated when a source changes."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import FunctionCache

from strategy_tables.solve.compile_cache import source_stamp

WHOLE = """from strategy_tables.solve.compile_cache import cached_njit
from made.piece import piece


@cached_njit()
def whole(number):
    return piece(number) + 1
"""
PIECE = """from numba import njit


@njit
def piece(number):
    return {}
"""

RENAMED = """from typing import NamedTuple

from strategy_tables.solve.compile_cache import cached_njit


class {0}(NamedTuple):
    number: int


@cached_njit()
def double(held):
    return 2 * held.number


def answer():
    return double({0}(21))
"""


@pytest.fixture
def whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Yield a function that loads the compiled function as a new process does, with a given return value of a part."""
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / "whole.py").write_text(WHOLE, "utf-8")

    def load(gives: str) -> Any:
        (folder / "piece.py").write_text(PIECE.format(gives), "utf-8")
        forget()
        return import_module("made.whole").whole

    def forget() -> None:
        for name in ("made.whole", "made.piece", "made"):
            sys.modules.pop(name, None)
        invalidate_caches()
        source_stamp.cache_clear()

    yield load
    forget()


def hits(function: Any) -> int:
    """Return the number of compiled versions loaded from the cache."""
    return sum(function.stats.cache_hits.values())


def test_code_is_cached_until_any_of_its_files_changes(whole: Callable[[str], Any]) -> None:
    first = whole("number * 2")
    assert (first(5), hits(first)) == (11, 0)
    again = whole("number * 2")
    assert (again(5), hits(again)) == (11, 1)
    changed = whole("number * 30")
    assert (changed(5), hits(changed)) == (151, 0)


def test_uncacheable_code_is_compiled_anyway(whole: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(FunctionCache, "load_overload", full)
    monkeypatch.setattr(FunctionCache, "save_overload", full)
    assert whole("number * 4")(5) == 21


def test_a_class_in_a_signature_can_be_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("First", "Second"):
        (tmp_path / "renamed.py").write_text(RENAMED.format(name), "utf-8")
        sys.modules.pop("renamed", None)
        invalidate_caches()
        source_stamp.cache_clear()
        assert import_module("renamed").answer() == 42
    sys.modules.pop("renamed")
