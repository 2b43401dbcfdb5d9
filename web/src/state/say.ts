import type { GameEvent, GameModule, Seat } from "../games/contract";
import type { PlayerTold, ReasonTold, StepTold } from "../net/wire";
import type { Texts, Values } from "../texts/texts.svelte";

/** What a game says about telling its events. */
type Telling = Pick<GameModule, "values" | "silent">;

/** The sentence of an event, as docs/wire.md says: its name is the key, `who` stands for the seat. */
export function tell(event: GameEvent, reader: Seat | null, game: Telling, texts: Texts): string {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    if (value === null) {
      // A spectator is not told which card it is.
      if (name === "card") values[name] = texts("hidden-card");
      continue;
    }
    if (name === "seat") values["who"] = who(value as Seat, reader);
    else if (typeof value === "boolean") values[name] = value ? 1 : 0;
    else values[name] = value as string | number;
  }
  const owner = event["seat"] === 0 || event["seat"] === 1 ? event["seat"] : reader;
  const named = game.values?.(values, texts, owner) ?? values;
  return texts(`event-${event.event}`, event["card"] === null ? { ...named, card: values["card"] ?? "" } : named);
}

/** The sentences of a step that are worth reading. */
export function tellStep(
  step: StepTold,
  reader: Seat | null,
  game: Telling,
  texts: Texts,
): string {
  // An answer that came by itself leaves a trace, even where the same by choice is not worth a line. It is the
  // first event of its step; what follows from it comes behind.
  return (step.events as GameEvent[])
    .flatMap((event, at) => {
      if (step.by_itself && at === 0) return [tell(event, reader, game, texts), texts("no-choice")];
      return game.silent?.(event) ? [] : [tell(event, reader, game, texts)];
    })
    .join(" ");
}

export function tellReason(reason: ReasonTold, game: GameModule | null, texts: Texts, reader: Seat | null): string {
  const values = game?.values?.(reason.values, texts, reader) ?? reason.values;
  return texts.reason({ ...reason, values: values as ReasonTold["values"] });
}

export function who(seat: Seat, reader: Seat | null): string {
  if (reader === null) return `seat${seat}`;
  return seat === reader ? "you" : "opponent";
}

/** What a player is called: the given name, the name of the level, "You", or the seat. */
export function nameOf(
  player: PlayerTold,
  seat: Seat,
  game: string,
  texts: Texts,
  you: Seat | null = null,
): string {
  if (player.kind === "computer") return levelName(game, player.level ?? 1, texts);
  if (player.kind === "open") return texts("seat-open");
  if (!player.name && seat === you) return texts("you-unnamed");
  return player.name || texts("seat-unnamed", { number: seat + 1 });
}

export function levelName(game: string, level: number, texts: Texts): string {
  const key = `level-${game}-${level}`;
  return texts.has(key) ? texts(key) : texts("level-number", { level });
}
