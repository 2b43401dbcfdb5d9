import { Lexer, type MarkedToken, type Token } from "marked";
import type { Block, Inline, RulePage, Section } from "./rules.ts";

const NUMBER = /^([A-Z]\d+\.\d+)$/;
const CARD = /^[A-Z]\d$/;
const PARTS = 3;

interface Part {
  title: string;
  intro: Block[];
  sections: Section[];
}

/**
 * A rule page as data. The build reads the pages of our games; those of others come from the server
 * and are read in the browser. /
 */
export function read(source: string): RulePage {
  const parts: Part[] = [];
  let title = "";
  let target: Block[] | null = null;
  for (const token of new Lexer().lex(source) as MarkedToken[]) {
    if (token.type === "space" || token.type === "hr") continue;
    if (token.type === "heading") {
      const intro: Block[] = [];
      if (token.depth === 1) title = token.text;
      else if (token.depth === 2) parts.push({ title: token.text, intro, sections: [] });
      else parts.at(-1)?.sections.push({ title: token.text, intro, rules: [] });
      target = token.depth === 1 ? null : intro;
      continue;
    }
    const number = numberOf(token);
    const section = parts.at(-1)?.sections.at(-1);
    if (number && section) {
      const blocks: Block[] = [];
      section.rules.push({ number, blocks });
      target = blocks;
    }
    if (!target) throw new Error("a rule page begins with its title and the first part");
    target.push(block(token, number !== null));
  }
  const [short, play, exact] = parts;
  if (!short || !play || !exact || parts.length !== PARTS)
    throw new Error(`a rule page has ${PARTS} parts, found ${parts.length}`);
  const page = {
    title,
    short: { title: short.title, blocks: short.intro },
    intro: play.intro,
    sections: play.sections,
  };
  const names = namesOn(exact);
  return names.size > 0 ? named(page, names) : page;
}

/**
 * Names of cards by what stands next to them: tables of the exact part begin with a code and its
 * two names.
 */
function namesOn(part: Part): Map<string, string> {
  const blocks = part.sections.flatMap((each) => [
    ...each.intro,
    ...each.rules.flatMap((rule) => rule.blocks),
  ]);
  const rows = blocks.flatMap((each) => (each.kind === "table" ? each.rows : []));
  const found = new Map<string, string>();
  for (const [code, good, evil] of rows.map((row) => row.map((cell) => cell[0]))) {
    if (code?.kind !== "code" || !CARD.test(code.text)) continue;
    if (good?.kind === "text") found.set(good.text, `good-${code.text}`);
    if (evil?.kind === "text") found.set(evil.text, `evil-${code.text}`);
  }
  return found;
}

/**
 * A name stands in its own cell or between stars, alone or as a pair: there the deck may have
 * another one.
 */
function named<T>(value: T, names: Map<string, string>): T {
  const inline = (text: string): Inline[] | null => {
    const parts = text.split(/\s+/).join(" ").split("/");
    if (!parts.some((part) => names.has(part))) return null;
    return parts.flatMap((part, at): Inline[] => {
      const card = names.get(part);
      const word: Inline = card ? { kind: "name", card, text: part } : { kind: "text", text: part };
      return at > 0 ? [{ kind: "text", text: "/" }, word] : [word];
    });
  };
  const only = (words: Inline[]) =>
    words.length === 1 && words[0]?.kind === "text" ? inline(words[0].text) : null;
  return JSON.parse(JSON.stringify(value), (key, each: unknown) => {
    const item = each as { kind?: string; words?: Inline[] } | null;
    if (item?.kind === "em" && item.words)
      return { ...item, words: only(item.words) ?? item.words };
    if (key === "rows")
      return (each as Inline[][][]).map((row) => row.map((cell) => only(cell) ?? cell));
    return each;
  }) as T;
}

/** A paragraph that opens with a bold rule number begins that rule. */
function numberOf(token: MarkedToken): string | null {
  const [first] = token.type === "paragraph" ? (token.tokens as MarkedToken[]) : [];
  return first?.type === "strong" && NUMBER.test(first.text) ? first.text : null;
}

function block(token: MarkedToken, numbered: boolean): Block {
  switch (token.type) {
    case "paragraph":
    case "text": {
      const tokens = (token.tokens ?? [token]) as MarkedToken[];
      const [only, ...more] = tokens;
      if (only?.type === "image" && more.length === 0)
        return { kind: "picture", file: only.href, alt: unescaped(only.text) };
      const words = inlines(tokens);
      if (numbered) words.shift();
      return { kind: "text", words };
    }
    case "list":
      return {
        kind: "list",
        ordered: token.ordered,
        items: token.items.map((item) =>
          (item.tokens as MarkedToken[]).map((each) => block(each, false)),
        ),
      };
    case "table":
      return {
        kind: "table",
        head: token.header.map((cell) => inlines(cell.tokens)),
        rows: token.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      };
    case "code":
      return { kind: "code", text: token.text };
    default:
      throw new Error(`a rule page holds ${token.type}, which nobody draws`);
  }
}

function inlines(tokens: Token[]): Inline[] {
  return (tokens as MarkedToken[]).map((token): Inline => {
    switch (token.type) {
      case "text":
      case "escape":
        return { kind: "text", text: unescaped(token.text) };
      case "strong":
      case "em":
        return { kind: token.type, words: inlines(token.tokens) };
      case "codespan":
        return { kind: "code", text: unescaped(token.text) };
      case "link":
        return { kind: "text", text: unescaped(token.text) };
      case "br":
        return { kind: "text", text: "\n" };
      default:
        throw new Error(`a rule page holds ${token.type}, which nobody draws`);
    }
  });
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
