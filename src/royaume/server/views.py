"""What `view` may be: each game's own type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from royaume.games import GAMES
from royaume.server.types.basics import View

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


def view_types() -> list[type[Struct]]:
    return [game.view_type() for game in GAMES.values()]


class AnyView(OpenAPISchemaPlugin):
    """Describes a view as one of them: msgspec itself has no unions of structs without a tag."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is View

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        views = [FieldDefinition.from_annotation(view) for view in view_types()]
        return Schema(one_of=[schema_creator.for_field_definition(view) for view in views])
