"""Client packages, built from openapi.yaml by ``python -m clients``.

The service does not import this package. Each client has a folder with its hand-written files, and a module here that
adds the generated ones.
"""
