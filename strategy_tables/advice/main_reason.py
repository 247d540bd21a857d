"""The one reason a person would give for the best move, against one other move.

Reasons are composed from the rules, the two moves and their possible results, and are only given if the numbers support
them. These numbers are:

* the endings of the turn in which the two moves differ (`contrast`)
* the prospects of categories in a turn that is played for them alone (`prospects`)
* the probability of the upper bonus if it is played for (`upper_section`)

If few states are reachable, the sources of all points are used too (`explain`). None of that needs a table of outlooks.

The first reason that applies is given, in the order in which a person would think of them. Between two scores it is the
reason with the largest share of the loss. The upper bonus comes first wherever it makes most of the loss.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Final

from engine.cards.scoring import Score
from engine.dice import Hand, contains, rest
from engine.games.moves import Keep, Move, extra_rolls_after
from strategy_tables.advice.contrast import Contrast
from strategy_tables.advice.explain import Comparison, compare_if_quick
from strategy_tables.advice.move_pair import SHOWS, SOME, MovePair
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.reason import Reason
from strategy_tables.store.table_set import RulesetTables

HARDLY: Final = 0.1
"""Least loss in points that is noticeable."""
_SHARE: Final = 0.4
"""Share of the difference that makes a source the reason for it."""
_LEAST_POINTS: Final = 0.25
"""Least difference of mean points that is a reason by itself."""
_OFTEN: Final = 0.2
_LEAST_SHARE_MORE: Final = 0.05
"""Least increase of a probability, as a share of it."""
_CLEARLY: Final = 1.5
"""Least ratio of frequencies for a rare event to be mentioned."""
_RARE: Final = 1 / 3
"""Categories made less often than this, when played for, are rare."""
_USUALLY: Final = 0.5
"""Least probability of what a turn usually makes."""
_SELDOM: Final = 0.1
"""Events less probable than this are a last resort."""
_LOST_OFTEN: Final = 0.9
"""Points that come back more often than this are not at risk."""
_MOST: Final = 0.5
"""Least share of the difference at which the upper bonus is named first."""
_LEAST_BONUS: Final = 0.5
"""Least mean points of the upper bonus to be mentioned."""
_LITTLE: Final = 0.6
"""Points below this share of a category's prospects are few."""
_CHEAP_ZEROS: Final = frozenset(["zero_rare", "zero_low", "zero_instead", "upper_bonus_lost"])
"""Reasons that a 0 costs little."""
_FOR_UPPER_BONUS: Final = frozenset(
    ["for_upper_bonus", "upper_bonus_sure", "upper_bonus_alive", "upper_bonus_closer", "upper_bonus_more"]
)
"""Reasons about the upper bonus alone."""


def find_reason(
    tables: RulesetTables, advice: TableAdvice, asked: Move | None, known: Comparison | None = None
) -> Reason:
    """Return the reason for the best move of an advice, against the `asked` one, which is None without another move.

    `known` is as in `MovePair`.
    """
    ranking, objective = advice.ranking, advice.objective
    if asked is None:
        return Reason("forced")
    place = ranking.moves.index(asked)
    if not place:
        return Reason("same")
    best, other = advice.move_at(0), advice.move_at(place)
    if not objective.averages or (other.loss and not objective.counts_points):
        return objective.reason(best, other)
    if not other.loss:
        return Reason("tie" if ranking.losses[-1] else "all_tie")
    return reason_between(MovePair(tables, advice.position, best.move, asked, other.loss, known))


def reason_between(pair: MovePair) -> Reason:
    """Return the reason for the better of two different moves."""
    if plain := _plain_reason(pair):
        return plain
    points = chain(_RULES[type(pair.best), type(pair.other)](pair), _brings_more(pair))
    return next((each for each in points if _is_borne_out(pair, each)), Reason("on_average", mean=pair.loss))


def reasons_between(pairs: Sequence[MovePair]) -> list[Reason]:
    """Return `reason_between` of pairs under the same tables, whose comparisons are found together."""
    asked = [pair for pair in pairs if pair.known is None and _plain_reason(pair) is None]
    if asked:
        compared = compare_if_quick(asked[0].tables, [(each.position, each.best, each.other) for each in asked])
        for pair, comparison in zip(asked, compared, strict=True):
            pair.comparison = comparison
    return [reason_between(pair) for pair in pairs]


def _plain_reason(pair: MovePair) -> Reason | None:
    """Return the reason that is obvious without the sources of points, if there is one."""
    if pair.other == Keep(pair.position.hand):
        return Reason("throws_roll_away")
    return Reason("hardly") if pair.loss < HARDLY else None


