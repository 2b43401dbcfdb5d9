/** Where a bubble of a lesson stands: near what it is about, and not on top of it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const COVERED = 5_000; // to cover a target is worse than any distance
const CROWDED = 20; // square pixels of something that may be chosen, for a pixel of distance
const LONGEST = 240; // a longer pointer crosses half of the table and does not help

/** The best of the places around the targets and in the corners of the room. */
export function place(
  size: { width: number; height: number },
  targets: readonly Box[],
  choices: readonly Box[],
  room: Box,
): Box {
  const corners = [room.left, room.left + room.width].flatMap((left) =>
    [room.top, room.top + room.height].map((top) => ({ left, top })),
  );
  const around = targets.flatMap((each) => [
    { left: middle(each).x - size.width / 2, top: each.top - size.height - GAP },
    { left: middle(each).x - size.width / 2, top: each.top + each.height + GAP },
    { left: each.left - size.width - GAP, top: middle(each).y - size.height / 2 },
    { left: each.left + each.width + GAP, top: middle(each).y - size.height / 2 },
  ]);
  const aim = targets[0] ? middle(targets[0]) : middle(room);
  const boxes = [...around, ...corners].map((each) => inside({ ...each, ...size }, room));
  const cost = (box: Box) =>
    targets.reduce((sum, each) => sum + hidden(box, each), 0) +
    choices.reduce((sum, each) => sum + overlap(box, each) / CROWDED, 0) +
    Math.hypot(middle(box).x - aim.x, middle(box).y - aim.y);
  return boxes.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** In the first of these rooms where the bubble hides no target, else in the last. */
export function placeIn(
  rooms: readonly [Box, ...Box[]],
  size: { width: number; height: number },
  targets: readonly Box[],
  choices: readonly Box[],
): Box {
  const boxes = rooms.map((room) => place(size, targets, choices, room));
  const isClear = (box: Box) => targets.every((each) => hidden(box, each) === 0);
  return boxes.find(isClear) ?? (boxes.at(-1) as Box);
}

/** A pointer from the bubble to a target, if there is room for one and it is not too far. */
export function pointer(
  bubble: Box,
  target: Box,
): { x1: number; y1: number; x2: number; y2: number } | null {
  if (overlap(grown(bubble), target) > 0) return null;
  const to = { x: middle(target).x, y: middle(target).y };
  const x1 = clamp(to.x, bubble.left + 18, bubble.left + bubble.width - 18);
  const y1 = clamp(to.y, bubble.top, bubble.top + bubble.height);
  const x2 = clamp(x1, target.left, target.left + target.width);
  const y2 = clamp(y1, target.top, target.top + target.height);
  return Math.hypot(x2 - x1, y2 - y1) > LONGEST ? null : { x1, y1, x2, y2 };
}

function hidden(box: Box, target: Box): number {
  const covered = overlap(grown(box), target);
  return covered > 0 ? COVERED + covered : 0;
}

function grown(box: Box): Box {
  return { left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 };
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function inside(box: Box, room: Box): Box {
  return {
    ...box,
    left: clamp(box.left, room.left, room.left + room.width - box.width),
    top: clamp(box.top, room.top, room.top + room.height - box.height),
  };
}

function overlap(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
