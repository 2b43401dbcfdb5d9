import { cubicOut } from "svelte/easing";
import { crossfade, fade, fly, type CrossfadeParams } from "svelte/transition";
import { calm, pace } from "../state/settings.svelte";

/** Milliseconds for a movement at the chosen speed; none for users who want nothing to move. */
export function time(milliseconds: number): number {
  return calm() ? 0 : milliseconds * pace();
}

/** Things that appear with the same change come one after the other: the delay of the next one. */
export function staggered(step: number): () => number {
  let count = 0;
  return () => {
    if (count === 0) setTimeout(() => (count = 0));
    return time(step) * count++;
  };
}
const dealt = staggered(40);

/** `from`: where a card comes from that was nowhere to be seen, such as a hidden hand or a pile. */
type Journey = CrossfadeParams & { from?: "above" | "below" | "pile" };

/**
 * A card that leaves one place and appears in another travels there: give both places the same
 * key, `out:send` here and `in:receive` there. A new movement takes over from the present one.
 */
const [sends, receives] = crossfade({
  duration: (distance) => time(Math.min(520, 220 + distance * 0.5)),
  easing: cubicOut,
  fallback: (node, params) => {
    const { from } = params as Journey;
    if (!from) return fade(node, { duration: time(180) });
    if (from === "pile") return fade(node, { duration: time(180), delay: dealt() });
    return fly(node, { y: from === "above" ? -150 : 150, duration: time(380), easing: cubicOut });
  },
});

export const send: (node: Element, params: Journey & { key: string }) => ReturnType<typeof sends> =
  sends;
export const receive: typeof send = receives;

/** For `animate:flip`: cards that stay close the gap. */
export const flipping = { duration: (distance: number) => time(Math.min(360, 120 + distance)) };
