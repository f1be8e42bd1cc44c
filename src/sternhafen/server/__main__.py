"""`python -m sternhafen.server`: the server with settings from the environment only."""

import sys

from .run import serve
from .settings import SettingsError, from_environment


def main() -> None:
    try:
        settings = from_environment()
    except SettingsError as error:
        sys.exit(str(error))
    serve(settings)


if __name__ == "__main__":
    main()
