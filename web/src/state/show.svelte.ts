import type { StepTold } from "../net/wire";
import type { GameEvent, GameModule, Seat } from "../games/contract";
import { kept } from "./kept.svelte";

type Scene = Record<string, unknown>;

/**
 * Shows what happens event by event, on the way from one view to the next. It never stands in the
 * way: `finish` draws the true view at once, and new frames shorten what is still to be shown.
 */
export class Show {
  scene = $state.raw<Scene | null>(null);
  /** Something is still being shown. */
  busy = $state(false);
  #true: Scene | null = null;
  #queue: GameEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: GameModule<Scene>,
    private readonly reader: () => Seat | null,
  ) {}

  /** Draw this view, without a story. */
  set(view: Scene | null): void {
    this.#true = view;
    this.finish();
  }

  /** Tell these steps, then draw the view that they led to. */
  tell(steps: StepTold[], view: Scene): void {
    if (this.#queue.length > 0) this.finish();
    this.#true = view;
    if (this.scene === null || !this.game.fold || kept.showsAtOnce) return this.set(view);
    this.#queue = steps.flatMap((step) => step.events as GameEvent[]);
    this.#next();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
    this.scene = this.#true;
  }

  #next(): void {
    clearTimeout(this.#timer);
    let scene = this.scene;
    while (scene !== null && this.#queue.length > 0) {
      const event = this.#queue.shift() as GameEvent;
      scene = this.game.fold?.(scene, event, this.reader()) ?? scene;
      const pause = this.game.pause?.(event) ?? 0;
      if (pause > 0) {
        this.scene = scene;
        this.busy = true;
        this.#timer = setTimeout(() => this.#next(), pause);
        return;
      }
    }
    this.finish();
  }
}
