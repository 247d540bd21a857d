# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract e2263fd615f4603de5cd5108f5681c8324947028bfa3d2f5731312f214687d10
"""Which contract this is a client of."""

__version__ = "0.2.0"
