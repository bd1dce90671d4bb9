"""What environments need and play does not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed() -> Iterator[None]:
    """Imports of packages that are installed on demand: one that is missing says how."""
    try:
        yield
    except ModuleNotFoundError as missing:
        name = missing.name
        raise ModuleNotFoundError(
            f"this environment needs {name}: pip install 'royaume[environments]'", name=name
        ) from missing
