// JSON of models by kotlinx.serialization.
import keepwise.infrastructure.Serializer
import kotlinx.serialization.serializer

val json = Serializer.kotlinxSerializationJson

inline fun <reified T> parsed(text: String): T = json.decodeFromString(text)

inline fun <reified T> serialized(model: T): String = json.encodeToString(model)

fun parsedAndSerialized(type: String, text: String): String {
    val serializer = serializer(Class.forName(type))
    return json.encodeToString(serializer, json.decodeFromString(serializer, text))
}
