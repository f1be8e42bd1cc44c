"""Cards, powers, seats and the table in words, for the terminal, for screen readers and for explanations."""

from collections.abc import Iterator

from sternhafen.core.plain import Json
from sternhafen.core.text import Text, card, listed, seat, text
from sternhafen.games.race.box import GOODS
from sternhafen.games.race.model import ACTION_CARDS, PHASES
from sternhafen.games.race.pack import Card
from sternhafen.games.race.powers import Power, Term
from sternhafen.games.race.view_types import RaceView

ACTIONS = tuple(text(f"race-action-{name.replace('_', '-')}") for name in ACTION_CARDS)
GOOD_NAMES = tuple(text(f"race-good-{name}") for name in GOODS)
PHASE_NAMES = tuple(text(f"race-phase-{name}") for name in PHASES)


def told(message: Text) -> Json:
    """A text as an argument of an event."""
    return {"text": message.json()}


TOLD_ACTIONS = tuple(told(message) for message in ACTIONS)
TOLD_GOODS = tuple(told(message) for message in GOOD_NAMES)
TOLD_PHASES = tuple(told(message) for message in PHASE_NAMES)


# Cards


def summary(design: Card) -> Text:
    """A card in one line: name, kind, price, points and powers."""
    parts = [kind(design), price(design), points(design)]
    lines = list(power_lines(design))
    if not lines:
        return text("race-summary", card=card(design.id), parts=listed(parts))
    return text("race-summary-powers", card=card(design.id), parts=listed(parts), powers=listed(lines))


def describe_card(design: Card) -> list[Text]:
    """Everything on a card, line by line, and how sure it is."""
    parts = listed([kind(design), price(design), points(design)])
    lines = [text("race-summary", card=card(design.id), parts=parts)]
    if design.start is not None:
        lines.append(text("race-card-start", number=design.start))
    if design.keywords:
        keywords = listed(text(f"race-keyword-{word}") for word in design.keywords)
        lines.append(text("race-card-keywords", words=keywords))
    lines += power_lines(design)
    lines += [term_text(term) for term in design.scoring]
    if design.preset_hand is not None:
        lines.append(text("race-card-preset-hand", number=design.preset_hand))
    lines.append(text("race-card-copies", number=design.copies))
    return [*lines, *sureness(design)]


def sureness(design: Card) -> list[Text]:
    lines = [text(f"race-sure-{design.status}")]
    if design.german_name_translated:
        lines.append(text("race-sure-translated"))
    return lines


def kind(design: Card) -> Text:
    if design.kind == "development":
        return text("race-kind-development")
    if design.world_type is None:
        return text("race-kind-world")
    return text(f"race-kind-{design.world_type}", good=text(f"race-good-{design.good}"))


def price(design: Card) -> Text:
    if design.cost is not None:
        return text("race-cost", number=design.cost)
    return text("race-defense-rebel" if "rebel" in design.keywords else "race-defense", number=design.defense)


def points(design: Card) -> Text:
    return text("race-points-variable") if design.vp is None else text("race-points", number=design.vp)


def power_lines(design: Card) -> Iterator[Text]:
    for phase in design.powers.__struct_fields__:
        for power in getattr(design.powers, phase):
            yield power_text(phase, power)


def power_text(phase: str, power: Power) -> Text:
    """A power in words; `kind` names the good for the choice of words, `good` is its name."""
    args: Json = {}
    for name in power.__struct_fields__:
        value = getattr(power, name)
        if name in ("good", "against", "not_good"):
            args |= {"kind": value, "good": text(f"race-good-{value.replace('_', '-')}")}
        else:
            args[name] = int(value)
    effect = str(power.__struct_config__.tag).replace("_", "-")
    return text(f"race-power-{phase}-{effect}", **args)


def term_text(term: Term) -> Text:
    """A scoring term of a six-cost development in words."""
    if term.count is not None:
        return text(f"race-score-{term.count.replace('_', '-')}", vp=term.vp, per=term.per)
    args: Json = {"vp": term.vp}
    if term.good is not None:
        args["good"] = text(f"race-good-{term.good}")
    if term.phase is not None:
        args["phase"] = text(f"race-phase-{term.phase}")
    if term.card is not None:
        args["card"] = card(term.card)
    return text(f"race-score-{(term.match or '').replace('_', '-')}", **args)


# The table, from a view


def describe_table(view: RaceView) -> list[Text]:
    """The shared middle: round, phases, pool and piles."""
    lines = [
        text("race-table-head", round=view["round"], phase=Text(**view["phase"])),
        text("race-table-middle", pool=view["pool"], pile=view["pile"], discard_pile=view["discard_pile"]),
    ]
    if view["phases"]:
        phases = [text(f"race-phase-{phase['phase']}") for phase in view["phases"]]
        lines.append(text("race-table-phases", phases=listed(phases)))
    lines.append(text("race-table-order", seats=listed(seat(number) for number in view["order"])))
    return lines


def describe_seat(view: RaceView, number: int) -> list[Text]:
    """One player's area."""
    seen = view["seats"][number]
    facts = {name: seen[name] for name in ("score", "vp", "military", "hand_count")}
    lines = [text("race-seat", seat=seat(number), cards=len(seen["tableau"]), **facts)]
    if seen["actions"]:
        actions = [text(f"race-action-{name.replace('_', '-')}") for name in seen["actions"]]
        lines.append(text("race-seat-actions", actions=listed(actions)))
    for own in seen["tableau"]:
        name = {"card": card(own["card"]), "vp": own["vp"]}
        if own["good"] is None:
            lines.append(text("race-seat-card", **name))
        else:
            lines.append(text("race-seat-card-with-good", good=text(f"race-good-{own['good']}"), **name))
    return lines
