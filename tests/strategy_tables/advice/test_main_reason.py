"""The reason for a move: it is true by independently computed numbers, and reviewed ones do not change."""

import json
import random
import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from api.answers.reasons import describe_reason, dump_reason
from api.texts.texts import ENGLISH
from engine.cards.rules import Cell, rules_of_card
from engine.cards.scorecard import Scorecard, open_categories
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet
from engine.definitions.definition import load_ruleset
from engine.dice import Hand, contains, rest
from engine.games.moves import Keep, Move, legal_keep, legal_score
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from strategy_tables import advise, plays_for
from strategy_tables.advice import explain
from strategy_tables.advice.explain import Comparison, compare_moves
from strategy_tables.advice.main_reason import find_reason, reason_between, reasons_between
from strategy_tables.advice.move_pair import MovePair
from strategy_tables.advice.objective import TableAdvice
from strategy_tables.advice.objectives.upper_bonus import UpperBonus
from strategy_tables.advice.odds import Odds, odds
from strategy_tables.advice.plausible_alternative import HANDICAP, find_plausible_alternative
from strategy_tables.advice.reason import Reason
from strategy_tables.advice.themes import PERSON
from strategy_tables.opponents.opponent import move_probabilities, perceive_moves
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import load_table, tables_folder
from tests.effort import EFFORT
from tests.explained import CHECKLIST, COUNT, GOLDEN, RULESETS, positions_of
from tests.explained import position_of as position_of_decision
from tests.selection import usually

DECISIONS: list[dict[str, Any]] = json.loads(GOLDEN.read_text(encoding="utf-8"))


@cache
def tables_of(name: str) -> RulesetTables:
    return RulesetTables(load_table(compile_ruleset(load_ruleset(name)), tables_folder()))


def position_of(decision: dict[str, Any]) -> Position:
    return position_of_decision(tables_of(decision["ruleset"]).means, decision)


def move_of(position: Position, said: dict[str, Any]) -> Move:
    if said["action"] == "keep":
        return legal_keep(position, said["keep"])
    return legal_score(position, Cell(0, position.compiled.categories.index(said["category"])))


# Reviewed sentences


@pytest.mark.parametrize("name", RULESETS)
def test_reasons_match_the_reviewed_ones(name: str) -> None:
    tables = tables_of(name)
    for decision in (each for each in DECISIONS if each["ruleset"] == name):
        position = position_of(decision)
        advice = advise(tables.means, position)
        other = move_of(position, decision["point"]["against"])
        assert find_plausible_alternative(tables.means, advice) == other, decision["said_of"]
        point = find_reason(tables, advice, other)
        dumped = json.loads(json.dumps(dump_reason(position, point, other)))
        assert dumped.keys() == decision["point"].keys()
        for name, value in decision["point"].items():
            exact = dumped[name] == value
            assert exact or dumped[name] == pytest.approx(value, abs=1e-9), decision["sentence"]
        assert describe_reason(ENGLISH, position, other, point) == decision["sentence"]


def test_reviewed_decisions_cover_all_themes() -> None:
    assert len(DECISIONS) == COUNT
    assert len({each["theme"] for each in DECISIONS}) == 7
    assert {each["ruleset"] for each in DECISIONS} == set(RULESETS)
    failed = Counter(item for each in DECISIONS for item in each["verdict"])
    assert set(failed) <= set(CHECKLIST)
    # No sentence is untrue, and few have other faults.
    assert not failed["true"]
    assert not failed["one_number"]
    assert failed["plausible"] <= COUNT // 20
    assert sum(failed.values()) - failed["plausible"] <= COUNT // 50


def test_sentences_have_few_readable_numbers() -> None:
    for sentence in (each["sentence"] for each in DECISIONS):
        assert len(re.findall(r"\d\.\d\d\b", sentence)) <= 1, sentence
        assert not re.search(r"[−-]?\b0\.0+\b(?!\d)", sentence), sentence
        # A second number is that of the other move.
        assert len(re.findall(r"\d%", sentence)) <= 2, sentence
        assert len(sentence) <= 170, sentence


# Truth of reasons


