"""What a player wants to be told, and when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal, get_args
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct, field

from royaume.server.errors import Refused

About = Literal["turn", "clock", "over"]
ALL: tuple[About, ...] = get_args(About)
Hour = Annotated[int, Meta(ge=0, le=23)]
DAY = timedelta(days=1)


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """From one full hour to another, where the player lives, nothing is told but that a clock runs out."""

    begins: Hour
    ends: Hour
    zone: Annotated[str, Meta(max_length=60, description="such as Europe/Paris")]


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """`after`: minutes that somebody has to wait for the player before it is told.

    `again`: after how many days of waiting it is told once more, where no clock runs; 0 is never.
    """

    language: Literal["en", "fr"] = "en"
    about: Annotated[list[About], Meta(max_length=3)] = field(default_factory=lambda: list(ALL))
    after: Annotated[int, Meta(ge=0, le=2880)] = 0
    again: Annotated[int, Meta(ge=0, le=30)] = 3
    night: Night | None = None


def checked(wishes: Wishes) -> Wishes:
    if wishes.night is not None:
        zone_of(wishes.night)
    return wishes


def zone_of(night: Night) -> ZoneInfo:
    try:
        return ZoneInfo(night.zone)
    except (ValueError, LookupError, OSError):
        raise Refused(422, "unknown-zone", zone=night.zone) from None


def read(text: str) -> Wishes:
    return msgspec.json.decode(text, type=Wishes)


def rested(wishes: Wishes, kind: str, moment: datetime) -> datetime:
    """The moment, or the end of the night in which it lies."""
    night = wishes.night
    if night is None or kind == "clock" or night.begins == night.ends:
        return moment
    there = moment.astimezone(zone_of(night))
    hour, over_midnight = there.hour, night.begins > night.ends
    asleep = hour >= night.begins or hour < night.ends if over_midnight else night.begins <= hour < night.ends
    if not asleep:
        return moment
    morning = there.replace(hour=night.ends, minute=0, second=0, microsecond=0)
    return (morning if morning > there else morning + DAY).astimezone(UTC)
