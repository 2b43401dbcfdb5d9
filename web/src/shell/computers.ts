import type { BotOffer, CreateTableRequest, GameCatalog } from "../net/wire";
import { kept } from "../state/kept.svelte";
import { levelName } from "../state/say";
import type { Texts } from "../texts/texts.svelte";

const DEFAULT_LEVEL = 2;

/** Whom one can play against alone: a level by its number, a bot of the server by its id. */
export interface Computer {
  value: string;
  name: string;
}

export function computers(catalog: GameCatalog, game: string, texts: Texts): Computer[] {
  const levels = catalog.levels.map((level) => ({
    value: String(level),
    name: levelName(game, level, texts),
  }));
  const bots = botsOf(catalog, game).map((bot) => ({ value: bot.id, name: bot[texts.language] }));
  return [...levels, ...bots];
}

/** The one that was chosen last, if it is still there. */
export function chosenComputer(catalog: GameCatalog, game: string): string {
  const bot = kept.bots[game];
  const isThere = botsOf(catalog, game).some((each) => each.id === bot);
  return bot && isThere ? bot : String(kept.levels[game] ?? DEFAULT_LEVEL);
}

export function chooseComputer(catalog: GameCatalog, game: string, value: string): void {
  const isBot = botsOf(catalog, game).some((each) => each.id === value);
  kept.bots[game] = isBot ? value : "";
  if (!isBot) kept.levels[game] = Number(value);
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
