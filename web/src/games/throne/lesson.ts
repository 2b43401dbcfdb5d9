/** What the steps of the lesson point at. */
export const places: Record<string, string> = {
  hand: ".own",
  upcard: ".prize",
  trick: ".trick .slot:has(.lies)",
  "own-court": ".court.flipped",
  "their-court": ".court:not(.flipped)",
  "own-knights": ".court.flipped li:nth-child(2)",
  "own-undead": ".court.flipped li:nth-child(3)",
  "own-dwarves": ".court.flipped li:nth-child(4)",
  "their-followers": ".court:not(.flipped) .hidden-ones",
};
