"""Questions as the bodies that ask them, without what need not be said."""

from __future__ import annotations

from typing import Any

from api.answers.advice import dump_objective
from api.answers.moves import dump_action
from api.answers.sheet_advice import dump_sheet_action
from api.answers.sheets import dump_asked_sheet
from api.answers.situations import dump_situation
from api.requests.questions import AnyPositionQuestion, AnyQuestion, PositionQuestion, Question
from api.requests.sheet_questions import SheetQuestion
from engine.cards.scorecard import empty_scorecard
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE


def dump_asked(question: AnyPositionQuestion) -> dict[str, Any]:
    """Return what asks about the same position."""
    named = {"ruleset": question.rules.name}
    if not isinstance(question, PositionQuestion):
        return {**named, **dump_asked_sheet(question.position)}
    compiled = question.position.compiled
    asked = dump_situation(compiled, question.position)
    if asked["scorecard"].get("extra_rolls") == empty_scorecard(compiled).extra_rolls:
        asked["scorecard"].pop("extra_rolls", None)
    return {**named, **asked}


def dump_asked_advice(question: AnyQuestion) -> dict[str, Any]:
    """Return what asks for the same advice."""
    asked, shown = dump_asked(question), question.shown
    if isinstance(question, Question) and question.objective.name != DEFAULT_OBJECTIVE.name:
        asked["objective"] = dump_objective(question.objective, question.position.compiled)
    if question.explain:
        asked["explain"] = True
        if not question.breakdown:
            asked["breakdown"] = False
        if isinstance(question, Question) and question.compare_with is not None:
            asked["compare_with"] = dump_action(question.position, question.compare_with)
        elif isinstance(question, SheetQuestion) and question.compare_with is not None:
            asked["compare_with"] = dump_sheet_action(question.position, question.compare_with)
    if shown.limit is not None:
        asked["limit"] = shown.limit
    if shown.fields is not None:
        asked["fields"] = shown.fields
    return asked
