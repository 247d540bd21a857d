"""The service as the examples of the contract are answered by it: with the tables that are always built."""

from openapi.answers import service

app = service()
