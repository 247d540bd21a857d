"""The sources of the contract, and their bundling: ``python -m openapi`` writes openapi.yaml.

The service does not import this package; it only reads openapi.yaml.
"""
