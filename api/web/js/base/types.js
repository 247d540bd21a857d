// Types for readers and for the type check; no page loads this file. It has the types that modules of the pages share. Questions
// and answers of the API only have the parts that the pages use; openapi.yaml has all of them.

// ---- rulesets

/** @typedef {"ready" | "solvable" | "out_of_reach"} TableStatus */
/** @typedef {TableStatus | "not_needed" | "preparing"} OptionalTableStatus */
/** @typedef {{ at: number, pays: number, each?: number }} BonusTier `each` more for every further point */

/**
 * Points awarded in addition to the total, for the bracket of the total and for categories. Those of a category depend on the
 * sum of its fillings (`at`) or the number of those above 0 (`made`).
 * @typedef {{ id: string, at: number, made?: undefined, awards: number }
 *   | { id: string, at?: undefined, made: "all" | "each", awards: number }} Award
 * @typedef {{ categories?: Award[], total?: { at: number, awards: number }[] }} PointsAwarded
 */

/**
 * Rolls beyond those of a turn: the number at the start, and whether unused ones are saved.
 * @typedef {{ start?: number, saves?: boolean, most?: number | null }} ExtraRolls
 */

/**
 * GET /v1/rulesets
 * @typedef {{
 *   id: string, title: string, dice_count: number, rolls: number, categories: string[], turns: number, expected_total: number | null, table: TableStatus,
 * }} ListedFacts
 * @typedef {{ rulesets: (ListedFacts & { columns?: string[] })[] }} RulesetList
 * @typedef {ListedFacts & { columnCount: number, isEstimated: boolean, definition?: Definition }} ListedRuleset as the pages list it
 */

/**
 * A card of a sheet. `Product` counts (plus - minus) x times of three categories of a column.
 * @typedef {"free" | "down" | "up" | "upper_first"} ColumnOrder
 * @typedef {{ id: string, title: string, aliases?: string[], factor?: number, order?: ColumnOrder, announce?: boolean }} ColumnShown
 * @typedef {{ plus: string, minus: string, times: string }} Product
 */

/**
 * The grammar of rulesets (docs/rulesets.md): what a hand needs and what it pays.
 * @typedef {{
 *   groups?: number[], distinct?: boolean, run?: number, faces?: number[], sum?: number, least_sum?: number,
 *   greatest_sum?: number, colour?: "all" | "matched",
 * }} Needs
 * @typedef {{
 *   points?: number, sum?: "all" | "matched" | "faces", faces?: number[], counted?: "best" | "least", plus?: number,
 *   served?: number, by_roll?: number[],
 * }} Pays
 */

/**
 * GET /v1/rulesets/{id}
 * @typedef {{
 *   id: string, title: string, aliases?: string[], times?: number, after?: string, upper?: number, needs?: Needs, pays?: Pays,
 * }} CategoryShown
 * @typedef {{
 *   name?: string,
 *   title: string,
 *   dice_count?: number,
 *   counted?: number,
 *   rolls?: number,
 *   order?: "free" | "card" | "upper_first",
 *   categories: CategoryShown[],
 *   bonus?: BonusTier[],
 *   colours?: Record<string, number[]>,
 *   extra_rolls?: ExtraRolls,
 *   points_awarded?: PointsAwarded,
 *   joker?: JokerShown,
 *   columns?: ColumnShown[],
 *   products?: Product[],
 *   last_turn_rolls?: number,
 *   facts: Facts,
 * }} RulesetShown
 * @typedef {{
 *   table: TableStatus, outlook_table: OptionalTableStatus, turns?: number, least_total?: number, greatest_total?: number,
 *   states?: number | null, seconds_to_solve?: number | null, expected_total?: number | null, fingerprint?: string,
 * }} Facts
 * @typedef {"forced" | "free" | "original" | "none"} JokerRule
 * @typedef {{
 *   category?: string, rule?: JokerRule, bonus?: number, points?: Record<string, number>, multiplied?: boolean, made_only?: boolean,
 * }} JokerShown
 */

