game-jumpdrive = Jump Drive
game-jumpdrive-minutes = 15–20 min
game-jumpdrive-lead = The quick one: some seven rounds, and every card pays again each round.
game-jumpdrive-learn = Learn Jump Drive in 4 min
game-jumpdrive-short = Jump Drive
