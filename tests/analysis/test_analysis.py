"""Every decision of a record, judged by what its seat knew then."""

from random import Random
from typing import Any

import msgspec
import pytest
from analysis.games_on_record import record_of

import sternhafen
from sternhafen import analysis
from sternhafen.analysis import reasons
from sternhafen.analysis.hindsight import decided, meanwhile
from sternhafen.analysis.model import BLUNDER, FINE, INACCURACY, MISTAKE, Judged, verdict
from sternhafen.analysis.summary import accuracy, curve, turning_points
from sternhafen.analysis.weighing import LEAST, Judge
from sternhafen.bots import Limits
from sternhafen.core.text import LANGUAGES, Text, TextData, speak, speak_all

QUICK = 0.002
NOTHING: TextData = {"key": "", "args": {}}


@pytest.fixture(scope="module")
def judged() -> analysis.Analysis:
    return analysis.analyse(record_of(), seconds=QUICK)


def test_every_decision_of_every_seat_is_judged(judged: analysis.Analysis) -> None:
    """Each has the move played among those considered, chances in order with their errors, and its cost."""
    record = record_of()
    assert judged.finished
    assert list(range(len(record["decisions"]))) == [one.place for one in judged.decisions]
    for one in judged.decisions:
        seat, action = record["decisions"][one.place]
        assert (seat, action) == (one.seat, one.moves[one.played].action)
        assert all(move.worlds >= LEAST and move.error >= 0 for move in one.moves)
        assert pytest.approx(1, abs=0.001) == sum(one.chances)
        assert 0 <= one.cost <= 1


def test_an_analysis_goes_to_json_and_back(judged: analysis.Analysis) -> None:
    written = msgspec.json.decode(msgspec.json.encode(judged.json()))
    assert judged == analysis.read_analysis(written)


def test_what_a_move_costs_is_what_is_stated(judged: analysis.Analysis) -> None:
    """The chance of the best move less that of the one played: never more than there was to lose."""
    for one in judged.decisions:
        expected = max(0.0, one.moves[0].chance - one.moves[one.played].chance)
        assert one.cost == pytest.approx(expected, abs=2e-4)


def test_a_stopped_analysis_goes_on_and_comes_out_the_same(judged: analysis.Analysis) -> None:
    record = record_of()
    half = analysis.analyse(record, seconds=QUICK, progress=lambda so_far: so_far.done < 5)
    assert (5, False) == (half.done, half.finished)
    kept = analysis.read_analysis(msgspec.json.decode(msgspec.json.encode(half.json())))
    assert judged == analysis.analyse(record, seconds=QUICK, known=kept)


def test_one_does_not_go_on_with_another_games_analysis(judged: analysis.Analysis) -> None:
    with pytest.raises(sternhafen.DataError):
        analysis.analyse(record_of(seed=6), seconds=QUICK, known=judged)


def test_one_seat_alone_can_be_asked_for() -> None:
    found = analysis.analyse(record_of(), seconds=QUICK, seats=[1])
    assert {1} == {one.seat for one in found.decisions}
    assert found.finished


@pytest.mark.parametrize("game", sternhafen.games())
def test_what_a_seat_could_not_know_changes_no_judgement(game: str) -> None:
    """A world dealt anew for a seat gives the same judgement, to the last digit: the truth was not looked at."""
    state = sternhafen.game(game).new(players=2, seed=3)
    sternhafen.play(state, "pilot", seed=3)
    judge = Judge(state.game, analysis.judge_of(game), Limits(QUICK, counted=True))
    moment, seat, action = next(
        (moment, seat, action)
        for moment, seat, action in sternhafen.Record(state.record())
        if moment.moves >= 8 and len(moment.decision(seat).actions()) > 1
    )
    other = moment.determinize(seat, Random(1))
    told = [judge.weigh(world, seat, action, "x") for world in (moment, other)]
    first, second = ([(trial.action, trial.chances) for trial in trials] for trials in told)
    assert first == second