def sampled(name: str, count: int) -> list[tuple[Position, Move, Move, float]]:
    """Return decisions of games, each compared with a move that loses something, plausible or not."""
    tables, rng = tables_of(name), random.Random(f"main reason {name}")
    positions = list(positions_of(tables.means, rng))
    found = []
    for position in rng.sample(positions, min(count, len(positions))):
        ranking = advise(tables.means, position).ranking
        lost = [place for place, loss in enumerate(ranking.losses) if loss > 0.1]
        if lost:
            place = rng.choice(lost[:6])
            found.append((position, ranking.moves[0], ranking.moves[place], ranking.losses[place]))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"yahtzee", "balut", "crag"}, RULESETS))
def test_every_reason_is_true(name: str) -> None:
    """Checked by the rules, the odds of a category, ends of turns and the objective of the upper bonus, without the
    code that composes reasons."""
    seen = Counter[str]()
    for position, best, other, loss in sampled(name, 40 * EFFORT):
        point = reason_between(MovePair(tables_of(name), position, best, other, loss))
        _CHECKS[point.says](Facts(position, best, other, loss, point))
        seen[point.says] += 1
    assert len(seen) >= 8, seen


@pytest.mark.parametrize("name", usually({"yatzy"}, ["yahtzee", "yatzy"]))
def test_reasons_found_together_are_those_found_one_by_one(name: str) -> None:
    tables = tables_of(name)
    asked = [*sampled(name, 12), *((*each[:2], Keep(each[0].hand), 1.0) for each in sampled(name, 1))]
    found = reasons_between([MovePair(tables, *each) for each in asked])
    for (position, best, other, loss), reason in zip(asked, found, strict=True):
        alone = reason_between(MovePair(tables, position, best, other, loss))
        assert json.dumps(dump_reason(position, reason, other)) == json.dumps(dump_reason(position, alone, other))


LATE = 4
"""Number of open categories up to which reasons know all sources of points."""
NAMES_UPPER_BONUS = {"upper_bonus_sure", "upper_bonus_alive", "upper_bonus_closer", "upper_bonus_more"}
SAYS_MORE_OFTEN = {"more_often", "several", "takes_dice", "useful_dice", "completed_by", "brings_more"}
SAYS_MORE_THAN_BONUS = {"throws_roll_away", "idle_dice", "extra_bonus", "joker"}


@pytest.mark.slow
@pytest.mark.parametrize("name", usually({"yams"}, ("kniffel", "yahtzee", "yatzy", "kismet", "yams")))
def test_reasons_on_invented_late_cards_are_true(name: str) -> None:
    """On cards with random points, as no good player has them, the best move is often a 0 that saves the bonus."""
    tables, rng = tables_of(name), random.Random(f"late {name}")
    mostly_bonus = 0
    for position in (late_position(tables.means.compiled, rng) for _ in range(min(60 * EFFORT, 150))):
        advice = advise(tables.means, position)
        worse = [place for place, loss in enumerate(advice.ranking.losses) if loss > 0.1]
        if not worse:
            continue
        place = min(rng.choice(worse[:4]), len(worse))
        place = place if place in worse else worse[0]
        best, other, loss = advice.best.move, advice.ranking.moves[place], advice.ranking.losses[place]
        point = reason_between(MovePair(tables, position, best, other, loss))
        facts = Facts(position, best, other, loss, point)
        _CHECKS.get(point.says, check_nothing)(facts)
        known = facts.known()
        assert known is not None
        bonus = len(position.compiled.categories)
        gains = known.best.points - known.other.points
        gain = float(gains[bonus])
        if point.says in SAYS_MORE_OFTEN:
            named = point.categories or (point.category,)
            assert min(float(gains[category]) for category in named if category is not None) > -1e-9
        if named_places := places_named(facts):
            assert float(gains[named_places].sum()) > 0.199 * loss, (position, best, other, point)
        assert all(gains[category] > 0.199 * loss for category in point.categories or ()), (position, best, point)
        if gain > max(0.6 * loss, 0.5) and point.says not in SAYS_MORE_THAN_BONUS:
            mostly_bonus += 1
            assert point.says in NAMES_UPPER_BONUS, (position, best, other, point)
    assert mostly_bonus >= 5


def late_position(compiled: CompiledRuleset, rng: random.Random) -> Position:
    """Return a position with a few open categories; the others have random possible points, the upper ones usual
    points."""
    count = len(compiled.categories)
    still_open = set(rng.sample(range(count), rng.randint(2, LATE)))
    points = [
        ()
        if category in still_open
        else tuple(any_points(compiled, category, rng) for _ in range(compiled.times[category]))
        for category in range(count)
    ]
    hand = tuple(sorted(rng.choices(range(1, 7), k=compiled.ruleset.dice_count)))
    return Position(rules_of_card(compiled), Sheet((Scorecard(tuple(points)),)), hand, rng.choice((0, 0, 1, 2)))