/**
 * A custom ruleset in the grammar: with a base it only has the differences from that. `RulesetReference` is what
 * questions take: the id of one that the server knows, or a definition.
 * @typedef {Partial<Omit<RulesetShown, "facts" | "categories" | "joker" | "extra_rolls" | "points_awarded">> & {
 *   base?: string,
 *   categories?: (Partial<CategoryShown> & { drop?: boolean })[],
 *   joker?: JokerShown & { drop?: boolean },
 *   extra_rolls?: ExtraRolls & { drop?: boolean },
 *   points_awarded?: PointsAwarded & { drop?: boolean },
 * }} Definition
 * @typedef {string | Definition} RulesetReference
 */

/**
 * POST /v1/rulesets/check
 * @typedef {{ valid: boolean, problems: Problem[], ruleset: RulesetShown | null, facts: Facts | null }} RulesetReport
 */

/**
 * GET /v1/rulesets/{id}/points: what every hand pays, by the place of the hand in `hands`. `roll_points` has the
 * categories that pay by the roll: what they pay on the first roll, on the second, …, and on every later one.
 * @typedef {{ face: number, upper_open: boolean, lower_open: boolean, points: Record<string, number> }} JokerMove
 * @typedef {{ category: string, extra_bonus: number, moves: JokerMove[] }} JokerTable
 * @typedef {{
 *   ruleset: string,
 *   dice_count: number,
 *   rolls: number,
 *   order: "free" | "card" | "upper_first",
 *   categories: string[],
 *   upper: Record<string, number>,
 *   bonus: BonusTier[],
 *   joker: JokerTable | null,
 *   hands: string[],
 *   points: Record<string, number[]>,
 *   roll_points: Record<string, number[][]>,
 * }} PointsTable
 */

/**
 * GET /v1/meta
 * @typedef {"beginner" | "casual" | "regular" | "club" | "expert" | "perfect"} Strength
 * @typedef {{ id: Strength, mean_totals: Record<string, { mean: number }> }} StrengthLevel
 * @typedef {{ opponent: { strengths: StrengthLevel[] } }} Meta
 */

// ---- cards, positions, moves

/**
 * `Card` has the fillings of every category, in their order. A `Sheet` has a card for each column; a game of one card has one
 * column without a name. `Scorecard` is the form of the API, with only the filled categories: those that can be filled several
 * times are in `fillings`, and named columns have separate cards.
 * @typedef {{ points: Record<string, number[]>, extra_bonus_count: number }} Card
 * @typedef {readonly Card[]} Sheet
 * @typedef {{
 *   points: Record<string, number | number[]>, fillings?: Record<string, number[]>, extra_bonus_count?: number, extra_rolls?: number,
 * }} OneCard
 * @typedef {Partial<OneCard> & { columns?: Record<string, Partial<OneCard>> }} Scorecard
 */
/**
 * A position between turns or in one: the sheet, the extra rolls before the turn, the dice (none between turns), the rolls left.
 * In games with calls, it has the called category, and whether the last roll was one of all dice.
 * @typedef {{
 *   sheet: Sheet, extraRolls: number, dice: readonly number[], rollsLeft: number, announced: string | undefined, allRolled: boolean,
 * }} GamePosition
 */
/** @typedef {"upper_points" | "upper_bonus" | "lower_points" | "extra_bonus" | "total"} TotalName */
/**
 * `points_awarded` where the ruleset awards points; the API leaves products out where columns have no names.
 * @typedef {Record<TotalName, number> & { points_awarded?: number, products?: number }} Totals
 * @typedef {Record<TotalName, number> & { products: number, sum: number, factor: number }} ColumnTotals
 */
/**
 * An objective, and a question of POST /v1/advice: with a whole ruleset where it has no id, without dice between turns.
 * `keep` has the dice that are marked on the board, which the API does not take.
 * @typedef {{ maximize: string, target?: number, opponents?: object[] }} Objective
 * @typedef {{
 *   ruleset: RulesetReference, scorecard: Scorecard, dice?: number[], rolls_left?: number, announced?: string | null,
 *   all_rolled?: boolean, objective?: Objective, keep?: number[],
 * }} Question
 * @typedef {Question & { dice: number[], rolls_left: number }} Position
 */

