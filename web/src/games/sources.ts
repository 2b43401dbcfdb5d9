/**
 * Where chance of a game comes from (docs/same-deal.md): a place that is dealt from its own part of
 * a pile, up to but without card `to` if another place continues there; or, without a pile, dice. The
 * server names the source of each draw. It could choose what comes if it were free to invent names.
 */
export interface Source {
  name: string;
  pile?: string;
  from?: number;
  to?: number;
}

/** Of a game that does not say where its chance comes from. */
export const ANY: readonly Source[] = [{ name: "chance" }];

const known = import.meta.glob<readonly Source[]>("./*/sources.ts", {
  eager: true,
  import: "default",
});

/** Null if this client was not built with the game. */
export function sourcesOf(game: string): readonly Source[] | null {
  return known[`./${game}/sources.ts`] ?? null;
}
