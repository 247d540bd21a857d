"""The endpoints: each declares its requests, answers them and has their views."""
