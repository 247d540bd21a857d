"""The contract in pieces, and what puts them together: ``python -m openapi`` writes openapi.yaml.

No part of what is served: it asks the service, and the service reads the one file.
"""
