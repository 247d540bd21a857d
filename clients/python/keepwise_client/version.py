# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract c36319ddafa0a64dbcb2a72d1886077c2dcc5e9c7f73b1f756eda404f30f4654
"""Which contract this is a client of."""

__version__ = "0.2.0"
