// Solarius Mission on two sheets: the turn, then space and scoring.
import type { Guide } from "../../../lib/how/contract";
import { ICONS } from "../art/icons";
import { COLOURS } from "../types";

const SUPPLIES = ["fuel", "bucks", "range", "portal", "junk", "drive", "ap", "up", "push", "cube", "recolour", "up3"];

const guide: Guide = {
  prefix: "SM",
  sheets: [
    {
      id: "page-1",
      rows: [
        {
          grid: "goal",
          columns: [
            [{ id: "goal", as: "words", parts: ["text", "rounds"], big: true }],
            [{ id: "turn", as: "flow", parts: ["die", "action", "extra", "refill"] }],
          ],
        },
        {
          grid: "mixed",
          columns: [
            [{ id: "bridge", as: "words", parts: ["pic:bridge", "text", "turns"] }],
            [
              { id: "points", as: "words", parts: ["text", "eg-pips", "eg-star", "eg-plus", "buy"] },
              { id: "junk", as: "words", parts: ["text", "beside"] },
            ],
            [
              { id: "fields", as: "words", parts: ["text", "transform", "research", "eg-research"] },
              { id: "anytime", as: "words", parts: ["text", "eg-trade", "drive", "planet"] },
            ],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "actions",
                as: "boxes",
                boxes: [
                  { part: "resources", more: ["resources-eg"] },
                  { part: "black", more: ["black-eg"] },
                  { part: "yellow", more: ["yellow-eg"] },
                  { part: "turquoise", more: ["turquoise-eg"] },
                  { part: "brown", more: ["brown-eg"] },
                ],
              },
            ],
          ],
        },
        {
          grid: "halves",
          columns: [
            [{ id: "store", as: "words", parts: ["pic:row", "text", "pyramid", "eg-value", "price"] }],
            [
              { id: "extras", as: "words", parts: ["text", "drives", "draw", "play", "fly"] },
              { id: "start", as: "words", parts: ["text", "free"] },
            ],
          ],
        },
      ],
    },
    {
      id: "page-2",
      rows: [
        {
          grid: "thirds",
          columns: [
            [
              { id: "flight", as: "words", parts: ["text", "eg-range", "land", "portals"] },
              { id: "outposts", as: "words", parts: ["text", "more"] },
            ],
            [{ id: "planets", as: "words", parts: ["pic:piece-BK3", "reveal", "settle", "explorer", "eg-explorer"] }],
            [{ id: "stations", as: "words", parts: ["pic:piece-S1", "text", "eg-station", "effects"] }],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [{ id: "cards", as: "words", parts: ["pic:piece-P01", "text"] }],
            [
              { id: "missions", as: "words", parts: ["text", "eg-mission", "bonus", "full"] },
              { id: "round-end", as: "words", parts: ["text", "dice", "last"] },
            ],
            [
              {
                id: "scoring",
                as: "table",
                columns: ["what", "vp"],
                rows: [
                  "planets",
                  "unfinished",
                  "sets",
                  "stations",
                  "missions",
                  "hubs",
                  "dice",
                  "columns",
                  "stores",
                  "supplies",
                  "junk",
                  "network",
                ],
                parts: ["network", "tie"],
              },
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
                    name: "colours",
                    signs: [...COLOURS, "cube-yellow", "die-black=2", "die-yellow=star", "tech-brown=2"],
                  },
                  { name: "supplies", signs: SUPPLIES },
                  {
                    name: "map",
                    signs: [...Object.keys(ICONS).filter((name) => !SUPPLIES.includes(name)), "ship"],
                  },
                  {
                    name: "table",
                    signs: ["points=3", "hand", "reconstructed", "flag", "lock", "dev", "eye", "draw"],
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
