"""Games and their rules: the tool and its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from api.answers.facts import dump_facts
from api.assistants import shapes
from api.assistants.arguments import Body, read_fields
from api.assistants.rules import describe_category, describe_rules
from api.assistants.tool import Answer, Tool
from api.endpoints.rulesets import dump_in, dump_list
from api.requests.declaration import declare
from api.requests.fields import Choice
from api.requests.loading import load
from api.requests.ruleset_fields import RulesetName, RulesetRequest
from api.service.catalogue import Catalogue, Reference
from api.service.server_tables import ServerTables
from api.texts.texts import ENGLISH
from engine.cards.rules import Rules
from engine.text.names import DEFAULT_LANGUAGE, LANGUAGES
from engine.words import describe_range, pluralize

_LISTED: Final = ("id", "title", "dice_count", "rolls", "turns", "columns", "expected_total")
_FACTS: Final = ("turns", "least_total", "greatest_total", "expected_total")
_LANGUAGE: Final = "Language of the category titles."


@dataclass(frozen=True, slots=True, kw_only=True)
class _GameRequest(RulesetRequest):
    """A request for the rules of one game, or without `ruleset` for the list of all games."""

    ruleset: Annotated[Reference, RulesetName()] = ""
    language: Annotated[str, Choice(LANGUAGES, "Language", _LANGUAGE)] = DEFAULT_LANGUAGE


_GAME: Final = declare(_GameRequest)


def list_rulesets(said: Body, catalogue: Catalogue, server_tables: ServerTables) -> Answer:
    """Return all games in a few words, or the rules of one."""

    def answer(request: _GameRequest) -> Answer:
        if not request.reference:
            return _list_all(dump_list(catalogue, server_tables))
        return _show(catalogue.rules(request.reference), request.language, server_tables)

    return load(_GAME, read_fields(said), answer)


def _list_all(listed: Mapping[str, Any]) -> Answer:
    games = [{name: game[name] for name in _LISTED if name in game} for game in listed["rulesets"]]
    titles = "; ".join(f"{game['title']} ({game['id']})" for game in games)
    told = f"There are {pluralize(len(games), 'game')}; the default is {listed['default']}. {titles}."
    return told, {"default": listed["default"], "rulesets": games}


def _show(rules: Rules, language: str, server_tables: ServerTables) -> Answer:
    ruleset = rules.ruleset
    titles = {category["id"]: category["title"] for category in dump_in(language, ruleset)["categories"]}
    facts = dump_facts(rules, server_tables)
    numbers = {name: facts[name] for name in _FACTS}
    told = [f"{ruleset.title}:", *(about := describe_rules(ruleset)), _tell_facts(numbers)]
    told.append(f"Its categories: {', '.join(titles.values())}.")
    categories = [
        {"id": each.id, "title": titles[each.id], "rule": describe_category(ruleset, each)}
        for each in ruleset.categories
    ]
    columns = {"columns": list(ruleset.column_ids)} if ruleset.columns else {}
    shown = {"ruleset": rules.name, "title": ruleset.title, "aliases": list(ruleset.aliases), "rules": about}
    return " ".join(told), {**shown, "categories": categories, **columns, **numbers}


def _tell_facts(numbers: Mapping[str, Any]) -> str:
    totals = describe_range(numbers["least_total"], numbers["greatest_total"])
    told = f"It has {pluralize(numbers['turns'], 'turn')} and totals {totals}"
    mean = numbers["expected_total"]
    return f"{told}." if mean is None else f"{told}; following the advice averages {ENGLISH.number(mean, 2)}."


_MEAN: Final = shapes.or_null(shapes.number("Mean total when following the advice; null without a table."))

LIST_RULESETS: Final = Tool(
    name="list_rulesets",
    title="List games and their rules",
    about="List the supported dice games with their ids: Yahtzee and its variants, Yatzy, Maxi Yatzy, Kniffel, Yams, "
    "Generala, Crag, Kismet, Balut, Yamb, Triple Yahtzee and more. With 'ruleset', describe the rules of one: "
    "categories with requirements and points, bonuses, jokers, and the least and the greatest total.",
    takes={
        "ruleset": {
            **{name: said for name, said in shapes.RULESET.items() if name != "default"},
            "description": "Game to describe, by any of its names. Default: list all games.",
        },
        "language": shapes.text(_LANGUAGE, enum=list(LANGUAGES), default=DEFAULT_LANGUAGE),
    },
    gives={
        "default": shapes.text("Id of the default game."),
        "rulesets": shapes.rows(
            "All games.",
            shapes.record(
                "A game.",
                id=shapes.text("Id."),
                title=shapes.text("Title."),
                dice_count=shapes.whole("Number of dice."),
                rolls=shapes.whole("Rolls per turn."),
                turns=shapes.whole("Turns per player."),
                columns=shapes.rows("Ids of its columns, if any.", {"type": "string"}),
                expected_total=_MEAN,
            ),
        ),
        "ruleset": shapes.text("Id of the described game."),
        "title": shapes.text("Title."),
        "aliases": shapes.rows("Other names.", {"type": "string"}),
        "rules": shapes.rows("Rules other than those of categories, in sentences.", {"type": "string"}),
        "categories": shapes.rows(
            "Categories in card order.",
            shapes.record(
                "A category.",
                id=shapes.text("Id."),
                title=shapes.text("Title in the requested language."),
                rule=shapes.text("Requirement and points."),
            ),
        ),
        "columns": shapes.rows("Ids of its columns, if any.", {"type": "string"}),
        "turns": shapes.whole("Turns per player."),
        "least_total": shapes.whole("Least possible total."),
        "greatest_total": shapes.whole("Greatest possible total."),
        "expected_total": _MEAN,
    },
    answer=list_rulesets,
)
