"""The endpoints: each declares its requests, answers them and registers its routes."""
