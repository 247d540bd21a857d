"""The contract in `openapi.yaml`, its examples, and documents generated from both on request."""
