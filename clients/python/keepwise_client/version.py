# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract 3a0297d2f8796c8d00be1bcc94bdf8bdb87a131d2f90b60e38c59629ad2bb386
"""Which contract this is a client of."""

__version__ = "0.2.0"
