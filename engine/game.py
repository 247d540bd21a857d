"""Whole games: a `Game` is a claim; `check_game` says everything wrong with it, `replay` what was played.

A turn may be logged with all its dice, with the last hand only, or with no dice at all, only category and points. A
single hand without keeps may be that of any roll: points may be those of one roll or of another, and where neither they
nor claimed totals say which, it is that of the first roll. How many extra rolls a player has by then is known as far as
turns say how many rolls they took; it is the most there can be, and what needs more is wrong in every reading.
One mistake is reported once: the check goes on with what the hand really pays, and what only follows from a mistake
(a total that was added up from wrong points) is no mistake of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.claims import check_turns
from engine.errors import GREATEST_PROBLEM_COUNT, InvalidGame, Problem, Problems
from engine.scorecard import Scorecard, Totals, UpperStanding, is_complete, score_totals, upper_standing
from engine.scoring import CompiledRuleset
from engine.turn import Turn
from engine.turns import Assumption, PlayedTurn
from engine.words import counted, numbers

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


@dataclass(frozen=True, slots=True)
class Player:
    """One player's turns in their order; `claimed` are totals under any of `scorecard.TOTAL_NAMES`."""

    turns: tuple[Turn, ...]
    name: str = ""
    claimed: Mapping[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game as somebody tells it: nothing in it is proved."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """What a player really has: the card after the last turn, its totals, how the upper section stands.

    `complete`: every category is filled as often as it can be. `valid`: none of the problems is this player's.
    `assumptions`: what nobody says and points or totals depend on.
    """

    name: str
    card: Scorecard
    totals: Totals
    upper: UpperStanding
    complete: bool
    valid: bool
    assumptions: tuple[Assumption, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A place in the standings; players who are equal share it, and the next place counts them all.

    Points awarded decide it in games that have them, else the total.
    """

    rank: int
    player: int
    name: str
    total: int
    points_awarded: int | None = None


@dataclass(frozen=True, slots=True)
class GameReport:
    """What `check_game` found. Totals are computed from the dice wherever there are dice."""

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
    """A valid game as it was played: its report, and the turns of every player."""

    report: GameReport
    turns: tuple[tuple[PlayedTurn, ...], ...]


def check_game(compiled: CompiledRuleset, game: Game) -> GameReport:
    """Everything wrong with a game, finished or in progress, at once; paths start with ("players", number, ...)."""
    return _replay(compiled, game).report


def replay(compiled: CompiledRuleset, game: Game) -> Replay:
    """Every turn of every player as it was played.

    Raises `InvalidGame` with all problems of `check_game`.
    """
    replayed = _replay(compiled, game)
    if replayed.report.problems:
        raise InvalidGame(replayed.report.problems)
    return replayed


def _replay(compiled: CompiledRuleset, game: Game) -> Replay:
    problems = Problems()
    unequal = set()
    for problem in _check_rounds(game, compiled.turns):
        unequal.add(problem.path[1])
        problems.append(problem)
    if not 1 <= len(game.players) <= GREATEST_PLAYER_COUNT:
        detail = f"a game has 1 to {GREATEST_PLAYER_COUNT} players, not {len(game.players)}"
        problems.append(Problem("wrong-count", ("players",), detail, [1, GREATEST_PLAYER_COUNT], len(game.players)))
    players: list[PlayerReport] = []
    played: list[tuple[PlayedTurn, ...]] = []
    for number, player in enumerate(game.players[:GREATEST_PLAYER_COUNT]):
        room = GREATEST_PROBLEM_COUNT - len(problems.kept)
        turns, assumptions = check_turns(compiled, ("players", number), player.turns, player.claimed or {}, room)
        problems.join(turns.problems)
        upper = upper_standing(compiled, turns.card)
        valid = not turns.problems.count and number not in unequal
        totals = score_totals(compiled, turns.card)
        complete = is_complete(compiled, turns.card)
        players.append(PlayerReport(player.name, turns.card, totals, upper, complete, valid, assumptions))
        played.append(tuple(turns.played))
    complete = bool(players) and all(player.complete for player in players)
    report = GameReport(complete, tuple(problems.kept), problems.count, tuple(players), _standings(players))
    return Replay(report, tuple(played))


def _check_rounds(game: Game, greatest: int) -> list[Problem]:
    """Players have played equally many turns, or some of them one more: the round in progress."""
    counts = [min(greatest, sum(turn.category is not None for turn in player.turns)) for player in game.players]
    if not counts or max(counts) - min(counts) <= 1:
        return []
    # The number of whole rounds is the one that most players agree with; of equals the greatest.
    rounds = max(counts, key=lambda n: (sum(n <= count <= n + 1 for count in counts), n))
    # What the others have played, of which one more may be nobody's.
    others = numbers(sorted({count for count in counts if rounds <= count <= rounds + 1}))
    return [
        Problem(
            "unequal-rounds",
            ("players", number, "turns"),
            f"{player.name or f'player {number + 1}'} has played {counted(count, 'turn')}, others {others}",
            [rounds, rounds + 1],
            count,
        )
        for number, (player, count) in enumerate(zip(game.players, counts, strict=True))
        if not rounds <= count <= rounds + 1
    ]


def _standings(players: list[PlayerReport]) -> tuple[Standing, ...]:
    deciding = [
        player.totals.total if player.totals.points_awarded is None else player.totals.points_awarded
        for player in players
    ]
    order = sorted(range(len(players)), key=lambda number: -deciding[number])
    descending = [deciding[number] for number in order]
    return tuple(
        Standing(
            descending.index(deciding[number]) + 1,
            number,
            players[number].name,
            players[number].totals.total,
            players[number].totals.points_awarded,
        )
        for number in order
    )
