// Made from openapi.yaml by "make clients": what is changed here is lost.
// Contract b38dec4fb878ba31dc1bcacd5c6609b7f374ed286ce026866ad37345c16f5f75
import { type CallOptions, Calls, type Parameters } from "./calls.ts";
import type { Advice, AdviceBatch, AdviceBatchRequest, AdviceRequest, AdviceResult, CardCheckRequest, CardReport, ConversionRequest, ConvertedCard, GameCheckBatch, GameCheckBatchRequest, GameCheckRequest, GameCheckResult, GameReport, GameReview, GameReviewBatch, GameReviewBatchRequest, GameReviewRequest, GameReviewResult, Health, Meta, Odds, OddsRequest, OpponentMove, OpponentRequest, Outlook, OutlookRequest, PointsRequest, PointsTable, ProblemList, ProblemMeaning, PuzzleList, Readiness, RollRequest, RolledDice, RulesetCheckRequest, RulesetList, RulesetReport, RulesetShown, ScoreBatch, ScoreBatchRequest, ScoreRequest, ScoreResult, Scores } from "./schema.ts";

/** The version of the contract that this client is made of. */
export const CONTRACT_VERSION = "0.2.0";

/** A method for every operation of the contract. */
export abstract class Operations extends Calls {

  /**
   * Every ruleset there is.
   * Those that come with Keepwise, and those that whoever runs this server has added, each with its other names and
   * what follows from it.
   */
  listRulesets(parameters?: Parameters<"list_rulesets">, options?: CallOptions): Promise<RulesetList> {
    return this.call("get", "/v1/rulesets", { parameters }, options);
  }

  /**
   * One whole definition, and what follows from it.
   * Without its `facts`, which say what follows from it, the definition can be sent wherever a ruleset is asked for.
   */
  showRuleset(parameters: Parameters<"show_ruleset">, options?: CallOptions): Promise<RulesetShown> {
    return this.call("get", "/v1/rulesets/{id}", { parameters }, options);
  }

  /**
   * A ruleset as numbers.
   * What every hand pays in every category, so that a client can score without asking: `points` holds, for each
   * category, the points of every hand in the order of `hands`. For the categories in `roll_points` these depend on the
   * roll that the hand was made on, and `served_points` has those of the first roll by itself. A category of `after` pays
   * 0 while the one that it names is not filled with points. While the category of the `joker` is filled, a hand of equal dice is a
   * joker: of the open categories it may fill those in the one of `moves` that fits, at those points, and it earns
   * `extra_bonus` beside them if the category of the joker was filled with points. `upper_open` says whether the
   * upper category of its face is open, `lower_open` whether any lower category but that of the joker is.
   *
   * In a game of columns these are the numbers of every column, and `columns`, `products` and `last_turn_rolls` say
   * what makes a sheet of them. There the category of the joker has to be filled in all columns, or made in all to earn
   * `extra_bonus`; a category is open where it is in any column, and what may be filled is limited further by the
   * order of each column. Where that leaves nothing the order alone decides, at the points of `points`.
   */
  showPoints(parameters: Parameters<"show_points">, options?: CallOptions): Promise<PointsTable> {
    return this.call("get", "/v1/rulesets/{id}/points", { parameters }, options);
  }

  /**
   * Every problem of a definition, or what follows from it.
   * A definition that is wrong is an answer here, with everything that is wrong at once; of one that is right the
   * answer says what follows from it.
   */
  checkRuleset(body: RulesetCheckRequest, options?: CallOptions): Promise<RulesetReport> {
    return this.call("post", "/v1/rulesets/check", { body }, options);
  }

  /**
   * Any ruleset as numbers.
   * As `GET /v1/rulesets/{id}/points`, of a ruleset that is sent as a whole definition, too.
   */
  showPointsOf(body: PointsRequest, options?: CallOptions): Promise<PointsTable> {
    return this.call("post", "/v1/rulesets/points", { body }, options);
  }

  /**
   * What a hand pays in every category.
   * The same question as with a POST, as an address whose answer may be kept.
   */
  scoreByQuery(parameters: Parameters<"score_by_query">, options?: CallOptions): Promise<Scores> {
    return this.call("get", "/v1/score", { parameters }, options);
  }

