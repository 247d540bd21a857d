"""One player's turns, taken one after the other: what each earns, and every problem on the way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from engine.dice import FACES, Hand, dump_dice
from engine.errors import GREATEST_PROBLEM_COUNT, Path, Problem, Problems
from engine.joker_problems import equal_dice
from engine.names import meanings, unclear_category
from engine.position import Score, fill
from engine.scorecard import (
    Scorecard,
    empty_scorecard,
    is_complete,
    joker_live,
    made_marks,
    open_categories,
)
from engine.scoring import Categories, CompiledRuleset, joker_choice, score_everywhere
from engine.turn import Turn, check_dice
from engine.words import counted, numbers


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """One turn as it was played: the card before it, sorted hands and keeps, and what was filled (None: not yet).

    `served`: whether the last hand was made on the first roll; where the only one was not, those before it are missing.
    """

    card: Scorecard
    hands: tuple[Hand, ...]
    keeps: tuple[Hand, ...] | None
    score: Score | None
    served: bool


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something that nobody says and that points or totals depend on: where it is missing, and what was taken."""

    path: Path
    detail: str


@dataclass(frozen=True, slots=True)
class _Earned:
    """What a turn earns. Without dice it may be open whether an extra bonus was among it: then there are two."""

    points: int
    extra_bonuses: tuple[int, ...]
    served: bool = False


@dataclass(frozen=True, slots=True)
class OpenRoll:
    """A turn, by its number, of which nobody says on which roll its hand was made, and what it pays on which."""

    turn: int
    what: str
    served: int
    later: int


