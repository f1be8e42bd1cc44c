// Words for everything on the board, with the ledger's numbers.
import { unsure } from "../../lib/cards/sure";
import type { Stage } from "../../lib/table/stage.svelte";
import { cardName, has, list, say, seatName, t } from "../../lib/texts/texts.svelte";
import type { ExplainLine, Explanation } from "../contract";
import { cardsOf, type JumpCard, type JumpView, type Power, viewOf } from "./types";
import { keywords, kindWords, powerWords, priceWords, statusWords, symbolWords, worthWords } from "./words";

const powerLine = (power: Power): ExplainLine => ({ icon: "phase-2", words: powerWords(power), rule: power.rule });

function explainCard(card: JumpCard, now: { vp: string; income: string } | null): Explanation {
  const lines: ExplainLine[] = [
    {
      icon: "vp-line",
      words:
        t("jumpdrive-ui-points", { n: worthWords(card.vp) }) +
        (now ? ` (${t("jumpdrive-ui-now", { n: now.vp })})` : ""),
      rule: "JD-074",
    },
    {
      icon: "income",
      words:
        t("jumpdrive-ui-income", { n: worthWords(card.income) }) +
        (now ? ` (${t("jumpdrive-ui-now", { n: now.income })})` : ""),
      rule: "JD-075",
    },
    ...symbolWords(card).map((words): ExplainLine => ({ icon: "eye", words, rule: "JD-031" })),
    ...card.powers.map(powerLine),
  ];
  if (unsure(card.status))
    lines.push({
      icon: "reconstructed",
      words: `${statusWords(card)}. ${t("jumpdrive-ui-assumed", { fields: list(card.assumed.map(fieldName)) })}`,
    });
  return {
    title: cardName(card.id),
    kind: [kindWords(card), priceWords(card), ...keywords(card)].join(", "),
    card: card.id,
    lines,
  };
}
const fieldName = (field: string): string =>
  has(`jumpdrive-ui-field-${field}`) ? t(`jumpdrive-ui-field-${field}`) : field;

export function explain(token: string, stage: Stage): Explanation | null {
  const [kind, id = "", vp, income] = token.split(":");
  if (kind === "card")
    return stage.components.cards[id]
      ? explainCard(cardsOf(stage.components)(id), vp !== undefined && income !== undefined ? { vp, income } : null)
      : null;
  if (kind !== "stat" || !has(`jumpdrive-ui-explain-${id}`)) return null;
  const rule = has(`jumpdrive-ui-explain-${id}.rule`) ? t(`jumpdrive-ui-explain-${id}.rule`) : null;
  return {
    title: t(`jumpdrive-ui-stat-${id}`),
    lines: [{ icon: "info", words: t(`jumpdrive-ui-explain-${id}`), rule }],
  };
}

export function read(stage: Stage): string[] {
  const view = viewOf(stage);
  const seats = [stage.near, ...stage.others];
  const mine = view.seats[stage.near];
  return [
    t("jumpdrive-ui-read-round", { n: view.round, phase: say(view.phase), pile: view.pile }),
    ...seats.map((seat) => readSeat(view, seat)),
    mine?.hand ? t("jumpdrive-ui-read-hand", { n: mine.hand.length, cards: list(mine.hand.map(cardName)) }) : "",
  ].filter(Boolean);
}
function readSeat(view: JumpView, seat: number): string {
  const one = view.seats[seat]!;
  return t("jumpdrive-ui-read-seat", {
    name: seatName(seat),
    score: one.score,
    next: one.vp_next,
    income: one.income,
    strength: one.strength,
    explore: one.explore,
    hand: one.hand_count,
    count: one.tableau.length,
    cards: list(one.tableau.map((placed) => cardName(placed.card))),
  });
}
