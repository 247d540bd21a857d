"""Requests and answers as HTTP has them; knows no dice."""
