"""Folders of generated files."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from api.generated import GeneratedFiles


@pytest.fixture
def files(tmp_path: Path) -> GeneratedFiles:
    source = tmp_path / "source"
    source.write_text("one")
    return GeneratedFiles(tmp_path / "made", tmp_path / "made-from", (source,))


def generate() -> dict[str, str]:
    return {"a.js": "a", "part/b.js": "b"}


def test_files_are_generated_once(files: GeneratedFiles) -> None:
    assert not files.are_current()
    assert files.update(generate)
    (files.folder / "old.js").write_text("")
    assert not files.update(generate)
    assert files.are_current()


def test_another_source_replaces_all_files(files: GeneratedFiles) -> None:
    files.update(generate)
    (files.folder / "old.js").write_text("")
    files.sources[0].write_text("two")
    # A digest is computed once.
    later = replace(files)
    assert not later.are_current()
    assert later.update(generate)
    found = {path.relative_to(files.folder).as_posix(): path.read_text() for path in files.folder.rglob("*.js")}
    assert found == generate()


def test_missing_files_are_generated_again(files: GeneratedFiles) -> None:
    files.update(generate)
    shutil.rmtree(files.folder)
    assert not files.are_current()
    assert files.update(generate)


def test_interrupted_files_are_not_current(files: GeneratedFiles) -> None:
    files.update(generate)
    files.sources[0].write_text("two")
    with pytest.raises(IsADirectoryError):
        replace(files).update(lambda: {"a.js": "a", ".": "not a file"})
    files.sources[0].write_text("one")
    assert not replace(files).are_current()


def test_a_file_that_moves_is_another_source(files: GeneratedFiles, tmp_path: Path) -> None:
    files.update(generate)
    moved = tmp_path / "part" / "source"
    moved.parent.mkdir()
    files.sources[0].rename(moved)
    assert not replace(files, sources=(moved,)).are_current()
