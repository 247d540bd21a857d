# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 516472469d25ca6aadbe481a194da333ecab923c3630f395669e59fdebc6dbb9
"""Which contract this is a client of."""

__version__ = "0.2.0"
