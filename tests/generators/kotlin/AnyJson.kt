import kotlinx.serialization.KSerializer
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonElement

/** Reads what may be anything, as the `expected` and the `found` of a problem, as the JSON that it is. */
object AnyJson : KSerializer<Any> {
    override val descriptor = JsonElement.serializer().descriptor

    override fun deserialize(decoder: Decoder): Any = JsonElement.serializer().deserialize(decoder)

    override fun serialize(encoder: Encoder, value: Any) = JsonElement.serializer().serialize(encoder, value as JsonElement)
}
