/** A card in a hand. `key` (see `keyed`) tells copies apart, `token` is what is played. */
export interface HandItem {
  key: string;
  token: string;
  label: string;
  legal: boolean;
  hinted?: boolean;
  /** For games in which a card is chosen before it is played. */
  chosen?: boolean;
}

/**
 * The keys of a list in one text. A list of cards that travel is made of these keys: each change of
 * a list that is animated measures all of its cards, so it must not change with their lights.
 */
export function order(items: readonly { key: string }[]): string {
  return items.map((each) => each.key).join(" ");
}

/** The keys again, and what they stand for. */
export function unordered(keys: string): string[] {
  return keys === "" ? [] : keys.split(" ");
}

/** What a card is called, whichever copy it is. */
export function tokenOf(key: string): string {
  return key.replace(/#\d+$/, "");
}

/** Keys for cards of which several copies exist: `G0`, `G0#2`, `G0#3`. */
export function keyed(tokens: readonly string[]): { key: string; token: string }[] {
  const seen = new Map<string, number>();
  return tokens.map((token) => {
    const copy = (seen.get(token) ?? 0) + 1;
    seen.set(token, copy);
    return { key: copy === 1 ? token : `${token}#${copy}`, token };
  });
}
