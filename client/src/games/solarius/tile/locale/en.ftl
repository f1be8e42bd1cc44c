game-solarius = Solarius Mission
game-solarius-minutes = 90 min
game-solarius-lead = Fly out from the sun, explore planets, make the most of each die.
game-solarius-learn = Learn Solarius in 10 min
game-solarius-short = Solarius
