# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract b38dec4fb878ba31dc1bcacd5c6609b7f374ed286ce026866ad37345c16f5f75
"""Which contract this is a client of."""

__version__ = "0.2.0"
