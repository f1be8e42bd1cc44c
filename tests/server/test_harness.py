"""The servers of the tests deal the same cards in every run."""

from server.harness import DEAL, Person


def test_every_table_is_dealt_alike(ada: Person) -> None:
    """Whoever opens a table, and however many there are: no test depends on a deal nobody knows."""
    positions = [ada.get(f"/api/tables/{ada.solo(players=2)}/report")["position"] for _ in range(2)]
    assert [DEAL, DEAL] == [int(position["chance"]["seed"], 16) for position in positions]
