"""What whoever keeps the server says about notices: in the environment, or in a file of the private folder."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from royaume.kernel.errors import BadInput

FILE = "notices.toml"
PREFIX = "ROYAUME_"
YES = ("1", "true", "yes")


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True, rename={"sender": "from"}):
    """The server that takes our mail. `sender` may have a name: `Royaume <royaume@example.org>`."""

    host: str
    sender: str
    port: int = 587
    user: str = ""
    password: str = ""
    security: Literal["starttls", "tls", "none"] = "starttls"

    def __repr__(self) -> str:
        return f"MailSettings({self.host}:{self.port})"


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """`address`: where players reach the server. `private`: whether it may ask addresses of its own network."""

    address: str = ""
    private: bool = False
    mail: MailSettings | None = None


def settings_in(folder: Path, environment: Mapping[str, str] = os.environ) -> NoticeSettings:
    """What the environment says wins over the file."""
    file = folder / FILE
    try:
        found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
        settings = msgspec.convert(with_environment(found, environment), NoticeSettings, strict=False)
    except (OSError, ValueError) as error:
        raise BadInput("notice-settings", file=str(file), reason=str(error)) from None
    if settings.address and not urlsplit(settings.address).scheme.startswith("http"):
        raise BadInput("notice-settings", file=str(file), reason=f"address: {settings.address}")
    return settings


def with_environment(found: dict[str, Any], environment: Mapping[str, str]) -> dict[str, Any]:
    """`ROYAUME_ADDRESS`, `ROYAUME_PRIVATE_NOTICES`, `ROYAUME_MAIL_HOST` and so on."""
    said = dict(found)
    if address := environment.get(f"{PREFIX}ADDRESS"):
        said["address"] = address
    if private := environment.get(f"{PREFIX}PRIVATE_NOTICES"):
        said["private"] = private.lower() in YES
    names = ("host", "port", "user", "password", "from", "security")
    mail = {name: value for name in names if (value := environment.get(f"{PREFIX}MAIL_{name.upper()}"))}
    if mail or "mail" in said:
        said["mail"] = {**said.get("mail", {}), **mail}
    return said
