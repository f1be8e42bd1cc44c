"""What is installed on wish only, and the version."""

import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from re import match
from subprocess import run as start
from sys import executable

import pytest
from cli.command import run

import sternhafen
from sternhafen.cli.extras import MODULES

TOOLS = ("dev", "docs")
"""For those who work on Sternhafen; no command needs them."""
SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = {name: wanted for name, wanted in SETTINGS["project"]["optional-dependencies"].items() if name not in TOOLS}


def normal(name: str) -> str:
    return name.lower().replace("_", "-")


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_of_an_extra_is_known_by_its_module(extra: str) -> None:
    """Whatever module of an extra is missing, the advice names the extra; torch is too large to be installed here."""
    packages = {normal(found[0]) for wanted in EXTRAS[extra] if (found := match(r"[\w.-]+", wanted))}
    known = packages_distributions()
    assert packages == {normal(name) for module in MODULES[extra] for name in known.get(module, [module])}


@pytest.mark.parametrize(("module", "extra", "words"), [("uvicorn", "server", ["serve"])])
def test_a_missing_module_is_one_sentence(module: str, extra: str, words: list[str]) -> None:
    """No traceback, but what to type."""
    program = f"import sys; sys.modules[{module!r}] = None; from sternhafen.cli.main import main; main()"
    told = start([executable, "-c", program, *words], capture_output=True, text=True, check=False)
    assert 2 == told.returncode
    assert f"sternhafen: this needs more than is installed: pip install 'sternhafen[{extra}]'" == told.stderr.strip()


def test_the_version_tells_the_engine() -> None:
    """`--version` tells the version, which stands in one place, and whether the engine is compiled."""
    kind = "plain" if sternhafen.core.flow.__file__.endswith(".py") else "compiled"
    assert f"sternhafen {sternhafen.__version__} ({kind})" == run("--version").out.strip()
