"""Parts of reviews about one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from api.answers.endings import dump_endings, likely_endings
from engine.cards.scoring import Score
from engine.games.moves import Keep, Move
from engine.games.position_id import dump_position_id
from strategy_tables import GRADES, Decision, PlayerReview, Rolled
from strategy_tables.advice.grades import Grades
from strategy_tables.advice.perfect_replay import PerfectReplay, ReplayedTurn
from strategy_tables.advice.turns import Turn
from strategy_tables.opponents.strength_estimate import CONFIDENCE, StrengthEstimate

DIGITS_OF_POINTS: Final = 6
DIGITS_OF_CHANCES: Final = 9
"""Decimals of values in reviews."""
_LAST: Final = ("breakdown", "point")
"""Members of a decision that come after all others."""


def dump_player_review(
    player: PlayerReview,
    dump_moves: Callable[[Decision, float, float], Mapping[str, Any]],
    like: StrengthEstimate | None,
    *,
    corrects: bool = False,
    digits: int = DIGITS_OF_POINTS,
) -> dict[str, Any]:
    """Return a player's review; `dump_moves` takes a decision with the rounded values of the best and the played move.

    `like` is the strength of play, as far as it is known. With `corrects`, values change between turns, too.

    Luck and loss are differences of values rounded to `digits`, so that they add up in the answer, too.
    """
    least_loss = 10.0**-digits
    rolls: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    value = start_value = round(player.start_value, digits)
    for rolled, decided in _in_order(player):
        before = round(rolled.before, digits) if corrects and not rolled.roll else value
        value = round(rolled.value, digits)
        rolls.append(
            {
                "turn": rolled.turn,
                "roll": rolled.roll,
                "dice": rolled.hand,
                "before": before,
                "value": value,
                "luck": round(value - before, digits),
            }
        )
        for decision in decided:
            best_value, value = value, round(decision.value, digits) if decision.loss else value
            if decision.loss and value >= best_value:
                value = round(best_value - least_loss, digits)  # a loss of 0 would mean a tie
            lost = round(best_value - value, digits)
            moves = dump_moves(decision, best_value, value)
            decisions.append(_dump_decision(decision, best_value, value, lost, moves))
    luck, loss = sum(each["luck"] for each in rolls), sum(each["loss"] for each in decisions)
    by_others = {}
    if player.others is not None:
        value = round(player.value, digits)
        by_others = {
            "luck_of_others": round(player.others.luck, digits) + 0.0,
            "decisions_of_others": round(player.others.decisions, digits) + 0.0,
        }
    all_luck = luck + by_others.get("luck_of_others", 0.0)
    correction = value - start_value - all_luck + loss - by_others.get("decisions_of_others", 0.0)
    free = player.free_decision_count
    grades = Counter(decision.grade for decision in player.decisions if not decision.forced)
    return {
        "name": player.name,
        "complete": player.complete,
        "total": player.total,
        "start_value": start_value,
        "value": value,
        "luck": round(luck, digits) + 0.0,
        "loss": round(loss, digits),
        **by_others,
        **({"correction": round(correction, digits) + 0.0} if corrects else {}),
        **({"luck_adjusted": round(value - all_luck, digits)} if digits == DIGITS_OF_CHANCES else {}),
        "loss_per_decision": round(loss / max(1, free), digits),
        "free_decisions": free,
        "grades": {name: grades[name] for name in GRADES.names},
        "played_like": dump_likeness(like),
        "decisions": decisions,
        "rolls": rolls,
    }


def dump_likeness(like: StrengthEstimate | None) -> dict[str, Any] | None:
    """Return the probability of every strength, and the range of likely ones; None if nothing is known."""
    if like is None:
        return None
    return {
        "strengths": [{"id": strength, "probability": round(share, 6)} for strength, share in like.probabilities],
        "most_likely": like.most_likely,
        "least": like.least,
        "greatest": like.greatest,
        "decisions": like.decisions,
        "confidence": CONFIDENCE,
    }


def _in_order(player: PlayerReview) -> Iterator[tuple[Rolled, list[Decision]]]:
    """Yield every roll with the decisions after it: two if a category is called, perhaps none after the last roll."""
    after: dict[tuple[int, int], list[Decision]] = {}
    for decision in player.decisions:
        after.setdefault((decision.turn, decision.roll), []).append(decision)
    for rolled in player.rolls:
        yield rolled, after.get((rolled.turn, rolled.roll), [])


def _dump_decision(
    decision: Decision, best_value: float, value: float, loss: float, moves: Mapping[str, Any]
) -> dict[str, Any]:
    return {
        "turn": decision.turn,
        "roll": decision.roll,
        "dice": decision.position.hand,
        "rolls_left": decision.position.rolls_left,
        "position_id": dump_position_id(decision.position.rules, decision.position),
        **{key: said for key, said in moves.items() if key not in _LAST},
        "value": value,
        "best_value": best_value,
        "loss": loss,
        "grade": decision.grade,
        "forced": decision.forced,
        "assumed": decision.assumed,
        "theme": decision.theme,
        "praise": decision.praise,
        **{key: said for key, said in moves.items() if key in _LAST},
    }


def dump_highlight(dumped: Mapping[str, Any], player: PlayerReview, decision: Decision) -> dict[str, Any]:
    """Return one of the most expensive decisions, with values from the player's dumped list."""
    place = next(place for place, each in enumerate(player.decisions) if each is decision)
    return {key: dumped["decisions"][place][key] for key in ("turn", "roll", "played", "best", "loss", "grade")}


def dump_grades(greatest_value: float, grades: Grades = GRADES) -> dict[str, Any]:
    """Return the thresholds of the grades in a game."""
    losses = grades.greatest_losses(greatest_value)
    return {"version": grades.version, "greatest_losses": {name: round(loss, 6) for name, loss in losses.items()}}


def dump_same_dice(played: PerfectReplay) -> dict[str, Any]:
    """Return perfect play with a player's dice."""
    replayed = dump_replayed(played.turns, played.total)
    return {"same_dice": {**replayed, "own_dice": played.own_dice, "drawn_dice": played.drawn_dice}}


def dump_replayed(replayed: Sequence[ReplayedTurn], total: int) -> dict[str, Any]:
    """Return the total and the turns of perfect play, in the form of a game."""
    turns = [
        {
            "rolls": turn.hands,
            "keeps": turn.keeps,
            "category": turn.category,
            "points": turn.score.points,
            "extra_bonus": turn.score.extra_bonus,
        }
        for turn in replayed
    ]
    return {"total": total, "turns": turns}


def dump_endings_after(turn: Turn, decision: Decision, move: Move) -> list[dict[str, Any]]:
    """Return the endings of the turn after a keep or a call; empty for a score and for keeping every die."""
    position = decision.position
    if isinstance(move, Score) or (isinstance(move, Keep) and move.dice == position.hand):
        return []
    rules = position.rules
    return dump_endings(rules, likely_endings(rules, turn.plays_for(position, move)))
