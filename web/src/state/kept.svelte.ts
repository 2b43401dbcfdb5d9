import type { CreateTableRequest } from "../net/wire";

/** What the browser remembers about its user: small settings, never a secret of a seat. */
interface Kept {
  name: string;
  levels: Record<string, number>;
  /** Bots of this server that were chosen last, by game; without one the level counts. */
  bots: Record<string, string>;
  /** Games whose five minutes the user has closed. */
  knows: Record<string, boolean>;
  pace: NonNullable<CreateTableRequest["pace"]>;
  /** How the last table with more than the usual choices was set up, by game: see shell/last.ts. */
  setups: Record<string, unknown>;
  /**
   * Draw each position at once, without animation. Nothing on a page sets it: it is for programs.
   */
  showsAtOnce: boolean;
  /** Invitations that this browser has made, by table, until they are accepted. */
  invites: Record<string, string>;
}

const KEY = "zweikampf-kept";
const FIRST: Kept = {
  name: "",
  levels: {},
  bots: {},
  knows: {},
  pace: "normal",
  setups: {},
  showsAtOnce: false,
  invites: {},
};

export const kept = $state<Kept>(read());

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing is fine; the user just chooses again.
  }
}
