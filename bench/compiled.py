"""Proves by seeded games that the compiled engine plays as the plain one does.

python -m building build/compiled
python -m bench.compiled build/compiled --games 3200
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE = Path("src")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compiled", description=__doc__)
    parser.add_argument("build", type=Path, help="the folder with the compiled engine")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played on both and compared")
    args = parser.parse_args()
    compare(args.build, args.games)


def compare(build: Path, games: int) -> None:
    """Both must play the same games to the same states, copies, views, events and results."""
    with ThreadPoolExecutor(2) as pool:
        plain, compiled = pool.map(lambda path: hashes(path, games), (SOURCE, build))
    differing = [line for line, other in zip(plain, compiled, strict=True) if line != other]
    if differing:
        sys.exit(f"{len(differing)} of {len(plain)} games differ, first: {differing[0]}")
    print(f"{len(plain)} games are the same in plain Python and compiled.")


def hashes(path: Path, games: int) -> list[str]:
    paths = os.pathsep.join((str(path.resolve()), str(Path.cwd())))
    command, where = [sys.executable, "-m", "bench.hashes", str(games)], {**os.environ, "PYTHONPATH": paths}
    played = subprocess.run(command, env=where, check=True, stdout=subprocess.PIPE, text=True)
    return played.stdout.splitlines()


if __name__ == "__main__":
    main()
