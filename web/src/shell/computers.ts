import type { BotOffer, CreateTableRequest, GameCatalog } from "../net/wire";
import { keep, kept } from "../state/kept.svelte";
import { levelName } from "../state/say";
import type { Texts } from "../texts/texts.svelte";

const DEFAULT_LEVEL = 2;

/** Whom one can play against alone: a level by its number, a bot of the server by its id. */
export interface Computer {
  value: string;
  name: string;
  /** How strong it is, from 1 on; nobody knows that of a bot. */
  strength: number | null;
}

export function computers(catalog: GameCatalog, game: string, texts: Texts): Computer[] {
  const levels = catalog.levels.map((level) => ({
    value: String(level),
    name: levelName(game, level, texts),
    strength: level,
  }));
  const bots = botsOf(catalog, game).map((bot) => ({
    value: bot.id,
    name: bot[texts.language],
    strength: null,
  }));
  return [...levels, ...bots];
}

/** With its strength in a word, where there is one. */
export function described({ name, strength }: Computer, t: Texts): string {
  if (strength === null) return t("computer-described", { name, strength: t("strength-bot") });
  if (!t.has(`strength-${strength}`)) return name;
  return t("computer-described", { name, strength: t(`strength-${strength}`) });
}

/** The one that was chosen last, if it is still there. */
export function chosenComputer(catalog: GameCatalog, game: string): string {
  const bot = kept.bots[game];
  const isThere = botsOf(catalog, game).some((each) => each.id === bot);
  if (bot && isThere) return bot;
  const level = kept.levels[game] ?? DEFAULT_LEVEL;
  return String(catalog.levels.includes(level) ? level : DEFAULT_LEVEL);
}

export function chooseComputer(catalog: GameCatalog, game: string, value: string): void {
  const isBot = botsOf(catalog, game).some((each) => each.id === value);
  kept.bots[game] = isBot ? value : "";
  if (!isBot) kept.levels[game] = Number(value);
  keep();
}

export function asOpponent(
  catalog: GameCatalog,
  game: string,
  value: string,
): CreateTableRequest["opponent"] {
  const isBot = botsOf(catalog, game).some((each) => each.id === value);
  return isBot ? { kind: "bot", bot: value } : { kind: "computer", level: Number(value) };
}

function botsOf(catalog: GameCatalog, game: string): BotOffer[] {
  return catalog.bots.filter((bot) => bot.games.includes(game) && !isLevel(catalog, bot.id));
}

function isLevel(catalog: GameCatalog, value: string): boolean {
  return catalog.levels.some((level) => String(level) === value);
}
