import { bring } from "../net/files.svelte";
import * as rest from "../net/rest";

/**
 * A rule page as the build reads it out of the games' folders (plugins/rulepages.ts). `name` is a
 * card of a deck file.
 */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; words: Inline[] }
  | { kind: "name"; card: string; text: string };

export type Block =
  | { kind: "text"; words: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "picture"; file: string; alt: string };

export interface Rule {
  number: string;
  blocks: Block[];
}

export interface Section {
  title: string;
  intro: Block[];
  rules: Rule[];
}

/** Where the reader begins: with the game in five minutes, or with all of its rules. */
export type RulesPart = "short" | "all";

/** The parts for players: the game in five minutes, then the rules of play. */
export interface RulePage {
  title: string;
  short: { title: string; blocks: Block[] };
  intro: Block[];
  sections: Section[];
}

const pages = import.meta.glob<RulePage>("../../../src/zweikampf/games/*/rules.*.md", {
  import: "default",
});

/** The page of a game; null if it has none. */
export function rulePage(game: string, language: string): Promise<RulePage | null> {
  const load = pages[`../../../src/zweikampf/games/${game}/rules.${language}.md`];
  return load ? bring(load) : foreignPage(game, language);
}

/**
 * Of a game that this client was not built with, in the other language if it has no page in this
 * one.
 */
async function foreignPage(game: string, language: string): Promise<RulePage | null> {
  try {
    const other = language === "de" ? "en" : "de";
    const source = (await rest.rules(game, language)) || (await rest.rules(game, other));
    if (source === "") return null;
    const { read } = await bring(() => import("./reading"));
    return withoutPictures(read(source));
  } catch (error) {
    console.warn(`no rule page of ${game}`, error);
    return null;
  }
}

/** Pictures of the page are not part of this client. */
function withoutPictures(page: RulePage): RulePage {
  const kept = (blocks: Block[]) => blocks.filter((each) => each.kind !== "picture");
  return { ...page, short: { ...page.short, blocks: kept(page.short.blocks) } };
}

/** Rules of a page by number, in the order asked for. */
export function rulesOf(page: RulePage, numbers: string[]): Rule[] {
  const all = new Map(
    page.sections.flatMap((each) => each.rules).map((rule) => [rule.number, rule]),
  );
  return numbers.flatMap((number) => all.get(number) ?? []);
}
