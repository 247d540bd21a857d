"""What the README says to type exists, and answers what the README says it answers."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from engine.definition import load_ruleset
from engine.scoring import compile_ruleset
from strategy_tables import GRADES, load_measurements

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

SERVER = "http://127.0.0.1:8000"
# A question, the body that is posted with it if any, and the answer in the block after it; "shortened" ones leave
# members out, and change none.
QUESTIONS = re.findall(
    rf"```\ncurl -s '{SERVER}(/[^']*)'(?: --json '([^']*)')?\n```\n[^`]*```json\n(.*?)```", README, re.DOTALL
)


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    # Imported here, because it ends the process where tables are missing.
    from api.wsgi import app

    return app.test_client()


def contains(answer: object, shown: object) -> bool:
    """Whether an answer is what is shown of it: objects may have more members, everything else is equal."""
    if isinstance(answer, dict) and isinstance(shown, dict):
        return all(name in answer and contains(answer[name], value) for name, value in shown.items())
    return type(answer) is type(shown) and answer == shown


def test_every_question_has_its_answer_beside_it() -> None:
    assert len(QUESTIONS) == README.count("curl ") > 0


@pytest.mark.parametrize(("question", "body", "shown"), QUESTIONS)
def test_a_question_is_answered_as_shown(client: FlaskClient, question: str, body: str, shown: str) -> None:
    answer = client.post(question, data=body, content_type="application/json") if body else client.get(question)
    # Problem documents say their status.
    assert answer.status_code == json.loads(shown).get("status", 200)
    assert contains(answer.json, json.loads(shown)), answer.json


def test_the_ruleset_shown_is_the_one_that_is_there() -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    assert shown == (ROOT / "engine" / "rulesets" / f"{tomllib.loads(shown)['name']}.toml").read_text(encoding="utf-8")


def test_the_strengths_are_those_that_were_measured() -> None:
    measured = load_measurements()
    strengths = measured.means[compile_ruleset(load_ruleset("yahtzee")).fingerprint].strengths
    words = ", ".join(f"{name} {mean.mean:.1f}" for name, mean in strengths.items())
    assert f"in {measured.games:,} games of Yahtzee: {words}." in re.sub(r"\s+", " ", README)


def test_contains_sees_differences() -> None:
    assert contains({"a": {"b": 1, "c": [1, 2]}, "d": 3}, {"a": {"c": [1, 2]}})
    assert not contains({"a": {"b": 1}}, {"a": {"b": 2}})
    assert not contains({"a": 1}, {"b": 1})
    assert not contains({"a": [1, 2]}, {"a": [1]})
    assert not contains({"a": 1}, {"a": True})


def test_every_target_is_described_and_every_described_target_exists() -> None:
    targets = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
    assert targets == set(re.findall(r"^([a-z-]+):(?! *=)", MAKEFILE, re.MULTILINE))
    assert targets == set(re.findall(r"^\| `make ([a-z-]+)`", README, re.MULTILINE))
    assert targets >= set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))


def test_the_grades_shown_are_those_of_the_data() -> None:
    start_value = float(re.findall(r"\| `yahtzee` \| ([0-9.]+) \|", README)[0])
    shown = re.findall(r"^\| (\w+) \| ([0-9.]+)% \| ([0-9.]+) points \|$", README, re.MULTILINE)
    shares = {name: float(share) / 100 for name, share, _ in shown}
    assert shares == pytest.approx(dict(zip(GRADES.names[1:-1], GRADES.greatest_shares, strict=True)))
    losses = GRADES.greatest_losses(start_value)
    assert {name: points for name, _, points in shown} == {name: f"{loss:.2f}" for name, loss in losses.items()}
