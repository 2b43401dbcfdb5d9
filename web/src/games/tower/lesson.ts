/** What the steps of the lesson point at, besides places such as `a` and `l1`. */
export const places: Record<string, string> = {
  tower: ".sites .spot:nth-child(8)",
  gold: ".mine [data-purse]",
  ask: ".strip",
  "their-drawn": ".theirs .drawn .still",
};
