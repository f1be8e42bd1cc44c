"""The map as lines of text, for terminals: one sign for each hex.

.  empty space      @  home        #  hub        +  hub space      %  portal      -  planet space without planet
b y t n  planet face down (black, yellow, turquoise, brown); capital: face up
1 2 3 4  a ship     c s m  a figure
"""

from sternhafen.games.solarius.hexes import Geometry
from sternhafen.games.solarius.space import EMPTY, HOME, HUB, PORTAL, Space
from sternhafen.games.solarius.view_types import SolariusView

PRINTED = {EMPTY: ".", HOME: "@", PORTAL: "%", HUB: "+"}
PLANET_SIGNS = {"black": "b", "yellow": "y", "turquoise": "t", "brown": "n"}


def draw(geometry: Geometry, space: Space, view: SolariusView) -> list[str]:
    """Rows from north to south; each row is half a hex further right than the one above."""
    signs = signs_of(geometry, space, view)
    rows = sorted({r for _, r in geometry.hexes})
    left = min(2 * q + r for q, r in geometry.hexes)
    lines = []
    for row in rows:
        line: dict[int, str] = {2 * q + r - left: signs[geometry.numbers[q, r]] for q, r in geometry.hexes if r == row}
        lines.append("".join(line.get(place, " ") for place in range(max(line) + 1)))
    return lines


def signs_of(geometry: Geometry, space: Space, view: SolariusView) -> list[str]:
    signs = [PRINTED.get(kind, "-") for kind in space.kinds]
    numbers = {cell: number for number, cell in enumerate(geometry.cells)}
    for letter, cell in view["map"]["hub_spaces"].items():
        if letter in view["hubs"]:
            signs[numbers[cell]] = "#"
    for cell, planet in view["map"]["planets"].items():
        sign = PLANET_SIGNS[planet["colour"]]
        signs[numbers[cell]] = sign.upper() if planet["planet"] else sign
    for seat in view["seats"]:
        for figure in seat["figures"]:
            signs[numbers[figure["cell"]]] = figure["kind"][0]
    for number, seat in enumerate(view["seats"], 1):
        signs[numbers[seat["ship"]]] = str(number)
    return signs
