"""Where Odango keeps what is to last on this machine."""

import os
from pathlib import Path


def state_folder() -> Path:
    """As the XDG rules have it; what is set there counts only if it is a whole path."""
    state = os.environ.get("XDG_STATE_HOME", "")
    home = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    return home / "odango"
