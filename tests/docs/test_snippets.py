"""Every snippet of README and docs does what it shows."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def snippets(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", [page for page in PAGES if snippets(page, "python")], ids=lambda page: page.stem)
def test_python_snippets_run(page: Path) -> None:
    """The Python snippets of a page run one after the other, in one program, without an error."""
    program = "\n".join(snippets(page, "python"))
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if snippets(page, "console")], ids=lambda page: page.stem)
def test_console_snippets_print_what_they_show(page: Path, tmp_path: Path) -> None:
    """Each command of a console snippet succeeds, beside the examples, and prints what stands below it."""
    copytree(ROOT / "examples", tmp_path / "examples")
    for snippet in snippets(page, "console"):
        for shown in re.split(r"^\$ ", snippet, flags=re.MULTILINE)[1:]:
            command, _, expected = shown.partition("\n")
            run = f"PATH={Path(sys.executable).parent}:$PATH; {command}"
            done = subprocess.run(run, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False, input="")
            assert done.returncode == 0, done.stderr
            if expected.strip():
                assert expected == done.stdout


def test_every_link_between_pages_leads_somewhere() -> None:
    """Relative links of README, docs and the other pages name files that exist."""
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
