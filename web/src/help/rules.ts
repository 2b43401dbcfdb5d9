/** A rule page as the build reads it out of docs/rules (plugins/rulepages.ts). `name` is a card of a deck file. */
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

/** The parts for players: the game in five minutes, then the rules of play. */
export interface RulePage {
  title: string;
  short: { title: string; blocks: Block[] };
  intro: Block[];
  sections: Section[];
}

const pages = import.meta.glob<RulePage>("../../../docs/rules/*.md", { import: "default" });

export function rulePage(game: string, language: string): Promise<RulePage> {
  const load = pages[`../../../docs/rules/${game}.${language}.md`];
  if (!load) throw new Error(`no rule page of ${game} in ${language}`);
  return load();
}

/** Rules of a page by number, in the order asked for. */
export function rulesOf(page: RulePage, numbers: string[]): Rule[] {
  const all = new Map(page.sections.flatMap((each) => each.rules).map((rule) => [rule.number, rule]));
  return numbers.flatMap((number) => all.get(number) ?? []);
}
