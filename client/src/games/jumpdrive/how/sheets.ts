// Jump Drive on two sheets: the round, then the cards.
import type { Guide } from "../../../lib/how/contract";

const guide: Guide = {
  prefix: "JD",
  sheets: [
    {
      id: "page-1",
      rows: [
        {
          grid: "goal",
          columns: [
            [{ id: "goal", as: "words", parts: ["text", "engine"], big: true }],
            [{ id: "round", as: "flow", parts: ["choose", "place", "score", "income"] }],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "choices",
                as: "boxes",
                boxes: [
                  { part: "development", more: ["development-gain"] },
                  { part: "world", more: ["world-gain"] },
                  { part: "both", more: ["both-gain"] },
                  { part: "explore", more: ["explore-gain"] },
                ],
              },
            ],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [{ id: "paying", as: "words", parts: ["text", "eg-pay", "discount"] }],
            [{ id: "conquering", as: "words", parts: ["text", "eg-conquer", "kinds"] }],
            [{ id: "pair", as: "words", parts: ["text", "eg-pair", "own"] }],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [{ id: "exploring", as: "words", parts: ["text", "eg-explore"] }],
            [{ id: "income", as: "words", parts: ["text", "limit", "pile"] }],
            [{ id: "start", as: "words", parts: ["text", "first", "team"] }],
          ],
        },
      ],
    },
    {
      id: "page-2",
      rows: [
        {
          grid: "mixed",
          columns: [
            [
              {
                id: "card",
                as: "anatomy",
                picture: "card-mining_conglomerate",
                marks: [
                  { part: "cost", y: 8, side: "left", reach: 26 },
                  { part: "symbols", y: 22, side: "left", reach: 26 },
                  { part: "points", y: 94, side: "left", reach: 40 },
                  { part: "name", y: 6, side: "right", reach: 26 },
                  { part: "power", y: 79, side: "right", reach: 120 },
                  { part: "income", y: 94, side: "right", reach: 30 },
                ],
              },
            ],
            [
              { id: "symbols", as: "words", parts: ["explore", "strength", "chromosome", "edge"] },
              { id: "formulas", as: "words", parts: ["eg-per", "per", "eg-trendsetters", "other", "with"] },
              { id: "copies", as: "words", parts: ["text"] },
            ],
            [
              { id: "specialist", as: "words", parts: ["text", "eg-specialist"] },
              { id: "convoys", as: "words", parts: ["text", "military", "colony", "eg-convoy"] },
              { id: "propaganda", as: "words", parts: ["text", "tie"] },
            ],
          ],
        },
        {
          grid: "halves",
          columns: [
            [{ id: "end", as: "words", parts: ["when", "eg-win", "tie"] }],
            [{ id: "engine", as: "words", parts: ["pic:cards-gem_world+mining_robots+rebel_miners", "text"] }],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "key",
                as: "key",
                groups: [
                  {
                    name: "cards",
                    signs: [
                      "dev=3",
                      "world=2",
                      "world-military=4",
                      "vp=1",
                      "vp-line",
                      "income",
                      "reconstructed",
                      "dev-line",
                      "world-line",
                      "world-any",
                      "rebel",
                    ],
                  },
                  { name: "symbols", signs: ["eye", "military=+1", "chromosome"] },
                  { name: "colours", signs: ["kind-novelty", "kind-rare", "kind-genes", "kind-alien", "kind-none"] },
                  {
                    name: "powers",
                    signs: [
                      "pay-military",
                      "conquer",
                      "self-discard",
                      "most",
                      "lock",
                      "discount",
                      "phase-2",
                      "phase-3",
                    ],
                  },
                  {
                    name: "table",
                    signs: ["hand", "card", "pile", "discard", "card-line", "sealed", "new", "draw", "keep", "person"],
                  },
                ],
              },
            ],
          ],
        },
      ],
    },
  ],
};
export default guide;
