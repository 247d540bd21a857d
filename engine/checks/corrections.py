"""Unreliable sums over doubtful boxes, with their values after each possible correction.

Claims of such sums are not problems: each is compared with all corrections, since one of them may make it right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from engine.cards.rules import Rules
from engine.cards.sheet import Sheet
from engine.cards.totals import add_columns, score_column
from engine.checks.changes import changed_sheet, describe_changes, stand_in
from engine.checks.rows import MEANINGS, Meaning, Sums, doubtful_sums, doubtful_totals, sums_of
from engine.checks.sheet_check import ClaimedTotals
from engine.checks.sheet_problems import sheet_problems
from engine.checks.unreliable import Agreement, Unreliable, UnreliableTotal, UnverifiedClaim
from engine.doubt import GREATEST_CORRECTION_COUNT, Change, Corrections, Doubt, combine
from engine.errors import Path
from engine.words import describe_numbers, join_words, pluralize

_SHOWN: Final = 3
_SHOWN_VALUES: Final = 12
_LISTED: Final = 40
"""Limit of corrections in an answer; those that agree with the most claims come first."""


@dataclass(frozen=True, slots=True)
class SumClaim:
    """A claimed sum: its path, its name, and the sums of a column that it may be."""

    path: Path
    name: str
    column: int | None
    meanings: tuple[Meaning, ...]
    found: int


def claims_of(rules: Rules, claimed: ClaimedTotals) -> list[SumClaim]:
    """Return the claims of totals by name: those of the sheet, then those of named columns."""
    scopes: list[tuple[int | None, Mapping[str, int], Path]] = [(None, claimed.sheet, ("claimed",))]
    for column, totals in claimed.columns.items():
        scopes.append((column if rules.named else None, totals, claimed.path(rules, column)))
    return [
        SumClaim((*path, meaning), meaning, column, (meaning,), totals[meaning])
        for column, totals, path in (scopes if rules.named else reversed(scopes))
        for meaning in MEANINGS
        if meaning in totals
    ]


def find_unreliable(
    rules: Rules,
    sheet: Sheet,
    doubts: Sequence[Doubt],
    claims: Sequence[SumClaim],
    told: Sheet | None = None,
    left: Sequence[Doubt] = (),
    most: int = GREATEST_CORRECTION_COUNT,
) -> Unreliable | None:
    """Return the consequences of doubts about a sheet, with the affected `claims`; None if everything is reliable.

    `told` is the sheet as the player has it, if it differs. Corrections also resolve the doubts `left`. If there
    are more than `most`, none is tried.
    """
    if not doubts:
        return None
    tried = combine([doubt.corrections for doubt in (*doubts, *left)], most)
    found, sheets = _correct(rules, sheet, doubts, tried)
    # Each correction changes few columns.
    score = cache(partial(score_column, rules))

    def find_sums(each: Sheet) -> Sums:
        return sums_of(rules, each, add_columns(rules, each, list(map(score, range(len(each.columns)), each.columns))))

    written, corrected = [find_sums(each) for each in (sheet, told or sheet)], [find_sums(each) for each in sheets]
    unreliable = doubtful_sums(rules, doubts)
    doubtful = [claim for claim in claims if unreliable[claim.column].intersection(claim.meanings)]
    judged = [_judge(rules, claim, written, found, corrected) for claim in doubtful]
    agreeing = [tuple(claim.path for claim in doubtful if _meaning(claim, values)) for values in corrected]
    order = sorted(range(len(found)), key=lambda i: -len(agreeing[i]))[:_LISTED]
    return Unreliable(
        tuple(
            UnreliableTotal(
                column, name, written[0][column][name], tuple(sorted({each[column][name] for each in corrected}))
            )
            for column, name in doubtful_totals(rules, doubts)
        ),
        len(found),
        len(tried),
        tuple((found[i], agreeing[i]) for i in order),
        tuple(judged),
    )


def _correct(
    rules: Rules, sheet: Sheet, doubts: Sequence[Doubt], corrections: Corrections
) -> tuple[Corrections, list[Sheet]]:
    """Return the corrections that leave only problems unrelated to the doubts, and the corrected sheets.

    A correction resolves its own doubt but can break another rule: extra bonuses, for example, need points in Yahtzee.
    """
    settled = set(doubts)
    others = {(each.code, each.path) for each in sheet_problems(rules, sheet) if not settled.intersection(each.doubts)}

    @cache
    def fits(changes: tuple[Change, ...]) -> bool:
        return all((each.code, each.path) in others for each in sheet_problems(rules, changed_sheet(sheet, changes)))

    found = tuple(changes for changes in corrections if fits(tuple(stand_in(rules, change) for change in changes)))
    return found, [changed_sheet(sheet, changes) for changes in found]


def _meaning(claim: SumClaim, sums: Sums) -> Meaning | None:
    """Return the sum that a claim matches."""
    values = sums[claim.column]
    return next((meaning for meaning in claim.meanings if values.get(meaning) == claim.found), None)


def _judge(
    rules: Rules,
    claim: SumClaim,
    written: Sequence[Sums],
    found: Corrections,
    corrected: Sequence[Sums],
) -> UnverifiedClaim:
    """Compare a claim with the corrections that were found, then with the card as written."""
    what = f"{claim.name} {claim.found}"
    right = [(changes, fits) for changes, each in zip(found, corrected, strict=True) if (fits := _meaning(claim, each))]
    fits = next((meaning for values in written if (meaning := _meaning(claim, values))), None)
    only = claim.meanings[0] if len(claim.meanings) == 1 else None
    agrees: Agreement = "with_none"
    if right:
        agrees, fits = "with_correction", right[0][1]
        ways = [f"if {describe_changes(rules, changes)}" for changes, _ in right[:_SHOWN]]
        more = [f"after {pluralize(len(right) - _SHOWN, 'other correction')}"] if len(right) > _SHOWN else []
        detail = f"{what} is right {join_words([*ways, *more], 'or')}"
    elif fits:
        agrees, detail = "as_written", f"{what} matches the card as written, which is not reliable"
    elif not found:
        agrees, detail = "unknown", f"{what} cannot be verified: some of its points are not known"
    else:
        values = [each[claim.column] for each in corrected]
        possible = {each[meaning] for each in values for meaning in claim.meanings if meaning in each}
        detail = f"{what} is wrong with every correction: {_some(sorted(possible))}"
    return UnverifiedClaim(claim.path, claim.found, agrees, detail, claim.column, fits or only)


def _some(values: Sequence[int]) -> str:
    """Return the possible values in words; only the least and the greatest if there are many."""
    if len(values) > _SHOWN_VALUES:
        return f"it can be from {values[0]} to {values[-1]}"
    return f"it can be {describe_numbers(values)}"
