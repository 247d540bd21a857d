# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 3cd52c94bf12ee1ba0fda6b656e4ffb204ec23edfb071db4ed79ba05f6a2dd62
"""Which contract this is a client of."""

__version__ = "0.2.0"
