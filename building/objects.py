"""C to extension modules: all files of an extension at once, and none that was compiled before."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

JOBS = os.cpu_count() or 1
AT_ONCE = 12
"""How many files the compiler is given as one where it does not optimize: it reads what they share only once."""
EXTRA = [] if os.name == "nt" else ["-Wno-error", "-fvisibility=hidden"]


def compile_extensions(extensions: list[Any], headers: list[Path], target: Path, objects: Path) -> None:
    """Compile and link into `target`; object files stay in `objects`."""
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *EXTRA]
    command = ParallelBuild(Distribution({"name": "sternhafen", "ext_modules": extensions}))
    command.objects = objects
    command.headers = sha256(b"".join(header.read_bytes() for header in headers)).digest()
    command.build_lib, command.build_temp, command.parallel = str(target), str(objects / f"new-{os.getpid()}"), JOBS
    command.ensure_finalized()
    command.run()


class ParallelBuild(build_ext):  # type: ignore[misc]
    """Compiles the files of each extension side by side and keeps the objects by the hash of what they are made of."""

    objects: Path
    headers: bytes
    """The hash of what every file includes."""

    def build_extensions(self) -> None:
        self.compile_one = self.compiler.compile
        self.compiler.compile = self.compile_all
        with ThreadPoolExecutor(JOBS) as self.pool:
            super().build_extensions()

    def compile_all(self, sources: list[str], **how: Any) -> list[str]:
        units = self.together(sources) if "-O0" in how["extra_postargs"] else sources
        return list(self.pool.map(lambda source: self.object_of(source, how), units))

    def together(self, sources: list[str]) -> list[str]:
        """A file for every few of them, which holds them one after the other."""
        units = []
        for first in range(0, len(sources), AT_ONCE):
            unit = Path(self.build_temp, f"{Path(sources[0]).stem}-{first}.c")
            unit.parent.mkdir(parents=True, exist_ok=True)
            unit.write_text("".join(Path(source).read_text() for source in sources[first : first + AT_ONCE]))
            units.append(str(unit))
        return units

    def object_of(self, source: str, how: dict[str, Any]) -> str:
        made_of = [Path(source).name, how["extra_postargs"], self.compiler.executables]
        key = sha256(repr(made_of).encode() + self.headers + Path(source).read_bytes()).hexdigest()[:32]
        kept = self.objects / f"{key}{self.compiler.obj_extension}"
        if not kept.exists():
            (made,) = self.compile_one([source], **how)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(made, kept)
        return str(kept)
