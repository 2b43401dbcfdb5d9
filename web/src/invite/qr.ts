import { encode } from "uqr";

/** A code as the path of its dark squares, one unit each, and the length of its side. */
export interface Drawn {
  size: number;
  path: string;
}

/** The QR code of a text, with the quiet edge that cameras need. */
export function drawCode(text: string): Drawn {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  return { size, path: pathOf(data) };
}

/** Neighbours in a row become one rectangle, so that no hairline shows between them. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    [...row, false].forEach((isDark, x) => {
      if (isDark && from < 0) from = x;
      if (isDark || from < 0) return;
      runs.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
      from = -1;
    });
  });
  return runs.join("");
}
