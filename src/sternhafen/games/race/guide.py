"""Race for the Galaxy's guided first game: the rulebook's own first hands, and a pile that brings every phase early."""

from sternhafen.core.guide import Guide

GUIDE = Guide(options={"start": "first_game"}, seed=146)
