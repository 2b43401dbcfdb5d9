import type { Source } from "../sources";

const DEPOT = 13; // cards

const sources: readonly Source[] = [
  { name: "start" },
  { name: "depot0", pile: "deck0", to: DEPOT },
  { name: "stock0", pile: "deck0", from: DEPOT },
  { name: "depot1", pile: "deck1", to: DEPOT },
  { name: "stock1", pile: "deck1", from: DEPOT },
];

export default sources;
