"""A cache of bounded size."""

from random import Random

from strategy_tables.store.lru_cache import Budget, LruCache


def test_the_least_recently_used_values_are_dropped() -> None:
    """Compare with a list in the order of use, whose first values are dropped while all take too much."""
    chance, cache, kept = Random(3), LruCache[int, str](100, len), list[tuple[int, str]]()
    for _ in range(2_000):
        key, size = chance.randrange(30), chance.randrange(1, 40)
        known = next((value for each, value in kept if each == key), None)
        kept = [pair for pair in kept if pair[0] != key]
        action = chance.choice(("get", "put", "drop"))
        if action == "get":
            assert cache.get(key) == known
            kept += [] if known is None else [(key, known)]
        elif action == "put":
            cache.put(key, "x" * size)
            kept.append((key, "x" * size))
        else:
            cache.drop(key)
        while sum(len(value) for _, value in kept) > 100:
            del kept[0]
        assert cache.values() == [value for _, value in kept]


def test_without_sizes_entries_are_counted() -> None:
    cache = LruCache[int, str](2)
    for key in range(3):
        cache.put(key, "x" * key)
    assert cache.values() == ["x", "xx"]


def test_a_value_larger_than_the_cache_is_not_kept() -> None:
    cache = LruCache[str, str](10, len)
    cache.put("large", "x" * 11)
    assert cache.get("large") is None


def test_caches_of_one_budget_evict_the_least_recently_used_of_all() -> None:
    budget = Budget(10)
    words, numbers = LruCache[str, str](budget, len), LruCache[str, int](budget)
    words.put("a", "12345")
    numbers.put("a", 1)
    words.put("b", "1234")
    assert words.get("a") == "12345"
    numbers.put("b", 2)
    assert (words.values(), numbers.values(), budget.used) == (["1234", "12345"], [2], 10)
    words.put("b", "1")
    assert budget.used == 7, "the size of the earlier value does not count"
    words.put("b", "12345678901")
    assert (words.values(), numbers.values(), budget.used) == (["12345"], [2], 6), "larger than the budget"
    words.drop("a")
    budget.clear()
    assert (words.get("a"), budget.used) == (None, 0)
