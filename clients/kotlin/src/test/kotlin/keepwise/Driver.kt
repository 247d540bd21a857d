package keepwise

import java.io.File
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.json.double
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/** The driver of clients/conformance: answers each line of the input with one line. */
fun main() = generateSequence(::readLine).forEach { line ->
    val question = wire.parseToJsonElement(line).jsonObject
    println(runBlocking { answer(question) })
}

private suspend fun answer(question: JsonObject): JsonObject {
    val options = question.getValue("options").jsonObject
    fun wait(name: String, other: Duration) = options[name]?.jsonPrimitive?.double?.seconds ?: other
    val client = Keepwise(
        question.getValue("base_url").jsonPrimitive.content,
        timeout = wait("timeout", 10.seconds),
        retries = options["retries"]?.jsonPrimitive?.int ?: 3,
        longestWait = wait("longest_wait", 30.seconds),
        backoff = wait("backoff", 500.milliseconds),
        offline = options["offline"]?.let { OfflineTable.read(File(it.jsonPrimitive.content).inputStream()) },
    )
    return try {
        result(client, question.getValue("call").jsonPrimitive.content, question.getValue("arguments").jsonObject)
    } catch (error: KeepwiseException) {
        buildJsonObject { put("error", described(error)) }
    }
}

private suspend fun result(client: Keepwise, call: String, arguments: JsonObject): JsonObject {
    fun text(name: String) = arguments.getValue(name).jsonPrimitive.content
    return when (call) {
        "score" -> client.score(body(arguments)).let { answered(it, it.offline) }
        "advise" -> client.advise(body(arguments)).let { answered(it, it.offline) }
        "check_card" -> answered(client.checkCard(body(arguments)))
        "check_game" -> answered(client.checkGame(body(arguments)))
        "roll" -> answered(client.roll(body(arguments)))
        "explain_problem" -> answered(client.explainProblem(text("name")))
        "score_stream" -> results(client.scoreStream(items(arguments)))
        "advise_stream" -> results(client.adviseStream(items(arguments)))
        "verify_roll" -> buildJsonObject {
            val valid = verifyRoll(arguments.getValue("request").jsonObject, arguments.getValue("answer").jsonObject)
            put("result", buildJsonObject { put("valid", valid) })
        }
        "call" -> {
            val query = arguments["query"]?.jsonObject.orEmpty().mapValues { it.value.jsonPrimitive.content }
            answered(client.call(text("method"), text("path"), query, arguments["body"]))
        }
        else -> buildJsonObject { put("skipped", "this client has no $call") }
    }
}

private inline fun <reified T> body(arguments: JsonElement): T = wire.decodeFromJsonElement(arguments)

private inline fun <reified T> items(arguments: JsonObject): List<T> = arguments.getValue("items").jsonArray.map { body(it) }

private inline fun <reified T> answered(result: T, offline: Boolean = false) = buildJsonObject {
    put("result", wire.encodeToJsonElement(result))
    if (offline) put("offline", true)
}

private suspend inline fun <reified T> results(stream: Flow<Result<T>>): JsonObject {
    val results = stream.toList().map { result ->
        result.fold({ wire.encodeToJsonElement(it) }, { wire.encodeToJsonElement((it as ProblemException).document) })
    }
    return answered(JsonObject(mapOf("results" to JsonArray(results))))
}

private fun described(error: KeepwiseException) = buildJsonObject {
    when (error) {
        is ProblemException -> {
            put("kind", "problem")
            put("status", error.status)
            put("code", error.code)
            put("codes", JsonArray(error.errors.map { JsonPrimitive(it.code) }))
            put("pointers", JsonArray(error.errors.map { JsonPrimitive(it.pointer) }))
            put("retry_after", error.retryAfter)
            put("request_id", error.requestId)
            put("progress", error.document?.progress?.let { JsonPrimitive(it.share) } ?: JsonNull)
        }
        is ConnectionFailedException -> put("kind", "connection")
        is TimedOutException -> put("kind", "timeout")
        is UnreadableAnswerException -> {
            put("kind", "unreadable")
            put("answered", error.answered)
        }
    }
}
