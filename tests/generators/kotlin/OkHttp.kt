package okhttp3

/** Named in the head of every generated interface. */
class RequestBody