def any_points(compiled: CompiledRuleset, category: int, rng: random.Random) -> int:
    face, payable = compiled.upper_face[category], compiled.payable[category]
    usual = [points for points in payable if 2 * face <= points <= 4 * face] if face else payable
    return rng.choice(usual if rng.random() < 0.85 else payable)


@pytest.mark.slow
def test_known_sources_give_the_same_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, rng = tables_of("yams"), random.Random("numbers")
    found = []
    for position in (late_position(tables.means.compiled, rng) for _ in range(60)):
        advice = advise(tables.means, position)
        other = find_plausible_alternative(tables.means, advice)
        if other is not None:
            (known,) = compare_moves(tables, [(position, advice.best.move, other)])
            found.append((advice, other, known, find_reason(tables, advice, other)))
    monkeypatch.setattr(explain, "_QUICK", 0.0)
    assert all(find_reason(tables, advice, other, known) == point for advice, other, known, point in found)
    assert any(find_reason(tables, advice, other) != point for advice, other, _, point in found)


class Facts:
    """Independent facts to check a reason about two moves of a position."""

    def __init__(self, position: Position, best: Move, other: Move, loss: float, point: Reason) -> None:
        self.position, self.compiled, self.point = position, position.compiled, point
        self.best, self.other, self.loss = best, other, loss
        self.tables = tables_of(position.compiled.ruleset.name)

    def kept(self, move: Move) -> Hand:
        assert isinstance(move, Keep)
        return move.dice

    def scored(self, move: Move) -> Score:
        assert isinstance(move, Score)
        return move

    def made(self, move: Move, category: int) -> float:
        """Return the probability that the turn ends with points in a category."""
        if isinstance(move, Score):
            return float(move.category == category and move.points > 0)
        return float(plays_for(self.tables.means, self.position, Keep(self.kept(move))).made[category])

    def odds(self, category: int, keep: Hand = (), rolls: int | None = None, points: int | None = None) -> Odds:
        """Return the odds of a keep with `rolls` rolls; by default those of a whole turn."""
        left = self.compiled.ruleset.rolls if rolls is None else rolls
        return odds(self.position.rules, self.position.sheet, category, keep, left, kept=True, points=points)

    def points(self, hand: Hand, category: int, rolls_left: int) -> int:
        """Return the points of a hand in a category."""
        cell, scored = Cell(0, category), replace(self.position, hand=hand, rolls_left=rolls_left).scored
        return scored.score(cell).points if cell in scored.legal else 0

    def hands_after(self, keep: Hand) -> list[Hand]:
        count = len(self.position.hand) - len(keep)
        return [tuple(sorted((*keep, *rolled))) for rolled in product(range(1, 7), repeat=count)]

    def known(self) -> Comparison | None:
        """Return the sources of all points, near the end of the game."""
        return None if len(self.position.open_categories) > LATE else self.sources()

    def sources(self) -> Comparison:
        """Return the sources of all points, however long that takes."""
        (found,) = compare_moves(self.tables, [(self.position, self.best, self.other)])
        return found

    def upper_bonus(self, move: Move) -> float:
        ranking = UpperBonus().advise(self.tables, self.position).ranking
        return dict(zip(ranking.moves, ranking.values, strict=True))[move]


def places_named(facts: Facts) -> list[int]:
    """Return the indices of the sources in a breakdown that a reason names."""
    point, compiled = facts.point, facts.compiled
    if point.says in NAMES_UPPER_BONUS or point.says == "for_upper_bonus":
        return [len(compiled.categories)]
    if point.says == "higher_faces":
        faces = {0, facts.kept(facts.best)[0], facts.kept(facts.other)[0]}
        several = [category for category, paid in enumerate(compiled.payable) if sum(points > 0 for points in paid) > 1]
        return [*(each for each in several if compiled.upper_face[each] in faces), len(compiled.categories)]
    if point.says in SAYS_MORE_THAN_BONUS | {"idle_dice", "chases_extra_bonus"}:
        return []
    named = [point.other_category if point.category is None else point.category, *(point.categories or ())]
    if _CHECKS.get(point.says) is check_zero:
        named = [facts.scored(facts.best).category, facts.scored(facts.other).category]
    return [each for each in named if each is not None]


