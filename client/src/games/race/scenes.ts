// How Race's events are seen: actions turn over together, cards travel, goods become points.
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
  sign,
  type Places,
  type Run,
} from "../../lib/motion/cards";
import { cardIn, cardsIn, numberIn } from "../../lib/motion/facts";
import type { Choreography, Flight, Scene } from "../../lib/motion/scene";
import type { GameEvent, View } from "../../lib/net/wire";
import { cardName, t } from "../../lib/texts/texts.svelte";
import { actionOf, words } from "./actions";
import { actionsIn, consumedGoods, goodIn, Shown } from "./shown";
import type { RaceView } from "./types";

const KINDS: Readonly<Record<string, string>> = {
  chose: "reveal",
  revealed: "place",
  paid: "pay",
  discarded_from_tableau: "leave",
  produced: "produce",
  sold: "sell",
  consumed: "consume",
  discarded_for_points: "trade_in",
  explored: "deal",
  kept: "deal",
  drew: "deal",
  drew_bonus: "deal",
  discarded_to_limit: "discard",
  discarded_at_start: "discard",
};

function chosen(places: Places, event: GameEvent): Flight[] {
  return actionsIn(event).map((id) => ({
    from: places.head(seatOf(event)),
    to: `.strip [data-explain="action:${id}"]`,
    look: face(`${sign(actionOf(id)?.icon ?? "sealed")}${t(`race-action-${words(id)}`)}`),
    turns: true,
    stays: true,
  }));
}

function produced(places: Places, event: GameEvent): Flight[] {
  const to = places.chip(seatOf(event), about(event));
  return [{ from: '.strip [data-explain="action:produce"]', to, look: sign(`good-${goodIn(event)}`), stays: true }];
}

function sold(places: Places, event: GameEvent): Flight[] {
  return [{ from: places.good(seatOf(event), about(event)), to: places.pile }, ...drawn(places, event)];
}

const points = (places: Places, event: GameEvent): Flight[] =>
  numberIn(event, "points") > 0
    ? [
        {
          from: places.chip(seatOf(event), cardIn(event, "card") ?? ""),
          to: places.stat(seatOf(event), "chips"),
          look: point(numberIn(event, "points")),
        },
      ]
    : [];

/** what the goods are taken for is told when it is seen */
const using = (event: GameEvent): string =>
  t("race-ui-consumes", { card: cardName(cardIn(event, "card") ?? ""), n: cardsIn(event, "goods").length });

/** goods go to the power that uses them, turn into points there, and these to the counter */
function consumed(places: Places, run: Run, view: RaceView): Scene[] {
  const goods = (event: GameEvent): Flight[] =>
    cardsIn(event, "goods").map((world) => ({
      from: places.good(seatOf(event), world),
      to: places.chip(seatOf(event), cardIn(event, "card") ?? ""),
    }));
  return [
    { ...seen(run, 300, "good", goods), upto: run.first - 1, caption: run.events.map(using) },
    {
      ...seen(run, 300, "point", (event) => points(places, event)),
      name: "points",
      view: run.events.reduce(consumedGoods, view) as unknown as View,
    },
  ];
}

function played(places: Places, run: Run, view: RaceView): Scene[] {
  switch (run.kind) {
    case "reveal":
      return [seen(run, 460, "reveal", (event) => chosen(places, event))];
    case "place":
      return [
        seen(run, 300, "place", (event) => [laid(places, seatOf(event), about(event), face(cardName(about(event))))]),
      ];
    case "produce":
      return [seen(run, 240, "good", (event) => produced(places, event))];
    case "sell":
      return [seen(run, 300, "coins", (event) => sold(places, event))];
    case "consume":
      return consumed(places, run, view);
    case "trade_in":
      return [seen(run, 300, "point", (event) => [...paid(places, event), ...points(places, event)])];
    case "leave":
      return [
        seen(run, 240, "place", (event) => [
          { from: places.chip(seatOf(event), about(event)), to: places.discardPile },
        ]),
      ];
    case "deal":
      return [seen(run, 240, "deal", (event) => drawn(places, event))];
    default:
      return [seen(run, 260, "place", (event) => paid(places, event))];
  }
}

export const scenes: Choreography = (happening) => {
  const places = placesOf(happening);
  const shown = new Shown(happening);
  return followed<RaceView>(happening, KINDS, shown, (run, view) => played(places, run, view));
};
