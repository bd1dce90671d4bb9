"""Royaume."""
