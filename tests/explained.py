"""Two hundred decisions over all themes and many games, with the reasons given for the best moves.

`python -m tests.explained` prints them for review with current reasons, and updates `tests/golden/explained.json`.
Verdicts stay with unchanged reasons; each lists the failed items of `CHECKLIST`, as judged by a reader. `--changed`
prints those without a verdict; `--others` samples other decisions from newly played games.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from api.answers.moves import dump_action, name_move
from api.answers.reasons import describe_reason, dump_reason
from api.answers.situations import dump_situation
from api.texts.texts import ENGLISH
from engine.cards.scorecard import Scorecard
from engine.cards.scoring import Score
from engine.cards.sheet import Sheet, empty_sheet, is_sheet_full
from engine.definitions.definition import load_ruleset
from engine.games.moves import Keep, fill
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import advise
from strategy_tables.advice.main_reason import find_reason
from strategy_tables.advice.plausible_alternative import find_plausible_alternative
from strategy_tables.advice.themes import THEMES, theme_of_each
from strategy_tables.opponents.opponent import STRENGTHS, choose_move
from strategy_tables.store.table_set import RulesetTables
from strategy_tables.store.tablefile import Table, load_table, tables_folder

GOLDEN: Final = Path(__file__).parent / "golden" / "explained.json"
RULESETS: Final = ("yahtzee", "yatzy", "kniffel", "kismet", "balut", "crag", "yacht", "generala")
COUNT: Final = 200
CHECKLIST: Final = {
    "true": "every number is right, and the conclusion follows",
    "weighed": "it names a point that a person would weigh here",
    "short": "one sentence of at most 170 characters",
    "one_number": "at most one number with two decimals, and that number for the other move",
    "no_riddle": "it is understood without computing",
    "natural": "a player would say it like this, aloud",
    "plausible": "a person would consider the other move; most failures are decisions with only one sensible move",
}
_GAMES: Final = 16
_REGULAR: Final = next(each for each in STRENGTHS if each.id == "regular")


def position_of(table: Table, decision: dict[str, Any]) -> Position:
    """Return the position of a decision in the file."""
    compiled, said = table.compiled, decision["position"]
    card = said["scorecard"]
    paid = {name: (points,) for name, points in card["points"].items() if points is not None}
    paid |= {name: tuple(fillings) for name, fillings in card.get("fillings", {}).items()}
    points = tuple(paid.get(category, ()) for category in compiled.categories)
    sheet = Sheet((Scorecard(points, card.get("extra_bonus_count", 0)),))
    return Position(table.rules, sheet, tuple(said["dice"]), said["rolls_left"])


def positions_of(table: Table, rng: random.Random) -> Iterator[Position]:
    """Yield the decisions of games between people, and the same positions with a further hand of equal dice."""
    compiled, rules = table.compiled, table.rules
    count, rolls = compiled.ruleset.dice_count, compiled.ruleset.rolls
    for _ in range(_GAMES):
        sheet = empty_sheet(rules)
        while not is_sheet_full(rules, sheet):
            hand, left = tuple(sorted(rng.choices(range(1, 7), k=count))), rolls - 1
            while True:
                position = Position(rules, sheet, hand, left)
                yield position
                if compiled.joker_category >= 0 and compiled.joker_category not in position.open_categories:
                    yield Position(rules, sheet, (rng.choice(hand),) * count, left)
                move = choose_move(advise(table, position), _REGULAR, table.expected_above_least, rng).move
                if isinstance(move, Score):
                    sheet = fill(sheet, move)
                    break
                assert isinstance(move, Keep)
                hand = tuple(sorted((*move.dice, *rng.choices(range(1, 7), k=count - len(move.dice)))))
                left -= 1


def again(before: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the same decisions with current explanations."""
    found = []
    for decision in before:
        name = decision["ruleset"]
        table = _table(name)
        position = position_of(table, decision)
        other = find_plausible_alternative(table, advise(table, position))
        found.append(explained(RulesetTables(table), name, decision["theme"], position, other))
    return found


