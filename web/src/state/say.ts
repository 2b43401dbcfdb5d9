import type { GameEvent, GameModule, Names, Seat } from "../games/contract";
import type { PlayerInfo, CodedReason, Ply } from "../net/wire";
import type { Texts, Values } from "../texts/texts.svelte";

/** What a game says about wording its events. */
type Telling = Pick<GameModule, "values" | "silent" | "merge">;

/**
 * The sentence of an event, as docs/wire.md says: its name is the key, `who` stands for the seat.
 */
export function tell(
  event: GameEvent,
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): string {
  return texts(`event-${event.event}`, valuesOf(event, viewer, game, texts, names));
}

/** The values of an event as its sentence needs them. */
export function valuesOf(
  event: GameEvent,
  viewer: Seat | null,
  game: Pick<Telling, "values">,
  texts: Texts,
  names: Names,
): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    if (value === null) {
      // A spectator does not learn which card it is.
      if (name === "card") values[name] = texts("hidden-card");
      continue;
    }
    if (name === "seat") Object.assign(values, whom(value as Seat, viewer, names));
    else if (typeof value === "boolean") values[name] = value ? 1 : 0;
    else if (typeof value === "object") values[name] = JSON.stringify(value);
    else values[name] = value as string | number;
  }
  const owner = event["seat"] === 0 || event["seat"] === 1 ? event["seat"] : viewer;
  const named = game.values?.(values, texts, owner) ?? values;
  return event["card"] === null ? { ...named, card: values["card"] ?? "" } : named;
}

/** The sentences of a step that are worth reading. */
export function tellStep(
  step: Ply,
  viewer: Seat | null,
  game: Telling,
  texts: Texts,
  names: Names,
): string {
  // An automatic answer leaves a trace, even where the same by choice is not worth a line. It is
  // the first event of its step; its consequences come after it.
  const events = step.events as GameEvent[];
  return (game.merge?.(events) ?? events)
    .flatMap((event, at) => {
      if (step.by_itself && at === 0)
        return [tell(event, viewer, game, texts, names), texts("no-choice")];
      return game.silent?.(event) ? [] : [tell(event, viewer, game, texts, names)];
    })
    .join(" ");
}

/**
 * A reason in words. It is about a player: the reader, or, with `about` from `whom`, one of a game
 * that is looked at from outside.
 */
export function tellReason(
  reason: CodedReason,
  game: Pick<GameModule, "values"> | null,
  texts: Texts,
  owner: Seat | null,
  about: Values = { who: "you" },
): string {
  const values = game?.values?.(reason.values, texts, owner) ?? reason.values;
  return texts.reason({ ...reason, values: { ...about, ...values } as CodedReason["values"] });
}

/**
 * Whom a sentence is about, and who the other one is: the reader is "you", everyone else is called
 * by name.
 */
export function whom(seat: Seat, viewer: Seat | null, names: Names): Values {
  const other = seat === 0 ? 1 : 0;
  const called = (each: Seat) => (each === viewer ? "you" : "named");
  return { who: called(seat), player: names[seat], whom: called(other), other: names[other] };
}

/** What a player is called: the given name, the name of the level or bot, "You", or the seat. */
export function nameOf(
  player: PlayerInfo,
  seat: Seat,
  game: string,
  texts: Texts,
  viewer: Seat | null = null,
): string {
  if (player.kind === "computer")
    return player.bot ? player.bot[texts.language] : levelName(game, player.level ?? 1, texts);
  if (player.kind === "open") return texts("seat-open");
  if (!player.name && seat === viewer) return texts("you-unnamed");
  return player.name || texts("seat-unnamed", { number: seat + 1 });
}

/** Who plays whom. A reader without a name stands first: "you" fits nowhere else. */
export function pairing(names: Names, viewer: Seat | null, texts: Texts): string {
  if (viewer !== null && names[viewer] === texts("you-unnamed"))
    return texts("versus-you", { name: names[viewer === 0 ? 1 : 0] });
  return texts("versus", { one: names[0], two: names[1] });
}

export function levelName(game: string, level: number, texts: Texts): string {
  const key = `level-${game}-${level}`;
  return texts.has(key) ? texts(key) : texts("level-number", { level });
}
