"""`/v1/roll`: dice for those who want them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.http.body import read_json
from api.http.caching import answer
from api.requests.declaration import Request, declare
from api.requests.fields import Dice, RulesetReference, Seed
from api.requests.loading import load
from api.service.catalogue import Catalogue, FindRules, Reference
from engine.cards.rules import Rules
from engine.dice import Hand
from engine.errors import IllegalMove, Problem
from engine.rulesets.ruleset import DEFAULT_RULESET
from engine.words import pluralize


@dataclass(frozen=True, slots=True, kw_only=True)
class RollRequest(Request):
    """Which dice are rolled."""

    ruleset: Annotated[Reference, RulesetReference()] = DEFAULT_RULESET
    keep: Annotated[Hand, Dice("The dice that are not rolled.", least=0)] = ()
    seed: Annotated[int | None, Seed()] = None


ROLL: Final = declare(RollRequest)


@dataclass(frozen=True, slots=True)
class Throw:
    """A roll of all dice but the kept ones, by chance or from a seed."""

    rules: Rules
    keep: Hand
    seed: int | None


def add_routes(app: Flask, catalogue: Catalogue) -> None:
    """Add `POST /v1/roll`."""
    find_throw = partial(throw_question, catalogue.rules)

    @app.post("/v1/roll")
    def roll() -> Response:
        throw = load(ROLL, read_json(request), find_throw)
        return answer(dump_roll(throw, roll_dice(throw)))


def throw_question(find_rules: FindRules, request: RollRequest) -> Throw:
    """Return the roll to make; raises `UnknownRuleset`, or `IllegalMove` if no die is left to roll."""
    rules, keep = find_rules(request.ruleset), request.keep
    count = rules.ruleset.dice_count
    if len(keep) >= count:
        dice = pluralize(count, "die", "dice")
        detail = f"at most {count - 1} of {dice} can be kept and the others rolled, not {len(keep)}"
        raise IllegalMove([Problem("wrong-dice", ("keep",), detail, [0, count - 1], len(keep))])
    return Throw(rules, keep, request.seed)


def roll_dice(throw: Throw) -> Hand:
    """Return the rolled dice, each face equally likely, in the order in which they fell.

    Without a seed they come from the operating system's cryptographic source. With one, from the Mersenne Twister
    whose `random` gives the same numbers in every version of Python.
    """
    source: Random = SystemRandom() if throw.seed is None else Random(throw.seed)  # noqa: S311 - a seed is no secret
    count = throw.rules.ruleset.dice_count - len(throw.keep)
    if throw.seed is None:
        return tuple(source.randrange(1, 7) for _ in range(count))
    return tuple(1 + int(source.random() * 6) for _ in range(count))


def dump_roll(throw: Throw, rolled: Hand) -> dict[str, Any]:
    """Return the hand after the roll, its kept dice, and its rolled ones."""
    return {
        "ruleset": throw.rules.name,
        "dice": sorted(throw.keep + rolled),
        "keep": throw.keep,
        "rolled": rolled,
        "seed": throw.seed,
    }
