"""What people install to ask the service: ``python -m clients`` makes it of openapi.yaml.

No part of what is served. Each client has a folder with what is written by hand, and a file here that adds what is made
of the contract.
"""
