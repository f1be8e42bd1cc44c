"""The example that trains an agent: it learns, and the arena can rate it."""

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_agent.py"


def example() -> Any:
    spec = spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns() -> None:
    """After 250 games the margin against Pilot is clearly better than at the start."""
    told: list[str] = []
    agent, curve = example().train(250, tell=told.append)
    assert len(told) == len(curve) == 10
    assert numpy.mean(curve[-3:]) > numpy.mean(curve[:3]) + 5
    assert agent.batches == 10


def test_the_arena_rates_what_was_trained(tmp_path: Path) -> None:
    """The command writes the weights, and the arena plays with them."""
    train = [sys.executable, str(EXAMPLE), "--games", "50", "--out", str(tmp_path / "agent.npz")]
    done = subprocess.run(train, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    rate = [sys.executable, "-m", "sternhafen.cli.main", "arena", "jumpdrive", "trained", "random", "--games", "4"]
    rated = subprocess.run([*rate, "--code", str(EXAMPLE)], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert rated.returncode == 0, rated.stderr
    assert "trained" in rated.stdout
