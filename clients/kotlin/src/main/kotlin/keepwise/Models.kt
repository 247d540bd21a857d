package keepwise

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.Transient

// The types of openapi-core.yaml, which describes all members, and objectives. Words such as `action` and `method` are strings, since later
// versions of the service may have more of them.

/**
 * A score card, possibly wrong.
 *
 * @property points points by category, null for open ones
 * @property fillings points of categories that are filled several times, as in Balut
 */
@Serializable
data class Scorecard(
    val points: Map<String, Int?>? = null,
    val fillings: Map<String, List<Int>>? = null,
    @SerialName("extra_bonus_count") val extraBonusCount: Int? = null,
    @SerialName("extra_rolls") val extraRolls: Int? = null,
)

/** @property rollsLeft the rolls that may still follow in the turn */
@Serializable
data class ScoreRequest(
    val dice: List<Int>,
    @SerialName("rolls_left") val rollsLeft: Int? = null,
    val ruleset: String? = null,
    val scorecard: Scorecard? = null,
)

/**
 * The points of a hand.
 *
 * @property points points by category; those of illegal categories are what they would pay
 * @property legal the categories that the hand may fill
 * @property offline true if a table answered in place of the service
 */
@Serializable
data class Scores(
    val kind: String,
    val ruleset: String,
    val dice: List<Int>,
    @SerialName("rolls_left") val rollsLeft: Int,
    val points: Map<String, Int>,
    val legal: List<String>,
    @SerialName("extra_bonus") val extraBonus: Int,
    val joker: Boolean,
    @Transient val offline: Boolean = false,
)

/** @property maximize `expected_total`, or `target` for the best chance of a total of at least `target` */
@Serializable
data class Objective(val maximize: String, val target: Int? = null)

/**
 * @property rollsLeft the rolls that may still follow in the turn
 * @property explain true for reasons in the `explanation`
 * @property limit the greatest number of moves in the answer
 */
@Serializable
data class AdviceRequest(
    val dice: List<Int>,
    @SerialName("rolls_left") val rollsLeft: Int,
    val ruleset: String? = null,
    val scorecard: Scorecard? = null,
    val objective: Objective? = null,
    val explain: Boolean? = null,
    val breakdown: Boolean? = null,
    val limit: Int? = null,
)

/**
 * A legal move: `keep` has dice to keep and those to `reroll`, `score` a category with its points.
 *
 * @property value the total to expect after it, or another value by the objective
 * @property loss the value lost against the best move
 */
@Serializable
data class Move(
    val rank: Int,
    val action: String,
    val keep: List<Int>? = null,
    val reroll: List<Int>? = null,
    val category: String? = null,
    val points: Int? = null,
    @SerialName("extra_bonus") val extraBonus: Int? = null,
    @SerialName("extra_rolls") val extraRolls: Int? = null,
    val value: Double,
    val loss: Double,
)

/**
 * A category that the best move may fill in this turn.
 *
 * @property makes the probability to fill it with points
 */
@Serializable
data class Ending(val category: String, val probability: Double, val makes: Double)

@Serializable
data class Position(val dice: List<Int>, @SerialName("rolls_left") val rollsLeft: Int, val scorecard: Scorecard)

/**
 * @property moves all legal moves, best first
 * @property explanation the best move and its reasons in words; absent from a table
 * @property method `exact`, `approximate`, or another one
 * @property offline true if a table answered in place of the service
 */
@Serializable
data class Advice(
    val kind: String,
    val ruleset: String,
    val objective: Objective,
    val position: Position? = null,
    @SerialName("total_so_far") val totalSoFar: Int,
    val value: Double,
    val best: Move,
    val moves: List<Move>? = null,
    val explanation: String? = null,
    @SerialName("plays_for") val playsFor: List<Ending>? = null,
    val method: String,
    @SerialName("error_bound") val errorBound: Double?,
    @Transient val offline: Boolean = false,
)

/** Totals as a player has written them. */
@Serializable
data class Claimed(
    @SerialName("upper_points") val upperPoints: Int? = null,
    @SerialName("upper_bonus") val upperBonus: Int? = null,
    @SerialName("lower_points") val lowerPoints: Int? = null,
    @SerialName("extra_bonus") val extraBonus: Int? = null,
    val total: Int? = null,
    @SerialName("points_awarded") val pointsAwarded: Int? = null,
)

@Serializable
data class CardCheckRequest(val scorecard: Scorecard, val ruleset: String? = null, val claimed: Claimed? = null)

@Serializable
data class Totals(
    @SerialName("upper_points") val upperPoints: Int,
    @SerialName("upper_bonus") val upperBonus: Int,
    @SerialName("lower_points") val lowerPoints: Int,
    @SerialName("extra_bonus") val extraBonus: Int,
    val total: Int,
    @SerialName("points_awarded") val pointsAwarded: Int? = null,
)

/**
 * Progress towards the upper bonus.
 *
 * @property ahead points more than three of each face would have
 * @property needed points still needed, null without a bonus
 */
@Serializable
data class UpperStanding(val ahead: Int, val needed: Int?, val reachable: Boolean?)

