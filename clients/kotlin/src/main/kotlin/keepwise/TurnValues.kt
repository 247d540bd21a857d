package keepwise

import kotlin.math.max
import kotlin.math.min

/** The values of all moves in a turn, which begins in a state. */
internal class TurnValues(private val table: OfflineTable, private val state: State) {
    private val rules = table.rules
    private val every = rules.categories.indices
    private val fillable = table.states.fillable(state.filled)
    private val locked = every.map { rules.requires[it] >= 0 && rules.requires[it] !in state.made }

    /** The values of states after the turn, by category, its points, and the extra rolls. */
    private val after = HashMap<Triple<Int, Int, Int>, Double>()

    /**
     * What a hand pays.
     *
     * @property joker the points of a joker by category, null if not legal; null if the hand is no joker
     */
    inner class Payment(private val natural: List<Int>, val joker: List<Int?>?, private val otherJoker: List<Int?>?) {
        val extraBonus = if (joker != null && rules.jokerCategory in state.made) rules.extraBonus else 0
        val legal = if (joker == null) fillable else fillable.filter { joker[it] != null }

        fun paid(category: Int): Int =
            if (locked[category]) 0 else joker?.get(category) ?: otherJoker?.get(category) ?: natural[category]
    }

    fun payment(hand: Int, rollsLeft: Int): Payment {
        val stage = min(rules.rolls + state.extraRolls - rollsLeft, rules.points.size) - 1
        val natural = rules.points[stage][hand]
        val dice = table.hands.keeps[hand]
        if (rules.jokerCategory < 0 || dice.first() != dice.last() || state.filled[rules.jokerCategory] == 0) {
            return Payment(natural, null, null)
        }
        val open = every.filter { state.filled[it] < rules.times[it] }
        val upperOpen = open.any { rules.upperFaces[it] == dice[0] }
        val lowerOpen = open.any { rules.upperFaces[it] == 0 && it != rules.jokerCategory }
        val case = 4 * (dice[0] - 1) + (if (upperOpen) 2 else 0) + (if (lowerOpen) 1 else 0)
        // Points of categories that are illegal now are those for another state of the lower section.
        return Payment(natural, rules.jokers[case], rules.jokers[case xor 1])
    }

    class Score(val category: Int, val points: Int, val extraBonus: Int, val extraRolls: Int, val value: Double)

    fun scores(hand: Int, rollsLeft: Int): List<Score> {
        val payment = payment(hand, rollsLeft)
        val extraRolls = rules.extraRolls.let { extra ->
            if (extra == null || !extra.saves) min(rollsLeft, state.extraRolls) else min(rollsLeft, extra.most ?: rollsLeft)
        }
        return payment.legal.map { category ->
            val paid = payment.paid(category)
            val later = after.getOrPut(Triple(category, paid, extraRolls)) { table.value(stateAfter(category, paid, extraRolls)) }
            Score(category, paid, payment.extraBonus, extraRolls, paid + payment.extraBonus + later)
        }
    }

    private fun stateAfter(category: Int, paid: Int, extraRolls: Int) = State(
        state.filled.mapIndexed { each, count -> if (each == category) count + 1 else count },
        if (category in rules.marks && paid > 0) state.made + category else state.made,
        if (rules.upperFaces[category] > 0) state.upperTotal + paid else state.upperTotal,
        extraRolls,
    )

    /** Returns the value of each keep with some rolls left. */
    fun keeps(rollsLeft: Int): DoubleArray {
        val worth = if (rollsLeft > 1) keeps(rollsLeft - 1) else null
        val means = DoubleArray(table.hands.keeps.size)
        for (keep in means.indices) {
            means[keep] = if (keep < table.hands.handCount) {
                val scored = scores(keep, rollsLeft - 1).maxOf { it.value }
                if (worth == null) scored else max(scored, table.hands.parts[keep].maxOf { worth[it] })
            } else {
                table.hands.larger[keep].sumOf { means[it] } / 6
            }
        }
        return means
    }
}
