"""Whole games: a `Game` is a claim, `check_game` returns its problems, and `replay` returns the turns as played.

Instead of turns, a player may have a card, which is checked as written: every noted or claimed sum is compared with its
categories.

A turn may be logged with all its dice, with the last hand only, or with no dice at all, only category and points. A
single hand without keeps may be from any roll. If neither its points nor claimed totals decide which, the first roll is
assumed. The number of extra rolls is only known if all turns state their rolls. Otherwise the greatest possible number
is assumed, so that a turn that needs more is wrong in every reading. Each mistake is reported once. The check continues
with the points that the hand really pays. Consequences of a mistake, such as a total that includes wrong points, are
not reported.
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
"""Limit of corrections examined for all players together; earlier players come first."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as claimed by its players; nothing in it is proved."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The real result of a player: the sheet after the last turn, its totals, and its upper sections.

    `complete`: all categories are filled. `valid`: the player has no problems. `assumptions`: values assumed for
    missing data that affect points or totals. `unreliable`: consequences of doubtful boxes.
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
    """A place in the standings; tied players share it, and the next place counts all of them.

    Points awarded decide in games that have them, otherwise the total. `unreliable` is True if these depend on doubtful
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
    """The result of a check. Totals are computed from the dice if there are any."""

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
"""The result of checking one player's turns or sheet; it does not yet consider the problems of other players."""


def check_game(rules: Rules, game: Game) -> GameReport:
    """Return all problems of a game, finished or in progress; paths start with ("players", number, ...)."""
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
        found, greatest = len(game.players), GREATEST_PLAYER_COUNT
        problems.append(Problem("wrong-count", ("players",), detail, found=found, minimum=1, maximum=greatest))
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
    """Check a player with a sheet instead of turns."""
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
    """Return the problems of players whose number of turns does not fit into one round in progress."""
    counts = [min(greatest, player.turns_played) for player in game.players]
    if not counts or max(counts) - min(counts) <= 1:
        return []
    # The number of full rounds is the one that most players agree with; of equals, the greatest.
    rounds = max(counts, key=lambda n: (sum(n <= count <= n + 1 for count in counts), n))
    # The number of turns of the other players; some of them may be one ahead.
    others = describe_numbers(sorted({count for count in counts if rounds <= count <= rounds + 1}))
    return [
        Problem(
            "unequal-rounds",
            ("players", number, "turns" if player.noted is None else "scorecard"),
            f"{player.name or f'player {number + 1}'} has played {pluralize(count, 'turn')}, others {others}",
            found=count,
            minimum=rounds,
            maximum=rounds + 1,
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
