import { bytesOf, hexOf } from "./bytes";
import type { Hashes, Hmac } from "./hashes";

/** A token and its weight. */
export type Choice = [string, number];

const NUMBERS = 1n << 64n;
const encoder = new TextEncoder();

/** What docs/fairness.md says, in the order in which it says it. */
export async function commitmentOf(hashes: Hashes, secret: string, table: string): Promise<string> {
  return hexOf(await hashes.sha256(new Uint8Array([...bytesOf(secret), ...encoder.encode(table)])));
}

export async function keyOf(
  hashes: Hashes,
  secret: string,
  table: string,
  words: readonly [string, string],
): Promise<string> {
  const underSecret = await hashes.hmac(bytesOf(secret));
  return hexOf(await underSecret(`${table}|${words[0]}|${words[1]}`));
}

/** A number below n, without bias: numbers from the last full multiple of n on are skipped. */
async function below(underKey: Hmac, label: string, n: bigint): Promise<bigint> {
  const limit = NUMBERS - (NUMBERS % n);
  for (let block = 0; ; block++) {
    const digest = hexOf(await underKey(`${label}|${block}`));
    for (let at = 0; at < digest.length; at += 16) {
      const number = BigInt(`0x${digest.slice(at, at + 16)}`);
      if (number < limit) return number % n;
    }
  }
}

/** `label`: the ply, or the number of a throw of some dice. */
export async function drawn(
  underKey: Hmac,
  table: string,
  label: number | string,
  choices: readonly Choice[],
): Promise<string> {
  const total = choices.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  let left = await below(underKey, `${table}|${label}`, total);
  for (const [token, weight] of choices) {
    if (left < BigInt(weight)) return token;
    left -= BigInt(weight);
  }
  throw new Error("nothing to choose from");
}

export async function seatsAreSwapped(underKey: Hmac, table: string): Promise<boolean> {
  return (await below(underKey, `${table}|seats`, 2n)) === 1n;
}

/** A pile in its order, from the copies of its cards: docs/same-deal.md. */
export async function shuffled(
  underKey: Hmac,
  deal: string,
  pile: string,
  cards: readonly Choice[],
): Promise<string[]> {
  const copies = cards.flatMap(([card, count]) =>
    Array.from({ length: count }, (_, at) => ({ card, copy: at + 1 })),
  );
  const numbered = await Promise.all(
    copies.map(async ({ card, copy }) => ({
      card,
      number: hexOf(await underKey(`${deal}|${pile}|${card}|${copy}`)),
    })),
  );
  return numbered.sort((a, b) => (a.number < b.number ? -1 : 1)).map(({ card }) => card);
}
