/**
 * Whole sentences only: of what is marked as `.other` in a region, as much is shown as there is room
 * for in the box around it, the first ones before the last ones.
 */
export function fitting(region: HTMLElement): () => void {
  const box = region.parentElement ?? region;
  const look = () => {
    const others = [...region.querySelectorAll<HTMLElement>(".other")];
    for (const each of others) each.hidden = false;
    for (const each of others.toReversed()) {
      if (box.scrollHeight <= box.clientHeight + 1) break;
      each.hidden = true;
    }
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(box);
  sizes.observe(region); // it may come back after something else was shown in its place
  changes.observe(region, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
