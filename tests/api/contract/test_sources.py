"""openapi.yaml is bundled from its sources, and the examples have the answers of the service."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import yaml
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from api.contract.examples import SHARED, WrongSource
from api.contract.files import CONTRACT, CORE_CONTRACT
from openapi.answers import drop_machine_dependent, write_answers
from openapi.bundle import SOURCES, bundle, read_examples, read_yaml
from openapi.layout import dump
from openapi.shared_errors import error_provokers

RARE = pytest.mark.exhaustive
"""Mistakes in the sources that are detected by the same two programs at another line."""

EXAMPLES = sorted(SOURCES.glob("examples/*.yaml"))


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Return a copy for modification."""
    return copytree(SOURCES, tmp_path / "openapi")


@pytest.mark.slow
def test_the_bundle_matches_the_sources() -> None:
    assert tuple(file.read_text(encoding="utf-8") for file in (CONTRACT, CORE_CONTRACT)) == bundle()


@pytest.mark.slow
@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: str(file.stem))
def test_examples_have_the_layout_of_the_writer(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert dump(yaml.load(text, yaml.CSafeLoader)) == text


@pytest.mark.slow
def test_answers_come_from_the_service(sources: Path, built: FlaskClient) -> None:
    replaced("examples/score.yaml", "extra_bonus: 100", "extra_bonus: 50")(sources)
    advice, shared = sources / "examples/advise.yaml", sources / "examples/shared.yaml"
    unanswered = read_yaml(advice)
    for example in unanswered.values():
        del example["answer"]
    advice.write_text(dump(unanswered), encoding="utf-8")
    shared.write_text(dump({name: dict.fromkeys(named) for name, named in read_yaml(shared).items()}), encoding="utf-8")
    written = write_answers(built, sources)
    assert set(written) == {"examples/score.yaml", "examples/advise.yaml", "examples/shared.yaml"}
    assert drop_machine_dependent(read_examples(sources)) == drop_machine_dependent(read_examples())


@pytest.mark.exhaustive
def test_machine_dependent_fields_change_no_answer(sources: Path, built: FlaskClient) -> None:
    file = sources / "examples/show_ruleset.yaml"
    examples = read_yaml(file)
    facts = examples["yacht"]["answer"]["facts"]
    facts["seconds_to_solve"] = 4.5
    facts["tables"][0]["digest"] = "0" * 64
    file.write_text(dump(examples), encoding="utf-8")
    assert write_answers(built, sources) == []


@pytest.mark.exhaustive
def test_keys_are_in_the_order_of_the_wire(sources: Path, built: FlaskClient) -> None:
    file = sources / "examples/show_ruleset.yaml"
    sent = file.read_text(encoding="utf-8")
    examples = read_yaml(file)
    examples["yacht"]["answer"] = dict(reversed(examples["yacht"]["answer"].items()))
    file.write_text(dump(examples), encoding="utf-8")
    assert write_answers(built, sources) == ["examples/show_ruleset.yaml"]
    assert file.read_text(encoding="utf-8") == sent


def test_every_shared_error_that_can_be_provoked_is_shown(built: FlaskClient) -> None:
    shown = {(response, name) for response, named in read_examples()[SHARED].items() for name in named}
    assert set(error_provokers(built)) == shown


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
        pytest.param(added("schemas/new.yaml", "New: {}\n"), "unused: schemas/new.yaml", id="unlisted file"),
        pytest.param(replaced("openapi.yaml", "odds.yaml", "odd.yaml"), "odd.yaml cannot be read", id="no such file"),
        pytest.param(added("schemas/roll.yaml", "Odds: {}\n"), "says again: Odds", id="in two files", marks=RARE),
        pytest.param(
            added("schemas/roll.yaml", "RolledDice: {}\n"), "duplicate key 'RolledDice'", id="twice in file", marks=RARE
        ),
        pytest.param(added("headers.yaml", "}"), "headers.yaml", id="no YAML", marks=RARE),
        pytest.param(
            replaced("schemas/roll.yaml", "RolledDice:\n", "RolledDice:\n  additionalProperties: false\n"),
            "no request has RolledDice",
            id="closed answer",
        ),
    ],
)
def test_inconsistent_sources_are_refused(sources: Path, change: Callable[[Path], None], complaint: str) -> None:
    change(sources)
    with pytest.raises(WrongSource, match=complaint):
        bundle(sources)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        pytest.param(
            replaced("examples/score.yaml", "dice: [1, 2, 3, 4, 5, 6, 6]", "dice: [1, 2, 3, 4, 5]"),
            "POST /v1/score, seven_dice has the status 422, not 200",
            id="another status",
        ),
        pytest.param(
            added("examples/roll.yaml", "keep_one: {summary: One die, status: 200}\n"),
            "POST /v1/roll, keep_one: there is no body",
            id="no body",
        ),
        pytest.param(
            replaced("examples/show_ruleset.yaml", "{id: yacht, lang: tlh}", "{name: yacht}"),
            "GET /v1/rulesets/{id}, unknown_language: there is no parameter name",
            id="no such parameter",
            marks=RARE,
        ),
        pytest.param(
            added("examples/new.yaml", "{}\n"),
            "examples/new.yaml: no operation has this name",
            id="no operation",
        ),
        pytest.param(
            replaced("examples/score.yaml", "status: 422", "status: 409"),
            "score, .*: there is no response 409 with application/problem.json",
            id="no such response",
        ),
        pytest.param(
            replaced("examples/shared.yaml", "  mistake:", "  mishap:"),
            "Internal, mishap: openapi/shared_errors.py does not bring it about",
            id="a shared error without a provoker",
            marks=RARE,
        ),
    ],
)
def test_unanswerable_examples_are_refused(
    sources: Path, built: FlaskClient, change: Callable[[Path], None], complaint: str
) -> None:
    change(sources)
    with pytest.raises(WrongSource, match=complaint):
        write_answers(built, sources)


def test_yaml_has_a_readable_layout() -> None:
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
def test_written_tables_can_be_read(value: Any) -> None:
    assert yaml.load(dump(value), yaml.CSafeLoader) == value
