"""How value nets learn: games of a net against itself, and what it takes from them."""

from sternhafen.training.keep import keep
from sternhafen.training.plan import Plan
from sternhafen.training.run import Progress, train

__all__ = ["Plan", "Progress", "keep", "train"]
