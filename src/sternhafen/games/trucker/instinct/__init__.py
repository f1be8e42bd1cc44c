"""What a strong trucker does without thinking."""

from sternhafen.games.trucker.instinct.first_sight import TruckerInstinct

INSTINCT = TruckerInstinct
