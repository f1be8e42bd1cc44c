import type { Component } from "../../lib/net/wire";
import { cardName, say, seatName, t } from "../../lib/texts/texts.svelte";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";
import { textsOf } from "../../lib/texts/args";

/** the engine explains every component line by line */
const lines = (card: Component): { words: string }[] => textsOf(card["words"]).map((text) => ({ words: say(text) }));

const generic: GameModule = {
  Board,
  frame: "words",
  explain(token, stage) {
    const [kind, id = ""] = token.split(":");
    const card = kind === "card" ? stage.components.cards?.[id] : undefined;
    return card ? { title: cardName(id), lines: lines(card) } : null;
  },
  read: (stage) =>
    [
      t("round-number", { n: stage.view.round }),
      say(stage.view.phase),
      ...stage.view.seats.map((seat, i) => t("read-score", { name: seatName(i), n: seat.score })),
    ].filter(Boolean),
};
export default generic;