def category_of(facts: Facts) -> int:
    assert facts.point.category is not None
    return facts.point.category


def other_of(facts: Facts) -> int:
    assert facts.point.other_category is not None
    return facts.point.other_category


def check_more_often(facts: Facts) -> None:
    point, category = facts.point, category_of(facts)
    assert point.probability == pytest.approx(facts.made(facts.best, category), abs=1e-9)
    assert point.other_probability == pytest.approx(facts.made(facts.other, category), abs=1e-9)
    check_reached(facts, category)
    assert point.probability is not None
    assert point.other_probability is not None
    more = point.probability - point.other_probability
    # For rare events a smaller difference is enough if the ratio is large.
    assert more > 0.019 or (more > 0.0099 and point.probability > 1.499 * point.other_probability)


def check_reached(facts: Facts, category: int) -> None:
    """Check that the other move cannot make the category more often when both are played for it only."""
    left = facts.position.rolls_left
    able = [
        float(move.category == category and move.points > 0)
        if isinstance(move, Score)
        else facts.odds(category, facts.kept(move), left).made.probability
        for move in (facts.best, facts.other)
    ]
    assert able[0] >= able[1] - 1e-9


def check_more_dice(facts: Facts) -> None:
    best, other = facts.kept(facts.best), facts.kept(facts.other)
    more, fewer = (other, best) if facts.point.says != "useful_dice" else (best, other)
    assert contains(more, fewer)
    assert facts.point.faces == rest(more, fewer)
    if facts.point.says == "idle_dice":
        assert facts.point.other_faces == fewer
        # No lower category is more likely with the other kept dice.
        for category in facts.position.open_categories:
            if not facts.compiled.upper_face[category]:
                left = facts.position.rolls_left
                able = [facts.odds(category, keep, left).made.probability for keep in (more, fewer)]
                assert able[0] <= able[1] + 0.05 + 1e-9
        # No source of the other move has half a point more.
        if (known := facts.known()) is not None:
            assert (known.other.points - known.best.points).max() < 0.5
    else:
        check_more_often(facts)


def check_completed_by(facts: Facts) -> None:
    check_more_often(facts)
    keep = facts.kept(facts.best)
    left = facts.position.rolls_left - 1
    hands = {face: tuple(sorted((*keep, face))) for face in range(1, 7)}
    faces = [face for face, hand in hands.items() if facts.points(hand, category_of(facts), left) > 0]
    assert facts.point.faces == tuple(faces)


def check_faces(facts: Facts) -> None:
    best, other = facts.kept(facts.best), facts.kept(facts.other)
    assert len({*best}) == len({*other}) == 1
    assert len(best) == len(other)
    still_open = open_categories(facts.compiled, facts.position.card)
    if facts.point.says == "open_upper":
        assert facts.compiled.upper_face[category_of(facts)] == best[0]
        assert facts.compiled.upper_face[other_of(facts)] == other[0]
        assert category_of(facts) in still_open
        assert other_of(facts) not in still_open
        return
    assert (facts.point.faces, facts.point.other_faces) == (best, other)
    assert sum(best) > sum(other)
    if facts.point.says == "for_upper_bonus":
        assert 1 > facts.upper_bonus(facts.best) > facts.upper_bonus(facts.other)


def check_several(facts: Facts) -> None:
    assert facts.point.categories is not None
    assert len({*facts.point.categories}) > 1
    for category in facts.point.categories:
        more = facts.made(facts.best, category) - facts.made(facts.other, category)
        assert more > (0.019 if facts.point.says == "several" else -1e-9)
        if facts.point.says == "several":
            check_reached(facts, category)


def check_more_points(facts: Facts) -> None:
    assert facts.made(facts.best, category_of(facts)) > 0
    assert facts.point.mean is not None
    assert facts.point.other_mean is not None
    assert facts.point.mean > facts.point.other_mean + 0.2
    paid = facts.compiled.payable[category_of(facts)]
    assert facts.point.mean <= max(paid) + 1e-9


def check_brings_more(facts: Facts) -> None:
    known, category = facts.known(), category_of(facts)
    assert known is not None or len(facts.position.open_categories) > LATE
    if known is not None:
        means = [float(each.points[category]) for each in (known.best, known.other)]
        assert [facts.point.mean, facts.point.other_mean] == pytest.approx(means, abs=1e-9)
        assert means[0] - means[1] >= facts.loss / 5


