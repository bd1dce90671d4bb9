"""Facts of the rulebooks and worked examples, written as YAML beside the tests that compare with them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

# parsing in C is seven times faster, and every worker of the suite parses
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@cache
def document(path: Path) -> dict[str, Any]:
    """Read once for all tests of a process: nobody changes it."""
    loaded: dict[str, Any] = yaml.load(path.read_text("utf-8"), LOADER)
    return loaded
