import type { TowerView } from "../../net/wire";
import type { GameModule, Seat } from "../contract";
import Board from "./Board.svelte";
import Result from "./Result.svelte";
import { moveName, named } from "./words";

/**
 * Said by the board, the plates or the next sentence; what a card does is what people want to read.
 */
const SILENT = new Set([
  "store-opened",
  "draw-began",
  "turn-ended",
  "block-asked",
  "block-waived",
  "call-waived",
]);

const tower: GameModule<TowerView> = {
  Board,
  Result,
  secret: false, // both see everything that is to be seen
  opens: "turn-began",
  silent: (event) => SILENT.has(event.event),
  ender: (view) => (view.verdict?.ender ?? null) as Seat | null,
  news: (event) => event.event === "turm-called",
  sound: (event) => (event.event === "reward-earned" ? "gain" : null),
  values: named,
  moveName,
  heading: (view, texts) => texts("board-turn", { turn: view.turns + 1, bank: view.bank }),
};

export default tower as unknown as GameModule;
