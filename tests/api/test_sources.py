"""openapi.yaml is what its sources make it, and their answers are those of the service."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from openapi.answers import without_machine, write_answers
from openapi.bundle import BUNDLE, SOURCES, WrongSource, bundle, read_sources, read_yaml
from openapi.layout import dump
from openapi.requests import shared_examples
from openapi.shared_errors import provoked

RARE = pytest.mark.exhaustive
"""Mistakes in the sources that stop the same two programs at another line."""

ANSWERS = sorted(SOURCES.glob("examples/*/*.yaml"))


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy that can be changed."""
    return copytree(SOURCES, tmp_path / "openapi")


@pytest.mark.slow
def test_the_bundle_is_that_of_the_sources() -> None:
    assert BUNDLE.read_text(encoding="utf-8") == bundle()


@pytest.mark.slow
@pytest.mark.parametrize("file", ANSWERS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_answer_is_laid_out_as_it_is_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert dump(yaml.load(text, yaml.CSafeLoader)) == text


@pytest.mark.slow
def test_answers_are_made_by_asking(sources: Path, built: FlaskClient) -> None:
    changed = sources / "examples/score/joker.yaml"
    replaced("examples/score/joker.yaml", "extra_bonus: 100", "extra_bonus: 50")(sources)
    gone = [sources / file.relative_to(SOURCES) for file in ANSWERS if file.parent.name in ("advise", "shared")]
    for file in gone:
        file.unlink()
    written = write_answers(built, sources)
    assert {sources / name for name in written} == {changed, *gone}
    for file in ANSWERS:
        made = read_yaml(sources / file.relative_to(SOURCES))
        assert without_machine(made) == without_machine(read_yaml(file)), file


@pytest.mark.exhaustive
def test_what_is_of_the_machine_changes_no_answer(sources: Path, built: FlaskClient) -> None:
    file = sources / "examples/show_ruleset/yacht.yaml"
    answer = read_yaml(file)
    answer["facts"]["seconds_to_solve"] = 4.5
    answer["facts"]["tables"][0]["digest"] = "0" * 64
    file.write_text(dump(answer), encoding="utf-8")
    assert write_answers(built, sources) == []


@pytest.mark.exhaustive
def test_keys_stand_in_the_order_in_which_they_are_sent(sources: Path, built: FlaskClient) -> None:
    file = sources / "examples/show_ruleset/yacht.yaml"
    sent = file.read_text(encoding="utf-8")
    file.write_text(dump(dict(reversed(read_yaml(file).items()))), encoding="utf-8")
    assert write_answers(built, sources) == ["examples/show_ruleset/yacht.yaml"]
    assert file.read_text(encoding="utf-8") == sent


def test_every_shared_error_that_can_be_provoked_is_shown(built: FlaskClient) -> None:
    assert set(provoked(built)) == {(response, name) for response, name, _ in shared_examples(read_sources())}


def replaced(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")

    return change


def added(name: str, text: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return change


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        pytest.param(added("schemas/new.yaml", "New: {}\n"), "nothing names schemas/new.yaml", id="unlisted file"),
        pytest.param(
            added("examples/new.yaml", "1\n"), "nothing names examples/new.yaml", id="unused answer", marks=RARE
        ),
        pytest.param(replaced("openapi.yaml", "odds.yaml", "odd.yaml"), "odd.yaml cannot be read", id="no such file"),
        pytest.param(added("schemas/roll.yaml", "Odds: {}\n"), "says again: Odds", id="in two files", marks=RARE),
        pytest.param(
            added("schemas/roll.yaml", "RolledDice: {}\n"), "'RolledDice' is said", id="twice in a file", marks=RARE
        ),
        pytest.param(added("headers.yaml", "}"), "headers.yaml", id="no YAML", marks=RARE),
        pytest.param(
            replaced("schemas/roll.yaml", "RolledDice:\n", "RolledDice:\n  additionalProperties: false\n"),
            "no request has RolledDice",
            id="closed answer",
        ),
        pytest.param(
            replaced("paths/score.yaml", "score/joker.yaml", "score/jokers.yaml"),
            "nothing names examples/score/joker.yaml",
            id="misspelt answer",
        ),
    ],
)
def test_sources_that_do_not_fit_are_refused(sources: Path, change: Callable[[Path], None], complaint: str) -> None:
    change(sources)
    with pytest.raises(WrongSource, match=complaint):
        bundle(sources)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        pytest.param(
            replaced("paths/score.yaml", "dice: [1, 2, 3, 4, 5, 6, 6]", "dice: [1, 2, 3, 4, 5]"),
            "POST /v1/score, seven_dice stands under 422, not 200",
            id="another status",
        ),
        pytest.param(
            replaced("paths/roll.yaml", "keep_two:\n", "keep_2:\n"),
            "POST /v1/roll: no answer has the name keep_2",
            id="no answer",
            marks=RARE,
        ),
        pytest.param(
            replaced("paths/roll.yaml", "keep_two: {", "keep_one: {externalValue: x}\n              keep_two: {"),
            "POST /v1/roll, keep_one: no example of a request has this name",
            id="no request",
        ),
        pytest.param(
            replaced("responses.yaml", "mistake: {", "mishap: {"),
            "Internal, mishap: openapi/shared_errors.py does not say how it comes about",
            id="a shared error that nobody provokes",
            marks=RARE,
        ),
    ],
)
def test_examples_that_cannot_be_answered_are_refused(
    sources: Path, built: FlaskClient, change: Callable[[Path], None], complaint: str
) -> None:
    change(sources)
    with pytest.raises(WrongSource, match=complaint):
        write_answers(built, sources)


def test_yaml_is_laid_out_for_people() -> None:
    value = {
        "short": {"type": "string", "pattern": "^a: b$", "null": None},
        "deep": {"a": {"b": {"c": [1, 2.5, True]}}},
        "row": [1_000_000 + number for number in range(13)],
        "text": "A line\nand another\n",
        "sentence": "so: " * 30 + "end",
        "words": ["no", "1", "", "3 3", "Straße"],
    }
    laid_out = """\
short: {type: string, pattern: "^a: b$", "null": null}
deep:
  a: {b: {c: [1, 2.5, true]}}
row: [1000000, 1000001, 1000002, 1000003, 1000004, 1000005, 1000006, 1000007, 1000008, 1000009, 1000010, 1000011,
  1000012]
text: |
  A line
  and another
sentence: >-
  so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so: so:
  so: so: so: end
words: ["no", "1", "", 3 3, Straße]
"""
    assert dump(value) == laid_out


NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=200),
    lambda inner: st.lists(inner, max_size=30) | st.dictionaries(st.text(max_size=40), inner, max_size=8),
)


@given(VALUES)
def test_what_is_written_is_read_again(value: Any) -> None:
    assert yaml.safe_load(dump(value)) == value
