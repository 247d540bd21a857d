"""Compare moves, points and resulting cards with a naive reference implementation."""

import random
from collections.abc import Iterator

import pytest

from engine.cards.rules import rules_of_card
from engine.cards.scoring import Score
from engine.cards.sheet import empty_sheet, is_sheet_full, rolls_of_turn
from engine.definitions.definition import load_ruleset, parse_ruleset
from engine.games.moves import legal_moves
from engine.games.position import Position
from engine.rulesets.compiled import CompiledRuleset, compile_ruleset
from tests.effort import EFFORT
from tests.engine.naive_game import Filling, NaiveGame
from tests.engine.plays import play_score
from tests.known import CARDS
from tests.strategy_tables.small import SMALL
from tests.strategy_tables.small_with_memory import WITH_MEMORY


def compiled_of(name: str) -> CompiledRuleset:
    return compile_ruleset(parse_ruleset(small[name]) if name in (small := SMALL | WITH_MEMORY) else load_ruleset(name))


def turns(compiled: CompiledRuleset, chance: random.Random) -> Iterator[tuple[Position, Score]]:
    """Yield a hand of every turn of a game, half of them of equal dice, and the category that it is scored in."""
    rules = rules_of_card(compiled)
    sheet = empty_sheet(rules)
    while not is_sheet_full(rules, sheet):
        dice = chance.choices(range(1, 7), k=compiled.ruleset.dice_count)
        hand = tuple(sorted(dice if chance.random() < 0.5 else dice[:1] * len(dice)))
        position = Position(rules, sheet, hand, chance.randrange(rolls_of_turn(rules, sheet)))
        score = chance.choice([move for move in legal_moves(position) if isinstance(move, Score)])
        yield position, score
        sheet = play_score(position, score.cell)


@pytest.mark.parametrize("name", [*SMALL, *WITH_MEMORY, *CARDS])
def test_whole_games_match_the_naive_rules(name: str) -> None:
    compiled = compiled_of(name)
    game = NaiveGame(compiled, counts_points=True)
    chance = random.Random(name)
    for _ in range(15 * EFFORT):
        card = game.start
        for position, score in turns(compiled, chance):
            assert card == game.card_of(position)
            fillings = game.fillings(card, position.hand, roll=game.rolls_of_turn(card) - position.rolls_left)
            legal = [move for move in legal_moves(position) if isinstance(move, Score)]
            told = [Filling(compiled.categories[each.category], each.points, each.extra_bonus) for each in legal]
            assert fillings == told, position
            card = game.fill(card, fillings[legal.index(score)], rolls_left=position.rolls_left)
        assert card.points + game.upper_bonus(card) <= game.greatest()
