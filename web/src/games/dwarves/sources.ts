import type { Source } from "../sources";

const sources: readonly Source[] = [
  { name: "first" },
  { name: "pile0", pile: "pile0" },
  { name: "pile1", pile: "pile1" },
  { name: "dice0" },
  { name: "dice1" },
];

export default sources;
