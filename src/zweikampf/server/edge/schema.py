"""``python -m zweikampf.server.edge.schema`` prints the wire as one JSON schema.

The TypeScript types of the web client are generated from it. Besides the messages it holds the view
and the events of every game, which the messages carry as plain objects.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from pydantic import BaseModel, TypeAdapter

from zweikampf.engine import registry
from zweikampf.engine.received import event_kinds, view_kind
from zweikampf.server.edge.extension import extensions
from zweikampf.server.edge.wire import client_frames, deals, insight, rest, server_frames
from zweikampf.server.edge.wire.common import Refusal

Schema = dict[str, Any]

BODIES: tuple[type[BaseModel], ...] = (
    rest.GameCatalog,
    rest.GuestInfo,
    rest.CreateTableRequest,
    rest.CreatedTable,
    rest.JoinTableRequest,
    rest.TableInfo,
    rest.GuestTables,
    rest.ReplayPage,
    rest.ChanceDraws,
    rest.ContinueTableRequest,
    rest.OpenRecordRequest,
    rest.SeatReview,
    insight.GameLedger,
    insight.KnownCards,
    rest.PuzzleList,
    deals.PlayDealRequest,
    deals.DealInfo,
    deals.DealComparison,
    rest.ServerHealth,
    Refusal,
)
_REF = "#/$defs/"


def schema() -> Schema:
    """All messages, views and events under ``$defs``; the root names each of them once."""
    defs: Schema = {}
    _take(defs, TypeAdapter(client_frames.ClientFrame), "ClientFrame", "validation")
    _take(defs, TypeAdapter(server_frames.ServerFrame), "ServerFrame", "serialization")
    for body in (*BODIES, *(body for each in extensions() for body in each.bodies)):
        _take(defs, TypeAdapter(body), body.__name__, "serialization")
    for name in registry.names():
        # The client is built with our own games; others it knows by their views alone.
        if registry.find(name).package.startswith(f"{__package__.partition('.')[0]}."):
            _take_game(defs, name)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": _REF + name} for name in sorted(defs)},
        "additionalProperties": False,
        "$defs": {name: _untitled(defs[name], name) for name in sorted(defs)},
    }


def _take(defs: Schema, adapter: TypeAdapter[Any], name: str, mode: Any) -> None:
    found = adapter.json_schema(mode=mode)
    for each, definition in found.pop("$defs", {}).items():
        assert defs.setdefault(each, definition) == definition, each
    found["title"] = name
    assert defs.setdefault(name, found) == found, name


def _take_game(defs: Schema, name: str) -> None:
    """The view and the events of a game and what they are made of, with its name before theirs."""
    prefix = name.capitalize()
    game = registry.find(name)
    _take_named(defs, view_kind(game), prefix)
    kinds = event_kinds(game)
    for kind in kinds:
        definition = _take_named(defs, kind, prefix)
        definition["properties"] = {"event": {"const": kind.name}, **definition["properties"]}
        definition["required"] = ["event", *definition.get("required", [])]
    one_of = [{"$ref": f"{_REF}{_named(kind.__name__, prefix)}"} for kind in kinds]
    defs[f"{prefix}Event"] = {"title": f"{prefix}Event", "anyOf": one_of}


def _take_named(defs: Schema, kind: type, prefix: str) -> Schema:
    found = TypeAdapter(kind).json_schema(mode="serialization")
    parts = {kind.__name__: found, **found.pop("$defs", {})}
    for each, definition in parts.items():
        text = json.dumps(definition).replace(f'"{_REF}', f'"{_REF}{prefix}')
        definition = json.loads(text)
        definition["title"] = _named(each, prefix)
        definition["additionalProperties"] = False
        defs[definition["title"]] = definition
    whole: Schema = defs[_named(kind.__name__, prefix)]
    return whole


def _untitled(part: Any, name: str = "") -> Any:
    """Without the automatic titles of fields: each would become a separate type.

    A pair is written as draft 7 does, which the generator of types understands.
    """
    if isinstance(part, list):
        return [_untitled(each) for each in part]
    if not isinstance(part, dict):
        return part
    kept = {
        key: {field: _untitled(value) for field, value in inner.items()}
        if key == "properties"
        else _untitled(inner)
        for key, inner in part.items()
        if key != "title"
    }
    if "prefixItems" in kept:
        kept["items"] = kept.pop("prefixItems")
        kept["additionalItems"] = False
    return {**kept, "title": name} if name else kept


def _named(name: str, prefix: str) -> str:
    return name if name.startswith(prefix) else prefix + name


def main() -> None:
    json.dump(schema(), sys.stdout, indent=2, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
