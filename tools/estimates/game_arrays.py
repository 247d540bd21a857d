"""Arrays of a game of columns for the compiled code that plays it."""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.cards.rules import Rules
from strategy_tables.model.arrays import Integers
from strategy_tables.model.lattice import rolls, transitions
from strategy_tables.sheets.features import PRODUCT_FEATURES, FeatureMakers, points_of
from tools.estimates.kernel import (
    DOWN,
    FREE,
    LANES,
    UP,
    UPPER_FIRST,
    Now,
    Record,
    SheetGame,
    Work,
)

_ORDERS: Final = {"free": FREE, "down": DOWN, "up": UP, "upper_first": UPPER_FIRST}


def sheet_game(rules: Rules) -> SheetGame:
    """Return the arrays of a game."""
    ruleset, card = rules.ruleset, rules.card
    lattice, pairs = transitions(ruleset.dice_count), rolls(ruleset.dice_count)
    points = np.array(card.roll_points, dtype=np.int64)
    values = points_of(rules)
    joker = ruleset.joker
    allowed, paid = _joker_moves(rules)
    uppers = np.array(card.upper_face, dtype=np.int64)
    orders = np.array([_ORDERS[each.column.order] for each in rules.columns], dtype=np.int64)
    predecessors, degrees = _predecessors(lattice.predecessors)
    padded, counts, places = _places(values)
    categories = np.arange(len(values))
    return SheetGame(
        columns=len(rules.columns),
        categories=len(values),
        rolls=ruleset.rolls,
        last_rolls=ruleset.last_turn_rolls or ruleset.rolls,
        first_hand=lattice.first_hand,
        keeps=len(lattice.keeps),
        successors=lattice.successors.copy(),
        predecessors=predecessors,
        degrees=degrees,
        inside=pairs.keeps.astype(np.int64),
        inside_starts=np.append(pairs.hand_starts, len(pairs.keeps)).astype(np.int64),
        first=lattice.roll_probabilities.astype(np.float32),
        equal_face=np.array([hand[0] if hand[0] == hand[-1] else 0 for hand in lattice.hands], dtype=np.int64),
        factors=np.array([each.column.factor for each in rules.columns], dtype=np.float32),
        orders=orders,
        announce=rules.announce_column,
        free_columns=len(orders) - int(rules.announce_column >= 0) if orders.any() else 0,
        upper=uppers,
        upper_places=np.where(uppers > 0, np.cumsum(uppers > 0) - 1, -1),
        upper_cap=card.upper_cap,
        upper_bonus=np.array(card.upper_bonus, dtype=np.float32),
        points=points,
        values=padded,
        value_counts=counts,
        value_of=places,
        places=(categories * padded.shape[1] + places[categories, points]).astype(np.int32),
        counts=np.array(rules.counts, dtype=np.float32),
        products=np.array(rules.products, dtype=np.int64).reshape(-1, 3),
        roles=_roles(rules),
        joker=card.joker_category,
        extra_bonus=float(card.extra_bonus),
        multiplied=joker is not None and joker.multiplied,
        made_only=joker is not None and joker.made_only,
        joker_allowed=allowed,
        joker_points=paid,
        other_lower=np.array([c in card.other_lower for c in range(len(values))], dtype=np.int64),
    )


def _predecessors(listed: np.ndarray[tuple[int, ...], np.dtype[np.int32]]) -> tuple[np.ndarray, np.ndarray]:
    """Return the predecessors of every keep, missing ones last, and their number."""
    order = np.argsort(listed < 0, axis=1, kind="stable")
    moved = np.take_along_axis(listed, order, axis=1)
    return np.maximum(moved, 0).astype(np.int32), (listed >= 0).sum(axis=1).astype(np.int32)


