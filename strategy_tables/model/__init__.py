"""Turns and games as mathematics on arrays, without tables and without compiled code."""
