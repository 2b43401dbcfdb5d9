import type { GameModule, Names, Seat } from "../games/contract";
import type { ReplayPly, TableInfo } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";
import type { Stride } from "./keys";

/** What every part of hindsight is told: the game, who looks at it, and how to get around in it. */
export interface Looking {
  table: TableInfo;
  names: Names;
  /** The seat from whose view the game is seen. */
  side: Seat;
  /** The seat of the person at the screen. */
  reader: Seat | null;
  at: number;
  total: number;
  module: GameModule;
  texts: Texts;
  plies: Readonly<Record<Seat, readonly ReplayPly[]>>;
  /** Show a position. */
  jump(ply: number): void;
  /** Show it, and nothing in front of it. */
  leap(ply: number): void;
  stride(to: Stride): void;
  /** A position in the words of the game. */
  where(ply: number): string;
}
