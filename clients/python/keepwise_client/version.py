# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 6587a98fe59c0b80bbbd81b1138cc1b448a32e4915c3664f9f534b75074ccc39
"""Which contract this is a client of."""

__version__ = "0.2.0"
