// TypeScript from the server's own message models:
//   python -m sternhafen.server.schema | node tools/protocol.mjs > src/generated/protocol.ts
import { readFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(0, "utf8"));
const name = (ref) => ref.split("/").at(-1);
const literal = (value) => JSON.stringify(value);

function type(node) {
  if (node.$ref) return name(node.$ref);
  if (node.anyOf) return node.anyOf.map(type).join(" | ");
  if (node.oneOf) return node.oneOf.map(type).join(" | ");
  if (node.enum) return node.enum.map(literal).join(" | ");
  if (node.const !== undefined) return literal(node.const);
  switch (node.type) {
    case "array": return `${wrap(type(node.items ?? {}))}[]`;
    case "object": return node.properties ? body(node) : "Record<string, unknown>";
    case "integer": case "number": return "number";
    case "string": case "boolean": case "null": return node.type;
    default: return "unknown";
  }
}
const wrap = (words) => (words.includes(" ") ? `(${words})` : words);

function body(node) {
  const required = new Set(node.required ?? []);
  const tag = node.properties.type?.enum?.length === 1 ? "type" : null;
  const fields = Object.entries(node.properties).map(
    ([field, value]) => `  ${field}${required.has(field) || field === tag ? "" : "?"}: ${type(value)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

const lines = ["// Made by tools/protocol.mjs from src/sternhafen/server/protocol.py: do not edit."];
for (const [title, node] of Object.entries(schema.$defs)) {
  const words = node.description ? `/** ${node.description.split("\n")[0]} */\n` : "";
  lines.push(`${words}export ${node.properties ? `interface ${title} ${body(node)}` : `type ${title} = ${type(node)};`}`);
}
process.stdout.write(`${lines.join("\n\n")}\n`);
