// A program for the clients generated from the contract. tests/generators/compiled_program.py describes its tasks.
import keepwise.apis.AdviceApi
import keepwise.apis.GamesApi
import keepwise.apis.PlayApi
import keepwise.apis.ScoringApi
import keepwise.infrastructure.ApiResponse
import keepwise.infrastructure.ClientError
import keepwise.infrastructure.ClientException
import keepwise.infrastructure.ServerError
import keepwise.infrastructure.ServerException
import keepwise.models.AdviceRequest
import keepwise.models.CardCheckRequest
import keepwise.models.Claimed
import keepwise.models.GameCheckRequest
import keepwise.models.GameReport
import keepwise.models.Move
import keepwise.models.MoveAction
import keepwise.models.Player
import keepwise.models.ProblemDocument
import keepwise.models.RollRequest
import keepwise.models.ScoreRequest
import keepwise.models.Scorecard
import keepwise.models.Turn

fun main(arguments: Array<String>) {
    when (arguments[0]) {
        "examples" -> generateSequence(::readLine).forEach { line -> println(readAndWritten(line)) }
        "card" -> println(scoreAndCheck(arguments[1], arguments[2]))
        "game" -> println(serialized(play(arguments[1], arguments[2], arguments[3].toLong(), arguments[4].toInt())))
        "errors" -> arguments.drop(1).forEach { println(refusal(it)) }
    }
}

private fun readAndWritten(line: String): String {
    val (schema, value) = line.split(" ", limit = 2)
    return try {
        parsedAndSerialized("keepwise.models.$schema", value)
    } catch (_: Exception) {
        "null"
    }
}

private fun scoreAndCheck(address: String, ruleset: String): String {
    val scores = ScoringApi(address).score(ScoreRequest(dice = listOf(3, 3, 5, 5, 5), ruleset = ruleset))
    val card = Scorecard(points = mapOf("ones" to 3, "full_house" to 22))
    val report = ScoringApi(address).checkCard(CardCheckRequest(card, ruleset = ruleset, claimed = Claimed(total = 26)))
    return "[${scores.points["full_house"]}, ${report.problems.single().expected}]"
}

private fun play(address: String, ruleset: String, firstSeed: Long, turnCount: Int): GameReport {
    var seed = firstSeed
    val points = mutableMapOf<String, Int>()
    val turns = List(turnCount) {
        val rolls = mutableListOf<List<Int>>()
        val keeps = mutableListOf<List<Int>>()
        var best: Move
        while (true) {
            rolls += PlayApi(address).roll(RollRequest(ruleset = ruleset, keep = keeps.lastOrNull() ?: listOf(), seed = seed++)).dice
            val request = AdviceRequest(rolls.last(), 3 - rolls.size, ruleset = ruleset, scorecard = Scorecard(points = points))
            best = AdviceApi(address).advise(request).best
            if (best.action != MoveAction.keep) break
            keeps += best.keep!!
        }
        points[best.category!!] = best.points!!
        Turn(rolls = rolls, keeps = keeps, category = best.category, points = best.points)
    }
    return GamesApi(address).checkGame(GameCheckRequest(listOf(Player(name = "A", turns = turns)), ruleset = ruleset))
}

private fun refusal(address: String): String {
    val response = try {
        AdviceApi(address).advise(AdviceRequest(dice = listOf(1, 2, 3, 4, 7), rollsLeft = 9))
        error("advice on an impossible hand")
    } catch (error: ClientException) {
        error.response as ApiResponse<*>
    } catch (error: ServerException) {
        error.response as ApiResponse<*>
    }
    val body = if (response is ClientError) response.body else (response as ServerError).body
    val problem = parsed<ProblemDocument>("$body")
    val pointers = problem.errors.map { "\"${it.pointer}\"" }
    val wait = response.headers["retry-after"]?.single()?.let { "\"$it\"" }
    return """[${problem.status}, "${problem.type}", $pointers, $wait]"""
}
