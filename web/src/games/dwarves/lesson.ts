/** What the steps of the lesson point at, besides cards in the hand such as `A4@0`. */
export const places: Record<string, string> = {
  dice: ".tray ul",
  centre: ".tray .centre",
  ask: ".ask",
  "own-display": ".across.ours",
  "own-ally": ".across.ours [data-card=A4]",
  "own-pile": ".side.ours [data-card=pile]",
  "own-points": ".side.ours .points",
  "their-display": ".across:not(.ours) [data-card=A8]",
  "their-pile": ".side.theirs [data-card=pile]",
  "their-discard": ".side.theirs .place:nth-child(2)",
};
