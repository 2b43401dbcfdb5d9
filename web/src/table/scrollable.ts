/** A region that is taller than its box can be reached and scrolled by keyboard; else it is no stop. */
export function scrollable(region: HTMLElement): () => void {
  const look = () => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(region);
  changes.observe(region, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