  /**
   * What a hand pays in every category.
   * `rolls_left` matters only in games that pay by the roll that a hand was made on, and in those with a column to
   * announce in. There `announced` and `all_rolled` say which cells the turn may fill.
   */
  score(body: ScoreRequest, options?: CallOptions): Promise<Scores> {
    return this.call("post", "/v1/score", { body }, options);
  }

  /**
   * Up to 1,000 hands at once.
   * Each item is answered as `/v1/score` would, or with its own problem document.
   *
   * As `application/x-ndjson`, one item on each line, it takes up to 100,000 of them and answers line by line; see above.
   */
  scoreBatch(body: ScoreBatchRequest, options?: CallOptions): Promise<ScoreBatch> {
    return this.call("post", "/v1/score/batch", { body }, options);
  }

  /**
   * As `scoreBatch`, for as many items as there are: each result as it arrives.
   */
  scoreBatchStream(
    items: Iterable<ScoreRequest> | AsyncIterable<ScoreRequest>,
    options?: CallOptions,
  ): AsyncGenerator<ScoreResult> {
    return this.stream("/v1/score/batch", items, options);
  }

  /**
   * Whether a card is possible, and its totals.
   * A card is valid when some legal sequence of turns ends in it. The totals are those of the card as it stands,
   * whatever is wrong with it, finished or not; those of a game of columns are told column by column, too. Sums and
   * bonuses noted among its points are compared with these.
   *
   * A box that cannot be right makes the sums over it unreliable: `unreliable` names them, and the values that possible
   * corrections of the box would give. Claims of them are no `wrong-total`.
   */
  checkCard(body: CardCheckRequest, options?: CallOptions): Promise<CardReport> {
    return this.call("post", "/v1/scorecards/check", { body }, options);
  }

  /**
   * The card of a sheet as somebody wrote it, and its check.
   * Reads a sheet in any of thirteen languages, without being told in which: names as they are printed, decorated as they may
   * be ("Full House 25", "3er-Pasch (alle Augen)"), with blanks, dashes and crosses, and rows of sums and bonuses. A blank
   * is open, and so is a category without a row; a dash, a slash, an x or what is struck through is crossed out: 0. Beside
   * an upper bonus or an extra bonus it is 0 too, beside other sums nothing. What each row was taken for is told, what may
   * have been several things is among the `assumptions`, and what is not understood is among the `problems` and does not
   * stop the rest; but then no sum is compared. Of a category that is written twice the first row counts.
   *
   * Every number and every mark is read, or a problem or an assumption names it. Two values for a category that takes one
   * are `too-many`, whatever stands between them. A number that the sheet prints beside a name ("Full House (25): 0",
   * "25 points 0") is an assumption.
   *
   * In games of columns a row has a value for each, in the order of the columns or of a row that names them; a sum of
   * the whole sheet stands alone or behind these. A name of several categories ("Straight") is the one that is open and
   * can pay what stands there.
   */
  convertCard(body: ConversionRequest, options?: CallOptions): Promise<ConvertedCard> {
    return this.call("post", "/v1/scorecards/convert", { body }, options);
  }

  /**
   * Whether a game was played by the rules.
   * A whole game of up to 100 players, finished or in progress, as detailed as it was logged: all dice and keeps, the last
   * hand of every turn, or only category and points. A player may also have a `scorecard` in place of turns, beside others who
   * have turns: it is checked as it stands, with all that is noted and claimed on it, and ranked with theirs. Each mistake is reported once: the check goes on with what the hand
   * really pays, and a total that only follows from a mistake is none of its own. Totals are computed from the dice.
   */
  checkGame(body: GameCheckRequest, options?: CallOptions): Promise<GameReport> {
    return this.call("post", "/v1/games/check", { body }, options);
  }

