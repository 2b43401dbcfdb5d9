import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bring } from "../net/files.svelte";
import * as rest from "../net/rest";
import type { CodedReason } from "../net/wire";
import { madeOf } from "./missing";

export type Language = "de" | "en";
export type Values = Record<string, FluentVariable>;

/** The sentences of the page, and of one game if it is named, in the language of the user. */
export interface Texts {
  (key: string, values?: Values): string;
  has(key: string): boolean;
  reason(reason: CodedReason): string;
  readonly language: Language;
}

type Source = () => Promise<string>;

// The same Fluent files as the terminal's, straight from the package; each is a small chunk.
const sources = import.meta.glob<string>(
  [
    "../../texts/*.ftl",
    "../../../src/zweikampf/{engine,server}/texts/*.ftl",
    "../../../src/zweikampf/games/*/texts/*.ftl",
    "../../../src/zweikampf/players/insight/texts/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Sentences that are needed only where they are asked for: `learn` and `textsOf` take this name. */
export const INSIGHT = "#insight";
const TOPICS: Record<string, string> = {
  [INSIGHT]: "../../../src/zweikampf/players/insight/texts",
};

const KEPT = "zweikampf-language";

/** What has been loaded: a bundle for the page (the empty name) and one for every game. */
let bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
/** The steps of the lesson of a game, as the keys of its sentences in their order. */
const lessons = new Map<string, string[]>();
let language = $state<Language>(preferred());
/** What was clicked last; its words may still be on their way. */
let wanted: Language;

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "de" || kept === "en") return kept;
  return navigator.languages.some((each) => each.toLowerCase().startsWith("de")) ? "de" : "en";
}

export function spoken(): Language {
  return language;
}

/** Parts of a win in hundredths, called points, as people of this language write figures. */
export function points(part: number, signed = true): string {
  const figure = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return figure.format(100 * part).replace("-", "−");
}

/** A share as people of this language read it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(
    share,
  );
}

/**
 * Change the language: everything on the page changes at once, when all is loaded. The latest wish
 * counts.
 */
export async function speak(asked: Language): Promise<void> {
  wanted = asked;
  localStorage.setItem(KEPT, asked);
  const fresh = new Map<string, FluentBundle>();
  const missing = () => [...bundles.keys()].filter((game) => !fresh.has(game));
  while (missing().length > 0) {
    // A game may be learned while the others are loading.
    await Promise.all(missing().map(async (game) => fresh.set(game, await load(game, asked))));
    if (wanted !== asked) return;
  }
  bundles = fresh;
  language = asked;
  document.documentElement.lang = asked;
}

/** Load the words of the page (no name), of a game or of a topic. */
export async function learn(game = ""): Promise<void> {
  if (bundles.has(game)) return;
  const then = language;
  const bundle = await load(game, then);
  if (then !== language) return learn(game);
  bundles = new Map(bundles).set(game, bundle);
  document.documentElement.lang = language;
}

async function load(game: string, wanted: Language): Promise<FluentBundle> {
  const topic = TOPICS[game];
  const folders = topic
    ? [topic]
    : [
        "../../../src/zweikampf/engine/texts",
        "../../../src/zweikampf/server/texts",
        "../../texts",
        ...(game ? [`../../../src/zweikampf/games/${game}/texts`] : []),
      ];
  const [said, ...instead] = isForeign(game) ? await foreign(game, wanted) : [];
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const found = folders.map((folder) => sources[`${folder}/${wanted}.ftl`]);
  const ours = await Promise.all(found.filter(isThere).map(bring));
  for (const source of [...instead, ...ours, ...(said === undefined ? [] : [said])]) {
    // A game may say a thing in its own way: what comes later counts.
    const resource = new FluentResource(source);
    bundle.addResource(resource, { allowOverrides: true });
    if (game !== "") lessons.set(game, stepsIn(resource));
  }
  return bundle;
}

/** A hint answers a wrong move; it is no step. */
function stepsIn(resource: FluentResource): string[] {
  const keys = resource.body.map((each) => each.id);
  return keys.filter((key) => key.startsWith("lesson-") && !key.endsWith("-hint"));
}

/** What the lesson of a game says, step by step. */
export function lessonOf(game: string): string[] {
  return lessons.get(game) ?? [];
}

/** A game that this client was not built with. */
function isForeign(game: string): boolean {
  return (
    game !== "" &&
    !(game in TOPICS) &&
    !(`../../../src/zweikampf/games/${game}/texts/en.ftl` in sources)
  );
}

/**
 * What the server has for such a game: its sentences in this language, and in the other for those
 * that are missing.
 */
async function foreign(game: string, wanted: Language): Promise<string[]> {
  const other = wanted === "de" ? "en" : "de";
  try {
    return await Promise.all([wanted, other].map((each) => bring(() => rest.texts(game, each))));
  } catch (error) {
    // An old game that the server no longer has is shown all the same.
    if (error instanceof rest.Refused && error.reason.code === "unknown-game") return [];
    throw error;
  }
}

function isThere(source: Source | undefined): source is Source {
  return source !== undefined;
}

/** Texts that follow the language; call `learn` with the same name before. */
export function textsOf(game = ""): Texts {
  const say = (key: string, values: Values = {}): string => {
    const bundle = bundles.get(game);
    if (!bundle) return "";
    const pattern = bundle.getMessage(key)?.value;
    if ((pattern === undefined || pattern === null) && isForeign(game)) {
      return madeOf(game, key, values, say);
    }
    if (pattern === undefined || pattern === null) {
      console.error(`no text for ${key}`);
      return `⟦${key}⟧`;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`text ${key}: ${error.message}`);
    return text;
  };
  return Object.defineProperties(say, {
    has: { value: (key: string) => bundles.get(game)?.hasMessage(key) ?? false },
    reason: {
      value: ({ code, values }: CodedReason) =>
        bundles.get(game)?.hasMessage(code) || isForeign(game)
          ? say(code, values)
          : say("refused", { code }),
    },
    language: { get: () => language },
  }) as Texts;
}

/** The texts of the page itself. */
export const t = textsOf();
