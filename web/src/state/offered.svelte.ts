import type { Seat } from "../games/contract";
import type { Facts } from "../net/wire";

/** What needs the consent of the other player during the game. */
export type Asked = "draw" | "takeback";

const WHAT = ["draw", "takeback"] as const;

/** What became of the player's own offers: a player may ask once between two actions. */
export class Offered {
  /** The latest offer that came to nothing since the player's last action. */
  lost = $state.raw<{ what: Asked; isWithdrawn: boolean } | null>(null);
  #withdrawn: string | null = null;
  #open: readonly Asked[] = [];

  /** The player says no: to an offer of their own, that nobody has refused, or to the other one's. */
  decline(what: string): void {
    if (this.#open.some((each) => each === what)) this.#withdrawn = what;
  }

  /** The player has acted, and may ask again. */
  acted(): void {
    this.lost = null;
  }

  /** `isNew`: the game went on or back by the player's will, so that no offer was refused. */
  hear({ offers, status }: Facts, seat: Seat | null, isNew: boolean): void {
    const open = WHAT.filter((what) =>
      what === "draw"
        ? seat !== null && offers.draw.includes(seat)
        : offers.takeback?.seat === seat,
    );
    const gone = this.#open.find((what) => !open.includes(what));
    this.#open = open;
    if (isNew || status !== "running") this.acted();
    else if (gone) this.lost = { what: gone, isWithdrawn: this.#withdrawn === gone };
    if (gone) this.#withdrawn = null;
  }
}