  /**
   * What every decision of a game cost, and what every roll gave.
   * Along a game the value of a card, its expected final total, changes by `luck` at a roll and by `loss` at a decision, so
   * that for every player `value - start_value = luck - loss`, in the sum of the listed items too; `value` is the total once
   * the card is full. A game in progress is reviewed as far as it goes; one that is not valid, or has no dice, is refused.
   * Every hand of a turn is needed: a turn with one hand counts as one that was scored after its first roll.
   *
   * In games of columns an announcement is a decision of its own, before that on what is kept. Where an estimate says what
   * sheets are worth, it is a little more or less than the turn that follows is on average: the sum of that is the
   * player's `correction`, and `value - start_value = luck - loss + correction`. Without an estimate such a game is
   * refused unless few enough cells are open. `explain` is for games of a single card.
   *
   * With `explain`, every decision that lost something has a `breakdown` of the best and the played move, whose
   * differences add up to `loss`, and in it the `point`, the one reason that a person would give; `why` says that of the
   * most expensive decisions in English. Where so many states can still come that it
   * would take more than a second, that needs a table of outlooks; without it the answer is as that of `/v1/advice` to `win`.
   */
  reviewGame(body: GameReviewRequest, options?: CallOptions): Promise<GameReview> {
    return this.call("post", "/v1/games/review", { body }, options);
  }

  /**
   * Up to 1,000 games at once, each checked.
   * Each item is answered as `/v1/games/check` would, or with its own problem document. A game that was not played by the
   * rules is an answer; one that cannot be read is a problem.
   *
   * As `application/x-ndjson`, one game on each line, it takes up to 100,000 of them and answers line by line; see above.
   */
  checkGames(body: GameCheckBatchRequest, options?: CallOptions): Promise<GameCheckBatch> {
    return this.call("post", "/v1/games/check/batch", { body }, options);
  }

  /**
   * As `checkGames`, for as many items as there are: each result as it arrives.
   */
  checkGamesStream(
    items: Iterable<GameCheckRequest> | AsyncIterable<GameCheckRequest>,
    options?: CallOptions,
  ): AsyncGenerator<GameCheckResult> {
    return this.stream("/v1/games/check/batch", items, options);
  }

  /**
   * Up to 1,000 games at once, each reviewed.
   * Each item is answered as `/v1/games/review` would, or with its own problem document: a game that was not played by the
   * rules is one. A review of one player has some 16 KB; `fields` asks for less, and without any for a tenth of that.
   *
   * As `application/x-ndjson`, one game on each line, it takes up to 100,000 of them and answers line by line; see above.
   */
  reviewGames(body: GameReviewBatchRequest, options?: CallOptions & { parameters?: Parameters<"review_games"> }): Promise<GameReviewBatch> {
    return this.call("post", "/v1/games/review/batch", { body, parameters: options?.parameters }, options);
  }

  /**
   * As `reviewGames`, for as many items as there are: each result as it arrives.
   */
  reviewGamesStream(
    items: Iterable<GameReviewRequest> | AsyncIterable<GameReviewRequest>,
    options?: CallOptions & { parameters?: Parameters<"review_games"> },
  ): AsyncGenerator<GameReviewResult> {
    return this.stream("/v1/games/review/batch", items, options);
  }

  /**
   * Every legal move, best first.
   * The same question as with a POST, as an address whose answer may be kept.
   */
  adviseByQuery(parameters: Parameters<"advise_by_query">, options?: CallOptions): Promise<Advice> {
    return this.call("get", "/v1/advice", { parameters }, options);
  }

