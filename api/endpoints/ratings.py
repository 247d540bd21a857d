"""`/v1/ratings`: how well does a player play, judged by many games?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import fsum
from typing import Annotated, Any, Final

from flask import Flask, Response, request
from marshmallow import ValidationError

from api.answers.situations import dump_source
from api.endpoints.games.player_reviews import dump_likeness
from api.endpoints.games.players import PlayerClaim, ReviewedPlayer
from api.endpoints.games.requests import ReviewQuestion
from api.endpoints.games.review import with_review
from api.http.allowance import current_allowance
from api.http.body import LARGE_BODY_LIMIT, read_json
from api.http.caching import answer
from api.http.encoding import rounded_probability
from api.requests.declaration import Request, declare, field_readers
from api.requests.fields import Choice, Flag, StrictField, Whole, read_fields
from api.requests.loading import limit_definitions, load
from api.requests.reading import read_list, read_object, shown, without_nulls, wrong_type
from api.requests.ruleset_fields import RulesetRequest
from api.service.catalogue import RULESET_FIELD, Catalogue, FindRules
from api.service.server_tables import ServerTables
from engine.cards.rules import Rules
from engine.errors import Invalid, InvalidGame, Problem, UnknownRuleset
from engine.games.game import Game
from engine.problem_codes import ProblemCode
from engine.text.shapes import Shape, a_list
from engine.words import format_number
from strategy_tables import PlayerReview
from strategy_tables.advice.puzzles import PHASES, phase_after
from strategy_tables.advice.themes import THEMES
from strategy_tables.model.elementary import log_of
from strategy_tables.opponents.measurements import measured_of
from strategy_tables.opponents.rating import (
    CONFIDENCE,
    BeyondExpert,
    Interval,
    Level,
    Rate,
    RatedGame,
    Rating,
    Sums,
    Trend,
    rate_games,
)
from strategy_tables.store.tablefile import Source

GREATEST_GAMES: Final = 1_000
GREATEST_DECISIONS: Final = 1_000
"""Free decisions of one game."""
GREATEST_LOSS: Final = 1_000_000
GREATEST_HALF_LIFE: Final = 1_000_000
PER_CHANGE: Final = 1_000
"""Decisions that the change of a trend is stated for."""
PERCENT: Final = 100
_ROUNDING: Final = 1e-5
"""Greatest rounding error of the losses of a decision, and of a game."""
_SECONDS_FOR_DECISION: Final = 1e-5
"""Seconds for the likelihoods of all strengths, per free decision."""


class Loss(StrictField[float]):
    """Points lost."""

    def __init__(self, about: str = "") -> None:
        limits = {"minimum": 0, "maximum": GREATEST_LOSS}
        super().__init__(Shape(f"a number from 0 to {GREATEST_LOSS}", scalar=float, about=about, keywords=limits))

    def read(self, value: Any) -> float:
        """Return the number."""
        if type(value) in (int, float) and 0 <= value <= GREATEST_LOSS:
            return float(value)
        detail = f"{self.name} must be {self.must_be}, not {shown(value)}"
        code: ProblemCode = "out-of-range" if type(value) in (int, float) else "wrong-type"
        raise ValidationError([Problem(code, (), detail, found=value, minimum=0, maximum=GREATEST_LOSS)])


@dataclass(frozen=True, slots=True, kw_only=True)
class LossClaim:
    """Free decisions of a game."""

    free_decisions: Annotated[int, Whole(0, GREATEST_DECISIONS, "Number of free decisions.")]
    loss: Annotated[float, Loss("Their total loss, in points.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionClaim:
    """The part of a reviewed decision that a rating needs."""

    turn: Annotated[int, Whole(0, GREATEST_DECISIONS, "")]
    loss: Annotated[float, Loss()]
    forced: Annotated[bool, Flag("")]
    theme: Annotated[str | None, Choice(THEMES, "", "")] = None


_LOSS_FIELDS: Final = field_readers(LossClaim)
_LOSS: Final = Shape(
    "an object",
    '{"free_decisions": 12, "loss": 3.5}',
    {name: each.shape for name, each in _LOSS_FIELDS.items()},
    name="LossSum",
    about="Some free decisions of a game.",
    keywords={"required": [*_LOSS_FIELDS]},
)
_DECISION_FIELDS: Final = field_readers(DecisionClaim)


class LossBy(StrictField[Mapping[str, Sums]]):
    """The losses of some parts of a game, by the names of the parts."""

    def __init__(self, names: Sequence[str], schema: str, about: str) -> None:
        example = f'{{"{names[-1]}": {_LOSS.example}}}'
        super().__init__(Shape("an object", example, dict.fromkeys(names, _LOSS), name=schema, about=about))

    def read(self, value: Any) -> Mapping[str, Sums]:
        """Return the sums of each part that was sent."""
        problems: list[Problem] = []
        found = {}
        for name, said in read_object(value, str(self.name), (), self.shape, problems).items():
            table = read_object(said, name, (name,), _LOSS, problems)
            read = read_fields(_LOSS_FIELDS, table, problems, (name,)) if type(said) is dict else {}
            found[name] = Sums(read.get("free_decisions", 0), read.get("loss", 0.0))
        if problems:
            raise ValidationError(problems)
        return found


class Decisions(StrictField[tuple[DecisionClaim, ...]]):
    """The decisions of a review; a rating ignores most of their fields."""

    def __init__(self, about: str) -> None:
        limits = {"maxItems": GREATEST_DECISIONS}
        super().__init__(a_list(Shape(name="Decision"), "", "a list of decisions", about=about, keywords=limits))

    def read(self, value: Any) -> tuple[DecisionClaim, ...]:
        """Return what a rating needs of each decision."""
        problems: list[Problem] = []
        found = []
        for place, said in enumerate(read_list(value, "decisions", (), GREATEST_DECISIONS, problems, self.must_be)):
            if type(said) is dict:
                found.append(read_fields(_DECISION_FIELDS, without_nulls(said), problems, (place,)))
            else:
                problems.append(wrong_type("a decision", (place,), "an object", said))
        if problems:
            raise ValidationError(problems)
        return tuple(DecisionClaim(**each) for each in found)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameClaim(RulesetRequest):
    """A game of one player: the sums of its review, its reviewed decisions, or its turns."""

    together = ("free_decisions", "loss")

    free_decisions: Annotated[
        int | None, Whole(0, GREATEST_DECISIONS, "Number of free decisions, as a review has it. Requires `loss`.")
    ] = None
    loss: Annotated[float | None, Loss("Total loss in points, as a review has it. Requires `free_decisions`.")] = None
    phases: Annotated[
        Mapping[str, Sums], LossBy(PHASES, "LossByPhase", "Parts of these sums, by the phases of puzzles.")
    ] = field(default_factory=dict)
    themes: Annotated[
        Mapping[str, Sums], LossBy(THEMES, "LossByTheme", "Parts of these sums, by the themes of decisions.")
    ] = field(default_factory=dict)
    decisions: Annotated[
        tuple[DecisionClaim, ...] | None,
        Decisions("Instead of sums, all decisions of a player as `/v1/games/review` answers them."),
    ] = None
    player: Annotated[
        PlayerClaim | None, ReviewedPlayer("Instead of sums, the turns of a player, which are reviewed here.")
    ] = None

    @classmethod
    def check_together(cls, sent: Mapping[str, Any]) -> Iterator[Problem]:
        """Yield the problems of a game without sums, decisions or turns, of one with several, and of odd parts."""
        yield from super(GameClaim, cls).check_together(sent)
        ways = [name for name in _WAYS if name in sent]
        if not ways:
            yield Problem("missing-field", (_WAYS[0],), f"{_WAYS[0]} is missing; send {_ONE_WAY}")
        parts = [name for name in _PARTS if name in sent and _WAYS[0] not in sent]
        for name in (*ways[1:], *(parts if ways else ())):
            yield Problem("contradiction", (name,), f"{name} contradicts {ways[0]}; send {_ONE_WAY}")

    def problems(self) -> Iterator[Problem]:
        """Yield the problems of parts with more decisions or losses than the whole game."""
        for name in _PARTS:
            parts = getattr(self, name).values()
            count, loss = sum(each.decisions for each in parts), fsum(each.loss for each in parts)
            if count > (self.free_decisions or 0):
                detail = f"{name} have {count} free decisions; the game has {self.free_decisions}"
                yield Problem("contradiction", (name,), detail, found=count, maximum=self.free_decisions)
            elif loss > (self.loss or 0.0) + _ROUNDING * (1 + count):
                detail = f"{name} lose {format_number(round(loss, 6))} points; the game loses {self.loss}"
                yield Problem("contradiction", (name,), detail, found=loss)
        if self.loss and not self.free_decisions:
            yield Problem("contradiction", ("loss",), "only free decisions can lose points", found=self.loss, maximum=0)


_WAYS: Final = ("free_decisions", "decisions", "player")
_PARTS: Final = ("phases", "themes")
_ONE_WAY: Final = "either free_decisions and loss, or decisions, or player"
_GAME_FIELDS: Final = field_readers(GameClaim)
_GAME: Final = Shape(
    "an object",
    '{"ruleset": "yahtzee", "free_decisions": 36, "loss": 12.5}',
    {name: each.shape for name, each in _GAME_FIELDS.items()},
    name="RatedGame",
    about="A game of the player: the sums of its review, or all reviewed decisions, or turns to review.",
    keywords={"dependentRequired": {"free_decisions": ["loss"], "loss": ["free_decisions"]}},
)


class Games(StrictField[tuple[GameClaim, ...]]):
    """Games of one player."""

    def __init__(self) -> None:
        about = "Games of one player, oldest first, also those left early."
        limits = {"minItems": 1, "maxItems": GREATEST_GAMES}
        super().__init__(a_list(_GAME, f"[{_GAME.example}]", "a list of games", about=about, keywords=limits))

    def read(self, value: Any) -> tuple[GameClaim, ...]:
        """Return the games."""
        problems: list[Problem] = []
        games = read_list(value, "games", (), GREATEST_GAMES, problems, self.must_be)
        if type(value) is list and not value:
            problems.append(Problem("wrong-count", (), "games needs at least one game", found=0, minimum=1))
        found = [_read_game(said, place, problems) for place, said in enumerate(games)]
        if problems:
            raise ValidationError(problems)
        return tuple(found)


def _read_game(value: Any, place: int, problems: list[Problem]) -> GameClaim:
    table = read_object(value, "a game", (place,), _GAME, problems)
    if type(value) is not dict:
        return GameClaim()
    before = len(problems)
    problems += [each.below(place) for each in GameClaim.check_together(table)]
    claim = GameClaim(**read_fields(_GAME_FIELDS, table, problems, (place,)))
    if len(problems) == before:
        problems += [each.below(place) for each in claim.problems()]
    return claim


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRequest(Request):
    """Games to rate a player by."""

    games: Annotated[tuple[GameClaim, ...] | None, Games()]
    half_life: Annotated[
        int | None,
        Whole(
            1,
            GREATEST_HALF_LIFE,
            "Free decisions after which an earlier one counts half. Default: all count the same.",
        ),
    ] = None


RATING: Final = declare(RatingRequest)


@dataclass(frozen=True, slots=True)
class RatingQuestion:
    """Games, each with its rules."""

    games: tuple[tuple[GameClaim, Rules], ...]
    half_life: int | None


def add_routes(app: Flask, catalogue: Catalogue, server_tables: ServerTables) -> None:
    """Add `POST /v1/ratings`."""

    @app.post("/v1/ratings")
    def rate() -> Response:
        find_rules = limit_definitions(catalogue.rules)
        asked = load(RATING, read_json(request, LARGE_BODY_LIMIT), partial(rating_question, find_rules))
        return answer(answer_rating(server_tables, asked))


def rating_question(find_rules: FindRules, request: RatingRequest) -> RatingQuestion:
    """Return the games with their rules; raises `InvalidGame` with the problems of all rulesets."""
    problems, games = [], []
    for place, game in enumerate(request.games or ()):
        try:
            games.append((game, find_rules(game.reference)))
        except Invalid as error:
            problems += [each.below("games", place) for each in error.problems]
        except UnknownRuleset as error:
            problems.append(error.problem().below("games", place, RULESET_FIELD))
    if problems or request.games is None:
        raise InvalidGame(problems)
    return RatingQuestion(tuple(games), request.half_life)


def answer_rating(server_tables: ServerTables, asked: RatingQuestion) -> dict[str, Any]:
    """Return the rating of all games and of those of each ruleset; raises as `ServerTables.require_advisor` does."""
    scales, sources = dict[str, float](), list[Source]()
    for rules in {rules.fingerprint: rules for _, rules in asked.games}.values():
        scales[rules.fingerprint] = server_tables.build_missing(partial(_scale_of, server_tables, rules, sources))
    reviewed = _review_turns(server_tables, asked.games)
    games = [
        _rated(rules, claim, reviewed.get(place, claim.decisions), scales[rules.fingerprint])
        for place, (claim, rules) in enumerate(asked.games)
    ]
    current_allowance().charge(_SECONDS_FOR_DECISION * sum(each.played.decisions for each in games))
    names = dict[str, str]()
    for _, rules in asked.games:
        names.setdefault(rules.fingerprint, rules.name)
    ratings = {
        name: rate_games([each for each in games if each.ruleset == fingerprint], asked.half_life)
        for fingerprint, name in names.items()
    }
    overall = rate_games(games, asked.half_life, relative=True)
    return {
        "half_life": asked.half_life,
        "confidence": CONFIDENCE,
        "overall": None if overall is None else _dump_rating(overall, PERCENT),
        "rulesets": [
            {"ruleset": name, "rating": _dump_rating(each, 1)} for name, each in ratings.items() if each is not None
        ],
        "tables": [dump_source(each) for each in dict.fromkeys(sources)],
    }


def _scale_of(server_tables: ServerTables, rules: Rules, sources: list[Source]) -> float:
    """Return the expected total above the least one; add the table or estimate behind it to `sources`."""
    with server_tables.require_advisor(rules) as advisor:
        sources += advisor.sources
        return advisor.expected_above_least


def _review_turns(
    server_tables: ServerTables, games: Sequence[tuple[GameClaim, Rules]]
) -> dict[int, tuple[DecisionClaim, ...]]:
    """Return the decisions of the games that were sent with their turns; raises `InvalidGame` with all problems."""
    found, problems = {}, list[Problem]()
    for place, (claim, rules) in enumerate(games):
        if claim.player is not None:
            question = ReviewQuestion(rules, Game((claim.player.player,)))
            try:
                found[place] = with_review(server_tables, question, lambda _, review, __: _claims(review.players[0]))
            except InvalidGame as error:
                # Their paths begin with `players` and 0.
                problems += [replace(each, path=("games", place, "player", *each.path[2:])) for each in error.problems]
    if problems:
        raise InvalidGame(problems)
    return found


def _claims(player: PlayerReview) -> tuple[DecisionClaim, ...]:
    return tuple(
        DecisionClaim(turn=each.turn, loss=each.loss, forced=each.forced, theme=each.theme) for each in player.decisions
    )


def _rated(rules: Rules, claim: GameClaim, decisions: Sequence[DecisionClaim] | None, scale: float) -> RatedGame:
    """Return a game for the rating: by its decisions, or by its sums."""
    measured = None if rules.named else measured_of(rules.card)
    if decisions is None:
        played = Sums(claim.free_decisions or 0, claim.loss or 0.0)
        return RatedGame(rules.fingerprint, measured, scale, played, claim.phases, claim.themes)
    free = [each for each in decisions if not each.forced]
    phases, themes = dict[str, list[DecisionClaim]](), dict[str, list[DecisionClaim]]()
    for each in free:
        phases.setdefault(phase_after(rules.turns, each.turn), []).append(each)
        if each.theme:
            themes.setdefault(each.theme, []).append(each)
    return RatedGame(
        rules.fingerprint,
        measured,
        scale,
        _sum(free),
        {name: _sum(some) for name, some in phases.items()},
        {name: _sum(some) for name, some in themes.items()},
    )


def _sum(decisions: Sequence[DecisionClaim]) -> Sums:
    return Sums(len(decisions), fsum(each.loss for each in decisions))


def _dump_rating(rating: Rating, unit: float) -> dict[str, Any]:
    """Return the figures of a rating; losses are multiplied by a unit."""
    return {
        **_dump_rate(rating.rate, unit),
        "phases": {name: _dump_rate(rating.phases[name], unit) for name in PHASES if name in rating.phases},
        "themes": {name: _dump_rate(rating.themes[name], unit) for name in THEMES if name in rating.themes},
        "level": None if rating.level is None else _dump_level(rating.level),
        "trend": None if rating.trend is None else _dump_trend(rating.trend, unit),
        "beyond_expert": None if rating.beyond_expert is None else _dump_beyond_expert(rating.beyond_expert),
    }


def _dump_rate(rate: Rate, unit: float) -> dict[str, Any]:
    return {
        "games": rate.games,
        "decisions": rate.decisions,
        "effective_decisions": round(rate.effective_decisions, 3),
        "loss_per_decision": _dump_interval(rate.loss, unit),
    }


def _dump_interval(interval: Interval, unit: float = 1.0) -> dict[str, float]:
    return {
        "value": round(interval.value * unit, 6) + 0.0,
        "low": round(interval.low * unit, 6) + 0.0,
        "high": round(interval.high * unit, 6) + 0.0,
    }


def _dump_level(level: Level) -> dict[str, Any]:
    return {
        "games": level.games,
        "decisions": level.like.decisions,
        "place": _dump_interval(level.place),
        "plays_like": dump_likeness(level.like),
    }


def _dump_trend(trend: Trend, unit: float) -> dict[str, Any]:
    change = trend.change
    return {
        "games": trend.games,
        "decisions": trend.decisions,
        "change": _dump_interval(change, unit * PER_CHANGE),
        "differs": change.low > 0 or change.high < 0,
    }


def _dump_beyond_expert(beyond: BeyondExpert) -> dict[str, Any]:
    return {
        "games": beyond.games,
        "decisions": beyond.decisions,
        "log10_likelihood_ratio": round(beyond.log_ratio / log_of(10.0), 3) + 0.0,
        "false_alarms": rounded_probability(beyond.false_alarms),
    }