def _is_borne_out(pair: MovePair, point: Reason) -> bool:
    """Return whether a reason's sources account for enough of the difference in the end; True if that is unknown."""
    named = _sources(pair, point)
    if pair.gained is None or not named:
        return True
    gained, greatest = float(pair.gained[named].sum()), float(pair.gained.max())
    # Two scores are weighed by their points, without later effects.
    is_weighed = point.says in _FOR_UPPER_BONUS or (isinstance(pair.best, Score) and isinstance(pair.other, Score))
    return gained >= SOME * pair.loss and (is_weighed or gained >= greatest / 2)


def _sources(pair: MovePair, point: Reason) -> list[int]:
    """Return the places of the sources of points that a reason rests on, as in `Breakdown`; some reasons have none.

    A 0 that costs little is weighed against the category that the other move scores.
    """
    if point.says == "higher_faces":
        return [*_adding_up(pair, {*_kept(pair.best), *_kept(pair.other)}), pair.upper_bonus_place]
    if point.says in _FOR_UPPER_BONUS:
        return [pair.upper_bonus_place]
    if point.says == "chases_extra_bonus":
        return [pair.upper_bonus_place + 1]
    named = {point.other_category if point.category is None else point.category, *(point.categories or ())}
    if point.says in _CHEAP_ZEROS:
        named.add(_scored(pair.other).category)
    if point.says == "extra_bonus":
        named.add(pair.upper_bonus_place + 1)
    return sorted(each for each in named if each is not None)


def _adding_up(pair: MovePair, faces: set[int]) -> list[int]:
    """Return the categories that pay more for one of the faces than for another.

    These are all except the upper ones of other faces and those that pay a fixed number of points.
    """
    compiled = pair.position.compiled
    return [
        category
        for category, (face, payable) in enumerate(zip(compiled.upper_face, compiled.payable, strict=True))
        if len({*payable} - {0}) > 1 and (not face or face in faces)
    ]


def _brings_more(pair: MovePair) -> Iterator[Reason]:
    """Yield the reason that some source of points gains the most by the end of the game."""
    if pair.greatest_source is None:
        return
    category, mean, mean_of_other = pair.greatest_source
    if pair.upper_bonus_gain > mean - mean_of_other:
        yield from _upper_bonus(pair)
    yield Reason("brings_more", category=category, mean=mean, other_mean=mean_of_other)


# --- Keeping these dice, not others ---


def _keep_or_keep(pair: MovePair) -> Iterator[Reason]:
    best, other, main = _kept(pair.best), _kept(pair.other), _main(pair)
    yield from _idle_dice(pair, best, other, main)
    yield from _mostly_upper_bonus(pair)
    yield from _chases(pair)
    yield from _more_or_fewer_dice(pair, best, other, main)
    yield from _completed(pair, best, main)
    yield from _other_face(pair, best, other)
    yield from _made(pair, main)


def _chases(pair: MovePair) -> Iterator[Reason]:
    """Yield the reason that a further hand of equal dice is played for, if it makes the difference."""
    chance, other = pair.extra_bonus_chances
    bonus = pair.position.compiled.extra_bonus
    if chance > other and (chance - other) * bonus >= _SHARE * pair.loss:
        yield Reason(
            "chases_extra_bonus", category=pair.position.compiled.joker_category, extra_bonus=bonus, probability=chance
        )


def _idle_dice(pair: MovePair, best: Hand, other: Hand, main: Contrast | None) -> Iterator[Reason]:
    """Yield the reason that the other move keeps useless dice, if it keeps more."""
    idle = rest(other, best) if contains(other, best) else ()
    if idle and (len(set(best)) == 1 or main is None) and not pair.helps(other, best) and not _earns(pair):
        yield Reason("idle_dice", faces=idle, other_faces=best)


def _earns(pair: MovePair) -> bool:
    """Return whether the other move is known to earn clearly more from some source."""
    return pair.gained is not None and bool((pair.gained <= -_LEAST_BONUS).any())


def _mostly_upper_bonus(pair: MovePair) -> Iterator[Reason]:
    if _is_mostly_upper_bonus(pair):
        yield from _upper_bonus(pair)


def _is_mostly_upper_bonus(pair: MovePair) -> bool:
    return pair.upper_bonus_gain >= _MOST * pair.loss


