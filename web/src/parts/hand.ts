/** A card in a hand. `key` tells copies apart, `token` is what is played and what travels. */
export interface HandItem {
  key: string;
  token: string;
  label: string;
  legal: boolean;
  hinted?: boolean;
  /** For games in which a card is chosen before it is played. */
  chosen?: boolean;
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
