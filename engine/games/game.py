"""Whole games: a `Game` is a claim; `check_game` says everything wrong with it, `replay` what was played.

In place of turns a player may have a card, which is checked as it stands: every sum that is noted or claimed is
compared with what is in its categories.

A turn may be logged with all its dice, with the last hand only, or with no dice at all, only category and points. A
single hand without keeps may be that of any roll: points may be those of one roll or of another, and where neither they
nor claimed totals say which, it is that of the first roll. How many extra rolls a player has by then is known as far as
turns say how many rolls they took; it is the most there can be, and what needs more is wrong in every reading.
One mistake is reported once: the check goes on with what the hand really pays, and what only follows from a mistake
(a total that was added up from wrong points) is no mistake of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards.played import Assumption, PlayedTurn
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.totals import CARD_TOTAL_NAMES, Totals, score_totals
from engine.cards.upper import UpperStanding, upper_standings
from engine.checks.noted_sheets import NotedSheet, check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals
from engine.checks.unreliable import Unreliable
from engine.doubt import GREATEST_CORRECTION_COUNT
from engine.errors import GREATEST_PROBLEM_COUNT, InvalidGame, Path, Problem, Problems
from engine.games.claims import check_turns, claims_of_columns
from engine.games.turn import Player, Turn
from engine.words import describe_numbers, pluralize

__all__ = [
    "Assumption",
    "Game",
    "GameReport",
    "PlayedTurn",
    "Player",
    "PlayerReport",
    "Replay",
    "Standing",
    "Turn",
    "check_game",
    "replay",
]

GREATEST_PLAYER_COUNT: Final = 100
_CORRECTIONS_OF_GAME: Final = 4 * GREATEST_CORRECTION_COUNT
"""Corrections of all players that are looked at; those of later players are not."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as somebody tells it: nothing in it is proved."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What a player really has: the sheet after the last turn, its totals, how the upper section stands.

    `complete`: every category is filled as often as it can be. `valid`: none of the problems is this player's.
    `assumptions`: what nobody says and points or totals depend on. `unreliable`: what follows from doubtful boxes.
    """

    name: str
    sheet: Sheet
    totals: Totals
    uppers: tuple[UpperStanding, ...]
    complete: bool
    valid: bool
    assumptions: tuple[Assumption, ...] = ()
    unreliable: Unreliable | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the standings; players who are equal share it, and the next place counts them all.

    Points awarded decide it in games that have them, else the total. `unreliable` is True where these are over doubtful
    boxes, else None.
    """

    rank: int
    player: int
    name: str
    total: int
    points_awarded: int | None = None
    unreliable: bool | None = None


@dataclass(frozen=True, slots=True)
class GameReport:
    """The result of a check. Totals are computed from the dice wherever there are dice."""

    complete: bool
    problems: tuple[Problem, ...]
    problem_count: int
    players: tuple[PlayerReport, ...]
    standings: tuple[Standing, ...]

    @property
    def valid(self) -> bool:
        """Whether no problem was found."""
        return not self.problem_count


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as it was played: its report, and the turns of every player."""

    report: GameReport
    turns: tuple[tuple[PlayedTurn, ...], ...]

    def proved(self) -> Replay:
        """Return the same, if the game is valid; raises `InvalidGame` with all problems if it is not."""
        if self.report.problems:
            raise InvalidGame(self.report.problems)
        return self


@dataclass(frozen=True, slots=True)
class CheckedPlayer:
    """One player's turns after their check; `report` tells what they have, given whether no problem is theirs."""

    problems: Problems
    played: Sequence[PlayedTurn]
    complete: bool
    total: int
    points_awarded: int | None
    unreliable: Unreliable | None
    report: Callable[[bool], PlayerReport]


def check_game(rules: Rules, game: Game) -> GameReport:
    """Everything wrong with a game, finished or in progress, at once; paths start with ("players", number, ...)."""
    return _replay(rules, game).report


def replay(rules: Rules, game: Game) -> Replay:
    """Every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_game`.
    """
    return _replay(rules, game).proved()


def _replay(rules: Rules, game: Game) -> Replay:
    def check(player: Player, path: Path, space: int, most: int) -> CheckedPlayer:
        if player.noted is not None:
            return _check_card(rules, player, player.noted, path, space, most)
        turns, assumptions, unreliable = check_turns(rules, path, player, space, most)
        totals, complete = score_totals(rules, turns.sheet), is_sheet_full(rules, turns.sheet)
        uppers = upper_standings(rules, turns.sheet)

        def report(valid: bool) -> PlayerReport:
            return PlayerReport(player.name, turns.sheet, totals, uppers, complete, valid, assumptions, unreliable)

        played, has = turns.played, (totals.total, totals.points_awarded, unreliable)
        return CheckedPlayer(turns.problems, played, complete, *has, report)

    return replay_players(game, rules.turns, check)


