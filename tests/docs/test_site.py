"""The documentation builds as a site, and every page is in its contents."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """A missing page, a dead link or a name that the reference does not find fails the build."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "-q", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "determinize" in (tmp_path / "reference.html").read_text()


def test_every_page_is_in_the_contents() -> None:
    """No page of docs/ is left out of the site's contents."""
    contents = (ROOT / "mkdocs.yml").read_text()
    pages = [str(page.relative_to(ROOT / "docs")) for page in sorted((ROOT / "docs").rglob("*.md"))]
    assert [page for page in pages if page not in contents] == []
