"""The same sources through mypyc: builds them into build/compiled and proves by seeded games that nothing changed.

python -m bench.compiled --games 1000
PYTHONPATH=build/compiled python -m bench --engine
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path("src")
TARGET = Path("build/compiled")
COMPILED_GAMES = ("jumpdrive", "race", "solarius")
"""The games whose rules are compiled; the other runs as it is on the compiled core."""
PARTS = ("model.py", "cards.py", "hexes.py", "space.py", "features*.py", "rules/*.py")
PATTERNS = (
    *("core/state.py", "core/flow.py", "core/decision.py", "core/chance.py"),
    *(f"games/{game}/{part}" for game in COMPILED_GAMES for part in PARTS),
    "bots/solarius*.py",
)
"""Bots for Solarius Mission plan whole turns, so they weigh as much as its rules."""
PLAIN_CLASS = re.compile(r"^(?=class (?!.*msgspec\.Struct))", re.M)
MARK = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
"""For classes that interpreted ones derive from, or that are made by `__new__` without `__init__`."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compiled", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many games are played on both and compared")
    parser.add_argument("--compare-only", action="store_true", help="the build is there already")
    args = parser.parse_args()
    if not args.compare_only:
        copy_sources()
        build()
    compare(args.games)


def copy_sources() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE / "sternhafen", TARGET / "sternhafen", ignore=shutil.ignore_patterns("__pycache__"))
    for module in modules():
        if module.parent.name == "core" or module.name == "model.py":
            mark(module)


def mark(module: Path) -> None:
    marked = PLAIN_CLASS.sub(MARK, module.read_text(encoding="utf-8"))
    first_import = re.compile(r"^(?=from |import )", re.M)
    module.write_text(first_import.sub("from mypy_extensions import mypyc_attr\n", marked, count=1), encoding="utf-8")


def modules() -> list[Path]:
    found = [path for pattern in PATTERNS for path in sorted((TARGET / "sternhafen").glob(pattern))]
    return [path for path in found if path.name != "__init__.py"]


def build() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    names = [str(path.relative_to(TARGET)) for path in modules()]
    home = Path.cwd()
    os.chdir(TARGET)
    extensions = mypycify(["--strict", "--ignore-missing-imports", *names], opt_level="2", debug_level="0")
    setup(name="sternhafen-compiled", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])
    os.chdir(home)


def compare(games: int) -> None:
    """Both must play the same games to the same states, copies, views and results."""
    plain, compiled = (hashes(path, games) for path in (SOURCE, TARGET))
    differing = [line for line, other in zip(plain, compiled, strict=True) if line != other]
    if differing:
        sys.exit(f"{len(differing)} of {len(plain)} games differ, first: {differing[0]}")
    print(f"{len(plain)} games are the same in plain Python and compiled.")


def hashes(path: Path, games: int) -> list[str]:
    paths = os.pathsep.join((str(path.resolve()), str(Path.cwd())))
    command, where = [sys.executable, "-m", "bench.hashes", str(games)], {**os.environ, "PYTHONPATH": paths}
    played = subprocess.run(command, env=where, check=True, stdout=subprocess.PIPE, text=True)
    return played.stdout.splitlines()


if __name__ == "__main__":
    main()
