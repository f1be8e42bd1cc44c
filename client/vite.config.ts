import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** the icon sprite stands once in the page, so that every `<use>` finds it without a request */
function inlineIcons(): Plugin {
  const sprite = () =>
    readFileSync(new URL("./src/icons.svg", import.meta.url), "utf8").replace(/<!--.*?-->/gs, "").replace(/>\s+</g, "><");
  return { name: "inline-icons", transformIndexHtml: (html) => html.replace("<!-- icons -->", () => sprite()) };
}

const server = process.env["STERNHAFEN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), inlineIcons()],
  build: { outDir: "../src/sternhafen/server/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, changeOrigin: true }, "/ws": { target: server.replace("http", "ws"), ws: true, changeOrigin: true } },
  },
});
