import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** the icon sprite stands once in the page, so that every `<use>` finds it without a request */
function inlineIcons(): Plugin {
  const source = (path: string): string => readFileSync(new URL(`./src/${path}`, import.meta.url), "utf8");
  const games = readdirSync(new URL("./src/games", import.meta.url), { recursive: true, encoding: "utf8" });
  const own = games.filter((path) => /tile[\\/]icon\.svg$/.test(path)).map((path) => source(`games/${path}`));
  const sprite = () =>
    source("icons.svg")
      .replace(/<!--.*?-->/gs, "")
      .replace("</svg>", () => `${own.join("")}</svg>`)
      .replace(/>\s+</g, "><");
  return { name: "inline-icons", transformIndexHtml: (html) => html.replace("<!-- icons -->", () => sprite()) };
}

/** every file also packed, once for all readers: the server hands out what the browser takes */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!statSync(path).isFile() || !/\.(html|js|css|svg)$/.test(name)) continue;
        const content = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}

const server = process.env["STERNHAFEN_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), inlineIcons(), packed()],
  build: { outDir: "../src/sternhafen/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  // the first import of a module is slow on a busy machine
  test: { testTimeout: 40_000 },
  server: {
    fs: { allow: [".."] },
    // the server takes requests from its own pages only; in development they come from Vite's
    proxy: {
      "/api": { target: server, headers: { origin: server } },
      "/ws": { target: server, ws: true, headers: { origin: server } },
    },
  },
});
