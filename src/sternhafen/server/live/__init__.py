"""Tables while people look at them: the hub, each connection, who is here, other workers, turn notices."""
