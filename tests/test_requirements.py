"""The requirements files: each includes the one before it, and every pin has hashes."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from requirements import layers
from requirements.install import FILES, FOLDER


@pytest.mark.parametrize(("before", "name"), list(pairwise(FILES)))
def test_a_file_includes_the_one_before_it(before: str, name: str) -> None:
    lower, text = ((FOLDER / f"{each}.txt").read_text(encoding="utf-8") for each in (before, name))
    assert re.findall(r"^--.*$", text, re.MULTILINE) == [f"--requirement {before}.txt"]
    pins = re.findall(r"^[a-z].*$", text, re.MULTILINE)
    assert pins
    assert all(re.fullmatch(r"\S+==\S+( ; .*)? \\", pin) for pin in pins)
    assert not set(pins) & set(re.findall(r"^[a-z].*$", lower, re.MULTILINE))


def test_a_layer_has_no_pin_of_the_one_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = "# Head\none==1 \\\n    --hash=a\n    # via two\n"
    second = "# Head\none==1 \\\n    --hash=a\n    # via\n    #   two\n    #   three\nthree==1 \\\n    --hash=b\n"
    for name in FILES:
        (tmp_path / f"{name}.txt").write_text(first if name == FILES[0] else second, encoding="utf-8")
    monkeypatch.setattr(layers, "FOLDER", tmp_path)
    layers.main()
    made = [(tmp_path / f"{name}.txt").read_text(encoding="utf-8") for name in FILES[:3]]
    assert made[0] == first
    assert made[1] == f"# Head\n--requirement {FILES[0]}.txt\nthree==1 \\\n    --hash=b\n"
    assert made[2] == f"# Head\n--requirement {FILES[1]}.txt\n"
