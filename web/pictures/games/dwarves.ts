import { fetchDeck } from "../../src/games/dwarves/sheets.svelte";
import type { DeckInfo } from "../../src/net/wire";
import type { Texts } from "../../src/texts/texts.svelte";

/**
 * Before the picture is drawn: lets the client fetch the standard deck, as `dwarves.py` tells it. A
 * picture is a file and cannot follow another deck: its cards say what kind they are, not what they
 * are called.
 */
export async function prepare(told: string, words: Record<string, Texts>): Promise<void> {
  const deck = JSON.parse(told) as DeckInfo;
  for (const card of deck.cards) {
    const said = Object.entries(words).map(([language, say]) => [
      language,
      titled(say("card-type", { type: card.type })),
    ]);
    const names = Object.fromEntries(said) as Record<string, string>;
    card.names = { good: names, evil: names };
  }
  const answer = JSON.stringify(deck);
  const headers = { "content-type": "application/json" };
  globalThis.fetch = () => Promise.resolve(new Response(answer, { headers }));
  await fetchDeck(deck.name);
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
