package keepwise

/** All hands of some dice, and all keeps, which include the whole hands. Dice are sorted. */
internal class Hands(diceCount: Int) {
    /** All keeps: hands in lexical order, then keeps of one die less, and so on. */
    val keeps: List<List<Int>> = (diceCount downTo 0).flatMap(::multisets)

    val handCount = keeps.count { it.size == diceCount }

    private val numbers: Map<List<Int>, Int> = keeps.withIndex().associate { (number, keep) -> keep to number }

    /** The keeps with one die more, by its face from 1, for each keep that is no hand. */
    val larger: List<IntArray> = keeps.map { keep ->
        if (keep.size == diceCount) IntArray(0) else IntArray(6) { face -> number(keep + (face + 1)) }
    }

    /** The keeps that are parts of each hand, without the whole hand. */
    val parts: List<IntArray> = keeps.take(handCount).map { hand ->
        (0 until (1 shl diceCount) - 1)
            .map { chosen -> number(hand.filterIndexed { die, _ -> chosen shr die and 1 == 1 }) }
            .distinct()
            .toIntArray()
    }

    fun number(dice: List<Int>): Int = numbers.getValue(dice.sorted())

    private fun multisets(size: Int, least: Int = 1): List<List<Int>> =
        if (size == 0) listOf(listOf()) else (least..6).flatMap { face -> multisets(size - 1, face).map { listOf(face) + it } }
}
