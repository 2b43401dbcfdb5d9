import type { GameModule, Still } from "../games/contract";
import type { Ply } from "../net/wire";
import { kept } from "./kept.svelte";
import { pace } from "./settings.svelte";

type View = Record<string, unknown>;

/**
 * What is drawn: the latest view, or for a moment a still on the way to it. It never delays the
 * player: `finish` draws the latest view at once, and so does the next one that comes.
 */
export class Show {
  scene = $state.raw<View | null>(null);
  /** A still is being looked at. */
  busy = $state(false);
  #latest: View | null = null;
  #stills: Still<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: Pick<GameModule<View>, "between">) {}

  /** Draw this view at once. */
  set(view: View | null): void {
    this.#latest = view;
    this.finish();
  }

  /** These steps have led to this view. */
  tell(steps: Ply[], view: View): void {
    const before = this.#latest;
    this.#latest = view;
    const isAtOnce = before === null || kept.showsAtOnce;
    this.#stills = isAtOnce ? [] : (this.game.between?.(before, view, steps) ?? []);
    this.#next();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#stills = [];
    this.busy = false;
    this.scene = this.#latest;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const still = this.#stills.shift();
    if (!still) return this.finish();
    this.scene = still.view;
    this.busy = true;
    this.#timer = setTimeout(() => this.#next(), still.pause * pace());
  }
}
