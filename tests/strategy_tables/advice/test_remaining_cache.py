"""The cache for small games: the same answers without the work."""

import numpy as np
import pytest

from engine.cards.rules import rules_of_card
from engine.cards.sheet import empty_sheet
from engine.games.position import Position
from strategy_tables.advice import remaining_cache
from strategy_tables.advice.explain import break_down
from strategy_tables.advice.objectives.expected_total import advise
from strategy_tables.errors import MissingTable
from strategy_tables.limits import WorkLimits
from strategy_tables.model.allowance import Allowance
from strategy_tables.model.remaining import StateLayer
from strategy_tables.store.lru_cache import MEMORY
from strategy_tables.store.table_set import RulesetTables
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.tables import outlook_of, table_of


@pytest.fixture(autouse=True)
def _nothing_is_kept() -> None:
    MEMORY.clear()


def cached_sizes(tables: RulesetTables) -> dict[int, int]:
    """Return the bytes of the cached remaining points of a ruleset by turns left."""
    found = ((left, remaining_cache._cache.get((tables.means.digest, left))) for left in range(99))
    return {left: entry.bytes for left, entry in found if entry is not None}


def first_position(name: str) -> Position:
    compiled = table_of(name).compiled
    return Position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), compiled.hands[7], 1)


def tables_for(name: str) -> RulesetTables:
    return RulesetTables(table_of(name), allowance=Allowance(100.0))


def test_the_first_turn_caches_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = list(random_positions(table_of("generala").compiled, 12, seed=40))
    fresh = tables_for("generala")
    with monkeypatch.context() as patch:
        patch.setattr(remaining_cache, "_GREATEST_GAME", 0)
        wanted = [outlook_of(fresh, each) for each in positions]
        reasons = [break_down(fresh, [(each, advise(fresh.means, each).best.move)])[0] for each in positions]
    begun, later = tables_for("generala"), tables_for("generala")
    outlook_of(begun, first_position("generala"))
    assert begun.allowance.seconds_charged > 0
    for position, outlook, reason in zip(positions, wanted, reasons, strict=True):
        found = outlook_of(later, position)
        np.testing.assert_allclose(found.totals.probabilities, outlook.totals.probabilities, rtol=1e-12)
        np.testing.assert_allclose(found.zeros, outlook.zeros, rtol=0, atol=1e-13)
        [told] = break_down(later, [(position, advise(later.means, position).best.move)])
        np.testing.assert_allclose(told.points, reason.points, rtol=0, atol=1e-11)
    assert later.allowance.seconds_charged == 0


def test_the_cache_changes_no_answer() -> None:
    position = first_position("generala")
    outlook_of(tables_for("generala"), position)
    hurried = RulesetTables(table_of("generala"), allowance=Allowance(limits=WorkLimits(seconds_without_table=0.001)))
    with pytest.raises(MissingTable):
        outlook_of(hurried, position)


def test_the_largest_layers_of_a_large_game_are_not_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    outlook_of(tables_for("generala"), first_position("generala"))
    sizes = cached_sizes(tables_for("generala"))
    assert sorted(sizes) == list(range(10))
    MEMORY.clear()
    limit = sum(sizes.values()) // 2
    monkeypatch.setattr(remaining_cache, "_GREATEST_GAME", limit)
    outlook_of(tables_for("generala"), first_position("generala"))
    known = cached_sizes(tables_for("generala"))
    left_out = [size for left, size in sizes.items() if left not in known]
    assert known == {left: sizes[left] for left in known}
    assert min(left_out) >= max(known.values())
    assert limit - min(left_out) < sum(known.values()) <= limit


def test_larger_entries_replace_smaller_ones() -> None:
    tables = tables_for("generala")
    outlook_of(tables, first_position("generala"))
    space, place = tables.outcomes.space, (tables.means.digest, 3)
    known = remaining_cache._cache.get(place)
    assert known is not None
    few = StateLayer(known.indices[:2], *space.states(known.indices[:2]))
    keeper = remaining_cache.CacheWriter(tables.means.digest, space, 9.0)
    keeper.add_layer(few, known.remaining.take(np.arange(2)))
    keeper.commit()
    assert remaining_cache._cache.get(place) is known
