# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract de6903f7b80d5e3bb0fb9994338d8467078b2c64aa493b60669f607f9ea4310f
"""Which contract this is a client of."""

__version__ = "0.2.0"