/**
 * `column` is the column of a category, undefined where it has no name.
 * @typedef {{ action: "keep", keep: number[] }} KeepMove
 * @typedef {{ action: "score", category: string, column?: string, points: number, extra_bonus: number }} ScoreMove
 * @typedef {{ action: "announce", category: string, column?: string }} AnnounceMove
 * @typedef {KeepMove | ScoreMove | AnnounceMove} Move
 * @typedef {Move & { value: number, loss: number, expected_total?: number }} RankedMove of the expected total that is the value
 */

// ---- advice, outlook

/** @typedef {{ category: string, column?: string, probability: number, makes: number }} Ending */

/**
 * @typedef {{ upper_bonus_probability: number }} ExplainedMove
 * @typedef {{ reason: string, source: string, best: number, other: number, difference: number }} Reason
 * @typedef {{ best: ExplainedMove, other: ExplainedMove, reasons: Reason[], rest: number, point?: Point }} Reasons
 * @typedef {Reasons | { reasons?: undefined, point?: Point }} Breakdown without reasons where there is but one move
 */

/**
 * The one reason that a person would give; which members there are follows from what it says.
 * @typedef {{
 *   says: string, against?: Move, category?: string, other_category?: string, categories?: string[], faces?: number[],
 *   other_faces?: number[], points?: number, other_points?: number, extra_bonus?: number, rolls?: number, mean?: number,
 *   other_mean?: number, probability?: number, other_probability?: number,
 * }} Point
 * @typedef {{ breakdown?: Breakdown, point?: Point }} Reasoned it stands in the breakdown where there is one
 */

/**
 * The risks and gains of the best move to win: `main_branch` is the place of the ending that distinguishes the two moves.
 * @typedef {Move & {
 *   expected_total: number, most_points: boolean, points_risked: number, value: number, least: number, greatest: number,
 * }} StakedMove
 * @typedef {{ probability: number, value: number | null, otherwise: number | null }} BranchOfMove
 * @typedef {{ category: string, made: boolean, best: BranchOfMove, other: BranchOfMove }} Branch
 * @typedef {{
 *   best: StakedMove, other: StakedMove, lead?: number, branches: Branch[], main_branch?: number, risk?: "greater" | "smaller",
 * }} Stakes
 * @typedef {{ moves: RankedMove[], stakes?: Stakes }} WinningAdvice
 */

/**
 * POST /v1/advice. `answered_by` is set if no server was asked. `strength` is the mean when following approximate advice, measured
 * in `games` games.
 * @typedef {{ mean: number, low: number, high: number, confidence: number, games: number }} Measured
 * @typedef {{
 *   value: number, best: RankedMove, moves: RankedMove[], plays_for: Ending[], breakdown?: Breakdown, point?: Point,
 *   rival?: { strength: Strength, probability: number }, stakes?: Stakes, objective?: { maximize: string }, opponents?: { maximize: string }[], method?: "exact" | "improved" | "approximate", error_bound?: number | null, strength?: Measured | null,
 *   answered_by?: "offline", position?: Omit<Question, "ruleset">, position_id?: string,
 * }} Advice
 */

/**
 * POST /v1/hints: what a decision is about; with `candidates` also two moves, in an order that does not tell the better one.
 * @typedef {{ category: string, points: number, mean: number, usual: number, stands_out: boolean }} BoxAtStake
 * @typedef {Move & { plays_for: Ending[], usual?: number }} Candidate
 * @typedef {{
 *   position: { rolls_left: number }, boxes: BoxAtStake[], upper_bonus?: { points: number, missing: number }, candidates?: Candidate[],
 *   difference?: { category: string, made: boolean, probabilities: number[] }, upper_bonus_probabilities?: number[],
 * }} Hint
 */

