import type { Component } from "svelte";
import type { EndTold, Facts, HintMove, StepTold } from "../net/wire";
import type { Texts, Values } from "../texts/texts.svelte";

export type Seat = 0 | 1;
/** An event as the wire carries it: a name and the fields that the reader may see. */
export type GameEvent = { event: string } & Record<string, unknown>;
export type Names = readonly [string, string];

/** What a board is given. It maps legal tokens to places; it knows no rules. */
export interface BoardProps<View = never> {
  /** What is drawn: the view, or a scene on the way to it (see `GameModule.fold`). */
  view: View;
  /** Tokens that may be played now; empty when the reader is not to act. */
  legal: string[];
  /** The latest plies with their events, the newest last. */
  steps: StepTold[];
  /** The reader's seat; null for a spectator. */
  seat: Seat | null;
  /** Choose an action, legal or not: an illegal one is refused with the rule's reason. */
  act(token: string): void;
  texts: Texts;
  names: Names;
  facts: Facts | null;
  /** Moves that a hint named, the best first. */
  hints: HintMove[];
}

export interface ResultProps<View = never> {
  view: View;
  seat: Seat | null;
  end: EndTold;
  texts: Texts;
  names: Names;
}

/** Everything that the shell needs to know of a game. `View` is the generated view type. */
export interface GameModule<View = never> {
  Board: Component<BoardProps<View>>;
  /** The scoring at the end, explained. */
  Result?: Component<ResultProps<View>>;
  /** Seats hold secrets: at one screen the board is covered while it changes hands. */
  secret: boolean;
  /**
   * The scene after an event: moves a card from place to place for the eyes. The true view is drawn when
   * all events have been shown, so a fold may leave out what nobody looks at. `reader` is the
   * seat that looks on.
   */
  fold?(scene: View, event: GameEvent, reader: Seat | null): View;
  /** How long the scene after this event stays, in milliseconds. */
  pause?(event: GameEvent): number;
  /**
   * The values of an event or a reason as people say them, such as card names for codes. `owner` is the seat
   * that the event tells of (its `who`), or the reader who was refused.
   */
  values?(values: Values, texts: Texts, owner: Seat | null): Values;
  /** The names of a deck file that the lesson and the rule page use, by side and code such as `good-A4`. */
  cardNames?(texts: Texts): Values;
  /** Before the rules are read away from a table: get the names that they use. */
  fetchNames?(): void;
  /** Events that nobody wants to read in the log (each card of the deal). */
  silent?(event: GameEvent): boolean;
  /** Events of the reader's own actions that tell more than the reader has done; the status line tells them too. */
  news?(event: GameEvent): boolean;
  /** A token in words, for hints and lists. */
  moveName(token: string, view: View, texts: Texts): string;
  /** Where the game stands, such as "Phase 1, trick 3 of 13". */
  heading?(view: View, texts: Texts): string;
  /** Of two views of one position the one that shows both hands, as seat `reader` sits. */
  both?(own: View, other: View): View;
}
