game-trucker = Galaxy Trucker
game-trucker-minutes = 45–60 min
game-trucker-lead = Build a ship against the hourglass. Then watch it fall apart.
game-trucker-learn = Learn Trucker in 8 min
game-trucker-short = Trucker
