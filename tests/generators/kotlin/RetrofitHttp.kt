package retrofit2.http

annotation class GET(val value: String)

annotation class POST(val value: String)

annotation class Body

annotation class Path(val value: String)

annotation class Query(val value: String)

annotation class Header(val value: String)
