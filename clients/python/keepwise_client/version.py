# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 8f3337851bd3fc69996a57378ea6290c41851382fd02c071124d99df5a81d403
"""Which contract this is a client of."""

__version__ = "0.2.0"
