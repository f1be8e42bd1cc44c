import { describe, expect, it } from "vitest";
import { emblem } from "../src/lib/art/emblem";
import { hash } from "../src/lib/art/random";
import { planet, type Good } from "../src/lib/art/world";

/** gradient ids count up with every picture; the picture itself must not */
const still = (svg: string): string => svg.replaceAll(/\b[pe]\d+(?=[a-z]\b|["')])/g, "id");
const GOODS: (Good | null)[] = ["novelty", "rare", "genes", "alien", null];
const WORDS = [
  "gem_world",
  "asteroid_belt",
  "comet_zone",
  "alien_robot_sentry",
  "lost_alien_warship",
  "galactic_engineers",
  "plague_world",
  "new_earth",
  "rebel_base",
  "tourist_world",
  "space_port",
  "deserted_alien_library",
];

describe("art", () => {
  it("draws the same planet from the same id, always", () => {
    const all = WORDS.flatMap((id) =>
      GOODS.flatMap((good) =>
        (["card", "wide", "disc"] as const).map((view) =>
          still(
            planet(id, {
              good,
              type: good ? "windfall" : "grey",
              military: id.includes("rebel"),
              rebel: id.includes("rebel"),
              view,
              detail: view === "disc" ? "low" : "full",
            }),
          ),
        ),
      ),
    );
    expect(hash(all.join("\n"))).toBe(PLANETS);
  });

  it("draws the same emblem from the same id, always", () => {
    const all = [
      "survey_team",
      "space_marines",
      "genetics_lab",
      "trade_pact",
      "galactic_federation",
      "mining_league",
      "uplift_code",
      "galactic_salon",
    ].flatMap((id) =>
      (["military", "trade", "grand", "explore"] as const).map((tone) =>
        still(emblem(id, { tone, grand: tone === "grand", view: "card" })),
      ),
    );
    expect(hash(all.join("\n"))).toBe(EMBLEMS);
  });

  it("gives two pictures on one page different gradient ids", () => {
    expect(planet("gem_world")).not.toBe(planet("gem_world"));
    expect(still(planet("gem_world"))).toBe(still(planet("gem_world")));
  });
});

// people learn planets by heart: these numbers come from the design system's own drawing code and must never change
const PLANETS = 546895003;
const EMBLEMS = 2682890978;
