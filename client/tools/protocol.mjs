// TypeScript from the engine's and the server's own types:
//   python -m sternhafen.server.protocol.schema | node tools/protocol.mjs > src/generated/protocol.ts
//   python -m sternhafen.schema | node tools/protocol.mjs > src/generated/plain.ts
//   python -m sternhafen.schema race | node tools/protocol.mjs > src/generated/race.ts
//   python -m sternhafen.schema race components | node tools/protocol.mjs > src/generated/race.components.ts
import { readFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(0, "utf8"));
const shared = new Set(schema["x-shared"] ?? []);
const used = new Set();
const literal = (value) => JSON.stringify(value);
const WIDTH = 120;

function name(ref) {
  const found = ref.split("/").at(-1);
  if (shared.has(found)) used.add(found);
  return found;
}

function type(node) {
  if (node.$ref) return name(node.$ref);
  if (node.anyOf) return node.anyOf.map(type).join(" | ");
  if (node.oneOf) return node.oneOf.map(type).join(" | ");
  if (node.enum) return node.enum.map(literal).join(" | ");
  if (node.const !== undefined) return literal(node.const);
  switch (node.type) {
    case "array":
      return node.prefixItems ? `[${node.prefixItems.map(type).join(", ")}]` : `${wrap(type(node.items ?? {}))}[]`;
    case "object":
      return node.properties ? body(node) : record(node);
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return node.type;
    default:
      return "unknown";
  }
}
const wrap = (words) => (words.includes(" ") ? `(${words})` : words);
const record = (node) =>
  `Record<${type(node.propertyNames ?? { type: "string" })}, ${type(node.additionalProperties ?? {})}>`;

/** what begins so far into a line stands in it, if there is room */
function body(node, indent = 0, without = {}) {
  const required = new Set(node.required ?? []);
  const tag = node.properties.type?.enum?.length === 1 ? "type" : null;
  const fields = Object.entries(node.properties)
    .filter(([field]) => !(field in without))
    .map(([field, value]) => `${field}${required.has(field) || field === tag ? "" : "?"}: ${type(value)};`);
  const line = `{ ${fields.join(" ").slice(0, -1)} }`;
  return indent + line.length < WIDTH && !line.includes("\n") ? line : `{\n  ${fields.join("\n  ")}\n}`;
}

const isRequired = (node, field) => (node.required ?? []).includes(field);

/** what all games share, if a game's own type only adds to it */
function base(title, node) {
  const same = (one, [field, value]) =>
    JSON.stringify(node.properties[field]) === JSON.stringify(value) &&
    isRequired(node, field) === isRequired(one, field);
  const wider = ([name, one]) =>
    name !== title && one.properties && Object.entries(one.properties).every((each) => same(one, each));
  return Object.entries(schema.$defs)
    .filter(([name]) => shared.has(name))
    .find(wider);
}

/** a message is an interface; what a game shows is a type, so that it fits wherever any view does */
function definition(title, node) {
  const words = node.description ? `/** ${node.description.split("\n")[0]} */\n` : "";
  const open = !schema.title.startsWith("Sternhafen");
  const lead = `export type ${title} = `;
  if (!node.properties) return `${words}${lead}${type(node)};`;
  const known = open && !shared.has(title) ? base(title, node) : undefined;
  if (known) return `${words}${lead}${name(known[0])} & ${body(node, lead.length, known[1].properties)};`;
  if (open) return `${words}${lead}${body(node, lead.length)};`;
  return `${words}export interface ${title} ${body(node)}`;
}

const made = Object.entries(schema.$defs)
  .filter(([title]) => !shared.has(title))
  .map(([title, node]) => definition(title, node));
const head = ["// Made by tools/protocol.mjs from the types in src/sternhafen: do not edit."];
if (used.size) head.push(`import type { ${[...used].sort().join(", ")} } from "./plain";`);
process.stdout.write(`${[...head, ...made].join("\n\n")}\n`);
