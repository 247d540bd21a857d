"""The main reason for a move, as JSON and in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from api.answers.moves import dump_action, name_move
from api.answers.titles import category_titles
from api.http.encoding import rounded_probability
from api.texts.texts import ENGLISH, Texts, Value, apart
from engine.dice import dump_dice
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables import TableAdvice
from strategy_tables.advice.plausible_alternative import OFTEN, Rival
from strategy_tables.advice.reason import Reason

SAYS_NO_MORE: Final = frozenset(["forced", "all_tie", "tie", "same", "hardly", "on_average"])
"""Reasons that already compare the two moves."""
_NAMES_OTHER: Final = SAYS_NO_MORE | {"floor", "target", "win", "upper_bonus"}
"""Reasons with complete sentences, which name the other move if there is one."""


def explain_choice(
    texts: Texts, advice: TableAdvice, other: Move | None, point: Reason, breakdown: Mapping[str, Any] | None
) -> tuple[str, dict[str, Any]]:
    """Return the sentence of the reason, and the members of the answer.

    ``Better than “Keep 3 3 4” by 1.43: keeping the 4 only leaves one die fewer to roll for 3 3.``
    """
    position = advice.position
    sentence, dumped = describe_reason(texts, position, other, point), dump_reason(position, point, other)
    if other is not None and point.says not in _NAMES_OTHER:
        loss = texts.loss(advice.ranking.losses[advice.ranking.moves.index(other)])
        move = name_move(texts, position, other)
        sentence = texts.say("pointBetterBy", move=move, loss=loss, reason=sentence)
    return sentence, join_reason(breakdown, dumped, sentence)


def join_reason(breakdown: Mapping[str, Any] | None, point: Mapping[str, Any], sentence: str) -> dict[str, Any]:
    """Return the members of an answer: the reason in the breakdown, or alone if there is none."""
    if breakdown is None:
        return {"point": point}
    return {"breakdown": {**breakdown, "point": point, "sentence": sentence}}


def describe_rival(texts: Texts, position: Position, rival: Rival) -> str:
    """Return how often players of a strength make the other move, if that is often."""
    if rival.probability < OFTEN:
        return ""
    return texts.say(
        "rivalOften",
        strength=texts.say(f"strength_{rival.strength.id}"),
        move=name_move(texts, position, rival.move),
        chance=texts.percent(rival.probability),
    )


def dump_reason(position: Position, point: Reason, other: Move | None) -> dict[str, Any]:
    """Return the reason for preferring the best move to another one, with its parameters."""
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


def describe_reason(texts: Texts, position: Position, other: Move | None, point: Reason) -> str:
    """Return the words of a reason: ``keeping the 4 only leaves one die fewer to roll for 3 3.``"""
    return texts.say(_text(point), **_values(texts, position, other, point))


def _text(point: Reason) -> str:
    """Return the key of the text; special values of a number have another one."""
    special = _SPECIAL_TEXTS.get(point.says)
    return special[1] if special is not None and special[0](point) else _TEXTS[point.says]


def looks_equal(point: Reason) -> bool:
    """Return whether a reason's two probabilities of the objective are written alike; False for other reasons."""
    chance, other = _chances(ENGLISH, point)
    return point.says in _CHANCES and chance == other


def _values(texts: Texts, position: Position, other: Move | None, point: Reason) -> dict[str, Value]:
    """Return the values of all texts; each text uses some of them."""
    if point.says in _ABOUT_OTHER:
        point = replace(
            point, category=point.other_category, points=point.other_points, mean=point.other_mean, other_mean=None
        )
    titles, joker = category_titles(position.rules, texts.language), position.compiled.joker_category

    def title(category: int | None) -> str:
        return "" if category is None else titles[category]

    quoted = [texts.say("quoted", words=title(each)) for each in point.categories or ()]
    says, faces = point.says, point.faces or ()
    chance, other_chance = _chances(texts, point)
    return {
        "n": point.rolls or len(faces),
        "dice": dump_dice(faces),
        "others": dump_dice(point.other_faces or ()),
        "faces": texts.either([str(face) for face in faces]),
        "category": title(point.category),
        "rival": title(point.other_category),
        "joker": title(point.category if joker < 0 else joker),
        "categories": (texts.every if says == "several" else texts.either)(quoted) if quoted else "",
        "bonus": point.extra_bonus or 0,
        "points": (point.other_points if says == "nothing_lost" else point.points) or 0,
        "now": texts.number(point.points or 0),
        "later": texts.mean(point.mean or 0.0) if says == "leaves_more" else point.other_points or 0,
        "mean": _mean(texts, point.mean, point.other_mean, point.points),
        "loss": texts.loss(point.mean or 0.0),
        "chance": chance,
        "best": chance,
        "other": other_chance or _other(texts, point, title),
        "move": "" if other is None else name_move(texts, position, other),
    }


