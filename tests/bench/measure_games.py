"""Games in process: exact checks of cards, checks and reviews of games, refusals of hostile rulesets."""

import random
from collections.abc import Iterator
from functools import partial
from statistics import median

from api.service.catalogue import open_catalogue
from api.service.config import Config
from api.service.server_tables import open_server_tables
from engine.cards.rules import rules_of_card
from engine.cards.scorecard import Scorecard
from engine.cards.sheet import Sheet
from engine.checks.sheet_check import check_sheet
from engine.definitions.definition import check_definition
from engine.games.game import check_game
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables import review, tables_folder
from strategy_tables.advice.advisor import TableAdvisor
from strategy_tables.advice.review import explain_losses
from strategy_tables.store.table_set import load_ruleset_tables
from tests.bench.report import Row, seconds_row, seconds_text
from tests.bench.timing import each_seconds, seconds
from tests.engine.definition_samples import HOSTILE
from tests.engine.game_samples import EXAMPLE, game_of, play_game
from tests.engine.one_card import single_fillings

RULESETS = ("yahtzee", "yahtzee-free-joker", "yahtzee-1956", "yahtzee-no-joker", "yatzy", "kismet")
CARDS = 3000
PLAYERS = 4
RUNS = 9


def measure() -> Iterator[Row]:
    """Measure cards and games by ruleset, among them the example game four times over, then hostile definitions."""
    catalogue = open_catalogue(Config())
    server_tables = open_server_tables(Config(), catalogue)
    for ruleset_id in RULESETS:
        compiled = compile_ruleset(catalogue.rulesets[ruleset_id])
        rules = rules_of_card(compiled)
        costs = [seconds(partial(check_sheet, rules, Sheet((card,)))) for card in random_cards(compiled, CARDS)]
        reference = f"median of {CARDS:,} {seconds_text(median(costs))}"
        worst = max(costs)
        yield Row(
            f"card check, {ruleset_id}, worst", seconds_text(worst), reference, goal="<= 20 ms", reached=worst <= 20e-3
        )
        game = game_of({"players": [{"name": "", "turns": turns} for turns in random_games(compiled)]})
        if ruleset_id == "yahtzee-free-joker":
            game = game_of({"players": EXAMPLE["players"] * PLAYERS})
        of = f"{ruleset_id}, {PLAYERS} players"
        yield seconds_row(f"game check, {of}", each_seconds(partial(check_game, rules, game), RUNS), 10e-3)
        with server_tables.require(compiled) as required:
            table = required.means
        yield seconds_row(
            f"review, {of}", each_seconds(partial(review, TableAdvisor(required), rules, game), RUNS), 60e-3
        )
        tables = load_ruleset_tables(table, tables_folder())
        if tables.outlooks is not None:
            reviewed = review(TableAdvisor(tables), rules, game)
            yield seconds_row(f"its reasons, {of}", each_seconds(partial(explain_losses, tables, reviewed), RUNS))
    for name, definition in HOSTILE.items():
        taken = each_seconds(partial(check_definition, definition), RUNS)
        yield seconds_row(f"hostile definition refused: {name}", taken, 50e-3)


def random_cards(compiled: CompiledRuleset, count: int) -> list[Scorecard]:
    """Return cards of payable values, many of them five of a kind, with any number of extra bonuses, possible or
    not."""
    chance = random.Random(1)
    cards = []
    for _ in range(count):
        points: list[int | None] = [
            None if chance.random() < 0.2 else chance.choice([payable[0], payable[-1], chance.choice(payable)])
            for payable in compiled.payable
        ]
        if compiled.joker_category >= 0 and chance.random() < 0.8:
            points[compiled.joker_category] = compiled.payable[compiled.joker_category][-1]
        cards.append(single_fillings(tuple(points), chance.randrange(len(points)) if compiled.extra_bonus else 0))
    return cards


def random_games(compiled: CompiledRuleset) -> list[list[dict[str, object]]]:
    """Return a game of several players with random moves."""
    chance = random.Random(1)
    return [play_game(compiled, chance)[0] for _ in range(PLAYERS)]
