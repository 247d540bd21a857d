"""Dependencies between the scripts of the pages: folders in one direction, and no cycle of modules.

All imports count for the folders, those of types and dynamic ones included. Types do not count for cycles: a part may
name the type of the whole that it is given.
"""

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent.parent / "api" / "web" / "js"

# The folders that each folder may import, earlier ones only. docs/architecture.md describes them.
FOLDERS: dict[str, set[str]] = {
    "base": set(),
    "ruleset": {"base"},
    "game": {"base", "ruleset"},
    "table": {"base", "ruleset"},
    "advice": {"base", "ruleset", "game", "table"},
    "storage": {"base", "ruleset", "game"},
    "rules": {"base", "ruleset", "table"},
    "coach": {"base", "ruleset", "game", "table", "advice"},
    "review": {"base", "ruleset", "game", "table", "advice", "coach", "storage"},
    "play": {"base", "ruleset", "game", "table", "rules", "coach", "review", "storage"},
    "analyse": {"base", "ruleset", "game", "table", "advice"},
    "train": {"base", "ruleset", "game", "table", "advice", "storage", "rules"},
    "history": {"base", "ruleset", "game", "table", "storage", "review", "train"},
    "make": {"base", "ruleset", "game", "rules"},
    "offline": {"base", "ruleset", "storage"},
    "site": {"base", "ruleset"},
}

COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
"""JSDoc comments, which hold types and no code."""


def imports_of(folder: Path, *, types: bool = True) -> dict[str, set[str]]:
    """Return the modules that each module imports, by their path in the folder; with `types`, also those of types."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.js")):
        name = path.relative_to(folder).as_posix()
        source = path.read_text(encoding="utf-8")
        named = re.findall(r"""["'`](\.\.?/[^"'`$\s]+\.js)["'`]""", source if types else COMMENTS.sub("", source))
        targets = {(path.parent / each).resolve() for each in named}
        found[name] = {each.relative_to(folder).as_posix() for each in targets if each.is_relative_to(folder)}
    return found


def forbidden_imports(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the imports that a folder may not have."""
    return [
        f"{name} imports {target}"
        for name, targets in graph.items()
        for target in sorted(targets)
        if (own := name.split("/")[0]) != (other := target.split("/")[0]) and other not in FOLDERS.get(own, set())
    ]


def find_cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """Return modules that import each other in a cycle, the first also at the end; [] without one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_script_is_in_a_folder() -> None:
    assert {name.split("/")[0] for name in imports_of(SCRIPTS)} == set(FOLDERS)
    assert not list(SCRIPTS.glob("*.js"))


def test_folders_import_in_one_direction() -> None:
    assert forbidden_imports(imports_of(SCRIPTS)) == []


def test_folders_may_only_import_what_they_use() -> None:
    used = {
        (name.split("/")[0], target.split("/")[0])
        for name, targets in imports_of(SCRIPTS).items()
        for target in targets
    }
    assert [(name, other) for name, others in FOLDERS.items() for other in others if (name, other) not in used] == []


def test_no_module_is_in_a_cycle() -> None:
    assert find_cycle(imports_of(SCRIPTS, types=False)) == []


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ('import { h } from "../play/play.js";', ["base/low.js imports play/play.js"]),
        ('/** @import { Play } from "../play/play.js" */', ["base/low.js imports play/play.js"]),
        ('const { play } = await import("../play/play.js");', ["base/low.js imports play/play.js"]),
        ('import { h } from "./other.js";', []),
    ],
)  # fmt: skip
def test_an_import_of_a_later_folder_is_detected(tmp_path: Path, source: str, wrong: list[str]) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "low.js").write_text(source, encoding="utf-8")
    assert forbidden_imports(imports_of(tmp_path)) == wrong


def test_a_cycle_is_detected(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import { b } from "./b.js";', encoding="utf-8")
    (tmp_path / "b.js").write_text('/** @import { A } from "./a.js" */', encoding="utf-8")
    assert find_cycle(imports_of(tmp_path, types=False)) == []
    (tmp_path / "b.js").write_text('const a = () => import("./a.js");', encoding="utf-8")
    assert set(find_cycle(imports_of(tmp_path, types=False))) == {"a.js", "b.js"}