  /**
   * Every legal move, best first.
   * `value` is the expected final total of the whole card if this move is made and every later one is best;
   * `loss` is what a move gives up against the best, exactly 0 where it gives up nothing. Moves that are worth the
   * same (to 1e-9) share a rank, and stand in this order: scoring before keeping, categories in the order of the
   * ruleset, keeps with more dice first, then ascending. With rolls left, scoring now is a move like any other;
   * keeping all dice is not listed beside it.
   *
   * Under another `objective`, `value` is the greatest probability of reaching the target, of winning or of the upper
   * bonus, or the total that cannot be missed; moves that are worth the same stand by their `expected_total`. Few open
   * categories are worked out exactly, and `upper_bonus` always is; with many, `target` and `floor` need a table of
   * their own and `win` one of outlooks.
   * Without it the answer is a 503 with `Retry-After` and `progress` while this server builds it, which takes minutes
   * for the largest; or, where it does not or is asked not to (`if_ready`), a 409 with the command that does. `method`
   * says which it was.
   *
   * With `explain`, `breakdown` compares the best move with another one: that of `compare_with`, or the one that a person
   * would consider, which is of the moves that lose something the one that a casual player most probably makes (under
   * another objective the one that brings the most points). `point` is the one reason that a person would give, as data to
   * be put into words; `explanation` says it in English. Behind it are the numbers: the expected points of every category,
   * of the upper bonus and of the extra bonuses after each of the two. They add up to the values of the moves, and their
   * differences to the difference of these; `reasons` are the largest. Points are compared whatever is maximised: under another objective later turns are played for the mean,
   * the terms add up to the `expected_total` of the moves, and a move that is best may well have the smaller one.
   * Where so many states can still come that it would take more than a second, that needs a table of outlooks, as `win`
   * does; with `if_ready` the answer has `point` alone then, and with `breakdown` false always, which takes a
   * millisecond or two more than the moves alone.
   *
   * Under another objective `explain` brings `stakes`, too: what the best move gives up beside the one that brings the most
   * points on average, and in which endings of the turn it gains for that. They take no further table.
   *
   * In games of columns a move to score names its column, and after the first roll calling a category is a move, which
   * stands after those that keep dice where they are worth the same. A turn is played exactly; what the sheets are worth
   * that can follow is worked out where few cells are open. Before that an estimate says so: `method` is approximate,
   * `error_bound` null, and `strength` says what whoever follows the estimate reaches, measured in games. Where there is
   * no estimate that is a 409. With `explain`, `breakdown` compares what the turn brings and what it leaves for later.
   */
  advise(body: AdviceRequest, options?: CallOptions): Promise<Advice> {
    return this.call("post", "/v1/advice", { body }, options);
  }

  /**
   * Up to 1,000 positions at once.
   * Each item is answered as `/v1/advice` would, or with its own problem document. A thousand answers take megabytes;
   * `limit` and `fields` ask for less.
   *
   * As `application/x-ndjson`, one item on each line, it takes up to 100,000 of them and answers line by line; see above.
   */
  adviseBatch(body: AdviceBatchRequest, options?: CallOptions & { parameters?: Parameters<"advise_batch"> }): Promise<AdviceBatch> {
    return this.call("post", "/v1/advice/batch", { body, parameters: options?.parameters }, options);
  }

  /**
   * As `adviseBatch`, for as many items as there are: each result as it arrives.
   */
  adviseBatchStream(
    items: Iterable<AdviceRequest> | AsyncIterable<AdviceRequest>,
    options?: CallOptions & { parameters?: Parameters<"advise_batch"> },
  ): AsyncGenerator<AdviceResult> {
    return this.stream("/v1/advice/batch", items, options);
  }

  /**
   * How likely one category can be made, and how much it can bring.
   * The odds of a turn that is played for one category and ends in it, for any ruleset; no table is needed. Send the
   * hand as `dice`, or as `keep` the dice that the next of the `rolls_left` leaves alone: `keep: []` with as many
   * `rolls_left` as the turn has rolls, extra ones included, is the whole turn. `greatest_probability` plays for at least `points`,
   * `greatest_mean` for as many points as possible on average; where these differ, so do the dice to keep. `keep`
   * of an answer is the first keep of the best play, all dice where scoring now is as good; it is absent where
   * there is nothing to choose. The `scorecard` matters for jokers, for extra rolls and for categories that come after
   * others; without one the card is empty but for what has to be filled before the category: with points where it pays
   * nothing otherwise, else with 0. In a game of columns the odds are those of the category in any column, without a
   * joker, and no `scorecard` is sent; more rolls than a turn has are those of the very last turn.
   */
  showOdds(body: OddsRequest, options?: CallOptions): Promise<Odds> {
    return this.call("post", "/v1/odds", { body }, options);
  }