def _more_or_fewer_dice(pair: MovePair, best: Hand, other: Hand, main: Contrast | None) -> Iterator[Reason]:
    """Yield the reason for keeping the other move's dice and some more, or only some of them."""
    if main is None or main.gain < SOME * pair.gains:
        return
    if best and contains(other, best):
        yield _often("takes_dice", main, rest(other, best))
    if other and contains(best, other):
        yield _often("useful_dice", main, rest(best, other))


def _completed(pair: MovePair, best: Hand, main: Contrast | None) -> Iterator[Reason]:
    """Yield the reason that few faces complete a category, if one die is missing."""
    if main is None or len(best) != len(pair.position.hand) - 1:
        return
    faces = pair.completing(best, main.category)
    if 0 < len(faces) <= 3:
        yield _often("completed_by", main, faces)


def _other_face(pair: MovePair, best: Hand, other: Hand) -> Iterator[Reason]:
    """Yield reasons for one face against another, if equally many equal dice are kept."""
    if not (len(set(best)) == 1 == len(set(other)) and len(best) == len(other)):
        return
    compiled, still_open = pair.position.compiled, pair.position.open_categories
    upper = {face: category for category, face in enumerate(compiled.upper_face) if face}
    mine, theirs = upper.get(best[0]), upper.get(other[0])
    if mine in still_open and theirs is not None and theirs not in still_open:
        yield Reason("open_upper", category=mine, other_category=theirs)
    if best[0] > other[0]:
        chance, chance_of_other = pair.upper_bonus_chances
        if mine in still_open and theirs in still_open and 1 > chance > chance_of_other:
            yield Reason("for_upper_bonus", faces=best, other_faces=other)
        yield Reason("higher_faces", faces=best, other_faces=other)


def _made(pair: MovePair, main: Contrast | None) -> Iterator[Reason]:
    """Yield reasons from the categories that the turn makes more often, or with more points."""
    speaking = pair.speaking
    total = pair.gains
    first = next(iter(speaking), None)
    if first is not None and not first.made and first.gain >= _SHARE * total and pair.zero_chances[0] >= SHOWS:
        yield from _fewer_zeros(pair)
    if main is not None and main.gain >= _SHARE * total:
        yield _often("more_often", main)
    often = [each for each in speaking if _shows(each)]
    if first is not None and _makes_more(pair, first) and first.gain >= _SHARE * total:
        yield Reason("more_points", category=first.category, mean=first.best.points, other_mean=first.other.points)
    if len(often) > 1:
        yield Reason("several", categories=tuple(each.category for each in often[:2]))
    if often:
        yield _often("more_often", often[0])
    yield from _fewer_zeros(pair)


def _makes_more(pair: MovePair, contrast: Contrast) -> bool:
    """Return whether a category gets more points if it is made after either move, and more if it is played for."""
    best, other = (pair.prospects.mean_after(_kept(move), contrast.category) for move in (pair.best, pair.other))
    more = contrast.best.points > contrast.other.points + _LEAST_POINTS
    return contrast.made and contrast.other.probability > 0 and more and best >= other


def _fewer_zeros(pair: MovePair) -> Iterator[Reason]:
    zero, zero_of_other = pair.zero_chances
    if zero < zero_of_other - SHOWS:
        yield Reason("fewer_zeros", probability=zero, other_probability=zero_of_other)


# --- Keeping dice, not scoring ---


def _keep_or_score(pair: MovePair) -> Iterator[Reason]:
    keep, score, main = _kept(pair.best), _scored(pair.other), _main(pair)
    yield from _mostly_upper_bonus(pair)
    yield from _chases(pair)
    made = [each for each in pair.speaking if each.made]
    elsewhere = [each for each in made if each.category != score.category]
    # A made category is not made by rolling on.
    makes = next((each for each in elsewhere if not pair.natural_points(each.category)), None)
    if not score.points and not score.extra_bonus:
        first = main or makes or next(iter(elsewhere), None)
        if first is not None and pair.zero_chances[0] < _USUALLY:
            yield Reason(
                "no_zero_yet",
                category=first.category, probability=first.best.probability, other_category=score.category,
            )  # fmt: skip
        yield _too_little(pair, score)
        return
    mean = pair.prospects.mean_after(keep, score.category)
    to_come = Reason("more_to_come", category=score.category, points=score.points, mean=mean)
    is_more = mean > score.points + _LEAST_POINTS and pair.made_after_best(score.category) >= _USUALLY
    if is_more and made and made[0].category == score.category:
        yield to_come
    if makes is not None and pair.prospects.least_after(keep, score.category) >= score.points:
        yield Reason(
            "nothing_lost",
            category=makes.category, probability=makes.best.probability,
            other_category=score.category, other_points=score.points,
        )  # fmt: skip
    if is_more:
        yield to_come
    usual = float(pair.prospects.mean[score.category])
    is_little = score.points < _LITTLE * usual
    # If much more is lost, the reason is what the hand may still become.
    explains = 0 < usual - score.points >= _SHARE * pair.loss
    if is_little and explains:
        yield _too_little(pair, score)
    if makes is not None and (makes.best.probability >= _OFTEN or len(elsewhere) == 1):
        yield Reason("roll_on", category=makes.category, probability=makes.best.probability)
    if explains:
        yield _too_little(pair, score)
    if len(elsewhere) > 1:
        yield Reason("open_chances", categories=tuple(each.category for each in elsewhere[:3]))
    if is_little:
        yield _too_little(pair, score)


