"""Exact possible orders in which a card was filled, and their consequences.

A card is possible when some legal sequence of turns ends in it. If categories may be filled in any order and none
requires another, each category can be checked on its own. Three things make it harder:

**Order and requirements.** Orders cut the card into *sections* that are filled one after the other. There is one
section, or an upper and a lower one, or one for every category. A category that requires another is *locked* until that
one was made, filled with points; a locked one pays any hand 0. So points other than 0 come after the required category
was made, and a 0 that an unlocked category never pays comes before. Each section has an order that satisfies both:
first every 0 that needs a lock, then the rest, with required categories before their dependents. So whether a category
may have been locked can be decided without the entries of the others.

**Rolls.** Points that are paid only on some rolls restrict the roll they were made on, and so the number of saved
rolls. Each turn used at least as many rolls as its points need (the *earliest*), and at most as many as they allow (the
*latest*). Most turns prove no latest roll. If rolls are saved, the greatest number of extra rolls results when every
turn ends at its earliest roll. The least number results when a turn without a latest roll uses up all extra rolls as
late as possible. Only rolls certainly saved after it remain. That turn comes after everything except later sections and
categories that require it. A category that was made twice does not delay its dependents, since the other filling can be
the first. If every turn proves a latest roll, the rolls that all of them saved remain. All numbers between the two are
possible. Chips are never saved: all of them are left if every turn proves that it needed none; otherwise any number is
possible.

**Jokers**, whose choice depends on what is filled: `engine.jokers`.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.derived import derived
from engine.rulesets.compiled import CompiledRuleset

Fillings = tuple[tuple[int, ...], ...]
"""The points of each filling, by category."""

Lines = tuple[tuple[int, int], ...]
"""Lines of a card: categories in the order of the card, each with points."""

Rolls = tuple[int, int]
"""The earliest roll, counted from 1, and the latest one, 0 if it may be any later roll."""


def is_made(fillings: tuple[int, ...]) -> bool:
    """Return whether a category was filled with points."""
    return max(fillings, default=0) > 0


def section(compiled: CompiledRuleset, category: int) -> int:
    """Return the index of a category's section; sections are filled one after the other."""
    if compiled.order == "card":
        return category
    if compiled.order == "up":
        return -category
    return int(compiled.order == "upper_first" and not compiled.upper_face[category])


def comes_after(compiled: CompiledRuleset, category: int, made: int) -> bool:
    """Return whether a category requires another, directly or transitively."""
    required = compiled.requires[category]
    return required >= 0 and (required == made or comes_after(compiled, required, made))


def may_be_locked(compiled: CompiledRuleset, points: Fillings, category: int) -> bool:
    """Return whether a category may have been filled before its required category was made."""
    required = compiled.requires[category]
    if required < 0:
        return False
    return not is_made(points[required]) or section(compiled, required) >= section(compiled, category)


def may_be_unlocked(compiled: CompiledRuleset, points: Fillings, category: int) -> bool:
    """Return whether a category may have been filled after its required category, if any, was made."""
    required = compiled.requires[category]
    if required < 0:
        return True
    return is_made(points[required]) and section(compiled, required) <= section(compiled, category)


@derived
def rolls_by_points(compiled: CompiledRuleset) -> tuple[dict[int, Rolls], ...]:
    """Return by category all points that it can pay while unlocked, each with the rolls that pay them."""
    last = len(compiled.roll_points)
    found: tuple[dict[int, Rolls], ...] = tuple({} for _ in compiled.categories)
    for roll, rows in enumerate(compiled.roll_points, 1):
        for row in {*rows}:
            for by_points, points in zip(found, row, strict=True):
                by_points[points] = by_points.get(points, (roll, 0))[0], roll % last
    for by_face in compiled.joker_moves:
        for allowed, paid in (moves for by_lower in by_face for moves in by_lower):
            for category in allowed:
                found[category][paid[category]] = 1, 0
    return found


@derived
def unlocked_points(compiled: CompiledRuleset) -> tuple[tuple[frozenset[int], frozenset[int]], ...]:
    """Return by category, while unlocked, the points of all hands that are not jokers, and of those not all equal."""
    rows = {row for points in compiled.roll_points for row in points}
    plain = {
        row
        for points in compiled.roll_points
        for hand, row in zip(compiled.hands, points, strict=True)
        if hand[0] != hand[-1]
    }
    return tuple(
        (frozenset(row[c] for row in rows), frozenset(row[c] for row in plain)) for c in range(len(compiled.categories))
    )


