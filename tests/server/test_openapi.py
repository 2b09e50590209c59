"""The OpenAPI document is complete: browsers' types and other people's clients are made from it alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx
import jsonschema_rs
import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from odango.games import GAMES
from odango.server import wire
from odango.server.app import make_app
from odango.server.settings import Settings
from odango.text import Line, Name
from server.running import Person, Running
from waiting import PATIENCE

PROBLEM = "application/problem+json"
NOT_IN_THE_DOCUMENT = {"/api/openapi.json", "/api"}
"""The document itself, and where Litestar would show it."""
METHODS = {"get", "post", "put", "patch", "delete"}
UNSAFE = METHODS - {"get"}
OPEN_TO_ANYBODY = {
    "get /api/health", "get /metrics", "get /api/games", "get /api/games/{game}", "get /api/games/{game}/rules",
    "post /api/guests", "get /api/tables", "get /api/tables/{table}", "get /api/tables/{table}/log",
    "get /api/tables/{table}/chat", "get /api/tables/{table}/replay",
    "get /api/tables/{table}/reel", "get /api/tables/{table}/frames", "post /api/replays/reel", "get /api/visitor",
    "post /api/replays/frames", "get /api/tables/{table}/beliefs", "post /api/replays/beliefs",
    "post /api/decks/check", "post /api/decks/hand", "post /api/decks/suggest", "post /api/decks/boosters",
    "get /api/decks/{deck}",
}  # fmt: skip
"""Everything else needs a player."""


@pytest.fixture(scope="module")
def document(house: Running) -> dict[str, Any]:
    response = httpx.get(f"{house.url}/api/openapi.json", trust_env=False, timeout=PATIENCE)
    assert response.status_code == 200
    read: dict[str, Any] = response.json()
    return read


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in METHODS:
                yield method, path, operation


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """Every object in the document."""
    if isinstance(node, dict):
        yield node
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from parts(part)


def resolved(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def alternatives(document: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """What a value may be, unions taken apart."""
    schema = resolved(document, schema)
    found = [*schema.get("oneOf", []), *schema.get("anyOf", [])]
    return [kind for part in found for kind in alternatives(document, part)] if found else [schema]


def validator(document: dict[str, Any], name: str) -> jsonschema_rs.Draft202012Validator:
    whole = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(whole)


def test_every_route_is_in_the_document(document: dict[str, Any]) -> None:
    """Every path and method the application answers over HTTP, and no other."""
    app = make_app(Settings()).app
    assert isinstance(app, Litestar)
    served = {
        (method.lower(), re.sub(r"{(\w+):\w+}", r"{\1}", route.path))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
    }

    documented = {(method, path) for method, path, _ in operations(document)}
    assert documented == {
        (method, path) for method, path in served if method in METHODS and path not in NOT_IN_THE_DOCUMENT
    }


def test_the_document_is_openapi_3_1(document: dict[str, Any]) -> None:
    """The version, what must be there, every reference leads somewhere, and every schema is JSON Schema 2020-12."""
    assert re.fullmatch(r"3\.1\.\d", document["openapi"])
    assert document["info"]["title"] == "Odango"
    assert document["info"]["version"]
    for node in parts(document):
        reference = node.get("$ref")
        if isinstance(reference, str):
            where: Any = document
            for step in reference.removeprefix("#/").split("/"):
                assert step in where, reference
                where = where[step]
    schemas = document["components"]["schemas"]
    for name in schemas:
        assert re.fullmatch(r"[A-Za-z0-9._-]+", name)
        jsonschema_rs.meta.validate(schemas[name])
        validator(document, name)
    for _, _, operation in operations(document):
        for part in parts(operation):
            if isinstance(part.get("schema"), dict):
                jsonschema_rs.meta.validate(part["schema"])


def test_parameters_are_those_of_the_path(document: dict[str, Any]) -> None:
    """Every name in a path is a required parameter with a schema, and no other is in the path."""
    for method, path, operation in operations(document):
        parameters = operation.get("parameters", [])
        in_path = {p["name"] for p in parameters if p["in"] == "path"}
        assert in_path == set(re.findall(r"{(\w+)}", path)), (method, path)
        for parameter in parameters:
            assert parameter["schema"], (method, path)
            assert parameter["required"] or parameter["in"] != "path"


def test_every_operation_says_what_it_is(document: dict[str, Any]) -> None:
    """A summary and a tag each, and an id that is nobody else's and does not change: names in generated clients."""
    ids = []
    for method, path, operation in operations(document):
        assert operation["summary"], (method, path)
        assert operation["tags"], (method, path)
        ids.append(operation["operationId"])

    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9]*", name) for name in ids), ids
    assert {"ApiTablesOpen", "ApiTablesLook", "ApiTablesChoicesChoose", "ApiGuestsBecomeGuest"} <= set(ids)


