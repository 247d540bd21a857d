import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

@Serializable class Scores(val points: Map<String, Int>)
@Serializable class Advice(val explanation: String)
@Serializable class Problem(val pointer: String, val detail: String)
@Serializable class Problems(val errors: List<Problem>)

val json = Json { ignoreUnknownKeys = true }
val http: HttpClient = HttpClient.newHttpClient()

class Refused(val problems: Problems) : Exception()

inline fun <reified Answer> ask(path: String, body: String): Answer {
    val request = HttpRequest.newBuilder(URI("http://127.0.0.1:8000$path"))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build()
    val answer = http.send(request, BodyHandlers.ofString())
    if (answer.statusCode() != 200) throw Refused(json.decodeFromString(answer.body()))
    return json.decodeFromString(answer.body())
}

fun main() {
    val scores: Scores = ask("/v1/score", """{"dice": [3, 3, 3, 6, 6]}""")
    println("full_house ${scores.points["full_house"]}")

    val advice: Advice = ask(
        "/v1/advice",
        """{"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"sixes": 24}}}""",
    )
    println(advice.explanation)

    try {
        ask<Advice>("/v1/advice", """{"dice": [1, 3, 3, 4, 6], "rolls_left": 9}""")
    } catch (refused: Refused) {
        for (problem in refused.problems.errors) println("${problem.pointer} ${problem.detail}")
    }
}
