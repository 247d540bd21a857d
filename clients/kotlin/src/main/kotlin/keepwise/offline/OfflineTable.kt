package keepwise.offline

import java.io.InputStream
import kotlin.math.max
import kotlin.math.min

/**
 * A score card.
 *
 * @property points the points of every filling by category; a category without any is open
 * @property extraRolls null for the number at the start of the game
 */
class Card(val points: Map<String, List<Int>> = mapOf(), val extraBonusCount: Int = 0, val extraRolls: Int? = null)

/** A legal move with the greatest expected total after it. */
sealed class ValuedMove {
    abstract val value: Double

    data class Keep(val dice: List<Int>, override val value: Double) : ValuedMove()

    data class Score(val category: String, val points: Int, val extraBonus: Int, override val value: Double) : ValuedMove()
}

/**
 * All legal moves of a position, best first.
 *
 * @property totalSoFar the total of the card with its upper bonus
 */
class ValuedMoves(val totalSoFar: Int, val moves: List<ValuedMove>)

/**
 * The points of a hand.
 *
 * @property points points by category; those of illegal categories are what they would pay
 * @property legal the categories that may be filled
 */
class HandScores(val points: Map<String, Int>, val legal: List<String>, val extraBonus: Int, val joker: Boolean)

/**
 * A game's table, which answers as exactly as the service and without it. Instances are immutable and can be shared by threads
 * after reading. Arguments that break the rules of the game throw [IllegalArgumentException].
 */
class OfflineTable private constructor(internal val rules: Header, private val values: IntArray) {
    /** The id of the game's rules, such as `yahtzee`. */
    val ruleset: String get() = rules.ruleset

    /** The digest that advice from the same table has. */
    val digest: String get() = rules.table

    /** The ids of all categories in the order of the card. */
    val categories: List<String> get() = rules.categories

    private val every = categories.indices
    private val states = States(rules)
    private val hands = Hands(rules.diceCount)
    private val unit = 1.0 / (1L shl rules.fractionBits)

    /** All points that a category can get. */
    private val possible = every.map { category ->
        rules.points.flatten().mapTo(mutableSetOf(0)) { it[category] } + rules.jokers.mapNotNull { it[category] }
    }

    /** Returns the value of every legal move; the sum of points so far is part of values. */
    fun advise(dice: List<Int>, rollsLeft: Int, card: Card = Card()): ValuedMoves {
        val state = state(card)
        val hand = hand(dice, rollsLeft, state)
        val extraBonuses = card.extraBonusCount * rules.extraBonus
        val soFar = card.points.values.sumOf { it.sum() } + extraBonuses
        val keeps = if (rollsLeft > 0) keeps(state, rollsLeft) else null
        val kept = keeps?.let { worth -> hands.parts[hand].map { ValuedMove.Keep(hands.keeps[it], soFar + worth[it]) } }
        val scored = scores(state, hand, rollsLeft).map { (category, points, bonus, worth) ->
            ValuedMove.Score(categories[category], points, bonus, soFar + worth)
        }
        val upperBonus = rules.upperBonus[min(state.upperTotal, rules.upperBonus.lastIndex)]
        return ValuedMoves(soFar + upperBonus, (kept.orEmpty() + scored).sortedByDescending { it.value })
    }

    /** Returns the points of a hand in all categories. */
    fun score(dice: List<Int>, rollsLeft: Int = 0, card: Card = Card()): HandScores {
        val state = state(card)
        val payment = payment(state, hand(dice, rollsLeft, state), rollsLeft)
        return HandScores(
            points = every.associate { categories[it] to payment.paid(it) },
            legal = payment.legal.map { categories[it] },
            extraBonus = payment.extraBonus,
            joker = payment.joker != null,
        )
    }

    internal fun index(state: State): Int = states.index(state)

    /** Returns the greatest expected sum of all remaining points. */
    internal fun value(state: State): Double = values[index(state)] * unit

