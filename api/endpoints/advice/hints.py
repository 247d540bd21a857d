"""`/v1/hints`: what a decision is about, then two candidates for it, before `/v1/advice` tells the best move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, Final

from flask import Flask, Response, request

from api.answers.endings import describe_endings, dump_endings, likely_endings, named_as_made
from api.answers.moves import dump_action, name_move
from api.answers.sheets import dump_position
from api.answers.situations import dump_asked, dump_objective
from api.answers.titles import category_title
from api.endpoints.advice.moves import MoveClaim, MoveToCompare
from api.endpoints.advice.request import (
    COMPARED,
    IF_READY,
    RIVAL_STRENGTH,
    STRENGTH,
    dump_against,
    find_decision,
    two_rivals,
)
from api.endpoints.advice.stakes import describe_lead
from api.http.body import read_json
from api.http.caching import CachedAnswers, answer_encoded
from api.http.encoding import encode, rounded_probability
from api.http.languages import request_texts
from api.requests.declaration import declare
from api.requests.fields import Choice
from api.requests.loading import load, load_address
from api.requests.objective_fields import AskedObjective, ObjectiveClaim
from api.requests.positions import PositionRequest, refused_with_columns
from api.service.catalogue import Catalogue, FindRules
from api.service.server_tables import ServerTables
from api.texts.texts import Texts
from engine.cards.scoring import Score
from engine.errors import Problem
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables import PlaysFor
from strategy_tables.advice.explanation import other_move
from strategy_tables.advice.hints import BoxAtStake, Candidates, TurnStakes, find_candidates, find_stakes_of_turn
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives import DEFAULT_OBJECTIVE
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.plausible_alternative import Against
from strategy_tables.advice.stakes import find_lead
from strategy_tables.store.kinds import TableKind

_STAKES: Final = "stakes"
_CANDIDATES: Final = "candidates"


@dataclass(frozen=True, slots=True, kw_only=True)
class HintRequest(PositionRequest):
    """A position, an objective, and how much to tell."""

    objective: Annotated[ObjectiveClaim, AskedObjective()] = field(default_factory=ObjectiveClaim)
    stage: Annotated[
        str | None,
        Choice(
            (_STAKES, _CANDIDATES),
            "HintStage",
            "`stakes`: what the decision is about. `candidates`: also two moves, one of which is the best.",
        ),
    ]
    compare_with: Annotated[MoveClaim | None, MoveToCompare()] = None
    strength: Annotated[str | None, RIVAL_STRENGTH] = None
    if_ready: Annotated[bool, IF_READY] = False

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a ruleset that was sent twice, and of a move to compare with before any is named."""
        yield from super(HintRequest, cls).check_together(sent)
        if sent.get("stage") == _STAKES:
            for name in (COMPARED, STRENGTH):
                if name in sent:
                    yield Problem("contradiction", (name,), f"stage must be {_CANDIDATES} with {name}")
        yield from two_rivals(sent)