  /**
   * How a card will end, how likely a total is, and who will win.
   * The distribution of the final total of a card, between turns or in a turn with `dice` and `rolls_left`, when its
   * owner plays for the greatest expected total; and where the points come from. With `opponents`, each in the same
   * ruleset with a card and perhaps dice of its own, also the probabilities to win alone, to share the first place
   * and to lose, and the expected rank, when everyone plays their own card in that way. An opponent may stand for many
   * (`count`), and err as players of a `strength` do: what these reach was counted in games, from a card in the middle
   * in games that are played out for the answer, whose `error_bound` says how far off that leaves it.
   *
   * The start of every built-in game and cards with few open categories are exact, without any table but that of
   * `/v1/advice`; others come from a table of outlooks, whose `error_bound` is said. Where there is none this server
   * builds it, in up to some minutes, and the answer is a 503 with `Retry-After` and `progress` meanwhile; or, where it
   * does not, a 409 that says how to build it. With `if_ready` nothing is built, and there is an empty 204 in the place
   * of both. All opponents together may take as long as a request has.
   *
   * Of games of columns there are no outlooks.
   */
  showOutlook(body: OutlookRequest, options?: CallOptions): Promise<Outlook> {
    return this.call("post", "/v1/outlook", { body }, options);
  }

  /**
   * What a player of some strength does.
   * The move of a computer player, who errs as people do: the weaker, the more it wants points now, the less it sees of the
   * upper bonus and the less sure it is; but nobody breaks up a made pattern, such as a straight. The
   * strengths are listed in `/v1/meta` with what each reaches on average. With a `seed` the same position is always
   * answered with the same move; without one by chance.
   */
  opponentMove(body: OpponentRequest, options?: CallOptions): Promise<OpponentMove> {
    return this.call("post", "/v1/opponent/move", { body }, options);
  }

  /**
   * Dice.
   * Rolls all dice of the game but those in `keep`. Without a `seed` they come from the cryptographic source of the
   * operating system; with one they are the same every time.
   */
  roll(body: RollRequest, options?: CallOptions): Promise<RolledDice> {
    return this.call("post", "/v1/roll", { body }, options);
  }

  /**
   * Positions that are worth a thought.
   * Decisions in which one move is right and people often make another: the ten of a day, the same for everybody, or some by
   * chance to practise with, of one theme or of any. They come from games of a simulated player. Each has every move with
   * its value and loss, and how likely people are to make it, so that nothing has to be asked to judge an answer; its
   * `position` can be sent to `/v1/advice` as it is.
   *
   * With `date` alone there are two from the opening, three from the middle, three from late in the game and two from its end, in this
   * order. With `seed`, or with a `theme`, there are up to `count`, fewer where they are rare; the first ones are the same
   * however many are wanted. The same question has the same answer as long as tables and players do not change. For games of a
   * single card.
   */
  listPuzzles(parameters?: Parameters<"list_puzzles">, options?: CallOptions): Promise<PuzzleList> {
    return this.call("get", "/v1/puzzles", { parameters }, options);
  }

  /**
   * Version, limits, and the digests of the tables.
   * What this server offers and what it allows.
   */
  meta(options?: CallOptions): Promise<Meta> {
    return this.call("get", "/v1/meta", {}, options);
  }

  /**
   * Whether the process is alive.
   * For whoever restarts processes; says nothing of tables.
   */
  health(options?: CallOptions): Promise<Health> {
    return this.call("get", "/healthz", {}, options);
  }

  /**
   * Whether the server answers, and answers right.
   * Every table was verified at start; this looks at the file of each, works one value out anew and compares it.
   *
   * Where some of the tables that were there at the start cannot be used any more, the answer is still 200, with the
   * status `degraded` and what is wrong: other servers may have the same damage, and what needs none of these tables is
   * answered. 503 while the server is about to stop, where no table can be used, and where the value is another one.
   */
  readiness(options?: CallOptions): Promise<Readiness> {
    return this.call("get", "/readyz", {}, options);
  }

  /**
   * All codes of problems and types of problem documents.
   * In groups, each with its title; what more there is to say of one is at `/problems/{name}`. Browsers get a page to
   * read, from the same address.
   */
  listProblems(options?: CallOptions): Promise<ProblemList> {
    return this.call("get", "/problems", {}, options);
  }

  /**
   * What a code of a problem means, or a type of problem documents.
   * The `type` of a problem document leads here, and so does `/problems/` with the `code` of a problem behind it.
   * Where a type and a code have one name they mean one thing: a document of that type has one problem, of that code.
   * Browsers get a page to read, from the same address.
   */
  explainProblem(parameters: Parameters<"explain_problem">, options?: CallOptions): Promise<ProblemMeaning> {
    return this.call("get", "/problems/{name}", { parameters }, options);
  }
}
