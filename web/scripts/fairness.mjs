// Runs the browser's own check of a seal outside a browser: cases as JSON on standard input,
// results on standard output. tests/test_seal.py holds it against the vectors and records of the
// engine.
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const load = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(`../src/${path}.ts`, import.meta.url)), {
      configFile: false,
      logLevel: "error",
    })
  ).module;

const [draws, checks, { bytesOf }, { builtIn }, { library }] = await Promise.all(
  ["draws", "check", "bytes", "hashes", "library"].map((name) => load(`fairness/${name}`)),
);
const sources = {};

/** What a browser knows about the game. */
async function known({ game, ...evidence }) {
  sources[game] ??= (await load(`games/${game}/sources`)).default;
  return { sources: sources[game], ...evidence };
}

async function vector(hashes, { secret, table, words, draws: asked }) {
  const key = words[0] ? await draws.keyOf(hashes, secret, table, words) : secret;
  const underKey = await hashes.hmac(bytesOf(key));
  const tokens = [];
  for (const { ply, choices } of asked)
    tokens.push(await draws.drawn(underKey, table, ply, choices));
  return {
    commitment: await draws.commitmentOf(hashes, secret, table),
    key,
    swapped: await draws.seatsAreSwapped(underKey, table),
    tokens,
  };
}

const { vectors, evidence } = await json(process.stdin);
const results = {};
for (const [name, hashes] of Object.entries({ builtIn, library })) {
  results[name] = {
    vectors: await Promise.all(vectors.map((each) => vector(hashes, each))),
    verdicts: await Promise.all(
      evidence.map(async (each) => checks.check(await known(each), hashes)),
    ),
  };
}
console.log(JSON.stringify(results));
