"""A state as text and back, in the middle of anything, agenda included."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec

from odango.core import rng as rngs
from odango.core import step as core_steps
from odango.core import words
from odango.core.game import Game
from odango.core.rng import RecordingRng, Rng
from odango.core.state import State
from odango.core.step import Step, slots


class BadSave(ValueError):
    """This is not a saved state of that game."""


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any]]]:
    """Every kind of step these modules define, and those of the core, by name."""
    found: dict[str, type[Step[Any]]] = {}
    for module in (core_steps, words, *modules):
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == module.__name__:
                if name in found:
                    raise TypeError(f"two kinds of step are called {name}")
                found[name] = kind
    return found


def dump(game: Game[Any, Any], state: State) -> bytes:
    """The whole position as JSON.  It holds everything hidden and the generator: it is not for players."""
    fields = {name: _plain(getattr(state, name)) for name in slots(type(state)) if name != "events"}
    return msgspec.json.encode({"game": game.name, "rules": game.rules_version, "state": fields})


def load(game: Game[Any, Any], data: bytes) -> Any:
    """The state that was dumped.  It tells no events until given a list for them."""
    try:
        saved = msgspec.json.decode(data)
        if (saved["game"], saved["rules"]) != (game.name, game.rules_version):
            raise BadSave(f"saved from {saved['game']} rules {saved['rules']}, not {game.name} {game.rules_version}")
        state = game.State()
        for name in slots(game.State):
            if name != "events":
                setattr(state, name, _rebuilt(saved["state"][name], game))
    except (KeyError, TypeError, msgspec.MsgspecError) as error:
        raise BadSave(f"not a saved state of {game.name}: {error}") from error
    return state


def _plain(value: Any) -> Any:
    match value:
        case None | bool() | int() | str():
            return value
        case list():
            return [_plain(item) for item in value]
        case tuple():
            return {"tuple": [_plain(item) for item in value]}
        case RecordingRng():
            return _plain(value.source)
        case Rng():
            return {"rng": type(value).__name__, "of": value.memory()}
        case Step():
            return {"step": type(value).__name__, "of": [_plain(getattr(value, name)) for name in slots(type(value))]}
        case msgspec.Struct():
            names = type(value).__struct_fields__
            return {"fact": type(value).__name__, "of": [_plain(getattr(value, name)) for name in names]}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def _rebuilt(value: Any, game: Game[Any, Any]) -> Any:
    if isinstance(value, list):
        return [_rebuilt(item, game) for item in value]
    if not isinstance(value, dict):
        return value
    if "tuple" in value:
        return tuple(_rebuilt(item, game) for item in value["tuple"])
    if "rng" in value:
        return getattr(rngs, value["rng"]).remember(value["of"])
    parts = [_rebuilt(item, game) for item in value["of"]]
    if "step" in value:
        return _same_fields(game.steps[value["step"]], parts)
    if value["fact"] == game.Setup.__name__:
        return game.Setup(*parts)
    return game.facts[value["fact"]](*parts)


def _same_fields(kind: type[Step[Any]], parts: list[Any]) -> Step[Any]:
    step = kind.__new__(kind)
    for name, part in zip(slots(kind), parts, strict=True):
        setattr(step, name, part)
    return step
