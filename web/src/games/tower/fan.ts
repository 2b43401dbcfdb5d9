/** Room for a row or a column of overlapped cards, in pixels along it. */
export interface Room {
  /** From the first card to the end of the last one. */
  length: number;
  /** A card that is not covered. */
  card: number;
  /** What is seen of a covered card where there is room enough, and what it takes to read it. */
  usual: number;
  least: number;
}

export interface Fanned {
  /** How many cards are drawn, the top one included; the others are counted. */
  shown: number;
  /** What is seen of each covered card. */
  step: number;
}

/** All cards if they can be read, else as many as can, with one step left to count the others. */
export function fanned(count: number, { length, card, usual, least }: Room): Fanned {
  const free = length - card;
  if (count < 2 || length === 0) return { shown: count, step: usual };
  const step = Math.min(usual, free / (count - 1));
  if (step >= least) return { shown: count, step };
  return { shown: Math.max(1, Math.floor(free / least)), step: least };
}
