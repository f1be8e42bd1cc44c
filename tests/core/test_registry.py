"""Which games there are, and what the package exports."""

from pathlib import Path
from typing import Any

import pytest

import sternhafen
from sternhafen import DataError, Game


def test_games_are_the_folders() -> None:
    """Every game by its id, each made once, and known by what it says of itself."""
    assert "jumpdrive" in sternhafen.games()
    assert sorted(sternhafen.games()) == list(sternhafen.games())
    for name in sternhafen.games():
        game = sternhafen.game(name)
        assert isinstance(game, Game)
        assert (name, True) == (game.id, game is sternhafen.game(name))
        assert game.rules_version >= 1
        assert len(game.components()) > 0


def test_unknown_games_are_errors_in_words() -> None:
    """The error lists what there is."""
    with pytest.raises(DataError, match=r"there is no game 'chess'; there are .*jumpdrive"):
        sternhafen.game("chess")


def test_a_missing_pack_is_an_error_in_words(tmp_path: Path) -> None:
    """File and reason."""
    with pytest.raises(DataError, match=r"none.toml: cannot be read: No such file"):
        sternhafen.game("jumpdrive", data=tmp_path / "none.toml")


def test_what_is_exported_is_there_and_sorted() -> None:
    """`__all__` and the names agree."""
    assert sorted(sternhafen.__all__) == list(sternhafen.__all__)
    assert all(hasattr(sternhafen, name) for name in sternhafen.__all__)


def test_unknown_options_are_refused() -> None:
    """Name and value of an option must be known."""
    game = sternhafen.game("jumpdrive")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"speed": 1}, 'There is no option "speed"'),
        ({"start": "x"}, 'cannot be "x"'),
    ]
    for options, sentence in wrong:
        with pytest.raises(sternhafen.Refused, match=sentence):
            game.new(players=2, options=options)
