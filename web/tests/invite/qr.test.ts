import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { drawCode, pathOf } from "../../src/invite/qr";

/** The squares that a path covers. */
function squares(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at++) found.add(`${Number(x) + at} ${y}`);
  return found;
}

describe("a QR code", () => {
  it("is drawn as one rectangle per run of dark squares", () => {
    const path = pathOf([
      [false, true, true, false],
      [true, false, false, true],
    ]);
    expect(path).toBe("M1 0h2v1h-2zM0 1h1v1h-1zM3 1h1v1h-1z");
  });

  it("covers just the dark squares of the link, with a quiet edge around them", () => {
    const link = "https://example.org/t/0123456789abcdef#join=abcdefghijklmnopqrstuv";
    const { size, path } = drawCode(link);
    const { data } = encode(link, { ecc: "M", border: 4 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])),
    );
    expect(data).toHaveLength(size);
    expect(squares(path)).toEqual(new Set(dark));
    for (const square of dark)
      for (const at of square.split(" ").map(Number)) {
        expect(at).toBeGreaterThanOrEqual(4);
        expect(at).toBeLessThan(size - 4);
      }
  });
});
