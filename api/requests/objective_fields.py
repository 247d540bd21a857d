"""The field of the objective, made from the declarations of objectives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields, replace
from functools import cache
from typing import Any, Final

from marshmallow import ValidationError
from marshmallow.constants import missing

from api.requests.address import Parameter as AddressParameter
from api.requests.address import Reader, read_text, read_whole
from api.requests.fields import TOTAL, StrictField
from api.requests.json_schema import dump_schema
from api.requests.opponents import OPPONENTS, prove_opponents, read_opponents
from api.requests.reading import missing_field, read_object, shown, whole_problem
from engine.cards.rules import Rules
from engine.errors import Problem
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape
from engine.text.suggestions import unknown_choice
from engine.words import join_words, one_of
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE, OBJECTIVES
from strategy_tables.advice.parameters import Parameter, ParameterKind, parameters_of

MAXIMIZE: Final = "maximize"


@dataclass(frozen=True, slots=True)
class ObjectiveClaim:
    """An objective as it was sent: `given` parameters by name, cards not yet checked against the rules."""

    objective: type[Objective] = DEFAULT_OBJECTIVE
    given: Mapping[str, Any] = field(default_factory=dict)


_ABOUT: Final[Mapping[str, str]] = {
    "expected_total": "expected final total",
    "target": "probability of a final total of at least the target",
    "win": "probability of the greatest total. Opponents play for the greatest expected total of their own cards, with "
    "the errors of their `strength`, or one plays to win, too (`maximize`). A tie for the first place counts as "
    "`tie_share` of a win",
    "floor": "guaranteed final total, whatever is rolled",
    "upper_bonus": "probability of reaching an upper bonus that is not a penalty. Requires an upper bonus",
}
"""The descriptions of objectives."""
_ABOUT_PLAYERS: Final[Mapping[str, str]] = {
    **_ABOUT,
    "win": "probability of the greatest total, in games of two to six players. The others play for the greatest "
    "expected total of their own cards. A tie for the first place counts as `tie_share` of a win",
}
"""The descriptions of objectives of games, whose players are the opponents of each other."""
_TEXT_READERS: Final[Mapping[ParameterKind, Reader]] = {ParameterKind.TOTAL: read_whole}
"""The readers of parameters in query strings by their kind; other kinds need a body."""


class AskedObjective(StrictField[ObjectiveClaim]):
    """One of some objectives, with its parameters; without opponents if these are the other players of a game."""

    def __init__(self, objectives: Mapping[str, type[Objective]] = OBJECTIVES, *, of_game: bool = False) -> None:
        super().__init__(_shape_of(tuple(objectives.values()), of_game))
        self.objectives = objectives
        self._of_game = of_game
        self._by_text = {
            parameter.name: (name, parameter)
            for name, objective in objectives.items()
            for parameter in parameters_of(objective)
            if parameter.kind in _TEXT_READERS
        }

    def parameters(self) -> dict[str, AddressParameter]:
        """Return the query parameters for the objective and for its own parameters, except those that need a body."""
        by_body = {
            name: [
                each.name for each in parameters_of(objective) if each.is_required and each.name not in self._by_text
            ]
            for name, objective in self.objectives.items()
        }
        names = [name for name, needs in by_body.items() if not needs]
        needs = [f"`{name}`, which needs {join_words(needs, 'and')}" for name, needs in by_body.items() if needs]
        about = f"Quantity to maximise. Use POST for {join_words(needs, 'and')}."
        schema = {"type": "string", "enum": names, "default": DEFAULT_OBJECTIVE.name}
        return {
            "objective": AddressParameter(read=read_text, about=about, schema=schema),
            **{
                parameter.name: AddressParameter(
                    read=_TEXT_READERS[parameter.kind],
                    about=f"With `objective={name}`, {parameter.about}.",
                    schema=dump_schema(TOTAL),
                )
                for name, parameter in self._by_text.values()
            },
        }

    def from_parameters(self, said: Mapping[str, Any]) -> Any:
        """Return the objective with its parameters; `missing` if none of them was sent."""
        given = {name: said[name] for name in self._by_text if name in said}
        if not given and "objective" not in said:
            return missing
        return {MAXIMIZE: said.get("objective", DEFAULT_OBJECTIVE.name), **given}

    def to_parameters(self, value: Any) -> list[str]:
        """Return the parameters that state an objective."""
        return [f"objective={value[MAXIMIZE]}", *(f"{name}={value[name]}" for name in self._by_text if name in value)]

    def read(self, value: Any) -> ObjectiveClaim:
        """Return the claimed objective with its parameters."""
        problems: list[Problem] = []
        unknown: list[Problem] = []
        name = value.get(MAXIMIZE) if type(value) is dict else None
        asked = self.objectives.get(name) if type(name) is str else None
        may_say = OBJECTIVES.values() if asked is None else [asked]
        table = read_object(value, "objective", (), _shape_of(tuple(may_say), self._of_game), unknown)
        if asked is not None:
            # Some generated clients send an empty list for every field that was not set.
            unknown = [self._of_another(asked, each) for each in unknown if value[each.path[-1]] != []]
        problems += unknown
        if MAXIMIZE not in table and type(value) is dict:
            problems.append(missing_field(MAXIMIZE, one_of(tuple(self.objectives))))
        elif table and asked is None:
            problems.append(unknown_choice((MAXIMIZE,), MAXIMIZE, tuple(self.objectives), name))
        given = {} if asked is None else _read_parameters(_parameters_of(asked, self._of_game), table, problems)
        if problems or asked is None:
            raise ValidationError(problems)
        return ObjectiveClaim(asked, given)

    def _of_another(self, asked: type[Objective], problem: Problem) -> Problem:
        """Return the problem, with the objectives that have this field if it is one of another objective."""
        has_it = [
            name
            for name, objective in self.objectives.items()
            if any(parameter.name == problem.path[-1] for parameter in _parameters_of(objective, self._of_game))
        ]
        detail = f"{problem.path[-1]} is allowed only with {MAXIMIZE} {join_words(has_it, 'or')}, not {asked.name}"
        return replace(problem, detail=detail) if problem.code == "unknown-field" and has_it else problem


def _parameters_of(objective: type[Objective], of_game: bool) -> list[Parameter]:
    return [each for each in parameters_of(objective) if not (of_game and each.kind is ParameterKind.OPPONENTS)]


@cache
def _shape_of(objectives: tuple[type[Objective], ...], of_game: bool) -> Shape:
    """Return the shape of any of some objectives, which has the parameters of all of them."""
    names, about = [objective.name for objective in objectives], _ABOUT_PLAYERS if of_game else _ABOUT
    choice = {"type": "string", "enum": names}
    shapes = {MAXIMIZE: Shape(about="\n".join(f"* `{name}`: {about[name]}" for name in names), keywords=choice)}
    for objective in objectives:
        shapes |= {each.name: _shape_of_parameter(objective, each) for each in _parameters_of(objective, of_game)}
    is_mean = names == [DEFAULT_OBJECTIVE.name]
    return Shape(
        "an object",
        f'{{"{MAXIMIZE}": "{DEFAULT_OBJECTIVE.name}"}}',
        shapes,
        name="MeanObjective" if is_mean else "ReviewObjective" if of_game else "Objective",
        about="Quantity to maximise. Default: the expected final total.",
        keywords={"required": [MAXIMIZE]},
    )


def _shape_of_parameter(objective: type[Objective], parameter: Parameter) -> Shape:
    needs = "Required with" if parameter.is_required else "With"
    about = f"{needs} `{objective.name}`: {parameter.about}."
    if parameter.kind is ParameterKind.OPPONENTS:
        return replace(OPPONENTS, here={"description": about})
    if parameter.kind is ParameterKind.TOTAL:
        return replace(TOTAL, here={"description": about})
    least, greatest = parameter.kind.value
    limits = {"minimum": least, "maximum": greatest}
    # Described only: clients send a default, also with objectives that do not have the parameter.
    [default] = [each.default for each in fields(objective) if each.name == parameter.name]
    told = "" if default is MISSING else f" Default: {default}."
    return Shape(scalar=float, about=about + told, keywords=limits)


def _read_parameters(
    parameters: Iterable[Parameter], table: Mapping[str, Any], problems: list[Problem]
) -> dict[str, Any]:
    """Return the parameters of an objective that were given; adds to `problems`."""
    given = {}
    for parameter in parameters:
        name = parameter.name
        if name in table:
            given[name] = _READERS[parameter.kind](parameter, table[name], problems)
        elif parameter.is_required:
            problems.append(Problem("missing-field", (name,), f"{name} is missing: {parameter.about}"))
    return given


def _read_total(parameter: Parameter, value: Any, problems: list[Problem]) -> Any:
    name, (least, greatest) = parameter.name, parameter.kind.value
    if type(value) is not int or not least <= value <= greatest:
        problems.append(whole_problem(name, (name,), value, least, greatest))
    return value


def _read_share(parameter: Parameter, value: Any, problems: list[Problem]) -> Any:
    name, (least, greatest) = parameter.name, parameter.kind.value
    if type(value) not in (int, float) or not least <= value <= greatest:
        detail = f"{name} must be a number from {least} to {greatest}, not {shown(value)}"
        code: ProblemCode = "out-of-range" if type(value) in (int, float) else "wrong-type"
        problems.append(Problem(code, (name,), detail, found=value, minimum=least, maximum=greatest))
    return value


_READERS: Final[Mapping[ParameterKind, Callable[[Parameter, Any, list[Problem]], Any]]] = {
    ParameterKind.TOTAL: _read_total,
    ParameterKind.SHARE: _read_share,
    ParameterKind.OPPONENTS: lambda parameter, value, problems: read_opponents(
        value, parameter.name, (parameter.name,), problems
    ),
}
MEAN_ONLY: Final = {DEFAULT_OBJECTIVE.name: DEFAULT_OBJECTIVE}
"""The only objective of outlooks, which defines good play."""


def prove_objective(rules: Rules, claim: ObjectiveClaim) -> tuple[Objective, list[Problem]]:
    """Return the claimed objective, and the problems that the rules reveal in it.

    Opponents that are the other players of a game are still missing.
    """
    if rules.named and claim.objective is not DEFAULT_OBJECTIVE:
        name, default = claim.objective.name, DEFAULT_OBJECTIVE.name
        detail = f"{rules.name} has columns: {MAXIMIZE} must be {default}, not {name}"
        return DEFAULT_OBJECTIVE(), [Problem("contradiction", (MAXIMIZE,), detail, found=name, choices=(default,))]
    given, problems = dict(claim.given), []
    for name in [each.name for each in parameters_of(claim.objective) if each.kind is ParameterKind.OPPONENTS]:
        opponents, found = prove_opponents(rules, given.get(name, ()))
        given[name] = tuple(opponents)
        problems += [problem.below(name) for problem in found]
    objective = claim.objective(**given)
    if refusal := objective.refusal(rules.card):
        detail = f"{objective.name} cannot be maximised: {refusal}"
        problems.append(Problem("contradiction", (MAXIMIZE,), detail, found=objective.name))
    return objective, problems
