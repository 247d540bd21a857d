"""`/v1/advice`: every legal move of a position, best first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

from flask import Flask, Response, request

from api.answers.breakdown import Why, find_why
from api.answers.endings import encode_endings, find_endings
from api.answers.explanation import explain
from api.answers.judged import NEEDED, judge_moves
from api.answers.moves import dump_action, dump_keep, dump_score
from api.answers.situations import dump_source, dump_standing
from api.http.allowance import request_allowance
from api.http.batch import Outcome, answer_batch, answer_each
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import KeptAnswers, answer_encoded
from api.http.encoding import LEAST, encode_members
from api.http.errors import AnswerTooLarge
from api.requests.loading import limit_definitions, load, load_items
from api.requests.query import advice_fields, dump_question
from api.requests.questions import Question, advice_question
from api.requests.schemas import ADVICE
from api.service.catalogue import Catalogue
from api.service.library import Library
from engine.dice import Hand, sub_keeps
from engine.errors import KeepwiseError
from engine.position import Keep, Position
from strategy_tables import EXPECTED_TOTAL, Advice, RankedMove, Ranking, Table, advise, advise_each
from strategy_tables.model.allowance import TooCostly
from strategy_tables.store.kinds import OUTLOOK


def add_routes(app: Flask, catalogue: Catalogue, library: Library) -> None:
    """`GET` and `POST /v1/advice`, `POST /v1/advice/batch`."""
    question = partial(advice_question, catalogue.rules)
    ask = partial(answer_question, library)
    kept = KeptAnswers(
        read=lambda query: load(ADVICE, advice_fields(query), question),
        write=dump_question,
        compute=ask,
        sources=partial(find_sources, library),
    )

    @app.get("/v1/advice")
    def advise_kept() -> Response:
        return kept.respond()

    @app.post("/v1/advice")
    def advise_one() -> Response:
        return answer_encoded(ask(load(ADVICE, read_json(request), question)))

    @app.post("/v1/advice/batch")
    def advise_batch() -> Response:
        items = load_items(read_json(request, LARGE_BODY_LIMIT))
        each = partial(advice_question, limit_definitions(catalogue.rules))
        return answer_batch(items, lambda item: load(ADVICE, item, each), partial(advise_all, library))


def answer_question(library: Library, question: Question) -> bytes:
    """The encoded advice; with the reasons, if they are asked for."""
    if question.objective.name != EXPECTED_TOTAL.name:
        return judge_moves(library, question)
    with library.using(question.position.compiled) as table:
        advice = advise(table, question.position)
        if not question.explain:
            return encode_advice(question, table, advice)
        ranking = advice.ranking
        why = find_why(library, question, dict(zip(ranking.moves, ranking.values, strict=True)))
        return encode_advice(question, table, advice, why)


def find_sources(library: Library, question: Question) -> tuple[str | None, ...]:
    """The digests of the tables that the advice comes from, as long as they are there."""
    needed = [] if question.objective.name == EXPECTED_TOTAL.name else [NEEDED[question.objective.name]]
    return library.tables.digests(question.position.compiled, [*needed, *([OUTLOOK] if question.explain else [])])


def advise_all(library: Library, questions: Sequence[Question]) -> list[Outcome]:
    """The encoded advice for each question; those that one table answers are asked together."""
    outcomes: dict[int, Outcome] = {}
    by_table: dict[str, list[int]] = {}
    judged: list[int] = []
    for place, question in enumerate(questions):
        if question.objective.name == EXPECTED_TOTAL.name and not question.explain:
            by_table.setdefault(question.position.compiled.fingerprint, []).append(place)
        else:
            judged.append(place)
    for places in by_table.values():
        answers = _advise_together(library, [questions[place] for place in places])
        outcomes.update(zip(places, answers, strict=True))
    ask = partial(answer_question, library)
    outcomes.update(zip(judged, answer_each((questions[place] for place in judged), ask), strict=True))
    return [outcomes[place] for place in range(len(questions))]


def _advise_together(library: Library, questions: Sequence[Question]) -> list[Outcome]:
    """The encoded advice for questions that one table answers."""
    answers: dict[int, Outcome] = {}
    allowance = request_allowance()
    positions = [question.position for question in questions]
    try:
        with library.using(positions[0].compiled) as table:
            try:
                # Encoded as they come: a thousand of them with the values behind them take 50 MB.
                for number, advice in advise_each(table, positions):
                    answers[number] = allowance.fit(encode_advice(questions[number], table, advice))
                    allowance.go_on()
            except (TooCostly, AnswerTooLarge) as error:
                # For those that were not reached.
                answers = {**dict.fromkeys(range(len(questions)), error.alone()), **answers}
    except KeepwiseError as error:
        return [error.alone()] * len(questions)
    return [answers[number] for number in range(len(questions))]


def encode_advice(question: Question, table: Table, advice: Advice, why: Why | None = None) -> bytes:
    """Every move with its value and loss, the best one again by itself, and where the values come from."""
    position = question.position
    moves = _encode_moves(position, advice.ranking)
    endings = find_endings(advice)
    about = encode_members(
        {
            "ruleset": question.rules.name,
            "objective": {"maximize": EXPECTED_TOTAL.name},
            "position": dump_standing(position.compiled, position),
            "total_so_far": position.points_so_far + position.compiled.upper_bonus_of(position.upper_total),
            "explanation": explain(advice, endings, why.sentence if why else ""),
            **({"breakdown": why.breakdown} if why else {}),
            "table": dump_source(table.header),
        }
    )
    plays_for = encode_endings(position.compiled, endings)
    # Forty moves are encoded piece by piece: as one object they take as long as finding them.
    values = f'"value":{advice.value:.6f},"best":{moves[0]},"moves":[{",".join(moves)}]'
    return f'{{{about},"plays_for":{plays_for},{values}}}'.encode()


def dump_move(position: Position, ranked: RankedMove) -> dict[str, Any]:
    """One move of a position, with its value and loss."""
    return {
        "rank": ranked.rank,
        **dump_action(position, ranked.move),
        "value": round(ranked.value, 6),
        "loss": round(max(ranked.loss, LEAST), 6) if ranked.loss else 0,
    }


def _encode_moves(position: Position, ranking: Ranking) -> list[str]:
    """`dump_move` of every move, encoded; all but the numbers was encoded once for all positions."""
    keeps = _encoded_keeps(position.hand)
    names = position.compiled.categories
    return [
        (_MOVE if loss else _BEST_MOVE)
        % (
            rank,
            keeps[move.dice]
            if isinstance(move, Keep)
            else _encoded_score(names[move.category], move.points, move.extra_bonus),
            value,
            loss if loss >= LEAST else LEAST,
        )
        for rank, move, value, loss in zip(*ranking, strict=True)
    ]


# A loss too small to show is still one: 0 means a tie. Rounding by % is twenty times as fast as by round().
_MOVE: Final = '{"rank":%d,%s,"value":%.6f,"loss":%.6f}'
_BEST_MOVE: Final = '{"rank":%d,%s,"value":%.6f,"loss":%.0f}'


@cache
def _encoded_keeps(hand: Hand) -> Mapping[Hand, str]:
    """The members of every keep of a hand, encoded; of all hands there are, that makes 3 megabytes."""
    return {dice: encode_members(dump_keep(hand, dice)) for dice in sub_keeps(hand)[:-1]}


# Bounded, since rulesets of strangers have categories without end.
@lru_cache(maxsize=4_096)
def _encoded_score(category: str, points: int, extra_bonus: int) -> str:
    return encode_members(dump_score(category, points, extra_bonus))
