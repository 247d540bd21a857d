"""Requests for advice, and the validated questions made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from api.answers.moves import dump_action
from api.answers.shown import ADVICE_FIELDS, Shown, shown_advice
from api.answers.situations import dump_asked, dump_objective
from api.endpoints.advice.moves import MoveClaim, MoveToCompare, find_move
from api.requests.declaration import Request, declare
from api.requests.fields import Choices, Flag, Whole, for_all_items
from api.requests.objective_fields import AskedObjective, ObjectiveClaim, prove_objective
from api.requests.opponents import strength_name
from api.requests.positions import (
    PositionRequest,
    find_position,
)
from api.service.catalogue import FindRules
from engine.cards.rules import Rules
from engine.errors import Invalid, InvalidPosition, Problem
from engine.games.position import Position
from strategy_tables import STRENGTHS, Strength
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.plausible_alternative import Against

COMPARED: Final = "compare_with"
"""Name of the field with the move that the best one is compared with."""
GREATEST_MOVES: Final = 1_000
"""More than any position has."""
STRENGTH: Final = "strength"
"""Name of the field with the strength of the player whose move the best one is compared with."""
RIVAL_STRENGTH: Final = strength_name(
    "With `explain`, compare with the most probable worse move of a player of this strength, not with `compare_with`."
)
IF_READY: Final = Flag(
    "Do not build missing optional tables. If `objective` needs one, the answer is a 409; if only a breakdown does, it "
    "is omitted."
)
_MOVE_LIMIT: Final = Whole(
    1, GREATEST_MOVES, "Greatest number of moves to list, best first. Default: all.", name="MoveLimit"
)
_ADVICE_FIELDS: Final = Choices(ADVICE_FIELDS, ("AdviceField", "AdviceFields"), "Optional fields of advice.")


def two_rivals(sent: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the problem of a move and a strength to compare with."""
    if COMPARED in sent and STRENGTH in sent:
        yield Problem("contradiction", (STRENGTH,), f"send either {STRENGTH} or {COMPARED}")


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceRequest(PositionRequest):
    """A position and an objective."""

    objective: Annotated[ObjectiveClaim, AskedObjective()] = field(default_factory=ObjectiveClaim)
    explain: Annotated[
        bool,
        Flag(
            "Explain the best move with its main reason, and with a comparison by categories and bonuses. With many "
            "open categories, the comparison needs an outlook table."
        ),
    ] = False
    breakdown: Annotated[
        bool,
        Flag(
            "With `explain`, compute the sources of the points of both moves. If false, the answer has only the main "
            "reason, `point`, without delay."
        ),
    ] = True
    if_ready: Annotated[bool, IF_READY] = False
    compare_with: Annotated[MoveClaim | None, MoveToCompare()] = None
    strength: Annotated[str | None, RIVAL_STRENGTH] = None
    limit: Annotated[int | None, _MOVE_LIMIT] = None
    fields: Annotated[frozenset[str] | None, _ADVICE_FIELDS] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset that was sent twice, and of a comparison without reasons, or of two."""
        yield from super(AdviceRequest, cls).check_together(sent)
        if sent.get("explain") is not True:
            for name in (COMPARED, STRENGTH):
                if name in sent:
                    yield Problem("contradiction", (name,), f"explain must be true with {name}")
        yield from two_rivals(sent)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownAdviceRequest(Request):
    """The selected fields of each advice of a batch."""

    limit: Annotated[int | None, for_all_items(_MOVE_LIMIT)] = None
    fields: Annotated[frozenset[str] | None, for_all_items(_ADVICE_FIELDS)] = None


ADVICE: Final = declare(AdviceRequest)
SHOWN_ADVICE: Final = declare(ShownAdviceRequest)


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position: the objective, and whether to explain the best move.

    The best move is compared with the one that it is `against`, which may be that of a player of some strength. None
    stands for the closest sensible one.
    Without `breakdown`, the answer has only the reason, and the sources of points are not computed. Unless it
    `may_build`, no optional table is built: an objective without its table is refused, and a breakdown omitted.
    """

    position: Position
    objective: Objective
    explain: bool = False
    breakdown: bool = True
    against: Against = None
    may_build: bool = True
    shown: Shown = field(default_factory=Shown)

    @property
    def rules(self) -> Rules:
        """Return the rules of the game."""
        return self.position.rules


def advice_question(find_rules: FindRules, request: AdviceRequest) -> Question:
    """Return the question of a request; raises `UnknownRuleset`, or `InvalidPosition` with all problems."""
    rules = request.find_rules(find_rules)
    position, objective, against = find_decision(
        rules, request, request.objective, request.compare_with, request.strength
    )
    return Question(
        position,
        objective,
        request.explain,
        request.breakdown,
        against,
        not request.if_ready,
        shown_advice(request.limit, request.fields),
    )


def find_decision(
    rules: Rules,
    request: PositionRequest,
    objective: ObjectiveClaim,
    compare_with: MoveClaim | None,
    strength: str | None,
) -> tuple[Position, Objective, Against]:
    """Return the position, the objective, and the move to compare with, or the strength of the player whose move it is.

    Raises `InvalidPosition` with all problems.
    """
    position, problems = find_position(rules, request)
    proved, of_objective = prove_objective(rules, objective)
    problems += [problem.below("objective") for problem in of_objective]
    if position is not None and not of_objective:
        problems += [problem.below("objective") for problem in proved.check_position(position)]
    against: Against = next((each for each in STRENGTHS if each.id == strength), None)
    if position is not None and compare_with is not None:
        try:
            against = find_move(rules, position, compare_with)
        except Invalid as error:
            problems += [problem.below(COMPARED) for problem in error.problems]
    if position is None or problems:
        raise InvalidPosition(problems)
    return position, proved, against


def dump_against(position: Position, against: Against) -> dict[str, Any]:
    """Return the field of a request for `find_decision`."""
    if isinstance(against, Strength):
        return {STRENGTH: against.id}
    return {} if against is None else {COMPARED: dump_action(position, against)}


def dump_asked_advice(question: Question) -> dict[str, Any]:
    """Return the fields of a request for the same advice."""
    asked, shown = dump_asked(question.position), question.shown
    if question.objective.name != DEFAULT_OBJECTIVE.name:
        asked["objective"] = dump_objective(question.objective, question.position.compiled)
    if question.explain:
        asked["explain"] = True
        if not question.breakdown:
            asked["breakdown"] = False
        asked |= dump_against(question.position, question.against)
    if not question.may_build:
        asked["if_ready"] = True
    if shown.limit is not None:
        asked["limit"] = shown.limit
    if shown.fields is not None:
        asked["fields"] = shown.fields
    return asked
