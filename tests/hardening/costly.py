"""The costliest requests found by hand, by path and body."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, Final

from engine.definitions.definition import builtin_rulesets
from engine.rulesets.compiled import compile_ruleset
from tests.engine.definition_samples import HOSTILE
from tests.engine.game_samples import EXAMPLE, play_game


def _letters(random: Random, count: int, alphabet: str = "ab") -> str:
    return "".join(random.choice(alphabet) for _ in range(count))


def _encoded(body: Any) -> bytes:
    return json.dumps(body, separators=(",", ":")).encode()


def near_names() -> bytes:
    """Return a card of unknown names, all similar to many names of a custom ruleset."""
    random = Random(1)
    categories = [
        {"id": f"c{n}", "pays": {"sum": "all"}, "aliases": [_letters(random, 82) for _ in range(20)]} for n in range(20)
    ]
    points = {_letters(random, 50): 1 for _ in range(40)}
    return _encoded({"ruleset_definition": {"categories": categories}, "scorecard": {"points": points}})


def near_names_of_a_game() -> bytes:
    """Return such names, short enough to be compared, in the maximum number of turns."""
    random = Random(2)
    categories = [
        {"id": f"c{n}", "pays": {"sum": "all"}, "aliases": [_letters(random, 30, "abcdefghij") for _ in range(20)]}
        for n in range(20)
    ]
    players = [
        {"turns": [{"category": _letters(random, 30, "abcdefghij"), "points": 0} for _ in range(40)]}
        for _ in range(100)
    ]
    return _encoded({"ruleset_definition": {"categories": categories}, "players": players})


def misspelt_names() -> bytes:
    """Return a batch of cards with misspelled names of a built-in ruleset."""
    random = Random(3)
    names = ("thre_of_a_kid", "smal_straigt", "larg_straigt", "ful_hous", "tow_pair", "maxi_yazy")
    items = [
        {
            "ruleset": "maxi-yatzy",
            "dice": [1, 2, 3, 4, 5, 6],
            "scorecard": {"points": {random.choice(names) + _letters(random, 4, "xyz"): 1 for _ in range(25)}},
        }
        for _ in range(1_000)
    ]
    return _encoded({"items": items})


def long_pointers() -> bytes:
    """Return many duplicate keys below a very long key."""
    inside = ",".join(f'"{n}":1,"{n}":1' for n in range(100))
    return b'{"%s":{%s}}' % (("\U0001d51e" + "a" * 1_000_000).encode(), inside.encode())


def many_opponents() -> bytes:
    """Return a request to win against the maximum number of opponents, each in the middle of the game."""
    random = Random(4)
    card = dict.fromkeys(("ones", "twos", "threes", "fours", "three_of_a_kind", "four_of_a_kind", "full_house"), 0)
    opponents = [
        {"scorecard": {"points": {**card, **{name: (place + 1) * random.randrange(6) for place, name in
                                             enumerate(("ones", "twos", "threes", "fours"))}}}}
        for _ in range(99)
    ]  # fmt: skip
    objective = {"maximize": "win", "opponents": opponents}
    return _encoded({"dice": [1, 2, 3, 4, 5], "rolls_left": 2, "scorecard": {"points": card}, "objective": objective})


def many_reasons() -> bytes:
    """Return a batch of requests for reasons."""
    random = Random(5)
    items = [
        {"ruleset": "yacht", "dice": random.choices(range(1, 7), k=5), "rolls_left": 2, "explain": True}
        for _ in range(1_000)
    ]
    return _encoded({"items": items})


def large_ruleset() -> bytes:
    """Return a request for the outlook of a custom ruleset with the maximum of dice and rolls."""
    categories = [{"id": f"u{face}", "upper": face} for face in range(1, 7)]
    categories += [{"id": f"k{n}", "needs": {"groups": [n]}, "pays": {"sum": "all", "plus": n}} for n in range(2, 7)]
    ruleset = {"dice_count": 6, "rolls": 5, "categories": categories, "bonus": [{"at": 60, "pays": 35}]}
    points = dict.fromkeys(("u1", "u2", "k2", "k3", "k4"), 0)
    return _encoded({"ruleset": ruleset, "scorecard": {"points": points}})


def invalid_rulesets() -> bytes:
    """Return a batch that repeats an invalid ruleset."""
    ruleset = {"categories": [{"id": f"a{n}", "upper": 9, "pays": {"points": "no"}} for n in range(20)]}
    return _encoded({"items": [{"ruleset": ruleset, "dice": [1, 2, 3, 4, 5]}] * 700})


def impossible_dice() -> bytes:
    """Return a game of impossible dice."""
    players = [{"turns": [{"rolls": [[99] * 12] * 12} for _ in range(40)]} for _ in range(50)]
    return _encoded({"players": players})


def many_dice() -> bytes:
    """Return games with as many dice as a body has space for."""
    rolls = [[1, 2, 3, 4, 5]] * 12
    turns = [{"rolls": rolls, "keeps": [[]] * 11}] * 13
    return _encoded({"games": [{"players": [{"turns": turns}] * 2}] * 220})


def impossible_dice_of_games() -> bytes:
    """Return games of impossible dice."""
    players = [{"turns": [{"rolls": [[9] * 12] * 12}]}] * 90
    return _encoded({"games": [{"players": players}] * 20})


def floors() -> bytes:
    """Return a batch of floors without a table, for cards with almost too many open categories."""
    random = Random(6)
    names = ["ones", "twos", "threes", "fours", "fives", "sixes", "three_of_a_kind", "chance", "full_house"]
    items = [
        {
            "dice": random.choices(range(1, 7), k=5),
            "rolls_left": 2,
            "scorecard": {"points": dict.fromkeys(random.sample(names, random.randrange(4)), 0)},
            "objective": {"maximize": "floor"},
        }
        for _ in range(1_000)
    ]
    return _encoded({"items": items})


def wins() -> bytes:
    """Return a batch of requests to win with almost too many open categories to be exact, each on another card."""
    random = Random(7)
    names = ["threes", "fours", "fives", "sixes", "three_of_a_kind", "yahtzee", "full_house", "small_straight"]
    opponent = {"points": dict.fromkeys([*names, "ones", "twos", "four_of_a_kind", "large_straight"], 0)}
    items = [
        {
            "dice": random.choices(range(1, 7), k=5),
            "rolls_left": 2,
            "scorecard": {"points": dict.fromkeys(random.sample(names, random.randrange(6, 9)), 0)},
            "objective": {"maximize": "win", "opponents": [{"scorecard": opponent}]},
        }
        for _ in range(1_000)
    ]
    return _encoded({"items": items})


def many_refusals() -> bytes:
    """Return a batch of requests that are refused as too costly only after some work."""
    item = {"ruleset": "yahtzee-1956", "dice": [6, 3, 6, 3, 4], "rolls_left": 0, "explain": True}
    return _encoded({"items": [{**item, "objective": {"maximize": "target", "target": 498}}] * 100})


def many_players() -> bytes:
    """Return a review of the maximum number of players."""
    turns = EXAMPLE["players"][0]["turns"]
    return _encoded({"ruleset": EXAMPLE["ruleset"], "players": [{"name": str(n), "turns": turns} for n in range(100)]})


def many_losses() -> bytes:
    """Return a review with reasons without a table, of the maximum number of random players."""
    compiled = compile_ruleset(builtin_rulesets()["crag"])
    random = Random(7)
    players = [{"name": str(n), "turns": play_game(compiled, random)[0]} for n in range(100)]
    return _encoded({"ruleset": "crag", "players": players, "explain": True})


def hopeless_card() -> bytes:
    """Return a card with a slow exact check: full joker categories, and too many extra bonuses."""
    points = {
        "ones": 5, "twos": 10, "threes": 15, "fours": 20, "fives": 25, "sixes": 30, "three_of_a_kind": 30,
        "four_of_a_kind": 30, "full_house": 25, "small_straight": 30, "large_straight": 40, "chance": 30, "yahtzee": 50,
    }  # fmt: skip
    return _encoded({"ruleset": "yahtzee", "scorecard": {"points": points, "extra_bonus_count": 12}})


def hopeless_sheets() -> bytes:
    """Return a batch of sheets with a slow exact check: full, with too many extra bonuses."""
    ruleset, scorecard = _sheet_of_jokers(12)
    item = {"ruleset": ruleset, "dice": [6] * 5, "scorecard": scorecard}
    return _encoded({"items": [item] * 500})


def corrections() -> bytes:
    """Return sheets with two wrong boxes and nearly the maximum number of corrections."""
    ruleset, scorecard = _sheet_of_jokers(8)
    columns = scorecard["columns"]
    columns["c0"]["points"]["chance"] = columns["c1"]["points"]["three_of_a_kind"] = 777
    player = {"scorecard": scorecard, "claimed": {"total": 5}}
    return _encoded({"ruleset": ruleset, "players": [{**player, "name": str(n)} for n in range(50)]})


def _sheet_of_jokers(count: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return a ruleset and a full sheet of it, with `count` extra bonuses in each column.

    Upper categories of 0 may be filled by late jokers, and each lower one requires other faces.
    """
    lower = {
        "three_of_a_kind": [30, 25, 20, 15, 10, 5], "four_of_a_kind": [5, 10, 15, 20, 25, 30], "full_house": [25] * 6,
        "small_straight": [30] * 6, "large_straight": [40] * 6, "chance": [20, 15, 30, 25, 5, 10], "yahtzee": [50] * 6,
    }  # fmt: skip
    cards = [
        {**dict.fromkeys(("ones", "twos", "threes", "fours", "fives", "sixes"), 0)}
        | {name: points[place] for name, points in lower.items()}
        for place in range(6)
    ]
    columns = {f"c{place}": {"points": card, "extra_bonus_count": count} for place, card in enumerate(cards)}
    ruleset = {"base": "triple-yahtzee", "columns": [{"id": name} for name in columns], "joker": {"made_only": False}}
    return ruleset, {"columns": columns}


