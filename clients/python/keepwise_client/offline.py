"""Answers from a downloaded table, for the time without the service."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from keepwise_client import models
from keepwise_client.errors import ConnectionFailedError, KeepwiseError, ProblemError, TimedOutError
from keepwise_client.reader import Hand, State, Table

_DEFAULT_RULESET = "yahtzee"
_UNAVAILABLE = (502, 503, 504)

_ABOUT_THE_ANSWER = {"breakdown", "explain", "fields", "if_ready", "limit"}
"""Fields that ask for parts of an answer, not for another one."""

_TIE = 1e-9
"""More than the rounding errors of sums."""


class OfflineAdvice(models.Advice):
    """Advice from a downloaded table."""


class OfflineScores(models.Scores):
    """Points from a downloaded table."""


class OfflineTable:
    """The table of a ruleset, a file from ``GET /v1/tables/{ruleset}``.

    It answers `advise` and `score` for the expected total. Advice has every legal move with its value and loss, but no
    explanation. A position that breaks the rules, as far as each box can tell, raises `ValueError`.
    """

    def __init__(self, path: str | Path) -> None:
        """Read a file. Raises `ValueError`."""
        self._table = Table(Path(path))
        self.ruleset: str = self._table.rules["ruleset"]
        """The id of its ruleset."""

    def advise(self, request: models.AdviceRequest) -> OfflineAdvice:
        """Return every legal move, best first."""
        table, rules = self._table, self._table.rules
        hand, card, state, so_far = self._prove(request)
        moves = self._rank(hand, table.advise(hand, request.rolls_left, card))
        answer: dict[str, Any] = {
            "kind": "advice",
            "ruleset": self.ruleset,
            "objective": {"maximize": rules["objective"]},
            "position": {"dice": hand, "rolls_left": request.rolls_left, "scorecard": card},
            "total_so_far": so_far + rules["upper_bonus"][min(state[2], table.cap)],
            "value": moves[0]["value"],
            "best": moves[0],
            "moves": moves[: request.limit],
            "method": "approximate" if rules["error"] else "exact",
            "error_bound": rules["error"],
            "tables": [
                {"fingerprint": rules["fingerprint"], "objective": rules["objective"], "digest": rules["table"]}
            ],
        }
        return OfflineAdvice.model_validate(answer)

    def score(self, request: models.ScoreRequest) -> OfflineScores:
        """Return the points of the hand in every category."""
        table, rules = self._table, self._table.rules
        hand, _, state, _ = self._prove(request)
        left = request.rolls_left or 0
        points, extra_bonus, row = table.pays(state, hand, left)
        if row is not None:
            # Where a joker is not allowed, it pays as with the lower section in the other state, or like any hand.
            natural = rules["points"][0][table.number_of[hand]]
            rows = zip(points, rules["jokers"][row ^ 1], natural, strict=True)
            points = [next(each for each in paid if each is not None) for paid in rows]
        locked = [required >= 0 and required not in state[1] for required in rules["requires"]]
        answer: dict[str, Any] = {
            "kind": "scores",
            "ruleset": self.ruleset,
            "dice": hand,
            "rolls_left": left,
            "points": {
                name: 0 if no else paid for name, paid, no in zip(table.categories, points, locked, strict=True)
            },
            "legal": [table.categories[c] for c, *_ in table.scores(state, hand, left)],
            "extra_bonus": extra_bonus,
            "joker": row is not None,
        }
        return OfflineScores.model_validate(answer)

    def can_answer(self, request: models.AdviceRequest | models.ScoreRequest) -> bool:
        """Return whether this is a question about its ruleset and the expected total."""
        asked = request.model_dump(exclude_none=True)
        objective = asked.pop("objective", {"maximize": "expected_total"})
        ruleset = asked.pop("ruleset", _DEFAULT_RULESET)
        known = {"dice", "rolls_left", "scorecard", *_ABOUT_THE_ANSWER}
        return ruleset == self.ruleset and objective["maximize"] == "expected_total" and asked.keys() <= known

    def _prove(self, request: models.AdviceRequest | models.ScoreRequest) -> tuple[Hand, dict[str, Any], State, int]:
        """Return the hand, the card, its state and its points without the upper bonus. Raises `ValueError`."""
        table, rules = self._table, self._table.rules
        hand = tuple(sorted(request.dice))
        card = request.scorecard.model_dump(exclude_none=True) if request.scorecard else {}
        if not card.keys() <= {"points", "fillings", "extra_bonus_count", "extra_rolls"}:
            raise ValueError("no card of this game")
        card["points"] = {name: paid for name, paid in card.get("points", {}).items() if paid is not None}
        for name, paid in {**card["points"], **card.get("fillings", {})}.items():
            self._check_box(name, paid if isinstance(paid, list) else [paid])
        state, so_far = table.state(card)
        try:
            table.place(*state)
        except KeyError:
            raise ValueError("no game has this card") from None
        if hand not in table.number_of or not 0 <= (request.rolls_left or 0) < rules["rolls"] + state[3]:
            raise ValueError("no turn has this hand")
        if state[0] == tuple(table.times) or (
            card.get("extra_bonus_count") and rules["joker_category"] not in state[1]
        ):
            raise ValueError("no turn has this card")
        return hand, {"extra_bonus_count": 0, **card}, state, so_far

    def _check_box(self, name: str, paid: list[int]) -> None:
        """Check the fillings of a category. Raises `ValueError`."""
        rules, c = self._table.rules, self._table.categories.index(name)
        possible = {hand[c] for hands in (*rules["points"], rules["jokers"]) for hand in hands}
        if rules["requires"][c] >= 0:
            possible.add(0)
        if len(paid) > self._table.times[c] or not possible.issuperset(paid):
            raise ValueError(f"{name} cannot have {paid}")

    def _rank(self, hand: Hand, moves: list[tuple[float, dict[str, Any]]]) -> list[dict[str, Any]]:
        """Return moves with ranks, values and losses. Those tied with the best of a group share all of them."""
        ranked: list[dict[str, Any]] = []
        tie, best = 2 * self._table.rules["error"] + _TIE, moves[0][0]
        while len(ranked) < len(moves):
            rank, value = len(ranked) + 1, moves[len(ranked)][0]
            group = [move for worth, move in moves[len(ranked) :] if worth >= value - tie]
            loss = best - value and max(1e-6, round(best - value, 6))
            shared = {"rank": rank, "value": round(value, 6), "loss": loss}
            ranked += [shared | _dump_move(hand, move) for move in sorted(group, key=self._preference)]
        return ranked

    def _preference(self, move: dict[str, Any]) -> tuple[int, list[int]]:
        """Return the key that orders equal moves: categories as on the card, then larger keeps first."""
        if "category" in move:
            return self._table.categories.index(move["category"]), []
        return 100 - len(move["keep"]), move["keep"]


def _dump_move(hand: Hand, move: dict[str, Any]) -> dict[str, Any]:
    """Return a move with its kind, and a keep with the other dice."""
    if "category" in move:
        return {"action": "score", **move}
    reroll = Counter(hand) - Counter(move["keep"])
    return {"action": "keep", **move, "reroll": sorted(reroll.elements())}


def answer_offline(table: OfflineTable | None, request: object, error: KeepwiseError) -> OfflineAdvice | OfflineScores:
    """Return the answer of a table to a request that the service did not answer. Raises the error if it has none."""
    refused = isinstance(error, ProblemError) and error.status not in _UNAVAILABLE
    lost = isinstance(error, (ConnectionFailedError, ProblemError, TimedOutError)) and not refused
    if table is not None and lost and isinstance(request, (models.AdviceRequest, models.ScoreRequest)):
        # A request that breaks the rules needs the explanation of the service.
        with suppress(ValueError):
            if table.can_answer(request):
                return table.advise(request) if isinstance(request, models.AdviceRequest) else table.score(request)
    raise error
