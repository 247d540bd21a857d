"""Endpoints about the server and its problems."""
