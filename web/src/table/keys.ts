/** What a key does in a replay. */
export type Stride = "back" | "on" | "section-back" | "section-on" | "first" | "last";

const STRIDES: Partial<Record<string, Stride>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "section-back",
  ArrowDown: "section-on",
  PageUp: "section-back",
  PageDown: "section-on",
  Home: "first",
  End: "last",
};

/** Keys that scroll what has the focus. */
const SCROLLS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"]);

/**
 * Where a key leads, anywhere on the page; null if it belongs to something else: to a field, a
 * dialog, a list that scrolls, a control that has used it, or to the browser.
 */
export function strideOf(event: KeyboardEvent): Stride | null {
  const stride = STRIDES[event.key];
  if (!stride || event.defaultPrevented) return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog, textarea, select, [contenteditable]")) return null;
  if (document.querySelector("dialog[open]")) return null;
  const field = target?.closest("input");
  if (field && field.type !== "range" && field.type !== "checkbox") return null;
  if (SCROLLS.has(event.key) && target?.closest("[data-scrolls]")) return null;
  return stride;
}
