"""The text record of a game: readable, one line a turn.

::

    [Game "yahtzee"]
    [Player "Ada"]
    [Claimed "total 228"]
    ; a comment
    1. 13346 33> 23335 333> 33345 threes 9
    2. 55556 yahtzee 0 ; a comment, too
    3. four_of_a_kind 24 +100

The grammar, with quoted characters and [optional] parts; {repeated} parts may be absent::

    record   = lines of header, turn or comment, or blank lines
    header   = "[" ("Game" | "Source" | "Date" | "Player" | "Claimed") text "]"
    text     = a JSON string
    turn     = number "." [rolls] [call] [cell [points] [bonus]] [comment]
    rolls    = hand {hand}                      without the keeps
             | [">"] hand {keep hand}           with all keeps; ">" if the only hand is that of the first roll
    hand     = the dice as digits in a row
    keep     = [the kept dice as digits in a row] ">"
    call     = category "!"                     in games with an announce column
    cell     = [column "."] category
    points   = whole number                     as written down
    bonus    = "+" whole number                 the extra bonus as written down
    comment  = ";" and the rest of the line

Parts are separated by spaces. A player's header begins the turns of that player, which are numbered from 1. A call is
after the first hand, or before the cell. A turn without a cell is in progress. Each "Claimed" has the name of a total
and its number, for a column `down.total 120`. The game has the name that it has in identifiers of positions. Categories
and columns are written by their ids, but any name without spaces is read. The date is for people.

A CSV file has a row for each turn, and is for spreadsheets only. A name that looks like a formula begins with an
apostrophe, and a keep of no dice is 0.
"""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.cards.rules import Rules
from engine.cards.totals import CARD_TOTAL_NAMES, COLUMN_TOTAL_NAMES, SHEET_TOTAL_NAMES
from engine.dice import Hand
from engine.errors import InvalidGame, InvalidName, Path, Problem, Problems
from engine.games.game import Game
from engine.games.position_id import name_by_fingerprint, name_in_ids
from engine.games.turn import Player, Turn
from engine.text.known_names import NamedKind
from engine.text.names import resolve_name
from engine.text.suggestions import suggest
from engine.words import did_you_mean, one_of, pluralize, quoted