HINT: Final = declare(HintRequest)


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """A decision, and whether to name candidates: the best move and the one `against` it, as in advice."""

    position: Position
    objective: Objective
    names_moves: bool
    against: Against
    may_build: bool

    @property
    def needs_advice(self) -> bool:
        """Return whether values of the objective are needed, and not only the position."""
        return self.names_moves or isinstance(self.objective, Win)


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `GET` and `POST /v1/hints`."""
    question = partial(_hint_question, catalogue.rules)
    cached = CachedAnswers(
        read=lambda query: load_address(HINT, query, question),
        write=lambda asked: HINT.write_address(_dump_asked(asked)),
        compute=lambda asked: _answer(server_tables, asked),
        sources=lambda asked: server_tables.digests(asked.position.rules, _kinds_for(asked)),
        has_words=True,
    )

    @app.get("/v1/hints")
    def hint_by_query() -> Response:
        return cached.respond()

    @app.post("/v1/hints")
    def hint() -> Response:
        return answer_encoded(_answer(server_tables, load(HINT, read_json(request), question)))


def _hint_question(find_rules: FindRules, request: HintRequest) -> HintQuestion:
    """Return the question of a request; raises `UnknownRuleset`, or `InvalidPosition` with all problems."""
    rules = request.find_rules(find_rules)
    if rules.named:
        raise refused_with_columns(rules, "hints are", request.place_of_game)
    position, objective, against = find_decision(
        rules, request, request.objective, request.compare_with, request.strength
    )
    return HintQuestion(position, objective, request.stage == _CANDIDATES, against, not request.if_ready)


def _dump_asked(question: HintQuestion) -> dict[str, Any]:
    """Return the fields of a request for the same hint."""
    asked = dump_asked(question.position)
    if question.objective.name != DEFAULT_OBJECTIVE.name:
        asked["objective"] = dump_objective(question.objective, question.position.compiled)
    asked["stage"] = _CANDIDATES if question.names_moves else _STAKES
    asked |= dump_against(question.position, question.against)
    return asked if question.may_build else {**asked, "if_ready": True}


def _kinds_for(question: HintQuestion) -> list[TableKind]:
    return [*question.objective.kinds] if question.needs_advice else []


def _answer(server_tables: ServerTables, question: HintQuestion) -> bytes:
    """Return the encoded hint; raises as `build_missing` does."""

    def answer() -> bytes:
        position, objective = question.position, question.objective
        kinds = _kinds_for(question)
        with server_tables.require(position.rules.card, *kinds, may_build=question.may_build) as tables:
            stakes = find_stakes_of_turn(tables.outcomes, position)
            advice = objective.advise(tables, position) if question.needs_advice else None
            candidates = None
            if question.names_moves and advice is not None:
                other, _ = other_move(tables.means, advice, question.against)
                candidates = find_candidates(tables, advice, other)
            lead = None if advice is None else find_lead(advice)
            return encode(_dump_hint(request_texts(), question, stakes, lead, candidates))

    return server_tables.build_missing(answer)


def _dump_hint(
    texts: Texts, question: HintQuestion, stakes: TurnStakes, lead: float | None, candidates: Candidates | None
) -> dict[str, Any]:
    """Return what is at stake, and the candidates. No member depends on which of them is better."""
    position, objective, bonus = question.position, question.objective, stakes.bonus
    missing = objective.target - position.total_so_far if isinstance(objective, Target) else 0
    return {
        "ruleset": position.rules.name,
        "objective": dump_objective(objective, position.compiled),
        "position": dump_position(position),
        "stage": _STAKES if candidates is None else _CANDIDATES,
        "themes": stakes.themes,
        "boxes": [_dump_box(position, box) for box in stakes.boxes],
        **({} if bonus is None else {"upper_bonus": {"points": bonus.points, "missing": bonus.missing}}),
        **({} if lead is None else {"lead": round(lead, 6) + 0.0}),
        **({"missing": missing} if missing > 0 else {}),
        **({} if candidates is None else _dump_candidates(position, stakes, candidates)),
        "sentence": texts.join(
            [
                describe_lead(texts, lead),
                texts.say("hintTarget", n=texts.number(missing)) if missing > 0 else "",
                *_describe_boxes(texts, position, stakes),
                "" if bonus is None else texts.say("hintBonus", bonus=bonus.points, n=texts.number(bonus.missing)),
            ]
            if candidates is None
            else _describe_candidates(texts, position, stakes, candidates)
        ),
    }


def _dump_box(position: Position, box: BoxAtStake) -> dict[str, Any]:
    return {
        "category": position.compiled.categories[box.category],
        "points": box.points,
        "probability": rounded_probability(box.probability),
        "mean": _rounded(box.mean),
        "usual": _rounded(box.usual),
        "stands_out": box.stands_out,
    }


def _describe_boxes(texts: Texts, position: Position, stakes: TurnStakes) -> list[str]:
    """Describe the boxes that stand out: their points now, or what a turn can make of the dice."""
    return [
        texts.say("moveWith", move=category_title(texts, position.rules, box.category), words=words)
        for box in stakes.boxes
        if box.stands_out
        for words in [
            _describe_score(texts, box.points, box.usual)
            if not position.rolls_left
            else _describe_means(texts, _rounded(box.mean), _rounded(box.usual))
        ]
    ] or [texts.say("hintZeros")]


def _rounded(mean: float) -> float:
    """Return a mean as in answers; sentences have the same one."""
    return round(mean, 6) + 0.0


def _describe_means(texts: Texts, mean: float, usual: float) -> str:
    return texts.say("hintMean", mean=texts.mean(mean, usual), usual=texts.mean(usual, mean))


def _describe_score(texts: Texts, points: int, usual: float) -> str:
    return texts.say("hintNow", points=texts.number(points), usual=texts.mean(_rounded(usual)))


def _dump_candidates(position: Position, stakes: TurnStakes, candidates: Candidates) -> dict[str, Any]:
    difference, bonus = candidates.difference, candidates.upper_bonus
    dumped: dict[str, Any] = {
        "candidates": [
            {
                **dump_action(position, move),
                "plays_for": dump_endings(position.rules, _endings(position, move, ends)),
                **({"usual": _rounded(_usual(stakes, move))} if isinstance(move, Score) else {}),
            }
            for move, ends in zip(candidates.moves, candidates.plays_for, strict=True)
        ]
    }
    if difference is not None:
        dumped["difference"] = {
            "category": position.compiled.categories[difference.category],
            "made": difference.made,
            "probabilities": [rounded_probability(each) for each in difference.probabilities],
        }
    if bonus is not None:
        dumped["upper_bonus_probabilities"] = [rounded_probability(each) for each in bonus]
    return dumped


def _endings(position: Position, move: Move, ends: PlaysFor) -> list[Any]:
    """Return the endings of a keep; a score has none, as in advice."""
    return [] if isinstance(move, Score) else likely_endings(position.rules, ends)


def _usual(stakes: TurnStakes, move: Score) -> float:
    return next(box.usual for box in stakes.boxes if box.category == move.category)


def _describe_candidates(texts: Texts, position: Position, stakes: TurnStakes, candidates: Candidates) -> Iterator[str]:
    """Yield a description of each candidate, and what differs: of two keeps an ending, and the upper bonus."""
    names, named = [name_move(texts, position, move) for move in candidates.moves], []
    for name, move, ends in zip(names, candidates.moves, candidates.plays_for, strict=True):
        if isinstance(move, Score):
            title = category_title(texts, position.rules, move.category)
            score = _describe_score(texts, move.points + move.extra_bonus, _usual(stakes, move))
            yield texts.say("moveWith", move=title, words=score)
        else:
            endings = likely_endings(position.rules, ends)
            named.append(named_as_made(endings))
            yield texts.say("moveWith", move=name, words=describe_endings(texts, position.rules, endings))
    if len(names) == 1:
        yield texts.say("onlyMove")
    difference, bonus = candidates.difference, candidates.upper_bonus
    # A category that was named for both needs no further words.
    if difference is not None and len(named) == len(names) and not all(difference.category in each for each in named):
        title = category_title(texts, position.rules, difference.category)
        key = "hintMade" if difference.made else "hintZero"
        yield _compare(texts, key, names, difference.probabilities, title)
    if bonus is not None:
        yield _compare(texts, "hintUpper", names, bonus)


def _compare(texts: Texts, key: str, names: list[str], chances: tuple[float, float], category: str = "") -> str:
    """Return a text with a probability after each of two moves."""
    one, two = (texts.percent(chance) for chance in chances)
    return texts.say(key, first=names[0], second=names[1], one=one, two=two, category=category)
