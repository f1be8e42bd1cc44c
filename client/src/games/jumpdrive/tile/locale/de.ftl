game-jumpdrive = Jump Drive
game-jumpdrive-minutes = 15–20 min
game-jumpdrive-lead = Das Schnelle: etwa sieben Runden, jede Karte zahlt jede Runde neu.
game-jumpdrive-learn = Jump Drive lernen: 4 min
game-jumpdrive-short = Jump Drive
