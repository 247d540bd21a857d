"""Conformance of the clients: scenarios for all languages, and the server that plays them."""
