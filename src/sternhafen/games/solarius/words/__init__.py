"""Solarius Mission in words: pieces and tables described, and what a choice would bring."""
