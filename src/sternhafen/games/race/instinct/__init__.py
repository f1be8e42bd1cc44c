"""What a strong player of Race for the Galaxy does without thinking."""

from sternhafen.games.race.instinct.first_sight import RaceInstinct

INSTINCT = RaceInstinct
