/**
 * One stop for the Tab key, arrows walk: for a list whose buttons carry `data-stop`. The stop is where the
 * keyboard is, else the first that leads on (`data-legal`), else the one used last.
 */
export function roving(list: HTMLElement): { destroy(): void } {
  const buttons = () => [...list.querySelectorAll<HTMLElement>("[data-stop]")].filter((each) => !each.closest("[inert]"));
  let last: HTMLElement | null = null;

  function settle(): void {
    const all = buttons();
    const held = all.find((each) => each === document.activeElement);
    const lit = all.find((each) => each.hasAttribute("data-legal"));
    const stop = held ?? lit ?? (last && all.includes(last) ? last : all[0]);
    for (const each of all) {
      const index = each === stop ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  }

  function walk(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
  }

  function enter(event: FocusEvent): void {
    const held = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (held) last = held;
    settle();
  }

  function leave(event: FocusEvent): void {
    if (!list.contains(event.relatedTarget as Node | null)) setTimeout(settle);
  }

  list.addEventListener("keydown", walk);
  list.addEventListener("focusin", enter);
  list.addEventListener("focusout", leave);
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true, attributeFilter: ["data-legal"] });
  settle();
  return {
    destroy() {
      watch.disconnect();
      list.removeEventListener("keydown", walk);
      list.removeEventListener("focusin", enter);
      list.removeEventListener("focusout", leave);
    },
  };
}
