# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract bf52c808e42d41cee3e53559dc840cf9b0ddc51390512ba3e400561d1f6ceaca
"""Which contract this is a client of."""

__version__ = "0.2.0"