    private fun state(card: Card): State {
        val unknown = card.points.keys - categories.toSet()
        require(unknown.isEmpty()) { "$ruleset has no category $unknown" }
        val paid = categories.map { card.points[it].orEmpty() }
        for (category in every) {
            require(paid[category].size <= rules.times[category]) { "${categories[category]} is filled too often" }
            val impossible = paid[category] - possible[category]
            require(impossible.isEmpty()) { "${categories[category]} cannot pay $impossible" }
        }
        val made = rules.marks.filterTo(mutableSetOf()) { mark -> paid[mark].any { it > 0 } }
        val bonuses = if (rules.jokerCategory in made) paid.sumOf { it.size } - 1 else 0
        require(card.extraBonusCount in 0..bonuses) { "the card cannot have ${card.extraBonusCount} extra bonuses" }
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

    private inner class Payment(state: State, natural: List<Int>, val joker: List<Int?>?, otherJoker: List<Int?>?) {
        val extraBonus = if (joker != null && rules.jokerCategory in state.made) rules.extraBonus else 0
        val legal = states.fillable(state.filled).filter { joker == null || joker[it] != null }
        private val points = natural.mapIndexed { category, points -> joker?.get(category) ?: otherJoker?.get(category) ?: points }
        private val locked = every.map { rules.requires[it] >= 0 && rules.requires[it] !in state.made }

        fun paid(category: Int) = if (locked[category]) 0 else points[category]
    }

    private fun payment(state: State, hand: Int, rollsLeft: Int): Payment {
        val stage = min(rules.rolls + state.extraRolls - rollsLeft, rules.points.size) - 1
        val natural = rules.points[stage][hand]
        val dice = hands.keeps[hand]
        if (rules.jokerCategory < 0 || dice.first() != dice.last() || state.filled[rules.jokerCategory] == 0) {
            return Payment(state, natural, null, null)
        }
        val open = every.filter { state.filled[it] < rules.times[it] }
        val upperOpen = open.any { rules.upperFaces[it] == dice[0] }
        val lowerOpen = open.any { rules.upperFaces[it] == 0 && it != rules.jokerCategory }
        val case = 4 * (dice[0] - 1) + (if (upperOpen) 2 else 0) + (if (lowerOpen) 1 else 0)
        // Points of categories that are illegal now are those for another state of the lower section.
        return Payment(state, natural, rules.jokers[case], rules.jokers[case xor 1])
    }

    private data class ValuedScore(val category: Int, val points: Int, val extraBonus: Int, val worth: Double)

    private fun scores(state: State, hand: Int, rollsLeft: Int): List<ValuedScore> {
        val payment = payment(state, hand, rollsLeft)
        val extraRolls = rules.extraRolls.let { extra ->
            if (extra == null || !extra.saves) min(rollsLeft, state.extraRolls) else min(rollsLeft, extra.most ?: rollsLeft)
        }
        return payment.legal.map { category ->
            val paid = payment.paid(category)
            val after = State(
                state.filled.mapIndexed { each, count -> if (each == category) count + 1 else count },
                if (category in rules.marks && paid > 0) state.made + category else state.made,
                if (rules.upperFaces[category] > 0) state.upperTotal + paid else state.upperTotal,
                extraRolls,
            )
            ValuedScore(category, paid, payment.extraBonus, paid + payment.extraBonus + value(after))
        }
    }

    /** Returns the value of each keep with some rolls left. */
    private fun keeps(state: State, rollsLeft: Int): DoubleArray {
        val worth = if (rollsLeft > 1) keeps(state, rollsLeft - 1) else null
        val means = DoubleArray(hands.keeps.size)
        for (keep in means.indices) {
            means[keep] = if (keep < hands.handCount) {
                val scored = scores(state, keep, rollsLeft - 1).maxOf { it.worth }
                if (worth == null) scored else max(scored, hands.parts[keep].maxOf { worth[it] })
            } else {
                hands.larger[keep].sumOf { means[it] } / 6
            }
        }
        return means
    }

    companion object {
        /** Reads a table file; throws [UnreadableTableException] if it is no table, is damaged, or has another format. */
        fun read(content: ByteArray): OfflineTable {
            val (header, values) = readTable(content)
            return OfflineTable(header, values)
        }

        /** Reads a table file from a stream and closes it. */
        fun read(stream: InputStream): OfflineTable = read(stream.use { it.readBytes() })
    }
}
