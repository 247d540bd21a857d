# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract da0c52e5a00f659d164f329be05212a6a46174da173b533e0019d438ea5309ad
"""Which contract this is a client of."""

__version__ = "0.2.0"
