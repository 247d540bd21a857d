# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract f842a5071e864c9f463c758af5e91fef05137534db0ba163c2ee1c015f5d75b5
"""Which contract this is a client of."""

__version__ = "0.2.0"
