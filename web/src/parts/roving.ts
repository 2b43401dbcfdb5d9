import type { Attachment } from "svelte/attachments";

type Stop = HTMLElement | SVGElement;
/** Where a key leads from a stop; null if nowhere. */
type Next = (all: readonly Stop[], from: Stop, key: string) => Stop | null;

interface Options {
  /** How arrows walk: in the order of the page, or to the nearest stop in their direction. */
  next?: Next;
  /** An arrow has led here. */
  moved?(stop: Stop): void;
}

/**
 * One stop for the Tab key, arrows walk: for a part of the page whose buttons carry `data-stop`.
 * Tab leads to where the keyboard is, else to `data-stop="first"`, else to the first that may be
 * chosen (`data-legal`), else to the one used last.
 */
export function roving({ next = inOrder, moved }: Options = {}): Attachment<
  HTMLElement | SVGElement
> {
  return (group) => {
    let last: Stop | undefined;

    function settle(): void {
      const all = stops(group);
      const stop =
        all.find((each) => each === document.activeElement) ??
        all.find((each) => each.dataset["stop"] === "first") ??
        all.find((each) => each.hasAttribute("data-legal")) ??
        all.find((each) => each === last) ??
        all[0];
      for (const each of all) {
        const index = each === stop ? "0" : "-1";
        if (each.getAttribute("tabindex") !== index) each.setAttribute("tabindex", index);
      }
    }

    function walk(event: Event): void {
      const { key } = event as KeyboardEvent;
      const all = stops(group);
      const from = all.find((each) => each === document.activeElement);
      const found = from ? next(all, from, key) : null;
      if (!found) return;
      event.preventDefault();
      found.focus();
      moved?.(found);
    }

    function enter(event: Event): void {
      last = (event.target as Element).closest<Stop>("[data-stop]") ?? last;
      settle();
    }

    function leave(event: Event): void {
      const to = (event as FocusEvent).relatedTarget;
      if (!group.contains(to as Node | null)) setTimeout(settle);
    }

    group.addEventListener("keydown", walk);
    group.addEventListener("focusin", enter);
    group.addEventListener("focusout", leave);
    const watch = new MutationObserver(settle);
    watch.observe(group, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-legal", "data-stop"],
    });
    settle();
    return () => {
      watch.disconnect();
      group.removeEventListener("keydown", walk);
      group.removeEventListener("focusin", enter);
      group.removeEventListener("focusout", leave);
    };
  };
}

/** The stops of a group, without those that are leaving. */
export function stops(group: Element): Stop[] {
  const all = [...group.querySelectorAll<Stop>("[data-stop]")];
  return all.filter((each) => !each.closest("[inert]"));
}

/** In a row: on to the neighbour, from the last to the first. */
export const inOrder: Next = (all, from, key) => {
  const at = all.indexOf(from);
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: all.length - 1,
  };
  const to = steps[key];
  return to === undefined ? null : (all[(to + all.length) % all.length] ?? null);
};

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LEAST_AHEAD = 4; // pixels; anything less far ahead counts as beside
const ASIDE = 2.5; // a way aside counts for more than the way ahead

/** Over a table: to the stop that is nearest in the direction of the arrow. */
export const nearest: Next = (all, from, key) => {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = way;
  const start = corner(from);
  let best: Stop | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const end = corner(each);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const ahead = dx * x + dy * y;
    if (ahead < LEAST_AHEAD) continue;
    const cost = ahead + (Math.abs(dx * y) + Math.abs(dy * x)) * ASIDE;
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
};

/** Where a stop begins: rows and columns are of any length, but they begin in line. */
function corner(stop: Stop): { x: number; y: number } {
  const { left, top } = stop.getBoundingClientRect();
  return { x: left, y: top };
}
