"""The contract in `openapi.yaml`, its examples, and a collection made of both."""
