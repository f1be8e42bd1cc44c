"""What a host does: start a server, and `sternhafen admin` without one."""
