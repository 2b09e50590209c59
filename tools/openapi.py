"""Print the OpenAPI document as the server answers it: the browser client's types are made from it."""

from __future__ import annotations

import json
from typing import cast

from litestar import Litestar

from odango.server.app import document_of, make_app
from odango.server.settings import Settings


def main() -> None:
    app = cast("Litestar", make_app(Settings()).app)
    print(json.dumps(document_of(app), indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
