"""Draws the app's icons from the mark in public/favicon.svg, with the system's Chromium: `client/tools/icons.py`."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "client" / "public"
SIZES = {"icon-192": (192, 0.1), "icon-512": (512, 0.1), "icon-maskable-512": (512, 0.2)}
"""Side in pixels, and the share of it that stays free on each side: masks cut the corners off."""
PAGE = """<body style="margin:0;width:{side}px;height:{side}px;display:grid;place-items:center;
background:radial-gradient(120% 120% at 70% 10%, #1b2550, #070b16 70%)">
<div style="width:{mark}px">{svg}</div></body>"""


def main() -> None:
    """One picture after the other."""
    sys.path.insert(0, str(ROOT / "tests"))
    from browser.chromium import launched

    svg = (PUBLIC / "favicon.svg").read_text()
    with launched() as browser:
        for name, (side, free) in SIZES.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(PAGE.format(side=side, mark=round(side * (1 - 2 * free)), svg=svg))
            page.screenshot(path=PUBLIC / f"{name}.png")
            page.close()


if __name__ == "__main__":
    main()
