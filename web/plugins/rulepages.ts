import { Lexer, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Block, Inline, RulePage } from "../src/help/rules.ts";

/** Rule pages (docs/rules/*.md) as data: the browser draws them without parsing and without raw HTML. */
export function rulePages(): Plugin {
  return {
    name: "rule-pages",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(read(source))}`, map: null };
    },
  };
}

const NUMBER = /^([A-Z]\d+\.\d+)$/;

export function read(source: string): RulePage {
  const page: RulePage = { title: "", intro: [], sections: [] };
  let target: Block[] = page.intro;
  for (const token of new Lexer().lex(source)) {
    if (token.type === "space" || token.type === "hr") continue;
    if (token.type === "heading") {
      if (token.depth === 1) page.title = token.text;
      else {
        const intro: Block[] = [];
        page.sections.push({ title: token.text, intro, rules: [] });
        target = intro;
      }
      continue;
    }
    const number = numberOf(token);
    const section = page.sections.at(-1);
    if (number && section) {
      const blocks: Block[] = [];
      section.rules.push({ number, blocks });
      target = blocks;
    }
    target.push(block(token, number !== null));
  }
  return page;
}

/** A paragraph that opens with a bold rule number begins that rule. */
function numberOf(token: Token): string | null {
  const first = token.type === "paragraph" ? token.tokens?.[0] : undefined;
  return first?.type === "strong" && NUMBER.test(first.text) ? first.text : null;
}

function block(token: Token, numbered: boolean): Block {
  switch (token.type) {
    case "paragraph":
    case "text": {
      const words = inlines(token.tokens ?? [token]);
      if (numbered) words.shift();
      return { kind: "text", words };
    }
    case "list": {
      const list = token as Tokens.List;
      return {
        kind: "list",
        ordered: list.ordered,
        items: list.items.map((item) => item.tokens.map((each) => block(each, false))),
      };
    }
    case "table": {
      const table = token as Tokens.Table;
      return {
        kind: "table",
        head: table.header.map((cell) => inlines(cell.tokens)),
        rows: table.rows.map((row) => row.map((cell) => inlines(cell.tokens))),
      };
    }
    case "code":
      return { kind: "code", text: token.text };
    default:
      throw new Error(`a rule page holds ${token.type}, which nobody draws`);
  }
}

function inlines(tokens: Token[]): Inline[] {
  return tokens.map((token): Inline => {
    switch (token.type) {
      case "text":
      case "escape":
        return { kind: "text", text: unescaped(token.text) };
      case "strong":
      case "em":
        return { kind: token.type, words: inlines(token.tokens ?? []) };
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

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
