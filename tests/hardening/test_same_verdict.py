"""openapi.yaml and the marshmallow schemas agree whether a body has the right shape."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from marshmallow import ValidationError

from api.contract.document import escaped
from api.endpoints.advice.hints import HINT
from api.endpoints.advice.request import ADVICE
from api.endpoints.committed_roll import COMMITMENT, REVEAL
from api.endpoints.dice_audit import AUDITED_GAME, DICE_AUDIT
from api.endpoints.games.convert import GAME_CONVERSION
from api.endpoints.games.requests import GAME_CHECK, GAME_REVIEW
from api.endpoints.odds import ODDS
from api.endpoints.opponent import OPPONENT
from api.endpoints.outlook import OUTLOOK
from api.endpoints.points import POINTS
from api.endpoints.ratings import RATING
from api.endpoints.roll import ROLL
from api.endpoints.rulesets import RULESET_CHECK
from api.endpoints.score import SCORE
from api.endpoints.scorecards.check import CARD_CHECK
from api.endpoints.scorecards.convert import CONVERSION
from api.http.body import parse_json
from api.http.errors import NotReadable
from api.requests.declaration import RequestSchema
from api.requests.fields import GREATEST_ROLLS_LEFT
from api.requests.loading import BATCH
from engine.definitions.definition import builtin_rulesets, check_definition
from tests.api.read_contract import examples, operations, wrong
from tests.effort import EFFORT
from tests.hardening.values import DEFINITIONS, mutate, without_nulls

SCHEMAS: dict[str, RequestSchema[Any]] = {
    "/v1/rulesets/check": RULESET_CHECK,
    "/v1/rulesets/points": POINTS,
    "/v1/score": SCORE,
    "/v1/score/batch": BATCH,
    "/v1/scorecards/check": CARD_CHECK,
    "/v1/scorecards/convert": CONVERSION,
    "/v1/games/check": GAME_CHECK,
    "/v1/games/check/batch": BATCH,
    "/v1/games/review/batch": BATCH,
    "/v1/games/review": GAME_REVIEW,
    "/v1/advice": ADVICE,
    "/v1/advice/batch": BATCH,
    "/v1/hints": HINT,
    "/v1/opponent/move": OPPONENT,
    "/v1/odds": ODDS,
    "/v1/outlook": OUTLOOK,
    "/v1/dice/audit": DICE_AUDIT,
    "/v1/games/convert": GAME_CONVERSION,
    "/v1/ratings": RATING,
    "/v1/roll": ROLL,
    "/v1/roll/commitments": COMMITMENT,
    "/v1/roll/reveals": REVEAL,
}
MUTANTS = 400 * EFFORT
# Codes of the engine for mistakes that a JSON Schema can express too.
OF_SHAPE = {"wrong-type", "unknown-field", "too-many", "too-long", "out-of-range", "unknown-choice", "bad-name"}


def bodies() -> Iterator[tuple[str, str, Any]]:
    """Yield for every operation with a body its path, the pointer to its schema, and the values of its examples."""
    for path, method, operation in operations():
        if "requestBody" in operation:
            pointer = f"/paths/{escaped(path)}/{method}/requestBody"
            sent = [each.body for each in examples(path, method).values()]
            yield path, f"{pointer}/content/application~1json/schema", sent


def test_every_operation_with_a_body_is_compared() -> None:
    assert {path for path, _, _ in bodies()} == set(SCHEMAS)


def shape_of_batch(value: Any, item: Any) -> Any:
    """Return a batch with valid items in place of its own, since items are checked one by one."""
    if isinstance(value, dict) and isinstance(value.get("items"), list):
        return {**value, "items": [item] * len(value["items"])}
    return value


def prose_violations(path: str, value: Any) -> list[str]:
    """Return violations that the contract states in prose, because client generators stumble over such schemas."""
    if not isinstance(value, dict):
        return []
    if "ruleset" in value and "ruleset_definition" in value:
        return ["Send either `ruleset` or `ruleset_definition`."]
    if path == "/v1/odds" and ("dice" in value) == ("keep" in value):
        return ["Send either `dice` or `keep`."]
    return [
        *twice_or_never(path, value),
        *rival_violations(path, value),
        *rating_violations(path, value),
        *wrong_fields(value.get("objective"), "maximize", REVIEWED if path == "/v1/games/review" else OBJECTIVES),
        *wrong_fields(value.get("compare_with"), "action", MOVES),
    ]


POSITION = {"scorecard", "dice", "rolls_left", "announced", "all_rolled"}


def twice_or_never(path: str, value: Mapping[str, Any]) -> list[str]:
    """Return violations of requests that state something in one of several ways."""
    if path == "/v1/outlook" and "position_id" in value:
        return [f"Send either `position_id` or `{name}`." for name in sorted(POSITION & value.keys())]
    if path == "/v1/games/convert":
        rivals = {"players", "source"} & value.keys()
        return [] if bool(rivals) != ("record" in value) and rivals != {"source"} else ["Send `players` or `record`."]
    return []


def rival_violations(path: str, value: Mapping[str, Any]) -> list[str]:
    """Return violations of the fields that choose the move to compare the best one with."""
    rivals = {"compare_with", "strength"} & value.keys()
    if path == "/v1/advice" and rivals and value.get("explain") is not True:
        return ["`compare_with` and `strength` require `explain`."]
    if path == "/v1/hints" and rivals and value.get("stage") == "stakes":
        return ["`compare_with` and `strength` require `candidates`."]
    if path in ("/v1/advice", "/v1/hints") and len(rivals) > 1:
        return ["Send either `strength` or `compare_with`."]
    return []


def rating_violations(path: str, value: Mapping[str, Any]) -> list[str]:
    """Return violations of games that are sent in several ways, or in none, and of parts that exceed the whole."""
    if path == "/v1/dice/audit" and not value.get("games") and "rolls" not in value:
        return ["Send `rolls`, `games`, or both."]
    games = value.get("games") if path == "/v1/ratings" else None
    found = []
    for game in games if isinstance(games, list) else ():
        if not isinstance(game, dict):
            continue
        ways, parts = {"free_decisions", "decisions", "player"} & game.keys(), {"phases", "themes"} & game.keys()
        if len(ways) != 1 or (parts and ways != {"free_decisions"}):
            found.append("Send either sums, decisions or a player.")
        elif ways == {"free_decisions"}:
            found += [f"`{name}` exceed the game." for name in parts if exceed(game.get(name), game)]
            if game.get("loss") and not game["free_decisions"]:
                found.append("Only free decisions lose points.")
    return found


def exceed(parts: Any, whole: Mapping[str, Any]) -> bool:
    """Return whether parts have more free decisions or losses than a whole; false if these are no numbers."""
    try:
        count, loss = (sum(part[name] for part in parts.values()) for name in ("free_decisions", "loss"))
        return bool(count > whole["free_decisions"] or loss > whole["loss"] + 1e-5 * (1 + count))
    except (AttributeError, KeyError, TypeError):
        return False


OBJECTIVES = {
    "expected_total": (set(), set()),
    "target": ({"target"}, set()),
    "win": ({"opponents"}, {"tie_share"}),
    "floor": (set(), set()),
    "upper_bonus": (set(), set()),
}
"""The required and the optional fields of each objective."""
REVIEWED = {**OBJECTIVES, "win": (set(), {"tie_share"})}
"""The same in reviews, whose opponents are the other players."""
MOVES = {"keep": ({"keep"}, set()), "score": ({"category"}, {"column"}), "announce": ({"category"}, {"column"})}


def wrong_fields(value: Any, kind: str, known: Mapping[str, tuple[set[str], set[str]]]) -> list[str]:
    """Return the fields of a value that its kind lacks or requires."""
    if not isinstance(value, dict) or not isinstance(value.get(kind), str) or value[kind] not in known:
        return []
    (required, optional), sent = known[value[kind]], value.keys() - {kind}
    return [*sorted(required - sent), *sorted(sent - required - optional)]


def has_deprecated_form(value: Any) -> bool:
    """Return whether a value has an object in `ruleset` or a list in `points`, which the contract does not have."""
    if isinstance(value, list):
        return any(map(has_deprecated_form, value))
    if not isinstance(value, dict):
        return False
    points = value.get("points")
    listed = isinstance(points, dict) and any(isinstance(paid, list) for paid in points.values())
    return isinstance(value.get("ruleset"), dict) or listed or any(map(has_deprecated_form, value.values()))


def assert_same_verdict(
    pointer: str, value: Any, schema: RequestSchema[Any] | None, definition: Any, path: str = ""
) -> bool:
    """Check that both agree about a value; return their verdict.

    The engine also checks rules of definitions that no JSON Schema can express. The contract must therefore reject
    wrong shapes, and may reject nothing that the engine accepts.
    """
    # A null counts as missing, which the contract states in prose, so that types of clients need not allow it.
    by_contract = wrong(pointer, without_nulls(value)) + prose_violations(path, without_nulls(value))
    by_code = [*refused(schema, value), *refused_by_a_game(value)] if schema else []
    if schema is DICE_AUDIT and not by_code:
        by_code = [said for game in value.get("games") or () for said in refused(AUDITED_GAME, game)]
    of_definition = check_definition(definition, builtin_rulesets())[0] if definition is not None else ()
    of_shape = [*by_code, *(problem for problem in of_definition if problem.code in OF_SHAPE)]
    said = f"{value!r}\nopenapi.yaml: {by_contract}\ncode: {by_code} {of_definition}"
    assert by_contract or not of_shape, said
    assert by_code or of_definition or not by_contract, said
    return not by_contract


def refused(schema: RequestSchema[Any], value: Any) -> list[Any]:
    """Return the errors of marshmallow."""
    try:
        schema.read(value)
    except ValidationError as error:
        return [error.messages]
    return []


def refused_by_a_game(value: Any) -> list[str]:
    """Return numbers of rolls that no game has; the limit depends on the game, not on the schema."""
    if isinstance(value, list):
        return [said for inner in value for said in refused_by_a_game(inner)]
    if not isinstance(value, dict):
        return []
    left = value.get("rolls_left")
    here = [f"rolls_left {left}"] if type(left) is int and not 0 <= left <= GREATEST_ROLLS_LEFT else []
    return here + [said for inner in value.values() for said in refused_by_a_game(inner)]


@pytest.mark.parametrize(("path", "pointer", "examples"), list(bodies()))
def test_same_verdict(path: str, pointer: str, examples: list[Any]) -> None:
    random = Random(path)
    seen = {True: 0, False: 0}
    schema = SCHEMAS[path]
    for number in range(MUTANTS):
        value = random.choice(examples)
        for _ in range(0 if number < len(examples) else random.randint(1, 3)):
            value = mutate(value, random)
        try:
            value = as_sent(value)
        except NotReadable:
            continue  # nested too deeply to be checked
        if schema is BATCH:
            value = shape_of_batch(value, examples[0]["items"][0])
        if has_deprecated_form(value):
            continue
        inline = value.get("ruleset_definition") if isinstance(value, dict) else None
        seen[assert_same_verdict(pointer, value, schema, inline if isinstance(inline, dict) else None, path)] += 1
    assert min(seen.values()) > MUTANTS // 50, f"hardly a comparison: {seen}"


@pytest.mark.parametrize("seed", range(4))
def test_same_verdict_on_definitions(seed: int) -> None:
    random = Random(seed)
    for _ in range(100 * EFFORT):
        value = random.choice(DEFINITIONS)
        for _ in range(random.randint(0, 3)):
            value = mutate(value, random)
        value = as_sent(value)
        assert_same_verdict("/components/schemas/RulesetDefinition", value, None, value)


def as_sent(value: Any) -> Any:
    """Return a value as parsed from the wire, where 3.0 is the integer 3."""
    return parse_json(json.dumps(value).encode())
