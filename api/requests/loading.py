"""Turning requests into questions, with all problems: of the fields themselves, and by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, TypeVar

from marshmallow import ValidationError
from marshmallow.exceptions import SCHEMA

from api.http.errors import InvalidRequest
from api.requests.declaration import Request, RequestSchema, declare
from api.requests.fields import Items
from api.requests.reading import without_nulls, wrong_type
from api.service.catalogue import (
    DEFINITION_FIELD,
    RULESET_FIELD,
    FindRules,
    Reference,
    SentRuleset,
    forget_found_rules,
    found_rules,
)
from engine.cards.rules import Rules
from engine.errors import GREATEST_PROBLEM_COUNT, Invalid, Problem, UnknownRuleset
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, misplaced_name, stands_for, unknown_field
from engine.words import quoted

BATCH_LIMIT: Final = 1_000
"""Items of one batch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchRequest(Request):
    """A batch of requests, answered independently."""

    items: Annotated[
        list[Any] | None,
        Items(BATCH_LIMIT, Shape(), "a list of requests", "Requests, each as it would be sent alone."),
    ]


BATCH: Final = declare(BatchRequest)
DEFINITION_LIMIT: Final = 16
"""Different rulesets that the items of one batch may define."""
_OF_NAMES: Final[tuple[ProblemCode, ...]] = ("unknown-field", "unknown-category", "unknown-column")
"""The codes of names that may belong elsewhere."""
_Request = TypeVar("_Request", bound=Request)
_Question = TypeVar("_Question")


def load(
    schema: RequestSchema[_Request],
    raw: Any,
    question: Callable[[_Request], _Question],
    check: Callable[[_Question], Iterable[Problem]] = lambda _: (),
) -> _Question:
    """Read a request and return the question that it asks.

    If some fields are invalid, `question` gets a request without them and its result is discarded. The valid fields are
    thus still checked against the rules; `check` returns problems that the answer would list. Raises `InvalidRequest`
    with all problems of both kinds, or the error of `question` if all fields are valid.
    """
    forget_found_rules()
    try:
        request = schema.read(raw)
    except ValidationError as error:
        problems = [*_schema_problems(schema, error), *_rule_problems(schema, error, question, check)]
        raise _of_found_rules(InvalidRequest(place_names(schema, raw, problems))) from None
    try:
        return question(request)
    except Invalid as error:
        raise _of_found_rules(type(error)(place_names(schema, raw, error.problems))) from None


def load_address(schema: RequestSchema[_Request], query: bytes, question: Callable[[_Request], _Question]) -> _Question:
    """Read a query string and return the question that it asks; raises as `read_query` and `load` do."""
    by_address = schema.by_address
    return load(by_address, by_address.read_address(query), question)


def _of_found_rules(error: Invalid) -> Invalid:
    error.rules = found_rules()
    return error


def place_names(schema: RequestSchema[Any], raw: Any, problems: Iterable[Problem]) -> list[Problem]:
    """Return problems, those of unknown names with the places where these belong.

    A required field with a misspelled name is one mistake and gives one problem.
    """
    placed = [
        misplaced_name(schema.shape, each, raw) if each.code in _OF_NAMES and place < GREATEST_PROBLEM_COUNT else each
        for place, each in enumerate(problems)
    ]
    unknown = [each for each in placed[:GREATEST_PROBLEM_COUNT] if each.code == "unknown-field"]
    return [
        each
        for each in placed
        if each.code != "missing-field" or not any(stands_for(other, each.path) for other in unknown)
    ]


def load_items(raw: Any) -> Sequence[Any]:
    """Return the items of a batch, each still to be read; raises `InvalidRequest` for a body that is no batch."""
    return load(BATCH, raw, lambda request: request.items or [])


def load_shown(schema: RequestSchema[Any], said: Mapping[str, Any]) -> Callable[[Any], Any]:
    """Return a function that adds the selection of fields for all items of a batch to one of them.

    An item may have a selection of its own. Raises `InvalidRequest` if the selection for all items is invalid.
    """
    load(schema, said, lambda request: request)
    return lambda item: {**said, **without_nulls(item)} if said and type(item) is dict else item


def limit_definitions(find_rules: FindRules, limit: int = DEFINITION_LIMIT) -> FindRules:
    """Return `find_rules` for the items of one batch, with a limit of definitions, which cost milliseconds each."""
    defined: set[str] = set()

    def find(reference: Reference) -> Rules:
        if isinstance(reference, SentRuleset) and reference.text not in defined:
            if len(defined) == limit:
                detail = f"a batch can define at most {limit} rulesets; send this item in another"
                raise InvalidRequest([Problem("too-many", (reference.place,), detail, maximum=limit)])
            defined.add(reference.text)
        return find_rules(reference)

    return find


def _schema_problems(schema: RequestSchema[Any], error: ValidationError) -> Iterator[Problem]:
    allowed = tuple(schema.readers)
    for name, messages in error.messages_dict.items():
        for message in messages:
            if isinstance(message, Problem):
                yield message.below(name)
            elif message == "unknown-field":
                problem = unknown_field((name,), allowed)
                hint = schema.request.hints.get(name)
                yield replace(problem, detail=f"unknown field {quoted(name)}; {hint}") if hint else problem
            else:
                yield wrong_type("the request", (), schema.shape.must_be, error.data)


def _rule_problems(
    schema: RequestSchema[_Request],
    error: ValidationError,
    question: Callable[[_Request], _Question],
    check: Callable[[_Question], Iterable[Problem]],
) -> Iterable[Problem]:
    """Return the problems by the rules of the fields that could be read; none if the ruleset could not."""
    wrong = error.messages_dict.keys()
    if wrong & {SCHEMA, RULESET_FIELD, DEFINITION_FIELD, "position_id"} or not isinstance(error.valid_data, dict):
        return ()
    try:
        return check(question(schema.read_in_part(error)))
    except Invalid as invalid:
        return invalid.problems
    except UnknownRuleset as unknown:
        return (unknown.problem().below(RULESET_FIELD),)
