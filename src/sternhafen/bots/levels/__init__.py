"""The levels of bots: random, at first sight, searching, learned; and those that plan whole turns."""
