"""The notebooks do what they show."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))


def code(notebook: Path) -> str:
    """The notebook's code as one program."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_notebooks_run(notebook: Path) -> None:
    """All cells, one after the other, without an error or a warning; what a notebook claims it asserts itself."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code(notebook)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "assert " in code(notebook)
