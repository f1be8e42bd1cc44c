"""Short codes: an invitation that can be said aloud."""

import pytest
from server.harness import Person

from sternhafen.server.system.secrecy import digest, new_secret
from sternhafen.server.tables.codes import LETTERS, beginning, code_of


def test_a_code_leads_back_to_its_invitation() -> None:
    """However it is written: capitals, spaces and dashes do not matter; what is no code leads nowhere."""
    for secret in (new_secret() for _ in range(50)):
        code = code_of(digest(secret))
        assert code is not None
        assert len(code) == LETTERS
        assert digest(secret).startswith(beginning(f"{code[:3].upper()}-{code[3:]} ") or "?")
    assert code_of(None) is None
    assert [beginning(wrong) for wrong in ("", "abc", "abcdefg", "äbcdef", "999999")] == [None] * 5


@pytest.mark.parametrize("visibility", ["private", "open"])
def test_whoever_has_the_code_comes_in(ada: Person, bob: Person, visibility: str) -> None:
    """The room shows it to those inside; with it a stranger may see the table and sit down."""
    made = ada.open_table(players=2, visibility=visibility)["table"]
    if visibility == "private":
        bob.get(f"/api/tables/{made['id']}", status=404)
    assert bob.post("/api/codes", {"code": made["code"].upper()})["table"]["id"] == made["id"]
    assert bob.post(f"/api/tables/{made['id']}/join")["table"]["you"] == 1


def test_a_code_ends_with_a_new_invitation_and_with_the_start(ada: Person, bob: Person) -> None:
    """Then it opens nothing, and the table shows none."""
    table = ada.open_table(players=2, visibility="private")["table"]
    renewed = ada.post(f"/api/tables/{table['id']}/invite")["table"]
    assert renewed["code"] != table["code"]
    assert bob.post("/api/codes", {"code": table["code"]}, status=404)["error"]["text"]["key"] == "server-error-no-code"
    ada.post(f"/api/tables/{table['id']}/bot", {"seat": 1, "bot": "cadet"})
    assert ada.post(f"/api/tables/{table['id']}/start")["table"]["code"] is None
    bob.post("/api/codes", {"code": renewed["code"]}, status=404)


def test_solo_tables_have_no_code(ada: Person) -> None:
    """Nobody can come there."""
    assert ada.get(f"/api/tables/{ada.solo(players=2)}")["table"]["code"] is None
