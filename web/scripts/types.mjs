// Reads the JSON schema of the wire from standard input and writes src/net/wire.ts.
//   .venv/bin/python -m zweikampf.server.edge.schema | npm --prefix web run -s types
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const banner = `// Made by \`make wire\` from the schema of the server (docs/wire.md); do not edit.`;
const schema = JSON.parse(readFileSync(0, "utf8"));
const text = await compile(schema, "Wire", { bannerComment: banner, additionalProperties: false });
const asked = process.argv[2];
const target = asked ?? fileURLToPath(new URL("../src/net/wire.ts", import.meta.url));
writeFileSync(target, text);
