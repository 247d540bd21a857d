"""Plain sentences: what the best move plays for or is worth, and why a move that was played was worth less."""

from __future__ import annotations

from functools import cache
from typing import Final

from api.build import Objective
from api.moves import capital, describe_move
from api.reasons import explain_comparison
from engine.dice import Hand, dump_dice, rest
from engine.position import Keep, Move, Position, Score
from strategy_tables import Advice, Decision, Endings, Table, plan
from strategy_tables.explain import Comparison
from strategy_tables.judge import Judgement
from strategy_tables.objectives import FLOOR, TARGET

_NAMED: Final = 2
"""Categories that a keep is said to play for."""
_CERTAIN: Final = 0.995
_LEAST_NAMED: Final = 0.1
"""Probability below which a category is not worth a word, unless it is the most probable one."""


def explain(advice: Advice, endings: Endings | None, why: str = "") -> str:
    """The sentence. `endings` are those of `find_endings`; `why` is one with the reasons, in the place of the costs.

    ``Keep 3 3 and reroll 1 4 6: most often this ends in Threes (42%) or Full house (17%); keeping 3 3 4 instead
    costs 1.43.``
    """
    position, best = advice.position, advice.best.move
    if isinstance(best, Keep) and endings:
        often, named = _endings(position, endings)
        advised = f"{_advised_keep(position.hand, best.dice)}: {often}this ends in {named}"
        return f"{advised}. {why}" if why else f"{advised}; {_next_best(advice)}."
    if isinstance(best, Keep):
        raise AssertionError
    title = position.compiled.ruleset.categories[best.category].title
    beside = f" and {best.extra_bonus} beside" if best.extra_bonus else ""
    # The reasons begin with what is scored.
    return why or f"Score {title} for {best.points}{beside}: {_next_best(advice)}."


def explain_judgement(objective: Objective, judgement: Judgement, why: str = "") -> str:
    """The sentence for an objective other than the mean, and behind it `why`, one with the reasons.

    ``Keep 3 3 and reroll 1 4 6: 300 or more comes 12.3% of the time; keeping 3 3 4 instead makes that 11.0%.``
    """
    position, best = judgement.position, judgement.best
    if isinstance(best.move, Keep):
        what = _advised_keep(position.hand, best.move.dice)
    else:
        beside = f" and {best.move.extra_bonus} beside" if best.move.extra_bonus else ""
        title = position.compiled.ruleset.categories[best.move.category].title
        what = f"Score {title} for {best.move.points}{beside}"
    if objective.name == FLOOR.name:
        reached, other = f"no less than {best.value:.0f} can come of it", "makes {} sure"
    elif objective.name == TARGET.name:
        reached, other = f"{objective.target} or more comes {_percent(best.value)} of the time", "makes that {}"
    else:
        ties = f", a tie counted as {objective.tie_share:g}" if objective.tie_share else ""
        reached, other = f"this wins {_percent(best.value)} of the time{ties}", "makes that {}"
    said = f"{what}: {reached}; {_next_judged(objective, judgement, other)}."
    return f"{said} {why}" if why else said


def _next_judged(objective: Objective, judgement: Judgement, other: str) -> str:
    """What the next best move brings instead."""
    if len(judgement.moves) == 1:
        return "no other move is possible"
    second = judgement.moves[1]
    what = describe_move(judgement.position, second.move)
    if not second.loss:
        return f"{what} is just as good"
    return f"{what} instead " + other.format(
        f"{second.value:.0f}" if objective.name == FLOOR.name else _percent(second.value)
    )


def _percent(probability: float) -> str:
    """A probability in as many digits as tell it from 0 and from 1."""
    if probability in (0, 1):
        return f"{probability:.0%}"
    if probability < 0.001:
        return f"{probability * 100:.2g}%"
    if probability > 0.999:
        return "over 99.9%"
    return f"{probability:.1%}"


def explain_loss(table: Table, decision: Decision, compared: Comparison | None = None) -> str:
    """Why the best move was better than the one that was played; with a comparison, by what each brings.

    ``Keeping 6 6 was worth 1.43 more than scoring Chance for 14: most often this ends in Sixes (62%).``
    """
    position, best, played = decision.position, decision.best, decision.played
    if compared is not None:
        return explain_comparison(compared, "was")
    better, worse = describe_move(position, best), describe_move(position, played)
    worth = f"{capital(better)} was worth {_shown(decision.loss)} more than {worse}"
    return f"{worth}: {_reason(table, position, best, played, decision.loss)}."


def _reason(table: Table, position: Position, best: Move, played: Move, loss: float) -> str:
    if isinstance(played, Keep) and played.dice == position.hand:
        return "keeping every die throws a roll away"
    if isinstance(best, Keep):
        purpose = _purpose(position, plan(table, position, best))
        if isinstance(played, Score):
            return purpose
        often, endings = _endings(position, plan(table, position, played))
        return f"{purpose}, the other way {often}in {endings}"
    if isinstance(played, Keep):
        title = position.compiled.ruleset.categories[best.category].title
        probability = float(plan(table, position, played).made[best.category])
        return f"it was there to be taken, and rolling on ends in {title} {_chance(probability)}"
    now = best.points + best.extra_bonus - played.points - played.extra_bonus
    later = _compared("what stays open is worth", loss - now)
    return f"{_compared('it pays', now)}, {'and' if now > 0 else 'but'} {later}"


def _compared(what: str, difference: float) -> str:
    if difference == 0:
        return f"{what} the same"
    return f"{what} {_shown(abs(difference))} {'more' if difference > 0 else 'less'}"


def _chance(probability: float) -> str:
    return f"{probability:.0%} of the time" if probability >= 0.005 else "hardly ever"


@cache
def _advised_keep(hand: Hand, dice: Hand) -> str:
    if not dice:
        return "Reroll all dice"
    return f"Keep {dump_dice(dice)} and reroll {dump_dice(rest(hand, dice))}"


def _purpose(position: Position, endings: Endings) -> str:
    often, named = _endings(position, endings)
    return f"{often}this ends in {named}"


def _endings(position: Position, endings: Endings) -> tuple[str, str]:
    return _told(position, _likely(endings.filled.tolist()))


def _likely(chances: list[float]) -> list[tuple[int, float]]:
    """In which categories a turn most likely ends, the likeliest first."""
    first, *others = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)[:_NAMED]
    named = [c for c in others if chances[c] >= _LEAST_NAMED] if chances[first] < _CERTAIN else []
    return [(c, chances[c]) for c in (first, *named)]


def _told(position: Position, endings: list[tuple[int, float]]) -> tuple[str, str]:
    """How surely a turn ends in some categories, and in which, with their probabilities."""
    categories = position.compiled.ruleset.categories
    first, chance = endings[0]
    if chance >= _CERTAIN:
        return "", categories[first].title
    return "most often ", " or ".join(f"{categories[c].title} ({p:.0%})" for c, p in endings)


def _next_best(advice: Advice) -> str:
    """What the best of the other moves costs."""
    if len(advice.ranking.moves) == 1:
        return "no other move is possible"
    second = advice.at(1)
    what = describe_move(advice.position, second.move)
    return f"{what} instead costs {_shown(second.loss)}" if second.loss else f"{what} is worth just as much"


def _shown(difference: float) -> str:
    if isinstance(difference, int):
        return str(difference)
    return f"{difference:.2f}" if difference >= 0.005 else "less than 0.01"
