"""Risks and gains of a move compared with another one, in words and in numbers."""

from __future__ import annotations

from typing import Any, Final

from api.answers.endings import describe_missed
from api.answers.moves import capital, describe_move, dump_action
from api.http.encoding import rounded_probability
from engine.cards.scoring import Score
from engine.games.moves import Keep
from strategy_tables.advice.contrast import Branch, Contrast
from strategy_tables.advice.number_text import LEAST_DIFFERENCE, format_amount, format_percent, format_points
from strategy_tables.advice.objective import text_of_chance
from strategy_tables.advice.stakes import Stake, Stakes
from strategy_tables.model.ties import PROBABILITY_TIE, TIE

_LEAST_CONTRAST: Final = 0.01
"""Probabilities of an ending closer than this do not look different."""
_LEAST_PART: Final = 0.5
"""Share of the greatest gain from which a category that is made is mentioned before one that gets a 0."""
_GREATER: Final = "greater"
_SMALLER: Final = "smaller"


def dump_stakes(stakes: Stakes) -> dict[str, Any]:
    """Return the two moves, the endings of the turn after each, and the sentence."""
    compiled, main = stakes.position.compiled, _weightiest(stakes)
    risk = _risk(stakes)
    return {
        "best": _dump_stake(stakes, stakes.best),
        "other": _dump_stake(stakes, stakes.other),
        **({} if stakes.lead is None else {"lead": round(stakes.lead, 6) + 0.0}),
        "branches": [
            {
                "category": compiled.categories[each.category],
                "made": each.made,
                "best": _dump_branch(each.best),
                "other": _dump_branch(each.other),
                # What adding up has left of nothing is nothing.
                "gain": rounded_probability(each.gain) if abs(each.gain) >= PROBABILITY_TIE else 0.0,
            }
            for each in stakes.contrasts
        ],
        **({} if main is None else {"main_branch": stakes.contrasts.index(main)}),
        **({} if risk is None else {"risk": risk}),
        "sentence": describe_stakes(stakes),
    }


def _dump_stake(stakes: Stakes, stake: Stake) -> dict[str, Any]:
    return {
        **dump_action(stakes.position, stake.ranked.move),
        "expected_total": round(stake.ranked.expected_total, 6),
        "most_points": stake.most_points,
        "points_risked": stake.points_risked,
        "value": rounded_probability(stake.ranked.value),
        "least": rounded_probability(stake.least),
        "greatest": rounded_probability(stake.greatest),
    }


def _dump_branch(branch: Branch) -> dict[str, Any]:
    return {
        "probability": rounded_probability(branch.probability),
        "value": None if branch.worth is None else rounded_probability(branch.worth),
        "otherwise": None if branch.otherwise is None else rounded_probability(branch.otherwise),
    }


def describe_stakes(stakes: Stakes) -> str:
    """Describe the points given up, the gain, and the endings that make the difference.

    ``Keeping 5 6 6 averages 0.93 more, the most of all moves, but 160 or more then comes 3.2% of the time, not 5.0%.
    Keeping 6 6, you score Yacht 2.8% of the time; then 160 or more is certain, otherwise it comes 2.3% of the time. …``
    """
    told = [
        _describe_lead(stakes),
        _describe_points(stakes),
        _describe_risk(stakes),
        *_describe_turn(stakes),
        _describe_range(stakes),
    ]
    return " ".join(filter(None, told))


def _describe_lead(stakes: Stakes) -> str:
    """Describe whether the card or the opponents' will end with more, as far as that is known."""
    if stakes.lead is None:
        return ""
    side = "ahead of" if stakes.lead > 0 else "behind"
    where = "level with" if abs(stakes.lead) < LEAST_DIFFERENCE else f"{format_amount(abs(stakes.lead))} {side}"
    whom = (
        "the opponent"
        if stakes.opponents == 1
        else f"{'each' if stakes.share_situation else 'the best'} of the opponents"
    )
    return f"Played for the most points, the card ends {where} {whom} on average."


def _describe_points(stakes: Stakes) -> str:
    """Describe the mean of the other move and its value for the objective."""
    best, other = stakes.best, stakes.other
    if best.most_points:
        return "This is the best move for the most points too."
    more = other.ranked.expected_total - best.ranked.expected_total
    average = "as much" if abs(more) <= TIE else f"{format_amount(abs(more))} {'more' if more > 0 else 'less'}"
    most = ", the most of all moves," if other.most_points else ""
    # What costs points is worth it; what costs none either way is just as it is.
    link = "but" if more > TIE else "and"
    comma = "" if most else ","
    brings = stakes.objective.describe_other(best.ranked, other.ranked)
    return f"{capital(_describe(stakes, other))} averages {average}{most}{comma} {link} {brings}."


def _describe_risk(stakes: Stakes) -> str:
    """Describe points that the next roll may lose."""
    for stake, against, verb in (
        (stakes.best, stakes.other, "risks"),
        (stakes.other, stakes.best, "would risk"),
    ):
        score = against.ranked.move
        if stake.points_risked and isinstance(score, Score):
            there = format_points(score.points + score.extra_bonus)
            risked = f"the {there}" if stake.points_risked == score.points + score.extra_bonus else (
                f"{format_points(stake.points_risked)} of the {there}"
            )  # fmt: skip
            point = "point" if there == "1" else "points"
            title = stakes.position.compiled.ruleset.categories[score.category].title
            is_or_are = "is" if there == "1" else "are"
            return f"{capital(_describe(stakes, stake))} {verb} {risked} {point} that there {is_or_are} for {title}."
    return ""


