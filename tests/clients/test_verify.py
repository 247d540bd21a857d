import pytest

from clients.offline_kit.game_rules import read_games, rules_of
from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from strategy_tables.portable.rules import dump_compiled
from tests.known import CARDS
from tests.verifier import Verifier, VerifierTests, run_verify

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def verify() -> Verifier:
    return run_verify


class TestPython(VerifierTests):
    pass


def test_all_games_of_a_single_card_are_in_words() -> None:
    assert set(read_games()) == set(CARDS)


@pytest.mark.parametrize("name", CARDS)
def test_words_agree_with_compiled_rules(name: str) -> None:
    rules, header = rules_of(read_games()[name]), dump_compiled(compile_ruleset(builtin_rulesets()[name]))
    bonuses, points = header["upper_bonus"], header["points"]
    assert rules["upper_bonus"] == [bonuses[min(total, len(bonuses) - 1)] for total in range(len(rules["upper_bonus"]))]
    assert rules["points"] == [
        [list(paid) for paid in points[min(roll, len(points) - 1)]] for roll in range(header["rolls"])
    ]
    for wanted, found in zip(rules["jokers"], header["jokers"], strict=True):
        assert all(right in ("any", paid) for right, paid in zip(wanted, found, strict=True))
    for member in rules.keys() - {"upper_bonus", "points", "jokers"}:
        found = header[member]
        assert rules[member] == (list(found) if isinstance(found, tuple) else found)