def check_fewer_zeros(facts: Facts) -> None:
    found = [
        1 - sum(facts.made(move, category) for category in range(len(facts.compiled.categories)))
        for move in (facts.best, facts.other)
    ]
    assert [facts.point.probability, facts.point.other_probability] == pytest.approx(found, abs=1e-9)
    assert found[0] < found[1] - 0.009


def check_roll_on(facts: Facts) -> None:
    made = facts.made(facts.best, category_of(facts))
    assert facts.point.probability == pytest.approx(made, abs=1e-9)
    score = facts.scored(facts.other)
    if facts.point.says == "no_zero_yet":
        assert score.points == 0
        # Most turns end without a 0.
        assert sum(facts.made(facts.best, category) for category in facts.position.open_categories) > 0.5
    if facts.point.says == "nothing_lost":
        assert (score.category, score.points) == (facts.point.other_category, facts.point.other_points)
        left = facts.position.rolls_left - 1
        for hand in facts.hands_after(facts.kept(facts.best)):
            assert facts.points(hand, score.category, left) >= score.points
    assert made > 0


def check_more_to_come(facts: Facts) -> None:
    found = facts.odds(category_of(facts), facts.kept(facts.best), facts.position.rolls_left)
    assert facts.point.mean == pytest.approx(found.mean.expected_points, abs=1e-9)
    assert facts.point.points == facts.scored(facts.other).points < found.mean.expected_points


def check_scored_now(facts: Facts) -> None:
    score, keep, left = facts.scored(facts.best), facts.kept(facts.other), facts.position.rolls_left
    assert (facts.point.category, facts.point.points) == (score.category, score.points)
    if facts.point.says == "made_already":
        found = facts.odds(score.category, keep, left, points=score.points).made.probability
        assert facts.point.probability == pytest.approx(found, abs=1e-9)
        assert found < 0.9
    elif facts.point.says == "enough":
        found = facts.odds(score.category, keep, left).mean.expected_points
        assert facts.point.mean == pytest.approx(found, abs=1e-9)
        assert found < score.points
    else:
        assert facts.point.other_points == facts.points(facts.position.hand, score.category, left - 1) < score.points


def check_extra_bonus(facts: Facts) -> None:
    score = facts.scored(facts.best)
    assert len({*facts.position.hand}) == 1
    assert (facts.point.category, facts.point.points) == (score.category, score.points)
    assert facts.point.extra_bonus == (score.extra_bonus or None)
    if facts.point.says == "extra_bonus_either":
        assert facts.scored(facts.other).extra_bonus == score.extra_bonus
        assert facts.point.mean == pytest.approx(facts.odds(score.category).mean.expected_points, abs=1e-9)
        assert score.points > facts.odds(score.category).mean.expected_points
    if facts.point.says == "joker":
        roll = min(facts.position.roll, len(facts.compiled.roll_points)) - 1
        natural = facts.compiled.roll_points[roll][facts.compiled.index(facts.position.hand)][score.category]
        assert score.points > natural


def check_chases(facts: Facts) -> None:
    assert facts.position.live
    assert facts.point.extra_bonus == facts.compiled.extra_bonus > 0
    # With one roll left only the rolled dice matter.
    if facts.position.rolls_left == 1:
        hands = facts.hands_after(facts.kept(facts.best))
        found = sum(len({*hand}) == 1 for hand in hands) / len(hands)
        assert facts.point.probability == pytest.approx(found, abs=1e-9)


def check_price(facts: Facts) -> None:
    score = facts.scored(facts.best)
    found = facts.odds(score.category)
    assert (facts.point.category, facts.point.points) == (score.category, score.points)
    assert score.points > found.mean.expected_points - 1e-9
    if facts.point.says == "take_rare":
        assert facts.point.probability == pytest.approx(found.made.probability, abs=1e-9)
        assert found.made.probability < 0.5
    else:
        assert facts.point.mean == pytest.approx(found.mean.expected_points, abs=1e-9)


def check_too_little(facts: Facts) -> None:
    score = facts.scored(facts.other)
    mean = facts.odds(score.category).mean.expected_points
    assert facts.point.other_category == score.category
    assert facts.point.other_mean == pytest.approx(mean, abs=1e-9)
    assert score.points < mean
    assert facts.point.other_points == (score.points or None)


