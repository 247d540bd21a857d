# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 3fde81ed86fbc391bb00e4fb75b6cacef7f8b4f3c629da097b643f5e48d959ca
"""Which contract this is a client of."""

__version__ = "0.2.0"
