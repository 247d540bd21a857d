"""Problems of the points of one column."""

from __future__ import annotations

from itertools import combinations

from engine.cards.orders import Fillings, contradicting_fillings, is_made, rolls_by_points, section
from engine.cards.rules import Cell, Rules
from engine.checks.changes import path_of, point_changes
from engine.doubt import Box, Doubt, apply_changes, as_corrections, combine, make_doubt
from engine.errors import Problem
from engine.words import describe_numbers, pluralize


def points_problems(rules: Rules, column: int, points: Fillings) -> list[Problem]:
    """Return the problems of surplus fillings, and of points that their category never pays."""
    compiled, problems = rules.card, []
    for c, fillings in enumerate(points):
        cell = Cell(column, c)
        if len(fillings) > compiled.times[c]:
            problems.append(_too_many_fillings(rules, cell, fillings))
        for time, paid in enumerate(fillings):
            if paid not in compiled.payable[c]:
                name, payable = compiled.categories[c], compiled.payable[c]
                detail = f"{name} cannot pay {paid}; it pays {describe_numbers(payable)}"
                doubt = make_doubt(as_corrections(point_changes(rules, cell, time, payable)))
                path = path_of(rules, cell, time)
                problems.append(
                    Problem("impossible-points", path, detail, found=paid, allowed=tuple(payable), doubts=(doubt,))
                )
    return problems


def _too_many_fillings(rules: Rules, cell: Cell, fillings: tuple[int, ...]) -> Problem:
    name, times, count = rules.categories[cell.category], rules.card.times[cell.category], len(fillings)
    detail = f"{name} can be filled {pluralize(times, 'time')}, not {count}"
    # Removing any of several equal points is the same correction.
    excess = {
        tuple(sorted(fillings[time] for time in times_)): times_ for times_ in combinations(range(count), count - times)
    }
    removed = tuple(
        tuple(change for time in times_ for change in point_changes(rules, cell, time, [None]))
        for times_ in excess.values()
    )
    path = rules.cell_path(cell)
    return Problem("too-many-fillings", path, detail, found=count, maximum=times, doubts=(make_doubt(removed),))


def order_problems(rules: Rules, column: int, points: Fillings) -> list[Problem]:
    """Return the problems of categories that were filled too early for the column's order."""
    compiled = rules.columns[column].compiled
    still_open = [c for c, times in enumerate(compiled.times) if len(points[c]) < times]
    if not still_open:
        return []
    first = min(still_open, key=lambda c: (section(compiled, c), c))
    named = compiled.categories[first]
    early = [c for c, fillings in enumerate(points) if fillings and section(compiled, c) > section(compiled, first)]
    doubts = (_order_doubt(rules, column, points, still_open, early),) if early else ()
    return [
        Problem(
            "out-of-order",
            rules.cell_path(Cell(column, c)),
            f"{compiled.categories[c]} is filled before {named}; {order_rule(rules, column)}",
            doubts=doubts,
        )
        for c in early
    ]


def _order_doubt(rules: Rules, column: int, points: Fillings, still_open: list[int], early: list[int]) -> Doubt:
    """Return the doubt about categories filled too early: clear them, or fill those before them."""
    compiled = rules.columns[column].compiled
    last = max(section(compiled, c) for c in early)
    skipped = [
        (c, time)
        for c in still_open
        if section(compiled, c) < last
        for time in range(len(points[c]), compiled.times[c])
    ]
    removed = [
        change
        for c in early
        for time in range(len(points[c]))
        for change in point_changes(rules, Cell(column, c), time, [None])
    ]
    boxes = frozenset(Box(column, c) for c in (*early, *(c for c, _ in skipped)))
    filled = combine(
        [as_corrections(point_changes(rules, Cell(column, c), time, compiled.payable[c])) for c, time in skipped]
    )
    return Doubt(boxes, (tuple(removed), *filled) if filled else ())


def order_rule(rules: Rules, column: int) -> str:
    """Return a sentence for the filling order of a column."""
    of = rules.columns[column].column
    if not rules.named:
        if of.order == "down":
            return "this game fills categories in the order of the card"
        return "this game fills every upper category before a lower one"
    if of.order == "upper_first":
        return f"column {of.id} fills every upper category before a lower one"
    way = "from the first category to the last" if of.order == "down" else "from the last category to the first"
    return f"column {of.id} is filled {way}"


def requirement_problems(rules: Rules, column: int, points: Fillings) -> list[Problem]:
    """Return the problems of fillings that fit neither before nor after their required category."""
    return [
        Problem(
            "contradicting-points",
            path_of(rules, Cell(column, c), time),
            _why_contradicting(rules, column, points, c, points[c][time]),
            found=points[c][time],
            doubts=(_requirement_doubt(rules, column, points, c, time),),
        )
        for c, time in contradicting_fillings(rules.columns[column].compiled, points)
    ]


def _requirement_doubt(rules: Rules, column: int, points: Fillings, category: int, time: int) -> Doubt:
    """Return the doubt about a filling and its required category: single changes that make them consistent."""
    compiled = rules.columns[column].compiled
    required = compiled.requires[category]
    able = [*point_changes(rules, Cell(column, category), time, compiled.payable[category])]
    for each in range(max(1, len(points[required]))):
        able += point_changes(rules, Cell(column, required), each, compiled.payable[required])
    fitting = [
        change
        for change in able
        if (category, time) not in contradicting_fillings(compiled, apply_changes(points, [change]))
    ]
    return make_doubt(as_corrections(fitting), (Box(column, category), Box(column, required)))


def _why_contradicting(rules: Rules, column: int, points: Fillings, category: int, paid: int) -> str:
    compiled = rules.columns[column].compiled
    name, required = compiled.categories[category], compiled.requires[category]
    before = compiled.categories[required]
    if not paid:
        pays = describe_numbers(sorted(rolls_by_points(compiled)[category]))
        return f"{name} cannot pay 0: {before} comes first and was filled with points, so it pays {pays}"
    if is_made(points[required]):
        return f"{name} earns points only after {before}, which comes later: {order_rule(rules, column)}"
    has = "is 0" if points[required] else "is open"
    return f"{name} earns points only after {before} was filled with points, but {before} {has}"
