# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 3cd0c4195235be466aadb8fe19fc77ebb18b3aa3ea1b6dfab0b240d9f0d931d1
"""Which contract this is a client of."""

__version__ = "0.2.0"
