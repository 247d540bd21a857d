"""Equivalent requests to a tool and to the service, and games for them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

GAME: dict[str, Any] = json.loads((Path(__file__).parents[2] / "golden" / "example-game.json").read_text("utf-8"))
"""A whole game; its description is for people."""
PLAYERS = {name: GAME[name] for name in ("ruleset", "players")}

# Three turns of two players, the first with bad keeps and low scores.
POOR_PLAY: dict[str, Any] = {
    "ruleset": "yatzy",
    "players": [
        {
            "name": "Ada",
            "turns": [
                {"rolls": ["6 6 6 1 2", "1 2 3 3 4", "1 2 3 4 4"], "keeps": ["1 2", "1 2 3"], "category": "chance"},
                {"rolls": ["5 5 5 5 5"], "category": "ones"},
            ],
        },
        {"name": "", "turns": [{"rolls": ["11122"], "keeps": [], "category": "full house", "points": 7}]},
    ],
}


def in_full(players: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the players of a game with dice as lists, as the service takes them."""

    def dice(said: Any) -> Any:
        return [int(die) for die in said.replace(" ", "")] if isinstance(said, str) else said

    return [
        {
            **player,
            "turns": [
                {
                    key: [dice(hand) for hand in value] if key in ("rolls", "keeps") else value
                    for key, value in turn.items()
                }
                for turn in player["turns"]
            ],
        }
        for player in players
    ]


@dataclass(frozen=True)
class Question:
    """A call of a tool, and the equivalent request to the service."""

    tool: str
    said: dict[str, Any]
    path: str
    body: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.tool} {json.dumps(self.said)[:60]}"


