import type { DwarvesView } from "../../net/wire";
import type { Texts } from "../../texts/texts.svelte";
import type { Seat } from "../contract";
import type { Choice } from "./choice.svelte";
import { nameOf } from "./sheets.svelte";
import { factsOf, targetName } from "./words";

/** A card on the table or in the hand, and whose it is. */
export interface Card {
  kind: string;
  of: Seat;
}

/** Where the player stands between a question and its answer. */
export interface Asking {
  view: DwarvesView;
  own: Seat;
  asked: boolean;
  reaction: boolean;
  /** The answer to a reaction is given and waits for its time. */
  answered: boolean;
  choice: Pick<Choice, "source" | "targets">;
  looked: Card | null;
  texts: Texts;
}

/** The card that is chosen. */
export function chosenCard(choice: Pick<Choice, "source">): string | null {
  return choice.source && choice.source.place !== "die" ? choice.source.card : null;
}

/** What is asked, or the name of the card that is chosen or looked at. */
export function questionOf(asking: Asking): string {
  const { view, own, asked, reaction, answered, choice, looked, texts } = asking;
  const card = chosenCard(choice);
  if (answered && reaction) return texts("board-answered");
  if (choice.source && choice.targets.size > 0)
    return texts("board-aim", { card: nameOf(choice.source.card, own, texts) });
  if (card) return nameOf(card, own, texts);
  if (looked && !reaction) return nameOf(looked.kind, looked.of, texts);
  if (asked && view.phase === "shield")
    return texts("board-shield", { target: targetName(view.target ?? "pile", own, texts) });
  return asked ? texts("board-question", { phase: view.phase }) : "";
}

/** More about that card, what a reaction is about (`told`), or how to answer. */
export function aboutOf(asking: Asking, told: string): string {
  const { view, asked, reaction, choice, looked, texts } = asking;
  const card = chosenCard(choice) ?? looked?.kind ?? null;
  if (card) return factsOf(card, texts);
  if (reaction) return told;
  return asked ? texts("board-how", { phase: view.phase }) : "";
}