def _mean(texts: Texts, points: float | None, *others: float | None) -> str:
    return "" if points is None else texts.mean(points, *others)


def _other(texts: Texts, point: Reason, title: Callable[[int | None], str]) -> Value:
    """Return the compared value if it is no probability: points, a mean or a category."""
    if point.says == "floor":
        return point.other_points or 0
    return _mean(texts, point.other_mean, point.mean, point.other_points) or title(point.other_category)


def _chances(texts: Texts, point: Reason) -> tuple[str, str]:
    """Return the probabilities, with enough decimals to tell two apart."""
    chance, other = point.probability, point.other_probability
    if chance is None:
        return "", ""
    if other is None:
        return texts.percent(chance), ""
    return apart(texts.percent, chance, other, 1 if point.says in _CHANCES else 0)


_PARAMETERS: Final = tuple(each.name for each in fields(Reason) if each.name != "says")
_ABOUT_OTHER: Final = frozenset(["too_little", "zero_gives_up"])
"""Reasons about the other category alone: its title and numbers replace those of the best move."""
_CHANCES: Final = ("target", "win", "upper_bonus")
"""Reasons about probabilities of the objective, which are shown with one more decimal."""
_TEXTS: Final[Mapping[str, str]] = {
    "forced": "onlyMove",
    "all_tie": "pointAllTie",
    "tie": "nextTies",
    "same": "pointSame",
    "hardly": "nextHardly",
    # In an answer, only the text names the other move.
    "on_average": "nextCosts",
    "brings_more": "pointBringsMore",
    "throws_roll_away": "keepsAll",
    "chases_extra_bonus": "pointChases",
    "idle_dice": "pointIdle",
    "takes_dice": "pointWithout",
    "useful_dice": "pointWith",
    "completed_by": "pointCompletes",
    "open_upper": "pointOpenUpper",
    "for_upper_bonus": "pointForUpperBonus",
    "higher_faces": "pointHigher",
    "more_often": "pointMoreOften",
    "several": "pointSeveral",
    "more_points": "pointMorePoints",
    "fewer_zeros": "pointFewerZeros",
    "no_zero_yet": "pointNoZeroYet",
    "nothing_lost": "pointNothingLost",
    "more_to_come": "pointMoreToCome",
    "roll_on": "pointRollOn",
    "open_chances": "pointOpenChances",
    "made_already": "pointMadeAlready",
    "enough": "pointEnough",
    "served": "pointServed",
    "saves_rolls": "pointSavesRolls",
    "extra_bonus": "pointExtraBonus",
    "extra_bonus_either": "pointBonusEither",
    "joker": "pointJoker",
    "take_rare": "pointTakeRare",
    "good_for": "pointGoodFor",
    "too_little": "pointTooLittle",
    "zero_gives_up": "pointZeroGivesUp",
    "zero_rare": "pointZeroRare",
    "zero_low": "pointZeroLow",
    "zero_instead": "pointZeroInstead",
    "upper_bonus_lost": "pointUpperLost",
    "upper_bonus_alive": "pointUpperAlive",
    "upper_bonus_sure": "pointUpperSure",
    "upper_bonus_closer": "pointUpperCloser",
    "upper_bonus_more": "pointUpperMore",
    "leaves_more": "paysLessKeepsMore",
    "floor": "pointFloor",
    "target": "pointTarget",
    "win": "nextWins",
    "upper_bonus": "pointUpperBonus",
}
_SPECIAL_TEXTS: Final[Mapping[str, tuple[Callable[[Reason], bool], str]]] = {
    "idle_dice": (lambda point: not point.other_faces, "pointIdleAlone"),
    "fewer_zeros": (lambda point: not point.probability, "pointNoZeros"),
    "zero_rare": (lambda point: not point.probability, "pointZeroNever"),
    "made_already": (lambda point: not point.probability, "pointNeverAgain"),
    "extra_bonus": (lambda point: not point.points, "pointExtraBonusZero"),
    "upper_bonus_closer": (lambda point: point.probability == 1, "pointUpperCertain"),
    "leaves_more": (lambda point: not point.points, "paysSameKeepsMore"),
    "floor": (lambda point: point.points == point.other_points, "pointFloorAlone"),
    **dict.fromkeys(_CHANCES, (looks_equal, "nextHardly")),
}