@cache
def _table(name: str) -> Table:
    return load_table(compile_ruleset(load_ruleset(name)), tables_folder())


def sample() -> list[dict[str, Any]]:
    """Return a sample of decisions, balanced over themes and, within a theme, over games."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {theme: {} for theme in THEMES}
    for name in RULESETS:
        table = _table(name)
        rng = random.Random(f"explained {name}")
        of_game: dict[str, list[dict[str, Any]]] = {theme: [] for theme in THEMES}
        for position in positions_of(table, rng):
            advice = advise(table, position)
            other = find_plausible_alternative(table, advice)
            if other is None or not any(advice.ranking.losses):
                continue
            [theme] = theme_of_each([advice], table.expected_above_least)
            if theme is not None:
                of_game[theme].append(explained(RulesetTables(table), name, theme, position, other))
        for theme, all_of in of_game.items():
            rng.shuffle(all_of)
            if all_of:
                found[theme][name] = all_of
    return pick(found)


def pick(found: dict[str, dict[str, list[dict[str, Any]]]]) -> list[dict[str, Any]]:
    """Return decisions of all games and themes in turn, up to the wanted number."""
    picked: dict[str, list[dict[str, Any]]] = {theme: [] for theme in THEMES}
    place = 0
    while sum(map(len, picked.values())) < COUNT:
        for theme in THEMES:
            games = [name for name, left in found[theme].items() if left]
            if games and sum(map(len, picked.values())) < COUNT:
                picked[theme].append(found[theme][games[place % len(games)]].pop())
        place += 1
    return [each for theme in THEMES for each in picked[theme]]


def explained(tables: RulesetTables, name: str, theme: str, position: Position, other: Any) -> dict[str, Any]:
    """Return a decision in the format of the file."""
    advice = advise(tables.means, position)
    point = find_reason(tables, advice, other)
    best = advice.best.move
    return {
        "ruleset": name,
        "theme": theme,
        "position": dump_situation(position.compiled, position),
        "best": dump_action(position, best),
        "loss": round(advice.ranking.losses[advice.ranking.moves.index(other)], 6),
        "point": dump_reason(position, point, other),
        "sentence": describe_reason(ENGLISH, position, other, point),
        "said_of": f"“{name_move(ENGLISH, position, best)}”, not “{name_move(ENGLISH, position, other)}”",
    }


def main() -> None:
    """Print decisions for review and write the file."""
    parser = argparse.ArgumentParser(prog="python -m tests.explained")
    parser.add_argument("--changed", action="store_true", help="print only what has no verdict")
    parser.add_argument("--others", action="store_true", help="take other decisions")
    chosen = parser.parse_args()
    before = json.loads(GOLDEN.read_text(encoding="utf-8")) if GOLDEN.exists() else []
    verdicts = {_key(each): each["verdict"] for each in before if "verdict" in each}
    decisions = sample() if chosen.others or not before else again(before)
    for number, each in enumerate(decisions):
        verdict = verdicts.get(_key(each))
        if verdict is not None:
            each["verdict"] = verdict
        if verdict is None or not chosen.changed:
            position = each["position"]
            card = position["scorecard"]["points"] | position["scorecard"].get("fillings", {})
            card = {name: points for name, points in card.items() if points is not None}
            where = f"{each['theme']} {each['ruleset']} {position['dice']} {position['rolls_left']} left {card}"
            said = f"{each['said_of']} ({each['loss']:.2f}): [{each['point']['says']}] {each['sentence']}"
            sys.stdout.write(f"#{number} {where}\n    {said}\n")
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in decisions)
    GOLDEN.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def _key(decision: dict[str, Any]) -> str:
    return json.dumps([decision["ruleset"], decision["position"], decision["point"], decision["sentence"]])


if __name__ == "__main__":
    main()
