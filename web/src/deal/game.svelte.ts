import { points } from "../texts/texts.svelte";
import type { GameModule, Names } from "../games/contract";
import { Ledger } from "../insight/ledger.svelte";
import type { DealGame, DealInfo, ReplayPly } from "../net/wire";
import { Replayed } from "../state/replayed.svelte";
import { story, type Line, type Section } from "../state/story";
import { placeOf } from "../state/walk";
import type { Texts } from "../texts/texts.svelte";
import type { Told } from "./beside";
import { opponentOf, playerOf } from "./words";

/** One of the games that are compared: told from the seat of its player, with its ledger. */
export class ToldGame {
  readonly ledger: Ledger;
  readonly #replayed: Replayed;

  constructor(
    readonly game: DealGame,
    readonly deal: DealInfo,
    readonly module: GameModule,
    readonly texts: Texts,
  ) {
    const completed = (ply: ReplayPly): ReplayPly =>
      module.complete ? { ...ply, view: module.complete(ply.view as never) } : ply;
    this.#replayed = new Replayed(game.table, completed);
    void this.#replayed.load(game.seat);
    this.ledger = new Ledger(game.table);
  }

  close(): void {
    this.ledger.close();
  }

  readonly names = $derived.by<Names>(() => {
    const [player, other] = [playerOf(this.game), opponentOf(this.deal, this.texts)];
    return this.game.seat === 0 ? [player, other] : [other, player];
  });
  readonly plies = $derived.by(() => this.#replayed.plies[this.game.seat]);
  readonly failed = $derived.by(() => this.#replayed.failed);
  readonly isLoaded = $derived.by(
    () => this.plies.length > 0 && this.plies.length >= this.#replayed.total,
  );
  readonly #steps = $derived.by(() => this.plies.map((ply) => ({ ...ply, by_itself: false })));
  readonly #sections = $derived.by<Section[]>(() => {
    const reader = this.game.yours ? this.game.seat : null;
    return story(this.#steps, reader, this.module, this.texts, this.names);
  });
  readonly told = $derived.by<Told>(() => ({ plies: this.plies, sections: this.#sections }));
  readonly own = $derived.by(() => this.ledger.summary?.seats[this.game.seat] ?? null);
  /** What decisions have given away, by ply. */
  readonly costs = $derived.by(
    () => new Map(this.ledger.entries.map(({ ply, cost }) => [ply, cost])),
  );

  /** A position in the words of the game. */
  where(ply: number): string {
    const total = this.plies.length;
    return placeOf(ply, total, this.#steps, this.#sections, this.module, this.texts);
  }

  move(ply: number): string {
    const [token, view] = [this.plies[ply]?.token, this.plies[ply - 1]?.view];
    return token && view ? this.module.moveName(token, view as never, this.texts) : "";
  }

  /** The address of a position in the replay. */
  link(at: number): string {
    return `/t/${this.game.table}#ply=${at}&side=${this.game.seat}`;
  }

  /** What some plies gave away, if it is worth saying. */
  cost(plies: readonly { ply: number }[]): string {
    const sum = plies.reduce((all, { ply }) => all + (this.costs.get(ply) ?? 0), 0);
    return sum >= WORTH ? points(-sum) : "";
  }

  /** The same of all that the player did in some lines. */
  spent(lines: readonly (Line | null | undefined)[]): string {
    return this.cost(lines.flatMap((line) => (line?.actor === this.game.seat ? line.steps : [])));
  }
}

const WORTH = 0.005; // of a win
