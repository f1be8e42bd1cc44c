// "How to play" as data: what stands on a game's two sheets, in which order. The words are Fluent messages of the game's
// how/locale: `<game>-how-<block>` is a block's heading, `<game>-how-<block>-<part>` a part of it.
import type { Component as SvelteComponent } from "svelte";
import type { Components } from "../net/wire";

export interface SignProps {
  name: string;
  /** the number lying on the sign */
  value?: string | undefined;
  components: Components;
}
export interface PictureProps {
  name: string;
  components: Components;
}

/** a mark on a picture: where it stands in per cent of the picture, and on which side its line begins */
export interface Mark {
  part: string;
  y: number;
  side: "left" | "right";
  reach: number;
}
export interface KeyGroup {
  name: string;
  /** `sign` or `sign=value`; the words are `<game>-how-sign-<sign>` */
  signs: string[];
}
interface Named {
  id: string;
}
/** parts that begin with `eg` are examples, drawn as a row of signs; `pic:<name>` is a picture */
export interface WordsBlock extends Named {
  as: "words";
  parts: string[];
  big?: boolean;
}
export interface FlowBlock extends Named {
  as: "flow";
  parts: string[];
}
export interface BoxesBlock extends Named {
  as: "boxes";
  boxes: { part: string; more?: string[] }[];
}
export interface FiguresBlock extends Named {
  as: "figures";
  figures: { part: string; picture: string; verdict?: "good" | "bad" | "neither" }[];
  wide?: boolean;
}
export interface AnatomyBlock extends Named {
  as: "anatomy";
  picture: string;
  marks: Mark[];
}
export interface TableBlock extends Named {
  as: "table";
  columns: string[];
  rows: string[];
  /** said below the table */
  parts?: string[];
}
export interface KeyBlock extends Named {
  as: "key";
  groups: KeyGroup[];
}
export type Block = WordsBlock | FlowBlock | BoxesBlock | FiguresBlock | AnatomyBlock | TableBlock | KeyBlock;

export interface Row {
  /** how the row's columns share its width */
  grid: "whole" | "goal" | "halves" | "thirds" | "mixed";
  /** the blocks of each column, from left to right */
  columns: Block[][];
}
export interface Guide {
  /** what the numbers of this game's rules begin with */
  prefix: string;
  sheets: { id: string; rows: Row[] }[];
}
export interface HowTo extends Guide {
  Sign: SvelteComponent<SignProps>;
  Picture: SvelteComponent<PictureProps>;
}

/** the keys of everything a block says */
export function keysOf(block: Block): string[] {
  const said = (parts: string[]): string[] => parts.filter((part) => !part.startsWith("pic:"));
  const parts = ((): string[] => {
    switch (block.as) {
      case "words":
      case "flow":
        return said(block.parts);
      case "boxes":
        return block.boxes.flatMap((box) => [box.part, ...(box.more ?? [])]);
      case "figures":
        return block.figures.map((figure) => figure.part);
      case "anatomy":
        return block.marks.map((mark) => mark.part);
      case "table":
        return [
          ...block.columns.map((column) => `head-${column}`),
          ...block.rows.flatMap((row) => block.columns.map((column) => `${row}-${column}`)),
          ...said(block.parts ?? []),
        ];
      case "key":
        return block.groups.map((group) => group.name);
    }
  })();
  return [block.id, ...parts.map((part) => `${block.id}-${part}`)];
}
export const signName = (sign: string): string => sign.split("=")[0] ?? sign;
export const blocksOf = (how: Guide): Block[] =>
  how.sheets.flatMap((sheet) => sheet.rows.flatMap((row) => row.columns.flat()));
/** the keys of a whole game's pages, without the game's own beginning */
export const allKeys = (how: Guide): string[] => [
  ...how.sheets.map((sheet) => sheet.id),
  ...blocksOf(how).flatMap(keysOf),
  ...blocksOf(how).flatMap((block) =>
    block.as === "key" ? block.groups.flatMap((group) => group.signs.map((sign) => `sign-${signName(sign)}`)) : [],
  ),
];
