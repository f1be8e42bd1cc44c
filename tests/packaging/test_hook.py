"""Which engine a wheel gets, and that the person installing it is told."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from building import engine, hook

ROOT = Path(__file__).parents[2]


def test_a_c_compiler_decides_unless_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a compiler the wheel is plain; the environment has the last word."""
    monkeypatch.delenv("STERNHAFEN_ENGINE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not hook.is_compiled_wanted()
    monkeypatch.setenv("STERNHAFEN_ENGINE", "compiled")
    assert hook.is_compiled_wanted()
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setenv("STERNHAFEN_ENGINE", "plain")
    assert not hook.is_compiled_wanted()


def test_the_terminal_hears_what_pip_keeps_to_itself() -> None:
    """The line reaches the terminal although what the build prints is caught."""
    said = f"{sys.executable} -c 'from building.hook import say; say(\"compiled engine\")' > /dev/null 2>&1"
    program = f"import pty; pty.spawn(['sh', '-c', {said!r}])"
    heard = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "compiled engine" in heard.stdout


def test_every_game_is_compiled_and_nothing_that_tells() -> None:
    """Rules and models of every game, found by their rooms; no words, positions, views, transcripts or data classes."""
    package = ROOT / "src" / "sternhafen"
    found = {path.relative_to(package).as_posix() for path in engine.hot(package)}
    for game in (path for path in (package / "games").iterdir() if (path / "rules").is_dir()):
        rules = {path.relative_to(package).as_posix() for path in (game / "rules").glob("*.py")}
        assert {path for path in rules if not path.endswith("__init__.py")} <= found
        assert f"games/{game.name}/model.py" in found
    cold = {"words", "transcripts", "position.py", "view.py"}
    assert [] == [path for path in found if cold & set(path.split("/"))]


def test_data_classes_are_left_to_msgspec() -> None:
    """Compiled, such a class would lose what msgspec reads from it."""
    package = ROOT / "src" / "sternhafen"
    for path in engine.hot(package):
        if path.parent.name != "core":
            module = import_module(".".join(path.relative_to(package.parent).with_suffix("").parts))
            own = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
            assert [] == [kind for kind in own if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
