import type { Component } from "svelte";
import DwarvesPicture from "./dwarves/Picture.svelte";
import ThronePicture from "./throne/Picture.svelte";
import TowerPicture from "./tower/Picture.svelte";
import type { GameModule } from "./contract";

/** The pictures of the lobby are part of the first load; the boards come when they are needed. */
export const pictures: Record<string, Component> = {
  throne: ThronePicture,
  tower: TowerPicture,
  dwarves: DwarvesPicture,
};

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts", { eager: false });

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
