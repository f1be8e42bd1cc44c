"""The games. Each knows the core and itself, never another game, a server or a client."""
