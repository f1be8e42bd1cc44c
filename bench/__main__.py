"""Prints the tables. Times are processor time of one core; compare rows of one run, not runs."""

import argparse

from bench import engine, peers
from bench.table import show


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each row is measured")
    parser.add_argument("--engine", action="store_true", help="only the engine, not bots, client and server")
    args = parser.parse_args()
    show("Engine: random play", engine.HEAD, [*engine.rows(args.seconds), *peers.rows(args.seconds)])
    if not args.engine:
        from bench import bots, client, server, server_durable

        show("Bots: 50 ms a decision", bots.HEAD, list(bots.rows(args.seconds)))
        show("Arena and training", bots.ARENA_HEAD, [*bots.arena_rows(), *bots.training_rows()])
        show("Client: first visit", client.HEAD, list(client.rows()))
        show("Server: one process on SQLite", server.HEAD, list(server.rows()))
        show("Server: durable decisions", server_durable.HEAD, list(server_durable.rows()))


if __name__ == "__main__":
    main()
