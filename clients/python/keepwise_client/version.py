# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 080333a7aac082fae9abb4c8f760d1fed25876eb3da02f47b1a293d467777add
"""Which contract this is a client of."""

__version__ = "0.2.0"
