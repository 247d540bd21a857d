"""Time of the calls behind the answers, in process on one processor."""

import random
from collections.abc import Iterator
from functools import partial

from api.service.catalogue import Catalogue, open_catalogue
from api.service.config import Config
from api.service.server_tables import ServerTables, open_server_tables
from engine.cards.rules import Rules, compile_rules, rules_of_card
from engine.cards.sheet import Sheet
from engine.checks.sheet_check import check_sheet
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables import Table, advise, advise_many
from strategy_tables.sheets.advise import advise_on_sheet
from strategy_tables.sheets.estimate import Estimate, load_estimate
from strategy_tables.store.lru_cache import MEMORY
from tests.bench.report import Row, seconds_row
from tests.bench.timing import each_seconds
from tests.engine.one_card import single_fillings
from tests.engine.sheets import sheet_with

RULESETS = ("yahtzee", "yatzy", "kismet")
SHEETS = ("triple-yahtzee", "yamb")
OPEN_CELLS = ("first turn", 1.0), ("half the cells open", 0.5), ("eight cells open", 8), ("four cells open", 4)
"""Measured sheets by the number of open cells; floats are fractions of all cells."""
POSITIONS = 1000
RUNS = 9


def measure() -> Iterator[Row]:
    """Measure advice for several rulesets, and points of hands."""
    catalogue = open_catalogue(Config())
    server_tables = open_server_tables(Config(), catalogue)
    for ruleset_id in RULESETS:
        yield from _measure_advice(catalogue, server_tables, ruleset_id)
    for ruleset_id in SHEETS:
        yield from _measure_sheets(compile_rules(catalogue.rulesets[ruleset_id]))
    compiled = compile_ruleset(catalogue.rulesets["yahtzee"])
    positions = random_positions(compiled, random.Random(1))
    scoring = partial(_score_each, positions)
    yield seconds_row("score, every category", [taken / POSITIONS for taken in each_seconds(scoring, RUNS)])


def _measure_advice(catalogue: Catalogue, server_tables: ServerTables, ruleset_id: str) -> Iterator[Row]:
    compiled = compile_ruleset(catalogue.rulesets[ruleset_id])
    with server_tables.require(compiled) as required:
        table = required.means
    positions = random_positions(compiled, random.Random(1))
    for left in range(compiled.ruleset.rolls):
        alike = [position for position in positions if position.rolls_left == left][:100]
        taken = each_seconds(partial(_advise_each, table, alike), RUNS)
        yield seconds_row(f"advise, {ruleset_id}, rolls left {left}", [each / len(alike) for each in taken], 200e-6)
    batch = each_seconds(partial(advise_many, table, positions), RUNS)
    yield seconds_row(f"advise, {ruleset_id}, {POSITIONS:,} positions at once", batch, 150e-3)


def _measure_sheets(rules: Rules) -> Iterator[Row]:
    """Measure advice after the first roll of turns that are not cached."""
    estimate, chance = load_estimate(rules), random.Random(1)
    if estimate is None:
        return
    dice_count, left = rules.ruleset.dice_count, rules.ruleset.rolls - 1
    for name, open_cells in OPEN_CELLS:
        count = open_cells if isinstance(open_cells, int) else int(rules.turns * open_cells)
        sheets = [sheet_with(rules, count, chance) for _ in range(20)]
        hands = [tuple(sorted(chance.choices(range(1, 7), k=dice_count))) for _ in sheets]
        asked = [Position(rules, *each, left) for each in zip(sheets, hands, strict=True)]
        taken = each_seconds(partial(_advise_on_sheets, estimate, asked), RUNS)
        yield seconds_row(f"advise, {rules.ruleset.name}, {name}", [each / len(asked) for each in taken], 12e-3)


def _advise_on_sheets(estimate: Estimate, positions: list[Position]) -> None:
    for position in positions:
        MEMORY.clear()
        advise_on_sheet(estimate, position)


def _advise_each(table: Table, positions: list[Position]) -> None:
    for position in positions:
        advise(table, position)


def _score_each(positions: list[Position]) -> None:
    for each in positions:
        _ = Position(each.rules, each.sheet, each.hand, each.rolls_left).scored


def random_positions(compiled: CompiledRuleset, chance: random.Random, number: int = POSITIONS) -> list[Position]:
    """Return positions on possible cards."""
    rules, count = rules_of_card(compiled), len(compiled.categories)
    positions: list[Position] = []
    while len(positions) < number:
        filled = chance.sample(range(count), chance.randrange(count))
        card = single_fillings(tuple(chance.choice(compiled.payable[c]) if c in filled else None for c in range(count)))
        sheet = Sheet((card,))
        if check_sheet(rules_of_card(compiled), sheet).valid:
            hand = tuple(sorted(chance.choices(range(1, 7), k=compiled.ruleset.dice_count)))
            positions.append(Position(rules, sheet, hand, chance.randrange(compiled.ruleset.rolls)))
    return positions
