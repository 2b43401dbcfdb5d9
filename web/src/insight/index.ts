/** Loaded when it is opened: see table/Hindsight.svelte. */
export { default as Insight } from "./Insight.svelte";
export { default as KnownCards } from "./KnownCards.svelte";
