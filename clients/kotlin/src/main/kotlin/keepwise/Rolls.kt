package keepwise

import java.security.MessageDigest
import java.security.SecureRandom
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.intOrNull

private const val SIZE = 16
private const val CHAIN = 1
private const val DICE = 2

/** The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely. */
private const val FAIR = 252

private val valueForm = Regex("[0-9a-f]{${2 * SIZE}}")

/** Returns the commitment to a random secret, then the value of each roll, of which the last is the secret. */
fun drawValues(rolls: Int): List<String> {
    val secret = ByteArray(SIZE).also(SecureRandom()::nextBytes)
    return generateSequence(secret) { hashed(it, 1) }.take(rolls + 1).map(::dump).toList().reversed()
}

/**
 * Returns whether a roll of `/v1/roll/reveals` is proved by the values in it, and is the answer to this request. The
 * `server_commitment` of the request must be the one that was answered before the first roll.
 */
fun verifyRoll(request: JsonObject, roll: JsonObject): Boolean {
    val sent = listOf("number", "client_commitment", "server_commitment", "client_value")
    if (sent.any { request[it] != roll[it] }) return false
    val number = (roll["number"] as? JsonPrimitive)?.intOrNull ?: return false
    val keep = dice(request["keep"] ?: JsonArray(listOf()))?.sorted() ?: return false
    val faces = dice(roll["faces"]) ?: return false
    val (ours, theirs) = listOf("client", "server").map { side ->
        val value = parse(roll["${side}_value"]) ?: return false
        if (number !in 1..1000 || JsonPrimitive(dump(hashed(value, number))) != roll["${side}_commitment"]) return false
        value
    }
    if (keep.size >= faces.size || faces.size > 6) return false
    val bytes = digest(byteArrayOf(DICE.toByte(), 0) + ours + theirs).map { it.toInt() and 0xff }
    val rolled = faces.drop(keep.size)
    return faces == bytes.filter { it < FAIR }.map { it % 6 + 1 }.take(faces.size) &&
        dice(roll["keep"]) == keep && dice(roll["rolled"]) == rolled && dice(roll["dice"]) == (keep + rolled).sorted()
}

/** Returns the value that is some steps nearer to the commitment. */
private fun hashed(value: ByteArray, steps: Int): ByteArray =
    (1..steps).fold(value) { reached, _ -> digest(byteArrayOf(CHAIN.toByte()) + reached).copyOf(SIZE) }

private fun digest(bytes: ByteArray): ByteArray = MessageDigest.getInstance("SHA-256").digest(bytes)

private fun dice(value: JsonElement?): List<Int>? =
    (value as? JsonArray)?.map { (it as? JsonPrimitive)?.intOrNull ?: return null }

private fun parse(value: JsonElement?): ByteArray? {
    val digits = (value as? JsonPrimitive)?.contentOrNull?.takeIf(valueForm::matches) ?: return null
    return digits.chunked(2).map { it.toInt(16).toByte() }.toByteArray()
}

private fun dump(value: ByteArray): String = value.joinToString("") { "%02x".format(it) }
