"""Sums over doubtful boxes: not reliable, with the values that each possible correction of the boxes would give.

Claims of such sums are no problems. Each is held against all corrections: one of them may make it right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.checks.doubtful_sums import CardSums, SheetSums, Sums, sums_of
from engine.checks.rows import MEANINGS, Meaning
from engine.checks.unreliable import Agreement, Correction, Unreliable, UnreliableTotal, UnverifiedClaim
from engine.doubt import GREATEST_CORRECTION_COUNT, Change, Corrections, Doubt, combine
from engine.errors import Path
from engine.rulesets.compiled import CompiledRuleset
from engine.words import describe_numbers, join_words, pluralize

_SHOWN: Final = 3
_SHOWN_VALUES: Final = 12
_LISTED: Final = 40
"""Corrections that an answer lists, those first that agree with the most claims."""


@dataclass(frozen=True, slots=True)
class SumClaim:
    """A sum that somebody claims: where, what it is called, and which sums of a column it may be."""

    path: Path
    name: str
    column: int | None
    meanings: tuple[Meaning, ...]
    found: int


def claims_of(
    claimed: Mapping[str, int], column: int | None = None, name: str = "", below: Path = ()
) -> list[SumClaim]:
    """Return the claims of totals under their names, of a column by its name below `claimed`."""
    path = (*below, "claimed", *(() if column is None else ("columns", name)))
    return [
        SumClaim((*path, meaning), meaning, column, (meaning,), claimed[meaning])
        for meaning in MEANINGS
        if meaning in claimed
    ]


def find_unreliable(
    rules: CompiledRuleset | Rules,
    card: Sheet,
    doubts: Sequence[Doubt],
    claims: Sequence[SumClaim],
    told: Sheet | None = None,
    left: Sequence[Doubt] = (),
    most: int = GREATEST_CORRECTION_COUNT,
) -> Unreliable | None:
    """Return what follows from doubts about a card, and `claims` of sums that they touch; None where all is reliable.

    `told` is the card as the player has it, where that is another one. Corrections also settle what is `left` open, and
    are not known where there are more than `most`.
    """
    if not doubts:
        return None
    sums = sums_of(rules, doubts)
    tried = combine([doubt.corrections for doubt in (*doubts, *left)], most)
    found, cards = _correct(sums, card, doubts, tried)
    written = [sums.find(each) for each in (card, told or card)]
    corrected = [sums.find(each) for each in cards]
    doubtful = [claim for claim in claims if sums.unreliable[claim.column].intersection(claim.meanings)]
    judged = [_judge(sums, claim, written, found, corrected) for claim in doubtful]
    agreeing = [tuple(claim.path for claim in doubtful if _meaning(claim, values)) for values in corrected]
    order = sorted(range(len(found)), key=lambda i: -len(agreeing[i]))[:_LISTED]
    return Unreliable(
        tuple(
            UnreliableTotal(column, name, written[0][column][name], _possible(corrected, column, name))
            for column, name in sums.totals
        ),
        len(found),
        len(tried),
        tuple(Correction(found[i], agreeing[i]) for i in order),
        tuple(judged),
    )


def _correct(
    sums: CardSums | SheetSums, card: Sheet, doubts: Sequence[Doubt], corrections: Corrections
) -> tuple[Corrections, list[Sheet]]:
    """Return the corrections that leave no problem except those with other causes than the doubts, and the new cards.

    A correction settles its own doubt, but can break another rule: extra bonuses need points in Yahtzee.
    """
    settled = set(doubts)
    others = {(each.code, each.path) for each in sums.problems(card) if not settled.intersection(each.doubts)}

    @cache
    def fits(changes: tuple[Change, ...]) -> bool:
        return all((each.code, each.path) in others for each in sums.problems(sums.change(card, changes)))

    found = tuple(changes for changes in corrections if fits(tuple(map(sums.stand_in, changes))))
    return found, [sums.change(card, changes) for changes in found]


def _possible(corrected: Sequence[Sums], column: int | None, name: Meaning) -> tuple[int, ...]:
    return tuple(sorted({values[column][name] for values in corrected}))


def _meaning(claim: SumClaim, sums: Sums) -> Meaning | None:
    """Return the sum that a claim fits."""
    values = sums[claim.column]
    return next((meaning for meaning in claim.meanings if values.get(meaning) == claim.found), None)


def _judge(
    sums: CardSums | SheetSums,
    claim: SumClaim,
    written: Sequence[Sums],
    found: Corrections,
    corrected: Sequence[Sums],
) -> UnverifiedClaim:
    """Hold a claim against the corrections that were found, then against the card as it is written."""
    what = f"{claim.name} {claim.found}"
    right = [(changes, fits) for changes, each in zip(found, corrected, strict=True) if (fits := _meaning(claim, each))]
    fits = next((meaning for values in written if (meaning := _meaning(claim, values))), None)
    only = claim.meanings[0] if len(claim.meanings) == 1 else None
    agrees: Agreement = "with_none"
    if right:
        agrees, fits = "with_correction", right[0][1]
        ways = [f"if {sums.describe(changes)}" for changes, _ in right[:_SHOWN]]
        more = [f"after {pluralize(len(right) - _SHOWN, 'other correction')}"] if len(right) > _SHOWN else []
        detail = f"{what} is right {join_words([*ways, *more], 'or')}"
    elif fits:
        agrees, detail = "as_written", f"{what} is the sum as it stands, which is not reliable"
    elif not found:
        agrees, detail = "unknown", f"{what} cannot be compared: points that it is a sum of are not known"
    else:
        values = [each[claim.column] for each in corrected]
        possible = {each[meaning] for each in values for meaning in claim.meanings if meaning in each}
        detail = f"{what} is right with no correction: {_some(sorted(possible))}"
    return UnverifiedClaim(claim.path, claim.found, agrees, detail, claim.column, fits or only)


def _some(values: Sequence[int]) -> str:
    """Return the values that are possible in words, of many the least and the greatest."""
    if len(values) > _SHOWN_VALUES:
        return f"it can be from {values[0]} to {values[-1]}"
    return f"it can be {describe_numbers(values)}"
