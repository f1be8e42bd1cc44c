// Galaxy Trucker on two sheets: building, then flying.
import type { Guide } from "../../../lib/how/contract";
import { SAMPLES } from "./samples";

const guide: Guide = {
  prefix: "GT",
  sheets: [
    {
      id: "page-1",
      rows: [
        {
          grid: "goal",
          columns: [
            [{ id: "goal", as: "words", parts: ["text"], big: true }],
            [{ id: "flight", as: "flow", parts: ["build", "check", "fly", "sell"] }],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "joints",
                as: "figures",
                figures: [
                  { part: "one", picture: "joint-single-single", verdict: "good" },
                  { part: "two", picture: "joint-double-double", verdict: "good" },
                  { part: "comb-one", picture: "joint-universal-single", verdict: "good" },
                  { part: "comb-two", picture: "joint-universal-double", verdict: "good" },
                  { part: "comb", picture: "joint-universal-universal", verdict: "good" },
                  { part: "smooth", picture: "joint-none-none", verdict: "neither" },
                ],
              },
              {
                id: "errors",
                as: "figures",
                figures: [
                  { part: "one-two", picture: "joint-single-double", verdict: "bad" },
                  { part: "smooth-pipe", picture: "joint-none-single", verdict: "bad" },
                  { part: "smooth-comb", picture: "joint-universal-none", verdict: "bad" },
                  { part: "engine", picture: "behind-engine", verdict: "bad" },
                  { part: "cannon", picture: "before-cannon", verdict: "bad" },
                  { part: "sideways", picture: "engine-sideways", verdict: "bad" },
                ],
              },
            ],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [
              { id: "attaching", as: "words", parts: ["take", "text", "errors"] },
              { id: "finishing", as: "words", parts: ["text", "spaces"] },
            ],
            [
              { id: "reserve", as: "words", parts: ["text", "undo"] },
              { id: "glass", as: "words", parts: ["text", "last"] },
            ],
            [
              { id: "looking", as: "words", parts: ["text"] },
              { id: "repair", as: "words", parts: ["text", "eg-repair"] },
              { id: "learning", as: "words", parts: ["text"] },
            ],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "parts",
                as: "figures",
                figures: Object.keys(SAMPLES).map((name) => ({ part: name, picture: `tile-${name}` })),
              },
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
              { id: "order", as: "words", parts: ["text", "move", "days"] },
              { id: "crew", as: "words", parts: ["text", "aliens", "eg-alien"] },
            ],
            [
              { id: "strength", as: "words", parts: ["cannon", "eg-cannon", "engine", "battery"] },
              { id: "goods", as: "words", parts: ["text", "load", "lose"] },
            ],
            [{ id: "hits", as: "words", parts: ["dice", "small", "large", "light", "heavy", "eg-hit", "breaks"] }],
          ],
        },
        {
          grid: "whole",
          columns: [
            [
              {
                id: "cards",
                as: "figures",
                wide: true,
                figures: [
                  { part: "planets", picture: "adventure-GT-C13" },
                  { part: "open-space", picture: "adventure-GT-C05" },
                  { part: "meteors", picture: "adventure-GT-C09" },
                  { part: "slavers", picture: "adventure-GT-C01" },
                  { part: "smugglers", picture: "adventure-GT-C02" },
                  { part: "pirates", picture: "adventure-GT-C03" },
                  { part: "ship", picture: "adventure-GT-C17" },
                  { part: "station", picture: "adventure-GT-C19" },
                  { part: "combat", picture: "adventure-GT-C16" },
                  { part: "stardust", picture: "adventure-GT-C04" },
                  { part: "epidemic", picture: "adventure-GT-C25" },
                  { part: "sabotage", picture: "adventure-GT-C44" },
                ],
              },
            ],
          ],
        },
        {
          grid: "thirds",
          columns: [
            [
              { id: "giving-up", as: "words", parts: ["must", "may"] },
              { id: "trek", as: "words", parts: ["text", "titles", "gold"] },
            ],
            [
              {
                id: "payout",
                as: "table",
                columns: ["what", "one", "two", "three"],
                rows: ["order", "ship", "goods", "lost"],
                parts: ["gave-up"],
              },
            ],
            [{ id: "end", as: "words", parts: ["text", "eg-account"] }],
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
                    name: "ship",
                    signs: ["cannon", "engine", "crew", "battery", "goods", "shield", "exposed", "lost", "cabin"],
                  },
                  {
                    name: "flight",
                    signs: [
                      "days",
                      "credits",
                      "dice",
                      "good-red",
                      "good-yellow",
                      "good-green",
                      "good-blue",
                      "flag",
                      "card",
                      "rock",
                      "planet",
                    ],
                  },
                  { name: "tiles", signs: Object.keys(SAMPLES).map((name) => `tile-${name}`) },
                  { name: "table", signs: ["hourglass", "rotate", "lock", "crown", "reconstructed"] },
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
