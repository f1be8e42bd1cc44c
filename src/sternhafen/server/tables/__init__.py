"""Tables: what is stored of them, their move log, the game it tells, lobby, commands, clocks and the past."""
