"""The nets that come with Sternhafen. numpy is loaded with the first of them."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sternhafen.bots.net import ValueNet

NETS = Path(__file__).parent / "nets"


def has_net(game: str, version: str = "") -> bool:
    """Whether a trained net of this game is shipped."""
    return _path(game, version).is_file()


@cache
def net_of(game: str, version: str = "") -> "ValueNet | None":
    """The trained net of a game, if there is one; or that of an earlier version of Sternhafen, or of a folder."""
    if not has_net(game, version):
        return None
    from sternhafen.bots.net import ValueNet

    return ValueNet.load(_path(game, version).read_bytes())


def _path(game: str, version: str = "") -> Path:
    """A folder is known by a slash in it, as in "./net"."""
    return (Path(version) if "/" in version else NETS / version) / f"{game}.npz"
