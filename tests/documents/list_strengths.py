"""The command line `python -m tests.documents.list_strengths`: write the strengths of computer players into documents.

These are the tables of parameters and of choices in Yahtzee in coaching.md, and the measured mean totals in `REACHED`.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import wrap

from engine.cards.sheet import Sheet
from engine.definitions.definition import load_ruleset
from engine.dice import dump_dice
from engine.games.moves import Keep, Move
from engine.games.position import Position
from engine.rulesets.compiled import compile_ruleset
from strategy_tables import STRENGTHS, Table, advise, move_probabilities
from strategy_tables.opponents.measurements import find_measured
from tests.documents.reading import DOCUMENTS, table_under, text_of
from tests.engine.one_card import single_fillings
from tests.strategy_tables.tables import table_of

PARAMETERS = ("coaching.md", "Computer players", "strength")
SHARES = ("coaching.md", "Computer players", "dice")
REACHED = ("guides/play.md",)
_REACHED = r"[\d,]+\s+games\s+of\s+Yahtzee:\s+beginner\s[^:]*?perfect\s+[\d.]+\d\."

_NEEDS_THREES = {"ones": 3, "twos": 6, "fours": 12, "fives": 15, "sixes": 18, "yahtzee": 0}


@dataclass(frozen=True)
class Choice:
    """A move in a position of Yahtzee; `card` has the points so far, `described` is the card in words."""

    hand: tuple[int, ...]
    rolls_left: int
    move: tuple[int, ...] | str
    card: Mapping[str, int] = field(default_factory=dict)
    described: str = "empty"

    def position(self, table: Table) -> Position:
        """Return its position."""
        points = tuple(self.card.get(category) for category in table.compiled.categories)
        return Position(table.rules, Sheet((single_fillings(points),)), self.hand, self.rolls_left)

    def shares(self, table: Table) -> list[float]:
        """Return how often each strength makes it, weakest first."""
        advice = advise(table, self.position(table))
        place = next(place for place, move in enumerate(advice.ranking.moves) if self._is(table, move))
        return [float(move_probabilities(advice, each, table.expected_above_least)[place]) for each in STRENGTHS]

    def _is(self, table: Table, move: Move) -> bool:
        if isinstance(move, Keep):
            return move.dice == self.move
        return table.compiled.categories[move.category] == self.move


CHOICES = (
    Choice((1, 2, 3, 4, 5), 2, "large_straight"),
    Choice((1, 2, 3, 4, 6), 2, "small_straight"),
    Choice((1, 6, 6, 6, 6), 1, (6, 6, 6, 6)),
    Choice((1, 3, 3, 4, 6), 2, (3, 3)),
    Choice((2, 4, 5, 5, 6), 2, (5, 5)),
    Choice((1, 1, 3, 4, 6), 0, "chance"),
    Choice((1, 1, 3, 4, 6), 0, "ones"),
    Choice((3, 3, 3, 5, 5), 0, "full_house", _NEEDS_THREES, "three threes earn the bonus"),
)


def choice_rows(table: Table) -> Iterator[str]:
    """Yield the row of each choice on which strengths differ."""
    for choice in CHOICES:
        shares = [f"{share:.0%}" for share in choice.shares(table)]
        if len(set(shares)) == 1:
            continue
        left = ("none left", "one left", "first roll")[choice.rolls_left]
        move = choice.move if isinstance(choice.move, str) else f"keep {dump_dice(choice.move)}"
        cells = (dump_dice(choice.hand), left, choice.described, move.replace("_", " "), *shares)
        yield f"| {' | '.join(cells)} |"


def parameters() -> Iterator[str]:
    """Yield the row of each strength."""
    for each in STRENGTHS:
        yield f"| {each.id} | {each.temperature:.2%} | {each.perception.foresight:g} | {each.perception.bonus:g} |"


def reached() -> str:
    """Return a sentence with the results of all strengths in Yahtzee."""
    yahtzee = compile_ruleset(load_ruleset("yahtzee"))
    played = [(each.id, found) for each in STRENGTHS if (found := find_measured(yahtzee, each))]
    words = ", ".join(f"{name} {found.mean_total.mean:.1f}" for name, found in played)
    return f"{played[0][1].games:,} games of Yahtzee: {words}."


def shown(*table: str) -> list[str]:
    """Return the rows of a table as written."""
    return [f"| {' | '.join(row)} |" for row in table_under(*table)]


def main() -> None:
    """Run the command."""
    ArgumentParser(prog="python -m tests.documents.list_strengths", description=__doc__).parse_args()
    text = text_of("coaching.md")
    for table, new in ((SHARES, choice_rows(table_of("yahtzee"))), (PARAMETERS, parameters())):
        old = "\n".join(shown(*table))
        assert old in text
        text = text.replace(old, "\n".join(new))
    DOCUMENTS["coaching.md"].write_text(text, encoding="utf-8")
    for document in REACHED:
        paragraphs = text_of(document).split("\n\n")
        (place,) = (place for place, each in enumerate(paragraphs) if re.search(_REACHED, each))
        updated = re.sub(_REACHED, reached(), paragraphs[place])
        paragraphs[place] = "\n".join(wrap(updated, 128, break_on_hyphens=False))
        DOCUMENTS[document].write_text("\n\n".join(paragraphs), encoding="utf-8")


if __name__ == "__main__":
    main()
