import type { DwarvesView } from "../../net/wire";
import type { GameModule, Seat, Sound } from "../contract";
import Board from "./Board.svelte";
import Result from "./Result.svelte";
import { between } from "./stills";
import { allNames, fetchDeck, useDeck } from "./sheets.svelte";
import { moveName, telling } from "./words";

// Nearly every table plays with it; the board of another deck fetches that one too.
await fetchDeck("standard");

const SOUNDS: Partial<Record<string, Sound>> = {
  "die-rolled": "dice",
  "joker-taken": "gain",
  "card-defeated": "gain",
};

const dwarves: GameModule<DwarvesView> = {
  Board,
  Result,
  secret: true,
  between,
  ...telling,
  ender: (view) => (view.verdict?.ender ?? null) as Seat | null,
  sound: (event) => SOUNDS[event.event] ?? null,
  cardNames: allNames,
  fetchNames: () => useDeck("standard"),
  moveName: (token, view, texts) => moveName(token, view.seat === 1 ? 1 : 0, texts),
  heading(view, texts, reader, names) {
    const phase = texts("board-title", { phase: view.phase });
    if (view.active === null || view.phase === "over") return phase;
    const name = names[view.active === 1 ? 1 : 0];
    const isYours = view.active === reader;
    const turn = isYours ? texts("board-your-turn") : texts("board-players-turn", { name });
    return `${phase} · ${turn}`;
  },
  both(own, other) {
    const seat: Seat = own.seat === 1 ? 1 : 0;
    const sides: DwarvesView["sides"] =
      seat === 0 ? [own.sides[0], other.sides[1]] : [other.sides[0], own.sides[1]];
    return { ...own, sides };
  },
};

export default dwarves as unknown as GameModule;
