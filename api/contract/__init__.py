"""The contract in `openapi.yaml`, its examples, and what is made of both when it is asked for."""
