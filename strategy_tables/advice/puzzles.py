"""Puzzles: positions where the best move is clear, and casual players often miss it.

They come from games of a player who makes mistakes (`opponents`), so that cards are realistic. The day or a given
seed determines all random numbers: a question has the same answer everywhere, for the same table and player.
`docs/coaching.md` defines the choice of positions, and of the ten puzzles of a day.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import count as counted_up
from random import Random
from typing import Final, NamedTuple

import numpy as np

from engine.cards.rules import Rules
from engine.cards.scoring import Score, jokers_begun
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full, rolls_of_turn, sheet_turns_played
from engine.dice import FACES, Hand
from engine.games.moves import Keep, after_score
from engine.games.position import Position
from strategy_tables.advice.grades import GRADES
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.objectives.expected_total import advise
from strategy_tables.advice.themes import ENDGAME_TURNS, FIRST_ROLL, JOKER, HumanMoveModel, themes_of
from strategy_tables.model.allowance import UNLIMITED, Allowance, seconds_for_advice
from strategy_tables.model.arrays import Floats
from strategy_tables.model.ties import TIE
from strategy_tables.opponents.opponent import STRENGTHS, Strength, all_move_probabilities, choose_move
from strategy_tables.store.tablefile import Table

OPENING: Final = "opening"
MIDDLE: Final = "middle"
LATE: Final = "late"
ENDGAME: Final = "endgame"
OF_A_DAY: Final = {OPENING: 2, MIDDLE: 3, LATE: 3, ENDGAME: 2}
"""Puzzles of a day from each phase of the game."""
PHASES: Final = (*OF_A_DAY,)
OPENING_TURNS: Final = 2

PLAYER: Final[Strength] = next(strength for strength in STRENGTHS if strength.id == "regular")
"""Strength of the player of the games."""
LEAST_WRONG: Final = 0.2
GREATEST_WRONG: Final = 0.8
"""Greatest probability that a casual player gets a puzzle wrong; above it, the puzzle is absurd."""
RATINGS: Final[Mapping[str, int]] = {"beginner": 900, "casual": 1000, "regular": 1130, "club": 1230, "expert": 1310}
"""Elo ratings of the strengths that err, measured by daily puzzles as `docs/coaching.md` says."""
GREATEST_DIFFICULTY: Final = 3000
PLAIN_OF_PHASE: Final = 1
"""Plain puzzles of a day in each phase, where it has others."""
OF_THEME: Final = 4
"""Puzzles of a day with one theme, where there are others."""
DAYS_APART: Final = 32
"""Days until an opening may come again."""

GREATEST_COUNT: Final = 50
DEFAULT_COUNT: Final = 10

_DAY_GAMES: Final = 5
"""Games that are played to their end for a day; further ones only where puzzles are lacking."""
_ROUND: Final = 4
"""Games from which puzzles are drawn together."""
_PLAIN_LATER: Final = 0.5
"""Added to the random number of a plain puzzle, which thereby comes later."""
_SECONDS: Final = 0.35
"""Cost of playing games for one question, in processor seconds as in `model.allowance`."""
_SECONDS_FOR_LIKELY: Final = 3e-4
"""Cost of weighing the moves of a position, twice, and finding its themes."""
_ROLLS_TO_TRY: Final = 64
"""Greatest number of rolls to reach an opening of the day, which some keeps exclude."""


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    """Position with its advice; `shares` float64 [M] are the probabilities that a casual player makes each move, in
    the order of the ranking.

    `id` depends on the position alone. A *plain* puzzle may be solved by a rule of thumb, see `is_plain`.
    """

    id: str
    phase: str
    themes: tuple[str, ...]
    advice: TableAdvice
    shares: Floats
    is_plain: bool

    @property
    def theme(self) -> str | None:
        """Return the first of the themes, or None."""
        return self.themes[0] if self.themes else None

    @property
    def wrong_share(self) -> float:
        """Return the probability that a casual player loses more than a good move may."""
        return float(self.shares[1:].sum())


class _Drawn(NamedTuple):
    """Puzzle with the turn of its game and a random number."""

    puzzle: Puzzle
    turn: tuple[int, int]
    lot: float


def good_loss(table: Table) -> float:
    """Return the greatest loss of a good move in `grades`."""
    return GRADES.greatest_losses(table.expected_above_least)["good"]


def difficulties_of(table: Table, puzzles: Sequence[Puzzle], allowance: Allowance = UNLIMITED) -> list[int]:
    """Return the Elo rating of each puzzle by the share of each strength in `RATINGS` that solves it."""
    advices = [puzzle.advice for puzzle in puzzles]
    solved = np.zeros(len(puzzles))
    for strength in STRENGTHS:
        if strength.id in RATINGS:
            for advice in advices:
                allowance.charge(seconds_for_advice(advice.position.compiled, advice.position.sheet.extra_rolls))
            of_each = all_move_probabilities(advices, strength, table.expected_above_least)
            solved += [shares[0] for shares in of_each]
    return [_difficulty(each) for each in solved.tolist()]


def _difficulty(solved: float) -> int:
    """Return the rating against which the `RATINGS` together expect this many solutions."""
    return bisect_left(range(GREATEST_DIFFICULTY), -solved, key=lambda rating: -_expected_solutions(rating))


def _expected_solutions(difficulty: int) -> float:
    return sum(1 / (1 + 10 ** ((difficulty - rating) / 400)) for rating in RATINGS.values())


def is_plain(advice: TableAdvice) -> bool:
    """Return whether a rule of thumb may find the best move.

    It keeps all dice of a most frequent face and no others, fills the upper category of one, or earns the most points
    now.
    """
    moves, hand = advice.ranking.moves, advice.position.hand
    best, most = moves[0], max(map(hand.count, hand))
    if isinstance(best, Keep):
        return len(best.dice) == most and len({*best.dice}) == 1
    if not isinstance(best, Score):
        return False
    face = advice.position.compiled.upper_face[best.category]
    earned = max(move.points + move.extra_bonus for move in moves if isinstance(move, Score))
    return best.points + best.extra_bonus == earned or hand.count(face) == most


def phase_of(position: Position) -> str:
    """Return the phase: the last three turns are the endgame, the first two the opening; the rest is halved."""
    return phase_after(position.compiled.turns, sheet_turns_played(position.sheet))


def phase_after(turns: int, played: int) -> str:
    """Return the phase of a game with this number of turns, some of which were played."""
    if turns - played <= ENDGAME_TURNS:
        return ENDGAME
    if played < OPENING_TURNS:
        return OPENING
    return MIDDLE if 2 * (played - OPENING_TURNS) < turns - OPENING_TURNS - ENDGAME_TURNS else LATE


def puzzles_of_day(table: Table, day: date, allowance: Allowance = UNLIMITED) -> tuple[Puzzle, ...]:
    """Return the ten puzzles of a day, from the opening to the endgame; fewer if a game has not enough of them.

    Where there are others, at most four have the same theme, and at most one of a phase is plain. Then the next one has
    the theme, then the game, that is rarest among those chosen so far.
    """
    games = _Games(table, f"day {day.isoformat()}", None, allowance, day.toordinal() % DAYS_APART)
    found, chosen, last = list[_Drawn](), list[_Drawn](), ENDGAME
    for number in counted_up():
        if games.are_enough or (number >= _DAY_GAMES and len(chosen) == sum(OF_A_DAY.values())):
            break
        found += games.play(number, last)
        if number + 1 >= _DAY_GAMES:
            chosen = _choose(found)
            got = Counter(each.puzzle.phase for each in chosen)
            last = max(
                (phase for phase, wanted in OF_A_DAY.items() if got[phase] < wanted), key=PHASES.index, default=ENDGAME
            )
    return tuple(each.puzzle for each in chosen)


def _choose(found: Sequence[_Drawn]) -> list[_Drawn]:
    """Return the puzzles of a day, phase by phase."""
    chosen: list[_Drawn] = []
    for phase, wanted in OF_A_DAY.items():
        plain = 0
        for _ in range(wanted):
            left = [
                each for each in found if each.puzzle.phase == phase and all(_differ(each, other) for other in chosen)
            ]
            if left:
                themes = Counter(each.puzzle.theme for each in chosen)
                games = Counter(each.turn[0] for each in chosen)
                best = min(
                    left,
                    key=lambda it: (
                        themes[it.puzzle.theme] >= OF_THEME,
                        plain >= PLAIN_OF_PHASE and it.puzzle.is_plain,
                        themes[it.puzzle.theme],
                        games[it.turn[0]],
                        it.lot,
                    ),
                )
                plain += best.puzzle.is_plain
                chosen.append(best)
    return chosen


def puzzles_by_chance(
    table: Table, seed: str, theme: str | None, count: int, allowance: Allowance = UNLIMITED
) -> tuple[Puzzle, ...]:
    """Return up to `count` puzzles from the games of a seed, of one theme or of any; fewer if they are rare.

    The first ones do not depend on `count`.
    """
    games = _Games(table, f"seed {seed}", theme, allowance)
    chosen: list[_Drawn] = []
    for first in counted_up(step=_ROUND):
        if games.are_enough or len(chosen) == count:
            break
        found = [each for number in range(first, first + _ROUND) for each in games.play(number)]
        for each in sorted(found, key=lambda it: it.lot):
            if len(chosen) < count and all(_differ(each, other) for other in chosen):
                chosen.append(each)
    return tuple(each.puzzle for each in chosen)


def _differ(one: _Drawn, other: _Drawn) -> bool:
    """Return whether two puzzles are of different turns and different positions."""
    return one.turn != other.turn and one.puzzle.id != other.puzzle.id


class _Games:
    """Games of a player who errs, for puzzles of all themes, or of one.

    With a `day_class`, openings are those of this class of days.
    """

    def __init__(
        self, table: Table, text: str, theme: str | None, allowance: Allowance, day_class: int | None = None
    ) -> None:
        self.table, self.theme, self.allowance, self.day_class = table, theme, allowance, day_class
        self.text = f"{table.compiled.fingerprint} {text}"
        self.good_loss, self.expected = good_loss(table), table.expected_above_least
        self.seconds = 0.0

    @property
    def are_enough(self) -> bool:
        """Return whether more of them would take too long."""
        return self.seconds >= _SECONDS

    def play(self, number: int, last: str = ENDGAME) -> Iterator[_Drawn]:
        """Yield the puzzles of one game, turn by turn, up to the phase `last`."""
        self.allowance.check_disconnected()
        rules, random = self.table.rules, Random(f"{self.text} {number}")  # noqa: S311  a seed is no secret
        sheet = empty_sheet(rules)
        while not is_sheet_full(rules, sheet):
            played = sheet_turns_played(sheet)
            if PHASES.index(phase_after(rules.card.turns, played)) > PHASES.index(last) or (
                played and self.theme == FIRST_ROLL
            ):
                return
            puzzles, sheet = self._play_turn(sheet, random)
            for puzzle in puzzles:
                yield _Drawn(puzzle, (number, played), random.random() + _PLAIN_LATER * puzzle.is_plain)

    def _play_turn(self, sheet: Sheet, random: Random) -> tuple[list[Puzzle], Sheet]:
        """Play one turn and return its puzzles and the sheet after it."""
        rules = self.table.rules
        jokers = _deal_jokers(rules, sheet, random) if self.theme == JOKER else []
        found = [self._find(self._advise(position)) for position in jokers]
        position = self._roll(Position(rules, sheet, (), rolls_of_turn(rules, sheet)), (), random)
        while True:
            advice = self._advise(position)
            found.append(self._find(advice))
            move = choose_move(advice, PLAYER, self.expected, random).move
            if isinstance(move, Score):
                return [puzzle for puzzle in found if puzzle], after_score(position, move)
            if isinstance(move, Keep):
                position = self._roll(position, move.dice, random)

    def _advise(self, position: Position) -> TableAdvice:
        """Return the advice in a position and count its cost."""
        seconds = seconds_for_advice(position.compiled, position.sheet.extra_rolls) + _SECONDS_FOR_LIKELY
        self.allowance.charge(seconds)
        self.seconds += seconds
        return advise(self.table, position)

    def _roll(self, position: Position, keep: Hand, random: Random) -> Position:
        """Return the position after rerolling the dice that are not kept; openings are rolled until they are of the
        day."""
        count = position.compiled.ruleset.dice_count - len(keep)
        left, before = position.rolls_left - 1, _card_text(position)
        of_any_day = self.day_class is None or phase_of(position) != OPENING
        for _ in range(_ROLLS_TO_TRY):
            hand = tuple(sorted(keep + tuple(1 + int(random.random() * 6) for _ in range(count))))
            if of_any_day or _day_class(_digits(before, hand, left)) == self.day_class:
                break
        return Position(position.rules, position.sheet, hand, left)

    def _find(self, advice: TableAdvice) -> Puzzle | None:
        """Return the puzzle of a position, or None."""
        losses = advice.ranking.losses
        # The first loss is 0: there is one good move and no other.
        if len(losses) == 1 or losses[1] <= self.good_loss + TIE:
            return None
        likely = HumanMoveModel(advice, self.expected)
        if not LEAST_WRONG <= 1 - likely.shares[0] <= GREATEST_WRONG:
            return None
        themes, position = themes_of(likely), advice.position
        if self.theme is not None and self.theme not in themes:
            return None
        phase, known = phase_of(position), id_of(position)
        if self.day_class not in (None, _day_class(known)) and phase == OPENING:
            return None
        return Puzzle(known, phase, themes, advice, likely.shares, is_plain(advice))


def _deal_jokers(rules: Rules, sheet: Sheet, random: Random) -> list[Position]:
    """Return every further hand of equal dice on a card, on some roll: they are too rare in games."""
    if not jokers_begun(rules, sheet):
        return []
    count, rolls = rules.ruleset.dice_count, rolls_of_turn(rules, sheet)
    return [Position(rules, sheet, (face,) * count, int(random.random() * rolls)) for face in FACES]


def id_of(position: Position) -> str:
    """Return 16 hexadecimal digits that identify a position, for any name of its ruleset."""
    return _digits(_card_text(position), position.hand, position.rolls_left)


def _card_text(position: Position) -> str:
    card = position.card
    fillings = [sorted(paid) for paid in card.points]
    return f"{position.compiled.fingerprint} {fillings} {card.extra_bonus_count} {position.sheet.extra_rolls}"


def _digits(card: str, hand: Hand, rolls_left: int) -> str:
    return sha256(f"{card} {hand} {rolls_left}".encode()).hexdigest()[:16]


def _day_class(known: str) -> int:
    """Return the class of days on which an opening may come, by its id."""
    return int(known, 16) % DAYS_APART
