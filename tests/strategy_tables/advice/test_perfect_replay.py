"""Perfect replay with a player's dice: their origin, optimality, and a minimum of drawn dice."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scoring import Score
from engine.definitions.definition import parse_ruleset
from engine.dice import rest
from engine.games.game import check_game
from engine.games.moves import Keep
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import solve_table
from strategy_tables.advice.perfect_replay import PerfectReplay, replay_perfectly
from strategy_tables.advice.review import PlayerReview, review
from strategy_tables.store.tablefile import Table
from tests.effort import EFFORT
from tests.engine.game_samples import EXAMPLE, Json, game_of, play_game
from tests.engine.naive_game import Card
from tests.strategy_tables.naive_play import Play, play_for_mean
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY
from tests.strategy_tables.tables import BUILT, advisor_of, table_of
from tests.tiny import tiny

TINY = solve_table(compile_ruleset(parse_ruleset(tiny(10))))
THREE_DICE = [name for name, definition in (SMALL | WITH_MEMORY).items() if definition.get("dice_count", 5) <= 3]


def reviewed(table: Table, turns: list[Json]) -> PlayerReview:
    (player,) = review(advisor_of(table), table.rules, game_of(raw_game(turns))).players
    return player


def raw_game(turns: list[Json]) -> Json:
    return {"players": [{"name": "", "turns": turns}]}


def raw_turns(same: PerfectReplay) -> list[Json]:
    """Return the turns of perfect play in the form of a game."""
    return [
        {"rolls": turn.hands, "keeps": turn.keeps, "category": turn.category, "points": turn.score.points}
        for turn in same.turns
    ]


def rolled_again(turn: Json) -> list[tuple[int, ...]]:
    """Return the rerolled dice of a turn, roll by roll."""
    rolls = [tuple(sorted(roll)) for roll in turn["rolls"]]
    return [rest(after, tuple(sorted(keep))) for after, keep in zip(rolls[1:], turn["keeps"], strict=True)]


def own_dice_of(turn: Json, same: Json) -> int:
    """Return how many dice of a turn of perfect play are the player's, consistent with their order.

    For some number of used dice, all earlier rolls of the player are among them, and any part of the roll in which they
    end.
    """
    assert tuple(sorted(turn["rolls"][0])) == tuple(same["rolls"][0])
    own, taken, row = rolled_again(turn), Counter[int](), list[int]()
    for rolled in rolled_again(same):
        row += [*rolled]
        taken.update(rolled)
        whole = Counter[int]()
        room = len(row)
        for dice in own:
            if room >= len(dice):
                whole.update(dice)
                room -= len(dice)
            else:
                left = Counter(dice)
                assert sum((Counter(taken) - whole).values()) == room
                assert Counter(taken) - whole <= left
                break
        assert whole <= taken
    return len(same["rolls"][0]) + min(len(row), sum(map(len, own)))


def assert_perfect(table: Table, same: PerfectReplay) -> None:
    """Check that another review finds no loss, and the check no problem."""
    turns = raw_turns(same)
    (player,) = check_game(table.rules, game_of(raw_game(turns))).players
    assert (player.valid, player.totals.total) == (True, same.total)
    assert reviewed(table, turns).loss == 0


def naive_answers(play: Play, raw: list[Json]) -> set[tuple[int, int]]:
    """Return all pairs (total, drawn dice) by any draws in the tiny game, with best moves by a recursion.

    Two dice, two rolls, two turns. After the empty card, sixes or chance is filled.
    """
    game = play.game

    def turns(card: Card, left: Sequence[Json]) -> set[tuple[int, int]]:
        if not left:
            return {(game.upper_bonus(card), 0)}
        turn, *others = left
        first = tuple(sorted(turn["rolls"][0]))
        row = [die for dice in rolled_again(turn) for die in dice]
        found: set[tuple[int, int]] = set()

        def score(hand: tuple[int, ...], rolls_left: int, drawn: int) -> None:
            worth = play.of_scores(card, hand, rolls_left)
            for filling in game.fillings(card, hand, roll=2 - rolls_left):
                if worth[filling.category] >= max(worth.values()) - 1e-9:
                    after = game.fill(card, filling, rolls_left=rolls_left)
                    found.update((filling.points + total, drawn + later) for total, later in turns(after, others))

        scoring = max(play.of_scores(card, first, 1).values())
        keeps = {keep: play.of_keep(card, keep, 1) for keep in [(), first[:1], first[1:]]}
        best = max(scoring, *keeps.values())
        if scoring >= best - 1e-9:
            score(first, 1, 0)
        for keep, worth in keeps.items():
            if worth >= best - 1e-9:
                wanted = 2 - len(keep)
                for lot in permutations(row):
                    own = lot[:wanted]
                    for drawn in product(range(1, 7), repeat=wanted - len(own)):
                        score(tuple(sorted((*keep, *own, *drawn))), 0, len(drawn))
        return found

    return turns(game.start, raw)


def test_a_tiny_game_matches_a_replay_by_hand() -> None:
    compiled = TINY.compiled
    play = play_for_mean(compiled)
    chance = random.Random(8)
    drawn = Counter[bool]()
    for _ in range(40):
        turns, _ = play_game(compiled, chance)
        same = replay_perfectly(TINY, rules_of_card(compiled), reviewed(TINY, turns))
        possible = naive_answers(play, turns)
        assert (same.total, same.drawn_dice) in possible
        drawn[same.drawn_dice > 0] += 1
        assert_perfect(TINY, same)
    assert min(drawn.values()) > 3


def test_dice_are_taken_in_sequence() -> None:
    """Both dice of 1 2 are rerolled. The player rerolled one, so perfect play takes that and draws one."""
    turn: Json = {"rolls": [[1, 2], [1, 5]], "keeps": [[1]], "category": "chance"}
    same = replay_perfectly(TINY, TINY.rules, reviewed(TINY, [turn]))
    (played,) = same.turns
    assert played.keeps == ((),)
    assert 5 in played.hands[1]
    assert (same.own_dice, same.drawn_dice) == (3, 1)
    # A player who rerolled both provides all dice.
    whole: Json = {"rolls": [[1, 2], [4, 5]], "keeps": [[]], "category": "chance"}
    same = replay_perfectly(TINY, TINY.rules, reviewed(TINY, [whole]))
    assert same.turns[0].hands == ((1, 2), (4, 5))
    assert (same.own_dice, same.drawn_dice) == (4, 0)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*THREE_DICE, "yahtzee", "yatzy", "balut", "yatzy-forced"])
def test_the_players_dice_are_used_while_they_last(name: str) -> None:
    table = table_of(name)
    chance = random.Random(f"{name} same dice")
    games = [play_game(table.compiled, chance)[0] for _ in range(3 * EFFORT if name in THREE_DICE else 2)]
    # Random games ignore saved rolls, so the points of some do not match their numbers of rolls.
    valid = [turns for turns in games if check_game(table.rules, game_of(raw_game(turns))).valid]
    assert valid
    for turns in valid:
        same = replay_perfectly(table, table.rules, reviewed(table, turns))
        raw = raw_turns(same)
        own = sum(own_dice_of(turn, each) for turn, each in zip(turns, raw, strict=True))
        rolled = sum(len(each["rolls"][0]) + sum(map(len, rolled_again(each))) for each in raw)
        assert (same.own_dice, same.drawn_dice) == (own, rolled - own)
        assert_perfect(table, same)


@pytest.mark.parametrize("name", BUILT)
def test_a_perfect_game_is_replayed_to_its_total(name: str) -> None:
    """Perfect play with random dice is a perfect game, which perfect play with its dice reproduces."""
    table = table_of(name)
    turns, _ = play_game(table.compiled, random.Random(f"{name} perfect"))
    once = replay_perfectly(table, table.rules, reviewed(table, turns))
    again = replay_perfectly(table, table.rules, reviewed(table, raw_turns(once)))
    assert (again.turns, again.total, again.drawn_dice) == (once.turns, once.total, 0)
    assert again.own_dice == once.own_dice + once.drawn_dice


def test_the_published_game_is_replayed_to_263() -> None:
    table = table_of("yahtzee-free-joker")
    (player,) = review(advisor_of(table), table.rules, game_of(EXAMPLE)).players
    same = replay_perfectly(table, table.rules, player)
    assert (same.total, same.drawn_dice) == (263, 0)
    played = [(decision.turn, decision.played) for decision in player.decisions]
    assert [
        (number, move) for number, turn in enumerate(same.turns) for move in (*map(Keep, turn.keeps), turn.score)
    ] == played


def test_ties_are_played_like_the_player() -> None:
    """Five sixes kept twice and then scored: nothing was lost, so perfect play does the same."""
    table = table_of("yahtzee")
    turn: Json = {"rolls": [[6] * 5] * 3, "keeps": [[6] * 5] * 2, "category": "yahtzee", "points": 50}
    same = replay_perfectly(table, table.rules, reviewed(table, [turn]))
    assert same.turns[0].keeps == ((6,) * 5,) * 2
    assert isinstance(same.turns[0].score, Score)
    assert (same.total, same.own_dice, same.drawn_dice) == (50, 5, 0)


def test_a_game_in_progress_is_replayed_for_finished_turns() -> None:
    table = table_of("yahtzee")
    turns, _ = play_game(table.compiled, random.Random(4))
    begun: Json = {"rolls": [[1, 2, 3, 4, 6], [1, 2, 3, 4, 4]], "keeps": [[1, 2, 3, 4]]}
    same = replay_perfectly(table, table.rules, reviewed(table, [*turns[:4], begun]))
    assert len(same.turns) == 4
    assert same == replay_perfectly(table, table.rules, reviewed(table, turns[:4]))
    nothing = replay_perfectly(table, table.rules, reviewed(table, [begun]))
    assert nothing == PerfectReplay((), 0, 0, 0)


def test_the_game_determines_the_replay() -> None:
    table = table_of("yahtzee")
    turns, _ = play_game(table.compiled, random.Random(11))
    answers = [replay_perfectly(table, table.rules, reviewed(table, turns)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0].drawn_dice > 0
    # The order of the dice does not matter.
    turned = [{**turn, "rolls": [roll[::-1] for roll in turn["rolls"]]} for turn in turns]
    assert replay_perfectly(table, table.rules, reviewed(table, turned)) == answers[0]
