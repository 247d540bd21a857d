"""Risks and gains of a move compared with another one, in words and as JSON."""

from __future__ import annotations

from typing import Any, Final

from api.answers.explanation import compare_moves
from api.answers.moves import dump_action, name_move
from api.answers.titles import category_title
from api.http.encoding import rounded_probability
from api.texts.texts import ENGLISH, Texts, apart
from engine.cards.scoring import Score
from engine.games.moves import Keep
from strategy_tables.advice.contrast import Branch, Contrast
from strategy_tables.advice.number_text import LEAST_DIFFERENCE
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.stakes import Stake, Stakes
from strategy_tables.model.ties import PROBABILITY_TIE

_LEAST_CONTRAST: Final = 0.01
"""Probabilities of an ending closer than this do not look different."""
_LEAST_PART: Final = 0.5
"""Least gain, as a share of the greatest, at which a made category is mentioned before one that gets a 0."""
_GREATER: Final = "greater"
_SMALLER: Final = "smaller"
_FORMS: Final = {UpperBonus: "Bonus", Floor: "Floor"}
"""Suffixes of keys of texts by objective."""


def dump_stakes(texts: Texts, stakes: Stakes) -> dict[str, Any]:
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
                # A smaller gain is only a rounding error.
                "gain": rounded_probability(each.gain) if abs(each.gain) >= PROBABILITY_TIE else 0.0,
            }
            for each in stakes.contrasts
        ],
        **({} if main is None else {"main_branch": stakes.contrasts.index(main)}),
        **({} if risk is None else {"risk": risk}),
        "sentence": describe_stakes(texts, stakes),
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


def describe_stakes(texts: Texts, stakes: Stakes) -> str:
    """Return sentences about the points given up, the gain, and the endings that make the difference.

    ``“Keep 5 6 6” brings 0.93 more on average, the most of all moves, but with it you reach 160 or more 3.2% of the
    time, not 5.0%. “Keep 6 6” scores “Yacht” 2.8% of the time; then you reach 160 or more 100% of the time, otherwise
    2.3%.``
    """
    return texts.join(
        [
            describe_lead(texts, stakes.lead),
            _describe_points(texts, stakes),
            _describe_risk(texts, stakes),
            *_describe_turn(texts, stakes),
            _describe_range(texts, stakes),
        ]
    )


def describe_lead(texts: Texts, lead: float | None) -> str:
    """Describe whether the card or those of the opponents will probably end with more, if known."""
    if lead is None:
        return ""
    if abs(lead) < LEAST_DIFFERENCE:
        return texts.say("stakesLevel")
    points = texts.amount(texts.loss, abs(lead), 2)
    return texts.say("stakesAhead" if lead > 0 else "stakesBehind", points=points)


def _describe_points(texts: Texts, stakes: Stakes) -> str:
    """Describe the mean of the other move and its value for the objective."""
    best, other = stakes.best.ranked, stakes.other.ranked
    if stakes.best.most_points:
        return texts.say("stakesSame", move=_name(texts, stakes, stakes.best))
    if not stakes.other.most_points:
        averages = texts.say(
            "averagesInstead",
            move=_name(texts, stakes, stakes.other),
            mean=texts.number(other.expected_total, 2),
            best=texts.number(best.expected_total, 2),
        )
        values = compare_moves(texts, stakes.objective, stakes.position, best, other, about=False)
        return texts.join([averages, values])
    objective, key = stakes.objective, "stakesCosts"
    if isinstance(objective, Floor):
        shown = str(round(best.value)), str(round(other.value))
    else:
        shown = apart(texts.percent, best.value, other.value, 1)
        if shown[0] == shown[1]:
            key = "stakesCostsHardly"
    return _say(
        texts,
        key,
        objective,
        move=_name(texts, stakes, stakes.other),
        points=texts.loss(other.expected_total - best.expected_total),
        best=shown[0],
        other=shown[1],
    )


