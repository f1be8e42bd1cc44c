"""The rules of Jump Drive, one module for each chapter of the rulebook."""
