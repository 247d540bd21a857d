# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 0ee787939069c1346b99d1ecc9200250c440e24261d866759f801b7271573114
"""Which contract this is a client of."""

__version__ = "0.2.0"