def _describe_risk(texts: Texts, stakes: Stakes) -> str:
    """Describe points that the next roll may lose."""
    for stake, against in ((stakes.best, stakes.other), (stakes.other, stakes.best)):
        score = against.ranked.move
        if stake.points_risked and isinstance(score, Score):
            title = category_title(texts, stakes.position.rules, score.category)
            return texts.say("stakesRisk", n=stake.points_risked, move=_name(texts, stakes, stake), category=title)
    return ""


def _describe_turn(texts: Texts, stakes: Stakes) -> list[str]:
    """Describe the most important ending of the turn, after either move that keeps dice."""
    contrast = _weightiest(stakes)
    if contrast is None:
        return []
    pairs = [(stakes.best, contrast.best), (stakes.other, contrast.other)]
    keeps = [(stake, branch) for stake, branch in pairs if isinstance(stake.ranked.move, Keep)]
    # Branches that look the same distinguish nothing.
    if any(_looks_alike(texts, branch) for _, branch in keeps):
        return []
    return [_describe_branch(texts, stakes, stake, branch, contrast) for stake, branch in keeps]


def _looks_alike(texts: Texts, branch: Branch) -> bool:
    if branch.worth is None or branch.otherwise is None:
        return False
    shown, shown_otherwise = texts.percent(branch.worth, 1), texts.percent(branch.otherwise, 1)
    # More than 99.9% looks like 99.9%.
    return shown.strip("<>") == shown_otherwise.strip("<>")


def _weightiest(stakes: Stakes) -> Contrast | None:
    """Return the ending that explains most of the difference; None if none explains it in a few words."""
    if isinstance(stakes.best.ranked.move, Score):
        # A roll is described by its best possible result.
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
    """Return whether making the category helps, or a 0 in it hurts, after every move that leaves this open."""
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
    return ENGLISH.percent(best.worth, 1) != ENGLISH.percent(other.worth, 1)


def _describe_branch(texts: Texts, stakes: Stakes, stake: Stake, branch: Branch, contrast: Contrast) -> str:
    """Describe an ending: ``“Keep 6 6” scores “Yacht” 2.8% of the time; then it wins 100% of the time, otherwise …``"""
    values = {
        "move": _name(texts, stakes, stake),
        "category": category_title(texts, stakes.position.rules, contrast.category),
    }
    if branch.worth is None:
        return texts.say("stakesNever" if contrast.made else "stakesNoZero", **values)
    if branch.otherwise is None:
        return texts.say("stakesSure" if contrast.made else "stakesSureZero", **values)
    return _say(
        texts,
        "stakesMakes" if contrast.made else "stakesZero",
        stakes.objective,
        **values,
        chance=texts.percent(branch.probability),
        then=texts.percent(branch.worth, 1),
        otherwise=texts.percent(branch.otherwise, 1),
    )


def _describe_range(texts: Texts, stakes: Stakes) -> str:
    """Describe the ranges of values after the two moves if one of them is riskier."""
    risk = _risk(stakes)
    if risk is None:
        return ""
    return _say(
        texts,
        "stakesRisky" if risk == _GREATER else "stakesSafe",
        stakes.objective,
        best=_range(texts, stakes.best),
        move=_name(texts, stakes, stakes.other),
        other=_range(texts, stakes.other),
    )


def _say(texts: Texts, key: str, objective: Objective, **values: str) -> str:
    """Return a text in its form for the objective; the key without a suffix is for playing to win."""
    if isinstance(objective, Target):
        return texts.say(f"{key}Target", target=objective.target, **values)
    return texts.say(f"{key}{_FORMS.get(type(objective), '')}", **values)


def _risk(stakes: Stakes) -> str | None:
    """Return whether the best move is riskier or safer: its range of values is wider or narrower at both ends; else
    None."""
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
    return ENGLISH.percent(stake.least, 1), ENGLISH.percent(stake.greatest, 1)


def _range(texts: Texts, stake: Stake) -> str:
    least, greatest = texts.percent(stake.least, 1), texts.percent(stake.greatest, 1)
    return least if least == greatest else texts.say("range", least=least, greatest=greatest)


def _name(texts: Texts, stakes: Stakes, stake: Stake) -> str:
    return name_move(texts, stakes.position, stake.ranked.move)
