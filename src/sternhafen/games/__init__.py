"""The games. Each knows the core and itself, never another game, a server or a client.

Folders named in STERNHAFEN_GAMES, separated like PATH, may hold further games: a folder each, as here.
"""

import os
from pathlib import Path

from sternhafen.core.text import add_texts

for folder in filter(None, os.environ.get("STERNHAFEN_GAMES", "").split(os.pathsep)):
    __path__.append(str(Path(folder).resolve()))
    add_texts(Path(folder).resolve())
