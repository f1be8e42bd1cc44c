"""The command `sternhafen`."""
