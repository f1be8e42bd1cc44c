// Race for the Galaxy on two sheets: the game, then the cards.
import type { Guide } from "../../../lib/how/contract";

const KINDS = ["novelty", "rare", "genes", "alien"];

const guide: Guide = {
  prefix: "RACE",
  sheets: [
    {
      id: "page-1",
      rows: [
        {
          grid: "goal",
          columns: [
            [{ id: "goal", as: "words", parts: ["text"], big: true }],
            [{ id: "round", as: "flow", parts: ["choose", "reveal", "play", "tidy"] }],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "phases",
                as: "boxes",
                boxes: [
                  { part: "explore", more: ["explore-5", "explore-1-1"] },
                  { part: "develop", more: ["develop-bonus"] },
                  { part: "settle", more: ["settle-bonus"] },
                  { part: "consume", more: ["trade", "double"] },
                  { part: "produce", more: ["produce-bonus"] },
                ],
              },
            ],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [{ id: "three", as: "words", parts: ["text"] }],
            [{ id: "powers", as: "words", parts: ["text", "must"] }],
            [{ id: "start", as: "words", parts: ["text", "first", "two"] }],
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
                picture: "card-rebel_miners",
                marks: [
                  { part: "cost", y: 8, side: "left", reach: 26 },
                  { part: "points", y: 22, side: "left", reach: 26 },
                  { part: "phases", y: 52, side: "left", reach: 20 },
                  { part: "name", y: 6, side: "right", reach: 26 },
                  { part: "planet", y: 48, side: "right", reach: 60 },
                  { part: "signs", y: 92, side: "right", reach: 30 },
                ],
              },
            ],
            [
              { id: "paying", as: "words", parts: ["text", "eg-pay", "free"] },
              { id: "military", as: "words", parts: ["text", "eg-conquer", "more"] },
              { id: "goods", as: "words", parts: ["windfall", "production", "one"] },
            ],
            [
              {
                id: "prices",
                as: "table",
                columns: ["good", "worlds", "price"],
                rows: KINDS,
                parts: ["trade"],
              },
              { id: "consuming", as: "words", parts: ["eg-consume", "text", "order", "chips"] },
              { id: "end", as: "words", parts: ["when", "eg-printed", "eg-chips", "eg-six", "rest", "tie"] },
            ],
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
                      "vp=2",
                      "vp-var",
                      "rebel",
                      "start-world",
                      "chromosome",
                      "dev-line",
                      "world-line",
                      "world-any",
                    ],
                  },
                  {
                    name: "phases",
                    signs: ["phase-1", "phase-2", "phase-3", "phase-trade", "phase-4", "x2", "phase-5", "sealed"],
                  },
                  {
                    name: "goods",
                    signs: [
                      ...["kind", "windfall", "good"].flatMap((sort) => KINDS.map((kind) => `${sort}-${kind}`)),
                      "good-any",
                      "good-different",
                      "kind-any",
                      "kind-none",
                    ],
                  },
                  {
                    name: "powers",
                    signs: [
                      "eye",
                      "keep",
                      "card",
                      "discount",
                      "military",
                      "conquer",
                      "pay-military",
                      "self-discard",
                      "consume-arrow",
                      "lucky",
                      "most",
                    ],
                  },
                  { name: "table", signs: ["hand", "draw", "pile", "discard", "card-line", "vp-line", "new"] },
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
