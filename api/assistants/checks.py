"""Checks of cards and games: the tool and its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

from api.answers.reports import describe_place
from api.assistants import shapes
from api.assistants.arguments import Body, place_of, read_fields
from api.assistants.tool import Answer, Tool
from api.endpoints.games.check import dump_game_check
from api.endpoints.games.requests import GAME_CHECK, game_question
from api.endpoints.scorecards.check import dump_card_check, load_card
from api.http.body import LARGE_BODY_LIMIT
from api.http.errors import VALUES, InvalidRequest
from api.requests.loading import load
from api.service.catalogue import Catalogue
from api.service.server_tables import ServerTables
from engine.errors import Problem
from engine.words import join_words, pluralize
from strategy_tables.advice.number_text import format_points as shown

_PROBLEMS_SAID: Final = 5
_BEGINS_WITH_PLAYER: Final = ("unequal-rounds",)
"""Codes of problems whose detail already names the player."""


def check_scores(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:  # noqa: ARG001
    """Check whether a card is possible, or a game was played by the rules; return the problems and the totals."""
    if ("players" in said) == ("scorecard" in said):
        detail = "send either scorecard or players"
        both = "players" in said
        raise InvalidRequest([Problem("contradiction" if both else "missing-field", ("scorecard",), detail)])
    return (_check_game if "players" in said else _check_card)(said, catalogue)


def _check_card(said: Body, catalogue: Catalogue) -> Answer:
    report = dump_card_check(load_card(catalogue.rules, read_fields(said)))
    problems, totals = report["problems"], report["totals"]
    if report["valid"]:
        told = [f"This card is possible{' and full' if report['complete'] else ''}: {tell_totals(totals)}."]
        told += _tell_upper(report.get("upper"))
    else:
        told = ["This card is not valid.", *_tell_problems(problems, len(problems), ())]
        told.append(f"As written, {tell_totals(totals)}.")
        told += _tell_unreliable(report.get("unreliable"))
    return " ".join(told), {
        **{name: report[name] for name in ("ruleset", "valid", "complete")},
        "problem_count": len(problems),
        "problems": place_problems(problems, said),
        "totals": totals,
        **({"unreliable": _names_of_totals(report["unreliable"])} if "unreliable" in report else {}),
        **(
            {"columns": {name: column["total"] for name, column in report["columns"].items()}}
            if "columns" in report
            else {}
        ),
    }


def _check_game(said: Body, catalogue: Catalogue) -> Answer:
    report = dump_game_check(load(GAME_CHECK, read_fields(said), partial(game_question, catalogue.rules)))
    names = names_of(report["players"])
    rules = "is valid" if report["valid"] else "is not valid"
    told = [f"This game {rules} and is {'finished' if report['complete'] else 'not finished'}."]
    told += _tell_problems(report["problems"], report["problem_count"], names)
    for player, name in zip(report["players"][: shapes.PLAYERS_SHOWN], names, strict=False):
        told += _tell_unreliable(player.get("unreliable"), f"{name}: ")
    told.append(tell_standings(report["standings"]))
    standings = [
        {**standing, "totals": report["players"][standing["player"]]["totals"]}
        for standing in report["standings"][: shapes.PLAYERS_SHOWN]
    ]
    return " ".join(told), {
        **{name: report[name] for name in ("ruleset", "valid", "complete", "problem_count")},
        "problems": place_problems(report["problems"], said),
        "standings": standings,
    }


def tell_totals(totals: Mapping[str, Any]) -> str:
    """Return totals as ``the total is 99 (upper section 64 + bonus 35, lower section 0, extra bonus 0)``."""
    parts = [f"upper section {shown(totals['upper_points'])} + bonus {shown(totals['upper_bonus'])}"]
    parts.append(f"lower section {shown(totals['lower_points'])}")
    parts += [f"products {shown(totals['products'])}"] if totals.get("products") else []
    parts += [f"extra bonus {shown(totals['extra_bonus'])}"] if totals["extra_bonus"] else []
    awarded = totals.get("points_awarded")
    awards = "" if awarded is None else f", which is awarded {tell_points(awarded)}"
    return f"the total is {shown(totals['total'])} ({', '.join(parts)}){awards}"


def tell_points(points: int) -> str:
    """Return points as ``1 point``, ``−2 points``."""
    return f"{shown(points)} {'point' if points == 1 else 'points'}"


def _tell_upper(upper: Mapping[str, Any] | None) -> list[str]:
    """Describe the points missing for the upper bonus; nothing in a game of columns, which has one in each."""
    if upper is None or not upper["needed"]:
        return []
    if not upper["reachable"]:
        return ["The next upper bonus is out of reach."]
    return [f"{pluralize(upper['needed'], 'more upper point')} would earn the next upper bonus."]


def _tell_unreliable(unreliable: Mapping[str, Any] | None, name: str = "") -> list[str]:
    """Return the sentences on sums that are not reliable, and on the claims of these."""
    if unreliable is None:
        return []
    named = [each.replace("_", " ") for each in _names_of_totals(unreliable)]
    told = [f"{name}these sums are unreliable, because they include an impossible box: {join_words(named, 'and')}"]
    told += [f"{name}{claim['detail']}" for claim in unreliable["claims"][:_PROBLEMS_SAID]]
    return [f"{_capital(sentence)}." for sentence in told]


def _names_of_totals(unreliable: Mapping[str, Any]) -> list[str]:
    """Return the names of the totals that are not reliable, each once."""
    return list(dict.fromkeys(each["name"] for each in unreliable["totals"]))


def tell_standings(standings: Sequence[Mapping[str, Any]]) -> str:
    """Return standings as ``1. Ada with 263, 2. Bob with 240.``"""
    told = []
    for standing in standings[: shapes.PLAYERS_SHOWN]:
        name = standing["name"] or f"player {standing['player'] + 1}"
        awarded = standing.get("points_awarded")
        awards = "" if awarded is None else f" ({tell_points(awarded)} awarded)"
        told.append(f"{standing['rank']}. {name} with {shown(standing['total'])}{awards}")
    more = len(standings) - len(told)
    return f"{', '.join(told)}{f' and {more} more' if more else ''}."


def names_of(players: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the names of players for the start of a sentence."""
    return [player["name"] or f"Player {number}" for number, player in enumerate(players, 1)]