def test_every_answer_has_a_schema(document: dict[str, Any]) -> None:
    """Whatever succeeds says of what type its body is; only what has no body has none."""
    for method, path, operation in operations(document):
        good = {status: answer for status, answer in operation["responses"].items() if int(status) < 400}
        assert len(good) == 1, (method, path)
        for status, answer in good.items():
            if status == "204":
                assert not answer.get("content")
                continue
            assert len(answer["content"]) == 1, (method, path)
            for media in answer["content"].values():
                assert media["schema"], (method, path)


def test_every_refusal_is_a_problem(document: dict[str, Any]) -> None:
    """Every error that is documented is application/problem+json of one schema, with a description."""
    for method, path, operation in operations(document):
        for status, answer in operation["responses"].items():
            if int(status) >= 400:
                assert list(answer["content"]) == [PROBLEM], (method, path, status)
                assert answer["content"][PROBLEM]["schema"] == {"$ref": "#/components/schemas/Problem"}
                assert answer["description"], (method, path, status)


def test_every_refusal_is_documented(document: dict[str, Any]) -> None:
    """What can be refused is documented: too fast everywhere, a bad body, who you are where it matters, a foreign page
    where something is changed, and what is not there.
    """
    missing: dict[str, set[str]] = {}
    for method, path, operation in operations(document):
        needed = {"429"}
        if method in UNSAFE:
            needed |= {"403"}
        if "requestBody" in operation:
            needed |= {"400", "413"}
        if operation.get("security") or "{table}" in path or path in ("/api/tables", "/api/guests"):
            needed |= {"401"}
        if "{" in path:
            needed |= {"404"}
        if needed - operation["responses"].keys():
            missing[f"{method} {path}"] = needed - operation["responses"].keys()

    assert not missing


def test_who_needs_to_be_somebody(document: dict[str, Any]) -> None:
    """Security is declared where a player is needed and only there, with schemes that exist."""
    schemes = document["components"]["securitySchemes"]
    assert schemes["cookie"]["type"] == "apiKey"
    assert schemes["cookie"]["in"] == "cookie"
    assert schemes["token"]["scheme"] == "bearer"
    for method, path, operation in operations(document):
        asked_of = {name for need in operation.get("security") or [] for name in need}
        assert asked_of == (set() if f"{method} {path}" in OPEN_TO_ANYBODY else {"cookie", "token"}), (method, path)


def test_nobody_gets_in_where_security_is_declared(document: dict[str, Any], house: Running) -> None:
    """What the document says about security is so: without a player 401, and elsewhere not."""
    for method, path, operation in operations(document):
        nobody = Person(house.url)
        url = path.replace("{seat}", "0").replace("{", "").replace("}", "")
        body = _smallest(document, operation) if "requestBody" in operation else None
        status = nobody.http.request(method.upper(), url, json=body).status_code
        assert (status == 401) == bool(operation.get("security")), (method, path, status)


def _smallest(document: dict[str, Any], operation: dict[str, Any]) -> dict[str, Any]:
    """The smallest body the document allows."""
    schema = resolved(document, operation["requestBody"]["content"]["application/json"]["schema"])
    made: dict[str, Any] = {}
    for name in schema.get("required", []):
        kind = resolved(document, schema["properties"][name])
        made[name] = kind["enum"][0] if "enum" in kind else 0 if kind["type"] == "integer" else "x"
    return made


def test_bodies_have_schemas(document: dict[str, Any]) -> None:
    """Whatever takes a body says of which shape, closed: an unknown field is a mistake, not a wish."""
    bodies = 0
    for method, path, operation in operations(document):
        if "requestBody" in operation:
            bodies += 1
            content = operation["requestBody"]["content"]
            assert list(content) == ["application/json"], (method, path)
            schema = resolved(document, content["application/json"]["schema"])
            assert schema["type"] == "object", (method, path)
            assert schema["properties"], (method, path)
            assert schema.get("additionalProperties") is False, (method, path)

    assert bodies >= 10


