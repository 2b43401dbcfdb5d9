import type { Component } from "svelte";
import GenericPicture from "../generic/Picture.svelte";
import { bring } from "../net/files.svelte";
import type { GameModule } from "./contract";

/** The pictures of the lobby are part of the first load; the boards come when they are needed. */
const drawn = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });

/** The picture of a game in the lobby. */
export function pictureOf(game: string): Component {
  return drawn[`./${game}/Picture.svelte`] ?? GenericPicture;
}

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: false });

/** Whether this client was built with the game; else its texts come from the server. */
export function isBuiltIn(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

/** The board of a game and what belongs to it; a game without one is shown by the generic board. */
export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  const found = load ? await bring(load) : await bring(() => import("../generic"));
  return found.default;
}
