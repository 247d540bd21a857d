package keepwise

import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.serializer

/** Prints the members of all types of requests and answers, to compare them with the contract. */
fun main() {
    val roots: List<KSerializer<*>> = listOf(
        serializer<ScoreRequest>(),
        serializer<Scores>(),
        serializer<AdviceRequest>(),
        serializer<Advice>(),
        serializer<CardCheckRequest>(),
        serializer<CardReport>(),
        serializer<GameCheckRequest>(),
        serializer<GameReport>(),
        serializer<RollRequest>(),
        serializer<RolledDice>(),
        serializer<ProblemDocument>(),
        serializer<ProblemMeaning>(),
    )
    val found = mutableMapOf<String, JsonObject>()
    roots.forEach { addShape(it.descriptor, found) }
    println(JsonObject(found))
}

private fun addShape(type: SerialDescriptor, found: MutableMap<String, JsonObject>) {
    found[name(type)] = buildJsonObject {
        for (member in 0 until type.elementsCount) {
            val shape = type.getElementDescriptor(member)
            put(type.getElementName(member), buildJsonObject {
                put("type", name(shape))
                put("optional", type.isElementOptional(member))
                put("nullable", shape.isNullable)
            })
        }
    }
    parts(type).filter { name(it) !in found }.forEach { addShape(it, found) }
}

/** Returns the classes of members, and of the entries of members that are lists and maps. */
private fun parts(type: SerialDescriptor): List<SerialDescriptor> = (0 until type.elementsCount).flatMap { member ->
    val shape = type.getElementDescriptor(member)
    when (shape.kind) {
        StructureKind.CLASS -> listOf(shape)
        StructureKind.LIST, StructureKind.MAP -> parts(shape)
        else -> listOf()
    }
}

private fun name(type: SerialDescriptor): String = when (type.kind) {
    PrimitiveKind.INT, PrimitiveKind.LONG -> "integer"
    PrimitiveKind.DOUBLE -> "number"
    PrimitiveKind.BOOLEAN -> "boolean"
    PrimitiveKind.STRING -> "string"
    StructureKind.LIST -> "list of ${name(type.getElementDescriptor(0))}"
    StructureKind.MAP -> "map of ${name(type.getElementDescriptor(1))}"
    else -> type.serialName.substringAfterLast('.').removeSuffix("?")
}
