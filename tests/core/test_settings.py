"""Settings of a table: what means nothing beside the others takes its default, and old records still play."""

from typing import Any

import pytest

import sternhafen
from sternhafen.core.errors import DataError, Refused
from sternhafen.core.record import digest
from sternhafen.core.text import speak

IDLE: list[tuple[dict[str, Any], str]] = [
    ({"gold_restrictions": False}, "gold_restrictions"),
    ({"building": "real_time", "hourglass_rounds": 6}, "hourglass_rounds"),
    ({"hourglass_seconds": 60}, "hourglass_seconds"),
    ({"flight": "learning", "hourglass_rounds": 6}, "hourglass_rounds"),
    ({"flight": "II", "reconstructed_cards": False}, "reconstructed_cards"),
]


def test_the_advanced_game_is_refused_for_three() -> None:
    """What so many cannot play is refused, with the rule."""
    with pytest.raises(Refused) as refusal:
        sternhafen.game("race").new(players=3, seed=1, options={"advanced": True})
    assert (refusal.value.text.key, refusal.value.rule) == ("race-advanced-is-for-two", "RACE-232")


@pytest.mark.parametrize(("options", "idle"), IDLE)
def test_a_setting_that_means_nothing_takes_its_default(options: dict[str, Any], idle: str) -> None:
    """Beside the others it may be given, but nothing comes of it; its description says when it would count."""
    game = sternhafen.game("trucker")
    setting = game.options[idle]
    assert game.new(players=2, seed=1, options=options).options[idle] == setting.default != options[idle]
    assert setting.when is not None
    assert all(speak(setting.when.text, language) for language in ("de", "en"))


def test_an_old_record_with_such_a_setting_still_plays() -> None:
    """Records from before may hold settings without meaning, in their hashes too; anything else is still noticed."""
    state = sternhafen.game("trucker").new(players=2, seed=5, options={"flight": "I"})
    old = state.record()
    old["options"]["gold_restrictions"] = False
    old["hashes"] = [digest(state.position() | {"options": old["options"]})]
    assert sternhafen.replay(old).view(0) == state.view(0)
    with pytest.raises(DataError):
        sternhafen.replay(old | {"seed": f"{6:032x}"})


def test_the_description_says_when_a_setting_applies() -> None:
    """What a client needs to offer only what fits: players, choices of other settings, the sentence, the rule."""
    advanced = sternhafen.game("race").options["advanced"].json()["when"]
    assert advanced is not None
    assert (advanced["players"], advanced["options"], advanced["rule"]) == ([2], {}, "RACE-232")
    rounds = sternhafen.game("trucker").options["hourglass_rounds"].json()["when"]
    assert rounds is not None
    assert rounds["options"] == {"building": ["turns"], "flight": ["I", "II", "III", "trek"]}
    assert sternhafen.game("race").options["start"].json()["when"] is None
