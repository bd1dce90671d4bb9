"""The numbers that a playbook gives to what it lists."""

from __future__ import annotations

from typing import Final

UNLISTED: Final = -1