def contradicting_fillings(compiled: CompiledRuleset, points: Fillings) -> Iterator[tuple[int, int]]:
    """Return the fillings, each by category and number, whose points are possible neither while locked nor later."""
    for c in compiled.dependent:
        locked, unlocked = may_be_locked(compiled, points, c), may_be_unlocked(compiled, points, c)
        for time, paid in enumerate(points[c]):
            if paid in compiled.payable[c] and not _rolls_of(compiled, c, paid, locked, unlocked):
                yield c, time


def _rolls_of(compiled: CompiledRuleset, category: int, paid: int, locked: bool, unlocked: bool) -> Rolls | None:
    """Return the rolls on which points can have been made, or None."""
    if locked and not paid:
        return 1, 0
    return rolls_by_points(compiled)[category].get(paid) if unlocked else None


def extra_rolls_span(compiled: CompiledRuleset, points: Fillings) -> tuple[int, int]:
    """Return the least and the greatest number of extra rolls with which legal turns end in these points.

    Every number between them is possible. Impossible points are treated as unknown.

    >>> from engine.definitions.definition import parse_ruleset
    >>> from engine.rulesets.compiled import compile_ruleset
    >>> run = {"id": "run", "needs": {"run": 5}, "pays": {"by_roll": [66, 56, 46]}, "times": 4}
    >>> compiled = compile_ruleset(parse_ruleset({"categories": [run], "extra_rolls": {"saves": True}}))
    >>> [extra_rolls_span(compiled, (fillings,)) for fillings in [(), (66,), (66, 56), (66, 46), (66, 46, 0)]]
    [(0, 0), (2, 2), (3, 3), (0, 2), (0, 4)]
    """
    extra, rolls = compiled.extra_rolls, compiled.ruleset.rolls
    if extra is None:
        return 0, 0
    turns = _turns(compiled, points)
    if not any(turns):
        return extra.start, extra.start
    proved = all(latest for made in turns for _, latest in made)
    if not extra.saves:
        return extra.start if proved else 0, extra.start
    greatest = extra.start + sum(rolls - earliest for made in turns for earliest, _ in made)
    if proved:
        least = extra.start + sum(rolls - latest for made in turns for _, latest in made)
    else:
        least = _least_saved(compiled, points, turns)
    most = greatest if extra.most is None else extra.most
    return min(least, most), min(greatest, most)


def _turns(compiled: CompiledRuleset, points: Fillings) -> list[list[Rolls]]:
    """Return by category the rolls of each filling; the widest range if it may have been locked or not."""
    turns = []
    for c, fillings in enumerate(points):
        locked, unlocked = may_be_locked(compiled, points, c), may_be_unlocked(compiled, points, c)
        turns.append([_rolls_of(compiled, c, paid, locked, unlocked) or (1, 0) for paid in fillings])
    return turns


def _least_saved(compiled: CompiledRuleset, points: Fillings, turns: list[list[Rolls]]) -> int:
    """Return the number of rolls saved for certain after the last turn that may have used up all extra rolls."""
    found = []
    for c, made in enumerate(turns):
        for paid, (_, latest) in zip(points[c], made, strict=True):
            if not latest:
                found.append(_saved_after(compiled, points, turns, c, _making(compiled, points, c, paid)))
    return min(found)


def _making(compiled: CompiledRuleset, points: Fillings, category: int, paid: int) -> int:
    """Return the category that cannot have been made before these points, which prove no latest roll; -1 if none.

    This is the category itself if only these points make it, or its required category if they were made while locked.
    """
    if paid > 0:
        return category if sum(other > 0 for other in points[category]) == 1 else -1
    unlocked = _rolls_of(compiled, category, paid, False, may_be_unlocked(compiled, points, category))
    return compiled.requires[category] if unlocked is None or unlocked[1] else -1


def _saved_after(
    compiled: CompiledRuleset, points: Fillings, turns: list[list[Rolls]], category: int, made: int
) -> int:
    """Return the number of rolls saved for certain by later sections and after a category was `made`, or makes it."""
    here = section(compiled, category)
    return sum(
        compiled.ruleset.rolls - latest
        for c, rolls in enumerate(turns)
        for paid, (_, latest) in zip(points[c], rolls, strict=True)
        if latest
        and (section(compiled, c) > here or (paid > 0 and c == made) or (paid and comes_after(compiled, c, made)))
    )
