// Race for the Galaxy's cards, as the engine's components describe them.
import type { Component } from "../../lib/net/wire";
import type { Good } from "../../lib/art/world";

export const PHASES = [["explore", "I"], ["develop", "II"], ["settle", "III"], ["trade", "$"], ["consume", "IV"], ["produce", "V"]] as const;
export type Phase = (typeof PHASES)[number][0];
export const numeral = (phase: string): string => PHASES.find(([name]) => name === phase)?.[1] ?? "";

export interface RacePower {
  phase: Phase; effect: string; amount?: number; good?: string; against?: string; discount?: number; goods?: number; times?: number;
  vp?: number; cards?: number; with_trade_powers?: boolean; up_to?: number; vp_each?: number; lowest?: number; highest?: number;
}
export interface ScoringTerm { vp: number; count?: string; per?: number; match?: string; card?: string; good?: string; phase?: string }
export interface RaceCard extends Component {
  id: string;
  kind: "development" | "world";
  military: boolean;
  cost: number | null;
  defense: number | null;
  vp: number | "variable";
  good: Good | null;
  world_type: "windfall" | "production" | "grey" | null;
  flags: { start?: number; rebel?: boolean; alien?: boolean; imperium?: boolean; uplift?: boolean; terraforming?: boolean };
  powers: RacePower[];
  scoring?: ScoringTerm[];
}
export type Lookup = (id: string) => RaceCard | undefined;

export const kindOf = (card: RaceCard): string => card.good ?? (card.kind === "development" ? "dev" : "none");
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
