import type { Texts } from "../texts/texts.svelte";

export type AnyView = Record<string, unknown> & { seat: 0 | 1 | null };

/** A field of a view as it is shown: a value, some chips in a row, or nested fields. */
export type Shown =
  | { kind: "value"; name: string; text: string }
  | { kind: "chips"; name: string; chips: string[] }
  | { kind: "fields"; name: string; fields: Shown[] };

const NOTHING = "–";
/** Known by the frame, or read in the log. */
const NOT_SHOWN = new Set(["seat", "history"]);

/** What a view says, in its own order; what is empty is left out. */
export function shownOf(view: AnyView, texts: Texts): Shown[] {
  return fieldsOf(view, texts);
}

function fieldsOf(data: Record<string, unknown>, texts: Texts): Shown[] {
  return Object.entries(data)
    .filter(([name, value]) => !NOT_SHOWN.has(name) && !isEmpty(value))
    .flatMap(([name, value]) => field(texts(`field-${name}`), value, texts));
}

function field(name: string, value: unknown, texts: Texts): Shown[] {
  if (Array.isArray(value)) {
    if (value.some((each) => isRecord(each) || Array.isArray(each))) {
      return value.flatMap((each, at) => field(`${name} ${at + 1}`, each, texts));
    }
    return [{ kind: "chips", name, chips: value.map(textOf) }];
  }
  if (isRecord(value)) return [{ kind: "fields", name, fields: fieldsOf(value, texts) }];
  return [{ kind: "value", name, text: textOf(value) }];
}

function textOf(value: unknown): string {
  if (value === null || value === "") return NOTHING;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What an action is called: by the texts of the game, else by its token. */
export function actionName(token: string, texts: Texts): string {
  const key = `action-${token.replaceAll(/[^A-Za-z0-9_-]/g, "-")}`;
  return texts.has(key) ? texts(key) : token;
}

export interface Group {
  /** What the tokens begin with; empty where there are few of them. */
  name: string;
  tokens: string[];
}

const FEW = 12;

/** Many actions are found by what they begin with: `lay-K7-3` and `lay-K9-1` stand together. */
export function grouped(tokens: readonly string[]): Group[] {
  if (tokens.length <= FEW) return [{ name: "", tokens: [...tokens] }];
  const groups = new Map<string, string[]>();
  for (const token of tokens) {
    const name = /^[A-Za-z]+/.exec(token)?.[0] ?? "";
    groups.set(name, [...(groups.get(name) ?? []), token]);
  }
  return [...groups].map(([name, found]) => ({ name, tokens: found }));
}
