"""`python -m sternhafen.server`: the server with settings from the environment only."""

import sys

from sternhafen.core.errors import SternhafenError

from .ops.run import serve
from .system.settings import SettingsError, from_environment


def main() -> None:
    try:
        serve(from_environment())
    except (SettingsError, SternhafenError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
