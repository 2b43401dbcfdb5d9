/**
 * A region that is taller than its box can be reached and scrolled by keyboard; else it is no stop.
 * It carries `data-more` while there is something to read below.
 */
export function scrollable(region: HTMLElement): () => void {
  const look = () => {
    const { scrollHeight, clientHeight, scrollTop } = region;
    if (scrollHeight > clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
    region.toggleAttribute("data-more", scrollTop + clientHeight < scrollHeight - 2);
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(region);
  changes.observe(region, { childList: true, subtree: true, characterData: true });
  region.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    region.removeEventListener("scroll", look);
  };
}
