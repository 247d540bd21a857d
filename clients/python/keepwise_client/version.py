# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 526b9486d6aa9dfa98831e6844724952bd57a089dda5f289856e8dc85623346b
"""Which contract this is a client of."""

__version__ = "0.2.0"
