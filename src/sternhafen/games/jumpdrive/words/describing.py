"""Cards, seats and the table in words, for the terminal, for screen readers and for explanations."""

from sternhafen.core.pack import UNSURE
from sternhafen.core.text import Text, card, listed, seat, text
from sternhafen.games.jumpdrive import pack
from sternhafen.games.jumpdrive.pack import Card, Filter, Formula, Power, Term
from sternhafen.games.jumpdrive.view_types import JumpView


def summary(design: Card) -> Text:
    """A card in one line: name, kind, price, points and income."""
    parts = [price(design), *_amount("vp", design.vp), *_amount("income", design.income), *symbols(design)]
    key = "jumpdrive-summary-unsure" if design.status in UNSURE else "jumpdrive-summary"
    return text(key, card=card(design.id), parts=listed(parts), status=text(f"jumpdrive-status-{design.status}"))


def describe_card(design: Card) -> list[Text]:
    """Everything on a card, line by line, and how sure it is."""
    lines = [text("jumpdrive-card-head", card=card(design.id), parts=listed([kind(design), price(design)]))]
    if design.keywords:
        lines.append(
            text("jumpdrive-card-keywords", words=[text(f"jumpdrive-keyword-{word}") for word in design.keywords])
        )
    lines += [text("jumpdrive-card-symbols", parts=listed(symbols(design)))] if symbols(design) else []
    lines += [text("jumpdrive-card-vp", parts=listed(amount("vp", design.vp)))]
    lines += [text("jumpdrive-card-income", parts=listed(amount("income", design.income)))]
    lines += [describe_power(power) for power in design.powers]
    if design.max_per_player is not None:
        lines.append(text("jumpdrive-card-limit", number=design.max_per_player))
    return [*lines, text("jumpdrive-card-copies", number=design.copies), *sureness(design)]


def sureness(design: Card) -> list[Text]:
    """What is known of the printed card, and what is assumed."""
    lines = [text(f"jumpdrive-sure-{design.status}")]
    if design.assumed:
        fields = listed(text(f"jumpdrive-field-{name.replace('_', '-')}") for name in design.assumed)
        lines.append(text("jumpdrive-sure-assumed", fields=fields))
    if design.german_name_translated:
        lines.append(text("jumpdrive-sure-translated"))
    return lines


def kind(design: Card) -> Text:
    if design.kind == "development":
        return text("jumpdrive-kind-development")
    return text("jumpdrive-kind-world", colour=text(f"jumpdrive-colour-{design.colour}"))


def price(design: Card) -> Text:
    return text("jumpdrive-defense" if design.military else "jumpdrive-cost", number=design.price)


def symbols(design: Card) -> list[Text]:
    shown = {
        "explore": design.symbols.explore,
        "strength": design.symbols.strength,
        "chromosome": design.symbols.chromosome,
    }
    return [text(f"jumpdrive-symbols-{name}", number=number) for name, number in shown.items() if number]


def amount(what: str, value: int | Formula) -> list[Text]:
    return _amount(what, value) or [text(f"jumpdrive-{what}", number=0)]


def _amount(what: str, value: int | Formula) -> list[Text]:
    formula = value if isinstance(value, Formula) else Formula(value)
    plain = [text(f"jumpdrive-{what}", number=formula.base)] if formula.base else []
    return plain + [_term(what, term) for term in formula.terms]


def _term(what: str, term: Term) -> Text:
    unit = text(f"jumpdrive-{what}", number=term.value)
    scope = term.scope.replace("_", "-")
    return text(f"jumpdrive-{term.op}-{scope}", amount=unit, thing=thing(term.of))


def thing(of: Filter) -> Text:
    """What a filter counts, in words."""
    if of.what == "card":
        return text("core-item", card=card(str(of.id)))
    if of.what == "symbol":
        return text(f"jumpdrive-thing-{of.symbol}")
    if of.what != "world":
        return text(f"jumpdrive-thing-{of.what}")
    if of.keyword is not None:
        return text("jumpdrive-thing-keyword-world", word=text(f"jumpdrive-keyword-{of.keyword}"))
    if of.colour is not None:
        return text("jumpdrive-thing-colour-world", colour=text(f"jumpdrive-colour-{of.colour}"))
    return text("jumpdrive-thing-military-world" if of.military else "jumpdrive-thing-world")


def describe_power(power: Power) -> Text:
    match power:
        case pack.Discount():
            return text("jumpdrive-power-discount", number=power.amount, thing=thing(power.applies_to))
        case pack.StrengthVs():
            return text("jumpdrive-power-strength-vs", number=power.amount, thing=thing(power.against))
        case pack.StrengthPer():
            return text("jumpdrive-power-strength-per", number=power.amount, thing=thing(power.of))
        case pack.PayForMilitary():
            colour = text(f"jumpdrive-colour-{power.exclude_colour}")
            return text("jumpdrive-power-contact", number=power.discount, colour=colour)
        case pack.SecondWorldPower():
            return text(f"jumpdrive-power-convoy-{power.mode}", number=power.discount)
        case pack.PlaceCondition():
            return text("jumpdrive-power-condition")
        case pack.PassToStrongest():
            return text("jumpdrive-power-propaganda")


def describe_table(view: JumpView) -> list[Text]:
    """The shared middle, from a view."""
    head = text("jumpdrive-table-head", round=view["round"], phase=Text(**view["phase"]))
    counted = {name: view[name] for name in ("pile", "discard_pile", "survey_teams")}
    middle = text("jumpdrive-table-middle", **counted)
    return [head, middle, text("jumpdrive-table-dealer", seat=seat(view["dealer"]))]


def describe_seat(view: JumpView, number: int) -> list[Text]:
    """One player's area, from a view."""
    seen = view["seats"][number]
    facts = {
        name: seen[name] for name in ("score", "vp_next", "income", "strength", "explore", "chromosome", "hand_count")
    }
    lines = [text("jumpdrive-seat", seat=seat(number), **facts)]
    if not seen["tableau"]:
        lines.append(text("jumpdrive-seat-empty"))
    for own in seen["tableau"]:
        lines.append(text("jumpdrive-seat-card", card=card(own["card"]), vp=own["vp"], income=own["income"]))
    return lines
