"""Themes of decisions, which people may practise.

Each theme is a test of the position, of its best move and of the probable moves of people; `docs/coaching.md`
defines them exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from engine.cards.scoring import Score, is_joker
from engine.cards.sheet import sheet_turns_played
from engine.derived import derived
from engine.dice import FACES, Hand
from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import Categories, CompiledRuleset, fillable
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import tied
from strategy_tables.opponents.opponent import STRENGTHS, Strength, all_move_probabilities, move_probabilities

JOKER: Final = "joker"
WHICH_ZERO: Final = "which_zero"
FIRST_ROLL: Final = "first_roll"
STRAIGHTS: Final = "straights"
BONUS_ALIVE: Final = "bonus_alive"
BONUS_DEAD: Final = "bonus_dead"
ENDGAME: Final = "endgame"
THEMES: Final = (JOKER, WHICH_ZERO, FIRST_ROLL, STRAIGHTS, BONUS_ALIVE, BONUS_DEAD, ENDGAME)
"""All themes in the order of precedence: the theme of a decision is the first that fits."""
SHEET_THEMES: Final = (JOKER, WHICH_ZERO, FIRST_ROLL, ENDGAME)
"""Those themes that are meaningful with several columns.

Straights and upper bonuses are open in some columns and closed in others, so that no decision is about a single one.
"""

PERSON: Final[Strength] = next(strength for strength in STRENGTHS if strength.id == "casual")
"""Strength of the modelled person."""
LIKELY: Final = 0.1
"""Least probability of a plausible move."""
ENDGAME_TURNS: Final = 3
"""Number of turns at the end of a game that are its endgame."""

_LEAST_STRAIGHT: Final = 3
"""Different faces that make a straight; two of them are a pair of neighbours."""


@dataclass(eq=False)
class HumanMoveModel:
    """Model of a person in a position: `shares` float64 [M], the probability of each move, computed lazily."""

    advice: TableAdvice
    expected: float
    """Expected total of best play: `Table.expected_above_least`."""

    @cached_property
    def shares(self) -> Floats:
        """Return the probabilities in the order of the ranking."""
        return move_probabilities(self.advice, PERSON, self.expected)

    def moves(self) -> Iterator[Move]:
        """Yield the plausible moves, best first."""
        return (self.advice.ranking.moves[place] for place in (self.shares >= LIKELY).nonzero()[0].tolist())

    def plausible_alternative(self) -> Move | None:
        """Return the most probable worse move, the first of several, if it is plausible."""
        losses = self.advice.ranking.losses
        worse = next((place for place, loss in enumerate(losses) if loss > 0), len(losses))
        if worse == len(losses):
            return None
        shares = self.shares[worse:]
        # The maximum of equal shares is subject to rounding.
        place = worse + int(tied(shares, shares.max()).argmax())
        return self.advice.ranking.moves[place] if self.shares[place] >= LIKELY else None


def themes_of(likely: HumanMoveModel) -> tuple[str, ...]:
    """Return all themes of a decision, in the order of precedence; the first one is *the* theme."""
    return tuple(theme for theme, test in _TESTS.items() if test.is_possible(likely.advice) and test.is_likely(likely))


def theme_of_each(advices: Sequence[TableAdvice], expected: float, themes: Sequence[str] = THEMES) -> list[str | None]:
    """Return the theme of each decision under one ruleset, among some `THEMES` in their order, or None."""
    return themes_by_models([HumanMoveModel(advice, expected) for advice in advices], themes)


def themes_by_models(
    models: Sequence[HumanMoveModel], themes: Sequence[str] = THEMES, also: Collection[HumanMoveModel] = ()
) -> list[str | None]:
    """Return the theme of each decision under one ruleset, among some `THEMES` in their order, or None.

    Only the models that matter are computed, together, and those that are needed `also`.
    """
    possible = [_possible_themes(model.advice, themes) for model in models]
    modelled = [
        model
        for model, first in zip(models, possible, strict=True)
        if (first and _TESTS[first[0]].needs_model) or model in also
    ]
    expected = models[0].expected if models else 0.0
    shares = all_move_probabilities([model.advice for model in modelled], PERSON, expected)
    for model, each in zip(modelled, shares, strict=True):
        model.shares = each
    return [
        next((theme for theme in of_one if _TESTS[theme].is_likely(model)), None)
        for model, of_one in zip(models, possible, strict=True)
    ]


def _possible_themes(advice: TableAdvice, themes: Iterable[str]) -> list[str]:
    """Return the themes that a decision may have by the probable moves of people, up to one that it certainly has."""
    found = []
    for theme in themes:
        if _TESTS[theme].is_possible(advice):
            found.append(theme)
            if not _TESTS[theme].needs_model:
                break
    return found


def possible_themes(compiled: CompiledRuleset) -> tuple[str, ...]:
    """Return the themes that decisions of a game can have, by its rules."""
    impossible = set()
    if compiled.joker_category < 0:
        impossible.add(JOKER)
    if compiled.order in ("card", "up"):
        # With one category left, nothing is decided without a roll.
        impossible.add(WHICH_ZERO)
    if not any(straights_of(compiled)):
        impossible.add(STRAIGHTS)
    if len({*compiled.upper_bonus}) == 1:
        impossible |= {BONUS_ALIVE, BONUS_DEAD}
    return tuple(theme for theme in THEMES if theme not in impossible)


def turns_left(position: Position) -> int:
    """Return the number of turns left, the current one included."""
    return position.rules.turns - sheet_turns_played(position.sheet)


def open_themes(position: Position) -> tuple[str, ...]:
    """Return the themes that follow from a position alone, so that they reveal nothing about its best move.

    A choice among zeros is one only if every open category gets a 0.
    """
    stands = bonus_stands(position)
    fits = {
        JOKER: _is_joker(position),
        WHICH_ZERO: not position.rolls_left and all(score.points <= 0 for score in position.scored.scores),
        FIRST_ROLL: _is_first_roll(position),
        STRAIGHTS: _may_play_for_straights(position),
        BONUS_ALIVE: stands == BONUS_ALIVE,
        BONUS_DEAD: stands == BONUS_DEAD,
        ENDGAME: _is_endgame(position),
    }
    return tuple(theme for theme in THEMES if fits[theme])


def _is_joker(position: Position) -> bool:
    return is_joker(position.rules, position.sheet, position.hand)


def _is_which_zero(advice: TableAdvice) -> bool:
    best = advice.ranking.moves[0]
    return not advice.position.rolls_left and isinstance(best, Score) and best.points <= 0


def _is_first_roll(position: Position) -> bool:
    return position.roll == 1 and not sheet_turns_played(position.sheet)


def _may_play_for_straights(position: Position) -> bool:
    return bool(position.rolls_left) and any(
        len(way.intersection(position.hand)) >= _least_part(position) for way in _open_straights(position)
    )


def _plays_for_straights(likely: HumanMoveModel) -> bool:
    position = likely.advice.position
    ways, least = _open_straights(position), _least_part(position)

    def plays_for_one(move: Move) -> bool:
        return isinstance(move, Keep) and any(_is_part(move.dice, way, least) for way in ways)

    return plays_for_one(likely.advice.ranking.moves[0]) or any(map(plays_for_one, likely.moves()))


def _least_part(position: Position) -> int:
    """Return the least number of dice that are a part of a straight."""
    return (len(position.hand) + 1) // 2


def _open_straights(position: Position) -> list[frozenset[int]]:
    """Return the straights of the categories that may be filled."""
    of_categories = straights_of(position.compiled)
    return [way for category in _fillable(position) for way in of_categories[category]]


def _is_part(keep: Hand, way: frozenset[int], least: int) -> bool:
    return least <= len(keep) == len({*keep}) and way.issuperset(keep)


def bonus_stands(position: Position) -> str | None:
    """Return `BONUS_ALIVE` if more bonus is within reach, `BONUS_DEAD` if none is earned or within reach, else None.

    Within reach means that all dice but one in every filling of the open upper categories suffice.
    """
    compiled, paid = position.compiled, position.card.points
    dice = (compiled.ruleset.counted or compiled.ruleset.dice_count) - 1
    open_faces = [
        face * (times - len(paid[category]))
        for category, (face, times) in enumerate(zip(compiled.upper_face, compiled.times, strict=True))
        if face
    ]
    now = compiled.upper_bonus_of(position.upper_total)
    if compiled.upper_bonus_of(position.upper_total + dice * sum(open_faces)) > now:
        return BONUS_ALIVE
    return BONUS_DEAD if now == compiled.upper_bonus[0] < max(compiled.upper_bonus) else None


def _turns_on_upper(likely: HumanMoveModel) -> bool:
    """Return whether the best move and its plausible alternative concern different upper categories, or only one of
    them concerns any."""
    position = likely.advice.position
    other = likely.plausible_alternative()
    if other is None:
        return False
    return _upper_face_of(position, likely.advice.ranking.moves[0]) != _upper_face_of(position, other)


def _upper_face_of(position: Position, move: Move) -> int:
    """Return the face of the upper category that a move is about, or 0.

    The move fills the category, or more than half of the kept dice count for it while it may be filled.
    """
    faces = position.compiled.upper_face
    if isinstance(move, Score):
        return faces[move.category]
    if not isinstance(move, Keep) or not move.dice:
        return 0
    # More than half of sorted dice are equal only if the middle one is one of them.
    face = move.dice[len(move.dice) // 2]
    if 2 * move.dice.count(face) <= len(move.dice):
        return 0
    return face if any(faces[category] == face for category in _fillable(position)) else 0


def _is_endgame(position: Position) -> bool:
    return turns_left(position) <= ENDGAME_TURNS


class _Test(NamedTuple):
    """Test of a theme: of the position and its best move, then of the probable moves of people if it `needs_model`."""

    is_possible: Callable[[TableAdvice], bool]
    is_likely: Callable[[HumanMoveModel], bool] = lambda _: True
    needs_model: bool = False


_TESTS: Final[Mapping[str, _Test]] = {
    JOKER: _Test(lambda advice: _is_joker(advice.position)),
    WHICH_ZERO: _Test(_is_which_zero),
    FIRST_ROLL: _Test(lambda advice: _is_first_roll(advice.position)),
    STRAIGHTS: _Test(lambda advice: _may_play_for_straights(advice.position), _plays_for_straights, needs_model=True),
    BONUS_ALIVE: _Test(lambda advice: bonus_stands(advice.position) == BONUS_ALIVE, _turns_on_upper, needs_model=True),
    BONUS_DEAD: _Test(lambda advice: bonus_stands(advice.position) == BONUS_DEAD, _turns_on_upper, needs_model=True),
    ENDGAME: _Test(lambda advice: _is_endgame(advice.position)),
}


def _fillable(position: Position) -> Categories:
    return fillable(position.compiled, position.open_categories)


@derived
def straights_of(compiled: CompiledRuleset) -> tuple[tuple[frozenset[int], ...], ...]:
    """Return, for each category, the sets of different faces that make it a straight; empty if it is none."""
    return tuple(
        tuple(_ways(needs.run, needs.faces)) if not needs.groups else ()
        for needs in (category.needs for category in compiled.ruleset.categories)
    )


def _ways(run: int | None, faces: Hand) -> Iterator[frozenset[int]]:
    if run is not None and run >= _LEAST_STRAIGHT:
        yield from (frozenset(range(first, first + run)) for first in range(1, len(FACES) - run + 2))
    elif run is None and len({*faces}) >= _LEAST_STRAIGHT:
        yield frozenset(faces)
