"""What the rules have against the points and the extra rolls of a card, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.cards.orders import Fillings, contradicting_fillings, extra_rolls_span, is_made, rolls_by_points, section
from engine.cards.rules import Rules
from engine.doubt import Box, Change, Doubt, apply_changes, as_corrections, combine, make_doubt
from engine.errors import Path, Problem
from engine.rulesets.compiled import Categories, CompiledRuleset
from engine.rulesets.ruleset import Column
from engine.words import describe_numbers, describe_range, pluralize


def points_problems(compiled: CompiledRuleset, points: Fillings) -> list[Problem]:
    """Fillings that are too many, or with points that their category never pays."""
    problems = []
    for c, fillings in enumerate(points):
        if len(fillings) > compiled.times[c]:
            problems.append(_too_many_fillings(compiled, c, fillings))
        for time, paid in enumerate(fillings):
            if paid not in compiled.payable[c]:
                name, payable = compiled.categories[c], compiled.payable[c]
                detail = f"{name} cannot pay {paid}; it pays {describe_numbers(payable)}"
                path = _place(compiled, c, time)
                doubt = make_doubt(as_corrections(changes_of(compiled, c, time, payable)))
                problems.append(Problem("impossible-points", path, detail, list(payable), paid, (doubt,)))
    return problems


def _place(compiled: CompiledRuleset, category: int, time: int) -> Path:
    """Where a filling stands: in a list only where its category can be filled several times."""
    alone = ("scorecard", "points", compiled.categories[category])
    return (*alone, time) if compiled.times[category] > 1 else alone


def changes_of(
    compiled: CompiledRuleset, category: int, filling: int, points: Iterable[int | None]
) -> Iterator[Change]:
    """Yield the changes of a filling to each of these points."""
    path = _place(compiled, category, filling)
    return (Change(Box(0, category), filling, paid, path) for paid in points)


def _too_many_fillings(compiled: CompiledRuleset, category: int, fillings: tuple[int, ...]) -> Problem:
    name, times, count = compiled.categories[category], compiled.times[category], len(fillings)
    detail = f"{name} can be filled {pluralize(times, 'time')}, not {count}"
    # Equal points are left out alike.
    excess = {
        tuple(sorted(fillings[time] for time in times_)): times_ for times_ in combinations(range(count), count - times)
    }
    removed = tuple(
        tuple(Change(Box(0, category), time, None, _place(compiled, category, time)) for time in times_)
        for times_ in excess.values()
    )
    path = ("scorecard", "points", name)
    return Problem("too-many-fillings", path, detail, times, count, (make_doubt(removed),))


def order_problems(compiled: CompiledRuleset, points: Fillings, still_open: Categories, rule: str) -> list[Problem]:
    """Categories that were filled before their turn came; `rule` says what the order asks for."""
    if not still_open:
        return []
    first = min(still_open, key=lambda c: (section(compiled, c), c))
    named = compiled.categories[first]
    early = [c for c, fillings in enumerate(points) if fillings and section(compiled, c) > section(compiled, first)]
    doubts = (_order_doubt(compiled, points, still_open, early),) if early else ()
    return [
        Problem(
            "out-of-order",
            ("scorecard", "points", compiled.categories[c]),
            f"{compiled.categories[c]} is filled before {named}; {rule}",
            doubts=doubts,
        )
        for c in early
    ]


def _order_doubt(compiled: CompiledRuleset, points: Fillings, still_open: Categories, early: list[int]) -> Doubt:
    """Return the doubt about categories filled too early: they are open, or those before them are filled."""
    last = max(section(compiled, c) for c in early)
    skipped = [
        (c, time)
        for c in still_open
        if section(compiled, c) < last
        for time in range(len(points[c]), compiled.times[c])
    ]
    removed = [
        change for c in early for time in range(len(points[c])) for change in changes_of(compiled, c, time, [None])
    ]
    boxes = frozenset(Box(0, c) for c in (*early, *(c for c, _ in skipped)))
    filled = combine([as_corrections(changes_of(compiled, c, time, compiled.payable[c])) for c, time in skipped])
    return Doubt(boxes, (tuple(removed), *filled) if filled else ())


def order_rule(compiled: CompiledRuleset) -> str:
    """What the order of a game of one card that has one asks for."""
    if compiled.order == "card":
        return "this game fills categories in the order of the card"
    return "this game fills every upper category before a lower one"


def order_rule_of(rules: Rules, column: int) -> str:
    """Return what the order of a column that has one asks for."""
    return column_rule(rules.columns[column].column) if rules.named else order_rule(rules.card)


def column_rule(column: Column) -> str:
    """What the order of a column that has one asks for."""
    if column.order == "upper_first":
        return f"column {column.id} fills every upper category before a lower one"
    way = "from the first category to the last" if column.order == "down" else "from the last category to the first"
    return f"column {column.id} is filled {way}"


def requirement_problems(compiled: CompiledRuleset, points: Fillings) -> list[Problem]:
    """Fillings that fit neither before nor after what their category requires."""
    return [
        Problem(
            "contradicting-points",
            _place(compiled, c, time),
            _why_contradicting(compiled, points, c, points[c][time]),
            found=points[c][time],
            doubts=(_requirement_doubt(compiled, points, c, time),),
        )
        for c, time in contradicting_fillings(compiled, points)
    ]


def _requirement_doubt(compiled: CompiledRuleset, points: Fillings, category: int, time: int) -> Doubt:
    """Return the doubt about a filling and the category that it requires: one change that fits them together."""
    required = compiled.requires[category]
    able = [*changes_of(compiled, category, time, compiled.payable[category])]
    for each in range(max(1, len(points[required]))):
        able += changes_of(compiled, required, each, compiled.payable[required])
    fitting = [
        change
        for change in able
        if (category, time) not in contradicting_fillings(compiled, apply_changes(points, [change]))
    ]
    return make_doubt(as_corrections(fitting), (Box(0, category), Box(0, required)))


def _why_contradicting(compiled: CompiledRuleset, points: Fillings, category: int, paid: int) -> str:
    name, required = compiled.categories[category], compiled.requires[category]
    before = compiled.categories[required]
    if not paid:
        pays = describe_numbers(sorted(rolls_by_points(compiled)[category]))
        return f"{name} pays {pays} once {before} was filled with points, and that comes before it in this game, not 0"
    if is_made(points[required]):
        return f"{name} earns points only after {before}, which comes later: {order_rule(compiled)}"
    has = "has none" if points[required] else "is open"
    return f"{name} earns points only after {before} was filled with points, but {before} {has}"


def extra_rolls_problems(compiled: CompiledRuleset, points: Fillings, extra_rolls: int) -> list[Problem]:
    """Whether a card can have so many extra rolls."""
    least, greatest = extra_rolls_span(compiled, points)
    if least <= extra_rolls <= greatest:
        return []
    path = ("scorecard", "extra_rolls")
    if compiled.extra_rolls is None:
        return [Problem("impossible-extra-rolls", path, "this game has no extra rolls", 0, extra_rolls)]
    turns = sum(map(len, points))
    after = f"after {pluralize(turns, 'turn')}" if turns else "before the first turn"
    why = _why_so_many_rolls(compiled, extra_rolls, least, greatest) if turns else ""
    has = pluralize(least, "extra roll") if least == greatest else f"{describe_range(least, greatest)} extra rolls"
    detail = f"{after} a card has {has}, not {extra_rolls}{why}"
    return [Problem("impossible-extra-rolls", path, detail, [least, greatest], extra_rolls)]


def _why_so_many_rolls(compiled: CompiledRuleset, found: int, least: int, greatest: int) -> str:
    extra, rolls = compiled.extra_rolls, compiled.ruleset.rolls
    if extra is None or found < 0:
        return ""
    if found < least:
        return ": its points were made with fewer rolls"
    if not extra.saves:
        return ": none is saved"
    if greatest == extra.most:
        return ""
    return f": a turn saves at most {rolls - 1}, and fewer where its points are those of a later roll"
