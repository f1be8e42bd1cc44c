"""Bots that think in processes of their own, advice for people, and how long both may take."""
