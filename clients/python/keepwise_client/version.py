# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract a68a9c3911d116d3e85e26aa7568a0a31e9c80092625178903cd0ffcbb29beec
"""Which contract this is a client of."""

__version__ = "0.2.0"
