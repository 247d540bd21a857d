"""Search space of costly requests for every endpoint within the limits of size."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from tests.engine.game_samples import play_game
from tests.known import CARDS

_BUILT: Final = tuple(name for name in CARDS if name != "maxi-yatzy")


def _lower(number: int, dice_count: int) -> dict[str, Any]:
    return {"id": f"k{number}", "needs": {"groups": [2 + number % (dice_count - 1)]}, "pays": {"sum": "all"}}


LARGE: Final[Mapping[str, dict[str, Any]]] = {
    # The maximum of dice and rolls, with different points for every hand.
    "large": {
        "name": "large", "dice_count": 6, "rolls": 5, "bonus": [{"at": 42, "pays": 35}],
        "categories": [{"id": f"u{face}", "upper": face} for face in (1, 2, 6)] + [
            {"id": f"k{n}", "needs": {"groups": [n]}, "pays": {"sum": "all", "plus": 100 * n}} for n in range(2, 7)],
    },
    # Many categories with few dice: many states, each fast.
    "many": {
        "name": "many", "dice_count": 2, "rolls": 5,
        "categories": [{"id": f"c{n}", "pays": {"sum": "all", "plus": n}} for n in range(12)],
    },
    # A joker and an extra bonus, which add ways to end a turn.
    "ways": {
        "name": "ways", "dice_count": 5, "rolls": 4, "bonus": [{"at": 12, "pays": 5}],
        "categories": [{"id": f"u{face}", "upper": face} for face in (1, 3)] + [
            {"id": "five", "needs": {"groups": [5]}, "pays": {"points": 50}},
            *({"id": f"c{n}", "pays": {"sum": "all", "plus": 7 * n}} for n in range(5))],
        "joker": {"category": "five", "rule": "free", "bonus": 100},
    },
}  # fmt: skip
"""Costly custom rulesets, small enough to be solved for the test."""


def definition(random: Random) -> dict[str, Any]:
    """Return a costly random ruleset."""
    dice_count, count = random.choice([2, 5, 6, 6]), random.choice([3, 12, 20])
    letters = random.choice(["ab", "abcdefghij"])
    names = random.choice([0, 0, 20])
    categories = [{**_lower(n, dice_count), "aliases": ["".join(random.choices(letters, k=random.choice([12, 30, 80])))
                                                        for _ in range(names)]} for n in range(count)]  # fmt: skip
    return {"dice_count": dice_count, "rolls": random.randint(1, 5), "categories": categories}


def _ruleset(random: Random) -> tuple[Any, tuple[str, ...], int, int]:
    """Return a ruleset as sent, its categories, its dice and its rolls."""
    kind = random.random()
    if kind < 0.6:
        built = builtin_rulesets()[random.choice(_BUILT)]
        return built.name, built.category_ids, built.dice_count, built.rolls
    sent = random.choice(list(LARGE.values())) if kind < 0.9 else definition(random)
    return sent, tuple(each["id"] for each in sent["categories"]), sent["dice_count"], sent["rolls"]


def _card(random: Random, categories: tuple[str, ...], filled: float) -> dict[str, Any]:
    if random.random() < 0.1:
        lengths = random.choices([8, 30, 60], k=random.randint(1, 40))
        return {"points": dict.fromkeys(("".join(random.choices("abcdefgh", k=length)) for length in lengths), 0)}
    chosen = [name for name in categories if random.random() < filled]
    return {"points": dict.fromkeys(chosen[: len(categories) - 1], 0)}


def question(random: Random, depth: float) -> dict[str, Any]:
    """Return a position of any ruleset with any objective; `depth` is the fill level of the cards."""
    sent, categories, dice_count, rolls = _ruleset(random)
    asked: dict[str, Any] = {
        "ruleset": sent,
        "dice": random.choices(range(1, 7), k=dice_count),
        "rolls_left": random.randrange(rolls),
        "scorecard": _card(random, categories, depth),
    }
    objective = random.choice(["expected_total", "target", "win", "floor", "upper_bonus"])
    if objective == "target":
        asked["objective"] = {"maximize": "target", "target": random.randint(0, 500)}
    elif objective == "win":
        asked["objective"] = {"maximize": "win", "opponents": _opponents(random, categories, dice_count, rolls, depth)}
    elif objective in ("floor", "upper_bonus"):
        asked["objective"] = {"maximize": objective}
    if random.random() < 0.4:
        asked["explain"] = True
    return asked


def _opponents(
    random: Random, categories: tuple[str, ...], dice_count: int, rolls: int, depth: float
) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for _ in range(random.choice([1, 3, 99])):
        opponent: dict[str, Any] = {"scorecard": _card(random, categories, depth)}
        if random.random() < 0.5:
            opponent |= {"dice": random.choices(range(1, 7), k=dice_count), "rolls_left": random.randrange(rolls)}
        found.append(opponent)
    return found


def outlook(random: Random, depth: float) -> dict[str, Any]:
    """Return a card or a position of any ruleset, with opponents and targets."""
    sent, categories, dice_count, rolls = _ruleset(random)
    asked: dict[str, Any] = {"ruleset": sent, "scorecard": _card(random, categories, depth)}
    if random.random() < 0.5:
        asked |= {"dice": random.choices(range(1, 7), k=dice_count), "rolls_left": random.randrange(rolls)}
    if random.random() < 0.5:
        asked["opponents"] = _opponents(random, categories, dice_count, rolls, depth)
    return {**asked, "targets": random.choices(range(500), k=random.choice([0, 100]))}


def odds(random: Random, depth: float) -> dict[str, Any]:
    """Return a request for the odds of a category of any ruleset."""
    sent, categories, dice_count, rolls = _ruleset(random)
    asked = {"ruleset": sent, "category": random.choice(categories), "rolls_left": random.randrange(rolls)}
    return {**asked, "dice": random.choices(range(1, 7), k=dice_count), "scorecard": _card(random, categories, depth)}


def opponent(random: Random, depth: float) -> dict[str, Any]:
    """Return a request for a move of the computer."""
    asked = question(random, depth)
    return {name: asked[name] for name in ("ruleset", "dice", "rolls_left", "scorecard")} | {"strength": "beginner"}


def batch(random: Random, depth: float) -> dict[str, Any]:
    """Return the maximum number of items, with few distinct ones or all different."""
    kinds = [question(random, depth) for _ in range(random.choice([1, 8, 300]))]
    return {"items": [random.choice(kinds) for _ in range(random.choice([100, 1_000]))]}


def scores(random: Random, depth: float) -> dict[str, Any]:
    """Return a batch of scores: the items of `batch`, without the fields that only advice has."""
    wanted = ("ruleset", "dice", "rolls_left", "scorecard")
    return {"items": [{name: item[name] for name in wanted} for item in batch(random, depth)["items"]]}


def game(random: Random, depth: float) -> dict[str, Any]:
    """Return a game of many players, valid or broken in many ways."""
    name = random.choice(_BUILT)
    compiled = compile_ruleset(builtin_rulesets()[name])
    players = [{"turns": play_game(compiled, random)[0]} for _ in range(random.choice([2, 25, 100]))]
    wrong = random.random() < depth
    for player in players if wrong else ():
        for turn in player["turns"]:
            turn[random.choice(["points", "extra_bonus"])] = random.randint(-9, 99)
            turn["category"] = random.choice([turn["category"], "".join(random.choices("abcde", k=30))])
            turn["rolls"] = [random.choices(range(9), k=random.choice([5, 12])) for _ in range(random.choice([1, 12]))]
    return {"ruleset": name, "players": players}


def review(random: Random, depth: float) -> dict[str, Any]:
    """Return the review of such a game, preferably a valid one."""
    return {**game(random, depth / 4), "explain": random.random() < 0.7}


def card(random: Random, depth: float) -> dict[str, Any]:
    """Return a card to check, possibly invalid."""
    sent, categories, _, _ = _ruleset(random)
    points = {name: random.choice([0, 5, 25, 30, 40, 50, random.randint(-99, 999)]) for name in categories
              if random.random() < depth}  # fmt: skip
    return {"ruleset": sent, "scorecard": {"points": points, "extra_bonus_count": random.randrange(20)}}


def definitions(random: Random, _depth: float) -> dict[str, Any]:
    """Return a definition to check."""
    return {"ruleset": random.choice([definition(random), *LARGE.values()])}


def roll(random: Random, _depth: float) -> dict[str, Any]:
    """Return a roll for any ruleset."""
    return {"ruleset": _ruleset(random)[0]}


ENDPOINTS: Final = {
    "/v1/advice": question,
    "/v1/advice/batch": batch,
    "/v1/score/batch": scores,
    "/v1/outlook": outlook,
    "/v1/odds": odds,
    "/v1/opponent/move": opponent,
    "/v1/games/check": game,
    "/v1/games/review": review,
    "/v1/scorecards/check": card,
    "/v1/rulesets/check": definitions,
    "/v1/rulesets/points": definitions,
    "/v1/roll": roll,
}


@dataclass(frozen=True, slots=True)
class Request:
    """A request by its random parameters, which are short enough to print."""

    path: str
    seed: int
    depth: float
    """Fill level of the cards, the main factor of the cost."""

    def body(self) -> dict[str, Any]:
        """Return the body, which depends only on the parameters."""
        return ENDPOINTS[self.path](Random(self.seed), self.depth)


def requests(path: str) -> st.SearchStrategy[Request]:
    """Return a strategy of requests for an endpoint."""
    return st.builds(Request, st.just(path), st.integers(0, 2**32), st.floats(0, 1))


@dataclass(frozen=True, slots=True)
class Repeated:
    """A meaningless body that is hard to parse: `{"name":{...}}` with a name of this length, or a list of items."""

    letter: str
    letters: int
    part: str
    count: int

    def body(self) -> bytes:
        """Return the body."""
        if not self.letters:
            return f'{{"items":[{",".join([self.part] * self.count)}]}}'.encode()
        inside = "".join(self.part % n if "%d" in self.part else self.part for n in range(self.count))[:-1]
        return f'{{"{self.letter * self.letters}":{{{inside}}}}}'.encode()


def shapes() -> st.SearchStrategy[Repeated]:
    """Return a strategy of names, fields and lists of any length."""
    names = st.sampled_from([("0", 1), ("a", 1_000), ("a", 900_000), ("\U0001d51e", 200_000)])
    fields = st.sampled_from(['"0":1,"0":1,', '"%d":0,', '"x":{},"x":{},'])
    items = st.sampled_from(["{}", "[]", "0", '""', '{"dice":[]}', '{"ruleset":{}}', '{"a":{},"b":[]}', "-1e300"])
    counts = st.sampled_from([100, 20_000])
    doubled = names.flatmap(lambda name: st.builds(Repeated, st.just(name[0]), st.just(name[1]), fields, counts))
    return doubled | st.builds(Repeated, st.just(""), st.just(0), items, st.sampled_from([1_000, 60_000]))


_BLANK: Final = (b"", b" ", b"\r", b"\t \r", b" " * 60, b" " * 600)
_MEANINGLESS: Final = (
    b"0", b"{}", b"[]", b"\x00", "\u2028".encode(), "\u00a0".encode(), b'{"dice":[1,2', b'{"ruleset":{"categories":[',
    b"[" * 40, b"x" * 70_000, b" " * 70_000,
)  # fmt: skip
"""Lines that are tiny, truncated, deeply nested, or too long."""

STREAMED: Final = {
    "/v1/score/batch": lambda random, depth: random.choice(scores(random, depth)["items"]),
    "/v1/advice/batch": question,
    "/v1/games/check/batch": game,
    "/v1/games/review/batch": review,
}
"""Functions that return a line of each stream."""


@dataclass(frozen=True, slots=True)
class Stream:
    """A stream of lines of a few kinds, by its random parameters."""

    path: str
    seed: int
    depth: float
    kinds: tuple[bytes, ...]
    questions: int
    """Number of additional kinds with requests."""
    ends: bool
    """True if lines end; otherwise the stream is a single line."""

    def body(self) -> bytes:
        """Return the body, which depends only on the parameters."""
        random = Random(self.seed)
        asked = [STREAMED[self.path](random, self.depth) for _ in range(self.questions)]
        kinds = [*self.kinds, *(json.dumps(each, separators=(",", ":")).encode() for each in asked)]
        # Answered lines are charged one by one, so a few of them represent all.
        lines = [random.choice(kinds) for _ in range(8 if asked else 500)]
        block = (b"\n" if self.ends else b"").join([*lines, b""])
        size = 16 << 20 if set(kinds) <= set(_BLANK) else 0 if asked else 1 << 17
        return block * max(1, size // (len(block) + 1))


def streams(path: str) -> st.SearchStrategy[Stream]:
    """Return a strategy of streams for an endpoint."""
    blank, any_kind = st.sampled_from(_BLANK), st.sampled_from(_BLANK + _MEANINGLESS)
    kinds = (st.lists(blank, min_size=1, max_size=2) | st.lists(any_kind, min_size=1, max_size=4)).map(tuple)
    asked, ends = st.sampled_from([0, 0, 0, 1]), st.sampled_from([True, True, False])
    return st.builds(Stream, st.just(path), st.integers(0, 2**32), st.floats(0, 1), kinds, asked, ends)
