# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract f458f95c5ffb6176c89f59640be20863f24c436c47a296a5980a25bc5ccc098c
"""Which contract this is a client of."""

__version__ = "0.2.0"
