# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 33c554fa4f187bee6019ecf08e48784c51fdfb1fb79ab0d8188607b34600f1aa
"""Which contract this is a client of."""

__version__ = "0.2.0"
