// Tiles, cells and ships in words, for screen readers and explanations.
import { cardName, list, t } from "../../lib/texts/texts.svelte";
import { connector, placeOf, SIDES, turned, type Laid, type Side, type TileFace, type TruckerSeat } from "./types";

export const sideWord = (side: Side): string => t(`trucker-ui-side-${side}`);
export const fromWord = (side: Side): string => t(`trucker-from-${side.toLowerCase()}`);
export function cellWord(cell: string): string {
  const [row, column] = placeOf(cell);
  return t("trucker-ui-cell", { row, column });
}

/** several cells in one heading: only the first word is a beginning */
export function cellWords(cells: readonly string[]): string {
  return list(
    cells.map((cell, i) => {
      const [row, column] = placeOf(cell);
      return t(i === 0 ? "trucker-ui-cell" : "trucker-ui-cell-too", { row, column });
    }),
  );
}

/** up, right, down, left, as the tile lies */
export const sidesWords = (face: TileFace, rotation: number): string =>
  SIDES.map((side) =>
    t("trucker-ui-side", {
      side: sideWord(side),
      connector: t(`trucker-ui-connector-${connector(face, rotation, side)}`),
    }),
  ).join(", ");

function aim(face: TileFace, rotation: number): string {
  if (face.facing)
    return t(face.kind === "engine" ? "trucker-ui-exhaust" : "trucker-ui-points", {
      side: sideWord(turned(face.facing, rotation)),
    });
  if (face.shield_sides)
    return t("trucker-ui-covers", { sides: list(face.shield_sides.map((side) => sideWord(turned(side, rotation)))) });
  return "";
}

function load(face: TileFace, laid: Partial<Laid>): string {
  if (laid.crew) {
    const who = laid.crew[0];
    return who === "brown" || who === "purple"
      ? t(`trucker-ui-alien-${who}`)
      : t("trucker-ui-crew", { n: laid.crew.length });
  }
  if (laid.tokens !== undefined) return t("trucker-ui-charged", { n: laid.tokens, of: face.capacity ?? 0 });
  if (laid.goods) return laid.goods.length ? list(laid.goods.map(goodWord)) : t("trucker-ui-empty");
  return "";
}
export const goodWord = (good: string): string =>
  t("trucker-ui-good", { good: t(`trucker-good-${good}`), price: { red: 4, yellow: 3, green: 2, blue: 1 }[good] ?? 0 });

/** kind, contents, direction, then the four sides clockwise from up */
export function spoken(face: TileFace, rotation: number, laid: Partial<Laid> = {}): string {
  const facts = [cardName(face.id), load(face, laid), aim(face, rotation)].filter(Boolean).join(", ");
  return `${facts}: ${sidesWords(face, rotation)}`;
}

/** what the tile is good for, as it lies */
export function about(face: TileFace, rotation: number): string {
  const double = face.strength === 2;
  switch (face.kind) {
    case "cannon": {
      const ahead = turned("N", rotation) === "N";
      return t("trucker-ui-about-cannon", {
        side: sideWord(turned("N", rotation)),
        strength: ahead ? String(face.strength) : double ? "1" : "½",
        double: String(double),
      });
    }
    case "engine":
      return t(rotation ? "trucker-ui-about-engine-wrong" : "trucker-ui-about-engine", {
        strength: face.strength ?? 1,
        double: String(double),
      });
    case "shield":
      return t("trucker-ui-about-shield", {
        sides: list((face.shield_sides ?? []).map((side) => sideWord(turned(side, rotation)))),
      });
    case "life_support":
      return t(`trucker-ui-about-life_support-${face.colour}`);
    default:
      return t(`trucker-ui-about-${face.kind}`, { n: face.capacity ?? 0 });
  }
}

/** strength without and with all batteries, as "3½ +3" */
export function strengths(seat: TruckerSeat): { cannon: [number, number]; engine: [number, number] } {
  const least = seat.cannon[0]?.[0] ?? 0,
    most = seat.cannon.at(-1)?.at(-1) ?? 0;
  return {
    cannon: [least, Math.max(0, most - least)],
    engine: [seat.engine[0] ?? 0, (seat.engine.at(-1) ?? 0) - (seat.engine[0] ?? 0)],
  };
}
