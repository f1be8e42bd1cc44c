// What taking a die offers: the dice of the bridge, and the fields each of them may go to.
import type { Option } from "../../../lib/net/wire";
import { say } from "../../../lib/texts/texts.svelte";
import { typeOf, type Desk } from "../desk.svelte";
import { viewOf, type BridgeDie } from "../types";
import { isObject } from "../../../lib/texts/args";

/** whether plain data means this die: one of the bridge, or an action or a target that names it */
export const sameDie = (data: unknown, die: BridgeDie): boolean =>
  isObject(data) && data["colour"] === die.colour && data["face"] === die.face && data["wheel"] === die.wheel;

/** the dice that differ, in the order of the bridge */
export const diceOf = (desk: Desk): BridgeDie[] =>
  viewOf(desk.stage).bridge.filter((die, i, all) => all.findIndex((one) => sameDie(one, die)) === i);

const FIELDS = ["ordinary", "transformation", "research"];
export const fieldOf = (option: Option): string => String(option.action["field"]);
/** a field of a development of the player's own */
export const isSlot = (option: Option): boolean => !FIELDS.includes(fieldOf(option));
const rank = (option: Option): number => (isSlot(option) ? FIELDS.length : FIELDS.indexOf(fieldOf(option)));

/** where this die may go: the plain field, the colours of the transformation, research, own developments */
export const fieldsFor = (desk: Desk, die: BridgeDie): Option[] =>
  desk.asked.filter((one) => typeOf(one) === "take" && sameDie(one.action, die)).sort((a, b) => rank(a) - rank(b));

export const gives = (option: Option, what: "ap" | "junk"): number =>
  Number(option.preview?.find((line) => line.key === "solarius-preview-take")?.args?.[what] ?? 0);
export const spoken = (option: Option): string => [say(option.label), ...(option.preview ?? []).map(say)].join(", ");

/** why this die may not be taken */
export function refusal(desk: Desk, die: BridgeDie): string {
  const found = desk.stage.choice.decision?.blocked.find(
    (one) => one.target.zone === "bridge" && sameDie(one.target["die"], die),
  );
  return found ? say(found.text) : "";
}
export const wheelWords = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
