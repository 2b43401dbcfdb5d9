/** What can be set, with all values that are accepted; the first one counts until another is chosen. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  text: ["normal", "large", "larger", "largest"],
  /** Every suit in its own colour, or two colours for all of them. */
  cards: ["four", "two"],
  motion: ["system", "off", "fast", "normal", "slow"],
  sound: ["off", "soft", "full"],
  /** The first choice of a move only marks it, the second one plays it. */
  confirm: [false, true],
  /** Ask even where there is only one answer. */
  ask: [false, true],
  /** Tell a player who is looking at something else that it is their turn. */
  notify: [false, true],
  /** Do not show what other players say. */
  mute: [false, true],
} as const;

export type Name = keyof typeof CHOICES;
export type Settings = { -readonly [Key in Name]: (typeof CHOICES)[Key][number] };

const KEY = "zweikampf-settings";
const NAMES = Object.keys(CHOICES) as Name[];
/** How long movements last, compared with the normal speed. */
const PACES = { system: 1, off: 1, fast: 0.5, normal: 1, slow: 1.8 } as const;

/** Whatever was stored, only what we know is taken over. */
export function valid(stored: unknown): Settings {
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<
    Record<Name, unknown>
  >;
  const entries = NAMES.map((name) => {
    const accepted: readonly unknown[] = CHOICES[name];
    return [name, accepted.includes(given[name]) ? given[name] : accepted[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

function read(): Settings {
  try {
    return valid(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return valid({}); // nothing is kept here, or something that cannot be read
  }
}

let settings = $state.raw(read());
let isReduced = $state(false);

/** The settings as they are now. */
export function chosen(): Settings {
  return settings;
}

/** Change one of them, here and in all other tabs. */
export function choose<Key extends Name>(name: Key, value: Settings[Key]): void {
  settings = valid({ ...settings, [name]: value });
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is fine; the choice counts until the page is left.
  }
}

/** Nothing moves: chosen here, or asked for by the system. */
export function calm(): boolean {
  return settings.motion === "off" || (settings.motion === "system" && isReduced);
}

/** How long things last, compared with the normal speed; what does not move is not hurried. */
export function pace(): number {
  return PACES[settings.motion];
}

/** From here on the page looks as the settings and the system say, and follows their changes. */
export function follow(): void {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const look = () => {
    isReduced = reduced.matches;
    show();
  };
  reduced.addEventListener("change", look);
  addEventListener("storage", (event) => {
    if (event.key !== KEY && event.key !== null) return; // null: all was cleared
    settings = read();
    show();
  });
  look();
}

/** What the style sheet needs to know stands on the root of the page. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = settings.theme;
  dataset["text"] = settings.text;
  dataset["motion"] = calm() ? "off" : "on";
  // The bar of the browser takes the colour of the page, whatever the system prefers.
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = bar.dataset["of"];
    const isOwn = settings.theme === own ? "all" : "not all";
    bar.media = settings.theme === "system" ? `(prefers-color-scheme: ${own})` : isOwn;
  }
}
