import { say, seatName, t } from "../../lib/texts/texts.svelte";
import type { GameModule } from "../contract";
import Board from "./Board.svelte";

const generic: GameModule = {
  Board,
  explain: (token, stage) => {
    const [kind, id] = token.split(":");
    const card = kind === "card" && id ? stage.components.cards?.[id] : undefined;
    return card ? { title: card.name[document.documentElement.lang === "de" ? "de" : "en"], lines: [] } : null;
  },
  read: (stage) => [
    t("round-number", { n: stage.view.round }), say(stage.view.phase),
    ...stage.view.seats.map((seat, i) => t("read-score", { name: seatName(i), n: seat.score })),
  ].filter(Boolean),
};
export default generic;