def test_hindsight_stands_apart() -> None:
    """What others choose in secret at the same time is told as hindsight and nowhere else."""
    record = sternhafen.Record(record_of())
    all_of = [decided(state, seat, action) for state, seat, action in record]
    first = all_of[0]
    assert first.section is not None
    later = meanwhile(all_of, 0)
    assert {1} == {other.seat for other in later}
    found = analysis.analyse(record, seconds=QUICK, progress=lambda so_far: False).decisions[0]
    assert [1] == [secret.seat for secret in found.secrets]
    assert "analysis-secret" not in str(found.why)
    assert "analysis-secret" in str(found.hindsight)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(judged: analysis.Analysis, language: str) -> None:
    names = sternhafen.game("jumpdrive").names
    sentences = [one.why for one in judged.decisions] + [one.hindsight for one in judged.decisions if one.hindsight]
    assert all(speak(Text(said["key"], said["args"]), language, names) for said in sentences)
    assert any(one.verdict != FINE for one in judged.decisions)


def line(name: str, **args: Any) -> TextData:
    return {"key": f"race-preview-{name}", "args": args}


def test_what_a_move_costs_is_no_reason_for_it() -> None:
    """Told is what it brings and the other does not, or more of it, and how much cheaper it is."""
    prices = sternhafen.game("race").prices
    cheap, dear = [line("cost", number=1), line("pay", number=1)], [line("cost", number=4), line("pay", number=3)]
    assert [] == reasons.gains(dear, cheap, prices)
    assert ["2 cards less to pay"] == speak_all(reasons.savings(dear, cheap, prices), "en")
    assert [] == reasons.savings(cheap, dear, prices)
    good, drawn = line("windfall"), line("draw", card="earth", number=2)
    assert [good, drawn] == reasons.gains([line("draw", number=1)], [good, drawn], prices)
    assert [] == reasons.gains([line("draw", number=3)], [drawn, line("settle", number=0)], prices)


@pytest.mark.parametrize(("language", "words"), [("en", "Discard "), ("de", " abwerfen")])
def test_a_sentence_says_what_is_done_with_the_cards(judged: analysis.Analysis, language: str, words: str) -> None:
    """Cards to discard are not told as if they were played, nor what was discarded in secret."""
    first = judged.decisions[0]
    names = sternhafen.game("jumpdrive").names
    assert first.hindsight is not None
    assert words in speak(Text(**first.hindsight), language, names)


def test_losses_have_names() -> None:
    """By their size, and none inside its margin."""
    assert [FINE, INACCURACY, MISTAKE, BLUNDER] == [verdict(cost, 0.001) for cost in (0.019, 0.03, 0.06, 0.13)]
    assert FINE == verdict(0.13, 0.07)


def test_the_curve_adds_up_and_turns_where_the_leader_changes_most(judged: analysis.Analysis) -> None:
    assert judged.summary is not None
    points = judged.summary.curve
    assert all(pytest.approx(1, abs=0.001) == sum(point.chances) for point in points)
    result = sternhafen.replay(record_of()).result
    assert result is not None
    assert [float(seat in result.winners) for seat in range(2)] == points[-1].chances
    assert 3 >= len(judged.summary.turning_points)
    made = [decision(0, 0.5, 0), decision(1, 0.6, 1), decision(2, 0.1, 0), decision(3, 0.15, 0)]
    assert [2] == turning_points(2, [*curve(2, made)])


def test_accuracy_needs_ten_decisions() -> None:
    """100 less ten times the mean loss in percent."""
    assert None is accuracy([decision(place, 0.5, 0) for place in range(9)])
    assert 80 == accuracy([decision(place, 0.5, 0, cost=0.02 + 1e-9) for place in range(10)])


def decision(place: int, chance: float, seat: int, cost: float = 0.0) -> Judged:
    """A decision after which its seat sees this chance."""
    move = analysis.Move({}, NOTHING, chance, 0, 0, 1, 0)
    chances = [chance, 1 - chance] if seat == 0 else [1 - chance, chance]
    return Judged(
        place, seat, 1, NOTHING, [move, move], 0, cost, 0, verdict(cost, 0), chances, chances, NOTHING, [], None
    )


def test_only_bots_that_think_judge() -> None:
    with pytest.raises(sternhafen.DataError):
        analysis.judge_of("race", "pilot")
    assert "captain" == analysis.judge_of("race", "captain")
