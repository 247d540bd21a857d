# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 1f6caf8fa9cb724f7891c733920b7280efbfc95757a7c7d6089afc4775ac7d70
"""Which contract this is a client of."""

__version__ = "0.2.0"
