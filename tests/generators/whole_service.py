"""The service with the tables that are always built, which answers the examples of the contract."""

from openapi.answers import service

app = service()
