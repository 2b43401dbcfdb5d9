import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { time } from "../../parts/motion";

/**
 * A card that is turned up; a drawn one comes over from the stock at its left. Give it to a part
 * inside the one that travels: a card on edge has no width, and a journey that begins then could
 * not be measured.
 */
export function turned(_node: Element, { from }: { from?: "left" } = {}): TransitionConfig {
  return {
    duration: time(340),
    easing: cubicOut,
    css: (t, u) =>
      `transform: ${from ? `translateX(${-110 * u}%)` : ""} perspective(500px) rotateY(${-90 * u}deg); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** From where it comes: a nugget on its way between two purses. */
export function thrown(_node: Element, { x, y }: { x: number; y: number }): TransitionConfig {
  return {
    duration: time(700),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u - Math.sin(Math.PI * t) * 26}px) scale(${1 + Math.sin(Math.PI * t) * 0.5})`,
  };
}