def _check_card(rules: Rules, player: Player, noted: NotedSheet, path: Path, space: int, most: int) -> CheckedPlayer:
    """What a player has who shows a card."""
    claimed = {name: total for name, total in (player.claimed or {}).items() if name in CARD_TOTAL_NAMES}
    found, problems = check_noted_sheet(rules, noted, ClaimedTotals(claimed), most), Problems(space)
    problems.extend(problem.below(*path) for problem in found.problems)
    problems.extend(claims_of_columns(player, path))
    assumptions = tuple(each.below(*path) for each in found.assumptions)
    unreliable = found.unreliable and found.unreliable.below(*path)
    has = noted.sheet, found.totals, found.uppers, found.complete

    def report(valid: bool) -> PlayerReport:
        return PlayerReport(player.name, *has, valid, assumptions, unreliable)

    counts = found.totals.total, found.totals.points_awarded, unreliable
    return CheckedPlayer(problems, (), found.complete, *counts, report)


def replay_players(game: Game, turns: int, check: Callable[[Player, Path, int, int], CheckedPlayer]) -> Replay:
    """A game of so many turns, each player checked below a path, with space for so many problems and corrections."""
    problems = Problems()
    unequal = set()
    for problem in _check_rounds(game, turns):
        unequal.add(problem.path[1])
        problems.append(problem)
    if not 1 <= len(game.players) <= GREATEST_PLAYER_COUNT:
        detail = f"a game has 1 to {GREATEST_PLAYER_COUNT} players, not {len(game.players)}"
        problems.append(Problem("wrong-count", ("players",), detail, [1, GREATEST_PLAYER_COUNT], len(game.players)))
    players = game.players[:GREATEST_PLAYER_COUNT]
    checked: list[CheckedPlayer] = []
    most = _CORRECTIONS_OF_GAME
    for number, player in enumerate(players):
        found = check(
            player,
            ("players", number),
            GREATEST_PROBLEM_COUNT - len(problems.stored),
            min(most, GREATEST_CORRECTION_COUNT),
        )
        most -= found.unreliable.tried_count if found.unreliable else 0
        problems.join(found.problems)
        checked.append(found)
    report = GameReport(
        complete=bool(checked) and all(found.complete for found in checked),
        problems=tuple(problems.stored),
        problem_count=problems.count,
        players=tuple(
            found.report(not found.problems.count and number not in unequal) for number, found in enumerate(checked)
        ),
        standings=_standings(
            [player.name for player in players],
            [found.total for found in checked],
            [found.points_awarded for found in checked],
            [found.unreliable is not None for found in checked],
        ),
    )
    return Replay(report, tuple(tuple(found.played) for found in checked))


def _check_rounds(game: Game, greatest: int) -> list[Problem]:
    """Players have played equally many turns, or some of them one more: the round in progress."""
    counts = [min(greatest, player.turns_played) for player in game.players]
    if not counts or max(counts) - min(counts) <= 1:
        return []
    # The number of whole rounds is the one that most players agree with; of equals the greatest.
    rounds = max(counts, key=lambda n: (sum(n <= count <= n + 1 for count in counts), n))
    # What the others have played, of which one more may be nobody's.
    others = describe_numbers(sorted({count for count in counts if rounds <= count <= rounds + 1}))
    return [
        Problem(
            "unequal-rounds",
            ("players", number, "turns" if player.noted is None else "scorecard"),
            f"{player.name or f'player {number + 1}'} has played {pluralize(count, 'turn')}, others {others}",
            [rounds, rounds + 1],
            count,
        )
        for number, (player, count) in enumerate(zip(game.players, counts, strict=True))
        if not rounds <= count <= rounds + 1
    ]


def _standings(
    names: list[str], totals: list[int], awarded: list[int | None], unreliable: list[bool]
) -> tuple[Standing, ...]:
    deciding = [total if points is None else points for total, points in zip(totals, awarded, strict=True)]
    order = sorted(range(len(names)), key=lambda number: -deciding[number])
    descending = [deciding[number] for number in order]
    return tuple(
        Standing(
            descending.index(deciding[number]) + 1,
            number,
            names[number],
            totals[number],
            awarded[number],
            unreliable[number] or None,
        )
        for number in order
    )
