// Effects in a few words and signs, for cards and buttons; the whole sentence comes from the engine's `words`.
import { t } from "../../lib/texts/texts.svelte";
import { COLOURS, ROMAN, type Colour, type Condition, type Development, type Mod, type Op } from "./types";

const key = (name: string): string => name.replaceAll("_", "-");
const shapes = (colours: readonly Colour[] = []): string =>
  colours.length === COLOURS.length ? "[cube]" : colours.map((one) => `[${one}]`).join("");
/** nothing where all four are meant: then the words need no colour */
const only = (colours: readonly Colour[] = []): string => (colours.length === COLOURS.length ? "" : shapes(colours));

export function opBits(op: Op): string {
  if (op.op === "choice") return (op.of ?? []).map((branch) => opsBits(branch)).join(` ${t("solarius-ui-or")} `);
  return t(`solarius-ui-op-${key(op.op)}`, { n: op.n ?? 1, colours: shapes(op.colours) });
}
export const opsBits = (ops: readonly Op[] = []): string => ops.map(opBits).join(", ");

export const modBits = (mod: Mod): string =>
  t(`solarius-ui-mod-${key(mod.mod === "cost" ? (mod.what ?? "") : mod.mod === "ap" ? `ap-${mod.action}` : mod.mod)}`, {
    n: mod.mod === "cost" ? -(mod.delta ?? 0) : (mod.n ?? 0),
    colours: only(mod.colours ?? mod.to),
  });

export function developmentBits(own: Development): string[] {
  const lines: string[] = [];
  if (own.die?.pips?.length) lines.push(t("solarius-ui-only-pips", { pips: own.die.pips.join("/") }));
  if (own.die?.colours?.length) lines.push(t("solarius-ui-only-colours", { colours: shapes(own.die.colours) }));
  if (own.mode === "trigger") lines.push(`${t(`solarius-ui-on-${key(own.on ?? "")}`)}: ${opsBits(own.do)}`);
  if (own.mode === "endgame")
    lines.push(
      t("solarius-ui-endgame", {
        vp: own.vp ?? 0,
        n: own.divisor ?? 1,
        per: t(`solarius-ui-per-${key(own.per ?? "")}`, { n: own.divisor ?? 1 }),
        max: own.max ?? 0,
      }),
    );
  lines.push(...(own.mods ?? []).map(modBits));
  if (own.before?.length) lines.push(opsBits(own.before));
  if (own.after?.length) lines.push(t("solarius-ui-then", { effects: opsBits(own.after) }));
  if (own.on_play?.length) lines.push(t("solarius-ui-now", { effects: opsBits(own.on_play) }));
  return lines;
}

export function conditionBits(own: Condition): string {
  const column = ROMAN[own.column ?? 0] ?? "";
  switch (own.type) {
    case "pay_fuel":
      return `${own.n} [fuel]`;
    case "pay_bucks":
      return `${own.n} [bucks]`;
    case "tech_count":
      return `${own.n}× [up] ${own.pips}`;
    case "tech_die":
      return `[${own.colour}] [up] ${own.pips}`;
    case "column_count":
      return `${own.n}× [push] ${column}`;
    default:
      return `[${own.colour}] [push] ${column}`;
  }
}
