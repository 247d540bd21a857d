package keepwise

import java.io.IOException
import java.io.InterruptedIOException
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.FlowCollector
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.withContext
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.decodeFromJsonElement
import kotlinx.serialization.serializer
import okhttp3.HttpUrl.Companion.toHttpUrl
import okhttp3.HttpUrl
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request

/**
 * A client of the service.
 *
 * All functions may be called in any thread. Calls throw a [KeepwiseException]; cancelling their coroutine ends them. Every
 * request can be repeated, since the service stores nothing.
 *
 * @param baseUrl the address of the service, such as `https://example.org`
 * @param timeout the time for each attempt until the whole answer is read; in a stream, until more of it arrives
 * @param retries attempts after the first one, if the connection failed or the service is busy (429, 502, 503)
 * @param longestWait the longest time to wait before a retry; if the service asks for more, its answer is thrown
 * @param backoff the time before the first retry unless the service says it; it doubles with each
 * @param offline a table that answers for its game while the service cannot be reached
 * @param language the language of texts, such as `de`; by default English
 * @param http the client to derive from, with its connections, proxies and interceptors
 */
class Keepwise(
    baseUrl: String,
    timeout: Duration = 10.seconds,
    retries: Int = 3,
    longestWait: Duration = 30.seconds,
    backoff: Duration = 500.milliseconds,
    private val offline: OfflineTable? = null,
    private val language: String? = null,
    http: OkHttpClient = OkHttpClient(),
) {
    private val base = baseUrl.toHttpUrl().toString().trimEnd('/')
    private val transport = Transport(http, timeout, retries, longestWait, backoff)

    /** Returns the points of a hand in all categories. */
    suspend fun score(request: ScoreRequest): Scores =
        orOffline({ it.score(request) }) { post("/v1/score", request) }

    /** Returns the points of many hands in their order, each as it arrives; a refused one fails with a [ProblemException]. */
    fun scoreStream(requests: Iterable<ScoreRequest>): Flow<Result<Scores>> = stream("/v1/score/batch", requests)

    /** Returns all legal moves of a position, best first. */
    suspend fun advise(request: AdviceRequest): Advice =
        orOffline({ it.advise(request) }) { post("/v1/advice", request) }

    /** Returns advice for many positions in their order, each as it arrives; a refused one fails with a [ProblemException]. */
    fun adviseStream(requests: Iterable<AdviceRequest>): Flow<Result<Advice>> = stream("/v1/advice/batch", requests)

    /** Checks a score card: its problems, totals, and progress towards the upper bonus. */
    suspend fun checkCard(request: CardCheckRequest): CardReport = post("/v1/scorecards/check", request)

    /** Checks a whole game: the problems and totals of all players, and their ranks. */
    suspend fun checkGame(request: GameCheckRequest): GameReport = post("/v1/games/check", request)

    /** Rolls dice; without a seed, by a random one, so that a repeated request has the same dice. */
    suspend fun roll(request: RollRequest = RollRequest()): RolledDice =
        post("/v1/roll", request.copy(seed = request.seed ?: Random.nextLong(1L shl 53)))

    /** Explains a kind of problem by its code, such as `wrong-die`. */
    suspend fun explainProblem(name: String): ProblemMeaning =
        read(request("GET", url("/problems").newBuilder().addPathSegment(name).build()))

    /** Calls any path of the service, and returns its answer as JSON. */
    suspend fun call(
        method: String,
        path: String,
        query: Map<String, String> = mapOf(),
        body: JsonElement? = null,
    ): JsonElement {
        val url = url(path).newBuilder().apply { query.forEach(::addQueryParameter) }.build()
        return read(request(method, url, body?.let { OnceBody(it.toString(), JSON) }))
    }

    private fun url(path: String): HttpUrl {
        require(path.startsWith("/")) { "a path begins with /: $path" }
        return "$base$path".toHttpUrl()
    }

    private fun request(method: String, url: HttpUrl, body: OnceBody? = null, accept: String = "application/json"): Request =
        Request.Builder().url(url).method(method, body).header("Accept", accept).header("User-Agent", USER_AGENT)
            .apply { language?.let { header("Accept-Language", it) } }
            .build()

    private suspend inline fun <reified Question, reified Answer> post(path: String, question: Question): Answer =
        read(request("POST", url(path), OnceBody(wire.encodeToString(question), JSON)))

    private suspend inline fun <reified Answer> read(request: Request): Answer {
        val text = transport.text(request)
        return readable { wire.decodeFromString(text) }
    }

    private suspend inline fun <Answer> orOffline(crossinline answer: (OfflineTable) -> Answer, ask: () -> Answer): Answer =
        try {
            ask()
        } catch (error: KeepwiseException) {
            val table = offline
            if (table == null || !error.isOutage) throw error
            try {
                withContext(Dispatchers.Default) { answer(table) }
            } catch (refused: IllegalArgumentException) {
                throw error.apply { addSuppressed(refused) }
            }
        }

    private inline fun <reified Question, reified Answer> stream(path: String, items: Iterable<Question>): Flow<Result<Answer>> =
        flow {
            var first = 0
            for (lot in items.asSequence().chunked(LOT)) {
                val body = OnceBody(lot.joinToString("") { "${wire.encodeToString(it)}\n" }, LINES)
                val request = request("POST", url(path), body, "application/x-ndjson")
                emitLot(transport.lines(request), first, lot.size, serializer<Answer>())
                first += lot.size
            }
        }.flowOn(Dispatchers.IO)

    private suspend fun <Answer> FlowCollector<Result<Answer>>.emitLot(
        lines: Lines, first: Int, count: Int, type: KSerializer<Answer>,
    ) {
        try {
            for (answered in first until first + count) {
                val line = try {
                    lines.next() ?: throw UnreadableAnswerException("the stream ended early", null, answered)
                } catch (error: InterruptedIOException) {
                    throw TimedOutException(error)
                } catch (error: IOException) {
                    throw UnreadableAnswerException("the stream ended early", error, answered)
                }
                emit(readable(answered) { result(line, first, type) })
            }
        } finally {
            lines.close()
        }
    }
}

private const val USER_AGENT = "keepwise-kotlin/$VERSION"
private val JSON = "application/json".toMediaType()
private val LINES = "application/x-ndjson".toMediaType()

/** The greatest number of items in one request of a stream, far below the limits of the service. */
private const val LOT = 1000

private val KeepwiseException.isOutage: Boolean
    get() = this is ConnectionFailedException || this is TimedOutException || this is ProblemException && status in 502..504

private inline fun <T> readable(answered: Int? = null, decode: () -> T): T = try {
    decode()
} catch (error: SerializationException) {
    throw UnreadableAnswerException("the answer is no JSON, or has another form", error, answered)
}

/** Returns a line of a stream, with pointers to the item's place among all items; throws problems of the whole request. */
private fun <Answer> result(line: String, first: Int, type: KSerializer<Answer>): Result<Answer> {
    val answer = wire.parseToJsonElement(line)
    if ((answer as? JsonObject)?.get("kind") != JsonPrimitive("problem")) {
        return Result.success(wire.decodeFromJsonElement(type, answer))
    }
    val document = wire.decodeFromJsonElement<ProblemDocument>(answer)
    val errors = document.errors.map { error ->
        error.copy(pointer = error.pointer.replace(Regex("^/items/(\\d+)")) { "/items/${first + it.groupValues[1].toInt()}" })
    }
    val problem = ProblemException(document.status, document.copy(errors = errors), document.retryAfter, document.instance)
    if (errors.all { it.pointer.isEmpty() }) throw problem
    return Result.failure(problem)
}
