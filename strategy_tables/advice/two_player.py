"""Exact play of two players who both play to win, a tie counting one half.

The value of a pair of cards comes from a table of the ruleset, or from following the rest of the game.
"""

from __future__ import annotations

import numpy as np

from engine.cards.sheet import Sheet, sheet_turns_played
from engine.cards.totals import points_so_far
from engine.errors import Problem
from engine.games.position import Position
from strategy_tables.advice.methods import method_of
from strategy_tables.advice.objective import Utilities
from strategy_tables.advice.payoff import match_payoff
from strategy_tables.model.outcomes import follow_indices, reachable
from strategy_tables.model.remaining import TooManyStates, card_layer, card_state
from strategy_tables.store.kinds import TWO_PLAYER
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.two_player import TwoPlayerTable, result_of_match


def match_utilities(
    tables: RulesetTables, position: Position, opponent: Sheet, limit: float | None = None
) -> Utilities | None:
    """Return the values of the endings of a position's turn in a match; None if they are out of reach.

    The opponent moves next. Without a table, following the game takes at most `limit` seconds, by default
    `WorkLimits.seconds_to_win`. Raises `MissingTable` if that is too little and the table is awaited.
    """
    if tables.two_player is not None:
        return _from_table(tables, tables.two_player, position, opponent)
    limit = tables.allowance.limits.seconds_to_win if limit is None else limit
    try:
        values = match_payoff(tables.outcomes, position, opponent, result_of_match, limit, tables.allowance)
    except TooManyStates:
        if TWO_PLAYER in tables.awaited:
            raise tables.missing(TWO_PLAYER) from None
        return None
    return Utilities(values, (tables.means.digest,))


def _from_table(tables: RulesetTables, table: TwoPlayerTable, position: Position, opponent: Sheet) -> Utilities:
    outcomes = tables.outcomes
    state = card_state(outcomes, position.sheet)
    after, at = follow_indices(outcomes, *state)[0], reachable(outcomes, *state[:2])[0]
    lead = position.points_so_far - points_so_far(position.rules, opponent)
    differences = -lead - outcomes.of_endings(outcomes.gains, len(at))[at]
    movers = np.full(len(differences), card_layer(outcomes, opponent).indices[0])
    values = np.zeros(len(at))
    values[at] = 1.0 - table.win_probabilities(movers, after[at], differences)
    digests = tables.means.digest, table.digest
    return Utilities(values, digests, method_of(table.error), table.error, doubt=2 * table.error)


def check_match(position: Position, opponent: Sheet) -> list[Problem]:
    """Return the problem if two cards cannot be those of a match at the turn of the first one."""
    turns = sheet_turns_played(position.sheet)
    found = sheet_turns_played(opponent)
    if turns <= found <= turns + 1:
        return []
    detail = f"an opponent who plays to win must have filled {turns} or {turns + 1} boxes, not {found}"
    return [Problem("contradiction", (), detail, found=found, minimum=turns, maximum=turns + 1)]
