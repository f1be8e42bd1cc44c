game-race = Race for the Galaxy
game-race-minutes = 30–45 min
game-race-lead = Welten besiedeln, Technik entwickeln, die anderen durchschauen.
game-race-learn = Race lernen: 5 min
game-race-short = Race
