"""One file for each resource."""