def check_zero(facts: Facts) -> None:
    score = facts.scored(facts.best)
    assert (facts.point.category, score.points) == (score.category, 0)
    found = facts.odds(score.category)
    most = sum(map(max, facts.compiled.payable)) / len(facts.compiled.categories)
    mean, mean_of_other = (
        facts.odds(each.category).mean.expected_points for each in (score, facts.scored(facts.other))
    )
    # In Yahtzee 5 points.
    assert mean < most / 5
    assert mean < mean_of_other - facts.scored(facts.other).points
    if (known := facts.known()) is not None:
        already = sum(facts.position.card.points[score.category])
        given_up = known.other.points[score.category] - already
        assert given_up < most / 5
        # The other move gives up more.
        instead = facts.scored(facts.other)
        assert given_up < known.best.points[instead.category] - instead.points
        bonus = len(facts.compiled.categories)
        assert known.best.points[bonus] - known.other.points[bonus] < facts.loss / 2
    if facts.point.says == "zero_rare":
        assert facts.point.probability == pytest.approx(found.made.probability, abs=1e-9)
    if facts.point.says in ("zero_low", "zero_instead"):
        assert facts.point.mean == pytest.approx(mean, abs=1e-9)
    if facts.point.says == "zero_instead":
        other = facts.scored(facts.other)
        assert (facts.point.other_category, facts.point.other_points) == (other.category, other.points)
        assert facts.point.other_mean == pytest.approx(mean_of_other, abs=1e-9)
    if facts.point.says == "upper_bonus_lost":
        assert facts.compiled.upper_face[score.category]
        assert facts.upper_bonus(facts.best) == 0 == facts.upper_bonus(facts.other)


def check_upper_bonus(facts: Facts) -> None:
    says, point, known = facts.point.says, facts.point, facts.known()
    bonus = len(facts.compiled.categories)
    if known is not None:
        assert known.best.points[bonus] > known.other.points[bonus]
    if says == "upper_bonus_more":
        # Reasons can know the sources of earlier cards, too.
        found = known or facts.sources()
        means = [float(each.points[bonus]) for each in (found.best, found.other)]
        assert [point.mean, point.other_mean] == pytest.approx(means, abs=1e-9)
        return
    best, other = facts.upper_bonus(facts.best), facts.upper_bonus(facts.other)
    assert best > other
    if says == "upper_bonus_sure":
        assert best >= 1 > other
        assert known is None or known.best.upper_bonus == pytest.approx(1, abs=1e-6)
    assert says != "upper_bonus_alive" or other == 0
    assert point.probability is None or point.probability == pytest.approx(best, abs=1e-9)
    assert point.other_probability is None or point.other_probability == pytest.approx(other, abs=1e-9)


def check_leaves_more(facts: Facts) -> None:
    best, other = facts.scored(facts.best), facts.scored(facts.other)
    less = other.points + other.extra_bonus - best.points - best.extra_bonus
    assert facts.point.points == less >= 0
    assert facts.point.mean == pytest.approx(facts.loss + less, abs=1e-9)


def check_nothing(facts: Facts) -> None:
    assert facts.point.says != "hardly" or facts.loss < 0.1
    assert facts.point.says != "on_average" or facts.point.mean == facts.loss


_CHECKS = {
    "hardly": check_nothing, "on_average": check_nothing, "brings_more": check_brings_more,
    "chases_extra_bonus": check_chases,
    "idle_dice": check_more_dice, "takes_dice": check_more_dice, "useful_dice": check_more_dice,
    "completed_by": check_completed_by, "open_upper": check_faces, "for_upper_bonus": check_faces,
    "higher_faces": check_faces, "more_often": check_more_often, "several": check_several,
    "more_points": check_more_points, "fewer_zeros": check_fewer_zeros, "no_zero_yet": check_roll_on,
    "nothing_lost": check_roll_on, "more_to_come": check_more_to_come, "roll_on": check_roll_on,
    "open_chances": check_several, "made_already": check_scored_now, "enough": check_scored_now,
    "served": check_scored_now, "extra_bonus": check_extra_bonus, "extra_bonus_either": check_extra_bonus,
    "joker": check_extra_bonus, "take_rare": check_price, "good_for": check_price, "too_little": check_too_little,
    "zero_gives_up": check_too_little, "zero_rare": check_zero, "zero_low": check_zero, "upper_bonus_lost": check_zero,
    "zero_instead": check_zero, "upper_bonus_more": check_upper_bonus,
    "upper_bonus_alive": check_upper_bonus, "upper_bonus_sure": check_upper_bonus,
    "upper_bonus_closer": check_upper_bonus, "leaves_more": check_leaves_more,
}  # fmt: skip


