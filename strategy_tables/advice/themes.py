"""Themes of decisions, which people may practise.

Each theme is a test of the position, of its best move and of the probable moves of people; `docs/coaching.md`
defines them exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

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
SHEET_THEMES: Final = frozenset([JOKER, WHICH_ZERO, FIRST_ROLL, ENDGAME])
"""Themes that are meaningful with several columns.

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


def human_move_models(advices: Sequence[TableAdvice], expected: float) -> list[HumanMoveModel]:
    """Return the models in positions of one ruleset, whose probabilities are computed together."""
    models = [HumanMoveModel(advice, expected) for advice in advices]
    for model, shares in zip(models, all_move_probabilities(advices, PERSON, expected), strict=True):
        model.shares = shares
    return models


def themes_of(likely: HumanMoveModel) -> tuple[str, ...]:
    """Return all themes of a decision, in the order of precedence; the first one is *the* theme."""
    return tuple(theme for theme, fits in _TESTS if fits(likely))


def theme_of(likely: HumanMoveModel, themes: Collection[str] = THEMES) -> str | None:
    """Return the theme of a decision among some themes, or None."""
    return next((theme for theme, fits in _TESTS if theme in themes and fits(likely)), None)


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


def _is_joker(likely: HumanMoveModel) -> bool:
    position = likely.advice.position
    return is_joker(position.rules, position.sheet, position.hand)


def _is_which_zero(likely: HumanMoveModel) -> bool:
    best = likely.advice.ranking.moves[0]
    return not likely.advice.position.rolls_left and isinstance(best, Score) and best.points <= 0


def _is_first_roll(likely: HumanMoveModel) -> bool:
    position = likely.advice.position
    return position.roll == 1 and not sheet_turns_played(position.sheet)


def _is_about_straights(likely: HumanMoveModel) -> bool:
    position = likely.advice.position
    compiled = position.compiled
    ways = [way for category in _fillable(position) for way in straights_of(compiled)[category]]
    hand, least = {*position.hand}, (len(position.hand) + 1) // 2

    def plays_for_one(move: Move) -> bool:
        return isinstance(move, Keep) and any(_is_part(move.dice, way, least) for way in ways)

    if not position.rolls_left or all(len(hand & way) < least for way in ways):
        return False
    return plays_for_one(likely.advice.ranking.moves[0]) or any(map(plays_for_one, likely.moves()))


def _is_part(keep: Hand, way: frozenset[int], least: int) -> bool:
    return least <= len(keep) == len({*keep}) and way.issuperset(keep)


def _is_bonus_alive(likely: HumanMoveModel) -> bool:
    return bonus_stands(likely.advice.position) == BONUS_ALIVE and _turns_on_upper(likely)


def _is_bonus_dead(likely: HumanMoveModel) -> bool:
    return bonus_stands(likely.advice.position) == BONUS_DEAD and _turns_on_upper(likely)


def bonus_stands(position: Position) -> str | None:
    """Return whether the upper bonus, or more of it, is within reach or out of reach; None if there is no further one.

    Within reach means that all dice but one in every filling of the open upper categories suffice.
    """
    compiled, card = position.compiled, position.card
    dice = (compiled.ruleset.counted or compiled.ruleset.dice_count) - 1
    open_faces = (
        face * (times - len(paid))
        for face, times, paid in zip(compiled.upper_face, compiled.times, card.points, strict=True)
    )
    now = compiled.upper_bonus_of(position.upper_total)
    if compiled.upper_bonus_of(position.upper_total + dice * sum(open_faces)) > now:
        return BONUS_ALIVE
    return BONUS_DEAD if now == compiled.upper_bonus[0] < max(compiled.upper_bonus) else None


def _turns_on_upper(likely: HumanMoveModel) -> bool:
    """Return whether the best move and its plausible alternative are about different upper categories, or only one of
    them is about one."""
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


def _is_endgame(likely: HumanMoveModel) -> bool:
    return turns_left(likely.advice.position) <= ENDGAME_TURNS


_TESTS: Final[tuple[tuple[str, Callable[[HumanMoveModel], bool]], ...]] = (
    (JOKER, _is_joker),
    (WHICH_ZERO, _is_which_zero),
    (FIRST_ROLL, _is_first_roll),
    (STRAIGHTS, _is_about_straights),
    (BONUS_ALIVE, _is_bonus_alive),
    (BONUS_DEAD, _is_bonus_dead),
    (ENDGAME, _is_endgame),
)


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
