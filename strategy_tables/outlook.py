"""The outlook of a card or a position: how the final total is distributed when the mean is played for, and where its
points come from."""

from dataclasses import dataclass

from engine.position import Position
from engine.scorecard import Scorecard, score_totals
from strategy_tables.distribution import Distribution, distribution
from strategy_tables.ends import Floats
from strategy_tables.objectives import OUTLOOK
from strategy_tables.rest import (
    Layer,
    Rest,
    Rests,
    TooManyStates,
    card_layer,
    end_turn,
    mix_rests,
    solve_rests,
    with_card,
)
from strategy_tables.ruleset_tables import RulesetTables
from strategy_tables.start import load_start
from strategy_tables.target import EXACT, FROM_TABLE

STATES_BESIDE_TABLE = 60
"""So many states are worked out exactly even where there is a table: some 10 milliseconds."""

STATES_WITHOUT_TABLE = 3_000
"""So many are where there is none: about half a second."""


@dataclass(frozen=True, slots=True, eq=False)
class Outlook:
    """What becomes of a card with C categories.

    * `totals`: the final total
    * `points` float64 [C + 2]: expected points by category (of filled ones what they have), upper bonus, extra bonuses;
      they add up to the mean
    * `zeros` float64 [C]: probability that an open category will be filled with 0
    * `upper_bonus`: probability that the upper bonus will be paid
    * `method`: `EXACT`, or `FROM_TABLE` with `error`, which no probability of a total or more is further off than
    * `digests` name the tables it came from
    """

    totals: Distribution
    points: Floats
    zeros: Floats
    upper_bonus: float
    method: str
    error: float
    digests: tuple[str, ...]

    @property
    def mean(self) -> float:
        """The expected final total, exactly."""
        return float(self.points.sum())


@dataclass(frozen=True, slots=True, eq=False)
class FoundRests:
    """Rests of states, how they were found, and how far off a probability may be."""

    rests: Rests
    method: str
    error: float
    digests: tuple[str, ...]


def find_rests(tables: RulesetTables, layer: Layer) -> FoundRests:
    """Rests of states with equally many filled categories.

    Raises `MissingTable` where there is no table of outlooks and too many categories are open to do without.
    """
    table = tables.outlooks
    try:
        limit = STATES_WITHOUT_TABLE if table is None else STATES_BESIDE_TABLE
        rests = solve_rests(tables.means, tables.ends, layer, limit)
    except TooManyStates:
        if table is None:
            raise tables.missing(OUTLOOK) from None
        return FoundRests(table.rests(layer), FROM_TABLE, table.error, (tables.means.digest, table.digest))
    return FoundRests(rests, EXACT, 0.0, (tables.means.digest,))


def outlook_of_card(tables: RulesetTables, card: Scorecard) -> Outlook:
    """The outlook of a card before its next turn, or when it is full.

    Raises `MissingTable` where there is no table of outlooks and too many categories are open to do without.
    """
    compiled = tables.means.compiled
    start = load_start(compiled) if card.open_mask == tables.means.space.full else None
    if start is not None:
        return _outlook(tables, card, start, EXACT, 0.0, (tables.means.digest,))
    found = find_rests(tables, card_layer(tables.ends, card))
    return _outlook(tables, card, found.rests[0], found.method, found.error, found.digests)


def outlook_of_position(tables: RulesetTables, position: Position) -> Outlook:
    """The outlook of a position in a turn; raises `MissingTable` as `outlook_of_card` does."""
    ending = end_turn(tables.means, tables.ends, position)
    found = find_rests(tables, ending.after)
    rest = mix_rests(tables.ends, ending.weights, found.rests, ending.places)[0]
    return _outlook(tables, position.card, rest, found.method, found.error, found.digests)


def _outlook(
    tables: RulesetTables, card: Scorecard, rest: Rest, method: str, error: float, digests: tuple[str, ...]
) -> Outlook:
    compiled = tables.means.compiled
    totals = score_totals(compiled, card)
    return Outlook(
        totals=distribution(rest.probabilities, totals.total - totals.upper_bonus),
        points=with_card(compiled, card, rest.points),
        zeros=rest.zeros,
        upper_bonus=rest.upper_bonus,
        method=method,
        error=error,
        digests=digests,
    )
