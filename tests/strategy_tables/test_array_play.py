"""Whole games in numpy by their rules: compared with a naive recursion and with published numbers."""

from typing import Any

import pytest

from engine.definitions.definition import load_ruleset
from engine.rulesets.ruleset import dump_ruleset
from tests.known import known
from tests.selection import usually
from tests.strategy_tables.array_play import ArrayPlay
from tests.strategy_tables.naive_play import play_for_mean
from tests.strategy_tables.small_with_memory import WITH_MEMORY

YATZY = dump_ruleset(load_ruleset("yatzy"))


def section(definition: dict[str, Any], *, upper: bool, **words: Any) -> dict[str, Any]:
    """Return one of the two sections of a game as a game of its own."""
    categories = [each for each in definition["categories"] if ("upper" in each) == upper]
    return {**definition, "categories": categories, "bonus": definition["bonus"] if upper else [], **words}


USUAL = {"times-card-order", "by-roll-at-most", "counted-saved", "penalties-saved", "linear-below-the-last"}


@pytest.mark.parametrize(
    "name", usually(USUAL, [name for name, definition in WITH_MEMORY.items() if "joker" not in definition])
)
def test_small_games(name: str) -> None:
    play = play_for_mean(WITH_MEMORY[name])
    found = ArrayPlay(WITH_MEMORY[name])
    assert found.mean == pytest.approx(play.before_turn(play.game.start), abs=1e-12, rel=0)
    assert found.count >= play.before_turn.cache_info().currsize


@pytest.mark.parametrize(
    "name", usually({"generala", "balut-stc"}, ["generala", "generala-double", "balut-stc", "yacht"])
)
def test_whole_games(name: str) -> None:
    assert ArrayPlay(dump_ruleset(load_ruleset(name))).mean == pytest.approx(known("mean")[name], abs=5e-7, rel=0)


def test_the_lower_section_of_yatzy() -> None:
    assert ArrayPlay(section(YATZY, upper=False)).mean == pytest.approx(127.376212, abs=5e-7, rel=0)


@pytest.mark.exhaustive
def test_the_lower_section_of_yatzy_with_saved_rolls() -> None:
    saved = section(YATZY, upper=False, extra_rolls={"saves": True})
    assert ArrayPlay(saved).mean == pytest.approx(144.767785, abs=5e-7, rel=0)


@pytest.mark.exhaustive
def test_yatzy_with_the_upper_section_first_separates_into_two_games() -> None:
    """The bonus is decided when the lower section begins."""
    upper, lower = (ArrayPlay(section(YATZY, upper=upper)).mean for upper in (True, False))
    assert upper + lower == pytest.approx(204.872343, abs=5e-7, rel=0)
