import type { Component } from "svelte";
import type { GameEnd, Facts, HintMove, Ply } from "../net/wire";
import type { Texts, Values } from "../texts/texts.svelte";

export type Seat = 0 | 1;
/** An event as the wire carries it: a name and the fields that this seat may see. */
export type GameEvent = { event: string } & Record<string, unknown>;
export type Names = readonly [string, string];

/** What a board is given. It maps legal tokens to places; it knows no rules. */
export interface BoardProps<View = never> {
  /** What is drawn: the view, or a still on the way to it (see `GameModule.between`). */
  view: View;
  /** Tokens that may be played now; empty while it is not their turn. */
  legal: string[];
  /** The latest plies with their events, the newest last. */
  steps: Ply[];
  /** The seat from which the board is drawn; null for a spectator. */
  seat: Seat | null;
  /**
   * The seat of the person at the screen, who is called "you"; null for someone who watches, or
   * reads a game of others, and reads names. In a replay `seat` may be another one.
   */
  reader: Seat | null;
  /**
   * Choose an action, legal or not: an illegal one is refused with the rule's reason. Returns
   * whether it was sent: a player who confirms moves is asked first, unless the board says that it
   * is `sure`, because the player has decided it before.
   */
  act(token: string, sure?: boolean): boolean;
  /** A choice has begun that may become an action: why an earlier one was refused is old news. */
  begun?(): void;
  texts: Texts;
  names: Names;
  facts: Facts | null;
  /** Moves that a hint named, the best first. */
  hints: HintMove[];
}

export interface ResultProps<View = never> {
  view: View;
  seat: Seat | null;
  /** The seat that is called "you", as at the board. */
  reader: Seat | null;
  end: GameEnd;
  texts: Texts;
  names: Names;
}

/** What a table sounds like. */
export type Sound = "card" | "dice" | "gain" | "turn" | "end";

/** A position that is drawn for this many milliseconds. */
export interface Still<View> {
  view: View;
  pause: number;
}

/** Everything that the shell needs to know about a game. `View` is the generated view type. */
export interface GameModule<View = never> {
  Board: Component<BoardProps<View>>;
  /** The scoring at the end, explained. */
  Result?: Component<ResultProps<View>>;
  /** Seats hold secrets: at one screen the board is covered while it changes hands. */
  secret: boolean;
  /**
   * What must be looked at for a moment on the way from one view to the next, such as a complete
   * trick before it is cleared. A still is drawn as a view is, and what differs between two of them
   * moves: boards animate by difference and never replay events. `steps` tell only what neither view
   * holds, such as the second card of a trick or a blow that was cancelled.
   */
  between?(before: View, after: View, steps: Ply[]): Still<View>[];
  /**
   * The values of an event or a reason as people say them, such as card names for codes. `owner` is
   * the seat that the event is about (its `who`), or the player who was refused.
   */
  values?(values: Values, texts: Texts, owner: Seat | null): Values;
  /**
   * The names of a deck file that the lesson and the rule page use, by side and code such as
   * `good-A4`.
   */
  cardNames?(texts: Texts): Values;
  /** Before the rules are read away from a table: get the names that they use. */
  fetchNames?(): void;
  /**
   * The event that begins a part of the game, such as a trick or a turn. The log gives each part a
   * heading (`log-section` in the texts of the game), and a replay goes from part to part.
   */
  opens?: string;
  /** The event that ends such a part, where an action in the next one makes the last one old news. */
  closes?: string;
  /** Merges similar consecutive events, such as the dice of a throw. */
  merge?(events: GameEvent[]): GameEvent[];
  /** The seat that the sentence about the end is about (`ending-...`), if it is not the winner. */
  ender?(view: View): Seat | null;
  /** Events that are not worth a line in the log (each card of the deal). */
  silent?(event: GameEvent): boolean;
  /**
   * Events of the player's own actions that say more than the player has done; the status line
   * shows them too.
   */
  news?(event: GameEvent): boolean;
  /** The sound of an event, if it has its own; an action sounds like a card. */
  sound?(event: GameEvent): Sound | null;
  /** A token in words, for hints and lists. */
  moveName(token: string, view: View, texts: Texts): string;
  /** Where the game stands, such as "Phase 1, trick 3 of 13". */
  heading?(view: View, texts: Texts, reader: Seat | null, names: Names): string;
  /**
   * A view of a finished game as an older server wrote it down, with what views have got since
   * then.
   */
  complete?(view: View): View;
  /**
   * Of two views of one position the one that shows both hands, seen from the seat of the first.
   */
  both?(view: View, other: View): View;
}
