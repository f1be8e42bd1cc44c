// Words for everything on the board, with the ledger's numbers.
import type { Stage } from "../../lib/table/stage.svelte";
import type { Text } from "../../lib/net/wire";
import { cardName, has, list, say, seatName, t } from "../../lib/texts/texts.svelte";
import type { ExplainLine, Explanation } from "../contract";
import { actionOf, words as dashed } from "./actions";
import { cardsOf, numeral, type RaceCard, type RaceView, viewOf } from "./types";
import { factLines, kindWords, powerLines, scoreLines } from "./words";

/** the engine tells a card's powers in their order */
const powerLine = (card: RaceCard, line: Text, place: number): ExplainLine => {
  const power = card.powers[place];
  return { sign: numeral(power?.phase ?? ""), words: say(line), rule: power?.rule ?? null };
};

function explainCard(card: RaceCard, now: string | undefined): Explanation {
  return {
    title: cardName(card.id),
    kind: kindWords(card),
    card: card.id,
    lines: [
      ...powerLines(card).map((line, place) => powerLine(card, line, place)),
      ...scoreLines(card).map((line): ExplainLine => ({ icon: "vp-line", words: say(line), rule: "RACE-213" })),
      ...(now === undefined ? [] : [{ icon: "vp", words: t("race-ui-now", { n: Number(now) }), rule: "RACE-208" }]),
      ...factLines(card).map((line): ExplainLine => ({ icon: "info", words: say(line) })),
    ],
  };
}

function explainAction(id: string): Explanation | null {
  const card = actionOf(id);
  if (!card) return null;
  return {
    title: t(`race-action-${dashed(id)}`),
    lines: [
      { sign: card.numeral, words: t(`race-ui-all-${card.phase}`), rule: t(`race-ui-all-${card.phase}.rule`) },
      { icon: card.icon, words: t(`race-ui-chooser-${dashed(id)}`), rule: t(`race-ui-chooser-${dashed(id)}.rule`) },
      { icon: "info", words: t("race-ui-skipped"), rule: "RACE-033" },
    ],
  };
}

export function explain(token: string, stage: Stage): Explanation | null {
  const [kind, id = "", now] = token.split(":");
  if (kind === "card") return stage.components.cards[id] ? explainCard(cardsOf(stage.components)(id), now) : null;
  if (kind === "action") return explainAction(id);
  if (kind !== "stat" || !has(`race-ui-explain-${id}`)) return null;
  const rule = has(`race-ui-explain-${id}.rule`) ? t(`race-ui-explain-${id}.rule`) : null;
  return { title: t(`race-ui-stat-${id}`), lines: [{ icon: "info", words: t(`race-ui-explain-${id}`), rule }] };
}

export function read(stage: Stage): string[] {
  const view = viewOf(stage);
  const mine = view.seats[stage.near];
  return [
    say({ key: "race-table-head", args: { round: view.round, phase: { text: view.phase } } }),
    say({ key: "race-table-middle", args: { pool: view.pool, pile: view.pile, discard_pile: view.discard_pile } }),
    ...view.phases.map((one) =>
      t("race-ui-read-phase", {
        phase: t(`race-phase-${one.phase}`),
        by: list(one.choosers.map(seatName)),
        when: one.when,
      }),
    ),
    ...[stage.near, ...stage.others].map((seat) => readSeat(view, seat)),
    mine?.drawn?.length ? t("race-ui-read-drawn", { cards: list(mine.drawn.map(cardName)) }) : "",
    mine?.hand ? t("race-ui-read-hand", { n: mine.hand.length, cards: list(mine.hand.map(cardName)) }) : "",
  ].filter(Boolean);
}
function readSeat(view: RaceView, seat: number): string {
  const one = view.seats[seat]!;
  const head = say({
    key: "race-seat",
    args: {
      seat: { seat },
      cards: one.tableau.length,
      score: one.score,
      vp: one.vp,
      military: one.military,
      hand_count: one.hand_count,
    },
  });
  const cards = one.tableau.map((own) =>
    own.good
      ? t("race-ui-with-good", { card: cardName(own.card), good: t(`race-good-${own.good}`) })
      : cardName(own.card),
  );
  return `${head}. ${list(cards)}.`;
}
