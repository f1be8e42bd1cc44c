"""What pip and `make wheel` run: the wheel holds the compiled engine where there is a C compiler.

STERNHAFEN_ENGINE=plain or =compiled in the environment decides instead; then a failing compiler is an error.
"""

import os
import shlex
import sys
import sysconfig
import tomllib
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What translates the engine, and what its types come from."""
        if not is_compiled_wanted():
            return []
        settings = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        return [*settings["dependency-groups"]["engine"], *settings["project"]["dependencies"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        found = self.extensions() if is_compiled_wanted() else {}
        if found:
            build_data["force_include"] |= found
            build_data["pure_python"], build_data["infer_tag"] = False, True
        client = "" if (Path(self.root) / "src/sternhafen/server/static/index.html").exists() else WITHOUT_CLIENT
        say(f"sternhafen {self.metadata.version}: {'compiled' if found else 'plain'} engine{client}")

    def extensions(self) -> dict[str, str]:
        """The compiled modules and where they lie in the wheel."""
        sys.path.insert(0, self.root)
        from building import engine

        target = Path(self.root, "build", "compiled")
        try:
            built = engine.build(Path(self.root, "src"), target)
        except Exception as failure:
            if asked_for() == "compiled":
                raise
            say(f"sternhafen: the engine could not be compiled ({str(failure).splitlines()[0]})")
            return {}
        return {str(path): path.relative_to(target).as_posix() for path in built}


WITHOUT_CLIENT = ", without the browser client (`make client` builds it)"


def asked_for() -> str:
    return os.environ.get("STERNHAFEN_ENGINE", "")


def is_compiled_wanted() -> bool:
    return asked_for() == "compiled" or (asked_for() != "plain" and has_c_compiler())


def has_c_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return os.name == "nt" or (which(shlex.split(command)[0]) is not None and headers.exists())


def say(line: str) -> None:
    """Tell it to the person at the terminal: pip keeps to itself what a build prints."""
    print(line, file=sys.stderr)
    if not sys.stderr.isatty():
        try:
            with Path("/dev/tty").open("w", encoding="utf-8") as terminal:
                print(f"\r{line}", file=terminal)
        except OSError:
            pass
