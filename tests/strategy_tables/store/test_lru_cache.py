"""A cache of bounded size."""

from random import Random

from strategy_tables.store.lru_cache import LruCache


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
