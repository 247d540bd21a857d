"""Reading texts in Fluent syntax, and the scripts made from them."""

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import api
from api.endpoints.server.problem_meanings import problem_groups, problem_meanings
from api.generated import GeneratedFiles
from api.texts import scripts
from api.texts.catalogue import InvalidTexts, Text, forms, languages, load_parts, parse_parts
from engine.cards.played import AssumptionKind
from engine.checks.unreliable import Agreement


def text_of(source: str) -> Any:
    """Return the first text of a file with one part."""
    return next(iter(parse_parts(f"## common: several pages\n\n{source}\n")["common"].texts.values()))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = Done", "Done"),
        ("a = { $n } of { $all }", "{n} of {all}"),
        ('a = { "{" }x', "{x"),
        ("a = { $n ->\n [one] { $n } die\n*[other] { $n } dice\n}", {"one": "{n} die", "other": "{n} dice"}),
        # Words around a selector are part of every form.
        (
            "a = Keep { $points ->\n [one] it\n*[other] them\n}!",
            {"by": "points", "one": "Keep it!", "other": "Keep them!"},
        ),
        # A default that is no plural category is also the text for all other values.
        ("a = { $who ->\n [me] my\n*[you] your\n}", {"by": "who", "me": "my", "you": "your", "other": "your"}),
        ("a = { $n ->\n [0] none\n*[other] some\n}", {"0": "none", "other": "some"}),
        (
            "a = { $n ->\n [one] { $who ->\n   [me] x\n  *[other] y\n }\n*[other] z\n}",
            {"one": {"by": "who", "me": "x", "other": "y"}, "other": "z"},
        ),
        ("-roll = roll\na = a { -roll }", "a roll"),
        ('-r = { $case ->\n [b] rzutu\n*[a] rzut\n}\na = { -r(case: "b") } { -r(case: "x") }', "rzutu rzut"),
    ],
)  # fmt: skip
def test_texts_are_expanded(source: str, expected: Any) -> None:
    assert text_of(source) == expected


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("## common: x\n\na = { $n", '3: Expected token: "}"'),
        ("## common: x\n\na = 1\nb = 2\na = 3", "5: a is repeated"),
        ("a = 1", "1: a precedes the first part"),
        ("## common: x\n\na =\n .title = x", "3: a must have a value and no attributes"),
        ("## common: x\n\na = { -roll }", "3: unknown term -roll"),
        ("## common: x\n\na = { NUMBER($n) }", "3: only variables, selectors, terms and quoted text can be in braces"),
        ("## common: x\n\na = { NUMBER($n) ->\n*[other] x\n}", "3: only a variable can select"),
        ("## common: x\n\n-r = { $case ->\n*[a] x\n}\nb = { -r }", "6: -r needs case"),
    ],
)
def test_invalid_files_are_refused_with_a_line(source: str, message: str) -> None:
    with pytest.raises(InvalidTexts) as caught:
        parse_parts(source)
    assert str(caught.value) == message


def test_comments_belong_to_texts() -> None:
    part = parse_parts("## play: the page /play\n\n# A button.\ndone = Done\nmore = More\n")["play"]
    assert (part.about, part.comments) == ("the page /play", {"done": "A button."})


def test_forms_include_those_of_nested_selections() -> None:
    assert list(forms({"by": "a", "one": {"x": "1", "other": "2"}, "other": "3"})) == ["1", "2", "3"]


@pytest.mark.parametrize("language", languages())
def test_every_file_has_the_parts_of_english(language: str) -> None:
    assert contents_of(language) == contents_of("en")


@cache
def contents_of(language: str) -> dict[str, tuple[str, list[str]]]:
    """Return descriptions and keys of the parts of a language."""
    return {name: (part.about, list(part.texts)) for name, part in load_parts(language).items()}


def test_every_english_text_has_a_comment_that_names_its_values() -> None:
    missing = {
        key: names
        for part in load_parts("en").values()
        for key, text in part.texts.items()
        if (names := uncommented(part.comments.get(key, ""), text))
    }
    assert missing == {}


def test_every_text_of_the_api_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(api.__file__).parent.rglob("*.py"))
    said = set(re.findall(r'"(\w+)"', code))
    said |= {f"{key}{form}" for key in said for form in ("Target", "Bonus", "Floor") if key.startswith("stakes")}
    said |= {f"problem-{name}{end}" for name in problem_meanings() for end in ("", "-detail")}
    said |= {f"problems-{group.name}" for group in problem_groups()}
    said |= {f"claim-{agrees}" for agrees in get_args(Agreement)}
    said |= {f"assumption-{kind}" for kind in get_args(AssumptionKind)}
    parts = load_parts("en")
    assert [key for name in ("answers", "problems") for key in parts[name].texts if key not in said] == []


def uncommented(comment: str, text: Text) -> set[str]:
    """Return the values of a text that its comment does not name; a comment is required without values, too."""
    names = {name for form in forms(text) for name in re.findall(r"\{(\w+)\}", form)}
    return names - set(re.findall(r"\$(\w+)", comment)) if comment else names | {""}


def test_missing_comments_are_found() -> None:
    assert uncommented("", "Done") == {""}
    assert uncommented("$a: points", {"one": "{a}", "other": "{a} {b}"}) == {"b"}
    assert uncommented("$a, $b: points", "{a} {b}") == set()


def test_texts_are_read_from_current_scripts_only(tmp_path: Path) -> None:
    folder, made_from = tmp_path / "i18n", tmp_path / "made-from"
    generated = GeneratedFiles(folder, made_from, scripts.SCRIPTS.sources)
    generated.update(scripts.scripts)
    parsed = {key: text for part in load_parts("fr").values() for key, text in part.texts.items()}
    assert scripts.read_texts("fr", generated) == parsed
    (folder / "fr.js").write_text('export default {"key": "of a script"};\n')
    assert scripts.read_texts("fr", generated)["key"] == "of a script"
    made_from.write_text("older files")
    assert scripts.read_texts("fr", generated) == parsed