/** Something that a card does not say, with the alternatives in `detail`. */
@Serializable
data class Assumption(val pointer: String, val detail: String)

/** @property possible the values after corrections */
@Serializable
data class UnreliableTotal(val name: String, val value: Int, val possible: List<Int>)

/** @property agrees `with_correction`, `as_written`, `with_none` or `unknown` */
@Serializable
data class UnverifiedClaim(val pointer: String, val found: Int, val agrees: String, val detail: String)

/** Sums over boxes with impossible points. */
@Serializable
data class UnreliableSums(
    val totals: List<UnreliableTotal>,
    @SerialName("correction_count") val correctionCount: Int,
    val claims: List<UnverifiedClaim>,
)

@Serializable
data class CardReport(
    val kind: String,
    val ruleset: String,
    val valid: Boolean,
    val complete: Boolean,
    val problems: List<Problem>,
    val totals: Totals,
    val upper: UpperStanding,
    val assumptions: List<Assumption>? = null,
    val unreliable: UnreliableSums? = null,
)

/**
 * A turn of a game.
 *
 * @property rolls the hands after each roll
 * @property keeps the dice kept between rolls
 */
@Serializable
data class Turn(
    val rolls: List<List<Int>>? = null,
    val keeps: List<List<Int>>? = null,
    val category: String? = null,
    val points: Int? = null,
    @SerialName("extra_bonus") val extraBonus: Int? = null,
)

/** A player with turns, or with a score card in their place. */
@Serializable
data class Player(
    val name: String? = null,
    val turns: List<Turn>? = null,
    val scorecard: Scorecard? = null,
    val claimed: Claimed? = null,
)

@Serializable
data class GameCheckRequest(val players: List<Player>, val ruleset: String? = null)

@Serializable
data class PlayerReport(
    val name: String,
    val valid: Boolean,
    val complete: Boolean,
    val totals: Totals,
    val upper: UpperStanding,
    val scorecard: Scorecard,
    val assumptions: List<Assumption>? = null,
    val unreliable: UnreliableSums? = null,
)

/**
 * @property player the index of the player
 * @property unreliable true if the total includes impossible points
 */
@Serializable
data class Standing(
    val rank: Int,
    val player: Int,
    val name: String,
    val total: Int,
    @SerialName("points_awarded") val pointsAwarded: Int? = null,
    val unreliable: Boolean? = null,
)

@Serializable
data class GameReport(
    val kind: String,
    val ruleset: String,
    val valid: Boolean,
    val complete: Boolean,
    @SerialName("problem_count") val problemCount: Int,
    val problems: List<Problem>,
    val players: List<PlayerReport>,
    val standings: List<Standing>,
)

/** @property seed determines the dice; a random one by default */
@Serializable
data class RollRequest(val keep: List<Int>? = null, val seed: Long? = null, val ruleset: String? = null)

/** @property rolled the dice that were rolled, in the order of the roll */
@Serializable
data class RolledDice(
    val ruleset: String,
    val dice: List<Int>,
    val keep: List<Int>,
    val rolled: List<Int>,
    val seed: Long?,
)

/**
 * One thing wrong with a request or a card. Members that do not apply are null.
 *
 * @property code the kind of problem, such as `wrong-die`
 * @property pointer the place in the request, as a JSON pointer
 * @property detail a sentence for people
 * @property expected the right value
 * @property allowed all allowed values
 * @property dice the dice that the value depends on
 * @property choices the allowed words
 * @property suggestions names that were probably meant, likeliest first
 * @property belongsAt pointers to the right places of a misplaced member
 * @property command a command for the operator of the service
 * @property found the value as text
 */
@Serializable
data class Problem(
    val code: String,
    val pointer: String,
    val detail: String,
    val expected: Long? = null,
    val allowed: List<Long>? = null,
    val minimum: Long? = null,
    val maximum: Long? = null,
    val dice: List<Long>? = null,
    val choices: List<String>? = null,
    val suggestions: List<String>? = null,
    @SerialName("belongs_at") val belongsAt: List<String>? = null,
    val command: String? = null,
    val found: String? = null,
)

/**
 * Progress of the table that an answer needs.
 *
 * @property share the finished share, from 0 to 1
 * @property place the number of tables that are built before; null if unknown
 */
@Serializable
data class BuildProgress(
    val table: String,
    val objective: String,
    val states: Long,
    @SerialName("states_done") val statesDone: Long,
    val share: Double,
    val seconds: Double,
    @SerialName("seconds_left") val secondsLeft: Double,
    val place: Int?,
)

/** The answer to a request that was refused, with everything wrong in `errors`. */
@Serializable
data class ProblemDocument(
    val kind: String,
    val type: String,
    val title: String,
    val status: Int,
    val detail: String,
    val instance: String,
    val errors: List<Problem>,
    @SerialName("retry_after") val retryAfter: Int? = null,
    val progress: BuildProgress? = null,
)

/** The explanation of a kind of problem, for people. */
@Serializable
data class ProblemMeaning(
    val name: String,
    val title: String,
    val meaning: String,
    val advice: String,
    val code: String? = null,
    val type: String? = null,
    val status: Int? = null,
    val fields: List<String>? = null,
)