/**
 * POST /v1/outlook
 * @typedef {{
 *   ruleset: RulesetReference,
 *   scorecard: Scorecard,
 *   dice?: number[],
 *   rolls_left?: number,
 *   opponents?: { scorecard: Scorecard, strength?: Strength | null }[],
 *   frontier?: true,
 * }} OutlookQuestion
 * @typedef {{ from: number, probabilities: number[] }} Distribution
 * @typedef {Distribution & { means: number[] }} Frontier
 * @typedef {{
 *   mean: number,
 *   percentiles: { "5": number, "95": number },
 *   upper_bonus: { probability: number },
 *   win?: number,
 *   method?: string,
 *   distribution: Distribution,
 *   frontier?: Frontier | null,
 * }} Outlook
 */

/**
 * GET /v1/puzzles: decisions in which casual players often go wrong, and all that there is to say of them.
 * @typedef {{
 *   id: string, theme: string | null, phase: "opening" | "middle" | "late" | "endgame", position: Omit<Position, "ruleset">,
 *   moves: RankedMove[], likely: { move: Move, share: number }[], wrong_share: number,
 *   difficulty: number,
 * }} Puzzle
 * @typedef {{ good_loss: number, puzzles: Puzzle[], answered_by?: "offline" }} Puzzles
 */

/** POST /v1/opponent/move @typedef {{ move: RankedMove }} OpponentMove */

/**
 * POST /v1/odds
 * @typedef {{ probability: number, expected_points: number, keep?: number[] }} Attempt
 * @typedef {{
 *   category: string, points: number, greatest_probability: Attempt, greatest_mean: Attempt,
 *   at_least: { points: number, probability: number }[],
 * }} Odds
 */

// ---- games

/**
 * A game as POST /v1/games/check and /v1/games/review take it. One from a file or a link is only known to have a list of
 * players; anything else may be missing or wrong.
 * @typedef {{
 *   rolls: number[][], keeps: number[][], category: string, column?: string, announced?: string, points: number,
 * }} PlayedTurn
 * @typedef {{ name?: string, turns?: Partial<PlayedTurn>[], claimed?: Totals }} GamePlayer
 * @typedef {{ ruleset?: unknown, players: (GamePlayer | null | undefined)[] }} Game
 */

/**
 * A problem of the API, with the values that the pages show.
 * @typedef {{ code: string, pointer: string, detail?: string, expected?: number, allowed?: number[], minimum?: number,
 *   maximum?: number, found?: string }} Problem
 * @typedef {{ player: number, rank: number, total: number, unreliable?: boolean }} Standing
 */

/**
 * POST /v1/scorecards/convert
 * @typedef {{
 *   scorecard: Scorecard, claimed: object, rows: { name: string, line?: number, read_as: string, suggestions?: string[] }[],
 * }} ConvertedCard
 */

/**
 * POST /v1/games/check
 * @typedef {{
 *   complete?: boolean, totals: Totals, columns?: Record<string, ColumnTotals>, scorecard: Scorecard,
 *   unreliable?: { totals: { name: string, column?: string }[] },
 * }} PlayerReport
 * @typedef {{
 *   valid: boolean,
 *   complete: boolean,
 *   problems: Problem[],
 *   problem_count: number,
 *   players: PlayerReport[],
 *   standings: Standing[],
 * }} GameReport
 */

