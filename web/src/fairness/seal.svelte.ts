import * as rest from "../net/rest";
import type { TableInfo } from "../net/wire";
import type { Seat } from "../games/contract";
import { sourcesOf } from "../games/sources";
import { check, type Fault, type Verdict } from "./check";
import { hashes } from "./hashes";
import { firstOf, seenAt } from "./witness";

/**
 * During the game a seal is closed; afterwards it is checked, once. `weekly`: it stays closed until
 * the week of the deal is over. `unchecked`: the server could not be asked.
 */
export type SealState =
  "closed" | "weekly" | "checking" | "unchecked" | "broken" | Exclude<Verdict["state"], "broken">;

export class Seal {
  state = $state<SealState>("closed");
  fault = $state.raw<Fault | null>(null);

  constructor(
    readonly table: string,
    readonly commitment: string,
    readonly game: string,
    /** When the week of its deal ends: until then its secret is kept. */
    readonly ends: number | null,
  ) {}

  /** A commitment that is exchanged during the game is noticed at once. */
  look(): void {
    if (seenAt(this.table)?.exchanged) this.#break({ code: "seal-exchanged", values: {} });
  }

  /** The game is over: check everything. `seat` is the player's, if there is just one. */
  async open(seat: Seat | null): Promise<void> {
    if (!["closed", "weekly", "unchecked"].includes(this.state)) return;
    if (this.ends !== null && Date.now() < this.ends) {
      this.state = "weekly";
      return;
    }
    this.state = "checking";
    try {
      const [told, record, made] = await Promise.all([
        rest.draws(this.table),
        rest.record(this.table),
        hashes(),
      ]);
      const seen = seenAt(this.table);
      const first = told.deal ? (seenAt(told.deal) ?? firstOf(seen?.deal ?? "")) : null;
      const evidence = { table: this.table, seen, first, seat, told, record };
      const found = await check({ ...evidence, sources: sourcesOf(this.game) }, made);
      if (found.state === "broken") this.#break(found.fault);
      else this.state = found.state;
    } catch (error) {
      if (!(error instanceof rest.Refused)) this.#break({ code: "seal-unreadable", values: {} });
      else if (error.reason.code === "nothing-sealed")
        this.#break({ code: "seal-no-words", values: {} });
      else if (error.reason.code === "week-not-over") this.state = "weekly";
      else this.state = "unchecked";
    }
  }

  #break(fault: Fault): void {
    this.fault = fault;
    this.state = "broken";
  }
}

const seals = new Map<string, Seal>();

/** One seal for each table: at one screen two seats look at it. */
export function sealOf(
  table: string,
  { commitment, game, deal }: Pick<TableInfo, "commitment" | "game" | "deal">,
): Seal {
  const known = seals.get(table) ?? new Seal(table, commitment, game, deal?.ends ?? null);
  seals.set(table, known);
  return known;
}
