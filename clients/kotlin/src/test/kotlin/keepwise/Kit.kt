package keepwise

import java.io.File
import java.lang.management.ManagementFactory
import kotlin.math.abs
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.double
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** Compares everything in the vectors of the offline kit, whose folder is the argument, with the results of the reader. */
fun main(arguments: Array<String>) {
    val folder = File(arguments[0])
    val count = folder.resolve("vectors").listFiles()!!.sorted().sumOf { file ->
        val started = processorTime()
        val table = OfflineTable.read(folder.resolve("tables/${file.nameWithoutExtension}.table").inputStream())
        val read = processorTime()
        val vectors = Json.parseToJsonElement(file.readText()).jsonObject
        val states = vectors.list("states").onEach { checkState(table, it, vectors.number("tolerance")) }
        val began = processorTime()
        val positions = vectors.list("positions")
        val moves = positions.sumOf { checkPosition(table, it, vectors.number("tolerance")) }
        val ended = processorTime()
        System.err.printf(
            "%s: opened in %.1f ms, %.2f ms per position%n", table.ruleset, (read - started) / 1e6, (ended - began) / 1e6 / positions.size,
        )
        println("${file.nameWithoutExtension}: right")
        states.size + moves
    }
    println("$count numbers are right")
}

/** Returns the processor time of this thread in nanoseconds, which depends less on other processes than time does. */
private fun processorTime(): Long = ManagementFactory.getThreadMXBean().currentThreadCpuTime

private fun checkState(table: OfflineTable, said: JsonObject, tolerance: Double) {
    val made = said.getValue("made").jsonArray.map { table.categories.indexOf(it.jsonPrimitive.content) }
    val state = State(said.numbers("filled"), made.toSet(), said.whole("upper_total"), said.whole("extra_rolls"))
    check(table.index(state) == said.whole("place")) { "${table.index(state)}: $said" }
    check(abs(table.value(state) - said.number("value")) <= tolerance) { "${table.value(state)}: $said" }
}

/** Compares a position and returns the number of its moves. */
private fun checkPosition(table: OfflineTable, said: JsonObject, tolerance: Double): Int {
    val found = table.advise(wire.decodeFromJsonElement<AdviceRequest>(said).copy(ruleset = table.ruleset))
    val advice = said.getValue("advice").jsonObject
    check(found.totalSoFar == advice.whole("total_so_far")) { "${found.totalSoFar}: $said" }
    val wanted = advice.list("moves").map { wire.decodeFromJsonElement<Move>(it) }.associateBy(::description)
    val moves = found.moves!!.associateBy(::description)
    check(moves.keys == wanted.keys) { "$moves: $said" }
    check(found.moves.zipWithNext().all { (better, worse) -> better.value >= worse.value }) { "$moves are not in order" }
    for ((description, move) in wanted) {
        val other = moves.getValue(description)
        check(abs(other.value - move.value) <= tolerance && abs(other.loss - move.loss) <= tolerance) { "$other: $move" }
        check(other.rank == move.rank && other.reroll == move.reroll) { "$other: $move" }
    }
    return wanted.size
}

internal fun description(move: Move) =
    move.keep?.let { "keep $it" } ?: "${move.category} ${move.points} + ${move.extraBonus}"

private fun JsonObject.list(name: String): List<JsonObject> = getValue(name).jsonArray.map { it.jsonObject }

private fun JsonObject.number(name: String): Double = getValue(name).jsonPrimitive.double

private fun JsonObject.whole(name: String): Int = getValue(name).jsonPrimitive.int

private fun JsonObject.numbers(name: String): List<Int> = getValue(name).jsonArray.map { (it as JsonPrimitive).int }