/**
 * POST /v1/games/review
 * @typedef {"best" | "good" | "inaccuracy" | "mistake" | "blunder"} Grade
 * @typedef {"hard" | "only_move"} Praise of a best move
 * @typedef {{
 *   turn: number, roll: number, played: Move, best: Move, value: number, loss: number, grade: Grade, forced: boolean, theme?: string, praise?: Praise | null,
 *   position_id?: string,
 *   breakdown?: Breakdown, point?: Point,
 * } & Omit<Position, "ruleset" | "scorecard" | "objective" | "keep">} Decision
 *
 * The strength that a player played like: the most likely one, and the narrowest range with `confidence`.
 * @typedef {{
 *   most_likely: Strength, least: Strength, greatest: Strength, confidence: number, decisions: number,
 * }} PlayedLike
 *
 * The result of best play with the player's own dice; `drawn_dice` of its dice were drawn in addition.
 * @typedef {{ total: number, own_dice: number, drawn_dice: number }} SameDice
 * @typedef {{
 *   total: number,
 *   start_value: number,
 *   luck: number,
 *   loss: number,
 *   loss_per_decision: number,
 *   free_decisions: number,
 *   correction?: number,
 *   value: number,
 *   luck_of_others?: number,
 *   decisions_of_others?: number,
 *   luck_adjusted?: number,
 *   played_like?: PlayedLike | null,
 *   same_dice?: SameDice | null,
 *   decisions: Decision[],
 *   rolls: { turn: number, roll: number, value: number, luck: number }[],
 * }} PlayerReview
 * @typedef {{ played: Move, best: Move, loss: number, best_plays_for: Ending[], played_plays_for: Ending[] }} Compared
 * @typedef {Compared & { player: number, turn: number, roll: number, grade: Grade }} Highlight
 * @typedef {{ good: number } & Partial<Record<Grade, number>>} GradeLosses the greatest loss that each but the first and the last allow
 * @typedef {{ players: PlayerReview[], highlights: Highlight[], grades: { greatest_losses: GradeLosses }, answered_by?: "offline" }} GameReview
 */

/**
 * A rating: each figure with the limits of its interval, and its sample. Losses are in points, those of `overall` in percent.
 * @typedef {{ value: number, low: number, high: number }} Interval
 * @typedef {{ games: number, decisions: number, loss_per_decision: Interval }} LossRate
 * @typedef {LossRate & {
 *   phases: Record<string, LossRate>, themes: Record<string, LossRate>, trend: { change: Interval, differs: boolean } | null,
 *   level: { place: Interval, plays_like: PlayedLike & { strengths: { id: Strength, probability: number }[] } } | null,
 *   beyond_expert: { false_alarms: number } | null,
 * }} Rating
 * @typedef {{ overall: Rating | null, rulesets: { ruleset: string, rating: Rating }[] }} Ratings
 */

/**
 * What others make of the dice of a day. `percentiles` 1 to 99 are those of totals in games with random dice.
 * @typedef {{
 *   best_play: { total: number }, strengths: { id: Strength, percentiles: number[] }[],
 * }} DailyGame
 */

/**
 * POST /v1/dice/audit
 * @typedef {{
 *   explanation: string, level: number, dice: number,
 *   left_out: { hands_without_keep: number, hands_of_unknown_roll: number, turns_without_dice: number },
 *   faces: { face: number, count: number, expected: number, least_chance: number, greatest_chance: number }[],
 * }} DiceAudit
 */

// ---- refusals

/** @typedef {{ table?: "own" | "other", share: number, seconds_left: number }} Progress */

/**
 * The document of a refusal; `{}` where it is not from the API.
 * @typedef {{ type?: string, title?: string, detail?: string, errors?: Problem[], progress?: Progress }} ProblemDocument
 */

/**
 * The answers, by path.
 * @typedef {{
 *   [list: `/v1/rulesets?lang=${string}`]: RulesetList,
 *   "/v1/meta": Meta,
 *   "/v1/advice": Advice,
 *   "/v1/hints": Hint,
 *   [puzzles: `/v1/puzzles?${string}`]: Puzzles,
 *   [identified: `/v1/advice?position_id=${string}`]: Advice & { ruleset: string },
 *   "/v1/outlook": Outlook | import("./api.js").NotReady,
 *   "/v1/odds": Odds,
 *   "/v1/opponent/move": OpponentMove,
 *   "/v1/scorecards/convert": ConvertedCard,
 *   "/v1/games/check": GameReport,
 *   "/v1/games/convert": { ruleset: string, players: Game["players"], record: string, csv: string },
 *   "/v1/games/review": GameReview,
 *   "/v1/ratings": Ratings,
 *   [daily: `/v1/games/daily?${string}`]: DailyGame,
 *   "/v1/dice/audit": DiceAudit,
 *   "/v1/rulesets/check": RulesetReport,
 *   "/v1/rulesets/points": PointsTable,
 *   [points: `/v1/rulesets/${string}/points`]: PointsTable,
 *   [shown: `/v1/rulesets/${string}?lang=${string}`]: RulesetShown,
 * }} Answers
 */