# The alternative move


@pytest.mark.parametrize("name", usually({"yahtzee", "crag"}, ["yahtzee", "yatzy", "crag"]))
def test_the_alternative_is_the_closest_sensible_move(name: str) -> None:
    tables, rng = tables_of(name), random.Random(7)
    expected = tables.means.expected_above_least
    for position in rng.sample(list(positions_of(tables.means, rng)), 60):
        advice = advise(tables.means, position)
        other = find_plausible_alternative(tables.means, advice)
        moves, losses = advice.ranking.moves, advice.ranking.losses
        if len(moves) == 1 or not any(losses):
            assert other == (moves[1] if len(moves) > 1 else None)
            continue
        assert other is not None
        lost = losses[moves.index(other)]
        assert lost > 0
        # No other move is closer by much, and no noticeably worse one that people make is closer at all.
        assert lost <= min(loss for loss in losses if loss > 0) + 3 * HANDICAP * expected
        shares = move_probabilities(advice, PERSON, expected).tolist()
        habits = perceive_moves(advice, PERSON, expected).patience.tolist()
        for move, loss, share, patience in zip(moves, losses, shares, habits, strict=True):
            if loss > 0.1 and share and patience and is_for_something(position, move):
                assert lost <= loss + 1e-9


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yahtzee", "yatzy", "kniffel", "kismet"])
def test_the_alternative_keeps_three_equal_dice(name: str) -> None:
    """It never drops three of a kind that the best move keeps."""
    tables, rng = tables_of(name), random.Random(f"three {name}")
    positions = list(positions_of(tables.means, rng))
    checked = 0
    for position in rng.sample(positions, min(len(positions), 150 * EFFORT)):
        if not any(position.hand.count(face) == 3 for face in position.hand):
            continue
        advice = advise(tables.means, position)
        best, other = advice.best.move, find_plausible_alternative(tables.means, advice)
        if not (isinstance(best, Keep) and isinstance(other, Keep)):
            continue
        for face in {face for face in best.dice if best.dice.count(face) == 3}:
            assert other.dice.count(face) == 3, (position, other)
            checked += 1
    assert checked


def test_a_strange_move_is_no_alternative() -> None:
    # Dropping the threes for 5 6 looks best to a casual player of those who keep other dice.
    advice, other = alternative_of("yatzy", (3, 3, 3, 5, 6), 1)
    assert other == Keep((3, 3, 3, 6))
    assert advice.ranking.losses[advice.ranking.moves.index(other)] < 2


def is_for_something(position: Position, move: Move) -> bool:
    """Return whether some category benefits from each of the kept dice, by its odds."""
    if not isinstance(move, Keep) or not move.dice or (position.live and len(set(move.dice)) == 1):
        return True
    left = position.rolls_left

    def mean(category: int, keep: Hand) -> float:
        return odds(position.rules, position.sheet, category, keep, left, kept=True).mean.expected_points

    return any(
        all(mean(category, rest(move.dice, (die,))) < mean(category, move.dice) - 1e-9 for die in set(move.dice))
        for category in position.open_categories
    )


CONSIDERED: list[tuple[str, Hand, int, set[str], str, str]] = [
    # Keeping a die too many is a mistake that people make, keeping a straight for Sixes is none.
    ("kniffel", (2, 3, 4, 4, 6), 2, {"sixes"}, "6", "2 6"),
    # People first think of a category that is already made.
    ("yahtzee", (1, 2, 3, 4, 4), 2, {"small_straight", "large_straight", "fours"}, "1 2 3 4", "small_straight"),
    # Two pairs are for a full house, if it is open.
    ("yacht", (1, 1, 2, 6, 6), 2, {"full_house", "sixes", "yacht", "chance"}, "6 6", "1 1 6 6"),
    # Four of a kind may be scored.
    ("yahtzee", (2, 3, 3, 3, 3), 2, {"threes", "yahtzee", "chance"}, "3 3 3 3", "threes"),
]


