package keepwise

import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.measureTime
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeoutOrNull

/** Prints what the conformance suite cannot see, with a service in the first argument and a silent one in the second. */
fun main(arguments: Array<String>) = runBlocking {
    val (service, silent) = arguments.map { Keepwise(it) }
    val hands = List(1001) { ScoreRequest(listOf(3, 3, 3, 6, if (it < 1000) 6 else 7)) }
    val results = service.scoreStream(hands).toList()
    println("${results.count { it.isSuccess }} of ${results.size} are right")
    println((results.last().exceptionOrNull() as ProblemException).errors.single().pointer)
    println(service.scoreStream(hands).first().getOrThrow().points["full_house"])
    val waited = measureTime {
        println(withTimeoutOrNull(300.milliseconds) { silent.score(hands[0]) })
        println(withTimeoutOrNull(300.milliseconds) { silent.scoreStream(hands).first() })
    }
    println(if (waited < 5000.milliseconds) "cancelled at once" else "cancelled after $waited")
    val refused = runCatching { Keepwise(arguments[0], language = "de").score(hands[1000]) }
    println(refused.exceptionOrNull()!!.message)
}
