import type { Values } from "./texts.svelte";

type Say = (key: string, values: Values) => string;

/** Values that say whom a sentence is about. */
const PEOPLE = new Set(["who", "player", "whom", "other"]);

/**
 * A sentence for a key that a foreign game has no text for; the same as in `engine/game_texts.py`.
 * `say` says what is written for any game. /
 */
export function madeOf(game: string, key: string, values: Values, say: Say): string {
  const rest = key.slice(key.indexOf("-") + 1);
  if (key === "title") return capital(spaced(game));
  if (key === "about" || /^preset-.*-about$/.test(key)) return "";
  if (key.startsWith("option-")) return spaced(rest.slice(rest.indexOf("-") + 1));
  if (/^(outcome|preset|action|field)-/.test(key)) return spaced(rest);
  const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !PEOPLE.has(name)));
  if (!key.startsWith("event-")) {
    return say("any-reason", { what: withValues(spaced(key), fields) });
  }
  const what = withValues(spaced(rest), fields);
  const { who, player = "" } = values;
  return who === undefined
    ? say("any-event", { what })
    : say("any-event-of", { who, player, what });
}

function withValues(what: string, values: Values): string {
  const told = Object.entries(values).map(([name, value]) => `${spaced(name)} ${textOf(value)}`);
  return told.length > 0 ? `${what}: ${told.join(", ")}` : what;
}

function textOf(value: Values[string]): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** A name of the code as words. */
function spaced(name: string): string {
  return name.replaceAll(/[-_]/g, " ");
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
