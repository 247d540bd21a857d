"""Tests of whether dice are fair."""
