package keepwise

import kotlin.math.min

/**
 * A state between turns.
 *
 * @property filled how often each category is filled
 * @property made the marks that are filled with points, as indices of categories
 */
internal class State(val filled: List<Int>, val made: Set<Int>, val upperTotal: Int, val extraRolls: Int)

/** The order of all states of a game, which gives each the index of its value. */
internal class States(private val rules: Header) {
    private val every = rules.times.indices
    private val upper = every.filter { rules.upperFaces[it] > 0 }
    private val weights = rules.times.runningFold(1L) { weight, times -> weight * (times + 1) }

    /** Groups of categories in the order of filling; within a group any order is allowed. */
    private val groups: List<List<Int>> = when (rules.order) {
        "free" -> listOf(every.toList())
        "card" -> every.map { listOf(it) }
        "upper_first" -> listOf(upper, every - upper.toSet())
        else -> throw UnreadableTableException("unknown order: ${rules.order}")
    }

    /** The upper totals by the fillings of upper categories as a number. */
    private val totals = HashMap<Long, IntArray>()

    private val blocks: LongArray = groups.indices.flatMap { number ->
        val full = groups.take(number).flatten().sumOf { rules.times[it] * weights[it] }
        groups[number].fold(listOf(full)) { found, category ->
            found.flatMap { filled -> (0..rules.times[category]).map { filled + it * weights[category] } }
        }
    }.distinct().sorted().toLongArray()

    private val starts = IntArray(blocks.size)

    init {
        var start = 0L
        for ((block, filled) in blocks.map(::fillings).withIndex()) {
            starts[block] = start.toInt()
            start += totals(filled).size.toLong() * levels(filled.sum()) shl rules.marks.count { filled[it] > 0 }
        }
        if (start != rules.states.toLong()) throw UnreadableTableException("${rules.states} values for $start states")
    }

    /** Returns the open categories that may be filled next. */
    fun fillable(filled: List<Int>): List<Int> =
        groups.map { group -> group.filter { filled[it] < rules.times[it] } }.firstOrNull { it.isNotEmpty() } ?: listOf()

    /** Returns the index of a state; throws [IllegalArgumentException] for states that the rules exclude. */
    fun index(state: State): Int {
        val block = blocks.binarySearch(every.sumOf { state.filled[it] * weights[it] })
        require(block >= 0) { "the rules fill categories in another order" }
        val marks = rules.marks.filter { state.filled[it] > 0 }
        val part = marks.withIndex().sumOf { (bit, mark) -> if (mark in state.made) 1 shl bit else 0 }
        val totals = totals(state.filled)
        val rank = totals.binarySearch(min(state.upperTotal, rules.upperBonus.lastIndex))
        require(rank >= 0) { "the upper categories cannot have ${state.upperTotal} points" }
        require(state.extraRolls in 0 until levels(state.filled.sum())) { "a player cannot have ${state.extraRolls} extra rolls" }
        return starts[block] + ((state.extraRolls shl marks.size) + part) * totals.size + rank
    }

    private fun fillings(number: Long) = every.map { (number / weights[it] % (rules.times[it] + 1)).toInt() }

    /** Returns the possible capped upper totals, ascending. */
    private fun totals(filled: List<Int>): IntArray = totals.getOrPut(upper.sumOf { filled[it] * weights[it] }) {
        val points = upper.flatMap { category -> List(filled[category]) { rules.upperPoints[category] } }
        points.fold(setOf(0)) { found, more ->
            found.flatMapTo(HashSet()) { total -> more.map { min(total + it, rules.upperBonus.lastIndex) } }
        }.sorted().toIntArray()
    }

    /** Returns the number of possible amounts of extra rolls after some turns. */
    private fun levels(turns: Int): Int {
        val extra = rules.extraRolls ?: return 1
        val saved = if (extra.saves) extra.start + (rules.rolls - 1) * turns else extra.start
        return 1 + if (extra.saves) min(saved, extra.most ?: saved) else saved
    }
}
