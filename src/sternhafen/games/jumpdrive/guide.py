"""Jump Drive's guided first game: the rulebook's own first hands, and a pile that brings every idea early."""

from sternhafen.core.guide import Guide

GUIDE = Guide(options={"start": "first_game"}, seed=203)
