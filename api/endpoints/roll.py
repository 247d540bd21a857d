"""`/v1/roll`: random dice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.http.body import read_json
from api.http.caching import answer
from api.http.idempotency import with_seed
from api.requests.declaration import declare
from api.requests.fields import Dice, Seed
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import Catalogue, FindRules
from engine.cards.rules import Rules
from engine.dice import Hand
from engine.errors import IllegalMove, Problem
from engine.words import pluralize


@dataclass(frozen=True, slots=True, kw_only=True)
class RollRequest(RulesetRequest):
    """A roll of dice."""

    keep: Annotated[Hand, Dice("Dice that are not rolled.", least=0)] = ()
    seed: Annotated[int | None, Seed()] = None


ROLL: Final = declare(RollRequest)


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/roll`."""

    @app.post("/v1/roll")
    def roll() -> Response:
        return answer(load(ROLL, with_seed(read_json(request)), partial(dump_roll, catalogue.rules)))


def dump_roll(find_rules: FindRules, request: RollRequest) -> dict[str, Any]:
    """Return the hand after a roll, its kept dice, and its rolled ones.

    Raises `UnknownRuleset`, or `IllegalMove` if no die is left to roll.
    """
    rules, keep = find_rules(request.reference), request.keep
    rolled = roll_dice(count_rolled(rules, keep), request.seed)
    return {
        "ruleset": rules.name,
        "dice": sorted(keep + rolled),
        "keep": keep,
        "rolled": rolled,
        "seed": request.seed,
    }


def count_rolled(rules: Rules, keep: Hand) -> int:
    """Return how many dice are rolled if these are kept; raises `IllegalMove` if none is."""
    count = rules.ruleset.dice_count
    if len(keep) >= count:
        dice = pluralize(count, "die", "dice")
        detail = f"keep must have at most {count - 1} of {dice}, not {len(keep)}"
        raise IllegalMove([Problem("wrong-dice", ("keep",), detail, found=len(keep), minimum=0, maximum=count - 1)])
    return count - len(keep)


def roll_dice(count: int, seed: int | None = None) -> Hand:
    """Return `count` rolled dice in the order in which they fell, each face equally likely.

    Without a seed, they come from the operating system's cryptographic source. With a seed, they come from the Mersenne
    Twister, whose `random` gives the same numbers in every version of Python.
    """
    if seed is None:
        return tuple(SystemRandom().randrange(1, 7) for _ in range(count))
    source = Random(seed)  # noqa: S311 - a seed is no secret
    return tuple(1 + int(source.random() * 6) for _ in range(count))
