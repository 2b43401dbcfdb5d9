import type { DwarvesEvent, Ply } from "../../net/wire";
import type { Seat } from "../contract";

const GOES_AWAY = new Set<string>([
  "twist-played",
  "event-played",
  "card-removed",
  "card-defeated",
  "card-turned-up",
] satisfies DwarvesEvent["event"][]);
const WORKS = new Set<string>(["card-played", "ally-used"] satisfies DwarvesEvent["event"][]);

type Log = readonly Pick<Ply, "events">[];

function newestFirst(log: Log, seat: Seat): Record<string, unknown>[] {
  const events = log.flatMap((step) => step.events as Record<string, unknown>[]);
  return events.filter((event) => event["seat"] === seat).toReversed();
}

/** The kind that went to a discard pile last, as the log says; a view knows no order. */
export function lastDiscarded(log: Log, discard: readonly string[], seat: Seat): string | null {
  const found = newestFirst(log, seat).find(
    (event) => GOES_AWAY.has(String(event["event"])) && discard.includes(String(event["card"])),
  );
  return found ? String(found["card"]) : (discard.at(-1) ?? null);
}

/** The card on display that a seat played or used last in its latest turn. */
export function lastUsed(log: Log, seat: Seat): string | null {
  const found = newestFirst(log, seat).find(
    ({ event }) => WORKS.has(String(event)) || event === "turn-began",
  );
  return found && found["event"] !== "turn-began" ? String(found["card"]) : null;
}
