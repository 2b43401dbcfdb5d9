import type { Attachment } from "svelte/attachments";

/**
 * Marks an element with the version that it shows, as `data-settled`, once nothing on it moves any
 * more. `version` is null while something is under way, and then the mark is gone at once. Programs
 * that use the page wait for it.
 */
export function settled(version: () => number | null): Attachment<HTMLElement> {
  return (element) => {
    const shown = version();
    if (shown === null) return;
    let isPast = false;
    void comesToRest(element).then(() => {
      if (!isPast) element.dataset.settled = String(shown);
    });
    return () => {
      isPast = true;
      delete element.dataset.settled;
    };
  };
}

async function comesToRest(element: HTMLElement): Promise<void> {
  for (;;) {
    // A movement may begin only after the change that causes it, or after the movement before it
    // has ended.
    await new Promise((wake) => setTimeout(wake));
    const moving = element.getAnimations({ subtree: true }).filter(comesToAnEnd);
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
}

/** An endless glow counts as at rest. */
function comesToAnEnd(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
