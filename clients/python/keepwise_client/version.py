# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 2aba84964e2cd8ce3d0c56408d7152c61cfd05ae079070705bec4985cdf14c6d
"""Which contract this is a client of."""

__version__ = "0.2.0"
