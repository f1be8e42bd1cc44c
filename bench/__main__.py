"""Prints the tables, at last every target beside what was found. Compare rows of one run, not runs.

Times are processor time of one core unless a row says otherwise. What needs the compiled engine takes it from
build/compiled (`python -m building build/compiled`); peers are measured where they are installed.
"""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bench import engine, peers, ratios
from bench.table import show

if TYPE_CHECKING:
    from bench.targets import Target


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each row is measured")
    parser.add_argument("--engine", action="store_true", help="only the engine, not bots, client and server")
    args = parser.parse_args()
    show("Engine: random play", engine.HEAD, [*engine.rows(args.seconds / 2), *peers.rows(args.seconds)])
    best = ratios.measured(args.seconds / 2)
    show("Ratios", ratios.HEAD, list(ratios.rows(best)))
    if args.engine:
        return
    from bench import targets

    found = [*targets.engine(best), *environments(args.seconds / 2), *everything_else(args.seconds), targets.imports()]
    show("Targets", targets.HEAD, [target.row() for target in found])


def environments(seconds: float) -> Iterator["Target"]:
    from bench import env, targets

    best, vectors = env.measured(seconds), env.vectors(seconds)
    show("Environments: two random agents", env.HEAD, list(env.rows(best)))
    show("Environments: 32 games at once", env.VECTOR_HEAD, list(env.vector_rows(vectors)))
    return targets.environments(best, vectors)


def everything_else(seconds: float) -> Iterator["Target"]:
    """Bots, client and server."""
    from bench import bots, client, loading, people, server, server_durable, targets

    show("Bots: 50 ms a decision", bots.HEAD, list(bots.rows(seconds)))
    show("Arena and training", bots.ARENA_HEAD, [*bots.arena_rows(), *bots.training_rows()])
    show("Client: first visit", client.HEAD, list(client.rows()))
    show("Server: one process on SQLite", server.HEAD, list(server.rows()))
    show("Server: durable decisions", server_durable.HEAD, list(server_durable.rows(seconds)))
    show("Server: loading and looking back", loading.HEAD, loading.rows())
    felt, capacities, old = people.felt(), people.capacities(), people.before()
    cost = people.costs(old) if old else []
    show("Server: tables of people", people.HEAD, people.rows(felt))
    show("Server: more processes", people.WORKER_HEAD, people.worker_rows(capacities))
    show("Server: what a decision costs", people.COST_HEAD, people.cost_rows(cost) if cost else [])
    return targets.server(cost, felt, capacities)


if __name__ == "__main__":
    main()
