game-race = Race for the Galaxy
game-race-minutes = 30–45 min
game-race-lead = Settle worlds, build technologies, guess what the others will do.
game-race-learn = Learn Race in 5 min
game-race-short = Race
