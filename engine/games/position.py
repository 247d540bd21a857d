"""A position is proved: a card some game can have, a hand and rolls left. Its moves, and what each leads to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.cards.scorecard import Scorecard, is_complete, joker_live, made_marks
from engine.checks.card_check import scorecard_problems
from engine.dice import Hand, contains, dump_dice, hand_index, rest, sub_keeps
from engine.errors import IllegalMove, InvalidPosition, Problem
from engine.rulesets.compiled import Categories, CompiledRuleset, Score, score_hand
from engine.words import counted, shown_number, span

__all__ = [
    "Keep",
    "Move",
    "Position",
    "Score",
    "check_position",
    "fill",
    "hand_problems",
    "legal_keep",
    "legal_moves",
    "legal_score",
    "play_keep",
    "play_score",
    "prove_position",
]


@dataclass(frozen=True, slots=True)
class Position:
    """A decision point: `hand` lies on the table, `rolls_left` may follow, `card` was proved.

    Make one with `prove_position`; the constructor checks nothing.
    """

    compiled: CompiledRuleset
    card: Scorecard
    hand: Hand
    rolls_left: int

    open_categories: Categories = field(init=False, repr=False, compare=False)
    """The open categories of the card."""
    live: bool = field(init=False, repr=False, compare=False)
    """Whether the extra bonus is live."""
    made: Categories = field(init=False, repr=False, compare=False)
    """The categories that were filled with points, of those of which it is remembered."""
    upper_total: int = field(init=False, repr=False, compare=False)
    """The sum of the upper categories, capped where more changes nothing."""
    points_so_far: int = field(init=False, repr=False, compare=False)
    """Points and extra bonuses of the card; the upper bonus, paid when the game ends, is not among them."""

    def __post_init__(self) -> None:
        # Advice asks for each of these several times, and one look at the card tells all of them.
        compiled, card = self.compiled, self.card
        still_open, upper = [], 0
        everything = compiled.extra_bonus * card.extra_bonus_count
        times, upper_face = compiled.times, compiled.upper_face
        for category, fillings in enumerate(card.points):
            if not fillings:
                still_open.append(category)
                continue
            points = fillings[0]
            if times[category] > 1:
                points = sum(fillings)
                if len(fillings) < times[category]:
                    still_open.append(category)
            everything += points
            if upper_face[category]:
                upper += points
        object.__setattr__(self, "open_categories", tuple(still_open))
        object.__setattr__(self, "live", joker_live(compiled, card))
        object.__setattr__(self, "made", made_marks(compiled, card))
        object.__setattr__(self, "upper_total", min(upper, compiled.upper_cap))
        object.__setattr__(self, "points_so_far", everything)

    @property
    def total_so_far(self) -> int:
        """The points so far, with the upper bonus that they earn."""
        return self.points_so_far + self.compiled.upper_bonus_of(self.upper_total)

    @property
    def roll(self) -> int:
        """On which roll of the turn the hand was made, 1 the first."""
        return self.compiled.ruleset.rolls + self.card.extra_rolls - self.rolls_left


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these dice and reroll the others."""

    dice: Hand


Move = Keep | Score


def check_position(
    compiled: CompiledRuleset, card: Scorecard | None, hand: Hand | None, rolls_left: int | None
) -> list[Problem]:
    """What the rules have against a card, a sorted hand and the number of rolls that may follow; None is not known."""
    problems: list[Problem] = []
    if card is not None:
        problems += scorecard_problems(compiled, card)
        if is_complete(compiled, card):
            problems.append(Problem("card-complete", ("scorecard",), "every category is filled: the game is over"))
    extra_rolls = compiled.greatest_extra_rolls(compiled.turns) if card is None else card.extra_rolls
    return [*problems, *hand_problems(compiled, hand, rolls_left, extra_rolls)]


def prove_position(compiled: CompiledRuleset, card: Scorecard, dice: Iterable[int], rolls_left: int) -> Position:
    """The position, if a game can come to it.

    Raises `InvalidPosition` with every problem of the card, the dice and the number of rolls.
    """
    hand = tuple(sorted(dice))
    problems = check_position(compiled, card, hand, rolls_left)
    if problems:
        raise InvalidPosition(problems)
    return Position(compiled, card, hand, rolls_left)


