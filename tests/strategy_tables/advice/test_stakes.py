"""Risks and chances of a move: compared with following the advice roll by roll, and by their sums."""

import random
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

import pytest

from engine.cards.scoring import Score
from engine.dice import hands, keep_index
from engine.games.moves import Keep, Move, legal_moves
from engine.games.position import Position
from strategy_tables import TableAdvice, advise
from strategy_tables.advice.contrast import Contrast
from strategy_tables.advice.objective import Objective
from strategy_tables.advice.objectives.floor import Floor
from strategy_tables.advice.objectives.target import Target
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.objectives.win import Win
from strategy_tables.advice.opponent_outlooks import Opponent
from strategy_tables.advice.stakes import Stakes, find_stakes
from strategy_tables.store.table_set import RulesetTables
from tests.effort import EFFORT
from tests.strategy_tables.follow import chances_of_hands
from tests.strategy_tables.positions import random_positions
from tests.strategy_tables.small import SMALL, USUAL_SMALL
from tests.strategy_tables.small_with_memory import USUAL_WITH_MEMORY, WITH_MEMORY
from tests.strategy_tables.tables import outlook_of, table_of

ENDINGS = ["yahtzee", "yatzy", "kismet", "crag", "generala"]

End = tuple[int, bool]
"""A category, and whether it is made."""


def followed(
    advise_here: Callable[[Position], TableAdvice], position: Position, move: Move
) -> Mapping[End, tuple[float, float]]:
    """Return the probability of each end of the turn when following the advice, and its value times that."""
    count = len(position.hand)

    @cache
    def go_on(position: Position, move: Move) -> Mapping[End, tuple[float, float]]:
        if isinstance(move, Score):
            (value,) = (each.value for each in advise_here(position).moves if each.move == move)
            return {(move.category, move.points > 0): (1.0, value)}
        assert isinstance(move, Keep)
        found: defaultdict[End, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
        for hand, chance in zip(hands(count), chances_of_hands(count)[keep_index(count)[move.dice]], strict=True):
            if chance:
                after = replace(position, hand=hand, rolls_left=position.rolls_left - 1)
                for end, (often, worth) in go_on(after, advise_here(after).best.move).items():
                    found[end] = (found[end][0] + chance * often, found[end][1] + chance * worth)
        return found

    return go_on(position, move)


def objectives(tables: RulesetTables, position: Position, chance: random.Random) -> list[Objective]:
    """Return one of each objective, near the expected total of the position."""
    expected = round(advise(tables.means, position).value)
    sheets = [each.sheet for each in random_positions(position.compiled, 12, chance.randrange(1000))
             if len(each.open_categories) < 4]  # fmt: skip
    found: list[Objective] = [Target(max(0, expected + chance.randrange(-8, 12)))]
    if sheets and not Win(()).refusal(position.compiled):
        found.append(Win(tuple(map(Opponent, sheets[: chance.choice([1, 2, 3])])), chance.choice([0.0, 0.5, 1.0])))
    return [*found, UpperBonus()] if not UpperBonus().refusal(position.compiled) else found


def random_stakes(name: str, count: int, most_open: int) -> list[tuple[TableAdvice, Stakes]]:
    """Return stakes of the best move against any other, for all objectives at random positions."""
    tables, chance, found = RulesetTables(table_of(name)), random.Random(f"{name} stakes"), []
    for position in random_positions(tables.means.compiled, count, seed=f"{name} stakes"):
        if len(position.open_categories) > most_open:
            continue
        for objective in objectives(tables, position, chance):
            advice = objective.advise(tables, position)
            for asked in (None, chance.choice(advice.ranking.moves)):
                stakes = find_stakes(advice, asked)
                assert (stakes is None) == (len(advice.moves) == 1 or asked == advice.best.move)
                if stakes is not None:
                    found.append((advice, stakes))
    return found


def parts(contrast: Contrast, base: float) -> float:
    """Return a gain from the parts of a contrast."""
    worth = [
        0.0 if branch.worth is None else branch.probability * (branch.worth - base)
        for branch in (contrast.best, contrast.other)
    ]
    return worth[0] - worth[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count", "most_open"),
    [
        *(
            pytest.param(
                name, 4 * EFFORT, 3, marks=() if name in USUAL_SMALL | USUAL_WITH_MEMORY else pytest.mark.exhaustive
            )
            for name in (*SMALL, *WITH_MEMORY)
        ),
        *((name, 6, 2) for name in ENDINGS),
    ],
)
def test_gains_add_up_to_the_loss_of_the_other_move(name: str, count: int, most_open: int) -> None:
    for advice, stakes in random_stakes(name, count, most_open):
        best, other = stakes.best.ranked, stakes.other.ranked
        assert best == advice.best
        assert other in advice.moves
        assert sum(each.gain for each in stakes.contrasts) == pytest.approx(best.value - other.value, abs=3e-12)
        for stake, side in ((stakes.best, "best"), (stakes.other, "other")):
            branches = [getattr(each, side) for each in stakes.contrasts]
            assert sum(each.probability for each in branches) == pytest.approx(1, abs=1e-12)
            value = stake.ranked.value
            assert sum(each.probability * (each.worth or 0) for each in branches) == pytest.approx(value, abs=3e-12)
            for each in branches:
                then, otherwise = each.worth or 0.0, each.otherwise or 0.0
                both = each.probability * then + (1 - each.probability) * otherwise
                assert both == pytest.approx(value, abs=3e-12)
                assert (each.worth is None) == (each.probability == 0)
                assert each.worth is None or stake.least - 1e-12 <= each.worth <= stake.greatest + 1e-12
            # Probabilities of a whole turn may sum to slightly less than 1.
            assert stake.least - 1e-12 <= value <= stake.greatest + 1e-12
        gains = [each.gain for each in stakes.contrasts]
        assert gains == sorted(gains, reverse=True)
        base = sum(each.other.probability * (each.other.worth or 0) for each in stakes.contrasts)
        assert gains == pytest.approx([parts(each, base) for each in stakes.contrasts], abs=3e-12)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count", "most_open"),
    [
        ("joker-forced", 12, 3),
        ("three-dice-served", 12, 3),
        pytest.param("generala", 90, 2, marks=pytest.mark.exhaustive),
    ],
)
def test_branches_match_play_by_the_advice(name: str, count: int, most_open: int) -> None:
    """All rolls of the turn individually, with advice for each."""
    tables = RulesetTables(table_of(name))
    seen = 0
    few = [each for each in random_stakes(name, count, most_open) if each[0].position.rolls_left == 1]
    for advice, stakes in few[: 3 * EFFORT]:
        again = cache(lambda position, objective=advice.objective: objective.advise(tables, position))
        for stake, side in ((stakes.best, "best"), (stakes.other, "other")):
            ends = followed(again, advice.position, stake.ranked.move)
            for each in stakes.contrasts:
                branch = getattr(each, side)
                often, worth = ends.get((each.category, each.made), (0.0, 0.0))
                assert branch.probability == pytest.approx(often, abs=1e-12)
                assert branch.probability * (branch.worth or 0) == pytest.approx(worth, abs=1e-12)
            seen += isinstance(stake.ranked.move, Keep)
    assert seen


