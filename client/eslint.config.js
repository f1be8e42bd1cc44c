// What Prettier does not see: unused things, unsafe comparisons, Svelte's own traps.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/generated/"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      // `svelte/prefer-const` knows that props are declared with `let`
      "prefer-const": "off",
      "svelte/prefer-const": "error",
      // a map made and read within one calculation need not be watched
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check says which of these comments are needed
      "svelte/no-unused-svelte-ignore": "off",
      // a lone space in braces is a space that formatting must not eat
      "svelte/no-useless-mustaches": "off",
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // drawings are SVG strings grown from ids of our own, never from what people type
      "svelte/no-at-html-tags": "off",
      // a page's address is made by the router
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
