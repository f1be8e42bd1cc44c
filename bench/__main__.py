"""Prints the tables. Times are processor time of one core; compare rows of one run, not runs."""

import argparse

from bench import engine, peers
from bench.table import show


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each row is measured")
    seconds = parser.parse_args().seconds
    show("Engine: random play", engine.HEAD, [*engine.rows(seconds), *peers.rows(seconds)])


if __name__ == "__main__":
    main()
