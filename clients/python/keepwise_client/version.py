# Made from openapi.yaml by "make clients": what is changed here is lost.
# Contract db267a4af1e431500377921d18ce8adbf9e6c595199fc5169cf2db259f85fdfd
"""Which contract this is a client of."""

__version__ = "0.2.0"
