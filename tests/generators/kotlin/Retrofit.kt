// The parts of Retrofit that generated interfaces use, on top of Java's HTTP client. Tests have no access to the registry of
// Retrofit and OkHttp; applications pass the interfaces to `Retrofit.Builder` instead.
package retrofit2

import java.lang.reflect.Method
import java.lang.reflect.ParameterizedType
import java.lang.reflect.Proxy
import java.net.URI
import java.net.URLEncoder.encode
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import retrofit2.http.Body
import retrofit2.http.GET
import retrofit2.http.Header
import retrofit2.http.POST
import retrofit2.http.Path
import retrofit2.http.Query

interface Call<T> {
    fun execute(): Response<T>
}

/** An answer: its body where it was given what it asked for, else the text of what is wrong. */
class Response<T>(val status: Int, val headers: Map<String, List<String>>, val body: T?, val error: String?)

class Retrofit(private val address: String, private val json: Json) {
    private val http = HttpClient.newHttpClient()

    inline fun <reified T : Any> create(): T = create(T::class.java)

    @Suppress("UNCHECKED_CAST")
    fun <T : Any> create(service: Class<T>): T =
        Proxy.newProxyInstance(service.classLoader, arrayOf(service)) { _, method, arguments -> call(method, arguments) } as T

    private fun call(method: Method, arguments: Array<Any?>?): Call<Any> {
        val request = HttpRequest.newBuilder(URI("$address/${target(method, arguments)}"))
        said<Body>(method, arguments).forEach { (_, type, body) ->
            val text = json.encodeToString(json.serializersModule.serializer(type), body!!)
            request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(text))
        }
        said<Header>(method, arguments).forEach { (each, _, value) -> value?.let { request.header(each.value, "$it") } }
        val answered = (method.genericReturnType as ParameterizedType).actualTypeArguments.single()
        return object : Call<Any> {
            override fun execute(): Response<Any> {
                val response = http.send(request.build(), BodyHandlers.ofString())
                val right = response.statusCode() < 300
                return Response(
                    response.statusCode(),
                    response.headers().map(),
                    if (right) json.decodeFromString(json.serializersModule.serializer(answered), response.body()) else null,
                    if (right) null else response.body(),
                )
            }
        }
    }

    private fun target(method: Method, arguments: Array<Any?>?): String {
        var path = method.getAnnotation(GET::class.java)?.value ?: method.getAnnotation(POST::class.java).value
        said<Path>(method, arguments).forEach { (each, _, value) -> path = path.replace("{${each.value}}", "$value") }
        val query = said<Query>(method, arguments).filter { it.third != null }
        return path + query.joinToString("&", if (query.isEmpty()) "" else "?") { (each, _, value) ->
            "${each.value}=${encode("$value", "utf-8")}"
        }
    }

    /** The arguments that stand in one part of a request. */
    private inline fun <reified A> said(method: Method, arguments: Array<Any?>?) =
        method.parameterAnnotations.withIndex().flatMap { (place, annotations) ->
            annotations.filterIsInstance<A>().map { Triple(it, method.genericParameterTypes[place], arguments!![place]) }
        }
}
