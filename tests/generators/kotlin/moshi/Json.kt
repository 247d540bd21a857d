// JSON of models by Moshi.
import keepwise.infrastructure.Serializer

inline fun <reified T> parsed(text: String): T = Serializer.moshi.adapter(T::class.java).fromJson(text)!!

inline fun <reified T> serialized(model: T): String = Serializer.moshi.adapter(T::class.java).toJson(model)

fun parsedAndSerialized(type: String, text: String): String {
    val adapter = Serializer.moshi.adapter<Any>(Class.forName(type))
    return adapter.toJson(adapter.fromJson(text))
}
