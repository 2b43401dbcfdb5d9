import type { GameInfo, GameOption } from "../net/wire";
import type { Texts } from "../texts/texts.svelte";

export type Options = Record<string, string>;

/** The options as they will be played: what others leave without effect has its default. */
export function played(options: readonly GameOption[], chosen: Options): Options {
  const found = Object.fromEntries(
    options.map((each) => [each.name, chosen[each.name] ?? each.choices[0] ?? ""]),
  );
  for (;;) {
    const idle = options.filter(
      (each) => !hasEffect(each, found) && found[each.name] !== each.choices[0],
    );
    if (idle.length === 0) return found;
    for (const each of idle) found[each.name] = each.choices[0] ?? "";
  }
}

/** Do the other options let this one do something? */
export function hasEffect(option: GameOption, among: Options): boolean {
  return Object.entries(option.needs).every(([name, value]) => among[name] === value);
}

/** What is worth asking: options with an effect, of which there is more than one choice. */
export function offered(options: readonly GameOption[], among: Options): GameOption[] {
  return options.filter((each) => hasEffect(each, among) && each.choices.length > 1);
}

/**
 * By which rules a table is played, in words: its preset, or what differs from the usual options.
 * Nothing, if nothing does.
 */
export function rulesInWords(game: GameInfo, among: Options, texts: Texts): string {
  const preset = presetOf(game, among);
  if (preset !== null) return texts(`preset-${preset}`);
  const other = game.options.filter(
    (each) => (among[each.name] ?? each.choices[0]) !== each.choices[0],
  );
  return other
    .map(
      (each) =>
        `${texts(`option-${each.name}`)}: ${choiceName(each.name, among[each.name] ?? "", texts)}`,
    )
    .join("; ");
}

/** A choice in words; the user's own deck is called by its name. */
export function choiceName(option: string, choice: string, texts: Texts): string {
  const key = `option-${option}-${choice}`;
  return texts.has(key) ? texts(key) : choice;
}

/** The preset that means exactly these options. */
export function presetOf(game: GameInfo, among: Options): string | null {
  const same = game.presets.find(({ options }) =>
    Object.entries(options).every(([name, value]) => among[name] === value),
  );
  return same?.name ?? null;
}