class TurnsCheck:
    """A player's turns so far, with room for so many problems.

    `card` is the real card and `problems` what was found on the way, below `path`. `told` is the card as the
    player has it, wrong points included: a total that agrees with it is no mistake of its own. A void turn, whose
    category is not known or filled already, fills nothing; totals it went into cannot be compared.

    What nobody says is taken: a hand alone was made on the first roll, but in the turns `later`, by their numbers, and
    a turn without dice earned no extra bonus. Where points or totals depend on that it stands in `open_rolls` and
    `open_extra_bonuses`.
    """

    def __init__(
        self, compiled: CompiledRuleset, path: Path, room: int = GREATEST_PROBLEM_COUNT, later: Collection[int] = ()
    ) -> None:
        self.compiled = compiled
        self.path = path
        self.problems = Problems(room)
        self.played: list[PlayedTurn] = []
        self.open_rolls: list[OpenRoll] = []
        self.open_extra_bonuses: list[Assumption] = []
        self.card = empty_scorecard(compiled)
        self.told = self.card
        self.void = False
        self._later = later
        self._turn: Path = path
        self._count = 0
        self._too_many = False
        self._in_progress = False

    def take(self, turn: Turn) -> None:
        """The next turn."""
        if self._in_progress:
            self._note("missing-category", ("category",), "only the last turn may be without a category")
        self._turn = (*self.path, "turns", self._count)
        self._count += 1
        self._in_progress = False
        if is_complete(self.compiled, self.card):
            self._refuse_turn()
            return
        dice = check_dice(self.compiled.ruleset, turn)
        self.problems.extend(problem.below(*self._turn) for problem in dice.problems)
        if turn.category is None:
            self._take_unfinished(turn)
            return
        category = self._find_category(turn.category)
        if category is None:
            self.void = True
            return
        if dice.hand is None or (not dice.reliable and turn.points is not None):
            earned = self._told_points(turn, category)
        else:
            earned = self._hand_points(turn, category, dice.hand)
        self._fill(turn, category, earned)

    def _note(self, code: str, path: Path, detail: str, **said: object) -> None:
        self.problems.append(Problem(code, (*self._turn, *path), detail, **said))

    def _refuse_turn(self) -> None:
        if not self._too_many:
            turns = self.compiled.turns
            detail = f"the card was full after {counted(turns, 'turn')}: the game was over"
            self._note("too-many-turns", (), detail, expected=turns, found=self._count)
        self._too_many = True

    def _take_unfinished(self, turn: Turn) -> None:
        if not turn.rolls or turn.points is not None or turn.extra_bonus is not None:
            self._note("missing-category", ("category",), "a turn needs a category, unless only its dice are known yet")
            self.void = True
            return
        self._in_progress = True
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, None, turn.served[0]))

    def _find_category(self, name: str) -> int | None:
        # To say of an unknown name which ones are near takes longer than all else here.
        meant = meanings(self.compiled.ruleset, name)
        if len(meant) != 1:
            if self.problems.full:
                self.problems.count += 1
            else:
                self.problems.append(unclear_category(self.compiled.ruleset, name).below(*self._turn, "category"))
            return None
        category = self.compiled.categories.index(meant[0])
        if category not in open_categories(self.compiled, self.card):
            found = self.compiled.categories[category]
            detail = f"{found} was filled in an earlier turn"
            self._note(
                "category-filled",
                ("category",),
                detail,
                expected=self._names(open_categories(self.compiled, self.card)),
                found=found,
            )
            return None
        return category

    def _names(self, categories: Categories) -> list[str]:
        return [self.compiled.categories[category] for category in categories]

    def _hand_points(self, turn: Turn, category: int, hand: Hand) -> _Earned:
        """What a hand earns, whatever was said; where the category was not allowed, what was said stands."""
        made, pays = made_marks(self.compiled, self.card), dict[int, bool]()
        for served in turn.served[::-1] if self._count - 1 in self._later else turn.served:
            scored = score_everywhere(
                self.compiled, open_categories(self.compiled, self.card), made, hand, 1 if served else 2
            )
            pays.setdefault(scored.points[category], served)
        points = next(iter(pays)) if turn.points is None or turn.points not in pays else turn.points
        served = pays[points]
        if category in scored.legal:
            self._check_hand_points(turn, f"{self.compiled.categories[category]} with {dump_dice(hand)}", pays)
        else:
            self._note_not_allowed(category, scored.legal, dump_dice(hand))
            if turn.points in self.compiled.payable[category]:
                points = turn.points
        self._check_extra_bonus(turn, (scored.extra_bonus,))
        return _Earned(points, (scored.extra_bonus,), served)

    def _check_hand_points(self, turn: Turn, what: str, pays: Mapping[int, bool]) -> None:
        """The points that were said against those that a hand pays, each with whether it was served then."""
        if turn.points is None and len(pays) > 1:
            self.open_rolls.append(OpenRoll(self._count - 1, what, served=max(pays), later=min(pays)))
        if turn.points is None or turn.points in pays:
            return
        if len(pays) > 1:
            detail = f"{what} pays {max(pays)} on the first roll and {min(pays)} on a later one, not {turn.points}"
            self._note("wrong-points", ("points",), detail, expected=sorted(pays), found=turn.points)
            return
        (expected,) = pays
        detail = f"{what} pays {expected}, not {turn.points}"
        self._note("wrong-points", ("points",), detail, expected=expected, found=turn.points)

    def _note_not_allowed(self, category: int, legal: Categories, hand: str) -> None:
        found, expected = self.compiled.categories[category], self._names(legal)
        if self.compiled.card_order:
            detail = f"{found} is filled before {expected[0]}; this game fills categories in the order of the card"
            self._note("out-of-order", ("category",), detail, expected=expected, found=found)
        else:
            detail = f"{found} may not be filled with {hand} now; allowed: {', '.join(expected)}"
            self._note("illegal-category", ("category",), detail, expected=expected, found=found)

    def _told_points(self, turn: Turn, category: int) -> _Earned:
        """What a turn without dice to rely on earns: what was said, if some hand earns it now."""
        if self.compiled.card_order and category != open_categories(self.compiled, self.card)[0]:
            self._note_not_allowed(category, open_categories(self.compiled, self.card)[:1], "")
        if turn.points is None:
            self.void = True
            if not turn.rolls:
                self._note("missing-points", ("points",), "a turn without dice needs points")
            return _Earned(0, (0,))
        possible = self._possible(category)
        extra_bonuses = possible.get(turn.points)
        if extra_bonuses is None:
            name, expected = self.compiled.categories[category], sorted(possible)
            can = f"it can pay {numbers(expected)}" if expected else "no hand may go there now"
            detail = f"{name} cannot pay {turn.points} in this turn; {can}"
            self._note("impossible-points", ("points",), detail, expected=expected, found=turn.points)
            return _Earned(turn.points, (turn.extra_bonus or 0,))
        if self._check_extra_bonus(turn, extra_bonuses) and turn.extra_bonus is not None:
            extra_bonuses = (turn.extra_bonus,)
        return _Earned(turn.points, extra_bonuses)

    def _possible(self, category: int) -> dict[int, tuple[int, ...]]:
        """The points the category can earn in this turn with some hand, each with the extra bonuses beside them."""
        compiled, still_open = self.compiled, open_categories(self.compiled, self.card)
        no_extra_bonus: tuple[int, ...] = (0,)
        if compiled.joker_category < 0 or compiled.joker_category in still_open:
            return dict.fromkeys(compiled.natural_points[category], no_extra_bonus)
        possible = dict.fromkeys(compiled.plain_points[category], no_extra_bonus)
        extra_bonus = compiled.extra_bonus if joker_live(compiled, self.card) else 0
        for face in FACES:
            allowed, earned = joker_choice(compiled, still_open, face)
            if category in allowed:
                known = possible.get(earned[category], ())
                possible[earned[category]] = tuple(sorted({*known, extra_bonus}))
        return possible

    def _check_extra_bonus(self, turn: Turn, extra_bonuses: tuple[int, ...]) -> bool:
        if turn.extra_bonus is None or turn.extra_bonus in extra_bonuses:
            return True
        expected = extra_bonuses[0]
        earned = f"an extra bonus of {expected}" if expected else "no extra bonus"
        detail = f"this turn earns {earned}, not {turn.extra_bonus}"
        self._note("wrong-extra-bonus", ("extra_bonus",), detail, expected=expected, found=turn.extra_bonus)
        return False

    def _fill(self, turn: Turn, category: int, earned: _Earned) -> None:
        score = Score(category, earned.points, earned.extra_bonuses[0])
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, score, earned.served))
        self.card = fill(self.card, score)
        told = score if turn.points is None else replace(score, points=turn.points)
        self.told = fill(self.told, told if turn.extra_bonus is None else replace(told, extra_bonus=turn.extra_bonus))
        if len(earned.extra_bonuses) > 1:
            what, others = f"{self.compiled.categories[category]} for {earned.points}", equal_dice(self.compiled)
            detail = f"{what} is taken to be without an extra bonus; further {others} earn {earned.extra_bonuses[1]}"
            self.open_extra_bonuses.append(Assumption((*self._turn, "extra_bonus"), detail))
