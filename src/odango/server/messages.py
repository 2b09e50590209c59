"""The messages of the socket in the OpenAPI document, which by itself knows only what goes over HTTP."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any, get_args

import msgspec

from odango.server.wire import FromClient, ToClient

WHERE = "#/components/schemas/"
UNIONS = {"FromClient": get_args(FromClient), "ToClient": get_args(ToClient)}


def add_messages(document: dict[str, Any]) -> dict[str, Any]:
    """Every message under its own name, with all it is made of, and what either side may send as one type each.

    What is in the document already stays as it is.
    """
    schemas = document["components"]["schemas"]
    known = _described()
    missing = [kind.__name__ for kinds in UNIONS.values() for kind in kinds]
    while missing:
        name = missing.pop()
        if name not in schemas:
            schemas[name] = deepcopy(known[name])
            missing += _mentioned(known[name])
    for union, kinds in UNIONS.items():
        schemas[union] = {"title": union, "oneOf": [{"$ref": WHERE + kind.__name__} for kind in kinds]}
    return document


@cache
def _described() -> dict[str, Any]:
    kinds = [kind for kinds in UNIONS.values() for kind in kinds]
    _, described = msgspec.json.schema_components(kinds, ref_template=f"{WHERE}{{name}}")
    for schema in described.values():
        for field in schema.get("properties", {}).values():
            # As the rest of the document says it: generators take a field with a default for one that must be sent.
            field.pop("default", None)
    for kind in kinds:
        tag = kind.__struct_config__
        described[kind.__name__]["properties"][tag.tag_field] = {"type": "string", "const": tag.tag}
    return described


def _mentioned(node: Any) -> list[str]:
    """The schemas this one refers to."""
    if isinstance(node, list):
        return [name for part in node for name in _mentioned(part)]
    if not isinstance(node, dict):
        return []
    found = [node["$ref"].removeprefix(WHERE)] if "$ref" in node else []
    return found + _mentioned(list(node.values()))
