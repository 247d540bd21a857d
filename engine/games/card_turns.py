"""The turns of a game of one card: which category each fills, and the extra rolls that it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.cards.played import Earned, PlayedTurn
from engine.cards.possible_points import possible_points, rolls_of_points
from engine.cards.scorecard import Scorecard, empty_scorecard, made_marks, open_categories
from engine.checks.card_problems import order_rule
from engine.dice import Hand, dump_dice
from engine.doubt import Box
from engine.errors import GREATEST_PROBLEM_COUNT, Path
from engine.games.position import Score, fill
from engine.games.readings import Step
from engine.games.turn import DiceReport, Turn
from engine.games.turns import NO_ROLLS, TurnsCheck
from engine.rulesets.compiled import Categories, CompiledRuleset, fillable, score_everywhere
from engine.rulesets.extra_rolls import stock_at_start
from engine.text.names import unclear_category

PlayedCardTurn = PlayedTurn[Scorecard, Score]


class CardTurns(TurnsCheck[Scorecard, int, Score]):
    """Turns that fill categories. What is not said is that every turn took as few rolls as it can have.

    `stock` has all numbers of extra rolls there can be.
    """

    def __init__(
        self,
        compiled: CompiledRuleset,
        path: Path,
        room: int = GREATEST_PROBLEM_COUNT,
        rolls: Mapping[int, int] = NO_ROLLS,
    ) -> None:
        super().__init__(compiled.ruleset, compiled, compiled.turns, empty_scorecard(compiled), path, room, rolls)
        self.compiled = compiled
        self.stock = stock_at_start(compiled)
        self._taken: list[tuple[int, int, bool]] = []
        self._open: Categories = ()

    def steps(self) -> list[Step]:
        """All turns that took rolls, with what they can have earned on which."""
        losses = {roll.turn: roll.losses for roll in self.open_rolls}
        return [Step(turn, losses.get(turn, {fewest: 0}), bound) for turn, fewest, bound in self._taken]

    def _start(self) -> bool:
        self._open = open_categories(self.compiled, self.card)
        return bool(self._open)

    def _greatest_rolls(self) -> int:
        return self.compiled.ruleset.rolls + self.stock.greatest

    def _find(self, turn: Turn, dice: DiceReport) -> int | None:  # noqa: ARG002  what was kept does not matter
        self._refuse_columns(turn)
        assert turn.category is not None  # noqa: S101  the turns without one are in progress
        category = self._meant(turn.category)
        if category is None:
            self._note_name(unclear_category, turn.category, "category")
            return None
        if category in self._open:
            return category
        found, times = self.compiled.categories[category], self.compiled.times[category]
        detail = f"{found} was filled in {'an earlier turn' if times == 1 else f'{times} earlier turns'}"
        self._note("category-filled", ("category",), detail, expected=self._names(self._open), found=found)
        return None

    def _refuse_columns(self, turn: Turn) -> None:
        if turn.column is not None:
            self._note(
                "contradiction", ("column",), "this game has no columns: a turn fills a category", found=turn.column
            )
        if turn.announced is not None:
            detail = "this game has no column to announce categories in"
            self._note("contradiction", ("announced",), detail, found=turn.announced)

    def _skip(self, turn: Turn) -> None:
        self._use_rolls(turn.roll or 1, turn.roll)
        self.card = replace(self.card, extra_rolls=self.stock.greatest)

    def _may_wait(self, turn: Turn, dice: DiceReport) -> bool:  # noqa: ARG002  what was kept does not matter
        self._refuse_columns(turn)
        return True

    def _wait(self, turn: Turn) -> None:
        fewest = turn.roll or 1
        self._taken.append((self._count - 1, fewest, fewest <= self.stock.rolls + self.stock.greatest))
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, None, fewest))

    def _names(self, categories: Categories) -> list[str]:
        return [self.compiled.categories[category] for category in categories]

    def _name(self, place: int) -> str:
        return self.compiled.categories[place]

    def _category(self, place: int) -> int:
        return place

    def _box(self, place: int) -> tuple[Box, int]:
        return Box(0, place), len(self.card.points[place])

    def _paid(self, place: int, hand: Hand, roll: int) -> tuple[int, int, bool]:
        scored = score_everywhere(self.compiled, self._open, made_marks(self.compiled, self.card), hand, roll)
        return scored.points[place], scored.extra_bonus, place in scored.legal

    def _why_locked(self, place: int) -> str:
        required = self.compiled.requires[place]
        if required < 0 or required in made_marks(self.compiled, self.card):
            return ""
        return f", as {self.compiled.categories[required]} was not filled with points before"

    def _scored(self, place: int, points: int, extra_bonus: int) -> Score:
        return Score(place, points, extra_bonus)

    def _note_not_allowed(self, place: int, hand: Hand) -> None:
        if self._check_order(place):
            return
        legal = score_everywhere(self.compiled, self._open, made_marks(self.compiled, self.card), hand, 1).legal
        found, expected = self.compiled.categories[place], self._names(legal)
        detail = f"{found} may not be filled with {dump_dice(hand)} now; allowed: {', '.join(expected)}"
        self._note("illegal-category", ("category",), detail, expected=expected, found=found)

    def _check_order(self, place: int) -> bool:
        in_order = fillable(self.compiled, self._open)
        if place in in_order:
            return False
        found, expected = self.compiled.categories[place], self._names(in_order)
        detail = f"{found} is filled before {expected[0]}; {order_rule(self.compiled)}"
        self._note("out-of-order", ("category",), detail, expected=expected, found=found)
        return True

    def _possible_points(self, place: int) -> dict[int, tuple[int, ...]]:
        return possible_points(self.compiled, self.card, place)

    def _rolls_of_points(self, place: int, points: int) -> tuple[int, int]:
        return rolls_of_points(self.compiled, self.card, place, points)

    def _play(self, turn: Turn, score: Score, told: Score, earned: Earned) -> None:
        self.played.append(PlayedTurn(self.card, turn.hands, turn.sorted_keeps, score, earned.fewest))
        self._use_rolls(earned.fewest, earned.most)
        before, extra_rolls = self.card, self.stock.greatest
        self.card = fill(before, score, extra_rolls)
        # Most turns are told as they were: then both stay one.
        self.told = self.card if told is score and self.told is before else fill(self.told, told, extra_rolls)

    def _use_rolls(self, fewest: int, most: int | None) -> None:
        """Note a turn of so many rolls."""
        self._taken.append((self._count - 1, fewest, fewest <= self.stock.rolls + self.stock.greatest))
        self.stock = self.stock.after(fewest, most)