GREATEST_RECORD: Final = 100_000
"""Characters of a record."""
CSV_HEADER: Final = ("player", "turn", "rolls", "keeps", "announced", "column", "category", "points", "extra_bonus")
_TAGS: Final = ("Game", "Source", "Date", "Player", "Claimed")
_TOTALS: Final = tuple(dict.fromkeys((*COLUMN_TOTAL_NAMES, *CARD_TOTAL_NAMES, *SHEET_TOTAL_NAMES)))
_PATH: Final[Path] = ("record",)
_TAG: Final = re.compile(r'\[\s*(\S+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*(?:;.*)?')
_CLAIM: Final = re.compile(r"(?:([^\s.]+)\.)?([^\s.]+) (-?[0-9]{1,6})")
_HAND: Final = re.compile(r"[0-9]{1,12}")
_KEEP: Final = re.compile(r"([0-9]{0,12})>")
_POINTS: Final = re.compile(r"-?[0-9]{1,4}")
_BONUS: Final = re.compile(r"\+-?[0-9]{1,4}")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its record states it, and its source."""

    game: Game
    source: str | None = None


def game_of_record(text: str) -> str | None:
    """Return the name of the game that a record states, if it does so in a readable line."""
    found = next((_read_tag(line) for line in text.split("\n") if line.lstrip().startswith("[Game")), None)
    return None if found is None else found[1]


def parse_record(rules: Rules, text: str) -> Record:
    """Return the game of a record, a claim; raises `InvalidGame` with a problem for each part that cannot be read."""
    reader = _Reader(rules)
    for number, line in enumerate(text.split("\n"), 1):
        reader.read(number, line)
    if not reader.players:
        reader.note(1, 1, "wrong-record", f"the record has no player; {_LIKE_TAG}")
    if reader.problems.count:
        raise InvalidGame(reader.problems.stored)
    return Record(Game(tuple(reader.players)), reader.tags.get("Source"))


_LIKE_TAG: Final = 'a player begins with [Player "Ada"]'
_LIKE_TURN: Final = "a turn is like 1. 13346 33> 23335 threes 9"


def _read_tag(line: str) -> tuple[str, str] | None:
    found = _TAG.fullmatch(line.strip())
    if found is None:
        return None
    try:
        return found[1], json.loads(found[2])
    except ValueError:
        return None


@dataclass(slots=True)
class _Line:
    """The parts of a turn read so far."""

    hands: list[Hand] = field(default_factory=list)
    keeps: list[Hand] = field(default_factory=list)
    has_keeps: bool = False
    """The keeps are known."""
    kept: bool = False
    """The last part is a keep."""
    cell: tuple[str | None, str] | None = None
    called: str | None = None
    points: int | None = None
    bonus: int | None = None

    def turn(self) -> Turn:
        """Return the turn."""
        column, category = self.cell or (None, None)
        keeps = tuple(self.keeps) if self.has_keeps else None
        return Turn(category, self.points, tuple(self.hands), keeps, self.bonus, column, self.called)


class _Reader:
    """The reader of a record, line by line."""

    def __init__(self, rules: Rules) -> None:
        self.players: list[Player] = []
        self.problems = Problems()
        self.tags: dict[str, str] = {}
        self._rules = rules

    def note(self, line: int, column: int, code: Any, detail: str, **values: Any) -> None:
        """Note the problem of a part."""
        self.problems.append(Problem(code, _PATH, f"line {line}, column {column}, {detail}", **values))

    def read(self, number: int, line: str) -> None:
        """Read a line."""
        text = line.strip()
        if text.startswith("["):
            self._read_header(number, line)
        elif text and not text.startswith(";"):
            self._read_turn(number, line)

    def _read_header(self, number: int, line: str) -> None:
        column, found = len(line) - len(line.lstrip()) + 1, _read_tag(line)
        if found is None:
            detail = f'found {quoted(line.strip())}; a header is like [Player "Ada"]'
            self.note(number, column, "wrong-record", detail, found=line.strip())
            return
        name, said = found
        if name not in _TAGS:
            likely = suggest(name, _TAGS)
            detail = f"unknown header {quoted(name)}; {did_you_mean(likely) if likely else one_of(_TAGS)}"
            self.note(number, column, "wrong-record", detail, found=name, choices=_TAGS, suggestions=likely)
        elif name == "Player":
            self.players.append(Player((), said))
        elif name == "Claimed":
            self._read_claim(number, column, said)
        elif name in self.tags or self.players:
            detail = f"found {name} again, or after a player; it comes once, before all players"
            self.note(number, column, "wrong-record", detail, found=name)
        else:
            self.tags[name] = said
            rules = self._rules
            if name == "Game" and said not in (rules.name, name_by_fingerprint(rules.fingerprint)):
                detail = f"the record is of {quoted(said)}, but the game is {rules.name}"
                self.note(number, column, "contradiction", detail, found=said, choices=(name_in_ids(rules),))

    def _read_claim(self, number: int, column: int, said: str) -> None:
        found = _CLAIM.fullmatch(said)
        if found is None or not self.players:
            detail = f'found {quoted(said)}; after a player, a claimed total is like [Claimed "total 228"]'
            self.note(number, column, "wrong-record", detail, found=said)
            return
        of_column, name, total = found.groups()
        if name not in _TOTALS:
            likely = suggest(name, _TOTALS)
            detail = f"unknown total {quoted(name)}; {did_you_mean(likely) if likely else one_of(_TOTALS)}"
            self.note(number, column, "wrong-record", detail, found=name, choices=_TOTALS, suggestions=likely)
            return
        player = self.players[-1]
        if of_column is None:
            self.players[-1] = replace(player, claimed={**(player.claimed or {}), name: int(total)})
            return
        columns = player.claimed_columns or {}
        columns = {**columns, of_column: {**columns.get(of_column, {}), name: int(total)}}
        self.players[-1] = replace(player, claimed_columns=columns)

    def _read_turn(self, number: int, line: str) -> None:
        parts = [(each.start() + 1, each[0]) for each in re.finditer(r"\S+", line.partition(";")[0])]
        if not self.players:
            detail = f"found {quoted(parts[0][1])} before the first player; {_LIKE_TAG}"
            self.note(number, parts[0][0], "wrong-record", detail, found=parts[0][1])
            return
        player = self.players[-1]
        wanted = f"{len(player.turns) + 1}."
        column, first = parts[0]
        if first != wanted:
            detail = f"found {quoted(first)}; this turn begins with {wanted}"
            self.note(number, column, "wrong-record", detail, found=first, choices=(wanted,))
        read = _Line()
        for column, part in parts[1:] if re.fullmatch(r"[0-9]+\.", first) else parts:
            wrong = self._read_part(read, number, column, part)
            if wrong:
                self.note(number, column, "wrong-record", f"found {quoted(part)}; {wrong}", found=part)
        if read.kept:
            detail = f"found the end of line {number}; a hand follows each keep"
            self.note(number, len(line) + 1, "wrong-record", detail)
        self.players[-1] = replace(player, turns=(*player.turns, read.turn()))

    def _read_part(self, read: _Line, number: int, column: int, part: str) -> str:
        """Add a part to a turn; returns the reason why it does not fit, if so."""
        if read.cell is not None:
            return self._read_result(read, part)
        keep, hand = _KEEP.fullmatch(part), _HAND.fullmatch(part)
        if keep:
            if read.kept or (read.hands and len(read.hands) > len(read.keeps) + 1) or (not read.hands and keep[1]):
                return "a keep comes after each hand but the last, or after none"
            read.has_keeps, read.kept = True, True
            read.keeps += [_dice(keep[1])] if read.hands else []
        elif hand:
            if read.hands and read.has_keeps and not read.kept:
                return "a keep comes before each further hand, or before none"
            read.kept = False
            read.hands.append(_dice(part))
        elif read.kept:
            read.kept = False
            # One mistake: the rest of the line is read as usual.
            self._read_part(read, number, column, part)
            return "a hand follows each keep"
        elif part.endswith("!"):
            if read.called is not None:
                return "a turn has one call"
            read.called = self._find(number, column, part[:-1])
        elif re.fullmatch(r"[^\W\d][^\s>+]*", part):
            before, dot, name = part.rpartition(".")
            of_column = self._find(number, column, before, "column") if dot else None
            read.cell = of_column, self._find(number, column + len(before) + len(dot), name)
        else:
            return _LIKE_TURN
        return ""

    def _read_result(self, read: _Line, part: str) -> str:
        if _POINTS.fullmatch(part) and read.points is None and read.bonus is None:
            read.points = int(part)
        elif _BONUS.fullmatch(part) and read.bonus is None:
            read.bonus = int(part)
        else:
            return "a turn ends with its category, its points and its extra bonus, as in threes 9 +100"
        return ""

    def _find(self, number: int, column: int, name: str, what: NamedKind = "category") -> str:
        """Return the id of a category or column, or the unknown name, whose problem is noted."""
        try:
            return resolve_name(self._rules.ruleset, name, what)
        except InvalidName as error:
            for problem in error.problems:
                detail = f"line {number}, column {column}, {problem.detail}"
                self.problems.append(replace(problem, path=_PATH, detail=detail))
            return name


def _dice(digits: str) -> Hand:
    return tuple(map(int, digits))


def dump_record(rules: Rules, record: Record) -> str:
    """Return the text of a game; raises `InvalidGame` if a name is unknown, or keeps do not fit the rolls."""
    lines = [_tag("Game", name_in_ids(rules))]
    if record.source is not None:
        lines.append(_tag("Source", record.source))
    for player, turns in zip(record.game.players, _written(rules, record.game), strict=True):
        lines += ["", _tag("Player", player.name)]
        lines += [_tag("Claimed", f"{name} {total}") for name, total in (player.claimed or {}).items()]
        for column, claimed in (player.claimed_columns or {}).items():
            lines += [
                _tag("Claimed", f"{resolve_name(rules.ruleset, column, 'column')}.{name} {total}")
                for name, total in claimed.items()
            ]
        lines += [f"{number}. {_dump_turn(turn)}".rstrip() for number, turn in enumerate(turns, 1)]
    return "\n".join(lines) + "\n"


def dump_csv(rules: Rules, game: Game) -> str:
    """Return a row for each turn, below `CSV_HEADER`; raises as `dump_record` does."""
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(CSV_HEADER)
    for player, turns in zip(game.players, _written(rules, game), strict=True):
        name = f"'{player.name}" if player.name.startswith(_FORMULA) else player.name
        for number, turn in enumerate(turns, 1):
            rolls, keeps = map(_digits, turn.rolls), [_digits(keep) or "0" for keep in turn.keeps or ()]
            cell = turn.announced, turn.column, turn.category, turn.points, turn.extra_bonus
            writer.writerow([name, number, " ".join(rolls), " ".join(keeps), *cell])
    return table.getvalue()


def _tag(name: str, text: str) -> str:
    return f"[{name} {json.dumps(text, ensure_ascii=False)}]"


def _digits(dice: Hand) -> str:
    return "".join(map(str, dice))


def _dump_turn(turn: Turn) -> str:
    """Return a turn with ids for names."""
    call, keeps = f"{turn.announced}!" if turn.announced else "", turn.keeps
    parts = [">"] if keeps is not None and len(turn.rolls) == 1 else []
    for place, roll in enumerate(turn.rolls):
        parts.append(_digits(roll))
        parts += [call] if place == 0 else []
        parts += [f"{_digits(keep)}>" for keep in (keeps or ())[place : place + 1]]
    parts += [] if turn.rolls else [call]
    if turn.category is not None:
        parts.append(f"{turn.column}.{turn.category}" if turn.column is not None else turn.category)
    parts += [] if turn.points is None else [str(turn.points)]
    parts += [] if turn.extra_bonus is None else [f"+{turn.extra_bonus}"]
    return " ".join(filter(None, parts))


def _written(rules: Rules, game: Game) -> list[list[Turn]]:
    """Return the turns with ids for names; raises `InvalidGame` if some cannot be written."""
    problems = Problems()
    players = [
        [
            _with_ids(rules, turn, ("players", number, "turns", place), problems)
            for place, turn in enumerate(player.turns)
        ]
        for number, player in enumerate(game.players)
    ]
    if problems.count:
        raise InvalidGame(problems.stored)
    return players


def _with_ids(rules: Rules, turn: Turn, path: Path, problems: Problems) -> Turn:
    found: dict[str, Any] = {}
    for what, name in (("category", turn.category), ("announced", turn.announced), ("column", turn.column)):
        try:
            if name is not None:
                found[what] = resolve_name(rules.ruleset, name, "column" if what == "column" else "category")
        except InvalidName as error:
            problems.extend(problem.below(*path, what) for problem in error.problems)
    wanted = max(0, len(turn.rolls) - 1)
    if turn.keeps is not None and len(turn.keeps) != wanted:
        detail = (
            f"a turn of {pluralize(len(turn.rolls), 'roll')} has {pluralize(wanted, 'keep')}, not {len(turn.keeps)}"
        )
        problems.append(Problem("wrong-count", (*path, "keeps"), detail, found=len(turn.keeps), expected=wanted))
    for what, hands in (("rolls", turn.rolls), ("keeps", turn.keeps or ())):
        for place, hand in enumerate(hands):
            for at, die in enumerate(hand):
                if die > 9:
                    detail, where = f"a die must be from 1 to 6, not {die}", (*path, what, place, at)
                    problems.append(Problem("wrong-die", where, detail, found=die, minimum=1, maximum=6))
            if what == "rolls" and not hand:
                detail = "a hand must have dice"
                problems.append(Problem("wrong-dice", (*path, what, place), detail, found=[]))
    return replace(turn, **found)
