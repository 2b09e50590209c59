"""Frames as we write them are frames as others read them."""

from __future__ import annotations

import pytest
from websockets.frames import Opcode
from websockets.protocol import Protocol, Side, State

from odango.server.line import head


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_text_of_any_size_is_read_as_it_was_written(size: int) -> None:
    reader = Protocol(Side.CLIENT, state=State.OPEN, max_size=None)
    text = b"x" * size
    reader.receive_data(head(size) + text + head(2) + b"ok")
    frames = reader.events_received()

    assert [(frame.opcode, bytes(frame.data), frame.fin) for frame in frames] == [  # type: ignore[union-attr]
        (Opcode.TEXT, text, True),
        (Opcode.TEXT, b"ok", True),
    ]
