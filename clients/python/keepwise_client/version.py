# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract b819d77aecab1814085f8749a1e411c1b02c22b4f82ed95b3fb7c33886e9f4ca
"""Which contract this is a client of."""

__version__ = "0.2.0"
