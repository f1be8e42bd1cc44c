"""The suite notices what it is for: for each check there is a game that is wrong in just this, and fails it."""

import pytest
from conformance import broken, contract, knowledge, taking_back
from conformance.broken import asking, being, doing
from conformance.suite import CHECKS, Check
from playing import Setup

from sternhafen import Game, SternhafenError

BROKEN: list[tuple[Check, Game, int]] = [
    (
        contract.somebody_has_a_legal_action_unless_the_game_is_over,
        asking("starting_discard", broken.NothingToChoose()),
        3,
    ),
    (contract.more_points_are_better, doing("end_check", broken.loser_wins), 3),
    (contract.each_listed_action_applies, asking("choose_cards", broken.ListsTooMuch()), 3),
    (
        contract.actions_not_listed_are_refused_and_change_nothing,
        asking("choose_cards", broken.AcceptsAnything()),
        3,
    ),
    (contract.bad_input_is_refused_by_kind, being(broken.HeedsNoNumbers), 3),
    (contract.nothing_is_lost, asking("starting_discard", broken.LosesCards()), 3),
    (contract.copies_are_independent, being(broken.SharesThePile), 3),
    (contract.a_playout_is_a_game_like_any_other, asking("starting_discard", broken.LogsAnotherAnswer()), 3),
    (contract.a_record_replays_to_equal_states, broken.DealsByItself(), 3),
    (contract.the_same_seed_gives_the_same_game, broken.DealsByItself(), 3),
    (contract.positions_come_back_equal, broken.ForgetsTheDealer(), 3),
    (contract.everything_said_can_be_read_in_both_languages, doing("round", broken.speechless_round), 3),
    (knowledge.what_a_seat_may_not_know_does_not_show, broken.ShowsHands(), 3),
    (
        knowledge.harmless_actions_do_not_betray_anything,
        asking("starting_discard", broken.TellsTheTopCard()),
        3,
    ),
    (
        knowledge.whether_a_question_is_put_depends_on_no_secret,
        asking("choose_cards", broken.SkipsThoseWithoutAWorld()),
        3,
    ),
    (knowledge.sealed_choices_stay_sealed, being(broken.SealsNothing), 3),
    (knowledge.nothing_is_drawn_while_choices_are_sealed, asking("starting_discard", broken.DrawsInSecret()), 3),
    (knowledge.what_is_hidden_is_dealt_anew, being(broken.DealsNothingAnew), 3),
    (knowledge.what_is_hidden_is_dealt_anew, being(broken.ShufflesThePileOnly), 3),
    (taking_back.undo_restores_the_state_before, being(broken.SharesDiscards), 3),
    (taking_back.undo_never_crosses_chance_or_another_seat, being(broken.TakesBackAnything), 3),
    (taking_back.undo_takes_back_a_sealed_choice_and_keeps_the_others, being(broken.TakesBackAllSince), 3),
    (taking_back.a_secret_step_of_another_changes_nothing, being(broken.NoticesSecretSteps), 2),
]


@pytest.mark.parametrize(
    ("check", "game", "players"), BROKEN, ids=[f"{check.__name__}-{type(game).__name__}" for check, game, _ in BROKEN]
)
def test_the_suite_notices(check: Check, game: Game, players: int) -> None:
    """What the broken game does wrong, the check finds: it or the library says so, and does not stumble over it."""
    with pytest.raises((AssertionError, pytest.fail.Exception, SternhafenError)):
        check(Setup(game, players, {}))


def test_every_check_can_fail() -> None:
    """No check of the suite is without a game that it notices."""
    assert set(CHECKS) == {check for check, _, _ in BROKEN}
