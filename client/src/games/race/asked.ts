// Where a decision's choices lie: on the board, or in the decision bar.
import type { Decision, Option, Target } from "../../lib/net/wire";

/** powers stand in the bar as pills, ways to place a world as buttons; all else is lit where it lies */
export const inBar = (decision: Decision | null, option: Option): boolean =>
  decision?.name === "use_power" || decision?.name === "place_world" || option.action["type"] === "place";
export const isPill = (decision: Decision | null, option: Option): boolean =>
  decision?.name === "use_power" && option.action["type"] === "use";

const ZONES = new Set(["actions", "hand", "drawn", "tableau"]);
export const onBoard = (decision: Decision | null, target: Target): boolean =>
  ZONES.has(target.zone) && decision?.name !== "place_world";
/** does anything asked lie in this zone? */
export const lies = (decision: Decision | null, zone: string): boolean =>
  [...(decision?.options ?? []), ...(decision?.items ?? []), ...(decision?.blocked ?? [])].some(
    (one) => one.target?.zone === zone,
  );

/** is the action of the round to be chosen? */
export const isChoosing = (decision: Decision | null): boolean =>
  decision?.name === "choose_action" || decision?.name === "choose_two_actions";

const ICONS: Record<string, string> = {
  starting_discard: "discard",
  choose_action: "sealed",
  choose_two_actions: "sealed",
  keep: "phase-1",
  choose_development: "phase-2",
  pay_development: "phase-2",
  choose_world: "phase-3",
  place_world: "phase-3",
  pay_world: "phase-3",
  sell: "phase-trade",
  use_power: "phase-4",
  spend: "phase-4",
  discard_for_points: "phase-4",
  name_number: "lucky",
  take_card: "lucky",
  windfall: "phase-5",
  discard_to_limit: "discard",
};
export const iconOf = (decision: Decision | null): string => ICONS[decision?.name ?? ""] ?? "info";
