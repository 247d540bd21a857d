import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody

@Serializable class Scores(val points: Map<String, Int>)
@Serializable class Advice(val explanation: String)
@Serializable class Problem(val pointer: String, val detail: String)
@Serializable class Problems(val errors: List<Problem>)

val json = Json { ignoreUnknownKeys = true }
val http = OkHttpClient()

class Refused(val problems: Problems) : Exception()

// On Android, call this in a thread or coroutine for blocking work.
inline fun <reified Answer> ask(path: String, body: String): Answer {
    val request = Request.Builder()
        .url("http://127.0.0.1:8000$path")
        .post(body.toRequestBody("application/json".toMediaType()))
        .build()
    http.newCall(request).execute().use { response ->
        val text = response.body!!.string()
        if (!response.isSuccessful) throw Refused(json.decodeFromString(text))
        return json.decodeFromString(text)
    }
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
