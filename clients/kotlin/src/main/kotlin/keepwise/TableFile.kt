package keepwise

import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.security.MessageDigest
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerializationException
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonNamingStrategy

/** A file that is no table, is damaged, or has another format. */
class UnreadableTableException(message: String, cause: Throwable? = null) : IllegalArgumentException(message, cause)

/** The header of a table file: the rules of its game as numbers. docs/offline.md describes all members. */
@Serializable
internal class Header(
    val format: Int,
    val kind: String,
    val objective: String,
    val table: String,
    val digest: String,
    val states: Int,
    val fractionBits: Int,
    val error: Double,
    val ruleset: String,
    val fingerprint: String,
    val diceCount: Int,
    val rolls: Int,
    val extraRolls: ExtraRolls?,
    val order: String,
    val upperBonus: List<Int>,
    val marks: List<Int>,
    val jokerCategory: Int,
    val extraBonus: Int,
    val jokers: List<List<Int?>>,
    val points: List<List<List<Int>>>,
    val categories: List<String>,
    val times: List<Int>,
    val upperFaces: List<Int>,
    val upperPoints: List<List<Int>>,
    val requires: List<Int>,
)

@Serializable
internal class ExtraRolls(val start: Int, val saves: Boolean, val most: Int? = null)

private const val HEADER_AT = 44

@OptIn(ExperimentalSerializationApi::class)
private val format = Json {
    ignoreUnknownKeys = true
    namingStrategy = JsonNamingStrategy.SnakeCase
}

/** Returns the header and the values of a table file, in units of 2^-fractionBits points. */
internal fun readTable(content: ByteArray): Pair<Header, IntArray> {
    if (content.size < HEADER_AT || content.decodeToString(0, 8) != "KEEPWISE") {
        throw UnreadableTableException("not a table: it does not begin with KEEPWISE")
    }
    val valuesAt = HEADER_AT + ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN).getInt(8)
    if (valuesAt !in HEADER_AT..content.size) throw UnreadableTableException("the table ends within its header")
    if (sha256(content, HEADER_AT, valuesAt) != hexadecimal(content.copyOfRange(12, HEADER_AT))) {
        throw UnreadableTableException("the header of the table is damaged: its digest is another")
    }
    val header = try {
        format.decodeFromString<Header>(content.decodeToString(HEADER_AT, valuesAt))
    } catch (error: SerializationException) {
        throw UnreadableTableException("the header of the table has another form", error)
    }
    if (header.format != 1 || header.kind != "portable" || header.objective != "expected_total") {
        throw UnreadableTableException(
            "this reads format 1 of portable tables of expected totals, not ${header.format} of ${header.kind} " +
                "tables of ${header.objective}",
        )
    }
    if (content.size.toLong() - valuesAt != 4L * header.states) {
        throw UnreadableTableException("the table has ${content.size - valuesAt} bytes of values, not ${4L * header.states}")
    }
    if (sha256(content, valuesAt, content.size) != header.digest) {
        throw UnreadableTableException("the values of the table are damaged: their digest is another")
    }
    return header to values(content, valuesAt, header.states)
}

private fun values(content: ByteArray, start: Int, states: Int): IntArray {
    var value = 0
    return IntArray(states) { state ->
        var z = 0
        for (plane in 3 downTo 0) z = (z shl 8) or (content[start + plane * states + state].toInt() and 0xff)
        // The sign is in the lowest bit.
        value += (z ushr 1) xor -(z and 1)
        value
    }
}

private fun sha256(content: ByteArray, start: Int, end: Int): String =
    hexadecimal(MessageDigest.getInstance("SHA-256").apply { update(content, start, end - start) }.digest())

private fun hexadecimal(bytes: ByteArray) = bytes.joinToString("") { (it.toInt() and 0xff or 0x100).toString(16).substring(1) }