def hand_problems(
    compiled: CompiledRuleset, hand: Hand | None, rolls_left: int | None, extra_rolls: int
) -> list[Problem]:
    """What the rules have against a sorted hand and the number of rolls that may follow it; None is not known.

    `extra_rolls` are those of the card at the start of the turn.
    """
    problems = []
    if hand is not None and hand not in hand_index(compiled.ruleset.dice_count):
        count = compiled.ruleset.dice_count
        detail = f"dice must be {counted(count, 'die', 'dice')} of faces 1 to 6, not {dump_dice(hand) or 'none'}"
        problems.append(Problem("wrong-dice", ("dice",), detail, count, list(hand)))
    greatest = compiled.ruleset.rolls - 1 + max(0, extra_rolls)
    if rolls_left is not None and not 0 <= rolls_left <= greatest:
        detail = f"rolls_left must be {span(0, greatest)}, not {shown_number(rolls_left)}"
        problems.append(Problem("out-of-range", ("rolls_left",), detail, [0, greatest], rolls_left))
    return problems


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every legal move: each distinct keep while rolls are left (all dice kept is scoring), then each category."""
    scores = tuple(_scores(position))
    if position.rolls_left == 0:
        return scores
    return (*(Keep(dice) for dice in sub_keeps(position.hand)[:-1]), *scores)


def play_keep(position: Position, dice: Iterable[int], rolled: Iterable[int]) -> Position:
    """The position after keeping `dice` and rolling the others, which came up as `rolled`.

    Raises `IllegalMove` where no roll is left, the kept dice are not in the hand, or the number rolled is wrong.
    """
    keep, roll = tuple(sorted(dice)), tuple(sorted(rolled))
    problems = _keep_problems(position, keep)
    if not problems and (len(roll) != len(rest(position.hand, keep)) or not all(1 <= die <= 6 for die in roll)):
        count = len(position.hand) - len(keep)
        detail = f"what is rolled is {counted(count, 'die', 'dice')} of faces 1 to 6, not {dump_dice(roll) or 'none'}"
        problems.append(Problem("wrong-dice", ("rolled",), detail, count, list(roll)))
    if problems:
        raise IllegalMove(problems)
    return Position(position.compiled, position.card, tuple(sorted(keep + roll)), position.rolls_left - 1)


def play_score(position: Position, category: int) -> Scorecard:
    """The card after filling the category with the hand; raises `IllegalMove` as `legal_score` does."""
    score = legal_score(position, category)
    extra_rolls = position.compiled.extra_rolls_after(position.card.extra_rolls, position.rolls_left)
    return fill(position.card, score, extra_rolls)


def legal_keep(position: Position, dice: Iterable[int]) -> Keep:
    """The move that keeps these dice and rerolls the others.

    Raises `IllegalMove` where no roll is left, the dice are not in the hand, or no die would be rolled.
    """
    keep = tuple(sorted(dice))
    problems = _keep_problems(position, keep)
    if keep == position.hand and not problems:
        allowed = _allowed_names(position)
        detail = f"with every die kept there is nothing to roll; keep fewer, or score a category: {', '.join(allowed)}"
        problems.append(Problem("keeps-every-die", ("keep",), detail, allowed, list(keep)))
    if problems:
        raise IllegalMove(problems)
    return Keep(keep)


def _keep_problems(position: Position, keep: Hand) -> list[Problem]:
    problems = []
    if position.rolls_left == 0:
        allowed = _allowed_names(position)
        detail = f"no roll is left, so nothing can be kept; a category can be scored: {', '.join(allowed)}"
        problems.append(Problem("no-roll-left", ("keep",), detail, allowed, list(keep)))
    if not contains(position.hand, keep):
        detail = f"{dump_dice(keep)} cannot be kept from {dump_dice(position.hand)}"
        problems.append(Problem("keep-not-in-hand", ("keep",), detail, list(position.hand), list(keep)))
    return problems


def legal_score(position: Position, category: int) -> Score:
    """The move that fills the category with the hand.

    Raises `IllegalMove` where the rules do not allow this category.
    """
    scores = {move.category: move for move in _scores(position)}
    if category not in scores:
        allowed = _allowed_names(position)
        name = position.compiled.categories[category]
        detail = f"{name} may not be filled with {dump_dice(position.hand)} now; allowed: {', '.join(allowed)}"
        raise IllegalMove([Problem("illegal-category", ("category",), detail, allowed, name)])
    return scores[category]


def _scores(position: Position) -> Iterable[Score]:
    return score_hand(position.compiled, position.open_categories, position.made, position.hand, position.roll)


def _allowed_names(position: Position) -> list[str]:
    return [position.compiled.categories[score.category] for score in _scores(position)]


def fill(card: Scorecard, score: Score, extra_rolls: int = 0) -> Scorecard:
    """The card with one more category filled, as the (legal) move says, and so many extra rolls left."""
    filled = (*card.points[score.category], score.points)
    points = (*card.points[: score.category], filled, *card.points[score.category + 1 :])
    return Scorecard(points, card.extra_bonus_count + (score.extra_bonus > 0), extra_rolls)
