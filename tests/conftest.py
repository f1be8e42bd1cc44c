"""Settings for all tests: Hypothesis tries the same examples each time, and none is too slow."""

import bytecode
from hypothesis import HealthCheck, settings

settings.register_profile(
    "sternhafen", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("sternhafen")

bytecode.keep_here()
