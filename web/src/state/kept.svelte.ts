import type { CreateTable } from "../net/wire";

/** What the browser remembers of the reader: small wishes, never a secret of a seat. */
interface Kept {
  name: string;
  levels: Record<string, number>;
  /** Games whose five minutes the reader has closed. */
  knows: Record<string, boolean>;
  pace: NonNullable<CreateTable["pace"]>;
  /** Ask even where there is only one answer. */
  askAlways: boolean;
  /** Draw each position at once, without a story. Nothing on a page sets it: it is for programs. */
  showsAtOnce: boolean;
  /** Invitations that this browser has made, by table, until somebody accepts. */
  invites: Record<string, string>;
}

const KEY = "zweikampf-kept";
const FIRST: Kept = { name: "", levels: {}, knows: {}, pace: "normal", askAlways: false, showsAtOnce: false, invites: {} };

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
    // A browser that keeps nothing is fine; the reader just chooses again.
  }
}
