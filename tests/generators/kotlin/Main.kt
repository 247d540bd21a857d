// A program for the client generated from the contract, with three tasks. `examples` parses and serializes bodies, line by
// line. `game` plays the game of tests/generators/game.py. `errors` reports the refusals of an invalid request.
import keepwise.generated.apis.AdviceApi
import keepwise.generated.apis.GamesApi
import keepwise.generated.apis.PlayApi
import keepwise.generated.infrastructure.Serializer
import keepwise.generated.models.AdviceRequest
import keepwise.generated.models.FilledPoints
import keepwise.generated.models.GameCheckRequest
import keepwise.generated.models.Move
import keepwise.generated.models.Player
import keepwise.generated.models.ProblemDocument
import keepwise.generated.models.RollRequest
import keepwise.generated.models.RulesetReference
import keepwise.generated.models.Scorecard
import keepwise.generated.models.Turn
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.add
import kotlinx.serialization.json.buildJsonArray
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.serializer
import retrofit2.Response
import retrofit2.Retrofit

fun main(arguments: Array<String>) {
    // Omit missing values, since the service does not accept null for them.
    Serializer.kotlinxSerializationJsonConfiguration = { explicitNulls = false }
    Serializer.kotlinxSerializationAdaptersConfiguration = { contextual(Any::class, AnyJson) }
    val json = Serializer.kotlinxSerializationJson
    when (arguments[0]) {
        "examples" -> generateSequence(::readLine).forEach { println(readAndWritten(json, it)) }
        "game" -> arguments.drop(1).let { (address, ruleset, seed, turns) ->
            println(play(Retrofit(address, json), json, ruleset, seed.toLong(), turns.toInt()))
        }
        "errors" -> arguments.drop(1).forEach { println(told(Retrofit(it, json), json)) }
    }
}

private fun readAndWritten(json: Json, line: String): String {
    val asked = json.parseToJsonElement(line) as JsonObject
    val model = serializer(Class.forName("keepwise.generated.models.${asked["schema"]!!.jsonPrimitive.content}"))
    return try {
        json.encodeToString(model, json.decodeFromJsonElement(model, asked["value"]!!))
    } catch (error: Exception) {
        JsonPrimitive("$error").toString()
    }
}

private fun play(service: Retrofit, json: Json, ruleset: String, firstSeed: Long, turns: Int): String {
    val game = RulesetReference.StringValue(ruleset)
    var seed = firstSeed
    val points = mutableMapOf<String, FilledPoints>()
    val played = List(turns) {
        val rolls = mutableListOf<List<Int>>()
        val keeps = mutableListOf<List<Int>>()
        var turn: Turn? = null
        while (turn == null) {
            val roll = RollRequest(ruleset = game, keep = keeps.lastOrNull() ?: listOf(), seed = seed++)
            rolls += the(service.create<PlayApi>().roll(roll).execute()).dice
            val card = Scorecard(points = points)
            val asked = AdviceRequest(ruleset = game, dice = rolls.last(), rollsLeft = 3 - rolls.size, scorecard = card)
            when (val best = the(service.create<AdviceApi>().advise(asked).execute()).best) {
                is Move.KeepWrapper -> keeps += best.value.keep
                is Move.ScoreWrapper -> {
                    points[best.value.category] = FilledPoints.IntValue(best.value.points)
                    turn = Turn(rolls = rolls, keeps = keeps, category = best.value.category, points = best.value.points)
                }
                is Move.AnnounceWrapper -> error("nothing is announced in this game")
            }
        }
        turn
    }
    val request = GameCheckRequest(ruleset = game, players = listOf(Player(name = "A", turns = played)))
    return json.encodeToString(the(service.create<GamesApi>().checkGame(request).execute()))
}

private fun <T> the(response: Response<T>): T = response.body ?: error("${response.status}: ${response.error}")

private fun told(service: Retrofit, json: Json): String {
    val response = service.create<AdviceApi>().advise(AdviceRequest(dice = listOf(1, 2, 3, 4, 7), rollsLeft = 9)).execute()
    val problem = json.decodeFromString<ProblemDocument>(response.error!!)
    return buildJsonArray {
        add(problem.status)
        add(problem.type)
        add(buildJsonArray { problem.errors.forEach { add(it.pointer) } })
        add(response.headers["retry-after"]?.single())
    }.toString()
}
