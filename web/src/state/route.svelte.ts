/** Where the user is: the lobby, or a table. What comes after # never leaves the browser. */
export interface Place {
  table: string | null;
  /** Cards that several people play: docs/same-deal.md. */
  deal: string | null;
  /** There is nothing at this address: a part of it is missing, or it was never one of ours. */
  isNowhere: boolean;
  /** The page that explains how cards are sealed. */
  fairness: boolean;
  /** What a player does alone: puzzles, a look at their own games, or at one from a file. */
  alone: "puzzles" | "progress" | "record" | null;
  /** `join`: the key of an invitation; `ply`, `side` and `see`: a position of a finished game; `game` and `number` or `own`: a puzzle; `a` and `b`: two games of a deal. */
  hash: URLSearchParams;
}

const TABLE = /^\/t\/([0-9a-f]{16})\/?$/;
const DEAL = /^\/d\/([0-9a-f]{32})\/?$/;

let place = $state.raw(read());

/** What an address stands for. */
export function placeAt(path: string, hash: string): Place {
  const table = TABLE.exec(path)?.[1] ?? null;
  const deal = DEAL.exec(path)?.[1] ?? null;
  const fairness = /^\/fairness\/?$/.test(path);
  const alone = /^\/(puzzles|progress|record)\/?$/.exec(path)?.[1] as Place["alone"] | undefined;
  const isLobby = path === "/" || path === "/index.html";
  return {
    table,
    deal,
    isNowhere: !table && !deal && !fairness && !alone && !isLobby,
    fairness,
    alone: alone ?? null,
    hash: new URLSearchParams(hash.slice(1)),
  };
}

function read(): Place {
  return placeAt(location.pathname, location.hash);
}

/** A newer client is there: the next change of place loads it, and no game is disturbed before. */
let isOutdated = false;

export function outdate(): void {
  isOutdated = true;
}

export function here(): Place {
  return place;
}

export function go(path: string, replace = false): void {
  if (isOutdated) return replace ? location.replace(path) : location.assign(path);
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place = read();
  if (!replace) scrollTo(0, 0);
}

/** Change what comes after # without a new entry in the history. */
export function setHash(values: Record<string, string>): void {
  const text = new URLSearchParams(values).toString();
  history.replaceState(null, "", location.pathname + (text ? `#${text}` : ""));
  place = read();
}

/** Links inside the page do not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(url.pathname + url.hash);
}

addEventListener("popstate", () => (place = read()));
addEventListener("hashchange", () => (place = read()));
