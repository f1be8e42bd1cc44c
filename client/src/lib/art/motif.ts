import { n, TAU } from "./random";

export type Motif =
  "gear" | "blade" | "helix" | "coin" | "scales" | "crystal" | "stars" | "ship" | "dish" | "crown" | "eye" | "sun";

const BY_WORD: [RegExp, Motif][] = [
  [/robot|factory|works|engineer/, "gear"],
  [/marine|drop_ship|tactic|military|propaganda/, "blade"],
  [/lab|genetic|uplift|code/, "helix"],
  [/bank|credit|spending|investment/, "coin"],
  [/trade|export|market|pact|free|guild|advertis|econom/, "scales"],
  [/mining|conglomerate/, "crystal"],
  [/galactic_order/, "blade"],
  [/pan_galactic|federation/, "stars"],
  [/ship|convoy|expedition/, "ship"],
  [/survey|seti|contact|specialist|team/, "dish"],
  [/league|federation|order|imperium/, "crown"],
  [/institute|alien/, "eye"],
  [/renaissance|salon/, "sun"],
];

export const motifOf = (id: string): Motif => BY_WORD.find(([word]) => word.test(id))?.[1] ?? "sun";

/** what stands in the middle of an emblem, on a 48 grid around 0,0 */
export function motif(name: Motif, ink: string): string {
  switch (name) {
    case "gear": {
      let d = "";
      for (let k = 0; k < 8; k++) {
        const t = (k / 8) * TAU;
        d += `M${n(9 * Math.cos(t))} ${n(9 * Math.sin(t))}L${n(14 * Math.cos(t))} ${n(14 * Math.sin(t))}`;
      }
      return `<path d="${d}" stroke-width="4.4"/><circle r="9.5"/><circle r="3.4" fill="${ink}"/>`;
    }
    case "blade":
      return `<path d="M0-15L5-8V5H-5V-8Z" fill="${ink}"/><path d="M-10 6H10M0 6V15"/>`;
    case "helix":
      return `<path d="M-7-15C-7-4 7-4 7 4S-1 12-7 15M7-15C7-4-7-4-7 4S1 12 7 15M-5-10H5M-5 9H5M-4-1H4"/>`;
    case "coin":
      return `<ellipse cy="8" rx="13" ry="5.5"/><path d="M-13 8V1M13 8V1M-13 1A13 5.5 0 0 0 13 1"/><ellipse cy="-6" rx="13" ry="5.5" fill="${ink}"/><path d="M-13-6V1M13-6V1"/>`;
    case "scales":
      return `<path d="M0-14V13M-7 14H7M-13-8H13M-13-8L-17 2H-9ZM13-8L9 2H17Z"/><circle cy="-14" r="2" fill="${ink}"/>`;
    case "ship":
      return `<path d="M0-16C6-9 7-2 6 7H-6C-7-2-6-9 0-16Z"/><path d="M-6 0L-12 10L-6 8M6 0L12 10L6 8M-3 11L0 16L3 11"/><circle cy="-4" r="2.4" fill="${ink}"/>`;
    case "dish":
      return `<path d="M-12-4A13 13 0 0 0 4 12Z" fill="${ink}"/><path d="M-4 4L3-3M-1 12L-5 16H5"/><path d="M4-10A8 8 0 0 1 10-4M5-16A14 14 0 0 1 16-5"/>`;
    case "crown":
      return `<path d="M-14 9L-15-7L-7 0L0-13L7 0L15-7L14 9Z" fill="${ink}"/><path d="M-13 14H13"/>`;
    case "stars": {
      let d = "";
      for (let k = 0; k < 6; k++) {
        const t = (k / 6) * TAU;
        d += `<circle cx="${n(11 * Math.sin(t))}" cy="${n(-11 * Math.cos(t))}" r="2.6" fill="${ink}" stroke="none"/>`;
      }
      return (
        d + `<path d="M0-6L1.8-1.800L6 0L1.8 1.800L0 6L-1.8 1.800L-6 0L-1.8-1.800Z" fill="${ink}" stroke-width="1"/>`
      );
    }
    case "eye":
      return `<path d="M-16 0Q0-17 16 0Q0 17-16 0Z"/><ellipse rx="3" ry="7.5" fill="${ink}"/>`;
    case "crystal":
      return `<path d="M-9 12L-13-2L-6-13L1-2L-1 12ZM-6-13L-5 12M1-2L8-9L13 0L10 12H-1"/>`;
    default: {
      let d = "";
      for (let k = 0; k < 8; k++) {
        const t = (k / 8) * TAU;
        d += `M${n(11 * Math.cos(t))} ${n(11 * Math.sin(t))}L${n((k % 2 ? 14 : 17) * Math.cos(t))} ${n((k % 2 ? 14 : 17) * Math.sin(t))}`;
      }
      return `<path d="${d}"/><circle r="6.5" fill="${ink}"/>`;
    }
  }
}
