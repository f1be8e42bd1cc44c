"""Servers started under circumstances that cannot be had otherwise: other rules, another wall clock."""
