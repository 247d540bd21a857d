"""What the rules have against the points and the extra rolls of a card, in words."""

from __future__ import annotations

from engine.errors import Path, Problem
from engine.orders import Fillings, contradicting_fillings, extra_rolls_span, is_made, rolls_by_points, section
from engine.ruleset import Column
from engine.scoring import Categories, CompiledRuleset
from engine.words import counted, numbers, span


def points_problems(compiled: CompiledRuleset, points: Fillings) -> list[Problem]:
    """Fillings that are too many, or with points that their category never pays."""
    problems = []
    for c, fillings in enumerate(points):
        if len(fillings) > compiled.times[c]:
            problems.append(_too_many_fillings(compiled, c, len(fillings)))
        for time, paid in enumerate(fillings):
            if paid not in compiled.payable[c]:
                name, payable = compiled.categories[c], compiled.payable[c]
                detail = f"{name} cannot pay {paid}; it pays {numbers(payable)}"
                path = _place(compiled, c, time)
                problems.append(Problem("impossible-points", path, detail, list(payable), paid))
    return problems


def _place(compiled: CompiledRuleset, category: int, time: int) -> Path:
    """Where a filling stands: in a list only where its category can be filled several times."""
    alone = ("scorecard", "points", compiled.categories[category])
    return (*alone, time) if compiled.times[category] > 1 else alone


def _too_many_fillings(compiled: CompiledRuleset, category: int, count: int) -> Problem:
    name, times = compiled.categories[category], compiled.times[category]
    detail = f"{name} can be filled {counted(times, 'time')}, not {count}"
    return Problem("too-many-fillings", ("scorecard", "points", name), detail, times, count)


def order_problems(compiled: CompiledRuleset, points: Fillings, still_open: Categories, rule: str) -> list[Problem]:
    """Categories that were filled before their turn came; `rule` says what the order asks for."""
    if not still_open:
        return []
    first = min(still_open, key=lambda c: (section(compiled, c), c))
    named = compiled.categories[first]
    return [
        Problem(
            "out-of-order",
            ("scorecard", "points", compiled.categories[c]),
            f"{compiled.categories[c]} is filled before {named}; {rule}",
        )
        for c, fillings in enumerate(points)
        if fillings and section(compiled, c) > section(compiled, first)
    ]


def order_rule(compiled: CompiledRuleset) -> str:
    """What the order of a game of one card that has one asks for."""
    if compiled.order == "card":
        return "this game fills categories in the order of the card"
    return "this game fills every upper category before a lower one"


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
        )
        for c, time in contradicting_fillings(compiled, points)
    ]


def _why_contradicting(compiled: CompiledRuleset, points: Fillings, category: int, paid: int) -> str:
    name, required = compiled.categories[category], compiled.requires[category]
    before = compiled.categories[required]
    if not paid:
        pays = numbers(sorted(rolls_by_points(compiled)[category]))
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
    after = f"after {counted(turns, 'turn')}" if turns else "before the first turn"
    why = _why_so_many_rolls(compiled, extra_rolls, least, greatest) if turns else ""
    has = counted(least, "extra roll") if least == greatest else f"{span(least, greatest)} extra rolls"
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
