"""What pip and other builders call: setuptools, with the pages made before anything is packed.

A wheel and a source distribution always hold the pages; where they cannot be made, there is no package. An editable
install is the source as it lies there: `make compiled` compiles beside it.
"""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta

from building import client
from building.site.contents import DOCS

PURE = "ROYAUME_PURE"
Settings = Mapping[str, str | list[str] | None] | None

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*get_requires_for_build_sdist(), *([] if os.environ.get(PURE) == "1" else compiling())]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*client.requirements(), *(["markdown-it-py"] if DOCS.exists() else [])]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return []


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    make_pages()
    # setuptools packs whatever lies there, also pages and modules that are no more
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    make_pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    os.environ[PURE] = "1"
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def make_pages() -> None:
    """Those of the client and the documents; a source distribution has both, and not what they are made of."""
    client.make()
    if DOCS.exists():
        from building.site.making import make  # here: its packages are there when something is packed

        make()


def compiling() -> list[str]:
    """What compiling needs, from the place where `make compiled` takes it too."""
    return list(tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["compile"])
