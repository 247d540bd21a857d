package keepwise

import java.io.InputStream
import kotlin.math.min
import kotlin.math.round

/**
 * A game's table, which answers without the service, and within two millionths of a point as exactly. Its functions may be called
 * in any thread. They throw [IllegalArgumentException] for requests that break the rules of the game or need the service.
 */
class OfflineTable private constructor(internal val rules: Header, private val values: IntArray) {
    /** The id of the game's rules, such as `yahtzee`. */
    val ruleset: String get() = rules.ruleset

    /** The digest that advice from the same table has. */
    val digest: String get() = rules.table

    /** The ids of all categories in the order of the card. */
    val categories: List<String> get() = rules.categories

    private val every = categories.indices
    internal val states = States(rules)
    internal val hands = Hands(rules.diceCount)
    private val unit = 1.0 / (1L shl rules.fractionBits)

    /** All points that a category can get. */
    private val possible = every.map { category ->
        rules.points.flatten().mapTo(mutableSetOf(0)) { it[category] } + rules.jokers.mapNotNull { it[category] }
    }

    /** Returns all legal moves of a position for the greatest expected total, best first, without an explanation. */
    fun advise(request: AdviceRequest): Advice {
        require(request.objective == null || request.objective == OBJECTIVE) { "another objective needs the service" }
        val card = request.scorecard ?: Scorecard()
        val state = state(request.ruleset, card)
        val hand = hand(request.dice, request.rollsLeft, state)
        val turn = TurnValues(this, state)
        val moves = rank(keepsOf(turn, hand, request.rollsLeft) + scoresOf(turn, hand, request.rollsLeft), soFar(card))
        return Advice(
            kind = "advice",
            ruleset = ruleset,
            objective = OBJECTIVE,
            position = Position(request.dice.sorted(), request.rollsLeft, card),
            totalSoFar = soFar(card) + rules.upperBonus[min(state.upperTotal, rules.upperBonus.lastIndex)],
            value = moves[0].value,
            best = moves[0],
            moves = moves.take(request.limit ?: moves.size),
            method = "approximate",
            errorBound = rules.error,
            offline = true,
        )
    }

    /** Returns the points of a hand in all categories. */
    fun score(request: ScoreRequest): Scores {
        val state = state(request.ruleset, request.scorecard ?: Scorecard())
        val rollsLeft = request.rollsLeft ?: 0
        val payment = TurnValues(this, state).payment(hand(request.dice, rollsLeft, state), rollsLeft)
        return Scores(
            kind = "scores",
            ruleset = ruleset,
            dice = request.dice.sorted(),
            rollsLeft = rollsLeft,
            points = every.associate { categories[it] to payment.paid(it) },
            legal = payment.legal.map { categories[it] },
            extraBonus = payment.extraBonus,
            joker = payment.joker != null,
            offline = true,
        )
    }

    internal fun index(state: State): Int = states.index(state)

    /** Returns the greatest expected sum of all remaining points. */
    internal fun value(state: State): Double = values[index(state)] * unit

    private fun fillings(card: Scorecard): List<List<Int>> = categories.map { category ->
        card.fillings?.get(category).orEmpty() + listOfNotNull(card.points?.get(category))
    }

    /** Returns the points of a card without the upper bonus. */
    private fun soFar(card: Scorecard): Int =
        fillings(card).sumOf { it.sum() } + (card.extraBonusCount ?: 0) * rules.extraBonus

    private fun state(wanted: String?, card: Scorecard): State {
        require((wanted ?: DEFAULT_RULESET) == ruleset) { "this is the table of $ruleset" }
        val unknown = card.points.orEmpty().keys + card.fillings.orEmpty().keys - categories.toSet()
        require(unknown.isEmpty()) { "$ruleset has no category $unknown" }
        val paid = fillings(card)
        for (category in every) {
            require(paid[category].size <= rules.times[category]) { "${categories[category]} is filled too often" }
            val impossible = paid[category] - possible[category]
            require(impossible.isEmpty()) { "${categories[category]} cannot pay $impossible" }
        }
        val made = rules.marks.filterTo(mutableSetOf()) { mark -> paid[mark].any { it > 0 } }
        val bonuses = if (rules.jokerCategory in made) paid.sumOf { it.size } - 1 else 0
        require((card.extraBonusCount ?: 0) in 0..bonuses) { "the card cannot have ${card.extraBonusCount} extra bonuses" }
        val upperTotal = every.filter { rules.upperFaces[it] > 0 }.sumOf { paid[it].sum() }
        return State(paid.map { it.size }, made, upperTotal, card.extraRolls ?: rules.extraRolls?.start ?: 0).also(states::index)
    }

    private fun hand(dice: List<Int>, rollsLeft: Int, state: State): Int {
        require(dice.size == rules.diceCount && dice.all { it in 1..6 }) { "$ruleset is played with ${rules.diceCount} dice" }
        require(states.fillable(state.filled).isNotEmpty()) { "the card is full" }
        val most = rules.rolls + state.extraRolls - 1
        require(rollsLeft in 0..most) { "there are 0 to $most rolls left, not $rollsLeft" }
        return hands.number(dice)
    }

    private fun scoresOf(turn: TurnValues, hand: Int, rollsLeft: Int): List<Move> = turn.scores(hand, rollsLeft).map {
        Move(
            rank = 0,
            action = "score",
            category = categories[it.category],
            points = it.points,
            extraBonus = it.extraBonus,
            extraRolls = if (rules.extraRolls == null) null else it.extraRolls,
            value = it.value,
            loss = 0.0,
        )
    }

    private fun keepsOf(turn: TurnValues, hand: Int, rollsLeft: Int): List<Move> {
        if (rollsLeft == 0) return listOf()
        val values = turn.keeps(rollsLeft)
        return hands.parts[hand].map { keep ->
            val kept = hands.keeps[keep]
            val rerolled = kept.fold(hands.keeps[hand]) { rest, die -> rest - die }
            Move(rank = 0, action = "keep", keep = kept, reroll = rerolled, value = values[keep], loss = 0.0)
        }
    }

    /** Orders moves; those whose values differ by errors of the table only are equal. */
    private fun rank(moves: List<Move>, soFar: Int): List<Move> {
        val sorted = moves.sortedByDescending { it.value }
        var first = 0
        return sorted.mapIndexed { place, move ->
            if (move.value < sorted[first].value - 2 * rules.error - TIE) first = place
            val value = sorted[first].value
            move.copy(rank = first + 1, value = rounded(soFar + value), loss = rounded(sorted[0].value - value))
        }
    }

    companion object {
        private val OBJECTIVE = Objective("expected_total")
        private const val DEFAULT_RULESET = "yahtzee"

        /** More than rounding errors of sums. */
        private const val TIE = 1e-9

        /** Rounds to the decimals of the service. */
        private fun rounded(value: Double) = round(value * 1e6) / 1e6

        /** Reads a table file; throws [UnreadableTableException] if it is no table, is damaged, or has another format. */
        fun read(content: ByteArray): OfflineTable {
            val (header, values) = readTable(content)
            return OfflineTable(header, values)
        }

        /** Reads a table file from a stream and closes it. */
        fun read(stream: InputStream): OfflineTable = read(stream.use { it.readBytes() })
    }
}
