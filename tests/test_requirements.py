"""The requirements files: no pin is repeated, and every pin has hashes."""

import re
from pathlib import Path

import pytest

from requirements import layers
from requirements.install import FOLDER, INCLUDES, all_included


@pytest.mark.parametrize("name", INCLUDES)
def test_a_file_includes_others_instead_of_repeating_their_pins(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert re.findall(r"^--.*$", text, re.MULTILINE) == [f"--requirement {each}.txt" for each in INCLUDES[name]]
    pins = re.findall(r"^[a-z].*$", text, re.MULTILINE)
    assert pins
    assert all(re.fullmatch(r"\S+==\S+( ; .*)? \\", pin) for pin in pins)
    lower = "".join((FOLDER / f"{each}.txt").read_text(encoding="utf-8") for each in all_included(name)[:-1])
    assert not set(pins) & set(re.findall(r"^[a-z].*$", lower, re.MULTILINE))


def test_files_included_twice_are_named_once() -> None:
    assert all_included("dev") == ["serve", "solve", "pages", "mcp", "release", "s3", "dev"]


def test_serving_and_solving_install_nothing_for_s3() -> None:
    for name in ("serve", "solve"):
        assert "s3" not in all_included(name)
        assert "botocore" not in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_a_layer_has_no_pin_of_the_one_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = "# Head\none==1 \\\n    --hash=a\n    # via two\n"
    second = "# Head\none==1 \\\n    --hash=a\n    # via\n    #   two\n    #   three\nthree==1 \\\n    --hash=b\n"
    for name in INCLUDES:
        (tmp_path / f"{name}.txt").write_text(first if name == "serve" else second, encoding="utf-8")
    monkeypatch.setattr(layers, "FOLDER", tmp_path)
    layers.main()
    made = [(tmp_path / f"{name}.txt").read_text(encoding="utf-8") for name in ("serve", "s3", "dev")]
    assert made[0] == first
    assert made[1] == "# Head\n--requirement serve.txt\nthree==1 \\\n    --hash=b\n"
    assert made[2] == "# Head\n--requirement release.txt\n--requirement s3.txt\n"


def test_what_builds_has_installed_what_builds_need() -> None:
    makefile = (FOLDER.parent / "Makefile").read_text(encoding="utf-8")
    installed = re.findall(r"install\.py (\w+)\n\t@\$\(BUILD\)", makefile)
    assert len(installed) == makefile.count("\t@$(BUILD)\n") > 0
    assert [name for name in installed if "pages" not in all_included(name)] == []
