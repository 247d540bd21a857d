package keepwise

import java.io.File

/**
 * Prints the best move for each line of dice, rolls left and fillings, such as `13346 2 ones=3 twos=6`, by each table in the
 * arguments. Prints the message of an error instead.
 */
fun main(arguments: Array<String>) {
    val lines = generateSequence(::readLine).toList()
    for (path in arguments) {
        try {
            val table = OfflineTable.read(File(path).inputStream())
            lines.forEach { println(answer(table, it)) }
        } catch (error: UnreadableTableException) {
            println(error.message)
        }
    }
}

private fun answer(table: OfflineTable, line: String): String {
    val (dice, rollsLeft) = line.split(" ")
    val fillings = line.split(" ").drop(2).map { it.split("=") }
    val points = fillings.groupBy({ (category) -> category }, { (_, points) -> points.toInt() })
    val card = Scorecard(fillings = points)
    return try {
        val best = table.advise(AdviceRequest(dice.map(Char::digitToInt), rollsLeft.toInt(), table.ruleset, card)).best
        "${description(best)}: %.6f".format(best.value)
    } catch (error: IllegalArgumentException) {
        "${error.message}"
    }
}
