# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract fe662d38e0798db616d4419ac5ff23b8f0f92c855e3cf8719ee33a67d84833a3
"""Which contract this is a client of."""

__version__ = "0.2.0"
