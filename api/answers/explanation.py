"""Plain sentences about the results and the value of the best move, and about the loss of a played move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import nan
from typing import Any, Final

from api.answers.endings import Ending, describe_endings
from api.answers.moves import advise_move, name_move
from api.answers.reasons import SAYS_NO_MORE, describe_reason, looks_equal
from api.texts.texts import ENGLISH, Texts, is_certain
from engine.games.moves import Move
from engine.games.position import Position
from strategy_tables import Advice, Decision, RankedMove
from strategy_tables.advice.explain import Comparison
from strategy_tables.advice.methods import EstimateStrength
from strategy_tables.advice.number_text import LEAST_DIFFERENCE
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.reason import Reason


def explain(
    texts: Texts,
    advice: Advice[Any],
    endings: Sequence[Ending],
    why: str = "",
    asked: Move | None = None,
    compared_with: Move | None = None,
) -> str:
    """Return the sentences about the best move, with the reasons `why`.

    `endings` are the likely ones of the turn. The best move is compared with the `asked` one, by default the second
    best, unless `why` has their values: those of the move `compared_with`.

    ``Keep 3 3 and roll 1 4 6 again. Makes Threes (42%) or Full house (17%); otherwise a 0 in Ones. “Keep 3 3 4” costs
    1.43.``
    ``Keep 3 3 and roll 1 4 6 again. Better than “Keep 3 3 4” by 1.43: keeping the 4 only leaves one die fewer …``
    ``Keep 3 3 and roll 1 4 6 again. You reach 300 or more 12.3% of the time; with “Keep 3 3 4”, 11.0%.``
    """
    position, objective, best = advice.position, advice.objective, advice.best
    advised = advise_move(texts, position, best.move)
    if why and objective.counts_points:
        return texts.join([advised, why])
    if objective.counts_points:
        leads = describe_endings(texts, position.rules, endings)
    else:
        leads = texts.join([_describe_tie_share(texts, objective, best.value), _describe_assumed_aim(texts, advice)])
    moves = advice.ranking.moves
    other = advice.move_at((moves.index(asked) if asked is not None else 0) or 1) if len(moves) > 1 else None
    is_compared = other is not None and other.move == compared_with
    estimated = "" if advice.strength is None else _describe_strength(texts, advice.strength)
    about = advice.strength is not None
    compared = "" if is_compared else compare_moves(texts, objective, position, best, other, about=about)
    said = [leads, compared] if objective.counts_points else [compared, leads]
    return texts.join([advised, *said, why, estimated])


def compare_moves(
    texts: Texts, objective: Objective, position: Position, best: RankedMove, other: RankedMove | None, *, about: bool
) -> str:
    """Return the value of another move compared with the best one; `about` is for estimated values.

    ``“Keep 3 3 4” costs 1.43.``, ``You reach 300 or more 12.3% of the time; with “Keep 3 3 4”, 11.0%.``
    """
    if other is None:
        return texts.join([_describe_value(texts, objective, best.value), texts.say("onlyMove")])
    move = name_move(texts, position, other.move)
    if not other.loss:
        return texts.join([_describe_value(texts, objective, best.value), texts.say("nextTies", move=move)])
    if objective.counts_points:
        if other.loss < LEAST_DIFFERENCE and not about:
            return texts.say("nextHardly", move=move)
        return texts.say("costsAbout" if about else "nextCosts", move=move, loss=texts.loss(other.loss))
    reason = objective.reason(best, other)
    compared = describe_reason(texts, position, other.move, reason)
    return texts.join([_describe_value(texts, objective, best.value), compared]) if looks_equal(reason) else compared


def _describe_value(texts: Texts, objective: Objective, value: float) -> str:
    """Return the value of the best move; nothing for the expected total."""
    if objective.counts_points:
        return ""
    if isinstance(objective, Floor):
        return texts.say("pointFloorAlone", points=round(value))
    never, likely, always = _TEXTS_OF_CHANCES[type(objective)]
    key = never if value <= 0 else always if is_certain(value) else likely
    points = objective.target if isinstance(objective, Target) else 0
    return texts.say(key, points=points, chance=texts.percent(value, 1))


_TEXTS_OF_CHANCES: Final[Mapping[type[Objective], tuple[str, str, str]]] = {
    Target: ("reachesNever", "reachesTarget", "pointFloorAlone"),
    UpperBonus: ("upperBonusNever", "getsUpperBonus", "pointUpperSure"),
    Win: ("winsNever", "winsWith", "winsAlways"),
}
"""Keys of the texts for a chance of 0, for one in between, and for certainty."""


def _describe_tie_share(texts: Texts, objective: Objective, value: float) -> str:
    """Return the value of a tie, unless none is possible."""
    if not isinstance(objective, Win) or not objective.tie_share or value <= 0:
        return ""
    share, decimals = objective.tie_share, 3
    if share == 1:
        return texts.say("tieWins")
    if is_certain(value):
        return ""
    if share == 0.5:
        return texts.say("goalTies")
    shown = texts.plain(share) if share == round(share, decimals) else texts.loss(share, decimals)
    return texts.say("tieCounts", share=shown)


def _describe_assumed_aim(texts: Texts, advice: Advice[Any]) -> str:
    """Return that an opponent who plays to win is taken to play for points; empty if that is not so."""
    asked = advice.objective.opponents if isinstance(advice.objective, Win) else ()
    is_assumed = any(each.maximize != found.maximize for each, found in zip(asked, advice.opponents, strict=True))
    return texts.say("opponentForPoints") if is_assumed else ""


def _describe_strength(texts: Texts, strength: EstimateStrength) -> str:
    return texts.say(
        "valuesEstimated",
        mean=texts.number(strength.mean, 1),
        games=texts.number(strength.games),
        low=texts.number(strength.low, 1),
        high=texts.number(strength.high, 1),
        confidence=texts.percent(strength.confidence, 1),
    )


def explain_loss(texts: Texts, decision: Decision, point: Reason | None, *, about: bool = False) -> str:
    """Return the cost of the move that was played, with the reason if there is one.

    ``“Keep 6 6” is worth 1.43 more than “Keep 5 6 6”: keeping the 5 only leaves one die fewer to roll for 6 6.``
    """
    position, best, played = decision.position, decision.best, decision.played
    moves = {"best": name_move(texts, position, best), "move": name_move(texts, position, played)}
    loss = texts.loss(decision.loss)
    if point is None or point.says in SAYS_NO_MORE:
        return texts.say("beatsAbout" if about else "beats", loss=loss, **moves)
    return texts.say("beatsBecause", loss=loss, reason=describe_reason(texts, position, played, point), **moves)


def explain_lost_chance(texts: Texts, objective: Objective, decision: Decision) -> str:
    """Return the better move and the chances after both moves.

    ``Keep 3 3 and roll 1 4 6 again. You win 52.3% of the time; with “Keep 3 3 4”, 51.0%.``
    """
    position, expected = decision.position, nan
    best = RankedMove(1, decision.best, decision.best_value, 0.0, expected)
    played = RankedMove(2, decision.played, decision.value, decision.loss, expected)
    compared = compare_moves(texts, objective, position, best, played, about=False)
    return texts.join([advise_move(texts, position, decision.best), compared])


def describe_differences(compared: Comparison | None) -> str:
    """Describe the largest differences between two moves: ``Upper bonus +18.73, Yahtzee +10.25, all else +5.14.``"""
    if compared is None:
        return ""
    categories = compared.position.compiled.ruleset.categories
    titles = [*(category.title for category in categories), "Upper bonus", "Extra bonus"]
    told = [f"{titles[reason.place]} {ENGLISH.signed(reason.difference)}" for reason in compared.differences]
    whole_difference = float((compared.best.points - compared.other.points).sum())
    rest = whole_difference - sum(reason.difference for reason in compared.differences)
    if told and abs(rest) >= LEAST_DIFFERENCE:
        told.append(f"all else {ENGLISH.signed(rest)}")
    return f"{', '.join(told)}." if told else ""
