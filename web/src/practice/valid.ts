import type { OwnPuzzle, PlayedGame, Practice, Tried } from "./practice.svelte";

/**
 * The content of a file, or of the store; null if it is none of ours. An entry that cannot be read
 * is left out, and the others stay: one bad line shall not cost a player everything.
 */
export function valid(given: unknown): Practice | null {
  if (!isObject(given) || given["format"] !== 1) return null;
  const { tried, own, games } = given;
  if (!isObject(tried) || !Array.isArray(own) || !Array.isArray(games)) return null;
  const triedGames = Object.entries(tried).flatMap(([game, all]) => {
    if (!isObject(all)) return [];
    const good = Object.entries(all).filter((entry): entry is [string, Tried] => isTried(entry[1]));
    return [[game, Object.fromEntries(good)] as const];
  });
  return {
    format: 1,
    tried: Object.fromEntries(triedGames),
    own: own.filter(isOwn),
    games: games.filter(isPlayed),
  };
}

function isTried(given: unknown): given is Tried {
  return (
    isObject(given) &&
    typeof given["first"] === "boolean" &&
    typeof given["found"] === "boolean" &&
    isDay(given["on"])
  );
}

function isOwn(given: unknown): given is OwnPuzzle {
  if (!isNamed(given)) return false;
  const { seat, ply, view, legal, right, played, chances, why, whyNot, due, memory } = given;
  return (
    (seat === 0 || seat === 1) &&
    Number.isInteger(ply) &&
    isObject(view) &&
    isTokens(legal) &&
    isTokens(right) &&
    typeof played === "string" &&
    isObject(chances) &&
    isNumber(chances["right"]) &&
    isNumber(chances["played"]) &&
    isReasons(why) &&
    isReasons(whyNot) &&
    (due === null || isDay(due)) &&
    (memory === null || isMemory(memory))
  );
}

/** As `repeat.ts` keeps it: a card of the library. */
function isMemory(given: unknown): boolean {
  if (!isObject(given)) return false;
  const numbers = ["stability", "difficulty", "scheduled_days", "reps", "lapses", "state"];
  return (
    numbers.every((name) => isNumber(given[name])) &&
    isDay(given["due"]) &&
    (given["last_review"] === undefined || isDay(given["last_review"]))
  );
}

function isPlayed(given: unknown): given is PlayedGame {
  if (!isNamed(given)) return false;
  const { opponent, result, kinds } = given;
  const isKind = (each: unknown) =>
    isObject(each) && isNumber(each["count"]) && each["count"] > 0 && isNumber(each["cost"]);
  return (
    (isNumber(opponent) || opponent === "bot" || opponent === "person") &&
    (result === 0 || result === 0.5 || result === 1) &&
    (kinds === null || (isObject(kinds) && Object.values(kinds).every(isKind)))
  );
}

function isNamed(given: unknown): given is Record<string, unknown> {
  return (
    isObject(given) &&
    typeof given["table"] === "string" &&
    typeof given["game"] === "string" &&
    isDay(given["on"])
  );
}

function isReasons(given: unknown): boolean {
  const isValue = (each: unknown) => typeof each === "string" || isNumber(each);
  return (
    Array.isArray(given) &&
    given.every(
      (each) =>
        isObject(each) &&
        typeof each["code"] === "string" &&
        isObject(each["values"]) &&
        Object.values(each["values"]).every(isValue),
    )
  );
}

function isTokens(given: unknown): boolean {
  return (
    Array.isArray(given) && given.length > 0 && given.every((each) => typeof each === "string")
  );
}

function isDay(given: unknown): given is string {
  return typeof given === "string" && !Number.isNaN(Date.parse(given));
}

function isNumber(given: unknown): given is number {
  return typeof given === "number" && Number.isFinite(given);
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === "object" && given !== null && !Array.isArray(given);
}