def _tell_problems(problems: Sequence[Mapping[str, Any]], count: int, names: Sequence[str]) -> list[str]:
    if not count:
        return []
    said = [_tell_problem(problem, names) for problem in problems[:_PROBLEMS_SAID]]
    return [f"There {'is' if count == 1 else 'are'} {count_problems(count, len(said))}:", *said]


def count_problems(count: int, told: int) -> str:
    """Return the number of problems as ``7 problems, the first 5 of them``, or ``2 problems`` if all are shown."""
    return f"{pluralize(count, 'problem')}{f', the first {told} of them' if told < count else ''}"


def _tell_problem(problem: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return a problem as ``Ada, column down: twos cannot pay 7; it pays 0, 2, 4, 6, 8 or 10.``"""
    path, detail = _path(problem["pointer"]), problem["detail"]
    where = describe_place(path, names).removesuffix(": ")
    if problem["code"] in _BEGINS_WITH_PLAYER:
        return f"{where}{detail[len(where) :]}."
    column = next((f"column {id_}" for step, id_ in pairwise(path) if step == "columns"), "")
    if column and column not in detail:
        where = f"{where}, {column}" if where else _capital(column)
    return f"{where}{where and ': '}{detail}."


def _path(pointer: str) -> tuple[str | int, ...]:
    return tuple(int(step) if step.isdigit() else step for step in pointer.split("/")[1:])


def place_problems(problems: Sequence[Mapping[str, Any]], said: Body) -> list[dict[str, Any]]:
    """Return the first problems with their places in the arguments."""
    return [
        {"code": problem["code"], "place": place_of(problem["pointer"], said)}
        | {name: problem[name] for name in ("detail", *VALUES, "found") if name in problem}
        | ({"belongs_at": [place_of(each, said) for each in problem["belongs_at"]]} if "belongs_at" in problem else {})
        for problem in problems[: shapes.PROBLEMS_SHOWN]
    ]


CHECK_SCORES: Final = Tool(
    name="check_scores",
    title="Check a card or a game",
    about="Check a scorecard or a whole game of the Yahtzee, Yatzy or Kniffel family against the rules. Returns all "
    "problems with their places, the totals with all bonuses, and the ranking. Send 'scorecard' for one card, finished "
    "or not, or 'players' for a game with turns or a scorecard for each. Also use it to add up a card.",
    takes={
        "ruleset": shapes.RULESET,
        "scorecard": shapes.SCORECARD,
        "claimed": shapes.CLAIMED,
        "players": shapes.rows(
            "Players of a game.",
            shapes.closed(
                "A player, with turns or a final scorecard.",
                name=shapes.NAME,
                turns=shapes.TURNS,
                scorecard=shapes.CARD,
                claimed=shapes.CLAIMED,
            ),
        ),
    },
    gives={
        "ruleset": shapes.SAID_RULESET,
        "valid": shapes.flag("True if there are no problems."),
        "complete": shapes.flag("True if every category is filled."),
        "problem_count": shapes.whole("Number of problems."),
        "problems": shapes.PROBLEMS,
        "totals": {**shapes.TOTALS, "description": "Totals of the card, even if it is invalid."},
        "unreliable": shapes.rows(
            "Names of totals that include an impossible box.",
            shapes.text("Name in 'totals'."),
        ),
        "columns": {
            "type": "object",
            "additionalProperties": shapes.whole("Total of a column, with its factor."),
            "description": "Totals by column, in a game with columns.",
        },
        "standings": shapes.rows(
            f"Ranking of a game, the first {shapes.PLAYERS_SHOWN} players.",
            shapes.record(
                "A player.",
                rank=shapes.whole("Rank; equal players share it."),
                player=shapes.whole("Index in 'players', counted from 0."),
                name=shapes.NAME,
                total=shapes.whole("Total."),
                points_awarded=shapes.whole("Points awarded, which decide in Balut."),
                totals=shapes.TOTALS,
            ),
        ),
    },
    answer=check_scores,
    limit=LARGE_BODY_LIMIT,
)


def _capital(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}"
