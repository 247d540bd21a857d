"""The field of what is to be maximised, made from what objectives declare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from marshmallow import ValidationError

from api.requests.card_fields import OPPONENTS, read_opponents
from api.requests.fields import StrictField, missing_field, read_object, shown, whole_problem
from engine.errors import Problem
from engine.problem_codes import ProblemCode
from engine.text.shapes import NUMBER, TEXT, Shape
from engine.text.suggestions import unknown_choice
from engine.words import listed, one_of
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.parameters import Opponents, Parameter, Share, Total, parameters_of

MAXIMIZE: Final = "maximize"


@dataclass(frozen=True, slots=True)
class ObjectiveClaim:
    """What is to be maximised, as it was sent: `given` parameters by name, cards not yet held against the rules."""

    objective: type[Objective] = DEFAULT_OBJECTIVE
    given: Mapping[str, Any] = field(default_factory=dict)


class AskedObjective(StrictField[ObjectiveClaim]):
    """What is maximised, one of some objectives."""

    def __init__(self, objectives: Mapping[str, type[Objective]] = OBJECTIVES, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.objectives = objectives
        self.shape = _shape_of(tuple(objectives.values()))

    def read(self, value: Any) -> ObjectiveClaim:
        """What is maximised, with its parameters."""
        problems: list[Problem] = []
        unknown: list[Problem] = []
        name = value.get(MAXIMIZE) if type(value) is dict else None
        asked = self.objectives.get(name) if type(name) is str else None
        may_say = OBJECTIVES.values() if asked is None else [asked]
        table = read_object(value, "objective", (), _shape_of(tuple(may_say)), unknown)
        problems += unknown if asked is None else (self._of_another(asked, each) for each in unknown)
        if MAXIMIZE not in table and type(value) is dict:
            problems.append(missing_field(MAXIMIZE, one_of(tuple(self.objectives))))
        elif table and asked is None:
            problems.append(unknown_choice((MAXIMIZE,), MAXIMIZE, tuple(self.objectives), name))
        given = {} if asked is None else _read_parameters(asked, table, problems)
        if problems or asked is None:
            raise ValidationError(problems)
        return ObjectiveClaim(asked, given)

    def _of_another(self, asked: type[Objective], problem: Problem) -> Problem:
        """Return the problem of a field, which says to which other objectives it belongs."""
        has_it = [
            name
            for name, objective in self.objectives.items()
            if any(parameter.name == problem.path[-1] for parameter in parameters_of(objective))
        ]
        detail = f"{problem.path[-1]} does not go with {MAXIMIZE} {asked.name}, only with {listed(has_it, 'and')}"
        return replace(problem, detail=detail) if problem.code == "unknown-field" and has_it else problem


@cache
def _shape_of(objectives: tuple[type[Objective], ...]) -> Shape:
    parameters = [each for objective in objectives for each in parameters_of(objective)]
    shapes = {each.name: OPPONENTS if isinstance(each.kind, Opponents) else NUMBER for each in parameters}
    example = f'{{"{MAXIMIZE}": "{DEFAULT_OBJECTIVE.name}"}}'
    return Shape("an object", example, {MAXIMIZE: TEXT, **shapes})


def _read_parameters(asked: type[Objective], table: Mapping[str, Any], problems: list[Problem]) -> dict[str, Any]:
    """The parameters of an objective that were given; adds to `problems`."""
    given = {}
    for parameter in parameters_of(asked):
        name = parameter.name
        if name in table:
            given[name] = _READERS[type(parameter.kind)](parameter, table[name], problems)
        elif parameter.is_required:
            problems.append(Problem("missing-field", (name,), f"{name} is missing: {parameter.about}"))
    return given


def _read_total(parameter: Parameter, value: Any, problems: list[Problem]) -> Any:
    name, least, greatest = parameter.name, parameter.kind.least, parameter.kind.greatest
    if type(value) is not int or not least <= value <= greatest:
        problems.append(whole_problem(name, (name,), value, least, greatest))
    return value


def _read_share(parameter: Parameter, value: Any, problems: list[Problem]) -> Any:
    name, least, greatest = parameter.name, parameter.kind.least, parameter.kind.greatest
    if type(value) not in (int, float) or not least <= value <= greatest:
        detail = f"{name} must be a number from {least} to {greatest}, not {shown(value)}"
        code: ProblemCode = "out-of-range" if type(value) in (int, float) else "wrong-type"
        problems.append(Problem(code, (name,), detail, [least, greatest], value))
    return value


def _read_opponents(parameter: Parameter, value: Any, problems: list[Problem]) -> Any:
    return read_opponents(value, parameter.name, (parameter.name,), problems)


_READERS: Final[Mapping[type, Callable[[Parameter, Any, list[Problem]], Any]]] = {
    Total: _read_total,
    Share: _read_share,
    Opponents: _read_opponents,
}
