"""`python -m api check game.json` and `python -m api review game.json`: readable reports on a game.

The file has the text record of a game, or the body that a client would post to `/v1/games/check` or
`/v1/games/review`. `-` is the standard input. `python -m api convert game.json` prints the text record; `--to json` and
`--to csv` print other forms.
The exit status is 0 if the game follows the rules, 1 if it does not, and 2 if it cannot be read or reviewed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from api.answers.explanation import describe_differences
from api.answers.reports import describe_place, player_name
from api.endpoints.games.convert import GAME_CONVERSION, RECORD, conversion_question, dump_converted
from api.endpoints.games.requests import (
    GAME_REVIEW,
    GameQuestion,
    ReviewQuestion,
    review_question,
)
from api.endpoints.games.review import Reasons, with_review
from api.http.body import parse_json
from api.http.errors import NotReadable
from api.requests.loading import load
from api.service.catalogue import open_catalogue
from api.service.config import InvalidConfig, load_config
from api.service.server_tables import ServerTables, open_server_tables
from engine.cards.rules import Rules
from engine.errors import Invalid, InvalidGame, KeepwiseError, Problem
from engine.games.game import Game, GameReport, check_game
from engine.games.record import Record
from engine.words import pluralize
from strategy_tables import GRADES, Advisor, GameReview, TableError

VALID: Final = 0
INVALID: Final = 1
UNUSABLE: Final = 2

_BEGINS_RECORD: Final = re.compile(rb"\s*(\[[A-Za-z]|;)")
"""The first header of a record, or a comment before it."""
_ROLLS: Final = ("first", "second", "third", "fourth", "fifth")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m api", description="Check or review a game.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in (
        ("check", "check a game against the rules"),
        ("review", "show the cost of every decision"),
        ("convert", "print a game as text, JSON or CSV"),
    ):
        command = commands.add_parser(name, help=summary, description=summary)
        command.add_argument("file", metavar="FILE", help="JSON file or text record of a game, or - for standard input")
    judging = commands.choices["review"]
    judging.add_argument("--explain", action="store_true", help="show in which categories each decision lost points")
    commands.choices["convert"].add_argument("--to", choices=("text", "json", "csv"), default="text", help="form")
    chosen = parser.parse_args(arguments)
    try:
        body = sys.stdin.buffer.read() if chosen.file == "-" else Path(chosen.file).read_bytes()
        config = load_config(os.environ)
        catalogue = open_catalogue(config)
        said = _read_game(body)
        if chosen.command == "convert" or _BEGINS_RECORD.match(body):
            found = load(GAME_CONVERSION, said, partial(conversion_question, catalogue.rules))
            if chosen.command == "convert":
                return _convert(chosen.to, *found)
            said = parse_json(_write_game(dump_converted(*found)).encode())
        question = load(GAME_REVIEW, said, partial(review_question, catalogue.rules))
        if chosen.command == "check":
            return check(question)
        server_tables = open_server_tables(config, catalogue)
        # Losses of chances have no categories.
        explain = question.explain or (chosen.explain and question.objective.counts_points)
        return judge(replace(question, explain=explain), server_tables)
    except (Invalid, NotReadable) as error:
        _print_errors(f"{_place(problem.path)}{problem.detail}" for problem in error.problems)
    except (KeepwiseError, TableError, InvalidConfig, OSError) as error:
        _print_errors([str(error)])
    return UNUSABLE


def _read_game(body: bytes) -> Any:
    """Return the request of a file: its JSON, or a text record."""
    if not _BEGINS_RECORD.match(body):
        return parse_json(body)
    try:
        return {RECORD: body.decode("utf-8")}
    except UnicodeDecodeError:
        raise NotReadable([Problem("not-utf-8", (), "the file must be encoded in UTF-8")]) from None


def _convert(form: str, rules: Rules, record: Record) -> int:
    """Print a game in another form."""
    converted = dump_converted(rules, record)
    texts = {"text": converted["record"], "csv": converted["csv"], "json": _write_game(converted)}
    sys.stdout.write(texts[form])
    return VALID


def _write_game(converted: Mapping[str, Any]) -> str:
    """Return a converted game as JSON: the body that a check or a review takes."""
    game = {name: value for name, value in converted.items() if name in ("ruleset", "source", "players")}
    return json.dumps(game, indent=1) + "\n"


def check(question: ReviewQuestion) -> int:
    """Print the report of a check."""
    report = check_game(question.rules, question.game)
    _print_heading(question, report)
    _print_totals(question.rules, report)
    _print_problems(report.problems, question.game)
    _print_assumptions(report, question.game)
    return VALID if report.valid else INVALID


def judge(question: ReviewQuestion, server_tables: ServerTables) -> int:
    """Print the report of a review; for an invalid game, that of its check."""
    try:
        reviewed, whys = with_review(server_tables, question, _explain_highlights)
        return _print_review(question, reviewed, whys)
    except InvalidGame as error:
        _print_heading(question, check_game(question.rules, question.game))
        _print_problems(error.problems, question.game)
        return INVALID


def _explain_highlights(_advisor: Advisor, reviewed: GameReview, reasons: Reasons) -> tuple[GameReview, list[str]]:
    """Return a review with a sentence for every highlight."""
    return reviewed, [
        f"{reasons.explain(decision, compared)} {describe_differences(compared)}".rstrip()
        for number, decision in reviewed.highlights
        for compared in [reasons.comparison_of(number, decision)]
    ]


def _print_review(question: ReviewQuestion, reviewed: GameReview, whys: Sequence[str]) -> int:
    _print_heading(question, reviewed.report)
    _print_players(reviewed, corrects=reviewed.basis is not None or question.rules.named)
    _print_assumptions(reviewed.report, question.game)
    if reviewed.highlights:
        print("\nThe most expensive decisions:")
    for (number, decision), why in zip(reviewed.highlights, whys, strict=True):
        name = player_name(question.game.players[number].name, number)
        where = f"{name}, turn {decision.turn + 1}, {_roll(decision.roll)}"
        print(f"  {where}: a loss of {_number(reviewed, decision.loss)} ({decision.grade})")
        print(f"    {why}")
    return VALID


def _print_heading(question: GameQuestion, report: GameReport) -> None:
    count = len(report.players)
    title = question.rules.ruleset.title
    print(f"{title}: {pluralize(count, 'player')}, {'finished' if report.complete else 'in progress'}")


def _print_totals(rules: Rules, report: GameReport) -> None:
    for standing in report.standings:
        totals = report.players[standing.player].totals
        name = player_name(standing.name, standing.player)
        awarded = standing.points_awarded
        awards = "" if awarded is None else f", {pluralize(awarded, 'point')} awarded"
        products = f", products {totals.products}" if rules.named else ""
        print(
            f"  {standing.rank}. {name}: {totals.total} (upper {totals.upper_points} + {totals.upper_bonus}, "
            f"lower {totals.lower_points}{products}, extra bonus {totals.extra_bonus}){awards}"
        )


def _print_players(reviewed: GameReview, *, corrects: bool) -> None:
    for standing in reviewed.report.standings:
        player = reviewed.players[standing.player]
        shown, signed = partial(_number, reviewed), partial(_number, reviewed, sign="+")
        now = "" if player.complete else f", worth {shown(player.value)} with best play from here"
        others = ""
        if player.others is not None:
            luck, decisions = signed(player.others.luck), signed(player.others.decisions)
            others = f", luck of others {luck}, decisions of others {decisions}"
        corrected = f", correction {signed(player.correction)}" if corrects else ""
        grades = Counter(decision.grade for decision in player.decisions if not decision.forced)
        print(f"  {standing.rank}. {player_name(standing.name, standing.player)}: {player.total}{now}")
        print(
            f"     expected at the start {shown(player.start_value)}, luck {signed(player.luck)}, "
            f"loss {shown(player.loss)}{others}{corrected}, {shown(player.loss_per_decision)} for each of "
            f"{pluralize(player.free_decision_count, 'free decision')}"
        )
        if not reviewed.objective.counts_points:
            print(f"     with neutral luck {shown(player.luck_adjusted)}")
        print("     " + ", ".join(f"{grades[grade]} {grade}" for grade in GRADES.names))


def _number(reviewed: GameReview, value: float, sign: str = "") -> str:
    """Return points, or a chance as a percentage."""
    return format(value, f"{sign}.2f" if reviewed.objective.counts_points else f"{sign}.2%")


def _print_problems(problems: Iterable[Problem], game: Game) -> None:
    lines = [f"  {_where(problem.path, game)}{problem.detail}" for problem in problems]
    count = f"{pluralize(len(lines), 'problem')}:" if lines else "no problem"
    print("\n".join([count, *lines]))


def _print_assumptions(report: GameReport, game: Game) -> None:
    """Print the assumptions about data that the game does not state."""
    lines = [f"  {_where(each.path, game)}{each.detail}" for player in report.players for each in player.assumptions]
    if lines:
        print("\n".join(["Assumptions:", *lines]))


def _where(path: tuple[str | int, ...], game: Game) -> str:
    """Return a place in a game in words."""
    return describe_place(path, [player.name for player in game.players])


def _roll(place: int) -> str:
    return f"{_ROLLS[place]} roll" if place < len(_ROLLS) else f"roll {place + 1}"


def _place(path: Iterable[str | int]) -> str:
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return f"{place}: " if place else ""


def _print_errors(lines: Iterable[str]) -> None:
    for line in lines:
        print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
