/** What drawings in SVG share, whose points are buttons to the keyboard. */

/** Enter and Space on a point of a drawing do what they do on a button. */
export function pressed(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}

/** A size in rem as pixels, for words beside a drawing: they grow with the letters of the page. */
export function inPixels(rem: number): number {
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** The last of these points at a ply or before it, which is where Tab leads to; else the first. */
export function stopAt(points: readonly { ply: number }[], at: number): number {
  return Math.max(
    0,
    points.findLastIndex((each) => each.ply <= at),
  );
}
