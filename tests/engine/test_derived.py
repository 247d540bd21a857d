"""Results that live as long as the rulesets they belong to."""

import gc
from dataclasses import replace
from weakref import ref

from engine.cards.rules import Rules, compile_rules
from engine.definitions.definition import load_ruleset
from engine.derived import derived
from engine.rulesets.compiled import compile_ruleset
from engine.rulesets.ruleset import Ruleset
from engine.text.names import suggest_ids


def test_results_are_cached_for_their_object_and_arguments() -> None:
    calls: list[tuple[str, str]] = []

    @derived
    def note(ruleset: Ruleset, word: str) -> str:
        calls.append((ruleset.name, word))
        return f"{ruleset.name} {word}"

    one, other = load_ruleset("yahtzee"), load_ruleset("yatzy")
    found = [note(ruleset, word) for ruleset in (one, other, one) for word in ("a", "b", "a")]
    assert found == [f"{name} {word}" for name in ("yahtzee", "yatzy", "yahtzee") for word in ("a", "b", "a")]
    assert calls == [("yahtzee", "a"), ("yahtzee", "b"), ("yatzy", "a"), ("yatzy", "b")]


def test_results_do_not_grow_without_limit() -> None:
    @derived
    def count(_ruleset: Ruleset, number: int) -> int:
        return number

    ruleset = replace(load_ruleset("yahtzee"), name="counted")
    for number in range(10_000):
        assert count(ruleset, number) == number
    assert len(ruleset._derived) <= 2_048


def test_rulesets_are_released_with_everything_that_was_derived_from_them() -> None:
    def used(name: str) -> tuple[ref[Rules], ref[object]]:
        rules = compile_rules(replace(load_ruleset("yahtzee"), name=name, title=name))
        assert suggest_ids(rules.ruleset, "twoes") == ("twos",)
        assert compile_rules(replace(load_ruleset("yahtzee"), name=name, title=name)) is rules
        return ref(rules), ref(rules.card)

    gc.collect()
    gc.disable()
    try:
        rules, card = used("released")
        assert (rules(), card()) == (None, None), "without a cycle that only the collector finds"
    finally:
        gc.enable()


def test_equal_rulesets_are_compiled_once_while_they_are_used() -> None:
    one = compile_ruleset(replace(load_ruleset("crag"), name="one"))
    assert compile_ruleset(replace(load_ruleset("crag"), name="one")) is one
    assert compile_ruleset(replace(load_ruleset("crag"), name="two")).points is one.points
