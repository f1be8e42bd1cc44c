"""A package, so that pytest closes the browser on leaving it: the driver's event loop holds its thread."""
