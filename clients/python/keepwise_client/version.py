# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 8de8fd9cb27bb432216bf53bc023638a2a0ef48357cc4d017dcb99d996f021c1
"""Which contract this is a client of."""

__version__ = "0.2.0"
