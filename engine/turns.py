"""One player's turns, taken one after the other: what each earns, and every problem on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.dice import FACES, Hand, contains, dump_dice
from engine.errors import InvalidCategory, Path, Problem
from engine.names import resolve_category
from engine.position import Score, fill
from engine.scorecard import TOTAL_NAMES, Scorecard, Totals, dump_numbers, empty_scorecard, joker_live, score_totals
from engine.scoring import Compiled, joker_choice, score_everywhere


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn as it is told.

    `category` may be any name it has; None where the turn is still in progress. `rolls` are the hands as they lay
    after each roll, none where dice were not logged; `keeps` the dice kept between them, one fewer, or None.
    `points`, and `extra_bonus` (what was paid beside them), are None where they were not logged.
    """

    category: str | None
    points: int | None = None
    rolls: tuple[Hand, ...] = ()
    keeps: tuple[Hand, ...] | None = None
    extra_bonus: int | None = None


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """One turn as it was played: the card before it, sorted hands and keeps, and what was filled (None: not yet)."""

    card: Scorecard
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None


@dataclass(frozen=True, slots=True)
class _Earned:
    """What a turn earns. Without dice it may be open whether an extra bonus was among it: then there are two."""

    points: int
    extra_bonuses: tuple[int, ...]


class TurnsCheck:
    """A player's turns so far.

    `card` is the real card and `problems` what was found on the way, below `path`. `_told` is the card as the
    player has it, wrong points included: a total that agrees with it is no mistake of its own. A void turn, whose
    category is not known or filled already, fills nothing; totals it went into cannot be compared.
    """

    def __init__(self, compiled: Compiled, path: Path) -> None:
        self.compiled = compiled
        self.path = path
        self.problems: list[Problem] = []
        self.played: list[PlayedTurn] = []
        self.card = empty_scorecard(compiled)
        self._told = self.card
        self._turn: Path = path
        self._count = 0
        self._void = False
        self._too_many = False
        self._in_progress = False
        self._open_extra_bonuses = 0

    @property
    def totals(self) -> Totals:
        """The totals of the real card."""
        return score_totals(self.compiled, self.card)

    def take(self, turn: Turn) -> None:
        """The next turn."""
        if self._in_progress:
            self._note("missing-category", ("category",), "only the last turn may be without a category")
        self._turn = (*self.path, "turns", self._count)
        self._count += 1
        self._in_progress = False
        if self.card.complete:
            self._refuse_turn()
            return
        hand, reliable = self._check_dice(turn)
        if turn.category is None:
            self._take_unfinished(turn)
            return
        category = self._find_category(turn.category)
        if category is None:
            self._void = True
            return
        if hand is None or (not reliable and turn.points is not None):
            earned = self._told_points(turn, category)
        else:
            earned = self._hand_points(turn, category, hand)
        self._fill(turn, category, earned)

    def _note(self, code: str, path: Path, detail: str, **said: object) -> None:
        self.problems.append(Problem(code, (*self._turn, *path), detail, **said))

    def _refuse_turn(self) -> None:
        if not self._too_many:
            categories = len(self.compiled.categories)
            detail = f"the card was full after {categories} turns: the game was over"
            self._note("too-many-turns", (), detail, expected=categories, found=self._count)
        self._too_many = True

    def _take_unfinished(self, turn: Turn) -> None:
        if not turn.rolls or turn.points is not None or turn.extra_bonus is not None:
            self._note("missing-category", ("category",), "a turn needs a category, unless only its dice are known yet")
            self._void = True
            return
        self._in_progress = True
        self.played.append(PlayedTurn(self.card, *_sorted_dice(turn), None))

    def _check_dice(self, turn: Turn) -> tuple[Hand | None, bool]:
        """The hand that was scored, if there is one, and whether to rely on it."""
        ruleset = self.compiled.ruleset
        rolls, bad = turn.rolls, set()
        for i, roll in enumerate(rolls):
            for j, die in enumerate(roll):
                if die not in FACES:
                    detail = f"a die shows 1 to 6, not {die}"
                    self._note("wrong-die", ("rolls", i, j), detail, expected=[1, 6], found=die)
                    bad.add(i)
            if len(roll) != ruleset.dice_count:
                detail = f"a hand is {ruleset.dice_count} dice, not {len(roll)}: {dump_dice(roll)}"
                self._note("wrong-dice", ("rolls", i), detail, expected=ruleset.dice_count, found=list(roll))
                bad.add(i)
        last = len(rolls) - 1
        hand = tuple(sorted(rolls[last])) if rolls and last not in bad else None
        if len(rolls) > ruleset.rolls:
            detail = f"a turn has at most {ruleset.rolls} rolls, not {len(rolls)}"
            self._note("too-many-rolls", ("rolls",), detail, expected=ruleset.rolls, found=len(rolls))
            return hand, False
        wanted = max(0, last)
        if turn.keeps is not None and len(turn.keeps) != wanted:
            detail = f"{len(rolls)} rolls have {wanted} keeps between them, not {len(turn.keeps)}"
            self._note("wrong-count", ("keeps",), detail, expected=wanted, found=len(turn.keeps))
        elif turn.keeps is not None:
            self._check_keeps(turn.keeps, rolls, bad)
        return hand, last not in bad

    def _check_keeps(self, keeps: tuple[Hand, ...], rolls: tuple[Hand, ...], bad: set[int]) -> None:
        """Kept dice lie in the hand before and in the hand after; a hand that lacks some is bad from then on."""
        for i, keep in enumerate(keeps):
            if i not in bad and not contains(rolls[i], keep):
                detail = f"{dump_dice(keep)} cannot be kept from {dump_dice(rolls[i])}"
                self._note("keep-not-in-hand", ("keeps", i), detail, expected=list(rolls[i]), found=list(keep))
            elif i + 1 not in bad and not contains(rolls[i + 1], keep):
                detail = f"{dump_dice(keep)} was kept, but the next hand is {dump_dice(rolls[i + 1])}"
                self._note("kept-dice-missing", ("rolls", i + 1), detail, expected=list(keep), found=list(rolls[i + 1]))
                bad.add(i + 1)

    def _find_category(self, name: str) -> int | None:
        try:
            category = self.compiled.categories.index(resolve_category(self.compiled.ruleset, name))
        except InvalidCategory as invalid:
            self.problems.extend(problem.below(*self._turn, "category") for problem in invalid.problems)
            return None
        if self.card.points[category] is not None:
            found = self.compiled.categories[category]
            detail = f"{found} was filled in an earlier turn"
            self._note("category-filled", ("category",), detail, expected=self._names(self.card.open_mask), found=found)
            return None
        return category

    def _names(self, mask: int) -> list[str]:
        return [name for c, name in enumerate(self.compiled.categories) if mask >> c & 1]

    def _hand_points(self, turn: Turn, category: int, hand: Hand) -> _Earned:
        """What a hand earns, whatever was said; where the category was not allowed, what was said stands."""
        scored = score_everywhere(
            self.compiled, self.card.open_mask, joker_live(self.compiled, self.card), hand, served=len(turn.rolls) == 1
        )
        points = scored.points[category]
        if scored.legal_mask >> category & 1:
            if turn.points not in (None, points):
                detail = f"{self.compiled.categories[category]} with {dump_dice(hand)} pays {points}, not {turn.points}"
                self._note("wrong-points", ("points",), detail, expected=points, found=turn.points)
        else:
            self._note_not_allowed(category, scored.legal_mask, dump_dice(hand))
            if turn.points in self.compiled.payable[category]:
                points = turn.points
        self._check_extra_bonus(turn, (scored.extra_bonus,))
        return _Earned(points, (scored.extra_bonus,))

    def _note_not_allowed(self, category: int, legal_mask: int, hand: str) -> None:
        found, expected = self.compiled.categories[category], self._names(legal_mask)
        if self.compiled.card_order:
            detail = f"{found} is filled before {expected[0]}; this game fills categories in the order of the card"
            self._note("out-of-order", ("category",), detail, expected=expected, found=found)
        else:
            detail = f"{found} may not be filled with {hand} now; allowed: {', '.join(expected)}"
            self._note("illegal-category", ("category",), detail, expected=expected, found=found)

    def _told_points(self, turn: Turn, category: int) -> _Earned:
        """What a turn without dice to rely on earns: what was said, if some hand earns it now."""
        if self.compiled.card_order and category != self.card.points.index(None):
            self._note_not_allowed(category, self.card.open_mask & -self.card.open_mask, "")
        if turn.points is None:
            self._void = True
            if not turn.rolls:
                self._note("missing-points", ("points",), "a turn without dice needs points")
            return _Earned(0, (0,))
        possible = self._possible(category)
        extra_bonuses = possible.get(turn.points)
        if extra_bonuses is None:
            name, expected = self.compiled.categories[category], sorted(possible)
            can = f"it can pay {dump_numbers(tuple(expected))}" if expected else "no hand may go there now"
            detail = f"{name} cannot pay {turn.points} in this turn; {can}"
            self._note("impossible-points", ("points",), detail, expected=expected, found=turn.points)
            return _Earned(turn.points, (turn.extra_bonus or 0,))
        if self._check_extra_bonus(turn, extra_bonuses) and turn.extra_bonus is not None:
            extra_bonuses = (turn.extra_bonus,)
        return _Earned(turn.points, extra_bonuses)

    def _possible(self, category: int) -> dict[int, tuple[int, ...]]:
        """The points the category can earn in this turn with some hand, each with the extra bonuses beside them."""
        compiled, still_open = self.compiled, self.card.open_mask
        no_extra_bonus: tuple[int, ...] = (0,)
        if compiled.joker_category < 0 or still_open >> compiled.joker_category & 1:
            return dict.fromkeys(compiled.natural_points[category], no_extra_bonus)
        possible = dict.fromkeys(compiled.plain_points[category], no_extra_bonus)
        extra_bonus = compiled.extra_bonus if joker_live(compiled, self.card) else 0
        for face in FACES:
            mask, earned = joker_choice(compiled, still_open, face)
            if mask >> category & 1:
                known = possible.get(earned[category], ())
                possible[earned[category]] = tuple(sorted({*known, extra_bonus}))
        return possible

    def _check_extra_bonus(self, turn: Turn, extra_bonuses: tuple[int, ...]) -> bool:
        if turn.extra_bonus is None or turn.extra_bonus in extra_bonuses:
            return True
        expected = extra_bonuses[0]
        detail = f"this turn earns an extra bonus of {expected}, not {turn.extra_bonus}"
        self._note("wrong-extra-bonus", ("extra_bonus",), detail, expected=expected, found=turn.extra_bonus)
        return False

    def _fill(self, turn: Turn, category: int, earned: _Earned) -> None:
        score = Score(category, earned.points, earned.extra_bonuses[0])
        self.played.append(PlayedTurn(self.card, *_sorted_dice(turn), score))
        self.card = fill(self.card, score)
        told = score if turn.points is None else replace(score, points=turn.points)
        self._told = fill(self._told, told if turn.extra_bonus is None else replace(told, extra_bonus=turn.extra_bonus))
        self._open_extra_bonuses += len(earned.extra_bonuses) - 1

    def check_claimed(self, claimed: Mapping[str, int]) -> None:
        """Compare claimed totals with the real ones, after the last turn."""
        self._settle_extra_bonuses(claimed)
        if self._void:
            return
        real, told = self.totals, score_totals(self.compiled, self._told)
        follows = self._following(claimed, real)
        for name in TOTAL_NAMES:
            found = claimed.get(name)
            expected: int = getattr(real, name)
            if found is not None and found not in (expected, getattr(told, name), follows.get(name)):
                path = (*self.path, "claimed", name)
                self.problems.append(
                    Problem("wrong-total", path, f"{name} is {expected}, not {found}", expected, found)
                )

    def _following(self, claimed: Mapping[str, int], real: Totals) -> dict[str, int]:
        """The upper bonus and the total that follow from the other totals as they are claimed."""
        upper = claimed.get("upper_points", real.upper_points)
        bonus = self.compiled.upper_bonus_of(max(0, upper))
        others = claimed.get("lower_points", real.lower_points) + claimed.get("extra_bonus", real.extra_bonus)
        return {"upper_bonus": bonus, "total": upper + claimed.get("upper_bonus", bonus) + others}

    def _settle_extra_bonuses(self, claimed: Mapping[str, int]) -> None:
        """Where turns without dice leave the number of extra bonuses open, the claimed totals say it."""
        if not self._open_extra_bonuses:
            return
        missing = 0
        if "extra_bonus" in claimed:
            missing = claimed["extra_bonus"] - self.totals.extra_bonus
        elif "total" in claimed:
            missing = claimed["total"] - self.totals.total
        count, left = divmod(missing, self.compiled.extra_bonus)
        if left == 0 and 0 < count <= self._open_extra_bonuses:
            self.card = replace(self.card, extra_bonus_count=self.card.extra_bonus_count + count)
            self._told = replace(self._told, extra_bonus_count=self._told.extra_bonus_count + count)


def _sorted_dice(turn: Turn) -> tuple[tuple[Hand, ...], tuple[Hand, ...] | None]:
    hands = tuple(tuple(sorted(roll)) for roll in turn.rolls)
    return hands, None if turn.keeps is None else tuple(tuple(sorted(keep)) for keep in turn.keeps)
