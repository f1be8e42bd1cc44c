game-trucker = Galaxy Trucker
game-trucker-minutes = 45–60 min
game-trucker-lead = Gegen die Sanduhr ein Schiff bauen. Dann zusehen, wie es zerfällt.
game-trucker-learn = Trucker lernen: 8 min
game-trucker-short = Trucker
