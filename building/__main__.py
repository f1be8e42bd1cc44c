"""python -m building build/compiled: the compiled engine, for PYTHONPATH."""

import argparse
from pathlib import Path

from building import engine


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m building", description=__doc__)
    parser.add_argument("target", type=Path, help="the folder that becomes part of PYTHONPATH")
    parser.add_argument("--optimize", type=int, default=2, help="of the C compiler, 0 to 3")
    args = parser.parse_args()
    built = engine.build(Path("src"), args.target, args.optimize)
    print(f"{len(built) - 1} modules compiled in {args.target}")


if __name__ == "__main__":
    main()