@pytest.mark.parametrize(("name", "hand", "left", "open_ones", "best", "other"), CONSIDERED)
def test_plausible_moves_have_a_purpose(
    name: str, hand: Hand, left: int, open_ones: set[str], best: str, other: str
) -> None:
    advice, found = alternative_of(name, hand, left, open_ones)
    categories = tables_of(name).means.compiled.categories

    def said(move: Move) -> str:
        return " ".join(map(str, move.dice)) if isinstance(move, Keep) else categories[move.category]

    assert (said(advice.best.move), said(found)) == (best, other)


def alternative_of(name: str, hand: Hand, left: int, open_ones: set[str] | None = None) -> tuple[TableAdvice, Move]:
    """Return the advice where these categories are open, all by default, and the alternative."""
    table = tables_of(name).means
    points = tuple(() if open_ones is None or each in open_ones else (0,) for each in table.compiled.categories)
    advice = advise(table, Position(rules_of_card(table.compiled), Sheet((Scorecard(points),)), hand, left))
    found = find_plausible_alternative(table, advice)
    assert found is not None
    return advice, found


def test_small_differences_are_no_reason() -> None:
    # Scoring 1 in Ones is only a tenth of a point above its mean. The category that stays open is worth a point more.
    compiled = tables_of("crag").means.compiled
    open_ones = {"ones", "threes", "fours", "fives", "even_straight", "high_straight"}
    points = tuple(() if category in open_ones else (0,) for category in compiled.categories)
    position = Position(rules_of_card(compiled), Sheet((Scorecard(points),)), (1, 5, 6), 0)
    advice = advise(tables_of("crag").means, position)
    found = find_reason(tables_of("crag"), advice, find_plausible_alternative(tables_of("crag").means, advice))
    assert (found.says, found.points) == ("leaves_more", 4)


def test_forced_turns_are_described_as_such() -> None:
    compiled: CompiledRuleset = tables_of("yahtzee").means.compiled
    points = tuple(() if category == "chance" else (0,) for category in compiled.categories)
    for hand, left, says in (((1, 2, 3, 4, 6), 0, "forced"), ((6, 6, 6, 6, 6), 1, "extra")):
        position = Position(rules_of_card(compiled), Sheet((Scorecard(points),)), hand, left)
        advice = advise(tables_of("yahtzee").means, position)
        other = find_plausible_alternative(tables_of("yahtzee").means, advice)
        found = find_reason(tables_of("yahtzee"), advice, other)
        assert (found.says == "forced") == (says == "forced")
        same = find_reason(tables_of("yahtzee"), advice, advice.best.move)
        assert same.says == "same"


@pytest.mark.parametrize(
    ("hand", "left", "scored", "says"),
    [
        # 20 is 3.3 below the mean of a turn for it, of 15.5 points lost.
        ((1, 4, 5, 5, 5), 1, "chance", "open_chances"),
        # The upper bonus is most of the 9 points lost.
        ((1, 1, 4, 5, 6), 2, "sixes", "upper_bonus_closer"),
        # 17 is 6.3 below, of 8.0 points lost.
        ((1, 2, 3, 5, 6), 1, "chance", "too_little"),
    ],
)
def test_low_points_are_the_reason_if_they_cause_most_of_the_loss(
    hand: Hand, left: int, scored: str, says: str
) -> None:
    tables = tables_of("yahtzee")
    compiled = tables.means.compiled
    position = Position(rules_of_card(compiled), empty_sheet(rules_of_card(compiled)), hand, left)
    other = legal_score(position, Cell(0, compiled.categories.index(scored)))
    assert find_reason(tables, advise(tables.means, position), other).says == says


def test_rare_events_are_named_if_they_matter_most() -> None:
    tables = tables_of("yahtzee")
    compiled = tables.means.compiled
    paid = {"ones": (3,), "twos": (6,)}
    card = Scorecard(tuple(paid.get(category, ()) for category in compiled.categories))
    position = Position(rules_of_card(compiled), Sheet((card,)), (1, 3, 3, 4, 6), 2)
    other = legal_keep(position, (3, 3, 4))
    found = find_reason(tables, advise(tables.means, position), other)
    assert (found.says, compiled.categories[found.category or 0], found.faces) == ("takes_dice", "yahtzee", (4,))
    # It accounts for 0.83 of the 1.41 points.
    made = [float(plays_for(tables.means, position, legal_keep(position, keep)).made[found.category or 0])
            for keep in ((3, 3), (3, 3, 4))]  # fmt: skip
    assert [found.probability, found.other_probability] == pytest.approx(made, abs=1e-9)
    assert made[0] > 1.5 * made[1]
