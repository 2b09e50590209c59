"""A built package carries the browser's pages; they are made on the way if they are not there or not fresh."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Whoever installs the sources to work on them builds with `make web`, when they need it.
        if version != "editable":
            subprocess.run([sys.executable, Path(self.root) / "tools" / "web.py", "build"], check=True)
