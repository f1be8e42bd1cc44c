// How Jump Drive's events are seen: cards turn over together, are paid for, and points run along the track.
import {
  about,
  drawn,
  face,
  followed,
  laid,
  paid,
  placesOf,
  point,
  seatOf,
  seen,
  type Places,
  type Run,
} from "../../lib/motion/cards";
import { cardsIn, numberIn } from "../../lib/motion/facts";
import type { Choreography, Flight, Scene } from "../../lib/motion/scene";
import type { GameEvent } from "../../lib/net/wire";
import { cardName, t } from "../../lib/texts/texts.svelte";
import { Shown } from "./shown";
import type { JumpView } from "./types";

const KINDS: Readonly<Record<string, string>> = {
  revealed: "reveal",
  explores: "reveal",
  placed: "place",
  conquered: "place",
  scored: "score",
  drew_income: "deal",
  drew_for_world: "deal",
  explored: "deal",
  explorer_discarded: "discard",
  discarded_to_limit: "discard",
  discarded_at_start: "discard",
};

/** what was sealed lies open, all at once: cards at the end of their tableau, an exploration over its panel */
function opened(places: Places, event: GameEvent): Flight[] {
  const seat = seatOf(event);
  if (event.type === "explores")
    return [
      {
        from: places.head(seat),
        to: places.stat(seat, "explore"),
        look: face(t("jumpdrive-ui-explores")),
        turns: true,
      },
    ];
  return cardsIn(event, "cards").map((card, i) => laid(places, seat, card, face(cardName(card)), i * 40));
}

/** a second world comes out of my hand; all others have lain open since they were revealed */
function placed(places: Places, event: GameEvent, view: JumpView): Flight[] {
  const seat = seatOf(event);
  const open = view.seats[seat]?.revealed.cards.includes(about(event));
  return [...(open ? [] : [laid(places, seat, about(event), face(cardName(about(event))))]), ...paid(places, event)];
}

const scored = (places: Places, event: GameEvent): Flight[] => [
  {
    from: places.area(seatOf(event)),
    to: places.stat(seatOf(event), "score"),
    look: point(numberIn(event, "points")),
  },
];

function played(places: Places, run: Run, view: JumpView): Scene {
  switch (run.kind) {
    case "reveal":
      return seen(run, 360, "reveal", (event) => opened(places, event));
    case "place":
      return seen(run, 300, "place", (event) => placed(places, event, view));
    case "score":
      return seen(run, 300, "point", (event) => scored(places, event));
    case "deal":
      return seen(run, 240, "deal", (event) => drawn(places, event));
    default:
      return seen(run, 240, "place", (event) => paid(places, event));
  }
}

export const scenes: Choreography = (happening) => {
  const places = placesOf(happening);
  const shown = new Shown(happening);
  return followed<JumpView>(happening, KINDS, shown, (run, view) => [played(places, run, view)]);
};