# --- Scoring now, not rolling on ---


def _score_or_keep(pair: MovePair) -> Iterator[Reason]:
    score, keep, prospects = _scored(pair.best), _kept(pair.other), pair.prospects
    compiled, category = pair.position.compiled, score.category
    yield from _further(pair, score)
    yield from _mostly_upper_bonus(pair)
    saved = extra_rolls_after(pair.position)
    if compiled.extra_rolls is not None and compiled.extra_rolls.saves and saved:
        yield Reason("saves_rolls", rolls=saved)
    if not score.points:
        return
    later = pair.points_later(category)
    if score.points > later:
        yield Reason("served", category=category, points=score.points, other_points=later)
    again = prospects.chance_after(keep, category, score.points)
    if again < _LOST_OFTEN:
        yield Reason("made_already", category=category, points=score.points, probability=again)
    mean = prospects.mean_after(keep, category)
    if mean < score.points:
        yield Reason("enough", category=category, points=score.points, mean=mean)
    yield from _good(pair, score)


# --- Scoring here, not there ---


def _score_or_score(pair: MovePair) -> Iterator[Reason]:
    best, other = _scored(pair.best), _scored(pair.other)
    if best.extra_bonus > other.extra_bonus:
        yield from _further(pair, best)
    yield from _mostly_upper_bonus(pair)
    bonuses = [(pair.upper_bonus_gain, point) for point in _upper_bonus(pair)]
    sized = [*bonuses, *_zero_sizes(pair, best, other), *_price_sizes(pair, best, other)]
    ordered = sorted((each for each in sized if each[0] > 0), key=lambda each: -each[0])
    yield from (point for size, point in ordered if size >= SOME * pair.loss)
    now = best.points + best.extra_bonus - other.points - other.extra_bonus
    if now <= 0:
        yield Reason("leaves_more", points=-now, mean=pair.loss - now)
    yield from (point for _, point in ordered)


def _upper_bonus(pair: MovePair) -> Iterator[Reason]:
    """Yield the reason that the best move helps the upper bonus, if it does."""
    if pair.upper_bonus_gain < _LEAST_BONUS:
        return
    chance, other = pair.upper_bonus_chances
    if chance >= 1 > other and pair.upper_bonus_is_sure:
        yield Reason("upper_bonus_sure", other_probability=other)
    elif chance > 0 >= other:
        yield Reason("upper_bonus_alive", probability=chance)
    elif chance > other + SHOWS:
        yield Reason("upper_bonus_closer", probability=chance, other_probability=other)
    elif pair.upper_bonus_means is not None:
        mean, mean_of_other = pair.upper_bonus_means
        yield Reason("upper_bonus_more", mean=mean, other_mean=mean_of_other)


def _price_sizes(pair: MovePair, best: Score, other: Score) -> Iterator[tuple[float, Reason]]:
    """Yield reasons from points that are many or few for their categories, each with the gain behind it."""
    good = _either_way if best.extra_bonus and best.extra_bonus == other.extra_bonus else _good
    gain = pair.gain_in(best.category, best.points - float(pair.prospects.mean[best.category]))
    yield from ((gain, point) for point in good(pair, best))
    if other.points < pair.prospects.mean[other.category]:
        yield _gain_of_leaving(pair, other), _too_little(pair, other)


def _gain_of_leaving(pair: MovePair, other: Score) -> float:
    """Return the gain of leaving open the category that the other move scores."""
    return pair.gain_in(other.category, float(pair.prospects.mean[other.category]) - other.points)


