"""Builds the browser's pages, and runs what their tools offer.  Needs nothing but Python.

    python tools/web.py build            web/ -> src/odango/web/, if anything has changed since
    python tools/web.py npm run test     any command of npm, in web/
    python tools/web.py types            the client's types from the server's OpenAPI document
    python tools/web.py types --check    say whether they are what the document says

A Node that is there is used if it is new enough; otherwise one from PyPI goes into a room of its own.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "odango" / "web"
STAMP = "made-from"
"""In the built folder, what it was built from: building it by other means takes the stamp away."""
INSTALLED = WEB / "node_modules" / ".installed-from"
TYPES = WEB / "src" / "lib" / "schema.d.ts"
ROOM = ROOT / ".venv-node"


class Failed(Exception):
    """Says what went wrong, for people."""


def build() -> bool:
    """Make the pages, unless they are there and fresh; whether there was anything to do."""
    with alone():
        sources = fingerprint(source_files())
        if (BUILT / "index.html").is_file() and read(BUILT / STAMP) == sources:
            return False
        # Elsewhere and then moved into place: a server that runs never finds half of it, a mistake leaves the old one.
        beside = ROOT / "build"
        beside.mkdir(exist_ok=True)
        made = Path(tempfile.mkdtemp(prefix="web-", dir=beside))
        try:
            npm("run", "--silent", "build", "--", "--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
            (made / STAMP).write_text(sources, "utf-8")
            made.chmod(0o755)
            if BUILT.exists():
                BUILT.rename(made.with_suffix(".old"))
            made.rename(BUILT)
        finally:
            for folder in (made, made.with_suffix(".old")):
                shutil.rmtree(folder, ignore_errors=True)
    return True


def npm(*arguments: str) -> None:
    """Run npm in web/, with everything installed that the lock file names."""
    node = node_folder()
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = str(node / "npm")
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if read(INSTALLED) != wanted:
        run([command, "ci", "--no-audit", "--no-fund"], environment)
        INSTALLED.write_text(wanted, "utf-8")
    run([command, *arguments], environment)


def types(*, check: bool) -> None:
    """Write the client's types anew, or compare them."""
    with tempfile.TemporaryDirectory() as folder:
        document, made = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        with document.open("wb") as file:
            subprocess.run([sys.executable, ROOT / "tools" / "openapi.py"], stdout=file, check=True)
        npm("exec", "--", "openapi-typescript", str(document), "--output", str(made))
        if not check:
            shutil.copyfile(made, TYPES)
        elif made.read_bytes() != TYPES.read_bytes():
            raise Failed(f"{TYPES.relative_to(ROOT)} is not what the server says: run “make types”")


def node_folder() -> Path:
    """Where node and npm are."""
    node, npm_there = shutil.which("node"), shutil.which("npm")
    if node and npm_there and suits(node) and Path(node).parent == Path(npm_there).parent:
        return Path(node).parent
    ready = ROOM / "ready"
    wanted = ROOT / "requirements" / "node.txt"
    if read(ready) != fingerprint([wanted]):
        venv.create(ROOM, with_pip=True)
        python = str(ROOM / "bin" / "python")
        run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(wanted)])
        ready.write_text(fingerprint([wanted]), "utf-8")
    return ROOM / "bin"


def suits(node: str) -> bool:
    """Whether Vite runs on it: 20.19, or 22.12 and above."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)\.(\d+)", said)
    if number is None:
        return False
    version = int(number[1]), int(number[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def source_files() -> list[Path]:
    """Everything the pages are made from."""
    inside = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    around = [path for path in WEB.iterdir() if path.suffix in (".html", ".js", ".json", ".ts")]
    return sorted([*inside, *around, *(ROOT / "src" / "odango" / "locale").rglob("*.ftl")])


def fingerprint(files: list[Path]) -> str:
    """Of contents and not of times: an unpacked archive or a fresh checkout has no times to go by."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\n{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def read(file: Path) -> str:
    return file.read_text("utf-8") if file.is_file() else ""


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(command[:3])} failed")


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: whoever comes second finds it done."""
    name = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    with (Path(tempfile.gettempdir()) / f"odango-web-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description="the browser's pages")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build")
    commands.add_parser("types").add_argument("--check", action="store_true")
    commands.add_parser("npm").add_argument("arguments", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    try:
        match asked.command:
            case "build":
                build()
            case "types":
                types(check=asked.check)
            case "npm":
                npm(*asked.arguments)
    except Failed as why:
        sys.exit(str(why))


if __name__ == "__main__":
    main()
