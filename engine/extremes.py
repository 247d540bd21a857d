"""The least and the greatest total a game can end with, exactly, without solving it."""

from __future__ import annotations

from itertools import product

from engine.scoring import CompiledRuleset


def least_total(compiled: CompiledRuleset) -> int:
    """The least total of a finished card.

    Every category gets the least it can pay. They can have it all at once: a value that only a joker earns needs
    the joker category to be filled with 0, so that no extra bonus is paid, and each upper category to be open or
    filled as that joker demands, which the order of turns can give to every lower category.

    >>> from engine.definition import load_ruleset
    >>> from engine.scoring import compile_ruleset
    >>> least_total(compile_ruleset(load_ruleset("yahtzee")))
    5
    """
    return sum(payable[0] for payable in compiled.payable)


def greatest_total(compiled: CompiledRuleset) -> int:
    """The greatest total of a finished card.

    >>> from engine.definition import load_ruleset
    >>> from engine.scoring import compile_ruleset
    >>> greatest_total(compile_ruleset(load_ruleset("yahtzee")))
    1575
    """
    lower = sum(_greatest_lower(compiled, c) for c, face in enumerate(compiled.upper_face) if not face)
    choices = [_upper_choices(compiled, c) for c, face in enumerate(compiled.upper_face) if face]
    upper = max(
        sum(points + extra for points, extra in chosen) + compiled.upper_bonus_of(sum(points for points, _ in chosen))
        for chosen in product(*choices)
    )
    return lower + upper


def _greatest_lower(compiled: CompiledRuleset, category: int) -> int:
    """The greatest points of a lower category with the extra bonus that may come beside them.

    All of them can have it in one game: those whose joker needs an open upper category right after the joker
    category, the others when the upper ones are filled.
    """
    natural = max(compiled.natural_points[category])
    if category == compiled.joker_category:
        return natural
    jokers = [
        earned[category]
        for face, moves in enumerate(compiled.joker_moves, 1)
        for upper_open in ((False, True) if face in compiled.upper_face else (False,))
        for allowed, earned in [moves[upper_open][True]]
        if category in allowed
    ]
    return max([natural, *(compiled.extra_bonus + earned for earned in jokers)])


def _upper_choices(compiled: CompiledRuleset, category: int) -> list[tuple[int, int]]:
    """Points and extra bonus of an upper category: its best without a joker, and its best jokers, if it takes any."""
    choices = {(max(compiled.natural_points[category]), 0)}
    own = compiled.upper_face[category]
    for face, moves in enumerate(compiled.joker_moves, 1):
        for upper_open, by_lower in enumerate(moves):
            for allowed, earned in by_lower:
                if category in allowed and (face == own) <= upper_open <= (face in compiled.upper_face):
                    choices.add((earned[category], compiled.extra_bonus))
    return [one for one in choices if not any(o != one and o[0] >= one[0] and o[1] >= one[1] for o in choices)]