def _zero_sizes(pair: MovePair, best: Score, other: Score) -> Iterator[tuple[float, Reason]]:
    """Yield the reason that a 0 costs little, with its gain, if it costs less than the other move."""
    category = best.category
    chance, mean = (float(each[category]) for each in (pair.prospects.chance, pair.prospects.mean))
    mean_of_other = float(pair.prospects.mean[other.category])
    if best.points or best.extra_bonus or _is_mostly_upper_bonus(pair):
        return
    if mean >= mean_of_other - other.points or not pair.costs_little(category):
        return
    size = _gain_of_leaving(pair, other)
    if pair.upper_bonus_gone and pair.position.compiled.upper_face[category]:
        yield size, Reason("upper_bonus_lost", category=category, mean=mean)
    elif other.points:
        yield size, Reason(
            "zero_instead",
            category=category, mean=mean,
            other_category=other.category, other_points=other.points, other_mean=mean_of_other,
        )  # fmt: skip
    elif chance < _RARE:
        yield size, Reason("zero_rare", category=category, probability=chance)
    else:
        yield size, Reason("zero_low", category=category, mean=mean)


def _good(pair: MovePair, score: Score) -> Iterator[Reason]:
    """Yield the reason that the points are many for the category."""
    chance, mean = (float(each[score.category]) for each in (pair.prospects.chance, pair.prospects.mean))
    if score.points <= mean:
        return
    if chance < _RARE and score.points > 0:
        yield Reason("take_rare", category=score.category, points=score.points, probability=chance)
    else:
        yield Reason("good_for", category=score.category, points=score.points, mean=mean)


def _too_little(pair: MovePair, score: Score) -> Reason:
    mean = float(pair.prospects.mean[score.category])
    if not score.points:
        return Reason("zero_gives_up", other_category=score.category, other_mean=mean)
    return Reason("too_little", other_category=score.category, other_points=score.points, other_mean=mean)


def _either_way(pair: MovePair, score: Score) -> Iterator[Reason]:
    """Yield the reason that the points are many here, while the extra bonus is paid wherever the hand is scored."""
    mean = float(pair.prospects.mean[score.category])
    if score.points > mean:
        yield Reason(
            "extra_bonus_either",
            category=score.category, points=score.points, extra_bonus=score.extra_bonus, mean=mean,
        )  # fmt: skip


def _further(pair: MovePair, score: Score) -> Iterator[Reason]:
    """Yield the reason for a further hand of equal dice: its bonus in addition to its points, or its use as a joker."""
    if score.extra_bonus:
        yield Reason("extra_bonus", category=score.category, points=score.points, extra_bonus=score.extra_bonus)
    elif score.points > pair.natural_points(score.category):
        yield Reason("joker", category=score.category, points=score.points)


_RULES: Final[dict[tuple[type[Move], type[Move]], Callable[[MovePair], Iterator[Reason]]]] = {
    (Keep, Keep): _keep_or_keep,
    (Keep, Score): _keep_or_score,
    (Score, Keep): _score_or_keep,
    (Score, Score): _score_or_score,
}


def _main(pair: MovePair) -> Contrast | None:
    """Return the contrast that favours the best move the most, even slightly, if it is the main source.

    A rare event is only returned if nothing else has half the gain.
    """
    shown = [each for each in pair.speaking if _shows(each) or _weighs(pair, each)]
    if not shown:
        return None
    weighty = (each for each in shown if each.best.probability >= _SELDOM and each.gain >= shown[0].gain / 2)
    return next(weighty, shown[0])


def _shows(contrast: Contrast) -> bool:
    """Return whether the category is made noticeably more often after the best move."""
    chance, other = contrast.best.probability, contrast.other.probability
    return contrast.made and chance - other >= max(2 * SHOWS, _LEAST_SHARE_MORE * chance)


def _weighs(pair: MovePair, contrast: Contrast) -> bool:
    """Return whether something rare, made clearly more often, still makes the difference."""
    chance, other = contrast.best.probability, contrast.other.probability
    is_clear = contrast.made and chance - other >= SHOWS and chance >= _CLEARLY * other
    return is_clear and contrast.gain >= _SHARE * pair.gains


def _often(says: str, contrast: Contrast, faces: Hand | None = None) -> Reason:
    chance, other = contrast.best.probability, contrast.other.probability
    return Reason(says, category=contrast.category, faces=faces, probability=chance, other_probability=other)


def _kept(move: Move) -> Hand:
    assert isinstance(move, Keep)  # noqa: S101  the rules are chosen by the kinds of moves
    return move.dice


def _scored(move: Move) -> Score:
    assert isinstance(move, Score)  # noqa: S101  the rules are chosen by the kinds of moves
    return move
