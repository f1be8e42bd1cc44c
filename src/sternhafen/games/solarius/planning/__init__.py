"""How a whole turn is planned: lines of moves, and what a position promises part by part."""
