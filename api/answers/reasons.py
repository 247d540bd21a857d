"""The one reason for a move: as it is on the wire, and in English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from api.answers.moves import capital, describe_move, dump_action
from api.http.encoding import rounded_probability
from engine.dice import dump_dice
from engine.games.moves import Move
from engine.games.position import Position
from engine.words import join_words, pluralize
from strategy_tables import TableAdvice
from strategy_tables.advice.number_text import format_amount, format_percent, format_points
from strategy_tables.advice.objective import text_of_chance
from strategy_tables.advice.reason import Reason
from strategy_tables.model.ties import TIE

SAYS_NO_MORE: Final = frozenset(["forced", "all_tie", "tie", "same", "hardly", "on_average"])
"""Reasons that already compare the two moves."""
_MOST_DECIMALS: Final = 3
"""Decimals of a mean that is hard to tell apart from another number."""


def explain_choice(
    advice: TableAdvice, other: Move | None, point: Reason, breakdown: Mapping[str, Any] | None
) -> tuple[str, dict[str, Any]]:
    """Return the sentence of the reason, and the members of the answer."""
    position, best = advice.position, advice.best.move
    sentence, dumped = describe_reason(position, best, other, point), dump_reason(position, point, other)
    if advice.objective.counts_points and other is not None and point.says not in SAYS_NO_MORE:
        loss = advice.ranking.losses[advice.ranking.moves.index(other)]
        sentence = f"{sentence} {capital(describe_move(position, other))} costs {format_amount(loss)}."
    return sentence, join_reason(breakdown, dumped, sentence)


def join_reason(breakdown: Mapping[str, Any] | None, point: Mapping[str, Any], sentence: str) -> dict[str, Any]:
    """Return the members of an answer: the reason stands in the breakdown, or alone if there is none."""
    if breakdown is None:
        return {"point": point}
    return {"breakdown": {**breakdown, "point": point, "sentence": sentence}}


def dump_reason(position: Position, point: Reason, other: Move | None) -> dict[str, Any]:
    """Return the reason for the best move against another one, with its parameters."""
    ids = position.compiled.categories
    dumped: dict[str, Any] = {"says": point.says}
    if other is not None:
        dumped["against"] = dump_action(position, other)
    for name in _PARAMETERS:
        value = getattr(point, name)
        if value is None:
            continue
        if name in ("category", "other_category"):
            dumped[name] = ids[value]
        elif name == "categories":
            dumped[name] = [ids[each] for each in value]
        elif name.endswith("mean"):
            dumped[name] = round(value, 6) + 0.0
        else:
            dumped[name] = rounded_probability(value) if name.endswith("probability") else value
    return dumped


def describe_reason(position: Position, best: Move, other: Move | None, point: Reason) -> str:
    """Describe the reason: ``Keeping the 4 only leaves one die fewer to roll for 3 3.``"""
    return f"{capital(_WORDS[point.says](_ReasonContext(position, best, other, point)))}."


_PARAMETERS: Final = tuple(each.name for each in fields(Reason) if each.name != "says")


class _ReasonContext:
    """The words for the members of a reason."""

    def __init__(self, position: Position, best: Move, other: Move | None, point: Reason) -> None:
        categories = position.compiled.ruleset.categories
        self.point = point
        self.title, self.other_title = (
            "" if each is None else categories[each].title for each in (point.category, point.other_category)
        )
        titles = [categories[each].title for each in point.categories or ()] or [""]
        self.titles, self.either = join_words(titles, "and"), join_words(titles, "or")
        self.best = describe_move(position, best)
        self.other = "" if other is None else describe_move(position, other)
        self.faces, self.other_faces = (dump_dice(each or ()) for each in (point.faces, point.other_faces))
        self.points, self.other_points = (format_points(each or 0) for each in (point.points, point.other_points))
        self.mean = _mean(point.mean, point.other_mean, point.points)
        self.other_mean = _mean(point.other_mean, point.mean, point.other_points)
        self.often, self.not_often = _apart(point.probability, point.other_probability)

    @property
    def is_one(self) -> bool:
        """Return whether the reason is about one die."""
        return len(self.point.faces or ()) == 1


def _mean(points: float | None, *others: float | None) -> str:
    """Return a mean with one decimal, or with as many as tell it apart from the other numbers; a whole one has none.

    >>> _mean(24.46), _mean(50.0), _mean(-0.04), _mean(0.02), _mean(None)
    ('24.5', '50', '0', 'less than 0.1', '')
    >>> _mean(1.63, 1.58), _mean(20.04, 20, None), _mean(0.02, 0.0)
    ('1.63', '20.04', '0.02')
    """
    if points is None:
        return ""
    if abs(points - round(points)) < TIE:
        return format_points(round(points))
    decimals, shown = 1, f"{points:.1f}"
    while decimals < _MOST_DECIMALS and shown in {f"{other:.{decimals}f}" for other in others if other is not None}:
        decimals += 1
        shown = f"{points:.{decimals}f}"
    if not float(shown):
        return "0" if points <= 0 else f"less than {10**-decimals:.{decimals}f}"
    return shown.replace("-", "\N{MINUS SIGN}")


def _apart(chance: float | None, other: float | None) -> tuple[str, str]:
    """Return two probabilities with enough decimals to tell them apart."""
    if chance is None or other is None:
        return tuple("" if each is None else format_percent(each) for each in (chance, other))  # type: ignore[return-value]
    for decimals in (0, 1, 2):
        told = format_percent(chance, decimals), format_percent(other, decimals)
        if told[0] != told[1]:
            break
    return told


def _idle(told: _ReasonContext) -> str:
    fewer = "leaves one die fewer to roll" if told.is_one else "leaves fewer dice to roll"
    keeping = f"keeping the {told.faces}" if told.is_one else f"keeping {told.faces}"
    return f"{keeping} only {fewer}{f' for {told.other_faces}' if told.other_faces else ''}"


def _completed(told: _ReasonContext) -> str:
    faces = join_words([f"a {face}" for face in told.point.faces or ()], "or")
    return f"{faces} completes {told.title}: you score it {told.often} of the time, not {told.not_often}"


def _leaves_more(told: _ReasonContext) -> str:
    more = f"the boxes still open are worth {told.mean} more"
    return (
        f"it scores {told.points} less now, but {more}" if told.point.points else f"it scores as much now, and {more}"
    )


def _chances(told: _ReasonContext, wanted: str) -> str:
    chance, other = told.point.probability or 0.0, told.point.other_probability or 0.0
    less = (
        "hardly less often" if format_percent(chance, 1) == format_percent(other, 1) else f"it {text_of_chance(other)}"
    )
    return f"{wanted} {text_of_chance(chance)}; with {told.other} {less}"


_WORDS: Final[Mapping[str, Callable[[_ReasonContext], str]]] = {
    "forced": lambda _: "no other move is possible",
    "all_tie": lambda _: "every move is worth the same",
    "tie": lambda told: f"{told.other} is worth just as much",
    "same": lambda told: f"{told.best} is the best move itself",
    "hardly": lambda told: f"it hardly matters: {told.other} is worth almost as much",
    "on_average": lambda told: (
        f"{told.best} brings {format_amount(told.point.mean or 0.0)} more on average than {told.other}"
    ),
    "brings_more": lambda told: f"this way {told.title} scores more: {told.mean} on average, not {told.other_mean}",
    "throws_roll_away": lambda _: "keeping every die wastes a roll",
    "chases_extra_bonus": lambda told: (
        f"another {told.title} would pay a bonus of {told.point.extra_bonus}, and it comes {told.often} of the time"
    ),
    "idle_dice": _idle,
    "takes_dice": lambda told: (
        f"without {told.faces} you score {told.title} {told.often} of the time, not {told.not_often}"
    ),
    "useful_dice": lambda told: (
        f"with {told.faces} as well, you score {told.title} {told.often} of the time, not {told.not_often}"
    ),
    "completed_by": _completed,
    "open_upper": lambda told: f"{told.title} is still open, {told.other_title} is not",
    "for_upper_bonus": lambda told: f"{told.faces} helps the upper bonus more than {told.other_faces}",
    "higher_faces": lambda told: f"{told.faces} counts for more than {told.other_faces} wherever dice are added up",
    "more_often": lambda told: f"this way you score {told.title} {told.often} of the time, not {told.not_often}",
    "several": lambda told: f"this way you score {told.titles} more often",
    "more_points": lambda told: f"this way {told.title} scores more: {told.mean} on average, not {told.other_mean}",
    "fewer_zeros": lambda told: (
        f"this way you end up with a 0 less often: {told.often} of the time, not {told.not_often}"
        if told.point.probability
        else f"this way you never end up with a 0, which otherwise happens {told.not_often} of the time"
    ),
    "no_zero_yet": lambda told: (
        f"there is no need to take a 0 yet: if you roll again, you score {told.title} {told.often} of the time"
    ),
    "nothing_lost": lambda told: (
        f"your {told.other_points} for {told.other_title} are safe, and if you roll again, you score {told.title} "
        f"{told.often} of the time"
    ),
    "more_to_come": lambda told: f"going for {told.title} from here averages {told.mean}, against {told.points} now",
    "roll_on": lambda told: f"if you roll again, you score {told.title} {told.often} of the time",
    "open_chances": lambda told: f"rolling again can still make {told.either}",
    "made_already": lambda told: (
        f"you already have {told.points} for {told.title}: {told.other} "
        f"{f'gets as much again at most {told.often} of the time' if told.point.probability else 'never gets as much'}"
    ),
    "enough": lambda told: (
        f"{told.points} for {told.title} beats {told.other}, which averages at most {told.mean} there"
    ),
    "served": lambda told: f"{told.title} scores {told.points} on this roll, later only {told.other_points}",
    "saves_rolls": lambda told: f"scoring now saves {pluralize(told.point.rolls or 0, 'roll')} for later turns",
    "extra_bonus": lambda told: (
        f"a further five of a kind pays a bonus of {told.point.extra_bonus}, "
        f"{f'plus {told.points} for' if told.point.points else 'even with a 0 in'} {told.title}"
    ),
    "extra_bonus_either": lambda told: (
        f"you get the bonus of {told.point.extra_bonus} either way, and {told.points} is good for {told.title}: "
        f"going for it averages {told.mean}"
    ),
    "joker": lambda told: f"as a joker, these dice score {told.points} for {told.title}",
    "take_rare": lambda told: (
        f"{told.title} scores {told.points} and is rare: even when you go for it, you make it only {told.often} "
        "of the time"
    ),
    "good_for": lambda told: f"{told.points} is good for {told.title}: going for it averages {told.mean}",
    "too_little": lambda told: (
        f"{told.other_points} is low for {told.other_title}: going for it averages {told.other_mean}"
    ),
    "zero_gives_up": lambda told: (
        f"a 0 in {told.other_title} throws away the {told.other_mean} that going for it averages"
    ),
    "zero_rare": lambda told: (
        f"a 0 in {told.title} costs little: even when you go for it, you make it only {told.often} of the time"
    ),
    "zero_low": lambda told: f"a 0 in {told.title} costs little: going for it averages only {told.mean}",
    "zero_instead": lambda told: (
        f"{told.other_points} is low for {told.other_title}: going for it averages {told.other_mean}, "
        f"going for {told.title} only {told.mean}"
    ),
    "upper_bonus_lost": lambda told: f"the upper bonus is out of reach anyway, so a 0 in {told.title} costs little",
    "upper_bonus_alive": lambda told: (
        f"this keeps the upper bonus alive: go for it and you get it {told.often} of the time"
    ),
    "upper_bonus_sure": lambda _: "this makes the upper bonus certain",
    "upper_bonus_closer": lambda told: (
        f"this makes the upper bonus certain if you go for it; otherwise you get it {told.not_often} of the time"
        if told.often == "100%"
        else "this brings the upper bonus closer: "
        f"go for it and you get it {told.often} of the time, not {told.not_often}"
    ),
    "upper_bonus_more": lambda told: f"the upper bonus averages {told.mean} this way, not {told.other_mean}",
    "leaves_more": _leaves_more,
    "floor": lambda told: (
        f"you finish with at least {told.points}, whatever you roll"
        + ("" if told.points == told.other_points else f"; {told.other} makes sure of only {told.other_points}")
    ),
    "target": lambda told: _chances(told, f"{told.points} or more"),
    "win": lambda told: _chances(told, "a win"),
    "upper_bonus": lambda told: _chances(told, "the upper bonus"),
}