CARD = {"ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "small_straight": 30, "chance": 20}
LATE = {**CARD, "large_straight": 40, "three_of_a_kind": 22, "four_of_a_kind": 24, "full_house": 25}

ADVICE = (
    Question(
        "advise_move", {"dice": "3 3 3 5 6", "rolls_left": 2}, "advice", {"dice": [3, 3, 3, 5, 6], "rolls_left": 2}
    ),
    Question(
        "advise_move",
        {"dice": "22345", "rolls_left": 1, "scorecard": {"Einser": 3, "tvåor": 6, "extra_bonus_count": 0}},
        "advice",
        {"dice": [2, 2, 3, 4, 5], "rolls_left": 1, "scorecard": {"points": {"ones": 3, "twos": 6}}},
    ),
    Question(
        "advise_move",
        {"dice": "1, 2, 6, 6, 6", "rolls_left": 1, "scorecard": LATE, "target": 250},
        "advice",
        {
            "dice": [1, 2, 6, 6, 6],
            "rolls_left": 1,
            "scorecard": {"points": LATE},
            "objective": {"maximize": "target", "target": 250},
        },
    ),
    Question(
        "advise_move",
        {
            "dice": [1, 2, 6, 6, 6],
            "rolls_left": 1,
            "scorecard": LATE,
            "opponents": [{**LATE, "sixes": 18}, {"scorecard": LATE}],
        },
        "advice",
        {
            "dice": [1, 2, 6, 6, 6],
            "rolls_left": 1,
            "scorecard": {"points": LATE},
            "objective": {
                "maximize": "win",
                "opponents": [{"scorecard": {"points": {**LATE, "sixes": 18}}}, {"scorecard": {"points": LATE}}],
            },
        },
    ),
    Question(
        "advise_move",
        {"dice": "11234", "rolls_left": 2, "objective": "upper_bonus"},
        "advice",
        {"dice": [1, 1, 2, 3, 4], "rolls_left": 2, "objective": {"maximize": "upper_bonus"}},
    ),
    Question(
        "advise_move",
        {"ruleset": "Triple Yahtzee", "dice": "11234", "rolls_left": 2, "scorecard": {"third": {"yahtzee": 50}}},
        "advice",
        {
            "ruleset": "triple-yahtzee",
            "dice": [1, 1, 2, 3, 4],
            "rolls_left": 2,
            "scorecard": {"columns": {"third": {"points": {"yahtzee": 50}}}},
        },
    ),
)
SCORES = (
    Question(
        "score_hand", {"ruleset": "Yatzy", "dice": "33556"}, "score", {"ruleset": "yatzy", "dice": [3, 3, 5, 5, 6]}
    ),
    Question(
        "score_hand",
        {"dice": "66666", "scorecard": {"yahtzee": 50, "sixes": 18}},
        "score",
        {"dice": [6] * 5, "scorecard": {"points": {"yahtzee": 50, "sixes": 18}}},
    ),
)
SHEET_SCORES = Question(
    "score_hand",
    {"ruleset": "yamb", "dice": "112345", "rolls_left": 1, "announced": "Kenta"},
    "score",
    {"ruleset": "yamb", "dice": [1, 1, 2, 3, 4, 5], "rolls_left": 1, "announced": "straight"},
)
CARDS = (
    Question(
        "check_scores",
        {"scorecard": {"threes": 9, "fours": 13}, "claimed": {"total": 25}},
        "scorecards/check",
        {"scorecard": {"points": {"threes": 9, "fours": 13}}, "claimed": {"total": 25}},
    ),
    Question("check_scores", {"scorecard": LATE}, "scorecards/check", {"scorecard": {"points": LATE}}),
    Question(
        "check_scores",
        {"ruleset": "yamb", "scorecard": {"down": {"ones": 3}, "free": {"yamb": 85}}},
        "scorecards/check",
        {
            "ruleset": "yamb",
            "scorecard": {"columns": {"down": {"points": {"ones": 3}}, "free": {"points": {"yamb": 85}}}},
        },
    ),
    Question(
        "check_scores",
        {"ruleset": "balut", "scorecard": {"balut": [40, 0], "fours": [12, 16, 12, 12]}},
        "scorecards/check",
        {"ruleset": "balut", "scorecard": {"points": {"balut": [40, 0], "fours": [12, 16, 12, 12]}}},
    ),
)
CARDS_OF_PLAYERS = Question(
    "check_scores",
    {"players": [{"name": "Ada", "scorecard": {"fours": 13, "Total": 13}}, {"scorecard": {"Einser": 2, "Summe": 3}}]},
    "games/check",
    {
        "players": [
            {"name": "Ada", "scorecard": {"points": {"fours": 13, "Total": 13}}},
            {"scorecard": {"points": {"ones": 2, "Summe": 3}}},
        ]
    },
)
GAMES = (
    CARDS_OF_PLAYERS,
    Question("check_scores", PLAYERS, "games/check", PLAYERS),
    Question("check_scores", POOR_PLAY, "games/check", {**POOR_PLAY, "players": in_full(POOR_PLAY["players"])}),
)
REVIEWS = (
    Question("review_game", PLAYERS, "games/review", PLAYERS),
    Question("review_game", POOR_PLAY, "games/review", {**POOR_PLAY, "players": in_full(POOR_PLAY["players"])}),
)
ODDS = (
    Question("category_odds", {"category": "Yahtzee"}, "odds", {"category": "yahtzee", "keep": [], "rolls_left": 3}),
    Question(
        "category_odds",
        {"category": "full house", "dice": "33356", "rolls_left": 2},
        "odds",
        {"category": "full_house", "dice": [3, 3, 3, 5, 6], "rolls_left": 2},
    ),
    Question(
        "category_odds",
        {"ruleset": "Crag", "category": "crag", "keep": "6 6", "rolls_left": 1, "points": 50},
        "odds",
        {"ruleset": "crag", "category": "crag", "keep": [6, 6], "rolls_left": 1, "points": 50},
    ),
    Question(
        "category_odds",
        {"ruleset": "crag", "category": "crag"},
        "odds",
        {"ruleset": "crag", "category": "crag", "keep": [], "rolls_left": 2},
    ),
)

# The problems equal those of the service, except for their places, which refer to the call.
WRONG = (
    (Question("advise_move", {"dice": "33357", "rolls_left": 3, "scorecard": {"fours": 13}}, "advice",
              {"dice": [3, 3, 3, 5, 7], "rolls_left": 3, "scorecard": {"points": {"fours": 13}}}),
     ("/dice", "/rolls_left", "/scorecard/fours")),
    (Question("advise_move", {"dice": "33356"}, "advice", {"dice": [3, 3, 3, 5, 6]}), ("/rolls_left",)),
    (Question("advise_move", {"dice": "33356", "rolls_left": 1, "objective": "target"}, "advice",
              {"dice": [3, 3, 3, 5, 6], "rolls_left": 1, "objective": {"maximize": "target"}}), ("/objective",)),
    (Question("advise_move", {"dice": "33356", "rolls_left": 1, "target": -1000000}, "advice",
              {"dice": [3, 3, 3, 5, 6], "rolls_left": 1, "objective": {"maximize": "target", "target": -1000000}}),
     ("/target",)),
    (Question("advise_move", {"dice": "33356", "rolls_left": 1, "opponents": [{"wat": 3}]}, "advice",
              {"dice": [3, 3, 3, 5, 6], "rolls_left": 1,
               "objective": {"maximize": "win", "opponents": [{"scorecard": {"points": {"wat": 3}}}]}}),
     ("/opponents/0/wat",)),
    (Question("advise_move", {"dice": "33356", "rolls_left": 1, "compare_with": "keep 3 3 3"}, "advice",
              {"dice": [3, 3, 3, 5, 6], "rolls_left": 1, "compare_with": "keep 3 3 3", "explain": True}),
     ("/compare_with",)),
    (Question("advise_move", {"dice": "33356", "rolls_left": 1, "compare_with": {"keep": "3 4"}}, "advice",
              {"dice": [3, 3, 3, 5, 6], "rolls_left": 1, "compare_with": {"action": "keep", "keep": [3, 4]},
               "explain": True}), ("/compare_with/keep",)),
    (Question("score_hand", {"dice": "three threes", "ruleset": "poker"}, "score",
              {"dice": "three threes", "ruleset": "poker"}), ("/dice", "/ruleset")),
    (Question("score_hand", {"dice": "11122", "scorecard": {"straight": 30}}, "score",
              {"dice": [1, 1, 1, 2, 2], "scorecard": {"points": {"straight": 30}}}), ("/scorecard/straight",)),
    (Question("score_hand", {"ruleset": "yamb", "dice": "112345", "scorecard": {"down": {"sixes": 6}, "sideways": {}}},
              "score",
              {"ruleset": "yamb", "dice": [1, 1, 2, 3, 4, 5],
               "scorecard": {"columns": {"down": {"points": {"sixes": 6}}, "sideways": {"points": {}}}}}),
     ("/scorecard/sideways",)),
    (Question("check_scores", {"scorecard": {"wat": 3, "fours": "12"}}, "scorecards/check",
              {"scorecard": {"points": {"wat": 3, "fours": "12"}}}), ("/scorecard/fours",)),
    (Question("check_scores", {"players": [{"turns": [{"dice": "11122"}]}]}, "games/check",
              {"players": [{"turns": [{"dice": [1, 1, 1, 2, 2]}]}]}), ("/players/0/turns/0/dice",)),
    (Question("review_game", {"players": [{"turns": [{"category": "ones", "points": 3}]}]}, "games/review",
              {"players": [{"turns": [{"category": "ones", "points": 3}]}]}), ("/players/0/turns/0/rolls",)),
    (Question("review_game", {"players": [{"scorecard": {"ones": 3}}]}, "games/review",
              {"players": [{"scorecard": {"points": {"ones": 3}}}]}), ("/players/0/turns",)),
    (Question("advise_move", {"dice": "22345", "rolls_left": 0, "scorecard": {"ones": 3, "Bonus": 35}}, "advice",
              {"dice": [2, 2, 3, 4, 5], "rolls_left": 0, "scorecard": {"points": {"ones": 3, "Bonus": 35}}}),
     ("/scorecard/Bonus",)),
    (Question("category_odds", {"category": "flush", "dice": "33356", "keep": "333", "rolls_left": 2}, "odds",
              {"category": "flush", "dice": [3, 3, 3, 5, 6], "keep": [3, 3, 3], "rolls_left": 2}),
     ("/dice", "/category")),
    (Question("category_odds", {}, "odds", {"keep": [], "rolls_left": 3}), ("/category",)),
    (Question("category_odds", {"category": "flush", "points": -10000}, "odds",
              {"category": "flush", "points": -10000, "keep": [], "rolls_left": 3}), ("/points", "/category")),
)  # fmt: skip


def every_schema(schema: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the properties and items of a schema recursively, with their paths."""
    for name, inner in schema.get("properties", {}).items():
        yield f"{path}/{name}", inner
        yield from every_schema(inner, f"{path}/{name}")
    if "items" in schema:
        yield f"{path}/0", schema["items"]
        yield from every_schema(schema["items"], f"{path}/0")