@pytest.mark.parametrize("union", ["FromClient", "ToClient"])
def test_messages_of_the_socket_are_there(document: dict[str, Any], union: str) -> None:
    """Each under its own name, told apart by its type, with every field; and all that a side may send as one type."""
    schemas = document["components"]["schemas"]
    kinds = get_args(getattr(wire, union))
    assert schemas[union]["oneOf"] == [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in kinds]
    for kind in kinds:
        schema = schemas[kind.__name__]
        assert schema["properties"]["type"] == {"type": "string", "const": kind.__struct_config__.tag}
        assert "type" in schema["required"]
        assert schema["properties"].keys() - {"type"} == {field.name for field in msgspec.structs.fields(kind)}
        assert not any("default" in field for field in schema["properties"].values())


def test_messages_as_they_are_sent_are_as_documented(document: dict[str, Any]) -> None:
    """Smallest and largest; and what the server would not read is not documented either."""
    line = Line("refused-not-your-turn", {"who": Name(1)})
    sent = [
        wire.Choose(number=3, text="truth"), wire.Choose(number=3, text="truth", id="a"), wire.Ping(), wire.Look(),
        wire.Say(text="Hello", id="b"), wire.Pong(number=4), wire.Pong(number=4, id="c"),
        wire.Refused(code="stale", reason="Look again."),
        wire.Refused(code="illegal", reason="No.", rule="passing", line=line, id="d"),
        wire.Ack(number=5, repeated=False, id="e"),
    ]  # fmt: skip
    for message in sent:
        side = "FromClient" if type(message) in get_args(wire.FromClient) else "ToClient"
        for name in (type(message).__name__, side):
            validator(document, name).validate(msgspec.to_builtins(message))
    assert not validator(document, "FromClient").is_valid({"type": "choose", "number": 3, "text": "truth", "seat": 1})
    assert not validator(document, "FromClient").is_valid({"type": "peek"})


@pytest.mark.parametrize("where", ["Snapshot", "Happening"])
def test_views_are_typed(document: dict[str, Any], where: str) -> None:
    """A view is one of the games' views or null, each a schema with every field: nothing is left untyped."""
    schema = document["components"]["schemas"][where]["properties"]["view"]
    kinds = alternatives(document, schema)
    assert any(kind.get("type") == "null" for kind in kinds) or where == "Happening"
    documented = {frozenset(kind["properties"]) for kind in kinds if kind.get("type") == "object"}

    for game in GAMES.values():
        view = get_type_hints(game.view)["return"]
        fields = msgspec.structs.fields(view)
        names = {field.encode_name for field in fields}
        assert any(names <= found for found in documented), view


def test_nothing_is_untyped_that_has_a_type(document: dict[str, Any]) -> None:
    """No property of any schema may be anything at all, but for a game's options, which have a schema of their own."""
    free = {("TableInfo", "setup"), ("TableRow", "setup"), ("Opening", "setup"), ("GameInfo", "setup")}
    free |= {("GameInfo", "schema")}
    untyped = {
        (name, field)
        for name, schema in document["components"]["schemas"].items()
        for field, kind in schema.get("properties", {}).items()
        for part in parts(kind)
        if not part or part.get("additionalProperties") == {} or part.get("items") == {}
    }

    assert untyped <= free


def test_real_views_are_as_documented(document: dict[str, Any], house: Running) -> None:
    """Snapshots of every game, from a seat and from outside, through a whole game, are what the document says."""
    snapshot, happening = validator(document, "Snapshot"), validator(document, "Happening")
    ami, nobody = Person(house.url, "Ami"), Person(house.url)
    for game in GAMES:
        table = ami.post("/api/tables", game=game, bots="random", public=True)["table"]["id"]
        for _ in range(400):
            seen = ami.get(f"/api/tables/{table}")
            snapshot.validate(seen)
            if seen["table"]["phase"] == "over":
                break
            if seen["options"]:
                ami.choose_first(table)
        snapshot.validate(nobody.get(f"/api/tables/{table}"))
        for event in ami.get(f"/api/tables/{table}/log"):
            happening.validate(event)


def test_the_document_does_not_change_by_itself(document: dict[str, Any], house: Running, tmp_path: Path) -> None:
    """Asked twice, and of another server, it is the same: what is generated from it can be kept."""
    with Running(f"sqlite:{tmp_path / 'odango.db'}") as other:
        for server in (house, other):
            again = httpx.get(f"{server.url}/api/openapi.json", trust_env=False, timeout=PATIENCE)
            assert again.json() == document
