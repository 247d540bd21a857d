# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 52bd16d890ee0ea0561f394884a037b034ee3fc8ab0099f17872df0a06d7ed10
"""Which contract this is a client of."""

__version__ = "0.2.0"
