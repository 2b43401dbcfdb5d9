/** Arrow keys walk over the table to the nearest place in their direction. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function neighbour(board: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = way;
  const start = anchor(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of board.querySelectorAll<HTMLElement>(".spot")) {
    if (each === from) continue;
    const end = anchor(each);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const ahead = dx * x + dy * y;
    if (ahead < 4) continue;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const cost = ahead + aside * 2.5;
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** The first card of a place: rows and columns are of any length, but they begin in line. */
function anchor(place: HTMLElement): { x: number; y: number } {
  const rect = place.getBoundingClientRect();
  return { x: rect.left, y: rect.top };
}
