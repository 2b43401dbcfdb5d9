import type { Texts } from "../../texts/texts.svelte";
import type { Seat } from "../contract";
import type { Choice } from "./choice.svelte";
import type { Shown } from "./Display.svelte";
import { same, type TokenParts, type Source } from "./moves";
import { nameOf, sheetOf } from "./sheets.svelte";
import type { Blow, Scene } from "./stills";
import { sorted } from "./suits";
import { factsOf } from "./words";

/** What the displays show besides their cards. */
export interface Lights {
  own: Seat;
  choice: Choice;
  hint: TokenParts | null;
  /** The card that the opponent has played or used last. */
  used: string | null;
  isSource(source: Source): boolean;
  texts: Texts;
}

/** The display of a seat: each kind once, with what the player can do with it. */
export function displayed(view: Scene, of: Seat, lights: Lights): Shown[] {
  const { own, choice, hint, used, isSource, texts } = lights;
  const side = view.sides[of];
  const damage = new Map(side.damage);
  return [...new Set(sorted(side.display))].map((kind) => {
    const source: Source = { place: "display", card: kind };
    const target = of !== own && choice.targets.has(kind);
    const left = (sheetOf(kind)?.health ?? 0) - (damage.get(kind) ?? 0);
    const threat = isAimedAt(view, of, kind);
    return {
      kind,
      copies: side.display.filter((each) => each === kind).length,
      damage: damage.get(kind) ?? 0,
      label: `${nameOf(kind, of, texts)}. ${factsOf(kind, texts, left)}${threat ? ` ${texts("board-threat")}` : ""}`,
      lit: target
        ? "target"
        : of === own && choice.source === null && isSource(source)
          ? "source"
          : null,
      chosen: of === own && choice.is(source),
      aimed: threat,
      struck: struckAt(view, of, kind),
      fresh: of !== own && used === kind && view.active === of,
      hinted: of === own ? same(hint?.source ?? null, source) : hint?.target === kind,
    };
  });
}

/** Damage is named for this card, or for the pile. */
export function isAimedAt(view: Scene, of: Seat, target: string): boolean {
  return view.suffering === of && view.target === target;
}

/** What the latest blow did to it. */
export function struckAt(view: Scene, of: Seat, target: string): Blow["how"] | null {
  return view.struck?.findLast((blow) => blow.seat === of && blow.target === target)?.how ?? null;
}
