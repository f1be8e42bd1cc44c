"""How Sternhafen is built: the engine through mypyc, and the wheels."""
