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

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.cards.played import Assumption, PlayedTurn
from engine.cards.rules import Rules
from engine.cards.sheet import Sheet, is_sheet_full
from engine.cards.totals import Totals, score_totals, total_names
from engine.cards.upper import UpperStanding, upper_standings
from engine.checks.noted_sheets import check_noted_sheet
from engine.checks.sheet_check import ClaimedTotals, wrong_total
from engine.checks.unreliable import Unreliable
from engine.doubt import GREATEST_CORRECTION_COUNT
from engine.errors import GREATEST_PROBLEM_COUNT, InvalidGame, Path, Problem, Problems
from engine.games.claims import check_turns, claims_of_columns, find_claims
from engine.games.turn import Player
from engine.words import describe_numbers, pluralize

GREATEST_PLAYER_COUNT: Final = 100
_CORRECTIONS_OF_GAME: Final = 4 * GREATEST_CORRECTION_COUNT
"""Corrections of all players that are looked at; those of later players are not."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as somebody tells it: nothing in it is proved."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The real result of a player: the sheet after the last turn, its totals, and its upper sections.

    `complete`: every category is filled as often as it can be. `valid`: none of the problems is this player's.
    `assumptions`: what nobody says and points or totals depend on. `unreliable`: what follows from doubtful boxes.
    """

    name: str
    sheet: Sheet
    totals: Totals
    uppers: tuple[UpperStanding, ...]
    complete: bool
    valid: bool = True
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
        """Return whether no problem was found."""
        return not self.problem_count


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as it was played: its report, and the turns of every player."""

    report: GameReport
    turns: tuple[tuple[PlayedTurn, ...], ...]


_CheckedPlayer = tuple[PlayerReport, Problems, Sequence[PlayedTurn]]
"""One player's turns, or sheet, after their check; the report says nothing of other players' problems yet."""


def check_game(rules: Rules, game: Game) -> GameReport:
    """Return everything wrong with a game, finished or in progress; paths start with ("players", number, ...)."""
    return _replay(rules, game).report


def replay(rules: Rules, game: Game) -> Replay:
    """Return every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_game`.
    """
    replayed = _replay(rules, game)
    if replayed.report.problems:
        raise InvalidGame(replayed.report.problems)
    return replayed


def _replay(rules: Rules, game: Game) -> Replay:
    problems, unequal = Problems(), set()
    for problem in _check_rounds(game, rules.turns):
        unequal.add(problem.path[1])
        problems.append(problem)
    if not 1 <= len(game.players) <= GREATEST_PLAYER_COUNT:
        detail = f"a game has 1 to {GREATEST_PLAYER_COUNT} players, not {len(game.players)}"
        problems.append(Problem("wrong-count", ("players",), detail, [1, GREATEST_PLAYER_COUNT], len(game.players)))
    checked: list[_CheckedPlayer] = []
    most = _CORRECTIONS_OF_GAME
    for number, player in enumerate(game.players[:GREATEST_PLAYER_COUNT]):
        check = _check_turns if player.noted is None else _check_sheet
        limit = GREATEST_PROBLEM_COUNT - len(problems.stored)
        checked.append(check(rules, player, ("players", number), limit, min(most, GREATEST_CORRECTION_COUNT)))
        report, of_player, _ = checked[-1]
        most -= report.unreliable.tried_count if report.unreliable else 0
        problems.join(of_player)
    players = [
        replace(report, valid=not of_player.count and number not in unequal)
        for number, (report, of_player, _) in enumerate(checked)
    ]
    of_game = GameReport(
        complete=bool(players) and all(player.complete for player in players),
        problems=tuple(problems.stored),
        problem_count=problems.count,
        players=tuple(players),
        standings=_standings(players),
    )
    return Replay(of_game, tuple(tuple(played) for _, _, played in checked))


def _check_turns(rules: Rules, player: Player, path: Path, limit: int, most: int) -> _CheckedPlayer:
    turns, assumptions, unreliable = check_turns(rules, path, player, limit, most)
    sheet = turns.sheet
    report = PlayerReport(
        player.name,
        sheet,
        score_totals(rules, sheet),
        upper_standings(rules, sheet),
        complete=is_sheet_full(rules, sheet),
        assumptions=assumptions,
        unreliable=unreliable,
    )
    return report, turns.problems, turns.played


def _check_sheet(rules: Rules, player: Player, path: Path, limit: int, most: int) -> _CheckedPlayer:
    """Check a player who shows a sheet in place of turns."""
    assert player.noted is not None  # noqa: S101  else there are turns
    claims, of_names = find_claims(rules, player)
    names = total_names(rules)
    of_names += [wrong_total(name, None, found) for name, found in claims.sheet.items() if name not in names]
    claimed = {name: total for name, total in claims.sheet.items() if name in names}
    found = check_noted_sheet(rules, player.noted, ClaimedTotals(claimed, claims.columns), most)
    problems = Problems(limit)
    of_sheet = (*of_names, *found.problems, *claims_of_columns(rules, player))
    problems.extend(problem.below(*path) for problem in of_sheet)
    report = PlayerReport(
        player.name,
        player.noted.sheet,
        found.totals,
        found.uppers,
        complete=found.complete,
        assumptions=tuple(each.below(*path) for each in found.assumptions),
        unreliable=found.unreliable and found.unreliable.below(*path),
    )
    return report, problems, ()


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


def _standings(players: Sequence[PlayerReport]) -> tuple[Standing, ...]:
    totals = [player.totals for player in players]
    deciding = [each.total if each.points_awarded is None else each.points_awarded for each in totals]
    order = sorted(range(len(players)), key=lambda number: -deciding[number])
    descending = [deciding[number] for number in order]
    return tuple(
        Standing(
            descending.index(deciding[number]) + 1,
            number,
            players[number].name,
            totals[number].total,
            totals[number].points_awarded,
            players[number].unreliable is not None or None,
        )
        for number in order
    )