@pytest.mark.parametrize("name", ["joker-forced", "joker-free", "three-dice-served", "yahtzee"])
def test_risked_points_may_not_be_restored_by_the_next_roll(name: str) -> None:
    seen = 0
    for advice in {id(each): each for each, _ in random_stakes(name, 40, 2)}.values():
        for asked in advice.ranking.moves[1::3]:
            stakes = find_stakes(advice, asked)
            assert stakes is not None
            for stake, against in ((stakes.best, stakes.other), (stakes.other, stakes.best)):
                keep, score = stake.ranked.move, against.ranked.move
                if isinstance(keep, Keep) and isinstance(score, Score):
                    assert stake.points_risked == naive_risk(advice.position, keep, score)
                    seen += stake.points_risked > 0
                else:
                    assert stake.points_risked == 0
    assert seen


def naive_risk(position: Position, keep: Keep, score: Score) -> int:
    """Return the risk by iterating over all hands and all ways to score them."""
    count = len(position.hand)
    chances = chances_of_hands(count)[keep_index(count)[keep.dice]]
    least = []
    for hand, chance in zip(hands(count), chances.tolist(), strict=True):
        if chance:
            moves = legal_moves(replace(position, hand=hand, rolls_left=position.rolls_left - 1))
            paid = [each.points + each.extra_bonus for each in moves
                    if isinstance(each, Score) and each.category == score.category]  # fmt: skip
            least.append(paid[0] if paid else 0)
    return max(0, score.points + score.extra_bonus - min(least))


def test_the_compared_move_has_the_most_points() -> None:
    """If that is the best move itself, it is compared with the next best."""
    agree = differ = 0
    for name in ("joker-free", "yahtzee", "crag"):
        for advice, stakes in random_stakes(name, 30, 2):
            most = max(advice.expected_totals)
            for stake in (stakes.best, stakes.other):
                assert stake.most_points == (stake.ranked.expected_total >= most - 1e-9)
            unasked = find_stakes(advice)
            assert unasked is not None
            if unasked.best.most_points:
                assert unasked.other.ranked == advice.move_at(1)
                agree += 1
            else:
                assert unasked.other.most_points
                differ += 1
    assert agree > differ > 2


def test_outlooks_show_the_leader() -> None:
    tables = RulesetTables(table_of("joker-free"))
    chance = random.Random(15)
    for position in random_positions(tables.means.compiled, 10, seed=15):
        sheets = tuple(each.sheet for each in random_positions(tables.means.compiled, 3, seed=chance.randrange(1000)))
        advice = Win(tuple(map(Opponent, sheets))).advise(tables, position)
        stakes = find_stakes(advice)
        if stakes is not None:
            means = [outlook_of(tables, sheet).mean for sheet in sheets]
            assert stakes.lead == pytest.approx(advise(tables.means, position).value - max(means), abs=1e-9)
        other = find_stakes(Target(20).advise(tables, position))
        assert other is None or other.lead is None


def test_certain_results_have_no_branches() -> None:
    """The floor of a keep is not a mean: the guaranteed points are those of the worst outcome."""
    tables = RulesetTables(table_of("generala"))
    seen = 0
    for position in random_positions(tables.means.compiled, 12, seed=16):
        stakes = find_stakes(Floor().advise(tables, position)) if len(position.open_categories) < 4 else None
        if stakes is not None:
            assert stakes.contrasts == ()
            assert [each.least for each in (stakes.best, stakes.other)] >= [0.0, 0.0]
            assert stakes.best.least == stakes.best.ranked.value
            seen += 1
    assert seen


def test_the_expected_total_has_no_stakes() -> None:
    table = table_of("joker-free")
    for position in random_positions(table.compiled, 3, seed=17):
        assert find_stakes(advise(table, position)) is None