def _describe_turn(stakes: Stakes) -> list[str]:
    """Describe the most important ending of the turn, after either move that keeps dice."""
    contrast = _weightiest(stakes)
    if contrast is None:
        return []
    pairs = [(stakes.best, contrast.best), (stakes.other, contrast.other)]
    keeps = [(stake, branch) for stake, branch in pairs if isinstance(stake.ranked.move, Keep)]
    return [
        _describe_branch(stakes, stake, branch, contrast, again=place > 0)
        for place, (stake, branch) in enumerate(keeps)
    ]


def _weightiest(stakes: Stakes) -> Contrast | None:
    """Return the ending that explains most of the difference; None if none does in few words."""
    if isinstance(stakes.best.ranked.move, Score):
        # Rolling on is described by the best result that it may bring.
        value = stakes.best.ranked.value
        gains = [(_gain(each.other, value), each) for each in stakes.contrasts if each.other.otherwise is not None]
    else:
        gains = [(each.gain, each) for each in stakes.contrasts if _differs(each)]
    # An explanation that names a category and then says that it does not help would confuse the player.
    speaking = [(gain, each) for gain, each in gains if gain > 0 and _helps(each)]
    if not speaking:
        return None
    greatest = max(gain for gain, _ in speaking)
    made = [(gain, each) for gain, each in speaking if each.made and gain >= _LEAST_PART * greatest]
    return max(made or speaking, key=lambda pair: pair[0])[1]


def _gain(branch: Branch, value: float) -> float:
    return 0.0 if branch.worth is None else branch.probability * (branch.worth - value)


def _helps(contrast: Contrast) -> bool:
    """Return whether making the category is better than not after both moves, and not certain either way."""
    open_ends = [
        (branch.worth > branch.otherwise) == contrast.made
        for branch in (contrast.best, contrast.other)
        if branch.worth is not None and branch.otherwise is not None
    ]
    return bool(open_ends) and all(open_ends)


def _differs(contrast: Contrast) -> bool:
    best, other = contrast.best, contrast.other
    if abs(best.probability - other.probability) >= _LEAST_CONTRAST or best.worth is None or other.worth is None:
        return True
    return format_percent(best.worth, 1) != format_percent(other.worth, 1)


def _describe_branch(stakes: Stakes, stake: Stake, branch: Branch, contrast: Contrast, *, again: bool) -> str:
    """Return ``Keeping 6 6, you score Yacht 2.8% of the time; then 160 or more is certain, …``"""
    compiled = stakes.position.compiled
    title = compiled.ruleset.categories[contrast.category].title
    if contrast.made:
        do = f"score {'it' if again else title}"
    else:
        do = "do so" if again else f"put {describe_missed(stakes.position.rules, [contrast.category])} into {title}"
    move = capital(_describe(stakes, stake))
    if branch.worth is None:
        return f"{move}, you never {do}."
    if branch.otherwise is None:
        return f"{move}, you are sure to {do}."
    often = f"{move}, you {do} {format_percent(branch.probability)} of the time"
    return f"{often}; {_describe_then(stakes.objective.event_text, branch.worth, branch.otherwise)}."


def _describe_then(wanted: str, then: float, otherwise: float) -> str:
    shown = format_percent(otherwise, 1)
    if format_percent(then, 1) == shown:
        return f"then as otherwise {wanted} {text_of_chance(then)}"
    told = f"then {wanted} {text_of_chance(then)}"
    if not told.endswith("of the time"):
        return f"{told}, otherwise it {text_of_chance(otherwise)}"
    return f"{told}, otherwise {({'0%': 'never', '100%': 'always'}).get(shown, shown)}"


def _describe_range(stakes: Stakes) -> str:
    """Describe the move that lets this turn decide more."""
    risk = _risk(stakes)
    if risk is None:
        return ""
    best, other = (_shown_range(each) for each in (stakes.best, stakes.other))
    what = "takes the greater risk" if risk == _GREATER else "plays safer"
    move = _describe(stakes, stakes.other)
    return (
        f"Once this turn is over, {stakes.objective.event_text} comes {_between(*best)} of the time, after {move} "
        f"{_between(*other)}: {_describe(stakes, stakes.best)} {what}."
    )


def _risk(stakes: Stakes) -> str | None:
    """Return whether the best move lets this turn decide more, if the ranges of the two leave no doubt."""
    if stakes.best.most_points or not stakes.objective.averages:
        return None
    best, other = (_shown_range(each) for each in (stakes.best, stakes.other))
    if best[0] == other[0] or best[1] == other[1]:
        return None
    lower, higher = stakes.best.least < stakes.other.least, stakes.best.greatest > stakes.other.greatest
    if lower != higher:
        return None
    return _GREATER if lower else _SMALLER


def _shown_range(stake: Stake) -> tuple[str, str]:
    return format_percent(stake.least, 1), format_percent(stake.greatest, 1)


def _between(least: str, greatest: str) -> str:
    return least if least == greatest else f"between {least} and {greatest}"


def _describe(stakes: Stakes, stake: Stake) -> str:
    return describe_move(stakes.position, stake.ranked.move)
