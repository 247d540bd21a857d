package keepwise

/** The base of all errors of [Keepwise]. A cancelled coroutine throws its own `CancellationException`. */
sealed class KeepwiseException(message: String, cause: Throwable? = null) : Exception(message, cause)

/**
 * An answer with an error status, by the service or by a proxy.
 *
 * @property document the problems; null if something else than the service answered
 * @property retryAfter seconds until another attempt may succeed
 * @property requestId identifies the request in the logs of the service
 */
class ProblemException internal constructor(
    val status: Int,
    val document: ProblemDocument?,
    val retryAfter: Int?,
    val requestId: String?,
) : KeepwiseException(document?.detail ?: "HTTP status $status") {
    val errors: List<Problem> get() = document?.errors.orEmpty()

    /** The code of the first problem. */
    val code: String? get() = errors.firstOrNull()?.code
}

/** A connection that failed, after all retries. */
class ConnectionFailedException internal constructor(cause: Throwable) :
    KeepwiseException("no connection: ${cause.message}", cause)

/** An answer that took longer than the timeout. */
class TimedOutException internal constructor(cause: Throwable) : KeepwiseException("no answer in time", cause)

/**
 * A successful answer that is no JSON or has the wrong form, or a stream that ended early.
 *
 * @property answered the number of results before the end of a stream
 */
class UnreadableAnswerException internal constructor(message: String, cause: Throwable?, val answered: Int? = null) :
    KeepwiseException(message, cause)
