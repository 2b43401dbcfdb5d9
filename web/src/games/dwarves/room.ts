/** How the cards of a group lie in the room that there is; all measures are pixels. */

/** Narrower cards are drawn small: only what one plays by. */
const READABLE = 46;
const NAMED = 64;
/** In narrower hands the name gets more room on its card. */
export const ROOMY = 80;
const LARGEST = 200;

/** A board at least this much wider than high has dice and question beside the displays, unless it
 * is narrow: on a small phone a replay leaves a box that is low and has no room at its side. */
export const WIDE = 6 / 5;
const NARROW = 320;

/** Lower boards have room for one row. */
const LOW = 320;

export interface HandRoom {
  rows: number;
  card: number;
  small: boolean;
}

/** The hand: one row, overlapped if need be; on a phone that stands upright two rows of many cards. */
export function handRoom(count: number, width: number, height: number): HandRoom {
  if (width > height * WIDE && width > NARROW)
    return { rows: 1, card: Math.min(width * 0.098, height * 0.165, LARGEST), small: false };
  if (width > 640) return { rows: 1, card: Math.min(width * 0.125, height * 0.12), small: false };
  const rows = count > 7 && height > LOW ? 2 : 1;
  if (rows === 1 && count > 7) return { rows, card: height * 0.13, small: true };
  const perRow = Math.max(5, Math.ceil(count / rows));
  const card = Math.min((width - 6) / perRow - 3, height * 0.15);
  return { rows, card, small: card < READABLE };
}

export interface DisplayRoom {
  card: number;
  size: "tile" | "bare" | "small";
}

/** The cards of a display, in as many rows as make them largest. */
export function displayRoom(
  count: number,
  box: { width: number; height: number; gap: number },
): DisplayRoom {
  const shown = Math.max(count, 3);
  const tile = fitted(shown, 1.18, box);
  if (tile >= NAMED) return { card: Math.min(tile, LARGEST), size: "tile" };
  const bare = fitted(shown, 0.92, box);
  return { card: bare, size: bare >= READABLE ? "bare" : "small" };
}

function fitted(
  count: number,
  ratio: number,
  { width, height, gap }: { width: number; height: number; gap: number },
): number {
  let best = 0;
  for (let rows = 1; rows <= 5; rows += 1) {
    const across = (width - 4 - gap) / Math.ceil(count / rows) - gap;
    const down = ((height - 6) / rows - gap) / ratio;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.max(16, best));
}
