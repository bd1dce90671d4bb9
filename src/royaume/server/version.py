"""Which Royaume this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

DISTRIBUTION = "royaume"
IN_SOURCE = "0+source"


def our_version() -> str:
    """Of the installed package, or of the source it runs from."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return IN_SOURCE