def own_rulesets() -> bytes:
    """Return a batch that alternates between the maximum number of custom rulesets."""
    random = Random(8)
    items = [
        {
            "ruleset_definition": {
                "base": "maxi-yatzy",
                "name": f"own-{n % 16}",
                "bonus": [{"at": 84, "pays": 50 + n % 16}],
            },
            "dice": random.choices(range(1, 7), k=6),
        }
        for n in range(1_000)
    ]
    return _encoded({"items": items})


def large_answers() -> bytes:
    """Return a batch of hands with the most keeps, which have the largest answers."""
    return _encoded({"items": [{"ruleset": "kismet", "dice": [1, 2, 3, 4, 6], "rolls_left": 2}] * 1_000})


COSTLY: Final[Mapping[str, tuple[str, Callable[[], bytes]]]] = {
    "near names": ("/v1/scorecards/check", near_names),
    "near names of a game": ("/v1/games/check", near_names_of_a_game),
    "misspelt names": ("/v1/score/batch", misspelt_names),
    "long pointers": ("/v1/score/batch", long_pointers),
    "many opponents": ("/v1/advice", many_opponents),
    "many reasons": ("/v1/advice/batch", many_reasons),
    "a large ruleset": ("/v1/outlook", large_ruleset),
    "invalid rulesets": ("/v1/score/batch", invalid_rulesets),
    "impossible dice": ("/v1/games/check", impossible_dice),
    "many dice": ("/v1/dice/audit", many_dice),
    "impossible dice of games": ("/v1/dice/audit", impossible_dice_of_games),
    "floors": ("/v1/advice/batch", floors),
    "wins": ("/v1/advice/batch", wins),
    "many refusals": ("/v1/advice/batch", many_refusals),
    "many players": ("/v1/games/review", many_players),
    "many losses": ("/v1/games/review", many_losses),
    "a hopeless card": ("/v1/scorecards/check", hopeless_card),
    "hopeless sheets": ("/v1/score/batch", hopeless_sheets),
    "corrections": ("/v1/games/check", corrections),
    "own rulesets": ("/v1/score/batch", own_rulesets),
    "large answers": ("/v1/advice/batch", large_answers),
    **{
        f"a hostile ruleset, {name}": ("/v1/rulesets/check", partial(_encoded, {"ruleset": ruleset}))
        for name, ruleset in HOSTILE.items()
    },
}

_MEBIBYTES: Final = 64

STREAMS: Final[Mapping[str, Callable[[], bytes]]] = {
    "blank lines": lambda: b"\n" * (_MEBIBYTES << 20),
    "lines of spaces": lambda: (b" " * 60 + b"\n") * ((_MEBIBYTES << 20) // 61),
    "tiny lines": lambda: b"{}\n" * (_MEBIBYTES << 18),
    "one line without an end": lambda: b"x" * (_MEBIBYTES << 20),
    "one blank line without an end": lambda: b"\t" * (_MEBIBYTES << 20),
}
"""The costliest streams found by hand, of the maximum length."""
