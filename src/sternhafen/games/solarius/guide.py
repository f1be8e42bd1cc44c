"""Solarius Mission's guided first game: the last of the four rounds, begun with what every game begins with.

A whole game takes too long for a first look. In this round a mission is laid out, flown to and fulfilled; planets, a
station and outposts lie on the way.
"""

from sternhafen.core.guide import Guide

PLANETS = (
    "-10,6=TU4 -6,9=TU6 -5,-4=YE4 -5,0=YE1 -5,5=BK2 -4,-1=TU2 -4,3=BK7 -2,1=YE7 -1,-6=YE5 -1,4=BK9 "
    "0,7=BR5 1,-7=BK1 2,-1=TU9 3,-5=BR3 4,5=TU1 5,-1=BR8 5,1=YE9 6,-9=BK6 7,-5=BR7 9,-2=BR1"
)
PLANETS_OUT = "BK8 BK3 BK4 BK5 YE8 YE3 YE2 YE6 TU7 TU5 TU3 TU8 BR6 BR2 BR9 BR4"
DECK = "P09 P11 P06 P30 P01 P24 P17 P31 P13 P27 P10 P28"
LEARNER = {"black": "1 I 2/0/0", "yellow": "1 I 2/0/0", "turquoise": "1 II 0/0/0", "brown": "2 I 0/0/0"}
NOVA = {"black": "1 I 2/0/0", "yellow": "1 II 0/0/0", "turquoise": "2 I 0/0/0", "brown": "1 I 2/0/0"}

GUIDE = Guide(
    position={
        "players": 2,
        "round": 4,
        "start_player": 1,
        "turn": 1,
        "layout": "D3 E0 C5 A5 B5 F0",
        "planets": PLANETS,
        "planets_out": PLANETS_OUT.split(),
        "hubs": list("BAEFCD"),
        "bridge": ["-1 yellow 3", "+0 turquoise *", "+0 brown *+1", "+1 black 1"],
        "deck": DECK.split(),
        "seats": [{"rows": LEARNER, "hand": ["P12", "P08"]}, {"rows": NOVA, "hand": ["P19", "P05"]}],
        "chance": {"seed": "15", "count": 0},
    }
)
