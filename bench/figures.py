"""The figures of `docs/research.md`: trained, played and counted anew, and written between their markers.

    python -m bench.figures docs/research.md
    python -m bench.figures docs/research.md --speeds 1.0     # the ratios alone, a second for each

What takes long (the training, its rating, the speeds) is kept in `docs/figures.json`; a test plays the rest again,
trains the beginning again, and compares the page. With the speeds is kept how often the library called its own
functions when they were measured (`bench/effort.py`): a test counts again and says when they have become old.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy

import sternhafen
from bench.ratios import Measured, Rates
from sternhafen.env import raw_env

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "train_agent.py"
KEPT = ROOT / "docs" / "figures.json"
TRAINED, TENTHS = 3000, 10
BEGINNING = 250
"""So many games are trained again by the test."""
GAMES = 10
Figures = dict[str, Any]


def trained() -> Figures:
    """Train the example and rate it: the margins at the beginning and at the end, and first places with intervals."""
    agent, curve = example().train(TRAINED)
    with tempfile.TemporaryDirectory() as folder:
        numpy.savez_compressed(Path(folder, "agent.npz"), weights=agent.weights)
        bots = ("trained", "pilot", "random")
        command = ["-m", "sternhafen.cli.main", "arena", "jumpdrive", *bots, "--code", str(EXAMPLE), "--games", "300"]
        where = {**os.environ, "STERNHAFEN_AGENT": str(Path(folder, "agent.npz"))}
        subprocess.run([sys.executable, *command, "--json", "rated.json"], cwd=folder, env=where, check=True)
        rated = json.loads(Path(folder, "rated.json").read_text())["bots"]
    first = {bot["name"]: [bot["first_places"], *bot["interval"]] for bot in rated}
    return {"beginning": beginning(), "last": curve[-1], "first_places": first}


def beginning() -> float:
    """The mean margin in the first games of the training."""
    _, curve = example().train(BEGINNING, tell=lambda line: None)
    return float(numpy.mean(curve))


def example() -> Any:
    spec = spec_from_file_location("train_agent", EXAMPLE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def speeds(seconds: float) -> Figures:
    """Ratios beside the peers that are installed, with their targets, and steps a second of the environments."""
    from bench import effort, env, ratios

    best = env.measured(seconds)
    rows = ratio_rows(ratios.measured(seconds), best, env.vectors(seconds))
    peer = best["peers"].get(env.CONNECT_FOUR)
    return {"steps": best["plain"], "connect_four": peer, "ratios": rows, "calls": effort.efforts()}


def ratio_rows(engine: Measured, environments: Measured, vectors: Rates) -> list[tuple[str, list[float], str]]:
    """What is measured, what was found for each game, and the target."""
    from bench import targets

    found = [*targets.engine(engine), *targets.environments(environments, vectors)]
    return [(target.work, list(target.found.values()), target.wanted()) for target in found if target.found]


def components(weighed: bool) -> float:
    """How many tiles a ship of random agents gets, drawing words as the space does, or with even odds."""
    table = raw_env(game="trucker", players=2)
    played = [play(table, seed, weighed) for seed in range(GAMES)]
    attached = [action.type_name() == "attach" for history, _ in played for _, action in history]
    return attached.count(True) / (2 * GAMES)


def lengths() -> dict[str, float]:
    """Steps of random games with even odds, with the fewest and with the most players of each game."""
    found = {}
    for name in sternhafen.games():
        sizes = sternhafen.game(name).players
        for players in (min(sizes), max(sizes)):
            table = raw_env(game=name, players=players)
            found[f"{name} {players}"] = sum(play(table, seed, False)[1] for seed in range(2)) / 2
    return found


def play(table: Any, seed: int, weighed: bool) -> tuple[Any, int]:
    """A game of random agents: its decisions, and how many steps it took."""
    table.reset(seed=seed)
    rng = numpy.random.default_rng(seed)
    space = table.action_space("player_0")
    space.seed(seed)
    for agent in table.agent_iter():
        if table.terminations[agent]:
            break
        mask = table.observe(agent)["action_mask"]
        table.step(int(space.sample(mask) if weighed else rng.choice(numpy.flatnonzero(mask))))
    return table.state_of_game.history(), table.steps


def sentences(kept: Figures) -> dict[str, str]:
    """What stands between the markers."""
    long, steps = lengths(), kept["steps"]
    least, most = min(long.values()), max(long.values())
    places = {name: "{:.0%} ({:.0%} to {:.0%})".format(*share) for name, share in kept["first_places"].items()}
    names = {name: sternhafen.game(name).name for name in steps}
    rates = ", ".join(f"{rate:,.0f} in {names[name]}" for name, rate in steps.items())
    peer = kept["connect_four"]
    ratios = ", ".join(f"{rate / peer:.2f}" for rate in steps.values()) if peer else ""
    beside = f": {ratios} of connect four's {peer:,.0f}" if peer else ""
    return {
        "training": f"Its margin against Pilot was {kept['beginning']:+.0f} points in the first {BEGINNING} games "
        f"and {kept['last']:+.0f} in the last {TRAINED // TENTHS} of {TRAINED:,}; in 300 games of three it then came "
        f"first in {places['trained']}, Pilot in {places['pilot']}, random in {places['random']}.",
        "ships": f"In Galaxy Trucker ships of such agents get {components(True):.1f} tiles, where even odds between "
        f"all words leave {components(False):.1f}.",
        "lengths": f"With even odds random games take some {least:.0f} to {round(most, -2):,.0f} steps.",
        "ratios": ratio_table(kept["ratios"]),
        "steps": f"Two random agents made, in a second of processor time and in plain Python, "
        f"{rates} steps, observations and masks included{beside}.",
    }


def ratio_table(rows: list[tuple[str, list[float], str]]) -> str:
    lines = [f"| {work} | {', '.join(f'{ratio:.2g}' for ratio in found)} | {wanted} |" for work, found, wanted in rows]
    return "\n".join(("", "| Work | Found | Target |", "|---|---|---|", *lines, ""))


def renewed(page: str, told: dict[str, str]) -> str:
    """The page with its figures."""
    for name, sentence in told.items():
        marked = re.compile(rf"(<!-- figures {name} -->).*?(<!-- end -->)", re.DOTALL)
        assert marked.search(page), f"the page has no place for {name}"
        page = marked.sub(lambda found, told=sentence: f"{found[1]}{told}{found[2]}", page)  # type: ignore[misc]
    return page


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.figures", description=__doc__)
    parser.add_argument("page", type=Path, help="the page with the markers")
    parser.add_argument("--speeds", type=float, default=0.0, help="only the ratios, so many seconds for each")
    args = parser.parse_args()
    kept: Figures = json.loads(KEPT.read_text(encoding="utf-8")) if args.speeds else trained()
    KEPT.write_text(json.dumps(kept | speeds(args.speeds or 1.0), indent=1) + "\n", encoding="utf-8")
    page, told = args.page, sentences(json.loads(KEPT.read_text(encoding="utf-8")))
    page.write_text(renewed(page.read_text(encoding="utf-8"), told), encoding="utf-8")


if __name__ == "__main__":
    main()
