"""Who leans on whom among the scripts of the pages: the rooms in one direction, and no script in a circle.

Every import counts for the rooms, wherever in a script it stands, those of types and those that wait until something is
wanted included: who reads a script has to know what it names. In a circle, types do not count: a part may name the type
of the whole that it is given.
"""

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent.parent / "api" / "web" / "js"

# What each room may import of the others, those before it. docs/development.md says what each is for.
ROOMS: dict[str, set[str]] = {
    "base": set(),
    "ruleset": {"base"},
    "game": {"base", "ruleset"},
    "table": {"base", "ruleset", "game"},
    "advice": {"base", "ruleset", "game"},
    "kept": {"base", "ruleset", "game"},
    "rules": {"base", "ruleset", "table"},
    "coach": {"base", "ruleset", "game", "advice"},
    "review": {"base", "ruleset", "game", "table", "advice", "kept"},
    "play": {"base", "ruleset", "game", "table", "rules", "coach", "review", "kept"},
    "analyse": {"base", "ruleset", "game", "table", "advice"},
    "train": {"base", "ruleset", "game", "table", "advice", "kept", "rules"},
    "history": {"base", "game", "kept", "train"},
    "make": {"base", "ruleset", "game", "rules"},
    "take": {"base", "ruleset", "kept"},
    "site": {"base"},
}

COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
"""What types stand in, and nothing that runs."""


def arrows(folder: Path, *, types: bool = True) -> dict[str, set[str]]:
    """The scripts that each script imports, both by their path in the folder; of `types` too, or only what runs."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.js")):
        name = path.relative_to(folder).as_posix()
        source = path.read_text(encoding="utf-8")
        named = re.findall(r"""["'`](\.\.?/[^"'`$\s]+\.js)["'`]""", source if types else COMMENTS.sub("", source))
        targets = {(path.parent / each).resolve() for each in named}
        found[name] = {each.relative_to(folder).as_posix() for each in targets if each.is_relative_to(folder)}
    return found


def wrong_doors(graph: Mapping[str, set[str]]) -> list[str]:
    """Every import that a room may not have."""
    return [
        f"{name} imports {target}"
        for name, targets in graph.items()
        for target in sorted(targets)
        if (room := name.split("/")[0]) != (other := target.split("/")[0]) and other not in ROOMS.get(room, set())
    ]


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """Scripts that import each other in a circle, the first also at the end; [] where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_every_script_stands_in_a_room() -> None:
    assert {name.split("/")[0] for name in arrows(SCRIPTS)} == set(ROOMS)
    assert not list(SCRIPTS.glob("*.js"))


def test_rooms_lean_in_one_direction() -> None:
    assert wrong_doors(arrows(SCRIPTS)) == []


def test_rooms_lean_on_no_more_than_they_need() -> None:
    used = {
        (name.split("/")[0], target.split("/")[0]) for name, targets in arrows(SCRIPTS).items() for target in targets
    }
    assert [(room, other) for room, others in ROOMS.items() for other in others if (room, other) not in used] == []


def test_no_script_is_in_a_circle() -> None:
    assert circle(arrows(SCRIPTS, types=False)) == []


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ('import { h } from "../play/play.js";', ["base/low.js imports play/play.js"]),
        ('/** @import { Play } from "../play/play.js" */', ["base/low.js imports play/play.js"]),
        ('const { play } = await import("../play/play.js");', ["base/low.js imports play/play.js"]),
        ('import { h } from "./other.js";', []),
    ],
)  # fmt: skip
def test_an_import_of_a_higher_room_is_found(tmp_path: Path, source: str, wrong: list[str]) -> None:
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "low.js").write_text(source, encoding="utf-8")
    assert wrong_doors(arrows(tmp_path)) == wrong


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import { b } from "./b.js";', encoding="utf-8")
    (tmp_path / "b.js").write_text('/** @import { A } from "./a.js" */', encoding="utf-8")
    assert circle(arrows(tmp_path, types=False)) == []
    (tmp_path / "b.js").write_text('const a = () => import("./a.js");', encoding="utf-8")
    assert set(circle(arrows(tmp_path, types=False))) == {"a.js", "b.js"}