// ---- the page's own

/**
 * A turn as it was played: hands are in the order in which the dice lay on the table. `kept` says of every die whether it
 * is kept; `announced` is the category that was called, where one was.
 * @typedef {{
 *   rolls: number[][], keeps: number[][], category: string, points: number, extraBonus: number, column?: string,
 *   announced?: string,
 * }} ScoredTurn
 * @typedef {{ rolls: number[][], keeps: number[][], kept: boolean[], announced?: string }} Turn
 */

/**
 * A column as the page plays it; that of a game of one card has no id and no title.
 * @typedef {{
 *   id: string | undefined, title: string, factor: number, order: ColumnOrder, orderText: TextKey, announce: boolean,
 * }} Column
 */

/**
 * A player: `strength` is null for a person, `name` where none was typed (names.js then has one).
 * @typedef {{ name: string | null, strength: Strength | null }} Player
 * @typedef {Player & { turns: ScoredTurn[] }} CardPlayer
 */

/**
 * A decision of a game: who took it, in which of their turns, after which roll, each by its place.
 * @typedef {{ player: number, turn: number, roll: number }} Flag
 */

/**
 * A game in progress, without values that can be derived. `flags` are decisions to look at in the review.
 * @typedef {{ id: string, ruleset: RulesetReference, players: CardPlayer[], turn: Turn, flags?: Flag[] }} State
 */

/**
 * The reason why an open category may not be filled yet, the order of its column, or earns nothing yet: `after` has no points.
 * @typedef {{ why: "order" } | { why: "after", after: string }} Lock
 */
/**
 * A cell that may be filled, and the points for that.
 * @typedef {{ category: string, column?: string, points: number, extraBonus: number }} Score
 */
/** `isAway`: the friend is on another device. @typedef {{ ruleset?: RulesetReference, players?: Player[], isAway?: boolean }} Choice */
/** @typedef {"normal" | "fast" | "step"} Pace */
/** The objective of the coach. @typedef {"points" | "win"} Goal */
/**
 * The time when the coach names the best move: never, when asked, after a move, as soon as it can.
 * @typedef {"off" | "hint" | "after" | "always"} CoachMode
 */
/**
 * `tips` are those of the first games; `keys`, whether single letters do something; `sound` is vibration, too,
 * and follows the system until it is chosen; `shake`, whether shaking the phone rolls.
 * @typedef {{
 *   coach: CoachMode, goal: Goal, theme: "system" | "light" | "dark", pace: Pace, tips: boolean, keys: boolean, lang?: string,
 *   sound?: boolean, shake?: boolean,
 * }} Settings
 */
/**
 * A key of the texts, of every part of them.
 * @typedef {keyof typeof import("../../i18n/en.js").default
 *   | keyof typeof import("../../i18n/analyse/en.js").default
 *   | keyof typeof import("../../i18n/audit/en.js").default
 *   | keyof typeof import("../../i18n/history/en.js").default
 *   | keyof typeof import("../../i18n/home/en.js").default
 *   | keyof typeof import("../../i18n/make/en.js").default
 *   | keyof typeof import("../../i18n/offline/en.js").default
 *   | keyof typeof import("../../i18n/play/en.js").default
 *   | keyof typeof import("../../i18n/reasons/en.js").default
 *   | keyof typeof import("../../i18n/review/en.js").default
 *   | keyof typeof import("../../i18n/rules/en.js").default
 *   | keyof typeof import("../../i18n/train/en.js").default
 *   | keyof typeof import("../../i18n/widget/en.js").default} TextKey
 */

export {};
