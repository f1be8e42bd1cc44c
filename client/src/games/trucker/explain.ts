// Words for everything on the board, with the ledger's numbers.
import { unsure } from "../../lib/cards/sure";
import type { Stage } from "../../lib/table/stage.svelte";
import { cardName, has, list, say, seatName, t } from "../../lib/texts/texts.svelte";
import type { ExplainLine, Explanation } from "../contract";
import { cardOf, halves, tileOf, titleOf, type TitleFace, type TruckerView, viewOf } from "./types";
import { hasGlass, isTimed, sandLeft } from "./yard/glass";
import { about, sidesWords, spoken, strengths } from "./words";

const sure = (status: string | undefined): ExplainLine[] =>
  unsure(status) ? [{ icon: "reconstructed", words: t(`trucker-sure-${status}`) }] : [];

function explainTile(id: string, cell: string | undefined, stage: Stage): Explanation {
  const face = tileOf(stage.components, id);
  const view = viewOf(stage);
  const laid = cell ? view.seats.map((seat) => seat.ship[cell]).find((one) => one?.tile === id) : undefined;
  const rotation = laid?.rotation ?? 0;
  const wrong = cell
    ? view.seats.flatMap((seat) =>
        seat.ship[cell]?.tile === id ? seat.errors.filter(([, cells]) => cells.includes(cell)) : [],
      )
    : [];
  return {
    title: cardName(id),
    card: id,
    lines: [
      { icon: "info", words: about(face, rotation), rule: face.rule },
      { icon: "link", words: laid ? spoken(face, rotation, laid) : sidesWords(face, rotation), rule: "GT-071" },
      ...wrong.map(([rule]): ExplainLine => ({
        icon: "warning",
        words: t(`trucker-error-${rule.toLowerCase()}`),
        rule,
      })),
      ...sure(face.status),
    ],
  };
}

function explainTitle({ id, measure, gold }: TitleFace): Explanation {
  const dashed = (words: string): string => words.replaceAll("_", "-");
  const lines: ExplainLine[] = [{ icon: "info", words: t(`trucker-measure-${dashed(measure)}`), rule: "GT-403" }];
  if (has(`trucker-gold-${dashed(gold)}`))
    lines.push(
      { icon: "crown", words: t(`trucker-gold-${dashed(gold)}`), rule: "GT-416" },
      { icon: "reconstructed", words: t("trucker-gold-sure"), rule: "GT-417" },
    );
  return { title: cardName(id), kind: t("trucker-ui-titles"), lines };
}

function explainCard(id: string, stage: Stage): Explanation {
  const title = titleOf(stage.components, id);
  if (title) return explainTitle(title);
  const card = cardOf(stage.components, id);
  return {
    title: cardName(id),
    kind: t(`trucker-level`, { number: card.level }),
    card: id,
    lines: [{ icon: "info", words: t(`trucker-ui-card-${card.kind}`), rule: card.rule }, ...sure(card.status)],
  };
}

export function explain(token: string, stage: Stage): Explanation | null {
  const [kind, id = "", cell] = token.split(":");
  if (kind === "asked" && stage.choice.decision) return { title: say(stage.choice.decision.prompt), lines: [] };
  if (kind === "tile") return stage.components.cards[id] ? explainTile(id, cell, stage) : null;
  if (kind === "card") return stage.components.cards[id] ? explainCard(id, stage) : null;
  const key = `trucker-ui-word-${id}`;
  if (kind !== "word" || !has(key)) return null;
  return {
    title: t(`${key}.title`),
    lines: [{ icon: "info", words: t(key), rule: has(`${key}.rule`) ? t(`${key}.rule`) : null }],
  };
}

export function read(stage: Stage): string[] {
  const view = viewOf(stage);
  const glass = view.yard.glass;
  const building = view.stage === "building";
  return [
    `${say(view.phase)}, ${t(`trucker-ui-flight-${view.flight.level}`)}`,
    building ? t("trucker-ui-read-heap", { hidden: view.yard.hidden, shown: list(view.yard.shown.map(cardName)) }) : "",
    building && hasGlass(stage)
      ? t(`trucker-table-glass-${isTimed(stage) ? "seconds" : "rounds"}`, {
          space: glass.space,
          last: glass.spaces,
          left: Math.round(sandLeft(stage)),
        })
      : "",
    view.card ? `${cardName(view.card)}: ${t(`trucker-ui-card-${cardOf(stage.components, view.card).kind}`)}` : "",
    view.order.length
      ? t("trucker-ui-track-says", {
          order: list(view.order.map((seat, i) => `${i + 1} ${seatName(seat)}`)),
          spaces: view.flight.spaces,
        })
      : "",
    ...[stage.near, ...stage.others].map((seat) => readSeat(view, seat)),
  ].filter(Boolean);
}

function readSeat(view: TruckerView, seat: number): string {
  const one = view.seats[seat]!,
    strong = strengths(one);
  return t("trucker-ui-read-seat", {
    name: seatName(seat),
    tiles: Object.keys(one.ship).length,
    cannon: halves(strong.cannon[0]),
    cannons: halves(strong.cannon[0] + strong.cannon[1]),
    engine: strong.engine[0],
    engines: strong.engine[0] + strong.engine[1],
    crew: one.crew,
    tokens: one.tokens,
    exposed: one.exposed,
    lost: one.lost.length,
    credits: one.credits,
    hand: one.hand ? cardName(one.hand) : "-",
  });
}
