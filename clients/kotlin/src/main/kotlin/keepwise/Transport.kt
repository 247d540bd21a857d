package keepwise

import java.io.IOException
import java.io.InterruptedIOException
import java.util.concurrent.TimeUnit.MILLISECONDS
import kotlin.math.max
import kotlin.random.Random
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.withContext
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json
import okhttp3.Call
import okhttp3.MediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody
import okhttp3.Response
import okio.BufferedSink

/** Members with null are left out, since the service refuses null for some; unknown members of answers are ignored. */
internal val wire = Json {
    ignoreUnknownKeys = true
    explicitNulls = false
}

private val RETRIED = setOf(429, 502, 503)

/** The client's way of sending requests: timeouts, retries, and errors. */
internal class Transport(
    http: OkHttpClient,
    timeout: Duration,
    private val retries: Int,
    private val longestWait: Duration,
    private val backoff: Duration,
) {
    private val streaming = http.newBuilder()
        .retryOnConnectionFailure(false)
        .connectTimeout(timeout.inWholeMilliseconds, MILLISECONDS)
        .readTimeout(timeout.inWholeMilliseconds, MILLISECONDS)
        .writeTimeout(timeout.inWholeMilliseconds, MILLISECONDS)
        .callTimeout(0, MILLISECONDS)
        .build()
    private val whole = streaming.newBuilder().callTimeout(timeout.inWholeMilliseconds, MILLISECONDS).build()

    /** Returns the text of a successful answer. */
    suspend fun text(request: Request): String = send(whole, request) { _, response -> response.use { it.body!!.string() } }

    /** Returns a successful answer whose first bytes have arrived; its lines are still to be read. */
    suspend fun lines(request: Request): Lines = send(streaming, request) { call, response ->
        Lines(call, response).apply { awaitFirst() }
    }

    private suspend fun <T> send(http: OkHttpClient, request: Request, read: (Call, Response) -> T): T {
        var retriesLeft = retries
        var wait = backoff
        while (true) {
            val call = http.newCall(request)
            val refused = try {
                return blocking(call) {
                    val response = call.execute()
                    if (!response.isSuccessful) throw response.use(::problem)
                    read(call, response)
                }
            } catch (error: ProblemException) {
                val tooLong = error.retryAfter != null && error.retryAfter.seconds > longestWait
                if (error.status !in RETRIED || retriesLeft == 0 || tooLong) throw error
                error
            } catch (error: InterruptedIOException) {
                throw TimedOutException(error)
            } catch (error: IOException) {
                if (retriesLeft == 0) throw ConnectionFailedException(error)
                null
            }
            delay(refused?.retryAfter?.seconds ?: (wait * Random.nextDouble(0.5, 1.0)))
            wait *= 2
            retriesLeft--
        }
    }
}

/** The lines of a streamed answer. */
internal class Lines(private val call: Call, private val response: Response) {
    private val source = response.body!!.source()

    fun awaitFirst() {
        source.request(1)
    }

    /** Returns the next line, or null at the end. */
    suspend fun next(): String? = blocking(call) { source.readUtf8Line() }

    fun close() {
        // Otherwise closing would read the rest of the answer.
        call.cancel()
        response.close()
    }
}

/** Runs blocking code in a thread for such code. If the coroutine is cancelled, the call is, too. */
private suspend fun <T> blocking(call: Call, code: () -> T): T = withContext(Dispatchers.IO) {
    suspendCancellableCoroutine { continuation ->
        continuation.invokeOnCancellation { call.cancel() }
        continuation.resumeWith(runCatching(code))
    }
}

private fun problem(response: Response): ProblemException {
    val document = try {
        wire.decodeFromString<ProblemDocument>(response.body!!.string())
    } catch (_: SerializationException) {
        null
    }
    val requestId = response.header("X-Request-Id") ?: document?.instance
    return ProblemException(response.code, document, retryAfter(response) ?: document?.retryAfter, requestId)
}

/** Returns the seconds of `Retry-After`, which may be a date. */
private fun retryAfter(response: Response): Int? = response.header("Retry-After")?.toIntOrNull()
    ?: response.headers.getDate("Retry-After")?.let { max(0, (it.time - System.currentTimeMillis() + 999) / 1000).toInt() }

/** A body that OkHttp does not send again by itself, so that all retries are those of [Transport]. */
internal class OnceBody(text: String, private val type: MediaType) : RequestBody() {
    private val bytes = text.encodeToByteArray()

    override fun contentType() = type

    override fun contentLength() = bytes.size.toLong()

    override fun isOneShot() = true

    override fun writeTo(sink: BufferedSink) {
        sink.write(bytes)
    }
}
