"""The same sources through mypyc: a copy of the package in which what is hot is compiled.

Nothing compiled lies in `src`. What is compiled is found by its room, so a new game or module needs no entry here.
"""

import re
import shutil
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any

from building.objects import compile_extensions

PACKAGE = "sternhafen"
HOT_CORE = ("chance.py", "decision.py", "flow.py", "inputs.py", "observing.py", "state.py")
HOT_NUMBERS = ("coding/code.py", "coding/observer.py", "coding/spelling.py", "env/table.py")
"""What every step of an environment goes through."""
COLD = frozenset(
    (
        *("__init__.py", "checks.py", "component_types.py", "components.py", "game.py", "notation.py"),
        *("observation.py", "pack.py", "position.py", "view.py", "transcripts", "words"),
    )
)
"""Rooms of a game that tell, read and write: compiled they gain nothing."""
DATA_CLASSES = re.compile(r"^class \w+\((?:msgspec\.Struct|Strict|.*\bfrozen=True)", re.M)
"""Modules of such classes run in msgspec's own C."""

CLASS = re.compile(r"^(?=class (?!.*(?:msgspec\.Struct|NamedTuple)))", re.M)
COPIED = re.compile(r"^(?=class \w+\b(?s:(?:(?!^class ).)*)\b(?:__new__|copy_shared)\()", re.M)
MARK = "@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)\n"
"""For classes from which uncompiled ones derive, that are made by `__new__` without `__init__`, or pickled."""
MARKED = ("box.py", "hexes.py", "observing.py", "space.py")
"""Modules of a game whose classes are all marked; who derives a marked class must be, or its `__init__` is left out."""
CONSTANT = re.compile(r"^([A-Z][A-Z0-9_]+) = (?!TypeVar)", re.M)
"""What never changes needs no look into the module's dictionary."""
FIRST_IMPORT = re.compile(r"^(?=from |import )", re.M)
IMPORT = """from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr

"""
"""For the compiler only: nothing of it is needed at run time."""


def build(source: Path, target: Path, optimize: int = 2) -> list[Path]:
    """Make `target` hold the package of `source` with its hot modules compiled; returns the extensions."""
    stamp, wanted = target / "stamp", fingerprint(source, optimize)
    if not stamp.exists() or stamp.read_text() != wanted:
        work = target.parent.resolve()
        copy_sources(source, target)
        extensions = translated(source, work, optimize)
        compile_extensions(extensions, sorted((work / "c").glob("*.h")), target, work / "objects")
        stamp.write_text(wanted)
    return sorted(path for path in target.rglob("*") if path.suffix in (".so", ".pyd"))


def fingerprint(source: Path, optimize: int) -> str:
    """Two builds with the same fingerprint hold the same."""
    from mypy.version import __version__

    found = sha256(f"{__version__} {optimize}".encode())
    for path in sorted([*Path(__file__).parent.glob("*.py"), *files(source)]):
        found.update(f"{path.name}\n".encode() + path.read_bytes())
    return found.hexdigest()


def files(source: Path) -> Iterator[Path]:
    """Everything of the package but the browser client."""
    for path in sorted((source / PACKAGE).rglob("*")):
        if path.is_file() and not {"__pycache__", "static"} & set(path.parts):
            yield path


def copy_sources(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    for path in files(source):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def hot(package: Path) -> list[Path]:
    """The modules worth compiling: the heart of the core, the numbers of environments, of every game its rules."""
    core = [package / "core" / name for name in HOT_CORE]
    numbers = [package / name for name in HOT_NUMBERS]
    games = [path for path in sorted((package / "games").rglob("*.py")) if not COLD & set(path.parts)]
    return core + numbers + [path for path in games if not DATA_CLASSES.search(path.read_text(encoding="utf-8"))]


def translated(source: Path, work: Path, optimize: int) -> list[Any]:
    """The hot modules as C, one file each, ready to be compiled."""
    from mypyc.build import mypycify

    tree = work / "marked"
    copy_sources(source, tree)
    modules = hot(tree / PACKAGE)
    for module in modules:
        module.write_text(marked(module), encoding="utf-8")
    checks = ("--strict", "--ignore-missing-imports", "--config-file=", "--cache-dir=../mypy")
    names = [str(module.relative_to(tree)) for module in modules]
    options: dict[str, Any] = {"multi_file": True, "opt_level": str(optimize), "debug_level": "0"}
    said = StringIO()
    with chdir(tree), redirect_stdout(said):
        try:
            return mypycify([*checks, *names], target_dir=str(work / "c"), group_name=PACKAGE, **options)
        except SystemExit as failure:
            raise RuntimeError(f"mypyc refuses the engine:\n{said.getvalue()}") from failure


def marked(module: Path) -> str:
    """The source with what the compiler must know of its classes."""
    text = module.read_text(encoding="utf-8")
    is_core = module.parent.name in ("core", "coding", "env")
    told = (CLASS if is_core or module.name in MARKED else COPIED).sub(MARK, text)
    told = CONSTANT.sub(r"\1: Final = ", told)
    return text if told == text else FIRST_IMPORT.sub(IMPORT, told, count=1)
