import type { GameTold, OptionTold } from "../net/wire";

export type Options = Record<string, string>;

/** The options as they will be played: what others leave without effect has its default. */
export function played(options: readonly OptionTold[], chosen: Options): Options {
  const found = Object.fromEntries(options.map((each) => [each.name, chosen[each.name] ?? each.choices[0] ?? ""]));
  for (;;) {
    const idle = options.filter((each) => !hasEffect(each, found) && found[each.name] !== each.choices[0]);
    if (idle.length === 0) return found;
    for (const each of idle) found[each.name] = each.choices[0] ?? "";
  }
}

/** Do the other options let this one do something? */
export function hasEffect(option: OptionTold, among: Options): boolean {
  return Object.entries(option.needs).every(([name, value]) => among[name] === value);
}

/** The preset that means exactly these options. */
export function presetOf(game: GameTold, among: Options): string | null {
  const same = game.presets.find(({ options }) => Object.entries(options).every(([name, value]) => among[name] === value));
  return same?.name ?? null;
}