def _places(values: list[Integers]) -> tuple[Integers, Integers, Integers]:
    """Return the points of categories as one array, the number of each, and their places by the points."""
    counts = np.array([len(each) for each in values], dtype=np.int64)
    padded = np.zeros((len(values), counts.max()), dtype=np.int64)
    places = np.zeros((len(values), max(int(each.max()) for each in values) + 1), dtype=np.int64)
    for category, points in enumerate(values):
        padded[category, : len(points)] = points
        places[category, points] = np.arange(len(points))
    return padded, counts, places


def _roles(rules: Rules) -> Integers:
    """Return the part of each product that a category is, -1 for none."""
    roles = np.full((len(rules.categories), len(rules.products)), -1, dtype=np.int64)
    for number, product in enumerate(rules.products):
        roles[list(product), number] = range(3)
    return roles


def _joker_moves(rules: Rules) -> tuple[Integers, Integers]:
    """Return the categories that jokers may fill, and their points there."""
    shape = (6, 2, 2, len(rules.categories))
    allowed, points = np.zeros(shape, dtype=np.int64), np.zeros(shape, dtype=np.int64)
    for face, by_upper in enumerate(rules.card.joker_moves):
        for upper_open, by_lower in enumerate(by_upper):
            for lower_open, moves in enumerate(by_lower):
                allowed[face, upper_open, lower_open, list(moves.allowed)] = 1
                points[face, upper_open, lower_open] = moves.points
    return allowed, points


def now_of(game: SheetGame) -> Now:
    """Return an empty sheet to play on."""
    columns, categories, products = game.columns, game.categories, len(game.products)
    return Now(
        open=np.ones((columns, categories), dtype=np.uint8),
        upper=np.zeros(columns, dtype=np.int64),
        inputs=np.zeros((columns, products, 3), dtype=np.int64),
        made=np.zeros(columns, dtype=np.uint8),
    )


def work_of(game: SheetGame, makers: FeatureMakers, units: int) -> Work:
    """Return the scratch of a game."""
    rolls, hands = max(game.rolls, game.last_rolls), len(game.first)
    in_lanes = game.keeps if game.announce >= 0 else 0
    cells = (game.columns, game.categories)

    def singles(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return np.zeros(shape, dtype=np.float32)

    return Work(
        features=singles(makers.width),
        units=singles(units),
        closed=singles(units),
        after=singles(units),
        positive=singles(units),
        changed=np.zeros(64 + PRODUCT_FEATURES * len(game.products) + game.categories, dtype=np.int64),
        changes=singles(64 + PRODUCT_FEATURES * len(game.products) + game.categories),
        product=singles(PRODUCT_FEATURES),
        cells=singles(*cells, game.values.shape[1]),
        best=singles(game.categories, game.values.shape[1]),
        fillable=np.zeros(cells, dtype=np.int64),
        paid=np.zeros(cells, dtype=np.int64),
        leanings=singles(*cells),
        ways=np.zeros(game.categories, dtype=np.int64),
        scored=singles(rolls + 1, hands),
        called=np.full((rolls + 1, hands), -1e9, dtype=np.float32),
        rows=np.zeros(LANES, dtype=np.int64),
        keeps=singles(rolls, in_lanes, LANES),
        chosen=singles(in_lanes, LANES),
        keeps_alone=singles(rolls, game.keeps),
        chosen_alone=singles(game.keeps),
    )


def record_of(game: SheetGame, games: int) -> Record:
    """Return empty arrays for records of games."""
    turns = game.columns * game.categories
    shape = (games, turns)
    return Record(
        open=np.zeros((*shape, game.columns, game.categories), dtype=np.uint8),
        upper=np.zeros((*shape, game.columns), dtype=np.int64),
        inputs=np.zeros((*shape, game.columns, len(game.products), 3), dtype=np.int64),
        made=np.zeros((*shape, game.columns), dtype=np.uint8),
        estimates=np.zeros(shape, dtype=np.float32),
        means=np.zeros(shape, dtype=np.float32),
        kinds=np.zeros(shape, dtype=np.int64),
        cells=np.zeros(shape, dtype=np.int64),
        points=np.zeros(shape, dtype=np.int64),
        totals=np.zeros(games, dtype=np.float64),
    )
