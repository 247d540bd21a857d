# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract b38dec4fb878ba31dc1bcacd5c6609b7f374ed286ce026866ad37345c16f5f75
"""A method for every operation of the contract."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from typing import Any, Literal, TypeVar

from pydantic import BaseModel

from keepwise_client import models
from keepwise_client.questions import Lines, Question, filled_in, given

Answer = TypeVar("Answer")
Result = TypeVar("Result", bound=BaseModel)


class Operations:
    """What can be asked, each call returning when the answer is there."""

    def _ask(self, question: Question[Answer]) -> Answer:
        raise NotImplementedError

    def _ask_lines(self, question: Lines[Result], items: Iterable[Any]) -> Iterator[Result | models.ProblemDocument]:
        raise NotImplementedError

    def list_rulesets(
        self,
        *,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetList:
        """Every ruleset there is.

        GET /v1/rulesets
        """
        question: Question[models.RulesetList] = Question(
            "GET", "/v1/rulesets", models.RulesetList, query=given(lang=lang)
        )
        return self._ask(question)

    def show_ruleset(
        self,
        id: str,
        *,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetShown:
        """One whole definition, and what follows from it.

        GET /v1/rulesets/{id}
        """
        question: Question[models.RulesetShown] = Question(
            "GET", filled_in("/v1/rulesets/{id}", id=id), models.RulesetShown, query=given(lang=lang)
        )
        return self._ask(question)

    def show_points(self, id: str) -> models.PointsTable:
        """A ruleset as numbers.

        GET /v1/rulesets/{id}/points
        """
        question: Question[models.PointsTable] = Question(
            "GET", filled_in("/v1/rulesets/{id}/points", id=id), models.PointsTable
        )
        return self._ask(question)

    def check_ruleset(
        self,
        *,
        ruleset: models.RulesetDefinition,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetReport:
        """Every problem of a definition, or what follows from it.

        POST /v1/rulesets/check
        """
        question: Question[models.RulesetReport] = Question(
            "POST",
            "/v1/rulesets/check",
            models.RulesetReport,
            body=models.RulesetCheckRequest.model_validate(given(ruleset=ruleset, lang=lang)),
        )
        return self._ask(question)

    def show_points_of(
        self, *, ruleset: models.RulesetName | models.RulesetDefinition | None = None
    ) -> models.PointsTable:
        """Any ruleset as numbers.

        POST /v1/rulesets/points
        """
        question: Question[models.PointsTable] = Question(
            "POST",
            "/v1/rulesets/points",
            models.PointsTable,
            body=models.PointsRequest.model_validate(given(ruleset=ruleset)),
        )
        return self._ask(question)

    def score_by_query(
        self,
        *,
        dice: str,
        ruleset: str | None = None,
        rolls_left: int | None = None,
        scorecard: str | None = None,
        extra_bonus_count: str | None = None,
        extra_rolls: int | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
    ) -> models.Scores:
        """What a hand pays in every category.

        GET /v1/score
        """
        question: Question[models.Scores] = Question(
            "GET",
            "/v1/score",
            models.Scores,
            query=given(
                ruleset=ruleset,
                dice=dice,
                rolls_left=rolls_left,
                scorecard=scorecard,
                extra_bonus_count=extra_bonus_count,
                extra_rolls=extra_rolls,
                announced=announced,
                all_rolled=all_rolled,
            ),
        )
        return self._ask(question)

    def score(
        self,
        *,
        dice: list[models.Die],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        rolls_left: int | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
    ) -> models.Scores:
        """What a hand pays in every category.

        POST /v1/score
        """
        question: Question[models.Scores] = Question(
            "POST",
            "/v1/score",
            models.Scores,
            body=models.ScoreRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                )
            ),
        )
        return self._ask(question)

    def score_batch(self, *, items: list[models.ScoreRequest]) -> models.ScoreBatch:
        """Up to 1,000 hands at once.

        POST /v1/score/batch
        """
        question: Question[models.ScoreBatch] = Question(
            "POST",
            "/v1/score/batch",
            models.ScoreBatch,
            body=models.ScoreBatchRequest.model_validate(given(items=items)),
        )
        return self._ask(question)

    def score_batch_stream(
        self, items: Iterable[models.ScoreRequest]
    ) -> Iterator[models.Scores | models.ProblemDocument]:
        """`score_batch` for any number of items, answered in their order while more are read.

        POST /v1/score/batch
        """
        return self._ask_lines(Lines("POST", "/v1/score/batch", models.Scores), items)

    def check_card(
        self,
        *,
        scorecard: models.Scorecard,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        claimed: models.Claimed | None = None,
    ) -> models.CardReport:
        """Whether a card is possible, and its totals.

        POST /v1/scorecards/check
        """
        question: Question[models.CardReport] = Question(
            "POST",
            "/v1/scorecards/check",
            models.CardReport,
            body=models.CardCheckRequest.model_validate(given(ruleset=ruleset, scorecard=scorecard, claimed=claimed)),
        )
        return self._ask(question)

    def convert_card(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        text: str | None = None,
        rows: list[models.WrittenRow] | None = None,
    ) -> models.ConvertedCard:
        """The card of a sheet as somebody wrote it, and its check.

        POST /v1/scorecards/convert
        """
        question: Question[models.ConvertedCard] = Question(
            "POST",
            "/v1/scorecards/convert",
            models.ConvertedCard,
            body=models.ConversionRequest.model_validate(given(ruleset=ruleset, text=text, rows=rows)),
        )
        return self._ask(question)

    def check_game(
        self,
        *,
        players: list[models.Player],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        source: str | None = None,
    ) -> models.GameReport:
        """Whether a game was played by the rules.

        POST /v1/games/check
        """
        question: Question[models.GameReport] = Question(
            "POST",
            "/v1/games/check",
            models.GameReport,
            body=models.GameCheckRequest.model_validate(given(ruleset=ruleset, players=players, source=source)),
        )
        return self._ask(question)

    def review_game(
        self,
        *,
        players: list[models.ReviewedPlayer],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        source: str | None = None,
        objective: models.MeanObjective | None = None,
        explain: bool | None = None,
        if_ready: bool | None = None,
        same_dice: bool | None = None,
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> models.GameReview:
        """What every decision of a game cost, and what every roll gave.

        POST /v1/games/review
        """
        question: Question[models.GameReview] = Question(
            "POST",
            "/v1/games/review",
            models.GameReview,
            body=models.GameReviewRequest.model_validate(
                given(
                    ruleset=ruleset,
                    players=players,
                    source=source,
                    objective=objective,
                    explain=explain,
                    if_ready=if_ready,
                    same_dice=same_dice,
                    fields=fields,
                )
            ),
        )
        return self._ask(question)

    def check_games(self, *, items: list[models.GameCheckRequest]) -> models.GameCheckBatch:
        """Up to 1,000 games at once, each checked.

        POST /v1/games/check/batch
        """
        question: Question[models.GameCheckBatch] = Question(
            "POST",
            "/v1/games/check/batch",
            models.GameCheckBatch,
            body=models.GameCheckBatchRequest.model_validate(given(items=items)),
        )
        return self._ask(question)

    def check_games_stream(
        self, items: Iterable[models.GameCheckRequest]
    ) -> Iterator[models.GameReport | models.ProblemDocument]:
        """`check_games` for any number of items, answered in their order while more are read.

        POST /v1/games/check/batch
        """
        return self._ask_lines(Lines("POST", "/v1/games/check/batch", models.GameReport), items)

    def review_games(
        self,
        *,
        items: list[models.GameReviewRequest],
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> models.GameReviewBatch:
        """Up to 1,000 games at once, each reviewed.

        POST /v1/games/review/batch
        """
        question: Question[models.GameReviewBatch] = Question(
            "POST",
            "/v1/games/review/batch",
            models.GameReviewBatch,
            query=given(fields=fields),
            body=models.GameReviewBatchRequest.model_validate(given(items=items)),
        )
        return self._ask(question)

    def review_games_stream(
        self,
        items: Iterable[models.GameReviewRequest],
        *,
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> Iterator[models.GameReview | models.ProblemDocument]:
        """`review_games` for any number of items, answered in their order while more are read.

        POST /v1/games/review/batch
        """
        return self._ask_lines(
            Lines("POST", "/v1/games/review/batch", models.GameReview, query=given(fields=fields)), items
        )

    def advise_by_query(
        self,
        *,
        dice: str,
        rolls_left: int,
        ruleset: str | None = None,
        scorecard: str | None = None,
        extra_bonus_count: str | None = None,
        extra_rolls: int | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        objective: Literal["expected_total", "target", "floor", "upper_bonus"] | None = None,
        target: int | None = None,
        explain: bool | None = None,
        breakdown: bool | None = None,
        compare_with: str | None = None,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.Advice:
        """Every legal move, best first.

        GET /v1/advice
        """
        question: Question[models.Advice] = Question(
            "GET",
            "/v1/advice",
            models.Advice,
            query=given(
                ruleset=ruleset,
                dice=dice,
                rolls_left=rolls_left,
                scorecard=scorecard,
                extra_bonus_count=extra_bonus_count,
                extra_rolls=extra_rolls,
                announced=announced,
                all_rolled=all_rolled,
                objective=objective,
                target=target,
                explain=explain,
                breakdown=breakdown,
                compare_with=compare_with,
                limit=limit,
                fields=fields,
            ),
        )
        return self._ask(question)

    def advise(
        self,
        *,
        dice: list[models.Die],
        rolls_left: int,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        objective: models.MeanObjective
        | models.TargetObjective
        | models.WinObjective
        | models.FloorObjective
        | models.UpperBonusObjective
        | None = None,
        explain: bool | None = None,
        breakdown: bool | None = None,
        if_ready: bool | None = None,
        compare_with: models.AskedKeep | models.AskedScore | models.AskedAnnouncement | None = None,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.Advice:
        """Every legal move, best first.

        POST /v1/advice
        """
        question: Question[models.Advice] = Question(
            "POST",
            "/v1/advice",
            models.Advice,
            body=models.AdviceRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                    objective=objective,
                    explain=explain,
                    breakdown=breakdown,
                    if_ready=if_ready,
                    compare_with=compare_with,
                    limit=limit,
                    fields=fields,
                )
            ),
        )
        return self._ask(question)

    def advise_batch(
        self,
        *,
        items: list[models.AdviceRequest],
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.AdviceBatch:
        """Up to 1,000 positions at once.

        POST /v1/advice/batch
        """
        question: Question[models.AdviceBatch] = Question(
            "POST",
            "/v1/advice/batch",
            models.AdviceBatch,
            query=given(limit=limit, fields=fields),
            body=models.AdviceBatchRequest.model_validate(given(items=items)),
        )
        return self._ask(question)

    def advise_batch_stream(
        self,
        items: Iterable[models.AdviceRequest],
        *,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> Iterator[models.Advice | models.ProblemDocument]:
        """`advise_batch` for any number of items, answered in their order while more are read.

        POST /v1/advice/batch
        """
        return self._ask_lines(
            Lines("POST", "/v1/advice/batch", models.Advice, query=given(limit=limit, fields=fields)), items
        )

    def show_odds(
        self,
        *,
        rolls_left: int,
        category: str,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        dice: list[models.Die] | None = None,
        keep: list[models.Die] | None = None,
        scorecard: models.Scorecard | None = None,
        points: int | None = None,
    ) -> models.Odds:
        """How likely one category can be made, and how much it can bring.

        POST /v1/odds
        """
        question: Question[models.Odds] = Question(
            "POST",
            "/v1/odds",
            models.Odds,
            body=models.OddsRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    keep=keep,
                    rolls_left=rolls_left,
                    category=category,
                    scorecard=scorecard,
                    points=points,
                )
            ),
        )
        return self._ask(question)

    def show_outlook(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        dice: list[models.Die] | None = None,
        rolls_left: int | None = None,
        targets: list[models.Target] | None = None,
        opponents: list[models.OpponentCard] | None = None,
        objective: models.MeanObjective | None = None,
        if_ready: bool | None = None,
    ) -> models.Outlook | None:
        """How a card will end, how likely a total is, and who will win.

        POST /v1/outlook
        """
        question: Question[models.Outlook | None] = Question(
            "POST",
            "/v1/outlook",
            models.Outlook,
            body=models.OutlookRequest.model_validate(
                given(
                    ruleset=ruleset,
                    scorecard=scorecard,
                    dice=dice,
                    rolls_left=rolls_left,
                    targets=targets,
                    opponents=opponents,
                    objective=objective,
                    if_ready=if_ready,
                )
            ),
        )
        return self._ask(question)

    def opponent_move(
        self,
        *,
        dice: list[models.Die],
        rolls_left: int,
        strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        seed: int | None = None,
    ) -> models.OpponentMove:
        """What a player of some strength does.

        POST /v1/opponent/move
        """
        question: Question[models.OpponentMove] = Question(
            "POST",
            "/v1/opponent/move",
            models.OpponentMove,
            body=models.OpponentRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                    strength=strength,
                    seed=seed,
                )
            ),
        )
        return self._ask(question)

    def roll(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        keep: list[models.Die] | None = None,
        seed: int | None = None,
    ) -> models.RolledDice:
        """Dice.

        POST /v1/roll
        """
        question: Question[models.RolledDice] = Question(
            "POST",
            "/v1/roll",
            models.RolledDice,
            body=models.RollRequest.model_validate(given(ruleset=ruleset, keep=keep, seed=seed)),
        )
        return self._ask(question)

    def list_puzzles(
        self,
        *,
        ruleset: str | None = None,
        date: str | None = None,
        seed: int | None = None,
        theme: Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"]
        | None = None,
        count: int | None = None,
    ) -> models.PuzzleList:
        """Positions that are worth a thought.

        GET /v1/puzzles
        """
        question: Question[models.PuzzleList] = Question(
            "GET",
            "/v1/puzzles",
            models.PuzzleList,
            query=given(ruleset=ruleset, date=date, seed=seed, theme=theme, count=count),
        )
        return self._ask(question)

    def download_table(self, ruleset: str, *, digest: str | None = None) -> str:
        """The table of a game as a file.

        GET /v1/tables/{ruleset}
        """
        question: Question[str] = Question(
            "GET", filled_in("/v1/tables/{ruleset}", ruleset=ruleset), str, query=given(digest=digest)
        )
        return self._ask(question)

    def meta(self) -> models.Meta:
        """Version, limits, and the digests of the tables.

        GET /v1/meta
        """
        question: Question[models.Meta] = Question("GET", "/v1/meta", models.Meta)
        return self._ask(question)

    def health(self) -> models.Health:
        """Whether the process is alive.

        GET /healthz
        """
        question: Question[models.Health] = Question("GET", "/healthz", models.Health)
        return self._ask(question)

    def readiness(self) -> models.Readiness:
        """Whether the server answers, and answers right.

        GET /readyz
        """
        question: Question[models.Readiness] = Question("GET", "/readyz", models.Readiness)
        return self._ask(question)

    def metrics(self) -> str:
        """Numbers for Prometheus.

        GET /metrics
        """
        question: Question[str] = Question("GET", "/metrics", str)
        return self._ask(question)

    def specification(self) -> str:
        """This document.

        GET /openapi.yaml
        """
        question: Question[str] = Question("GET", "/openapi.yaml", str)
        return self._ask(question)

    def specification_as_json(self) -> dict[str, Any]:
        """This document with all examples, as JSON.

        GET /openapi.json
        """
        question: Question[dict[str, Any]] = Question("GET", "/openapi.json", dict)
        return self._ask(question)

    def list_problems(self) -> models.ProblemList:
        """All codes of problems and types of problem documents.

        GET /problems
        """
        question: Question[models.ProblemList] = Question("GET", "/problems", models.ProblemList)
        return self._ask(question)

    def explain_problem(self, name: str) -> models.ProblemMeaning:
        """What a code of a problem means, or a type of problem documents.

        GET /problems/{name}
        """
        question: Question[models.ProblemMeaning] = Question(
            "GET", filled_in("/problems/{name}", name=name), models.ProblemMeaning
        )
        return self._ask(question)


class AsyncOperations:
    """What can be asked, each call to be awaited."""

    async def _ask(self, question: Question[Answer]) -> Answer:
        raise NotImplementedError

    def _ask_lines(
        self, question: Lines[Result], items: AsyncIterable[Any] | Iterable[Any]
    ) -> AsyncIterator[Result | models.ProblemDocument]:
        raise NotImplementedError

    async def list_rulesets(
        self,
        *,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetList:
        """Every ruleset there is.

        GET /v1/rulesets
        """
        question: Question[models.RulesetList] = Question(
            "GET", "/v1/rulesets", models.RulesetList, query=given(lang=lang)
        )
        return await self._ask(question)

    async def show_ruleset(
        self,
        id: str,
        *,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetShown:
        """One whole definition, and what follows from it.

        GET /v1/rulesets/{id}
        """
        question: Question[models.RulesetShown] = Question(
            "GET", filled_in("/v1/rulesets/{id}", id=id), models.RulesetShown, query=given(lang=lang)
        )
        return await self._ask(question)

    async def show_points(self, id: str) -> models.PointsTable:
        """A ruleset as numbers.

        GET /v1/rulesets/{id}/points
        """
        question: Question[models.PointsTable] = Question(
            "GET", filled_in("/v1/rulesets/{id}/points", id=id), models.PointsTable
        )
        return await self._ask(question)

    async def check_ruleset(
        self,
        *,
        ruleset: models.RulesetDefinition,
        lang: Literal["en", "de", "fr", "es", "it", "sv", "da", "no", "fi", "ko", "ja", "pt", "pl"] | None = None,
    ) -> models.RulesetReport:
        """Every problem of a definition, or what follows from it.

        POST /v1/rulesets/check
        """
        question: Question[models.RulesetReport] = Question(
            "POST",
            "/v1/rulesets/check",
            models.RulesetReport,
            body=models.RulesetCheckRequest.model_validate(given(ruleset=ruleset, lang=lang)),
        )
        return await self._ask(question)

    async def show_points_of(
        self, *, ruleset: models.RulesetName | models.RulesetDefinition | None = None
    ) -> models.PointsTable:
        """Any ruleset as numbers.

        POST /v1/rulesets/points
        """
        question: Question[models.PointsTable] = Question(
            "POST",
            "/v1/rulesets/points",
            models.PointsTable,
            body=models.PointsRequest.model_validate(given(ruleset=ruleset)),
        )
        return await self._ask(question)

    async def score_by_query(
        self,
        *,
        dice: str,
        ruleset: str | None = None,
        rolls_left: int | None = None,
        scorecard: str | None = None,
        extra_bonus_count: str | None = None,
        extra_rolls: int | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
    ) -> models.Scores:
        """What a hand pays in every category.

        GET /v1/score
        """
        question: Question[models.Scores] = Question(
            "GET",
            "/v1/score",
            models.Scores,
            query=given(
                ruleset=ruleset,
                dice=dice,
                rolls_left=rolls_left,
                scorecard=scorecard,
                extra_bonus_count=extra_bonus_count,
                extra_rolls=extra_rolls,
                announced=announced,
                all_rolled=all_rolled,
            ),
        )
        return await self._ask(question)

    async def score(
        self,
        *,
        dice: list[models.Die],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        rolls_left: int | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
    ) -> models.Scores:
        """What a hand pays in every category.

        POST /v1/score
        """
        question: Question[models.Scores] = Question(
            "POST",
            "/v1/score",
            models.Scores,
            body=models.ScoreRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                )
            ),
        )
        return await self._ask(question)

    async def score_batch(self, *, items: list[models.ScoreRequest]) -> models.ScoreBatch:
        """Up to 1,000 hands at once.

        POST /v1/score/batch
        """
        question: Question[models.ScoreBatch] = Question(
            "POST",
            "/v1/score/batch",
            models.ScoreBatch,
            body=models.ScoreBatchRequest.model_validate(given(items=items)),
        )
        return await self._ask(question)

    def score_batch_stream(
        self, items: AsyncIterable[models.ScoreRequest] | Iterable[models.ScoreRequest]
    ) -> AsyncIterator[models.Scores | models.ProblemDocument]:
        """`score_batch` for any number of items, answered in their order while more are read.

        POST /v1/score/batch
        """
        return self._ask_lines(Lines("POST", "/v1/score/batch", models.Scores), items)

    async def check_card(
        self,
        *,
        scorecard: models.Scorecard,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        claimed: models.Claimed | None = None,
    ) -> models.CardReport:
        """Whether a card is possible, and its totals.

        POST /v1/scorecards/check
        """
        question: Question[models.CardReport] = Question(
            "POST",
            "/v1/scorecards/check",
            models.CardReport,
            body=models.CardCheckRequest.model_validate(given(ruleset=ruleset, scorecard=scorecard, claimed=claimed)),
        )
        return await self._ask(question)

    async def convert_card(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        text: str | None = None,
        rows: list[models.WrittenRow] | None = None,
    ) -> models.ConvertedCard:
        """The card of a sheet as somebody wrote it, and its check.

        POST /v1/scorecards/convert
        """
        question: Question[models.ConvertedCard] = Question(
            "POST",
            "/v1/scorecards/convert",
            models.ConvertedCard,
            body=models.ConversionRequest.model_validate(given(ruleset=ruleset, text=text, rows=rows)),
        )
        return await self._ask(question)

    async def check_game(
        self,
        *,
        players: list[models.Player],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        source: str | None = None,
    ) -> models.GameReport:
        """Whether a game was played by the rules.

        POST /v1/games/check
        """
        question: Question[models.GameReport] = Question(
            "POST",
            "/v1/games/check",
            models.GameReport,
            body=models.GameCheckRequest.model_validate(given(ruleset=ruleset, players=players, source=source)),
        )
        return await self._ask(question)

    async def review_game(
        self,
        *,
        players: list[models.ReviewedPlayer],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        source: str | None = None,
        objective: models.MeanObjective | None = None,
        explain: bool | None = None,
        if_ready: bool | None = None,
        same_dice: bool | None = None,
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> models.GameReview:
        """What every decision of a game cost, and what every roll gave.

        POST /v1/games/review
        """
        question: Question[models.GameReview] = Question(
            "POST",
            "/v1/games/review",
            models.GameReview,
            body=models.GameReviewRequest.model_validate(
                given(
                    ruleset=ruleset,
                    players=players,
                    source=source,
                    objective=objective,
                    explain=explain,
                    if_ready=if_ready,
                    same_dice=same_dice,
                    fields=fields,
                )
            ),
        )
        return await self._ask(question)

    async def check_games(self, *, items: list[models.GameCheckRequest]) -> models.GameCheckBatch:
        """Up to 1,000 games at once, each checked.

        POST /v1/games/check/batch
        """
        question: Question[models.GameCheckBatch] = Question(
            "POST",
            "/v1/games/check/batch",
            models.GameCheckBatch,
            body=models.GameCheckBatchRequest.model_validate(given(items=items)),
        )
        return await self._ask(question)

    def check_games_stream(
        self, items: AsyncIterable[models.GameCheckRequest] | Iterable[models.GameCheckRequest]
    ) -> AsyncIterator[models.GameReport | models.ProblemDocument]:
        """`check_games` for any number of items, answered in their order while more are read.

        POST /v1/games/check/batch
        """
        return self._ask_lines(Lines("POST", "/v1/games/check/batch", models.GameReport), items)

    async def review_games(
        self,
        *,
        items: list[models.GameReviewRequest],
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> models.GameReviewBatch:
        """Up to 1,000 games at once, each reviewed.

        POST /v1/games/review/batch
        """
        question: Question[models.GameReviewBatch] = Question(
            "POST",
            "/v1/games/review/batch",
            models.GameReviewBatch,
            query=given(fields=fields),
            body=models.GameReviewBatchRequest.model_validate(given(items=items)),
        )
        return await self._ask(question)

    def review_games_stream(
        self,
        items: AsyncIterable[models.GameReviewRequest] | Iterable[models.GameReviewRequest],
        *,
        fields: list[Literal["decisions", "rolls", "highlights", "tables"]] | None = None,
    ) -> AsyncIterator[models.GameReview | models.ProblemDocument]:
        """`review_games` for any number of items, answered in their order while more are read.

        POST /v1/games/review/batch
        """
        return self._ask_lines(
            Lines("POST", "/v1/games/review/batch", models.GameReview, query=given(fields=fields)), items
        )

    async def advise_by_query(
        self,
        *,
        dice: str,
        rolls_left: int,
        ruleset: str | None = None,
        scorecard: str | None = None,
        extra_bonus_count: str | None = None,
        extra_rolls: int | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        objective: Literal["expected_total", "target", "floor", "upper_bonus"] | None = None,
        target: int | None = None,
        explain: bool | None = None,
        breakdown: bool | None = None,
        compare_with: str | None = None,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.Advice:
        """Every legal move, best first.

        GET /v1/advice
        """
        question: Question[models.Advice] = Question(
            "GET",
            "/v1/advice",
            models.Advice,
            query=given(
                ruleset=ruleset,
                dice=dice,
                rolls_left=rolls_left,
                scorecard=scorecard,
                extra_bonus_count=extra_bonus_count,
                extra_rolls=extra_rolls,
                announced=announced,
                all_rolled=all_rolled,
                objective=objective,
                target=target,
                explain=explain,
                breakdown=breakdown,
                compare_with=compare_with,
                limit=limit,
                fields=fields,
            ),
        )
        return await self._ask(question)

    async def advise(
        self,
        *,
        dice: list[models.Die],
        rolls_left: int,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        objective: models.MeanObjective
        | models.TargetObjective
        | models.WinObjective
        | models.FloorObjective
        | models.UpperBonusObjective
        | None = None,
        explain: bool | None = None,
        breakdown: bool | None = None,
        if_ready: bool | None = None,
        compare_with: models.AskedKeep | models.AskedScore | models.AskedAnnouncement | None = None,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.Advice:
        """Every legal move, best first.

        POST /v1/advice
        """
        question: Question[models.Advice] = Question(
            "POST",
            "/v1/advice",
            models.Advice,
            body=models.AdviceRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                    objective=objective,
                    explain=explain,
                    breakdown=breakdown,
                    if_ready=if_ready,
                    compare_with=compare_with,
                    limit=limit,
                    fields=fields,
                )
            ),
        )
        return await self._ask(question)

    async def advise_batch(
        self,
        *,
        items: list[models.AdviceRequest],
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> models.AdviceBatch:
        """Up to 1,000 positions at once.

        POST /v1/advice/batch
        """
        question: Question[models.AdviceBatch] = Question(
            "POST",
            "/v1/advice/batch",
            models.AdviceBatch,
            query=given(limit=limit, fields=fields),
            body=models.AdviceBatchRequest.model_validate(given(items=items)),
        )
        return await self._ask(question)

    def advise_batch_stream(
        self,
        items: AsyncIterable[models.AdviceRequest] | Iterable[models.AdviceRequest],
        *,
        limit: int | None = None,
        fields: list[Literal["position", "explanation", "plays_for", "moves", "tables"]] | None = None,
    ) -> AsyncIterator[models.Advice | models.ProblemDocument]:
        """`advise_batch` for any number of items, answered in their order while more are read.

        POST /v1/advice/batch
        """
        return self._ask_lines(
            Lines("POST", "/v1/advice/batch", models.Advice, query=given(limit=limit, fields=fields)), items
        )

    async def show_odds(
        self,
        *,
        rolls_left: int,
        category: str,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        dice: list[models.Die] | None = None,
        keep: list[models.Die] | None = None,
        scorecard: models.Scorecard | None = None,
        points: int | None = None,
    ) -> models.Odds:
        """How likely one category can be made, and how much it can bring.

        POST /v1/odds
        """
        question: Question[models.Odds] = Question(
            "POST",
            "/v1/odds",
            models.Odds,
            body=models.OddsRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    keep=keep,
                    rolls_left=rolls_left,
                    category=category,
                    scorecard=scorecard,
                    points=points,
                )
            ),
        )
        return await self._ask(question)

    async def show_outlook(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        dice: list[models.Die] | None = None,
        rolls_left: int | None = None,
        targets: list[models.Target] | None = None,
        opponents: list[models.OpponentCard] | None = None,
        objective: models.MeanObjective | None = None,
        if_ready: bool | None = None,
    ) -> models.Outlook | None:
        """How a card will end, how likely a total is, and who will win.

        POST /v1/outlook
        """
        question: Question[models.Outlook | None] = Question(
            "POST",
            "/v1/outlook",
            models.Outlook,
            body=models.OutlookRequest.model_validate(
                given(
                    ruleset=ruleset,
                    scorecard=scorecard,
                    dice=dice,
                    rolls_left=rolls_left,
                    targets=targets,
                    opponents=opponents,
                    objective=objective,
                    if_ready=if_ready,
                )
            ),
        )
        return await self._ask(question)

    async def opponent_move(
        self,
        *,
        dice: list[models.Die],
        rolls_left: int,
        strength: Literal["beginner", "casual", "regular", "club", "expert", "perfect"],
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        scorecard: models.Scorecard | None = None,
        announced: str | None = None,
        all_rolled: bool | None = None,
        seed: int | None = None,
    ) -> models.OpponentMove:
        """What a player of some strength does.

        POST /v1/opponent/move
        """
        question: Question[models.OpponentMove] = Question(
            "POST",
            "/v1/opponent/move",
            models.OpponentMove,
            body=models.OpponentRequest.model_validate(
                given(
                    ruleset=ruleset,
                    dice=dice,
                    rolls_left=rolls_left,
                    scorecard=scorecard,
                    announced=announced,
                    all_rolled=all_rolled,
                    strength=strength,
                    seed=seed,
                )
            ),
        )
        return await self._ask(question)

    async def roll(
        self,
        *,
        ruleset: models.RulesetName | models.RulesetDefinition | None = None,
        keep: list[models.Die] | None = None,
        seed: int | None = None,
    ) -> models.RolledDice:
        """Dice.

        POST /v1/roll
        """
        question: Question[models.RolledDice] = Question(
            "POST",
            "/v1/roll",
            models.RolledDice,
            body=models.RollRequest.model_validate(given(ruleset=ruleset, keep=keep, seed=seed)),
        )
        return await self._ask(question)

    async def list_puzzles(
        self,
        *,
        ruleset: str | None = None,
        date: str | None = None,
        seed: int | None = None,
        theme: Literal["joker", "which_zero", "first_roll", "straights", "bonus_alive", "bonus_dead", "endgame"]
        | None = None,
        count: int | None = None,
    ) -> models.PuzzleList:
        """Positions that are worth a thought.

        GET /v1/puzzles
        """
        question: Question[models.PuzzleList] = Question(
            "GET",
            "/v1/puzzles",
            models.PuzzleList,
            query=given(ruleset=ruleset, date=date, seed=seed, theme=theme, count=count),
        )
        return await self._ask(question)

    async def download_table(self, ruleset: str, *, digest: str | None = None) -> str:
        """The table of a game as a file.

        GET /v1/tables/{ruleset}
        """
        question: Question[str] = Question(
            "GET", filled_in("/v1/tables/{ruleset}", ruleset=ruleset), str, query=given(digest=digest)
        )
        return await self._ask(question)

    async def meta(self) -> models.Meta:
        """Version, limits, and the digests of the tables.

        GET /v1/meta
        """
        question: Question[models.Meta] = Question("GET", "/v1/meta", models.Meta)
        return await self._ask(question)

    async def health(self) -> models.Health:
        """Whether the process is alive.

        GET /healthz
        """
        question: Question[models.Health] = Question("GET", "/healthz", models.Health)
        return await self._ask(question)

    async def readiness(self) -> models.Readiness:
        """Whether the server answers, and answers right.

        GET /readyz
        """
        question: Question[models.Readiness] = Question("GET", "/readyz", models.Readiness)
        return await self._ask(question)

    async def metrics(self) -> str:
        """Numbers for Prometheus.

        GET /metrics
        """
        question: Question[str] = Question("GET", "/metrics", str)
        return await self._ask(question)

    async def specification(self) -> str:
        """This document.

        GET /openapi.yaml
        """
        question: Question[str] = Question("GET", "/openapi.yaml", str)
        return await self._ask(question)

    async def specification_as_json(self) -> dict[str, Any]:
        """This document with all examples, as JSON.

        GET /openapi.json
        """
        question: Question[dict[str, Any]] = Question("GET", "/openapi.json", dict)
        return await self._ask(question)

    async def list_problems(self) -> models.ProblemList:
        """All codes of problems and types of problem documents.

        GET /problems
        """
        question: Question[models.ProblemList] = Question("GET", "/problems", models.ProblemList)
        return await self._ask(question)

    async def explain_problem(self, name: str) -> models.ProblemMeaning:
        """What a code of a problem means, or a type of problem documents.

        GET /problems/{name}
        """
        question: Question[models.ProblemMeaning] = Question(
            "GET", filled_in("/problems/{name}", name=name), models.ProblemMeaning
        )
        return await self._ask(question)
