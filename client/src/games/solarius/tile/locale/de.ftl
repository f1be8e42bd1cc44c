game-solarius = Solarius Mission
game-solarius-minutes = 90 min
game-solarius-lead = Von der Sonne hinaus, Planeten erforschen, jeden Würfel nutzen.
game-solarius-learn = Solarius lernen: 10 min
game-solarius-short = Solarius
